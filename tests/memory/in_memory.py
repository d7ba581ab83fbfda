"""A store as the domain's tests have it: in memory, real, and gone with the test."""

from adapters.analyzers import SnowballAnalyzer
from adapters.in_memory import Data, InMemoryEngine
from memory.model.scope import Digests


def engine_in_memory(data: Data | None = None, *, embedder: str = "test", secret: bytes = b"secret") -> InMemoryEngine:
    """An engine; on `data` that another one had, as after a restart."""
    return InMemoryEngine(data, digests=Digests(secret), analyze=SnowballAnalyzer(), embedder=embedder)
