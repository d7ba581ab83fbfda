"""One exchange with a server of embeddings that is spoken to without an SDK; its failures in our terms."""

from collections.abc import Mapping
from typing import Any, TypeVar

import httpx2
import msgspec

from memory.model.errors import EmbeddingError

T = TypeVar("T")


async def post(
    client: httpx2.AsyncClient,
    url: str,
    *,
    name: str,
    body: Mapping[str, Any],
    headers: Mapping[str, str],
    timeout: float,
    form: type[T],
) -> T:
    """The answer, read as `form`. Raises `EmbeddingError`, without a word of the body or of the answer."""
    try:
        answer = await client.post(url, json=body, headers=headers, timeout=timeout)
        answer.raise_for_status()
        return msgspec.json.decode(answer.content, type=form)
    except httpx2.HTTPStatusError as error:
        raise EmbeddingError(f"{name}: the server answered {error.response.status_code}") from error
    except httpx2.HTTPError as error:
        raise EmbeddingError(f"{name}: {type(error).__name__}") from error
    except (msgspec.DecodeError, RecursionError) as error:
        raise EmbeddingError(f"{name}: the answer is not a list of embeddings") from error


def one_each(rows: list[list[float]], *, count: int, name: str) -> list[list[float]]:
    """The rows, if there is one for each text. Raises `EmbeddingError`."""
    if len(rows) != count:
        raise EmbeddingError(f"{name}: {len(rows)} embeddings came for {count} texts")
    return rows
