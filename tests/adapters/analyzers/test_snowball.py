"""Words of a text: stemmed by language and script."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adapters.analyzers import SnowballAnalyzer
from memory.model.types import Analyze
from memory.text.languages import language_of

analyze: Analyze = SnowballAnalyzer()


@pytest.mark.parametrize(
    ("text", "terms"),
    [
        ("The cats were RUNNING", ("cat", "run")),
        ("I don't; you’re", ()),
        ("John's café", ("john", "cafe")),
        ("My A1C was 7.4", ("a1c", "7.4")),
        ("500mg and 1,000 mg", ("500", "mg", "1000", "mg")),
        ("at 7:30, on 3.14.", ("7:30", "3.14")),
        ("ﬁne ①", ("fine", "1")),
        ("foo_bar-baz alice@example.org", ("foo", "bar", "baz", "alic", "exampl", "org")),
        ("a a b b", ("b", "b")),
        ("q\u0301\u0300x\u0302'or 1a\u0301", ("qx'or", "1", "a")),  # marks that no letter takes up, and an apostrophe
        ("हिन्दी2में", ("हिन्दी2म",)),
    ],
)
def test_words_are_lowered_stemmed_and_stripped_of_what_says_nothing(text: str, terms: tuple[str, ...]):
    assert analyze(text) == terms


def test_a_stated_date_is_found_as_one_asks_for_it():
    assert analyze("7 May 2023") == ("7", "may", "2023")
    assert set(analyze("(mentioned 2023-05-07)")) == {"mention", "2023", "may", "7"}
    assert analyze("2023-13-45") == ("2023", "13", "45")


@pytest.mark.parametrize(
    ("text", "question"),
    [
        ("我喜欢吃苹果", "苹果"),
        ("猫が好きです", "猫が"),
        ("ฉันชอบแมว", "แมว"),
        ("люблю Москву", "москву"),
        ("मुझे हिन्दी पसंद है", "हिन्दी"),
        ("أحب القهوة", "القهوة"),
        ("나는 고양이를 좋아한다", "고양이를"),
        ("μου αρέσει η Αθήνα", "αθήνα"),
    ],
)
def test_other_scripts_give_terms_that_find_them(text: str, question: str):
    assert set(analyze(question)) & set(analyze(text))


@pytest.mark.parametrize(
    ("statement", "question", "found"),
    [
        ("Die Hunde der Nachbarn haben gebellt.", "Wessen Hund bellt denn?", "hund"),
        ("Mi abuela me tejió dos bufandas.", "¿Quién me hizo la bufanda?", "bufand"),
        ("J'ai planté trois pommiers l'hiver passé.", "Où est le pommier que j'ai planté cet hiver ?", "hiv"),
        ("I cani dei vicini abbaiano.", "Di chi è il cane?", "can"),
        ("Plantei três macieiras na minha quinta.", "Onde está a macieira?", "macieir"),
        ("Ik heb twee honden en een kat.", "Hoe heet mijn hond?", "hond"),
        ("Я посадил яблони за сараем.", "Где растёт яблоня?", "яблон"),
        ("Έχω δύο σκύλους.", "Πώς λένε τον σκύλο μου;", "σκυλ"),
    ],
)
def test_each_language_has_its_own_stems(statement: str, question: str, found: str):
    assert found in set(analyze(statement)) & set(analyze(question))


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("The keys hang behind the boiler", "english"),
        ("keys boiler", "english"),
        ("Go get 'em, die hard!", "english"),
        ("Mein Hund heißt Rex", "german"),
        ("Mi perro se llama Rex", "spanish"),
        ("J'aime le café", "french"),
        ("Quanto costa il pane?", "italian"),
        ("Não gosto de você", "portuguese"),
        ("Mijn hond heet Rex", "dutch"),
    ],
)
def test_a_language_is_told_by_its_stop_words(text: str, language: str):
    assert language_of(text.lower().replace("!", "").replace(",", "").split()) == language


SHORT = [
    ("Puedo salir a correr mañana", "spanish"),
    ("Dejé de fumar en marzo", "spanish"),
    ("Je peux explique la photosynthèse", "french"),
    ("Posso andare in piscina domani", "italian"),
    ("La caldaia l'ha sistemata Gino, l'idraulico", "italian"),
    ("Adesso bevo il caffè amaro", "italian"),
    ("Posso correr amanhã", "portuguese"),
    ("Que livro levo para a praia", "portuguese"),
    ("Deixei de beber no ano passado", "portuguese"),
    ("I had a look at the flat in Logroño", "english"),
    ("It's eight o'clock", "english"),
]


@pytest.mark.parametrize(("text", "language"), SHORT)
def test_a_short_text_is_told_by_everyday_words_too(text: str, language: str):
    assert language_of(text.lower().replace(",", "").split()) == language


@pytest.mark.parametrize(
    ("statement", "question"),
    [
        ("ho un'otite, il dottore dice niente piscina per due settimane", "posso andare in piscina domani?"),
        ("magoei o joelho e o médico disse um mês sem correr", "posso correr amanhã?"),
        ("Adesso bevo il caffè amaro.", "come prendo il caffè?"),
    ],
)
def test_a_short_question_has_the_stems_of_its_language(statement: str, question: str):
    assert set(analyze(statement)) & set(analyze(question))


def test_names_are_the_same_words_in_all_languages():
    told = analyze("My daughter Lena turned five.")

    assert "lena" in told
    assert "lena" in analyze("¿Cuándo cumple años mi hija Lena?")
    assert "lena" in analyze("Quand est-ce que ma fille Lena a son anniversaire ?")
    assert "lena" in analyze("Wann hat meine Tochter Lena Geburtstag?")


@pytest.mark.parametrize(
    ("told", "later"),
    [
        ("Je suis passé chez Zelty pour la caisse.", "zelty plante tous les midis"),
        ("Nos trae un distribuidor que se llama Panemar.", "Panemar nos clavó con harina vencida"),
        ("Nella mia via abita la signora Trevisani.", "trevisani si è trasferita ieri"),
        ("Agora moro perto do Gilmar.", "o gilmar vai mudar de casa"),
    ],
)
def test_a_name_is_known_where_it_is_typed_without_its_capital_or_begins_a_sentence(told: str, later: str):
    analyze = SnowballAnalyzer()

    assert set(analyze(told)) & set(analyze(later))


def test_the_capital_of_a_sentence_makes_no_name():
    assert set(analyze("Llaves: las tengo yo. “Llaves” y más llaves.")) == {"llav"}


def test_accents_that_are_left_out_do_not_matter():
    assert analyze("¿Cómo está la habitación?") == analyze("Como esta la habitacion")


def test_a_great_many_blanks_before_capitals_cost_no_more_than_the_text():
    text = ("para mí " + " " * 50 + "A" * 3) * 300

    assert len(analyze(text)) == 300 + 299  # all but the last are names, which have two stems


@given(st.text())
def test_any_text_has_terms_without_white_space(text: str):
    assert all(term and not term.isspace() for term in analyze(text))


def test_long_words_and_texts_are_cut():
    assert analyze("x" * 1_000_000) == ("x" * 40,)
    assert len(analyze("word " * 1_000_000)) <= 4_000


def test_it_may_be_called_from_any_thread():
    words = [f"running{n} cats{n} nationalities{n}" for n in range(500)]
    fresh = SnowballAnalyzer()
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(fresh, words)) == [analyze(text) for text in words]
