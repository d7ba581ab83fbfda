"""Where an upstream is: its base URL, taken apart once."""

import re
from urllib.parse import urlsplit

import msgspec

DEFAULT_PORTS = {"http": 80, "https": 443}
HOST = re.compile(r"[0-9A-Za-z._-]+|[0-9A-Fa-f:.]+(?:%[0-9A-Za-z._-]+)?")
PATH = re.compile(r"(?:/[!-~]*)?")


class Origin(msgspec.Struct, frozen=True):
    """Scheme, host and port: what a pool of connections is for."""

    scheme: str
    host: str
    """As it is resolved and as TLS verifies it: ASCII, an IPv6 address without brackets."""
    port: int

    @property
    def authority(self) -> bytes:
        """The Host header's value: the port only if it is not the scheme's own."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return (host if self.port == DEFAULT_PORTS[self.scheme] else f"{host}:{self.port}").encode("ascii")


def parse_base_url(url: str) -> tuple[Origin, bytes]:
    """The origin of a base URL, and its path without the slash at the end.

    Raises ValueError for anything but http and https, for credentials, a query or a fragment in it, and for a host,
    port or path that cannot be one. The URL itself is not in the message: it may hold a secret.
    """
    parts = urlsplit(url)
    if parts.scheme not in DEFAULT_PORTS:
        raise ValueError("a base URL begins with http:// or https://")
    if "@" in parts.netloc:
        raise ValueError("a base URL carries no credentials")
    if parts.query or parts.fragment or not PATH.fullmatch(parts.path):
        raise ValueError("a base URL ends with its path, in ASCII")
    if not parts.hostname:
        raise ValueError("a base URL names a host")
    try:
        host = parts.hostname if parts.hostname.isascii() else parts.hostname.encode("idna").decode("ascii")
    except UnicodeError as error:
        raise ValueError("the base URL's host is no name of the DNS") from error
    if not HOST.fullmatch(host):
        raise ValueError("the base URL's host is no name of the DNS, and no address")
    if parts.port == 0:
        raise ValueError("a base URL's port is between 1 and 65535")
    origin = Origin(parts.scheme, host, parts.port or DEFAULT_PORTS[parts.scheme])
    return origin, parts.path.rstrip("/").encode("ascii")
