"""The load benchmark measures what it says: answers of the length asked for, own conversations, living peers."""

import json
import shutil
import socket
import subprocess
from collections.abc import Generator
from pathlib import Path

import pytest

from bench.load.__main__ import build, put, syncs
from bench.load.loads import EARLIER, EIGHTH, LONG, LONGER, PLAIN, Load, answered, messages, request
from bench.load.peers import Peer, free_port, stopped, wait_for

pytestmark = pytest.mark.skipif(shutil.which("cc") is None, reason="mock and load generator are written in C")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("load")
    build(folder)
    return folder


@pytest.fixture(scope="module")
def mock(folder: Path) -> Generator[Peer]:
    port = free_port()
    with stopped(subprocess.Popen([str(folder / "mock_upstream"), str(port), "5", "1000"])) as process:
        wait_for(port, "/")
        yield Peer("mock", port, (process.pid,))


@pytest.mark.parametrize("load", [PLAIN, LONGER, LONG])
def test_the_model_answers_with_so_many_characters(mock: Peer, load: Load):
    assert len(answered(mock, load, [{"role": "user", "content": "?"}])) == load.answer


def test_an_eighth_turn_holds_all_turns_before_with_what_was_answered():
    told = messages(EIGHTH, said="It is a constant.")

    assert [each["content"] for each in told if each["role"] == "user"] == [*EARLIER, EIGHTH.question]
    assert [each["content"] for each in told if each["role"] == "assistant"] == ["It is a constant."] * 7


@pytest.mark.parametrize("stream", [False, True])
def test_a_load_is_answered_without_an_error(folder: Path, mock: Peer, *, stream: bool):
    run = put(folder, mock, PLAIN._replace(clients=3, stream=stream), seconds=0.3)

    assert (run.errors, run.clients) == (0, 3)
    assert run.rps > 1


def test_every_request_has_its_number_and_every_client_its_conversation(folder: Path):
    """What the generator sends, as a server hears it that answers nothing: one request of each client."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        file = request(folder, EIGHTH, (), said="It is a constant.")
        port = str(server.getsockname()[1])
        with stopped(subprocess.Popen([str(folder / "load_generator"), port, "2", "0.2", str(file)])):
            bodies = [_heard(server) for _ in range(2)]

    said = [[each["content"] for each in json.loads(body)["messages"]] for body in bodies]
    assert {each[1] for each in said} == {EARLIER[0].replace("#" * 10, f"{client:010}") for client in range(2)}
    assert len({each[-1] for each in said}) == 2


def _heard(server: socket.socket) -> bytes:
    connection, _ = server.accept()
    heard = b""
    with connection:
        while b"\r\n\r\n" not in heard or len(heard.partition(b"\r\n\r\n")[2]) < _length(heard):
            heard += connection.recv(65_536)
    return heard.partition(b"\r\n\r\n")[2]


def _length(heard: bytes) -> int:
    return int(heard.partition(b"Content-Length: ")[2].partition(b"\r\n")[0])


def test_a_process_that_died_is_an_error_and_no_figure(folder: Path, mock: Peer):
    with stopped(subprocess.Popen(["sleep", "60"])) as process:
        process.kill()
        process.wait()
        peer = mock._replace(name="somebody", workers=(process.pid,))

        with pytest.raises(RuntimeError, match=f"somebody: process {process.pid} died"):
            put(folder, peer, PLAIN._replace(clients=1), seconds=0.1)


def test_a_bare_fsync_takes_some_time(tmp_path: Path):
    assert min(syncs(tmp_path)) > 0
