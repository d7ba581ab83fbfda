"""What memory costs in each prompt, and where it cost the provider's cache."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from memory.model.chat_request import Conversation, Edit, Message, PrependToMessage, ReplacePrefix
from memory.model.turn import Added, Injection, TurnKey, TurnKind, Usage
from memory.ports.search import PastTurn
from memory.prompt.cache_accounting import Accounts
from memory.prompt.mode import Mode
from memory.prompt.replay import Replayed
from memory.sessions.totals import Totals, totals
from memory.text.line_counts import LineCounts
from memory.turn.chat_turn import ChatTurn
from memory.turn.fingerprints import Fingerprints

NOW = datetime(2026, 3, 5, 12, tzinfo=UTC)
HOUR = timedelta(hours=1)
TALK = Conversation(
    tuple(
        Message(role, text, "string")
        for role, text in (("user", "one"), ("assistant", "1"), ("user", "two"), ("assistant", "2"), ("user", "three"))
    )
)
CHAINS = Fingerprints(b"k").chains(TALK)
PAST = Replayed(edits=(PrependToMessage(0, "a b"), PrependToMessage(2, "c\nd e")), frozen=Injection(stable="s s s"))
STANDING = Injection(stable="s s s", dynamic="c\nd e", status="hit")
NEWEST = Injection(stable="s s s", dynamic="n n", tokens=5, status="hit")


def words(line: str) -> int:
    return len(line.split())


def asked(**fields: Any) -> ChatTurn:
    return msgspec.structs.replace(ChatTurn(kind=TurnKind.NEW, conversation=TALK, chains=CHAINS, at=NOW), **fields)


def previous_turn(
    injection: Injection = STANDING, *, chain: bytes = CHAINS[1], minutes: int = 5, **added: Any
) -> PastTurn:
    """The turn before: the stable block, one past block and its own stood in its prompt."""
    return PastTurn(
        key=TurnKey("t"),
        session="s",
        chain=chain,
        at=NOW - timedelta(minutes=minutes),
        injection=injection,
        latest=True,
        added=msgspec.structs.replace(Added(blocks=3), **added),
    )


def added(
    before: PastTurn | None,
    injection: Injection = NEWEST,
    replayed: Replayed = PAST,
    edits: Sequence[Edit] = (),
    *,
    reused: bool = False,
    mode: Mode = "replay",
    **fields: Any,
) -> Added:
    accounts = Accounts(count_line=LineCounts(lambda line: words(line) - 1), cache=HOUR)
    return accounts.added(asked(**fields), before, injection, replayed, edits, mode=mode, reused=reused)


def test_in_a_new_session_all_that_memory_says_is_new():
    assert added(None, replayed=Replayed()) == Added(new_tokens=5, blocks=2, mode="replay")


def test_what_stood_in_the_prompt_before_is_replayed():
    assert added(previous_turn()) == Added(new_tokens=2, replayed_tokens=2 + 3 + 3, blocks=4, mode="replay")


def test_in_a_tool_loop_all_of_it_stood_there_before():
    before = previous_turn(NEWEST, chain=CHAINS[0], blocks=4)

    step = added(before, NEWEST, reused=True, kind=TurnKind.TOOL_STEP)

    assert step == Added(replayed_tokens=2 + 3 + 3 + 2, blocks=4, mode="replay")
    unfrozen = msgspec.structs.replace(PAST, frozen=None)
    assert added(before, NEWEST, unfrozen, reused=True, kind=TurnKind.TOOL_STEP) == step


def test_a_block_whose_message_a_summary_stands_for_is_not_in_the_prompt():
    summary = ReplacePrefix((0, 1), 2, "summary")

    assert added(previous_turn(), edits=[summary]) == Added(
        new_tokens=2, replayed_tokens=3 + 3, blocks=3, replaced=2, mode="replay", lost="compressed"
    )


def test_a_summary_that_stays_in_force_costs_no_cache():
    summary = ReplacePrefix((0, 1), 2, "summary")

    assert added(previous_turn(blocks=2, replaced=2), edits=[summary]).lost == ""


def test_a_stable_block_that_is_made_afresh_after_a_rest_is_counted():
    fresh = msgspec.structs.replace(NEWEST, stable="other")
    unfrozen = msgspec.structs.replace(PAST, frozen=None)

    assert added(previous_turn(minutes=60), fresh, unfrozen).lost == "stable_renewed"
    assert added(previous_turn(minutes=60), NEWEST, unfrozen).lost == ""


def test_P9_a_turn_whose_blocks_were_taken_out_costs_the_cache_once():
    blank = Injection(status="hit", is_blanked=True)
    past = msgspec.structs.replace(PAST, edits=PAST.edits[:1], frozen=None)

    assert added(previous_turn(blank), replayed=past).lost == "erased"
    assert added(previous_turn(blocks=3), replayed=PAST).lost == ""
    assert added(previous_turn(blank, blocks=0), replayed=past).lost == "", "it had said nothing"


def test_P9_an_erasure_in_a_tool_loop_is_counted_at_the_next_step_alone():
    blank = Injection(status="hit", is_blanked=True)
    past = msgspec.structs.replace(PAST, frozen=None)
    first = added(previous_turn(blank, chain=CHAINS[0], blocks=4), blank, past, reused=True, kind=TurnKind.TOOL_STEP)
    again = msgspec.structs.replace(previous_turn(blank, chain=CHAINS[0]), added=first)

    assert first.lost == "erased"
    assert added(again, blank, past, reused=True, kind=TurnKind.TOOL_STEP).lost == ""


def test_an_older_block_that_is_not_put_back_is_missing_once():
    gone = msgspec.structs.replace(PAST, edits=PAST.edits[1:])
    first = added(previous_turn(), replayed=gone)

    assert first.lost == "missing"
    assert added(msgspec.structs.replace(previous_turn(), added=Added(blocks=2)), replayed=gone).lost == ""


def test_what_a_full_ledger_leaves_out_is_not_missed():
    full = msgspec.structs.replace(PAST, edits=PAST.edits[:1], room=-1)

    assert added(previous_turn(), replayed=full).lost == ""


def test_P9_what_is_erased_of_older_turns_is_counted_beside_a_full_ledger_too():
    full = msgspec.structs.replace(PAST, edits=(), room=-1)
    silent = msgspec.structs.replace(STANDING, dynamic="")

    assert added(previous_turn(), replayed=full).lost == "missing"
    assert added(previous_turn(silent, blocks=2), replayed=full).lost == "missing", "the last turn had no block"


def test_in_tail_mode_no_block_is_missed():
    assert added(previous_turn(blocks=2), replayed=Replayed(frozen=STANDING), mode="tail").lost == ""


def test_a_turn_that_had_to_do_without_memory_costs_the_next_one_its_cache():
    assert added(previous_turn(Injection(status="degraded"), blocks=0)).lost == "degraded"
    assert added(previous_turn(Injection(status="off"), blocks=0)).lost == "", "the client wanted none"


@pytest.mark.parametrize(
    ("before", "injection", "fields"),
    [
        (None, NEWEST, {}),
        (previous_turn(chain=b"?" * 16), NEWEST, {}),  # the client changed its history itself
        (previous_turn(chain=CHAINS[0]), NEWEST, {}),  # a retry, or a conversation that opens alike
        (previous_turn(), Injection(status="off"), {}),
        (previous_turn(), Injection(status="degraded"), {}),
        (previous_turn(minutes=60), NEWEST, {}),  # its cache is cold
    ],
)
def test_what_is_not_known_to_be_lost_is_not_counted(
    before: PastTurn | None, injection: Injection, fields: dict[str, Any]
):
    assert added(before, injection, Replayed(), **fields).lost == ""


counts = st.integers(0, 1_000_000)


@given(st.lists(st.tuples(counts, counts, counts, counts, st.sampled_from(["", "erased", "compressed"]))))
def test_requests_are_added_up(requests: list[tuple[int, int, int, int, str]]):
    found = totals(
        (
            Usage(prompt_tokens=prompt + cached, cached_tokens=cached),
            Added(new_tokens=new, replayed_tokens=replayed, lost=lost),
        )
        for prompt, cached, new, replayed, lost in requests
    )

    assert found.requests == len(requests)
    assert found.counted == sum(prompt + cached > 0 for prompt, cached, *_ in requests)
    assert found.cached_tokens + found.uncached_tokens == found.prompt_tokens
    assert found.uncached_tokens == sum(prompt for prompt, *_ in requests)
    assert (found.new_tokens, found.replayed_tokens) == (sum(r[2] for r in requests), sum(r[3] for r in requests))
    assert sum(found.losses.values()) == sum(bool(lost) for *_, lost in requests)


def test_nothing_adds_up_to_nothing():
    assert totals([]) == Totals()
