"""The words and phrases of English, a table for each use."""
