"""Italian: how a text is ordered that somebody else is to have said."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.written_for_table import WrittenFor

WRITTEN_FOR = WrittenFor(
    answers=r"(?:rispond(?:i|a|ere|igli|ile)|prenot(?:a|i|are)|compil(?:a|i|are)|complet(?:a|i|are)|contatt(?:a|i|are)|riempi)\b",
    writes=r"(?:scriv(?:i|a|ere|imi|igli|ile)|redig(?:i|a|ere)|prepar(?:a|i|are|ami)|formul(?:a|i|are)|fa(?:i|mmi|re|ccia)|invi(?:a|are)|manda(?:re)?|componi)\b",
    spoken=r"a|al|all'\w+|allo|alla|ai|agli|alle|questo|ciò|(?:un|una|un'|il|la|l'|lo|questa|questo) ?(?:\w+ ){0,2}?(?:e-?mail|mail|messaggio|lettera|risposta|testo|post|dichiarazione|discorso|richiesta|candidatura|reclamo|rifiuto|prenotazione|presentazione|modulo|cv|curriculum)",
    at_end="",
    in_name=r"(?:a|in) nome (?:di |del |della |dello |dell' ?)(?:la )?{who}|a suo nome|per conto (?:di |del |della |dello |dell' ?){who}|da parte (?:di |del |della |dello |dell' ?){who}|al posto (?:di |del |della |dello |dell' ?){who}|come se fossi {who}|come se {who} (?:scrivesse|parlasse)|con la voce (?:di |del |della ){who}",
    as_whom=r"come {who}(?= a\b|$)",
    whoever=r"lui|lei|(?:mia|mio|sua|suo) (?:madre|padre|marito|moglie|figlia|figlio|sorella|fratello|amica|amico|vicina|vicino|zia|zio|nonna|nonno|compagna|compagno)",
    for_whom=r"per",
    titles=r"(?:il |la |l'|del |della )?(?:signore?|signora|signorina|sig|sig\.ra|dott|dott\.ssa|dottore?|dottoressa|ing|ingegner|avv|avvocato|avvocata|prof|professore?|professoressa)",
    at_work=r"(?:il |la |l'|del |della |un |una |un')?(?:mi[oa] |nostr[oa] |su[oa] )?(?:\w+ )?(?:cap[oa]|responsabile|superiore|direttore|direttrice|presidente|fondatore|fondatrice|ceo|client[ei]|candidat[oa]|paziente|collega|ministr[oa]|sindac[oa]|dipendente|stagista)",
    not_alone=r" (?:e|ed) (?:me|io|per me|noi)\b",
    texts=r"discorso|brindisi|bio(?:grafia)?|cv|curriculum|lettera di (?:presentazione|motivazione)|presentazione|post (?:linkedin|di presentazione)|candidatura|profilo|testimonianza|autovalutazione",
    of_whom=r"di|del|della|dello|dell'",
    owned=r"discorso per {work}|verbal[ei]\b(?=.*(?:corregg|sistema|riassum|rivedi|per favore|:|$))",
    hands_over=r"ecco|questo è|questa è|sotto|allego|allegato|per favore|correggi\w*|riassumi\w*|rivedi\w*|accorcia\w*",
    goes_on=r"(?:per favore |e |anche |ok,? |poi |puoi |potresti )*(?:(?:aggiung(?:i|ere)|di'|dì|digli|menziona\w*|scrivi|indica|metti)(?: \w+){0,3},? (?:che |ch')|(?:aggiungi|menziona) ?:)",
    hers=r"a proposito|tra l'altro|comunque io|quanto a me|per quanto mi riguarda|da parte mia|io stess[oa]|personalmente|io invece|ps\b",
)
