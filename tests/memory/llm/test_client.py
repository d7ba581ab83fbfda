"""Asking a model: retries, budget, cache, slots and deadlines, with a clock and pauses that are handed in."""

import asyncio
from collections.abc import Callable, Sequence
from datetime import UTC, date, datetime, timedelta
from typing import Any

import msgspec
import pytest

from memory.llm.budget import ProcessSpending
from memory.llm.client import MOST_PAUSE_SECONDS, Asking, AskingOptions, likely_tokens
from memory.ports.llm import (
    BudgetSpent,
    ModelAnswer,
    ModelError,
    ModelRefused,
    ModelRequest,
    ModelUnavailable,
    ModelUsage,
)

NOW = datetime(2026, 11, 21, 23, 59, tzinfo=UTC)
TODAY = NOW.date()
REQUEST = ModelRequest(system="s", user="u")
USAGE = ModelUsage(input_tokens=60, output_tokens=40)
ANSWER = ModelAnswer(text="yes", usage=USAGE)
AWAY = ModelUnavailable("away")

Reply = ModelAnswer | ModelError


class Model:
    """Answers from a list, or as a function says; the last answer stays."""

    name = "test/model"

    def __init__(self, *replies: Reply) -> None:
        self._replies = list(replies)
        self.asked: list[ModelRequest] = []

    async def answer(self, request: ModelRequest) -> ModelAnswer:
        self.asked.append(request)
        reply = self._replies.pop(0) if len(self._replies) > 1 else self._replies[0]
        if isinstance(reply, ModelError):
            raise reply
        return reply


class Hanging(Model):
    """Never answers; counts who is waiting."""

    def __init__(self) -> None:
        super().__init__(ANSWER)
        self.most = self.waiting = 0
        self.release = asyncio.Event()

    async def answer(self, request: ModelRequest) -> ModelAnswer:
        self.asked.append(request)
        self.waiting += 1
        self.most = max(self.most, self.waiting)
        try:
            await self.release.wait()
        finally:
            self.waiting -= 1
        return ANSWER


class World:
    """A clock, and pauses that only move it."""

    def __init__(self, *, chance: float = 0.0) -> None:
        self.now = NOW
        self.pauses: list[float] = []
        self.chance = chance
        self.spending = ProcessSpending()

    def asking(self, model: Model, **options: Any) -> Asking:
        return Asking(
            model,
            spending=self.spending,
            clock=lambda: self.now,
            sleep=self._sleep,
            chance=lambda: self.chance,
            options=AskingOptions(**options),
        )

    async def _sleep(self, seconds: float) -> None:
        self.pauses.append(seconds)

    def spent(self, tenant: str = "ada", day: date = TODAY) -> int:
        return self.spending.spent(tenant, day)


@pytest.fixture
def world() -> World:
    return World()


def away(seconds: float) -> ModelUnavailable:
    return ModelUnavailable("busy", retry_after_seconds=seconds)


# ── Retries ───────────────────────────────────────────────────────────────────────────────────────────────────


async def test_what_is_transient_is_tried_three_times_more_after_pauses_that_double(world: World):
    model = Model(AWAY)

    with pytest.raises(ModelUnavailable, match="away"):
        await world.asking(model).answer("ada", REQUEST)

    assert len(model.asked) == 4
    assert world.pauses == [1, 2, 4]


async def test_the_first_answer_ends_the_tries(world: World):
    model = Model(AWAY, AWAY, ANSWER)

    assert await world.asking(model).answer("ada", REQUEST) == ANSWER
    assert world.pauses == [1, 2]


async def test_pauses_are_jittered_upwards():
    world = World(chance=1.0)

    with pytest.raises(ModelUnavailable):
        await world.asking(Model(AWAY), jitter=0.5).answer("ada", REQUEST)

    assert world.pauses == [1.5, 3, 6]


@pytest.mark.parametrize("error", [ModelUnavailable("wrong key", transient=False), ModelRefused("no")])
async def test_what_is_not_transient_is_not_tried_again(world: World, error: ModelError):
    model = Model(error)

    with pytest.raises(type(error), match=str(error)):
        await world.asking(model).answer("ada", REQUEST)

    assert len(model.asked) == 1


async def test_a_short_retry_after_is_waited_for(world: World):
    assert await world.asking(Model(away(7), ANSWER)).answer("ada", REQUEST) == ANSWER
    assert world.pauses == [7]


async def test_I03_for_a_long_one_the_job_waits_and_nobody_else_asks_meanwhile(world: World):
    model = Model(away(180), ANSWER)
    asking = world.asking(model)

    for tenant in ("ada", "bob"):
        with pytest.raises(ModelUnavailable) as caught:
            await asking.answer(tenant, REQUEST)
        assert caught.value.retry_at == NOW + timedelta(seconds=180)
    world.now += timedelta(seconds=180)

    assert await asking.answer("bob", REQUEST) == ANSWER
    assert len(model.asked) == 2
    assert world.pauses == []


async def test_I03_a_pause_of_a_year_is_no_pause_of_a_year(world: World):
    with pytest.raises(ModelUnavailable) as caught:
        await world.asking(Model(away(31_536_000))).answer("ada", REQUEST)

    assert caught.value.retry_at == NOW + timedelta(seconds=MOST_PAUSE_SECONDS)


# ── Deadlines and slots ───────────────────────────────────────────────────────────────────────────────────────


async def test_I04_a_try_that_hangs_is_given_up_and_tried_again(world: World):
    model = Hanging()

    with pytest.raises(ModelUnavailable, match=r"no answer within 0\.01 s$"):
        await world.asking(model, try_seconds=0.01, retries=1).answer("ada", REQUEST)

    assert len(model.asked) == 2
    assert model.waiting == 0


async def test_I04_all_tries_together_have_a_deadline(world: World):
    model = Hanging()

    with pytest.raises(ModelUnavailable, match="retries included"):
        await world.asking(model, try_seconds=60, deadline_seconds=0.02).answer("ada", REQUEST)

    assert model.waiting == 0
    assert world.spent() == 0


async def test_so_many_are_asked_at_once_and_no_more(world: World):
    model = Hanging()
    asking = world.asking(model, concurrency=3)
    requests = [ModelRequest(system="s", user=str(number)) for number in range(8)]

    async with asyncio.TaskGroup() as group:
        for request in requests:
            group.create_task(asking.answer("ada", request))
        await asyncio.sleep(0.01)
        assert model.waiting == 3
        model.release.set()

    assert (model.most, len(model.asked)) == (3, 8)


async def test_who_is_cancelled_leaves_neither_a_slot_nor_tokens_behind(world: World):
    model = Hanging()
    asking = world.asking(model, concurrency=1)
    task = asyncio.create_task(asking.answer("ada", REQUEST))
    await asyncio.sleep(0.01)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    model.release.set()

    assert world.spent() == 0
    assert await asking.answer("ada", REQUEST) == ANSWER


# ── The budget ────────────────────────────────────────────────────────────────────────────────────────────────


async def test_what_an_answer_cost_is_counted_for_its_tenant_and_day(world: World):
    asking = world.asking(Model(ANSWER))

    await asking.for_tenant("ada").answer(REQUEST)

    assert (world.spent("ada"), world.spent("bob")) == (100, 0)


async def test_while_it_runs_the_likely_cost_is_reserved(world: World):
    model = Hanging()
    asking = world.asking(model)
    task = asyncio.create_task(asking.answer("ada", REQUEST))
    await asyncio.sleep(0.01)

    reserved = world.spent()
    model.release.set()
    await task

    assert reserved == likely_tokens(REQUEST) > REQUEST.most_tokens
    assert world.spent() == 100


async def test_beyond_the_cap_nothing_is_asked_and_others_are_served(world: World):
    model = Model(ANSWER)
    asking = world.asking(model, tokens_per_day=likely_tokens(REQUEST) + 50)
    await asking.answer("ada", REQUEST)

    with pytest.raises(BudgetSpent) as caught:
        await asking.answer("ada", msgspec.structs.replace(REQUEST, user="v"))

    assert caught.value.retry_at == datetime(2026, 11, 22, tzinfo=UTC)
    assert len(model.asked) == 1
    assert await asking.answer("bob", REQUEST) == ANSWER


async def test_the_next_day_begins_anew(world: World):
    asking = world.asking(Model(ANSWER), tokens_per_day=likely_tokens(REQUEST))
    await asking.answer("ada", REQUEST)
    world.now += timedelta(minutes=1)

    assert await asking.answer("ada", msgspec.structs.replace(REQUEST, user="v")) == ANSWER
    assert world.spent(day=TODAY + timedelta(days=1)) == 100


async def test_an_answer_that_ends_after_midnight_takes_nothing_from_the_new_day(world: World):
    model = Hanging()
    asking = world.asking(model)
    yesterdays = asyncio.create_task(asking.answer("ada", REQUEST))
    await asyncio.sleep(0.01)
    world.now += timedelta(minutes=1)
    todays = asyncio.create_task(asking.answer("ada", msgspec.structs.replace(REQUEST, user="v")))
    await asyncio.sleep(0.01)
    model.release.set()
    await asyncio.gather(yesterdays, todays)

    assert world.spent(day=TODAY + timedelta(days=1)) == 100


@pytest.mark.parametrize(
    ("reply", "cost"), [(ModelRefused("no", usage=USAGE), 100), (ModelRefused("no"), 0), (AWAY, 0)]
)
async def test_a_failure_costs_what_the_provider_says(world: World, reply: ModelError, cost: int):
    with pytest.raises(ModelError):
        await world.asking(Model(reply)).answer("ada", REQUEST)

    assert world.spent() == cost


async def test_what_nobody_counted_is_estimated(world: World):
    await world.asking(Model(ModelAnswer(text="a few words more"))).answer("ada", REQUEST)

    assert 3 <= world.spent() <= 10


async def test_no_cap_is_no_cap_and_counts_all_the_same(world: World):
    await world.asking(Model(ANSWER), tokens_per_day=0).answer("ada", REQUEST)

    assert world.spent() == 100


# ── The cache ─────────────────────────────────────────────────────────────────────────────────────────────────


async def test_an_equal_request_is_answered_from_the_cache_and_costs_nothing(world: World):
    model = Model(ANSWER)
    asking = world.asking(model)

    answers = [await asking.answer("ada", REQUEST) for _ in range(2)]

    assert [answer.text for answer in answers] == ["yes", "yes"]
    assert answers[1].usage == ModelUsage()
    assert (len(model.asked), world.spent()) == (1, 100)


@pytest.mark.parametrize(
    "change", [{"user": "v"}, {"system": "t"}, {"form": "json"}, {"schema": {}}, {"max_tokens": 5}, {"attempt": 1}]
)
async def test_another_request_is_another(world: World, change: dict[str, Any]):
    model = Model(ANSWER)
    asking = world.asking(model)
    await asking.answer("ada", REQUEST)

    await asking.answer("ada", msgspec.structs.replace(REQUEST, **change))

    assert len(model.asked) == 2


async def test_nobody_is_given_what_was_answered_to_another_tenant(world: World):
    model = Model(ModelAnswer(text="of ada"), ModelAnswer(text="of bob"))
    asking = world.asking(model)

    assert (await asking.answer("ada", REQUEST)).text == "of ada"
    assert (await asking.answer("bob", REQUEST)).text == "of bob"


@pytest.mark.parametrize(
    ("answer", "form"),
    [
        (ModelAnswer(text="half", cut=True), "text"),
        (ModelAnswer(text=""), "text"),
        (ModelAnswer(text="no JSON"), "json"),
        (AWAY, "text"),
    ],
)
async def test_what_could_not_be_used_is_asked_for_again(world: World, answer: Reply, form: Any):
    model = Model(answer, ANSWER)
    asking = world.asking(model, retries=0)
    request = msgspec.structs.replace(REQUEST, form=form)

    await asyncio.gather(asking.answer("ada", request), return_exceptions=True)
    await asking.answer("ada", request)

    assert len(model.asked) == 2


async def asked_again(world: World, between: Callable[[Asking], None], **options: Any) -> bool:
    model = Model(ANSWER)
    asking = world.asking(model, **options)
    await asking.answer("ada", REQUEST)
    between(asking)
    await asking.answer("ada", REQUEST)
    return len(model.asked) == 2


async def test_answers_grow_old(world: World):
    def wait(_: Asking) -> None:
        world.now += timedelta(seconds=60)

    assert await asked_again(world, wait, cache_seconds=60)
    assert not await asked_again(world, wait, cache_seconds=61)


async def test_P9_a_tenant_whose_memories_are_erased_is_forgotten_here_too(world: World):
    assert await asked_again(world, lambda asking: asking.forget("ada"))
    assert not await asked_again(world, lambda asking: asking.forget("bob"))


async def test_the_cache_has_a_size_and_drops_what_was_not_used_for_longest(world: World):
    model = Model(ModelAnswer(text="x" * 400))
    asking = world.asking(model, cache_bytes=2_000)

    async def ask(*users: str) -> Sequence[str]:
        before = len(model.asked)
        for user in users:
            await asking.answer("ada", ModelRequest(system="s", user=user))
        return [request.user for request in model.asked[before:]]

    assert await ask("a", "b", "a", "c", "a") == ["a", "b", "c"]
    assert await ask("b") == ["b"]


async def test_without_room_nothing_is_kept(world: World):
    assert await asked_again(world, lambda _: None, cache_bytes=0)


async def test_a_lone_surrogate_is_not_sent(world: World):
    model = Model(ANSWER)

    await world.asking(model).answer("ada", ModelRequest(system="s", user="a\ud800b"))

    assert model.asked[0].user == "a?b"


def test_a_tenants_model_has_the_models_name(world: World):
    assert world.asking(Model(ANSWER)).for_tenant("ada").name == "test/model"
