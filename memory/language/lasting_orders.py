"""Orders that hold for good: how answers are to be, always or on occasions of the talk, and what is done at work.

    of answers     "Bitte siezen Sie mich und antworten Sie knapp."   "I should be grateful if you would be brief."
    by their name  "No emojis."  "Metric units please."  "Tutoie-moi."  "Skip the disclaimers."
    wished         "I'd prefer shorter answers."   "Your answers are too long."   "I hate it when you apologise."
    of a habit     "Stop apologising."   "Don't explain the basics to me."   "I'd rather you were blunt."
    on occasions   "Whenever I ask about maths, show the working."    "For recipes, always give grams."
    at work        "Never push to main."                              "Lance toujours les tests."

Who speaks formally orders in many persons and moods ("antworten Sie", "to be brief", "que cite sus fuentes"), behind
phrases that only ask, two or three in a sentence. So no form is wanted of an order about answers but this: nothing is
in it but what an assistant does with an answer, how that is to be, and small words. One word more, and it is about
something else: "Answer the letter briefly.".

Who names nothing but a form ("no emojis", "metric units") or an address ("dammi del tu") needs no verb. A reason may
stand behind, unless it passes: "no lists, I read this on a phone", but "answer briefly, I'm in a hurry".

On occasions an order is one for good where what it hangs on is done in the talk itself, by who asks or who answers, and
may be done again. "If it rains", "when I go to Rome" and "when you have time" are conditions of the world, "if I send
this email" is one of today.

At work, where an assistant does things itself, what is always or never to be done is what must not be forgotten.
"Always" makes an order of whatever stands beside it ("always the same error", "it never builds"), so a verb of work has
to be there, and nobody in front of it who does it.

A word may stand in several of a table's fields. So what one word is, is decided once (`(?>…)`), what is longer first:
else a long sentence of such words would be read in as many ways as two to their number.
"""

import re
from typing import NamedTuple

from memory.language import phrases
from memory.language.languages import LASTING, PHRASES
from memory.language.lasting_table import LastingWords
from memory.language.typed import spelled
from memory.text.reading import once
from memory.text.regex import regex

LONGEST = 240
"""Characters: such an order is short."""
SHORT = 60
"""One without a verb is shorter."""


def orders_answers(text: str) -> bool:
    """Whether all of a sentence says how answers are to be."""
    if len(text) > LONGEST:
        return False
    told = _without_reason(text.lstrip("¿¡ "))
    order = phrases.without_courtesies(told)
    by_name = () if len(told) > SHORT or phrases.CLAUSE_OF_SPEAKER.match(told) else _BY_NAME
    return any(pattern.match(order) for pattern in _OF_ANSWERS) or any(pattern.match(told) for pattern in by_name)


def passes(text: str) -> bool:
    """Whether a reason stands behind an order that will not hold tomorrow: "answer briefly, I'm in a hurry"."""
    found = _REASON.search(text)
    return found is not None and _PRESSED.search(text, found.start()) is not None


def are_ways_of_answers(text: str) -> bool:
    """Whether all of it, behind a "from now on", says how answers are to be, with a verb or without: "no lists"."""
    return len(text) <= LONGEST and any(pattern.match(text) for pattern in _WAYS)


def wishes_answers(text: str) -> bool:
    """Whether a sentence wishes all answers otherwise, says what is not liked in them, or which habit is to end."""
    if len(text) > LONGEST or text.rstrip().endswith("?"):
        return False
    wish = phrases.without_courtesies(text)
    told = any(pattern.match(wish) for pattern in (*_WISHES, *_HABITS))
    return told or any(pattern.match(text) for pattern in _SHOULD)  # "I'd rather you" is a courtesy, too


def _without_reason(order: str) -> str:
    """An order without the clause behind it in which the user says why."""
    found = _REASON.search(order)
    return order if found is None else order[: found.start()]


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
    words = rf"(?:{of.lasting}|{of.verbs}|{of.ways}|{of.small}|{of.languages})(?!\w)"
    way = rf"(?<!\w)(?:{of.ways})(?!\w)|(?=.*(?<!\w)(?:{of.lasting})(?!\w)).*(?<!\w)(?:{of.languages})(?!\w)"
    told = rf"(?:{named}|(?=.*(?<!\w)(?:{of.verbs})(?!\w))(?=.*(?:{way})))"
    each, end = rf"(?:{named}|(?>{words}))", r"[\s.!?]*$"
    # Two words come first: most sentences begin with others, and all of a sentence is looked through only then.
    return regex(
        rf"(?i)(?={each}(?:{_GAP}{each}|{end}))(?!(?!.*(?<!\w)(?:{of.with_me})\W*$).*(?<!\w)(?:{of.once})(?!\w))(?={told}|.*(?:{_GAP}){named})"
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


def _by_name(of: LastingWords) -> re.Pattern[str]:
    """A sentence made of nothing but small words and a form of address, or of answers, that is wished or not."""
    part = rf"(?:{of.small}|{of.ways})"
    denied = rf"(?:{of.leave_out})(?:{_GAP}{part}){{0,2}}?{_GAP}(?:{of.left_out})(?!\w)"
    asked = rf"(?:{_PLEASE}|{of.lasting})(?!\w)"
    named = rf"(?:{denied}|(?:{of.address}|{of.as_such})(?!\w))"
    each = rf"(?>{named}|(?:{of.lasting}|{of.ways}|{of.small})(?!\w))"
    told = rf"(?:(?=.*?(?<!\w){asked}).*?(?<!\w){named}|.*?(?<!\w)(?:{denied}|(?:{of.address})(?!\w)))"
    lead = rf"(?:(?:{of.leads})(?!\w)[\s,]+)?"
    return regex(rf"(?i)(?!(?:{_IN}) ){lead}(?=(?:{each}(?:{_GAP}|[\s.!]*$))+$)(?!.*(?<!\w)(?:{of.once})(?!\w)){told}")


def _ways(of: LastingWords) -> re.Pattern[str]:
    """A sentence made of nothing but words about answers, one of which tells a way."""
    way = rf"(?:{of.address}|{of.as_such}|{of.left_out}|{of.ways})(?!\w)"
    each = rf"(?>{way}|(?:{of.lasting}|{of.verbs}|{of.outputs}|{of.small}|\d+)(?!\w))"
    return regex(rf"(?i)(?=(?:{each}(?:{_GAP}|[\s.!]*$))+$).*?(?<!\w){way}")


def _of_habits(of: LastingWords) -> re.Pattern[str]:
    """What is not to be done again and again, whatever is asked; not "that" or "this", which is done now."""
    lead = rf"(?:(?:{of.leads})(?!\w)[\s,]+)?"
    behind = rf"(?:{_GAP}(?:{of.small}|{of.lasting})(?!\w)){{0,4}}\W*(?:[,;–—-]\s*(?:{_SPEAKS})(?!\w).*)?$"
    return regex(
        rf"(?i){lead}(?:(?:{of.known})(?!\w){behind}|(?:{of.stop}|{of.each_time})(?!\w)(?!.*(?<!\w)(?:{_THIS})(?!\w)))"
    )


def _should(of: LastingWords) -> re.Pattern[str]:
    """What the assistant should do with its answers, where nothing that is asked for stands behind."""
    answers = rf"(?=.*?(?<!\w)(?:{of.verbs}|{of.ways}|{of.left_out}|{of.outputs}|{of.languages})(?!\w))"
    return regex(rf"(?i)(?={of.would}){answers}(?!.*(?<!\w)(?:{of.passing}|{_THIS}|{_ONE})(?!\w))")


_SPEAKS = "|".join(each.clause_of_speaker for each in PHRASES if each.clause_of_speaker)
_BECAUSE = "|".join(each.because for each in PHRASES if each.because)
_PLEASE = "|".join(each.courtesy for each in PHRASES if each.courtesy)
_IN = "in|en|em|auf"
_THIS = (
    r"this|that(?! (?:i|you|it|they|we)\b)|here|diese\w*|das|hier|est[aeo]s?|es[aeo]s?|aquell?\w+"
    r"|aquí|cet|cette|ces|ça|cela|ici|quest[aeoi]|quell?\w*|qui|esses?|essas?|isto|isso|aqui"
)
_ONE = r"an?|eine?[nmrs]?|un[ae]?|une|uma?"
_REASON = regex(rf"(?i)[,;–—-]\s+(?:(?:{_BECAUSE})\s+)?(?:{_SPEAKS})(?![^\W_])[^:.!?]{{1,80}}\W*$")
_PRESSED = regex(rf"(?i)(?<!\w)(?:{'|'.join(each.pressed for each in LASTING)})(?!\w)")

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
_BY_NAME = tuple(map(_by_name, LASTING))
_WAYS = tuple(map(_ways, LASTING))
_WISHES = tuple(map(_wished, LASTING))
_HABITS = tuple(map(_of_habits, LASTING))
_SHOULD = tuple(map(_should, LASTING))
_ON_OCCASIONS = tuple(map(_OnOccasions.of, LASTING))
_AT_WORK = tuple(map(_at_work, LASTING))
