"""The routes by which users correct their profile and their pins, over a real port on a real store."""

import asyncio
import socket
from collections.abc import AsyncIterator
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from time import monotonic
from typing import Any

import httpx2
import pytest
import uvicorn
from structlog.testing import capture_logs

from adapters.sqlite.engine import SqliteEngine
from memory.model.identity import IdentityOptions
from memory.model.ids import uuid7
from memory.model.memory import Memory, ProfileField, ProfileValue
from memory.model.profile_options import ProfileOptions
from memory.model.scope import Digests, Reach, Scope
from memory.ports.changes import Add, SetField
from memory.turn.switches import Switches, SwitchOptions
from memory.upkeep.corrections import Corrector
from proxy.api.application import make_application
from proxy.api.profile import Corrections, profile_router
from proxy.api.services import Services
from proxy.http.framing import ListenerLimits
from proxy.http.listener import guarded_protocol
from proxy.identity.audit import AuditLog
from proxy.identity.auth import Keys
from proxy.identity.gate import Gate
from proxy.identity.keys import new_key
from proxy.ops.metrics import Metrics
from proxy.ops.readiness import Readiness, StoreWatch

NOW = datetime(2025, 3, 1, 12, tzinfo=UTC)
ADA, BOB = Scope("acme", "ada"), Scope("acme", "bob")


class Api:
    """A client of one tenant's key."""

    def __init__(self, client: httpx2.AsyncClient, engine: SqliteEngine, key: str) -> None:
        self.client = client
        self.engine = engine
        self.key = key

    async def __call__(
        self, method: str, path: str, body: Any = None, *, user: str | None = "ada", **headers: str
    ) -> Any:
        named = {"X-Memory-User": user} if user else {}
        sent = {"X-Memory-Key": self.key, **named, **{name.replace("_", "-"): value for name, value in headers.items()}}
        return await self.client.request(method, f"/memory/v1/{path}", json=body, headers=sent)

    async def fields(self, scope: Scope = ADA) -> dict[str, list[str]]:
        profile = await self.engine.memories.profile(scope)
        return {field.name: [value.text for value in field.values] for field in profile.fields}


@pytest.fixture
async def api(tmp_path: Path) -> AsyncIterator[Api]:
    digests = Digests(b"secret")
    audit = AuditLog(digests, clock=lambda: NOW, make_id=uuid7)
    engine = await SqliteEngine.open(
        tmp_path / "ricordo.db", digests=digests, analyze=lambda text: tuple(text.split()), embedder=None
    )
    key, kept = new_key(tenant="acme", digests=digests, clock=lambda: NOW)
    await engine.keys.add(kept)
    gate = Gate(
        Keys(engine.keys, digests=digests, audit=audit, ticks=monotonic),
        options=IdentityOptions(mode="keys"),
        digests=digests,
        audit=audit,
    )
    application = make_application(
        Services(
            engine=engine,
            gate=gate,
            metrics=Metrics(),
            readiness=Readiness(monotonic, breakers={}),
            watch=StoreWatch(
                engine=engine, clock=lambda: NOW, patience=timedelta(minutes=1), late=timedelta(minutes=5)
            ),
        )
    )
    corrector = Corrector(engine.memories, options=ProfileOptions(), clock=lambda: NOW, make_id=uuid7)
    switches = Switches(engine.notes, options=SwitchOptions(), digests=digests, clock=lambda: NOW, ticks=monotonic)
    application.register(
        profile_router(
            Corrections(store=engine.memories, gate=gate, corrector=corrector, switches=switches, clock=lambda: NOW)
        )
    )
    config = uvicorn.Config(
        application, http=guarded_protocol(ListenerLimits(), make_id=uuid7), ws="none", lifespan="off", log_config=None
    )
    server = uvicorn.Server(config)
    listener = socket.create_server(("127.0.0.1", 0))
    task = asyncio.create_task(server.serve(sockets=[listener]))
    while not server.started:  # noqa: ASYNC110 - uvicorn has no event for it
        await asyncio.sleep(0.005)
    async with httpx2.AsyncClient(base_url=f"http://127.0.0.1:{listener.getsockname()[1]}") as client:
        yield Api(client, engine, key)
    server.should_exit = True
    await task
    listener.close()
    await engine.close()


async def remembered(api: Api, text: str, scope: Scope = ADA, *, pinned: bool = False) -> str:
    memory = Memory(
        id=uuid7(), scope=scope, text=text, pinned=pinned, created_at=NOW, updated_at=NOW, mentioned_at=NOW.date()
    )
    await api.engine.memories.apply(None, [Add(memory=memory, vector=None, event_id=uuid7())], at=NOW)
    return memory.id


async def test_a_profile_is_shown_in_the_order_of_the_prompt(api: Api):
    said = ProfileValue(text="nuts", recorded_at=date(2025, 1, 1), memory_id="m1")
    for field in (ProfileField(name="home", values=(said,)), ProfileField(name="allergies", values=(said,))):
        await api.engine.memories.apply(None, [SetField(scope=ADA, field=field)], at=NOW)

    shown = await api("GET", "profile")

    assert shown.status_code == 200
    assert [field["name"] for field in shown.json()["fields"]] == ["allergies", "home"]
    assert shown.json()["fields"][0]["values"] == [
        {"text": "nuts", "recorded_at": "2025-01-01", "memory_id": "m1", "in_doubt_since": None}
    ]


async def test_a_field_is_set_read_and_dropped(api: Api):
    put = await api("PUT", "profile/vitals.weight", {"values": ["72"], "unit": "kg"})
    got = await api("GET", "profile/vitals.weight")
    dropped = await api("DELETE", "profile/vitals.weight")
    gone = await api("GET", "profile/vitals.weight")

    assert (put.status_code, got.status_code, dropped.status_code, gone.status_code) == (200, 200, 204, 404)
    assert (
        put.json()
        == got.json()
        == {
            "name": "vitals.weight",
            "values": [{"text": "72", "recorded_at": "2025-03-01", "memory_id": None, "in_doubt_since": None}],
            "unit": "kg",
            "previous": None,
            "withdrawn": [],
            "version": 1,
        }
    )


async def test_a_correction_replaces_what_is_there(api: Api):
    await api("PUT", "profile/home", {"values": ["Berlin"]})
    again = await api("PUT", "profile/home", {"values": ["Munich"]})

    assert (again.json()["version"], await api.fields()) == (2, {"home": ["Munich"]})


async def test_corrections_at_once_are_all_made(api: Api):
    answers = await asyncio.gather(*(api("PUT", "profile/home", {"values": [f"Town {n}"]}) for n in range(4)))

    assert [answer.status_code for answer in answers] == [200] * 4
    assert (await api("GET", "profile/home")).json()["version"] == 4


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("profile/home", {"values": []}),
        ("profile/home", {"values": ["x" * 500]}),
        ("profile/home", {"values": "Berlin"}),
        ("profile/home", {"value": "Berlin"}),
        ("profile/home", ["Berlin"]),
        ("profile/a.b.c", {"values": ["x"]}),
        ("profile/%3Cb%3E", {"values": ["x"]}),
    ],
)
async def test_a_correction_out_of_bounds_is_refused_in_the_shape_of_openai(api: Api, path: str, body: Any):
    answer = await api("PUT", path, body)

    assert answer.status_code == 400
    assert set(answer.json()["error"]) >= {"message", "type", "param", "code"}
    assert await api.fields() == {}


async def test_the_user_may_be_named_in_the_query_as_on_other_routes(api: Api):
    put = await api("PUT", "profile/home?user_id=bob", {"values": ["Graz"]}, user=None)
    listed = await api("GET", "profile?user_id=bob")
    got = await api("GET", "profile/home?user_id=bob", user=None)
    hers = await api("GET", "profile")
    dropped = await api("DELETE", "profile/home?user_id=bob")

    assert (put.status_code, dropped.status_code) == (200, 204)
    assert [field["name"] for field in listed.json()["fields"]] == ["home"]
    assert got.json()["values"][0]["text"] == "Graz"
    assert hers.json() == {"fields": []}
    assert await api.fields(Scope(ADA.tenant, "bob")) == {}


async def test_S11_nobody_reads_or_writes_the_profile_of_another_user_or_tenant(api: Api):
    await api("PUT", "profile/home", {"values": ["Berlin"]})

    assert (await api("GET", "profile", user="bob")).json() == {"fields": []}
    assert (await api("DELETE", "profile/home", user="bob")).status_code == 404
    assert (await api("GET", "profile", X_Memory_Tenant="other")).status_code == 403
    assert await api.fields() == {"home": ["Berlin"]}


async def test_without_a_key_or_a_user_there_is_an_error(api: Api):
    nobody = await api("GET", "profile", user=None)
    wrong = await api.client.get("/memory/v1/profile", headers={"X-Memory-User": "ada"})

    assert (nobody.status_code, nobody.json()["error"]["code"]) == (400, "memory_scope_required")
    assert (wrong.status_code, wrong.json()["error"]["code"]) == (401, "missing_api_key")


async def test_nobody_pins_the_memory_of_another_user(api: Api):
    memory = await remembered(api, "Bob likes tea", BOB)

    answer = await api("POST", f"memories/{memory}/pin")

    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "not_found")
    assert not (await api.engine.memories.get(Reach("acme"), [memory]))[0].pinned


async def test_nobody_is_told_the_history_of_another_users_memory(api: Api):
    memory = await remembered(api, "Bob likes tea", BOB)

    answer = await api("GET", f"memories/{memory}/history")

    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "not_found")
    assert "tea" not in answer.text


async def test_a_failure_that_nobody_foresaw_has_a_line_in_the_log_with_the_answers_request_id(
    api: Api, monkeypatch: pytest.MonkeyPatch
):
    async def broken(*_: object) -> None:
        raise RuntimeError("canary")

    monkeypatch.setattr(type(api.engine.memories), "profile", broken)

    with capture_logs() as logs:
        answer = await api("GET", "profile")

    (line,) = logs
    assert (answer.status_code, answer.json()["error"]["code"]) == (500, "internal_error")
    assert (line["event"], line["request_id"]) == ("unforeseen", answer.json()["error"]["request_id"])
    assert line["request_id"] == answer.headers["x-request-id"]
    assert "canary" not in str(line) + answer.text


async def test_the_routes_stand_in_the_schema(api: Api):
    schema = (await api.client.get("/schema/openapi.json")).json()

    assert {"/memory/v1/profile", "/memory/v1/profile/{name}"} <= set(schema["paths"])
