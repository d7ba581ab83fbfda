"""What a model reads off facts, and what of it is believed."""

from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from adapters.in_memory import InMemoryEngine
from memory.llm.instructions import InstructionBook, Instructions, InstructionSet
from memory.model.memory import QUARANTINED, Memory, Provenance, Source
from memory.model.profile_options import ProfileOptions
from memory.model.scope import Scope
from memory.ports.changes import Add
from memory.ports.llm import BudgetSpent, ModelAnswer, ModelError, ModelRefused, ModelRequest, ModelUnavailable
from memory.profile.by_model import Profiler, question, statements_by_model
from memory.profile.fields import FIELDS
from memory.text.lenient_json import NotJson
from tests.memory.in_memory import engine_in_memory

AT = datetime(2025, 3, 1, tzinfo=UTC)
ADA = Scope("acme", "ada")
OPTIONS = ProfileOptions()
PROMPT = Path(__file__).parents[3] / "config" / "prompts" / "profile.md"
ASKED = Instructions("{fields}", "profile/1")


def fact(text: str, **fields: Any) -> Memory:
    provenance = Provenance(role=fields.pop("role", "user"), prompt_version="fact_extraction/1")
    return Memory(
        id=fields.pop("id", "m1"),
        scope=ADA,
        text=text,
        created_at=AT,
        updated_at=AT,
        mentioned_at=date(2025, 3, 1),
        provenance=provenance,
        **fields,
    )


def answer(*entries: dict[str, Any]) -> str:
    full = ({"fact": 0, "action": "set", "unit": None, "dose": None, "frequency": None} | entry for entry in entries)
    return msgspec.json.encode({"fields": list(full)}).decode()


def believed(text: str, *entries: dict[str, Any], **fields: Any) -> list[str]:
    found = statements_by_model(answer(*entries), [fact(text, **fields)], OPTIONS)
    return [f"{'no ' if said.act == 'drop' else ''}{said.field}={said.value}{said.unit or ''}" for said in found]


@pytest.mark.parametrize(
    ("text", "entry", "said"),
    [
        ("User is allergic to penicillin", {"field": "allergies", "value": "penicillin"}, "allergies=penicillin"),
        (
            "User takes 500 mg of metformin twice a day",
            {"field": "medications", "value": "metformin", "dose": "500 mg", "frequency": "twice a day"},
            "medications=metformin 500 mg (twice a day)",
        ),
        ("User's A1C was 6.8%", {"field": "vitals.a1c", "value": "6.8%", "unit": "%"}, "vitals.a1c=6.8%"),
        ("User's daughter Mia plays chess", {"field": "family.daughter", "value": "Mia"}, "family.daughter=Mia"),
        ("User gave up being vegan", {"field": "diet", "value": "vegan", "action": "remove"}, "no diet=vegan"),
        ("User is into jazz", {"field": "preferences", "value": "likes jazz"}, "preferences=likes jazz"),
    ],
)
def test_what_the_fact_says_is_believed(text: str, entry: dict[str, Any], said: str):
    assert believed(text, entry) == [said]


@pytest.mark.parametrize(
    ("text", "entry"),
    [
        # not in the fact
        ("User is allergic to penicillin", {"field": "allergies", "value": "shellfish"}),
        ("User takes metformin", {"field": "medications", "value": "metformin", "dose": "500mg"}),
        ("User's A1C was 6.8%", {"field": "vitals.a1c", "value": "6.5"}),
        ("User lives in Berlin", {"field": "home", "value": "Munich"}),
        # a third party's
        ("User's wife is allergic to nuts", {"field": "allergies", "value": "nuts"}),
        ("User's mother takes metformin", {"field": "medications", "value": "metformin"}),
        ("Anna is allergic to nuts", {"field": "allergies", "value": "nuts"}),
        # no field, no fact, nothing
        ("User lives in Berlin", {"field": "secrets", "value": "Berlin"}),
        ("User lives in Berlin", {"field": "home.city", "value": "Berlin"}),
        ("User lives in Berlin", {"field": "vitals", "value": "Berlin"}),
        ("User lives in Berlin", {"field": "home", "value": "Berlin", "fact": 3}),
        ("User lives in Berlin", {"field": "home", "value": "Berlin", "fact": -1}),
        ("User lives in Berlin", {"field": "home", "value": ""}),
        ("User lives in Berlin", {"field": "home", "value": ["Berlin"]}),
    ],
)
def test_I11_what_the_fact_does_not_say_of_the_user_is_not_believed(text: str, entry: dict[str, Any]):
    assert believed(text, entry) == []


@pytest.mark.parametrize(
    "fields", [{"source": Source.INFERRED}, {"role": "assistant"}, {"role": "tool"}, {"tags": (QUARANTINED,)}]
)
def test_I11_what_is_not_the_users_own_word_is_not_believed(fields: dict[str, Any]):
    assert believed("User is allergic to nuts", {"field": "allergies", "value": "nuts"}, **fields) == []


@pytest.mark.parametrize("text", ["", "I cannot do that.", "{", '{"facts": []}', '{"fields": 3}', '"x"'])
def test_I02_an_answer_that_is_none_is_refused(text: str):
    with pytest.raises(NotJson):
        statements_by_model(text, [fact("User lives in Berlin")], OPTIONS)


def test_I02_of_ten_thousand_entries_a_few_are_read():
    entries = [{"field": "allergies", "value": "penicillin"}] * 10_000

    assert len(believed("User is allergic to penicillin", *entries)) <= 40


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(),
        lambda inner: (
            st.lists(inner) | st.dictionaries(st.sampled_from(["fields", "fact", "field", "value", "unit"]), inner)
        ),
        max_leaves=12,
    )
)
def test_I02_any_json_is_read_or_refused(value: Any):
    try:
        found = statements_by_model(msgspec.json.encode(value).decode(), [fact("User lives in Berlin")], OPTIONS)
    except NotJson:
        return
    assert isinstance(found, tuple)


def test_the_question_names_the_kept_fields_and_numbers_the_facts():
    instructions = Instructions(PROMPT.read_text("utf-8"), "profile/1")
    options = ProfileOptions(presets=("general",), custom=("shoe_size=(\\d+)",))

    asked = question([fact("User lives in Berlin"), fact("User is\nvegan")], instructions, options)

    assert asked.user == "Facts:\n0. User lives in Berlin\n1. User is vegan"
    assert "- home: " in asked.system
    assert "- shoe_size" in asked.system
    assert "- conditions: " not in asked.system
    assert "{fields}" not in asked.system


def test_every_field_is_explained_to_the_model():
    asked = question([], Instructions("{fields}", "v"), OPTIONS)

    assert [line[2:].partition(":")[0] for line in asked.system.splitlines()] == list(FIELDS)


# ── The profiler, on a store ──────────────────────────────────────────────────────────────────────────────────


class Model:
    name = "scripted/1"

    def __init__(self, said: str | ModelError) -> None:
        self.said = said
        self.asked: list[ModelRequest] = []

    async def answer(self, request: ModelRequest) -> ModelAnswer:
        self.asked.append(request)
        if isinstance(self.said, ModelError):
            raise self.said
        return ModelAnswer(text=self.said)


@pytest.fixture
def engine() -> InMemoryEngine:
    return engine_in_memory()


def profiler(engine: InMemoryEngine, model: Model | None = None) -> Profiler:
    return Profiler(
        store=engine.memories,
        options=OPTIONS,
        model_of=(lambda _: model) if model else None,
        instructions=InstructionBook(
            InstructionSet(fact_extraction=ASKED, update_decision=ASKED, reflection=ASKED, profile=ASKED)
        ),
    )


async def shown(engine: InMemoryEngine, model: Model | None, *memories: Memory) -> list[tuple[str, tuple[str, ...]]]:
    changes = await profiler(engine, model).changes(ADA, memories)
    adds = [Add(memory=memory, vector=None, event_id=f"e{memory.id}") for memory in memories]
    await engine.memories.apply(None, [*adds, *changes], at=AT)
    profile = await engine.memories.profile(ADA)
    return [(field.name, tuple(value.text for value in field.values)) for field in profile.fields]


async def test_without_a_model_the_rules_do_it(engine: InMemoryEngine):
    assert await shown(engine, None, fact("User lives in Berlin")) == [("home", ("Berlin",))]


async def test_the_model_reads_what_the_rules_do_not_know(engine: InMemoryEngine):
    model = Model(answer({"field": "home", "value": "Berlin"}))

    assert await shown(engine, model, fact("User calls Berlin their base")) == [("home", ("Berlin",))]


@pytest.mark.parametrize(
    "failure", ["no json", ModelUnavailable("away"), ModelRefused("no"), BudgetSpent("spent"), NotJson("none")]
)
async def test_when_the_model_fails_the_rules_do_it(engine: InMemoryEngine, failure: str | ModelError):
    assert await shown(engine, Model(failure), fact("User lives in Berlin")) == [("home", ("Berlin",))]


async def test_nobody_is_asked_about_what_may_not_tell(engine: InMemoryEngine):
    model = Model(answer({"field": "home", "value": "Berlin"}))

    assert await shown(engine, model, fact("User lives in Berlin", source=Source.INFERRED)) == []
    assert model.asked == []


async def test_a_correction_is_made_from_the_version_that_is_stored(engine: InMemoryEngine):
    await shown(engine, None, fact("User lives in Berlin"))

    moved = fact("User moved to Munich", id="m2")

    assert await shown(engine, None, msgspec.structs.replace(moved, mentioned_at=date(2025, 4, 1))) == [
        ("home", ("Munich",))
    ]
