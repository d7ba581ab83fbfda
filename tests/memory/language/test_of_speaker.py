"""Words by which a sentence is the user's own: in one language, and not what looks so in another."""

import pytest

from memory.language.phrases import OF_SPEAKER


@pytest.mark.parametrize("said", ["Ontem comprei um carro", "Peguei um cão", "Cambié de trabajo", "Dejé el tabaco"])
def test_what_somebody_did_is_told_by_its_verb_alone(said: str):
    assert OF_SPEAKER.search(said)


@pytest.mark.parametrize(
    "said",
    [
        "Die Datei ist dabei neu",
        "Sie ist in der Partei und bei der Polizei",
        "Le module est fermé et le code changé",
        "Le café est réservé",
        "The résumé is a cliché",
    ],
)
def test_an_ending_alone_tells_nobody(said: str):
    assert not OF_SPEAKER.search(said)
