"""LiteLLM's proxy, as a gateway to whatever `OPENAI_BASE_URL` names, on the port `FOREIGN_GATEWAY_PORT`."""

import json
import os
import sys
from pathlib import Path

BASE_URL, PORT = os.environ["OPENAI_BASE_URL"], os.environ["FOREIGN_GATEWAY_PORT"]
MODELS = ("gpt-4o-mini", "text-embedding-3-small")


def configure() -> Path:
    """Its configuration, JSON being YAML."""
    models = [
        {"model_name": name, "litellm_params": {"model": f"openai/{name}", "api_base": BASE_URL}} for name in MODELS
    ]
    settings = {
        "litellm_settings": {"num_retries": 0},
        "general_settings": {"master_key": os.environ["OPENAI_API_KEY"]},
    }
    path = Path.cwd() / "config.yaml"
    path.write_text(json.dumps({"model_list": models, **settings}))
    return path


def command() -> list[str]:
    program = Path(sys.executable).with_name("litellm")
    return [str(program), "--config", str(configure()), "--host", "127.0.0.1", "--port", PORT, "--telemetry", "False"]


if __name__ == "__main__":
    os.execv(command()[0], command())  # noqa: S606 - our own command
