"""The door, as the requests of one connection go through it, one after the other."""

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from memory.model.identity import IdentityOptions
from memory.model.scope import Digests
from proxy.http.client import CONNECTION
from proxy.http.errors import ApiError
from proxy.identity.auth import CACHE_SECONDS, Authenticator, Keys, ProviderKeys
from proxy.identity.gate import Entered, Gate
from proxy.identity.keys import new_key
from proxy.identity.local import Locality
from proxy.identity.throttle import WRONG_KEYS, Throttle
from tests.proxy.identity.test_roles import Ring

DIGESTS = Digests(b"0123456789abcdef0123456789abcdef")
NOW = datetime(2026, 5, 1, tzinfo=UTC)
STRONG = "Bearer sk-0123456789abcdefghijklmnop"


class OneConnection:
    """A client of this machine that keeps its connection."""

    def __init__(self, authenticator: Authenticator) -> None:
        self.http_version = "1.1"
        self.peer = ("127.0.0.1", 50_000)
        self.is_own = True
        self.judged: object = None
        self._gate = Gate(authenticator, options=IdentityOptions(), digests=DIGESTS, audit=lambda _: None)

    async def enter(self, *, readable: bool = True, **headers: str) -> Entered:
        return await self._gate.enter(self._scope(headers), readable=readable)

    async def may_stay(self, entered: Entered, **headers: str) -> bool:
        return await self._gate.lets_stay(self._scope(headers), entered)

    def _scope(self, headers: dict[str, str]) -> dict[str, Any]:
        sent = {"host": "127.0.0.1:8000", "content-length": "17"} | headers
        return {
            "headers": [(name.replace("_", "-").encode(), value.encode()) for name, value in sent.items()],
            "extensions": {CONNECTION: self},
            "query_string": b"",
            "raw_path": b"/v1/chat/completions",
        }


@pytest.fixture
def client() -> OneConnection:
    locality = Locality(IdentityOptions(), loopback=True, origins=())
    keys = ProviderKeys(locality, confirm={}, digests=DIGESTS, namespaces={}, upstream_name="default")
    return OneConnection(keys)


async def test_headers_that_come_again_on_a_connection_are_judged_once(client: OneConnection):
    first = await client.enter(authorization=STRONG, x_memory_user="ada", content_length="17")
    again = await client.enter(authorization=STRONG, x_memory_user="ada", content_length="1700")

    assert again.incoming is first.incoming
    assert again.principal is first.principal


async def test_other_headers_on_the_same_connection_are_judged_anew(client: OneConnection):
    entered = [await client.enter(authorization=STRONG, x_memory_user=user) for user in ("ada", "bob", "ada")]

    assert [each.incoming.memory.user for each in entered] == ["ada", "bob", "ada"]


async def test_an_answer_that_is_to_be_readable_is_asked_for_so_whatever_was_before(client: OneConnection):
    entered = [await client.enter(accept_encoding="br", readable=readable) for readable in (False, True, False)]

    assert [(b"accept-encoding", b"br") in each.incoming.forward for each in entered] == [True, False, True]


async def test_who_speaks_another_version_on_the_same_connection_is_judged_anew(client: OneConnection):
    before = await client.enter(authorization=STRONG)
    client.http_version = "1.0"
    after = await client.enter(authorization=STRONG)

    assert before.principal.local
    assert not after.principal.local


async def test_headers_that_were_refused_are_refused_again(client: OneConnection):
    for _ in range(2):
        with pytest.raises(ApiError):
            await client.enter(x_memory_user="not a name")


async def test_K07_a_revoked_key_is_refused_on_the_connection_on_which_it_was_good():
    text, kept = new_key(tenant="acme", digests=DIGESTS, clock=lambda: NOW)
    ring, passed = Ring(kept), [0.0]
    client = OneConnection(
        Keys(ring, digests=DIGESTS, audit=lambda _: None, ticks=lambda: passed[0], clock=lambda: NOW)
    )
    good = await client.enter(x_memory_key=text)
    await ring.revoke(kept.public, at=NOW)
    passed[0] += 5.1

    assert good.principal.tenant == "acme"
    with pytest.raises(ApiError):
        await client.enter(x_memory_key=text)


async def test_K07_who_was_let_in_with_a_key_may_stay_as_long_as_that_is_good():
    text, kept = new_key(tenant="acme", digests=DIGESTS, clock=lambda: NOW, expires_at=NOW + timedelta(hours=1))
    now = [NOW]
    client = OneConnection(
        Keys(Ring(kept), digests=DIGESTS, audit=lambda _: None, ticks=lambda: 0.0, clock=lambda: now[0])
    )
    entered = await client.enter(x_memory_key=text)

    assert await client.may_stay(entered, x_memory_key=text)
    now[0] += timedelta(hours=1)
    assert not await client.may_stay(entered, x_memory_key=text)


async def test_K07_many_wrong_keys_from_an_address_do_not_keep_a_revoked_one_there():
    text, kept = new_key(tenant="acme", digests=DIGESTS, clock=lambda: NOW)
    ring, passed, throttle = Ring(kept), [0.0], Throttle()
    client = OneConnection(
        Keys(
            ring,
            digests=DIGESTS,
            audit=lambda _: None,
            ticks=lambda: passed[0],
            clock=lambda: NOW,
            throttle=throttle,
        )
    )
    entered = await client.enter(x_memory_key=text)
    await ring.revoke(kept.public, at=NOW)
    passed[0] += CACHE_SECONDS
    for _ in range(WRONG_KEYS):
        throttle.wrong(client.peer[0], now=passed[0])

    assert not await client.may_stay(entered, x_memory_key=text)


async def test_who_cannot_be_looked_up_for_a_while_may_stay():
    text, kept = new_key(tenant="acme", digests=DIGESTS, clock=lambda: NOW)
    ring, passed = Ring(kept), [0.0]
    client = OneConnection(
        Keys(ring, digests=DIGESTS, audit=lambda _: None, ticks=lambda: passed[0], clock=lambda: NOW)
    )
    entered = await client.enter(x_memory_key=text)
    ring.is_away = True
    passed[0] += CACHE_SECONDS

    assert await client.may_stay(entered, x_memory_key=text)
