"""A wire protocol that nobody speaks: what a dialect must bring, and no line of Ricordo that knows of it.

POST /v1/toy   {"ada": ["u Hello.", "a Hi.", "u I have a cat."]}   →   "data: Not", "data: ed.", "data: BYE"
"""

import msgspec

from memory.model.chat_request import AppendToMessage, Conversation, Edit, InsertSystem, Message, PrependToMessage
from memory.model.scope import Scope
from memory.model.turn import Answer, Usage
from proxy.http.body import Pieces
from proxy.http.errors import ApiError

ROLES = {"u": "user", "a": "assistant", "s": "system"}


class ToyRequest(msgspec.Struct, frozen=True):
    body: bytes
    conversation: Conversation
    user: str
    lines: tuple[str, ...]
    safety_identifier: str | None = None
    metadata_user_id: str | None = None


class ToyReader:
    error = awaited = False
    unread = flaw = id = ""
    usage = Usage(prompt_tokens=7)

    def __init__(self) -> None:
        self.part_ids: list[str] = []
        self._came = b""

    def feed(self, piece: bytes) -> None:
        self._came += piece

    def finish(self) -> "ToyReader":
        return self

    @property
    def _events(self) -> list[str]:
        return [event.removeprefix("data: ") for event in self._came.decode().split("\n\n")]

    @property
    def seen(self) -> bool:
        return bool(self._came)

    @property
    def finished(self) -> bool:
        return "BYE" in self._events

    def answer(self) -> Answer:
        return Answer(text="".join(event for event in self._events if event != "BYE"), complete=self.finished)


class ToyScanner:
    complete = False
    line_end = before_error = b""

    def feed(self, piece: bytes) -> tuple[bytes, bytes]:
        now, held, _ = piece.partition(b"data: BYE\n\n")
        self.complete = bool(held)
        return now, held


class Toy:
    name, path, terminal = "toy", "/v1/toy", b"data: BYE\n\n"
    reader, scanner = ToyReader, ToyScanner

    def read(self, body: bytes) -> ToyRequest:
        ((user, lines),) = msgspec.json.decode(body, type=dict[str, list[str]]).items()
        messages = (Message(ROLES[line[0]], line[2:], "string") for line in lines)
        return ToyRequest(body, Conversation(tuple(messages)), user, tuple(lines))

    def tokens_of(self, request: ToyRequest) -> tuple[int, ...]:
        return tuple(map(len, request.lines))

    def splice(self, request: ToyRequest, scope: Scope, edits: tuple[Edit, ...], *, replays: bool) -> Pieces:  # noqa: ARG002 - it has no cache
        lines, front = list(request.lines), list[str]()
        for edit in edits:
            match edit:
                case InsertSystem(text):
                    front.append(f"s {text}")
                case PrependToMessage(index, text):
                    lines[index] = f"u {text}\n\n{lines[index][2:]}"
                case AppendToMessage(index, text):
                    lines[index] += f"\n\n{text}"
                case _:  # a toy has neither summaries nor a provider's cache
                    pass
        return (msgspec.json.encode({scope.user or "": [*front, *lines]}),)

    def reader_of(self, body: bytes) -> ToyReader:
        raise AssertionError(body)  # it always streams

    def error_body(self, error: ApiError, request_id: str) -> bytes:
        return f"{error.code} {request_id}".encode()

    def error_frame(self, error: ApiError, request_id: str) -> bytes:
        return b"data: " + self.error_body(error, request_id) + b"\n\n"
