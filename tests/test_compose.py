"""The compose files say what the settings and the table of clients say. No engine reads them here: a parser does."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from config.clients import Terms, clients
from config.grafting import FORMS
from config.loading import load_settings
from proxy.identity.local import audience_of

ROOT = Path(__file__).parents[1]
FILES = ("compose.yaml", "compose.open-webui.yaml")


class _Loader(yaml.SafeLoader):
    """Compose's own tag: what an earlier file said is dropped."""


def _nothing(_: yaml.SafeLoader, __: yaml.Node) -> None:
    return None


_Loader.add_constructor("!reset", _nothing)


def services(file: str) -> dict[str, Any]:
    return yaml.load((ROOT / file).read_text(), _Loader)["services"]  # noqa: S506 - a SafeLoader


def environment(service: dict[str, Any]) -> dict[str, str]:
    """What a service is given where nothing is set outside: `NAME` alone is nothing, `${NAME:-x}` is x."""
    pairs = (entry.partition("=") for entry in service["environment"])
    return {name: re.sub(r"\$\{\w+:-([^}]*)\}", r"\1", value) for name, given, value in pairs if given}


@pytest.mark.parametrize("file", FILES)
def test_every_variable_of_ricordos_is_a_setting(file: str):
    written = (entry for service in services(file).values() for entry in service.get("environment", []))
    named = {name for name in (entry.partition("=")[0] for entry in written) if name.startswith("RICORDO_")}

    load_settings(environ=dict.fromkeys(named, ""))  # raises for what it does not know, set or not

    assert {"RICORDO_UPSTREAM", "RICORDO_IDENTITY__LOCAL"} <= named


def test_open_webui_is_connected_as_the_command_says_and_cannot_go_past_ricordo():
    given = environment(services("compose.open-webui.yaml")["open-webui"])
    ((_, settings),) = clients()["open-webui"].written(Terms(origin="http://ricordo:8000"))

    assert FORMS["dotenv"].read(settings).items() <= given.items()
    assert given["ENABLE_OLLAMA_API"] == "false"


def test_ricordo_takes_open_webui_for_the_users_whom_it_names_and_is_reached_by_nobody_else():
    service = services("compose.open-webui.yaml")["ricordo"]
    image = dict(re.findall(r"(RICORDO_\w+)=(\S+)", (ROOT / "Dockerfile").read_text()))

    settings = load_settings(environ=image | environment(service))

    assert service["ports"] is None
    assert settings.upstream.base == "http://ollama:11434/v1"
    assert not settings.upstream.api_key
    assert audience_of(settings.identity, host=settings.server.host).who.startswith(
        "whoever reaches 0.0.0.0, as the user"
    )


def test_every_named_volume_is_declared():
    declared = {name for file in FILES for name in yaml.load((ROOT / file).read_text(), _Loader)["volumes"]}  # noqa: S506 - the same
    used = {
        volume.partition(":")[0]
        for file in FILES
        for each in services(file).values()
        for volume in each.get("volumes", [])
    }

    assert used == declared
