"""The scripted upstream as a provider of Responses that keeps what was said, and works in the background.

It keeps all for every key alike: whose an id is, it is for Ricordo to say.
"""

from collections.abc import Callable
from typing import Any

import msgspec

from tests.scripted_responses import envelope, responds
from tests.scripted_upstream import Answer, Chat, Received, ScriptedUpstream, error, reply

PREFIXES = {"files": "file", "vector_stores": "vs", "containers": "cntr"}


class Kept(msgspec.Struct):
    """A response, and what its model read."""

    envelope: dict[str, Any]
    prompt: list[dict[str, Any]]
    """All items, those of the history first."""
    background: Chat | None = None
    """What is said once somebody looks for it the second time."""
    looked: int = 0


Says = Callable[[list[dict[str, Any]]], Chat]


class ScriptedProvider:
    """Answers what an upstream is asked. `says` makes of a prompt what the model says."""

    def __init__(self, says: Says | None = None, *, name: str = "") -> None:
        """`name`: stands in its ids, to tell those of several providers apart."""
        self.says: Says = says or (lambda _: Chat("Noted."))
        self.responses: dict[str, Kept] = {}
        self.conversations: dict[str, list[dict[str, Any]]] = {}
        self.kept: list[str] = []
        """Ids of files, vector stores and containers."""
        self._name = name
        self._given = 0

    def script(self, upstream: ScriptedUpstream) -> None:
        """From now on the upstream is this provider."""
        upstream.script(self)

    @property
    def newest(self) -> Kept:
        return list(self.responses.values())[-1]

    def __call__(self, request: Received) -> Answer:
        _, room, *rest = request.path.strip("/").split("/")
        match request.method, room, rest:
            case "POST", "responses", []:
                return self._respond(request)
            case "POST", "conversations", []:
                return self._converse(request)
            case _, "responses", [id_, *below] if id_ in self.responses:
                return self._look(request.method, id_, below)
            case _, "conversations", [id_, *below] if id_ in self.conversations:
                shown = {"object": "list", "data": self.conversations[id_]} if below else {"id": id_}
                return reply(msgspec.json.encode({"object": "conversation", **shown}))
            case _:
                return self._elsewhere(request, room, rest)

    def _elsewhere(self, request: Received, room: str, rest: list[str]) -> Answer:
        """Files and what is made of them, lists of what everybody has, and calls of a model."""
        if room in PREFIXES and not rest and request.method == "POST":
            self.kept.append(self._id(PREFIXES[room]))
            return reply(msgspec.json.encode({"id": self.kept[-1], "object": room}))
        if room in PREFIXES and rest and rest[0] in self.kept:
            return reply(msgspec.json.encode({"id": rest[0], "object": room}))
        if not rest and request.method == "GET":
            return reply(msgspec.json.encode({"object": "list", "data": [{"id": each} for each in self.kept]}))
        if room in {"chat", "embeddings"}:
            return reply(b'{"object":"list","data":[]}')
        return error(404, f"nothing at {request.path}", code="upstream_not_found")

    def _respond(self, request: Received) -> Answer:
        body = request.json()
        follows, conversation = body.get("previous_response_id"), body.get("conversation")
        kept_as: Any = conversation.get("id") if hasattr(conversation, "get") else conversation
        if (follows and follows not in self.responses) or (kept_as and kept_as not in self.conversations):
            return error(404, "no such history", code="upstream_not_found")
        asked = body["input"]
        items: list[dict[str, Any]] = [{"role": "user", "content": asked}] if isinstance(asked, str) else asked
        before: list[dict[str, Any]] = []
        if follows:
            before = [*self.responses[follows].prompt, *self.responses[follows].envelope["output"]]
        elif kept_as:
            before = list(self.conversations[kept_as])
        prompt, id_ = [*before, *items], self._id("resp")
        chat = self.says(prompt)
        is_background = bool(body.get("background")) and not body.get("stream")
        if is_background:
            queued = envelope(id_, body, "queued", [], None)
            self.responses[id_] = Kept(queued, prompt, chat)
            return reply(msgspec.json.encode(queued))
        said: Received = msgspec.structs.replace(request, body=msgspec.json.encode(body | {"stream": False}))
        whole = msgspec.json.decode(b"".join(_plain(chat, id_, said).body))
        self.responses[id_] = Kept(whole, prompt)
        if kept_as:
            self.conversations[kept_as] += [*items, *whole["output"]]
        return _plain(chat, id_, request)

    def _look(self, method: str, id_: str, below: list[str]) -> Answer:
        kept = self.responses[id_]
        if below == ["input_items"]:
            return reply(msgspec.json.encode({"object": "list", "data": kept.prompt}))
        if below == ["cancel"]:
            kept.background, kept.envelope = None, kept.envelope | {"status": "cancelled"}
        elif method == "DELETE":
            del self.responses[id_]
            return reply(msgspec.json.encode({"id": id_, "object": "response", "deleted": True}))
        kept.looked += 1
        if kept.background is not None and kept.looked > 1:
            request = Received(method="POST", target="", headers=(), body=b"{}", connection=0, at=0.0)
            whole = msgspec.json.decode(b"".join(_plain(kept.background, id_, request).body))
            kept.background, kept.envelope = None, whole | {"background": True}
        return reply(msgspec.json.encode(kept.envelope))

    def _converse(self, request: Received) -> Answer:
        id_ = self._id("conv")
        self.conversations[id_] = list(request.json().get("items") or [])
        return reply(msgspec.json.encode({"id": id_, "object": "conversation", "created_at": 1, "metadata": {}}))

    def _id(self, kind: str) -> str:
        self._given += 1
        return f"{kind}_{self._name}{self._given:032x}"


def _plain(chat: Chat, id_: str, request: Received) -> Answer:
    script = responds(chat, id=id_)
    assert callable(script)
    answer = script(request)
    assert isinstance(answer, Answer)
    return answer


def text_of(prompt: list[dict[str, Any]]) -> str:
    """All that stands in a prompt."""
    return msgspec.json.encode(prompt).decode()
