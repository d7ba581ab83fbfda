"""What an order to forget means as it names it: a fact, a topic, or what was said last."""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from memory.ingestion.forgetting.fields import FIELDS, MY
from memory.ingestion.forgetting.words import (
    HAVE,
    MINE,
    POSSESSIVE,
    WORD,
    are_alike,
    denials_in,
    has_all,
    is_of,
    whom_of,
    words_of,
)
from memory.language import phrases
from memory.language.alternatives import any_of
from memory.language.change import slots_of
from memory.language.claims import Claim, claims, same_value
from memory.language.grounding import marks
from memory.language.heard import Retraction
from memory.language.kin import relatives_among, whose_kin
from memory.language.languages import FORGETTING, LANGUAGES
from memory.language.sayings import said_by
from memory.language.wording import USER, Wording, alike, wording
from memory.profile.merging import key_of
from memory.text.languages import language_of_text
from memory.text.regex import regex

ASIDE = (1, 2)
"""Words of a phrase that may stand within a fact and not be named: "I have been out of work since March"."""


class SoughtFact(NamedTuple):
    """A fact that is to be forgotten, read once for all memories."""

    told: Wording
    denials: int
    """How often it says no."""
    claims: tuple[Claim, ...]
    values: frozenset[tuple[str, str, str]]
    """What it says of the profile: field, key of the value, and whether it is so or no longer."""
    language: str
    """In which it is told: a memory in another one need not share a word with it."""

    def is_in(self, part: str, told: Wording) -> bool:
        """Whether a part of a memory says it."""
        words = self.told.words
        if denials_in(part, told) % 2 == self.denials % 2 and (
            _says(part, told, words) or ((bare := _ROLE.sub("", part)) != part and _says(bare, wording(bare), words))
        ):
            return True
        if any(_are_one(one, other) for one in self.claims for other in claims(part)):
            return True
        # Reading a part for the profile takes a hundred times as long as to see that it shares no word.
        shares_word = any(alike(word, other) for word in words if word != USER for other in told.words)
        if not self.values or not (shares_word or language_of_text(part) != self.language):
            return False
        return not self.values.isdisjoint(_values(part))


class SoughtTopic(NamedTuple):
    """What all is to be forgotten about, read once for all memories."""

    words: tuple[str, ...]
    own: bool
    """It is the user's own: another's allergy is not meant."""
    fields: frozenset[str]
    """Fields of the profile, and slots of claims, that it names: what fills them need not name it."""
    named: re.Pattern[str] | None
    """How a text has to name it where its words alone tell too little: "my address" is not "my e-mail address", and
    "I'm allergic to dogs" is not about the user's dog."""

    def is_in(self, part: str, told: Wording) -> bool:
        """Whether a part of a memory is about it."""
        if self.fields and is_of(part, self.words):
            slots = {claim.slot[0] for claim in claims(part) if claim.slot[1] == USER}
            slots |= _OF_SIGNS & self.fields & slots_of(part, by_model=True) if _OF_SIGNS & self.fields else set()
            if not self.fields.isdisjoint(slots | {field.partition(".")[0] for field, _, _ in _values(part)}):
                return True
        if self.named is not None:
            return self.named.search(part) is not None
        return bool(self.words) and has_all(told.words, self.words) and (not self.own or is_of(part, self.words))

    def goes_on_in(self, told: Wording, before: str) -> bool:
        """Whether a part says what is meant of somebody whom the part `before` names: "…, the asthma is worse"."""
        missing = [word for word in self.words if not has_all(told.words, (word,))]
        if self.own or self.named is not None or not 0 < len(missing) < len(self.words):
            return False
        named = marks(f"so {before}")
        return all(any(alike(word, name) for name in named) for word in missing)

    @property
    def is_thing_of_relative(self) -> bool:
        """Whether it is something of a relative's: "my husband's number"."""
        whom = relatives_among(self.words)
        return bool(whom) and len(whom) < len(self.words)

    def is_of_him_in(self, told: Wording, relative: Sequence[str]) -> bool:
        """Whether a part that speaks of this `relative` alone, as "him", says what is meant of him."""
        whom = relatives_among(self.words)
        things = [word for word in self.words if word not in whom]
        things = [word for word in things if word in _NUMBER] or things  # a phone number is a number
        kin = set(map(whose_kin, relative))
        return bool(whom and things) and has_all(told.words, things) and kin >= set(map(whose_kin, whom))


class SoughtSaid(NamedTuple):
    """Whatever was said with the words of a message: "scratch my last message"."""

    words: str
    """The message, without what may have been changed in a memory of it."""

    @classmethod
    def of(cls, message: str) -> "SoughtSaid":
        """All that a message said."""
        return cls(_bare_words(message))

    def is_in(self, part: str, told: Wording) -> bool:
        """Whether a part of a memory stands in the message, also with a subject that stands further in front there.

        Of "I'm allergic to nuts and live in Hull" a memory is "I live in Hull".
        """
        del told  # as it was typed
        said, words = f" {self.words} ", _bare_words(part)
        subject, _, rest = words.partition(" ")
        return " " in words and (
            f" {words} " in said or (" " in rest and f" {rest} " in said.partition(f" {subject}")[2])
        )


Sought = SoughtFact | SoughtTopic | SoughtSaid


def sought(retraction: Retraction) -> Sought:
    """A retraction as memories are compared with it."""
    what = retraction.what
    if retraction.kind == "said":
        return SoughtSaid.of(what)
    if retraction.kind == "fact":
        if (has := _HAS_BEING.fullmatch(what)) and (names := _names_of(has["being"] or has["kind"])):
            return SoughtTopic(names, own=True, fields=frozenset(), named=_named_being("|".join(map(re.escape, names))))
        told, main = wording(what), _VERB_LAST.sub(r"\g<subject> \g<verb> \g<rest>", what)
        return SoughtFact(
            told, denials_in(what, told), claims(main), frozenset(_values(main)), language_of_text(f"{what}.")
        )
    topic = MINE.sub("", _HOW.sub("", what))
    words = words_of(topic)
    fields = next((fields for pattern, fields in FIELDS if pattern.fullmatch(what)), frozenset[str]())
    is_mine, named = MINE.match(what), None
    if is_mine and fields:
        named = regex(rf"(?i)\b{MY}(?:new |full )?{re.escape(MINE.sub('', what))}\b")
    elif is_mine and topic.casefold() in _OFFSPRING:  # a daughter is one of them, whatever she is called
        named = _named_being("|".join(map(re.escape, _names_of(topic))))
    elif is_mine and (whom := whom_of(what)) != USER and _is_all_of(topic, whom):
        named = _named_being(re.escape(whom.split()[0].removesuffix("'s")))
    elif is_mine and not words:  # too short to tell anything alone: "my ex"
        named = regex(rf"(?i)\b{POSSESSIVE}(?: [\w-]+){{0,2}}? {re.escape(MINE.sub('', what))}\b")
    own = phrases.OF_SPEAKER.search(what) or phrases.OF_OWN.search(what) or _ASKS.match(what)
    return SoughtTopic(words, own is not None, fields, named)


def _is_all_of(topic: str, whom: str) -> bool:
    """Whether a topic is somebody, perhaps with a name, and not what is his: "my kids' school"."""
    return not topic.startswith(whom) or not any(map(str.islower, topic[len(whom) :].split()))


def _named_being(being: str) -> re.Pattern[str]:
    """How a text names a person or an animal of the user's, given its names as an expression."""
    his = rf"{POSSESSIVE}(?: (?![\w-]+['’]s)[\w-]+){{0,2}} (?:{being})\b"
    owned = rf"(?:{HAVE})(?: [\w-]+){{0,2}}? (?:{being})s?(?= (?:{FURTHER})\b|\s*(?:[.,;!]|$))"
    return regex(rf"(?i)\b(?:{his}|{owned})")


def _names_of(being: str) -> tuple[str, ...]:
    """What else a relative or an animal is called in any language: who has no kids has neither a son nor a daughter."""
    called = {name: kind for language in LANGUAGES for name, kind in language.words.relatives.items()}
    kinds = {kind for name in (being.casefold(), being.casefold().removesuffix("s")) if (kind := called.get(name, ""))}
    kinds |= {being.casefold()} & {*called.values()}
    kinds |= {"son", "daughter"} if "child" in kinds else set()
    return tuple(sorted(kinds | {name for name, kind in called.items() if kind in kinds}))


def _says(part: str, told: Wording, words: tuple[str, ...]) -> bool:
    """Whether the words stand in the part: about the user, together and to the end of a phrase; else of whom they name.

    "I live in Graz" is in "My wife and I live in Graz", not in "I have a sister who lives in Graz"; and "I have a dog"
    is not in "I have a dog allergy".
    """
    if USER in words:
        ends = {*told.breaks, len(told.words)}
        aside = (told.words[:at] + told.words[at + most :] for at in told.breaks for most in ASIDE)
        within = (told.words[start:end] for end in ends for start in range(end))
        return any(are_alike(each, words) for each in (*within, *aside))
    if len(words) == 1:
        return are_alike(told.words, words) or are_alike(told.words, (USER, *words))
    return has_all(told.words, words) and is_of(part, words)


def _bare_words(text: str) -> str:
    return " ".join(WORD.findall(text.casefold()))


def _are_one(one: Claim, other: Claim) -> bool:
    """Whether two claims say the same, a status in whatever language: "verlobt" is "engaged"."""
    if same_value(one, other):
        return True
    is_status = one.slot == other.slot and one.slot[0] == "status"
    return is_status and any(each.fullmatch(other.value) for each in statuses_like(one.value))


def statuses_like(status: str) -> list[re.Pattern[str]]:
    """What is said for a status in any language; empty if it is none that is known."""
    return [each for each in _STATUSES if each.fullmatch(status)]


def _values(part: str) -> Iterator[tuple[str, str, str]]:
    for said, act in said_by(part, by_model=True):
        # One way of eating holds at a time, and who is not vegan any more may be vegetarian.
        is_way = said.field == "diet"
        yield said.field, said.value.partition(" (")[0].casefold() if is_way else key_of(said.field, said.value), act


_NUMBER = frozenset(each.number for each in FORGETTING)

_HAS_BEING = regex(
    rf"(?i)(?:{any_of(FORGETTING, 'who')})?(?:{HAVE}) (?:(?:{any_of(FORGETTING, 'a', 'some')}) )?(?P<being>[\w-]+)"
    rf"|{any_of(FORGETTING, 'has_last')}"
)
"""That the user has somebody, or an animal: all that tells of it says so."""

_OFFSPRING = frozenset(word for each in FORGETTING for word in each.offspring.split())
"""All children of the user's. A baby, or the twins, need not be all."""

_ROLE = regex(rf"(?i) (?:{any_of(FORGETTING, 'as_role')}) (?:(?:{any_of(FORGETTING, 'a')}) )?[\w-]+(?= )")
"""As what somebody works: who takes back where she works need not say it."""

_OF_SIGNS = frozenset({"home", "income"})
"""Slots that the signs of change know better than claims do (`change.py`): "I live at 12 Oak Lane" names no place."""

_VERB_LAST = regex(rf"(?i)^(?:{any_of(FORGETTING, 'verb_last')})$")
"""A German clause behind "dass", whose verb stands last: it is read as a sentence of its own."""

_STATUSES = tuple(
    regex(rf"(?i)(?:{'|'.join(dict.fromkeys(each.statuses[at] for each in FORGETTING))})")
    for at in range(len(FORGETTING[0].statuses))
)

_ASKS = regex(rf"(?i)(?:{any_of(FORGETTING, 'asks')})\b")
"""Begins a topic of the user's own, whose verb says whose it is: "dove lavoro"."""

_HOW = regex(r"(?i)^how (?:old|much|many|often)\b")

FURTHER = any_of(FORGETTING, "called", "further")
"""What may follow a thing, unlike in "a dog allergy"."""
