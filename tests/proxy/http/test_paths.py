"""Which route a path means, however often somebody reads it."""

import re
from collections.abc import Iterator
from urllib.parse import quote, unquote, unquote_to_bytes

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from proxy.dialects.naming import read_path
from proxy.http.paths import APPLICATION, REFUSED, RELAY, WRONG_BASE, Paths

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
        ("/v1/chat/completions;a=b", "POST", REFUSED),
        (CHAT_PATH, "GET", RELAY),
        ("/v1/chat%2Fcompletions", "GET", REFUSED),
        ("/v1/chat/completions/id", "POST", RELAY),
        ("/v1/models", "GET", RELAY),
        ("/v1/v1/own", "GET", RELAY),
        ("/v1/v1/models", "GET", WRONG_BASE),
        ("/v1//models/a", "GET", WRONG_BASE),
        ("/v1//own", "GET", REFUSED),
        ("/v1/v1/models/a%2Fb", "GET", REFUSED),
        ("/v1/memories", "GET", APPLICATION),
        ("/memory/v1/sessions/100%25", "GET", APPLICATION),
        ("/memory/v1/sessions/a%3Fb", "GET", APPLICATION),
        ("/memory/v1/sessions/a%2Fb", "GET", REFUSED),
        ("/memory/v1/sessions/a%252Fb", "GET", REFUSED),
        ("/memory/v1/sessions/..;x", "GET", REFUSED),
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


NAMES = st.text(st.characters(codec="utf-8", exclude_categories=["Cc"], exclude_characters="\\?#%\x7f"), max_size=40)


@given(NAMES.filter(lambda name: not re.search(r"/(?:\.{1,2}(?:[;/]|\Z)|;)", name)))
def test_the_name_of_a_model_is_relayed_as_one_segment(name: str):
    assert route(f"/v1/models/a{quote(name, safe='')}", "GET") == RELAY


PIECES = st.sampled_from(
    [
        *("models", "files", "responses", "Responses", "batches", "chat", "completions", "resp_1", "v1", "x", "a;b"),
        *("..", ".", "...", "", ";", "..;x", "\\", "?", "#", "%", "%2", "2f", "\n", "\x00", "é", "\udcc0"),
    ]
)


@st.composite
def spellings(draw: st.DrawFn) -> bytes:
    """Paths below /v1/, of which some characters are encoded, some of those again."""
    below = draw(st.lists(st.tuples(PIECES, st.sampled_from(["/", ""])), min_size=1, max_size=6))
    spelled = b""
    for byte in "".join(piece + joint for piece, joint in below).encode(errors="surrogateescape"):
        one = bytes([byte])
        times = draw(st.integers(0, 4)) if one in b"./\\;?#%" else draw(st.sampled_from([0, 0, 0, 1, 2]))
        if times or not 0x21 <= byte <= 0x7E or one in b"?#":
            one = b"%" + b"25" * max(0, times - 1) + b"%02x" % byte
        spelled += one
    return b"/v1/" + spelled


VISIBLE = "".join(map(chr, range(0x21, 0x7F)))


def readings(raw: bytes) -> Iterator[str]:
    """What a path is to those who decode it, cut it off, leave out parameters and normalise it, or do not."""
    for _ in range(7):
        for path in (raw, re.split(rb"[?#\0]", raw)[0]):
            for split in (path, path.replace(b"\\", b"/")):
                yield quote(split, safe=VISIBLE)
                segments = list[bytes]()
                for part in split.split(b"/"):
                    name = part.partition(b";")[0]
                    if name == b"..":
                        del segments[-1:]
                    elif name not in {b"", b"."}:
                        segments.append(name)
                yield quote(b"/" + b"/".join(segments), safe=VISIBLE)
        raw = unquote_to_bytes(raw)


@given(spellings(), st.sampled_from(["GET", "POST", "DELETE"]))
@example(b"/v1/models/..%2ffiles", "GET")
@example(b"/v1/batches%3F", "POST")
@example(b"/v1/responses/mine/..%2Fothers", "DELETE")
@settings(max_examples=1000)
def test_H17_what_is_relayed_is_read_alike_by_who_judges_whose_it_is_and_by_the_next_hop(raw: bytes, method: str):
    if PATHS.route_of(method, unquote(raw.decode()), raw) == RELAY:
        assert {read_path(method, path) for path in readings(raw)} == {read_path(method, raw.decode())}


@given(st.binary(max_size=60))
def test_whatever_stands_in_a_path_has_a_route(tail: bytes):
    raw = b"/v1/" + bytes(byte for byte in tail if 0x21 <= byte <= 0x7E)

    assert PATHS.route_of("POST", unquote(raw.decode()), raw) in {CHAT, RELAY, REFUSED, WRONG_BASE, APPLICATION}
