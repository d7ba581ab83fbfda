"""Names of tenants, users, agents and sessions as callers may spell them, and the settings that say who a caller is."""

import re
from collections.abc import Iterable, Mapping
from hashlib import sha256
from typing import Literal
from unicodedata import category
from zoneinfo import ZoneInfo

import msgspec

from memory.model.errors import InvalidInput

NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._:@-]{0,127}")
"""A name as a header spells it (docs/rules.md, Identity): it means nothing to a query language, a path or a shell."""

NAME_BYTES = 512
"""The longest name, as UTF-8: in base64 in a header, or in a body."""

INVISIBLE = frozenset({"Cc", "Zl", "Zp"})
"""Control characters and the separators of lines and paragraphs: they would forge lines in logs and lists."""

LOCAL = "local"
"""Tenant and user of an unmodified application on the machine on which Ricordo listens on loopback only."""

HEADER_NAME = re.compile(r"[A-Za-z0-9-]{1,64}")

NOT_FOR_NAMES = re.compile(
    r"(?i)x-memory-.*|.*authorization|(?:x-)?api-key|cookie|host|origin|connection|content-.*|transfer-encoding|te|via"
    r"|forwarded|x-forwarded-.*|upgrade|expect|accept-encoding"
)
"""Headers with a meaning of their own: whoever names one of them as a user's header has mistaken it."""

NAMESPACE = re.compile(r"(?P<tenant>[^=\s]+)\s*=\s*(?P<scheme>env|sha256):(?P<key>\S+)")
SHA256_HEX = re.compile(r"[0-9a-f]{64}")


def is_legible(name: str) -> bool:
    """Whether a user, an agent, a run or a session can be called so: on one line, without space around it."""
    return (
        0 < len(name.encode("utf-8", "replace")) <= NAME_BYTES
        and name == name.strip()
        and not any(category(character) in INVISIBLE for character in name)
    )


class IdentityOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Settings of who a request's memory belongs to."""

    mode: Literal["passthrough", "keys"] = "passthrough"
    """`passthrough`: whoever has a provider's key has that key's memory, the machine's own user has one without.
    `keys`: applications authenticate with proxy keys (`ricordo keys create`)."""
    local: Literal["auto", "on", "off"] = "auto"
    """Who is the machine's own user, in mode `passthrough`. `auto`: on a loopback address, requests that show no sign
    of somebody else (proxy/identity/local.py). `on`: everybody but foreign web pages, on any address. `off`: nobody."""
    require_user: bool = False
    """Refuse a chat request that names no user, instead of relaying it without memory: for applications in which a
    forgotten header is a fault."""
    user_headers: tuple[str, ...] = ("X-OpenWebUI-User-Id", "X-OpenWebUI-User-Jwt")
    """Headers in which known clients name the user, by an id or by the subject of a token; the first that is there
    counts, after X-Memory-User."""
    session_headers: tuple[str, ...] = ("X-OpenWebUI-Chat-Id", "X-Claude-Code-Session-Id")
    """The same for the session, after X-Memory-Session."""
    agent_call_headers: tuple[str, ...] = ("X-Claude-Code-Agent-Id",)
    """Headers with which a client says that one of its own agents asks: nobody said that, so it has no memory."""
    temporary_sessions: tuple[str, ...] = ("temporary:", "local:", "channel:")
    """How the name of a session begins whose chat is not to be kept, as Open WebUI names its temporary chats, and its
    channels, in which others read what is known of the one who asks: such a request neither reads nor writes."""
    namespaces: tuple[str, ...] = ()
    """Provider keys that share one tenant, each as `tenant=env:VARIABLE` or `tenant=sha256:<digest of the key>`: for a
    key that is replaced, and for several upstreams with one memory."""
    local_hosts: tuple[str, ...] = ()
    """Names in `Host` that mean this machine, beside `localhost` and loopback addresses: under any other name a web
    page could be asking through its visitor's browser (DNS rebinding)."""
    speakers: tuple[str, ...] = ("user", "human", "me", "user_proxy")
    """What the `name` of a message may be beside the user's own, for its words to be the user's: any other name is
    another speaker's, whose words are no source of memories. `*`: whoever speaks is the user, for an application of
    one user that sends the name under which it shows her."""
    projects: tuple[str, ...] = ()
    """Names of projects, each as `name=directory` or `name=what X-Memory-Project says`: several may be one project."""
    shared_ids: tuple[str, ...] = ()
    """What every user of a shared provider key may name of what that key keeps, by id or pattern: `vs_0a1b`, `pmpt_*`.
    `*`: they are one and the same, or trust each other, and nobody looks whose an id is."""
    client_secrets_for_tokens: bool = False
    """Whether holders of a scope token may have the provider make keys of its own with the key that we hold."""
    forward_client_address: bool = False
    """Pass Forwarded, X-Forwarded-* and their kin on to the upstream: they hold the addresses of your users."""
    timezone: str = "UTC"
    """In which days are counted for a request without X-Memory-Timezone."""

    def __post_init__(self) -> None:
        _check_headers("user_headers", self.user_headers)
        _check_headers("session_headers", self.session_headers)
        _check_headers("agent_call_headers", self.agent_call_headers)
        for both in {name.lower() for name in self.user_headers} & {name.lower() for name in self.session_headers}:
            raise ValueError(f"session_headers: {both!r} already names the user")
        if not all(self.temporary_sessions):
            raise ValueError("temporary_sessions: every name begins with an empty text; leave the list empty instead")
        for entry in self.namespaces:
            _parse_namespace(entry)
        aliases_of(self)
        if self.mode == "keys" and self.local == "on":
            raise ValueError('local: nobody is local in mode "keys"; leave it out, or choose mode = "passthrough"')
        if not is_timezone(self.timezone):
            raise ValueError(f"timezone: {self.timezone!r} is not the name of a time zone, as in `Europe/Berlin`")


def aliases_of(options: IdentityOptions) -> dict[str, str]:
    """What a header or a client calls a project → its name.

    Raises `ValueError` for an entry that is none, and for one thing that has two names.
    """
    found: dict[str, str] = {}
    for entry in options.projects:
        name, parted, of = (part.strip() for part in entry.partition("="))
        of = of.rstrip("/\\") or of
        if not (parted and of and NAME.fullmatch(name)):
            raise ValueError(f"projects: {entry!r} is not written as `name=directory`; a name is one as in a header")
        if found.setdefault(of, name) != name:
            raise ValueError(f"projects: {of!r} is both {found[of]} and {name}")
    return found


EVERYBODY = "*"


def is_called(name: str, names: Iterable[str]) -> bool:
    """Whether `name` is one of `names`, or what stands before the @ of one, whatever its case and what parts its words.

    `ada_lovelace` is Ada Lovelace, and ada.lovelace@example.org, too.
    """
    words = _words_of(name)
    return bool(words) and any(words in (_words_of(each), _words_of(each.partition("@")[0])) for each in names)


def _words_of(name: str) -> list[str]:
    return sorted(re.findall(r"[^\W_]+", name.casefold()))


def fingerprint_of(key: bytes | str) -> str:
    """SHA-256 of a whole key, in hex (FAULTS K05): what stands for a key wherever it is kept or looked up."""
    return sha256(key.encode() if isinstance(key, str) else key).hexdigest()


def namespaces_of(options: IdentityOptions, environ: Mapping[str, str]) -> dict[str, str]:
    """Fingerprint of a provider's key → the tenant that it is mapped to.

    Raises `ValueError` for a variable that is not set and for a key that is mapped to two tenants.
    """
    found: dict[str, str] = {}
    for tenant, scheme, key in map(_parse_namespace, options.namespaces):
        if scheme == "env" and not environ.get(key):
            raise ValueError(f"identity.namespaces: the environment variable {key} is not set")
        fingerprint = key if scheme == "sha256" else fingerprint_of(environ[key])
        if found.setdefault(fingerprint, tenant) != tenant:
            raise ValueError(f"identity.namespaces: one key is mapped to both {found[fingerprint]!r} and {tenant!r}")
    return found


def _parse_namespace(entry: str) -> tuple[str, str, str]:
    """Tenant, scheme and key. The entry is not quoted in the error: somebody may have written the key itself."""
    match = NAMESPACE.fullmatch(entry.strip())
    if not match or not NAME.fullmatch(match["tenant"]):
        raise ValueError("namespaces: expected `tenant=env:VARIABLE` or `tenant=sha256:<digest of the key>`")
    key = match["key"].lower() if match["scheme"] == "sha256" else match["key"]
    if match["scheme"] == "sha256" and not SHA256_HEX.fullmatch(key):
        raise ValueError(f"namespaces: the digest for {match['tenant']!r} is not 64 hexadecimal digits")
    return match["tenant"], match["scheme"], key


def _check_headers(setting: str, names: tuple[str, ...]) -> None:
    for name in names:
        if not HEADER_NAME.fullmatch(name) or NOT_FOR_NAMES.fullmatch(name):
            raise ValueError(f"{setting}: {name!r} cannot be used as such a header")


TIMEZONE = re.compile(r"[A-Za-z][A-Za-z0-9_+-]{0,31}(?:/[A-Za-z0-9_+-]{1,31}){0,2}")


def is_timezone(name: str) -> bool:
    """Whether `name` is a time zone of the IANA database. Reads a file of it the first time."""
    if not TIMEZONE.fullmatch(name):
        return False
    try:
        ZoneInfo(name)
    except (LookupError, ValueError, OSError):  # unknown; another file; a folder of zones, such as "America"
        return False
    return True


def check_timezone(name: str) -> None:
    """Raise `InvalidInput` for what is no time zone of the IANA database."""
    if not is_timezone(name):
        raise InvalidInput("not the name of a time zone, as in `Europe/Berlin`", field="timezone")
