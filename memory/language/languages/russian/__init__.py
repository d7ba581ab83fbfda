"""The words and phrases of Russian, a table for each use."""
