"""The grammar of orders to forget: how the parts of a language are put together, in any order that it allows.

    verb, fact              "Please unlearn that my daughter is failing maths."
    verb, what was told     "You can throw away what you know about my finances."
    topic, verb, "it"       "The thing with my ears, forget it please."
    topic, what befalls it  "What I told you about Deloitte should not stay in your memory."

    verb, a matter          "Forget the debt."
    verb, colon, topic      "Delete: my peanut allergy."
    verb, what was said     "Scratch my last message."  "Delete what I just told you."

An order that points back ("Strike it.") may stand behind the sentence that names what is meant. What a language says in
ways of its own stands beside this in its table (`order_table.py`).
"""

from typing import NamedTuple

from memory.language.alternatives import any_of
from memory.language.languages import LANGUAGES, ORDERS
from memory.language.order_table import Kind, OrderParts

FEW = r"(?:[\w'’.-]+(?: [\w'’.-]+){0,3}?)"
"""A topic of a few words."""


ARTICLE = rf"(?:{any_of(ORDERS, 'article')})"
"""In front of a thing that is to be forgotten."""

_THAT = rf"(?:{any_of(ORDERS, 'that')})"
"""Points at what was told. "Forget it" is said of anything."""

_NO_MORE_OF_IT = r"(?:drop|lose|clear|let go of)\b"
"""With "it" or "that", these are said of what is to be spoken of no more."""

_AND = rf"(?:{any_of((each.words for each in LANGUAGES), 'ands')})"

_NOT_DENIED = "".join(rf"(?<! {no})" for table in ORDERS for no in table.denials)
"""Before what is to befall a topic, where the language has its "not" there."""


class Composed(NamedTuple):
    """An order that the parts of a language make."""

    kind: Kind
    says: str
    """The whole expression, which is long: thousands of letters. What is made of it shares them."""
    needs: tuple[str, ...]
    """Parts of it: each is found in all that it matches, and looked for first. Several orders share them."""


def pointing_back(parts: OrderParts) -> str:
    """An order that names nothing: "please delete it", "don't bring that up again"."""
    parts = _whole(parts)
    order = rf"{parts.asks}?(?:{_it_dropped(parts)}|{parts.back})"
    ends = rf"(?:,? {parts.ends})*"
    return _named_once(rf"(?:{parts.so}[ ,]+)*{order}{ends}(?:,? {parts.so}[ ,]+{order}{ends})?[\s.!?]*$")


def of_last(parts: OrderParts) -> str:
    """An order about what the user said last, without what may stand beside it (`OrderForms.about_last`).

    `(?P<message>…)` if that is a message of its own, `(?P<two>…)` if it is the last two. `(?P<that>…)` points at
    whatever was said, which may be a plan; `(?P<gone>…)` at what may be a text, too; `(?P<it>…)` is said of anything.
    """
    pointing = pointing_back(parts).replace("(?P<polite>", "(?:")
    parts = _whole(parts)
    last = rf"(?:(?P<message>{parts.last_message}|(?P<two>{parts.last_two}))|{parts.just_said})"
    told = rf"(?:{parts.last_message}|{parts.just_said})"
    ends = rf"(?:,? {parts.ends})*"
    stop = r"[\s.!?…]*$"
    forgets = rf"(?:{parts.forgets}|{parts.overlooks})"
    verb = rf"{parts.asks}?(?:{forgets}|{parts.erases}|{parts.spares})(?:,? {parts.ends})?"
    order = rf"{verb},? {last}{ends}{stop}|{told}(?:\s*[,;:–—-]{{1,3}}\s*|\s+){pointing}|{parts.unsaid}{ends}{stop}"
    that = rf"{parts.forgets}{ends} {_THAT}{ends}"
    it = rf"(?:{_it_dropped(parts)}|{parts.back}|{parts.forgets}){ends}"
    gone = rf"(?!{_NO_MORE_OF_IT})(?:{parts.erases}|{parts.overlooks})(?:{ends} {_THAT}|[ -]?{parts.it}){ends}"
    order = rf"{order}|{parts.asks}?(?:(?P<that>{that})|(?P<gone>{gone})|(?P<it>{it})){stop}"
    return order.replace("(?P<polite>", "(?:")


def composed(parts: OrderParts) -> tuple[Composed, ...]:
    """The orders that the parts of a language make, those that name most first."""
    pointing = pointing_back(parts)
    parts = _whole(parts)
    here = rf"(?:\s*[,;:–—-]{{1,3}}\s*|\s+(?={parts.so}[ ,])){pointing}"
    back = rf"(?:\s*[.!?]{{1,3}}\s+{pointing.replace('(?P<polite>', '(?:')}|{here})"
    ends = rf"(?:,? {parts.ends})*[\s.!?]*$"
    sure = rf"(?:{parts.forgets}|{parts.spares})"
    drops = rf"(?:{parts.forgets}|{parts.erases})"
    it = rf"(?:{_it_dropped(parts)}|{parts.back})"
    within = r"(?:.{0,60}?[\s,;:])??"
    clause = rf"{parts.that}(?P<what>{parts.own}\b.+?)"
    topic = rf"{parts.told}(?P<what>.+?)(?: {parts.private})?"
    affair = rf"{parts.affair}(?P<what>{FEW})"
    two = rf"{FEW}(?:,? {_AND} {ARTICLE}?{FEW})?"
    over = rf"{_NOT_DENIED},? {parts.over}(?:{back}|{ends})"
    matter = rf"(?:{ARTICLE}|{parts.affair}|(?-i:[A-ZÀ-Þ][\w-]+)['’]s ){FEW}"
    orders: tuple[tuple[Kind, str, tuple[str, ...]], ...] = (
        ("fact", rf"{parts.asks}?{sure},? {parts.that}(?P<what>{parts.clause})", (sure, parts.that)),
        ("topic", rf"{parts.asks}?(?:{sure}|{parts.erases}) {parts.told}(?P<what>.+)", (parts.told,)),
        ("topic", rf"{parts.asks}?{parts.forgets} {parts.all_of}(?P<what>.+)", (sure, parts.all_of)),
        ("topic", rf"{within}{topic}{back}", (it, parts.told)),
        ("topic", rf"{affair}(?:,? {parts.private})?{back}", (it, parts.affair)),
        ("fact", rf"(?:{parts.own}\b.{{0,60}}?[\s,])??{clause}{here}", (it, parts.that)),
        ("topic", rf"(?P<what>[^,;:]{{2,60}}?),? {parts.private}{back}", (it, parts.private)),
        ("topic", rf"(?P<what>{parts.mine}){here}", (it, parts.mine)),
        ("fact", rf"{clause}{over}", (parts.over, parts.that)),
        ("topic", rf"{topic}{over}", (parts.over, parts.told)),
        ("topic", rf"(?:{parts.affair}|{parts.all_of})?(?P<what>(?P<over>{FEW})){over}", (parts.over,)),
        (
            "topic",
            rf"{parts.asks}?{sure} {parts.affair}(?P<what>(?P<bare>{two})){ends}",
            (sure, parts.affair),
        ),
        ("topic", rf"{parts.asks}?{parts.spares} (?P<what>(?P<bare>{parts.mine})){ends}", (sure, parts.mine)),
        ("topic", rf"(?P<what>(?-i:[A-ZÀ-Þ][\w-]+)['’]s (?P<bare>[\w' -]+?)){here}", (it, "['’]s ")),
        (
            "topic",
            rf"{parts.all_of}(?P<what>(?P<bare>{FEW}))[\s,;:–—-]{{1,4}}(?:{parts.so} )*{parts.gone}{ends}",
            (parts.all_of,),
        ),
        ("topic", rf"{parts.asks}?(?:{sure}|{parts.erases}) (?P<what>(?P<matter>{matter})){ends}", ()),
        (
            "topic",
            rf"{parts.asks}?{drops}\s*: (?P<what>(?P<bare>{ARTICLE}{FEW}|{parts.mine})){ends}",
            (":",),
        ),
    )
    return tuple(
        Composed(kind, f"(?i){_named_once(says)}", tuple(each.replace("(?P<polite>", "(?:") for each in needs))
        for kind, says, needs in orders
    )


def _it_dropped(parts: OrderParts) -> str:
    return rf"(?:{parts.forgets}|{parts.erases}|{parts.spares})[ -]?{parts.it}"


def _named_once(order: str) -> str:
    """An expression in which only the first of several parts that are polite is named: a name is given once."""
    before, named, behind = order.partition("(?P<polite>")
    return before + named + behind.replace("(?P<polite>", "(?:")


def _whole(parts: OrderParts) -> OrderParts:
    """Each part as an expression of its own, whatever alternatives it has."""
    return OrderParts(*(f"(?:{part})" for part in parts))
