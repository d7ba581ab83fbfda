"""A fact as its user would say it: sentence by sentence, in the first person, without contractions.

The rules that read facts (sayings.py, profile/pins.py) want the user as the subject of the sentence, so that
a third party's allergy never becomes the user's own. A model's facts say "User is …", or leave the subject out ("Takes
metformin"); what the user wrote may leave it out before an adjective ("Allergic to penicillin"). Questions, hypotheses
and quotations state nothing.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import islice, pairwise, takewhile

from memory.language import phrases
from memory.language.ailments_named import named_alone
from memory.language.allergic_to_it import allergies_named_before
from memory.language.alternatives import any_of
from memory.language.dictation import clauses
from memory.language.introductions import introduced, line_of_user
from memory.language.languages import LANGUAGES, NOTES
from memory.language.languages.english.sayings import DIET_WORD, WORDS
from memory.language.new_address import new_address
from memory.language.relatives import named_behind
from memory.language.slips import corrected
from memory.language.told_of_others import without_told_of_others
from memory.language.typed import spelled
from memory.language.whose import reported_from
from memory.text.chunking import sentences
from memory.text.expressions import Expressions, Replacements
from memory.text.reading import once
from memory.text.regex import regex

SENTENCES = 12
"""So many sentences of a memory are read: a fact is one or two, a document is no source."""

LONGEST_OPENING = 20
"""Characters in front of all that a text says: "hi, ok so"."""

SENTENCE_CHARS = 400
"""So much of a sentence is read: the patterns are for what people say in one breath."""

LONGEST_ASKING_WHICH = 8
"""Words: what is longer may tell something behind its question, without a mark."""


_SUFFIX = regex(r"(?<!\s)\s*+\((?:mentioned|confirmed|inferred)\b[^()]*+\)")
"""It begins where white space does, so that a long run of it is read once."""
_SPACES = regex(" {2,}")
_OPENS = regex('["“«„]')
_CLOSES = {mark: regex(closing) for mark, closing in (('"', '"'), ("“", "”"), ("«", "»"), ("„", "[“”]"))}
_IN_SINGLE_MARKS = regex(
    r"(?<![^\s(\[:：,;–—-])['‘](?=\S)(?P<said>(?:[^'’\n]|(?<=\w)['’](?=\w)){3,400})(?<=\S)['’](?![^\W_])"
)
"""Words between single marks; who says "I" there is told by what they begin with: "'n'" and "the '90s" say nothing."""
_ABBREVIATED = regex(r"\b(St|Ste|Mt|Ft|Dr|Mr|Mrs|Ms)\.(?= [^\W\d_])")
"""Their dot ends no sentence."""
_WORDS = tuple(language.words for language in LANGUAGES)
_SPELLED_OUT = Replacements((("’", "'"), *(pair for words in _WORDS for pair in words.spelled_out)))
_NAMES = r"(?-i:[A-ZÀ-Þ][a-zß-ÿ][\w'-]*(?: [A-ZÀ-Þ][a-zß-ÿ][\w'-]*){0,2})"
_CORRECTED = Replacements(
    (
        rf"{_NAMES}(?P<behind>(?-i: [a-zß-ÿ0-9][\w'-]*){{0,3}}),? (?:{words.corrects}) (?P<name>{_NAMES})",
        r"\g<name>\g<behind>",
    )
    for words in _WORDS
)
"""A name in the place of the one before it, behind what was said of that: "Leeds in May, no, Bradford"."""
_CORRECTS = regex(rf"(?i)(?<!\w)(?:{any_of(_WORDS, 'slips', 'mutters', 'corrects')})(?!\w)")
_BEFORE = regex(rf"(?i)^(?:[¡(]\s*)?(?:(?:{'|'.join(words.openers for words in _WORDS)})(?![\w'])[,:!.]{{0,3}}\s+)+")
_STATES_NOTHING = regex(
    "|".join(rf"(?:{words.questions}|{words.supposed})(?![\w'])" for words in _WORDS), re.IGNORECASE
)
"""What a question or a hypothesis begins with."""
_MADE_UP = Expressions((rf"(?<!\w)(?:{words.unsure})(?!\w)", None) for words in _WORDS)
_WONDERING = Expressions((rf"(?<!\w)(?:{words.wonders})(?!\w)", words.wonders_in_one_clause) for words in _WORDS)
"""Each with whether what is wondered stands before the next comma."""
_OF_NOTHING_REAL = regex(rf"(?i)\b(?:{any_of(_WORDS, 'unreal')})\b")
_GIVEN_UP = Expressions((rf"(?<!\w)(?:{words.given_up})(?!\w)", None) for words in _WORDS)
_BELIEVED = Expressions((rf"(?<!\w)(?:{words.believed})", None) for words in _WORDS)
_KNOWS = regex(rf"(?i)(?<!\w)(?:{any_of(_WORDS, 'experts')})(?!\w)")
"""Who holds what is so, in whatever language: "la doctora said I have diabetes"."""
_CLAUSE_END = regex(rf"(?i)[,;:]\s+|\s(?:{phrases.of_all('but')})\s")
_AFTER_COMMA = regex(r"(?<=[,;])\s+")
_WONDERS = Expressions(
    (rf"[,;]\s+(?:{words.ands}|{words.ends})\s(?:[^\s,;]+\s+){{0,4}}?(?:{words.wonders})(?!\w)", None)
    for words in _WORDS
)
"""A clause behind a joint that only wonders: "I have asthma, and I'm not sure if I …"."""
_BARE_ADJECTIVE = regex(
    rf"(?i)^(?:(?:severely|highly|very|deathly|slightly) )?(?:allergic to|diagnosed with|based in|born (?:on|in)"
    rf"|(?:{DIET_WORD})(?=$| [—–-] ))"
)
_BARE_NOUN = regex(
    rf"(?i)^(?:(?:latest|current|last|new|fasting|resting) )?(?:name|birthday|blood type|pronouns|emergency contact"
    rf"|allergies|goal"
    rf"|{WORDS.vital})\b"
)
_ENGLISH, *_OTHERS = NOTES
_THIRD_PERSON = regex(rf"(?i)^{_ENGLISH.subject}(?P<own>'s)? ")
_OF_USER = tuple(
    (
        regex(
            rf"(?i)^{note.subject}(?P<before> (?:{note.before}))?(?: (?=n')|(?<=') ?| )"
            rf"(?P<verb>{'|'.join(third for third, _ in note.verbs)})(?![\w'-])"
        ),
        note.first,
        dict(note.verbs),
    )
    for note in _OTHERS
)
_BARE_VERB = regex(
    r"(?i)^(?=(?:is|has|was|lives|works|takes|uses|speaks|prefers|likes|loves|enjoys|hates|dislikes|suffers|weighs"
    r"|goes by"
    r"|eats|wants|moved|joined|started|stopped|quit|left|retired|no longer|does not|currently|recently|now)\b)"
)


_ELIDED = regex(r"\b([jJ])e (?=[aàâeéèêiîoôuûh])")

JOINED = regex(
    r"(?i)(?<=\band )(?=(?:(?:\w{3,}ly|much|only|always) )?(?:lives?|works?|takes?|speaks?|have|has|am|loves?"
    r"|likes?|hates?|dislikes?|prefers?|avoids?|refuses?|finds?|weighs?|joined|moved)\b)"
)
"""A second verb of the same subject: "I have asthma and take …"."""


@once
def own_sentences(text: str, *, by_model: bool) -> tuple[str, ...]:
    """The sentences of a fact that state something, in the first person and without contractions."""
    stated = _stated(text)
    told = named_alone(stated[0]) if len(stated) == 1 and _is_all_of(stated[0], text) else ()
    told = told or [each for sentence in stated for each in introduced(sentence) or (sentence,)]
    own = [_with_subject(sentence, by_model=by_model) for sentence in told]
    named = (each for before, behind in pairwise(own) for each in named_behind(before, behind))
    return tuple(JOINED.sub("I ", each) if each.startswith("I ") else each for each in (*own, *named))


def _is_all_of(sentence: str, text: str) -> bool:
    """Whether a text has no other sentence, nor any clause that was not dictated apart."""
    return len(text.strip()) <= len(sentence) + LONGEST_OPENING and text.rstrip(" .!").endswith(sentence)


@once
def _stated(text: str) -> tuple[str, ...]:
    """The sentences that state something, without contractions, whoever their subject is."""
    read = map(corrected, sentences(_ABBREVIATED.sub(r"\1", plain(spelled(_in_small_letters(text))))))
    found = list(islice(read, SENTENCES))
    # Behind "Here's a scene for my novel." nobody speaks of herself.
    found = list(takewhile(lambda each: not phrases.FICTION.find(each), found))
    told = list(without_told_of_others(found))
    stated = (_spelled_out(clause) for each in told if not _asks(each) for clause in _clauses(each))
    return (
        *line_of_user(told),
        *(each for each in stated if each is not None),
        *_allergies(found),
        *filter(None, map(new_address, found)),
    )


def _in_small_letters(text: str) -> str:
    """A text that is typed in capitals alone and corrects itself, in small letters: there names are told apart."""
    return text.lower() if text.isupper() and _CORRECTS.search(text) else text


def _allergies(told: Sequence[str]) -> Iterator[str]:
    """What sentences say in which somebody is allergic to what was named before: that is in full what they state."""
    for before, said in zip(("", *told), told, strict=False):
        found = () if _asks(said) else allergies_named_before(said, before)
        yield from found if found and _spelled_out(said) is not None else ()


def _clauses(sentence: str) -> tuple[str, ...]:
    """What is dictated in its clauses, unless something in it says that it is not so, or not for sure, or no more."""
    told = clauses(sentence)
    if len(told) == 1:
        return told
    plain_words = _SPELLED_OUT.done(sentence)
    return (sentence,) if _is_unsure(plain_words) or _GIVEN_UP.find(plain_words) else told


@once
def _spelled_out(sentence: str) -> str | None:
    """What a sentence states, without contractions; None if it states nothing."""
    told = phrases.without_asked_last(sentence[:SENTENCE_CHARS])
    opened = _BEFORE.sub("", _CORRECTED.done(_SPELLED_OUT.done(told)).strip())
    spoken = opened.lstrip("¡(").rstrip(" .!")
    asks_which = phrases.ASKS_WHICH.match(spoken) and len(spoken.split()) <= LONGEST_ASKING_WHICH
    if asks_which or _STATES_NOTHING.match(spoken):
        return None
    told = _without_beliefs(_behind_doubt(_before_doubts(spoken)))
    return None if _is_unsure(told) else told


def _is_unsure(sentence: str) -> bool:
    return _MADE_UP.find(sentence) or _WONDERING.find(sentence)


def _behind_doubt(sentence: str) -> str:
    """A sentence from where the user goes on behind a clause that only wonders: "As I think I mentioned, I'm blind".

    Not behind a condition or a dream: there all of it may be one.
    """
    first, *others = _AFTER_COMMA.split(sentence)
    found = [in_one_clause for pattern, in_one_clause in _WONDERING.possible(first) if pattern.search(first)]
    if not (others and found and all(found)) or _OF_NOTHING_REAL.search(first):
        return sentence
    speaks = (at for at, part in enumerate(others) if phrases.CLAUSE_OF_SPEAKER.match(phrases.JOINS.sub("", part)))
    goes_on = next(speaks, None)
    return sentence if goes_on is None else " ".join(others[goes_on:])


def _before_doubts(sentence: str) -> str:
    """A sentence to where a clause begins that only wonders: what is said before is sure."""
    found = (found.start() for pattern, _ in _WONDERS.possible(sentence) if (found := pattern.search(sentence)))
    return sentence[: min(found, default=None)]


def _without_beliefs(sentence: str) -> str:
    """A sentence without the clauses that somebody else holds to be so: "my boss thinks I'm vegan". A doctor knows."""
    for pattern, _ in _BELIEVED.possible(sentence):
        while found := pattern.search(sentence):
            if _KNOWS.search(_CLAUSE_END.split(sentence[: found.start()])[-1] + found[0]):
                break
            behind = _CLAUSE_END.search(sentence, found.end())
            sentence = sentence[: found.start()] + sentence[behind.start() if behind else len(sentence) :]
    return sentence


def _asks(sentence: str) -> bool:
    return sentence.rstrip().endswith(("?", "？"))


def plain(text: str) -> str:
    """`text` without our suffixes, with a space for each quotation, and to where somebody else's words are reported.

    Two spaces stand where one was taken out, and nowhere else. A mark that nothing closes quotes nothing; nor do later
    ones of its kind: they are not looked for again.
    """
    text = _IN_SINGLE_MARKS.sub(_without_speaker, _SPACES.sub(" ", _SUFFIX.sub("", text)[: reported_from(text)]))
    kept: list[str] = []
    unclosed: set[str] = set()
    start = at = 0
    while opening := _OPENS.search(text, at):
        at = opening.end()
        closing = None if opening[0] in unclosed else _CLOSES[opening[0]].search(text, at)
        if closing is None:
            unclosed.add(opening[0])
            continue
        kept.append(text[start : opening.start()])
        start = at = closing.end()
    return " ".join((*kept, text[start:]))


def _without_speaker(quoted: re.Match[str]) -> str:
    """A space for a quotation in single marks in which somebody speaks of themselves."""
    said = phrases.BEFORE_VERB.sub("", quoted["said"], count=1)
    speaks = phrases.CLAUSE_OF_SPEAKER.match(said) or phrases.BEGINS_OWN.match(said)
    return " " if speaks else quoted[0]


def is_note(text: str) -> bool:
    """Whether somebody writes of the user there, in the third person: "User is vegan.", "El usuario vive en Lyon."."""
    return any(
        _THIRD_PERSON.match(sentence) is not None or _in_first_person(sentence) is not None
        for sentence in sentences(text)[:SENTENCES]
    )


def _in_first_person(sentence: str) -> str | None:
    """What a note says of the user, as she would say it; None: it is none."""
    for pattern, first, verbs in _OF_USER:
        if found := pattern.match(sentence.replace("’", "'")):
            verb = verbs[found["verb"].casefold()]
            joined = f"{first} {(found['before'] or '').strip()} {verb}".split()
            return _ELIDED.sub(r"\1'", " ".join(joined)).replace("' ", "'") + sentence[found.end() :]
    return None


def _with_subject(sentence: str, *, by_model: bool) -> str:
    if by_model and (subject := _THIRD_PERSON.match(sentence)):
        return f"{'my' if subject['own'] else 'I'} {sentence[subject.end() :]}"
    if by_model and (own := _in_first_person(sentence)):
        return own
    if _BARE_ADJECTIVE.match(sentence) or (by_model and _BARE_VERB.match(sentence)):
        return f"I am {sentence}" if _BARE_ADJECTIVE.match(sentence) else f"I {sentence}"
    return f"my {sentence}" if _BARE_NOUN.match(sentence) else sentence
