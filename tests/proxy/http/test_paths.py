"""Which route a path means, however often somebody reads it."""

from urllib.parse import quote, unquote

import pytest
from hypothesis import given
from hypothesis import strategies as st

from proxy.http.paths import APPLICATION, REFUSED, RELAY, Paths

CHAT, CHAT_PATH = "chat", "/v1/chat/completions"
PATHS = Paths({CHAT_PATH: CHAT})


def route(raw: str, method: str = "POST") -> str:
    """As the listener hands a path on."""
    return PATHS.route_of(method, unquote(raw), raw.encode())


@pytest.mark.parametrize(
    ("raw", "method", "expected"),
    [
        (CHAT_PATH, "POST", CHAT),
        ("/v1/chat/complet%69ons", "POST", CHAT),
        (CHAT_PATH, "GET", RELAY),
        ("/v1/chat%2Fcompletions", "GET", RELAY),
        ("/v1/chat/completions/id", "POST", RELAY),
        ("/v1/models", "GET", RELAY),
        ("/v1/v1/own", "GET", RELAY),
        ("/v1/v1/models", "GET", REFUSED),
        ("/v1/v1/models/a%2Fb", "GET", REFUSED),
        ("/v1/memories", "GET", APPLICATION),
        ("/memory/v1/sessions/100%25", "GET", APPLICATION),
        ("/memory/v1/sessions/a%2Fb", "GET", REFUSED),
        ("/", "GET", APPLICATION),
    ],
)
def test_a_path_has_one_route(raw: str, method: str, expected: str):
    assert route(raw, method) == expected


@given(
    st.sampled_from(
        [["chat", "completions"], ["memories"], ["memories", "x"], ["entities"], ["reset"], ["..", "health"]]
    ),
    st.lists(st.sampled_from(["/", "//", "/./", "/a/../", "\\", "/;x/"]), min_size=2, max_size=2),
    st.integers(1, 3),
)
def test_no_spelling_of_one_of_our_paths_is_relayed(names: list[str], joints: list[str], times: int):
    below = "".join(joint + name for joint, name in zip(joints, names, strict=False))
    for _ in range(times):
        below = quote(below, safe="").replace(".", "%2E")

    assert route(f"/v1/{below}") == REFUSED


@given(st.text(st.characters(codec="utf-8"), min_size=1, max_size=40).filter(lambda name: ".." not in name))
def test_any_name_is_relayed_as_one_segment(name: str):
    assert route(f"/v1/models/a{quote(name, safe='')}", "GET") == RELAY


@given(st.binary(max_size=60))
def test_whatever_stands_in_a_path_has_a_route(tail: bytes):
    raw = b"/v1/" + bytes(byte for byte in tail if 0x21 <= byte <= 0x7E)

    assert PATHS.route_of("POST", unquote(raw.decode()), raw) in {CHAT, RELAY, REFUSED, APPLICATION}
