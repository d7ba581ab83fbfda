"""What a request must be like before anybody looks at it: limits, the verdict on a head, the answer that refuses it.

httptools (llhttp, strict) decides about the bytes: Content-Length beside Transfer-Encoding, twice or not a number,
folded lines, bare CR and LF, control characters, chunk sizes (FAULTS H01 … H06, H10). The rest is decided here.
"""

import re

from uvicorn.protocols.http.httptools_impl import STATUS_LINE

from memory.model.listener_options import ListenerOptions
from proxy.http.errors import ApiError, error_body, error_headers, too_large
from proxy.upstream import Headers


class ListenerLimits(ListenerOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The settings of the listener, and how large a body may be."""

    body_bytes: int = 10 * 1024 * 1024
    """A conversation of two million tokens, or a few photographs (FAULTS B06)."""


MALFORMED = ApiError.of("invalid_request", "This is not a valid HTTP/1.1 request.")
BAD_HOST = ApiError.of("invalid_request", "Exactly one valid Host header is wanted.")
BAD_TARGET = ApiError.of("invalid_request", "The request target must be a path: this is no forward proxy.")
BAD_ENCODING = ApiError.of("invalid_request", "The only transfer encoding is `chunked`, in HTTP/1.1.")
TIMEOUT = ApiError.of("request_timeout")
HEAD_TOO_LARGE = ApiError.of("headers_too_large")
TOO_MANY_CONNECTIONS = ApiError.of("overloaded", "All connections are in use. Try again in a moment.")
TOO_MANY_REQUESTS = ApiError.of("overloaded", "Too many requests were sent before the first was answered.")

HOST = re.compile(rb"[\w.~:\[\]%!$&'()*+;=-]*\Z")
"""RFC 9110 §7.2, without the comma, which would be a list. What a URL is made of with `/`, `?` or `@` is no host."""

FIELD_OVERHEAD_BYTES = 4
"""Colon, space and line end of a header field."""


def judge(
    url: bytes, headers: Headers, fields: dict[bytes, bytes], *, method: bytes, version: str, limits: ListenerLimits
) -> ApiError | None:
    """The verdict on a head whose bytes llhttp found valid; its size is `head_bytes`' matter.

    `headers` are all of them, names in lower case; `fields` the last one of each name.
    """
    if len(headers) > limits.header_fields:
        return HEAD_TOO_LARGE
    if method == b"CONNECT" or not url.startswith(b"/") or b"#" in url or not url.isascii():
        return BAD_TARGET
    if not _is_host(headers, fields, version):
        return BAD_HOST
    encoding = fields.get(b"transfer-encoding")
    if encoding is not None and (version != "1.1" or encoding.lower() != b"chunked"):
        return BAD_ENCODING
    length = fields.get(b"content-length")
    if length is not None and int(length) > limits.body_bytes:
        return too_large(limits.body_bytes, "limits.relay_bytes")
    return None


def _is_host(headers: Headers, fields: dict[bytes, bytes], version: str) -> bool:
    """Whether there is one Host, and a good one (FAULTS H09); HTTP/1.0 may leave it out."""
    host = fields.get(b"host")
    if host is None:
        return version == "1.0"
    once = len(fields) == len(headers) or sum(name == b"host" for name, _ in headers) == 1
    return once and HOST.match(host) is not None


def head_bytes(url: bytes, headers: Headers) -> int:
    """How many bytes of a head were its target and fields."""
    return len(url) + sum(len(name) + len(value) + FIELD_OVERHEAD_BYTES for name, value in headers)


def refusal(error: ApiError, *, headers: Headers, request_id: str) -> bytes:
    """The whole answer that refuses a request and ends its connection; `headers` are the server's own."""
    fields = (*headers, *error_headers(error, request_id), (b"connection", b"close"))
    lines = [b"%s: %s\r\n" % field for field in fields]
    return b"".join([STATUS_LINE[error.status], *lines, b"\r\n", error_body(error, request_id)])
