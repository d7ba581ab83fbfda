"""What the assistant said that may be asked for later: its conclusions, and its answer in pieces.

docs/rules.md, Conclusions and Answers. Each piece stands behind what was asked: "what was the second option?" has no
other answer, and a list, a table, a plan or a number that somebody comes back to stands in no word of the user's. A
turn that used tools has a step for each round of them, and answers in the last; what it finds out on the way may be
said before. Each step's pieces have places of their own among the turn's facts.
"""

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from memory.ingestion.fact import Fact
from memory.language.conclusions import conclusions
from memory.language.prompt_injection import suspicious
from memory.language.signals import names
from memory.language.statements import asks, asks_for_another
from memory.model.memory import ANSWERS_FROM, CONCLUSIONS_FROM, Memory, MemoryType, Source
from memory.model.options import ChunkOptions
from memory.model.turn import Spoken
from memory.model.types import CountTokens
from memory.text.chunking import chunk, sentences
from memory.text.cleaning import cut, one_line
from memory.text.markup import contains_our_region
from memory.text.regex import regex

SHORTEST = 80
"""Characters: what is shorter has neither list nor plan, and says something only if it names it."""

LONGEST = 8_000
"""So much of an answer is looked at: it is longer than any that a person reads again."""

ANNOUNCED = 300
"""Characters: what is shorter and stands beside calls of tools only says what is looked up next."""

LATER_STEPS_FROM, STEP_PLACES, MOST_STEPS = 1_000, 10, 39_000
"""Where the places of what later steps answer begin among those of their turn, behind the first step's; how many each
has, which is more than it can fill; and behind how many steps all share the last ones."""

RECOVERED_FROM = 500_000
"""Where they begin of what is read again: behind those of any turn."""

MOST = 4
"""Pieces of one answer: some 800 tokens, more than a prompt has room for."""

_WORDS, _NUMBER = regex(r"[^\W_]+"), regex(r"\d+")

ASKED_CHARS = 200
"""So much of what was asked stands before each piece: it says what that is about, and is what "did I ask?" asks for."""

PIECES = ChunkOptions(max_tokens=200, min_tokens=100)
"""Three of them fit into a prompt."""


def announces(answer: str, *, is_underway: bool) -> bool:
    """Whether an answer is none, but what a model says while it turns to its tools."""
    return is_underway and len(answer) < ANNOUNCED


def in_step(facts: Iterable[Fact], step: int) -> Iterator[Fact]:
    """The facts with the places that this step of their turn has."""
    first = LATER_STEPS_FROM + STEP_PLACES * min(step, MOST_STEPS) if step else 0
    for fact in facts:
        yield msgspec.structs.replace(fact, index=first + fact.index)


def step_of(memory: Memory) -> int:
    """In which step of its turn something was concluded, or answered."""
    place = memory.provenance.fact_index - (ANSWERS_FROM if memory.is_answer else CONCLUSIONS_FROM)
    return max(place % RECOVERED_FROM - LATER_STEPS_FROM, 0) // STEP_PLACES


def by_assistant(spoken: Spoken, *, count: CountTokens, before: Sequence[str] = ()) -> Iterator[Fact]:
    """What the assistant concluded, whoever extracts what the user said, and what it answered in a chat.

    `before`: what the user said before, the newest first, if that may be what is asked for once more.
    """
    if announces(spoken.assistant, is_underway=spoken.is_underway):
        return
    answered = () if spoken.messages or spoken.gives_back else answer_pieces(spoken, count=count, before=before)
    for texts, is_answer in ((conclusions(spoken.assistant), False), (answered, True)):
        for text in texts:
            yield Fact(
                text=text,
                type=MemoryType.EPISODIC,
                source=Source.INFERRED,
                role="assistant",
                is_conclusion=True,
                is_answer=is_answer,
                mentioned_at=spoken.mentioned_at,
            )


def answer_pieces(spoken: Spoken, *, count: CountTokens, before: Sequence[str] = ()) -> tuple[str, ...]:
    """The pieces of the answer, each on one line behind the user's words; none of a short one that names nothing.

    Who asks for another asks what she asked before: that stands in front.
    What has our notes in it is left out (P7), and what gives orders to a model: that would have to wait for a person.
    """
    asked = one_line(_asked(spoken.user, before))
    if not asked or (len(spoken.assistant) < SHORTEST and not _names_what_was_asked(spoken)):
        return ()
    shown = asked if len(asked) <= ASKED_CHARS else f"{cut(asked, ASKED_CHARS)} …"
    pieces = chunk(spoken.assistant[:LONGEST], count=count, options=PIECES)[:MOST]
    told = (f"“{shown}” {one_line(piece)}" for piece in pieces)
    return tuple(text for text in told if not (contains_our_region(text) or suspicious(text)))


def _asked(user: str, before: Sequence[str]) -> str:
    if not asks_for_another(user):
        return user
    request = next((said for said in before if not asks_for_another(said)), "")
    return f"{cut(one_line(request), ASKED_CHARS // 2)} … {user}" if request else user


def _names_what_was_asked(spoken: Spoken) -> bool:
    """Whether it answers a question with a name or a number that does not stand in it: "Tattu, near the station.".

    What it recommends in so many words is a conclusion already.
    """
    asked = {*_WORDS.findall(spoken.user.casefold())}
    named = (*names(spoken.assistant), *_NUMBER.findall(spoken.assistant))
    if all(each in asked for each in named) or conclusions(spoken.assistant):
        return False
    return any(asks(each) for each in sentences(spoken.user))
