"""How memories are written down: in sections (docs/rules.md, Formatting; compact, too), as tags, or by a callable.

Pure: the same memories and options give the same text, byte for byte. In two points Vitamem's
examples decide and not its prose: a line carries its date when the user *said* it on that day (confirmed, not
pinned), and a pinned memory stands among the retrieved ones unless the context is split for the provider's cache.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from datetime import date
from inspect import iscoroutinefunction, signature
from itertools import chain, count, groupby
from typing import NamedTuple, cast

import msgspec

from memory.model.derived import derived
from memory.model.import_path import at_import_path
from memory.model.memory import Memory, MemoryType, Profile, ProfileField, ProfileValue, Source
from memory.model.prompt_options import FormatOptions
from memory.retrieval.ranking import MemoryMatch, Render, Rendered
from memory.text.cleaning import cut
from memory.text.line_counts import LineCounts
from memory.text.markup import CLOSE, OPEN, PREAMBLE, neutral

SEPARATOR = "<!-- stable context above, dynamic below -->"
PROFILE = "=== User Profile ==="
PINNED = "=== Critical Memories (Always Active) ==="
PROCEDURAL = "=== Standing Preferences ==="
RETRIEVED = "=== Retrieved Memories ==="
MONTHS = (
    *("January", "February", "March", "April", "May", "June"),
    *("July", "August", "September", "October", "November", "December"),
)

CUSTOM_CHARS = 32_768
"""So much of an own formatter's text is used (P5): some 8,000 tokens, four times the memories' budget."""

CustomFormatter = Callable[[Sequence[MemoryMatch], str], str]
"""Memories and the user's question → what is to stand in the prompt.

Each memory has what Vitamem's have: `content` (already neutral), `source`, `pinned`, `score`, and `id`, `tags`,
`mentioned_at`; its `memory` has the rest.
"""


class NoText(TypeError):
    """An own formatter gave something else than text."""


class MemoryContext(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be written down."""

    profile: Profile = Profile()
    pinned: tuple[Rendered, ...] = ()
    procedural: tuple[Rendered, ...] = ()
    retrieved: tuple[MemoryMatch, ...] = ()
    query: str = ""


class Formatted(msgspec.Struct, frozen=True):
    """The two parts of the context, either of which may be empty; without `cacheable_context` all is dynamic."""

    stable: str
    dynamic: str

    @property
    def text(self) -> str:
        """One text of both, with the separator between the parts."""
        return f"\n{SEPARATOR}\n".join(part for part in (self.stable, self.dynamic) if part)


def format_context(
    context: MemoryContext, options: FormatOptions, *, custom: CustomFormatter | None = None
) -> Formatted:
    """Write `context` down. `custom` writes the dynamic part; what it raises is its caller's to handle."""
    stable, dynamic = MemoryContext(), context
    if options.cacheable_context:
        stable = MemoryContext(profile=context.profile, pinned=context.pinned, procedural=context.procedural)
        dynamic = MemoryContext(retrieved=context.retrieved, query=context.query)
    if not custom:
        return Formatted(_written(stable, options), _written(dynamic, options))
    always = (MemoryMatch(each.memory, each.line, each.tokens, 1.0) for each in (*dynamic.procedural, *dynamic.pinned))
    matches = [
        msgspec.structs.replace(match, memory=msgspec.structs.replace(match.memory, text=neutral(match.content)))
        for match in (*always, *dynamic.retrieved)
    ]
    text = cast(object, custom(matches, dynamic.query)) if matches else ""
    if not isinstance(text, str):
        raise NoText(f"the formatter gave {type(text).__name__}, not str")
    return Formatted(_written(stable, options), cut(text, CUSTOM_CHARS))


def load_formatter(path: str) -> CustomFormatter:
    """The callable at `package.module:name`. Raises `ValueError` when there is none."""
    try:
        found = at_import_path(path, wanted="formatter")
    except ValueError:
        raise
    except Exception as error:  # an operator's own module may raise anything
        module = path.partition(":")[0]
        raise ValueError(f"formatter {path!r}: {module} raises {type(error).__name__}: {error}") from error
    if not callable(found):
        raise ValueError(f"formatter {path!r} is not callable")  # noqa: TRY004 - the setting is wrong, not a type
    if iscoroutinefunction(found) or not _takes_two(found):
        raise ValueError(f"formatter {path!r} is no plain function of two arguments, (memories, query)")
    return cast(CustomFormatter, found)


def _takes_two(found: Callable[..., object]) -> bool:
    """Whether it can be called with memories and a question; of what tells nothing of itself nobody knows."""
    try:
        parameters = signature(found)
    except (ValueError, TypeError):
        return True
    try:
        parameters.bind((), "")
    except TypeError:
        return False
    return True


# ── Sections and tags ─────────────────────────────────────────────────────────────────────────────────────────


def _written(context: MemoryContext, options: FormatOptions) -> str:
    if options.style == "memory_tags":
        lines = [
            *(f"[{MemoryType.SEMANTIC.upper()}] {line}" for line in profile_lines(context.profile)),
            *(each.line for each in (*context.procedural, *context.pinned, *context.retrieved)),
        ]
        return "\n".join(("<memory>", *lines, "</memory>")) if lines else ""
    pinned, retrieved = context.pinned, context.retrieved
    if not options.cacheable_context:
        pinned, retrieved = (), (*pinned, *retrieved)
    said = [each.line for each in retrieved]
    if options.chronological_retrieval:
        # By the day on which it was said, which its line and its month's header show; then by creation.
        ordered = sorted(retrieved, key=lambda each: (each.memory.mentioned_at, each.memory.created_at, each.id))
        said = [each.line for each in ordered] if options.style == "compact" else _by_month(ordered)
    lines = [
        *_section(PROFILE, profile_lines(context.profile)),
        *_section(PINNED, [each.line for each in pinned]),
        *_section(PROCEDURAL, [each.line for each in context.procedural]),
        *_section(RETRIEVED, said),
    ]
    return "\n".join(lines)


def _by_month(ordered: Sequence[Rendered]) -> list[str]:
    return [
        line
        for month, group in groupby(ordered, lambda each: each.memory.mentioned_at.replace(day=1))
        for line in (f"--- {MONTHS[month.month - 1]} {month.year:04} ---", *(each.line for each in group))
    ]


def _section(heading: str, lines: Sequence[str]) -> tuple[str, ...]:
    return (heading, *lines) if lines else ()


def memory_line(memory: Memory, options: FormatOptions) -> str:
    """One memory as one line, in the style of `options`."""
    return _LINES[options.style](memory, options)


def _tagged_line(memory: Memory, _: FormatOptions) -> str:
    is_dated = memory.type is MemoryType.EPISODIC and not states(memory.text, memory.mentioned_at)
    return f"[{memory.type.upper()}] {_day(memory) if is_dated else ''}{_worded(memory)}"


def _compact_line(memory: Memory, options: FormatOptions) -> str:
    """With the day before it, and behind it only what is not as usual."""
    is_dated = memory.doubt is not None or (
        options.chronological_retrieval and _is_of_a_day(memory) and not states(memory.text, memory.mentioned_at)
    )
    is_inferred = memory.source is Source.INFERRED and not memory.is_conclusion
    return f"- {_day(memory) if is_dated else ''}{_worded(memory)}{' (inferred)' if is_inferred else ''}"


def _full_line(memory: Memory, options: FormatOptions) -> str:
    day = memory.mentioned_at
    is_confirmed = memory.source is Source.CONFIRMED
    priority = ("[CRITICAL] " if memory.pinned else "[IMPORTANT] ") if is_confirmed else "[INFO] "
    is_dated = (
        options.chronological_retrieval
        and (is_confirmed or memory.is_conclusion)
        and _is_of_a_day(memory)
        and not states(memory.text, day)
    )
    said = f" (mentioned {day.isoformat()})" if is_dated or memory.doubt else ""
    status = "said by the assistant" if memory.is_conclusion else str(memory.source)
    status += ", pinned" if memory.pinned else ""
    text = f"{neutral(memory.text)}{said}{_doubted(memory)}"
    return f"- {priority if options.priority_signaling else ''}{text} ({status})"


_LINES: dict[str, Callable[[Memory, FormatOptions], str]] = {
    "compact": _compact_line,
    "sections": _full_line,
    "memory_tags": _tagged_line,
}


def _is_of_a_day(memory: Memory) -> bool:
    """Whether it tells something to say when it was said: what always holds is no news of a day."""
    return not memory.is_standing


def _day(memory: Memory) -> str:
    return f"{memory.mentioned_at.isoformat()}: "


def _worded(memory: Memory) -> str:
    said = "answered" if memory.is_answer else "said"
    who = f"the assistant {said}: " if memory.is_conclusion else ""
    return f"{who}{neutral(memory.text)}{_doubted(memory)}"


def _doubted(memory: Memory) -> str:
    return f" (may have changed on {memory.doubt.day.isoformat()})" if memory.doubt else ""


def renderer(options: FormatOptions, count_line: LineCounts) -> Render:
    """What makes a memory's line and counts it, once for the memory's life."""
    name = f"rendered {next(_RENDERERS)}"

    def made(memory: Memory) -> tuple[str, int]:
        line = memory_line(memory, options)
        return line, count_line(line)

    def render(memory: Memory) -> Rendered:
        line, tokens = derived(memory, name, made)
        return Rendered(memory, line, tokens)

    return render


_RENDERERS = count()
"""Each has a name of its own: two may write a line in different ways."""


def states(text: str, day: date) -> bool:
    """Whether a fact already says on which day it was said: the suffix, or the day itself."""
    if "(mentioned " in text:
        return True
    if str(day.year) not in text:
        return False
    month = MONTHS[day.month - 1]
    spellings = (day.isoformat(), f"{day.day} {month} {day.year}", f"{month} {day.day}, {day.year}")
    return any(spelling in text for spelling in spellings)


_MONTH = re.compile(rf"--- (?:{'|'.join(MONTHS)}) \d{{4}} ---")
_FRAME = frozenset(
    ("", OPEN, CLOSE, PREAMBLE, PROFILE, PINNED, PROCEDURAL, RETRIEVED, SEPARATOR, "<memory>", "</memory>")
)
_OPENING = re.compile(r"(?:- )?(?:\[[A-Z]+\] )?(?:\d{4}-\d\d-\d\d: )?(?:the assistant (?:said|answered): )?")
_CLOSING = re.compile(r"(?: \((?:mentioned|may have changed|confirmed|inferred|said by the assistant)\b[^()]*\))+$")


class LineTold(NamedTuple):
    """What a line of a block says."""

    text: str
    """Of a memory its text, without what frames it."""
    may_be_field: bool
    """Whether it may be a line of the profile."""


def told_in(block: str) -> Iterator[LineTold]:
    """What the lines of a block say."""
    for line in block.split("\n"):
        if line not in _FRAME and not _MONTH.fullmatch(line):
            yield LineTold(_CLOSING.sub("", _OPENING.sub("", line, count=1)), not line.startswith("- "))


# ── The profile ───────────────────────────────────────────────────────────────────────────────────────────────


def profile_lines(profile: Profile) -> tuple[str, ...]:
    """One line a heading, in the profile's order. A field `vitals.a1c` stands as `a1c: …` under `Vitals`."""
    return derived(profile, "lines", _profile_lines)


def _profile_lines(profile: Profile) -> tuple[str, ...]:
    lines: dict[str, list[str]] = {}
    for field in fields_shown(profile):
        if not field.values:
            continue
        key = field.name.partition(".")[2].replace("_", " ")
        between = "; " if any("," in value.text for value in field.values) else ", "
        value = between.join(_marked(value, field.unit) for value in field.values)
        previous = f" (previous: {_measure(field.previous.text, field.unit)})" if field.previous else ""
        lines.setdefault(heading_of(field), []).append(f"{key}: {value}{previous}" if key else f"{value}{previous}")
    return tuple(neutral(f"{heading}: {', '.join(values)}") for heading, values in lines.items())


def fields_shown(profile: Profile) -> tuple[ProfileField, ...]:
    """The fields as they stand in a prompt, each under a heading that is true of all its values."""
    return tuple(chain.from_iterable(map(_by_whom, profile.fields)))


def _by_whom(field: ProfileField) -> Iterator[ProfileField]:
    """A field; what relatives must not eat apart from what is known of others, who need not be of the household."""
    named = [value for value in field.values if field.name == "household" and value.text[:1].isupper()]
    if not named:
        yield field
        return
    yield msgspec.structs.replace(field, values=tuple(value for value in field.values if value not in named))
    yield msgspec.structs.replace(field, name="others", values=tuple(named), previous=None)


def heading_of(field: ProfileField) -> str:
    """The heading under which a field stands."""
    heading = field.name.partition(".")[0].replace("_", " ")
    return heading[:1].upper() + heading[1:]


def _marked(value: ProfileValue, unit: str | None) -> str:
    said = _measure(value.text, unit)
    if value.doubt is None:
        return said
    since = f", said {value.recorded_at.isoformat()}" if value.recorded_at else ""
    return f"{said} (may have changed{since})"


def _measure(value: str, unit: str | None) -> str:
    if not unit or value.endswith(unit):
        return value
    return f"{value} {unit}" if unit[0].isalpha() else f"{value}{unit}"
