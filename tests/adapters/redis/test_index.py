"""How the index is made, watched and mended, on a server that knows indexes but no memories."""

import asyncio
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import pytest

from adapters.analyzers import SnowballAnalyzer
from adapters.redis.documents import Documents
from adapters.redis.index import MEND_SECONDS, Indexes, IndexState, SearchIndex
from memory.model.errors import StoreUnavailable, StoreUnfit
from memory.model.scope import Digests
from memory.model.store_options import IndexOptions
from memory.ports.engine import Check

Command = Sequence[Any]


class IndexServer:
    """The FT.* commands of a server: what its indexes are made of, and how far each is built."""

    def __init__(self) -> None:
        self.indexes: dict[str, list[Any]] = {}
        self.aliases: dict[str, str] = {}
        self.percent = 1.0
        self.altered: set[str] = set()
        self.commands: list[str] = []

    async def read(self, commands: Sequence[Command]) -> list[Any]:
        await asyncio.sleep(0)
        return [self.answer(command) for command in commands]

    write = read

    def answer(self, command: Command) -> Any:
        name, *arguments = command
        self.commands.append(name)
        match name:
            case "FT._LIST":
                return [index.encode() for index in self.indexes]
            case "FT.CREATE":
                return self._create(arguments[0], arguments)
            case "FT.ALIASUPDATE":
                self.aliases[arguments[0]] = arguments[1]
            case "FT.DROPINDEX":
                self.drop(arguments[0])
            case "FT.INFO":
                return self._info(self.aliases.get(arguments[0], arguments[0]))
            case _:
                raise StoreUnavailable(f"failed (unknown command '{name}')")
        return b"OK"

    def _create(self, name: str, arguments: list[Any]) -> bytes:
        if name in self.indexes:
            raise StoreUnavailable("failed (Index already exists)")
        self.indexes[name] = arguments
        return b"OK"

    def drop(self, name: str) -> None:
        if name not in self.indexes:
            raise StoreUnavailable(f"failed ({name}: no such index)")
        del self.indexes[name]
        self.aliases = {alias: index for alias, index in self.aliases.items() if index != name}

    def _info(self, name: Any) -> dict[bytes, Any]:
        if name not in self.indexes:
            raise StoreUnavailable(f"failed ({name}: no such index)")
        words = self.indexes[name]
        schema = words[words.index("SCHEMA") + 1 :]
        prefixes = words.index("PREFIX") + 1
        kinds = {"TAG", "TEXT", "NUMERIC", "VECTOR"}
        starts = [n - 1 for n, word in enumerate(schema) if word in kinds] + [len(schema)]
        fields = [schema[start:end] for start, end in pairwise(starts)]
        kept = fields[:-1] if name in self.altered else fields
        filtered = {b"filter": words[words.index("FILTER") + 1].encode()} if "FILTER" in words else {}
        return {
            b"index_name": name.encode(),
            b"index_definition": {b"prefixes": words[prefixes + 1 : prefixes + 1 + words[prefixes]]} | filtered,
            b"attributes": [{b"attribute": field[0], b"said": [str(word) for word in field]} for field in kept],
            b"percent_indexed": self.percent,
            b"indexing": int(self.percent < 1),
        }


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def server() -> IndexServer:
    return IndexServer()


@pytest.fixture
def clock() -> Clock:
    return Clock()


def indexes_of(server: Any, clock: Clock, **options: Any) -> Indexes:
    return Indexes(
        server,
        prefix="r:",
        memory_prefixes=("r:{s00}:m:",),
        documents=Documents(digests=Digests(b"secret"), analyze=SnowballAnalyzer()),
        options=IndexOptions(**options),
        space=("e", 8),
        monotonic=clock,
    )


async def prepared(server: IndexServer, clock: Clock) -> tuple[Indexes, SearchIndex]:
    indexes = indexes_of(server, clock)
    await indexes.prepare(patience_seconds=0)
    return indexes, indexes.of("acme")


async def settled(server: IndexServer, index: SearchIndex) -> None:
    """Until the mending that is under way has ended, or waits."""
    for _ in range(200):
        await asyncio.sleep(0)
    assert server.indexes or index.state is IndexState.BROKEN


def look(server: IndexServer, index: SearchIndex) -> None:
    """What a recall does that takes a look."""
    try:
        reply = server.answer(index.look)
    except StoreUnavailable as error:
        reply = error
    index.saw(reply)


async def test_the_first_start_makes_the_index_and_the_second_finds_it(server: IndexServer, clock: Clock):
    _, index = await prepared(server, clock)
    made = list(server.indexes)

    _, again = await prepared(server, clock)

    assert made == list(server.indexes) == [f"{index.alias}:1"]
    assert server.aliases == {index.alias: f"{index.alias}:1"}
    assert (index.state, again.state) == (IndexState.READY, IndexState.READY)
    assert server.commands.count("FT.CREATE") == 1


async def test_processes_that_start_at_once_make_one_index(server: IndexServer, clock: Clock):
    await asyncio.gather(*(prepared(server, clock) for _ in range(5)))

    assert len(server.indexes) == 1
    assert len(server.aliases) == 1


async def test_R12_an_index_is_warming_until_all_is_indexed(server: IndexServer, clock: Clock):
    server.percent = 0.4
    indexes, index = await prepared(server, clock)
    assert indexes.state is IndexState.WARMING
    assert indexes.check == Check("index", ok=False, detail="warming, 40% of it is built")
    assert index.due

    server.percent = 1.0
    look(server, index)

    assert indexes.check == Check("index", ok=True, detail="ready")
    assert indexes.state is IndexState.READY
    assert not index.due


async def test_R12_a_complete_index_is_looked_at_again_in_case_the_server_was_restarted(
    server: IndexServer, clock: Clock
):
    _, index = await prepared(server, clock)
    assert not index.due

    clock.now += 1
    assert index.due
    server.percent = 0.0
    look(server, index)

    assert index.state is IndexState.WARMING


async def test_R11_a_dropped_index_is_made_anew_beside_the_path(server: IndexServer, clock: Clock):
    _, index = await prepared(server, clock)
    server.drop(f"{index.alias}:1")

    look(server, index)
    assert index.state is IndexState.BROKEN
    await settled(server, index)

    assert index.state is IndexState.READY
    assert server.aliases == {index.alias: f"{index.alias}:1"}
    await index.close()


async def test_R01_whoever_asks_whether_all_is_well_finds_the_index_of_a_server_that_came_late(
    server: IndexServer, clock: Clock
):
    indexes = indexes_of(server, clock)
    await indexes.look()
    await settled(server, indexes.of("acme"))
    clock.now += 1.1
    looks = server.commands.count("FT.INFO")
    await indexes.look()
    await indexes.look()

    assert indexes.check.ok
    assert server.commands.count("FT.INFO") == looks + 1


async def test_R11_a_fault_that_stays_is_mended_at_most_every_few_seconds(server: IndexServer, clock: Clock):
    _, index = await prepared(server, clock)
    error = StoreUnavailable("failed (Unknown field at offset 0)")
    before = len(server.commands)

    for _ in range(50):
        index.troubled(error)
        await settled(server, index)
    once = len(server.commands) - before
    clock.now += MEND_SECONDS
    index.troubled(error)
    await settled(server, index)

    assert len(server.commands) - before == 2 * once
    assert len(server.indexes) == 1
    await index.close()


async def test_R11_an_altered_index_is_replaced_once_its_successor_is_complete(server: IndexServer, clock: Clock):
    _, index = await prepared(server, clock)
    server.altered.add(f"{index.alias}:1")
    server.percent = 0.5

    look(server, index)
    await settled(server, index)
    assert server.aliases == {index.alias: f"{index.alias}:1"}
    assert set(server.indexes) == {f"{index.alias}:1", f"{index.alias}:2"}
    server.percent = 1.0
    await asyncio.sleep(0.2)
    await settled(server, index)

    assert server.aliases == {index.alias: f"{index.alias}:2"}
    assert set(server.indexes) == {f"{index.alias}:2"}
    assert index.state is IndexState.READY
    await index.close()


async def test_an_index_that_a_dead_process_began_is_taken_over(server: IndexServer, clock: Clock):
    _, index = await prepared(server, clock)
    server.indexes[f"{index.alias}:7"] = server.indexes.pop(f"{index.alias}:1")
    server.aliases.clear()

    _, again = await prepared(server, clock)

    assert server.aliases == {again.alias: f"{index.alias}:7"}
    assert server.commands.count("FT.CREATE") == 1


async def test_settings_of_two_releases_have_an_index_each(server: IndexServer, clock: Clock):
    await indexes_of(server, clock).prepare(patience_seconds=0)

    graph = indexes_of(server, clock, algorithm="hnsw")
    await graph.prepare(patience_seconds=0)

    assert len(server.aliases) == 2
    assert await graph.others() == [name for name in server.indexes if not name.startswith(graph.of("acme").alias)]


async def test_tenants_have_an_index_each_where_it_is_set(server: IndexServer, clock: Clock):
    indexes = indexes_of(server, clock, per_tenant=True)
    await indexes.prepare(patience_seconds=0)
    assert server.indexes == {}

    for tenant in ("acme", "other"):
        await indexes.of(tenant).prepare()

    assert len(server.indexes) == 2
    assert all("FILTER" in words for words in server.indexes.values())
    assert indexes.of("acme") is indexes.of("acme")
    assert indexes.of("acme") is not indexes.of("other")


async def test_the_index_of_a_tenant_is_not_taken_for_that_of_all_when_the_setting_is_switched_back(
    server: IndexServer, clock: Clock
):
    each = indexes_of(server, clock, per_tenant=True)
    for tenant in ("acme", "other"):
        await each.of(tenant).prepare()
    theirs = set(server.indexes)

    indexes, index = await prepared(server, clock)

    shared = server.indexes[server.aliases[index.alias]]
    assert "FILTER" not in shared
    assert index.state is IndexState.READY
    assert theirs <= server.indexes.keys(), "a process with the other setting may still search them"
    assert set(await indexes.others()) == theirs
    assert await each.others() == [server.aliases[index.alias]]


async def test_an_alias_of_all_that_leads_to_one_tenants_index_is_mended(server: IndexServer, clock: Clock):
    """As a release that took the one for the other left it."""
    each = indexes_of(server, clock, per_tenant=True)
    await each.of("acme").prepare()
    (theirs,) = server.indexes
    server.aliases[indexes_of(server, clock).of("acme").alias] = theirs

    _, index = await prepared(server, clock)
    assert index.state is IndexState.WARMING
    await settled(server, index)

    assert index.state is IndexState.READY
    assert "FILTER" not in server.indexes[server.aliases[index.alias]]
    assert server.aliases[each.of("acme").alias] == theirs
    await index.close()


async def test_an_index_of_another_application_is_left_alone(server: IndexServer, clock: Clock):
    server.indexes["r:index:somebody:1"] = server.indexes["theirs"] = ["PREFIX", 0, "SCORE", "SCHEMA"]

    _, index = await prepared(server, clock)

    assert set(server.indexes) == {"r:index:somebody:1", "theirs", f"{index.alias}:1"}


class BareServer(IndexServer):
    """A Redis without the Query Engine."""

    def answer(self, command: Command) -> Any:
        raise StoreUnavailable(f"redis://r failed (unknown command '{command[0]}', with args beginning with: )")


@pytest.mark.parametrize("per_tenant", [False, True])
async def test_a_server_without_query_engine_is_refused_with_what_to_do(clock: Clock, per_tenant: bool):
    indexes = indexes_of(BareServer(), clock, per_tenant=per_tenant)

    with pytest.raises(StoreUnfit, match="use Redis 8"):
        await indexes.prepare(patience_seconds=0)
