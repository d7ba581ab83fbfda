"""What is forgotten, what changes, and what must stay: statements that follow each other, each pair a user of its own.

All goes in and out through the HTTP door; what became of a statement is read off the store. The second statement is
made ten days after the first, in a conversation of its own.
"""

import re
from collections.abc import Iterator, Sequence
from datetime import timedelta
from typing import NamedTuple

from bench.memory.data import Change, Data, Forgotten, Negative, News, Order, Pair, Verdict, Wish, found, ours
from bench.memory.house import BEGINNING, House, Known, Prompt, opened
from bench.memory.locomo import plain, unframed
from bench.memory.report import Line, Note, count, share
from memory.text.markup import neutral

LATER = BEGINNING + timedelta(days=10)
AFTERWARDS = BEGINNING + timedelta(days=11)
OVERVIEW = "What do you know about me?"
GREETING = "Good morning!"
"""A prompt for which nothing need be retrieved: what stands in every prompt can be seen."""
TELLING_CHARS = 4
"""So long is a word that tells of what a message is about."""

_WORD = re.compile(r"\w+")
_STATED = re.compile(
    r"^- (?:\d{4}-\d\d-\d\d: )?|\[[A-Z]+\]|\(mentioned [^)]*\)|\((?:confirmed|inferred)(?:, pinned)?\)"
)


# ── Forgetting ────────────────────────────────────────────────────────────────────────────────────────────────


async def forgetting(data: Data, embedder: str, note: Note) -> list[Line]:
    """What was taken back, or was not to be kept, and stands in no prompt.

    Asked are the very words, and what is known. It is out if no word of four letters and more of what was meant (those
    that the statement and its retraction share, else all of the statement) stands in a line of the memory's.
    """
    samples = data.samples
    if not samples.forget and not samples.not_to_be_kept:
        note("forgetting is left out: no cases were given")
        return []
    async with opened(embedder) as house:
        gone = [await _is_gone(house, f"forget-{at}", each) for at, each in enumerate(samples.forget)]
        out = [await _is_out(house, f"record-{at}", each) for at, each in enumerate(samples.not_to_be_kept)]
    return [
        share("what is to be forgotten is out of the prompt", gone, "100"),
        share("what is not to be kept is out of the prompt", out, "100"),
    ]


async def orders(data: Data, embedder: str, note: Note) -> list[Line]:
    """The same of orders in six languages, and of what only sounds like one. Data of ours, which names the words."""
    del data  # these cases are ours
    cases, wishes = ours("forgetting", Order), ours("wishes", Wish)
    note(f"orders: {len(cases) + len(wishes)} messages")
    async with opened(embedder) as house:
        obeyed = [(each, await _is_obeyed(house, f"order-{at}", each)) for at, each in enumerate(cases)]
        closed = [(each, await _is_closed(house, f"wish-{at}", each)) for at, each in enumerate(wishes)]
    for each, right in (*obeyed, *closed):
        if not right:
            note(f"orders: wrong after {each.then!r}")
    return [
        share(
            "what is to be forgotten is out of the prompt (ours)", [right for each, right in obeyed if each.gone], "100"
        ),
        share(
            "orders that are none: what was known still is", [right for each, right in obeyed if not each.gone], "100"
        ),
        share(
            "orders in everyday words: what they name is closed, nothing else",
            [right for each, right in closed if each.closed],
            "≥ 75",
        ),
        count(
            "messages that only sound like one: something is closed", [not r for e, r in closed if not e.closed], "0"
        ),
    ]


async def _is_obeyed(house: House, user: str, case: Order) -> bool:
    """Whether nothing of what was to be forgotten stands in a prompt, and all that was to stay is known."""
    await house.hold(user, [case.said])
    await house.hold(user, [case.then], at=LATER)
    asked = [(await house.ask(user, question, at=AFTERWARDS)).lines for question in (case.said, OVERVIEW)]
    told, known = "\n".join(line for lines in asked for line in lines), "\n".join((await house.known(user)).texts)
    return not any(word in told or word in known for word in case.gone) and all(word in known for word in case.stays)


async def _is_closed(house: House, user: str, case: Wish) -> bool:
    """Whether of what was known that is closed which was meant, and nothing else."""
    for said in case.known:
        await house.hold(user, [said])
    before = (await house.known(user)).texts
    await house.hold(user, [case.then], at=LATER)
    after = (await house.known(user)).texts
    still = [said for said in case.known if _has(before, said) and _has(after, said)]
    return still == [said for said in case.known if _has(before, said) and said not in case.closed]


def _has(texts: Sequence[str], said: str) -> bool:
    return any(said.rstrip(".") in text for text in texts)


async def _is_gone(house: House, user: str, case: Forgotten) -> bool:
    await house.hold(user, [case.said])
    if not (await house.known(user)).texts:
        return False  # what was never known shows nothing
    await house.hold(user, [case.then], at=LATER)
    words = telling(case.said)
    return not await _stands(house, user, case.said, words & telling(case.then) or words)


async def _is_out(house: House, user: str, text: str) -> bool:
    await house.hold(user, [text])
    return not await _stands(house, user, text, telling(text))


async def _stands(house: House, user: str, question: str, words: set[str]) -> bool:
    lines = [line for asked in (question, OVERVIEW) for line in (await house.ask(user, asked, at=AFTERWARDS)).lines]
    return any(words & set(_WORD.findall(line.casefold())) for line in lines)


def telling(text: str) -> set[str]:
    """The words that tell what a message is about."""
    words = _WORD.findall(text.casefold())
    return {word for word in words if len(word) >= TELLING_CHARS} or set(words)


# ── Changes ───────────────────────────────────────────────────────────────────────────────────────────────────


class Outcome(NamedTuple):
    """What the second of two statements did."""

    verdict: Verdict
    shown: bool
    """The old statement stands in the prompt with a mark that it may be over, before the new one."""
    kept: tuple[str, ...]
    """The profile's values that stood there before and still do, without a mark that they may have changed."""
    lost: tuple[str, ...]
    """Those that no longer do."""


async def changes(data: Data, embedder: str, note: Note) -> list[Line]:
    """What becomes of statements that change others, repeat them, or stand beside them.

    Recognised is a change if the old statement is closed or reworded and the new one is kept, or if the old one is
    shown with words that it may be over, and the new one after it. A natural change is also recognised if a value that
    the profile had is gone, which is told apart: the old statement may still be retrieved as if it were true. A wrong
    merge is any statement that is closed or reworded though both hold.
    """
    samples, own = data.samples, ours("changes", Change)
    async with opened(embedder) as house:
        note(f"changes: {len(samples.pairs)} pairs")
        pairs = [(each, await _outcome(house, f"pair-{at}", each)) for at, each in enumerate(samples.pairs)]
        note(f"changes: {len(samples.changes)} as people make them")
        natural = [(each, await _outcome(house, f"change-{at}", each)) for at, each in enumerate(samples.changes)]
        note(f"changes: {len(own)} of ours, in six languages")
        told = [(each, await _outcome(house, f"ours-{at}", each)) for at, each in enumerate(own)]
    return [*_of_changes(natural), *_of_changes(told, of=", ours"), *_of_pairs(pairs)]


def _of_changes(natural: Sequence[tuple[Change, Outcome]], *, of: str = "") -> Iterator[Line]:
    superseded = [outcome for each, outcome in natural if each.expected == "supersede"]
    others = [(each, outcome) for each, outcome in natural if each.expected != "supersede"]
    beside = [outcome for each, outcome in others if each.expected == "both stay"]
    if not natural:
        return
    known = [_is_recognised(each) or bool(each.lost) for each in superseded]
    yield share(f"natural changes recognised, in the memories or the profile{of}", known, "≥ 80")
    yield share(f"natural changes recognised in the memories{of}", list(map(_is_recognised, superseded)))
    yield count(f"stale profile lines after a natural change{of}", [bool(each.kept) for each in superseded], "0")
    yield count(f"natural statements of which both hold, merged{of}", [_is_merged(each) for each in beside], "0")
    had = [outcome for _, outcome in others if outcome.kept or outcome.lost]
    yield share(f"unchanged profile lines withdrawn after a natural statement{of}", [bool(e.lost) for e in had], "≤ 2")


def _of_pairs(pairs: Sequence[tuple[Pair, Outcome]]) -> Iterator[Line]:
    def of(verdict: Verdict) -> list[Outcome]:
        return [outcome for pair, outcome in pairs if pair.expected == verdict]

    if not pairs:
        return
    yield share("changes of pairs recognised (UPDATE)", list(map(_is_recognised, of("UPDATE"))), "≥ 80")
    yield count("wrong merges of pairs (ADD)", list(map(_is_merged, of("ADD"))), "0")
    yield share("repetitions recognised (NONE)", [each.verdict == "NONE" for each in of("NONE")])
    yield share("denials recognised (DELETE)", [each.verdict in {"DELETE", "UPDATE"} for each in of("DELETE")])


def _is_recognised(outcome: Outcome) -> bool:
    return outcome.verdict == "UPDATE" or outcome.shown


def _is_merged(outcome: Outcome) -> bool:
    return outcome.verdict in {"UPDATE", "DELETE"}


async def _outcome(house: House, user: str, case: Pair | Change) -> Outcome:
    still = case.still if isinstance(case, Change) else ()
    await house.hold(user, [case.old])
    before = await house.known(user)
    await house.hold(user, [case.new], at=LATER)
    after = await house.known(user)
    verdict = verdict_of(before, after)
    shown = verdict == "ADD" and is_shown(await house.ask(user, case.old, at=AFTERWARDS), case)
    return Outcome(
        verdict,
        shown,
        tuple(value for value in before.values if value in after.asserted and value not in still),
        tuple(value for value in before.values if value not in after.values),
    )


def verdict_of(before: Known, after: Known) -> Verdict:
    """What became of what was known before: by ids and texts, whatever the store calls it."""
    was = {each.id: each.text for each in before.memories}
    now = {each.id: each.text for each in after.memories}
    reworded = any(now.get(each, text) != text for each, text in was.items())
    closed, added = was.keys() - now.keys(), now.keys() - was.keys()
    if reworded or (closed and added):
        return "UPDATE"
    if closed:
        return "DELETE"
    return "ADD" if added else "NONE"


def is_shown(prompt: Prompt, case: Pair | Change) -> bool:
    """Whether the old statement's line says more than the statement, its date and status, and the new one follows."""
    old, new = neutral(case.old).rstrip(".!"), plain(case.new)
    at = next((at for at, line in enumerate(prompt.lines) if old in line), None)
    if at is None:
        return False
    rest = _STATED.sub("", prompt.lines[at].replace(old, ""))
    return bool(_WORD.search(rest)) and any(plain(unframed(line)) in new for line in prompt.lines[at + 1 :])


async def news(data: Data, embedder: str, note: Note) -> list[Line]:
    """What several statements that are known come to when an everyday one changes some of them, or none. Data of ours.

    Seen is what was closed, reworded, or is shown as old when its own words are asked for; a statement that is neither
    outdated nor left as it was is wrong.
    """
    del data  # these cases are ours
    cases = ours("news", News)
    note(f"news: {len(cases)} everyday statements")
    async with opened(embedder) as house:
        became = [await _became(house, f"news-{at}", each) for at, each in enumerate(cases)]
    told = [
        (said in case.outdated, bool(case.outdated), each)
        for case, of in zip(cases, became, strict=True)
        for said, each in of
    ]
    beside = [each for is_outdated, changes, each in told if changes and not is_outdated]
    unchanged = [each for _, changes, each in told if not changes]
    return [
        share("everyday changes: what is outdated is seen", [e in _SEEN for out, _, e in told if out], "≥ 80"),
        share("what was known beside it and still holds, marked", [e == "shown" for e in beside], "≤ 3"),
        share("statements that change nothing: what was known, marked", [e == "shown" for e in unchanged], "≤ 3"),
        count("what still holds, closed or reworded", [e == "closed" for e in (*beside, *unchanged)], "0"),
    ]


_SEEN = frozenset(("closed", "shown"))


async def _became(house: House, user: str, case: News) -> list[tuple[str, str]]:
    """What became of each statement that was known: `closed`, `shown` as old, or `kept` as it was."""
    for said in case.known:
        await house.hold(user, [said])
    before = {each.id: each.text for each in (await house.known(user)).memories}
    await house.hold(user, [case.then], at=LATER)
    after = {each.id: each for each in (await house.known(user)).memories}
    found: list[tuple[str, str]] = []
    for said in case.known:
        ids = [each for each, text in before.items() if said.rstrip(".") in text]
        if any(each not in after or after[each].text != before[each] for each in ids):
            found.append((said, "closed"))
        elif any(after[each].doubt for each in ids):
            pair = Change(old=said, new=case.then, expected="supersede")
            asked = await house.ask(user, said, at=AFTERWARDS)
            is_wrong = said not in case.outdated
            found.append((said, "shown" if is_wrong or is_shown(asked, pair) else "kept"))
        else:
            found.append((said, "kept"))
    return found


# ── What must stay ────────────────────────────────────────────────────────────────────────────────────────────


async def withdrawal(data: Data, embedder: str, note: Note) -> list[Line]:
    """Messages that sound like a change and are none: whether what stood in every prompt still does. Data of ours.

    Counted are the cases in which it stood there at all.
    """
    del data  # these cases are ours
    cases = ours("negatives", Negative)
    note(f"withdrawal: {len(cases)} messages that change nothing")
    async with opened(embedder) as house:
        stood = [(each, await _stood(house, f"negative-{at}", each)) for at, each in enumerate(cases)]

    def gone(kind: str) -> list[bool]:
        return [not after for case, (before, after) in stood if case.kind == kind and before]

    return [
        count("safety lines wrongly withdrawn", gone("safety"), "0"),
        share("unchanged lines wrongly withdrawn", gone("other"), "≤ 2"),
        share("lines that stood in the stable block at all", [before for _, (before, _) in stood]),
    ]


async def _stood(house: House, user: str, case: Negative) -> tuple[bool, bool]:
    await house.hold(user, case.said)
    before = found(case.keeps, (await house.ask(user, GREETING, at=LATER)).stable)
    await house.hold(user, [case.then], at=LATER)
    return before, found(case.keeps, (await house.ask(user, GREETING, at=AFTERWARDS)).stable)
