"""Cross-encoders: implementations of `memory.ports.embedding.Reranker`."""
