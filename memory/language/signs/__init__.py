"""What says that something has changed: a table for each language."""
