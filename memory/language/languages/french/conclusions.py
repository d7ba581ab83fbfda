"""French: how something is concluded, and asked for."""

# ruff: noqa: E501 - a list of words is read, not edited by column

from memory.language.conclusion_table import ConclusionWords

CONCLUSIONS = ConclusionWords(
    decided=r"\bc'est (?:décidé|convenu|entendu)\b|\b(?:nous avons|on a) (?:décidé|convenu)\b",
    recommended=(
        r"\bje (?:te |vous )?(?:recommande|conseille|suggère|propose)\b|\bmon conseil\b|\ble meilleur choix est\b"
    ),
    opens=r"si",
    asked=(
        r"\b(?:as-tu|avez-vous|avons-nous|tu (?:m')?as|vous (?:m')?avez|nous avons|on a)\b.{0,60}\b(?:recommandé|conseillé|suggéré|proposé|décidé|convenu)"
    ),
)
