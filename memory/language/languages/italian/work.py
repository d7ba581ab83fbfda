"""Of which words Italian orders about work are made."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.work_table import WorkWords

WORK = WorkWords(
    leads=r"e|ma|anche|ah|ok|allora|poi|a proposito|per favore|per piacere|ricorda(?:ti)?(?: di)?|assicurati di|devi|bisogna|in questo (?:progetto|repo|repository)",
    ever=r"sempre|mai|in nessun caso|di default|per nessun motivo",
    no=r"non",
    acts=r"(?:aggiorn|aggiung|appl|cambi|cancell|chiam|cre|chied|committ|controll|document|elimin|esegu|esport|facc|form|import|install|lanc|lasci|lavor|mergi|modific|nomin|prov|pubblic|push|rinomin|riscriv|rimuov|salv|scriv|sostitu|spost|test|tocc|us|utilizz|valid|verific|apr|chiud|segu)(?:a|e|i|are|ere|ire|isci)|fai|fare|metti|mettere|tieni|tenere|togli|togliere|formatta|formattare",
)
