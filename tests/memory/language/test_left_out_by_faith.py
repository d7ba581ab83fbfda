"""What somebody leaves out of her food for what she is, in one breath with a question."""

import pytest

from memory.language.sayings import said_by


def eaten_never(text: str) -> list[str]:
    return [value.value for value, _ in said_by(text, by_model=False) if value.field == "diet"]


@pytest.mark.parametrize(
    ("text", "left_out"),
    [
        ("what can I microwave? I'm muslim so no pork", "no pork"),
        ("I'm Jewish, so no shellfish please", "no shellfish"),
        ("need dinner ideas, hindu here so no beef", "no beef"),
        ("no pork, I'm muslim", "no pork"),
        ("kann nicht kochen, was geht in der mikrowelle? bin muslim also kein schwein", "kein schwein"),
        ("Kein Rind für mich, bin Hindu.", "kein rind"),
        ("ideas para cenar? soy musulmán así que nada de cerdo", "no cerdo"),
        ("que manger ce soir ? je suis musulmane donc pas de porc", "pas de porc"),
        ("cosa cucino? sono musulmano quindi niente maiale", "niente maiale"),
        ("o que janto? sou muçulmano então nada de porco", "sem porco"),
    ],
)
def test_what_follows_from_what_the_user_is_is_left_out_for_good(text: str, left_out: str):
    assert [each.casefold() for each in eaten_never(text)] == [left_out]


@pytest.mark.parametrize(
    "text",
    [
        "my guest is muslim so no pork, what do I cook?",
        "no pork at the shop today",
        "I'm tired so no beef today",
        "ein freund ist muslim also kein schwein",
        "bin pleite also kein fleisch",
        "mi amigo es musulmán así que nada de cerdo",
        "no soy musulmán así que nada de cerdo no",
        "mon invité est musulman donc pas de porc",
        "il mio ospite è musulmano quindi niente maiale",
        "o convidado é muçulmano então nada de porco",
    ],
)
def test_what_follows_for_somebody_else_or_for_today_is_no_diet(text: str):
    assert not eaten_never(text)
