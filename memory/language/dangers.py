"""Which sentences tell of what could harm the user if it were forgotten: by the languages' tables, then by weight.

Only what she says of herself: a third party's allergy is for retrieval to find. What is said how stands in a table for
each language (`danger_table.py`). Nobody foresees how people tell of their spleen, their shunt or their fentanyl
patches: what no rule finds is weighed by its words (`word_reader.py`), and pinned behind all else.
"""

import re
from collections.abc import Iterator
from itertools import pairwise, takewhile
from typing import NamedTuple

from memory.language import phrases
from memory.language.alternatives import any_of
from memory.language.danger_table import ALLERGEN, MEDICINE, DangerTable, Reason
from memory.language.first_person import SENTENCES, own_sentences, plain
from memory.language.languages import DANGERS
from memory.language.program_output import is_of_program
from memory.language.word_reader import WordReader
from memory.model.options import Dangers
from memory.text.chunking import sentences
from memory.text.expressions import Expressions, Replacements, words_of
from memory.text.reading import once
from memory.text.regex import regex

_SEVERAL = regex(rf"(?i)\s*(?:[/&,]|\b(?:{any_of(DANGERS, 'ands')})\b)\s*")
_BEGINS_CLAUSE = regex(rf"(?i)\b(?:{any_of(DANGERS, 'begins')})\b")
"""What is said about an allergen, and not its name: "people who bring their cats"."""
_JEST = regex(r"(?i)\b(?:lo+l|haha\w*|hehe|jk|just kidding|lmao|jaja\w*|mdr|kkk+)\b|[😂🤣😅😜]")


_OF_BEFORE = regex(
    rf"(?i)(?:{any_of(DANGERS, 'no')}) ?\w"
    rf"|(?:{any_of(DANGERS, 'i_am')})(?: \w+){{0,2}}? (?:allergi\w+|al[eé]rgic[oa])\W*$"
    rf"|(?:{any_of(DANGERS, 'allergic_last')})\W*$"
)
_IF = regex(rf"(?i)\b(?:{any_of(DANGERS, 'conditions')}) ")
_EVER_IF = regex(rf"(?i)^(?:{any_of(DANGERS, 'conditions')}) (?=(?:{any_of(DANGERS, 'ever')})\b)")
"""A condition that says what always happens: "If I eat nuts, my throat swells"."""


def stated_of_user(text: str, *, by_model: bool) -> tuple[str, ...]:
    """What is said of the user, and what happens if she does something: other conditions state nothing.

    What is not to be done is said with the reason in front of it, too: "I had surgery. No lifting"; and who is only
    "allergic" is so to what is named before: "everything except shrimp because I'm allergic".
    """
    own = own_sentences(text, by_model=by_model)
    said = (*own, *(f"{before}, {behind}" for before, behind in pairwise(own) if _OF_BEFORE.match(behind)))
    if _IF.search(text) is None:
        return said
    conditions = [_EVER_IF.sub("", each) for each in sentences(plain(text))[:SENTENCES] if _EVER_IF.match(each)]
    return (*said, *(told for each in conditions for told in own_sentences(each, by_model=by_model)))


class DangerTold(NamedTuple):
    """What a sentence tells of."""

    reason: Reason
    preset: Dangers


@once
def dangers_in(sentence: str) -> frozenset[DangerTold]:
    """What is to be pinned in what `stated_of_user` gives, in any language."""
    if found := told_by_rule(sentence):
        return found
    is_likely = BY_WEIGHT.finds(without_denied(sentence)) and not (is_of_program(sentence) or _is_row(sentence))
    return frozenset((_LIKELY,)) if is_likely else frozenset()


def _is_row(sentence: str) -> bool:
    """Whether it has more digits than letters: a row of a table, whatever its words weigh."""
    return sum(map(str.isdigit, sentence)) > sum(map(str.isalpha, sentence))


_LIKELY = DangerTold("likely", "safety")


def told_by_rule(sentence: str) -> frozenset[DangerTold]:
    """What the rules of the tables find."""
    return frozenset(danger for reader in _spoken(sentence) for danger in reader.read(sentence))


def without_denied(sentence: str) -> str:
    """What is weighed of a sentence: not what is denied in it, over, told of somebody else or made up."""
    for reader in _spoken(sentence):
        sentence = reader.without_denied(sentence)
    return sentence


def _harmful_in(sentence: str) -> frozenset[str]:
    return frozenset(kind for reader in _spoken(sentence) for kind in reader.harmful_in(sentence))


BY_WEIGHT = WordReader("danger_weights.txt", likely=0.6, names=_harmful_in)
"""The second reader (docs/quality.md says how often it is right)."""


@once
def _spoken(sentence: str) -> tuple["_DangerReader", ...]:
    return tuple([reader for speaks, reader in _READERS.possible(sentence) if speaks.search(sentence)])


_MARKS = "⟨⟦"


class _DangerReader:
    """Reads sentences by the table of a language."""

    def __init__(self, table: DangerTable) -> None:
        self._rules = Expressions(
            (
                (pattern, (DangerTold(rule.reason, rule.preset), any(mark in pattern for mark in _MARKS)))
                for rule in table.rules
                for pattern in rule.patterns
            ),
            words=_beside_marks,
        )
        self._unless = Replacements((pattern, " ") for pattern in table.unless)
        bound = ("(?<![\\w-])", "(?!\\w)") if table.words_are_parted else ("", "")
        self._harmful = Expressions([(f"{bound[0]}(?:({table.medicines})|(?:{table.allergens})){bound[1]}", None)])
        self._figurative = regex(table.figurative, re.IGNORECASE)
        self._effect = regex(table.effects, re.IGNORECASE)
        self._names_are_capitalised = table.names_are_capitalised

    def read(self, sentence: str) -> Iterator[DangerTold]:
        """The dangers that it tells of, each as often as it does."""
        sentence = self.without_denied(sentence)
        marked = ""
        for pattern, (danger, reads_marks) in self._rules.possible(sentence):
            marked = marked or (self._with_marks(sentence) if reads_marks else "")
            if any(self._is_meant(match) for match in pattern.finditer(marked if reads_marks else sentence)):
                yield danger

    @once
    def without_denied(self, sentence: str) -> str:
        """A sentence without what is denied in it, over, told of somebody else or made up."""
        return self._unless.done(sentence)

    def harmful_in(self, sentence: str) -> Iterator[str]:
        """What kinds of harmful words stand in a sentence: `medicine`, `allergen`."""
        for harmful, _ in self._harmful.possible(sentence):
            for found in harmful.finditer(sentence):
                yield "medicine" if found[1] else "allergen"

    def _with_marks(self, sentence: str) -> str:
        """A sentence with its harmful words marked: there are hundreds, the dearest part of reading it."""
        for harmful, _ in self._harmful.possible(sentence):
            sentence = harmful.sub(_marked, sentence)
        return sentence

    def _is_meant(self, match: re.Match[str]) -> bool:
        thing = match.groupdict().get("thing")
        if thing is None or not thing.strip():
            return True
        # "Allergic to commitment and I live on the moon": behind "and" she may go on. "Soy" is a food, and "I am".
        first, *others = _SEVERAL.split(thing)
        named = takewhile(lambda part: " " not in part or not phrases.CLAUSE_OF_SPEAKER.match(part), others)
        return any(self._is_allergen(part, match.string) for part in (first, *named) if part.strip())

    def _is_allergen(self, thing: str, sentence: str) -> bool:
        """Whether one may be allergic to it (`table.py`): in doubt it is one, as a lost allergy is what harms."""
        name = _BEGINS_CLAUSE.split(thing, 1)[0]
        if self._harmful.find(name):
            return True
        if self._figurative.search(name):
            return False
        is_name = self._names_are_capitalised and any(word[0].isupper() for word in name.split())
        return not (is_name or _JEST.search(sentence)) or bool(self._effect.search(sentence))


def _beside_marks(pattern: str) -> tuple[str, ...]:
    """What has to stand in a sentence before its words are marked."""
    return words_of(pattern.replace(ALLERGEN, ".").replace(MEDICINE, "."))


def _marked(found: re.Match[str]) -> str:
    return f"⟦{found[0]}⟧" if found[1] else f"⟨{found[0]}⟩"


_READERS = Expressions((table.speaks, _DangerReader(table)) for table in DANGERS)
