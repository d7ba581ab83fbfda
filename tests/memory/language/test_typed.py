"""What is typed in a hurry is read as it would be spelled, and kept as it was typed."""

import asyncio
from datetime import date

import pytest

from memory.ingestion.extract_by_rules import HeuristicExtractor
from memory.language.languages import TYPED
from memory.language.retraction import heard
from memory.language.typed import LONGEST, spelled
from memory.model.turn import Spoken
from memory.text.tokens import estimate_tokens


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("im a nurse n work nights", "I'm a nurse and work nights"),
        ("what do u know abt me", "what do you know about me"),
        ("Dont use emojis pls", "Don't use emojis please"),
        ("ive got a dog named biscuit", "I've got a dog named Biscuit"),
        ("my daughter claire lives in leeds", "my daughter Claire lives in leeds"),
        ("meine schwester nora wohnt in kiel", "meine schwester Nora wohnt in kiel"),
        ("mi hermano pablo vive en madrid", "mi hermano Pablo vive en madrid"),
        ("mon frère hugo habite à lyon", "mon frère Hugo habite à lyon"),
        ("mia figlia giulia ha sei anni", "mia figlia Giulia ha sei anni"),
        ("a minha filha rita mora no porto", "a minha filha Rita mora no porto"),
        ("yo im tom, 19, in my first year", "yo I'm Tom, 19, in my first year"),
        ("bin jonas, 38 und lehrer", "bin Jonas, 38 und lehrer"),
        ("hola soy lucía tengo 24", "hola soy Lucía tengo 24"),
        ("moi c'est lea, 22 ans", "moi c'est Lea, 22 ans"),
        ("ciao sono marco, 36 anni", "ciao sono Marco, 36 anni"),
        ("oi sou a bia, 31, moro em recife", "oi sou a Bia, 31, moro em recife"),
        ("hey im polish, 34, how are you", "hey I'm polish, 34, how are you"),
        ("what now, im broke, 20", "what now, I'm broke, 20"),
        ("im vegan, 27 and lazy", "I'm vegan, 27 and lazy"),
        ("im dev", "I'm dev"),
        ("im diabetic", "I'm diabetic"),
        ("ele eh alergico a leite", "ele é alérgico a leite"),
        ("ich bin schwanger, 31 jahre", "ich bin schwanger, 31 jahre"),
        ("soy enfermera, 30 años", "soy enfermera, 30 años"),
        ("je suis fatigué, 20 ans", "je suis fatigué, 20 ans"),
        ("sono incinta, 36 anni", "sono incinta, 36 anni"),
        ("sou solteira, 40 anos", "sou solteira, 40 anos"),
        ("hab ne katze, heisst mia", "habe eine katze, heißt Mia"),
        ("was weisst du ueber mich", "was weißt du über mich"),
        ("jai un chien il sappelle rex", "j'ai un chien il s'appelle Rex"),
        ("reponds moi tjrs en francais", "réponds-moi toujours en français"),
        ("soy alergico a las nueces, me yamo nacho", "soy alérgico a las nueces, me llamo Nacho"),
        ("nn usare emoji x favore", "non usare emoji per favore"),
        ("qual e la capitale del peru", "qual è la capitale del peru"),
        ("ben is allergic to peanuts", "Ben is allergic to peanuts"),
        ("tom's cough is worse, ask léo", "Tom's cough is worse, ask Léo"),
        ("vc nao sabe oq eu falei", "você não sabe o que eu falei"),
    ],
)
def test_what_is_typed_in_a_hurry_is_spelled_out(text: str, read: str):
    assert spelled(text) == read


@pytest.mark.parametrize(
    "text",
    [
        "im Januar fahre ich nach Köln",
        "my daughter lives in leeds",
        "my brother always has time",
        "my son birthday is on friday",
        "weil meine tochter krank ist",
        "mi hermano vive en madrid",
        "mi hija mayor tiene ocho años",
        "ma fille aînée a cinq ans",
        "mia figlia sempre ha fame",
        "minha irmã mora em lisboa",
        "Ho il diabete.",
        "Ya no vivo en Madrid",
        "Lavoro in un ospedale",
        "Ma femme s'appelle Julie",
        "Tomo metformina 500 mg duas vezes por dia",
        "Deja de responder en inglés.",
        "I have a severe reaction to MSG.",
        "nada de emojis eh",
        "im büro",
        "je me marie en juin",
        "tengo dolores en la rodilla",
        "mia figlia ha il pepe",
        "She says ben is allergic to peanuts",
        "im job gekündigt",
        "see https://example.net/n/u?q=abt and factorial(n)=n*(n-1)",
        "She lives in Paris, and we're moving there.",
        "我对花生过敏",
        "",
    ],
)
def test_what_is_spelled_already_stays_as_it_is(text: str):
    assert spelled(text) == text


def test_what_was_spelled_out_stays_as_it_is():
    for language, table in TYPED.items():
        for short in table.words:
            read = spelled(short)
            assert spelled(read) == read, (language, short)


def test_whoever_writes_long_texts_does_not_type_in_a_hurry():
    assert spelled(long := "im a nurse " * (LONGEST // 10)) == long


@pytest.mark.parametrize(
    "text",
    ["my sis is called maya, shes 12", "jsuis allergique aux arachides", "sn vegano da un anno"],
)
def test_what_is_kept_is_as_it_was_typed(text: str):
    extractor = HeuristicExtractor(count=estimate_tokens)

    (fact,) = asyncio.run(extractor.extract(Spoken(user=text, mentioned_at=date(2026, 3, 2))))

    assert fact.text == text


@pytest.mark.parametrize(
    "text",
    [
        "whats the capital of peru",
        "can u write me a haiku abt rain",
        "ty ur the best",
        "kannste mir nen gedicht schreiben",
        "danke dir bist der beste",
        "cest quoi la capitale du perou",
        "merci bcp tes top",
        "nose elige tu",
        "cm si fa il tiramisu",
        "vc pode escrever um poema sobre chuva",
    ],
)
def test_a_request_that_is_typed_in_a_hurry_is_not_kept(text: str):
    extractor = HeuristicExtractor(count=estimate_tokens)

    assert asyncio.run(extractor.extract(Spoken(user=text, mentioned_at=date(2026, 3, 2)))) == ()


def test_what_a_message_says_beside_an_order_to_forget_is_as_it_was_typed():
    told = heard("pls forget my ex. im vegan now n live in leeds")

    assert told.orders
    assert told.left == "im vegan now n live in leeds"


@pytest.mark.parametrize(
    "text",
    [
        "Tengo un hijo, Nico, que es alérgico al huevo.",
        "Vivo en un pueblo que es muy bonito, donde esta mi madre.",
        "Mi hermano, que es médico, vive en Vigo.",
    ],
)
def test_what_only_goes_on_about_something_is_spelled_as_no_question(text: str):
    assert "qué" not in spelled(text)
    assert "dónde" not in spelled(text)


def test_what_asks_is_spelled_as_a_question_behind_a_greeting():
    assert spelled("oye, que sabes de mi") == "oye, qué sabes de mi"
