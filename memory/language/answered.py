"""What a short answer to a question of the assistant's states, by the tables of the languages.

    "Do you have any allergies?"      "Only penicillin."           I am only allergic to penicillin.
    "Where do you live?"              "In Graz, near the river."   I live in Graz, near the river.
    "Are you vegetarian?"             "Yes, since 2015."           I am vegetarian, since 2015.
    "What's your dog called?"         "Bella"                      my dog is called Bella.
    "Shall I make it vegetarian?"     "Yes."                       nothing: it asks nothing of the user

The assistant's words are nobody's: of what it asks only the slot counts that a table knows. What she affirms by a
"yes" alone is taken from its question, and only if rules read something of the user's in it, and of nobody else.
"""

import re
from collections.abc import Iterator
from functools import cache

from memory.language import phrases
from memory.language.answer_table import AnswerTable, AskedSlot
from memory.language.languages import ANSWERS
from memory.language.retraction import heard
from memory.language.sayings import said_by
from memory.language.small_talk import is_small_talk
from memory.language.statements import asks
from memory.text.chunking import sentences
from memory.text.regex import regex
from memory.text.stop_words import OF_LATIN_SCRIPT

QUESTION_CHARS = 240
"""A longer sentence with a question mark is no question that a person answers."""

ANSWER_WORDS = 14
"""Whoever says more in a sentence tells something, and says of what."""

_ENDS = ' .!?¿¡"“”„«»…'
_LEAD = r"(?:.{0,80}[,:;–—-] ?)?(?:(?:LEADS),? )*"
_QUOTES = regex('["“”„«»]')


def as_stated(question: str, reply: str) -> str:
    """A reply, with the short answer at its beginning as the statement that it makes.

    `question`: the assistant's message before. The reply is as it was if that asks nothing at its end, or more than one
    thing, or nothing that a table knows; and if what it says begins with no short answer.
    """
    begins = _beginning(reply)
    if not begins or (asked := _only_question(question)) is None or not heard(reply).whole:
        return reply
    stated = (each for rules in _of_languages() for each in _stated(asked, begins, rules))
    states = next(stated, None)
    return reply if states is None else reply.replace(begins, states, 1)


def may_answer(reply: str) -> bool:
    """Whether a message may begin with a short answer, whatever was asked."""
    return bool(_beginning(reply))


def _only_question(message: str) -> str | None:
    """What a message asks at its end, if it asks nothing else, in nobody else's words."""
    said = [each for each in sentences(message) if any(map(str.isalpha, each))]
    if not said or sum("?" in each for each in said) != 1:
        return None
    asked = said[-1].replace("’", "'").rstrip("*_ ")
    if not asked.endswith("?") or asked.count("?") != 1 or len(asked) > QUESTION_CHARS or _QUOTES.search(asked):
        return None
    return asked.strip(_ENDS + "*_")


def _beginning(reply: str) -> str:
    """The short answer that a reply may begin with: its first sentence, and the next one behind a mere "yes"."""
    said = sentences(reply)[:2]
    if not said or not _is_short(said[0]):
        return ""
    if len(said) == 1 or not _YES_ALONE.fullmatch(said[0].strip(_ENDS)):
        return said[0]
    behind = said[1]
    goes_on = _is_short(behind) and not is_small_talk(behind) and not phrases.CLAUSE_OF_SPEAKER.match(behind)
    end = reply.find(behind, len(said[0])) + len(behind)
    return reply[reply.index(said[0]) : end] if goes_on and end >= len(behind) else said[0]


def _is_short(sentence: str) -> bool:
    return len(sentence.split()) <= ANSWER_WORDS and "?" not in sentence and not asks(sentence)


def _stated(asked: str, said: str, rules: "_Rules") -> Iterator[str]:
    """What an answer states by the questions of a language, the likeliest first."""
    said = said.strip().replace("’", "'")
    yes = rules.yes.match(said)
    named = said[yes.end() if yes else 0 :].strip(_ENDS + ",;: –—-")
    if rules.no.match(named) or rules.denies.search(named):
        return
    only = rules.only.match(named)
    named = named[only.end() :] if only else named
    if named and not phrases.CLAUSE_OF_SPEAKER.match(named):
        for slot, pattern in rules.slots:
            if found := pattern.fullmatch(asked):
                yield _filled(slot, found, named, rules, only=only[0].strip() if only else "")
    for slot, pattern in rules.polar:
        if found := pattern.fullmatch(asked):
            yield from _affirmed(slot, found, named, rules, is_affirmed=yes is not None)


def _affirmed(
    slot: AskedSlot, found: re.Match[str], named: str, rules: "_Rules", *, is_affirmed: bool
) -> Iterator[str]:
    """What is so by a "yes", or by naming one of the alternatives that were asked for."""
    claimed = found["p"].partition(",")[0].strip()
    alternatives = rules.alternative.split(claimed)
    first = named.split(maxsplit=1)[0].strip(_ENDS + ",;:") if named else ""
    asked_for = {word.casefold(): word for word in claimed.split()}
    if first and first.casefold() in asked_for:
        claimed, behind = f"{asked_for[first.casefold()]}{named[len(first) :]}", ""
    elif is_affirmed and len(alternatives) == 1:
        behind = named
    else:
        return
    if len(claimed.split()) > ANSWER_WORDS // 2 or rules.others.search(claimed) or rules.anything.search(claimed):
        return
    verb = rules.table.verbs.get((found.groupdict().get("verb") or "").casefold(), "")
    states = _sentence(slot.states.replace("VERB", verb).removesuffix("P") + claimed)
    if _is_hers(states):
        joined = f", {behind}" if behind else ""
        yield f"{states.rstrip('.')}{joined}."


def _is_hers(states: str) -> bool:
    """Whether rules read what holds of the user in it, and nothing of anybody else."""
    told = said_by(states, by_model=False)
    return bool(told) and not any(
        act == "drop" or value.field == "household" or value.field.startswith("family.") for value, act in told
    )


def _filled(slot: AskedSlot, found: re.Match[str], named: str, rules: "_Rules", *, only: str) -> str:
    """The statement of a slot with what was answered."""
    groups = found.groupdict()
    if slot.common and not named[:2].isupper():
        named = f"{named[:1].lower()}{named[1:]}"
    if slot.at and re.match(rf"(?i)(?:{slot.at})(?:(?![^\W_])|(?<='))", named):
        named = f"{named[:1].lower()}{named[1:]}"
    elif slot.at:
        named = f"{slot.at.partition('|')[0]} {_within(named)}"
    else:
        named = _within(named)
    before, _, behind = slot.states.partition("VALUE")
    behind = behind if not behind.strip(" ,") or not named.casefold().endswith(behind.strip().casefold()) else ""
    words = {
        "VERB": rules.table.verbs.get((groups.get("verb") or "").casefold(), ""),
        "MY": rules.in_first_person(groups.get("my") or ""),
        "ONLY": only.casefold(),
        "REST": rules.in_first_person(groups.get("rest") or ""),
        "X": groups.get("x") or "",
    }

    def put(text: str) -> str:
        return _SLOT.sub(lambda of: words[of[0]], text)

    return _sentence(f"{put(before)}{named}{put(behind)}")


def _within(named: str) -> str:
    """What was answered as it stands within a sentence: a small word in front of another is written small."""
    first, _, behind = named.partition(" ")
    is_small = first.casefold() in _SMALL and not behind[:1].isupper()
    return named[:1].lower() + named[1:] if is_small and behind else named


def _sentence(text: str) -> str:
    tidy = re.sub(r" +(?=[,.])", "", " ".join(text.split())).rstrip(" ,")
    return f"{tidy[:1].upper()}{tidy[1:]}."


_SMALL = frozenset[str]().union(*OF_LATIN_SCRIPT.values())
_SLOT = re.compile(r"\b(?:VERB|MY|ONLY|REST|X)\b")


class _Rules:
    """The expressions of a table."""

    def __init__(self, table: AnswerTable) -> None:
        self.table = table
        thing = rf"(?!(?:{table.no_thing})(?![\w'])){table.word}"
        self._things = rf"{thing}(?: {thing}){{0,3}}"
        self._my = "|".join(
            rf"(?-i:{re.escape(each)})" if each[0].isupper() else re.escape(each)
            for each in sorted(table.mine, key=len, reverse=True)
        )
        self.yes = regex(
            rf"(?i)(?:(?:{table.yes})(?![\w'])|(?:{table.echoes})(?=\s*(?:[,.!]|$)))"
            rf"(?:[\s,]+(?:(?:{table.yes}|{table.echoes})(?=\s*(?:[,.!]|$))))*"
        )
        self.no = regex(rf"(?i)(?:{table.no})(?![\w'])")
        self.denies = regex(rf"(?i)(?<![\w'])(?:{table.denies})$")
        self.only = regex(rf"(?i)(?:{table.only})\s+")
        self.alternative = regex(rf"(?i)\s+(?:{table.alternative})\s+")
        self.anything = regex(rf"(?i)(?<![\w'])(?:{table.anything})(?![\w'])")
        self.others = regex(rf"(?i)(?<![\w'])(?:{self._my})(?![\w'])")
        self.slots = tuple((slot, self._asked(slot.question)) for slot in table.slots)
        self.polar = tuple((slot, self._asked(slot.question)) for slot in table.polar)

    def _asked(self, question: str) -> re.Pattern[str]:
        verbs = "|".join(map(re.escape, sorted(self.table.verbs, key=len, reverse=True)))
        named = {
            "VERB": rf"(?P<verb>{verbs})",
            "MY": rf"(?P<my>{self._my})",
            "REST": rf"(?P<rest>(?:(?:{self._my}) )?{self._things})",
            "X": rf"(?P<x>{self._things}?)",
        }
        written = re.sub(r"(?<![\w<\\])(?:VERB|MY|REST|X)(?!\w)", lambda found: named[found[0]], question)
        return regex(rf"(?i)[¿\s]*{_LEAD.replace('LEADS', self.table.leads)}¿?(?:{written})")

    def in_first_person(self, rest: str) -> str:
        """What stands behind a verb, of the user's own things in her words."""
        return re.sub(
            rf"(?i)(?<![\w'])(?:{self._my})(?![\w'])",
            lambda found: self.table.mine.get(found[0], self.table.mine.get(found[0].casefold(), found[0])),
            rest,
        )


_YES_ALONE = regex(rf"(?i)(?:{'|'.join(f'{each.yes}|{each.echoes}' for each in ANSWERS)})")


@cache
def _of_languages() -> tuple[_Rules, ...]:
    """Compiled as they are first asked."""
    return tuple(map(_Rules, ANSWERS))
