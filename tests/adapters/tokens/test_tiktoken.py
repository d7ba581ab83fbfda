"""Counts with a real tiktoken encoding: a small one of our own, since no vocabulary is shipped."""

import hashlib
import threading
from functools import partial
from pathlib import Path

import pytest
import tiktoken

from adapters.tokens.tiktoken import VOCABULARIES, TiktokenCounter, VocabularyMissing, cached_encoding
from memory.text.tokens import estimate_tokens

WORDS = [b" the", b" cat", b"the", b"th", b"he", b" t", b" c", b"at"]
PATTERN = r"[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}{1,3}| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+"
ADDRESSES = "https://openaipublic.blob.core.windows.net/encodings/"


def small_encoding() -> tiktoken.Encoding:
    ranks = {bytes([byte]): byte for byte in range(256)} | {
        word: 256 + index for index, word in enumerate(sorted(WORDS, key=len))
    }
    special = {"<|endoftext|>": 1_000, "<|im_start|>": 1_001}
    return tiktoken.Encoding("small", pat_str=PATTERN, mergeable_ranks=ranks, special_tokens=special)


def ignore(_: Exception) -> None:
    pass


@pytest.fixture
def counter() -> TiktokenCounter:
    counter = TiktokenCounter(small_encoding, on_missing=ignore)
    counter.loading.join(10)
    return counter


def test_a_loaded_vocabulary_counts_exactly(counter: TiktokenCounter):
    assert counter("x the cat") == len(small_encoding().encode("x the cat"))
    assert counter("") == 0


def test_until_it_is_loaded_tokens_are_estimated():
    may_load = threading.Event()

    def load() -> tiktoken.Encoding:
        may_load.wait(10)
        return small_encoding()

    counter = TiktokenCounter(load, on_missing=ignore)
    before = counter("zyxwv")
    may_load.set()
    counter.loading.join(10)

    assert before == estimate_tokens("zyxwv")
    assert counter("zyxwv") == 5


@pytest.mark.parametrize("text", ["<|endoftext|>", "say <|im_start|> twice <|im_start|>", "\ud800"])
def test_B14_special_tokens_are_plain_text(counter: TiktokenCounter, text: str):
    assert counter(text) > 1


@pytest.mark.parametrize("text", [" " * 1_000_000, "a" * 1_000_000, "\n \t" * 300_000], ids=["spaces", "word", "mixed"])
def test_B15_a_huge_text_is_counted_from_samples(counter: TiktokenCounter, text: str):
    """The library overflows its stack on a million spaces: a panic that `except Exception` does not see."""
    assert counter(text) == pytest.approx(len(text), rel=0.01)


def test_a_missing_vocabulary_is_told_and_estimated(tmp_path: Path):
    told: list[Exception] = []
    counter = TiktokenCounter(partial(cached_encoding, tmp_path, "o200k_base"), on_missing=told.append)
    counter.loading.join(10)

    assert counter("the cat") == estimate_tokens("the cat")
    assert [type(error) for error in told] == [VocabularyMissing]
    assert "o200k_base is not in" in str(told[0])


def test_a_damaged_vocabulary_is_left_alone(tmp_path: Path):
    """The library would delete it, and download another without a timeout."""
    path = tmp_path / VOCABULARIES["o200k_base"][0]
    path.write_bytes(b"IQ== 0\n")

    with pytest.raises(VocabularyMissing, match="damaged"):
        cached_encoding(tmp_path, "o200k_base")
    assert path.exists()


def test_an_unknown_encoding_is_refused(tmp_path: Path):
    with pytest.raises(VocabularyMissing, match="p50k_edit"):
        cached_encoding(tmp_path, "p50k_edit")


@pytest.mark.parametrize("encoding", VOCABULARIES)
def test_the_names_in_a_cache_are_those_that_the_library_looks_for(encoding: str):
    address = f"{ADDRESSES}{encoding}.tiktoken"

    assert VOCABULARIES[encoding][0] == hashlib.sha1(address.encode(), usedforsecurity=False).hexdigest()
