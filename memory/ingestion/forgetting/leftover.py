"""What a memory, and the profile, have beside what is to be forgotten."""

from collections.abc import Iterable, Sequence
from datetime import date, timedelta
from itertools import pairwise

from memory.ingestion.forgetting.listed import rest_of_list
from memory.ingestion.forgetting.meanings import Meaning
from memory.ingestion.forgetting.named import SoughtFact, SoughtTopic
from memory.ingestion.forgetting.parts import parts_of
from memory.language import phrases
from memory.language.alternatives import any_of
from memory.language.figures import is_amount
from memory.language.kin import relatives_among
from memory.language.languages import FORGETTING
from memory.language.lasting_orders import is_standing_instruction
from memory.language.statements import asks, only_asks
from memory.language.wording import wording
from memory.model.memory import TURN_PREFIX, Memory, Profile
from memory.profile.merging import Statement
from memory.text.regex import regex

FEW_WORDS = 10
"""A longer part says more than what it says of the one before it."""


STATED_WORDS = 3
"""Fewer words state nothing: "Ideas?"."""


def left_of(memory: Memory, wanted: Sequence[Meaning]) -> str | None:
    """What a memory says beside what is to be forgotten, perhaps nothing; None if it does not speak of it.

    A summary of sessions is not looked at: it goes with what it stands for.
    """
    if (memory.provenance.turn or "").startswith(TURN_PREFIX):
        return None
    left = what_is_left(memory.text, wanted)
    if left != memory.text:
        return "" if memory.is_conclusion else left  # half of what was concluded is another conclusion
    former = memory.replaces
    return memory.text if former is not None and is_meant(former, wanted) else None


def what_is_left(text: str, wanted: Sequence[Meaning]) -> str:
    """What a text says beside what is to be forgotten, perhaps nothing; the text itself if it does not speak of it."""
    parts, kept, meant, lost = parts_of(text), list[str](), False, False
    relative: tuple[str, ...] = ()
    for before, part in pairwise(("", *parts)):
        is_his = bool(relative) and phrases.ANAPHORA.match(part) is not None and _is_of_him(part, wanted, relative)
        is_beside = _refers_back(part) or _only_asks(part) or is_amount(part)
        goes_on = meant and is_beside and not _is_of_his_other_thing(part, wanted)
        meant = is_his or is_meant(part, wanted, before) or goes_on
        relative = relatives_among(wording(part).words) or relative
        rest = rest_of_list(part, wanted) if meant else part
        if rest:
            kept.append(rest if rest[-1] in ".!?…" else f"{rest}.")
        lost = lost or rest != part
    if lost and all(map(_only_asks, kept)):  # "What paperwork do I need?" alone would still tell of it
        return ""
    return " ".join(kept) if lost else text


def _is_of_him(part: str, wanted: Sequence[Meaning], relative: Sequence[str]) -> bool:
    """Whether a part says what is meant of the relative who was named last: "His number is …" of a husband's number."""
    told = wording(part)
    return any(isinstance(each, SoughtTopic) and each.is_of_him_in(told, relative) for each in wanted)


def _is_of_his_other_thing(part: str, wanted: Sequence[Meaning]) -> bool:
    """Whether a part speaks of something else that is a relative's, where one thing of his is meant: "His car is …"."""
    return _HIS.match(part) is not None and all(
        isinstance(each, SoughtTopic) and each.is_thing_of_relative for each in wanted
    )


_HIS = regex(rf"(?i)(?:{any_of(FORGETTING, 'his')}) [^\W\d_]{{3,}}")


def _only_asks(part: str) -> bool:
    """Whether a part asks for something, and tells nothing that is of use without what stood beside it."""
    bare = part.rstrip(" ?？")  # "…, I'm allergic to nuts?" has the mark of what stands before it
    return only_asks(part) and (len(bare.split()) < STATED_WORDS or asks(bare)) and not is_standing_instruction(part)


def _refers_back(part: str) -> bool:
    """Whether a part means the one before it: "He went home early.", "I don't want to talk about it."."""
    if phrases.ANAPHORA.match(part):
        return True
    return len(part.split()) <= FEW_WORDS and any(map(phrases.OF_BEFORE.search, part.split(",")))


def dropped(profile: Profile, wanted: Iterable[Meaning], *, day: date) -> tuple[Statement, ...]:
    """What a profile is to lose beside what closed memories said: what was set by hand, on that `day` too."""
    named: list[tuple[str, str]] = []
    for each in wanted:
        if isinstance(each, SoughtFact):
            named += [(field, value) for field, value, _ in each.values]
        elif isinstance(each, SoughtTopic):
            named += [(name, "") for name in each.fields]
    heads = [(field.name, value) for name, value in named for field in profile.fields if field.name == name]
    return tuple(Statement(field=name, value=value, act="drop", day=day + timedelta(days=1)) for name, value in heads)


def is_meant(part: str, wanted: Sequence[Meaning], before: str = "") -> bool:
    """Whether a part of a memory is to be forgotten; `before`: the part in front of it."""
    told = wording(_NAMED.sub(" as ", part))
    if any(each.is_in(part, told) for each in wanted):
        return True
    return bool(before) and any(isinstance(each, SoughtTopic) and each.goes_on_in(told, before) for each in wanted)


_NAMED = regex(rf"(?i)(?<!\bis)(?<!\bam)(?<!\bare) (?:{any_of(FORGETTING, 'called')}|whose name is) ")
"""Begins what more is said of a thing."""
