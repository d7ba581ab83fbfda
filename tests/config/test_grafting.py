"""Settings that are added to a file of somebody else's leave it as it was."""

import tomllib
from typing import Any

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from config.errors import Refused
from config.grafting import FORMS, grafted

MODEL = """\
models:
  - name: "Ricordo"
    model: "m"
"""
ENDPOINT = """\
endpoints:
  custom:
    - name: "Ricordo"
      baseURL: "http://r/v1"
"""


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", MODEL),
        ("# mine\n", "# mine\n" + MODEL),
        ("name: mine  # keep", "name: mine  # keep\nmodels:\n- name: Ricordo\n  model: m\n"),
        (
            "models:\n  - name: old # best\n    model: x\n\n# tail\nrules: []\n",
            "models:\n  - name: old # best\n    model: x\n  - name: Ricordo\n    model: m\n\n# tail\nrules: []\n",
        ),
        ("models:\n- name: old\n", "models:\n- name: old\n- name: Ricordo\n  model: m\n"),
        (
            "models:\n  - name: old\n    text: |\n      one\n      two\nrules: {}\n",
            "models:\n  - name: old\n    text: |\n      one\n      two\n  - name: Ricordo\n    model: m\nrules: {}\n",
        ),
        ("models: [{name: Ricordo, model: m}] # there\n", "models: [{name: Ricordo, model: m}] # there\n"),
    ],
)
def test_an_item_is_added_to_a_yaml_file_beside_its_kin(text: str, expected: str):
    assert grafted("yaml", text, MODEL) == expected
    assert grafted("yaml", expected, MODEL) == expected


def test_lines_end_as_those_that_are_there():
    text = "name: mine\r\nmodels:\r\n  - name: old\r\n"

    assert grafted("yaml", text, MODEL) == text + "  - name: Ricordo\r\n    model: m\r\n"
    assert grafted("dotenv", "B=2\r\n", 'A="1"\n') == 'B=2\r\nA="1"\r\n'


def test_what_is_missing_deep_in_a_yaml_file_is_added_there_with_its_comments_left():
    text = "endpoints:\n    # ours\n    custom:\n        -   name: Groq # fast\n\n    agents: {}\ncache: true\n"

    result = grafted("yaml", text, ENDPOINT)

    assert [line for line in result.splitlines() if line not in text.splitlines()] == [
        "        - name: Ricordo",
        "          baseURL: http://r/v1",
    ]
    assert yaml.safe_load(result)["endpoints"]["custom"][1] == {"name": "Ricordo", "baseURL": "http://r/v1"}


@pytest.mark.parametrize(
    "text",
    [
        "models:\n  - name: Ricordo\n    model: other\n",
        "models: elsewhere\n",
        "models:\n",
        "models: []\n",
        "models: [{name: old}]\n",
        "models: &kept\n- name: old\nmore: *kept\n",
        "more: &kept\n- name: old\nmodels: *kept\n",
        "- a list\n",
        "just words",
        "a: 1\n---\nb: 2\n",
        "a: [1\n",
        "a: !secret x\n",
        "[" * 5_000,
        "\tmodels: x\n",
    ],
)
def test_a_yaml_file_that_says_otherwise_or_cannot_take_it_is_refused(text: str):
    with pytest.raises(Refused):
        grafted("yaml", text, MODEL)


def test_the_refusal_quotes_no_value_of_the_file():
    for form, text, addition in (
        ("yaml", 'openai-api-key: "sk-canary"\n', 'openai-api-key: "sk-mine"\n'),
        ("dotenv", "OPENAI_API_KEY=sk-canary\n", 'OPENAI_API_KEY="sk-mine"\n'),
        ("toml", 'key = "sk-canary"\n', 'key = "sk-mine"\n'),
        ("yaml", "key: [sk-canary\n", "key: x\n"),
    ):
        with pytest.raises(Refused) as refused:
            grafted(form, text, addition)
        assert "canary" not in str(refused.value)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", 'A="1"\nB="x y"\n'),
        ("C=3", 'C=3\nA="1"\nB="x y"\n'),
        ("A=''\nB=\n", 'A=\'\'\nB=\nA="1"\nB="x y"\n'),
        ("# A=2\n", '# A=2\nA="1"\nB="x y"\n'),
        ("export A=1 # one\n", 'export A=1 # one\nB="x y"\n'),
        ("A = '1'\r\nB='x y'\r\n", "A = '1'\r\nB='x y'\r\n"),
    ],
)
def test_variables_are_added_behind_those_that_are_there(text: str, expected: str):
    assert grafted("dotenv", text, 'A="1"\nB="x y"\n') == expected


def test_a_variable_that_is_set_otherwise_is_refused():
    with pytest.raises(Refused, match="`A` is there already"):
        grafted("dotenv", "B=x\nA=2\n", 'A="1"\n')


PROVIDER = '[model_providers.ricordo]\nbase_url = "http://r/v1"\n'


def test_a_table_is_added_behind_a_toml_file():
    text = 'model = "m" # mine\n\n[model_providers.other]\nname = "x"'

    result = grafted("toml", text, PROVIDER)

    assert result == f"{text}\n\n{PROVIDER}"
    assert tomllib.loads(result)["model_providers"].keys() == {"other", "ricordo"}
    assert grafted("toml", result, PROVIDER) == result


@pytest.mark.parametrize(
    "text", ['[model_providers.ricordo]\nbase_url = "o"\n', "model_providers = {}\n", "[model_providers", "= 1"]
)
def test_a_toml_file_that_says_otherwise_or_cannot_take_it_is_refused(text: str):
    with pytest.raises(Refused):
        grafted("toml", text, PROVIDER)


NAMES = st.sampled_from(["name", "models", "endpoints", "custom", "rules", "cache"])
SCALARS = st.one_of(st.booleans(), st.integers(-9, 9), st.text(alphabet="ab #:|-'\"\né", max_size=12), st.none())
VALUES: st.SearchStrategy[Any] = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(NAMES, inner, max_size=4),
    max_leaves=12,
)
COMMENTS = st.sampled_from(["", "# first\n", "---\n", "# a: b\n\n"])


@given(st.dictionaries(NAMES, VALUES, max_size=5), COMMENTS, st.booleans(), st.sampled_from([MODEL, ENDPOINT]))
def test_whatever_a_yaml_file_says_it_says_afterwards_or_is_refused(
    value: dict[str, Any], comment: str, flow: bool, addition: str
):
    text = comment + yaml.safe_dump(value, sort_keys=False, default_flow_style=flow, allow_unicode=True)

    try:
        result = grafted("yaml", text, addition)
    except Refused:
        return

    lines = iter(result.splitlines())
    assert all(line in lines for line in text.splitlines())  # in their order
    said, ours = yaml.safe_load(result), yaml.safe_load(addition)
    assert {name: said[name] for name in value if name not in ours} == {
        name: each for name, each in value.items() if name not in ours
    }
    assert grafted("yaml", result, addition) == result


@given(st.sampled_from(sorted(FORMS)), st.text(max_size=200))
def test_any_text_at_all_is_refused_or_kept(form: str, text: str):
    addition = {"yaml": MODEL, "dotenv": 'A="1"\n', "toml": PROVIDER}[form]

    try:
        result = grafted(form, text, addition)
    except Refused:
        return

    assert result.startswith(text)
    assert len(result) > len(text)
