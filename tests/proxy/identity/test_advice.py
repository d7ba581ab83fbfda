"""What to set where a chat has no memory because of who is asking."""

import pytest

from memory.model.identity import IdentityOptions
from proxy.identity.advice import Advice
from proxy.identity.auth import FOREIGN, KEY_TOO_WEAK, NO_KEY, NOT_LOCAL
from proxy.identity.scope import NO_USER


@pytest.mark.parametrize("reason", [FOREIGN, KEY_TOO_WEAK, NO_KEY, NOT_LOCAL, NO_USER])
@pytest.mark.parametrize("local", ["auto", "on", "off"])
def test_the_advice_can_stand_in_a_header_that_any_gateway_copies(reason: str, local: str):
    advice = Advice(IdentityOptions(local=local), host="0.0.0.0")(reason)  # pyright: ignore[reportArgumentType] # noqa: S104

    assert advice
    assert advice.isascii()
