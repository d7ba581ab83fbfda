"""The port: taken before anything else is done, so that what stands in the way is said at once."""

import socket

BACKLOG = 2048
"""Connections that may wait to be accepted: a burst of as many clients loses none."""


def listening_on(host: str, port: int) -> socket.socket:
    """A socket that listens; port 0 takes a free one. Raises `OSError` with the address in it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=BACKLOG)
    except OSError as error:
        raise OSError(
            f"cannot listen on {host}:{port}: {error.strerror}; choose another with --port or --host"
        ) from None
