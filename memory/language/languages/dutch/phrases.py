"""Dutch: how people speak to an assistant."""

from memory.language.phrase_table import Phrases

PHRASES = Phrases(
    of_own=r"mijn|onze?",
    asker="ik|wij|we",
    how=r"hoe(?! (?:veel|vaak|lang|oud|heet))",
)
