"""Proxy keys: made, parsed and checked."""

import ast
import inspect
from datetime import UTC, datetime, timedelta

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from memory.model.errors import InvalidInput
from memory.model.scope import DIGEST_BYTES, Digests
from memory.ports.keys import OF_USERS, ProxyKey
from memory.text.secrets import redact
from proxy.identity.keys import NOBODYS_DIGEST, Presented, is_of, new_key, parse_key, verify

DIGESTS = Digests(b"0123456789abcdef0123456789abcdef")
NOW = datetime(2026, 5, 1, tzinfo=UTC)


def made(tenant: str = "acme", default_user: str | None = None) -> tuple[str, ProxyKey]:
    return new_key(tenant=tenant, name="shop", default_user=default_user, digests=DIGESTS, clock=lambda: NOW)


def presented(text: str) -> Presented:
    found = parse_key(text.encode())
    assert found is not None
    return found


def test_a_new_key_opens_what_it_was_made_for():
    text, kept = made(default_user="ada")

    assert verify(kept, presented(text), DIGESTS, at=NOW)
    assert (kept.tenant, kept.name, kept.default_user, kept.created_at) == ("acme", "shop", "ada", NOW)
    assert kept.public == presented(text).public


def test_no_two_keys_are_alike():
    (one, one_kept), (other, other_kept) = made(), made()

    assert one != other
    assert one_kept.public != other_kept.public
    assert not verify(other_kept, presented(one), DIGESTS, at=NOW)


def test_only_a_digest_of_the_secret_is_kept_and_nothing_shows_it():
    text, kept = made()
    secret = text.rpartition(kept.public)[2][1:]

    assert len(kept.digest) == DIGEST_BYTES
    assert secret.encode() not in msgspec.msgpack.encode(kept)
    assert secret not in repr(presented(text))


def test_a_key_in_a_conversation_is_redacted():
    text, _ = made()

    assert text not in redact(f"here: {text}.").text


def test_the_digests_of_another_secret_open_nothing():
    text, kept = made()

    assert not verify(kept, presented(text), Digests(b"another"), at=NOW)


def test_a_revoked_key_opens_nothing():
    text, kept = made()

    assert not verify(msgspec.structs.replace(kept, revoked_at=NOW), presented(text), DIGESTS, at=NOW)


@given(st.integers(0, 42), st.sampled_from("abcXYZ019-_"))
def test_a_secret_that_is_wrong_anywhere_opens_nothing(position: int, character: str):
    text, kept = made()
    right = presented(text)
    wrong = right.secret[:position] + character.encode() + right.secret[position + 1 :]

    assert verify(kept, Presented(right.public, wrong), DIGESTS, at=NOW) == (wrong == right.secret)


def test_K12_a_key_that_does_not_exist_takes_the_path_of_one_that_does():
    text, _ = made()
    steps = ast.parse(inspect.getsource(is_of)).body[0]
    assert isinstance(steps, ast.FunctionDef)
    kinds = [type(step) for step in steps.body[1:]]

    # Digest, compare, answer: no branch, and nothing that may be skipped stands before the comparison.
    assert kinds == [ast.Assign, ast.Assign, ast.Return]
    assert ast.unparse(steps.body[2]).startswith("right = hmac.compare_digest(")
    assert not is_of(None, presented(text), DIGESTS)
    assert not verify(None, presented(text), DIGESTS, at=NOW)
    assert len(NOBODYS_DIGEST) == DIGEST_BYTES


@pytest.mark.parametrize("tenant", ["", "a b", "k~" + "0" * 32, "ä", "*", "a" * 129])
def test_a_key_cannot_be_made_for_a_tenant_or_user_that_no_header_could_name(tenant: str):
    with pytest.raises(InvalidInput):
        made(tenant)
    with pytest.raises(InvalidInput):
        made(default_user=tenant)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "rk_",
        "rk_x_y",
        "sk-123",
        "rk_0123456789abcdef_short",
        "rk_0123456789ABCDEF_" + "a" * 43,
        "rk_*_" + "a" * 43,
        "rk_0123456789abcdef_" + "a" * 42 + "'",
        "rk_0123456789abcdef_" + "a" * 44,
        "rk_0123456789abcdef_" + "a" * 43 + "\n",
    ],
)
def test_K03_what_is_not_of_our_form_is_not_even_looked_up(text: str):
    assert parse_key(text.encode()) is None


def test_a_key_is_good_until_it_expires():
    text, kept = new_key(tenant="acme", expires_at=NOW + timedelta(days=1), digests=DIGESTS, clock=lambda: NOW)

    assert verify(kept, presented(text), DIGESTS, at=NOW)
    assert not verify(kept, presented(text), DIGESTS, at=NOW + timedelta(days=1))


def test_a_key_of_which_nothing_is_said_does_all_for_one_user_at_a_time():
    _, kept = new_key(tenant="acme", digests=DIGESTS, clock=lambda: NOW)

    assert kept.roles == OF_USERS
    assert kept.users == ()


def test_a_default_user_is_one_of_those_whom_the_key_may_name():
    with pytest.raises(InvalidInput, match="not among"):
        new_key(tenant="acme", default_user="eve", users=["ada"], digests=DIGESTS, clock=lambda: NOW)
