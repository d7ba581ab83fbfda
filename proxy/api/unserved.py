"""What clients of mem0 may ask and nobody serves here: each path, and what to use instead (docs/api.md)."""

import re

EXPORTS = "Exports are not made to a schema here. `GET /memory/v1/export?user_id=…` streams all that is remembered."

PROFILES = "`GET /memory/v1/profile?user_id=…` has a user's profile; it is kept as she talks, and needs no job."

INSTEAD: tuple[tuple[re.Pattern[str], str], ...] = (
    (re.compile(r"/v1/exports(?:/|\Z)"), EXPORTS),
    (re.compile(r"/v1/summary(?:/|\Z)"), "`POST /memory/v1/context` has what a model should know of a user, as text."),
    (re.compile(r"/v2/profiles(?:/|\Z)|/v2/entities/[^/]+/[^/]+/profile/?\Z"), PROFILES),
    (
        re.compile(r"/api/v1/(?:orgs|webhooks)(?:/|\Z)"),
        "There are no organisations, projects and webhooks here: what they set stands in Ricordo's settings.",
    ),
)


def instead_of(path: str) -> str | None:
    """What to use instead of a path that these clients know and nobody serves; None for any other."""
    return next((advice for known, advice in INSTEAD if known.match(path)), None)
