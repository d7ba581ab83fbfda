"""What the table of a language is made of: how users tell a new address (`new_address.py`)."""

from typing import NamedTuple


class AddressWords(NamedTuple):
    """Words of a language, alternatives of expressions, with straight apostrophes."""

    labels: str
    """In front of the address, at the beginning of a clause: "change of address"."""
    requests: str
    """In front of the address: "update my address to"."""
    now: str
    """Stands in front of an address, and says nothing: "is now"."""
    full: str
    """As it is said in full, of `{}`."""
    stems: tuple[str, ...]
    """What an address is called, of which every form has one."""
    of: tuple[str, ...] = ()
    """In front of a word of a street's name: "rue de la Paix"."""
