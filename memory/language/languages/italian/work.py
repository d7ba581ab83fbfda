"""Italian: what is worked on where software is made, and what is said of it."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.work_table import WorkWords

WORK = WorkWords(
    things=r"codice|cartell[ae]|directory|ramo|distribuzion\w*|funzion[ei]|classi|comment[oi]|librerie|libreria|dipendenze|pacchett[oi]|virgolette|punti? e virgola|rilasci\w*",
    state=r"(?:(?:tutti|tutte|i|il|la|le|gli|l'|nostr\w+) ?)*(?:test|build|ci|pipeline|deploy|staging) (?:(?:ora|adesso|ancora|finalmente|di nuovo) )*(?:passa(?:no)?|fallisc\w+|è|sono)(?: (?:ora|adesso|ancora|di nuovo))*(?: (?:verd[ei]|ross[oaie]|rott[oaie]|bloccat[oaie]|a posto|giù))?(?: (?:ora|adesso|di nuovo))*",
    everywhere=r"(?:in |per )?(?:tutti i (?:miei |nostri )?(?:progetti|repo|repository)|ogni (?:progetto|repo|repository))|qualunque progetto",
    me=r"mi|con me|(?:chiama|chiedi|spiega|rispondi|dim|dam|parla|tratta|correggi|avvisa)mi",
    talk=r"rispo\w*|spieg\w*|parl\w*|tono|domande",
)
