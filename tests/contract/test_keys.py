"""The contract of `KeyRing`."""

from datetime import timedelta

import msgspec
import pytest

from memory.model.errors import InvalidInput, NotFound
from memory.ports.engine import Engine
from memory.ports.keys import ProxyKey
from tests.contract.conftest import Store
from tests.contract.examples import NOW

KEY = ProxyKey(public="k1", digest=b"d" * 32, tenant="acme", name="first", default_user="alice", created_at=NOW)
LATER = NOW + timedelta(days=1)


async def test_a_key_is_found_as_it_was_added_also_by_another_process(store: Store, engine: Engine):
    await engine.keys.add(KEY)

    async with store.opened() as other:
        assert await other.keys.find("k1") == KEY


async def test_an_unknown_key_is_not_found(engine: Engine):
    assert await engine.keys.find("k1") is None


async def test_keys_are_listed_oldest_first(engine: Engine):
    newer = msgspec.structs.replace(KEY, public="k0", created_at=LATER)
    await engine.keys.add(newer)
    await engine.keys.add(KEY)

    assert await engine.keys.keys() == (KEY, newer)


async def test_a_key_is_not_added_twice(engine: Engine):
    await engine.keys.add(KEY)

    with pytest.raises(InvalidInput):
        await engine.keys.add(msgspec.structs.replace(KEY, tenant="other"))
    assert await engine.keys.find("k1") == KEY


async def test_a_revoked_key_is_found_with_the_time_of_its_first_revocation(engine: Engine):
    await engine.keys.add(KEY)
    await engine.keys.revoke("k1", at=LATER)
    await engine.keys.revoke("k1", at=LATER + timedelta(days=1))

    assert await engine.keys.find("k1") == msgspec.structs.replace(KEY, revoked_at=LATER)


async def test_an_unknown_key_cannot_be_revoked(engine: Engine):
    with pytest.raises(NotFound):
        await engine.keys.revoke("k1", at=NOW)
