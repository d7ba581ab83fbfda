"""An answer is found by the meaning of the question before it."""

from msgspec.structs import replace

from memory.ports.search import RecallQuery, Surroundings
from tests.adapters.sqlite.conftest import Open
from tests.contract.examples import ALICE, NOW, add, memory, vector


async def test_what_stands_beside_a_hit_is_found_by_its_meaning_and_what_stands_elsewhere_is_not(opened: Open):
    told = [memory("Which instrument do you play?"), memory("The cello, since school"), memory("Nice weather today")]
    elsewhere = memory("A long walk along the river", session="s2")
    async with opened() as engine:
        vectors = [vector(1), vector(0, 1), vector(0, 0, 1), vector(0, 1)]
        changes = [add(each, at) for each, at in zip([*told, elsewhere], vectors, strict=True)]
        await engine.memories.apply(None, changes, at=NOW)

        asked = RecallQuery(scope=ALICE, vector=vector(1), pool=2, surroundings=Surroundings(beside=0.5))
        found = await engine.recollector.recollect(asked)
        alone = await engine.recollector.recollect(replace(asked, pool=4, surroundings=Surroundings()))

    hits = {candidate.memory.text: candidate for candidate in found.candidates}
    question, answer = hits["Which instrument do you play?"], hits["The cello, since school"]
    assert len(hits) == 2
    assert answer.beside == question.dense / 2 > 0
    assert question.beside == 0
    assert [candidate.beside for candidate in alone.candidates] == [0] * 4
