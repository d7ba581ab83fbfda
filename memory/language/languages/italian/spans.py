"""Italian: for a while, and until when."""

# ruff: noqa: E501 - a list of words is read, not edited by column

from memory.language.span_table import SpanWords

SPANS = SpanWords(
    months=(
        "gennaio",
        "febbraio",
        "marzo",
        "aprile",
        "maggio",
        "giugno",
        "luglio",
        "agosto",
        "settembre",
        "ottobre",
        "novembre",
        "dicembre",
    ),
    weekdays=("lunedì", "martedì", "mercoledì", "giovedì", "venerdì", "sabato", "domenica"),
    units=("giorn[oi]|nott[ei]", "settiman[ae]", "mes[ei]"),
    counts=("un[ao]?", "due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove", "dieci", "undici", "dodici"),
    few="(?:qualche|alcuni|alcune|un paio di)",
    seasons="(?:la )?quaresima|halloween|(?:il )?carnevale|(?:il )?ramadan|l'avvento|pasqua|natale|(?:la )?primavera|l'estate|estate|l'autunno|l'inverno|(?:le )?vacanze|(?:la )?stagione|(?:il )?(?:semestre|maratona)|(?:la )?(?:sfida|gara)|(?:il )?(?:week-?end|fine settimana)",
    until="fino (?:a|ad|al|alla|allo|all'|ai|alle)|sino (?:a|al|alla)",
    no_end="ora|adesso|oggi|ieri|poco|quando|che punto|pochi|un (?:anno|mese) fa|\\d+ fa",
    lasting="per (?:(?:altre|altri|i prossimi|le prossime|solo|circa|almeno) ){0,2}SPAN|(?:i prossimi|le prossime|ancora) SPAN",
    so_far="da|ho|abbiamo|ero|eravamo|era|vivevo|abitavo|lavoravo|stato|stata",
    during="(?:durante|in|per|a) (?:tutto |tutta |il mese di |tutto il mese di )?(?:SEASON|THIS)",
    this="(?:solo )?(?:per |durante )?quest[oa'] ?(?:UNIT|week-?end|fine settimana|estate|sera)|(?:per )?tutt[oa] (?:il|la) (?:UNIT)|oggi|stasera",
    begins="trasferit\\w+|diventat\\w+|cominciat\\w+|iniziat\\w+|assunt\\w+|promoss\\w+|passat\\w+|a partire",
    passing="temporaneamente|nel frattempo|per la durata|finché|intanto|per (?:ora|adesso|il momento)|provvisoriamente|(?:come|per) (?:una |un )?(?:sfida|esperimento|scommessa|prova)",
    moved="trasferit[oaie]|traslocato",
    coming="(?:mese|settimana|anno) prossim[oa]|prossim[oa] (?:mese|settimana|anno)",
)
