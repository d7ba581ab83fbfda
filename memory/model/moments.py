"""Times as numbers that sort: microseconds since 1970."""

from datetime import UTC, datetime, timedelta

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)

_MICROSECOND = timedelta(microseconds=1)


def micros(at: datetime) -> int:
    """Microseconds since 1970: below 2⁵³ until the year 2255, so that a float holds it exactly."""
    return (at - EPOCH) // _MICROSECOND


def moment(microseconds: int) -> datetime:
    """The time that `micros` was given."""
    return EPOCH + microseconds * _MICROSECOND
