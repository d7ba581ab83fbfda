"""`ricordo profile`: see and correct what is known of a user in named fields."""

from datetime import date
from typing import Annotated

import msgspec
import typer

from config.settings import Settings
from memory.model.errors import NotFound
from memory.model.memory import Profile, ProfileField
from memory.model.scope import Scope
from memory.ports.engine import Engine
from memory.profile.fields import field_of, in_order, with_unit
from ricordo.cli.by_hand import corrector_of
from ricordo.cli.commands import Commands
from ricordo.cli.engine import with_engine
from ricordo.cli.options import LOCAL, Config, Json, Store, Tenant, User
from ricordo.cli.output import Output
from ricordo.cli.settings import settings_of
from ricordo.parts import now

COLUMNS = {
    "field": "name",
    "says": "values",
    "unit": "unit",
    "before": "previous",
    "since": "recorded_at",
    "in doubt": "in_doubt",
}

app = typer.Typer(cls=Commands, no_args_is_help=True, help="See and correct what is known of a user in named fields.")


class FieldLine(msgspec.Struct, frozen=True, kw_only=True):
    """A field as the commands show it; the names are stable."""

    name: str
    values: tuple[str, ...]
    unit: str | None
    previous: str | None
    recorded_at: date | None
    in_doubt: tuple[str, ...]
    """What may not be so any more: of this only what stands in `values`, too, is in prompts, with a mark."""
    memory_ids: tuple[str, ...]
    """The memories that say so; none for what was set by hand."""
    version: int


def line_of(field: ProfileField) -> FieldLine:
    return FieldLine(
        name=field.name,
        values=tuple(value.text for value in field.values),
        in_doubt=tuple(value.text for value in (*field.values, *field.withdrawn) if value.doubt is not None),
        unit=field.unit,
        previous=field.previous.text if field.previous else None,
        recorded_at=max((value.recorded_at for value in field.values if value.recorded_at), default=None),
        memory_ids=tuple(value.memory_id for value in field.values if value.memory_id),
        version=field.version,
    )


# ── What the commands do ──────────────────────────────────────────────────────────────────────────────────────


async def correct(
    engine: Engine, settings: Settings, *, scope: Scope, name: str, values: tuple[str, ...], unit: str | None = None
) -> Profile:
    """Write a field as it is wanted, or drop it if there are no values; the profile after it.

    Raises `NotFound` for a field that is to be dropped and is not there, `InvalidInput` and `Conflict`.
    """
    if not values and field_of(await engine.memories.profile(scope), name) is None:
        raise NotFound(f"the profile of {scope.user} has no field {name}")
    corrector = corrector_of(engine, settings)
    await corrector.write_field(scope, name, values, unit=unit)
    return await engine.memories.profile(scope)


# ── The commands ──────────────────────────────────────────────────────────────────────────────────────────────

Name = Annotated[
    str, typer.Argument(metavar="FIELD", help="A field's name, as in home or vitals.weight.", show_default=False)
]


@app.command()
def show(
    *, user: User = LOCAL, tenant: Tenant = LOCAL, config: Config = None, store: Store = None, as_json: Json = False
) -> None:
    """Show the profile of a user, in the order in which it stands in the prompt.

    What is in doubt may not be so any more. Unless it could harm to leave it out it stands in no prompt: `ricordo
    profile set` puts it back.

    Examples:
      ricordo profile show
      ricordo profile show --user ada --json
    """
    scope = Scope(tenant, user)
    profile = with_engine(settings_of(config, store), lambda engine: engine.memories.profile(scope), makes=False).at(
        now()
    )
    lines = [line_of(field) for field in in_order(profile).fields]
    Output(as_json=as_json).rows(COLUMNS, lines, empty="The profile is empty.")


@app.command("set")
def set_(
    name: Name,
    values: Annotated[list[str], typer.Argument(help="What it is to say; several make a list.", show_default=False)],
    *,
    unit: Annotated[str | None, typer.Option("--unit", help="As in kg or %.", show_default=False)] = None,
    user: User = LOCAL,
    tenant: Tenant = LOCAL,
    config: Config = None,
    store: Store = None,
    as_json: Json = False,
) -> None:
    """Set a field by hand. It stands until the user says otherwise on a later day.

    Examples:
      ricordo profile set home Munich
      ricordo profile set allergies penicillin nuts --user ada
      ricordo profile set vitals.weight 72 --unit kg
    """
    settings, scope = settings_of(config, store), Scope(tenant, user)
    profile = with_engine(
        settings,
        lambda engine: correct(engine, settings, scope=scope, name=name, values=tuple(values), unit=unit),
    )
    written = field_of(profile, name)
    said = ", ".join(with_unit(value, unit) if unit else value for value in values)
    Output(as_json=as_json).result(line_of(written) if written else None, f"{name}: {said}")


@app.command()
def drop(
    name: Name,
    *,
    user: User = LOCAL,
    tenant: Tenant = LOCAL,
    config: Config = None,
    store: Store = None,
    as_json: Json = False,
) -> None:
    """Drop a field. The memories that it was read from stay: `ricordo memories delete` erases them.

    Example:
      ricordo profile drop home
    """
    settings, scope = settings_of(config, store), Scope(tenant, user)
    profile = with_engine(
        settings,
        lambda engine: correct(engine, settings, scope=scope, name=name, values=()),
    )
    Output(as_json=as_json).result([line_of(field) for field in profile.fields], f"{name} is dropped")
