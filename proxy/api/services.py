"""What is reached from all sides of a running proxy."""

from dataclasses import dataclass, field

from memory.ports.engine import Engine
from proxy.identity.gate import Gate
from proxy.ops.metrics import Metrics
from proxy.ops.readiness import Readiness, StoreWatch
from proxy.ops.siblings import Bulletin, Siblings


@dataclass(frozen=True, kw_only=True, slots=True)
class Services:
    """What the routes need: one dependency, put together by the composition root."""

    engine: Engine
    gate: Gate
    metrics: Metrics
    readiness: Readiness
    watch: StoreWatch
    siblings: Siblings = field(default_factory=Siblings)
    version: str = ""
    commit: str = ""
    """Which build this is; empty: unknown."""

    async def report(self) -> Bulletin:
        """How this process is, for the others."""
        checks = (*(await self.watch.look()).checks, *self.readiness.checks())
        self.metrics.foreign.set(self.engine.foreign)
        return Bulletin(checks, self.metrics.families())
