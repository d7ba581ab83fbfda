"""Italian: how users say that what they said last was not of them, or not for this conversation."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.misdirected_table import Misdirected

MISDIRECTED = Misdirected(
    signs=r"non di|non su|non per|non a|non me|non mi|non noi|sbagliat|altr|un'altr|qualcun|è su|sono su",
    opens=r"scus(?:a|ate|i|atemi|ami)|mi scusi|perdon[oa]|ops+|oh|no|aspett[ai]|errore mio|colpa mia|lasci[ai] perdere|come non detto",
    elsewhere=r"ho sbagliato (?:chat|finestra|conversazione|cliente|persona|account)|(?:chat|finestra|conversazione|cliente|persona|account) sbagliat[oa]",
    that=r"(?:(?:quello|questo|ciò|l'ultimo messaggio|il mio ultimo messaggio|quello che ho (?:detto|scritto)) )?(?:era|è|riguardava|riguarda)(?: in realtà)?",
    about=r"(?:(?:su|di|del|della|dell'|sul|sulla) ?)?",
    meant=r"(?:destinato a|indirizzato a)",
    aimed=r"per",
    strangers=r"(?:un'? ?altr[oa] (?:cliente|persona|paziente|utente|chat|conversazione|account)|qualcun altro)",
    speaking=r"(?:parlavo di|stavo parlando di|intendevo|mi riferivo a|volevo dire)",
    had=r"(?:è|a) (?:(?:lui|lei) )?(?:che|ad) (?:ce )?(?:l'ha|averl[oa])",
    not_me=r"(?:e )?non (?:(?:di|su|per|a) )?(?:me|mi[oa]|noi)",
    theirs=r"(?:è|sono) (?:su[oa]|suoi|sue)",
)
