"""Chat requests as an application sends them, and what their answers tell of the memory."""

import httpx2

from tests.e2e.conftest import KEY, Ricordo
from tests.utility_calls import Messages


def ask(ricordo: Ricordo, who: str, messages: Messages, **headers: str) -> httpx2.Response:
    answer = httpx2.post(
        f"{ricordo.origin}/v1/chat/completions",
        headers={"Authorization": f"Bearer {KEY}", "X-Memory-User": who, **headers},
        json={"model": "m", "messages": messages},
        timeout=60,
    )
    assert answer.status_code == 200, answer.text
    return answer


def told(answer: httpx2.Response) -> tuple[str | None, str | None]:
    return answer.headers.get("x-memory-status"), answer.headers.get("x-memory-reason")


def sent(ricordo: Ricordo) -> Messages:
    """The messages of the newest request, as the upstream saw them."""
    messages: Messages = ricordo.upstream.requests[-1].json()["messages"]
    return messages
