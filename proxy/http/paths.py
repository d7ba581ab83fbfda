"""Which route a path means, whoever reads it (FAULTS H17).

    POST where a dialect is spoken                → the dialect's own (/v1/chat/completions → chat)
    /v1/memories…, /v1/entities…, /v1/reset,
    /v1/ping, /v1/batch, /v1/feedback,
    /v1/exports…, /v1/summary                     → the application (the memory API, as clients of mem0 call it)
    /v1//… and /v1/v1/… of a known endpoint       → WRONG_BASE: a base URL is set amiss
    any other /v1/…                               → RELAY
    anything else                                 → the application (Litestar)

A path is one of these once its percent-encoding is read, as the application reads it. Nobody shall decide about one
path and serve another: one that the next hop might read otherwise is REFUSED, whoever decodes and normalises it, and
however often. With one exception: the name of a model may hold encoded slashes (`models/meta-llama%2FLlama-3.1-8B`).
It travels as it came, and is the name of a model to whoever decodes it.
"""

import re
from collections.abc import Mapping
from urllib.parse import unquote_to_bytes

from proxy.http.endpoints import advice_for

RELAY, REFUSED, WRONG_BASE, APPLICATION = "relay", "refused", "wrong_base", "application"

BELOW = "/v1/"
BELOW_RAW = BELOW.encode()
DOUBLED = "/v1/v1/"

RESERVED = re.compile(r"/v1/(?:memories|entities|reset|ping|batch|feedback|exports|summary)(?:/|\Z)")

READERS = 3
"""How often a path may be decoded on its way: by a gateway, by the server, by the application in it. What is encoded
more often is nobody's name."""

MODELS = b"/v1/models/"
"""Below it a slash may be a part of a name."""

TURNS = re.compile(rb"/(?:\.{1,2}(?:[;/]|\Z)|;)|[\\\x00-\x1f\x7f]")
"""What leads elsewhere, in a path that is decoded: `.` and `..`, with parameters or without (`..;a=b` is `..` to some),
a segment of nothing but parameters, a backslash, what is not printed."""

ENDS = re.compile(r"[?#]")
"""Where a path ends for a reader who decodes too early."""

PARAMETERS = re.compile(r";[^/]*")


class Paths:
    """Tells the route of a request; `dialects`: the path where each is spoken, and the name of its route."""

    def __init__(self, dialects: Mapping[str, str]) -> None:
        self._dialects = dialects
        self._raw = {path.encode(): name for path, name in dialects.items()}

    def route_of(self, method: str, path: str, raw: bytes) -> str:
        """The route of a request, by its path as the application would read it and as it came."""
        if method == "POST" and (name := self._raw.get(raw)):
            return name
        plain = _plain(raw)
        if plain is None or path.startswith(BELOW) != raw.startswith(BELOW_RAW):
            return REFUSED
        route = self._meant(method, path)
        if route != self._meant(method, PARAMETERS.sub("", plain)) or (route == RELAY and ENDS.search(plain)):
            return REFUSED
        if b"//" in raw:
            return WRONG_BASE if advice_for(path) else REFUSED
        return WRONG_BASE if route == RELAY and path.startswith(DOUBLED) and advice_for(path) else route

    def _meant(self, method: str, path: str) -> str:
        if not path.startswith(BELOW) or RESERVED.match(path):
            return APPLICATION
        return self._dialects.get(path, RELAY) if method == "POST" else RELAY


def decoded(raw: bytes) -> bytes:
    """What a path says to the last one who decodes it."""
    for _ in range(READERS):
        raw = unquote_to_bytes(raw)
    return raw


def _plain(raw: bytes) -> str | None:
    """What a path says to whoever decodes and normalises it, however often; None: that depends on who does."""
    plain = decoded(raw)
    is_turned = TURNS.search(plain) or unquote_to_bytes(plain) != plain
    if is_turned or (plain.count(b"/") != raw.count(b"/") and not raw.startswith(MODELS)):
        return None
    try:
        return plain.decode()
    except UnicodeDecodeError:
        return None
