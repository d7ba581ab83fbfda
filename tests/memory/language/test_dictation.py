"""Where people who dictate go on: what a sentence without punctuation is read as."""

import pytest

from memory.language.dictation import BREATH_CHARS, MOST_CHARS, breaths, clauses
from memory.language.sayings import said_by
from memory.language.statements import asks, statement_of


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        (
            "my name is margaret i am seventy four and i live in bath what can i cook",
            ("my name is margaret", "i am seventy four", "i live in bath", "what can i cook"),
        ),
        ("ich heiße werner und ich bin rentner", ("ich heiße werner", "ich bin rentner")),
        ("je m'appelle jeanne et j'habite à dijon", ("je m'appelle jeanne", "j'habite à dijon")),
        ("me llamo carmen y vivo en cádiz", ("me llamo carmen", "vivo en cádiz")),
        ("mi chiamo rosa e abito a lecce", ("mi chiamo rosa", "abito a lecce")),
        ("chamo-me rosa e moro em braga", ("chamo-me rosa", "moro em braga")),
    ],
)
def test_a_sentence_without_punctuation_is_read_in_clauses(text: str, parts: tuple[str, ...]):
    assert clauses(text) == parts


@pytest.mark.parametrize(
    "text",
    [
        "My name is Margaret, I am seventy-four and I live in Bath.",
        "I live in Berlin and I work at Acme.",
        "the tablets i take every morning are white",
        "i know what i can eat and what not",
        "what shall we have for supper the two of us",
        "if i am late and my husband is home he cooks",
        "in my novel i'm allergic to sunlight",
        "since monday i work from home",
        "No puedo tomar ibuprofeno por el litio",
        "i pomodori non li posso mangiare",
        "los mariscos no los puedo comer",
        "Zusätzlich soll ich jetzt noch Magnesium nehmen",
        "i am " * MOST_CHARS,
    ],
)
def test_what_its_writer_parted_or_nobody_would_is_read_whole(text: str):
    assert clauses(text) == (text,)


@pytest.mark.parametrize(
    ("text", "field", "value"),
    [
        ("the doctor said my blood pressure is too high so she has put me on ramipril", "medications", "ramipril"),
        ("the doctor said my blood pressure is too high so i take ramipril", "conditions", "High blood pressure"),
        ("my husband died two years ago and i live alone in bath since then", "home", "bath"),
        ("der arzt war da und jetzt muss ich ramipril nehmen was kann ich essen", "medications", "ramipril"),
        ("j'ai une question je suis allergique à la pénicilline et je prends du coumadin", "medications", "coumadin"),
        ("el médico me quitó el ramipril y ahora tomo candesartán", "medications", "candesartán"),
        ("ho la pressione alta e adesso prendo il ramipril cosa posso mangiare", "medications", "ramipril"),
        ("moro em braga e tomo varfine posso comer toranja", "home", "braga"),
    ],
)
def test_what_is_dictated_of_oneself_is_told(text: str, field: str, value: str):
    assert (field, value) in {(said.field, said.value) for said, _ in said_by(text, by_model=False)}


@pytest.mark.parametrize(
    "text",
    [
        *("that sounds complicated is there something easier", "no that is not what i meant can you say it again"),
        *("das klingt kompliziert gibt es was einfacheres", "ça a l'air compliqué est-ce qu'il y a plus simple"),
        *("eso suena complicado hay algo más fácil", "sembra complicato c'è qualcosa di più facile"),
        "isso parece complicado há alguma coisa mais fácil",
    ],
)
def test_what_is_only_asked_in_dictation_states_nothing(text: str):
    assert statement_of(text) == ""
    assert asks(text)


def test_what_is_dictated_is_kept_as_it_was_said_without_the_question_behind_it():
    told = "i was at the doctors and she has put me on ramipril"

    assert statement_of(f"{told} what can i cook") == told
    assert statement_of(f"it worked thank you {told}") == told


def test_what_is_dictated_at_length_is_kept_in_parts_that_end_where_a_clause_does():
    told = "i live in bath with my husband who keeps bees and i take ramipril in the morning"
    text = " and ".join(f"{told} said number {number}" for number in range(9))

    parts = breaths(text)

    assert all(len(part) <= BREATH_CHARS for part in parts)
    assert [part.startswith("i ") for part in parts] == [True] * len(parts)
    assert " and ".join(parts) == text


def test_a_long_sentence_with_marks_stays_as_its_writer_parted_it():
    text = "I live in Bath, " + "and then we went on, " * 30 + "home again."

    assert breaths(text) == (text,)
