"""What the table of a language is made of: work where software is made, and how its user is dealt with there."""

from typing import NamedTuple

TOOLS = (
    r"jest|vitest|mocha|pytest|unittest|npm|pnpm|yarn|bun|pip|uv|poetry|conda|eslint|prettier|"
    r"biome|ruff|black|flake8|mypy|pyright|git|github|gitlab|terraform|opentofu|kubernetes|"
    r"kubectl|helm|python|javascript|typescript|java|golang|rust|kotlin|swift|ruby|php|react|vue|"
    r"svelte|django|flask|fastapi|postgres\w*|mysql|sqlite|redis|kafka|make|cargo|gradle|maven|"
    r"webpack|vite|tailwind|node|deno"
)
"""What such work is done with: called the same everywhere."""


class WorkWords(NamedTuple):
    """All of a language: each alternatives of an expression, with spaces."""

    things: str
    """Things and doings of such work; a language has the English ones, too."""
    state: str
    """How what is worked on is doing just now: "the tests are green now"."""
    everywhere: str
    """Says that an order given in one project holds in the others, too."""
    me: str
    """Means the user whom an order is to be good for: "explain things to me"."""
    talk: str
    """What is done in talk with whoever asks, and what comes of it."""
