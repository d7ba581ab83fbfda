"""What memory costs and spares: its tokens in each prompt, and whether the provider's cache was kept for it.

A provider finds the beginning of a prompt in its cache only if not a byte of it is changed. Of what a client sends we
know nothing, but we know what we put into the prompt before and what we put into it now: where the client's history
goes on and ours does not, a loss is counted with its cause. Counting blocks will do for that, because a block in the
ledger never changes: it stands there, or it is gone.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import timedelta
from typing import Literal

import msgspec

from memory.conversation import Edit, ReplacePrefix
from memory.journalling import Asked
from memory.ledger import RENDERED, Replayed
from memory.ports import CountTokens, TurnLink
from memory.turns import Added, Injection, TurnKind, Usage

Loss = Literal["", "stable_renewed", "erased", "missing", "compressed", "degraded"]
"""Why a prompt does not begin with the one before.

- `stable_renewed`: the conversation had rested for so long that its stable block was made afresh;
- `erased`: the last prompt said what was deleted or corrected since (P9);
- `missing`: an older block was not put back, for the same reason or because the ledger does not reach so far;
- `compressed`: a summary took the place of messages, or of more of them;
- `degraded`: the last prompt had to do without memory, so what is in this one was not in that.
"""


class Accounts:
    """Tells of each request what memory puts into its prompt."""

    def __init__(self, *, count_line: CountTokens, cache: timedelta, replays: bool) -> None:
        """`count_line`: the tokens of one line. `cache`: how long an upstream may keep a prompt that nobody asks for.

        `replays`: past blocks are put back; if they are not, they are not missed.
        """
        self._count_line = count_line
        self._cache = cache
        self._replays = replays

    def added(
        self,
        asked: Asked,
        link: TurnLink | None,
        injection: Injection,
        replayed: Replayed,
        edits: Sequence[Edit],
        *,
        reused: bool,
    ) -> Added:
        """What `edits` add: `injection`, which is `reused` if it stood in the last prompt, and what is `replayed`.

        `link`: the newest journalled turn of the conversation.
        """
        dropped = {index for edit in edits if isinstance(edit, ReplacePrefix) for index in edit.dropped}
        past = [edit.text for edit in replayed.edits if edit.index not in dropped]
        is_stable_old = reused or replayed.frozen is not None
        old = [*past, injection.stable if is_stable_old else "", injection.dynamic if reused else ""]
        new = ["" if is_stable_old else injection.stable, "" if reused else injection.dynamic]
        added = Added(
            new_tokens=self._tokens(new),
            replayed_tokens=self._tokens(old),
            blocks=sum(map(bool, [*old, *new])),
            replaced=len(dropped),
        )
        return msgspec.structs.replace(added, lost=self._lost(asked, link, injection, added, reused=reused))

    def _tokens(self, blocks: Iterable[str]) -> int:
        return sum(self._count_line(line) for block in blocks if block for line in block.split("\n"))

    def _lost(self, asked: Asked, link: TurnLink | None, injection: Injection, added: Added, *, reused: bool) -> Loss:
        if link is None or not _goes_on(asked, link) or injection.status not in RENDERED:
            return ""
        if asked.at - link.at >= self._cache:
            is_known = link.injection.status in RENDERED and not link.injection.is_blanked
            return "stable_renewed" if is_known and link.injection.stable != injection.stable else ""
        loss = _loss(link, injection, added, reused=reused)
        return "" if loss == "missing" and not self._replays else loss


def _goes_on(asked: Asked, link: TurnLink) -> bool:
    """Whether this request's messages begin with all of the link's; an equal chain is that, too, of a retry."""
    return link.chain in asked.chains[1:] or (asked.kind is TurnKind.TOOL_STEP and link.chain == asked.chains[0])


def _loss(link: TurnLink, injection: Injection, added: Added, *, reused: bool) -> Loss:
    """Why this prompt does not begin with the link's, as far as its own blocks and summaries tell."""
    before, had = link.injection, link.added.blocks
    standing = added.blocks if reused else added.blocks - bool(injection.dynamic)
    if before.status not in RENDERED:
        return "degraded" if before.status == "degraded" and standing else ""
    if before.is_blanked and not reused:
        return "erased" if had else ""
    if before.stable != injection.stable:
        return "stable_renewed"
    if added.replaced != link.added.replaced:
        return "compressed"
    if standing < had:
        return "erased" if before.is_blanked else "missing"
    return ""


class Totals(msgspec.Struct, frozen=True, kw_only=True):
    """What several requests came to; the tokens of prompts are those of the requests that were `counted`."""

    requests: int = 0
    counted: int = 0
    """Of how many of them the upstream told its count."""
    prompt_tokens: int = 0
    cached_tokens: int = 0
    written_tokens: int = 0
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
        uncached_tokens=sum(usage.uncached_tokens for usage in usages),
        completion_tokens=sum(usage.completion_tokens for usage in usages),
        new_tokens=sum(share.new_tokens for share in added),
        replayed_tokens=sum(share.replayed_tokens for share in added),
        losses=dict(Counter(share.lost for share in added if share.lost)),
    )
