"""Routes by which memory is switched on and off while everything runs. docs/switches.md.

GET /memory/v1/switches        what holds for a user, and who set it
PUT /memory/v1/switches        an operator's switch, of a user or of the tenant
PUT /memory/v1/switches/own    a person's own, which only take away
"""

from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Literal

import msgspec
from litestar import Request, Router, get, put
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody, QueryParameter
from msgspec import Meta

from memory.model.scope import Scope
from memory.ports.keys import Role
from memory.turn.switches import EVERY, OwnSwitch, RecallSwitch, Switch, Switched, Switches, SwitchState
from proxy.api.schema_parts import GIVEN_NAME, Schema
from proxy.http.errors import ApiError
from proxy.identity.gate import Gate

AnyRequest = Request[Any, Any, Any]


@dataclass(frozen=True, kw_only=True, slots=True)
class SwitchParts:
    """What these routes need, put together by the composition root."""

    switches: Switches
    gate: Gate


Needed = NamedDependency[SwitchParts]


class SwitchReport(msgspec.Struct, frozen=True, kw_only=True):
    """What holds for a user, and whose hand it was."""

    recall: RecallSwitch
    save: bool
    group: Literal["served", "shadow", "holdout", "off"]
    own: OwnSwitch
    operator: SwitchState | None = None
    """What operators set; for administrators."""


class NewSwitch(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What an operator sets; null: as it is where nothing was set."""

    level: Literal["tenant", "user"] = "user"
    """Of all the tenant's users, or of the one who is named."""
    user_id: Annotated[str, Meta(min_length=1, max_length=512, extra_json_schema=GIVEN_NAME)] | None = None
    upstream: Annotated[str, Meta(min_length=1, max_length=256)] = EVERY
    model: Annotated[str, Meta(min_length=1, max_length=256)] = EVERY
    recall: RecallSwitch | None = None
    save: bool | None = None
    RULES: ClassVar[Schema] = {
        "if": {"properties": {"level": {"const": "tenant"}}, "required": ["level"]},
        "then": {"properties": {"user_id": {"type": "null"}}},
    }


class NewOwnSwitch(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a person wants; what is absent stays."""

    recall: bool | None = None
    save: bool | None = None


@get("/memory/v1/switches", summary="Whether memory is read and kept for a user")
async def show_switches(
    request: AnyRequest,
    parts: Needed,
    model: Annotated[str, QueryParameter(description="With which model.", max_length=256)] = "",
    upstream: Annotated[str, QueryParameter(description="Of which upstream.", max_length=256)] = "",
    user_id: Annotated[str | None, QueryParameter(description="The user; else the header's.", max_length=512)] = None,
) -> SwitchReport:
    caller = await parts.gate.caller(request.scope, role=Role.READ)
    scope = caller.scope(user=user_id)
    state = await parts.switches.state(scope.tenant, scope.user)
    found = await parts.switches.of(scope, model, upstream)
    return _report(found, state, is_admin=Role.ADMIN in caller.principal.roles)


@put("/memory/v1/switches", summary="Switch memory on or off for a user, or for all of a tenant")
async def set_switch(data: JSONBody[NewSwitch], request: AnyRequest, parts: Needed) -> SwitchState:
    caller = await parts.gate.caller(request.scope, role=Role.ADMIN)
    user = _user(caller.scope(user=data.user_id)) if data.level == "user" else None
    if data.level == "tenant" and data.user_id is not None:
        raise ApiError.of("invalid_input", "A tenant's switch names no user.", param="user_id")
    switch = Switch(upstream=data.upstream, model=data.model, recall=data.recall, save=data.save)
    await parts.switches.put(switch, tenant=caller.tenant, user=user)
    return await parts.switches.state(caller.tenant, user)


@put("/memory/v1/switches/own", summary="Switch one's own memory off, or on again")
async def set_own_switch(data: JSONBody[NewOwnSwitch], request: AnyRequest, parts: Needed) -> OwnSwitch:
    scope = await parts.gate.user(request.scope, role=Role.WRITE)
    return await parts.switches.put_own(scope.tenant, _user(scope), recall=data.recall, save=data.save)


def switches_router(parts: SwitchParts) -> Router:
    """All of these routes, for the application to register."""
    return Router(
        "/",
        route_handlers=[show_switches, set_switch, set_own_switch],
        dependencies={"parts": Provide(lambda: parts, sync_to_thread=False)},
    )


def _user(scope: Scope) -> str:
    if scope.user is None:
        raise ApiError.of("memory_scope_required")
    return scope.user


def _report(found: Switched, state: SwitchState, *, is_admin: bool) -> SwitchReport:
    return SwitchReport(
        recall=found.recall,
        save=found.save,
        group=found.group,
        own=state.own,
        operator=state if is_admin else None,
    )
