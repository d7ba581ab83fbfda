"""Learns what requests bear on (`memory/retrieval/topics.py`), and says how well.

    python -m bench.topics [--write]

Of people in six languages, each with fourteen things told and sixteen requests (`bench/topics/data`). Printed is what
people come to who were not learned from (five folds): how often the likeliest topics are those under which somebody
filed a text, and how much of what helps is among the best by meaning alone, without what a request bears on and with
it: of a person's own, and of these beside 136 that others told. `--write` learns from all and writes
`memory/retrieval/topics.npz`: the same data give the same file, but for last digits on other machines.
"""

import argparse
import asyncio
import random
from collections.abc import Sequence
from datetime import date
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from adapters.analyzers.snowball import SnowballAnalyzer
from adapters.embedders.wordllama import WordLlamaEmbedder
from bench.learning import FOLDS
from bench.topics.data import OTHERS, Person, Text, people
from bench.topics.learning import (
    Cosines,
    Filed,
    Numbers,
    Places,
    Request,
    filed_by,
    learned_filing,
    learned_relation,
)
from memory.model.memory import dated
from memory.retrieval.lexical import hashed
from memory.retrieval.question_vectors import question_vectors
from memory.retrieval.topics import FILE, Topics

BEST = 1, 3, 5, 8
DAY = date(2026, 3, 11)
"""A memory is embedded with its day; which one says nothing."""
SCALE = 0.5
"""So much of the relation is weighed: it was learned beside cosines alone, and words count, too (docs/quality.md)."""


class Corpus(NamedTuple):
    """What all people told and asked, one person behind the other."""

    told: Filed
    asked: Filed
    requests: tuple[Request, ...]
    cosines: Cosines
    languages: NDArray[np.str_]
    """Of each text that was told."""
    folds: Places
    """Of each person."""


def corpus(known: Sequence[Person]) -> Corpus:
    """The data, as what is learned will see them."""
    analyze, embedder = SnowballAnalyzer(), WordLlamaEmbedder()
    names = sorted({topic for person in known for each in (*person.told, *person.asks) for topic in each.topics})

    def filed(texts: Sequence[tuple[int, Text]], vectors: Numbers) -> Filed:
        marks = np.array([[name in each.topics for name in names] for _, each in texts], np.float32)
        terms = [hashed(dict.fromkeys(analyze(each.text))) for _, each in texts]
        return Filed(vectors, terms, marks, np.array([owner for owner, _ in texts]))

    told = [(number, each) for number, person in enumerate(known) for each in person.told]
    asks = [(number, each) for number, person in enumerate(known) for each in person.asks]
    kept = filed(told, asyncio.run(embedder.embed([dated(each.text, DAY) for _, each in told])))
    posed = filed(asks, asyncio.run(question_vectors(embedder, [each.text for _, each in asks])))
    stems = np.array([len(set(analyze(each.text))) for _, each in told], np.float32)
    owns = [(kept.owners == number).nonzero()[0] for number in range(len(known))]
    order = random.Random(0).sample(range(len(known)), len(known))
    folds = np.empty(len(known), np.intp)
    folds[order] = np.arange(len(known)) % FOLDS
    return Corpus(
        kept,
        posed,
        tuple(Request(at, owns[owner], np.array(each.needs)) for at, (owner, each) in enumerate(asks) if each.needs),
        Cosines(posed.vectors, kept.vectors * (stems / (stems + 2))[:, None].astype(np.float32)),
        np.array([known[owner].language for owner, _ in told]),
        folds,
    )


def learned(data: Corpus, *, without: int | None = None) -> Topics:
    """What is learned of all people, or of all but those of one fold.

    The relation is learned from texts as they are filed by what did not learn from them: so will those be that come.
    """
    among = data.folds != without
    rows = [among[each.owners] for each in (data.told, data.asked)]
    likely = [np.zeros_like(each.topics) for each in (data.told, data.asked)]
    for fold in sorted({*data.folds[among].tolist()}):
        for each, chosen, found in zip((data.told, data.asked), rows, likely, strict=True):
            left_out = (data.folds == fold)[each.owners]
            found[left_out] = filed_by(learned_filing(each.only(chosen & ~left_out)), each.only(left_out))
    told, asked = likely
    requests = [each for each in data.requests if rows[1][each.asked]]
    languages = np.where(rows[0], data.languages, "")
    relation = learned_relation(requests, asked, told, data.cosines, languages)
    return Topics(learned_filing(data.told.only(rows[0])), learned_filing(data.asked.only(rows[1])), SCALE * relation)


def write(topics: Topics) -> None:
    """Write what was learned, to three digits."""
    parts = {
        f"{name}_{part}": value if part == "terms" else value.astype(np.float16)
        for name, filing in (("told", topics.told), ("asked", topics.asked))
        for part, value in filing._asdict().items()
    }
    np.savez_compressed(FILE, **parts, relation=topics.relation.astype(np.float16))


class Report(NamedTuple):
    """What a fold comes to, in shares."""

    told: float
    """How many of the likeliest topics are those of a text that was told."""
    asked: float
    """The same of requests."""
    among_best: Numbers
    """How much of what helps: by meaning alone, and with what the request bears on; of a person's own, and beside
    others; among how many. Shape (2, 2, BEST)."""


def report(data: Corpus, fold: int) -> Report:
    """Of the people of one fold, by what is learned of the others."""
    topics, left_out = learned(data, without=fold), data.folds == fold
    told, asked = filed_by(topics.told, data.told), filed_by(topics.asked, data.asked)
    dice = np.random.default_rng(0)
    found: list[list[list[list[float]]]] = []
    for request in data.requests:
        if not left_out[data.asked.owners[request.asked]]:
            continue
        pool = np.setdiff1d((data.languages == data.languages[request.own[0]]).nonzero()[0], request.own)
        rows = np.concatenate((request.own, dice.choice(pool, OTHERS, replace=False)))
        plain = data.cosines.of(request.asked, rows)
        bearing = plain + told[rows] @ (asked[request.asked] @ topics.relation)
        sizes = len(request.own), len(rows)
        found.append([[_among_best(scores[:size], request.helps) for size in sizes] for scores in (plain, bearing)])
    by_texts = (
        _agreed(each.only(left_out[each.owners]).topics, likely[left_out[each.owners]])
        for each, likely in ((data.told, told), (data.asked, asked))
    )
    told_as_filed, asked_as_filed = by_texts
    return Report(told_as_filed, asked_as_filed, np.array(found, np.float32).mean(axis=0))


def _among_best(scores: Numbers, helps: Places) -> list[float]:
    places = (-scores).argsort(kind="stable").argsort()[helps]
    return [float((places < best).mean()) for best in BEST]


def _agreed(topics: Numbers, likely: Numbers) -> float:
    """Of as many as a text was filed under, how many of the likeliest are these; mean over texts that have any."""
    order = (-likely).argsort(axis=1)
    shares = [
        topics[at, order[at, : int(count)]].mean() for at, count in enumerate(topics.sum(axis=1).tolist()) if count
    ]
    return float(np.mean(shares))


def main() -> None:
    """Print what people come to who were not learned from, or write what is learned of all."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.topics", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--write", action="store_true", help="learn from all and write the file")
    data = corpus(tuple(people()))
    if parser.parse_args().write:
        write(learned(data))
        return
    reports = [report(data, fold) for fold in range(FOLDS)]
    told, asked = (sum(shares) / FOLDS for shares in zip(*((each.told, each.asked) for each in reports), strict=True))
    plain, bearing = np.mean([each.among_best for each in reports], axis=0)
    print(f"topics as filed, of what is told: {told:.1%}, of requests: {asked:.1%}")
    for of, name in enumerate(("of a person's own", f"beside {OTHERS} of others")):
        shares = (f"{best}: {plain[of][at]:.1%} → {bearing[of][at]:.1%}" for at, best in enumerate(BEST))
        print(f"what helps among the best, {name}: {', '.join(shares)}")


if __name__ == "__main__":
    main()
