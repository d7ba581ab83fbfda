"""Dutch: how something is concluded, and asked for."""

from memory.language.conclusion_table import ConclusionWords

CONCLUSIONS = ConclusionWords(
    decided=r"\b(?:afgesproken|besloten)\b",
    recommended=r"\bik (?:raad|stel)\b.{0,60}\b(?:aan|voor)\b|\bmijn (?:advies|aanbeveling)\b",
    opens=r"als",
    asked=(r"\b(?:heb|hebben|hadden) (?:je|u|we|jij)\b.{0,60}\b(?:aangeraden|voorgesteld|besloten|afgesproken)\b"),
)
