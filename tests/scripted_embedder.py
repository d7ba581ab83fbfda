"""The scripted embedder: a real HTTP server that speaks OpenAI's embeddings, and knows what it is told that it knows.

    async with ScriptedEmbedder() as embedder:
        embedder.knows("programming", "Python", "Rust")     # texts that name one of these are near to each other
        embedder.fails_on("poison")                         # 400 for whatever has this word in it

Its vectors are WordLlama's, and one more direction for each subject that it knows: what a large model has read about
the world, and a table of token vectors has not.
"""

import math
import re
from collections.abc import Coroutine
from typing import Any, TypeVar

import msgspec

from adapters.embedders.wordllama import DIMENSION, WordLlamaEmbedder
from memory.model.types import Vectors
from tests.scripted_upstream import Answer, Received, ScriptedUpstream, error, reply

T = TypeVar("T")

SUBJECTS = 4
"""Most that are known: the other numbers of a vector are WordLlama's."""

SHARE = 0.9
"""So much of a text's direction is that of its subject: two texts of one have a cosine of at least the square."""


class ScriptedEmbedder(ScriptedUpstream):
    """The server; see the module's docstring."""

    dimensions = DIMENSION + SUBJECTS

    def __init__(self) -> None:
        super().__init__()
        self._words = WordLlamaEmbedder()
        self._subjects: list[frozenset[str]] = []
        self._failing = ""
        self.script(self._embed, on="/embeddings")

    def knows(self, *words: str) -> None:
        """From now on these are words of one subject."""
        assert len(self._subjects) < SUBJECTS
        self._subjects.append(frozenset(word.casefold() for word in words))

    def fails_on(self, word: str) -> None:
        """From now on refuse what has this word in it; empty: nothing."""
        self._failing = word

    def _embed(self, request: Received) -> Answer:
        texts: list[str] = request.json()["input"]
        if self._failing and any(self._failing in text for text in texts):
            return error(400, "this cannot be embedded")
        data = [{"object": "embedding", "index": at, "embedding": self._vector(each)} for at, each in enumerate(texts)]
        usage = {"prompt_tokens": 1, "total_tokens": 1}
        return reply(msgspec.json.encode({"object": "list", "model": "any-model", "data": data, "usage": usage}))

    def _vector(self, text: str) -> list[float]:
        said = frozenset(re.findall(r"\w+", text.casefold()))
        about = [1.0 if said & subject else 0.0 for subject in self._subjects]
        about += [0.0] * (SUBJECTS - len(about))
        share = SHARE if any(about) else 0.0
        of_words = _at_once(self._words.embed([text]))[0] * math.sqrt(1 - share**2)
        length = math.hypot(*about) or 1.0
        return [*map(float, of_words), *(each / length * share for each in about)]


def _at_once(embedding: Coroutine[Any, Any, Vectors]) -> Vectors:
    """The vectors of a text that is short enough to be embedded without waiting."""
    try:
        embedding.send(None)
    except StopIteration as done:
        return done.value
    raise AssertionError("the text is too long for a test")
