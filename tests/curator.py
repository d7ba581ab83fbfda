"""What a model says that curates memories: the facts that it finds, and what it wants done with each.

It says that of what it is shown: of a memory that it is not shown it knows nothing, and adds.
"""

import re
from collections.abc import Callable, Mapping
from typing import NamedTuple

from tests.memory.told_model import facts, operations
from tests.scripted_models import Question


class Wish(NamedTuple):
    """What the model wants done with a fact, if it is shown the memory that is meant."""

    event: str
    old: str
    data: str = ""


def curator(finds: Mapping[str, list[str]], wishes: Mapping[str, tuple[Wish, ...]]) -> Callable[[Question], str]:
    """A model that finds these facts where a conversation has that text, and decides of them so."""
    no_facts: list[str] = []

    def answer(question: Question) -> str:
        if not question.user.startswith("New fact: "):
            return facts(*next((found for said, found in finds.items() if said in question.user), no_facts))
        fact = question.user.split("\n")[0].removeprefix("New fact: ")
        shown = dict(re.findall(r"- ID: (\d+), Text: (.*)", question.user))
        ids = {text: number for number, text in shown.items()}
        wanted = [
            {"event": wish.event, "id": ids[wish.old], "old_memory": wish.old, "data": wish.data}
            for wish in wishes.get(fact, ())
            if wish.old in ids
        ]
        return operations(*(wanted or [{"event": "ADD", "id": None, "old_memory": None, "data": fact}]))

    return answer
