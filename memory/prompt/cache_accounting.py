"""What memory costs and spares: its tokens in each prompt, and whether the provider's cache was kept for it.

A provider finds the beginning of a prompt in its cache only if not a byte of it is changed. Of what a client sends we
know nothing, but we know what we put into the prompt before and what we put into it now: where the client's history
goes on and ours does not, a loss is counted with its cause. Counting blocks will do for that, because a block in the
ledger never changes: it stands there, or it is gone.
"""

from collections.abc import Iterable, Sequence
from datetime import timedelta
from typing import Literal

import msgspec

from memory.model.chat_request import Edit, ReplacePrefix
from memory.model.turn import Added, Injection, TurnKind
from memory.ports.search import PastTurn
from memory.prompt.mode import Mode
from memory.prompt.replay import RENDERED, Replayed, is_cold
from memory.text.line_counts import LineCounts
from memory.turn.chat_turn import ChatTurn

Loss = Literal["", "stable_renewed", "erased", "missing", "compressed", "degraded"]
"""Why a prompt does not begin with the one before.

- `stable_renewed`: the conversation had rested for so long that its stable block was made afresh;
- `erased`: the last prompt said what was deleted or corrected since (P9);
- `missing`: an older block was not put back, other than the newest one for which a ledger has no room;
- `compressed`: a summary took the place of messages, or of more of them;
- `degraded`: the last prompt had to do without memory, so what is in this one was not in that.
"""


class Accounts:
    """Tells of each request what memory puts into its prompt."""

    def __init__(self, *, count_line: LineCounts, cache: timedelta) -> None:
        """`count_line`: tokens of one line. `cache`: how long an upstream may keep a prompt that nobody asks for."""
        self._count_line = count_line
        self._cache = cache

    def added(
        self,
        asked: ChatTurn,
        previous_turn: PastTurn | None,
        injection: Injection,
        replayed: Replayed,
        edits: Sequence[Edit],
        *,
        mode: Mode,
        reused: bool,
    ) -> Added:
        """What `edits` add: `injection`, which is `reused` if it stood in the last prompt, and what is `replayed`.

        `previous_turn`: the newest journalled turn of the conversation. In the `mode` "tail" no past block is missed.
        """
        dropped = {index for edit in edits if isinstance(edit, ReplacePrefix) for index in edit.dropped}
        past = [edit.text for edit in replayed.edits if edit.index not in dropped]
        is_stable_old = reused or replayed.frozen is not None
        old = [*past, injection.stable if is_stable_old else "", injection.dynamic if reused else ""]
        new = ["" if is_stable_old else injection.stable, "" if reused else injection.dynamic]
        added = Added(
            new_tokens=self._tokens(new) if is_stable_old else injection.tokens,
            replayed_tokens=self._tokens(old),
            blocks=sum(map(bool, [*old, *new])),
            replaced=len(dropped),
            mode=mode if injection.status in RENDERED else "",
        )
        # A ledger without room has left out the last prompt's block, as that prompt's breakpoint knew.
        left_out = not reused and replayed.room < 0
        lost = self._lost(asked, previous_turn, injection, added, reused=reused, left_out=left_out)
        return msgspec.structs.replace(added, lost=lost)

    def _tokens(self, blocks: Iterable[str]) -> int:
        return sum(map(self._count_line.block, blocks))

    def _lost(
        self,
        asked: ChatTurn,
        previous_turn: PastTurn | None,
        injection: Injection,
        added: Added,
        *,
        reused: bool,
        left_out: bool,
    ) -> Loss:
        if previous_turn is None or injection.status not in RENDERED:
            return ""
        is_held = asked.conversation.is_held
        # Whether this request's messages begin with all of the link's; an equal chain is that, too, of a retry.
        goes_on = previous_turn.chain in asked.chains[1:] or (
            asked.kind is TurnKind.TOOL_STEP and previous_turn.chain == asked.chains[0]
        )
        goes_on = goes_on or (is_held and previous_turn.chain != asked.chains[0])
        if not goes_on:
            return ""
        if is_cold(asked, previous_turn, cache=self._cache):
            is_known = previous_turn.injection.status in RENDERED and not previous_turn.injection.is_blanked
            return "stable_renewed" if is_known and previous_turn.injection.stable != injection.stable else ""
        loss = _loss(previous_turn, injection, added, reused=reused, left_out=left_out)
        # Past blocks stand in the provider's own history, where nothing takes them away.
        return "" if loss == "missing" and (is_held or added.mode == "tail") else loss


def _loss(previous_turn: PastTurn, injection: Injection, added: Added, *, reused: bool, left_out: bool) -> Loss:
    """Why this prompt does not begin with the link's, as far as its own blocks and summaries tell.

    `left_out`: the link's dynamic block is not put back, which was known when it was made.
    """
    before = previous_turn.injection
    had = previous_turn.added.blocks - (left_out and bool(before.dynamic))
    standing = added.blocks if reused else added.blocks - bool(injection.dynamic)
    if before.status not in RENDERED:
        return "degraded" if before.status == "degraded" and standing else ""
    if before.is_blanked and not reused:
        return "erased" if had else ""
    if before.stable != injection.stable:
        return "stable_renewed"
    if added.replaced != previous_turn.added.replaced:
        return "compressed"
    if standing < had:
        return "erased" if before.is_blanked else "missing"
    return ""
