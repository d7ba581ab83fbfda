"""Whether this process should get traffic: ready, degraded (it serves, but something is amiss), or draining."""

from collections.abc import Callable, Iterable, Mapping

from memory.ports import Check

DEGRADED_SECONDS = 60.0
"""For how long a turn that could not be journalled shows in the readiness."""


class Readiness:
    """What is known of this process's health between two requests."""

    def __init__(
        self,
        now: Callable[[], float],
        *,
        breakers: Mapping[str, Callable[[], bool]],
        watched: Callable[[], Iterable[Check]] = tuple,
    ) -> None:
        """`breakers`: what is left alone for a while when it fails too often, and whether it is just now.

        `watched`: what others know of themselves.
        """
        self._now = now
        self._breakers = breakers
        self._watched = watched
        self._lost_at: float | None = None
        self.draining = False

    def journal_lost(self) -> None:
        """A turn could not be journalled."""
        self._lost_at = self._now()

    def journal_kept(self) -> None:
        """A turn was journalled: the journal works again."""
        self._lost_at = None

    def checks(self) -> tuple[Check, ...]:
        """What is known without asking anybody."""
        breakers = (_breaker(name, is_open()) for name, is_open in self._breakers.items())
        return (self._journal(), *breakers, *self._watched())

    def _journal(self) -> Check:
        """Whether turns were lost lately."""
        lost = self._lost_at is not None and self._now() - self._lost_at < DEGRADED_SECONDS
        return Check("journal", not lost, "turns could not be journalled" if lost else "")


def _breaker(name: str, is_open: bool) -> Check:  # noqa: FBT001 - a value, not an option
    return Check(name, not is_open, "failed too often and is left alone for some seconds" if is_open else "")
