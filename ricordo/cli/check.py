"""`ricordo check`: a doctor that looks at settings, store, embedder, upstream and identity, and says what to do."""

import asyncio
import os
import platform
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import httpx2
import msgspec
import typer

from adapters.embedders.ollama import MULTILINGUAL, NATIVE_DIMENSIONS
from adapters.sqlite.files import Files, check_files
from config.errors import SettingsError
from config.instructions import load_instructions
from config.limits import limit_doubts
from config.loading import LoadedSettings, config_file
from config.settings import Settings
from config.upstreams import UpstreamSettings
from memory.ingestion.reingest import Reingester
from memory.model.errors import MemoryFault, SecretMismatch, StoreLost
from memory.model.scope import Digests
from memory.ports.embedding import Embedder
from memory.ports.engine import Engine
from memory.ports.jobs import Backlog
from memory.ports.llm import ModelRequest
from memory.ports.memories import StoreCounts
from memory.retrieval.ranking import floor_among
from memory.text.line_counts import LineCounts
from memory.upkeep.trash import Trash
from proxy.dialects.held_ids import EVERYTHING
from proxy.identity.audit import read_audit
from proxy.identity.confirmation import ANTHROPIC
from proxy.identity.lending import HeldKey
from proxy.identity.local import audience_of, has_local_user, is_loopback
from ricordo import build
from ricordo.cli.errors import FAILED, sentence_of
from ricordo.cli.open_files import settings_open_to_others, store_open_to_others
from ricordo.cli.options import LOCAL, Config, Json, Store, Upstream
from ricordo.cli.output import Output
from ricordo.cli.settings import loaded
from ricordo.cli.starting import check_together
from ricordo.languages import MADE_FOR_ENGLISH, Languages, languages_in
from ricordo.parts import build_embedder_for, count_tokens_for, model_of, now, summariser_of, told, trash_of
from ricordo.recalling import assembler_of
from ricordo.secret import check_no_folder
from ricordo.stores import TO_READ_SWITCHES, engine_of, is_missing, named, secret_of, switches_of
from ricordo.working import extractor_of, ingestor_of

UPSTREAM_SECONDS = 5.0
FILE_SECONDS = 60.0
"""How long each file of a store is searched for damage: some gigabytes."""

LATE = timedelta(minutes=10)
"""A turn that waits longer than this has no worker."""

SAMPLE, FORGONE = 100, 0.1
"""Of so many messages it is looked what is not remembered of them; up to this share nobody is told: rules get better
with each release, and what was closed by hand or by its age is as it should be."""

MOST_AMISS = 5
"""So much of what is wrong with an audit is told."""

PROBE = "I live in Lisbon."

ANOTHER_EMBEDDER = (
    'an embedder that reads them finds more: `embedder.kind = "ollama"` with `embedder.model = "bge-m3"`, or "openai" '
    "and a server that has one; then `ricordo reembed`"
)


class Level(StrEnum):
    """How bad it is."""

    OK = "ok"
    WARN = "warn"
    FAIL = "fail"


class Finding(msgspec.Struct, frozen=True):
    """One line of the report: what was looked at, how it is, what was seen and what to do about it."""

    check: str
    level: Level
    detail: str
    advice: str = ""


COLUMNS = {"": "level", "check": "check", "found": "detail", "what to do": "advice"}


# ── What is looked at ─────────────────────────────────────────────────────────────────────────────────────────


async def examine(settings: Settings) -> tuple[Finding, ...]:
    """Look at everything; a fault of one thing does not hide the others."""
    embedder = await _guarded("embedder", lambda: examine_embedder(settings))
    advice = _SERVER_ADVICE if settings.store.is_remote else _ADVICE["store"]
    store = await _guarded("store", lambda: examine_store(settings), advice=advice)
    model = await _guarded("llm", lambda: examine_model(settings))
    upstreams, keyless = await examine_upstreams(settings)
    offers = () if upstreams[0].level is Level.FAIL else await examine_ollama(settings)
    identity, prompt = identity_finding(settings, keyless=keyless), prompt_finding(settings)
    kept, floor = retention_finding(settings), floor_finding(settings)
    limits = [Finding("limits", Level.WARN, doubt.detail, doubt.advice) for doubt in limit_doubts(settings)]
    quotas = quota_findings(settings)
    return (*store, *embedder, *offers, *model, *upstreams, identity, prompt, kept, *quotas, *floor, *limits)


async def _guarded(
    check: str, look: Callable[[], Awaitable[tuple[Finding, ...]]], *, advice: str = ""
) -> tuple[Finding, ...]:
    try:
        return await look()
    except (MemoryFault, OSError, ImportError) as error:
        if isinstance(error, StoreLost | SecretMismatch) or isinstance(error.__cause__, ImportError):
            advice = ""  # it says itself what to do
        elif not advice:
            advice = _ADVICE[check]
        return (Finding(check, Level.FAIL, sentence_of(error), advice),)


_SERVER_ADVICE = "see that the server of `store.path_or_url` runs and is set up as docs/redis.md says"

_TO_KEEP = "it is for trying out; name a file or a server in `store.path_or_url` to keep what is remembered"

_TO_REOPEN = "`ricordo memories closed` lists them, `reopen` keeps one, `retention.trash_days = 0` keeps all"

_TO_RECOVER = "`ricordo reingest --dry-run` shows them, `ricordo reingest` adds them"

_ADVICE = {
    "store": "see that the path is right, readable and on a disk with space; `ricordo config show store`",
    "llm": "see `ricordo config show llm`; facts are found by rules meanwhile, where `extraction.fallback` lets them",
    "embedder": "see `ricordo config show embedder`; chats go on without dense recall meanwhile",
}


async def examine_store(settings: Settings) -> tuple[Finding, ...]:
    name = named(settings)
    if settings.store.is_in_memory:
        return (Finding("store", Level.WARN, f"{name} keeps nothing after its process ends", _TO_KEEP),)
    if not settings.store.is_remote:
        await asyncio.to_thread(check_no_folder, Path(name))
        await asyncio.to_thread(check_files, Files(Path(name)), seconds=FILE_SECONDS)
    if await asyncio.to_thread(is_missing, settings):
        return (Finding("store", Level.WARN, f"{name} is not there yet", "it is made by the first `ricordo serve`"),)
    async with engine_of(settings) as engine:
        found = await examine_engine(engine, name, embedder=build_embedder_for(settings), now=datetime.now(UTC))
        trash = await trash_finding(trash_of(settings, engine))
        languages = language_finding(settings.embedder.kind, await languages_in(engine.memories))
        unreadable = await switches_of(settings, engine, clock=now).unreadable()
        return (*found, *trash, *languages, *switches_finding(unreadable), *await forgone_finding(settings, engine))


async def examine_engine(engine: Engine, name: str, *, embedder: Embedder, now: datetime) -> tuple[Finding, ...]:
    """The store's own health, its vectors and its jobs."""
    await engine.ping()
    counts = await engine.memories.counts()
    held = f"{name}: {counts.memories} memories of {counts.users} users"
    return (
        Finding("store", Level.OK, held),
        vectors_finding(counts, embedder),
        jobs_finding(await engine.queue.backlog(), now),
        *(Finding(it.name, Level.OK if it.ok else Level.WARN, it.detail) for it in engine.checks() if it.detail),
    )


def vectors_finding(counts: StoreCounts, embedder: Embedder) -> Finding:
    """Whether every memory has a vector of the embedder that is configured."""
    missing = counts.memories - counts.vectors.get(embedder.name, 0)
    if missing <= 0:
        return Finding("vectors", Level.OK, f"all are of {embedder.name}")
    detail = f"{missing} of {counts.memories} memories have no vector of {embedder.name}"
    return Finding("vectors", Level.WARN, detail, "run `ricordo reembed`")


async def trash_finding(trash: Trash) -> tuple[Finding, ...]:
    """What will be deleted by itself; nothing if there is none."""
    outlook = await trash.outlook()
    if outlook is None:
        return ()
    return (
        Finding(
            "trash", Level.WARN if outlook.is_new else Level.OK, told(outlook), _TO_REOPEN if outlook.is_new else ""
        ),
    )


def switches_finding(unreadable: int) -> tuple[Finding, ...]:
    """Nothing, unless switches cannot be read."""
    if not unreadable:
        return ()
    return (Finding("switches", Level.FAIL, f"{unreadable} of them cannot be read", TO_READ_SWITCHES),)


def language_finding(kind: str, languages: Languages) -> tuple[Finding, ...]:
    """Nothing, unless users write what the embedder was not made for."""
    if kind not in MADE_FOR_ENGLISH or not languages.is_mixed:
        return ()
    detail = f"{languages}, for which {kind} was made: their words find the others, their meaning hardly"
    return (Finding("languages", Level.WARN, detail, ANOTHER_EMBEDDER),)


async def forgone_finding(settings: Settings, engine: Engine) -> tuple[Finding, ...]:
    """Whether sessions still have much that users said and no memory has; nothing is written, and no model asked."""
    by_rules = msgspec.structs.replace(settings.extraction, extractor="heuristic")
    ingestor = ingestor_of(
        msgspec.structs.replace(settings, extraction=by_rules),
        engine=engine,
        embedder=build_embedder_for(settings),
        asking=None,
    )
    found = await Reingester(engine, ingestor, clock=now).run(keep=False, most=SAMPLE)
    if found.added <= FORGONE * found.messages:
        return ()
    had = f"of {found.messages} messages that sessions still have"
    detail = f"{had}, {found.added} memories could be made that are not there"
    return (Finding("reingest", Level.WARN, detail, _TO_RECOVER),)


def jobs_finding(backlog: Backlog, now: datetime) -> Finding:
    """Whether turns are ingested, and whether some were given up."""
    if backlog.oldest is not None and now - backlog.oldest > LATE:
        waiting = f"{backlog.pending} turns wait, the oldest since {backlog.oldest:%Y-%m-%d %H:%M} UTC"
        return Finding(
            "jobs", Level.WARN, waiting, "run `ricordo serve`, or `ricordo worker` beside `serve --no-worker`"
        )
    if backlog.lost:
        detail = f"{backlog.lost} turns were gone before they were ingested"
        return Finding("jobs", Level.WARN, detail, "was an older journal restored? else find out who else writes there")
    if backlog.dead:
        detail = f"{backlog.dead} dead letters"
        return Finding("jobs", Level.WARN, detail, "see `ricordo jobs list --state dead`, then retry or discard them")
    return Finding("jobs", Level.OK, f"{backlog.pending} turns wait")


async def examine_embedder(settings: Settings) -> tuple[Finding, ...]:
    embedder = build_embedder_for(settings)
    vectors = await embedder.embed([PROBE])
    return (Finding("embedder", Level.OK, f"{embedder.name}: {vectors.shape[1]} dimensions"),)


async def examine_ollama(settings: Settings) -> tuple[Finding, ...]:
    """Whether the upstream is an Ollama that could embed, too; nothing if it is none, or an embedder was chosen."""
    if settings.embedder.kind != "wordllama":
        return ()
    root = settings.upstream.base.rstrip("/").removesuffix("/v1")
    try:
        async with httpx2.AsyncClient(trust_env=False, timeout=UPSTREAM_SECONDS) as client:
            answer = await client.get(f"{root}/api/tags")
            tags = msgspec.json.decode(answer.content, type=_TagList) if answer.is_success else _TagList()
            model, dimensions = await _embedding_model(client, root, [each.name for each in tags.models])
    except (httpx2.HTTPError, msgspec.DecodeError):
        return ()
    if not model:
        return ()
    chosen = {"kind": '"ollama"', "model": f'"{model}"', "base_url": f'"{root}"'}
    if dimensions:
        chosen["dimensions"] = str(dimensions)
    told = ", ".join(f"`embedder.{name} = {value}`" for name, value in chosen.items())
    detail = f"the upstream is an Ollama that has {model}, too"
    return (Finding("embedder", Level.OK, detail, f"to use it: {told}, then `ricordo reembed`"),)


async def _embedding_model(client: httpx2.AsyncClient, root: str, names: Sequence[str]) -> tuple[str, int]:
    """The name of a model that embeds, best one that reads many languages, and its dimensions where they must be told.

    Of a model that is not known Ollama says itself whether it embeds, since its release 0.6.4.
    """
    known = [name for name in names if name.partition(":")[0] in NATIVE_DIMENSIONS]
    if known:
        return min(known, key=lambda name: name.partition(":")[0] not in MULTILINGUAL), 0
    for name in names:
        answer = await client.post(f"{root}/api/show", json={"model": name})
        shown = msgspec.json.decode(answer.content, type=_Shown) if answer.is_success else _Shown()
        if "embedding" in shown.capabilities and shown.dimensions:
            return name, shown.dimensions
    return "", 0


class _TaggedModel(msgspec.Struct):
    name: str


class _TagList(msgspec.Struct):
    models: tuple[_TaggedModel, ...] = ()


class _Shown(msgspec.Struct):
    capabilities: tuple[str, ...] = ()
    model_info: Mapping[str, object] = msgspec.field(default_factory=dict[str, object])

    @property
    def dimensions(self) -> int:
        """Of its vectors; 0 if it does not say."""
        told = (value for name, value in self.model_info.items() if name.endswith(".embedding_length"))
        return next((value for value in told if isinstance(value, int)), 0)


async def examine_model(settings: Settings) -> tuple[Finding, ...]:
    """Whether the language model that works for the memory answers; nothing, if there is to be none."""
    async with model_of(settings) as asking:
        if asking is None:
            return ()
        answer = await asking.for_tenant(LOCAL).answer(
            ModelRequest(system="Answer with OK.", user="OK?", max_tokens=64)
        )
    kind, said = settings.llm.kind, answer.usage
    return (Finding("llm", Level.OK, f"{kind} answers, for {said.input_tokens + said.output_tokens} tokens"),)


async def examine_upstreams(settings: Settings) -> tuple[tuple[Finding, ...], bool]:
    """Look at all of them, that of `[upstream]` first; also whether that one wants no key."""
    asked = await asyncio.gather(*(examine_upstream(*each) for each in settings.every_upstream.items()))
    return tuple(finding for finding, _ in asked), asked[0][1]


async def examine_upstream(section: str, chosen: UpstreamSettings) -> tuple[Finding, bool]:
    """Ask one for its models: what it answers matters less than that it does. Also whether it wants no key."""
    base, key = chosen.base, chosen.api_key.reveal()
    headers = [*(HeldKey(key=key, header=chosen.key_header).spelled("") if key else ()), ANTHROPIC]
    try:
        async with httpx2.AsyncClient(trust_env=False, timeout=UPSTREAM_SECONDS) as client:
            answer = await client.get(f"{base.rstrip('/')}/models", headers=headers)
    except httpx2.HTTPError as error:
        detail = f"{base}: {str(error) or type(error).__name__}"
        advice = f"see that it runs and that `{section}.base` is right"
        return Finding(_line_of(section), Level.FAIL, detail, advice), False
    return upstream_finding(section, base, answer.status_code, keyed=bool(key)), answer.is_success and not key


def _line_of(section: str) -> str:
    """What an upstream is called in the report."""
    return section.replace("upstreams.", "upstream ")


def upstream_finding(section: str, base: str, status: int, *, keyed: bool) -> Finding:
    """What an answer to `GET /models` says."""
    line = _line_of(section)
    if status in {401, 403} and keyed:
        return Finding(line, Level.FAIL, f"{base} refuses the key", f"set `{section}.api_key` anew")
    if status in {401, 403}:
        return Finding(line, Level.OK, f"{base} answers; it wants the key that your application sends")
    if status < 300:  # noqa: PLR2004 - HTTP's 2xx
        return Finding(line, Level.OK, f"{base} answers")
    if status >= 500:  # noqa: PLR2004 - HTTP's 5xx
        return Finding(line, Level.FAIL, f"{base} answers with status {status}", "see what its server says")
    advice = "some servers have no list of models; if chats fail too, see whether the base ends in /v1 as it should"
    return Finding(line, Level.WARN, f"{base} answers with status {status}", advice)


def identity_finding(settings: Settings, *, keyless: bool) -> Finding:
    """Who has a memory under these settings, and who has none; `keyless`: the upstream wants no key."""
    host, options = settings.server.host, settings.identity
    audience = audience_of(options, host=host)
    detail = f"has a memory: {audience.who}; has none: {audience.nobody}"
    if keyless and options.mode == "passthrough" and not has_local_user(options, loopback=is_loopback(host)):
        detail += f"; {settings.upstream.base} answers without a key, so its clients may have none to be told apart by"
        return Finding("identity", Level.WARN, detail, audience.advice)
    exposed = options.local == "on" and not is_loopback(host)
    return Finding("identity", Level.WARN if exposed else Level.OK, detail, audience.advice)


def prompt_finding(settings: Settings) -> Finding:
    """How conversations' prompts are made."""
    made = {
        "auto": "a conversation begins with replay if tools are offered, else with tail, until its credential's "
        "requests have told what is cheaper",
        "replay": "past blocks are put back in every conversation",
        "tail": "only the newest message carries a block",
    }
    return Finding("prompt", Level.OK, f"prompt.mode = {settings.prompt.mode}: {made[settings.prompt.mode]}")


def retention_finding(settings: Settings) -> Finding:
    """What is closed by itself, and when."""
    spans = {
        "what was said for once": settings.ingest.tentative_days,
        "other passages of chats": settings.retention.passage_days,
    }
    ends = [f"{what} after {days:g} days" for what, days in spans.items() if days]
    most = settings.limits.memories
    bound = f"at most {most:,} memories of a user are kept" if most else ""
    closed = f"closed when nobody comes back to it: {', '.join(ends)}" if ends else "nothing is closed by its age"
    days = settings.retention.trash_days
    deleted = f"what was closed is deleted after {days:g} days" if days else "what was closed is never deleted"
    days = settings.retention.session_days
    said = f"a conversation is deleted {days:g} days after its last message" if days else ""
    return Finding("retention", Level.OK, "; ".join(filter(None, (closed, bound, deleted, said))))


def quota_findings(settings: Settings) -> tuple[Finding, ...]:
    """What tenants may keep; nothing where they may keep all."""
    quotas = {"each tenant": settings.quotas, **settings.quotas.tenants}
    told = {
        whose: ", ".join(
            f"{most:,} {what}"
            for most, what in (
                (of.memories, "memories"),
                (of.bytes, "bytes"),
                (of.writes_per_minute, "writes a minute"),
            )
            if most
        )
        for whose, of in quotas.items()
    }
    bounds = [f"{whose}: at most {bound}" for whose, bound in told.items() if bound]
    return (Finding("quotas", Level.OK, "; ".join(bounds)),) if bounds else ()


def floor_finding(settings: Settings) -> tuple[Finding, ...]:
    """Nothing with the floor that is measured for the embedder; else what the number in its place means now."""
    least = settings.recall.min_score
    if least == "auto":
        return ()
    few, many = floor_among(10), floor_among(10_000)
    detail = (
        f"recall.min_score = {least:g} is asked of each memory's absolute score; the measured floor is {few:.2g} among "
        f"10 memories of a user, {many:.2g} among 10,000"
    )
    return (
        Finding(
            "floor",
            Level.WARN,
            detail,
            '"auto" is that floor; a number from before the floor was a relative score, and is too much now',
        ),
    )


def audit_finding(settings: Settings, log: Path) -> Finding:
    """Whether the audit in a log is as it was written."""
    try:
        with log.open(encoding="utf-8", errors="replace") as lines:
            report = read_audit(lines, Digests(secret_of(settings)))
    except (MemoryFault, OSError) as error:
        return Finding("audit", Level.FAIL, sentence_of(error), "name a log of `ricordo serve` on this store")
    detail = f"{report.lines} lines of {report.chains} processes"
    if report.begun_before:
        detail += f", {report.begun_before} of which began in a log before this one"
    if not report.amiss:
        return Finding("audit", Level.OK, detail)
    if report.is_anothers:
        anothers = f"{detail}: none has a seal of this store's secret; another secret made them, or all were altered"
        return Finding("audit", Level.FAIL, anothers, "check it with the settings of the server that wrote it")
    told = "; ".join(report.amiss[:MOST_AMISS]) + ("; …" if len(report.amiss) > MOST_AMISS else "")
    advice = "see who can write to the log; logs that were put together are to be in their order"
    return Finding("audit", Level.FAIL, f"{detail}: {told}", advice)


async def settings_finding(found: LoadedSettings) -> Finding:
    """Whether `ricordo serve` would start with them."""
    changed = f"{len(found.origins)} settings differ from their defaults" if found.origins else "all are defaults"
    try:
        check_together(found.settings)
        await _load_own(found.settings)
    except SettingsError as error:
        return Finding("settings", Level.FAIL, sentence_of(error), "`ricordo serve` starts once it is mended")
    return Finding("settings", Level.OK, changed)


async def _load_own(settings: Settings) -> None:
    """Load an operator's own functions and instructions as those do who use them. Raises `SettingsError`."""
    assembler_of(settings, settings.upstream, count_line=LineCounts(count_tokens_for(settings)))
    summariser_of(settings, None)
    book = load_instructions(settings.extraction.prompts, settings.extraction.tenants)
    with suppress(MemoryFault, OSError, ImportError):  # of the model: `examine_model` tells it
        async with model_of(settings) as asking:
            extractor_of(settings, book=book, asking=asking)


def exposure_findings(found: LoadedSettings, file: Path | None) -> tuple[Finding, ...]:
    """What is open to more people than Ricordo takes for granted; nothing where nothing is."""
    settings, open_files = found.settings, [*settings_open_to_others(found, file)]
    if not (settings.store.is_remote or settings.store.is_in_memory):
        open_files += store_open_to_others(Path(named(settings)))
    findings = [Finding("files", Level.WARN, line) for line in open_files]
    if EVERYTHING in settings.identity.shared_ids:
        detail = 'identity.shared_ids has "*": nobody looks whose a response or a file is that a request names'
        advice = "name what all may use, unless the key's users are one and the same, or trust each other"
        findings.append(Finding("shared ids", Level.WARN, detail, advice))
    return tuple(findings)


# ── The command ───────────────────────────────────────────────────────────────────────────────────────────────


def check(
    *,
    config: Config = None,
    store: Store = None,
    upstream: Upstream = None,
    audit: Annotated[
        Path | None,
        typer.Option("--audit", metavar="LOG", help="A log of `ricordo serve`: is its audit as it was written?"),
    ] = None,
    as_json: Json = False,
) -> None:
    """Look at settings, store, embedder, upstream and identity, and say what to do. Exit code 1 if something fails.

    Examples:
      ricordo check
      ricordo check --upstream http://127.0.0.1:11434/v1 --json
      ricordo check --audit /var/log/ricordo.log
    """
    found = loaded(config, store__path_or_url=store, upstream__base=upstream)

    async def look() -> tuple[Finding, ...]:
        exposed = exposure_findings(found, config_file(config, os.environ))
        build_of_this = Finding("build", Level.OK, f"{build.said()}, Python {platform.python_version()}")
        return (build_of_this, await settings_finding(found), *await examine(found.settings), *exposed)

    findings = asyncio.run(look())
    if audit is not None:
        findings = (*findings, audit_finding(found.settings, audit))
    Output(as_json=as_json).rows(COLUMNS, findings, empty="")
    if any(finding.level is Level.FAIL for finding in findings):
        raise typer.Exit(FAILED)
