"""Orders that hold for good: how answers are to be, always or on occasions of the talk, and what is done at work.

    of answers     "Bitte siezen Sie mich und antworten Sie knapp."   "I should be grateful if you would be brief."
    wished         "I'd prefer shorter answers."   "Your answers are too long."   "I hate it when you apologise."
    on occasions   "Whenever I ask about maths, show the working."    "For recipes, always give grams."
    at work        "Never push to main."                              "Lance toujours les tests."

Who speaks formally orders in many persons and moods ("antworten Sie", "to be brief", "que cite sus fuentes"), behind
phrases that only ask, two or three in a sentence. So no form is wanted of an order about answers but this: nothing is
in it but what an assistant does with an answer, how that is to be, and small words. One word more, and it is about
something else: "Answer the letter briefly.".

On occasions an order is one for good where what it hangs on is done in the talk itself, by who asks or who answers, and
may be done again. "If it rains", "when I go to Rome" and "when you have time" are conditions of the world, "if I send
this email" is one of today.

At work, where an assistant does things itself, what is always or never to be done is what must not be forgotten.
"Always" makes an order of whatever stands beside it ("always the same error", "it never builds"), so a verb of work has
to be there, and nobody in front of it who does it.
"""

import re
from typing import NamedTuple

from memory.language import phrases
from memory.language.languages import LASTING
from memory.language.lasting_table import LastingWords
from memory.language.typed import spelled
from memory.text.reading import once
from memory.text.regex import regex

LONGEST = 240
"""Characters: such an order is short."""


def orders_answers(text: str) -> bool:
    """Whether all of a sentence says how answers are to be."""
    if len(text) > LONGEST:
        return False
    order = phrases.without_courtesies(text)
    return any(pattern.match(order) for pattern in _OF_ANSWERS)


def wishes_answers(text: str) -> bool:
    """Whether a sentence wishes all answers otherwise, or says what is not liked in them."""
    if len(text) > LONGEST or text.rstrip().endswith("?"):
        return False
    wish = phrases.without_courtesies(text)
    return any(pattern.match(wish) for pattern in _WISHES)


@once
def holds_on_occasions(text: str) -> bool:
    """Whether all of a sentence is an order that holds whenever something is asked, given or shown."""
    if len(text) > LONGEST or text.rstrip().endswith("?"):
        return False
    order = phrases.without_courtesies(text)
    return any(each.is_in(order) for each in _ON_OCCASIONS)


@once
def orders_work(text: str) -> bool:
    """Whether a text says what always or never to do in what is worked on."""
    order = spelled(text).strip(" ¡¿")
    return len(order) <= LONGEST and not order.endswith(("?", "？")) and any(each.match(order) for each in _AT_WORK)


_GAP = r"[\s,;:'’–—-]+"
_QUOTE = r"[\"„“”«»\s]*"
_NAME = r"(?-i:[A-ZÀ-Þ])[\w.'’-]*"


def _of_answers(of: LastingWords) -> re.Pattern[str]:
    """A sentence made of nothing but the words of a table, with a verb and a way, or with a name to be called by."""
    name = rf"{_QUOTE}(?:(?:{of.titles})\b[\w.'’ -]{{0,40}}?|{_NAME}(?: {_NAME}){{0,3}}){_QUOTE}"
    named = rf"(?:{of.naming})(?:\s+|(?<=\s)){name}"  # "call me as " ends with the space already
    words = rf"(?:{of.verbs}|{of.ways}|{of.small}|{of.lasting}|{of.languages})(?!\w)"
    way = rf"(?<!\w)(?:{of.ways})(?!\w)|(?=.*(?<!\w)(?:{of.lasting})(?!\w)).*(?<!\w)(?:{of.languages})(?!\w)"
    told = rf"(?:{named}|(?=.*(?<!\w)(?:{of.verbs})(?!\w))(?=.*(?:{way})))"
    each, end = rf"(?:{named}|{words})", r"[\s.!?]*$"
    # Two words come first: most sentences begin with others, and all of a sentence is looked through only then.
    return regex(
        rf"(?i)(?={each}(?:{_GAP}{each}|{end}))(?!.*(?<!\w)(?:{of.once})(?!\w))(?={told}|.*(?:{_GAP}){named})"
        rf"{each}(?:{_GAP}{each})*{end}"
    )


def _wished(of: LastingWords) -> re.Pattern[str]:
    """What is wished is answers, however they are to be; a clause behind that says more."""
    way = rf"(?:{of.rather}|{of.ways})(?!\w)"
    word = rf"(?:{of.rather}|{of.ways}|{of.small})(?!\w)"
    wished = (
        rf"(?:{of.wishes})(?!\w){_GAP}(?=[^,;:]*(?<!\w){way})(?:{word}{_GAP})*(?:{of.outputs})(?!\w)(?:{_GAP}{word})*"
    )
    return regex(rf"(?i)(?:{wished}[\s.!]*(?:[,;–—-].{{1,80}})?$|(?:{of.too})(?!\w)|(?:{of.disliked})(?!\w))")


_REQUESTS = tuple(each for each in phrases.OPENS_ASKING if each is not phrases.QUESTION)
_CLAUSE = r"[^,;:.!?]"
_ELSEWHERE = r"(?!\s(?:to|with|à|avec|a|con|com)\s(?:[ao]\s)?(?-i:[A-ZÀ-Þ]))"
"""Somebody is spoken to who is not in the talk: "if you write to Anna"."""
_ASKED = regex(
    r"(?i)\b(?:what|how|why|who|was|wie|warum|wer|ce qui|ce que|comment|pourquoi|qué|cómo|cosa|perché|o que|por que)\b"
)
"""Explains what happens "whenever you give …": no order hangs on that."""


class _OnOccasions(NamedTuple):
    """A language's orders on occasions."""

    before: re.Pattern[str]
    kinds: re.Pattern[str]
    behind: re.Pattern[str]
    then: re.Pattern[str]

    @classmethod
    def of(cls, table: LastingWords) -> "_OnOccasions":
        once = rf"(?!{_CLAUSE}*?(?<!\w)(?:{table.passing})(?!\w))"
        return cls(
            before=regex(
                rf"(?i)(?:(?:{table.when}) {once}|(?:{table.whenever}) )"
                rf"(?:{table.asking})(?!\w){_ELSEWHERE}{_CLAUSE}{{0,80}},\s+"
            ),
            kinds=regex(rf"(?i)(?:{table.kinds})(?!\w),?\s+"),
            behind=regex(rf"(?i)(?<=\w),? (?:{table.whenever}) (?:{table.asking})(?!\w)"),
            then=regex(rf"(?i)(?:{table.then})(?!\w)(?!\s(?:ich|wir|er|man)\b)"),
        )

    def is_in(self, text: str) -> bool:
        """Whether a text is an order with its occasion in front, or behind it."""
        if found := self.before.match(text):
            return self._orders(text[found.end() :])
        if found := self.kinds.match(text):
            return self.then.match(text, found.end()) is not None
        found = self.behind.search(text)
        return found is not None and self._orders(text[: found.start()]) and not _ASKED.search(text[: found.start()])

    def _orders(self, clause: str) -> bool:
        return self.then.match(clause) is not None or any(each.match(clause) for each in _REQUESTS)


_JOINS = r"(?:and|or|but|if|that|und|oder|ob|wie|wenn|et|ou|si|comme|que|y|o|como|e|se|come|che)\b"


def _at_work(of: LastingWords) -> re.Pattern[str]:
    """An adverb in front of the verb with a word between, or behind it with three, or at the end, or the verb there."""
    ever, act, no = rf"(?:{of.ever})(?!\w)", rf"(?:{of.acts})(?!\w)", rf"(?:(?:{of.no}) )?"
    few, end = rf"(?: (?!{_JOINS})[\w'’-]+){{0,3}}?", r"(?=\W*$|[,.;:!] )"
    ways = (rf"{ever}(?: (?!{_JOINS})[\w'’-]+)? {act}", f"{act}{few} {ever}", rf"{act} .{{2,120}} {ever}\W*$")
    return regex(rf"(?i)(?:(?:{of.leads})(?!\w),? ?)*(?:{no}(?:{'|'.join(ways)})|{ever} .{{2,120}}?(?:{of.last}){end})")


_OF_ANSWERS = tuple(map(_of_answers, LASTING))
_WISHES = tuple(map(_wished, LASTING))
_ON_OCCASIONS = tuple(map(_OnOccasions.of, LASTING))
_AT_WORK = tuple(map(_at_work, LASTING))
