"""Secrets in text: found by their form and by what they are called, and taken out before anything is kept (FAULTS I16).

Fast, because words that a secret needs are looked for first, and nothing else is done to a text without them. Linear in
the text: expressions have bounded or possessive repetitions and begin at places that are found once. A text is gone
through in windows, so that whoever shares the process with a long one gets a turn between them (FAULTS B12).
"""

import re
import time
import unicodedata
from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any, NamedTuple, cast

from memory.model.errors import InvalidInput
from memory.text.secret_formats import REDACTED, Span, addresses, commands, headers, key_files, keys
from memory.text.secret_labels import labelled
from memory.text.secret_lists import columns, listed_codes
from memory.text.secret_numbers import codes, numbers
from memory.text.secret_papers import papers
from memory.text.seed_phrases import seed_phrases

WINDOW = 8 * 1024
"""Characters that are looked through at once: prose in about a millisecond."""

BEFORE = 512
"""Characters before a window that are looked at, too: a label and what stands between it and its value."""

AFTER = 2 * 1024
"""Characters behind a window that are looked at, too. What is cut off there goes on to the end of its word."""

PAUSE_SECONDS = 0.0005
"""Between two windows, where others wait: half as long as a window of prose takes."""

ROUNDS = 4
"""How often a text is gone through at most: what was taken out may have parted a label from another value."""


class Redacted(NamedTuple):
    """A text without its secrets, and how many there were."""

    text: str
    count: int  # pyright: ignore[reportIncompatibleMethodOverride] - nobody counts the items of a pair


def redact(text: str) -> Redacted:
    """`text` with every secret replaced by `[redacted]`; labels ("password:") stay. Idempotent."""
    return _redacted(text, between=lambda: None)  # nobody waits


def redact_within(value: Any, names: tuple[str, ...] = ()) -> Any:  # noqa: ANN401 - any JSON
    """A value of JSON without secrets: texts and numbers, alone or below the `names` that they have, and names.

    Of the names above its own those are asked that tell of a secret: all that is below "password" may be one.
    """
    if isinstance(value, dict):
        return _redacted_object(cast("dict[str, Any]", value), names)
    if isinstance(value, list):
        return [redact_within(each, names) for each in cast("list[Any]", value)]
    if not isinstance(value, (str, int, float)) or isinstance(value, bool):
        return value
    for name in dict.fromkeys(form for each in names or ("",) for form in (each, each.removesuffix("s"))):
        label = f"{name}: "
        told = redact(f"{label}{value}")
        if told.count:
            is_part = isinstance(value, str) and told.text.startswith(label)
            return told.text.removeprefix(label) if is_part else REDACTED
    return value


def _redacted_object(value: dict[str, Any], names: tuple[str, ...]) -> dict[str, Any]:
    kept: dict[str, Any] = {}
    for key, each in value.items():
        safe = redact(key).text
        is_leaf = not isinstance(each, (dict, list))
        told = redact_within(each, (*names, safe) if is_leaf or _tells(safe) else names)
        while safe in kept:  # of two names that are secrets both have a value
            safe += f" {REDACTED}"
        kept[safe] = told
    return kept


def _tells(name: str) -> bool:
    """Whether a name says that what is below it is a secret."""
    return any(redact(f"{form}: {value}").count for form in (name, name.removesuffix("s")) for value in _LIKE_SECRETS)


_LIKE_SECRETS = ("x7Kq!29fLm", "839202")
"""What no one takes for a word: a password, and a code."""


def redact_beside(text: str) -> Redacted:
    """`redact(text)` for a thread beside an event loop, which gets its turn between the windows of a long text."""
    # Lets go of the interpreter, for as long as it takes that another thread sees it.
    return _redacted(text, between=lambda: time.sleep(PAUSE_SECONDS))


def check_no_secret(text: str, *, field: str | None = None) -> None:
    """Raise `InvalidInput` for what is never kept, whoever writes it (FAULTS I16). `field`: where it stands."""
    if redact(text).count:
        wrong = "no password, key, code, card or account number is kept: leave it out of the text"
        raise InvalidInput(wrong, field=field)


def check_no_number(name: str, *, field: str) -> None:
    """Raise `InvalidInput` for a name with the number of a card or an account in it: it stands wherever it is used."""
    apart = _LETTERS_IN_FRONT.sub(" ", name)
    if any(chain(numbers(name), numbers(apart))):
        wrong = "no card or account number is kept, nor in a name: name it by something else, such as a digest"
        raise InvalidInput(wrong, field=field)


_LETTERS_IN_FRONT = re.compile(r"(?<=[^\W\d])_*(?=\d)|_")


def _redacted(text: str, *, between: Callable[[], None]) -> Redacted:
    count = 0
    for _ in range(ROUNDS if text else 0):
        spans = [*key_files(text), *columns(text)]
        for start in range(0, len(text), WINDOW):
            if start:
                between()
            spans += _spans_from(text, start)
        if not spans:
            break
        kept: list[str] = []
        at = 0
        for start, end in sorted(spans):
            if start >= at:
                kept += (text[at:start], REDACTED)
                count += 1
            at = max(at, end)
        text = "".join((*kept, text[at:]))
    return Redacted(text, count)


# ── One window ────────────────────────────────────────────────────────────────────────────────────────────────


def _spans_from(text: str, start: int) -> Iterator[Span]:
    """The secrets that begin in the window from `start`."""
    first, last = max(0, start - BEFORE), start + WINDOW + AFTER
    part = text[first:last]
    seen, places = _seen(part)
    low = seen.lower()
    found = chain(
        keys(seen),
        addresses(seen),
        headers(seen, low),
        commands(seen, low),
        labelled(seen, low),
        numbers(seen),
        codes(low),
        papers(low),
        listed_codes(low),
        seed_phrases(low),
        () if seen.isascii() else key_files(seen),
    )
    for begin, end in found:
        at = first + (places[begin] if places else begin)
        if start <= at < start + WINDOW:
            until = first + (places[end - 1] + 1 if places else end)
            if until >= last:  # it was cut off: it goes to the end of its word
                space = _SPACE.search(text, until)
                until = space.start() if space else len(text)
            yield at, until


_SPACE = re.compile(r"\s")

# ── What hides in a text ──────────────────────────────────────────────────────────────────────────────────────

_FEW = 16
"""So many characters are replaced faster one after the other than all at once."""

_NOT_ASCII = re.compile(r"[^\x00-\x7f]")
_PLAIN = dict(zip("‐‑‒–—―−“”„‟«»‹›‘’‚‛「」İ", "-" * 7 + '"' * 8 + "'" * 4 + '""' + "I", strict=True))
"""Typographic marks; a capital that has two characters in small letters."""
_CONTROLS = bytes((*range(0x09), *range(0x0E, 0x20), 0x7F))
_HIDDEN = re.compile(
    "[\x00-\x08\x0e-\x1f\x7f-\x84\x86-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e"
    "\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffc\U000e0000-\U000e0fff]+"
)
"""What is not seen, and would part a secret into what is none: controls, joiners, selectors, tags."""


def _seen(text: str) -> tuple[str, list[int]]:
    """The text as it looks, in ASCII where it looks like it, and the place of each character (none: the same)."""
    raw = text.encode("utf-8", "replace")
    hides = len(raw.translate(None, _CONTROLS)) < len(raw)  # an expression takes five times as long to find none
    if not text.isascii():
        others = set(_NOT_ASCII.findall(text))
        looks = {each: plain for each in others if (plain := _looks(each)) != each}
        if len(looks) > _FEW:
            text = text.translate(str.maketrans(looks))
        else:
            for each, plain in looks.items():
                text = text.replace(each, plain)
        hides = hides or any(map(_HIDDEN.match, others))
    if not hides:
        return text, []
    places = [place for place, each in enumerate(text) if not _HIDDEN.match(each)]
    return "".join([text[place] for place in places]), places


def _looks(character: str) -> str:
    """The character of ASCII for which one of full width, or of mathematics, stands."""
    if plain := _PLAIN.get(character):
        return plain
    digit = unicodedata.decimal(character, None)
    if digit is not None:
        return str(digit)
    plain = unicodedata.normalize("NFKC", character)
    return plain if len(plain) == 1 and plain.isascii() else character
