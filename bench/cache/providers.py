"""The published rules by which providers cache prompts, applied to prompts in the order in which they were sent.

Both count from the very beginning of a prompt (tools, system messages, history): the first difference ends what is
cached. OpenAI looks by itself and caches a prefix of at least 1,024 tokens in steps of 128. Anthropic writes where the
request has a breakpoint, at most four of them, and reads what was written there, or at most 19 content blocks before
it. Nothing is evicted: requests follow each other within the minutes for which both keep a prompt.
"""

import hashlib
from bisect import bisect_left, insort
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import accumulate
from typing import Literal, NamedTuple, Protocol

Rules = Literal["openai", "anthropic"]
CountTokens = Callable[[str], int]

LEAST_TOKENS = 1_024
"""A shorter prefix is not cached, by neither (Anthropic: of most models; the smallest ones ask for more)."""

STEP_TOKENS = 128
"""OpenAI caches in such steps."""

BREAKPOINTS = 4
"""Anthropic takes so many in a request."""

LOOKBACK_BLOCKS = 20
"""Anthropic looks at so many content blocks for what was written earlier: the breakpoint's own and those before it."""

BLOCK_TOKENS = 4
"""What the role and the ends of a message take."""


class Prompt(NamedTuple):
    """A request as a provider's cache sees it: content blocks, the tools' first, each with its role."""

    blocks: tuple[str, ...]
    system: int
    """How many of them are tools and leading system messages."""
    newest: int
    """How many stand before the newest user message."""
    marks: tuple[int, ...] | None = None
    """Behind how many of them a breakpoint of the request stands; None: it has none of its own."""


class Usage(NamedTuple):
    """The tokens of one prompt."""

    prompt: int
    cached: int
    written: int = 0
    """Of those that were not cached: what is paid as a cache write."""


class Cache(Protocol):
    """A provider's cache, empty at first."""

    def ask(self, prompt: Prompt, breakpoints: Sequence[int]) -> Usage:
        """What one more prompt finds in it; the breakpoints are numbers of blocks."""
        ...


def cache_of(rules: Rules, count: CountTokens) -> Cache:
    """An empty cache under these rules."""
    return _OpenAI(count) if rules == "openai" else _Anthropic(count)


def breakpoints_of(prompt: Prompt, *, replayed: bool) -> tuple[int, ...]:
    """Where a prompt is marked: by itself, or where a client that knows Anthropic's rules would mark it.

    Behind the system messages; in front of the newest user message; and, unless what stands in front of that one's
    words is gone in the next request (`replayed` is false), at the end. In a loop of tools it stays to the loop's end.
    """
    if prompt.marks is not None:
        return prompt.marks
    end = len(prompt.blocks)
    stays = replayed or end > prompt.newest + 1
    return (prompt.system, prompt.newest, *((end,) if stays else ()))


class _OpenAI:
    """The longest common prefix with any earlier prompt: in a sorted list it is that with one of the neighbours."""

    def __init__(self, count: CountTokens) -> None:
        self._count = _counted(count)
        self._asked: list[tuple[str, ...]] = []

    def ask(self, prompt: Prompt, breakpoints: Sequence[int]) -> Usage:  # noqa: ARG002 - it needs none
        blocks = prompt.blocks
        place = bisect_left(self._asked, blocks)
        shared = max((self._shared(blocks, other) for other in self._asked[max(place - 1, 0) : place + 1]), default=0)
        insort(self._asked, blocks)
        cached = shared - shared % STEP_TOKENS if shared >= LEAST_TOKENS else 0
        return Usage(prompt=sum(map(self._count, blocks)), cached=cached)

    def _shared(self, blocks: tuple[str, ...], other: tuple[str, ...]) -> int:
        """How many tokens two prompts begin with in common."""
        same = common(blocks, other)
        tokens = sum(map(self._count, blocks[:same]))
        if same < min(len(blocks), len(other)) and (begun := common(blocks[same], other[same])):
            tokens += self._count(blocks[same][:begun])
        return tokens


class _Anthropic:
    """What was written at breakpoints, found by the digest of all before them."""

    def __init__(self, count: CountTokens) -> None:
        self._count = _counted(count)
        self._written: set[bytes] = set()

    def ask(self, prompt: Prompt, breakpoints: Sequence[int]) -> Usage:
        digests = list(accumulate(prompt.blocks, _chained, initial=b""))
        tokens = list(accumulate(map(self._count, prompt.blocks), initial=0))
        marks = [mark for mark in sorted(breakpoints)[-BREAKPOINTS:] if tokens[mark] >= LEAST_TOKENS]
        found = max((self._found(digests, mark) for mark in marks), default=0)
        self._written.update(digests[mark] for mark in marks)
        last = max([found, *marks])
        return Usage(prompt=tokens[-1], cached=tokens[found], written=tokens[last] - tokens[found])

    def _found(self, digests: Sequence[bytes], mark: int) -> int:
        """The longest prefix that was written and is looked for from this breakpoint."""
        looked_at = range(mark, max(mark - LOOKBACK_BLOCKS, 0), -1)
        return next((place for place in looked_at if digests[place] in self._written), 0)


def common(blocks: Sequence[str], other: Sequence[str]) -> int:
    """How many blocks two prompts, or how many characters two blocks, begin with in common."""
    same = 0
    for one, two in zip(blocks, other, strict=False):
        if one != two:
            break
        same += 1
    return same


def _counted(count: CountTokens) -> CountTokens:
    """Tokens of a block. Most blocks of a prompt were in the one before."""

    @lru_cache(maxsize=65_536)
    def counted(block: str) -> int:
        return BLOCK_TOKENS + count(block)

    return counted


def _chained(before: bytes, block: str) -> bytes:
    return hashlib.blake2b(before + block.encode("utf-8", "surrogatepass"), digest_size=16).digest()
