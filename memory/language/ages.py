"""How old a text says that somebody is, by name.

    "My kids are Anya (7) and Rohan (10)."    anya 7, rohan 10
    "Correction: Anya is 8."                  anya 8
    "Leo, que tiene 6 años, …"                leo 6

Whoever is known to be of one age, and is of another, has grown, or it was wrong.
"""

from memory.language import phrases
from memory.language.alternatives import any_of
from memory.language.languages import LANGUAGES
from memory.text.reading import once
from memory.text.regex import regex

_NAME = r"(?P<name>(?-i:[A-ZÀ-Þ])[a-zß-ÿœ]+)"
_BETWEEN = r"(?: [^\W\d_]{2,10}){0,2}?"
"""Beside the verb: "is actually", "ist übrigens schon"."""
_IS_AGED = any_of((each.words for each in LANGUAGES), "is_aged")
_YEARS = rf"(?:[ -](?:{any_of((each.words for each in LANGUAGES), 'years_old')}))?"
_WHO = any_of((each.words for each in LANGUAGES), "who")
_MORE = "|".join(f"{each.words.ands}|{each.words.ends}" for each in LANGUAGES)
_ENDS = rf"(?=\s*(?:$|[;!?)]|[.,](?!\d))| (?:{_MORE}|{phrases.of_all('no')}|{phrases.of_all('no_behind')})\b)"
_AGED = regex(
    rf"(?i)(?<!\w){_NAME}(?: ?\((?P<bracket>[1-9]\d?){_YEARS}\)|, (?P<aside>[1-9]\d?){_YEARS}(?=,| (?:{_MORE})\b)"
    rf"|(?:'s|,? (?:(?:{_WHO}) )?(?:{_IS_AGED})){_BETWEEN} (?P<told>[1-9]\d?){_YEARS}{_ENDS})"
)


@once
def ages_in(text: str) -> dict[str, int]:
    """Names in lower case → years; of several ages of one name the last."""
    return {
        found["name"].casefold(): int(found["bracket"] or found["aside"] or found["told"])
        for found in _AGED.finditer(text.replace("’", "'"))
    }
