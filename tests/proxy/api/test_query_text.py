"""What stands in a query is UTF-8, or refused: where it is replaced two users become one."""

import pytest

from tests.proxy.api.test_memories import Api, api

__all__ = ["api"]

pytestmark = pytest.mark.long


@pytest.mark.parametrize("name", ["Jos%E9", "Jos%FC", "%ED%A0%80", "%C3", "b64:%FF"])
@pytest.mark.parametrize(
    ("method", "path", "param"),
    [
        ("GET", "memories?user_id={}", "user_id"),
        ("GET", "memories?limit=3&agent_id={}", "agent_id"),
        ("DELETE", "memories?run_id={}", "run_id"),
        ("GET", "memories/search?q={}", "q"),
        ("GET", "sessions?after={}", "after"),
        ("DELETE", "profile/home?user_id={}", "user_id"),
        ("GET", "memories?{}=x", "the query"),
        ("DELETE", "/v1/memories/?user_id={}", "user_id"),
    ],
)
async def test_a_query_that_is_no_utf8_is_refused(api: Api, method: str, path: str, param: str, name: str):
    answer = await api(method, path.format(name))

    assert answer.status_code == 400
    error = answer.json().get("error") or answer.json()
    assert error["code"] == "invalid_scope_value"
    assert error["param"] == param


async def test_users_whose_names_are_no_utf8_are_not_one(api: Api):
    kept = await api("PUT", "profile/home?user_id=Jos%E9", {"values": ["Graz"]})
    named = await api("PUT", "profile/home?user_id=Jos%C3%A9", {"values": ["Rome"]})

    assert (kept.status_code, named.status_code) == (400, 200)
    assert (await api("GET", "profile?user_id=Jos%EF%BF%BD")).json()["fields"] == []
    assert (await api("GET", "profile?user_id=Jos%C3%A9")).json()["fields"][0]["values"][0]["text"] == "Rome"
