"""Of which of the user's states a text speaks, however it is worded."""

import pytest

from memory.language.states import asks_for_work, moves_meant, slots, states


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("User works in tech", {"work"}),
        ("User switched jobs and is now at BigTech Inc", {"work"}),
        ("User lives in Oslo with their wife", {"home"}),
        ("I moved out and live with friends for now", {"home"}),
        ("Nos mudamos a Sevilla", {"home"}),
        ("Ich bin nach München gezogen", {"home"}),
        ("J'ai déménagé à Lyon", {"home"}),
        ("Mi sono trasferita a Milano", {"home"}),
        ("Lavoro per la Fiat", {"work"}),
        ("Trabalho no Porto", {"work"}),
        ("我搬到了广州", {"home"}),
        ("User eats meat now", {"diet"}),
        ("User got divorced", {"partner"}),
        ("We live in Graz. I got a new job as a nurse.", {"home", "work"}),
        ("User's sister lives in Rome", set[str]()),
        ("Anna works at Google", set[str]()),
        ("My parents moved to Bonn", set[str]()),
        ("User works out at the gym", set[str]()),
        ("User likes jazz", set[str]()),
    ],
)
def test_a_state_is_the_users_own(text: str, found: set[str]):
    assert states(text) == found


def test_slots_are_words_that_no_text_has():
    assert all("\x1f" in slot for slot in slots("User works at Acme as a nurse"))
    assert len(slots("User works at Acme as a nurse")) == 2


@pytest.mark.parametrize(
    ("question", "word"),
    [
        ("where will I be living next year", "moving"),
        ("Where do we live?", "moving"),
        ("Wo wohne ich ab Sommer?", "ziehen"),
        ("¿Dónde voy a vivir en verano?", "mudamos"),
        ("où est-ce qu'on va habiter cet automne ?", "déménage"),
        ("dove abito?", "trasferiamo"),
        ("onde eu tô morando?", "mudamos"),
    ],
)
def test_who_asks_where_she_lives_means_what_is_said_of_moving_too(question: str, word: str):
    assert word in moves_meant(question).split()


@pytest.mark.parametrize(
    "question",
    [
        "Where do penguins live?",
        "Where does my sister live?",
        "Wo leben Pinguine?",
        "Wo liegt Bremen?",
        "où habitent les pingouins ?",
        "dove vive mia sorella?",
        "onde fica Betim?",
        "I live in Leeds, where do I live best with a dog that barks at every neighbour and hates the stairs?",
    ],
)
def test_where_others_live_is_no_question_about_ones_home(question: str):
    assert moves_meant(question) == ""


@pytest.mark.parametrize(
    "question",
    [
        "what do I do for a living?",
        "Where do I work?",
        "what's my job again",
        "was bin ich von Beruf?",
        "wo arbeite ich?",
        "¿a qué me dedico?",
        "¿en qué trabajo?",
        "c'est quoi mon travail ?",
        "où est-ce que je travaille ?",
        "dove lavoro?",
        "che lavoro faccio?",
        "qual é o meu trabalho?",
        "onde é que eu trabalho?",
    ],
)
def test_who_asks_for_her_work(question: str):
    assert asks_for_work(question)


@pytest.mark.parametrize(
    "question",
    [
        "what do I do if the boiler leaks?",
        "where do I work out best?",
        "what is my work computer's password?",
        "where does my wife work?",
        "was mache ich heute Abend?",
        "¿en qué trabaja un notario?",
        "c'est quoi un notaire ?",
        "cosa faccio stasera?",
        "o que eu faço com o arroz?",
    ],
)
def test_what_else_one_does_is_no_question_for_ones_work(question: str):
    assert not asks_for_work(question)


def test_two_orders_of_one_matter_have_its_slot_in_common_and_a_statement_has_none():
    dollars, euros = (set(slots(text)) for text in ("Always give prices in US dollars.", "Use euros from now on."))

    assert dollars & euros
    assert not dollars & set(slots("I pay my rent in US dollars."))
