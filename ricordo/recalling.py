"""What is put into a prompt, put together: what recalls, and what says it. The chats and the memory's API share it."""

import asyncio
from collections.abc import Sequence
from time import monotonic
from types import ModuleType

import structlog

from adapters.rerankers.registry import build_reranker
from config.settings import Settings
from config.upstreams import UpstreamSettings
from memory.language.heard import Foreseen, Retraction
from memory.model.scope import Digests, Scope
from memory.ports.embedding import Embedder
from memory.ports.engine import Engine
from memory.prompt.assembly import Assembler
from memory.prompt.formatting import load_formatter, renderer
from memory.retrieval.calibration import Calibration, Scales
from memory.retrieval.recall import Foresee, Recaller
from memory.text.line_counts import LineCounts
from memory.turn.fingerprints import Fingerprints
from proxy.ops.logs import once_each
from ricordo.parts import own

CHAIN_PURPOSE = "chain"
"""Separates the key of conversation digests from all other digests of the same secret."""

log = structlog.get_logger()


def recaller_of(
    settings: Settings,
    *,
    engine: Engine,
    embedder: Embedder,
    count_line: LineCounts,
    calibration: Calibration,
    epoch: int,
) -> Recaller:
    """What finds the memories that bear on a chat."""
    return Recaller(
        embedder=embedder,
        recollector=engine.recollector,
        render=renderer(settings.format, count_line),
        options=settings.recall,
        monotonic=monotonic,
        epoch=epoch,
        reranker=build_reranker(settings.recall.reranker),
        ledger=settings.prompt.mode != "tail",
        calibration=calibration,
        get=engine.memories.get,
        foresee=foresee_of(settings, engine, embedder, calibration),
    )


def foresee_of(settings: Settings, engine: Engine, embedder: Embedder, calibration: Calibration) -> Foresee:
    """What looks what an order to forget will come to, by the rules that will close what it means."""

    async def scales() -> Scales:
        return calibration.scales

    is_decided_by_model = settings.llm.kind != "none" and settings.extraction.decision == "auto"

    async def foresee(
        scope: Scope, retractions: Sequence[Retraction], said: Sequence[str], project: str | None
    ) -> Foreseen:
        closing, nearness = await asyncio.to_thread(_forgetting)
        near = nearness.Nearness(engine.memories, embedder, scales)
        found: Foreseen = await closing.foreseen(
            engine.memories, retractions, scope, project=project, said=said, nearness=near
        )
        # A model may find what the rules do not.
        return Foreseen(None) if is_decided_by_model and not (found.goes or found.stays) else found

    return foresee


def _forgetting() -> tuple[ModuleType, ModuleType]:
    """Loaded with the first order (docs/decisions/0059)."""
    from memory.ingestion.forgetting import closing, nearness  # noqa: PLC0415 - see above

    return closing, nearness


def assembler_of(settings: Settings, upstream: UpstreamSettings, *, count_line: LineCounts) -> Assembler:
    """What makes the blocks of a prompt for one upstream."""
    return Assembler(
        count_line=count_line,
        formats=settings.format,
        budget=settings.stable,
        prompt=settings.prompt,
        system=upstream.system,
        custom=own("format.formatter", load_formatter, path) if (path := settings.format.formatter) else None,
        on_failed=once_each(lambda error: log.error("formatter_failed", error=error)),
    )


def fingerprints_of(digests: Digests) -> Fingerprints:
    """What finds a conversation again."""
    return Fingerprints(digests.of(CHAIN_PURPOSE))
