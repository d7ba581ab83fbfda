"""Times that a question names ("on 7 May", "in March", "last week"), and whether it asks how something changed.

Understood in English, and in five more languages as the English words for them (`times.py`). What is not understood
costs nothing: a time only raises memories, it never leaves others out, but for the assistant's answers where a question
has nothing else by which to tell them.
"""

import re
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta, tzinfo
from typing import NamedTuple
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from memory.language.times import in_english
from memory.text.languages import language_of_text
from memory.text.regex import regex

SEARCHED_CHARS = 512
"""So much of the end of a question is searched for times: there it is asked (P5)."""

MOST_PERIODS = 8
"""Times of one question that are looked at (P5)."""

SPELLED_DAYS = 7
"""A period up to a week is looked for by its days, a longer one by its months or years."""

_MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
_DAYS = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
_DAYS_BACK = {"the day before yesterday": 2, "yesterday": 1, "last night": 1}
_SEASONS = {"spring": 3, "summer": 6, "autumn": 9, "fall": 9, "winter": 12}
_COUNTS = {"a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "few": 3, "couple": 2}

_MONTH = (
    r"(?P<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?"
    r"|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)"
)
_DAY = r"(?P<day>3[01]|[12]\d|0?[1-9])(?:st|nd|rd|th)?"
_YEAR = r"(?P<year>(?:19|20)\d\d)"
_COUNT = r"\d{1,4}|one|two|three|four|five|six|few|couple"
_UNIT = r"(?P<unit>day|week|month|year)"


class Period(NamedTuple):
    """Days, both included. `named`: the question spells it out, so that its words are searched for anyway."""

    first: date
    last: date
    named: bool = True

    def nearness(self, day: date) -> float:
        """1 for a day within, less for one just after (one tells of a thing on the next days), 0 for all others."""
        if day < self.first:
            return 0.0
        late = (day - self.last).days
        return 1.0 if late <= 0 else max(0.0, 1.0 - late / AFTERWARDS_DAYS)


AFTERWARDS_DAYS = 4
"""Until then what happened is told with falling likelihood."""


def periods(question: str, *, at: datetime, timezone: str = "UTC") -> tuple[Period, ...]:
    """The times that `question`, asked at `at`, names in the user's time zone."""
    end = question[-SEARCHED_CHARS:]
    asked = end.lower()
    text = in_english(asked, language_of_text(end))  # which others ask of the question as it stands, too
    is_spelled = text == asked  # else no memory has these words, whatever language they are in
    if not _HINT.search(text):
        return ()
    today = at.astimezone(zone_of(timezone)).date()
    found: list[Period] = []
    for pattern, read in _READERS:
        text, read_here = _read_all(pattern, read, text, today)
        found += read_here
    return tuple(period if is_spelled else period._replace(named=False) for period in found[:MOST_PERIODS])


def spelled(found: tuple[Period, ...]) -> str:
    """The words by which memories of relative periods are found: their dates as memories carry them."""
    written: list[str] = []
    for period in found:
        if period.named:
            continue
        days = (period.last - period.first).days + 1
        if days <= SPELLED_DAYS:
            written += ((period.first + timedelta(n)).isoformat() for n in range(days))
        elif period.first.month == 1 and days > 360:  # noqa: PLR2004 - a year
            written.append(str(period.first.year))
        else:
            each_day = (period.first + timedelta(n) for n in range(min(days, 366)))
            months = {(day.year, day.month): day for day in each_day}
            written += (day.strftime("%B %Y") for day in months.values())
    return " ".join(written)


def asks_for_history(question: str) -> bool:
    """Whether a question is about change, so that what is out of date belongs to the answer."""
    return _HISTORY.search(question[-SEARCHED_CHARS:]) is not None


def zone_of(name: str) -> tzinfo:
    """The time zone of this name; UTC for one that is not known."""
    if name == "UTC":
        return UTC
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return UTC


_HINT = regex(
    r"\b(?:(?:19|20)\d\d\b|ago\b|last|past|this|previous|today|tonight|yesterday|on (?:mon|tue|wed|thu|fri|sat|sun)"
    r"|(?:in|since|during|until|of|early|late|mid) (?:the )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|spring"
    r"|summer|autumn|fall|winter)"
    r"|\d\d?(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)"
    r"|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* (?:the )?\d)"
)
"""What every expression of a time has in it: most questions have none, and a fifth of the time finds that out."""

_HISTORY = regex(
    r"(?i)\b(?:chang\w*|evol\w+|develop\w*|progress\w*|improv\w+|worse\w*|trend\w*|histor\w+|over (?:time|the)|used to"
    r"|previous\w*|former\w*|before|earlier|originally|at first|no longer|so far|since|compar\w+|differ\w+|ever"
    r"|(?:went|gone|go|going|gain\w*|los[te]\w*) (?:up|down|weight)|increas\w+|decreas\w+|dropp\w+|rose|risen|was|were"
    r"|had|did|first|old|all (?:my|the|of))\b"
)
"""Also the past tense: "what was my weight?" may mean any of them."""


def _read_all(pattern: re.Pattern[str], read: "_Read", text: str, today: date) -> tuple[str, list[Period]]:
    """What `pattern` finds, and the text without it: what was read as a date is not read as a year again."""
    found: list[Period] = []

    def take(match: re.Match[str]) -> str:
        try:
            period = read(match, today)
        except (ValueError, OverflowError):  # 31 June, or a million years ago
            return match.group()
        found.append(period)
        return " ; "

    return pattern.sub(take, text), found


# ── Reading one kind of expression ────────────────────────────────────────────────────────────────────────────

_Read = Callable[[re.Match[str], date], Period]


def _day_of_month(match: re.Match[str], today: date) -> Period:
    year, month, day = match["year"], _month_number(match["month"]), int(match["day"])
    if year:
        found = date(int(year), month, day)
    else:
        found = date(today.year, month, day)
        if found > today:
            found = date(today.year - 1, month, day)
    return Period(found, found)


def _month(match: re.Match[str], today: date) -> Period:
    number = _month_number(match["month"])
    year = match["year"]
    return _whole_month(int(year) if year else today.year - (number > today.month), number)


def _weekend(match: re.Match[str], today: date) -> Period:
    saturday = today - timedelta((today.weekday() - 5) % 7)
    # On a weekend the last one is a week ago; on another day "this weekend" is to come.
    back = 7 if match["which"] == "last" and today.weekday() >= 5 else 0  # noqa: PLR2004 - Saturday
    ahead = 7 if match["which"] == "this" and today.weekday() < 5 else 0  # noqa: PLR2004 - Saturday
    return _days(saturday - timedelta(back - ahead), 2)


def _season(match: re.Match[str], today: date) -> Period:
    month = _SEASONS[match["season"]]
    year = int(match["year"] or today.year)
    least = 3 if match["which"] == "last" else 0  # months since it began: a season has three
    while not match["year"] and (today.year - year) * 12 + today.month - month < least:
        year -= 1
    return Period(date(year, month, 1), _whole_month(year + (month + 2 > 12), (month + 1) % 12 + 1).last, named=False)  # noqa: PLR2004 - months


_READERS: tuple[tuple[re.Pattern[str], _Read], ...] = (
    (regex(r"\b(?:19|20)\d\d-\d\d-\d\d\b"), lambda match, _: Period(day := date.fromisoformat(match.group()), day)),
    (regex(rf"\b{_DAY} (?:of )?{_MONTH}\b(?:,? {_YEAR}\b)?"), _day_of_month),
    (regex(rf"\b{_MONTH} (?:the )?{_DAY}\b(?:,? {_YEAR}\b)?"), _day_of_month),
    (regex(rf"\b{_MONTH}\b,? (?:of )?{_YEAR}\b"), _month),
    (regex(rf"\b(?:in|since|during|until|last|this|of|early|late|mid) {_MONTH}\b(?P<year>)"), _month),
    (
        regex(rf"\b(?P<which>last|this|in|during) (?:the )?(?P<season>{'|'.join(_SEASONS)})\b(?: (?:of )?{_YEAR}\b)?"),
        _season,
    ),
    (
        regex(
            r"\b(?:the day before yesterday|yesterday|last night|today|tonight|this (?:morning|afternoon|evening))\b"
        ),
        lambda match, today: _days(today - timedelta(_DAYS_BACK.get(match.group(), 0)), 1),
    ),
    (
        regex(r"\b(?:on|last|this) (?P<weekday>mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\b"),
        # Of the day that it is, the one a week ago.
        lambda match, today: _days(
            today - timedelta((today.weekday() - _DAYS.index(match["weekday"][:3])) % 7 or 7), 1
        ),
    ),
    (regex(r"\b(?:the )?(?P<which>last|this|past) weekend\b"), _weekend),
    (
        regex(rf"\b(?P<count>an?|{_COUNT})(?: of)? {_UNIT}s? ago\b"),
        lambda match, today: _around(today, match["unit"], _count(match["count"])),
    ),
    (
        regex(rf"\b(?:last|past) (?P<count>{_COUNT})(?: of)? {_UNIT}s?\b"),
        # The last three weeks: until today.
        lambda match, today: Period(_around(today, match["unit"], _count(match["count"])).first, today, named=False),
    ),
    (
        regex(r"\b(?P<which>last|this|past|previous) (?P<unit>week|month|year)\b"),
        lambda match, today: _around(today, match["unit"], 0 if match["which"] == "this" else 1),
    ),
    (regex(rf"\b{_YEAR}\b"), lambda match, _: _whole_year(int(match["year"]))),
)
"""In this order: what was read once is not read again."""


def _count(word: str) -> int:
    return _COUNTS.get(word) or int(word)


def _month_number(name: str) -> int:
    return _MONTHS.index(name[:3]) + 1


def _days(first: date, count: int) -> Period:
    return Period(first, first + timedelta(count - 1), named=False)


def _around(today: date, unit: str, back: int) -> Period:
    """The day, week, month or year so many of them ago."""
    if unit == "day":
        return _days(today - timedelta(back), 1)
    if unit == "week":
        return _days(today - timedelta(today.weekday() + 7 * back), 7)
    if unit == "month":
        months = today.year * 12 + today.month - 1 - back
        return _whole_month(months // 12, months % 12 + 1)._replace(named=False)
    return _whole_year(today.year - back)._replace(named=False)


def _whole_month(year: int, month: int) -> Period:
    following = date(year + month // 12, month % 12 + 1, 1)
    return Period(date(year, month, 1), following - timedelta(1))


def _whole_year(year: int) -> Period:
    return Period(date(year, 1, 1), date(year, 12, 31))
