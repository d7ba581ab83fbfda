"""The statements that a memory is made of: it is closed part by part."""

# ruff: noqa: E501 - a pattern is one line, or two where it has two parts: a table is read by line

from memory.language.languages import ORDERS
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
    r"(?:i|i['’]\w+|we|user|ich|wir|wohne|lebe|arbeite|habe|bin|nehme|yo|soy|tengo|vivo|trabajo|me (?:llamo|chamo)|chamo-me|mi chiamo|je|j['’]\w+|io|sono|ho|abito|lavoro"
    r"|eu|sou|estou|tenho|moro|trabalho|(?:my|our|meine?|unsere?|mi|mon|ma|(?:(?:il|la|i|le|o|a|os|as) )?(?:mi[oae]|miei|meus?|minhas?))"
    r" (?:[\w-]+(?:'s)? ){1,3}?(?:is|are|was|has|have|lives?|works?|ist|hat|heißt|wohnt|es|se llama|tiene|vive|est|s'appelle|è|ha|si chiama"
    r"|lavora|é|tem|mora|se chama|chama-se)"
    r"|(?-i:[A-ZÀ-Þ][\w-]+) (?:hat|ist|est|es|está|tiene|è|ha|é|tem)\b|(?:der|die|das) (?-i:[A-ZÄÖÜ])[\w-]+ (?:ist|sind|war|hat|haben|wird)(?= \w)|(?:el|los|las) [\w-]+ (?:es|son|está|están|tiene)\b"
    r"|(?:le|la|les|l['’])\s?[\w-]+ (?:est|sont|a|va)\b|(?:il|lo|la|i|gli|l['’])\s?[\w-]+ (?:è|sono|ha|sta)\b|[oa]s? [\w-]+ (?:é|são|está|estão|tem)\b"
    r"|(?:the [\w-]+|both|all|(?-i:[A-ZÀ-Þ][\w-]+)) (?:is|are|was|were|has|have|hates?|loves?|likes?|lives?|works?|wants?|needs?|can(?:'?t|not)?|do(?:es)?n't))\b"
)

_STILL = f"(?:{'|'.join(table.still for table in ORDERS)}) "
_DOING = "|".join(table.doing for table in ORDERS if not table.subject)

_AND = regex(
    rf"(?i)(?:,?\s+(?:and|but|und|aber|y|pero|et|mais|e|ma|mas)|;|(?P<comma>,))\s+(?={_SUBJECT})"
    rf"|,?\s+(?:y|e)\s+(?=(?:{_STILL})?(?:{_DOING})\b)|,\s+(?=(?:{_STILL})?(?:{_DOING})\b)(?<=\d, )"
)
"""Between two statements of a sentence, each with a subject of its own."""

_ITEMS = regex(r"(?i),?\s+(?:and|und|y|et|e)\s+|[,;]\s+")
_AMOUNT = regex(r"(?=.*[^\W\d_]{4}).*\d")
"""What an item counts, and how much of it."""

_STATES = regex(rf"(?i)(?:(?:hi|hello|hey|hallo|hola|salut|ciao|olá|oi)[,!.]? )?{_SUBJECT}")
"""How a statement begins."""

_SECOND = tuple(
    (
        regex(
            rf"(?i)(?:(?:hi|hello|hey|hallo|salut|bonjour)[,!.]? )?{table.subject[:1]}(?:{table.subject[1:]})?(?: |['’])"
        ),
        regex(
            rf"(?i)(?<=\b(?:and|und) )(?=(?:{_STILL})?(?:{table.doing})\b)|(?<=\bet )(?=(?:{_STILL})?(?:{table.doing})\b)"
        ),
        table.subject,
    )
    for table in ORDERS
    if table.subject
)
"""How the user begins to speak of herself, where a second verb of hers stands, and whose it is."""

_SOMEBODY = regex(
    r"(?i)(?:my|our|meine?|unsere?|mi|mon|ma|(?:(?:il|la|o|a) )?(?:mi[oa]|meu|minha)) [\w-]+(?: [\w-]+)?|(?-i:[A-Z])[\w-]+"
)
"""Who does something with the user: no statement yet."""
