"""Types that are said often: vectors, counts, times and ids."""

from collections.abc import Callable
from datetime import datetime
from typing import Literal

import numpy as np
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

Disclosure = Literal["all", "no_sensitive", "none"]
"""How much of the memory an upstream may see: all, all but what is sensitive (docs/upstreams.md), or nothing."""
