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
    ],
)
def test_what_is_the_projects(text: str, kind: MemoryType):
    assert not is_of_person(text, kind)
