"""Orders that hold for good: how answers are to be, always or on occasions of the talk, and what is done at work.

    of answers     "Bitte siezen Sie mich und antworten Sie knapp."   "I should be grateful if you would be brief."
    by their name  "No emojis."  "Metric units please."  "Tutoie-moi."  "Call me Kit."
    wished         "I'd prefer shorter answers."   "Your answers are too long."   "I hate it when you apologise."
    of a habit     "Stop apologising."   "Don't explain the basics to me."   "I'd rather you were blunt."
    dealt with     "Talk to me like a friend."   "Tell me when I'm wrong."   "Mi idioma preferido es el gallego."
    unspoken       "Please don't bring Biscuit up again."   "Sprich nicht mehr über meinen Vater."
    for good       "From now on, the summary first."   "Zitiere immer deine Quellen."   "I want you to always be blunt."
    on occasions   "Whenever I ask about maths, show the working."    "For recipes, always give grams."
    at work        "Never push to main."   "Lance toujours les tests."   "Use pnpm in this repo."
    by weight      "since I'm paid in them now, Swiss francs from here on"   "the emojis are fine from now on"

Who speaks formally orders in many persons and moods ("antworten Sie", "to be brief", "que cite sus fuentes"), behind
phrases that only ask, two or three in a sentence. So no form is wanted of an order about answers but this: nothing is
in it but what an assistant does with an answer, how that is to be, and small words. One word more, and it is about
something else: "Answer the letter briefly.".

Who names nothing but a form ("no emojis", "metric units") or an address ("dammi del tu") needs no verb. A reason may
stand behind, unless it passes: "no lists, I read this on a phone", but "answer briefly, I'm in a hurry".

For good is what is said with "always" or "from now on", whatever it names. "Always" makes an order of whatever stands
beside it ("always add the salt last", "always the same error", "it never builds"), so a verb of answering, or at work
one of work, has to be there, and nobody in front of it who does it. Behind "from now on" any order will do. At work,
where an assistant does things itself, what is always or never to be done is what must not be forgotten.

On occasions an order is one for good where what it hangs on is done in the talk itself, by who asks or who answers, and
may be done again. "If it rains", "when I go to Rome" and "when you have time" are conditions of the world, "if I send
this email" is one of today.

A word may stand in several of a table's fields. So what one word is, is decided once (`(?>…)`), what is longer first:
else a long sentence of such words would be read in as many ways as two to their number.
"""

import re
from typing import NamedTuple

from memory.language import phrases
from memory.language.alternatives import any_of
from memory.language.languages import LASTING, WORK
from memory.language.lasting_table import LastingWords
from memory.language.revoking import revoked
from memory.language.typed import spelled
from memory.language.word_reader import WordReader
from memory.text.openings import Openings
from memory.text.reading import once
from memory.text.regex import regex

LONGEST = 240
"""Characters: such an order is short."""
SHORT = 60
"""One without a verb is shorter."""
FEWEST_WORDS = 3
"""Of a manner of teaching: "simple words" is of the text at hand, "simple words please" is a wish."""


@once
def is_standing_instruction(text: str) -> bool:
    """Whether a text says how the user wants every answer to be: it belongs into the stable block."""
    return is_standing_by_form(text) or is_standing_by_weight(text)


@once
def is_standing_by_form(text: str) -> bool:
    """Whether a form says so."""
    text = spelled(text)
    orders = _orders_for_good(text) or orders_answers(text) or holds_on_occasions(text) or _wishes_answers(text)
    orders = orders or says_how_to_teach(text) or lifts_forms(text)
    return bool(orders or _TOLD.match(text) or revoked(text)) and not _is_none(text)


STANDING = WordReader("standing_weights.txt", likely=0.9, apart=4)
"""Hears what no form foresaw: "all prices should be in Swiss francs from here on" (docs/quality.md says how often it is
right)."""


@once
def is_standing_by_weight(text: str) -> bool:
    """Whether its words say so."""
    text = spelled(text)
    if len(text) > LONGEST or text.rstrip().endswith((":", "：")):  # what is to be worked on follows
        return False
    return STANDING.finds(text) and not _is_none(text)


def _is_none(text: str) -> bool:
    return is_reported(text) or _is_of_what_follows(text) or _passes(text)


def holds_for_good(text: str) -> bool:
    """Whether anything in a text says that it is for good: always, never, from now on."""
    return _FOR_GOOD.search(text) is not None


def only_says_it_lasts(text: str) -> bool:
    """Whether a sentence says nothing but that what stands beside it is for good, or is to be remembered."""
    return _ANNOUNCED.match(spelled(text).strip(" .!¡"))


def without_since(order: str) -> str:
    """An order without what says from when on it holds, in front of it or behind: "From now on, be brief."."""
    for each in _HENCEFORTH:
        if (found := each.before.match(order)) and found["any"]:
            return order[found.end() :]
        if found := each.behind.search(order):
            return order[: found.start()]
    return order


def is_for_once(text: str) -> bool:
    """Whether an instruction does not say that it is for good: beside a task it is for that task."""
    text = spelled(text)
    lasts = holds_for_good(text) or holds_on_occasions(text) or revoked(text) or is_standing_by_weight(text)
    lasts = lasts or says_how_reached(text) or lifts_forms(text)
    return is_standing_by_form(text) and not lasts


def is_reported(text: str) -> bool:
    """Whether it is somebody else's instruction."""
    return _REPORTED.match(text) is not None


def orders_answers(text: str) -> bool:
    """Whether all of a sentence says how answers are to be."""
    if len(text) > LONGEST:
        return False
    whole = text.lstrip("¿¡ ")
    told = _without_reason(whole)
    if any(_OF_ANSWERS.match(phrases.without_courtesies(each)) for each in dict.fromkeys((whole, told))):
        return True
    if len(told) > SHORT or phrases.CLAUSE_OF_SPEAKER.match(told):
        return False
    reason = whole[len(told) :]
    named = told.rstrip("?？ ") if phrases.WOULD_YOU.match(told) else told  # "Can you stop with the emojis?"
    return _BY_NAME.match(named) or any(reason and each.is_in(told, reason) for each in _FOR_A_REASON)


@once
def says_how_to_teach(text: str) -> bool:
    """Whether all of a sentence says how the user wants to be taught, whatever it is: "one step at a time please"."""
    is_one = len(text.split()) >= FEWEST_WORDS and len(text) <= LONGEST
    return is_one and _TEACHING.match(spelled(text).lstrip("¿¡ "))


def lifts_forms(text: str) -> bool:
    """Whether a sentence allows again, or wishes no more, what answers may have: "longer answers are fine now"."""
    return len(text) <= LONGEST and _LIFTED.match(spelled(text).lstrip("¿¡ "))


def says_how_reached(text: str) -> bool:
    """Whether a sentence says how the user is to be reached, or is not to be."""
    return len(text) <= LONGEST and not text.rstrip().endswith("?") and _REACHED.match(text.lstrip("¿¡ "))


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
    return len(order) <= LONGEST and not order.endswith(("?", "？")) and _AT_WORK.match(order)


def _orders_for_good(text: str) -> bool:
    """Whether a sentence orders with "always" or "from now on" what is done with answers."""
    if len(text) > LONGEST or text.rstrip().endswith(("?", "？")):
        return False
    told = text.lstrip("¿¡ ")
    return _OF_ALL.match(told) or any(each.is_in(told) for each in _HENCEFORTH)


def _wishes_answers(text: str) -> bool:
    """Whether a sentence wishes all answers otherwise, says what is not liked in them, or which habit is to end."""
    if len(text) > LONGEST:
        return False
    if _SHOULD.match(text.lstrip("¿¡ ")):  # "I'd rather you" is a courtesy, too
        return True
    return not text.rstrip().endswith("?") and _WISHED.match(phrases.without_courtesies(text))


def _is_of_what_follows(text: str) -> bool:
    """Whether an order says how the question behind its colon is to be answered: "In German: what does … mean?"."""
    before, colon, behind = text.partition(": ")
    return bool(colon and behind.rstrip().endswith(("?", "？")) and not holds_for_good(before))


def _passes(text: str) -> bool:
    """Whether a reason stands behind an order that will not hold tomorrow: "answer briefly, I'm in a hurry"."""
    found = _REASON.search(text)
    return found is not None and _PRESSED.search(text, found.start()) is not None


def _without_reason(order: str) -> str:
    """An order without the clause behind it in which the user says why."""
    found = _REASON.search(order)
    if found is None:
        return order
    clause = found[0].lstrip(",;–—- ")
    if phrases.COURTESY.match(clause) or phrases.REQUESTS.match(clause):  # "answer briefly, then send me the list"
        return order
    return order[: found.start()]


_GAP = r"[\s,;:'’–—-]+"
_QUOTE = r"[\"„“”«»\s]*"
_NAME = r"(?-i:[A-ZÀ-Þ])[\w.'’-]*"
_CLAUSE = r"[^,;:.!?]"
_SPEAKS = phrases.of_all("clause_of_speaker")
_THIS = any_of(LASTING, "this")
_ONE = any_of(LASTING, "an")
_PLEASE = phrases.of_all("courtesy")
_ALL_PROJECTS = any_of(WORK, "everywhere")

_LETTER = "[a-zß-ÿа-яё]"
"""Of a script that parts words."""
_FOR_GOOD = regex(rf"(?i)(?<!{_LETTER})(?:{any_of(LASTING, 'henceforth', 'ever', 'for_good')})(?!{_LETTER})")
_REASON = regex(
    rf"(?i)[,;–—-]\s+(?:(?:{phrases.of_all('because')})\s+)?"
    rf"(?:{any_of(LASTING, 'easier')}|(?:{_SPEAKS})(?![^\W_])[^:.!?]{{1,80}}"
    rf"|[^,;:.!?]{{1,40}}(?<!\w)(?:{phrases.of_all('of_speaker')})(?![^\W_])[^:.!?]{{1,60}})\W*$"
)
_PRESSED = regex(rf"(?i)(?<!\w)(?:{any_of(LASTING, 'pressed')})(?!\w)")
_REPORTED = regex(rf"(?i)(?:{any_of(LASTING, 'reported')})")
_TOLD = Openings(*(regex(rf"(?i)(?:{each.told})") for each in LASTING))


def _of_answers(of: LastingWords) -> re.Pattern[str]:
    """A sentence made of nothing but the words of a table, with a verb and a way, or with a name to be called by."""
    name = rf"{_QUOTE}(?:(?:{of.titles})\b[\w.'’ -]{{0,40}}?|{_NAME}(?: {_NAME}){{0,3}}){_QUOTE}"
    named = rf"(?:{of.naming})(?:\s+|(?<=\s)){name}"  # "call me as " ends with the space already
    words = rf"(?:{of.lasting}|{of.verbs}|{of.ways}|{of.small}|{of.languages})(?!\w)"
    way = rf"(?<!\w)(?:{of.ways})(?!\w)|(?=.*(?<!\w)(?:{of.lasting})(?!\w)).*(?<!\w)(?:{of.languages})(?!\w)"
    ever = rf"(?=.*(?<!\w)(?:{of.lasting})(?!\w)).*(?<!\w)(?:{of.outputs})(?!\w)"  # "answers in French, always"
    told = rf"(?:{named}|(?=.*(?<!\w)(?:{of.verbs})(?!\w)|{ever})(?=.*(?:{way})))"
    each, end = rf"(?:{named}|(?>{words}))", r"[\s.!?]*$"
    # Two words come first: most sentences begin with others, and all of a sentence is looked through only then.
    return regex(
        rf"(?i)(?={each}(?:{_GAP}{each}|{end}))(?!(?!.*(?<!\w)(?:{of.with_me})\W*$).*(?<!\w)(?:{of.once})(?!\w))(?={told}|.*(?:{_GAP}){named})"
        rf"{each}(?:{_GAP}{each})*{end}"
    )


def _wished(of: LastingWords) -> re.Pattern[str]:
    """What is wished is answers, however they are to be; a clause behind that says more."""
    way = rf"(?:{of.rather}|{of.ways})(?!\w)"
    word = rf"(?:{of.rather}|{of.ways}|{of.small}|{of.henceforth})(?!\w)"
    wished = (
        rf"(?:{of.wishes})(?!\w){_GAP}(?=[^,;:]*(?<!\w){way})(?:{word}{_GAP})*(?:{of.outputs})(?!\w)(?:{_GAP}{word})*"
    )
    return regex(rf"(?i)(?:{wished}[\s.!]*(?:[,;–—-].{{1,80}})?$|(?:{of.disliked})(?!\w))")


def _by_name(of: LastingWords) -> re.Pattern[str]:
    """A sentence made of nothing but small words and a form of address, or of answers, that is wished or not."""
    part = rf"(?:{of.small}|{of.ways}|{of.rather})"
    denied = rf"(?:{of.leave_out})(?:{_GAP}{part}){{0,2}}?{_GAP}(?:{of.left_out})(?!\w)"
    asked = rf"(?:{_PLEASE}|{of.lasting})(?!\w)"
    named = rf"(?:{denied}|(?:{of.address}|{of.as_such})(?!\w))"
    words = rf"{of.lasting}|{of.ways}|{of.rather}|{of.small}|{_PLEASE}"
    each = rf"(?>{named}|(?:{words})(?!\w))"  # "shorter, and no emojis"
    beside = rf"(?>{named}|(?:{words}|{of.verbs})(?!\w))"  # "tutoie-moi et fais court"
    sure = rf"(?:{denied}|(?:{of.address})(?!\w))"
    asks = rf"(?=(?:{each}(?:{_GAP}|[\s.!]*$))+$)(?=.*?(?<!\w){asked}).*?(?<!\w){named}"
    told = rf"(?:{asks}|(?=(?:{beside}(?:{_GAP}|[\s.!]*$))+$).*?(?<!\w){sure})"
    once = rf".*(?<!\w)(?!(?:{of.rather})(?!\w))(?:{of.once})(?!\w)"
    lead = rf"(?:(?:{of.leads})(?!\w)[\s,]+)?"
    return regex(rf"(?i)(?!(?:{of.inside}) ){lead}(?!{once}){told}")


def _of_rules(of: LastingWords) -> re.Pattern[str]:
    """Rules for a kind of work that is done for the user: "two rules for all the editing you do for me: no dashes"."""
    work = rf"(?:{of.of_some})(?!\w)(?=[^:.!?]*(?<!\w)(?:{of.for_me}|{of.kinds})(?!\w))|(?:{of.kinds})(?!\w)"
    now = rf"(?![^:.!?]*(?<!\w)(?:{of.this})(?!\w))"
    return regex(rf"(?i)(?:(?:{of.leads})(?!\w)[\s,]+)?(?:{of.rules}),? {now}(?:{work})[^:.!?]{{0,90}}:\s+\S")


def _of_words(of: LastingWords) -> re.Pattern[str]:
    """A word that is to stand in no text, with a courtesy or a reason: "no 'passionate' please"."""
    word = r"[\"'“”„‘’«]\s?[^\W\d_][^\"“”„‘’«»?!.:;]{1,30}?\s?[\"'”“‘’»]"
    please = rf"(?:{_PLEASE})(?!\w)"
    reason = rf"[,;–—-]+ (?!(?:{any_of(LASTING, 'then', 'joins')}|{phrases.of_all('request')})(?!\w))[^?!.:;]{{5,80}}"
    lead = rf"(?:(?:{of.leads})(?!\w)[\s,]+)?"
    return regex(rf"(?i){lead}(?:{of.leave_out})\s+{word},?(?: {please}(?:{reason})?|{reason})[\s.!]*$")


class _ForAReason(NamedTuple):
    """Who says why means more than one answer: "no tables, I use a screen reader"; not "… I'm pasting it"."""

    left_out: re.Pattern[str]
    passing: re.Pattern[str]

    @classmethod
    def of(cls, table: LastingWords) -> "_ForAReason":
        left_out = _by_name(table._replace(left_out=f"{table.left_out}|{table.ways}|{_forms(table)}"))
        own = phrases.of_all("of_own")  # "my screen reader" does not pass, as "my boss" in "if I write to my boss" does
        return cls(left_out, regex(rf"(?i)(?<!\w)(?!(?:{own})(?!\w))(?:{table.passing})(?!\w)"))

    def is_in(self, order: str, reason: str) -> bool:
        """Whether an order leaves out a form, for a reason that is not of now."""
        return self.left_out.match(order) is not None and not self.passing.search(reason)


def _forms(of: LastingWords) -> str:
    """What answers have, or not, of which one order may contradict another (`contraries.py`)."""
    return "|".join(words for values in of.contraries.values() for words in values.values())


def _ways(of: LastingWords) -> re.Pattern[str]:
    """A sentence made of nothing but words about answers, one of which tells a way."""
    way = rf"(?:{of.address}|{of.as_such}|{of.left_out}|{of.ways})(?!\w)"
    each = rf"(?>{way}|(?:{of.lasting}|{of.verbs}|{of.outputs}|{of.small}|\d+)(?!\w))"
    return regex(rf"(?i)(?=(?:{each}(?:{_GAP}|[\s.!]*$))+$).*?(?<!\w){way}")


def _of_habits(of: LastingWords) -> re.Pattern[str]:
    """What is not to be done again and again, whatever is asked; not "that" or "this", which is done now."""
    lead = rf"(?:(?:{of.leads})(?!\w)[\s,]+)?"
    behind = rf"(?:{_GAP}(?:{of.small}|{of.lasting})(?!\w)){{0,4}}\W*(?:[,;–—-]\s*(?:{_SPEAKS})(?!\w).*)?$"
    return regex(rf"(?i){lead}(?:(?:{of.known})(?!\w){behind}|(?:{of.stop})(?!\w)(?!.*(?<!\w)(?:{_THIS})(?!\w)))")


def _should(of: LastingWords) -> re.Pattern[str]:
    """What the assistant should do with its answers, where nothing that is asked for stands behind.

    Of what is only wanted of it ("I want you to …") this has to be for good.
    """
    answers = rf"(?=.*?(?<!\w)(?:{of.verbs}|{of.tells}|{of.ways}|{of.left_out}|{of.outputs}|{of.languages})(?!\w))"
    ever = rf"(?<!\w)(?:{of.ever}|{of.henceforth}|{of.at_outset})(?!\w)"
    now = rf"(?!.*(?<!\w)(?:{of.passing}|{_THIS}|{_ONE})(?!\w))"
    states = r"(?!.*[?？])"
    for_good = rf"(?=.*(?:{ever}|(?<!\w)(?:{of.with_me})\W*$))"
    wanted = rf"(?:(?=(?:{of.wants})){for_good}{states}|(?=(?:{of.could}))(?=.*{ever})){answers}"
    return regex(rf"(?i)(?:(?={of.would}){answers}{now}{states}|{wanted})")


def _of_all_answers(of: LastingWords) -> re.Pattern[str]:
    """What is ordered of all answers in as many words: "put the date first in your answers"."""
    lead = rf"(?:(?:{of.leads}|{_PLEASE})(?!\w)[\s,]+)?(?:(?:{of.no}) )?"
    order = rf"(?:{_then(of)}|(?:{of.tells}|{of.verbs}|{of.leave_out}|{of.wishes})(?!\w))"
    of_all = rf"(?:{of.inside}) (?:\w+ ){{0,2}}?(?:{of.for_all})(?!\w)"
    return regex(rf"(?i){lead}{order}[^:;.!?]{{1,120}}?(?<!\w){of_all}")


def _of_teaching(of: LastingWords) -> re.Pattern[str]:
    """Manners of teaching and nothing at hand: what stands beside them asks, or is a reason of hers."""
    manner = "|".join(of.teaching)
    gap = r"[\s,;:.!–—-]+"
    lead = rf"(?:(?:{of.taught_so})(?!\w){gap}){{0,3}}"
    because = rf"(?:(?:{of.joins}|{phrases.of_all('because')}|{of.taught_so})(?!\w){gap})?"
    reason = rf"{because}(?:{_SPEAKS})(?![^\W_])[^:!?]{{1,80}}"
    behind = rf"(?:{lead}(?:{manner})(?!\w)|(?:{_PLEASE}|{of.taught_behind})(?!\w)|{reason})"
    return regex(rf"(?i){lead}(?:{manner})(?!\w)(?:{gap}(?:(?:{of.joins})\s)?{behind}){{0,4}}[\s.!?]*$")


def _of_lifting(of: LastingWords) -> re.Pattern[str]:
    """What answers may have again, or are to have no more: forms of which `contraries` know."""
    form = rf"(?:(?:{of.small})\s+)?(?:{_forms(of)})(?!\w)(?:\s+(?:{of.outputs}|{of.verbs}|{of.small})(?!\w)){{0,2}}"
    return regex(rf"(?i)(?:{'|'.join(of.lifted)})[\s.!]*$".replace("{}", form))


class _OnOccasions(NamedTuple):
    """A language's orders on occasions."""

    before: re.Pattern[str]
    kinds: re.Pattern[str]
    behind: re.Pattern[str]
    then: re.Pattern[str]
    asked: re.Pattern[str]

    @classmethod
    def of(cls, table: LastingWords) -> "_OnOccasions":
        once = rf"(?!{_CLAUSE}*?(?<!\w)(?:{table.passing})(?!\w))"
        # Somebody is spoken to who is not in the talk: "if you write to Anna".
        elsewhere = rf"(?!\s(?:{table.toward})\s(?-i:[A-ZÀ-Þ]))"
        return cls(
            before=regex(
                rf"(?i)(?:(?:{table.when}) {once}|(?:{table.whenever}) )"
                rf"(?:{table.asking})(?!\w){elsewhere}{_CLAUSE}{{0,80}},\s+"
            ),
            kinds=regex(rf"(?i)(?:{table.kinds})(?!\w),?\s+"),
            behind=regex(rf"(?i)(?<=\w),? (?:{table.whenever}) (?:{table.asking})(?!\w)"),
            then=regex(f"(?i){_then(table)}"),
            asked=regex(rf"(?i)(?<!\w)(?:{table.asked})(?!\w)"),
        )

    def is_in(self, text: str) -> bool:
        """Whether a text is an order with its occasion in front, or behind it."""
        if found := self.before.match(text):
            return self._orders(text[found.end() :])
        if found := self.kinds.match(text):
            return self.then.match(text, found.end()) is not None
        found = self.behind.search(text)
        # Explains what happens "whenever you give …": no order hangs on that.
        return (
            found is not None and self._orders(text[: found.start()]) and not self.asked.search(text[: found.start()])
        )

    def _orders(self, clause: str) -> bool:
        return self.then.match(clause) is not None or phrases.REQUESTS.match(clause)


class _Henceforth(NamedTuple):
    """A language's orders from now on: no more than an order has to stand there."""

    before: re.Pattern[str]
    behind: re.Pattern[str]
    announced: re.Pattern[str]
    order: re.Pattern[str]
    ways: re.Pattern[str]
    wished: re.Pattern[str]

    @classmethod
    def of(cls, table: LastingWords) -> "_Henceforth":
        lead = rf"(?:(?:{table.leads}|{_PLEASE})(?!\w),?\s+)?"
        order = rf"{_then(table)}|(?:{table.tells})(?!\w)|{table.wants}|{table.told}"
        return cls(
            before=regex(rf"(?i){lead}(?:(?P<any>{table.henceforth}|{table.at_outset})|{table.ever})(?!\w)[,:]*\s*"),
            behind=regex(rf"(?i)(?<=\w),? (?:{table.henceforth})(?=\W*$|,? (?:{table.joins})\b)"),
            announced=regex(rf"(?i)(?<=\w)[.!] (?:{table.announced})\W*$"),
            order=regex(f"(?i){order}"),
            ways=_ways(table),
            wished=_wished(table),
        )

    def is_in(self, text: str) -> bool:
        """Whether a text says so of an order, or of nothing but ways to answer."""
        if found := self.before.match(text):
            rest = text[found.end() :]
            if found["any"] and (self.order.match(rest) or self.wished.match(rest)):
                return True
            return self.ways.match(_without_reason(rest)) is not None
        found = self.behind.search(text) or self.announced.search(text)
        return found is not None and self.order.match(text) is not None


def _then(of: LastingWords) -> str:
    """How an order begins, with nobody behind its verb who does it."""
    return rf"(?:{of.then})(?!\w)(?!\s(?:{of.actor})\b)"


def _always(of: LastingWords, *, acts: str, last: str, ever: str) -> re.Pattern[str]:
    """An adverb in front of the verb with a word between, or behind it with three, or at the end, or the verb there."""
    ever, act, no = rf"(?:{ever})(?!\w)", rf"(?:{acts})(?!\w)", rf"(?:(?:{of.no}) )?"
    few, end = rf"(?: (?!(?:{of.joins})\b)[\w'’-]+){{0,3}}?", r"(?=\W*$|[,.;:!] )"
    ways = (
        rf"{ever}(?: (?!(?:{of.joins})\b)[\w'’-]+)? {act}",
        f"{act}{few} {ever}",
        rf"{act} [^:;«]{{2,120}} {ever}\W*$",
    )
    lead = rf"(?:(?:{of.leads}|{_ALL_PROJECTS})(?!\w)[,:]? ?)*"
    return regex(rf"(?i){lead}(?:{no}(?:{'|'.join(ways)})|{ever} .{{2,120}}?(?:{last}){end})")


def _from_now_on(of: LastingWords) -> re.Pattern[str]:
    """What is done at work from now on, or may be: "from now on skip the tests", "ab sofort darfst du pushen"."""
    lead, act, end = rf"(?:(?:{of.leads})(?!\w),? ?)*", rf"(?:{of.acts})(?!\w)", r"(?=\W*$|[,.;:!] )"
    since = rf"(?:{of.henceforth}|{of.at_outset})(?!\w)[,:]? "
    last = rf"(?!(?:{of.actor})\b)(?:[^.,;:!?]{{2,120}} )?(?:{of.last}){end}"
    return regex(
        rf"(?i){lead}(?:{since}{lead}(?:(?:{of.no}) )?{act}|{since}{last}"
        rf"|(?:(?:{of.no}) )?{act} [^:;!?]{{2,120}},? (?:{of.henceforth})\W*$)"
    )


def _within(of: LastingWords) -> re.Pattern[str]:
    """What is used where is worked, or not done there: "use pnpm in this repo", "in this project, don't use any".

    "Add a test in this repo" is done once: of what is done, only what is not to be done is for good.
    """
    denied = rf"(?:{of.no})(?:(?<=')|(?!\w)) ?\w"
    order, within = rf"(?:{denied}|(?:{of.uses})(?!\w))", rf"(?<!\w)(?:{of.within}|{_ALL_PROJECTS})(?!\w)"
    behind = rf"{order}(?: {within}|[^:;!?]{{2,120}}?{within}(?=\W*$|[,.;!–—-]))"
    return regex(rf"(?i)(?:(?:{of.leads})(?!\w),? ?)*?(?:{behind}|{within},? (?:{_PLEASE} )?{order})")


_SPOKEN = tuple(each for each in LASTING if each.verbs)
_LIFTED = Openings(*(_of_lifting(each) for each in _SPOKEN if each.lifted))
_TEACHING = Openings(*(_of_teaching(each) for each in _SPOKEN if each.teaching))
_ANNOUNCED = Openings(*(regex(rf"(?i)(?:{each.announced})$") for each in _SPOKEN))
_OF_ANSWERS = Openings(*map(_of_answers, _SPOKEN))
_BY_NAME = Openings(*map(_by_name, _SPOKEN))
_FOR_A_REASON = tuple(map(_ForAReason.of, _SPOKEN))
_OF_REACHING = tuple(
    regex(rf"(?i)(?:(?:{each.leads}|{_PLEASE})(?!\w)[\s,]+)*(?:{each.reached})") for each in _SPOKEN if each.reached
)
_REACHED = Openings(*_OF_REACHING)
_WISHED = Openings(
    *map(_wished, _SPOKEN),
    *map(_of_habits, _SPOKEN),
    *map(_of_rules, _SPOKEN),
    *map(_of_words, _SPOKEN),
    *(regex(rf"(?i)(?:(?:{each.leads})(?!\w)[\s,]+)?(?:{dealt})") for each in _SPOKEN for dealt in each.dealt),
    *(regex(rf"(?i)(?:(?:{each.leads})(?!\w)[\s,]+)?(?:{each.unspoken})") for each in _SPOKEN),
    *_OF_REACHING,
)
_SHOULD = Openings(*map(_should, _SPOKEN))
_ON_OCCASIONS = tuple(map(_OnOccasions.of, _SPOKEN))
_HENCEFORTH = tuple(map(_Henceforth.of, _SPOKEN))
_AT_WORK = Openings(
    *(_always(each, acts=each.acts, last=each.last, ever=each.ever) for each in _SPOKEN),
    *map(_within, _SPOKEN),
    *map(_from_now_on, _SPOKEN),
)
_OF_ALL = Openings(
    *(_always(each, acts=each.tells, last=each.tells_last, ever=f"{each.ever}|{each.henceforth}") for each in _SPOKEN),
    *map(_of_all_answers, _SPOKEN),
)
