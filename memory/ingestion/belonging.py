"""What of that which was said in a project belongs to it, and what goes with the person (docs/rules.md, Projects)."""

from memory.language.lasting_orders import orders_work
from memory.language.sayings import corrections_in, said_by
from memory.model.memory import MemoryType
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
    """Whether it holds wherever its user works: what her profile or her safety knows, and how she wants her answers."""
    if kind is MemoryType.PROCEDURAL and not (_HERE.search(text) or orders_work(text)):
        return True
    return harms_if_lost(text) or any(read(text, by_model=False) for read in (said_by, corrections_in))
