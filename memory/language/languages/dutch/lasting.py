"""Dutch: how orders about answers that hold for good begin."""

from memory.language.lasting_table import LastingWords

LASTING = LastingWords(
    told=(
        r"(?:alsjeblieft,? )?(?:gebruik (?:geen|altijd|nooit)|antwoord (?:me )?altijd|noem me)\b"
        r"|(?:alsjeblieft,? )?(?:vanaf nu|voortaan),? (?:antwoord|gebruik|noem|schrijf|spreek|geen|graag)\b"
    ),
    ever="altijd|nooit",
    henceforth="vanaf nu|voortaan",
    for_good="noem",
)
