"""The outside world, one package per system; none imports another."""
