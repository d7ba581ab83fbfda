"""What the suite for dialects is told of one: how an application speaks it, and how the model's server does.

A dialect joins the suite with a `Door` and its line in `tests/e2e/dialects/doors.py`.
"""

import re
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple, Protocol

from tests.generated import End, Stream
from tests.goldens import Golden
from tests.scripted_upstream import Chat, Fault, Script, ToolCall


class System(NamedTuple):
    """What the application tells the model to be."""

    text: str


class User(NamedTuple):
    text: str
    in_parts: bool = False
    """Its content is a list of parts, in the place of a string where the protocol has both."""


class Assistant(NamedTuple):
    text: str


class Called(NamedTuple):
    """The model has called a tool."""

    call: ToolCall


class Result(NamedTuple):
    """What the tool gave."""

    call: ToolCall
    text: str


Message = System | User | Assistant | Called | Result


class Line(NamedTuple):
    """One message of a prompt, as the model reads it: the system's words are lines like any other."""

    role: str
    text: str


class Door(Protocol):
    """A dialect, from both of its sides."""

    name: str
    """What its route is called in metrics and logs."""
    path: str

    # ── The application's side ────────────────────────────────────────────────────────────────────────────────

    history: str
    """The field of a request in which its messages stand."""

    @property
    def strange_histories(self) -> Sequence[object]:
        """What may stand there that is none: goes to the upstream as it came (FAULTS B09)."""
        ...

    def body(self, *history: Message, stream: bool = False, tools: bool = False) -> dict[str, Any]:
        """A request with this history; `tools`: with one on offer."""
        ...

    def with_image(self, text: str, url: str) -> dict[str, Any]:
        """A request whose only message has these words and the address of an image."""
        ...

    def random_body(self, dice: Random) -> bytes:
        """A request that is valid JSON, with each key that Ricordo reads at most once; nearly always she asks last."""
        ...

    def text_of(self, answer: Any) -> str:
        """What a plain answer says."""
        ...

    def is_acknowledged(self, answer: bytes, *, stream: bool) -> bool:
        """Whether the answer has come to its end: with its terminal event, or whole."""
        ...

    def code_of(self, error: Any) -> str:
        """The code in an error of ours; fails where it has not the protocol's shape."""
        ...

    def code_in_stream(self, answer: str) -> str:
        """The code in the error frame that ends a stream; fails where it has not the protocol's shape."""
        ...

    # ── The upstream's side ───────────────────────────────────────────────────────────────────────────────────

    def says(self, chat: Chat | str) -> Script:
        """The upstream says this: streamed or plain, as the request asks."""
        ...

    def lines(self, body: Any) -> list[Line]:
        """What a request gives the model to read, in the order in which it does; parts are joined by line feeds."""
        ...

    def begun(self, body: bytes) -> bytes:
        """The bytes of a request that a provider caches, in the order in which it does; its last message ends them."""
        ...

    users: re.Pattern[bytes]
    """Where a message of the user begins in `begun`: one with words of hers."""
    ours: re.Pattern[bytes]
    """All forms in which memory is put into a request."""

    @property
    def goldens(self) -> Sequence[Golden]:
        """Streams as servers of several makes send them."""
        ...

    @property
    def without_end(self) -> Fault | None:
        """Takes the terminal event off a stream that is whole without it (U08); None: there can be no such stream."""
        ...

    late: bytes
    """An event that comes behind the terminal one, and is nobody's (U09)."""
    beginning: bytes
    """An event with which an answer begins, and does not end."""
    error_event: bytes
    """An error of the upstream in the place of an answer, as an event (U15)."""
    plain: bytes
    """A plain answer that says `plain` (U17)."""

    @property
    def counted(self) -> Mapping[str, Any]:
        """A count of 2,006 tokens of a prompt, 1,920 of them from the cache, and 7 of an answer: in a stream, too."""
        ...

    def random_stream(self, dice: Random) -> Stream:
        """A streamed answer, and of all that may stand between its events."""
        ...

    @property
    def added(self) -> Mapping[End, bytes]:
        """The expression of what may stand behind the upstream's bytes, by how its stream ends."""
        ...
