"""What the table of a language is made of: how users say that they are not whose account it is (`speaking_for.py`)."""

from typing import NamedTuple


class SpeakingFor(NamedTuple):
    """Words of a language, alternatives of expressions, with straight apostrophes."""

    relatives: str
    """For whom somebody writes, beside those of `LanguageWords.relative`."""
    not_him: str
    """She is not who is named: "I'm not Mr Hughes, I'm his daughter". `{name}`: a name."""
    not_hers: str
    """The account is another's: "it's her account"."""
    for_him: str
    """In front of a relative, or anybody with a name: "I'm writing on behalf of"."""
    for_relative: str
    """In front of a relative alone: "I'm calling for my". Who writes for her mother may ask her own assistant for it.
    """
    introduces: str
    """She introduces herself as somebody's: "this is Priya, Tom's wife"."""
    typing: str
    """Somebody else writes from now on: "now Mia is typing". `{who}`: a name, or a relative of the user's."""
    returns: str
    """She who writes is the user again: "it's me again"."""
    my: str
    """In front of a relative in `{who}`."""
