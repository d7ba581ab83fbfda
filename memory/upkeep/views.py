"""What the views are called, and why a memory stands where it does (docs/rules.md, What users see)."""

from memory.model.memory import QUARANTINED, Memory, MemoryType, Retention, Source
from memory.model.views import View

TITLES = {
    View.ABOUT: "About you",
    View.ALWAYS: "Always included",
    View.CHATS: "From your chats",
    View.REVIEW: "Needs review",
}


def why_kept(memory: Memory) -> str:
    """Why a memory is where it stands, in a few words."""
    kept = {
        Retention.WORKING: "for now, in its session",
        Retention.TENTATIVE: "said for once",
        Retention.PASSAGE: "said in a chat",
        Retention.LASTING: "known of the user" if memory.type is MemoryType.SEMANTIC else "said, and kept for good",
    }
    reasons = (
        (QUARANTINED in memory.tags, "gives orders to a model: never shown to one"),
        (memory.is_answer, "answered by the assistant"),
        (memory.is_conclusion, "recommended by the assistant, or decided with it"),
        (memory.provenance.document is not None, f"part of the document {memory.provenance.document}"),
        (memory.source is Source.INFERRED, "concluded, not said by the user"),
        (memory.pinned, "pinned"),
        (memory.type is MemoryType.PROCEDURAL, "how answers are to be"),
    )
    return next((told for is_so, told in reasons if is_so), "") or kept[memory.kept_undated_as]
