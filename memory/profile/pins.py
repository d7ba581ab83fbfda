"""Which memories are pinned by themselves: what could harm the user if it were forgotten once.

Only the user's own confirmed words are, and only about themselves: a third party's allergy is for retrieval to find.
Pins are few: when a user has `most`, the one that matters least lets go. What was pinned by hand stays.
"""

# ruff: noqa: E501 - a pattern is one line: a table is read by line

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec

from memory.language import vocabulary as words
from memory.language.first_person import own_sentences
from memory.language.sayings import said_by
from memory.model.memory import Memory, MemoryType
from memory.model.options import Dangers, PinOptions
from memory.profile.fields import may_tell
from memory.text.reading import once
from memory.text.regex import regex

AUTO_PINNED = "auto_pinned"
"""The tag of what was pinned by a rule: it may be let go by a rule, and is not pinned again once its user unpinned it."""


class PinRule(NamedTuple):
    """What is pinned, and why. The order of the rules is who stays."""

    reason: str
    preset: Dangers
    patterns: tuple[str, ...]


_I = r"\bI (?:(?:am|is|are|was|have|has|also|really|still) )*"
_MUST_NOT = (
    r"(?:(?:must|should|may|can|could) (?:not|never)|cannot|am not allowed to|is not allowed to|am not supposed to"
    r"|do not|does not|will not)"
)
_DO_NOT = r"(?:^|[,;:] |\bplease )(?:please )?(?:do not|never|do not ever)"
_MEDICAL = rf"(?:{words.MEDICAL})(?![\w-])"
_ALLERGEN = rf"(?:{words.ALLERGENS})(?![\w-])"
_FEW = r"(?:[\w-]+ ){0,3}?"

RULES: tuple[PinRule, ...] = (
    PinRule("allergy", "safety", (
        rf"{_I}(?:\w+ly )?allergic to (?!(?:work|mornings?|mondays?|bullshit|nonsense|drama|people|stupidity)\b)",
        rf"{_I}(?:an? )?{_FEW}allerg(?:y|ies)\b(?! (?:season|test))",
        r"\bmy (?:\w+ )?allergies (?:are|include)\b|\bmy allergy to\b",
        r"\bI\b.{0,60}\b(?:anaphyla\w+|epi-?pen)|\bmy epi-?pen\b",
        r"\bich bin (?:\w+ )?(?:(?:gegen|auf) .{1,60} allergisch|allergisch (?:gegen|auf))|\bich habe eine (?:\w+ )?\w*allergie\b",
        r"\bsoy (?:muy )?al[eé]rgic[oa] al?\b|\btengo alergia\b",
        r"\bje suis (?:\w+ )?allergique\b|\bj'ai une allergie\b",
    )),
    PinRule("not to be given", "safety", (
        rf"{_DO_NOT} prescribe\b",
        rf"{_DO_NOT} (?:take|use|give(?: me)?|administer|recommend|suggest|inject|combine|mix) {_FEW}{_MEDICAL}",
        rf"\bI {_MUST_NOT} (?:be given|be prescribed|receive|have|take|use|tolerate) {_FEW}{_MEDICAL}",
        rf"\bI (?:must|should|can|may) (?:not|never) (?:eat|drink|have|consume) {_FEW}{_ALLERGEN}|\bI cannot (?:eat|drink|have|consume) {_FEW}{_ALLERGEN}",
        rf"\bI am not allowed to (?:eat|drink|have|take) {_FEW}(?:{_ALLERGEN}|{_MEDICAL})",
        rf"\bI (?:react|reacted) (?:badly |severely )?to {_FEW}(?:{_MEDICAL}|{_ALLERGEN})",
        r"\bich darf (?:kein(?:e|en)?|nicht) .{0,40}\b(?:nehmen|essen|trinken|bekommen)\b",
        r"\bno (?:puedo|debo) (?:tomar|comer|beber) (?:\w+ ){0,2}(?:aspirina|ibuprofeno|penicilina|gluten|lactosa|mariscos|frutos secos|alcohol|antibióticos)",
        r"\bje ne (?:peux|dois) pas (?:prendre|manger|boire) (?:de |d'|du )?(?:\w+ )?(?:aspirine|ibuprofène|pénicilline|gluten|lactose|noix|arachides|alcool|antibiotiques)",
    )),
    PinRule("interaction", "safety", (
        rf"(?:^|\b){_FEW}(?:{_MEDICAL}|{_ALLERGEN}).{{0,40}}\b(?:interacts?|interfer\w+|contraindicated|must not be (?:taken|combined|mixed)|should not be (?:taken|combined|mixed))\b.{{0,60}}\bmy\b",
        rf"\bmy (?:{_FEW}{_MEDICAL}|medications?|meds|pills|doctor said .{{0,40}})\b.{{0,60}}\b(?:interacts?|interactions?|interferes?|contraindicated|must not be|should not be (?:taken|combined|mixed))\b",
    )),
    PinRule("emergency contact", "safety", (
        r"\bmy (?:\w+ )?emergency contacts?\b(?! (?:list|form|field|page|app))",
        r"\bin (?:case of )?(?:an? |any )?emergency,? (?:please )?(?:call|contact|notify|reach) (?!911|112|999|an ambulance)",
        r"\bmein notfallkontakt\b|\bim notfall .{1,60}\b(?:anrufen|kontaktieren|verständigen)\b",
        r"\bmi contacto de emergencia\b|\bmon contact d'urgence\b",
    )),
    PinRule("blood type", "safety", (
        r"\bmy blood (?:type|group) is\b|\bI (?:am|have) (?:blood )?type (?:ab|a|b|o) (?:positive|negative)|\bI am (?:ab|a|b|o|0)[ -]?(?:positive|negative|neg|pos)\b(?! (?:about|person|thinker|influence|attitude))",
        r"\bmeine blutgruppe\b|\bmi grupo sanguíneo\b|\bmon groupe sanguin\b",
    )),
    PinRule("never", "safety", (
        r"\bI (?:must|can|may|should|shall) never\b",
        r"(?:^|[,;:] |\bplease )(?:please )?(?:do not ever|never) (?!mind\b|(?:answer|reply|respond|write|speak|talk|explain|use|format|include|start|end|apologi[sz]e|ask|call)\b).*\b(?:me|my|us|our)\b",
        r"\bich darf (?:nie|niemals)\b|\b(?:nunca|jamás) (?:me|le)\b|\bje ne dois jamais\b",
    )),
    PinRule("dose", "health", (
        rf"\bI (?:(?:am|is|currently|now|have|has|been|was|also) )*(?:takes?|taking|on|uses?|using|prescribed|inject) .{{0,40}}?\d\s?(?:{words.DOSE_UNIT})(?!\w)",
        rf"\bmy (?:{words.DRUG}) (?:dose|dosage)?.{{0,30}}\d\s?(?:{words.DOSE_UNIT})(?!\w)",
        r"\bich nehme .{0,40}\d\s?(?:mg|ml|ie|einheiten)\b|\btomo .{0,40}\d\s?mg\b|\bje prends .{0,40}\d\s?mg\b",
    )),
)  # fmt: skip

_NOT_AT_ALL = regex(
    r"(?i)\b(?:not|no longer|never been|not any ?more|nicht|ya no|no soy|ne suis (?:pas|plus)) (?:(?:really|actually|mehr) )?(?:allergic|allergisch|alérgic|allergique)|\bno (?:known )?allergies\b|\bdo not have (?:any )?(?:known )?allergies\b|\boutgrew\b"
)


_OWN = "own pattern"

_DANGERS = tuple(regex(pattern, re.IGNORECASE) for rule in RULES for pattern in rule.patterns)
_SAFETY = frozenset(("allergies", "conditions", "medications", "blood_type", "emergency_contacts"))


@once
def harms_if_lost(text: str) -> bool:
    """Whether a text tells what could harm the user if it were left out: it stays where something has to give way."""
    if any(map(_endangers, own_sentences(text, by_model=True))):
        return True
    return any(said.field in _SAFETY for said, _ in said_by(text, by_model=True))


@once
def _endangers(sentence: str) -> bool:
    """Whether any of the rules is about a sentence."""
    return any(danger.search(sentence) for danger in _DANGERS)


class Pinning(NamedTuple):
    """What becomes of new memories and of old pins."""

    memories: tuple[Memory, ...]
    """The new ones in their order, pinned or not."""
    released: tuple[Memory, ...] = ()
    """Older pins that let go, as they are to be written."""


class Pinner:
    """Decides what is pinned by itself."""

    def __init__(self, options: PinOptions) -> None:
        self._most = options.most
        wanted = [rule for rule in RULES if rule.preset in options.presets]
        self._rules = [(rule.reason, regex("|".join(rule.patterns), re.IGNORECASE)) for rule in wanted]
        if options.patterns:
            own = "|".join(f"(?:{pattern})" for pattern in options.patterns)
            self._rules.append((_OWN, regex(own, re.IGNORECASE)))

    @property
    def asks(self) -> bool:
        """Whether anything can be pinned at all."""
        return bool(self._rules and self._most)

    def reason(self, memory: Memory) -> str:
        """Why a memory is to be pinned; empty if it is not."""
        rank = self._rank(memory)
        return self._rules[rank][0] if rank < len(self._rules) else ""

    def _rank(self, memory: Memory) -> int:
        if not may_tell(memory) or memory.type is MemoryType.WORKING:
            return len(self._rules)
        by_model = memory.provenance.prompt_version is not None
        told = [said for said in own_sentences(memory.text, by_model=by_model) if not _NOT_AT_ALL.search(said)]
        endangering = [*filter(_endangers, told)]
        for rank, (reason, pattern) in enumerate(self._rules):
            # A standing instruction is in the stable block anyway.
            is_shown = reason == "never" and memory.type is MemoryType.PROCEDURAL
            if not is_shown and any(map(pattern.search, told if reason == _OWN else endangering)):
                return rank
        return len(self._rules)

    def pin(self, new: Sequence[Memory], pinned: Iterable[Memory]) -> Pinning:
        """`new` with those pinned that are to be, beside the user's `pinned` memories of before.

        Beyond `most` the one that stands last in the order of the rules lets go, the older one first.
        """
        memories = [
            memory
            if memory.pinned or AUTO_PINNED in memory.tags or not self.reason(memory)
            else msgspec.structs.replace(memory, pinned=True, tags=(*memory.tags, AUTO_PINNED))
            for memory in new
        ]
        before = [memory for memory in pinned if _is_auto(memory)]
        ranked = sorted(
            (*before, *filter(_is_auto, memories)),
            key=lambda memory: (self._rank(memory), -memory.created_at.timestamp()),
        )
        over = {memory.id for memory in ranked[self._most :]}
        return Pinning(
            tuple(_released(memory) if memory.id in over else memory for memory in memories),
            tuple(_released(memory) for memory in before if memory.id in over),
        )


def _is_auto(memory: Memory) -> bool:
    return memory.pinned and AUTO_PINNED in memory.tags


def _released(memory: Memory) -> Memory:
    return msgspec.structs.replace(memory, pinned=False)
