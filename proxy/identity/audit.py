"""Who was refused what: one line in the log for each, with digests in the place of names and addresses."""

from collections.abc import Callable

import msgspec
import structlog

from memory.model.scope import Digests


class Denial(msgspec.Struct, frozen=True, kw_only=True):
    """One refusal: the error's code, and digests (hex) of the tenant and the peer as far as they are known."""

    code: str
    tenant: str = ""
    peer: str = ""


Audit = Callable[[Denial], None]
"""Keeps a denial."""


def log_denial(denial: Denial) -> None:
    """The audit of a single machine: the structured log."""
    structlog.get_logger().warning("audit", **msgspec.structs.asdict(denial))


def masked(digests: Digests, purpose: str, name: str) -> str:
    """What stands for a name in the audit: the same for the same name, and nothing else can be told from it."""
    return digests.of(f"audit-{purpose}", name).hex()
