"""What people move to and live in that is no place: tools, work, figures of speech.

Nothing here knows which places there are: a home is whatever a sentence calls one, unless it is known to be none.
"""

from memory.language.languages.named_things import NAMED_THINGS
from memory.language.work_table import TOOLS
from memory.text.regex import regex

_NO_PLACE = regex(
    r"(?i)(?:"
    r"python|java|javascript|typescript|kotlin|rust|golang|go|linux|windows|macos|ubuntu|vim|neovim|emacs|vs ?code"
    r"|react|vue|angular|aws|azure"
    r"|gcp|postgres(?:ql)?|mysql|sqlite|docker|kubernetes|github|gitlab|slack|teams|notion|obsidian|it|them|there"
    r"|here|bed|tears|management|excel|powerpoint|outlook|jira|psql|meetings|spreadsheets"
    r"|sales|marketing|remote"
    r")\b|\w+ \d"
)

_TOWNS_TOO = r"phoenix|java|aruba|delphi|eclipse|make|black|notion|teams|travis|perl|rust|go|swift|intercom|basecamp"
"""Names of tools that are places, families' names or words of other languages, too."""

_NAMED = "|".join((TOOLS, *(NAMED_THINGS[kind] for kind in ("tool", "hosting", "code"))))
_TOOL = regex(rf"(?i)(?<![\w-])(?!(?:{_TOWNS_TOO})\b)(?:{_NAMED})(?![\w-])")


def is_no_place(value: str) -> bool:
    """Whether what stands where a place is expected is known to be none, in any language: "remote", "Excel"."""
    return _NO_PLACE.match(value) is not None


def names_tool(move: str) -> bool:
    """Whether a move, told with from where and to where, is one between tools: "moved from Jira to Linear"."""
    return _TOOL.search(move) is not None
