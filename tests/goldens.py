"""Streams as upstreams of several makes send them, and what is to be read in each: for every test of a stream."""

from collections.abc import Callable

import msgspec


class Golden(msgspec.Struct, frozen=True, kw_only=True):
    """A streamed answer and what it says."""

    name: str
    body: bytes
    text: str = ""
    refusal: str = ""
    tools: tuple[tuple[str, str], ...] = ()
    """(name, arguments) of each call, in order."""
    finish_reason: str | None = "stop"
    choices: int = 1
    cached_tokens: int = 0
    done: bool = True
    """It ends with its terminal event."""
    beyond: bytes = b""
    """What comes behind that, and is nobody's."""


def _events(*lines: str, end: str = "\n") -> bytes:
    return "".join(f"data: {line}{end}{end}" for line in lines).encode()


def _openai(*choices: str, tail: str = "") -> tuple[str, ...]:
    head = '{"id":"chatcmpl-B1","object":"chat.completion.chunk","created":1763683200,"model":"gpt-4o-mini-2024-07-18"'
    return tuple(f'{head},"system_fingerprint":"fp_1","choices":[{choice}]{tail}}}' for choice in choices)


def _delta(delta: str, *, index: int = 0, finish: str = "null", extra: str = ',"logprobs":null') -> str:
    return f'{{"index":{index},"delta":{delta}{extra},"finish_reason":{finish}}}'


USAGE = (
    '{"id":"chatcmpl-B1","object":"chat.completion.chunk","created":1763683200,"model":"gpt-4o-mini-2024-07-18",'
    '"choices":[],"usage":{"prompt_tokens":2006,"completion_tokens":300,"total_tokens":2306,'
    '"prompt_tokens_details":{"cached_tokens":1920,"audio_tokens":0}}}'
)

PLAIN = _openai(
    _delta('{"role":"assistant","content":"","refusal":null}'),
    _delta('{"content":"Good"}'),
    _delta('{"content":" morning, "}'),
    _delta('{"content":"J\\u00fcrgen 🌍"}'),
    _delta("{}", finish='"stop"'),
)

TOOLS = _openai(
    _delta('{"role":"assistant","content":null}'),
    _delta('{"tool_calls":[{"index":0,"id":"call_a","type":"function","function":{"name":"weather","arguments":""}}]}'),
    _delta('{"tool_calls":[{"index":0,"function":{"arguments":"{\\"city\\":"}}]}'),
    _delta('{"tool_calls":[{"index":0,"function":{"arguments":"\\"Köln\\"}"}}]}'),
    _delta('{"tool_calls":[{"index":1,"id":"call_b","type":"function","function":{"name":"time","arguments":"{}"}}]}'),
    _delta("{}", finish='"tool_calls"'),
)

TWO_CHOICES = _openai(
    _delta('{"role":"assistant","content":""}'),
    _delta('{"role":"assistant","content":""}', index=1),
    _delta('{"content":"Yes"}'),
    _delta('{"content":"No"}', index=1),
    _delta('{"content":"!"}'),
    _delta("{}", finish='"stop"'),
    _delta('{"content":"."}', index=1),
    _delta("{}", index=1, finish='"length"'),
)

LOGPROBS = _openai(
    _delta(
        '{"role":"assistant","content":"Hi"}',
        extra=',"logprobs":{"content":[{"token":"Hi","logprob":-0.31725305,"bytes":[72,105],"top_logprobs":[]}]}',
    ),
    _delta("{}", finish='"stop"'),
)

REFUSAL = _openai(
    _delta('{"role":"assistant","content":null,"refusal":""}'),
    _delta('{"refusal":"I cannot"}'),
    _delta('{"refusal":" help with that."}'),
    _delta("{}", finish='"stop"'),
)

REASONING = _openai(
    _delta('{"role":"assistant","content":null,"reasoning_content":"The user says 1+1, "}'),
    _delta('{"content":null,"reasoning_content":"so two."}'),
    _delta('{"content":"Two."}'),
    _delta('{"content":""}', finish='"stop"'),
)

SEPARATORS = _openai(
    _delta('{"role":"assistant","content":"a\u2028b\u2029c\u0085d"}'),
    _delta('{"content":"\\u2028e\\u000b\\nf\\r\\ng [DONE] data: [DONE]"}'),
    _delta("{}", finish='"stop"'),
)

AZURE_FIRST = (
    '{"choices":[],"created":0,"id":"","model":"","object":"","prompt_filter_results":[{"prompt_index":0,'
    '"content_filter_results":{"hate":{"filtered":false,"severity":"safe"}}}]}'
)

ANTHROPIC = (
    (
        '{"id":"msg_01","choices":[{"index":0,"delta":{"content":"Bon","role":"assistant"}}],"created":1763683200,'
        '"model":"claude-sonnet-4-5","object":"chat.completion.chunk"}'
    ),
    (
        '{"id":"msg_01","choices":[{"index":0,"delta":{"content":"jour"}}],"created":1763683200,'
        '"model":"claude-sonnet-4-5","object":"chat.completion.chunk"}'
    ),
    (
        '{"id":"msg_01","choices":[{"index":0,"finish_reason":"stop","delta":{}}],"created":1763683200,'
        '"model":"claude-sonnet-4-5","object":"chat.completion.chunk"}'
    ),
)

OLLAMA = (
    (
        '{"id":"chatcmpl-1","object":"chat.completion.chunk","created":1763683200,"model":"llama3.2",'
        '"system_fingerprint":"fp_ollama","choices":[{"index":0,"delta":{"role":"assistant","content":"Ciao"},'
        '"finish_reason":null}]}'
    ),
    (
        '{"id":"chatcmpl-1","object":"chat.completion.chunk","created":1763683200,"model":"llama3.2",'
        '"system_fingerprint":"fp_ollama","choices":[{"index":0,"delta":{"role":"assistant","content":""},'
        '"finish_reason":"stop"}]}'
    ),
)

VLLM = (
    (
        '{"id":"chat-9","object":"chat.completion.chunk","created":1763683200,"model":"qwen","choices":[{"index":0,'
        '"delta":{"role":"assistant","content":"","tool_calls":[]},"logprobs":null,"finish_reason":null}],"usage":null}'
    ),
    (
        '{"id":"chat-9","object":"chat.completion.chunk","created":1763683200,"model":"qwen","choices":[{"index":0,'
        '"delta":{"content":"你好","reasoning":null},"logprobs":null,"finish_reason":null,"token_ids":null}]}'
    ),
    (
        '{"id":"chat-9","object":"chat.completion.chunk","created":1763683200,"model":"qwen","choices":[{"index":0,'
        '"delta":{"content":""},"logprobs":null,"finish_reason":"stop","stop_reason":null}]}'
    ),
    (
        '{"id":"chat-9","object":"chat.completion.chunk","created":1763683200,"model":"qwen","choices":[],'
        '"usage":{"prompt_tokens":11,"total_tokens":13,"completion_tokens":2}}'
    ),
)

GEMINI_TOOLS = (
    (
        '{"choices":[{"delta":{"role":"assistant","tool_calls":[{"extra_content":{},"function":{"arguments":"{}",'
        '"name":"time"},"id":"f-1","type":"function"},{"function":{"arguments":"{\\"n\\":2}","name":"dice"},"id":"f-2",'
        '"type":"function"}]},"finish_reason":"tool_calls","index":0}],"created":1763683200,"id":"x","model":"gemini"}'
    ),
)

PARTS = (
    (
        '{"id":"m","model":"magistral","choices":[{"index":0,"delta":{"role":"assistant","content":[{"type":"thinking",'
        '"thinking":[{"type":"text","text":"hm"}]}]},"finish_reason":null}]}'
    ),
    (
        '{"id":"m","model":"magistral","choices":[{"index":0,"delta":{"content":[{"type":"text","text":"Done"}]},'
        '"finish_reason":null}]}'
    ),
    '{"id":"m","model":"magistral","choices":[{"index":0,"delta":{"content":"."},"finish_reason":"stop"}]}',
)

GREETING = "Good morning, Jürgen 🌍"

DONE = "[DONE]"


def _comments(events: bytes) -> bytes:
    return b": OPENROUTER PROCESSING\n\n" + events.replace(b"data: {", b": keep-alive\n\nid: 7\nretry: 10\ndata: {", 2)


def _named(events: bytes) -> bytes:
    return events.replace(b"data: ", b"event: message\ndata: ")


def _multi_line(events: bytes) -> bytes:
    return events.replace(b',"choices":', b'\ndata: ,"choices":')


def _with(change: Callable[[bytes], bytes], name: str) -> Golden:
    return Golden(name=name, body=change(_events(*PLAIN, DONE)), text=GREETING)


GOLDENS = (
    Golden(name="openai", body=_events(*PLAIN, DONE), text=GREETING),
    Golden(name="openai-usage", body=_events(*PLAIN, USAGE, DONE), text=GREETING, cached_tokens=1920),
    Golden(
        name="openai-tools",
        body=_events(*TOOLS, DONE),
        tools=(("weather", '{"city":"Köln"}'), ("time", "{}")),
        finish_reason="tool_calls",
    ),
    Golden(name="openai-two-choices", body=_events(*TWO_CHOICES, DONE), text="Yes!", choices=2),
    Golden(name="openai-logprobs", body=_events(*LOGPROBS, DONE), text="Hi"),
    Golden(name="openai-refusal", body=_events(*REFUSAL, DONE), refusal="I cannot help with that."),
    Golden(name="reasoning", body=_events(*REASONING, DONE), text="Two."),
    Golden(
        name="separators",
        body=_events(*SEPARATORS, DONE),
        text="a\u2028b\u2029c\u0085d\u2028e\u000b\nf\r\ng [DONE] data: [DONE]",
    ),
    Golden(name="azure", body=_events(AZURE_FIRST, *PLAIN, DONE), text=GREETING),
    Golden(name="anthropic", body=_events(*ANTHROPIC), text="Bonjour", done=False),
    Golden(name="ollama", body=_events(*OLLAMA, DONE), text="Ciao"),
    Golden(name="vllm", body=_events(*VLLM, DONE), text="你好"),
    Golden(
        name="gemini-tools",
        body=_events(*GEMINI_TOOLS, DONE),
        tools=(("time", "{}"), ("dice", '{"n":2}')),
        finish_reason="tool_calls",
    ),
    Golden(name="parts", body=_events(*PARTS, DONE), text="Done."),
    Golden(name="crlf", body=_events(*PLAIN, DONE, end="\r\n"), text=GREETING),
    Golden(name="cr", body=_events(*PLAIN, DONE, end="\r"), text=GREETING),
    _with(lambda events: events.replace(b"data: ", b"data:"), "no-space"),
    _with(lambda events: b"\xef\xbb\xbf" + events, "byte-order-mark"),
    _with(lambda events: b"\xef\xbb\xbf" + events.replace(b"\n\n", b"\r\n\n"), "mixed-line-ends"),
    _with(_comments, "comments"),
    _with(_named, "named-events"),
    _with(_multi_line, "multi-line-data"),
    Golden(name="no-done", body=_events(*PLAIN), text=GREETING, done=False),
    Golden(name="data-after-done", body=_events(*PLAIN, DONE, *PLAIN), text=GREETING, beyond=_events(*PLAIN)),
)
"""Every stream that the relay must carry unchanged, and read right."""
