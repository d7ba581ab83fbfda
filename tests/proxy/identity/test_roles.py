"""What a credential may do, and whom it may name: on the chat path, and where the memory itself is asked."""

from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
import pytest

from memory.model.errors import StoreUnavailable
from memory.model.identity import IdentityOptions
from memory.model.scope import ANY, Digests, Reach, Scope
from memory.ports.keys import OF_USERS, ProxyKey, Role
from proxy.http.client import CONNECTION
from proxy.http.errors import ApiError
from proxy.identity.auth import Keys, Principal
from proxy.identity.gate import Caller, Gate
from proxy.identity.headers import MemoryHeaders, Mode
from proxy.identity.keys import new_key
from proxy.identity.scope import resolve

DIGESTS = Digests(b"0123456789abcdef0123456789abcdef")
NOW = datetime(2026, 5, 1, tzinfo=UTC)


class Body(msgspec.Struct, frozen=True):
    user: str | None = None
    safety_identifier: str | None = None
    metadata_user_id: str | None = None


class Elsewhere:
    """A connection from another machine."""

    http_version = "1.1"
    peer = ("10.0.0.1", 1)
    is_own = None
    judged = None


class Ring:
    def __init__(self, *keys: ProxyKey) -> None:
        self.kept = {key.public: key for key in keys}
        self.is_away = False

    async def add(self, key: ProxyKey) -> None:
        self.kept[key.public] = key

    async def find(self, public: str) -> ProxyKey | None:
        if self.is_away:
            raise StoreUnavailable("it is being restored")
        return self.kept.get(public)

    async def keys(self) -> tuple[ProxyKey, ...]:
        return tuple(self.kept.values())

    async def revoke(self, public: str, *, at: datetime) -> None:
        self.kept[public] = msgspec.structs.replace(self.kept[public], revoked_at=at)


def identified(principal: Principal, headers: MemoryHeaders, body: Body | None = None) -> Any:
    return resolve(principal, headers, body or Body(), options=IdentityOptions(), digests=DIGESTS, audit=lambda _: None)


async def asked(role: Role, *, scheme: str = "Bearer", headers: dict[str, str] | None = None, **key: Any) -> Caller:
    text, kept = new_key(tenant="acme", digests=DIGESTS, clock=lambda: NOW, **key)
    return await with_key(text, kept, role, scheme=scheme, headers=headers)


async def with_key(
    text: str, kept: ProxyKey, role: Role, *, scheme: str = "Bearer", headers: dict[str, str] | None = None
) -> Caller:
    ring = Keys(Ring(kept), digests=DIGESTS, audit=lambda _: None, ticks=lambda: 0.0, clock=lambda: NOW)
    gate = Gate(ring, options=IdentityOptions(mode="keys"), digests=DIGESTS, audit=lambda _: None)
    sent = {"authorization": f"{scheme} {text}"} | (headers or {})
    scope = {
        "headers": [(name.encode(), value.encode()) for name, value in sent.items()],
        "extensions": {CONNECTION: Elsewhere()},
    }
    return await gate.caller(scope, role=role)


def code(raised: pytest.ExceptionInfo[ApiError]) -> tuple[int, str]:
    return raised.value.status, raised.value.code


async def test_a_key_does_what_its_roles_say_and_nothing_else():
    assert (await asked(Role.READ, roles=[Role.READ], default_user="ada")).tenant == "acme"

    for role in (Role.WRITE, Role.DELETE, Role.EXPORT, Role.ADMIN):
        with pytest.raises(ApiError) as raised:
            await asked(role, roles=[Role.READ], default_user="ada")
        assert code(raised) == (403, "role_missing")
        assert role.value in raised.value.message


async def test_an_old_key_does_all_but_what_goes_beyond_one_user():
    for role in OF_USERS:
        assert await asked(role)
    with pytest.raises(ApiError) as raised:
        await asked(Role.ADMIN)
    assert code(raised) == (403, "role_missing")


async def test_an_expired_key_is_refused_like_a_revoked_one_and_its_holder_told_why():
    with pytest.raises(ApiError, match="time is over") as raised:
        await asked(Role.READ, expires_at=NOW - timedelta(seconds=1))
    assert code(raised) == (401, "invalid_api_key")


async def test_whoever_does_not_hold_an_expired_key_is_not_told_that_there_was_one():
    text, kept = new_key(tenant="acme", expires_at=NOW - timedelta(seconds=1), digests=DIGESTS, clock=lambda: NOW)
    other = text[:-1] + ("A" if text[-1] != "A" else "B")
    with pytest.raises(ApiError, match="unknown or revoked"):
        await with_key(other, kept, Role.READ)


async def test_a_token_is_a_key_for_clients_that_call_it_so():
    assert (await asked(Role.READ, scheme="Token", default_user="ada")).scope() == Scope("acme", "ada")


async def test_P6_a_key_names_nobody_but_its_users():
    caller = await asked(Role.READ, users=["ada", "bob"])

    assert caller.scope(user="ada") == Scope("acme", "ada")
    for other in ("eve", "Ada", "ada "):
        with pytest.raises(ApiError) as raised:
            caller.scope(user=other)
        assert raised.value.code in {"user_forbidden", "invalid_scope_value"}
    with pytest.raises(ApiError) as raised:
        caller.scope(agent="helper")
    assert code(raised) == (400, "memory_scope_required")
    with pytest.raises(ApiError) as raised:
        caller.anywhere()
    assert code(raised) == (400, "memory_scope_required")


async def test_a_key_of_one_user_need_not_name_her():
    caller = await asked(Role.READ, users=["ada"])

    assert caller.scope() == Scope("acme", "ada")
    assert caller.anywhere() == Reach("acme", "ada", ANY, ANY)


async def test_whoever_names_nobody_at_all_is_told_what_to_name():
    with pytest.raises(ApiError, match="At least one of user_id, agent_id, or run_id") as raised:
        (await asked(Role.READ)).reach()
    assert code(raised) == (400, "memory_scope_required")


async def test_without_a_user_it_is_an_administrators():
    with pytest.raises(ApiError) as raised:
        (await asked(Role.READ)).reach(agent="helper")
    assert code(raised) == (403, "role_missing")

    admin = await asked(Role.ADMIN, roles=[Role.READ, Role.ADMIN])
    assert admin.reach(agent="helper") == Reach("acme", ANY, "helper", ANY)


async def test_a_key_for_certain_users_looks_after_no_tenant_whatever_its_roles():
    with pytest.raises(ApiError, match="for certain users") as raised:
        await asked(Role.ADMIN, roles=[Role.READ, Role.ADMIN], users=["ada"])
    assert code(raised) == (403, "role_missing")


async def test_a_reach_has_what_is_named_and_any_of_the_rest():
    caller = await asked(Role.READ, headers={"x-memory-user": "ada", "x-memory-agent": "helper"})

    assert caller.reach() == Reach("acme", "ada", "helper", ANY)
    assert caller.reach(user="bob", run="r1") == Reach("acme", "bob", "helper", "r1")


async def test_P6_on_the_chat_path_a_key_names_nobody_but_its_users():
    ada = Principal(tenant="acme", users=frozenset({"ada"}))

    assert identified(ada, MemoryHeaders(user="ada")).scope == Scope("acme", "ada")
    assert identified(ada, MemoryHeaders(), Body(user="ada")).scope is not None
    named = MemoryHeaders(user="eve", user_header="X-Memory-User")
    for headers, body, param in ((named, Body(), "X-Memory-User"), (MemoryHeaders(), Body(user="eve"), "user")):
        with pytest.raises(ApiError) as raised:
            identified(ada, headers, body)
        assert (*code(raised), raised.value.param) == (403, "user_forbidden", param)


@pytest.mark.parametrize(
    ("roles", "asked_for", "left"),
    [
        (OF_USERS, Mode.ON, Mode.ON),
        ((Role.READ,), Mode.ON, Mode.READ),
        ((Role.WRITE,), Mode.ON, Mode.WRITE),
        ((Role.READ,), Mode.WRITE, Mode.OFF),
        ((Role.EXPORT,), Mode.ON, Mode.OFF),
    ],
)
def test_a_chat_reads_and_writes_as_far_as_the_keys_roles_go(roles: Any, asked_for: Mode, left: Mode):
    principal = Principal(tenant="acme", roles=frozenset(roles))

    found = identified(principal, MemoryHeaders(user="ada", mode=asked_for))

    assert found.mode is left
    assert (found.scope is None) == (left is Mode.OFF)
    assert found.reason == ("no_role" if left is Mode.OFF else "")
