"""Who is asking, by provider key and by proxy key."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adapters.analyzers import SnowballAnalyzer
from adapters.sqlite import SqliteEngine
from memory.model.identity import IdentityOptions, fingerprint_of
from memory.model.scope import Digests
from memory.ports.keys import OF_USERS, KeyRing, ProxyKey
from proxy.http.errors import ApiError
from proxy.identity.audit import Audited
from proxy.identity.auth import Keys, Principal, ProviderKeys, holds_proxy_key, is_weak, tenant_of
from proxy.identity.headers import HeaderReader, Incoming
from proxy.identity.keys import new_key
from proxy.identity.lending import HeldKey, KeyHeader
from proxy.identity.local import Locality
from proxy.identity.throttle import PEERS, Throttle
from proxy.upstream import Pair

DIGESTS = Digests(b"0123456789abcdef0123456789abcdef")
OPTIONS = IdentityOptions()
READER = HeaderReader(OPTIONS)
NOW = datetime(2026, 5, 1, tzinfo=UTC)

STRONG = "sk-proj-7fTq9Lw2ZxVb4NmK8RcD"
UPSTREAM_KEY = "sk-held-by-ricordo-3f0c9a1b7d"
WEAK = [
    *("EMPTY", "ollama", "none", "null", "sk-1234", STRONG[:19], "x" * 60, "sk-" + "x" * 32),
    *("sk-no-key-required-for-this-server", "your-openai-api-key-goes-here", "change-me-before-production-please"),
]

OF_KEYS = frozenset(OF_USERS)
"""What a key may do of which nothing was said."""


def request(*headers: Pair, host: bytes = b"127.0.0.1:8000") -> Incoming:
    return READER.read([(b"host", host), *headers], readable=True)


class At(NamedTuple):
    """How a request came in."""

    http_version: str = "1.1"
    peer: tuple[str, int] | None = ("127.0.0.1", 50_000)
    is_own: bool | None = True


HERE = At()


def bearer(key: str) -> Pair:
    return b"authorization", f"Bearer {key}".encode()


def passthrough(
    *,
    loopback: bool = False,
    upstream: str = "default",
    namespaces: dict[str, str] | None = None,
    digests: Digests = DIGESTS,
    asked: list[tuple[Pair, ...]] | None = None,
) -> ProviderKeys:
    async def confirm(credentials: tuple[Pair, ...]) -> None:
        if asked is not None:
            asked.append(credentials)

    return ProviderKeys(
        Locality(OPTIONS, loopback=loopback, origins=()),
        confirm={"default": confirm},
        digests=digests,
        namespaces=namespaces or {},
        upstream_name=upstream,
    )


HELD = HeldKey(key=UPSTREAM_KEY, is_default=True)
"""What we lend for the upstream of `[upstream]`."""


def travels(principal: Principal, *, held: HeldKey = HELD, dialect: str = "chat") -> tuple[Pair, ...]:
    """The credentials that go to that upstream."""
    return held.for_request(principal, dialect)


REMOTE, LOCAL = passthrough(), passthrough(loopback=True)


def refusal(authenticator: ProviderKeys, incoming: Incoming) -> tuple[int, str]:
    with pytest.raises(ApiError) as caught:
        authenticator.known(incoming, HERE)
    return caught.value.status, caught.value.code


# ── Provider keys ─────────────────────────────────────────────────────────────────────────────────────────────


def test_K01_without_any_key_a_request_is_relayed_without_memory():
    assert REMOTE.known(request(), HERE) == Principal(tenant=None, reason="no_key")


SIGNED = b"AWS4-HMAC-SHA256 Credential=AKIA/20260501/us-east-1/bedrock/aws4_request, SignedHeaders=host, Signature=ab12"
FOREIGN = [b"Basic YTpi", b"", b"sk-bare", STRONG.encode(), b'Digest username="a"', SIGNED, b"bearer:x"]
UNUSUAL = [b"Bearer", b"Bearer ", b"Bearer My API Key", b"Bearer a b", b"Bearer " + b"correct horse battery staple"]


@pytest.mark.parametrize("value", FOREIGN)
@pytest.mark.parametrize("loopback", [False, True])
def test_K02_another_scheme_is_left_to_the_upstream_without_memory_and_spends_no_key_of_ours(
    loopback: bool, value: bytes
):
    sent = (b"authorization", value)
    principal = passthrough(loopback=loopback).known(request(sent), HERE)

    assert principal == Principal(tenant=None, reason="foreign_credential", credentials=(sent,))
    assert travels(principal) == (sent,)


@pytest.mark.parametrize("value", UNUSUAL)
def test_K02_an_empty_key_and_one_with_spaces_name_no_tenant_and_travel_as_they_came(value: bytes):
    sent = (b"authorization", value)
    elsewhere, here = (passthrough(loopback=loopback).known(request(sent), HERE) for loopback in (False, True))

    assert (elsewhere.memory, travels(elsewhere)) == (False, (sent,))
    assert elsewhere.reason == ("key_too_weak" if b" " in value.strip() else "no_key")
    assert (here.tenant, travels(here)) == ("local", (sent,))


@pytest.mark.parametrize("header", [b"api-key", b"x-api-key"])
@pytest.mark.parametrize("value", [b"", b"My API Key"])
def test_K02_so_do_those_in_other_headers_for_keys(header: bytes, value: bytes):
    here = LOCAL.known(request((header, value)), HERE)

    assert REMOTE.known(request((header, value)), HERE).tenant is None
    assert (here.tenant, travels(here)) == ("local", ((header, value),))


def test_K02_beside_a_foreign_credential_a_good_key_opens_no_memory():
    """Nobody but the upstream knows which of the two it heeds."""
    sent = (b"authorization", b"Basic YTpi"), (b"x-api-key", STRONG.encode())

    assert REMOTE.known(request(*sent), HERE) == Principal(tenant=None, reason="foreign_credential", credentials=sent)


@pytest.mark.parametrize(("value", "status"), [(b"Basic YTpi", 401), (b"Bearer", 401), (b"Bearer My API Key", 400)])
def test_K02_the_memory_api_wants_a_key_that_names_its_owner(value: bytes, status: int):
    with pytest.raises(ApiError) as caught:
        tenant_of(REMOTE.known(request((b"authorization", value)), HERE))

    assert caught.value.status == status


def test_K02_the_scheme_is_read_whatever_its_case():
    sent = (b"authorization", f"bEARER  {STRONG}".encode())

    assert REMOTE.known(request(sent), HERE).tenant == REMOTE.known(request(bearer(STRONG)), HERE).tenant


@pytest.mark.parametrize("key", ["ключ" * 8, "sk-\u00fc" * 10, "\xff" * 30, "sk-" + "a1b2c3d4\x7f" * 4])
@pytest.mark.parametrize("header", [b"authorization", b"api-key", b"x-api-key"])
def test_K04_a_key_that_is_not_ascii_is_refused_not_stumbled_over(header: bytes, key: str):
    value = key.encode() if header != b"authorization" else f"Bearer {key}".encode()

    assert refusal(REMOTE, request((header, value))) == (401, "invalid_authorization")


@given(st.binary(max_size=40))
def test_K04_whatever_stands_in_a_credential_is_answered(value: bytes):
    for header in (b"authorization", b"api-key"):
        try:
            status = 200 if REMOTE.known(request((header, value)), HERE) else 0
        except ApiError as error:
            status = error.status

        assert status in {200, 401}


def test_K05_keys_with_a_long_common_beginning_are_different_principals():
    common = "sk-proj-" + "abcdefgh0123456789" * 4

    assert (
        REMOTE.known(request(bearer(common + "1")), HERE).tenant
        != REMOTE.known(request(bearer(common + "2")), HERE).tenant
    )


@pytest.mark.parametrize("key", WEAK)
def test_K06_a_placeholder_or_short_key_has_no_memory_elsewhere_and_the_local_one_on_loopback(key: str):
    elsewhere, here = REMOTE.known(request(bearer(key)), HERE), LOCAL.known(request(bearer(key)), HERE)

    assert (elsewhere.memory, elsewhere.reason) == (False, "key_too_weak")
    assert elsewhere.credentials == here.credentials == (bearer(key),)
    assert (here.tenant, here.default_user) == ("local", "local")


@pytest.mark.parametrize(("headers", "code"), [((), "missing_api_key"), ((bearer("EMPTY"),), "key_too_weak")])
def test_K06_the_memory_api_says_what_is_wrong_with_the_key(headers: tuple[Pair, ...], code: str):
    with pytest.raises(ApiError) as caught:
        tenant_of(REMOTE.known(request(*headers), HERE))

    assert caught.value.code == code


@given(st.text("0123456789abcdef", min_size=32, max_size=64).filter(lambda key: len(set(key)) >= 8))
def test_K06_a_random_key_is_not_weak(key: str):
    assert not is_weak(key.encode())


def test_K06_a_key_of_twenty_characters_is_not_weak():
    assert not is_weak(STRONG[:20].encode())


def test_K09_the_same_key_at_another_upstream_is_another_tenant():
    here, there = (passthrough(upstream=name).known(request(bearer(STRONG)), HERE) for name in ("a", "b"))

    assert here.tenant != there.tenant


def test_K09_unless_the_settings_join_them():
    namespaces = {fingerprint_of(STRONG): "acme", fingerprint_of(STRONG[::-1]): "acme"}
    doors = [
        passthrough(upstream=name, namespaces=namespaces, loopback=loop) for name in "ab" for loop in (True, False)
    ]

    assert {door.known(request(bearer(key)), HERE).tenant for door in doors for key in (STRONG, STRONG[::-1])} == {
        "acme"
    }


def test_a_placeholder_cannot_be_joined_to_a_tenant():
    assert (
        passthrough(namespaces={fingerprint_of("EMPTY"): "acme"}).known(request(bearer("EMPTY")), HERE).tenant is None
    )


def test_a_key_is_the_same_tenant_in_every_header_for_keys():
    tenants = {
        REMOTE.known(request(header), HERE).tenant
        for header in (bearer(STRONG), (b"api-key", STRONG.encode()), (b"x-api-key", STRONG.encode()))
    }

    assert len(tenants) == 1
    assert None not in tenants


def test_a_tenant_tells_nothing_of_its_key_and_changes_with_the_secret():
    one = REMOTE.known(request(bearer(STRONG)), HERE).tenant or ""
    other = passthrough(digests=Digests(b"x"))

    assert STRONG[:8] not in one
    assert other.known(request(bearer(STRONG)), HERE).tenant != one


@pytest.mark.parametrize("headers", [(b"x-memory-key", b"rk_1"), bearer("rk_0"), (b"x-api-key", b"rk_live_1")])
@pytest.mark.parametrize("authenticator", [REMOTE, LOCAL])
def test_a_proxy_key_where_none_are_in_use_is_refused_and_goes_nowhere(authenticator: ProviderKeys, headers: Pair):
    assert refusal(authenticator, request(headers)) == (401, "proxy_keys_off")


async def test_K08_a_key_is_confirmed_where_it_alone_opens_a_memory():
    asked: list[tuple[Pair, ...]] = []
    remote, local = passthrough(asked=asked), passthrough(loopback=True, asked=asked)

    await remote.confirm(remote.known(request(bearer(STRONG)), HERE))
    await remote.confirm(remote.known(request(), HERE))
    await local.confirm(local.known(request(bearer(STRONG)), HERE))

    assert asked == [(bearer(STRONG),)]


# ── The machine's own user ────────────────────────────────────────────────────────────────────────────────────


BOTH = (bearer("ollama"), (b"x-api-key", STRONG.encode()))
"""As Claude Code sends them, where a token and a key are set."""


@pytest.mark.parametrize("headers", [(), (bearer("EMPTY"),), (bearer(STRONG),), (bearer(STRONG[::-1]),), BOTH])
def test_on_loopback_everybody_is_the_machines_user(headers: tuple[Pair, ...]):
    principal = LOCAL.known(request(*headers), HERE)

    assert (principal.tenant, principal.default_user, principal.credentials) == ("local", "local", headers)


@pytest.mark.parametrize("headers", [(), (bearer("EMPTY"),), (bearer(STRONG),)])
def test_who_is_not_local_has_no_memory_where_there_is_a_local_user(headers: tuple[Pair, ...]):
    principal = LOCAL.known(request(*headers), At(http_version="1.0"))

    assert principal == Principal(tenant=None, reason="not_local", credentials=headers)


def test_a_namespace_holds_wherever_its_key_comes_from():
    door = passthrough(loopback=True, namespaces={fingerprint_of(STRONG): "acme"})

    principal = door.known(request(bearer(STRONG)), At(http_version="1.0"))

    assert (principal.tenant, principal.default_user, principal.local) == ("acme", None, False)


# ── The key that we hold ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("sent", "forwarded"),
    [
        ((), (bearer(UPSTREAM_KEY),)),
        ((bearer("EMPTY"),), (bearer(UPSTREAM_KEY),)),
        (((b"x-api-key", b"none"),), ((b"x-api-key", UPSTREAM_KEY.encode()),)),
        ((bearer(STRONG),), (bearer(STRONG),)),
    ],
)
def test_on_loopback_the_key_that_we_hold_stands_in_for_a_placeholder(
    sent: tuple[Pair, ...], forwarded: tuple[Pair, ...]
):
    assert travels(LOCAL.known(request(*sent), HERE)) == forwarded


@pytest.mark.parametrize(("loopback", "host"), [(False, b"127.0.0.1"), (True, b"evil.example")])
def test_nobody_else_can_spend_the_key_that_we_hold(loopback: bool, host: bytes):
    door = passthrough(loopback=loopback)

    assert travels(door.known(request(bearer("EMPTY"), host=host), HERE)) == (bearer("EMPTY"),)
    assert travels(door.known(request(host=host), HERE)) == ()


@pytest.mark.parametrize(
    ("header", "dialect", "sent", "expected"),
    [
        ("auto", "chat", (), b"authorization"),
        ("auto", "messages", (), b"x-api-key"),
        ("auto", "messages", (bearer("EMPTY"),), b"authorization"),
        ("auto", "chat", ((b"x-api-key", b"none"),), b"x-api-key"),
        ("anthropic", "messages", (), b"x-api-key"),
        ("anthropic", "messages", (bearer("EMPTY"),), b"x-api-key"),
        ("anthropic", "", (), b"x-api-key"),
        ("anthropic", "chat", ((b"x-api-key", b"none"),), b"authorization"),
        ("api-key", "chat", (bearer("EMPTY"),), b"api-key"),
        ("authorization", "messages", ((b"x-api-key", b"none"),), b"authorization"),
    ],
)
def test_our_key_goes_where_the_upstream_looks_for_it(
    header: KeyHeader, dialect: str, sent: tuple[Pair, ...], expected: bytes
):
    held = HeldKey(key=UPSTREAM_KEY, header=header, is_default=True)

    ((name, value),) = travels(LOCAL.known(request(*sent), HERE), held=held, dialect=dialect)

    assert (name, value.decode()) == (expected, f"{'Bearer ' * (expected == b'authorization')}{UPSTREAM_KEY}")


# ── Proxy keys ────────────────────────────────────────────────────────────────────────────────────────────────


class CountingRing:
    """The keys of a real store, and how often it was asked, for what."""

    def __init__(self, ring: KeyRing) -> None:
        self._ring = ring
        self.asked: list[str] = []

    async def add(self, key: ProxyKey) -> None:
        await self._ring.add(key)

    async def find(self, public: str) -> ProxyKey | None:
        self.asked.append(public)
        return await self._ring.find(public)

    async def keys(self) -> tuple[ProxyKey, ...]:
        return await self._ring.keys()

    async def revoke(self, public: str, *, at: datetime) -> None:
        await self._ring.revoke(public, at=at)


class Door:
    """A `Keys` over a real store, with a clock that a test sets."""

    def __init__(self, ring: KeyRing) -> None:
        self.ring = CountingRing(ring)
        self.now = 1_000.0
        self.denials: list[Audited] = []
        self.keys = Keys(
            self.ring,
            digests=DIGESTS,
            audit=self.denials.append,
            ticks=lambda: self.now,
        )

    async def made(self, tenant: str = "acme", default_user: str | None = None) -> tuple[str, ProxyKey]:
        text, kept = new_key(tenant=tenant, default_user=default_user, digests=DIGESTS, clock=lambda: NOW)
        await self.ring.add(kept)
        return text, kept

    async def enter(self, *headers: Pair, peer: str = "192.0.2.1") -> Principal:
        incoming, arrival = request(*headers), At(peer=(peer, 50_000))
        return self.keys.known(incoming, arrival) or await self.keys.authenticate(incoming, arrival)

    async def refused(self, *headers: Pair, peer: str = "192.0.2.1") -> ApiError:
        with pytest.raises(ApiError) as caught:
            await self.enter(*headers, peer=peer)
        return caught.value


@pytest.fixture
async def ring(tmp_path: Path) -> AsyncIterator[KeyRing]:
    engine = await SqliteEngine.open(tmp_path / "ricordo.db", digests=DIGESTS, analyze=SnowballAnalyzer())
    yield engine.keys
    await engine.close()


@pytest.fixture
def door(ring: KeyRing) -> Door:
    return Door(ring)


def wrong(text: str) -> str:
    return text[:-1] + ("A" if text[-1] != "A" else "B")


async def test_a_proxy_key_opens_its_tenant_and_brings_its_default_user(door: Door):
    text, _ = await door.made(default_user="desk")

    principal = await door.enter((b"x-memory-key", text.encode()))

    assert (principal.tenant, principal.default_user, principal.memory) == ("acme", "desk", True)


@pytest.mark.parametrize("header", [b"authorization", b"api-key", b"x-api-key"])
async def test_a_proxy_key_may_come_as_the_applications_api_key_and_never_travels_on(door: Door, header: bytes):
    text, kept = await door.made()
    value = f"Bearer {text}" if header == b"authorization" else text

    principal = await door.enter((header, value.encode()))

    known = Principal(tenant="acme", roles=OF_KEYS, borrows=True, key_header=header, known_as=kept.public)
    assert principal == known
    assert travels(principal, held=HeldKey(is_default=True)) == ()


@pytest.mark.parametrize("header", [b"authorization", b"api-key", b"x-api-key"])
async def test_the_key_that_we_hold_takes_the_place_of_the_proxy_key(ring: KeyRing, header: bytes):
    door = Door(ring)
    text, _ = await door.made()
    form = "Bearer {}" if header == b"authorization" else "{}"

    principal = await door.enter((header, form.format(text).encode()))

    assert travels(principal) == ((header, form.format(UPSTREAM_KEY).encode()),)


async def test_beside_a_proxy_key_the_applications_own_key_travels_on(ring: KeyRing):
    door = Door(ring)
    text, _ = await door.made()
    key = (b"x-memory-key", text.encode())

    assert travels(await door.enter(key, bearer(STRONG))) == (bearer(STRONG),)
    assert travels(await door.enter(key, bearer("EMPTY"))) == (bearer(UPSTREAM_KEY),)
    assert travels(await door.enter(key)) == (bearer(UPSTREAM_KEY),)
    both = await door.enter(key, bearer(text), (b"api-key", STRONG.encode()))
    assert travels(both) == ((b"api-key", STRONG.encode()),)


async def test_K01_without_a_key_a_request_is_refused(door: Door):
    error = await door.refused()

    assert (error.status, error.code) == (401, "missing_api_key")
    assert door.ring.asked == []


@pytest.mark.parametrize("value", [*FOREIGN, *UNUSUAL, b"Bearer \xd0\xba\xd0\xbb"])
async def test_K02_K04_what_is_no_bearer_key_is_refused(door: Door, value: bytes):
    error = await door.refused((b"authorization", value))

    assert (error.status, error.code) == (401, "invalid_authorization")


@pytest.mark.parametrize("value", [*FOREIGN, b"Bearer My API Key"])
async def test_K02_beside_a_proxy_key_a_foreign_credential_travels_as_it_came(ring: KeyRing, value: bytes):
    door = Door(ring)
    text, _ = await door.made()
    foreign = (b"authorization", value)

    for key in ((b"x-memory-key", text.encode()), (b"x-api-key", text.encode())):
        assert travels(await door.enter(foreign, key)) == (foreign,)


async def test_K02_beside_a_proxy_key_an_empty_key_is_none(ring: KeyRing):
    door = Door(ring)
    text, _ = await door.made()

    principal = await door.enter((b"authorization", b"Bearer "), (b"x-memory-key", text.encode()))

    assert travels(principal) == (bearer(UPSTREAM_KEY),)


@pytest.mark.parametrize(
    "payload",
    [
        "' OR 1=1 --",
        "rk_' OR 1=1 --_x",
        "rk_*_*",
        "@public:{*}",
        "%s%s%n",
        "{0.__class__}",
        "rk_0123456789abcdef_" + "'" * 43,
        STRONG,
        "rk_",
        "\u043a" * 20,
    ],
)
async def test_K03_payloads_are_refused_and_do_not_reach_the_store(door: Door, payload: str):
    for header in ((b"x-memory-key", payload.encode()), (b"x-api-key", payload.encode())):
        assert (await door.refused(header)).status == 401

    assert door.ring.asked == []


async def test_K05_a_key_is_right_to_its_last_character_only(door: Door):
    text, _ = await door.made()

    error = await door.refused((b"x-memory-key", wrong(text).encode()))

    assert (error.status, error.code) == (401, "invalid_api_key")
    assert text not in error.message


async def test_a_key_that_was_just_used_is_known_without_the_store(door: Door):
    text, kept = await door.made()
    sent = (b"x-memory-key", text.encode())
    assert door.keys.known(request(sent), HERE) is None

    await door.enter(sent)

    known = Principal(tenant="acme", roles=OF_KEYS, borrows=True, known_as=kept.public)
    assert door.keys.known(request(sent), HERE) == known
    assert door.keys.known(request((b"x-memory-key", wrong(text).encode())), HERE) is None
    assert door.ring.asked == [kept.public]


CHOICE = (b"x-portkey-config", b"pc-1")
FORWARD = [(b"accept", b"*/*"), CHOICE, (b"openai-organization", b"org-1")]


def test_an_application_chooses_by_headers_what_its_operator_names():
    held = HeldKey(key=UPSTREAM_KEY, is_default=True, client_headers=frozenset({CHOICE[0]}))
    application = Principal(tenant="acme", borrows=True)
    lent = held.for_request(application, "chat")

    assert held.with_credentials(application, FORWARD, lent) == [FORWARD[0], CHOICE, *lent]


@pytest.mark.parametrize(
    "whose",
    [
        Principal(tenant="local", borrows=True, local=True),
        Principal(tenant="k~1", credentials=((b"authorization", b"Bearer sk-7fTq9Lw2ZxVb4NmK8RcD"),)),
    ],
)
def test_who_pays_for_herself_sends_what_she_likes(whose: Principal):
    credentials = HELD.for_request(whose, "chat")

    assert HELD.with_credentials(whose, FORWARD, credentials) == [*FORWARD, *credentials]


async def test_K07_a_revoked_key_is_refused_within_five_seconds(door: Door):
    text, kept = await door.made()
    sent = (b"x-memory-key", text.encode())
    await door.enter(sent)
    await door.ring.revoke(kept.public, at=NOW)

    door.now += 3.9
    assert (await door.enter(sent)).memory
    door.now += 1.1
    assert (await door.refused(sent)).code == "invalid_api_key"


async def test_K10_after_a_hundred_wrong_keys_a_peer_waits_and_right_keys_are_unaffected(door: Door):
    text, _ = await door.made()
    bad = (b"x-memory-key", wrong(text).encode())

    assert {(await door.refused(bad)).status for _ in range(100)} == {401}
    error = await door.refused(bad)
    assert (error.status, error.code) == (429, "too_many_wrong_keys")
    assert (b"retry-after", b"61") in error.headers
    assert (await door.enter((b"x-memory-key", text.encode()))).tenant == "acme"
    assert (await door.refused(bad, peer="192.0.2.2")).status == 401

    door.now += 60.0
    assert (await door.refused(bad)).status == 401


async def test_K10_wrong_keys_are_audited_by_digest_and_the_flood_is_not(door: Door):
    for _ in range(120):
        await door.refused((b"x-memory-key", b"rk_0123456789abcdef_" + b"x" * 43))

    assert len(door.denials) == 100
    assert {denial.code for denial in door.denials} == {"invalid_api_key"}
    assert "192.0.2.1" not in repr(door.denials[0])
    assert (door.denials[0].key, door.denials[0].tenant) == ("", ""), "what is presented is nobody's"


async def test_the_audit_says_whose_key_was_tried_that_is_revoked(door: Door):
    text, kept = await door.made()
    await door.ring.revoke(kept.public, at=NOW)
    await door.refused((b"x-memory-key", text.encode()))

    assert [(denial.code, denial.key) for denial in door.denials] == [("invalid_api_key", kept.public)]


async def test_K12_an_unknown_key_is_looked_up_and_remembered_like_a_known_one(door: Door):
    text, kept = await door.made()
    unknown = "0" * 16
    for key in (wrong(text), f"rk_{unknown}_{'x' * 43}"):
        for _ in range(3):
            await door.refused((b"x-memory-key", key.encode()))

    assert door.ring.asked == [kept.public, unknown]


async def test_D10_neither_principal_nor_audit_shows_a_key(ring: KeyRing):
    door = Door(ring)
    text, _ = await door.made()
    await door.refused((b"x-memory-key", wrong(text).encode()))

    shown = repr(await door.enter((b"x-memory-key", text.encode()))) + repr(door.denials)

    assert UPSTREAM_KEY not in shown
    assert text.split("_", 2)[2] not in shown


@pytest.mark.parametrize(
    ("value", "holds"),
    [
        (b"Bearer rk_0", True),
        (b"rk_0", True),
        (b"Bearer xrk_0123456789abcdef_y", True),
        (b"Bearer sk-abrk_cd", False),
        (b"Bearer " + STRONG.encode(), False),
    ],
)
def test_a_proxy_key_is_recognised_in_a_credential_even_if_it_was_mistyped(value: bytes, holds: bool):
    assert holds_proxy_key(value) == holds


# ── The throttle ──────────────────────────────────────────────────────────────────────────────────────────────


def test_K10_the_addresses_of_one_ipv6_site_are_one_peer():
    throttle = Throttle()

    waits = [throttle.wrong(f"2001:db8::{number:x}", now=0.0) for number in range(101)]

    assert waits == [0.0] * 100 + [60.0]
    assert throttle.wrong("2001:db8:0:1::1", now=0.0) == 0.0


def test_K10_an_ipv4_address_in_ipv6_form_is_not_the_whole_internet():
    throttle = Throttle()
    for _ in range(100):
        throttle.wrong("::ffff:192.0.2.1", now=0.0)

    assert throttle.wrong("::ffff:192.0.2.1", now=0.0) > 0
    assert throttle.wrong("::ffff:192.0.2.2", now=0.0) == 0


def test_K10_no_more_than_so_many_peers_are_remembered():
    throttle = Throttle()
    for number in range(PEERS * 2):
        throttle.wrong(f"peer-{number}", now=0.0)

    assert len(throttle._windows) == PEERS  # pyright: ignore[reportPrivateUsage] - its size is the fact


@pytest.mark.parametrize("peer", ["", "not an address", "fe80::1%eth0", ":::"])
def test_any_peer_is_counted(peer: str):
    assert Throttle().wrong(peer, now=0.0) == 0.0
