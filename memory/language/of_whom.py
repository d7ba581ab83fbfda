"""Whether an order is about how its user is dealt with, or about what is worked on: that is of one project.

"Always answer in German."    "Explain things to me simply."     of the user, wherever she works
"Always use jest for tests."  "From now on you may deploy."      of the project in which it is said
"In all my projects, never force-push."                          of the user: she says so
"""

from memory.language.alternatives import any_of
from memory.language.languages import LASTING, WORK
from memory.language.lasting_orders import orders_answers
from memory.language.work_table import TOOLS
from memory.text.reading import once
from memory.text.regex import regex

_SPOKEN = tuple(each for each in LASTING if each.verbs)
_OF_ANSWERS = any_of(_SPOKEN, "ways", "languages", "outputs", "address", "left_out")


def _whole(words: str) -> str:
    return rf"(?i)(?<![\w-])(?:{words})(?![\w-])"


_WORK = regex(_whole(f"{any_of(WORK, 'things')}|{TOOLS}"))
_AS_CODE = regex(
    r"`[^`]+`|(?<!\w)(?:[\w.-]*/){2,}\w|(?<!\w)[\w.-]+/(?!\w)"
    r"|(?<!\w)\w+\.(?:py|js|ts|tsx|jsx|go|rs|md|json|ya?ml|toml|css|html|sql|sh|java|rb|php)(?!\w)"
    r"|(?<!\w)[a-z]+_[a-z_]+(?!\w)|(?<!\w)--?[a-z][\w-]*"
)
"""What is written as code is: a path, a name with underscores, an option."""
_DEALING = regex(_whole(f"{any_of(WORK, 'me', 'talk')}|{_OF_ANSWERS}"))
_ALL_PROJECTS = regex(_whole(any_of(WORK, "everywhere")))


@once
def names_work(text: str) -> bool:
    """Whether a text names what is worked on, or with, where software is made."""
    return _WORK.search(text) is not None or _AS_CODE.search(text) is not None


@once
def is_of_dealing(order: str) -> bool:
    """Whether an order says how to deal with its user, or says that it holds in all projects."""
    if _ALL_PROJECTS.search(order) or orders_answers(order):
        return True
    return _DEALING.search(order) is not None and not names_work(order)
