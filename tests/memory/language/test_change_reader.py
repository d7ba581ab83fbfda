"""The second reader of changes: what speaks for a change, and which of what is known it is about."""

import pytest

from memory.language.change_reader import LIKELY, judged, likelihood_of, readings
from memory.language.change_signs import language_of
from memory.language.texts_read import ReadText
from memory.language.weights import Signs


def signs_of(known: str, new: str) -> set[str]:
    return {sign for each in readings(new, {"": ReadText(known)}) for sign in each.signs.each()}


def changed(new: str, *known: str) -> list[str]:
    judgement = judged(new, {each: ReadText(each) for each in known})
    return [each for each in known if each in judgement.likely]


@pytest.mark.parametrize(
    ("known", "new"),
    [
        ("Our CI runs on Jenkins.", "we killed the jenkins box last sprint, everything builds on github actions"),
        ("I manage my references with Mendeley.", "I've gone over to Zotero, no more Mendeley for me."),
        ("I walk with a stick.", "had the hip done in May, walking without the stick like a young one"),
        ("I design in Quill.", "I got rid of Quill last month, what else is there?"),
        ("Ich nehme Ramipril.", "Das Ramipril hab ich abgesetzt."),
        ("Morgens trinke ich Kaffee.", "Den Kaffee hab ich mir abgewöhnt."),
        ("Voy a clases de cerámica.", "Dejé la cerámica, ahora hago natación."),
        ("Je fais du yoga le mercredi.", "J'ai lâché le yoga, c'est l'escalade maintenant."),
        ("Uso AutoCAD.", "Sono passata a Revit, AutoCAD non lo apro da mesi."),
        ("Faço faculdade de direito.", "Tranquei a faculdade de direito e comecei gastronomia."),
    ],
)
def test_a_change_in_words_that_nobody_foresaw_is_likely(known: str, new: str):
    assert changed(new, known) == [known]


@pytest.mark.parametrize(
    ("known", "new"),
    [
        ("I'm with EE for my mobile.", "switched my mobile to giffgaff, can you tell me how to turn on wifi calling"),
        (
            "Meine Zeitung ist die Rheinische Post.",
            "Das Zeitungsabo ist zum Quartalsende ausgelaufen, ich lese nur im Netz.",
        ),
        ("Tengo el abono del Palencia.", "No he renovado el abono; este año el baloncesto lo veo por la tele."),
        (
            "Je suis sous Ramipril pour la tension.",
            "Le cardiologue a supprimé le Ramipril, il n'en veut plus dans mon ordonnance.",
        ),
        ("Stiamo ristrutturando il bagno.", "il bagno è finalmente finito, piastrelle comprese"),
        (
            "Tenho aula de cerâmica quarta à noite.",
            "Agradece à professora de cerâmica, ontem foi minha última aula, saí do curso.",
        ),
    ],
)
def test_a_change_is_told_by_words_that_no_table_has(known: str, new: str):
    assert changed(new, known) == [known]


@pytest.mark.parametrize(
    ("known", "new"),
    [
        (
            "I run a bakery with my sister.",
            "We finally started the sourdough class at the bakery, so happy with it now!",
        ),
        ("I paint every weekend.", "Finished another painting last night, painting keeps me calm!"),
        ("Ich spiele in einer Band.", "Unsere Band hat endlich wieder geprobt, wir haben zwei neue Lieder angefangen!"),
    ],
)
def test_who_talks_on_about_the_same_things_puts_none_of_it_in_doubt(known: str, new: str):
    assert changed(new, known) == []


@pytest.mark.parametrize(
    ("known", "new"),
    [
        ("I drive a Ford Focus.", "My brother sold his Ford."),
        ("I drive a Ford Focus.", "The Ford is in the garage until Thursday."),
        ("I drive a Ford Focus.", "I might sell the Ford one day."),
        ("I drive a Ford Focus.", "Should I sell the Ford?"),
        ("I'm allergic to birch pollen.", "My allergies are acting up again."),
        ("I play tennis.", "Changed the strings of the racket for my aunt."),
        ("I play the bass.", "I also started the guitar, beside the bass."),
        ("Ich habe Asthma.", "Mein Asthma ist heute wieder schlimmer."),
        ("I play the bass.", "I changed the strings of the bass."),
        ("My partner is a plumber.", "My partner finished the bathroom."),
        ("Vivo en Madrid.", "Mi jefe dejó de fumar."),
        ("Faccio yoga.", "Stasera salto lo yoga."),
    ],
)
def test_what_only_sounds_like_a_change_is_none(known: str, new: str):
    assert changed(new, known) == []


def test_what_is_of_the_same_kind_of_thing_yields_to_what_is_named():
    assert changed("Sold the Golf last week.", "I drive a Golf.", "We have a van for the band.") == ["I drive a Golf."]


def test_two_statements_that_name_different_things_of_one_kind_have_a_sign():
    signs = signs_of("Our docs are in Confluence.", "Everything is in Notion since Monday.")

    assert {"thing tool", "other of thing", "lasting"} <= signs


def test_what_is_left_somewhere_is_another_act_than_what_is_given_up():
    assert "loses" in signs_of("I go to the gym.", "I left my umbrella at the gym.")
    assert "ends" in signs_of("I go to the gym.", "I cancelled the gym.")


@pytest.mark.parametrize(
    ("known", "new"),
    [
        ("I heat with gas.", "The heat pump went in on Friday, no more gas for us."),
        ("I have a Netflix account.", "We cancelled Netflix."),
        ("Tengo barba.", "Me he afeitado la barba."),
        ("Ho la barba.", "Mi sono tagliato la barba."),
        ("Temos Netflix.", "Cancelámos a Netflix."),
    ],
)
def test_a_change_of_everyday_things_is_likely_in_each_language(known: str, new: str):
    assert changed(new, known) == [known]


def test_what_is_done_to_something_else_is_most_likely_no_change():
    known = {"leo": ReadText("My son Leo goes to school in Lyon."), "tea": ReadText("I drink tea.")}

    assert judged("Leo changed the curtains.", known).unlikely == {"leo"}
    assert judged("Leo has left Lyon.", known).unlikely == set()


def test_a_sign_says_what_stands_nearest_to_what_happened():
    assert "else behind" in signs_of("I play the bass.", "I changed the strings of the bass.")
    assert "it behind" in signs_of("I play the bass.", "I sold the bass and a lamp.")
    assert "it before" in signs_of("I play the bass.", "The bass is sold, the lamp is here.")


@pytest.mark.parametrize(
    ("known", "new", "ways"),
    [
        ("I work at a diner.", "Somebody started a fire at the diner.", {"at it", "the it"}),
        ("I work at a diner.", "A friend started at a diner in Leeds.", {"at it", "a it"}),
        ("I have a boat.", "We sold our old boat.", {"mine it"}),
        ("I have a boat.", "Boat sold.", {"bare it"}),
        ("Wir haben ein Boot.", "Im Boot hab ich gestern geschlafen.", {"at it"}),
        ("Teniamo una barca.", "Da ieri siamo senza barca.", {"no it"}),
    ],
)
def test_a_sign_says_what_governs_what_both_name(known: str, new: str, ways: set[str]):
    assert ways <= signs_of(known, new)


def test_what_shares_nothing_with_what_is_known_is_not_weighed():
    assert readings("I sold the piano.", {"": ReadText("I live in Oslo.")}) == []


def test_of_two_that_share_something_the_one_that_shares_more_is_meant():
    known = ("Leo plays the drums in a band.", "Leo goes to school in Lyon.")

    assert changed("Leo quit the drums for good.", *known) == [known[0]]


def test_a_sign_says_whether_a_word_of_change_stands_near_what_both_name():
    near = signs_of("I drive a Ford Focus.", "I sold the Ford.")
    far = signs_of("I drive a Ford Focus.", "I sold a lamp to a man who came from Leeds in an old blue Ford.")

    assert {"ends", "ends near", "one word", "ends near+one word"} <= near
    assert "ends" in far
    assert "ends near" not in far


def test_a_sign_says_of_whom_a_statement_speaks():
    assert "somebody else" in signs_of("I drive a Ford Focus.", "My brother sold his Ford.")
    assert "known one" in signs_of("My brother drives a Ford.", "My brother sold his Ford.")
    assert "somebody else" not in signs_of("I take 50 mg of sertraline.", "My doctor doubled my sertraline.")


def test_a_language_is_told_by_its_words_and_else_by_what_stands_beside():
    assert language_of("Ich fahre jetzt Bus.") == 1
    assert language_of("Mi casa", beside="Tengo una moto y la uso todos los días.") == 2
    assert language_of("Mi casa", beside="Ho una Vespa e la uso ogni giorno.") == 4
    assert language_of("Vespa", beside="Ho una Vespa e la uso ogni giorno.") is None
    assert language_of("我住在柏林。") is None


def test_without_signs_a_change_is_unlikely():
    assert likelihood_of(Signs()) < LIKELY
