"""What a text says has changed: signs of change, and whether what an older text says is touched by one.

    "We moved to Denver"              touches where the user lives
    "Mia and I broke up"              touches whatever names Mia
    "Rent goes up to $1,975"          touches "My rent is $1,850"

A sign says that something changed, not always what it is now. Where it is sure what became of the older statement,
`comparison.py` says so; else both are shown, the older one as one that may have changed (docs/rules.md, Change). The
signs of a language are a table (`memory/language/languages`): patterns whose only group is what is touched. Only what
the user states is read: no question, no hypothesis, no quotation.
"""

import re
from collections.abc import Iterator, Mapping, Sequence, Set
from functools import cache
from itertools import pairwise
from typing import NamedTuple

from memory.language import phrases
from memory.language.ages import ages_in
from memory.language.alternatives import any_of
from memory.language.claims import claims, is_reading
from memory.language.deaths import dead_in
from memory.language.figures import OF_TIMES, differ, figures
from memory.language.first_person import own_sentences
from memory.language.kin import is_kin_among, kin_of
from memory.language.languages import CHANGE_WORDS, SIGNS, TYPED
from memory.language.places import names_tool
from memory.language.sayings import said_by
from memory.language.sign_table import AGE, ANY, GONE, LEFT, OTHER, VALUE, ChangeSigns
from memory.language.states import states
from memory.language.wording import USER, is_among, wording
from memory.text.anchors import folded
from memory.text.expressions import Expressions
from memory.text.reading import once
from memory.text.regex import regex
from memory.text.stop_words import OF_LATIN_SCRIPT


class Change(NamedTuple):
    """One thing that a text says has changed."""

    reach: str = ANY
    words: tuple[str, ...] = ()
    """What it is about; of a slot, whose it is, if not the user's."""
    slot: str = ""
    values: tuple[tuple[str, frozenset[str]], ...] = ()
    """The figures, by their kinds (`figures.py`), that are new of what the words name."""
    denied: frozenset[str] = frozenset()
    """The numbers that they are in the place of: "the 28th, not the 20th"."""


_SMALL = tuple(OF_LATIN_SCRIPT[language] for language in TYPED)
_IDLE = tuple(signs.idle | (_SMALL[at] if at < len(_SMALL) else frozenset[str]()) for at, signs in enumerate(SIGNS))
"""Of each language, words that too many statements share."""

_PART = re.compile(r"\{([a-z]+)\}")
_WORD = re.compile(r"[\w']+")
_UNSPACED = regex(r"[\u3041-\u30ff\u3400-\u9fff]+")
_CLAUSE = re.compile(r"[.,;:!?]")
_NOT_NUMBER = regex(
    rf"(?i)(?<!\w)(?:{any_of(CHANGE_WORDS, 'denied')})"
    r" (?:[^\W\d_]{1,3} )?(?P<number>\d+(?:[.,:]\d+)*)"
)
_FIGURE = regex(r"\d\S*(?: [^\s.,;]+){0,4}")
"""A sentence that is a number and what it counts."""
_NOT = regex(r"(?i)n['’]t\b")


class _ChangeSign(NamedTuple):
    reach: str
    slot: str
    language: int


def _filled(pattern: str, language: ChangeSigns) -> str:
    filled = _PART.sub(lambda part: language.parts[part[1]], pattern)
    return filled.replace("(?P<what>", "(")


_SIGNS = Expressions(
    (_filled(text, language), _ChangeSign(reach, slot, at))
    for at, language in enumerate(SIGNS)
    for reach, slot, text in (
        *((ANY, slot, text) for slot, texts in language.slots.items() for text in texts),
        *((reach, "", text) for reach, texts in language.touching.items() for text in texts),
    )
)


_PASTS = Expressions((language.past, at) for at, language in enumerate(SIGNS))
_DROPPED = Expressions((language.dropped, at) for at, language in enumerate(SIGNS) if language.dropped)


_EVERY_COMMON = frozenset[str]().union(*(signs.common for signs in SIGNS))
_COMMON = tuple(
    signs.common | (_SMALL[at] & _EVERY_COMMON if at < len(_SMALL) else frozenset[str]())
    for at, signs in enumerate(SIGNS)
)
"""Of each language, words by which a sentence may be of it: what tells one language does not tell it from another that
has the same small word ("en" is Spanish and French)."""
_OF_MANY = frozenset(("a", "an", "as", "di", "in", "me", "no", "on", "so", "was", "à", "das"))
"""Words of one language that are others of another: "me mudé ayer", "di a luz ayer", "a bebé nasceu ontem à noite"."""


def _signs_in(sentence: str) -> Iterator[tuple[_ChangeSign, re.Match[str]]]:
    """The signs in a sentence: of the languages that have one of its words in common use, else of all."""
    dropping = {at for begins, at in _DROPPED.possible(sentence) if begins.match(sentence)}
    subject = f"I {sentence}" if dropping else sentence
    possible = _SIGNS.possible(subject)
    if not possible:
        return
    words = set(_WORD.findall(folded(sentence))) - _OF_MANY
    spoken = {at for at, common in enumerate(_COMMON) if not words.isdisjoint(common)}
    spoken = spoken or {*range(len(SIGNS))}
    # Of two languages that a sentence may be of, what is long ago in one is no news in the other.
    past = {at for told, at in _PASTS.possible(sentence) if told.search(sentence)}
    news = spoken - past if len(spoken) == len(SIGNS) or past.isdisjoint(spoken) else frozenset[int]()
    for pattern, sign in possible:
        if sign.language in news:
            for found in pattern.finditer(subject if sign.language in dropping else sentence):
                yield sign, found


@cache
def _word_of(part: str) -> re.Pattern[str]:
    """A word of that part of any language's table: `beings`, `acting`, `speaker` or `aims`."""
    words = any_of(SIGNS, part)
    return re.compile(rf"(?<!\w)(?:{words})(?!\w)", re.IGNORECASE)


@once
def changes_in(text: str, *, by_model: bool) -> tuple[Change, ...]:
    """What the user says has changed. `by_model`: in a model's words, which speak of "User"."""
    own = own_sentences(text, by_model=by_model)
    # "She's here! 3480 grams." is one thing that is told.
    joined = (f"{told}, {figure}" for told, figure in pairwise(own) if _FIGURE.fullmatch(figure))
    changes = [change for sentence in (*own, *joined) for change in _changes_of(sentence)]
    if found := _CORRECTS.match(text):
        at = next(at for at in range(len(SIGNS)) if found[f"of{at}"])
        changes += (change for sentence in own for change in _figures_of(sentence, at))
    return tuple(dict.fromkeys(changes))


_CORRECTS = regex(
    "(?i)(?:" + "|".join(rf"(?P<of{at}>{signs.corrects})" for at, signs in enumerate(SIGNS)) + r") ?[,:：–—-]"
)
"""Begins a text whose figures take the place of those that were said."""


@once
def _changes_of(sentence: str) -> tuple[Change, ...]:
    told = without_feelings(sentence)
    gone = tuple(Change(GONE, who.words) for who in dead_in(sentence))
    aged = tuple(
        Change(AGE, (name,), values=((AGE, frozenset((str(age),))),)) for name, age in ages_in(sentence).items()
    )
    return (*gone, *aged, *_signed(told), *_new_values(told)) if told else gone


_OF_PLACES = frozenset(("home", "whereabouts"))
"""Slots that no move between tools or teams touches."""

_FELT = Expressions((rf"(?<!\w)(?:{language.felt})(?!\w)", None) for language in SIGNS if language.felt)
_JOINT = regex(rf"(?i)[.,;:!?]|\s(?=(?:{phrases.of_all('but')})\s)")
_BARE = 4
"""Words of a clause that only says that it is over: "jetzt aber nicht mehr"."""


def without_feelings(sentence: str) -> str:
    """A sentence without how its user feels, or felt, about what she is: "I used to hate being a nurse, not any more".

    With it goes a short clause behind it, which is about the feeling.
    """
    found = next((felt for felt, _ in _FELT.possible(sentence) if felt.search(sentence)), None)
    if found is None or (felt := found.search(sentence)) is None:
        return sentence
    begins = max((end.end() for end in _JOINT.finditer(sentence, 0, felt.start())), default=0)
    ends = [end.start() for end in _JOINT.finditer(sentence, felt.end())] + [len(sentence)]
    behind = sentence[ends[0] : ends[1]] if len(ends) > 1 else ""
    end = ends[1] if behind and len(_WORD.findall(behind)) <= _BARE else ends[0]
    return f"{sentence[:begins]}{sentence[end:].lstrip(' ,;:.!?')}".strip(" ,;:")


def _signed(sentence: str) -> Iterator[Change]:
    plain = _NOT.sub(" not", sentence)
    for sign, found in _signs_in(plain):
        owners = _owners(plain[: found.start(1) if found.lastindex else found.start()])
        if sign.slot in _OF_PLACES and names_tool(plain[found.start() :]):
            continue
        if sign.slot:
            yield Change(slot=sign.slot, words=owners)
            continue
        what = next(filter(None, found.groups()), "")
        named = [word for word in wording(what).words if word != USER]
        # A number names nothing by itself: "changed to 1:8" is not about what has a 1 in it.
        telling = [word for word in named if word not in _IDLE[sign.language] and not word[0].isdigit()]
        if telling or (named and sign.reach == OTHER):
            yield Change(sign.reach, (*(telling or named), *owners))


def _new_values(sentence: str) -> Iterator[Change]:
    """What a sentence says of things that have a number or a day, if it says that this is new: "moved to Thursday"."""
    found = figures(sentence)
    denied = frozenset(each["number"] for each in _NOT_NUMBER.finditer(sentence)) if found else frozenset[str]()
    news = (at for at, signs in enumerate(SIGNS) if denied or _news(signs.news).search(sentence)) if found else ()
    at = next(iter(news), None)
    return _figures_of(sentence, at, denied) if at is not None else iter(())


def _figures_of(sentence: str, at: int, denied: frozenset[str] = frozenset()) -> Iterator[Change]:
    """The figures of a sentence in language `at` as new ones of what it names."""
    found = figures(sentence)
    if not found or is_reading(sentence):
        return
    named = [word for word in wording(sentence).words if word != USER and not word[0].isdigit()]
    telling = [word for word in named if word not in _IDLE[at] and not OF_TIMES.fullmatch(word)]
    # "It's the 28th of August, not the 20th" names the month alone.
    if denied and not telling:
        telling = [word for word in named if OF_TIMES.fullmatch(word)]
    yield Change(VALUE, tuple(telling), values=tuple(found.items()), denied=denied)


@cache
def _news(source: str) -> re.Pattern[str]:
    return regex(rf"(?i)(?<!\w)(?:{source})(?!\w)")


def _owners(before: str) -> tuple[str, ...]:
    """Of whom the clause speaks in front of a sign, if it is not the user: "my son is no longer vegan"."""
    clause = _CLAUSE.split(before)[-1]
    found = [each for each in _word_of("beings").findall(clause) if not _word_of("acting").fullmatch(each)]
    if not found or _word_of("speaker").search(clause[clause.rindex(found[-1]) :]):
        return ()
    return tuple(map(str.lower, found))


def persons_in(text: str) -> frozenset[str]:
    """Of whom a text tells, beside the user: what each is to her ("husband"), and the name behind it.

    Who acts upon others, as doctors do, is not told of.
    """
    persons = set[str]()
    for found in _person().finditer(text.casefold()):
        if not _word_of("acting").fullmatch(found["who"]):
            persons |= {kin_of(found["who"]), found["name"] or ""} - _EVERY_SMALL
    return frozenset(persons)


def tells_of_person(text: str, persons: Set[str]) -> bool:
    """Whether a text names one of these, as `persons_in` finds them in another."""
    words = frozenset(word.removesuffix("'s") for word in _WORD.findall(text.casefold()))
    return not persons.isdisjoint(words | persons_in(text))


@cache
def _person() -> re.Pattern[str]:
    return regex(rf"(?<!\w)(?P<who>{any_of(SIGNS, 'beings')})(?!\w)(?:,? (?P<name>[^\W\d_]{{3,}})(?!\w))?")


_EVERY_SMALL = frozenset(("",)).union(*_SMALL)


def touches(change: Change, text: str, words: Sequence[str], slots: Set[str]) -> bool:
    """Whether what changed is what an older text of these words tells of: by them, or by the slots that it fills."""
    if change.slot:
        return _touches_slot(change, words, slots)
    if change.reach == AGE:
        known = ages_in(text)
        return all(
            name in known and not values & {str(known[name])} for name in change.words for _, values in change.values
        )
    if change.reach == OTHER:
        return any(is_among(other, words) for each in change.words for other in _others(each))
    shared = [word for word in change.words if is_named(word, words) or _is_within(word, text)]
    return bool(shared) and _are_enough(shared, change, text)


def _touches_slot(change: Change, words: Sequence[str], slots: Set[str]) -> bool:
    """Whether a state that changed is one that an older text fills, or wants: the user's, or the same other's."""
    return not slots.isdisjoint(_slots_touched(change)) and all(is_named(word, words) for word in change.words)


def _are_enough(shared: Sequence[str], change: Change, text: str) -> bool:
    """Whether the words that an older text shares with what changed are enough for that."""
    if change.reach == VALUE and not _takes_the_place(change, figures(text)):
        return False
    # What is another's touches nothing of the user's, and to name him alone is not enough.
    beings = [word for word in change.words if _word_of("beings").fullmatch(word.removesuffix("'s"))]
    return all(word in shared for word in beings) and (len(shared) > len(beings) or len(beings) == len(change.words))


def _takes_the_place(change: Change, known: Mapping[str, frozenset[str]]) -> bool:
    """Whether figures are new in the place of those that are known: of those that are denied, if any are."""
    if change.denied:
        return any(change.denied & numbers for numbers in known.values())
    return differ(dict(change.values), known)


def is_named(word: str, words: Sequence[str]) -> bool:
    """Whether a form of a word is among others; what is Emma's is not Emma."""
    return word in words if word.endswith("'s") else is_among(word, words) or is_kin_among(word, words)


def touches_value(change: Change, name: str, value: str) -> bool:
    """Whether what changed is a value of a profile's field: the whole of it that is named, and nothing beside.

    Of a person or an animal only a sign that speaks of such.
    """
    if change.slot:
        told = change.slot in _SLOTS_TOLD.get(name, ()) and _states_slot(change.slot, value)
        with_it = change.slot in _SLOTS_WITH.get(name, ())
        return not change.words and (told or with_it or change.slot == slot_of(name))
    if change.reach in {VALUE, AGE}:
        return False
    if name == "allergies" and change.reach != ANY:
        return False  # the bees are gone for the winter: who is allergic to them still is
    reaches = {GONE, LEFT, OTHER} if _may_leave(name) else {GONE, OTHER}
    if (change.reach == LEFT and not _may_leave(name)) or (
        name.startswith(("family.", "household")) and change.reach not in reaches
    ):
        return False  # who starts school, or moved out, is a daughter still, and allergic
    words = wording(value).words
    if change.reach == OTHER:
        return touches(change, value, words, frozenset())
    # "my dog Rex", of whom the field `family.dog` has Rex
    who = name.partition(".")[2] if change.reach in {GONE, LEFT} else ""
    return all(is_named(word, words) or (who and kin_of(word) == kin_of(who)) for word in change.words)


_SLOTS_TOLD: Mapping[str, frozenset[str]] = {
    "job": frozenset(("school",)),
    "diet": frozenset(("alcohol", "meatless", "vegan")),
    "preferences": frozenset(("alcohol", "smoking", "meatless", "sober")),
    "conditions": frozenset(("alcohol", "smoking", "pregnancy", "sober", "ailing")),
    "work": frozenset(("workplace", "school")),
}
"""By field, slots without one that its values may tell of: "no alcohol", "medical student"."""

_SLOTS_WITH: Mapping[str, frozenset[str]] = {"work": frozenset(("employer",)), "home": frozenset(("whereabouts",))}
"""By field, slots with which its values change, whatever they are: how, and in what, somebody works for an employer."""


def _states_slot(slot: str, value: str) -> bool:
    return any(_state(language.states[slot]).search(value) for language in SIGNS if slot in language.states)


LAPSES = frozenset(("meatless", "sober", "whereabouts"))
"""Slots that one may leave once and come back to: a steak makes no meat-eater of a vegetarian for sure, and who is in
York now may live there, or be on her way."""


def _is_within(word: str, text: str) -> bool:
    """Whether a word of a script that parts no words stands in a text."""
    return _UNSPACED.fullmatch(word) is not None and word in text


@cache
def _alternatives() -> Mapping[str, frozenset[str]]:
    """Each word's others."""
    groups = (group for language in SIGNS for group in language.alternatives)
    return {word: group - {word} for group in groups for word in group}


def _others(word: str) -> frozenset[str]:
    return _alternatives().get(word) or _alternatives().get(word.removesuffix("s"), frozenset())


def has_left(name: str, value: str, text: str, *, by_model: bool) -> bool:
    """Whether somebody of a field is the user's no longer, as the text that names them tells.

    "My roommate Kim moved out."    Kim of the field `family.flatmate`
    """
    if not _may_leave(name):
        return False
    found = changes_in(text, by_model=by_model)
    return any(change.reach == LEFT and touches_value(change, name, value) for change in found)


def _may_leave(name: str) -> bool:
    """Whether who leaves is of a field no longer: a daughter is a daughter still."""
    return slot_of(name) == "partner" or name == "family.flatmate"


PARTNERS = frozenset(("wife", "husband", "partner", "girlfriend", "boyfriend", "fiancé", "fiancée"))


def slot_of(field: str) -> str:
    """The slot that a field of the profile is, or a claim's: all partners are one, as all else of one field is."""
    head, _, key = field.partition(".")
    return "partner" if key in PARTNERS or head == "status" else head


def who_is(kind: str) -> str:
    """What somebody is to the user, by what the profile calls her: all partners are one."""
    return "partner" if kind in PARTNERS else kind


@once
def slots_of(text: str, *, by_model: bool) -> frozenset[str]:
    """The slots that a text of the user's fills."""
    told = {slot_of(said.field) for said, act in said_by(text, by_model=by_model) if act == "say"}
    claimed = {slot_of(claim.slot[0]) for claim in claims(text) if claim.slot[1] == USER}
    spoken = {slot for state in states(text) for slot in _SLOTS_OF_STATES.get(state, (state,))}
    filled = {slot for state, slot in _STATES.possible(text) if state.search(text)}
    if _of_another().match(text):
        others = {slot + OF_ANOTHER for slot in filled}
        if not told & {"home"}:
            spoken -= {"home"}  # where a grandmother lives is not the user's home
        filled = (filled - (_ONES_OWN if "home" in told else _ONES_OWN | {"home"})) | others
    return frozenset(told | claimed | spoken | filled)


def slots_filled(text: str) -> tuple[str, ...]:
    """The slots that a text fills and that may change, each a word that no text has: by these it is found then."""
    filled = slots_of(text, by_model=False)
    return tuple(
        f"{_MARK}{slot}" for slot in sorted(filled) if slot.removesuffix(OF_ANOTHER).removesuffix(AIM_OF) in _CHANGING
    )


def all_slots() -> tuple[str, ...]:
    """The words of all slots that a text may fill, as `slots_filled` gives them."""
    return tuple(f"{_MARK}{slot}{of}" for slot in _CHANGING for of in ("", OF_ANOTHER, AIM_OF))


def slots_changed(text: str) -> tuple[str, ...]:
    """The same of the slots that a text says have changed."""
    changes = [change for change in changes_in(text, by_model=False) if change.slot]
    changed = {slot for change in changes for slot in _slots_touched(change)}
    return tuple(f"{_MARK}{slot}" for slot in sorted(changed))


def _slots_touched(change: Change) -> tuple[str, ...]:
    slot = _FILLED_AS.get(change.slot, change.slot)
    return (slot + OF_ANOTHER,) if change.words else (slot, slot + AIM_OF)


_FILLED_AS = {"whereabouts": "home"}
"""Slots that change, by what fills them."""


_CHANGING = frozenset(slot for language in SIGNS for slot in language.slots)

_MARK = "\x1fchange\x1f"
"""Begins the word of a slot in an index, beside those of `states.py`: no analyzer leaves it in one."""


@cache
def _of_another() -> re.Pattern[str]:
    """A statement whose subject is somebody else: "my grandmother Rose lives …"."""
    return re.compile(
        rf"(?:\w+ ){{1,2}}{_word_of('beings').pattern}(?! (?:{phrases.of_all('and_i')})\b)", re.IGNORECASE
    )


_STATES = Expressions((state, slot) for language in SIGNS for slot, state in language.states.items())

OF_ANOTHER = " of another"
"""Behind a slot: it is filled of who is named, not of the user."""

AIM_OF = " aim"
"""Behind a slot: it is not filled yet, or is to be left: "We're house-hunting"."""

_ONES_OWN = frozenset(
    ("home aim", "ailing", "licence", "debt", "eyesight", "meatless", "vegan", "sober", "petless", "workplace")
)
"""Slots that tell of who is spoken of alone; a pregnancy is both parents'."""

_SLOTS_OF_STATES = {"work": ("employer", "job")}
"""States (`states.py`) that are several slots here."""


@cache
def _state(source: str) -> re.Pattern[str]:
    return regex(rf"(?i){source}")
