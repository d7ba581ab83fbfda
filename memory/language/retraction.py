"""What users want forgotten, or not kept at all, in their own words.

    "Forget that I live in Graz."                      a fact:  I live in Graz
    "Vergiss bitte meine Adresse."                     a topic: meine Adresse
    "Please forget everything about Marcus."           a topic: Marcus
    "Off the record: I'm interviewing at KPMG."        not kept: it and what follows

Only an order that fills its sentence is one. "Don't forget that …", "I always forget that …", "forget it", and what is
set aside for a moment or for a question ("forget that I'm vegan for a second, what would you cook?") close nothing.
What an order is about is looked for in `memory/ingestion/forgetting`; the order itself is never a memory. How each
language says all that stands in its table (`memory/language/languages`).
"""

from collections.abc import Iterator, Sequence

import msgspec

from memory.language import phrases
from memory.language.alternatives import any_of
from memory.language.dangers import dangers_in, stated_of_user
from memory.language.everything import (
    LONGEST_WISH,
    orders_everything_forgotten,
    wants_kept_again,
    wants_nothing_kept,
)
from memory.language.heard import MESSAGE_CHARS, SENTENCE_CHARS, Heard, Retraction
from memory.language.kept_out import NOT_KEPT, OFF_THE_RECORD, is_of_before, kept_out_by_weight
from memory.language.languages import ORDERS
from memory.language.misdirected import Misdirection, misdirection
from memory.language.order_forms import (
    BY_LANGUAGE,
    AboutLast,
    about_last_said,
    names_story,
    without_exclamation,
    without_greetings,
)
from memory.language.order_sentences import may_ask, order_in, order_of, order_of_told
from memory.language.sayings import said_by
from memory.language.statements import asks, place, spoken_sentences
from memory.language.typed import spelled
from memory.language.whom import forgets_somebody, last_named
from memory.language.whose import told_by_others
from memory.model.turn import Spoken
from memory.text.reading import once
from memory.text.regex import regex

MOST = 8
"""Orders of one message: more is a text about forgetting."""

BESIDE = 3
"""So many sentences before and behind one are looked at for what it may be about but the memory."""

LATELY = 3
"""So many messages before one are looked at for what it says was of somebody else."""

_EVERYWHERE = regex(rf"(?i),?\s*(?<!\w)(?:{any_of(ORDERS, 'everywhere')})(?!\w),?")
_OF_THINGS = regex(rf"(?i)(?:{any_of(ORDERS, 'thing')})\b|.*[?？]\W*$")
"""Begins what is said of a thing or a word, not of somebody; or asks."""

_TOLD = regex(
    r"(?i)(?:the )?user (?:(?:has )?(?:asked|requested|instructed|told)|wants|would like)"
    r"(?: (?:me|you|us|it|the (?:assistant|ai|model|chatbot)))?(?<!wants)(?<!like) (?:to|that (?:you|it|the \w+)) "
    r"(?:please )?(?:forget|disregard|delete|remove|erase|not remember) (?P<what>.+)"
    r"|(?:the )?user (?:does not|doesn't|no longer) wants? (?:the fact )?(?:that )?(?P<not>.+?) "
    r"(?:to be |be )?(?:remembered|stored|saved|kept)\b"
)
_USER = regex(r"(?i)\b(?:they|he|she|(?:the )?user)\b(?!['’]s)")
_OF_USER = regex(r"(?i)\b(?:their|his|her|(?:the )?user['’]s)\b")
"""How a model speaks of the user."""


def heard(text: str, *, before: tuple[str, ...] = ()) -> Heard:
    """What of a message is an order to forget, and what it says beside.

    `before`: what the user said before in the conversation, the newest first: who is meant by "forget him".
    """
    return _heard_behind(text, before)


@once
def _heard_behind(text: str, before: tuple[str, ...]) -> Heard:
    """What others say in it orders nothing: it is looked at without their words, which stand in what is left of it."""
    others = [text[start:end] for start, end in told_by_others(text)] if may_ask(text) else []
    for place_of, said in zip(_PLACES, others, strict=False):
        text = text.replace(said, place_of, 1)
    found = _heard_of_hers(text, before)
    for place_of, said in zip(_PLACES, others, strict=False):
        found = found._replace(left=found.left.replace(place_of, said, 1))
    return found


_PLACES = tuple(map(chr, range(0xE000, 0xE000 + MOST)))
"""Characters of private use: each stands for what somebody else says."""


def _heard_of_hers(text: str, before: tuple[str, ...]) -> Heard:
    read = spelled(text)
    found = _heard_by_form(read, before)
    by_form = found.off_the_record or found.everything or any(not each.weighed for each in found.retractions)
    if not by_form and (start := kept_out_by_weight(read, sure=bool(found.retractions))) is not None:
        found = found._replace(left=read[:start].rstrip(), whole=False, off_the_record=True)
    return found if read == text else found._replace(left=text if found.whole else _as_typed(found.left, text))


def is_kept_out_by_form(text: str) -> bool:
    """Whether a form finds in it that something is not to be kept."""
    return _heard_by_form(spelled(text), ()).off_the_record


def allows_keeping(text: str) -> bool:
    """Whether a message says that what its user says may be kept again."""
    return any(map(wants_kept_again, _short_wishes(spelled(text))))


def _short_wishes(text: str) -> list[str]:
    """The sentences, without greetings, of a message that is short enough to be nobody's but the user's."""
    said = spoken_sentences(text) if len(text) <= LONGEST_WISH else ()
    return [without_greetings(each.text[:SENTENCE_CHARS]) for each in said]


def _heard_by_form(text: str, before: Sequence[str]) -> Heard:
    wished = [*map(wants_nothing_kept, _short_wishes(text))]
    if any(wished):
        beside = " ".join(each.text for each, stops in zip(spoken_sentences(text), wished, strict=True) if not stops)
        found = _heard_by_form(beside, before)
        return found._replace(left="", whole=False, off_the_record=True, nothing_kept=True)
    if not may_ask(text):
        return Heard((), text, whole=True)
    left = _without_everything(text)
    found = _heard(left, before)
    return found if left == text else found._replace(whole=False, everything=True)


def _without_everything(text: str) -> str:
    """A message without the orders in it that all be forgotten that is known of the user."""
    said = [sentence.text for sentence in spoken_sentences(text)]
    for at, sentence in enumerate(said):
        spoken = without_greetings(sentence[:SENTENCE_CHARS])
        if orders_everything_forgotten(spoken, alone=_says_nothing_else(said, at)):
            text = _without(text, sentence).strip()
    return text


def _as_typed(left: str, text: str) -> str:
    """What is left of a text that was spelled out, as it was typed, but for a sentence of which a part is left."""
    for sentence in spoken_sentences(text):
        left = left.replace(sentence.text, sentence.said, 1)
    return left


def _heard(text: str, earlier: Sequence[str]) -> Heard:
    found: list[Retraction] = []
    left, before, hushed = text, "", False
    said = [sentence.text for sentence in spoken_sentences(text)]
    for at, sentence in enumerate(said):
        opening = _EVERYWHERE.sub(" ", sentence[:SENTENCE_CHARS]).strip()
        everywhere = opening != sentence[:SENTENCE_CHARS].strip()
        if len(said) > 1 and not may_ask(opening):
            before = sentence
            continue
        ordered = without_exclamation(opening)
        spoken = without_greetings(ordered)
        if explained := _by_what_was_said(spoken, said, at, earlier):
            order, behind = explained
            found += _placed(order, earlier, everywhere=everywhere)
            left, before = _without(_without(left, sentence, order.left), behind), sentence
            hushed = hushed or order.off_the_record
            continue
        begins, not_kept = OFF_THE_RECORD.match(spoken), NOT_KEPT.match(spoken)
        # "Don't remember this." alone is about what was said before, or what follows: about both, where both stand.
        after_it = bool(before) and (not_kept is not None or (begins is not None and is_of_before(begins, opening)))
        if begins and not (not_kept and before and at + 1 == len(said)):
            order, _ = order_in(ordered, "", alone=False, beside=None)
            found += _placed(order, earlier, everywhere=everywhere) if order else ()
            is_all = len(said) == 1 and not spoken[begins.end() :].strip(" .!")
            found += _said_last(earlier) if is_all and is_of_before(begins, opening) else ()
            start, _ = place(left, before if after_it else opening)
            return Heard(tuple(found[:MOST]), left[:start].rstrip(), whole=False, off_the_record=True)
        if len(sentence) <= SENTENCE_CHARS and len(found) < MOST:
            beside = None if not_kept else [*said[max(at - BESIDE, 0) : at], *said[at + 1 : at + 1 + BESIDE]]
            order, behind = order_in(ordered, before, alone=_says_nothing_else(said, at), beside=beside)
            found += _placed(order, earlier, everywhere=everywhere) if order else ()
            if not_kept:
                found += _said_last(earlier) if len(said) == 1 and not not_kept["within"] else ()
                left = _without(_without(left, sentence), "" if not_kept["within"] else before)
                hushed = True
            elif order:
                left = _without(_without(left, sentence, order.left), behind)
        before = sentence
    return Heard(_distinct(found)[:MOST], left.strip(), whole=left == text, off_the_record=hushed)


def _placed(order: Heard, earlier: Sequence[str], *, everywhere: bool) -> Iterator[Retraction]:
    """What an order means, in whatever project it says, with what a story may be that was told just before it."""
    lately = next(iter(earlier), "")[:MESSAGE_CHARS]
    for each in order.retractions:
        yield msgspec.structs.replace(each, everywhere=everywhere, lately=lately if each.story else "")


def _distinct(found: Sequence[Retraction]) -> tuple[Retraction, ...]:
    """Each once, as its form tells it if one does."""
    told = {(each.what, each.kind): each for each in sorted(found, key=lambda each: not each.weighed)}
    return tuple(told[key] for key in dict.fromkeys((each.what, each.kind) for each in found))


def _by_what_was_said(spoken: str, said: Sequence[str], at: int, earlier: Sequence[str]) -> tuple[Heard, str] | None:
    """The order that a sentence is, and that only what was said before explains; and which sentence goes with it."""
    if forgets_somebody(spoken):
        return Heard(_whoever_was_named((*reversed(said[:at]), *map(spelled, earlier))), "", whole=False), ""
    if whose := misdirection(spoken):
        return _taken_for_hers(whose, said, at, earlier)
    last = about_last_said(spoken)
    if last and last.how != "gone":
        return _by_last(last, said, at, earlier)
    if last and len(said) == 1 and _speaks_of_herself(next(iter(earlier), "")):
        return Heard(_said_last(earlier, sure=False), "", whole=False), ""
    order = order_of_told(spoken, said[:at]) if at + 1 == len(said) else None
    return (order, "") if order else None


def _by_last(last: AboutLast, said: Sequence[str], at: int, earlier: Sequence[str]) -> tuple[Heard, str]:
    """The same of an order about what was said last: here, or in the message before."""
    if last.how == "kept":
        return Heard((), last.beside, whole=False), ""
    is_here = bool(at) and not last.messages
    told = said[at - 1] if is_here else next(iter(earlier), "")
    if not last.is_named and (order := order_of(last.spoken, alone=False)) and order.retractions:
        return order, ""  # "Scratch that, I never said I was pregnant."
    if not last.is_named and (not told or asks(told)):
        return Heard((), said[at], whole=True), ""  # "Write a poem. Forget that." drops a plan
    if is_here:
        return Heard((), last.beside, whole=False, off_the_record=True), told
    return Heard(_said_last(earlier, messages=max(last.messages, 1)), last.beside, whole=False), ""


def _taken_for_hers(
    whose: Misdirection, said: Sequence[str], at: int, earlier: Sequence[str]
) -> tuple[Heard, str] | None:
    """What was said before and was not of her, or not for this conversation, as she says now; None: nothing is meant.

    What was of somebody else is what tells of her; what may as well be a thing that was for him, a message that says
    nothing but that.
    """
    if whose == "elsewhere" and at:
        return Heard((), "", whole=False, off_the_record=True), said[at - 1]
    if whose == "elsewhere":
        return (Heard(_said_last(earlier), "", whole=False), "") if earlier else None
    for told in (said[:at], *([each.text for each in spoken_sentences(spelled(text))] for text in earlier[:LATELY])):
        own = [each for each in told if _tells_of_her(each)]
        if own and (whose == "another" or len(own) == len(told)):
            return Heard(tuple(Retraction(each, "said", of_another=said[at]) for each in own), "", whole=False), ""
    return None


def _tells_of_her(sentence: str) -> bool:
    """Whether a sentence says something of the user that stands in every prompt."""
    return bool(said_by(sentence, by_model=False)) or any(map(dangers_in, stated_of_user(sentence, by_model=False)))


def _said_last(earlier: Sequence[str], *, messages: int = 1, sure: bool = True) -> tuple[Retraction, ...]:
    return tuple(Retraction(each[:MESSAGE_CHARS], "said", sure=sure) for each in earlier[:messages])


def _speaks_of_herself(told: str) -> bool:
    """Whether a message tells of the user, asks nothing, and names nothing that is worked on, which may be meant."""
    if not phrases.OF_SPEAKER.search(told) or any(asks(each.text) for each in spoken_sentences(told)):
        return False
    return not any(words.works.search(told) for words in BY_LANGUAGE)


def _whoever_was_named(said: Sequence[str]) -> tuple[Retraction, ...]:
    whom = last_named(said)
    return (Retraction(whom, "topic"),) if whom else ()


def needs_before(text: str) -> bool:
    """Whether a message orders something to be forgotten that only what was said before names: "forget him"."""
    return may_ask(text) and any(
        misdirection(spoken)
        or forgets_somebody(spoken)
        or about_last_said(spoken)
        or NOT_KEPT.match(spoken)
        or names_story(spoken)
        for each in spoken_sentences(spelled(text))
        if (spoken := without_greetings(without_exclamation(each.text[:SENTENCE_CHARS])))
    )


def is_read_by_grammar(sentence: str, *, alone: bool) -> bool:
    """Whether the tables' forms decide of a sentence. `alone`: its message says nothing else."""
    return order_of(without_greetings(sentence), alone=alone) is not None


def without_orders(spoken: Spoken, *, before: Sequence[str] = ()) -> tuple[Spoken, tuple[Retraction, ...]]:
    """What was said as an extractor may see it, and what is to be forgotten. `before` as of `heard`.

    An answer to such a message is no source: it says once more what was to be forgotten.
    """
    said = [text for role, text in spoken.conversation if role == "user"]
    told = [heard(text, before=(*reversed(said[:at]), *before)) for at, text in enumerate(said)]
    if all(each.whole for each in told):
        return spoken, ()
    left = tuple(("user", each.left) for each in told if each.left)
    user = "\n\n".join(text for _, text in left)
    silent = msgspec.structs.replace(spoken, user=user, assistant="", messages=left if spoken.messages else ())
    return silent, tuple(retraction for each in told for retraction in each.retractions)[:MOST]


def wants_everything_forgotten(spoken: Spoken) -> bool:
    """Whether the user orders that all be forgotten that is known of her."""
    return any(heard(text).everything for role, text in spoken.conversation if role == "user")


def asked_for(fact: str) -> tuple[Retraction, ...]:
    """What a model's fact says that the user wants forgotten: "User asked to forget that they live in Graz"."""
    found = _TOLD.match(fact[:SENTENCE_CHARS])
    if found is None:
        return ()
    what = _OF_USER.sub("my", _USER.sub("I", found["what"] or found["not"]))
    order = order_of(f"forget {what}", alone=True)
    return order.retractions if order else (Retraction(what.strip(" .!"), "topic"),)


def _says_nothing_else(said: Sequence[str], at: int) -> bool:
    """Whether the sentences beside an order only greet, or go on about what it names: "Forget Hugo. He's gone."."""
    before = (without_greetings(f"{each} ").strip(" .,!") for each in said[:at])
    behind = (phrases.ANAPHORA.match(each) and not _OF_THINGS.match(each) for each in said[at + 1 :])
    return not any(before) and all(behind)


def _without(text: str, sentence: str, left: str = "") -> str:
    """`text` with what is `left` of a sentence in its place."""
    start, end = place(text, sentence) if sentence else (0, 0)
    return text[:start] + left + text[end:]
