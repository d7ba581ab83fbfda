"""Which older memories a new one puts in doubt: shown as what may have changed, not closed (docs/rules.md, Change)."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from functools import cached_property
from typing import Literal

import msgspec

from memory.ingestion.batch import KnownScope, MemoryChange
from memory.language.called_otherwise import called_otherwise
from memory.language.change import Change, changes_in, persons_in, tells_of_person, touches
from memory.language.change_reader import judged
from memory.language.change_signs import tells_of_turn
from memory.language.claims import is_country
from memory.language.contraries import contradicts
from memory.language.conventions import lifts
from memory.language.saying_table import ReadValue
from memory.language.sayings import Said, corrections_in
from memory.language.sensitivity import folded
from memory.language.sign_table import AGE, VALUE
from memory.language.subject import subject
from memory.language.texts_read import ReadText
from memory.language.wording import USER, is_among
from memory.model.memory import Actor, Doubt, Memory, MemoryType, Retention, Source
from memory.model.types import MakeId
from memory.ports.changes import Cause, Close, Update
from memory.profile.fields import SAFETY, SINGLE, kind_of, may_tell
from memory.profile.merging import denies, key_of
from memory.profile.pins import harms_if_lost


def with_doubts(
    changes: Sequence[MemoryChange],
    beside: Mapping[str, Sequence[str]],
    view: KnownScope,
    *,
    read: Callable[[str], ReadText],
    make_id: MakeId,
) -> list[MemoryChange]:
    """The changes of a batch with the doubts that they come to, each memory written once.

    `beside`: the id of each memory that is written → those that it was compared with. What is a sign of change is
    lasting: when it is gone, what it puts in doubt is asserted again. `read`: what a text says, mostly read before.
    """
    doubts = _doubts(beside, view, read)
    for memory in filter(None, map(view.memory, beside)):
        if memory.source is Source.CONFIRMED:  # only such a one is ever in doubt
            read(memory.text).read_ahead(by_model=memory.is_by_model)
    signs = {doubt.memory_id for doubt in doubts.values()}

    def marked(memory: Memory) -> Memory:
        kept = Retention.LASTING if memory.id in signs else memory.retention
        return msgspec.structs.replace(memory, doubt=doubts.get(memory.id, memory.doubt), retention=kept)

    done: list[MemoryChange] = [
        change if isinstance(change, Close) else msgspec.structs.replace(change, memory=marked(change.memory))
        for change in changes
    ]
    written = {change.memory.id for change in done if not isinstance(change, Close)}
    for memory in filter(None, map(view.memory, doubts.keys() - written)):
        seen, cause = view.seen(memory), Cause(actor=Actor.USER)
        done.append(Update(memory=marked(memory), vector=None, event_id=make_id(), seen=seen, cause=cause))
    return done


_Weighed = tuple[Memory, dict[str, ReadText], set[str]]
"""A later memory, the earlier ones that it is weighed against, and which of these it has words of."""


def _doubts(beside: Mapping[str, Sequence[str]], view: KnownScope, read: Callable[[str], ReadText]) -> dict[str, Doubt]:
    """The doubts by the ids of the memories in doubt: by a form of change, or because a change is likely."""
    doubts: dict[str, Doubt] = {}
    told: dict[str, _LaterMemory] = {}
    weighed: dict[str, _Weighed] = {}
    places = {memory_id: place for place, memory_id in enumerate(beside)}  # of what one message says
    for new, old in _pairs(beside, view):
        later, earlier = _in_order(new, old, places)
        news = told.get(later.id) or told.setdefault(later.id, _LaterMemory(later, read(later.text)))
        if not news.may_tell or not _may_be_doubted(earlier, later):
            continue
        before = read(earlier.text)
        if _is_ordered_otherwise(earlier, later) or news.replaces_medicine_of(before):
            doubts[earlier.id] = Doubt(later.id, later.mentioned_at)
            continue
        # What the assistant is told changes with what it is told, not with what happens to its user.
        if (not news.instructs and before.instructs) or _leaves_alone(news, earlier, before):
            continue
        sign = "" if news.passes else _sign_of(news, earlier, before)
        if sign == "state":
            doubts[earlier.id] = Doubt(later.id, later.mentioned_at)
            continue
        goes_on = later.id in places and earlier.id in places
        if goes_on or (not sign and _may_leave_health(news, earlier, before)):
            continue  # who tells of herself at length goes on, and takes nothing back
        _, known, named = weighed.setdefault(later.id, (later, {}, set()))
        known[earlier.id] = before
        if sign == "words":
            named.add(earlier.id)
    return doubts | dict(_by_weight(weighed.values(), doubts.keys()))


def _is_ordered_otherwise(earlier: Memory, later: Memory) -> bool:
    """Whether a standing instruction is one no more: another takes its place, or a text says that it is over."""
    if earlier.type is not MemoryType.PROCEDURAL:
        return False
    contrary = later.type is MemoryType.PROCEDURAL and contradicts(later.text, earlier.text)
    return contrary or lifts(later.text, earlier.text)


def _by_weight(weighed: Iterable[_Weighed], doubted: Set[str]) -> Iterator[tuple[str, Doubt]]:
    """The doubts because a change is likely, and those by words that a weight does not speak against."""
    for later, known, named in weighed:
        judgement = judged(later.text, known, by_model=later.is_by_model)
        for memory_id in (named - judgement.unlikely) | (judgement.likely - doubted):
            yield memory_id, Doubt(later.id, later.mentioned_at)


class _LaterMemory:
    """What a memory says that an older one may have changed by, read once for all of these."""

    def __init__(self, memory: Memory, told: ReadText) -> None:
        self._memory = memory
        self._told = told

    @property
    def text(self) -> str:
        return self._memory.text

    @cached_property
    def may_tell(self) -> bool:
        """Whether it may put anything in doubt."""
        return may_tell(self._memory) and self._memory.type is not MemoryType.WORKING

    @property
    def passes(self) -> bool:
        """Whether it was kept for once: what it likely changes is what makes it more than that."""
        return self._memory.retention is Retention.TENTATIVE

    @property
    def instructs(self) -> bool:
        """Whether it tells the assistant what to do."""
        return self._told.instructs

    @cached_property
    def words(self) -> tuple[str, ...]:
        """What it is compared by."""
        return tuple(word for word in self._told.words.words if word != USER)

    @cached_property
    def changes(self) -> tuple[Change, ...]:
        """What it says has changed."""
        return changes_in(self._memory.text, by_model=self._memory.is_by_model)

    @cached_property
    def tells_of_age(self) -> bool:
        """Whether how old somebody is is all that it says is new."""
        reaches = {change.reach for change in self.changes}
        return AGE in reaches and reaches <= {AGE, VALUE}

    @cached_property
    def drugs(self) -> frozenset[str]:
        """The medicines that it names, if it tells of nothing else, and of none that came in another's place."""
        text, drugs = self._memory.text, self._told.drugs
        if not drugs or (not any(map(str.isdigit, text)) and tells_of_turn(text)):
            return frozenset()
        return drugs if _tells_safety(self._told.said(by_model=self._memory.is_by_model)) else frozenset()

    def replaces_medicine_of(self, before: ReadText) -> bool:
        """Whether it tells of somebody else that he gets another medicine than before, in the place of one."""
        others = self._told.drugs - before.drugs if before.drugs else frozenset[str]()
        if not others or not tells_of_turn(self._memory.text):
            return False
        persons = persons_in(before.text)
        return bool(persons) and tells_of_person(self._memory.text, persons)

    @cached_property
    def lists_medicines(self) -> bool:
        """Whether it names medicines, tells of nothing else, and says of nothing that it is another way now."""
        return bool(self.drugs) and not tells_of_turn(self._memory.text)

    @cached_property
    def needs_slots(self) -> bool:
        """Whether it matters which slots an older one fills."""
        return any(change.slot for change in self.changes)

    @cached_property
    def affirms_of_health(self) -> frozenset[tuple[str, str]]:
        """The fields and values that it says of what could harm."""
        said = self._told.said(by_model=self._memory.is_by_model)
        return frozenset(_affirmed(value) for value, act in said if act == "say" and value.field in SAFETY)

    @cached_property
    def said(self) -> tuple[Said, ...]:
        """What it says of fields that an older one may contradict."""
        by_model = self._memory.is_by_model
        said = (*self._told.said(by_model=by_model), *corrections_in(self._memory.text, by_model=by_model))
        return tuple(each for each in said if each[1] == "drop" or kind_of(each[0].field) in SINGLE)


def _leaves_alone(news: _LaterMemory, earlier: Memory, before: ReadText) -> bool:
    """Whether what could harm is told, and something else of the same things: who is a year older is allergic still.

    Or the same once more: "peanuts still positive, and now cashews too". Or another one of a kind: two exams.
    """
    if called_otherwise(news.text, earlier.text):
        return True
    if news.tells_of_age and harms_if_lost(earlier.text):
        return True
    if news.affirms_of_health:
        said = before.said(by_model=earlier.is_by_model)
        health = {_affirmed(value) for value, act in said if act == "say" and value.field in SAFETY}
        if health and health <= news.affirms_of_health:
            return True
    return _is_of_other_medicines(news, earlier, before)


def _may_leave_health(news: _LaterMemory, earlier: Memory, before: ReadText) -> bool:
    """Whether what could harm is told, and what is said later is no sign of its end.

    Medicines are taken against an illness; and who steps down, or moves, is allergic still: what names nobody but her
    says nothing of that.
    """
    said = before.said(by_model=earlier.is_by_model)
    household = [value.value.partition(":")[0] for value, _ in said if value.field == "household"]
    is_treated = news.lists_medicines and not before.drugs
    if not (is_treated or _names_nobody_but(household, news, earlier, before)):
        return False
    return bool(household) or harms_if_lost(earlier.text)  # the dearest question: of few memories it is asked


def _names_nobody_but(household: Sequence[str], news: _LaterMemory, earlier: Memory, before: ReadText) -> bool:
    """Whether all that two statements have in common is of whom they are."""
    shared = [word for word in news.words if is_among(word, before.words.words)]
    if not shared:
        return False
    whom = (*household, subject(earlier.text), *persons_in(earlier.text))
    named = {folded(word) for each in whom for word in each.split()}
    return all(folded(word) in named for word in shared)


def _affirmed(value: ReadValue) -> tuple[str, str]:
    return value.field, value.value.casefold()


def _is_of_other_medicines(news: _LaterMemory, earlier: Memory, before: ReadText) -> bool:
    """Whether both tell of medicines, and of none that is the same: metformin's dose says nothing of Eliquis."""
    drugs = before.drugs if news.drugs else frozenset[str]()
    return bool(drugs) and drugs.isdisjoint(news.drugs) and _tells_safety(before.said(by_model=earlier.is_by_model))


def _tells_safety(said: Iterable[Said]) -> bool:
    """Whether nothing is said of the user but what could harm."""
    return all(value.field in SAFETY for value, _ in said)


def _pairs(beside: Mapping[str, Sequence[str]], view: KnownScope) -> Iterator[tuple[Memory, Memory]]:
    """What is written, with each of the others that are there in the end."""
    for new in filter(None, map(view.memory, beside)):
        for old in filter(None, map(view.memory, beside[new.id])):
            if old.id != new.id:
                yield new, old


def _in_order(new: Memory, old: Memory, places: Mapping[str, int]) -> tuple[Memory, Memory]:
    """The later one, and the earlier one; of one message in the order in which they were said (`places`).

    There an older memory that takes a new text is said where that stands: "We moved. I live in Vienna now."
    """
    if new.id in places and old.id in places:
        return (new, old) if places[new.id] >= places[old.id] else (old, new)
    return (new, old) if new.mentioned_at >= old.mentioned_at else (old, new)


def _may_be_doubted(old: Memory, new: Memory) -> bool:
    """Whether the new one may put this one in doubt: once it has been, only what is said later does."""
    return old.source is Source.CONFIRMED and (old.doubt is None or old.doubt.day < new.mentioned_at)


def _sign_of(news: _LaterMemory, old: Memory, before: ReadText) -> Literal["state", "words", ""]:
    """What of the new one says that the old one may have changed: a state, or a value, or words that it has, too."""
    slots = before.slots(by_model=old.is_by_model) if news.needs_slots else frozenset[str]()
    touching = [change for change in news.changes if touches(change, old.text, before.words.words, slots)]
    if any(change.slot or change.reach == AGE for change in touching):
        return "state"
    if news.said and _contradicts(news.said, before.said(by_model=old.is_by_model)):
        return "state"
    return "words" if touching else ""


def _contradicts(now: Iterable[Said], before: Iterable[Said]) -> bool:
    """Whether what is said now and what was said before cannot both be so: another name, or no longer that job."""
    known = [value for value, act in before if act == "say"]
    return any(
        value.field == former.field
        and (denies(value.field, value.value, former.value) if act == "drop" else _differs(value, former))
        for value, act in now
        for former in known
    )


def _differs(new: ReadValue, old: ReadValue) -> bool:
    if new.instead and new.instead not in old.value.split():
        return False
    if new.field == "home" and is_country(new.value) != is_country(old.value):
        return False
    return key_of(new.field, new.value) != key_of(old.field, old.value)
