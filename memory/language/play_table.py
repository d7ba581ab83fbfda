"""What the table of a language is made of: how parts are played, and how talks and exams are practised (`plays.py`)."""

from typing import NamedTuple


class Plays(NamedTuple):
    """Words of a language, alternatives of expressions.

    `{talk}`, `{practice}`, `{stage}`, `{play}`: those of the same table.
    """

    talk: str
    """What is practised with somebody: an interview, an oral exam."""
    practice: str
    """What that is called, and playing parts: "mock interview", "interview practice", "role play"."""
    starts: str
    """Begins one, and a clause: "let's do a mock interview"; or by its name alone, with a mark behind it."""
    opens: str
    """What begins a play of several turns, and a sentence: "You're a waiter and I'm a guest with an allergy"."""
    part: str
    """Gives the assistant a part, and a sentence: "act as a waiter". Who helps her plays none (`HELPERS`)."""
    staged: str
    """What makes that a play, anywhere in a message: a part of the user's own, a talk or an exam that is practised."""
    stage: str
    """Where parts are learnt for: a play, a presentation."""
    own_part: str
    """A sentence about her part on a stage that is rehearsed, or said behind a colon: "my part in the school play"."""
    play: str
    """What is over when it ends: "role play", "game", "interview"."""
    ends: str
    """What ends it, anywhere in a message."""
    leaves: str
    """What ends it at the beginning of a clause: "stop", "the interview is over", "how did I do"."""
    side: str
    """A side that is taken in a debate, anywhere in a sentence: "that's my role in the debate"."""
