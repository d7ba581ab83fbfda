"""How the search entry of a memory is made anew when the memory changes and its words do not."""

import msgspec
import pytest

from adapters.analyzers import SnowballAnalyzer
from adapters.sqlite.rows import SearchEntry, closed_entry, entry_again, entry_of, packed
from memory.model.memory import Memory, MemoryType
from tests.contract.examples import memory, vector

ANALYZE = SnowballAnalyzer()
TOLD = memory("I live in Oslo, and I have two cats.")


def forbidden(text: str) -> tuple[str, ...]:
    raise AssertionError(f"{text!r} is read again")


@pytest.mark.parametrize("stored", [None, packed(vector(1))])
@pytest.mark.parametrize(
    "changed",
    [
        TOLD,
        msgspec.structs.replace(TOLD, pinned=True),
        msgspec.structs.replace(TOLD, type=MemoryType.WORKING, project="p"),
    ],
)
def test_what_is_kept_of_words_that_stay_is_what_would_be_read_of_them(changed: Memory, stored: bytes | None):
    old = entry_of(TOLD, stored, ANALYZE)

    again = entry_again(changed, old, forbidden)

    assert again == entry_of(changed, stored, ANALYZE)


@pytest.mark.parametrize("garbled", [b"", b"\0" * 7, closed_entry().header])
def test_where_the_entry_is_garbled_the_words_are_read_again(garbled: bytes):
    old = entry_of(TOLD, packed(vector(1)), ANALYZE)._replace(header=garbled)

    assert entry_again(TOLD, old, ANALYZE) == entry_of(TOLD, old.vector, ANALYZE)


def test_where_terms_are_cut_off_the_words_are_read_again():
    old = entry_of(TOLD, None, ANALYZE)
    cut = SearchEntry(old.header, None, old.terms[:-4])

    assert entry_again(TOLD, cut, ANALYZE) == old
