"""The words and phrases of Chinese, a table for each use."""
