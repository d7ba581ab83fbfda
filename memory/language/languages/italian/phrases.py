"""Italian: how people speak to an assistant."""

# ruff: noqa: E501 - a list of words is read, not edited by column

from memory.language.phrase_table import Phrases

_DO = (
    r"scriv|cre|gener|spieg|aiut|cerc|trov|consigli|suggeris|confront|calcol|raccont|immagin|elenc|continu|descriv|prepar"
    r"|invent|analizz|defin|propon|mostr|insegn|organizz|pianific|compil|elabor|svilupp|complet|indic|nomin|riassum|traduc"
    r"|corregg|miglior|riscriv"
)
"""Stems of what an assistant is asked to do: "scrivi", "scrivimi", "scriva", "scrivete"."""

PHRASES = Phrases(
    greeting=(
        r"ciao|salve|buon(?:giorno|asera|anotte| pomeriggio)|ehi|arrivederci|a (?:presto|domani|dopo)|come (?:va|stai|sta)(?! \w)"
    ),
    thanks=(
        r"(?:mille |molte |tante )?grazie(?: mille| tante| infinite)?"
        r"|(?:tu )?(?:sei stat[oa]|mi hai|mi sei stat[oa]) (?:\w+ ){0,2}(?:aiutato|utile|d'aiuto|gentile)"
    ),
    filler=(
        r"sì|certo|va bene|d'accordo|perfetto|ottimo|bene|fantastico|allora|dunque|beh|insomma|per favore|per piacere"
        r"|comunque|a proposito|e|ma|però|inoltre|anzi"
    ),
    empty_statement=(
        r"(?:quest[oa]|quell[oa]|ciò) (?:è|era|va|funziona|aiuta|sembra)|tu|ho (?:una|un'altra|qualche) (?:domand[ae]|dubbio)"
        r"|non (?:capisco|lo so|so|funziona)\W*$"
    ),
    question=(
        r"(?:che )?cosa|cos'(?:è|era|ha)|che (?:significa|differenza|tipo|vuol|ore|ne pens)\w*|qual(?: è|'è| era|i sono)"
        r"|come (?:si|posso|faccio|fa|fare|funziona\w*|mai|posso|dovrei|è possibile)|dove (?:si|posso|trovo|è)"
        r"|quando (?:inizia|finisce|sarà)|quant[oaie] (?:dura|costa|costano|pesa|è|sono|tempo|anni|ci)"
        r"|perché(?! (?:sono|ho|non (?:ho|sono|posso|mi)|mi|ero|avevo|devo|voglio|siamo|abbiamo|(?:il|la|i|le) mi[oae]|i miei)\b)"
        r"|chi (?:è|era|ha|sono|ha inventato)|puoi|potresti|può(?! (?:darsi|essere)\b)|potrebbe(?! (?:essere|darsi)\b)|(?:sai|sapresti) (?:dirmi|se|come|cosa|dove|quando|perché|chi|qual\w*|quant\w*)|è vero che"
        r"|mi (?:puoi|potresti|fai|dai|dici|spieghi|aiuti|consigli|scrivi|sai|prepari|trovi|traduci)"
        r"|(?:vorrei|voglio|mi piacerebbe) sapere|idee per|differenz[ae] (?:tra|fra)"
    ),
    asking=(
        r"(?:e |quindi |allora )?(?:per favore|puoi|potresti|mi (?:puoi|consigli|dai|aiuti|dici|spieghi|suggerisci)|che cosa|cosa"
        r"|come|dove|qual\w*|scrivi\w*|dammi|consigliami|suggeriscimi|aiutami|spiegami|dimmi|fammi)"
    ),
    transform=r"(?:traduc|riassum|corregg|miglior|riscriv|parafras)(?:i|a|imi|ami|ere|are)|spiega (?:questo|quest[ao]|il seguente)",
    request=(
        rf"(?!cerca de\b)(?:{_DO})(?:i|a|ci|ca|h?i(?:mi|ci)|a(?:mi|ci)|gli(?:mi)?|ga|ete|ate)|fai (?:un|una|il|la|l')|fa(?:mmi|mmelo|cci)"
        r"|dammi|dai(?:mi)? (?:un|una|qualche|\w+ (?:idee|esempi|consigli))|dimmi|dica|facciamo (?:un|una|finta)"
        r"|metti(?:mi)? (?:in|quest)|parla(?:mi)? d\w+|quanto fa"
        r"|(?:(?:ho|avrei) bisogno d\w+|mi serv(?:e|ono)|vorrei|voglio|cerco) (?:\w+ ){0,2}(?:test[oi]|ricett[ae]|ide[ae]|consigli\w?|aiuto|e-?mail|lettera|lista|poesia|storia(?! seria)|traduzione|riassunto|spiegazione|esempi\w?|tema|saggio|copione|codice|modello|titolo|suggeriment[oi]|scaletta|piano di)"
        r"|(?:vorrei|voglio) che (?:tu|mi)|ho bisogno (?:di una risposta|che (?:tu|mi))"
    ),
    remember=(
        r"(?:per favore )?(?:ricorda(?:ti)?|tieni (?:presente|a mente|conto)|non (?:ti )?(?:dimenticare|scordare)|segnati|annota)"
        r"(?: che| di|,|:)*"
    ),
    session=r"(?:in|per|durante) questa (?:sessione|conversazione|chat)|solo per oggi",
    anaphora=r"lui|lei|loro|suo|sua|suoi|sue|questo|quello|ciò",
    of_before=r"parlarne|pensarci|di (?:questo|ciò|lui|lei|loro)|(?:con|per|senza) (?:lui|lei|loro)",
    clause_of_speaker=(
        r"io|mi|(?:(?:il|la|i|le) )?(?:mi[oae]|miei)|sono|ho|vivo|abito|lavoro|sto|noi|siamo|abbiamo|(?:(?:il|la|i|le) )?nostr[oaie]"
        r"|non (?:sono|ho|mi|posso|mangio|bevo)"
    ),
    of_speaker=(
        r"io|mi|noi|ci|ho|sono|sto|ero|abito|vivo|lavoro|(?!bravo|medioevo)\w{2,}[ae]vo|\w+iamo"
        r"|suono|studio|parlo|bevo|mangio|faccio|guido|uso|prendo"
        r"|voglio|vorrei|leggo|scrivo|fumo|cucino|insegno|odio|amo|preferisco|dormo|sopporto|porto|corro"
        r"|nuoto|cammino|peso|vado|vengo|esco|torno|parto|posso|devo|so|conosco|penso"
        r"|credo|sento|soffro|guadagno|pago|vedo|gioco|tengo|cerco|spero|compro|vendo|aspetto"
        r"|(?:il |la |i |le )?mi[oae]|miei|nostr[oaie]"
    ),
    of_own=r"mio|mia|miei|mie|nostr[oaie]",
    fiction=(
        r"(?:ecco|questa è|questo è|leggi|continua) (?:\w+ ){0,3}?(?:scena|capitolo|racconto|favola|poesia|monologo|dialogo|copione)|(?:scriviamo|inventiamo|facciamo) (?:\w+ ){0,3}?(?:storia|racconto|gioco di ruolo|scena)"
        r"|gioco di ruolo|il mio personaggio (?:è|si chiama|dice)|(?:scena|capitolo|monologo) (?:per|del) (?:il )?mio (?:romanzo|libro|copione)"
    ),
    given=r"dato che|visto che|siccome|poiché",
    because=r"perché|dato che|visto che|siccome|poiché",
    begins_fact=r"io|mi|(?:il |la |i |le )?mi[oae]|sono|ho",
    asker="io|noi|posso|possiamo|potrei|devo|dobbiamo|dovrei|voglio|vorrei",
    how="come",
)
