"""What an older release kept is read once for the fields that a profile has since, on every engine."""

from collections.abc import Sequence
from datetime import timedelta
from typing import Any

import msgspec
import pytest

from memory.model.memory import Doubt, ProfileField, ProfileValue
from memory.model.profile_options import ProfileOptions
from memory.model.scope import Scope
from memory.ports.changes import SetField
from memory.ports.engine import Engine
from memory.profile import by_rules
from memory.upkeep import fields_anew
from memory.upkeep.fields_anew import read_fields_anew
from tests.contract.conftest import InMemoryStore, Store
from tests.contract.examples import ALICE, BOB, NOW, close, memory, remember

MIA = "My daughter Mia can't have dairy."
RUN = Scope(ALICE.tenant, ALICE.user, run="trip")


async def read(engine: Engine, *, at_once: bool = True) -> int:
    return await read_fields_anew(engine.memories, engine.notes, ProfileOptions(), at=NOW, at_once=at_once)


async def profile(engine: Engine, scope: Scope = ALICE) -> dict[str, list[str]]:
    fields = (await engine.memories.profile(scope)).fields
    return {field.name: [value.text for value in field.values] for field in fields}


async def write(engine: Engine, name: str, *values: ProfileValue, version: int = 0) -> None:
    field = ProfileField(name=name, values=values, version=version)
    await engine.memories.apply(None, [SetField(scope=ALICE, field=field)], at=NOW)


async def test_what_users_never_had_is_read_of_what_is_kept_and_of_no_run(engine: Engine):
    await remember(engine, memory(MIA), memory("I'm vegan.", RUN), memory("I'm allergic to nuts.", BOB))

    await read(engine)

    told = await profile(engine)
    assert told["household"] == ["daughter Mia: no dairy"]
    assert "diet" not in told
    assert await profile(engine, BOB) == {"allergies": ["nuts"]}


async def test_it_is_done_once_by_the_same_rules(engine: Engine, monkeypatch: pytest.MonkeyPatch):
    await read(engine)
    await remember(engine, memory(MIA))

    assert (await read(engine), await profile(engine)) == (0, {})

    monkeypatch.setattr(fields_anew, "READING", by_rules.READING + 1)
    assert await read(engine)
    assert "household" in await profile(engine)


async def test_what_was_set_dropped_or_forgotten_stays_so(engine: Engine):
    forgotten = memory("I'm allergic to nuts.")
    await remember(engine, memory("I'm vegan."), memory("I live in Graz."), forgotten)
    await engine.memories.apply(None, [close(forgotten)], at=NOW)
    await write(engine, "diet", ProfileValue(text="kosher"))
    await write(engine, "home", ProfileValue(text="Graz"))
    await write(engine, "home", version=1)

    await read(engine)

    assert await profile(engine) == {"diet": ["kosher"]}


async def test_what_is_in_doubt_is_told_with_its_mark_where_it_could_harm(engine: Engine):
    sign = memory("The allergist says Mia outgrew her dairy allergy.", mentioned_at=NOW.date() + timedelta(days=9))
    doubt = Doubt(sign.id, sign.mentioned_at)
    await remember(engine, memory(MIA, doubt=doubt), sign)

    await read(engine)

    (household,) = (each for each in (await engine.memories.profile(ALICE)).fields if each.name == "household")
    assert [(value.text, value.doubt) for value in household.values] == [("daughter Mia: no dairy", doubt)]


async def test_an_interrupted_run_goes_on_where_it_was(store: Store, monkeypatch: pytest.MonkeyPatch):
    if isinstance(store, InMemoryStore):
        pytest.skip("nothing outlives its process there")
    monkeypatch.setattr(fields_anew, "SCOPES", 1)
    monkeypatch.setattr(fields_anew, "ROUND", 1)
    async with store.opened() as engine:
        await remember(engine, *(memory(MIA, Scope("acme", f"user-{number}")) for number in range(3)))
        assert await read(engine, at_once=False) > 0

    rounds = list[bool]()
    for _ in range(4):
        async with store.opened() as engine:
            rounds.append(await read(engine, at_once=False) > 0)
    assert rounds == [True, True, False, False]


class Meanwhile:
    """A store of memories in which something happens right before the first write."""

    def __init__(self, engine: Engine, *changes: Any) -> None:
        self._memories = engine.memories
        self._changes: Sequence[Any] = changes

    def __getattr__(self, name: str) -> Any:
        return getattr(self._memories, name)

    async def apply(self, *args: Any, **options: Any) -> Any:
        changes, self._changes = self._changes, ()
        if changes:
            await self._memories.apply(None, changes, at=NOW)
        return await self._memories.apply(*args, **options)


async def test_what_is_forgotten_while_it_is_read_is_not_written(engine: Engine):
    told = memory(MIA)
    await remember(engine, told, memory("I'm vegan."))
    store: Any = Meanwhile(engine, close(told))

    await read_fields_anew(store, engine.notes, ProfileOptions(), at=NOW, at_once=True)

    assert await profile(engine) == {"diet": ["vegan"]}


async def test_no_more_fields_are_written_than_a_profile_may_have(engine: Engine):
    await remember(engine, memory("I'm vegan."), memory("I'm allergic to nuts."))
    await write(engine, "home", ProfileValue(text="Graz"))
    options = msgspec.structs.replace(ProfileOptions(), fields=2)

    await read_fields_anew(engine.memories, engine.notes, options, at=NOW, at_once=True)

    assert len(await profile(engine)) == 2
