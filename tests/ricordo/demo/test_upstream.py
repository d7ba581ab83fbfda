"""The scripted upstream, asked through the real SDK over a real port."""

from collections.abc import AsyncIterator

import pytest
from openai import AsyncOpenAI, DefaultAsyncHttpxClient, NotFoundError

from ricordo.demo.upstream import PromptMessage, ScriptedUpstream, answer


@pytest.fixture
async def upstream() -> AsyncIterator[ScriptedUpstream]:
    async with ScriptedUpstream() as running:
        yield running


@pytest.fixture
async def client(upstream: ScriptedUpstream) -> AsyncIterator[AsyncOpenAI]:
    transport = DefaultAsyncHttpxClient(trust_env=False)
    async with AsyncOpenAI(base_url=upstream.base, api_key="x", http_client=transport, max_retries=0) as sdk:
        yield sdk


async def test_it_streams_an_answer_in_pieces_to_the_real_sdk(client: AsyncOpenAI, upstream: ScriptedUpstream):
    stream = await client.chat.completions.create(
        model="any", messages=[{"role": "user", "content": "hello"}], stream=True
    )
    chunks = [chunk async for chunk in stream]

    assert len(chunks) > 5
    assert chunks[-1].choices[0].finish_reason == "stop"
    assert [message.text for message in upstream.prompts[0]] == ["hello"]


async def test_it_answers_in_one_piece_when_that_is_asked(client: AsyncOpenAI):
    completion = await client.chat.completions.create(model="any", messages=[{"role": "user", "content": "hello"}])

    assert "scripted stand-in" in (completion.choices[0].message.content or "")


async def test_it_does_nothing_but_chat(client: AsyncOpenAI):
    with pytest.raises(NotFoundError):
        await client.models.list()


def test_it_names_the_line_of_its_prompt_that_bears_on_the_question():
    said = answer([PromptMessage("user", "# Notes\n- allergic to bees\n\nWhat should I tell my doctor?")])

    assert said.startswith("I am a scripted stand-in for a model")
    assert "line 2 says “allergic to bees”" in said


def test_it_knows_nothing_that_is_not_in_its_prompt():
    said = answer([PromptMessage("user", "What should I tell my doctor?")])

    assert "I cannot know" in said


def test_it_does_not_take_the_question_itself_for_a_memory():
    said = answer([PromptMessage("user", "Should I tell my doctor that I am allergic?")])

    assert "I cannot know" in said
