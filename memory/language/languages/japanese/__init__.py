"""Japanese: the sure signs of change, orders to a model."""
