"""Names, and the settings that say who a caller is."""

import re
from typing import Any

import pytest

from memory.model.identity import IdentityOptions, fingerprint_of, is_timezone, namespaces_of

KEY = "sk-old-0123456789abcdefghij"
DIGEST = "sha256:" + fingerprint_of(KEY)


def test_several_keys_come_to_one_tenant_by_variable_or_by_digest():
    options = IdentityOptions(
        namespaces=("acme=env:NEW_KEY", f"acme = {DIGEST.upper().replace('SHA', 'sha')}", "b=env:B")
    )

    found = namespaces_of(options, {"NEW_KEY": "sk-new", "B": "sk-b"})

    assert found == {fingerprint_of("sk-new"): "acme", fingerprint_of(KEY): "acme", fingerprint_of("sk-b"): "b"}


def test_a_key_cannot_have_two_tenants():
    options = IdentityOptions(namespaces=("acme=env:KEY", f"globex={DIGEST}"))

    with pytest.raises(ValueError, match="both 'acme' and 'globex'"):
        namespaces_of(options, {"KEY": KEY})


@pytest.mark.parametrize("environ", [{}, {"KEY": ""}])
def test_a_variable_that_is_not_set_maps_no_key(environ: dict[str, str]):
    with pytest.raises(ValueError, match="KEY is not set"):
        namespaces_of(IdentityOptions(namespaces=("acme=env:KEY",)), environ)


@pytest.mark.parametrize(
    "entry", ["acme", f"acme={KEY}", "a b=env:KEY", "=env:KEY", "acme=sha256:123", "acme=env:", ""]
)
def test_an_entry_that_is_no_namespace_is_refused_without_being_quoted(entry: str):
    with pytest.raises(ValueError, match=r"^namespaces: ") as caught:
        IdentityOptions(namespaces=(entry,))

    assert KEY not in str(caught.value)


@pytest.mark.parametrize(
    "name", ["Authorization", "X-API-Key", "Cookie", "X-Memory-User", "x-forwarded-for", "Host", "a b", "", "x_user"]
)
@pytest.mark.parametrize("setting", ["user_headers", "session_headers"])
def test_a_header_with_a_meaning_of_its_own_cannot_name_a_user(setting: str, name: str):
    options: dict[str, Any] = {setting: (name,)}

    with pytest.raises(ValueError, match=f"^{setting}: {re.escape(repr(name))}"):
        IdentityOptions(**options)


def test_one_header_cannot_name_both_user_and_session():
    with pytest.raises(ValueError, match="already names the user"):
        IdentityOptions(user_headers=("X-Id",), session_headers=("x-id",))


def test_a_time_zone_of_the_settings_must_exist():
    with pytest.raises(ValueError, match=r"^timezone: 'Mars/Base'"):
        IdentityOptions(timezone="Mars/Base")


@pytest.mark.parametrize("name", ["UTC", "Europe/Berlin", "America/Argentina/Buenos_Aires", "Etc/GMT+5"])
def test_zones_of_the_database_are_known(name: str):
    assert is_timezone(name)
