"""The proxy keys of a tenant, for its administrators: listed, made and revoked. docs/identity.md, Roles.

GET    /memory/v1/keys             all of the tenant's, by their public parts
POST   /memory/v1/keys             make one: it is shown once, in this answer
DELETE /memory/v1/keys/{public}    revoke one, for good

What signs scope tokens is the installation's, not a tenant's: `ricordo keys rotate`, `signing` and `void`.
"""

from dataclasses import dataclass
from datetime import datetime
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, delete, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody, PathParameter
from msgspec import Meta

from memory.model.errors import InvalidInput, NotFound
from memory.model.identity import NAME
from memory.model.scope import Digests, Reach
from memory.model.types import Clock
from memory.ports.keys import OF_USERS, KeyRing, Role
from proxy.identity.gate import Gate
from proxy.identity.keys import KeyReport, new_key

AnyRequest = Request[Any, Any, Any]

MOST_USERS = 1_000
"""Whom a key may name, one by one; one that names more may name anybody."""


@dataclass(frozen=True, kw_only=True, slots=True)
class KeyParts:
    """What these routes need, put together by the composition root."""

    ring: KeyRing
    gate: Gate
    digests: Digests
    clock: Clock


Needed = NamedDependency[KeyParts]

UserId = Annotated[str, Meta(extra_json_schema={"pattern": f"^{NAME.pattern}$"})]


class NewProxyKey(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A key to make."""

    name: Annotated[str, Meta(max_length=256)] = ""
    """What it is for, as lists show it."""
    default_user: UserId | None = None
    """Whose memory it is where a request names nobody."""
    roles: tuple[Role, ...] = ()
    """What it may do; none: all but `admin`."""
    users: Annotated[tuple[UserId, ...], Meta(max_length=MOST_USERS)] = ()
    """Whom it may name; none: anybody of the tenant."""
    expires_at: datetime | None = None


class KeyList(msgspec.Struct, frozen=True):
    """The keys of a tenant, oldest first."""

    results: tuple[KeyReport, ...]


@get("/memory/v1/keys", summary="The proxy keys of the tenant")
async def list_keys(request: AnyRequest, parts: Needed) -> KeyList:
    caller = await parts.gate.caller(request.scope, role=Role.ADMIN)
    return KeyList(tuple(KeyReport.of(key) for key in await parts.ring.keys() if key.tenant == caller.tenant))


@post("/memory/v1/keys", summary="Make a proxy key: it is shown once, here")
async def make_key(data: JSONBody[NewProxyKey], request: AnyRequest, parts: Needed) -> Response[KeyReport]:
    caller = await parts.gate.caller(request.scope, role=Role.ADMIN)
    for role in data.roles or OF_USERS:
        caller.check(role)  # a key gives no more than it has
    if data.expires_at is not None and (data.expires_at.tzinfo is None or data.expires_at <= parts.clock()):
        raise InvalidInput("it must lie in the future, and name its distance from UTC", field="expires_at")
    key, kept = new_key(
        tenant=caller.tenant,
        name=data.name,
        default_user=data.default_user,
        roles=data.roles,
        users=data.users,
        expires_at=data.expires_at,
        digests=parts.digests,
        clock=parts.clock,
    )
    await parts.ring.add(kept)
    caller.did("key_made", Reach(caller.tenant), made=kept.public, roles="+".join(kept.roles))
    return Response(KeyReport.of(kept, key), headers={"cache-control": "no-store"})


@delete("/memory/v1/keys/{public:str}", status_code=200, summary="Revoke a proxy key, for good")
async def revoke_key(
    public: Annotated[str, PathParameter(description="Its public part.")], request: AnyRequest, parts: Needed
) -> KeyReport:
    caller = await parts.gate.caller(request.scope, role=Role.ADMIN)
    kept = await parts.ring.find(public)
    if kept is None or kept.tenant != caller.tenant:
        raise NotFound(f"there is no key {public} here")
    await parts.ring.revoke(public, at=parts.clock())
    caller.did("key_revoked", Reach(caller.tenant), revoked=public)
    return KeyReport.of(await parts.ring.find(public) or kept)


def keys_router(parts: KeyParts) -> Router:
    """All of these routes, for the application to register."""
    return Router(
        "/",
        route_handlers=[list_keys, make_key, revoke_key],
        dependencies={"parts": Provide(lambda: parts, sync_to_thread=False)},
    )
