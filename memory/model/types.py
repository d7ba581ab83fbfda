"""Types that are said often: vectors, counts, times and ids."""

from collections.abc import Callable
from datetime import datetime
from typing import Annotated, Literal

import numpy as np
from msgspec import Meta
from numpy.typing import NDArray

Vector = NDArray[np.float32]
"""One embedding: shape (dimension,), float32, of unit length."""

Vectors = NDArray[np.float32]
"""A batch of embeddings: shape (n, dimension), float32, each row of unit length."""

Analyze = Callable[[str], tuple[str, ...]]
"""Text → its lexical terms: lower-cased, stop words dropped, stemmed; with repetitions, in order."""

CountTokens = Callable[[str], int]
"""Text → its number of tokens. Never raises, never blocks for long, whatever the text."""

Clock = Callable[[], datetime]
"""The time now, aware, in UTC."""

MakeId = Callable[[], str]
"""A new uuid7."""

CENTURY_DAYS, CENTURY_HOURS, CENTURY_SECONDS = 36_500, 36_500 * 24, 36_500 * 86_400
"""The longest span that a setting may be: counted back from now it has a date. One much longer has none
(`OverflowError`), wherever that comes to light."""

Seconds = Annotated[float, Meta(gt=0, le=CENTURY_SECONDS)]
Hours = Annotated[float, Meta(ge=0, le=CENTURY_HOURS)]
Days = Annotated[float, Meta(ge=0, le=CENTURY_DAYS)]
WholeDays = Annotated[int, Meta(ge=1, le=CENTURY_DAYS)]
"""A setting's span of time."""

Disclosure = Literal["all", "no_sensitive", "none"]
"""How much of the memory an upstream may see: all, all but what is sensitive (docs/upstreams.md), or nothing."""
