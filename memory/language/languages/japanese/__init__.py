"""Japanese: the sure signs of change."""
