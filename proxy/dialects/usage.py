"""What an upstream counted, in whatever spelling, as the one form that the memory keeps (docs/accounting.md)."""

from typing import Any, cast

from memory.model.turn import Usage

COUNTS = (
    "prompt_tokens",
    "completion_tokens",
    "prompt_tokens_details",
    "prompt_cache_hit_tokens",  # DeepSeek's
    "input_tokens",
    "output_tokens",
    "input_tokens_details",
    "cache_read_input_tokens",
    "cache_creation_input_tokens",
    "cache_creation",
)
"""What is read of a `usage`: OpenAI's names of Chat Completions and of Responses, Anthropic's, and those of gateways
that mix them."""


def counts_in(told: object) -> dict[str, Any]:
    """The counts of a `usage` that is whatever an upstream sends."""
    given = table(told)
    return {name: given[name] for name in COUNTS if given.get(name) is not None}


def usage_of(counts: dict[str, Any]) -> Usage | None:
    """One form of what providers tell; None: nothing was told.

    OpenAI's prompt has its cached tokens in it, Anthropic's input has not.
    """
    if not counts:
        return None
    details = table(counts.get("prompt_tokens_details")) | table(counts.get("input_tokens_details"))
    cached = (
        number(details.get("cached_tokens"))
        or number(counts.get("cache_read_input_tokens"))
        or number(counts.get("prompt_cache_hit_tokens"))
    )
    by_life = table(counts.get("cache_creation"))
    for_an_hour = number(by_life.get("ephemeral_1h_input_tokens"))
    written = (
        number(counts.get("cache_creation_input_tokens"))
        or number(by_life.get("ephemeral_5m_input_tokens")) + for_an_hour
        or number(details.get("cache_write_tokens"))
    )
    total = number(counts.get("prompt_tokens")) or number(counts.get("input_tokens"))
    is_anthropic = "prompt_tokens" not in counts and "input_tokens_details" not in counts
    if is_anthropic or total < cached + written:
        total += cached + written
    return Usage(
        prompt_tokens=total,
        cached_tokens=cached,
        written_tokens=written,
        written_hour_tokens=min(for_an_hour, written),
        completion_tokens=number(counts.get("completion_tokens")) or number(counts.get("output_tokens")),
    )


def table(value: object) -> dict[str, Any]:
    """`value`, if it is an object; else an empty one."""
    return cast("dict[str, Any]", value) if isinstance(value, dict) else {}


MOST_TOKENS = 1 << 40
"""No prompt has more; what is larger is no count, and would not fit into the stores."""


def number(value: object) -> int:
    """`value`, if it is a count; else 0."""
    return value if isinstance(value, int) and 0 <= value < MOST_TOKENS else 0
