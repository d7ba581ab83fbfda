"""Text → lexical terms; any callable of `memory.model.types.Analyze`'s shape will do."""

from adapters.analyzers.snowball import SnowballAnalyzer

__all__ = ["SnowballAnalyzer"]
