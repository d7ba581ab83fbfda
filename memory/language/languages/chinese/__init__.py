"""Chinese: the sure signs of change, what speaks of a state, conclusions, orders to a model."""
