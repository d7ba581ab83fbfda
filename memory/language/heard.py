"""What of a message is an order to forget, as it is heard: what is to be forgotten, and what is left of the message."""

from typing import NamedTuple

import msgspec

from memory.language.order_table import Kind

MESSAGE_CHARS = 4_000
"""So much of what was said last is taken back: what is longer was not said, but given to be read."""

SENTENCE_CHARS = 400
"""So much of a sentence is looked at: an order is short."""


class Retraction(msgspec.Struct, frozen=True):
    """Something that is to be forgotten, as the user named it."""

    what: str
    kind: Kind
    """`fact`: what this sentence says; `topic`: all about this; `said`: whatever was said with these words."""
    sure: bool = True
    """It can be about nothing but the memory. "Delete my number" may be about a text, too."""
    by_words: bool = False
    """It is only likely that it is one (`order_reader.py`): nothing is meant but what has all of its words."""
    weighed: bool = False
    """No form told it, sure or not (`order_reader.py`): what it names was put together of its words."""
    story: bool = False
    """It is named as a story: "the thing about my health" need not be all of it."""
    everywhere: bool = False
    """It is said of all projects: else one that is given in a project means what is of that, and of the person."""
    lately: str = ""
    """What the user said just before in the conversation, if it is named as a story: that may be what is meant."""
    undone: str = ""
    """The clause beside it that says that it is over, or never was so. It is news where nothing is closed."""
    of_another: str = ""
    """The sentence that says that it was of somebody else: what was said is kept beside that, as of nobody's."""


class Foreseen(NamedTuple):
    """What orders to forget will come to, as far as the store knows."""

    goes: bool | None
    """Whether anything will be closed; None: that cannot be told yet."""
    stays: bool = False
    """Whether something that could harm if it were lost is kept, as they may mean it and do not name it clearly."""
    is_like: bool = False
    """Whether something is known that has a part of what they name, too little to be what they mean."""


class Heard(NamedTuple):
    """A message as the memory takes it."""

    retractions: tuple[Retraction, ...]
    left: str
    """The message without these orders, and without what is not to be kept."""
    whole: bool
    """Nothing was taken out."""
    off_the_record: bool = False
    """Something of it is not to be kept."""
    everything: bool = False
    """All that is known is to be forgotten: nothing closes by that (decision 0017), and who says it is to be told."""
    nothing_kept: bool = False
    """Nothing that she says is to be kept from here on, in no conversation (decision 0102)."""

    @property
    def orders(self) -> bool:
        """Whether the memory is told to forget, and nothing else can be meant."""
        return self.everything or any(each.sure for each in self.retractions)

    @property
    def suspected(self) -> bool:
        """Whether it may be told so: only what is known will tell."""
        return any(each.by_words for each in self.retractions)

    @property
    def names_story(self) -> bool:
        """Whether it may be told so of what no text and no plan is called: "the thing about Nuria"."""
        return any(each.story for each in self.retractions)


REFUSED = Heard((), "", whole=True)
"""A sentence that begins like an order and is none, by what else its message says."""

OF_NO_USE = Heard((), "", whole=True)
"""What is said to be of no use, and why: "Die Kamera kannst du vergessen, die ist kaputt"."""
