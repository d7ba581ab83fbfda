"""What goes wrong, as a program that remembers is told: in process and of a server alike.

MemoryError             a `code` for programs, and a sentence for people
├── ScopeError              the caller: nobody is named, or somebody whom this key may not name
├── InvalidInputError       the caller: a value is out of its bounds, or a configuration is none
├── NotFoundError           the caller: there is no such memory within reach
├── ConflictError           nobody: it was changed meanwhile; read it again, then write
├── AuthenticationError     the caller: no key, or one that opens nothing here
├── RateLimitError          the caller: too much at once
├── VectorStoreError        the store, or the server in front of it: away, damaged, or another one's
├── LLMError                the language model
├── EmbeddingError          the embedder
└── FileError               a file that is to be written or read: it is not there, or may not be

The codes are those of the server's answers (docs/api.md, Errors).
"""

from collections.abc import Mapping

from memory.model.errors import EmbedderChanged, MemoryFault, SecretMismatch, StoreUnfit
from memory.ports.llm import ModelError
from proxy.http.errors import error_of_memory


class MemoryError(Exception):  # noqa: A001 - its name among those who use it; nothing here runs out of memory
    """Anything that goes wrong with the memory."""

    code = "memory_error"

    def __init__(self, message: str, code: str = "", *, retry_after_seconds: float | None = None) -> None:
        """`retry_after_seconds`: when a server said that it may be asked again."""
        super().__init__(message)
        self.message = message
        self.code = code or self.code
        self.retry_after_seconds = retry_after_seconds


class ScopeError(MemoryError, ValueError):
    """No user, agent or run is named, or one that may not be."""

    code = "memory_scope_required"


class InvalidInputError(MemoryError, ValueError):
    """A value is out of its bounds; the message says which, and what would do."""

    code = "invalid_input"


class NotFoundError(MemoryError, LookupError):
    """There is no such memory within reach."""

    code = "not_found"


class ConflictError(MemoryError):
    """It was changed meanwhile."""

    code = "conflict"


class AuthenticationError(MemoryError):
    """The server wants a key, or a better one."""

    code = "invalid_api_key"


class RateLimitError(MemoryError):
    """Too much at once. Wait, `retry_after_seconds` if it is told, then try again."""

    code = "rate_limited"


class VectorStoreError(MemoryError):
    """The store cannot be reached, read or written."""

    code = "memory_unavailable"


class LLMError(MemoryError):
    """The language model failed. To add never raises it: nothing is learned then."""

    code = "llm_failed"


class EmbeddingError(MemoryError):
    """The embedder failed."""

    code = "embedding_failed"


class FileError(MemoryError, OSError):
    """A file cannot be written or read; an `OSError`, too."""

    code = "file_unusable"


_OF_CODE: Mapping[str, type[MemoryError]] = {
    "memory_scope_required": ScopeError,
    "scope_forbidden": ScopeError,
    "invalid_scope_value": ScopeError,
    "llm_failed": LLMError,
    "embedding_failed": EmbeddingError,
}

_OF_STATUS: dict[int, type[MemoryError]] = {
    400: InvalidInputError,
    401: AuthenticationError,
    403: AuthenticationError,
    404: NotFoundError,
    409: ConflictError,
    413: InvalidInputError,
    415: InvalidInputError,
    429: RateLimitError,
    502: VectorStoreError,
    503: VectorStoreError,
    504: VectorStoreError,
}


def error_of_answer(status: int, code: str, message: str, *, retry_after_seconds: float | None = None) -> MemoryError:
    """What a server's answer comes to."""
    kind = _OF_CODE.get(code) or _OF_STATUS.get(status, MemoryError)
    return kind(message, code, retry_after_seconds=retry_after_seconds)


_OPERATORS: Mapping[type[MemoryFault], str] = {
    StoreUnfit: "memory_unfit",
    SecretMismatch: "secret_mismatch",
    EmbedderChanged: "embedder_changed",
}
"""What a server would not have started with."""


def error_of_fault(fault: MemoryFault) -> MemoryError:
    """What a failure in this process comes to: in full, as it is the caller's own store."""
    if isinstance(fault, ModelError):
        return LLMError(str(fault))
    if (code := _OPERATORS.get(type(fault))) is not None:
        return VectorStoreError(str(fault), code)
    told = error_of_memory(fault)
    return error_of_answer(told.status, told.code, str(fault) or told.message)
