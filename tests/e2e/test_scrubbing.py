"""The upstream's key that Ricordo holds never reaches a client, whatever the upstream says."""

import json
from collections.abc import Iterator

import httpx2
import pytest

from tests.e2e.conftest import KEY, Ricordo, ricordo_of, settings_for
from tests.e2e.test_keys_mode import UPSTREAM_KEY
from tests.scripted_upstream import ScriptedUpstream, chunked, default, error, reply, resplit, with_headers

BLOTTED = "*" * len(UPSTREAM_KEY)
MESSAGE = f"Incorrect API key provided: {UPSTREAM_KEY}."
STREAMED = (
    b'data: {"choices": [{"index": 0, "delta": {"content": "Hi"}}]}\n\n',
    b'data: {"error": {"message": "%s", "type": "server_error"}}\n\n' % MESSAGE.encode(),
)


@pytest.fixture(scope="module")
def _shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ricordo]:
    """A Ricordo that holds a key."""
    with ScriptedUpstream.in_thread() as upstream:
        path = tmp_path_factory.mktemp("store") / "ricordo.db"
        settings = settings_for(path, upstream, upstream__api_key=UPSTREAM_KEY)
        with ricordo_of(settings, upstream, worker=False) as ricordo:
            yield ricordo


@pytest.fixture
def ricordo(_shared: Ricordo) -> Ricordo:
    _shared.reset()
    return _shared


def ask(ricordo: Ricordo, path: str = "chat/completions", key: str = "placeholder") -> httpx2.Response:
    body = {"model": "m", "messages": [{"role": "user", "content": "Hello"}]}
    headers = {"Authorization": f"Bearer {key}", "Accept-Encoding": "gzip"}
    return httpx2.post(f"{ricordo.origin}/v1/{path}", json=body, headers=headers)


@pytest.mark.parametrize("path", ["chat/completions", "embeddings"])
def test_an_error_that_echoes_our_key_arrives_without_it(ricordo: Ricordo, path: str):
    ricordo.upstream.script(
        error(401, MESSAGE), with_headers((b"X-Sent", UPSTREAM_KEY.encode()), (b"X-Other", b"1")), on=f"/{path}"
    )

    answer = ask(ricordo, path)

    assert answer.status_code == 401
    assert answer.json()["error"]["message"] == MESSAGE.replace(UPSTREAM_KEY, BLOTTED)
    assert answer.headers["x-sent"] == BLOTTED
    assert answer.headers["x-other"] == "1"
    assert ricordo.upstream.requests[-1].header("authorization") == f"Bearer {UPSTREAM_KEY}"


@pytest.mark.parametrize("size", [1, 2, 7, 20, 4096])
@pytest.mark.parametrize("content_type", [b"application/json", b"text/event-stream"])
def test_however_it_is_split(ricordo: Ricordo, size: int, content_type: bytes):
    ricordo.upstream.script(reply(*STREAMED, content_type=content_type), resplit(size), chunked())

    answer = ask(ricordo)

    assert b"".join(STREAMED).replace(UPSTREAM_KEY.encode(), BLOTTED.encode()) in answer.content
    assert UPSTREAM_KEY not in answer.text


@pytest.mark.parametrize("shown", ["sk-he***Wm0", UPSTREAM_KEY[:-1], "sk-held-by-somebody", "sk-"])
def test_what_is_not_the_whole_key_stays_byte_for_byte(ricordo: Ricordo, shown: str):
    body = json.dumps({"error": {"message": f"{shown} {shown}"}, "tail": shown}).encode()
    ricordo.upstream.script(reply(body, status=400), resplit(3), chunked())

    assert ask(ricordo).content == body


def test_with_a_key_of_the_clients_own_every_byte_is_the_upstreams(ricordo: Ricordo):
    ricordo.upstream.script(error(401, MESSAGE))

    assert ask(ricordo, key=KEY).json()["error"]["message"] == MESSAGE


def test_an_ordinary_answer_is_the_upstreams_byte_for_byte(ricordo: Ricordo):
    ricordo.upstream.script(default)

    content = {ask(ricordo, key=key).content for key in (KEY, "placeholder")}

    assert len(content) == 1
