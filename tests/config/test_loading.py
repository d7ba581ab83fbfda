"""Where settings come from, which wins, and what is refused."""

import os
from pathlib import Path

import pytest

from config.errors import SettingsError
from config.loading import TYPES, load, load_settings, shown, value_at, variable_of
from config.settings import KEY_VARIABLES, Settings
from config.values import MASK


def write(folder: Path, content: str) -> Path:
    file = folder / "ricordo.toml"
    file.write_text(content, "utf-8")
    return file


def refusal(**sources: object) -> str:
    with pytest.raises(SettingsError) as caught:
        load_settings(**{"environ": {}, **sources})  # type: ignore[arg-type] - each test gives the sources that it needs
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_without_any_source_every_value_is_its_default_and_the_store_is_in_the_data_directory():
    found = load(environ={"HOME": "/home/ada"})

    assert found.settings.store.path_or_url == "/home/ada/.local/share/ricordo/ricordo.db"
    assert found.settings.server == Settings().server
    assert found.origin("server.port") == "default"


@pytest.mark.parametrize(
    ("data", "expected"), [("/data", "/data/ricordo/ricordo.db"), ("data", "/h/.local/share/ricordo/ricordo.db")]
)
def test_the_data_directory_is_that_of_xdg_unless_it_is_relative(data: str, expected: str):
    assert load_settings(environ={"HOME": "/h", "XDG_DATA_HOME": data}).store.path_or_url == expected


def test_the_command_line_wins_over_the_environment_which_wins_over_the_file(tmp_path: Path):
    file = write(tmp_path, '[server]\nport = 1\nhost = "file"\n[logs]\nlevel = "debug"\n')
    environ = {"RICORDO_SERVER__PORT": "2", "RICORDO_SERVER__HOST": "variable"}

    found = load(file=file, environ=environ, flags={"server.port": 3, "server.host": None})

    assert (found.settings.server.port, found.settings.server.host, found.settings.logs.level) == (
        3,
        "variable",
        "debug",
    )
    assert found.origin("server.port") == "command line"
    assert found.origin("server.host") == "RICORDO_SERVER__HOST"
    assert found.origin("logs.level") == str(file)


def test_the_environment_may_name_the_file_and_a_flag_names_another_one(tmp_path: Path):
    named = write(tmp_path, "[server]\nport = 1\n")
    other = tmp_path / "other.toml"
    other.write_text("[server]\nport = 2\n")

    assert load_settings(environ={"RICORDO_CONFIG": str(named)}).server.port == 1
    assert load_settings(file=other, environ={"RICORDO_CONFIG": str(named)}).server.port == 2


def test_the_short_variables_stand_for_long_ones_which_win():
    short = {"RICORDO_STORE": "/a.db", "RICORDO_UPSTREAM": "http://a/v1", "RICORDO_SECRET": "s3cret"}

    settings = load_settings(environ=short)
    longer = load_settings(environ={**short, "RICORDO_STORE__PATH_OR_URL": "/b.db"})

    assert (settings.store.path_or_url, settings.upstream.base) == ("/a.db", "http://a/v1")
    assert settings.store.secret.reveal() == "s3cret"
    assert longer.store.path_or_url == "/b.db"


def test_variables_are_read_as_the_type_of_their_setting():
    settings = load_settings(
        environ={
            "RICORDO_UPSTREAM__NAME": "123",
            "RICORDO_UPSTREAM__DEADLINES__CONNECT": "2",
            "RICORDO_TURNS__UTILITY_PATTERNS": '["a, b", "c"]',
        }
    )

    assert settings.upstream.name == "123"
    assert settings.upstream.deadlines.connect == 2.0
    assert settings.turns.utility_patterns == ("a, b", "c")


def test_a_list_may_be_written_with_commas_in_a_variable():
    assert load_settings(environ={"RICORDO_TURNS__UTILITY_PATTERNS": "a, b"}).turns.utility_patterns == ("a", "b")


def test_an_empty_variable_counts_as_unset():
    assert load_settings(environ={"RICORDO_SERVER__PORT": ""}).server.port == 8000


@pytest.mark.parametrize("key", ["store.path_or_url", "upstream.base", "server.host"])
def test_an_option_that_is_given_empty_is_not_taken_for_one_that_is_left_out(key: str):
    with pytest.raises(SettingsError, match=f"command line: {key}: is empty"):
        load_settings(environ={}, flags={key: ""})


def test_the_home_directory_may_be_written_as_a_tilde():
    assert load_settings(environ={"HOME": "/h", "RICORDO_STORE": "~/m.db"}).store.path_or_url == "/h/m.db"


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("[server]\nprot = 1\n", "server.prot is not a setting; did you mean server.port?"),
        ("port = 1\n", "port is not a setting; did you mean server.port?"),
        ("[sever]\nhost = 'x'\n", "sever is not a setting; did you mean server?"),
        ("zzz = 1\n", "zzz is not a setting; `ricordo config show` lists all settings"),
        ("server = 1\n", "server is a section: write [server] and its settings below it"),
        ("[server]\nport = '80'\n", "server.port: expected `int`, got `str`"),
        ("[server]\nport = 70000\n", "server.port: expected `int` <= 65535"),
        ("[server]\nport = true\n", "server.port: expected `int`, got `bool`"),
        ("[logs]\nlevel = 'loud'\n", "logs.level: expected one of 'debug', 'info', 'warning', 'error'"),
        ("[upstream]\nbase = 'localhost:1'\n", "upstream.base: 'localhost:1' is not an http:// or https:// URL"),
        ("[upstream]\napi_key = 5\n", "upstream.api_key: expected `str`"),
        ("[server\n", "not valid TOML"),
    ],
)
def test_D08_a_wrong_setting_in_a_file_is_refused_in_one_line_that_names_file_and_key(
    tmp_path: Path, content: str, said: str
):
    file = write(tmp_path, content)

    line = refusal(file=file)

    assert line.startswith(f"{file}: ")
    assert said in line


@pytest.mark.parametrize(
    ("variable", "value", "said"),
    [
        ("RICORDO_SERVER__PROT", "1", "RICORDO_SERVER__PROT is not a setting; did you mean RICORDO_SERVER__PORT?"),
        ("RICORDO_SERVER_PORT", "1", "did you mean RICORDO_SERVER__PORT?"),
        ("RICORDO_STOER", "1", "did you mean RICORDO_STORE?"),
        ("RICORDO_SERVER__PORT", "many", "RICORDO_SERVER__PORT: expected `int`, got `str`"),
        ("RICORDO_UPSTREAM", "ftp://x", "RICORDO_UPSTREAM: upstream.base: 'ftp://x' is not an http"),
        ("RICORDO_UPSTREAM", "http://x:99999", "RICORDO_UPSTREAM: upstream.base: Port out of range"),
        ("RICORDO_UPSTREAM", "http://x/v1?k=1", "without credentials, query and fragment"),
        ("RICORDO_UPSTREAM", "http://a b/v1", "white space"),
        ("RICORDO_STORE", "postgres://x", "store.path_or_url: postgres:// is no store"),
        ("RICORDO_STORE", "redis:6379", "store.path_or_url: 'redis:6379' is neither the path of a file, redis://"),
        ("RICORDO_STORE", ":memory:", "':memory:' is neither"),
        ("RICORDO_STORE", "memory:x", "'memory:x' is neither"),
        ("RICORDO_UPSTREAM__API_KEY", "env:NOT_SET", "the environment variable NOT_SET is not set"),
        ("RICORDO_SERVER__CORS_ORIGINS", "*", "RICORDO_SERVER__CORS_ORIGINS: server.cors_origins: '*' is no origin"),
        ("RICORDO_SERVER__CORS_ORIGINS", "*", "every web page"),
        ("RICORDO_SERVER__CORS_ORIGINS", "null", "'null' is no origin"),
        ("RICORDO_SERVER__CORS_ORIGINS", "https://*.example", "no origin as browsers send it"),
        ("RICORDO_SERVER__CORS_ORIGINS", "https://chat.example/", "no origin as browsers send it"),
        ("RICORDO_SERVER__CORS_ORIGINS", "app://obsidian.md, chat.example", "'chat.example' is no origin"),
        ("RICORDO_IDENTITY__LOCAL", "yes", "RICORDO_IDENTITY__LOCAL: expected one of 'auto', 'on', 'off'"),
        ("RICORDO_EMBEDDER__KIND", "openai", 'api_key: kind = "openai" needs a key; set OPENAI_API_KEY'),
    ],
)
def test_D08_a_wrong_setting_in_the_environment_is_refused_in_one_line_that_names_the_variable(
    variable: str, value: str, said: str
):
    assert said in refusal(environ={variable: value})


@pytest.mark.parametrize("path", ["memory:", "/var/lib/a:b.db", "./redis:6379", "C:/ricordo.db", "redis"])
def test_D08_a_path_with_a_colon_is_a_path(path: str):
    assert load_settings(environ={"RICORDO_STORE": path}).store.path_or_url == path


def test_D08_a_local_user_where_only_keys_are_known_is_refused():
    environ = {"RICORDO_IDENTITY__LOCAL": "on", "RICORDO_IDENTITY__MODE": "keys"}

    assert 'identity.local: nobody is local in mode "keys"' in refusal(environ=environ)


def test_the_line_that_is_advised_is_one_of_the_configuration(tmp_path: Path):
    file = write(tmp_path, 'identity.local = "on"\nidentity.local_hosts = ["host.docker.internal"]\n')

    assert load_settings(file=file, environ={}).identity.local == "on"


def test_D08_a_wrong_value_is_refused_even_where_a_later_source_overrides_it(tmp_path: Path):
    file = write(tmp_path, "[server]\nport = 'x'\n")

    assert str(file) in refusal(file=file, flags={"server.port": 1})


def test_a_file_that_is_not_there_or_not_text_is_refused_by_name(tmp_path: Path):
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe")

    assert "nowhere.toml: no such file or directory" in refusal(file=tmp_path / "nowhere.toml")
    assert "binary.toml: not UTF-8" in refusal(file=binary)


def test_D10_no_secret_shows_in_repr_text_or_listing():
    environ = {"RICORDO_SECRET": "canary-1", "RICORDO_UPSTREAM__API_KEY": "env:MY_KEY", "MY_KEY": "canary-2"}

    settings = load_settings(environ=environ)
    listing = shown(settings)

    assert settings.upstream.api_key.reveal() == "canary-2"
    assert "canary" not in f"{settings!r} {settings} {listing!r}"
    assert listing["store.secret"] == MASK
    assert listing["upstream.api_key"] == "env:MY_KEY"


def test_D10_a_url_with_a_password_in_it_is_refused_without_repeating_it():
    assert "canary" not in refusal(environ={"RICORDO_UPSTREAM": "ftp://user:canary@x"})


def test_a_providers_key_in_the_environment_chooses_nothing():
    assert load_settings(environ=dict.fromkeys(KEY_VARIABLES.values(), "sk-1")) == load_settings(environ={})


@pytest.mark.parametrize(
    ("section", "kind", "variable"),
    [
        ("embedder", "openai", "OPENAI_API_KEY"),
        ("embedder", "google", "GOOGLE_API_KEY"),
        ("embedder", "huggingface", "HF_TOKEN"),
        ("llm", "openai", "OPENAI_API_KEY"),
        ("llm", "anthropic", "ANTHROPIC_API_KEY"),
        ("llm", "google", "GOOGLE_API_KEY"),
    ],
)
def test_a_provider_that_is_chosen_finds_its_key_in_its_own_variable(section: str, kind: str, variable: str):
    environ = {f"RICORDO_{section.upper()}__KIND": kind}
    others = {name: "of another" for name in KEY_VARIABLES.values() if name != variable}

    key = value_at(load_settings(environ={**environ, **others, variable: "sk-1"}), f"{section}.api_key")

    assert (key.reveal(), str(key)) == ("sk-1", f"env:{variable}")
    assert f'{section}.api_key: kind = "{kind}" needs a key; set {variable}' in refusal(environ={**environ, **others})


def test_a_key_that_is_given_wins_over_the_environments():
    settings = load_settings(
        environ={"RICORDO_LLM__KIND": "openai", "RICORDO_LLM__API_KEY": "ours", "OPENAI_API_KEY": "sdk's"}
    )

    assert settings.llm.api_key.reveal() == "ours"


def test_a_model_of_ones_own_needs_no_key_and_azure_an_address():
    own = {"RICORDO_LLM__KIND": "openai", "RICORDO_LLM__BASE_URL": "http://127.0.0.1:8080/v1"}

    assert not load_settings(environ=own).llm.api_key
    assert load_settings(environ={"RICORDO_LLM__KIND": "ollama"}).llm.kind == "ollama"
    assert "llm.base_url" in refusal(environ={"RICORDO_LLM__KIND": "azure_openai", "AZURE_OPENAI_API_KEY": "k"})


def test_the_bounds_of_how_a_model_is_asked_hold():
    assert "RICORDO_LLM__ASKING__CONCURRENCY: expected `int` >= 1" in refusal(
        environ={"RICORDO_LLM__ASKING__CONCURRENCY": "0"}
    )


def test_D08_a_namespace_of_a_variable_that_is_not_set_is_refused():
    line = refusal(environ={"RICORDO_IDENTITY__NAMESPACES": "shop=env:SHOP_KEY"})

    assert line.startswith("RICORDO_IDENTITY__NAMESPACES: ")
    assert "SHOP_KEY is not set" in line


def test_the_variables_of_this_machine_do_not_matter_to_a_pure_function():
    os.environ["RICORDO_NONSENSE"] = "1"
    try:
        load_settings(environ={})
    finally:
        del os.environ["RICORDO_NONSENSE"]


def test_a_variable_is_named_after_section_and_setting():
    assert variable_of("upstream.deadlines.first_byte") == "RICORDO_UPSTREAM__DEADLINES__FIRST_BYTE"


def test_the_sdks_own_variable_names_the_upstream_if_nothing_else_does(tmp_path: Path):
    file = tmp_path / "ricordo.toml"
    file.write_text('[upstream]\nbase = "http://file/v1"\n')
    sdk = {"OPENAI_BASE_URL": "http://sdk/v1"}

    assert load_settings(environ=sdk).upstream.base == "http://sdk/v1"
    assert load_settings(file=file, environ=sdk).upstream.base == "http://file/v1"
    assert load_settings(environ={**sdk, "RICORDO_UPSTREAM": "http://ours/v1"}).upstream.base == "http://ours/v1"


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ('[upstreams.shop]\nkind = "ollama"\nmodles = ["a"]', "upstreams.shop: object contains unknown field `modles`"),
        ('[upstreams.shop]\nkind = "ollama"\nmodels = "a"', "upstreams.shop.models: expected `array`, got `str`"),
        ("[quotas.tenants.shop]\nmemory = 3", "quotas.tenants.shop: object contains unknown field `memory`"),
    ],
)
def test_what_is_wrong_with_a_table_of_ones_own_name_is_told_by_that_name(tmp_path: Path, content: str, told: str):
    file = write(tmp_path, content)

    with pytest.raises(SettingsError) as refused:
        load(file=file, environ={"HOME": "/h"})

    assert str(refused.value) == f"{file}: {told}"


SPANS = [key for key in TYPES if key.endswith(("seconds", "hours", "days")) or key.startswith("upstream.deadlines.")]


@pytest.mark.parametrize("key", SPANS)
@pytest.mark.parametrize("span", ["9999999999", "1e300", "inf", "nan"])
def test_D08_a_span_of_time_that_no_date_can_be_counted_back_from_is_refused(key: str, span: str):
    """`passage_days = 800000` ended the worker in each of its rounds."""
    variable = variable_of(key)

    with pytest.raises(SettingsError, match=rf"^{variable}: expected `"):
        load_settings(environ={variable: span})


def test_of_each_kind_of_span_a_century_is_taken():
    flags = {"retention.passage_days": 36_500.0, "threads.working_hours": 876_000.0, "worker.idle_seconds": 3_153.6e6}

    assert load_settings(environ={}, flags=flags).retention.passage_days == 36_500


@pytest.mark.parametrize(("key", "value"), [("worker.deliveries", 101), ("worker.retry_factor", 100.5)])
def test_D08_how_often_and_how_much_later_a_job_is_tried_is_bounded(key: str, value: float):
    with pytest.raises(SettingsError, match=rf"{key}: expected"):
        load_settings(environ={}, flags={key: value})
