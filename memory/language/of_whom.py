"""Whether an order is about how its user is dealt with, or about what is worked on: that is of one project.

"Always answer in German."    "Explain things to me simply."     of the user, wherever she works
"Always use jest for tests."  "From now on you may deploy."      of the project in which it is said
"In all my projects, never force-push."                          of the user: she says so
"""

from memory.language.languages import LASTING
from memory.language.languages.work import ALL_PROJECTS, AS_CODE, ME, TALK, WORK
from memory.language.lasting_orders import orders_answers
from memory.text.reading import once
from memory.text.regex import regex

_SPOKEN = tuple(each for each in LASTING if each.verbs)


def _whole(*words: str) -> str:
    return rf"(?i)(?<![\w-])(?:{'|'.join(words)})(?![\w-])"


_WORK = regex(_whole(*WORK))
_AS_CODE = regex(AS_CODE)
_DEALING = regex(
    _whole(
        *ME,
        *TALK,
        *(
            words
            for each in _SPOKEN
            for words in (each.ways, each.languages, each.outputs, each.address, each.left_out)
        ),
    )
)
_ALL_PROJECTS = regex(_whole(*ALL_PROJECTS))


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
