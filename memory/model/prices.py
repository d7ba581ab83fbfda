"""What a prompt's token costs that comes from the provider's cache, or is written into it; one that is neither: 1."""

import re
from typing import Annotated, Literal, NamedTuple

import msgspec
from msgspec import Meta

from memory.model.chat_request import Conversation

Price = Annotated[float, Meta(ge=0, le=1)]
WritePrice = Annotated[float, Meta(ge=1, le=10)]

READ_PRICE = 0.3
"""What one from the cache is taken to cost where nothing is known: in the middle between a half and a tenth."""

MARKED_READ_PRICE = 0.1
"""The same where the end of each prompt is marked to be written: that is Anthropic's way, and its price."""

READ_PRICES = (
    (re.compile(r"gpt-oss"), READ_PRICE),  # anybody may serve it, at a price of his own
    (re.compile(r"gpt-4\.1|o[34](?!-mini)|o4-mini"), 0.25),
    (re.compile(r"(chat)?gpt-(3|4)|o1|o3-mini"), 0.5),
    (re.compile(r"gpt-|claude-|gemini-"), 0.1),
)
"""What the makers of models ask, by how a model's name begins; the first that fits."""


class CachePrices(msgspec.Struct, frozen=True):
    """What an upstream asks (docs/cache.md, Which mode)."""

    read: Price | Literal["auto"] = "auto"
    """Of a token that comes from the cache; `auto`: what is known of the model."""
    write: WritePrice = 1.25
    """Of a token that is written into it, where the application marks the end of its prompts for that."""

    def of(self, conversation: Conversation) -> "TokenPrices":
        """What the tokens of this conversation cost."""
        return TokenPrices(
            read=_known_of(conversation) if self.read == "auto" else self.read,
            new=self.write if conversation.writes_end else 1.0,
        )


class TokenPrices(NamedTuple):
    """What a token of one conversation costs that is read, and one that is new."""

    read: float
    new: float


def _known_of(conversation: Conversation) -> float:
    """What one that is read costs, by the model; what stands before its name is who serves it."""
    name = conversation.model.rpartition("/")[2].lower()
    otherwise = MARKED_READ_PRICE if conversation.writes_end else READ_PRICE
    return next((price for begins, price in READ_PRICES if begins.match(name)), otherwise)
