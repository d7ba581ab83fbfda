"""What is relayed without memory says so: in its headers, in a metric, and once in the log."""

import json
from pathlib import Path

import httpx2
import pytest

from tests.e2e.conftest import KEY, Ricordo, ricordo_of, settings_for
from tests.e2e.subprocesses import Served, until
from tests.e2e.test_kill import free_port
from tests.scripted_upstream import ScriptedUpstream, error, reply, with_headers

AUTHORIZED = {"Authorization": f"Bearer {KEY}", "X-Memory-User": "ada"}

CALLS = [
    *("responses/compact", "responses/input_tokens", "messages/count_tokens", "messages/batches", "embeddings"),
    *("completions", "moderations", "rerank"),
    *("audio/speech", "audio/transcriptions", "images/generations", "images/edits", "threads/t_1/runs"),
    *("chat/completions/", "chat/completions/id_1", "an/endpoint/that/nobody/knows"),
]


def memory_of(answer: httpx2.Response) -> tuple[str | None, str | None]:
    return answer.headers.get("x-memory-status"), answer.headers.get("x-memory-reason")


@pytest.mark.parametrize("call", CALLS)
def test_a_relayed_call_says_that_it_has_no_memory(ricordo: Ricordo, call: str):
    answer = httpx2.post(f"{ricordo.origin}/v1/{call}", json={"model": "m", "input": "hi"}, headers=AUTHORIZED)

    assert memory_of(answer) == ("off", "endpoint")
    assert ricordo.upstream.requests[-1].target == f"/v1/{call}"


def test_a_stream_and_an_upstreams_error_say_it_too_and_the_upstreams_own_word_does_not_count(ricordo: Ricordo):
    events = b'event: response.created\ndata: {"type":"response.created"}\n\n'
    ricordo.upstream.once(reply(events, content_type=b"text/event-stream"), with_headers((b"X-Memory-Status", b"hit")))
    ricordo.upstream.once(error(429, "slow down"))
    streamed, refused = (
        httpx2.post(f"{ricordo.origin}/v1/completions", json={"stream": True}, headers=AUTHORIZED) for _ in range(2)
    )

    assert streamed.content == events
    assert streamed.headers.get_list("x-memory-status") == ["off"]
    assert (refused.status_code, *memory_of(refused)) == (429, "off", "endpoint")


@pytest.mark.parametrize(
    ("method", "path", "instead"),
    [
        ("POST", "/v1/exports/", "/memory/v1/export"),
        ("POST", "/v1/exports/get/", "/memory/v1/export"),
        ("POST", "/v1/summary/", "/memory/v1/context"),
        ("GET", "/v2/entities/user/ada/profile/", "/memory/v1/profile"),
        ("PATCH", "/v2/profiles/settings/", "/memory/v1/profile"),
        ("GET", "/api/v1/orgs/organizations/o/projects/p/", "settings"),
    ],
)
def test_what_clients_of_mem0_ask_and_nobody_serves_is_told_so_and_reaches_no_model(
    ricordo: Ricordo, method: str, path: str, instead: str
):
    before = len(ricordo.upstream.requests)

    answer = httpx2.request(method, ricordo.origin + path, json={"filters": {"user_id": "ada"}}, headers=AUTHORIZED)

    assert (answer.status_code, answer.json()["error"]["code"]) == (501, "not_served")
    assert instead in answer.json()["error"]["message"]
    assert len(ricordo.upstream.requests) == before


@pytest.mark.parametrize(("method", "path"), [("GET", "models"), ("GET", "responses/r_1"), ("DELETE", "files/f_1")])
def test_what_is_no_call_of_a_model_says_nothing_of_memory(ricordo: Ricordo, method: str, path: str):
    answer = httpx2.request(method, f"{ricordo.origin}/v1/{path}", headers=AUTHORIZED)

    assert memory_of(answer) == (None, None)


@pytest.mark.parametrize(
    ("method", "path", "headers", "is_anthropic"),
    [
        ("POST", "messages/count_tokens", {}, True),
        ("GET", "messages/batches/b_1", {}, True),
        ("GET", "models", {"anthropic-version": "2023-06-01"}, True),
        ("POST", "files", {"anthropic-version": "2023-06-01"}, True),
        ("GET", "models", {}, False),
        ("POST", "embeddings", {}, False),
        ("POST", "chat/completions/id_1", {"anthropic-version": "2023-06-01"}, False),
        ("GET", "responses/r_1", {}, False),
    ],
)
def test_an_error_of_ours_has_the_shape_that_the_clients_of_a_path_read(
    tmp_path: Path, method: str, path: str, headers: dict[str, str], is_anthropic: bool
):
    with (
        ScriptedUpstream.in_thread() as upstream,
        ricordo_of(settings_for(tmp_path / "ricordo.db", upstream), upstream, worker=False) as ricordo,
    ):
        upstream.run(upstream.refuse())
        answer = httpx2.request(method, f"{ricordo.origin}/v1/{path}", headers={**AUTHORIZED, **headers})

    told = answer.json()
    assert answer.status_code == 502
    assert told["error"]["code"] == "upstream_unreachable"
    assert (told.get("type"), told["error"]["type"]) == (
        ("error", "api_error") if is_anthropic else (None, "upstream_error")
    )
    request_id = told["request_id"] if is_anthropic else told["error"]["request_id"]
    assert request_id == answer.headers["x-request-id"]


def test_relayed_calls_are_counted_by_endpoint_whatever_a_client_invents(ricordo: Ricordo):
    before = counted(ricordo)
    paths = ["responses/compact", "responses/r_1/cancel", "audio/speech", *(f"own/{n}" for n in range(20)), "audio"]
    for path in paths:
        httpx2.post(f"{ricordo.origin}/v1/{path}", json={}, headers=AUTHORIZED)
    after = counted(ricordo)

    grown = {name: after[name] - before.get(name, 0.0) for name in after}
    assert {name: count for name, count in grown.items() if count} == {"responses": 2, "audio/speech": 1, "other": 21}


def counted(ricordo: Ricordo) -> dict[str, float]:
    lines = httpx2.get(f"{ricordo.origin}/metrics").text.splitlines()
    found = (line.removeprefix('ricordo_relayed_calls_total{endpoint="') for line in lines)
    return {
        name: float(count)
        for name, _, count in (line.partition('"} ') for line, full in zip(found, lines, strict=True) if line != full)
    }


def test_the_log_says_it_once_for_each_endpoint(tmp_path: Path):
    log = tmp_path / "log"
    with ScriptedUpstream.in_thread() as upstream:
        settings = settings_for(tmp_path / "ricordo.db", upstream)
        with (
            Served(settings, free_port(), log=log, RICORDO_LOGS__FORMAT="json", RICORDO_LOGS__LEVEL="info") as served,
            httpx2.Client(base_url=f"http://127.0.0.1:{served.port}/v1", headers=AUTHORIZED) as http,
        ):
            for path in (
                "responses/compact",
                "embeddings",
                "responses/compact",
                "own/1",
                "own/2",
                "responses/r_1/cancel",
            ):
                http.post(path, json={"model": "m", "input": "hi"})
            http.get("models")
            until(lambda: log.read_bytes().count(b'"event":"request"') == 7)
    said = [line for line in map(json.loads, log.read_text().splitlines()) if line["event"] == "no_memory"]

    assert [line["endpoint"] for line in said] == ["responses", "embeddings", "other"]
    assert all("/v1/chat/completions" in line["advice"] for line in said)


def test_the_log_says_of_each_request_what_the_memory_did(tmp_path: Path):
    log = tmp_path / "log"
    asked = {"model": "m", "messages": [{"role": "user", "content": "I have a tortoise."}]}
    with ScriptedUpstream.in_thread() as upstream:
        settings = settings_for(tmp_path / "ricordo.db", upstream)
        with (
            Served(settings, free_port(), log=log, RICORDO_LOGS__FORMAT="json", RICORDO_LOGS__LEVEL="info") as served,
            httpx2.Client(base_url=f"http://127.0.0.1:{served.port}/v1", headers=AUTHORIZED) as http,
        ):
            kept = http.post("chat/completions", json=asked)
            http.post("chat/completions", json=asked, headers={"X-Memory-Mode": "off"})
            http.post("embeddings", json={"model": "m", "input": "hi"})
            http.get("models")
            until(lambda: log.read_bytes().count(b'"event":"request"') == 4)
    said = [line for line in map(json.loads, log.read_text().splitlines()) if line["event"] == "request"]

    turn = {"memory": "miss", "count": 0, "turn": kept.headers["x-memory-turn"]}
    told = [{name: line[name] for name in ("memory", "reason", "count", "turn") if name in line} for line in said]
    assert told == [turn, {"memory": "off", "reason": "mode_off"}, {"memory": "off", "reason": "endpoint"}, {}]
    assert "tortoise" not in log.read_text()


def test_an_upstreams_error_is_told_by_its_status_in_the_log_and_apart_from_what_nobody_reads(tmp_path: Path):
    log = tmp_path / "log"
    asked = {"model": "m", "messages": [{"role": "user", "content": "I have a tortoise."}]}
    with ScriptedUpstream.in_thread() as upstream:
        settings = settings_for(tmp_path / "ricordo.db", upstream)
        with (
            Served(settings, free_port(), log=log, RICORDO_LOGS__FORMAT="json", RICORDO_LOGS__LEVEL="info") as served,
            httpx2.Client(base_url=f"http://127.0.0.1:{served.port}/v1", headers=AUTHORIZED) as http,
        ):
            for status in (401, 429, 500):
                upstream.once(error(status, "no"))
            for _ in range(2):
                http.post("chat/completions", json=asked)
            http.post("embeddings", json={"model": "m", "input": "hi"})
            http.get("models")
            until(lambda: log.read_bytes().count(b'"event":"request"') == 4)
            metrics = httpx2.get(f"http://127.0.0.1:{served.port}/metrics").text
    said = [line for line in map(json.loads, log.read_text().splitlines()) if line["event"] == "request"]

    assert [(line["end"], line.get("upstream_status")) for line in said] == [
        ("error", 401),
        ("error", 429),
        ("error", 500),
        ("opaque", None),
    ]
    assert 'ricordo_requests_total{end="error",route="chat"} 2.0' in metrics
    assert 'ricordo_requests_total{end="opaque",route="relay"} 1.0' in metrics
