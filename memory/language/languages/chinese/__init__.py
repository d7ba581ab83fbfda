"""Chinese: the sure signs of change."""
