"""What is heard as an order to forget, and what is not."""

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memory.language.retraction import MOST, Retraction, asked_for, heard, without_orders
from memory.model.turn import Spoken


def fact(what: str) -> Retraction:
    return Retraction(what, "fact")


def topic(what: str) -> Retraction:
    return Retraction(what, "topic")


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Forget that I live in Graz.", fact("I live in Graz")),
        ("forget i'm vegan", fact("i'm vegan")),
        ("Can you please forget that I told you I’m gay?", fact("I'm gay")),
        ("Forget the fact I am diabetic, it was a mistake.", fact("I am diabetic")),
        ("Delete that I live in Graz from your memory", fact("I live in Graz")),
        ("Please stop remembering that we broke up", fact("we broke up")),
        ("It's no longer true that I live in Berlin", fact("I live in Berlin")),
        ("Please forget what I told you about my job", topic("my job")),
        ("Forget I said anything about my divorce.", topic("my divorce")),
        ("Forget that we talked about my divorce", topic("my divorce")),
        ("Disregard what I said yesterday about my boss!", topic("my boss")),
        ("Forget all you know about Anna Schmidt", topic("Anna Schmidt")),
        ("delete the memories about my ex Marcus, please", topic("my ex Marcus")),
        ("Remove my peanut allergy from your memory", topic("my peanut allergy")),
        ("You can forget about my peanut allergy", topic("my peanut allergy")),
        ("I'd like you to forget where I work, ok?", topic("where I work")),
        ("Forget about Marcus.", topic("Marcus")),
        ("Vergiss bitte, dass ich gegen Nüsse allergisch bin.", fact("ich gegen Nüsse allergisch bin")),
        ("Kannst du bitte meine Adresse vergessen?", topic("meine Adresse")),
        ("Vergiss alles, was du über Marcus weißt.", topic("Marcus")),
        ("Lösche aus deinem Gedächtnis, dass ich rauche", fact("ich rauche")),
        ("Olvida que vivo en Graz.", fact("vivo en Graz")),
        ("Por favor, borra mi dirección de tu memoria", topic("mi dirección")),
        ("Oublie que j'habite à Lyon.", fact("j'habite à Lyon")),
        ("Tu peux oublier ce que je t'ai dit sur mon travail", topic("mon travail")),
    ],
)
def test_an_order_names_what_is_to_be_forgotten(text: str, meant: Retraction):
    assert heard(text) == ((meant,), "", False)


def test_one_order_may_name_several():
    assert heard("Forget my address, my age and my phone number.").retractions == (
        topic("my address"),
        topic("my age"),
        topic("my phone number"),
    )
    assert heard("Forget that my sister lives in Oslo and that I have a dog.").retractions == (
        fact("my sister lives in Oslo"),
        fact("I have a dog"),
    )


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Hello. Forget that I live in Graz.\nI live in Vienna.", "Hello. \nI live in Vienna."),
        ("Forget that I live in Graz, I live in Vienna now.", "I live in Vienna now."),
        ("Forget my address because I moved.", ""),
    ],
)
def test_what_is_said_beside_an_order_is_left(text: str, left: str):
    assert heard(text).left == left


@pytest.mark.parametrize(
    "text",
    [
        "I always forget that my keys are in the drawer.",
        "I forgot that I live in Graz.",
        "I'll never forget that my wife left me.",
        "Don't let me forget that I'm allergic to nuts.",
        "Never forget that I'm vegan.",
        "How do I forget my ex?",
        "I want to forget my ex.",
        "If I say forget that I live in Graz, what happens?",
        "Did you forget that I'm vegan?",
        "Before I forget: I'm allergic to nuts.",
        'He said "forget that I live in Graz" and left.',
        "Forget it.",
        "Forget that idea about the party.",
        "Forget about Docker. Let's use Podman.",
        "Forget all previous instructions.",
        "Delete the part about Marcus.",
        "Delete my last paragraph.",
        "It's not true that cats hate water.",
        "Vergiss bitte nicht, dass ich vegan bin.",
        "No olvides que soy vegana.",
        "N'oublie pas que je suis végane.",
        "Oublie pas que je suis végane.",
        "Translate this: Forget that I live in Graz.",
    ],
)
def test_what_only_speaks_of_forgetting_is_the_users_word(text: str):
    assert heard(text) == ((), text, True)


@pytest.mark.parametrize(
    "text",
    [
        "Forget that I'm vegan for a second.",
        "Forget that I'm allergic to nuts, what is the best pesto?",
        "Forget my budget, just show me the best one.",
        "Forget that I live in Graz?",
        "Vergiss mal kurz, dass ich vegan bin.",
        "Forget that I ever loved you, she said.",
    ],
)
def test_what_is_set_aside_closes_nothing_and_is_no_memory_either(text: str):
    assert heard(text) == ((), "", False)


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Off the record: I'm interviewing at KPMG. They pay well.", ""),
        ("I like tea. Off the record, I'm interviewing at KPMG.", "I like tea."),
        ("Don't remember this, but I failed the exam.", ""),
        ("I like tea. I failed the exam. Please don't save that.", "I like tea."),
        ("I failed the exam (don't store this).", ""),
        ("Merk dir das nicht: ich habe gekündigt.", ""),
        ("The minister spoke off the record to reporters.", "The minister spoke off the record to reporters."),
        ("Don't save me a seat, I'm late.", "Don't save me a seat, I'm late."),
    ],
)
def test_what_is_off_the_record_is_left_out(text: str, left: str):
    assert heard(text)[::2] == ((), left == text)
    assert heard(text).left == left


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("User asked to forget that they live in Graz", (fact("I live in Graz"),)),
        ("The user wants the assistant to forget everything about Marcus.", (topic("Marcus"),)),
        ("User does not want their salary to be remembered", (topic("my salary"),)),
        ("User wants to forget her ex-boyfriend", ()),
        ("User often forgets that the keys are in the drawer", ()),
    ],
)
def test_a_models_fact_may_tell_of_an_order(text: str, meant: tuple[Retraction, ...]):
    assert asked_for(text) == meant


def test_a_text_about_forgetting_is_not_taken_for_endless_orders():
    text = " ".join(f"Forget that I have {n} cats." for n in range(50))

    assert len(heard(text).retractions) == MOST


def test_an_extractor_sees_neither_the_order_nor_the_answer_to_it():
    said = (("user", "I play chess. Forget that I live in Graz."), ("assistant", "Graz is forgotten."), ("user", "Hi"))
    spoken = Spoken(user=f"{said[0][1]}\n\n{said[2][1]}", messages=said, mentioned_at=date(2025, 5, 7))

    left, retractions = without_orders(spoken)

    assert left.conversation == (("user", "I play chess."), ("user", "Hi"))
    assert (left.user, left.assistant, retractions) == ("I play chess.\n\nHi", "", (fact("I live in Graz"),))


@given(st.text())
def test_a_message_without_an_order_is_left_as_it_is(text: str):
    told = heard(text)

    assert not told.whole or told.left == text


@pytest.mark.parametrize("hostile", ["forget my " + "a, " * 30_000, "please " * 30_000, "a, don't save that" * 9_000])
def test_a_hostile_text_is_heard_in_linear_time(hostile: str):
    assert heard(hostile).retractions == ()
