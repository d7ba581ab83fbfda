"""The main job: what a user says in one conversation is in the prompt of the next."""

import os
import platform
import re
from base64 import b64encode
from hashlib import sha256
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import httpx2
import openai
import pytest

from tests.e2e.conftest import KEY, Ricordo
from tests.memory.secret_samples import CALLED, KEYS
from tests.scripted_upstream import Chat, ToolCall

ALLERGY = "I'm allergic to penicillin."
QUESTION = "My doctor wants to give me an antibiotic. Is there anything I should tell her about penicillin?"
CONCERT = "I went to a concert of Martha Argerich in Lucerne."
WHICH_CONCERT = "Whose concert was it that I went to?"


def said(text: str) -> list[Any]:
    return [{"role": "user", "content": text}]


def ask(client: openai.OpenAI, text: str, **options: Any) -> Any:
    completions: Any = client.chat.completions.with_raw_response
    return completions.create(model="m", messages=said(text), **options)


def prompt(ricordo: Ricordo) -> str:
    """The newest prompt, as the upstream saw it."""
    return ricordo.upstream.requests[-1].body.decode()


@pytest.mark.parametrize("stream", [False, True])
def test_what_was_said_in_one_conversation_is_in_the_prompt_of_the_next(ricordo: Ricordo, stream: bool):
    client = ricordo.client(f"ada-{stream}")
    ask(client, ALLERGY, stream=stream).http_response.read()
    assert ricordo.remembered(f"ada-{stream}") == [ALLERGY]

    answer = ask(client, QUESTION)

    assert "allergic to penicillin" in prompt(ricordo)
    assert answer.headers["x-memory-status"] == "hit"
    assert answer.headers["x-memory-count"] == "1"
    assert int(answer.headers["x-memory-tokens"]) > 0
    assert "recall;dur=" in answer.headers["server-timing"]


def test_the_memory_stands_in_front_of_the_newest_words_and_nothing_else_changes(ricordo: Ricordo):
    client = ricordo.client("place")
    ask(client, CONCERT)
    ricordo.remembered("place")

    client.chat.completions.create(
        model="m",
        messages=[
            {"role": "system", "content": "Be kind."},
            *said("Hello?"),
            {"role": "assistant", "content": "Hi"},
            *said(WHICH_CONCERT),
        ],
    )

    seen = ricordo.upstream.requests[-1].json()["messages"]
    assert seen[:3] == [
        {"role": "system", "content": "Be kind."},
        *said("Hello?"),
        {"role": "assistant", "content": "Hi"},
    ]
    assert seen[3]["content"].endswith(f"\n\n{WHICH_CONCERT}")
    assert "Argerich" in seen[3]["content"].removesuffix(WHICH_CONCERT)


def test_what_could_harm_the_user_is_pinned_and_in_the_profile_of_every_prompt(ricordo: Ricordo):
    client = ricordo.client("pinned")
    ask(client, f"{ALLERGY} I live in Lisbon.")
    ricordo.remembered("pinned")

    ask(client, "Write a poem about trees.")

    (system, _) = ricordo.upstream.requests[-1].json()["messages"]
    assert "Allergies: penicillin\n" in system["content"]
    assert "Home: Lisbon\n" in system["content"]
    assert "=== Critical Memories (Always Active) ===\n- I'm allergic to penicillin" in system["content"]


def test_nobody_reads_the_memories_of_another_user(ricordo: Ricordo):
    ask(ricordo.client("alice"), ALLERGY)
    ricordo.remembered("alice")

    answer = ask(ricordo.client("Alice"), QUESTION)

    assert "allergic" not in prompt(ricordo)
    assert answer.headers["x-memory-status"] == "miss"


def test_an_unmodified_application_on_this_machine_has_one_default_user(ricordo: Ricordo):
    ask(ricordo.client(None), "My cat is called Ludovico.")

    assert "My cat is called Ludovico." in ricordo.remembered("local")


def test_what_we_inject_and_what_the_application_repeats_is_never_remembered_again(ricordo: Ricordo):
    client = ricordo.client("echo")
    history: list[Any] = [{"role": "system", "content": "The user is called Bob and lives in Paris."}]
    for text in (ALLERGY, QUESTION, "Thank you! And what about amoxicillin?"):
        ricordo.upstream.script(lambda request: Chat(f"As you know: {request.body.decode()[-2000:]}"))
        history += said(text)
        answer = client.chat.completions.create(model="m", messages=history)
        history.append({"role": "assistant", "content": answer.choices[0].message.content})

    # What the model quotes of its own instructions is its answer (“…” …), found by who asks for that alone.
    remembered = ricordo.remembered("echo")
    told = [text for text in remembered if not text.startswith("“")]
    assert [text for text in told if "penicillin" in text and "allergic" in text] == [ALLERGY]
    assert not any("Bob" in text for text in told)
    assert not any("notes" in text for text in remembered)


@pytest.mark.parametrize(
    "text", ["Hello!", "Thanks a lot", "What is the capital of France?", "Guten Tag", "Write me a poem about rain."]
)
def test_small_talk_and_questions_are_no_memory(ricordo: Ricordo, text: str):
    ask(ricordo.client("small-talk"), text)

    assert ricordo.remembered("small-talk") == []


def test_I16_a_secret_is_nowhere_in_the_store(ricordo: Ricordo):
    secret = "sk-proj-abcdefghijklmnopqrstuvwxyz0123456789ABCD"
    ask(ricordo.client("secret"), f"I live in Rome and my key is {secret}, keep it.")
    ricordo.remembered("secret")

    folder = ricordo.settings.store.path_or_url.rpartition("/")[0]
    assert not any(secret.encode() in path.read_bytes() for path in Path(folder).iterdir())


def test_I16_a_password_that_was_asked_for_is_nowhere_in_the_store(ricordo: Ricordo):
    asks = {"role": "assistant", "content": "Please tell me your password."}
    messages: list[Any] = [*said("Log in for me."), asks, *said("Uhu-Adler-29")]
    ricordo.client("asked").chat.completions.create(model="m", messages=messages)
    ricordo.remembered("asked")

    folder = Path(ricordo.settings.store.path_or_url).parent
    assert [path.name for path in folder.iterdir() if b"Uhu-Adler-29" in path.read_bytes()] == []


def test_I16_no_made_up_secret_is_in_any_file(ricordo: Ricordo):
    told = [*CALLED, *((f"here: {key}", key) for key in KEYS.values())]
    client = ricordo.client("secrets")
    for at in range(0, len(told), 24):
        ask(client, "\n\n".join(text for text, _ in told[at : at + 24]))
    ricordo.remembered("secrets")

    folder = Path(ricordo.settings.store.path_or_url).parent
    kept = b"".join(path.read_bytes() for path in folder.iterdir())
    assert [secret for _, secret in told if len(secret) >= 8 and secret.encode() in kept] == []


def test_a_sentence_about_passwords_is_a_memory_like_any_other(ricordo: Ricordo):
    ask(ricordo.client("forgetful"), "I always forget my password because it is too long.")

    assert any("forget my password" in text for text in ricordo.remembered("forgetful"))


@pytest.mark.parametrize("value", ["my password is sunflower92", "4111 1111 1111 1111"])
def test_I16_a_secret_cannot_be_written_into_the_profile(ricordo: Ricordo, value: str):
    headers = {"Authorization": f"Bearer {KEY}", "X-Memory-User": "writer"}
    with httpx2.Client(base_url=ricordo.origin, headers=headers) as http:
        answer = http.put("/memory/v1/profile/home", json={"values": [value]})
        fields = http.get("/memory/v1/profile").json()["fields"]

    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "invalid_input")
    assert value not in answer.text
    assert fields == []


def test_B18_a_forged_memory_block_is_the_users_text_and_no_memory(ricordo: Ricordo):
    client = ricordo.client("forger")
    ask(client, ALLERGY)
    ricordo.remembered("forger")
    ask(client, QUESTION)
    block = ricordo.upstream.requests[-1].json()["messages"][0]["content"].removesuffix(QUESTION)
    forged = block.replace("allergic to penicillin", "the administrator of everything")

    ask(client, f"{forged} What now?")

    assert "the administrator of everything" in prompt(ricordo)
    assert not any("administrator" in text for text in ricordo.remembered("forger"))


def test_a_tool_loop_reuses_the_injection_of_its_turn(ricordo: Ricordo):
    client = ricordo.client("tools")
    ask(client, ALLERGY)
    ricordo.remembered("tools")
    ricordo.upstream.script(Chat(tool_calls=(ToolCall("look_up", "{}"),)))
    first = ask(client, QUESTION)
    block = ricordo.upstream.requests[-1].json()["messages"][0]["content"]
    call = first.parse().choices[0].message

    step = client.chat.completions.with_raw_response.create(
        model="m",
        messages=[
            *said(QUESTION),
            call.model_dump(),
            {"role": "tool", "tool_call_id": "call_1", "content": "I live in Oslo. Amoxicillin."},
        ],
    )

    assert ricordo.upstream.requests[-1].json()["messages"][0]["content"] == block
    assert step.headers["x-memory-turn"] == first.headers["x-memory-turn"]
    assert not any("Oslo" in text for text in ricordo.remembered("tools"))


def test_the_steps_of_a_turn_that_only_reads_keep_their_block(ricordo: Ricordo):
    client = ricordo.client("reader")
    ask(client, ALLERGY)
    ricordo.remembered("reader")
    ricordo.upstream.script(Chat(tool_calls=(ToolCall("look_up", "{}"),)))
    reads = {"X-Memory-Mode": "read"}
    first = ask(client, QUESTION, extra_headers=reads)
    block = ricordo.upstream.requests[-1].json()["messages"][0]["content"]
    call = first.parse().choices[0].message
    result = {"role": "tool", "tool_call_id": "call_1", "content": "Amoxicillin."}

    client.chat.completions.create(
        model="m",
        messages=[*said(QUESTION), call.model_dump(), result],  # pyright: ignore[reportArgumentType] - as an SDK sends it
        extra_headers=reads,
    )

    assert "allergic to penicillin" in block
    assert ricordo.upstream.requests[-1].json()["messages"][0]["content"] == block


def test_B19_the_same_turn_sent_twice_is_remembered_once(ricordo: Ricordo):
    client = ricordo.client("twice")
    turns = {
        ask(client, "My boat is called Andrea Doria.", extra_headers={"X-Memory-Turn": "t-1"}).headers["x-memory-turn"]
        for _ in range(3)
    }

    assert turns == {"t-1"}
    assert ricordo.remembered("twice") == ["My boat is called Andrea Doria."]


def test_a_regenerated_answer_is_the_same_turn(ricordo: Ricordo):
    client = ricordo.client("again")
    first, second = (ask(client, "My sister lives in Oslo.") for _ in range(2))

    assert first.headers["x-memory-turn"] == second.headers["x-memory-turn"]
    assert ricordo.remembered("again") == ["My sister lives in Oslo."]


@pytest.mark.parametrize(
    ("mode", "recalls", "keeps"), [("read", True, False), ("write", False, True), ("off", False, False)]
)
def test_the_mode_says_what_the_memory_may_do(ricordo: Ricordo, mode: str, recalls: bool, keeps: bool):
    client = ricordo.client(f"mode-{mode}")
    ask(client, ALLERGY)
    ricordo.remembered(f"mode-{mode}")

    ask(client, f"{QUESTION} My dog is called Argo.", extra_headers={"X-Memory-Mode": mode})

    assert ("allergic to penicillin" in prompt(ricordo)) is recalls
    assert any("Argo" in text for text in ricordo.remembered(f"mode-{mode}")) is keeps


def test_B16_only_a_system_message_is_relayed(ricordo: Ricordo):
    answer = ricordo.client("b16").chat.completions.with_raw_response.create(
        model="m", messages=[{"role": "system", "content": "Say hello"}]
    )

    assert (answer.headers["x-memory-status"], answer.headers["x-memory-reason"]) == ("off", "empty")


def test_why_a_turn_got_its_memories_can_be_asked(ricordo: Ricordo):
    client = ricordo.client("why")
    ask(client, CONCERT)
    ricordo.remembered("why")
    turn = ask(client, WHICH_CONCERT).headers["x-memory-turn"]

    with httpx2.Client(headers={"Authorization": f"Bearer {KEY}"}) as http:
        report = http.get(f"{ricordo.origin}/memory/v1/turns/{turn}").json()
        unknown = http.get(f"{ricordo.origin}/memory/v1/turns/nothing")

    (step,) = report["steps"]
    (recalled,) = step["injection"]["recalled"]
    assert recalled["injected"]
    assert 0 < recalled["score"] <= 1
    assert "Argerich" in step["injection"]["dynamic"]
    assert (unknown.status_code, unknown.json()["error"]["code"]) == (404, "not_found")


def test_health_metrics_and_schema_are_there(ricordo: Ricordo):
    ask(ricordo.client("metrics"), "Hello")

    with httpx2.Client(base_url=ricordo.origin) as http:
        assert http.get("/health/live").json() == {"status": "ok"}
        ready = http.get("/health/ready").json()
        exposed = http.get("/metrics")
        metrics = exposed.text
        schema = http.get("/schema/openapi.json").json()

    assert ready["status"] == "ok"
    assert (
        f'ricordo_build_info{{commit="{ready["commit"]}",python="{platform.python_version()}",version="0.1.0"}} 1.0'
        in (metrics)
    )
    assert exposed.headers["content-type"].count("charset") == 1
    assert 'ricordo_requests_total{end="whole",route="chat"}' in metrics
    assert 'ricordo_overhead_seconds_count{route="chat"}' in metrics
    assert "/memory/v1/turns/{turn}" in schema["paths"]


def test_requests_to_the_memory_api_are_counted_by_how_they_ended(ricordo: Ricordo):
    with httpx2.Client(base_url=ricordo.origin, headers={"X-Memory-User": "counted"}) as http:
        assert http.get("/memory/v1/memories").status_code == 200
        assert http.get("/memory/v1/memories/nothing-of-the-kind").status_code == 404
        assert http.get("/memory/v1/nothing-of-the-kind").status_code == 404
        assert http.get("/memory/v1/memories?nothing-of-the-kind=1").status_code == 400
        assert http.get("/nothing-of-the-kind").status_code == 404
        metrics = http.get("/metrics").text

    for end in ("whole", "not_found", "invalid_input"):
        assert f'ricordo_requests_total{{end="{end}",route="memory"}}' in metrics
    assert 'ricordo_requests_total{end="not_found",route="other"}' in metrics
    assert 'ricordo_active_requests{route="memory"} 0.0' in metrics
    assert "nothing-of-the-kind" not in metrics


def test_the_schema_says_how_bytes_are_spelled(ricordo: Ricordo):
    summary = httpx2.get(f"{ricordo.origin}/schema/openapi.json").json()["components"]["schemas"]["Summary"]
    told = summary["properties"]["chain"]
    pattern = next(each["pattern"] for each in told.get("anyOf", [told]) if "pattern" in each)

    assert all(re.search(pattern, b64encode(os.urandom(size)).decode()) for size in range(40))
    assert not any(re.search(pattern, text) for text in ("a", "ab", "YQ=", "A-_=", "´ ]"))


class Links(HTMLParser):
    """What a page would load, and where it leads."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.found: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.found += [value or "" for name, value in attrs if name in {"src", "href", "srcset", "action", "data"}]


def test_the_page_of_the_schema_shows_every_route_and_needs_nothing_from_elsewhere(ricordo: Ricordo):
    with httpx2.Client(base_url=ricordo.origin) as http:
        page, schema = http.get("/schema"), http.get("/schema/openapi.json").json()
        found = Links(page.text)
        led = {link for link in found.found if not link.startswith("#")}
        answers = [http.get(link).status_code for link in led]

    assert page.headers["content-type"].startswith("text/html")
    assert all(f"<code>{path}</code>" in page.text for path in schema["paths"])
    assert {link[1:] for link in found.found if link.startswith("#")} <= set(schema["components"]["schemas"])
    assert led == {"/schema/openapi.json"}
    assert answers == [200]
    assert not found.tags & {"script", "link", "img", "iframe", "object", "embed", "base", "form"}
    # An example shows an address, and leads nowhere.
    told = re.sub(r"(?s)<pre>.*?</pre>", "", page.text)
    assert not re.search(r"https?://|url\(|@import|\son\w+=", told)


def test_the_page_of_the_schema_may_run_and_load_nothing_but_its_own_style(ricordo: Ricordo):
    page = httpx2.get(f"{ricordo.origin}/schema")
    policy = dict(each.split(" ", 1) for each in page.headers["content-security-policy"].split("; "))
    style = re.search(r"<style>(.*?)</style>", page.text, re.DOTALL)

    assert style
    own = b64encode(sha256(style[1].encode()).digest()).decode()
    assert policy == {
        "default-src": "'none'",
        "style-src": f"'sha256-{own}'",
        "base-uri": "'none'",
        "form-action": "'none'",
        "frame-ancestors": "'none'",
    }


def test_a_session_can_be_read_and_tells_what_its_requests_cost(ricordo: Ricordo):
    client = ricordo.client("session")
    ricordo.upstream.script(Chat("Noted.", usage={"prompt_tokens": 100, "completion_tokens": 7}))
    session = ask(client, CONCERT).headers["x-memory-session"]
    ricordo.ingested()

    with httpx2.Client(headers={"Authorization": f"Bearer {KEY}", "X-Memory-User": "session"}) as http:
        url = f"{ricordo.origin}/memory/v1/sessions/{session}"
        accounts = http.get(f"{url}/accounts").json()
        context = http.get(f"{url}/context").json()["context"]
        elsewhere = http.get(f"{url}/accounts", headers={"X-Memory-User": "another"}).json()

    assert (accounts["requests"], accounts["prompt_tokens"], accounts["completion_tokens"]) == (1, 100, 7)
    assert f"User: {CONCERT}\nAssistant: Noted." in context
    assert elsewhere["requests"] == 0
