import asyncio
from collections.abc import Callable, Sequence
from datetime import UTC, date, datetime, timedelta
from time import monotonic
from typing import Any

import msgspec
import numpy as np
import pytest

from memory.language.heard import Foreseen, Retraction
from memory.language.states import moves_meant
from memory.model.breaker_options import BreakerOptions
from memory.model.chat_request import Conversation, Message
from memory.model.errors import EmbeddingError, ScopeError, StoreUnavailable
from memory.model.memory import (
    CONCLUSIONS_FROM,
    Doubt,
    Memory,
    Profile,
    ProfileField,
    ProfileValue,
    Provenance,
    Retention,
)
from memory.model.prompt_options import FormatOptions
from memory.model.recall_options import RankingOptions, RecallOptions
from memory.model.scope import Reach, Scope
from memory.model.turn import TurnKind
from memory.model.types import Vectors
from memory.ports.embedding import Purpose
from memory.ports.search import Candidate, LedgerEntry, RecallQuery, Recollection, SearchQuery
from memory.prompt.formatting import renderer
from memory.retrieval.ranking import FEW_OF_OTHERS
from memory.retrieval.recall import Foresee, Recalled, Recaller, tail
from memory.text.line_counts import LineCounts
from memory.text.markup import region
from memory.turn.chat_turn import ChatTurn

SEARCHED = f"Where do I live? {moves_meant('Where do I live?')}"
"""What the store is asked for the words of: of a home also what is said of moving."""

ADA = Scope("acme", "ada")
AT = datetime(2025, 1, 10, tzinfo=UTC)


def find(text: str, dense: float = 0.5, lexical: float = 1.0) -> Candidate:
    return Candidate(remember(text), dense, lexical, covered=0.5)


def remember(text: str, *, pinned: bool = False) -> Memory:
    return Memory(
        id=text,
        scope=ADA,
        text=text,
        pinned=pinned,
        created_at=AT,
        updated_at=AT,
        mentioned_at=date(2025, 1, 10),
    )


def ask(text: str = "Where do I live?", kind: TurnKind = TurnKind.NEW) -> ChatTurn:
    return ChatTurn(
        kind=kind,
        conversation=Conversation((Message("system", "Be kind.", "string"), Message("user", text, "string"))),
        chains=(b"chain",),
        session="s1",
        turn="t1",
        at=AT,
    )


class OneVector:
    """An embedder that gives every text the same vector; `fail` and `hang` make it a bad one."""

    name = "one"
    dimension = 2
    duplicate_cosine = 0.9

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.purposes: set[Purpose] = set()
        self.fail: Exception | None = None
        self.hang = False

    async def embed(self, texts: Sequence[str], *, purpose: Purpose = "document") -> Vectors:
        self.asked.extend(texts)
        self.purposes.add(purpose)
        if self.hang:
            await asyncio.Event().wait()
        if self.fail:
            raise self.fail
        return np.array([[1.0, 0.0]] * len(texts), dtype=np.float32)


class Shelf:
    """A recollector that answers everything with what it holds."""

    def __init__(self, *candidates: Candidate, standing: tuple[Memory, ...] = ()) -> None:
        self.holds = Recollection(epoch=7, candidates=candidates, always_on=standing)
        self.asked: list[RecallQuery] = []
        self.fail: Exception | None = None
        self.hang = self.slow = False
        self._hanging = asyncio.Queue[Exception]()

    def let_go(self, error: Exception) -> None:
        """One that hangs fails."""
        self._hanging.put_nowait(error)

    async def recollect(self, query: RecallQuery) -> Recollection:
        self.asked.append(query)
        if self.hang:
            raise await self._hanging.get()
        if self.slow:
            await asyncio.sleep(0.001)
        if self.fail:
            raise self.fail
        return self.holds

    async def search(self, query: SearchQuery) -> tuple[Candidate, ...]:
        raise NotImplementedError


class Seconds:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def recaller(
    embedder: OneVector,
    shelf: Shelf,
    *,
    deadline: float = 0.15,
    monotonic: Callable[[], float] | None = None,  # by default one that stands still
    misses: int = 5,
    foresee: Foresee | None = None,
    forget: float = 0.5,
) -> Recaller:
    return Recaller(
        embedder=embedder,
        recollector=shelf,
        foresee=foresee,
        render=renderer(FormatOptions(), LineCounts(lambda text: len(text) // 4)),
        options=RecallOptions(
            deadline_seconds=deadline,
            forget_seconds=forget,
            breaker=BreakerOptions(misses=misses, pause_seconds=5),
        ),
        monotonic=monotonic or Seconds(),
    )


# ── The good path ─────────────────────────────────────────────────────────────────────────────────────────────


async def test_what_is_found_is_ranked_with_all_that_the_store_said():
    shelf = Shelf(find("Lives in Rome", 0.9, 3.0), find("Likes tea", 0.1, 0.0))

    recalled = await recaller(OneVector(), shelf).recall(ask(), ADA)

    assert (recalled.status, recalled.reason) == ("hit", "")
    assert [match.memory.text for match in recalled.ranking.selected] == ["Lives in Rome", "Likes tea"]
    assert recalled.recollection.epoch == 7
    assert recalled.question == "Where do I live?"


async def test_what_stands_in_every_prompt_does_so_until_its_date():
    asked = ask()
    over, to_come = (
        msgspec.structs.replace(find(text).memory, pinned=True, expires_at=asked.at + timedelta(seconds=seconds))
        for text, seconds in (("over", 0), ("to come", 1))
    )

    recalled = await recaller(OneVector(), Shelf(standing=(over, to_come))).recall(asked, ADA)

    assert recalled.recollection.always_on == (to_come,)


async def test_a_block_of_before_is_replayed_until_what_stands_in_it_is_over():
    asked, shelf = ask(), Shelf()
    over, to_come, for_good = (
        LedgerEntry(chain=bytes([n]) * 16, dynamic=f"block {n}", memory_ids=(), until=until)
        for n, until in enumerate((asked.at, asked.at + timedelta(seconds=1), None))
    )
    shelf.holds = msgspec.structs.replace(shelf.holds, ledger=(over, to_come, for_good))

    recalled = await recaller(OneVector(), shelf).recall(asked, ADA)

    assert recalled.recollection.ledger == (to_come, for_good)


async def test_the_store_is_asked_once_for_everything():
    shelf = Shelf()

    await recaller(OneVector(), shelf).recall(ask(), ADA)

    (query,) = shelf.asked
    assert (query.scope, query.session, query.turn, query.chains) == (ADA, "s1", "t1", (b"chain",))
    assert (query.text, query.pool) == (SEARCHED, 80)
    assert query.vector is not None
    assert query.vector.tolist() == [1.0, 0.0]


async def test_what_is_asked_is_embedded_as_a_question():
    embedder = OneVector()

    await recaller(embedder, Shelf()).recall(ask(), ADA)

    assert embedder.purposes == {"query"}


async def test_the_name_of_a_speaker_is_searched_for_as_a_word_and_not_embedded():
    embedder, shelf = OneVector(), Shelf(*(find(f"Caroline: line {n}") for n in range(3)))
    recalling = recaller(embedder, shelf)
    asked = ask("What did Caroline paint?")

    await recalling.recall(asked, ADA)
    await recalling.recall(asked, ADA)

    # A name counts half until who speaks is learned from the first answer; that question is asked again without it,
    # and all later ones are as that.
    assert embedder.asked == ["What did Caroline paint?", "What did paint?", "What did paint?", "What did paint?"]
    assert [query.text for query in shelf.asked] == ["What did Caroline paint?"] * 3


async def test_a_name_that_cannot_be_left_out_in_time_costs_nothing():
    class Once(OneVector):
        async def embed(self, texts: Sequence[str], *, purpose: Purpose = "document") -> Vectors:
            self.fail = EmbeddingError("refused") if self.asked else None
            return await super().embed(texts, purpose=purpose)

    shelf = Shelf(*(find(f"Caroline: line {n}") for n in range(3)))

    recalled = await recaller(Once(), shelf).recall(ask("What did Caroline paint?"), ADA)

    assert (recalled.status, recalled.reason, len(shelf.asked)) == ("hit", "not_asked_again", 1)
    assert [str(each.error) for each in recalled.missed] == ["refused"]


@pytest.mark.parametrize("trouble", ["hang", "fail"])
async def test_P4_what_was_found_with_the_name_stands_if_the_store_does_not_answer_again(trouble: str):
    class Once(Shelf):
        async def recollect(self, query: RecallQuery) -> Recollection:
            if self.asked:
                setattr(self, trouble, StoreUnavailable("away"))
            return await super().recollect(query)

    shelf = Once(*(find(f"Caroline: line {n}") for n in range(3)))
    recalling = recaller(OneVector(), shelf, deadline=0.05, monotonic=monotonic)

    recalled = await recalling.recall(ask("What did Caroline paint?"), ADA)

    assert (recalled.status, recalled.reason, len(shelf.asked)) == ("hit", "not_asked_again", 2)
    assert [type(each.error) for each in recalled.missed] == [TimeoutError if trouble == "hang" else StoreUnavailable]
    assert not recalling.breaker.is_open


async def test_nothing_known_is_a_miss():
    assert (await recaller(OneVector(), Shelf()).recall(ask(), ADA)).status == "miss"


async def test_a_pinned_memory_alone_is_a_hit():
    shelf = Shelf(standing=(remember("Is diabetic", pinned=True),))

    assert (await recaller(OneVector(), shelf).recall(ask(), ADA)).status == "hit"


async def test_the_tokens_are_those_of_the_rendered_lines():
    recalled = await recaller(OneVector(), Shelf(find("Lives in Rome"))).recall(ask(), ADA)

    assert recalled.ranking.tokens == len("- [IMPORTANT] Lives in Rome (mentioned 2025-01-10) (confirmed)") // 4 + 1


async def test_a_tool_step_reads_its_place_and_searches_nothing():
    embedder, shelf = OneVector(), Shelf()

    await recaller(embedder, shelf).recall(ask(kind=TurnKind.TOOL_STEP), ADA)

    assert embedder.asked == []
    assert (shelf.asked[0].vector, shelf.asked[0].text) == (None, "")


async def test_who_does_not_read_gets_its_place_and_no_memories():
    embedder, shelf = OneVector(), Shelf(standing=(remember("Is diabetic", pinned=True),))

    recalled = await recaller(embedder, shelf).recall(ask(), ADA, search=False)

    assert (recalled.status, recalled.reason, recalled.recollection.epoch) == ("off", "not_read", 7)
    assert (embedder.asked, shelf.asked[0].text) == ([], "")


async def test_a_message_without_words_searches_nothing():
    embedder = OneVector()

    recalled = await recaller(embedder, Shelf()).recall(ask("  \n"), ADA)

    assert (recalled.status, embedder.asked) == ("miss", [])


async def test_the_question_is_the_end_of_what_was_said():
    embedder = OneVector()

    await recaller(embedder, Shelf()).recall(ask("pasted " * 100_000 + "What does this mean?"), ADA)

    assert len(embedder.asked[0].encode()) <= 2_048
    assert embedder.asked[0].endswith("What does this mean?")


@pytest.mark.parametrize(
    ("text", "searched", "order"),
    [
        ("Forget that I live in Rome.", [], "forget"),
        ("Forget that I live in Rome. What should I cook?", ["What should I cook?"], "forget"),
        ("Off the record: I'm leaving Rome.", ["Off the record: I'm leaving Rome."], "off_the_record"),
        ("Don't forget that I live in Rome.", ["Don't forget that I live in Rome."], ""),
        ("Delete my phone number.", ["Delete my phone number."], ""),
        ("No need to keep the tattoo.", ["No need to keep the tattoo."], "suspected"),
        (
            "Forget that I live in Rome, where would you move?",
            ["Forget that I live in Rome, where would you move?"],
            "",
        ),
    ],
)
async def test_what_is_to_be_forgotten_is_not_searched_for(text: str, searched: list[str], order: str):
    embedder = OneVector()

    recalled = await recaller(embedder, Shelf(find("Lives in Rome"))).recall(ask(text), ADA)

    assert (embedder.asked[:1], recalled.order) == (searched, order)  # behind it: the same without its names


@pytest.mark.parametrize("change", [{"kept": False}, {"speaker": "Bob"}])
async def test_an_order_that_nobody_will_carry_out_is_not_told(change: dict[str, Any]):
    asked = msgspec.structs.replace(ask("Forget that I live in Rome."), **change)

    recalled = await recaller(OneVector(), Shelf()).recall(asked, ADA)

    assert (recalled.order, recalled.question) == ("", "Forget that I live in Rome.")


async def test_P4_an_order_is_told_though_the_store_does_not_answer():
    shelf = Shelf()
    shelf.fail = StoreUnavailable("gone")

    recalled = await recaller(OneVector(), shelf).recall(ask("Forget that I live in Rome."), ADA)

    assert (recalled.status, recalled.order) == ("degraded", "forget")


@pytest.mark.parametrize(
    ("text", "found", "order"),
    [
        ("Forget that I live in Rome.", Foreseen(goes=True), "forgets"),
        ("Forget that I live in Rome.", Foreseen(goes=True, stays=True), "forgets_part"),
        ("Forget that I live in Rome.", Foreseen(goes=False, stays=True), "stays"),
        ("Forget that I live in Rome.", Foreseen(goes=False), "forgets_nothing"),
        ("Forget that I live in Rome.", Foreseen(goes=None), "forget"),
        ("Forget the Tinder thing.", Foreseen(goes=True), "forgets"),
        ("Forget the Tinder thing.", Foreseen(goes=False, stays=True), "stays"),
        ("Forget that I live in Rome.", Foreseen(goes=False, is_like=True), "unclear"),
        ("Forget the Tinder thing.", Foreseen(goes=False), ""),
        ("Forget the thing with Tinder.", Foreseen(goes=None), "suspected"),
        ("Delete my number.", Foreseen(goes=None), ""),
        ("Where do I live?", Foreseen(goes=True), ""),
    ],
)
async def test_what_an_order_comes_to_is_told_by_what_is_known(text: str, found: Foreseen, order: str):
    async def foresee(
        scope: Scope, retractions: Sequence[Retraction], said: Sequence[str], project: str | None
    ) -> Foreseen:
        assert (scope, len(retractions), [*said], project) == (ADA, 1, [], None)
        return found

    recalled = await recaller(OneVector(), Shelf(), foresee=foresee).recall(ask(text), ADA)

    assert recalled.order == order


async def test_a_story_that_may_be_forgotten_is_not_searched_for_before_it_is_known_whether_it_is():
    shelf = Shelf()
    recalled = await recaller(OneVector(), shelf).recall(ask("Olvida lo de Toledo."), ADA)

    assert (recalled.order, recalled.question) == ("suspected", "")


async def test_who_does_not_know_in_time_promises_nothing_of_what_is_known():
    async def forever(*_: object) -> Foreseen:
        await asyncio.Event().wait()
        return Foreseen(goes=True)

    waiting = recaller(OneVector(), Shelf(), foresee=forever, forget=0.01)
    recalled = await waiting.recall(ask("Forget that I live in Rome."), ADA)

    assert recalled.order == "forget"


async def test_a_look_that_fails_leaves_the_order_to_whoever_sees_to_it():
    async def foresee(*_: object) -> Foreseen:
        raise StoreUnavailable("gone")

    recalled = await recaller(OneVector(), Shelf(), foresee=foresee).recall(ask("Forget that I live in Rome."), ADA)

    assert (recalled.status, recalled.order) == ("miss", "forget")
    assert [(each.reason, str(each.error)) for each in recalled.missed] == [("not_foreseen", "gone")]


async def test_our_own_blocks_are_no_question():
    embedder = OneVector()

    await recaller(embedder, Shelf()).recall(ask(region("- Lives in Rome") + "\n\nWhere?"), ADA)

    assert embedder.asked == ["Where?"]


@pytest.mark.parametrize("text", ["häßlich" * 20, "\U0001f600" * 20, "abc"])
def test_a_text_is_cut_between_characters(text: str):
    for limit in range(1, 50):
        cut = tail(text, limit)

        assert text.endswith(cut)
        assert limit - 3 <= len(cut.encode()) <= limit or cut == text


# ── Memory never breaks the chat (P4) ─────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("error", "reason"),
    [
        (StoreUnavailable("locked"), "store_unavailable"),
        (TimeoutError(), "timeout"),
        (ZeroDivisionError(), "recall_failed"),
    ],
)
async def test_a_store_that_fails_leaves_the_chat_without_memories_and_says_why(error: Exception, reason: str):
    shelf = Shelf(find("Lives in Rome"))
    shelf.fail = error

    recalled = await recaller(OneVector(), shelf).recall(ask(), ADA)

    assert (recalled.status, recalled.reason, recalled.missed) == ("degraded", reason, ((reason, error),))
    assert recalled.ranking.selected == ()


async def test_a_store_that_hangs_is_left_at_the_deadline():
    shelf = Shelf()
    shelf.hang = True

    async with asyncio.timeout(5):
        recalled = await recaller(OneVector(), shelf, deadline=0.02).recall(ask(), ADA)

    assert (recalled.status, recalled.reason) == ("degraded", "timeout")


async def test_an_identity_error_is_not_swallowed():
    shelf = Shelf()
    shelf.fail = ScopeError("nobody")

    with pytest.raises(ScopeError):
        await recaller(OneVector(), shelf).recall(ask(), ADA)


async def test_a_client_that_leaves_is_no_miss():
    shelf = Shelf()
    shelf.hang = True
    recalling = recaller(OneVector(), shelf, deadline=60, misses=1)
    task = asyncio.create_task(recalling.recall(ask(), ADA))
    await asyncio.sleep(0)

    task.cancel()

    with pytest.raises(asyncio.CancelledError):
        await task
    assert not recalling.breaker.is_open


async def test_a_store_that_answered_others_meanwhile_is_not_left_alone():
    shelf, seconds = Shelf(find("Lives in Rome")), Seconds()
    recalling = recaller(OneVector(), shelf, deadline=60, monotonic=seconds, misses=1)
    shelf.hang = True
    waiting = asyncio.create_task(recalling.recall(ask(), ADA))
    await asyncio.sleep(0)
    shelf.hang, seconds.now = False, 1.0
    assert (await recalling.recall(ask(), ADA)).status == "hit"

    shelf.let_go(StoreUnavailable("late"))
    assert (await waiting).status == "degraded"
    assert not recalling.breaker.is_open

    shelf.fail = StoreUnavailable("away")
    seconds.now = 2.0
    await recalling.recall(ask(), ADA)
    assert recalling.breaker.is_open


async def test_after_repeated_misses_the_store_is_left_alone_for_a_while():
    shelf, seconds = Shelf(find("Lives in Rome")), Seconds()
    shelf.fail = StoreUnavailable("away")
    recalling = recaller(OneVector(), shelf, monotonic=seconds, misses=3)

    reasons = [(await recalling.recall(ask(), ADA)).reason for _ in range(5)]
    shelf.fail = None
    seconds.now += 5
    well_again = await recalling.recall(ask(), ADA)

    assert reasons == ["store_unavailable"] * 3 + ["breaker_open"] * 2
    assert len(shelf.asked) == 4
    assert well_again.status == "hit"


async def test_a_miss_now_and_then_leaves_nothing_alone():
    shelf = Shelf(find("Lives in Rome"))
    recalling = recaller(OneVector(), shelf, misses=2)

    for fail in (StoreUnavailable("locked"), None) * 3:
        shelf.fail = fail
        await recalling.recall(ask(), ADA)

    assert len(shelf.asked) == 6


# ── An embedder that fails costs the dense half ───────────────────────────────────────────────────────────────


async def test_without_a_vector_words_are_searched_and_the_reason_says_so():
    embedder = OneVector()
    embedder.fail = EmbeddingError("NaN")
    shelf = Shelf(find("far", 0.9, 8.0), find("near", 0.1, 9.0), find("none", 0.5, 1.0))

    recalled = await recaller(embedder, shelf).recall(ask(), ADA)

    assert (recalled.status, recalled.reason) == ("hit", "lexical_only")
    assert recalled.ranking.selected[0].memory.text == "near"
    assert (shelf.asked[0].vector, shelf.asked[0].text) == (None, SEARCHED)


async def test_an_embedder_that_hangs_leaves_time_for_the_words():
    embedder, shelf = OneVector(), Shelf(find("Lives in Rome"))
    embedder.hang = shelf.slow = True

    async with asyncio.timeout(60):
        recalled = await recaller(embedder, shelf, deadline=2.0, monotonic=monotonic).recall(ask(), ADA)

    assert (recalled.status, recalled.reason) == ("hit", "lexical_only")


async def test_an_embedder_that_hangs_again_and_again_is_left_alone():
    embedder, shelf = OneVector(), Shelf(find("Lives in Rome"))
    embedder.hang = True
    recalling = recaller(embedder, shelf, deadline=0.01, misses=2)

    reasons = [(await recalling.recall(ask(), ADA)).reason for _ in range(4)]

    assert reasons == ["lexical_only"] * 4
    assert len(embedder.asked) == 2
    assert not recalling.breaker.is_open


async def test_an_embedder_that_hangs_now_and_then_is_asked_again():
    embedder = OneVector()
    recalling = recaller(embedder, Shelf(find("Lives in Rome")), deadline=0.01, misses=2)

    for hang in (True, False) * 2:
        embedder.hang = hang
        await recalling.recall(ask(), ADA)

    assert len(embedder.asked) == 4


async def test_a_question_that_cannot_be_embedded_does_not_stop_the_next_one():
    embedder, shelf = OneVector(), Shelf(find("Lives in Rome"))
    recalling = recaller(embedder, shelf, misses=1)
    embedder.fail = EmbeddingError("zero")
    await recalling.recall(ask("???"), ADA)
    embedder.fail = None

    assert (await recalling.recall(ask(), ADA)).reason == ""


@pytest.mark.parametrize(
    ("question", "also"),
    [
        ("How is my son?", ["Pau"]),
        ("A gift for my wife?", ["Nuria"]),
        ("How is my daughter?", []),
        ("How is my son Pau?", []),
        ("A book about a son?", []),
    ],
)
async def test_whom_a_question_means_is_searched_for_by_name(question: str, also: list[str]):
    shelf = Shelf(find("Pau and Nuria are moving", 0.5))
    day = AT.date()
    family = {"family.son": "Pau", "family.partner": "Nuria", "home": "Bilbao"}
    fields = [
        ProfileField(name=name, values=(ProfileValue(text=text, recorded_at=day),)) for name, text in family.items()
    ]
    shelf.holds = msgspec.structs.replace(shelf.holds, profile=Profile(tuple(fields)))

    await recaller(OneVector(), shelf).recall(ask(question), ADA)

    assert [query.text for query in shelf.asked] == [question, *(f"{question} {name}" for name in also)]


async def test_what_was_found_without_a_name_counts_if_the_second_search_fails():
    class OnceOnly(Shelf):
        async def recollect(self, query: RecallQuery) -> Recollection:
            self.fail = StoreUnavailable("gone") if self.asked else None
            return await super().recollect(query)

    shelf = OnceOnly(find("Pau is moving", 0.5))
    son = ProfileField(name="family.son", values=(ProfileValue(text="Pau", recorded_at=AT.date()),))
    shelf.holds = msgspec.structs.replace(shelf.holds, profile=Profile((son,)))

    recalled = await recaller(OneVector(), shelf).recall(ask("How is my son?"), ADA)

    assert (recalled.status, lines(recalled), len(shelf.asked)) == ("hit", ["Pau is moving"], 2)
    assert [(each.reason, str(each.error)) for each in recalled.missed] == [("not_asked_again", "gone")]


@pytest.mark.parametrize("question", ["What do you know about me?", "Write a short bio of me for the conference."])
async def test_a_question_about_the_memory_itself_or_for_a_text_about_the_asker_has_no_floor(question: str):
    def far() -> Shelf:
        return Shelf(msgspec.structs.replace(find("Lives in Rome", 0.1), covered=0.0))

    asked = await recaller(OneVector(), far()).recall(ask(question), ADA)
    other = await recaller(OneVector(), far()).recall(ask("What is 17 * 23?"), ADA)

    assert (asked.status, [match.memory.text for match in asked.ranking.selected]) == ("hit", ["Lives in Rome"])
    assert (other.status, other.ranking.explained[0].reason) == ("miss", "below_floor")


def said(text: str, score: float, *, days_ago: int = 0, **fields: Any) -> Candidate:
    found = find(text, score)
    day = AT.date() - timedelta(days=days_ago)
    known = msgspec.structs.replace(found.memory, mentioned_at=day, **fields)
    return msgspec.structs.replace(found, memory=known, covered=0.0, among=100)


def concluded(text: str, score: float, *, days_ago: int = 0) -> Candidate:
    return said(text, score, days_ago=days_ago, provenance=Provenance(fact_index=CONCLUSIONS_FROM))


def lines(recalled: Recalled) -> list[str]:
    return [match.memory.text for match in recalled.ranking.selected]


async def test_a_question_about_the_memory_itself_gets_the_newest_first_and_nothing_that_was_said_for_once():
    shelf = Shelf(
        said("long ago", 0.12, days_ago=90),
        said("today", 0.1),
        said("for once", 0.13, retention=Retention.TENTATIVE),
        said("last week", 0.11, days_ago=7),
    )

    recalled = await recaller(OneVector(), shelf).recall(ask("What do you know about me?"), ADA)

    assert lines(recalled) == ["today", "last week", "long ago"]
    assert (shelf.asked[0].newest, shelf.asked[0].conclusions) == (2 * RankingOptions().top_k, False)


async def test_what_others_wrote_stands_behind_all_that_the_user_told_of_herself():
    shelf = Shelf(
        said('Mail from the school: "The trip is on 14 May."', 0.1),
        said("I sing in a choir.", 0.1, days_ago=40),
        said("I got a new job. My boss wrote: welcome.", 0.1, days_ago=3),
    )

    recalled = await recaller(OneVector(), shelf).recall(ask("What do you know about me?"), ADA)

    assert lines(recalled) == [
        "I got a new job. My boss wrote: welcome.",
        "I sing in a choir.",
        'Mail from the school: "The trip is on 14 May."',
    ]


async def test_who_asks_what_is_on_at_a_time_gets_what_names_that_day_however_unlike_it_is():
    shelf = Shelf(
        said("Likes tomorrow's jazz", 0.9, days_ago=40),
        said("The tuner is coming on the 11th.", 0.01, days_ago=6),
        said("Sees the notary on Saturday.", 0.01, days_ago=3, retention=Retention.TENTATIVE),
        said("The hip operation is on 6 March.", 0.8, days_ago=1),
    )

    recalled = await recaller(OneVector(), shelf).recall(ask("What do I have tomorrow?"), ADA)

    assert sorted(lines(recalled)) == ["Sees the notary on Saturday.", "The tuner is coming on the 11th."]
    assert shelf.asked[0].newest == 2 * RankingOptions().top_k


async def test_who_asks_what_was_on_in_a_time_that_is_over_gets_what_was_said_then_too():
    shelf = Shelf(
        said("The fence fell over.", 0.01, days_ago=9), said("Bought shoes.", 0.9), said("Old.", 0.9, days_ago=90)
    )

    recalled = await recaller(OneVector(), shelf).recall(ask("What happened last week?"), ADA)

    assert lines(recalled) == ["The fence fell over."]


async def test_who_asks_what_is_on_does_not_ask_for_all_that_is_known():
    shelf = Shelf(said("Der Pass läuft am 3. Februar ab.", 0.01), said("Oma kommt am Sonntag.", 0.9))

    recalled = await recaller(OneVector(), shelf).recall(ask("Was haben wir im Februar?"), ADA)

    assert lines(recalled) == ["Der Pass läuft am 3. Februar ab."]


async def test_where_nothing_is_known_of_a_day_what_is_asked_is_searched_for_as_ever():
    shelf = Shelf(said("The hip operation is on 6 March.", 0.9))

    recalled = await recaller(OneVector(), shelf).recall(ask("What do I have tomorrow?"), ADA)

    assert lines(recalled) == ["The hip operation is on 6 March."]


async def test_who_said_nothing_but_for_once_is_told_that():
    shelf = Shelf(said("for once", 0.1, retention=Retention.TENTATIVE))

    recalled = await recaller(OneVector(), shelf).recall(ask("What do you know about me?"), ADA)

    assert lines(recalled) == ["for once"]


async def test_a_question_about_the_memory_that_names_something_keeps_its_order():
    shelf = Shelf(said("the dog", 0.9, days_ago=90), said("the weather", 0.3))

    recalled = await recaller(OneVector(), shelf).recall(ask("What do you know about my dog?"), ADA)

    assert lines(recalled) == ["the dog", "the weather"]


async def test_what_is_asked_of_something_is_searched_for_and_not_all_that_is_known():
    others = (said(f"something else {n}", 0.02, days_ago=n) for n in range(9))
    shelf = Shelf(said("annealing is the solver", 0.9, days_ago=90), *others)

    recalled = await recaller(OneVector(), shelf).recall(ask("What did we decide about the solver?"), ADA)

    assert lines(recalled)[0] == "annealing is the solver"
    assert len(lines(recalled)) == FEW_OF_OTHERS
    assert shelf.asked[0].newest == 0


async def test_who_asks_for_what_was_recommended_gets_that_first():
    many = [concluded(f"advice {n}", 0.1, days_ago=n) for n in range(8)]
    shelf = Shelf(said("a question of hers", 0.15), *many)

    recalled = await recaller(OneVector(), shelf).recall(ask("What did you recommend?"), ADA)

    assert shelf.asked[0].conclusions
    assert lines(recalled)[:6] == [*(f"advice {n}" for n in range(5)), "a question of hers"]


async def test_a_greeting_is_answered_without_a_search():
    shelf = Shelf(find("Lives in Rome"))

    recalled = await recaller(OneVector(), shelf).recall(ask("Hi there!"), ADA)

    assert (shelf.asked[0].text, shelf.asked[0].vector) == ("", None)
    assert recalled.question == ""


# ── What may have changed ─────────────────────────────────────────────────────────────────────────────────────


def doubted() -> Shelf:
    candidate = find("Lives in Rome")
    memory = msgspec.structs.replace(candidate.memory, doubt=Doubt("newer", candidate.memory.mentioned_at))
    return Shelf(msgspec.structs.replace(candidate, memory=memory))


class Store:
    """Gives what is asked for; `fail` and `hang` make it a bad one."""

    def __init__(self, *, fail: Exception | None = None, hang: bool = False) -> None:
        self.fail, self.hang = fail, hang
        self.asked: list[tuple[str, ...]] = []

    async def get(self, _: Reach, ids: Sequence[str]) -> Sequence[Memory]:
        self.asked.append(tuple(ids))
        if self.hang:
            await asyncio.Event().wait()
        if self.fail:
            raise self.fail
        return [msgspec.structs.replace(find("Moved to Turin").memory, id=memory_id) for memory_id in ids]


def looking_up(shelf: Shelf, store: Store) -> Recaller:
    return Recaller(
        embedder=OneVector(),
        recollector=shelf,
        render=renderer(FormatOptions(), LineCounts(lambda text: len(text) // 4)),
        options=RecallOptions(deadline_seconds=0.05),
        monotonic=Seconds(),
        get=store.get,
    )


async def test_what_puts_a_memory_in_doubt_is_looked_up_and_stands_behind_it():
    recalled = await looking_up(doubted(), store := Store()).recall(ask(), ADA)

    assert store.asked == [("newer",)]
    assert lines(recalled) == ["Lives in Rome", "Moved to Turin"]


async def test_where_nothing_is_in_doubt_nothing_is_looked_up():
    recalled = await looking_up(Shelf(find("Lives in Rome")), store := Store()).recall(ask(), ADA)

    assert store.asked == []
    assert lines(recalled) == ["Lives in Rome"]


@pytest.mark.parametrize("store", [Store(fail=StoreUnavailable("away")), Store(hang=True)], ids=["away", "hanging"])
async def test_a_memory_in_doubt_is_shown_with_its_mark_where_the_other_is_not_to_be_had(store: Store):
    recalled = await looking_up(doubted(), store).recall(ask(), ADA)

    assert store.asked == [("newer",)]
    assert (recalled.status, recalled.reason, len(recalled.missed)) == ("hit", "no_newer", 1)
    assert ["may have changed" in match.line for match in recalled.ranking.selected] == [True]


# ── A cross-encoder ───────────────────────────────────────────────────────────────────────────────────────────


class Judge:
    """A reranker that likes the longest text; `fail` and `hang` make it a bad one."""

    def __init__(self) -> None:
        self.asked = 0
        self.fail: Exception | None = None
        self.hang = False

    async def scores(self, question: str, texts: Sequence[str]) -> Sequence[float]:
        assert question == "Where do I live?"
        self.asked += 1
        if self.hang:
            await asyncio.Event().wait()
        if self.fail:
            raise self.fail
        return [len(text) / 1_000 for text in texts]


def reranking(judge: Judge, *, deadline: float = 0.15) -> Recaller:
    return Recaller(
        embedder=OneVector(),
        recollector=Shelf(find("Tea", 0.9, 3.0), find("Likes green tea in the morning", 0.1, 0.0)),
        render=renderer(FormatOptions(), LineCounts(len)),
        options=RecallOptions(deadline_seconds=deadline, breaker=BreakerOptions(misses=1, pause_seconds=5)),
        monotonic=Seconds(),
        reranker=judge,
    )


def told(recalled: Recalled) -> list[str]:
    return [match.memory.text for match in recalled.ranking.selected]


async def test_the_scores_of_a_cross_encoder_take_the_place_of_ours():
    recalled = await reranking(Judge()).recall(ask(), ADA)

    assert told(recalled) == ["Likes green tea in the morning", "Tea"]
    assert recalled.ranking.explained[0].merit == pytest.approx(0.053)
    assert recalled.ranking.explained[0].factors["rerank"] == pytest.approx(0.053)


async def test_a_cross_encoder_that_fails_or_hangs_leaves_the_blended_order_and_is_then_left_alone():
    for judge, deadline in ((Judge(), 0.15), (Judge(), 0.01)):
        judge.fail, judge.hang = EmbeddingError("no"), deadline < 0.1
        recaller = reranking(judge, deadline=deadline)

        first, second = await recaller.recall(ask(), ADA), await recaller.recall(ask(), ADA)

        assert told(first) == told(second) == ["Tea", "Likes green tea in the morning"]
        assert (first.status, first.reason, second.reason) == ("hit", "not_reranked", "not_reranked")
        assert [each.reason for each in first.missed] == ["not_reranked"]
        assert judge.asked == 1
