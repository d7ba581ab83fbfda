"""RICORDO_SECRET, given or made at the first start."""

import multiprocessing
import os
import stat
from pathlib import Path

import pytest

from memory.model.errors import SecretMismatch, StoreGone, StoreUnavailable
from ricordo.secret import SecretUnusable, load_secret

GIVEN = "a secret of the operator, long enough"


@pytest.fixture
def store(tmp_path: Path) -> Path:
    return tmp_path / "data" / "ricordo.db"


def secret_file(store: Path) -> Path:
    return store.with_name("ricordo.db.secret")


def test_a_given_secret_is_used_and_no_file_is_made(store: Path):
    assert load_secret(given=GIVEN, store=store) == GIVEN.encode()
    assert not store.parent.exists()


def test_the_first_start_makes_a_secret_that_its_owner_alone_can_read(store: Path):
    secret = load_secret(given="", store=store)

    assert len(secret) == 32
    assert stat.S_IMODE(secret_file(store).stat().st_mode) == 0o600
    assert [file.name for file in store.parent.iterdir()] == ["ricordo.db.secret"]


def test_the_mode_does_not_depend_on_the_umask(store: Path):
    before = os.umask(0)
    try:
        load_secret(given="", store=store)
    finally:
        os.umask(before)

    assert stat.S_IMODE(secret_file(store).stat().st_mode) == 0o600


def test_later_starts_have_the_same_secret_and_another_store_has_another(store: Path):
    first = load_secret(given="", store=store)
    store.touch()

    assert load_secret(given="", store=store) == first
    assert load_secret(given="", store=store.with_name("other.db")) != first


def test_of_a_store_that_was_moved_away_none_is_made(store: Path):
    with pytest.raises(StoreGone):
        load_secret(given="", store=store, makes=False)

    assert not store.parent.exists()


def start(store: Path) -> bytes:
    return load_secret(given="", store=store)


def test_processes_that_start_at_once_agree(store: Path):
    with multiprocessing.get_context("forkserver").Pool(4) as pool:
        for round_ in range(20):
            secrets = pool.map(start, [store.with_name(f"{round_}.db")] * 4, chunksize=1)

            assert len(set(secrets)) == 1


def test_a_store_whose_secret_is_gone_does_not_get_a_new_one(store: Path):
    store.parent.mkdir()
    store.touch()

    with pytest.raises(SecretMismatch, match="bring the file back"):
        load_secret(given="", store=store)
    assert not secret_file(store).exists()


@pytest.mark.parametrize("given", ["", "k" * 32])
def test_a_folder_is_no_store(tmp_path: Path, given: str):
    with pytest.raises(StoreUnavailable, match="is a folder: name a file in it"):
        load_secret(given=given, store=tmp_path)


@pytest.mark.parametrize("given", ["short", "x" * 31])
def test_a_short_secret_is_refused_with_what_to_do_and_not_shown(store: Path, given: str):
    with pytest.raises(SecretUnusable, match="openssl rand -hex 32") as caught:
        load_secret(given=given, store=store)

    assert given not in str(caught.value)


@pytest.mark.parametrize("written", [b"", b"canary", b"ab" * 31, b"zz" * 32, b"ab" * 5000])
def test_a_damaged_file_is_refused_and_not_shown(store: Path, written: bytes):
    store.parent.mkdir()
    secret_file(store).write_bytes(written)
    secret_file(store).chmod(0o600)

    with pytest.raises(SecretUnusable, match="damaged") as caught:
        load_secret(given="", store=store)
    assert "canary" not in str(caught.value)


@pytest.mark.parametrize("mode", [0o640, 0o604, 0o644])
def test_a_file_that_others_can_read_is_refused(store: Path, mode: int):
    load_secret(given="", store=store)
    secret_file(store).chmod(mode)

    with pytest.raises(SecretUnusable, match="chmod 600"):
        load_secret(given="", store=store)
