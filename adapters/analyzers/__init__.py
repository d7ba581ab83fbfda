"""Text → lexical terms, a module per language; any callable of `memory.model.types.Analyze`'s shape will do."""

from adapters.analyzers.english import EnglishAnalyzer

__all__ = ["EnglishAnalyzer"]
