"""The engine that keeps nothing: dictionaries in one process, for trying out and for tests."""

from adapters.in_memory.data import Data
from adapters.in_memory.engine import InMemoryEngine

__all__ = ["Data", "InMemoryEngine"]
