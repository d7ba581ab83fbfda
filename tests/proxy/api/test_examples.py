"""Each operation of the OpenAPI document has an example, and a server takes each as it stands there."""

import json
import shlex
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import httpx2

from config.loading import load_settings
from proxy.api.examples import BODIES, LINES, MEMORY, ORIGIN
from ricordo.serving import serving
from tests.scripted_upstream import ScriptedUpstream

ADA = {"X-Memory-User": "ada"}
NDJSON = {"Content-Type": "application/x-ndjson"}

MADE = ("job_id", "turn", "public")
"""Ids that a server makes anew each time."""

LINES_SENT = "POST /memory/v1/import"
STREAM = "GET /memory/v1/sessions/{session}/events"


class Command(NamedTuple):
    """A command as curl would understand it."""

    method: str
    address: str
    headers: dict[str, str]
    body: str | None


def read(source: str) -> Command:
    curl, *words = shlex.split(source)
    assert curl == "curl"
    method, address, headers, body = "GET", "", dict[str, str](), None
    while words:
        match words.pop(0):
            case "-X":
                method = words.pop(0)
            case "-I":
                method = "HEAD"
            case "-H":
                name, _, value = words.pop(0).partition(": ")
                headers[name] = value
            case "--data-binary":
                body = words.pop(0)
            case address:
                pass
    assert address.startswith(ORIGIN)
    return Command(method, address.removeprefix(ORIGIN), headers, body)


@asynccontextmanager
async def served() -> AsyncGenerator[httpx2.AsyncClient]:
    """A client of a Ricordo in front of a scripted upstream; its memory is nobody's yet."""
    with ScriptedUpstream.in_thread() as upstream:
        flags = {"store.path_or_url": "memory:", "server.port": 0, "upstream.base": upstream.base_url}
        async with serving(load_settings(environ={}, flags=flags)) as port:  # noqa: SIM117 - the client ends first
            async with httpx2.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=30) as client:
                yield client


async def put(client: httpx2.AsyncClient, method: str, path: str, body: object) -> dict[str, Any]:
    answer = await client.request(method, path, json=body, headers=ADA)
    assert answer.is_success, answer.text
    return answer.json()


async def prepared(client: httpx2.AsyncClient) -> dict[str, str]:
    """What the examples speak of is there; and what stands in the place of ids that the server makes."""
    told = await put(client, "POST", "/memory/v1/memories", {"text": "I keep geese.", "infer": False})
    memory = told["results"][0]["id"]
    await put(
        client, "PATCH", f"/memory/v1/memories/{memory}", {"metadata": {"source": "signup"}, "text": "I keep ducks."}
    )
    await put(client, "PUT", "/memory/v1/profile/home", BODIES["Correction"])
    await put(client, "POST", "/memory/v1/documents", BODIES["DocumentText"])
    await put(client, "PUT", "/memory/v1/sessions/chat-7", BODIES["Imported"])
    return {MEMORY: memory}


async def made(client: httpx2.AsyncClient) -> dict[str, str]:
    """Ids of a job, of a turn and of a key, in the place of those in the examples."""
    job = await put(client, "POST", "/memory/v1/memories", {"text": "I sail.", "infer": False, "wait": False})
    key = await put(client, "POST", "/memory/v1/keys", BODIES["NewProxyKey"])
    said = {"model": "m", "messages": [{"role": "user", "content": "My cat is called Miso."}]}
    chat = await client.post("/v1/chat/completions", json=said, headers=ADA)
    ids = {"job_id": job["id"], "public": key["public"], "turn": chat.headers["x-memory-turn"]}
    document = (await client.get("/schema/openapi.json")).json()
    return {shown_value(document, name): value for name, value in ids.items()}


def with_values(source: str, values: dict[str, str]) -> str:
    for shown, value in values.items():
        source = source.replace(shown, value)
    return source


def shown_value(document: dict[str, Any], name: str) -> str:
    """The example of a parameter."""
    return next(
        parameter["example"]
        for item in document["paths"].values()
        for operation in item.values()
        for parameter in operation.get("parameters", ())
        if parameter["name"] == name
    )


async def test_a_server_takes_the_example_of_each_operation():
    refused: list[str] = []
    async with served() as client:
        document = (await client.get("/schema/openapi.json")).json()
        operations = {
            f"{method.upper()} {path}": operation["x-codeSamples"][0]["source"]
            for path, item in document["paths"].items()
            for method, operation in item.items()
        }
        for operation, source in operations.items():
            ids = await prepared(client)
            if any(f"{{{name}}}" in operation for name in MADE):
                ids |= await made(client)
            command = read(source if operation == LINES_SENT else with_values(source, ids))
            assert command.method == operation.partition(" ")[0]
            asked = client.stream(command.method, command.address, headers=command.headers, content=command.body)
            async with asked as answer:
                said = "" if operation == STREAM else (await answer.aread()).decode()
                if not answer.is_success:
                    refused.append(f"{operation}: {answer.status_code} {said}")

    assert refused == []
    assert len(operations) > 80


async def test_the_page_shows_the_examples():
    async with served() as client:
        page = (await client.get("/schema")).text

    assert page.count("<pre>curl ") > 80


async def test_the_lines_of_the_example_are_what_is_exported_again():
    async with served() as client:
        read_in = await client.post("/memory/v1/import?user_id=ada", content=LINES, headers=NDJSON)
        lines = (await client.get("/memory/v1/export?user_id=ada")).text.splitlines()

    counts = {"memories": 1, "fields": 1, "known": 0, "left_out": 0}
    assert read_in.json() == {**counts, "left_out_lines": [], "complete": True}
    assert [json.loads(line)["kind"] for line in lines] == ["begin", "memory", "field", "end"]
    assert json.loads(lines[1])["memory"]["id"] == MEMORY
