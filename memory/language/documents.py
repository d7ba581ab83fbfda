"""Documents that are pasted without a fence: diffs, commits, Markdown, tickets, what lies behind a line that names one.

Each is told by its shape: two files side by side, headings as software has them, a user story with what it is accepted
by. The user's own headings and bullets ("# About me", "- two kids") have none of these. What asks for something in the
last paragraph, or in lines of their own behind it, is hers.
"""

import re
from collections.abc import Iterator, Sequence

from memory.language import phrases
from memory.language.alternatives import any_of
from memory.language.frames import speaks
from memory.language.languages import DOCUMENTS
from memory.text.regex import regex

Lines = Sequence[str]

_DIFF_BEGINS = regex(r"(?m)diff --git |@@ .*@@|Index: \S+$|(?:--- \S.*\n)\+\+\+ \S|commit [\da-f]{7,40}$")
_DIFF_HEAD = regex(r"diff --git |index [\da-f]|@@ |--- |\+\+\+ |Index: |={20,}$|(?:old|new|deleted|rename|similarity) ")
_COMMIT_HEAD = regex(r"(?:commit [\da-f]{7,40}|(?:Author|Date|Merge|AuthorDate|Commit|CommitDate):)[ \t]?")
_IN_DIFF = regex(r"[+\- \t\\]")
_CHANGED = regex(r"[ \t]{0,3}(?P<sign>[+-])(?P<space>[ \t]?)(?P<text>(?![+-]).*\S.*)$")

_CONFLICT = regex(r"<{7} \S|={7}$|>{7} \S|\|{7} \S")

_HEADING = regex(r"#{1,6} +\S")
_FILE_HEADING = regex(r"# +[\w.-]+\.(?:md|mdx|rst|txt)\b")
_OF_SOFTWARE = regex(
    r"(?i)#{1,6} +(?:\[?v?\d+\.\d+(?:\.\d+)?|[\w.-]+\.(?:md|mdx|rst|txt)\b"
    rf"|(?:{any_of(DOCUMENTS, 'headings')})(?:\W|$))"
)
"""A heading that a project's documents have."""

_COMMIT_TITLE = regex(r"(?:feat|fix|docs|chore|refactor|test|perf|build|ci|revert|style)(?:\([\w ./-]{1,40}\))?!?: \S")
_TRAILER = regex(r"(?:Signed-off-by|Co-authored-by|Reviewed-by|Change-Id): \S")

_USER = rf"(?:[\w-]+ ){{0,3}}?(?:{any_of(DOCUMENTS, 'users')})"
_STORY = regex(rf"(?i)(?<!\w)(?:{any_of(DOCUMENTS, 'story').replace('USER', _USER)})\b")
_PURPOSE = regex(rf"(?i)\W(?:{any_of(DOCUMENTS, 'purpose')})\W")
_CRITERIA = regex(rf"(?i)[#*_ \t-]{{0,6}}(?:{any_of(DOCUMENTS, 'criteria')})\W*(?:$|:)")
_TICKET_KEY = regex(r"(?<!\w)[A-Z][A-Z\d]{1,9}-\d+\b[: ]")
_TICKET_LABEL = regex(rf"(?i)[#*_ \t]{{0,6}}(?:{any_of(DOCUMENTS, 'labels')})\W{{0,3}}:")
_ENDS_SENTENCE = regex(r"[.!?][ \t]*$")
_STEP = regex(
    rf"[ \t]*(?:(?P<given>{any_of(DOCUMENTS, 'given')})|(?P<when>{any_of(DOCUMENTS, 'when')})"
    rf"|(?P<then>{any_of(DOCUMENTS, 'then')})|(?P<scenario>(?:{any_of(DOCUMENTS, 'scenario')})(?=:)))(?::| )"
)

_NAMES_DOCUMENT = regex(
    r"(?i)(?<![\w.])(?:[\w-]+\.(?:md|mdx|rst|txt|ya?ml|toml|json|ini|cfg|conf|env|feature)"
    r"|(?-i:README|CHANGELOG|CONTRIBUTING|AGENTS|CLAUDE)|readme|changelog|dockerfile|user story|pull request"
    r"|commit message|prompt file|system prompt"
    rf"|(?:{any_of(DOCUMENTS, 'this')})"
    r" (?:diff|patch|ya?ml|json|toml|ini|config|spec|ticket|template|story))s?(?!\w)"
)
"""Of a line that a document follows: what it is called."""

_MARKED = regex(r"[ \t]*(?:#{1,6} |[-*+•] |\d+[.)] |\[)|[ \t]*[\w.-]+(?:: |:$| = |=)|[ \t]{2,}\S")
"""A line of a document, as prose has none."""


def documents(text: str) -> Iterator[tuple[int, int]]:
    """Where the documents in a text begin and end, by lines: the first one, and the one behind the last."""
    lines = text.split("\n")
    at = 0
    for begin, end in sorted(span for find in _SHAPES for span in find(lines)):
        start = max(begin, at)
        if end > start:
            yield start, end
            at = end


# ── Diffs, and commits ────────────────────────────────────────────────────────────────────────────────────────


def _diffs(lines: Lines) -> Iterator[tuple[int, int]]:
    """Patches, from the head of the first file on; and lines with + and - alone, if one is what became of another."""
    at = 0
    while at < len(lines):
        if _DIFF_BEGINS.match("\n".join(lines[at : at + 2])):
            end = _diff_end(lines, at)
            yield at, end
            at = end
        else:
            at += 1
    for begin, end in _runs(lines, _CHANGED):
        if _is_change(lines[begin:end]):
            yield begin, end


def _diff_end(lines: Lines, at: int) -> int:
    """Behind the last line of a diff: an empty one is in it if it goes on."""
    end = at
    for n in range(at, len(lines)):
        line = lines[n]
        if _DIFF_HEAD.match(line) or _COMMIT_HEAD.match(line) or (line.strip() and _IN_DIFF.match(line)):
            end = n + 1
        elif line.strip():
            break
    return end


def _is_change(lines: Lines) -> bool:
    """Whether lines with both signs are a change: nothing stands between sign and text, or two begin alike.

    "+ I live closer to mum", "- I lose my garden" are for and against.
    """
    changed = [found for line in lines if (found := _CHANGED.match(line))]
    texts = {sign: {" ".join(each["text"].split()[:2]) for each in changed if each["sign"] == sign} for sign in "+-"}
    if not (texts["+"] and texts["-"]):
        return False
    return not any(each["space"] for each in changed) or not texts["+"].isdisjoint(texts["-"])


def _conflicts(lines: Lines) -> Iterator[tuple[int, int]]:
    marks = [at for at, line in enumerate(lines) if _CONFLICT.match(line)]
    if len(marks) > 1 and lines[marks[0]].startswith("<"):
        yield marks[0], marks[-1] + 1


def _commits(lines: Lines) -> Iterator[tuple[int, int]]:
    """A commit's message: a title of its kind with a body, or with trailers."""
    begin = next((at for at, line in enumerate(lines) if _COMMIT_TITLE.match(line)), None)
    if begin is not None and any(_TRAILER.match(line) or _MARKED.match(line) for line in lines[begin + 1 :]):
        yield begin, _document_end(lines, begin)


# ── Markdown, tickets, and what is named ──────────────────────────────────────────────────────────────────────


def _markdown(lines: Lines) -> Iterator[tuple[int, int]]:
    """What has headings as a project's documents do: two of software, or two of any under the name of a file."""
    headings = [at for at, line in enumerate(lines) if _HEADING.match(line)]
    of_software = sum(1 for at in headings if _OF_SOFTWARE.match(lines[at]))
    if of_software > 1 or (len(headings) > 1 and _FILE_HEADING.match(lines[headings[0]])):
        yield headings[0], _document_end(lines, headings[0])


def _tickets(lines: Lines) -> Iterator[tuple[int, int]]:
    """What is wanted of a software: what it is accepted by, its steps, and the story of a user that tells its purpose.

    "As a customer I want a refund" alone is somebody's who wants one.
    """
    told = [(at, line) for at, line in enumerate(lines) if line.strip()]
    criteria = [at for at, line in told if _CRITERIA.match(line)]
    labels = [at for at, line in told if _TICKET_LABEL.match(line) or _TICKET_KEY.search(line)]
    steps = [at for at, line in told if _STEP.match(line)]
    is_ticket = bool(criteria or labels or _are_steps([lines[at] for at in steps]))
    stories = [
        at for at, line in told if (found := _STORY.search(line)) and (is_ticket or _PURPOSE.search(line, found.end()))
    ]
    marks = (*stories, *criteria, *(steps if _are_steps([lines[at] for at in steps]) else ()))
    if marks:
        begin = min((*marks, *labels))
        yield begin, _document_end(lines, begin)


def _are_steps(lines: Lines) -> bool:
    """Whether lines are a scenario: what is given, and what then happens; nobody puts a full stop there."""
    kinds = {found.lastgroup for line in lines if (found := _STEP.match(line))}
    return len(kinds) > 1 and bool(kinds & {"given", "scenario"}) and not any(map(_ENDS_SENTENCE.search, lines))


def _named(lines: Lines) -> Iterator[tuple[int, int]]:
    """What stands behind the line that names it, if that speaks of no other and it is written as none speaks."""
    begin = next((at for at, line in enumerate(lines) if at and _MARKED.match(line)), None)
    lead = next((line for line in reversed(lines[:begin]) if line.strip()), "") if begin else ""
    if begin and _NAMES_DOCUMENT.search(lead) and _hands_over(lead):
        yield begin, _document_end(lines, begin)


def _hands_over(line: str) -> bool:
    return speaks(line) or line.rstrip().endswith((":", "："))


def _document_end(lines: Lines, begin: int) -> int:
    """Behind the last line of a document that goes on to the end of the message, but for what asks there."""
    end = len(lines)
    while end > begin + 1 and (not lines[end - 1].strip() or _asks(lines, end - 1)):
        end -= 1
    return end


def _asks(lines: Lines, at: int) -> bool:
    """Whether a line asks for something: in its own paragraph, or with a question mark."""
    line = lines[at].rstrip()
    if _MARKED.match(line):
        return False
    return line.endswith("?") or (not lines[at - 1].strip() and phrases.REQUESTS.match(line))


def _runs(lines: Lines, shape: re.Pattern[str]) -> Iterator[tuple[int, int]]:
    """Lines of a shape that stand together, two and more."""
    at = 0
    while at < len(lines):
        end = at
        while end < len(lines) and shape.match(lines[end]):
            end += 1
        if end > at + 1:
            yield at, end
        at = end + 1


_SHAPES = (_diffs, _conflicts, _commits, _markdown, _tickets, _named)
