"""Russian: orders to a model."""
