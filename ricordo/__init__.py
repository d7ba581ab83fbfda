"""The public face of Ricordo.

`Memory` and `AsyncMemory` remember, in this process or by a server; `MemoryConfig` says what they are made of. What is
named here is loaded when it is used: the commands begin with this module, and need none of it.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ricordo.library.blocking import Memory
    from ricordo.library.config import MemoryConfig
    from ricordo.library.errors import (
        AuthenticationError,
        ConflictError,
        EmbeddingError,
        FileError,
        InvalidInputError,
        LLMError,
        MemoryError,  # noqa: A004 - its name among those who use it
        NotFoundError,
        RateLimitError,
        ScopeError,
        VectorStoreError,
    )
    from ricordo.library.memory import AsyncMemory

_ROOMS = {
    "blocking": ("Memory",),
    "memory": ("AsyncMemory",),
    "config": ("MemoryConfig",),
    "errors": (
        "AuthenticationError",
        "ConflictError",
        "EmbeddingError",
        "FileError",
        "InvalidInputError",
        "LLMError",
        "MemoryError",
        "NotFoundError",
        "RateLimitError",
        "ScopeError",
        "VectorStoreError",
    ),
}
_ROOM_OF = {name: room for room, names in _ROOMS.items() for name in names}

__all__ = [
    "AsyncMemory",
    "AuthenticationError",
    "ConflictError",
    "EmbeddingError",
    "FileError",
    "InvalidInputError",
    "LLMError",
    "Memory",
    "MemoryConfig",
    "MemoryError",
    "NotFoundError",
    "RateLimitError",
    "ScopeError",
    "VectorStoreError",
]


def __getattr__(name: str) -> Any:  # noqa: ANN401 - a class of its own
    if name not in _ROOM_OF:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"ricordo.library.{_ROOM_OF[name]}"), name)


def __dir__() -> list[str]:
    return __all__
