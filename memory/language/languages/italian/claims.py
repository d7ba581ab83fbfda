"""Italian: what speaks of a state."""

# ruff: noqa: E501 - a list of words is read, not edited by column

from memory.language.claim_table import ClaimTable

CLAIMS = ClaimTable(
    spoken={
        "home": r"vivo|vive|vivono|viviamo|trasfer\w{1,7}|abit[oa]",
        "work": r"lavor[oa]",
        "diet": r"vegetarian\w{0,2}|vegan\w{0,3}|carne",
        "partner": r"sposat[oa]|divorziat[oa]",
    },
    asks_home=(
        r"(?:dove|in che città) (?:abito|vivo|abitiamo|viviamo|abiterò|vivrò|abiteremo|vivremo|andrò|andremo|vado|andiamo) ?(?:a (?:vivere|abitare|stare))?|dove (?:mi trasferisco|ci trasferiamo)"
    ),
    asks_work=(
        r"(?:che|quale) (?:lavoro|mestiere) (?:faccio|svolgo)"
        r"|(?:dove|per chi|in che azienda|in quale azienda) lavoro"
        r"|(?:qual è|qual'è|quale è) il mio (?:lavoro|mestiere|impiego)|(?:che )?cosa faccio (?:nella vita"
        r"|di (?:lavoro|mestiere)|per vivere)|di (?:che )?cosa mi occupo|di che mi occupo"
    ),
    moves="trasferisco trasferiamo trasferirmi trasferirci trasloco abito abitiamo vivo viviamo",
    subject=r"io|noi|mi|ci|l['’]utente",
    now=r"ora",
)
