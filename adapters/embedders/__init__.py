"""Texts → vectors, a module per model or server; `registry.build_embedder` knows them by name."""
