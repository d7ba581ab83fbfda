"""What clients of mem0 send, and what it narrows to: whatever is narrower than can be obeyed is refused. docs/api.md.

A field or a parameter that is not named here is none, as one that would narrow must not be dropped: of a deletion it
would leave everything of the user.
"""

from collections.abc import Iterator
from datetime import UTC, datetime, time
from typing import Annotated, Any, ClassVar, Literal

import msgspec
from msgspec import Meta

from memory.model.errors import InvalidInput
from memory.model.memory import APP
from memory.model.where import SAID_AT, Condition, Group, Where, always_names, confined, parse_where, renamed
from memory.upkeep.corrections import LONGEST_TEXT
from proxy.api.bodies import MOST_AT_ONCE, MOST_FOUND, MOST_LISTED, NameText, SentMessage
from proxy.api.schema_parts import SAID, Day, Filters, Metadata, Schema

Json = dict[str, Any]

EVERYBODY = "*"

OWNERS = ("user_id", "agent_id", "run_id")

PROJECT = "project_id"
"""What `ping` says of whoever asks, and some clients say again with each request: the tenant. It would narrow."""

PASSED_ALONG = frozenset(
    {"org_id", PROJECT, "version", "api_version", "output_format", "async_mode", "enable_graph", "delete_linked"}
)
"""What clients send beside all else, also in an address. It says how, and not what or whose; what a memory took the
place of (`delete_linked`) is closed already."""


class FromClient(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What stands in any body."""

    org_id: str | None = None
    project_id: str | None = None
    version: Any = None
    api_version: Any = None
    output_format: Any = None
    async_mode: Any = None
    enable_graph: Any = None


class OwnedBy(FromClient, frozen=True, kw_only=True):
    """Whose: what is not named stands for any."""

    user_id: NameText | None = None
    agent_id: NameText | None = None
    run_id: NameText | None = None
    app_id: NameText | None = None
    filters: Filters = None


class AddedMessages(OwnedBy, frozen=True, kw_only=True):
    """A conversation. Its `filters` may say whose it is, and nothing else."""

    messages: str | SentMessage | list[SentMessage]
    metadata: Metadata | None = None
    infer: bool | None = True
    prompt: str | None = None
    custom_instructions: str | None = None
    timestamp: int | None = None
    """When it was said: seconds since 1970."""
    expiration_date: Day | None = None
    RULES: ClassVar[Schema] = {"allOf": [{"properties": {"messages": {"minLength": 1, "minItems": 1}}}]}


class Narrowed(OwnedBy, frozen=True, kw_only=True):
    """Whose, and which of them."""

    metadata: Metadata | None = None
    """Which values their metadata have."""
    categories: list[str] | None = None
    """One of which they have."""
    show_expired: Literal[False] | None = None
    latest_only: bool | None = None
    """What a memory was before is in its history alone."""
    fields: list[str] | None = None
    """What is told of each, beside its id."""


class SoughtText(Narrowed, frozen=True, kw_only=True):
    """A question."""

    query: Annotated[str, Meta(max_length=8_192)]
    top_k: Annotated[int, Meta(ge=1, le=MOST_FOUND)] | None = None
    limit: Annotated[int, Meta(ge=1, le=MOST_FOUND)] | None = None
    threshold: Annotated[float, Meta(ge=0, le=1)] | None = None
    rerank: bool | None = None
    keyword_search: bool | None = None
    """Words count in any search."""


class PageOfOwner(Narrowed, frozen=True, kw_only=True):
    """All of somebody's, a page of them."""

    start_date: Day | None = None
    """They were kept on that day or later."""
    end_date: Day | None = None
    page: Annotated[int, Meta(ge=1)] | None = None
    page_size: Annotated[int, Meta(ge=1, le=MOST_LISTED)] | None = None
    top_k: Annotated[int, Meta(ge=1, le=MOST_LISTED)] | None = None


class Rewritten(FromClient, frozen=True, kw_only=True):
    """What of a memory is to be another."""

    text: Annotated[str, Meta(extra_json_schema=SAID | {"maxLength": LONGEST_TEXT})] | None = None
    metadata: Metadata | None = None
    expiration_date: Day | msgspec.UnsetType | None = msgspec.UNSET


class OfBatch(Rewritten, frozen=True, kw_only=True):
    """A memory of a batch."""

    memory_id: str


class Several(FromClient, frozen=True, kw_only=True):
    """A batch."""

    memories: Annotated[list[OfBatch], Meta(max_length=MOST_AT_ONCE)]


class Opinion(FromClient, frozen=True, kw_only=True):
    """Whether a memory was of use."""

    memory_id: str
    feedback: Literal["POSITIVE", "NEGATIVE", "VERY_NEGATIVE"] | None = None
    feedback_reason: str | None = None
    """Not kept."""


# ── Which ─────────────────────────────────────────────────────────────────────────────────────────────────────


def where_of(named: OwnedBy) -> Where | None:
    """Which memories a body means, beside whose they are. Raises `InvalidInput`."""
    # When it was created is for these clients when it was said: what is imported has its `timestamp`.
    told = (renamed(part, "created_at", SAID_AT) for part in _conditions(named))
    parts = tuple(part for part in told if part is not None)
    return Group("AND", parts) if len(parts) > 1 else next(iter(parts), None)


def _conditions(named: OwnedBy) -> Iterator[Where | None]:
    yield parse_where(named.filters)
    yield of_app(named.app_id)
    if isinstance(named, Narrowed):
        for name, value in (named.metadata or {}).items():
            yield parse_where({"field": f"metadata.{name}", "operator": "eq", "value": value})
        if named.categories is not None:
            yield parse_where({"categories": {"in": named.categories}})
    if isinstance(named, PageOfOwner):
        for day, operator in ((named.start_date, "gte"), (named.end_date, "lte")):
            yield None if day is None else parse_where({"created_at": {operator: day}})


def of_app(app: str | None) -> Where | None:
    """What belongs to an application, which is no part of a scope; None: to any, or none."""
    return None if app is None else Condition(APP, "in", frozenset({app}))


def app_of(data: AddedMessages) -> str | None:
    """To which application what is added belongs."""
    return data.app_id or next(iter(confined(parse_where(data.filters), APP) or ()), None)


# ── Whose ─────────────────────────────────────────────────────────────────────────────────────────────────────


class OwnerNames(msgspec.Struct, frozen=True, kw_only=True):
    """Whose memories a body asks for, by all that says so: several users are each asked for."""

    users: frozenset[str] | None
    """None: it names none."""
    agent: str | None
    run: str | None
    anybody: bool
    """It names somebody, and nobody in particular."""


def owners_of(named: OwnedBy) -> OwnerNames:
    """Whose memories a body asks for. Raises `InvalidInput`."""
    where = parse_where(named.filters)
    given: dict[str, str | None] = {name: getattr(named, name) for name in OWNERS}
    told = {name: confined(where, name) if value is None else frozenset({value}) for name, value in given.items()}
    known = {name: values for name, values in told.items() if values is not None and EVERYBODY not in values}
    agents, runs = known.get("agent_id", frozenset()), known.get("run_id", frozenset())
    return OwnerNames(
        users=known.get("user_id"),
        agent=next(iter(agents)) if len(agents) == 1 else None,
        run=next(iter(runs)) if len(runs) == 1 else None,
        anybody=EVERYBODY in given.values() or always_names(where, OWNERS),
    )


def check_only_names(filters: object) -> None:
    """Raise `InvalidInput` unless filters of what is added say to whom it belongs, and nothing else."""
    where = parse_where(filters)
    parts = where.parts if isinstance(where, Group) and where.join == "AND" else () if where is None else (where,)
    for part in parts:
        names = isinstance(part, Condition) and part.field in {*OWNERS, APP} and confined(part, part.field)
        if not names or len(names) != 1:
            raise InvalidInput(
                f"of what is added filters name one of {', '.join((*OWNERS, APP))} each, and nothing else",
                field="filters",
            )


def end_of_day(text: str | None) -> datetime | None:
    """The end of a day that is given as YYYY-MM-DD, or a time. Raises `InvalidInput`."""
    if text is None:
        return None
    try:
        at = datetime.fromisoformat(text)
    except ValueError:
        raise InvalidInput("give a day as YYYY-MM-DD", field="expiration_date") from None
    is_day = len(text) == len("2026-01-31")
    at = datetime.combine(at.date(), time.max) if is_day else at
    return at if at.tzinfo else at.replace(tzinfo=UTC)
