"""Rewriting the append-only file, which is where erased texts would stay.

Snapshots (`save` rules, backups) and replicas' files are the operator's: docs say so.
"""

import asyncio
import time
from typing import Any

from redis.exceptions import ResponseError

from adapters.redis.connection import DENIED, Client, sent_to_primaries, translated
from memory.errors import StoreUnavailable
from memory.ports import Check

REWRITE_SECONDS = 30.0
"""How long a rewrite is waited for: a gigabyte takes ten to twenty seconds."""

FORBIDDEN = (
    "this user may not rewrite the append-only file: what is erased stays in it until the server does so by itself; "
    "grant +bgrewriteaof"
)

LOOK_SECONDS = 0.02
"""How often is looked whether it is done."""


class Compaction:
    """Rewrites the files of all primaries. Those who ask while one runs share the next one."""

    def __init__(self, client: Client, *, name: str) -> None:
        self.forbidden = False
        """This user may not ask for it: erased texts stay in the file until the server rewrites it by itself."""
        self._client = client
        self._name = name
        self._running = asyncio.Lock()
        self._asked = self._done = 0

    @property
    def check(self) -> Check:
        """For readiness."""
        return Check("compaction", not self.forbidden, FORBIDDEN if self.forbidden else "")

    async def run(self) -> None:
        """Returns when the files hold nothing any more that was erased before. Raises `StoreUnavailable`."""
        self._asked = number = self._asked + 1
        async with self._running:
            if self._done >= number:
                return
            covers = self._asked
            with translated(self._name):
                await self._rewrite(until=time.monotonic() + REWRITE_SECONDS)
            self._done = covers

    async def _rewrite(self, *, until: float) -> None:
        try:
            await self._idle(until)
            await sent_to_primaries(self._client, "BGREWRITEAOF")
            await self._idle(until)
        except DENIED:
            self.forbidden = True
        except ResponseError as error:
            if "unknown command" not in str(error).lower():
                raise
            self.forbidden = True

    async def _idle(self, until: float) -> None:
        """Wait until no rewrite runs: one that runs already would not cover what was erased since it began."""
        while any(map(_is_rewriting, await sent_to_primaries(self._client, "INFO", "persistence"))):
            if time.monotonic() > until:
                raise StoreUnavailable(f"{self._name}: erased, but its file is not rewritten yet; erase again")
            await asyncio.sleep(LOOK_SECONDS)


def _is_rewriting(info: dict[str, Any]) -> bool:
    return bool(info.get("aof_rewrite_in_progress") or info.get("aof_rewrite_scheduled"))
