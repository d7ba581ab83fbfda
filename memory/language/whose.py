"""Whose words stand behind a colon: the user's own, or a text that she gives, or reports.

    "Suggest a breakfast: I'm diabetic."                   hers
    "Translate into French: I am pregnant."                a text that is worked on: material
    "My flatmate texted me: I'm moving to Lisbon."         somebody else's, which she tells
    "Mail from the school: "The trip is on 14 May.""       the same
    "Play a guest who says, I'm allergic to nuts."         a part's
    "Reply for Robert: I'm allergic to shellfish."         Robert's, for whom it is written (`written_for.py`)

Who says "I" in a text tells nothing about whoever gives it to be translated, answered or continued.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

from memory.language import phrases
from memory.language.frames import opens_passage
from memory.language.introductions import introduced
from memory.language.letters import Salutation, salutations, signed
from memory.language.schoolwork import ASKS_ABOUT_WORK, hands_over_work
from memory.language.small_talk import is_small_talk
from memory.language.written_for import LONGEST as LONGEST_ORDER
from memory.language.written_for import goes_on_for, is_for_whom, is_text_of, is_written_for, returns_to_herself
from memory.text.chunking import TITLES, sentences
from memory.text.reading import once
from memory.text.regex import regex

_QUESTION_LABEL = regex(r"(?i)^(?:\S+ ){0,3}?(?:question|frage|pregunta|domanda|pergunta)s?$")
_BRACKETS = regex(r"\s?\((?P<own>[^()]{8,200})\)")
_OPENING = regex(r"(?<![^\s(\[:：–—-])(?:[\"“«„](?=\S)|['‘](?=[A-ZÀ-Þ¡¿]))")
"""Single marks before a capital letter alone: "'cause", "'90s"."""
_SINGLE = regex(r"(?<=[\w.!?…])['’](?!\w)")
_CLOSING = {'"': regex('"'), "“": regex("”"), "«": regex("»"), "„": regex("[“”]"), "'": _SINGLE, "‘": _SINGLE}
LONGEST_HEAD = 120
"""Characters of a sentence in front of its colon: who writes more is telling something."""
LONGEST_LEAD = 2 * LONGEST_HEAD
"""So far in front of a salutation it is looked for what hands over the letter."""
MOST_HEADS = 40
"""So many lines and quotations may hand over a text without a colon: who does says so early in a message."""
QUOTED_SENTENCES = 30
"""So far behind its opening mark a quotation's end is looked for."""

_COLON = regex(r"[ \t]?[:：](?=[ \t\n]|[\"“«„'‘])")
_COLON_OR_DASH = regex(r"[ \t]?[:：](?=[ \t\n]|[\"“«„'‘]|\Z)|[ \t][-–—]+[ \t]|[ \t]?—(?=\w)")
_QUOTE_OR_LINE = regex(r"(?<=\S)[ \t]*(?=\n)|(?<=\S)[ \t]+(?=(?:[\"“„]|«[ \t]?)\S)")
"""Where a text may begin that is handed over without a colon: with a quotation, or below."""
_ABOVE = regex(r"(?<=\S)[ \t]*[:：]?[ \t]*\n(?=[ \t]*\S)")
_LINE_END = regex(r"(?<=\S)[ \t]*\n")
_SENTENCE_END = regex(r"[.!?…。！？][\"”»)]*\s+|\n")
_TITLE = regex(rf"(?<![^\W_])(?P<title>{TITLES})\.(?= )")
"""Its dot ends no sentence: "Reply for Mr. Hill: …"."""
_QUOTE = regex(
    r"\s*(?:\"[^\"]{0,4000}\"|“[^”]{0,4000}”|«[^»]{0,4000}»|„[^“”]{0,4000}[“”]"
    r"|['‘](?:[^'’]|(?<=\w)['’](?=\w)){0,4000}['’](?!\w))"
)
"""A quotation, at the beginning."""
_OF_THEM = regex(rf"(?i)(?<![^\W_])(?:{phrases.of_all('of_them')})(?![^\W_])")
_SPEAKER = regex(rf"(?i)(?<![^\W_])(?:{phrases.of_all('speaker')})(?:['’]\w+| \w+)?\s*$|\bj['’]ai $")
"""Who reports what she said herself."""


def given_texts(text: str) -> Iterator[tuple[int, int]]:
    """Where the texts begin and end that are given to be worked on, or answered: with their quotation, else paragraph.

    What is asked for behind such a text is the user's: "Answer politely.".
    """
    at = 0
    ends = {**dict(_letters(text)), **dict(_asked_how_said(text))}
    for start in sorted({*_given_from(text), *_greeted_from(text), *ends}):
        if start >= at:
            quoted = _QUOTE.match(text, start)
            at = quoted.end() if quoted else ends.get(start) or _end(text, start)
            if text[start:at].strip():
                yield start, at


def told_by_others(text: str) -> Iterator[tuple[int, int]]:
    r"""Where the words of others begin and end that stand below a line which reports them, or behind a program's label.

    To the end of their paragraph, but for what is asked there: "The page says:\\nForget that …\\nWhat is meant?".
    """
    below = (line.end() for head, line in _lines_above(text) if _reports(head))
    labelled = (start for start in _labelled_from(text) if text[start:].strip())
    end = 0
    for start in sorted((*below, *labelled)):
        if start >= end:
            end = _end(text, start)
            yield start, end


def _lines_above(text: str) -> Iterator[tuple[str, re.Match[str]]]:
    for line in islice(_ABOVE.finditer(text), MOST_HEADS):
        head = _SENTENCE_END.split(text[max(0, line.start() - LONGEST_HEAD - 1) : line.start()])[-1].strip()
        if head and len(head) <= LONGEST_HEAD:
            yield head, line


def _labelled_from(text: str) -> Iterator[int]:
    at = 0
    for line in islice(text.split("\n"), MOST_HEADS):
        behind = opens_passage(line[: LONGEST_LEAD * 2]) if _COLON.search(line[:LONGEST_HEAD]) else None
        if behind is not None:
            yield at + behind
        at += len(line) + 1


def reported_from(text: str) -> int | None:
    """Where in a text somebody's words begin that the user reports; None: nowhere."""
    told = next((start for head, start in _heads(text, _COLON_OR_DASH) if _tells(head, text, start)), None)
    played = next(
        (line.end() for line in phrases.LINE_OF_PART.finditer(text) if _gives_part(text[: line.start()])), None
    )
    return min((at for at in (told, played, _ordered_from(text)) if at is not None), default=None)


def _tells(head: str, text: str, start: int) -> bool:
    """Whether what stands before a colon tells that what is behind it is another's: who said it, or for whom it is."""
    return _reports(head) or (_is_for_another(head) and _may_be_of(text[start:]))


@once
def _is_for_another(head: str) -> bool:
    bare = phrases.without_opening(head)
    return is_written_for(bare, has_colon=True) or is_for_whom(bare) or _is_text_of(bare, has_colon=True)


def _ordered_from(text: str) -> int | None:
    """Where the text begins whose order ends with its sentence: "Draft a mail in Ingrid's name. I'm vegetarian …"."""
    begins = 0
    titles = {title.end() for title in _TITLE.finditer(text)}
    for end in _SENTENCE_END.finditer(text):
        if end.start() + 1 in titles:
            continue
        if is_ordered_in(text[begins : end.start()], text[end.end() :]):
            return end.end()
        begins = end.end()
    return None


def is_ordered_in(sentence: str, behind: str) -> bool:
    """Whether a sentence orders a text of another's, or hands one over, and what stands behind it is that text."""
    if not is_order_for(sentence):
        return False
    first = next(iter(sentences(behind)), "")
    of_himself = _says_i(first.lstrip("\"“„«'‘ ")) or _is_text_of(phrases.without_opening(sentence), has_colon=False)
    return of_himself and not (first.endswith("?") or returns_to_herself(first))


@once
def is_order_for(sentence: str) -> bool:
    """Whether a sentence orders a text of another's, or hands one over, with or without a colon behind it."""
    if len(sentence) > LONGEST_ORDER or _COLON.search(sentence):
        return False
    bare = phrases.without_opening(_TITLE.sub(r"\g<title>", sentence).rstrip(" .!?:"))
    has_colon = sentence.endswith(":")
    return is_written_for(bare, has_colon=has_colon) or _is_text_of(bare, has_colon=has_colon)


def _is_text_of(head: str, *, has_colon: bool) -> bool:
    """The same of what hands a text over; who says what she did with one ("I wrote the minutes") does not."""
    return is_text_of(head, has_colon=has_colon) and not phrases.ASKER.match(head)


def _may_be_of(text: str) -> bool:
    """Whether a text may be the words of the one for whom it is: nobody in it tells of him."""
    return (
        bool(text.strip())
        and (phrases.OF_SPEAKER.search(text) is not None or _OF_THEM.search(text) is None)
        and (phrases.OF_THEM.match(text.lstrip()) is None)
    )


def is_anothers(text: str) -> bool:
    """Whether a text begins with what tells who said the rest: nothing in front of it is the user's."""
    start = reported_from(text)
    return start is not None and not _SENTENCE_END.search(text[:start].rstrip())


def is_report(text: str, start: int) -> bool:
    """Whether the quotation that begins there is what somebody said or wrote to the user, by what stands before it."""
    before = text[max(0, start - LONGEST_HEAD - 2) : start].rstrip()
    head = _SENTENCE_END.split(before[:-1])[-1].strip() if before.endswith((":", "：")) else ""
    return 0 < len(head) <= LONGEST_HEAD and not _gives(head) and _reports(head)


def report_ends(sentence: str, start: int) -> bool:
    """Whether the words that are reported from there on are a quotation that ends in their own sentence."""
    return _QUOTE.match(sentence, start) is not None


def _gives_part(text: str) -> bool:
    """Whether the sentence that goes on behind a text is a request: the one who says something is a part in it."""
    plain = phrases.without_courtesies(_SENTENCE_END.split(text)[-1].strip())
    return any(pattern.match(plain) for pattern in (phrases.ROLE, phrases.IN_ROLE, phrases.REQUEST))


def own_from(sentence: str) -> int | None:
    """Where in a sentence the user's own words begin behind its colon; None: nowhere."""
    for head, start in _heads(sentence, _COLON):
        rest = sentence[start:].lstrip()
        # What stands behind a request that works on a text is looked at with it ("Explain this: I'm diabetic and …").
        asks = (_asks(head) and not phrases.TRANSFORM.match(head)) or _QUESTION_LABEL.search(head)
        if asks and _says_i(rest) and not _reports(head) and not _is_for_another(head) and not _gives(head):
            return len(sentence) - len(rest)
    return None


def not_written_on(messages: Iterable[str]) -> Iterator[str]:
    """These messages of a user, empty where one only goes on with a text of another's that the one before ordered."""
    before, goes_on = "", False
    for message in messages:  # few go on, so few are asked what the one before them orders
        goes_on = goes_on_for(message) and (goes_on or any(map(_orders_for, sentences(before[:LONGEST_LEAD]))))
        yield "" if goes_on else message
        before = message


def _orders_for(sentence: str) -> bool:
    """Whether a sentence orders a text that is another's, with or without its colon."""
    return is_order_for(sentence) or any(_is_for_another(head) for head, _ in _heads(sentence, _COLON_OR_DASH))


def in_brackets(sentence: str) -> tuple[str, str] | None:
    """A sentence without what the user says of herself in brackets, and that; None: nothing of the kind."""
    found = _BRACKETS.search(sentence)
    if found is None or not (_says_i(found["own"]) or introduced(found["own"])):
        return None
    return f"{sentence[: found.start()]}{sentence[found.end() :]}", found["own"]


def quoted_together(told: Sequence[str]) -> Iterator[tuple[int, int]]:
    """Which of these sentences stand in a quotation that goes on over several: the first and the last of each."""
    at = 0
    while at < len(told):
        closes = _left_open(told[at])
        behind = range(at + 1, min(len(told), at + 1 + QUOTED_SENTENCES))
        end = next((n for n in behind if closes.search(told[n])), None) if closes else None
        if end is not None:
            yield at, end
            at = end
        at += 1


def _left_open(sentence: str) -> re.Pattern[str] | None:
    """What closes a quotation that is open at the end of a sentence; None if none is."""
    unclosed = (
        closes for mark in _OPENING.finditer(sentence) if not (closes := _CLOSING[mark[0]]).search(sentence, mark.end())
    )
    return next(unclosed, None)


def _given_from(text: str) -> Iterator[int]:
    for head, start in _heads(text, _COLON_OR_DASH):
        if _gives(head) or (hands_over_work(phrases.without_opening(head), text[start:]) and _tells_of_i(text, start)):
            yield start
    yield from _asked_whether_right(text)
    for head, start in islice(_heads(text, _QUOTE_OR_LINE), MOST_HEADS):
        said = phrases.without_opening(head.rstrip(" .!?,;"))
        is_quoted = text[start] != "\n"
        if phrases.HANDED.match(said) or (is_quoted and (phrases.THIS_TEXT.fullmatch(said) or _asks_of(head, said))):
            yield start


def _asked_whether_right(text: str) -> Iterator[int]:
    """Where sentences begin behind the question whether they are right."""
    for asked in ASKS_ABOUT_WORK.finditer(text):
        end = _SENTENCE_END.search(text, asked.end())
        if end and _tells_of_i(text, end.end()):
            yield end.end()


def _tells_of_i(text: str, start: int) -> bool:
    """Whether somebody speaks of themselves in the sentence that begins there, or in the next, and asks nothing."""
    paragraph = text[start : start + LONGEST_HEAD * 4].strip().partition("\n\n")[0]
    said = [each for each in sentences(paragraph)[:2] if not _asks(each)]
    return any(_says_i(each.lstrip("\"“«„'‘¿¡- ")) or introduced(each) for each in said)


def _asked_how_said(text: str) -> Iterator[tuple[int, int]]:
    """Where what is to be said in another language begins, in its sentence, and where that ends: without a colon."""
    end = 0
    for sentence in sentences(text):
        start = text.find(sentence, end)
        end = start + len(sentence) if start >= 0 else end
        asked = phrases.without_opening(sentence)
        head = phrases.HOW_SAID.match(asked)
        if start < 0 or head is None:
            continue
        said = asked[head.end() :]
        if head["quoted"] or _says_i(said) or phrases.BEGINS_OWN.match(said):
            yield end - len(said), end


def _says_i(text: str) -> bool:
    """Whether it begins as a clause does in which somebody speaks of themselves, also by the verb alone."""
    return phrases.CLAUSE_OF_SPEAKER.match(phrases.BEFORE_VERB.sub("", text, count=1)) is not None


def _letters(text: str) -> Iterator[tuple[int, int]]:
    """Where letters begin and end that stand in lines of their own: what is before them hands them over, in any words.

    One with which the message begins is the user's, who greets the assistant, unless she says that it is to be
    answered, or somebody signs it who asks for nothing. What follows the paragraph that hands over a text by its name
    ("thoughts on this post?") needs no salutation, nor what is signed and to be answered or sent.
    """
    at = 0
    greets, is_signed = False, True
    for each in salutations(text):
        if each.start < at:
            continue
        signature = signed(text, each.start) if is_signed else None
        is_signed = signature is not None  # nobody signs behind the first letter that nobody signs
        lead = text[max(0, each.start - LONGEST_LEAD) : each.start]
        is_first = each.start <= LONGEST_LEAD and is_small_talk(lead)
        greets = greets or is_first
        end = (_first_letter_end if is_first else _handed_letter_end)(text, each, lead, signature)
        if end is not None:
            yield each.start, end
            at = end
    yield from _without_salutation(text, greets=greets)


def _handed_letter_end(text: str, salutation: Salutation, lead: str, signature: int | None) -> int | None:
    """Where a letter ends before which the user says something; None: she only greets ("Back again.", "Hi!", …)."""
    if signature or salutation.names or salutation.is_line or _leads(lead):
        return signature or _letter_end(text, salutation.start)
    return None


def _first_letter_end(text: str, salutation: Salutation, _: str, signature: int | None) -> int | None:
    """Where the letter ends with which a message begins; None: it is to the assistant."""
    start = salutation.start
    at = signature or text.rstrip().rfind("\n\n")
    behind = text[at:].strip() if at > start else ""
    if behind and (signature or salutation.names) and _hands_over(behind):
        return at
    is_letter = signature and salutation.names and "\n" in text[start:signature]
    return signature if is_letter and not any(map(_asks, sentences(text[start:signature]))) else None


def _without_salutation(text: str, *, greets: bool) -> Iterator[tuple[int, int]]:
    """What stands below a first line that hands it over; whoever greets in that line signs her own words."""
    first = _LINE_END.search(text)
    head = _last_sentence(text[: first.start()]) if first else ""
    if first and _asks(head):
        end = signed(text, first.end())
        if _is_this_text(head) or (end and not greets and phrases.TO_ANSWER.search(head)):
            yield first.start(), end or _letter_end(text, first.start())


def _letter_end(text: str, start: int) -> int:
    """Where a letter ends that nobody signs: with the message, but for what is asked in a last paragraph of its own."""
    at = text.rstrip().rfind("\n\n", start)
    said = sentences(text[at:]) if at > start else []
    asks = (phrases.QUESTION.match(each) or phrases.REQUESTS.match(each) for each in map(phrases.without_opening, said))
    return at if said and all(asks) else len(text)


def _hands_over(paragraph: str) -> bool:
    """Whether what stands behind a letter says that it is to be answered."""
    said = sentences(paragraph)
    return any(phrases.TO_ANSWER.search(each) or _is_this_text(each) for each in said if _asks(each))


def _is_this_text(sentence: str) -> bool:
    return phrases.THIS_TEXT.match(sentence) is not None and phrases.HOW.match(sentence) is None


def _leads(text: str) -> bool:
    """Whether what stands there asks for something, or gives what stands behind it."""
    head = _last_sentence(text)
    return _asks(head) or _gives(head) or head.endswith((":", "："))


def _last_sentence(text: str) -> str:
    return "".join(sentences(text.rstrip()[-LONGEST_HEAD:])[-1:])


def _greeted_from(text: str) -> Iterator[int]:
    """Where letters begin in the line of what gives them, or asks: "Make this letter formal. Dear Mr Hill, …".

    One that only greets ("Make this email formal Hi, I'm …") stands behind a request that works on a text.
    """
    for letter in phrases.SALUTATION.finditer(text):
        before = text[max(0, letter.start() - LONGEST_HEAD) : letter.start()].rstrip()
        head = sentences(before)[-1:]
        if before.endswith((":", "：")) or any(_asks(each) or _gives(each) for each in head):
            yield letter.start()
    for letter in phrases.GREETED.finditer(text):
        head = _SENTENCE_END.split(text[max(0, letter.start() - LONGEST_HEAD) : letter.start()].rstrip(" .!?…"))[
            -1
        ].strip()
        if head and _gives(head):
            yield letter.start()


def _heads(text: str, colons: re.Pattern[str]) -> Iterator[tuple[str, int]]:
    """What stands in its sentence before each colon, or dash, and where what is behind it begins."""
    for colon in colons.finditer(text):
        before = text[max(0, colon.start() - LONGEST_HEAD - 1) : colon.start()]
        head = _SENTENCE_END.split(_TITLE.sub(r"\g<title>", before))[-1].strip()
        if head and len(head) <= LONGEST_HEAD:
            yield head, colon.end()


def _gives(head: str) -> bool:
    is_voice = len(head) == 1 and head.isupper()  # "A: Where do you live? B: In Rome."
    return is_voice or phrases.GIVES.match(phrases.without_opening(head)) is not None


def _asks_of(sentence: str, said: str) -> bool:
    """Whether a whole sentence asks to work on the quotation behind it: "Can you translate this into English?"."""
    return sentence[-1] in ".?!" and (phrases.GIVES.fullmatch(said) or phrases.HOW_SAID.match(said)) is not None


def _reports(head: str) -> bool:
    if phrases.LETTERS.match(phrases.without_opening(head)):
        return True
    found = phrases.REPORTS.search(head)
    return found is not None and not _SPEAKER.search(head[: found.start()])


def _end(text: str, start: int) -> int:
    """Where the text that begins there ends: before what is asked for at the end of its paragraph.

    What begins below the line that gives it goes on over all paragraphs: a letter, an article.
    """
    is_below = text[start:].lstrip(" \t").startswith("\n")
    if is_below and (end := signed(text, start)):
        return end
    paragraph = -1 if is_below else text.find("\n\n", start)
    whole = text[start:] if paragraph < 0 else text[start:paragraph]
    said = sentences(whole)
    while len(said) > 1 and _asks(said[-1]):
        said.pop()
    last = said[-1] if said else ""
    return start + whole.rfind(last) + len(last)


def _asks(sentence: str) -> bool:
    plain = phrases.without_courtesies(sentence)
    return sentence.rstrip().endswith("?") or phrases.QUESTION.match(plain) is not None or phrases.REQUESTS.match(plain)
