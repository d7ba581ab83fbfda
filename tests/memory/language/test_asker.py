"""Which questions are about the asker's own."""

import pytest

from memory.language.asker import asks_of_own

TOLD = ["We celebrate Mina's birthday in June.", "I use Kotlin at work.", "Am Montag treffe ich Frau Huber."]


@pytest.mark.parametrize(
    "question",
    [
        "How old is our pet?",
        "What could I give my brother?",
        "Do I have to renew any documents this year?",
        "How much do we pay now?",
        "Suggest a nut-free cake for Mina's party.",
        "Does that library support Kotlin?",
        "Wann war ich zuletzt beim Arzt?",
        "Wie oft muss ich die Tabletten nehmen?",
        "Was schenke ich Frau Huber?",
        "Où est-ce que j'ai garé la voiture ?",
        "¿Cómo se llama mi hermana?",
        "Quando scade il mio passaporto?",
        "Qual é o nome da minha professora?",
        "Wat is de naam van mijn hond?",
    ],
)
def test_what_one_asks_of_oneself_or_of_somebody_one_told_of(question: str):
    assert asks_of_own(question, TOLD)


@pytest.mark.parametrize(
    "question",
    [
        "Why is the sky blue?",
        "How do I boil an egg?",
        "How can we solve climate change?",
        "Wie koche ich Reis?",
        "Comment je peux installer Python ?",
        "Can you give me five words with three letters?",
        "I want you to act as a librarian.",
        "Who painted The Night Watch?",
        "Does Mina Harker die in Dracula?",
        "Kotlin or Java?",
        "Please correct this text of mine, and keep to the tone that I have in it: " + "a word and another, " * 5,
    ],
)
def test_what_anybody_may_ask(question: str):
    assert not asks_of_own(question, [])
    assert not asks_of_own(question, ["I use Rust."])


def test_a_name_counts_where_a_text_has_it_and_not_at_the_beginning_of_a_sentence():
    assert asks_of_own("When does Mina come?", TOLD)
    assert not asks_of_own("When does Nora come?", TOLD)
    assert not asks_of_own("Kotlin?", TOLD)
    assert not asks_of_own("Where is the Ben Nevis?", ["My aunt comes from Bengal."])
    assert not asks_of_own("Spricht man darüber überall?", ["Ich rede überall über Politik."])
