"""Random requests for responses, and random streams of them, as bytes (tests/generated.py)."""

from collections.abc import Callable
from random import Random
from typing import Any

from tests.generated import (
    BETWEEN,
    FIELDS,
    LINE_ENDS,
    End,
    Number,
    Pairs,
    Stream,
    cut_up,
    key,
    message_event,
    number,
    pairs,
    space,
    spelled,
    text,
    value,
)

PARTS: tuple[Callable[[Random], Pairs], ...] = (
    lambda dice: pairs(("type", "input_text"), ("text", text(dice))),
    lambda dice: pairs(("text", text(dice)), ("type", "input_text")),
    lambda _: pairs(("type", "input_image"), ("image_url", "data:image/png;base64,iVBORw0KGgo="), ("detail", "low")),
    lambda _: pairs(("type", "input_file"), ("file_id", "file-1")),
    lambda _: pairs(("type", "input_audio"), ("input_audio", pairs(("data", "AAAA"), ("format", "wav")))),
    lambda dice: pairs(("type", "output_text"), ("text", text(dice)), ("annotations", [])),
    lambda dice: pairs(("type", "refusal"), ("refusal", text(dice))),
    lambda dice: pairs(("type", "later"), ("later", value(dice))),
)


def content(dice: Random) -> Any:
    """What a message says: mostly a string or parts."""
    kind = dice.random()
    if kind < 0.5:
        return text(dice)
    return [dice.choice(PARTS)(dice) for _ in range(dice.randrange(4))] if kind < 0.95 else value(dice)


ITEMS: tuple[Callable[[Random], tuple[tuple[str, Any], ...]], ...] = (
    lambda dice: (("type", "function_call"), ("call_id", "c"), ("name", "f"), ("arguments", text(dice))),
    lambda dice: (("type", "function_call_output"), ("call_id", "c"), ("output", text(dice))),
    lambda dice: (("type", "function_call_output"), ("call_id", "c"), ("output", [dice.choice(PARTS)(dice)])),
    lambda dice: (("type", "custom_tool_call"), ("call_id", "c"), ("name", "f"), ("input", text(dice))),
    lambda dice: (("type", "custom_tool_call_output"), ("call_id", "c"), ("output", text(dice))),
    lambda dice: (("type", "reasoning"), ("id", "rs"), ("summary", []), ("encrypted_content", text(dice))),
    lambda _: (("type", "item_reference"), ("id", "msg_1")),
    lambda _: (("id", "msg_1"),),
    lambda dice: (("type", "compaction"), ("encrypted_content", text(dice))),
    lambda dice: (("type", "computer_call"), ("call_id", "c"), ("action", value(dice))),
    lambda dice: (("type", "computer_call_output"), ("call_id", "c"), ("output", value(dice))),
    lambda dice: (("type", "local_shell_call_output"), ("id", "c"), ("output", text(dice))),
    lambda dice: (("type", "mcp_call"), ("name", "f"), ("arguments", "{}"), ("output", text(dice))),
    lambda dice: (("type", "mcp_approval_response"), ("approve", True), ("reason", text(dice))),
    lambda dice: (("type", "later"), ("later", value(dice))),
)


def item(dice: Random, role: str = "") -> Pairs:
    if not role and dice.random() < 0.4:
        fields = [*dice.choice(ITEMS)(dice)]
    else:
        role = role or dice.choice(("user", "user", "assistant", "assistant", "system", "developer", "odd"))
        fields = [("role", role), ("content", content(dice))]
        if dice.random() < 0.4:
            fields.append(("type", "message"))
    if dice.random() < 0.1:
        fields.append((key(dice), value(dice)))
    if dice.random() < 0.3:
        dice.shuffle(fields)
    return Pairs(tuple(fields))


SHARED = (
    *("metadata", "parallel_tool_calls", "prompt_cache_key", "prompt_cache_retention", "safety_identifier"),
    *("service_tier", "stream", "temperature", "tools", "top_logprobs", "top_p", "user", "zz_future"),
)
OWN: dict[str, Callable[[Random], Any]] = {
    "background": lambda dice: dice.choice((True, False, None)),
    "include": lambda _: ["reasoning.encrypted_content"],
    "max_output_tokens": number,
    "prompt": lambda _: pairs(("id", "pmpt_1"), ("variables", pairs(("city", "Turin")))),
    "reasoning": lambda _: pairs(("effort", "low"), ("summary", "auto")),
    "store": lambda dice: dice.choice((True, False, None)),
    "text": lambda _: pairs(("format", pairs(("type", "text")))),
    "truncation": lambda _: "auto",
}


def responses_body(dice: Random) -> bytes:
    """A request that is valid JSON, with each key that Ricordo reads at most once."""
    items = [item(dice) for _ in range(dice.randrange(6))]
    if dice.random() < 0.9:  # nearly always the user has the last word
        items.append(item(dice, "user"))
    asked: Any = text(dice) if dice.random() < 0.3 else items
    fields: list[tuple[str, Any]] = [("model", dice.choice(("gpt-5", "m/é", text(dice, most=2)))), ("input", asked)]
    if dice.random() < 0.6:  # most applications have some
        fields.append(("instructions", dice.choice((text(dice), text(dice), "", None))))
    known = {**{name: FIELDS[name] for name in SHARED}, **OWN}
    fields += [(name, known[name](dice)) for name in dice.sample(sorted(known), dice.randrange(10))]
    if dice.random() < 0.5:  # SDKs write the input first or last
        dice.shuffle(fields)
    return (space(dice) + spelled(Pairs(tuple(fields)), dice) + space(dice)).encode()


# ── Streams ───────────────────────────────────────────────────────────────────────────────────────────────────

ENDS: tuple[End, ...] = ("whole", "whole", "more", "open", "error", "cut")


def responses_stream(dice: Random) -> Stream:
    """A stream of a response's events, and of all that may stand between them."""
    end, line_end = dice.choice(ENDS), dice.choice(LINE_ENDS)
    told = [
        dice.choice(BETWEEN)(dice, line_end) if dice.random() < 0.3 else _piece(dice, line_end)
        for _ in range(dice.randrange(12))
    ]
    body = "".join(["\ufeff" if dice.random() < 0.05 else "", *told, _ending(end, dice, line_end)]).encode()
    return cut_up(body, dice, end=end, late=_piece(dice, line_end).encode())


def _ending(end: End, dice: Random, line_end: str) -> str:
    if end == "error":
        error = pairs(("type", "error"), ("code", "busy"), ("message", text(dice)), ("param", None))
        return message_event(spelled(error, dice), line_end, "error")
    status = dice.choice(("completed", "incomplete"))
    response = pairs(("id", "resp_1"), ("status", status), ("output", []), ("zz_future", value(dice)))
    data = pairs(("type", f"response.{status}"), ("sequence_number", Number("9")), ("response", response))
    event = message_event(spelled(data, dice), line_end, f"response.{status}")
    return event[: -len(line_end)] if end == "open" else event


def _piece(dice: Random, line_end: str) -> str:
    kind, field = dice.choice(
        (
            ("response.output_text.delta", ("delta", text(dice))),
            ("response.refusal.delta", ("delta", text(dice))),
            ("response.reasoning_summary_text.delta", ("delta", text(dice))),
            ("response.function_call_arguments.delta", ("delta", text(dice))),
            ("response.in_progress", ("response", pairs(("id", "resp_1"), ("status", "in_progress")))),
            ("response.output_item.added", ("item", pairs(("type", "function_call"), ("name", "f")))),
            ("response.later", (key(dice), value(dice))),
        )
    )
    data = pairs(("type", kind), ("sequence_number", number(dice)), field)
    return message_event(spelled(data, dice), line_end, kind if dice.random() < 0.8 else "")
