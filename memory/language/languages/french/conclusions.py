"""French: how something is concluded, and asked for."""

# ruff: noqa: E501 - a list of words is read, not edited by column

from memory.language.conclusion_table import ConclusionWords

_DID = r"(?!sav(?:ais|iez)|\w*[^é]r(?:ais|iez))\w{2,}"
"""The stem of a verb in the past: "tu pourrais" asks, and so does "tu savais que"."""

CONCLUSIONS = ConclusionWords(
    decided=r"\bc'est (?:décidé|convenu|entendu)\b|\b(?:nous avons|on a) (?:décidé|convenu)\b",
    recommended=(
        r"\bje (?:te |vous )?(?:recommande|conseille|suggère|propose)\b|\bmon conseil\b|\ble meilleur choix est\b"
    ),
    opens=r"si",
    asked=(
        r"\b(?:as-tu|avez-vous|avons-nous|tu (?:m')?as|vous (?:m')?avez|nous avons|on a)\b.{0,60}\b(?:recommandé|conseillé|suggéré|proposé|décidé|convenu)"
    ),
    said=(
        rf"\btu (?:m'|me |nous |l'|n')?(?:as|avais|{_DID}ais)\b|\b(?:as|avais|{_DID}ais)-tu\b"
        rf"|\bvous (?:m'|me |nous |l')?(?:avez|aviez|{_DID}iez)\b|\b(?:avez|aviez)-vous\b"
        r"|\b(?:avait|était|étaient|figurai(?:en)?t|disait)\b.{0,40}\b(?:sur|dans|de) (?:ta|ton|tes|votre|vos)\b"
        r"|\b(?:je (?:t'|vous )(?:ai|avais)|(?:t'|vous )?ai-je) (?:\w+ )?(?:dit|demandé|parlé|raconté|posé)\b|\b(?:ai-je|j'ai) (?:\w+ ){0,2}?(?:parlé|mentionné|demandé)\b"
        r"|\b(?:on (?:a|avait)|avons-nous|avions-nous) (?:\w+ )?(?:choisi|pris|parlé|dit|retenu|discuté)\b"
        r"|\bc'était (?:quoi|quel\w*|lequel|laquelle)\b|\b(?:quel(?:le)?s?|qui|quoi) (?:était|étaient)\b|\bre\w+[- ](?:moi|nous)\b|\bdéjà\s?\?"
    ),
)
