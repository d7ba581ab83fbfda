"""A sentence that only says what stands behind it, or where, is no memory."""

from datetime import date

import pytest

from memory.ingestion.extract_by_rules import HeuristicExtractor
from memory.language.material import parted
from memory.model.turn import Spoken
from memory.text.cleaning import clean
from memory.text.tokens import estimate_tokens

PASTED = "\n```\nerror 5 wan down\n```"


async def kept(said: str) -> list[str]:
    extractor = HeuristicExtractor(count=estimate_tokens)
    spoken = Spoken(user=clean(parted(said).prose), mentioned_at=date(2026, 3, 2))
    return [fact.text for fact in await extractor.extract(spoken)]


@pytest.mark.parametrize(
    "said",
    [
        f"this is what the router page says:{PASTED}",
        f"my router shows this:{PASTED}",
        f"das steht auf der Seite:{PASTED}",
        f"esto es lo que dice la página:{PASTED}",
        f"ecco cosa dice la pagina:{PASTED}",
        f"isto é o que diz a página:{PASTED}",
        "See below",
        "see attached please",
        "Siehe unten",
        "voir ci-joint",
        "vedi sotto",
        "segue em anexo",
    ],
)
async def test_what_only_announces_or_points_is_not_kept(said: str) -> None:
    assert await kept(said) == []


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("my plan: move to Hull in May", "my plan: move to Hull in May"),
        ("I see my dad below the stairs every day", "I see my dad below the stairs every day"),
        (f"I'm allergic to nuts, here's the menu:{PASTED}", "I'm allergic to nuts, here's the menu:"),
    ],
)
async def test_what_says_more_is(said: str, told: str) -> None:
    assert await kept(said) == [told]
