"""A short answer to a question of the assistant's is read as what it states; the question's words state nothing."""

import pytest

from memory.language.answered import as_stated
from memory.language.sayings import said_by

STATED = [
    ("Do you have any allergies?", "Only penicillin.", "I am only allergic to penicillin."),
    (
        "Do you have any food allergies I should know about?",
        "Peanuts and sesame",
        "I am allergic to peanuts and sesame.",
    ),
    ("Are you allergic to anything?", "Yes. Bee stings.", "I am allergic to bee stings."),
    ("Are you allergic to penicillin?", "Yes.", "I am allergic to penicillin."),
    ("Good to know. Are you vegetarian?", "Yes, since 2015.", "I am vegetarian, since 2015."),
    (
        "Are you a vegetarian?",
        "Yes, I have been for years. And now?",
        "I am a vegetarian, I have been for years. And now?",
    ),
    ("Are you vegetarian or vegan?", "Vegan", "I am vegan."),
    ("Do you have asthma?", "Yes", "I have asthma."),
    ("Thanks! And where do you live?", "In Graz.", "I live in Graz."),
    ("Which city are you based in?", "Leeds, near the station", "I live in Leeds, near the station."),
    ("What's your name?", "Will Smith", "My name is Will Smith."),
    ("What do you do for a living?", "Electrician.", "I work as Electrician."),
    ("Could you tell me where you live?", "Graz", "I live in Graz."),
    ("Any dietary restrictions?", "Gluten free", "My diet is gluten free."),
    ("How old are you?", "41", "I am 41 years old."),
    ("Which is your home airport?", "Vienna.", "My home airport is Vienna."),
    ("What is your dog called?", "Bella", "My dog is called Bella."),
    ("What instrument do you play?", "The oboe.", "I play the oboe (instrument)."),
    ("How do you take your coffee?", "With oat milk", "I take my coffee with oat milk."),
    ("Do you have any pets?", "Two cats.", "I have two cats (pets)."),
    ("Hast du Allergien?", "Nur gegen Haselnüsse.", "Ich bin nur gegen Haselnüsse allergisch."),
    ("Wo wohnen Sie?", "In Linz", "Ich wohne in Linz."),
    ("Ernährst du dich vegan?", "Ja, seit 2015.", "Ich ernähre mich vegan, seit 2015."),
    ("Welche Schuhgröße hast du?", "44", "Ich habe 44 (Schuhgröße)."),
    ("Was ist Ihre Lieblingsfarbe?", "Grün", "Meine Lieblingsfarbe ist Grün."),
    ("Darf ich fragen, wie du heißt?", "Anna", "Mein Name ist Anna."),
    ("¿Cómo te llamas?", "Paula", "Me llamo Paula."),
    ("¿Tiene usted alguna alergia?", "Sí, al marisco.", "Tengo alergia al marisco."),
    ("¿Eres vegano?", "Sí, desde hace dos años.", "Soy vegano, desde hace dos años."),
    ("¿Cuál es tu color favorito?", "El verde.", "Mi color favorito es el verde."),
    ("Avez-vous des allergies ?", "Oui, aux arachides.", "Je suis allergique aux arachides."),
    ("Où est-ce que tu habites ?", "À Lyon", "J'habite à Lyon."),
    ("Quel est ton plat préféré ?", "La ratatouille", "Mon plat préféré est la ratatouille."),
    ("Hai qualche allergia?", "Sì, alle noci.", "Ho un'allergia alle noci."),
    ("Come ti chiami?", "Giulia", "Mi chiamo Giulia."),
    ("Sei vegana?", "Sì, da sempre.", "Sono vegana, da sempre."),
    ("Mi dici dove abiti?", "A Bologna", "Abito a Bologna."),
    ("Onde você mora?", "Em Curitiba.", "Moro em Curitiba."),
    ("Você tem alguma alergia?", "Só a camarão.", "Só tenho alergia a camarão."),
    ("Você é vegetariana?", "Sou, sim.", "Sou vegetariana."),
]

STAYS = [
    ("Are you allergic to penicillin, as your wife Anna is?", "No."),
    ("Are you allergic to nuts or to eggs?", "Yes."),
    ("Are you vegetarian like your wife Anna?", "Yes."),
    ("Do you have any allergies?", "No, none."),
    ("Do you have any allergies?", "Not that I know of."),
    ("Do you have any allergies?", "Yes."),
    ("Are you vegetarian?", "Yes and no."),
    ("Are you vegetarian?", "Almost."),
    ("Are you vegetarian?", "Can you give me a recipe first?"),
    ("What is your name?", "Write me a poem about Paula."),
    ("Where do you live?", "I'd rather not say."),
    ("Where do you live?", "Forget it."),
    ("Where do you live?", "I live in Graz."),
    ("Shall I write it as a vegetarian recipe?", "Yes."),
    ("Do you want a recipe with peanuts?", "Yes, please."),
    ("Is your boss allergic to nuts?", "Yes."),
    ("Where does your sister live?", "In Graz."),
    ("Where is the restaurant?", "In Graz."),
    ("What should the main character be called?", "Paula"),
    ("Are you vegan? And where do you live?", "Yes."),
    ("Are you vegan? And where do you live?", "In Graz."),
    ("Are you vegetarian? Here is the recipe.", "Great."),
    ('Did the doctor ask "do you have any allergies?"', "Penicillin."),
    ("Wo wohnt deine Mutter?", "In Linz."),
    ("Soll ich es vegan machen?", "Ja."),
    ("Hast du Allergien?", "Keine."),
    ("¿Dónde vive?", "En Sevilla."),
    ("¿Cómo se llama la protagonista?", "Paula"),
    ("Êtes-vous allergique aux noix ?", "Non."),
    ("Dove vive Giulia?", "A Roma."),
    ("Você é vegetariano?", "Não."),
]


@pytest.mark.parametrize(("asked", "said", "states"), STATED)
def test_a_short_answer_states_what_was_asked_of_her(asked: str, said: str, states: str):
    assert as_stated(asked, said) == states


@pytest.mark.parametrize(("asked", "said"), STAYS)
def test_what_answers_nothing_about_her_stays_as_it_was_said(asked: str, said: str):
    assert as_stated(asked, said) == said


def test_what_she_says_behind_her_answer_stays():
    assert as_stated("Where do you live?", "In Graz. Where can I swim?") == "I live in Graz. Where can I swim?"


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("Do you have any allergies?", "Only nuts"),
        ("Hast du Allergien?", "Nur Nüsse"),
        ("¿Tienes alguna alergia?", "Solo a las nueces"),
        ("As-tu des allergies ?", "Seulement aux noix"),
        ("Hai qualche allergia?", "Solo alle noci"),
        ("Você tem alguma alergia?", "Só a nozes"),
    ],
)
def test_an_allergy_is_read_that_is_all_there_is(asked: str, said: str):
    (allergy,) = said_by(as_stated(asked, said), by_model=False)

    assert allergy[0].field == "allergies"
