"""Routes by which users see and correct their profile, which stands in every prompt of theirs.

    GET    /memory/v1/profile            PUT    /memory/v1/profile/{name}
    GET    /memory/v1/profile/{name}     DELETE /memory/v1/profile/{name}

The user is `user_id` in the query, else that of the chat path: `X-Memory-User`, else the credential's default user.
"""

from dataclasses import dataclass
from datetime import date
from typing import Annotated, Any

import msgspec
from litestar import Request, Router, delete, get, put
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody, PathParameter
from msgspec import Meta

from memory.model.errors import NotFound
from memory.model.memory import Profile, ProfileField, ProfileValue
from memory.model.profile_options import FIELD_NAME, ProfileOptions
from memory.model.scope import Scope
from memory.model.types import Clock
from memory.ports.keys import Role
from memory.ports.memories import MemoryStore
from memory.profile.fields import UNIT_CHARS, field_of, in_order
from memory.turn.switches import Switches
from memory.upkeep.corrections import Corrector
from proxy.api.asking import UserName
from proxy.api.schema_parts import SAID, Schema
from proxy.identity.gate import Caller, Gate

AnyRequest = Request[Any, Any, Any]


@dataclass(frozen=True, kw_only=True, slots=True)
class Corrections:
    """What these routes need, put together by the composition root."""

    store: MemoryStore
    gate: Gate
    corrector: Corrector
    switches: Switches
    clock: Clock

    async def scope(self, request: AnyRequest, user: str | None) -> Scope:
        """Whose profile is read. Raises `ApiError`."""
        caller: Caller = await self.gate.caller(request.scope, role=Role.READ)
        return caller.scope(user=user)

    async def profile(self, scope: Scope) -> Profile:
        """What is known of a user, without what is over. Raises `StoreUnavailable`."""
        return (await self.store.profile(scope)).at(self.clock())


Needed = NamedDependency[Corrections]


class ValueReport(msgspec.Struct, frozen=True):
    """One value, when it was said, and the memory that says so (none: it was set by hand)."""

    text: str
    recorded_at: date | None = None
    memory_id: str | None = None
    in_doubt_since: date | None = None
    """Since when it may not be so any more."""


class FieldReport(msgspec.Struct, frozen=True, kw_only=True):
    """A field of the profile."""

    name: str
    values: tuple[ValueReport, ...]
    unit: str | None = None
    previous: ValueReport | None = None
    withdrawn: tuple[ValueReport, ...] = ()
    """What may not be so any more, and stands in no prompt."""
    version: int
    """How often it was set; 0 for who may not read."""


class ProfileReport(msgspec.Struct, frozen=True):
    """All fields, in the order in which they stand in the prompt."""

    fields: tuple[FieldReport, ...]


class Correction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a field is to say."""

    values: Annotated[tuple[Annotated[str, Meta(extra_json_schema=SAID)], ...], Meta(min_length=1)]
    unit: Annotated[str, Meta(min_length=1, max_length=UNIT_CHARS)] | None = None


def rules_of(options: ProfileOptions) -> dict[str, Schema]:
    """What the settings of the profile say of what may be sent."""
    values: Schema = {"maxItems": options.values, "items": {"maxLength": options.chars}}
    return {Correction.__name__: {"allOf": [{"properties": {"values": values}}]}}


Name = Annotated[str, PathParameter(description="A field's name, as in `home` or `vitals.weight`.")]
FieldName = Annotated[
    str,
    PathParameter(
        description="A field's name, as in `home` or `vitals.weight`.",
        schema_extra={"pattern": f"^{FIELD_NAME.pattern}$"},
    ),
]


@get("/memory/v1/profile", summary="What is known of the user in named fields")
async def show_profile(request: AnyRequest, corrections: Needed, *, user_id: UserName = None) -> ProfileReport:
    scope = await corrections.scope(request, user_id)
    return report_of(await corrections.profile(scope))


@get("/memory/v1/profile/{name:str}", summary="One field of the profile")
async def show_field(name: Name, request: AnyRequest, corrections: Needed, *, user_id: UserName = None) -> FieldReport:
    scope = await corrections.scope(request, user_id)
    return _field_report(_found(await corrections.profile(scope), name))


@put("/memory/v1/profile/{name:str}", summary="Set a field of the profile by hand")
async def set_field(
    name: FieldName,
    data: JSONBody[Correction],
    request: AnyRequest,
    corrections: Needed,
    *,
    user_id: UserName = None,
) -> FieldReport:
    caller: Caller = await corrections.gate.caller(request.scope, role=Role.WRITE)
    scope = caller.scope(user=user_id)
    await corrections.switches.check_saving(scope)
    field = await corrections.corrector.write_field(scope, name, data.values, unit=data.unit)
    return _field_report(field) if caller.reads else FieldReport(name=name, values=(), version=0)


@delete("/memory/v1/profile/{name:str}", summary="Drop a field of the profile")
async def drop_field(name: Name, request: AnyRequest, corrections: Needed, *, user_id: UserName = None) -> None:
    caller: Caller = await corrections.gate.caller(request.scope, role=Role.WRITE)
    scope = caller.scope(user=user_id)
    with caller.untold():
        _found(await corrections.profile(scope), name)
        await corrections.corrector.write_field(scope, name, ())


def profile_router(corrections: Corrections) -> Router:
    """All of these routes, for the application to register."""
    return Router(
        "/",
        route_handlers=[show_profile, show_field, set_field, drop_field],
        dependencies={"corrections": Provide(lambda: corrections, sync_to_thread=False)},
    )


def _found(profile: Profile, name: str) -> ProfileField:
    field = field_of(profile, name)
    if field is None:
        raise NotFound(f"the profile has no field {name}")
    return field


# ── Reports ───────────────────────────────────────────────────────────────────────────────────────────────────


def report_of(profile: Profile) -> ProfileReport:
    """A profile as the API and the command line show it."""
    return ProfileReport(tuple(map(_field_report, in_order(profile).fields)))


def _field_report(field: ProfileField) -> FieldReport:
    return FieldReport(
        name=field.name,
        values=tuple(map(_value_report, field.values)),
        unit=field.unit,
        previous=_value_report(field.previous) if field.previous else None,
        withdrawn=tuple(map(_value_report, field.withdrawn)),
        version=field.version,
    )


def _value_report(value: ProfileValue) -> ValueReport:
    return ValueReport(value.text, value.recorded_at, value.memory_id, value.doubt.day if value.doubt else None)
