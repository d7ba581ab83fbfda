"""A medicine of which a clause says no more than how much and how often: "metformin with breakfast".

"Biktarvy, one a day"  "abends nehm ich noch Ramipril"  "Keppra 500 matin et soir"  "metformin 1-0-1"
"""

from memory.language import vocabulary
from memory.language.saying_table import LanguageWords

NAME = rf"(?:{vocabulary.DRUG})(?!\w)"
_FORM = rf"(?:{vocabulary.FORM})(?!\w)"
_AMOUNT = rf"(?:x ?)?(?:\d{{1,4}}(?:[.,/]\d+)?|(?:{vocabulary.COUNT})(?= )) ?(?:{_FORM})?(?!\w)"
_OF = r"(?: (?:of|de|di|von)(?= )| d(?='))?"
_BEGINS = r"^|[,;:(–—] ?| [-+] "
_ENDS = r"\s*(?:$|[.,;:!?()\n+–—]|- )"


def alone(of: LanguageWords) -> str:
    """An expression: the `value` with the `drug`, from where its clause begins to where it ends."""
    often = rf"(?:{of.frequencies})(?!\w)"
    before = rf"{often}|{_AMOUNT}{_OF}|{_FORM}{_OF}|(?:{of.before_medicine})(?!\w)"
    behind = rf",? \(?(?:(?:{of.ands}) )?(?:{often}|{_AMOUNT})\)?| (?:{_FORM}|(?:{vocabulary.ROUTE})(?!\w))"
    drug = rf"(?P<drug>{NAME}|(?:{of.short_medicines})(?= \d))"
    # What is behind gives nothing back. As a possessive group Python finds nothing by it before 3.11.5.
    all_behind = rf"(?=(?P<behind>(?:{behind}){{0,6}}))(?P=behind)"
    return (
        rf"(?:{_BEGINS}| (?:{of.ands}) )(?P<value>(?:(?:{before})(?:[,:]? |')){{0,6}}?{drug}{all_behind})"
        rf"(?={_ENDS}| (?:{of.reasons}|{of.ands}|{of.ends_medicine})(?!\w))"
    )
