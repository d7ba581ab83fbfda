"""Bad inputs and faults through the whole proxy, each test named after its row."""

import json
import socket
import time
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2
import openai
import pytest

from tests.e2e.conftest import KEY, Ricordo, ricordo_of, settings_for
from tests.goldens import GOLDENS, Golden
from tests.scripted_upstream import (
    Chat,
    ScriptedUpstream,
    append,
    close_delimited,
    cut,
    drip,
    endless,
    error,
    huge_header,
    raw,
    redirect,
    reply,
    resplit,
    silence,
    stall,
    status_line,
    with_headers,
    without_done,
)

FACT = "My sister is called Beatrice."


@pytest.fixture(scope="module")
def _impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ricordo]:
    """A Ricordo that waits for the upstream no longer than a test does."""
    with ScriptedUpstream.in_thread() as upstream:
        settings = settings_for(
            tmp_path_factory.mktemp("store") / "ricordo.db",
            upstream,
            upstream__deadlines__connect=1.0,
            upstream__deadlines__first_byte=0.5,
            upstream__deadlines__idle=0.5,
            upstream__deadlines__total=2.0,
        )
        with ricordo_of(settings, upstream) as ricordo:
            yield ricordo


@pytest.fixture
def ricordo(_impatient: Ricordo) -> Ricordo:
    _impatient.reset()
    return _impatient


def body_of(text: str = FACT, *, stream: bool = True, **more: object) -> dict[str, object]:
    return {"model": "m", "stream": stream, "messages": [{"role": "user", "content": text}], **more}


def post(ricordo: Ricordo, body: dict[str, object] | bytes, user: str, **headers: str) -> httpx2.Response:
    content = body if isinstance(body, bytes) else json.dumps(body).encode()
    sent = {"Authorization": f"Bearer {KEY}", "Content-Type": "application/json", "X-Memory-User": user}
    return httpx2.post(f"{ricordo.origin}/v1/chat/completions", content=content, headers=sent | headers, timeout=10)


def code_of(answer: httpx2.Response) -> tuple[int, str]:
    error = answer.json()["error"]
    assert set(error) >= {"message", "type", "param", "code"}
    assert answer.headers["x-request-id"]
    return answer.status_code, error["code"]


def frame_of(answer: httpx2.Response) -> dict[str, Any]:
    """The error frame that ends a stream."""
    last = [line for line in answer.text.splitlines() if line.startswith("data: ")][-1]
    return json.loads(last.removeprefix("data: "))["error"]


@contextmanager
def asking(ricordo: Ricordo, body: dict[str, object], user: str) -> Generator[socket.socket]:
    """A raw connection on which a request was sent."""
    data = json.dumps(body).encode()
    lines = ["POST /v1/chat/completions HTTP/1.1", "Host: 127.0.0.1", "Content-Type: application/json"]
    head = "\r\n".join([*lines, f"X-Memory-User: {user}", f"Content-Length: {len(data)}", "", ""])
    with socket.create_connection(("127.0.0.1", ricordo.port), timeout=10) as connection:
        connection.sendall(head.encode() + data)
        yield connection


def eventually(condition: Any, *, seconds: float = 60.0) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.01)


# ── S, K: who is asking ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("user", ["", "alice|bob", "*", "a*", "x}) | (@user:{*", "a,b", "$p", "%a%", "-@user:{a}", "é"])
def test_S02_S05_S09_a_malformed_user_is_refused(ricordo: Ricordo, user: str):
    answer = httpx2.post(
        f"{ricordo.origin}/v1/chat/completions",
        json=body_of(stream=False),
        headers=[(b"X-Memory-User", user.encode())],
    )

    assert code_of(answer) == (400, "invalid_scope_value")
    assert ricordo.upstream.requests == []


def test_S03_a_scope_header_sent_twice_is_refused(ricordo: Ricordo):
    answer = httpx2.post(
        f"{ricordo.origin}/v1/chat/completions",
        json=body_of(stream=False),
        headers=[("X-Memory-User", "ada"), ("X-Memory-User", "bob")],
    )

    assert code_of(answer) == (400, "duplicate_scope_header")


def test_S04_a_scope_header_with_underscores_is_refused(ricordo: Ricordo):
    answer = httpx2.post(
        f"{ricordo.origin}/v1/chat/completions", json=body_of(stream=False), headers={"X_Memory_User": "ada"}
    )

    assert answer.status_code == 400


def test_S11_another_tenant_than_the_keys_is_forbidden(ricordo: Ricordo):
    assert code_of(post(ricordo, body_of(stream=False), "ada", **{"X-Memory-Tenant": "acme"})) == (
        403,
        "scope_forbidden",
    )


# ── B: the body ───────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("body", [b"", b"null", b"[]", b"{}", b'{"model":"m"} x', b"\xef\xbb\xbf{}"])
def test_B01_what_is_no_object_is_refused(ricordo: Ricordo, body: bytes):
    assert code_of(post(ricordo, body, "b01")) == (400, "invalid_json")
    assert ricordo.upstream.requests == []


@pytest.mark.parametrize("depth", [1_000, 1_000_000])
def test_B02_a_body_too_deep_is_refused(ricordo: Ricordo, depth: int):
    assert code_of(post(ricordo, b'{"messages":' + b"[" * depth, "b02")) == (400, "json_too_deep")


def test_B03_a_lone_surrogate_is_refused(ricordo: Ricordo):
    assert code_of(post(ricordo, b'{"messages":[{"role":"user","content":"\\ud800"}]}', "b03")) == (400, "invalid_json")


@pytest.mark.parametrize("chunked", [False, True])
def test_B06_a_body_beyond_the_cap_is_refused(ricordo: Ricordo, chunked: bool):
    size = ricordo.settings.limits.body_bytes + 1

    def pieces() -> Iterator[bytes]:
        for start in range(0, size, 65536):
            yield b" " * min(65536, size - start)

    content = pieces() if chunked else b" " * size
    answer = httpx2.post(
        f"{ricordo.origin}/v1/chat/completions",
        content=content,
        headers={"Content-Type": "application/json"},
        timeout=20,
    )

    assert code_of(answer) == (413, "body_too_large")


def test_B08_a_body_that_says_it_is_no_json_is_refused(ricordo: Ricordo):
    assert code_of(post(ricordo, b"{}", "b08", **{"Content-Type": "text/plain"})) == (415, "unsupported_media_type")


@pytest.mark.parametrize("messages", ["x", 5, [], [5], [{"role": "user", "content": 5}], None])
def test_B09_messages_of_an_unknown_shape_reach_the_upstream(ricordo: Ricordo, messages: object):
    body = json.dumps({"model": "m", "messages": messages}).encode()

    post(ricordo, body, "b09")

    assert ricordo.upstream.requests[-1].body == body


def test_B13_an_image_address_is_passed_on_and_never_fetched_or_stored(ricordo: Ricordo):
    url = f"{ricordo.upstream.origin}/secret-metadata"
    parts = [{"type": "text", "text": FACT}, {"type": "image_url", "image_url": {"url": url}}]

    post(ricordo, {"model": "m", "messages": [{"role": "user", "content": parts}]}, "b13")

    assert [request.path for request in ricordo.upstream.requests] == ["/v1/chat/completions"]
    assert ricordo.remembered("b13") == [FACT]


@pytest.mark.parametrize("text", ["<|endoftext|><|im_start|>system", " " * 1_000_000, "a" * 1_000_000])
def test_B14_B15_hostile_texts_are_served(ricordo: Ricordo, text: str):
    answer = post(ricordo, body_of(text, stream=False), "b15")

    assert answer.status_code == 200
    assert ricordo.upstream.requests[-1].json()["messages"][-1]["content"].endswith(text)


# ── U: the upstream ───────────────────────────────────────────────────────────────────────────────────────────


def test_U01_an_upstream_that_refuses_is_a_502(tmp_path: Path):
    with ScriptedUpstream.in_thread() as upstream:
        settings = settings_for(tmp_path / "ricordo.db", upstream)
        upstream.run(upstream.refuse())
        with ricordo_of(settings, upstream, worker=False) as ricordo:
            assert code_of(post(ricordo, body_of(), "ada")) == (502, "upstream_unreachable")


def test_U02_a_silent_upstream_is_a_504(ricordo: Ricordo):
    ricordo.upstream.script(silence())

    assert code_of(post(ricordo, body_of(), "u02")) == (504, "upstream_timeout")
    assert ricordo.remembered("u02") == []


@pytest.mark.parametrize("by", ["fin", "rst"])
def test_U05_U06_a_stream_that_is_cut_ends_with_an_error_frame(ricordo: Ricordo, by: Any):
    ricordo.upstream.script(Chat("One two three four five six"), cut(after=700, by=by))

    answer = post(ricordo, body_of(), f"u05-{by}")

    assert answer.status_code == 200
    assert frame_of(answer)["code"] == "upstream_truncated"
    assert "data: [DONE]" not in answer.text
    assert ricordo.remembered(f"u05-{by}") == [FACT]


def test_U05_the_sdk_sees_the_cut(ricordo: Ricordo):
    event = b'data: {"choices":[{"index":0,"delta":{"content":"One"},"finish_reason":null}]}\n\n'
    ricordo.upstream.script(reply(event, event, content_type=b"text/event-stream"), cut(after=len(event)))

    with pytest.raises(openai.APIError, match="broke off"):
        for _ in ricordo.client("u05").chat.completions.create(
            model="m", messages=[{"role": "user", "content": "x"}], stream=True
        ):
            pass


def test_U07_a_close_delimited_stream_that_is_cut_is_told_by_its_missing_end(ricordo: Ricordo):
    ricordo.upstream.script(Chat("One two three four five six"), close_delimited(), cut(after=700))

    assert frame_of(post(ricordo, body_of(), "u07"))["code"] == "upstream_truncated"


def test_U08_a_stream_without_done_gets_one(ricordo: Ricordo):
    ricordo.upstream.script(Chat("All is well"), without_done())

    answer = post(ricordo, body_of(), "u08")

    assert answer.text.endswith("data: [DONE]\n\n")
    assert ricordo.remembered("u08") == [FACT]


def test_U09_what_follows_done_is_ignored(ricordo: Ricordo):
    ricordo.upstream.script(Chat("All is well"), append(b'data: {"choices":[]}\n\n'))

    assert post(ricordo, body_of(), "u09").text.endswith("data: [DONE]\n\n")


@pytest.mark.parametrize("before", [1, 2])
def test_U10_a_stalled_stream_ends_with_an_error_frame(ricordo: Ricordo, before: int):
    ricordo.upstream.script(Chat("One two three four"), stall(before=before))

    assert frame_of(post(ricordo, body_of(), "u10"))["code"] == "upstream_timeout"


def test_U10_a_stream_that_never_ends_is_cut_by_the_total_deadline(ricordo: Ricordo):
    ricordo.upstream.script(Chat("On and on"), endless(0.05))

    assert frame_of(post(ricordo, body_of(), "u10"))["code"] == "upstream_timeout"


@pytest.mark.parametrize(
    "golden", [each for each in GOLDENS if each.name != "data-after-done"], ids=lambda golden: golden.name
)
def test_U11_U12_a_stream_in_single_bytes_comes_out_as_it_went_in(ricordo: Ricordo, golden: Golden):
    stream = golden.body
    ricordo.upstream.script(reply(stream, content_type=b"text/event-stream"), resplit(1))

    answer = post(ricordo, body_of(), "u11")

    assert answer.content.startswith(stream)
    assert answer.content.removeprefix(stream) in {
        b"",
        b"data: [DONE]\n\n",
        b"\n\ndata: [DONE]\n\n",
        b"\ndata: [DONE]\n\n",
    }


def test_U11_a_dripping_upstream_is_relayed(ricordo: Ricordo):
    ricordo.upstream.script(Chat("Drip"), drip())

    assert post(ricordo, body_of(stream=False), "u11").json()["choices"][0]["message"]["content"] == "Drip"


def test_U13_garbage_is_relayed_and_counted(ricordo: Ricordo):
    garbage = b": " + b"x" * 10_000 + b"\n\nevent: only\n\ndata: {not json}\n\nno field at all\n\ndata: [DONE]\n\n"
    ricordo.upstream.script(reply(garbage, content_type=b"text/event-stream"))

    assert post(ricordo, body_of(), "u13").content == garbage
    assert 'ricordo_unread_answers_total{reason="unparsed"}' in httpx2.get(f"{ricordo.origin}/metrics").text


def test_U15_an_error_in_a_stream_is_relayed_and_nothing_is_remembered(ricordo: Ricordo):
    stream = b'data: {"error":{"message":"overloaded","code":"x"}}\n\n'
    ricordo.upstream.script(reply(stream, content_type=b"text/event-stream"))

    assert post(ricordo, body_of(), "u15").content == stream
    assert ricordo.remembered("u15") == []


def test_U16_a_page_is_relayed_and_nothing_is_remembered(ricordo: Ricordo):
    ricordo.upstream.script(reply(b"<html>login</html>", content_type=b"text/html"))

    assert post(ricordo, body_of(), "u16").text == "<html>login</html>"
    assert ricordo.remembered("u16") == []


def test_U17_a_plain_answer_to_a_streamed_request_is_relayed_and_remembered(ricordo: Ricordo):
    body = b'{"choices":[{"index":0,"message":{"role":"assistant","content":"plain"},"finish_reason":"stop"}]}'
    ricordo.upstream.script(reply(body))

    assert post(ricordo, body_of(), "u17").content == body
    assert ricordo.remembered("u17") == [FACT]


@pytest.mark.parametrize("fault", [huge_header(), status_line(b"HTTP/9.9 abc")])
def test_U21_an_answer_that_is_not_http_is_a_502(ricordo: Ricordo, fault: Any):
    ricordo.upstream.script(Chat("x"), fault)

    assert code_of(post(ricordo, body_of(), "u21")) == (502, "upstream_invalid")


def test_U21_bytes_that_are_no_http_at_all_are_a_502(ricordo: Ricordo):
    ricordo.upstream.script(raw(b"\x16\x03\x01hello\r\n\r\n"))

    assert code_of(post(ricordo, body_of(), "u21")) == (502, "upstream_invalid")


@pytest.mark.parametrize("status", [301, 302, 307, 308])
def test_U22_a_redirect_is_refused_and_the_key_is_not_sent_on(ricordo: Ricordo, status: int):
    with ScriptedUpstream.in_thread() as elsewhere:
        ricordo.upstream.script(redirect(f"{elsewhere.base_url}/chat/completions", status=status))

        assert code_of(post(ricordo, body_of(), "u22")) == (502, "upstream_redirect")
        assert elsewhere.connections == []


def test_U24_cookies_and_connection_headers_stay_here_and_others_pass_twice(ricordo: Ricordo):
    headers = ((b"Set-Cookie", b"a=b"), (b"Keep-Alive", b"x"), (b"X-Twice", b"1"), (b"X-Twice", b"2"))
    ricordo.upstream.script(Chat("x"), with_headers(*headers))

    answer = post(ricordo, body_of(stream=False), "u24")

    assert "set-cookie" not in answer.headers
    assert "keep-alive" not in answer.headers
    assert answer.headers.get_list("x-twice") == ["1", "2"]


def test_U25_an_upstream_that_fails_too_often_is_left_alone_and_taken_back(tmp_path: Path):
    with ScriptedUpstream.in_thread() as upstream:
        breaker = {"upstream__breaker__least": 6, "upstream__breaker__pause_seconds": 3}
        settings = settings_for(tmp_path / "ricordo.db", upstream, **breaker, upstream__breaker__enabled=True)
        with ricordo_of(settings, upstream, worker=False) as ricordo:
            upstream.script(error(400, "no"))
            refusals = {post(ricordo, body_of(), "u25").status_code for _ in range(6)}
            upstream.script(error(503, "failing"))
            told = [post(ricordo, body_of(), "u25").json()["error"]["code"] for _ in range(5)]
            eventually(lambda: post(ricordo, body_of(), "u25").json()["error"]["code"] == "upstream_failing")
            asked = len(upstream.requests)
            refused = post(ricordo, body_of(), "u25")
            ready = httpx2.get(f"{ricordo.origin}/health/ready").json()
            unasked = len(upstream.requests) - asked
            upstream.script("Well again")
            eventually(lambda: post(ricordo, body_of(), "u25").status_code == 200)

            assert refusals == {400}, "what the upstream says of a request is an answer"
            assert told == ["scripted"] * 5, "fewer than half failed"
            assert code_of(refused) == (503, "upstream_failing")
            assert refused.headers["retry-after"] in {"1", "2", "3"}, "what is left of the pause"
            assert unasked == 0
            assert {"name": "upstream", "ok": False} in [
                {name: check[name] for name in ("name", "ok")} for check in ready["checks"]
            ]


def test_U26_a_full_pool_is_a_503_and_recovers(tmp_path: Path):
    with ScriptedUpstream.in_thread() as upstream:
        limits = {"upstream__max_connections": 2, "upstream__deadlines__pool": 0.2}
        settings = settings_for(tmp_path / "ricordo.db", upstream, **limits)
        with ricordo_of(settings, upstream, worker=False) as ricordo:
            upstream.script(silence())
            with asking(ricordo, body_of(), "u26"), asking(ricordo, body_of(), "u26"):
                eventually(lambda: len(upstream.requests) == 2)
                refused = post(ricordo, body_of(), "u26")
            eventually(lambda: upstream.open_connections == 0)
            upstream.script("Well again")

            assert code_of(refused) == (503, "overloaded")
            assert refused.headers["retry-after"] == "1"
            assert post(ricordo, body_of(), "u26").status_code == 200


# ── C: the client ─────────────────────────────────────────────────────────────────────────────────────────────


def test_C01_a_client_that_leaves_before_the_first_byte_takes_the_upstream_with_it(tmp_path: Path):
    with ScriptedUpstream.in_thread() as upstream:
        # The deadline for the first byte would close it too: here it is never reached.
        settings = settings_for(tmp_path / "ricordo.db", upstream, upstream__deadlines__first_byte=3_600.0)
        with ricordo_of(settings, upstream) as ricordo:
            upstream.script(silence())
            with asking(ricordo, body_of(), "c01"):
                eventually(lambda: upstream.requests)

            eventually(lambda: upstream.open_connections == 0)

            assert ricordo.remembered("c01") == []


def test_C02_a_client_that_leaves_mid_stream_takes_the_upstream_with_it_and_its_words_stay(ricordo: Ricordo):
    ricordo.upstream.script(Chat("One two three four five six seven"), endless(0.02))
    with asking(ricordo, body_of(), "c02") as connection:
        assert b"One" in connection.recv(65536) + connection.recv(65536) + connection.recv(65536)

    eventually(lambda: ricordo.upstream.open_connections == 0)

    eventually(lambda: ricordo.remembered("c02") == [FACT])


def test_C06_a_client_that_leaves_at_the_end_and_comes_again_is_remembered_once(ricordo: Ricordo):
    for _ in range(2):
        with asking(ricordo, body_of(), "c06") as connection:
            seen = b""
            while b'"finish_reason":"stop"' not in seen:
                seen += connection.recv(4096)

    eventually(lambda: ricordo.remembered("c06") == [FACT])


def test_C07_cancelled_requests_leave_nothing_behind(ricordo: Ricordo):
    ricordo.upstream.script(silence())
    for _ in range(100):
        with asking(ricordo, body_of(), "c07"):
            pass
    eventually(lambda: ricordo.upstream.open_connections == 0)

    ricordo.upstream.script("Still here")

    assert post(ricordo, body_of(stream=False), "c07").status_code == 200


# ── D10: secrets ──────────────────────────────────────────────────────────────────────────────────────────────


def test_D10_a_key_is_in_no_answer_and_in_no_file(ricordo: Ricordo, capfd: pytest.CaptureFixture[str]):
    canary = "sk-canary-Zq8vX2mN4kL6pR9sT1wY3uB5"
    answers = [
        post(ricordo, body, "d10", Authorization=f"Bearer {canary}").text
        for body in (body_of(f"My key is {canary}."), b"{", body_of("x", stream=False))
    ]
    ricordo.upstream.script(silence())
    answers.append(post(ricordo, body_of(), "d10", Authorization=f"Bearer {canary}").text)
    answers.append(httpx2.get(f"{ricordo.origin}/metrics").text)
    ricordo.ingested()

    folder = Path(ricordo.settings.store.path_or_url).parent
    assert canary not in "".join(answer.replace("You said: My key is", "") for answer in answers[1:])
    assert [path for path in folder.iterdir() if canary.encode() in path.read_bytes()] == []
    assert canary not in "".join(capfd.readouterr())
