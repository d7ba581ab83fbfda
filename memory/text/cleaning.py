"""Text as it is ingested and as it is stored: its cleaning (docs/rules.md, Cleaning), and the sanitiser of what hides.

Unicode's canonical ordering is an insertion sort: 40,000 combining marks in a row cost `unicodedata.normalize` seconds.
So runs of marks are cut first, as UAX #15 §13 (the stream-safe format) does.
"""

import re
import unicodedata

MARKS_IN_A_ROW = 30
"""The stream-safe format's bound: more than any orthography stacks on one letter."""

_LINE_BREAKS = re.compile("\r\n|[\r\x0b\x0c\x1c\x1d\x1e\x85\u2028\u2029]")
_BLANK_LINES = re.compile(r"\n(?:[ \t]*+\n){2,}")
_MARK_RUNS = re.compile(rf"[^\w\s\x00-\x7f]{{{MARKS_IN_A_ROW + 1},}}+")

_INVISIBLE = re.compile(
    "["
    "\x00-\x08\x0e-\x1b\x1f\x7f-\x84\x86-\x9f"  # control characters
    "\xad\u180e\u200b\u2060-\u2064\ufeff"  # soft hyphen, zero-width space, word joiner, invisible operators
    "\u061c\u200e\u200f\u202a-\u202e\u2066-\u206f"  # marks, embeddings and isolates of bidirectional text
    "\ufff9-\ufffb\ufffe\uffff"  # annotations and noncharacters
    "\ud800-\udfff"  # lone surrogates cannot be encoded
    "\U000e0000-\U000e007f"  # tag characters: a whole hidden alphabet
    "]+"
    "|[\ufe00-\ufe0f\U000e0100-\U000e01ef]{2,}"  # one variation selector chooses a glyph, several are a message
)

# Joiners spell Persian, Hindi and emoji families; beside Latin or white space, or in a row, they only hide.
_JOINERS = re.compile(
    "(?:\\A|(?<=[\x00-\x7f\\s]))[\u200c\u200d]+|[\u200c\u200d]+(?=[\x00-\x7f\\s]|\\Z)|[\u200c\u200d]{2,}",
)


def clean(text: str) -> str:
    """NFC, stripped, three and more line feeds become two; markers and code blocks stay."""

    def bounded(run: re.Match[str]) -> str:
        kept: list[str] = []
        marks = 0
        for character in run[0]:
            marks = marks + 1 if unicodedata.combining(character) else 0
            if marks <= MARKS_IN_A_ROW:
                kept.append(character)
        return "".join(kept)

    text = _MARK_RUNS.sub(bounded, _LINE_BREAKS.sub("\n", text))
    return _BLANK_LINES.sub("\n\n", unicodedata.normalize("NFC", text)).strip()


def sanitise(text: str) -> str:
    """`text` without U+0000, other controls, bidi controls, tag and zero-width characters (FAULTS B20)."""
    if text.isascii() and text.isprintable():  # most of what is read sentence by sentence: nothing hides there
        return text
    text = _INVISIBLE.sub("", _LINE_BREAKS.sub("\n", text))
    return _JOINERS.sub("", text)


def one_line(text: str) -> str:
    """`text` with every run of white space as one space."""
    return " ".join(text.split())


def cut(text: str, limit: int) -> str:
    """At most `limit` characters, cut between words where there are words."""
    if len(text) <= limit:
        return text
    head = text[: limit + 1].rpartition(" ")[0].rstrip()
    return head or text[:limit]
