"""Ids that sort by time: uuid7 (RFC 9562 §5.7), monotonic within a process."""

import os
import re
import threading
import time
from hashlib import sha256

UUID = re.compile(r"[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}")

COUNTER_MAX = 0xFFF
"""Twelve bits: so many ids in one millisecond, then the next one is taken."""

_lock = threading.Lock()
_last_millis = 0
_last_counter = 0


def uuid7() -> str:
    """A new uuid7: 48 bits of milliseconds, a 12-bit counter within the millisecond, 62 random bits.

    The clock going backwards does not: ids keep the latest millisecond that was seen and count on.
    """
    global _last_millis, _last_counter
    with _lock:
        millis = max(time.time_ns() // 1_000_000, _last_millis)
        counter = _last_counter + 1 if millis == _last_millis else 0
        if counter > COUNTER_MAX:
            millis, counter = millis + 1, 0
        _last_millis, _last_counter = millis, counter
    tail = int.from_bytes(os.urandom(8), "big") & ((1 << 62) - 1)
    digits = f"{millis << 80 | 0x7 << 76 | counter << 64 | 0b10 << 62 | tail:032x}"
    return f"{digits[:8]}-{digits[8:12]}-{digits[12:16]}-{digits[16:20]}-{digits[20:]}"


def own_id(of: str, *whose: str) -> str:
    """The id that somebody's copy of what has another one has: always the same, and sorted by the same time."""
    digest = sha256("\0".join((*whose, of)).encode()).hexdigest()
    digits = of.replace("-", "")[:12] if is_uuid(of) else digest[:12]
    digits += f"7{digest[13:16]}8{digest[17:32]}"
    return f"{digits[:8]}-{digits[8:12]}-{digits[12:16]}-{digits[16:20]}-{digits[20:]}"


def is_uuid(text: str) -> bool:
    """Whether an id is spelled as ours are; those that came with an import may be others."""
    return UUID.fullmatch(text) is not None
