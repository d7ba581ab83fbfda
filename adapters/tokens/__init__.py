"""Exact token counts; `memory.text.tokens` estimates without them."""
