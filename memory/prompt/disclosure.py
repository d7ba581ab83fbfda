"""What of a memory an upstream may see: all, or nothing (docs/upstreams.md)."""

from typing import Literal

Disclosure = Literal["all", "none"]
