"""What users want forgotten, or not kept at all, in their own words.

    "Forget that I live in Graz."                      a fact:  I live in Graz
    "Vergiss bitte meine Adresse."                     a topic: meine Adresse
    "Please forget everything about Marcus."           a topic: Marcus
    "Off the record: I'm interviewing at KPMG."        not kept: it and what follows

Only an order that fills its sentence is one. "Don't forget that …", "I always forget that …", "forget it", and what is
set aside for a moment or for a question ("forget that I'm vegan for a second, what would you cook?") close nothing.
What an order is about is looked for in `closing.py`; the order itself is never a memory. How each language says all
that stands in its table (`memory/language/languages`).
"""

import re
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import NamedTuple

import msgspec

from memory.language import phrases
from memory.language.languages import ORDERS
from memory.language.order_table import Kind, Orders, OrderWords
from memory.language.statements import spoken_sentences
from memory.language.wording import USER, wording
from memory.model.turn import Spoken
from memory.text.reading import once
from memory.text.regex import regex

MOST = 8
"""Orders of one message: more is a text about forgetting."""

TOPIC_WORDS = 6
"""An order that is told by its words names no more than so many: else it is a text about forgetting."""

MOST_CHARS = 2_000
"""So much of a message is looked through for a text that an order may be about."""

SENTENCE_CHARS = 400
"""So much of a sentence is looked at: an order is short."""


class Retraction(msgspec.Struct, frozen=True):
    """Something that is to be forgotten, as the user named it."""

    what: str
    kind: Kind
    """`fact`: what this sentence says; `topic`: all about this."""
    sure: bool = True
    """It can be about nothing but the memory. "Delete my number" may be about a text, too."""
    by_words: bool = False
    """It was told by its words alone: only what has all of them is meant."""


class Heard(NamedTuple):
    """A message as the memory takes it."""

    retractions: tuple[Retraction, ...]
    left: str
    """The message without these orders, and without what is not to be kept."""
    whole: bool
    """Nothing was taken out."""
    off_the_record: bool = False
    """Something of it is not to be kept."""

    @property
    def orders(self) -> bool:
        """Whether the memory is told to forget, and nothing else can be meant."""
        return any(each.sure for each in self.retractions)


@once
def heard(text: str) -> Heard:
    """What of a message is an order to forget, and what it says beside."""
    if not _MAY_ASK.search(text):
        return Heard((), text, whole=True)
    found: list[Retraction] = []
    left, before, hushed = text, "", False
    said = [sentence.text for sentence in spoken_sentences(text)]
    for at, sentence in enumerate(said):
        opening = sentence[:SENTENCE_CHARS]
        if not _MAY_ASK.search(opening):
            before = sentence
            continue
        spoken = _without_greetings(opening)
        begins, not_kept = _OFF_THE_RECORD.match(spoken), _NOT_KEPT.match(spoken)
        # "Don't remember this." alone is about what was said before, or what follows: about both, where both stand.
        after_it = not_kept is not None and bool(before)
        if begins and not (after_it and at + 1 == len(said)):
            order, _ = _order_in(opening, "", alone=False, within="")
            found += order.retractions if order else ()
            start, _ = _place(left, before if after_it else opening)
            return Heard(tuple(found[:MOST]), left[:start].rstrip(), whole=False, off_the_record=True)
        if len(sentence) <= SENTENCE_CHARS and len(found) < MOST:
            order, behind = _order_in(
                opening, before, alone=_says_nothing_else(said, at), within="" if not_kept else text
            )
            found += order.retractions if order else ()
            if not_kept:
                left = _without(_without(left, sentence), "" if not_kept["within"] else before)
                hushed = True
            elif order:
                left = _without(_without(left, sentence, order.left), behind)
        before = sentence
    return Heard(tuple(found[:MOST]), left.strip(), whole=left == text, off_the_record=hushed)


def without_orders(spoken: Spoken) -> tuple[Spoken, tuple[Retraction, ...]]:
    """What was said as an extractor may see it, and what is to be forgotten.

    An answer to such a message is no source: it says once more what was to be forgotten.
    """
    told = [heard(text) for role, text in spoken.conversation if role == "user"]
    if all(each.whole for each in told):
        return spoken, ()
    left = tuple(("user", each.left) for each in told if each.left)
    user = "\n\n".join(text for _, text in left)
    silent = msgspec.structs.replace(spoken, user=user, assistant="", messages=left if spoken.messages else ())
    return silent, tuple(retraction for each in told for retraction in each.retractions)[:MOST]


def asked_for(fact: str) -> tuple[Retraction, ...]:
    """What a model's fact says that the user wants forgotten: "User asked to forget that they live in Graz"."""
    found = _TOLD.match(fact[:SENTENCE_CHARS])
    if found is None:
        return ()
    what = _OF_USER.sub("my", _USER.sub("I", found["what"] or found["not"]))
    order = _order(f"forget {what}", alone=True)
    return order.retractions if order else (Retraction(what.strip(" .!"), "topic"),)


# ── One sentence ──────────────────────────────────────────────────────────────────────────────────────────────


def _order(spoken: str, *, alone: bool) -> Heard | None:
    """The order that a sentence is, without greetings; `alone`: the message says nothing else."""
    opening = _opening(spoken)
    if opening is None:
        return None
    table, kind, found = opening
    named = found.groupdict()
    bare = named.get("bare") is not None
    if (bare or named.get("name")) and not alone:
        return None  # "Forget about Docker. …" drops a plan, not a memory
    ends = _ends_of(table)
    what, _, tail = ends.tail.sub("\0", named["what"], count=1).partition("\0")
    left = tail if ends.own.match(tail) else ""
    asks = _QUESTION.search(spoken) and not named.get("polite")
    # Something else is asked for behind the order: then it sets aside, and takes nothing back.
    goes_on = bool(tail) and bool(ends.asked.match(tail) or tail.endswith("?"))
    if ends.meanwhile.search(spoken) or goes_on or asks:
        return Heard((), left, whole=False)
    meant = (ends.ending.sub("", each).strip(" ,.;:!?\"'") for each in ends.joins.split(ends.affair.sub("", what, 1)))
    return Heard(tuple(Retraction(each, kind, sure=not bare) for each in meant if each), left, whole=False)


def _order_in(sentence: str, before: str, *, alone: bool, within: str) -> tuple[Heard | None, str]:
    """The order that a sentence is, and the sentence `before` it if that names what is meant: "Strike it.".

    `within`: the message, if an order may be told by its words alone.
    """
    spoken = _without_greetings(sentence)
    if order := _order(spoken, alone=alone):
        return order, ""
    if before and _points_back(spoken):
        named = _without_greetings(before[:SENTENCE_CHARS]).rstrip(" .!?…")
        if order := _order(f"{named}. {spoken}", alone=False):
            return order, before
    return _told_by_words(sentence, before, within=within) if within else (None, "")


def _told_by_words(sentence: str, before: str, *, within: str) -> tuple[Heard | None, str]:
    """The order that a sentence is by its words (`OrderWords`); the sentence `before` it, if that names its topic."""
    spoken = _without_greetings(sentence)
    for table, words, _ in _BY_LANGUAGE:
        told_by = table.told_by
        if told_by is None or not words.search(spoken) or not _found_in(told_by.addressed).search(sentence):
            continue
        if _is_set_aside(table, told_by, spoken, within):
            continue
        for told, behind in ((spoken, ""), (f"{before} {spoken}", before)):
            if (named := _topic_of(told_by, told)) and _drops(told_by, told if _points_back(spoken) else spoken):
                sure = _found_in(told_by.forgets).search(spoken) is not None
                what = f"my {named}" if phrases.OF_OWN.search(told) else named
                return Heard((Retraction(what, "topic", sure=sure, by_words=True),), "", whole=False), behind
    return None, ""


def _drops(told_by: OrderWords, spoken: str) -> bool:
    """Whether it has what an order has: a verb of forgetting, no keeping, or erasing beside a word for the memory."""
    if forgets := _found_in(told_by.forgets).search(spoken):
        return _found_in(told_by.denied).search(spoken, 0, forgets.start()) is None
    of_memory = _found_in(told_by.memory).search(spoken) is not None
    keeps = f"{told_by.keeps}|{told_by.holds}" if of_memory else told_by.keeps
    kept = _found_in(rf"(?:{told_by.denied})(?:\W+\w+){{0,5}}?\W+(?:{keeps})").search(spoken)
    if kept and _found_in(told_by.wants).search(spoken):
        return True
    return of_memory and _found_in(told_by.erases).search(spoken) is not None


def _is_set_aside(table: Orders, told_by: OrderWords, spoken: str, within: str) -> bool:
    """Whether it only sounds like an order: it asks, tells of somebody, is about a text, or for a while."""
    ends = _ends_of(table)
    if ends.meanwhile.search(spoken) or (_QUESTION.search(spoken) and not _POLITELY.match(spoken)):
        return True
    drops = _found_in(f"{told_by.forgets}|{told_by.erases}|{told_by.keeps}|{told_by.holds}")
    clauses = _CLAUSES.split(ends.ending.sub("", spoken))[1:]
    goes_on = any(ends.asked.match(clause) and not drops.search(clause) for clause in clauses)
    is_of_text = _found_in(told_by.works).search(within[:MOST_CHARS]) is not None
    return goes_on or is_of_text or _found_in(told_by.never).search(spoken) is not None


def _topic_of(told_by: OrderWords, told: str) -> str:
    """What is left of an order without the words that make it one; empty if nothing is, or too much."""
    idle = _found_in(told_by.idle)
    words = (word.removesuffix("'s") for word in wording(told).words if word != USER)
    topic = [word for word in words if not idle.fullmatch(word)]
    return " ".join(topic) if len(topic) <= TOPIC_WORDS else ""


@cache
def _found_in(words: str) -> re.Pattern[str]:
    return regex(rf"(?i)(?<!\w)(?:{words})(?!\w)")


_CLAUSES = regex(r"[,;:–—]\s+")
_POLITELY = regex(
    r"(?i)(?:(?:hey|so|and),? )?(?:(?:can|could|would|will) (?:you|u|we)|is it possible|kannst|könntest|würdest"
    r"|können sie|¿?(?:puedes|podrías|puede)|(?:peux|pourrais)-tu|tu peux|(?:pouvez|pourriez)-vous|puoi|potresti"
    r"|podes|poderias|você pode)\b"
)
"""A question that begins so asks somebody to do it."""


def _says_nothing_else(said: Sequence[str], at: int) -> bool:
    """Whether the sentences beside an order only greet, or go on about what it names: "Forget Hugo. He's gone."."""
    before = (_without_greetings(f"{each} ").strip(" .,!") for each in said[:at])
    behind = (phrases.ANAPHORA.match(each) and not _OF_THINGS.match(each) for each in said[at + 1 :])
    return not any(before) and all(behind)


def _points_back(spoken: str) -> bool:
    """Whether a sentence is an order that names nothing itself."""
    return any(words.search(spoken) and _back(table.points_back).match(spoken) for table, words, _ in _BY_LANGUAGE)


@cache
def _back(source: str) -> re.Pattern[str]:
    return regex(rf"(?i){source}")


def _opening(spoken: str) -> tuple[Orders, Kind, re.Match[str]] | None:
    """The first entry of the tables that a sentence begins with."""
    for table, words, entries in _BY_LANGUAGE:
        if words.search(spoken):
            for kind, pattern in entries:
                if found := pattern.match(spoken):
                    return table, kind, found
    return None


def _without_greetings(sentence: str) -> str:
    """A sentence without what stands in front of an order and says nothing, and with straight apostrophes."""
    return _GREETINGS.sub("", sentence.replace("’", "'"), count=1)


def _place(text: str, sentence: str) -> tuple[int, int]:
    """Where a sentence stands in the text that it was read from: its line may have been wrapped."""
    if (at := text.find(sentence)) >= 0:
        return at, at + len(sentence)
    found = re.search(r"\s+".join(map(re.escape, sentence.split())), text)
    return found.span() if found else (0, 0)


def _without(text: str, sentence: str, left: str = "") -> str:
    """`text` with what is `left` of a sentence in its place."""
    start, end = _place(text, sentence) if sentence else (0, 0)
    return text[:start] + left + text[end:]


# ── The tables as expressions ─────────────────────────────────────────────────────────────────────────────────


def _of_all(entries: Callable[[Orders], Iterable[str]]) -> str:
    """Alternatives: the entries of all languages, each once."""
    return "|".join(dict.fromkeys(entry for table in ORDERS for entry in entries(table)))


_MAY_ASK = regex(rf"(?i)\b(?:{_of_all(lambda table: (table.words,))})")
"""A message without any of these words is not looked at further."""

_GREETINGS = regex(rf"(?i)\A[\s¿¡]*+(?:(?:{_of_all(lambda table: table.greetings)})\b[,.!:;–—-]*+\s++[¿¡]?)*")
_BY_LANGUAGE: tuple[tuple[Orders, re.Pattern[str], tuple[tuple[Kind, re.Pattern[str]], ...]], ...] = tuple(
    (table, regex(rf"(?i)\b(?:{table.words})"), tuple((kind, regex(rf"(?i){entry}")) for kind, entry in table.orders))
    for table in ORDERS
)
_OFF_THE_RECORD = regex(
    rf"(?i)(?:{_of_all(lambda table: table.off_the_record)})(?=\s*[,:.!;–—-]|\s*$|,? (?:that|dass|que|che) )"
)
_NOT_KEPT = regex(
    rf"(?i)(?P<within>.*[,;(–—-]\s*(?:(?:but|and|aber|und|pero|y|mais|et|ma|e|mas) )?)?"
    rf"(?:{_of_all(lambda table: table.not_kept)})(?:[\s.,!)]|{_of_all(lambda table: table.endings)})*$"
)
_OF_THINGS = regex(r"(?i)(?:it|that|this|es|das|dies|ça|cela|c'\w+|eso|esto|ciò|questo|isso|isto)\b|.*[?？]\W*$")
"""Begins what is said of a thing or a word, not of somebody; or asks."""

_TAGS = ("ok", "okay", "please", "bitte", "favor", "favore", "stp", "will you", "would you", "could you", "can you")
"""Behind an order, before the question mark: it is an order all the same."""

_QUESTION = regex(r"(?i)" + "".join(rf"(?<!\W{tag})" for tag in _TAGS) + r"[?？]\W*$")


class _Ends(NamedTuple):
    """What a language says behind what is to be forgotten."""

    ending: re.Pattern[str]
    tail: re.Pattern[str]
    """Where what is to be forgotten ends, and a reason or something else begins."""
    asked: re.Pattern[str]
    own: re.Pattern[str]
    meanwhile: re.Pattern[str]
    joins: re.Pattern[str]
    affair: re.Pattern[str]


@cache
def _ends_of(table: Orders) -> _Ends:
    return _Ends(
        ending=regex(rf"(?i)(?:,? (?:{'|'.join(table.endings)}|{table.from_memory}))*[\s.!?…]*$"),
        tail=regex(
            rf"(?i)\s*[;:–—]\s+|\s+-\s+|,\s+(?=(?:{table.goes_on})\b)|,?\s+(?=(?:{table.reasons})\b)"
            rf"|,?\s+(?=(?:{table.joins})\s+(?:{table.requests})\b)"
        ),
        asked=regex(
            rf"(?i)(?:(?:{table.joins}|but|then|aber|dann|pero|mais|ma|mas) )?(?:{table.requests}\b"
            rf"|{phrases.ASKING.pattern.removeprefix('(?i)')}|{phrases.REQUEST.pattern.removeprefix('(?i)')})"
        ),
        own=regex(rf"(?i)(?:{table.own})\b"),
        meanwhile=regex(rf"(?i)\b(?:{'|'.join(table.meanwhile)})\b|{_TOLD_OF}"),
        affair=regex(rf"(?i)\A(?:{table.affair})"),
        joins=regex(rf"(?i),?\s+(?:{table.joins})\s+(?=(?:{table.own})\b)|,\s+(?=(?:{table.own})\b)"),
    )


_TOLD_OF = r"[,\"”] (?:she|he|they|i|\w+) (?:said|says|whispered|replied|thought|told (?:him|her|them))\b"
"""Somebody else says it, in a story."""

_TOLD = regex(
    r"(?i)(?:the )?user (?:(?:has )?(?:asked|requested|instructed|told)|wants|would like)"
    r"(?: (?:me|you|us|it|the (?:assistant|ai|model|chatbot)))?(?<!wants)(?<!like) (?:to|that (?:you|it|the \w+)) "
    r"(?:please )?(?:forget|disregard|delete|remove|erase|not remember) (?P<what>.+)"
    r"|(?:the )?user (?:does not|doesn't|no longer) wants? (?:the fact )?(?:that )?(?P<not>.+?) "
    r"(?:to be |be )?(?:remembered|stored|saved|kept)\b"
)
_USER = regex(r"(?i)\b(?:they|he|she|(?:the )?user)\b(?!['’]s)")
_OF_USER = regex(r"(?i)\b(?:their|his|her|(?:the )?user['’]s)\b")
"""How a model speaks of the user."""
