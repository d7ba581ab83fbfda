"""Where requests go: the upstreams of the settings, which of them a request means, and who takes its place.

The header X-Memory-Upstream names one, where it may; else the first that takes the dialect and the model; else that of
`[upstream]`. Nothing in a request says an address. Which one it is may decide whose memory a provider's key opens
(FAULTS K09) and what of it may be told, so it is found before either.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Literal, NamedTuple

import msgspec

from proxy.http.errors import ApiError
from proxy.identity.gate import Entered
from proxy.identity.lending import HeldKey
from proxy.relay.ejection import EjectingUpstream
from proxy.upstream import (
    Deadlines,
    Pair,
    Tunnels,
    Upstream,
    UpstreamEjected,
    UpstreamError,
    UpstreamOverloaded,
    UpstreamRedirect,
    UpstreamUnreachable,
)

NEVER_SENT = (UpstreamUnreachable, UpstreamEjected, UpstreamOverloaded)
REFUSED = frozenset({429, 503, 529})
"""Statuses by which a server says that it has not begun: too many requests, unavailable, and Anthropic's overloaded."""

SERVER_ERROR = 500

ROOMS = {"chat": "/v1/chat/", "messages": "/v1/messages", "responses": "/v1/responses"}
"""Below which path everything belongs to a dialect, also what is relayed without memory."""


class Fallback(NamedTuple):
    """Who takes the place of an upstream, and which model is asked for there; None: the request's own."""

    name: str
    model: str | None


@dataclass(frozen=True, kw_only=True, slots=True)
class Destination:
    """One upstream, and what goes there."""

    name: str
    upstream: Upstream
    bare: EjectingUpstream
    """The same without retries: for questions of our own, and for its breaker."""
    tunnels: Tunnels
    """To the same server: WebSockets."""
    deadlines: Deadlines
    key: HeldKey
    dialects: tuple[str, ...] = ()
    models: tuple[str, ...] = ()
    by_header: bool = False
    fallbacks: tuple[Fallback, ...] = ()
    fall_back_on: Literal["refused", "failed"] = "refused"

    def speaks(self, dialect: str) -> bool:
        """Whether a dialect may be spoken there."""
        return not self.dialects or dialect in self.dialects

    def takes(self, dialect: str, model: str) -> bool:
        """Whether a request goes there by itself. One that names no model goes where its dialect is asked for."""
        if not (model and self.models):
            return dialect in self.dialects
        return self.speaks(dialect) and any(fnmatchcase(model, pattern) for pattern in self.models)

    def passes_on(self, failed: UpstreamError | int) -> bool:
        """Whether another one may be asked after this error, or this status."""
        if self.fall_back_on == "failed":
            is_mistake = isinstance(failed, UpstreamRedirect)
            return failed in REFUSED or failed >= SERVER_ERROR if isinstance(failed, int) else not is_mistake
        return failed in REFUSED if isinstance(failed, int) else isinstance(failed, NEVER_SENT)


class Leg(NamedTuple):
    """One upstream on a request's way, what it is sent as headers, and the model if it is another one."""

    destination: Destination
    headers: list[Pair]
    model: str | None = None


class Destinations:
    """All upstreams, that of `[upstream]` first."""

    def __init__(self, default: Destination, others: Sequence[Destination] = ()) -> None:
        self.default = default
        self.others = tuple(others)
        self.all = (default, *others)
        self._by_name = {each.name: each for each in self.all}

    @property
    def names(self) -> tuple[str, ...]:
        """What they are called."""
        return tuple(self._by_name)

    async def close(self) -> None:
        """Close their idle connections."""
        for each in self.all:
            await each.upstream.close()

    @property
    def is_one(self) -> bool:
        """Whether there is nothing to choose."""
        return not self.others

    @property
    def asks_for_models(self) -> bool:
        """Whether it matters which model a request names."""
        return any(each.models for each in self.others)

    def choose(self, named: str | None, dialect: str, body: bytes | None) -> Destination:
        """Where a request goes, whose body has been read if its model matters. Raises `ApiError`."""
        if named is not None:
            found = self._by_name.get(named)
            if found is None or not found.by_header:
                raise ApiError.of("unknown_upstream", param="X-Memory-Upstream")
            return found
        if not self.others:
            return self.default
        return self.of(dialect, model_in(body) if body is not None and self.asks_for_models else "")

    def of(self, dialect: str, model: str) -> Destination:
        """Where a dialect and a model lead."""
        return next((each for each in self.others if each.takes(dialect, model)), self.default)

    def legs(self, first: Destination, entered: Entered, dialect: str) -> tuple[Leg, ...]:
        """The way of a request: where it goes, and who takes that one's place, as far as somebody's key is there."""
        legs = [Leg(first, headers_for(first, entered, dialect))]
        for name, model in first.fallbacks:
            destination = self._by_name[name]
            credentials = destination.key.for_fallback(entered.principal, dialect)
            if credentials is not None and destination.speaks(dialect):
                headers = destination.key.with_credentials(entered.principal, entered.incoming.forward, credentials)
                legs.append(Leg(destination, headers, model))
        return tuple(legs)


def headers_for(destination: Destination, entered: Entered, dialect: str) -> list[Pair]:
    """What of a request goes to the upstream that it means."""
    principal, key = entered.principal, destination.key
    return key.with_credentials(principal, entered.incoming.forward, key.for_request(principal, dialect))


def dialect_at(path: str) -> str:
    """The dialect to which a path belongs, if any."""
    return next((dialect for dialect, room in ROOMS.items() if path.startswith(room)), "")


class _NamesModel(msgspec.Struct):
    model: str = ""


_decode_model = msgspec.json.Decoder(_NamesModel).decode


def model_in(body: bytes) -> str:
    """The model that a body names; empty if it is of another shape, which is for whoever reads it to refuse."""
    try:
        return _decode_model(body).model
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return ""
