"""What is embedded of questions."""

import numpy as np
import pytest

from adapters.embedders.wordllama import WordLlamaEmbedder
from memory.model.errors import EmbeddingError
from memory.retrieval.question_vectors import question_vectors


async def test_a_question_without_names_is_embedded_as_it_is():
    embedder = WordLlamaEmbedder()
    question = "What should I cook?"

    (vector,) = await question_vectors(embedder, [question])

    (plain,) = await embedder.embed([question], purpose="query")
    assert np.allclose(vector, plain, atol=1e-6)


async def test_a_name_counts_half():
    embedder = WordLlamaEmbedder()

    vectors = await question_vectors(embedder, ["How old are you?", "Did Ada call?"])

    whole, bare = await embedder.embed(["Did Ada call?", "Did call?"], purpose="query")
    assert np.allclose(np.linalg.norm(vectors, axis=1), 1)
    assert np.allclose(vectors[1], (whole + bare) / np.linalg.norm(whole + bare), atol=1e-6)


async def test_what_is_asked_of_somebody_is_nearer_than_what_only_names_her():
    embedder = WordLlamaEmbedder()
    told = await embedder.embed(["I painted a sunrise over the lake.", "Hey Caroline, good to see you! Thanks!"])
    question = "When did Caroline paint a sunrise?"

    (vector,) = await question_vectors(embedder, [question])

    (plain,) = await embedder.embed([question], purpose="query")
    assert vector @ (told[0] - told[1]) > plain @ (told[0] - told[1])


async def test_a_blank_question_has_no_vector():
    with pytest.raises(EmbeddingError):
        await question_vectors(WordLlamaEmbedder(), [" "])
