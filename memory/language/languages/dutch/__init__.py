"""The words and phrases of Dutch, a table for each use."""
