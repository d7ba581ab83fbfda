"""A formatter of the operator's own, in the whole product: what it is given, and what becomes of it when it fails."""

import os
from pathlib import Path

import httpx2

from tests.e2e.conftest import KEY, settings_for
from tests.e2e.subprocesses import Served, until
from tests.e2e.test_kill import free_port
from tests.e2e.test_memory import CONCERT, WHICH_CONCERT
from tests.scripted_upstream import ScriptedUpstream

DOCUMENTED = """
def write(memories, query):
    lines = [f"[{'PIN' if m.pinned else m.source.upper()}] {m.content} {m.mentioned_at.year > 2000}" for m in memories]
    return f'Context for "{query}":\\n' + "\\n".join(lines)
"""
FAILING = """
def write(memories, query):
    return memories[0].no_such_thing
"""


def asked(served: Served, text: str) -> httpx2.Response:
    return httpx2.post(
        f"http://127.0.0.1:{served.port}/v1/chat/completions",
        json={"model": "m", "messages": [{"role": "user", "content": text}]},
        headers={"Authorization": f"Bearer {KEY}", "X-Memory-User": "ada"},
    )


def served(folder: Path, upstream: ScriptedUpstream, formatter: str) -> Served:
    (folder / "own_formatter.py").write_text(formatter)
    paths = os.pathsep.join((str(folder), os.environ.get("PYTHONPATH", "")))
    return Served(
        settings_for(folder / "ricordo.db", upstream),
        free_port(),
        log=folder / "log",
        PYTHONPATH=paths,
        RICORDO_FORMAT__FORMATTER="own_formatter:write",
    )


def recalled(served: Served, upstream: ScriptedUpstream) -> str:
    """Wait until the concert is remembered; the prompt of who asks for it."""
    asked(served, CONCERT)
    until(lambda: asked(served, WHICH_CONCERT).headers["x-memory-count"] != "0", seconds=20, pause=0.1)
    return upstream.requests[-1].json()["messages"][0]["content"]


def test_an_own_formatter_reads_what_the_documents_show(tmp_path: Path):
    with ScriptedUpstream.in_thread() as upstream, served(tmp_path, upstream, DOCUMENTED) as ricordo:
        prompt = recalled(ricordo, upstream)

    assert f'Context for "{WHICH_CONCERT}":\n[CONFIRMED] {CONCERT} True' in prompt


def test_an_own_formatter_that_fails_is_told_of_once_and_ours_takes_its_place(tmp_path: Path):
    with ScriptedUpstream.in_thread() as upstream, served(tmp_path, upstream, FAILING) as ricordo:
        prompt = recalled(ricordo, upstream)
        again = [asked(ricordo, WHICH_CONCERT) for _ in range(3)]

    assert CONCERT in prompt
    assert {answer.headers["x-memory-reason"] for answer in again} == {"formatter_failed"}
    log = (tmp_path / "log").read_text()
    assert log.count("formatter_failed") == 1
    assert "AttributeError at own_formatter:3" in log
    assert "concert" not in log
