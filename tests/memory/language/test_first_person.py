"""A fact's sentences in the first person: what they are, and that a long text takes no longer than its length."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memory.language.first_person import own_sentences, plain
from memory.language.sayings import said_by

PIECES = st.sampled_from(
    ['"', "“", "”", "«", "»", "„", " ", "  ", "\n", " (mentioned May)", "(confirmed", ")", "(", "; ", ". ", "I am ill"]
)
QUOTED = re.compile(r"\"[^\"]*\"|“[^”]*”|«[^»]*»|„[^“”]*[“”]")
SPACES = re.compile(" +")
SUFFIX = re.compile(r"\s*\((?:mentioned|confirmed|inferred)\b[^()]*\)")
"""What is to be found, as simply as it can be said: quadratic in a text of marks that nothing closes."""


@given(st.lists(PIECES, max_size=25).map("".join))
def test_quotations_and_suffixes_are_found_as_the_simple_patterns_find_them(text: str):
    assert plain(text) == QUOTED.sub(" ", SPACES.sub(" ", SUFFIX.sub("", text)))


@pytest.mark.long
@pytest.mark.parametrize("marks", ["; ", "! ", "“", "«", "„", '"', " ", " \n", "(mentioned ", "。", "x" * 61 + "\nx\n"])
def test_a_megabyte_of_marks_is_read(marks: str):
    text = "I am allergic to nuts. " + marks * (1_000_000 // len(marks))

    assert own_sentences(text, by_model=False)[0] == "I am allergic to nuts"


def test_a_mark_that_nothing_closes_quotes_nothing():
    said = list(own_sentences("She said «I am ill» and “so on. I am allergic to nuts.", by_model=False))

    assert said == ["She said   and “so on", "I am allergic to nuts"]


@pytest.mark.parametrize(
    "sentence",
    [
        "Bin ich allergisch gegen Nüsse",
        "Wo wohne ich",
        "Angenommen, ich wohne in Rom",
        "In meinem Roman bin ich Arzt",
        "Ho detto: sono vegana",
        "Se fossi allergica alle noci, lo saprei",
        "Se me lo dici, vengo",
        "Se ha tempo, viene",
        "Se só tenho dez minutos, cozinho",
        "Forse sono allergica alle noci",
        "Facciamo finta che io sia un medico",
        "Dove vivo",
        "Talvez eu seja alérgica a nozes",
        "Faz de conta que sou médica",
        "Onde moro",
        "No meu romance sou detetive",
        "¿Soy alérgica a las nueces?",
        "A lo mejor soy alérgica a las nueces",
        "Suis-je allergique aux noix",
        "Peut-être que je suis allergique aux noix",
        "Am I allergic to nuts",
        "You are a doctor and I am a patient",
    ],
)
def test_a_question_or_a_guess_states_nothing_in_any_language(sentence: str):
    assert own_sentences(sentence, by_model=False) == ()


@pytest.mark.parametrize("sentence", ["Se murió Toby el jueves", "Se me rompió el coche", "Se nos han ido los abuelos"])
def test_what_happened_by_itself_in_spanish_is_no_italian_condition(sentence: str):
    assert own_sentences(sentence, by_model=False) == (sentence,)


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("J’habite à Lyon", "J'habite à Lyon"),
        ("J'suis végane", "je suis végane"),
        ("Tô tomando sertralina", "estou tomando sertralina"),
        ("Ich hab ne Nussallergie", "Ich habe eine Nussallergie"),
        ("Ich heiße Jo und wohne in Kiel", "Ich heiße Jo und ich wohne in Kiel"),
        ("I can't eat nuts", "I cannot eat nuts"),
        ("Ich arbeite im Homeoffice", "Ich arbeite im Homeoffice"),
        ("im vegan", "I am vegan"),
        ("Ciao, sono vegana", "sono vegana"),
        ("Olá, sou vegana", "sou vegana"),
        ("¡Hola! soy vegana", "soy vegana"),
        ("Ma femme est médecin", "Ma femme est médecin"),
    ],
)
def test_a_sentence_is_spelled_out_without_what_stands_before_it(said: str, read: str):
    assert own_sentences(said, by_model=False)[-1] == read


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("I have asthma, and I'm not sure if I should run.", "I have asthma"),
        ("Tengo epilepsia, pero no sé si debo decirlo.", "Tengo epilepsia"),
        ("Ich habe Asthma, und vielleicht ziehe ich um.", "Ich habe Asthma"),
        ("J'ai de l'asthme, mais je ne sais pas si c'est grave.", "J'ai de l'asthme"),
        ("Ho l'asma, ma non so se posso correre.", "Ho l'asma"),
        ("Tenho asma, mas não sei se posso correr.", "Tenho asma"),
    ],
)
def test_a_doubt_takes_nothing_back_that_was_said_before_it(said: str, read: str):
    assert own_sentences(said, by_model=False) == (read,)


@pytest.mark.parametrize(
    "said",
    [
        "My boss thinks I'm vegan.",
        "Everybody says I'm a nurse.",
        "My flatmates are convinced I'm a vegetarian because I ordered the tofu once.",
        "According to that quiz I'm vegan.",
        "Mein Chef glaubt, ich bin Veganer.",
        "Laut meiner Schwester bin ich Veganer.",
        "Mi jefe cree que soy vegano.",
        "Según mi hermana soy alérgica a los perros.",
        "Tout le monde croit que je suis végane.",
        "Selon ma sœur, je suis allergique aux chats.",
        "Il mio capo dice che sono vegano.",
        "Secondo mia madre sono vegetariana.",
        "O meu chefe acha que sou vegetariano.",
        "Segundo a minha mãe sou vegana.",
    ],
)
def test_what_others_hold_of_the_user_she_does_not_say(said: str):
    assert said_by(said, by_model=False) == ()


@pytest.mark.parametrize(
    "said",
    [
        "My doctor says I'm allergic to penicillin.",
        "The blood test says I'm coeliac.",
        "My boss thinks I'm vegan, but I'm vegetarian.",
        "I'm coeliac, and everybody thinks I'm fussy.",
        "Meine Ärztin sagt, ich bin allergisch gegen Penicillin.",
        "Mein Chef glaubt, ich bin Veganer, aber ich bin Vegetarier.",
        "El médico dice que soy celíaco.",
        "Mon médecin dit que je suis diabétique.",
        "Il medico dice che sono allergico alla penicillina.",
        "O médico diz que sou diabético.",
        "Segundo a minha mãe sou vegana, mas sou vegetariana.",
    ],
)
def test_what_a_doctor_says_and_what_she_says_beside_counts(said: str):
    assert len(said_by(said, by_model=False)) == 1


@pytest.mark.parametrize(
    "said",
    [
        "In our D&D campaign I'm a teacher.",
        "Im Theaterstück bin ich Arzt.",
        "En la obra de teatro soy médico.",
        "Dans la pièce, je suis médecin.",
        "Nel racconto io sono un medico.",
        "Na peça eu sou médico.",
    ],
)
def test_whoever_she_is_in_a_play_or_a_game_she_is_not(said: str):
    assert own_sentences(said, by_model=False) == ()


@pytest.mark.parametrize(
    "said", ["I work in a book shop as a clerk.", "Nel mio paese sono medico.", "Na minha cidade sou médico."]
)
def test_what_only_sounds_like_a_story_is_none(said: str):
    assert own_sentences(said, by_model=False) != ()


def test_fiction_behind_a_joint_is_of_the_whole_sentence():
    assert own_sentences("I'm allergic to bees, and in my novel I'm a cook.", by_model=False) == ()


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("I moved to Leeds, well, Bradford really, in May.", "I moved to Bradford really, in May"),
        ("I work at Siemens, no, at Bosch.", "I work at Bosch"),
        ("Ich bin im Mai nach Leipzig gezogen, nein, nach Halle.", "Ich bin im Mai nach Halle gezogen"),
        ("Vivo en Bogotá desde 2019, bueno, en Chía.", "Vivo en Chía desde 2019"),
        ("J'habite à Lyon, enfin à Villeurbanne.", "J'habite à Villeurbanne"),
        ("Vivo a Torino, anzi, a Moncalieri.", "Vivo a Moncalieri"),
        ("Moro em Lisboa, quer dizer, em Almada.", "Moro em Almada"),
        ("I live in Leeds, no, I hate it.", "I live in Leeds, no, I hate it"),
        ("I live in Berlin, no Spanish skills.", "I live in Berlin, no Spanish skills"),
        ("Ich wohne in Kiel, nein, Hunde mag ich nicht.", "Ich wohne in Kiel, nein, Hunde mag ich nicht"),
    ],
)
def test_a_name_is_read_as_its_speaker_corrects_it(said: str, read: str):
    assert own_sentences(said, by_model=False) == (read,)
