"""What the routes of the memory API have in common: their parts, their parameters, and whose memories are meant."""

from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass, field
from typing import Annotated, Any, NamedTuple, TypeVar

from litestar import Request, Response
from litestar.di import NamedDependency
from litestar.params import HeaderParameter, PathParameter, QueryParameter
from msgspec import Meta

from memory.api import MemoryApi
from memory.model.memory import Memory
from memory.model.scope import Reach
from memory.model.types import Clock
from memory.ports.keys import Role
from proxy.api.bodies import Whose
from proxy.api.context import ContextMaker
from proxy.api.jobs import ApiJobs
from proxy.api.repeats import KEY_CHARS, Repeats
from proxy.api.reports import MemoryReport, report_of, unread
from proxy.http.errors import ApiError
from proxy.identity.gate import Caller, Gate

T = TypeVar("T")

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
    repeats: Repeats = field(default_factory=Repeats)


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
    """Where somebody may change memories, and whether they may read them."""

    reach: Reach
    reads: bool

    def told(self, memory: Memory) -> MemoryReport:
        """What is answered of a memory that was changed."""
        return report_of(memory) if self.reads else unread(report_of(memory))

    def tagged(self, memory: Memory) -> Response[MemoryReport]:
        """The same with its ETag."""
        return tagged(self.told(memory))


async def reach_named(
    request: AnyRequest, parts: MemoryParts, role: Role, whose: Whose | None = None, *, looks: bool = False
) -> Reach:
    """`looks`: the answer tells something of what is kept, such as how many memories have a word: it wants `read`."""
    named = whose or Whose()
    caller: Caller = await parts.gate.caller(request.scope, role=role)
    if looks:
        caller.check(Role.READ)
    return caller.reach(user=named.user_id, agent=named.agent_id, run=named.run_id)


async def reach_of_one(request: AnyRequest, parts: MemoryParts, role: Role, whose: Whose) -> Reach:
    """Where a memory is looked for by its id: with the named, or, if nobody is, wherever this caller may look."""
    if whose != Whose():
        return await reach_named(request, parts, role, whose)
    caller: Caller = await parts.gate.caller(request.scope, role=role)
    return caller.anywhere()


async def changer_of_one(request: AnyRequest, parts: MemoryParts, user_id: str | None) -> Changer:
    """Whoever changes a memory that is named by its id."""
    caller: Caller = await parts.gate.caller(request.scope, role=Role.WRITE)
    return Changer(caller.anywhere() if user_id is None else caller.reach(user=user_id), caller.reads)


async def once(
    request: AnyRequest, repeats: Repeats, whose: Hashable, key: str | None, work: Callable[[], Awaitable[T]]
) -> T:
    """What `work` gives, or gave under this key, asked by `whose` at this path. Raises as `Repeats.once`."""
    return await repeats.once((whose, request.url.path), key, await request.body(), work)


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
