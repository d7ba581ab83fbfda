"""Introductions without a verb: what they say of the user, and whose they are not."""

import pytest

from memory.language.sayings import said_by


def told(text: str) -> str:
    return "; ".join(f"{said.field}={said.value}" for said, _ in said_by(text, by_model=False))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        # Beside the user: "here", "about me", the clause in which she goes on, brackets.
        ("Freelance translator here.", "job=freelance translator"),
        ("T1 diabetic here, and I run.", "conditions=Type 1 diabetes"),
        ("Bea here, retired teacher", "name=Bea; job=retired teacher"),
        ("(vegetarian btw)", "diet=vegetarian"),
        ("About me: 41, divorced, two teenagers, work as a nurse.", "born=41; children=two teenagers; job=nurse"),
        ("Background: backend dev, 8 yrs, mostly Go.", "job=backend dev"),
        ("As a single mum of three I never find the time.", "children=three"),
        ("As a carer for my mother I rarely sleep.", "job=carer"),
        ("Coeliac, so no gluten for me.", "conditions=Coeliac disease"),
        ("Pastry chef in Ghent, I work at night.", "job=pastry chef"),
        ("I'm Rui, 34, nurse, two kids", "name=Rui; born=34; job=nurse; children=two kids"),
        ("Kurz zu mir: Jonas, 29, Erzieher, vegan.", "name=Jonas; born=29; job=Erzieher; diet=vegan"),
        ("Als alleinerziehender Vater von zwei Töchtern habe ich wenig Zeit.", "children=zwei Töchtern"),
        ("Erzieher aus Kassel, ich suche eine Versicherung.", "job=Erzieher"),
        ("Vegetariana, madre de dos niños, vivo en Sevilla.", "diet=vegetarian; children=dos niños; home=Sevilla"),
        ("Infirmier de nuit à Lille, je cherche des recettes.", "job=infirmier"),
        ("Végétarienne et allergique aux noix, je cherche un menu.", "diet=vegetarian; allergies=noix"),
        ("Sono Paolo, 45 anni, idraulico. Come imposto la fattura?", "name=Paolo; born=45; job=idraulico"),
        ("Sono Paolo, 45 anni, idraulico, due figli.", "name=Paolo; born=45; job=idraulico; children=due figli"),
        ("Sou o Tiago, 22 anos, enfermeiro, vegano", "name=Tiago; born=22; job=enfermeiro; diet=vegan"),
        # Behind what she says that she is, without a verb of its own.
        ("I'm vegan and allergic to soy.", "diet=vegan; allergies=soy"),
        ("I'm coeliac and badly allergic to shellfish", "conditions=Coeliac disease; allergies=shellfish"),
        ("I'm Kit, a shop steward, egg intolerant", "name=Kit; job=shop steward; allergies=egg (intolerance)"),
        ("I work at a bank in Hull, been vegan since May.", "employer=bank; diet=vegan"),
        ("I'm Rui, 34, married, father of two and a welder.", "name=Rui; born=34; children=two; job=welder"),
        ("Ich bin Veganerin und gegen Soja allergisch.", "diet=vegan; allergies=Soja"),
        ("Ich arbeite als Koch, bin Vegetarier und auf Nüsse allergisch", "job=Koch; diet=vegetarian; allergies=Nüsse"),
        ("Soy asmática y muy alérgica al polen.", "conditions=Asma; allergies=polen"),
        ("Je suis végane, soudeur et intolérant au gluten.", "diet=vegan; job=soudeur; allergies=gluten (intolerance)"),
        ("Sono vegana e allergica alla soia.", "diet=vegan; allergies=soia"),
        ("Sou camionista, vegano e alérgico ao leite.", "job=camionista; diet=vegan; allergies=leite"),
        ("I'm a welder, self employed, vegan since May", "job=welder; diet=vegan"),
        ("Sou o Tiago, 41, pai de três, pedreiro.", "name=Tiago; born=41; children=três; job=pedreiro"),
        ("I'm Noor, a trainee solicitor.", "name=Noor; job=trainee solicitor"),
        ("Ich bin Mama von Zwillingen, vegan.", "diet=vegan"),
        ("I'm 34, ADHD and a welder", "born=34; conditions=ADHD; job=welder"),
        ("Ella es celíaca y yo alérgico a los frutos secos.", "allergies=frutos secos"),
        ("Ich, 24, Verkäuferin, habe eine Nussallergie.", "born=24; job=Verkäuferin; allergies=Nuss"),
        ("J'ai 16 ans, lycéenne à Metz, végé.", "born=16; job=lycéenne; diet=vegetarian"),
        ("Je suis Aïcha, prof et allergique à l'aspirine.", "name=Aïcha; job=prof; allergies=aspirine"),
        ("Sono Ada, mamma di Lia, vegana.", "name=Ada; family.child=Lia; diet=vegan"),
        ("24F, vegan, web developer, moving to Rome. Can I?", "born=24; diet=vegan; job=web developer"),
        ("ich bin die Steffi, 38, Lehrerin", "name=Steffi; born=38; job=Lehrerin"),
        ("I work nights, allergic to latex", "work=nights; allergies=latex"),
        ("Lavoro come barista, allergica al nichel.", "job=barista; allergies=nichel"),
        # Alone, where it says what somebody is allergic to.
        ("Végétarienne et allergique aux arachides.", "diet=vegetarian; allergies=arachides"),
        # With where she lives.
        ("Colombiana viviendo en Madrid, profesora, trabajo de noche.", "home=Madrid; job=profesora; work=de noche"),
        ("43, Ukrainian living in Porto, nurse. My Portuguese is shaky.", "born=43; home=Porto; job=nurse"),
        # In front of what she says of herself.
        ("Rui, 34, nurse in Porto, two kids. I need a meal plan.", "name=Rui; born=34; job=nurse; children=two kids"),
        ("Marta, 38 años, enfermera en Valencia. ¿Cómo organizo los turnos?", "name=Marta; born=38; job=enfermera"),
        ("Rui, 34 anos, enfermeiro, vegano. Preciso de um plano.", "name=Rui; born=34; job=enfermeiro; diet=vegan"),
    ],
)  # fmt: skip
def test_who_introduces_herself_without_a_verb_is_understood(text: str, said: str) -> None:
    assert set(told(text).split("; ")) == set(said.split("; "))


@pytest.mark.parametrize(
    "text",
    [
        # Whom she speaks to, and what others are.
        "Doctor, my knee hurts so much.",
        "Nurse, I need help now!",
        "Doctor here says that the knee is broken.",
        "My doctor here in Hull, I like her.",
        "Anna, 34, nurse in Porto. Write a story about her, I need it today.",
        "Tom, 29, barista. Mia, 27, designer. Who is better for my friend? They met once.",
        "Rui, 34, nurse in Porto, two kids.",
        "Patient: 34, nurse, diabetic. I need a care plan.",
        "The applicant: Jonas, 29, teacher. What do I ask him?",
        "Docteur, j'ai mal au genou.",
        "I live with my sister, a nurse, allergic to soy.",
        "I'm here with my brother, a plumber and vegan.",
        "I'm looking for a doctor, a nurse and a vegan cook.",
        "I'm not a parent, vegan or allergic to anything.",
        "Non sono di qui, medico sì.",
        "I cook with my flatmate, allergic to nuts.",
        "I manage a nurse, allergic to latex.",
        "Cancer, my mother died of it.",
        "Ich mag Lehrerinnen, vegan oder nicht.",
        "Je suis Française, et alors ?",
        "Ich bin der Chef, sehr streng.",
        "friends: a nurse, vegan. We cook on Fridays.",
        # What nobody is.
        "Vegan recipes, I need some.",
        "Vegan, vegetarian, pescatarian: I never know the difference.",
        "Teacher training, I want to know more.",
        "Engineer vs developer, I never get the difference.",
        "Software engineer in Berlin, I read, earns 70k.",
        "Como carne todos los días.",
        "About us: two kids, one dog. Is this a good page text for a client?",
        # What she would only be.
        "As a nurse I would earn more than now.",
        "As a user I want to log in with my phone.",
        "As a vegan, what would Peter Singer say?",
        "Als Lehrer würde ich anders entscheiden.",
        "En tant que prof, je gagnerais plus.",
        "Da medico guadagnerei di più.",
        # Children who are not hers.
        "I have two kids in my class who fight.",
        "Tengo dos niñas en mi clase.",
        "My sister has two kids.",
        "If I had two kids, could I get the benefit?",
    ],
)
def test_what_stands_beside_nobody_or_somebody_else_says_nothing_of_the_user(text: str) -> None:
    assert told(text) == ""


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("I'm vegan and my sister is allergic to soy.", "diet=vegan"),
        ("I'm Tom, Anna's teacher.", "name=Tom"),
        ("I'm Ana, mother of Leo, 17, and Mia.", "name=Ana; family.child=Leo"),
        ("I'm 34, 12 and 14 are my kids' ages.", "born=34"),
        ("I'm Ana, mother of two, 17 and 12.", "name=Ana; children=two"),
        ("I'm a nurse, doctors never listen.", "job=nurse"),
        ("Ich bin Veganer, Tom ist Lehrer.", "diet=vegan"),
        ("Soy vegana y mi hermana es alérgica al huevo.", "diet=vegan"),
        ("I'm Mo, a fan of Leeds.", "name=Mo"),
        ("I'm Kit, a night owl and a twin.", "name=Kit"),
        ("I'm Kit, my wife works nights, can't eat eggs.", "name=Kit"),
        ("My stepson, can't eat gluten.", ""),
    ],
)
def test_what_stands_behind_it_of_somebody_else_is_not_the_users(text: str, said: str) -> None:
    of_her = {each for each in told(text).split("; ") if not each.startswith("household")}

    assert of_her == set(said.split("; "))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("We have two daughters and a son.", "two daughters and a son"),
        ("Wir haben drei Kinder.", "drei Kinder"),
        ("Tenemos dos hijos de 5 y 7 años.", "dos hijos"),
        ("J'habite à Grenoble avec nos deux filles et un chat, et nous avons deux filles.", "deux filles"),
        ("Ho tre figli e un cane.", "tre figli"),
        ("Temos dois filhos.", "dois filhos"),
    ],
)
def test_how_many_children_the_user_has_is_known(text: str, said: str) -> None:
    assert f"children={said}" in told(text).split("; ")
