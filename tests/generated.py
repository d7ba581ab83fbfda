"""Random chat requests and random streams, as bytes: all that the API knows, spelled in every way that is allowed.

A dice with the same seed makes the same again: a test that fails names its seed.
"""

import itertools
import re
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Literal, cast

import msgspec

# ── Values of JSON, spelled oddly ─────────────────────────────────────────────────────────────────────────────


class Number(msgspec.Struct, frozen=True):
    """A number as it is spelled."""

    spelling: str


class Pairs(msgspec.Struct, frozen=True):
    """An object: its keys may come twice."""

    items: tuple[tuple[str, Any], ...]


def pairs(*items: tuple[str, Any]) -> Pairs:
    return Pairs(items)


NUMBERS = ("0", "-0", "-0.0", "1", "2", "0.10", "1.0", "1e2", "1E+2", "1e400", "-1e999", "2.2250738585072011e-308")
SPACES = ("", "", "", "", " ", "\n", "\t", "\r\n", "  \n\t ")
SHORT = {"\n": "\\n", "\t": "\\t", "\r": "\\r", "\b": "\\b", "\f": "\\f", '"': '\\"', "\\": "\\\\", "/": "\\/"}
WORDS = (
    *("antibiotics", "penicillin", "What", "should I tell", "the doctor", "?", "…", "🎉", "👩‍👩‍👧", "e\u0301", "%s%n"),
    *("\u2028", "\u2029", "\u0085", "\u202e", "\u200b", "\u0000", "\ufeff", "\U000e0041", "\ufffd", "\U0010ffff"),
    *("ทดสอบ", "שלום", "你好", "\n", "\r\n", "\t", '"', "\\", "/", "\\u0041", "\\ud800", "<|endoftext|>", "</notes>"),
    *("data: [DONE]\n\n", '{"messages":[]}', '"messages":', '"model":', "```", "\x7f", "<ricordo", "-notes>"),
)


def text(dice: Random, *, most: int = 12) -> str:
    """A text of a few odd words; now and then a long one, or none."""
    if dice.random() < 0.02:  # now and then
        return dice.choice(("x", " ", "é", "🎉", '"')) * dice.randrange(5_000)
    return dice.choice(("", " ")).join(dice.choice(WORDS) for _ in range(dice.randrange(most)))


def number(dice: Random) -> Number:
    big = str(dice.randrange(1, 10)) + str(dice.getrandbits(dice.choice((8, 64, 128, 4_000))))
    return Number(dice.choice((*NUMBERS, big, f"-{big}", f"0.{big}", f"{big}e-5")))


def value(dice: Random, *, depth: int = 3) -> Any:
    """Anything at all."""
    if depth == 0 or dice.random() < 0.5:  # half of them are leaves
        return dice.choice((None, True, False, number(dice), text(dice, most=5)))
    if dice.random() < 0.05:  # now and then
        nested: Any = text(dice, most=3)
        for _ in range(dice.randrange(100)):
            nested = [nested] if dice.random() < 0.5 else pairs(("a", nested))
        return nested
    parts = [value(dice, depth=depth - 1) for _ in range(dice.randrange(4))]
    return parts if dice.random() < 0.5 else Pairs(tuple((key(dice), part) for part in parts))


def key(dice: Random) -> str:
    return dice.choice(("a", "type", "text", "content", "role", "messages", "model", "stream", "", text(dice, most=3)))


def spelled(tree: Any, dice: Random) -> str:
    """A tree as JSON, with white space and escapes where the dice say so."""
    match tree:
        case Number():
            return tree.spelling
        case str():
            return _quoted(tree, dice)
        case Pairs():
            members = (
                f"{space(dice)}{_quoted(name, dice)}{space(dice)}:{_any(part, dice)}" for name, part in tree.items
            )
            return "{" + (",".join(members) or space(dice)) + "}"
        case list():
            parts = cast("list[Any]", tree)
            return "[" + (",".join(_any(part, dice) for part in parts) or space(dice)) + "]"
        case _:
            return msgspec.json.encode(tree).decode()


def _any(tree: Any, dice: Random) -> str:
    return f"{space(dice)}{spelled(tree, dice)}{space(dice)}"


def space(dice: Random) -> str:
    return dice.choice(SPACES)


def _quoted(string: str, dice: Random) -> str:
    rate = dice.choice((0.0, 0.0, 0.1, 1.0))
    return f'"{"".join(_character(each, dice, rate) for each in string)}"'


def _character(each: str, dice: Random, rate: float) -> str:
    if each in '"\\' or each < " " or (rate and dice.random() < rate):
        if each in SHORT and dice.random() < 0.5:  # either way is right
            return SHORT[each]
        units = each.encode("utf-16-be")
        form = dice.choice(("\\u{:04x}", "\\u{:04X}"))
        return "".join(form.format(int.from_bytes(units[i : i + 2])) for i in range(0, len(units), 2))
    return each


# ── Requests ──────────────────────────────────────────────────────────────────────────────────────────────────

DATA_URL = "data:image/png;base64,iVBORw0KGgo="

PARTS: tuple[Callable[[Random], Pairs], ...] = (
    lambda dice: pairs(("type", "text"), ("text", text(dice))),
    lambda dice: pairs(("text", text(dice)), ("type", "text")),
    lambda _: pairs(("type", "image_url"), ("image_url", pairs(("url", DATA_URL), ("detail", "low")))),
    lambda _: pairs(("type", "image_url"), ("image_url", pairs(("url", "https://example.com/a%20b.png")))),
    lambda _: pairs(("type", "input_audio"), ("input_audio", pairs(("data", "AAAA"), ("format", "wav")))),
    lambda dice: pairs(("type", "file"), ("file", pairs(("filename", text(dice, most=3)), ("file_data", DATA_URL)))),
    lambda _: pairs(("type", "file"), ("file", pairs(("file_id", "file-1")))),
    lambda _: pairs(("type", "video_url"), ("video_url", pairs(("url", DATA_URL)))),
    lambda dice: pairs(("type", "refusal"), ("refusal", text(dice))),
    lambda dice: pairs(("type", "text"), ("text", text(dice)), ("cache_control", pairs(("type", "ephemeral")))),
    lambda dice: pairs(("type", "later"), ("later", value(dice))),
)


def content(dice: Random) -> Any:
    """What a message says: mostly a string or parts."""
    kind = dice.random()
    if kind < 0.5:
        return text(dice)
    if kind < 0.95:
        return [dice.choice(PARTS)(dice) for _ in range(dice.randrange(4))]
    return value(dice)


def _call(dice: Random, index: int) -> Pairs:
    function = pairs(("name", "look_up"), ("arguments", spelled(pairs(("city", text(dice, most=3))), dice)))
    if dice.random() < 0.2:  # the newer, rarer kind
        return pairs(
            ("id", f"call_{index}"), ("type", "custom"), ("custom", pairs(("name", "say"), ("input", text(dice))))
        )
    return pairs(("id", f"call_{index}"), ("type", "function"), ("function", function))


def _assistant(dice: Random) -> list[tuple[str, Any]]:
    return [
        ("content", dice.choice((None, text(dice), content(dice)))),
        *dice.choice(
            (
                (),
                (("refusal", None), ("annotations", [])),
                (("tool_calls", [_call(dice, index) for index in range(dice.randrange(3))]),),
                (("function_call", pairs(("name", "f"), ("arguments", "{}"))),),
                (("audio", pairs(("id", "audio_1"))),),
                (("reasoning_content", text(dice)),),
            )
        ),
    ]


def message(dice: Random, role: str = "") -> Pairs:
    role = role or dice.choice(
        ("user", "user", "assistant", "assistant", "tool", "system", "developer", "function", "odd")
    )
    fields: list[tuple[str, Any]] = [("role", role)]
    fields += _assistant(dice) if role == "assistant" else [("content", content(dice))]
    if role == "tool":
        fields.append(("tool_call_id", "call_0"))
    if dice.random() < 0.1:
        fields.append(("name", dice.choice(("ada", "look_up", text(dice, most=2)))))
    if dice.random() < 0.1:
        fields.append((key(dice), value(dice)))
    if dice.random() < 0.3:
        dice.shuffle(fields)
    return Pairs(tuple(fields))


def _schema(dice: Random) -> Pairs:
    properties = Pairs(tuple((text(dice, most=2), pairs(("type", "string"))) for _ in range(dice.randrange(4))))
    return pairs(("type", "object"), ("properties", properties), ("required", []), ("additionalProperties", False))


def _tool(dice: Random) -> Pairs:
    function = pairs(("name", "look_up"), ("description", text(dice)), ("parameters", _schema(dice)), ("strict", True))
    if dice.random() < 0.2:
        return pairs(("type", "custom"), ("custom", pairs(("name", "say"), ("format", pairs(("type", "text"))))))
    return pairs(("type", "function"), ("function", function))


FIELDS: dict[str, Callable[[Random], Any]] = {
    "audio": lambda _: pairs(("voice", "alloy"), ("format", "wav")),
    "frequency_penalty": number,
    "function_call": lambda dice: dice.choice(("auto", "none", pairs(("name", "f")))),
    "functions": lambda dice: [pairs(("name", "f"), ("parameters", _schema(dice)))],
    "logit_bias": lambda dice: Pairs(tuple((str(dice.randrange(50_000)), number(dice)) for _ in range(3))),
    "logprobs": lambda dice: dice.choice((True, False, None)),
    "max_completion_tokens": number,
    "max_tokens": number,
    "metadata": lambda dice: pairs(("topic", text(dice, most=3)), ("user_id", "somebody")),
    "modalities": lambda _: ["text", "audio"],
    "n": lambda dice: dice.choice((Number("1"), Number("4"), None)),
    "parallel_tool_calls": lambda dice: dice.choice((True, False)),
    "prediction": lambda dice: pairs(("type", "content"), ("content", content(dice))),
    "presence_penalty": number,
    "prompt_cache_key": lambda dice: text(dice, most=2),
    "prompt_cache_retention": lambda _: "24h",
    "reasoning_effort": lambda dice: dice.choice(("none", "minimal", "high")),
    "response_format": lambda dice: pairs(
        ("type", "json_schema"), ("json_schema", pairs(("name", "n"), ("schema", _schema(dice)), ("strict", True)))
    ),
    "safety_identifier": lambda _: "somebody",
    "seed": number,
    "service_tier": lambda _: "flex",
    "stop": lambda dice: dice.choice((None, text(dice, most=2), [text(dice, most=2), "\n"])),
    "store": lambda dice: dice.choice((True, False, None)),
    "stream": lambda dice: dice.choice((True, False, None, "yes")),
    "stream_options": lambda dice: pairs(("include_usage", True), ("include_obfuscation", dice.choice((True, False)))),
    "temperature": number,
    "tool_choice": lambda dice: dice.choice(
        ("auto", "required", pairs(("type", "function"), ("function", value(dice))))
    ),
    "tools": lambda dice: [_tool(dice) for _ in range(dice.randrange(4))],
    "top_logprobs": number,
    "top_p": number,
    "user": lambda dice: dice.choice(WORDS),  # more than 512 bytes of it are refused
    "verbosity": lambda _: "low",
    "web_search_options": lambda _: pairs(("search_context_size", "low"), ("user_location", None)),
    # Of other servers, and of none yet.
    "chat_template_kwargs": lambda _: pairs(("enable_thinking", False)),
    "guided_json": _schema,
    "keep_alive": lambda _: "5m",
    "repetition_penalty": number,
    "zz_future": value,
}


def chat_body(dice: Random) -> bytes:
    """A chat request that is valid JSON, with each key that Ricordo reads at most once."""
    messages = [message(dice) for _ in range(dice.randrange(6))]
    if dice.random() < 0.9:  # nearly always the user has the last word
        messages.append(message(dice, "user"))
    fields: list[tuple[str, Any]] = [
        ("model", dice.choice(("gpt-4o-mini", "m/é", text(dice, most=2)))),
        ("messages", messages),
    ]
    fields += [(name, FIELDS[name](dice)) for name in dice.sample(sorted(FIELDS), dice.randrange(12))]
    if dice.random() < 0.1:  # the same key twice, which is the upstream's to judge
        fields.append(dice.choice([*fields[2:], ("seed", number(dice)), ("seed", number(dice))]))
    if dice.random() < 0.5:  # SDKs write the messages first or last
        dice.shuffle(fields)
    return (space(dice) + spelled(Pairs(tuple(fields)), dice) + space(dice)).encode()


# ── Streams ───────────────────────────────────────────────────────────────────────────────────────────────────

End = Literal["whole", "more", "open", "no_done", "error", "cut"]
"""How a stream ends: with `[DONE]`; with more behind it; with a `[DONE]` that no blank line ends; with a finish reason
alone; with an error; in the middle of a byte sequence."""

ENDS: tuple[End, ...] = ("whole", "whole", "more", "open", "no_done", "error", "cut")
LINE_ENDS = ("\n", "\n", "\r\n", "\r")


class Stream(msgspec.Struct, frozen=True, kw_only=True):
    """A streamed answer and how it is sent."""

    body: bytes
    end: End
    sizes: tuple[int, ...]
    """In pieces of how many bytes; what is left over comes last."""
    whole: int
    """So many bytes belong to the answer: all but what stands behind `[DONE]`."""

    @property
    def pieces(self) -> Sequence[bytes]:
        starts = [0, *itertools.accumulate(self.sizes), len(self.body)]
        return [piece for start, end in itertools.pairwise(starts) if (piece := self.body[start:end])]


def stream(dice: Random) -> Stream:
    """A stream of chat completion chunks, and of all that may stand between them."""
    end, line_end = dice.choice(ENDS), dice.choice(LINE_ENDS)
    events = ["\ufeff" if dice.random() < 0.05 else ""]
    for _ in range(dice.randrange(12)):
        make = dice.choice(BETWEEN) if dice.random() < 0.3 else _chunk
        events.append(make(dice, line_end))
    body = "".join([*events, *_ending(end, dice, line_end)]).encode()
    return cut_up(body, dice, end=end, late=_chunk(dice, line_end).encode())


def cut_up(body: bytes, dice: Random, *, end: End, late: bytes) -> Stream:
    """A stream in pieces; of one that is cut only a part, and behind one with more to come what is `late`."""
    whole = dice.randrange(len(body)) if end == "cut" else len(body)
    body = body[:whole] + (late if end == "more" else b"")
    most = dice.choice((1, 3, 50, 5_000))
    sizes = tuple(dice.randint(1, most) for _ in range(min(len(body) // most + 1, 400)))
    return Stream(body=body, end=end, sizes=sizes, whole=whole)


def _ending(end: End, dice: Random, line_end: str) -> list[str]:
    """The last events of a stream that ends so."""
    if end == "error":
        error = pairs(("error", pairs(("message", text(dice)), ("code", "busy"))))
        return [_event(spelled(error, dice), line_end)]
    events = [_finish(dice, line_end), _usage(line_end) if dice.random() < 0.5 else ""]
    if end in {"whole", "more", "open"}:
        done = dice.choice(("data: [DONE]", "data:[DONE]"))
        events.append(done if end == "open" else done + 2 * line_end)
    return events


def _event(data: str, line_end: str, name: str = "data:") -> str:
    """An event; a line end within its data begins another line of it."""
    return "".join(f"{name} {line}{line_end}" for line in re.split("\r\n|\r|\n", data)) + line_end


def message_event(data: str, line_end: str, name: str) -> str:
    """An event with a name of its own; without one if it is empty."""
    return (f"event: {name}{line_end}" if name else "") + _event(data, line_end)


def _chunk(dice: Random, line_end: str) -> str:
    deltas: tuple[Pairs, ...] = (
        pairs(("role", "assistant"), ("content", "")),
        pairs(("content", text(dice))),
        pairs(("content", None), ("reasoning_content", text(dice))),
        pairs(("refusal", text(dice))),
        pairs(("tool_calls", [pairs(("index", Number("0")), ("function", pairs(("arguments", text(dice)))))])),
        pairs((key(dice), value(dice))),
    )
    choice = pairs(("index", Number("0")), ("delta", dice.choice(deltas)), ("finish_reason", None))
    return _event(_completion(dice, [choice] * dice.choice((1, 1, 1, 0))), line_end)


def _completion(dice: Random, choices: list[Pairs]) -> str:
    fields: list[tuple[str, Any]] = [("id", "chatcmpl-1"), ("object", "chat.completion.chunk"), ("choices", choices)]
    if dice.random() < 0.2:  # now and then
        fields.append(("zz_future", value(dice)))
    return spelled(Pairs(tuple(fields)), dice)


def _finish(dice: Random, line_end: str) -> str:
    reason = dice.choice(("stop", "length", "tool_calls", "content_filter"))
    return _event(
        _completion(dice, [pairs(("index", Number("0")), ("delta", pairs()), ("finish_reason", reason))]), line_end
    )


def _usage(line_end: str) -> str:
    return _event('{"choices":[],"usage":{"prompt_tokens":7,"completion_tokens":3,"total_tokens":10}}', line_end)


BETWEEN: tuple[Callable[[Random, str], str], ...] = (
    lambda _, end: f": keep-alive{end}{end}",
    lambda dice, end: f": {_in_a_line(dice)}{end}",
    lambda _, end: end,
    lambda _, end: f"event: ping{end}data: {{}}{end}{end}",
    lambda dice, end: f"id: {dice.randrange(99)}{end}retry: 3000{end}{end}",
    lambda dice, end: f"x{_in_a_line(dice)}: {_in_a_line(dice)}{end}",
    lambda _, end: f"data{end}data:{end}{end}",
    lambda dice, end: f"data: {_in_a_line(dice)}{end}{end}",
    lambda dice, end: _event(text(dice), end, "data-x:"),
)
"""Keep-alives, comments, named events, ids, unknown fields, data that is no JSON."""


def _in_a_line(dice: Random) -> str:
    """Some text that is one line."""
    return re.sub("[\r\n]", " ", text(dice))
