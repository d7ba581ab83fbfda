"""What is said in a part, or in a talk that is practised, is nobody's who plays it; what she says behind its end is."""

import pytest

from tests.e2e.conftest import Ricordo
from tests.e2e.test_forgetting import profile
from tests.e2e.test_replay import Talk

PRACTISED = [
    (
        "priya",
        "I live in Bristol and I work as an accountant.",
        ("Let's do interview practice: I'm Sarah, I work as a nurse.", "I live in Leeds. I'm allergic to shellfish."),
        "ok, that's enough of the interview. How did I do?",
        "I am a vegan.",
    ),
    (
        "amelie",
        "J'habite à Tours et je travaille comme pharmacienne.",
        ("Jeu de rôle : tu es le médecin, je suis le patient", "J'habite à Lille. Je suis allergique à la pénicilline"),
        "Le jeu de rôle est terminé, merci.",
        "Je suis végane.",
    ),
    (
        "giulia",
        "Vivo a Padova e lavoro come cuoca.",
        ("Facciamo una simulazione di colloquio: io sono l'ingegner Bianchi e lavoro in Ferrari", "Vivo a Torino."),
        "basta con la simulazione, com'è andata?",
        "Sono vegana.",
    ),
    (
        "lena",
        "Ich wohne in Ulm und arbeite als Köchin.",
        ("Vorstellungsgespräch üben: ich bin Max und wohne in Bern", "Ich bin allergisch gegen Nüsse."),
        "Ende Rollenspiel. Wie war ich?",
        "Ich bin Veganerin.",
    ),
    (
        "lucia",
        "Vivo en Sevilla y trabajo de cocinera.",
        ("Simulemos una entrevista de trabajo, tú eres el entrevistador", "Vivo en Toledo. Soy alérgico a las nueces."),
        "Se acabó la entrevista, ¿qué tal lo hice?",
        "Soy vegana.",
    ),
    (
        "marta",
        "Moro em Recife e trabalho como cozinheira.",
        ("Vamos treinar a prova oral: você é o examinador", "Moro em Lisboa. Sou alérgico a nozes."),
        "vamos parar a simulação por aqui",
        "Sou vegana.",
    ),
]


@pytest.mark.long
@pytest.mark.parametrize(("user", "hers", "lines", "end", "real"), PRACTISED)
def test_what_is_said_in_a_talk_that_is_practised_is_nobodys_and_behind_its_end_it_is_hers(
    ricordo: Ricordo, user: str, hers: str, lines: tuple[str, ...], end: str, real: str
):
    Talk(ricordo, user).ask(hers)
    ricordo.ingested()
    known = profile(ricordo, user)
    talk = Talk(ricordo, user)
    for line in (*lines, end):
        talk.ask(line)
        ricordo.ingested()
    practised = profile(ricordo, user)
    talk.ask(real)
    ricordo.ingested()

    assert set(known) == {"home", "job"}
    assert practised == known
    assert set(profile(ricordo, user)) == {"home", "job", "diet"}


def test_what_is_said_in_front_of_a_play_in_its_message_is_hers(ricordo: Ricordo):
    Talk(ricordo, "hull").ask("I live in Hull. Can you do a mock interview with me? I'm Ben and I work as a vet.")
    ricordo.ingested()

    assert set(profile(ricordo, "hull")) == {"home"}


def test_what_is_said_for_a_side_in_a_debate_stands_in_no_prompt(ricordo: Ricordo):
    talk = Talk(ricordo, "lucas")
    talk.ask("Pour le débat je dois défendre : je suis contre les vaccins et je refuse tout médicament")
    ricordo.ingested()
    talk.ask("In the debate I have to argue that I am against vaccines, never give my children any. I live in Hull.")
    ricordo.ingested()
    later = Talk(ricordo, "lucas")
    later.ask("Good morning!")

    assert "vacc" not in str(later.prompt)
    assert set(profile(ricordo, "lucas")) == {"home"}
