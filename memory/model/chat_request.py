"""A chat request's messages as the memory sees them, and what may be put into them."""

from functools import cached_property
from typing import Literal

import msgspec

Shape = Literal["string", "parts", "none", "other"]
"""How a message's content is spelled: a string, a list of parts, null or absent, or something unknown."""

SYSTEM = frozenset({"system", "developer"})
"""The roles under which an application instructs a model."""

ROLES = SYSTEM | {"user", "assistant", "tool", "function"}
"""All that are known."""


class Message(msgspec.Struct, frozen=True):
    """One message: its role, its text (text parts joined by line feeds; empty if there is none), its shape."""

    role: str
    text: str
    shape: Shape
    name: str = ""
    """Who speaks, where the client says so: OpenAI's `name`."""
    own: str | None = None
    """What the user said in it, where her application has put documents around that (see `memory.turn.wrapping`)."""

    @property
    def is_strange(self) -> bool:
        """Whether it may be a user's, and nobody here can tell: under an unknown role, or spelled in an unknown way."""
        return (self.role == "user" and self.shape == "other") or (self.role not in ROLES and self.shape != "none")

    @property
    def said(self) -> str:
        """The words of whoever wrote it, without what an application put around them."""
        return self.text if self.own is None else self.own


class Conversation(msgspec.Struct, frozen=True, dict=True):
    """The messages of one request, in order, the model that is asked, and what is asked of it."""

    messages: tuple[Message, ...]
    model: str = ""
    tools: bool = False
    is_probe: bool = False
    """An answer of a token at most is asked for: a client tests its line, or warms a cache."""
    follows: str = ""
    """The id of the answer that it goes on from, where its provider keeps what was said before."""
    kept_as: str = ""
    """The id of the conversation that its provider keeps, if it goes on with one."""
    writes_end: bool = False
    """The application has the end of its prompt written into the provider's cache, and pays for what is new there."""

    @property
    def is_held(self) -> bool:
        """Whether what was said before stands at its provider, our blocks with it, and not in the request."""
        return bool(self.follows or self.kept_as)

    @cached_property
    def user_indices(self) -> tuple[int, ...]:
        """The indices of the user messages into which a block can be put, newest first: those that have words."""
        messages = self.messages
        return tuple(
            index
            for index in range(len(messages) - 1, -1, -1)
            if messages[index].role == "user" and messages[index].shape in {"string", "parts"}
        )

    @cached_property
    def has_tools(self) -> bool:
        """Whether there are tools in it, offered or used."""
        return self.tools or any(message.role in {"tool", "function"} for message in self.messages)

    @cached_property
    def awaits_answer_to_tools(self) -> bool:
        """Whether tools have spoken last; instructions may stand behind them."""
        last = next((message for message in reversed(self.messages) if message.role not in SYSTEM), None)
        return last is not None and last.role in {"tool", "function"}

    @cached_property
    def newest_user(self) -> int | None:
        """The index of the newest of them."""
        return self.user_indices[0] if self.user_indices else None


class InsertSystem(msgspec.Struct, frozen=True):
    """A new message in front of all others; with `is_breakpoint` as a text part that a cache breakpoint follows."""

    text: str
    role: Literal["system", "developer"] = "system"
    is_breakpoint: bool = False


class AppendToMessage(msgspec.Struct, frozen=True):
    """`text` goes behind the content of message `index`, after a blank line (its shape stays).

    With `is_breakpoint` a cache breakpoint follows it: a string becomes a text part for that.
    """

    index: int
    text: str
    is_breakpoint: bool = False


class PrependToMessage(msgspec.Struct, frozen=True):
    """`text` goes in front of the content of message `index`, before a blank line (its shape stays)."""

    index: int
    text: str


class ReplacePrefix(msgspec.Struct, frozen=True):
    """The messages `dropped` go; `text` stands for them.

    It goes in front of the content of message `kept`, the first one behind them, before a blank line (its shape stays).
    """

    dropped: tuple[int, ...]
    kept: int
    text: str


class Breakpoint(msgspec.Struct, frozen=True):
    """A cache breakpoint behind message `index`, whose content ends in text: a string becomes a text part for it."""

    index: int


class AddField(msgspec.Struct, frozen=True):
    """A field of the request that it does not have yet."""

    name: str
    value: str


Edit = InsertSystem | AppendToMessage | PrependToMessage | ReplacePrefix | Breakpoint | AddField
"""What the memory may do to a request. Everything else of it goes to the upstream byte for byte (P1)."""
