"""What somebody says in the place of a word that slipped out, within one sentence, as it is meant.

    "I'm allergic to shrimp no wait I mean crab"         I'm allergic to crab
    "I'm 34 no wait 35"                                  I'm 35
    "ich wohne in Köln, quatsch, in Bonn"                ich wohne in Bonn
    "I'm allergic to shellfish no sorry not shellfish, just shrimp"

Taken back is what stands in front of it: from the same preposition on, or from the last number, else as many words.
For reading alone: what is kept stays as it was said.
"""

from memory.language import phrases
from memory.language.alternatives import any_of
from memory.language.languages import LANGUAGES
from memory.text.regex import regex
from memory.text.stop_words import OF_LATIN_SCRIPT

MOST_WORDS = 4
"""Words in the place of others: whoever says more goes on about something else."""

MOST_TAKEN_BACK = 3

_WORDS = tuple(language.words for language in LANGUAGES)
_SURE = regex(rf"(?i)(?:{any_of(_WORDS, 'slips')})(?![\w'])")
_SLIPS = rf"(?:{any_of(_WORDS, 'slips', 'mutters')})(?![\w'])"
_MAY_SLIP = regex(rf"(?i)(?<!\w){_SLIPS}")
_NOT_IT = rf"(?:{any_of(_WORDS, 'not_it')}) [\w'-]+[\s,]+"
_JUST_IT = rf"(?:{any_of(_WORDS, 'just_it')}) "
_GAP = r"[\s,.;:…–—-]+"
_SAID_INSTEAD = regex(
    rf"(?i){_GAP}(?P<slip>(?:{_SLIPS}{_GAP})+)(?:{_NOT_IT})?(?:{_JUST_IT})*"
    rf"(?P<said>[\w'+%/-]+(?: [\w'+%/-]+){{0,{MOST_WORDS - 1}}}?)"
    rf"(?=\s*(?:[.,;:!?]|$)|\s(?:{phrases.of_all('joins')}|{phrases.of_all('but')})\s)"
)
_NUMBER = regex(r"(?<!\w)\d[\d.,]*")
_SMALL = frozenset[str]().union(*OF_LATIN_SCRIPT.values())
_AT_PLACE = regex(rf"(?i)(?<!\w)(?:{any_of(_WORDS, 'places')})(?!\w)")
_AT = regex(rf"(?i)(?:{any_of(_WORDS, 'places')})(?!\w)")


def corrected(sentence: str) -> str:
    """A sentence with what was said instead in the place of what slipped out."""
    for _ in range(MOST_TAKEN_BACK):
        found = _SAID_INSTEAD.search(sentence) if _MAY_SLIP.search(sentence) else None
        is_sure = found is not None and _SURE.match(found["slip"]) is not None
        told = _instead(sentence[: found.start()], found["said"], is_sure=is_sure) if found else None
        if found is None or told is None:
            return sentence
        sentence = told + sentence[found.end() :]
    return sentence


def _instead(before: str, said: str, *, is_sure: bool) -> str | None:
    """What stood before with what was said instead at its end; None: nothing there can be meant."""
    words = said.split()
    if all(word.lower() in _SMALL and not word[0].isdigit() for word in words):
        return None
    if phrases.CLAUSE_OF_SPEAKER.match(said):
        return f"{before}. {said}"
    if number := _NUMBER.match(said):
        return _in_place_of_number(before, said, unit=said[number.end() :].strip())
    if at := _AT.match(said):
        places = [*_AT_PLACE.finditer(before)]
        places = [each for each in places if each[0].lower() == at[0].lower()] or places
        return before[: places[-1].start()] + said if places else None
    told = before.split()
    if not is_sure or {*map(str.lower, words)} & {*map(str.lower, told)}:
        return None  # "I'm allergic to peanuts, I mean really allergic"
    run = 0
    while run < min(MOST_TAKEN_BACK, len(told) - 1) and told[-1 - run].lower().strip("'") not in _SMALL:
        run += 1
    is_behind_place = run < len(told) and _AT.fullmatch(told[-1 - run]) is not None
    taken = run if is_behind_place else min(run, len(words))
    return " ".join((*told[: len(told) - taken], said)) if taken else None


def _in_place_of_number(before: str, said: str, *, unit: str) -> str | None:
    """With the other number and its unit; what stands behind the first one's stays: "50 mg of it, no wait, 100"."""
    numbers = [*_NUMBER.finditer(before)]
    if not numbers:
        return None
    behind = before[numbers[-1].end() :].lstrip()
    if unit and not behind.lower().startswith(unit.lower()):
        behind = ""
    rest = behind[len(unit) :].lstrip()
    return before[: numbers[-1].start()] + (f"{said} {rest}" if rest else said)
