"""What is remembered and comes back, end to end: `python -m bench.memory [--data FILE …]`."""
