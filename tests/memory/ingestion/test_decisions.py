"""The labelled pairs of tests/data/decisions.jsonl, decided by the rules with the default embedder.

Each pair was written by hand, with its reason: the first 314 before the rules, the rest to see what they had not seen.
The confusion matrix is printed with `pytest -s`, or when the test fails.
"""

from collections import Counter
from datetime import date
from pathlib import Path
from typing import Literal

import msgspec
import pytest

from adapters.embedders.wordllama import WordLlamaEmbedder
from memory.language.comparison import Known, Verdict, compare
from memory.model.memory import dated

Label = Literal["duplicate", "supersede", "distinct"]
LABELS: dict[Verdict, Label] = {
    Verdict.NONE: "duplicate",
    Verdict.UPDATE: "supersede",
    Verdict.DELETE: "supersede",
    Verdict.ADD: "distinct",
}
DAY = date(2025, 5, 7)


class Pair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is known, what is said, and what it is to be taken for."""

    old: str
    new: str
    expected: Label
    why: str
    days: tuple[date, date] = (DAY, DAY)


PAIRS = [
    msgspec.json.decode(line, type=Pair)
    for line in (Path(__file__).parents[2] / "data" / "decisions.jsonl").read_text("utf-8").splitlines()
]


@pytest.fixture(scope="module")
def embedder() -> WordLlamaEmbedder:
    return WordLlamaEmbedder()


async def judged(pair: Pair, embedder: WordLlamaEmbedder) -> Label:
    vectors = await embedder.embed([dated(pair.old, pair.days[0]), dated(pair.new, pair.days[1])])
    known = Known("m", pair.old, float(vectors[0] @ vectors[1]), pair.days[0])
    decision = compare(pair.new, [known], duplicate_cosine=embedder.duplicate_cosine, day=pair.days[1])
    return LABELS[decision.verdict]


async def test_nothing_is_merged_wrongly_and_nine_duplicates_in_ten_are_found(embedder: WordLlamaEmbedder):
    found: list[tuple[Pair, Label]] = [(pair, await judged(pair, embedder)) for pair in PAIRS]

    matrix: Counter[tuple[Label, Label]] = Counter((pair.expected, judgement) for pair, judgement in found)
    print(printed(matrix))  # noqa: T201 - the matrix is what the test is for
    wrong = [(pair.old, pair.new, judgement) for pair, judgement in found if _is_wrong_merge(pair, judgement)]
    assert wrong == []
    assert matrix["duplicate", "duplicate"] >= 0.9 * sum(pair.expected == "duplicate" for pair in PAIRS)
    assert matrix["supersede", "supersede"] >= 0.9 * sum(pair.expected == "supersede" for pair in PAIRS)


def _is_wrong_merge(pair: Pair, judgement: Label) -> bool:
    """A fact that is lost: it was taken for known, or took the place of what is still true."""
    if pair.expected == "distinct":
        return judgement != "distinct"
    return (pair.expected, judgement) in {("supersede", "duplicate"), ("duplicate", "supersede")}


def printed(matrix: Counter[tuple[Label, Label]]) -> str:
    """The matrix as a table: a row is what was expected, a column what was judged."""
    labels: tuple[Label, ...] = ("duplicate", "supersede", "distinct")
    rows = [f"{'':>10}" + "".join(f"{label:>11}" for label in labels)]
    rows += [f"{one:>10}" + "".join(f"{matrix[one, other]:>11}" for other in labels) for one in labels]
    return "\n" + "\n".join(rows)


def test_the_labelled_set_is_large_and_each_pair_has_its_reason():
    assert len(PAIRS) >= 200
    assert all(pair.why for pair in PAIRS)
    assert len({(pair.old, pair.new) for pair in PAIRS}) == len(PAIRS)
    assert min(Counter(pair.expected for pair in PAIRS).values()) >= 60
