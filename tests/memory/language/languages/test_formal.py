"""What people who write formally say of their work and house, in six languages."""

import pytest

from memory.language.sayings import said_by


@pytest.mark.parametrize(
    ("text", "field", "value"),
    [
        ("Ich bin als Rechtsanwältin in einer Kanzlei in Köln tätig.", "job", "Rechtsanwältin"),
        ("I am employed as a solicitor at Hargreaves.", "job", "solicitor"),
        ("I serve as deputy head of a primary school.", "job", "deputy head of a primary school"),
        ("Je suis responsable des achats chez Legrand.", "job", "responsable des achats"),
        ("J'occupe le poste de directrice adjointe à la mairie de Tours.", "job", "directrice adjointe"),
        ("Soy responsable de compras en Mercadona.", "job", "responsable de compras"),
        ("Desempeño el cargo de subdirectora en el Ayuntamiento de León.", "job", "subdirectora"),
        ("Sono responsabile della logistica in Ferrero.", "job", "responsabile della logistica"),
        ("Ricopro l'incarico di vicepreside in un liceo.", "job", "vicepreside"),
        ("Ocupo o cargo de subdiretora num agrupamento de escolas.", "job", "subdiretora"),
        ("Wir haben einen Labrador namens Emil.", "family.dog", "Emil"),
        ("We have a labrador named Emil.", "family.dog", "Emil"),
        ("Nous avons un labrador nommé Émile.", "family.dog", "Émile"),
        ("Tenemos un labrador llamado Emilio.", "family.dog", "Emilio"),
        ("Abbiamo un labrador di nome Emilio.", "family.dog", "Emilio"),
        ("Temos um labrador chamado Emílio.", "family.dog", "Emílio"),
    ],
)
def test_an_occupation_and_a_pet_are_told(text: str, field: str, value: str):
    assert (field, value) in {(said.field, said.value) for said, _ in said_by(text, by_model=False)}


@pytest.mark.parametrize(
    "text",
    [
        *("Soy responsable de mis actos.", "Je suis responsable de mes actes.", "I serve as a warning to others."),
        *("Sono responsabile di tutto.", "Sou responsável pelos meus atos."),
    ],
)
def test_who_answers_for_something_has_no_occupation_of_it(text: str):
    assert not said_by(text, by_model=False)
