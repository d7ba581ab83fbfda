"""Which memories the user wants forgotten, and what is left of each (see `retraction.py`).

    a fact     "I live in Graz"         what says the same of the same person: in its words, as a claim, or as a field
                                        of the profile ("I moved to Graz"); not "My sister lives in Graz"
    a topic    "my peanut allergy"      what has all its words and is about the user, or fills its field of the profile
               "Marcus"                 whatever names him

A memory is read part by part: who takes back where she lives keeps the allergy that she named in the same breath. When
in doubt nothing is meant: a memory too many is taken back once more, an allergy too few is missed.
"""

# ruff: noqa: E501, ISC004 - a pattern is one line, or two where it has two parts: a table is read by line

import asyncio
import re
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from datetime import UTC, date, datetime, timedelta
from typing import NamedTuple

import msgspec

from memory import phrases
from memory.chunking import sentences
from memory.claims import Claim, claims, same_value
from memory.deciding import subject
from memory.episodes import TURN_PREFIX
from memory.first_person import JOINED
from memory.memories import Memory, Profile
from memory.pinning import AUTO_PINNED
from memory.ports import Listing, MakeId, MemoryStore
from memory.profile_rules import statements_by_rules
from memory.profiling import ProfileOptions, Statement, key_of
from memory.reconciling import Origin
from memory.retraction import Retraction
from memory.scope import Scope
from memory.wording import USER, Wording, alike, wording

_PROFILE = ProfileOptions()
"""What a text says of the profile, whichever fields are kept."""

_LONG_AGO = datetime.min.replace(tzinfo=UTC)
_ANY = Memory(
    id="", scope=Scope("-", "-"), text="", created_at=_LONG_AGO, updated_at=_LONG_AGO, mentioned_at=_LONG_AGO.date()
)


PAGE = 500
"""Memories read at once."""


class Sought(NamedTuple):
    """What is to be forgotten, read once for all memories."""

    kind: str
    wording: Wording
    words: tuple[str, ...]
    own: bool
    """A topic of the user's own: another's allergy is not meant."""
    claims: tuple[Claim, ...]
    values: frozenset[tuple[str, str, str]]
    """What a fact says of the profile: field, key of the value, and whether it is so or no longer."""
    fields: frozenset[str]
    """Which a topic names."""


def sought(retraction: Retraction) -> Sought:
    """A retraction as memories are compared with it."""
    what, told = retraction.what, wording(retraction.what)
    if retraction.kind == "fact":
        statements = statements_by_rules([_said(what)], _PROFILE)
        values = frozenset(map(_value, statements))
        return Sought("fact", told, told.words, False, claims(what), values, frozenset())
    words = tuple(word for word in wording(_HOW.sub("", what)).words if word != USER and word not in _GENERAL)
    fields = next((fields for pattern, fields in _FIELDS if pattern.fullmatch(what)), frozenset[str]())
    return Sought("topic", told, words, bool(phrases.OF_SPEAKER.search(what)), (), frozenset(), fields)


def left_of(memory: Memory, wanted: Sequence[Sought]) -> str | None:
    """What a memory says beside what is to be forgotten, perhaps nothing; None if it does not speak of it.

    A summary of sessions is not looked at: it goes with what it stands for.
    """
    if (memory.provenance.turn or "").startswith(TURN_PREFIX):
        return None
    parts, kept, meant = _parts(memory.text), list[str](), False
    for part in parts:
        meant = _is_meant(part, wanted) or (meant and phrases.ANAPHORA.match(part) is not None)
        if not meant:
            kept.append(part if part[-1] in ".!?…" else f"{part}.")
    if len(kept) < len(parts):
        return " ".join(kept)
    former = memory.replaces
    return memory.text if former is not None and _is_meant(former, wanted) else None


def dropped(profile: Profile, wanted: Iterable[Sought], *, day: date) -> tuple[Statement, ...]:
    """What a profile is to lose beside what closed memories said: what was set by hand, on that `day` too."""
    named = [(field, value) for each in wanted for field, value, _ in each.values]
    named += [(name, "") for each in wanted for name in each.fields]
    heads = [(field.name, value) for name, value in named for field in profile.fields if field.name == name]
    return tuple(Statement(field=name, value=value, act="drop", day=day + timedelta(days=1)) for name, value in heads)


# ── All memories ──────────────────────────────────────────────────────────────────────────────────────────────


class Closing(NamedTuple):
    """What the user's orders to forget come to."""

    closed: tuple[Memory, ...] = ()
    left: tuple[Memory, ...] = ()
    """What closed ones say beside, as memories of their own."""
    unknown: tuple[Retraction, ...] = ()
    """Of these nothing was found."""


async def closing(
    store: MemoryStore, retractions: Sequence[Retraction], origin: Origin, *, first_index: int, make_id: MakeId
) -> Closing:
    """What is to be closed; what is left of it are the turn's facts from `first_index` on.

    All memories of the scope are looked at: how near one is to an order to forget tells nothing. Raises
    `StoreUnavailable`.
    """
    if not retractions:
        return Closing()
    wanted = [sought(each) for each in retractions]
    found = [each async for each in _meant(store, origin.scope, wanted)]
    places = enumerate(((memory, left) for memory, left in found if left), first_index)
    return Closing(
        closed=tuple(memory for memory, _ in found),
        left=tuple(_rest(memory, left, origin, index=at, make_id=make_id) for at, (memory, left) in places),
        unknown=tuple(
            retraction
            for retraction, one in zip(retractions, wanted, strict=True)
            if all(left_of(memory, [one]) is None for memory, _ in found)
        ),
    )


def takes_back(retractions: Iterable[Retraction], text: str) -> bool:
    """Whether a text of the same message says no more than what is to be forgotten."""
    wanted = [sought(each) for each in retractions if each.kind == "fact"]
    return bool(wanted) and all(_is_meant(part, wanted) for part in _parts(text))


async def _meant(store: MemoryStore, scope: Scope, wanted: Sequence[Sought]) -> AsyncIterator[tuple[Memory, str]]:
    """The memories that are meant, each with what is left of it."""
    after: str | None = None
    while page := await store.list(Listing(scope=scope, limit=PAGE, after=after)):
        for memory in page:
            if (left := left_of(memory, wanted)) is not None:
                yield memory, left
        after = page[-1].id
        await asyncio.sleep(0)  # other jobs go on meanwhile


def _rest(memory: Memory, left: str, origin: Origin, *, index: int, make_id: MakeId) -> Memory:
    """What a closed memory says beside, under a new id: no block or field that has the old one holds any longer."""
    return msgspec.structs.replace(
        memory,
        id=make_id(),
        text=left,
        pinned=memory.pinned and AUTO_PINNED not in memory.tags,
        tags=tuple(tag for tag in memory.tags if tag != AUTO_PINNED),
        replaces=None,
        updated_at=origin.at,
        compressed=False,
        provenance=msgspec.structs.replace(memory.provenance, turn=origin.provenance.turn, fact_index=index),
    )


# ── One part of a memory ──────────────────────────────────────────────────────────────────────────────────────


def _parts(text: str) -> list[str]:
    """The statements of a memory, each with a subject of its own."""
    spoken = JOINED.sub("I ", text) if text.startswith("I ") else text
    return [part for sentence in sentences(spoken) for part in _statements(sentence)]


def _statements(sentence: str) -> Iterator[str]:
    start = 0
    for gap in _AND.finditer(sentence):
        if not _SOMEBODY.fullmatch(sentence, start, gap.start()):  # "My wife and I"
            yield sentence[start : gap.start()]
            start = gap.end()
    yield sentence[start:]


def _is_meant(part: str, wanted: Sequence[Sought]) -> bool:
    told = wording(_NAMED.sub(" name ", part))
    return any((_is_fact if each.kind == "fact" else _is_topic)(part, told, each) for each in wanted)


def _is_fact(part: str, told: Wording, each: Sought) -> bool:
    if told.negations % 2 == each.wording.negations % 2 and _says(part, told, each.words):
        return True
    if any(same_value(one, other) for one in each.claims for other in claims(part)):
        return True
    return bool(each.values and _may_say(told, each.words) and not each.values.isdisjoint(_values(part)))


def _says(part: str, told: Wording, words: tuple[str, ...]) -> bool:
    """Whether the words stand in the part: about the user, together and to the end of a phrase; else of whom they name.

    "I live in Graz" is in "My wife and I live in Graz", not in "I have a sister who lives in Graz"; and "I have a dog"
    is not in "I have a dog allergy".
    """
    if USER in words:
        ends = {*told.breaks, len(told.words)}
        return any(_covers(_plain(told.words[start:end]), words) for end in ends for start in range(end))
    if len(words) == 1:
        return _covers(_plain(told.words), words) or _covers(_plain(told.words), (USER, *words))
    return _has(told.words, words) and _is_of(part, words)


def _is_topic(part: str, told: Wording, each: Sought) -> bool:
    if each.words and _has(told.words, each.words) and (not each.own or _is_of(part, each.words)):
        return True
    if not each.fields or not _is_of(part, each.words):
        return False
    slots = {claim.slot[0] for claim in claims(part) if claim.slot[1] == USER}
    return not each.fields.isdisjoint(slots | {field.partition(".")[0] for field, _, _ in _values(part)})


def _is_of(part: str, words: Sequence[str]) -> bool:
    """Whether a part is about the user, or about somebody whom the words name."""
    whom = subject(part)
    return whom == USER or any(alike(name, word) for name in whom.split() for word in words)


def _has(words: Sequence[str], sought: Sequence[str]) -> bool:
    return all(any(alike(word, other) for other in words) for word in sought)


def _covers(words: Sequence[str], sought: Sequence[str]) -> bool:
    return len(words) == len(sought) and _has(words, sought) and _has(sought, words)


def _plain(words: Sequence[str]) -> list[str]:
    """The words without those that only say how much."""
    return [word for word in words if not _DEGREE.fullmatch(word)]


def _may_say(told: Wording, words: Sequence[str]) -> bool:
    """Whether a part shares a word: reading it for the profile takes a hundred times as long."""
    return any(alike(word, other) for word in words if word != USER for other in told.words)


def _values(part: str) -> Iterator[tuple[str, str, str]]:
    return map(_value, statements_by_rules([_said(part)], _PROFILE))


def _value(said: Statement) -> tuple[str, str, str]:
    return said.field, key_of(said.field, said.value), said.act


def _said(text: str) -> Memory:
    """A text as the user's own words."""
    return msgspec.structs.replace(_ANY, text=text)


# ── Words ─────────────────────────────────────────────────────────────────────────────────────────────────────

_AND = re.compile(
    r"(?i),?\s+(?:and|but|und|aber|y|pero|et|mais)\s+(?=(?:i|i['’]\w+|my|we|our|ich|mein\w*|wir|unser\w*|yo|mi|mis|soy"
    r"|tengo|vivo|trabajo|je|j['’]\w+|mon|ma|mes|user)\b)"
)
"""Between two statements of a sentence, each with a subject of its own."""

_SOMEBODY = re.compile(r"(?i)(?:my|our|meine?|unsere?|mi|mon|ma) [\w-]+(?: [\w-]+)?|(?-i:[A-Z])[\w-]+")
"""Who does something with the user: no statement yet."""

_HOW = re.compile(r"(?i)^how (?:old|much|many|often)\b")

_NAMED = re.compile(r"(?i) (?:called|named|who(?:se name)? is|which is|namens|llamad[oa]|appelée?) ")
"""Begins what more is said of a thing."""

_DEGREE = re.compile(r"\w+(?:ly|lich|mente|ment)|stark|schwer|hoch|super|quite|bit|total|muy|sehr|très|auch|also")

_GENERAL = frozenset(
    """
    what where who whom when how which whose that this the fact facts memory memories information all
    was wer wie wann welche alt que qué dónde donde cómo cuándo quién où comment quand qui quel
    """.split()  # noqa: SIM905 - reads better
)
"""Words of a topic that no memory of it needs to have."""

_MY = r"(?:(?:my|our|meine?[nmrs]?|unsere?[nmrs]?|mi|mis|mon|ma|mes|notre|nos) (?:home |current )?)"
_FIELDS = tuple(
    (re.compile(rf"(?i){pattern}"), frozenset(fields.split()))
    for pattern, fields in (
        (
            rf"{_MY}(?:(?:address|home|home ?town|location|city|residence|adresse|wohnort|anschrift|wohnung|dirección"
            r"|domicilio|casa|ciudad|domicile|ville)|place of residence)|where (?:i|we) live|(?:the )?(?:city|town|place"
            r"|country)(?: where)? i live(?: in)?|wo (?:ich|wir) (?:wohn|leb)\w+|d[óo]nde vivo|où (?:j'habite|je vis)",
            "home",
        ),
        (
            rf"{_MY}(?:job|work|workplace|employer|company|occupation|profession|career|arbeit|arbeitgeber|beruf|firma"
            r"|arbeitsplatz|trabajo|empleo|empresa|profesión|travail|emploi|employeur|métier)|(?:where|what|who) i (?:work"
            r"|do)(?: (?:for|at|as|for (?:a living|work)))?|wo ich arbeite|d[óo]nde trabajo|où je travaille",
            "job employer work occupation",
        ),
        (rf"{_MY}(?:full |first |last |real )?(?:name|namen|nombre|nom|prénom)", "name"),
        (
            rf"{_MY}(?:birthday|birth ?date|date of birth|geburtstag|cumpleaños|anniversaire)|when i was born",
            "birthday",
        ),
        (rf"{_MY}(?:age|alter|edad|âge)|how old i am|wie alt ich bin", "age"),
        (rf"{_MY}(?:diet|eating habits|ernährung|dieta|régime)|what i eat", "diet"),
        (rf"{_MY}(?:allerg(?:y|ies)|allergien?|alergias?|allergies?)|what i'm allergic to", "allergies"),
        (rf"{_MY}(?:medications?|meds|medicines?|medikamente|medicinas|medicamentos|médicaments)", "medications"),
        (
            rf"{_MY}(?:(?:medical |health )?conditions?|diagnos[ie]s|krankheit(?:en)?|enfermedades|maladies)",
            "conditions",
        ),
        (rf"{_MY}(?:blood (?:type|group)|blutgruppe|grupo sanguíneo|groupe sanguin)", "blood_type"),
        (rf"{_MY}pronouns", "pronouns"),
        (rf"{_MY}(?:languages|sprachen|idiomas|langues)", "languages"),
        (rf"{_MY}(?:(?:relationship|marital) status|familienstand|estado civil)", "status"),
        (rf"{_MY}emergency contacts?|{_MY}notfallkontakt|{_MY}contacto de emergencia", "emergency_contacts"),
        (rf"{_MY}goals?|{_MY}ziele?|{_MY}objetivos?|{_MY}objectifs?", "goals"),
    )
)
"""Topics that have a field of the profile, or a slot of a claim: what fills it need not name it."""
