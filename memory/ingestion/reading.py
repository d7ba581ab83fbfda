"""What a turn, a conversation or a document says: facts, with the ids of their memories, and what is to be forgotten.

The user's own words are read, without what was put into her prompt, pasted, or is a secret; what another speaker says
of himself is not read, and what she says in a part that she plays holds for once.
"""

from collections.abc import Iterable, Iterator, Sequence
from datetime import date, datetime
from itertools import chain, pairwise

import msgspec

from memory.ingestion.answers import announces, by_assistant, in_step
from memory.ingestion.batch import KeptFact
from memory.ingestion.beside import Beside
from memory.ingestion.extract_by_rules import Extractor
from memory.ingestion.fact import Fact, bounded, day_of
from memory.ingestion.forgetting.taken_back import said_before_order, takes_back
from memory.language import phrases
from memory.language.answered import as_stated, may_answer
from memory.language.first_person import is_note
from memory.language.heard import Retraction
from memory.language.material import parted
from memory.language.plays import own_words
from memory.language.retraction import asked_for, needs_before, wants_everything_forgotten, without_orders
from memory.language.speaking_for import is_for_another
from memory.language.statements import asks_for_another, statement_of
from memory.language.whose import not_written_on
from memory.model.identity import is_called
from memory.model.memory import MemoryType, Source
from memory.model.options import IngestOptions
from memory.model.scope import Scope
from memory.model.turn import Spoken, TurnRecord
from memory.model.types import Clock, CountTokens, MakeId
from memory.ports.jobs import Job
from memory.ports.memories import MemoryStore
from memory.ports.sessions import SessionStore
from memory.profile.fields import field_of
from memory.sessions.entries import NEWEST, TurnSoFar, answered_last, asked_last, turn_so_far
from memory.text.chunking import chunk, sentences
from memory.text.cleaning import clean, sanitise
from memory.text.secret_replies import given_in, without_given
from memory.text.secrets import REDACTED, redact, redact_beside
from memory.turn.echo import without_echo

PLAYED = 60
"""So many of a session's newest entries are looked at for a play that was begun."""

FEW_STEPS, MANY_STEPS = 60, 2_000
"""So many of a session's newest entries are looked through for the beginning of a turn, and if it began before them."""

NOTE = "note"
"""The version of what is written of the user, in the third person, by nobody knows whom."""

SOURCES = {"user": Source.CONFIRMED, "assistant": Source.INFERRED}
"""Whose messages are a source, and of which worth."""


class Extracted(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be learned, and what is to be forgotten."""

    facts: tuple[KeptFact, ...] = ()
    retractions: tuple[Retraction, ...] = ()
    withheld: int = 0
    """Facts left out because a secret stood in them."""
    everything: bool = False
    """Everything was to be forgotten, which closes nothing."""
    as_given: bool = False
    """Each fact is kept as it is, whatever is known."""


class Checkpoint(msgspec.Struct, frozen=True, kw_only=True):
    """The result of an extraction, as it is kept in the queue."""

    facts: tuple[KeptFact, ...]
    at: datetime
    redacted: int = 0
    withheld: int = 0
    material: int = 0
    retractions: tuple[Retraction, ...] = ()
    """What the user wants forgotten."""
    rests_on: tuple[str, ...] = ()
    """Of a later step of a turn: the memories that its answer rests on by the steps before."""


class FactReader:
    """Reads facts out of what was said, or handed over."""

    def __init__(
        self,
        extractor: Extractor,
        *,
        store: MemoryStore,
        sessions: SessionStore | None,
        count: CountTokens,
        clock: Clock,
        make_id: MakeId,
        options: IngestOptions,
    ) -> None:
        """Without `sessions` nobody knows what was said before a message."""
        self._extractor = extractor
        self._store = store
        self._sessions = sessions
        self._count = count
        self._clock = clock
        self._make_id = make_id
        self._options = options
        self._beside = Beside()

    async def turn(self, job: Job) -> Checkpoint:
        """What a job's turn says. Raises `StoreUnavailable`, and whatever the extractor raises."""
        record = job.record
        if record.key.step:
            return await self._later_step(job)
        if not record.user_text.strip() or not await self._is_hers(record):
            return Checkpoint(facts=(), at=record.at)
        size = len(record.user_text) + len(record.answer.text)
        material, redacted, said = await self._beside.read(size, _said_in_turn, job)
        spoken = await self._with_question(record, said)
        goes_on = needs_before(spoken.user) or asks_for_another(spoken.user)
        before = await self._said_before(record) if goes_on else ()
        told = await self._told(spoken, before)
        return Checkpoint(
            facts=await self._as_whose(record, spoken.user, told.facts),
            retractions=told.retractions,
            at=self._clock(),
            redacted=redacted,
            withheld=told.withheld,
            material=material,
        )

    async def _with_question(self, record: TurnRecord, spoken: Spoken) -> Spoken:
        """What was said, and what it answers: a short answer is read as what it states (`answered`)."""
        if self._sessions is None or not may_answer(spoken.user):
            return spoken
        before = await self._sessions.newest(record.scope, record.session, limit=NEWEST)
        last = redact(clean(sanitise(answered_last(before, before=record.key.turn)))).text
        return msgspec.structs.replace(
            spoken,
            user=as_stated(last, spoken.user),
            asked=redact(clean(sanitise(asked_last(before, before=record.key.turn)))).text,
        )

    async def _later_step(self, job: Job) -> Checkpoint:
        """What is answered in a step behind tools, or after a while, to the words of the turn's first step.

        These were read with that one. As long as a step is under way most of what is said announces the next.
        """
        record = job.record
        nothing = Checkpoint(facts=(), at=record.at)
        answer = record.answer
        is_silent = not answer.text or announces(answer.text, is_underway=answer.is_underway)
        if (
            self._sessions is None
            or record.partial
            or record.off_record
            or is_silent
            or not await self._is_hers(record)
        ):
            return nothing
        before = await self._turn_so_far(self._sessions, record)
        if before is None:
            return nothing
        own = parted(without_echo(before.words, record.injection))
        spoken = _spoken(job, redact(clean(own.prose)).text)
        told = bounded(by_assistant(spoken, count=self._count), self._options.facts)
        safe = _without_secrets(told)
        return Checkpoint(
            facts=self.with_ids(in_step(safe, record.key.step)),
            at=self._clock(),
            withheld=len(told) - len(safe),
            rests_on=before.memory_ids,
        )

    def answer(self, said: str, answer: str, *, step: int, day: date, gives_back: bool) -> tuple[Fact, ...]:
        """What was answered on that day to a message of a user's, in that step of its turn."""
        spoken = Spoken(
            user=redact(_own_prose(sanitise(said))).text,
            assistant=redact(clean(sanitise(answer))).text,
            gives_back=gives_back,
            mentioned_at=day,
        )
        told = bounded(by_assistant(spoken, count=self._count), self._options.facts)
        return tuple(in_step(_without_secrets(told), step))

    async def _turn_so_far(self, sessions: SessionStore, record: TurnRecord) -> TurnSoFar | None:
        """What the steps before have left of a turn; a loop of tools may be long."""
        for limit in (FEW_STEPS, MANY_STEPS):
            entries = await sessions.newest(record.scope, record.session, limit=limit)
            if any(each.role == "user" and each.turn and each.turn.turn == record.key.turn for each in entries):
                return turn_so_far(entries, record.key)
        return None

    async def conversation(
        self, messages: str | Sequence[tuple[str, str]], *, day: date, timezone: str, tenant: str, instructions: str
    ) -> Extracted:
        """What a conversation says, role and text of each message, or the user's words. Raises as `turn`.

        `instructions`: a system prompt for the extraction. What `SOURCES` does not name is no source.
        """
        told = [("user", messages)] if isinstance(messages, str) else messages
        size = sum(len(text) for _, text in told)
        said = await self._beside.read(size, _said_in_conversation, told)
        spoken = Spoken(
            user="\n\n".join(text for role, text in said if role == "user"),
            assistant="\n\n".join(text for role, text in said if role == "assistant"),
            messages=said,
            mentioned_at=day,
            timezone=timezone,
            tenant=tenant,
            instructions=instructions,
        )
        own = [text for role, text in said if role == "user"]
        told_of = await self._beside.read(size, _as_told_by, await self._told(spoken), own)
        # In a dialogue "the user" is somebody of whom she speaks.
        return told_of if spoken.assistant else msgspec.structs.replace(told_of, facts=_as_notes(told_of.facts))

    async def message(
        self, text: str, *, day: date, tenant: str, without: Sequence[str] = (), material: bool = False
    ) -> Extracted:
        """What a message of a user's says that was said on that day, `without` the sentences that these memories have.

        `material`: what is material in it counts, too. Raises as `turn`.
        """
        own = clean(sanitise(text)) if material else _own_prose(sanitise(text))
        for sentence in sentences(own) if without else ():
            if _is_in(sentence, without):
                own = own.replace(sentence, "", 1)
        return _as_told_by(await self._told(Spoken(user=redact(own).text, mentioned_at=day, tenant=tenant)), [own])

    async def as_given(self, messages: Sequence[tuple[str, str]], *, day: date) -> tuple[KeptFact, ...]:
        """Messages as they are given, a fact each: what a user said is hers, what an assistant said is inferred."""
        return await self._beside.read(sum(len(text) for _, text in messages), self._as_given, messages, day=day)

    def _as_given(self, messages: Sequence[tuple[str, str]], *, day: date) -> tuple[KeptFact, ...]:
        told = [(role, sanitise(text).strip()) for role, text in messages if role in SOURCES]
        facts = self.with_ids(
            Fact(text=text, index=index, role=role, source=SOURCES[role], mentioned_at=day)
            for index, (role, text) in enumerate(told)
            if text
        )
        return facts if any(role == "assistant" for role, _ in told) else _as_notes(facts)

    async def document(self, text: str, *, day: date, hint: MemoryType | None, source: Source) -> tuple[KeptFact, ...]:
        """A document in pieces, a fact each, without secrets."""
        chunks = await self._beside.read(len(text), self._pieces, text)
        return self.with_ids(
            Fact(text=part, index=index, type=hint, source=source, role="document", mentioned_at=day)
            for index, part in enumerate(chunks)
        )

    def _pieces(self, text: str) -> list[str]:
        safe = redact_beside(sanitise(text))
        return chunk(clean(safe.text), count=self._count, options=self._options.chunks)

    def with_ids(self, facts: Iterable[Fact]) -> tuple[KeptFact, ...]:
        """Facts with the ids that their memories will have."""
        return tuple(KeptFact(fact=fact, memory_id=self._make_id(), event_id=self._make_id()) for fact in facts)

    async def _told(self, spoken: Spoken, before: Sequence[str] = ()) -> Extracted:
        """What was told; `before`: what the user said before, the newest first. Raises what the extractor raises."""
        size = len(spoken.user) + len(spoken.assistant)
        heard, retractions = await self._beside.read(size, without_orders, spoken, before=before)
        found = await self._extractor.extract(heard)
        return await self._beside.read(size, self._extracted, spoken, heard, retractions, found, before=before)

    def _extracted(
        self,
        spoken: Spoken,
        heard: Spoken,
        retractions: tuple[Retraction, ...],
        extracted: Sequence[Fact],
        *,
        before: Sequence[str],
    ) -> Extracted:
        """What was told in words of which an extractor has found these facts, and which have these orders to forget."""
        found = [*extracted, *_beside_orders(retractions, spoken.mentioned_at)]
        if not retractions and heard.user == spoken.user:  # what is answered off the record is off the record, too
            found += by_assistant(spoken, count=self._count, before=before)
        told = bounded(found, self._options.facts)
        safe = _without_secrets(told)
        asked = {fact.index: () if fact.is_conclusion else asked_for(fact.text) for fact in safe}
        retractions = (*retractions, *chain.from_iterable(asked.values()))
        before_order = said_before_order(spoken.user, heard.user) if retractions else ""
        return Extracted(
            facts=self.with_ids(
                fact
                for fact in safe
                if fact.beside_order
                or not (asked[fact.index] or takes_back(retractions, fact.text, before=before_order))
            ),
            retractions=retractions,
            everything=wants_everything_forgotten(spoken),
            withheld=len(told) - len(safe),
        )

    # ── Who says it, and as whom ──────────────────────────────────────────────────────────────────────────────

    async def _is_hers(self, record: TurnRecord) -> bool:
        """Whether the user said it: under no name, or under the one that her profile knows.

        What another speaker says of himself in her conversation must not become what is known of her.
        """
        if not record.speaker:
            return True
        name = field_of(await self._store.profile(Scope(record.scope.tenant, record.scope.user)), "name")
        return name is not None and any(
            is_called(record.speaker, (value.text, *value.text.split())) for value in name.values
        )

    async def _as_whose(self, record: TurnRecord, said: str, facts: Sequence[KeptFact]) -> tuple[KeptFact, ...]:
        """Facts as hers, or as said in a part that she plays in this conversation, or for another than the user.

        What was said before is looked through only where they assert something.
        """
        asserted = any(kept.fact.source is Source.CONFIRMED for kept in facts)
        before = await self._said_before(record) if asserted else ()
        *_, own = not_written_on(own_words((*reversed(before), said)))
        if own != said:
            facts = _without_parts(facts, own)
        return _as_of_another(facts) if is_for_another((*reversed(before), said)) else tuple(facts)

    async def _said_before(self, record: TurnRecord) -> tuple[str, ...]:
        """What the user said before in the conversation, the newest first."""
        if self._sessions is None:
            return ()
        before = await self._sessions.newest(record.scope, record.session, limit=PLAYED)
        return tuple(entry.content for entry in reversed(before) if entry.role == "user")


def _said_in_turn(job: Job) -> tuple[int, int, Spoken]:
    """How many pieces of material and secrets were in the user's words of a job's turn, and what was said without."""
    own = parted(without_echo(sanitise(job.record.user_text), job.record.injection))
    words = redact_beside(clean(own.prose))
    return len(own.material), words.count, _spoken(job, words.text)


def _said_in_conversation(told: Sequence[tuple[str, str]]) -> tuple[tuple[str, str], ...]:
    """The messages of a conversation that are a source, without material and secrets."""
    read = {"user": _own_prose, "assistant": clean}
    given = dict.fromkeys(
        given_in(reply, question)
        for (asking, question), (role, reply) in pairwise(told)
        if (asking, role) == ("assistant", "user")
    )

    def said_in(role: str, text: str) -> tuple[str, str]:
        for secret in given:
            text = without_given(text, secret)[0]
        return role, redact_beside(read[role](sanitise(text))).text

    return _as_answers([said_in(role, text) for role, text in told if role in SOURCES])


def _spoken(job: Job, user: str) -> Spoken:
    """What was answered in a job's turn, or step of it, to these words of the user's."""
    record = job.record
    answer = "" if record.partial else record.answer.text
    return Spoken(
        user=user,
        assistant=redact(clean(without_echo(sanitise(answer), record.injection))).text,
        mentioned_at=day_of(job.session_at or record.at, record.timezone),
        timezone=record.timezone,
        tenant=record.scope.tenant,
        attempt=job.attempts,
        gives_back=record.gives_back,
        is_underway=record.answer.is_underway,
    )


def _as_answers(messages: Sequence[tuple[str, str]]) -> tuple[tuple[str, str], ...]:
    """Messages, of which those of the user's that begin with a short answer say what it states."""
    before = ("", *(text if role == "assistant" else "" for role, text in messages))
    return tuple(
        (role, as_stated(asked, text) if role == "user" and asked else text)
        for asked, (role, text) in zip(before, messages, strict=False)
    )


def _beside_orders(retractions: Iterable[Retraction], day: date) -> Iterator[Fact]:
    """What the user says beside orders to forget, which is known of nothing but these: "we broke up".

    And what she took back because it was of somebody else, with that: it is nobody's fact, and none of the profile.
    """
    taken_back = [each for each in retractions if each.of_another]
    if taken_back:
        said = " ".join((*(each.what for each in taken_back), taken_back[0].of_another))
        yield Fact(text=said, source=Source.INFERRED, type=MemoryType.EPISODIC, mentioned_at=day)
    for each in retractions:
        if statement_of(each.undone):
            yield Fact(text=each.undone, beside_order=each.what, type=MemoryType.EPISODIC, mentioned_at=day)


def _without_secrets(facts: Iterable[Fact]) -> list[Fact]:
    return [fact for fact in facts if REDACTED not in redact(fact.text).text]


def _as_notes(facts: Iterable[KeptFact]) -> tuple[KeptFact, ...]:
    """Facts, of which those that are notes of the user ("User is vegan.") are read as what models write of her."""
    return tuple(
        msgspec.structs.replace(kept, fact=msgspec.structs.replace(kept.fact, prompt_version=NOTE))
        if kept.fact.prompt_version is None and is_note(kept.fact.text)
        else kept
        for kept in facts
    )


def _as_played(facts: Iterable[KeptFact]) -> tuple[KeptFact, ...]:
    """Facts as what a part says that the user plays: said for once, and nothing of the profile or that could harm."""
    played = {"source": Source.INFERRED, "tentative": True, "type": MemoryType.EPISODIC}
    return tuple(
        msgspec.structs.replace(kept, fact=msgspec.structs.replace(kept.fact, **played))
        if kept.fact.source is Source.CONFIRMED
        else kept
        for kept in facts
    )


def _as_of_another(facts: Iterable[KeptFact]) -> tuple[KeptFact, ...]:
    """Facts as somebody says them who writes for the user: of herself for this conversation, and none asserted."""
    return tuple(
        msgspec.structs.replace(
            kept,
            fact=msgspec.structs.replace(
                kept.fact,
                source=Source.INFERRED,
                type=MemoryType.WORKING if phrases.OF_SPEAKER.search(kept.fact.text) else MemoryType.EPISODIC,
            ),
        )
        if kept.fact.source is Source.CONFIRMED
        else kept
        for kept in facts
    )


def _as_told_by(told: Extracted, own: Sequence[str]) -> Extracted:
    """What was told in these messages of a user's, of which some may be said in a part, or for somebody else."""
    hers = [*not_written_on(own_words(own))]
    if hers != [*own]:
        told = msgspec.structs.replace(told, facts=_without_parts(told.facts, "\n".join(hers)))
    return msgspec.structs.replace(told, facts=_as_of_another(told.facts)) if is_for_another(own) else told


def _without_parts(facts: Iterable[KeptFact], own: str) -> tuple[KeptFact, ...]:
    """Facts, of which what does not stand in the user's `own` words is said in a part, or for another."""
    hers = _bare(own)
    return tuple(fact for kept in facts for fact in ((kept,) if _bare(kept.fact.text) in hers else _as_played((kept,))))


def _own_prose(text: str) -> str:
    """A message as its user's word: what is material in it is no source, for no extractor."""
    return clean(parted(text).prose)


def _is_in(sentence: str, memories: Sequence[str]) -> bool:
    """Whether a memory says a sentence, or all of it but an opening ("Quick update: …")."""
    said = _bare(sentence)
    return any(said in told or (told in said and 2 * len(told) > len(said)) for told in map(_bare, memories))


def _bare(text: str) -> str:
    return " ".join(text.casefold().split()).rstrip(".!… ")
