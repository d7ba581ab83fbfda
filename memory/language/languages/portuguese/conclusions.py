"""Portuguese: how something is concluded, and asked for."""

from memory.language.conclusion_table import ConclusionWords

CONCLUSIONS = ConclusionWords(
    decided=r"\b(?:está|fica) (?:decidido|combinado)\b|\b(?:decidimos|combinamos)\b",
    recommended=(
        r"\b(?:recomendo|sugiro|aconselho|proponho)\b|\bminha (?:recomendação|sugestão)\b|\ba melhor opção é\b"
    ),
    opens=r"se",
    asked=r"\b(?:recomendou|sugeriu|aconselhou|propôs|combinamos|decidimos)\b",
)
