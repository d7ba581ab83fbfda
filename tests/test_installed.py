"""D11: a dependency that is not what it was stops the build, when it is fetched and when it is installed."""

import re
import subprocess
import sys
from base64 import urlsafe_b64encode
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parent.parent
CODE = b"ANSWER = 42\n"


def record_of(files: dict[str, bytes]) -> bytes:
    lines = [
        f"{name},sha256={urlsafe_b64encode(sha256(data).digest()).rstrip(b'=').decode()},{len(data)}\n"
        for name, data in files.items()
    ]
    return "".join([*lines, "tiny-1.0.dist-info/RECORD,,\n"]).encode()


FILES = {
    "tiny.py": CODE,
    "tiny-1.0.dist-info/METADATA": b"Metadata-Version: 2.1\nName: tiny\nVersion: 1.0\n",
    "tiny-1.0.dist-info/WHEEL": b"Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
}
WHOLE = {**FILES, "tiny-1.0.dist-info/RECORD": record_of(FILES)}


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """A folder with one package in it."""
    for name, data in WHOLE.items():
        path = tmp_path / "site-packages" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    return tmp_path / "site-packages"


def look(folder: Path) -> tuple[int, str]:
    """The exit code of the look at what is installed, and what it says."""
    run = subprocess.run(
        [sys.executable, "-P", ROOT / "requirements" / "installed.py", folder],
        capture_output=True,
        text=True,
        check=False,
    )
    return run.returncode, run.stderr


def add(name: str) -> Callable[[Path], object]:
    return lambda folder: (folder / name).write_bytes(b"import os\n")


def take_away(folder: Path) -> None:
    (folder / "tiny.py").unlink()


def test_D11_what_is_installed_as_its_record_says_is_sound(installed: Path):
    (installed / "__pycache__").mkdir()
    add("__pycache__/tiny.cpython-311.pyc")(installed)

    assert look(installed) == (0, "")


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (add("evil.pth"), "evil.pth belongs to no package"),
        (add("sitecustomize.py"), "sitecustomize.py belongs to no package"),
        (add("tiny.py"), "tiny.py of tiny was changed"),
        (take_away, "tiny.py of tiny is missing"),
    ],
)
def test_D11_what_was_added_changed_or_taken_away_fails_the_build(
    installed: Path, spoil: Callable[[Path], object], said: str
):
    spoil(installed)

    assert look(installed) == (1, f"{said}\n")


@pytest.mark.parametrize("is_changed", [False, True])
def test_D11_a_package_whose_hash_is_another_is_not_installed(tmp_path: Path, *, is_changed: bool):
    wheel = tmp_path / "tiny-1.0-py3-none-any.whl"
    with ZipFile(wheel, "w") as archive:
        for name, data in WHOLE.items():
            archive.writestr(name, data)
    digest = sha256(wheel.read_bytes() + b"!" * is_changed).hexdigest()
    lock = tmp_path / "lock.txt"
    lock.write_text(f"tiny==1.0 --hash=sha256:{digest}\n")

    run = subprocess.run(
        [
            *(sys.executable, "-m", "pip", "install", "--require-hashes", "--no-index", "--disable-pip-version-check"),
            *("--find-links", tmp_path, "--target", tmp_path / "there", "-r", lock),
        ],
        capture_output=True,
        text=True,
        check=False,
    )

    assert (run.returncode != 0) == is_changed
    assert (tmp_path / "there" / "tiny.py").exists() != is_changed
    assert ("DO NOT MATCH THE HASHES" in run.stderr) == is_changed


BUILDS = ("Makefile", "Dockerfile", ".ci/package")
INSTALLS = re.compile(r"^.*\bpip\b.* install .*$|^pip install .*$", re.MULTILINE)


@pytest.mark.parametrize("build", BUILDS)
def test_D11_whatever_is_fetched_for_a_build_is_named_with_its_hash(build: str):
    installs = INSTALLS.findall((ROOT / build).read_text())

    assert installs
    assert [line for line in installs if "--require-hashes" not in line and "--no-deps" not in line] == []


@pytest.mark.parametrize("build", ["Dockerfile", ".ci/package"])
def test_D11_what_came_of_it_is_looked_at(build: str):
    assert "requirements/installed.py" in (ROOT / build).read_text()


def test_D11_every_pin_of_the_locks_has_a_hash():
    for lock in ("build.txt", "run.txt", "dev.txt"):
        pins = re.split(r"\n(?=[A-Za-z0-9])", (ROOT / "requirements" / lock).read_text())
        assert [pin for pin in pins if "==" in pin and "--hash=sha256:" not in pin] == []
