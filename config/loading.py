"""Where the values of the settings come from: defaults, then a TOML file, the environment, the command line.

Each later source wins over the earlier ones. What a source says is checked even where a later one overrides it, and an
unknown name is refused with the likeliest known one: a setting that is silently ignored is worse than a refused start
(FAULTS D08).

SettingsError         the operator: one line that names the file or variable, the setting and what is wrong with it
"""

import tomllib
from collections.abc import Iterator, Mapping
from contextlib import suppress
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Literal, cast, get_args, get_origin

import msgspec

from config.errors import SettingsError
from config.settings import KEY_VARIABLES, Settings
from config.upstreams import KINDS, with_kind
from config.values import Secret, masked_url
from memory.model.identity import namespaces_of

PREFIX = "RICORDO_"
FOR_TESTS = "RICORDO_TEST_"
"""What begins like this is told to the project's own tests, which start processes with their environment."""
SEPARATOR = "__"
"""Between a section and a setting in a variable's name; single underscores are part of names."""

CONFIG_VARIABLE = "RICORDO_CONFIG"
SHORT_VARIABLES = {
    "RICORDO_STORE": "store.path_or_url",
    "RICORDO_UPSTREAM": "upstream.base",
    "RICORDO_SECRET": "store.secret",
}
"""The three that nearly every container sets. The long form of the same setting wins."""

FALLBACK_VARIABLE = "OPENAI_BASE_URL"
"""Where the OpenAI SDKs look for their server: ours too, if nothing else names one, not even a file."""

UPSTREAMS = "upstreams"
"""Tables with names of one's own."""

DEFAULT = "default"
COMMAND_LINE = "command line"
STORE_FILE = Path("ricordo", "ricordo.db")


class LoadedEntry(msgspec.Struct, frozen=True):
    """One value as a source gives it: its setting (`section.name`), the source, and what the source calls it."""

    key: str
    value: Any
    origin: str
    label: str
    textual: bool = False
    """It came as text, whatever its type is: from the environment."""


class LoadedSettings(msgspec.Struct, frozen=True):
    """The settings in force, and where each value that is not a default came from."""

    settings: Settings
    origins: Mapping[str, str]

    def origin(self, key: str) -> str:
        """The file, the variable or the command line that set `key`; `default` if none did."""
        return self.origins.get(key, DEFAULT)


def load_settings(
    *, file: Path | None = None, environ: Mapping[str, str], flags: Mapping[str, object] | None = None
) -> Settings:
    """The settings in force. `flags` maps `section.name` to a value; None means that the flag was not given.

    Without `file`, the variable RICORDO_CONFIG may name one. Raises `SettingsError`.
    """
    return load(file=file, environ=environ, flags=flags).settings


def load(
    *, file: Path | None = None, environ: Mapping[str, str], flags: Mapping[str, object] | None = None
) -> LoadedSettings:
    """As `load_settings`, with the origin of each value."""
    file = config_file(file, environ)
    entries: list[LoadedEntry] = []
    if base := environ.get(FALLBACK_VARIABLE):
        entries.append(LoadedEntry("upstream.base", base, FALLBACK_VARIABLE, FALLBACK_VARIABLE, textual=True))
    if file:
        entries += _file_entries(file)
    entries += _environment_entries(environ)
    entries += _flag_entries(flags or {})
    values = {entry.key: _convert(entry, environ) for entry in entries}
    origins = {entry.key: entry.origin for entry in entries}
    store = values.get("store.path_or_url", "")
    if store.startswith("~/"):
        store = str(_home(environ) / store[2:])
    values["store.path_or_url"] = store or str(default_store(environ))
    values["store.local_dir"] = values.get("store.local_dir") or str(default_store(environ).parent)
    values |= _of_its_kind(values, origins)
    # Those providers get a key that were given none and whose variable is set.
    for section in ("embedder", "llm"):
        variable = KEY_VARIABLES.get(values.get(f"{section}.kind", ""), "")
        if environ.get(variable) and not values.get(f"{section}.api_key"):
            values[f"{section}.api_key"] = Secret(environ[variable], variable=variable)
    settings = _build(Settings(), "", values, origins)
    try:
        namespaces_of(settings.identity, environ)
    except ValueError as error:
        raise SettingsError(f"{origins['identity.namespaces']}: {error}") from None
    return LoadedSettings(settings, origins)


def config_file(file: Path | None, environ: Mapping[str, str]) -> Path | None:
    """The file of settings: the one that is given, else the one that the variable names."""
    return file or (Path(environ[CONFIG_VARIABLE]) if environ.get(CONFIG_VARIABLE) else None)


def default_store(environ: Mapping[str, str]) -> Path:
    """`ricordo.db` in the user's data directory (XDG Base Directory Specification: relative paths are ignored)."""
    data = Path(environ.get("XDG_DATA_HOME", ""))
    return (data if data.is_absolute() else _home(environ) / ".local" / "share") / STORE_FILE


def _home(environ: Mapping[str, str]) -> Path:
    return Path(environ["HOME"]) if environ.get("HOME") else Path.home()


# ── The sources ───────────────────────────────────────────────────────────────────────────────────────────────


def _flag_entries(flags: Mapping[str, object]) -> Iterator[LoadedEntry]:
    for key, value in flags.items():
        if isinstance(value, str) and not value.strip():  # `--store "$PLACE"`, which is not set
            raise SettingsError(f"{COMMAND_LINE}: {key}: is empty: give a value, or leave it out")
        if value is not None:
            yield LoadedEntry(key, value, COMMAND_LINE, f"{COMMAND_LINE}: {key}")


def _file_entries(file: Path) -> Iterator[LoadedEntry]:
    try:
        content = tomllib.loads(file.read_text("utf-8"))
    except OSError as error:
        raise SettingsError(f"{file}: {(error.strerror or str(error)).lower()}") from None
    except UnicodeDecodeError:
        raise SettingsError(f"{file}: not UTF-8") from None
    except tomllib.TOMLDecodeError as error:
        raise SettingsError(f"{file}: not valid TOML: {error}") from None
    for key, value in _flatten(content, file):
        yield LoadedEntry(key, value, str(file), f"{file}: {key}")


def _flatten(table: Mapping[str, Any], file: Path, prefix: str = "") -> Iterator[tuple[str, Any]]:
    for name, value in table.items():
        key = f"{prefix}{name}"
        if key not in SECTIONS:
            _known(key, label=f"{file}: {key}", spell=str)
            yield key, value
        elif isinstance(value, dict):
            yield from _flatten(cast("dict[str, Any]", value), file, f"{key}.")
        else:
            raise SettingsError(f"{file}: {key} is a section: write [{key}] and its settings below it")


def _environment_entries(environ: Mapping[str, str]) -> Iterator[LoadedEntry]:
    """An empty variable counts as unset: that is how container files spell "not given"."""
    short = [(name, key) for name, key in SHORT_VARIABLES.items() if name in environ]
    others = [name for name in environ if name.startswith(PREFIX) and not name.startswith(FOR_TESTS)]
    long = [
        (name, name.removeprefix(PREFIX).lower().replace(SEPARATOR, "."))
        for name in others
        if name not in SHORT_VARIABLES and name != CONFIG_VARIABLE
    ]
    for name, key in (*short, *long):
        _known(key, label=name, spell=variable_of)
        if environ[name]:
            yield LoadedEntry(key, environ[name], name, name, textual=True)


def variable_of(key: str) -> str:
    """The environment variable of a setting: `recall.top_k` → `RICORDO_RECALL__TOP_K`."""
    return PREFIX + key.upper().replace(".", SEPARATOR)


# ── What is known ─────────────────────────────────────────────────────────────────────────────────────────────


def _is_section(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def _describe(section: type[msgspec.Struct], prefix: str = "") -> Iterator[tuple[str, Any]]:
    for field in msgspec.structs.fields(section):
        key = f"{prefix}{field.name}"
        yield key, field.type
        if _is_section(field.type):
            yield from _describe(field.type, f"{key}.")


_DESCRIBED = dict(_describe(Settings))
SECTIONS = {key for key, kind in _DESCRIBED.items() if _is_section(kind)}
TYPES = {key: kind for key, kind in _DESCRIBED.items() if key not in SECTIONS}
"""Every setting and its type, in the order of their declaration."""


def _known(key: str, *, label: str, spell: Any) -> None:  # noqa: ANN401 - str or variable_of
    if key in TYPES:
        return
    name = key.rpartition(".")[2]
    same_name = [known for known in TYPES if known.rpartition(".")[2] == name]
    near = same_name or get_close_matches(key, [*TYPES, *SECTIONS], n=1, cutoff=0.6)
    hint = f"; did you mean {spell(near[0])}?" if near else "; `ricordo config show` lists all settings"
    raise SettingsError(f"{label} is not a setting{hint}")


# ── From values to settings ───────────────────────────────────────────────────────────────────────────────────


def _convert(entry: LoadedEntry, environ: Mapping[str, str]) -> Any:  # noqa: ANN401 - of the setting's own type
    kind, value, strict = TYPES[entry.key], entry.value, not entry.textual
    if kind is Secret:
        return _secret(value, entry.label, environ)
    # A variable's text: bare where text or one word is wanted, `a, b` for a list, else as TOML spells the value.
    if entry.textual and get_origin(kind) is tuple and not value.lstrip().startswith("["):
        value = [part.strip() for part in value.split(",")]
    elif entry.textual and value[:1] in {"[", "{"}:
        strict = True
        with suppress(tomllib.TOMLDecodeError):
            value = tomllib.loads(f"value = {value}")["value"]
    if entry.key == UPSTREAMS:
        value = _of_their_kinds(value)
    if get_origin(kind) is dict and isinstance(value, dict):  # tables with names of one's own: each is told by its name
        inner = get_args(kind)[1]
        tables = cast("dict[str, Any]", value)
        return {
            name: _typed(table, inner, label=f"{entry.label}.{name}", strict=strict, environ=environ)
            for name, table in tables.items()
        }
    return _typed(value, kind, label=entry.label, strict=strict, environ=environ)


def _typed(value: Any, kind: Any, *, label: str, strict: bool, environ: Mapping[str, str]) -> Any:  # noqa: ANN401 - as `_convert`
    try:
        return msgspec.convert(value, kind, strict=strict, dec_hook=lambda _, it: _secret(it, label, environ))
    except msgspec.ValidationError as error:
        said, _, where = str(error).partition(" - at `$")
        if get_origin(kind) is Literal:
            said = f"expected one of {', '.join(map(repr, get_args(kind)))}"
        raise SettingsError(f"{label}{where.rstrip('`')}: {said[:1].lower()}{said[1:]}") from None


def _of_its_kind(values: Mapping[str, Any], origins: Mapping[str, str]) -> dict[str, Any]:
    """What the kind of `[upstream]` says where nobody else does: who names a kind means its server."""
    known = {f"upstream.{name}": value for name, value in KINDS.get(values.get("upstream.kind", ""), {}).items()}
    return {key: value for key, value in known.items() if origins.get(key, FALLBACK_VARIABLE) == FALLBACK_VARIABLE}


def _of_their_kinds(tables: Any) -> Any:  # noqa: ANN401 - whatever a source gives: what it is not, is told later
    """The tables of upstreams, each with its name and with what its kind says."""
    if not isinstance(tables, dict):
        return tables
    named = cast("dict[str, Any]", tables)
    return {
        name: with_kind(cast("dict[str, Any]", table), name=name) if isinstance(table, dict) else table
        for name, table in named.items()
    }


def _secret(value: object, label: str, environ: Mapping[str, str]) -> Secret:
    if not isinstance(value, str):
        raise SettingsError(f"{label}: expected `str`")
    scheme, _, variable = value.partition("env:")
    if scheme or not variable:
        return Secret(value)
    if not environ.get(variable):
        raise SettingsError(f"{label}: the environment variable {variable} is not set")
    return Secret(environ[variable], variable=variable)


def _build(default: Any, prefix: str, values: Mapping[str, Any], origins: Mapping[str, str]) -> Any:  # noqa: ANN401 - a Struct
    arguments: dict[str, Any] = {}
    for field in msgspec.structs.fields(default):
        key, value = f"{prefix}{field.name}", getattr(default, field.name)
        arguments[field.name] = _build(value, f"{key}.", values, origins) if key in SECTIONS else values.get(key, value)
    try:
        return type(default)(**arguments)
    except ValueError as error:
        # Who set what is said to be wrong: the setting that stands before the colon, else any of its section.
        said = f"{prefix}{error}"
        of_section = dict.fromkeys(origins[key] for key in origins if key.startswith(prefix))
        origin = origins.get(said.partition(":")[0]) or ", ".join(of_section) or DEFAULT
        raise SettingsError(f"{origin}: {said}") from None


# ── Showing them ──────────────────────────────────────────────────────────────────────────────────────────────


def value_at(settings: Settings, key: str) -> Any:  # noqa: ANN401 - of the setting's own type
    """The value of `section.name`."""
    value: Any = settings
    for name in key.split("."):
        value = getattr(value, name)
    return value


def shown(settings: Settings) -> dict[str, Any]:
    """Every setting by its full name, in plain types; secrets masked, those within URLs, too."""
    return {key: _masked(msgspec.to_builtins(value_at(settings, key), enc_hook=str)) for key in TYPES}


def _masked(value: Any) -> Any:  # noqa: ANN401 - plain data
    if isinstance(value, dict):
        return {key: _masked(each) for key, each in cast("dict[str, Any]", value).items()}
    if isinstance(value, list):
        return [_masked(each) for each in cast("list[Any]", value)]
    return masked_url(value) if isinstance(value, str) else value
