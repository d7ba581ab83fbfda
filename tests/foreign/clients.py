"""Which foreign clients there are, and how each is started."""

from pathlib import Path

import msgspec

HERE = Path(__file__).parent
PYTHON, NODE = HERE / "python", HERE / "node"
LOCKS = PYTHON / "locks"


class Client(msgspec.Struct, frozen=True, kw_only=True):
    """A client in an environment of its own."""

    name: str
    script: Path
    package: str
    """Whose version is told."""
    environment: str
    """The name of its environment and lock."""
    makes_ids: bool = False
    """Its requests hold ids and paths that are others each time: their bytes cannot be compared."""
    gateway: bool = False
    """LiteLLM's proxy stands behind Ricordo: client → Ricordo → LiteLLM → model."""

    @property
    def made_anew(self) -> frozenset[str]:
        """Names of what is another each time in its results: LiteLLM's proxy gives ids and times of its own."""
        return frozenset({"id", "item_id", "created", "created_at", "completed_at"} if self.gateway else ())

    @property
    def is_python(self) -> bool:
        return self.script.suffix == ".py"

    @property
    def lock(self) -> Path:
        return LOCKS / f"{self.environment}.txt" if self.is_python else NODE / "package-lock.json"


def _python(name: str, package: str, *, script: str = "", environment: str = "", gateway: bool = False) -> Client:
    return Client(
        name=name,
        script=PYTHON / f"{script or name}_client.py",
        package=package,
        environment=environment or name,
        gateway=gateway,
    )


def _node(name: str, package: str, *, script: str = "", makes_ids: bool = False) -> Client:
    return Client(
        name=f"node_{name}",
        script=NODE / f"{script or name}.mjs",
        package=package,
        environment="node",
        makes_ids=makes_ids,
    )


CLIENTS = (
    _python("openai1", "openai", script="openai"),
    _python("openai2", "openai", script="openai"),
    _python("openai3", "openai", script="openai"),
    _python("langchain", "langchain-openai"),
    _python("llama_index", "llama-index-llms-openai"),
    _python("litellm", "litellm", environment="litellm_proxy"),  # alone it lacks what its tools import
    _python("litellm_proxy", "litellm"),
    _python("litellm_behind", "litellm", script="openai", environment="litellm_proxy", gateway=True),
    _python("llm", "llm"),
    _python("instructor", "instructor"),
    _python("pydantic_ai", "pydantic-ai-slim"),
    _python("openai_agents", "openai-agents"),
    _python("aider", "aider-chat"),
    _python("mem0", "mem0ai"),
    _python("dspy", "dspy"),
    _python("smolagents", "smolagents"),
    _python("anthropic", "anthropic"),
    _python("langchain_anthropic", "langchain-anthropic"),
    _python("pydantic_ai_anthropic", "pydantic-ai-slim"),
    _node("openai4", "openai-4", script="openai"),
    _node("openai5", "openai-5", script="openai"),
    _node("openai6", "openai-6", script="openai"),
    _node("openai7", "openai-7", script="openai"),
    _node("ai", "ai"),
    _node("langchain", "@langchain/openai"),
    _node("anthropic", "@anthropic-ai/sdk"),
    _node("claude_code", "@anthropic-ai/claude-code", makes_ids=True),
    _node("codex", "@openai/codex", makes_ids=True),
)

PLATFORM = Client(name="mem0_platform", script=PYTHON / "mem0_platform_client.py", package="mem0ai", environment="mem0")
"""mem0's client of a server. There is no other server to compare with: what it is answered is written down."""
