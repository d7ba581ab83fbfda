"""Exact token counts; `memory.tokens` estimates without them."""
