"""Any request and any stream keep their bytes on the way through a running Ricordo (P1): ours are put in, none is lost.

Requests and streams come out of a generator with a seed (`Door.random_body`); a test that fails names it.
"""

import json
import re
from collections.abc import Iterator
from itertools import pairwise
from random import Random

import httpx2
import pytest

from tests.e2e.conftest import KEY, Ricordo, ricordo_of, settings_for
from tests.e2e.dialects.application import Application
from tests.e2e.dialects.door import Door, User
from tests.e2e.test_replay import learn
from tests.generated import Stream
from tests.scripted_upstream import Answer, ScriptedUpstream, reply

BODIES = STREAMS = 100
CAMPAIGN = 1_000
CAMPAIGN_CUTS = 10_000
HEADERS = {"Content-Type": "application/json", "Authorization": f"Bearer {KEY}", "X-Memory-User": "ada"}


@pytest.fixture(scope="module")
def remembering(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ricordo]:
    """A Ricordo that knows something for every question."""
    with ScriptedUpstream.in_thread() as upstream:
        # A busy machine may miss the deadline: then nothing is put in, and nothing is shown.
        settings = settings_for(
            tmp_path_factory.mktemp("store") / "ricordo.db", upstream, recall__deadline_seconds=30.0
        )
        with ricordo_of(settings, upstream, worker=False) as ricordo:
            learn(ricordo, "ada", "I am allergic to penicillin", pinned=True)
            learn(ricordo, "ada", 'The doctor gave me antibiotics for my "ear" \\ 🎉', "I live in Turin")
            yield ricordo


def test_P1_random_requests_reach_the_upstream_with_nothing_but_memory_put_in(remembering: Ricordo, door: Door):
    requests_keep_their_bytes(Application(remembering, door), range(BODIES))


def test_P1_random_streams_reach_the_client_byte_for_byte(remembering: Ricordo, door: Door):
    streams_keep_their_bytes(Application(remembering, door), range(STREAMS))


def test_P1_streams_of_many_makes_reach_the_client_wherever_they_are_cut(remembering: Ricordo, door: Door):
    cut_streams_keep_their_bytes(Application(remembering, door), range(STREAMS))


@pytest.mark.campaign
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("kind", ["requests", "streams", "cuts"])
def test_P1_campaign(remembering: Ricordo, door: Door, kind: str):
    first, count = Random().randrange(1_000_000_000), CAMPAIGN_CUTS if kind == "cuts" else CAMPAIGN
    keep_their_bytes = {
        "requests": requests_keep_their_bytes,
        "streams": streams_keep_their_bytes,
        "cuts": cut_streams_keep_their_bytes,
    }[kind]
    keep_their_bytes(Application(remembering, door), range(first, first + count))


def requests_keep_their_bytes(app: Application, seeds: range) -> None:
    """Send a random body for each seed; what the upstream got, less what is ours, is what was sent."""
    app.ricordo.upstream.script(reply(app.door.plain))
    remembered = 0
    with httpx2.Client(timeout=60) as client:
        for seed in seeds:
            dice = Random(seed)
            body = app.door.random_body(dice)
            pieces = iter([body[: len(body) // 2], body[len(body) // 2 :]])

            answer = client.post(
                app.url,
                content=pieces if dice.random() < 0.3 else body,
                headers=HEADERS,
            )

            assert answer.status_code == 200, (seed, answer.text)
            assert answer.headers["x-memory-status"] != "degraded", seed
            got = app.ricordo.upstream.requests.pop().body
            assert app.door.ours.sub(b"", got) == body, seed
            json.loads(got, parse_int=str)
            remembered += got != body
    assert remembered > len(seeds) / 2, "hardly a request had anything put in"


def streams_keep_their_bytes(app: Application, seeds: range) -> None:
    """Let the upstream answer with a random stream for each seed; the client gets it, and an end where it has none."""
    body = app.door.body(User("What of antibiotics?"), stream=True)
    with httpx2.Client(timeout=60) as client:
        for seed in seeds:
            dice = Random(seed)
            sent = app.door.random_stream(dice)
            app.ricordo.upstream.script(_sent(sent, dice))

            with client.stream("POST", app.url, json=body, headers=HEADERS) as answer:
                got = b"".join(answer.iter_raw())

            assert got[: sent.whole] == sent.body[: sent.whole], seed
            assert re.fullmatch(app.door.added[sent.end], got[sent.whole :]), (seed, sent.end, got[sent.whole :])


def cut_streams_keep_their_bytes(app: Application, seeds: range) -> None:
    """Let the upstream answer with a stream as some server sends it, cut at up to five places for each seed."""
    body = app.door.body(User("What of antibiotics?"), stream=True)
    with httpx2.Client(timeout=60) as client:
        for seed in seeds:
            dice = Random(seed)
            golden = dice.choice(app.door.goldens)
            cuts = sorted(dice.sample(range(1, len(golden.body)), dice.randrange(1, 6)))
            pieces = tuple(golden.body[start:end] for start, end in pairwise((0, *cuts, len(golden.body))))
            headers = ((b"Content-Type", b"text/event-stream"),)
            app.ricordo.upstream.script(Answer(headers=headers, body=pieces, framing="chunked"))

            with client.stream("POST", app.url, json=body, headers=HEADERS) as answer:
                got = b"".join(answer.iter_raw())

            whole = golden.body.removesuffix(golden.beyond)
            assert got[: len(whole)] == whole, (seed, golden.name, cuts)
            end = "whole" if golden.done else "no_done"
            assert re.fullmatch(app.door.added[end], got[len(whole) :]), (seed, golden.name, cuts)


def _sent(sent: Stream, dice: Random) -> Answer:
    """The stream in its pieces, however framed; one that is cut ends with its connection."""
    return Answer(
        headers=((b"Content-Type", b"text/event-stream"),),
        body=tuple(sent.pieces),
        framing="chunked" if sent.end == "cut" else dice.choice(("chunked", "length", "close")),
        cut_after=len(sent.body) if sent.end == "cut" else None,
    )
