"""Signed scope tokens: one user's, for a while, and nobody else's however they are bent."""

from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from adapters.in_memory import Data
from adapters.in_memory.notes import InMemoryNotes
from memory.model.errors import InvalidInput, NotFound
from memory.model.identity import IdentityOptions
from memory.model.scope import ANY, Digests, Reach, Scope
from memory.ports.keys import OF_USERS, Role
from memory.text.secrets import redact
from proxy.http.client import CONNECTION
from proxy.http.errors import ApiError
from proxy.identity.auth import Keys, holds_proxy_key
from proxy.identity.gate import Gate
from proxy.identity.lending import HeldKey
from proxy.identity.rates import Rates
from proxy.identity.throttle import WRONG_KEYS
from proxy.identity.tokens import (
    LONGEST,
    ScopeClaims,
    SigningKey,
    TokenRules,
    claims_of,
    new_signing_key,
    read_rules,
    revoke_signing_key,
    signed,
    void_tokens,
)
from tests.proxy.identity.test_roles import Elsewhere, Ring

DIGESTS = Digests(b"0123456789abcdef0123456789abcdef")
NOW = datetime(2026, 5, 1, 12, tzinfo=UTC)
HOUR = timedelta(hours=1)


class Installation:
    """A store of keys, and a proxy in front of it."""

    def __init__(self, *, most: int = 0) -> None:
        self.now = NOW
        self.ticks = 0.0
        self.notes = InMemoryNotes(Data())
        keys = Keys(
            Ring(),
            digests=DIGESTS,
            audit=lambda _: None,
            ticks=lambda: self.ticks,
            clock=lambda: self.now,
            notes=self.notes,
        )
        options = IdentityOptions(mode="keys")
        rates = Rates(most, ticks=lambda: self.ticks)
        self.gate = Gate(keys, options=options, digests=DIGESTS, audit=lambda _: None, rates=rates)

    async def token(self, **fields: Any) -> str:
        given: dict[str, Any] = {"tenant": "acme", "user": "ada", "ttl": HOUR} | fields
        return await signed(self.notes, **given, clock=lambda: self.now)

    async def claims(self, token: str) -> ScopeClaims | None:
        return claims_of(token.encode(), await read_rules(self.notes), digests=DIGESTS, at=self.now)

    def request(self, token: str, **headers: str) -> dict[str, Any]:
        sent = {"authorization": f"Bearer {token}"} | {name.replace("_", "-"): value for name, value in headers.items()}
        return {
            "headers": [(name.encode(), value.encode()) for name, value in sent.items()],
            "extensions": {CONNECTION: Elsewhere()},
            "query_string": b"",
            "raw_path": b"/v1/chat/completions",
        }


async def refused(installation: Installation, token: str, **headers: str) -> tuple[int, str]:
    with pytest.raises(ApiError) as raised:
        await installation.gate.caller(installation.request(token, **headers), role=Role.READ)
    return raised.value.status, raised.value.code


async def test_a_token_opens_its_users_memory_and_names_nobody_else():
    at = Installation()
    caller = await at.gate.caller(at.request(await at.token()), role=Role.DELETE)

    assert caller.reach() == caller.anywhere() == Reach("acme", "ada", ANY, ANY)
    for user in ("bob", "eve"):
        with pytest.raises(ApiError, match="may not name"):
            caller.scope(user=user)
    assert caller.principal.roles == frozenset(OF_USERS)


async def test_P6_on_the_chat_path_it_names_nobody_else_and_never_travels_on():
    at = Installation()
    token = await at.token()
    entered = await at.gate.enter(at.request(token), readable=True)

    assert entered.principal.default_user == "ada"
    lent = HeldKey(key="sk-held-by-us", is_default=True).for_request(entered.principal, "chat")
    assert lent == ((b"authorization", b"Bearer sk-held-by-us"),)
    assert token.encode() not in b"".join(value for _, value in (*entered.incoming.forward, *lent))
    assert holds_proxy_key(f"Bearer {token}".encode())

    class Nobody(msgspec.Struct, frozen=True):
        user: str | None = None
        safety_identifier: str | None = None
        metadata_user_id: str | None = None

    assert at.gate.identify(entered, Nobody()).scope == Scope("acme", "ada")
    other = await at.gate.enter(at.request(token, x_memory_user="bob"), readable=True)
    with pytest.raises(ApiError, match="may not name"):
        at.gate.identify(other, Nobody())


async def test_a_token_does_what_it_was_signed_for_and_is_never_an_administrators():
    at = Installation()
    token = await at.token(roles=[Role.READ])

    assert await at.gate.caller(at.request(token), role=Role.READ)
    for role in (Role.WRITE, Role.EXPORT, Role.DELETE, Role.ADMIN):
        with pytest.raises(ApiError, match="lacks the role"):
            await at.gate.caller(at.request(token), role=role)
    with pytest.raises(InvalidInput, match="administrator"):
        await at.token(roles=[Role.ADMIN])


async def test_a_token_ends():
    at = Installation()
    token = await at.token()
    at.now += HOUR

    assert await at.claims(token) is None
    assert await refused(at, token) == (401, "invalid_api_key")


async def test_a_token_from_a_clock_that_runs_ahead_is_good_within_a_minute():
    at = Installation()
    token = await at.token()

    at.now = NOW - timedelta(seconds=59)
    assert await at.claims(token) is not None
    at.now = NOW - timedelta(seconds=61)
    assert await at.claims(token) is None


@pytest.mark.parametrize("ttl", [timedelta(0), -HOUR, LONGEST + timedelta(seconds=1)])
async def test_no_token_lives_too_long_or_not_at_all(ttl: timedelta):
    with pytest.raises(InvalidInput):
        await Installation().token(ttl=ttl)


async def test_a_key_of_an_installations_own_signs_no_more_than_it_may():
    at = Installation()
    key = await new_signing_key(at.notes, clock=lambda: NOW)

    def forged(claims: ScopeClaims) -> bytes:
        from proxy.identity import tokens  # noqa: PLC0415 - the test forges what the module signs

        told = tokens._spelled(msgspec.msgpack.encode(claims))  # pyright: ignore[reportPrivateUsage]
        signature = tokens._signature(key, told)  # pyright: ignore[reportPrivateUsage]
        return b"rt_" + told + b"." + tokens._spelled(signature)  # pyright: ignore[reportPrivateUsage]

    rules, now = await read_rules(at.notes), NOW.timestamp()
    good = ScopeClaims(key.id, "acme", "ada", (Role.READ,), now, now + 60)
    assert claims_of(forged(good), rules, digests=DIGESTS, at=NOW) == good
    admin = msgspec.structs.replace(good, roles=(Role.ADMIN,))
    endless = msgspec.structs.replace(good, expires_at=now + LONGEST.total_seconds() + 1)
    for bad in (admin, endless):
        assert claims_of(forged(bad), rules, digests=DIGESTS, at=NOW) is None


async def test_a_revoked_signing_key_voids_its_tokens_and_the_next_one_signs():
    at = Installation()
    old = await at.token()
    (key,) = (await read_rules(at.notes)).keys.values()
    at.now += timedelta(seconds=1)
    newer = await new_signing_key(at.notes, clock=lambda: at.now)
    new = await at.token()

    assert await at.claims(old) is not None
    await revoke_signing_key(at.notes, key.id, clock=lambda: at.now)

    assert await at.claims(old) is None
    claims = await at.claims(new)
    assert claims is not None
    assert claims.key == newer.id
    with pytest.raises(NotFound):
        await revoke_signing_key(at.notes, "unknown", clock=lambda: at.now)


async def test_a_users_tokens_are_made_void_and_later_ones_are_good():
    at = Installation()
    hers, his = await at.token(), await at.token(user="bob")
    await void_tokens(at.notes, "acme", "ada", digests=DIGESTS, clock=lambda: at.now)

    assert await at.claims(hers) is None
    assert await at.claims(his) is not None
    at.now += timedelta(seconds=1)
    assert await at.claims(await at.token()) is not None


async def test_K07_what_is_revoked_is_refused_within_seconds():
    at = Installation()
    token = await at.token()
    assert await at.gate.caller(at.request(token), role=Role.READ)
    await void_tokens(at.notes, "acme", "ada", digests=DIGESTS, clock=lambda: at.now)
    at.ticks += 5.0

    assert await refused(at, token) == (401, "invalid_api_key")


async def test_K10_garbage_is_counted_like_wrong_keys():
    at = Installation()
    answers = [await refused(at, "rt_" + "A" * 40 + "." + "B" * 43) for _ in range(WRONG_KEYS + 1)]

    assert answers[0] == (401, "invalid_api_key")
    assert answers[-1] == (429, "too_many_wrong_keys")


async def test_what_the_holder_of_a_token_asks_of_the_upstream_is_bounded():
    at = Installation(most=2)
    token = await at.token()
    for _ in range(2):
        await at.gate.enter(at.request(token), readable=True)

    with pytest.raises(ApiError) as raised:
        await at.gate.enter(at.request(token), readable=True)
    assert (raised.value.status, raised.value.code) == (429, "too_many_requests")
    assert (b"retry-after", b"61") in raised.value.headers
    await at.gate.enter(at.request(await at.token(user="bob")), readable=True)
    at.ticks += 60
    await at.gate.enter(at.request(token), readable=True)


KEY = SigningKey(id="k1", secret=b"s" * 32, created_at=NOW)
RULES = TokenRules(keys={"k1": KEY})


async def example() -> bytes:
    notes = InMemoryNotes(Data())
    await notes.put("tokens/key/k1", msgspec.msgpack.encode(KEY))
    return (await signed(notes, tenant="acme", user="ada", ttl=HOUR, clock=lambda: NOW)).encode()


async def test_no_bit_of_a_token_may_be_another():
    token = await example()
    assert claims_of(token, RULES, digests=DIGESTS, at=NOW) is not None
    for at in range(len(token)):
        for bit in range(8):
            bent = token[:at] + bytes([token[at] ^ (1 << bit)]) + token[at + 1 :]
            # The last character of base64 has bits that mean nothing; spelled otherwise it is no token of ours.
            assert claims_of(bent, RULES, digests=DIGESTS, at=NOW) is None, (at, bit)
    for cut in range(len(token)):
        assert claims_of(token[:cut], RULES, digests=DIGESTS, at=NOW) is None


@given(st.binary(max_size=200) | st.from_regex(rb"rt_[A-Za-z0-9_-]{16,80}\.[A-Za-z0-9_-]{43}", fullmatch=True))
def test_no_garbage_is_a_token(garbage: bytes):
    assert claims_of(garbage, RULES, digests=DIGESTS, at=NOW) is None


async def test_I16_a_token_that_somebody_writes_into_a_chat_is_redacted():
    token = (await example()).decode()

    assert token not in redact(f"my token is {token} ok").text


def test_no_secret_of_a_signing_key_is_ever_shown():
    assert "s" * 8 not in repr(KEY)
