"""Who is allergic to what she named before says so by a pronoun, or by nothing."""

from datetime import date

import pytest

from memory.ingestion.extract_by_rules import HeuristicExtractor
from memory.language.sayings import said_by
from memory.model.turn import Spoken
from memory.profile.pins import harms_if_lost
from memory.text.tokens import estimate_tokens

TOLD = [
    ("2 croissants, no nuts, im allergic to them", ("allergies", "nuts")),
    ("I am allergic to peanuts myself", ("allergies", "peanuts")),
    ("Is there sesame in the bagels? I'm allergic to it", ("allergies", "sesame")),
    ("any nuts in that? im severely allergic!!", ("allergies", "nuts")),
    ("the last order had almonds in it and I'm allergic to them!", ("allergies", "almonds")),
    ("does it contain soy or milk? I'm allergic to both", ("allergies", "milk")),
    ("its for my husband Emeka. NO hazelnuts pls, I'm allergic", ("allergies", "hazelnuts")),
    ("Ist da Sellerie drin? Ich bin dagegen allergisch", ("allergies", "Sellerie")),
    ("Bitte keine Erdnüsse, dagegen bin ich allergisch", ("allergies", "Erdnüsse")),
    ("¿Lleva cacahuetes? Soy alérgica a ellos", ("allergies", "cacahuetes")),
    ("une quiche sans oeufs svp, j'y suis allergique", ("allergies", "oeufs")),
    ("C'è sedano nel sugo? Ne sono allergica", ("allergies", "sedano")),
    ("Tem amendoim no bolo? Sou alérgica a isso", ("allergies", "amendoim")),
    ("does the brioche have eggs, my son cant have them, he's allergic", ("household", "son: allergic to eggs")),
    ("Sind da Nüsse drin? Meine Tochter ist allergisch", ("household", "daughter: allergic to Nüsse")),
    ("allergist says oli has outgrown the egg thing!!! but now its cashews", ("household", "Oli: allergic to cashews")),
    ("Ben has outgrown his egg allergy but now he's allergic to walnuts", ("household", "Ben: allergic to walnuts")),
    ("my son grew out of the milk allergy. now it's sesame", ("household", "son: allergic to sesame")),
    ("Jonas ist die Eiallergie los, aber jetzt sind es Cashews", ("household", "Jonas: allergic to Cashews")),
    ("Leo ya superó lo del huevo, pero ahora son los anacardos", ("household", "Leo: allergic to anacardos")),
    ("Hugo n'est plus allergique aux oeufs, maintenant c'est le soja", ("household", "Hugo: allergic to soja")),
    ("Nico ha superato quella delle uova, ma adesso sono gli anacardi", ("household", "Nico: allergic to anacardi")),
    ("o Davi superou a alergia a ovo mas agora é amendoim", ("household", "Davi: allergic to amendoim")),
]
OF_NOBODY = [
    "oli has outgrown his shoes, but now its sneakers he wants",
    "ben has outgrown the egg thing, now its tractors all day",
    "she is over the egg thing, now it's cashews",
    "we are over the eggs, now it's walnuts in the cake",
    "I hate Mondays, I'm allergic to them",
    "Is there sesame in the bagels? my friend is allergic to it",
    "any nuts in that? I'm not allergic, just curious",
    "Could I be allergic to it? I had shrimp yesterday",
    "Ist da Sellerie drin? Meine Kollegin ist allergisch",
    "¿Lleva cacahuetes? Un amigo es alérgico",
    "C'è sedano nel sugo? Un'amica è allergica",
    "Here's a scene for my novel. Are there nuts in it? I'm allergic to them.",
]


@pytest.mark.parametrize(("said", "told"), TOLD)
def test_what_was_named_before_is_the_allergen(said: str, told: tuple[str, str]) -> None:
    found = [(value.field, value.value) for value, act in said_by(said, by_model=False) if act == "say"]

    assert told in found
    assert not any(value in {"them", "it", "both"} for _, value in found)
    assert told[0] != "allergies" or harms_if_lost(said)


@pytest.mark.parametrize("said", OF_NOBODY)
def test_what_is_no_allergen_or_anothers_is_none(said: str) -> None:
    assert not [value for value, _ in said_by(said, by_model=False) if value.field in {"allergies", "household"}]


@pytest.mark.parametrize(
    "said", ["Is there sesame in the bagels? I'm allergic to it", "Tem amendoim no bolo? Sou alérgica a isso"]
)
async def test_the_question_that_names_it_is_kept_with_it(said: str) -> None:
    [fact] = await HeuristicExtractor(count=estimate_tokens).extract(Spoken(user=said, mentioned_at=date(2026, 3, 2)))

    assert fact.text == said
