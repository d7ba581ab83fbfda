"""The head of a request as bytes, in which nothing can be smuggled.

Framing (RFC 9112 §6) is ours alone: a header that says where the body ends, or to whom it goes, is refused, and so is
a line break in any part. What is refused is a mistake of the caller, hence ValueError.
"""

import re
from functools import lru_cache

from adapters.upstreams.origin import Origin
from proxy.upstream import Headers

TOKEN = re.compile(rb"[!#$%&'*+.^_`|~0-9A-Za-z-]+")
"""RFC 9110 §5.6.2."""

TARGET = re.compile(rb"(?:[/?][!-~]*)?")
"""Visible ASCII: a space would end the target, a line break the head."""

OURS = frozenset({b"host", b"content-length", b"transfer-encoding", b"connection", b"upgrade"})

WITHOUT_BODY = frozenset({b"GET", b"HEAD", b"DELETE", b"OPTIONS", b"TRACE"})
"""An empty body of theirs needs no Content-Length (RFC 9110 §8.6)."""

CHUNKED = b"transfer-encoding: chunked\r\n\r\n"


class HeadWriter:
    """Writes the heads of requests below one base URL."""

    def __init__(self, origin: Origin, path: bytes) -> None:
        self._path = path
        self._host_line = b" HTTP/1.1\r\nhost: %b\r\n" % origin.authority

    def write(self, method: bytes, target: bytes, headers: Headers, length: int | None) -> bytes:
        """The head of a request whose body has this length; None: the body is chunked. Raises ValueError."""
        _check_method(method)
        if not TARGET.fullmatch(target):
            raise ValueError("a target is a path or a query, in visible ASCII")
        parts = [method, b" ", (self._path + target) or b"/", self._host_line]
        for name, value in headers:
            parts += (_field_name(name), value, b"\r\n")
        if length is None:
            parts.append(CHUNKED)
        elif length == 0 and method in WITHOUT_BODY:
            parts.append(b"\r\n")
        else:
            parts.append(b"content-length: %d\r\n\r\n" % length)
        head = b"".join(parts)
        lines = len(headers) + (4 if parts[-1] != b"\r\n" else 3)
        if not head.count(b"\r\n") == head.count(b"\n") == head.count(b"\r") == lines or b"\0" in head:
            raise ValueError("a header's value contains a line break or NUL")
        return head


@lru_cache(maxsize=64)
def _check_method(method: bytes) -> None:
    if not TOKEN.fullmatch(method) or method == b"CONNECT":
        raise ValueError("not a method that can be relayed")


@lru_cache(maxsize=256)  # clients choose names, of up to 16 KiB
def _field_name(name: bytes) -> bytes:
    if not TOKEN.fullmatch(name):
        raise ValueError("a header's name is no token")
    if name.lower() in OURS:
        raise ValueError(f"the header {name.decode()} is the transport's to make")
    return name + b": "


def split_length(headers: Headers) -> tuple[Headers, int | None]:
    """The headers without Content-Length, and its value, if there is one. Raises ValueError unless it is one number."""
    values = {value for name, value in headers if name.lower() == b"content-length"}
    if not values:
        return headers, None
    (value, *more) = values
    if more or not value.isdigit():
        raise ValueError("a content-length is one number")
    return [pair for pair in headers if pair[0].lower() != b"content-length"], int(value)
