"""What a request bears on, though it shares no word with it."""

from collections.abc import Sequence

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from adapters.analyzers import SnowballAnalyzer
from adapters.embedders.wordllama import WordLlamaEmbedder
from memory.model.memory import Memory
from memory.model.recall_options import RankingOptions
from memory.model.scope import Reach
from memory.model.types import Vectors
from memory.retrieval.index import Ask, MemoryIndex, SearchScope
from memory.retrieval.lexical import Lexicon, asked_terms, hashed
from memory.retrieval.question_vectors import question_vectors
from memory.retrieval.ranking import Question, query_of, search_of
from memory.retrieval.rows import SearchColumns, row_of
from memory.retrieval.topics import EMBEDDER, topics
from tests.contract.examples import ALICE, NOW, memory

ANALYZE, VIEW = SnowballAnalyzer(), SearchScope(reach=Reach.of(ALICE))

TOLD = (
    "My sister Ines lives in Ghent with her two boys.",
    "I can't stand coriander.",
    "The car needs a new clutch, 900 euros says the garage.",
    "I'm reading the Neapolitan novels and love them.",
    "Choir practice is every Thursday at half past seven.",
    "We rent, and the landlord wants no holes in the walls.",
    "Our staging server still runs Python 3.9.",
    "I'm scared of flying.",
)


async def vectors_of(told: Sequence[str]) -> Vectors:
    return await WordLlamaEmbedder().embed([memory(text).dated_text for text in told])


def fed(index: MemoryIndex, told: Sequence[Memory], vectors: Vectors, *, first: int = 0) -> None:
    rows = [row_of(each, ANALYZE, embedded=True) for each in told]
    index.extend(SearchColumns.of(range(first, first + len(told)), rows, list(vectors)))


async def asking(question: str) -> Ask:
    (vector,) = await question_vectors(WordLlamaEmbedder(), [question])
    terms = asked_terms(question, ANALYZE)
    return Ask(vector=vector, terms=terms, pool=20, bearing=topics().borne_on(vector, terms))


@pytest.mark.parametrize(
    ("question", "helps"),
    [
        ("can the plumber come at eight in the evening on the 14th?", "Thursday"),
        ("write me a script that renames all files in a folder", "Python"),
        ("what should i get my nephews for their birthday", "two boys"),
        ("something nice to read on the beach", "novels"),
    ],
)
async def test_what_a_request_bears_on_comes_before_what_it_does_not(question: str, helps: str):
    index = MemoryIndex()
    fed(index, [memory(text) for text in TOLD], await vectors_of(TOLD))

    hits = index.search(VIEW, await asking(question))
    by_bearing = sorted(zip(hits.scores.bearing.tolist(), hits.numbers, strict=True), reverse=True)

    assert any(helps in TOLD[number] for _, number in by_bearing[:2])


async def test_what_bears_is_told_by_how_much_more_it_does_than_the_user_s_memories_do_in_the_mean():
    index = MemoryIndex()
    fed(index, [memory(text) for text in TOLD], await vectors_of(TOLD))

    bearing = index.search(VIEW, await asking("what could I cook for six?")).scores.bearing

    assert len(bearing) == len(TOLD)
    assert bearing.mean() == pytest.approx(0, abs=1e-6)
    assert bearing.max() > 0.01


async def test_who_was_not_asked_what_it_bears_on_says_nothing_of_it():
    index = MemoryIndex()
    fed(index, [memory(text) for text in TOLD], await vectors_of(TOLD))
    ask = await asking("what could I cook for six?")

    hits = index.search(VIEW, Ask(vector=ask.vector, terms=ask.terms, pool=20))

    assert not hits.scores.bearing.any()


@pytest.mark.parametrize("cuts", [(1, 2, 3), (4,), (7,)])
async def test_what_comes_later_is_filed_as_what_was_there_at_first(cuts: Sequence[int]):
    told, vectors, ask = [memory(text) for text in TOLD], await vectors_of(TOLD), await asking("a recipe, please")
    whole, grown = MemoryIndex(), MemoryIndex()
    fed(whole, told, vectors)
    for start, stop in zip((0, *cuts), (*cuts, len(TOLD)), strict=True):
        fed(grown, told[start:stop], vectors[start:stop], first=start)
        grown.search(VIEW, ask)

    assert grown.search(VIEW, ask).scores.bearing == pytest.approx(whole.search(VIEW, ask).scores.bearing, abs=1e-6)


async def test_what_is_gone_is_no_part_of_the_mean():
    told, vectors, ask = [memory(text) for text in TOLD], await vectors_of(TOLD), await asking("a recipe, please")
    fewer, all_of_them = MemoryIndex(), MemoryIndex()
    fed(fewer, told[2:], vectors[2:], first=2)
    fed(all_of_them, told, vectors)
    all_of_them.search(VIEW, ask)

    all_of_them.forget(np.array([0, 1]))

    assert all_of_them.search(VIEW, ask).scores.bearing == pytest.approx(
        fewer.search(VIEW, ask).scores.bearing, abs=1e-6
    )


@given(
    st.lists(st.lists(st.sampled_from("abcdefghij"), max_size=6), min_size=1, max_size=30),
    st.integers(0, 30),
    st.integers(1, 5),
)
def test_the_words_of_each_row_weigh_once_each_wherever_they_are_kept(rows: list[list[str]], start: int, step: int):
    known = np.sort(hashed("abcdefg"))
    weights = np.random.default_rng(0).normal(size=(len(known), 3)).astype(np.float32)
    by_number = dict(zip(known.tolist(), weights, strict=True))
    lexicon, start = Lexicon(), min(start, len(rows))
    for at in range(0, len(rows), step):
        part = rows[at : at + step]
        lexicon.extend(hashed("".join(map("".join, part))), np.array([len(each) for each in part]))

    found = lexicon.weighed(known, weights, start=start)

    wanted = [
        sum((by_number.get(int(number), np.zeros(3)) for number in {*hashed(row).tolist()}), np.zeros(3))
        for row in rows[start:]
    ]
    assert found == pytest.approx(np.array(wanted).reshape(-1, 3), abs=1e-5)


@pytest.mark.filterwarnings("error")
async def test_a_text_of_all_words_that_weigh_is_filed_by_numbers():
    told = topics().told
    everything = told.weights.sum(axis=0, keepdims=True)

    likely = told.likely(np.zeros((1, len(told.directions)), np.float32), 10 * everything)

    assert np.isfinite(likely).all()
    assert likely.min() < 0.1
    assert likely.max() > 0.9


def test_only_of_vectors_of_the_embedder_by_which_it_was_learned_it_is_asked_what_a_question_bears_on():
    question = Question.asked("what could I cook?", at=NOW, timezone="UTC")

    for embedder, is_asked in ((EMBEDDER, True), ("openai/text-embedding-3-small/1536", False), ("", False)):
        query = query_of(question, RankingOptions(), scope=ALICE, vector=None, embedder=embedder)
        search = search_of(question, RankingOptions(), reach=Reach.of(ALICE), vector=None, embedder=embedder)
        assert query.bearing is search.bearing is is_asked


def test_it_was_learned_by_the_vectors_of_the_default_embedder():
    assert WordLlamaEmbedder.name == EMBEDDER


async def test_memories_without_vectors_are_filed_by_nothing():
    index, told = MemoryIndex(), [memory(text) for text in TOLD]
    rows = [row_of(each, ANALYZE, embedded=False) for each in told]
    index.extend(SearchColumns.of(range(len(told)), rows, [None] * len(told)))

    assert not index.search(VIEW, await asking("coriander")).scores.bearing.any()
