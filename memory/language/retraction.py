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

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from typing import NamedTuple

import msgspec

from memory.language import phrases
from memory.language.ailments_named import named_alone
from memory.language.alternatives import any_of
from memory.language.dangers import dangers_in, stated_of_user
from memory.language.everything import (
    LONGEST_WISH,
    orders_everything_forgotten,
    wants_kept_again,
    wants_nothing_kept,
)
from memory.language.languages import AILMENTS, LASTING, ORDERS
from memory.language.lasting_orders import orders_answers
from memory.language.misdirected import Misdirection, may_be_misdirected, misdirection
from memory.language.order_grammar import ARTICLE, Composed, composed, of_last, pointing_back
from memory.language.order_reader import Weighed, read, topic_of
from memory.language.order_signs import kinds_in, may_be_order
from memory.language.order_table import Kind, Orders
from memory.language.sayings import said_by
from memory.language.statements import asks, spoken_sentences
from memory.language.topics import befalls, matters_named
from memory.language.typed import spelled
from memory.language.whom import forgets_somebody, last_named
from memory.language.word_reader import WordReader
from memory.language.wording import USER, alike, wording
from memory.model.turn import Spoken
from memory.text.reading import once
from memory.text.regex import by_first_letter, regex
from memory.text.stop_words import OF_LATIN_SCRIPT

MOST = 8
"""Orders of one message: more is a text about forgetting."""

BESIDE = 3
"""So many sentences before and behind one are looked at for what it may be about but the memory."""

MESSAGE_CHARS = 4_000
"""So much of what was said last is taken back: what is longer was not said, but given to be read."""

MOST_WORDS_DROPPING = 10
"""What drops something and has more words says something beside."""

CALLED_CHARS = 4
"""Letters of a word that is called out in front of an order, whatever it is: "uff", "putz", "komm". A longer one may be
what the order is about: "the loan, delete it"."""

LATELY = 3
"""So many messages before one are looked at for what it says was of somebody else."""

SENTENCE_CHARS = 400
"""So much of a sentence is looked at: an order is short."""


class Retraction(msgspec.Struct, frozen=True):
    """Something that is to be forgotten, as the user named it."""

    what: str
    kind: Kind
    """`fact`: what this sentence says; `topic`: all about this; `said`: whatever was said with these words."""
    sure: bool = True
    """It can be about nothing but the memory. "Delete my number" may be about a text, too."""
    by_words: bool = False
    """It is only likely that it is one (`order_reader.py`): nothing is meant but what has all of its words."""
    weighed: bool = False
    """No form told it, sure or not (`order_reader.py`): what it names was put together of its words."""
    story: bool = False
    """It is named as a story: "the thing about my health" need not be all of it."""
    everywhere: bool = False
    """It is said of all projects: else one that is given in a project means what is of that, and of the person."""
    lately: str = ""
    """What the user said just before in the conversation, if it is named as a story: that may be what is meant."""
    undone: str = ""
    """The clause beside it that says that it is over, or never was so. It is news where nothing is closed."""
    of_another: str = ""
    """The sentence that says that it was of somebody else: what was said is kept beside that, as of nobody's."""


class Foreseen(NamedTuple):
    """What orders to forget will come to, as far as the store knows."""

    goes: bool | None
    """Whether anything will be closed; None: that cannot be told yet."""
    stays: bool = False
    """Whether something that could harm if it were lost is kept, as they may mean it and do not name it clearly."""
    is_like: bool = False
    """Whether something is known that has a part of what they name, too little to be what they mean."""


class Heard(NamedTuple):
    """A message as the memory takes it."""

    retractions: tuple[Retraction, ...]
    left: str
    """The message without these orders, and without what is not to be kept."""
    whole: bool
    """Nothing was taken out."""
    off_the_record: bool = False
    """Something of it is not to be kept."""
    everything: bool = False
    """All that is known is to be forgotten: nothing closes by that (decision 0017), and who says it is to be told."""
    nothing_kept: bool = False
    """Nothing that she says is to be kept from here on, in no conversation (decision 0102)."""

    @property
    def orders(self) -> bool:
        """Whether the memory is told to forget, and nothing else can be meant."""
        return self.everything or any(each.sure for each in self.retractions)

    @property
    def suspected(self) -> bool:
        """Whether it may be told so: only what is known will tell."""
        return any(each.by_words for each in self.retractions)

    @property
    def names_story(self) -> bool:
        """Whether it may be told so of what no text and no plan is called: "the thing about Nuria"."""
        return any(each.story for each in self.retractions)


REFUSED = Heard((), "", whole=True)
"""A sentence that begins like an order and is none, by what else its message says."""


_OF_NO_USE = Heard((), "", whole=True)
"""What is said to be of no use, and why: "Die Kamera kannst du vergessen, die ist kaputt"."""


def heard(text: str, *, before: tuple[str, ...] = ()) -> Heard:
    """What of a message is an order to forget, and what it says beside.

    `before`: what the user said before in the conversation, the newest first: who is meant by "forget him".
    """
    return _heard_behind(text, before)


@once
def _heard_behind(text: str, before: tuple[str, ...]) -> Heard:
    read = spelled(text)
    found = _heard_by_form(read, before)
    by_form = found.off_the_record or found.everything or any(not each.weighed for each in found.retractions)
    if not by_form and (start := _kept_out_by_weight(read, sure=bool(found.retractions))) is not None:
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
    return [_without_greetings(each.text[:SENTENCE_CHARS]) for each in said]


def _heard_by_form(text: str, before: Sequence[str]) -> Heard:
    wished = [*map(wants_nothing_kept, _short_wishes(text))]
    if any(wished):
        beside = " ".join(each.text for each, stops in zip(spoken_sentences(text), wished, strict=True) if not stops)
        found = _heard_by_form(beside, before)
        return found._replace(left="", whole=False, off_the_record=True, nothing_kept=True)
    if not _may_ask(text):
        return Heard((), text, whole=True)
    left = _without_everything(text)
    found = _heard(left, before)
    return found if left == text else found._replace(whole=False, everything=True)


def _without_everything(text: str) -> str:
    """A message without the orders in it that all be forgotten that is known of the user."""
    said = [sentence.text for sentence in spoken_sentences(text)]
    for at, sentence in enumerate(said):
        spoken = _without_greetings(sentence[:SENTENCE_CHARS])
        if orders_everything_forgotten(spoken, alone=_says_nothing_else(said, at)):
            text = _without(text, sentence).strip()
    return text


SECRETS = WordReader("secret_weights.txt", likely=0.8, names=kinds_in, apart=4)
"""Hears what no form foresaw of what is not to be kept: "none of this goes in your notes" (docs/quality.md says how
often it is right)."""

SURELY_SECRET = 0.95
"""From here on it is so also where it may be an order to forget, or what could harm if it were forgotten, and in more
than `BRIEF` words, of which enough stand by chance."""

BRIEF = 10

WORDS_ASKING = 20
"""So many words of a sentence are weighed together: nobody needs more to ask that something is kept out, and in a long
story enough of such words stand by chance."""

AT_AN_END = 4
"""So many sentences of each end of a message may ask to keep it out."""


def may_keep_out(text: str) -> list[str]:
    """The sentences at both ends of a message, which may ask to keep it out. What is longer was given to be read."""
    said = [each.text for each in spoken_sentences(text)] if len(text) <= MESSAGE_CHARS else []
    return said if len(said) <= 2 * AT_AN_END else [*said[:AT_AN_END], *said[-AT_AN_END:]]


def how_likely_secret(sentence: str) -> float:
    """How likely a sentence asks to keep something out, by its words: 0 … 1; 0 if they are many and it is not sure."""
    likely = max(map(SECRETS.likelihood, weighed_together(sentence[:SENTENCE_CHARS])))
    return likely if likely >= SURELY_SECRET or len(sentence.split()) <= BRIEF else 0.0


def weighed_together(sentence: str) -> list[str]:
    """The runs of its words that are weighed, each beginning in the middle of the one before."""
    words, step = sentence.split(), WORDS_ASKING // 2
    if len(words) <= WORDS_ASKING:
        return [sentence]
    return [" ".join(words[at : at + WORDS_ASKING]) for at in range(0, len(words) - step, step)]


def _kept_out_by_weight(text: str, *, sure: bool) -> int | None:
    """From where on a message is likely not to be kept; None: it may be kept. `sure`: it has to be surely so.

    What asks for it at the end of a message speaks of all that the message has told, else of what follows.
    """
    said = may_keep_out(text)
    likely = [*map(how_likely_secret, said)]
    asks = [at for at, each in enumerate(likely) if each >= SECRETS.likely]
    if not asks:
        return None
    sure = sure or any(map(dangers_in, stated_of_user(text, by_model=False)))
    if sure and max(likely) < SURELY_SECRET:
        return None
    return 0 if asks[-1] == len(said) - 1 else _place(text, said[asks[0]])[0]


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
        if len(said) > 1 and not _may_ask(opening):
            before = sentence
            continue
        ordered = _without_exclamation(opening)
        spoken = _without_greetings(ordered)
        if explained := _by_what_was_said(spoken, said, at, earlier):
            order, behind = explained
            found += _placed(order, earlier, everywhere=everywhere)
            left, before = _without(_without(left, sentence, order.left), behind), sentence
            hushed = hushed or order.off_the_record
            continue
        begins, not_kept = _OFF_THE_RECORD.match(spoken), _NOT_KEPT.match(spoken)
        # "Don't remember this." alone is about what was said before, or what follows: about both, where both stand.
        after_it = bool(before) and (not_kept is not None or (begins is not None and _is_of_before(begins, opening)))
        if begins and not (not_kept and before and at + 1 == len(said)):
            order, _ = _order_in(ordered, "", alone=False, beside=None)
            found += _placed(order, earlier, everywhere=everywhere) if order else ()
            is_all = len(said) == 1 and not spoken[begins.end() :].strip(" .!")
            found += _said_last(earlier) if is_all and _is_of_before(begins, opening) else ()
            start, _ = _place(left, before if after_it else opening)
            return Heard(tuple(found[:MOST]), left[:start].rstrip(), whole=False, off_the_record=True)
        if len(sentence) <= SENTENCE_CHARS and len(found) < MOST:
            beside = None if not_kept else [*said[max(at - BESIDE, 0) : at], *said[at + 1 : at + 1 + BESIDE]]
            order, behind = _order_in(ordered, before, alone=_says_nothing_else(said, at), beside=beside)
            found += _placed(order, earlier, everywhere=everywhere) if order else ()
            if not_kept:
                found += _said_last(earlier) if len(said) == 1 and not not_kept["within"] else ()
                left = _without(_without(left, sentence), "" if not_kept["within"] else before)
                hushed = True
            elif order:
                left = _without(_without(left, sentence, order.left), behind)
        before = sentence
    return Heard(_distinct(found)[:MOST], left.strip(), whole=left == text, off_the_record=hushed)


def _is_of_before(begins: re.Match[str], sentence: str) -> bool:
    """Whether what begins a sentence is said of the one before it: "But that stays between us, she hasn't told …"."""
    opening = sentence[: len(sentence) - len(_without_greetings(sentence)) + begins.end()]
    return not begins["lead"] and _BACK.search(opening) is not None


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
    last = _of_last(spoken)
    if last and not last["gone"]:
        return _by_last(last, said, at, earlier)
    if last and len(said) == 1 and _speaks_of_herself(next(iter(earlier), "")):
        return Heard(_said_last(earlier, sure=False), "", whole=False), ""
    order = _of_told(spoken, said[:at]) if at + 1 == len(said) else None
    return (order, "") if order else None


def _by_last(last: re.Match[str], said: Sequence[str], at: int, earlier: Sequence[str]) -> tuple[Heard, str]:
    """The same of an order about what was said last: here, or in the message before."""
    is_here = bool(at) and not last["message"]
    told = said[at - 1] if is_here else next(iter(earlier), "")
    if (last["that"] or last["it"]) and (order := _order(last.string, alone=False)) and order.retractions:
        return order, ""  # "Scratch that, I never said I was pregnant."
    if (last["that"] and not told) or ((last["that"] or last["it"]) and asks(told)):
        return Heard((), said[at], whole=True), ""  # "Write a poem. Forget that." drops a plan
    if is_here:
        return Heard((), "", whole=False, off_the_record=True), told
    return Heard(_said_last(earlier), "", whole=False), ""


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


def _said_last(earlier: Sequence[str], *, sure: bool = True) -> tuple[Retraction, ...]:
    return (Retraction(earlier[0][:MESSAGE_CHARS], "said", sure=sure),) if earlier else ()


def _speaks_of_herself(told: str) -> bool:
    """Whether a message tells of the user, asks nothing, and names nothing that is worked on, which may be meant."""
    if not phrases.OF_SPEAKER.search(told) or any(asks(each.text) for each in spoken_sentences(told)):
        return False
    return not any(words.works.search(told) for words in _BY_LANGUAGE)


def _whoever_was_named(said: Sequence[str]) -> tuple[Retraction, ...]:
    whom = last_named(said)
    return (Retraction(whom, "topic"),) if whom else ()


def needs_before(text: str) -> bool:
    """Whether a message orders something to be forgotten that only what was said before names: "forget him"."""
    return _may_ask(text) and any(
        misdirection(spoken)
        or forgets_somebody(spoken)
        or _of_last(spoken)
        or _NOT_KEPT.match(spoken)
        or _names_story(spoken)
        for each in spoken_sentences(spelled(text))
        if (spoken := _without_greetings(_without_exclamation(each.text[:SENTENCE_CHARS])))
    )


def is_read_by_grammar(sentence: str, *, alone: bool) -> bool:
    """Whether the tables' forms decide of a sentence. `alone`: its message says nothing else."""
    return _order(_without_greetings(sentence), alone=alone) is not None


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


def drops_something(sentence: str) -> bool:
    """Whether a short sentence drops something by its form, and says nothing beside: "olvídate de la clave".

    Whether or not that is an order which the memory carries out, it tells nothing of anybody.
    """
    if not _may_ask(sentence) or len(sentence.split()) > MOST_WORDS_DROPPING:
        return False
    spoken = _without_greetings(_without_exclamation(sentence))
    return not _MARK.search(spoken) and any(forms.drops.match(spoken) for forms in _BY_LANGUAGE)


def asked_for(fact: str) -> tuple[Retraction, ...]:
    """What a model's fact says that the user wants forgotten: "User asked to forget that they live in Graz"."""
    found = _TOLD.match(fact[:SENTENCE_CHARS])
    if found is None:
        return ()
    what = _OF_USER.sub("my", _USER.sub("I", found["what"] or found["not"]))
    order = _order(f"forget {what}", alone=True)
    return order.retractions if order else (Retraction(what.strip(" .!"), "topic"),)


# ── One sentence ──────────────────────────────────────────────────────────────────────────────────────────────


def _order(spoken: str, *, alone: bool, aside: str = "", undone: bool = False) -> Heard | None:
    """The order that a sentence is, without greetings; `alone`: the message says nothing else.

    `aside`: a clause beside it that was cut off. "Forget the pasta, it's too heavy" is about a plan, "forget the story
    of …" is not, nor is what is private: "…, it's nobody's business".
    `undone`: a clause beside it said that what it names is over, or never was so. Then it means just that.
    """
    opening = _opening(spoken)
    if opening is None:
        return None
    forms, kind, found = opening
    named = found.groupdict()
    bare = named.get("bare") is not None
    is_plan = bool(aside) and forms.ends.private.search(aside) is None
    over = named.get("over")
    is_of_no_use = over is not None and forms.ends.own.match(over) is None
    if is_plan and (bare or named.get("name") or is_of_no_use) and not forms.ends.story.search(spoken):
        return _OF_NO_USE if is_of_no_use else None
    if (bare or named.get("name")) and not alone:
        return REFUSED  # "Forget about Docker. …" drops a plan, not a memory
    if named.get("matter") and not (alone and not is_plan and forms.is_no_plan(named["what"], undone=undone)):
        return None  # "forget the pasta"
    ends = forms.ends
    what, _, tail = ends.tail.sub("\0", named["what"], count=1).partition("\0")
    listed = ends.listed.match(what) if kind == "topic" else None
    if not listed:
        what, beside = ends.without_aside(what, of_fact=kind == "fact")
        tail = tail or beside
    left = tail if ends.own.match(tail) else ""
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


def _order_in(sentence: str, before: str, *, alone: bool, beside: Sequence[str] | None) -> tuple[Heard | None, str]:
    """The order that a sentence is, and the sentence `before` it if that names what is meant: "Strike it.".

    `beside`: the other sentences of its message, if an order may be told by its signs alone. What the grammar refuses
    is none, whatever its signs are.
    """
    whole = _EARNESTLY.sub("", _BY_THE_WAY.sub("", _without_greetings(sentence)))
    spoken = _IN_BRACKETS.sub("", whole)
    order = _two_orders(spoken) or _of_undone(sentence, whole, alone=alone, beside=beside)
    if order := order or _order(spoken, alone=alone):
        return None if order is REFUSED else _with_named(order, before), ""
    told, rest = _without_reason(sentence)
    if rest and (order := _order(rest, alone=alone, aside=told or sentence)) and order.retractions:
        kept = "" if any(_shares_word(told, each.what) for each in order.retractions) else told
        return order._replace(left=f"{kept} {order.left}".strip()), ""
    if before and _points_back(spoken):
        named = _without_greetings(before[:SENTENCE_CHARS]).rstrip(" .!?…")
        if (order := _order(f"{named}. {spoken}", alone=False)) and order is not REFUSED:
            return order, before
    main, aside = _without_aside(spoken)
    order = _order(main, alone=alone, aside=aside) if aside and not aside.endswith("?") else None
    if order and order is not REFUSED:
        return None if order is _OF_NO_USE else order, ""
    is_of_answers = beside is None or orders_answers(sentence)  # "no emojis" takes nothing back
    # What names nothing is not about what stands beside it: "Forget that, I'll take the car."
    spelled_out = main if aside and _points_back(main) else sentence
    found = None if is_of_answers else read(spelled_out, before=before[:SENTENCE_CHARS], beside=beside or ())
    if found is None:
        return None, ""
    if aside and (phrases.OF_OWN.search(main) or any(forms.ends.story.search(main) for forms in _BY_LANGUAGE)):
        found = read(main, beside=beside or ()) or found
    return _weighed(found), before if found.before else ""


def _of_undone(sentence: str, spoken: str, *, alone: bool, beside: Sequence[str] | None) -> Heard | None:
    """The order beside a clause that says that what it names is over, or never was so: "Forget Jake, we broke up".

    By its form, else by weight; what may as well be a plan is none by weight ("forget the bus, it was a mistake").
    `spoken`: the sentence without what stands around the order and says nothing.
    """
    for forms in _BY_LANGUAGE:
        if not (forms.words.search(spoken) and forms.undone.search(spoken)):
            continue
        for main, why in forms.beside_undone(spoken):
            order = _order(main, alone=alone, undone=True)
            if order is None and _opening(main) is None and beside is not None:
                found = read(main, beside=beside) or read(sentence, beside=beside, main=main)
                order = _weighed(found) if found and not found.before else None
            if order and order.retractions:
                told = (msgspec.structs.replace(each, undone=why.rstrip(")")) for each in order.retractions)
                return order._replace(retractions=tuple(told))
    return None


def _weighed(found: Weighed) -> Heard:
    """An order that no form told."""
    order = Retraction(found.topic, "topic", sure=found.is_sure, by_words=not found.is_sure, weighed=True)
    return Heard((order,), "", whole=False)


def _two_orders(spoken: str) -> Heard | None:
    """A sentence that is two orders or more: "Forget my address, and please forget York as well."."""
    for forms in _BY_LANGUAGE:
        if not forms.words.search(spoken):
            continue
        for joint in forms.ends.joint.finditer(spoken):
            first, second = spoken[: joint.start()], _without_greetings(spoken[joint.end() :])
            second = forms.ends.also.sub(r"\1", forms.ends.too.sub("", second), 1)
            found = forms.words.match(second) and _order(second, alone=True)
            if not found or not found.retractions or not (other := _two_orders(first) or _first_of_two(first, forms)):
                continue
            return found._replace(retractions=other.retractions + found.retractions)
    return None


def _first_of_two(first: str, forms: "_Forms") -> Heard | None:
    """What stands before another order, as one: there, who wants something never mentioned wants it forgotten, too."""
    order = _order(forms.ends.too.sub("", first), alone=True)
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


def _of_told(spoken: str, said: Sequence[str]) -> Heard | None:
    """The order that ends a message and names what that told before: "I owe my brother 3,000. … Forget the debt."."""
    order = _order(spoken, alone=True) if said else None
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
    reason = next((found for forms in _BY_LANGUAGE if (found := forms.reason(plain))), None)
    if reason is None:
        return _without_secret(plain)
    return f"{reason['told'].strip()}." if reason["told"] else "", _without_greetings(plain[reason.end() :])


def _without_secret(plain: str) -> tuple[str, str]:
    """The same of a clause that says why nobody is to know: "My aunt would be ashamed, delete the thing about …"."""
    told, comma, rest = plain.partition(", ")
    forms = next((each for each in _BY_LANGUAGE if each.words.match(rest)), None) if comma else None
    return (f"{told}.", rest) if forms and forms.ends.private.search(told) else ("", "")


def _shares_word(one: str, other: str) -> bool:
    """Whether two texts share a word that is not "I" or "my"."""
    return any(alike(a, b) for a in wording(one).words for b in wording(other).words if USER not in {a, b})


def _without_aside(spoken: str) -> tuple[str, str]:
    """A sentence without the clause beside its order, and that clause: "…, it's settled"."""
    forms = next((each for each in _BY_LANGUAGE if each.words.search(spoken)), None)
    main, aside = forms.ends.without_aside(spoken, of_fact=False) if forms else (spoken, "")
    return (main, aside) if forms and forms.words.search(main) else (spoken, "")


@once
def _may_ask(text: str) -> bool:
    """Whether either reader may find an order in it: the others are looked at no further."""
    plain = text.lower()
    return _MAY_ASK.search(plain) is not None or may_be_order(plain) or may_be_misdirected(plain)


def _says_nothing_else(said: Sequence[str], at: int) -> bool:
    """Whether the sentences beside an order only greet, or go on about what it names: "Forget Hugo. He's gone."."""
    before = (_without_greetings(f"{each} ").strip(" .,!") for each in said[:at])
    behind = (phrases.ANAPHORA.match(each) and not _OF_THINGS.match(each) for each in said[at + 1 :])
    return not any(before) and all(behind)


def _points_back(spoken: str) -> bool:
    """Whether a sentence is an order that names nothing itself."""
    return any(forms.words.search(spoken) and forms.pointing_back.match(spoken) for forms in _BY_LANGUAGE)


def _of_last(spoken: str) -> re.Match[str] | None:
    """A sentence that is an order about what the user said last."""
    found = (forms.of_last.match(spoken) for forms in _BY_LANGUAGE if forms.words.search(spoken))
    return next(filter(None, found), None)


def _names_story(spoken: str) -> bool:
    """Whether a sentence may be an order that names a story."""
    return any(forms.words.search(spoken) and forms.ends.story.search(spoken) for forms in _BY_LANGUAGE)


def _opening(spoken: str) -> "tuple[_Forms, Kind, re.Match[str]] | None":
    """The first entry of the tables that a sentence begins with."""
    for forms in _BY_LANGUAGE:
        if forms.words.search(spoken) and (found := forms.opening(spoken)):
            return forms, *found
    return None


def _without_greetings(sentence: str) -> str:
    """A sentence without what stands in front of an order and says nothing, and with straight apostrophes."""
    return _GREETINGS.sub("", sentence.replace("’", "'"), count=1)


def _without_exclamation(sentence: str) -> str:
    """A sentence without what is called out in front of its order, in whatever words: "putz, apaga isso"."""
    spoken = _without_greetings(sentence)
    found = _EXCLAMATION.match(spoken)
    if found is None or _STATES.search(found["called"]) or _opening(spoken):
        return sentence
    rest = _without_greetings(spoken[found.end() :])
    if forgets_somebody(rest) or not any(forms.words.match(rest) for forms in _BY_LANGUAGE):
        return sentence
    called = found["called"].split()
    if any(word[0].isupper() for word in called[1:]) and _points_back(rest):  # "Regarding Liam: delete all of it."
        return sentence
    is_short = all(len(word) <= CALLED_CHARS or word.casefold() in _SMALL for word in called)
    named = None if is_short else _opening(rest)
    return rest if is_short or (named and not {"bare", "matter", "over"} & named[2].groupdict().keys()) else sentence


def _place(text: str, sentence: str) -> tuple[int, int]:
    """Where a sentence stands in the text that it was read from: its line may have been wrapped."""
    if (at := text.find(sentence)) >= 0:
        return at, at + len(sentence)
    found = re.search(r"\s+".join(map(re.escape, sentence.split())), text)
    return found.span() if found else (0, 0)


def _without(text: str, sentence: str, left: str = "") -> str:
    """`text` with what is `left` of a sentence in its place."""
    start, end = _place(text, sentence) if sentence else (0, 0)
    return text[:start] + left + text[end:]


# ── The tables as expressions ─────────────────────────────────────────────────────────────────────────────────


def _of_all(entries: Callable[[Orders], Iterable[str]]) -> str:
    """Alternatives: the entries of all languages, each once."""
    return "|".join(dict.fromkeys(entry for table in ORDERS for entry in entries(table)))


_MAY_ASK = by_first_letter(any_of(ORDERS, "words"), whole=False)

_GREETINGS = regex(rf"(?i)\A[\s¿¡]*+(?:(?:{_of_all(lambda table: table.greetings)})\b[,.!:;–—-]*+\s++[¿¡]?)*")
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
_CALLED = rf"(?:,? (?:{any_of(ORDERS, 'called')})(?!\w))*"
"""Called out behind it, in any language: "não guarda isso não: …", "no guardes esto, eh: …"."""
_BUT = rf"(?:{phrases.of_all('but')}|{phrases.of_all('though')})"
_BACK = regex(rf"(?i)\b{_BUT}\b")
"""In what is off the record behind a sentence, says that this speaks of it: "…, but that stays between us"."""
_CONFIDED = (
    r"(?!(?:and|or|und|oder|et|ou|y|e|an?|the|unos?|una|une?|uma?|ein\w*|le|la|les|el|il|lo|i|gli|die|der|das|los|las|os|as"
    r"|for|from|in|on|at|to|of|as|like|with|until|till|by|pour|per|por|para|pra|com|con|avec|de|di|du|des|en|em|à|até"
    r"|jusqu\w*|hasta|fino|bis|für|mit|von|wie|como|comme|come|please|always|immer|siempre|sempre|toujours)(?![\w'’]))"
    r"[^\W\d_][\w'’]*(?: [\w'’-]+){2}"
)
"""A clause that begins behind "between us": neither what else it is between, nor where, for what or how long."""
_TO_NOBODY = (
    r"(?:nobody|no one|not even|personne|même pas|nessuno|neanche|ningu[ée]m|nem|nadie|niemand|keiner)(?!\w)"
    r"[^.!?]{0,100}"
)
"""Behind it: who does not know yet."""
_OFF_THE_RECORD = regex(
    rf"(?i)(?P<lead>[^.!?:]{{1,60}}?[\s,;–—-]\s*{_BUT}\s+)?(?:{_BUT},? )?"
    rf"(?:{_of_all(lambda table: table.off_the_record)}){_CALLED}"
    rf"(?(lead)(?=\s*[,:–—-])|(?=\s*[,:.!;–—-]|\s*$|,? (?:{any_of(ORDERS, 'clause')}) ))"
    rf"|(?:{_BUT},? )?(?:{any_of(ORDERS, 'confides')}){_CALLED} (?=(?:{_BUT}) |{_CONFIDED})"
)
"""With a `lead` that only announces it: "te cuento algo pero que quede entre nosotros: …"; on a phone without a mark
behind it, too."""
_NOT_KEPT = regex(
    rf"(?i)(?P<within>.*[,;(–—-]\s*(?:(?:{phrases.of_all('joins')}|{phrases.of_all('but')}) )?)?(?:{_BUT},? )?"
    rf"(?:{_of_all(lambda table: table.not_kept)}){_CALLED}(?:,? {_TO_NOBODY})?"
    rf"(?:[\s.,!)]|{_of_all(lambda table: table.endings)})*$"
)
_EVERYWHERE = regex(rf"(?i),?\s*(?<!\w)(?:{any_of(ORDERS, 'everywhere')})(?!\w),?")
_OF_THINGS = regex(rf"(?i)(?:{any_of(ORDERS, 'thing')})\b|.*[?？]\W*$")
"""Begins what is said of a thing or a word, not of somebody; or asks."""

_IN_BRACKETS = regex(r"\s*\([^()]*\)(?=[\s.!]*$)")
"""Said beside an order, at its end: "(it was a misdiagnosis)"."""

_BY_THE_WAY = regex(rf"(?i)(?<=\w),? (?:{any_of(ORDERS, 'by_the_way')}),?(?= \w)")
"""Stands within an order and says nothing; in front of it that is for `_GREETINGS`."""

_EARNESTLY = regex(rf"(?i)(?<=,) (?:{any_of(ORDERS, 'earnestly')})(?=,? \w)")
"""Begins a clause beside an order, and says nothing."""

_CLAUSE_GAP = regex(r"(?P<mark>\s*[,;:–—]\s+|\s+\(|\s+-+\s+|\.{2,}\s+)|(?<=\w)\s+(?=[^\W\d])")
"""Where a clause may begin, with a mark or without."""

_MARK = regex(r"[,(]")

_SPEAKS = regex(rf"{phrases.CLAUSE_OF_SPEAKER.pattern}|{phrases.ANAPHORA.pattern.removeprefix('(?i)')}")
"""Begins a clause of the user's, or one about whom the order names: "we broke up", "she moved out"."""

_SAYS_MORE = regex(rf"(?i)(?:{any_of(ORDERS, 'says_more')})(?!\w)")
"""Begins a clause that says more of what is meant: "the one where we broke up"."""

_ARTICLE = regex(rf"(?i)\A{ARTICLE}")

_ALLERGY = regex("(?i)" + "|".join(each.replace("{}", r"\w.*") for table in AILMENTS for each in table.allergies))
"""All of a topic that is an allergy, with what it is of."""

_DECISION = regex(rf"(?i).+[ -](?:{any_of(ORDERS, 'decision')})|(?:{any_of(ORDERS, 'decision')}) .+")
"""All of a topic that was decided, with what it is about: that is no plan any more."""

_IS_PRONOUN = regex(rf"(?i)(?:{any_of((table.parts for table in ORDERS), 'it')}|{any_of(ORDERS, 'pronoun')})")
"""All of a topic that says nothing: "her"."""

_OF_MINE = regex(rf"{phrases.OF_OWN.pattern}\s+[\w-]+")
"""A thing or somebody of the user's, in two words."""

_QUESTION = regex(
    r"(?i)(?<=\S)" + "".join(rf"(?<!\W{tag})" for table in ORDERS for tag in table.tags) + r"\s*[?？]\W*$"
)


_ITEM = (
    rf"(?!(?:{phrases.CLAUSE_OF_SPEAKER.pattern.removeprefix('(?i)')}|{any_of(ORDERS, 'thing')})(?![^\W_]))"
    r"[^\W\d_][\w'’-]*(?: [\w'’-]+){0,1}"
)
"""One of several things that are listed."""


class _Ends(NamedTuple):
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
    def of(cls, table: Orders) -> "_Ends":
        return cls(
            ending=regex(rf"(?i)(?:,? [¿¡]?(?:{'|'.join(table.endings)}|{table.from_memory}))*[\s.!?…]*$"),
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
                rf",\s+(?=(?:[^\W\d_](?<![A-ZÀ-Þ])|I\b|I')[^\s,]*[^\S\n]+\w)"
                rf"(?!(?i:{table.names_more})(?!\w)|(?i:(?:(?:{'|'.join(table.endings)}|{table.from_memory})\W*)+$))"
            ),
            listed=regex(
                rf"(?i)(?:{table.parts.affair})?(?P<own>{table.own})\s+(?P<items>{_ITEM}(?:,\s+{_ITEM})+,?\s+(?:{table.joins})\s+{_ITEM})"
                rf"(?:,?\s+(?:{'|'.join(table.endings)}|{table.from_memory}))*[\s.!?…]*$"
            ),
            several=regex(rf"(?i),?\s+(?:{table.joins})\s+|,\s+"),
            two=regex(
                rf"(?i)((?:{ARTICLE}|(?:{table.own})\s)?[\w-]+(?:\s[\w-]+)?),?\s+(?:{table.joins})\s+"
                rf"((?:{ARTICLE}|(?:{table.own})\s)[\w'’-]+(?:\s[\w'’-]+){{0,2}}?)"
                rf"(?:,? (?:{'|'.join(table.endings)}|{table.from_memory}))*[\s.!?…]*$"
            ),
            meanwhile=regex(rf"(?i)\b(?:{'|'.join(table.meanwhile)})\b|{_TOLD_OF}"),
            joint=regex(rf"(?i)\s*[,;–—]\s*(?:(?:{table.joins})\s+)?|\s+(?:{table.joins})\s+"),
            too=regex(rf"(?i)(?:,? [¿¡]?(?:{'|'.join(table.endings)}|{table.from_memory}))+[\s.!?…]*$"),
            also=regex(rf"(?i)\A(\w+) (?:{table.still})(?!\w)"),
            affair=regex(rf"(?i)\A(?:{table.parts.affair})"),
            story=regex(rf"(?i)\b(?:{table.parts.affair})"),
            private=regex(rf"(?i)\b(?:{table.parts.private}|{table.told_by.rues})"),
            all_of=regex(rf"(?i)\b(?:{table.parts.all_of})"),
            joins=regex(rf"(?i),?\s+(?:{table.joins})\s+(?=(?:{table.own})\b)|,\s+(?=(?:{table.own})\b)"),
        )

    def each_of(self, listed: re.Match[str]) -> Iterator[str]:
        """The things of a list, each as the user's own."""
        return (f"{listed['own']} {each}" for each in self.several.split(listed["items"]))

    def without_aside(self, what: str, *, of_fact: bool) -> tuple[str, str]:
        """What is to be forgotten, and the clause beside it. A fact with more than one comma is left whole."""
        found = self.aside.search(what)
        if found is None or (of_fact and what.count(",") > 1):
            return what, ""
        return what[: found.start()], what[found.end() :]


class _Forms:
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
        words, for_good = self._table.told_by, "|".join(filter(None, (each.unspoken for each in LASTING)))
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
            order = _without_greetings(behind)
            if gap["mark"] and self.undone.search(before) and self.words.match(order):
                yield order, before
            begins = gap["mark"] or (not _MARK.search(before) and _SPEAKS.match(behind))
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

    @cached_property
    def of_last(self) -> re.Pattern[str]:
        """An order about what was said last: "Scratch my last message."."""
        table = self._table
        reasons = f"{table.unburdens}|{table.told_by.rues}"
        return regex(rf"(?i)(?:{of_last(table.parts, reasons)})")

    @cached_property
    def ends(self) -> _Ends:
        return _Ends.of(self._table)


_BY_LANGUAGE = tuple(map(_Forms, ORDERS))

_TOLD_OF = r"[,\"”] (?:she|he|they|i|\w+) (?:said|says|whispered|replied|thought|told (?:him|her|them))\b"
"""Somebody else says it, in a story."""

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
