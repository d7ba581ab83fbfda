"""How what is to be forgotten is compared with what is remembered: word by word, and of whom it is told."""

from collections.abc import Sequence

from memory.ingestion.decide_by_model import subject
from memory.language.alternatives import any_of
from memory.language.languages import FORGETTING, ORDERS
from memory.language.sensitivity import folded
from memory.language.wording import USER, Wording, alike, wording
from memory.text.regex import regex

ROOT = 6
"""Words that begin with so many letters alike are of one root: "therapy" and "therapist", not "general", "genuine"."""

PART = 4
"""Letters of a word of which another one is made: "Nuss"."""

ENDING = 5
"""A word may end in so many letters that another of its root has not: "epilepsy" and "epileptic"."""

SHORT_ROOT = 5
ROOT_SHARE = 0.7
"""Fewer are enough where they are most of the shorter word: "séparée" and "séparation", not "internet", "interview"."""


def is_of(part: str, words: Sequence[str]) -> bool:
    """Whether a part is about the user, or about somebody whom the words name."""
    whom = whom_of(part)
    return whom == USER or any(alike(name, word) for name in whom.split() for word in words)


def whom_of(text: str) -> str:
    """Of whom a text speaks: `@user`, a person or animal of hers, or a name."""
    being = _BEING.match(text)
    whom = being["being"].casefold() if being else subject(text)
    is_hers = (
        wording(whom).words == (USER,) or whom in _NO_NAMES or _DOES.fullmatch(whom) is not None
    )  # "Je dois …" and "Mon poids est …" begin with no name
    return USER if is_hers else whom


def denials_in(text: str, told: Wording) -> int:
    """How often a text says no."""
    return max(told.negations, len(_NO.findall(text)))


def words_of(topic: str) -> tuple[str, ...]:
    """The words that a text about a topic has to have: not whose it is ("mio figlio"), but a name ("Mia")."""
    told = (wording(_OWN.sub(" ", topic)).words, wording(topic).words)
    said = (tuple(word for word in words if word != USER and word not in _GENERAL) for words in told)
    return next(filter(None, said), ())


def has_all(words: Sequence[str], sought: Sequence[str]) -> bool:
    """Whether each of the words that are sought is there, whatever its ending."""
    return all(any(alike(word, other) for other in words) for word in sought)


def of_one_root(one: str, other: str) -> bool:
    """Whether two words are one, or begin with enough letters alike."""
    if alike(one, other):
        return True
    one, other = folded(one), folded(other)
    shared = _shared(one, other)
    return shared >= ROOT or (shared >= SHORT_ROOT and shared >= ROOT_SHARE * min(len(one), len(other)))


def is_made_of(word: str, words: Sequence[str]) -> bool:
    """Whether a word is put together of two of these: "Nussallergie" of "Nüsse" and "allergisch"."""
    plain = folded(word)
    for at, other in enumerate(map(folded, words)):
        shared = _shared(plain, other)
        if shared >= PART and shared >= ROOT_SHARE * len(other):
            rest = plain[shared:].removeprefix("s")
            if any(of_one_root(rest, each) for each in (*words[:at], *words[at + 1 :])):
                return True
    return False


def is_told_in(word: str, words: Sequence[str]) -> bool:
    """Whether all of a word is told: "embarazo" by "embarazada", "Erdnussbutter" not by "Erdnüsse"."""
    if is_made_of(word, words):
        return True
    plain = folded(word)
    return any(
        alike(word, other) or (of_one_root(word, other) and len(plain) - _shared(plain, folded(other)) <= ENDING)
        for other in words
    )


def _shared(one: str, other: str) -> int:
    """How many letters two words begin with alike."""
    return next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))


def are_alike(words: Sequence[str], sought: Sequence[str]) -> bool:
    """Whether these are the words, with or without those that may only say how much ("daily", "Italy" do not)."""
    plain = _plain(sought)
    return _covers(words, sought) or _covers(_plain(words), plain if len(plain) > 1 else sought)


def _covers(words: Sequence[str], sought: Sequence[str]) -> bool:
    return len(words) == len(sought) and has_all(words, sought) and has_all(sought, words)


def _plain(words: Sequence[str]) -> list[str]:
    """The words without those that only say how much."""
    return [word for word in words if not DEGREE.fullmatch(word)]


HAVE = any_of(FORGETTING, "have")
"""Alternatives: says that somebody has a thing."""

_NO_NAMES = frozenset(word for each in FORGETTING for word in each.no_names.split())
"""Possessives that begin a sentence like a name: "Mia" is one."""

_DOES = regex("|".join(table.doing for table in ORDERS if not table.subject))
"""A verb that says who it is, and begins a sentence like a name: "Tengo diabetes"."""

_TOLD_OF = tuple(each for each in FORGETTING if each.beings)
_BEING = regex(rf"(?i)(?:{any_of(_TOLD_OF, 'possessive')}) (?P<being>{any_of(_TOLD_OF, 'beings')})\b")
"""A person or an animal of the user's, in languages that `subject` does not read."""

_NO = regex(rf"(?i)\b(?:{any_of(FORGETTING, 'denies')})\b")

POSSESSIVE = rf"(?:{any_of(FORGETTING, 'possessive')})"
"""Whose something is: the user's."""

_OWN = regex(rf"\b{POSSESSIVE}\b")
"""In small letters: "Mia" is a name."""

MINE = regex(rf"(?i)^{POSSESSIVE} (?:home |current )?")
"""Begins a topic of the user's own."""

DEGREE = regex(rf"\w+(?:{any_of(FORGETTING, 'degree_ending')})|{any_of(FORGETTING, 'degrees')}")
"""A word that may only say how much."""

_GENERAL = frozenset(word for each in FORGETTING for word in each.general.split())
"""Words of a topic that no memory of it needs to have."""

WORD = regex(r"[^\W_]+(?:-[^\W_]+)*")
"""A word as it is written."""
