"""The memory's blocks for an application that asks its model itself: what a chat through the proxy would be given.

    POST /memory/v1/context   → the stable and the dynamic block, and the messages with both in their places

Nothing is remembered of it: what was said is added by `POST /memory/v1/memories`.
"""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, NamedTuple

import msgspec
from msgspec import Meta

from memory.model.errors import InvalidInput
from memory.model.identity import check_timezone
from memory.model.scope import Scope
from memory.model.turn import Injection, TurnKind
from memory.model.types import Clock, Disclosure
from memory.prompt.assembly import Assembler
from memory.prompt.disclosure import disclosed
from memory.retrieval.recall import Recaller
from memory.turn.chat_turn import ChatTurn
from memory.turn.fingerprints import Fingerprints
from memory.turn.switches import RecallSwitch, Switches
from proxy.api.schema_parts import GIVEN_NAME, SAID, ProjectName, Schema, TimeZone, either
from proxy.dialects.chat_completions.dialect import ChatCompletions
from proxy.ops.logs import log_missed

_ASKS: Schema = {"properties": {"role": {"const": "user"}, "content": {"type": "string"} | SAID}}
ONE_ASKS: Schema = {"anyOf": [{"maxItems": 0}, {"contains": _ASKS | {"required": ["role", "content"]}}]}
"""Messages among which the user says something."""


class ContextRequest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A question, or the whole conversation that ends with it."""

    user_id: Annotated[str, Meta(min_length=1, max_length=512, extra_json_schema=GIVEN_NAME)] | None = None
    agent_id: Annotated[str, Meta(min_length=1, max_length=512, extra_json_schema=GIVEN_NAME)] | None = None
    query: str = ""
    messages: list[dict[str, Any]] = msgspec.field(default_factory=list[dict[str, Any]])
    """As OpenAI's chat completions take them; in the place of `query`."""
    session: str | None = None
    timezone: TimeZone = "UTC"
    project: ProjectName = None
    upstream: Annotated[str, Meta(min_length=1, max_length=256)] | None = None
    """The name of the one that will be asked; None: what the header X-Memory-Upstream says, else that of all others."""
    model: Annotated[str, Meta(max_length=256)] = ""
    """The model that will be asked: switches may be of one."""
    RULES: ClassVar[Schema] = {
        "allOf": [either("query", "messages"), {"properties": {"query": {"pattern": r"^$|\S"}, "messages": ONE_ASKS}}]
    }


class ContextBlocks(msgspec.Struct, frozen=True, kw_only=True):
    """What is known that bears on a question, as a model is to read it."""

    stable: str
    """Profile, pinned memories and preferences: for the system message. The same until one of them changes."""
    dynamic: str
    """What was found for this question: for the front of the newest user message."""
    tokens: int
    memory_ids: tuple[str, ...]
    messages: list[dict[str, Any]]
    """Those that were given, or the question, with both blocks in their places."""
    status: str
    """`hit`, `miss`, `degraded`: the memory could not be read in time; `off`: it is switched off, or only watched."""
    reason: str = ""


class ContextPrompt(NamedTuple):
    """How the prompts of one upstream are made, and what of the memory it may see."""

    assembler: Assembler
    memory: Disclosure


@dataclass(frozen=True, kw_only=True, slots=True)
class ContextMaker:
    """Makes them. Its parts are the chat's own."""

    dialect: ChatCompletions
    recaller: Recaller
    prompts: Mapping[str, ContextPrompt]
    """By the name of each upstream, that of `[upstream]` first."""
    fingerprints: Fingerprints
    switches: Switches
    clock: Clock

    async def blocks(self, scope: Scope, request: ContextRequest, *, upstream: str = "") -> ContextBlocks:
        """The blocks for a question of this user's. `upstream`: unless the request names one.

        Raises `InvalidInput`.
        """
        name = request.upstream or upstream or next(iter(self.prompts))
        if name not in self.prompts:
            raise InvalidInput("none of the settings has this name", field="upstream")
        assembler, memory = self.prompts[name]
        if bool(request.query) == bool(request.messages):
            raise InvalidInput("give either `query` or `messages`")
        check_timezone(request.timezone)
        asked = request.messages or [{"role": "user", "content": request.query}]
        opened = self.dialect.read(msgspec.json.encode({"model": request.model, "messages": asked}))
        conversation = opened.conversation
        if conversation.newest_user is None:
            raise InvalidInput("there is no user message with text among them", field="messages")
        turn = ChatTurn(
            kind=TurnKind.NEW,
            conversation=conversation,
            chains=self.fingerprints.chains(conversation),
            session=request.session,
            timezone=request.timezone,
            project=request.project,
            at=self.clock(),
            upstream=name,
            kept=False,
        )
        switched = await self.switches.of(scope, conversation.model, name)
        if memory != "none" and switched.recall in {RecallSwitch.ON, RecallSwitch.NO_SENSITIVE}:
            recalled = await self.recaller.recall(turn, scope)
            log_missed(recalled.status, recalled.missed)
            if "no_sensitive" in {memory, switched.recall}:
                recalled = await asyncio.to_thread(disclosed, recalled, "no_sensitive")
            replayed = assembler.replay(turn, recalled.recollection, frozen=None, blocks=False)
            injection = assembler.inject(recalled, replayed)
        else:
            is_off = memory == "none" or switched.group == "off"
            replayed, injection = None, Injection(reason="switched_off" if is_off else switched.group)
        edits = assembler.edits(conversation, injection, replayed)
        body = b"".join(bytes(piece) for piece in self.dialect.splice(opened, scope, edits, replays=False))
        return ContextBlocks(
            stable=injection.stable,
            dynamic=injection.dynamic,
            tokens=injection.tokens,
            memory_ids=injection.memory_ids,
            messages=msgspec.json.decode(body)["messages"],
            status=injection.status,
            reason=injection.reason,
        )
