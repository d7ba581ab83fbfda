"""What is read of a text within a turn is what is read of it alone, whatever was read before it."""

from collections import Counter
from collections.abc import Mapping
from datetime import date
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from memory.language import dangers, kept_out, lasting_orders, overview, retraction, word_reader
from memory.language.ailments import Ailment, Ailments
from memory.language.ailments_named import tells_alone, told_beside_question
from memory.language.change import changes_in, slots_of
from memory.language.claims import claims
from memory.language.conclusions import asks_for_conclusions, asks_what_was_said
from memory.language.first_person import own_sentences
from memory.language.heard import Heard
from memory.language.introductions import ALL_INTRODUCTIONS, introduced
from memory.language.lasting_orders import holds_on_occasions, is_standing_instruction
from memory.language.overview import asks_for_overview, asks_for_self
from memory.language.retraction import heard, without_orders
from memory.language.sayings import said_by
from memory.language.statements import spoken_sentences, statement_of
from memory.language.states import slots
from memory.language.wording import wording
from memory.model.turn import Spoken
from memory.profile.pins import harms_if_lost
from memory.text.chunking import sentences
from memory.text.reading import once, reading_once

SENTENCES = (
    "I live in Oslo with my wife Mia.",
    "We moved to Denver last month, and Mia and I broke up.",
    "The rent goes up to $1,975 in May.",
    "Choir is on Thursdays now.",
    "I'm allergic to penicillin, haha.",
    "If I eat nuts, my throat swells.",
    "Stopped taking metformin 500 mg.",
    "Here's a scene for my novel.",
    "Always answer in French.",
    "Forget that I have a dog.",
    "Would you cook tonight?",
    "Ich wohne nicht mehr in Graz, sondern in Wien.",
    "Mein Termin ist jetzt am Donnerstag.",
    "Ich bin gegen Nüsse allergisch!",
    "Ya no trabajo en Telefónica.",
    "Nos mudamos a Sevilla en marzo.",
    "Soy alérgica a los mariscos.",
    "Je n'habite plus à Lyon.",
    "Ma réunion est maintenant le mardi.",
    "Je suis allergique aux arachides.",
    "Non lavoro più alla Fiat.",
    "Mi sono trasferito a Torino.",
    "Sono allergica ai pomodori.",
    "Já não moro no Porto.",
    "Agora tomo 20 mg de omeprazol.",
    "Sou alérgico a camarão.",
    "¡!",
    "ok.",
)
MESSAGES = st.lists(st.sampled_from(SENTENCES), min_size=1, max_size=4).map(" ".join)


def read(text: str) -> tuple[object, ...]:
    return (
        [own_sentences(text, by_model=by_model) for by_model in (False, True)],
        [said_by(text, by_model=by_model) for by_model in (False, True)],
        [changes_in(text, by_model=by_model) for by_model in (False, True)],
        [slots_of(text, by_model=by_model) for by_model in (False, True)],
        claims(text),
        slots(text),
        wording(text),
        is_standing_instruction(text),
        harms_if_lost(text),
        heard(text),
        [*spoken_sentences(text)],
        [(statement_of(each), holds_on_occasions(each)) for each in sentences(text)],
    )


@pytest.mark.long
@settings(max_examples=150, deadline=None)
@given(st.lists(MESSAGES, min_size=1, max_size=3))
def test_a_text_says_within_a_turn_what_it_says_alone(messages: list[str]):
    alone = [read(message) for message in messages]

    with reading_once():
        within = [read(message) for message in messages]
        again = [read(message) for message in messages]

    assert within == alone
    assert again == alone


def test_an_order_to_forget_is_read_once_whoever_asks_for_it(monkeypatch: pytest.MonkeyPatch):
    asked: list[str] = []
    module: Any = retraction
    read_order = module._heard

    def counted(text: str, earlier: tuple[str, ...]) -> Heard:
        asked.append(text)
        return read_order(text, earlier)

    monkeypatch.setattr(retraction, "_heard", counted)
    with reading_once():
        first = heard("Forget that I have a dog.")
        _, found = without_orders(Spoken(user="Forget that I have a dog.", mentioned_at=date(2025, 5, 7)))

    assert first.retractions == found
    assert found
    assert len(asked) == 1


def test_what_a_question_asks_of_the_memory_is_read_once_whoever_asks_for_it(monkeypatch: pytest.MonkeyPatch):
    read: list[str] = []

    def spelled(text: str) -> str:
        read.append(text)
        return text

    monkeypatch.setattr(overview, "spelled", spelled)
    question = "What did you recommend for the kitchen?"

    with reading_once():
        found = (asks_for_conclusions, asks_what_was_said, asks_for_overview, asks_for_self)
        assert [asks(question) for asks in found] == [True, True, False, False]
        assert read == [question]


def test_a_clause_is_read_once_for_illnesses_whoever_asks_for_it(monkeypatch: pytest.MonkeyPatch):
    read: list[str] = []
    within: Any = Ailments
    illness = within._illness

    def counted(self: Ailments, clause: str) -> Ailment | None:
        read.append(clause)
        return illness(self, clause)

    monkeypatch.setattr(Ailments, "_illness", counted)
    message = "My aunt Edith is allergic to the glue of the tent."

    with reading_once():
        told = [tells_alone(message), told_beside_question(message), statement_of(message), introduced(message)]

    assert told == [False, "", message, ()]
    assert max(Counter(read).values()) <= len(ALL_INTRODUCTIONS)


def test_the_words_of_a_sentence_are_told_once_for_all_that_weigh_them(monkeypatch: pytest.MonkeyPatch):
    told: list[tuple[str, ...]] = []
    within: Any = word_reader
    words_told = within._told_by_words.__wrapped__

    @once
    def counted(words: tuple[str, ...]) -> Mapping[str, object]:
        told.append(words)
        return words_told(words)

    readers = (lasting_orders.STANDING, kept_out.SECRETS, dangers.BY_WEIGHT)
    sentence = "None of this goes in your notes."
    alone = [reader.likelihood(sentence) for reader in readers]

    monkeypatch.setattr(word_reader, "_told_by_words", counted)
    with reading_once():
        together = [reader.likelihood(sentence) for reader in readers]

    assert together == pytest.approx(alone)
    assert len(told) == 1


def test_who_takes_the_last_sentence_of_a_text_away_takes_it_from_nobody_else():
    with reading_once():
        sentences("I live in Oslo. My dog is old.").pop()
        again = sentences("I live in Oslo. My dog is old.")

    assert again == ["I live in Oslo.", "My dog is old."]
