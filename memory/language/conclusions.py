"""What an assistant recommends, and what is decided with it: found in its answers, and asked for later.

docs/rules.md, Conclusions. English, German, Spanish, French, Italian, Portuguese, Dutch, Chinese, Japanese.
"""

from memory.language.alternatives import any_of
from memory.language.languages import CONCLUSIONS
from memory.language.material import GAP, parted
from memory.language.overview import asked_of_memory
from memory.text.chunking import sentences
from memory.text.expressions import Expressions
from memory.text.reading import once
from memory.text.regex import regex

MOST = 2
"""Of one answer: what was decided, and what else it comes down to."""

SENTENCE_CHARS = 240
"""A conclusion is short; what is longer explains."""

ANSWER_CHARS = 8_000
"""So much of an answer is read, its beginning and its end: a conclusion stands in one of them."""

_DECIDED = Expressions((each.decided, None) for each in CONCLUSIONS)
_RECOMMENDED = Expressions((each.recommended, None) for each in CONCLUSIONS)
_OPEN = regex(rf"(?i)[?？]\W*$|^(?:{any_of(CONCLUSIONS, 'opens')})\b")
"""It is asked, or holds in a case: nothing is concluded."""


@once
def conclusions(answer: str) -> tuple[str, ...]:
    """The sentences of an answer that say what is decided or recommended, `MOST` of them, in their order.

    What stands in code, quotations and other material is none of its own words.
    """
    if len(answer) > ANSWER_CHARS:
        half = ANSWER_CHARS // 2
        answer = f"{answer[:half]}\n\n{answer[-half:]}"
    spoken = (each for each in sentences(parted(answer).prose) if len(each) <= SENTENCE_CHARS and GAP not in each)
    told = [each for each in spoken if not _OPEN.search(each)]
    decided = [each for each in told if _DECIDED.find(each)]
    recommended = [each for each in told if each not in decided and _RECOMMENDED.find(each)]
    found = (*decided[-MOST:], *recommended)[:MOST]
    return tuple(each for each in dict.fromkeys(told) if each in found)


def asks_for_conclusions(text: str) -> bool:
    """Whether a question is about what was recommended to her, or decided with her."""
    return "conclusions" in asked_of_memory(text)


def asks_what_was_said(text: str) -> bool:
    """Whether a question is about what the assistant said, or what the user said to it."""
    return "said" in asked_of_memory(text)
