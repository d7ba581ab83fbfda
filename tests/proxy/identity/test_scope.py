"""Whose memory a request may use."""

import random
from base64 import b64encode

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from memory.model.identity import IdentityOptions
from memory.model.scope import Digests, Reach, Scope
from memory.turn.working_directory import Workplace
from proxy.http.errors import ApiError
from proxy.identity.audit import Audited, masked
from proxy.identity.auth import KEY_TOO_WEAK, NO_KEY, Principal
from proxy.identity.headers import UNNAMED, HeaderReader, MemoryHeaders, Mode
from proxy.identity.scope import Identity, memory_off, project_of, resolve

DIGESTS = Digests(b"0123456789abcdef0123456789abcdef")
OPTIONS = IdentityOptions()
STRICT = IdentityOptions(require_user=True)
READER = HeaderReader(OPTIONS)

ACME = Principal(tenant="acme")
ACME_WITH_DEFAULT = Principal(tenant="acme", default_user="desk")
GLOBEX = Principal(tenant="globex")
NOBODY = Principal(tenant=None, reason=NO_KEY)
WEAK = Principal(tenant=None, reason=KEY_TOO_WEAK)


class Body(msgspec.Struct, frozen=True):
    user: str | None = None
    safety_identifier: str | None = None
    metadata_user_id: str | None = None


def identify(
    principal: Principal = ACME,
    headers: MemoryHeaders = UNNAMED,
    body: Body = Body(),  # noqa: B008 - frozen
    options: IdentityOptions = OPTIONS,
    denials: list[Audited] | None = None,
) -> Identity:
    audit = (denials if denials is not None else []).append
    return resolve(principal, headers, body, options=options, digests=DIGESTS, audit=audit)


def user_of(body: Body, principal: Principal = ACME) -> str | None:
    scope = identify(principal, body=body).scope
    return scope.user if scope else None


# ── FAULTS S ──────────────────────────────────────────────────────────────────────────────────────────────────


def test_S01_where_nobody_is_named_the_memory_is_off_and_says_why():
    assert identify() == Identity(scope=None, reason="no_user")


def test_S01_where_a_user_is_required_a_request_that_names_nobody_is_refused():
    with pytest.raises(ApiError) as caught:
        identify(options=STRICT)

    assert (caught.value.status, caught.value.code) == (400, "memory_scope_required")


@pytest.mark.parametrize(
    ("principal", "code"), [(NOBODY, "missing_api_key"), (WEAK, "key_too_weak"), (ACME, "memory_scope_required")]
)
def test_S01_the_error_where_a_user_is_required_says_what_is_missing(principal: Principal, code: str):
    with pytest.raises(ApiError) as caught:
        identify(principal, options=STRICT)

    assert caught.value.code == code


@pytest.mark.parametrize("blank", ["", " ", "\t\n"])
def test_S02_a_body_that_names_nobody_gets_no_memory_and_not_the_default_users(blank: str):
    assert identify(ACME_WITH_DEFAULT, body=Body(user=blank)) == Identity(scope=None, reason="no_user")
    assert identify(ACME_WITH_DEFAULT, body=Body(metadata_user_id=blank)).scope is None


def test_S06_users_that_differ_in_case_have_two_scopes():
    one, other = identify(headers=MemoryHeaders(user="Alice")), identify(headers=MemoryHeaders(user="alice"))

    assert one.scope != other.scope
    assert user_of(Body("Alice")) != user_of(Body("alice"))


def test_S08_a_body_user_of_more_than_512_bytes_is_refused():
    with pytest.raises(ApiError) as caught:
        identify(body=Body(safety_identifier="ü" * 257))

    assert (caught.value.code, caught.value.param) == ("invalid_scope_value", "safety_identifier")
    assert user_of(Body("ü" * 256))


def test_S11_a_tenant_that_is_not_the_keys_is_forbidden_and_audited():
    denials: list[Audited] = []

    with pytest.raises(ApiError) as caught:
        identify(ACME, MemoryHeaders(user="ada", tenant="globex"), denials=denials)

    assert (caught.value.status, caught.value.code) == (403, "scope_forbidden")
    assert [denial.code for denial in denials] == ["scope_forbidden"]
    assert not {"acme", "globex", "ada"} & set(msgspec.structs.astuple(denials[0]))
    assert (denials[0].user, denials[0].key) == (masked(DIGESTS, "user", "acme", "ada"), ACME.known_as)


@pytest.mark.parametrize("principal", [NOBODY, WEAK])
def test_S11_who_has_no_tenant_cannot_name_one(principal: Principal):
    with pytest.raises(ApiError) as caught:
        identify(principal, MemoryHeaders(user="ada", tenant="acme"))

    assert caught.value.code == "scope_forbidden"


def test_S11_the_keys_own_tenant_may_be_named():
    assert identify(headers=MemoryHeaders(user="ada", tenant="acme")).scope == Scope("acme", "ada")


@pytest.mark.parametrize("body", [Body("ada"), Body(metadata_user_id="ada"), Body()])
def test_S12_another_tenants_user_is_another_scope(body: Body):
    headers = MemoryHeaders(user=None if body.user or body.metadata_user_id else "ada")

    one, other = identify(ACME, headers, body).scope, identify(GLOBEX, headers, body).scope

    assert one is not None
    assert other is not None
    assert not Reach.of(one).covers(other)
    assert DIGESTS.owner(one) != DIGESTS.owner(other)


def test_S13_a_session_that_another_user_reuses_lies_in_another_scope():
    ada = identify(headers=MemoryHeaders(user="ada", session="s"))
    bob = identify(headers=MemoryHeaders(user="bob", session="s"))

    assert ada.session == bob.session == "s"
    assert ada.scope != bob.scope


def test_S14_a_header_wins_over_the_body():
    body = Body(user="bob", safety_identifier="eve", metadata_user_id="mallory")

    assert identify(headers=MemoryHeaders(user="ada"), body=body).scope == Scope("acme", "ada")


@pytest.mark.parametrize("field", ["user", "safety_identifier", "metadata_user_id"])
def test_S14_a_header_wins_over_a_body_that_names_nobody_well(field: str):
    body = Body(**{field: "x" * 513})

    assert identify(headers=MemoryHeaders(user="ada"), body=body).scope == Scope("acme", "ada")


def test_S14_a_header_wins_over_a_body_that_names_nobody():
    assert identify(headers=MemoryHeaders(user="ada"), body=Body("")).scope == Scope("acme", "ada")


# ── Who the user is ───────────────────────────────────────────────────────────────────────────────────────────


def test_the_default_user_is_the_last_resort():
    assert identify(ACME_WITH_DEFAULT).scope == Scope("acme", "desk")
    assert user_of(Body("ada"), ACME_WITH_DEFAULT) == user_of(Body("ada"))


def test_the_fields_of_a_body_count_in_their_order_and_empty_ones_do_not():
    a, b, c = (user_of(Body(name)) for name in "abc")

    assert user_of(Body("a", "b", "c")) == a
    assert user_of(Body(None, "b", "c")) == user_of(Body("", "b", "c")) == b
    assert user_of(Body(None, None, "c")) == c
    assert len({a, b, c}) == 3


def test_a_bodys_user_is_kept_as_a_digest_that_tells_nothing():
    user = user_of(Body("ada@example.org")) or ""

    assert user.startswith("u~")
    assert "ada" not in user
    assert user != user_of(Body("ada@example.org"), GLOBEX)
    other = resolve(ACME, UNNAMED, Body("ada@example.org"), options=OPTIONS, digests=Digests(b"other"), audit=print)
    assert other.scope != Scope("acme", user)


@given(st.text(min_size=1, max_size=128).filter(str.strip))
def test_no_header_can_spell_the_user_whom_a_body_names(name: str):
    user = user_of(Body(name)) or ""

    for spelled in (user.encode(), b"b64:" + b64encode(user.encode())):
        with pytest.raises(ApiError):
            READER.read([(b"x-memory-user", spelled)], readable=False)


def test_agent_turn_and_time_zone_come_from_the_headers():
    headers = MemoryHeaders(user="ada", agent="tutor", turn="t", timezone="Asia/Tokyo")

    assert identify(headers=headers) == Identity(scope=Scope("acme", "ada", "tutor"), turn="t", timezone="Asia/Tokyo")


def test_the_time_zone_of_the_settings_stands_in():
    identity = identify(headers=MemoryHeaders(user="ada"), options=IdentityOptions(timezone="Europe/Rome"))

    assert identity.timezone == "Europe/Rome"


@pytest.mark.parametrize(
    ("mode", "reads", "writes"), [(Mode.ON, True, True), (Mode.READ, True, False), (Mode.WRITE, False, True)]
)
def test_a_mode_allows_reading_and_writing(mode: Mode, reads: bool, writes: bool):
    identity = identify(headers=MemoryHeaders(user="ada", mode=mode))

    assert identity.scope == Scope("acme", "ada")
    assert (identity.reads, identity.writes) == (reads, writes)


@pytest.mark.parametrize("options", [OPTIONS, STRICT])
def test_mode_off_is_off_even_where_a_user_is_required(options: IdentityOptions):
    identity = identify(headers=MemoryHeaders(user="ada", mode=Mode.OFF), options=options)

    assert (identity.scope, identity.reason, identity.reads, identity.writes) == (None, "mode_off", False, False)


@pytest.mark.parametrize("options", [OPTIONS, STRICT])
def test_a_temporary_chat_has_no_memory_even_where_a_user_is_required(options: IdentityOptions):
    identity = identify(headers=MemoryHeaders(user="ada", temporary=True), options=options)

    assert (identity.scope, identity.reason) == (None, "temporary")


@pytest.mark.parametrize(
    ("principal", "headers", "reason"),
    [
        (ACME, UNNAMED, ""),
        (NOBODY, MemoryHeaders(user="ada"), "no_key"),
        (WEAK, MemoryHeaders(user="ada"), "key_too_weak"),
        (ACME, MemoryHeaders(mode=Mode.OFF), "mode_off"),
        (ACME, MemoryHeaders(temporary=True), "temporary"),
    ],
)
def test_why_there_is_no_memory_can_be_told_before_the_body_is_read(
    principal: Principal, headers: MemoryHeaders, reason: str
):
    assert memory_off(principal, headers, options=OPTIONS, digests=DIGESTS, audit=print) == reason
    assert identify(principal, headers).reason in {reason, "no_user"}


# ── Claude Code ───────────────────────────────────────────────────────────────────────────────────────────────

DEVICE = "5f" * 32
ACCOUNT = "0b1c2d3e-0000-4000-8000-000000000001"
SESSION = "57a121ec-f78c-48c3-a745-e3036a3ecc33"


def as_json(device: str = DEVICE, account: str = ACCOUNT, session: str = SESSION) -> Body:
    text = msgspec.json.encode({"device_id": device, "account_uuid": account, "session_id": session}).decode()
    return Body(metadata_user_id=text)


@pytest.mark.parametrize("account", [ACCOUNT, ""])
def test_the_session_is_cut_off_claude_codes_user_in_both_of_its_forms(account: str):
    old = identify(body=Body(metadata_user_id=f"user_{DEVICE}_account_{account}_session_{SESSION}"))
    new = identify(body=as_json(account=account))

    assert old.session == new.session == SESSION
    assert old.scope == new.scope
    assert old.scope == identify(body=as_json(account=account, session="another")).scope


def test_a_named_session_wins_over_claude_codes():
    assert identify(headers=MemoryHeaders(session="s"), body=as_json()).session == "s"


def test_claude_codes_session_counts_whoever_names_the_user():
    assert identify(headers=MemoryHeaders(user="ada"), body=as_json()).session == SESSION


@pytest.mark.parametrize(
    "text", ["{", "{}", '{"device_id": 5}', "[" * 400, '{"a":' * 80, "user_x_session_y", "user_a b_account__session_c"]
)
def test_any_other_user_id_is_a_user_as_it_stands(text: str):
    identity = identify(body=Body(metadata_user_id=text))

    assert identity.session is None
    assert identity.scope == identify(body=Body(text)).scope


def test_no_two_devices_and_accounts_run_together():
    assert user_of(as_json("a_account_b", "c")) != user_of(as_json("a", "b_account_c"))


# ── Twenty thousand pairs ─────────────────────────────────────────────────────────────────────────────────────

ALPHABET = "aA1._:@-~*|,{}() \t%$'\"\\/\0\n\u00fc\u0308\u200f\u202e\u0430=+"
CHANNELS = ("header", "base64", "body")


def scope_by(channel: str, text: str) -> Scope | None:
    """The scope to which a text comes on one of the ways; None if it is refused or names nobody."""
    headers = {"header": text.encode(), "base64": b"b64:" + b64encode(text.encode())}
    try:
        if channel == "body":
            return identify(body=Body(text)).scope
        return identify(headers=READER.read([(b"x-memory-user", headers[channel])], readable=False).memory).scope
    except ApiError:
        return None


def mutated(text: str, chance: random.Random) -> str:
    """A near relation: what folding, trimming, cutting, splitting or escaping could make the same."""
    near = [text.upper(), text.lower(), text.strip(), text.swapcase(), text + text[-1:], text[1:], text, "*"]
    near += [text + tail for tail in (" ", ",", "\0", "\u200f")]
    near += [text.replace("\u00fc", "u\u0308"), f"b64:{b64encode(text.encode()).decode()}"]
    return chance.choice(near)


def test_S05_twenty_thousand_hostile_pairs_never_come_to_one_scope_unless_they_are_equal():
    chance = random.Random(5)
    met = 0

    for _ in range(20_000):
        one = "".join(chance.choices(ALPHABET, k=chance.randint(0, 6)))
        other = mutated(one, chance)
        ways = chance.choice(CHANNELS), chance.choice(CHANNELS)
        scopes = scope_by(ways[0], one), scope_by(ways[1], other)
        if scopes[0] is not None and scopes[0] == scopes[1]:
            met += 1
            same_way = (ways[0] == "body") == (ways[1] == "body")
            spelled_out = ways[0] != "body" and f"b64:{b64encode(one.encode()).decode()}" == other
            assert same_way
            assert one.encode() == other.encode() or spelled_out

    assert met > 100  # the pairs are near enough to meet where they may


@pytest.mark.parametrize(
    ("directory", "name"),
    [
        ("/home/ada/shop", "shop"),
        ("/home/ada/shop/", "shop"),
        ("/home/ada/shop/packages/api", "shop"),
        ("/home/ada/shop/docs/de", "docs"),
        ("C:\\Users\\ada\\shop\\src", "shop"),
        ("/home/ada/shop-worktrees/feature", None),
        ("/home/ada", None),
        ("/", None),
    ],
)
def test_what_lies_below_a_directory_with_a_name_is_of_that_project(directory: str, name: str | None):
    options = IdentityOptions(projects=("shop=/home/ada/shop", "docs=/home/ada/shop/docs", "shop=C:\\Users\\ada\\shop"))

    found = project_of(None, Workplace(directory), "acme", options, DIGESTS)

    assert found is not None
    assert (found == name) if name else found.startswith("p~")


@pytest.mark.parametrize(
    ("place", "other", "is_one"),
    [
        (Workplace("/home/ada/shop/api", "/home/ada/shop"), Workplace("/home/ada/shop"), True),
        (Workplace("/home/ada/shop/api", "/home/ada/shop"), Workplace("/home/ada/shop/web", "/home/ada/shop"), True),
        (Workplace("/home/ada/shop/api"), Workplace("/home/ada/shop"), False),
        (Workplace("/home/ada/shop"), Workplace("/home/ada"), False),
    ],
)
def test_a_folder_of_a_repository_is_of_its_project_where_the_client_tells_the_root(
    place: Workplace, other: Workplace, is_one: bool
):
    here, there = (project_of(None, each, "acme", IdentityOptions(), DIGESTS) for each in (place, other))

    assert (here == there) is is_one


def test_a_name_of_a_folder_or_of_its_repository_goes_before_the_root():
    options = IdentityOptions(projects=("docs=/home/ada/shop/docs", "shop=/home/ada/shop"))
    places = [Workplace(f"/home/ada/shop/{folder}", "/home/ada/shop") for folder in ("docs/de", "api")]

    assert [project_of(None, place, "acme", options, DIGESTS) for place in places] == ["docs", "shop"]


def test_a_header_names_no_directory_around():
    assert project_of("shop/api", Workplace(), "acme", IdentityOptions(projects=("shop=shop",)), DIGESTS) == "shop/api"
