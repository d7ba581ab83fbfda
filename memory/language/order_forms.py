"""The orders to forget of each language, as expressions made of its table (`order_table.py`) and of the grammar."""

import re
from collections.abc import Iterator
from functools import cached_property
from typing import Literal, NamedTuple

from memory.language import phrases
from memory.language.ailments_named import named_alone
from memory.language.alternatives import any_of
from memory.language.languages import AILMENTS, LASTING, ORDERS
from memory.language.order_grammar import ARTICLE, Composed, composed, of_last, pointing_back
from memory.language.order_reader import topic_of
from memory.language.order_table import Kind, Orders
from memory.language.statements import asks
from memory.language.topics import befalls
from memory.language.whom import forgets_somebody
from memory.text.regex import regex
from memory.text.stop_words import OF_LATIN_SCRIPT

CALLED_CHARS = 4
"""Letters of a word that is called out in front of an order, whatever it is: "uff", "putz", "komm". A longer one may be
what the order is about: "the loan, delete it"."""

_GREETINGS = regex(rf"(?i)\A[\s¿¡]*+(?:(?:{any_of(ORDERS, 'greetings')})\b[,.!:;–—-]*+\s++[¿¡]?)*")
_EXCLAMATION = regex(r"(?P<called>[^\W\d_]+(?: [^\W\d_]+){0,3})\s*(?:[,;:–—-]|\.{2,}|…)\s+(?=\w)")
"""In front of an order: up to four words."""

_SMALL = frozenset[str]().union(*OF_LATIN_SCRIPT.values())
_HABIT = rf"(?:{any_of(ORDERS, 'habits')})(?!\w)"
_STATES = regex(
    "|".join(
        (
            phrases.OF_SPEAKER.pattern,
            rf"(?<![^\W_]){phrases.ANAPHORA.pattern.removeprefix('(?i)')}",
            phrases.REPORTS.pattern.removeprefix("(?i)"),
        )
    )
)
"""In what may be called out: somebody is spoken of, or reported: "she said, …"."""

_CLAUSE_GAP = regex(r"(?P<mark>\s*[,;:–—]\s+|\s+\(|\s+-+\s+|\.{2,}\s+)|(?<=\w)\s+(?=[^\W\d])")
"""Where a clause may begin, with a mark or without."""

MARK = regex(r"[,(]")
_SPEAKS = regex(rf"{phrases.CLAUSE_OF_SPEAKER.pattern}|{phrases.ANAPHORA.pattern.removeprefix('(?i)')}")
"""Begins a clause of the user's, or one about whom the order names: "we broke up", "she moved out"."""

_ITS = regex(r"(?i)its (?!own\b)")
"""Typed in a hurry: "its none of your business"."""

_WORD_GAP = regex(r"(?<=\w)\s+(?=\w)")
_ARTICLE_FIRST = regex(rf"(?i){ARTICLE}|(?:{any_of(ORDERS, 'that')})(?!\w)")
MOST_WORDS_NAMED = 3
"""Words of a topic behind which a clause may stand without a mark."""

_SAYS_MORE = regex(rf"(?i)(?:{any_of(ORDERS, 'says_more')})(?!\w)")
"""Begins a clause that says more of what is meant: "the one where we broke up"."""

_ARTICLE = regex(rf"(?i)\A{ARTICLE}")
_ALLERGY = regex("(?i)" + "|".join(each.replace("{}", r"\w.*") for table in AILMENTS for each in table.allergies))
"""All of a topic that is an allergy, with what it is of."""

_DECISION = regex(rf"(?i).+[ -](?:{any_of(ORDERS, 'decision')})|(?:{any_of(ORDERS, 'decision')}) .+")
"""All of a topic that was decided, with what it is about: that is no plan any more."""

_TOLD_OF = r"[,\"”] (?:she|he|they|i|\w+) (?:said|says|whispered|replied|thought|told (?:him|her|them))\b"
"""Somebody else says it, in a story."""

_ITEM = (
    rf"(?!(?:{phrases.CLAUSE_OF_SPEAKER.pattern.removeprefix('(?i)')}|{any_of(ORDERS, 'thing')})(?![^\W_]))"
    r"[^\W\d_][\w'’-]*(?: [\w'’-]+){0,1}"
)
"""One of several things that are listed."""


class OrderEnds(NamedTuple):
    """What a language says behind what is to be forgotten."""

    ending: re.Pattern[str]
    tail: re.Pattern[str]
    """Where what is to be forgotten ends, and a reason or something else begins."""
    asked: re.Pattern[str]
    own: re.Pattern[str]
    aside: re.Pattern[str]
    """Begins a clause that stands beside it: a comma, and what says no more of what is to be forgotten."""
    listed: re.Pattern[str]
    """Several things of the user's, of whom it is said once: "my debts, loans and bills"."""
    several: re.Pattern[str]
    """Stands between these."""
    two: re.Pattern[str]
    """Two things, each of a word or two: "the redundancies and the works council". A longer one may be a single thing:
    "the trip with Anna and the kids"."""
    meanwhile: re.Pattern[str]
    joins: re.Pattern[str]
    unwanted: re.Pattern[str]
    denies: re.Pattern[str]
    """Says no, or makes a secret of it."""
    joint: re.Pattern[str]
    """Where another order may begin."""
    too: re.Pattern[str]
    """All that may stand at the end of one of two orders: "please", "as well"."""
    also: re.Pattern[str]
    """The same behind the verb of the other: "olvida también …"."""
    affair: re.Pattern[str]
    story: re.Pattern[str]
    """The same anywhere: no text and no plan is called so."""
    private: re.Pattern[str]
    """Anywhere: nobody is to know it."""
    all_of: re.Pattern[str]
    """Anywhere: all that is told of something is meant."""

    @classmethod
    def of(cls, table: Orders) -> "OrderEnds":
        ends = rf"(?:{any_of((table,), 'endings', 'from_memory')})"
        return cls(
            ending=regex(rf"(?i)(?:,? [¿¡]?{ends})*[\s.!?…]*$"),
            tail=regex(
                rf"(?i)\s*[;:–—]\s+|\s+-\s+|,\s+(?=(?:{table.goes_on})\b)|,?\s+(?=(?:{table.reasons})\b)"
                rf"|,?\s+(?=(?:{table.joins})\s+(?:{table.requests})\b)|\s+(?:{table.closes}),\s+"
            ),
            asked=regex(
                rf"(?i)(?:(?:{table.joins}|{phrases.of_all('but')}|{any_of(ORDERS, 'then')}) )?(?:{table.requests}\b"
                rf"|{phrases.ASKING.pattern.removeprefix('(?i)')}|{phrases.REQUEST.pattern.removeprefix('(?i)')})"
            ),
            own=regex(rf"(?i)(?:{table.own})\b"),
            aside=regex(
                rf",\s+(?=(?:[\w'’-]+\s){{1,3}}?(?:{phrases.of_all('reports')})(?!\w))"
                rf"|,\s+(?=(?:[^\W\d_](?<![A-ZÀ-Þ])|I\b|I')[^\s,]*[^\S\n]+\w)"
                rf"(?!(?i:{table.names_more})(?!\w)|(?i:(?:{ends}\W*)+$))"
            ),
            listed=regex(
                rf"(?i)(?:{table.parts.affair})?(?P<own>{table.own})\s+(?P<items>{_ITEM}(?:,\s+{_ITEM})+,?\s+(?:{table.joins})\s+{_ITEM})"
                rf"(?:,?\s+{ends})*[\s.!?…]*$"
            ),
            several=regex(rf"(?i),?\s+(?:{table.joins})\s+|,\s+"),
            two=regex(
                rf"(?i)((?:{ARTICLE}|(?:{table.own})\s)?[\w-]+(?:\s[\w-]+)?),?\s+(?:{table.joins})\s+"
                rf"((?:{ARTICLE}|(?:{table.own})\s)[\w'’-]+(?:\s[\w'’-]+){{0,2}}?)"
                rf"(?:,? {ends})*[\s.!?…]*$"
            ),
            meanwhile=regex(rf"(?i)\b(?:{any_of((table,), 'meanwhile')})\b|{_TOLD_OF}"),
            joint=regex(rf"(?i)\s*[,;–—]\s*(?:(?:{table.joins})\s+)?|\s+(?:{table.joins})\s+"),
            too=regex(rf"(?i)(?:,? [¿¡]?{ends})+[\s.!?…]*$"),
            also=regex(rf"(?i)\A(\w+) (?:{table.still})(?!\w)"),
            affair=regex(rf"(?i)\A(?:{table.parts.affair})"),
            story=regex(rf"(?i)\b(?:{table.parts.affair})"),
            private=regex(rf"(?i)\b(?:{table.parts.private}|{table.told_by.rues})"),
            all_of=regex(rf"(?i)\b(?:{table.parts.all_of})"),
            unwanted=regex(rf"(?i)(?:{table.unwanted})(?!\w)"),
            denies=regex(rf"(?i)(?<!\w)(?:{table.told_by.denied}|{table.told_by.rues}|{table.parts.private})(?!\w)"),
            joins=regex(rf"(?i),?\s+(?:{table.joins})\s+(?=(?:{table.own})\b)|,\s+(?=(?:{table.own})\b)"),
        )

    def each_of(self, listed: re.Match[str]) -> Iterator[str]:
        """The things of a list, each as the user's own."""
        return (f"{listed['own']} {each}" for each in self.several.split(listed["items"]))

    def without_run_on(self, what: str) -> str:
        """A topic without a clause that goes on behind it and has no mark: "Marcus I don't want to hear his name".

        It says no, or why nobody is to know; behind an article it says which one is meant: "the car I don't like".
        """
        for gap in _WORD_GAP.finditer(what):
            before, behind = what[: gap.start()], what[gap.end() :]
            if len(before.split()) > MOST_WORDS_NAMED or MARK.search(before):
                break
            is_clause = (_SPEAKS.match(behind) or _ITS.match(behind)) and not _ARTICLE_FIRST.match(what)
            if self.unwanted.match(behind) or (is_clause and self.denies.search(behind)):
                return before
        return what

    def without_aside(self, what: str, *, of_fact: bool) -> tuple[str, str]:
        """What is to be forgotten, and the clause beside it. A fact with more than one comma is left whole."""
        found = self.aside.search(what)
        if found is None or (of_fact and what.count(",") > 1):
            return what, ""
        return what[: found.start()], what[found.end() :]


class AboutLast(NamedTuple):
    """An order about what the user said last."""

    how: Literal["named", "that", "gone", "it", "kept"]
    """`named`: by its form it is about that alone. `that`: it points at it. `gone`: it may be about a text, too; `it`:
    about anything.
    `kept`: it would be about that alone, but what stands beside it takes it back, or sets it aside."""
    messages: int
    """How many messages of its own that is; 0: it may stand in the same message."""
    spoken: str
    """The sentence, with what stands beside the order."""
    beside: str
    """What that says beside why."""

    @classmethod
    def of(cls, found: re.Match[str], spoken: str, beside: str = "") -> "AboutLast":
        how = "that" if found["that"] else "gone" if found["gone"] else "it" if found["it"] else "named"
        return cls(how, 2 if found["two"] else 1 if found["message"] else 0, spoken, beside)

    @property
    def is_named(self) -> bool:
        """Whether nothing else can be meant, whatever stands beside it."""
        return self.how == "named"


class OrderForms:
    """The orders of a language as expressions. What is composed is made when a sentence may be one of them."""

    def __init__(self, table: Orders) -> None:
        self._table = table
        self.words = regex(rf"(?i)\b(?:{table.words})")
        self._own: tuple[tuple[Kind, re.Pattern[str]], ...] = tuple(
            (kind, regex(rf"(?i){entry}")) for kind, entry in table.orders
        )

    def reason(self, spoken: str) -> re.Match[str] | None:
        """Why, where that stands in front of an order: "since we sorted it out, "."""
        return self._reason.match(spoken) if self.words.search(spoken) else None

    def unspoken_in(self, spoken: str) -> str | None:
        """What a sentence wants never mentioned, if it says so: "don't remind me about the anniversary"."""
        return topic_of(self._table.told_by, spoken) or None if self._unspoken.match(spoken) else None

    @cached_property
    def _unspoken(self) -> re.Pattern[str]:
        words, for_good = self._table.told_by, any_of(LASTING, "unspoken")
        denies = rf"(?:{words.denied})\W+(?:\w+\W+){{0,2}}?(?:{words.mentions})(?!\w)"
        return regex(rf"(?i){denies}|{for_good}")

    @cached_property
    def _reason(self) -> re.Pattern[str]:
        clause = r"[^,;:.!?]{3,100},\s+"
        return regex(
            rf"(?i)(?:{self._table.grounds})(?:(?<=')|(?!\w)){clause}|(?P<told>[^,;:.!?]{{3,100}}),\s+(?:{self._table.hence})\s+"
        )

    def opening(self, spoken: str) -> tuple[Kind, re.Match[str]] | None:
        """The first order that a sentence begins with."""
        for kind, pattern in self._own:
            if found := pattern.match(spoken):
                return kind, found
        needs, orders = self._composed
        missing = {need for need, pattern in needs.items() if not pattern.search(spoken)}
        for order, pattern in orders:
            if missing.isdisjoint(order.needs) and (found := pattern.match(spoken)):
                return order.kind, found
        return None

    @cached_property
    def _composed(self) -> tuple[dict[str, re.Pattern[str]], tuple[tuple[Composed, re.Pattern[str]], ...]]:
        """What composed orders need, and these."""
        orders = composed(self._table.parts)
        needs = {need: regex(rf"(?i){need}") for order in orders for need in order.needs}
        return needs, tuple((order, regex(order.says)) for order in orders)

    @cached_property
    def pointing_back(self) -> re.Pattern[str]:
        """An order that names nothing, and is about what the sentence before it names: "Strike it."."""
        return regex(rf"(?i){pointing_back(self._table.parts)}")

    @cached_property
    def undone(self) -> re.Pattern[str]:
        """Says that something is over, or never was so."""
        return regex(rf"(?i)(?<!\w)(?:{self._table.undone})(?!\w)")

    def beside_undone(self, spoken: str) -> Iterator[tuple[str, str]]:
        """What stands beside a clause that says so, with that clause: at a mark, or where somebody begins to speak."""
        for gap in _CLAUSE_GAP.finditer(spoken):
            before, behind = spoken[: gap.start()], spoken[gap.end() :]
            order = without_greetings(behind)
            if gap["mark"] and self.undone.search(before) and self.words.match(order):
                yield order, before
            begins = gap["mark"] or (not MARK.search(before) and _SPEAKS.match(behind))
            if begins and self.words.search(before) and not _SAYS_MORE.match(behind) and "?" not in behind:
                clause = behind if gap["mark"] else behind.partition(",")[0]
                yield from ((before, behind),) if self.undone.search(clause) else ()

    def is_no_plan(self, what: str, *, undone: bool) -> bool:
        """Whether a thing is none that people plan or buy: what befalls them, an illness; or a name or a story."""
        bare = _ARTICLE.sub("", what, 1)
        if befalls(what) or named_alone(bare) or _ALLERGY.fullmatch(bare) or _DECISION.fullmatch(bare):
            return True
        return undone and (self._by_name.fullmatch(what) or self.ends.affair.match(what)) is not None

    @cached_property
    def _by_name(self) -> re.Pattern[str]:
        return regex(rf"(?i){self._table.by_name}")

    @cached_property
    def drops(self) -> re.Pattern[str]:
        """Begins with a verb of forgetting that speaks to somebody, and with something behind it."""
        parts = self._table.parts
        return regex(rf"(?i)(?:{parts.asks})?(?:{parts.forgets}) (?!{_HABIT})\w")

    @cached_property
    def works(self) -> re.Pattern[str]:
        """Names what is worked on, which an order may be about."""
        return regex(rf"(?i)(?<!\w)(?:{self._table.told_by.works})(?!\w)")

    def about_last(self, spoken: str) -> "AboutLast | None":
        """The order about what was said last that a sentence is, with a clause beside it or without.

        What stands beside an order is no part of it: it may say why, or more, but asks for nothing else and does not
        take the order back. What only points ("forget that") is an order with what somebody says of the thing; with
        what the user wants in its place it drops a plan. What may as well be about a text, and "forget it", are orders
        with why nobody is to keep that alone, or with a second order: "ignore that, delete that please".
        """
        if (meant := self.last_meant(spoken)) is None:
            return None
        found, beside = meant
        if beside:
            return self._about_last_beside(AboutLast.of(found, spoken, beside))
        return None if found["it"] else AboutLast.of(found, spoken)

    def drops_last(self, spoken: str) -> bool:
        """Whether a sentence says no more than that what was said last is to be dropped, and maybe why."""
        meant = self.last_meant(spoken)
        return meant is not None and phrases.CLAUSE_OF_SPEAKER.match(meant[1]) is None

    def last_meant(self, spoken: str) -> tuple[re.Match[str], str] | None:
        """What of a sentence points at what was said last, as an order to forget does, and what stands beside it."""
        if found := self._of_last.match(spoken):
            return found, ""
        for gap in self._beside_last.finditer(spoken):
            if found := self._of_last.match(spoken[: gap.start()]):
                return found, without_greetings(spoken[gap.end() :])
        return None

    def _about_last_beside(self, order: "AboutLast") -> "AboutLast | None":
        beside = order.beside
        if (second := self._of_last.match(beside)) and not order.is_named:
            return None if order.how == "it" and second["it"] else order._replace(how="that", beside="")
        is_reason = self._unkept.search(beside) is not None
        if self._takes_back.match(beside) or self.ends.asked.match(beside) or asks(beside):
            return order._replace(how="kept") if order.is_named else None
        if not (is_reason or order.is_named or order.how == "that"):
            return None
        is_hers = phrases.CLAUSE_OF_SPEAKER.match(beside) is not None
        if is_hers and not is_reason and not order.is_named:
            return None
        says_more = is_hers and not is_reason and self.stands_in.search(beside) is None
        return order._replace(how="named" if order.is_named else "that", beside=beside if says_more else "")

    @cached_property
    def _of_last(self) -> re.Pattern[str]:
        """All of an order about what was said last: "Scratch my last message."."""
        return regex(rf"(?i)(?:{of_last(self._table.parts)})")

    @cached_property
    def _beside_last(self) -> re.Pattern[str]:
        """Where a clause beside such an order may begin."""
        return regex(rf"(?i)\s*[,;:–—-]{{1,3}}\s*(?=\w)|\s+\(|\s+(?=(?:{self._table.reasons})(?!\w))")

    @cached_property
    def _takes_back(self) -> re.Pattern[str]:
        return regex(rf"(?i)(?:{self._table.takes_back})(?!\w)")

    @cached_property
    def _unkept(self) -> re.Pattern[str]:
        """In a clause beside an order: why nobody is to keep what was said."""
        table = self._table
        return regex(rf"(?i)(?<!\w)(?:{table.unburdens}|{table.told_by.rues}|{table.unkept})(?!\w)")

    @cached_property
    def stands_in(self) -> re.Pattern[str]:
        """In a clause beside an order: stands for what the order named."""
        return regex(rf"(?i)(?<!\w)(?:{self._table.stands_in})(?!\w)")

    @cached_property
    def ends(self) -> OrderEnds:
        return OrderEnds.of(self._table)


BY_LANGUAGE = tuple(map(OrderForms, ORDERS))


def without_greetings(sentence: str) -> str:
    """A sentence without what stands in front of an order and says nothing, and with straight apostrophes."""
    return _GREETINGS.sub("", sentence.replace("’", "'"), count=1)


def without_exclamation(sentence: str) -> str:
    """A sentence without what is called out in front of its order, in whatever words: "putz, apaga isso"."""
    spoken = without_greetings(sentence)
    found = _EXCLAMATION.match(spoken)
    if found is None or _STATES.search(found["called"]) or opening(spoken):
        return sentence
    rest = without_greetings(spoken[found.end() :])
    if forgets_somebody(rest) or not any(forms.words.match(rest) for forms in BY_LANGUAGE):
        return sentence
    called = found["called"].split()
    if any(word[0].isupper() for word in called[1:]) and points_back(rest):  # "Regarding Liam: delete all of it."
        return sentence
    is_short = all(len(word) <= CALLED_CHARS or word.casefold() in _SMALL for word in called)
    named = None if is_short else opening(rest)
    return rest if is_short or (named and not {"bare", "matter", "over"} & named[2].groupdict().keys()) else sentence


def opening(spoken: str) -> "tuple[OrderForms, Kind, re.Match[str]] | None":
    """The first entry of the tables that a sentence begins with."""
    for forms in BY_LANGUAGE:
        if forms.words.search(spoken) and (found := forms.opening(spoken)):
            return forms, *found
    return None


def points_back(spoken: str) -> bool:
    """Whether a sentence is an order that names nothing itself."""
    return any(forms.words.search(spoken) and forms.pointing_back.match(spoken) for forms in BY_LANGUAGE)


def about_last_said(spoken: str) -> AboutLast | None:
    """A sentence that is an order about what the user said last."""
    found = (forms.about_last(spoken) for forms in BY_LANGUAGE if forms.words.search(spoken))
    return next(filter(None, found), None)


def names_story(spoken: str) -> bool:
    """Whether a sentence may be an order that names a story."""
    return any(forms.words.search(spoken) and forms.ends.story.search(spoken) for forms in BY_LANGUAGE)
