"""Programs of other accounts, for tests of who is local."""

import os
import shutil
import socket
import sys

import pytest

NOBODY = 65_534
"""An account that every system has."""


def kernel_tells() -> bool:
    """Whether the kernel may be asked whose a socket is."""
    try:
        socket.socket(socket.AF_NETLINK, socket.SOCK_DGRAM, 4).close()
    except (AttributeError, OSError):
        return False
    return True


needs_kernel = pytest.mark.skipif(not kernel_tells(), reason="this system does not tell whose a connection is")
needs_root = pytest.mark.skipif(os.geteuid() != 0, reason="only root can start a program under another account")


def python() -> str:
    """An interpreter that every account may run: ours may stand in root's home."""
    return shutil.which("python3", path="/usr/local/bin:/usr/bin:/bin") or sys.executable
