"""The memory manager (docs/rules.md, Sessions by hand), on a real store."""

import threading
from datetime import datetime, timedelta, timezone
from typing import Any

import msgspec
import pytest

from adapters.in_memory import InMemoryEngine
from config.instructions import packaged
from memory.model.errors import InvalidInput
from memory.model.ids import uuid7
from memory.model.scope import Scope
from memory.model.session import EntryType, SessionOptions, Summary, TimeRange
from memory.model.turn import TurnKey
from memory.sessions.compressor import Compressed, Compressor
from memory.sessions.events import Listeners, SessionEvent, compressed, events_between
from memory.sessions.manager import SessionExport, Sessions
from memory.sessions.summariser import HeuristicSummariser
from memory.text.tokens import estimate_tokens
from tests.memory.in_memory import engine_in_memory
from tests.memory.session_examples import ALICE, NOW, entry

PROMPT = packaged("session_summary")


class Manager(Sessions):
    """The sessions with what they tell."""

    def __init__(self, engine: InMemoryEngine, scope: Scope = ALICE) -> None:
        self.told: list[SessionEvent] = []
        self.store = engine.sessions
        listeners = Listeners()
        listeners.on(None, self.told.append)
        compressor = Compressor(
            store=engine.sessions,
            summariser=HeuristicSummariser(),
            count=estimate_tokens,
            clock=lambda: NOW,
            make_id=uuid7,
            on_event=lambda event: listeners.tell(compressed(event)) if isinstance(event, Compressed) else None,
        )
        super().__init__(
            scope=scope,
            store=engine.sessions,
            compressor=compressor,
            listeners=listeners,
            count=estimate_tokens,
            clock=lambda: NOW,
            make_id=uuid7,
            prompt=PROMPT,
        )


@pytest.fixture
def engine() -> InMemoryEngine:
    return engine_in_memory()


@pytest.fixture
def memory(engine: InMemoryEngine) -> Manager:
    return Manager(engine)


SUMMARY = Summary(
    id="s1",
    content="in short",
    original_entry_ids=("e1",),
    token_count=2,
    original_token_count=10,
    compression_ratio=5.0,
    created_at=NOW,
    time_range=TimeRange(NOW, NOW),
)


def nested(depth: int) -> dict[str, Any]:
    """Metadata of so many levels."""
    inner: Any = "x"
    for _ in range(depth - 1):
        inner = [inner]
    return {"deep": inner}


async def chat(memory: Manager, messages: int) -> None:
    for n in range(messages):
        await memory.add_user_message("s1", f"message {n}")


async def test_agterms_example(memory: Manager):
    await memory.add_user_message("s1", "Hello, how are you?")
    await memory.add_assistant_message("s1", "I am doing well!")
    await memory.add_tool_call("s1", "shell", {"command": "ls -la"})
    await memory.add_tool_result("s1", "shell", "file1.txt\nfile2.txt")
    await memory.add_context("s1", "print()", "src/main.ts")

    entries = await memory.get_active_entries("s1")
    assert [(entry.type, entry.role) for entry in entries] == [
        (EntryType.MESSAGE, "user"),
        (EntryType.MESSAGE, "assistant"),
        (EntryType.TOOL_CALL, "assistant"),
        (EntryType.TOOL_RESULT, "system"),
        (EntryType.CONTEXT, "system"),
    ]
    assert await memory.get_context_for_llm("s1") == (
        "=== Recent Conversation ===\n"
        "User: Hello, how are you?\n"
        "Assistant: I am doing well!\n"
        'Tool call: shell({"command":"ls -la"})\n'
        "Tool result (shell): file1.txt\nfile2.txt\n"
        "Context (src/main.ts): print()"
    )


async def test_beyond_a_hundred_entries_a_session_is_compressed_by_itself(memory: Manager):
    await chat(memory, 101)

    stats = await memory.get_stats("s1")
    assert (stats.total_entries, stats.active_entries, stats.compressed_entries, stats.summaries) == (101, 10, 91, 1)
    assert stats.active_tokens < stats.total_tokens
    context = await memory.get_context_for_llm("s1")
    assert context.startswith(
        "=== Previous Conversation Summaries ===\n"
        "[2024-01-01 - 2024-01-01]\n"
        "[Previous conversation summary]\n"
        "91 user messages\n"
        'First: "message 0"\n'
        'Last: "message 90"\n'
        "\n"
        "=== Recent Conversation ===\n"
        "User: message 91\n"
    )


async def test_the_options_can_be_changed_for_all_and_for_one(memory: Manager):
    assert await memory.update_config({"max_entries": 20, "auto_compress": False}) == SessionOptions(
        max_entries=20, auto_compress=False
    )
    await memory.update_config({"auto_compress": True}, session_id="s1")
    await chat(memory, 21)

    assert (await memory.get_stats("s1")).summaries == 1
    assert (await memory.get_config("s2")).auto_compress is False
    with pytest.raises(InvalidInput):
        await memory.update_config({"max_entries": "many"}, session_id="s1")


async def test_events_tell_what_happens(memory: Manager):
    heard: list[SessionEvent] = []
    stop = memory.on("compressed", heard.append)
    await chat(memory, 15)
    done = await memory.compress("s1")
    await memory.clear_session("s1")
    stop()
    await chat(memory, 15)
    await memory.compress("s1")

    assert done is not None
    assert [event.event for event in memory.told[:17]] == ["entry:added"] * 15 + ["compressed", "session:cleared"]
    (event,) = heard
    assert event.result is not None
    assert (event.session, event.result.tokens_saved, event.result.entries_compressed) == ("s1", done.tokens_saved, 5)


async def test_a_listener_that_fails_disturbs_nobody(memory: Manager):
    def fails(event: SessionEvent) -> None:
        raise RuntimeError(event.event)

    memory.on("entry:added", fails)

    await chat(memory, 1)

    assert len(memory.told) == 1


async def test_an_export_can_be_imported_elsewhere_and_goes_on(memory: Manager, engine: InMemoryEngine):
    await chat(memory, 20)
    await memory.compress("s1")
    state = await memory.export_session("s1")
    other = Manager(engine, Scope("acme", "bob"))

    await other.import_session(msgspec.structs.replace(state, session_id="restored"))

    assert await other.get_context_for_llm("restored") == await memory.get_context_for_llm("s1")
    again = await other.export_session("restored")
    assert (again.entries, again.summaries, again.total_tokens) == (state.entries, state.summaries, state.total_tokens)
    assert msgspec.json.decode(msgspec.json.encode(state), type=SessionExport) == state


async def test_an_import_without_its_summaries_loses_no_entry(memory: Manager):
    await chat(memory, 20)
    await memory.compress("s1")
    state = await memory.export_session("s1")

    await memory.import_session(msgspec.structs.replace(state, summaries=()))

    assert len(await memory.get_active_entries("s1")) == 20


async def test_an_import_with_an_id_twice_is_refused(memory: Manager):
    await chat(memory, 1)
    state = await memory.export_session("s1")

    with pytest.raises(InvalidInput):
        await memory.import_session(msgspec.structs.replace(state, entries=state.entries * 2))


async def test_a_cleared_session_is_empty(memory: Manager):
    await chat(memory, 3)

    await memory.clear_session("s1")

    assert await memory.get_context_for_llm("s1") == ""
    assert (await memory.get_stats("s1")).total_entries == 0


async def test_an_own_callback_summarises_and_may_be_named_by_its_path(memory: Manager):
    async def summarize(prompt: str) -> str:
        return f"{prompt.count('User:')} messages"

    memory.set_summarize_callback(summarize)
    await chat(memory, 20)
    done = await memory.compress("s1")

    assert done is not None
    assert done.summary.content == "10 messages"
    memory.set_summarize_callback("memory.sessions.rendering:disarmed")
    memory.set_summarize_callback(None)
    with pytest.raises(ValueError, match="summarizer"):
        memory.set_summarize_callback("no.such:thing")


async def test_secrets_are_redacted_before_they_are_kept(memory: Manager):
    entry = await memory.add_user_message("s1", "my password: hunter2hunter2")

    assert "hunter2" not in entry.content


@pytest.mark.parametrize("session", ["", "x" * 513])
async def test_a_session_has_a_name_of_some_length(memory: Manager, session: str):
    with pytest.raises(InvalidInput):
        await memory.add_user_message(session, "hello")


async def test_an_entry_has_a_bounded_size(memory: Manager):
    with pytest.raises(InvalidInput):
        await memory.add_user_message("s1", "x" * (1024 * 1024 + 1))


async def test_the_work_on_a_long_text_is_not_done_on_the_event_loop(memory: Manager, monkeypatch: pytest.MonkeyPatch):
    threads: set[int] = set()

    def count(text: str) -> int:
        threads.add(threading.get_ident())
        return len(text)

    monkeypatch.setattr(memory, "_count", count)
    await memory.add_user_message("s1", "x" * 1_000_000)
    state = await memory.export_session("s1")
    uncounted = tuple(msgspec.structs.replace(each, token_count=0) for each in state.entries)
    await memory.import_session(msgspec.structs.replace(state, entries=uncounted))

    assert threads
    assert threading.get_ident() not in threads


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"timestamp": datetime(2024, 1, 1)}, "timestamp"),  # noqa: DTZ001 - that is what is wrong
        ({"timestamp": datetime(1, 1, 1, tzinfo=timezone(timedelta(hours=14)))}, "timestamp"),
        ({"token_count": 2**63}, "tokens"),
        ({"id": ""}, "id"),
        ({"id": "x" * 513}, "id"),
        ({"turn": TurnKey("t1", 2**63)}, "turn"),
        ({"turn": TurnKey("t1", 0, -1)}, "turn"),
        ({"chain": b"x" * 513}, "chain"),
        ({"content": "x" * (1024 * 1024 + 1)}, "content"),
        ({"metadata": nested(65)}, "metadata"),
    ],
)
async def test_an_entry_that_could_not_be_read_again_is_not_imported(memory: Manager, wrong: dict[str, Any], said: str):
    right = entry("hello")

    with pytest.raises(InvalidInput, match=rf"entries\[1\]: .*{said}"):
        await memory.import_session(
            SessionExport(session_id="s1", entries=(right, msgspec.structs.replace(entry("hello"), **wrong)))
        )
    assert await memory.get_active_entries("s1") == ()


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"created_at": datetime(2024, 1, 1)}, "created_at"),  # noqa: DTZ001 - that is what is wrong
        ({"time_range": TimeRange(NOW, datetime(2024, 1, 1))}, "time_range"),  # noqa: DTZ001 - the same
        ({"token_count": 2**63}, "tokens"),
        ({"original_token_count": 2**63}, "tokens"),
        ({"compression_ratio": float("nan")}, "compression_ratio"),
        ({"content": "x" * (1024 * 1024 + 1)}, "content"),
        ({"id": "s1"}, "id of its own"),
        ({"folded": ("s1",)}, "taken in"),
    ],
)
async def test_a_summary_that_could_not_be_used_is_not_imported(memory: Manager, wrong: dict[str, Any], said: str):
    summaries = (SUMMARY, msgspec.structs.replace(SUMMARY, **{"id": "s2"} | wrong))

    with pytest.raises(InvalidInput, match=said):
        await memory.import_session(SessionExport(session_id="s1", summaries=summaries))


async def test_an_import_keeps_no_secrets(memory: Manager):
    secret = "password: hunter2hunter2"
    called = entry(secret, arguments=secret)
    short = msgspec.structs.replace(SUMMARY, content=secret)

    await memory.import_session(SessionExport(session_id="s1", entries=(called,), summaries=(short,)))

    assert b"hunter2" not in msgspec.json.encode(await memory.export_session("s1"))


async def test_metadata_that_could_not_be_read_again_is_refused(memory: Manager):
    await memory.add_user_message("s1", "hello", metadata=nested(64))
    with pytest.raises(InvalidInput, match="64 levels"):
        await memory.add_user_message("s1", "hello", metadata=nested(65))

    assert len(await memory.get_active_entries("s1")) == 1


@pytest.mark.parametrize("arguments", [0, False, []])
async def test_a_tool_is_shown_with_what_it_was_called_with(memory: Manager, arguments: object):
    called = await memory.add_tool_call("s1", "shell", arguments)

    assert called.arguments == msgspec.json.encode(arguments).decode()


@pytest.mark.parametrize("session", ["", "x" * 513, "\ufffd"])
async def test_no_session_of_a_wrong_name_is_read_or_written(memory: Manager, session: str):
    for asked in (
        memory.get_active_entries(session),
        memory.get_context_for_llm(session),
        memory.get_stats(session),
        memory.get_accounts(session),
        memory.export_session(session),
        memory.import_session(SessionExport(session_id=session)),
        memory.clear_session(session),
        memory.compress(session),
        memory.get_config(session),
        memory.update_config({}, session_id=session),
    ):
        with pytest.raises(InvalidInput):
            await asked


async def test_what_happened_in_another_process_is_told_from_two_looks(memory: Manager):
    before = await memory.store.load(ALICE, "s1")
    await chat(memory, 20)
    middle = await memory.store.load(ALICE, "s1")
    done = await memory.compress("s1")
    after = await memory.store.load(ALICE, "s1")
    await memory.clear_session("s1")
    empty = await memory.store.load(ALICE, "s1")

    assert done is not None
    assert [event.event for event in events_between(ALICE, before, middle)] == ["entry:added"] * 20
    (told,) = events_between(ALICE, middle, after)
    assert told.result is not None
    assert (told.result.entries_compressed, told.result.tokens_saved) == (10, done.tokens_saved)
    assert [event.event for event in events_between(ALICE, after, empty)] == ["session:cleared"]


def test_a_callback_gets_agterms_prompt():
    assert PROMPT.text.endswith("Keep the summary concise but informative.\n\n{content}")
