"""What tenants spend on language models, in tokens a day, and how much they may."""

from datetime import date
from typing import Protocol


class Spending(Protocol):
    """Counts the tokens of each tenant and day. A store may keep the counts, so that several processes share them."""

    async def reserve(self, tenant: str, day: date, tokens: int, *, cap: int) -> bool:
        """Count `tokens` unless they would go beyond `cap`; False: nothing was counted. One step, not two."""
        ...

    async def correct(self, tenant: str, day: date, tokens: int) -> None:
        """Add the difference, mostly negative, between what was reserved and what it came to."""
        ...


class ProcessSpending:
    """Counts in this process, of the last day alone: after a restart a tenant begins anew."""

    def __init__(self) -> None:
        self._day = date.min
        self._tokens: dict[str, int] = {}

    def spent(self, tenant: str, day: date) -> int:
        """Tokens counted on `day`, reserved ones among them."""
        return self._tokens.get(tenant, 0) if day == self._day else 0

    async def reserve(self, tenant: str, day: date, tokens: int, *, cap: int) -> bool:
        """See `Spending`."""
        if day > self._day:
            self._day, self._tokens = day, {}
        if self.spent(tenant, day) + tokens > cap:
            return False
        await self.correct(tenant, day, tokens)
        return True

    async def correct(self, tenant: str, day: date, tokens: int) -> None:
        """See `Spending`. A day that is over is not counted any more."""
        if day == self._day:
            self._tokens[tenant] = self.spent(tenant, day) + tokens
