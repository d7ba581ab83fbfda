"""Questions about the memory itself."""

import pytest

from memory.language.overview import asks_for_overview, asks_what_was_told


@pytest.mark.parametrize(
    "text",
    [
        "What do you know about me?",
        "what did we decide last week?",
        "Remind me what we talked about",
        "Was weißt du über mich?",
        "¿Qué sabes de mí?",
        "Cosa sai di me?",
        "你知道我什么？",
        "Que sais-tu de moi ?",
        "Do you know anything about me?",
        "What information do you have about me?",
        "Erzähl mir, was du über mich weißt.",
        "Was hast du dir über mich gemerkt?",
        "Dime todo lo que sabes de mí.",
        "¿Te acuerdas de mí?",
        "Dis-moi ce que tu sais de moi.",
        "Te souviens-tu de moi ?",
        "Cosa ti ricordi di me?",
        "Ti ricordi di me?",
        "O que sabes sobre mim?",
        "O que é que você sabe de mim?",
        "Lembras-te de mim?",
        "O que decidimos na semana passada?",
    ],
)
def test_who_asks_what_is_known_asks_about_the_memory(text: str):
    assert asks_for_overview(text)


@pytest.mark.parametrize(
    "text",
    [
        "What do penguins know?",
        "What is 17 * 23?",
        "Who painted it?",
        "Was ist das?",
        "Lembra-me de ligar.",
        "Kennst du Goethe?",
        "Sai chi ha vinto?",
        "¿Sabes quién ganó?",
    ],
)
def test_other_questions_are_about_something(text: str):
    assert not asks_for_overview(text)


@pytest.mark.parametrize(
    "text",
    [
        "What is my sister called?",
        "What's my dog's name?",
        "When is our dentist appointment",
        "Where did I park my car?",
        "What do you know of my dog and the concert? (7)",
        "Wie heißt meine Schwester?",
        "Wann ist nochmal mein Termin?",
        "¿Cómo se llama mi hermana?",
        "Comment s'appelle ma sœur ?",
        "Come si chiama mia sorella?",
        "Qual è il mio colore preferito?",
        "Onde está a minha chave?",
        "Hoe heet mijn zus?",
    ],
)
def test_who_asks_for_what_she_told_tells_nothing(text: str):
    assert asks_what_was_told(text)


@pytest.mark.parametrize(
    "text",
    [
        "How do I wash my rain jacket?",
        "What should I feed my cat?",
        "What is my dog allowed to eat, now that he has diabetes?",
        "Can my son, who is three, swim in the sea?",
        "My sister is called Eva.",
        "Was kann ich meiner Tochter zum Geburtstag schenken?",
    ],
)
def test_a_question_about_something_of_ones_own_tells_of_it(text: str):
    assert not asks_what_was_told(text)
