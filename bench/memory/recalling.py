"""Questions that share few words with what answers them, or none: overviews, indirect questions, projects.

Data of ours; in and out through the HTTP door. A question is answered if all that it needs stands in what the memory
put into its prompt, the stable block included.
"""

import random
from collections.abc import Sequence
from datetime import timedelta
from typing import Any, NamedTuple

import msgspec

from bench.memory.data import Asked, Data, Everyday, Exchange, Life, Story, Told, found, ours
from bench.memory.house import BEGINNING, House, Prompt, opened
from bench.memory.report import Line, Note, count, mean, share
from bench.topics.data import OTHERS, people
from memory.text.markup import neutral

DAY = timedelta(days=1)
BEST = 3
DAYS_BETWEEN = 3
"""Between the conversations of a life."""
TALK = 10
"""So many things are told in a conversation then."""
LANGUAGES = {"en": "english", "de": "german", "es": "spanish", "fr": "french", "it": "italian", "pt": "portuguese"}
HALVES = ("looked at", "only counted")
PROJECT = "x-memory-project"
ENVIRONMENT = """You are a coding assistant that works in the user's terminal.

<env>
Working directory: /home/ada/src/{place}
Is directory a git repo: Yes
Platform: linux
</env>"""
"""As coding clients tell where they are."""


class Tried(NamedTuple):
    """A question and what its prompt had."""

    asked: Asked
    prompt: Prompt

    @property
    def is_answered(self) -> bool:
        """Whether it has all that the question needs."""
        return all(found(need, self.prompt.lines) for need in self.asked.needs)

    def answers(self, line: str) -> bool:
        """Whether a line of its prompt has something of what the question needs."""
        return any(found(need, [line]) for need in self.asked.needs)


async def overview(data: Data, embedder: str, note: Note) -> list[Line]:
    """Questions about the memory itself: what is known, what was decided."""
    del data  # these cases are ours
    tried = await _tried("overview", embedder, note)
    return [share("overview questions answered from the prompt", [each.is_answered for each in tried], "≥ 90")]


async def indirect(data: Data, embedder: str, note: Note) -> list[Line]:
    """Questions that need what they do not name."""
    del data  # these cases are ours
    tried = await _tried("indirect", embedder, note)
    return [share("indirect questions answered from the prompt", [each.is_answered for each in tried])]


async def everyday(data: Data, embedder: str, note: Note) -> list[Line]:
    """Statements of everyday life, each in a chat of its own, and questions in other words."""
    del data  # these cases are ours
    lines: list[Line] = []
    async with opened(embedder) as house:
        for number, told in enumerate(ours("everyday", Everyday)):
            note(f"everyday: {number}")
            user, over = f"everyday-{number}", BEGINNING + len(told.said) * DAY
            for day, statement in enumerate(told.said):
                await house.hold(user, [statement], at=BEGINNING + day * DAY)
            tried = [Tried(each, await house.ask(user, each.ask, at=over)) for each in told.questions]
            needless = [bool((await house.ask(user, each, at=over)).dynamic) for each in told.unrelated]
            lines += [
                share("everyday questions of one's own answered from the prompt", [each.is_answered for each in tried]),
                Line("retrieved lines for each", mean([len(each.prompt.dynamic) for each in tried]), "", len(tried)),
                share("everyday questions that anybody may ask that get memories", needless, "≤ 10"),
            ]
    return lines


async def questions(data: Data, embedder: str, note: Note) -> list[Line]:
    """Twenty-five messages of one person in each of six languages: direct questions, oblique ones, and "may I …"."""
    del data  # these cases are ours
    lived = await _lived(ours("questions", Life), "questions", embedder, note)
    lines: list[Line] = []
    for at, half in enumerate(HALVES):
        asked = lived.tried[at::2]
        beside = [sum(not each.answers(line) for line in each.prompt.dynamic) for each in asked]
        lines += [
            share(f"questions in six languages answered from the prompt, {half}", [each.is_answered for each in asked]),
            Line(f"lines beside what answers each, {half}", mean(beside), "", len(asked)),
        ]
    return [*lines, Line("lines for each of these that anybody may ask", lived.needless, "", len(lived.unrelated))]


async def newest(data: Data, embedder: str, note: Note) -> list[Line]:
    """What changed once or twice, told in everyday words by eight people among thirty other things, in four languages.

    What every second one told was only counted while rules were made.
    """
    del data  # these cases are ours
    lines: list[Line] = []
    for at, half in enumerate(HALVES):
        lived = await _lived(ours("newest", Life)[at::2], f"newest-{at}", embedder, note)
        answered = [each.is_answered for each in lived.tried]
        lines += [
            share(f"what changed once or twice: the newest is in the prompt, {half}", answered),
            Line(f"retrieved lines for each question after that, {half}", lived.lines, "", len(answered)),
        ]
    return lines


async def requests(data: Data, embedder: str, note: Note) -> list[Line]:
    """Eight statements of each of 48 people, and long-winded, mostly indirect requests weeks later."""
    del data  # these cases are ours
    lived = await _lived(ours("requests", Life), "requests", embedder, note)
    return [
        share("long and indirect requests answered from the prompt", [each.is_answered for each in lived.tried]),
        Line("retrieved lines for each of them", lived.lines, "", len(lived.tried)),
        Line("lines for what these people may ask anybody", lived.needless, "", len(lived.unrelated)),
    ]


async def helping(data: Data, embedder: str, note: Note) -> list[Line]:
    """Fourteen things that each of 40 people told, and what they ask for weeks later, mostly without a word of these.

    Every fourth tells 136 other things besides: what others told from whom the topics are learned.
    """
    del data  # these cases are ours
    lives = ours("helping", Life)
    alone = await _lived(lives, "helping", embedder, note)
    told = [(person.language, each.text) for person in people() for each in person.told]
    fuller = [_beside_others(life, told, random.Random(at)) for at, life in enumerate(lives[::4])]
    full = await _lived(fuller, "helping-beside", embedder, note)
    return [
        share("what helps with what people ask for, in the prompt", [each.is_answered for each in alone.tried]),
        Line("retrieved lines for each of these", alone.lines, "", len(alone.tried)),
        Line("lines where nothing that they told helps", alone.needless, "", len(alone.unrelated)),
        share(f"the same of who has told {OTHERS} other things", [each.is_answered for each in full.tried]),
        Line("retrieved lines for each, beside these", full.lines, "", len(full.tried)),
    ]


def _beside_others(life: Life, told: Sequence[tuple[str, str]], dice: random.Random) -> Life:
    """The same, mixed with what others told, by language."""
    others = dice.sample([text for language, text in told if language == LANGUAGES[life.lang]], OTHERS)
    mixed = [*others, *(text for talk in life.talks for text in talk)]
    dice.shuffle(mixed)
    talks = (tuple(mixed[at : at + TALK]) for at in range(0, len(mixed), TALK))
    return msgspec.structs.replace(life, talks=tuple(talks))


class Lived(NamedTuple):
    """What people got who told of their lives."""

    tried: list[Tried]
    unrelated: list[Prompt]

    @property
    def lines(self) -> float | None:
        """Retrieved for each question, in the mean."""
        return mean([len(each.prompt.dynamic) for each in self.tried])

    @property
    def needless(self) -> float | None:
        """Retrieved for each thing that anybody may ask, in the mean."""
        return mean([len(each.dynamic) for each in self.unrelated])


async def _lived(lives: Sequence[Life], name: str, embedder: str, note: Note) -> Lived:
    """All that people say, in conversations some days apart, and then all that they ask."""
    lived = Lived([], [])
    async with opened(embedder) as house:
        for number, life in enumerate(lives):
            note(f"{name}: {number}")
            user, over = f"{name}-{number}", BEGINNING + DAYS_BETWEEN * len(life.talks) * DAY
            for day, talk in enumerate(life.talks):
                await house.hold(user, talk, at=BEGINNING + day * DAYS_BETWEEN * DAY)
            for each in life.questions:
                lived.tried.append(Tried(each, await house.ask(user, each.ask, at=over)))
            for each in life.unrelated:
                lived.unrelated.append(await house.ask(user, each, at=over))
    return lived


async def projects(data: Data, embedder: str, note: Note) -> list[Line]:
    """Coding in several projects: what belongs to one stays there, what is the person's goes along."""
    del data  # these cases are ours
    tried = await _tried("projects", embedder, note)
    leaks = [found(each, one.prompt.lines) for one in tried for each in one.asked.never]
    needs = [found(each, one.prompt.lines) for one in tried for each in one.asked.needs]
    return [
        count("facts of project A in prompts of project B", leaks, "0"),
        share("facts of the project and the person in prompts of the project", needs),
    ]


async def languages(data: Data, embedder: str, note: Note) -> list[Line]:
    """Questions in ten languages with the words of what answers them in other forms; the best three lines count."""
    del data  # these cases are ours
    lines: list[Line] = []
    flags: dict[str, Any] = {"recall.top_k": BEST}
    async with opened(embedder, **flags) as house:
        for told in ours("languages", Told):
            note(f"languages: {told.lang}")
            user, answered = f"language-{told.lang}", list[bool]()
            for day, (statement, _) in enumerate(told.pairs):
                await house.hold(user, [statement], at=BEGINNING + day * DAY)
            for statement, question in told.pairs:
                prompt = await house.ask(user, question, at=BEGINNING + len(told.pairs) * DAY)
                answered.append(any(neutral(statement) in line for line in prompt.lines))
            over = BEGINNING + len(told.pairs) * DAY
            needless = [bool((await house.ask(user, each, at=over)).dynamic) for each in told.unrelated]
            lines += [
                share(f"questions answered from the best three lines, {told.lang}", answered),
                share(f"unrelated questions that get memories, {told.lang}", needless, "≤ 10"),
            ]
    return lines


async def _tried(name: str, embedder: str, note: Note) -> list[Tried]:
    tried: list[Tried] = []
    async with opened(embedder) as house:
        knows = await house.takes({PROJECT: "any"})
        if not knows and any(story.how == "header" for story in ours(name, Story)):
            note(f"{name}: the header {PROJECT} is refused, and left out")
        for story in ours(name, Story):
            note(f"{name}: {story.id}")
            tried += await _told(house, f"{name}-{story.id}", story, named=knows)
    return tried


async def _told(house: House, user: str, story: Story, *, named: bool) -> list[Tried]:
    """Tell a story and ask its questions; `named`: projects may be told by a header."""

    def place(said: Exchange | Asked) -> tuple[dict[str, str], str]:
        if story.how == "env" and said.place:
            return {}, ENVIRONMENT.format(place=said.place)
        return ({PROJECT: said.place} if named and said.place else {}), ""

    for talk in story.talks:
        headers, system = place(talk)
        at = BEGINNING + talk.day * DAY
        await house.hold(user, talk.said, at=at, answers=talk.answers, headers=headers, system=system)
    over = BEGINNING + (max(talk.day for talk in story.talks) + 1) * DAY
    tried: list[Tried] = []
    for asked in story.questions:
        headers, system = place(asked)
        tried.append(Tried(asked, await house.ask(user, asked.ask, at=over, headers=headers, system=system)))
    return tried
