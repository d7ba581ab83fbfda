"""docs/rules.md, Where blocks go. `put_in` does to texts what the proxy does to bytes."""

from collections.abc import Sequence
from datetime import UTC, date, datetime
from itertools import pairwise
from typing import Literal, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from memory.model.chat_request import (
    AppendToMessage,
    Conversation,
    Edit,
    InsertSystem,
    Message,
    PrependToMessage,
    ReplacePrefix,
)
from memory.model.memory import Memory, MemoryType, Profile, ProfileField, ProfileValue, Provenance, Retention
from memory.model.prompt_options import FormatOptions, PromptOptions, StableBudget
from memory.model.recall_options import RankingOptions
from memory.model.scope import Scope
from memory.model.turn import Injection
from memory.ports.search import Candidate, Recollection
from memory.prompt.assembly import Assembler, SystemRole, assemble
from memory.prompt.formatting import CustomFormatter, renderer
from memory.prompt.replay import Replayed
from memory.retrieval.ranking import MemoryMatch, Ranking, rank
from memory.retrieval.recall import Recalled
from memory.text.line_counts import LineCounts
from memory.text.markup import CLOSE, NOTICES, OPEN, PREAMBLE
from memory.text.tokens import estimate_tokens

AT = datetime(2025, 1, 10, tzinfo=UTC)
AFTER = PromptOptions()
BEFORE = PromptOptions(placement_stable="before_system")


def talk(*messages: tuple[str, str] | Message) -> Conversation:
    made = (each if isinstance(each, Message) else Message(*each, "string") for each in messages)
    return Conversation(tuple(made), "m")


def put_in(conversation: Conversation, edits: tuple[Edit, ...]) -> list[tuple[str, str]]:
    texts = [(message.role, message.text) for message in conversation.messages]
    inserted = [(edit.role, edit.text) for edit in edits if isinstance(edit, InsertSystem)]
    for edit in reversed(edits):
        if isinstance(edit, AppendToMessage):
            role, text = texts[edit.index]
            texts[edit.index] = role, f"{text}\n\n{edit.text}"
        elif isinstance(edit, PrependToMessage):
            role, text = texts[edit.index]
            texts[edit.index] = role, f"{edit.text}\n\n{text}"
    return inserted + texts


SYSTEM, USER, ANSWER = ("system", "Be kind."), ("user", "Hello"), ("assistant", "Hi")

# ── assemble ──────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_stable_block_joins_the_last_of_the_leading_system_messages():
    conversation = talk(SYSTEM, ("developer", "Be brief."), USER, ("system", "Later."), USER)

    edits = assemble(conversation, "STABLE", "DYNAMIC", AFTER)

    assert edits == (AppendToMessage(1, "STABLE"), PrependToMessage(4, "DYNAMIC"))


def test_without_a_system_message_it_becomes_one():
    assert assemble(talk(USER), "STABLE", "", AFTER) == (InsertSystem("STABLE", "system"),)


def test_a_system_message_that_does_not_lead_is_not_joined():
    conversation = talk(USER, SYSTEM, USER)

    assert assemble(conversation, "STABLE", "", AFTER) == (InsertSystem("STABLE", "system"),)


@pytest.mark.parametrize("role", ["system", "developer"])
def test_before_the_system_messages_it_is_one_of_their_kind(role: str):
    (edit,) = assemble(talk((role, "Be kind."), USER), "STABLE", "", BEFORE)

    assert edit == InsertSystem("STABLE", "developer" if role == "developer" else "system")


def test_an_upstream_without_system_messages_gets_it_before_the_first_user_message():
    conversation = talk(USER, ANSWER, ("user", "And?"))

    edits = assemble(conversation, "STABLE", "DYNAMIC", AFTER, system="none")

    assert edits == (PrependToMessage(0, "STABLE"), PrependToMessage(2, "DYNAMIC"))


def test_without_system_messages_it_goes_before_the_first_message_that_no_summary_stands_for():
    conversation = talk(USER, ANSWER, ("user", "And?"), ANSWER, ("user", "So?"))
    summary = ReplacePrefix((0, 1), 2, "SUMMARY")
    made = Assembler(
        count_line=LineCounts(len),
        formats=FormatOptions(),
        budget=StableBudget(),
        prompt=PromptOptions(),
        system="none",
    )

    edits = made.edits(conversation, Injection(stable="STABLE", dynamic="DYNAMIC"), None, [summary])

    assert edits == (PrependToMessage(2, "STABLE"), PrependToMessage(4, "DYNAMIC"), summary)


def test_both_blocks_before_one_message_keep_their_order():
    edits = assemble(talk(USER), "STABLE", "DYNAMIC", AFTER, system="none")

    assert put_in(talk(USER), edits) == [("user", "STABLE\n\nDYNAMIC\n\nHello")]


def test_in_a_tool_loop_the_block_goes_before_the_question_and_not_among_the_tools():
    conversation = talk(SYSTEM, USER, Message("assistant", "", "none"), ("tool", "42"), ANSWER, ("tool", "43"))

    assert assemble(conversation, "", "DYNAMIC", AFTER) == (PrependToMessage(1, "DYNAMIC"),)


def test_parts_are_joined_like_strings():
    conversation = talk(Message("system", "Be kind.", "parts"), Message("user", "Hello", "parts"))

    assert assemble(conversation, "STABLE", "DYNAMIC", AFTER) == (
        AppendToMessage(0, "STABLE"),
        PrependToMessage(1, "DYNAMIC"),
    )


@pytest.mark.parametrize("shape", ["none", "other"])
def test_a_content_of_another_shape_is_never_touched(shape: Literal["none", "other"]):
    odd_system, odd_user = Message("system", "", shape), Message("user", "", shape)

    assert assemble(talk(SYSTEM, odd_system, USER), "STABLE", "", AFTER) == (AppendToMessage(0, "STABLE"),)
    assert assemble(talk(odd_system, USER), "STABLE", "", AFTER) == (InsertSystem("STABLE", "system"),)
    assert assemble(talk(SYSTEM, odd_user), "", "DYNAMIC", AFTER) == ()
    assert assemble(talk(odd_user), "STABLE", "DYNAMIC", AFTER, system="none") == ()


def test_without_a_user_message_nothing_is_dynamic():
    assert assemble(talk(SYSTEM), "STABLE", "DYNAMIC", AFTER) == (AppendToMessage(0, "STABLE"),)


def test_without_messages_or_blocks_there_is_nothing_to_do():
    for options in (AFTER, BEFORE):
        assert assemble(Conversation(()), "STABLE", "DYNAMIC", options) == ()
        assert assemble(talk(SYSTEM, USER), "", "", options) == ()


words = st.text(alphabet="ab \n", max_size=6)
leading = st.lists(st.tuples(st.sampled_from(["system", "developer"]), words), max_size=3)
exchanges = st.lists(
    st.tuples(words, st.lists(st.tuples(st.sampled_from(["assistant", "tool"]), words), min_size=1, max_size=3)),
    min_size=1,
    max_size=4,
)


@given(leading, exchanges, words, st.sampled_from([AFTER, BEFORE]), st.sampled_from(get_args(SystemRole)))
def test_P8_the_next_prompt_begins_with_this_one_up_to_its_question(
    system: list[tuple[str, str]],
    turns: list[tuple[str, list[tuple[str, str]]]],
    question: str,
    options: PromptOptions,
    upstream: SystemRole,
):
    said = [*system]
    prompts: list[list[tuple[str, str]]] = []
    for number, (user, answers) in enumerate([*turns, (question, [("assistant", "")])]):
        said.append(("user", user))
        conversation = talk(*said)
        edits = assemble(conversation, "STABLE", f"DYNAMIC {number}", options, system=upstream)
        prompts.append(put_in(conversation, edits))
        said += answers

    for number, (before, after) in enumerate(pairwise(prompts)):
        plain = [(role, text.replace(f"DYNAMIC {number}\n\n", "")) for role, text in before]
        assert after[: len(plain)] == plain
        assert after[: len(plain) - 1] == before[:-1]
        assert sum("DYNAMIC" in text for _, text in after) == 1


# ── Assembler ─────────────────────────────────────────────────────────────────────────────────────────────────


def remember(text: str, *, pinned: bool = False, kind: MemoryType = MemoryType.EPISODIC) -> Memory:
    return Memory(
        id=f"id of {text}",
        scope=Scope("acme", "ada"),
        text=text,
        type=kind,
        pinned=pinned,
        created_at=AT,
        updated_at=AT,
        mentioned_at=date(2025, 1, 10),
    )


PENICILLIN = remember("Allergic to penicillin", pinned=True)
BRIEF = remember("Prefers short answers", kind=MemoryType.PROCEDURAL)
ROME = remember("Lives in Rome")


def recalled(*retrieved: Memory, standing: tuple[Memory, ...] = (), profile: Profile | None = None) -> Recalled:
    candidates = tuple(Candidate(memory, 0.5, 1.0) for memory in retrieved)
    return Recalled(
        recollection=Recollection(candidates=candidates, always_on=standing, profile=profile or Profile()),
        ranking=rank(candidates, RankingOptions(), render=renderer(FormatOptions(), LineCounts(len))),
        status="hit",
        question="Where do I live?",
    )


def assembler(*, custom: CustomFormatter | None = None, budget: StableBudget | None = None) -> Assembler:
    return Assembler(
        count_line=LineCounts(len),
        formats=FormatOptions(cacheable_context=True),
        budget=budget or StableBudget(),
        prompt=PromptOptions(),
        custom=custom,
    )


def test_the_injection_holds_both_blocks_as_they_are_put_in():
    injection = assembler().inject(recalled(ROME, standing=(PENICILLIN, BRIEF)))

    assert (
        injection.stable
        == f"""\
{OPEN}
{PREAMBLE}
=== Critical Memories (Always Active) ===
- [CRITICAL] Allergic to penicillin (confirmed, pinned)
=== Standing Preferences ===
- [IMPORTANT] Prefers short answers (confirmed)
{CLOSE}"""
    )
    assert (
        injection.dynamic
        == f"""\
{OPEN}
{PREAMBLE}
=== Retrieved Memories ===
--- January 2025 ---
- [IMPORTANT] Lives in Rome (mentioned 2025-01-10) (confirmed)
{CLOSE}"""
    )
    assert (injection.status, injection.reason) == ("hit", "")


def test_it_says_what_was_put_in_why_and_what_it_costs():
    injection = assembler(budget=StableBudget(procedural=0)).inject(recalled(ROME, standing=(PENICILLIN, BRIEF)))

    assert injection.memory_ids == (PENICILLIN.id, ROME.id)
    assert [(each.id, each.reason, each.injected) for each in injection.recalled] == [
        (PENICILLIN.id, "pinned", True),
        (BRIEF.id, "over_budget", False),
        (ROME.id, "selected", True),
    ]
    assert injection.tokens == len(injection.stable + "\n" + injection.dynamic + "\n")


def test_it_says_which_of_what_was_put_in_was_said_in_passing():
    asks = msgspec.structs.replace(remember("Can you help me plan my week?"), retention=Retention.TENTATIVE)
    kept = msgspec.structs.replace(asks, id="kept", retention=Retention.PASSAGE)

    injection = assembler().inject(recalled(ROME, asks, kept))

    assert injection.passing == (asks.id,)


def test_P8_the_same_memories_give_the_same_stable_block_whatever_is_retrieved():
    profile = Profile((ProfileField(name="allergies", values=(ProfileValue(text="penicillin"),)),))
    standing = (PENICILLIN, BRIEF)

    first = assembler().inject(recalled(ROME, standing=standing, profile=profile))
    second = assembler().inject(recalled(remember("Likes tea"), standing=standing, profile=profile))

    assert first.stable == second.stable
    assert first.dynamic != second.dynamic


def test_nothing_to_say_is_a_miss_without_edits():
    made = assembler()
    injection = made.inject(recalled())

    assert injection == Injection(status="miss", passing=())
    assert made.edits(talk(SYSTEM, USER), injection) == ()


def test_I10_quarantined_pins_alone_are_a_miss():
    order = msgspec.structs.replace(PENICILLIN, tags=("quarantined",))

    injection = assembler().inject(recalled(standing=(order,)))

    assert (injection.status, injection.stable, injection.memory_ids) == ("miss", "", ())
    assert [each.reason for each in injection.recalled] == ["quarantined"]


def test_what_was_not_wanted_puts_nothing_in():
    unwanted = msgspec.structs.replace(recalled(ROME, standing=(PENICILLIN,)), status="off", reason="because")

    assert assembler().inject(unwanted) == Injection(status="off", reason="because")


def test_a_recall_that_failed_puts_nothing_in():
    failed = Recalled(status="degraded", reason="timeout")

    assert assembler().inject(failed) == Injection(status="degraded", reason="timeout", passing=())


def test_R12_while_the_index_is_built_what_stands_in_every_prompt_still_does():
    warming = msgspec.structs.replace(recalled(standing=(PENICILLIN,)), status="degraded", reason="warming")

    injection = assembler().inject(warming)

    assert (injection.status, injection.reason) == ("degraded", "warming")
    assert "penicillin" in injection.stable


def test_an_order_to_the_memory_is_told_to_the_model_though_nothing_is_known():
    ordered = Recalled(status="miss", order="forget")

    injection = assembler().inject(ordered)

    assert injection.dynamic == f"{OPEN}\n{NOTICES['forget']}\n{CLOSE}"
    assert (injection.stable, injection.order, injection.status) == ("", "forget", "hit")


def test_it_stands_before_the_notes_which_are_data():
    injection = assembler().inject(msgspec.structs.replace(recalled(ROME), order="off_the_record"))

    assert injection.dynamic.split("\n")[:3] == [OPEN, NOTICES["off_the_record"], PREAMBLE]


def test_what_may_be_an_order_is_told_and_not_journalled_as_one():
    injection = assembler().inject(Recalled(status="miss", order="suspected"))

    assert (injection.dynamic, injection.order) == (f"{OPEN}\n{NOTICES['suspected']}\n{CLOSE}", "")


def test_it_is_told_once_and_costs_little():
    injection = assembler().inject(Recalled(status="miss", order="forget"), Replayed(lines=frozenset(NOTICES.values())))

    assert injection.dynamic.count(NOTICES["forget"]) == 1
    assert all(estimate_tokens(notice) <= 40 for notice in NOTICES.values())


def test_who_reads_no_memory_is_told_nothing_of_it():
    assert assembler().inject(Recalled(status="off", reason="not_read", order="forget")).dynamic == ""


def test_an_own_formatter_writes_the_dynamic_block():
    injection = assembler(custom=lambda memories, query: f"{query} {memories[0].memory.text}").inject(recalled(ROME))

    assert injection.dynamic == f"{OPEN}\n{PREAMBLE}\nWhere do I live? Lives in Rome\n{CLOSE}"


def test_an_own_formatter_that_fails_is_replaced_by_ours():
    def fail(_: Sequence[MemoryMatch], query: str) -> str:
        raise KeyError(query)

    injection = assembler(custom=fail).inject(recalled(ROME))

    assert injection.reason == "formatter_failed"
    assert injection.dynamic == assembler().inject(recalled(ROME)).dynamic


def test_what_an_own_formatter_writes_is_bounded():
    injection = assembler(custom=lambda _, query: f"{query} " * 1_000_000).inject(recalled(ROME))

    assert len(injection.dynamic) < 40_000


def test_the_edits_of_a_reused_injection_are_those_of_the_first_time():
    made = assembler()
    injection = made.inject(recalled(ROME, standing=(PENICILLIN,)))
    first = put_in(talk(SYSTEM, USER), made.edits(talk(SYSTEM, USER), injection))

    loop = talk(SYSTEM, USER, Message("assistant", "", "none"), ("tool", "42"))
    again = put_in(loop, made.edits(loop, injection))

    assert again[:2] == first


@pytest.mark.parametrize(
    ("role", "again", "is_said"),
    [("user", False, True), ("user", True, True), ("assistant", False, True), ("assistant", True, False)],
)
def test_what_an_answer_taught_is_said_again_where_only_its_question_stands(role: str, again: bool, is_said: bool):
    learned = Memory(
        id="m",
        scope=Scope("t", "u"),
        text="User was told to read Emma",
        created_at=AT,
        updated_at=AT,
        mentioned_at=AT.date(),
        provenance=Provenance(turn="t1", role=role),
    )
    turns = frozenset({"t1"})
    ranking = Ranking(selected=(MemoryMatch(learned, "- User was told to read Emma", 10, 0.9),))
    made = Assembler(count_line=LineCounts(len), formats=FormatOptions(), budget=StableBudget(), prompt=PromptOptions())

    injection = made.inject(
        Recalled(status="hit", ranking=ranking), Replayed(turns=turns, again=turns if again else frozenset())
    )

    assert (learned.id not in injection.memory_ids) is is_said


def test_the_line_that_was_counted_is_the_line_that_is_put_in():
    match = MemoryMatch(ROME, "- as it was counted", 5, 0.9)

    injection = assembler().inject(Recalled(status="hit", ranking=Ranking(selected=(match,))))

    assert "- as it was counted" in injection.dynamic.split("\n")
