"""A store that is taken away, or found damaged, while a proxy and its worker have it open."""

import json
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
from typer.testing import CliRunner

from adapters.sqlite.files import Files
from config.settings import Settings
from ricordo.cli.app import app
from tests.e2e.conftest import settings_for
from tests.e2e.subprocesses import Served, until
from tests.e2e.test_kill import NO_CERTIFICATES, free_port, texts_of
from tests.scripted_upstream import ScriptedUpstream

pytestmark = pytest.mark.long

Serve = Callable[..., Served]


@pytest.fixture
def settings(tmp_path: Path) -> Iterator[Settings]:
    with ScriptedUpstream.in_thread() as upstream:
        yield settings_for(tmp_path / "store" / "ricordo.db", upstream)


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """What proxies and workers write."""
    return tmp_path / "log"


@pytest.fixture
def serve(settings: Settings, log: Path) -> Iterator[Serve]:
    """Starts `ricordo serve` with settings, each spelled as its environment variable."""
    started: list[Served] = []

    def serve(**environ: str) -> Served:
        started.append(served := Served(settings, free_port(), log=log, **environ))
        served.wait()
        return served

    yield serve
    for served in started:
        served.kill()


def say(served: Served, text: str, *, stream: bool = True) -> httpx2.Response:
    body = {"model": "m", "stream": stream, "messages": [{"role": "user", "content": text}]}
    url = f"http://127.0.0.1:{served.port}/v1/chat/completions"
    return httpx2.post(url, json=body, headers={"X-Memory-User": "ada"}, timeout=30)


def acknowledged(answer: httpx2.Response) -> bool:
    return answer.status_code == 200 and answer.text.rstrip().endswith("data: [DONE]")


def readiness(served: Served) -> dict[str, Any]:
    """The status, and what is said by each check that is not well."""
    url = f"http://127.0.0.1:{served.port}/health/ready"
    report = httpx2.get(url, timeout=30, verify=NO_CERTIFICATES).json()
    return {"status": report["status"]} | {it["name"]: it["detail"] for it in report["checks"] if not it["ok"]}


def is_well(served: Served) -> bool:
    return readiness(served) == {"status": "ok"}


def metric(served: Served, name: str) -> float:
    lines = httpx2.get(f"http://127.0.0.1:{served.port}/metrics", timeout=30).text.splitlines()
    return next(float(line.split()[-1]) for line in lines if line.startswith(name))


# ── Deleted, moved, replaced ──────────────────────────────────────────────────────────────────────────────────


def store_of(settings: Settings) -> Path:
    return Path(settings.store.path_or_url).parent


def replaced(store: Path) -> None:
    """A copy stands in its place."""
    shutil.copytree(store, store.with_name("copy"))
    shutil.rmtree(store)
    store.with_name("copy").rename(store)


def without_log(store: Path) -> None:
    store.joinpath("ricordo.journal.db-wal").unlink()


TAKEN: dict[str, Callable[[Path], object]] = {
    "deleted": shutil.rmtree,
    "moved": lambda store: store.rename(store.with_name("elsewhere")),
    "replaced by a copy": replaced,
    "its journal's log deleted": without_log,
}


@pytest.mark.parametrize("take", TAKEN.values(), ids=TAKEN)
def test_P2_a_turn_is_not_acknowledged_into_a_store_that_was_taken_away(
    settings: Settings, serve: Serve, take: Callable[[Path], object]
):
    served = serve(RICORDO_JOURNAL__DURABILITY="strict")
    first = say(served, "I prefer tea.")
    take(store_of(settings))

    degraded = readiness(served)
    streamed, plain = say(served, "I prefer coffee."), say(served, "I prefer milk.", stream=False)

    assert acknowledged(first)
    assert degraded["status"] == "degraded"
    assert "deleted, moved or replaced" in degraded["store"]
    assert json.loads(streamed.text.rstrip().rpartition("data: ")[2])["error"]["code"] == "memory_unavailable"
    assert (plain.status_code, plain.json()["error"]["code"]) == (503, "memory_unavailable")


def test_P2_P4_a_turn_that_is_acknowledged_after_the_store_was_deleted_is_counted_as_lost(
    settings: Settings, serve: Serve
):
    served = serve()
    shutil.rmtree(store_of(settings))

    answer = say(served, "I prefer coffee.")

    assert acknowledged(answer)
    assert answer.headers["x-memory-status"] == "degraded"
    assert metric(served, "ricordo_turns_lost_total") == 1


def test_a_store_that_was_moved_and_is_put_back_is_used_again(settings: Settings, serve: Serve):
    served = serve()
    store = store_of(settings)
    store.rename(store.with_name("elsewhere"))
    until(lambda: not is_well(served))
    store.with_name("elsewhere").rename(store)

    until(lambda: is_well(served))

    assert acknowledged(say(served, "I prefer tea."))
    assert texts_of(settings, "ada") == ["I prefer tea."]


def test_a_worker_that_starts_while_the_store_is_away_makes_none_in_its_place(
    settings: Settings, serve: Serve, log: Path
):
    served = serve()
    store = store_of(settings)
    store.rename(store.with_name("elsewhere"))
    served.kill_worker()
    until(lambda: "store_lost" in log.read_text() and served.worker is not None)
    made = store.exists()
    store.with_name("elsewhere").rename(store)

    until(lambda: is_well(served))

    assert not made
    assert acknowledged(say(served, "I prefer tea."))
    assert texts_of(settings, "ada") == ["I prefer tea."]


def test_a_backup_that_is_put_in_the_place_of_the_store_is_used_after_a_restart(
    settings: Settings, serve: Serve, tmp_path: Path
):
    served = serve()
    say(served, "I prefer tea.")
    until(lambda: texts_of(settings, "ada") == ["I prefer tea."])
    served.stop()
    backup = shutil.copytree(store_of(settings), tmp_path / "backup")
    served.start()
    served.wait()
    shutil.rmtree(store_of(settings))
    shutil.copytree(backup, store_of(settings))
    until(lambda: not is_well(served))
    served.stop()
    served.start()
    served.wait()

    assert acknowledged(say(served, "I prefer the Kestrel number 7."))
    assert sorted(texts_of(settings, "ada")) == ["I prefer tea.", "I prefer the Kestrel number 7."]
    assert is_well(served)


# ── Damaged ───────────────────────────────────────────────────────────────────────────────────────────────────


def damage(file: Path) -> bytes:
    """Overwrite all but the first page of a file; what it is then."""
    content = file.read_bytes()
    damaged = content[:4096] + b"\xa5" * (len(content) - 4096)
    with file.open("r+b") as opened:
        opened.write(damaged)
    return damaged


@pytest.fixture
def left(settings: Settings, serve: Serve, tmp_path: Path) -> Path:
    """A store in which something is remembered, closed; a backup of it."""
    served = serve()
    say(served, "I prefer tea.")
    until(lambda: texts_of(settings, "ada") == ["I prefer tea."])
    served.stop()
    return shutil.copytree(store_of(settings), tmp_path / "backup")


def asked(served: Served, path: str) -> tuple[int, str]:
    answer = httpx2.get(f"http://127.0.0.1:{served.port}{path}", headers={"X-Memory-User": "ada"}, timeout=30)
    return answer.status_code, answer.json()["error"]["code"] if answer.is_error else ""


def test_P4_with_a_damaged_memory_file_chats_go_on_and_turns_are_kept_until_it_is_restored(
    settings: Settings, serve: Serve, left: Path, log: Path
):
    memory = Path(settings.store.path_or_url)
    damaged = damage(memory)

    served = serve(RICORDO_JOURNAL__DURABILITY="strict")
    answer = say(served, "I prefer the Kestrel number 7.")
    degraded = readiness(served)
    refused = asked(served, "/memory/v1/profile")
    served.stop()

    assert acknowledged(answer)
    assert answer.headers["x-memory-status"] == "degraded"
    assert "damaged" in degraded["store"]
    assert "worker" in degraded
    assert refused == (503, "memory_damaged")
    assert memory.read_bytes() == damaged
    assert "store_damaged" in log.read_text()
    shutil.copy(left / memory.name, memory)
    serve()
    assert sorted(texts_of(settings, "ada")) == ["I prefer tea.", "I prefer the Kestrel number 7."]


def test_where_only_the_journal_is_left_no_empty_store_is_made_and_the_restored_one_goes_on(
    settings: Settings, serve: Serve, left: Path, log: Path
):
    memory = Path(settings.store.path_or_url)
    memory.unlink()

    listed = CliRunner().invoke(app, ["memories", "list", "--user", "ada", "--store", str(memory)])
    checked = CliRunner().invoke(app, ["check", "--store", str(memory), "--upstream", settings.upstream.base])
    served = serve(RICORDO_JOURNAL__DURABILITY="strict")
    answer = say(served, "I prefer the Kestrel number 7.")
    degraded = readiness(served)
    served.stop()

    assert (listed.exit_code, checked.exit_code) == (3, 1)
    for told in (listed.output, checked.output, str(degraded), log.read_text()):
        assert "ricordo.db is not there, but its journal" in " ".join(told.split())
    assert acknowledged(answer)
    assert not memory.exists()
    shutil.copy(left / memory.name, memory)
    served.start()
    served.wait()
    until(lambda: texts_of(settings, "ada") == ["I prefer tea.", "I prefer the Kestrel number 7."])


def test_who_puts_an_empty_file_in_the_place_of_lost_memories_begins_with_what_the_journal_has(
    settings: Settings, serve: Serve, left: Path
):
    memory = Path(settings.store.path_or_url)
    assert left.is_dir()
    memory.unlink()
    memory.touch(mode=0o600)

    serve()

    until(lambda: texts_of(settings, "ada") == ["I prefer tea."])


def test_P2_into_a_damaged_journal_no_turn_is_acknowledged(settings: Settings, serve: Serve, left: Path):
    journal = Files(Path(settings.store.path_or_url)).journal
    damaged = damage(journal)

    served = serve(RICORDO_JOURNAL__DURABILITY="strict")
    answer = say(served, "I prefer coffee.")
    served.stop()

    assert left.is_dir()
    assert json.loads(answer.text.rstrip().rpartition("data: ")[2])["error"]["code"] == "memory_unavailable"
    assert journal.read_bytes() == damaged


def test_P2_a_damaged_memory_file_without_a_journal_beside_it_gets_one(settings: Settings, serve: Serve, left: Path):
    memory = Path(settings.store.path_or_url)
    damage(memory)
    for part in (Files(memory).journal, *memory.parent.glob("*.journal.db-*")):
        part.unlink(missing_ok=True)

    served = serve(RICORDO_JOURNAL__DURABILITY="strict")
    answer = say(served, "I prefer the Kestrel number 7.")
    degraded = readiness(served)
    served.stop()

    assert acknowledged(answer)
    assert "ricordo.db is damaged" in degraded["store"]
    shutil.copy(left / memory.name, memory)
    serve()
    until(lambda: sorted(texts_of(settings, "ada")) == ["I prefer tea.", "I prefer the Kestrel number 7."])


@pytest.fixture
def unwritable(settings: Settings, left: Path) -> Iterator[Path]:
    """The folder of the store, which the file system takes nothing for, as after an error of its disk."""
    folder = store_of(settings)
    tried = subprocess.run(["mount", "-t", "tmpfs", "ricordo", folder], check=False, capture_output=True)
    if tried.returncode:
        pytest.skip("mounting a file system wants another account")
    try:
        for file in left.iterdir():
            shutil.copy2(file, folder)
        subprocess.run(["mount", "-o", "remount,ro", folder], check=True)
        yield folder
    finally:
        subprocess.run(["umount", "-l", folder], check=True)


def test_P4_on_a_file_system_that_is_read_only_chats_go_on_and_are_kept_as_soon_as_it_is_not(
    settings: Settings, serve: Serve, unwritable: Path, log: Path
):
    listed = CliRunner().invoke(app, ["memories", "list", "--user", "ada", "--store", settings.store.path_or_url])
    checked = CliRunner().invoke(
        app, ["check", "--store", settings.store.path_or_url, "--upstream", settings.upstream.base]
    )
    served = serve(RICORDO_JOURNAL__DURABILITY="relaxed")
    answer = say(served, "I prefer coffee.")
    degraded = readiness(served)
    refused = asked(served, "/memory/v1/profile")
    served.stop()

    assert (answer.status_code, answer.headers["x-memory-status"]) == (200, "degraded")
    assert (listed.exit_code, checked.exit_code) == (3, 1)
    for told in (listed.output, checked.output, degraded["store"], log.read_text()):
        assert "its file system is read-only" in " ".join(told.split())
    assert refused == (503, "memory_unavailable")
    subprocess.run(["mount", "-o", "remount,rw", unwritable], check=True)
    written = serve()
    assert acknowledged(say(written, "I prefer the Kestrel number 7."))
    until(lambda: sorted(texts_of(settings, "ada")) == ["I prefer tea.", "I prefer the Kestrel number 7."])
    written.stop()


def test_a_damaged_store_is_refused_where_that_was_chosen(settings: Settings, left: Path, tmp_path: Path):
    assert left.is_dir()
    damage(Path(settings.store.path_or_url))

    served = Served(settings, free_port(), log=tmp_path / "refused", RICORDO_STORE__DAMAGED="refuse")

    assert served.process.wait(30) == 3
    assert "restore a backup" in (tmp_path / "refused").read_text()


def test_damage_that_appears_while_it_runs_degrades_and_is_no_error_of_ours(
    settings: Settings, serve: Serve, left: Path
):
    assert left.is_dir()
    served = serve()
    damage(Path(settings.store.path_or_url))

    answers = {asked(served, path) for path in ("/memory/v1/profile", "/memory/v1/sessions", "/memory/v1/sessions/s1")}
    chats = [acknowledged(say(served, f"I prefer the Kestrel number {number}.")) for number in range(3)]

    assert {status for status, _ in answers} == {503}
    assert all(chats)
    until(lambda: {"store", "worker"} <= set(readiness(served)))
    assert metric(served, "ricordo_worker_restarts_total") == 0


def test_check_tells_of_the_file_that_is_damaged(settings: Settings, left: Path):
    assert left.is_dir()
    journal = Files(Path(settings.store.path_or_url)).journal
    damage(journal)

    result = CliRunner().invoke(
        app, ["check", "--store", settings.store.path_or_url, "--upstream", settings.upstream.base]
    )

    assert result.exit_code == 1
    assert "ricordo.journal.db is damaged" in " ".join(result.output.split())


def test_who_is_asking_is_not_believed_where_the_keys_cannot_be_read(settings: Settings, serve: Serve, left: Path):
    assert left.is_dir()
    damage(Path(settings.store.path_or_url))
    served = serve(RICORDO_IDENTITY__MODE="keys")
    body = {"model": "m", "messages": [{"role": "user", "content": "Hello"}]}
    key = {"Authorization": f"Bearer rk_{'0123456789abcdef'}_{'A' * 43}"}

    answer = httpx2.post(f"http://127.0.0.1:{served.port}/v1/chat/completions", json=body, headers=key, timeout=30)

    assert (answer.status_code, answer.json()["error"]["code"]) == (503, "memory_damaged")
