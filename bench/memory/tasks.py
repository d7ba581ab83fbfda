"""First messages that people sent to an assistant: what is kept of those that say nothing of the person, and injected.

In and out through the HTTP door, once each as a user of its own, once all as one user's, a day apart. An *entry* is a
semantic or standing memory, a pin or a value of the profile: what asserts something of the user. Passages (episodic
memories) and what passes with the session are none; how many memories there are of any kind is told apart. An entry is
*junk* unless the message is labelled as personal, or, where nobody labelled it, the entry's own words are a lasting
statement about oneself ("I am a nurse", "my name is"): a table of few phrases in the languages of these messages.
A line is *injected without use* whatever it says: these messages have nothing to do with each other.
"""

import re
from collections.abc import Sequence
from datetime import timedelta
from typing import NamedTuple

from bench.memory.data import Data, Task
from bench.memory.house import BEGINNING, House, Known, Prompt, opened
from bench.memory.report import Line, Note, mean
from memory.model.memory import Memory, MemoryType

HOUR = timedelta(hours=1)
ASSERTING = frozenset({MemoryType.SEMANTIC, MemoryType.PROCEDURAL})

_RELATIVES = (
    r"wife|husband|partner|girlfriend|boyfriend|son|daughter|kids?|child(?:ren)?|mother|father|mom|dad|sister|brother"
    r"|dog|cat"
)
_LASTING = re.compile(
    r"\b(?:i'm|i am) (?:an? (?!bit|little)|from\b|allergic|\d+ years|deaf|blind|diabetic|vegan|vegetarian"
    r"|married|retired)"
    rf"|\bmy name is\b|\bi (?:live|work|study|teach|speak)\b|\bmy (?:{_RELATIVES})\b|\bi have (?:an? |two |three )?"
    rf"(?:{_RELATIVES}|asthma|diabetes|adhd)\b"
    r"|\bich (?:bin ein|bin allergisch|heiße|wohne|arbeite|habe (?:einen? )?(?:kinder|sohn|tochter|hund|katze))"
    r"|\bmeine? (?:frau|mann|sohn|tochter|kinder|mutter|vater|schwester|bruder|hund|katze)\b"
    r"|\b(?:soy|me llamo|vivo en|trabajo|tengo \d+ años|mi (?:mujer|marido|hij[oa]s?|madre|padre|herman[oa]))\b"
    r"|\b(?:je suis une?|je m'appelle|j'habite|sono una?|mi chiamo|abito|eu sou|meu nome|меня зовут|я живу)\b"
    r"|我是一|我叫|我住|我有(?:孩子|儿子|女儿|狗|猫)",
    re.IGNORECASE,
)
"""What people say of themselves that holds for long: who they are, where they live, what they do, whom they have."""


def is_personal(text: str, task: Task) -> bool:
    """Whether an entry says something of the person: by the label, else by the rule above."""
    if task.personal is not None:
        return task.personal
    return _LASTING.search(text) is not None


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
    junk = [not is_personal(text, each.task) for each in alone for text in each.entries]
    some, memories = sum(1 for each in alone if each.entries), sum(each.memories for each in alone)
    stable = sum(len(each.stable) for each in prompts)
    dynamic = sum(len(each.dynamic) for each in prompts)
    return [
        Line("public task prompts: entries that are junk", mean([100.0 * each for each in junk]), "< 5", len(junk)),
        Line("entries of 100 public task prompts", round(per * len(junk), 1), "", len(alone)),
        Line("public task prompts of which an entry is left", round(per * some, 1), "", len(alone)),
        Line("memories of any kind of 100 public task prompts", round(per * memories, 1), "", len(alone)),
        Line("entries of one user with all of them, of 100", round(per * len(together), 1), "", len(alone)),
        Line("lines injected without use per 100 of them", round(per * (stable + dynamic), 1), "≤ 5", len(prompts)),
        Line("of these, always included", round(per * stable, 1), "", len(prompts)),
    ]


class Left(NamedTuple):
    """What one message left."""

    task: Task
    entries: list[str]
    memories: int
    """Of any kind."""


async def _each_alone(house: House, several: Sequence[Task]) -> list[Left]:
    left: list[Left] = []
    for number, task in enumerate(several):
        await house.hold(f"task-{number}", [task.text])
        known = await house.known(f"task-{number}")
        left.append(Left(task, _entries(known), len(known.memories)))
    return left


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
