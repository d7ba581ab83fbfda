"""The settings of the listener, apart from what they govern: config names them, the proxy obeys them."""

from typing import Annotated

import msgspec
from msgspec import Meta

from memory.model.timespans import Seconds

Count = Annotated[int, Meta(ge=1)]


class ListenerOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How much, and how slowly, a client may send and read."""

    header_bytes: Count = 16 * 1024
    """Request line and header fields: twice what nginx and Node take by default (FAULTS H07)."""
    header_fields: Count = 100
    """As Apache's default; SDKs send about 20 (FAULTS H08)."""
    header_seconds: Seconds = 10.0
    """From a request's first byte, or the connection's begin, to the blank line (FAULTS H11, H13)."""
    body_stall_seconds: Seconds = 30.0
    """How long a body may stand still, and how long it may be too slow (FAULTS H12)."""
    body_bytes_per_second: Count = 500
    """Below this a body is too slow: slower than any modem, as fast as a slow-loris would like to be (FAULTS H12)."""
    write_stall_seconds: Seconds = 60.0
    """How long a client may leave its answer unread (FAULTS C03)."""
    idle_seconds: Seconds = 75.0
    """How long a connection waits for its next request: longer than the pools of common clients and load balancers
    (5 to 60 s) keep it, so that the client closes first and no request meets a closing connection."""
    linger_seconds: Seconds = 2.0
    """How long we read on after an answer that came before the request's end: closing at once would reset the
    connection, and the client might never see why."""
    connections: Count = 10_000
    """Beyond this the oldest idle connection goes (FAULTS H20). Needs as many file descriptors twice over."""
    pipelined: Count = 16
    """How many requests may wait behind one that is being answered: no SDK sends a second one."""
