"""What a process that serves or works does with its memory."""

import ctypes
import os
import subprocess
import sys

import pytest

HEAPS_OF_THREADS = """
import asyncio, ctypes, threading
from ricordo.event_loop import run

async def main():
    barrier = threading.Barrier(8)
    def allocate():
        barrier.wait()
        kept = [bytes(10_000) for _ in range(100)]
        barrier.wait()
    await asyncio.gather(*(asyncio.to_thread(allocate) for _ in range(8)))

async def all_at_once():
    from concurrent.futures import ThreadPoolExecutor
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(8))
    await main()

run(all_at_once)
libc = ctypes.CDLL(None)
libc.fdopen.restype = ctypes.c_void_p
out = libc.fdopen(1, b"w")
libc.malloc_info(0, ctypes.c_void_p(out))
libc.fflush(ctypes.c_void_p(out))
"""


def heaps(**environ: str) -> int:
    others = {name: value for name, value in os.environ.items() if not name.startswith("MALLOC_")}
    told = subprocess.run(
        [sys.executable, "-c", HEAPS_OF_THREADS], env=others | environ, capture_output=True, text=True, check=True
    )
    return told.stdout.count("<heap nr=")


@pytest.mark.skipif(not hasattr(ctypes.CDLL(None), "mallopt"), reason="the C library is not glibc")
def test_all_threads_share_a_heap_unless_the_environment_says_otherwise():
    assert heaps() == 1
    assert heaps(MALLOC_ARENA_MAX="4") == 4
