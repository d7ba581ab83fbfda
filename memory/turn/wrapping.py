"""A user's own words in a message that her application has filled with documents and instructions.

Open WebUI puts a template with the documents in front of her newest message, some releases behind it, and older ones
repeat her question inside it; its next request has the same message without. So what she said is found again in the
history, journalled and recalled for by her words alone. Only what is known, whole, and leaves words of hers is taken
off: other prompts with documents keep their text here, and are read when they are ingested (material.py).
"""

import re

TEMPLATES = (
    "### Task:\nRespond to the user query using the provided context",
    "You are given a user query, some textual context and rules, all inside xml tags.",
)
"""How Open WebUI's templates begin, at the beginning of a line: since 0.4, and in the last releases before."""

DOCUMENTS_END = re.compile(r"^[ \t]*</context>[ \t]*$", re.MULTILINE)
"""On a line of its own, as the templates have it; the last one does it: a document may have it, too."""

QUESTION = re.compile(r"\s*(?:<rules>.*?</rules>\s*)?<user_query>(.*?)</user_query>", re.DOTALL)
"""Where a template repeats the question: right behind the documents, or behind its rules."""

ADDED = (
    ("<attached_files>\n", "\n</attached_files>"),
    ("<!-- SYSTEM CONTEXT (NOT PART OF USER QUERY) -->\n", "\n<!-- END SYSTEM CONTEXT -->"),
    ("\n#### Code Interpreter\n\nYou have access to a Python code interpreter via: `<code_interpreter ", ""),
    ("\n#### Tools Available\n\n1. **Code Interpreter**: `<code_interpreter ", ""),
)
"""Where something begins, and where it ends, that is added to a message: the list of files by Open WebUI and LobeChat,
and Open WebUI's instructions for its code interpreter, to the end of the message."""


def own_words(text: str) -> str:
    """What the user said in this message: all of it, unless something known stands around it."""
    if "</context>" in text:
        text = _without_documents(text)
    for opening, closing in ADDED:
        start = text.find(opening)
        if start < 0:
            continue
        end = text.find(closing, start) if closing else len(text)
        if closing and text.find(opening, end) >= 0:  # somebody has pasted such a message: what stands between is hers
            continue
        if start < end:
            text = f"{text[:start]}{text[end + len(closing) :].lstrip()}".strip() or text
    return text


def _without_documents(text: str) -> str:
    """What stands in front of a template and behind it, or else as the question inside."""
    for opening in TEMPLATES:
        start = text.find(opening)
        if start < 0 or text[start - 1 : start] not in {"", "\n"}:
            continue
        *_, end = (0, *(each.end() for each in DOCUMENTS_END.finditer(text, start)))
        if not end:
            return text
        asked = QUESTION.match(text, end)
        behind = text[asked.end() if asked else end :]
        beside = "\n".join(filter(None, (text[:start].strip(), behind.strip())))
        return beside or (asked[1].strip() if asked else "") or text
    return text
