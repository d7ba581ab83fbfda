"""A new address is told as a form has it, or as a request."""

from datetime import date

import pytest

from memory.ingestion.extract_by_rules import HeuristicExtractor
from memory.language.change import changes_in, slots_of
from memory.language.new_address import new_address
from memory.model.turn import Spoken
from memory.text.tokens import estimate_tokens

TOLD = [
    ("change of address: 40 Garden Way, Hull", "my new address is 40 Garden Way, Hull"),
    ("address change - now 8 Park Row, Selby", "my new address is 8 Park Row, Selby"),
    ("please update my address to 40 Garden Way, Hull HU1 2AB", "my new address is 40 Garden Way, Hull HU1 2AB"),
    ("can you change my address to 8 Park Row, Selby?", "my new address is 8 Park Row, Selby"),
    ("Adressänderung: Gartenweg 40, Bonn", "meine neue Adresse ist Gartenweg 40, Bonn"),
    ("bitte ändern Sie meine Adresse auf Gartenweg 40, Bonn", "meine neue Adresse ist Gartenweg 40, Bonn"),
    ("cambio de dirección: calle Olmo 40, Toledo", "mi nueva dirección es calle Olmo 40, Toledo"),
    ("changement d'adresse : 40 rue des Jardins, Lens", "ma nouvelle adresse est 40 rue des Jardins, Lens"),
    ("nuovo indirizzo: via dei Giardini 40, Asti", "il mio nuovo indirizzo è via dei Giardini 40, Asti"),
    ("mudança de endereço: Rua do Jardim 40, Braga", "a minha nova morada é Rua do Jardim 40, Braga"),
]
NONE = [
    "change of address: how do I do that?",
    "please update my email address to jo1@home.test",
    "my mum's new address: 40 Garden Way, Hull",
    "the new address of the shop is 40 Garden Way",
    "neue E-Mail-Adresse: jo1@haus.test",
    "change my address to all caps in the 2 letters",
    "mudança de planos: jantar às 8",
]


@pytest.mark.parametrize(("said", "full"), TOLD)
def test_a_new_address_is_a_statement_and_a_sign_of_change(said: str, full: str) -> None:
    assert new_address(said) == full
    assert "home" in {change.slot for change in changes_in(said, by_model=False)}


@pytest.mark.parametrize("said", NONE)
def test_what_is_no_address_of_hers_tells_none(said: str) -> None:
    assert new_address(said) == ""


@pytest.mark.parametrize("said", [said for said, _ in TOLD])
async def test_it_is_kept_although_it_is_a_request(said: str) -> None:
    [fact] = await HeuristicExtractor(count=estimate_tokens).extract(Spoken(user=said, mentioned_at=date(2026, 3, 2)))

    assert fact.text == said
    assert not fact.tentative


@pytest.mark.parametrize(
    "said", ["My address is 12 Mill Street.", "Meine Adresse ist Bergstraße 3.", "Mon adresse est 3 rue Basse."]
)
def test_who_tells_her_address_tells_where_she_lives(said: str) -> None:
    assert "home" in slots_of(said, by_model=False)
