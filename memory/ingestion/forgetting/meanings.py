"""All that an order to forget may mean, the surest first."""

from collections.abc import Iterator

from memory.ingestion.forgetting.by_name import SoughtNamed, SoughtNames
from memory.ingestion.forgetting.named import Sought, SoughtFact, SoughtSaid, sought
from memory.ingestion.forgetting.nearness import SoughtPart
from memory.ingestion.forgetting.otherwise import Otherwise, SoughtMatter, otherwise
from memory.ingestion.forgetting.words import of_one_root, words_of
from memory.language.heard import Retraction
from memory.language.wording import wording

Ladder = tuple[Sought, *tuple[Otherwise | SoughtSaid, ...]]
"""What a retraction may mean: the first that any memory has is what it means."""

Meaning = Sought | Otherwise | SoughtNamed | SoughtNames | SoughtPart
"""Each is compared with one part of a memory at a time: `is_in(part, its wording)`."""


def meanings(retraction: Retraction) -> Ladder:
    """All that a retraction may mean: as it names it, and in other words, the surest first."""
    named = sought(retraction)
    if isinstance(named, SoughtFact) and any(claim.slot[0] == "status" for claim in named.claims):
        # Who is engaged is not married, though both is told of weddings.
        return named, *(each for each in otherwise(retraction) if not isinstance(each, SoughtMatter))
    return named, *otherwise(retraction), *_told_lately(retraction)


def _told_lately(retraction: Retraction) -> Iterator[SoughtSaid]:
    """The message just before, if the order names a story and that has a word of it: "that about Lucy's drinking"."""
    told = wording(retraction.lately).words if retraction.lately else ()
    if any(of_one_root(word, other) for word in words_of(retraction.what) for other in told):
        yield SoughtSaid.of(retraction.lately)
