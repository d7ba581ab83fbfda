"""What one turn must know of a wire protocol. A room beside this file knows one; `proxy/turn.py` knows none.

    read     body → the request, opened: its conversation, and the views that an edit needs
    splice   the memory's edits → the body's bytes, of which all others stay as they came
    reader   reads the answer beside its relay; `scanner` finds the event that waits for the journal
    errors   `error_body` before an answer has begun, `error_frame` in the middle of one

A dialect is added by a room that implements `Dialect` and by its line in `ricordo/serving.py`; the suite of all
dialects (`tests/e2e/dialects`) is told of it by a `Door`.
"""

from typing import Protocol, TypeVar

from memory.model.chat_request import Conversation, Edit
from memory.model.scope import Scope
from proxy.http.body import Pieces
from proxy.http.errors import ApiError
from proxy.identity.scope import Named
from proxy.relay.relay import Wire


class Opened(Named, Protocol):
    """A request, opened: the body as it came, its conversation, and who the body says is asking."""

    @property
    def body(self) -> bytes: ...
    @property
    def conversation(self) -> Conversation: ...


R = TypeVar("R", bound=Opened)


class Dialect(Wire, Protocol[R]):
    """One wire protocol."""

    @property
    def name(self) -> str:
        """What its route is called in metrics and logs."""
        ...

    @property
    def path(self) -> str:
        """Where it is spoken: the path that clients POST to."""
        ...

    def read(self, body: bytes) -> R:
        """Open a request.

        Raises `ApiError` 400 for what is no request at all. One that is only of a shape that we do not know comes back
        with an empty conversation and goes to the upstream as it is.
        """
        ...

    def tokens_of(self, request: R) -> tuple[int, ...]:
        """An estimate of the tokens of each message."""
        ...

    def splice(self, request: R, scope: Scope, edits: tuple[Edit, ...], *, replays: bool) -> Pieces:
        """The body with these edits, and with hints to the provider's cache; every other byte as it came (P1).

        `replays`: this turn's block is put back in later requests, so that all of this prompt is found again.
        """
        ...

    def error_body(self, error: ApiError, request_id: str) -> bytes:
        """An error in the place of an answer."""
        ...
