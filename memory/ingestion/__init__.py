"""From what was said to what is remembered: extract, compare, decide, apply."""
