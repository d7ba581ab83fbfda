"""Cross-encoders: implementations of `memory.ports.Reranker`."""
