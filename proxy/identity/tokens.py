"""Signed scope tokens: `rt_<claims>.<signature>`, for clients that are not to be trusted with a key.

A token is one user's, for a while. It is signed by a key that the installation makes for that alone, and that can be
replaced and revoked; what is checked by is read from the store every few seconds, and nothing else of a token is: what
is garbage costs a digest. docs/identity.md, Scope tokens.
"""

import binascii
import hmac
import re
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Collection, Mapping
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from typing import NamedTuple

import msgspec

from memory.model.errors import InvalidInput, NotFound
from memory.model.identity import NAME
from memory.model.scope import Digests
from memory.model.types import Clock
from memory.ports.keys import OF_USERS, Role
from memory.ports.notes import Notes

PREFIX = b"rt_"

TOKEN = re.compile(rb"rt_([A-Za-z0-9_-]{16,2048})\.([A-Za-z0-9_-]{43})")
"""The only form that we make."""

SIGNING_BYTES, ID_BYTES = 32, 4

LONGEST = timedelta(days=30)
"""No token lives longer, whatever is asked for."""

SKEW = timedelta(seconds=60)
"""So far clocks of one installation may differ."""

_KEY, _USER = "tokens/key/", "tokens/user/"


class PresentedToken(NamedTuple):
    """A token as it was presented. Never shown."""

    text: bytes

    def __repr__(self) -> str:
        return "PresentedToken()"


class ScopeClaims(msgspec.Struct, frozen=True, array_like=True):
    """What a token says, signed."""

    key: str
    """The id of the signing key."""
    tenant: str
    user: str
    roles: tuple[Role, ...]
    issued_at: float
    """Seconds since 1970."""
    expires_at: float


class SigningKey(msgspec.Struct, frozen=True, kw_only=True):
    """A key by which tokens are signed. Never shown: its secret is in it."""

    id: str
    secret: bytes
    created_at: datetime
    revoked_at: datetime | None = None

    def __repr__(self) -> str:
        return f"SigningKey({self.id!r})"


class TokenRules(msgspec.Struct, frozen=True, kw_only=True):
    """By what tokens are checked, as it was read from the store."""

    keys: Mapping[str, SigningKey] = msgspec.field(default_factory=dict[str, SigningKey])
    void_before: Mapping[str, datetime] = msgspec.field(default_factory=dict[str, datetime])
    """Digest of tenant and user → tokens that were made before are void."""


_encode_claims = msgspec.msgpack.Encoder().encode
_decode_claims = msgspec.msgpack.Decoder(ScopeClaims).decode
_encode_key = msgspec.msgpack.Encoder().encode
_decode_key = msgspec.msgpack.Decoder(SigningKey).decode
_decode_time = msgspec.msgpack.Decoder(datetime).decode


async def read_rules(notes: Notes) -> TokenRules:
    """By what tokens are checked now."""
    keys = [_decode_key(body) for body in (await notes.under(_KEY)).values()]
    void = {name: _decode_time(body) for name, body in (await notes.under(_USER)).items()}
    return TokenRules(keys={key.id: key for key in keys}, void_before=void)


async def new_signing_key(notes: Notes, *, clock: Clock) -> SigningKey:
    """A key that signs from now on. Tokens that others signed stay good."""
    key = SigningKey(id=secrets.token_hex(ID_BYTES), secret=secrets.token_bytes(SIGNING_BYTES), created_at=clock())
    await notes.put(_KEY + key.id, _encode_key(key))
    return key


async def revoke_signing_key(notes: Notes, key_id: str, *, clock: Clock) -> None:
    """All tokens that it signed are void. Raises `NotFound`."""
    key = (await read_rules(notes)).keys.get(key_id)
    if key is None:
        raise NotFound(f"there is no signing key {key_id}")
    revoked = msgspec.structs.replace(key, revoked_at=key.revoked_at or clock())
    await notes.put(_KEY + key.id, _encode_key(revoked))


async def void_tokens(notes: Notes, tenant: str, user: str, *, digests: Digests, clock: Clock) -> None:
    """All tokens of a user that were made until now are void."""
    await notes.put(_USER + _named(digests, tenant, user), msgspec.msgpack.encode(clock()))


async def signed(
    notes: Notes, *, tenant: str, user: str, ttl: timedelta, roles: Collection[Role] = (), clock: Clock
) -> str:
    """A token for one user, signed by the newest key, which is made if there is none. Raises `InvalidInput`."""
    for field, name in (("tenant", tenant), ("user", user)):
        if not NAME.fullmatch(name):
            raise InvalidInput(f"{name!r} is no name: 1 to 128 of A-Z a-z 0-9 . _ : @ -", field=field)
    if not timedelta(0) < ttl <= LONGEST:
        raise InvalidInput(f"a token lives for at most {LONGEST.days} days")
    if Role.ADMIN in roles:
        raise InvalidInput("a token is never an administrator's: give out a key")
    good = [key for key in (await read_rules(notes)).keys.values() if key.revoked_at is None]
    key = max(good, key=lambda key: key.created_at) if good else await new_signing_key(notes, clock=clock)
    now = clock()
    wanted = tuple(role for role in OF_USERS if role in roles) or OF_USERS
    claims = ScopeClaims(key.id, tenant, user, wanted, now.timestamp(), (now + ttl).timestamp())
    told = _spelled(_encode_claims(claims))
    return (PREFIX + told + b"." + _spelled(_signature(key, told))).decode()


def claims_of(token: bytes, rules: TokenRules, *, digests: Digests, at: datetime) -> ScopeClaims | None:
    """What a token says, if it is good now; None for one that is garbage, forged, over, revoked or void."""
    match = TOKEN.fullmatch(token)
    if match is None:
        return None
    claims = _read(match[1])
    key = rules.keys.get(claims.key) if claims is not None else None
    signature = _signature(key or _NOBODYS, match[1])
    is_signed = hmac.compare_digest(_spelled(signature), match[2])
    if claims is None or key is None or not is_signed or key.revoked_at is not None:
        return None
    now = at.timestamp()
    void = rules.void_before.get(_named(digests, claims.tenant, claims.user))
    is_void = void is not None and claims.issued_at <= void.timestamp()
    is_over = now >= claims.expires_at or now < claims.issued_at - SKEW.total_seconds()
    is_beyond = claims.expires_at - claims.issued_at > LONGEST.total_seconds() or Role.ADMIN in claims.roles
    return None if is_void or is_over or is_beyond else claims


def _read(told: bytes) -> ScopeClaims | None:
    try:
        return _decode_claims(urlsafe_b64decode(told + b"=" * (-len(told) % 4)))
    except (binascii.Error, msgspec.DecodeError, ValueError):
        return None


def _signature(key: SigningKey, told: bytes) -> bytes:
    return hmac.digest(key.secret, PREFIX + told, sha256)


def _spelled(raw: bytes) -> bytes:
    return urlsafe_b64encode(raw).rstrip(b"=")


def _named(digests: Digests, tenant: str, user: str) -> str:
    return digests.of("token-user", tenant, user).hex()


_NOBODYS = SigningKey(id="", secret=secrets.token_bytes(SIGNING_BYTES), created_at=datetime.min.replace(tzinfo=UTC))
"""What signs nothing: a token of an unknown key takes as long to refuse as a forged one."""
