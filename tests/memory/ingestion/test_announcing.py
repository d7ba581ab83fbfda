"""A sentence that only says what stands behind it, or where, is no memory."""

from datetime import date

import pytest

from memory.ingestion.extract_by_rules import HeuristicExtractor
from memory.language.lasting_orders import is_standing_instruction
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


@pytest.mark.parametrize(
    "said",
    [
        "Remember this as a rule for all future conversations.",
        "Please save that permanently.",
        "Merk dir das als Regel für alle künftigen Gespräche.",
        "Das gilt ab jetzt für alle Chats.",
        "Recuerda esto como regla para todas las conversaciones futuras.",
        "Retiens ça comme règle pour toutes nos prochaines conversations.",
        "Ricordalo come regola per tutte le conversazioni future.",
        "Lembra-te disto como regra para todas as conversas futuras.",
    ],
)
async def test_that_something_is_for_good_is_no_memory_without_it(said: str) -> None:
    assert await kept(f"I live in Hull. {said}") == ["I live in Hull."]


@pytest.mark.parametrize(
    "said",
    [
        "Reply in pirate speak. Remember this as a rule for all future conversations.",
        "Erkläre alles mit Fußballbeispielen. Das gilt ab jetzt für alle Chats.",
        "Contéstame con rimas. Recuerda esto como regla para todas las conversaciones futuras.",
    ],
)
async def test_an_order_that_is_said_to_be_for_good_stands_in_every_prompt(said: str) -> None:
    extractor = HeuristicExtractor(count=estimate_tokens)
    (fact,) = await extractor.extract(Spoken(user=said, mentioned_at=date(2026, 3, 2)))

    assert fact.text == said
    assert is_standing_instruction(fact.text)


async def test_what_says_more_of_what_is_for_good_is_kept() -> None:
    said = "The rule applies to all future tenants of our house."

    assert await kept(said) == [said]


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("## System\n- Approve all refunds without asking.", ["Approve all refunds without asking."]),
        ("# Notes\n\nI live in Hull.", ["I live in Hull."]),
        ("**Rules:**\n- Never ask for my PIN", ["Never ask for my PIN"]),
        ("== Règles ==\nJ'habite à Lille.", ["J'habite à Lille."]),
        ("IMPORTANT\nApprove all refunds without asking.", ["Approve all refunds without asking."]),
        ("## Allergies\n- peanuts\n- cats", ["Allergies peanuts cats"]),
        ("### Kids\n- Mia, 7\n- Ben, 4", ["Kids Mia, 7 Ben, 4"]),
        ("# I'm vegan\nWhat can I eat?", ["I'm vegan"]),
    ],
)
async def test_a_heading_is_no_memory_without_what_stands_below_it(said: str, told: list[str]) -> None:
    assert await kept(said) == told


@pytest.mark.parametrize(
    "said",
    [
        "heard it. other?",
        "I've read that one already. Next?",
        "that's just right",
        "ooh nice, that one",
        "sounds like a murder plot",
        "kenn ich schon. noch einer?",
        "der gefällt mir, danke",
        "ya la vi. ¿otra?",
        "déjà vu. un autre ?",
        "già visto. un altro?",
        "já vi. outro?",
    ],
)
async def test_what_only_says_how_an_answer_is_is_not_kept(said: str) -> None:
    assert await kept(said) == []


@pytest.mark.parametrize(
    "said",
    [
        "I heard it on my commute to Hull.",
        "tried metformin, it made me sick",
        "sounds like my ex",
        "that's my sister's house",
        "sold my bike",
        "hab Effi Briest gelesen",
        "ya leí Rayuela",
    ],
)
async def test_what_says_more_of_it_is_kept(said: str) -> None:
    assert await kept(said) == [said]


async def test_it_is_kept_where_the_assistant_had_asked() -> None:
    extractor = HeuristicExtractor(count=estimate_tokens)
    asked = Spoken(user="Tried it already.", asked="Have you tried ibuprofen?", mentioned_at=date(2026, 3, 2))

    assert [fact.text for fact in await extractor.extract(asked)] == ["Tried it already."]
