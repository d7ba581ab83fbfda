"""docs/rules.md, Formatting: each of Vitamem's example blocks to the letter, and the rules behind them."""

import sys
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import NamedTuple, cast

import msgspec
import pytest

from memory.model.memory import (
    CONCLUSIONS_FROM,
    Doubt,
    Memory,
    MemoryType,
    Profile,
    ProfileField,
    ProfileValue,
    Provenance,
    Source,
)
from memory.model.prompt_options import FormatOptions
from memory.model.scope import Scope
from memory.prompt.formatting import (
    CustomFormatter,
    Formatted,
    MemoryContext,
    format_context,
    load_formatter,
    memory_line,
    renderer,
)
from memory.retrieval.ranking import MemoryMatch
from memory.text.line_counts import LineCounts

SPLIT = FormatOptions(cacheable_context=True)
PLAIN = FormatOptions(priority_signaling=False, chronological_retrieval=False)
TAGS = FormatOptions(style="memory_tags")
COMPACT = FormatOptions(style="compact", cacheable_context=True)


def remember(
    text: str,
    day: str = "2025-01-10",
    *,
    source: Source = Source.CONFIRMED,
    pinned: bool = False,
    kind: MemoryType = MemoryType.EPISODIC,
    created_at: datetime | None = None,
) -> Memory:
    mentioned_at = date.fromisoformat(day)
    at = created_at or datetime(mentioned_at.year, mentioned_at.month, mentioned_at.day, 12, tzinfo=UTC)
    return Memory(
        id=f"{day} {text}",
        scope=Scope("acme", "ada"),
        text=text,
        type=kind,
        source=source,
        pinned=pinned,
        created_at=at,
        updated_at=at,
        mentioned_at=mentioned_at,
    )


def infer(text: str, day: str = "2025-01-10") -> Memory:
    return remember(text, day, source=Source.INFERRED)


def pin(text: str, day: str = "2025-06-25") -> Memory:
    return remember(text, day, pinned=True)


class Known(NamedTuple):
    """What is to be written down."""

    profile: Profile = Profile()
    pinned: tuple[Memory, ...] = ()
    procedural: tuple[Memory, ...] = ()
    retrieved: tuple[Memory, ...] = ()
    query: str = ""


def written(known: Known, options: FormatOptions, *, custom: CustomFormatter | None = None) -> Formatted:
    render = renderer(options, LineCounts(len))
    retrieved = (render(memory) for memory in known.retrieved)
    context = MemoryContext(
        profile=known.profile,
        pinned=tuple(map(render, known.pinned)),
        procedural=tuple(map(render, known.procedural)),
        retrieved=tuple(MemoryMatch(each.memory, each.line, each.tokens, 0.5) for each in retrieved),
        query=known.query,
    )
    return format_context(context, options, custom=custom)


PROFILE = Profile(
    (
        ProfileField(name="conditions", values=(ProfileValue(text="Type 2 diabetes"),)),
        ProfileField(name="medications", values=(ProfileValue(text="metformin 500mg (twice daily)"),)),
        ProfileField(name="allergies", values=(ProfileValue(text="penicillin"),)),
    )
)


# ── Vitamem's example blocks ──────────────────────────────────────────────────────────────────────────────────


def test_retrieved_memories_stand_under_months_with_their_priorities():
    retrieved = (
        remember("A1C improved to 6.8%", "2025-06-20"),
        remember("Started walking 30 minutes daily", "2025-03-05"),
        remember("A1C was 7.4%", "2025-01-10"),
        infer("Seems concerned about diet management", "2025-01-11"),
    )
    context = Known(pinned=(pin("Allergic to sulfa antibiotics"),), retrieved=retrieved)

    formatted = written(context, FormatOptions())

    assert (
        formatted.text
        == """\
=== Retrieved Memories ===
--- January 2025 ---
- [IMPORTANT] A1C was 7.4% (mentioned 2025-01-10) (confirmed)
- [INFO] Seems concerned about diet management (inferred)
--- March 2025 ---
- [IMPORTANT] Started walking 30 minutes daily (mentioned 2025-03-05) (confirmed)
--- June 2025 ---
- [IMPORTANT] A1C improved to 6.8% (mentioned 2025-06-20) (confirmed)
- [CRITICAL] Allergic to sulfa antibiotics (confirmed, pinned)"""
    )


def test_the_cacheable_context_is_split_by_the_separator():
    context = Known(
        profile=PROFILE,
        pinned=(pin("Allergic to penicillin"), pin("Takes metformin 500mg twice daily")),
        retrieved=(
            infer("Mentioned increased exercise routine", "2025-03-16"),
            remember("A1C improved to 7.0%", "2025-03-15"),
        ),
    )

    formatted = written(context, SPLIT)

    assert (
        formatted.text
        == """\
=== User Profile ===
Conditions: Type 2 diabetes
Medications: metformin 500mg (twice daily)
Allergies: penicillin
=== Critical Memories (Always Active) ===
- [CRITICAL] Allergic to penicillin (confirmed, pinned)
- [CRITICAL] Takes metformin 500mg twice daily (confirmed, pinned)
<!-- stable context above, dynamic below -->
=== Retrieved Memories ===
--- March 2025 ---
- [IMPORTANT] A1C improved to 7.0% (mentioned 2025-03-15) (confirmed)
- [INFO] Mentioned increased exercise routine (inferred)"""
    )
    assert formatted.stable.endswith("(confirmed, pinned)")
    assert formatted.dynamic.startswith("=== Retrieved Memories ===")


def test_with_both_options_off_it_is_a_plain_list():
    retrieved = (
        remember("A1C was 7.4%", "2025-01-10"),
        remember("Started walking 30 minutes daily", "2025-03-05"),
        infer("Seems concerned about diet management"),
    )

    formatted = written(Known(retrieved=retrieved), PLAIN)

    assert (
        formatted.text
        == """\
=== Retrieved Memories ===
- A1C was 7.4% (confirmed)
- Started walking 30 minutes daily (confirmed)
- Seems concerned about diet management (inferred)"""
    )


def test_a_profile_shows_vitals_with_their_previous_value_and_goals():
    vitals = ProfileField(
        name="vitals.a1c", values=(ProfileValue(text="6.8"),), unit="%", previous=ProfileValue(text="7.0")
    )
    goals = ProfileField(name="goals", values=(ProfileValue(text="Lower A1C below 6.5%"),))

    formatted = written(Known(profile=Profile((*PROFILE.fields, vitals, goals))), SPLIT)

    assert (
        formatted.text
        == """\
=== User Profile ===
Conditions: Type 2 diabetes
Medications: metformin 500mg (twice daily)
Allergies: penicillin
Vitals: a1c: 6.8% (previous: 7.0%)
Goals: Lower A1C below 6.5%"""
    )


def test_critical_memories_have_a_section_of_their_own():
    pinned = (pin("Allergic to penicillin"), pin("Do not prescribe sulfa antibiotics"))

    formatted = written(Known(pinned=pinned), SPLIT)

    assert (
        formatted.text
        == """\
=== Critical Memories (Always Active) ===
- [CRITICAL] Allergic to penicillin (confirmed, pinned)
- [CRITICAL] Do not prescribe sulfa antibiotics (confirmed, pinned)"""
    )


def test_the_dynamic_suffix_is_retrieved_memories_by_month():
    retrieved = (
        remember("A1C was 7.4%", "2025-01-10"),
        remember("A1C improved to 7.0%", "2025-04-12"),
        infer("Mentioned feeling better about diet", "2025-04-12"),
    )
    pinned = (pin("Allergic to penicillin"),)

    formatted = written(Known(pinned=pinned, retrieved=retrieved), SPLIT)

    assert formatted.text.endswith(
        """\
<!-- stable context above, dynamic below -->
=== Retrieved Memories ===
--- January 2025 ---
- [IMPORTANT] A1C was 7.4% (mentioned 2025-01-10) (confirmed)
--- April 2025 ---
- [IMPORTANT] A1C improved to 7.0% (mentioned 2025-04-12) (confirmed)
- [INFO] Mentioned feeling better about diet (inferred)"""
    )


def test_an_own_formatter_replaces_it_entirely_and_sees_pinned_memories_too():
    def by_badge(memories: Sequence[MemoryMatch], query: str) -> str:
        lines = [f"[{'PIN' if m.memory.pinned else m.memory.source.upper()}] {m.memory.text}" for m in memories]
        return f'Context for "{query}":\n' + "\n".join(lines)

    context = Known(
        profile=PROFILE,
        pinned=(pin("Allergic to penicillin"),),
        retrieved=(remember("A1C was 7.4%"), infer("Seems tired")),
        query="How am I?",
    )

    formatted = written(context, FormatOptions(), custom=by_badge)

    assert (
        formatted.text
        == """\
Context for "How am I?":
[PIN] Allergic to penicillin
[CONFIRMED] A1C was 7.4%
[INFERRED] Seems tired"""
    )


# ── Compact ───────────────────────────────────────────────────────────────────────────────────────────────────


def test_compact_lines_have_their_day_in_front_and_no_more_than_they_need():
    context = Known(
        profile=PROFILE,
        pinned=(pin("Allergic to penicillin"),),
        procedural=(remember("Answer in metric units", kind=MemoryType.PROCEDURAL),),
        retrieved=(
            remember("A1C improved to 7.0%", "2025-04-12"),
            infer("Mentioned feeling better about diet", "2025-04-12"),
            remember("A1C was 7.4%", "2025-01-10"),
        ),
    )

    formatted = written(context, COMPACT)

    assert (
        formatted.text
        == """=== User Profile ===
Conditions: Type 2 diabetes
Medications: metformin 500mg (twice daily)
Allergies: penicillin
=== Critical Memories (Always Active) ===
- Allergic to penicillin
=== Standing Preferences ===
- Answer in metric units
<!-- stable context above, dynamic below -->
=== Retrieved Memories ===
- 2025-01-10: A1C was 7.4%
- 2025-04-12: A1C improved to 7.0%
- 2025-04-12: Mentioned feeling better about diet (inferred)"""
    )


def test_a_compact_line_says_the_day_of_what_may_have_changed_also_where_days_are_off():
    doubted = msgspec.structs.replace(remember("Lives in Graz"), doubt=Doubt(memory_id="m2", day=date(2025, 3, 1)))
    undated = msgspec.structs.replace(COMPACT, chronological_retrieval=False)

    assert memory_line(doubted, undated) == "- 2025-01-10: Lives in Graz (may have changed on 2025-03-01)"
    assert memory_line(remember("Lives in Graz"), undated) == "- Lives in Graz"


def test_a_compact_line_does_not_say_a_day_again_that_the_fact_states():
    assert memory_line(remember("A1C was 7.4% on 2025-01-10"), COMPACT) == "- A1C was 7.4% on 2025-01-10"


# ── The rules behind them ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("source", "pinned", "line"),
    [
        (Source.CONFIRMED, True, "- [CRITICAL] Is vegan (confirmed, pinned)"),
        (Source.CONFIRMED, False, "- [IMPORTANT] Is vegan (mentioned 2025-01-10) (confirmed)"),
        (Source.INFERRED, False, "- [INFO] Is vegan (inferred)"),
        (Source.INFERRED, True, "- [INFO] Is vegan (inferred, pinned)"),
    ],
)
def test_only_what_is_confirmed_and_pinned_is_critical(*, source: Source, pinned: bool, line: str):
    assert memory_line(remember("Is vegan", source=source, pinned=pinned), FormatOptions()) == line


@pytest.mark.parametrize(
    ("options", "line"),
    [
        (FormatOptions(), "- [INFO] I recommend the ferry. (mentioned 2025-01-10) (said by the assistant)"),
        (COMPACT, "- 2025-01-10: the assistant said: I recommend the ferry."),
        (TAGS, "[EPISODIC] 2025-01-10: the assistant said: I recommend the ferry."),
    ],
)
def test_what_the_assistant_concluded_says_whose_word_it_is(options: FormatOptions, line: str):
    place = Provenance(turn="t1", fact_index=CONCLUSIONS_FROM)
    memory = msgspec.structs.replace(infer("I recommend the ferry."), provenance=place)

    assert memory_line(memory, options) == line


@pytest.mark.parametrize(
    "text",
    [
        "A1C was 7.4% (mentioned 2025-01-10)",
        "A1C was 7.4% (mentioned 2024-12-30)",
        "A1C was 7.4% on 2025-01-10",
        "A1C was 7.4% on 10 January 2025",
        "A1C was 7.4% on January 10, 2025",
    ],
)
def test_a_date_that_the_fact_states_is_not_said_again(text: str):
    assert memory_line(remember(text, "2025-01-10"), FormatOptions()) == f"- [IMPORTANT] {text} (confirmed)"


def test_another_date_in_the_fact_is_not_the_day_on_which_it_was_said():
    line = memory_line(remember("Marries on 2025-08-01", "2025-01-10"), FormatOptions())

    assert line == "- [IMPORTANT] Marries on 2025-08-01 (mentioned 2025-01-10) (confirmed)"


def test_the_month_is_that_of_the_day_on_which_it_was_said_and_not_of_its_storing():
    late = datetime(2025, 2, 1, 3, tzinfo=UTC)  # still January where the user is

    formatted = written(Known(retrieved=(remember("Moved", "2025-01-31", created_at=late),)), FormatOptions())

    assert "--- January 2025 ---" in formatted.text
    assert "February" not in formatted.text


def test_each_month_has_one_header_even_if_old_things_were_stored_late():
    base = datetime(2025, 5, 1, tzinfo=UTC)
    days = ("2025-03-01", "2024-12-05", "2025-03-09", "2024-12-01")
    stored = [remember(f"fact {n}", day, created_at=base + timedelta(hours=n)) for n, day in enumerate(days)]

    lines = written(Known(retrieved=(*stored,)), FormatOptions()).text.splitlines()

    assert [line for line in lines if line.startswith("---")] == ["--- December 2024 ---", "--- March 2025 ---"]
    assert [line.split(" (")[0][-6:] for line in lines if line.startswith("- ")] == [
        "fact 3",
        "fact 1",
        "fact 0",
        "fact 2",
    ]


def test_memories_of_one_moment_have_one_order_however_they_were_ranked():
    facts = [remember(f"fact {n}") for n in range(4)]

    forward = written(Known(retrieved=(*facts,)), FormatOptions())
    backward = written(Known(retrieved=(*reversed(facts),)), FormatOptions())

    assert forward == backward


def test_without_months_the_best_stands_first():
    best, second = remember("best", "2025-05-01"), remember("second", "2025-01-01")
    options = FormatOptions(chronological_retrieval=False)

    lines = written(Known(retrieved=(best, second)), options).text.splitlines()

    assert lines[1:] == ["- [IMPORTANT] best (confirmed)", "- [IMPORTANT] second (confirmed)"]


def test_preferences_have_a_section_in_the_stable_part_with_priority_and_without_dates():
    preference = remember("Prefers short answers", kind=MemoryType.PROCEDURAL)

    formatted = written(Known(procedural=(preference,)), SPLIT)

    assert formatted.stable == "=== Standing Preferences ===\n- [IMPORTANT] Prefers short answers (confirmed)"


def test_without_the_split_everything_is_dynamic_and_without_a_separator():
    context = Known(profile=PROFILE, retrieved=(remember("A1C was 7.4%"),))

    formatted = written(context, FormatOptions())

    assert formatted.stable == ""
    assert "<!--" not in formatted.text
    assert formatted.dynamic.startswith("=== User Profile ===\n")


def test_nothing_known_is_nothing_written():
    for options in (FormatOptions(), SPLIT, TAGS, PLAIN):
        assert written(Known(), options).text == ""


def test_values_under_one_heading_share_its_line():
    vitals = (
        ProfileField(
            name="vitals.weight", values=(ProfileValue(text="72"),), unit="kg", previous=ProfileValue(text="74 kg")
        ),
        ProfileField(name="vitals.a1c", values=(ProfileValue(text="6.8%"),), unit="%"),
    )
    allergies = ProfileField(name="allergies", values=(ProfileValue(text="penicillin"), ProfileValue(text="nuts")))

    formatted = written(Known(profile=Profile((*vitals, allergies))), SPLIT)

    assert formatted.stable.splitlines()[1:] == [
        "Vitals: weight: 72 kg (previous: 74 kg), a1c: 6.8%",
        "Allergies: penicillin, nuts",
    ]


# ── Memory tags ───────────────────────────────────────────────────────────────────────────────────────────────


def test_the_memory_tags_are_memory_vaults():
    semantic, procedural = MemoryType.SEMANTIC, MemoryType.PROCEDURAL
    retrieved = (
        remember("User is a backend engineer specializing in Python and PostgreSQL.", kind=semantic),
        remember("User is building a SaaS product with FastAPI and Stripe integration.", kind=semantic),
        remember("Communication style: direct, technical, no preamble.", kind=procedural),
        remember("Discussed database migration from MySQL to PostgreSQL.", "2024-01-20"),
        remember("User reported issue with Alembic autogenerate on enums.", "2024-01-18"),
    )

    formatted = written(Known(retrieved=retrieved), TAGS)

    assert (
        formatted.text
        == """\
<memory>
[SEMANTIC] User is a backend engineer specializing in Python and PostgreSQL.
[SEMANTIC] User is building a SaaS product with FastAPI and Stripe integration.
[PROCEDURAL] Communication style: direct, technical, no preamble.
[EPISODIC] 2024-01-20: Discussed database migration from MySQL to PostgreSQL.
[EPISODIC] 2024-01-18: User reported issue with Alembic autogenerate on enums.
</memory>"""
    )


def test_in_the_memory_tags_preferences_come_first():
    context = Known(
        profile=Profile((ProfileField(name="allergies", values=(ProfileValue(text="penicillin"),)),)),
        pinned=(pin("Is diabetic"),),
        procedural=(remember("Prefers short answers", kind=MemoryType.PROCEDURAL),),
        retrieved=(remember("Moved on 2025-01-10", "2025-01-10"),),
    )

    formatted = written(context, TAGS)

    assert formatted.text.splitlines()[1:-1] == [
        "[SEMANTIC] Allergies: penicillin",
        "[PROCEDURAL] Prefers short answers",
        "[EPISODIC] 2025-06-25: Is diabetic",
        "[EPISODIC] Moved on 2025-01-10",
    ]


def test_the_memory_tags_can_be_split_as_well():
    context = Known(pinned=(pin("Is diabetic"),), retrieved=(remember("Moved"),))

    formatted = written(context, FormatOptions(style="memory_tags", cacheable_context=True))

    assert formatted.stable == "<memory>\n[EPISODIC] 2025-06-25: Is diabetic\n</memory>"
    assert formatted.dynamic == "<memory>\n[EPISODIC] 2025-01-10: Moved\n</memory>"


# ── Own formatters ────────────────────────────────────────────────────────────────────────────────────────────


def test_an_own_formatter_leaves_the_stable_part_of_a_split_context_alone():
    context = Known(pinned=(pin("Is diabetic"),), retrieved=(remember("Moved"),))

    formatted = written(context, SPLIT, custom=lambda memories, _: " ".join(m.memory.text for m in memories))

    assert formatted.stable.startswith("=== Critical Memories")
    assert formatted.dynamic == "Moved"


def test_an_own_formatter_is_not_asked_when_there_is_nothing_to_say():
    asked: list[str] = []

    def note(_: Sequence[MemoryMatch], query: str) -> str:
        asked.append(query)
        return query

    formatted = written(Known(pinned=(pin("Is diabetic"),), query="Why?"), SPLIT, custom=note)

    assert (formatted.dynamic, asked) == ("", [])


def test_an_own_formatter_that_gives_no_text_is_an_error():
    custom = cast(CustomFormatter, lambda *_: None)  # pyright: ignore[reportUnknownLambdaType] - wrong on purpose

    with pytest.raises(TypeError, match="NoneType"):
        written(Known(retrieved=(remember("Moved"),)), SPLIT, custom=custom)


def test_a_formatter_is_loaded_by_its_path():
    assert load_formatter("memory.prompt.formatting:format_context") is format_context


@pytest.mark.parametrize("path", ["", "json", "json:", "no_such_module:f", "json:no_such", "json:decoder", ":x"])
def test_a_formatter_that_is_not_there_is_refused_with_its_path(path: str):
    with pytest.raises(ValueError, match="formatter"):
        load_formatter(path)


@pytest.mark.parametrize(
    "body", ["def write(memories): return ''", "async def write(memories, query): return ''", "1 / 0"]
)
def test_a_formatter_that_could_only_fail_is_refused(body: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    name = f"own_formatter_{len(body)}"
    (tmp_path / f"{name}.py").write_text(body)
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])

    with pytest.raises(ValueError, match=f"formatter '{name}:write'"):
        load_formatter(f"{name}:write")


def test_the_lines_of_a_month_stand_in_the_order_of_their_days_whatever_came_first():
    later = remember("Came home", "2025-03-20", created_at=datetime(2025, 4, 1, tzinfo=UTC))
    earlier = remember("Went away", "2025-03-05", created_at=datetime(2025, 4, 2, tzinfo=UTC))

    lines = written(Known(retrieved=(later, earlier)), FormatOptions()).text.splitlines()

    assert [line[:24] for line in lines[2:]] == ["- [IMPORTANT] Went away ", "- [IMPORTANT] Came home "]


def test_options_refuse_unknown_names():
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"prioritySignaling": True}, FormatOptions)
