"""Which memories are pinned by themselves: what could harm the user if it were forgotten once.

Only the user's own confirmed words are, and only about themselves: a third party's allergy is for retrieval to find.
`memory/language/dangers.py` reads what is said how; here is who stays.
Pins are few: when a user has `most`, the one that matters least lets go. What was pinned by hand stays.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime, time, timedelta
from typing import NamedTuple, get_args

import msgspec

from memory.language.danger_table import HAVE_AN_END, Reason
from memory.language.dangers import dangers_in, stated_of_user
from memory.language.languages import LANGUAGES
from memory.language.saying_table import Act
from memory.language.sayings import said_by
from memory.language.spans import end_of
from memory.model.memory import AUTO_PINNED, Memory, MemoryType
from memory.model.options import PinOptions
from memory.profile.fields import SAFETY, may_tell
from memory.profile.merging import is_all_denied
from memory.text.reading import once
from memory.text.regex import regex

_OWN = "own pattern"
"""The reason of what the operator's patterns find; it lets go first."""


@once
def harms_if_lost(text: str) -> bool:
    """Whether a text tells what could harm the user if it were left out: it stays where something has to give way."""
    if any(map(dangers_in, stated_of_user(text, by_model=True))):
        return True
    return any(said.field in SAFETY for said, _ in said_by(text, by_model=True))


class Pinning(NamedTuple):
    """What becomes of new memories and of old pins."""

    memories: tuple[Memory, ...]
    """The new ones in their order, pinned or not."""
    released: tuple[Memory, ...] = ()
    """Older pins that let go, as they are to be written."""


def ends_at(memory: Memory) -> datetime | None:
    """Until when a pin holds by its own words: "no lifting for six weeks"; None: nobody says, or it holds for good.

    A day more, wherever its user lives.
    """
    told = stated_of_user(memory.text, by_model=memory.is_by_model)
    reasons = {danger.reason for each in told for danger in dangers_in(each)}
    if not reasons or not reasons <= HAVE_AN_END:
        return None
    # Who has been on lithium for three weeks goes on taking it.
    end = end_of(memory.text, memory.mentioned_at, counted="medicine" not in reasons)
    return None if end is None else datetime.combine(end + timedelta(2), time(), UTC)


def after_its_end(memory: Memory) -> Memory | None:
    """A pin whose own words said until when, as it is from then on: it says what was so, and may be found.

    None: there is no such end, or somebody has set another.
    """
    if not _is_auto(memory) or memory.expires_at is None or memory.expires_at != ends_at(memory):
        return None
    return msgspec.structs.replace(memory, pinned=False, expires_at=None)


def ends_of(memories: Iterable[Memory]) -> dict[str, datetime | None]:
    """Until when what each of these memories says may be told, by its id: a date that somebody has set.

    What a pin says of its own end is what was so: it may be told later, too.
    """
    return {memory.id: None if after_its_end(memory) is not None else memory.expires_at for memory in memories}


def _pinned(memory: Memory) -> Memory:
    """A memory that is pinned by itself; not what was over when it became one."""
    end = memory.expires_at or ends_at(memory)
    if end is not None and end <= memory.created_at:
        return memory
    return msgspec.structs.replace(memory, pinned=True, tags=(*memory.tags, AUTO_PINNED), expires_at=end)


def _said_again(memory: Memory) -> Memory:
    """A pin that has an end, with the later one that it has since it was said again."""
    end = ends_at(memory) if _is_auto(memory) and memory.expires_at is not None else None
    if end is None or memory.expires_at is None or end <= memory.expires_at:
        return memory
    return msgspec.structs.replace(memory, expires_at=end)


class Pinner:
    """Decides what is pinned by itself."""

    def __init__(self, options: PinOptions) -> None:
        self._most = options.most
        self._presets = options.presets
        self._order: tuple[str, ...] = (*get_args(Reason), _OWN)
        own = "|".join(f"(?:{pattern})" for pattern in options.patterns)
        self._own = regex(own, re.IGNORECASE) if own else None

    @property
    def asks(self) -> bool:
        """Whether anything can be pinned at all."""
        return bool((self._presets or self._own) and self._most)

    def reason(self, memory: Memory) -> str:
        """Why a memory is to be pinned; empty if it is not."""
        rank = self._rank(memory)
        return self._order[rank] if rank < len(self._order) else ""

    def _rank(self, memory: Memory) -> int:
        if not may_tell(memory) or memory.type is MemoryType.WORKING:
            return len(self._order)
        told = stated_of_user(memory.text, by_model=memory.is_by_model)
        found = {danger.reason for each in told for danger in dangers_in(each) if danger.preset in self._presets}
        reasons: set[str] = {*found, _OWN} if self._own and any(map(self._own.search, told)) else {*found}
        if memory.type is MemoryType.PROCEDURAL:  # a standing instruction is in the stable block anyway
            reasons.discard("never")
        return min(map(self._order.index, reasons), default=len(self._order))

    def pin(self, new: Sequence[Memory], pinned: Iterable[Memory]) -> Pinning:
        """`new` with those pinned that are to be, beside the user's `pinned` memories of before.

        Beyond `most` the one that stands last in the order of the rules lets go, the older one first.
        """
        memories = [
            _said_again(memory)
            if memory.pinned or AUTO_PINNED in memory.tags or not self.reason(memory)
            else _pinned(memory)
            for memory in new
        ]
        before = [memory for memory in pinned if _is_auto(memory)]
        ranked = sorted(
            (*before, *filter(_is_auto, memories)),
            key=lambda memory: (self._rank(memory), -memory.created_at.timestamp()),
        )
        over = {memory.id for memory in ranked[self._most :]}
        return Pinning(
            tuple(_released(memory) if memory.id in over else memory for memory in memories),
            tuple(_released(memory) for memory in before if memory.id in over),
        )


def denied_in(memories: Iterable[Memory]) -> tuple[tuple[str, str], ...]:
    """What these say that no longer holds of what could harm: fields and values."""
    return tuple(_safety("drop", [each for each in memories if may_tell(each)]))


def without_denied(memory: Memory, denied: Sequence[tuple[str, str]]) -> Memory:
    """A pin made by rule lets go if each value in it that could harm is denied, and nothing harms without these.

    Not so by "I can eat eggs again" what says that eggs and nuts are not borne.
    """
    said = [*_safety("say", [memory])] if denied and _is_auto(memory) else []
    if not is_all_denied(said, denied):
        return memory
    left = list(
        stated_of_user(memory.text, by_model=memory.is_by_model)
    )  # in full: "t1" has no "type 1 diabetes" in it
    for _, value in said:
        names = "|".join(map(re.escape, _as_said(_LEVEL.sub("", value))))
        left = [re.sub(names, "", each, flags=re.IGNORECASE) for each in left]
    return memory if any(map(dangers_in, left)) else _released(memory)


_LEVEL = regex(r"^no |\s*\([^()]*\)$")
"""What the profile adds to a thing: "no gluten", "eggs (intolerance)"."""


def _as_said(value: str) -> tuple[str, ...]:
    """A value, and what else people say for it: "diabetic" for diabetes. The longest is first."""
    said = {value} | {
        said
        for language in LANGUAGES
        for said, name in language.words.condition_names.items()
        if name.casefold() == value.casefold()
    }
    return tuple(sorted(said, key=len, reverse=True))


def _safety(act: Act, memories: Iterable[Memory]) -> Iterator[tuple[str, str]]:
    """The fields and values of what must not be eaten or could harm."""
    for memory in memories:
        found = (said for said, how in said_by(memory.text, by_model=memory.is_by_model) if how == act)
        yield from ((said.field, said.value) for said in found if said.field in SAFETY or said.field == "diet")


def _is_auto(memory: Memory) -> bool:
    return memory.pinned and AUTO_PINNED in memory.tags


def _released(memory: Memory) -> Memory:
    return msgspec.structs.replace(memory, pinned=False)
