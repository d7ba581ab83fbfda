"""`Memory` is `AsyncMemory` without `await`, wherever it is called from."""

import inspect
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from ricordo import AsyncMemory, Memory, MemoryError, NotFoundError  # noqa: A004 - see there

pytestmark = pytest.mark.long


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@pytest.fixture
def memory() -> Iterator[Memory]:
    with Memory("memory:") as memory:
        yield memory


def public(kind: type) -> set[str]:
    return {name for name, _ in inspect.getmembers(kind, callable) if not name.startswith("_")}


def test_it_has_every_method_with_its_parameters_and_its_words():
    assert public(Memory) - {"waits"} == public(AsyncMemory)
    for name in public(AsyncMemory) - {"close"}:
        blocking, awaited = getattr(Memory, name), getattr(AsyncMemory, name)
        assert inspect.signature(blocking) == inspect.signature(awaited)
        assert inspect.getdoc(blocking) == inspect.getdoc(awaited)
        assert not inspect.iscoroutinefunction(blocking)
    assert list(inspect.signature(Memory).parameters) == list(inspect.signature(AsyncMemory).parameters)


def test_it_waits_and_raises_in_the_thread_that_calls(memory: Memory):
    (event,) = memory.add("I am allergic to peanuts.", user_id="ada").results

    assert [each.id for each in memory.search("What may I not eat?", user_id="ada").results] == [event.id]
    with pytest.raises(NotFoundError):
        memory.delete("no-such-id")


async def test_it_works_where_a_loop_runs_already(memory: Memory):
    assert memory.users() == []


def test_many_threads_may_call_it_at_once(memory: Memory):
    with ThreadPoolExecutor(8) as threads:
        adding = [threads.submit(memory.add, "I am allergic to peanuts.", user_id="ada") for _ in range(8)]
        results = [each.result() for each in adding]

    assert sorted(event.event for result in results for event in result.results) == ["ADD"] + ["NONE"] * 7
    assert len(memory.get_all(user_id="ada").results) == 1


def test_what_is_closed_stays_closed_and_leaves_no_thread():
    memory = Memory("memory:")
    memory.users()
    before = threading.active_count()

    memory.close()
    memory.close()

    assert threading.active_count() < before
    with pytest.raises(MemoryError) as told:
        memory.users()
    assert told.value.code == "closed"


def test_one_that_nobody_has_any_more_is_closed():
    memory = Memory("memory:")
    memory.users()
    before = threading.active_count()

    del memory

    assert threading.active_count() < before


def run(script: str, tmp_path: Path) -> "subprocess.CompletedProcess[str]":
    environ = {name: value for name, value in os.environ.items() if not name.startswith("RICORDO_")}
    environ |= {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    command = [sys.executable, "-W", "error", "-c", script]
    return subprocess.run(command, cwd=tmp_path, env=environ, capture_output=True, text=True, check=False, timeout=120)


def test_it_is_closed_at_the_end_of_the_program(tmp_path: Path):
    script = "from ricordo import Memory; Memory('a.db').add('I keep bees.', infer=False, user_id='ada')"
    assert (done := run(script, tmp_path)).returncode == 0, done.stderr
    kept = f"from ricordo import Memory; memory = Memory('a.db'); {SHOW}"

    again = run(kept, tmp_path)

    assert (again.returncode, again.stdout, again.stderr) == (0, "['I keep bees.']\n", "")
    assert {file.name for file in tmp_path.glob("*-wal")} == set()


SHOW = "print([each.memory for each in memory.get_all(user_id='ada').results])"


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system does not fork")
def test_a_process_that_was_forked_is_told_so(tmp_path: Path):
    script = f"""
import os
from ricordo import Memory, MemoryError
memory = Memory('a.db')
memory.add('I keep bees.', infer=False, user_id='ada')
if os.fork() == 0:
    try:
        memory.users()
    except MemoryError as error:
        print(error.code, flush=True)
    os._exit(0)
os.wait()
{SHOW}
"""
    done = run(script, tmp_path)

    assert (done.stdout.splitlines(), done.returncode) == (["forked", "['I keep bees.']"], 0), done.stderr


def test_an_interrupted_program_ends(tmp_path: Path):
    script = """
import os, signal, threading
from ricordo import Memory
memory = Memory('a.db')
memory.users()
threading.Timer(0.3, lambda: os.kill(os.getpid(), signal.SIGINT)).start()
try:
    while True:
        memory.users()
except KeyboardInterrupt:
    print(memory.users())
"""
    done = run(script, tmp_path)

    assert (done.returncode, done.stdout) == (0, "[]\n"), done.stderr


@pytest.mark.parametrize(
    ("module", "heavy"),
    [
        ("ricordo", ("numpy", "msgspec", "litestar", "asyncio", "memory", "config", "ricordo.library")),
        ("ricordo.cli.app", ("numpy", "litestar", "ricordo.library")),
        ("ricordo.library.blocking", ("litestar", "memory.language", "memory.profile", "memory.retrieval")),
    ],
)
def test_the_package_is_cheap_until_it_is_used(module: str, heavy: tuple[str, ...], tmp_path: Path):
    loaded = run(f"import {module}, sys; print(*(name for name in {heavy!r} if name in sys.modules))", tmp_path)

    assert (loaded.returncode, loaded.stdout.split()) == (0, []), loaded.stderr


def test_what_the_package_names_is_there():
    import ricordo  # noqa: PLC0415 - the very module is looked at

    assert dir(ricordo) == ricordo.__all__
    assert all(inspect.isclass(getattr(ricordo, name)) for name in ricordo.__all__)
    with pytest.raises(AttributeError, match="Memories"):
        _ = ricordo.Memories  # pyright: ignore[reportAttributeAccessIssue,reportUnknownVariableType] - it is not there
