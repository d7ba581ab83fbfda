"""Regular expressions that are compiled when they are first used.

The rules about what people say are hundreds of expressions, which take Python half a second to compile. The worker
needs them with the first turn, the proxy and most commands never: none of them waits for all of them.
"""

import re
from typing import Any, cast


class _Late:
    """Becomes the compiled expression, method by method, as it is used: then it costs what a compiled one costs."""

    def __init__(self, source: str, flags: int) -> None:
        self._source = source
        self._flags = flags

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - whatever `re.Pattern` has
        if name.startswith("__"):  # whoever copies or pickles it asks for these before there is a source
            raise AttributeError(name)
        found = getattr(re.compile(self._source, self._flags), name)
        setattr(self, name, found)
        return found

    def __repr__(self) -> str:
        return f"regex({self._source!r})"


def regex(source: str, flags: int = 0) -> re.Pattern[str]:
    """The expression, to be used as if `re.compile` had made it, but not where `re` itself wants a compiled one.

    What is wrong with the source shows at the first use; that of ours is tried by the tests, a user's own is compiled
    at once.
    """
    return cast(re.Pattern[str], _Late(source, flags))
