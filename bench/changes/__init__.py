"""How the second reader of changes is learned."""
