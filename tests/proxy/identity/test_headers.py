"""A request's headers taken apart, and an answer's headers."""

from base64 import b64encode, urlsafe_b64encode

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memory.model.identity import IdentityOptions
from proxy.http.errors import ApiError
from proxy.identity.headers import (
    CREDENTIALS,
    OURS,
    HeaderReader,
    Incoming,
    Mode,
    is_name,
    name_of,
    response_headers,
    spelled,
)

READER = HeaderReader(IdentityOptions())
Headers = list[tuple[bytes, bytes]]


def read(*headers: tuple[bytes, bytes], options: IdentityOptions | None = None, readable: bool = False) -> Incoming:
    return (HeaderReader(options) if options else READER).read(headers, readable=readable)


def refused(*headers: tuple[bytes, bytes]) -> tuple[int, str, str | None]:
    with pytest.raises(ApiError) as caught:
        read(*headers)
    return caught.value.status, caught.value.code, caught.value.param


def b64(name: str) -> bytes:
    return b"b64:" + b64encode(name.encode())


INVALID = (400, "invalid_scope_value", "X-Memory-User")


# ── FAULTS S ──────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("user", [b"", b" ", b"\t", b"b64:", b64(" "), b64("\u3000"), b"b64:===="])
def test_S02_an_empty_or_blank_user_is_refused(user: bytes):
    assert refused((b"x-memory-user", user)) == INVALID


@pytest.mark.parametrize("name", OURS)
def test_S03_a_header_of_ours_sent_twice_is_refused(name: bytes):
    value = b"on" if name == b"x-memory-mode" else b"UTC" if name == b"x-memory-timezone" else b"ada"

    status, code, param = refused((name, value), (b"accept", b"*/*"), (name, value))

    assert (status, code) == (400, "duplicate_scope_header")
    assert (param or "").lower() == name.decode()


def test_S03_a_known_clients_header_sent_twice_is_refused():
    assert refused((b"x-openwebui-user-id", b"a"), (b"x-openwebui-user-id", b"b"))[1] == "duplicate_scope_header"


def test_S03_repeated_headers_that_an_intermediary_has_joined_are_refused():
    assert refused((b"x-memory-user", b"ada, bob")) == INVALID


@pytest.mark.parametrize(
    "name", [b"x_memory_user", b"x-memory_user", b"x_memory-key", b"x_memory_anything", b"x_openwebui_user_id"]
)
def test_S04_a_spelling_with_underscores_is_refused(name: bytes):
    assert refused((name, b"ada")) == (400, "unknown_scope_header", name.decode())


def test_a_header_of_ours_that_does_not_exist_is_refused_rather_than_ignored():
    assert refused((b"x-memory-usr", b"ada"))[:2] == (400, "unknown_scope_header")


@pytest.mark.parametrize(
    "user", ["alice|bob", "*", "a*", "x}) | (@user:{*", "a,b", "$p", "%a%", "-@user:{a}", "a/b", "a\\b", "(a)", "'a'"]
)
def test_S05_a_user_id_with_query_syntax_is_refused(user: str):
    assert refused((b"x-memory-user", user.encode())) == INVALID


def test_S06_names_that_differ_in_case_are_two_names():
    assert read((b"x-memory-user", b"Alice")).memory.user != read((b"x-memory-user", b"alice")).memory.user


@pytest.mark.parametrize("user", [b" ada", b"ada ", b"\tada", b"a da", b"a\tda", b"ada\n", b64(" ada"), b64("ada\n")])
def test_S07_a_user_with_white_space_around_or_a_tab_in_it_is_refused(user: bytes):
    assert refused((b"x-memory-user", user)) == INVALID


@pytest.mark.parametrize("user", [b"a" * 129, b"a" * 5_000, b"b64:" + b64encode(b"a" * 513), b"b64:" + b"A" * 5_000])
def test_S08_a_user_that_is_too_long_is_refused(user: bytes):
    assert refused((b"x-memory-user", user)) == INVALID


def test_S08_a_user_of_the_greatest_length_is_taken():
    assert read((b"x-memory-user", b"a" * 128)).memory.user == "a" * 128
    assert read((b"x-memory-user", b64("ü" * 256))).memory.user == "ü" * 256


@pytest.mark.parametrize("user", ["jürgen", "ju\u0308rgen", "аda", "ada\u200f", "日本"])
def test_S09_a_non_ascii_user_is_refused_but_in_base64(user: str):
    assert refused((b"x-memory-user", user.encode())) == INVALID
    assert read((b"x-memory-user", b64(user))).memory.user == user


@given(st.text(min_size=1, max_size=128).filter(is_name) | st.just("b64:YWRh"))
def test_S09_a_name_is_told_as_it_can_be_sent(name: str):
    told = spelled(name)

    assert told.isascii()
    assert name_of(told, b"x-memory-session") == name


def test_S09_composed_and_decomposed_forms_in_base64_are_two_users():
    assert read((b"x-memory-user", b64("\u00fc"))).memory != read((b"x-memory-user", b64("u\u0308"))).memory


@pytest.mark.parametrize("user", [b"a%0d%0ab", b"a%00", b64("a\r\nb"), b64("a\0"), b64("a\x85b"), b64("a\u2028b")])
def test_S10_line_breaks_and_controls_are_refused_however_they_are_spelled(user: bytes):
    assert refused((b"x-memory-user", user)) == INVALID


@pytest.mark.parametrize(
    "user", [b"b64:!!!!", b"b64:a", b"b64:/w==", b"b64:YQ=Q", b"b64:YQ ==", b"b64:\xff\xff\xff\xff"]
)
def test_what_is_not_base64_of_utf_8_is_refused(user: bytes):
    assert refused((b"x-memory-user", user)) == INVALID


@given(st.text(min_size=1, max_size=120).filter(lambda name: name.isprintable() and name == name.strip()))
def test_both_alphabets_of_base64_with_and_without_padding_spell_the_same_name(name: str):
    spellings = {
        encode(name.encode()).rstrip(strip) for encode in (b64encode, urlsafe_b64encode) for strip in (b"", b"=")
    }

    assert {name_of(b"b64:" + spelling, b"x-memory-user") for spelling in spellings} == {name}


@pytest.mark.parametrize("user", ["u~" + "0" * 32, "k~" + "a1" * 16])
def test_a_name_that_we_make_ourselves_cannot_be_sent(user: str):
    assert refused((b"x-memory-user", user.encode())) == INVALID
    assert refused((b"x-memory-user", b64(user))) == INVALID


# ── What is read ──────────────────────────────────────────────────────────────────────────────────────────────


def test_every_header_of_ours_is_read():
    incoming = read(
        (b"x-memory-key", b"rk_1"),
        (b"x-memory-user", b"ada@example.org"),
        (b"x-memory-agent", b"tutor"),
        (b"x-memory-session", b"s:1"),
        (b"x-memory-tenant", b"acme"),
        (b"x-memory-turn", b"t-1"),
        (b"x-memory-mode", b"Read"),
        (b"x-memory-timezone", b"Europe/Berlin"),
    )
    memory = incoming.memory

    assert incoming.proxy_key == b"rk_1"
    assert (memory.user, memory.agent, memory.session) == ("ada@example.org", "tutor", "s:1")
    assert (memory.tenant, memory.turn, memory.mode, memory.timezone) == ("acme", "t-1", Mode.READ, "Europe/Berlin")
    assert incoming.forward == []


def token(claims: bytes) -> bytes:
    """A JSON web token, as Open WebUI signs it."""
    parts = (b'{"alg":"HS256","typ":"JWT"}', claims, b"signature of 32 bytes ..........")
    return b".".join(urlsafe_b64encode(part).rstrip(b"=") for part in parts)


def test_a_known_clients_token_names_its_subject_whom_its_plain_header_would_name():
    signed = (b"x-openwebui-user-jwt", token(b'{"sub":"7f","name":"Ada","exp":1}'))

    assert read(signed).memory.user == "7f"
    assert read(signed).forward[0] == signed
    assert read(signed, (b"x-memory-user", b"ada")).memory.user == "ada"


@pytest.mark.parametrize(
    "claims", [b"", b"{}", b"[]", b'{"sub":7}', b'{"sub":""}', b'{"sub":" "}', b'{"sub":"u~%s"}' % (b"0" * 32), b"\xff"]
)
def test_S02_a_token_that_names_nobody_is_refused_and_is_not_the_default_user(claims: bytes):
    assert refused((b"x-openwebui-user-jwt", token(claims)))[:2] == (400, "invalid_scope_value")


def test_what_only_looks_like_a_token_in_a_header_of_ours_is_a_name():
    assert read((b"x-memory-user", b"eyJh.eyJi.c")).memory.user == "eyJh.eyJi.c"


@pytest.mark.parametrize("blank", [b"", b" ", b"\t "])
def test_a_session_that_is_left_blank_was_not_named(blank: bytes):
    """A client fills in a template: it asks for the models, and there is no chat yet."""
    chat = (b"x-openwebui-chat-id", b"c")

    assert read((b"x-memory-session", blank)).memory.session is None
    assert read((b"x-openwebui-chat-id", blank)).memory.session is None
    assert read((b"x-memory-session", blank), chat).memory.session == "c"


@pytest.mark.parametrize(
    ("sessions", "temporary"),
    [
        ([(b"x-openwebui-chat-id", b"local:WJ4b")], True),
        ([(b"x-memory-session", b"temporary:WJ4b")], True),
        ([(b"x-memory-session", b"s1"), (b"x-openwebui-chat-id", b"temporary:WJ4b")], True),
        ([(b"x-openwebui-chat-id", b"c1a5e6f0")], False),
        ([(b"x-memory-session", b"my-local:1")], False),
        ([(b"x-memory-agent", b"local:1")], False),
    ],
)
def test_a_temporary_chat_is_told_by_any_name_of_its_session(sessions: Headers, temporary: bool):
    assert read(*sessions).memory.temporary == temporary


def test_how_temporary_chats_are_called_is_a_setting():
    assert not read((b"x-memory-session", b"local:1"), options=IdentityOptions(temporary_sessions=())).memory.temporary
    with pytest.raises(ValueError, match="temporary_sessions"):
        IdentityOptions(temporary_sessions=("",))


def test_a_known_clients_headers_name_user_and_session_and_travel_on():
    sent = [(b"x-openwebui-user-id", b"7f"), (b"x-openwebui-chat-id", b"c1"), (b"x-claude-code-session-id", b"c2")]

    incoming = read(*sent)

    assert (incoming.memory.user, incoming.memory.session) == ("7f", "c1")
    assert incoming.forward == sent


def test_our_own_headers_win_over_a_known_clients():
    memory = read((b"x-openwebui-user-id", b"7f"), (b"x-memory-user", b"ada"), (b"x-openwebui-chat-id", b"c")).memory

    assert (memory.user, memory.session) == ("ada", "c")


@pytest.mark.parametrize("value", [b"", b"no", b"on,off", b"\xff"])
def test_an_unknown_mode_is_refused(value: bytes):
    assert refused((b"x-memory-mode", value)) == (400, "invalid_scope_value", "X-Memory-Mode")


@pytest.mark.parametrize(
    "value",
    [
        b"",
        b"Mars/Base",
        b"America",
        b"../../etc/passwd",
        b"/etc/localtime",
        b"Europe/Berlin\n",
        b"tzdata.zi",
        b"\xff",
        b"+1",
    ],
)
def test_a_time_zone_that_does_not_exist_is_refused(value: bytes):
    assert refused((b"x-memory-timezone", value)) == (400, "invalid_scope_value", "X-Memory-Timezone")


@pytest.mark.parametrize(("count", "retried"), [(b"0", False), (b"1", True), (b"2", True)])
def test_a_retry_of_an_sdk_is_recognised_and_its_mark_travels_on(count: bytes, retried: bool):
    incoming = read((b"x-stainless-retry-count", count))

    assert incoming.retried == retried
    assert incoming.forward == [(b"x-stainless-retry-count", count)]


def test_a_call_of_a_clients_own_agent_is_recognised_and_its_mark_travels_on():
    mark = (b"x-claude-code-agent-id", b"a1b2")

    assert (read(mark).by_agent, read(mark).forward) == (True, [mark])
    assert not read((b"x-claude-code-session-id", b"a1b2")).by_agent


# ── What travels on ───────────────────────────────────────────────────────────────────────────────────────────


def test_everything_unknown_travels_on_in_its_order_repeated_and_as_it_was():
    sent = [(b"b", b"2"), (b"a", b"1"), (b"openai-organization", b"o"), (b"a", b"\xff"), (b"x_odd", b""), (b"b", b"2")]

    assert read(*sent).forward == sent


HERE = b"te upgrade trailer keep-alive transfer-encoding proxy-authorization http2-settings connection".split()
MADE_ANEW = b"host content-length cookie expect".split()


@pytest.mark.parametrize("name", [*HERE, *MADE_ANEW, *CREDENTIALS])
def test_what_belongs_to_the_connection_or_is_made_anew_stays_here(name: bytes):
    assert read((name, b"x"), (b"accept", b"y")).forward == [(b"accept", b"y")]


TWINNED = [name for name in (*HERE, *MADE_ANEW, *CREDENTIALS, b"content-encoding", b"x-real-ip") if b"-" in name]


@pytest.mark.parametrize("name", TWINNED)
def test_H19_S04_a_twin_with_underscores_neither_counts_nor_travels_on(name: bytes):
    incoming = read((name.replace(b"-", b"_"), b"x"), (b"accept", b"y"))

    assert incoming.forward == [(b"accept", b"y")]
    assert incoming.credentials == ()


def test_H19_S04_a_proxys_mark_counts_under_a_twins_name_too():
    assert read((b"x_real_ip", b"192.0.2.7")).proxied


def test_H19_a_client_cannot_nominate_the_user_away():
    incoming = read((b"connection", b"keep-alive, X-Memory-User, X-Hop"), (b"x-hop", b"1"), (b"x-memory-user", b"ada"))

    assert incoming.memory.user == "ada"
    assert incoming.forward == []


def test_H19_nor_the_credentials_nor_what_the_body_is():
    incoming = read(
        (b"connection", b"authorization"),
        (b"connection", b"content-type, content-encoding"),
        (b"authorization", b"Bearer k"),
        (b"content-type", b"application/json"),
    )

    assert incoming.credentials == ((b"authorization", b"Bearer k"),)
    assert incoming.forward == [(b"content-type", b"application/json")]


def test_where_the_answer_is_read_it_is_asked_for_uncoded():
    sent = [(b"accept-encoding", b"gzip, br"), (b"accept", b"*/*")]

    assert read(*sent).forward == sent
    assert read(*sent, readable=True).forward == [(b"accept", b"*/*"), (b"accept-encoding", b"identity")]


@pytest.mark.parametrize("name", [b"forwarded", b"via", b"x-forwarded-for", b"x-forwarded-anything", b"x-real-ip"])
def test_marks_of_a_proxy_are_noticed_and_travel_on_only_where_that_is_set(name: bytes):
    kept = read((name, b"192.0.2.7"))
    passed = read((name, b"192.0.2.7"), options=IdentityOptions(forward_client_address=True))

    assert kept.proxied
    assert kept.forward == []
    assert passed.proxied
    assert passed.forward == [(name, b"192.0.2.7")]


def test_a_plain_request_bears_no_mark_of_a_proxy():
    assert not read((b"host", b"h"), (b"x-forward", b"1"), (b"origin", b"o")).proxied


def test_K02_a_credential_sent_twice_is_refused():
    assert refused((b"authorization", b"Bearer a"), (b"authorization", b"Bearer b")) == (
        400,
        "duplicate_credential",
        "Authorization",
    )


def test_D10_a_requests_headers_are_not_shown_with_their_credentials():
    incoming = read((b"authorization", b"Bearer canary"), (b"x-memory-key", b"canary"), (b"x-own", b"canary"))

    assert "canary" not in repr(incoming)


@given(st.lists(st.tuples(st.sampled_from([*OURS, b"x_memory_user", b"connection", b"a"]), st.binary(max_size=9))))
def test_whatever_is_sent_is_read_or_refused(headers: Headers):
    try:
        forward, status = read(*headers).forward, 400
    except ApiError as error:
        forward, status = [], error.status

    assert {name for name, _ in forward} <= {b"a"}
    assert status == 400


# ── The answer's headers ──────────────────────────────────────────────────────────────────────────────────────


def test_U24_an_answers_headers_keep_order_and_repetition_and_lose_connection_and_cookies():
    answered = [
        (b"content-type", b"application/json"),
        (b"set-cookie", b"a=b"),
        (b"x-a", b"1"),
        (b"connection", b"close, x-hop"),
        (b"content-length", b"12"),
        (b"x-hop", b"1"),
        (b"transfer-encoding", b"chunked"),
        (b"x-a", b"2"),
        (b"keep-alive", b"timeout=5"),
    ]

    assert response_headers(answered) == [
        (b"content-type", b"application/json"),
        (b"x-a", b"1"),
        (b"content-length", b"12"),
        (b"x-a", b"2"),
    ]


def test_an_upstream_cannot_speak_for_our_memory():
    answered = [(b"x-memory-status", b"hit"), (b"x_memory_status", b"hit"), (b"set_cookie", b"a=b")]

    assert response_headers([*answered, (b"x_odd", b"1")]) == [(b"x_odd", b"1")]


def test_a_stream_of_events_loses_its_length_because_it_may_get_an_end():
    answered = [(b"content-length", b"9"), (b"content-type", b"text/event-stream; charset=utf-8")]

    assert response_headers(answered) == answered[1:]
