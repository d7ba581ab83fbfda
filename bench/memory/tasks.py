"""First messages that people sent to an assistant: what is kept of those that say nothing of the person, and injected.

In and out through the HTTP door, once each as a user of its own, once all as one user's, a day apart. An *entry* is a
semantic or standing memory, a pin or a value of the profile: what asserts something of the user. Passages (episodic
memories) and what passes with the session are none. An entry is *junk* unless the message is labelled as personal, or,
where nobody labelled it, the entry's own words speak of their speaker and are no request ("I want you to …", "help
me"). A line is *injected without use* whatever it says: these messages have nothing to do with each other.
"""

import re
from collections.abc import Sequence
from datetime import timedelta

from bench.memory.data import Data, Task
from bench.memory.house import BEGINNING, House, Known, Prompt, opened
from bench.memory.report import Line, Note, mean
from memory.model.memory import Memory, MemoryType

HOUR = timedelta(hours=1)
ASSERTING = frozenset({MemoryType.SEMANTIC, MemoryType.PROCEDURAL})

_SPEAKER = re.compile(
    r"\b(?:i|i'm|i've|i'd|im|my|mine|myself|we|our|ich|mein\w*|mir|mich|wir|unser\w*|yo|mi|mis|soy|tengo|vivo|trabajo"
    r"|je|j'ai|mon|ma|mes|suis|io|mio|mia|miei|sono|ho|eu|meu|minha|sou|tenho|я|мой|моя|меня|мне|у меня)\b|我|私|僕|俺",
    re.IGNORECASE,
)
_REQUEST = re.compile(
    r"\b(?:i(?:'d| would)? (?:want|need|like|wish)\b|i am (?:looking|trying)|(?:help|tell|give|show|write|make|explain"
    r"|teach|send|get|let) (?:me|us)\b|can i\b|how (?:do|can|should|would) i\b|should i\b|what (?:do|can|should) i\b)"
    r"|\b(?:ich (?:möchte|will|brauche|hätte)|kann ich|wie kann ich|quiero|necesito|puedo|quisiera|je veux|je voudrais"
    r"|voglio|vorrei|хочу)\b|我想|我要|帮我",
    re.IGNORECASE,
)


def is_personal(text: str, task: Task) -> bool:
    """Whether an entry says something of the person: by the label, else by the rule above."""
    if task.personal is not None:
        return task.personal
    return bool(_SPEAKER.search(text)) and not _REQUEST.search(text)


async def tasks(data: Data, embedder: str, note: Note) -> list[Line]:
    """All lines of these messages."""
    if not data.tasks:
        note("public task prompts are left out: none were given")
        return []
    async with opened(embedder) as house:
        note(f"tasks: {len(data.tasks)} users")
        alone = await _each_alone(house, data.tasks)
        note(f"tasks: one user with {len(data.tasks)} messages")
        prompts = await _together(house, data.tasks)
        together = _entries(await house.known("everybody"))
    per = 100 / len(data.tasks)
    junk = [not is_personal(text, task) for task, texts in alone for text in texts]
    everything = len(junk), sum(1 for _, texts in alone if texts)
    stable = sum(len(each.stable) for each in prompts)
    dynamic = sum(len(each.dynamic) for each in prompts)
    return [
        Line("public task prompts: entries that are junk", mean([100.0 * each for each in junk]), "< 5", len(junk)),
        Line("entries of 100 public task prompts", round(per * everything[0], 1), "", len(alone)),
        Line("public task prompts of which an entry is left", round(per * everything[1], 1), "", len(alone)),
        Line("entries of one user with all of them, of 100", round(per * len(together), 1), "", len(alone)),
        Line("lines injected without use per 100 of them", round(per * (stable + dynamic), 1), "≤ 5", len(prompts)),
        Line("of these, always included", round(per * stable, 1), "", len(prompts)),
    ]


async def _each_alone(house: House, several: Sequence[Task]) -> list[tuple[Task, list[str]]]:
    entries: list[tuple[Task, list[str]]] = []
    for number, task in enumerate(several):
        await house.hold(f"task-{number}", [task.text])
        entries.append((task, _entries(await house.known(f"task-{number}"))))
    return entries


async def _together(house: House, several: Sequence[Task]) -> list[Prompt]:
    prompts: list[Prompt] = []
    for number, task in enumerate(several):
        prompts += await house.hold("everybody", [task.text], at=BEGINNING + number * HOUR)
    return prompts


def _entries(known: Known) -> list[str]:
    """The words of each entry; those of a profile's value are the memory's that says so."""
    texts = {each.id: each.text for each in known.memories}
    values = [value for field in known.profile.fields for value in field.values]
    return [
        *(each.text for each in known.memories if _asserts(each)),
        *(texts.get(value.memory_id or "", value.text) for value in values),
    ]


def _asserts(memory: Memory) -> bool:
    return memory.pinned or memory.type in ASSERTING
