"""What a user states, sentence by sentence, and what is only asked, requested, or worked on."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import date
from typing import NamedTuple

from memory.language import phrases
from memory.language.agenda import days_named
from memory.language.ailments_named import is_topic, tells_alone, told_beside_question
from memory.language.conventions import rules_work
from memory.language.dictation import asks_within, breaths, clauses, is_of_it
from memory.language.introductions import introduced, is_of_anybody, is_state
from memory.language.kin import elders_in
from memory.language.languages import LANGUAGES, TYPED
from memory.language.lasting_orders import (
    holds_for_good,
    is_for_once,
    is_standing_by_form,
    is_standing_instruction,
)
from memory.language.material import GAP
from memory.language.names import CAPITAL_NOUNS, names_in
from memory.language.sayings import said_by
from memory.language.signals import names
from memory.language.small_talk import is_small_talk
from memory.language.typed import spelled
from memory.language.values_of_medicines import drugs_in
from memory.language.whose import in_brackets, own_from
from memory.model.derived import derived
from memory.model.memory import Memory, Retention
from memory.text.chunking import sentences
from memory.text.languages import language_of_text
from memory.text.openings import Openings
from memory.text.reading import once
from memory.text.regex import regex
from memory.text.stop_words import OF_LATIN_SCRIPT

MOST_CHARS = 20_000
"""So much of a message is read, its beginning and its end: more was pasted."""

TAIL_CHARS = 4_000
"""So much of it at the end, where people say what they want with what they pasted."""

SETTING = 4
"""Words: more than this in front of a comma say something themselves."""
FEWEST_WORDS = 3
"""Fewer say nothing that lasts, unless they are about the user ("I'm vegan", "ho l'asma")."""

FEWEST_WORDS_OF_NOBODY = 6
"""The same for a statement that speaks neither of the user nor of anything with a name: "Support helps a lot."."""

LONGEST_ASKING_ANOTHER = 80
"""Characters of a message that only asks for something else."""

FEWEST_WORDS_OF_HERS = 2
"""The same for what stands beside a question of her own: "Chemo starts Monday. What should I pack?"."""

_SMALL = frozenset[str]().union(*OF_LATIN_SCRIPT.values())
_IS_MODEL = regex(
    rf"(?P<thing>[^\W\d_][\w-]*(?: [^\W\d_][\w-]*)?)(?:'s|’s| (?:{phrases.of_all('is_one')}))"
    rf" (?:{phrases.of_all('one')}) "
    r"(?:(?P<code>(?:\w+ ){0,3}(?:[a-z]+-?\d[\w-]*|\d+[a-z]\w*)|\w+ \d[\w-]*$)|(?:\d{4} )?(?-i:[A-ZÀ-Þ])\w+)",
    re.IGNORECASE,
)
"""A thing and its name: with a code in it, or a capital."""
_WHO_DOES = regex(rf"(?i)(?P<who>[^\W\d_]+)(?:['’]s| (?:{'|'.join(each.does for each in TYPED.values())}))(?![^\W_])")
"""Begins what is told of somebody who is called by one word: "nonna ha …", not "dad joke"."""
_WHO_TAKES = regex(
    rf"(?i)(?:(?:{phrases.of_all('of_own')}) )?(?P<who>[^\W\d_]+) (?:{phrases.of_all('takes')})(?![^\W_])"
)
"""Begins what is told of what somebody takes."""
_CLAUSE_END = regex(r"(?:[,;:]|\s[-–—])\s+|\s?—\s?")
_PUNCTUATION = regex(r"\s*[,!.:;…–—)(-]+\s+|\s*[,!.:;…–—)(-]*\s*$")
_VOCATIVE = regex(r"(?: [^\W\d_]+){0,2}(?=\s*[,!.:;…–—-]|\s*$)")
_AFTER_OPENING = (phrases.CLAUSE_OF_SPEAKER, phrases.QUESTION, phrases.FILLER, phrases.THANKS)
_POLITELY = regex(r"(?i)(?:can|could|would|will) you (?:please )?(?=(?:always|never|call me|from now on)\b)")
_QUOTES = regex(
    r"\"[^\"]{3,}\"|“[^”]{3,}”|«[^»]{3,}»|„[^“”]{3,}[“”]"
    r"|(?<!\w)['‘](?=\w)(?:[^'’]|(?<=\w)['’](?=\w)){3,}['’](?!\w)"
)
_QUOTED = regex(r"[\"“„«'‘].*[\"”“»'’][.!]?$")

_WORD = regex(r"[^\W_]+(?:['’][^\W_]+)?")
_UNSPACED = regex(r"[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3041-\u30ff\u3400-\u9fff]{5}")
"""Five characters of a script that does not part words say something."""

_QUESTION_MARK = regex(r"[?？؟]\W*$")


class SpokenSentence(NamedTuple):
    """A sentence in which the user speaks."""

    text: str
    """As it is read: what is typed in a hurry is spelled out."""
    paragraph: int
    said: str
    """As the user wrote it."""


def with_orders_apart(spoken: Iterable[SpokenSentence]) -> Iterator[SpokenSentence]:
    """Sentences, and by itself the order for good that stands behind what the user tells of herself in one of them.

    "I'm dyslexic, always keep your answers short": the order stands in every prompt, what is told does not. What
    somebody else says is no order.
    """
    for sentence in spoken:
        text = sentence.text
        at = _order_from(text) if text == sentence.said and holds_for_good(text) else None
        if at is None:
            yield sentence
            continue
        for part in (text[: at[0]], text[at[1] :]):
            yield sentence._replace(text=part, said=part)


_JOINT = regex(r"[,;]\s+|\s(?=\w)")
"""Where an order may begin behind what is told: at a mark, or at a word that joins."""


def _order_from(sentence: str) -> tuple[int, int] | None:
    """Where what the user tells ends, and where an order for good behind it begins; None: there is none."""
    if not phrases.CLAUSE_OF_SPEAKER.match(sentence) or is_standing_by_form(sentence):
        return None
    if phrases.FICTION.find(sentence):
        return None
    for joint in _JOINT.finditer(sentence):
        behind = sentence[joint.end() :]
        joined = phrases.JOINS.match(behind) or phrases.ONWARD.match(behind)
        order = behind[joined.end() :] if joined else behind
        if not (joined or joint[0].strip()):
            continue
        if is_standing_by_form(order) and not is_for_once(order) and statement_of(order):
            head = sentence[: joint.start()]
            return None if phrases.REPORTS.search(head) else (len(head), len(sentence) - len(order))
    return None


def statement_of(
    sentence: str,
    *,
    follows: bool = False,
    matters: Callable[[str], bool] = lambda _: False,
    is_hers: Callable[[], bool] = lambda: False,
) -> str:
    """What a sentence states of the user or the world; empty if nothing. `follows`: a statement stands before it.

    `matters`: what states something in front of a question, whatever its subject ("Nuts make my throat close, …?").
    `is_hers`: whether it stands beside what is asked of her own: there it is short ("car's a 2014 Fabia, which oil?").
    """
    told = clauses(sentence)
    spoken = sentence if len(told) == 1 else _without_asking(sentence, told)
    return _stated(spoken, follows=follows, matters=matters, is_hers=is_hers)


def _without_asking(sentence: str, told: Sequence[str]) -> str:
    """A dictated sentence without what is asked, ordered or said in thanks in front of what it states, or behind."""
    kept: list[bool] = []
    for clause in told:
        asks_or_thanks = _asks_alone(clause) or asks_within(clause) or is_small_talk(clause)
        opening = phrases.FILLER.match(clause) or phrases.DENIES.match(clause)
        is_judged = phrases.JUDGED.match(clause[opening.end() :].lstrip() if opening else clause) is not None
        kept.append(not (asks_or_thanks or is_judged or (kept[-1:] == [False] and is_of_it(clause))))
    if not any(kept):
        return ""
    first, last = kept.index(True), len(kept) - kept[::-1].index(True) - 1
    start = end = sentence.index(told[first])
    for clause in told[first : last + 1]:
        end = sentence.index(clause, end) + len(clause)
    return sentence[start:end]


def _stated(sentence: str, *, follows: bool, matters: Callable[[str], bool], is_hers: Callable[[], bool]) -> str:
    """What a sentence that is one clause, or has punctuation, states."""
    rest = _without_preamble(sentence)
    order = phrases.without_courtesies(rest)
    told = phrases.REMEMBER.match(order)
    if told and not _QUESTION_MARK.search(order):
        what = order[told.end() :].strip(" ,:")
        if is_standing_instruction(order) and not is_standing_instruction(what):  # "remember to always …"
            return rest
        return _worth_keeping(what, follows=follows, matters=matters, is_hers=is_hers)
    if _is_standing(rest):
        return _POLITELY.sub("", rest, count=1).rstrip("?")
    asked = bool(_QUESTION_MARK.search(rest) or phrases.ASKED_LAST.match(rest))
    if not asked and (phrases.RULE.match(rest) or _SETTLED.match(rest)):
        return rest
    if asked and is_of_anybody(rest):
        return ""
    stated = _beside_question(rest, matters, is_hers) if asked else _before_request(rest, matters)
    return _worth_keeping(stated, follows=follows, matters=matters, is_hers=is_hers)


@once
def asks(sentence: str) -> bool:
    """Whether a sentence asks for something, whatever else it says: a question, a request, with or without a mark."""
    told = clauses(sentence)
    return any(map(_asks_alone, told)) or (len(told) > 1 and any(map(asks_within, told)))


def _asks_alone(sentence: str) -> bool:
    if "?" in sentence or "？" in sentence:
        return True
    rest = _without_preamble(sentence)
    return bool(phrases.WOULD_YOU.match(sentence) or phrases.WOULD_YOU.match(rest)) or _opens_asking(rest)


def is_only_asking(memory: Memory) -> bool:
    """Whether a memory was said in passing and only asks: whoever asks alike finds it, and is not served by it."""
    return memory.retention is Retention.TENTATIVE and derived(memory, "asks", lambda told: only_asks(told.text))


def only_asks(text: str) -> bool:
    """Whether each sentence of a text asks, and none names anybody or a number: it tells nothing of its user."""
    if not all(asks(each) for each in sentences(text)) or any(map(str.isdigit, text)):
        return False
    return not (_TWO_NAMED.search(text) if language_of_text(text) == CAPITAL_NOUNS else names_in(text))


_TWO_NAMED = regex(r"(?-i:[A-ZÄÖÜ][\w-]+ [A-ZÄÖÜ][\w-]+)")
"""Two words with a capital, where every noun has one: "meine Nichte Nora"."""


@once
def _opens_asking(rest: str) -> bool:
    """Whether what stands behind a preamble begins like a question or a request, or wants an answer otherwise."""
    if _SETTLED.match(rest):
        return False
    is_question = phrases.QUESTION.match(rest) or phrases.ASKED_LAST.match(rest)
    return is_question is not None or phrases.REQUESTS.match(rest) or _wants_otherwise(rest)


def _wants_otherwise(rest: str) -> bool:
    """Whether all of it is about the answer before: "Too long, cut it in half and leave out the title"."""
    if phrases.PIECE.match(rest) or phrases.OTHERWISE.match(rest):
        return True
    parts = [_without_joints(clause) for clause in phrases.PART_END.split(rest) if clause]
    wants = [any(phrases.OTHERWISE.match(bare) or phrases.REQUESTS.match(bare) for bare in part) for part in parts]
    return any(wants) and all(
        want or any(map(phrases.JUDGED.match, part)) for want, part in zip(wants, parts, strict=True)
    )


def _without_joints(clause: str) -> Iterable[str]:
    """A clause, then without what joins it to the one before, then without "now" or "then", too: each once."""
    joined = phrases.JOINS.sub("", clause)  # "mais" goes on in French, and is "more" in Portuguese
    return dict.fromkeys((clause, joined, phrases.ONWARD.sub("", joined)))


_SETTLED = Openings(phrases.SETTLED, phrases.CLIPPED)


def spoken_sentences(text: str, *, matters: Callable[[str], bool] = lambda _: False) -> Iterator[SpokenSentence]:
    """The sentences in which the user speaks: not the material that a request works on.

    `matters`: what is hers all the same behind a part that she gives to the assistant ("You are a dietitian. I'm …").
    """
    found, at = _sentences_of(text), _works_at(text)
    if at is None or _QUOTES.search(found[at].text):  # the text that is worked on is quoted
        return iter(found)
    behind = next((gap + 1 for gap in range(at + 1, len(found)) if found[gap].text.strip() == GAP), None)
    if behind is not None:  # the material that is worked on was taken out already
        return iter((*found[: at + 1], *found[behind:]))
    if at == len(found) - 1 and found[at].paragraph and phrases.POINTS_BACK.search(found[at].text):
        return iter(())
    is_part = phrases.ROLE.match(phrases.WOULD_YOU.sub("", _without_preamble(found[at].text), count=1))
    return iter((*found[: at + 1], *(each for each in found[at + 1 :] if is_part and matters(each.text))))


def is_of_answer(sentence: str) -> bool:
    """Whether a sentence only says how something is that was answered, or that it is known, and does not name it."""
    clauses_of_it = [each for each in _CLAUSE_END.split(_without_preamble(sentence)) if not is_small_talk(each)]
    return bool(clauses_of_it) and all(map(phrases.OF_ANSWER.match, clauses_of_it))


@once
def _works_at(text: str) -> int | None:
    """Which of its sentences is a request that works on a text; None: none is."""
    asked = (phrases.WOULD_YOU.sub("", _without_preamble(each.text), count=1) for each in _sentences_of(text))
    return next((at for at, request in enumerate(asked) if phrases.TRANSFORM.match(request)), None)


@once
def _sentences_of(text: str) -> tuple[SpokenSentence, ...]:
    """All of its sentences; of a text that is very long those of its beginning and its end."""
    if len(text) > MOST_CHARS:
        text = f"{text[: MOST_CHARS - TAIL_CHARS]}\n\n{text[-TAIL_CHARS:]}"
    return tuple(
        SpokenSentence(read, number, said)
        for number, paragraph in enumerate(text.split("\n\n"))
        for read, said in _as_read(paragraph)
        for read, said in _own_apart(read, said)
    )


def _as_read(paragraph: str) -> Iterator[tuple[str, str]]:
    """Its sentences, spelled out and as they were written."""
    plain, said = spelled(paragraph), sentences(paragraph)
    read = said if plain == paragraph else sentences(plain)
    for one, as_said in zip(read, said if len(said) == len(read) else read, strict=True):
        parts, parts_said = breaths(one), breaths(as_said)
        yield from zip(parts, parts_said if len(parts) == len(parts_said) else parts, strict=True)


def _own_apart(read: str, said: str) -> Iterator[tuple[str, str]]:
    """What the user says of herself behind a colon, apart from what she asks for: "Suggest a breakfast: I'm vegan."."""
    if (apart := in_brackets(read)) and (apart_said := in_brackets(said)):
        yield from zip(apart, apart_said, strict=True)
        return
    own, own_said = own_from(read), own_from(said)
    if own is None or own_said is None:
        yield read, said
        return
    yield read[:own].rstrip(), said[:own_said].rstrip()
    yield read[own:], said[own_said:]


@once
def _without_preamble(sentence: str) -> str:
    """Without the greeting, the thanks and the fillers in front."""
    rest = sentence.strip()
    for _ in range(4):  # "Hi! Ok, thanks, so …": nobody piles up more
        shorter = _after_opening(rest)
        if shorter == rest:
            break
        rest = shorter
    return rest


def _after_opening(rest: str) -> str:
    for pattern in (phrases.GREETING, phrases.THANKS, phrases.FILLER):
        opening = pattern.match(rest)
        if opening is None:
            continue
        named = _VOCATIVE.match(rest, opening.end()) if pattern is phrases.GREETING else None
        end = named.end() if named else opening.end()
        if gap := _PUNCTUATION.match(rest, end):
            return rest[gap.end() :]
        if pattern is phrases.THANKS:
            return ""
        behind = rest[end:].lstrip()
        if phrases.DENIES.match(rest):
            return rest
        if phrases.SOFT.match(rest) or any(pattern.match(behind) for pattern in _AFTER_OPENING):
            return behind
    return rest


def _is_standing(rest: str) -> bool:
    """A standing preference, a rule for work: it opens the sentence, or the user speaks of herself; it asks nothing."""
    if is_standing_instruction(rest) or rules_work(rest):
        return True
    found = phrases.PREFERENCE.search(rest)
    if found is None:
        return False
    if found.start() == 0:
        return not _QUESTION_MARK.search(rest) or not phrases.CLAUSE_OF_SPEAKER.match(rest)
    return bool(phrases.CLAUSE_OF_SPEAKER.match(rest)) and not _CLAUSE_END.search(rest)


def _beside_question(rest: str, matters: Callable[[str], bool], is_hers: Callable[[], bool]) -> str:
    """The clauses about the user in front of a question, or the known fact within it."""
    clauses = _clauses(rest)
    told: list[str] = []
    for clause in clauses[:-1]:
        if phrases.QUESTION.match(clause):
            break
        bare = _given(clause)
        is_known = not told and (introduced(rest) or matters(bare) or _names_model(clause) or _tells_who_takes(bare))
        is_of_her = _speaks(bare) or is_known
        if not (is_of_her or (_tells_shortly(rest, clause) and is_hers())):
            break
        told.append(bare)
    if told and is_topic(_joined(rest, told), rest[rest.index(told[-1]) + len(told[-1]) :]):
        return ""
    return _joined(rest, told) if told else told_beside_question(rest) or _known_within(rest, matters)


def _names_model(clause: str) -> bool:
    """Whether a clause says which one a thing is that stands without an article, as one's own does.

    "boiler's a Vaillant ecoTEC 831"; neither "Tesla's a car company" nor "Einstein's a German".
    """
    found = _IS_MODEL.match(clause)
    if found is None or any(word.casefold() in _SMALL for word in found["thing"].split()):
        return False
    return found["code"] is not None or found["thing"][0].islower()


def _tells_who_takes(clause: str) -> bool:
    """Whether a clause tells of somebody by name, or of a relative, what medicine is taken: "tom uses ventolin"."""
    found = _WHO_TAKES.match(clause)
    return found is not None and found["who"].casefold() not in _SMALL and bool(drugs_in(clause))


def _tells_shortly(rest: str, clause: str) -> bool:
    """Whether a clause in front of a question may tell what it is asked with: "new boiler, how do I bleed it?".

    In front of a colon stands what is asked about: "Easter holidays: sea or mountains?".
    """
    asks_or_judges = phrases.LEADS_IN.match(clause) or phrases.ASKS_FACT.match(clause) or phrases.JUDGED.match(clause)
    is_heading = rest[rest.index(clause) + len(clause) :].lstrip().startswith(":")
    return _words(clause) > 1 and not (asks_or_judges or is_heading or _asks_alone(clause))


def _known_within(rest: str, matters: Callable[[str], bool]) -> str:
    """The known fact within a question or a request: "Can you suggest a film, since we hate horror?"."""
    within = phrases.GIVEN_WITHIN.search(rest)
    fact = within["fact"].rstrip("?？ ") if within else ""
    return fact if phrases.ABOUT_USER.search(fact) or matters(fact) else ""


def _beside_request(rest: str, matters: Callable[[str], bool]) -> str:
    """What is said of the user behind a request: "Suggest a film, we hate horror"; behind a colon stands a text."""
    clauses = _clauses(rest)
    for at, clause in enumerate(clauses[1:], start=1):
        told = _given(clause)
        if _speaks(told) and not _opens_asking(told) and ":" not in rest[: rest.index(clause)]:
            return rest if at == 1 and _is_setting(clauses[0]) else _joined(rest, [told, *clauses[at + 1 :]])
    return _announced(rest) or _known_within(rest, matters)


def _is_setting(clause: str) -> bool:
    """Whether a clause asks for nothing, and only says where something is so: "In Python"."""
    return len(clause.split()) <= SETTING and any(each.words.setting.match(clause) for each in LANGUAGES)


def _announced(rest: str) -> str:
    """A request for something that is to be sent, if that tells of a day: "Mail to the parents: trip on 14 May"."""
    head, colon, told = rest.partition(": ")
    return rest if colon and phrases.SENT.search(head) and days_named(told, _ANY_DAY) else ""


_ANY_DAY = date(2000, 1, 3)
"""A Monday: whether a day is named does not hang on when that was said."""


def _speaks(clause: str) -> bool:
    """Whether a clause begins with the user, or with a verb of hers: "comecei a tomar losartana"."""
    bare = phrases.BEFORE_VERB.sub("", clause, count=1)
    return phrases.CLAUSE_OF_SPEAKER.match(bare) is not None or phrases.OF_SPEAKER.match(bare) is not None


def _before_request(rest: str, matters: Callable[[str], bool]) -> str:
    """A statement without the request before or behind it; empty if nothing is stated."""
    if _opens_asking(rest):
        is_asked = phrases.QUESTION.match(rest) or phrases.IN_ROLE.match(rest)
        beside = told_beside_question(rest) if is_asked else ""
        return beside or (_known_within(rest, matters) if is_asked else _beside_request(rest, matters))
    if beside := told_beside_question(rest):
        return beside
    clauses = _clauses(rest)
    told = [clauses[0]]
    for clause in clauses[1:]:
        if phrases.ASKING.match(clause):
            said = _joined(rest, [_given(told[0]), *told[1:]])
            return "" if is_topic(said, rest[rest.index(clause) :]) else said
        told.append(clause)
    return rest


def _clauses(sentence: str) -> list[str]:
    return [clause for clause in _CLAUSE_END.split(sentence) if clause] or [""]


def _joined(sentence: str, clauses: list[str]) -> str:
    """The part of the sentence that begins with the first and ends with the last of the clauses."""
    start = sentence.index(clauses[0])
    end = sentence.index(clauses[-1], start) + len(clauses[-1])
    return sentence[start:end]


def _given(clause: str) -> str:
    given = phrases.GIVEN.match(clause)
    return clause[given.end() :].lstrip() if given else clause


def asks_for_another(text: str) -> bool:
    """Whether a short message asks for something else of the kind that was just asked for: "heard it. other?"."""
    if len(text) > LONGEST_ASKING_ANOTHER:
        return False
    last = next(reversed(sentences(spelled(text))), "")
    return any(phrases.ANOTHER.match(each.strip(" ¿¡")) for each in (last, _CLAUSE_END.split(last)[-1]))


def _worth_keeping(stated: str, *, follows: bool, matters: Callable[[str], bool], is_hers: Callable[[], bool]) -> str:
    """The statement if it tells something; one that refers back does beside the sentence that it refers to."""
    if not stated or GAP in stated or _QUOTED.match(stated):
        return ""
    if phrases.ABOUT_USER.search(stated) or phrases.PREFERENCE.match(stated):
        return stated
    refers_back = phrases.ANAPHORA.match(stated) is not None
    if follows and refers_back:
        return stated if _words(stated) >= FEWEST_WORDS else ""
    if (
        (refers_back and not (names(stated) or matters(stated)))
        or phrases.SUPPOSES.match(stated)
        or phrases.EMPTY_STATEMENT.match(stated)
    ):
        return ""
    if not stated.isascii() and _UNSPACED.search(stated):
        return stated
    elder = _WHO_DOES.match(stated)
    is_of_hers = phrases.OF_SPEAKER.search(stated) or (elder and elders_in(elder["who"]))
    is_of_somebody = not stated.isascii() or is_of_hers or names(stated)
    few = FEWEST_WORDS if is_of_somebody else FEWEST_WORDS_OF_NOBODY
    words = _words(stated) + (phrases.VERB_ALONE.match(stated) is not None)  # its subject stands in it
    if (FEWEST_WORDS_OF_HERS <= words < few or is_state(stated)) and is_hers() and not asks(stated):
        few = 1
    is_told = words >= few or said_by(stated, by_model=False) or tells_alone(stated)
    return stated if is_told or _tells_of_birth(stated) or _tells_who_takes(stated) else ""


def _tells_of_birth(stated: str) -> bool:
    """Whether a statement tells on what day a child is to be born: "due date is march 2", "baby due 14 april"."""
    return phrases.BIRTH.search(stated) is not None and bool(days_named(stated, _ANY_DAY))


def _words(text: str) -> int:
    return len(_WORD.findall(text))


def behind_task(text: str) -> str:
    """What is said behind a request that works on something, where that stands elsewhere; empty: there is no such.

    "Fix the export. We use pytest here.": neither behind a part, nor a quotation, nor a colon, where the material is.
    """
    said = [*spoken_sentences(text)]
    if not said:
        return ""
    last = said[-1]
    request = phrases.WOULD_YOU.sub("", _without_preamble(last.text), count=1)
    if not phrases.TRANSFORM.match(request) or phrases.ROLE.match(request) or _QUOTES.search(last.text):
        return ""
    return "" if last.said.rstrip().endswith(":") else text.partition(last.said)[2]


def place(text: str, sentence: str) -> tuple[int, int]:
    """Where a sentence stands in the text that it was read from: its line may have been wrapped."""
    if (at := text.find(sentence)) >= 0:
        return at, at + len(sentence)
    found = re.search(r"\s+".join(map(re.escape, sentence.split())), text)
    return found.span() if found else (0, 0)
