"""What people say tersely that they have, or cannot bear, stands in every later prompt, and no one else's does."""

import pytest

from tests.e2e.conftest import Ricordo
from tests.e2e.test_forgetting import ask, profile, told

pytestmark = pytest.mark.long

ELSEWHERE = "What is the capital of Peru?"

HAD = [
    ("t1 since i was 9", "Type 1 diabetes"),
    ("t1 since i was 9, the pump is new, can I swim?", "Type 1 diabetes"),
    ("type 1, can I have a beer with dinner?", "Type 1 diabetes"),
    ("asthmatic here, which pool?", "Asthma"),
    ("celiac can i eat oats?", "Celiac disease"),
    ("Asthma. Can I dive?", "Asthma"),
    ("reminder: epileptic", "Epilepsy"),
    ("ulcerative colitis for 6 yrs, coffee?", "Ulcerative colitis"),
    ("no gluten, celiac", "Celiac disease"),
    ("which beers r ok? coeliac", "Coeliac disease"),
    ("weekend in rome, celiac, where to eat", "Celiac disease"),
    ("quick lunch, diabetic", "Diabetes"),
    ("coeliac student on a budget, meal plan", "Coeliac disease"),
    ("raynaud's since my 20s, ski gloves?", "Raynaud's disease"),
    ("sarcoidosi, crociera?", "Sarcoidosi"),
    ("Zöliakie, welche Biere gehen?", "Zöliakie"),
    ("Essen für 6, ich Zöliakie, was Schickes", "Zöliakie"),
    ("kein Gluten (Zöliakie), Kuchenrezept", "Zöliakie"),
    ("Typ-2-Diabetiker, Nachtisch?", "Diabetes Typ 2"),
    ("Bluthochdruck, Candesartan 8 mg einmal täglich", "Bluthochdruck"),
    ("cœliaque, du coup quelles bières ?", "Maladie cœliaque"),
    ("dt1 depuis 2003", "Diabète de type 1"),
    ("étudiante cœliaque, petit budget, menu semaine", "Maladie cœliaque"),
    ("crohn desde los 19", "Enfermedad de Crohn"),
    ("diabético tipo 2, ideas de desayuno", "Diabetes tipo 2"),
    ("diabete 2 da gennaio", "Diabete di tipo 2"),
    ("asma grave, escursione sulle dolomiti?", "Asma"),
    ("hipotireoidismo desde 2012, que suplementos?", "Hipotireoidismo"),
    ("celíaca, pastelaria em lisboa", "Doença celíaca"),
]

NOT_BORNE = [
    ("penicillin = hives", "penicillin"),
    ("nuts -> epipen", "nuts"),
    ("shrimp: throat closes up", "shrimp"),
    ("hives from penicillin", "penicillin"),
    ("allergies: cashews, kiwi", "cashews"),
    ("can't have dairy - allergic", "dairy"),
    ("shellfish swells my lips, paella alternative", "shellfish"),
    ("lactose intolerant, best gelato place in rome", "lactose (intolerance)"),
    ("Penicillin: Ausschlag", "Penicillin"),
    ("Nussallergie, schwer. Was kann ich im Asia-Restaurant essen?", "Nuss"),
    ("allergique amox", "amox"),
    ("cacahuètes interdites, allergie", "cacahuètes"),
    ("crevettes : gorge qui gonfle", "crevettes"),
    ("alérgica penicilina", "penicilina"),
    ("allergia al nichel, che pentole compro?", "nichel"),
    ("camarão -> epipen", "camarão"),
    ("ovos, alérgica, ideias brunch", "ovos"),
]


@pytest.mark.parametrize(("said", "had"), HAD)
def test_a_condition_that_is_told_tersely_stands_in_every_prompt(ricordo: Ricordo, said: str, had: str):
    user = f"tersely-had-{HAD.index((said, had))}"
    told(ricordo, user, said)

    assert profile(ricordo, user)["conditions"] == [had]
    assert f"Conditions: {had}" in ask(ricordo, user, ELSEWHERE)


@pytest.mark.parametrize(("said", "not_borne"), NOT_BORNE)
def test_an_allergy_that_is_told_tersely_stands_in_every_prompt(ricordo: Ricordo, said: str, not_borne: str):
    user = f"tersely-not-borne-{NOT_BORNE.index((said, not_borne))}"
    told(ricordo, user, said)

    assert not_borne in profile(ricordo, user)["allergies"]
    assert not_borne in ask(ricordo, user, ELSEWHERE)


NOT_HERS = [
    "is celiac genetic?",
    "celiac disease, what is it?",
    "bipolar, the netflix documentary, any good?",
    "lupus, is it always the answer in House?",
    "narcolepsy, does it run in families?",
    "asma, la serie, ¿merece la pena?",
    "Zöliakie, der neue Film, gut?",
    "dépression, le film avec Cage, ça vaut le coup ?",
    "Celiac disease. What is it?",
    "asthma, do i have it?",
    "type 2, which charging cable fits?",
    "type 2 fun",
    "T1 line to the office",
    "- epilepsy\n- diabetes\n- gout",
    "son: celiac, what can he eat at school?",
    "Grandma is visiting. Diabetic, hates fish. What do I cook?",
    "My dad is 80. Diabetic since 2010.",
    "epileptic as a kid, not any more",
    "not celiac, just don't like bread",
    "peanut allergy statistics",
    "my flatmate: nuts -> epipen",
    "gift for teacher, coeliac",
    "Anna's coming over, coeliac, help",
    "as a diabetic would you eat this? quote from reddit",
    "coeliac mum blog name ideas",
    "epilepsy, a history",
    "Penicillin: Entdeckung und Geschichte",
    "Zöliakie, was ist das?",
    "ma fille : cœliaque, quel goûter ?",
    "diabetes, cuáles son los síntomas?",
    "se fossi diabetico, potrei mangiare datteri?",
    "hoje à noite vem uma celíaca e dois veganos",
]


@pytest.mark.parametrize("said", NOT_HERS)
def test_what_is_asked_about_or_anothers_is_no_condition_of_the_users(ricordo: Ricordo, said: str):
    user = f"not-hers-{NOT_HERS.index(said)}"
    told(ricordo, user, said, "I have asthma, and I'm allergic to kiwi")

    assert profile(ricordo, user)["conditions"] == ["Asthma"]
    assert profile(ricordo, user)["allergies"] == ["kiwi"]


def test_a_condition_that_is_told_tersely_ends_when_it_is_denied(ricordo: Ricordo):
    told(ricordo, "denied", "coeliac, which beers?")
    before = profile(ricordo, "denied")
    told(ricordo, "denied", "turns out I'm not coeliac")

    assert before["conditions"] == ["Coeliac disease"]
    assert "conditions" not in profile(ricordo, "denied")
    assert "- coeliac" not in ask(ricordo, "denied", ELSEWHERE)
