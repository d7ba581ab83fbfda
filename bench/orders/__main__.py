"""Learns what the signs of an order to forget weigh (`memory/language/order_signs.py`), and says how well.

    python -m bench.orders [--write]

Data of ours alone: forms of orders, and of what only sounds like one, with topics put in; what people of whom something
is known order, and say (both in `data/LANGUAGE.txt`); the cases of `bench.memory` that were read one by one; and
everyday talk from there and from `bench.changes`. Printed is what sentences of forms that were not learned from come
to (five folds, by form). `--write` writes `memory/language/order_weights.txt`: the same data give the same file.
"""

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from bench.changes.__main__ import DATA as CHANGES
from bench.learning import Learned, folds, learn, sections, told_then, weighed, written
from bench.memory.data import OURS, Order, decoded, ours, texts_in
from memory.language.order_reader import SURE, SUSPECTED, told
from memory.language.order_signs import may_be_order
from memory.language.retraction import BESIDE, is_read_by_grammar
from memory.language.statements import spoken_sentences
from memory.language.typed import spelled

DATA = Path(__file__).parent / "data"
WEIGHTS = Path(__file__).parents[2] / "memory" / "language" / "order_weights.txt"
TALK = ("everyday", "languages", "diaries", "indirect", "overview", "projects", "pins", "changes", "negatives")
"""Files of `bench.memory` in which nobody wants anything forgotten."""

TOPICS_A_FORM = 3
READ_ONE_BY_ONE = 3.0
"""So much more a case counts that somebody wrote as a whole."""
FALSE_ALARM = 1.5
"""So much more a false order counts than one that is missed."""
FEWEST = 8
"""Signs that fewer examples have are left out."""
LASSO, RIDGE = 1e-4, 1e-4
"""Of the weights' sizes and squares."""
TOLD = 1.5
"""So much more a message of somebody of whom something is known counts."""


class Case(NamedTuple):
    """A message, and whether it is an order."""

    form: str
    """All that are made of one form are learned from together, or not at all."""
    text: str
    is_order: bool


class Example(NamedTuple):
    """A sentence as it is weighed."""

    case: Case
    signs: frozenset[str]


# ── Examples ──────────────────────────────────────────────────────────────────────────────────────────────────


def cases() -> Iterator[Case]:
    """All that is learned from."""
    for path in sorted(DATA.glob("*.txt")):
        yield from _of_forms(path)
    for at, each in enumerate(ours("forgetting", Order)):
        yield Case(f"whole/{at}", each.then, bool(each.gone))
        yield Case(f"said/{at}", each.said, is_order=False)
    for name in TALK:
        texts = texts_in(decoded((OURS / f"{name}.json").read_bytes()))
        yield from (Case(f"{name}/{at}", text, is_order=False) for at, text in enumerate(texts))
    for path in sorted(CHANGES.glob("*.txt")):
        of_changes = sections(path)
        said = {text for each in told_then(of_changes["stories"]) for text in (*each.known, each.text)}
        yield from (Case(f"news/{text}", text, is_order=False) for text in sorted(said.union(of_changes["talk"])))


def _of_forms(path: Path) -> Iterator[Case]:
    told = sections(path)
    topics, clauses = told["topics"], told["clauses"]
    for kind in ("orders", "others"):
        for at, form in enumerate(told[kind]):
            for turn in range(TOPICS_A_FORM if "{" in form else 1):
                topic, clause = topics[(7 * at + 5 * turn) % len(topics)], clauses[(3 * at + turn) % len(clauses)]
                text = form.replace("{}", topic).replace("{t}", topic.split()[-1]).replace("{c}", clause)
                yield Case(f"{path.stem}/{kind}/{at}", text, kind == "orders")
    for each in told_then(told["told"]):
        yield Case(f"{path.stem}/told/{each.known[0]}", each.text, each.about > 0)


def examples(case: Case) -> list[Example]:
    """The sentences of a case that are weighed: of an order the last one, else those that the grammar leaves."""
    said = [each.text for each in spoken_sentences(spelled(case.text))]
    found: list[Example] = []
    for at, sentence in enumerate(said):
        if not may_be_order(sentence.lower()):
            continue
        if not case.is_order and is_read_by_grammar(sentence, alone=len(said) == 1):
            continue
        beside = [*said[max(at - BESIDE, 0) : at], *said[at + 1 : at + 1 + BESIDE]]
        heard = told(sentence, before=said[at - 1] if at else "", beside=beside)
        if heard and heard.may_be_order:
            found.append(Example(case, frozenset(heard.signs.each())))
    return found[-1:] if case.is_order else found


# ── Learning ──────────────────────────────────────────────────────────────────────────────────────────────────


def learned_from(some: Sequence[Example]) -> Learned:
    """What these examples teach."""
    signs, are = [each.signs for each in some], [each.case.is_order for each in some]
    counted = [_counted(each.case) for each in some]
    return learn(signs, are, counted, fewest=FEWEST, lasso=LASSO, ridge=RIDGE)


def _counted(case: Case) -> float:
    written = READ_ONE_BY_ONE if case.form.startswith("whole/") else TOLD if "/told/" in case.form else 1.0
    return written * (1.0 if case.is_order else FALSE_ALARM)


def of_unseen_forms(all_of_them: Sequence[Example]) -> list[tuple[float, Example]]:
    """Each example as it is weighed by what was learned from other forms."""
    found: list[tuple[float, Example]] = []
    for left_out in folds([each.case.form for each in all_of_them]):
        learned = learned_from([each for each in all_of_them if each.case.form not in left_out])
        found += [(weighed(learned, each.signs), each) for each in all_of_them if each.case.form in left_out]
    return found


# ── The command ───────────────────────────────────────────────────────────────────────────────────────────────


def main(arguments: Sequence[str] | None = None) -> None:
    """The command."""
    parser = argparse.ArgumentParser(
        prog="bench.orders", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--write", action="store_true", help=f"write {WEIGHTS.name}")
    options = parser.parse_args(arguments)
    found = [example for case in cases() for example in examples(case)]
    if options.write:
        WEIGHTS.write_text(written(learned_from(found)))
        return
    unseen = of_unseen_forms(found)
    for name, least in (("suspected", SUSPECTED), ("sure", SURE)):
        for kind, is_order in (("orders", True), ("others", False)):
            reached = [likelihood >= least for likelihood, each in unseen if each.case.is_order is is_order]
            print(f"{name:10} {kind} of forms not learned from: {sum(reached)} of {len(reached)}")


if __name__ == "__main__":
    main()
