"""Italian: how somebody orders that all be forgotten that is known of her."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.everything_table import EverythingWords

EVERYTHING = EverythingWords(
    asks=r"(?:per favore,? )?(?:dimentica|dimentichi|scorda|cancella|cancelli|elimina|elimini|rimuovi) |(?:puoi|potresti|può|potrebbe) (?:per favore )?(?:dimenticare|cancellare|eliminare|rimuovere) ",
    of_user=r"tutto (?:quello|ciò) che (?:sai|sa|hai|ricordi)(?: (?:salvato|memorizzato|registrato|imparato))? (?:di|su(?: di)?) me|tutto (?:di|su(?: di)?) me|tutt[ei] (?:le|i) (?:informazioni|dati|ricordi|note) su(?: di)? me|(?:tutti )?i miei (?:dati|ricordi)(?: personali)?|tutte le mie informazioni|tutta la tua memoria su(?: di)? me",
    bare=r"tutto|tutto (?:quello|ciò) che sai|tutta la tua memoria|la tua memoria",
    endings=r"per favore|adesso|ora|subito|per sempre|definitivamente|dalla (?:tua )?memoria",
)
