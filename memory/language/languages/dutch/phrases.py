"""Dutch: how people speak to an assistant."""

from memory.language.phrase_table import Phrases

PHRASES = Phrases(
    of_own=r"mijn|onze?",
)
