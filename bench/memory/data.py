"""What is put in and what must come out: files that are given, told apart by their content, and those that are ours."""

import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Literal, TypeVar, cast

import msgspec

from bench.quality.data import Conversation, conversations

T = TypeVar("T")

OURS = Path(__file__).parent / "data"

LANGUAGES = {"e": "en", "d": "de", "s": "es", "i": "it", "z": "zh"}
"""By the first letter of a dialogue's id, where it names no language."""

Verdict = Literal["NONE", "UPDATE", "ADD", "DELETE"]


class Pair(msgspec.Struct, frozen=True):
    """Two statements, and what the second is to the first."""

    old: str
    new: str
    expected: Verdict


class Change(msgspec.Struct, frozen=True):
    """Two statements as people make them; whether the second takes the first one's place."""

    old: str
    new: str
    expected: Literal["supersede", "both stay", "same"]
    still: tuple[str, ...] = ()
    """Values of the profile that hold all the same: whose son starts school has a son of that name."""


class Talk(msgspec.Struct, frozen=True):
    """A user's messages, session by session, and regular expressions for what must be known afterwards."""

    id: str
    sessions: tuple[tuple[str, ...], ...]
    questions: tuple[str, ...] = ()
    facts: tuple[str, ...] = ()
    lang: str = ""

    @property
    def language(self) -> str:
        """In which it is held."""
        return self.lang or LANGUAGES.get(self.id[:1], "other")


class Forgotten(msgspec.Struct, frozen=True):
    """What is said, and how it is taken back."""

    said: str
    then: str


class Samples(msgspec.Struct, frozen=True, kw_only=True):
    """Labelled cases; each section may be missing."""

    pairs: tuple[Pair, ...] = ()
    changes: tuple[Change, ...] = ()
    must_pin: tuple[str, ...] = ()
    must_not_pin: tuple[str, ...] = ()
    dialogues: tuple[Talk, ...] = ()
    unrelated_prompts: tuple[str, ...] = ()
    forget: tuple[Forgotten, ...] = ()
    not_to_be_kept: tuple[str, ...] = ()


class Task(msgspec.Struct, frozen=True):
    """A first message that somebody sent to an assistant; `personal`: whether it says something of that person."""

    text: str
    personal: bool | None = None
    """None: nobody has labelled it."""


class Preference(msgspec.Struct, frozen=True):
    """What somebody prefers, and a request for which it should count, though that does not name it."""

    preference: str
    question: str
    lang: str = "en"


class Data(msgspec.Struct, frozen=True, kw_only=True):
    """All that is given."""

    samples: Samples = Samples()
    talks: tuple[Conversation, ...] = ()
    """Dialogues of two people, in LoCoMo's form."""
    locomo: tuple[Path, ...] = ()
    chats: tuple[Path, ...] = ()
    """Files of long chats with an assistant, in the form of `bench.quality`."""
    tasks: tuple[Task, ...] = ()
    preferences: tuple[Preference, ...] = ()
    """In PrefEval's form."""


def read(paths: Sequence[Path]) -> Data:
    """The files, whatever of the five forms each has. Raises `ValueError` for what has none, and `OSError`."""
    data = Data()
    for path in paths:
        raw = path.read_bytes()
        try:
            data = _with(data, path, decoded(raw))
        except (msgspec.MsgspecError, KeyError, TypeError, AttributeError) as error:
            raise ValueError(f"{path} is of no form that is known here: {error}") from error
    return data


def decoded(raw: bytes) -> object:
    """A JSON document, or the list of a file of JSON lines."""
    try:
        return msgspec.json.decode(raw)
    except msgspec.DecodeError:
        return [msgspec.json.decode(line) for line in raw.splitlines() if line.strip()]


def _with(data: Data, path: Path, found: object) -> Data:
    several = cast("list[dict[str, Any]]", found if isinstance(found, list) else [found])
    first = several[0] if several else {}
    add = msgspec.structs.replace
    if "conversation" in first:
        return add(data, talks=(*data.talks, *conversations(path, "locomo")), locomo=(*data.locomo, path))
    if "messages" in first and "questions" in first:
        return add(data, chats=(*data.chats, path))
    if "text" in first:
        return add(data, tasks=(*data.tasks, *msgspec.convert(several, tuple[Task, ...])))
    if "preference" in first and "question" in first:
        told = msgspec.convert(several, tuple[Preference, ...])
        return add(data, preferences=(*data.preferences, *told))
    if isinstance(found, dict) and first.keys() & set(Samples.__struct_fields__):
        return add(data, samples=_joined(data.samples, msgspec.convert(first, Samples)))
    raise TypeError("neither labelled cases nor dialogues, chats, prompts or preferences")


def _joined(one: Samples, other: Samples) -> Samples:
    return Samples(**{name: getattr(one, name) + getattr(other, name) for name in Samples.__struct_fields__})


# ── Ours ──────────────────────────────────────────────────────────────────────────────────────────────────────


class Negative(msgspec.Struct, frozen=True):
    """A message that sounds like a change and is none: what stands in every prompt stays there."""

    lang: str
    kind: Literal["safety", "other"]
    said: tuple[str, ...]
    then: str
    keeps: str
    """A regular expression for what stands in the stable block before and must stand there afterwards."""


class PinCase(msgspec.Struct, frozen=True):
    """A message, and whether what it tells must be pinned, or must not."""

    lang: str
    text: str
    pinned: bool


class Message(msgspec.Struct, frozen=True):
    """A message without a question mark, and whether it tells something of its author, or only asks for something."""

    lang: str
    text: str
    tells: bool


class Wish(msgspec.Struct, frozen=True, kw_only=True):
    """What is known of a user, and a message that is an order to forget, or only sounds like one."""

    lang: str
    known: tuple[str, ...]
    then: str
    closed: tuple[str, ...] = ()
    """What of it is to be closed, and nothing else; none: it is no order."""


class News(msgspec.Struct, frozen=True, kw_only=True):
    """What is known of a user, and an everyday statement that changes some of it, or only sounds like one."""

    lang: str
    known: tuple[str, ...]
    then: str
    outdated: tuple[str, ...] = ()
    """What of it holds no more; none: nothing has changed."""


class Order(msgspec.Struct, frozen=True, kw_only=True):
    """An order to forget, or not to keep, or what only sounds like one: a statement, then the message."""

    lang: str
    said: str
    then: str
    gone: tuple[str, ...] = ()
    """Words of which none may stand in a prompt afterwards; none: it is no order."""
    stays: tuple[str, ...] = ()
    """Words that must still be known."""


class Diary(msgspec.Struct, frozen=True):
    """Readings of one thing on days that follow each other."""

    id: str
    lang: str
    pattern: str
    """A message with `{value}` in it."""
    values: tuple[str, ...]


class Asked(msgspec.Struct, frozen=True):
    """A question, and regular expressions for what its prompt must have, or must not."""

    ask: str
    needs: tuple[str, ...] = ()
    never: tuple[str, ...] = ()
    place: str = ""
    """Of a coding dialogue: the project in which it is asked."""


class Exchange(msgspec.Struct, frozen=True):
    """Messages of a user and what the assistant answered them, on some day."""

    day: int
    said: tuple[str, ...]
    answers: tuple[str, ...] = ()
    place: str = ""
    """Of a coding dialogue: the project in which it is held."""


class Story(msgspec.Struct, frozen=True):
    """What a user said over some days, and what is asked afterwards."""

    id: str
    lang: str
    talks: tuple[Exchange, ...]
    questions: tuple[Asked, ...]
    how: Literal["", "header", "env"] = ""
    """Of a coding dialogue: how a request tells its project."""


class Told(msgspec.Struct, frozen=True):
    """Statements of one language, each with a question that has its words in other forms."""

    lang: str
    pairs: tuple[tuple[str, str], ...]
    unrelated: tuple[str, ...]
    """Questions that have nothing to do with any of them."""


class Everyday(msgspec.Struct, frozen=True):
    """What somebody says in passing over some weeks, what she asks later, and what anybody may ask."""

    said: tuple[str, ...]
    questions: tuple[Asked, ...]
    unrelated: tuple[str, ...]


class Life(msgspec.Struct, frozen=True):
    """What somebody says in conversations some days apart, what she asks later, and what anybody may ask.

    Of questions every second one was only counted while rules were made.
    """

    lang: str
    talks: tuple[tuple[str, ...], ...]
    questions: tuple[Asked, ...]
    unrelated: tuple[str, ...]


def ours(name: str, kind: type[T]) -> tuple[T, ...]:
    """The cases of one of our own files."""
    return msgspec.json.decode((OURS / f"{name}.json").read_bytes(), type=tuple[kind, ...])


def texts_in(found: object) -> Iterator[str]:
    """Everything that is said in a file of cases, as it was decoded."""
    if isinstance(found, str):
        if " " in found:
            yield found
    elif isinstance(found, dict):
        for name, each in cast("dict[str, object]", found).items():
            if name not in {"facts", "keeps", "lang", "kind", "id"}:
                yield from texts_in(each)
    elif isinstance(found, list):
        for each in cast("list[object]", found):
            yield from texts_in(each)


def found(pattern: str, texts: Iterable[str]) -> bool:
    """Whether a regular expression is found in one of the texts; case does not count."""
    return any(re.search(pattern, text, re.IGNORECASE) for text in texts)
