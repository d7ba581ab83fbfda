"""`ricordo connect`: the settings by which a client is connected, printed, or put into its file."""

import re
from base64 import b64encode
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, NamedTuple
from urllib.parse import urlsplit

import msgspec
import typer

from config.clients import KnownClient, SetupStep, Terms, clients
from config.errors import Refused
from config.settings import Settings
from config.values import check_url
from memory.model.identity import NAME, NAME_BYTES, is_legible
from proxy.identity.local import audience_of, is_loopback, origin_at
from ricordo.cli.options import Config, Json, Upstream
from ricordo.cli.output import Output
from ricordo.cli.settings import loaded
from ricordo.cli.settings_files import FileChange, planned, write

PLAIN = re.compile(r"[!#-&(-\[\]-_a-~]+")
"""Visible ASCII without quotes and backslashes: what stays where it is put, in settings of every form."""

USUAL = Terms()

OWN, ANYBODY = 0o600, 0o644
"""Who may read a new file: with a key in it, its owner; without, also a container with another account."""

# ── What is said ──────────────────────────────────────────────────────────────────────────────────────────────

COLUMNS = {"client": "client", "what it is": "title", "speaks": "speaks", "--write": "files"}


class ClientLine(msgspec.Struct, frozen=True):
    """A client as the list shows it; the names are stable."""

    client: str
    title: str
    speaks: str
    files: list[str]


class StepReport(msgspec.Struct, frozen=True):
    """Settings for one place, and what became of its file; the names are stable."""

    where: str
    form: str
    settings: str
    file: str = ""
    written: str = ""
    """`new`, `changed` or `unchanged`; empty without --write."""
    backup: str = ""


class ConnectReport(msgspec.Struct, frozen=True, kw_only=True):
    """How a client is connected; the names are stable."""

    client: str
    title: str
    speaks: str
    url: str
    steps: list[StepReport]
    success: str
    users: str
    sessions: str
    limits: str
    audience: dict[str, str]
    """Who has a memory under the settings in force, who has none, and what to set."""


class Planned(NamedTuple):
    """A step, its settings, and what is to be written; None: nothing."""

    step: SetupStep
    settings: str
    change: FileChange | None

    def written(self, mode: int) -> StepReport:
        """Write what there is to write, and report it."""
        step, settings, change = self
        if change is None:
            return StepReport(step.where, step.form, settings, step.file)
        backup = write(change, mode=mode)
        return StepReport(step.where, step.form, settings, str(change.path), change.kind, backup)


def _shown(report: ConnectReport, steps: list[Planned]) -> str:
    """A report for people; the settings stand by themselves, to be copied."""
    parts = [report.title]
    for planned_step, done in zip(steps, report.steps, strict=True):
        parts += [f"In {done.where}:", planned_step.change.added if planned_step.change else done.settings.rstrip()]
        parts += [f"What was there before is in {done.backup}."] if done.backup else []
    audience = report.audience
    facts = {
        "success": report.success,
        "users": report.users,
        "sessions": report.sessions,
        "limits": report.limits,
        "here": f"who has a memory: {audience['who']}; who has none: {audience['nobody']}",
        "to set": audience["advice"],
    }
    # What is bold in docs/clients.md stands plain on a terminal.
    parts.append("\n".join(f"{name:<9} {fact.replace('**', '')}" for name, fact in facts.items() if fact))
    return "\n\n".join(parts)


# ── What is asked for ─────────────────────────────────────────────────────────────────────────────────────────


def _client_of(given: str) -> str:
    """The client that is meant, whatever the case and the joints of its name. Raises `BadParameter`."""
    known = {_squashed(name): name for name in clients()}
    if _squashed(given) in known:
        return known[_squashed(given)]
    near = get_close_matches(_squashed(given), known, n=1)
    meant = f"did you mean {known[near[0]]}? " if near else ""
    raise typer.BadParameter(f"{given!r} is not known; {meant}`ricordo connect` lists those that are")


def _squashed(name: str) -> str:
    return re.sub(r"[^a-z0-9]", "", name.lower())


def _terms_of(settings: Settings, *, url: str | None, model: str, key: str | None, user: str | None) -> Terms:
    """What is put into the client's settings. Raises `BadParameter`."""
    origin = origin_at(settings.server.host, settings.server.port)
    if url is not None:
        try:
            check_url("--url", _plain("--url", url))
        except ValueError as error:
            raise typer.BadParameter(str(error)) from None
        origin = url.rstrip("/").removesuffix("/v1").rstrip("/")
    model, key = _plain("--model", model), key if key is None else _plain("--key", key)
    if user is not None and not NAME.fullmatch(user):
        if not is_legible(user):
            raise typer.BadParameter(f"--user: a name of up to {NAME_BYTES} bytes, in one line, is wanted")
        user = f"b64:{b64encode(user.encode()).decode()}"  # as a header names her
    # What a client sends for a key where none is needed: most insist on one.
    held = settings.upstream.api_key or is_loopback(urlsplit(settings.upstream.base).hostname or "")
    placeholder = "none" if held and settings.identity.mode == "passthrough" else None
    return Terms(origin, model, key, user, placeholder)


def _plain(option: str, value: str) -> str:
    """Raises `BadParameter` for what could end the quotes in which it will stand."""
    if not PLAIN.fullmatch(value):
        raise typer.BadParameter(f"{option}: only visible ASCII without quotes and backslashes can stand in settings")
    return value


def _plan(client: KnownClient, terms: Terms, *, into: Path | None) -> list[Planned]:
    """What is to be written where: the first file as chosen, the others beside it. Raises `Refused`, `OSError`."""
    steps: list[Planned] = []
    for step, settings in client.written(terms):
        if not step.file:
            raise Refused(f"{client.title} has no file that can be written: do it by hand, as it says without --write")
        path = Path(step.file).expanduser()
        if into is not None:
            path = into if step is client.steps[0] else into.with_name(path.name)
        if any(each.change and each.change.path == path.resolve() for each in steps):
            raise Refused(f"{path}: two of its files would be this one; name another with --file")
        steps.append(Planned(step, settings, planned(step, settings, path)))
    return steps


# ── The command ───────────────────────────────────────────────────────────────────────────────────────────────

Name = Annotated[
    str | None, typer.Argument(metavar="CLIENT", help="Which; all are listed without.", show_default=False)
]
Url = Annotated[
    str | None,
    typer.Option("--url", help="Where the client finds Ricordo; as the settings say without.", show_default=False),
]
Whose = Annotated[str | None, typer.Option("--user", "-u", help="Whose memory it has.", show_default=False)]
Key = Annotated[str | None, typer.Option("--key", help="The key that the client sends.", show_default=False)]
Model = Annotated[str, typer.Option("--model", help="The model that the client asks for.")]
Write = Annotated[bool, typer.Option("--write", help="Put the settings into the client's file, beside what is there.")]
File = Annotated[Path | None, typer.Option("--file", help="Another file than the usual one.", show_default=False)]


def connect(  # noqa: PLR0913 - one for each option
    name: Name = None,
    *,
    url: Url = None,
    user: Whose = None,
    key: Key = None,
    model: Model = USUAL.model,
    to_file: Write = False,
    file: File = None,
    upstream: Upstream = None,
    config: Config = None,
    as_json: Json = False,
) -> None:
    """Print the settings that connect an application to Ricordo, or put them into its file.

    Examples:
      ricordo connect
      ricordo connect open-webui --url http://ricordo:8000
      ricordo connect aider --user ada --write
    """
    output = Output(as_json=as_json)
    if name is None:
        lines: list[ClientLine] = []
        for each, client in clients().items():
            files = [step.file for step in client.steps if step.file]
            lines.append(ClientLine(each, client.title, client.speaks, files))
        output.rows(COLUMNS, lines, empty="")
        return
    if file is not None and not to_file:
        raise typer.BadParameter("--file names the file for --write")
    name = _client_of(name)
    client, settings = clients()[name], loaded(config, upstream__base=upstream).settings
    terms = _terms_of(settings, url=url, model=model, key=key, user=user)
    steps = _plan(client, terms, into=file) if to_file else [Planned(*each, None) for each in client.written(terms)]
    report = ConnectReport(
        client=name,
        title=client.title,
        speaks=client.speaks,
        url=f"{terms.origin}/v1",
        steps=[step.written(OWN if key else ANYBODY) for step in steps],
        success=client.success,
        users=client.users,
        sessions=client.sessions,
        limits=client.limits,
        audience=audience_of(settings.identity, host=settings.server.host)._asdict(),
    )
    if as_json:
        output.result(report, "")
    else:
        typer.echo(_shown(report, steps))
