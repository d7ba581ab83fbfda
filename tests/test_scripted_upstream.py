"""The one scripted part of the suite has to be true to what it stands for: the SDK is the judge."""

import asyncio
import contextlib

import httpx2
import pytest
from openai import AsyncOpenAI, OpenAI, RateLimitError

from tests.scripted_upstream import (
    Chat,
    ScriptedUpstream,
    ToolCall,
    chunked,
    cut,
    drip,
    embedding,
    endless,
    error,
    raw,
    reply,
    resplit,
    stall,
)


@pytest.fixture
async def upstream():
    async with ScriptedUpstream() as upstream:
        yield upstream


@pytest.fixture
async def openai(upstream: ScriptedUpstream):
    async with AsyncOpenAI(base_url=upstream.base_url, api_key="sk-test", max_retries=0) as client:
        yield client


async def streamed_text(client: AsyncOpenAI) -> str:
    stream = await client.chat.completions.create(
        model="m", messages=[{"role": "user", "content": "Hello there"}], stream=True
    )
    return "".join([chunk.choices[0].delta.content or "" async for chunk in stream if chunk.choices])


async def test_unscripted_it_repeats_what_the_user_said(openai: AsyncOpenAI):
    answer = await openai.chat.completions.create(model="m", messages=[{"role": "user", "content": "Hello there"}], n=2)

    assert [choice.message.content for choice in answer.choices] == ["You said: Hello there"] * 2
    assert answer.usage
    assert answer.usage.prompt_tokens == 2


async def test_a_stream_says_the_same_as_a_plain_answer(upstream: ScriptedUpstream, openai: AsyncOpenAI):
    text = await streamed_text(openai)

    assert text == "You said: Hello there"
    assert upstream.requests[0].json()["stream"] is True


async def test_a_stream_is_the_same_however_its_bytes_arrive(upstream: ScriptedUpstream, openai: AsyncOpenAI):
    upstream.script("Über alles, naïve façade.", resplit(3), drip())

    assert await streamed_text(openai) == "Über alles, naïve façade."


async def test_tool_calls_arrive_in_pieces_and_are_whole_in_the_end(upstream: ScriptedUpstream, openai: AsyncOpenAI):
    upstream.script(Chat(tool_calls=(ToolCall("look_up", '{"city": "Turin"}'),)))
    async with openai.chat.completions.stream(model="m", messages=[{"role": "user", "content": "Hi"}]) as stream:
        final = await stream.get_final_completion()

    calls = final.choices[0].message.tool_calls
    assert calls
    assert calls[0].function.arguments == '{"city": "Turin"}'
    assert final.choices[0].finish_reason == "tool_calls"


async def test_usage_logprobs_and_refusals_are_streamed_as_asked(upstream: ScriptedUpstream, openai: AsyncOpenAI):
    upstream.script(Chat("Yes", refusal="I would rather not"))
    async with openai.chat.completions.stream(
        model="m", messages=[{"role": "user", "content": "Hi"}], logprobs=True, stream_options={"include_usage": True}
    ) as stream:
        final = await stream.get_final_completion()

    assert final.usage
    assert final.choices[0].message.refusal == "I would rather not"
    assert final.choices[0].logprobs
    assert final.choices[0].logprobs.content
    assert final.choices[0].logprobs.content[0].token == "Yes"


async def test_models_and_embeddings_are_served(openai: AsyncOpenAI):
    models = [model.id async for model in openai.models.list()]
    answer = await openai.embeddings.create(model=models[1], input=["one", "two"])

    assert answer.data[1].embedding == pytest.approx(embedding("two"))


async def test_any_other_request_is_echoed(upstream: ScriptedUpstream):
    async with httpx2.AsyncClient() as client:
        answer = await client.put(f"{upstream.base_url}/files?a=1", content=b"\x00\xff", headers={b"X-Odd": b"\xe9"})

    assert (answer.content, answer.headers["x-echo-target"]) == (b"\x00\xff", "/v1/files?a=1")
    assert upstream.requests[0].header("x-odd") == "é"


async def test_an_answer_may_be_for_one_request_or_one_path_alone(upstream: ScriptedUpstream, openai: AsyncOpenAI):
    upstream.script("always", on="/chat/completions")
    upstream.once(error(429, "slow down"))
    with pytest.raises(RateLimitError, match="slow down"):
        await streamed_text(openai)

    assert await streamed_text(openai) == "always"
    assert [model.id async for model in openai.models.list()]


async def test_a_callable_answers_by_the_request(upstream: ScriptedUpstream, openai: AsyncOpenAI):
    upstream.script(lambda request: request.user_text.upper())

    assert await streamed_text(openai) == "HELLO THERE"


async def ask(upstream: ScriptedUpstream) -> tuple[bytes, bool]:
    """What comes back on a bare socket until its end, and whether that was a reset."""
    reader, writer = await asyncio.open_connection("127.0.0.1", upstream.port)
    writer.write(b"GET /v1/files HTTP/1.1\r\nHost: x\r\n\r\n")
    got = b""
    try:
        while piece := await reader.read(1000):
            got += piece
    except ConnectionResetError:
        return got, True
    finally:
        writer.close()
    return got, False


async def test_a_body_is_cut_to_the_byte(upstream: ScriptedUpstream):
    upstream.script(reply(b"abc", b"def"), chunked(), cut(after=5))

    got, reset = await ask(upstream)

    assert got.endswith(b"\r\n\r\n3\r\nabc\r\n3\r\nde")
    assert not reset


async def test_a_body_may_end_in_a_reset(upstream: ScriptedUpstream):
    upstream.script(reply(b"abc", b"def"), cut(after=4, by="rst"))

    got, reset = await ask(upstream)

    assert got.endswith(b"\r\n\r\nabcd")
    assert reset


async def test_raw_bytes_are_sent_as_given(upstream: ScriptedUpstream):
    upstream.script(raw(b"HTTP/1.1 200 OK\r\n", b"\r\nany", b"thing"))

    assert await ask(upstream) == (b"HTTP/1.1 200 OK\r\n\r\nanything", False)


async def test_a_body_can_stall_and_nothing_comes_until_the_client_leaves(upstream: ScriptedUpstream):
    upstream.script(reply(b"abc", b"def"), stall(before=1))
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(0.05):
            await ask(upstream)
    await upstream.until(lambda: upstream.open_connections == 0)

    assert upstream.connections[0].closed_by == "peer"


async def test_an_endless_body_stops_with_its_client(upstream: ScriptedUpstream):
    upstream.script(reply(b"a", b"b"), endless())
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(0.05):
            await ask(upstream)

    await upstream.until(lambda: upstream.open_connections == 0)


async def test_a_refusing_upstream_accepts_again_on_the_same_port(upstream: ScriptedUpstream):
    await upstream.refuse()
    with pytest.raises(ConnectionRefusedError):
        await ask(upstream)
    await upstream.accept()
    upstream.script(raw(b"back"))

    assert (await ask(upstream))[0] == b"back"


def test_it_serves_a_synchronous_test_from_a_thread():
    with (
        ScriptedUpstream.in_thread() as upstream,
        OpenAI(base_url=upstream.base_url, api_key="sk-test", max_retries=0) as client,
    ):
        answer = client.chat.completions.create(model="m", messages=[{"role": "user", "content": "Hi"}])
        upstream.run(upstream.refuse())

        assert answer.choices[0].message.content == "You said: Hi"
        assert upstream.requests[0].user_text == "Hi"
