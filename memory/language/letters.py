"""Where letters stand in a message, by their shape: a salutation, and the sign-off that ends them.

    can you tighten this for me?          hers: it hands over what follows
                                       ┐
    Hi Maya,                           │
    I'm Gil and I live in Boston.      │  the letter
                                       │
    Best, Gil                          ┘

    I can't make it, by the way.          hers

What is a letter here is nobody's word: her own draft, too, says to somebody else what she may never have told here, and
an allergy that a mail claims does more harm than one that she has to tell again.
"""

from collections.abc import Iterator
from typing import NamedTuple

from memory.language import phrases
from memory.text.regex import regex

LONGEST_SIGNATURE = 4
"""Lines below the closing words: a name, what its bearer does, where, and a number."""

LONGEST_LINE = 60
"""Characters of such a line."""

_PARAGRAPH = regex(r"\s*\n(?P<said>(?:[^\n]*\S[^\n]*(?:\n|\Z))+)")
_POSTSCRIPT = regex(r"(?i)(?:p\. ?s|ps|p\. ?d|pd|n\. ?b|nb)\b[.:]?\s")
_NOT_A_NAME = (phrases.CLAUSE_OF_SPEAKER, phrases.QUESTION, phrases.REQUESTS, phrases.COURTESY, phrases.HOW)


class Salutation(NamedTuple):
    """A line with which a letter may begin."""

    start: int
    names: bool
    """Whether it names somebody, or calls them dear in a line of its own: "Hi there" does not."""
    is_line: bool
    """Whether it says whom it is to, and nothing else stands in its line."""


def salutations(text: str) -> Iterator[Salutation]:
    """The lines of a text that greet somebody who is not the assistant, and below or behind which something is said."""
    for line in phrases.SALUTATION_LINE.finditer(text):
        whom, alone = line["whom"].strip(" ,"), not line["rest"]
        if not (whom or line["mark"]) or (alone and not text[line.end() :].strip()):
            continue
        if phrases.SIGN_OFF.match(line[0]) or phrases.SPOKEN_TO.search(whom):
            continue
        if phrases.CLAUSE_OF_SPEAKER.match(line[0]) or any(each.match(whom) for each in _NOT_A_NAME):
            continue
        is_named = any(word[:1].isupper() for word in whom.split())
        yield Salutation(line.start(), is_named or bool(line["dear"] and alone), bool(alone and whom))


def signed(text: str, start: int) -> int | None:
    """Where the letter that begins there ends, with its signature and what is written below it; None: nobody signs."""
    for closing in phrases.SIGN_OFF.finditer(text, start):
        by = (closing["by"] or closing["named"] or "").strip()
        end = None if _says(by) else _signature_end(text, closing.end(), is_named=bool(by))
        if end is not None:
            return _postscript_end(text, end)
    return None


def _signature_end(text: str, at: int, *, is_named: bool) -> int | None:
    """Where the lines below the closing words end that only tell who writes; None: somebody goes on to say something.

    A name may stand in a paragraph of its own, where there is none beside the closing words.
    """
    end = _names_end(text, at)
    below = _line(text, end + 1)
    if below.strip() and not _asks(below):
        return None
    if is_named or end > at or below.strip():
        return end
    paragraph = len(text) - len(text[at:].lstrip()) - 1
    apart = _names_end(text, paragraph) if text[at:].strip() else paragraph
    return apart if apart > paragraph and not _line(text, apart + 1).strip() else at


def _names_end(text: str, at: int) -> int:
    """Where the short lines end that stand below this end of a line, and say and ask nothing."""
    for _ in range(LONGEST_SIGNATURE):
        line = _line(text, at + 1)
        told = line.strip()
        if not told or len(told) > LONGEST_LINE or told.endswith((".", "?", "!", ":")) or _says(told):
            break
        at += 1 + len(line)
    return at


def _postscript_end(text: str, end: int) -> int:
    """Where the paragraphs end that follow and begin as postscripts do."""
    while (postscript := _PARAGRAPH.match(text, end)) and _POSTSCRIPT.match(postscript["said"]):
        end = postscript.end()
    return end


def _line(text: str, at: int) -> str:
    end = text.find("\n", at)
    return text[at:] if end < 0 else text[at:end]


def _says(line: str) -> bool:
    return _asks(line) or phrases.CLAUSE_OF_SPEAKER.match(line) is not None


def _asks(text: str) -> bool:
    return "?" in text or phrases.QUESTION.match(text) is not None or phrases.REQUESTS.match(text)
