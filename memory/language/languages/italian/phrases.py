"""Italian: how people speak to an assistant."""

# ruff: noqa: E501 - a list of words is read, not edited by column

from memory.language.phrase_table import Phrases

PHRASES = Phrases(
    of_speaker=(
        r"io|mi|noi|ho|sono|abbiamo|siamo|stiamo|sto|abito|vivo|lavoro|suono|studio|parlo|bevo|mangio|faccio|guido|uso|prendo|voglio|leggo|scrivo|fumo|cucino|insegno|odio|amo|preferisco|mi[oae]|miei|nostr[oaie]"
    ),
    of_own=r"mio|mia|miei|mie|nostr[oaie]",
    fiction=(
        r"(?:ecco|questa è|questo è|leggi|continua) (?:\w+ ){0,3}?(?:scena|capitolo|racconto|favola|poesia|monologo|dialogo|copione)|(?:scriviamo|inventiamo|facciamo) (?:\w+ ){0,3}?(?:storia|racconto|gioco di ruolo|scena)"
        r"|gioco di ruolo|il mio personaggio (?:è|si chiama|dice)|(?:scena|capitolo|monologo) (?:per|del) (?:il )?mio (?:romanzo|libro|copione)"
    ),
    asker="io|noi|posso|possiamo|potrei|devo|dobbiamo|dovrei|voglio|vorrei",
    how="come",
)
