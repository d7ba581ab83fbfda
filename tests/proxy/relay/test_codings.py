"""Decoding answers for reading: cut anywhere, bounded, and honest about what cannot be read."""

import gzip
import tracemalloc
import zlib
from collections.abc import Callable, Iterable
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from proxy.relay.codings import GRANTED_BYTES, GRANTED_RATIO, PART_BYTES, Decoder, Unreadable, codings_of

MIB = 1024 * 1024


def raw_deflated(text: bytes) -> bytes:
    squeezer = zlib.compressobj(wbits=-15)
    return squeezer.compress(text) + squeezer.flush()


def in_members(text: bytes) -> bytes:
    return b"".join(gzip.compress(text[at : at + 7]) for at in range(0, len(text), 7)) or gzip.compress(b"")


SPELLED: dict[str, tuple[str, Callable[[bytes], bytes]]] = {
    "gzip": ("gzip", gzip.compress),
    "x-gzip": ("X-GZIP", gzip.compress),
    "members": ("gzip", in_members),
    "padded": ("gzip", lambda text: gzip.compress(text) + bytes(9)),
    "twice": ("gzip, gzip", lambda text: gzip.compress(gzip.compress(text))),
    "zlib": ("deflate", zlib.compress),
    "raw": ("deflate", raw_deflated),
    "both": ("deflate, identity, gzip", lambda text: gzip.compress(zlib.compress(text))),
}


def decoder(coding: str, *, most_bytes: int = 64 * MIB) -> Decoder:
    return Decoder(codings_of([(b"content-encoding", coding.encode())]), most_bytes=most_bytes)


def decoded(reading: Decoder, pieces: Iterable[bytes]) -> bytes:
    return b"".join(part for piece in pieces for part in reading.feed(piece))


@pytest.mark.parametrize(
    ("values", "codings"),
    [
        ([], ()),
        ([b""], ()),
        ([b"identity"], ()),
        ([b"GZip"], (b"gzip",)),
        ([b"deflate, identity,gzip "], (b"deflate", b"gzip")),
        ([b"gzip", b"br"], (b"gzip", b"br")),
    ],
)
def test_the_codings_of_a_body_are_named_in_the_order_in_which_they_were_applied(
    values: list[bytes], codings: tuple[bytes, ...]
):
    headers = [(b"content-type", b"application/json"), *((b"content-encoding", value) for value in values)]

    assert codings_of(headers) == codings


@pytest.mark.parametrize(("coding", "squeezed"), SPELLED.values(), ids=SPELLED.keys())
@given(text=st.binary(max_size=200), cuts=st.lists(st.integers(0, 300)))
def test_a_text_is_decoded_however_it_was_coded_and_is_cut(
    coding: str, squeezed: Callable[[bytes], bytes], text: bytes, cuts: list[int]
):
    body, reading = squeezed(text), decoder(coding)
    ends = sorted({0, *cuts, len(body)})

    assert decoded(reading, (body[start:end] for start, end in pairwise(ends))) == text
    assert reading.ended


@pytest.mark.parametrize(("coding", "squeezed"), SPELLED.values(), ids=SPELLED.keys())
def test_a_text_is_decoded_byte_by_byte(coding: str, squeezed: Callable[[bytes], bytes]):
    text = b'data: {"choices":[]}\n\n' * 20
    reading = decoder(coding)

    assert decoded(reading, (bytes([byte]) for byte in squeezed(text))) == text
    assert reading.ended


def test_all_that_a_flushed_piece_holds_is_there_at_once():
    squeezer, reading = zlib.compressobj(wbits=31), decoder("gzip")
    for size in (1, PART_BYTES - 1, PART_BYTES, PART_BYTES + 1, 3 * PART_BYTES):
        piece = squeezer.compress(b"x" * size) + squeezer.flush(zlib.Z_SYNC_FLUSH)

        assert len(decoded(reading, [piece])) == size
    assert not reading.ended


def test_nothing_has_not_ended():
    assert not decoder("gzip").ended


@pytest.mark.parametrize("cut", range(1, 20))
def test_a_text_that_is_cut_has_not_ended(cut: int):
    reading = decoder("gzip")

    decoded(reading, [gzip.compress(b"cut")[:-cut]])

    assert not reading.ended


@pytest.mark.parametrize("coding", ["br", "zstd", "compress", "gzip, br", "gzip, gzip, gzip", "aws-chunked"])
def test_a_coding_that_is_not_known_is_told_before_anything_is_read(coding: str):
    reading = decoder(coding)

    assert reading.refusal == "answer_encoded"
    with pytest.raises(Unreadable, match="answer_encoded"):
        decoded(reading, [b"x"])


@pytest.mark.parametrize("coding", ["gzip", "deflate"])
@pytest.mark.parametrize(
    "body", [b"<html></html>", b"\x1f\x8bnonsense", gzip.compress(b"x" * 99, mtime=0)[:-8] + bytes(8)]
)
def test_what_only_calls_itself_compressed_is_damaged(coding: str, body: bytes):
    with pytest.raises(Unreadable, match="answer_damaged"):
        decoded(decoder(coding), [body])


@pytest.mark.parametrize("coding", ["gzip", "gzip, gzip"])
def test_U18_a_bomb_is_too_long_and_takes_no_memory(coding: str):
    bomb = gzip.compress(b"\0" * (64 * MIB))
    body = gzip.compress(bomb) if "," in coding else bomb
    given: list[int] = []
    tracemalloc.start()
    try:
        with pytest.raises(Unreadable, match="answer_too_long"):
            given.extend(map(len, decoder(coding).feed(body)))
        assert tracemalloc.get_traced_memory()[1] < MIB
    finally:
        tracemalloc.stop()
    assert sum(given) <= GRANTED_BYTES + GRANTED_RATIO * len(body)


def test_a_text_beyond_its_bound_is_too_long_however_little_it_shrank():
    body = zlib.compress(bytes(range(256)) * 4096, level=0)

    with pytest.raises(Unreadable, match="answer_too_long"):
        decoded(decoder("deflate", most_bytes=MIB - 1), [body])
    assert len(decoded(decoder("deflate", most_bytes=MIB), [body])) == MIB


def test_events_that_repeat_themselves_are_not_too_long():
    events = b'data: {"id":"chatcmpl-1","model":"m","choices":[{"index":0,"delta":{"content":" again"}}]}\n\n' * 30_000

    assert decoded(decoder("gzip"), [gzip.compress(events)]) == events
