"""The words of each language: a language is a file."""
