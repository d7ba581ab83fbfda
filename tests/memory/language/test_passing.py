"""How somebody is just now is worth nothing tomorrow; what lasts is, however it sounds."""

import pytest

from memory.language.passing import is_of_the_moment


@pytest.mark.parametrize(
    "text",
    [
        "lol im dead, 14 hrs on my feet. anyway going to bed",
        "ugh, what a day",
        "I'm so tired today",
        "It's raining again",
        "Ich bin so müde heute, das Amt macht mich verrückt.",
        "Puh, endlich Feierabend",
        "Estoy harta de este tiempo, no para de llover",
        "Me muero de hambre",
        "Je suis crevée aujourd'hui",
        "Ho una fame da lupo",
        "Hoje tô morta de cansaço",
        "The tests are green now",
        "the build is red",
        "Die Tests sind jetzt grün",
        "les tests passent maintenant",
        "el build está roto",
        "i test ora passano",
        "os testes já passam",
    ],
)
def test_a_mood_and_the_weather_are_of_the_moment(text: str):
    assert is_of_the_moment(text)


@pytest.mark.parametrize(
    "text",
    [
        "I'm tired all the time lately",
        "the tests run on GitHub Actions",
        "der Build dauert 20 Minuten",
        "I've been exhausted since the chemo started",
        "I'm bored of my job at the bank",
        "I'm late, I think I'm pregnant",
        "What a day, I got married!",
        "My knee is killing me",
        "I'm depressed",
        "Ich bin gestresst wegen der Prüfung am Freitag",
        "Ich bin müde von der Chemo",
        "Estoy cansada desde que tomo metformina",
        "J'ai toujours froid",
        "Sono stanca da mesi",
        "Que dia, fui promovido!",
        "Thanks!",
        "",
    ],
)
def test_what_says_more_than_how_somebody_is_is_not(text: str):
    assert not is_of_the_moment(text)
