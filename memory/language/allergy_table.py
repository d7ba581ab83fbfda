"""What the table of a language is made of: how allergies are told that are no sentence of their own."""

from typing import NamedTuple


class AllergyWords(NamedTuple):
    """Words of a language, alternatives of expressions, with straight apostrophes."""

    # To what was named before, by a pronoun or by nothing (`allergic_to_it.py`).
    own: str
    """All of what the user says of herself."""
    another: str
    """All of what she says of `{who}`, a relative or a pronoun."""
    my: str
    """In front of a relative."""
    is_another: str
    """As it is said in full: of `{who}`, and of what."""
    joins: str
    """Between two allergens, or behind such a clause."""
    doubts: tuple[str, ...]
    """In front of what the user says of herself: it is not so, or only perhaps."""

    # In the place of what was outgrown (`allergic_to_it.py`).
    outgrown: str
    """Behind somebody, says that she is no longer allergic to what follows."""
    now_to: str
    """In front of what she is allergic to since: "now it's"."""
    is_so: str
    """As it is said in full: of `{who}`, by name, and of what."""

    # Somebody else's, within a request (`allergic_others.py`).
    unless: str
    """In front of what is only supposed or asked: "if", "does that mean"."""
    before: str
    """In front of a name or a relative: "for", "my"."""
    nobody: str
    """What stands there and is nobody whom the user knows: "someone", "a guest"."""
    he_is: str
    """He or she, with the verb."""
    who_is: str
    """The same behind whom it is said of."""
    allergic_to: str
    """How one is that, up to what to."""
