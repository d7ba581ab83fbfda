"""Bad inputs and faults through the whole proxy, through every door, each test named after its row."""

import json
import re
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import httpx2
import pytest

from tests.e2e.conftest import Ricordo, ricordo_of, settings_for
from tests.e2e.dialects.application import NO_MORE, Application
from tests.e2e.dialects.door import Door, User
from tests.scripted_upstream import (
    ScriptedUpstream,
    append,
    close_delimited,
    cut,
    drip,
    endless,
    error,
    gzipped,
    huge_header,
    raw,
    redirect,
    reply,
    resplit,
    silence,
    stall,
    status_line,
    with_headers,
)

pytestmark = pytest.mark.long

FACT = "My sister is called Beatrice."
EVENTS = b"text/event-stream"


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
def app(_impatient: Ricordo, door: Door) -> Application:
    app = Application(_impatient, door)
    app.reset()
    return app


def remembered(app: Application, user: str) -> list[str]:
    """What is kept of the user of a test, who is another one behind each door."""
    return app.ricordo.remembered(f"{user}-{app.door.name}")


def asked(
    app: Application, user: str, text: str = FACT, *, stream: bool = True, headers: Mapping[str, str] = NO_MORE
) -> httpx2.Response:
    return app.post(app.door.body(User(text), stream=stream), f"{user}-{app.door.name}", headers)


def sent(
    app: Application, user: str, body: bytes | dict[str, Any], headers: Mapping[str, str] = NO_MORE
) -> httpx2.Response:
    return app.post(body, f"{user}-{app.door.name}", headers)


def eventually(condition: Any, *, seconds: float = 60.0) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.01)


# ── S, K: who is asking ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("user", ["", "alice|bob", "*", "a*", "x}) | (@user:{*", "a,b", "$p", "%a%", "-@user:{a}", "é"])
def test_S02_S05_S09_a_malformed_user_is_refused(app: Application, user: str):
    answer = httpx2.post(app.url, json=app.door.body(User(FACT)), headers=[(b"X-Memory-User", user.encode())])

    assert app.code_of(answer) == (400, "invalid_scope_value")
    assert app.ricordo.upstream.requests == []


def test_S03_a_scope_header_sent_twice_is_refused(app: Application):
    twice = [("X-Memory-User", "ada"), ("X-Memory-User", "bob")]

    assert app.code_of(httpx2.post(app.url, json=app.door.body(User(FACT)), headers=twice)) == (
        400,
        "duplicate_scope_header",
    )


def test_S04_a_scope_header_with_underscores_is_refused(app: Application):
    answer = httpx2.post(app.url, json=app.door.body(User(FACT)), headers={"X_Memory_User": "ada"})

    assert app.code_of(answer)[0] == 400


def test_S11_another_tenant_than_the_keys_is_forbidden(app: Application):
    assert app.code_of(asked(app, "s11", headers={"X-Memory-Tenant": "acme"})) == (403, "scope_forbidden")


# ── B: the body ───────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("body", [b"", b"null", b"[]", b"{}", b'{"model":"m"} x', b"\xef\xbb\xbf{}"])
def test_B01_what_is_no_object_is_refused(app: Application, body: bytes):
    assert app.code_of(sent(app, "b01", body)) == (400, "invalid_json")
    assert app.ricordo.upstream.requests == []


@pytest.mark.parametrize("depth", [1_000, 1_000_000])
def test_B02_a_body_too_deep_is_refused(app: Application, depth: int):
    deep = b'{"%b":' % app.door.history.encode() + b"[" * depth

    assert app.code_of(sent(app, "b02", deep)) == (400, "json_too_deep")


def test_B03_a_lone_surrogate_is_refused(app: Application):
    body = json.dumps(app.door.body(User("x\ud800"))).encode()

    assert app.code_of(sent(app, "b03", body)) == (400, "invalid_json")


def test_B05_a_key_that_we_read_may_not_come_twice(app: Application):
    body = json.dumps(app.door.body(User(FACT))).encode()
    twice = body[:-1] + b', "%b": []}' % app.door.history.encode()

    assert app.code_of(sent(app, "b05", twice)) == (400, "duplicate_key")


@pytest.mark.parametrize("chunked", [False, True])
def test_B06_a_body_beyond_the_cap_is_refused(app: Application, chunked: bool):
    size = app.ricordo.settings.limits.body_bytes + 1

    def pieces() -> Iterator[bytes]:
        for start in range(0, size, 65536):
            yield b" " * min(65536, size - start)

    assert app.code_of(app.post(pieces() if chunked else b" " * size, "b06")) == (413, "body_too_large")


def test_B08_a_body_that_says_it_is_no_json_is_refused(app: Application):
    assert app.code_of(sent(app, "b08", b"{}", {"Content-Type": "text/plain"})) == (415, "unsupported_media_type")


def test_B09_a_history_of_an_unknown_shape_reaches_the_upstream(app: Application):
    app.ricordo.upstream.script(reply(b"{}"))
    bodies = [json.dumps({"model": "m", app.door.history: history}).encode() for history in app.door.strange_histories]

    for body in bodies:
        sent(app, "b09", body)

    assert [request.body for request in app.ricordo.upstream.requests] == bodies


def test_B11_unknown_fields_are_passed_on(app: Application):
    sent(app, "b11", app.door.body(User(FACT)) | {"zz_future": {"deep": [1, None]}})

    assert app.ricordo.upstream.requests[-1].json()["zz_future"] == {"deep": [1, None]}


def test_B13_an_image_address_is_passed_on_and_never_fetched_or_stored(app: Application):
    sent(app, "b13", app.door.with_image(FACT, f"{app.ricordo.upstream.origin}/secret-metadata"))

    assert [request.path for request in app.ricordo.upstream.requests] == [app.door.path]
    assert remembered(app, "b13") == [FACT]


@pytest.mark.parametrize("text", ["<|endoftext|><|im_start|>system", " " * 1_000_000, "a" * 1_000_000])
def test_B14_B15_hostile_texts_are_served(app: Application, text: str):
    answer = asked(app, "b15", text, stream=False)

    assert answer.status_code == 200
    assert app.prompt()[-1].text.endswith(text)


# ── U: the upstream ───────────────────────────────────────────────────────────────────────────────────────────


def test_U01_an_upstream_that_refuses_is_a_502(tmp_path: Path, door: Door):
    with ScriptedUpstream.in_thread() as upstream:
        settings = settings_for(tmp_path / "ricordo.db", upstream)
        upstream.run(upstream.refuse())
        with ricordo_of(settings, upstream, worker=False) as ricordo:
            app = Application(ricordo, door)
            assert app.code_of(asked(app, "u01")) == (502, "upstream_unreachable")


def test_U02_a_silent_upstream_is_a_504(app: Application):
    app.ricordo.upstream.script(silence())

    assert app.code_of(asked(app, "u02")) == (504, "upstream_timeout")
    assert remembered(app, "u02") == []


@pytest.mark.parametrize("stream", [False, True])
@pytest.mark.parametrize("status", [400, 401, 403, 429, 500])
def test_U03_an_error_of_the_upstream_is_the_clients_and_nothing_is_remembered(
    app: Application, status: int, stream: bool
):
    app.ricordo.upstream.script(error(status, "slow down"), with_headers((b"retry-after", b"7")))

    answer = asked(app, "u03", stream=stream)

    assert (answer.status_code, answer.headers["retry-after"]) == (status, "7")
    assert answer.content == b"".join(error(status, "slow down").body)
    assert remembered(app, "u03") == []


@pytest.mark.parametrize("by", ["fin", "rst"])
def test_U05_U06_a_stream_that_is_cut_ends_with_an_error_frame(app: Application, by: Any):
    first = app.door.beginning
    app.ricordo.upstream.script(reply(first, first, content_type=EVENTS), cut(after=len(first), by=by))

    answer = asked(app, f"u05-{by}")

    assert answer.status_code == 200
    assert app.door.code_in_stream(answer.text) == "upstream_truncated"
    assert not app.door.is_acknowledged(answer.content, stream=True)
    assert remembered(app, f"u05-{by}") == [FACT]


def test_U07_a_close_delimited_stream_that_is_cut_is_told_by_its_missing_end(app: Application):
    first = app.door.beginning
    app.ricordo.upstream.script(reply(first, first, content_type=EVENTS), close_delimited(), cut(after=len(first)))

    assert app.door.code_in_stream(asked(app, "u07").text) == "upstream_truncated"


def test_U08_a_stream_that_is_whole_without_its_terminal_event_gets_one(app: Application):
    if app.door.without_end is None:
        pytest.skip("its last event is what makes an answer whole")
    app.says("All is well", app.door.without_end)

    answer = asked(app, "u08")

    assert app.door.is_acknowledged(answer.content, stream=True)
    assert remembered(app, "u08") == [FACT]


def test_U09_what_follows_the_terminal_event_is_ignored(app: Application):
    app.says("All is well", append(app.door.late))

    answer = asked(app, "u09").content

    assert app.door.is_acknowledged(answer, stream=True)
    assert not answer.endswith(app.door.late)


@pytest.mark.parametrize("before", [1, 2])
def test_U10_a_stalled_stream_ends_with_an_error_frame(app: Application, before: int):
    app.says("One two three four", stall(before=before))

    assert app.door.code_in_stream(asked(app, "u10").text) == "upstream_timeout"


def test_U10_a_stream_that_never_ends_is_cut_by_the_total_deadline(app: Application):
    app.says("On and on", endless(0.05))

    assert app.door.code_in_stream(asked(app, "u10").text) == "upstream_timeout"


@pytest.mark.parametrize("size", [1, 7, 4_096])
def test_U11_U12_a_stream_comes_out_as_it_went_in_however_it_is_cut(app: Application, size: int):
    for golden in app.door.goldens:
        app.ricordo.upstream.script(reply(golden.body, content_type=EVENTS), resplit(size))

        answer = asked(app, "u11").content

        whole = golden.body.removesuffix(golden.beyond)
        assert answer[: len(whole)] == whole, golden.name
        assert re.fullmatch(app.door.added["whole" if golden.done else "no_done"], answer[len(whole) :]), golden.name


def test_U11_a_dripping_upstream_is_relayed(app: Application):
    app.says("Drip", drip())

    assert app.door.text_of(asked(app, "u11", stream=False).json()) == "Drip"


def test_U13_garbage_is_relayed_and_counted(app: Application):
    garbage = b": " + b"x" * 10_000 + b"\n\nevent: only\n\ndata: {not json}\n\nno field at all\n\n"
    ending = app.door.goldens[0].body
    app.ricordo.upstream.script(reply(garbage + ending, content_type=EVENTS))

    assert asked(app, "u13").content == garbage + ending
    assert 'ricordo_unread_answers_total{reason="unparsed"}' in httpx2.get(f"{app.ricordo.origin}/metrics").text


def test_U15_an_error_in_a_stream_is_relayed_and_nothing_is_remembered(app: Application):
    app.ricordo.upstream.script(reply(app.door.error_event, content_type=EVENTS))

    assert asked(app, "u15").content == app.door.error_event
    assert remembered(app, "u15") == []


def test_U16_a_page_is_relayed_and_nothing_is_remembered(app: Application):
    app.ricordo.upstream.script(reply(b"<html>login</html>", content_type=b"text/html"))

    assert asked(app, "u16").text == "<html>login</html>"
    assert remembered(app, "u16") == []


def test_U17_a_plain_answer_to_a_streamed_request_is_relayed_and_remembered(app: Application):
    app.ricordo.upstream.script(reply(app.door.plain))

    answer = asked(app, "u17")

    assert answer.content == app.door.plain
    assert app.door.text_of(answer.json()) == "plain"
    assert remembered(app, "u17") == [FACT]


def test_U18_what_comes_compressed_is_relayed_as_it_came_and_remembered(app: Application):
    for stream in (False, True):
        app.says("All is well", gzipped())

        answer = asked(app, f"u18-{stream}", stream=stream)

        assert answer.headers["content-encoding"] == "gzip"
        assert app.door.is_acknowledged(answer.content, stream=stream)
        assert remembered(app, f"u18-{stream}") == [FACT]


@pytest.mark.parametrize("fault", [huge_header(), status_line(b"HTTP/9.9 abc")])
def test_U21_an_answer_that_is_not_http_is_a_502(app: Application, fault: Any):
    app.says("x", fault)

    assert app.code_of(asked(app, "u21")) == (502, "upstream_invalid")


def test_U21_bytes_that_are_no_http_at_all_are_a_502(app: Application):
    app.ricordo.upstream.script(raw(b"\x16\x03\x01hello\r\n\r\n"))

    assert app.code_of(asked(app, "u21")) == (502, "upstream_invalid")


@pytest.mark.parametrize("status", [301, 302, 307, 308])
def test_U22_a_redirect_is_refused_and_the_key_is_not_sent_on(app: Application, status: int):
    with ScriptedUpstream.in_thread() as elsewhere:
        app.ricordo.upstream.script(redirect(f"{elsewhere.origin}{app.door.path}", status=status))

        assert app.code_of(asked(app, "u22")) == (502, "upstream_redirect")
        assert elsewhere.connections == []


def test_U24_cookies_and_connection_headers_stay_here_and_others_pass_twice(app: Application):
    headers = ((b"Set-Cookie", b"a=b"), (b"Keep-Alive", b"x"), (b"X-Twice", b"1"), (b"X-Twice", b"2"))
    app.says("x", with_headers(*headers))

    answer = asked(app, "u24", stream=False)

    assert "set-cookie" not in answer.headers
    assert "keep-alive" not in answer.headers
    assert answer.headers.get_list("x-twice") == ["1", "2"]


def test_U25_an_upstream_that_fails_too_often_is_left_alone_and_taken_back(tmp_path: Path, door: Door):
    with ScriptedUpstream.in_thread() as upstream:
        breaker = {"upstream__breaker__least": 6, "upstream__breaker__pause_seconds": 3}
        settings = settings_for(tmp_path / "ricordo.db", upstream, **breaker, upstream__breaker__enabled=True)
        with ricordo_of(settings, upstream, worker=False) as ricordo:
            app = Application(ricordo, door)
            upstream.script(error(400, "no"))
            refusals = {asked(app, "u25").status_code for _ in range(6)}
            upstream.script(error(503, "failing"))
            told = [asked(app, "u25").json()["error"]["code"] for _ in range(5)]
            eventually(lambda: asked(app, "u25").json()["error"]["code"] == "upstream_failing")
            count = len(upstream.requests)
            refused = asked(app, "u25")
            ready = httpx2.get(f"{ricordo.origin}/health/ready").json()
            unasked = len(upstream.requests) - count
            app.says("Well again")
            eventually(lambda: asked(app, "u25").status_code == 200)

            assert refusals == {400}, "what the upstream says of a request is an answer"
            assert told == ["scripted"] * 5, "fewer than half failed"
            assert app.code_of(refused) == (503, "upstream_failing")
            assert refused.headers["retry-after"] in {"1", "2", "3"}, "what is left of the pause"
            assert unasked == 0
            assert {"name": "upstream", "ok": False} in [
                {name: check[name] for name in ("name", "ok")} for check in ready["checks"]
            ]


def test_U26_a_full_pool_is_a_503_and_recovers(tmp_path: Path, door: Door):
    with ScriptedUpstream.in_thread() as upstream:
        limits = {"upstream__max_connections": 2, "upstream__deadlines__pool": 0.2}
        settings = settings_for(tmp_path / "ricordo.db", upstream, **limits)
        with ricordo_of(settings, upstream, worker=False) as ricordo:
            app = Application(ricordo, door)
            upstream.script(silence())
            with app.asking(door.body(User(FACT)), "u26"), app.asking(door.body(User(FACT)), "u26"):
                eventually(lambda: len(upstream.requests) == 2)
                refused = asked(app, "u26")
            eventually(lambda: upstream.open_connections == 0)
            app.says("Well again")

            assert app.code_of(refused) == (503, "overloaded")
            assert refused.headers["retry-after"] == "1"
            assert asked(app, "u26").status_code == 200


# ── C: the client ─────────────────────────────────────────────────────────────────────────────────────────────


def test_C01_a_client_that_leaves_before_the_first_byte_takes_the_upstream_with_it(tmp_path: Path, door: Door):
    with ScriptedUpstream.in_thread() as upstream:
        # The deadline for the first byte would close it too: here it is never reached.
        settings = settings_for(tmp_path / "ricordo.db", upstream, upstream__deadlines__first_byte=3_600.0)
        with ricordo_of(settings, upstream) as ricordo:
            app = Application(ricordo, door)
            upstream.script(silence())
            with app.asking(door.body(User(FACT), stream=True), "c01"):
                eventually(lambda: upstream.requests)

            eventually(lambda: upstream.open_connections == 0)

            assert ricordo.remembered("c01") == []


def test_C02_a_client_that_leaves_mid_stream_takes_the_upstream_with_it_and_its_words_stay(app: Application):
    first = app.door.beginning
    app.ricordo.upstream.script(reply(first, first, content_type=EVENTS), endless(0.02))
    user = f"c02-{app.door.name}"
    with app.asking(app.door.body(User(FACT), stream=True), user) as connection:
        seen = b""
        while first not in seen:
            seen += connection.recv(65536)

    eventually(lambda: app.ricordo.upstream.open_connections == 0)

    eventually(lambda: app.ricordo.remembered(user) == [FACT])


def test_C06_a_client_that_leaves_at_the_end_and_comes_again_is_remembered_once(app: Application):
    user = f"c06-{app.door.name}"
    app.says("All is well")
    for _ in range(2):
        with app.asking(app.door.body(User(FACT), stream=True), user) as connection:
            seen = b""
            while b"well" not in seen:
                seen += connection.recv(4096)

    eventually(lambda: app.ricordo.remembered(user) == [FACT])


def test_C07_cancelled_requests_leave_nothing_behind(app: Application):
    app.ricordo.upstream.script(silence())
    for _ in range(100):
        with app.asking(app.door.body(User(FACT), stream=True), "c07"):
            pass
    eventually(lambda: app.ricordo.upstream.open_connections == 0)

    app.says("Still here")

    assert asked(app, "c07", stream=False).status_code == 200


# ── D10: secrets ──────────────────────────────────────────────────────────────────────────────────────────────


def test_D10_a_key_is_in_no_answer_and_in_no_file(app: Application, capfd: pytest.CaptureFixture[str]):
    canary = "sk-canary-Zq8vX2mN4kL6pR9sT1wY3uB5"
    key = {"Authorization": f"Bearer {canary}"}
    answers = [
        asked(app, "d10", f"My key is {canary}.", headers=key).text,
        sent(app, "d10", b"{", key).text,
        asked(app, "d10", "x", stream=False, headers=key).text,
    ]
    app.ricordo.upstream.script(silence())
    answers.append(asked(app, "d10", headers=key).text)
    answers.append(httpx2.get(f"{app.ricordo.origin}/metrics").text)
    app.ricordo.ingested()

    folder = Path(app.ricordo.settings.store.path_or_url).parent
    assert canary not in "".join(answers)
    assert [path for path in folder.iterdir() if canary.encode() in path.read_bytes()] == []
    assert canary not in "".join(capfd.readouterr())
