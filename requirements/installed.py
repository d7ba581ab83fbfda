"""Whether a folder of installed packages holds what they say, and nothing else (FAULTS D11).

    python requirements/installed.py [FOLDER]        without one: where this Python has its packages

What is downloaded is checked by its hash (`pip install --require-hashes`); this looks at what came of it. Each file is
to be in the record of its package, with the bytes that it had there. One that is in no record came by another way: a
`.pth` file, or a `sitecustomize.py`, runs with every Python that starts.
"""

import sys
import sysconfig
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from hashlib import new
from importlib.metadata import distributions
from pathlib import Path


def amiss(folder: Path) -> Iterator[str]:
    """What is not as the packages say, a line each."""
    known = set[Path]()
    for package in distributions(path=[str(folder)]):
        for file in package.files or ():
            path = _plain(Path(str(file.locate())))
            known.add(path)
            if file.hash is None:  # the record itself, and what is compiled here
                continue
            if not path.is_file():
                yield f"{file} of {package.name} is missing"
            elif _digest(path, file.hash.mode) != file.hash.value:
                yield f"{file} of {package.name} was changed"
    for path in sorted(folder.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts and _plain(path) not in known:
            yield f"{path.relative_to(folder)} belongs to no package"


def _plain(path: Path) -> Path:
    """The same file by one name, however it was come to; a link stays one."""
    return path.parent.resolve() / path.name


def _digest(path: Path, mode: str) -> str:
    return urlsafe_b64encode(new(mode, path.read_bytes()).digest()).rstrip(b"=").decode()


def main() -> int:
    """Write what is amiss; 1 if anything is."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else sysconfig.get_path("purelib"))
    found = list(amiss(folder))
    sys.stderr.writelines(f"{line}\n" for line in found)
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
