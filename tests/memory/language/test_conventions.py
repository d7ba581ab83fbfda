"""What is done in a project, said plainly, and what is done otherwise now or allowed again."""

import pytest

from memory.language.conventions import is_convention, is_ordered, lifts, rules_work
from memory.language.prompt_injection import suspicious

CONVENTIONS = """
we use uv here, never pip
pnpm only in this repo, no npm/yarn
we don't use semicolons in this codebase
don't add comments to the code
use tabs
use single quotes
tabs, not spaces
this repo uses bun, not node
money is stored as integer cents in this project, never floats
wir nutzen hier ruff statt flake8
keine Semikolons in diesem Repo
Du sollst keine Kommentare in den Code schreiben
on utilise poetry ici, jamais pip
n'ajoute pas de commentaires au code
aquí usamos pnpm, nunca npm
no añadas comentarios al código
qui usiamo poetry, mai pip
non aggiungere commenti al codice
aqui usamos pnpm, nunca npm
não adicione comentários ao código
""".strip().split("\n")

NONE = """
do we use pnpm or npm in this repo?
use the second option
use the stack trace above to find the bug
use git bisect to find the commit
don't add a comment to this line
don't add the comments yet, first the tests
we use it here and it never returns
we have a bug here, never seen it before
we used npm here until last year
we don't use this function anymore, delete it
my colleague uses vim here, never emacs
In this project we analyse data
we use olive oil instead of butter
no nuts, please
wir haben hier ein Problem mit ruff
benutz die Funktion von oben
on a un problème ici avec poetry
usa la segunda opción
usa la funzione di prima
usa a segunda opção
""".strip().split("\n")


@pytest.mark.parametrize("text", CONVENTIONS)
def test_a_convention_is_told_in_six_languages_and_is_no_planted_order(text: str):
    assert rules_work(text)
    assert not suspicious(text)


@pytest.mark.parametrize("text", NONE)
def test_what_is_done_once_or_asked_or_told_is_none(text: str):
    assert not is_convention(text)


def test_an_order_beside_a_task_is_for_that_task_unless_it_says_where_it_holds():
    assert is_ordered("use tabs")
    assert not is_ordered("use tabs in this repo")
    assert not is_ordered("we use tabs here")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("Always use jest for tests.", "We use vitest now, not jest."),
        ("Always use jest for tests.", "We switched from jest to vitest last week."),
        ("Always use jest for tests.", "No, use vitest instead of jest."),
        ("Use npm, always.", "We moved to pnpm, npm is gone."),
        ("Never run apply, only plan.", "ok from now on you may run apply yourself"),
        ("Stop adding comments to code you write.", "You can add comments again."),
        ("Nutze immer flake8.", "Wir sind von flake8 auf ruff umgestiegen."),
        ("Nie auf main pushen.", "Du darfst jetzt wieder auf main pushen."),
        ("Utilise toujours npm.", "On est passé de npm à pnpm."),
        ("Usa siempre jest para los tests.", "Ahora usamos vitest, no jest."),
        ("Usa sempre npm.", "Siamo passati da npm a pnpm."),
        ("Usa sempre o npm.", "Mudámos de npm para pnpm."),
    ],
)
def test_what_takes_its_place_or_allows_what_it_forbids_lifts_an_order(old: str, new: str):
    assert lifts(new, old)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("Always use jest for tests.", "The jest tests are slow now."),
        ("Always use jest for tests.", "We use jest now, not mocha."),
        ("Always use jest for tests.", "We switched from mocha to jest last year."),
        ("Always use eslint.", "Should we switch from eslint to biome?"),
        ("Never push to main.", "You may push to the feature branch now."),
        ("Stop adding comments to code you write.", "You can add tests again."),
        ("Never use npm.", "We use pnpm now, not npm."),
        ("Always answer in French.", "I moved from French to Spanish lessons."),
        ("Nie auf main pushen.", "Du darfst jetzt wieder auf staging pushen."),
    ],
)
def test_what_speaks_of_something_else_lifts_none(old: str, new: str):
    assert not lifts(new, old)
