"""The measures of retrieval: recall, NDCG and MRR of one ranking, and their means."""

import math
from collections.abc import Collection, Sequence
from statistics import fmean

DEPTHS = (5, 10, 20)
NDCG_DEPTH = 10


def measured(ranked: Sequence[str], evidence: Collection[str]) -> dict[str, float]:
    """The measures of one ranking, in percent; `ranked` holds ids, best first."""
    found = [each in evidence for each in ranked]
    figures: dict[str, float] = {}
    for depth in DEPTHS:
        hits = sum(found[:depth])
        figures[f"any_recall@{depth}"] = 100.0 * (hits > 0)
        figures[f"all_recall@{depth}"] = 100.0 * (hits == len(evidence))
        figures[f"mean_recall@{depth}"] = 100.0 * hits / len(evidence)
    gain = sum(1 / math.log2(rank + 2) for rank, hit in enumerate(found[:NDCG_DEPTH]) if hit)
    ideal = sum(1 / math.log2(rank + 2) for rank in range(min(len(evidence), NDCG_DEPTH)))
    figures[f"ndcg@{NDCG_DEPTH}"] = 100.0 * gain / ideal
    figures["mrr"] = 100.0 / (found.index(True) + 1) if True in found else 0.0
    return figures


def averaged(figures: Sequence[dict[str, float]]) -> dict[str, float]:
    """The means over several rankings; of none, nothing."""
    return {name: round(fmean(each[name] for each in figures), 2) for name in figures[0]} if figures else {}
