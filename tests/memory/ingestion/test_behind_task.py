"""What is said behind a task: whose it is, where the model turns to its tools for what the task is about."""

from datetime import date

import msgspec
import pytest

from memory.ingestion.extract_by_rules import HeuristicExtractor
from memory.language.material import parted
from memory.language.sayings import said_by
from memory.model.turn import Spoken
from memory.profile.pins import harms_if_lost
from memory.text.tokens import estimate_tokens

TODAY = date(2025, 5, 7)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Fix the export. We use pytest with the markers fast and slow here.", "We use pytest with"),
        ("Debug the login. Our staging cluster is called heron.", "cluster is called heron"),
        ("Korrigiere den Cronjob. Wir fahren die Anlage sonntags herunter.", "Wir fahren die Anlage"),
        ("Corrige el script. Usamos pnpm en este proyecto.", "Usamos pnpm"),
        ("Analyse les ventes. Notre exercice commence en avril.", "commence en avril"),
        ("Correggi lo script. Usiamo pnpm in questo progetto.", "Usiamo pnpm"),
        ("Corrige o script. Usamos pnpm neste projeto.", "Usamos pnpm"),
    ],
)
async def test_what_is_said_behind_a_request_is_the_users_where_tools_look_up_what_it_works_on(text: str, told: str):
    extractor = HeuristicExtractor(count=estimate_tokens)
    said = Spoken(user=text, mentioned_at=TODAY)

    found = await extractor.extract(msgspec.structs.replace(said, is_underway=True))

    assert any(told in fact.text for fact in found)
    assert not any(told in fact.text for fact in await extractor.extract(said))


@pytest.mark.parametrize(
    "text",
    [
        "Translate to French. I am pregnant.",
        "Correct my English. I am allergic to nuts and I lives in Oslo.",
        "Fix the grammar: my wife and me lives in Rome.",
        "Übersetze ins Englische. Ich bin schwanger und heiße Lena.",
        "Traduis en anglais. Je suis allergique aux noix.",
        "Traduce al inglés. Tengo diabetes.",
        "Traduci in inglese. Sono celiaca.",
        "Traduz para inglês. Sou alérgica a amendoins.",
    ],
)
async def test_nor_does_a_text_tell_anything_of_her_that_a_tool_is_to_work_on(text: str):
    said = Spoken(user=parted(text).prose, mentioned_at=TODAY, is_underway=True)

    found = await HeuristicExtractor(count=estimate_tokens).extract(said)

    assert not any(harms_if_lost(fact.text) or any(said_by(fact.text, by_model=False)) for fact in found)
