"""Italian: what users say of themselves, signs of change, orders to forget, what could harm."""
