"""What was read is remembered while it is asked for, within bounds of bytes and time."""

import asyncio
import tracemalloc

import pytest

from memory.language.change import slots_of
from memory.language.claims import claims, is_reading
from memory.language.first_person import own_sentences
from memory.language.lasting_orders import is_standing_instruction
from memory.language.sayings import said_by
from memory.language.texts_read import CHAR_BYTES, ENTRY_BYTES, ReadText, TextsRead
from memory.language.wording import wording

TEXTS = [f"I have {number} cats." for number in range(10, 20)]
ROOM = ENTRY_BYTES + CHAR_BYTES * len(TEXTS[0])


async def test_a_text_is_read_once_for_as_long_as_it_is_kept():
    texts = TextsRead()

    first = texts.read("I live in Graz.")

    assert texts.read("I live in Graz.") is first


async def test_what_it_says_of_anything_is_what_is_read_of_it_alone():
    text = "I live in Graz, and I work at Siemens."

    read = TextsRead().read(text)

    assert (read.words, read.claimed.states) == (wording(text), claims(text))
    assert (read.is_reading, read.instructs) == (is_reading(text), is_standing_instruction(text))
    for by_model in (False, True):
        assert read.said(by_model=by_model) == said_by(text, by_model=by_model)
        assert read.slots(by_model=by_model) == slots_of(text, by_model=by_model)


async def test_what_a_text_says_of_the_user_is_read_once_too():
    texts = TextsRead()

    first = texts.read("I live in Graz.").said(by_model=False)

    assert first
    assert texts.read("I live in Graz.").said(by_model=False) is first


async def test_what_is_read_ahead_is_what_is_asked_later():
    text = "Always answer in German, and I live in Graz."
    ahead, later = ReadText(text), ReadText(text)

    ahead.read_ahead(by_model=False)

    assert ahead.instructs is later.instructs is True
    assert ahead.own_sentences(by_model=False) == own_sentences(text, by_model=False)
    assert ahead.said(by_model=False) == later.said(by_model=False) != ()
    assert ahead.statements(0, by_model=False) == later.statements(0, by_model=False)


async def test_beyond_its_bytes_what_was_not_asked_for_longest_goes():
    texts = TextsRead(limit_bytes=3 * ROOM)
    kept, _, _ = (texts.read(text) for text in TEXTS[:3])
    texts.read(TEXTS[0])

    texts.read(TEXTS[3])

    assert len(texts) == 3
    assert texts.read(TEXTS[0]) is kept


async def test_a_text_that_is_larger_than_all_room_is_read_and_not_kept():
    texts = TextsRead(limit_bytes=ROOM)

    assert texts.read("I have a cat. " * 100).words == wording("I have a cat. " * 100)
    assert len(texts) == 0


async def test_P9_a_text_that_nobody_asks_for_any_more_goes_by_itself():
    texts = TextsRead(kept_seconds=0.01)
    for text in TEXTS:
        texts.read(text)

    async with asyncio.timeout(30):
        while len(texts):  # noqa: ASYNC110 - it goes without a word
            await asyncio.sleep(0.005)


async def test_P9_a_text_that_is_asked_for_keeps_no_other_one():
    texts = TextsRead(kept_seconds=0.05)
    texts.read(TEXTS[0])
    texts.read(TEXTS[1])

    async with asyncio.timeout(30):
        while len(texts) > 1:
            texts.read(TEXTS[1])
            await asyncio.sleep(0.005)


@pytest.mark.long
async def test_the_bytes_of_a_text_are_about_what_it_takes():
    """Within a factor of two: the bound is one of memory, not of numbers."""
    texts = TextsRead()
    sentences = [f"My sister Nina moved to Lisbon in {year} and likes the number {2 * year}." for year in range(400)]
    tracemalloc.start()
    try:
        for sentence in sentences:
            _read_whole(texts.read(sentence))
        taken, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()

    assert texts.nbytes / 2 < taken < 2 * texts.nbytes


def _read_whole(read: ReadText) -> None:
    _ = read.claimed, read.is_reading, read.instructs
    for by_model in (False, True):
        read.said(by_model=by_model)
        read.slots(by_model=by_model)
