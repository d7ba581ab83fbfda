"""What an order has to name clearly: what could harm the user if it were lost does not go for a vague order.

    "Forget my peanut allergy"          names it: it goes
    "Forget my allergies"               names what all of them are called: they go
    "Forget the thing about my health"  may mean it: it stays, and the model is told
    "Forget the baby thing"             the same of a pregnancy

An order that names it is the user's will, and is undone as any other. One that only may mean it can be said again in
its words; what it takes away by mistake, nobody misses until it harms.
"""

from memory.ingestion.forgetting.meanings import Meaning
from memory.ingestion.forgetting.named import SoughtSaid, SoughtTopic
from memory.ingestion.forgetting.otherwise import SoughtArea, SoughtJoining, SoughtLoosely, SoughtMatter, SoughtNearly
from memory.language.heard import Retraction
from memory.language.sayings import said_by
from memory.language.topics import names_pregnancy
from memory.model.memory import Memory
from memory.profile.fields import SAFETY


def clearly(meaning: Meaning, retraction: Retraction) -> Meaning | None:
    """The part of a meaning that names what it means clearly enough for what is kept safe; None: no part does."""
    is_plain = retraction.sure and not retraction.story
    match meaning:
        case SoughtTopic():  # a story about a field of the profile is no order about all that fills it
            return meaning._replace(fields=meaning.fields - SAFETY) if retraction.story else meaning
        case SoughtNearly():
            return meaning._replace(share=1.0, fully=True) if retraction.sure else None
        case SoughtArea():
            return meaning if is_plain and meaning.words else None
        case SoughtMatter():
            return meaning if meaning.hers and _is_pregnancy(retraction) else None
        case SoughtLoosely() | SoughtJoining():
            return None
        case _:  # the message before is only likely to be what a story names
            return meaning if retraction.kind == "said" or not isinstance(meaning, SoughtSaid) else None


def is_kept_safe(memory: Memory) -> bool:
    """Whether a memory goes for an order only that names clearly what it says.

    What those whom the user cares for must not eat is pinned to nobody, and stands in the profile (decision 0062).
    """
    return memory.pinned or any(said.field == "household" for said, _ in said_by(memory.text, by_model=True))


def _is_pregnancy(retraction: Retraction) -> bool:
    """Whether an order names a pregnancy, by its name: who is pregnant says "the pregnancy" of hers, and of no plan."""
    return not (retraction.story or retraction.by_words) and names_pregnancy(retraction.what)
