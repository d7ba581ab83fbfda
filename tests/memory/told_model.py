"""A `memory.ports.llm.LanguageModel` in this process that says what it is told to, and keeps what it was asked."""

from collections.abc import Callable
from typing import Any

import msgspec

from memory.ports.llm import ModelAnswer, ModelRequest

Script = str | Exception | Callable[[ModelRequest], str]


class ToldModel:
    """Answers one after the other; the last one stays."""

    name = "told/model"

    def __init__(self, *scripts: Script) -> None:
        self.scripts = list(scripts)
        self.requests: list[ModelRequest] = []

    def of(self, tenant: str) -> "ToldModel":
        """The model as each tenant may use it."""
        assert tenant
        return self

    async def answer(self, request: ModelRequest) -> ModelAnswer:
        self.requests.append(request)
        script = self.scripts.pop(0) if len(self.scripts) > 1 else self.scripts[0]
        if isinstance(script, Exception):
            raise script
        return ModelAnswer(text=script if isinstance(script, str) else script(request))


def facts(*items: object) -> str:
    """An answer with these facts."""
    return msgspec.json.encode({"facts": items}).decode()


def fact(content: str, **fields: Any) -> dict[str, Any]:
    return {"content": content, "source": "confirmed"} | fields


def operations(*items: dict[str, Any]) -> str:
    """An answer with these operations."""
    return msgspec.json.encode({"operations": items}).decode()
