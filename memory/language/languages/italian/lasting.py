"""Of which words Italian orders that hold for good are made."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.languages.italian.sayings import WORDS
from memory.language.languages.units import UNITS
from memory.language.lasting_table import LastingWords

_TAILS = (
    r"per favore|sempre|per sempre|permanentemente|d'ora in poi|in futuro|a mente|presente|in mente"
    r"|come (?:una? |mia )?(?:regola|istruzione|preferenza|nota)(?: (?:permanente|fissa|generale))?"
    r"|(?:in|per|durante|nelle|nella|nei) (?:tutt[ei]|ogni|le|i|tue|tua|nostre|qualsiasi|future)?(?: ?(?:le|i|gli|nostre|mie|tue|prossime|future|altre|gli))* ?(?:conversazion[ei]|chat|discussioni|sessioni|risposte|messaggi|memoria|note)(?: (?:future?|successive|prossime))?"
)
"""How long, or as what, something is to be remembered."""

LASTING = LastingWords(
    verbs=r"rispondi(?:mi)?|parla(?:mi)?|usa|utilizza|evita|sii|resta|cita|indica|scrivi(?:mi)?|fammi|chiedimi|rispond(?:a|ere|esse)(?:mi)?|rispondermi|dia(?:mi)?|dare|darmi|desse|us(?:i|are|asse)|utilizz(?:i|are|asse)|impieg(?:hi|are)|cit(?:i|are|asse)|indic(?:hi|are|asse)|evit(?:i|are|asse)|sia|essere|fosse|parl(?:i|are|asse)(?:mi)?|esprim(?:a|ere|ersi)|menzion(?:i|are)|manteng(?:a|ere)|mantenere|aggiung(?:a|ere)|metta|faccia|asteng(?:a|ersi)|astenersi|spieghi",
    ways=rf"un[ao] (?:\w+ )?(?:alla|per) volta|lei|tu|sintetic[oaheì]+|sintesi|brev[ei]|brevemente|brevità|concis[oaie]|conciso|chiar[oaie]|chiarezza|formal[ei]|formalmente|cortes[ei]|dirett[oaie]|precis[oaie]|precisione|semplic[ei]|tecnic[ioh]+e?|tecnicismi|emoji|faccine|gergo|anglicismi|abbreviazioni|fonti|riferimenti|frasi|parole|righe|elenchi|tabelle|metric[oahe]+|{UNITS}",
    small=r"eh|ok|dai|grazie|va bene|domand[ae]|sola|mi|me|a|di|del|della|dei|delle|con|senza|in|per|favore|cortesia|gentilezza|piacere|e|ed|o|ma|né|non|si|che|gli|i|le|il|la|lo|un|uno|una|poche|sue|suoi|sua|suo|risposte|risposta|tono|linguaggio|modo|maniera|stile|complete|termini|possibile|tutto|tutti|tutte|cortesemente|gentilmente|prezzi|importi|misure|temperature|distanze|sistema|unità|due|tre|più|il|dal",
    lasting=r"(?:parla|rispondi|scrivi)mi|anche (?:se|quando) (?:ti |le )?(?:scrivo|parlo|chiedo)|sempre|mai|sistematicamente|mi|con me",
    languages=WORDS.languages,
    naming=r"(?:(?:mi chiam(?:i|asse)|chiamarmi|mi appell(?:i|asse))|(?:si )?rivolg(?:a|ersi|esse)(?:si)? a me (?:come|chiamandomi))",
    titles=r"signor[ae]?|signorina|dottor(?:e|essa)?|avvocat[oa]|professor(?:e|essa)?|ingegner[ea]|dott|avv|prof|sig",
    once=r"(?:mi dia|dare|darmi) (?:(?:le|sue|alcune|delle) )*(?:fonti|riferimenti|tabelle)|un[a'] (?:\w+ )?(?:risposta|frase|tabella)|(?:quest[oaie]|quell[oaie]|ciò) ?\w*|(?:più|meno) (?:brev\w+|concis\w+|chiar\w+|formal\w*|dirett\w+|precis\w+|semplic\w+|cortes\w|sintetic\w+)",
    wishes=r"(?:io )?(?:preferisco|preferirei|vorrei|voglio|gradirei)|mi (?:piacciono|piacerebbero)(?: di più)?",
    outputs=r"risposte|spiegazioni",
    rather=r"cort[aeio]|brev[ei]|lung(?:he|hi)|semplic[ei]|più|meno|oneste",
    disliked=r"(?:non mi piace|odio|detesto|mi dà fastidio) (?:che (?:tu )?|quando )(?:usi|dica|dici|metta|metti|scriva|scrivi|mi chiami|ripeta|ripeti|spieghi|ti scusi)|le (?:tue|sue) (?:risposte|spiegazioni) sono(?: (?:sempre|ancora|spesso|un po'))* troppo \w+",
    address=r"(?:dammi|mi dia|diamoci|puoi darmi|può darmi) del (?:tu|lei)|chiamami (?:per nome|con il tu)|parlami (?:dando|con) (?:il |del )?(?:tu|lei)|(?:possiamo|meglio) dar(?:ci|si) del (?:tu|lei)",
    leave_out=r"niente|meno|smettila con|smetti(?:la)? di (?:usare|mettere)|senza|basta(?: con)?(?: gli| le| i)?|nessun[ao]?|mai|lascia perdere|evita|eviti|risparmiami|risparmiati|salta|non (?:usare|mettere|usi|metta|aggiungere|fare)",
    left_out=r"emoji|faccine|emoticon|trattini(?: lunghi)?|elenchi(?: puntati)?|liste|markdown|grassetto|titoli|gergo|tecnicismi|anglicismi|inglesismi|abbreviazioni|sigle|punti esclamativi|introduzioni|premesse|preamboli|convenevoli|complimenti|lusinghe|scuse|avvertenze|giri di parole|frasi fatte|termini tecnici|paroloni|riempitivi",
    as_such=rf"(?:unità metriche|sistema metrico)|parole semplici|(?:linguaggio|italiano) (?:semplice|chiaro)|frasi (?:brevi|corte|semplici)|(?:prezzi|temperature|distanze|misure|quantità) in {UNITS}|formato 24 ore",
    known=r"(?:non spiegarmi|non mi spiegh?i|non (?:c'è bisogno|serve|è necessario|occorre|devi|hai bisogno) (?:di |che )?(?:mi spieghi|spiegarmi)|smettila di spiegarmi) (?:le basi|le cose (?:ovvie|semplici|basilari|elementari)|l'ovvio|l'abc|i (?:fondamenti|concetti base)|(?:che )?cos['’]è .{1,40}|(?:che )?cosa (?:è|sono|significa) .{1,40}|come funziona .{1,40})",
    stop=r"non (?:chiamarmi \w+|scusarti)|smettila di dire(?= [«\"“])|trattami (?:come|da) (?:un[ao]? |un')?(?:espert[oa]|principiante|adult[oa]|professionista|collega)|(?:dai per scontato|parti dal presupposto|considera) che (?:io )?(?:conosca|sappia|usi|conosco|so|uso)|(?:smettila|smetti|smetta|la smetta|piantala) di (?:scusar(?:ti|si)|dirmi|ricordarmi|ripetere|farmi la (?:morale|predica)|complimentarti|lodarmi|consigliarmi|chiedere scusa|adularmi|ringraziarmi)",
    dealt=(
        r"(?:parla|scrivi|tratta|spiega)mi (?:tutto |le cose )?come\b|(?:dimmi|avvisami|avvertimi|correggimi)(?: sempre)? (?:quando|se) (?:sbaglio|ho torto|mi sbaglio|commetto|non sei sicur[oa]|non lo sai)\b",
        r"la mia lingua preferita è\b|non (?:c'è bisogno|serve|occorre) (?:di |che )?(?:scusarti|ti scusi|ringraziarmi|ripetere)\b|non farmi (?:più |tante )?domande\b|non essere (?:così|troppo) (?:formale|gentile)\b|contraddicimi\b|metti in discussione le mie\b|(?:usa|scrivi|rispondi)\b.{1,60} a meno che\b",
    ),
    reached=(
        r"(?!.*\b(?:oggi|domani|stasera|questa settimana|appena|quando (?:il|la|mio|mia|arriva|è))\b)(?:"
        r"non (?:(?:telefon|contatt)(?:ate|ar|i)(?:mi|ci)|mi (?:telefon|contatt)(?:ate|i|ino)|(?:chiam(?:ate|ar)mi|mi chiam(?:ate|i|ino))(?= (?:al|per|a|sul|prima|dopo|tra|più|di notte)\b|\W*$|[,.;]))"
        r"|non (?:mi )?(?:mand|invi|spedi|lasci)\w+ (?:più )?(?:pubblicità|sms|e-?mail|mail|newsletter|lettere|messaggi|offerte|spam)\b"
        r"|(?:scriv(?:i|ete)mi|contatt(?:a|ate)mi|chiam(?:a|ate)mi|mi (?:scriva|contatti|chiami))(?: (?:solo|sempre|piuttosto|per favore|pure|soltanto))* (?:a|al|per|via|su|sul|tramite) (?:la )?(?:mi[oa] )?(?:(?:mail|e-?mail|posta|whatsapp|sms|lettera|cellulare|telefono|iscritto)\b|\+?\d[\d /().-]{5,}|[\w.+-]+@[\w-]+\.)"
        r"|(?:puoi|può|potete|mi puoi|mi può) (?:contattar|scriver|raggiunger|trovar)(?:mi|e) (?:a|al|per|via|su)\b"
        r"|(?:mand|invi|spedi)\w+ (?:tutte )?(?:le (?:mie )?|i miei )(?:lettere|fatture|bollette|documenti) (?:per|via|alla mia|al mio)\b"
        r"|preferisco (?:essere (?:contattat|chiamat|raggiunt)[oa]|che mi (?:contatt|chiam|scriv)\w+)\b"
        r"|(?:solo|soltanto) (?:via|per|tramite) (?:mail|e-?mail|posta|whatsapp|sms|lettera|cellulare|telefono|iscritto)\b|niente (?:telefonate|chiamate|pubblicità|sms)\W*$"
        r")"
    ),
    unspoken=r"(?!.*\b(?:lei|lui|loro|ciò|questo|quello)\b)(?:non (?:mi )?(?:(?:nomin|menzion|parl|ricord|cit)ar(?:e|mi)|chieder(?:e|mi)|tirar(?:e|mi) fuori) (?:(?:mai )?più\b.{2,60}|[^.;:!?]{2,40}? (?:mai più|più)\W*$)"
    r"|(?:smetti|smettila|smetta) di (?:nominare|menzionare|parlarmi|chiedermi|ricordarmi)\b.{2,60}"
    r"|non voglio (?:mai )?più (?:sentir(?:e)? )?parlare d.{2,60})",
    would=r"(?:preferisco|preferirei|mi piace(?: di più)?) (?:che|quando|se) (?:tu|(?-i:Lei)|non mi|mi) ",
    with_me=r"con me",
    easier=r"(?:così )?(?:è|sarà|sarebbe|sarebbe|viene) (?:molto )?(?:più (?:facile|semplice|comodo|chiaro)|meglio)",
    pressed=r"fretta|non ho tempo|devo|stanc[oa]|guidando|poco tempo",
    henceforth=r"fino a nuovo avviso|d'ora in (?:poi|avanti)|da ora in (?:poi|avanti)|da adesso in poi|da oggi(?: in poi)?|d'ora innanzi",
    at_outset=r"qualunque cosa (?:io )?(?:ti )?(?:chieda|dica)|in futuro|di norma|di default|come regola",
    announced=(
        r"(?:questa )?è una (?:regola|istruzione) (?:fissa|permanente|generale)|"
        rf"(?:(?:per favore,? |e |anche )*(?:ricorda(?:lo|telo|ti)?|salva(?:lo)?|annota(?:lo)?|memorizza(?:lo)?|tieni(?:lo)?|segna(?:telo|lo)?|trattalo|prendilo|fallo|conserva(?:lo)?)(?: (?:questo|ciò|tutto questo|di questo))?)(?:,? (?:{_TAILS}))*"
        rf"|(?:(?:e )?(?:questo|ciò|tutto questo) (?:vale|si applica|è valido|è|resta valido))(?:,? (?:{_TAILS}))+"
    ),
    for_good=r"chiamami|con me|(?:tue|sue) risposte",
    for_all=r"(?:le |nelle )?(?:tue|sue) (?:risposte|spiegazioni)|nei (?:tuoi|suoi) messaggi|(?:le|nelle) risposte|(?:codice|testo) che (?:mi )?(?:dai|scrivi|mandi|mostri)",
    told=r"spiegami tutto come\b|(?:(?:e|per favore),? )*(?:(?:non )?(?:inizi(?:a|are)|cominci(?:a|are)|termina(?:re)?|fai|tieni|finire|accorcia)(?: mai| sempre| tutte)* le (?:tue )?risposte\b|puoi chiamarmi (?-i:[A-Z])\w|chiamami (?!quando|domani|al\b|sul\b|se\b|a\b|più|subito|dopo|in\b|stasera|appena|un\b)\w|sii [\w ]{2,40} con me(?=\W*$)|chiedimi (?:prima|sempre)\b)",
    tells=r"correggi|(?:rispondi|scrivi|parla|spiega|indica|mostra|da|di|fa|metti|racconta|consiglia|suggerisci|correggi|traduci|avvisa|chiedi|riassumi|tratta|cita|ricorda)(?:mi|ci|mm[ei](?:l[oaie])?|melo|mela)|dammi|dimmi|fammi|rispond[ia]|scriv[ia]|us[ai]|utilizza|cit[ai](?= sempre)|metti|arrotonda|(?:risponder|scriver|parlar|spiegar|indicar|mostrar|dar|dir|citar|usar|utilizzar|menzionar|consigliar|suggerir|chiamar|metter|scusar|tradurr)(?:e|mi|ti)|sii",
    wants=r"(?:voglio|vorrei|preferisco|preferirei|desidero|mi piacerebbe|mi aspetto) che (?:tu|(?-i:Lei)|(?:non )?mi) |(?:devi|dovresti) ",
    could=r"(?:puoi|potresti|può|potrebbe) ",
    within=r"in (?:questo|nostro) (?:repo(?:sitory)?|progetto)|nel (?:nostro )?(?:repo(?:sitory)?|progetto)",
    uses=r"us(?:a|i|ate)|utilizz(?:a|i|ate)|evit(?:a|i)|rispett(?:a|i)|segu(?:i|a)|prefer(?:isci|isca)|attieniti a",
    this=r"quest[aeoi]|quell?\w*|qui",
    an=r"un[ao]?",
    inside=r"in|nel|nelle",
    toward=r"a|con",
    asked=r"cosa|come|perché",
    joins=r"e|o|se|come|che",
    when=r"quando|se",
    whenever=r"ogni volta|(?:ogni|tutte le) volt[ae] che",
    asking=r"(?:ti|le|vi) (?:chiedo|incollo|mando|invio|passo|mostro|do|scrivo|domando)|(?:incollo|chiedo)|mi (?:dai|dia|proponi|proponga|consigl[ia]|suggerisc[ia]|scriv[ia]|mostr[ia]|spiegh?i|parli|traduc[ia]|rispond[ia]|indichi|citi|elenchi|corregg[ia]|riassum[ia]|calcoli)|(?:dai|scrivi|proponi|consigli|suggerisci|traduci|rispondi|citi|correggi|riassumi|indichi)|parliamo|(?:faccio|commetto) un errore|non sei sicur[oa]",
    rules=r"(?:(?:una|due|tre|quattro|cinque|le mie|alcune|\d) )?(?:regole?|indicazioni|cose)",
    for_me=r"mi|tu|tue|tuoi|per me|fai|farai",
    kinds=r"(?:nelle|per le|con le|nei|per i|negli|per gli) (?:tue |tuoi )?(?:ricette|traduzioni|esempi di codice|mail|riassunti|calcoli|liste|elenchi|spiegazioni|distanze|prezzi|temperature|date|consigli|suggerimenti|esercizi di matematica)",
    passing=r"quest\w+|quell\w+|ciò|lo|la|il|l'\w+|mi[oae]|oggi|domani|ieri|ora|adesso|dopo|qui|ancora",
    then=r"\w{3,}(?:alo|ala|ilo|ila|ali|ale)|dammi|dimmi|fammi|mettil[oaie]|scriv[ia](?:l[oaie]|mi)?|spiegami|mostra(?:mi)?|elenca|traduci|chiedi(?:mi)?|ricordami|avvisami|(?:allora )?(?:sempre|mai|solo|soltanto|solamente|senza|per favore|non \w+(?:are|ere|ire|rmi|rlo|rla|rli|rle)|us[ai]|utilizz[ai]|segnal[ai]|cit[ai]|rispondi|metti|indica|spiega|correggi|aggiungi|evit[ai]|limitati|correggimi|(?!\w+o )\w+ sempre)",
    leads=r"e|ma|anche|ah|ok|allora|poi|a proposito|per favore|per piacere|ricorda(?:ti)?(?: di)?|assicurati di|devi|puoi|bisogna|in questo (?:progetto|repo|repository)",
    ever=r"ogni volta|sempre|mai|in nessun caso|di default|per nessun motivo",
    no=r"non",
    acts=r"(?:aggiorn|aggiung|appl|cambi|cancell|chiam|cre|chied|committ|controll|document|elimin|esegu|esport|facc|form|import|install|lanc|lasci|lavor|mergi|modific|nomin|prov|pubblic|push|rinomin|riscriv|rimuov|salv|scriv|sostitu|spost|test|tocc|us|utilizz|valid|verific|apr|chiud|segu)(?:a|e|i|are|ere|ire|isci)|fai|fare|metti|mettere|tieni|tenere|togli|togliere|formatta|formattare",
    revoking=(
        r"(?:per favore,? )?(?:smetti(?:la)?|smetta) di (?P<what>(?:rispond|scriv|parl|us|chiam|spieg)\w* .+)",
        r"(?:per favore,? )?non (?P<what>(?:rispond|scriv|parl|us|chiam|spieg)\w* più .+)",
        r"non (?:serve|devi|c'è bisogno di|hai bisogno di)(?: più)? (?P<what>(?:rispond|scriv|parl|us|chiam|spieg)\w* .+)",
    ),
    of_any="sempre più rispondi rispondere scrivi scrivere parla parlare",
    contraries={
        "length": {
            "short": r"brev[ei]|brevemente|cort[oaie]|concis[oaie]|sintetic[oaie]|al punto",
            "long": r"lung(?:o|a|hi|he)|dettagliat[oaie]|in dettaglio|approfondit[oaie]|estes[oaie]",
        },
        "address": {"tu": r"del tu", "lei": r"del lei"},
        "manner": {"formal": r"formal[ei]|formalmente", "casual": r"informal[ei]|colloquial[ei]|rilassat[oaie]"},
        "candour": {
            "blunt": r"senza (?:peli|pietà|giri)|brutal\w*|spietat[oaie]|dur[oa]",
            "gentle": r"gentil[ei]|delicat[oaie]|con tatto|dolce",
        },
        "level": {
            "simple": r"semplic[ei]|semplicemente|principiante|come a un bambino",
            "expert": r"tecnic[oaie]|espert[oaie]|avanzat[oaie]",
        },
        "summary at": {
            "the beginning": r"(?:riassunto|risposta|conclusione) (?:prima|all'inizio|per primo)",
            "the end": r"(?:riassunto|risposta|conclusione) (?:alla fine|in fondo)",
        },
        "form": {
            "points": r"elenchi(?: puntati)?|elenco|punti|liste",
            "prose": r"prosa|paragrafi|testo (?:continuo|discorsivo)|discorsivo",
        },
        "tables": {"": "tabell[ae]"},
        "headings": {"": "titoli"},
        "sources": {"": "fonti?|riferimenti|link"},
        "formulas": {"": r"formul[ae]|equazioni"},
        "analogies": {"": r"analogi[ae]|metafore"},
        "examples": {"": "esempi?o?"},
        "jokes": {"": "battut[ae]|barzellette|umorismo"},
        "questions": {"": "domande"},
        "disclaimers": {"": "avvertenze|avvisi"},
        "greetings": {"": "salut[io]"},
        "bold": {"": "grassetto"},
        "summaries": {"": "riassunti"},
        "comments": {"": "commenti"},
    },
    denies=r"non|niente|senza|mai|basta(?: con)?(?: gli| le| i)?|invece di|invece che|anziché|al posto di|evita|meno|smetti(?:la)? (?:di usare|di mettere|con)|nessun[ao]?|né|prima (?:di|del(?:la|le|l)?)",
    allows=r"(?:vanno|sono) (?:di nuovo |ancora )?(?:bene|ammess[ei]|ok)",
    drops=r"via",
    called=r"chiamami|mi chiami|mi chiamo ora",
    of_some=r"per|nei|nelle|negli|con|su|sui|sulle|in|di|dei|delle",
    idle="ora oggi adesso poi avanti futuro mai tutto tutta tutti tutte favore per con il lo la i gli le l un una uno di del della dei in nel nella nei e o che mi me mio mia miei ti tu tuo tue sue suoi ci usa usare usi utilizza metti mettimi metta scrivimi scriva dammi dia mostra mostrami rispondimi risponda parlami risposte risposta prezzi importi misure unità temperature date orari ore testi codice lingua nuovo ancora solo anche meglio preferisco voglio vorrei da questo momento",
    lifted=(
        r"(?:e |ok,? )?(?:ora |adesso )?(?:puoi|può) (?:ora |adesso |anche |di nuovo )*(?:usare|mettere|rispondere|scrivere|dare|darmi|fare|spiegare|essere)(?: ora| adesso| anche| di nuovo)?(?: con| in)?(?: le| gli| i| delle| più)? {}(?: (?:ora|adesso|anche|di nuovo))*(?:(?<=ora)|(?<=adesso)|(?<=nuovo)|(?<=anche))",
        r"(?:e |ok,? )?(?:ora |adesso )?(?:puoi|può) (?:usare|mettere|fare|dare|darmi) (?:ora|adesso|anche|di nuovo) (?:le |gli |i |delle )?{}",
        r"(?:e |ok,? )?(?:(?:le|gli|i) )?{} (?:(?:ora |adesso )?(?:vanno|sono) (?:bene|ok|ammess[ei]))(?: (?:ora|adesso|di nuovo))+",
        r"(?:e |ok,? )?non (?:voglio|vorrei|mi servono) più {}(?:,.{1,60})?",
    ),
    teaching=(
        r"(?:spiega(?:mi|rmi)?|spiegare)(?: tutto| le cose)? come se (?:avessi (?:\d{1,2}|cinque|sei|sette|otto|nove|dieci|undici|dodici) anni|fossi (?:una? )?(?:bambin[oa]|principiante|ragazzin[oa]))|(?:spiega(?:mi)?) come a (?:una? )(?:bambin[oa])(?: di \w+ anni)?",
        r"(?:(?:vai|andiamo|procedi|spiega(?:mi)?|fai|andare|spiegarmi) )?(?:un passo (?:alla|per) volta|passo (?:dopo|per) passo|passo passo|una cosa (?:alla|per) volta)",
        r"non (?:darmi|dirmi|mostrarmi|darci|svelarmi) (?:mai )?(?:subito |direttamente |immediatamente )?(?:la |le )?(?:risposta|risposte|soluzione|soluzioni|risultato)(?: (?:subito|direttamente|immediatamente|di colpo))?(?:(?<=subito la soluzione)|(?<=subito la risposta)|(?<=direttamente la soluzione)|(?<=direttamente la risposta)|(?<=subito)|(?<=direttamente)|(?<=immediatamente)|(?=,? (?:ma |e )?(?:dammi|fammi|solo|indizi|aiutami)))",
        r"(?:dammi|dai|usa|darmi|solo) (?:solo |piccoli |dei |degli )*(?:indizi|suggerimenti)(?: (?:prima|invece|al posto)(?: (?:della|di) ?(?:risposta|soluzione)?)?)?(?! (?:per|su)\b)",
        r"(?:(?:fai|usa|scrivi|fare|usare|con|tieni) )?(?:solo |le |delle )?(?:frasi|risposte|parole|paragrafi)(?: (?:più|molto))? (?:brevi|corte|semplici|corti)",
        r"(?:niente|evita|evitare|senza|non usare)(?: i| le)? (?:lunghi |lunghe |grossi )?(?:blocchi di testo|paragrafi (?:lunghi|troppo lunghi)|frasi lunghe|testi lunghi|muri di testo)|(?:niente|evita) (?:lunghi paragrafi|lunghe frasi)",
        r"niente (?:formule|teoria|calcoli|equazioni) (?:all'inizio|subito|per prim[ae])",
        r"(?:(?:preferisco (?:se |che )?)?(?:mi )?(?:fai|dammi|fammi|dai|mostrami|fare|dia|faccia|spiega(?:mi)?)(?: vedere)? )?prima (?:l'|un |una |la )?(?:idea|esempi[oi]|intuizione|concetto)(?: (?:svolt[oi]|concret[oi]))?(?:,? (?:e |ma )?(?:poi|dopo) (?:la |le |il |mi )?[^.!?,]{1,30})",
        r"fammi (?:delle )?domande (?:invece|piuttosto|così|finché)[^.!?]{0,50}|(?:poi )?fammi (?:provare|ragionare|pensare|arrivarci)(?: (?:prima|da sol[oa]))?",
    ),
    taught_so=r"e|ma|ora|adesso|quindi|anche|ok|sì|per favore|(?:puoi|potresti|può)|(?:preferisco|preferirei|vorrei|ho bisogno di)(?: (?:che|se))?",
    taught_behind=r"per (?:favore|piacere)|grazie|perfavore|ok|con me|sempre|anche|d'ora in poi",
)
