"""What a short question calls otherwise than who told it: "who's my boss?" of "my manager is called Femke".

Words of daily life stand in groups, by language. A question is searched for by the other words of its groups, too; its
vector is that of what was asked.
"""

from collections.abc import Iterator

from memory.language.languages import ALL_TABLES, OTHER_WORDS
from memory.text.expressions import Expressions
from memory.text.languages import language_of_text
from memory.text.reading import once

LONGEST_QUESTION = 80
"""Characters: a longer one has words enough of its own."""


@once
def other_words(question: str) -> tuple[str, ...]:
    """What the things that a question names are called otherwise, in its language."""
    return tuple(dict.fromkeys(_other_words(question))) if len(question) <= LONGEST_QUESTION else ()


@once
def asks_for_food(question: str) -> bool:
    """Whether a short question is for something to eat, or what not to."""
    return len(question) <= LONGEST_QUESTION and any(words.search(question) for words, _ in _EATING.possible(question))


def _other_words(question: str) -> Iterator[str]:
    spoken = language_of_text(question)
    for pattern, (language, words) in _GROUPS.possible(question):
        called = {found[0].casefold() for found in pattern.finditer(question)} if language == spoken else ()
        if called:
            yield from (word for word in words if word not in called)


_GROUPS = Expressions(
    (rf"(?<![\w-])(?:{asked})(?![\w-])", (language, tuple(told.split("|"))))
    for language, each in zip(ALL_TABLES, OTHER_WORDS, strict=True)
    for asked, told in (*((group, group) for group in each.groups), *each.kinds)
)
_EATING = Expressions((rf"(?<!\w)(?:{each.eating})(?!\w)", None) for each in OTHER_WORDS)
