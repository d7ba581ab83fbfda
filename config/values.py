"""Values of settings that are more than a text: secrets, which are never shown, and addresses."""

import re
from urllib.parse import urlsplit

MASK = "********"
"""What stands for a secret wherever settings are shown: its length tells nothing."""


class Secret:
    """A value that is never shown: `reveal` is the one way to it.

    Written as `env:NAME` it is the value of that environment variable; `variable` then says which one.
    """

    __slots__ = ("_value", "variable")

    def __init__(self, value: str = "", *, variable: str = "") -> None:
        self._value = value
        self.variable = variable

    def reveal(self) -> str:
        """The secret itself; empty if there is none."""
        return self._value

    def __bool__(self) -> bool:
        return bool(self._value)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Secret) and (self._value, self.variable) == (other._value, other.variable)

    def __hash__(self) -> int:
        return hash((self._value, self.variable))

    def __repr__(self) -> str:
        return f"Secret({str(self)!r})"

    def __str__(self) -> str:
        """The name of its variable, or a mask; empty if there is none."""
        if self.variable:
            return f"env:{self.variable}"
        return MASK if self._value else ""


_PASSWORD_OF_URL = re.compile(
    r"(\A[a-z][a-z0-9+.-]*://[^:@/?]*:)(?!\d{1,5}/).*(?=@)|([?&][^\s=&]*password=)[^&#]*", re.IGNORECASE | re.DOTALL
)
"""Behind the user's name, where no port stands, or in the query. All up to the last `@`: one with a `/` in it is no
good, and no less secret."""


def masked_url(text: str) -> str:
    """A URL without its password, for people; any other text as it is."""
    return _PASSWORD_OF_URL.sub(lambda match: f"{match[1] or match[2]}{MASK}", text) if "://" in text else text


def check_url(name: str, url: str) -> None:
    """Raise `ValueError` unless `url` is a plain http(s) URL: no credentials, query or fragment belong in it."""
    try:
        parts = urlsplit(url)
        _ = parts.port  # is parsed only when it is asked for
    except ValueError as error:
        raise ValueError(f"{name}: {error}") from None
    if "@" in parts.netloc or parts.query or parts.fragment:
        raise ValueError(f"{name}: a URL without credentials, query and fragment is wanted")
    if parts.scheme not in {"http", "https"} or not parts.hostname:
        raise ValueError(f"{name}: {url!r} is not an http:// or https:// URL")
    if any(character.isspace() or not character.isprintable() for character in url):
        raise ValueError(f"{name}: {url!r} has white space or control characters in it")
