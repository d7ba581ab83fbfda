"""One chat turn: what a request asks of the memory, which turn it is, and what is kept of it."""
