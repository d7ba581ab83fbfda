"""What every prompt says of the user's health and family is true, and what they said of it is there."""

import pytest

from tests.e2e.conftest import Ricordo
from tests.e2e.test_forgetting import ask, profile, told

pytestmark = pytest.mark.long

ELSEWHERE = "What is the capital of Peru?"

WITH_ASIDE = [
    ("lunch ideas please, emma hates cheese and ben is allergic to peanuts", "Ben: allergic to peanuts"),
    ("léo a une intolérance au lactose", "Léo: lactose (intolerance)"),
    ("My grandson Theo, he's four, can't have dairy.", "grandson Theo: no dairy"),
    ("Noah, my stepson, can't eat gluten.", "stepson Noah: no gluten"),
    ("Lea (mitbewohnerin) hat ne nussallergie", "Lea: allergic to nuss"),
    ("Mi hija Carla, que tiene 5 años, es alérgica al huevo.", "daughter Carla: allergic to huevo"),
    ("Ma colocataire, Inès, est allergique aux arachides.", "flatmate Inès: allergic to arachides"),
    ("Mio figlio Luca, che ha quattro anni, non può mangiare le uova.", "son Luca: niente uova"),
    ("Meu marido, o Rui, tem alergia a camarão.", "husband Rui: allergic to camarão"),
]


@pytest.mark.parametrize(("said", "known"), WITH_ASIDE)
def test_what_somebody_must_not_eat_stands_in_every_prompt_whatever_is_said_in_between(
    ricordo: Ricordo, said: str, known: str
):
    user = f"aside-{WITH_ASIDE.index((said, known))}"
    told(ricordo, user, said)

    assert known in ask(ricordo, user, ELSEWHERE)
    assert profile(ricordo, user).keys().isdisjoint({"diet", "allergies"})


FOUND_OUT = [
    ("l'allergologue m'a confirmé allergie aux crustacés", "Allergies: crustacés"),
    ("the allergist confirmed an allergy to shellfish", "Allergies: shellfish"),
    ("bei mir wurde eine Nussallergie festgestellt", "Allergies: Nuss"),
    ("mi hanno trovato un'allergia alle noci", "Allergies: noci"),
    ("la doctora said i have gestational diabetes", "Conditions: Gestational diabetes"),
    ("i have sugar since two years", "Conditions: Diabetes"),
    ("im diabetis type 2 n alergic to sulfa", "Conditions: Diabetes type 2"),
    ("allergist says oli has outgrown the egg thing!!! but now its cashews", "Oli: allergic to cashews"),
    ("io sono allergica alle punture di vespa porto sempre l adrenalina", "Allergies: punture di vespa\\n"),
]


@pytest.mark.parametrize(("said", "known"), FOUND_OUT)
def test_an_allergy_that_was_found_out_stands_in_every_prompt_by_its_name(ricordo: Ricordo, said: str, known: str):
    user = f"found-{FOUND_OUT.index((said, known))}"
    told(ricordo, user, said)

    assert known in ask(ricordo, user, ELSEWHERE)


IN_A_QUESTION = [
    ("what can i cook tonight knowing i'm allergic to shellfish ??", "shellfish"),
    ("was kann ich heute essen, wenn man bedenkt, dass ich gegen Soja allergisch bin?", "Soja"),
    ("qué ceno hoy sabiendo que soy alérgica al marisco?", "marisco"),
    ("on mange quoi ce soir sachant que je suis allergique au gluten ?", "gluten"),
    ("cosa mangio stasera visto che sono allergica al lattosio?", "lattosio"),
    ("bia é vegetariana eu como de tudo menos camarao que sou alergica, janta facil?", "camarão"),
]


@pytest.mark.parametrize(("asked", "what"), IN_A_QUESTION)
def test_an_allergy_that_stands_in_a_question_is_in_every_prompt(ricordo: Ricordo, asked: str, what: str):
    user = f"question-{IN_A_QUESTION.index((asked, what))}"
    told(ricordo, user, asked)

    assert what in ask(ricordo, user, ELSEWHERE)


def test_the_allergy_of_a_child_that_stands_in_a_question_is_recalled(ricordo: Ricordo):
    told(ricordo, "snack", "tu as une idée de gouter pr léo sachant quil est allergique aux arachides ??")

    assert "arachides" in ask(ricordo, "snack", "une idée de dessert pour l'anniversaire de léo ?")


DIED = [
    ("My wife is called Carol.", "my wife Carol passed 4 years ago", "Carol"),
    ("I have a dog named Rex.", "Rex died yesterday.", "Rex"),
    ("Mein Mann heißt Gerd.", "habe meinen mann vor zwei jahren verloren", "Gerd"),
    ("Mi hermana se llama Lucía.", "Perdí a mi hermana Lucía hace un año.", "Lucía"),
    ("Mon mari s'appelle Alain.", "J'ai perdu mon mari Alain l'an dernier.", "Alain"),
    ("Mia moglie si chiama Rosa.", "Ho perso mia moglie Rosa due anni fa.", "Rosa"),
    ("O meu pai chama-se José.", "Perdi meu pai José no ano passado.", "José"),
]


@pytest.mark.parametrize(("known", "died", "who"), DIED)
def test_whoever_died_is_no_member_of_the_family_whether_known_before_or_not(
    ricordo: Ricordo, known: str, died: str, who: str
):
    user = f"died-{DIED.index((known, died, who))}"
    told(ricordo, f"{user}-alone", died)
    told(ricordo, user, known)
    before = profile(ricordo, user)
    told(ricordo, user, died)

    assert who in str(before)
    assert who not in str(profile(ricordo, user))
    assert who not in str(profile(ricordo, f"{user}-alone"))


MOVED_OUT = [
    ("I have a roommate called Zed.", "Zed moved out.", "Zed"),
    ("I have a roommate called Kim.", "My roommate Kim moved out.", "Kim"),
    ("Meine Mitbewohnerin heißt Lea.", "Lea ist ausgezogen.", "Lea"),
    ("O meu colega de casa é o Rui.", "O Rui saiu de casa.", "Rui"),
]


@pytest.mark.parametrize(("known", "left", "who"), MOVED_OUT)
def test_a_flatmate_who_moved_out_is_none_any_more(ricordo: Ricordo, known: str, left: str, who: str):
    user = f"left-{MOVED_OUT.index((known, left, who))}"
    told(ricordo, user, known)
    before = profile(ricordo, user)
    told(ricordo, user, left)

    assert who in str(before)
    assert who not in str(profile(ricordo, user))


def test_a_daughter_who_moved_out_is_a_daughter_still(ricordo: Ricordo):
    told(ricordo, "left-home", "My daughter is called Mia.", "Mia moved out.")

    assert "Mia" in str(profile(ricordo, "left-home"))


DOSED = [
    ("I take metformin 500mg.", "metformin is 1000 twice a day now", "metformin 1000mg (twice daily)"),
    ("Ich nehme L-Thyroxin 50.", "L-Thyroxin jetzt 75", "L-Thyroxin 75"),
    ("Tomo enalapril 5mg.", "el enalapril ahora 10", "enalapril 10mg"),
    ("Je prends du Levothyrox 75.", "Levothyrox 100 maintenant", "Levothyrox 100"),
    ("Prendo ramipril 5mg.", "ramipril ora 10 mg", "ramipril 10mg"),
    ("Tomo losartana 50mg.", "losartana 100 agora", "losartana 100mg"),
]


@pytest.mark.parametrize(("known", "said", "now"), DOSED)
def test_a_new_dose_takes_the_place_of_the_old_one(ricordo: Ricordo, known: str, said: str, now: str):
    user = f"dosed-{DOSED.index((known, said, now))}"
    told(ricordo, user, known, said)

    assert profile(ricordo, user)["medications"] == [now]
    assert f"Medications: {now}" in ask(ricordo, user, ELSEWHERE)


UNMARKED = [
    ("doc put me on eliquis, 5 mg twice a day", "metformin is 1000 twice a day now"),
    ("doc put me on eliquis", "doc upped my metformin, it's 1000 twice a day now"),
    ("I take eliquis 5mg twice a day", "my metformin is 1000 twice a day now"),
    ("Ich nehme Eliquis 5 mg zweimal täglich", "Metformin jetzt 1000 zweimal täglich"),
]


@pytest.mark.parametrize(("anticoagulant", "said"), UNMARKED)
def test_what_is_said_of_one_medicine_puts_no_other_in_doubt(ricordo: Ricordo, anticoagulant: str, said: str):
    user = f"unmarked-{UNMARKED.index((anticoagulant, said))}"
    told(ricordo, user, anticoagulant, said)

    prompt = ask(ricordo, user, ELSEWHERE)

    assert anticoagulant in prompt
    assert "may have changed" not in prompt


def test_a_medicine_in_the_place_of_an_unnamed_one_puts_it_in_doubt(ricordo: Ricordo):
    told(ricordo, "switched", "I take Eliquis.", "they switched me to Xarelto")

    assert "Eliquis (may have changed" in ask(ricordo, "switched", ELSEWHERE)


BORN = [
    ("Meine Frau Lena ist schwanger, Termin ist der 2. April.", "sie ist da!!! 3480 gramm"),
    ("I'm pregnant, due August 20.", "she's here, born at 4am"),
    ("Estoy embarazada de 30 semanas.", "di a luz ayer"),
    ("Je suis enceinte.", "j'ai accouché hier soir"),
    ("Sono incinta.", "è arrivata, 3 chili e due"),
    ("Estou grávida de 7 meses.", "ele já chegou, 3 quilos e meio, parto normal"),
]


@pytest.mark.parametrize(("pregnant", "born"), BORN)
def test_a_birth_puts_the_pregnancy_in_doubt(ricordo: Ricordo, pregnant: str, born: str):
    user = f"born-{BORN.index((pregnant, born))}"
    told(ricordo, user, pregnant)
    (before,) = ricordo.memories(user)
    told(ricordo, user, born)
    after = next(each for each in ricordo.memories(user) if each.id == before.id)

    assert (before.doubt, after.doubt is None) == (None, False)
    assert f"- {pregnant}" not in ask(ricordo, user, ELSEWHERE)


STILL_PREGNANT = [
    ("I'm pregnant, due August 20.", "my sister's baby was born today"),
    ("I'm pregnant, due August 20.", "the midwife is here"),
    ("Ich bin schwanger.", "Meine Mutter ist 1960 geboren"),
    ("Je suis enceinte.", "c'est une fille, écho d'hier !"),
    ("Sono incinta.", "mia nipote è nata ieri"),
]


@pytest.mark.parametrize(("pregnant", "said"), STILL_PREGNANT)
def test_another_birth_or_a_scan_puts_no_pregnancy_in_doubt(ricordo: Ricordo, pregnant: str, said: str):
    user = f"pregnant-{STILL_PREGNANT.index((pregnant, said))}"
    told(ricordo, user, pregnant, said)

    assert f"- {pregnant}" in ask(ricordo, user, ELSEWHERE)


CORRECTED = [
    ("Je suis enceinte, terme le 20 août.", "c'est le 28 août, pas le 20"),
    ("I'm pregnant, due August 20.", "due date is the 28th, not the 20th"),
    ("Estoy embarazada, salgo de cuentas el 4 de mayo.", "salgo de cuentas el 12 de mayo, no el 4"),
    ("Sono incinta, il termine è il 3 maggio.", "il termine è il 13 maggio, non il 3"),
]


@pytest.mark.parametrize(("due", "corrected"), CORRECTED)
def test_a_day_in_the_place_of_another_puts_what_has_that_in_doubt(ricordo: Ricordo, due: str, corrected: str):
    user = f"due-{CORRECTED.index((due, corrected))}"
    told(ricordo, user, due, corrected)

    assert f"- {due}" not in ask(ricordo, user, ELSEWHERE)


EATEN = [
    ("I'm vegan.", "cheese and eggs are back on the menu for me"),
    ("Ich bin Veganerin.", "fisch geht jetzt wieder"),
    ("Soy vegetariana.", "la carne ha vuelto a mi plato"),
    ("Je suis végétarienne.", "la viande c'est de nouveau ok pour moi"),
    ("niente carne, sono vegetariana", "la carne è tornata nella mia vita"),
    ("Sou vegana.", "peixe agora pode"),
]


@pytest.mark.parametrize(("diet", "eats"), EATEN)
def test_what_is_eaten_again_takes_the_diet_that_leaves_it_out(ricordo: Ricordo, diet: str, eats: str):
    user = f"eaten-{EATEN.index((diet, eats))}"
    told(ricordo, user, diet)
    before = profile(ricordo, user)
    told(ricordo, user, eats)

    assert "diet" in before
    assert "diet" not in profile(ricordo, user)
    assert diet not in ask(ricordo, user, ELSEWHERE)


VEGETARIAN_STILL = [
    ("I'm vegetarian", "I've started eating eggs"),
    ("I'm vegetarian", "I eat eggs now, but still no meat or fish"),
    ("I'm strictly vegetarian", "I eat cheese again"),
    ("Ich bin strikt vegetarisch", "Ich esse jetzt wieder Eier"),
    ("Soy estrictamente vegetariana", "he empezado a comer huevos"),
    ("Je suis végétarienne", "j'ai commencé à manger des œufs"),
    ("Sono rigorosamente vegetariana", "ho iniziato a mangiare le uova"),
    ("Sou estritamente vegetariana", "comecei a comer ovos"),
]


@pytest.mark.parametrize(("diet", "eats"), VEGETARIAN_STILL)
def test_who_eats_eggs_or_cheese_is_vegetarian_still(ricordo: Ricordo, diet: str, eats: str):
    user = f"still-{VEGETARIAN_STILL.index((diet, eats))}"
    told(ricordo, user, diet, eats)

    assert profile(ricordo, user)["diet"] == ["vegetarian"]


def test_whoever_eats_no_eggs_may_have_changed_by_eating_some(ricordo: Ricordo):
    known = "Strictly vegetarian — no eggs either"
    told(ricordo, "eggs", known, "i've started eating eggs, doctor insisted on protein")

    (memory,) = (each for each in ricordo.memories("eggs") if each.text == known)

    assert memory.doubt is not None
    assert profile(ricordo, "eggs")["diet"] == ["vegetarian"]


def test_an_allergy_stays_whatever_is_eaten_again(ricordo: Ricordo):
    told(ricordo, "allergic", "I'm allergic to fish.", "fish is fine again")

    assert "Allergies: fish" in ask(ricordo, "allergic", ELSEWHERE)


AGED = [
    ("My kids are Anya (7) and Rohan (10).", "Correction btw, Anya is 8"),
    ("Meine Tochter Lina (6) geht in die Schule.", "Lina ist übrigens 7, nicht 6"),
    ("Mi hijo Leo tiene 6 años.", "corrijo, Leo tiene 7"),
    ("Ma fille Zoé a 3 ans.", "pardon, Zoé a 4 ans"),
    ("Mia figlia Giulia ha 9 anni.", "correzione: Giulia ne ha 10"),
    ("Minha filha Bia tem 5 anos.", "na verdade a Bia tem 6"),
]


@pytest.mark.parametrize(("known", "older"), AGED)
def test_another_age_puts_the_one_that_was_known_in_doubt(ricordo: Ricordo, known: str, older: str):
    user = f"aged-{AGED.index((known, older))}"
    told(ricordo, user, known, older)

    (memory,) = (each for each in ricordo.memories(user) if each.text == known)

    assert memory.doubt is not None


def test_whoever_is_a_year_older_is_allergic_still(ricordo: Ricordo):
    known = "My daughter Anya (7) is allergic to kiwi."
    told(ricordo, "older", known, "Anya is 8 now")

    (memory,) = (each for each in ricordo.memories("older") if each.text == known)

    assert memory.doubt is None
    assert "daughter Anya: allergic to kiwi" in ask(ricordo, "older", ELSEWHERE)


DENIED = [
    ("I'm pregnant, 7 weeks!!", "I'm not pregnant anymore", "Pregnant"),
    ("I'm pregnant", "not pregnant any more, we lost it at 9 weeks", "Pregnant"),
    ("Estoy embarazada", "ya no estoy embarazada", "Embarazada"),
    ("Ich bin schwanger", "Ich bin nicht mehr schwanger", "Schwanger"),
    ("Je suis enceinte de 2 mois", "finalement je ne suis pas enceinte", "Enceinte"),
    ("Sono incinta", "non sono più incinta", "Incinta"),
    ("Estou grávida", "não estou mais grávida", "Grávida"),
    ("Ich habe Zöliakie", "Ich habe doch keine Zöliakie", "Zöliakie"),
    ("I'm lactose intolerant", "got the results: not lactose intolerant after all!", "lactose"),
    ("I'm lactose intolerant", "I can have dairy again!", "lactose"),
    ("Ich bin laktoseintolerant", "Testergebnis ist da: doch nicht laktoseintolerant!", "laktose"),
    ("I'm allergic to peanuts", "correction: I'm allergic to cashews not peanuts", "peanuts"),
    ("Ich bin allergisch gegen Erdnüsse", "ich bin gegen Cashews allergisch, nicht gegen Erdnüsse", "Erdnüsse"),
    ("Soy alérgica al cacahuete", "soy alérgica al anacardo, no al cacahuete", "cacahuete"),
    ("Je suis allergique aux cacahuètes", "je suis allergique aux noix de cajou, pas aux cacahuètes", "cacahuètes"),
    ("Sono allergico alle arachidi", "sono allergico agli anacardi, non alle arachidi", "arachidi"),
    ("Sou alérgico a amendoim", "sou alérgico a caju, não a amendoim", "amendoim"),
]


@pytest.mark.parametrize(("told_before", "denied", "what"), DENIED)
def test_what_the_user_clearly_denies_of_her_health_is_not_asserted(
    ricordo: Ricordo, told_before: str, denied: str, what: str
):
    user = f"denied-{DENIED.index((told_before, denied, what))}"
    told(ricordo, user, told_before)
    before = ask(ricordo, user, ELSEWHERE)
    told(ricordo, user, denied)

    assert what in before
    assert what not in str(profile(ricordo, user))
    assert f"- {told_before}" not in ask(ricordo, user, ELSEWHERE)


NOT_DENIED = [
    ("I'm pregnant", "I'm not pregnant with twins, just one", "Pregnant"),
    ("I'm pregnant", "Ana is no longer pregnant, she had a girl", "Pregnant"),
    ("I'm pregnant", "My sister got her results: not pregnant", "Pregnant"),
    ("I'm celiac", "I'm not celiac by choice", "Celiac disease"),
    ("I'm lactose intolerant", "I'm not just lactose intolerant, gluten hurts too", "lactose"),
    ("I'm allergic to peanuts", "I'm allergic to cats not just peanuts", "peanuts"),
]


@pytest.mark.parametrize(("told_before", "said", "what"), NOT_DENIED)
def test_what_is_denied_of_somebody_else_or_of_a_part_stays(ricordo: Ricordo, told_before: str, said: str, what: str):
    user = f"held-{NOT_DENIED.index((told_before, said, what))}"
    told(ricordo, user, told_before)
    told(ricordo, user, said)

    assert what in str(profile(ricordo, user))


WEIGHED = [
    ("I weigh 82 kg", "down to 78.2 today", "78.2"),
    ("I weigh 82 kg", "scale says 76.5 kg this morning", "76.5"),
    ("I weigh 82 kg", "weighed in at 75", "75"),
    ("I weigh 82 kg", "75kg today!!", "75"),
    ("I weigh 82 kg", "just hit 73 kilos", "73"),
    ("I weigh 82 kg", "I'm 80 kg now", "80"),
    ("I weigh 86 kg", "now it's 82 kg", "82"),
    ("Je pèse 86 kilos", "maintenant c'est 82 kilos", "82"),
    ("Peso 86 quilos", "agora são 82 kg", "82"),
    ("I weigh 180 lbs", "178 lbs today!", "178"),
    ("Ich wiege 82 kg", "70,5 auf der Waage", "70.5"),
    ("Ich wiege 82 kg", "heute 70,5 kg", "70.5"),
    ("Je pèse 82 kilos", "je suis à 69 kilos maintenant", "69"),
    ("Peso 82 chili", "stamattina 68 kg", "68"),
    ("Peso 82 kilos", "pesé 71 hoy", "71"),
    ("Peso 82 kg", "hoje na balança 80,4", "80.4"),
]


@pytest.mark.parametrize(("before", "now", "number"), WEIGHED)
def test_the_newest_weight_that_is_told_is_the_one_of_the_profile(ricordo: Ricordo, before: str, now: str, number: str):
    user = f"weighed-{WEIGHED.index((before, now, number))}"
    told(ricordo, user, before, now)

    assert profile(ricordo, user)["vitals.weight"] == [number]


NOT_WEIGHED = [
    "want to get to 70 kg",
    "benched 75kg",
    "squatted 80 kg today!!",
    "80 kg, new bench PR",
    "75 g protein for breakfast",
    "my sister: 75 kg today",
    "my husband is down to 90 kg",
    "my suitcase is 73 kg",
    "75 today, hot outside",
    "down to 70 slides",
    "objetivo: 75 kg",
    "heute 80 kg Zement geschleppt",
    "5.2 kg now",
]


@pytest.mark.parametrize("said", NOT_WEIGHED)
def test_what_else_weighs_something_is_no_weight_of_the_users(ricordo: Ricordo, said: str):
    user = f"unweighed-{NOT_WEIGHED.index(said)}"
    told(ricordo, user, "I weigh 82 kg", said)
    told(ricordo, f"{user}-alone", said)

    assert profile(ricordo, user)["vitals.weight"] == ["82"]
    assert "vitals.weight" not in profile(ricordo, f"{user}-alone")


def test_a_number_alone_is_no_age_beside_a_weight_or_against_a_birth(ricordo: Ricordo):
    told(ricordo, "number", "I weigh 82 kg", "I'm 77 now")
    told(ricordo, "born", "I was born in 1990.", "I'm 77 now")
    told(ricordo, "old", "I weigh 82 kg", "I'm 77 years old")

    assert "born" not in profile(ricordo, "number")
    assert "weight: 82 kg (may have changed" in ask(ricordo, "number", ELSEWHERE)
    assert "born" not in profile(ricordo, "born")
    assert "born" in profile(ricordo, "old")


SHOWN = [
    ("I'm allergic to peanuts", "allergist retested me: peanuts still positive, and now cashews too", "cashews"),
    (
        "Ich bin allergisch gegen Erdnüsse",
        "Allergietest: Erdnüsse weiterhin positiv, und jetzt auch Cashews",
        "Cashews",
    ),
    (
        "Soy alérgico al cacahuete",
        "me repitieron las pruebas: cacahuete sigue positivo y ahora también anacardo",
        "anacardo",
    ),
    (
        "Je suis allergique aux noix",
        "test allergique : noix toujours positif, et maintenant aussi crevettes",
        "crevettes",
    ),
    ("Sono allergico alle noci", "test allergologico: noci ancora positivo, e ora anche anacardi", "anacardi"),
    ("Sou alérgico a amendoim", "exame de alergia: amendoim continua positivo, e agora também caju", "caju"),
]


@pytest.mark.parametrize(("before", "result", "new"), SHOWN)
def test_what_a_test_shows_again_is_as_it_was_and_what_it_shows_beside_is_known(
    ricordo: Ricordo, before: str, result: str, new: str
):
    user = f"shown-{SHOWN.index((before, result, new))}"
    told(ricordo, user, before)
    known = profile(ricordo, user)["allergies"]
    told(ricordo, user, result)

    assert profile(ricordo, user)["allergies"] == [*known, new]
    assert "may have changed" not in ask(ricordo, user, ELSEWHERE)


@pytest.mark.parametrize(
    "said",
    ["my covid test is still positive", "my dog tested positive for milk", "my son's test: cashews positive too"],
)
def test_what_another_test_shows_is_no_allergy_of_the_users(ricordo: Ricordo, said: str):
    told(ricordo, f"tested-{len(said)}", "I'm allergic to peanuts", said)

    assert profile(ricordo, f"tested-{len(said)}")["allergies"] == ["peanuts"]


LEARNING = [
    ("I'm dyspraxic and in year 9", "Conditions: Dyspraxia"),
    ("je suis dyslexique et j'ai un TDAH", "Conditions: Dyslexie, TDAH"),
    ("sono discalculica, come si fa una divisione?", "Conditions: Discalculia"),
    ("ich habe LRS", "Conditions: LRS"),
    ("soy disléxica y me cuesta leer", "Conditions: Dislexia"),
    ("sou disléxico", "Conditions: Dislexia"),
]


@pytest.mark.parametrize(("said", "known"), LEARNING)
def test_a_learning_disorder_stands_in_every_prompt_whatever_she_calls_herself(ricordo: Ricordo, said: str, known: str):
    user = f"learning-{LEARNING.index((said, known))}"
    told(ricordo, user, said)

    assert known in ask(ricordo, user, ELSEWHERE)


@pytest.mark.parametrize(("name", "said"), [("Giulia", "sono DSA"), ("Inès", "je suis TSA"), ("Rui", "sou LGBT")])
def test_an_acronym_that_somebody_is_is_not_her_name(ricordo: Ricordo, name: str, said: str):
    user = f"acronym-{said[-3:]}"
    told(ricordo, user, {"Giulia": "ciao sono Giulia", "Inès": "je suis Inès", "Rui": "sou o Rui"}[name])
    told(ricordo, user, said)

    assert f"Name: {name}" in ask(ricordo, user, ELSEWHERE)


TAUGHT = [
    ("je suis professeure de français au collège", "Job: professeure de français"),
    ("je suis prof d'anglais", "Job: prof d'anglais"),
    ("sono insegnante di italiano", "Job: insegnante di italiano"),
    ("sou professora de português", "Job: professora de português"),
    ("je suis professeure des écoles", "Job: professeure"),
]


@pytest.mark.parametrize(("said", "known"), TAUGHT)
def test_a_job_has_what_it_is_of_and_never_ends_in_a_preposition(ricordo: Ricordo, said: str, known: str):
    user = f"taught-{TAUGHT.index((said, known))}"
    told(ricordo, user, said)

    assert profile(ricordo, user)["job"] == [known.removeprefix("Job: ")]
