"""What a text of the user's says of them, by the tables of the languages: fields and values.

A pattern wants the user as its subject (`first_person.py`). What no table knows is left out: a profile that is short
is better than one that is wrong.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

from memory.language import phrases, vocabulary
from memory.language.deaths import dead_in
from memory.language.first_person import own_sentences
from memory.language.languages import LANGUAGES
from memory.language.relatives import gone_on_about, introduced, without_asides
from memory.language.saying_table import Act, LanguageWords, ReadValue, Saying
from memory.language.spans import is_for_a_while
from memory.language.value_words import words_of
from memory.language.values_of_health import bodily
from memory.text.expressions import Expressions, Replacements
from memory.text.reading import once
from memory.text.regex import regex

Said = tuple[ReadValue, Act]


@once
def said_by(text: str, *, by_model: bool) -> tuple[Said, ...]:
    """What a text of the user's says of any field, whatever is known of it."""
    return tuple(said for said in _said(text, by_model=by_model) if not said[0].instead)


@once
def corrections_in(text: str, *, by_model: bool) -> tuple[Said, ...]:
    """What a text says in the place of a value, if that is known: "It's Nadja, not Nadia"."""
    return tuple(said for said in _said(text, by_model=by_model) if said[0].instead)


def _said(text: str, *, by_model: bool) -> Iterator[Said]:
    return (said for sentence in own_sentences(text, by_model=by_model) for said in said_in(sentence))


@once
def said_in(sentence: str) -> tuple[Said, ...]:
    """What one of `own_sentences` says of any field.

    What no longer holds comes first: who says "I quit Stripe, I work at Acme now" works at Acme. Whoever it introduces
    is read as the subject of a sentence, too (`relatives.py`). Nobody who is dead is told of as of the family.
    """
    told = [*_told_in(sentence, _SAYINGS)]
    told += [said for each in introduced(sentence) for said in _told_in(each, _SAYINGS)]
    if (plain := without_asides(sentence)) != sentence:
        told += _told_in(plain, _OF_OTHERS)
    told += [denied for denied in _denied(sentence) if (denied[0], "say") not in told]
    dead = dead_in(sentence)
    living = (said for said in told if said[1] == "drop" or not any(who.is_known_as(*said[0][:2]) for who in dead))
    return tuple(sorted(dict.fromkeys(living), key=lambda said: said[1]))


def _denied(sentence: str) -> Iterator[Said]:
    """What is not so of the health of the user, or of the household: what the sentence would say if it denied nothing.

    "Theo got a second opinion, and he's actually not celiac."    Theo's celiac, which is not so
    "I'm not pregnant any more"                                   I am pregnant, which is not so
    "I'm allergic to cashews, not peanuts"                        the user is allergic to peanuts, which is not so
    """
    plain = without_asides(sentence)
    if all(_affirmed(told) == told for told in (plain, sentence)):
        return
    is_passing = any(language.words.passing.search(sentence) for language in LANGUAGES)
    for told in dict.fromkeys((sentence, *gone_on_about(sentence), plain)):
        affirmed = _affirmed(told)
        found = _told_in(affirmed, _OF_HEALTH) if affirmed != told else ()
        for value, act in found:
            if act == "say" and not (is_passing and value.field != "household"):
                yield value, "drop"


@once
def _affirmed(sentence: str) -> str:
    """A sentence that denies nothing. Without a subject it is the user who is spoken of, if nobody else is."""
    alone = _DENIED_ALONE.done(sentence)
    is_of_user = alone != sentence and not any(
        words_of(f"{each.words.relative}|{vocabulary.RELATIVE}|{each.words.she}").search(sentence) for each in LANGUAGES
    )
    return _DENIED.done(alone if is_of_user else sentence)


def _told_in(sentence: str, sayings: "Expressions[tuple[Saying, int]]") -> Iterator[Said]:
    sure: dict[int, _Told] = {}
    bare: dict[int, _Told] = {}  # "Peso 82 chili" is Italian, and a number with a unit in Spanish
    for pattern, (saying, at) in sayings.possible(sentence):
        if saying.act == "drop" and LANGUAGES[at].words.passing.search(sentence):
            continue  # "I stopped taking it for two days"
        for found in pattern.finditer(sentence):
            if _is_of_a_life(saying) and (
                is_for_a_while(sentence, _place(found), at) or LANGUAGES[at].words.to_write.match(sentence)
            ):
                read = []  # "I'm vegan until Easter", "just write that I work from home"
            else:
                read = [*saying.read(saying.field, found, LANGUAGES[at].words)]
            if saying.act == "say" and _is_under_a_condition(sentence, found, read, LANGUAGES[at].words):
                read = []  # no more does it say it in a language that has this verb, but not the condition's words
            told = bare if read and all(said.is_bare for said in read) else sure
            values = told.setdefault(at, {}).setdefault(saying.field, {})
            for said in read:
                values.setdefault((said.field, said.value.casefold()), (said, saying.act))
    yield from _by_field((*_likeliest(sure, sentence), *_likeliest(bare, sentence)))


def _likeliest(told: Mapping[int, "_Told"], sentence: str) -> Iterator["_Told"]:
    """What languages say, that one first which has most words of the sentence.

    Of several that one which says nothing: "oggi evito" is of today in Italian, and a mere verb in Spanish.
    """
    spoken = frozenset(_WORDS.findall(sentence.casefold())) if len(told) > 1 else frozenset[str]()
    return (
        told[at]
        for at in sorted(told, key=lambda at: (-len(LANGUAGES[at].words.frequent & spoken), any(told[at].values())))
    )


_OF_A_LIFE = frozenset(("diet", "home", "job", "employer", "work", "preferences"))
"""Fields that say how somebody lives: what is so for a while only is no value of theirs, nor is what others are to
be told. An allergy is one for a while, too, and so is a medicine."""


_OF_TASTES = frozenset(("preferences", "communication"))
_MAY_HANG_ON = _OF_TASTES | {"work", "diet"}
"""Fields whose values stand in every prompt as if they always held: what is so at times only is a memory, and none."""
_BEFORE_CLAUSE = regex(rf"(?i)^.*(?:[;:!?]\s|,?\s(?:{phrases.of_all('but')})\s)")


def _is_under_a_condition(sentence: str, found: re.Match[str], read: Sequence[ReadValue], of: LanguageWords) -> bool:
    """Whether what was read holds under a condition that its value does not have.

    "When I travel, I like window seats."    in front of it
    "I work from home on Wednesdays."        behind it
    "I can't do dairy after 6pm."
    """
    if not read or read[0].field not in _MAY_HANG_ON:
        return False
    setting = of.setting if read[0].field in _OF_TASTES else of.circumstance
    if setting.match(_BEFORE_CLAUSE.sub("", sentence[: found.start()]).lstrip(" ,")):
        return True
    last = read[-1].value.split()[-1:]
    at = sentence.casefold().rfind(last[0].casefold(), _place(found)) if last else -1
    return at >= 0 and of.circumstance.match(sentence[at + len(last[0]) :].lstrip(" ,")) is not None


def _is_of_a_life(saying: Saying) -> bool:
    return saying.act == "say" and (saying.field in _OF_A_LIFE or saying.read is bodily)


def _place(found: re.Match[str]) -> int:
    """Where in a match its value begins; without one, where the match does."""
    return found.start("value") if "value" in found.re.groupindex else found.start()


_Told = dict[str, dict[tuple[str, str], Said]]
"""What patterns found, by field, each value once; nothing where they found no value that may stand there."""

_WORDS = re.compile(r"\w+")


def _by_field(told: Iterable[_Told]) -> Iterator[Said]:
    """Each field as the likeliest language has it that knows the words: "tomo" and "odio" are of more than one."""
    known: set[str] = set()
    for fields in told:
        for field, said in fields.items():
            yield from said.values() if field not in known else ()
        known.update(fields)


_BY_PATTERN = tuple(
    (source, (saying, at))
    for at, language in enumerate(LANGUAGES)
    for saying in sorted(language.sayings, key=lambda saying: saying.act)
    for source in saying.patterns
)
"""The patterns of all languages with the place of theirs: of each what drops first."""
_SAYINGS = Expressions(_BY_PATTERN)
_OF_OTHERS = Expressions((source, of) for source, of in _BY_PATTERN if of[0].field == "household")
_OF_HEALTH = Expressions(
    (source, of) for source, of in _BY_PATTERN if of[0].field in {"allergies", "conditions", "household"}
)
_DENIED = Replacements(pair for language in LANGUAGES for pair in language.words.denied)
_DENIED_ALONE = Replacements(pair for language in LANGUAGES for pair in language.words.denied_alone)
