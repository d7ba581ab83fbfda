"""Who corrects herself within a sentence is known by what she meant."""

import pytest

from tests.e2e.conftest import Ricordo
from tests.e2e.test_forgetting import profile, told

pytestmark = pytest.mark.long

SLIPS = [
    ("im allergic to shrimp no wait i mean crab", {"allergies": ["crab"]}),
    ("ich wohne in Köln, quatsch, in Bonn", {"home": ["Bonn"]}),
    ("soy alérgica al marisco, no perdón, al pescado", {"allergies": ["pescado"]}),
    ("je suis allergique aux noix non pardon je veux dire aux noisettes", {"allergies": ["noisettes"]}),
    ("abito a Pisa, anzi no, a Lucca", {"home": ["Lucca"]}),
    ("moro no Porto, não, espera, em Braga", {"home": ["Braga"]}),
]


@pytest.mark.parametrize(("text", "known"), SLIPS)
def test_a_slip_does_not_become_what_is_known(ricordo: Ricordo, text: str, known: dict[str, list[str]]):
    user = f"slip-{SLIPS.index((text, known))}"

    told(ricordo, user, text)

    assert profile(ricordo, user) == known
