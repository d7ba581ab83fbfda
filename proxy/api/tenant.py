"""What concerns more than one memory's owner: who has memories, all at once as lines of JSON, how much there is, reset.

GET  /memory/v1/users · /memory/v1/entities            of whom anything is kept
GET  /memory/v1/usage                                  how much the tenant keeps, and may keep
GET  /memory/v1/export · POST /memory/v1/import        all at once
POST /memory/v1/reset                                  delete a whole tenant
"""

from base64 import b64decode, urlsafe_b64encode
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import aclosing
from typing import Annotated, Generic, NamedTuple, TypeVar

import msgspec
from litestar import get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, QueryParameter
from litestar.response import Stream

from memory.model.errors import InvalidInput
from memory.model.scope import Reach
from memory.ports.keys import Role
from memory.turn.quotas import UsageReport
from memory.upkeep.exchange import ImportReport
from proxy.api.asking import AgentName, AnyRequest, Needed, RunName, UserName, tell_erased
from proxy.api.bodies import ResetRequest, Whose
from proxy.api.reports import (
    DeletedReport,
    EntityList,
    UserList,
    entities_of,
    users_of,
)
from proxy.http.errors import ApiError
from proxy.identity.gate import Caller

R = TypeVar("R")


MostNames = Annotated[int | None, QueryParameter(ge=1, le=1_000, description="At most so many; else all.")]
AfterName = Annotated[str | None, QueryParameter(description="`next` of the page before.", max_length=4_096)]


@get("/memory/v1/users", summary="Of whom anything is kept")
async def users(request: AnyRequest, parts: Needed, *, limit: MostNames = None, after: AfterName = None) -> UserList:
    caller = await parts.gate.caller(request.scope, role=Role.ADMIN)
    found = users_of(await parts.api.everybody(caller.tenant))
    page = _page(found.results, lambda it: (it.user_id or "", it.agent_id or "", it.run_id or ""), limit, after)
    return msgspec.structs.replace(found, results=page.rows, next=page.next)


@get("/memory/v1/entities", summary="Of which users, agents and runs anything is kept")
async def entities(
    request: AnyRequest, parts: Needed, *, limit: MostNames = None, after: AfterName = None
) -> EntityList:
    caller = await parts.gate.caller(request.scope, role=Role.ADMIN)
    found = entities_of((await parts.api.everybody(caller.tenant)).counts)
    page = _page(found.results, lambda it: (it.type, it.name), limit, after)
    return EntityList(page.rows, page.next)


class _PageOfNames(NamedTuple, Generic[R]):
    """Rows, and what names the last of them where there are more."""

    rows: tuple[R, ...]
    next: str | None = None


def _page(
    rows: Sequence[R], name: Callable[[R], tuple[str, ...]], limit: int | None, after: str | None
) -> _PageOfNames[R]:
    """The rows behind those of a page, by their names; all of them unless a page is asked for.

    Who comes meanwhile shifts nobody: a page ends with a name. Raises `InvalidInput`.
    """
    if limit is None and after is None:
        return _PageOfNames(tuple(rows))
    try:
        last = (
            () if after is None else msgspec.json.decode(b64decode(after, b"-_", validate=True), type=tuple[str, ...])
        )
    except (ValueError, msgspec.MsgspecError):
        raise InvalidInput("`next` of the page before", field="after") from None
    behind = sorted((row for row in rows if name(row) > last), key=name)
    page = behind[:limit]
    more = urlsafe_b64encode(msgspec.json.encode(name(page[-1]))).decode() if len(page) < len(behind) else None
    return _PageOfNames(tuple(page), more)


@get(
    "/memory/v1/export",
    media_type="application/x-ndjson",
    summary="All that is remembered within reach, with its history, as lines of JSON",
    responses={200: ResponseSpec(data_container=bytes, media_type="application/x-ndjson", description="The lines")},
)
async def export(
    request: AnyRequest,
    parts: Needed,
    *,
    user_id: UserName = None,
    agent_id: AgentName = None,
    run_id: RunName = None,
) -> Stream:
    """Without a user, and where the credential has none, it is all of the tenant's, for an administrator."""
    caller = await parts.gate.caller(request.scope, role=Role.EXPORT)
    reach = _whole(caller, Whose(user_id=user_id, agent_id=agent_id, run_id=run_id))
    told = await _begun(parts.api.export(reach), lambda count: caller.did("exported", reach, lines=count))
    return Stream(told, media_type="application/x-ndjson")


async def _begun(lines: AsyncGenerator[bytes], ended: Callable[[int], None]) -> AsyncGenerator[bytes]:
    """The same lines, of which the first that needs the store has come: one that is away is an error, and no 200.

    What fails later breaks the answer off, and the line that ends an export is missing (FAULTS D05). `ended` is told
    how many lines were taken, all or not.
    """
    first = [await anext(lines), await anext(lines)]

    async def all_of_them() -> AsyncGenerator[bytes]:
        count = len(first)
        try:
            async with aclosing(lines):
                yield b"".join(first)
                async for line in lines:
                    count += 1
                    yield line
        finally:
            ended(count)

    return all_of_them()


@post("/memory/v1/import", status_code=200, request_max_body_size=None, summary="Read in what was exported")
async def restore(request: AnyRequest, parts: Needed, user_id: UserName = None) -> ImportReport:
    """Lines as `export` gives them. What is there stays as it is; what stood before a line that is refused stays."""
    caller = await parts.gate.caller(request.scope, role=Role.WRITE)
    reach = _whole(caller, Whose(user_id=user_id))
    done = await parts.api.restore(reach, request.stream(), trusts_reviews=caller.administers)
    caller.did("imported", reach, memories=done.memories, fields=done.fields)
    return done if caller.reads else ImportReport()  # what is known already is counted in it


def _whole(caller: Caller, whose: Whose) -> Reach:
    """What is meant where nobody may be named: all that the caller may name. Raises `ApiError`."""
    if whose != Whose() or caller.user is not None or caller.principal.users:
        return caller.reach(user=whose.user_id, agent=whose.agent_id, run=whose.run_id)
    caller.check(Role.ADMIN)
    return Reach(caller.tenant)


@get("/memory/v1/usage", summary="How much the tenant keeps, and how much it may")
async def usage(request: AnyRequest, parts: Needed) -> UsageReport:
    caller = await parts.gate.caller(request.scope, role=Role.ADMIN)
    return await parts.api.usage(caller.tenant)


@post("/memory/v1/reset", status_code=200, summary="Delete everything of the tenant, without a trace")
async def reset(data: JSONBody[ResetRequest], request: AnyRequest, parts: Needed) -> DeletedReport:
    caller = await parts.gate.caller(request.scope, role=Role.ADMIN)
    if data.dry_run:
        caller.check(Role.READ)
    check_names_nobody(caller)
    if not (data.everybody or data.dry_run):
        raise ApiError.of("invalid_input", EVERYBODY_GOES, param="everybody")
    reach = Reach(caller.tenant)
    erased = await parts.api.delete_all(reach, dry_run=data.dry_run)
    return tell_erased(caller, reach, erased, dry_run=data.dry_run, code="reset")


EVERYBODY_GOES = (
    'This deletes all of every user, for good: send {"everybody": true}, or {"dry_run": true} to see how much that is. '
    "`DELETE /memory/v1/memories?user_id=…` deletes one user's."
)


def check_names_nobody(caller: Caller) -> None:
    """Raise `ApiError` where a header names a user, and all of the tenant's would go."""
    if caller.user is not None:
        wrong = f"This is of everybody, and {caller.user_header} names a user. Leave it out, or delete what is hers."
        raise ApiError.of("invalid_input", wrong, param=caller.user_header)
