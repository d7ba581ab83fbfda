"""Chinese: what speaks of a state."""

from memory.language.claim_table import ClaimTable

CLAIMS = ClaimTable(
    spoken={
        "home": r"住在|搬到|搬家",
        "work": r"工作|上班",
        "diet": r"吃素|素食|吃肉",
        "partner": r"结婚|离婚",
    },
    subject=r"我|用户",
    words_are_parted=False,
)
