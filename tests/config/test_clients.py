"""The table of clients, and the page of documentation that is made of it."""

import ast
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from config.clients import KnownClient, Terms, clients, page
from config.grafting import FORMS

ROOT = Path(__file__).parents[2]
GIVEN = Terms(origin="http://ricordo:8080", model="llama3.2", key="sk-0123456789abcdefghij", user="ada")
CLIENTS = clients()


def settings_of(name: str, terms: Terms) -> str:
    return "".join(settings for _, settings in CLIENTS[name].written(terms))


def test_the_page_of_documentation_is_made_from_the_table():
    there = (ROOT / "docs" / "clients.md").read_text("utf-8")

    assert there == page(), "run `python -m config.clients > docs/clients.md`"


def test_nothing_on_the_page_is_left_to_fill_in():
    assert not re.search(r"<(origin|base|model|key|user)>", page())


def test_the_links_of_the_page_lead_somewhere():
    for target, anchor in re.findall(r"\]\(([^)#]+)#?([^)]*)\)", page()):
        document = (ROOT / "docs" / target).read_text("utf-8")
        headings = re.findall(r"^#+ (.*)", document, re.MULTILINE)
        titles = [re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings]
        assert not anchor or anchor in titles


@pytest.mark.parametrize("name", CLIENTS)
def test_what_was_given_stands_in_the_settings_and_nothing_is_left_to_fill_in(name: str):
    settings = settings_of(name, GIVEN)

    assert "http://ricordo:8080" in settings or name == "litellm-behind"
    assert not re.search(r"<(origin|base|model|key|user)>", settings)
    if name not in {
        "open-webui",
        "litellm-before",
        "litellm-behind",
    }:  # who name users themselves
        assert "X-Memory-User" in settings
        assert "ada" in settings


@pytest.mark.parametrize("name", CLIENTS)
def test_a_line_that_names_a_user_or_a_key_is_left_out_where_there_is_none(name: str):
    client = CLIENTS[name]
    settings = settings_of(name, Terms())

    assert ("X-Memory-User" in settings) == (client.user is not None)
    assert "None" not in settings


@pytest.mark.parametrize("name", CLIENTS)
def test_what_a_file_shall_say_can_be_read_with_and_without_a_user(name: str):
    for terms in (Terms(), GIVEN):
        for step, settings in CLIENTS[name].written(terms):
            if step.form in FORMS:
                assert FORMS[step.form].read(step.begins + settings)
            if step.form == "python":
                ast.parse(settings)


@pytest.mark.skipif(shutil.which("node") is None, reason="there is no Node.js on this machine")
@pytest.mark.parametrize("name", [name for name, it in CLIENTS.items() if it.steps[0].form == "js"])
def test_what_is_javascript_is_javascript(name: str, tmp_path: Path):
    for at, terms in enumerate((Terms(), GIVEN)):
        program = tmp_path / f"{at}.mjs"
        program.write_text(settings_of(name, terms))
        subprocess.run(["node", "--check", str(program)], check=True)


@pytest.mark.parametrize("client", CLIENTS.values(), ids=CLIENTS)
def test_each_client_says_how_success_shows(client: KnownClient):
    assert client.success
