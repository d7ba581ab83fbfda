"""Which requests are those of this machine's own user, and who has a memory at all (docs/identity.md).

Whoever reaches a loopback address is on this machine, but a reverse proxy that is there reaches it for everybody. So
what it leaves on a request is looked for: `Sign`. This is a heuristic (docs/decisions/0018): a proxy of the user's own
account that speaks HTTP/1.1, keeps its connections and adds nothing cannot be told from a program of hers.
"""

import ipaddress
import re
from collections.abc import Collection
from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

import structlog

from memory.model.identity import IdentityOptions
from proxy.http.client import Arrival
from proxy.identity.headers import Incoming

log = structlog.get_logger()


class Sign(StrEnum):
    """What shows that a request is not the local user's own."""

    ORIGIN = "the Origin of a web page that is not trusted"
    VERSION = "HTTP/1.0"
    CLOSES = "Connection: close"
    FORWARDED = "a forwarding header"
    HOST = "a Host that is not literally loopback"
    ACCOUNT = "a connection of another account's process"


ON = 'identity.local = "on" (RICORDO_IDENTITY__LOCAL=on)'
ON_OR_OFF = f'{ON} if nobody but you reaches this address, "off" to give each provider key a memory of its own'
PAGES = "server.cors_origins, if the page is yours"
CONTAINERS = frozenset({"host.docker.internal", "host.containers.internal"})
"""How containers call their host: such a name counts once it is in `identity.local_hosts`."""


# ── What is loopback ──────────────────────────────────────────────────────────────────────────────────────────


@lru_cache(maxsize=256)  # of a few hosts; others only push each other out
def is_loopback(host: str) -> bool:
    """Whether a listener on this address, or a client that calls it, is on this machine."""
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}  # noqa: S104 - nothing listens here
"""Where a listener on all addresses is called from its own machine."""


def origin_at(host: str, port: int) -> str:
    """Where a client on this machine finds a listener: `http://127.0.0.1:8000`."""
    host = EVERYWHERE.get(host, host)
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


AUTHORITY = re.compile(rb"(?:\[([0-9A-Fa-f:.]+)\]|([A-Za-z0-9_.-]+))(?::[0-9]{1,5})?")


def host_of(authority: bytes) -> str:
    """The host of a `Host` header, in lower case, without its port; empty if it has none that can be read."""
    match = AUTHORITY.fullmatch(authority)
    return (match[1] or match[2]).decode().lower() if match else ""


def page_host(origin: bytes) -> str:
    """The host of the web page that is asking; empty if it has none that can be read."""
    scheme, _, authority = origin.partition(b"://")
    return host_of(authority) if scheme in {b"http", b"https"} else ""


# ── What is local ─────────────────────────────────────────────────────────────────────────────────────────────


def has_local_user(options: IdentityOptions, *, loopback: bool) -> bool:
    """Whether somebody is the local user of a listener, by the settings and by its address."""
    return options.mode == "passthrough" and (options.local == "on" or (options.local == "auto" and loopback))


class Locality:
    """Tells the local user's requests from others, by the settings; `origins` are those of trusted web pages."""

    def __init__(self, options: IdentityOptions, *, loopback: bool, origins: Collection[str]) -> None:
        self.exists = has_local_user(options, loopback=loopback)
        """Whether there is a local user at all."""
        self._looks = options.local == "auto"
        self._hosts = frozenset(name.lower() for name in options.local_hosts)
        self._origins = frozenset(origin.encode() for origin in origins)
        self._told: set[tuple[Sign, str]] = set()

    def sign(self, incoming: Incoming, arrival: Arrival) -> Sign | None:
        """What shows that a request is not the local user's; None: it is hers. Told in the log when first seen."""
        found = self._sign(incoming, arrival)
        if found is None:
            return None
        advice, host = ON_OR_OFF, host_of(incoming.host)
        if found is Sign.ORIGIN:
            advice = PAGES
        elif found is Sign.HOST and host in CONTAINERS:
            advice = f'identity.local_hosts = ["{host}"], if the container is yours'
        if (found, advice) not in self._told:
            self._told.add((found, advice))
            log.warning("not_local", sign=found.value, advice=advice)
        return found

    def _sign(self, incoming: Incoming, arrival: Arrival) -> Sign | None:
        origin = incoming.origin
        if origin is not None and origin.lower() not in self._origins and not is_loopback(page_host(origin)):
            return Sign.ORIGIN
        if not self._looks:
            return None
        if (hop := _hop(incoming, arrival)) is not None:
            return hop
        host = host_of(incoming.host)
        if host not in self._hosts and not is_loopback(host):
            return Sign.HOST
        return Sign.ACCOUNT if arrival.is_own is False else None


def _hop(incoming: Incoming, arrival: Arrival) -> Sign | None:
    """What shows that something stands between the client and us."""
    if arrival.http_version != "1.1":
        return Sign.VERSION
    if incoming.closes:
        return Sign.CLOSES
    return Sign.FORWARDED if incoming.proxied else None


# ── Who has a memory ──────────────────────────────────────────────────────────────────────────────────────────


def shared_by_all(host: str) -> str:
    """The one setting that gives a memory to clients without a key of their own, and what it comes to."""
    return (
        f"{ON} if you trust whoever reaches {host}: then they have the memory of the user whom they name, and that of "
        "`local` if they name none"
    )


class Audience(NamedTuple):
    """Who has a memory under some settings, who has none, and what to set where that is not what is wanted."""

    who: str
    nobody: str
    advice: str


def audience_of(options: IdentityOptions, *, host: str) -> Audience:
    """Who has a memory at a Ricordo that listens on `host`."""
    if options.mode == "keys":
        return Audience(
            who="applications with a key of Ricordo's own",
            nobody="everybody else, who is refused",
            advice="`ricordo keys create` makes one",
        )
    if options.local == "on":
        return Audience(
            who=f"whoever reaches {host}, as the user whom the request names, else as `local`",
            nobody="web pages whose Origin is neither loopback nor in server.cors_origins",
            advice='identity.local = "auto" or identity.mode = "keys" if others than you can reach it',
        )
    if options.local == "auto" and is_loopback(host):
        names = ", ".join(f'"{name}"' for name in sorted(CONTAINERS - {name.lower() for name in options.local_hosts}))
        return Audience(
            who="programs of your own account on this machine, as the one user `local`",
            nobody="what comes through a reverse proxy, from another account, a container or a web page, by HTTP/1.0 "
            "or with `Connection: close`, as from Python's urllib",
            advice=ON_OR_OFF + (f"; identity.local_hosts = [{names}] for your containers" if names else ""),
        )
    return Audience(
        who="each provider key of 20 characters or more, a memory of its own",
        nobody="requests without a key or with a placeholder",
        advice=f'{shared_by_all(host)}; identity.mode = "keys" for keys that Ricordo gives out',
    )
