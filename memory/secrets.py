"""Secrets in text: found by their form and taken out before anything is kept (FAULTS I16).

Every pattern is linear in the text: a bounded or possessive repetition after an anchor that can begin only once.
"""

import re
from itertools import accumulate
from typing import NamedTuple

REDACTED = "[redacted]"

_PEM_BEGIN = re.compile(r"-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----")
_PEM_END = re.compile(r"-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----")

_TOKENS = re.compile(
    r"(?<![A-Za-z0-9_-])(?:"
    r"sk-[A-Za-z0-9_-]{16,}+"  # OpenAI, Anthropic and their kin
    r"|rk_[A-Za-z0-9]{4,}+_[A-Za-z0-9_-]{8,}+"  # our proxy keys
    r"|[spr]k_(?:live|test)_[A-Za-z0-9]{10,}+"  # Stripe
    r"|whsec_[A-Za-z0-9]{16,}+"
    r"|A(?:KIA|SIA|GPA|IDA|ROA)[A-Z0-9]{16}"  # AWS
    r"|gh[pousr]_[A-Za-z0-9]{20,}+|github_pat_[A-Za-z0-9_]{20,}+|glpat-[A-Za-z0-9_-]{16,}+"
    r"|xox[abeoprs]-[A-Za-z0-9-]{10,}+|xapp-[A-Za-z0-9-]{10,}+"  # Slack
    r"|AIza[A-Za-z0-9_-]{30,}+|ya29\.[A-Za-z0-9_-]{20,}+"  # Google
    r"|hf_[A-Za-z0-9]{20,}+|npm_[A-Za-z0-9]{20,}+|pypi-[A-Za-z0-9_-]{20,}+|gsk_[A-Za-z0-9]{20,}+"
    r"|SG\.[A-Za-z0-9_-]{16,}+\.[A-Za-z0-9_-]{16,}+"  # SendGrid
    r"|eyJ[A-Za-z0-9_-]{8,}+\.[A-Za-z0-9_-]{8,}+(?:\.[A-Za-z0-9_-]*+)?"  # JWT
    r")"
)

_BEARER = re.compile(
    r"(?i)\b(?P<label>bearer[ \t]{1,4})(?=[A-Za-z._~+/=-]{0,200}[0-9])[A-Za-z0-9._~+/=-]{16,}+",
)

_USERINFO = re.compile(r"(?P<label>://[^\s:/@]{1,64}:)(?!\[redacted\])[^\s:/@]{1,128}(?=@)")

_LABELS = (
    r"pass(?:word|wd|code|phrase)|pwd|pin(?: (?:code|number))?|api[ _-]?key|(?:secret|private|access)[ _-]?key"
    r"|client[ _-]?secret|(?:auth|access|api|refresh)[ _-]?token|passwort|kennwort|geheimzahl|contraseña|clave"
    r"|mot de passe|senha"
)

_VALUE = r"\"[^\"\n]{3,128}\"|'[^'\n]{3,128}'|`[^`\n]{3,128}`|[^\s\"'`]{2,255}[^\s\"'`.,;!?]"

# `password: x` names a secret whatever x is.
_ASSIGNED = re.compile(
    rf"(?i)(?P<label>(?<![^\W_])(?:{_LABELS})[\"']?[ \t]{{0,3}}(?::|=|:=|=>)[ \t]{{0,3}})"
    rf"(?!\[redacted\])(?:{_VALUE})"
)

# "my password is x" names one unless x is what is commonly said of passwords: "the password is wrong".
_SAID_OF_PASSWORDS = (
    r"about|accepted|already|always|being|blank|changed|compromised|correct|default|different|empty|expired|falsch"
    r"|forgotten|gone|good|hashed|incorrect|invalid|leaked|lost|missing|needed|never|not|optional|required|reset|safe"
    r"|same|saved|secure|set|shared|short|simple|stored|strong|unknown|valid|weak|working|wrong|incorrecta|incorrect"
)
_TOLD = re.compile(
    rf"(?i)(?P<label>\b(?:{_LABELS})\b[^.,;:=\n]{{0,40}}?[ \t](?:is|was|ist|lautet|war|es|est)[ \t]{{1,3}})"
    r"(?=[\"'`]"
    r"|[^\W\d_]{0,64}[^\w\s.,;:!?)]"
    r"|[^\W\d_]{0,64}[\d_]"
    rf"|(?!(?:{_SAID_OF_PASSWORDS})\b)[^\W\d_]{{3,64}}(?:[.,;!?]|\s*+\Z|\s(?:and|but|y|und|et)\s))"
    rf"(?!\[redacted\])(?:{_VALUE})"
)

_DIGIT_RUNS = re.compile(r"(?<![\d.])\d(?:[ -]?\d)++")
_CARD = re.compile(r"4\d{12}(?:\d{3}){0,2}|5[1-5]\d{14}|2[2-7]\d{14}|3[47]\d{13}|3[0689]\d{12,14}|35\d{14}|6\d{15,18}")
_SHORTEST_CARD = 13
_LONGEST_CARD = 19
_CARD_GROUPS = 7
"""Into more groups nobody parts a card number."""


class Redacted(NamedTuple):
    """A text without its secrets, and how many there were."""

    text: str
    count: int  # pyright: ignore[reportIncompatibleMethodOverride] - nobody counts the items of a pair


def redact(text: str) -> Redacted:
    """`text` with every secret replaced by `[redacted]`; labels ("password:") stay. Idempotent."""
    if not text:
        return Redacted(text, 0)
    text, count = _without_pem(text)
    for pattern in (_TOKENS, _BEARER, _USERINFO, _ASSIGNED, _TOLD):
        text, found = pattern.subn(_labelled, text)
        count += found
    text, cards = _without_cards(text)
    return Redacted(text, count + cards)


def _labelled(match: re.Match[str]) -> str:
    return match.groupdict().get("label", "") + REDACTED


def _without_pem(text: str) -> tuple[str, int]:
    kept: list[str] = []
    at = 0
    while begin := _PEM_BEGIN.search(text, at):
        kept += (text[at : begin.start()], REDACTED)
        end = _PEM_END.search(text, begin.end())
        at = end.end() if end else len(text)  # a block without an end was cut off: it is a key nevertheless
    return "".join((*kept, text[at:])), len(kept) // 2


def _without_cards(text: str) -> tuple[str, int]:
    found = 0

    def hidden(run: re.Match[str]) -> str:
        nonlocal found
        spans = _cards(run[0])
        found += len(spans)
        return _covered(run[0], spans)

    return _DIGIT_RUNS.sub(hidden, text), found


def _covered(text: str, spans: list[tuple[int, int]]) -> str:
    kept: list[str] = []
    at = 0
    for start, end in spans:
        kept += (text[at:start], REDACTED)
        at = end
    return "".join((*kept, text[at:]))


def _cards(run: str) -> list[tuple[int, int]]:
    """The card numbers in a run of digits that single spaces or hyphens part; they begin and end with a group."""
    groups = [match.span() for match in re.finditer(r"\d+", run)]
    digits = [0, *accumulate(end - start for start, end in groups)]
    spans: list[tuple[int, int]] = []
    index = 0
    while index < len(groups):
        enough = digits[min(index + _CARD_GROUPS, len(groups))] - digits[index] >= _SHORTEST_CARD
        last = _card_from(run, groups, index) if enough else None
        if last is None:
            index += 1
            continue
        spans.append((groups[index][0], groups[last][1]))
        index = last + 1
    return spans


def _card_from(run: str, groups: list[tuple[int, int]], first: int) -> int | None:
    digits = ""
    for index, (start, end) in enumerate(groups[first : first + _CARD_GROUPS], first):
        digits += run[start : min(end, start + _LONGEST_CARD + 1)]
        if len(digits) > _LONGEST_CARD:
            return None
        if len(digits) >= _SHORTEST_CARD and _CARD.fullmatch(digits) and _luhn(digits):
            return index
    return None


def _luhn(digits: str) -> bool:
    total = 0
    for place, digit in enumerate(reversed(digits)):
        value = int(digit) * (1 + place % 2)
        total += value - 9 if value > 9 else value  # noqa: PLR2004 - ISO/IEC 7812: the digits of a product are added
    return total % 10 == 0
