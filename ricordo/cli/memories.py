"""`ricordo memories`: see, find, add, correct, review, pin, undo, reopen and erase what is remembered."""

import asyncio
import os
import shlex
import sys
from collections.abc import AsyncGenerator, Awaitable, Callable, Generator, Mapping
from contextlib import aclosing, contextmanager
from datetime import UTC, date, datetime
from functools import partial
from pathlib import Path
from typing import IO, TYPE_CHECKING, Annotated, Any

import msgspec
import typer

from config.settings import Settings
from memory.model.errors import NotFound, StoreUnfit
from memory.model.ids import uuid7
from memory.model.memory import Memory, MemoryType, ProfileField, ProfileValue, Reason, Source, Spans
from memory.model.scope import NONE, Digests, Reach, Scope
from memory.model.views import View, view_of
from memory.ports.engine import COMPACTION, Engine
from memory.ports.memories import Erased, Erasure, Listing, ScopeCount
from memory.sessions.limits import check_session_id
from memory.store.pages import all_closed, everybody, pages_of
from memory.upkeep.exchange import ImportReport, exported
from memory.upkeep.history import told_history
from memory.upkeep.review import ForReview, for_review
from memory.upkeep.views import TITLES, why_kept
from proxy.identity.scope import body_user
from ricordo.cli.by_hand import add_memory, corrector_of
from ricordo.cli.commands import Commands
from ricordo.cli.engine import with_engine
from ricordo.cli.errors import FAILED, complain
from ricordo.cli.options import LOCAL, Agent, Config, Json, Project, Store, Tenant, User, Yes
from ricordo.cli.output import Output, counted
from ricordo.cli.settings import settings_of
from ricordo.parts import build_embedder_for, spans_of
from ricordo.secret import PRIVATE
from ricordo.stores import erase_waiting, quotas_of, secret_of

if TYPE_CHECKING:
    from memory.upkeep.corrections import Undone

PIECE_BYTES = 65_536
"""Of a file that is read in at once."""

STANDARD = Path("-")
"""In the place of a file: standard output."""

PROGRESS_SECONDS = 5.0
"""How often who waits for an erasure is told how far it is."""

HISTORY = {"when": "timestamp", "who": "actor", "why": "reason", "turn": "turn", "sign": "sign", "says": "change"}
WAITING = {"id": "id", "said": "said", "why": "why", "says": "says", "but now": "newer", "put back by": "put_back"}
COLUMNS = {"id": "id", "said": "mentioned_at", "where": "where", "why": "why", "until": "expires_on", "memory": "text"}

app = typer.Typer(cls=Commands, no_args_is_help=True, help="See, find, add, correct, pin and erase what is remembered.")


class MemoryLine(msgspec.Struct, frozen=True, kw_only=True):
    """A memory as the commands show it; the names are stable."""

    id: str
    text: str
    type: MemoryType
    source: Source
    pinned: bool
    importance: float
    tags: tuple[str, ...]
    metadata: dict[str, Any]
    replaces: str | None
    source_memory_ids: tuple[str, ...]
    tenant: str
    user: str | None
    agent: str | None
    run: str | None
    session: str | None
    project: str | None
    view: View
    where: str
    """The view as its user reads it."""
    why: str
    """Why it stands there."""
    expires_on: date | None
    """When it is closed: on its date, or unless somebody comes back to it; None: never."""
    mentioned_at: date
    created_at: datetime
    updated_at: datetime
    score: float | None = None


class ClosedLine(msgspec.Struct, frozen=True, kw_only=True):
    """A memory that was closed, as `closed` shows it."""

    id: str
    text: str
    mentioned_at: date
    closed_at: datetime | None


class ReviewLine(msgspec.Struct, frozen=True, kw_only=True):
    """A memory, or a value of the profile, that waits for a person, as `review` shows it."""

    id: str
    """The memory's."""
    field: str | None = None
    """Of the profile; None: it is a memory."""
    said: date | None
    why: str
    says: str
    newer_id: str | None = None
    newer: str | None = None
    """What puts it in doubt."""
    put_back: str | None = None
    """The command that puts a value of the profile back; None: it is a memory, see `--keep`."""


class UserLine(msgspec.Struct, frozen=True, kw_only=True):
    """A user of a tenant as `users` shows it; `agents` and `runs` that have memories of their own."""

    tenant: str
    user: str | None
    memories: int
    agents: tuple[str, ...] = ()
    runs: tuple[str, ...] = ()


def line_of(memory: Memory, spans: Spans, score: float | None = None) -> MemoryLine:
    same = {name: getattr(memory, name) for name in MemoryLine.__struct_fields__ if hasattr(memory, name)}
    same["updated_at"] = memory.changed_at
    scope = {name: getattr(memory.scope, name) for name in Scope.__struct_fields__}
    view, end = view_of(memory), memory.passes_at(spans)
    return MemoryLine(
        **same,
        **scope,
        session=memory.provenance.session,
        view=view,
        where=TITLES[view],
        why=why_kept(memory),
        expires_on=None if end is None else end.date(),
        score=score,
    )


# ── What the commands do ──────────────────────────────────────────────────────────────────────────────────────


async def check_known(engine: Engine, *, scope: Scope, memory_id: str) -> None:
    """Raise `NotFound` unless this user has the memory, live or closed, of whatever agent or run."""
    reach = Reach(scope.tenant, scope.user or NONE)
    if not await engine.memories.last(reach, [memory_id]):
        raise NotFound(f"{reach.whose} has no memory {memory_id}")


async def erase_one(engine: Engine, *, scope: Scope, memory_id: str, now: datetime) -> Erased:
    """Erase one memory of this user, live or closed, of whatever agent or run. Raises `NotFound`."""
    await check_known(engine, scope=scope, memory_id=memory_id)
    erasure = Erasure(what="memory", tenant=scope.tenant, user=scope.user, memory_ids=(memory_id,))
    return await engine.memories.erase(erasure, at=now)


async def erase_user(engine: Engine, *, scope: Scope, now: datetime) -> Erased:
    """Erase all that is known of a user: memories, history, journalled turns, dead letters."""
    return await engine.memories.erase(Erasure(what="user", tenant=scope.tenant, user=scope.user), at=now)


async def erase_session(engine: Engine, *, scope: Scope, session: str, now: datetime) -> Erased:
    """Erase what was said in a session of this user, and what was learned in it."""
    erasure = Erasure(what="session", tenant=scope.tenant, user=scope.user, session=session)
    return await engine.memories.erase(erasure, at=now)


async def compacted(engine: Engine, erased: Erased, *, tell: Callable[[str], None]) -> Erased:
    """Wait until the text has left the store's files, too; `tell` hears how far it is, and of what stands in the way.

    It may be left at any time: whoever has the store open carries it on.
    """
    if erased.state == "erased":
        return erased
    tell(
        "erased; its text is still in the server's file, which is being rewritten. You may leave (Ctrl-C): a proxy, a "
        "worker or the next command carries it on"
    )
    waiting, told = asyncio.create_task(engine.compacted()), ""
    while not (await asyncio.wait({waiting}, timeout=PROGRESS_SECONDS))[0]:
        detail = next((check.detail for check in engine.checks() if check.name == COMPACTION), "")
        if detail not in ("", told):
            tell(detail)
            told = detail
    try:
        await waiting
    except StoreUnfit as error:
        tell(str(error))
        return erased
    return msgspec.structs.replace(erased, state="erased")


async def list_memories(engine: Engine, listing: Listing, *, view: View | None, spans: Spans) -> list[MemoryLine]:
    """The memories of a listing that stand in a view; None: in any."""
    found: list[MemoryLine] = []
    async with aclosing(pages_of(engine.memories, listing)) as pages:
        async for page in pages:
            found += [line_of(memory, spans) for memory in page if view in (None, view_of(memory))]
            if len(found) >= listing.limit:
                break
    return found[: listing.limit]


async def list_closed(engine: Engine, reach: Reach) -> list[ClosedLine]:
    """What was closed within reach, the last first."""
    lines = [
        ClosedLine(id=each.id, text=each.text, mentioned_at=each.mentioned_at, closed_at=each.valid_to)
        for each in await all_closed(engine.memories, reach)
    ]
    return sorted(lines, key=lambda line: (line.closed_at is None, line.closed_at, line.id), reverse=True)


async def list_review(engine: Engine, scope: Scope) -> list[ReviewLine]:
    """What waits for a person: memories, then values of the profile."""
    found = await for_review(engine.memories, Reach.of(scope))
    profile = await engine.memories.profile(scope)
    doubted = [
        (field, value)
        for field in profile.fields
        for value in (*field.values, *field.withdrawn)
        if value.doubt is not None
    ]
    signs = [value.doubt.memory_id for _, value in doubted if value.doubt is not None]
    newer = {memory.id: memory for memory in await engine.memories.get(Reach.of(scope), signs)}
    return [
        *map(_memory_line, found),
        *(_value_line(field, value, newer, scope) for field, value in doubted),
    ]


def _memory_line(found: ForReview) -> ReviewLine:
    memory, newer = found.memory, found.newer
    return ReviewLine(
        id=memory.id,
        said=memory.mentioned_at,
        why=why_kept(memory) if newer is None else "may have changed",
        says=memory.text,
        newer_id=None if newer is None else newer.id,
        newer=None if newer is None else newer.text,
    )


def _value_line(field: ProfileField, value: ProfileValue, newer: Mapping[str, Memory], scope: Scope) -> ReviewLine:
    sign = None if value.doubt is None else newer.get(value.doubt.memory_id)
    others = (each for each in field.values if each != value)
    unit = ("--unit", field.unit) if field.unit else ()
    texts = [each.text for each in (*others, value)]
    return ReviewLine(
        id=value.memory_id or "",
        field=field.name,
        said=value.recorded_at,
        why="may have changed: in prompts with a mark" if value in field.values else "may have changed: in no prompt",
        says=f"{field.name}: {value.text}",
        newer_id=None if sign is None else sign.id,
        newer=None if sign is None else sign.text,
        put_back=f"ricordo profile set {shlex.join([field.name, *texts, *unit, *_whose(scope)])}",
    )


def _whose(scope: Scope) -> list[str]:
    """The options that name a user to a command."""
    named = (("--user", scope.user), ("--tenant", scope.tenant))
    return [part for option, value in named if value and value != LOCAL for part in (option, value)]


async def list_users(engine: Engine, *, tenant: str | None) -> tuple[tuple[UserLine, ...], int]:
    """Of whom anything is kept, by tenant and name, and how many more there are whose names nothing has."""
    found: dict[tuple[str, str], list[ScopeCount]] = {}
    counts, unnamed = await everybody(engine.memories, tenant)
    for each in counts:
        found.setdefault((each.scope.tenant, each.scope.user or ""), []).append(each)
    lines = tuple(
        UserLine(
            tenant=tenant,
            user=user or None,
            memories=sum(each.memories for each in counts),
            agents=tuple(sorted({each.scope.agent for each in counts if each.scope.agent})),
            runs=tuple(sorted({each.scope.run for each in counts if each.scope.run})),
        )
        for (tenant, user), counts in sorted(found.items())
    )
    return lines, unnamed


# ── The commands ──────────────────────────────────────────────────────────────────────────────────────────────

Id = Annotated[str, typer.Argument(metavar="ID", help="A memory's id, as `list` shows it.", show_default=False)]
Limit = Annotated[int, typer.Option("--limit", "-n", min=1, max=10_000, help="At most so many.")]


@app.command("list")
def list_(  # noqa: PLR0913 - a command's options are its parameters
    *,
    user: User = LOCAL,
    tenant: Tenant = LOCAL,
    agent: Agent = None,
    project: Project = None,
    view: Annotated[View | None, typer.Option("--view", help="Only what stands there.", show_default=False)] = None,
    limit: Limit = 100,
    after: Annotated[str | None, typer.Option("--after", help="Go on behind this id.", show_default=False)] = None,
    config: Config = None,
    store: Store = None,
    as_json: Json = False,
) -> None:
    """List what is remembered of a user, oldest first: where it stands, why, and until when unless it comes up again.

    About you (about), Always included (always), From your chats (chats) and Needs review (review).

    Examples:
      ricordo memories list
      ricordo memories list --user ada --tenant shop --json
      ricordo memories list --view review
    """
    reach, now = Reach.of(Scope(tenant, user, agent)), datetime.now(UTC)
    listing = Listing(reach=reach, limit=limit, after=after, project=project, at=now)
    settings = settings_of(config, store)
    lines = with_engine(
        settings,
        lambda engine: list_memories(engine, listing, view=view, spans=spans_of(settings)),
        makes=False,
    )
    Output(as_json=as_json).rows(COLUMNS, lines, empty="Nothing is remembered yet.")


@app.command()
def users(
    *,
    tenant: Annotated[str | None, typer.Option("--tenant", "-t", help="Only of this one.", show_default=False)] = None,
    in_body: Annotated[
        str | None,
        typer.Option("--in-body", metavar="NAME", help="Only whom requests' bodies call so.", show_default=False),
    ] = None,
    config: Config = None,
    store: Store = None,
    as_json: Json = False,
) -> None:
    """List of whom anything is kept, be it memories or sessions alone: the names for --tenant and --user.

    Whom an application names in a request's body (`user`) is kept under a digest of that name, which --in-body finds.

    Examples:
      ricordo memories users
      ricordo memories users --tenant shop --json
      ricordo memories users --in-body ada@example.org
    """
    settings = settings_of(config, store)
    lines, unnamed = with_engine(settings, lambda engine: list_users(engine, tenant=tenant), makes=False)
    if in_body is not None:
        digests = Digests(secret_of(settings))
        lines = [line for line in lines if line.user == body_user(in_body, line.tenant, digests)]
    columns = {name: name for name in UserLine.__struct_fields__}
    empty = f"Nothing is remembered of {in_body or 'anybody yet'}."
    Output(as_json=as_json).rows(columns, lines, empty=empty)
    if unnamed and in_body is None:
        complain(f"{counted(unnamed, 'user')} more, of whom there are sessions or a profile alone: no name is left")


@app.command()
def usage(*, tenant: Tenant = LOCAL, config: Config = None, store: Store = None, as_json: Json = False) -> None:
    """Show how much a tenant keeps, how much it may (`quotas`), and what of its chats was left out.

    Examples:
      ricordo memories usage
      ricordo memories usage --tenant shop --json
    """
    settings = settings_of(config, store)
    now = partial(datetime.now, UTC)
    found = with_engine(settings, lambda engine: quotas_of(settings, engine, clock=now).report(tenant), makes=False)
    bounds = {"memories": found.most_memories, "bytes": found.most_bytes}
    told = [
        f"{getattr(found, name):,} {name}{f' of at most {most:,}' if most else ''}" for name, most in bounds.items()
    ]
    if found.left_out:
        told.append(
            f"{counted(found.left_out, 'fact')} of chats left out, last at {found.left_out_at:%Y-%m-%d %H:%M} UTC"
        )
    Output(as_json=as_json).result(found, "; ".join(told))


Everybody = Annotated[bool, typer.Option("--all", help="Of the whole tenant, in the place of one user.")]


def reach_of_options(tenant: str, user: str, *, everybody: bool) -> Reach:
    """One user's, or all of a tenant's."""
    return Reach(tenant) if everybody else Reach(tenant, user)


@app.command("export")
def export_(
    file: Annotated[Path, typer.Argument(allow_dash=True, help="Where to; - for standard output.", show_default=False)],
    *,
    user: User = LOCAL,
    tenant: Tenant = LOCAL,
    everybody: Everybody = False,
    config: Config = None,
    store: Store = None,
) -> None:
    """Write all that is remembered of a user, with its history, as lines of JSON. Sessions are not among them.

    A new file is its owner's alone; one that is there keeps its mode.

    Examples:
      ricordo memories export ada.jsonl --user ada
      ricordo memories export - --all --tenant shop | gzip > shop.jsonl.gz
    """
    reach = reach_of_options(tenant, user, everybody=everybody)

    async def write(engine: Engine) -> int:
        count = 0
        async with aclosing(exported(engine.memories, reach, at=datetime.now(UTC))) as lines:
            with _written(file) as out:
                async for line in lines:
                    out.write(line)
                    count += 1
        return count

    count = with_engine(settings_of(config, store), write, makes=False)
    complain(f"{counted(count, 'line')} written")


@contextmanager
def _written(file: Path) -> Generator[IO[bytes]]:
    """A file to write, which is made its owner's alone, or standard output."""
    if file == STANDARD:
        yield sys.stdout.buffer
        return
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, PRIVATE), "wb") as opened:
        yield opened


CUT_OFF = "the file ends too early: it was cut off"


@app.command("import")
def import_(
    file: Annotated[
        typer.FileBinaryRead, typer.Argument(help="What `export` wrote; - for standard input.", show_default=False)
    ],
    *,
    user: User = LOCAL,
    tenant: Tenant = LOCAL,
    everybody: Everybody = False,
    config: Config = None,
    store: Store = None,
    as_json: Json = False,
) -> None:
    """Read in what was exported, with its history. What is there stays as it is, so it may be done again.

    Each line must be of the user who is named, or, with --all, of anybody. Quotas hold here, too. A memory
    whose id is another user's gets one of its own. Of a file that was cut off what it has is read in; then, and where
    a line was left out, the exit code is 1.

    Examples:
      ricordo memories import ada.jsonl --user ada
      ricordo memories import shop.jsonl --all --tenant shop
    """
    from ricordo.remembering import remembering  # noqa: PLC0415 - the other commands need no rules

    reach = reach_of_options(tenant, user, everybody=everybody)

    async def read() -> ImportReport:
        async with remembering(settings_of(config, store)) as open_memory:
            return await open_memory.api.restore(reach, _pieces(file), trusts_reviews=True)

    done = asyncio.run(read())
    told = f"{counted(done.memories, 'memory', 'memories')} and {counted(done.fields, 'field')} read in"
    told += f", {done.known} left as they were" if done.known else ""
    Output(as_json=as_json).result(done, told)
    for each in done.left_out_lines:
        complain(f"line {each.line} was left out, all or in part: {each.why}")
    if not done.complete:
        complain(f"{counted(done.left_out, 'line')} left out" if done.left_out else CUT_OFF)
        raise typer.Exit(FAILED)


async def _pieces(source: IO[bytes]) -> AsyncGenerator[bytes]:
    while piece := source.read(PIECE_BYTES):
        yield piece


@app.command()
def search(  # noqa: PLR0913 - the same
    text: Annotated[str, typer.Argument(help="What you would ask.", show_default=False)],
    *,
    user: User = LOCAL,
    tenant: Tenant = LOCAL,
    agent: Agent = None,
    project: Project = None,
    limit: Limit = 10,
    config: Config = None,
    store: Store = None,
    as_json: Json = False,
) -> None:
    """Find what a chat would be given for a question: what bears on it, best first, then what is in every prompt.

    Examples:
      ricordo memories search "what may I not eat?"
      ricordo memories search antibiotics --user ada --json
    """
    from ricordo.cli.searching import search_memories  # noqa: PLC0415 - the other commands need no rules

    settings, scope = settings_of(config, store), Scope(tenant, user, agent)
    options = msgspec.structs.replace(settings.recall, top_k=limit)
    embedder = build_embedder_for(settings)
    found = with_engine(
        settings,
        lambda engine: search_memories(
            engine,
            embedder,
            scope=scope,
            text=text,
            options=options,
            now=datetime.now(UTC),
            project=project,
            timezone=settings.identity.timezone,
        ),
        embedder=embedder,
        makes=False,
    )
    spans = spans_of(settings)
    lines = [line_of(memory, spans, score) for memory, score in found]
    Output(as_json=as_json).rows({**COLUMNS, "score": "score"}, lines, empty="Nothing bears on that.")


@app.command()
def add(  # noqa: PLR0913 - a command's options are its parameters
    text: Annotated[str, typer.Argument(help="What is to be remembered, as a sentence.", show_default=False)],
    *,
    kind: Annotated[MemoryType, typer.Option("--type", help="What kind of memory it is.")] = MemoryType.SEMANTIC,
    pin: Annotated[bool, typer.Option("--pin", help="Put it into every prompt.")] = False,
    user: User = LOCAL,
    tenant: Tenant = LOCAL,
    agent: Agent = None,
    config: Config = None,
    store: Store = None,
    as_json: Json = False,
) -> None:
    """Remember a sentence as the user's own words.

    Examples:
      ricordo memories add "I'm allergic to penicillin" --pin
      ricordo memories add "Answer in French." --type procedural --user ada
    """
    settings, scope = settings_of(config, store), Scope(tenant, user, agent)
    embedder = build_embedder_for(settings)
    memory = with_engine(
        settings,
        lambda engine: add_memory(
            engine,
            embedder,
            scope=scope,
            text=text,
            kind=kind,
            pinned=pin,
            now=datetime.now(UTC),
            make_id=uuid7,
        ),
        embedder=embedder,
    )
    Output(as_json=as_json).result(line_of(memory, spans_of(settings)), f"{memory.id} is remembered")


@app.command()
def correct(
    memory_id: Id,
    text: Annotated[str, typer.Argument(help="What it is to say.", show_default=False)],
    *,
    user: User = LOCAL,
    tenant: Tenant = LOCAL,
    config: Config = None,
    store: Store = None,
    as_json: Json = False,
) -> None:
    """Put another text in the place of a memory's.

    The old one leaves the profile, the sessions and their summaries; no later prompt has it. The history keeps it.

    Example:
      ricordo memories correct 0193e0a2-7c1e-7d7a-9b1c-2f6a5d0c9e11 "I'm allergic to amoxicillin"
    """
    settings, reach = settings_of(config, store), Reach.of(Scope(tenant, user))
    embedder = build_embedder_for(settings)
    memory = with_engine(
        settings,
        lambda engine: corrector_of(engine, settings).correct(reach, memory_id, text, embedder=embedder),
        embedder=embedder,
    )
    Output(as_json=as_json).result(line_of(memory, spans_of(settings)), f"{memory.id} is corrected")


@app.command()
def pin(
    memory_id: Id,
    *,
    user: User = LOCAL,
    tenant: Tenant = LOCAL,
    config: Config = None,
    store: Store = None,
    as_json: Json = False,
) -> None:
    """Put a memory into every prompt of its user.

    Example:
      ricordo memories pin 0193e0a2-7c1e-7d7a-9b1c-2f6a5d0c9e11
    """
    _pin(memory_id, Scope(tenant, user), settings_of(config, store), Output(as_json=as_json), pinned=True)


@app.command()
def unpin(
    memory_id: Id,
    *,
    user: User = LOCAL,
    tenant: Tenant = LOCAL,
    config: Config = None,
    store: Store = None,
    as_json: Json = False,
) -> None:
    """Let a memory compete with the others again.

    Example:
      ricordo memories unpin 0193e0a2-7c1e-7d7a-9b1c-2f6a5d0c9e11
    """
    _pin(memory_id, Scope(tenant, user), settings_of(config, store), Output(as_json=as_json), pinned=False)


def _pin(memory_id: str, scope: Scope, settings: Settings, output: Output, *, pinned: bool) -> None:
    memory = with_engine(
        settings,
        lambda engine: corrector_of(engine, settings).set_pin(Reach.of(scope), memory_id, pinned=pinned),
    )
    output.result(line_of(memory, spans_of(settings)), f"{memory.id} is {'pinned' if pinned else 'no longer pinned'}")


@app.command()
def closed(
    *,
    user: User = LOCAL,
    tenant: Tenant = LOCAL,
    config: Config = None,
    store: Store = None,
    as_json: Json = False,
) -> None:
    """List what was closed: by an order to forget, by a change, or because nobody came back to it; the last first.

    Example:
      ricordo memories closed --user ada
    """
    reach = Reach.of(Scope(tenant, user))
    lines = with_engine(settings_of(config, store), lambda engine: list_closed(engine, reach), makes=False)
    columns = {"id": "id", "said": "mentioned_at", "closed": "closed_at", "memory": "text"}
    Output(as_json=as_json).rows(columns, lines, empty="Nothing was closed.")


@app.command()
def history(
    memory_id: Id,
    *,
    user: User = LOCAL,
    tenant: Tenant = LOCAL,
    config: Config = None,
    store: Store = None,
    as_json: Json = False,
) -> None:
    """Tell who changed a memory, when, why, and what it said before: the user, a model, a person or the upkeep.

    Example:
      ricordo memories history 0193e0a2-7c1e-7d7a-9b1c-2f6a5d0c9e11
    """
    settings, reach = settings_of(config, store), Reach.of(Scope(tenant, user))
    lines = with_engine(settings, lambda engine: told_history(engine.memories, reach, memory_id), makes=False)
    Output(as_json=as_json).rows(HISTORY, lines, empty="")


@app.command()
def review(
    *,
    keep: Annotated[
        str | None, typer.Option("--keep", metavar="ID", help="It is so: show it like any other.", show_default=False)
    ] = None,
    close: Annotated[
        str | None, typer.Option("--close", metavar="ID", help="It is not so: close it.", show_default=False)
    ] = None,
    user: User = LOCAL,
    tenant: Tenant = LOCAL,
    config: Config = None,
    store: Store = None,
    as_json: Json = False,
) -> None:
    """List what waits for a person: what gives orders to a model, was inferred, or may have changed.

    A memory that is kept is in doubt and in quarantine no more, and read by models; one that is closed can be reopened.
    A value that the profile took back stands beside the command that puts it there again.

    Examples:
      ricordo memories review --user ada
      ricordo memories review --keep 0193e0a2-7c1e-7d7a-9b1c-2f6a5d0c9e11
      ricordo memories review --close 0193e0a2-7c1e-7d7a-9b1c-2f6a5d0c9e11
    """
    if keep is not None and close is not None:
        raise typer.BadParameter("keep a memory or close one, not both at once")
    settings, scope, output = settings_of(config, store), Scope(tenant, user), Output(as_json=as_json)
    if keep is not None:
        memory = with_engine(settings, lambda engine: corrector_of(engine, settings).keep(Reach.of(scope), keep))
        output.result(line_of(memory, spans_of(settings)), f"{memory.id} is kept")
    elif close is not None:
        memory = with_engine(settings, lambda engine: corrector_of(engine, settings).close(Reach.of(scope), close))
        output.result(
            line_of(memory, spans_of(settings)), f"{memory.id} is closed: `ricordo memories reopen` undoes it"
        )
    else:
        lines = with_engine(settings, lambda engine: list_review(engine, scope), makes=False)
        output.rows(WAITING, lines, empty="Nothing waits for you.")


@app.command()
def undo(
    memory_id: Id,
    *,
    user: User = LOCAL,
    tenant: Tenant = LOCAL,
    config: Config = None,
    store: Store = None,
    as_json: Json = False,
) -> None:
    """Take back the last change of a memory: another text, a doubt, a pin, or that it was closed.

    An older text is put back as by `correct`. What was undone is a change, too: a second time it is there again.

    Example:
      ricordo memories undo 0193e0a2-7c1e-7d7a-9b1c-2f6a5d0c9e11
    """
    settings, reach = settings_of(config, store), Reach.of(Scope(tenant, user))
    embedder = build_embedder_for(settings)
    undone = with_engine(
        settings,
        lambda engine: corrector_of(engine, settings).undo(reach, memory_id, embedder=embedder),
        embedder=embedder,
    )
    Output(as_json=as_json).result(line_of(undone.memory, spans_of(settings)), told_undone(undone))


def told_undone(undone: "Undone") -> str:
    """What was undone, as a sentence."""
    memory, line = undone.memory, undone.line
    if line.is_deleted:
        return f"{memory.id} is remembered again: {memory.text}"
    told: dict[str, str] = {
        Reason.IN_DOUBT: "is in doubt no more",
        Reason.PINNED: "is no longer pinned",
        Reason.UNPINNED: "is pinned again",
        Reason.EDITED: "has its former tags, metadata, importance and date",
    }
    return f"{memory.id} {told.get(line.reason) or f'says again: {memory.text}'}"


@app.command()
def reopen(
    memory_id: Annotated[str, typer.Argument(metavar="ID", help="A memory's id, as `closed` shows it.")],
    *,
    user: User = LOCAL,
    tenant: Tenant = LOCAL,
    config: Config = None,
    store: Store = None,
    as_json: Json = False,
) -> None:
    """Undo that a memory was closed: it is recalled again, and stands where it stood.

    What was said with it stays out of the sessions.

    Example:
      ricordo memories reopen 0193e0a2-7c1e-7d7a-9b1c-2f6a5d0c9e11
    """
    settings, reach = settings_of(config, store), Reach.of(Scope(tenant, user))
    memory = with_engine(settings, lambda engine: corrector_of(engine, settings).reopen(reach, memory_id))
    Output(as_json=as_json).result(line_of(memory, spans_of(settings)), f"{memory.id} is remembered again")


@app.command()
def delete(  # noqa: PLR0913 - each is an option of the command
    memory_id: Annotated[
        str | None, typer.Argument(metavar="ID", help="One memory; without it, the whole user.", show_default=False)
    ] = None,
    *,
    session: Annotated[
        str | None, typer.Option("--session", metavar="ID", help="One session, instead.", show_default=False)
    ] = None,
    user: Annotated[
        str | None,
        typer.Option("--user", "-u", help=f"Whose memories; {LOCAL} where an ID is given.", show_default=False),
    ] = None,
    tenant: Tenant = LOCAL,
    yes: Yes = False,
    wait: Annotated[bool, typer.Option(help="Wait until its text has left the server's file (Redis), too.")] = True,
    config: Config = None,
    store: Store = None,
    as_json: Json = False,
) -> None:
    """Erase a memory, a session with all that was learned in it, or all that is known of a user.

    That is memories, history, sessions, journalled turns and dead letters. Nothing of it comes back: not from a turn
    that waits, nor from a conversation that goes on. On Redis, "erased, compacting" means that its text is still in the
    server's file: `ricordo check` tells until when.

    Examples:
      ricordo memories delete 0193e0a2-7c1e-7d7a-9b1c-2f6a5d0c9e11
      ricordo memories delete --session 0193e0a2-7c1e-7d7a-9b1c-2f6a5d0c9e11 --user ada
      ricordo memories delete --user ada --yes
    """
    # What a script left empty must not become the whole user.
    if memory_id is not None and session is not None:
        raise typer.BadParameter("name a memory by its ID or a session with --session, not both")
    if memory_id is None and session is None and not user:
        raise typer.BadParameter("name a memory by its ID, a session with --session, or a whole user with --user")
    if session is not None:
        check_session_id(session)
    scope, now = Scope(tenant, user or LOCAL), datetime.now(UTC)
    what, erase = _named(scope, memory_id, session, now)
    settings = settings_of(config, store)
    if not yes:
        _ask_whether_to_erase(what, settings, scope, memory_id)

    async def erase_all(engine: Engine) -> Erased:
        erased = await erase(engine)
        if memory_id is None:
            named = Erasure(what="session" if session else "user", tenant=tenant, user=scope.user, session=session)
            waiting = await asyncio.to_thread(erase_waiting, settings, named)
            erased = msgspec.structs.replace(erased, turns=erased.turns + waiting)
            await _tell_who_is_called_so(engine, settings, named, erased)
        return await compacted(engine, erased, tell=complain) if wait else erased

    erased = with_engine(settings, erase_all)
    parts = (
        counted(erased.memories, "memory", "memories"),
        counted(erased.sessions, "session"),
        counted(erased.turns, "turn"),
        *([counted(erased.fields, "field")] if erased.fields else ()),
    )
    state = "erased" if erased.state == "erased" else "erased, compacting"
    told = f"nothing was known: {what}" if erased.is_nothing else f"{state}: {', '.join(parts)}"
    Output(as_json=as_json).result(erased, told)
    if erased.is_nothing:
        raise typer.Exit(FAILED)


async def _tell_who_is_called_so(engine: Engine, settings: Settings, named: Erasure, erased: Erased) -> None:
    """Of a user of whom nothing was known: how to name whom requests' bodies call the same, if she is known."""
    if named.what != "user" or named.user is None or not erased.is_nothing:
        return
    kept_as = body_user(named.user, named.tenant, Digests(secret_of(settings)))
    there = await engine.memories.extent(msgspec.structs.replace(named, user=kept_as))
    if not there.is_nothing:
        complain(f"whom requests' bodies call {named.user!r} is kept as {kept_as}: --user {kept_as}")


def _ask_whether_to_erase(what: str, settings: Settings, scope: Scope, memory_id: str | None) -> None:
    """Ask, but not about a memory that is not there. Raises `NotFound`, and what ends the command for a no."""
    if memory_id is not None:
        with_engine(settings, lambda engine: check_known(engine, scope=scope, memory_id=memory_id))
    typer.confirm(f"Erase {what} for good?", abort=True, err=True)


def _named(
    scope: Scope, memory_id: str | None, session: str | None, now: datetime
) -> tuple[str, Callable[[Engine], Awaitable[Erased]]]:
    """What is to be erased, in words, and how."""
    if memory_id is not None:
        return f"the memory {memory_id}", partial(erase_one, scope=scope, memory_id=memory_id, now=now)
    whose = f"{scope.user} (tenant {scope.tenant})"
    if session is not None:
        return f"the session {session} of {whose}", partial(erase_session, scope=scope, session=session, now=now)
    return f"all that is known of {whose}", partial(erase_user, scope=scope, now=now)
