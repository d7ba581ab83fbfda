"""What somebody prefers, told once, and a request that does not name it, for which it should count.

Each preference is told by a user of its own, days before: alone, and once more beside nine other preferences of hers,
told in conversations of their own. Data of ours, in six languages, of which every second pair was only counted while
rules were made; and those that are given, in the form of PrefEval. In and out through the HTTP door.

A preference stands in a prompt if a line has a value of the profile, or the text of a memory, that was there when
nothing else had been told.
"""

import random
from collections.abc import Sequence
from datetime import timedelta

from bench.memory.data import Data, Preference, ours
from bench.memory.house import BEGINNING, House, opened
from bench.memory.recalling import HALVES
from bench.memory.report import Line, Note, share
from memory.text.markup import neutral

OTHERS = 9
DAY = timedelta(days=1)


async def preferences(data: Data, embedder: str, note: Note) -> list[Line]:
    """All lines of them."""
    lines: list[Line] = []
    pairs = ours("preferences", Preference)
    async with opened(embedder) as house:
        for beside in (0, OTHERS):
            stands = await _told(house, f"preferences-{beside}", pairs, beside, note)
            name = f"preferences in the prompt of a request that does not name them{_beside(beside)}"
            lines += [share(f"{name}, {half}", stands[at::2]) for at, half in enumerate(HALVES)]
        if not data.preferences:
            note("PrefEval is left out: no file of it was given")
            return lines
        for beside in (0, OTHERS):
            stands = await _told(house, f"prefeval-{beside}", data.preferences, beside, note)
            lines.append(share(f"PrefEval: preferences in the prompt{_beside(beside)}", stands))
    return lines


def _beside(others: int) -> str:
    return f", beside {others} others" if others else ""


async def _told(house: House, name: str, pairs: Sequence[Preference], others: int, note: Note) -> list[bool]:
    """Of each pair, whether the preference stands in the prompt of the question."""
    note(f"{name}: {len(pairs)} users")
    chance = random.Random(0)
    return [
        await _stands(house, f"{name}-{at}", pair, _some_of(pairs, pair, others, chance))
        for at, pair in enumerate(pairs)
    ]


def _some_of(pairs: Sequence[Preference], pair: Preference, number: int, chance: random.Random) -> list[str]:
    """What else is told, in the same language: nothing of the same request."""
    texts = {each.preference for each in pairs if each.lang == pair.lang and each.question != pair.question}
    return chance.sample(sorted(texts - {pair.preference}), min(number, len(texts)))


async def _stands(house: House, user: str, pair: Preference, others: Sequence[str]) -> bool:
    await house.hold(user, [pair.preference])
    known = await house.known(user)
    told = [neutral(text) for text in (*known.values, *(each.text for each in known.memories))]
    for day, other in enumerate(others, 1):
        await house.hold(user, [other], at=BEGINNING + day * DAY)
    prompt = await house.ask(user, pair.question, at=BEGINNING + (OTHERS + 5) * DAY)
    return any(text in line for text in told for line in prompt.lines)
