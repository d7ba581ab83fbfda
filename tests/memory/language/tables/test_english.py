"""What English sentences say of their user, beside those of tests/memory/profile/test_by_rules.py: a table by hand."""

import pytest

from tests.memory.language.tables.spoken import told_in

SAID = [
    ("hey, my name's Priya", "name=Priya"),
    ("Everyone calls me Gus", "name=Gus"),
    ("I use they/them pronouns", "pronouns=they/them"),
    ("My birthday is on July 4th", "birthday=July 4th"),
    ("I recently moved to Porto for work", "home=Porto"),
    ("I'm based in Nairobi", "home=Nairobi"),
    ("We live in Leeds these days", "home=Leeds"),
    ("I don't live in Paris any more", "no home=Paris"),
    ("My dog is called Biscuit", "family.dog=Biscuit"),
    ("I'm married to Priya", "family.partner=Priya"),
    ("I work as a paramedic", "job=paramedic"),
    ("I'm a retired teacher", "job=retired teacher"),
    ("I work at Bosch", "employer=Bosch"),
    ("I left Stripe and joined Figma.", "no employer=Stripe; employer=Figma"),
    ("I got laid off last month", "no job=; no employer="),
    ("I'm not a nurse anymore", "no job=nurse"),
    ("I work part-time", "work=part-time"),
    ("I'm fluent in Polish", "languages=Polish"),
    ("I'm learning Spanish", "languages=Spanish (learning)"),
    ("I went vegan two years ago", "diet=vegan"),
    ("I don't drink alcohol", "diet=no alcohol"),
    ("I eat meat again", "no diet=no meat; no diet=vegetarian"),
    ("I started eating fish again", "no diet=no fish; no diet=vegetarian"),
    ("I'm allergic to bee stings", "allergies=bee stings"),
    ("I have a severe peanut allergy", "allergies=peanut"),
    ("I'm lactose intolerant", "allergies=lactose (intolerance)"),
    ("I outgrew my egg allergy", "no allergies=egg"),
    ("I have no known allergies", "no allergies="),
    ("I was diagnosed with lupus in 2019", "conditions=Lupus"),
    ("I suffer from migraines", "conditions=Migraines"),
    ("I'm on warfarin, so careful with anything that thins the blood.", "medications=warfarin"),
    ("I'm taking 20 mg of fluoxetine every morning", "medications=fluoxetine 20mg (every morning)"),
    ("I stopped taking sertraline", "no medications=sertraline"),
    ("My blood type is AB positive", "blood_type=AB+"),
    ("My emergency contact is Bob, 555-1234.", "emergency_contacts=Bob, 555-1234"),
    ("I weigh 72 kg", "vitals.weight=72 kg"),
    ("My blood pressure was 128 over 82", "vitals.blood_pressure=128/82 mmHg"),
    ("My goal is to run a half marathon", "goals=Run a half marathon"),
    ("Always answer in British English", "communication=always answer in British English"),
    ("From now on, keep your answers under 100 words", "communication=keep your answers under 100 words"),
    ("I love the Beatles", "preferences=likes the Beatles"),
    ("I like the sea", "preferences=likes the sea"),
    ("I can't stand cilantro", "preferences=dislikes cilantro"),
    ("I'm building an app for dog owners", "projects=app for dog owners"),
    ("My startup is called Loopy", "projects=Loopy"),
]

NOTHING = [
    "I'm allergic to Jira.",
    "I'm allergic to meetings",
    "I hate this error",
    "I hate this bug so much",
    "I love the idea",
    "I like the second paragraph",
    "I like option B",
    "I prefer the first version",
    "I love your answer",
    "I love everything about it",
    "I love to",
    "I enjoy the taste of these",
    "I can never find my keys",
    "I could never live in a big city.",
    "I may never go back there.",
    "I'm building a website that sells shoes",
    "I'm creating a landing page for a bakery",
    "I'm designing a logo for a client",
    "I'm working on a regex",
    "I'm working on becoming healthier",
    "I am developing a chatbot which answers questions",
    "You are a doctor and I am a nurse",
    "You are my tutor, I am learning Spanish",
    "From now on you are a pirate",
    "From now on act as a Linux terminal",
    "Always stay in character and never say that you are an AI",
    "My wife is allergic to peanuts.",
    "My son can't eat gluten.",
    "My character is allergic to silver.",
    "Am I allergic to nuts",
    "Where do I live",
    "Imagine I live in Rome",
    "I wish I were a doctor",
    "She said she lives in Rome",
    "I finished the report",
    "I just finished another painting",
    "My friend has diabetes",
    "I'm dying to see it",
    "I'm on it",
    "I left home early",
    "I take the point",
]


@pytest.mark.parametrize(("sentence", "said"), SAID)
def test_a_sentence_says_of_its_user(sentence: str, said: str):
    assert told_in(sentence) == said


@pytest.mark.parametrize("sentence", NOTHING)
def test_a_sentence_says_nothing_that_lasts(sentence: str):
    assert told_in(sentence) == ""
