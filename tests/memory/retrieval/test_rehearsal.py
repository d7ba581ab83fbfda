"""What a recall reads of a message is compiled before somebody waits for it."""

import subprocess
import sys

import pytest

COUNTED = """
import re, sys
from datetime import UTC, datetime
from memory.language.agenda import agenda_of
from memory.language.retraction import heard
from memory.language.overview import asks_for_overview
from memory.retrieval.rehearsal import rehearse

if sys.argv[1] == "rehearsed":
    rehearse()
compiled = [0]
original = re.compile
def counting(source, flags=0):
    compiled[0] += len(source)
    return original(source, flags)
re.compile = counting
for message in sys.argv[2:]:
    heard(message)
    asks_for_overview(message)
    agenda_of(message, at=datetime(2026, 1, 1, tzinfo=UTC), timezone="UTC")
print(compiled[0])
"""
"""Prints how many letters of expressions were compiled to read the messages."""

MESSAGES = (
    "Please forget that I work at the mill.",
    "What do you know about my sister?",
    "Vergiss bitte, dass ich in Hull arbeite.",
    "Oublie que je travaille à Lyon.",
    "Was habe ich morgen vor?",
    "Cosa ho la settimana prossima?",
    "im ben, 44. do u remember my brother max",
    "bin ute, 51, was weisst du noch ueber meinen bruder max",
    "q sabes de mi tia luz, soy iris, 20",
    "tu sais quoi sur ma tante lou, moi cest yan, 33",
    "nn ricordo mio zio ugo, sono eva, 40",
    "vc lembra da minha tia lia, sou o rui, 28",
)


def compiled(how: str) -> int:
    command = [sys.executable, "-c", COUNTED, how, *MESSAGES]
    return int(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


@pytest.mark.long
def test_P4_what_reads_a_users_first_message_was_compiled_before():
    assert compiled("rehearsed") < 0.05 * compiled("cold")
