"""Italian: how times are named."""

from memory.language.time_table import TimeWords

TIMES = TimeWords(
    months=(
        *("gennaio", "febbraio", "marzo", "aprile", "maggio", "giugno", "luglio", "agosto"),
        *("settembre", "ottobre", "novembre", "dicembre"),
    ),
    weekdays=("lunedì", "martedì", "mercoledì", "giovedì", "venerdì", "sabato", "domenica"),
    units=("giorn[oi]", "settiman[ae]", "mes[ei]", "ann[oi]"),
    counts=("una?", "due", "tre", "quattro", "cinque", "sei"),
    ago="COUNT UNIT fa",
    last="(?:scors[oa]|ultim[oa]) UNIT|UNIT scors[oa]",
    this="quest[oa'] ?UNIT",
    today="oggi",
    yesterday="ieri",
    day_before="l'altro ieri|ieri l'altro|avantieri",
    weekend="(?:fine settimana|weekend) scorso|(?:scorso|ultimo) (?:fine settimana|weekend)",
    tomorrow=r"domani",
    day_behind="dopodomani",
    next="(?:prossim[oa] UNIT|UNIT prossim[oa])",
    ahead="tra COUNT UNIT|fra COUNT UNIT",
    day_of_month=r"il (\d{1,2})(?! per)",
    this_weekend="(?:questo|il|nel|prossimo) (?:fine settimana|weekend)",
    agenda=(
        "un riassunto riassumi riassumimi fammi dammi mese "
        "cosa che ho abbiamo c'è qualcosa faccio facciamo per il la lo i in programma impegni "
        "appuntamenti previsto mi aspetta succede successo fatto di a nel devo fare sono libero libera "
        "questo questa"
    ),
    begin=(
        "genn febb marz apri magg giug lugl agos sett otto nove dice lune mart merc giov "
        "vene saba dome gior mese mesi anni anno oggi ieri altr avan doma dopo fine week"
    ),
    past="fatto successo riassunto riassumi riassumimi",
)
