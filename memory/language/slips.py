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
_SLIP = rf"(?:{any_of(_WORDS, 'slips')})(?![\w'])"
_MAY_SLIP = regex(rf"(?i)(?<!\w){_SLIP}")
_SAID_INSTEAD = regex(
    rf"(?i)[\s,.;:…–—-]+(?:{_SLIP}[\s,.;:…–—-]+)+(?:(?:{any_of(_WORDS, 'not_it')}) [\w'-]+[\s,]+)?"
    rf"(?:(?:{any_of(_WORDS, 'just_it')}) )*(?P<said>[\w'+%/-]+(?: [\w'+%/-]+){{0,{MOST_WORDS - 1}}}?)"
    rf"(?=\s*(?:[.,;:!?]|$)|\s(?:{phrases.of_all('joins')}|{phrases.of_all('but')})\s)"
)
_NUMBER = regex(r"(?<!\w)\d[\d.,]*")
_SMALL = frozenset[str]().union(*OF_LATIN_SCRIPT.values())
_AT = regex(rf"(?i)(?:{any_of(_WORDS, 'places')})(?!\w)")


def corrected(sentence: str) -> str:
    """A sentence with what was said instead in the place of what slipped out."""
    for _ in range(MOST_TAKEN_BACK):
        found = _SAID_INSTEAD.search(sentence) if _MAY_SLIP.search(sentence) else None
        told = _instead(sentence[: found.start()], found["said"]) if found else None
        if found is None or told is None:
            return sentence
        sentence = told + sentence[found.end() :]
    return sentence


def _instead(before: str, said: str) -> str | None:
    """What stood before with what was said instead at its end; None: nothing there can be meant."""
    words = said.split()
    if all(word.lower() in _SMALL and not word[0].isdigit() for word in words):
        return None
    if phrases.CLAUSE_OF_SPEAKER.match(said):
        return f"{before}. {said}"
    if number := _NUMBER.match(said):
        return _in_place_of_number(before, said, is_alone=number.end() == len(said))
    if at := _AT.match(said):
        places = [*regex(rf"(?i)(?<!\w){at[0]}(?!\w)").finditer(before)]
        return before[: places[-1].start()] + said if places else None
    told = before.split()
    run = 0
    while run < min(MOST_TAKEN_BACK, len(told) - 1) and told[-1 - run].lower().strip("'") not in _SMALL:
        run += 1
    is_behind_place = run < len(told) and _AT.fullmatch(told[-1 - run]) is not None
    taken = run if is_behind_place else min(run, len(words))
    return " ".join((*told[: len(told) - taken], said)) if taken else None


def _in_place_of_number(before: str, said: str, *, is_alone: bool) -> str | None:
    numbers = [*_NUMBER.finditer(before)]
    if not numbers:
        return None
    unit = before[numbers[-1].end() :] if is_alone else ""
    return before[: numbers[-1].start()] + said + unit
