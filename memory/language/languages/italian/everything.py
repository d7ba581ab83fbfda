"""Italian: how somebody orders that all be forgotten that is known of her, and that nothing more be kept."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.everything_table import EverythingWords

EVERYTHING = EverythingWords(
    asks=r"(?:per favore,? )?(?:dimentica|dimentichi|scorda|cancella|cancelli|elimina|elimini|rimuovi) |(?:puoi|potresti|può|potrebbe) (?:per favore )?(?:dimenticare|cancellare|eliminare|rimuovere) ",
    of_user=r"tutto (?:quello|ciò) che (?:sai|sa|hai|ricordi)(?: (?:salvato|memorizzato|registrato|imparato))? (?:di|su(?: di)?) me|tutto (?:di|su(?: di)?) me|tutt[ei] (?:le|i) (?:informazioni|dati|ricordi|note) su(?: di)? me|(?:tutti )?i miei (?:dati|ricordi)(?: personali)?|tutte le mie informazioni|tutta la tua memoria su(?: di)? me",
    bare=r"tutto|tutto (?:quello|ciò) che sai|tutta la tua memoria|la tua memoria",
    joins="e",
    endings=r"per favore|adesso|ora|subito|per sempre|definitivamente|dalla (?:tua )?memoria",
    stops=r"non voglio che i miei dati (?:vengano|siano) (?:salvati|memorizzati|registrati|conservati)|non voglio che ti ricordi di me|mi oppongo alla (?:conservazione|memorizzazione) dei miei dati|(?:per favore,? )?(?:non voglio (?:più )?che (?:tu |lei )?(?:salv|memorizz|registr|conserv|ricord|teng|annot)\w+|smett(?:i|ila|a|ete) di (?:salvare|memorizzare|registrare|conservare|ricordare|annotare)|non (?:salvare|memorizzare|registrare|conservare|ricordare|annotare)(?: più)?) (?:(?:nulla|niente|informazioni|dati|cose|qualcosa)(?: di più| altro)? (?:su(?: di)?|di) me|(?:i )?miei (?:dati|messaggi)(?: personali)?|(?:(?:nulla|niente) di )?(?:quello|ciò) che (?:ti )?(?:dico|scrivo|racconto))|(?:per favore,? )?(?:disattiva|disattivi|spegni) la tua memoria(?: per me| con me)?|(?:revoco|ritiro) il (?:mio )?consenso (?:alla|per la) (?:conservazione|memorizzazione) dei miei dati",
    since=r"per favore|d'ora in poi|più|mai più|in futuro|grazie|per me",
    resumes=r"(?:per favore,? )?(?:puoi|può) (?:di nuovo )?(?:tornare a )?(?:salvare|memorizzare|registrare|conservare|ricordare|annotare) (?:cose su(?: di)? me|quello che (?:ti )?dico|i miei dati)(?: di nuovo)?|(?:per favore,? )?(?:riattiva|riattivi) la tua memoria",
)
