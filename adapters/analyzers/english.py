"""The English lexical analyzer: words, numbers and dates of a text, lower-cased, without stop words, stemmed.

Other scripts still give terms: words as they stand (the stemmer leaves them alone), and pairs of characters where a
script writes no spaces between words.
"""

import re
import threading
import unicodedata
from functools import lru_cache
from typing import Any, cast

from snowballstemmer.english_stemmer import EnglishStemmer

MAX_CHARS = 20_000
"""How much of a text is analyzed (P5): beyond, neither a memory nor a question gains."""

MAX_WORD = 40
"""Longer words are base64, hex or a row without spaces: cut, so that they do not fill the cache."""

CACHED_WORDS = 65_536
"""A stem costs 20 µs, a look-up 50 ns; so many words are more than one language's daily use, in about 12 MB."""

# Combining marks continue a word (Devanagari's vowel signs, Arabic's points); Python's \w does not know them.
_MARKS = "".join(re.escape(chr(point)) for point in range(0x300, 0x1100) if unicodedata.category(chr(point))[0] == "M")

# Thai, Lao, Tibetan, Burmese, Khmer, Kana, Han: scripts that write words without spaces.
_UNSPACED = (
    "\u0e00-\u0eff\u0f00-\u0fff\u1000-\u109f\u1780-\u17ff\u3041-\u30ff"
    "\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff"
)

_TOKEN = re.compile(
    rf"""
    (?P<date>\b\d{{4}}-\d{{2}}-\d{{2}}\b)
    | (?P<number>\d+(?:[.,:]\d+)*)
    | (?P<unspaced>[{_UNSPACED}]+)
    | (?P<word>[^\W\d_{_UNSPACED}](?:[^\W_{_UNSPACED}]|[{_MARKS}])*(?:'[^\W\d_]+)*)
    """,
    re.VERBOSE,
)
_THOUSANDS = re.compile(r",(?=\d{3}(?!\d))")
_MONTHS = "january february march april may june july august september october november december".split()  # noqa: SIM905 - reads better

STOP_WORDS = frozenset(
    """
    a an the this that these those
    i me my mine myself we us our ours ourselves you your yours yourself yourselves
    he him his himself she her hers herself it its itself they them their theirs themselves
    who whom whose which what when where why how
    am is are was were be been being have has had having do does did doing done
    will would shall should can could might must ought
    and or but nor so yet if then else than as because while until unless although though
    of at by for with about against between into through during before after above below
    to from up down in out on off over under again further once here there
    all any both each few more most other others some such own same too very just also only even still ever
    no not yes okay ok oh well
    i'm i've i'd i'll you're you've you'd you'll he's he'd he'll she's she'd she'll it's it'd it'll
    we're we've we'd we'll they're they've they'd they'll that's that'd that'll there's there'd there'll
    who's who'd who'll what's what'd what'll where's when's why's how's let's here's
    isn't aren't wasn't weren't don't doesn't didn't haven't hasn't hadn't won't wouldn't shan't shouldn't
    can't cannot couldn't mustn't mightn't needn't ain't
    """.split()  # noqa: SIM905 - reads better
)
"""Words that say nothing of a subject. `may` is none of them: it is a month more often than one would think."""


class EnglishAnalyzer:
    """A `memory.model.types.Analyze`. May be called from any thread."""

    def __init__(self) -> None:
        stemmer: Any = EnglishStemmer()
        lock = threading.Lock()  # the stemmer keeps the word that it works on in itself

        @lru_cache(CACHED_WORDS)
        def stem(word: str) -> str:
            with lock:
                return cast("str", stemmer.stemWord(word))

        self._stem = stem

    def __call__(self, text: str) -> tuple[str, ...]:
        plain = unicodedata.normalize("NFKC", text[:MAX_CHARS]).lower().replace("’", "'")
        terms: list[str] = []
        for found in _TOKEN.finditer(plain):
            token = found.group()
            match found.lastgroup:
                case "word":
                    if token not in STOP_WORDS:
                        terms.append(self._stem(token[:MAX_WORD]))
                case "number":
                    terms.append(_THOUSANDS.sub("", token)[:MAX_WORD])
                case "date":  # `2023-05-07` as one asks for it: 2023, may, 7
                    year, month, day = token.split("-")
                    named = self._stem(_MONTHS[int(month) - 1]) if 1 <= int(month) <= len(_MONTHS) else month
                    terms += (year, named, day.lstrip("0") or day)
                case _:  # overlapping pairs of characters, or the only one: what a search can do without a dictionary
                    terms += (token[at : at + 2] for at in range(max(1, len(token) - 1)))
        return tuple(terms)
