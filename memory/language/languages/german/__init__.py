"""The words and phrases of German, a table for each use."""
