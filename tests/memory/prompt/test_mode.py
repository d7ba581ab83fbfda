"""Which mode a conversation begins with, that it keeps it, and what its credential's conversations teach."""

from datetime import UTC, datetime, timedelta
from typing import Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memory.model.chat_request import Conversation, Message
from memory.model.prices import MARKED_READ_PRICE, READ_PRICE, CachePrices
from memory.model.prompt_options import PromptOptions
from memory.model.scope import Scope
from memory.model.turn import Added, Injection, TurnKey, TurnKind
from memory.ports.search import LedgerEntry, PastTurn, Recollection
from memory.prompt.mode import GUESS_TOKENS, MOST_SHAPES, MOST_TOKENS, PromptModes
from memory.retrieval.ranking import MemoryMatch, Ranking
from memory.retrieval.recall import Recalled
from memory.text.markup import MARKS, region
from memory.turn.chat_turn import ChatTurn, place
from memory.turn.fingerprints import Fingerprints
from tests.contract.examples import memory

NOW = datetime(2026, 3, 5, 12, tzinfo=UTC)
HOUR = timedelta(hours=1)
ADA = Scope("acme", "ada")
RESULT = "r" * 4_000
"""About a thousand tokens."""

UNTOLD = CachePrices()
CHAT = (("system", "s"), ("user", "one"), ("assistant", "1"), ("user", "two"), ("assistant", "2"), ("user", "three"))
LOOPED = (("user", "one"), ("assistant", ""), ("tool", RESULT), ("assistant", "1"), ("user", "two"))


def words(line: str) -> int:
    return len(line.split())


def asked(
    *messages: tuple[str, str],
    kind: TurnKind = TurnKind.NEW,
    tools: bool = False,
    writes_end: bool = False,
    model: str = "",
    **fields: Any,
) -> ChatTurn:
    said = tuple(Message(*each, "string") for each in messages or CHAT)
    talk = Conversation(said, model=model, tools=tools, writes_end=writes_end)
    return ChatTurn(kind=kind, conversation=talk, chains=Fingerprints(b"k").chains(talk), at=NOW, **fields)


def modes_of(
    mode: Literal["auto", "replay", "tail"] = "auto", *, prices: CachePrices = UNTOLD, **options: Any
) -> PromptModes:
    return PromptModes(PromptOptions(mode=mode, **options), cache=HOUR, prices=prices, count_line=words)


def before(chain: bytes, mode: str, *, minutes: int = 5, latest: bool = True) -> PastTurn:
    return PastTurn(
        key=TurnKey("t"),
        session="s",
        chain=chain,
        at=NOW - timedelta(minutes=minutes),
        injection=Injection(status="hit"),
        latest=latest,
        added=Added(mode=mode),
    )


def mode_of(
    turn: ChatTurn,
    previous_turn: PastTurn | None = None,
    *ledger: LedgerEntry,
    modes: PromptModes | None = None,
    scope: Scope = ADA,
) -> str:
    where = place(turn, previous_turn, make_id=lambda: "made")
    found = Recollection(previous_turn=previous_turn, ledger=ledger)
    return (modes or modes_of()).of(turn, where, found, scope)


def taught(*spared: float, scope: Scope = ADA, tools: bool = False) -> PromptModes:
    modes = modes_of()
    for tokens in spared:
        modes.learn(asked(tools=tools), scope, tokens)
    return modes


# ── The first request ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("turn", "mode"),
    [
        (asked(("user", "hi")), "tail"),
        (asked(*CHAT), "tail"),
        (asked(("user", "hi"), tools=True), "replay"),
        (asked(*LOOPED), "replay"),
        (asked(("user", "hi"), ("assistant", ""), ("function", "42"), kind=TurnKind.TOOL_STEP), "replay"),
    ],
)
def test_a_credential_of_which_nothing_is_known_begins_by_the_shape(turn: ChatTurn, mode: str):
    assert mode_of(turn) == mode


@pytest.mark.parametrize("mode", ["replay", "tail"])
def test_a_mode_that_is_set_is_the_mode_of_all(mode: Literal["replay", "tail"]):
    turn = asked()
    other = "tail" if mode == "replay" else "replay"

    assert mode_of(asked(tools=True), modes=modes_of(mode)) == mode
    assert mode_of(turn, before(turn.chains[1], other), modes=modes_of(mode)) == mode
    assert modes_of(mode).spared(turn, Recalled(status="hit")) == 0


# ── Later ones ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("mode", ["replay", "tail"])
@pytest.mark.parametrize("tools", [False, True])
@pytest.mark.parametrize("spared", [50_000, -50_000])
def test_a_conversation_keeps_its_mode_whatever_is_offered_or_learned_meanwhile(mode: str, tools: bool, spared: float):
    turn, modes = asked(tools=tools), taught(*[spared] * 9, tools=tools)

    assert mode_of(turn, before(turn.chains[1], mode), modes=modes) == mode
    step = asked(("user", "one"), ("tool", "1"), kind=TurnKind.TOOL_STEP, tools=tools)
    assert mode_of(step, before(step.chains[0], mode), modes=modes) == mode
    branch = asked(session="new", tools=tools)
    assert mode_of(branch, before(branch.chains[2], mode, latest=False), modes=modes) == mode


def test_once_the_cache_is_cold_it_is_chosen_anew():
    chat, loop = asked(), asked(*LOOPED)

    assert mode_of(chat, before(chat.chains[1], "replay", minutes=59)) == "replay"
    assert mode_of(chat, before(chat.chains[1], "replay", minutes=60)) == "tail"
    assert mode_of(loop, before(loop.chains[1], "tail", minutes=60)) == "replay"


def test_a_conversation_that_begins_with_the_words_of_another_is_a_new_one():
    again = asked(("user", "hi"))

    assert mode_of(again, before(again.chains[0], "replay", latest=False)) == "tail"
    assert mode_of(again, before(again.chains[0], "replay")) == "replay", "the same turn once more"


def test_after_a_turn_that_had_to_do_without_memory_the_mode_is_that_of_the_newest_block():
    turn = asked()
    entries = [LedgerEntry(chain=turn.chains[2], dynamic="[a]", memory_ids=(), mode="replay")]

    assert mode_of(turn, before(turn.chains[1], ""), *entries) == "replay"
    assert mode_of(turn, before(turn.chains[1], "")) == "tail", "there is none"


def test_a_conversation_of_an_older_release_had_its_blocks_replayed():
    turn = asked()

    assert (
        mode_of(turn, before(turn.chains[1], ""), LedgerEntry(chain=turn.chains[1], dynamic="[a]", memory_ids=()))
        == "replay"
    )


# ── What is learned ───────────────────────────────────────────────────────────────────────────────────────────


def test_what_its_conversations_come_to_decides_how_the_next_one_begins():
    hi, tools = asked(("user", "hi")), asked(("user", "hi"), tools=True)

    assert mode_of(hi, modes=taught(0.9 * GUESS_TOKENS)) == "tail"
    assert mode_of(hi, modes=taught(1.1 * GUESS_TOKENS)) == "replay"
    assert mode_of(tools, modes=taught(-1.1 * GUESS_TOKENS, tools=True)) == "tail"


def test_what_is_learned_of_a_credential_is_nothing_to_another_nor_to_another_agent_or_shape():
    hi = asked(("user", "hi"))
    modes = taught(*[MOST_TOKENS] * 9)

    assert mode_of(hi, modes=modes, scope=Scope("acme", "bob")) == "replay"
    assert mode_of(hi, modes=modes, scope=Scope("other", "ada")) == "tail"
    assert mode_of(hi, modes=modes, scope=Scope("acme", "ada", "coach")) == "tail"
    against = taught(*[-MOST_TOKENS] * 9)
    assert mode_of(asked(("user", "hi"), tools=True), modes=against) == "replay"


def test_a_single_request_of_whatever_size_is_soon_outweighed():
    assert mode_of(asked(("user", "hi")), modes=taught(1e9, *[-300.0] * 60)) == "tail"


@given(st.lists(st.floats(-1e6, 1e6), max_size=40))
def test_a_habit_that_changes_is_followed_within_a_few_hundred_requests(past: list[float]):
    modes = taught(*past, *[400.0] * 1_000)
    for _ in range(200):
        modes.learn(asked(), ADA, -400.0)

    assert mode_of(asked(("user", "hi")), modes=modes) == "tail"


def test_only_so_many_credentials_are_remembered():
    modes = taught(*[MOST_TOKENS] * 3)
    for number in range(MOST_SHAPES):
        modes.learn(asked(), Scope(f"tenant-{number}", "ada"), 1.0)

    assert mode_of(asked(("user", "hi")), modes=modes) == "tail", "the first one went first"


# ── What a request spares ─────────────────────────────────────────────────────────────────────────────────────


def spared(turn: ChatTurn, *blocks: str, selected: tuple[str, ...] = (), **options: Any) -> float:
    """`blocks` stood in front of the past messages, newest first; `selected` are the lines that were recalled."""
    entries = [
        LedgerEntry(chain=chain, dynamic=block, memory_ids=())
        for chain, block in zip(turn.chains[1:], blocks, strict=False)
        if block
    ]
    matches = tuple(MemoryMatch(memory(line), line, words(line), score=1.0) for line in selected)
    recalled = Recalled(
        recollection=Recollection(ledger=tuple(entries)), ranking=Ranking(selected=matches), status="hit"
    )
    return modes_of(**options).spared(turn, recalled)


def test_a_new_conversation_spares_nothing_in_either_mode():
    assert spared(asked(("user", "hi")), selected=("- a b c",)) == 0
    assert spared(asked(), selected=("- a b c",)) == 0, "no past message has a block"


def test_replay_reads_each_line_of_past_blocks_with_each_request():
    assert spared(asked(), "[n]\n- a b", "[n]\n- c d") == pytest.approx(-READ_PRICE * (1 + 3 + 3))
    step = asked(*CHAT, ("tool", RESULT), kind=TurnKind.TOOL_STEP)
    assert spared(step, "[n]\n- a b", "[n]\n- c d") == pytest.approx(-READ_PRICE * (1 + 3 + 3))


def test_no_more_is_carried_than_the_ledger_puts_back():
    newest, oldest = "[n]\n- c d", "[n]\n- a b"

    assert spared(asked(), newest, oldest, ledger_tokens=6) == pytest.approx(-READ_PRICE * 4), "the oldest one fits"
    assert spared(asked(), newest, oldest, ledger_tokens=3) == 0
    assert spared(asked(tools=True), newest, oldest, ledger_tokens=3) == pytest.approx(-READ_PRICE * 7)
    assert spared(asked(tools=True), newest, oldest, ledger_tokens_with_tools=3) == 0


def test_where_the_ledger_has_no_room_both_modes_pay_again_and_say_again():
    blocks = ("- e f", "- a b c")

    assert spared(asked(*LOOPED), "- a", ledger_tokens_with_tools=1, selected=("- a",)) == 0
    assert spared(asked(), *blocks, ledger_tokens=5, selected=("- e f",)) == pytest.approx(-READ_PRICE * 4)


def test_the_marks_of_each_block_are_carried_with_it():
    newest, oldest = region("- a b"), region("- a b\n- c d")
    marks = sum(map(words, MARKS))

    assert spared(asked(), newest, oldest) == pytest.approx(-READ_PRICE * (2 * marks + 3 + 3))


def test_tail_says_again_what_stands_in_a_past_block():
    assert spared(asked(), "- a b c d", selected=("- a b c d", "- new")) == pytest.approx(5 - READ_PRICE * 5)


def test_tail_pays_again_for_what_came_behind_the_last_block():
    results = (1 - READ_PRICE) * 1_000

    assert spared(asked(*LOOPED), "- a") == pytest.approx(results - READ_PRICE * 2)
    assert spared(asked(*LOOPED), "") == 0, "without a block nothing has moved"
    step = asked(*LOOPED, ("assistant", ""), ("tool", RESULT), kind=TurnKind.TOOL_STEP)
    assert spared(step, "- a") == pytest.approx(-READ_PRICE * 2), "its own block stays"


def test_where_the_end_of_each_prompt_is_written_what_is_new_costs_more_and_what_is_read_less():
    read, new = MARKED_READ_PRICE, CachePrices().write
    chat, loop = asked(writes_end=True), asked(*LOOPED, writes_end=True)

    said_again = spared(chat, "- a b c d", selected=("- a b c d", "- new"))

    assert said_again == pytest.approx(new * 5 - read * 5)
    assert spared(loop, "- a") == pytest.approx((new - read) * 1_000 - read * 2)


def test_what_is_learned_of_prompts_whose_end_is_written_decides_about_those_alone():
    modes = modes_of()
    for _ in range(9):
        modes.learn(asked(writes_end=True), ADA, 5_000.0)

    assert (mode_of(asked(writes_end=True), modes=modes), mode_of(asked(), modes=modes)) == ("replay", "tail")


@pytest.mark.parametrize(("read", "mode"), [(0.5, "tail"), (0.1, "replay")])
def test_what_a_cached_token_costs_decides_what_is_cheaper(read: float, mode: str):
    modes, turn, line = modes_of(prices=CachePrices(read)), asked(), " ".join(["word"] * 100)
    past = LedgerEntry(chain=turn.chains[1], dynamic=f"{line}\n{line} more\n{line} still", memory_ids=())
    again = MemoryMatch(memory(line), line, words(line), score=1.0)
    recalled = Recalled(recollection=Recollection(ledger=(past,)), ranking=Ranking(selected=(again,)), status="hit")

    for _ in range(200):
        modes.learn(turn, ADA, modes.spared(turn, recalled))

    assert mode_of(asked(("user", "hi")), modes=modes) == mode


def test_what_is_learned_of_one_model_says_nothing_of_one_at_another_price():
    modes = modes_of()
    for _ in range(9):
        modes.learn(asked(model="gpt-5"), ADA, 5_000.0)

    assert mode_of(asked(("user", "hi"), model="gpt-5.1"), modes=modes) == "replay"
    assert mode_of(asked(("user", "hi"), model="gpt-4o"), modes=modes) == "tail"


def test_the_turn_before_is_a_message_and_the_answer_to_it_was_in_no_prompt():
    long_answer = asked(("user", "one"), ("assistant", RESULT), ("user", "two"))

    assert spared(long_answer, "- a") == pytest.approx(-READ_PRICE * 2)
