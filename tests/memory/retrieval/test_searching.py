"""The search of the memory API: with the real embedder, on a store in memory."""

import asyncio
from collections.abc import Sequence
from datetime import date, datetime, timedelta
from functools import cache
from typing import Any

import msgspec
import pytest

from adapters.analyzers import SnowballAnalyzer
from adapters.embedders.wordllama import WordLlamaEmbedder
from adapters.in_memory import InMemoryEngine
from memory.model.errors import EmbeddingError, StoreUnavailable
from memory.model.ids import uuid7
from memory.model.memory import ANSWERS_FROM, CONCLUSIONS_FROM, QUARANTINED, Memory, MemoryType
from memory.model.recall_options import RankingOptions
from memory.model.scope import Reach, Scope
from memory.model.types import Analyze, Vectors
from memory.model.where import parse_where
from memory.ports.changes import Add, Change, Reopen, Update
from memory.ports.embedding import Embedder, Purpose, Reranker
from memory.ports.memories import Erasure
from memory.ports.search import Candidate, RecallQuery, Recollection, Recollector, SearchQuery
from memory.retrieval.calibration import Calibration, Scales, measured
from memory.retrieval.past import text_at
from memory.retrieval.searching import FoundMemory, Searcher, SearchRequest
from tests.contract.examples import ALICE, BOB, NOW, STRANGER, close, memory
from tests.memory.in_memory import engine_in_memory

HERS = Reach("acme", "alice")
EMBEDDER = WordLlamaEmbedder()
HOUR = timedelta(hours=1)


class Clock:
    def __init__(self) -> None:
        self.now = NOW

    def __call__(self) -> datetime:
        return self.now


class FailingEmbedder:
    name, dimension, duplicate_cosine = EMBEDDER.name, EMBEDDER.dimension, EMBEDDER.duplicate_cosine

    async def embed(self, texts: Sequence[str], *, purpose: Purpose = "document") -> Vectors:
        raise EmbeddingError(f"no {purpose} of {len(texts)} is to be had")


class CountingEmbedder(FailingEmbedder):
    """The real one, and what it was asked for as documents."""

    def __init__(self) -> None:
        self.documents: list[str] = []

    async def embed(self, texts: Sequence[str], *, purpose: Purpose = "document") -> Vectors:
        self.documents += texts if purpose == "document" else ()
        return await EMBEDDER.embed(texts, purpose=purpose)


class Reader:
    """A cross-encoder that knows what it wants to read."""

    def __init__(self, wanted: str) -> None:
        self.wanted = wanted

    async def scores(self, question: str, texts: Sequence[str]) -> Sequence[float]:
        if not self.wanted:
            raise EmbeddingError(f"{question} is not read")
        return [float(self.wanted in text) for text in texts]


class Library:
    """What is known, and how it is searched."""

    def __init__(self, scales: Scales) -> None:
        self.engine: InMemoryEngine = engine_in_memory(embedder=EMBEDDER.name)
        self.clock = Clock()
        self._calibration = Calibration()
        self._calibration.scales = scales

    async def apply(self, *changes: Change, at: datetime | None = None) -> None:
        """Make changes; what has a text is embedded."""
        embedded = [
            msgspec.structs.replace(each, vector=(await EMBEDDER.embed([each.memory.dated_text]))[0])
            if isinstance(each, Add | Update)
            else each
            for each in changes
        ]
        await self.engine.memories.apply(None, embedded, at=at or self.clock.now)

    async def know(self, *memories: Memory) -> None:
        await self.apply(*(Add(memory=each, vector=None, event_id=uuid7()) for each in memories))

    async def reword(self, memory: Memory, text: str, *, at: datetime) -> Memory:
        reworded = msgspec.structs.replace(memory, text=text, updated_at=at)
        await self.apply(Update(memory=reworded, vector=None, event_id=uuid7()), at=at)
        return reworded

    def searcher(
        self,
        *,
        embedder: Embedder = EMBEDDER,
        reranker: Reranker | None = None,
        recollector: Recollector | None = None,
        analyze: Analyze | None = None,
        **options: Any,
    ) -> Searcher:
        return Searcher(
            recollector=recollector or self.engine.recollector,
            store=self.engine.memories,
            embedder=embedder,
            options=RankingOptions(**options),
            calibration=self._calibration,
            reranker=reranker,
            analyze=analyze or SnowballAnalyzer(),
            clock=self.clock,
        )

    async def found(self, text: str = "", reach: Reach = HERS, **request: Any) -> tuple[FoundMemory, ...]:
        return await self.searcher().search(SearchRequest(reach=reach, text=text, **request))

    async def texts(self, text: str = "", reach: Reach = HERS, **request: Any) -> list[str]:
        return [each.memory.text for each in await self.found(text, reach, **request)]


@pytest.fixture(scope="module")
def scales() -> Scales:
    return asyncio.run(measured(EMBEDDER))


@pytest.fixture
def library(scales: Scales) -> Library:
    return Library(scales)


@cache
def said() -> tuple[Memory, ...]:
    texts = (
        "User plays the cello in an orchestra",
        "User has two cats and a parrot",
        "User is allergic to peanuts",
        "User works as a plumber in Graz",
        "User's sister lives in Oslo",
        "User wants to learn Icelandic",
    )
    return tuple(memory(text, created_at=NOW + timedelta(minutes=at)) for at, text in enumerate(texts))


async def test_what_bears_on_a_question_comes_first_with_its_score_and_what_made_it(library: Library):
    await library.know(*said())

    found = await library.found("Which instrument does the user play?", limit=3)

    assert found[0].memory.text == "User plays the cello in an orchestra"
    assert len(found) == 3
    assert [each.score for each in found] == sorted((each.score for each in found), reverse=True)
    assert 0 < found[0].score <= 1
    assert found[0].explained.merit > 0
    assert [(each.explained.id, each.explained.score) for each in found] == [
        (each.memory.id, each.score) for each in found
    ]


async def test_what_was_answered_takes_no_place_of_what_is_known_unless_it_is_asked_for(library: Library):
    answered = memory("“a peanut allergy” With a peanut allergy, read labels.", turn="t1", fact_index=ANSWERS_FROM)
    await library.know(*said(), answered)

    assert answered.text not in await library.texts("peanut allergy", limit=3)
    assert answered.text in await library.texts("What did you tell me about my peanut allergy?", limit=3)
    assert answered.text in await library.texts("peanut allergy", limit=100)


async def test_there_is_no_floor_and_a_threshold_is_the_least_score(library: Library):
    await library.know(*said())

    everything = await library.found("What is the capital of Mongolia?", limit=100)
    best, *_, worst = await library.found("peanut allergy", limit=100)

    assert len(everything) == len(said())
    assert [each.memory for each in await library.found("peanut allergy", threshold=best.score)] == [best.memory]
    assert worst.memory.text not in await library.texts("peanut allergy", threshold=worst.score + 0.01)


async def test_a_filter_a_kind_and_a_project_narrow(library: Library):
    await library.know(
        memory("cats at work", metadata={"category": "work"}),
        memory("cats at home", metadata={"category": "home"}, type=MemoryType.SEMANTIC),
        memory("cats in the shop", project="shop"),
    )

    assert await library.texts("cats", where=parse_where({"category": "work"})) == ["cats at work"]
    assert await library.texts("cats", types=(MemoryType.SEMANTIC,)) == ["cats at home"]
    assert await library.texts("cats", project="shop") == ["cats in the shop"]
    assert len(await library.texts("cats")) == 3


async def test_what_stands_in_every_prompt_and_what_no_chat_is_shown_is_found(library: Library):
    kinds = [
        memory("cats, pinned", pinned=True),
        memory("cats, procedural", type=MemoryType.PROCEDURAL),
        memory("cats for now", type=MemoryType.WORKING),
        memory("cats of a summary", compressed=True),
        memory("cats, concluded", turn="t1", fact_index=CONCLUSIONS_FROM),
        memory("cats, hardly important", importance=0.0),
    ]
    await library.know(*kinds)

    assert {each.memory.id for each in await library.found("cats")} == {each.id for each in kinds}


async def test_what_is_quarantined_or_over_is_not_found_and_takes_nobodys_place(library: Library):
    bad = [memory(f"cats {n}", tags=(QUARANTINED,)) for n in range(90)]
    over = [memory(f"cats over {n}", expires_at=NOW + HOUR) for n in range(90)]
    await library.know(*bad, *over, memory("User has a dog"))
    library.clock.now = NOW + 2 * HOUR

    assert await library.texts("cats") == ["User has a dog"]
    assert await library.texts() == ["User has a dog"]
    assert await library.texts("cats", where=parse_where({"NOT": {"k": "x"}})) == ["User has a dog"]
    assert await library.texts("cats", where=parse_where({"tags": QUARANTINED})) == []


async def test_without_a_question_the_newest_come_first_whatever_speaks_for_others(library: Library):
    older = [memory(f"number {n}", created_at=NOW - n * HOUR, importance=n / 9, feedback=n) for n in range(9)]
    await library.know(*older)
    searcher = library.searcher(importance_weight=1.0)

    found = await searcher.search(SearchRequest(reach=HERS, text=" ", limit=2))
    meant = await library.texts(where=parse_where({"importance": {"gt": 0.5}}), limit=2)

    assert [each.memory.text for each in found] == ["number 0", "number 1"]
    assert [each.score for each in found] == [0, 0]
    assert meant == ["number 5", "number 6"]


async def test_without_a_vector_the_words_alone_are_searched(library: Library):
    await library.know(*said())

    found = await library.searcher(embedder=FailingEmbedder()).search(SearchRequest(reach=HERS, text="the cello"))

    assert [each.memory.text for each in found if each.score] == ["User plays the cello in an orchestra"]


class Away:
    """A recollector whose store is away."""

    async def recollect(self, query: RecallQuery) -> Recollection:
        raise StoreUnavailable(query.text)

    async def search(self, query: SearchQuery) -> tuple[Candidate, ...]:
        raise StoreUnavailable(query.text)


@pytest.mark.parametrize("text", ["cats", ""])
async def test_a_store_that_is_away_is_told(library: Library, text: str):
    with pytest.raises(StoreUnavailable):
        await library.searcher(recollector=Away()).search(SearchRequest(reach=HERS, text=text))


async def test_a_cross_encoder_chooses_if_it_is_asked_for_and_can(library: Library):
    await library.know(*said())
    request = SearchRequest(reach=HERS, text="Which instrument does the user play?", limit=1)
    wanting = msgspec.structs.replace(request, rerank=True)
    reader = library.searcher(reranker=Reader("Oslo"))

    (plain,) = await reader.search(request)
    (read,) = await reader.search(wanting)
    (failed,) = await library.searcher(reranker=Reader("")).search(wanting)
    (none,) = await library.searcher().search(wanting)

    assert read.memory.text == "User's sister lives in Oslo"
    assert read.explained.factors["rerank"] == 1
    assert plain.memory == failed.memory == none.memory
    assert "cello" in plain.memory.text


# ── Whose ─────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_a_search_is_of_what_is_within_reach(library: Library):
    coach = Scope("acme", agent="coach")
    await library.know(
        memory("cats of Alice's"),
        memory("cats of her coach", Scope("acme", "alice", "coach")),
        memory("cats of a run", Scope("acme", "alice", run="r1")),
        memory("cats of Bob's", BOB),
        memory("cats of the coach's", coach),
        memory("cats elsewhere", STRANGER),
    )

    async def seen(reach: Reach) -> set[str]:
        return set(await library.texts("cats", reach))

    assert await seen(HERS) == {"cats of Alice's", "cats of her coach", "cats of a run"}
    assert await seen(Reach("acme", "alice", "coach")) == {"cats of her coach"}
    assert await seen(Reach("acme", agent="coach")) == {"cats of her coach", "cats of the coach's"}
    assert await seen(Reach("acme", run="r1")) == {"cats of a run"}
    assert await seen(Reach("nobody")) == set()
    assert len(await seen(Reach("acme"))) == 5


async def test_of_several_users_the_best_scores_are_found(library: Library):
    crowd = [memory("User likes long walks", Scope("acme", f"user{n}")) for n in range(5)]
    await library.know(*crowd, memory("User plays the cello", BOB), memory("User plays the cello", ALICE))

    found = await library.found("Who plays the cello?", Reach("acme"), limit=2)

    assert {each.memory.scope for each in found} == {ALICE, BOB}


# ── What was known then ───────────────────────────────────────────────────────────────────────────────────────


async def test_as_of_is_what_was_known_then_as_it_was_worded_then(library: Library):
    home = memory("User lives in Vienna with the cello")
    kept, ended = memory("User plays the cello"), memory("User rents a cello")
    await library.know(home, kept, ended)
    home = await library.reword(home, "User lives in Graz with the cello", at=NOW + 2 * HOUR)
    await library.apply(close(ended, at=NOW + 3 * HOUR), at=NOW + 3 * HOUR)
    await library.know(memory("User sold the cello", created_at=NOW + 4 * HOUR, updated_at=NOW + 4 * HOUR))
    await library.reword(home, "User lives in Oslo with the cello", at=NOW + 5 * HOUR)
    library.clock.now = NOW + 9 * HOUR

    async def known(hours: float) -> set[str]:
        return set(await library.texts("Where is the cello?", as_of=NOW + hours * HOUR))

    assert await known(-1) == set()
    assert await known(1) == {"User lives in Vienna with the cello", "User plays the cello", "User rents a cello"}
    assert await known(2.5) == {"User lives in Graz with the cello", "User plays the cello", "User rents a cello"}
    assert await known(3.5) == {"User lives in Graz with the cello", "User plays the cello"}
    assert await known(8) == set(await library.texts("Where is the cello?"))


async def test_as_of_what_an_older_release_imported_counts_from_its_day(library: Library):
    day = NOW - 40 * 24 * HOUR
    await library.know(memory("User plays the cello", mentioned_at=day.date()))

    assert await library.texts("cello", as_of=day - 25 * HOUR) == []
    assert await library.texts("cello", as_of=day + 25 * HOUR) == ["User plays the cello"]


async def test_as_of_what_was_known_is_found_where_nothing_is_known_any_more(library: Library):
    cello = memory("User plays the cello")
    await library.know(cello)
    await library.apply(close(cello, at=NOW + HOUR), at=NOW + HOUR)

    assert await library.texts("cello", as_of=NOW + HOUR / 2) == ["User plays the cello"]


async def test_as_of_a_time_without_a_zone_is_in_utc(library: Library):
    await library.know(memory("User plays the cello"))

    assert await library.texts("cello", as_of=(NOW - HOUR).replace(tzinfo=None)) == []
    assert await library.texts("cello", as_of=(NOW + HOUR).replace(tzinfo=None)) == ["User plays the cello"]


async def test_as_of_now_scores_as_a_search_does_and_embeds_nothing_anew(library: Library):
    await library.know(*said())
    library.clock.now = NOW + HOUR
    counting = CountingEmbedder()
    request = SearchRequest(reach=HERS, text="Which instrument does the user play?")

    now = await library.searcher().search(request)
    then = await library.searcher(embedder=counting).search(msgspec.structs.replace(request, as_of=NOW + HOUR))

    assert [each.memory for each in then] == [each.memory for each in now]
    assert [each.score for each in then] == pytest.approx([each.score for each in now], abs=1e-5)
    assert counting.documents == []


async def test_as_of_only_what_was_worded_otherwise_is_embedded(library: Library):
    await library.know(*said())
    await library.reword(said()[0], "User plays the viola", at=NOW + HOUR)
    counting, analyze, read = CountingEmbedder(), SnowballAnalyzer(), set[str]()

    def reading(text: str) -> tuple[str, ...]:
        read.add(text)
        return analyze(text)

    found = await library.searcher(embedder=counting, analyze=reading).search(
        SearchRequest(reach=HERS, text="orchestra cello", as_of=NOW + HOUR / 2, limit=1)
    )

    assert [each.memory.text for each in found] == [said()[0].text]
    assert counting.documents == [said()[0].dated_text]
    assert read == {"orchestra cello", said()[0].text, said()[0].dated_text}, "what says the same now is not read anew"


async def test_as_of_is_searched_one_at_a_time(library: Library):
    class Watched:
        now = most = 0

        async def search(self, query: SearchQuery) -> Sequence[Candidate]:
            self.now += 1
            self.most = max(self.most, self.now)
            await asyncio.sleep(0.01)
            self.now -= 1
            return await library.engine.recollector.search(query)

    await library.know(*said())
    watched: Any = Watched()
    searcher = library.searcher(recollector=watched)

    found = await asyncio.gather(
        *(searcher.search(SearchRequest(reach=HERS, text="cello", as_of=NOW + HOUR)) for _ in range(3))
    )

    assert [len(each) for each in found] == [len(said())] * 3
    assert watched.most == 1


async def test_as_of_filters_what_it_said_then_and_finds_the_newest_of_then(library: Library):
    one = memory("User lives in Vienna")
    await library.know(one, memory("User plays the cello", created_at=NOW + HOUR / 2))
    await library.reword(one, "User lives in Graz", at=NOW + HOUR)
    where = parse_where({"memory": {"contains": "Vienna"}})

    assert await library.texts("home", where=where, as_of=NOW + HOUR / 2) == ["User lives in Vienna"]
    assert await library.texts("home", where=where, as_of=NOW + HOUR) == []
    assert await library.texts(as_of=NOW + HOUR / 2) == ["User plays the cello", "User lives in Vienna"]


async def test_as_of_nothing_of_what_was_erased_is_found(library: Library):
    gone, old = memory("User keeps bees in a secret garden"), memory("User keeps wasps in a secret garden")
    await library.know(gone, old)
    await library.apply(close(old, at=NOW + HOUR), at=NOW + HOUR)
    for each in (gone, old):
        erasure = Erasure(what="memory", tenant="acme", user="alice", memory_ids=(each.id,))
        await library.engine.memories.erase(erasure, at=NOW + 2 * HOUR)

    assert await library.texts("secret garden", as_of=NOW + HOUR / 2) == []


async def test_as_of_what_was_closed_and_reopened_was_not_known_between(library: Library):
    one = memory("User keeps bees")
    await library.know(one)
    await library.apply(close(one, at=NOW + HOUR), at=NOW + HOUR)
    reopened = NOW + 2 * HOUR
    await library.apply(Reopen(memory_id=one.id, at=reopened, event_id=uuid7()), at=reopened)

    assert await library.texts("bees", as_of=NOW + HOUR / 2) == ["User keeps bees"]
    assert await library.texts("bees", as_of=NOW + 1.5 * HOUR) == []
    assert await library.texts("bees", as_of=NOW + 3 * HOUR) == ["User keeps bees"]


async def test_as_of_what_was_over_then_or_waits_for_a_person_is_not_found(library: Library):
    await library.know(
        memory("bees until noon", expires_at=NOW + HOUR), memory("bees, it says", tags=(QUARANTINED,)), memory("bees")
    )

    assert set(await library.texts("bees", as_of=NOW)) == {"bees until noon", "bees"}
    assert await library.texts("bees", as_of=NOW + 2 * HOUR) == ["bees"]


async def test_as_of_is_found_by_its_words_without_an_embedder(library: Library):
    await library.know(*said())

    found = await library.searcher(embedder=FailingEmbedder()).search(
        SearchRequest(reach=HERS, text="the cello", as_of=NOW + HOUR)
    )

    assert [each.memory.text for each in found if each.score] == ["User plays the cello in an orchestra"]


def test_where_a_history_tells_nothing_it_is_what_was_said_next():
    assert text_at((), NOW, last="now") == "now"


async def test_relative_days_are_those_of_the_time_that_is_asked_of(library: Library):
    await library.know(
        memory("User met Ada", mentioned_at=date(2025, 5, 6)), memory("User met Ada again", mentioned_at=NOW.date())
    )
    library.clock.now = NOW + timedelta(days=30)

    found = await library.found("Whom did I meet yesterday?", as_of=NOW)

    assert {each.memory.text: each.explained.factors.get("time") for each in found}["User met Ada"]
