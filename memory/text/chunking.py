"""Documents in chunks (docs/rules.md, Chunks) and conversations in sentences.

Both work on spans of the text, so that what is merged again is the text as it stood, white space and markers included.
"""

import re
from collections import Counter
from collections.abc import Iterator

from memory.model.options import ChunkOptions
from memory.model.types import CountTokens
from memory.text.languages import language_of_text
from memory.text.reading import once

Span = tuple[int, int]


_FENCE = re.compile(r"^[ ]{0,3}(`{3,}|~{3,})", re.MULTILINE)
_PARAGRAPH_END = re.compile(r"\n(?:[ \t]*\n)+")

_CLOSERS = "[\"'”’“»«)\\]]{0,4}"
"""Also what closes in German alone („Komm.“, »Komm.«)."""
_STOPS, _TIGHT = "[.!?…]", "[。！？｡।؟۔]"
_END = re.compile(
    r"[.!?…。！？｡।؟۔](?:"  # Python looks for one of these before it tries anything
    rf"(?<={_STOPS}){_STOPS}{{0,7}}{_CLOSERS}(?P<gap>\s{{1,8}})(?=(?P<next>\S))"  # a stop and a space
    rf"|(?<={_TIGHT}){_TIGHT}{{0,7}}{_CLOSERS}(?P<tight>\s{{0,8}})(?=\S))"  # stops that need no space behind them
)

TITLES = (
    r"(?i:mr|mrs|ms|mx|drs?|d[rn]a|dras|prof|profs|prof\.?ssa|sr|sra|sres|sras|srta|dña|hrn?|fr|frl|dipl\.?-ing|mm?|mmes?"
    r"|mlles?|sigg?|sig\.?r[aei]|sig\.?na|dott|dott\.?ssa|avv|ing|geom|eng|arq|exm[oa]|st)"
    r"|(?:Pr|Ste|Sto|Sta|Mt|Ft|Rev|Capt|Cpt|Lt|Sgt|Gen|Col|Hon|Maj)"
)
"""Stand in front of a name, with a dot that ends no sentence."""
_ABBREVIATION = re.compile(
    r"(?:^|[\s(\"'’“„«])(?:"
    rf"{TITLES}|(?i:jr|vs|etc|approx|dept|est|fig|inc|ltd|co|corp|jan|feb|apr|aug|sept?|oct|nov|dec"
    r"|bzw|ca|evtl|tgl|tägl|wtl|ggf|inkl|usw|vgl|nr|str|abs|tel|bspw|sog|zzgl|ud|uds|pág|núm|no|n[º°]|art|avda?|bd|blvd)"
    r"|(?i:e\.g|i\.e|a\.m|p\.m|u\.s|u\.k|z\.B|d\.h|u\.a|o\.ä|p\.ej|p\.ex|ph\.d)"
    r"|(?<![^\W_]['’])[^\W\d_]"  # an initial: J. Smith; none is the end of "Parkinson's."
    r")\.$"
)
_MAY_END = re.compile(
    r"(?i:(?<![^\W_])(?:etc|usw|inc|ltd|co|corp|jr|no|i|a\.m|p\.m|u\.s|u\.k|ph\.d)|\d ?mm?|(?<![^\W_])ft)\.$"
    r"|[A-ZÀ-Þ][^\W\d_]{2,12},? [Ss]r\.$"
)
"""Abbreviations and words that a sentence may well end with: before a capital they do."""

_ORDINAL = re.compile(r"(?:^|\s)\d{1,2}\.$")
_GERMAN_MONTH = re.compile(
    r"\s*(?:Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)\b"
)
_GERMAN_COUNTED = re.compile(
    r"(?i)\s*(?:woche|schwangerschaftswoche|ssw|monat|lebensmonat|klasse|semester|trimester|schuljahr|lebensjahr|geburtstag"
    r"|hochzeitstag|jahrhundert|bezirk|stockwerk)(?!\w)"
)
"""What is counted by ordinals alone, in whatever case: "schwanger, 8. woche"."""
_GERMAN_DETERMINER = re.compile(
    r"(?i)(?:^|[\s(\"„])(?:am|im|vom|zum|zur|ins|beim|bis|ab|seit|nach|und|oder|d(?:er|ie|as|e[nms])|jede[nmrs]?|diese[nmrs]?"
    r"|(?:k?ein|[mds]ein|ihr|unser|euer)(?:e[nmrs]?)?|eure[nmrs]?)\s{1,3}\d{1,2}\.$"
)
"""A number that something stands in front of which a noun follows: "am 18.", "ihren 80."."""
_OPENS_GERMAN = re.compile(
    r"\s*(?:Ich|Wir|Du|Er|Sie|Es|Ihr|Man|Das|Der|Die|Den|Dem|Dies\w*|Ein\w*|Mein\w*|Dein\w*|Sein\w*|Unser\w*|Und|Aber"
    r"|Oder|Also|Dann|Da|Danach|Davor|Dort|Hier|Heute|Morgen|Gestern|Jetzt|Bitte|Danke|Ja|Nein|Nicht|Kein\w*|Wenn|Weil"
    r"|Als|Ob|W(?:er|as|ie|o|ann|arum|elche\w*)|Kann\w*|Könnt\w*|Hast?|Habe?|Haben|Ist|Sind|Wird|Soll\w*|Muss\w*|Darf\w*"
    r"|Am|Im|Um|Von|Vor|Zu[mr]?|Bei|Mit|Nach|Bis|Ab|Seit|Für|Auf|In|An)\b"
)
"""Words that hardly are a noun, with which a sentence begins."""
_LOOK_BACK = 16
"""Characters that an abbreviation with what stands before it can take."""

_AROUND = 200
"""Characters around a number that tell its language (P5)."""
_NUMBER = "0123456789 \t"

_BULLET = re.compile(
    r"[ \t]*(?:[-*+•‣◦–—·]|\(?(?P<place>\d{1,3}|[a-zA-Z])(?:(?P<dot>\.)|\)))[ \t]+(?:\[[ xX]\][ \t]+)?"
)
"""`dot`: behind a number or a letter that may as well be the text's own ("108. Below 110!", "J. Smith is my boss")."""
_HEADING = re.compile(r"[ \t]*#{1,6}[ \t]+")
_WRAPPED_AT = 60
"""A line of at least this length whose successor begins in lower case was wrapped, not ended."""


def chunk(text: str, *, count: CountTokens, options: ChunkOptions | None = None) -> list[str]:
    """Cleaned `text` in chunks of 50–300 tokens: paragraphs, split at sentences, short neighbours merged.

    A chunk is longer than `max_tokens` never; it is shorter than `min_tokens` only where no neighbour can take it.
    """
    limits = options or ChunkOptions()
    pieces = [piece for block in _blocks(text) for piece in _fitting(text, block, count, limits.max_tokens)]
    return [text[start:end] for start, end in _merged(text, pieces, count, limits)]


def sentences(text: str) -> list[str]:
    """The sentences of a chat message, each without its bullet: line breaks end them too, unless a line was wrapped.

    A number or a letter with a dot is a bullet where another line has the next one, the one before it or the same.
    """
    return [*_sentences_in(text)]


@once
def _sentences_in(text: str) -> tuple[str, ...]:
    found: list[str] = []
    lines = [*_lines(text)]
    marks = [*map(_BULLET.match, lines)]
    places = Counter(_place_of(mark) for mark in marks if mark and mark["place"])
    for line, mark in zip(lines, marks, strict=True):
        is_own = mark and mark["dot"] and not _is_of_list(_place_of(mark), places)
        marker = None if is_own else mark or _HEADING.match(line)
        body = line[marker.end() :] if marker else line
        start = 0
        for end, resume in _sentence_ends(body, capital_only=False):
            found.append(body[start:end].strip())
            start = resume
        found.append(body[start:].strip())
    return tuple(sentence for sentence in found if sentence)


def _place_of(mark: re.Match[str]) -> int:
    """The place in a list that a mark says: letters are counted apart from numbers."""
    said = mark["place"]
    return int(said) if said.isdigit() else -ord(said.lower())


def _is_of_list(place: int, places: Counter[int]) -> bool:
    return places[place] > 1 or places[place - 1] > 0 or places[place + 1] > 0


def _blocks(text: str) -> Iterator[Span]:
    """Paragraphs; a fenced block of code is one, whatever blank lines it has."""
    at = 0
    opened: re.Match[str] | None = None
    for fence in _FENCE.finditer(text):
        if opened is None:
            yield from _paragraphs(text, at, fence.start())
            opened = fence
        elif fence[1].startswith(opened[1]):
            end = text.find("\n", fence.end())
            at = len(text) if end < 0 else end
            yield opened.start(), at
            opened = None
    if opened is None:
        yield from _paragraphs(text, at, len(text))
    else:
        yield opened.start(), len(text)


def _paragraphs(text: str, start: int, end: int) -> Iterator[Span]:
    at = start
    for gap in _PARAGRAPH_END.finditer(text, start, end):
        yield from _trimmed(text, at, gap.start())
        at = gap.end()
    yield from _trimmed(text, at, end)


def _trimmed(text: str, start: int, end: int) -> Iterator[Span]:
    inner = text[start:end]
    if stripped := inner.strip():
        begin = start + inner.index(stripped[0])
        yield begin, begin + len(stripped)


def _fitting(text: str, span: Span, count: CountTokens, limit: int) -> Iterator[Span]:
    """The span if it fits, else its sentences, and what of those is too long in halves."""
    start, end = span
    if count(text[start:end]) <= limit:
        yield span
        return
    at = start
    for stop, resume in _sentence_ends(text[start:end], capital_only=True):
        yield from _halved(text, (at, start + stop), count, limit)
        at = start + resume
    yield from _halved(text, (at, end), count, limit)


def _halved(text: str, span: Span, count: CountTokens, limit: int) -> Iterator[Span]:
    """Spans that fit: halves of halves, parted at the line or word nearest the middle, or in the middle of a word."""
    start, end = span
    if end - start <= 1 or count(text[start:end]) <= limit:
        yield span
        return
    middle = (start + end) // 2
    quarter = max((end - start) // 4, 1)
    for separator in ("\n", " "):
        behind = text.find(separator, middle, middle + quarter)
        before = text.rfind(separator, middle - quarter, middle)
        if behind >= 0 or before >= 0:
            middle = behind if before < 0 or 0 <= behind - middle < middle - before else before
            break
    for half in (*_trimmed(text, start, middle), *_trimmed(text, middle, end)):
        yield from _halved(text, half, count, limit)


def _merged(text: str, pieces: list[Span], count: CountTokens, limits: ChunkOptions) -> list[Span]:
    """Short pieces joined with the neighbour before them, else with the one behind, as long as the whole fits."""
    done: list[Span] = []
    short_end = False
    for piece in pieces:
        short = count(text[slice(*piece)]) < limits.min_tokens
        joined = (done[-1][0], piece[1]) if done and (short or short_end) else None
        if joined is not None and (tokens := count(text[slice(*joined)])) <= limits.max_tokens:
            done[-1] = joined
            short_end = tokens < limits.min_tokens
        else:
            done.append(piece)
            short_end = short
    return done


def _lines(text: str) -> Iterator[str]:
    """The lines, those that were wrapped joined again."""
    parts: list[str] = []
    length = 0
    for line in text.split("\n"):
        is_wrapped = parts and length >= _WRAPPED_AT and parts[-1].rstrip()[-1:] not in set(".!?:;。！？")
        if is_wrapped and line.lstrip()[:1].islower() and not _BULLET.match(line):
            before, more = parts[-1].rstrip(), line.lstrip()
            length += len(before) - len(parts[-1]) + len(more) + 1
            parts[-1:] = before, more
            continue
        if parts:
            yield " ".join(parts)
        parts, length = [line] if line else [], len(line)
    if parts:
        yield " ".join(parts)


def _sentence_ends(text: str, *, capital_only: bool) -> Iterator[Span]:
    """Where a sentence ends and where the next begins. `capital_only`: as in documents, before a capital alone."""
    for match in _END.finditer(text):
        gap = "tight" if match["gap"] is None else "gap"
        if gap == "gap" and not _ends(text, match, capital_only=capital_only):
            continue
        yield match.start(gap), match.end(gap)


def _ends(text: str, match: re.Match[str], *, capital_only: bool) -> bool:
    following = match["next"]
    capital = following.isupper() or following.istitle()
    if capital_only and not capital:
        # A quotation mark or bracket with a capital behind it opens a sentence, too, and a script without capitals.
        is_quote, behind = following in "\"'“„«¿¡([", text[match.end() + 1 : match.end() + 2]
        if not (behind.isupper() if is_quote else following.isalpha() and not following.islower()):
            return False
    if text[match.start()] != "." or text[match.start() : match.start() + 2] == "..":
        return True
    before = text[max(match.start() - _LOOK_BACK, 0) : match.start() + 1]
    if _ORDINAL.search(before):
        return bool(text[: match.start()].strip(_NUMBER)) and not _is_ordinal(text, before, match)
    if _ABBREVIATION.search(before):
        return capital and bool(_MAY_END.search(before))
    return True


def _is_ordinal(text: str, before: str, match: re.Match[str]) -> bool:
    """Whether the stop behind a number makes a German ordinal of it, with more of its sentence behind it."""
    if _GERMAN_MONTH.match(text, match.end()) or _GERMAN_COUNTED.match(text, match.end()):
        return True
    is_opening = match["next"].isupper() and _OPENS_GERMAN.match(text, match.end())
    if is_opening or not _GERMAN_DETERMINER.search(before):
        return False
    around = text[max(match.start() - _AROUND, 0) : match.end() + _AROUND]
    return language_of_text(around) == "german"
