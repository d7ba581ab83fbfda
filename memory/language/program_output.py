"""What programs print and nobody says: lines of logs and test runners, and the words of which they are made.

A line is told by how it begins. One beside it, in the same paragraph, is printed too if it is indented or has a label
("hint:", "Expected:") and nobody speaks of herself in it. The lines of code and of errors that stand alone are known in
`material.py`.
"""

import re
from collections.abc import Iterator, Sequence

from memory.language import phrases
from memory.text.regex import regex

_PRINTED = regex(
    r"E {2,}\S"  # pytest
    r"|[ \t]*+(?:(?-i:(?:FAILED|PASSED|SKIPPED|XFAIL|XPASS|FAIL|PASS)(?: |:? {2,}|\t)|ok(?: {2,}|\t))\S*[/.:]\S"
    r"|-{3} (?:FAIL|PASS|SKIP): |(?:={3,}|_{3,}) \S.*(?:={3}|_{3})$|● .{0,80} › |[✕✓✗✔✘×√] \S.*\(\d+ ?m?s\)$"
    r"|test result: |\d+ (?:passed|failed|failing|passing)(?=[,;] \d| in \d| \(\d)"
    r"|\S*[\w)\]]\.\w{1,5}[:(]\d+(?:[:,]\d+)?\)?(?::| -)(?=\s)"  # a place in a file: "src/cart.ts:12:5 - error"
    r"|(?=[\w$-]+[./\\])[\w$./\\-]+:\d+:|thread '[^']{0,60}' panicked"
    r"|Caused by: [\w.$]+(?:Exception|Error)\b|\.\.\. \d+ (?:more|common frames)"
    r"|\[?(?:[\w-]+: )?\[?(?:CRITICAL|ERROR|WARNING|NOTICE)\]|(?:Module|Package|Command|File) not found: "
    r"|(?-i:remote: (?:error|warning|fatal|Resolving|Counting|Compressing|Enumerating|Total|Create)\b"
    r"|(?:error|fatal|hint): (?:failed to|could not|pathspec|src refspec|Updates were) "
    r"|(?:ld|clang|gcc|cc1|collect2|rustc|tsc): )"
    r"|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec) [ \d]\d \d\d:\d\d:\d\d |\d\d:\d\d:\d\d[.,]\d{3} )",
    re.IGNORECASE,
)
"""How a line begins that a program printed."""

_MAY_BE_PRINTED = regex(
    r"[ \t]{2,}\S|\t|(?:hint|note|help|info|detail|expected|received|actual|got|want|[=*+|^~-]{2,}|\.\.\.)(?:[:= ]|$)",
    re.IGNORECASE,
)
"""How one may begin that stands beside such a line."""

_OF_PROGRAM = regex(
    r"\w(?:Error|Exception)\b|(?<![\w$.])(?:[\w$]+\.){2,}[\w$]+|\w::\w|\w\(\)|\b\d{1,3}(?:\.\d{1,3}){3}\b"
    r"|\b[Pp]ort \d{2,5}\b|\b0x[\da-f]+\b|\b[a-z]+_[a-z_]+\b|(?<!\w)/\w+/\w+|\blocalhost\b"
    r"|\.\w{1,5}:\d+\b|\[(?:CRITICAL|ERROR|WARN|INFO)"
)
"""A word as only programs have them, anywhere."""


def printed_lines(lines: Sequence[str]) -> Iterator[int]:
    """Which of a text's lines a program printed, in their order."""
    sure = [_PRINTED.match(line) is not None for line in lines]
    reached = [*sure]
    for order in (range(1, len(lines)), range(len(lines) - 2, -1, -1)):
        step = order.step
        for at in order:
            reached[at] = reached[at] or (reached[at - step] and _may_be_printed(lines[at]))
    return (at for at, is_printed in enumerate(reached) if is_printed)


def _may_be_printed(line: str) -> bool:
    return bool(_MAY_BE_PRINTED.match(line)) and not (line.rstrip().endswith("?") or phrases.OF_SPEAKER.search(line))


def is_of_program(sentence: str) -> bool:
    """Whether a sentence has a program's words, and none of a person who speaks of herself."""
    return _OF_PROGRAM.search(sentence) is not None and phrases.OF_SPEAKER.search(sentence) is None
