"""Italian: the words of which orders to a model are made."""

from memory.language.injection_table import InjectionWords

INJECTION = InjectionWords(
    ignore=r"(?:ignor(?:a|i|ate|are)|dimentic(?:a|hi|ate|are)|scorda(?:ti)?|trascura|disobbedisci|non tenere conto"
    r"|aggira|annulla)\b",
    not_follow=r"(?:non|mai|smetti di) (?:\w+ )?(?:rispettare|seguire|obbedire|osservare)\b",
    rules=r"(?:istruzion[ei]|regol[ae]|direttiv[ae]|indicazioni|prompt|ordini|restrizioni)\b",
    earlier=r"(?:(?:le )?tue|(?:i )?tuoi|precedenti|iniziali|sicurezza|sistema|di sopra)\b",
    everything=r"tutt[eoi]\b",
    told_before=r"tutto (?:quello|ciò) che",
    reveal=r"(?:rivela(?:mi)?|mostra(?:mi)?|ripeti|stampa|divulga|dimmi)\b",
    secrets=r"(?:(?:prompt|messaggio|istruzioni) (?:di )?sistema|(?:le tue|tue) (?:\w+ )?istruzioni|password\b"
    r"|chiavi? api)",
    send=r"(?:invia|invii|inviare|manda|mandare|inoltra|inoltrare|carica|pubblica|trasferisci)\b",
    recommend=r"(?:consiglia|consigliare|raccomanda|raccomandare|compra|visita|apri|promuovi)\b",
    to_me=r"(?:mi|ci)\b",
    from_now=r"(?:d'ora in (?:poi|avanti)|da ora in poi|da adesso(?: in poi)?|ogni volta che)\b",
    you_must=r"(?:devi|dovrai|tu devi)\b",
    model_must=r"(?:assistente|ia|modello|chatbot) (?:deve|dovrà|dovrebbe|non deve)\b",
    user=r"utent[ei]\b",
    when=r"(?:quando|se|ogni volta che|appena)\b",
    tell=r"(?:rispond|di'|dica|consigli|raccomand|invi|afferma)\w*",
    you_are_now=r"(?:(?:ora|adesso|da ora|d'ora in poi)(?: tu)? sei|sei (?:ora|adesso)|non sei più)\b",
    limitless=r"(?:dan\b|(?:senza|non hai) (?:\w+ )?(?:restrizion|limit|regol|filtr|censur)\w*)",
    own=r"(?:io|lui|lei|noi|loro|figlio|figlia|capo)",
)
