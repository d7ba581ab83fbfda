"""The table of routes in docs/api.md: all of them are there, and each asks for the role that it names."""

import asyncio
import re
from pathlib import Path

import httpx2

from memory.ports.keys import Role
from tests.proxy.api.test_examples import read
from tests.proxy.api.test_keys import clients, made

ROW = re.compile(r"^\| `([A-Z]+) (/\S+)` \| (\w+) \| \S.* \|$", re.MULTILINE)
TABLE = {
    f"{method} {path}": role
    for method, path, role in ROW.findall((Path(__file__).parents[3] / "docs" / "api.md").read_text())
}

HEALTH = "/health"
"""Asks nobody who they are."""


async def may(client: httpx2.AsyncClient, source: str) -> bool:
    """Whether an example is not refused for what its key may not do."""
    command = read(source)
    address = str(client.base_url.join(command.address))
    async with client.stream(command.method, address, headers=command.headers, content=command.body) as answer:
        if answer.status_code != 403:
            return True
        return b'"role_missing"' not in await answer.aread()


async def test_each_route_stands_in_the_table_with_the_role_that_it_asks_for(tmp_path: Path):
    roles = [role.value for role in Role]
    # Each may read, too: who makes a key that reads must read.
    keys = [await asyncio.to_thread(made, tmp_path / "r.db", "--role", role, "--role", Role.READ) for role in roles]
    served: dict[str, str] = {}

    async with clients(tmp_path / "r.db", *keys) as asking:
        document = (await asking[0].get("/../../schema/openapi.json")).json()
        for path, item in document["paths"].items():
            for method, operation in item.items():
                if not path.startswith(HEALTH):
                    source = operation["x-codeSamples"][0]["source"]
                    allowed = [role for role, client in zip(roles, asking, strict=True) if await may(client, source)]
                    served[f"{method.upper()} {path}"] = Role.READ if Role.READ in allowed else " ".join(allowed)

    assert served == TABLE
