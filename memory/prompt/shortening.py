"""When a summary takes the place of the beginning of a conversation, and what then goes.

docs/rules.md, A summary in the place of the beginning.

The decision rests on the request alone, so that it is the same in every process and after every restart. The summaries
that fit are tried from the one that covers least; the first that brings the conversation below 80 % of the window is
in force. It stays so while the conversation grows, because it stays the first: the provider's cache is lost once for
each step, not once for each turn. In a tool loop, or a retry, the turn's own choice is repeated.

Nothing is dropped but what a summary covers: from a covered turn's user message up to the next one, whole, so that a
call and its result go or stay together. System messages stay, wherever they are.
"""

from collections.abc import Sequence, Set
from functools import lru_cache, partial

import msgspec

from memory.model.chat_request import SYSTEM, Conversation, ReplacePrefix
from memory.ports.search import CoveringSummary
from memory.sessions.context_window import CompressionOptions, spared_window, window_of
from memory.sessions.rendering import summary_region

TOOL = frozenset({"tool", "function"})


class Replacement(msgspec.Struct, frozen=True, kw_only=True):
    """A summary in force: what it does to the request, and how many tokens that spares."""

    summary_id: str
    edit: ReplacePrefix
    saved_tokens: int


class _Range(msgspec.Struct, frozen=True, kw_only=True):
    """What a summary could take the place of."""

    summary: CoveringSummary
    dropped: tuple[int, ...]
    kept: int
    saved: int


_Level = tuple[_Range, ...]
"""Summaries that may be in force together: one a session, none over another."""


class Shortener:
    """Keeps requests within their model's window."""

    def __init__(self, options: CompressionOptions, *, max_tokens: int) -> None:
        """`max_tokens`: as in the options of sessions."""
        self._options = options
        self._max_tokens = max_tokens
        self._windows = lru_cache(maxsize=256)(partial(window_of, options=options))

    def is_wanted(self, model: str, tokens: int) -> bool:
        """Whether a request of so many tokens may need a summary: only then the store is asked for one."""
        return worth_asking(tokens, window=self._windows(model), max_tokens=self._max_tokens, options=self._options)

    def __call__(
        self,
        conversation: Conversation,
        summaries: Sequence[CoveringSummary],
        *,
        chains: Sequence[bytes],
        tokens: Sequence[int],
        fixed: Set[str] | None = None,
    ) -> tuple[Replacement, ...]:
        """The summaries in force, as `replacements` says."""
        return replacements(
            conversation,
            summaries,
            chains=chains,
            tokens=tokens,
            window=self._windows(conversation.model),
            max_tokens=self._max_tokens,
            options=self._options,
            fixed=fixed,
        )


def worth_asking(tokens: int, *, window: int | None, max_tokens: int, options: CompressionOptions) -> bool:
    """Whether a conversation of so many tokens may need a summary: only then the store is asked for one."""
    limits = [limit for limit, _ in _limits(window, max_tokens, options)]
    return bool(limits) and tokens > min(limits)


def replacements(
    conversation: Conversation,
    summaries: Sequence[CoveringSummary],
    *,
    chains: Sequence[bytes],
    tokens: Sequence[int],
    window: int | None,
    max_tokens: int,
    options: CompressionOptions,
    fixed: Set[str] | None = None,
) -> tuple[Replacement, ...]:
    """The summaries in force for a request, in the order of the conversation: of two texts for one message, too.

    `chains`: the digests of the conversation's user messages, newest first (`Fingerprints.chains`). `tokens`: an
    estimate of each message. `max_tokens`: of sessions. `fixed`: the summaries of the same turn's earlier request,
    which are in force again, and no others; None: the turn is new.
    """
    ranges = [found for each in summaries if (found := _range(conversation, each, chains, tokens))]
    if fixed is not None:
        return _told(_disjoint([found for found in ranges if found.summary.id in fixed]))
    chosen: _Level = ()
    # Up to the newest user message, so that a tool loop measures what its turn measured.
    users = _users(conversation)
    total = sum(tokens[: users[-1] + 1] if users else tokens[: len(conversation.messages)])
    for limit, by_model in _limits(window, max_tokens, options):
        if total - _saved(chosen) <= limit:
            continue
        usable = [found for found in ranges if found.summary.by_model or not by_model]
        # Ever more coverage: at each step, of each session the summary that reaches furthest.
        steps = sorted({found.kept for found in usable})
        levels = [(), *(_disjoint([found for found in usable if found.kept <= step]) for step in steps)]
        # The first level within the limit, else the one that spares most.
        fitting = (level for level in levels if total - _saved(level) <= limit)
        chosen = next(fitting, max(levels, key=_saved))
    return _told(chosen)


def _limits(window: int | None, max_tokens: int, options: CompressionOptions) -> list[tuple[int, bool]]:
    """Tokens above which a summary is wanted, and whether only one that a model made."""
    limits: list[tuple[int, bool]] = []
    if options.replace == "always":
        limits.append((int(spared_window(window, max_tokens, options) * options.in_force_share), True))
    if window is not None:
        limits.append((int(window * options.in_force_share), False))
    return limits


def _users(conversation: Conversation) -> list[int]:
    """The indices of the user messages that have a chain, oldest first."""
    return [*conversation.user_indices][::-1]


# ── What a summary covers ─────────────────────────────────────────────────────────────────────────────────────


def _range(
    conversation: Conversation, summary: CoveringSummary, chains: Sequence[bytes], tokens: Sequence[int]
) -> _Range | None:
    """The messages of the covered turns that stand without a gap before the first kept one; None: there are none."""
    users = _users(conversation)
    known = dict(zip(range(len(users) - 1, -1, -1), chains, strict=False))
    last = next((place for place, chain in known.items() if chain == summary.chain), None)
    if last is None or last + 1 == len(users):
        return None
    first, covered = last, frozenset(summary.chains)
    while known.get(first - 1) in covered:
        first -= 1
    messages, start, kept = conversation.messages, users[first], users[last + 1]
    # The range must hold its turns and nothing else that was said, and end where no result is awaited.
    said = sum(message.role == "user" for message in messages[start:kept])
    after = messages[kept + 1].role if kept + 1 < len(messages) else ""
    if said != last + 1 - first or after in TOOL:
        return None
    dropped = tuple(index for index in range(start, kept) if messages[index].role not in SYSTEM)
    saved = sum(tokens[index] for index in dropped) - summary.tokens
    return _Range(summary=summary, dropped=dropped, kept=kept, saved=saved) if saved > 0 else None


# ── Which ones ────────────────────────────────────────────────────────────────────────────────────────────────


def _disjoint(ranges: Sequence[_Range]) -> _Level:
    """The furthest of each session; of two that overlap the one that spares more."""
    chosen: list[_Range] = []
    taken: set[int] = set()
    for found in sorted(ranges, key=lambda found: (-found.kept, -found.saved, found.summary.id)):
        if taken.isdisjoint(found.dropped):
            chosen.append(found)
            taken.update(found.dropped)
    return tuple(sorted(chosen, key=lambda found: found.kept))


def _saved(level: _Level) -> int:
    return sum(found.saved for found in level)


def _told(level: _Level) -> tuple[Replacement, ...]:
    """The edits. Where one range follows another at once, both texts stand in front of what is kept behind both."""
    told: list[Replacement] = []
    following: _Range | None = None
    kept = 0
    for found in reversed(level):
        kept = kept if following is not None and found.kept == following.dropped[0] else found.kept
        edit = ReplacePrefix(found.dropped, kept, summary_region(found.summary.text))
        told.append(Replacement(summary_id=found.summary.id, edit=edit, saved_tokens=found.saved))
        following = found
    return tuple(reversed(told))
