"""How well recall finds what answers a question: `python -m bench.quality --data FILE`."""
