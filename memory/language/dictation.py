"""Where a sentence ends that has no mark in it: who dictates says "i live in bath and i take ramipril what can i cook".

The rules read sentence by sentence, and want the user as the subject of each. A sentence without any punctuation is
read in the clauses that its speaker would have parted: before a subject behind "and" or "so", before "my name is", and
before a question. That is for reading alone: what is kept stays as it was said. A sentence with a mark in it is as its
writer parted it.
"""

from memory.language.alternatives import any_of
from memory.language.dictation_table import Dictation
from memory.language.languages import DICTATIONS
from memory.text.regex import regex

FEWEST_WORDS = 5
"""Fewer are one clause."""
MOST_CHARS = 4_000
"""Longer is no message that anybody dictates, but what was pasted."""
MOST_CLAUSES = 96
BREATH_CHARS = 400
"""What is said without a mark, and is longer, is read and kept in parts: a fact has 512 characters at most."""

_MARK = regex(r"[,;:!?…()\[\]{}<>=\"„“”«»—–¿¡、。，？]|\.(?!\d)|\s[-/|]\s|\n|\s['‘][^\W\d_]+(?:['’][^\W\d_]+)?\s")
_BEFORE = regex(r"(?:^|(?P<third>\S+)\s+)(?P<second>\S+)\s*$")


_JOINT = "|".join(dict.fromkeys(joint for each in DICTATIONS for joint in each.joints.split("|")))
"""Each once: "e" is "and" in three languages, and a run of them would be tried in every one."""


def _joined_clause(of: Dictation) -> str:
    """What joins a clause in a language, where one of that language begins: behind "so" no Spanish "no …" does."""
    return rf"(?:(?:{of.joints})\s+){{1,4}}(?=(?:{of.starts}|{of.bare}|{of.asks})(?!\w))"


_BREAK = regex(
    rf"(?i)\s+(?:(?P<joint>{'|'.join(map(_joined_clause, DICTATIONS))})"
    rf"|(?=(?P<asks>(?:{any_of(DICTATIONS, 'asks')})(?!\w)))|(?=(?:{any_of(DICTATIONS, 'bare')})(?!\w)))"
)
_SPEAKS = regex(rf"(?i)(?:^|\s)(?:{any_of(DICTATIONS, 'starts', 'bare', 'asks')})(?!\w)")
"""A clause of its own stands before the next one: "in the morning" is none."""
_SUPPOSES = regex(rf"(?i)(?:(?:{_JOINT})\s+){{0,3}}(?:{any_of(DICTATIONS, 'supposes')})(?!\w)")
_ASKS = regex(rf"(?i)(?:{any_of(DICTATIONS, 'asks')})(?!\w)")
_OF_IT = regex(rf"(?i)(?:{any_of(DICTATIONS, 'of_it')})(?!\w)")
_HOLDS = frozenset(word for each in DICTATIONS for word in each.holds.split())
_REPORTS = frozenset(word for each in DICTATIONS for word in each.reports.split())
_NAMES = frozenset(word for each in DICTATIONS for word in each.names.split())


def clauses(sentence: str) -> tuple[str, ...]:
    """The clauses of a sentence without punctuation, without what joins them; any other sentence alone."""
    bare = sentence.strip()
    if len(bare) > MOST_CHARS or bare.count(" ") + 1 < FEWEST_WORDS or _MARK.search(bare):
        return (sentence,)
    found: list[str] = []
    start = 0
    for gap in _BREAK.finditer(bare):
        clause = bare[start : gap.start()]
        supposed = _SUPPOSES.match(clause) and gap["asks"] is None
        goes_on = gap["joint"] is None and _goes_on(clause, asks=gap["asks"] is not None)
        speaks = gap["asks"] is not None or _SPEAKS.search(clause)
        if supposed or goes_on or not speaks or len(found) >= MOST_CLAUSES:
            continue
        found.append(clause)
        start = gap.end()
    return (*found, bare[start:]) if found else (sentence,)


def breaths(sentence: str) -> tuple[str, ...]:
    """A sentence that is longer than a breath in parts that end where a clause does; any other alone."""
    if len(sentence) <= BREATH_CHARS:
        return (sentence,)
    parts: list[str] = []
    start = end = 0
    for clause in clauses(sentence):
        at = sentence.index(clause, end)
        if end > start and at + len(clause) - start > BREATH_CHARS:
            parts.append(sentence[start:end])
            start = at
        end = at + len(clause)
    return (*parts, sentence[start:])


def _goes_on(clause: str, *, asks: bool) -> bool:
    """Whether what stands before a clause wants it as its own: "the tablets that", "i know what", "the tablets"."""
    before = _BEFORE.search(clause.casefold())
    if before is None:
        return False
    return before["second"] in _REPORTS if asks else before["second"] in _HOLDS or before["third"] in _NAMES


def asks_within(clause: str) -> bool:
    """Whether one of several clauses is a question by how it begins."""
    return _ASKS.match(clause) is not None


def is_of_it(clause: str) -> bool:
    """Whether a clause says something of a thing that was spoken of just before."""
    return _OF_IT.match(clause) is not None
