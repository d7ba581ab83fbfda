"""What several requests came to: tokens, and losses of the provider's cache."""

from collections import Counter
from collections.abc import Iterable

import msgspec

from memory.model.turn import Added, Usage


class Totals(msgspec.Struct, frozen=True, kw_only=True):
    """What several requests came to; the tokens of prompts are those of the requests that were `counted`."""

    requests: int = 0
    counted: int = 0
    """Of how many of them the upstream told its count."""
    prompt_tokens: int = 0
    cached_tokens: int = 0
    written_tokens: int = 0
    written_hour_tokens: int = 0
    """Of those written; see `Usage`."""
    uncached_tokens: int = 0
    completion_tokens: int = 0
    new_tokens: int = 0
    """What memory put into a prompt for the first time; of all requests, in our own count."""
    replayed_tokens: int = 0
    """What it put in again."""
    losses: dict[str, int] = msgspec.field(default_factory=dict[str, int])
    """How often the cache was lost because of the memory, by cause."""


def totals(requests: Iterable[tuple[Usage, Added]]) -> Totals:
    """Add up what was kept of requests: of a session, say, each step and each attempt, because each was paid."""
    usages: list[Usage] = []
    added: list[Added] = []
    for usage, share in requests:
        usages.append(usage)
        added.append(share)
    return Totals(
        requests=len(usages),
        counted=sum(usage.prompt_tokens > 0 for usage in usages),
        prompt_tokens=sum(usage.prompt_tokens for usage in usages),
        cached_tokens=sum(usage.cached_tokens for usage in usages),
        written_tokens=sum(usage.written_tokens for usage in usages),
        written_hour_tokens=sum(usage.written_hour_tokens for usage in usages),
        uncached_tokens=sum(usage.uncached_tokens for usage in usages),
        completion_tokens=sum(usage.completion_tokens for usage in usages),
        new_tokens=sum(share.new_tokens for share in added),
        replayed_tokens=sum(share.replayed_tokens for share in added),
        losses=dict(Counter(share.lost for share in added if share.lost)),
    )
