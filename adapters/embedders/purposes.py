"""What models want in front of a text, to know whether it is kept or asks for what is kept.

Who was trained with such words and does not get them finds less: nomic-embed-text takes every text for another kind.
The words are those of the models' own pages; a model is known by its name, whoever serves it.
"""

import re
from collections.abc import Mapping
from hashlib import blake2b
from typing import NamedTuple

from memory.ports.embedding import Purpose

AUTO = "auto"
"""In the settings: what the model's name says."""


class Prefixes(NamedTuple):
    """What stands in front of a text that is kept, and of one that asks."""

    document: str = ""
    query: str = ""

    def of(self, purpose: Purpose) -> str:
        """What stands in front of a text of that purpose."""
        return self.document if purpose == "document" else self.query

    @property
    def mark(self) -> str:
        """What they add to an embedder's name: vectors that were made with other words are another embedder's."""
        told = "\n\n".join(self).encode()
        return f"/{blake2b(told, digest_size=4).hexdigest()}" if any(self) else ""


UNTOLD = Prefixes()

BY_NAME = Prefixes(AUTO, AUTO)


_PASSAGES = "Represent this sentence for searching relevant passages: "
_INSTRUCTED = "Instruct: Given a question, retrieve passages that answer it\nQuery: "

KNOWN: Mapping[str, Prefixes] = {
    "nomic-embed": Prefixes("search_document: ", "search_query: "),
    "e5-[a-z0-9-]*instruct|e5-mistral": Prefixes("", _INSTRUCTED),
    r"(?:^|[/_-])e5-(?:small|base|large)": Prefixes("passage: ", "query: "),
    "mxbai-embed": Prefixes("", _PASSAGES),
    "bge-(?:small|base|large)-en": Prefixes("", _PASSAGES),
    r"arctic-embed(?:2|-[a-z]+-v2)": Prefixes("", "query: "),
    "arctic-embed": Prefixes("", _PASSAGES),
    "embeddinggemma|gemini-embedding-2": Prefixes("title: none | text: ", "task: search result | query: "),
    "qwen3-embedding": Prefixes("", _INSTRUCTED),
}
"""By what their names have, the first that fits."""


def prefixes_of(model: str, chosen: Prefixes = BY_NAME) -> Prefixes:
    """The prefixes for a model, as its name says where nothing is chosen."""
    known = next((prefixes for name, prefixes in KNOWN.items() if re.search(name, model.casefold())), UNTOLD)
    return Prefixes(*(own if own != AUTO else usual for own, usual in zip(chosen, known, strict=True)))
