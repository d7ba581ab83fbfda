"""How a process that runs for long keeps its memory, where the C library is glibc: others are left as they are."""

import ctypes
import os

HEAPS, MAPPED_FROM, TRIMMED_FROM = 1, 1 << 20, 4 << 20
"""One heap for all threads, of which one alone computes anyhow; blocks of a megabyte, as the arrays of an index grow
to, are mapped, so that they are given back whole; and so is a heap's end from 4 MB on. Beside glibc's usual ways, after
2,400 turns of 200 users: 251 MB rather than 278 of a proxy, 279 rather than 297 of a worker."""
M_ARENA_MAX, M_MMAP_THRESHOLD, M_TRIM_THRESHOLD = -8, -3, -1
"""As malloc.h numbers them."""


def keep_little() -> None:
    """From now on, unless somebody has told the C library otherwise (`MALLOC_ARENA_MAX=…`)."""
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
    if mallopt is None or any(name.startswith("MALLOC_") for name in os.environ):
        return
    for parameter, value in ((M_ARENA_MAX, HEAPS), (M_MMAP_THRESHOLD, MAPPED_FROM), (M_TRIM_THRESHOLD, TRIMMED_FROM)):
        mallopt(parameter, value)


def give_back() -> None:
    """What is free now."""
    malloc_trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if malloc_trim is not None:
        malloc_trim(0)
