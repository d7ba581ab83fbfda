"""P4, P8: a store that stands still costs a turn its memories, and neither its answer nor its conversation."""

import contextlib
from collections.abc import Generator, Iterator
from pathlib import Path

import httpx2
import pytest

from tests.e2e.conftest import Ricordo, ricordo_of
from tests.e2e.dialects.application import Application
from tests.e2e.dialects.door import Assistant, Called, Door, Message, Result, User
from tests.e2e.test_redis import settings_on
from tests.redis_server import RedisServer
from tests.scripted_provider import ScriptedProvider
from tests.scripted_upstream import Received, Script, ScriptedUpstream, ToolCall, delay

pytestmark = pytest.mark.skipif(not RedisServer.available(), reason="no redis-server")


class Standing:
    """A Ricordo whose store stands still while it recalls, and goes on once the upstream is asked."""

    def __init__(self, ricordo: Ricordo, server: RedisServer) -> None:
        self.ricordo = ricordo
        self._server = server
        self._still = contextlib.ExitStack()

    def says(self, script: Script) -> None:
        """The model says this; it takes a second, in which the store may tell where a turn belongs."""

        def wakes(request: Received) -> object:
            self._still.close()
            return script(request) if callable(script) else script

        self.ricordo.upstream.script(wakes, delay(1.0))  # pyright: ignore[reportArgumentType] - as the script is

    @contextlib.contextmanager
    def still(self) -> Generator[None]:
        self._still.enter_context(self._server.frozen())
        yield
        self._still.close()


@pytest.fixture
def standing(tmp_path: Path) -> Iterator[Standing]:
    with RedisServer(tmp_path / "redis") as server, ScriptedUpstream.in_thread() as upstream:
        settings = settings_on(server, tmp_path, upstream, searches=server.searches, recall__deadline_seconds=0.1)
        with ricordo_of(settings, upstream, worker=False) as ricordo:
            yield Standing(ricordo, server)


def test_P4_a_recall_that_is_late_leaves_the_request_as_it_came_and_the_turn_in_its_conversation(
    standing: Standing, door: Door
):
    call = ToolCall("look_up", "{}", "call_1")
    begun: tuple[Message, ...] = (User("Where is Turin?"), Assistant("Noted."), User("And Genoa?"))
    asked = (begun[:1], begun, (*begun, Called(call), Result(call, "Liguria")), (User("Where is Oslo?"),))
    app = Application(standing.ricordo, door)
    standing.says(door.says("Noted."))
    told: list[httpx2.Headers] = []
    for history in asked:
        with standing.still():
            told.append(app.say(*history, user="ada", stream=True).headers)
        assert standing.ricordo.upstream.requests[-1].json() == door.body(*history, stream=True)

    assert [(each["x-memory-status"], each["x-memory-reason"]) for each in told] == [("degraded", "timeout")] * 4
    assert len({each["x-memory-session"] for each in told[:3]}) == 1
    assert len({each["x-memory-turn"] for each in told[:3]}) == 2
    assert told[3]["x-memory-session"] != told[0]["x-memory-session"]


def test_P4_so_does_one_whose_history_the_provider_keeps(standing: Standing):
    provider = ScriptedProvider()
    standing.says(provider)
    sessions: set[str] = set()
    last: str | None = None
    client = standing.ricordo.client("ada")
    for words in ("Hello!", "How are you?", "Yes."):
        with standing.still():
            raw = client.responses.with_raw_response.create(model="m", input=words, previous_response_id=last)
        last = raw.parse().id
        sessions.add(raw.headers["x-memory-session"])
        assert raw.headers["x-memory-reason"] == "timeout"

    assert len(sessions) == 1
