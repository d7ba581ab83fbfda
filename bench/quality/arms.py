"""What is compared: one kind of search alone, both, all factors, and all but one."""

from typing import Any

from memory.model.recall_options import RecallOptions

PLAIN: dict[str, Any] = {
    "previous_weight": 0.0,
    "following_weight": 0.0,
    "beside_weight": 0.0,
    "session_weight": 0.0,
    "time_weight": 0.0,
    "speaker_weight": 0.0,
    "suppress_stale": False,
}
"""Everything off but the fusion."""

SETTINGS: dict[str, dict[str, Any]] = {
    "lexical": {**PLAIN, "dense_weight": 0.0},
    "dense": {**PLAIN, "dense_weight": 1.0},
    "fused": PLAIN,
    "full": {},
    "full - neighbours": {"previous_weight": 0.0, "following_weight": 0.0},
    "full - beside": {"beside_weight": 0.0},
    "full - session": {"session_weight": 0.0},
    "full - time": {"time_weight": 0.0},
    "full - speaker": {"speaker_weight": 0.0},
    "full - stale suppression": {"suppress_stale": False},
    "full + recency": {"recency_weight": 0.1},
    "full + forgetting": {"forgetting": True},
    "full + diversity": {"diversity": 0.1},
}
"""An arm's settings, where they differ from the product's defaults."""

DEPTH = 20
"""So many memories are ranked, for recall at 20."""


def options_of(arm: str, *, deep: bool) -> RecallOptions:
    """The product's own settings with those of an arm, without a deadline; `deep`: to rank DEPTH, without a budget."""
    depth: dict[str, Any] = {"top_k": DEPTH, "token_budget": 1_000_000} if deep else {}
    return RecallOptions(deadline_seconds=60.0, **depth, **SETTINGS[arm])
