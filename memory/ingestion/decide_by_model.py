"""What is to be done with a fact, by a language model, with the model-free decision as its guard.

The model is shown short ids and can touch nothing but the memories that it was shown. What it may not do, whatever it
says (docs/rules.md, Decision by a model):

    an invented id                                                    → ADD
    UPDATE or DELETE of what has nothing to do with it, of what is one
      of several of a kind (`replacement.py`), of another subject's, or
      that swallows a reading                                         → ADD
    UPDATE or DELETE of what the user said by what was only inferred  → ADD
    UPDATE with names or numbers that neither text has                → the fact's own text
    DELETE of what the fact does not contradict                       → refused; with an ADD beside it: an UPDATE
    anything but DELETE of what is near what the user wants forgotten → nothing
    NONE for a fact that changes a state, or names what no memory does → UPDATE, ADD
"""

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any, Protocol, cast

import msgspec

from memory.ingestion.extract_by_model import without_suffix
from memory.ingestion.fact import Fact
from memory.ingestion.replacement import contradicts, objection, of_one_state, shared
from memory.language.claims import is_reading
from memory.language.comparison import Decision, Known, Verdict, supersedes
from memory.language.grounding import marks
from memory.language.prompt_injection import suspicious
from memory.language.subject import subject
from memory.language.wording import USER, alike, wording
from memory.llm.instructions import InstructionBook
from memory.model.memory import Source
from memory.ports.llm import BudgetSpent, ModelError, ModelOf, ModelRequest, ModelUnavailable
from memory.text.cleaning import cut, one_line, sanitise
from memory.text.lenient_json import NotJson, read_json

SHOWN = 5
"""The nearest memories that the model is shown (docs/rules.md, Decision by a model)."""

OF_ONE_STATE = 5
"""So many more that say of the same thing how it is, the newest: in a full store the old home is not among the nearest
of the new one."""

MOST_OPERATIONS = SHOWN + OF_ONE_STATE + 1
"""Of one answer: one for each memory shown, and an ADD."""

TEXT_CHARS = 512
"""Of a merged text: as long as a fact may be."""

SETTLED = frozenset(("same_text", "duplicate", "reading"))
"""What the rules are sure of: a model is not asked."""

RETRACTED = "retracted"
"""The reason of a question about what the user wants forgotten, and the rules did not find."""

FORGOTTEN = "The user wants this to be forgotten: "
"""How such a question begins."""

NEAR_COSINE = 0.3
"""Of what is to be forgotten and a memory: texts that share no word and are farther apart speak of other things."""

OBJECTIONS = frozenset(
    ("invented_id", "low_trust", "reading", "other_subject", "unrelated", "one_of_a_kind", "not_contradicted")
)
"""Why an operation is not carried out: the reasons of the ADD that takes its place."""

DOCUMENT = "document"
"""The role of what was read, not said: it replaces nothing."""

OPERATIONS_SCHEMA: dict[str, Any] = {
    "type": "object",
    "properties": {
        "operations": {
            "type": "array",
            "items": {
                "type": "object",
                "properties": {
                    "event": {"type": "string", "enum": [verdict.value for verdict in Verdict]},
                    "id": {"type": ["string", "null"]},
                    "old_memory": {"type": ["string", "null"]},
                    "data": {"type": ["string", "null"]},
                },
                "required": ["event", "id", "old_memory", "data"],
                "additionalProperties": False,
            },
        }
    },
    "required": ["operations"],
    "additionalProperties": False,
}


class Ruling(msgspec.Struct, frozen=True, kw_only=True):
    """One operation that is to be carried out."""

    verdict: Verdict
    reason: str
    memory_id: str | None = None
    """Of UPDATE, DELETE and NONE."""
    text: str = ""
    """Of ADD and UPDATE."""
    prompt_version: str | None = None
    """What it was decided with; None: by rules."""
    overruled: int = 0
    """So many operations of the answer were not carried out as the model said, for one of `OBJECTIONS`."""


class Undecided(msgspec.Struct, frozen=True, kw_only=True):
    """A fact, what is known nearby, and what the rules would do."""

    fact: Fact
    known: tuple[Known, ...]
    by_rules: Decision
    tenant: str = ""
    last: bool = True
    """Nobody comes again: a model that is away is done without."""


def retracting(what: str, known: Sequence[Known], *, day: date, tenant: str, last: bool) -> Undecided:
    """What the user wants forgotten, as a question: its rulings close memories, or there are none."""
    fact = Fact(text=f"{FORGOTTEN}{what}", mentioned_at=day)
    by_rules = Decision(verdict=Verdict.NONE, reason=RETRACTED)
    return Undecided(fact=fact, known=tuple(known), by_rules=by_rules, tenant=tenant, last=last)


class Decider(Protocol):
    """Decides what becomes of a fact."""

    async def decide(self, question: Undecided) -> tuple[Ruling, ...]:
        """At least one ruling; at most one ADD, and one for each memory. Raises `ModelUnavailable`."""
        ...


class RuleDecider:
    """The model-free decision."""

    async def decide(self, question: Undecided) -> tuple[Ruling, ...]:
        return by_rules(question)


class ModelDecider:
    """Asks a language model where the rules alone cannot know."""

    def __init__(self, *, model_of: ModelOf, instructions: InstructionBook) -> None:
        self._model_of = model_of
        self._instructions = instructions

    async def decide(self, question: Undecided) -> tuple[Ruling, ...]:
        """Raises `ModelUnavailable` unless it is the last time."""
        if not question.known or question.fact.role == DOCUMENT or question.by_rules.reason in SETTLED:
            return by_rules(question)
        instructions = self._instructions.of(question.tenant).update_decision
        shown = shown_of(question)
        request = ModelRequest(
            system=instructions.text,
            user=question_text(question.fact.text, shown),
            form="json",
            schema=OPERATIONS_SCHEMA,
            schema_name="operations",
        )
        try:
            answer = await self._model_of(question.tenant).answer(request)
            operations = operations_of(read_json(answer.text))
        except (BudgetSpent, NotJson):
            return by_rules(question)
        except ModelUnavailable:
            if question.last:
                return by_rules(question)
            raise
        except ModelError:
            return by_rules(question)
        return guarded(operations, question, shown=shown, version=instructions.version)


def by_rules(question: Undecided) -> tuple[Ruling, ...]:
    """What the model-free decision comes to; what was only inferred replaces nothing that the user said."""
    by_rules = question.by_rules
    target = next((memory for memory in question.known if memory.id == by_rules.memory_id), None)
    if by_rules.verdict in {Verdict.UPDATE, Verdict.DELETE} and target and not _may_replace(question.fact, target):
        return (Ruling(verdict=Verdict.ADD, reason="low_trust", text=question.fact.text),)
    return (
        Ruling(verdict=by_rules.verdict, reason=by_rules.reason, memory_id=by_rules.memory_id, text=question.fact.text),
    )


def shown_of(question: Undecided) -> tuple[Known, ...]:
    """What the model may choose from: what the rules speak of, then the nearest, then what is of the same state."""
    ranked = sorted(question.known, key=lambda memory: (memory.id != question.by_rules.memory_id, -memory.cosine))
    said = question.fact.text
    others = [each for each in ranked[SHOWN:] if _of_one_subject(said, each.text) and of_one_state(said, each.text)]
    newest = sorted(others, key=lambda memory: memory.day or question.fact.mentioned_at, reverse=True)
    return (*ranked[:SHOWN], *newest[:OF_ONE_STATE])


def question_text(fact: str, shown: Sequence[Known]) -> str:
    """The user message, with short ids: a model that copies a uuid makes mistakes."""
    if not shown:
        return f"New fact: {fact}\n\nExisting memories:\nNo existing memories found."
    lines = (f"- ID: {at}, Text: {memory.text}" for at, memory in enumerate(shown))
    return "\n".join((f"New fact: {fact}", "", "Existing memories:", *lines))


# ── What the model says ───────────────────────────────────────────────────────────────────────────────────────


class Operation(msgspec.Struct, frozen=True):
    """What the model wants done."""

    verdict: Verdict
    id: str = ""
    data: str = ""


_EVENTS = {verdict.value: verdict for verdict in Verdict} | {"NOOP": Verdict.NONE, "NO_CHANGE": Verdict.NONE}
_LIST_KEYS = ("operations", "memory", "events", "results")


def operations_of(answer: object) -> tuple[Operation, ...]:
    """The operations in an answer: `{"operations": [...]}`, an array, or one alone. Raises `NotJson` without any."""
    found = answer
    if isinstance(answer, dict):
        fields = cast("dict[str, object]", answer)
        found = next((fields[key] for key in _LIST_KEYS if isinstance(fields.get(key), list)), [fields])
    items = cast("list[object]", found)[:MOST_OPERATIONS] if isinstance(found, list) else []
    operations: list[Operation] = []
    for item in items:
        if not isinstance(item, dict):
            continue
        told = {key: value for key, value in cast("dict[str, object]", item).items() if isinstance(value, str | int)}
        verdict = _EVENTS.get(str(told.get("event", "")).strip().upper())
        if verdict is None:
            continue
        memory_id = str(told.get("id", "")).strip().removeprefix("ID:").strip()
        data = str(told.get("data") or told.get("text") or "")
        operations.append(Operation(verdict, memory_id, without_suffix(one_line(sanitise(data)))))
    if not operations:
        raise NotJson("the answer holds no operation")
    return tuple(operations)


# ── What of it is done ────────────────────────────────────────────────────────────────────────────────────────


def guarded(
    operations: Sequence[Operation], question: Undecided, *, shown: Sequence[Known], version: str
) -> tuple[Ruling, ...]:
    """The rulings that the operations come to: see the module's docstring."""
    by_id = {str(at): memory for at, memory in enumerate(shown)} | {memory.id: memory for memory in shown}
    if question.by_rules.reason == RETRACTED:
        return _forgotten(operations, by_id, question, version=version)
    wanted = [operation for operation in operations if operation.verdict is not Verdict.NONE]
    replaced = any(operation.verdict is Verdict.ADD for operation in wanted)
    asked = [_ruling(operation, by_id.get(operation.id), question, replaced=replaced) for operation in wanted]
    refused = [ruling for ruling in asked if ruling.reason in OBJECTIONS]
    first, *others = _taken(asked, refused) or _nothing_new(question)
    told = msgspec.structs.replace(first, overruled=len(refused))
    return tuple(msgspec.structs.replace(ruling, prompt_version=version) for ruling in (told, *others))


def _forgotten(
    operations: Sequence[Operation], by_id: Mapping[str, Known], question: Undecided, *, version: str
) -> tuple[Ruling, ...]:
    """The deletions of what is near what the user wants forgotten."""
    what = question.fact.text.removeprefix(FORGOTTEN)
    targets = (by_id.get(each.id) for each in operations if each.verdict is Verdict.DELETE)
    meant = {each.id for each in targets if each and _may_replace(question.fact, each) and _is_near(what, each)}
    return tuple(
        Ruling(verdict=Verdict.DELETE, reason=RETRACTED, memory_id=memory.id, prompt_version=version)
        for memory in question.known
        if memory.id in meant
    )


def _is_near(what: str, memory: Known) -> bool:
    """Whether a memory may be what is to be forgotten: "my old flat" need not be called so in it."""
    return memory.cosine >= NEAR_COSINE or shared(what, memory.text) or of_one_state(what, memory.text)


def _taken(asked: Sequence[Ruling], refused: Sequence[Ruling]) -> tuple[Ruling, ...]:
    """What is done of what was asked for, one ruling for each memory and one ADD; what was refused is its reason."""
    found: dict[str, Ruling] = {}
    for ruling in asked:
        if ruling not in refused:
            found.setdefault(ruling.memory_id or "", ruling)
    if any(ruling.reason == "replaced" for ruling in found.values()):
        found.pop("", None)  # the ADD is the new text of what was to be deleted
    if refused and not found:
        return (refused[0],)
    if refused and "" in found:
        found[""] = msgspec.structs.replace(found[""], reason=refused[0].reason)
    return tuple(found.values())


def _nothing_new(question: Undecided) -> tuple[Ruling, ...]:
    """The model sees nothing new. The rules know better where a state changes, or where a name or number is new."""
    if question.by_rules.verdict is Verdict.UPDATE:
        return by_rules(question)
    marked = marks(question.fact.text)
    if marked and not any(marked <= marks(memory.text) for memory in question.known):
        return (_added(question.fact, "names_more"),)
    return (Ruling(verdict=Verdict.NONE, reason="model"),)


def _ruling(operation: Operation, target: Known | None, question: Undecided, *, replaced: bool) -> Ruling:
    fact = question.fact
    if operation.verdict is Verdict.ADD:
        return Ruling(verdict=Verdict.ADD, reason="model", text=_checked(operation.data, fact, ()))
    if target is None:
        return _added(fact, "invented_id")
    reason = _objection(operation, target, question)
    if not reason and operation.verdict is Verdict.DELETE and not contradicts(fact.text, target.text):
        reason = "not_contradicted"
    if reason:
        return _added(fact, reason)
    if operation.verdict is Verdict.UPDATE:
        text = _checked(operation.data, fact, (target.text,))
        return Ruling(verdict=Verdict.UPDATE, reason="model", memory_id=target.id, text=text)
    # What says more than that something is over takes its place: a deletion alone would leave nothing of it.
    mine = wording(fact.text)
    is_over = mine.ended or mine.negations % 2 == 1
    if not replaced and is_over and set(mine.words) <= set(wording(target.text).words):
        return Ruling(verdict=Verdict.DELETE, reason="model", memory_id=target.id)
    return Ruling(verdict=Verdict.UPDATE, reason="replaced", memory_id=target.id, text=fact.text)


def _added(fact: Fact, reason: str) -> Ruling:
    return Ruling(verdict=Verdict.ADD, reason=reason, text=fact.text)


def _objection(operation: Operation, target: Known, question: Undecided) -> str:
    """Why an UPDATE or DELETE of this memory is not to be; empty if nothing speaks against it."""
    fact = question.fact
    if not _may_replace(fact, target):
        return "low_trust"
    if supersedes(fact.text, target.text):
        return ""
    if is_reading(fact.text) or is_reading(target.text):
        return "reading"
    if not _of_one_subject(fact.text, target.text):
        return "other_subject"
    merged = operation.data if operation.verdict is Verdict.UPDATE else ""
    return objection(fact.text, target.text, merged=merged)


def _of_one_subject(new: str, old: str) -> bool:
    """Whether both speak of one: of the user, or of whom the old text says that the user has ("a dog called Rex")."""
    mine, theirs = subject(new), subject(old)
    named = [word for word in mine.split() if word != "new"]
    return mine == theirs or (theirs == USER != mine and all(_names(old, word.removesuffix("'s")) for word in named))


def _names(text: str, word: str) -> bool:
    return any(alike(word, other) for other in wording(text).words)


def _may_replace(fact: Fact, target: Known) -> bool:
    if fact.role == DOCUMENT or suspicious(fact.text):
        return False
    return fact.source is Source.CONFIRMED or target.source is Source.INFERRED


def _checked(data: str, fact: Fact, others: Sequence[str]) -> str:
    """The model's text, unless it has names or numbers from nowhere, or reads like an order."""
    known = marks(" ".join((fact.text, *others)))
    plain = " ".join((fact.text, *others)).casefold()
    invented = any(mark not in known and mark not in plain for mark in marks(data))
    if not data or invented or suspicious(data) or cut(data, TEXT_CHARS) != data:
        return fact.text
    return data
