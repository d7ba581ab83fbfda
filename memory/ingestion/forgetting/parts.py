"""The statements that a memory is made of: it is closed part by part."""

from memory.language.alternatives import any_of
from memory.language.languages import FORGETTING, ORDERS
from memory.text.chunking import sentences
from memory.text.regex import regex


def parts_of(text: str) -> list[str]:
    """The statements of a memory, each with a subject of its own."""
    parts: list[str] = []
    for sentence in map(_with_subjects, sentences(text)):
        if amounts := _amounts(sentence):
            parts += amounts
            continue
        start = 0
        for gap in _AND.finditer(sentence):
            if gap["comma"] and not _STATES.match(sentence, start, gap.start()):  # "When I was young, I lived in Graz"
                continue
            if not _SOMEBODY.fullmatch(sentence, start, gap.start()):  # "My wife and I"
                parts.append(sentence[start : gap.start()])
                start = gap.end()
        parts.append(sentence[start:])
    return parts


def _amounts(sentence: str) -> list[str]:
    """The things of a list with their amounts, each by itself: "Rent 850, salary 95k, student loan 300 a month"."""
    listed = _ITEMS.split(sentence)
    return listed if len(listed) > 1 and all(map(_AMOUNT.search, listed)) else []


def _with_subjects(sentence: str) -> str:
    """A sentence of the user's with a subject for each verb: "I'm Ana and work at …" has two statements."""
    for herself, second, whose in _SECOND:
        if herself.match(sentence):
            return second.sub(f"{whose} ", sentence)
    return sentence


_SUBJECT = (
    rf"(?:{any_of(FORGETTING, 'subjects')}"
    rf"|(?:{any_of(FORGETTING, 'my')}|(?:(?:{any_of(FORGETTING, 'the')}) )?(?:{any_of(FORGETTING, 'my_articled')}))"
    rf" (?:[\w-]+(?:'s)? ){{1,3}}?(?:{any_of(FORGETTING, 'does')})"
    rf"|(?-i:[A-ZÀ-Þ][\w-]+) (?:{any_of(FORGETTING, 'named_does')})|{any_of(FORGETTING, 'others')})\b"
)

_STILL = f"(?:{any_of(ORDERS, 'still')}) "
_SUBJECTLESS = tuple(each for each in zip(FORGETTING, ORDERS, strict=True) if not each[1].subject)
_DOES = f"(?=(?:{_STILL})?(?:{any_of((orders for _, orders in _SUBJECTLESS), 'doing')})\\b)"
"""A verb that says who does it."""

_AND = regex(
    rf"(?i)(?:,?\s+(?:{any_of(FORGETTING, 'ands', 'buts')})|;|(?P<comma>,))\s+(?={_SUBJECT})"
    rf"|,?\s+(?:{any_of((words for words, _ in _SUBJECTLESS), 'ands')})\s+{_DOES}|,\s+{_DOES}(?<=\d, )"
)
"""Between two statements of a sentence, each with a subject of its own."""

_ITEMS = regex(rf"(?i),?\s+(?:{any_of(FORGETTING, 'ands')})\s+|[,;]\s+")
_AMOUNT = regex(r"(?=.*[^\W\d_]{4}).*\d")
"""What an item counts, and how much of it."""

_STATES = regex(rf"(?i)(?:(?:{any_of(FORGETTING, 'hello')})[,!.]? )?{_SUBJECT}")
"""How a statement begins."""

_SPOKEN = tuple(each for each in zip(FORGETTING, ORDERS, strict=True) if each[1].subject)
_GREETED = any_of((words for words, _ in _SPOKEN), "hello", "good_day")
_JOINTS = "|".join(rf"(?<=\b{words.ands} )" for words, _ in _SPOKEN)
_SECOND = tuple(
    (
        regex(rf"(?i)(?:(?:{_GREETED})[,!.]? )?{orders.subject[:1]}(?:{orders.subject[1:]})?(?: |['’])"),
        regex(rf"(?i)(?:{_JOINTS})(?=(?:{_STILL})?(?:{orders.doing})\b)"),
        orders.subject,
    )
    for _, orders in _SPOKEN
)
"""How the user begins to speak of herself, where a second verb of hers stands, and whose it is."""

_SOMEBODY = regex(
    rf"(?i)(?:{any_of(FORGETTING, 'my')}|(?:(?:{any_of(FORGETTING, 'the_one')}) )?"
    rf"(?:{any_of(FORGETTING, 'my_one_articled')})) [\w-]+(?: [\w-]+)?|(?-i:[A-Z])[\w-]+"
)
"""Who does something with the user: no statement yet."""
