"""What docs/python.md and the examples show runs as it stands there."""

import asyncio
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import httpx2
import pytest

from config.loading import load_settings
from ricordo.serving import serving
from tests.scripted_upstream import ScriptedUpstream

pytestmark = pytest.mark.long

ROOT = Path(__file__).parents[3]
PAGE = ROOT / "docs" / "python.md"


def environment(folder: Path, **more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("RICORDO_", "OPENAI_"))}
    return kept | {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "PYTHONPATH": str(ROOT)} | more


def test_the_page_runs_from_top_to_bottom(tmp_path: Path):
    script = "\n".join(re.findall(r"^```python\n(.*?)^```", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL))

    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=tmp_path,
        env=environment(tmp_path),
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )

    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert lines[0] == "I am allergic to peanuts and live in Graz."
    assert lines[-1].startswith("not_found ")


def test_the_agent_remembers_from_one_run_to_the_next(tmp_path: Path):
    with ScriptedUpstream.in_thread() as upstream:
        environ = environment(tmp_path, OPENAI_BASE_URL=upstream.base_url, OPENAI_API_KEY="sk-test")

        def said(line: str) -> str:
            command = [sys.executable, str(ROOT / "examples" / "agent.py"), "ada"]
            done = subprocess.run(
                command, cwd=tmp_path, env=environ, input=line, capture_output=True, text=True, check=False, timeout=120
            )
            assert (done.returncode, done.stderr) == (0, "")
            return done.stdout

        assert "You said: " in said("I am allergic to peanuts.\n")
        said("Which snack may I eat?\n")

        first, second = (str(request.json()["messages"]) for request in upstream.requests)

    assert first.count("peanuts") == 1
    assert "peanuts" in second


@pytest.mark.skipif(shutil.which("curl") is None, reason="there is no curl on this machine")
async def test_the_memory_api_answers_curl(tmp_path: Path):
    flags = {"store.path_or_url": str(tmp_path / "r.db"), "server.port": 0, "upstream.base": "http://127.0.0.1:9/v1"}
    async with serving(load_settings(environ={}, flags=flags)) as port:
        done = await asyncio.to_thread(
            subprocess.run,
            ["sh", str(ROOT / "examples" / "memory.sh"), "ada"],
            env=environment(tmp_path, RICORDO=f"http://127.0.0.1:{port}"),
            capture_output=True,
            text=True,
            check=False,
            timeout=60,
        )

    assert (done.returncode, done.stderr) == (0, "")
    added, found, context, *lines = filter(None, done.stdout.splitlines())
    assert json.loads(added)["results"][0]["event"] == "ADD"
    assert "peanuts" in json.loads(found)["results"][0]["memory"]
    assert "peanuts" in json.loads(context)["messages"][0]["content"]
    assert [json.loads(line)["kind"] for line in (lines[0], lines[-1])] == ["begin", "end"]


OF_MEM0 = [
    {
        "id": "7c1d2f6e-0001-4000-8000-000000000001",
        "memory": "User lives in Linz",
        "user_id": "ada",
        "metadata": {"source": "signup"},
        "categories": ["personal_details"],
        "created_at": "2025-03-01T10:00:00.000000-08:00",
        "updated_at": "2025-03-01T10:00:00.000000-08:00",
    },
    {"id": "2", "memory": "User is allergic to penicillin", "user_id": "ada", "created_at": "2024-05-01T10:00:00Z"},
    {"id": "3", "memory": "Collects stamps", "user_id": "bob", "metadata": None, "created_at": "2024-05-01T10:00:00Z"},
]


async def test_what_mem0_had_is_read_in_with_its_days_and_is_known_the_second_time(tmp_path: Path):
    flags = {"store.path_or_url": str(tmp_path / "r.db"), "server.port": 0, "upstream.base": "http://127.0.0.1:9/v1"}
    file = tmp_path / "export.json"
    file.write_text(json.dumps({"results": OF_MEM0}))
    async with serving(load_settings(environ={}, flags=flags)) as port:
        address = f"http://127.0.0.1:{port}"

        def read_in() -> str:
            done = subprocess.run(
                [sys.executable, str(ROOT / "examples" / "from_mem0.py"), str(file)],
                env=environment(tmp_path, RICORDO=address),
                capture_output=True,
                text=True,
                check=False,
                timeout=60,
            )
            assert (done.returncode, done.stderr) == (0, "")
            return done.stdout

        first, second = await asyncio.to_thread(read_in), await asyncio.to_thread(read_in)
        async with httpx2.AsyncClient(base_url=f"{address}/memory/v1", timeout=30) as client:
            listed = (await client.get("/memories?user_id=ada")).json()["results"]
            profile = (await client.get("/profile?user_id=ada")).json()["fields"]
            refused = await client.post("/import?user_id=ada", content=file.read_bytes())

    assert (first, second) == ("{'ADD': 3}\n", "{'NONE': 3}\n")
    assert [(each["memory"], each["mentioned_at"]) for each in listed] == [
        ("User is allergic to penicillin", "2024-05-01"),
        ("User lives in Linz", "2025-03-01"),
    ]
    assert (listed[1]["metadata"], listed[1]["tags"]) == ({"source": "signup"}, ["personal_details"])
    assert {each["name"]: each["values"][0]["text"] for each in profile} == {"allergies": "penicillin", "home": "Linz"}
    assert (refused.status_code, "Coming from mem0" in refused.json()["error"]["message"]) == (400, True)
