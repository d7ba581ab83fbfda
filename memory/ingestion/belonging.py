"""What of that which was said in a project belongs to it, and what goes with the person (docs/rules.md, Projects)."""

from memory.language.of_whom import is_of_dealing
from memory.language.sayings import corrections_in, said_by
from memory.model.memory import MemoryType
from memory.profile.fields import OF_ORDERS
from memory.profile.pins import harms_if_lost
from memory.text.regex import regex

_HERE = regex(
    r"(?i)\b(?:here|in (?:this|the|our) (?:project|repo(?:sitory)?|code ?base|service|app|package|library)"
    r"|hier|in (?:diesem|dieser|unserem|unserer) (?:projekt|repo|repository|dienst|app|paket|bibliothek)"
    r"|aquí|en este (?:proyecto|repo|repositorio|servicio)|ici|dans ce (?:projet|dépôt|service)"
    r"|qui|in questo (?:progetto|repo|repository|servizio)|aqui|neste (?:projeto|repositório|serviço))\b"
)
"""Words that tie an instruction to the place in which it is given."""


def is_of_person(text: str, kind: MemoryType) -> bool:
    """Whether it holds wherever its user works: what her profile or her safety knows, and how she is dealt with."""
    if kind is MemoryType.PROCEDURAL and is_of_dealing(text) and not _HERE.search(text):
        return True
    if harms_if_lost(text):
        return True
    found = (said.field for read in (said_by, corrections_in) for said, _ in read(text, by_model=False))
    return any(kind is not MemoryType.PROCEDURAL or field != OF_ORDERS for field in found)
