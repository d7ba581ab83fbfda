"""Keys and entities of a tenant over HTTP, for its administrators."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx2
from typer.testing import CliRunner

from config.loading import load_settings
from ricordo.cli.app import app
from ricordo.serving import serving


def made(store: Path, *options: str) -> str:
    done = CliRunner(env={"TERM": "dumb"}).invoke(app, ["keys", "create", *options, "--store", str(store)])
    assert done.exit_code == 0, done.output
    return done.stdout.strip()


@asynccontextmanager
async def clients(store: Path, *keys: str) -> AsyncGenerator[list[httpx2.AsyncClient]]:
    flags = {"store.path_or_url": str(store), "server.port": 0, "upstream.base": "http://127.0.0.1:9/v1"}
    async with serving(load_settings(environ={}, flags=flags | {"identity.mode": "keys"})) as port:
        address = f"http://127.0.0.1:{port}/memory/v1"
        found = [httpx2.AsyncClient(base_url=address, headers={"X-Memory-Key": key}, timeout=30) for key in keys]
        try:
            yield found
        finally:
            for each in found:
                await each.aclose()


async def test_an_administrator_makes_lists_and_revokes_the_keys_of_her_tenant_alone(tmp_path: Path):

    store = tmp_path / "r.db"
    shop = await asyncio.to_thread(made, store, "--tenant", "shop", "--role", "admin", "--role", "read")
    plain = await asyncio.to_thread(made, store, "--tenant", "shop")
    other = await asyncio.to_thread(made, store, "--tenant", "other", "--role", "admin")

    async with clients(store, shop, plain, other) as (admin, user, stranger):
        body = {"name": "till", "users": ["ada"], "default_user": "ada", "roles": ["read"]}
        answer = await admin.post("/keys", json=body)
        key, public = answer.json()["key"], answer.json()["public"]
        listed = (await admin.get("/keys")).json()["results"]
        theirs = (await stranger.get("/keys")).json()["results"]
        with_key = await user.get("/memories", headers={"X-Memory-Key": key})
        refused = [
            (await user.get("/keys")).status_code,
            (await user.post("/keys", json={})).status_code,
            (await stranger.delete(f"/keys/{public}")).status_code,
            (await admin.post("/keys", json={"users": ["not a name"], "roles": ["read"]})).status_code,
            (await admin.post("/keys", json={"expires_at": "2001-01-01T00:00:00Z", "roles": ["read"]})).status_code,
        ]
        revoked = (await admin.delete(f"/keys/{public}")).json()

    assert (answer.status_code, answer.headers["cache-control"]) == (201, "no-store")
    assert key.startswith(f"rk_{public}_")
    assert with_key.status_code == 200
    assert [each["name"] for each in listed] == ["", "", "till"]
    assert {each["key"] for each in listed} == {None}
    assert len(theirs) == 1
    assert refused == [403, 403, 404, 400, 400]
    assert revoked["revoked_at"] is not None


async def test_nobody_makes_a_key_that_may_do_more_than_her_own(tmp_path: Path):
    store = tmp_path / "r.db"
    admin = await asyncio.to_thread(made, store, "--role", "admin", "--role", "read")
    of_ada = await asyncio.to_thread(made, store, "--role", "admin", "--role", "read", "--user", "ada")

    async with clients(store, admin, of_ada) as (anybodys, adas):
        answers = [await anybodys.post("/keys", json=body) for body in ({}, {"roles": ["write"]}, {"roles": ["read"]})]
        answers += [await adas.post("/keys", json={"roles": ["read"]}), await adas.get("/users")]

    assert [each.status_code for each in answers] == [403, 403, 201, 403, 403]
    assert {each.json()["error"]["code"] for each in answers if each.is_error} == {"role_missing"}


async def test_entities_are_users_agents_and_runs_that_have_memories(tmp_path: Path):

    store = tmp_path / "r.db"
    key = await asyncio.to_thread(made, store, "--role", "admin", "--role", "write")
    async with clients(store, key) as (admin,):
        for whose in ({"user_id": "ada"}, {"user_id": "ada", "agent_id": "coach"}, {"user_id": "bob", "run_id": "r1"}):
            await admin.post("/memories", json={"text": "Tea", "infer": False} | whose)

        found = (await admin.get("/entities")).json()["results"]

    assert [(each["type"], each["name"], each["memories"]) for each in found] == [
        ("agent", "coach", 1),
        ("run", "r1", 1),
        ("user", "ada", 2),
        ("user", "bob", 1),
    ]
