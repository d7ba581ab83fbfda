"""Secrets that stand under a heading, not behind a label: a table's column of passwords, a list of backup codes."""

import re
from collections.abc import Iterator
from itertools import pairwise

from memory.text.secret_formats import Span, around, is_given, places_of
from memory.text.secret_labels import is_random

# ── Tables ────────────────────────────────────────────────────────────────────────────────────────────────────

_HEADS = "pass|pw|kennw|contraseñ|clave|senha|mdp|wachtwoord|pin|puk|secret|token|key|пароль|密码|パスワード"
_SECRET_COLUMN = re.compile(
    r"(?i)(?:\w+[ _-])?(?:pass(?:word|wort|code|phrase|wd)?s?|pwd?s?|kennw(?:ort|örter)|contraseñas?|clave|senhas?"
    r"|mots? de passe|mdp|wachtwoord|pins?|puk|secret|token|api[ _-]?key|пароль|密码|パスワード)"
)
_HEAD_CELL = re.compile(r"[\w .#/()-]{1,32}")
_DELIMITERS = "|\t;,"
_RULE = re.compile(r"[\s|:+=-]+")
_HEAD = re.compile(r"[\w .:#/()|;,\t\r\"'`*-]{3,512}")
"""A longer line heads no table that somebody writes into a chat."""


def columns(text: str) -> Iterator[Span]:
    """What stands in a table under a heading that calls it a secret."""
    if "\n" not in text:
        return
    done = 0
    for place in places_of(text.lower(), _HEADS.split("|")):
        if place < done:
            continue
        start, end = line = _line_at(text, place)
        done = end
        delimiter = next((each for each in _DELIMITERS if each in text[start:end]), None)
        if delimiter is None or not _HEAD.fullmatch(text, start, end):
            continue
        cells = _cells(text, line, delimiter)
        lead = text.rfind(":", *cells[0]) + 1  # "You said: user,password"
        cells[0] = _bare(text, max(lead, cells[0][0]), cells[0][1], " ")
        secret = [place for place, cell in enumerate(cells) if _SECRET_COLUMN.fullmatch(text, *cell)]
        if secret and len(cells) > 1 and all(_HEAD_CELL.fullmatch(text, *cell) for cell in cells):
            rows = list(_rows(text, end, delimiter, len(cells)))
            yield from (row[place] for row in rows for place in secret if _is_value(text[slice(*row[place])]))
            done = rows[-1][-1][1] if rows else end


def _line_at(text: str, place: int) -> Span:
    end = text.find("\n", place)
    return text.rfind("\n", 0, place) + 1, end if end >= 0 else len(text)


def _rows(text: str, end: int, delimiter: str, count: int) -> Iterator[list[Span]]:
    """The rows of a table whose heading ends at `end`, each its cells."""
    while end < len(text):
        line = _line_at(text, end + 1)
        end = line[1]
        if _RULE.fullmatch(text, *line):
            continue
        cells = _cells(text, line, delimiter)
        if len(cells) != count:
            return
        yield cells


def _is_value(cell: str) -> bool:
    is_pin = cell.isdigit() and len(cell) >= 4  # noqa: PLR2004 - ISO 9564
    return is_given(cell) and (is_pin or is_random(cell, least=5))


def _cells(text: str, line: Span, delimiter: str) -> list[Span]:
    """Where the cells of a line stand, without the space, the quotes and the bars around them."""
    start, end = line
    if delimiter == "|":
        start, end = _bare(text, start, end, " \t\r")
        start += text[start:end].startswith("|")
        end -= text[start:end].endswith("|")
    cells = (
        start,
        *(bar.end() for bar in _PARTED[delimiter].finditer(text, start, end) if bar[0] == delimiter),
        end + 1,
    )
    return [_bare(text, first, last - 1, " \t\r\"'`*") for first, last in pairwise(cells)]


_PARTED = {each: re.compile(rf'"[^"\n]*"|{re.escape(each)}') for each in _DELIMITERS}
"""What parts cells, and what stands in quotes, where it parts none."""


def _bare(text: str, start: int, end: int, around_it: str) -> Span:
    left = text[start:end].lstrip(around_it)
    return end - len(left), end - len(left) + len(left.rstrip(around_it))


# ── Lists of codes ────────────────────────────────────────────────────────────────────────────────────────────

_LISTED = re.compile(
    r"(?:(?:backup|back-up|recovery|rescue|reserve|emergency|scratch|one[- ]?time|2fa|mfa|two[- ]factor)[ -]"
    r"(?:2fa )?codes|(?:backup|wiederherstellungs|reserve|notfall|ersatz|sicherungs|einmal)-?codes"
    r"|c[oó]digos de (?:recuperaci[oó]n|recupera[cç][aã]o|respaldo|seguridad|backup|reserva)"
    r"|codes de (?:secours|récupération|sauvegarde)|codici di (?:backup|recupero|riserva|emergenza))"
    r"(?:[ ](?:for|für|de|del|di|da|do|von|para|pour|per)[ ][^.\n:=]{1,32}?)?"
    r"(?:[ ](?:are|is|sind|sont|sono|son|são)\b)?[ \t]{0,2}[:=]?"
)
_LISTED_WORDS = ("codes", "códigos", "codigos", "codici")
_NEXT_CODE = re.compile(
    r"(?:[\s,;|/]|\b(?:and|und|y|et|e|or|oder)\b){0,12}(?:(?:[-*•]|\d{1,2}[.):](?=[ \t]))[ \t]{0,4})?[\"'`*]{0,2}"
    r"(?:\[redacted\]|(?P<code>(?=[a-z-]{0,24}\d)[a-z0-9]{4,24}(?:-[a-z0-9]{2,12}){0,5}))(?![\w-])[\"'`*]{0,2}"
)
_MOST_CODES = 32
"""The most that a service gives at once is 16."""


def listed_codes(low: str) -> Iterator[Span]:
    """Each of a list of codes that open an account when all else is lost; `low`: the text in small letters."""
    for first, last in around(low, _LISTED_WORDS, before=32, after=64):
        for label in _LISTED.finditer(low, first, last):
            at = label.end()
            for _ in range(_MOST_CODES):
                found = _NEXT_CODE.match(low, at)
                if found is None:
                    break
                at = found.end()
                if found["code"]:
                    yield found.span("code")
