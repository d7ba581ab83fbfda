"""The words and phrases of Japanese, a table for each use."""
