"""The soak talks to a real Ricordo, and tells of it."""

import asyncio
import json
import sys
from pathlib import Path

from bench.soak import Minute, texts_of


def test_all_strings_of_a_file_that_are_more_than_a_word_are_said(tmp_path: Path):
    file = tmp_path / "data.json"
    file.write_text(json.dumps([{"said": ["I live in Lisbon.", "word"], "then": {"text": "My cat is called Tom."}}, 3]))

    assert texts_of([file]) == ["I live in Lisbon.", "My cat is called Tom."]


async def test_users_talk_through_ricordo_and_each_minute_is_told(tmp_path: Path):
    report = tmp_path / "soak.json"
    command = ["-m", "bench.soak", "--minutes", "0.05", "--users", "5", "--rate", "20", "--json", str(report)]

    process = await asyncio.create_subprocess_exec(sys.executable, *command, stdout=asyncio.subprocess.PIPE)
    told, _ = await process.communicate()

    (minute,) = json.loads(report.read_text())
    assert process.returncode == 0
    assert told.decode().split()[: len(Minute._fields)] == list(Minute._fields)
    assert (minute["errors"], minute["turns"] > 0, minute["users"] > 0) == (0, True, True)
    assert min(minute["proxy_mb"], minute["worker_mb"], minute["store_mb"], minute["journal_mb"]) > 0
