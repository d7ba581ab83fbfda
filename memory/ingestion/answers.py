"""What the assistant answered, in pieces, each with what was asked: "what was the second option?" has no other answer.

docs/rules.md, Answers. A list, a table, a plan or a number that somebody comes back to stands in no word of the user's.
"""

from memory.language.prompt_injection import suspicious
from memory.model.options import ChunkOptions
from memory.model.turn import Spoken
from memory.model.types import CountTokens
from memory.text.chunking import chunk
from memory.text.cleaning import cut, one_line
from memory.text.markup import contains_our_region

SHORTEST = 80
"""Characters: what is shorter has neither list nor plan; what it recommends is a conclusion."""

LONGEST = 8_000
"""So much of an answer is looked at: it is longer than any that a person reads again."""

MOST = 4
"""Pieces of one answer: some 800 tokens, more than a prompt has room for."""

ASKED_CHARS = 200
"""So much of what was asked stands before each piece: it says what that is about, and is what "did I ask?" asks for."""

PIECES = ChunkOptions(max_tokens=200, min_tokens=100)
"""Three of them fit into a prompt."""


def answer_pieces(spoken: Spoken, *, count: CountTokens) -> tuple[str, ...]:
    """The pieces of the answer, each on one line behind the user's words; none of a short one.

    What has our notes in it is left out (P7), and what gives orders to a model: that would have to wait for a person.
    """
    asked = one_line(spoken.user)
    if not asked or len(spoken.assistant) < SHORTEST:
        return ()
    shown = asked if len(asked) <= ASKED_CHARS else f"{cut(asked, ASKED_CHARS)} …"
    pieces = chunk(spoken.assistant[:LONGEST], count=count, options=PIECES)[:MOST]
    told = (f"“{shown}” {one_line(piece)}" for piece in pieces)
    return tuple(text for text in told if not (contains_our_region(text) or suspicious(text)))
