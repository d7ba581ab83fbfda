"""Spans of time that a setting may be. Apart from `types.py`, as the commands are loaded without NumPy."""

from typing import Annotated

from msgspec import Meta

CENTURY_DAYS, CENTURY_HOURS, CENTURY_SECONDS = 36_500, 36_500 * 24, 36_500 * 86_400
"""The longest span that a setting may be: counted back from now it has a date. One much longer has none
(`OverflowError`), wherever that comes to light."""

Seconds = Annotated[float, Meta(gt=0, le=CENTURY_SECONDS)]
Hours = Annotated[float, Meta(ge=0, le=CENTURY_HOURS)]
Days = Annotated[float, Meta(ge=0, le=CENTURY_DAYS)]
WholeDays = Annotated[int, Meta(ge=1, le=CENTURY_DAYS)]
"""A setting's span of time."""
