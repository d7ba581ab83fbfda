"""Dialogues of two people, end to end: whether what answers a question stands in its prompt, and if not, why.

Each conversation is told twice, once by each of the two, at the times of its sessions; a question is asked of each side
that said something of the answer, in a conversation of its own, the day after the last turn. All of it goes in and out
through the HTTP door. Evidence are her own turns: what the *other* one said is the assistant's word here, which is not
to be remembered without a model; how much of it is found is told apart. Categories 1 to 4.

A turn stands in the prompt if a line has the text of a memory of that turn, or if the text of a line is part of the
turn's: a statement that was made twice counts for both.
"""

import re
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from bench.memory.data import Data
from bench.memory.house import House, Prompt, opened
from bench.memory.losses import LOSSES, Told, losses, recaller_of, told
from bench.memory.report import Line, Note, mean, percentile, share
from bench.memory.sides import Side, memories_of, sides_of, speaker_of, tell, words_of
from bench.memory.unrelated import ask_unrelated, unrelated_lines
from bench.quality.data import Question
from memory.text.markup import neutral

LOSS_GOALS = ("≤ 1", "0", "≤ 8", "≤ 8")
SHORTEST = 12
"""Characters of a line's text that are enough to tell of which turn it is."""

_FRAME = re.compile(
    r"^- (?:\[[A-Z]+\] |\d{4}-\d\d-\d\d: )?|(?: \(mentioned [^)]*\))?(?: \((?:confirmed|inferred)(?:, pinned)?\))?$"
)
"""What stands around the text in a memory's line."""


class Answered(NamedTuple):
    """What became of one question's evidence."""

    hers: tuple[bool, ...]
    """Of each turn of this side: whether it stands in the prompt."""
    others: tuple[bool, ...]
    """The same of what the other one said."""
    lost: tuple[str, ...]
    """Where the turns of this side were lost that do not stand there."""
    tokens: int


class Asked(NamedTuple):
    """What came of a whole run."""

    answers: list[Answered]
    unrelated: list[Prompt]


async def locomo(data: Data, embedder: str, note: Note) -> list[Line]:
    """All lines of these dialogues."""
    if not data.talks:
        note("LoCoMo end to end is left out: no dialogues were given")
        return []
    sides = [side for each in data.talks for side in sides_of(each)]
    with TemporaryDirectory() as folder:
        async with opened(embedder, folder=Path(folder)) as house:
            for side in sides:
                note(f"LoCoMo: {side.user} tells")
                await tell(house, side)
            asked = await _asked(house, sides, data.samples.unrelated_prompts)
            floored = getattr(house.settings.recall, "min_score", 0.0) != 0.0
        free = asked
        if floored:
            note("LoCoMo: without the floor")
            flags: dict[str, Any] = {"recall.min_score": 0.0}
            async with opened(embedder, folder=Path(folder), at=min(side.over for side in sides), **flags) as house:
                free = await _asked(house, sides, ())
    return _lines(asked, free, floored=floored)


async def _asked(house: House, sides: Sequence[Side], unrelated: Sequence[str]) -> Asked:
    asked = Asked([], [])
    for side in sides:
        found, recaller = await told(house, side), recaller_of(house)
        for question in side.questions:
            prompt = await house.ask(side.user, question.text, at=side.over)
            answer = _answered(found, question, prompt)
            missing = [said for said, stands in zip(_hers(side, question), answer.hers, strict=True) if not stands]
            lost = await losses(recaller, found, question.text, missing) if missing else []
            asked.answers.append(answer._replace(lost=tuple(lost)))
        asked.unrelated.extend(await ask_unrelated(house, side.user, unrelated, at=side.over))
    return asked


def _hers(side: Side, question: Question) -> list[str]:
    return [said for said in sorted(question.evidence) if speaker_of(side.turns[said]) == side.speaker]


def _answered(found: Told, question: Question, prompt: Prompt) -> Answered:
    side, turns = found.side, found.side.turns

    def stands(said: str) -> bool:
        texts = [neutral(each.text) for each in memories_of(side, said, found.memories)]
        words = plain(words_of(turns[said]))
        return any(text in line for text in texts for line in prompt.lines) or any(
            len(text) >= SHORTEST and text in words for text in map(plain, map(unframed, prompt.lines))
        )

    hers = _hers(side, question)
    others = sorted(question.evidence.difference(hers))
    return Answered(tuple(map(stands, hers)), tuple(map(stands, others)), (), prompt.tokens)


def unframed(line: str) -> str:
    """The text of a memory's line."""
    return _FRAME.sub("", line)


def plain(text: str) -> str:
    """Letters and digits alone, so that punctuation and white space do not matter."""
    return "".join(re.findall(r"\w+", text.casefold()))


def _lines(asked: Asked, free: Asked, *, floored: bool) -> list[Line]:
    answers = asked.answers
    turns = [stands for each in answers for stands in each.hers]
    lost = Counter(where for each in answers for where in each.lost)
    tokens = [float(each.tokens) for each in answers]
    without = "LoCoMo end to end: evidence in the prompt, without the floor" + ("" if floored else " (there is none)")
    return [
        Line("LoCoMo end to end: evidence in the prompt", mean(_shares(answers)), "≥ 75", len(answers)),
        Line(without, mean(_shares(free.answers)), "≥ 78", len(free.answers)),
        share("LoCoMo end to end: questions with all their evidence", [all(each.hers) for each in answers]),
        share("LoCoMo end to end: evidence turns in the prompt", turns),
        *(
            Line(f"evidence turns lost: {where}", round(100 * lost[where] / len(turns), 1), goal, len(turns))
            for where, goal in zip(LOSSES, LOSS_GOALS, strict=True)
        ),
        share("what the other one said, in the prompt", [each for answer in answers for each in answer.others]),
        Line("retrieved tokens, p50", percentile(tokens, 50), "≤ 450", len(tokens)),
        Line("retrieved tokens, p95", percentile(tokens, 95), "≤ 900", len(tokens)),
        *unrelated_lines("LoCoMo's users", asked.unrelated),
        share("answerable questions that the floor keeps", _kept(answers, free.answers), "≥ 95"),
    ]


def _shares(answers: Sequence[Answered]) -> list[float]:
    return [100 * sum(each.hers) / len(each.hers) for each in answers]


def _kept(answers: Sequence[Answered], free: Sequence[Answered]) -> list[bool]:
    """Of the questions that have evidence in the prompt without the floor, whether they have with it."""
    return [any(each.hers) for each, before in zip(answers, free, strict=True) if any(before.hers)]
