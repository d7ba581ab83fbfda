"""Who is introduced before something is said of them: a relative, with name and age, as the subject of a sentence.

    "I have a son of four, Nico, who is allergic to eggs."     my son Nico is allergic to eggs
    "Meine Tochter Lina, 3, hat eine Nussallergie."            Meine Tochter Lina hat eine Nussallergie
    "Tenemos una niña celíaca."                                mi niña es celíaca
    "We got a dog. His name is Rex."                           We got a dog, his name is Rex
    "My son Theo, he's four, can't have eggs."                 My son Theo can't have eggs

What the tables say of somebody of the household wants them as its subject. Only a relative right in front of "who"
counts: "my son has a friend who …", "a customer with a daughter who …" are nobody's at the user's table.
"""

import re
from collections.abc import Iterator

from memory.language.alternatives import any_of
from memory.language.languages import LANGUAGES
from memory.language.saying_table import LanguageWords
from memory.text.expressions import Expressions
from memory.text.regex import regex
from memory.text.stop_words import OF_LATIN_SCRIPT

_PARTNERS = frozenset(("boyfriend", "girlfriend"))
"""Who has "einen Freund, der …" may have a friend."""
_KINDS = {kind: kind for each in LANGUAGES for kind in each.words.relatives.values()}
"""What the profile calls relatives, which English has no other words for."""
_NAME = r"(?-i:[A-ZÀ-Þ][a-zß-ÿœ-]+)"


def introduced(sentence: str) -> Iterator[str]:
    """What a sentence says of relatives whom it introduces, each as a sentence of its own."""
    for pattern, words in _INTRODUCTIONS.possible(sentence):
        for found in pattern.finditer(sentence):
            whose = found["own"] or words.mine
            subject = " ".join(filter(None, (whose, found["who"], found["name"])))
            told = found["told"]
            yield f"{subject} {words.is_so} {told}" if found["adjective"] else f"{subject} {told}"


def called(words: LanguageWords) -> tuple[str, ...]:
    """What relatives are called, the longest first."""
    return tuple(sorted({**_KINDS, **words.relatives}, key=len, reverse=True))


def relatives_meant(text: str) -> frozenset[str]:
    """Of which relatives and pets a text speaks as the user's own, by what the profile calls them: "mi hijo", a son."""
    kinds = {
        words.relatives.get(word, word)
        for pattern, words in _OWN.possible(text)
        for found in pattern.finditer(text)
        if (word := found["who"].lower())
    }
    return frozenset(kind for each in kinds for kind in _SEVERAL.get(each, (each,)))


def is_of_relative(clause: str) -> bool:
    """Whether a clause begins with a relative of the user's: "my stepson", who is its subject, or who somebody is."""
    return any(pattern.match(clause) for pattern, _ in _OWN.possible(clause))


def gone_on_about(sentence: str) -> Iterator[str]:
    """What a sentence says further on of whom it begins with: "Theo saw a doctor, and he is …", as "Theo is …".

    Nobody if it speaks of another relative in between.
    """
    for pattern, _ in _GOES_ON.possible(sentence):
        if found := pattern.match(sentence):
            yield f"{found['subject']}{found['told']}"


def without_asides(sentence: str) -> str:
    """A sentence without what stands between somebody and what is said of them: a bracket, a clause, who they are.

    Who they are is told with their name: "Lea (mitbewohnerin) hat …" as "mein mitbewohnerin Lea hat …".
    """
    return _WITH_ASIDE.sub(_named, sentence) if _ASIDE_BEGINS.search(sentence) else sentence


def _named(found: re.Match[str]) -> str:
    """Of whom something is said, by all that the sentence has of them: whose they are, and their name."""
    kin, name = found["kin"], found["name"] or found["alone"] or ""
    name = "" if name in _SMALL else name.capitalize() if name.islower() else name
    for aside in filter(None, (found["bracket"], found["dashes"], found["clause"])):
        if more := _WHO_IT_IS.fullmatch(aside):
            kin, name = kin or more["own"] or (more["kin"] and _mine(more["kin"])), name or more["name"]
    return f"{' '.join(filter(None, (kin, name)))} "


def _mine(relative: str) -> str:
    """A relative of whom nobody said whose they are, as the user's own."""
    of = next((each.words for each in LANGUAGES if relative.casefold() in each.words.relatives), LANGUAGES[0].words)
    return f"{of.mine} {relative}"


def named_behind(sentence: str, behind: str) -> Iterator[str]:
    """Whom a sentence says that the user has, with the name from the next one: "We got a dog. His name is Rex.".

    Nobody if it speaks of another relative further on: "I have a sister with a dog".
    """
    joined = f", {behind[:1].lower()}{behind[1:]}"
    for pattern, named in _HAD.possible(sentence):
        if (found := pattern.search(sentence)) and named.match(joined):
            yield f"{found[0]}{joined}"


def _had(words: LanguageWords) -> str:
    relative = rf"(?:{'|'.join(called(words))})(?![\w-])"
    adjective = rf"(?!(?:{words.who}|{words.called}|{words.ands}|{words.articles}|{words.belongs})\b)[\w'-]+ "
    return rf"(?<!\w)(?:{words.has_one}) (?:{adjective}){{0,3}}?{relative}(?!.*(?<!\w){relative})"


def _going_on(words: LanguageWords) -> str:
    relative = rf"(?<!\w)(?:{'|'.join(called(words))})(?!\w)"
    subject = rf"(?:(?:{words.own}) {relative}(?:,? {_NAME})?|{_NAME})(?![\w'-])"
    between = rf"(?:(?!{relative}).)*?(?:[,;]|\b(?:{words.ands}|{words.ends})) (?:{words.she})\b"
    return rf"(?P<subject>{subject}){between}(?P<told>.+)"


def _with_aside() -> str:
    own, called, ands = (_of_all(field) for field in ("own", "called", "ands"))
    kin = rf"(?P<kin>(?:{own}) (?:[\w-]+ )?(?:{_RELATIVES})(?![\w-]))"
    name = rf"(?:(?:{called}) )?(?P<name>{_NAME}|[^\W\d_]{{2,15}}(?=,| [(–-]))"
    subject = rf"(?<![\w'’])(?:{kin}(?:,? {name})?|(?P<alone>{_NAME}))(?![\w'’-])"
    clause = rf", (?!(?:{ands})\b)(?P<clause>[^,;:()]{{1,80}}),"
    aside = rf"(?: ?\((?P<bracket>[^()]{{1,80}})\))?(?: [-–—] (?P<dashes>[^-–—;]{{2,80}}) [-–—]|{clause})?"
    return rf"(?i){subject}(?=,| ?\(| [-–—] ){aside} (?=\w)"


def _who_it_is() -> str:
    own, called = _of_all("own"), _of_all("called")
    kin = rf"(?P<own>(?:{own}) (?:[\w-]+ )?(?:{_RELATIVES}))|(?P<kin>{_RELATIVES})"
    return rf"(?i)(?:{kin}|(?:(?:{called}) )?(?P<name>{_NAME}))(?:, .*)?"


def _of_all(field: str) -> str:
    return any_of((each.words for each in LANGUAGES), field)


def _introduction(words: LanguageWords) -> str:
    relatives = called(words)
    had = "|".join(each for each in relatives if words.relatives.get(each, each) not in _PARTNERS)
    adjective = rf"(?!(?:{words.who}|{words.called}|{words.ands}|{words.articles}|{words.belongs})\b)[\w-]+ "
    somebody = (
        rf"(?:(?<!\w)(?:{words.has_one}) (?:{adjective}){{0,3}}?(?=(?:{had})(?![\w-]))"
        rf"|(?<!\w)(?P<own>{words.own}) (?:{adjective})?)"
        rf"(?P<who>{'|'.join(relatives)})(?![\w-])"
    )
    age = rf",? \(?(?:{words.aged})\)?"
    named = rf"(?:,? (?:(?:{words.called}) )?(?P<name>{_NAME}))?"
    gap = rf"(?:{age})?(?:,? (?:{words.who}) )|{age},? |(?P<adjective> (?={words.of_health}))"
    return rf"{somebody}(?:{age})?{named}(?:{gap}|(?<=[^\W\d_]), (?={words.is_so} ))(?P<told>[^\W\d_].+)"


_INTRODUCTIONS = Expressions((_introduction(each.words), each.words) for each in LANGUAGES)
_RELATIVES = "|".join(
    sorted({name for each in LANGUAGES for name in called(each.words)}, key=lambda name: (-len(name), name))
)
"""Of all languages: a name is the same in each of them, and so is a bracket."""
_SMALL = frozenset[str]().union(*OF_LATIN_SCRIPT.values())
_ASIDE_BEGINS = regex(r"[,(]| [-–—] ")
_WITH_ASIDE = regex(_with_aside())
_WHO_IT_IS = regex(_who_it_is())
_HAD = Expressions((_had(each.words), regex(rf"(?i)(?:{each.words.named_so}) ")) for each in LANGUAGES)
_GOES_ON = Expressions((_going_on(each.words), None) for each in LANGUAGES)
_OWN = Expressions(
    (rf"(?<!\w)(?:{each.words.own}) (?:[\w-]+ )?(?P<who>{'|'.join(called(each.words))})(?!\w)", each.words)
    for each in LANGUAGES
)
_SEVERAL = {"child": ("child", "son", "daughter"), "parent": ("parent", "father", "mother")}
"""Who asks for her children asks for her sons and daughters."""
