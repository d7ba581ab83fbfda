"""What is looked for before an expression is asked leaves out nothing that the expression alone would find."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memory.text import secret_formats, secret_numbers, seed_phrases
from memory.text.secret_formats import Span, around, is_given
from memory.text.secrets import redact
from tests.memory.secret_samples import CALLED, KEYS, NO_SECRETS

WORDS = tuple(seed_phrases.places_of_words())

PIECES = st.one_of(
    st.sampled_from([*(text for text, _ in CALLED), *KEYS.values(), *NO_SECRETS]),
    st.sampled_from(
        ["code is", "door code", "otp", "ssn", "pin", "your verification code:", "curl -u a:bcd", "://a:b@c"]
    ),
    st.integers(0, 10**9).map(str),
    st.sampled_from(
        ["my card's cvv 123", "the door code is 4711", "your verification code: 482913", "ssn 078-05-1120"]
    ),
    st.sampled_from(
        ["٣", "५", "１２３４", "12 34", "1-2-3", "\u017f", "\u0131", "\u212a", "İ", "\n", "  ", "1.", "2)"]
    ),
    st.lists(st.sampled_from(WORDS), min_size=1, max_size=26).map(" ".join),
    st.text(max_size=6),
)
TEXTS = st.lists(PIECES, max_size=8).map(" ".join)


@given(TEXTS)
def test_codes_are_found_whatever_digits_they_are_of(text: str):
    low = text.lower()

    def plainly() -> list[Span]:
        words = secret_numbers._CODE_WORDS  # pyright: ignore[reportPrivateUsage] - the plain rule is made of them
        patterns = (secret_numbers._CODES, secret_numbers._CALLED_SSN)  # pyright: ignore[reportPrivateUsage]
        return [
            match.span(match.lastgroup or 0)
            for first, last in around(low, words, before=64, after=128)
            for pattern in patterns
            for match in pattern.finditer(low, first, last)
            if not secret_numbers.counts(low, match.end())
        ]

    assert list(secret_numbers.codes(low)) == plainly()


@given(TEXTS)
def test_seed_phrases_are_found_however_they_are_written(text: str):
    low = text.lower()

    def plainly() -> list[Span]:
        return [
            span
            for run in seed_phrases._runs(low)  # pyright: ignore[reportPrivateUsage] - the plain rule
            if seed_phrases._SHORTEST <= len(run) <= seed_phrases._LONGEST_RUN  # pyright: ignore[reportPrivateUsage]
            for span in seed_phrases._phrases(low, run)  # pyright: ignore[reportPrivateUsage]
        ]

    assert list(seed_phrases.seed_phrases(low)) == plainly()


@given(TEXTS)
def test_commands_are_found_wherever_one_of_their_words_stands(text: str):
    low = text.lower()

    def plainly() -> list[Span]:
        found: list[Span] = []
        for match in secret_formats._COMMANDS.finditer(low):  # pyright: ignore[reportPrivateUsage] - the plain rule
            ids = match.lastgroup == "curl" and match["curl"].isdigit() and (match["user"] or "x").isdigit()
            span = match.span(match.lastgroup or 0)
            if is_given(text[slice(*span)]) and not ids:
                found.append(span)
        return found

    if len(low) == len(text):
        assert {span[0] for span in plainly()} <= {span[0] for span in secret_formats.commands(text, low)}


@given(st.sampled_from([sample for sample in CALLED if sample[1]]), st.lists(st.booleans(), min_size=80, max_size=80))
def test_a_letter_that_looks_like_another_hides_no_secret(sample: tuple[str, str], is_hidden: list[bool]):
    text, secret = sample
    alike = {"k": "\u212a", "K": "\u212a", "s": "\u017f"}
    before, found, after = text.partition(secret)
    hidden = "".join(alike.get(each, each) if hide else each for each, hide in zip(before, is_hidden, strict=False))
    hidden += before[len(is_hidden) :] + found + after

    plain = hidden.replace("\u212a", "K").replace("\u017f", "s")

    assert (secret in redact(hidden).text) == (secret in redact(plain).text)
    assert redact(hidden).count == redact(plain).count


@pytest.mark.parametrize("name", ["private key", "putty key"])
def test_a_file_of_a_key_is_one_whatever_letters_its_heading_is_spelled_with(name: str):
    body = "X2y5XpKnOwuzcK4LYLmLEmUNDzJ4F2IIyey6yLOlwAB0VASoM5gkD31hdODWt7cG"
    heading = {
        "private key": "-----BEGIN PRIVATE \u212aEY-----\n",
        "putty key": "PuTTY-U\u017fer-\u212aey-File-3: ssh-rsa\n",
    }[name]

    assert body not in redact(f"{heading}{body}\n").text
