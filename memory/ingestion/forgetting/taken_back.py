"""What a message itself says of what it wants forgotten: that is kept nowhere."""

from collections.abc import Iterable, Sequence
from itertools import takewhile

from memory.ingestion.forgetting.leftover import is_meant
from memory.ingestion.forgetting.meanings import meanings
from memory.ingestion.forgetting.named import sought
from memory.ingestion.forgetting.parts import parts_of
from memory.language.heard import Retraction
from memory.language.retraction import heard
from memory.text.chunking import sentences


def takes_back(retractions: Iterable[Retraction], text: str, *, before: str) -> bool:
    """Whether a text of a message says no more than what that wants forgotten.

    Of a topic it has to be said `before` (`said_before_order`): of "My therapist is called Mara. Forget my therapist."
    nothing is kept, of "Forget my address, I live in Ulm now" Ulm is.
    """
    wanted = [
        meaning
        for each in retractions
        if each.kind == "fact" or (each.kind == "topic" and each.sure and text in before)
        for meaning in (meanings(each) if each.kind == "topic" else (sought(each),))
    ]
    return bool(wanted) and all(is_meant(part, wanted) for part in parts_of(text))


def said_before_order(message: str, left: str) -> str:
    """What a message says before its first order to forget. `left`: the message without its orders."""
    alike = takewhile(lambda pair: pair[0] == pair[1], zip(message, left, strict=False))
    return "".join(each for each, _ in alike)


def without_taken_back(retractions: Sequence[Retraction], message: str) -> str:
    """A message, with its orders, without the sentences that say no more than what is forgotten (`takes_back`)."""
    if not retractions:
        return message
    told = heard(message).left
    before = said_before_order(message, told)
    for sentence in sentences(told):
        if takes_back(retractions, sentence, before=before):
            message = message.replace(sentence, "", 1)
    return message
