"""Several upstreams: which one a request goes to, with whose key, and who takes its place (docs/upstreams.md)."""

import contextlib
import re
from collections.abc import Generator, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

import httpx2
import pytest

from config.loading import load_settings
from config.settings import Settings
from memory.text.markup import NOTICES
from tests.e2e.asking import told
from tests.e2e.conftest import KEY, Ricordo, ricordo_of
from tests.scripted_upstream import Answer, Received, ScriptedUpstream, default, raw
from tests.utility_calls import Messages, user

CLAUDES_KEY = "sk-held-for-claude-0123456789abcdef"
CHEAPS_KEY = "sk-held-for-cheap-0123456789abcdef"
CAT = "My cat is called Miso."
QUESTION = "What is my cat called?"

UPSTREAMS = """
[server]
port = 0
[logs]
level = "error"
[prompt]
mode = "replay"
[recall]
deadline_seconds = 20.0
[store]
path_or_url = "{store}"
{more}
[upstream]
base = "{main}"
by_header = true
{more_of_main}
[upstream.breaker]
enabled = false
[upstreams.claude]
kind = "anthropic"
base = "{claude}"
api_key = "{claudes_key}"
models = ["claude-*"]
{more_of_claude}
[upstreams.claude.breaker]
enabled = false
[upstreams.cheap]
base = "{cheap}"
api_key = "{cheaps_key}"
by_header = true
{more_of_cheap}
[upstreams.cheap.breaker]
enabled = false
"""


class Three(NamedTuple):
    """A Ricordo in front of three upstreams."""

    ricordo: Ricordo
    main: ScriptedUpstream
    claude: ScriptedUpstream
    cheap: ScriptedUpstream

    def seen(self) -> dict[str, list[Received]]:
        return {name: getattr(self, name).requests for name in ("main", "claude", "cheap")}

    def counts(self) -> tuple[int, int, int]:
        return len(self.main.requests), len(self.claude.requests), len(self.cheap.requests)


def settings_of(folder: Path, three: tuple[ScriptedUpstream, ...], **more: str) -> Settings:
    main, claude, cheap = three
    lines = {"more": "", "more_of_main": "", "more_of_claude": "", "more_of_cheap": ""} | more
    file = folder / "ricordo.toml"
    file.write_text(
        UPSTREAMS.format(
            store=folder / "ricordo.db",
            main=main.base_url,
            claude=claude.base_url,
            cheap=cheap.base_url,
            claudes_key=CLAUDES_KEY,
            cheaps_key=CHEAPS_KEY,
            **lines,
        )
    )
    return load_settings(file=file, environ={})


@contextlib.contextmanager
def three_of(folder: Path, *, worker: bool = False, **more: str) -> Generator[Three]:
    with contextlib.ExitStack() as stack:
        main, claude, cheap = (stack.enter_context(ScriptedUpstream.in_thread()) for _ in range(3))
        settings = settings_of(folder, (main, claude, cheap), **more)
        yield Three(stack.enter_context(ricordo_of(settings, main, worker=worker)), main, claude, cheap)


@pytest.fixture(scope="module")
def _shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Three]:
    folder = tmp_path_factory.mktemp("three")
    fallbacks = 'fallbacks = ["cheap=small-model"]'
    with three_of(folder, worker=True, more_of_claude=fallbacks) as three:
        yield three


@pytest.fixture
def three(_shared: Three) -> Three:
    """All three at their default scripts."""
    for upstream in _shared[1:]:
        upstream.script(default)
        upstream.requests.clear()
    return _shared


def post(
    three: Three,
    model: str,
    messages: Messages | None = None,
    *,
    who: str = "ada",
    headers: dict[str, str] | None = None,
) -> httpx2.Response:
    return httpx2.post(
        f"{three.ricordo.origin}/v1/chat/completions",
        headers={"X-Memory-User": who, "Authorization": f"Bearer {KEY}"} | (headers or {}),
        json={"model": model, "messages": messages or [user("Hello there")], "stream": False},
        timeout=60,
    )


def refusal(status: int, text: str = "no") -> Answer:
    return Answer(status=status, headers=((b"content-type", b"application/json"),), body=(text.encode(),))


# ── Which one ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_model_goes_to_the_upstream_that_takes_it_and_any_other_to_the_default_one(three: Three):
    named = [post(three, model).headers["x-memory-upstream"] for model in ("claude-haiku", "gpt-4o", "my-claude-x")]

    assert named == ["claude", "default", "default"]
    assert three.counts() == (2, 1, 0)


def test_the_header_chooses_one_where_it_may_whatever_the_model(three: Three):
    answer = post(three, "claude-haiku", headers={"X-Memory-Upstream": "cheap"})

    assert answer.headers["x-memory-upstream"] == "cheap"
    assert three.counts() == (0, 0, 1)
    assert all(name.lower() != b"x-memory-upstream" for name, _ in three.cheap.requests[0].headers)


@pytest.mark.parametrize("name", ["claude", "nobody", "http://127.0.0.1:1/v1", "b64:aHR0cDovL3g"])
def test_no_other_name_and_no_address_chooses_one(three: Three, name: str):
    answer = post(three, "gpt-4o", headers={"X-Memory-Upstream": name})

    assert answer.status_code == 400
    assert answer.json()["error"]["code"] in {"unknown_upstream", "invalid_scope_value"}
    assert three.counts() == (0, 0, 0)


def test_what_is_relayed_without_memory_goes_by_its_model_too(three: Three):
    headers = {"Authorization": f"Bearer {KEY}"}
    url = f"{three.ricordo.origin}/v1/embeddings"

    for model in ("claude-embed", "text-embed"):
        httpx2.post(url, headers=headers, json={"model": model, "input": "x" * 200_000}, timeout=60)

    assert three.counts() == (1, 1, 0)
    assert len(three.claude.requests[0].json()["input"]) == 200_000


# ── What each answered ────────────────────────────────────────────────────────────────────────────────────────


def test_what_each_upstream_answered_is_counted_by_its_name_and_status(three: Three):
    before = answered(three)
    for answer in (refusal(429), default, refusal(401), raw(b"no HTTP at all"), refusal(500)):
        three.main.once(answer)
    three.claude.script(refusal(503))
    url = f"{three.ricordo.origin}/v1/models"

    for _ in range(5):
        post(three, "gpt-4o")
    post(three, "claude-haiku")
    httpx2.get(url, headers={"Authorization": f"Bearer {KEY}", "X-Memory-Upstream": "default"}, timeout=60)

    grown = {name: count - before.get(name, 0) for name, count in answered(three).items()}
    assert {name: count for name, count in grown.items() if count} == {
        ("default", "429"): 1,
        ("default", "200"): 2,
        ("default", "401"): 1,
        ("default", "invalid"): 1,
        ("default", "500"): 1,
        ("claude", "503"): 1,
        ("cheap", "200"): 1,
    }


def answered(three: Three) -> dict[tuple[str, str], float]:
    said = httpx2.get(f"{three.ricordo.origin}/metrics").text
    rows = re.findall(r'^ricordo_upstream_answers_total\{status="(\w+)",upstream="(\w+)"\} (\S+)', said, re.MULTILINE)
    return {(upstream, status): float(count) for status, upstream, count in rows}


# ── Whose key ─────────────────────────────────────────────────────────────────────────────────────────────────


def key_of(request: Received) -> list[tuple[bytes, bytes]]:
    names = (b"authorization", b"x-api-key", b"api-key")
    return [(name.lower(), value) for name, value in request.headers if name.lower() in names]


def test_each_upstream_gets_its_own_key_and_no_other(three: Three):
    post(three, "gpt-4o")
    post(three, "claude-haiku")
    post(three, "gpt-4o", headers={"X-Memory-Upstream": "cheap"})

    assert key_of(three.main.requests[0]) == [(b"authorization", f"Bearer {KEY}".encode())]
    assert key_of(three.claude.requests[0]) == [(b"authorization", f"Bearer {CLAUDES_KEY}".encode())]
    assert key_of(three.cheap.requests[0]) == [(b"authorization", f"Bearer {CHEAPS_KEY}".encode())]


def test_in_anthropics_dialect_our_key_stands_where_it_is_looked_for(three: Three):
    httpx2.post(
        f"{three.ricordo.origin}/v1/messages",
        headers={"x-api-key": "placeholder", "anthropic-version": "2023-06-01"},
        json={"model": "claude-haiku", "max_tokens": 9, "messages": [user("Hi")]},
        timeout=60,
    )

    assert key_of(three.claude.requests[0]) == [(b"x-api-key", CLAUDES_KEY.encode())]


@pytest.mark.parametrize("status", [400, 401, 500])
def test_a_held_key_is_in_no_answer_whatever_the_provider_says(three: Three, status: int):
    echo = f'{{"error": {{"message": "Incorrect API key provided: {CLAUDES_KEY}"}}}}'
    three.claude.script(refusal(status, echo))

    answer = post(three, "claude-haiku")

    assert answer.status_code == status
    assert CLAUDES_KEY not in answer.text
    assert "Incorrect API key provided: ***" in answer.text


def test_a_key_goes_to_no_other_upstream_when_its_own_one_fails(three: Three):
    three.claude.script(refusal(503))

    post(three, "claude-haiku")

    everything = b"".join(
        value for request in (*three.cheap.requests, *three.main.requests) for _, value in request.headers
    )
    assert CLAUDES_KEY.encode() not in everything
    assert KEY.encode() not in everything


# ── Who takes its place ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("status", [429, 503, 529])
def test_U04_one_that_refuses_is_replaced_with_the_models_name_that_the_other_knows(three: Three, status: int):
    three.claude.script(refusal(status))

    answer = post(three, "claude-haiku")

    assert (answer.status_code, answer.headers["x-memory-upstream"]) == (200, "cheap")
    assert three.counts() == (0, 1, 1)
    assert three.cheap.requests[0].json()["model"] == "small-model"


def test_U01_one_that_is_away_is_replaced(tmp_path: Path):
    with three_of(tmp_path, more_of_claude='fallbacks = ["cheap"]') as three:
        three.claude.run(three.claude.refuse())

        answer = post(three, "claude-haiku")

    assert (answer.status_code, answer.headers["x-memory-upstream"]) == (200, "cheap")


@pytest.mark.parametrize("status", [400, 401, 404, 500, 502, 504])
def test_U03_U04_what_may_have_been_charged_or_is_the_clients_fault_is_told_and_not_asked_elsewhere(
    three: Three, status: int
):
    three.claude.script(refusal(status))

    assert post(three, "claude-haiku").status_code == status
    assert three.counts() == (0, 1, 0)


def test_U03_the_last_one_is_heard_whatever_it_says(three: Three):
    three.claude.script(refusal(503))
    three.cheap.script(refusal(429, "slow down"))

    answer = post(three, "claude-haiku")

    assert (answer.status_code, answer.text) == (429, "slow down")


def test_a_turn_that_another_one_answered_is_remembered_once(three: Three):
    three.claude.script(refusal(503))

    post(three, "claude-haiku", [user(CAT)], who="fallen")

    assert three.ricordo.remembered("fallen") == [CAT]


def test_where_failures_count_too_another_one_is_asked_after_them(tmp_path: Path):
    more = 'fallbacks = ["cheap"]\nfall_back_on = "failed"'
    with three_of(tmp_path, more_of_claude=more) as three:
        three.claude.script(refusal(500))

        answer = post(three, "claude-haiku")

        assert (answer.status_code, answer.headers["x-memory-upstream"]) == (200, "cheap")
        assert three.cheap.requests[0].json()["model"] == "claude-haiku"


def test_U01_U04_a_request_that_was_not_taken_is_sent_once_more_where_that_is_set(tmp_path: Path):
    with three_of(tmp_path, more_of_claude="retries = 1") as three:
        three.claude.once(refusal(503))
        taken = post(three, "claude-haiku").status_code
        three.claude.script(refusal(500))
        failed = post(three, "claude-haiku").status_code

        assert (taken, failed) == (200, 500)
        assert len(three.claude.requests) == 3


# ── Models ────────────────────────────────────────────────────────────────────────────────────────────────────


def models(*names: str) -> Answer:
    data = ",".join(f'{{"id": "{name}", "object": "model", "x": 1.0}}' for name in names)
    body = f'{{"object": "list", "data": [{data}]}}'.encode()
    return Answer(headers=((b"content-type", b"application/json"),), body=(body,))


def listed(three: Three, **headers: str) -> httpx2.Response:
    url = f"{three.ricordo.origin}/v1/models"
    return httpx2.get(url, headers={"Authorization": f"Bearer {KEY}", **headers}, timeout=60)


def test_models_are_one_list_of_what_each_request_would_get(three: Three):
    three.main.script(models("gpt-4o", "claude-not-from-here"), on="/models")
    three.claude.script(models("claude-haiku", "claude-opus", "other"), on="/models")
    three.cheap.script(models("only-by-header"), on="/models")

    answer = listed(three)

    assert [each["id"] for each in answer.json()["data"]] == ["gpt-4o", "claude-haiku", "claude-opus"]
    assert '"x":1.0' in answer.text or '"x": 1.0' in answer.text
    assert key_of(three.claude.requests[0]) == [(b"x-api-key", CLAUDES_KEY.encode())]
    assert (b"anthropic-version", b"2023-06-01") in three.claude.requests[0].headers


def test_who_does_not_tell_its_models_is_left_out(three: Three):
    three.main.script(models("gpt-4o"), on="/models")
    three.claude.script(refusal(500), on="/models")

    assert [each["id"] for each in listed(three).json()["data"]] == ["gpt-4o"]


def test_what_the_default_one_says_of_a_wrong_key_is_the_answer(three: Three):
    three.main.script(refusal(401, "wrong key"), on="/models")

    answer = listed(three)

    assert (answer.status_code, answer.text) == (401, "wrong key")


def test_one_model_is_asked_for_where_it_is(three: Three):
    httpx2.get(f"{three.ricordo.origin}/v1/models/claude-haiku", timeout=60)

    assert three.counts() == (0, 1, 0)


# ── Memory ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_one_memory_stands_behind_all_of_them(three: Three):
    post(three, "gpt-4o", [user(CAT)], who="many")
    three.ricordo.ingested()

    for model, upstream in (("claude-haiku", three.claude), ("gpt-4o", three.main)):
        assert told(post(three, model, [user(QUESTION)], who="many"))[0] == "hit"
        assert "Miso" in str(upstream.requests[-1].json()["messages"])


def test_an_upstream_that_may_see_no_memory_sees_none_and_what_is_said_there_is_kept(tmp_path: Path):
    with three_of(tmp_path, worker=True, more_of_cheap='memory = "none"') as three:
        post(three, "m", [user(CAT)])
        three.ricordo.ingested()
        asked = [user(QUESTION + " My boat is called Andrea Doria.")]

        answer = post(three, "m", asked, headers={"X-Memory-Upstream": "cheap"})

        assert told(answer)[0] == "off"
        assert three.cheap.requests[-1].json()["messages"] == asked
        assert any("Andrea Doria" in text for text in three.ricordo.remembered("ada"))


def test_a_fallbacks_prompt_is_made_by_its_own_rules(tmp_path: Path):
    more = {"more_of_claude": 'fallbacks = ["cheap"]', "more_of_cheap": 'memory = "none"'}
    with three_of(tmp_path, worker=True, **more) as three:
        post(three, "m", [user(CAT)])
        three.ricordo.ingested()
        three.claude.script(refusal(503))
        asked: Messages = [user(QUESTION)]

        answer = post(three, "claude-haiku", asked)

        assert "Miso" in str(three.claude.requests[-1].json()["messages"])
        assert three.cheap.requests[-1].json()["messages"] == asked
        assert told(answer)[0] == "off"


def test_a_fallbacks_model_is_told_too_that_its_user_threw_her_own_switch(tmp_path: Path):
    with three_of(tmp_path, more_of_claude='fallbacks = ["cheap"]') as three:
        for said, notice in (("Stop storing my data.", "nothing_kept"), ("You may remember me again.", "kept_again")):
            three.claude.script(refusal(503))
            post(three, "claude-haiku", [user(said)])

            for upstream in (three.claude, three.cheap):
                assert NOTICES[notice] in str(upstream.requests[-1].json()["messages"])


def test_switches_may_be_of_one_upstream(three: Three):
    post(three, "gpt-4o", [user(CAT)], who="switched")
    three.ricordo.ingested()
    url = f"{three.ricordo.origin}/memory/v1/switches"
    switch: dict[str, Any] = {"upstream": "claude", "recall": "off"}
    httpx2.put(url, headers={"X-Memory-User": "switched"}, json=switch, timeout=60).raise_for_status()

    told_by = {model: told(post(three, model, [user(QUESTION)], who="switched"))[0] for model in ("m", "claude-x")}

    assert told_by == {"m": "hit", "claude-x": "off"}


# ── Identity ──────────────────────────────────────────────────────────────────────────────────────────────────


def knows(three: Three, upstream: str) -> list[str]:
    """What the key opens at an upstream, by the memory's own API."""
    headers = {"Authorization": f"Bearer {KEY}", "X-Memory-User": "ada", "X-Memory-Upstream": upstream}
    answer = httpx2.get(f"{three.ricordo.origin}/memory/v1/memories", headers=headers, timeout=60)
    return [each["memory"] for each in answer.raise_for_status().json()["results"]]


def test_K09_one_key_at_two_upstreams_has_two_memories(tmp_path: Path):
    with three_of(tmp_path, worker=True, more='[identity]\nlocal = "off"', more_of_cheap='key = "client"') as three:
        post(three, "m", [user(CAT)])
        three.ricordo.ingested()

        here, there = (
            post(three, "m", [user(QUESTION)], headers={"X-Memory-Upstream": name}) for name in ("default", "cheap")
        )

        assert (told(here)[0], told(there)[0]) == ("hit", "miss")
        three.ricordo.ingested()
        assert (CAT in knows(three, "default"), CAT in knows(three, "cheap")) == (True, False)
        assert key_of(three.cheap.requests[-1]) == [(b"authorization", f"Bearer {KEY}".encode())]


def test_K09_a_namespace_joins_them(tmp_path: Path):
    joined = f'[identity]\nlocal = "off"\nnamespaces = ["shop=sha256:{sha256(KEY.encode()).hexdigest()}"]'
    with three_of(tmp_path, worker=True, more=joined) as three:
        post(three, "m", [user(CAT)])
        three.ricordo.ingested()

        there = post(three, "m", [user(QUESTION)], headers={"X-Memory-Upstream": "cheap"})

        assert told(there)[0] == "hit"


def test_a_strangers_key_is_not_replaced_by_ours(tmp_path: Path):
    with three_of(tmp_path, more='[identity]\nlocal = "off"', more_of_claude='fallbacks = ["cheap"]') as three:
        three.claude.script(refusal(503))

        answer = post(three, "claude-haiku")

        assert answer.status_code == 503
        assert key_of(three.claude.requests[0]) == [(b"authorization", f"Bearer {KEY}".encode())]
        assert three.counts() == (0, 1, 0)


# ── The memory's own API ──────────────────────────────────────────────────────────────────────────────────────


def context(three: Three, body: dict[str, Any], **headers: str) -> httpx2.Response:
    url = f"{three.ricordo.origin}/memory/v1/context"
    sent = {"Authorization": f"Bearer {KEY}", "X-Memory-User": "ada", **headers}
    return httpx2.post(url, headers=sent, json={"query": QUESTION} | body, timeout=60)


def test_context_is_made_for_the_upstream_that_will_be_asked(tmp_path: Path):
    more = {"more_of_claude": 'memory = "no_sensitive"\nsystem = "none"', "more_of_cheap": 'memory = "none"'}
    with three_of(tmp_path, worker=True, **more) as three:
        for fact in (CAT, "I'm allergic to penicillin."):
            post(three, "m", [user(fact)])
            three.ricordo.ingested()

        made = {name: context(three, {"upstream": name}).json() for name in ("default", "claude", "cheap")}
        by_header = context(three, {}, **{"X-Memory-Upstream": "claude"}).json()

    seen = {name: [word for word in ("Miso", "penicillin") if word in str(made[name]["messages"])] for name in made}
    assert seen == {"default": ["Miso", "penicillin"], "claude": ["Miso"], "cheap": []}
    assert (made["cheap"]["status"], made["cheap"]["reason"]) == ("off", "switched_off")
    assert [each["role"] for each in made["claude"]["messages"]] == ["user"], "it takes no system message"
    assert by_header == made["claude"]


def test_context_heeds_the_switches_of_an_upstream_and_of_a_model(three: Three):
    post(three, "gpt-4o", [user(CAT)], who="ada")
    three.ricordo.ingested()
    url = f"{three.ricordo.origin}/memory/v1/switches"
    for switch in ({"upstream": "cheap", "recall": "off"}, {"model": "small*", "recall": "off"}):
        httpx2.put(url, headers={"X-Memory-User": "ada"}, json=switch, timeout=60).raise_for_status()

    told = [context(three, body).json()["status"] for body in ({}, {"upstream": "cheap"}, {"model": "small-1"})]

    assert told == ["hit", "off", "off"]


def test_context_for_an_upstream_that_is_not_there_is_refused(three: Three):
    by_body, by_header = context(three, {"upstream": "nobody"}), context(three, {}, **{"X-Memory-Upstream": "nobody"})

    assert (by_body.status_code, by_header.status_code) == (400, 400)
    assert "upstream" in by_body.json()["error"]["message"]
