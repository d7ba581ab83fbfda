"""Whether two statements speak of one kind of thing, and each of another one, of which the other says nothing.

"my French exam is on 9 March"      "my history exam moved to 20 March"      two exams
"my French exam is on 9 March"      "the exam moved to 20 March"             may be the same
"Zahnarzttermin am 3. Mai"          "der Termin beim Augenarzt ist jetzt …"  two appointments
"""

from collections.abc import Iterator, Mapping

from memory.language.figures import OF_TIMES
from memory.language.languages.several import SEVERAL, SeveralWords
from memory.language.wording import alike
from memory.text.reading import once
from memory.text.regex import regex

_IN_FRONT = 2
"""So many words in front of a thing may say which one it is: "French oral exam"."""
_SHORTEST = 3
"""Letters of what stands in front of a kind in one word with it: "Zahnarzttermin"."""
_WORD = regex(r"[^\W_]+")


def called_otherwise(new: str, old: str) -> bool:
    """Whether both texts say which one of a kind they mean, of no kind the same one, and neither names the other's."""
    ours = _which(new)
    if not ours:  # as most texts, each of which is compared with many
        return False
    theirs = _which(old)
    shared = ours.keys() & theirs.keys()
    if not shared or not all(ours[kind] and theirs[kind] for kind in shared):
        return False
    now, before = frozenset(_WORD.findall(new.casefold())), frozenset(_WORD.findall(old.casefold()))
    return all(
        not _is_among(one, before | theirs[kind]) and not _is_among(other, now | ours[kind])
        for kind in shared
        for one in ours[kind]
        for other in theirs[kind]
    )


def _is_among(word: str, others: frozenset[str]) -> bool:
    return word in others or any(alike(word, other) for other in others)


@once
def _which(text: str) -> Mapping[str, frozenset[str]]:
    """The kinds that a text names, and the words by which it says which ones."""
    found: dict[str, frozenset[str]] = {}
    if _ANY.search(text):
        for reader in _READERS:
            for kind, words in reader.read(text):
                found[kind] = found.get(kind, frozenset[str]()) | words
    return found


class _NamesReader:
    """One language's kinds, and what says which one."""

    def __init__(self, of: SeveralWords) -> None:
        self._of = of
        self._kinds = {kind: regex(rf"(?i)(?<![\w-])(?:{words})(?![\w-])") for kind, words in of.kinds.items()}
        self._behind = regex(rf"(?i)\s+(?:{of.between})(?P<which>[^\W\d_]{{3,}})")
        self._no_which = regex(rf"(?i)(?:{of.no_which})$")
        self._ends = regex(
            r"(?i)(?:" + "|".join(rf"(?:{words})" for words in of.kinds.values()).replace(r"\w*", "") + ")$"
        )

    def read(self, text: str) -> Iterator[tuple[str, frozenset[str]]]:
        for kind, words in self._kinds.items():
            for found in words.finditer(text):
                behind = self._behind.match(text, found.end())
                said = [behind["which"]] if behind else []
                which = [*said, *self._before(text[: found.start()], found[0])]
                yield kind, frozenset(word.casefold() for word in which if self._tells(word))

    def _before(self, text: str, thing: str) -> Iterator[str]:
        """What stands in front of a thing, nearest first, up to a word that tells nothing; or in one word with it."""
        compound = self._ends.search(thing)
        if compound and compound.start() >= _SHORTEST:
            yield thing[: compound.start()].removesuffix("s")
        if not self._of.in_front or not text.endswith(" "):
            return
        for word in reversed(_WORD.findall(text)[-_IN_FRONT:]):
            if not self._tells(word.casefold()):
                return
            yield word

    def _tells(self, word: str) -> bool:
        return not (self._no_which.match(word) or OF_TIMES.fullmatch(word) or word[0].isdigit())


_READERS = tuple(map(_NamesReader, SEVERAL))
_ANY = regex(
    r"(?i)(?<![\w-])(?:" + "|".join(words for each in SEVERAL for words in each.kinds.values()) + r")(?![\w-])"
)
