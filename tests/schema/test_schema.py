"""The API is what its OpenAPI document says: schemathesis sends what the document allows, and what it forbids.

All its checks are on. `tests/schema/generated.py` moves times to their side of now, as no schema can. What fails is
told with a curl command. In the suite some operations are asked what stands at the bounds; `make campaign-schema` asks
all of them that, and 60 random requests of each, alone and one after the other; `RICORDO_SCHEMA_SEED` names others.
"""

import asyncio
import os
import subprocess
import sys
from functools import partial
from pathlib import Path

import httpx2
import pytest

from config.loading import load_settings
from ricordo.serving import serving
from tests.schema.generated import moved

pytestmark = pytest.mark.long

ROOT = Path(__file__).parents[2]

NAMES = """
[[operations]]
include-path = "/memory/v1/sessions/{session}"
checks.use_after_free.enabled = false
"""
"""A session is a name: of one that was erased, as of one that nobody ever used, it is told that it holds nothing."""

RESETS = "".join(
    f"""
[[operations]]
include-path = "{path}"
checks.positive_data_acceptance.enabled = false
"""
    for path in ("/memory/v1/reset", "/v1/reset")
)
"""Of everybody: the header that names a user in all requests is refused there."""

PATIENCE = "request-timeout = 120.0\n"
"""A busy machine may take longer than the ten seconds that schemathesis waits."""

EVENTS = """
[[operations]]
include-path = "/memory/v1/sessions/{session}/events"
request-timeout = 1.0
"""
"""A stream that does not end: what comes of it in a second is looked at, not what comes in ten."""

SEED = os.environ.get("RICORDO_SCHEMA_SEED", "7")

SHORT = ("/memory/v1/switches", "/memory/v1/usage", "/memory/v1/documents", "/v1/memories/{memory_id}")


async def played(folder: Path, *options: str) -> tuple[int, str]:
    """What schemathesis says of a server of its own."""
    flags = {"store.path_or_url": str(folder / "r.db"), "server.port": 0, "upstream.base": "http://127.0.0.1:9/v1"}
    async with serving(load_settings(environ={}, flags=flags)) as port:
        document = folder / "openapi.json"
        async with httpx2.AsyncClient(timeout=60) as client:
            document.write_bytes((await client.get(f"http://127.0.0.1:{port}/schema/openapi.json")).content)
        (folder / "schemathesis.toml").write_text(PATIENCE + EVENTS + NAMES + RESETS)
        command = [str(Path(sys.executable).with_name("schemathesis")), "run", str(document)]
        command += ["--url", f"http://127.0.0.1:{port}", "-H", "X-Memory-User: ada", "--seed", SEED, "--no-color"]
        environ = os.environ | {"SCHEMATHESIS_HOOKS": "tests.schema.generated", "PYTHONPATH": str(ROOT)}
        run = partial(subprocess.run, env=environ, cwd=folder, capture_output=True, text=True, check=False)
        done = await asyncio.to_thread(run, [*command, *options])  # beside the server, which runs in this very loop
        return done.returncode, done.stdout


async def test_some_operations_are_what_the_document_says(tmp_path: Path):
    paths = [word for path in SHORT for word in ("--include-path", path)]

    code, told = await played(tmp_path, "--phases", "examples,coverage", *paths)

    assert code == 0, told[-8_000:]
    assert "generated" in told


@pytest.mark.campaign
@pytest.mark.timeout(3_600)
async def test_all_operations_are_what_the_document_says(tmp_path: Path):
    code, told = await played(tmp_path, "--max-examples", "60")

    assert code == 0, told[-20_000:]


def test_times_alone_are_moved():
    body = {
        "expires_at": "2000-01-01T00:00:00Z",
        "at": None,
        "metadata": {"at": 1},
        "operations": [{"expires_at": "x"}],
    }

    later, earlier = "2999-01-01T00:00:00Z", "2001-01-01T00:00:00Z"
    assert moved({"timestamp": 0}) == {"timestamp": 10**9}
    assert moved({"timestamp": "2026-01-31T10:00:00Z"}) == {"timestamp": earlier}
    assert moved(body) == {
        "expires_at": later,
        "at": None,
        "metadata": {"at": 1},
        "operations": [{"expires_at": later}],
    }


def test_a_keys_default_user_is_one_of_its_users_and_filters_have_as_many_conditions_as_they_may():
    many = {"AND": [{"x": 1}] * 65}

    assert moved({"users": ["ada", "bob"], "default_user": "eve"}) == {"users": ["eve", "bob"], "default_user": "eve"}
    assert moved({"users": [], "default_user": "eve"}) == {"users": [], "default_user": "eve"}
    assert moved({"metadata": {"x": [2**64, 2**64 - 1]}}) == {"metadata": {"x": [float(2**64), 2**64 - 1]}}
    assert moved({"filters": many}) == {"filters": {"category": "work"}}
    twice: dict[str, object] = {"summaries": [{"id": "1", "folded": ["1"]}, {"id": "1", "folded": []}]}
    assert moved(twice) == {"summaries": [{"id": "1", "folded": []}]}
    assert moved({"filters": {"OR": [{"x": {"in": [1, 2]}}, {"y": 1}]}}) == {
        "filters": {"OR": [{"x": {"in": [1, 2]}}, {"y": 1}]}
    }
