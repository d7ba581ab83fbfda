"""The sessions API of a running Ricordo: it does not hold up the end of the process, and says clearly what is wrong."""

import json
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import httpx2
import pytest

from memory.sessions.limits import CONTENT_BYTES
from proxy.api.sessions import MOST_STREAMS_OF_ONE
from tests.e2e.conftest import KEY, Ricordo, ricordo_of, settings_for
from tests.e2e.subprocesses import Line, until
from tests.scripted_upstream import ScriptedUpstream

DEEP = "[" * 100_000
NESTED = "[" * 500 + "]" * 500
TIMED = {"id": "e1", "role": "user", "content": "hello", "timestamp": "2025-03-01T12:00:00Z"}
SUMMARY = {
    "id": "s1",
    "content": "in short",
    "original_entry_ids": ["e1"],
    "token_count": 1,
    "original_token_count": 5,
    "compression_ratio": 5.0,
    "created_at": "2025-03-01T12:00:00Z",
    "time_range": {"start": "2025-03-01T12:00:00Z", "end": "2025-03-01T12:00:00Z"},
}


def test_D06_an_open_stream_of_events_ends_when_the_process_drains(tmp_path: Path):
    """Were it cut at the end of the drain time, its last chunk would be missing."""
    with ScriptedUpstream.in_thread() as upstream:
        settings = settings_for(tmp_path / "ricordo.db", upstream, server__drain_seconds=5)
        with ricordo_of(settings, upstream, worker=False) as ricordo:
            line = Line(ricordo.port)
            line.send(
                b"GET /memory/v1/sessions/s1/events HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Memory-User: ada\r\n"
                b"Authorization: Bearer %s\r\n\r\n" % KEY.encode()
            )
            line.read_until(b": listening")
    with line:
        assert line.read_to_end().endswith(b"0\r\n\r\n")


def test_one_user_cannot_take_all_streams_of_events(ricordo: Ricordo):
    with ExitStack() as stack:

        def opened(user: str) -> Line:
            line = stack.enter_context(Line(ricordo.port))
            line.send(
                b"GET /memory/v1/sessions/s1/events HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Memory-User: %s\r\n"
                b"Authorization: Bearer %s\r\n\r\n" % (user.encode(), KEY.encode())
            )
            line.read_until(b"\r\n\r\n")
            return line

        lines = [opened("greedy") for _ in range(MOST_STREAMS_OF_ONE)]
        refused = opened("greedy").got

        assert refused.startswith(b"HTTP/1.1 429")
        assert b"too_many_streams" in refused
        assert opened("modest").got.startswith(b"HTTP/1.1 200")
        for line in lines:
            line.socket.close()
        until(lambda: opened("greedy").got.startswith(b"HTTP/1.1 200"), pause=0.1)


PARTS = ("entries", "context", "stats", "accounts", "config", "events")


def imported(**entry: object) -> str:
    return json.dumps({"entries": [TIMED | entry]})


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("POST", "/entries", b'{"content": "\xff"}', 400, "invalid_json"),
        ("POST", "/entries", b'{"content": "\xed\xa0\x80"}', 400, "invalid_json"),
        ("POST", "/entries", '{"content": "\\ud800"}', 400, "invalid_json"),
        ("POST", "/entries", '{"content": NaN}', 400, "invalid_json"),
        ("POST", "/entries", '{"content"', 400, "invalid_json"),
        ("POST", "/entries", "", 400, "invalid_json"),
        ("POST", "/entries", f'{{"metadata": {{"a": {DEEP}', 400, "json_too_deep"),
        ("POST", "/entries", f'{{"metadata": {{"a": {NESTED}}}}}', 400, "invalid_input"),
        ("POST", "/entries", f'{{"metadata": {{"a": {2**64}}}}}', 400, "invalid_input"),
        ("POST", "/entries", '{"nope": 1}', 400, "invalid_input"),
        ("POST", "/entries", '{"type": "tool_call", "tool": "t", "content": "lost?"}', 400, "invalid_input"),
        ("POST", "/entries", '{"tool": "t"}', 400, "invalid_input"),
        ("POST", "/entries", '{"type": "context", "source": "%s"}' % ("s" * 5_000), 400, "invalid_input"),
        ("POST", "/entries", '{"content": "%s"}' % ("x" * 3_000_000), 413, "body_too_large"),
        ("PUT", "", imported(timestamp="2025-03-01T12:00:00"), 400, "invalid_input"),
        ("PUT", "", imported(timestamp="0001-01-01T00:00:00+14:00"), 400, "invalid_input"),
        ("PUT", "", imported(timestamp="0001-01-01T00:00:00"), 400, "invalid_input"),
        ("PUT", "", imported(timestamp="9999-12-31T23:59:59.999999"), 400, "invalid_input"),
        ("PUT", "", imported(token_count=2**63), 400, "invalid_input"),
        ("PUT", "", imported(turn={"turn": "t", "step": 2**63}), 400, "invalid_input"),
        ("PUT", "", imported(nope=1), 400, "invalid_input"),
        ("PUT", "", '{"nope": 1}', 400, "invalid_input"),
        ("PUT", "", json.dumps({"summaries": [SUMMARY, SUMMARY]}), 400, "invalid_input"),
        ("PUT", "", json.dumps({"summaries": [SUMMARY | {"nope": 1}]}), 400, "invalid_input"),
        ("PUT", "", json.dumps({"entries": [TIMED | {"content": "x" * 5_000_000}]}), 413, "body_too_large"),
        ("PATCH", "/config", f'{{"max_entries": {10**30}}}', 400, "invalid_input"),
        ("PATCH", "/config", f'{{"max_tokens": {2**64}}}', 400, "invalid_input"),
        ("PATCH", "/config", f'{{"recent_window": {10**9}}}', 400, "invalid_input"),
        ("PATCH", "/config", "[]", 400, "invalid_input"),
    ],
)
def test_what_cannot_be_kept_is_refused_and_changes_nothing(
    ricordo: Ricordo, method: str, path: str, body: str | bytes, status: int, code: str
):
    with at(ricordo) as http:
        before = http.get("/kept").content, http.get("/kept/config").content
        answer = http.request(method, f"/kept{path}", content=body, headers={"Content-Type": "application/json"})
        after = http.get("/kept").content, http.get("/kept/config").content

    assert (answer.status_code, answer.json()["error"]["code"]) == (status, code)
    assert set(answer.json()["error"]) == {"message", "type", "param", "code", "request_id"}
    assert after == before


@pytest.mark.parametrize(
    ("header", "value", "code"),
    [
        ("Content-Type", "text/plain", "unsupported_media_type"),
        ("Content-Type", "application/x-www-form-urlencoded", "unsupported_media_type"),
        ("Content-Encoding", "gzip", "unsupported_encoding"),
    ],
)
def test_a_body_that_is_not_called_json_is_refused(ricordo: Ricordo, header: str, value: str, code: str):
    with at(ricordo) as http:
        answer = http.post("/s1/entries", content='{"content": "hello"}', headers={header: value})

    assert (answer.status_code, answer.json()["error"]["code"]) == (415, code)


@pytest.mark.parametrize("limit", ["0", "-1", "1001", "many", "99999999999999999999", "NaN", ""])
def test_a_wrong_limit_is_named(ricordo: Ricordo, limit: str):
    with at(ricordo) as http:
        answer = http.get("", params={"limit": limit})

    assert (answer.status_code, answer.json()["error"]["param"]) == (400, "limit")


@pytest.mark.parametrize("name", ["%ff", "%ed%a0%80", "x" * 513])
@pytest.mark.parametrize("path", ["/{}", *(f"/{{}}/{part}" for part in PARTS), "?after={}"])
def test_a_name_that_no_session_can_have_is_refused(ricordo: Ricordo, name: str, path: str):
    """`%ff` and `%fe` would else be one session."""
    with at(ricordo) as http:
        answer = http.get(f"{ricordo.origin}/memory/v1/sessions{path.format(name)}")

    is_in_query = path.startswith("?")
    code = "invalid_input" if "%" not in name else "invalid_scope_value" if is_in_query else "ambiguous_path"
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, code)


@pytest.mark.parametrize("word", ["my password is ", "://a:b@", "it is "])
def test_B12_while_a_megabyte_is_searched_for_secrets_others_are_answered(ricordo: Ricordo, word: str):
    """Between its parts, not only before and behind.

    How many is the machine's matter: a faster one is done with the text sooner. That there is a pause between each two
    windows is told by tests/memory/text/test_secrets.py.
    """
    content = word * (CONTENT_BYTES // len(word))

    assert answered_beside(ricordo, content) >= 10


def answered_beside(ricordo: Ricordo, content: str) -> int:
    """How many requests are answered, one after the other, while an entry is posted."""
    answered = 0
    with at(ricordo) as http, ThreadPoolExecutor(1) as beside:
        posted = beside.submit(http.post, "/long/entries", json={"content": content}, timeout=100)
        while not posted.done():
            assert http.get(f"{ricordo.origin}/health/live").status_code == 200
            answered += 1
    assert posted.result().status_code == 201
    return answered


def test_an_entry_of_more_than_a_megabyte_is_refused_before_it_is_searched(ricordo: Ricordo):
    with at(ricordo) as http:
        answer = http.post("/long/entries", json={"content": "key=" * (CONTENT_BYTES // 4) + "!"})

    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "invalid_input")
    assert str(CONTENT_BYTES) in answer.json()["error"]["message"]


def at(ricordo: Ricordo) -> httpx2.Client:
    headers = {"Authorization": f"Bearer {KEY}", "X-Memory-User": "ada"}
    return httpx2.Client(base_url=f"{ricordo.origin}/memory/v1/sessions", headers=headers)
