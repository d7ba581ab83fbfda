"""Portuguese: what speaks of a state."""

from memory.language.claim_table import ClaimTable

CLAIMS = ClaimTable(
    spoken={
        "home": r"vivo|vive|mud(?:ado|ei|ou|ámos|amos)|mudei-me|moro|mora",
        "work": r"trabalh\w{1,6}",
        "diet": r"vegetarian\w{0,2}|vegan\w{0,3}|carne",
        "partner": r"casad[oa]|divorciad[oa]|solter[oa]",
    },
    subject=r"eu|nós|o usuário|a usuária",
    now=r"agora",
)
