"""Which days a text speaks of, by the day on which it was said, and whether a question asks for such and nothing else.

    "The piano tuner is coming on the 17th"      a day, reckoned from the one on which it was said
    "What's on next week?"                       an agenda: it names nothing but a time

What is on at a time shares no word with whoever asks for it: the days themselves are compared. Where a text leaves open
whether a day is past or to come ("on Friday"), both are meant: what is too much is a line, what is too little is the
appointment.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from datetime import date, datetime, timedelta
from typing import NamedTuple

from memory.language.dates import zone_of
from memory.language.languages import TIMES
from memory.language.times import readings_in_english
from memory.text.regex import regex

LONGEST_QUESTION = 80
"""Characters: who writes more asks for something besides."""

READ_CHARS = 512
"""So much of a text's beginning is searched for days: a memory has no more (P5)."""

MOST_DAYS = 8
"""Days that one text names, as far as they are looked at (P5)."""

WEEKS_ABOUT = 2
"""Days by which "in three weeks" may be meant earlier or later."""

Days = tuple[date, date]
"""The first and the last day, both included."""

_MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
_WEEKDAYS = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
_NEAR = {"yesterday": -1, "last night": -1, "today": 0, "tonight": 0, "tomorrow": 1}
_COUNTS = {"a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6}
_MONTH = (
    r"(?P<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?"
    r"|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)"
)
_DAY = r"(?P<day>3[01]|[12]\d|0?[1-9])"
_YEAR = r"(?:,? (?P<year>20\d\d)\b)?"
_COUNT = r"(?P<count>\d{1,3}|an?|one|two|three|four|five|six)"
_SEVEN = r"(?P<weekday>mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)"

_ENGLISH = frozenset(
    """
    what what's whats is are there anything something on i i've i'm ive im we we've have got do does did am doing was
    were any plans planned plan planning happening happens happened coming up going to for the my our me us in this at
    scheduled appointments appointment booked need had an a calendar schedule agenda diary look like busy free due
    summary summarise summarize recap give of month week
    """.split()  # noqa: SIM905 - reads better
)
_ASKING = _ENGLISH.union(*(words.agenda.split() for words in TIMES.values()))
_PAST = frozenset(["did", "were", "happened", "summary", "summarise", "summarize", "recap"]).union(
    *(words.past.split() for words in TIMES.values())
)
_WORD = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")


class Agenda(NamedTuple):
    """A question for what there is, or was, at a time."""

    days: tuple[Days, ...]
    """Those that it names; several where it leaves open which one is meant."""
    is_over: bool
    """All of them are past, or it asks for what was."""
    has_begun: bool
    """One of them may be past."""


def agenda_of(question: str, *, at: datetime, timezone: str) -> Agenda | None:
    """What a question asks that names a time and nothing else, asked at `at` by somebody who lives in `timezone`."""
    if len(question) > LONGEST_QUESTION:
        return None
    today = at.astimezone(zone_of(timezone)).date()
    for text in readings_in_english(question.lower()):
        rest, found = _parted(text, today)
        words = _WORD.findall(rest.replace("’", "'"))
        if found and all(word in _ASKING for word in words):
            begun = tuple(days for days in found if days[0] <= today)
            if begun and not _PAST.isdisjoint(words):
                return Agenda(begun, is_over=True, has_begun=True)
            return Agenda(
                tuple(found),
                is_over=all(last < today for _, last in found),
                has_begun=any(first < today for first, _ in found),
            )
    return None


def days_named(text: str, said: date) -> tuple[Days, ...]:
    """The days that a text names which was said on that day, whether before or behind it."""
    readings = readings_in_english(text[:READ_CHARS].lower())
    return tuple(next(filter(None, (_parted(reading, said)[1] for reading in readings)), ()))


def meet(some: Sequence[Days], others: Sequence[Days]) -> bool:
    """Whether any of these days are among the others."""
    return any(first <= last and begin <= end for begin, last in some for first, end in others)


def _parted(text: str, today: date) -> tuple[str, list[Days]]:
    """A text, its times in English, without the days that it names, and these."""
    rest, found = text, list[Days]()
    if not _HINT.search(text):
        return rest, found
    for pattern, read in _READERS:

        def take(match: re.Match[str], read: "_Read" = read) -> str:
            try:
                found.extend(read(match, today))
            except (ValueError, OverflowError):  # 31 June
                return match.group()
            return " "

        rest = pattern.sub(take, rest)
    return rest, found[:MOST_DAYS]


# ── Reading one kind of expression ────────────────────────────────────────────────────────────────────────────

_Read = Callable[[re.Match[str], date], Iterator[Days]]


def _one(today: date, ahead: int, days: int = 1) -> Iterator[Days]:
    first = today + timedelta(ahead)
    yield first, first + timedelta(days - 1)


def _day_of_month(match: re.Match[str], today: date) -> Iterator[Days]:
    month, day, year = _MONTHS.index(match["month"][:3]) + 1, int(match["day"]), match["year"]
    years = (int(year),) if year else (today.year - 1, today.year, today.year + 1)
    yield from ((nearest, nearest) for nearest in [min((date(each, month, day) for each in years), key=_from(today))])


def _day_alone(match: re.Match[str], today: date) -> Iterator[Days]:
    """The next one of that number, and the last one."""
    day = int(match["day"])
    months = [_month_of(today, ahead) for ahead in (-1, 0, 1)]
    found = [first.replace(day=day) for first, last in months if day <= last.day]
    yield from ((each, each) for each in found if abs((each - today).days) <= 31)  # noqa: PLR2004 - a month


def _month(match: re.Match[str], today: date) -> Iterator[Days]:
    """The last one and the next, or the one of its year."""
    number = _MONTHS.index(match["month"][:3]) + 1
    years = (int(match["year"]),) if match["year"] else (today.year - 1, today.year, today.year + 1)
    months = [_month_of(date(year, number, 1), 0) for year in years]
    yield from (each for each in months if match["year"] or abs((each[0] - today).days) <= 366)  # noqa: PLR2004 - a year


def _weekday(match: re.Match[str], today: date) -> Iterator[Days]:
    back = (today.weekday() - _WEEKDAYS.index(match["weekday"][:3])) % 7
    which = match["which"]
    if which in {"this", "next"}:
        yield from _one(today, 7 - back)
    elif which == "last":
        yield from _one(today, -(back or 7))
    else:
        yield from _one(today, -back)
        yield from _one(today, 7 - back)


def _weekend(match: re.Match[str], today: date) -> Iterator[Days]:
    saturday = 5 - today.weekday()
    which = match["which"]
    if which != "last":
        yield from _one(today, saturday, 2)
    if which in {"next", "the"}:
        yield from _one(today, saturday + 7, 2) if which == "next" else _one(today, saturday - 7, 2)
    if which == "last":
        yield from _one(today, saturday - 7, 2)


def _unit(match: re.Match[str], today: date) -> Iterator[Days]:
    ahead = {"last": -1, "past": -1, "previous": -1, "this": 0, "next": 1}[match["which"]]
    if match["unit"] == "week":
        yield from _one(today, 7 * ahead - today.weekday(), 7)
    else:
        yield _month_of(today, ahead)


def _distant(match: re.Match[str], today: date) -> Iterator[Days]:
    count = _COUNTS.get(match["count"]) or int(match["count"])
    sign = -1 if match["ago"] else 1
    if match["unit"] == "day":
        yield from _one(today, sign * count)
    elif match["unit"] == "week":
        yield from _one(today, sign * 7 * count - WEEKS_ABOUT, 2 * WEEKS_ABOUT + 1)
    else:
        yield _month_of(today, sign * count)


def _month_of(day: date, ahead: int) -> Days:
    months = day.year * 12 + day.month - 1 + ahead
    first = date(months // 12, months % 12 + 1, 1)
    following = date((months + 1) // 12, (months + 1) % 12 + 1, 1)
    return first, following - timedelta(1)


def _from(today: date) -> Callable[[date], int]:
    return lambda day: abs((day - today).days)


_HINT = regex(
    r"\b(?:20\d\d-\d\d|ago|last|past|previous|this|next|today|tonight|tomorrow|yesterday|weekend|in (?:an?|one|two"
    r"|three|four|five|six|\d{1,3}) (?:day|week|month)|\d\d?(?:st|nd|rd|th)|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr"
    r"|may|jun|jul|aug|sep|oct|nov|dec)"
)
_READERS: tuple[tuple[re.Pattern[str], _Read], ...] = (
    (
        regex(r"\b20\d\d-\d\d-\d\d\b"),
        lambda match, _: iter(((day := date.fromisoformat(match.group()), day),)),
    ),
    (regex(rf"\b(?:(?:on|by) )?(?:the )?{_DAY}(?:st|nd|rd|th)? (?:of )?{_MONTH}\b{_YEAR}"), _day_of_month),
    (regex(rf"\b(?:(?:on|by) )?{_MONTH} (?:the )?{_DAY}(?:st|nd|rd|th)?\b(?!:){_YEAR}"), _day_of_month),
    (regex(rf"\b(?:on|by|until|till|from|since|is|was|to) the {_DAY}(?:st|nd|rd|th)\b(?! \w+day\b)"), _day_alone),
    (
        regex(rf"\b(?:in|for|during|until|since|of|this|next|last|by|early|late|mid|end of) {_MONTH}\b{_YEAR}"),
        _month,
    ),
    (regex(r"\bthe day after tomorrow\b"), lambda _, today: _one(today, 2)),
    (regex(r"\bthe day before yesterday\b"), lambda _, today: _one(today, -2)),
    (
        regex(r"\b(?P<when>yesterday|last night|today|tonight|tomorrow)\b"),
        lambda match, today: _one(today, _NEAR[match["when"]]),
    ),
    (regex(r"\bthis (?:morning|afternoon|evening)\b"), lambda _, today: _one(today, 0)),
    (regex(r"\b(?:on |at |for )?(?P<which>last|this|next|the) weekend\b"), _weekend),
    (regex(rf"\b(?:(?:on|by|until|till|from) )?(?P<which>last|this|next) {_SEVEN}(?:day)?\b"), _weekday),
    (regex(rf"\b(?:on|by|until|till|from) (?P<which>){_SEVEN}(?:day)?\b"), _weekday),
    (regex(rf"\b(?P<which>){_SEVEN}day\b"), _weekday),
    (regex(r"\b(?P<which>last|past|previous|this|next) (?P<unit>week|month)\b"), _unit),
    (regex(rf"\b{_COUNT} (?P<unit>day|week|month)s? (?P<ago>ago)\b"), _distant),
    (regex(rf"\b(?P<ago>)in {_COUNT} (?P<unit>day|week|month)s?\b"), _distant),
)
"""In this order: what was read once is not read again."""
