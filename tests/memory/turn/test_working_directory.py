"""Where a coding client works, read off what it tells the model."""

import pytest

from memory.model.chat_request import Conversation, Message
from memory.turn.working_directory import LONGEST, workplace

CLAUDE_CODE = (
    "You are an agent.\n<env>\nWorking directory: /home/ada/shop\nIs directory a git repo: Yes\n</env>\nBe brief."
)
NEWER = (
    "# Environment\nYou have been invoked in the following environment: \n"
    " - Primary working directory: /home/ada/shop\n - Is a git repository: true\n"
)
OPENCODE = (
    "Here is some useful information.\n<env>\n  Working directory: C:\\Users\\ada\\shop\n  Platform: win32\n</env>"
)
CODEX = "<environment_context>\n  <cwd>/home/ada/shop</cwd>\n  <shell>bash</shell>\n</environment_context>"

DETAILS = (
    "<environment_details>\n# Visual Studio Code Open Tabs\n{tabs}\n\n# Current {what} Directory ({path}) Files\nsrc/\n"
    "src/cart.ts\n\n# Current Mode\nACT MODE\n</environment_details>"
)
CLINE = "<task>\nFix the tests.\n</task>\n\n" + DETAILS.format(tabs="src/a.ts", what="Working", path="/home/ada/shop")
ROO = DETAILS.format(tabs="src/a.ts\n" * 1_000, what="Workspace", path="c:/Users/Ada (work)/shop")


def of(*messages: tuple[str, str]) -> str:
    return workplace(Conversation(tuple(Message(role, text, "string") for role, text in messages))).directory


@pytest.mark.parametrize(
    ("message", "directory"),
    [
        (("system", CLAUDE_CODE), "/home/ada/shop"),
        (("developer", CLAUDE_CODE), "/home/ada/shop"),
        (("system", NEWER), "/home/ada/shop"),
        (("system", f"{NEWER}\n<env>\nToday's date: 2026-03-02\n</env>"), "/home/ada/shop"),
        (("system", OPENCODE), "C:\\Users\\ada\\shop"),
        (("user", CODEX), "/home/ada/shop"),
        (("user", CLINE), "/home/ada/shop"),
        (("user", ROO), "c:/Users/Ada (work)/shop"),
    ],
)
def test_a_clients_block_names_it(message: tuple[str, str], directory: str):
    assert of(message, ("user", "Fix the tests.")) == directory


def test_the_newest_block_counts():
    assert (
        of(("user", CODEX), ("user", "On."), ("user", CODEX.replace("shop", "blog")), ("user", "On."))
        == "/home/ada/blog"
    )


@pytest.mark.parametrize(
    "message",
    [
        ("user", CLAUDE_CODE),
        ("user", f"Why does my client send this? {CODEX}"),
        ("user", f"{CLINE} Why does my client send this?"),
        ("assistant", CLAUDE_CODE),
        ("tool", CLAUDE_CODE),
        ("system", "Working directory: /home/ada/shop"),
        ("system", "# Environment\nBe quiet.\n"),
        ("system", "<env>\nPlatform: linux\n</env>"),
        ("system", f"<env>\nWorking directory: /{'x' * LONGEST}\n</env>"),
    ],
)
def test_nothing_else_does(message: tuple[str, str]):
    assert of(message, ("user", "Fix the tests.")) == ""


ROOTED = (
    "<env>\n  Working directory: {directory}\n  Workspace root folder: {root}\n  Is directory a git repo: yes\n</env>"
)


@pytest.mark.parametrize(
    ("block", "root"),
    [
        (ROOTED.format(directory="/home/ada/shop/packages/api", root="/home/ada/shop"), "/home/ada/shop"),
        (ROOTED.format(directory="/home/ada/shop", root="/home/ada/shop/"), "/home/ada/shop"),
        (ROOTED.format(directory="C:\\src\\shop\\api", root="C:\\src\\shop"), "C:\\src\\shop"),
        (NEWER.replace("/shop", "/shop/.claude/worktrees/fix-a-cart"), "/home/ada/shop"),
        (NEWER.replace("/shop", "/shop/.claude/worktrees/fix-a-cart/packages/api"), "/home/ada/shop"),
        (ROOTED.format(directory="/srv/a/.claude/worktrees/b/c", root="/srv/a/.claude/worktrees/b"), "/srv/a"),
        # no repository, another one's, or what only begins alike
        (ROOTED.format(directory="/home/ada/notes", root="/"), ""),
        (ROOTED.format(directory="C:\\Users\\ada", root="C:\\"), ""),
        (ROOTED.format(directory="/home/ada/shop-two", root="/home/ada/shop"), ""),
        (ROOTED.format(directory="/home/ada/blog", root="/home/ada/shop"), ""),
        (NEWER, ""),
        (NEWER.replace("/shop", "/.claude/skills"), ""),
        (NEWER.replace("/shop", "/worktrees/fix"), ""),
    ],
)
def test_its_repository_is_told_where_the_client_tells_it(block: str, root: str):
    told = workplace(Conversation((Message("system", block, "string"), Message("user", "Fix it.", "string"))))

    assert told.root == root
