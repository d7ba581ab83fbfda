"""Japanese: what speaks of a state."""

from memory.language.claim_table import ClaimTable

CLAIMS = ClaimTable(
    spoken={
        "home": r"住んで|引っ越",
        "work": r"働い|勤め",
        "diet": r"ベジタリアン|肉を食べ",
        "partner": r"単身|結婚|離婚",
    },
    subject=r"私|ユーザー",
    words_are_parted=False,
)
