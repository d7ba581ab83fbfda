"""`ricordo switches`: for whom memory is read and kept, and what it is worth."""

from collections import defaultdict
from datetime import UTC, datetime
from enum import StrEnum
from typing import Annotated

import httpx2
import msgspec
import typer
from prometheus_client.parser import text_string_to_metric_families

from memory.model.scope import Scope
from memory.ports.engine import Engine
from memory.turn.switches import EVERY, RecallSwitch, Switch
from ricordo.cli.commands import Commands
from ricordo.cli.engine import with_engine
from ricordo.cli.errors import FAILED, complain
from ricordo.cli.options import Config, Json, Store
from ricordo.cli.output import Output
from ricordo.cli.settings import loaded, settings_of
from ricordo.stores import switches_of

app = typer.Typer(
    cls=Commands, no_args_is_help=True, help="For whom, and with which models, memory is read and kept; trials of it."
)

TenantOrAll = Annotated[
    str | None, typer.Option("--tenant", help="Whose application; unnamed: the installation.", show_default=False)
]
UserOrAll = Annotated[
    str | None, typer.Option("--user", "-u", help="Which user of the tenant; unnamed: all.", show_default=False)
]
Model = Annotated[str, typer.Option("--model", "-m", help="With which models: a name, or a pattern as in 'gpt-4*'.")]
OfUpstream = Annotated[
    str, typer.Option("--upstream", help="Of which upstreams: a name of the settings, or a pattern.")
]

OWN = (None, RecallSwitch.ON, RecallSwitch.OFF)
"""What a person's own switch may say of recall."""

SECONDS = 10.0
"""So long a running proxy is waited for."""


class OnOff(StrEnum):
    """What `--save` may be."""

    ON = "on"
    OFF = "off"


class SwitchLine(msgspec.Struct, frozen=True, kw_only=True):
    """A switch, as the commands show it; the names are stable."""

    set_for: str
    upstream: str
    model: str
    recall: str
    save: str
    since: datetime | None


@app.command()
def show(
    *,
    tenant: TenantOrAll = None,
    user: UserOrAll = None,
    model: Annotated[str, typer.Option("--model", "-m", help="What holds with this model.", show_default=False)] = "",
    upstream: Annotated[str, typer.Option("--upstream", help="What holds at this upstream.", show_default=False)] = "",
    config: Config = None,
    store: Store = None,
    as_json: Json = False,
) -> None:
    """Show what is switched, and for a user what holds in the end: the last line.

    Users are known by digests alone: name one to see hers.

    Examples:
      ricordo switches show
      ricordo switches show --tenant shop --user ada --model gpt-4o
    """
    _check(tenant, user)
    settings = settings_of(config, store)

    async def look(engine: Engine) -> list[SwitchLine]:
        switches = switches_of(settings, engine, clock=lambda: datetime.now(UTC))
        state = await switches.state(tenant, user)
        chosen = settings.switches
        lines = [_line("settings", Switch(recall=chosen.recall, save=chosen.save))]
        lines += [_line("installation", switch) for switch in state.installation]
        lines += [_line(f"tenant {tenant}", switch) for switch in state.tenant]
        lines += [_line(f"user {user}", switch) for switch in state.user]
        if tenant and user:
            own = state.own
            if own.since is not None or not own.recall:
                recall = None if own.recall else RecallSwitch.OFF
                lines.append(
                    _line(f"{user} herself", Switch(recall=recall, save=None if own.save else False, since=own.since))
                )
            holds = await switches.of(Scope(tenant, user), model, upstream)
            name = f"holds ({holds.group})"
            lines.append(
                _line(
                    name, Switch(upstream=upstream or EVERY, model=model or EVERY, recall=holds.recall, save=holds.save)
                )
            )
        return lines

    columns = {
        "set for": "set_for",
        "upstream": "upstream",
        "model": "model",
        "recall": "recall",
        "save": "save",
        "since": "since",
    }
    Output(as_json=as_json).rows(columns, with_engine(settings, look, makes=False), empty="")


@app.command(name="set")
def set_(  # noqa: PLR0913 - each is an option of the command
    *,
    recall: Annotated[
        RecallSwitch | None,
        typer.Option(
            "--recall",
            help="on, no_sensitive (without health, money, faith …), shadow (only written down) or off.",
            show_default=False,
        ),
    ] = None,
    save: Annotated[
        OnOff | None, typer.Option("--save", help="Whether what users say is kept.", show_default=False)
    ] = None,
    tenant: TenantOrAll = None,
    user: UserOrAll = None,
    upstream: OfUpstream = EVERY,
    model: Model = EVERY,
    own: Annotated[
        bool, typer.Option("--own", help="As the user's own wish, which no operator's switch overrules.")
    ] = False,
    config: Config = None,
    store: Store = None,
    as_json: Json = False,
) -> None:
    """Switch memory on or off, for the installation, a tenant or a user. Running proxies follow within seconds.

    What is said more closely wins: a user's switch before her tenant's, a model's before that of all models. The one of
    --recall and --save that is left out is no longer set here. A user's own wish (--own) can only take away.

    Examples:
      ricordo switches set --recall shadow
      ricordo switches set --tenant shop --recall on --save on
      ricordo switches set --tenant shop --user ada --own --save off
      ricordo switches set --model 'gpt-3.5*' --recall off
      ricordo switches set --upstream cheap --recall off
      ricordo switches set --upstream abroad --recall no_sensitive
    """
    _check(tenant, user)
    if recall is save is None:
        raise typer.BadParameter("say --recall, --save or both; `ricordo switches clear` takes away what was set")
    settings = settings_of(config, store)
    saves = None if save is None else save is OnOff.ON
    switch = Switch(upstream=upstream, model=model, recall=recall, save=saves)
    if own and (tenant is None or user is None or (upstream, model) != (EVERY, EVERY) or recall not in OWN):
        raise typer.BadParameter(
            "--own is a user's: name --tenant and --user, neither --upstream nor --model, and --recall on or off"
        )

    async def write(engine: Engine) -> None:
        switches = switches_of(settings, engine, clock=lambda: datetime.now(UTC))
        if own and tenant and user:
            recalls = None if recall is None else recall is RecallSwitch.ON
            await switches.put_own(tenant, user, recall=recalls, save=saves)
        else:
            await switches.put(switch, tenant=tenant, user=user)

    with_engine(settings, write)
    whose = _whose(tenant, user)
    line = _line(f"{whose}, herself" if own else whose, switch)
    said = f"recall {line.recall or 'as set elsewhere'}, save {line.save or 'as set elsewhere'}"
    Output(as_json=as_json).result(line, f"{line.set_for}, upstream {upstream}, model {model}: {said}")


@app.command()
def clear(
    *,
    tenant: TenantOrAll = None,
    user: UserOrAll = None,
    upstream: OfUpstream = EVERY,
    model: Model = EVERY,
    config: Config = None,
    store: Store = None,
    as_json: Json = False,
) -> None:
    """Take away what was set here: what is set less closely holds again, else the settings.

    Of the very upstreams and models that it was set for. A user's own wish stays: --own --recall on --save on.

    Examples:
      ricordo switches clear
      ricordo switches clear --tenant shop --user ada
      ricordo switches clear --model 'gpt-3.5*'
    """
    _check(tenant, user)
    settings = settings_of(config, store)

    async def take_away(engine: Engine) -> Switch | None:
        switches = switches_of(settings, engine, clock=lambda: datetime.now(UTC))
        state = await switches.state(tenant, user)
        here = state.user if user else state.tenant if tenant else state.installation
        found = next((each for each in here if (each.upstream, each.model) == (upstream, model)), None)
        if found is not None:
            await switches.put(Switch(upstream=upstream, model=model), tenant=tenant, user=user)
        return found

    found, whose = with_engine(settings, take_away), f"{_whose(tenant, user)}, upstream {upstream}, model {model}"
    if found is None:
        complain(f"nothing is set for {whose}: `ricordo switches show` says what is")
        raise typer.Exit(FAILED)
    line = _line(_whose(tenant, user), found)
    said = " and ".join(f"{name} {value}" for name, value in (("recall", line.recall), ("save", line.save)) if value)
    Output(as_json=as_json).result(line, f"{whose}: {said} is set no longer")


class FiguresLine(msgspec.Struct, frozen=True, kw_only=True):
    """What the requests of one group came to; the names are stable."""

    group: str
    turns: int
    retries: int
    """Of each 100 turns."""
    hits: int
    """Of each 100 turns: those for which something was known."""
    prompt: int
    """Tokens a turn, all its requests together."""
    cached: int
    completion: int
    memory: int


@app.command()
def figures(
    *,
    url: Annotated[
        str | None,
        typer.Option("--url", help="Of a running proxy; unnamed: the one of these settings.", show_default=False),
    ] = None,
    config: Config = None,
    as_json: Json = False,
) -> None:
    """Compare who gets memory with who does not, since the proxies were started.

    served: memory is on. holdout, shadow: it is looked for and withheld; what it would have added is in the last
    column. off: it is switched off. For longer times ask Prometheus for ricordo_group_*.

    Examples:
      ricordo switches figures
      ricordo switches figures --url http://10.0.0.5:8000 --json
    """
    settings = loaded(config).settings
    host = settings.server.host
    base = url or f"http://{'127.0.0.1' if host in {'0.0.0.0', '::'} else host}:{settings.server.port}"  # noqa: S104
    try:
        answer = httpx2.get(f"{base.rstrip('/')}/metrics", trust_env=False, timeout=SECONDS).raise_for_status()
    except httpx2.HTTPError as error:
        complain(f"{base}/metrics: {str(error) or type(error).__name__}. Is the proxy running? Name it with --url")
        raise typer.Exit(FAILED) from None
    lines = lines_of(answer.text)
    columns = {
        "group": "group",
        "turns": "turns",
        "retries %": "retries",
        "hits %": "hits",
        "prompt": "prompt",
        "cached": "cached",
        "completion": "completion",
        "memory": "memory",
    }
    Output(as_json=as_json).rows(columns, lines, empty="No turn was answered since the proxies were started.")


def lines_of(exposition: str) -> list[FiguresLine]:
    """The groups side by side, of what `/metrics` says; several proxies are added up."""
    sums: dict[tuple[str, ...], float] = defaultdict(float)
    for family in text_string_to_metric_families(exposition):
        for sample in family.samples:
            if sample.name.startswith("ricordo_group_") and sample.name.endswith("_total"):
                name = sample.name.removeprefix("ricordo_group_").removesuffix("_total")
                sums[name, sample.labels["group"], sample.labels.get("kind", "")] += sample.value
    lines: list[FiguresLine] = []
    for group in ("served", "holdout", "shadow", "off"):
        turns = sums["requests", group, "new"]
        if not turns:
            continue
        each = {kind: round(sums["tokens", group, kind] / turns) for kind in ("prompt", "cached", "completion")}
        lines.append(
            FiguresLine(
                group=group,
                turns=int(turns),
                retries=round(100 * sums["requests", group, "retry"] / turns),
                hits=round(100 * sums["hits", group, ""] / turns),
                memory=round(sums["tokens", group, "memory"] / turns),
                **each,
            )
        )
    return lines


def _check(tenant: str | None, user: str | None) -> None:
    if user is not None and tenant is None:
        raise typer.BadParameter("name the user's tenant with --tenant (`local` on a machine of one's own)")


def _whose(tenant: str | None, user: str | None) -> str:
    return f"user {user} of {tenant}" if user else f"tenant {tenant}" if tenant else "the installation"


def _line(name: str, switch: Switch) -> SwitchLine:
    save = "" if switch.save is None else "on" if switch.save else "off"
    recall = "" if switch.recall is None else str(switch.recall)
    return SwitchLine(
        set_for=name, upstream=switch.upstream, model=switch.model, recall=recall, save=save, since=switch.since
    )
