"""What is kept of what a user says: pins, the facts of everyday dialogues, diaries. In by HTTP, read off the store."""

from collections.abc import Sequence
from datetime import timedelta

from bench.memory.data import Data, Diary, Message, PinCase, Talk, found, ours
from bench.memory.house import BEGINNING, House, Prompt, opened
from bench.memory.report import Line, Note, share
from bench.memory.unrelated import ask_unrelated, unrelated_lines
from memory.model.memory import Retention

DAY = timedelta(days=1)


async def pins(data: Data, embedder: str, note: Note) -> list[Line]:
    """What must be pinned, and what must not, each said by a user of her own: given cases, and ours."""
    samples = data.samples
    if not samples.must_pin and not samples.must_not_pin:
        note("given pins are left out: no cases were given")
    cases = ours("pins", PinCase)
    async with opened(embedder) as house:
        right = await _are_pinned(house, "pin", samples.must_pin)
        wrong = await _are_pinned(house, "no-pin", samples.must_not_pin)
        note(f"pins: {len(cases)} of ours")
        our_right = await _are_pinned(house, "our-pin", [case.text for case in cases if case.pinned])
        our_wrong = await _are_pinned(house, "our-no-pin", [case.text for case in cases if not case.pinned])
    return [
        *([share("must be pinned, and is", right, "≥ 93")] if right else []),
        *([share("must not be pinned, and is", wrong, "≤ 5")] if wrong else []),
        share("must be pinned, and is (ours)", our_right, "≥ 93"),
        share("must not be pinned, and is (ours)", our_wrong, "≤ 5"),
    ]


async def _are_pinned(house: House, user: str, texts: Sequence[str]) -> list[bool]:
    pinned: list[bool] = []
    for at, text in enumerate(texts):
        await house.hold(f"{user}-{at}", [text])
        pinned.append(bool((await house.known(f"{user}-{at}")).always_on))
    return pinned


async def telling(data: Data, embedder: str, note: Note) -> list[Line]:
    """Messages without a question mark: what is kept of those that tell something, and of those that only ask.

    Data of ours, each message of a user of her own.
    """
    del data  # these cases are ours
    cases = ours("telling", Message)
    note(f"telling: {len(cases)} messages")
    told: list[bool] = []
    asked: list[bool] = []
    async with opened(embedder) as house:
        for at, case in enumerate(cases):
            await house.hold(f"telling-{at}", [case.text])
            memories = (await house.known(f"telling-{at}")).memories
            if case.tells:
                told.append(any(each.retention is not Retention.TENTATIVE for each in memories))
            else:
                asked.append(bool(memories))
    return [
        share("statements in six languages kept for longer than for once", told, "≥ 95"),
        share("requests in six languages that are kept", asked, "≤ 5"),
    ]


async def dialogues(data: Data, embedder: str, note: Note) -> list[Line]:
    """The facts of everyday dialogues that are still known, by language; then prompts that have nothing to do with it.

    Still known is what a memory, the profile, or the former text or value that they tell with it says.
    """
    talks = data.samples.dialogues
    if not talks:
        note("dialogues are left out: none were given")
        return []
    kept: dict[str, list[bool]] = {}
    unrelated: list[Prompt] = []
    async with opened(embedder) as house:
        for number, talk in enumerate(talks):
            note(f"dialogues: {talk.id}")
            user = f"dialogue-{number}"
            kept.setdefault(talk.language, []).extend(await _kept(house, user, talk))
            over = BEGINNING + len(talk.sessions) * DAY
            unrelated += await ask_unrelated(house, user, data.samples.unrelated_prompts, at=over)
    return [
        *(share(f"facts of everyday dialogues still known, {name}", facts, "≥ 95") for name, facts in kept.items()),
        *unrelated_lines("users of everyday dialogues", unrelated),
    ]


async def _kept(house: House, user: str, talk: Talk) -> list[bool]:
    for day, said in enumerate(talk.sessions):
        await house.hold(user, said, at=BEGINNING + day * DAY)
    known = await house.known(user)
    return [found(fact, known.texts) for fact in talk.facts]


async def diaries(data: Data, embedder: str, note: Note) -> list[Line]:
    """Readings of one thing on days that follow each other: how many are kept. Data of ours, in five languages."""
    del data  # these cases are ours
    kept: list[bool] = []
    all_kept: list[bool] = []
    async with opened(embedder) as house:
        for diary in ours("diaries", Diary):
            note(f"diaries: {diary.id}")
            user = f"diary-{diary.id}"
            for day, value in enumerate(diary.values):
                await house.hold(user, [diary.pattern.format(value=value)], at=BEGINNING + day * DAY)
            texts = (await house.known(user)).texts
            readings = [any(value in text for text in texts) for value in diary.values]
            kept += readings
            all_kept.append(all(readings))
    return [
        share("readings of diaries kept", kept, "100"),
        Line("diaries of which every reading is kept", float(sum(all_kept)), "all", len(all_kept)),
    ]
