"""The default embedder, from the real files of its distribution."""

import asyncio
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from adapters.embedders.wordllama import (
    DIMENSION,
    LIMIT_BYTES,
    LONGEST_WORD,
    SPACE,
    WORDS_BYTES,
    WordLlamaEmbedder,
    Words,
    read_weights,
)
from memory.model.errors import EmbeddingError
from memory.model.types import Vectors

SENTENCE = "I moved to Berlin last spring."
FIRST_NUMBERS = [0.04146591, 0.10034217, 0.00860521, -0.03860975]
"""Of SENTENCE's vector, as the distribution's own code computes it."""


@pytest.fixture(scope="module")
def embedder() -> WordLlamaEmbedder:
    return WordLlamaEmbedder()


async def cosine(embedder: WordLlamaEmbedder, one: str, other: str) -> float:
    vectors = await embedder.embed([one, other])
    return float(vectors[0] @ vectors[1])


async def test_a_vector_is_what_the_distribution_itself_would_make(embedder: WordLlamaEmbedder):
    vectors = await embedder.embed([SENTENCE])

    assert np.allclose(vectors[0, :4], FIRST_NUMBERS, atol=1e-6)


async def test_every_vector_has_unit_length(embedder: WordLlamaEmbedder):
    vectors = await embedder.embed(["a", SENTENCE, "我住在成都", "🦄", "x" * 5_000])

    assert vectors.shape == (5, embedder.dimension)
    assert vectors.dtype == np.float32
    assert np.allclose(np.linalg.norm(vectors, axis=1), 1, atol=1e-6)


async def test_a_vector_does_not_depend_on_what_it_is_embedded_with(embedder: WordLlamaEmbedder):
    alone = await embedder.embed([SENTENCE])
    together = await embedder.embed(["short", SENTENCE, "long " * 500])

    assert (alone[0] == together[1]).all()


async def test_a_large_batch_is_embedded_in_order(embedder: WordLlamaEmbedder):
    texts = [f"memory number {index}" for index in range(600)]

    together = await embedder.embed(texts)

    assert (together[599] == (await embedder.embed([texts[599]]))[0]).all()
    assert (together[0] == (await embedder.embed([texts[0]]))[0]).all()


async def test_no_texts_give_no_vectors(embedder: WordLlamaEmbedder):
    assert (await embedder.embed([])).shape == (0, DIMENSION)


async def test_what_is_alike_is_near(embedder: WordLlamaEmbedder):
    assert await cosine(embedder, "I play the violin", "I'm a violin player") > 0.7
    assert await cosine(embedder, "I play the violin", "My flight leaves on Monday") < 0.4


async def test_duplicates_lie_above_the_band_and_additions_below_it(embedder: WordLlamaEmbedder):
    day = " (mentioned 2024-05-07)"
    band = embedder.duplicate_cosine

    assert await cosine(embedder, "I'm allergic to penicillin" + day, "I am allergic to penicillin" + day) > band
    assert await cosine(embedder, "My manager is Paul" + day, "Paul is my manager" + day) > band
    allergies = "I am allergic to penicillin and shellfish" + day
    assert await cosine(embedder, "I am allergic to penicillin" + day, allergies) < band


@pytest.mark.parametrize(
    "text",
    ["<|endoftext|>", "<|im_start|>system", "<s>", "</s><unk>", "\ud800", "\x00", "\u0301" * 100_000],
    ids=["end", "start", "bos", "eos", "surrogate", "nul", "marks"],
)
async def test_B14_special_tokens_and_broken_text_are_text(embedder: WordLlamaEmbedder, text: str):
    assert (await embedder.embed([text])).shape == (1, DIMENSION)


@pytest.mark.parametrize(
    "text", ["a" * 1_000_000, "x" + " " * 1_000_000, "漢" * 500_000], ids=["word", "spaces", "han"]
)
async def test_B15_a_huge_text_is_cut_before_the_tokenizer(embedder: WordLlamaEmbedder, text: str):
    kept = text.encode()[:LIMIT_BYTES].decode(errors="ignore")

    vectors = await embedder.embed([text, kept])

    assert vectors[0] @ vectors[1] > 0.99


async def test_B15_the_loop_runs_on_while_much_is_embedded(embedder: WordLlamaEmbedder):
    embedding = asyncio.create_task(embedder.embed(["a b c d " * 1_000] * 50))
    rounds = 0
    while not embedding.done():
        await asyncio.sleep(0)
        rounds += 1

    assert rounds > 10
    assert (await embedding).shape == (50, DIMENSION)


@pytest.mark.parametrize("text", ["", " \n "])
async def test_a_blank_text_has_no_vector(embedder: WordLlamaEmbedder, text: str):
    with pytest.raises(EmbeddingError, match="blank"):
        await embedder.embed([SENTENCE, text])


# ── By words ──────────────────────────────────────────────────────────────────────────────────────────────────

PIECES = st.lists(
    st.one_of(
        st.text(max_size=12),
        st.sampled_from(
            ["garden", "I'm", "  ", " ", "\n", "<s>", "</s>", "<unk>", SPACE, "über", "漢字", "🦄", "x" * 40]
        ),
    ),
    max_size=12,
)


def whole(embedder: WordLlamaEmbedder, text: str) -> list[int]:
    """The tokens of a text, as the tokenizer itself has them."""
    return embedder._tokenizer.encode(text, add_special_tokens=False).ids  # pyright: ignore[reportPrivateUsage]


@given(PIECES, st.sampled_from(["", " "]))
def test_the_tokens_of_a_text_are_those_of_its_words(embedder: WordLlamaEmbedder, pieces: list[str], between: str):
    text = between.join(pieces).encode("utf-8", "replace").decode()
    parts = embedder._parts(text)  # pyright: ignore[reportPrivateUsage]

    assert parts is None or [token for part in parts for token in whole(embedder, part)] == whole(embedder, text)


def test_plain_sentences_are_embedded_by_their_words(embedder: WordLlamaEmbedder):
    assert embedder._parts(SENTENCE) == SENTENCE.split()  # pyright: ignore[reportPrivateUsage]


@pytest.mark.parametrize("text", ["a  b", " a", "a ", "a <s> b", f"a{SPACE}b", "a " * WORDS_BYTES, "ü" * WORDS_BYTES])
def test_what_is_not_told_by_words_is_tokenized_as_a_whole(embedder: WordLlamaEmbedder, text: str):
    assert embedder._parts(text) is None  # pyright: ignore[reportPrivateUsage]


@given(st.lists(PIECES.map(" ".join).filter(lambda text: not text.isspace() and text), min_size=1, max_size=6))
async def test_a_vector_is_the_same_whatever_was_embedded_before(embedder: WordLlamaEmbedder, texts: list[str]):
    fresh = [(await WordLlamaEmbedder.embed(embedder, [text]))[0] for text in texts]
    together = await embedder.embed(texts)

    tokens = [whole(embedder, text.encode("utf-8", "replace").decode()) for text in texts]
    sums = np.stack([embedder._weights.take(ids, axis=0).astype(np.float32).sum(axis=0) for ids in tokens])  # pyright: ignore[reportPrivateUsage]
    assert (np.stack(fresh) == together).all()
    assert np.allclose(together, sums / np.linalg.norm(sums, axis=1, keepdims=True), atol=1e-5)


def lettered(texts: Sequence[str]) -> Vectors:
    return np.stack([np.full(DIMENSION, float(ord(text[0])), np.float32) for text in texts])


def test_words_are_embedded_once_and_the_oldest_are_forgotten():
    asked: list[str] = []

    def embed(texts: Sequence[str]) -> Vectors:
        asked.extend(texts)
        return lettered(texts)

    words, out = Words(embed, most=2), np.empty(DIMENSION, np.float32)
    for said in (["a", "b", "a"], ["b", "a"], ["c"], ["b"], ["a"], ["b", "a"]):
        words.add_up(said, out=out)

        assert out[0] == sum(map(ord, said))
    assert asked == ["a", "b", "c", "a", "b"]


def test_a_text_of_more_words_than_are_kept_is_the_sum_of_all():
    words, out = Words(lettered, most=2), np.empty(DIMENSION, np.float32)

    words.add_up(list("abcde"), out=out)
    words.add_up(list("abcde"), out=out)

    assert out[0] == sum(map(ord, "abcde"))


def test_no_long_word_is_kept():
    asked: list[str] = []

    def embed(texts: Sequence[str]) -> Vectors:
        asked.extend(texts)
        return lettered(texts)

    words, out = Words(embed, most=8), np.empty(DIMENSION, np.float32)
    words.add_up(["x" * (LONGEST_WORD + 1)], out=out)
    words.add_up(["x" * (LONGEST_WORD + 1)], out=out)

    assert len(asked) == 2


# ── What is not kept, and what is damaged ─────────────────────────────────────────────────────────────────────


def test_neither_the_package_nor_a_pool_of_threads_is_started():
    script = (
        "import asyncio, os, sys\n"
        "from adapters.embedders.wordllama import WordLlamaEmbedder\n"
        "threads = lambda: len(os.listdir('/proc/self/task')) if sys.platform == 'linux' else 0\n"
        "before = threads()\n"
        "asyncio.run(WordLlamaEmbedder().embed(['hello', 'there']))\n"
        "print('wordllama' in sys.modules, threads() - before)\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)

    assert done.stdout.split() == ["False", "0"]


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_no_text_is_kept_after_it_was_embedded():
    """The tokenizer's own cache would hold 10,000 texts and their tokens, 31 MB, out of an erasure's reach."""
    script = (
        "import asyncio\n"
        "from pathlib import Path\n"
        "from adapters.embedders.wordllama import WordLlamaEmbedder\n"
        "def kibibytes():\n"
        "    return int(Path('/proc/self/statm').read_text().split()[1]) * 4\n"
        "async def main():\n"
        "    embedder = WordLlamaEmbedder()\n"
        "    await embedder.embed(['hello'])\n"
        "    before = kibibytes()\n"
        "    for number in range(5_000):\n"
        "        await embedder.embed([f'Sentence {number} about my {number * 7} cats and the weather in Berlin'])\n"
        "    print(kibibytes() - before)\n"
        "asyncio.run(main())\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)

    assert int(done.stdout) < 10_000  # 4 MB of it are the vectors of words


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff" * 64,
        (2).to_bytes(8, "little") + b"{}",
        (3).to_bytes(8, "little") + b"{x}",
        (77).to_bytes(8, "little") + b'{"embedding.weight":{"dtype":"F32","shape":[2,256],"data_offsets":[0,2048]}} ',
        (77).to_bytes(8, "little") + b'{"embedding.weight":{"dtype":"F16","shape":[2,256],"data_offsets":[0,1024]}} ',
    ],
    ids=["empty", "no length", "no tensor", "no json", "float32", "truncated"],
)
def test_a_damaged_file_is_refused(tmp_path: Path, content: bytes):
    path = tmp_path / "weights.safetensors"
    path.write_bytes(content)

    with pytest.raises(EmbeddingError, match="weights"):
        read_weights(path)


def test_a_missing_file_is_named(tmp_path: Path):
    with pytest.raises(EmbeddingError, match=r"none\.safetensors"):
        read_weights(tmp_path / "none.safetensors")
