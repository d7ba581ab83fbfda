"""Benchmarks: what the documentation claims about performance is printed here."""
