"""What one eats again takes the diet that leaves it out, and no allergy."""

import pytest

from memory.language.sayings import said_by


def over(text: str) -> set[tuple[str, str]]:
    return {(value.field, value.value) for value, act in said_by(text, by_model=False) if act == "drop"}


@pytest.mark.parametrize(
    "text",
    [
        "I've gone back to eating meat.",
        "My husband and I eat meat again.",
        "Chicken is fine for me again these days.",
        "fisch geht jetzt wieder",
        "Ich esse seit ein paar Wochen wieder Fleisch.",
        "Ab und zu gibts bei mir wieder Fleisch.",
        "Ya como pescado otra vez.",
        "La carne ha vuelto a mi plato.",
        "Je me suis remise au poisson.",
        "La viande c'est de nouveau ok pour moi.",
        "La carne è tornata nella mia vita.",
        "Il pesce adesso lo mangio.",
        "A carne voltou pro meu prato.",
        "peixe agora pode",
    ],
)
def test_who_eats_meat_or_fish_again_is_neither_vegetarian_nor_vegan(text: str):
    assert {("diet", "vegetarian"), ("diet", "vegan")} <= over(text)


@pytest.mark.parametrize(
    "text",
    [
        "Cheese and eggs are back on the menu for me.",
        "Käse und Eier esse ich inzwischen wieder.",
        "Ahora sí como huevos.",
        "Je mange à nouveau du fromage.",
        "Adesso mangio il formaggio.",
        "Voltei a comer queijo.",
    ],
)
def test_who_eats_cheese_or_eggs_again_is_not_vegan_and_may_be_vegetarian(text: str):
    assert ("diet", "vegan") in over(text)
    assert ("diet", "vegetarian") not in over(text)


@pytest.mark.parametrize(
    "text",
    [
        "My husband eats meat again.",
        "For my husband chicken is fine again.",
        "The fish is back in the tank.",
        "I eat fish now and then.",
        "I'd never go back to eating meat.",
        "I want to start eating fish.",
        "Fleisch ist wieder teuer.",
        "Nie wieder Fleisch.",
        "Ich esse nie wieder Fleisch.",
        "La carne ha vuelto a subir.",
        "La viande est de nouveau chère.",
        "La carne mi fa schifo.",
        "Agora como carne de soja.",
        "Je mange du fromage végétal maintenant.",
    ],
)
def test_what_only_speaks_of_meat_takes_no_diet(text: str):
    assert not {value for field, value in over(text) if field == "diet"}


@pytest.mark.parametrize("text", ["Fish is fine again.", "fisch geht jetzt wieder", "peixe agora pode"])
def test_it_takes_no_allergy(text: str):
    assert {field for field, _ in over(text)} == {"diet"}
