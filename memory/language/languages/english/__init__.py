"""English: all of its tables."""
