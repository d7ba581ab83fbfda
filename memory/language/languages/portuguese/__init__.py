"""The words and phrases of Portuguese, a table for each use."""
