"""Questions of one's own, where little is known: what answers stands in the prompt, and few lines beside it."""

import httpx2
import pytest

from bench.memory.data import Life, ours
from tests.e2e.conftest import Ricordo
from tests.e2e.test_forgetting import ask

pytestmark = pytest.mark.long

SAID = {life.lang: [text for talk in life.talks for text in talk] for life in ours("questions", Life)}


def shown(ricordo: Ricordo, language: str, question: str) -> list[str]:
    """What stands in the prompt of a question of all that somebody said in 25 conversations."""
    for text in SAID[language]:
        ask(ricordo, language, text)
    ricordo.ingested()
    prompt = ask(ricordo, language, question)
    return [text for text in SAID[language] if f": {text}\\n" in prompt]


def test_beside_what_answers_for_sure_nothing_stands_that_is_only_the_next_best(ricordo: Ricordo):
    assert shown(ricordo, "en", "who has my tent?") == ["I lent Priya my tent, she has it until August."]


def test_who_asks_for_her_work_gets_what_she_told_of_it(ricordo: Ricordo):
    assert "Sou cozinheira num restaurante em Braga." in shown(ricordo, "pt", "onde trabalho?")


def test_an_elder_is_named_without_a_name(ricordo: Ricordo):
    gran = "meine oma hat ein neues knie und läuft noch am rollator"

    assert gran in shown(ricordo, "de", "kann oma mit auf die wanderung?")


@pytest.mark.parametrize(
    ("said", "asked"),
    [
        (
            "my flatmate jo works nights at the hospital",
            "I've borrowed a drill till friday, so when should I put up the shelves? It's loud",
        ),
        (
            "Ich arbeite nachts im Krankenhaus",
            "Morgen kommt der Techniker für die Waschmaschine zwischen neun und zwölf. Bin ich da wach?",
        ),
        (
            "ma belle-mère est diabétique",
            "Mes beaux-parents fêtent leurs quarante ans. Je leur apporte quoi comme dessert, pour douze ?",
        ),
        (
            "trabajo de noche en el hospital",
            "Mañana viene el técnico de la lavadora entre las nueve y las doce, ¿voy a estar en casa?",
        ),
        (
            "sono daltonico",
            "Aiutami con i colori del grafico della mia presentazione, sono cinque gruppi e c'è poca luce",
        ),
        (
            "trabalho de noite num hospital",
            "Quero marcar o técnico da máquina. Que horas é que eu peço, de manhã ou de tarde, num dia normal?",
        ),
    ],
)
def test_who_has_told_little_finds_it_though_she_asks_at_length_and_names_nothing_of_it(
    ricordo: Ricordo, said: str, asked: str
):
    user = f"at-length-{len(said)}-{len(asked)}"
    ask(ricordo, user, said)
    ricordo.ingested()

    assert said in ask(ricordo, user, asked)


@pytest.mark.parametrize(
    ("said", "asked"),
    [
        ("wife is scared of flying, won't set foot on a plane", "sort us a family holiday for august, two weeks"),
        ("Rafe's terrified of balloons", "plan the boys' birthday party, backyard, about ten kids"),
        ("my father has dementia and lives with us", "Which lock would you put on the back door? The old one's gone."),
        ("wir essen zuhause kein Schwein", "was gibts am samstag zum grillen, acht leute"),
        ("mon frère ne supporte pas le bruit", "une idée de sortie dimanche après-midi, tous ensemble"),
        ("mi hijo se marea en los coches", "plan para el puente, tres días, salimos el viernes"),
        ("non guido più da quando ho avuto l'incidente", "come ci arrivo domani mattina a Bologna, consegna urgente"),
        ("sou alérgica a pelo de gato", "presente de aniversário pra Lívia, ela faz 9 anos sábado"),
    ],
)
def test_among_other_things_it_is_found_whether_she_speaks_of_herself_or_not(ricordo: Ricordo, said: str, asked: str):
    user = f"among-{len(said)}-{len(asked)}"
    for text in (*SAID["en"][:7], said):
        ask(ricordo, user, text)
    ricordo.ingested()

    assert said in ask(ricordo, user, asked)


HELPED = {
    1: (
        ("commit message for: stopped the retry loop from hammering the webhook endpoint", "conventional format"),
        ("are the new noise cancelling headphones at 379 worth it", "no gadget over $200"),
    ),
    12: (
        ("write a note for granny saying the doctor comes at ten tomorrow", "she speaks isiXhosa only"),
        ("night club with laser show for a friend's 40th, is it for me?", "flashing or strobing light"),
    ),
    16: (("was koch ich am sonntag, der fleischer hat kalbsleber und beuschel im angebot", "hat Gicht"),),
    25: (("cumpleaños de la niña, qué animación contrato", "pánico a los payasos"),),
}
"""By the number of a life, what is asked, and what of it helps."""


@pytest.mark.parametrize("number", HELPED)
def test_among_fourteen_things_what_the_request_bears_on_is_shown(ricordo: Ricordo, number: int):
    life = ours("helping", Life)[number]
    for talk in life.talks:
        for text in talk:
            ask(ricordo, f"helped-{number}", text)
    ricordo.ingested()

    for asked, helps in HELPED[number]:
        assert helps in ask(ricordo, f"helped-{number}", asked)


@pytest.mark.parametrize(
    ("number", "asked", "helps"),
    [
        (0, "how long since my last glass of wine", "gave up drinking"),
        (2, "What phone would suit an old bloke", "My hearing's shot"),
    ],
)
def test_the_memory_api_ranks_by_what_a_request_bears_on_too(ricordo: Ricordo, number: int, asked: str, helps: str):
    for talk in ours("helping", Life)[number].talks:
        for text in talk:
            ask(ricordo, f"searched-{number}", text)
    ricordo.ingested()

    query = {"query": asked, "user_id": f"searched-{number}", "limit": 3}
    answer = httpx2.post(f"{ricordo.origin}/memory/v1/memories/search", json=query)

    assert helps in answer.text


def test_what_anybody_may_ask_finds_nothing_of_it(ricordo: Ricordo):
    ask(ricordo, "anybody", "my flatmate jo works nights at the hospital")
    ricordo.ingested()

    assert "nights" not in ask(ricordo, "anybody", "Fix this: for(i=0;i<10;i++ print(i)")
    assert "nights" not in ask(ricordo, "anybody", "I want you to act as a librarian.")
