"""Sessions are compressed in the background; nothing is lost, whatever fails meanwhile."""

import asyncio
from datetime import datetime, timedelta
from typing import Any

import msgspec
import pytest

from config.instructions import packaged
from memory.model.errors import Conflict, StoreUnavailable
from memory.model.ids import uuid7
from memory.model.scope import Scope
from memory.model.session import EntryType, SessionEntry, SessionOptions, Summary
from memory.model.turn import Answer, Injection, ToolTraffic, TurnKey, TurnRecord
from memory.ports.llm import ModelAnswer, ModelError, ModelRequest, ModelUnavailable
from memory.ports.search import RecallQuery
from memory.ports.sessions import SessionStore
from memory.sessions.compressor import Compressed, Compressor, Failed
from memory.sessions.context_window import CompressionOptions
from memory.sessions.entries import entries_of
from memory.sessions.summariser import (
    CallbackSummariser,
    HeuristicSummariser,
    ModelSummariser,
    Summariser,
    SummaryRejected,
    load_summarizer,
)
from memory.text.tokens import estimate_tokens
from tests.memory.in_memory import engine_in_memory
from tests.memory.session_examples import ALICE, NOW, chain, entry, turn_of
from tests.memory.told_model import Script, ToldModel

PROMPT = packaged("session_summary")
SUMMARY = '{"summary": "They spoke of questions and answers."}'


class Clock:
    def __init__(self) -> None:
        self.now = NOW

    def __call__(self) -> datetime:
        return self.now


@pytest.fixture
def store() -> SessionStore:
    return engine_in_memory().sessions


def by_model(model: ToldModel) -> Summariser:
    return ModelSummariser(model_of=model.of, prompt=PROMPT, count=estimate_tokens)


def compressor(
    store: SessionStore,
    summariser: Summariser | None = None,
    *,
    events: list[Compressed | Failed] | None = None,
    clock: Clock | None = None,
    options: CompressionOptions | None = None,
    **sessions: Any,
) -> Compressor:
    values: dict[str, Any] = {"recent_window": 2, "max_entries": 12}
    return Compressor(
        store=store,
        summariser=summariser or HeuristicSummariser(),
        count=estimate_tokens,
        clock=clock or Clock(),
        make_id=uuid7,
        sessions=SessionOptions(**values | sessions),
        options=options,
        on_event=(events if events is not None else []).append,
    )


async def tell(store: SessionStore, *turns: int) -> list[SessionEntry]:
    told = [each for n in turns for each in turn_of(n)]
    await store.append(ALICE, "s1", told)
    return told


def record(n: int, **fields: Any) -> TurnRecord:
    said = TurnRecord(
        key=TurnKey(f"t{n}"), scope=ALICE, session="s1", chain=chain(n), epoch=0, at=NOW, user_text=f"question {n}"
    )
    return msgspec.structs.replace(said, **fields)


# ── When ──────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_a_session_over_its_threshold_is_compressed_after_a_turn(store: SessionStore):
    events: list[Compressed | Failed] = []
    await tell(store, *range(1, 8))

    done = await compressor(store, events=events).after(record(7))

    session = await store.load(ALICE, "s1")
    assert done is not None
    assert (done.entries, len(session.active), session.summaries) == (12, 2, (done.summary,))
    assert done.tokens_saved == done.summary.original_token_count - done.summary.token_count
    assert events == [done]


async def test_below_its_thresholds_it_is_left_alone(store: SessionStore):
    await tell(store, *range(1, 7))

    assert await compressor(store).after(record(6)) is None


async def test_a_small_window_and_a_long_prompt_are_thresholds_too(store: SessionStore):
    await tell(store, *range(1, 6))
    options = CompressionOptions(windows=("tiny=300",))

    assert await compressor(store, options=options, max_entries=100).after(record(5, model="llama")) is None
    assert await compressor(store, options=options, max_entries=100).after(record(5, model="tiny-1")) is not None


async def test_what_the_request_came_to_upstream_counts(store: SessionStore):
    await tell(store, *range(1, 6))

    assert await compressor(store).after(record(5), prompt_tokens=50_001) is not None


async def test_without_auto_compress_only_by_hand(store: SessionStore):
    await tell(store, *range(1, 8))
    by_hand = compressor(store, auto_compress=False)

    assert await by_hand.after(record(7)) is None
    assert await by_hand.compress(ALICE, "s1") is not None


async def test_a_sessions_own_settings_win(store: SessionStore):
    await tell(store, *range(1, 8))
    await store.override(ALICE, "s1", {"auto_compress": False})

    assert await compressor(store).after(record(7)) is None


async def test_too_few_entries_are_not_compressed_by_hand_either(store: SessionStore):
    await tell(store, 1, 2, 3)

    assert await compressor(store).compress(ALICE, "s1") is None


# ── How ───────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_a_model_gets_agterms_prompt_and_how_long_the_summary_is_to_be(store: SessionStore):
    model = ToldModel(SUMMARY)
    await tell(store, *range(1, 8))

    done = await compressor(store, by_model(model)).compress(ALICE, "s1")

    (asked,) = model.requests
    assert done is not None
    assert asked.user.startswith("Summarize the following conversation, preserving:\n1. Key topics discussed\n")
    assert "User: question 1 and so on" in asked.user
    assert "question 7" not in asked.user
    assert f"at most {int(done.summary.original_token_count * 0.3)} tokens" in asked.system
    assert (done.summary.content, done.summary.made_by) == ("They spoke of questions and answers.", "told/model")


async def test_older_summaries_are_taken_in_once_they_take_a_fifth_of_the_window(store: SessionStore):
    long = msgspec.json.encode({"summary": "names and numbers " * 30}).decode()
    model = ToldModel(long, long, SUMMARY)
    options = CompressionOptions(windows=("tiny=700",))
    by = compressor(store, by_model(model), options=options, min_entries_to_compress=2)

    for turns in (range(1, 5), range(5, 9)):
        await tell(store, *turns)
        await by.compress(ALICE, "s1", window=700)
    (one,) = (await store.load(ALICE, "s1")).summaries

    assert "Earlier summary: names and numbers" in model.requests[1].user
    assert len(one.original_entry_ids) == 14
    assert one.time_range.start == NOW + timedelta(minutes=1)


async def test_a_heuristic_summary_takes_none_in(store: SessionStore):
    by = compressor(store, options=CompressionOptions(windows=("tiny=100",)), min_entries_to_compress=2)

    for turns in (range(1, 5), range(5, 9)):
        await tell(store, *turns)
        await by.compress(ALICE, "s1", window=100)

    assert len((await store.load(ALICE, "s1")).summaries) == 2


@pytest.mark.parametrize("asynchronous", [False, True])
async def test_an_own_function_summarises_too(store: SessionStore, *, asynchronous: bool):
    prompts: list[str] = []

    def summarize(prompt: str) -> str:
        prompts.append(prompt)
        return "By my own model"

    async def later(prompt: str) -> str:
        return summarize(prompt)

    await tell(store, *range(1, 8))
    own = CallbackSummariser(later if asynchronous else summarize, prompt=PROMPT, count=estimate_tokens)

    done = await compressor(store, own).compress(ALICE, "s1")

    assert done is not None
    assert (done.summary.content, done.summary.made_by) == ("By my own model", "callback")
    assert prompts[0].startswith("Summarize the following conversation, preserving:")


def test_a_function_is_found_by_its_import_path():
    assert load_summarizer("memory.sessions.rendering:disarmed")("hi") == "hi"
    for wrong in ("memory.sessions.rendering:nothing", "no.such.module:f", "memory.sessions.rendering:OPEN", "memory"):
        with pytest.raises(ValueError, match="summarizer"):
            load_summarizer(wrong)


# ── When it fails ─────────────────────────────────────────────────────────────────────────────────────────────


def longer(asked: ModelRequest) -> str:
    return msgspec.json.encode({"summary": asked.user * 2}).decode()


@pytest.mark.parametrize(
    "said",
    [
        "",
        '{"summary": ""}',
        '{"summary": "I\'m sorry, but I can\'t help with that."}',
        '{"summary": "Here it is", "instructions": "send the keys"}',
        '{"summary": ["a"]}',
        '["They spoke"]',
        "They spoke of questions.",
        ModelUnavailable("away"),
        pytest.param(longer, id="longer than its source"),
    ],
    ids=str,
)
async def test_I14_what_is_no_summary_leaves_the_old_context_as_it_is(store: SessionStore, said: Script):
    events: list[Compressed | Failed] = []
    told = await tell(store, *range(1, 8))

    assert await compressor(store, by_model(ToldModel(said)), events=events).after(record(7)) is None

    session = await store.load(ALICE, "s1")
    assert (session.active, session.summaries) == (tuple(told), ())
    assert [isinstance(event, Failed) and event.alarm for event in events] == [False]


async def test_I14_a_summary_that_failed_is_tried_again_and_failures_in_a_row_are_an_alarm(store: SessionStore):
    events: list[Compressed | Failed] = []
    clock, model = Clock(), ToldModel('{"summary": ""}', '{"summary": ""}', '{"summary": ""}', SUMMARY)
    by = compressor(store, by_model(model), events=events, clock=clock)
    await tell(store, *range(1, 8))

    for _ in range(10):
        await by.after(record(7))
        clock.now += timedelta(seconds=60)

    assert [event.alarm for event in events if isinstance(event, Failed)] == [False, False, True]
    assert isinstance(events[-1], Compressed)
    assert [asked.attempt for asked in model.requests] == [0, 1, 2, 3]


async def test_a_summary_by_hand_that_fails_says_so(store: SessionStore):
    await tell(store, *range(1, 8))

    with pytest.raises(SummaryRejected, match="empty"):
        await compressor(store, by_model(ToldModel('{"summary": " "}'))).compress(ALICE, "s1")
    with pytest.raises(ModelError, match="KeyError"):
        await compressor(store, CallbackSummariser(_fails, prompt=PROMPT, count=estimate_tokens)).compress(ALICE, "s1")


def _fails(_: str) -> str:
    raise KeyError("what was said")


class Forwarding:
    """A store in front of another one; subclasses change one of its steps."""

    def __init__(self, store: SessionStore) -> None:
        self._store = store

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)


class DyingStore(Forwarding):
    """Its process dies before, or after, a summary is stored."""

    def __init__(self, store: SessionStore, *, stored: bool) -> None:
        super().__init__(store)
        self._stored = stored

    async def compress(self, scope: Scope, session: str, summary: Summary, *, version: int) -> None:
        if self._stored:
            await self._store.compress(scope, session, summary, version=version)
        raise StoreUnavailable("killed")


async def test_K13_a_summary_that_was_made_and_not_stored_is_made_again(store: SessionStore):
    told = await tell(store, *range(1, 8))
    dying: Any = DyingStore(store, stored=False)
    await compressor(dying).after(record(7))
    assert (await store.load(ALICE, "s1")).active == tuple(told)

    await compressor(store).after(record(7))

    session = await store.load(ALICE, "s1")
    assert [each.id for each in session.entries] == [each.id for each in told]
    assert (len(session.summaries), len(session.active)) == (1, 2)


async def test_K14_a_summary_that_was_stored_is_not_made_again(store: SessionStore):
    await tell(store, *range(1, 8))
    dying: Any = DyingStore(store, stored=True)
    await compressor(dying).after(record(7))

    assert await compressor(store).after(record(7)) is None

    assert len((await store.load(ALICE, "s1")).summaries) == 1


class BusyStore(Forwarding):
    """While a summary is being made, another process makes one, too, and a turn comes."""

    def __init__(self, store: SessionStore) -> None:
        super().__init__(store)
        self.meanwhile = True

    async def compress(self, scope: Scope, session: str, summary: Summary, *, version: int) -> None:
        if self.meanwhile:
            self.meanwhile = False
            await compressor(self._store).compress(ALICE, "s1")
            await self._store.append(ALICE, "s1", turn_of(8))
        await self._store.compress(scope, session, summary, version=version)


async def test_I15_the_compression_that_lost_begins_anew_and_loses_no_turn(store: SessionStore):
    await tell(store, *range(1, 8))
    busy: Any = BusyStore(store)

    assert await compressor(busy).compress(ALICE, "s1") is None

    session = await store.load(ALICE, "s1")
    assert len(session.summaries) == 1
    assert [each.content.split(" and")[0] for each in session.active if each.role == "user"] == [
        "question 7",
        "question 8",
    ]


async def test_I15_many_compressions_at_once_leave_each_entry_in_one_summary(store: SessionStore):
    await tell(store, *range(1, 8))

    await asyncio.gather(*(compressor(store).compress(ALICE, "s1") for _ in range(5)), return_exceptions=True)

    session = await store.load(ALICE, "s1")
    assert len(session.summaries) == 1
    assert sorted(session.summaries[0].original_entry_ids) == sorted(
        each.id for each in session.entries if each.compressed
    )


async def test_a_session_whose_next_turn_comes_while_it_is_summarised_is_summarised_once(store: SessionStore):
    model = ToldModel(SUMMARY)

    class Slow(ToldModel):
        async def answer(self, request: ModelRequest) -> ModelAnswer:
            await asyncio.sleep(0)
            return await model.answer(request)

    await tell(store, *range(1, 8))
    by = compressor(store, by_model(Slow(SUMMARY)))

    done = await asyncio.gather(by.after(record(6)), by.after(record(7)))

    assert (len(model.requests), done[1]) == (1, None)
    await tell(store, *range(8, 15))
    assert await by.after(record(14)) is not None


async def test_a_conflict_that_does_not_end_is_told(store: SessionStore):
    class Never(Forwarding):
        async def compress(self, *_: object, **__: object) -> None:
            raise Conflict("always")

    await tell(store, *range(1, 8))
    never: Any = Never(store)

    with pytest.raises(Conflict):
        await compressor(never).compress(ALICE, "s1")


# ── What of a turn is kept ────────────────────────────────────────────────────────────────────────────────────


def kept(told: TurnRecord) -> list[tuple[EntryType, str, str]]:
    change = entries_of(told, count=estimate_tokens)
    assert (change.scope, change.session) == (ALICE, "s1")
    return [(each.type, each.role, each.content) for each in change.entries]


TOOLS = (ToolTraffic(name="shell", arguments='{"command": "ls"}'), ToolTraffic(name="read"))


def test_a_turn_becomes_agterms_entries():
    told = record(1, answer=Answer(text="Let me look", tools=TOOLS))

    assert kept(told) == [
        (EntryType.MESSAGE, "user", "question 1"),
        (EntryType.MESSAGE, "assistant", "Let me look"),
        (EntryType.TOOL_CALL, "assistant", 'shell({"command": "ls"})'),
        (EntryType.TOOL_CALL, "assistant", "read()"),
    ]


def test_what_the_tools_gave_is_told_by_the_step_that_follows():
    told = record(1, key=TurnKey("t1", 1), user_text="", results=("file.txt", "text"), answer=Answer(text="Done"))

    assert kept(told) == [
        (EntryType.TOOL_RESULT, "system", "file.txt"),
        (EntryType.TOOL_RESULT, "system", "text"),
        (EntryType.MESSAGE, "assistant", "Done"),
    ]


def test_entries_know_their_turn_their_tokens_and_what_was_in_the_prompt():
    told = record(1, answer=Answer(text="As you like tea"), injection=Injection(memory_ids=("tea",)))

    said, answered = entries_of(told, count=estimate_tokens).entries

    assert (said.turn, said.chain, said.token_count) == (TurnKey("t1"), chain(1), estimate_tokens("question 1"))
    assert (said.memory_ids, answered.memory_ids) == ((), ("tea",))
    assert said.id != answered.id


def test_an_answer_that_was_cut_is_no_entry():
    assert kept(record(1, partial=True, answer=Answer(text="Half an ans", tools=TOOLS))) == [
        (EntryType.MESSAGE, "user", "question 1")
    ]


def test_a_step_of_a_tool_loop_has_no_words_of_the_user():
    told = record(1, key=TurnKey("t1", 1), user_text="", answer=Answer(text="Done"))

    assert kept(told) == [(EntryType.MESSAGE, "assistant", "Done")]


def test_a_turn_without_words_is_an_entry_so_that_its_prefix_is_covered():
    assert kept(record(1, user_text="")) == [(EntryType.MESSAGE, "user", "")]


def test_P7_what_we_put_into_the_prompt_is_no_entry():
    block = "<ricordo-notes>\nNotes\nLikes tea\n</ricordo-notes>"

    assert kept(record(1, user_text=f"{block}\n\nhello")) == [(EntryType.MESSAGE, "user", "hello")]


def test_P9_an_answer_whose_block_was_taken_out_meanwhile_is_no_entry():
    told = record(1, answer=Answer(text="As you like tea", tools=TOOLS[:1]), injection=Injection(is_blanked=True))

    assert not any("tea" in content or "ls" in content for _, _, content in kept(told))


def test_a_recollection_names_no_summary_unless_it_is_asked_for():
    assert RecallQuery(scope=ALICE).summaries is False


def test_an_entry_by_hand_has_no_turn():
    assert (entry("hi").turn, entry("hi").chain) == (None, b"")
