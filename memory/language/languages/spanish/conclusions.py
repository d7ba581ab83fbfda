"""Spanish: how something is concluded, and asked for."""

# ruff: noqa: E501 - a list of words is read, not edited by column

from memory.language.conclusion_table import ConclusionWords

CONCLUSIONS = ConclusionWords(
    decided=(
        r"\b(?:queda|está|entonces) (?:decidido|acordado)\b|\bhemos (?:decidido|acordado|quedado)\b|\bquedamos en\b"
    ),
    recommended=(
        r"\b(?:recomiendo|recomendaría|sugiero|aconsejo|propongo)\b|\bmi (?:recomendación|consejo)\b|\bla mejor opción es\b"
    ),
    opens=r"si",
    asked=(
        r"\b(?:recomendaste|sugeriste|aconsejaste|propusiste|acordamos|quedamos|recomendó)\b"
        r"|\b(?:has|hemos) (?:recomendado|sugerido|aconsejado|decidido|acordado)\b|\bqué decidimos\b"
    ),
)
