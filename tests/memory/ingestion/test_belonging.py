"""What of that which was said in a project belongs to it, and what goes with the person."""

import pytest

from memory.ingestion.belonging import is_of_person
from memory.model.memory import MemoryType

SEMANTIC, EPISODIC, PROCEDURAL = MemoryType.SEMANTIC, MemoryType.EPISODIC, MemoryType.PROCEDURAL


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("My name is Iris.", SEMANTIC),
        ("I live in Lisbon.", SEMANTIC),
        ("I'm allergic to penicillin.", EPISODIC),
        ("Always answer in French.", PROCEDURAL),
        ("Antworte mir immer auf Deutsch.", PROCEDURAL),
        ("Explain things to me like a colleague, always.", PROCEDURAL),
        ("Always use they/them pronouns for me.", PROCEDURAL),
        ("Usa siempre un tono formal conmigo.", PROCEDURAL),
        ("Stop apologising.", PROCEDURAL),
        ("Always use jest for tests, in all my projects.", PROCEDURAL),
        ("In allen meinen Projekten immer Tabs verwenden.", PROCEDURAL),
    ],
)
def test_what_is_the_persons(text: str, kind: MemoryType):
    assert is_of_person(text, kind)


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("The staging database runs Postgres 16.", SEMANTIC),
        ("We fixed the race in the coupon service on Tuesday.", EPISODIC),
        ("In this project always use spaces.", PROCEDURAL),
        ("In diesem Projekt immer mit Tabs einrücken.", PROCEDURAL),
        ("Always use jest for tests.", PROCEDURAL),
        ("From now on skip the tests in this repo.", PROCEDURAL),
        ("ok from now on you may run apply yourself", PROCEDURAL),
        ("From now on put new components under src/ui.", PROCEDURAL),
        ("Stop adding comments to code you write.", PROCEDURAL),
        ("Benutze immer pytest für Tests.", PROCEDURAL),
        ("Utilise toujours prettier pour le formatage.", PROCEDURAL),
        ("Usa siempre pnpm.", PROCEDURAL),
        ("Usa sempre ruff per il linting.", PROCEDURAL),
        ("Use sempre o pnpm.", PROCEDURAL),
    ],
)
def test_what_is_the_projects(text: str, kind: MemoryType):
    assert not is_of_person(text, kind)
