"""A pregnancy that ended, and a condition of the past: neither is asserted any more."""

import pytest

from memory.language.change import changes_in
from memory.language.dangers import dangers_in, stated_of_user
from memory.language.sayings import said_by


def ended(text: str) -> bool:
    """Whether the user's own pregnancy is said to be over."""
    return any(change.slot == "pregnancy" and not change.words for change in changes_in(text, by_model=False))


@pytest.mark.parametrize(
    "text",
    [
        "hab das baby verloren",
        "wir haben unser Kind verloren, in der 9. Woche",
        "das Herz hat nicht mehr geschlagen, es ist ein Sternenkind",
        "ich hab abgetrieben",
        "I lost the baby",
        "we lost our little one last night",
        "I had an abortion on Tuesday",
        "she was stillborn",
        "perdí a mi bebé",
        "he perdido al bebé",
        "me hicieron un legrado ayer",
        "ya no hay latido",
        "on a perdu notre bébé hier",
        "j'ai fait une IVG lundi",
        "abbiamo perso la nostra bimba",
        "non c'era più battito, l'abbiamo perso",
        "perdemos nossa bebezinha",
        "o coração do bebê parou",
    ],
)
def test_a_pregnancy_that_ended_in_everyday_words_is_over(text: str):
    assert ended(text)


@pytest.mark.parametrize(
    "text",
    [
        "meine Schwester hat ihr Baby verloren",
        "ich habe Angst, das Baby zu verlieren",
        "ich hab Angst vor einer Fehlgeburt",
        "I lost the baby monitor",
        "I lost the baby weight",
        "I'm scared of a miscarriage",
        "the baby is kicking like mad",
        "mi prima perdió a su bebé",
        "tengo miedo de perder al bebé",
        "j'ai peur d'une fausse couche",
        "ho paura di perdere il bambino",
        "ho perso il telefono del bambino",
        "tenho medo de perder o bebê",
    ],
)
def test_a_loss_that_is_feared_or_anothers_ends_no_pregnancy(text: str):
    assert not ended(text)


@pytest.mark.parametrize(
    "text",
    [
        "bin schwanger gewesen im sommer und habs verloren",
        "ich bin als Kind Epileptiker gewesen",
        "ich habe früher Asthma gehabt",
        "I used to be diabetic",
        "I had asthma as a child",
        "I've been pregnant twice",
        "estuve embarazada en verano",
        "he estado embarazada dos veces",
        "j'ai été enceinte l'an dernier",
        "da bambino avevo l'asma",
        "já estive grávida duas vezes",
    ],
)
def test_a_condition_of_the_past_is_none_and_pins_nothing(text: str):
    assert not [value for value, act in said_by(text, by_model=False) if act == "say"]
    assert not any(map(dangers_in, stated_of_user(text, by_model=False)))
