"""Learns what the signs of a change weigh (`memory/language/change_signs.py`), and says how well.

    python -m bench.changes [--write]

Data of ours alone: forms of changes, and of what only sounds like one, with topics put in, pairs that were written as a
whole, stories (what is known of somebody, and what is told next: all in `data/LANGUAGE.txt`), the cases of
`bench.memory`, and each new statement with what is known of something else.
Printed is what pairs of forms that were not learned from come to (five folds, by form). `--write` writes
`memory/language/change_weights.txt`: the same data give the same file.
"""

import argparse
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from bench.learning import Learned, folds, learn, sections, told_then, weighed, written
from bench.memory.data import OURS, Change, Negative, decoded, ours, texts_in
from memory.language.change_reader import LIKELY, readings
from memory.language.texts_read import ReadText

DATA = Path(__file__).parent / "data"
WEIGHTS = Path(__file__).parents[2] / "memory" / "language" / "change_weights.txt"

TALK = ("everyday", "languages", "indirect", "overview", "projects", "pins")
"""Files of `bench.memory` in which next to nothing changes."""
TOPICS_A_FORM = 4
OTHERS_KNOWN = 8
"""With so many statements about something else each new one is paired."""
READ_ONE_BY_ONE = 2.0
"""So much more a pair counts that somebody wrote as a whole."""
FALSE_ALARM = 2.0
"""So much more a false alarm counts than a change that is missed, where it was written to sound like one."""
IN_STORIES = 3.0
"""So much more what is told in a story counts, beside what is known there."""
OF_OTHERS = 2.0
"""So much more a pair counts that nobody wrote for each other: at half of it twice as much of a long talk between
friends, who name a thing again and again, was in doubt, and took the place of what answers."""
GOES_ON = 40
"""So many messages of talk go on about the same things."""
EVERY = 4
"""Which of so many statements a message of talk is paired with."""
IN_TALK = 4.0
"""So much more a message of talk counts, beside what was said before: whoever talks for months of the same things must
not have half of them in doubt."""
FEWEST = 8
LASSO, RIDGE = 1e-4, 1e-4


class Case(NamedTuple):
    """What is known, a new statement, and whether that changes it."""

    form: str
    """All that are made of one form are learned from together, or not at all."""
    known: str
    new: str
    is_change: bool
    is_of_others: bool = False
    """What is known is of something else: nobody wrote the two for each other."""


class Example(NamedTuple):
    """A pair as it is weighed."""

    case: Case
    signs: frozenset[str]


def cases() -> Iterator[Case]:
    """All that is learned from."""
    told: dict[str, list[Case]] = {}
    for path in sorted(DATA.glob("*.txt")):
        told[path.stem] = [*_of_file(path)]
    for at, change in enumerate(ours("changes", Change)):
        told.setdefault("ours", []).append(
            Case(f"changes/{at}", change.old, change.new, change.expected == "supersede")
        )
    for at, each in enumerate(ours("negatives", Negative)):
        told["ours"] += [Case(f"negatives/{at}", known, each.then, is_change=False) for known in each.said]
    for some in told.values():
        yield from some
        yield from _with_others([each for each in some if "/talk/" not in each.form and "/story/" not in each.form])
    for name in TALK:
        said = [*texts_in(decoded((OURS / f"{name}.json").read_bytes()))]
        yield from _with_others([Case(f"{name}/{at}", text, text, is_change=False) for at, text in enumerate(said)])


def _of_file(path: Path) -> Iterator[Case]:
    told = sections(path)
    topics = [line.split(" | ") for line in told["topics"]]
    beings = [line.split(" | ") for line in told["beings"]]
    for kind, at, form, turn in _forms(told, "changes", "others"):
        known, name, other, kind_of_it = topics[(7 * at + 5 * turn) % len(topics)]
        new = form.replace("{o}", kind_of_it if turn % 2 else name).replace("{n}", other)
        yield Case(f"{path.stem}/{kind}/{at}", known, new, kind == "changes")
    for kind, at, form, turn in _forms(told, "partings", "stays"):
        known, name = beings[(3 * at + turn) % len(beings)]
        yield Case(f"{path.stem}/{kind}/{at}", known, form.replace("{p}", name), kind == "partings")
    for at, line in enumerate(told["pairs"]):
        known, new = line[2:].split(" || ")
        yield Case(f"{path.stem}/pair/{at}", known, new, line.startswith("+"))
    yield from _of_stories(path.stem, told["stories"])
    statements = [*(line[2:].split(" || ")[0] for line in told["pairs"]), *(topic[0] for topic in topics)]
    for at, new in enumerate(told["talk"]):
        before = told["talk"][max(0, at - GOES_ON) : at]
        for known in (*before, *statements[at % EVERY :: EVERY]):
            yield Case(f"{path.stem}/talk/{at // GOES_ON}", known, new, is_change=False, is_of_others=True)


def _of_stories(stem: str, lines: Sequence[str]) -> Iterator[Case]:
    """What is told next to somebody's statements, each with all of them: it changes one, or none."""
    for each in told_then(lines):
        for number, said in enumerate(each.known, 1):
            is_meant = number == each.about
            yield Case(f"{stem}/story/{each.known[0]}", said, each.text, is_meant, each.about > 0 and not is_meant)


def _forms(told: Mapping[str, Sequence[str]], *kinds: str) -> Iterator[tuple[str, int, str, int]]:
    """Each form of these kinds, with its number and as often as topics are put in."""
    for kind in kinds:
        for at, form in enumerate(told[kind]):
            for turn in range(TOPICS_A_FORM):
                yield kind, at, form, turn


def _with_others(some: Sequence[Case]) -> Iterator[Case]:
    """Each new statement with some of what is known of something else."""
    for at, case in enumerate(some):
        for turn in range(1, OTHERS_KNOWN + 1):
            other = some[(at + 37 * turn) % len(some)]
            if other.known != case.known and other.form != case.form:
                yield Case(case.form, other.known, case.new, is_change=False, is_of_others=True)


def examples(case: Case) -> list[Example]:
    """The sentences of a case that are weighed: of a change the one that names most of what is known."""
    found = readings(case.new, {"": ReadText(case.known)})
    if case.is_change:
        found = sorted(found, key=lambda each: len(each.shared))[-1:]
    return [Example(case, frozenset(each.signs.each())) for each in found]


def learned_from(some: Sequence[Example]) -> Learned:
    """What these examples teach."""
    counted = [_counted(each.case) for each in some]
    signs, are = [each.signs for each in some], [each.case.is_change for each in some]
    return learn(signs, are, counted, fewest=FEWEST, lasso=LASSO, ridge=RIDGE)


def _counted(case: Case) -> float:
    """How much an example counts."""
    if "/talk/" in case.form:
        return IN_TALK
    if case.is_of_others:
        return OF_OTHERS
    if "/story/" in case.form:
        return IN_STORIES
    written = "/pair/" in case.form or case.form.startswith("changes/")
    return (READ_ONE_BY_ONE if written else 1.0) * (1.0 if case.is_change else FALSE_ALARM)


def of_unseen_forms(all_of_them: Sequence[Example]) -> list[tuple[float, Example]]:
    """Each example as it is weighed by what was learned from other forms."""
    found: list[tuple[float, Example]] = []
    for left_out in folds([each.case.form for each in all_of_them]):
        learned = learned_from([each for each in all_of_them if each.case.form not in left_out])
        found += [(weighed(learned, each.signs), each) for each in all_of_them if each.case.form in left_out]
    return found


def main(arguments: Sequence[str] | None = None) -> None:
    """The command."""
    parser = argparse.ArgumentParser(
        prog="bench.changes", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--write", action="store_true", help=f"write {WEIGHTS.name}")
    options = parser.parse_args(arguments)
    found = [example for case in cases() for example in examples(case)]
    if options.write:
        WEIGHTS.write_text(written(learned_from(found)))
        return
    unseen = of_unseen_forms(found)
    for kind, is_change in (("changes", True), ("others", False)):
        reached = [likelihood >= LIKELY for likelihood, each in unseen if each.case.is_change is is_change]
        print(f"{kind} of forms not learned from: {sum(reached)} of {len(reached)}")


if __name__ == "__main__":
    main()
