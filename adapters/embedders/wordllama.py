"""WordLlama (l2_supercat, 256 dimensions), the default: a text's direction is the sum of its tokens' vectors.

No token of its vocabulary reaches from one word over a space into the next. So a text of ordinary length is the sum of
its words, and a word, once embedded, is looked up: its tokens take the tokenizer ten times as long to find.

Only two data files of the distribution are read, weights and tokenizer. Its package is not imported: the loader in it
configures logging for the whole process and wants to download what lies beside it.
"""

import asyncio
import os
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from pathlib import Path

import msgspec
import numpy as np
from numpy.typing import NDArray
from tokenizers import Tokenizer

from memory.model.errors import EmbeddingError
from memory.model.types import Vector, Vectors
from memory.ports.embedding import Purpose
from memory.retrieval.embedding_cache import embeddable, unit_vectors

DIMENSION = 256

LIMIT_BYTES = 8_192
"""Of one text. A mean over more tokens says nothing more, and its tokenizer takes the whole text as one word:
8 KiB cost 2 ms, a megabyte of spaces half a second (FAULTS B15)."""

INLINE_BYTES = 4_096
"""Up to this much is embedded at once (1 ms at most); a thread, whose hop costs 50 µs, does what is more."""

WORDS_BYTES = 1_024
"""Up to this much of a text is the sum of its words; a longer one is tokenized as a whole. The text alone decides it,
so that its vector is the same to the last bit whatever was embedded before."""

WORDS = 4_096
"""So many words are kept, 4 MB: nine in ten of what people write are among the commonest 4,000."""

LONGEST_WORD = 32
"""Characters: what is longer is an address or a key, which nobody writes twice, or a text without spaces."""

SLICE = 256
"""Texts that are pooled together: their token vectors stay within a few megabytes."""

_WEIGHTS = "weights/l2_supercat_256.safetensors"
_TOKENIZER = "tokenizers/l2_supercat_tokenizer_config.json"


class _Tensor(msgspec.Struct, frozen=True):
    """A tensor's entry in the head of a safetensors file."""

    dtype: str
    shape: tuple[int, ...]
    data_offsets: tuple[int, int]


class WordLlamaEmbedder:
    """Vectors of the wordllama distribution's static token embeddings. Loads in a tenth of a second; no network."""

    name = f"wordllama/l2_supercat/{DIMENSION}"
    dimension = DIMENSION
    duplicate_cosine = 0.93
    """From pairs written by hand, dated alike: what adds something ("… and shellfish", "… for my job") came to 0.92 at
    most, what says the same in the same words to 0.94 and more. What only changes a word or a number ("500 mg", "850
    mg": 0.98) no threshold tells apart; the comparison of the words does."""

    def __init__(self) -> None:
        found = find_spec("wordllama")
        if found is None or not found.submodule_search_locations:
            raise EmbeddingError("the distribution wordllama is not installed")
        folder = Path(found.submodule_search_locations[0])
        self._weights = read_weights(folder / _WEIGHTS)
        # One text at a time gains nothing from a pool of threads, and a process that has one must not fork.
        os.environ.setdefault("TOKENIZERS_PARALLELISM", "false")
        try:
            self._tokenizer = Tokenizer.from_file(str(folder / _TOKENIZER))
        except Exception as error:  # the library raises nothing narrower
            raise EmbeddingError(f"{folder / _TOKENIZER} cannot be read: {error}") from error
        # Its cache would keep 10,000 whole texts (no pre-tokenizer): 31 MB, and words that an erasure must reach.
        self._tokenizer.model._resize_cache(0)  # noqa: SLF001 - the library gives no public way for a loaded model
        self._special = frozenset(token.content for token in self._tokenizer.get_added_tokens_decoder().values())
        self._words = Words(self._summed, most=WORDS)

    async def embed(self, texts: Sequence[str], *, purpose: Purpose = "document") -> Vectors:  # noqa: ARG002 - one vector for both
        """One vector a text, in order. Raises `EmbeddingError` for a blank text."""
        cut = embeddable(texts, limit_bytes=LIMIT_BYTES)
        if sum(map(len, cut)) <= INLINE_BYTES:
            return self._vectors(cut, self._words)
        # In a thread, which shares no words with the event loop, and what is read once makes nobody forget them.
        return await asyncio.to_thread(self._vectors, cut, Words(self._summed, most=WORDS))

    def _vectors(self, texts: list[str], words: "Words") -> Vectors:
        sums = np.empty((len(texts), DIMENSION), dtype=np.float32)
        for start in range(0, len(texts), SLICE):
            part = texts[start : start + SLICE]
            wholes: list[int] = []
            for row, text in enumerate(part, start):
                if (parts := self._parts(text)) is None:
                    wholes.append(row)
                else:
                    words.add_up(parts, out=sums[row])
            if wholes:
                sums[wholes] = self._summed([texts[row] for row in wholes])
        return unit_vectors(sums, count=len(texts), dimension=DIMENSION)

    def _parts(self, text: str) -> list[str] | None:
        """The words of a text if its tokens are theirs; None if only the whole text tells its tokens.

        That is so where several spaces are one token, and around what the tokenizer takes for a sign of its own.
        """
        if len(text) > WORDS_BYTES or (not text.isascii() and len(text.encode()) > WORDS_BYTES) or SPACE in text:
            return None
        if "<" in text and any(map(text.__contains__, self._special)):
            return None
        parts = text.split(" ")
        return None if "" in parts else parts

    def _summed(self, texts: Sequence[str]) -> Vectors:
        """Each text's token vectors, added up: the mean has the same direction."""
        sums = np.empty((len(texts), DIMENSION), dtype=np.float32)
        encodings = self._tokenizer.encode_batch_fast(texts, add_special_tokens=False)
        for row, encoding in zip(sums, encodings, strict=True):
            np.add.reduce(self._weights.take(encoding.ids, axis=0), axis=0, dtype=np.float32, out=row)
        return sums


SPACE = "\u2581"
"""Stands for a space within this tokenizer: in a text it would pass for one."""


_UNKNOWN = -1


class Words:
    """The vectors of words that were lately seen, under their hashes: no word is kept. For one thread.

    The hashes are 64 bits, with a key that each process makes for itself.
    """

    def __init__(self, embed: Callable[[Sequence[str]], Vectors], *, most: int) -> None:
        """`embed`: makes the vectors of words that are not known."""
        self._embed = embed
        self._rows: dict[int, int] = {}
        self._keys: list[int] = []
        """The hash of the word in each row, so far as they are in use."""
        self._next = 0
        """The row that is used next: the one that was used first, once all are."""
        self._vectors = np.empty((most, DIMENSION), np.float32)  # takes memory as its rows are written

    def add_up(self, words: Sequence[str], *, out: Vector) -> None:
        """The sum of the vectors of words."""
        hashes = list(map(hash, words))
        rows = [self._rows.get(each, _UNKNOWN) for each in hashes]
        if _UNKNOWN in rows:
            missing = {each: word for each, word, row in zip(hashes, words, rows, strict=True) if row == _UNKNOWN}
            made = self._embed(list(missing.values()))
            fresh = dict(zip(missing, made, strict=True))
            vectors = self._vectors.take(rows, axis=0, mode="clip")
            for at, (each, row) in enumerate(zip(hashes, rows, strict=True)):
                if row == _UNKNOWN:
                    vectors[at] = fresh[each]
            np.add.reduce(vectors, axis=0, out=out)
            for each, word in missing.items():
                if len(word) <= LONGEST_WORD:
                    self._keep(each, fresh[each])
        else:
            np.add.reduce(self._vectors.take(rows, axis=0), axis=0, out=out)

    def _keep(self, key: int, vector: Vector) -> None:
        row = self._next
        if row < len(self._keys):
            del self._rows[self._keys[row]]
            self._keys[row] = key
        else:
            self._keys.append(key)
        self._rows[key] = row
        self._vectors[row] = vector
        self._next = (row + 1) % len(self._vectors)


def read_weights(path: Path) -> NDArray[np.float16]:
    """The one tensor of a safetensors file, shape (tokens, DIMENSION), mapped: its pages are shared by all processes.

    It stays float16. As float32 200 tokens would take 0.14 instead of 0.19 ms, 20 tokens 11 instead of 16 µs, and each
    process 31 MB that are its own. Raises `EmbeddingError`.
    """
    try:
        with path.open("rb") as file:
            length = int.from_bytes(file.read(8), "little")
            if length > path.stat().st_size:
                raise EmbeddingError(f"{path} is no safetensors file")
            head = msgspec.json.decode(file.read(length), type=dict[str, _Tensor])
        tensor = head["embedding.weight"]
        if tensor.dtype != "F16" or tensor.shape[1:] != (DIMENSION,):
            raise EmbeddingError(f"{path} holds {tensor.dtype} {tensor.shape}, not F16 of {DIMENSION} columns")
        start = 8 + length + tensor.data_offsets[0]
        return np.asarray(np.memmap(path, dtype="<f2", mode="r", offset=start, shape=tensor.shape))
    except (OSError, msgspec.DecodeError, KeyError, ValueError) as error:
        raise EmbeddingError(f"{path} cannot be read: {error}") from error
