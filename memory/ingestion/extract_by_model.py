"""Facts out of a turn with the help of a model, behind the port of `extract_by_rules.py`.

    ModelExtractor     asks a language model, checks what it says, and may have it look twice
    AdaptedExtractor   asks an own extractor of the shape of `LLMAdapter`
    Forbearing         tries again while that can help, then falls back

What a model says is data of unknown worth. Each fact is cut out of whatever the answer is, bounded, stripped of its
date suffix (see docs/rules.md for both), left out if it repeats an example of the prompt, and its source is judged
by whose words it rests on (`grounding.py`), not by what the model claims.
"""

import asyncio
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any, Protocol, cast

import msgspec

from memory.ingestion.extract_by_rules import Extractor
from memory.ingestion.fact import Fact
from memory.language.grounding import is_example, source_is_user
from memory.language.statements import MOST_CHARS, TAIL_CHARS
from memory.llm.instructions import InstructionBook, Instructions, own
from memory.model.import_path import at_import_path
from memory.model.memory import MemoryType, Source
from memory.model.turn import Spoken
from memory.ports.llm import BudgetSpent, ModelError, ModelOf, ModelRequest, ModelUnavailable
from memory.text.cleaning import cut
from memory.text.lenient_json import NotJson, read_json

MOST_ITEMS = 250
"""So many items of an answer are looked at: 25 facts are kept (FAULTS I02), what could harm if left out first."""

ANSWER_CHARS = 8_000
"""So much of an assistant's answer is shown to the model, for what the user's words refer to."""

UNJUDGED = 0.5
"""The importance of a fact whose model gave none: that of any memory."""

TAG_CHARS, MOST_TAGS = 32, 5

FACTS_SCHEMA: dict[str, Any] = {
    "type": "object",
    "properties": {
        "facts": {
            "type": "array",
            "items": {
                "type": "object",
                "properties": {
                    "content": {"type": "string"},
                    "source": {"type": "string", "enum": ["confirmed", "inferred"]},
                    "importance": {"type": "number"},
                    "tags": {"type": "array", "items": {"type": "string"}},
                    "type": {"type": "string", "enum": [kind.value for kind in MemoryType]},
                },
                "required": ["content", "source", "importance", "tags", "type"],
                "additionalProperties": False,
            },
        }
    },
    "required": ["facts"],
    "additionalProperties": False,
}

_SUFFIX = re.compile(r"\s*[\[(]mentioned(?: on)? \d{4}-\d\d-\d\d[\])]\.?", re.IGNORECASE)
_TAG = re.compile(r"[\w][\w -]*")
_TEXT_KEYS = ("content", "fact", "text", "memory")
_LIST_KEYS = ("facts", "memories", "results", "items")


class ModelExtractor:
    """Asks a language model for the facts of a turn."""

    def __init__(self, *, model_of: ModelOf, instructions: InstructionBook, reflect: bool = False) -> None:
        """`reflect`: the model looks at its facts once more; if that fails they go on as they were."""
        self._model_of = model_of
        self._instructions = instructions
        self._reflect = reflect

    async def extract(self, spoken: Spoken) -> tuple[Fact, ...]:
        """Raises `ModelError`."""
        if not spoken.user.strip():
            return ()
        known = self._instructions.of(spoken.tenant)
        chosen = own(spoken.instructions) if spoken.instructions else known.fact_extraction
        answer = await self._ask(spoken, chosen, conversation_text(spoken))
        if self._reflect and _items(answer):
            found = msgspec.json.encode({"facts": _items(answer)}).decode()
            with suppress(ModelError):  # its facts go on as they were
                answer = await self._ask(spoken, known.reflection, f"{conversation_text(spoken)}\n\nFacts:\n{found}")
        return tuple(facts_of(answer, spoken, instructions=chosen))

    async def _ask(self, spoken: Spoken, instructions: Instructions, user: str) -> object:
        request = ModelRequest(
            system=instructions.text,
            user=user,
            form="json",
            schema=FACTS_SCHEMA,
            schema_name="facts",
            attempt=spoken.attempt - 1,
        )
        answer = await self._model_of(spoken.tenant).answer(request)
        value = read_json(answer.text)
        _items(value)
        return value


def conversation_text(spoken: Spoken) -> str:
    """What the model is shown: the session date, then the messages (docs/rules.md, Extraction by a model).

    The inner lines of a message are set in, so that none of them passes for another message (FAULTS I12).
    """
    day = spoken.mentioned_at
    lines = [f"Session date: {day.isoformat()} ({day:%A}), time zone {spoken.timezone}", "Conversation:"]
    for role, said in spoken.conversation:
        text = said[:ANSWER_CHARS] if role == "assistant" else said
        if len(text) > MOST_CHARS:
            text = f"{text[: MOST_CHARS - TAIL_CHARS]}\n…\n{text[-TAIL_CHARS:]}"
        set_in = text.strip().replace("\n", "\n  ")
        lines.append(f"{role}: {set_in}")
    return "\n".join(lines)


# ── What the answer says ──────────────────────────────────────────────────────────────────────────────────────


def facts_of(answer: object, spoken: Spoken, *, instructions: Instructions) -> Iterator[Fact]:
    """The facts of an answer that rest on the conversation. Raises `NotJson` when the answer is no list of facts."""
    said = "\n".join(text for _, text in spoken.conversation)
    for item in _items(answer):
        text = without_suffix(_text_of(item))
        if not text or is_example(text, instructions.examples, conversation=said):
            continue
        fields = cast("dict[str, object]", item) if isinstance(item, dict) else {}
        claimed = fields.get("source") != Source.INFERRED.value
        confirmed = claimed and source_is_user(text, user=spoken.user, assistant=spoken.assistant)
        kind = next((kind for kind in MemoryType if kind.value == fields.get("type")), None)
        if kind is MemoryType.PROCEDURAL and not confirmed:
            kind = MemoryType.SEMANTIC  # what stands in every prompt must have been said by the user
        tags = fields.get("tags")
        tags = cast("list[object]", tags)[:MOST_TAGS] if isinstance(tags, list) else []
        weight = fields.get("importance")
        if isinstance(weight, bool) or not isinstance(weight, int | float) or weight != weight:  # noqa: PLR0124 - NaN is not itself
            weight = UNJUDGED
        yield Fact(
            text=text,
            type=kind,
            source=Source.CONFIRMED if confirmed else Source.INFERRED,
            role="user" if confirmed else "assistant",
            importance=min(max(float(weight), 0.0), 1.0),
            tags=tuple(cut(tag.lower(), TAG_CHARS) for tag in tags if isinstance(tag, str) and _TAG.fullmatch(tag)),
            mentioned_at=spoken.mentioned_at,
            prompt_version=instructions.version,
        )


def without_suffix(text: str) -> str:
    """A fact without `(mentioned YYYY-MM-DD)`: the date is kept beside."""
    return _SUFFIX.sub("", text).strip()


def _items(answer: object) -> list[object]:
    """The list of facts in an answer: `{"facts": [...]}`, or a bare array. Raises `NotJson`."""
    found = answer
    if isinstance(answer, dict):
        fields = cast("dict[str, object]", answer)
        found = next((fields[key] for key in _LIST_KEYS if key in fields), [fields] if _text_of(fields) else None)
    if not isinstance(found, list):
        raise NotJson("the answer is JSON, but no list of facts")
    items = cast("list[object]", found)
    if items and not any(_text_of(item) for item in items[:MOST_ITEMS]):
        raise NotJson("the answer is a list, but not of facts")
    return items[:MOST_ITEMS]


def _text_of(item: object) -> str:
    if isinstance(item, str):
        return item
    if not isinstance(item, dict):
        return ""
    fields = cast("dict[str, object]", item)
    return next((text for key in _TEXT_KEYS if isinstance(text := fields.get(key), str)), "")


# ── Own extractors ────────────────────────────────────────────────────────────────────────────────────────────


class LLMAdapter(Protocol):
    """An own extractor, in the shape of Vitamem's (docs/rules.md, Extraction by a model)."""

    async def extract_memories(
        self, messages: Sequence[Mapping[str, str]], session_date: str
    ) -> Sequence[str | Mapping[str, Any]]:
        """Messages with `role` and `content`, and the session date YYYY-MM-DD → facts with `content` and `source`.

        A fact may end with `(mentioned YYYY-MM-DD)`.
        """
        ...


class AdaptedExtractor:
    """Asks an own extractor; what it says is checked like a model's answer."""

    def __init__(self, adapter: LLMAdapter, *, version: str) -> None:
        """`version` stands in the provenance of its facts."""
        self._adapter = adapter
        self._instructions = Instructions("", version)

    async def extract(self, spoken: Spoken) -> tuple[Fact, ...]:
        """Raises `ModelError`, and whatever the adapter raises."""
        messages = [{"role": role, "content": text} for role, text in spoken.conversation]
        found = await self._adapter.extract_memories(messages, spoken.mentioned_at.isoformat())
        return tuple(facts_of(list(found), spoken, instructions=self._instructions))


def load_extractor(path: str) -> AdaptedExtractor:
    """The `LLMAdapter` at `package.module:name`, an object or its class. Raises `ValueError` when there is none."""
    found: Any = at_import_path(path, wanted="extractor")
    adapter = found() if isinstance(found, type) else found
    if not callable(getattr(adapter, "extract_memories", None)):
        raise ValueError(f"extractor {path!r} has no extract_memories(messages, session_date)")  # noqa: TRY004 - the setting is wrong, not a type
    return AdaptedExtractor(adapter, version=path)


# ── When it fails ─────────────────────────────────────────────────────────────────────────────────────────────


class Patience(msgspec.Struct, frozen=True, kw_only=True):
    """How long a model is waited for before something else takes its place."""

    attempts: int
    """Deliveries of a job, the last of which falls back when the model is away (as the worker's)."""
    unusable_attempts: int = 3
    """The same when the model answers, but with nothing that can be used: FAULTS I02."""
    seconds: float = 55.0
    """How long an extraction may take in all: below a job's 60 s, so that the last delivery can still fall back."""


class Forbearing:
    """An extractor that is tried again while that can help; then another one takes its place, if there is one."""

    def __init__(self, extractor: Extractor, *, fallback: Extractor | None, patience: Patience) -> None:
        """Without `fallback` the job fails with the last delivery, and goes to the dead letters."""
        self._extractor = extractor
        self._fallback = fallback
        self._patience = patience

    async def extract(self, spoken: Spoken) -> tuple[Fact, ...]:
        """Raises `ModelError` while it is worth to come again."""
        try:
            async with asyncio.timeout(self._patience.seconds):
                return await self._extractor.extract(spoken)
        except TimeoutError as error:
            away = ModelUnavailable(f"no facts within {self._patience.seconds:g} s")
            away.__cause__ = error
            return await self._instead(away, spoken)
        except ModelError as error:
            return await self._instead(error, spoken)

    async def _instead(self, error: ModelError, spoken: Spoken) -> tuple[Fact, ...]:
        attempts = min(self._patience.unusable_attempts, self._patience.attempts)
        if isinstance(error, BudgetSpent):
            attempts = 0
        elif isinstance(error, ModelUnavailable):
            attempts = self._patience.attempts
        if self._fallback is None or spoken.attempt < attempts:
            raise error
        return await self._fallback.extract(spoken)
