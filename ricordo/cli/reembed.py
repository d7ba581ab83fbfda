"""`ricordo reembed`."""

import sys

from rich.console import Console
from rich.progress import Progress

from memory.ingestion import reembed as reembedding
from ricordo.cli.engine import with_engine
from ricordo.cli.options import Config, Json, Store
from ricordo.cli.output import Output, counted
from ricordo.cli.settings import settings_of
from ricordo.parts import build_embedder_for

BATCH = 256
"""Memories embedded and committed at once: what an interrupted `reembed` loses."""


def reembed(*, store: Store = None, config: Config = None, as_json: Json = False) -> None:
    """Give every memory a vector of the embedder that is configured. Interrupted, it goes on where it stopped.

    Example:
      RICORDO_EMBEDDER__KIND=minilm ricordo reembed
    """
    settings = settings_of(config, store)
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("embedding", total=None)
        done = with_engine(
            settings,
            lambda engine: reembedding.reembed(
                engine.memories,
                build_embedder_for(settings),
                batch=BATCH,
                progress=lambda count, total: progress.update(task, completed=count, total=total),
            ),
            makes=False,
        )
    embedded = counted(done.embedded, "memory is", "memories are")
    refused = f"; {len(done.refused)} were refused and are found by their words only" if done.refused else ""
    Output(as_json=as_json).result(done, f"{embedded} embedded anew{refused}")
