"""How much room a model has, and which share of it a conversation and its summaries may take.

docs/rules.md, Windows.

made       a session is summarised once its active tokens are over 60 % of the window, or over `sessions.max_tokens`
in force   a summary takes its prefix's place once the conversation is over 80 %: the provider's cache is lost once
           for each such step, and the worker has the time between to make the summary
size       all summaries in use together take 20 %; the next one takes the older ones in
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from memory.model.timespans import Seconds

Share = Annotated[float, Meta(gt=0, le=1)]

WINDOWS = (
    "gpt-3.5-turbo=16385",
    "gpt-4=8192",
    "gpt-4-32k=32768",
    "gpt-4-turbo=128000",
    "gpt-4o=128000",
    "gpt-4.1=1047576",
    "gpt-5=400000",
    "chatgpt-4o=128000",
    "o1=200000",
    "o3=200000",
    "o4-mini=200000",
    "claude=200000",
    "gemini-1.5=1048576",
    "gemini-2=1048576",
)
"""Of models whose window is published and the same for a family; a local model's window is its server's setting."""


class CompressionOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How long conversations are kept within a model's window."""

    replace: Literal["overflow", "always"] = "overflow"
    """When a summary takes the place of what it covers in a client's history: only where the history would not fit a
    known window, or, if a model made it, also to spare tokens."""
    windows: tuple[str, ...] = WINDOWS
    """`model=tokens`; the longest name that a request's model begins with counts, after a provider's prefix."""
    made_share: Share = 0.6
    in_force_share: Share = 0.8
    summaries_share: Share = 0.2
    prompt: str = ""
    """A file with an own prompt; `{content}` in it is where the conversation goes. Empty: session_summary.md."""
    summarizer: str = ""
    """An own function, `package.module:name`: takes the prompt, gives the summary (or an awaitable of it)."""
    retry_seconds: Seconds = 60.0
    """How long a session rests whose summary failed; each further failure doubles it, up to an hour."""
    alarm_failures: Annotated[int, Meta(ge=1)] = 3
    """So many failures in a row are told as an alarm (FAULTS I14)."""
    episodic: Literal["always", "model", "off"] = "model"
    """Whether a user's oldest sessions become semantic memories (docs/rules.md, Old sessions): also by the heuristic,
    only by a model, or not at all. A heuristic one keeps three sentences of a session, the rest is recalled no more."""
    episodic_threshold: Annotated[int, Meta(ge=1)] = 10
    """docs/rules.md, Old sessions: more sessions with uncompressed episodic memories than these."""
    episodic_sessions: Annotated[int, Meta(ge=0)] = 0
    """How many of them become memories at a time. 0: half of the threshold."""

    def __post_init__(self) -> None:
        self.known_windows()
        if not self.made_share < self.in_force_share:
            raise ValueError("made_share: a summary must be made before it is in force: below in_force_share")

    def known_windows(self) -> dict[str, int]:
        """The windows by name. Raises `ValueError`."""
        found: dict[str, int] = {}
        for each in self.windows:
            name, _, tokens = each.rpartition("=")
            if not name or not tokens.isdecimal() or not int(tokens):
                raise ValueError(f"windows: {each!r} is not `model=tokens`")
            found[name.lower()] = int(tokens)
        return found

    @property
    def oldest_sessions(self) -> int:
        """How many sessions become memories at a time."""
        return self.episodic_sessions or max(self.episodic_threshold // 2, 1)


def window_of(model: str, options: CompressionOptions) -> int | None:
    """The window of a model in tokens, or None if it is not known."""
    known = options.known_windows()
    for name in (model.lower(), model.lower().rpartition("/")[2]):
        fitting = [begin for begin in known if name.startswith(begin)]
        if name and fitting:
            return known[max(fitting, key=len)]
    return None


def made_above(window: int | None, max_tokens: int, options: CompressionOptions) -> int:
    """Active tokens above which a session is summarised."""
    return max_tokens if window is None else min(max_tokens, int(window * options.made_share))


def summaries_most(window: int | None, max_tokens: int, options: CompressionOptions) -> int:
    """Most tokens that all summaries of a session may take together."""
    return int((window or spared_window(None, max_tokens, options)) * options.summaries_share)


def spared_window(window: int | None, max_tokens: int, options: CompressionOptions) -> int:
    """The window that `replace = "always"` keeps to: the one of which `max_tokens` is the share that is summarised."""
    wanted = int(max_tokens / options.made_share)
    return wanted if window is None else min(window, wanted)
