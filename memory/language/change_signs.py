"""What speaks for and against an older statement being changed by a new one: the signs of the two together.

    "I drive a Ford Focus." – "The Ford's gone, we cycle."      ends near, one word, same thing …
    "I drive a Ford Focus." – "My brother sold his Ford."       ends near, one word, somebody else …

A sign is a kind of words that the new statement has (`ChangeWords`), whether it stands near what both name, what they
share, and of whom they speak. What a sign weighs was learned (`change_weights.py`, `python -m bench.changes`); which
signs there are is said here alone, for learning and for reading.
"""

import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from functools import cache
from itertools import accumulate, pairwise
from typing import NamedTuple

from memory.language.kin import kin_of
from memory.language.languages import CHANGE_WORDS, SIGNS, WORDINGS
from memory.language.languages.named_things import NAMED_THINGS
from memory.language.sign_table import ChangeWords
from memory.language.weights import Signs, words_as_signs
from memory.language.wording import alike
from memory.language.wording_table import WordingTable
from memory.text.expressions import Expressions
from memory.text.reading import once
from memory.text.regex import by_first_letter, grouped_by_first_letter, regex

NEAR = 4
"""So many words may stand between a word of change and what it is about."""
DENIED_WITHIN = 3
"""So far behind a denial a word of change is denied."""
GOVERNS_WITHIN = 3
"""So far in front of a word may stand what governs it."""
LITTLE_ELSE, MUCH_ELSE = 1, 4
"""So many words tell of something that is not known."""
FEW_WORDS = 8
MANY_WORDS = 20
SHORTEST = 3
"""Letters of a word that both may name."""
SHORTEST_KIN = 4
"""Letters that words of one family share at least ("engaged", "engagement")."""
SHARE_OF_KIN = 0.6
"""How much of the longer one that must be."""

ACTS = ("ends", "loses", "dies", "begins", "gets", "turns", "no_more", "again", "grows", "passes")
"""What may have happened. Without one of them, or a new value, nothing is weighed."""
_SHARES = (("a third of it", 0.33), ("half of it", 0.5), ("all of it", 1.0))
"""How much both name of what is known."""
_SOLE = frozenset(
    """
    home work boss vehicle diet smoke drink partner bank carrier hosting computer phone faith hair heating papers name
    care
    """.split()  # noqa: SIM905 - reads better
)
"""Kinds of things of which most have one at a time: a new one is in the place of the old one."""
BRAKES = ("besides", "whiles", "pasts", "maybes", "stills")
"""What makes something else of it."""


class ToldStatement(NamedTuple):
    """A statement as its signs are read: by its words, in lower case."""

    words: tuple[str, ...]
    names: frozenset[str]
    """Those that are written like names."""
    telling: frozenset[int]
    """Where words stand that tell what it is about."""
    beings: frozenset[str]
    """People and animals by what they are to the user."""
    things: Mapping[str, tuple[int, ...]]
    """Kinds of things, and where they are named."""
    values: Mapping[str, frozenset[str]]
    """Its numbers, and its days of the week."""
    clauses: tuple[int, ...]
    """The number of each word's clause."""
    stranger: int | None
    """Where somebody stands who does something and is not the user."""
    speakers: tuple[int, ...]
    """Where the user says "I"."""
    speaks_to: bool
    """Or "you"."""
    aims: bool
    """Something is wanted, learned, waited for."""


class ToldNews(NamedTuple):
    """A new statement, which may say that something has changed."""

    told: ToldStatement
    kinds: Mapping[str, tuple[int, ...]]
    """The kinds of words that it has, and where."""
    governed: tuple[frozenset[str], ...]
    """The kinds of what governs each of its words (`ChangeWords.governors`): "in the sink", "a sink"."""


class _ChangeLanguage(NamedTuple):
    kinds: Expressions[str]
    things: Expressions[str]
    beings: re.Pattern[str]
    acting: re.Pattern[str]
    speaker: re.Pattern[str]
    spoken_to: re.Pattern[str]
    aims: re.Pattern[str]
    own_words: frozenset[str]
    """By which a text is told to be of this language."""
    idle: frozenset[str]
    days: Mapping[str, str]
    counts: Mapping[str, str]
    governors: Mapping[str, frozenset[str]]
    """Words that govern others → their kinds."""

    @classmethod
    def of(cls, at: int) -> "_ChangeLanguage":
        signs, words, wording = SIGNS[at], CHANGE_WORDS[at], WORDINGS[at]
        return cls(
            _table((kind, getattr(words, kind)) for kind in _KINDS),
            _table([*words.things.items(), *NAMED_THINGS.items()]),
            by_first_letter(f"{signs.beings}|{words.others}", whole=True),
            by_first_letter(signs.acting, whole=True),
            by_first_letter(words.own, whole=True),
            by_first_letter(words.spoken_to, whole=True),
            by_first_letter(signs.aims, whole=True),
            signs.common
            | signs.idle
            | _glue(wording)
            | {word for kind in (*_KINDS, "own") for word in _plain(words, kind)},
            words.idle
            | signs.idle
            | signs.common
            | _glue(wording)
            | {word for kind in _IDLE for word in _plain(words, kind)},
            {each: group.split()[0] for group in signs.days.split("|") for each in group.split()},
            {each: str(number) for number, each in enumerate(wording.counts.split()) if number > 1},
            _by_word(words.governors),
        )


_TIMES = ("nows", "lasting")
_SAYS = (*ACTS, *_TIMES, "states", "denied")
_KINDS = (*_SAYS, *BRAKES)
_WORD = regex(r"[^\W_]+(?:[.'’-][^\W_]+)*")
_BREAK = regex(r"[,;:.!?…()–—]|\s-\s")
_CALLED = regex(r",\s+[A-ZÀ-Þ][\w'’-]*$")
"""Whoever is spoken to: "I won't give up, Gina"."""
_ELIDED = regex(r"(?i)^(?:[cdjlmnst]|qu|un|dell|dall|all|nell|sull|quell)['’](?=\w{3})|['’]s$")
_IDLE = (
    "ends",
    "loses",
    "no_more",
    "turns",
    "nows",
    "lasting",
    "besides",
    "whiles",
    "stills",
    "denied",
    "again",
    "maybes",
)
"""Kinds of words that two statements may share without being about the same thing."""


def _table(named: Iterable[tuple[str, str]]) -> Expressions[str]:
    """The words of each name, to be looked for in texts in lower case."""
    return Expressions(((grouped_by_first_letter(words, whole=True), name) for name, words in named), flags=0)


def _by_word(governors: Mapping[str, str]) -> Mapping[str, frozenset[str]]:
    kinds = {kind: words.split() for kind, words in governors.items()}
    every = {word for words in kinds.values() for word in words}
    return {word: frozenset(kind for kind, words in kinds.items() if word in words) for word in every}


def _glue(table: WordingTable) -> frozenset[str]:
    fields = ("glue", "breaks", "particles", "negations", "first", "possessive", "third")
    return frozenset(word for field in fields for word in getattr(table, field).split())


def _plain(words: ChangeWords, kind: str) -> Iterator[str]:
    return (word for word in re.split(r"[|\s()]+", getattr(words, kind)) if word.isalpha())


@cache
def _languages() -> tuple[_ChangeLanguage, ...]:
    return tuple(_ChangeLanguage.of(at) for at in range(len(CHANGE_WORDS)))


def language_of(text: str, *, beside: str = "") -> int | None:
    """The number of a text's language, by most of its common words; None if it has none of any.

    `beside`: of two that have as many it is the one of what stands beside.
    """
    words = {*_WORD.findall(text.lower())}
    common = [len(words & language.own_words) for language in _languages()]
    most = max(common)
    likeliest = [at for at, known in enumerate(common) if known == most]
    if not most or len(likeliest) == 1:
        return likeliest[0] if most else None
    others = {*_WORD.findall(beside.lower())}
    return max(likeliest, key=lambda at: len(others & _languages()[at].own_words))


@once
def _words_in(text: str) -> tuple[re.Match[str], ...]:
    return tuple(_WORD.finditer(text))


@once
def told_in(text: str, language: int) -> ToldStatement:
    """A text as a statement of that language."""
    table, plain = _languages()[language], text.lower()
    found = _words_in(text)
    written = [each[0] for each in found]
    if "'" in text or "’" in text:
        written = [_ELIDED.sub("", word) for word in written]
    words = tuple(word.lower() for word in written)
    names = frozenset(word.lower() for word in written[1:] if word[0].isupper() and word != "I")
    starts = [each.start() for each in found]
    beings = {_at(starts, being.start()): being[0] for being in table.beings.finditer(plain)}
    speaks = _places(table.speaker, plain, starts)
    # "My doctor upped my dose": who acts upon the user changes what is hers.
    stranger = min((at for at, being in beings.items() if not table.acting.fullmatch(being)), default=None)
    values = {
        "number": frozenset(table.counts.get(w, w) for w in words if w[0].isdigit() or w in table.counts),
        "day": frozenset(table.days[word] for word in words if word in table.days),
    }
    return ToldStatement(
        words,
        names,
        frozenset(
            at
            for at, word in enumerate(words)
            if len(word) >= SHORTEST
            and word not in table.idle
            and at not in beings
            and not word[0].isdigit()
            and word not in table.days
            and word not in table.counts
            and not (at and word in names and table.spoken_to.fullmatch(words[at - 1]))
        ),
        frozenset(map(kin_of, beings.values())),
        _places_of(table.things, plain, starts),
        values,
        _clauses(text, found),
        stranger if stranger is not None and stranger < min(speaks, default=len(words)) else None,
        speaks,
        table.spoken_to.search(plain) is not None,
        table.aims.search(plain) is not None,
    )


@once
def news_in(sentence: str, language: int) -> ToldNews | None:
    """A sentence as news; None if it has no word of change."""
    table, plain = _languages()[language], sentence.lower()
    there = _places_of(table.kinds, plain, [found.start() for found in _words_in(sentence)])
    if not there.keys() & {*ACTS, *_TIMES}:
        return None
    told = told_in(sentence, language)
    if _CALLED.search(sentence):
        told = told._replace(telling=told.telling - {len(told.words) - 1})
    return ToldNews(told, there, tuple(_governed(told, at, table.governors) for at in range(len(told.words))))


def tells_of_turn(text: str) -> bool:
    """Whether a text says that something came in the place of something else, whatever it names of the two."""
    language = language_of(text)
    news = None if language is None else news_in(text, language)
    return news is not None and "turns" in news.kinds


def _governed(told: ToldStatement, at: int, governors: Mapping[str, frozenset[str]]) -> frozenset[str]:
    """The kinds of the words that govern one: those that stand nearest in front of it, in its clause."""
    found = frozenset[str]()
    for before in range(at - 1, max(-1, at - GOVERNS_WITHIN - 1), -1):
        kinds = governors.get(told.words[before], frozenset())
        if told.clauses[before] != told.clauses[at] or (found and not kinds):
            break
        found |= kinds
    return found


def _clauses(text: str, words: Sequence[re.Match[str]]) -> tuple[int, ...]:
    """The number of each word's clause, which ends at a comma or the like."""
    between = (text[a.end() : b.start()] for a, b in pairwise(words))
    ends = [each != " " and _BREAK.search(each) is not None for each in between]
    return tuple(accumulate(ends, initial=0)) if words else ()


def _places_of(table: Expressions[str], plain: str, starts: Sequence[int]) -> dict[str, tuple[int, ...]]:
    """What of a table is found, and where."""
    found: dict[str, tuple[int, ...]] = {}
    for pattern, name in table.possible(plain):
        if at := _places(pattern, plain, starts):
            found[name] = (*found.get(name, ()), *at)
    return found


def _places(pattern: re.Pattern[str], plain: str, starts: Sequence[int]) -> tuple[int, ...]:
    """The numbers of the words at which it is found."""
    return tuple(_at(starts, found.start()) for found in pattern.finditer(plain))


def _at(starts: Sequence[int], offset: int) -> int:
    """The number of the word that stands there."""
    return bisect_right(starts, offset) - 1


def shared_words(news: ToldStatement, known: ToldStatement) -> dict[int, str]:
    """Where the new statement names what the known one names, or its like: position → the known one's word."""
    theirs = [known.words[at] for at in sorted(known.telling)]
    found = {
        at: next((each for each in theirs if _are_one(news.words[at], each, is_name=news.words[at] in news.names)), "")
        for at in sorted(news.telling)
    }
    return {at: word for at, word in found.items() if word and not _are_numbered_apart(news, at, known, word)}


def _are_numbered_apart(news: ToldStatement, at: int, known: ToldStatement, word: str) -> bool:
    """Whether both have another number behind a thing that is told by it: "phase 2" is not "phase 1"."""
    number = _number_behind(news, at) if word in _NUMBERED else ""
    if not number:
        return False
    theirs = {_number_behind(known, place) for place, each in enumerate(known.words) if each == word}
    return "" not in theirs and number not in theirs


def _number_behind(told: ToldStatement, at: int) -> str:
    behind = told.words[at + 1] if at + 1 < len(told.words) else ""
    return behind if behind.isdigit() else ""


_NUMBERED = frozenset(word for signs in SIGNS for word in signs.numbered.split())


def signs(news: ToldNews, known: ToldStatement, shared: Mapping[int, str]) -> Signs:
    """The signs of a new statement and a known one: what happened, what both are about, and how; and its words.

    `shared`: as `shared_words` finds it.
    """
    acts = {kind for kind in _SAYS if kind in news.kinds}
    near = {f"{kind} near" for kind in acts if _is_near(news.kinds[kind], shared)}
    of_things = [at for thing in news.told.things.keys() & known.things.keys() for at in news.told.things[thing]]
    near |= {f"{kind} at thing" for kind in acts if _is_near(news.kinds[kind], of_things)}
    parts = [*_parts(news, shared, of_things)]
    near |= {f"{kind} {part}" for kind, part in parts}
    links = {*_links(news.told, known, shared), *(part for _, part in parts)}
    for what, places in (("it", shared), ("thing", of_things)):
        links |= {f"{way} {what}" for at in places for way in news.governed[at] or ("bare",)}
    ways = {*(kind for kind in BRAKES if kind in news.kinds), *_ways(news.told, known, shared)}
    ways |= {*_doers(news)}
    if _is_denied(news.kinds):
        ways.add("denied act")
    # Which kind of thing it is counts alone: with all else a kind would be learned from the few examples that have it.
    kinds = {link for link in links if link.startswith("thing ")}
    groups = tuple(tuple(sorted(group)) for group in (acts | near, links - kinds, ways))
    return Signs(groups, tuple(sorted({*kinds, *_words(news.told, shared, of_things)})))


def _words(news: ToldStatement, shared: Mapping[int, str], of_things: Sequence[int]) -> Iterator[str]:
    """The words of a new statement, and which of them stand near what both are about: "says:traded", "near:traded".

    Which kind a word is of says what somebody foresaw; what it says beside what is known is learned word by word.
    """
    told = {at: word for at, word in enumerate(news.words) if at not in shared and not word[0].isdigit()}
    about = [(at, news.clauses[at]) for at in (*shared, *of_things)]
    near = [at for at in told if any(abs(at - of) <= NEAR and clause == news.clauses[at] for of, clause in about)]
    yield from words_as_signs("says", told.values())
    yield from words_as_signs("near", (told[at] for at in near))


def is_linked(news: ToldStatement, known: ToldStatement, shared: Mapping[int, str]) -> bool:
    """Whether there is anything that both are about."""
    return bool(shared) or bool(news.things.keys() & known.things.keys()) or bool(news.beings & known.beings)


def _links(news: ToldStatement, known: ToldStatement, shared: Mapping[int, str]) -> Iterator[str]:
    """What both are about."""
    words = {*shared.values()}
    if words:
        yield "one word" if len(words) == 1 else "more words"
    if words & (known.names | {known.words[0]} if news.names else known.names):
        yield "name"
    if words:
        share = len(words) / len({known.words[at] for at in known.telling})
        yield from (name for name, least in _SHARES if share >= least)
    if news.beings & known.beings:
        yield "being"
    if news.names - {*known.words}:
        yield "new name"
    things = news.things.keys() & known.things.keys()
    yield from _linking_things(news, known, things)
    for kind, values in news.values.items() if words or len(things) > 1 else ():
        if values and known.values[kind] and values.isdisjoint(known.values[kind]):
            yield f"other {kind}"


def _linking_things(news: ToldStatement, known: ToldStatement, things: Set[str]) -> Iterator[str]:
    """Which kinds of things both are about, and whether both name the same one."""
    if things:
        yield "thing" if len(things) == 1 else "things"
    yield from (f"thing {each}" for each in sorted(things))
    if things & _SOLE:
        yield "sole thing"
    for each in things:
        ours, theirs = ({told.words[at] for at in told.things[each]} for told in (news, known))
        yield "other of thing" if ours.isdisjoint(theirs) else "same of thing"


def _parts(news: ToldNews, shared: Mapping[int, str], of_things: Sequence[int]) -> Iterator[tuple[str, str]]:
    """What happened, and to what: the word that stands nearest to it, on each side, in its clause.

    "I changed the strings of the bass" is of strings, "the bass is sold" of the bass.
    """
    for act, kind in [(at, each) for each in ACTS for at in news.kinds.get(each, ())]:
        for side, step in (("behind", 1), ("before", -1)):
            near = range(act + step, act + step * (NEAR + 1), step)
            nearest = next((at for at in near if _tells(news.told, at, news.told.clauses[act])), None)
            if nearest is not None:
                what = "it" if nearest in shared else "thing" if nearest in of_things else "else"
                yield kind, f"{what} {side}"


def _tells(told: ToldStatement, at: int, clause: int) -> bool:
    return 0 <= at < len(told.words) and told.clauses[at] == clause and at in told.telling


def _ways(news: ToldStatement, known: ToldStatement, shared: Mapping[int, str]) -> Iterator[str]:
    """Of whom both speak, and how."""
    if news.stranger is not None:
        is_known = news.words[news.stranger] in known.words or any(at < news.stranger for at in shared)
        yield "known one" if is_known else "somebody else"
    beside = len(news.telling - shared.keys())
    there = {
        "known of another": known.stranger is not None and not known.beings & news.beings,
        "little else": beside <= LITTLE_ELSE,
        "much else": beside >= MUCH_ELSE,
        "few words": len(news.words) <= FEW_WORDS,
        "many words": len(news.words) > MANY_WORDS,
        "speaks": bool(news.speakers),
        "speaks to you": news.speaks_to,
        "known speaks": bool(known.speakers),
        "known speaks to you": known.speaks_to,
        "known aim": known.aims,
        "known in many words": len(known.words) > MANY_WORDS,
        "named first": bool(shared) and min(shared) <= 1,
    }
    yield from (sign for sign, is_there in there.items() if is_there)


def _doers(news: ToldNews) -> Iterator[str]:
    """Whether what happened is told in a clause of the user's own, or of somebody else."""
    told = news.told
    clauses = {told.clauses[at] for kind in ACTS for at in news.kinds.get(kind, ())}
    if any(told.clauses[at] in clauses for at in told.speakers):
        yield "own act"
    if told.stranger is not None and told.clauses[told.stranger] in clauses:
        yield "their act"


def _is_denied(kinds: Mapping[str, tuple[int, ...]]) -> bool:
    """Whether what may have happened has not: "I did not give up", "I cannot live without"."""
    acts = [at for kind in ACTS for at in kinds.get(kind, ())]
    return any(denied < at <= denied + DENIED_WITHIN for denied in kinds.get("denied", ()) for at in acts)


def _is_near(places: Sequence[int], shared: Iterable[int]) -> bool:
    return any(abs(at - place) <= NEAR for at in shared for place in places)


def _are_one(word: str, other: str, *, is_name: bool) -> bool:
    """Whether two words are forms of one, or of one family."""
    short, long = (word, other) if len(word) <= len(other) else (other, word)
    if word[:SHORTEST] != other[:SHORTEST]:
        return len(short) > SHORTEST_KIN and long.endswith(short)
    if alike(word, other) or (is_name and long.startswith(short)):
        return True
    same = next((at for at, (a, b) in enumerate(zip(word, other, strict=False)) if a != b), min(len(word), len(other)))
    return same >= max(SHORTEST_KIN, SHARE_OF_KIN * max(len(word), len(other)))
