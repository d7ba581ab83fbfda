"""What not everybody may be told of somebody: health, money, faith and the like, by the words of six languages.

Whoever it is about, in whatever sentence: it is the words that travel. What cannot be read is sensitive, too: another
script, and sentences in which no small word of these languages stands. What it knows stands in a table for each
language (`memory/language/languages`).
"""

import re
from unicodedata import category, normalize

from memory.language.languages import SENSITIVE
from memory.language.languages.medicines import CRITICAL, DRUG
from memory.language.sensitive_table import SensitiveTable
from memory.language.vocabulary import MEDICAL
from memory.text.expressions import Expressions, Replacements
from memory.text.reading import once

MOST_CHARS = 8_192
"""A longer text is not read at all: no memory is, and what nobody has read is told to nobody."""

SENTENCE_WORDS = 4
"""Of so many words one is a small one, as a rule; fewer may be names, or a value."""

_TOPICS = tuple(name for name in SensitiveTable._fields if name not in {"telling", "parts", "harmless"})

_WORDS = Expressions(
    (rf"(?<![^\W_])(?:{words})(?![^\W_])", None)
    for words in (
        *(getattr(table, topic) for table in SENSITIVE for topic in _TOPICS),
        *(MEDICAL, DRUG, CRITICAL),  # told by their names in every language
    )
)
_PARTS = Expressions((table.parts, None) for table in SENSITIVE if table.parts)
_HARMLESS = Replacements((rf"(?<![^\W_])(?:{table.harmless})(?![^\W_])", " ") for table in SENSITIVE)

_WORD = re.compile(r"[^\W\d_]+")
_OTHER_SCRIPT = re.compile(r"[^\W\d_a-zA-Z\u00aa\u00b5\u00ba\u00c0-\u017f\u1e9e]")
"""A letter that no European language in Latin script has, behind NFKC."""
_TELLING = frozenset(word for table in SENSITIVE for word in table.telling.split("|"))
_ELSEWHERE = frozenset(
    word
    for words in (
        "ik heb mijn het een niet voor ook geen wordt jij jouw hij zijn",  # Dutch
        "jag och inte mitt att det jeg ikke og meg mig hun han eg ekki",  # Swedish, Danish, Norwegian, Icelandic
        "olen minun minulla joka ei",  # Finnish
        "jest moj moja mam jestem czy bardzo oraz",  # Polish
        "jsem muj nejsem moje imam",  # Czech, Slovak, Croatian
        "bir benim icin cok degil",  # Turkish
        "egy vagyok nem hogy",  # Hungarian
        "sunt mea este pentru",  # Romanian
        "soc amb meva els",  # Catalan
        "saya aku yang tidak dengan ako ang mga",  # Indonesian, Malay, Filipino
        "toi khong cua mot",  # Vietnamese
    )
    for word in words.split()
)
"""Small words of languages that have the same letters and no table, folded."""


@once
def is_sensitive(text: str) -> bool:
    """Whether a text may tell what not everybody may be told, or cannot be read."""
    return len(text) > MOST_CHARS or _is_unread(text) or _names_topic(text)


@once
def lists_sensitive(text: str) -> bool:
    """The same of a list, such as a line of a profile: its entries are no sentences."""
    entries = (each for each in _BETWEEN.split(text) if each)
    return len(text) > MOST_CHARS or any(map(_is_unread, entries)) or _names_topic(text)


_BETWEEN = re.compile(r"[,;:()]")


def _is_unread(text: str) -> bool:
    if _OTHER_SCRIPT.search(normalize("NFKC", text)):
        return True
    words = _WORD.findall(folded(text))
    ours = sum(word in _TELLING for word in words)
    others = sum(word in _ELSEWHERE for word in words)
    return others >= max(ours, 1) or (len(words) >= SENTENCE_WORDS and not ours)


def _names_topic(text: str) -> bool:
    left = _HARMLESS.done(folded(text))
    return _WORDS.find(left) or _PARTS.find(left)


def folded(text: str) -> str:
    """A text in small letters, without accents and without what hides between them."""
    if text.isascii():
        return text.lower()
    apart = normalize("NFKD", text.replace("ı", "i"))
    return "".join(letter for letter in apart if category(letter) not in {"Mn", "Cf"}).casefold().replace("’", "'")
