"""What the table of a language is made of: the sentences that are pinned, and what only sounds like them.

Patterns are read without case, in one sentence of the user's at a time (`first_person.py`), behind what `unless` takes
out of it. `ALLERGEN`, `MEDICINE` and `HARMFUL` stand for any of the table's own words, which are marked in the sentence
first, "I cannot eat ⟨nuts⟩": so no pattern has hundreds of words.

A group named `thing` is what somebody says that she is allergic to. People are "allergic" to Mondays, too, and nobody
can list to what in jest: the thing is judged by its shape (`memory/profile/pins.py`). With an allergen or a medicine in
it, it is meant; with a word of `figurative` it is not; a capitalised name that nobody knows needs one of the `effects`
in the same sentence. Any other common noun counts: what harms is an allergy that was lost.
"""

from typing import Literal, NamedTuple

from memory.model.options import Dangers

Reason = Literal[
    "allergy",
    "not to be given",
    "interaction",
    "condition",
    "limit",
    "medicine",
    "emergency contact",
    "blood type",
    "never",
    "dose",
    "likely",
]
"""Why something is pinned; likely: by weight (`word_reader.py`). The order is who stays when there are too many."""

HAVE_AN_END = frozenset(("not to be given", "limit", "medicine"))
"""Reasons that may hold for a while: no lifting for six weeks, no alcohol until the pills are taken."""

ALLERGEN = r"⟨[^⟩]{1,60}⟩"
MEDICINE = r"⟦[^⟧]{1,60}⟧"
HARMFUL = rf"(?:{ALLERGEN}|{MEDICINE})"

THING = r"(?P<thing>[^,;:.!()]{2,80})"
"""What comes behind "allergic to", up to the end of the clause."""


class Danger(NamedTuple):
    """Sentences that are pinned for one reason."""

    reason: Reason
    patterns: tuple[str, ...]
    preset: Dangers = "safety"


class DangerTable(NamedTuple):
    """All of a language."""

    speaks: str
    """Words of which one stands in every sentence that the rules are for: of the first person, and orders. It saves
    reading what is in another language, or of nobody here."""
    rules: tuple[Danger, ...]
    unless: tuple[str, ...]
    """What is taken out of a sentence before it is read: what is denied, over, told of others, made up."""
    allergens: str
    """What people are allergic to, as whole words."""
    medicines: str
    """What is given to a patient. What is in both lists is a medicine. Both are weighed (`word_reader.py`): whoever
    changes one runs `python -m bench.words dangers --write`."""
    figurative: str
    """What people call themselves allergic to in jest, and endings of what cannot be touched: "commitment"."""
    effects: str
    """What an allergy does to somebody, and who says so."""
    # How a sentence goes on: alternatives of expressions that are matched without case.
    ands: str = ""
    """Between two allergens."""
    begins: str = ""
    """Begins what is said about an allergen, and is not its name: "people who bring their cats"."""
    no: str = ""
    """In front of what somebody cannot have, of which the next sentence says why."""
    i_am: str = ""
    """In front of "allergic" where it stands alone: to what was named before."""
    allergic_last: str = ""
    """All of that where the verb stands last."""
    conditions: str = ""
    """Begins a condition: "if"."""
    ever: str = ""
    """Behind that: what happens always then, "I eat nuts"."""
    words_are_parted: bool = True
    """Whether white space stands between words."""
    names_are_capitalised: bool = True
    """Whether a capital tells a name from a noun: not so in German, nor where there are none."""


SOFTWARE = (
    r"jira|confluence|slack|excel|powerpoint|outlook|sharepoint|microsoft teams|windows|linux|macos|ios|android|sap"
    r"|salesforce|javascript|typescript|java|python|php|perl|cobol|rust|html|css|sql|yaml|xml|json|regex|react"
    r"|angular|docker|kubernetes|github|gitlab|jenkins|vim|emacs|vba|wordpress|linkedin|facebook|twitter|instagram"
    r"|tiktok|zoom|crypto|bitcoin|chatgpt"
)
"""Names that are the same in all languages, and written without a capital, too."""

DAYS_OFF = r"monday|tuesday|wednesday|thursday|friday|saturday|sunday"
