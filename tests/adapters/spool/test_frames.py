"""A record is found whole, or not at all; damage costs what it struck and no more."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adapters.spool.frames import MARK, Frame, framed, frames
from tests.contract.examples import turn

RECORDS = [turn(f"t{n}", user_text="ä" * n) for n in range(4)]
FRAMED = [framed(record) for record in RECORDS]
DATA = b"".join(FRAMED)
ENDS = [sum(len(piece) for piece in FRAMED[: n + 1]) for n in range(4)]


def found(data: bytes) -> list[object]:
    return [frame.record for frame in frames(data)]


def test_records_come_back_as_they_were():
    assert list(frames(DATA, 7)) == [
        Frame(7 + end - len(piece), 7 + end, record) for end, piece, record in zip(ENDS, FRAMED, RECORDS, strict=True)
    ]


@given(st.integers(0, len(DATA)))
def test_I18_of_a_tail_that_is_torn_anywhere_only_the_torn_record_is_dropped(cut: int):
    whole = [record for record, end in zip(RECORDS, ENDS, strict=True) if end <= cut]

    assert found(DATA[:cut]) == whole + [None] * (cut not in {0, *ENDS})


@given(st.integers(0, len(DATA) - 1), st.integers(1, 255))
def test_a_damaged_byte_costs_one_record(at: int, flip: int):
    damaged = bytearray(DATA)
    damaged[at] ^= flip
    struck = next(n for n, end in enumerate(ENDS) if at < end)

    assert [record for record in found(bytes(damaged)) if record] == RECORDS[:struck] + RECORDS[struck + 1 :]


def test_zeros_are_neither_records_nor_damage():
    assert found(FRAMED[0] + bytes(1_000) + FRAMED[1] + bytes(50)) == RECORDS[:2]


def test_a_record_that_holds_another_is_one_record():
    outer = turn("outer", chain=FRAMED[1])

    assert found(framed(outer)) == [outer]


def test_a_mark_alone_is_damage():
    assert found(MARK + b"junk" + MARK + FRAMED[0]) == [None, RECORDS[0]]


def test_what_cannot_be_encoded_is_refused():
    with pytest.raises(ValueError, match="surrogates"):
        framed(turn("t", user_text="\ud800"))
