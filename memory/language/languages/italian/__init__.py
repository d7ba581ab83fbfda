"""The words and phrases of Italian, a table for each use."""
