"""Where stages meet: requests that repeat, run side by side or come from another agent; what is erased meanwhile."""

import asyncio
import socket
import sys
import threading
from pathlib import Path
from uuid import uuid4

import httpx2
import pytest

from adapters.sqlite.files import Files, connect
from memory.model.memory import Memory, MemoryType, Provenance, Source
from memory.model.scope import Reach, Scope
from memory.ports.changes import Add
from memory.ports.memories import Erasure
from ricordo.parts import embedder_of, now
from ricordo.stores import engine_of
from ricordo.supervisor import AT_WORK, BEGIN, Supervisor
from tests.e2e.conftest import KEY, Ricordo
from tests.scripted_upstream import Chat, stall

CALL: dict[str, object] = {
    "role": "assistant",
    "content": None,
    "tool_calls": [{"id": "c", "type": "function", "function": {"name": "f", "arguments": "{}"}}],
}
RESULT: dict[str, object] = {"role": "tool", "tool_call_id": "c", "content": "ok"}
DOG = "What is my dog called?"


def said(text: str) -> dict[str, object]:
    return {"role": "user", "content": text}


def ask(ricordo: Ricordo, user: str, *messages: dict[str, object], **names: str) -> httpx2.Headers:
    headers = {"authorization": f"Bearer {KEY}", "x-memory-user": user}
    headers |= {f"x-{name.replace('_', '-')}": value for name, value in names.items()}
    body = {"model": "m", "messages": messages}
    response = httpx2.post(f"{ricordo.origin}/v1/chat/completions", json=body, headers=headers, timeout=20)
    assert response.status_code == 200, response.text
    return response.headers


def prompt(ricordo: Ricordo) -> str:
    return ricordo.upstream.requests[-1].body.decode()


def learn(ricordo: Ricordo, text: str, user: str, agent: str | None = None) -> str:
    """Store one memory; its id."""
    memory = Memory(
        id=str(uuid4()),
        scope=Scope("local", user, agent),
        text=text,
        type=MemoryType.SEMANTIC,
        source=Source.CONFIRMED,
        importance=0.9,
        created_at=now(),
        updated_at=now(),
        mentioned_at=now().date(),
        provenance=Provenance(),
    )

    async def store() -> None:
        async with embedder_of(ricordo.settings) as embedder, engine_of(ricordo.settings, embedder=embedder) as engine:
            (vector,) = await embedder.embed([memory.dated_text])
            await engine.memories.apply(None, [Add(memory=memory, vector=vector, event_id=str(uuid4()))], at=now())

    asyncio.run(store())
    return memory.id


def journalled(ricordo: Ricordo, turn: str) -> list[tuple[int, int]]:
    """Steps and attempts that are kept of a turn, in order."""

    async def read() -> list[tuple[int, int]]:
        async with engine_of(ricordo.settings) as engine:
            return [(link.key.step, link.key.attempt) for link in await engine.archive.turn(Reach("local"), turn)]

    return asyncio.run(read())


def test_an_agent_is_not_given_again_what_another_agent_was_given(ricordo: Ricordo):
    learn(ricordo, "The dog of Ada is called Rex", "agents", "vet")
    ask(ricordo, "agents", said(DOG), memory_agent="vet")
    assert "Rex" in prompt(ricordo)

    for names in ({}, {"memory_session": "s"}, {"memory_turn": "t1"}):
        ask(ricordo, "agents", said(DOG), memory_agent="vet", **names)
        ask(ricordo, "agents", said(DOG), memory_agent="bank", **names)

        assert "Rex" not in prompt(ricordo)


def test_agents_that_are_asked_alike_keep_their_own_conversations(ricordo: Ricordo):
    learn(ricordo, "The dog of Ada is called Rex", "alike", "vet")
    turn = ask(ricordo, "alike", said(DOG), memory_agent="vet")["x-memory-turn"]
    ask(ricordo, "alike", said(DOG), memory_agent="bank")

    step = ask(ricordo, "alike", said(DOG), CALL, RESULT, memory_agent="vet")

    assert "Rex" in prompt(ricordo)
    assert step["x-memory-turn"] == turn


def test_a_question_that_found_nothing_is_searched_again_when_it_is_asked_again(ricordo: Ricordo):
    ask(ricordo, "again", said(DOG))
    learn(ricordo, "The dog of Ada is called Rex", "again")

    ask(ricordo, "again", said(DOG))

    assert "Rex" in prompt(ricordo)


def test_a_question_whose_block_was_erased_is_searched_again(ricordo: Ricordo):
    ids = [learn(ricordo, text, "erased") for text in ("The dog of Ada is called Rex", "The dog of Ada is brown")]
    ask(ricordo, "erased", said(DOG))
    erase(ricordo, "erased", ids[1])

    ask(ricordo, "erased", said(DOG))

    assert "Rex" in prompt(ricordo)
    assert "brown" not in prompt(ricordo)


def erase(ricordo: Ricordo, user: str, memory_id: str) -> None:
    async def run() -> None:
        async with engine_of(ricordo.settings) as engine:
            erasure = Erasure(what="memory", tenant="local", user=user, memory_ids=(memory_id,))
            await engine.memories.erase(erasure, at=now())

    asyncio.run(run())


@pytest.mark.parametrize("named", [False, True])
def test_a_turn_that_is_regenerated_after_its_tools_stays_one_turn_and_keeps_every_answer(
    ricordo: Ricordo, named: bool
):
    user = f"tools-{named}"
    names = {"memory_turn": uuid4().hex} if named else {}
    steps = (0, 1, 2, 0, 1, 2, 1, 1)

    turns = [ask(ricordo, user, said(DOG), *[CALL, RESULT] * step, **names)["x-memory-turn"] for step in steps]

    assert len(set(turns)) == 1
    assert journalled(ricordo, turns[0]) == [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1), (1, 2), (1, 3)]


def test_tool_loops_side_by_side_in_one_named_session_keep_their_own_blocks(ricordo: Ricordo):
    learn(ricordo, "The dog of Ada is called Rex", "side")
    turn = ask(ricordo, "side", said(DOG), memory_session="s")["x-memory-turn"]
    ask(ricordo, "side", said("Where did I leave the keys?"), memory_session="s")

    step = ask(ricordo, "side", said(DOG), CALL, RESULT, memory_session="s")

    assert "Rex" in prompt(ricordo)
    assert step["x-memory-turn"] == turn


def test_D01_a_memory_that_is_erased_while_an_answer_streams_is_not_in_the_turn_that_is_journalled(ricordo: Ricordo):
    memory_id = learn(ricordo, "The dog of Ada is called Xyzzyplugh", "meanwhile")
    answering = threading.Event()
    ricordo.upstream.script(Chat("one two three"), stall(before=3, seconds=1.0))

    def read() -> None:
        url, body = f"{ricordo.origin}/v1/chat/completions", {"model": "m", "messages": [said(DOG)], "stream": True}
        headers = {"authorization": f"Bearer {KEY}", "x-memory-user": "meanwhile"}
        with httpx2.stream("POST", url, json=body, headers=headers, timeout=20) as response:
            for _ in response.iter_raw():
                answering.set()

    reader = threading.Thread(target=read)
    reader.start()
    assert answering.wait(60)
    assert "Xyzzyplugh" in prompt(ricordo)
    erase(ricordo, "meanwhile", memory_id)
    assert reader.is_alive()
    reader.join()

    connection = connect(Files(Path(ricordo.settings.store.path_or_url)).journal)
    links = [row[0] for row in connection.execute("SELECT link FROM turns").fetchall()]
    connection.close()
    assert not [link for link in links if b"Xyzzyplugh" in link]


@pytest.mark.parametrize(
    "more",
    [
        pytest.param(b'"seed":' + b"1" * 5_000, id="a number that Python will not read"),
        *(pytest.param(b'"x":' + b"[" * depth + b"]" * depth, id=f"{depth} deep") for depth in range(980, 1_000)),
    ],
)
def test_B02_B04_a_body_whose_keys_must_be_counted_is_never_an_error_of_ours(ricordo: Ricordo, more: bytes):
    body = b'{"model":"m","messages":[{"role":"user","content":"hi"}],"y":{"model":1},' + more + b"}"
    headers = {"authorization": f"Bearer {KEY}", "content-type": "application/json"}

    response = httpx2.post(f"{ricordo.origin}/v1/chat/completions", content=body, headers=headers)

    relayed = ricordo.upstream.requests and ricordo.upstream.requests[-1].body == body
    assert relayed or response.json()["error"]["code"] == "json_too_deep"


async def test_a_worker_that_cannot_be_started_is_started_as_soon_as_it_can(tmp_path: Path):
    program = tmp_path / "worker"
    started = tmp_path / "started"

    async with Supervisor("worker", lambda _: [str(program)]) as supervisor:
        supervisor.start()
        await asyncio.sleep(0.05)
        program.write_text(f"#!/bin/sh\ntouch {started}\nexec sleep 60\n")
        program.chmod(0o755)
        async with asyncio.timeout(60):
            while not started.exists():  # noqa: ASYNC110 - another process's doing
                await asyncio.sleep(0.02)


async def test_a_worker_that_dies_before_anybody_counts_is_counted(tmp_path: Path):
    begun, counted = tmp_path / "begun", list[int]()
    script = f"[ -e {begun} ] && exec sleep 60; touch {begun}; exit 1"
    async with Supervisor("worker", lambda _: ["/bin/sh", "-c", script]) as supervisor:
        supervisor.load()
        async with asyncio.timeout(60):
            while not supervisor.restarts:  # noqa: ASYNC110 - another process's doing
                await asyncio.sleep(0.02)
        supervisor.tell_restarts(counted.append)

    assert counted == [1]


async def test_a_worker_that_is_loaded_waits_until_it_may_begin(tmp_path: Path):
    loaded, begun = tmp_path / "loaded", tmp_path / "begun"
    script = f"touch {loaded}; head -c 1 >{begun}.part; mv {begun}.part {begun}; exec sleep 60"
    async with Supervisor("worker", lambda _: ["/bin/sh", "-c", script]) as supervisor:

        async def there(path: Path) -> None:
            async with asyncio.timeout(60):
                while not path.exists():  # noqa: ASYNC110 - another process's doing
                    await asyncio.sleep(0.02)

        supervisor.load()
        await there(loaded)
        assert "still starting" in supervisor.checks()[0].detail
        assert not begun.exists()
        supervisor.begin()
        await there(begun)

    assert begun.read_bytes() == BEGIN


async def test_a_worker_whose_supervisor_is_of_the_release_before_does_not_wait_for_a_word(tmp_path: Path):
    ours, theirs = socket.socketpair()
    ours.settimeout(60)
    with ours:
        with theirs:
            command = [
                sys.executable,
                "-P",
                "-m",
                "ricordo",
                "worker",
                "--supervised",
                "--store",
                str(tmp_path / "r.db"),
            ]
            worker = await asyncio.create_subprocess_exec(*command, stdin=theirs.fileno())
        assert await asyncio.to_thread(ours.recv, 1) == AT_WORK
    assert await worker.wait() == 0, "it ends with the line"


async def test_a_worker_that_is_still_starting_is_told_from_one_that_is_away(tmp_path: Path):
    go = tmp_path / "go"
    script = f"while [ ! -e {go} ]; do sleep 0.01; done; printf - >&0; exec sleep 60"
    async with Supervisor("worker", lambda _: ["/bin/sh", "-c", script]) as supervisor:

        async def told(words: str) -> None:
            async with asyncio.timeout(60):
                while words not in supervisor.checks()[0].detail:  # noqa: ASYNC110 - another process's doing
                    await asyncio.sleep(0.02)

        supervisor.start()
        await told("still starting")
        go.touch()
        await told("the log says why")
