"""Learns what the words of a sentence weigh (`memory/language/word_reader.py`), and says how well.

    python -m bench.words dangers|secrets|standing|personal [--write]

`dangers`: that it tells of what could harm its user if it were forgotten; `secrets`: that it asks to keep nothing of
what is told; `standing`: that it says how all answers are to be; `personal`: that a friend would answer it otherwise
than a stranger. Data of ours alone: messages of people that do, and of people that nearly do (both in
`data/KIND/LANGUAGE.txt`); for dangers the pins of `bench.memory`; for `personal` the requests of `bench.topics`, which
what was told helps with or not, and what anybody would be answered alike (`data/anybody`). As what is none, for all but
`personal`, long friendly talk, tasks and what is studied (`data/talk`), what is asked and ordered in `bench.memory` and
`bench.orders`, and what people say of their lives in `bench.changes`, without what a rule finds. Printed is what
messages come to that were not learned from (five folds). `--write` writes the file of weights in `memory/language`: the
same data give the same file.
"""

import argparse
from collections.abc import Callable, Iterable, Iterator, Sequence
from operator import attrgetter
from pathlib import Path
from typing import NamedTuple

from bench.changes.__main__ import DATA as CHANGES
from bench.learning import Learned, folds, learn, sections, told_then, weighed, written
from bench.memory.data import OURS, PinCase, decoded, ours, texts_in
from bench.orders.__main__ import DATA as ORDERS
from bench.orders.__main__ import TALK
from bench.topics.data import people
from memory.language import asker, dangers, kept_out, lasting_orders, retraction
from memory.language.statements import spoken_sentences
from memory.language.typed import spelled
from memory.language.word_reader import WordReader

DATA = Path(__file__).parent / "data"
WEIGHTS = Path(__file__).parents[2] / "memory" / "language"

FALSE_ALARM = 1.5
"""So much more what is none counts than what is: what is found so stands in every prompt, or is lost."""
OF_OTHERS = frozenset(("asked", "life"))
"""Sources of what nobody read for what it is: what a rule finds there may be one."""
FEWEST = 3
"""Signs that fewer sentences have are left out."""
LEAST = 0.1
"""What weighs less is left out: two thirds of all weights, which together move nothing."""


class Kind(NamedTuple):
    """What is learned."""

    name: str
    reader: WordReader
    weighed_in: Callable[[str], Sequence[str]]
    """What is weighed of a message, sentence by sentence."""
    is_told_by_rule: Callable[[str], bool]
    """Whether a rule finds it in a message."""
    penalty: float
    """On the weights' sizes and squares."""
    others: float
    """How much what is asked of an assistant, and said of a life, counts beside what nearly is one: there is several
    times as much of it."""

    @property
    def weights(self) -> Path:
        """Where what is learned is read."""
        return WEIGHTS / self.reader.file


def _may_harm(text: str) -> list[str]:
    return [dangers.without_denied(each) for each in dangers.stated_of_user(text, by_model=False)]


def _may_be_secret(text: str) -> list[str]:
    return [run for each in kept_out.may_keep_out(spelled(text)) for run in kept_out.weighed_together(each)]


def _may_stand(text: str) -> list[str]:
    return [
        each
        for each in map(spelled, map(attrgetter("text"), spoken_sentences(text)))
        if len(each) <= lasting_orders.LONGEST
    ]


def _may_be_personal(text: str) -> list[str]:
    return [spelled(text)]


def _by_no_rule(_: str) -> bool:
    return False


def _is_danger_by_rule(text: str) -> bool:
    return any(map(dangers.told_by_rule, dangers.stated_of_user(text, by_model=False)))


KINDS = (
    Kind("dangers", dangers.BY_WEIGHT, _may_harm, _is_danger_by_rule, 6e-6, 0.3),
    Kind("standing", lasting_orders.STANDING, _may_stand, lasting_orders.is_standing_by_form, 3e-6, 1.0),
    Kind("secrets", kept_out.SECRETS, _may_be_secret, retraction.is_kept_out_by_form, 2e-6, 1.0),
    Kind("personal", asker.PERSONAL, _may_be_personal, _by_no_rule, 3e-6, 1.0),
)


class Case(NamedTuple):
    """A message, and whether it is what is looked for."""

    source: str
    text: str
    is_one: bool


class Example(NamedTuple):
    """A message as it is weighed."""

    case: Case
    sentences: tuple[frozenset[str], ...]
    """The signs of each. A message that is one is so by one of them, and nobody said by which."""
    counted: float


# ── Examples ──────────────────────────────────────────────────────────────────────────────────────────────────


def cases(kind: Kind) -> Iterator[Case]:
    """All that is learned from."""
    for path in sorted((DATA / kind.name).glob("*.txt")):
        told = sections(path)
        yield from (Case("close", text, is_one=True) for text in told["are"])
        yield from (Case("close", text, is_one=False) for text in told["nearly"])
    if kind.name == "personal":  # what is said and asked elsewhere may be either
        for path in sorted((DATA / "anybody").glob("*.txt")):
            yield from (Case("anybody", text, is_one=False) for text in path.read_text(encoding="utf-8").splitlines())
        yield from (Case("people", each.text, bool(each.needs)) for person in people() for each in person.asks)
        return
    yield from _beside(kind)
    yield from (Case("asked", text, is_one=False) for text in _asked())
    for path in sorted((DATA / "talk").glob("*.txt")):
        yield from (Case("talk", text, is_one=False) for text in path.read_text(encoding="utf-8").splitlines())
    for path in sorted(CHANGES.glob("*.txt")):
        told = sections(path)
        said = {text for each in told_then(told["stories"]) for text in (*each.known, each.text)}
        yield from (Case("life", text, is_one=False) for text in sorted(said.union(told["talk"])))


def _beside(kind: Kind) -> Iterator[Case]:
    """What other kinds' data teach this one."""
    if kind.name == "dangers":
        yield from (Case("pins", each.text, each.pinned) for each in ours("pins", PinCase))
    if kind.name == "secrets":  # "from now on be as detailed as you can" is to be kept
        for path in sorted((DATA / "standing").glob("*.txt")):
            yield from (Case("close", text, is_one=False) for text in sections(path)["are"])
    if kind.name != "standing":  # of which it heard less, and had taken next to nothing of this for one
        for path in sorted((DATA / "personal").glob("*.txt")):
            told = sections(path)
            yield from (Case("asked", text, is_one=False) for text in (*told["are"], *told["nearly"]))


def _asked() -> Iterator[str]:
    """What is said in everyday talk, asked and ordered, of things and of the memory: next to none of it is one."""
    for name in TALK:
        yield from texts_in(decoded((OURS / f"{name}.json").read_bytes()))
    for path in sorted(ORDERS.glob("*.txt")):
        yield from (each.text for each in told_then(sections(path)["told"]))


def examples(kind: Kind, some: Iterable[Case]) -> list[Example]:
    """Those of which something is weighed; not what nobody read and a rule finds: that may be one."""
    found: list[Example] = []
    for case in some:
        sentences = tuple(frozenset(kind.reader.signs(each).each()) for each in kind.weighed_in(case.text))
        if sentences and not (case.source in OF_OTHERS and kind.is_told_by_rule(case.text)):
            counted = kind.others if case.source in OF_OTHERS else 1.0
            found.append(Example(case, sentences, 1.0 if case.is_one else FALSE_ALARM * counted))
    return found


# ── Learning ──────────────────────────────────────────────────────────────────────────────────────────────────


def learned_from(some: Sequence[Example], *, penalty: float) -> Learned:
    """What these teach: first by all sentences of what is one, each for its share, then by the likeliest."""
    first = _learned(some, penalty, lambda sentences: sentences)
    return _learned(some, penalty, lambda sentences: [max(sentences, key=lambda has: weighed(first, has))])


def _learned(
    some: Sequence[Example], penalty: float, telling: Callable[[Sequence[frozenset[str]]], Sequence[frozenset[str]]]
) -> Learned:
    signs: list[frozenset[str]] = []
    are: list[bool] = []
    counted: list[float] = []
    for case, sentences, counts in some:
        taken = telling(sentences) if case.is_one else sentences
        signs += taken
        are += [case.is_one] * len(taken)
        counted += [counts / (len(taken) if case.is_one else 1)] * len(taken)
    return learn(signs, are, counted, fewest=FEWEST, lasso=penalty, ridge=penalty, least=LEAST)


def of_unseen(all_of_them: Sequence[Example], *, penalty: float) -> list[tuple[float, Case]]:
    """Each message as it is weighed by what was learned from others."""
    found: list[tuple[float, Case]] = []
    for left_out in folds([each.case.text for each in all_of_them]):
        learned = learned_from([each for each in all_of_them if each.case.text not in left_out], penalty=penalty)
        unseen = (each for each in all_of_them if each.case.text in left_out)
        found += [(max(weighed(learned, has) for has in each.sentences), each.case) for each in unseen]
    return found


# ── The command ───────────────────────────────────────────────────────────────────────────────────────────────


def main(arguments: Sequence[str] | None = None) -> None:
    """The command."""
    parser = argparse.ArgumentParser(
        prog="bench.words", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("kind", choices=[kind.name for kind in KINDS])
    parser.add_argument("--write", action="store_true", help="write the file of weights")
    options = parser.parse_args(arguments)
    kind = next(kind for kind in KINDS if kind.name == options.kind)
    found = examples(kind, cases(kind))
    if options.write:
        kind.weights.write_text(written(learned_from(found, penalty=kind.penalty)), encoding="utf-8")
        return
    unseen = of_unseen(found, penalty=kind.penalty)
    for source, is_one in (("close", True), ("close", False), ("asked", False), ("life", False)):
        of_these = [likelihood for likelihood, case in unseen if (case.source, case.is_one) == (source, is_one)]
        likely = [likelihood >= kind.reader.likely for likelihood in of_these]
        print(f"likely, of what {'is one' if is_one else 'is none'} ({source}): {sum(likely)} of {len(likely)}")


if __name__ == "__main__":
    main()
