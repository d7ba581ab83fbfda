"""What was put in front of past user messages is put there again, and not said twice."""

from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
import pytest

from memory.model.chat_request import Conversation, Message, PrependToMessage
from memory.model.turn import Injection, TurnKey, TurnKind
from memory.ports.search import LedgerEntry, PastTurn, ShownTurn
from memory.prompt.replay import frozen_by, replay, turns_in_prompt
from memory.turn.chat_turn import ChatTurn
from memory.turn.fingerprints import Fingerprints

NOW = datetime(2026, 3, 5, 12, tzinfo=UTC)
HOUR = timedelta(hours=1)
TALK = Conversation(
    tuple(
        Message(role, text, "string")
        for role, text in (
            ("system", "s"),
            ("user", "one"),
            ("assistant", "1"),
            ("user", "two"),
            ("assistant", "2"),
            ("user", "three"),
        )
    )
)
CHAINS = Fingerprints(b"k").chains(TALK)


def entry(number: int, text: str) -> LedgerEntry:
    return LedgerEntry(chain=CHAINS[number], dynamic=text, memory_ids=(f"m{number}",))


def asked(**fields: Any) -> ChatTurn:
    first = ChatTurn(kind=TurnKind.NEW, conversation=TALK, chains=CHAINS, at=NOW)
    return msgspec.structs.replace(first, **fields)


def previous_turn(chain: bytes = CHAINS[1], *, minutes: int = 5, **fields: Any) -> PastTurn:
    injection = msgspec.structs.replace(Injection(stable="[stable]", status="hit"), **fields)
    at = NOW - timedelta(minutes=minutes)
    return PastTurn(key=TurnKey("t"), session="s", chain=chain, at=at, injection=injection, latest=True)


def test_each_block_goes_in_front_of_the_message_that_its_chain_ends_with():
    replayed = replay(TALK, CHAINS, [entry(1, "[b]\n- two"), entry(2, "[a]\n- one")])

    assert replayed.edits == (PrependToMessage(1, "[a]\n- one"), PrependToMessage(3, "[b]\n- two"))
    assert replayed.lines == {"[a]", "[b]", "- one", "- two"}
    assert replayed.memory_ids == {"m1", "m2"}


def test_the_oldest_blocks_are_replayed_up_to_the_bound_which_never_moves():
    entries = [entry(1, "later"), entry(2, "older")]

    assert replay(TALK, CHAINS, entries, most_tokens=10).edits == (
        PrependToMessage(1, "older"),
        PrependToMessage(3, "later"),
    )
    assert replay(TALK, CHAINS, entries, most_tokens=9).edits == (PrependToMessage(1, "older"),)
    assert replay(TALK, CHAINS, entries, most_tokens=9).memory_ids == {"m2"}
    assert replay(TALK, CHAINS, entries, most_tokens=4).edits == ()


def test_what_is_left_of_the_ledger_is_told_and_never_less_for_a_block_that_a_summary_stands_for():
    entries = [entry(1, "later"), entry(2, "older")]

    assert replay(TALK, CHAINS, entries, most_tokens=12).room == 2
    assert replay(TALK, CHAINS, entries, most_tokens=9).room == -1
    assert replay(TALK, CHAINS, entries, most_tokens=12, dropped={1}).room == 2
    assert replay(TALK, CHAINS, [], most_tokens=12).room == 12


def test_the_newest_message_is_recalled_afresh_and_unknown_chains_have_no_place():
    stranger = LedgerEntry(chain=b"?" * 16, dynamic="[x]", memory_ids=())

    assert replay(TALK, CHAINS, [entry(0, "[mine]"), stranger]).edits == ()


def test_the_lines_of_a_frozen_stable_block_are_in_the_prompt():
    assert replay(TALK, CHAINS, [], frozen=Injection(stable="[s]\n- pinned")).lines == {"[s]", "- pinned"}


def test_a_block_goes_with_the_message_that_a_summary_stands_for_and_the_others_stay_where_the_bound_had_them():
    entries = [entry(1, "later\n- two"), entry(2, "older\n- one")]

    replayed = replay(TALK, CHAINS, entries, most_tokens=18, dropped={1, 2})

    assert replayed.edits == ()
    assert replayed.lines == frozenset()
    assert replay(TALK, CHAINS, entries, dropped={1, 2}).memory_ids == {"m1"}


PAIRS = Fingerprints(b"k").pairs(TALK)


@pytest.mark.parametrize(
    ("digest", "is_sent"),
    [(CHAINS[0], True), (CHAINS[1], True), (CHAINS[2], False), (PAIRS[0], True), (PAIRS[1], False), (b"?", False)],
)
def test_a_turn_is_in_the_prompt_if_its_message_is_sent_on_and_no_summary_stands_for_it(digest: bytes, is_sent: bool):
    turns = turns_in_prompt(asked(pairs=PAIRS), [ShownTurn(digest, "t")], dropped={0, 1, 2})

    assert ("t" in turns) is is_sent


@pytest.mark.parametrize("chain", CHAINS)
def test_a_session_that_goes_on_or_is_branched_from_keeps_its_stable_block(chain: bytes):
    assert frozen_by(asked(), previous_turn(chain), cache=HOUR) == previous_turn(chain).injection


def test_a_session_that_the_client_names_keeps_it_too():
    assert frozen_by(asked(session="s"), previous_turn(b"?" * 16), cache=HOUR) is not None
    assert frozen_by(asked(session="other"), previous_turn(b"?" * 16), cache=HOUR) is None


def test_a_new_session_has_nothing_frozen():
    assert frozen_by(asked(), None, cache=HOUR) is None


def test_after_the_time_for_which_the_cache_lives_it_is_made_afresh():
    assert frozen_by(asked(), previous_turn(minutes=59), cache=HOUR) is not None
    assert frozen_by(asked(), previous_turn(minutes=60), cache=HOUR) is None


@pytest.mark.parametrize("fields", [{"is_blanked": True}, {"status": "degraded"}, {"status": "off"}])
def test_P9_a_block_that_was_taken_out_or_never_made_is_not_kept(fields: dict[str, Any]):
    assert frozen_by(asked(), previous_turn(**fields), cache=HOUR) is None
