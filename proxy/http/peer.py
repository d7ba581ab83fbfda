"""Whose process is at the other end of a connection within this machine: the kernel's answer, on Linux.

The kernel knows the account of every socket, and finds one by its two addresses in some 10 µs (sock_diag(7); to read
/proc/net/tcp takes milliseconds, and longer the more sockets there are). So it is asked when the answer is needed,
once a connection.
"""

import os
import socket
import struct

Address = tuple[str, int]

NETLINK: int | None = getattr(socket, "AF_NETLINK", None)
"""Linux alone has it."""

SOCK_DIAG = 4
"""Netlink's protocol for it (linux/netlink.h)."""

BY_FAMILY = 20
"""The kind of message that asks and answers (linux/sock_diag.h); an error is of another kind."""

HEADER = struct.Struct("=IHHII")
"""Length, kind, flags, sequence, port: `nlmsghdr`."""

A_REQUEST = 1

QUESTION = struct.Struct("=4BI4s16s16s12s")
"""Family, protocol, extensions, padding, states, then the socket: ports, both addresses, interface and cookie
(linux/inet_diag.h, `inet_diag_req_v2`)."""

ANY_COOKIE = struct.pack("=III", 0, 0xFFFFFFFF, 0xFFFFFFFF)

ANSWER = struct.Struct("=4B48x12xII")
"""Family, state, timer, retransmits, the socket, three figures, then account and inode: `inet_diag_msg`."""

ANSWER_BYTES = 4096


def is_own(peer: Address, here: Address) -> bool | None:
    """Whether a process of our own account holds the end `peer` of a connection whose other end is `here`.

    What its process has closed is nobody's. None: the kernel does not tell, not even of our own end.
    """
    try:
        account = account_of(peer, here)
        if account is None and account_of(here, peer) is None:
            return None
    except OSError:
        return None
    return account == os.geteuid()


def account_of(end: Address, other: Address) -> int | None:
    """The user id of the process that holds this end of a connection; None: nobody does. Raises OSError."""
    if NETLINK is None:
        raise OSError("this system has no sock_diag")
    family = socket.AF_INET6 if ":" in end[0] else socket.AF_INET
    ports = struct.pack("!HH", end[1], other[1])
    addresses = (socket.inet_pton(family, host).ljust(16, b"\0") for host, _ in (end, other))
    question = QUESTION.pack(family, socket.IPPROTO_TCP, 0, 0, 0xFFFFFFFF, ports, *addresses, ANY_COOKIE)
    with socket.socket(NETLINK, socket.SOCK_DGRAM, SOCK_DIAG) as kernel:
        kernel.setblocking(False)  # it answers before `send` returns
        kernel.send(HEADER.pack(HEADER.size + len(question), BY_FAMILY, A_REQUEST, 0, 0) + question)
        answer = kernel.recv(ANSWER_BYTES)
    _, kind, _, _, _ = HEADER.unpack_from(answer)
    if kind != BY_FAMILY:
        return None
    *_, account, inode = ANSWER.unpack_from(answer, HEADER.size)
    return account if inode else None
