"""What could harm if it were lost goes for an order that names it clearly, and for no vague one."""

import pytest

from adapters.in_memory import Data, InMemoryEngine
from memory.ingestion.batch import FactOrigin
from memory.ingestion.forgetting.closing import Closing, closing, foreseen
from memory.language.heard import Foreseen
from memory.language.retraction import heard
from memory.model.ids import uuid7
from memory.model.memory import Provenance
from memory.model.scope import Digests
from tests.contract.examples import ALICE, NOW, add, memory


async def ordered(order: str, pinned: str, *beside: str) -> tuple[Closing, Foreseen]:
    """What an order closes, and what was foreseen of that; the first text is pinned."""
    engine = InMemoryEngine(
        Data(), digests=Digests(b"secret"), analyze=lambda text: tuple(text.split()), embedder="test"
    )
    known = [memory(pinned, pinned=True), *map(memory, beside)]
    await engine.memories.apply(None, [add(each, None) for each in known], at=NOW)
    origin = FactOrigin(scope=ALICE, provenance=Provenance(turn="t"), at=NOW, timezone="UTC")
    retractions = heard(order).retractions
    before = await foreseen(engine.memories, retractions, ALICE)
    return await closing(engine.memories, retractions, origin, first_index=0, make_id=uuid7), before


@pytest.mark.parametrize(
    ("order", "pinned"),
    [
        ("Forget my pregnancy, please.", "I'm pregnant with our second."),
        ("Forget about my shellfish allergy.", "I'm allergic to shellfish."),
        ("Please forget the thing about my latex allergy.", "I have a latex allergy."),
        ("Forget my allergies.", "I'm allergic to latex."),
        ("Delete everything you know about my health.", "I have lupus."),
        ("Vergiss meine Schwangerschaft.", "Ich bin im dritten Monat schwanger."),
        ("Bitte vergiss meine Nussallergie.", "Ich bin gegen Nüsse allergisch."),
        ("Vergiss meine Sellerieallergie.", "Ich bin gegen Sellerie allergisch."),
        ("Olvida mi alergia al marisco.", "Soy alérgico al marisco."),
        ("Borra mi diabetes de tu memoria.", "Tengo diabetes tipo 1."),
        ("Forget my bee sting thing, the doctor says it's fine.", "I'm anaphylactic to bee stings."),
        ("Vergiss meine Laktoseintoleranz.", "Ich bin laktoseintolerant."),
        ("Dimentica la mia celiachia.", "Sono celiaca."),
        ("Olvida mi embarazo, por favor.", "Estoy embarazada de gemelos."),
        ("Oublie mon allergie aux crevettes.", "Je suis allergique aux crevettes."),
        ("Oublie ma grossesse.", "Je suis enceinte de jumeaux."),
        ("Dimentica la mia allergia al lattice.", "Sono allergica al lattice."),
        ("Dimentica la mia gravidanza.", "Sono incinta di due gemelli."),
        ("Esquece a minha alergia a camarões.", "Sou alérgica a camarões."),
        ("Esquece a minha gravidez.", "Estou grávida de gêmeos."),
    ],
)
async def test_what_is_named_clearly_goes_though_it_is_pinned(order: str, pinned: str):
    found, before = await ordered(order, pinned, "I like jazz.")

    assert ([each.text for each in found.closed], found.stays, found.unknown) == ([pinned], (), ())
    assert before == Foreseen(goes=True)


@pytest.mark.parametrize(
    ("order", "pinned"),
    [
        ("Forget the thing about my health.", "I have lupus."),
        ("Forget the baby thing.", "I'm pregnant with our second."),
        ("Forget my illness.", "I have lupus."),
        ("Forget the surgery.", "No lifting until June, I was operated on my back."),
        ("Vergiss die Sache mit meiner Gesundheit.", "Ich habe Epilepsie."),
        ("Vergiss die Geschichte mit dem Baby.", "Ich bin im dritten Monat schwanger."),
        ("Olvida lo de mi salud.", "Tengo epilepsia."),
        ("Olvida lo del bebé.", "Estoy embarazada de gemelos."),
        ("Oublie l'histoire de ma santé.", "Je suis épileptique."),
        ("Oublie l'histoire du bébé.", "Je suis enceinte de jumeaux."),
        ("Dimentica la storia della mia salute.", "Sono epilettico."),
        ("Dimentica la storia del bebè.", "Sono incinta di due gemelli."),
        ("Esquece aquilo da minha saúde.", "Sou epiléptico."),
        ("Esquece a história do bebé.", "Estou grávida de gêmeos."),
    ],
)
async def test_what_is_meant_vaguely_stays_if_it_is_pinned_and_that_is_told(order: str, pinned: str):
    found, before = await ordered(order, pinned, "I like jazz.")

    assert (found.closed, [each.text for each in found.stays], found.unknown) == ((), [pinned], ())
    assert before == Foreseen(goes=False, stays=True)


@pytest.mark.parametrize(
    ("order", "pinned"),
    [
        ("Forget my walnut allergy.", "I'm allergic to shellfish."),
        ("Forget my pregnancy cravings.", "I'm pregnant with our second."),
        ("Forget my sister's pregnancy.", "I'm pregnant with our second."),
        ("Forget my peanut butter recipe.", "I'm allergic to peanuts."),
        ("Vergiss meine Erdnussbutter.", "Ich bin gegen Erdnüsse allergisch."),
        ("Olvida mi alergia al polen.", "Soy alérgico al marisco."),
        ("Oublie la grossesse de ma sœur.", "Je suis enceinte de jumeaux."),
        ("Olvida mi diabetes.", "Soy celíaco."),
        ("Esquece a asma da minha filha.", "Tenho asma."),
        ("Dimentica la mia allergia ai gatti.", "Sono allergica al lattice."),
        ("Esquece a minha alergia a gatos.", "Sou alérgica a camarões."),
    ],
)
async def test_what_is_not_meant_stays(order: str, pinned: str):
    found, _ = await ordered(order, pinned, "I like jazz.")

    assert found.closed == ()


async def test_what_is_not_pinned_goes_for_a_vague_order_and_what_is_pinned_stays():
    found, before = await ordered("Forget the thing about my health.", "I have lupus.", "I was ill last week.")

    assert [each.text for each in found.closed] == ["I was ill last week."]
    assert [each.text for each in found.stays] == ["I have lupus."]
    assert before == Foreseen(goes=True, stays=True)


async def test_what_is_named_clearly_goes_beside_what_has_more_of_its_words():
    found, _ = await ordered(
        "Forget my pregnancy.", "I'm pregnant with our second.", "My pregnancy yoga is on Tuesdays."
    )

    assert len(found.closed) == 2


async def test_what_the_household_must_not_eat_stays_for_a_vague_order():
    tea = "I like tea."
    vague, _ = await ordered("Forget Leo's health stuff.", tea, "My son Leo is allergic to eggs.")
    clear, _ = await ordered("Forget Leo's egg allergy.", tea, "My son Leo is allergic to eggs.")

    assert (len(vague.closed), len(vague.stays)) == (0, 1)
    assert (len(clear.closed), len(clear.stays)) == (1, 0)
