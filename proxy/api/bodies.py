"""What is sent to the memory API, as its faces take it, and what of the memory's own that is."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Annotated, Any, ClassVar, Literal

import msgspec
from msgspec import Meta

from memory.api import MESSAGE_CHARS, MemoryPatch, NewDocument, NewMemories
from memory.model.errors import InvalidInput
from memory.model.identity import NAME
from memory.model.memory import MemoryType
from memory.model.scope import Reach, Scope
from memory.model.where import parse_where
from memory.ports.memories import Listing
from memory.retrieval.searching import SearchRequest
from memory.store.in_turn import WAIT_SECONDS
from memory.upkeep.corrections import LONGEST_TEXT
from proxy.api.schema_parts import (
    GIVEN_NAME,
    SAID,
    Filters,
    Metadata,
    OwnTags,
    ProjectName,
    Schema,
    TimeZone,
    either,
)

MOST_LISTED = 1_000
MOST_FOUND = 1_000
MOST_AT_ONCE = 500
"""Operations of one batch."""


NameText = Annotated[str, Meta(min_length=1, max_length=512, extra_json_schema=GIVEN_NAME)]


class Whose(msgspec.Struct, frozen=True, kw_only=True):
    """Whose memories; what is not named stands for any, and the user and the agent of the headers for themselves."""

    user_id: NameText | None = None
    agent_id: NameText | None = None
    run_id: NameText | None = None


class SentMessage(msgspec.Struct, frozen=True, kw_only=True):
    """A message of a conversation; of parts, their texts count."""

    role: str
    content: str | list[dict[str, Any]] | None = None
    name: str | None = None

    @property
    def text(self) -> str:
        """What it says."""
        if self.content is None or isinstance(self.content, str):
            return self.content or ""
        parts = (part.get("text") for part in self.content)
        return "\n".join(part for part in parts if isinstance(part, str))


class NewMemory(Whose, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is to be remembered: `messages`, or a `text` of the user's own."""

    messages: str | list[SentMessage] = ""
    text: Annotated[str, Meta(extra_json_schema={"maxLength": MESSAGE_CHARS})] = ""
    infer: bool = True
    """Learn from it, by rules or with the configured model; false: keep each message as it is."""
    session_id: Annotated[str, Meta(max_length=128)] | None = None
    metadata: Metadata = msgspec.field(default_factory=dict[str, Any])
    tags: OwnTags = ()
    project: ProjectName = None
    prompt: Annotated[str, Meta(max_length=32_768)] = ""
    """A system prompt for the extraction, where a model extracts."""
    filters: Filters = None
    """With which memories it is compared; absent: with all."""
    at: datetime | None = None
    """When it was said; absent: now."""
    expires_at: datetime | None = None
    timezone: TimeZone = "UTC"
    wait: bool = True
    """False: answer at once with a job, and do it then."""
    RULES: ClassVar[Schema] = either("text", "messages")


class DocumentText(Whose, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A text that is context."""

    id: Annotated[str, Meta(extra_json_schema={"pattern": f"^{NAME.pattern}$"})]
    text: Annotated[str, Meta(min_length=1, pattern=r"\S")]
    session_id: Annotated[str, Meta(max_length=128)] | None = None
    type: MemoryType | None = None
    metadata: Metadata = msgspec.field(default_factory=dict[str, Any])
    tags: OwnTags = ()
    project: ProjectName = None
    timezone: TimeZone = "UTC"


class ListQuery(Whose, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which memories, a page of them."""

    filters: Filters = None
    types: tuple[MemoryType, ...] = ()
    pinned: bool | None = None
    project: ProjectName = None
    limit: Annotated[int, Meta(ge=1, le=MOST_LISTED)] = 100
    after: str | None = None
    """The last id of the page before."""


class FindQuery(Whose, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is looked for."""

    query: Annotated[str, Meta(max_length=8_192)]
    filters: Filters = None
    types: tuple[MemoryType, ...] = ()
    project: ProjectName = None
    as_of: datetime | None = None
    """What was known then."""
    limit: Annotated[int, Meta(ge=1, le=MOST_FOUND)] = 10
    threshold: Annotated[float, Meta(ge=0, le=1)] | None = None
    """The least score."""
    rerank: bool = False
    explain: bool = False
    timezone: TimeZone = "UTC"


class Patch(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What of a memory is to be another; what is absent stays."""

    text: Annotated[str, Meta(extra_json_schema=SAID | {"maxLength": LONGEST_TEXT})] | msgspec.UnsetType = msgspec.UNSET
    metadata: Metadata | msgspec.UnsetType = msgspec.UNSET
    tags: OwnTags | msgspec.UnsetType = msgspec.UNSET
    importance: Annotated[float, Meta(ge=0, le=1)] | msgspec.UnsetType = msgspec.UNSET
    expires_at: datetime | msgspec.UnsetType | None = msgspec.UNSET
    pinned: bool | msgspec.UnsetType = msgspec.UNSET


class Selection(Whose, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is to be closed, or deleted."""

    filters: Filters = None
    dry_run: bool = False
    """Only say how much it is."""


class ResetRequest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """That all of a tenant is to be deleted. It is said on purpose: nothing brings it back."""

    everybody: bool = False
    dry_run: bool = False
    """Only say how much it is."""
    RULES: ClassVar[Schema] = {
        "anyOf": [{"required": [name], "properties": {name: {"const": True}}} for name in ("everybody", "dry_run")]
    }


class ReviewDecision(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Whether what waits for a person is so."""

    decision: Literal["accept", "reject"]


class Feedback(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Whether a memory was of use."""

    useful: bool


class BatchOperation(Whose, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One of a batch."""

    op: Literal["update", "close", "undo", "delete", "pin", "unpin"]
    id: str
    revision: int | None = None
    """The memory must still have it."""
    patch: Patch = Patch()
    """Of an update."""
    RULES: ClassVar[Schema] = {
        "if": {"properties": {"op": {"const": "update"}}},
        "else": {"properties": {"patch": {"maxProperties": 0}}},
    }


class Operations(Whose, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Operations, done one after the other; each has its own result. Whose, each may say for itself."""

    operations: Annotated[list[BatchOperation], Meta(min_length=1, max_length=MOST_AT_ONCE)]


# ── As the memory takes it ────────────────────────────────────────────────────────────────────────────────────


def new_memories(data: NewMemory, scope: Scope, *, key: str | None = None, is_waited_for: bool = True) -> NewMemories:
    """What is to be remembered, as it was sent. Raises `InvalidInput`.

    `is_waited_for`: by somebody who has a deadline.
    """
    if bool(data.messages) == bool(data.text):
        raise InvalidInput("give either `messages` or `text`")
    told = data.text or data.messages
    if isinstance(told, str) and not told.strip():
        raise InvalidInput("it is empty", field="text" if data.text else "messages")
    messages = (("user", told),) if isinstance(told, str) else messages_of(told, infer=data.infer)
    return NewMemories(
        scope=scope,
        messages=messages,
        infer=data.infer,
        session=data.session_id,
        timezone=data.timezone,
        instructions=data.prompt,
        metadata=data.metadata,
        tags=data.tags,
        project=data.project,
        said_at=aware(data.at),
        expires_at=aware(data.expires_at),
        where=parse_where(data.filters),
        key=key,
        wait_seconds=WAIT_SECONDS if is_waited_for else None,
    )


def messages_of(sent: Sequence[SentMessage], *, infer: bool) -> tuple[tuple[str, str], ...]:
    """Role and text of each message. Raises `InvalidInput` for a role that is none, and for what says nothing.

    What a system, a tool or a function says is no source, and part of a conversation: it is passed over where that is
    learned from, and refused where each message is to be kept.
    """
    told: list[tuple[str, str]] = []
    for at, each in enumerate(sent):
        role = ROLES.get(each.role.lower())
        if role is None and (not infer or each.role.lower() not in NO_SOURCES):
            there_are = ", ".join((*ROLES, *NO_SOURCES) if infer else ROLES)
            raise InvalidInput(
                f"such a role's messages are not kept; there are {there_are}", field=f"messages[{at}].role"
            )
        calls_only = role == "assistant" and infer  # an assistant that calls a tool says nothing
        if role is not None and not calls_only and (each.content is None or not (infer or each.text.strip())):
            raise InvalidInput("it says nothing", field=f"messages[{at}].content")
        told.append((role or each.role, each.text))
    return tuple(told)


ROLES = {"user": "user", "assistant": "assistant", "human": "user", "ai": "assistant"}
"""Whose messages are kept, by what OpenAI and LangChain call them."""

NO_SOURCES = ("system", "developer", "tool", "function")


def document_of(data: DocumentText, scope: Scope, *, is_waited_for: bool = True) -> NewDocument:
    """A document, as it was sent."""
    return NewDocument(
        id=data.id,
        scope=scope,
        text=data.text,
        session=data.session_id,
        type=data.type,
        timezone=data.timezone,
        metadata=data.metadata,
        tags=data.tags,
        project=data.project,
        wait_seconds=WAIT_SECONDS if is_waited_for else None,
    )


def listing_of(query: ListQuery, reach: Reach) -> Listing:
    """What is to be listed, as it was asked. Raises `InvalidInput`."""
    return Listing(
        reach=reach,
        where=parse_where(query.filters),
        types=tuple(map(str, query.types)),
        pinned=query.pinned,
        project=query.project,
        limit=query.limit,
        after=query.after,
    )


def search_of(query: FindQuery, reach: Reach) -> SearchRequest:
    """What is to be searched for, as it was asked. Raises `InvalidInput`."""
    return SearchRequest(
        reach=reach,
        text=query.query,
        where=parse_where(query.filters),
        types=query.types,
        project=query.project,
        as_of=aware(query.as_of),
        limit=query.limit,
        threshold=query.threshold,
        rerank=query.rerank,
    )


def patch_of(data: Patch) -> MemoryPatch:
    """What of a memory is to be another, as it was sent."""
    fields = msgspec.structs.asdict(data)
    if isinstance(data.expires_at, datetime):
        fields["expires_at"] = aware(data.expires_at)
    return MemoryPatch(**fields)


def aware(at: datetime | None) -> datetime | None:
    """A time that names no zone is in UTC."""
    return at.replace(tzinfo=UTC) if at is not None and at.tzinfo is None else at


def decoded(filters: str | None) -> object:
    """Filters that stand in a query. Raises `InvalidInput`."""
    try:
        return None if filters is None else msgspec.json.decode(filters)
    except (msgspec.DecodeError, RecursionError):
        raise InvalidInput("not JSON", field="filters") from None
