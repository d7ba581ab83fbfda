"""Identity end to end: proxy keys, made and revoked by the command line on the store of a running `ricordo serve`.

And their counterpart: provider keys on a listener that is not loopback.
"""

import asyncio
import json
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import httpx2
import pytest
from typer.testing import CliRunner

from adapters.in_memory import Data
from adapters.in_memory.notes import InMemoryNotes
from proxy.identity.tokens import signed
from ricordo.cli.app import app
from ricordo.stores import engine_of
from tests.e2e.conftest import Ricordo, ricordo_of, settings_for
from tests.e2e.subprocesses import Served
from tests.e2e.test_kill import free_port
from tests.scripted_provider import ScriptedProvider
from tests.scripted_upstream import Answer, Received, ScriptedUpstream, default, error, silence

UPSTREAM_KEY = "sk-held-by-ricordo-Xq3vT8nBz51KdWm0"
SECRET = "canary-of-the-secret-0123456789abcdef0123456789"
FACT = "I'm allergic to penicillin."
QUESTION = "Which antibiotic may I take, penicillin?"

Header = tuple[str, str]


class Door:
    """A served Ricordo in keys mode, its command line, and all that it has ever said."""

    def __init__(self, store: Path, upstream: ScriptedUpstream, http: httpx2.Client, log: Path) -> None:
        self.store = store
        self.upstream = upstream
        self.log = log
        self.heard: list[str] = []
        self.origin = str(http.base_url)
        self._http = http

    def cli(self, *arguments: str) -> Any:
        """What a command prints as JSON."""
        environ = {
            "RICORDO_STORE": str(self.store),
            "RICORDO_SECRET": SECRET,
            "RICORDO_UPSTREAM__API_KEY": UPSTREAM_KEY,
        }
        result = CliRunner(env=environ).invoke(app, [*arguments, "--json"])
        assert result.exit_code == 0, result.output
        return json.loads(result.stdout)

    def new_key(self, tenant: str, *options: str) -> str:
        return self.cli("keys", "create", f"of {tenant}", "--tenant", tenant, *options)["key"]

    def memories(self, tenant: str, user: str) -> list[str]:
        return [memory["text"] for memory in self.cli("memories", "list", "--tenant", tenant, "--user", user)]

    def get(self, path: str, *headers: Header) -> httpx2.Response:
        return self._heard(self._http.get(path, headers=wire(headers)))

    def ask(self, *headers: Header, text: str = FACT) -> httpx2.Response:
        body = {"model": "m", "messages": [{"role": "user", "content": text}]}
        return self._heard(self._http.post("/v1/chat/completions", json=body, headers=wire(headers)))

    def call(self, method: str, path: str, *headers: Header, body: Any = None) -> httpx2.Response:
        """What the memory's own API answers."""
        return self._heard(self._http.request(method, path, json=body, headers=wire(headers)))

    def sign(self, *options: str) -> str:
        """A token that the command line signs."""
        return self.cli("keys", "sign", *options)["token"]

    def signed_at(self, at: datetime) -> str:
        """A token of an hour for Ada of the shop that was signed at another time."""

        async def sign() -> str:
            async with engine_of(settings_for(self.store, self.upstream, store__secret=SECRET)) as engine:
                hour = timedelta(hours=1)
                return await signed(engine.notes, tenant="shop", user="ada", ttl=hour, clock=lambda: at)

        return asyncio.run(sign())

    def _heard(self, answer: httpx2.Response) -> httpx2.Response:
        self.heard += [answer.text, *(f"{name}: {value}" for name, value in answer.headers.items())]
        return answer


def bearer(key: str) -> Header:
    return "Authorization", f"Bearer {key}"


def user(name: str) -> Header:
    return "X-Memory-User", name


def wire(headers: Sequence[Header]) -> list[tuple[bytes, bytes]]:
    return [(name.encode(), value.encode()) for name, value in headers]


def code_of(answer: httpx2.Response) -> tuple[int, str]:
    error = answer.json()["error"]
    assert set(error) >= {"message", "type", "param", "code"}
    assert answer.headers["x-request-id"]
    return answer.status_code, error["code"]


def eventually(condition: Callable[[], bool], *, seconds: float = 60.0) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.1)


@contextmanager
def door_of(folder: Path, **environ: str) -> Generator[Door]:
    log = folder.with_name("keys-mode.log")
    with ScriptedUpstream.in_thread() as upstream:
        served = Served(
            settings_for(folder / "ricordo.db", upstream),
            free_port(),
            log=log,
            RICORDO_IDENTITY__MODE="keys",
            RICORDO_UPSTREAM__API_KEY=UPSTREAM_KEY,
            RICORDO_UPSTREAM__DEADLINES__FIRST_BYTE="0.5",
            RICORDO_SECRET=SECRET,
            RICORDO_LOGS__LEVEL="debug",
            RICORDO_LOGS__FORMAT="json",
            **environ,
        )
        with served, httpx2.Client(base_url=f"http://127.0.0.1:{served.port}", timeout=10) as http:
            yield Door(folder / "ricordo.db", upstream, http, log)


@pytest.fixture(scope="module")
def _door(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Door]:
    with door_of(tmp_path_factory.mktemp("store")) as door:
        yield door


@pytest.fixture
def door(_door: Door) -> Door:
    _door.upstream.script(default)
    _door.upstream.requests.clear()
    return _door


def test_an_application_with_a_key_has_a_memory_and_the_upstream_gets_our_key_in_its_place(door: Door):
    key = door.new_key("main")
    assert door.ask(bearer(key), user("ada")).status_code == 200
    eventually(lambda: door.memories("main", "ada") == [FACT])

    answer = door.ask(bearer(key), user("ada"), text=QUESTION)

    assert answer.headers["x-memory-status"] == "hit"
    assert "allergic" in door.upstream.requests[-1].body.decode()
    assert door.upstream.requests[-1].header("authorization") == f"Bearer {UPSTREAM_KEY}"


def requests_in(log: str) -> list[dict[str, Any]]:
    """The lines of requests in what was logged."""
    lines = [json.loads(line) for line in log.splitlines() if line.startswith("{")]
    return [line for line in lines if line["event"] == "request"]


def test_each_line_of_a_request_tells_by_digest_whose_it_is_and_a_command_tells_which(door: Door):
    told: dict[str, list[dict[str, Any]]] = {}
    for team in ("team-red", "team-blue"):
        key, before = door.new_key(team), len(door.log.read_text())
        door.ask(bearer(key), user("ada"))
        door.get("/memory/v1/memories", bearer(key), user("ada"))
        door.get("/v1/models", bearer(key))
        eventually(lambda before=before: len(requests_in(door.log.read_text()[before:])) == 3)
        told[team] = requests_in(door.log.read_text()[before:])
    tenants = {line["tenant"]: line for line in door.cli("keys", "tenants")}

    for team, lines in told.items():
        assert {line["route"] for line in lines} == {"chat", "memory", "relay"}
        assert {(line["tenant"], line["key"]) for line in lines} == {(tenants[team]["in_log"], *tenants[team]["keys"])}
        assert team not in str(lines)
    assert tenants["team-red"]["in_log"] != tenants["team-blue"]["in_log"]


def test_a_request_with_a_key_that_is_no_good_is_nobodys(door: Door):
    before = len(door.log.read_text())
    door.ask(bearer("rk_0123456789abcdef_of-nobody"), user("ada"))

    eventually(lambda: bool(requests_in(door.log.read_text()[before:])))
    (line,) = requests_in(door.log.read_text()[before:])
    assert not {"tenant", "key"} & line.keys()


def test_an_application_with_a_provider_key_of_its_own_names_itself_in_a_header(door: Door):
    own = "sk-of-the-application-7fTq9Lw2ZxVb4NmK"

    answer = door.ask(bearer(own), ("X-Memory-Key", door.new_key("own")), user("ada"))

    assert answer.status_code == 200
    assert door.upstream.requests[-1].header_values("authorization") == [f"Bearer {own}"]
    assert door.upstream.requests[-1].header("x-memory-key") is None


CHOOSING: Sequence[Header] = (
    ("Idempotency-Key", "k1"),
    ("OpenAI-Organization", "org-x"),
    ("OpenAI-Project", "proj-x"),
    ("OpenAI_Organization", "org-x"),
    ("X-Portkey-Custom-Host", "https://evil.example"),
    ("Helicone-Target-Url", "https://evil.example"),
    ("X-HTTP-Method-Override", "DELETE"),
)


HELLO = [{"role": "user", "content": "Hello"}]


@pytest.mark.parametrize("path", ["/v1/chat/completions", "/v1/embeddings"])
def test_where_our_key_is_lent_no_header_chooses_an_account_a_host_or_an_earlier_answer(door: Door, path: str):
    own, body = bearer("sk-of-the-application-7fTq9Lw2ZxVb4NmK"), {"model": "m", "input": "x", "messages": HELLO}
    key, others = door.new_key("main"), (*CHOOSING, ("OpenAI-Beta", "assistants=v2"))
    names = {name.lower() for name, _ in CHOOSING}

    def sent(*headers: Header) -> set[str]:
        door.call("POST", path, *headers, *others, body=body)
        return {name.decode().lower() for name, _ in door.upstream.requests[-1].headers}

    lent = sent(bearer(key))
    assert not names & lent
    assert "openai-beta" in lent
    assert names <= sent(own, ("X-Memory-Key", key)), "who brings a key chooses what it is used for"


MISPLACED: Sequence[tuple[str, tuple[Header, ...]]] = (
    ("", (("x-auth-token", "{}"),)),
    ("", (("x-custom", "Key {}"),)),
    ("?key={0}", ()),
    ("?alt=sse&key={1}", ()),
    ("/{0}", ()),
)


@pytest.mark.parametrize(("target", "headers"), MISPLACED)
@pytest.mark.parametrize("path", ["chat/completions", "embeddings"])
def test_a_key_in_any_other_place_is_refused_and_goes_nowhere(
    door: Door, open_house: Ricordo, path: str, target: str, headers: tuple[Header, ...]
):
    key, token = door.new_key("main"), door.sign("--user", "ada", "--tenant", "shop")
    origins = ((door.origin, bearer(key)), (open_house.origin, bearer("sk-proj-7fTq9Lw2ZxVb4NmK8RcD")))
    before = len(open_house.upstream.requests)
    for ours in (key, token):
        sent = [(name, value.format(ours)) for name, value in headers]
        for origin, good in origins:
            url = f"{origin}/v1/{path}{target.format(ours, ours.replace('_', '%5F'))}"
            answer = httpx2.post(url, json={"model": "m", "messages": []}, headers=wire([good, *sent]))
            assert code_of(answer) == (400, "misplaced_key")
            assert ours not in answer.text
    assert door.upstream.requests == []
    assert len(open_house.upstream.requests) == before


def test_what_only_looks_like_a_key_of_ours_travels_on(door: Door):
    headers = (("x-request-key", "rk_live_51Kestrel"), ("x-refresh", "rt_0123456789abcdefghij"))

    assert door.ask(bearer(door.new_key("main")), *headers).status_code == 200
    assert [door.upstream.requests[-1].header(name) for name, _ in headers] == [value for _, value in headers]


def test_a_key_has_the_default_user_that_it_was_made_with(door: Door):
    key = door.new_key("notebook", "--default-user", "grace")

    door.ask(bearer(key))

    eventually(lambda: door.memories("notebook", "grace") == [FACT])


def test_S01_a_key_without_a_default_user_gives_no_memory_to_a_request_that_names_nobody(door: Door):
    answer = door.ask(bearer(door.new_key("nobody")))

    assert (answer.headers["x-memory-status"], answer.headers["x-memory-reason"]) == ("off", "no_user")


def test_S11_another_tenant_than_the_keys_is_forbidden_and_audited(door: Door):
    answer = door.ask(bearer(door.new_key("acme")), user("ada"), ("X-Memory-Tenant", "globex"))

    assert code_of(answer) == (403, "scope_forbidden")
    assert door.upstream.requests == []
    audited = [line for line in door.log.read_text().splitlines() if '"audit"' in line and "scope_forbidden" in line]
    assert audited
    assert not any("acme" in line or "globex" in line for line in audited)


def test_D09_the_audit_of_a_running_server_is_checked_by_a_command(door: Door, tmp_path: Path):
    key = door.new_key("acme")
    for tenant in ("globex", "initech", "umbrella"):
        door.ask(bearer(key), user("ada"), ("X-Memory-Tenant", tenant))
    copy = tmp_path / "serve.log"
    log = door.log.read_text()

    def audit_of(log: str, secret: str = SECRET) -> Any:
        copy.write_text(log)
        run = CliRunner(env={"RICORDO_STORE": str(door.store), "RICORDO_SECRET": secret}).invoke(
            app, ["check", "--audit", str(copy), "--json"]
        )
        (found,) = [each for each in json.loads(run.stdout) if each["check"] == "audit"]
        return found

    assert audit_of(log)["level"] == "ok"
    forged = audit_of(log.replace("scope_forbidden", "user_forbidden", 1))
    assert forged["level"] == "fail"
    assert "was altered" in forged["detail"]
    elsewhere = audit_of(log, secret=f"another-{SECRET}")
    assert elsewhere["level"] == "fail"
    assert "another secret" in elsewhere["detail"]


def test_who_took_removed_or_brought_much_stands_in_the_audit(door: Door):
    key = door.new_key(
        "vault", "--role", "admin", *(f"--role={role}" for role in ("read", "write", "export", "delete"))
    )
    who, memories = (bearer(key), user("olga")), "/memory/v1/memories"  # no digest reads so

    def done(method: str, path: str, body: Any = None, *, who: tuple[Header, ...] = who) -> httpx2.Response:
        answer = door.call(method, path, *who, body=body)
        assert answer.is_success, answer.text
        return answer

    def add() -> str:
        return done("POST", memories, {"text": KNOWN, "infer": False}).json()["results"][0]["id"]

    def audited() -> list[tuple[str, str, str]]:
        told = [json.loads(line) for line in door.log.read_text().splitlines() if '"audit"' in line]
        ours = [line for line in told if line.get("key") == key.split("_")[1]]
        assert len({line["tenant"] for line in ours}) == 1
        assert not any(name in str(ours) for name in ("vault", "olga", "lithium"))
        return [(line["code"], "somebody" if line.get("user") else "", line["counts"]) for line in ours]

    first = add()
    done("POST", "/memory/v1/sessions/s/entries", {"content": KNOWN})
    session = done("GET", "/memory/v1/sessions/s").json()
    door.call("PUT", "/memory/v1/sessions/s", *who, body=session)
    lines = done("GET", "/memory/v1/export").text
    httpx2.post(f"{door.origin}/memory/v1/import", content=lines, headers=wire(who))
    done("DELETE", f"{memories}?dry_run=true")
    done("DELETE", f"{memories}/{first}")
    done("POST", f"{memories}/batch", {"operations": [{"op": "delete", "id": add()}]})
    done("DELETE", "/memory/v1/sessions/s")
    add()
    done("DELETE", memories)
    done("POST", "/v1/reset/", who=who[:1])
    add()
    done("POST", "/memory/v1/reset", {"everybody": True}, who=who[:1])

    eventually(lambda: len(audited()) == 10)
    hers, everybodys = "somebody", ""
    assert audited() == [
        ("exported", hers, "entries=1,summaries=0"),
        ("imported", hers, "entries=1,summaries=0"),
        ("exported", hers, "lines=4"),
        ("imported", hers, "memories=0,fields=0"),
        ("erased", hers, "memories=1,sessions=0,turns=0"),
        ("erased", hers, "memories=1"),
        ("erased", hers, "memories=0,sessions=1,turns=0"),
        ("erased", hers, "memories=1,sessions=0,turns=0"),
        ("reset", everybodys, "closed=0"),
        ("reset", everybodys, "memories=1,sessions=0,turns=0"),
    ]


def test_the_audit_says_which_key_was_refused_and_which_made_keys_closed_all_or_replaced_a_document(door: Door):
    boss = door.new_key("office", "--role", "admin", *(f"--role={role}" for role in ("read", "write", "delete")))
    clerk = door.new_key("office", "--role", "write", "--user", "olga")
    who, memories = (bearer(boss), user("olga")), "/memory/v1/memories"

    made = door.call("POST", "/memory/v1/keys", who[0], body={"roles": ["read", "write"]}).json()["public"]
    door.call("DELETE", f"/memory/v1/keys/{made}", who[0])
    door.call("POST", memories, *who, body={"text": KNOWN, "infer": False})
    for text in ("The vineyard is pruned in March. ", "The orchard is mown in June. "):
        door.call("POST", "/memory/v1/documents", *who, body={"id": "plan", "text": text * 8})
    door.call("POST", f"{memories}/close", *who, body={"dry_run": True})
    door.call("POST", f"{memories}/close", *who, body={})
    door.call("DELETE", "/v1/memories/?user_id=olga", who[0])
    door.call("DELETE", "/v2/entities/user/olga/", who[0])
    refused = [door.call("GET", memories, bearer(clerk)), door.ask(bearer(clerk), user("ida"))]

    def told(key: str) -> list[tuple[str, bool, str]]:
        lines = [json.loads(line) for line in door.log.read_text().splitlines() if '"audit"' in line]
        ours = [line for line in lines if line.get("key") == key.split("_")[1]]
        assert not any(name in str(ours) for name in ("office", "olga", "ida", "lithium"))
        return [(line["code"], "user" in line, line.get("counts", "")) for line in ours]

    assert [answer.status_code for answer in refused] == [403, 403]
    eventually(lambda: len(told(clerk)) == 2 and len(told(boss)) == 6)
    assert told(clerk) == [("role_missing", True, ""), ("user_forbidden", True, "")]
    assert told(boss) == [
        ("key_made", False, f"made={made},roles=read+write"),
        ("key_revoked", False, f"revoked={made}"),
        ("replaced", True, "memories=1"),
        ("closed", True, "memories=2"),
        ("closed", True, "memories=0"),
        ("closed", True, "memories=0"),
    ]


def test_S12_the_user_of_another_tenant_is_another_user(door: Door):
    acme, globex = door.new_key("acme"), door.new_key("globex")
    turn = door.ask(bearer(acme), user("ida")).headers["x-memory-turn"]
    eventually(lambda: door.memories("acme", "ida") == [FACT])

    answer = door.ask(bearer(globex), user("ida"), text=QUESTION)

    assert answer.headers["x-memory-status"] == "miss"
    assert "allergic" not in door.upstream.requests[-1].body.decode()
    assert code_of(door.get(f"/memory/v1/turns/{turn}", bearer(globex))) == (404, "not_found")
    assert door.get(f"/memory/v1/turns/{turn}", bearer(acme)).status_code == 200


@pytest.mark.parametrize(
    ("header", "code"), [(user("bob"), "user_forbidden"), (("X-Memory-Tenant", "globex"), "scope_forbidden")]
)
def test_S15_a_token_and_a_header_that_disagree_are_forbidden(door: Door, header: Header, code: str):
    token = bearer(door.sign("--user", "ada", "--tenant", "shop"))
    assert door.ask(token, user("ada"), text="What is 17 * 23?").status_code == 200
    door.upstream.requests.clear()

    chat = door.ask(token, header)
    read = door.call("GET", "/memory/v1/memories", token, header)
    written = door.call("POST", "/memory/v1/memories", token, header, body={"text": FACT})

    assert [code_of(answer) for answer in (chat, read, written)] == [(403, code)] * 3
    assert {answer.json()["error"]["param"] for answer in (chat, read, written)} == {header[0]}
    assert door.upstream.requests == []


def test_S15_a_token_and_a_body_that_disagree_are_forbidden(door: Door):
    token = bearer(door.sign("--user", "ada", "--tenant", "shop"))

    for method, path, body in (
        ("POST", "/memory/v1/memories", {"text": FACT, "user_id": "bob"}),
        ("POST", "/memory/v1/memories/search", {"query": "x", "user_id": "bob"}),
        ("POST", "/v3/memories/search/", {"query": "x", "filters": {"user_id": "bob"}}),
        ("DELETE", "/v1/memories/?user_id=bob", None),
    ):
        answer = door.call(method, path, token, body=body)
        assert code_of(answer) == (403, "user_forbidden"), path
        assert answer.json()["error"]["param"] == "user_id", path


def test_a_key_of_one_user_need_not_name_her_in_a_chat_either(door: Door):
    key = bearer(door.new_key("bakery", "--user", "ida"))

    answer = door.ask(key)
    listed = door.call("GET", "/memory/v1/memories", key)

    assert answer.headers["x-memory-status"] == "miss"
    assert listed.status_code == 200
    eventually(lambda: door.memories("bakery", "ida") == [FACT])


def test_P6_who_may_name_one_user_is_shown_no_turn_of_another(door: Door):
    key = bearer(door.new_key("mill"))
    turn = door.ask(key, user("ida")).headers["x-memory-turn"]
    hers, another = (bearer(door.sign("--user", who, "--tenant", "mill")) for who in ("ida", "bob"))
    of_bob = bearer(door.new_key("mill", "--user", "bob"))

    shown = [door.get(f"/memory/v1/turns/{turn}", who).status_code for who in (key, hers, another, of_bob)]

    assert shown == [200, 200, 404, 404]


def test_S16_a_token_that_is_over_early_anothers_or_unsigned_is_refused(door: Door):
    now, good = datetime.now(UTC), door.sign("--user", "ada", "--tenant", "shop")
    claims, _, signature = good.partition(".")
    elsewhere = signed(InMemoryNotes(Data()), tenant="shop", user="ada", ttl=timedelta(hours=1), clock=lambda: now)
    bad = {
        "over": door.signed_at(now - timedelta(hours=2)),
        "early": door.signed_at(now + timedelta(hours=2)),
        "of another installation": asyncio.run(elsewhere),
        "unsigned": f"{claims}.{'A' * len(signature)}",
        "without its signature": f"{claims}.",
        "alg:none": "eyJhbGciOiJub25lIiwidHlwIjoiSldUIn0.eyJzdWIiOiJhZGEiLCJ0ZW5hbnQiOiJzaG9wIn0.",
        "for others": f"{bearer(door.sign('--user', 'bob', '--tenant', 'shop'))[1][7:].partition('.')[0]}.{signature}",
    }

    assert door.call("GET", "/memory/v1/memories", bearer(good)).status_code == 200
    for why, token in bad.items():
        assert code_of(door.ask(bearer(token))) == (401, "invalid_api_key"), why
        assert code_of(door.call("GET", "/memory/v1/memories", bearer(token))) == (401, "invalid_api_key"), why
    assert door.upstream.requests == []


ADMINISTRATORS = (
    ("GET", "/memory/v1/users", None),
    ("POST", "/memory/v1/reset", {"everybody": True}),
    ("PUT", "/memory/v1/switches", {"level": "tenant", "save": False}),
    ("GET", "/v1/entities/", None),
    ("POST", "/v1/reset/", None),
    ("POST", "/v3/memories/", {"filters": {"user_id": "*"}}),
    ("GET", "/memory/v1/memories?agent_id=helper", None),
    ("DELETE", "/memory/v1/memories?run_id=r1", None),
)


def test_K11_a_users_key_on_an_administrators_route_is_forbidden(door: Door):
    roles = [part for role in ("read", "write", "export", "delete") for part in ("--role", role)]
    key, token = door.new_key("shop", *roles), door.sign("--user", "ada", "--tenant", "shop")
    kept = door.call("POST", "/memory/v1/memories", bearer(key), user("eve"), body={"text": FACT, "infer": False})

    for method, path, body in ADMINISTRATORS:
        assert code_of(door.call(method, path, bearer(key), body=body)) == (403, "role_missing"), path
    for method, path, body in ADMINISTRATORS[:5]:
        assert code_of(door.call(method, path, bearer(token), body=body)) == (403, "role_missing"), path
    assert kept.status_code == 200
    assert door.memories("shop", "eve") == [FACT]


KNOWN = "I take lithium every morning."
HOME = "I live in Telfs."


def test_who_may_only_write_is_told_nothing_of_what_is_known(door: Door):
    reader = door.new_key("clinic")
    ours, writer = (bearer(reader), user("ada")), (bearer(door.new_key("clinic", "--role", "write")), user("ada"))
    door.call("POST", "/memory/v1/memories", *ours, body={"text": HOME})
    said = {"text": KNOWN, "infer": False, "metadata": {"drug": "lithium"}, "tags": ["lithium"]}
    kept = door.call("POST", "/memory/v1/memories", *ours, body=said).json()["results"][0]["id"]
    for entry in (KNOWN, "Lithium, noted.", "And a bike.", "Noted.", "Good night.", "Good night."):
        door.call("POST", "/memory/v1/sessions/s/entries", *ours, body={"content": entry})
    options = {"auto_compress": False, "recent_window": 0, "min_entries_to_compress": 1}
    door.call("PATCH", "/memory/v1/sessions/s/config", *ours, body=options)
    memory, alias = f"/memory/v1/memories/{kept}", f"/v1/memories/{kept}/"
    calls: list[tuple[str, str, Any]] = [
        ("PATCH", memory, {"importance": 0.9}),
        *(("POST", f"{memory}/{verb}", None) for verb in ("pin", "unpin")),
        ("POST", f"{memory}/feedback", {"useful": True}),
        ("POST", f"{memory}/review", {"decision": "accept"}),
        ("POST", "/memory/v1/memories/batch", {"operations": [{"op": "pin", "id": kept}]}),
        ("PUT", alias, {"metadata": {"drug": "Li"}}),
        ("POST", "/v1/feedback/", {"memory_id": kept, "feedback": "POSITIVE"}),
        ("POST", f"{memory}/close", None),
        ("POST", f"{memory}/undo", None),
        ("POST", "/memory/v1/memories", {"text": "I live in Graz now."}),
        ("POST", "/memory/v1/memories", {"text": "I live in Graz."}),
        ("POST", "/v3/memories/add/", {"messages": "I moved to Linz.", "user_id": "ada"}),
        ("PUT", "/memory/v1/profile/home", {"values": ["Wels"]}),
        ("POST", "/memory/v1/sessions/s/compress", None),
    ]

    answers = [door.call(method, path, *writer, body=body) for method, path, body in calls]

    assert {answer.status_code for answer in answers} == {200}
    told = "\n".join(answer.text for answer in answers).lower()
    assert [word for word in ("lithium", "morning", "telfs", "graz", "linz") if word in told] == []
    assert answers[-1].json() == {"compressed": True, "result": None}
    assert [memory for memory in door.memories("clinic", "ada") if "Linz" in memory], "and it was done"


UNREAD: Sequence[tuple[str, str, str, Any]] = (
    ("write", "POST", "/memory/v1/documents", {"id": "plan", "text": "The vineyard is pruned in March. " * 8}),
    ("write", "POST", "/memory/v1/documents", {"id": "plan", "text": "The orchard is mown in June. " * 8}),
    ("write", "PUT", "/memory/v1/profile/home", {"values": ["Wels"]}),
    ("write", "DELETE", "/memory/v1/profile/medications", None),
    ("write", "POST", "/memory/v1/sessions/s/compress", None),
    ("write", "POST", "/memory/v1/memories/close", {}),
    ("delete", "DELETE", "/memory/v1/documents/plan", None),
    ("delete", "DELETE", "/memory/v1/sessions/s", None),
    ("delete", "DELETE", "/v1/memories/?user_id={user}", None),
    ("delete", "DELETE", "/v2/entities/user/{user}/", None),
    ("delete", "DELETE", "/memory/v1/memories", None),
)
"""What who may not read asks by names that anybody may guess, by the role that it wants."""


def test_who_may_not_read_is_answered_alike_whatever_is_kept(door: Door):
    ours = bearer(door.new_key("archive"))
    keys = {role: bearer(door.new_key("archive", "--role", role)) for role in ("write", "delete")}

    def filled(name: str) -> str:
        for method, path, body in (
            ("POST", "/memory/v1/documents", UNREAD[0][3]),
            ("PUT", "/memory/v1/profile/home", {"values": ["Telfs"]}),
            ("PUT", "/memory/v1/profile/medications", {"values": ["lithium"]}),
            ("POST", "/memory/v1/memories", {"text": KNOWN, "infer": False}),
            *(("POST", "/memory/v1/sessions/s/entries", {"content": f"Line {at}"}) for at in range(6)),
        ):
            assert door.call(method, path, ours, user(name), body=body).is_success
        return name

    for at, (role, method, path, body) in enumerate(UNREAD):
        answers = [
            door.call(method, path.format(user=name), keys[role], user(name), body=body)
            for name in (filled(f"full-{at}"), f"empty-{at}")
        ]

        assert answers[0].is_success, path
        full, empty = ((answer.status_code, answer.text.replace("full", "empty")) for answer in answers)
        assert full == empty, path


def test_a_document_that_a_key_without_delete_replaces_can_be_brought_back(door: Door):
    ours, writer = (bearer(door.new_key("farm", *roles)) for roles in ((), ("--role", "write")))
    first, other = UNREAD[0][3], UNREAD[1][3]
    kept = door.call("POST", "/memory/v1/documents", ours, user("ada"), body=first).json()["memories"]

    assert door.call("POST", "/memory/v1/documents", writer, user("ada"), body=other).status_code == 200

    for each in kept:
        assert door.call("POST", f"/memory/v1/memories/{each['id']}/undo", ours, user("ada")).status_code == 200
    assert {each["memory"] for each in kept} <= set(door.memories("farm", "ada"))


@pytest.mark.parametrize(("role", "method", "path"), [("write", "POST", "/close"), ("delete", "DELETE", "")])
def test_who_may_not_read_chooses_nothing_by_what_it_says_and_is_not_told_how_much_there_is(
    door: Door, role: str, method: str, path: str
):
    filters = {"field": "memory", "operator": "icontains", "value": "lithium"}
    chosen: list[dict[str, Any]] = [{"filters": filters}, {"dry_run": True}, {"filters": filters, "dry_run": True}]
    key, both = (
        door.new_key(f"ward-{role}", *roles) for roles in (("--role", role), ("--role", role, "--role", "read"))
    )

    def ask(key: str, choice: dict[str, Any]) -> httpx2.Response:
        target = f"/memory/v1/memories{path}"
        if method == "POST":
            return door.call(method, target, bearer(key), user("ada"), body=choice)
        query = {name: json.dumps(value) for name, value in choice.items()}
        return door.call(method, f"{target}?{urlencode(query)}", bearer(key), user("ada"))

    assert [code_of(ask(key, choice)) for choice in chosen] == [(403, "role_missing")] * 3
    assert [ask(both, choice).status_code for choice in (*chosen, {})] == [200] * 4
    assert ask(key, {}).status_code == 200


def test_a_chat_with_a_key_that_may_only_write_is_told_nothing_of_what_is_known(door: Door):
    door.call("POST", "/memory/v1/memories", bearer(door.new_key("hall")), user("ada"), body={"text": HOME})

    answer = door.ask(bearer(door.new_key("hall", "--role", "write")), user("ada"), text="Forget that I live in Telfs.")

    sent = door.upstream.requests[-1].json()
    assert answer.headers["x-memory-status"] == "off"
    assert [message["content"] for message in sent["messages"]] == ["Forget that I live in Telfs."]


MINTS = ["realtime/client_secrets", "realtime/sessions", "Realtime/transcription_sessions/", "auth_tokens", "keys"]


@pytest.mark.parametrize("path", MINTS)
def test_with_a_token_the_provider_makes_no_key_of_its_own(door: Door, path: str):
    token, own = door.sign("--user", "ada", "--tenant", "shop", "--role", "read"), bearer(REVOKED)

    answer = door.call("POST", f"/v1/{path}", bearer(token), body={"model": "m"})

    assert code_of(answer) == (403, "role_missing")
    assert door.upstream.requests == []
    assert door.call("POST", f"/v1/{path}", bearer(door.new_key("shop")), body={"model": "m"}).status_code == 200
    assert door.call("POST", f"/v1/{path}", ("X-Memory-Key", token), own, body={"model": "m"}).status_code == 200


def test_an_operator_may_let_tokens_have_keys_of_the_providers(tmp_path: Path):
    with door_of(tmp_path, RICORDO_IDENTITY__CLIENT_SECRETS_FOR_TOKENS="true") as door:
        token = bearer(door.sign("--user", "ada", "--tenant", "shop"))

        assert door.call("POST", f"/v1/{MINTS[0]}", token, body={"model": "m"}).status_code == 200


@pytest.mark.parametrize("path", ["/v1/models", "/memory/v1/turns/t"])
def test_K01_without_a_key_everything_is_refused(door: Door, path: str):
    assert code_of(door.ask(user("ada"))) == (401, "missing_api_key")
    assert code_of(door.get(path)) == (401, "missing_api_key")
    assert door.upstream.requests == []


def test_health_needs_no_key(door: Door):
    assert door.get("/health/live").status_code == 200


@pytest.mark.parametrize(
    ("headers", "expected"),
    [
        ([("Authorization", "Basic YTpi")], (401, "invalid_authorization")),
        ([("Authorization", "Bearer")], (401, "invalid_authorization")),
        ([("Authorization", "Bearer My API Key")], (401, "invalid_authorization")),
        ([("Authorization", "sk-bare-key-without-its-scheme")], (401, "invalid_authorization")),
        ([("Authorization", "AWS4-HMAC-SHA256 Credential=a/b, Signature=c")], (401, "invalid_authorization")),
        ([("api-key", "My API Key")], (401, "invalid_authorization")),
        ([("Authorization", "Bearer a"), ("Authorization", "Bearer b")], (400, "duplicate_credential")),
        ([("X-Memory-Key", "a"), ("X-Memory-Key", "b")], (400, "duplicate_scope_header")),
    ],
)
def test_K02_what_is_no_single_bearer_key_is_refused(door: Door, headers: Sequence[Header], expected: tuple[int, str]):
    assert code_of(door.ask(*headers)) == expected
    assert door.upstream.requests == []


@pytest.mark.parametrize(
    "payload",
    ["' OR 1=1 --", "rk_' UNION SELECT 1", "@tenant:{*}", "%s%n{0}", "rk_0123456789abcdef_" + "'" * 43, "rk_"],
)
def test_K03_payloads_as_keys_are_refused(door: Door, payload: str):
    assert code_of(door.ask(("X-Memory-Key", payload), user("ada"))) == (401, "invalid_api_key")
    assert door.upstream.requests == []


def test_K04_a_key_that_is_not_ascii_is_refused(door: Door):
    assert code_of(door.ask(("Authorization", "Bearer rk_é"))) == (401, "invalid_authorization")
    assert code_of(door.ask(("X-Memory-Key", "rk_é"))) == (401, "invalid_api_key")


def test_K05_a_key_with_one_other_character_at_its_end_is_another_key(door: Door):
    key = door.new_key("main")
    other = key[:-1] + ("A" if key[-1] != "A" else "B")

    assert code_of(door.ask(bearer(other), user("ada"))) == (401, "invalid_api_key")
    assert door.ask(bearer(key), user("ada")).status_code == 200


def test_K07_a_revoked_key_is_soon_refused_by_a_proxy_that_has_it_in_its_cache(door: Door):
    key = door.new_key("main")
    assert door.ask(bearer(key), user("ada")).status_code == 200

    door.cli("keys", "revoke", key.split("_")[1], "--yes")

    eventually(lambda: door.ask(bearer(key), user("ada")).status_code == 401)
    listed = {line["public"]: line for line in door.cli("keys", "list")}
    assert listed[key.split("_")[1]]["revoked_at"]


def test_D10_no_key_and_no_secret_is_in_any_answer_log_file_or_listing(door: Door):
    own = "sk-canary-of-the-application-Zq8vX2mN4kL6"
    key = door.new_key("sweep")
    both = bearer(own), ("X-Memory-Key", key)
    door.ask(*both, user("ada"), text=f"I live in Rome. My keys are {key} and {own}.")
    door.ask(bearer(key[:-1]), user("ada"))
    door.ask(*both, user("not a name!"))
    door.ask(*both, user("ada"), ("X-Memory-Tenant", "other"))
    door.get("/v1/models", *both)
    for path in ("/metrics", "/health/ready", "/schema/openapi.json", "/memory/v1/turns/t"):
        door.get(path, *both)
    door.upstream.script(silence())
    assert code_of(door.ask(*both, user("ada"))) == (504, "upstream_timeout")
    eventually(lambda: len(door.memories("sweep", "ada")) == 1)
    shown = json.dumps([door.cli("keys", "list"), door.cli("config", "show"), door.memories("sweep", "ada")])

    echoed = f"You said: I live in Rome. My keys are {key} and {own}."
    answers = "\n".join(door.heard).replace(echoed, "")
    files = [path.read_bytes() for path in door.store.parent.iterdir()]
    for canary in (own, key, key.split("_", 2)[2], UPSTREAM_KEY, SECRET):
        assert canary not in answers
        assert canary not in shown
        assert canary not in door.log.read_text()
        assert not any(canary.encode() in file for file in files)
    headers = [value for request in door.upstream.requests for _, value in request.headers]
    assert not any(key.encode() in value for value in headers)


def test_K10_H18_after_a_hundred_wrong_keys_an_address_waits_and_right_keys_do_not(door: Door):
    key = door.new_key("main")
    wrong = wire([("X-Memory-Key", f"rk_{'0' * 16}_{'A' * 43}")])
    elsewhere = httpx2.HTTPTransport(local_address="127.0.0.2")
    with httpx2.Client(base_url=door.origin, transport=elsewhere) as http:
        codes = [code_of(http.get("/v1/models", headers=wrong)) for _ in range(101)]
        forged = http.get("/v1/models", headers=[*wrong, (b"X-Forwarded-For", b"192.0.2.7")])
        right = http.get("/v1/models", headers=wire([bearer(key)]))

    assert codes == [(401, "invalid_api_key")] * 100 + [(429, "too_many_wrong_keys")]
    assert code_of(forged) == (429, "too_many_wrong_keys")
    assert 0 < int(forged.headers["retry-after"]) <= 61
    assert right.status_code == 200


# ── Provider keys on a listener that is not loopback ──────────────────────────────────────────────────────────


@pytest.fixture(scope="module")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ricordo]:
    with ExitStack() as stack:
        upstream = stack.enter_context(ScriptedUpstream.in_thread())
        settings = settings_for(tmp_path_factory.mktemp("store") / "ricordo.db", upstream, server__host="0.0.0.0")  # noqa: S104 - the case
        yield stack.enter_context(ricordo_of(settings, upstream))


def ask(ricordo: Ricordo, *headers: Header, text: str = FACT) -> httpx2.Response:
    body = {"model": "m", "messages": [{"role": "user", "content": text}]}
    return httpx2.post(f"{ricordo.origin}/v1/chat/completions", json=body, headers=wire(headers))


def test_K01_without_a_key_a_request_is_relayed_without_memory(open_house: Ricordo):
    answer = ask(open_house, user("ada"))

    assert answer.status_code == 200
    assert (answer.headers["x-memory-status"], answer.headers["x-memory-reason"]) == ("off", "no_key")
    assert open_house.upstream.requests[-1].header("authorization") is None


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("Authorization", "Basic YTpi", "foreign_credential"),
        ("Authorization", "sk-proj-7fTq9Lw2ZxVb4NmK8RcD", "foreign_credential"),
        ("Authorization", "AWS4-HMAC-SHA256 Credential=a/b, SignedHeaders=host, Signature=c", "foreign_credential"),
        ("Authorization", "Bearer", "no_key"),
        ("Authorization", "Bearer My API Key", "key_too_weak"),
        ("Authorization", "Bearer a phrase of five words that is long", "key_too_weak"),
        ("x-api-key", "My API Key", "key_too_weak"),
    ],
)
def test_K02_a_foreign_credential_is_left_to_the_upstream_without_memory(
    open_house: Ricordo, name: str, value: str, reason: str
):
    open_house.upstream.once(error(401, "as the upstream decides"))
    refused, answer = (ask(open_house, (name, value), user("ada")) for _ in range(2))
    listed = httpx2.get(f"{open_house.origin}/v1/models", headers=wire([(name, value)]))

    assert (refused.status_code, refused.json()["error"]["message"]) == (401, "as the upstream decides")
    assert (answer.status_code, listed.status_code) == (200, 200)
    assert (answer.headers["x-memory-status"], answer.headers["x-memory-reason"]) == ("off", reason)
    assert [seen.header(name) for seen in open_house.upstream.requests[-3:]] == [value] * 3
    profile = httpx2.get(f"{open_house.origin}/memory/v1/profile", headers=wire([(name, value)]))
    assert profile.status_code in {400, 401}


SAID = {"model": "m", "max_tokens": 9, "messages": [{"role": "user", "content": QUESTION}], "input": QUESTION}
SOCKET = [("Connection", "Upgrade"), ("Upgrade", "websocket"), ("Sec-WebSocket-Version", "13")]
EVERY_DOOR: Sequence[tuple[str, str, Sequence[Header]]] = (
    *(("POST", f"/v1/{path}", ()) for path in ("chat/completions", "messages", "responses", "embeddings")),
    *(("GET", f"/memory/v1/{path}", ()) for path in ("memories", "export", "profile", "sessions")),
    ("GET", "/v1/realtime", SOCKET),
)
REVOKED, GOOD = (f"sk-proj-7fTq9Lw2ZxVb4NmK8RcD1aB2cE3dF4gH5-{end}" for end in ("K1", "K2"))


@pytest.mark.parametrize("header", ["api-key", "x-api-key", "x-goog-api-key"])
@pytest.mark.parametrize(("method", "path", "fields"), EVERY_DOOR)
def test_K02_two_keys_that_differ_open_no_memory(
    open_house: Ricordo, method: str, path: str, fields: Sequence[Header], header: str
):
    """The upstream heeds one of them, and would vouch for the other's memory."""
    sent = wire([bearer(REVOKED), (header, GOOD), user("ada"), *fields])
    before = len(open_house.upstream.requests)

    answer = httpx2.request(method, f"{open_house.origin}{path}", headers=sent, json=SAID if method == "POST" else None)

    failed = answer.json()["error"]
    assert (answer.status_code, failed["param"]) == (400, header.title())
    assert failed.get("code") == "duplicate_credential"
    assert len(open_house.upstream.requests) == before


@pytest.mark.parametrize("beside", [GOOD, ""])
def test_K02_one_key_in_two_headers_is_one_credential(open_house: Ricordo, beside: str):
    assert ask(open_house, bearer(GOOD), ("x-api-key", beside), user("ida")).status_code == 200
    open_house.ingested()

    for headers in ([bearer(GOOD)], [("x-api-key", GOOD)], [("Authorization", "Bearer"), ("x-api-key", GOOD)]):
        answer = ask(open_house, *headers, user("ida"), text=QUESTION)
        assert answer.headers["x-memory-status"] == "hit"


@pytest.mark.parametrize("key", ["EMPTY", "ollama", "none", "sk-short", "x" * 60])
def test_K06_a_weak_key_elsewhere_than_on_loopback_has_no_memory(open_house: Ricordo, key: str):
    answer = ask(open_house, bearer(key), user("ada"))

    assert answer.status_code == 200
    assert (answer.headers["x-memory-status"], answer.headers["x-memory-reason"]) == ("off", "key_too_weak")
    assert open_house.upstream.requests[-1].header("authorization") == f"Bearer {key}"
    report = httpx2.get(f"{open_house.origin}/memory/v1/turns/t", headers=wire([bearer(key)]))
    assert code_of(report) == (400, "key_too_weak")
    assert open_house.remembered("ada") == []


def test_K08_a_provider_key_that_was_revoked_opens_no_memory(open_house: Ricordo):
    ends = ("good", "bad", "away", "busy")
    good, revoked, unheard, counted = (f"sk-proj-7fTq9Lw2ZxVb4NmK8RcD1aB2cE3dF4gH5-{end}" for end in ends)

    def judge(request: Received) -> Answer:
        key = (request.header("authorization") or "").removeprefix("Bearer ")
        return error({revoked: 401, unheard: 500, counted: 429}.get(key, 404), "as the provider says")

    open_house.upstream.script(judge, on="/models")

    def reports(key: str) -> list[tuple[int, str]]:
        url = f"{open_house.origin}/memory/v1/turns/t"
        return [code_of(httpx2.get(url, headers=wire([bearer(key)]))) for _ in range(3)]

    before = len(open_house.upstream.requests)
    assert reports(good) == [(404, "not_found")] * 3
    assert reports(revoked) == [(401, "provider_key_refused")] * 3
    assert len(open_house.upstream.requests) - before == 2, "each key is asked about once"
    assert reports(unheard) == reports(counted) == [(503, "upstream_failing")] * 3


def test_K05_two_provider_keys_that_begin_alike_are_two_tenants(open_house: Ricordo):
    first, second = (f"sk-proj-7fTq9Lw2ZxVb4NmK8RcD1aB2cE3dF4gH5-{end}" for end in ("one", "two"))
    turn = ask(open_house, bearer(first), user("ada")).headers["x-memory-turn"]
    open_house.ingested()

    assert ask(open_house, bearer(first), user("ada"), text=QUESTION).headers["x-memory-status"] == "hit"
    assert ask(open_house, bearer(second), user("ada"), text=QUESTION).headers["x-memory-status"] == "miss"
    report = httpx2.get(f"{open_house.origin}/memory/v1/turns/{turn}", headers=wire([bearer(second)]))
    assert code_of(report) == (404, "not_found")


def test_S01_where_a_user_is_required_a_request_that_names_nobody_is_refused(tmp_path: Path):
    with ScriptedUpstream.in_thread() as upstream:
        settings = settings_for(
            tmp_path / "ricordo.db",
            upstream,
            server__host="0.0.0.0",  # noqa: S104 - the case
            identity__require_user=True,
        )
        with ricordo_of(settings, upstream, worker=False) as ricordo:
            assert code_of(ask(ricordo, bearer("sk-proj-7fTq9Lw2ZxVb4NmK8RcD"))) == (400, "memory_scope_required")
            assert code_of(ask(ricordo, user("ada"))) == (401, "missing_api_key")
            assert code_of(ask(ricordo, bearer("EMPTY"), user("ada"))) == (400, "key_too_weak")
            assert upstream.requests == []


def test_P6_what_a_provider_keeps_under_our_key_is_there_for_its_tenants_user_alone(door: Door):
    ScriptedProvider().script(door.upstream)
    shop, other = bearer(door.new_key("shop")), bearer(door.new_key("other"))
    token = bearer(door.sign("--user", "ada", "--tenant", "shop"))
    ada = user("ada")
    asked = {"model": "m", "input": "Hello!"}
    path = f"/v1/responses/{door.call('POST', '/v1/responses', shop, ada, body=asked).json()['id']}"

    assert [door.get(path, *who).status_code for who in ((shop, ada), (token,))] == [200, 200]
    for who in ((shop, user("bob")), (other, ada), (shop,), (other,)):
        assert code_of(door.get(path, *who)) == (404, "response_not_found")
    on = {**asked, "previous_response_id": path.rpartition("/")[2]}
    assert code_of(door.call("POST", "/v1/responses", other, ada, body=on)) == (404, "response_not_found")
    assert door.call("POST", "/v1/responses", shop, ada, body=on).status_code == 200


def test_who_may_name_somebody_may_name_her_as_bodies_of_chats_do(door: Door):
    admin = bearer(door.new_key("hospice", "--role", "admin"))
    token = bearer(door.sign("--user", "ada", "--tenant", "hospice"))
    body = {"model": "m", "messages": [{"role": "user", "content": FACT}], "user": "ada"}
    assert door.call("POST", "/v1/chat/completions", token, body=body).status_code == 200

    def names() -> list[str]:
        users = door.call("GET", "/memory/v1/users", admin).json()["results"]
        return [each["user_id"] for each in users if each["memories"]]

    eventually(lambda: bool(names()))
    (name,) = names()

    hers = door.call("GET", f"/memory/v1/memories?user_id={name}", token).json()["results"]
    others = door.call("GET", f"/memory/v1/memories?user_id=u~{'0' * 32}", token)
    assert (name[:2], [each["memory"] for each in hers]) == ("u~", [FACT])
    assert code_of(others) == (403, "user_forbidden")


def test_a_memory_is_reached_by_its_id_alone_by_who_may_name_its_user_and_by_nobody_else(door: Door):
    anybody, ada, bob = (
        bearer(key)
        for key in (door.new_key("ward"), *(door.sign("--user", name, "--tenant", "ward") for name in ("ada", "bob")))
    )
    kept = {"text": FACT, "infer": False, "user_id": "ada"}
    (added,) = door.call("POST", "/memory/v1/memories", anybody, body=kept).json()["results"]
    path = f"/memory/v1/memories/{added['id']}"

    seen = [door.call("GET", path, key).status_code for key in (anybody, ada, bob)]
    removed = [door.call("DELETE", path, key).status_code for key in (bob, anybody)]

    assert (seen, removed) == ([200, 200, 404], [404, 200])
