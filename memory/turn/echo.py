"""What came from us or from the application, and is not the user speaking (P7, FAULTS B18).

Recognised are the very lines of the turn's injection, regions in our mark-up, sections under one of our headings, and
lines that look like a rendered memory, whoever wrote them: a forged block is no more a source than a true one that
comes back. A compact line by itself (`- 2026-05-08: …`) may as well be one of a diary, and is hers.
"""

import re

from memory.model.turn import Injection
from memory.text.markup import strip_our_regions

_TAGS = r"memory|memories|user_memory|memory_context"
_OPEN = re.compile(rf"(?i)<({_TAGS})(?:\s[^<>]{{0,200}})?>")
_CLOSE = re.compile(rf"(?i)</({_TAGS})\s{{0,8}}>")

_SECTION = re.compile(
    r"(?im)^[ \t]*+===\s?(?:user profile|critical memories|standing preferences|retrieved memories)[^=\n]{0,40}==="
    r"[^\n]*+(?:\n[ \t]*+[-*•] [^\n]*+)*"
)
"""A heading of Formatting's (docs/rules.md) with its list; others' headings part what is hers from what is not."""

_MEMORY_LINE = re.compile(
    r"(?i)[ \t]*+(?:"
    r"(?:[-*•]\s*)?\[(?:critical|important|info|semantic|episodic|procedural|working)\]"  # Formatting, Memory tags
    r"|---\s?[^\W\d_]{3,12} \d{4}\s?---"  # Formatting's months (docs/rules.md)
    r"|<!-- stable context above"
    rf"|</?(?:{_TAGS})\b"
    r"|.{1,2000}\((?:confirmed|inferred)(?:, pinned)?\)\s*$"
    r"|.{1,2000}\(mentioned \d{4}-\d\d-\d\d\)"
    r")"
)


def without_echo(text: str, injection: Injection) -> str:
    """The user's words without what was injected into this turn, and without anything that looks like it."""
    for block in (injection.stable, injection.dynamic):
        if block:
            text = text.replace(block, "\n")
    injected = {line.strip() for block in (injection.stable, injection.dynamic) for line in block.split("\n")} - {""}
    # Without what stands between an opening tag and the next closing one; a tag that is not closed opens nothing.
    text, parts, at = strip_our_regions(text), list[str](), 0
    while (opened := _OPEN.search(text, at)) and (closed := _CLOSE.search(text, opened.end())):
        parts.append(text[at : opened.start()])
        at = closed.end()
    kept = _SECTION.sub("", "\n".join((*parts, text[at:]))).split("\n")
    return "\n".join(line for line in kept if line.strip() not in injected and not _MEMORY_LINE.match(line))
