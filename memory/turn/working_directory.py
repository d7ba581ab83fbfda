"""Where a coding client works, as it tells the model.

Claude Code and opencode write `Working directory: /path` into an `<env>` block of the system message, or under the
heading `# Environment`, Codex `<cwd>/path</cwd>` into an `<environment_context>` of a user message, Cline, Roo Code and
Kilo Code `# Current Working Directory (/path) Files` into the `<environment_details>` at the end of one. It tells the
project (docs/rules.md, Projects), as does the repository around it where the client says which that is: opencode names
its root beside the directory, and Claude Code makes its work trees in a folder of the repository
(docs/decisions/0098).
"""

from typing import NamedTuple

from memory.model.chat_request import Conversation
from memory.text.regex import regex
from memory.turn.wrapping import ENVIRONMENT, ENVIRONMENT_END

LOOKED_AT = 4_096
"""So much of a block is read: clients write a few lines."""

LONGEST = 1_024
"""Characters of a path: longer ones are none (Linux allows 4,096 bytes, and nobody has them)."""

_ENV, _HEADING, _CONTEXT = "<env>", "# Environment\n", "<environment_context>"
_IN_ENV = regex(r"(?im)^[ \t]*(?:- )?(?:primary )?working directory:[ \t]*(\S[^\n<]*)")
_IN_CONTEXT = regex(r"<cwd>([^<\n]+)</cwd>")
_IN_DETAILS = regex(r"(?m)^# Current (?:Working|Workspace) Directory \((\S.*)\) Files[ \t]*$")
_ROOT_IN_ENV = regex(r"(?im)^[ \t]*workspace root folder:[ \t]*(\S[^\n<]*)")
_WORK_TREE = regex(r"(?s)(.+?)[/\\]\.claude[/\\]worktrees[/\\]")


class Workplace(NamedTuple):
    """Where a client works; empty: it does not tell."""

    directory: str = ""
    root: str = ""
    """The repository in which the directory lies, or of which it is a work tree, as far as it can be told."""


def workplace(conversation: Conversation) -> Workplace:
    """The working directory that the newest such block names, and its repository.

    Of what users write only messages that begin or end with a client's block count: anybody may paste one.
    """
    for message in reversed(conversation.messages):
        if message.role in {"system", "developer"}:
            blocks, named = sorted((message.text.rfind(_ENV), message.text.rfind(_HEADING)), reverse=True), _IN_ENV
        elif message.role == "user" and message.text.lstrip().startswith(_CONTEXT):
            blocks, named = [message.text.index(_CONTEXT)], _IN_CONTEXT
        elif message.role == "user" and message.text.rstrip().endswith(ENVIRONMENT_END):
            blocks, named = [message.text.rfind("\n# Current Work", message.text.rfind(ENVIRONMENT))], _IN_DETAILS
        else:
            continue
        for at in blocks:
            found = named.search(message.text[at : at + LOOKED_AT]) if at >= 0 else None
            if found and len(path := found[1].strip()) <= LONGEST:
                told = _ROOT_IN_ENV.search(message.text[at : at + LOOKED_AT]) if named is _IN_ENV else None
                return Workplace(path, _root_of(path, told[1].strip() if told else ""))
    return Workplace()


def _root_of(directory: str, told: str) -> str:
    """The root of the repository around `directory`: the one that is told, unless it is no folder around it.

    Where there is no repository opencode tells the root of the whole file system, which is around everything.
    """
    root = told.rstrip("/\\")
    if not root.endswith(":") and root and directory.startswith((f"{root}/", f"{root}\\")):
        directory = root
    tree = _WORK_TREE.match(f"{directory}/")
    return tree[1] if tree else directory if directory == root else ""
