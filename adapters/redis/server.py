"""What a server must be like to be trusted with memories, and how it is found out (FAULTS R07).

What is found wrong is refused, each with what to set, unless the operator accepts that very risk by name.
"""

import asyncio
import re
from collections.abc import Collection, Sequence
from contextlib import suppress
from itertools import zip_longest
from typing import Any, cast

import msgspec
from redis.exceptions import NoPermissionError, ResponseError

from adapters.redis.connection import DENIED, Client, is_unknown, sent, sent_to_primaries, translated
from adapters.redis.keys import Keyspace
from memory.model.errors import SecretMismatch, StoreUnfit
from memory.model.store_options import Risk
from memory.ports.engine import Check

OLDEST = (8, 0, 0)
"""The first version that comes with the Query Engine."""

SAFE = (8, 6, 3)
"""The first without CVE-2026-23479."""

LOOK_SECONDS = 3.0
"""How often the settings of a server that is in use are looked at: three short commands."""

SCHEMA = 1
"""Of keys and values. A store of another schema is refused."""


class Facts(msgspec.Struct, frozen=True, kw_only=True):
    """What a server says about itself; None: it will not tell."""

    version: tuple[int, ...]
    aof: bool | None
    fsync: str | None
    eviction: str | None
    search: bool


class Fault(msgspec.Struct, frozen=True):
    """Something that is wrong with a server, and what to set."""

    name: Risk
    advice: str


def risks_of(facts: Facts) -> tuple[Fault, ...]:
    """What is wrong with a server."""
    wrong: list[Fault] = []
    shown = ".".join(map(str, facts.version))
    if facts.version < OLDEST:
        wrong.append(Fault("version", f"it is Redis {shown}: use 8.6.3 or later"))
    if None in (facts.aof, facts.fsync, facts.eviction):
        wrong.append(Fault("unknown", "it does not tell its settings: grant this user +info and +config|get"))
    if facts.aof is False:
        wrong.append(Fault("aof", "it keeps no append-only file: set `appendonly yes`"))
    if facts.fsync not in (None, "always"):
        wrong.append(Fault("fsync", f"appendfsync is {facts.fsync}, which loses turns: set `appendfsync always`"))
    if facts.eviction not in (None, "noeviction"):
        advice = f"maxmemory-policy is {facts.eviction}, which throws memories away: set `maxmemory-policy noeviction`"
        wrong.append(Fault("eviction", advice))
    if not facts.search:
        wrong.append(Fault("search", "it has no Query Engine: use Redis 8 with its modules (image redis:8)"))
    return tuple(wrong)


def faults_of(servers: Sequence[Facts]) -> tuple[Fault, ...]:
    """What is wrong with any of them, each kind once."""
    return tuple({fault.name: fault for facts in servers for fault in risks_of(facts)}.values())


def refuse(risks: Collection[Fault], accepted: Collection[Risk], *, name: str) -> None:
    """Raises `StoreUnfit` for risks that are not accepted."""
    if left := [risk for risk in risks if risk.name not in accepted]:
        advice = "; ".join(risk.advice for risk in left)
        names = ", ".join(risk.name for risk in left)
        raise StoreUnfit(f"{name} would not keep a memory safely: {advice} (or accept the risk: {names})")


def old_but_usable(facts: Facts) -> str | None:
    """A warning about a version that is supported, but should be replaced."""
    if OLDEST <= facts.version < SAFE:
        return f"Redis {'.'.join(map(str, facts.version))} has CVE-2026-23479: use 8.6.3 or later"
    return None


async def facts_of(client: Client) -> tuple[Facts, ...]:
    """Ask a server, or all primaries of a cluster, about themselves.

    Raises the client's errors, but for what this user may not ask.
    """
    infos = await _told(client, "INFO")
    # One by one: before 7.0 the command takes one name, and whoever runs such a server is to be told of its version.
    appending = await _told(client, "CONFIG GET", "append*")
    evicting = await _told(client, "CONFIG GET", "maxmemory-policy")
    searches = await _searches(client)
    silent: dict[str, str] = {}
    facts: list[Facts] = []
    for info, appends, evicts in zip_longest(infos, appending, evicting, fillvalue=silent):
        found = info | appends | evicts
        aof = found.get("aof_enabled", found.get("appendonly"))
        facts.append(
            Facts(
                version=tuple(int(part) for part in re.findall(r"\d+", found.get("redis_version", ""))[:3]),
                aof=None if aof is None else aof in {"1", "yes"},
                fsync=found.get("appendfsync"),
                eviction=found.get("maxmemory-policy", found.get("maxmemory_policy")),
                search=searches,
            )
        )
    return tuple(facts)


class Watch:
    """Looks at the server again and again: its settings may be changed, and a failover brings another one."""

    def __init__(self, client: Client, *, name: str, accepted: Collection[Risk]) -> None:
        self._client = client
        self._name = name
        self._accepted = accepted
        self._faults: tuple[Fault, ...] = ()

    @property
    def check(self) -> Check:
        """For readiness: as it was at the last look at a server that answered."""
        return Check("server", not self._faults, "; ".join(fault.advice for fault in self._faults))

    async def run(self) -> None:
        """Look, for as long as the store is open."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            with suppress(Exception):  # most often it is away: `ping` tells
                with translated(self._name):
                    faults = faults_of(await facts_of(self._client))
                self._faults = tuple(fault for fault in faults if fault.name not in self._accepted)


async def verify(client: Client, keys: Keyspace, verifier: bytes) -> None:
    """The first start writes what all later ones must find. Raises `SecretMismatch` and `StoreUnfit`."""
    wanted = {"verifier": verifier.hex(), "shards": str(keys.shards), "schema": str(SCHEMA)}
    for name, value in wanted.items():
        await sent(client, "HSETNX", keys.meta, name, value)
    found = await sent(client, "HMGET", keys.meta, *wanted)
    stored = dict(zip(wanted, (value.decode() for value in found), strict=True))
    if stored["verifier"] != wanted["verifier"]:
        raise SecretMismatch("the store was written under another RICORDO_SECRET: set that one, or use another store")
    for name in ("shards", "schema"):
        if stored[name] != wanted[name]:
            raise StoreUnfit(f"the store has {name} {stored[name]}, these settings {wanted[name]}: they cannot change")


async def _told(client: Client, *command: str) -> list[dict[str, str]]:
    """What each server says, or nothing if this user may not ask."""
    try:
        replies = await sent_to_primaries(client, *command)
    except DENIED:
        return []
    except ResponseError as error:
        if is_unknown(error):
            return []
        raise
    maps = (cast("dict[Any, Any]", reply) if isinstance(reply, dict) else {} for reply in replies)
    return [{_text(name): _text(value) for name, value in found.items()} for found in maps]


async def _searches(client: Client) -> bool:
    """Whether the server has the Query Engine; a user who may not ask is told so only of a command that there is."""
    try:
        await sent_to_primaries(client, "FT._LIST")
    except NoPermissionError:
        return True
    except ResponseError as error:
        if is_unknown(error):
            return False
        raise
    return True


def _text(value: Any) -> str:  # noqa: ANN401 - as the client gives it
    return value.decode() if isinstance(value, bytes) else str(value)
