"""What the memory does to a provider's prompt cache: `python -m bench.cache [--data FILE]`."""
