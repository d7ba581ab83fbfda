"""Who stays in the stable block when not everybody fits."""

from datetime import UTC, date, datetime, timedelta

import msgspec
import pytest

from memory.model.memory import Doubt, Memory, MemoryType, Profile, ProfileField, ProfileValue, Provenance, Source
from memory.model.prompt_options import StableBudget
from memory.model.scope import Scope
from memory.prompt.stable_block import Stable, budget_stable
from memory.retrieval.ranking import Rendered

AT = datetime(2025, 1, 10, tzinfo=UTC)


def keep(
    name: str,
    day: int = 0,
    *,
    pinned: bool = True,
    importance: float = 0.5,
    source: Source = Source.CONFIRMED,
    tags: tuple[str, ...] = (),
) -> Memory:
    at = AT + timedelta(days=day)
    return Memory(
        id=name,
        scope=Scope("acme", "ada"),
        text=name,
        type=MemoryType.SEMANTIC if pinned else MemoryType.PROCEDURAL,
        source=source,
        pinned=pinned,
        importance=importance,
        tags=tags,
        created_at=at,
        updated_at=at,
        mentioned_at=date(2025, 1, 10),
    )


def choose(*standing: Memory, budget: StableBudget, profile: Profile | None = None) -> Stable:
    return budget_stable(
        profile or Profile(),
        standing,
        budget,
        render=lambda memory: Rendered(memory, memory.text, 10),
        count_line=lambda _: 10,
    )


def names(rendered: tuple[Rendered, ...]) -> list[str]:
    return [each.id for each in rendered]


def test_confirmed_pins_stay_before_inferred_ones_then_the_more_important_then_the_newer():
    pins = (
        keep("old", 0),
        keep("inferred", 9, source=Source.INFERRED, importance=1.0),
        keep("new", 3),
        keep("important", 1, importance=0.9),
    )

    chosen = [names(choose(*pins, budget=StableBudget(pinned=10 * n)).pinned) for n in range(5)]

    assert chosen == [
        [],
        ["important"],
        ["new", "important"],
        ["old", "new", "important"],
        ["old", "inferred", "new", "important"],
    ]


def test_each_section_has_a_budget_of_its_own():
    standing = (keep("pin 1"), keep("pin 2"), keep("style 1", pinned=False), keep("style 2", pinned=False))

    stable = choose(*standing, budget=StableBudget(pinned=0, procedural=10))

    assert (names(stable.pinned), names(stable.procedural)) == ([], ["style 1"])
    assert {each.id: each.reason for each in stable.explained} == {
        "pin 1": "over_budget",
        "pin 2": "over_budget",
        "style 1": "procedural",
        "style 2": "over_budget",
    }


def test_what_may_have_changed_a_pin_stands_among_the_pins():
    pin = msgspec.structs.replace(keep("I take lithium"), doubt=Doubt("sign", date(2025, 1, 11)))
    sign = msgspec.structs.replace(keep("sign", 1, pinned=False), type=MemoryType.EPISODIC)

    stable = choose(pin, sign, budget=StableBudget(procedural=0))

    assert names(stable.pinned) == ["I take lithium", "sign"]


def test_a_pinned_preference_stands_among_the_pins():
    pinned = msgspec.structs.replace(keep("style", pinned=False), pinned=True)

    stable = choose(pinned, budget=StableBudget())

    assert (names(stable.pinned), names(stable.procedural)) == (["style"], [])


def test_what_an_older_release_listed_of_a_document_stands_nowhere():
    part = msgspec.structs.replace(keep("style", pinned=False), provenance=Provenance(document="letter"))

    stable = choose(part, msgspec.structs.replace(part, id="pinned", pinned=True), budget=StableBudget())

    assert (names(stable.pinned), names(stable.procedural)) == (["pinned"], [])


def test_I10_a_quarantined_memory_never_stands_in_the_stable_block():
    stable = choose(
        keep("order", tags=("quarantined",)),
        keep("habit", pinned=False, tags=("quarantined",)),
        budget=StableBudget(),
    )

    assert stable.pinned == stable.procedural == ()
    assert [(each.reason, each.injected) for each in stable.explained] == [("quarantined", False)] * 2


def test_of_a_profile_what_could_harm_the_user_stays():
    profile = Profile(
        tuple(
            ProfileField(name=name, values=(ProfileValue(text="x"),)) for name in ("conditions", "goals", "allergies")
        )
    )

    stable = choose(budget=StableBudget(profile=25), profile=profile)

    assert [field.name for field in stable.profile.fields] == ["conditions", "allergies"]


def test_of_a_list_that_does_not_fit_the_newest_values_stay():
    tastes = tuple(ProfileValue(text=f"avoids {each}") for each in ("opera", "bingo", "golf"))
    name = ProfileField(name="name", values=(ProfileValue(text="x"),))
    profile = Profile((name, ProfileField(name="preferences", values=tastes)))

    def shown(budget: int) -> list[str]:
        stable = budget_stable(
            profile,
            (),
            StableBudget(profile=budget),
            render=lambda memory: Rendered(memory, memory.text, 10),
            count_line=lambda line: len(line.split()),
        )
        return [value.text for field in stable.profile.fields for value in field.values]

    assert shown(9) == ["x", "avoids opera", "avoids bingo", "avoids golf"]
    assert shown(8) == ["x", "avoids bingo", "avoids golf"]
    assert shown(5) == ["x", "avoids golf"]
    assert shown(4) == ["x"]


def test_a_new_pin_changes_no_line_above_it():
    pins = [keep(f"pin {n}", n, importance=n / 10) for n in range(5)]

    before = names(choose(*pins[:4], budget=StableBudget()).pinned)
    after = names(choose(*pins, budget=StableBudget()).pinned)

    assert after[: len(before)] == before


# ── Once for each state ───────────────────────────────────────────────────────────────────────────────────────

BUDGET = StableBudget()
KNOWN = Profile((ProfileField(name="name", values=(ProfileValue(text="Ada"),)),))


class Counted:
    """Renders, and counts how often."""

    def __init__(self) -> None:
        self.times = 0

    def __call__(self, memory: Memory) -> Rendered:
        self.times += 1
        return Rendered(memory, memory.text, 10)


def choose_by(render: Counted, profile: Profile, *standing: Memory, pinned: int = 800) -> Stable:
    budget = StableBudget(pinned=pinned)
    return budget_stable(profile, standing, budget, render=render, count_line=lambda _: 10)


def test_what_is_always_on_is_chosen_once_as_long_as_profile_and_memories_are_the_same():
    profile, pins, render = msgspec.structs.replace(KNOWN), (keep("a"), keep("b")), Counted()

    first = choose_by(render, profile, *pins)
    again = choose_by(render, profile, *pins)

    assert again is first
    assert render.times == 2


def test_it_is_chosen_anew_when_a_memory_the_profile_or_the_budget_is_another():
    pins = keep("a"), keep("b")
    changed = msgspec.structs.replace(pins[1], text="B")
    profile, render = msgspec.structs.replace(KNOWN), Counted()
    choose_by(render, profile, *pins)

    assert [each.line for each in choose_by(render, profile, pins[0], changed).pinned] == ["a", "B"]
    assert names(choose_by(render, profile, *pins, keep("c")).pinned) == ["a", "b", "c"]
    assert names(choose_by(render, profile, *pins, pinned=10).pinned) == ["a"]
    assert not choose_by(render, Profile(), *pins).profile.fields
    assert names(choose_by(render, profile, *pins).pinned) == ["a", "b"]


def test_a_profile_without_fields_which_may_be_everybodys_keeps_nobodys_memories():
    profile, render = Profile(), Counted()
    choose_by(render, profile, keep("a"))

    assert names(choose_by(render, profile).pinned) == []
    assert not vars(profile)


def test_an_instruction_that_a_line_of_the_profile_says_in_its_words_is_not_said_twice():
    said, more = keep("said", pinned=False), keep("more", pinned=False)
    said = msgspec.structs.replace(said, text="Answer me always in French, please.")
    more = msgspec.structs.replace(more, text="Answer me always in French, and be brief.")
    value = ProfileValue(text="answer me always in French", memory_id=said.id)
    others = msgspec.structs.replace(value, memory_id="other")

    def chosen(value: ProfileValue, budget: StableBudget = BUDGET) -> Stable:
        profile = Profile((ProfileField(name="communication", values=(value,)),))
        return choose(said, more, budget=budget, profile=profile)

    assert names(chosen(value).procedural) == ["more"]
    assert [each.reason for each in chosen(value).explained] == ["in_profile", "procedural"]
    assert names(chosen(others).procedural) == ["said", "more"], "of another memory, which may be erased by itself"
    assert names(chosen(value, StableBudget(profile=0)).procedural) == ["said", "more"], "that line has no room"


@pytest.mark.parametrize(
    ("text", "is_said"),
    [
        ("I prefer Celsius.", True),
        ("I'd prefer Celsius, please.", True),
        ("Prefiero Celsius", True),
        ("From now on, I prefer Celsius", True),
        ("I prefer Celsius for the oven, and Kelvin for all else.", False),
        ("Explain the scale, since I prefer Celsius", False),
    ],
)
def test_a_preference_that_a_line_of_the_profile_says_is_not_said_twice(text: str, is_said: bool):
    said = msgspec.structs.replace(keep("said", pinned=False), text=text)
    value = ProfileValue(text="prefers Celsius", memory_id=said.id)

    chosen = choose(said, budget=BUDGET, profile=Profile((ProfileField(name="communication", values=(value,)),)))

    assert names(chosen.procedural) == ([] if is_said else ["said"])
