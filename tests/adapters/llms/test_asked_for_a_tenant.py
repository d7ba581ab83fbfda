"""A provider's module behind `memory.llm.client`, against a server with faults: what the memory sees in the end."""

import asyncio
from datetime import UTC, datetime, timedelta

import pytest

from memory.llm.budget import ProcessSpending
from memory.llm.client import Asking, AskingOptions
from memory.ports.llm import LanguageModel, ModelRefused, ModelRequest, ModelUnavailable
from tests.scripted_models import Said, ScriptedModels, busy, refusal
from tests.scripted_upstream import reply, silence

NOW = datetime(2026, 11, 21, tzinfo=UTC)
REQUEST = ModelRequest(system="s", user="u")


@pytest.fixture
def spending() -> ProcessSpending:
    return ProcessSpending()


def for_ada(model: LanguageModel, spending: ProcessSpending, *, try_seconds: float = 10) -> LanguageModel:
    options = AskingOptions(try_seconds=try_seconds, pause_seconds=0.001)
    asking = Asking(
        model, spending=spending, clock=lambda: NOW, sleep=asyncio.sleep, chance=lambda: 0.0, options=options
    )
    return asking.for_tenant("ada")


@pytest.fixture
def asked(model: LanguageModel, spending: ProcessSpending) -> LanguageModel:
    return for_ada(model, spending)


async def test_I03_after_two_errors_the_third_try_is_answered_and_counted(
    kind: str, asked: LanguageModel, models: ScriptedModels, spending: ProcessSpending
):
    models.once(refusal(kind, 500, "oops", "api_error"))
    models.once(refusal(kind, 529, "overloaded", "overloaded_error"))

    assert (await asked.answer(REQUEST)).text == "Noted."
    assert len(models.requests) == 3
    assert spending.spent("ada", NOW.date()) == 110


async def test_I03_minutes_of_429_are_not_waited_for_here(kind: str, asked: LanguageModel, models: ScriptedModels):
    models.script(busy(kind, seconds=180))

    with pytest.raises(ModelUnavailable) as caught:
        await asked.answer(REQUEST)

    assert caught.value.retry_at == NOW + timedelta(minutes=3)
    assert len(models.requests) == 1


async def test_I04_a_hang_is_given_up_and_the_next_try_is_answered(
    model: LanguageModel, models: ScriptedModels, spending: ProcessSpending
):
    models.once(silence())

    assert (await for_ada(model, spending, try_seconds=0.3).answer(REQUEST)).text == "Noted."
    assert len(models.requests) >= 2


async def test_I02_a_web_page_is_not_asked_for_four_times(asked: LanguageModel, models: ScriptedModels):
    models.script(reply(b"<html>"))

    with pytest.raises(ModelUnavailable):
        await asked.answer(REQUEST)

    assert len(models.requests) == 1


async def test_a_server_that_comes_back_meanwhile_is_found(asked: LanguageModel, models: ScriptedModels):
    await models.refuse()
    answer = asyncio.create_task(asked.answer(REQUEST))
    await asyncio.sleep(0)
    await models.accept()

    assert (await answer).text == "Noted."


async def test_a_refusal_costs_the_tenant_what_the_provider_counted(
    kind: str, asked: LanguageModel, models: ScriptedModels, spending: ProcessSpending
):
    if kind == "ollama":
        pytest.skip("its protocol has no word for it")
    models.says(Said(refused=True))

    with pytest.raises(ModelRefused):
        await asked.answer(REQUEST)

    assert spending.spent("ada", NOW.date()) == 110
