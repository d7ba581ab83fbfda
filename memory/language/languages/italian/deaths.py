"""Italian: who is dead."""

# ruff: noqa: E501 - a list of words is read, not edited by column

from memory.language.death_table import DeathWords

_MONTH = r"(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)"
_DAY = r"(?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)"
DEATHS = DeathWords(
    own=r"(?:il |la |i |le )?(?:mio|mia|miei|mie|nostr[oaie])",
    when=rf"(?:quasi |circa )?\w+ (?:giorni|settimane|settimana|mesi|mese|anni|anno) fa|(?:l'anno|il mese|la settimana|l'estate|l'inverno|l'autunno|la primavera) scors[oa]|quest'(?:anno|estate|inverno)|(?:a|in|nel|lo scorso) (?:{_MONTH}|\d{{4}}|un incidente)|nel(?:l'estate|l'inverno| \d{{4}})|in (?:primavera|estate|autunno|inverno)|{_DAY}|ieri|stanotte|stamattina|di recente|all'improvviso|improvvisamente|troppo (?:presto|giovane)|(?:per|di|a causa di|dopo) (?:un |una |una \w+ )?(?:cancro|tumore|covid|infarto|ictus|malattia|leucemia|incidente)|dopo una lunga malattia",
    between=r"è|ci|ha|se|ne|purtroppo|ormai|WHEN",
    dies=r"mort[oaie](?! di (?:fame|sonno|paura|sete|noia))|morì|decedut[oa]|mancat[oa](?=\s*(?:$|[,.;!])| (?:WHEN))|venut[oa] a mancare|scompars[oa](?=\s*(?:$|[,.;!])| (?:WHEN))|(?:n'è|ne è) andat[oa](?=\s*(?:$|[,.;!])| (?:WHEN))|andat[oa] per sempre|non c'è più|non è più (?:con|tra|fra) (?:noi|di noi)|ci ha lasciat[oaie](?=\s*(?:$|[,.;!])| (?:WHEN))|spent[oa] (?:WHEN)|volat[oa] in cielo|pers[oa] la vita|perso la vita|tolt[oa] la vita|perso la (?:sua )?battaglia|riposa in pace",
    dead=(
        r"(?=(?:\w+ )?(?:mi[oa]|nostr[oa]) (?:defunt[oa]|compiant[oa])\b)WHO(?! (?-i:[A-ZÀ-Þ]))",
        r"\b(?:ho|abbiamo|avevo) (?:purtroppo )?(?:perso|perduto|sepolto) WHO(?=\s*(?:$|[.;!,])| (?:WHEN))",
        r"\b(?:è (?:mort|mancat|scompars|venut)[oa](?: a mancare)?|se n'è andat[oa]|ci ha lasciat[oi]) WHO(?=\s*(?:$|[.;!,])| (?:WHEN))",
        r"\b(?:morte|funerale|ceneri|scomparsa) di WHO",
        r"\bda quando (?:ho perso|abbiamo perso|è mort[oa]|non c'è più) WHO",
        r"\bvedov[oa] di WHO",
    ),
)
