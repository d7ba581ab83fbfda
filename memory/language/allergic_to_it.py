"""Allergies to what was named before in the same message, told in full: by a pronoun, or by nothing at all.

    "2 croissants, no nuts, im allergic to them"           I am allergic to nuts
    "Ist da Sellerie drin? Ich bin dagegen allergisch"     ich bin allergisch gegen Sellerie
    "does it have eggs? my son's allergic"                 my son is allergic to eggs
    "oli has outgrown the egg thing, now it's cashews"     Oli is allergic to cashews

What was named is the last of what is known to be an allergen, in the sentence itself or in the one before, which may
ask: "I hate Mondays, I'm allergic to them" names none.
"""

import re
from collections.abc import Iterator
from functools import cache

from memory.language import vocabulary
from memory.language.alternatives import any_of
from memory.language.languages import AILMENTS, ALLERGIES, LANGUAGES
from memory.text.reading import once
from memory.text.regex import regex


@once
def allergies_named_before(said: str, before: str) -> tuple[str, ...]:
    """What a sentence says of what it, or the one `before` it, has named; empty if it says nothing of the kind."""
    plain = said.replace("’", "'")
    told = [full for reader in _readers() for full in reader.read(plain, before)] if _MAY.search(said) else []
    if _NOW.search(plain) and _OUTGROWN.search(f"{before} {plain}"):
        told += (full for reader in _readers() for full in reader.read_instead(plain, before.replace("’", "'")))
    return tuple(told)


@once
def refers_back(said: str, before: str) -> bool:
    """Whether nothing but the sentence before tells to what somebody is allergic."""
    return bool(allergies_named_before(said, before)) and not allergies_named_before(said, "")


class _AllergyReader:
    """Reads them in one language."""

    def __init__(self, at: int) -> None:
        words, self._of, ailments = LANGUAGES[at].words, ALLERGIES[at], AILMENTS[at]
        relatives = "|".join(filter(None, (words.relative, vocabulary.RELATIVE, *words.relatives)))
        self._full = ailments.is_allergic
        self._relative = regex(rf"(?i)(?<!\w)(?:{self._of.my}) (?P<who>{relatives})(?!\w)")
        ends = rf"(?=\s*(?:[.,;:!)(…–—]|$)|\s+(?:{self._of.joins})(?!\w))"
        who = rf"(?:{words.she}|(?:{self._of.my}) (?:{relatives}))"
        self._own = regex(rf"(?i){_UNDENIED}(?<!\w)(?:{self._of.own}){ends}")
        self._another = regex(
            rf"(?i)(?:^|[.,;:!?¡¿(–—]\s*|\s(?:{self._of.joins}) )(?:{self._of.another.format(who=who)}){ends}"
        )
        known = rf"(?:{words.allergens}|{ailments.called})"
        self._named = regex(
            rf"(?i)(?<![\w-]){known}(?:(?:\s*[,/&+]\s*|\s+(?:{self._of.joins})\s+)(?:[^\W\d_]+ )?{known})*(?![\w-])"
        )
        self._one = regex(rf"(?i)(?<![\w-]){known}(?![\w-])")
        self._outgrown = regex(
            rf"(?i)(?<![\w'])(?P<my>(?:{self._of.my}) )?(?!(?:{self._of.nobody})(?!\w))(?P<who>[^\W\d_]+)(?:(?='s)| )"
            rf"(?:{self._of.outgrown})(?P<past>[^.,;:!?]{{0,40}})"
        )
        self._now = regex(
            rf"(?i)(?:^|[.,;:!?…–—]\s*|\s)(?:(?:{self._of.joins}) )?(?:{self._of.now_to}) (?={self._named.pattern[4:]})"
        )
        self._pronoun = regex(rf"(?i)(?:{words.she})(?!\w)")

    def read(self, said: str, before: str) -> Iterator[str]:
        for claim in self._own.finditer(said):
            if what := self._named_in(said[: claim.start()], before):
                yield self._full.format(what)
        for claim in self._another.finditer(said):
            who = self._whom(claim, f"{before} {said[: claim.start()]}")
            if who and (what := self._named_in(said[: claim.start()], before)):
                yield self._of.is_another.format(who=who, what=what)

    def read_instead(self, said: str, before: str) -> Iterator[str]:
        """What somebody is allergic to in the place of what she has outgrown."""
        for claim in self._now.finditer(said):
            told = f"{before} {said[: claim.start()]}"
            found = [
                each
                for each in self._outgrown.finditer(told)
                if self._one.search(each["past"]) or _MAY.search(each["past"])
            ]
            if found and (what := self._named.match(said, claim.end())):
                full = self._full_of(found[-1], told)
                things = ", ".join(each[0] for each in self._one.finditer(what[0]))
                yield from [full.format(what=things)] if full else []

    def _full_of(self, outgrown: re.Match[str], told: str) -> str:
        """The statement about whoever has outgrown something; empty for a pronoun that is nobody's."""
        who = outgrown["who"]
        if outgrown["my"]:
            return self._of.is_another.replace("{who}", who)
        if self._pronoun.match(who):
            named = [*self._relative.finditer(told, 0, outgrown.start())]
            return self._of.is_another.replace("{who}", named[-1]["who"]) if named else ""
        return self._of.is_so.replace("{who}", who[0].upper() + who[1:])

    def _named_in(self, said: str, before: str) -> str:
        for text in (said, before):
            if found := [*self._named.finditer(text)]:
                return ", ".join(each[0] for each in self._one.finditer(found[-1][0]))
        return ""

    def _whom(self, claim: re.Match[str], before: str) -> str:
        named = [*self._relative.finditer(claim[0])] or [*self._relative.finditer(before)]
        return named[-1]["who"] if named else ""


_UNDENIED = "".join(dict.fromkeys(f"(?<!{word} )" for each in ALLERGIES for word in each.doubts))
_MAY = regex(r"(?i)[ae]l+[eé]r[gjk]")
_NOW = regex(rf"(?i)(?<!\w)(?:{any_of(ALLERGIES, 'now_to')})")
_OUTGROWN = regex(rf"(?i)(?<!\w)(?:{any_of(ALLERGIES, 'outgrown')})")


@cache
def _readers() -> tuple[_AllergyReader, ...]:
    return tuple(map(_AllergyReader, range(len(ALLERGIES))))
