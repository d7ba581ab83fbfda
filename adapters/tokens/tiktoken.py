"""Exact token counts with OpenAI's vocabularies, where they have been put into a cache directory beforehand."""

import hashlib
import os
import threading
from collections.abc import Callable
from pathlib import Path

import tiktoken

from memory.text.tokens import estimate_tokens, sampled

VOCABULARIES = {
    "o200k_base": (
        "fb374d419588a4632f3f557e76b4b70aebbca790",
        "446a9538cb6c348e3516120d7c08b09f57c36495e2acfffe59a5bf8b0cfb1a2d",
    ),
    "cl100k_base": (
        "9b5ad71b2ce5302211f9c61530b329a4922fc6a4",
        "223921b76ee99bde995b7ff738513eef100fb51d18c93597a113bcffe865b2a7",
    ),
}
"""Encoding → its file's name in a cache directory (tiktoken takes the SHA-1 of the address) and the SHA-256 of what
must be in it. tiktoken downloads, without a timeout, when either is not as it should be: so we look first."""


class VocabularyMissing(LookupError):
    """The vocabulary is not in the cache directory, or is damaged there."""


def cached_encoding(cache_dir: Path, encoding: str) -> tiktoken.Encoding:
    """The encoding from `cache_dir`, never from the network. Takes 0.4 s and 80 MB. Raises `VocabularyMissing`."""
    if encoding not in VOCABULARIES:
        raise VocabularyMissing(f"{encoding} is not one of {', '.join(VOCABULARIES)}")
    name, digest = VOCABULARIES[encoding]
    path = cache_dir / name
    try:
        content = path.read_bytes()
    except OSError as error:
        raise VocabularyMissing(f"{encoding} is not in {cache_dir} (it would be {name})") from error
    if hashlib.sha256(content).hexdigest() != digest:
        raise VocabularyMissing(f"{path} is damaged")
    os.environ["TIKTOKEN_CACHE_DIR"] = str(cache_dir)
    return tiktoken.get_encoding(encoding)


class TiktokenCounter:
    """Counts the tokens of a text, as `CountTokens`. Estimates until, or unless, its encoding is loaded."""

    def __init__(self, load: Callable[[], tiktoken.Encoding], *, on_missing: Callable[[Exception], None]) -> None:
        """Begins to load, in a thread of its own: `partial(cached_encoding, directory, "o200k_base")`.

        `on_missing` is told, in that thread, why it remains an estimate.
        """
        self._encoding: tiktoken.Encoding | None = None

        def take() -> None:
            try:
                self._encoding = load()
            except (VocabularyMissing, ValueError, OSError) as error:
                on_missing(error)

        self.loading = threading.Thread(target=take, name="tiktoken", daemon=True)
        self.loading.start()

    def __call__(self, text: str) -> int:
        """The number of tokens; `<|endoftext|>` and its like are plain text here (FAULTS B14)."""
        encoding = self._encoding
        if encoding is None:
            return estimate_tokens(text)
        return sampled(text, lambda part: len(encoding.encode_ordinary(part)))
