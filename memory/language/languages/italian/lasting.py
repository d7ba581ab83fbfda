"""Of which words Italian orders that hold for good are made."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.languages.italian.sayings import WORDS
from memory.language.languages.units import UNITS
from memory.language.lasting_table import LastingWords

LASTING = LastingWords(
    verbs=r"rispondi(?:mi)?|parla(?:mi)?|usa|utilizza|evita|sii|resta|cita|indica|scrivi(?:mi)?|fammi|chiedimi|rispond(?:a|ere|esse)(?:mi)?|rispondermi|dia(?:mi)?|dare|darmi|desse|us(?:i|are|asse)|utilizz(?:i|are|asse)|impieg(?:hi|are)|cit(?:i|are|asse)|indic(?:hi|are|asse)|evit(?:i|are|asse)|sia|essere|fosse|parl(?:i|are|asse)(?:mi)?|esprim(?:a|ere|ersi)|menzion(?:i|are)|manteng(?:a|ere)|mantenere|aggiung(?:a|ere)|metta|faccia|asteng(?:a|ersi)|astenersi|spieghi",
    ways=rf"un[ao] (?:\w+ )?(?:alla|per) volta|lei|tu|sintetic[oaheì]+|sintesi|brev[ei]|brevemente|brevità|concis[oaie]|conciso|chiar[oaie]|chiarezza|formal[ei]|formalmente|cortes[ei]|dirett[oaie]|precis[oaie]|precisione|semplic[ei]|tecnic[ioh]+e?|tecnicismi|emoji|faccine|gergo|anglicismi|abbreviazioni|fonti|riferimenti|frasi|parole|righe|elenchi|tabelle|metric[oahe]+|{UNITS}",
    small=r"domand[ae]|sola|mi|me|a|di|del|della|dei|delle|con|senza|in|per|favore|cortesia|gentilezza|piacere|e|ed|o|ma|né|non|si|che|gli|i|le|il|la|lo|un|uno|una|poche|sue|suoi|sua|suo|risposte|risposta|tono|linguaggio|modo|maniera|stile|complete|termini|possibile|tutto|tutti|tutte|cortesemente|gentilmente|prezzi|importi|misure|temperature|distanze|sistema|unità|due|tre|più|il|dal",
    lasting=r"anche (?:se|quando) (?:ti |le )?(?:scrivo|parlo|chiedo)|sempre|mai|sistematicamente|mi|con me",
    languages=WORDS.languages,
    naming=r"(?:(?:mi chiam(?:i|asse)|chiamarmi|mi appell(?:i|asse))|(?:si )?rivolg(?:a|ersi|esse)(?:si)? a me (?:come|chiamandomi))",
    titles=r"signor[ae]?|signorina|dottor(?:e|essa)?|avvocat[oa]|professor(?:e|essa)?|ingegner[ea]|dott|avv|prof|sig",
    once=r"un[a'] (?:\w+ )?(?:risposta|frase|tabella)|(?:quest[oaie]|quell[oaie]|ciò) ?\w*|(?:più|meno) (?:brev\w+|concis\w+|chiar\w+|formal\w*|dirett\w+|precis\w+|semplic\w+|cortes\w|sintetic\w+)",
    wishes=r"(?:io )?(?:preferisco|preferirei|vorrei|voglio|gradirei)|mi (?:piacciono|piacerebbero)(?: di più)?",
    outputs=r"risposte|spiegazioni",
    rather=r"cort[ei]|lung(?:he|hi)|più|meno|oneste",
    too=r"le (?:tue|sue) (?:risposte|spiegazioni) sono(?: (?:sempre|ancora|spesso|un po'))* troppo \w+",
    disliked=r"(?:non mi piace|odio|detesto|mi dà fastidio) (?:che (?:tu )?|quando )(?:usi|dica|dici|metta|metti|scriva|scrivi|mi chiami|ripeta|ripeti|spieghi|ti scusi)",
    address=r"(?:dammi|mi dia|diamoci|puoi darmi|può darmi) del (?:tu|lei)|chiamami (?:per nome|con il tu)|parlami (?:dando|con) (?:il |del )?(?:tu|lei)|(?:possiamo|meglio) dar(?:ci|si) del (?:tu|lei)",
    leave_out=r"niente|senza|basta(?: con)?(?: gli| le| i)?|nessun[ao]?|mai|lascia perdere|evita|eviti|risparmiami|risparmiati|salta|non (?:usare|mettere|usi|metta|aggiungere|fare)",
    left_out=r"emoji|faccine|emoticon|trattini(?: lunghi)?|elenchi(?: puntati)?|liste|markdown|grassetto|titoli|gergo|tecnicismi|anglicismi|inglesismi|abbreviazioni|sigle|punti esclamativi|introduzioni|premesse|preamboli|convenevoli|complimenti|lusinghe|scuse|avvertenze|giri di parole|frasi fatte|termini tecnici|paroloni|riempitivi",
    as_such=rf"(?:unità metriche|sistema metrico)|parole semplici|(?:linguaggio|italiano) (?:semplice|chiaro)|frasi (?:brevi|corte|semplici)|(?:prezzi|temperature|distanze|misure|quantità) in {UNITS}|formato 24 ore",
    known=r"(?:non spiegarmi|non mi spiegh?i|non (?:c'è bisogno|serve|è necessario|occorre|devi|hai bisogno) (?:di |che )?(?:mi spieghi|spiegarmi)|smettila di spiegarmi) (?:le basi|le cose (?:ovvie|semplici|basilari|elementari)|l'ovvio|l'abc|i (?:fondamenti|concetti base)|(?:che )?cos['’]è .{1,40}|(?:che )?cosa (?:è|sono|significa) .{1,40}|come funziona .{1,40})",
    stop=r"trattami (?:come|da) (?:un[ao]? |un')?(?:espert[oa]|principiante|adult[oa]|professionista|collega)|(?:dai per scontato|parti dal presupposto|considera) che (?:io )?(?:conosca|sappia|usi|conosco|so|uso)|(?:smettila|smetti|smetta|la smetta|piantala) di (?:scusar(?:ti|si)|dirmi|ricordarmi|ripetere|farmi la (?:morale|predica)|complimentarti|lodarmi|consigliarmi|chiedere scusa|adularmi|ringraziarmi)",
    would=r"(?:preferisco|preferirei|mi piace(?: di più)?) (?:che|quando|se) (?:tu|(?-i:Lei)|non mi|mi) ",
    with_me=r"con me",
    each_time=r"spiegami tutto come|(?:correggi|spiega|traduci|cita|rispondi|avvisa|ricorda|dai|mostra|indica|segnala)(?:mi|ci)? (?:sempre|ogni volta)\b.{3,}",
    pressed=r"fretta|non ho tempo|devo|stanc[oa]|guidando|poco tempo",
    when=r"quando|se",
    whenever=r"(?:ogni|tutte le) volt[ae] che",
    asking=r"(?:ti|le|vi) (?:chiedo|incollo|mando|invio|passo|mostro|do|scrivo|domando)|(?:incollo|chiedo)|mi (?:dai|dia|proponi|proponga|consigl[ia]|suggerisc[ia]|scriv[ia]|mostr[ia]|spiegh?i|parli|traduc[ia]|rispond[ia]|indichi|citi|elenchi)|(?:dai|scrivi|proponi|consigli|suggerisci|traduci|rispondi)|parliamo|(?:faccio|commetto) un errore|non sei sicur[oa]",
    kinds=r"(?:nelle|per le|con le|nei|per i|negli|per gli) (?:tue |tuoi )?(?:ricette|traduzioni|esempi di codice|mail|riassunti|calcoli|liste|elenchi|spiegazioni|distanze|prezzi|temperature|date|consigli|suggerimenti|esercizi di matematica)",
    passing=r"quest\w+|quell\w+|ciò|lo|la|il|l'\w+|mi[oae]|oggi|domani|ieri|ora|adesso|dopo|qui|ancora",
    then=r"\w{3,}(?:alo|ala|ilo|ila|ali|ale)|dammi|dimmi|fammi|mettil[oaie]|scriv[ia](?:l[oaie]|mi)?|spiegami|mostra(?:mi)?|elenca|traduci|chiedi(?:mi)?|ricordami|avvisami|(?:allora )?(?:sempre|mai|solo|soltanto|solamente|senza|per favore|non \w+(?:are|ere|ire|rmi|rlo|rla|rli|rle)|us[ai]|utilizz[ai]|segnal[ai]|cit[ai]|rispondi|metti|indica|spiega|correggi|aggiungi|evit[ai]|limitati|correggimi|(?!\w+o )\w+ sempre)",
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
