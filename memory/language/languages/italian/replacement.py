"""Italian: whether one fact may take the place of another."""

from memory.language.replacement_table import ReplacementWords

REPLACEMENT = ReplacementWords(
    doings={
        "take": "prendo prende prendiamo prendere assumo assume",
        "prefer": "preferisco preferisce",
        "buy": "comprato compra ordinato",
        "like": "piace piacciono amo odio adoro",
        "speak": "parlo parla",
        "have": "ho abbiamo",
        "play": "gioco gioca suono suona",
        "drink": "bevo beve",
        "eat": "mangio mangia",
        "use": "uso usa utilizzo utilizza",
        "visit": "visitato",
        "want": "voglio vuole obiettivo",
        "learn": "imparo impara studio",
        "know": "conosco",
        "read": "leggo legge",
        "watch": "guardo guarda",
        "collect": "colleziono",
        "subscribe": "abbonato",
        "allergic": "allergico allergica",
        "intolerant": "intollerante",
        "afraid": "paura",
        "give": "donato",
    },
    times=(
        "mattina mattine sera pomeriggio notte pranzo colazione lunedì martedì mercoledì giovedì venerdì sabato "
        "domenica"
    ),
    glue=(
        "della dello delle degli del dei alla alle allo agli una uno gli per con che sono è era essere fare "
        "faccio fa vado anno anni giorno giorni settimana mese ogni utente quando perché tutti tutte tutto più "
        "meno mia mio miei mie sua suo"
    ),
    phrase_ends="in|con|per|da|dal|quando|ma",
    unsure="forse|vorrei|da bambin[oa]|nat[oa]",
    changes="adesso|ora|invece|non più|trasferit[oaie]|sposat[oa]",
    over="venduto|morto|morte|smesso|lasciato|finito",
    denials="non|senza",
)
