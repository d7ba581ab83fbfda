"""Italian: how texts of schools are handed over: essays, exercises, sums."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.schoolwork_table import Schoolwork

SCHOOLWORK = Schoolwork(
    work=r"tem[ai]|dettat[oi]|compit[oi]|poesi[ae]|fras[ei]|paragraf[oi]|elaborat[oi]|verific[ah]e?|componiment[oi]|saggio breve",
    pupils=r"alunn[oaie]|student[ie]|studentessa|compagn[oaie]|allie[vi][oaie]|bambin[oaie]",
    label=r"(?:(?:ecco|quest[oaie] (?:è|sono)|correggi|valuta|controlla|leggi|dai un voto al)(?:mi)? )?(?:(?:il|la|lo|le|i|gli|un|una|al|del|mi[oae]|miei|nostr[oa]|quest[oaie]|\d+|due|tre|quattro|cinque) |l['’]|un['’])*(?:\w+ )?(?:{work}|(?:testo|lettera|mail|lavoro|risposta) di [^:]{0,25}?(?:{pupils}))(?: (?:di |del |della |dell['’]|per |su |sul |sulla |con |in |d['’])[^:]{1,50}| (?:n\.? ?)?\d+\w?| [\"“«][^\"”»]{1,60}[\"”»]| scritt[oa]| da correggere)*(?:,? (?:corregg\w+|valuta\w*|per favore))*|(?:(?:il mio|l['’])\s?)?(?:esercizio|domanda|risposta|numero|es\.?)s? (?:alla domanda |n\.? ?)?\d+\w?(?:[.)]\w*)?|(?:la )?mia (?:presentazione|esposizione) (?:su|sul|sulla|di|per|come) .{1,60}|(?:metti|mettere|volgi|volgere|trasforma|trasformare|coniuga|riscrivi)(?: (?:quest[aeio]|la|le|i))?(?: \w+)? (?:al|all['’]|alla|in) ?(?:passato|futuro|presente|imperfetto|plurale|femminile|forma|congiuntivo|condizionale|trapassato)\b.{0,20}|coniuga",
    asked=r"(?:è|sono|va bene|vanno bene) (?:corrett[ae]|giust[ae]|ben[e]? (?:scritt[ae])?|scritt[ae] bene)? ?(?:quest[ae]|la mia|le mie|la|le)(?: \w+)? (?:fras[ei]|traduzion[ei])|(?:quest[ae]|la mia|le mie) fras[ei] (?:è|sono|va|vanno) (?:corrett[ae]|giust[ae]|bene)|(?:ci sono )?errori in quest[ae] fras[ei]",
    sums=r"(?:(?:un|il|mio) )?problema(?: (?:di (?:matematica|mate|fisica)|\d+))*|domanda di matematica",
    riddles=r"(?:(?:un['’]?|l['’]) ?)?(?:indovinello|enigma|rompicapo)(?: (?:\d+|per te))*",
    asks_sum=r"quant[oiae](?! (?:posso|devo|dovrei)\b)|qual è|che età|calcola|risolvi",
)
