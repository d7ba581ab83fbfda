"""What people type in chats, spelled as the tables expect it: "im" as "I'm", "jai" as "j'ai", "voce" as "você".

For reading alone: what is kept, and what the assistant gets, stays as the user wrote it.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import chain
from unicodedata import combining, normalize

from memory.language.alternatives import any_of
from memory.language.languages import INTRODUCTIONS, LANGUAGES, TYPED
from memory.language.languages.given_names import GIVEN_NAMES
from memory.text.reading import once
from memory.text.regex import grouped_by_first_letter
from memory.text.stop_words import OF_LATIN_SCRIPT

LONGEST = 2_000
"""Characters: who writes more does not type in a hurry."""

_BEFORE, _BEHIND = r"(?<![\w'’./&(=+@#:*-])", r"(?![\w'’/&(=+@*-]|\.\w)"
"""What stands in an address, a formula, code, or a word with a hyphen is typed as it should be."""
_WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*['’]?")


@once
def spelled(text: str) -> str:
    """A text with what is typed in a hurry spelled out, by the table of the language that its words speak for.

    "im" is German, and English for "I'm": the words around it tell. Where nothing is capitalised names are: given ones
    (`given_names.py`), and what stands behind words that name somebody.
    """
    if len(text) > LONGEST:
        return text
    words = [word.lower() for word in _WORD.findall(text)]
    known = _KNOWN.intersection(chain(words, _runs(words, 2), _runs(words, 3)))
    in_small = text.islower()
    out = text
    if known or (in_small and _OWN_AGE.search(text)):
        language = _language_of((*words, *(each for each in known if " " in each)), text)
        out = text if language is None else _spelled_in(language, text)
    return _WORD.sub(_capital, out) if in_small and not GIVEN_NAMES.isdisjoint(words) else out


def _capital(word: re.Match[str]) -> str:
    """A given name with its capital: nothing has one where a text is typed in small letters."""
    said = word[0]
    name = said.removesuffix("'s").removesuffix("’s")
    return said[0].upper() + said[1:] if name in GIVEN_NAMES else said


def _runs(words: Sequence[str], length: int) -> Iterable[str]:
    """Each so many words that stand together."""
    return map(" ".join, zip(*(words[at:] for at in range(length)), strict=False))


def _language_of(words: Sequence[str], text: str) -> str | None:
    """The language that most of the words are of. Each counts the less, the more languages have it.

    None if there are several, unless the text says in only one of them what its user is: "im dev", "im vegan".
    """
    speaks = dict.fromkeys(TYPED, 0.0)
    for word in words:
        languages = _SPEAKS_FOR.get(word) or _SPEAKS_FOR.get(word.partition("'")[0] + "'", ())
        for language in languages:
            speaks[language] += 1 / len(languages)
    most = max(speaks.values())
    likeliest = [language for language, much in speaks.items() if most and much == most]
    if len(likeliest) > 1:
        likeliest = [each for each in likeliest if _introduces(each).match(_spelled_in(each, text))]
    return likeliest[0] if len(likeliest) == 1 else None


@cache
def _introduces(language: str) -> re.Pattern[str]:
    """One's job, diet or condition, behind "I am"."""
    return re.compile(rf"(?i)\W*(?:{TYPED[language].i_am}) (?:an? )?(?:{_what_one_is(language)})(?!\w)")


def _what_one_is(language: str) -> str:
    of = _TABLES[language].words
    return rf"{of.jobs}|{of.diet_words}|{of.conditions}|{'|'.join(of.condition_names)}"


def _spelled_in(language: str, text: str) -> str:
    words, small = TYPED[language].words, OF_LATIN_SCRIPT[language]
    asks, opened = TYPED[language].asks, _opened(language)

    def spell(found: re.Match[str]) -> str:
        if found[0].isupper():
            return found[0]  # "MSG", "U"
        if found[0].lower() in _CALLS and _ENDS.match(text, found.end()):
            return found[0]
        out = words[" ".join(found[0].lower().split())]
        if out.startswith(asks) and not opened.search(text, 0, found.start()):
            return found[0]  # "un pueblo que es bonito"
        return out[0].upper() + out[1:] if found[0][0].isupper() else out

    def name(found: re.Match[str]) -> str:
        return found[0] if found["name"] in small else found["who"] + found["name"].capitalize()

    typed, *named = _expressions(language)
    out = typed.sub(spell, text)
    if text.islower():
        for each in named:
            out = each.sub(name, out)
    return out


@cache
def _expressions(language: str) -> tuple[re.Pattern[str], ...]:
    """What is typed in a hurry, the longest first, and where a name is expected, a relative's or one's own."""
    words, naming, does, no_name, i_am, is_so, _ = TYPED[language]
    typed = "|".join(re.escape(short).replace(r"\ ", r"[ \t]+") for short in sorted(words, key=len, reverse=True))
    named = "|".join(rf"(?<=\b{re.escape(word)} )" for word in sorted(naming))
    kin = (
        rf"{_MAIN_CLAUSE}(?P<who>(?<![^\W_])(?:{_OWN[language]}) (?:{'|'.join(sorted(_RELATIVES[language]))}) )"
        rf"(?!(?:{no_name})(?![^\W_]))(?P<name>[^\W\d_]{{2,}})(?= (?:{does})(?![^\W_]))"
    )
    what = rf"{is_so}|{INTRODUCTIONS[_AT[language]].states}|{_what_one_is(language)}"
    own = rf"(?P<who>(?<![\w'’])(?:{i_am}) )(?!(?:{what})(?!\w))(?P<name>[^\W\d_]{{2,}})(?=,? (?:{_AGE}))"
    return (
        re.compile(rf"(?i){_BEFORE}{grouped_by_first_letter(typed, whole=False)}{_BEHIND}"),
        re.compile(rf"(?P<who>)(?P<name>(?:{named})[^\W\d_]+)"),
        re.compile(kin),
        re.compile(own),
    )


@cache
def _opened(language: str) -> re.Pattern[str]:
    """Up to where a sentence begins, behind what only opens it."""
    openers = next(table.words.openers for name, table in zip(TYPED, LANGUAGES, strict=True) if name == language)
    return re.compile(rf"(?i)(?:\A|[.!?…\n])[\s¿¡]*(?:(?:{openers})[\s,:!.¿¡]+)*\Z")


_AGE = (
    r"(?:(?:y |e |et )?(?:tengo|tenho|ho|j'ai) )[1-9]\d(?!\d)"
    r"|[1-9]\d(?=[,.;!]|\s*\Z| (?:years?|y/?o|ans|años|anos|anni|jahre|from|aus|de|da|and|und|y|e|et)\b)"
)
"""How old one is: "10 minutes" is none."""
_OWN_AGE = re.compile(rf"(?<!\w)(?:{any_of(TYPED.values(), 'i_am')}) [^\W\d_]{{2,}}(?=,? (?:{_AGE}))")
_CALLS = frozenset(("eh",))
"""Called out behind a sentence in several languages, and typed for a word in one of them: they speak for none."""
_ENDS = re.compile(r"\W*(?:[.!?…\n]|\Z)")
_MAIN_CLAUSE = "".join(f"(?<!{word} )" for word in ("weil", "dass", "das", "wenn", "ob", "als", "da"))
"""In a German clause behind one of these the verb stands last: "weil meine tochter krank ist" names nobody."""
_TABLES = dict(zip(TYPED, LANGUAGES, strict=True))
_AT = {language: at for at, language in enumerate(TYPED)}
_OWN = {language: table.words.own for language, table in _TABLES.items()}
_KINDS = frozenset(kind for table in LANGUAGES for kind in table.words.relatives.values())
"""What the profile calls relatives, which is English."""
_RELATIVES = {
    language: frozenset(table.words.relatives) | (_KINDS if language == "english" else frozenset[str]())
    for language, table in zip(TYPED, LANGUAGES, strict=True)
}
"""What relatives and pets are called."""


_KNOWN = frozenset(word for table in TYPED.values() for word in (*table.words, *table.naming)).union(
    *_RELATIVES.values()
)
"""Without one of them a text is as it is."""


def _spoken_for() -> Mapping[str, tuple[str, ...]]:
    own = {
        language: OF_LATIN_SCRIPT[language]
        | _RELATIVES[language]
        | {short for short, long in table.words.items() if _plain(long) != short and short not in _CALLS}
        for language, table in TYPED.items()
    }
    return {word: tuple(each for each in own if word in own[each]) for word in frozenset[str]().union(*own.values())}


def _plain(word: str) -> str:
    """Without its accents."""
    return "".join(each for each in normalize("NFD", word) if not combining(each))


_SPEAKS_FOR = _spoken_for()
"""The languages that have a word: as a small one of theirs, a relative, or as one that is typed in a hurry. What only
lacks its accents tells none: "diabete" is French without, and Italian."""
