"""The words and phrases of Spanish, a table for each use."""
