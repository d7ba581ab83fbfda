"""The order to forget that a sentence is, with what stands beside it: a reason, another order, the sentence before.

What an order names is read by the forms of its language (`order_forms.py`), else by its words (`order_reader.py`).
"""

from collections.abc import Sequence

import msgspec

from memory.language import phrases
from memory.language.alternatives import any_of
from memory.language.change import changes_in
from memory.language.heard import OF_NO_USE, REFUSED, SENTENCE_CHARS, Heard, Retraction
from memory.language.languages import ORDERS
from memory.language.lasting_orders import orders_answers
from memory.language.misdirected import may_be_misdirected
from memory.language.order_forms import (
    BY_LANGUAGE,
    MARK,
    OrderForms,
    opening,
    points_back,
    without_exclamation,
    without_greetings,
)
from memory.language.order_reader import Weighed, read
from memory.language.order_signs import may_be_order
from memory.language.statements import statement_of
from memory.language.topics import befalls, matters_named
from memory.language.whom import last_named
from memory.language.wording import USER, alike, wording
from memory.text.reading import once
from memory.text.regex import by_first_letter, regex

MOST_WORDS_DROPPING = 10
"""What drops something and has more words says something beside."""

_IN_BRACKETS = regex(r"\s*\([^()]*\)(?=[\s.!]*$)")
"""Said beside an order, at its end: "(it was a misdiagnosis)"."""

_CLAUSE_END = regex(r"(?:[,;:.!…]|\s[-–—])\s+")

_BY_THE_WAY = regex(rf"(?i)(?<=\w),? (?:{any_of(ORDERS, 'by_the_way')}),?(?= \w)")
"""Stands within an order and says nothing; in front of it that is for `_GREETINGS`."""

_EARNESTLY = regex(rf"(?i)(?<=,) (?:{any_of(ORDERS, 'earnestly')})(?=,? \w)")
"""Begins a clause beside an order, and says nothing."""

_IS_PRONOUN = regex(rf"(?i)(?:{any_of((table.parts for table in ORDERS), 'it')}|{any_of(ORDERS, 'pronoun')})")
"""All of a topic that says nothing: "her"."""

_OF_MINE = regex(rf"{phrases.OF_OWN.pattern}\s+[\w-]+")
"""A thing or somebody of the user's, in two words."""

_QUESTION = regex(
    r"(?i)(?<=\S)" + "".join(rf"(?<!\W{tag})" for table in ORDERS for tag in table.tags) + r"\s*[?？]\W*$"
)
_MAY_ASK = by_first_letter(any_of(ORDERS, "words"), whole=False)


@once
def may_ask(text: str) -> bool:
    """Whether either reader may find an order in it: the others are looked at no further."""
    plain = text.lower()
    return _MAY_ASK.search(plain) is not None or may_be_order(plain) or may_be_misdirected(plain)


def order_of(spoken: str, *, alone: bool, aside: str = "", undone: bool = False) -> Heard | None:
    """The order that a sentence is, without greetings; `alone`: the message says nothing else.

    `aside`: a clause beside it that was cut off. "Forget the pasta, it's too heavy" is about a plan, "forget the story
    of …" is not, nor is what is private: "…, it's nobody's business".
    `undone`: a clause beside it said that what it names is over, or never was so. Then it means just that.
    """
    opened = opening(spoken)
    if opened is None:
        return None
    forms, kind, found = opened
    named = found.groupdict()
    bare = named.get("bare") is not None
    is_plan = bool(aside) and forms.ends.private.search(aside) is None
    over = named.get("over")
    is_of_no_use = over is not None and forms.ends.own.match(over) is None
    if is_plan and (bare or named.get("name") or is_of_no_use) and not forms.ends.story.search(spoken):
        return OF_NO_USE if is_of_no_use else None
    if (bare or named.get("name")) and not alone:
        return REFUSED  # "Forget about Docker. …" drops a plan, not a memory
    if named.get("matter") and not (alone and not is_plan and forms.is_no_plan(named["what"], undone=undone)):
        return None  # "forget the pasta"
    ends = forms.ends
    what, _, tail = ends.tail.sub("\0", named["what"], count=1).partition("\0")
    what = ends.without_run_on(what) if kind == "topic" else what
    listed = ends.listed.match(what) if kind == "topic" else None
    if not listed:
        what, beside = ends.without_aside(what, of_fact=kind == "fact")
        tail = tail or beside
    left = tail if ends.own.match(tail) and not forms.stands_in.search(tail) else ""
    asks = _QUESTION.search(spoken) and not named.get("polite")
    # Something else is asked for behind the order: then it sets aside, and takes nothing back.
    goes_on = bool(tail) and bool(ends.asked.match(tail) or tail.endswith("?"))
    if ends.meanwhile.search(spoken) or goes_on or asks:
        return Heard((), left, whole=False)
    what = ends.affair.sub("", what, 1)
    story = not undone and ends.story.search(spoken) is not None and ends.all_of.search(spoken) is None
    sure = undone or not (bare or named.get("matter"))
    two = ends.two.match(what) if kind == "topic" else None
    several = ends.each_of(listed) if listed else two.groups() if two else ends.joins.split(what)
    meant = (ends.ending.sub("", each).strip(" ,.;:!?\"'") for each in several)
    return Heard(
        tuple(Retraction(each, kind, sure=sure, story=story) for each in meant if each),
        left,
        whole=False,
    )


def order_in(sentence: str, before: str, *, alone: bool, beside: Sequence[str] | None) -> tuple[Heard | None, str]:
    """The order that a sentence is, and the sentence `before` it if that names what is meant: "Strike it.".

    `beside`: the other sentences of its message, if an order may be told by its signs alone. What the grammar refuses
    is none, whatever its signs are.
    """
    whole = _EARNESTLY.sub("", _BY_THE_WAY.sub("", without_greetings(sentence)))
    spoken = _IN_BRACKETS.sub("", whole)
    order = _two_orders(spoken) or _of_undone(sentence, whole, alone=alone, beside=beside)
    if order := order or order_of(spoken, alone=alone):
        return None if order is REFUSED else _with_named(order, before), ""
    told, rest = _without_reason(sentence)
    if rest and (order := order_of(rest, alone=alone, aside=told or sentence)) and order.retractions:
        kept = "" if any(_shares_word(told, each.what) for each in order.retractions) else told
        return order._replace(left=f"{kept} {order.left}".strip()), ""
    if before and points_back(spoken):
        named = without_greetings(before[:SENTENCE_CHARS]).rstrip(" .!?…")
        if (order := order_of(f"{named}. {spoken}", alone=False)) and order is not REFUSED:
            return order, before
    main, aside = _without_aside(spoken)
    order = order_of(main, alone=alone, aside=aside) if aside and not aside.endswith("?") else None
    if order and order is not REFUSED:
        return None if order is OF_NO_USE else order, ""
    is_of_answers = beside is None or orders_answers(sentence)  # "no emojis" takes nothing back
    # What names nothing is not about what stands beside it: "Forget that, I'll take the car."
    spelled_out = main if aside and points_back(main) else sentence
    found = None if is_of_answers else read(spelled_out, before=before[:SENTENCE_CHARS], beside=beside or ())
    if found is None:
        return None, ""
    if aside and (phrases.OF_OWN.search(main) or any(forms.ends.story.search(main) for forms in BY_LANGUAGE)):
        found = read(main, beside=beside or ()) or found
    is_news = bool(found.before) and _is_news(found.before)
    return _weighed(found, news=_news_in(sentence)), "" if is_news or not found.before else before


def _of_undone(sentence: str, spoken: str, *, alone: bool, beside: Sequence[str] | None) -> Heard | None:
    """The order beside a clause that says that what it names is over, or never was so: "Forget Jake, we broke up".

    By its form, else by weight; what may as well be a plan is none by weight ("forget the bus, it was a mistake").
    `spoken`: the sentence without what stands around the order and says nothing.
    """
    for forms in BY_LANGUAGE:
        if not (forms.words.search(spoken) and forms.undone.search(spoken)):
            continue
        for main, why in forms.beside_undone(spoken):
            order = order_of(main, alone=alone, undone=True)
            if order is None and opening(main) is None and beside is not None:
                found = read(main, beside=beside) or read(sentence, beside=beside, main=main)
                order = _weighed(found) if found and not found.before else None
            if order and order.retractions:
                told = (msgspec.structs.replace(each, undone=why.rstrip(")")) for each in order.retractions)
                return order._replace(retractions=tuple(told))
    return None


def _weighed(found: Weighed, *, news: str = "") -> Heard:
    """An order that no form told."""
    order = Retraction(found.topic, "topic", sure=found.is_sure, by_words=not found.is_sure, weighed=True, undone=news)
    return Heard((order,), "", whole=False)


def _news_in(sentence: str) -> str:
    """The clause beside an order that says that something of the user's has changed: "we split up, remove her"."""
    clauses = (each.strip() for each in _CLAUSE_END.split(sentence))
    return next((each for each in clauses if not may_be_order(each.lower()) and _is_news(each)), "")


def _is_news(clause: str) -> bool:
    return bool(statement_of(clause)) and bool(changes_in(clause, by_model=False))


def _two_orders(spoken: str) -> Heard | None:
    """A sentence that is two orders or more: "Forget my address, and please forget York as well."."""
    for forms in BY_LANGUAGE:
        if not forms.words.search(spoken):
            continue
        for joint in forms.ends.joint.finditer(spoken):
            first, second = spoken[: joint.start()], without_greetings(spoken[joint.end() :])
            second = forms.ends.also.sub(r"\1", forms.ends.too.sub("", second), 1)
            found = forms.words.match(second) and order_of(second, alone=True)
            if not found or not found.retractions or not (other := _two_orders(first) or _first_of_two(first, forms)):
                continue
            return found._replace(retractions=other.retractions + found.retractions)
    return None


def _first_of_two(first: str, forms: "OrderForms") -> Heard | None:
    """What stands before another order, as one: there, who wants something never mentioned wants it forgotten, too."""
    order = order_of(forms.ends.too.sub("", first), alone=True)
    if order is not None or (unspoken := forms.unspoken_in(first)) is None:
        return order if order and order.retractions else None
    return Heard((Retraction(unspoken, "topic", sure=False, by_words=True, weighed=True),), "", whole=False)


def _with_named(order: Heard, before: str) -> Heard:
    """An order with its pronoun explained by the sentence `before` it: "It was my carer. Forget all about her."."""
    if not any(each.kind == "topic" and _IS_PRONOUN.fullmatch(each.what) for each in order.retractions):
        return order
    named = last_named((before,)) if before else ""
    if not named:
        own = [found[0] for found in _OF_MINE.finditer(before)]
        named = own[-1] if own else ""
    explained = (
        msgspec.structs.replace(each, what=named) if _IS_PRONOUN.fullmatch(each.what) else each
        for each in order.retractions
    )
    return order._replace(retractions=tuple(each for each in explained if each.what))


def order_of_told(spoken: str, said: Sequence[str]) -> Heard | None:
    """The order that ends a message and names what that told before: "I owe my brother 3,000. … Forget the debt."."""
    order = order_of(spoken, alone=True) if said else None
    if order is None or order is REFUSED or not order.retractions:
        return None
    if not all(_is_told(each.what, said) for each in order.retractions):
        return None
    return order._replace(retractions=tuple(msgspec.structs.replace(each, sure=True) for each in order.retractions))


def _is_told(what: str, said: Sequence[str]) -> bool:
    named = matters_named(what) if befalls(what) else None
    if named is not None:
        return any(map(named.told_in, said))
    return what in said[-1] and what == last_named(reversed(said))


def _without_reason(sentence: str) -> tuple[str, str]:
    """What stands as a sentence in front of an order, and the order; both empty if no reason stands there."""
    plain = sentence.replace("’", "'").strip()
    reason = next((found for forms in BY_LANGUAGE if (found := forms.reason(plain))), None)
    if reason is None:
        return _without_secret(plain)
    return f"{reason['told'].strip()}." if reason["told"] else "", without_greetings(plain[reason.end() :])


def _without_secret(plain: str) -> tuple[str, str]:
    """The same of a clause that says why nobody is to know: "My aunt would be ashamed, delete the thing about …"."""
    told, comma, rest = plain.partition(", ")
    forms = next((each for each in BY_LANGUAGE if each.words.match(rest)), None) if comma else None
    return (f"{told}.", rest) if forms and forms.ends.private.search(told) else ("", "")


def _shares_word(one: str, other: str) -> bool:
    """Whether two texts share a word that is not "I" or "my"."""
    return any(alike(a, b) for a in wording(one).words for b in wording(other).words if USER not in {a, b})


def _without_aside(spoken: str) -> tuple[str, str]:
    """A sentence without the clause beside its order, and that clause: "…, it's settled"."""
    forms = next((each for each in BY_LANGUAGE if each.words.search(spoken)), None)
    main, aside = forms.ends.without_aside(spoken, of_fact=False) if forms else (spoken, "")
    return (main, aside) if forms and forms.words.search(main) else (spoken, "")


def drops_something(sentence: str) -> bool:
    """Whether a short sentence drops something by its form, and says nothing beside: "olvídate de la clave".

    Whether or not that is an order which the memory carries out, it tells nothing of anybody.
    """
    if not may_ask(sentence):
        return False
    spoken = without_greetings(without_exclamation(sentence))
    if any(forms.words.search(spoken) and forms.drops_last(spoken) for forms in BY_LANGUAGE):
        return True
    if len(sentence.split()) > MOST_WORDS_DROPPING:
        return False
    return not MARK.search(spoken) and any(forms.drops.match(spoken) for forms in BY_LANGUAGE)
