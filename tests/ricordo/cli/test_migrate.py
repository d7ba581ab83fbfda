"""`ricordo migrate`, between two files."""

import asyncio
import json
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from config.loading import load_settings
from config.settings import Settings
from memory.model.memory import MemoryType
from memory.model.scope import Reach, Scope
from memory.ports.memories import Listing
from ricordo.cli.by_hand import add_memory
from ricordo.cli.commands import Commands
from ricordo.cli.errors import FAILED, STORE_AWAY
from ricordo.cli.migrate import migrate
from ricordo.parts import build_embedder_for
from ricordo.secret import load_secret
from ricordo.stores import engine_of
from tests.contract.examples import NOW

SECRET = "a secret of at least thirty-two bytes"
ADA = Scope("local", "ada")

app = typer.Typer(cls=Commands)
app.command()(migrate)


@app.callback()
def main() -> None:
    """A group, as the whole command is."""


def settings(path: Path) -> Settings:
    return load_settings(environ={}, flags={"store.path_or_url": str(path), "store.secret": SECRET})


async def remember(path: Path, *texts: str) -> None:
    embedder = build_embedder_for(settings(path))
    async with engine_of(settings(path), embedder=embedder) as engine:
        for n, text in enumerate(texts):
            await add_memory(
                engine,
                embedder,
                scope=ADA,
                text=text,
                kind=MemoryType.SEMANTIC,
                pinned=False,
                now=NOW,
                make_id=lambda n=n: f"0193e0a2-7c1e-7d7a-9b1c-{n:012d}",
            )


async def make(path: Path) -> None:
    """A store with a secret of its own."""
    async with engine_of(load_settings(environ={}, flags={"store.path_or_url": str(path)})):
        pass


async def told(path: Path) -> list[str]:
    async with engine_of(settings(path)) as engine:
        return [memory.text for memory in await engine.memories.list(Listing(reach=Reach.of(ADA)))]


@pytest.fixture
def paths(tmp_path: Path) -> tuple[Path, Path]:
    return tmp_path / "old.db", tmp_path / "new.db"


def run(paths: tuple[Path, Path], *more: str, secret: str = SECRET):
    return CliRunner().invoke(
        app, ["migrate", str(paths[1]), "--store", str(paths[0]), *more], env={"RICORDO_SECRET": secret}
    )


def test_a_store_is_copied_and_what_was_done_is_said(paths: tuple[Path, Path]):
    asyncio.run(remember(paths[0], "Likes tea"))

    result = run(paths)

    assert (result.exit_code, result.stdout) == (
        0,
        "1 of 1 memory, 0 profile fields, 0 sessions and 0 keys were copied\n",
    )
    assert asyncio.run(told(paths[1])) == ["Likes tea"]


def test_a_source_that_is_mistyped_is_not_made(paths: tuple[Path, Path]):
    result = run(paths)

    assert (result.exit_code, "there is no store at" in " ".join(result.stderr.split())) == (STORE_AWAY, True)
    assert not list(paths[0].parent.iterdir())


def test_a_second_run_copies_nothing(paths: tuple[Path, Path]):
    asyncio.run(remember(paths[0], "Likes tea", "Has a cat"))
    run(paths)

    done = json.loads(run(paths, "--json").stdout)

    assert done == {"memories": 2} | dict.fromkeys(("copied", "fields", "sessions", "keys", "dead"), 0) | {
        "different": [],
        "different_sessions": [],
    }


def test_a_store_is_not_copied_into_itself(paths: tuple[Path, Path]):
    result = run((paths[0], paths[0]))

    assert result.exit_code == FAILED
    assert "name another one" in result.stderr


def test_a_new_store_gets_the_secret_of_the_old_one(paths: tuple[Path, Path]):
    asyncio.run(make(paths[0]))

    result = run(paths, secret="")

    assert (result.exit_code, result.stderr) == (0, "")
    assert load_secret(given="", store=paths[1]) == load_secret(given="", store=paths[0])


def test_a_store_with_another_secret_is_refused(paths: tuple[Path, Path]):
    asyncio.run(make(paths[0]))
    load_secret(given="", store=paths[1])

    result = run(paths, secret="")

    assert result.exit_code == STORE_AWAY
    assert "different secrets" in result.stderr


def test_a_difference_is_a_failure(paths: tuple[Path, Path]):
    asyncio.run(remember(paths[0], "Likes tea"))
    asyncio.run(remember(paths[1], "Likes coffee"))

    result = run(paths)

    assert result.exit_code == FAILED
    assert "1 memory is not in both stores alike" in result.stderr
