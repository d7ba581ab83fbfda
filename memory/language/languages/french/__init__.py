"""The words and phrases of French, a table for each use."""
