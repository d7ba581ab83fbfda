"""Which route a path means, whoever reads it (FAULTS H17).

    POST where a dialect is spoken                → the dialect's own (/v1/chat/completions → chat)
    /v1/memories…, /v1/entities…, /v1/reset,
    /v1/ping, /v1/batch, /v1/feedback             → the application (the memory API, as clients of mem0 call it)
    any other /v1/…                               → RELAY
    anything else                                 → the application (Litestar)

A path is one of these once its percent-encoding is read, as the application reads it. Nobody shall decide about one
path and serve another: one that the next hop would normalise is REFUSED, and so is every encoded slash and backslash,
with one exception. What is relayed may hold them (`models/meta-llama%2FLlama-3.1-8B`) and travels as it came, as long
as it is nothing but a relayed path however often it is decoded.
"""

import re
from collections.abc import Iterator, Mapping
from urllib.parse import unquote_to_bytes

from proxy.http.endpoints import advice_for

RELAY, REFUSED, APPLICATION = "relay", "refused", "application"

BELOW = "/v1/"
BELOW_RAW = BELOW.encode()
DOUBLED = "/v1/v1/"

RESERVED = re.compile(r"/v1/(?:memories|entities|reset|ping|batch|feedback)(?:/|\Z)")

UNPLAIN = re.compile(rb"//|/(?:\.|%2e){1,2}(?:/|\Z)|\\", re.IGNORECASE)
"""What any normaliser removes, clients' own libraries among them. `%2e` is a dot (RFC 3986 §6.2.2.2)."""

ENCODED = re.compile(rb"%2[ef]|%5c", re.IGNORECASE)
"""What is structure to whoever decodes before he splits, and a part of a name to whoever splits first."""

READERS = 3
"""How often a path may be decoded on its way: by a gateway, by the server, by the application in it."""

CUT = re.compile(rb"[?#\0].*", re.DOTALL)
"""Where a path ends for a reader who decodes too early."""


class Paths:
    """Tells the route of a request; `dialects`: the path where each is spoken, and the name of its route."""

    def __init__(self, dialects: Mapping[str, str]) -> None:
        self._dialects = dialects
        self._raw = {path.encode(): name for path, name in dialects.items()}

    def route_of(self, method: str, path: str, raw: bytes) -> str:
        """The route of a request, by its path as the application would read it and as it came."""
        if method == "POST" and (name := self._raw.get(raw)):
            return name
        if UNPLAIN.search(raw):
            return REFUSED
        route = self._meant(method, path)
        if b"%" in raw or b";" in raw:
            route = self._settled(route, method, path, raw)
        return REFUSED if route == RELAY and path.startswith(DOUBLED) and advice_for(path) else route

    def _meant(self, method: str, path: str) -> str:
        if not path.startswith(BELOW) or RESERVED.match(path):
            return APPLICATION
        return self._dialects.get(path, RELAY) if method == "POST" else RELAY

    def _settled(self, route: str, method: str, path: str, raw: bytes) -> str:
        """`route`, if no other reader of the path would find another one."""
        if path.startswith(BELOW) and not raw.startswith(BELOW_RAW):
            return REFUSED
        if route == RELAY:
            return RELAY if all(self._meant(method, meaning) == RELAY for meaning in _meanings(raw)) else REFUSED
        return REFUSED if ENCODED.search(raw) else route


def _meanings(raw: bytes) -> Iterator[str]:
    """What a path is once it is decoded, as often as somebody may, and normalised."""
    yield _normalised(raw)
    for _ in range(READERS):
        raw = unquote_to_bytes(raw)
        yield _normalised(CUT.sub(b"", raw))


def _normalised(raw: bytes) -> str:
    """Without empty segments, dot segments and parameters (`..;a=b` is `..` to some); a backslash is a slash."""
    kept: list[bytes] = []
    for part in raw.replace(b"\\", b"/").split(b"/"):
        segment = part.partition(b";")[0]
        if segment == b"..":
            del kept[-1:]
        elif segment not in {b"", b"."}:
            kept.append(segment)
    return "/" + b"/".join(kept).decode("latin-1")
