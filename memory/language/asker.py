"""Questions about the asker's own: her things, her people, what she did.

Most of such questions are answered by what she told, of questions about the world hardly any; so less similarity is
enough for them (docs/rules.md, The floor).
"""

import re
from collections.abc import Sequence
from typing import Literal

from memory.language.kin import elders_in
from memory.language.names import names_in
from memory.language.phrases import ADVISES, ASKER, ASKS_FACT, ASKS_LEAVE, HOW, NOW, OF_OWN, QUESTION, REQUEST, TO_ASKER
from memory.language.typed import spelled
from memory.language.word_reader import WordReader
from memory.text.chunking import sentences
from memory.text.languages import DEFAULT, language_of_text

Subject = Literal["own", "told", "anything"]
"""`own`: it asks with "my", "our", "I" or "we" for anything but how something is done, or a friend would answer it
otherwise than a stranger ("sort us a family holiday somewhere hot"); `told`: it names somebody or something that she
told of, or orders something of her own."""

LONGEST_QUESTION = 80
"""Characters: who writes more gives a task, or tells a story, and says "I" or "my" somewhere in it."""

LONGEST_TOLD = 160
"""Characters: up to here a name, or an elder, that she told of is what she asks about."""

PERSONAL = WordReader("personal_weights.txt", likely=0.9, apart=2)
"""Tells by its words what a friend would answer otherwise than a stranger
(docs/decisions/0089-what-a-friend-would-answer-otherwise.md)."""

LONGEST_PERSONAL = 450
"""Characters: longer ones were not learned from. They are texts to be worked on, more often than not."""

NOBODYS = 0.02
"""What is less likely personal is nobody's own, though it says "I" or "we": "Do we know why we yawn?" Of a language
that was not learned all is likelier. What says "my" or "our" may be about what no friend knows: a team's database."""

_WORD = re.compile(r"[^\W\d_][\w-]+")


def _asks(text: str) -> bool:
    """Whether it has a question's mark, or begins as one does: many who type leave the mark out."""
    return text.endswith("?") or QUESTION.match(text) is not None


def _asks_how(text: str) -> bool:
    return HOW.match(text.lstrip("¿ ")) is not None


def _says_asker(question: str) -> bool:
    """Whether it says "I" or "we", or a verb of theirs; "i" is an article in Italian."""
    said = {found.lower() for found in ASKER.findall(question)}
    return bool(said - {"i"}) or ("i" in said and language_of_text(question) == DEFAULT)


def subject_of(question: str, told: Sequence[str]) -> Subject:
    """Of what a question asks; `told`: what is known that may answer it."""
    question = question.strip()
    if len(question) > LONGEST_PERSONAL:
        return "anything"
    question = spelled(question)
    personal = PERSONAL.likelihood(question)
    if personal >= PERSONAL.likely:
        return "own"
    if len(question) > LONGEST_TOLD:
        return "anything"
    question = _posed(question)
    subject = "own" if _opening(question) else _subject(question, told)
    is_nobodys = subject == "own" and personal < NOBODYS and OF_OWN.search(question) is None
    return "anything" if is_nobodys else subject


def _posed(question: str) -> str:
    """A question without what only asks whether it may be asked: "can I ask you how a heat pump works?"."""
    leave = ASKS_LEAVE.match(question)
    return question[leave.end() :] if leave else question


def _opening(question: str) -> str:
    """The question of her own that stands in front of what it is asked for; empty if none does.

    "Who lives with me? The census wants to know."
    """
    opening = next(iter(sentences(question)), question)
    return opening if opening != question and _subject(opening, ()) == "own" else ""


def _subject(question: str, told: Sequence[str]) -> Subject:
    """The same of one sentence, or of all.

    An elder is named without a name, and without "my": "can gran come along?".
    """
    asks, asks_how, request = _asks(question), _asks_how(question), REQUEST.match(question)
    is_asker = not asks_how and _says_asker(question)
    is_about_her = asks and (is_asker or (ASKS_FACT.match(question) and TO_ASKER.search(question)))
    if len(question) <= LONGEST_QUESTION and (is_about_her or OF_OWN.search(question)):
        return "own" if asks and not request else "told"
    names, elders = names_in(question), elders_in(question)
    if elders and any(not elders.isdisjoint(elders_in(text)) for text in told):
        return "told"
    # A text is taken apart only if it has the letters of a name.
    named = (text for text in told if any(map(text.__contains__, names))) if names else ()
    if any(not names.isdisjoint(_WORD.findall(text)) for text in named):
        return "told"
    return "told" if OF_OWN.search(question) and not asks_how else "anything"


def asks_fact(question: str) -> bool:
    """Whether it asks for a fact: neither for advice nor how something is done, which what answers may not resemble."""
    asked = _posed(spelled(question.strip()))
    if len(asked) <= LONGEST_TOLD:
        asked = _opening(asked) or asked
    return len(asked) <= LONGEST_QUESTION and _asks(asked) and not _asks_how(asked) and not ADVISES.search(asked)


def asks_of_now(question: str) -> bool:
    """Whether it asks for a fact as it is at this time: "where do I work now?"."""
    return asks_fact(question) and NOW.search(question) is not None
