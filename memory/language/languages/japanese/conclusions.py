"""Japanese: how something is concluded, and asked for."""

from memory.language.conclusion_table import ConclusionWords

CONCLUSIONS = ConclusionWords(
    decided=r"に(?:決ま|決め)",
    recommended=r"(?:お勧め|おすすめ)(?:し|です|は)",
    opens=r"もし",
    asked=r"(?:勧め|提案し|決め)(?:た|まし)",
)
