"""Of which words Italian orders that hold for good are made."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.languages.italian.sayings import WORDS
from memory.language.languages.units import UNITS
from memory.language.lasting_table import LastingWords

LASTING = LastingWords(
    verbs=r"rispond(?:a|ere|esse)(?:mi)?|rispondermi|dia(?:mi)?|dare|darmi|desse|us(?:i|are|asse)|utilizz(?:i|are|asse)|impieg(?:hi|are)|cit(?:i|are|asse)|indic(?:hi|are|asse)|evit(?:i|are|asse)|sia|essere|fosse|parl(?:i|are|asse)(?:mi)?|esprim(?:a|ere|ersi)|menzion(?:i|are)|manteng(?:a|ere)|mantenere|aggiung(?:a|ere)|metta|faccia|asteng(?:a|ersi)|astenersi|spieghi",
    ways=rf"lei|tu|sintetic[oaheì]+|sintesi|brev[ei]|brevemente|brevità|concis[oaie]|conciso|chiar[oaie]|chiarezza|formal[ei]|formalmente|cortes[ei]|dirett[oaie]|precis[oaie]|precisione|semplic[ei]|tecnic[ioh]+e?|tecnicismi|emoji|faccine|gergo|anglicismi|abbreviazioni|fonti|riferimenti|frasi|parole|righe|elenchi|tabelle|metric[oahe]+|{UNITS}",
    small=r"mi|me|a|di|del|della|dei|delle|con|senza|in|per|favore|cortesia|gentilezza|piacere|e|ed|o|ma|né|non|si|che|gli|i|le|il|la|lo|un|uno|una|poche|sue|suoi|sua|suo|risposte|risposta|tono|linguaggio|modo|maniera|stile|complete|termini|possibile|tutto|tutti|tutte|cortesemente|gentilmente|prezzi|importi|misure|temperature|distanze|sistema|unità|due|tre|più|il|dal",
    lasting=r"sempre|mai|sistematicamente|mi|con me",
    languages=WORDS.languages,
    naming=r"(?:(?:mi chiam(?:i|asse)|chiamarmi|mi appell(?:i|asse))|(?:si )?rivolg(?:a|ersi|esse)(?:si)? a me (?:come|chiamandomi))",
    titles=r"signor[ae]?|signorina|dottor(?:e|essa)?|avvocat[oa]|professor(?:e|essa)?|ingegner[ea]|dott|avv|prof|sig",
    once=r"un[a'] (?:\w+ )?(?:risposta|frase|tabella)|(?:quest[oaie]|quell[oaie]|ciò) ?\w*|(?:più|meno) (?:brev\w+|concis\w+|chiar\w+|formal\w*|dirett\w+|precis\w+|semplic\w+|cortes\w|sintetic\w+)",
    wishes=r"(?:io )?(?:preferisco|preferirei|vorrei|voglio|gradirei)|mi (?:piacciono|piacerebbero)(?: di più)?",
    outputs=r"risposte|spiegazioni",
    rather=r"cort[ei]|lung(?:he|hi)|più|meno|oneste",
    too=r"le (?:tue|sue) (?:risposte|spiegazioni) sono(?: (?:sempre|ancora|spesso|un po'))* troppo \w+",
    disliked=r"(?:non mi piace|odio|detesto|mi dà fastidio) (?:che (?:tu )?|quando )(?:usi|dica|dici|metta|metti|scriva|scrivi|mi chiami|ripeta|ripeti|spieghi|ti scusi)",
    when=r"quando|se",
    whenever=r"(?:ogni|tutte le) volt[ae] che",
    asking=r"(?:ti|le|vi) (?:chiedo|incollo|mando|invio|passo|mostro|do|scrivo|domando)|(?:incollo|chiedo)|mi (?:dai|dia|proponi|proponga|consigl[ia]|suggerisc[ia]|scriv[ia]|mostr[ia]|spiegh?i|parli|traduc[ia]|rispond[ia]|indichi|citi|elenchi)|(?:dai|scrivi|proponi|consigli|suggerisci|traduci|rispondi)|parliamo|(?:faccio|commetto) un errore|non sei sicur[oa]",
    kinds=r"(?:nelle|per le|con le|nei|per i|negli|per gli) (?:tue |tuoi )?(?:ricette|traduzioni|esempi di codice|mail|riassunti|calcoli|liste|elenchi|spiegazioni|distanze|prezzi|temperature|date|consigli|suggerimenti|esercizi di matematica)",
    passing=r"quest\w+|quell\w+|ciò|lo|la|il|l'\w+|mi[oae]|oggi|domani|ieri|ora|adesso|dopo|qui|ancora",
    then=r"(?:allora )?(?:sempre|mai|solo|soltanto|solamente|senza|per favore|non \w+(?:are|ere|ire|rmi|rlo|rla|rli|rle)|us[ai]|utilizz[ai]|segnal[ai]|cit[ai]|rispondi|metti|indica|spiega|correggi|aggiungi|evit[ai]|limitati|correggimi|(?!\w+o )\w+ sempre)",
    leads=r"e|ma|anche|ah|ok|allora|poi|a proposito|per favore|per piacere|ricorda(?:ti)?(?: di)?|assicurati di|devi|bisogna|in questo (?:progetto|repo|repository)",
    ever=r"sempre|mai|in nessun caso|di default|per nessun motivo",
    no=r"non",
    acts=r"(?:aggiorn|aggiung|appl|cambi|cancell|chiam|cre|chied|committ|controll|document|elimin|esegu|esport|facc|form|import|install|lanc|lasci|lavor|mergi|modific|nomin|prov|pubblic|push|rinomin|riscriv|rimuov|salv|scriv|sostitu|spost|test|tocc|us|utilizz|valid|verific|apr|chiud|segu)(?:a|e|i|are|ere|ire|isci)|fai|fare|metti|mettere|tieni|tenere|togli|togliere|formatta|formattare",
    revoking=(
        r"(?:per favore,? )?(?:smetti(?:la)?|smetta) di (?P<what>(?:rispond|scriv|parl|us|chiam|spieg)\w* .+)",
        r"(?:per favore,? )?non (?P<what>(?:rispond|scriv|parl|us|chiam|spieg)\w* più .+)",
        r"non (?:serve|devi|c'è bisogno di|hai bisogno di)(?: più)? (?P<what>(?:rispond|scriv|parl|us|chiam|spieg)\w* .+)",
    ),
    of_any="sempre più rispondi rispondere scrivi scrivere parla parlare",
)
