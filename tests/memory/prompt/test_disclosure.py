"""docs/upstreams.md, What of the memory goes where: nothing sensitive stands in a prompt that may have none."""

from collections.abc import Sequence
from datetime import UTC, date, datetime
from typing import Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memory.model.memory import Doubt, Memory, MemoryType, Profile, ProfileField, ProfileValue, Source
from memory.model.prompt_options import FormatOptions, PromptOptions, StableBudget
from memory.model.scope import Scope
from memory.model.turn import RecalledMemory
from memory.ports.search import CoveringSummary, LedgerEntry, Recollection
from memory.prompt.assembly import Assembler
from memory.prompt.disclosure import HELD_BACK, disclosed, may_stand
from memory.prompt.formatting import renderer
from memory.retrieval.ranking import MemoryMatch, Ranking
from memory.retrieval.recall import Recalled
from memory.text.line_counts import LineCounts
from memory.text.markup import NOTICES, region
from tests.memory.language.test_sensitivity import HARMLESS, SENSITIVE, UNREAD
from tests.memory.profile.test_pins import TABLE

AT = datetime(2026, 3, 5, 12, tzinfo=UTC)
PINNED = [text for text, reason in TABLE if reason]
TOLD = [*SENSITIVE, *UNREAD, *PINNED]

told = st.sampled_from(TOLD)
harmless = st.sampled_from(HARMLESS)
texts = st.lists(told | harmless, max_size=6, unique=True)
styles = st.sampled_from(["sections", "memory_tags"])
Style = Literal["sections", "memory_tags"]


def memory(text: str, **fields: object) -> Memory:
    made: dict[str, object] = {"created_at": AT, "updated_at": AT, "mentioned_at": AT.date(), **fields}
    return Memory(id=text, scope=Scope("acme", "ada"), text=text, **made)  # pyright: ignore[reportArgumentType] - of a test


def assembler(style: Style = "sections") -> Assembler:
    return Assembler(
        count_line=LineCounts(len),
        formats=FormatOptions(style=style, cacheable_context=True),
        budget=StableBudget(profile=9_999, pinned=9_999, procedural=9_999),
        prompt=PromptOptions(),
    )


def match(found: Memory, style: Style = "sections") -> MemoryMatch:
    line = renderer(FormatOptions(style=style, cacheable_context=True), LineCounts(len))(found)
    return MemoryMatch(found, line.line, line.tokens, 0.5)


def explained(found: Memory) -> RecalledMemory:
    return RecalledMemory(
        id=found.id, score=0.5, dense=0.5, lexical=0.5, importance=0.5, tokens=9, injected=True, reason="selected"
    )


def field(name: str, *values: str, previous: str | None = None) -> ProfileField:
    return ProfileField(
        name=name,
        values=tuple(ProfileValue(text=each) for each in values),
        previous=None if previous is None else ProfileValue(text=previous),
    )


def recalled(
    *,
    found: Sequence[str] = (),
    pinned: Sequence[str] = (),
    fields: Sequence[ProfileField] = (),
    ledger: Sequence[str] = (),
    summaries: Sequence[str] = (),
    style: Style = "sections",
) -> Recalled:
    memories = [memory(text) for text in found]
    return Recalled(
        recollection=Recollection(
            always_on=tuple(memory(text, pinned=True) for text in pinned),
            profile=Profile(tuple(fields)),
            ledger=tuple(LedgerEntry(chain=b"c", dynamic=block, memory_ids=()) for block in ledger),
            summaries=tuple(
                CoveringSummary(id=text, chain=b"c", chains=(b"c",), text=text, tokens=9, by_model=True)
                for text in summaries
            ),
        ),
        ranking=Ranking(
            selected=tuple(match(each, style) for each in memories), explained=tuple(map(explained, memories))
        ),
        status="hit",
    )


def block(*said: str, style: Style = "sections") -> str:
    """A block that an upstream had which may see everything."""
    return assembler(style).inject(recalled(found=said, style=style)).dynamic


@given(texts, texts, texts, styles)
def test_no_prompt_has_anything_sensitive_and_every_prompt_has_all_the_rest(
    found: list[str], pinned: list[str], values: list[str], style: Style
):
    known = recalled(
        found=found,
        pinned=pinned,
        fields=[field("notes", *values, previous=SENSITIVE[1])] if values else (),
        style=style,
    )

    injection = assembler(style).inject(disclosed(known, "no_sensitive"))

    said = injection.stable + injection.dynamic
    assert [text for text in (*found, *pinned, *values) if text in TOLD and text in said] == []
    assert [text for text in (*found, *pinned, *values) if text in HARMLESS and text not in said] == []
    assert SENSITIVE[1] not in said
    assert may_stand((injection.stable, injection.dynamic), "no_sensitive")


@given(texts, styles)
def test_an_older_block_is_replayed_if_nothing_in_it_is_sensitive(said: list[str], style: Style):
    older = block(*said, style=style)

    left = disclosed(recalled(ledger=[older]), "no_sensitive").recollection.ledger

    assert [each.dynamic for each in left] == ([] if any(text in TOLD for text in said) else [older])


@pytest.mark.parametrize("text", [text for text in TOLD if "?" not in text])
@pytest.mark.parametrize("style", ["sections", "memory_tags"])
def test_a_line_is_read_as_the_memory_that_it_is_of_whatever_frames_it(text: str, style: Style):
    framed = [
        match(memory(text, **fields), style).line
        for fields in (
            {},
            {"pinned": True},
            {"type": MemoryType.PROCEDURAL},
            {"source": Source.INFERRED},
            {"doubt": Doubt("m", date(2026, 3, 6))},
        )
    ]

    assert [line for line in framed if may_stand((region(line),), "no_sensitive")] == []


def test_nothing_is_held_back_from_one_that_may_see_everything():
    known = recalled(found=SENSITIVE, pinned=PINNED, ledger=[block(*SENSITIVE)])

    assert disclosed(known, "all") is known
    assert may_stand((block(*SENSITIVE),), "all")


def test_fields_of_health_are_held_back_by_their_names_and_others_by_their_values():
    fields = [
        field("name", "Ada"),
        field("conditions", "Rex"),
        field("vitals.weight", "72"),
        field("goals", "run a marathon"),
        field("diet", "vegan", "halal"),
        field("family.brother", "Tom, is in prison"),
        field("home", "Porto", previous="the hospital in Lisbon"),
    ]

    left = disclosed(recalled(fields=fields), "no_sensitive").recollection.profile

    assert left.fields == (field("name", "Ada"), field("diet", "vegan"), field("home", "Porto"))


@pytest.mark.parametrize(
    "field_of_health", ["conditions", "vitals.weight", "blood_type", "emergency_contacts", "goals", "household"]
)
def test_a_frozen_block_with_a_field_of_health_may_not_stand(field_of_health: str):
    frozen = assembler().inject(recalled(fields=[field("name", "Ada"), field(field_of_health, "72")])).stable

    assert not may_stand((frozen,), "no_sensitive")
    assert may_stand((assembler().inject(recalled(fields=[field("name", "Ada")])).stable,), "no_sensitive")


def test_summaries_are_held_back_too():
    left = disclosed(recalled(summaries=["We talked about hiking.", "She has diabetes.\nWe hiked."]), "no_sensitive")

    assert [each.id for each in left.recollection.summaries] == ["We talked about hiking."]


def test_what_is_held_back_is_told_in_the_turns_record():
    found, pinned = [HARMLESS[1], SENSITIVE[0]], [PINNED[0]]

    injection = assembler().inject(disclosed(recalled(found=found, pinned=pinned), "no_sensitive"))

    assert {each.id: (each.injected, each.reason) for each in injection.recalled} == {
        HARMLESS[1]: (True, "selected"),
        SENSITIVE[0]: (False, HELD_BACK),
        PINNED[0]: (False, HELD_BACK),
    }
    assert injection.memory_ids == (HARMLESS[1],)
    assert (injection.status, injection.reason) == ("hit", HELD_BACK)


def test_where_all_is_held_back_it_is_a_miss_and_where_nothing_is_nothing_is_said_of_it():
    of_all = assembler().inject(disclosed(recalled(found=SENSITIVE[:2]), "no_sensitive"))
    of_none = assembler().inject(disclosed(recalled(found=HARMLESS[:2]), "no_sensitive"))

    assert (of_all.status, of_all.reason, of_all.dynamic) == ("miss", HELD_BACK, "")
    assert (of_none.status, of_none.reason) == ("hit", "")


@pytest.mark.parametrize("notice", NOTICES.values())
def test_our_own_words_are_not_sensitive(notice: str):
    assert may_stand((region("", notice), region("- I like tea (confirmed)", notice)), "no_sensitive")
