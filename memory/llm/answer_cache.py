"""Answers of language models, kept in the process for requests that come again.

docs/rules.md, Answers that are kept.
"""

from collections import OrderedDict
from datetime import datetime, timedelta
from hashlib import blake2b
from typing import NamedTuple

import msgspec

from memory.ports.llm import ModelAnswer, ModelRequest

ENTRY_BYTES = 600
"""What an entry takes beside its text: key, structs and its place in the order."""


class _Key(NamedTuple):
    tenant: str
    request: bytes
    """A digest: what was asked is not kept."""


class _CachedAnswer(NamedTuple):
    answer: ModelAnswer
    until: datetime
    size: int


class AnswerCache:
    """The answers used last, each tenant's for itself, up to so many bytes and for so long."""

    def __init__(self, *, capacity_bytes: int, keep: timedelta) -> None:
        self._room = capacity_bytes
        self._keep = keep
        self._entries: OrderedDict[_Key, _CachedAnswer] = OrderedDict()

    def get(self, tenant: str, request: ModelRequest, *, now: datetime) -> ModelAnswer | None:
        """What was answered to this tenant's equal request."""
        key = _key(tenant, request)
        entry = self._entries.get(key)
        if entry is None:
            return None
        if now >= entry.until:
            self._drop(key)
            return None
        self._entries.move_to_end(key)
        return entry.answer

    def put(self, tenant: str, request: ModelRequest, answer: ModelAnswer, *, now: datetime) -> None:
        """Keep it, the least recently used ones going first; what is larger than the whole room is not kept."""
        key = _key(tenant, request)
        size = len(answer.text.encode()) + ENTRY_BYTES
        self._drop(key)
        self._entries[key] = _CachedAnswer(answer, now + self._keep, size)
        self._room -= size
        while self._room < 0:
            self._drop(next(iter(self._entries)))

    def forget(self, tenant: str) -> None:
        """Drop all answers of a tenant: something of it was erased (P9), and nobody knows which of them tell it."""
        for key in [key for key in self._entries if key.tenant == tenant]:
            self._drop(key)

    def _drop(self, key: _Key) -> None:
        if entry := self._entries.pop(key, None):
            self._room += entry.size


def _key(tenant: str, request: ModelRequest) -> _Key:
    return _Key(tenant, blake2b(msgspec.msgpack.encode(request, order="sorted"), digest_size=16).digest())
