"""What the routes of the memory API have in common: their parts, their parameters, and whose memories are meant."""

from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass
from typing import Annotated, Any, NamedTuple, TypeVar

import msgspec
from litestar import Request, Response
from litestar.di import NamedDependency
from litestar.params import HeaderParameter, PathParameter, QueryParameter
from msgspec import Meta

from memory.api import MemoryApi
from memory.model.memory import Memory
from memory.model.scope import Reach
from memory.model.types import Clock
from memory.ports.keys import Role
from memory.ports.memories import Erased
from proxy.api.bodies import Whose
from proxy.api.context import ContextMaker
from proxy.api.jobs import ApiJobs
from proxy.api.repeats import KEY_CHARS, Repeats, Retelling
from proxy.api.reports import DeletedReport, MemoryReport, deleted_of, report_of, unread
from proxy.http.errors import ApiError
from proxy.identity.audit import Deed
from proxy.identity.gate import Caller, Gate

T = TypeVar("T")

BESIDE = "beside"
"""The option of routes that has the names of parameters which their clients send and which change nothing."""

AnyRequest = Request[Any, Any, Any]
ADD_BYTES = 4 * 1024 * 1024


@dataclass(frozen=True, kw_only=True, slots=True)
class MemoryParts:
    """What these routes need, put together by the composition root."""

    api: MemoryApi
    gate: Gate
    context: ContextMaker
    jobs: ApiJobs
    clock: Clock
    repeats: Repeats


Needed = NamedDependency[MemoryParts]
MemoryId = Annotated[str, PathParameter(description="A memory's id.")]
UserName = Annotated[str | None, QueryParameter(description="Whose; else as the headers say.", max_length=512)]
AgentName = Annotated[str | None, QueryParameter(description="Only what belongs to this agent.", max_length=512)]
RunName = Annotated[str | None, QueryParameter(description="Only what belongs to this run.", max_length=512)]
IfMatch = Annotated[str | None, HeaderParameter(name="If-Match", description="The revision that was seen, an ETag.")]
IdempotencyKey = Annotated[
    Annotated[str, Meta(min_length=1, max_length=KEY_CHARS)] | None,
    HeaderParameter(name="Idempotency-Key", description="What is sent again under it is done once."),
]


class Changer(NamedTuple):
    """Who changes memories, and where they may."""

    caller: Caller
    reach: Reach

    def told(self, memory: Memory) -> MemoryReport:
        """What is answered of a memory that was changed."""
        return report_of(memory) if self.caller.reads else unread(report_of(memory))

    def tagged(self, memory: Memory) -> Response[MemoryReport]:
        """The same with its ETag."""
        return tagged(self.told(memory))


async def reach_named(
    request: AnyRequest, parts: MemoryParts, role: Role, whose: Whose | None = None, *, looks: bool = False
) -> Reach:
    """As `named`."""
    _, reach = await named(request, parts, role, whose, looks=looks)
    return reach


async def named(
    request: AnyRequest, parts: MemoryParts, role: Role, whose: Whose | None = None, *, looks: bool = False
) -> tuple[Caller, Reach]:
    """Who asks, and whose memories are meant.

    `looks`: the answer tells something of what is kept, such as how many memories have a word: it wants `read`.
    """
    told = whose or Whose()
    caller: Caller = await parts.gate.caller(request.scope, role=role)
    if looks:
        caller.check(Role.READ)
    return caller, caller.reach(user=told.user_id, agent=told.agent_id, run=told.run_id)


async def reach_of_one(request: AnyRequest, parts: MemoryParts, role: Role, whose: Whose) -> Reach:
    """As `one_named`."""
    _, reach = await one_named(request, parts, role, whose)
    return reach


async def one_named(request: AnyRequest, parts: MemoryParts, role: Role, whose: Whose) -> tuple[Caller, Reach]:
    """Who asks, and where a memory is looked for by its id: with the named, else wherever this caller may look."""
    if whose != Whose():
        return await named(request, parts, role, whose)
    caller: Caller = await parts.gate.caller(request.scope, role=role)
    return caller, caller.anywhere()


async def changer_of_one(request: AnyRequest, parts: MemoryParts, user_id: str | None) -> Changer:
    """Whoever changes a memory that is named by its id."""
    return Changer(*await one_named(request, parts, Role.WRITE, Whose(user_id=user_id)))


def tell_erased(
    caller: Caller,
    reach: Reach,
    erased: Erased,
    *,
    dry_run: bool = False,
    code: Deed = "erased",
    hint: str | None = None,
) -> DeletedReport:
    """What is answered of what was deleted, after the audit has been told of it. Who may not read is told no counts."""
    if not dry_run:
        caller.did(code, reach, memories=erased.memories, sessions=erased.sessions, turns=erased.turns)
    if not caller.reads:
        return DeletedReport(memories=0, sessions=0, turns=0, fields=0, state="erased")
    return deleted_of(erased, dry_run=dry_run, hint=hint)


async def named_otherwise(caller: Caller, parts: MemoryParts, reach: Reach) -> str | None:
    """Of a user of whom nothing is known: what to send instead, if bodies of chats call somebody so (docs/identity.md).

    Raises `StoreUnavailable`.
    """
    if not (reach.one_user and caller.reads):
        return None
    kept_as = caller.kept_as(reach.one_user)
    there = await parts.api.delete_all(msgspec.structs.replace(reach, user=kept_as), dry_run=True)
    return (
        None if there.is_nothing else f"whom requests' bodies call {reach.one_user!r} is kept as {kept_as}: name her so"
    )


async def once(
    request: AnyRequest,
    repeats: Repeats,
    whose: Hashable,
    key: str | None,
    work: Callable[[], Awaitable[T]],
    again: Retelling[T],
) -> T:
    """What `work` gives, or gave under this key, asked by `whose` at this path. As `Repeats.once`."""
    return await repeats.once((whose, request.url.path), key, await request.body(), work, again)


def seen_revision(if_match: str | None) -> int | None:
    """The revision that an ETag names. Raises `ApiError`."""
    if if_match is None or if_match.strip() == "*":
        return None
    tag = if_match.strip().removeprefix("W/").strip('"')
    if not tag.isascii() or not tag.isdecimal():
        raise ApiError.of("invalid_input", "If-Match: send the ETag of the memory as it was read.", param="If-Match")
    return int(tag)


def tagged(report: MemoryReport) -> Response[MemoryReport]:
    return Response(report, headers={"etag": f'"{report.revision}"'})
