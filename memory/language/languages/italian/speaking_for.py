"""Italian: how users say that they are not whose account it is."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.speaking_for_table import SpeakingFor

SPEAKING_FOR = SpeakingFor(
    relatives=r"amic[oa]|vicin[oa]|capo|cliente|nonn[oa]|zi[oa]|suocer[oa]|cognat[oa]|collega",
    not_him=r"non sono (?:(?:il signor|la signora|il sig\.?|la sig\.ra) )?{name}[,;.]? (?:ma|sono|ma sono) (?:(?:il |la )?su[oa] [\w-]+|(?:il |la |l')(?:{rel}))",
    not_hers=r"(?:l'account|l'utenza|il conto|questo account) è (?:il )?(?:suo|di mi[oa] {rel})|è il suo account|(?:dal|con il|sul) suo account",
    for_him=r"(?:scrivo|vi scrivo|chiamo|vi contatto) (?:per conto|a nome|da parte) d(?:i|el|ella)",
    for_relative=r"(?:chiamo|vi contatto) per mi[oa]",
    introduces=r"(?:qui|parla|scrive) {name}, (?:la|il) (?:{rel}) di {name}",
    typing=r"(?:adesso|ora) (?:scrive|digita|parla) {who}(?=\s*(?:[:.!,–-]|$))|(?:adesso|ora) (?:è|c'è) {who} (?:che scrive|a scrivere|alla tastiera)|(?:lascio|passo|do|cedo) (?:la tastiera|il telefono|il computer|il tablet) a {who}",
    returns=r"(?:sono|eccomi) (?:di nuovo|ancora) (?:io|qui)\b|rieccomi\b|sono tornat[oa]\b",
    my=r"(?:il |la |l'|al |alla )?(?:mi[oa]|nostr[oa])",
)
