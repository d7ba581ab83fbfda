"""Italian: what speaks of a state."""

from memory.language.claim_table import ClaimTable

CLAIMS = ClaimTable(
    spoken={
        "home": r"vivo|vive|vivono|viviamo|trasfer\w{1,7}|abit[oa]",
        "work": r"lavor[oa]",
        "diet": r"vegetarian\w{0,2}|vegan\w{0,3}|carne",
        "partner": r"sposat[oa]|divorziat[oa]",
    },
    subject=r"io|noi|mi|ci|l['’]utente",
    now=r"ora",
)
