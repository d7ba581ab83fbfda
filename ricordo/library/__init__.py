"""The memory as a Python library: `from ricordo import Memory`. docs/python.md."""
