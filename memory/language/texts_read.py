"""What texts say, each read once for as long as it is compared with anything.

Reading a sentence costs half a millisecond, and the facts of a user are compared with much the same ten or twenty
memories turn after turn. What is kept is kept by the text itself, not by the memory that has it: a memory that is
corrected, and a state that a batch has not written yet, are other texts, and the same text says the same whose ever it
is.
"""

from collections.abc import Callable
from functools import cached_property
from typing import Any, TypeVar

from memory.language.change import slots_of
from memory.language.change_signs import ToldStatement, told_in
from memory.language.claims import Claimed, is_reading
from memory.language.first_person import own_sentences
from memory.language.lasting_orders import is_standing_instruction
from memory.language.sayings import Said, said_by
from memory.language.values_of_medicines import drugs_in
from memory.language.wording import Wording, wording
from memory.model.lately import KEPT_SECONDS, Lately
from memory.text.reading import once

T = TypeVar("T")

LIMIT_BYTES = 32 << 20
"""Some 8,000 sentences: a worker's memories of ten users with a thousand each, beside the 130 MB that it takes."""

ENTRY_BYTES = 2_400
"""What is kept of an empty text, about."""
CHAR_BYTES = 24
"""So much more for each character of a text, about: it is kept whole and word by word."""


class ReadText:
    """What a text says, as far as it is compared: each part is read when it is first asked for."""

    def __init__(self, text: str) -> None:
        self.text = text
        self._of_whom: dict[tuple[Callable[..., Any], bool], Any] = {}
        self._stated: dict[tuple[int, bool], tuple[ToldStatement, ...]] = {}

    @cached_property
    def words(self) -> Wording:
        """Word by word."""
        return wording(self.text)

    @cached_property
    def claimed(self) -> Claimed:
        """Its states, and what it says is over."""
        return Claimed(self.text, self.words)

    @cached_property
    def is_reading(self) -> bool:
        """Whether it is one of many of the same thing."""
        return is_reading(self.text)

    @cached_property
    def instructs(self) -> bool:
        """Whether it tells the assistant what to do."""
        return is_standing_instruction(self.text)

    @cached_property
    def drugs(self) -> frozenset[str]:
        """The medicines that it names."""
        return drugs_in(self.text)

    def read_ahead(self, *, by_model: bool) -> None:
        """Read what a later turn will ask of it, while the rules' own readings of this turn have most of that."""
        _ = self.instructs
        self.own_sentences(by_model=by_model)
        self.said(by_model=by_model)

    def own_sentences(self, *, by_model: bool) -> tuple[str, ...]:
        """What its user states in it of her own."""
        return self._read_as(own_sentences, by_model=by_model)

    def said(self, *, by_model: bool) -> tuple[Said, ...]:
        """What it says of the user's fields."""
        return self._read_as(said_by, by_model=by_model)

    def slots(self, *, by_model: bool) -> frozenset[str]:
        """The slots that it fills."""
        return self._read_as(slots_of, by_model=by_model)

    def statements(self, language: int, *, by_model: bool) -> tuple[ToldStatement, ...]:
        """Its sentences as they are weighed, in that language."""
        if (language, by_model) not in self._stated:
            sentences = self.own_sentences(by_model=by_model)
            self._stated[language, by_model] = tuple(told_in(sentence, language) for sentence in sentences)
        return self._stated[language, by_model]

    def _read_as(self, read: Callable[..., T], *, by_model: bool) -> T:
        if (read, by_model) not in self._of_whom:
            self._of_whom[read, by_model] = read(self.text, by_model=by_model)
        return self._of_whom[read, by_model]


told_by = once(ReadText)
"""What a text says. Pure, and the dearest part of a comparison: half a millisecond for a sentence."""


class TextsRead:
    """Reads texts as `told_by` does, and remembers those that were asked for lately. For one event loop."""

    def __init__(self, *, limit_bytes: int = LIMIT_BYTES, kept_seconds: float = KEPT_SECONDS) -> None:
        self._kept = Lately[str, ReadText](limit_bytes=limit_bytes, kept_seconds=kept_seconds)

    def __len__(self) -> int:
        """How many texts are kept."""
        return len(self._kept)

    @property
    def nbytes(self) -> int:
        """Bytes held, about."""
        return self._kept.nbytes

    def read(self, text: str) -> ReadText:
        """What a text says. To be called on the event loop."""
        read = self._kept.get(text)
        if read is None:
            read = told_by(text)
            self._kept.keep(text, read, nbytes=ENTRY_BYTES + CHAR_BYTES * len(text))
        return read
