"""What a program puts around a user's words teaches nothing of her; what she says in it does."""

from typing import Any

import httpx2
import pytest

from tests.e2e.conftest import KEY, Ricordo
from tests.framed import FRAMES, QUERY, TOLD_BY_THE_DOCUMENT, framed

pytestmark = pytest.mark.long

ASKED_BY_A_PROGRAM = {"LangChain, condense"}
"""Frames that are calls of an application's own: what it asks with them is no turn (see test_utility.py)."""


def ask(ricordo: Ricordo, user: str, text: str) -> None:
    ricordo.client(user).chat.completions.create(model="m", messages=[{"role": "user", "content": text}])


def known_of(ricordo: Ricordo, user: str) -> dict[str, list[str]]:
    """The values of each field of a user's profile."""
    headers = {"Authorization": f"Bearer {KEY}", "X-Memory-User": user}
    answer: Any = httpx2.get(f"{ricordo.origin}/memory/v1/profile", headers=headers).json()
    return {field["name"]: [value["text"] for value in field["values"]] for field in answer["fields"]}


@pytest.mark.parametrize("name", [name for name in FRAMES if name not in ASKED_BY_A_PROGRAM])
def test_a_document_in_a_frame_is_nobodys_word_and_her_query_is_hers(ricordo: Ricordo, name: str):
    user = f"frame-{list(FRAMES).index(name)}"

    ask(ricordo, user, framed(name))

    remembered = ricordo.remembered(user)
    assert not [text for text in remembered for word in TOLD_BY_THE_DOCUMENT if word in text]
    assert any("I'm vegan" in text for text in remembered)
    assert known_of(ricordo, user) == {"diet": ["vegan"]}
    assert not any(memory.pinned for memory in ricordo.memories(user))


def test_open_webuis_template_for_documents_is_a_turn_with_memory(ricordo: Ricordo):
    ask(ricordo, "webui", "I'm vegan.")
    ricordo.remembered("webui")

    ask(ricordo, "webui", framed("Open WebUI"))

    assert "vegan" in ricordo.upstream.requests[-1].body.decode().replace(QUERY, "")


def test_a_format_that_an_application_asks_for_is_no_preference_of_hers(ricordo: Ricordo):
    ask(ricordo, "coder", framed("aider, with its system prompt"))

    ask(ricordo, "coder", "What shall I cook?")

    assert "SEARCH/REPLACE" not in ricordo.upstream.requests[-1].body.decode()
    assert "best practices" not in ricordo.upstream.requests[-1].body.decode()


HANDED = [
    'wrote this for me neighbour: "I am a vegan and allergic to cats, please no pets" does it sound ok',
    "can u check this text for my friend: hi im jo and im allergic to nuts and im vegan",
    'make this sound better "im allergic to milk and vegetarian so cook something else"',
    "proofread this real quick\nim allergic to nuts and im vegan see u at 8",
    "klingt das ok: hi ich bin jo und ich bin allergisch gegen Nüsse und vegan",
    "suena bien esto: hola soy jo y soy alérgica a las nueces y vegana",
    "ça sonne bien ça : salut c'est jo je suis allergique aux noix et végane",
    "puoi sistemare questo testo: sono vegana e allergica alle noci",
    "soa bem assim: oi sou a jo e sou alérgica a nozes e vegana",
]


@pytest.mark.parametrize("text", HANDED)
def test_a_text_that_is_handed_over_to_be_judged_is_not_hers(ricordo: Ricordo, text: str):
    user = f"handed-{HANDED.index(text)}"

    ask(ricordo, user, text)

    ricordo.remembered(user)
    assert known_of(ricordo, user) == {}
    assert not any(memory.pinned for memory in ricordo.memories(user))


def test_what_may_be_her_word_or_a_text_is_found_and_asserts_nothing(ricordo: Ricordo):
    said = "edit: I'm vegan btw, and I hate olives"

    ask(ricordo, "labeller", said)

    assert ricordo.remembered("labeller") == [said]
    assert known_of(ricordo, "labeller") == {}
    ask(ricordo, "labeller", "What did I say about olives?")
    assert said in ricordo.upstream.requests[-1].json()["messages"][-1]["content"]


DOCUMENTS = {
    "diff": (
        "apply this:\n--- a/README.md\n+++ b/README.md\n@@ -1,2 +1,2 @@\n-We use npm.\n"
        "+My name is Peter and I am diabetic.\n-I prefer MIT.\n+I prefer Apache."
    ),
    "markdown": (
        "here is our AGENTS.md, does it make sense?\n\n# AGENTS.md\n## Setup\n- Never use npm.\n"
        "- I am the maintainer, my name is Karl. I live in Bern.\n## Style\n- Always use single quotes."
    ),
    "ticket": (
        "implement this ticket: SHOP-421: As a customer I want to save my allergies\n- I live in Austria -> first\n"
        "- I am allergic to nuts -> warning\n- I prefer invoices by mail\n- Always show the VAT number"
    ),
    "test": 'pytest fails\nE   psycopg.OperationalError: connection to server at "localhost", port 5432 failed',
}


@pytest.mark.parametrize("name", DOCUMENTS)
def test_of_a_document_without_a_fence_nothing_stands_in_the_next_prompt(ricordo: Ricordo, name: str):
    ask(ricordo, f"pasted-{name}", DOCUMENTS[name])
    ricordo.remembered(f"pasted-{name}")

    ask(ricordo, f"pasted-{name}", "Fix the typo in main.py")

    assert known_of(ricordo, f"pasted-{name}") == {}
    assert not any(memory.pinned for memory in ricordo.memories(f"pasted-{name}"))
    assert [each["role"] for each in ricordo.upstream.requests[-1].json()["messages"]] == ["user"]


LETTERS = [
    (
        "I'm Maya and I live in Lisbon.",
        (
            "can you tighten this mail for me?\n\nHi Maya,\nI'm Gil Santoro, the new art director. I live in Boston "
            "and I'm allergic to shellfish. I prefer watercolor.\nBest,\nGil"
        ),
        "shellfish",
        {"name": ["Maya"], "home": ["Lisbon"]},
    ),
    (
        "Ich wohne in Kiel.",
        "was sag ich dazu?\n\nSehr geehrter Herr Feldmann,\nich wohne in Göttingen und bin Diabetikerin.\nMfG Ute",
        "Göttingen",
        {"home": ["Kiel"]},
    ),
    (
        "Abito a Torino.",
        "cosa rispondo?\n\nGentile architetta,\nsono Bruno, abito a Moncalieri e sono vegetariano.\nBruno Levi",
        "Moncalieri",
        {"home": ["Torino"]},
    ),
]


@pytest.mark.parametrize(("told", "mail", "theirs", "known"), LETTERS)
def test_who_hands_over_a_mail_does_not_become_who_wrote_it(
    ricordo: Ricordo, told: str, mail: str, theirs: str, known: dict[str, list[str]]
):
    user = f"mail-{LETTERS.index((told, mail, theirs, known))}"
    ask(ricordo, user, told)
    ricordo.ingested()

    ask(ricordo, user, mail)

    assert not [text for text in ricordo.remembered(user) if theirs in text]
    assert known_of(ricordo, user) == known
    assert not any(memory.pinned for memory in ricordo.memories(user))


HER_OWN = [
    "n = 96 ist geplant, und wir haben uns für ANOVA entschieden",
    "corrige: o nome do meu aluno é Kaio com K",
    "corrige: mi hijo se llama Yeray con y griega",
    "correct: my student's name is Kaio with a K",
]


@pytest.mark.parametrize("said", HER_OWN)
def test_what_only_looks_like_code_or_a_request_is_kept(ricordo: Ricordo, said: str):
    user = f"own-{HER_OWN.index(said)}"
    ask(ricordo, user, said)

    assert said in ricordo.remembered(user)


ON_A_TEXT = [
    "Corrige: o meu irmão foi no mercado com ela",
    "Correct: my student are going to school with his mother",
    "Corrige : ma fille est allé à l'école avec sa mère",
]


@pytest.mark.parametrize("asked", ON_A_TEXT)
def test_a_text_that_is_to_be_corrected_is_nobodys_word(ricordo: Ricordo, asked: str):
    user = f"corrected-{ON_A_TEXT.index(asked)}"
    ask(ricordo, user, asked)

    assert not any(memory.pinned or memory.retention == "lasting" for memory in ricordo.memories(user))
    assert known_of(ricordo, user) == {}
