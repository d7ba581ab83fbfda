"""What an assistant concludes, and questions for it."""

import pytest

from memory.language.conclusions import (
    ANSWER_CHARS,
    MOST,
    SENTENCE_CHARS,
    asks_for_conclusions,
    asks_what_was_said,
    conclusions,
)


@pytest.mark.parametrize(
    ("answer", "found"),
    [
        ("Madeira is cooler in August. I recommend Madeira. Shall I book?", ("I recommend Madeira.",)),
        ("Good, so it is decided: Madeira from the 9th on.", ("Good, so it is decided: Madeira from the 9th on.",)),
        ("Then SumUp it is.", ("Then SumUp it is.",)),
        ("Das ist teuer. Ich empfehle das Museum.", ("Ich empfehle das Museum.",)),
        ("Abgemacht: am Samstag ins Museum.", ("Abgemacht: am Samstag ins Museum.",)),
        ("Te recomiendo correr por la mañana.", ("Te recomiendo correr por la mañana.",)),
        ("Je vous conseille le train.", ("Je vous conseille le train.",)),
        ("Ti consiglio il 50 mm.", ("Ti consiglio il 50 mm.",)),
        ("Recomendo o comboio.", ("Recomendo o comboio.",)),
        ("我建议你每周游泳两次。", ("我建议你每周游泳两次。",)),
    ],
)
def test_what_is_recommended_or_decided_is_found(answer: str, found: tuple[str, ...]):
    assert conclusions(answer) == found


@pytest.mark.parametrize(
    "answer",
    [
        "Would you like me to recommend a restaurant?",
        "If you want to save money, I recommend the bus.",
        "A recommendation letter has three parts.",
        "Here is the list that you asked for.",
        "Gladly.",
        "",
    ],
)
def test_what_is_only_offered_or_explained_is_no_conclusion(answer: str):
    assert conclusions(answer) == ()


def test_of_one_answer_few_short_ones_are_kept_and_what_is_decided_first():
    many = " ".join(f"I recommend number {n}." for n in range(9)) + " It's decided: number 4."

    assert conclusions(many) == ("I recommend number 0.", "It's decided: number 4.")
    assert len(conclusions(many)) == MOST
    assert conclusions(f"I recommend {'x' * SENTENCE_CHARS}.") == ()
    assert conclusions("Blah. " * ANSWER_CHARS + "I recommend the end.") == ("I recommend the end.",)


@pytest.mark.parametrize(
    "text",
    [
        "What did you recommend for the holiday?",
        "Which terminal did you suggest to me?",
        "What did we decide last week?",
        "Remind me what we agreed on",
        "Was haben wir letzte Woche beschlossen?",
        "¿Qué me recomendaste?",
        "Che cosa mi hai consigliato?",
        "Qu'est-ce que tu m'as conseillé ?",
        "你上次建议我做什么？",
    ],
)
def test_who_asks_for_advice_that_was_given_asks_for_conclusions(text: str):
    assert asks_for_conclusions(text)


@pytest.mark.parametrize(
    "text", ["What do you know about me?", "Can you recommend a book?", "Where do I live?", "What would you suggest?"]
)
def test_who_wants_new_advice_does_not(text: str):
    assert not asks_for_conclusions(text)


@pytest.mark.parametrize(
    "text",
    [
        "What did you say the column was renamed to?",
        "How many active customers did you count?",
        "Which files did you change?",
        "did you renew the domain",
        "What was on your shopping list?",
        "Which tickets came out of your search?",
        "Welche Dateien hast du geändert?",
        "Welches Buch nanntest du mir?",
        "Was sagten Sie zur Dosis?",
        "Tu disais quoi pour la dose ?",
        "Vous disiez combien de gouttes ?",
        "Welches Gerät stand auf deiner Liste an zweiter Stelle?",
        "Was kam bei deiner Suche heraus?",
        "¿A qué temperatura pusiste la calefacción?",
        "¿Qué había en tu lista de la compra?",
        "Quels fichiers as-tu modifiés ?",
        "Qu'y avait-il sur ta liste de courses ?",
        "Quali file hai modificato?",
        "Cosa c'era nella tua lista della spesa?",
        "Que ficheiros mudaste?",
        "O que havia na tua lista de compras?",
    ],
)
def test_who_asks_what_the_assistant_said_or_did_asks_for_its_answer(text: str):
    assert asks_what_was_said(text)


@pytest.mark.parametrize(
    "text",
    [
        "Did you know that octopuses have three hearts?",
        "Did you ever hear of the Aral Sea?",
        "Do you need more details?",
        "You are an experienced editor.",
        "Könntest du mir ein Rezept für Pfannkuchen geben?",
        "Hättest du einen Tipp gegen Fruchtfliegen?",
        "Beantworten Sie die folgende Frage.",
        "Tu pourrais me donner une recette de crêpes ?",
        "Saurais-tu réparer un robinet ?",
        "Tu savais que les poulpes ont trois cœurs ?",
        "How did you like the film?",
        "What did Anna order?",
        "What is on my shopping list?",
        "Put milk on your list.",
        "Setz Milch auf deine Liste.",
        "Wusstest du, dass Kraken drei Herzen haben?",
        "¿Qué había antes del Big Bang?",
        "Qu'y avait-il avant le Big Bang ?",
        "Cosa c'era prima del Big Bang?",
        "O que havia antes do Big Bang?",
    ],
)
def test_who_chats_with_the_assistant_or_asks_of_somebody_else_does_not(text: str):
    assert not asks_what_was_said(text)
