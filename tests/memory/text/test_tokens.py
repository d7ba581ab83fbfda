"""How near the estimate comes to real counts, which were taken with tiktoken 0.14 (o200k_base, cl100k_base)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memory.text.tokens import SAMPLED_FROM, estimate_tokens, sampled

PROSE = (
    "I moved to Berlin last spring and started working as a nurse at the Charité hospital. My sister Anna visits me "
    "every other month, and we go hiking in the mountains near Garmisch together. She doesn't like the cold, so we "
    "usually wait until May. Last year the doctor told me that I'm allergic to penicillin, which I have to mention "
    "whenever somebody prescribes me antibiotics."
)
GERMAN = (
    "Ich wohne seit drei Jahren in München und arbeite als Krankenpflegerin in einem großen Krankenhaus. Am Wochenende "
    "gehe ich gerne mit meiner Schwester in den Bergen wandern, weil wir dort unsere Ruhe haben."
)
RUSSIAN = (
    "Я живу в Казани уже три года и работаю медсестрой в большой больнице. По выходным я люблю ходить с сестрой в горы."
)
CHINESE = "我在成都住了三年，在一家大医院当护士。周末我喜欢和姐姐一起去山里徒步，因为那里很安静。"
JAPANESE = (
    "私は三年前から札幌に住んでいて、大きな病院で看護師として働いています。週末は姉と一緒に山を歩くのが好きです。"
)
CODE = (
    "async def embed(self, texts: Sequence[str]) -> Vectors:\n"
    '    """One vector a text, in order."""\n'
    "    cut = embeddable(texts, limit_bytes=LIMIT_BYTES)\n"
    "    if sum(map(len, cut)) <= INLINE_BYTES:\n"
    "        return self._vectors(cut)\n"
    "    return await asyncio.to_thread(self._vectors, cut)\n"
)
TABLE = "\n".join("\t".join(f"{row * 7.31 + column * 1.77:.2f}" for column in range(6)) for row in range(1, 30))
HEX = "".join(f"{number * 2_654_435_761 % 2**32:08x}" for number in range(1, 65))
BASE64 = (
    "3q2+7wABAgP/8J+mhGJhc2U2NCBpcyBub3QgYSBsYW5ndWFnZSBvZiBodW1hbnMsIGJ1dCBtb2RlbHMgcmVhZCBpdC4gQnl0ZSBwYWlycyBhcmUgbWVyZ2Vk"
    "IHdoZXJlIHRoZXkgYXJlIGNvbW1vbjsgaGVyZSBub3RoaW5nIGlzLg=="
)


@pytest.mark.parametrize(("text", "o200k", "cl100k"), [(PROSE, 78, 81), (CODE, 71, 73)], ids=["prose", "code"])
def test_english_and_code_are_estimated_within_a_seventh_of_both_vocabularies(text: str, o200k: int, cl100k: int):
    assert estimate_tokens(text) == pytest.approx(o200k, rel=0.14)
    assert estimate_tokens(text) == pytest.approx(cl100k, rel=0.14)


def test_english_prose_is_estimated_within_a_tenth():
    assert estimate_tokens(PROSE) == pytest.approx(78, rel=0.1)


@pytest.mark.parametrize(
    ("text", "o200k", "cl100k"),
    [(GERMAN, 42, 51), (RUSSIAN, 35, 55), (CHINESE, 32, 55), (JAPANESE, 44, 63)],
    ids=["de", "ru", "zh", "ja"],
)
def test_other_languages_are_estimated_between_the_vocabularies(text: str, o200k: int, cl100k: int):
    assert 0.95 * o200k <= estimate_tokens(text) <= cl100k


@pytest.mark.parametrize(
    ("text", "o200k"), [(TABLE, 695), (HEX, 293), (BASE64, 116)], ids=["table", "hexadecimal", "base64"]
)
def test_numbers_and_encodings_are_not_taken_for_prose(text: str, o200k: int):
    assert estimate_tokens(text) == pytest.approx(o200k, rel=0.2)
    assert len(text) / 4 < 0.5 * o200k  # what the usual estimate says


def test_an_empty_text_has_no_tokens():
    assert estimate_tokens("") == 0


def test_a_word_more_is_a_token_more():
    assert estimate_tokens("the cat") == 2
    assert estimate_tokens("the cat sleeps") == 3


def test_a_contraction_is_one_word():
    assert estimate_tokens("I don't know") == 3


def test_numbers_are_counted_in_threes_and_with_the_space_before_them():
    assert estimate_tokens("1234567") == 3
    assert estimate_tokens("71 72") == 3


HUGE = {
    "one word": "a" * 1_000_000,
    "capitals": "A" * 1_000_000,
    "spaces": " " * 1_000_000,
    "line feeds": "\n" * 1_000_000,
    "rules": "-" * 1_000_000,
    "digits": "7" * 1_000_000,
    "special tokens": "<|endoftext|>" * 100_000,
    "surrogates": "\ud800" * 100_000,
    "emoji": "🦄" * 250_000,
    "marks": "\u0301" * 250_000,
}


@pytest.mark.parametrize("text", HUGE.values(), ids=HUGE.keys())
def test_B15_a_huge_text_is_counted_like_its_parts(text: str):
    """Linear, and from a part of it only: a thousandth counts a thousandth."""
    assert estimate_tokens(text) == pytest.approx(len(text) / 1_000 * estimate_tokens(text[:1_000]), rel=0.35)


def test_a_long_text_is_counted_in_samples_from_beginning_to_end():
    asked: list[str] = []

    def count(part: str) -> int:
        asked.append(part)
        return part.count("x")

    text = "." * 500_000 + "x" * 500_000

    assert sampled(text, count) == pytest.approx(500_000, rel=0.05)
    assert sum(map(len, asked)) == SAMPLED_FROM
    assert (asked[0][0], asked[-1][-1]) == (".", "x")


def test_a_text_of_the_limit_is_counted_whole():
    assert sampled("x" * SAMPLED_FROM, len) == SAMPLED_FROM
    assert sampled("x" * (SAMPLED_FROM + 1), len) == SAMPLED_FROM + 1


@given(st.text(alphabet=st.characters(), max_size=300))
def test_whatever_the_text_its_count_is_between_none_and_two_a_character(text: str):
    count = estimate_tokens(text)

    assert 0 <= count <= 2 * len(text)
    assert not text.strip() or count > 0
