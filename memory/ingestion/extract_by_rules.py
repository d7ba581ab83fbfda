"""Facts out of a turn: the extractor's port, and the one by rules, which asks no model (docs/rules.md, Passages).

What the user said is kept in her own words, as passages: recall decides later whether they matter. A sentence stands
alone only where a rule knows what it is: what could harm if it were lost, a field of the profile, a state with a value,
an instruction, a thing of this session, and what must not be believed or shown.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

import msgspec

from memory.ingestion.beside import Beside
from memory.ingestion.fact import Fact
from memory.language import phrases, statements
from memory.language.ailments_named import is_topic, named_alone
from memory.language.allergic_others import tells_of_allergic
from memory.language.allergic_to_it import allergies_named_before, refers_back
from memory.language.asker import LONGEST_PERSONAL, PERSONAL
from memory.language.change import changes_in
from memory.language.comparison import is_comparable
from memory.language.conventions import is_ordered, rules_work
from memory.language.lasting_orders import is_for_once, is_standing_instruction, only_says_it_lasts
from memory.language.material import GAP
from memory.language.memory_type import route
from memory.language.new_address import new_address
from memory.language.order_sentences import drops_something
from memory.language.overview import asks_to_be_reminded, asks_what_was_told
from memory.language.passing import is_of_the_moment
from memory.language.prompt_injection import suspicious
from memory.language.sayings import said_by
from memory.language.signals import names, salience, signals
from memory.language.signatures import without_signature
from memory.language.small_talk import is_small_talk
from memory.language.statements import asks, spoken_sentences, statement_of, with_orders_apart
from memory.language.texts_read import told_by
from memory.language.told_of_others import is_told_of
from memory.language.typed import spelled
from memory.language.whose import is_order_for, is_ordered_in, quoted_together, report_ends, reported_from
from memory.language.written_for import returns_to_herself
from memory.model.memory import MemoryType, Source
from memory.model.options import FactOptions
from memory.model.turn import Spoken
from memory.model.types import CountTokens
from memory.profile.pins import harms_if_lost
from memory.text.chunking import sentences
from memory.text.reading import once
from memory.text.regex import regex
from memory.text.secrets import REDACTED

FEW_SENTENCES = 3
"""Of a message in which a mere name of an illness is the user's, and no heading: "Crohn's. Flight to Rome. Snacks?"."""

LABELLED_CHARS = 300
"""What is longer behind "review:" was given to be worked on."""

LIKELY_HERS = 0.15
"""From there on what stands beside a question is taken for the asker's: it is lost otherwise."""

TITLE_CHARS = 30
"""What is longer in front of an order that is quarantined says something."""


class Extractor(Protocol):
    """Finds the facts of a turn."""

    async def extract(self, spoken: Spoken) -> tuple[Fact, ...]:
        """The facts, in the order in which they were said.

        Raises `ModelError` when a model is asked and gives nothing that can be used: the job comes again.
        """
        ...


class _ToldSentence(NamedTuple):
    text: str
    """As it is read (`memory/language/typed.py`)."""
    stated: str
    """What it states; empty for a question, a request."""
    paragraph: int
    said: str
    """As the user wrote it."""
    is_of_task: bool = False
    """It says how what is asked for is to be made."""
    is_reported: bool = False
    """It is what somebody said, or behind that."""
    reporter: str = ""
    """What tells who said it, if that stands in a sentence before: "My sister texted:"."""
    is_heading: bool = False
    """It only names an illness, of which the others speak: alone it would be the user's."""
    is_title: bool = False
    """It only names what stands below it, and is nothing without that."""
    is_in_doubt: bool = False
    """It may be the user's word, or a text that she hands over: "review: loved the chili"."""

    @property
    def own_words(self) -> str:
        """What it states in the user's own words, unless that is a part of it."""
        return self.said if self.stated in {"", self.text} else self.stated

    @property
    def is_task(self) -> bool:
        """Whether it asks for something, and states nothing."""
        return not (self.stated or self.is_reported) and self._asks

    @property
    def tells(self) -> bool:
        """Whether it may matter later: it states something, or asks for nothing and speaks of somebody or a change.

        Somebody is the user, or who was spoken of just before ("She hates coconut.").
        """
        if self.is_of_task or self.is_reported:
            return self.is_reported
        if self.stated or self._asks:
            return bool(self.stated)
        of_somebody = phrases.OF_SPEAKER.search(self.text) or phrases.OF_THEM.match(self.text)
        return of_somebody is not None or bool(changes_in(self.text, by_model=False))

    @property
    def is_kept(self) -> bool:
        """Whether it is kept at all.

        What only asks tells nothing, unless it is about something of the user's own that is not what is asked for; nor
        does a number without a word, nor how a task is to be done, unless it names somebody.
        """
        if self.is_title:
            return False
        if self.is_of_task:
            return bool(self.stated and names(self.stated))
        if asks_to_be_reminded(self.text):
            return False
        if self.stated or self.is_reported or self.is_in_doubt:
            return True
        if not self._asks:
            return any(map(str.isalpha, self.text))
        # Behind the colon of "Translate: …" stands a text, whoever's "my" it says.
        asked = self.text.partition(":")[0] if phrases.TRANSFORM.match(self.text) else self.text
        # "Mi" of "mi consigli …" is "my" elsewhere.
        request = phrases.REQUEST.match(asked)
        owned = phrases.OF_OWN.search(asked, request.end() if request else 0)
        return owned is not None and not asks_what_was_told(self.text)

    @property
    def _asks(self) -> bool:
        return asks(self.text)


@dataclass
class _Draft:
    """A fact that is being put together."""

    texts: list[str]
    paragraph: int
    """Of its last sentence."""
    alone: bool
    """A statement by itself; else a passage."""
    tells: bool = False
    is_kept: bool = False
    is_in_doubt: bool = False
    """It may be another's word: nothing is asserted by it."""
    sure: bool = False
    """A rule knows what it is: a state, a reading, an instruction, what could harm, a value of the profile."""

    @property
    def text(self) -> str:
        """All of it."""
        return " ".join(self.texts)

    @property
    def type(self) -> MemoryType | None:
        """The kind of what no rule knows; None: it is routed by what it says."""
        return None if self.sure else MemoryType.EPISODIC


_COMMAND = regex(
    r"\s*/(?!(?:bin|boot|data|dev|etc|home|lib|media|mnt|opt|proc|root|run|sbin|srv|sys|tmp|usr|var)\b)"
    r"[a-zà-ÿ][a-zà-ÿ0-9_:-]*(?:[ \t]+(?!(?:is|are|was|has|holds|contains|returns|gives|takes|should|must"
    r"|ist|sind|hat|est|sont|es|está|son|è|é)\b)(?P<given>[^\n]*))?\s*$"
)
"""A message that is a command to the application: "/clear", "/review src/a.ts"; not a path that is spoken of.

What is given with it is the application's, but for what a rule knows: "/remember I live in Graz"."""


_MAY_BE_TITLE = regex(r"#|\*\*|__|==|:[ \t]*\n")
_TITLE = regex(
    r"(?m)^[ \t]*(?:#{1,6}[ \t]+|={2,6}[ \t]*|\*\*|__|(?=[^\n:.!?]{1,30}:[ \t]*$))"
    r"(?P<title>[^\n]{1,80}?)(?:[ \t]*={2,6}|\*\*|__)?[ \t]*(?::(?:\*\*)?)?[ \t]*$"
)
"""A line that is marked as a heading, or a short one with a colon at its end."""


class HeuristicExtractor:
    """What the user said, as passages and sure statements, in her language."""

    def __init__(self, *, count: CountTokens, options: FactOptions | None = None) -> None:
        self._count = count
        self._options = options or FactOptions()
        self._beside = Beside()

    async def extract(self, spoken: Spoken) -> tuple[Fact, ...]:
        """Up to `per_turn` facts in the order of the text: what could harm if left out, then the most salient ones."""
        return await self._beside.read(len(spoken.user), self._facts, spoken)

    def _facts(self, spoken: Spoken) -> tuple[Fact, ...]:
        command = _COMMAND.match(spoken.user)
        said = without_signature(spoken.user) if command is None else command["given"] or ""
        if said != spoken.user:
            spoken = msgspec.structs.replace(spoken, user=said)
        drafts = {
            draft.text: draft
            for draft in list(self._drafts(spoken))
            if draft.is_kept and (draft.sure or command is None)
        }
        most = self._options.per_turn
        if len(drafts) > most:
            weights = {text: self._weight(draft) for text, draft in drafts.items()}
            heaviest = set(sorted(drafts, key=lambda text: weights[text], reverse=True)[:most])
            drafts = {text: draft for text, draft in drafts.items() if text in heaviest}
        return tuple(
            Fact(
                text=text,
                type=draft.type,
                source=Source.INFERRED if draft.is_in_doubt else Source.CONFIRMED,
                tentative=not draft.tells,
                mentioned_at=spoken.mentioned_at,
            )
            for text, draft in drafts.items()
        )

    def _weight(self, draft: _Draft) -> tuple[bool, bool, float]:
        """Which facts of too many are kept: what could harm if left out, what tells, then the most salient ones."""
        found = signals(draft.text, count=self._count)
        return harms_if_lost(draft.text), draft.tells, salience(found) + found.about_user

    def _drafts(self, spoken: Spoken) -> Iterator[_Draft]:
        passage: _Draft | None = None
        last: _Draft | None = None
        for sentence in self._told(spoken):
            if last and _goes_on(last, sentence) and self._fits(last, sentence.stated):
                last.texts.append(sentence.own_words)
            elif self._stands_alone(sentence):
                sure = self._is_sure(sentence.stated or sentence.text)
                last = _Draft([sentence.own_words], sentence.paragraph, alone=True, tells=True, is_kept=True, sure=sure)
                yield last
            else:
                if passage is None or sentence.is_in_doubt or not self._fits(passage, sentence.said):
                    # No passage has another's words without saying whose they are.
                    opening = [sentence.reporter] if sentence.reporter else []
                    passage = _Draft(opening, sentence.paragraph, alone=False, is_in_doubt=sentence.is_in_doubt)
                    yield passage
                passage.texts.append(sentence.said)
                passage.tells |= sentence.tells
                passage.is_kept |= sentence.is_kept and (not sentence.is_heading or len(passage.texts) > 1)
                last = passage

    def _told(self, spoken: Spoken) -> list[_ToldSentence]:
        """What the user tells in a turn, sentence by sentence, and what of it is for a task."""
        told = list(_told(spoken.user))
        if spoken.is_underway:  # what it is to work on the assistant looks up: it need not stand in the message
            told += (each for each in _told(statements.behind_task(spoken.user)) if _says_nothing_of_her(each.text))
        if not spoken.asked:
            told = [each for each in told if not statements.is_of_answer(each.text)]
        if any(sentence.is_task for sentence in told):
            told = [each for each in told if not (each.stated and _is_for_task(each.stated))]
        if _is_commission(told):
            told = [sentence._replace(is_of_task=not self._is_sure(sentence.stated)) for sentence in told]
        return told

    def _fits(self, draft: _Draft, text: str) -> bool:
        whole = f"{draft.text} {text}"
        return len(whole) <= self._options.chars and self._count(whole) <= self._options.passage_tokens

    def _stands_alone(self, sentence: _ToldSentence) -> bool:
        stated = sentence.stated
        if REDACTED in sentence.text or suspicious(sentence.text) or (stated and suspicious(stated)):
            return True
        if is_of_the_moment(sentence.text):
            return True
        if not stated or sentence.is_of_task:
            return False
        # Beside a question a change is read alone: what only asks changes nothing.
        is_part = stated != sentence.text and bool(changes_in(stated, by_model=False))
        return is_part or is_comparable(stated) or self._is_sure(stated)

    def _is_sure(self, text: str) -> bool:
        if rules_work(text):
            return True
        if route(text, signals(text, count=self._count)) in {MemoryType.PROCEDURAL, MemoryType.WORKING}:
            return True
        told = told_by(text)
        return told.is_reading or bool(told.claimed.states) or harms_if_lost(text) or any(said_by(text, by_model=False))


def _is_for_task(stated: str) -> bool:
    """Whether what is ordered beside a task is for that task alone: it does not say that it is for good."""
    return is_for_once(stated) or is_ordered(stated)


def _goes_on(last: _Draft, sentence: _ToldSentence) -> bool:
    """Whether a sentence says nothing without the one before: whom it is about, or whose it is."""
    if last.paragraph != sentence.paragraph:
        return False
    refers_back = last.alone and phrases.ANAPHORA.match(sentence.stated) is not None
    return refers_back or is_told_of(last.texts, sentence.stated)


def _says_nothing_of_her(text: str) -> bool:
    """Whether nothing follows for the profile, or for what could harm, if a sentence should be a text's after all."""
    return not harms_if_lost(text) and not any(said_by(text, by_model=False))


def _is_commission(told: Sequence[_ToldSentence]) -> bool:
    """Whether a message begins with an order for something to be made, and has nothing of the user in it."""
    if (
        not told
        or told[0].stated
        or told[0].is_reported
        or told[0].is_in_doubt
        or not phrases.COMMISSION.match(phrases.WOULD_YOU.sub("", told[0].text, count=1))
    ):
        return False
    return not any((phrases.OF_SPEAKER if each.stated else phrases.OF_OWN).search(each.text) for each in told)


@once
def _asks_of_her_own(text: str) -> bool:
    """Whether a message asks for something, and it may be what a friend would answer otherwise than a stranger."""
    if len(text) > LONGEST_PERSONAL or not any(asks(each) for each in sentences(text)):
        return False
    return PERSONAL.likelihood(spelled(text)) >= LIKELY_HERS


def _is_of_profile(text: str) -> bool:
    """Whether a text says something that stands in every prompt, or that it does so no longer."""
    told = harms_if_lost(text) or bool(said_by(text, by_model=False))
    return told or any(change.slot for change in changes_in(text, by_model=False))


def _told(text: str) -> Iterator[_ToldSentence]:
    """The user's sentences, without small talk, and such as material was taken out of."""
    open_paragraph = reported = -1
    reporter = ""
    spoken = [*_with_what_is_meant(with_orders_apart(spoken_sentences(text, matters=harms_if_lost)))]
    together = list(quoted_together([each.text for each in spoken]))
    quoted = {at for first, last in together for at in range(first, last + 1)}
    opens = {first for first, _ in together}
    titles = {found["title"] for found in _TITLE.finditer(text)} if _MAY_BE_TITLE.search(text) else set[str]()
    for at, (sentence, paragraph, said) in enumerate(spoken):
        if (whole := _read_whole(spoken, at, text)) is not None:
            yield whole
            return
        if _is_left_out(spoken, at):
            open_paragraph = -1
            continue
        begins = _anothers_from(spoken, at)
        if begins is None and is_order_for(reporter) and returns_to_herself(sentence):
            reported, reporter = -1, ""
        if begins is not None:
            # Behind a quotation the user goes on.
            is_quotation = at in opens or report_ends(sentence, begins)
            reporter = sentence[:begins].strip()
            is_above = sentence == reporter and (at + 1 == len(spoken) or spoken[at + 1].paragraph > paragraph)
            reported = -1 if is_quotation else _last_reported(spoken, at) if is_above else paragraph
        elif paragraph > reported and at not in quoted:
            reporter = ""
        if begins is not None or paragraph <= reported or at in quoted:
            # Whoever says "I" there tells nothing of the user: it is kept with what reports it.
            open_paragraph = -1
            told_by_another = "" if begins is not None else reporter
            # What is kept of an order together with what it orders says where the one ends.
            kept = f"{said}:" if begins == len(sentence) and said[-1] not in ".!?:" else said
            yield _ToldSentence(sentence, "", paragraph, kept, is_reported=True, reporter=told_by_another)
            continue
        stated = _statement(sentence, text, follows=open_paragraph == paragraph)
        is_heading = stated == sentence and bool(named_alone(sentence)) and _is_spoken_of(spoken, at)
        stated = "" if is_heading else stated
        open_paragraph = paragraph if stated else -1
        is_title = not stated and _is_title(spoken, at, titles)
        yield _ToldSentence(sentence, stated, paragraph, said, is_heading=is_heading, is_title=is_title)


def _is_left_out(spoken: Sequence[statements.SpokenSentence], at: int) -> bool:
    """Whether a sentence tells nothing: small talk, material, an order about something else."""
    sentence = spoken[at].text
    return (
        GAP in sentence
        or is_small_talk(sentence)
        or _only_announces(spoken, at)
        or drops_something(sentence)
        or (len(spoken) == 1 and is_topic(sentence, ""))
    )


def _anothers_from(spoken: Sequence[statements.SpokenSentence], at: int) -> int | None:
    """Where in a sentence another's words begin: at its end, if it orders what stands behind it; None: nowhere."""
    sentence = spoken[at].text
    begins = reported_from(sentence)
    if begins is None and at + 1 < len(spoken) and is_ordered_in(sentence, spoken[at + 1].text):
        return len(sentence)
    return begins


def _only_announces(spoken: Sequence[statements.SpokenSentence], at: int) -> bool:
    """Whether a sentence only says what stands behind it, or where, and is not there: "this is what the page says:"."""
    text = spoken[at].text.strip()
    if phrases.POINTS_AT.fullmatch(text.rstrip(" .!:")):
        return True
    is_last = at + 1 == len(spoken) or spoken[at + 1].text.startswith(GAP)
    return is_last and text.endswith(":") and _says_nothing_of_her(text)


def _statement(sentence: str, text: str, *, follows: bool) -> str:
    """What a sentence of a message states: all of it where that could harm if it were lost, or explains what is meant.

    "Don't give me codeine", "A snack for Leo, he is allergic to nuts?", "Is there sesame in it? I'm allergic to it".
    """
    stated = statement_of(sentence, follows=follows, matters=_is_of_profile, is_hers=lambda: _asks_of_her_own(text))
    is_part = allergies_named_before(sentence, "") and not allergies_named_before(stated, "")
    is_part = is_part or (new_address(sentence) and not new_address(stated))
    return sentence if is_part or (not stated and (harms_if_lost(sentence) or tells_of_allergic(sentence))) else stated


def _with_what_is_meant(spoken: Iterable[statements.SpokenSentence]) -> Iterator[statements.SpokenSentence]:
    """Sentences; as one with the sentence before it what only that explains: "Is there sesame? I'm allergic to it".

    So is what says of an order that it is for good, which is nothing without one: "Remember this as a rule.".
    """
    last: statements.SpokenSentence | None = None
    for sentence in spoken:
        both = _together(last, sentence) if last else sentence
        lasts = only_says_it_lasts(sentence.text)
        if last and (is_standing_instruction(both.text) if lasts else refers_back(sentence.text, last.text)):
            last = both
            continue
        if lasts:
            continue
        if last:
            yield last
        last = sentence
    if last:
        yield last


def _together(one: statements.SpokenSentence, other: statements.SpokenSentence) -> statements.SpokenSentence:
    return other._replace(text=f"{one.text} {other.text}", said=f"{one.said} {other.said}")


def _read_whole(spoken: Sequence[statements.SpokenSentence], at: int, text: str) -> _ToldSentence | None:
    """All from a sentence on, if that says nothing sentence by sentence: what is made up, and what is in doubt."""
    sentence, paragraph, said = spoken[at]
    if phrases.FICTION.find(sentence):
        made_up = " ".join(each.text for each in spoken[at:])
        return _ToldSentence(made_up, "", paragraph, " ".join(each.said for each in spoken[at:]))
    # Each sentence has a character: far from the end of a long text nothing need be looked for.
    rest = text[max(text.find(said), 0) :] if len(spoken) - at <= LABELLED_CHARS else text
    is_short = len(rest) <= LABELLED_CHARS and GAP not in rest
    if not (is_short and _is_labelled(sentence)) or harms_if_lost(rest):
        return None
    is_told = statement_of(sentence, matters=_is_of_profile)
    return None if is_told else _ToldSentence(rest, "", paragraph, rest, is_in_doubt=True)


def _is_labelled(sentence: str) -> bool:
    """Whether it begins with what may be a request, and may only say what follows: "edit: I meant 75"."""
    head, colon, behind = sentence.partition(":")
    label = phrases.LABEL.match(head) if colon and any(map(str.isalnum, behind)) and "?" not in behind else None
    return label is not None and (label.end() == len(head.rstrip()) or phrases.OF_SPEAKER.search(head) is not None)


def _is_spoken_of(spoken: Sequence[statements.SpokenSentence], at: int) -> bool:
    """Whether an illness that a sentence only names is not told as hers: beside others, unless she asks behind it.

    "- Asthma", "- Diabetes"; "Celiac disease. What is it?"; hers is "Asthma. Can I dive?".
    """
    behind = " ".join(each.text for each in spoken[at + 1 :])
    is_beside_question = len(spoken) <= FEW_SENTENCES and asks(spoken[-1].text)
    return not (len(spoken) == 1 or is_beside_question) or is_topic(spoken[at].text, behind)


def _is_title(spoken: Sequence[statements.SpokenSentence], at: int, titles: Collection[str]) -> bool:
    """Whether a sentence only names what stands behind it: marked as a heading, or short in front of an order."""
    said = spoken[at].said.strip("*_= :")
    if said in titles:
        return True
    is_short = len(said) <= TITLE_CHARS and said[-1:].isalnum() and at + 1 < len(spoken)
    return is_short and suspicious(spoken[at + 1].text)


def _last_reported(spoken: Sequence[statements.SpokenSentence], at: int) -> int:
    """The last paragraph of a letter of which this sentence tells who wrote it; what asks behind it is the user's."""
    last = spoken[-1].paragraph
    asks_alone = all(asks(each.text) for each in spoken if each.paragraph == last)
    return max(last - asks_alone, spoken[at].paragraph)
