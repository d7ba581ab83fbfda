"""Italian: how people speak to an assistant."""

# ruff: noqa: E501 - a list of words is read, not edited by column

from memory.language.phrase_table import Phrases

_DO = (
    r"scriv|cre|gener|spieg|aiut|cerc|trov|consigli|suggeris|confront|calcol|raccont|immagin|elenc|continu|descriv|prepar"
    r"|invent|analizz|defin|propon|mostr|insegn|organizz|pianific|compil|elabor|svilupp|complet|indic|nomin|riassum|traduc"
    r"|corregg|miglior|riscriv"
)
"""Stems of what an assistant is asked to do: "scrivi", "scrivimi", "scriva", "scrivete"."""

_TEXT = r"testo|fras[ei]|paragrafo|e-?mail|mail|lettera|messaggio|articolo|traduzione|storia|racconto|poesia|canzone|capitolo|dialogo|compiti|bozza|sottotitolo"
"""What texts are called."""
_OF_TEXT = r"(?:(?:il|la|i|le) )?(?:mi[oae]|miei|nostr[oaie])(?: \w+){0,2}? (?:fras[ei]|traduzione|tema|compiti|storia|romanzo|poesia|capitolo|canzone|grammatica|ortografia|inglese|tedesco|francese|spagnolo|italiano|portoghese|russo)\b.{0,40}"
"""A text or a language that the user learns by: what stands in it may be anybody's."""
_NO_VOICE = rf"{_TEXT}|lista|elenco|tabella|schema|riassunto|piano|menù|ricetta|pdf|json|csv|markdown|file|documento|risposta|esempio|promemoria|regalo|sorpresa|ultim[oa]|prim[oa]|seguente|madre|padre|genitore|moglie|marito|figli[oa]"
"""What something is written as without being said by somebody else: forms, and what the user may be herself."""

PHRASES = Phrases(
    greeting=(
        r"ciao|salve|buon(?:giorno|asera|anotte| pomeriggio)|ehi|arrivederci|a (?:presto|domani|dopo)|come (?:va|stai|sta)(?! \w)"
    ),
    dear=r"car[oaie]|gentil(?:e|i|issim[oaie])|egregi[oae]?|spett(?:abile|\.?le)|illustre",
    sign_off=r"(?:(?:un|i|con|tanti|molti|molte|mille|cordiali|distinti|cari|caro|cordialissimi|i miei|i più|più|affettuosi|un forte|un grande|forte) )*(?:salut[oi]|abbracci[o]?|baci|bacioni|grazie)(?: (?:cordiali|distinti|a tutti|mille|in anticipo|e saluti|di cuore))*|cordialmente|con (?:affetto|stima)|(?:in fede|a presto|a domani|arrivederci|buona (?:giornata|serata))",
    to_answer=r"rispond\w*|risposta|(?:che|cosa|come) (?:gli|le|ci|vi)? ?(?:dico|scrivo)|(?:da )?(?:mandare|inviare|spedire)(?:la|lo)?",
    this_text=r"(?!.*\b(?:scriv|redig)).*?\b(?:quest[aoei]|seguent[ei]) (?:\w+ ){0,2}?(?:e-?mail|mail|lettera|messaggio|post|tweet|annuncio|offerta di lavoro|bozza|articolo|sms|candidatura)\b",
    spoken_to=r"assistente|diario|computer|robot|ia",
    thanks=(
        r"(?:mille |molte |tante )?grazie(?: mille| tante| infinite)?(?:,? sei (?:il top|un grande|il migliore|la migliore|grande|un mito|un tesoro|fantastic[oa]|gentilissim[oa]))?"
        r"|(?:tu )?(?:sei stat[oa]|mi hai|mi sei stat[oa]) (?:\w+ ){0,2}(?:aiutato|utile|d'aiuto|gentile)|mi è stat[oa] (?:molto )?utile|(?:la|ti) ringrazio(?: (?:molto|tanto))?(?! d[ie]\b)|(?:ora |adesso )?(?:ha funzionato|funziona)(?=\W*$|,? (?:mille |tante )?grazie)"
    ),
    courtesy=r"per (?:favore|piacere|cortesia|gentilezza)|cortesemente|gentilmente",
    asks_leave=r"(?:ti |le |vi )?(?:posso|potrei|volevo|vorrei) (?:chieder|domandar)(?:e|ti|le|vi)",
    politely=(
        r"la (?:prego|pregherei|ringrazio)(?: cortesemente| gentilmente| vivamente)?(?: di| se)|le (?:chiedo|chiederei|domando|sarei (?:molto )?grat[oa]|sono grat[oa]|raccomando)(?: cortesemente| gentilmente| per favore)?(?: di| se| che)"
        r"|voglia(?: cortesemente| gentilmente)?(?= \w+(?:re|rmi|rlo|rla|rsi)\b)|abbia la (?:cortesia|gentilezza|bontà|compiacenza) di|(?:mi )?faccia(?:mi)? (?:la cortesia|il favore|il piacere) di|sarebbe (?:così|tanto) (?:gentile|cortese) da"
        r"|(?:potrebbe|può) (?:cortesemente|gentilmente|per favore)|(?:vorrei|desidero|desidererei|gradirei|preferirei|mi piacerebbe) che(?! (?:mi[oa]|il|la|lo|i|le|gli)\b)(?: lei)?(?= (?:\w+ ){0,2}\w+(?:asse|esse|isse|osse)\b)|si prega di"
    ),
    no="non",
    but="ma",
    though="però",
    joins=r"e|ma",
    onward=r"poi|ora|adesso",
    sounds="dai|mamma mia",
    filler=(
        r"sì|certo|va bene|d'accordo|perfetto|ottimo|bene|fantastico|allora|dunque|beh|insomma|per favore|per piacere"
        r"|comunque|a proposito|e|ma|però|inoltre|anzi"
        r"|(?:molto bene|vai(?: avanti)?|continua|fallo|fatto|avanti)(?=\W*$|\s*[,.!;])"
    ),
    empty_statement=(
        r"(?:quest[oa]|quell[oa]|ciò) (?:è|era|va|funziona|aiuta|sembra)|tu|ho (?:una|un'altra|qualche) (?:domand[ae]|dubbio)"
        r"|non (?:capisco|lo so|so|funziona)\W*$"
    ),
    points_at=r"(?:per favore )?(?:ved(?:i|ere|a)|guard[ai]) (?:sotto|sopra|(?:l')?allegat[oi]|in allegato|(?:la )?foto)|(?:in )?allegato",
    question=(
        r"(?:che )?cosa|cos'(?:è|era|ha)|che (?:significa|differenza|tipo|vuol|ore|ne pens)\w*|qual(?: è|'è| era|i sono)"
        r"|quale(?! che)|(?:a|di|in|con|da|per|su|fino a) (?:che (?:ora|ore|giorno|età|anno)|chi|qual[ei])|fino a quando"
        r"|come (?:si|posso|faccio|fa|fare|funziona\w*|mai|posso|dovrei|è possibile)|dove (?:si|posso|trovo|è)"
        r"|quando (?:inizia|finisce|sarà)|quant[oaie] (?:dura|costa|costano|pesa|è|sono|tempo|anni|ci)"
        r"|perché(?! (?:sono|ho|non (?:ho|sono|posso|mi)|mi|ero|avevo|devo|voglio|siamo|abbiamo|(?:il|la|i|le) mi[oae]|i miei)\b)"
        r"|chi (?:è|era|ha|sono|ha inventato)|puoi|potresti|può(?! (?:darsi|essere)\b)|potrebbe(?! (?:essere|darsi)\b)|(?:sai|sapresti) (?:dirmi|se|come|cosa|dove|quando|perché|chi|qual\w*|quant\w*)|è vero che"
        r"|mi (?:puoi|potresti|fai|dai|dici|spieghi|aiuti|consigli|scrivi|sai|prepari|trovi|traduci)"
        r"|(?:vorrei|voglio|mi piacerebbe) sapere|idee per|differenz[ae] (?:tra|fra)"
        r"|quali(?! che)"
    ),
    asks_which=r"che (?:medicin[ae]|farmac[oi]|pastigli[ae]|pillol[ae]|compress[ae]|dose|taglia|marca|crema|sciroppo|terapia)(?: \w+){0,2}? (?:io )?(?!ho\b)[^\W\d_]{2,}o(?= |\W*$)",
    asked_last=r"(?:(?:a|di|in|con|da|per|su|contro) (?:chi|(?:che )?cosa)|(?:da|verso) dove|(?<!in )quando|(?:chiama|chiamano|chiamo) come|dove (?:adesso|ora|esattamente|di preciso|già))(?: (?:adesso|ora|esattamente|di preciso|già))*",
    leaves_open=r"(?:non (?:lo )?|lo )s(?:o|a|ai)|sapp\w+|sapere|chiss[aà]|importa|idea|dimentic\w+|ricord\w+|dett[oa]|dic(?:o|e|i|ono)|dire|dipende|chied\w+|capi(?:to|sco|sce)|non (?:ho|ha|c'è)",
    asking=(
        r"(?:e |quindi |allora )?(?:per favore|puoi|potresti|mi (?:puoi|consigli|dai|aiuti|dici|spieghi|suggerisci)|che cosa|cosa"
        r"|(?:come|dove)(?= (?:posso|possiamo|devo|dobbiamo|dovrei|potrei|si|faccio|mi|vado)\b)|qual\w*|scrivi\w*|dammi|consigliami|suggeriscimi|aiutami|spiegami|dimmi|fammi)"
    ),
    spelled=r"con (?:una? |due )?[a-z]",
    is_one=r"è|e'",
    one=r"una?",
    leads_in=r"per|nel(?:la)?|di|del(?:la)?|come|quando|mentre|perché|visto che|tra|fra|secondo|quindi|allora",
    labels="lista|modifica|nota|critica|ricerca",
    transform=r"(?:traduc|riassum|corregg|miglior|riscriv|parafras)(?:i|a|imi|ami|ere|are)|spiega (?:questo|quest[ao]|il seguente)",
    request=(
        r"(?:mi|ci) (?:dai|fai|dici|spieghi|aiuti|consigli|scrivi|traduci|riassumi|cerchi|prepari|elenchi|suggerisci|racconti|insegni|trovi|crei|generi|correggi|calcoli|mostri|indichi|proponi|riscrivi|rifai)(?= )|andiamo avanti|(?:riproviamo|ricominciamo|continuiamo|cominciamo|iniziamo|supponiamo|immaginiamo|vediamo|scriviamo|giochiamo|proseguiamo)\b|prendiamo un (?:altro )?esempio|mettiamo che|"
        r"(?:(?:mi|ci|lo|la|le) )?(?:rediga|formuli|riformuli|riveda|rilegga|accorci|allunghi|sostituisca|semplifichi|modifichi|aggiunga|renda|tolga|elimini|converta|aggiorni|indichi|verifichi|ripeta|proponga|metta|faccia(?= (?:un[ao']?|una|in)\b))(?:mi|ci|lo|la|li|le|melo)?(?= )|"
        rf"(?!cerca de\b)(?:{_DO})(?:i|a|ci|ca|h?i(?:mi|ci)|a(?:mi|ci)|gli(?:mi)?|ga|ete|ate)|fai (?:un|una|il|la|l')|fa(?:mmi|mmelo|cci)"
        r"|dammi|dai(?:mi)? (?:un|una|qualche|\w+ (?:idee|esempi|consigli))|dimmi|dica|facciamo (?:un|una|finta)"
        r"|metti(?:mi)? (?:in|quest)|parla(?:mi)? d\w+|quanto fa"
        r"|(?:(?:ho|avrei) bisogno d\w+|mi serv(?:e|ono)|vorrei|gradirei|desidererei|voglio|cerco) (?:\w+ ){0,2}(?:propost[ae]|versione|bozza|test[oi]|ricett[ae]|ide[ae]|consigli\w?|aiuto|e-?mail|lettera|lista|poesia|storia(?! seria)|traduzione|riassunto|spiegazione|esempi\w?|tema|saggio|copione|codice|modello|titolo|suggeriment[oi]|scaletta|piano di)"
        r"|(?:vorrei|voglio) che (?:tu|mi)|ho bisogno (?:di una risposta|che (?:tu|mi))"
    ),
    works=(
        r"(?:(?:adesso|ora|poi|e|anche|per favore,?) )*(?:(?:incorpor|interpret|illustr|identific|determin|specific|giustific|argoment|coniug|classific|esamin|simul|enfatizz|ottimizz|visualizz|categorizz|contestualizz|sintetizz|personalizz|implement|programm|struttur|contrast|evidenzi|trascriv|deduc|risolv|dimostr|analizz)(?:a|i|hi)(?:mi|ci|l[oaie])?"
        r"|(?:includi|chiarisci|distingui|approfondisci|arricchisci|fornisci|inserisci|definisci|riconosci|estrai|suddividi|raggruppa|riepiloga|inserisca|includa|chiarisca|distingua|approfondisca|fornisca|risolva)(?:mi|ci|l[oaie])?"
        r"|(?:valuta|valuti|integra|integri|commenta|commenti|applica|applichi|combina|combini|adatta|adatti|stima|stimi|deriva|derivi|scegli|scelga|cita|citi|sottolinea|sottolinei|considera|consideri|esplora|presenta|presenti|ordina|ordini|nota|segnala|segnali|componi|componga|svolgi|rispondi|risponda|collega|numera|tratta)"
        r"(?= (?:il|lo|la|i|gli|le|un[ao]?|quest[aeio]|tutt[ei]|ogni|due|tre|quattro|cinque|\d+|se|come|perché|almeno|alcun\w|nel(?:la|le|lo)?|all[ae]|al|agli|ai)\b| (?:l|un|quest|dell|all)'| [«\"“])"
        r"|(?:assicurati|concentrati|soffermati|limitati|focalizzati)(?= (?:di|su\w*|che|a\w*)\b)|tieni conto|metti in (?:evidenza|risalto)|(?:distr[ai]e?i|motiva|ispira|sorprendi|intrattieni|divert[ia]|convinci|rallegra)mi)"
    ),
    edit=(
        r"(?:aggiungi|togli|cambia|aggiorna|accorcia|allunga|sostituisci|elimina|modifica|riduci|semplifica|converti|trasforma|inserisci|metti|rendi|ripeti|evidenzia)(?:lo|la|li|le|mi|ci)(?![^\W_])"
        r"|(?:aggiungi|togli|cambia|aggiorna|accorcia|allunga|sostituisci|elimina|modifica|riduci|semplifica|converti|trasforma|inserisci|rendi|ripeti|evidenzia|metti|scambia)"
        r"(?= (?:il|la|lo|i|le|gli|l'\w+|un\w*|mi[ao]|quest\w|tutto|più|meno|anche|due|tre|\d+)(?![^\W_])| [«\"“])|(?:ri)?fal(?:lo|la|li|le)|rifai|riprova|ritenta"
    ),
    judged=(
        r"(?:(?:è|un po'|ancora|davvero|molto) )*(?:troppo (?!poco\b)\S+|va bene|non (?:troppo )?[a-zàèéìòù]+(?=\W*$)|senza \w+(?:are|ere|ire|rre) (?:\S+ ?){1,5}|(?:sembra|pare) (?:un po' |troppo |molto )?(?:complicato|difficile)|non (?:è quello .*|male|va bene|proprio|abbastanza \S+)|perfetto|ottimo|bene|molto bene|meglio|sbagliato|quasi|no|sì|bello|mi piace)"
    ),
    another=r"(?:(?:e|o|ok|allora|hai|c'è|ci sono|dammi|meglio|magari|per favore) )*(?:un(?: |['’])?altr[oa]|altr[ioea]|qualcos['’]?altro|qualche altr[oa]|cos['’]altro|ancora un[oa]?|alternative?)(?: (?:idea|idee|opzione|opzioni|consiglio|consigli|per favore|magari))*",
    of_answer=(
        r"già (?:vist|lett|sentit|provat)[oaei]|(?:(?:l[oaie]|li) )(?:conosco|ho (?:già )?(?:vist|lett|sentit|provat)[oaei])(?: già)?|l'ho (?:già )?(?:vist|lett|sentit|provat)[oa](?: già)?"
        r"|(?:quest[oa]|quell[oa]|così) (?:è|va|mi) ?(?:(?:molto|proprio|davvero) )*(?:perfett[oa]|ottim[oa]|bene|meglio|divertente|piace|quello che (?:cercavo|volevo))"
        r"|(?:prendo )?quell[oa](?: lì)?|venduto"
    ),
    otherwise=(
        r"(?:(?:boh|non (?:lo )?so|fa lo stesso),? )?(?:scegli|decidi|fai) tu|sorprendimi|come (?:vuoi|preferisci)|(?:(?:un po'|molto|ancora|leggermente) )*(?:(?:più|meno) (?!di\b|che\b|o\b)\S+(?: e (?:più |meno )?\S+)?|(?:ora |adesso )?(?:in|sotto) forma di (?:tabella|elenco|lettera)|senza (?:gli |i |le )?(?:hashtag|emoji|titol[oi]|introduzione|elench[io]|gergo|esempi|commenti)"
        r"|l[oa] stess[oa](?: cosa)?(?:,? (?:ma|con|in|per)\b.*)?|l'altr[oa]|(?:altr[ei]|ancora) (?:due|tre|quattro|cinque|\d+)|un altro|un'altra|di nuovo"
        r"|in (?:inglese|tedesco|francese|spagnolo|italiano|portoghese|tabella|una tabella|una frase|rima|versi))(?:,? (?:stavolta|questa volta|adesso|per favore))*"
    ),
    piece=(
        r"(?:una? |un'|due |tre |\d+ |qualche |altr[ei] )(?:\S+ )?(?:barzelletta|poesia|haiku|storia|favola|canzone|slogan|titolo|didascalia|post|tweet|e-?mail|mail|lettera|lista|riassunto|quiz|esercizi\w?"
        r"|ricett[ae]|esempi\w?|ide[ae]|consigli\w?|citazione|nom[ei]|indovinello|discorso|brindisi|testo|menù|augurio|messaggio|biglietto|invito|risposta|descrizione) (?:\S+ ){0,2}?(?:su\w*|per|con|riguardo)\b(?! (?:me|noi|(?:(?:il|la|i|le) )?(?:mi[aoe]|miei|nostr\w))\b).*"
    ),
    rule=(
        r"usa (?:\S+ ){0,4}?\S+?,? (?:non|e non|invece di|al posto di|mai) .+|non toccare .+|(?:esegui|lancia|formatta|testa|controlla) .*(?:prima|dopo)(?: di)? ogni .+"
    ),
    settled=r"(?:allora )?(?:andiamo con|prendiamo|teniamo|restiamo (?:con|su)|rimaniamo (?:con|su)|passiamo a|usiamo|compriamo|prenotiamo|chiamiamol[aoei]) (?!l'opzione\b|un esempio|quest|quell|la (?:prima|seconda|terza|ultima)\W*$|il (?:primo|secondo|terzo|ultimo)\W*$|altro).{2,80}",
    clipped=(
        r"(?:senza|niente|nuov[oa]|basta|di nuovo (?:senza|con|in)|zero) (?:[^\s,;:?]+ ){0,4}?(?:[^\s,;:?]+ )??(?:dopo |da |dall?[oae]? |dagli |dall')(?!(?:ora|qui|adesso|inizio|riga)\b)[^,;:?]{2,30}|(?:\w+ chili|lavoro|macchina|casa) (?:in più|in meno|nuov[oa]) (?:dopo |dall?[oae]? |dall')[^,;:?]{2,30}"
        r"|(?:un[oa]?|due|tre|quattro|cinque|sei|\d) (?:figli[oea]?|bambin[oiea]|fratell[oi]|sorell[ae]|gemell[ie]|nipot[ei]|can[ei]|gatt[oaie]|conigli[o]?|cavall[oi])(?:(?:,| e) (?:un[oa]?|due|tre|quattro|\d) [\w-]+){0,3}"
    ),
    role=r"fai la parte|recita|interpreta|sei una?",
    in_role=r"traduc\w*|fingi",
    reminded=r"ricordami,? (?:quando|chi|cosa|dove|come|qual\w*|se|il nome|la data)",
    sent=r"e-?mail|mail|messaggio|lettera|invito|avviso|annuncio|volantino|post|circolare|promemoria",
    remember=(
        r"(?:per favore )?(?:ricorda(?:ti|re|rsi)?|(?:si )?ricordi|teng[ao] (?:presente|conto|a mente)|tener(?:e)? (?:presente|conto|a mente)|annoti|annotare|prenda nota|non dimentichi|tieni (?:presente|a mente|conto)|non (?:ti )?(?:dimenticare|scordare)|segnati|annota)"
        r"(?: che| di|,|:)*"
    ),
    standing=r"preferisco(?= (?:gli |le |i |il |la |lo |l'|avere )?[\w']+ (?:a|ai|agli|alle|al|alla|invece)\b)",
    session=r"(?:in|per|durante) questa (?:sessione|conversazione|chat)|solo per oggi",
    now=r"adesso|ora|attualmente|al momento|in questo periodo|ultimamente|ormai",
    of_now=(
        r"(?:(?:sono|mi sento|ho|oggi|fa|io|stasera) )*(?:(?:molto|così|troppo|davvero|proprio|un po'|ancora|super|una|un) )*"
        r"(?:stanc[oa](?: mort[oa])?|mort[oa] di (?:sonno|fame|stanchezza|freddo|sete)|sfinit[oa]|distrutt[oa]|esaust[oa]|a pezzi|stressat[oa]|annoiat[oa]|arrabbiat[oa]|affamat[oa]|assonnat[oa]|di (?:cattivo|buon|pessimo) umore|in ritardo|di fretta|fame(?: da lupo)?|sete|sonno(?: (?:tremendo|pazzesco))?|freddo|caldo)"
        r"(?: (?:oggi|stasera|adesso|ora|stamattina|ahah))*"
        r"|che (?:\w+ )?(?:giornata|noia|nottata|settimana|caldo|freddo|palle|stanchezza|sonno|fame)(?: oggi)?|muoio di (?:fame|sonno|sete|freddo|caldo)|mi annoio(?: a morte)?|(?:vado|me ne vado) a (?:letto|dormire)"
        r"|(?:piove|nevica|fa (?:freddo|caldo)|non smette di piovere)(?: (?:ancora|di nuovo|oggi))*|non ne posso più(?: di (?:questa|questo) (?:pioggia|tempo|caldo|freddo|giornata))?"
        r"|(?:quest[oa]|il|la|tutto) ?(?:\w+ )?mi (?:fa impazzire|sta facendo impazzire|fa morire)"
    ),
    anaphora=r"lui|lei|loro|suo|sua|suoi|sue|questo|quello|ciò",
    takes=r"prende|usa|ha|ha bisogno di",
    birth=r"(?:il |data (?:presunta )?del )?parto|dpp|(?:bimb[oa]|bambin[oa]|gemelli|bebè) (?:nasce|nascono|arriva|arrivano|è previst[oa])|partorisco",
    of_them=r"lui|lei|gli (?:piace|fa male)|le piace",
    of_before=r"parlarne|pensarci|di (?:questo|ciò|lui|lei|loro)|(?:con|per|senza) (?:lui|lei|loro)",
    clause_of_speaker=(
        r"io|mi|(?:(?:il|la|i|le) )?(?:mi[oae]|miei)|sono|ho|vivo|abito|lavoro|sto|noi|siamo|abbiamo|(?:(?:il|la|i|le) )?nostr[oaie]"
        r"|non (?:sono|ho|mi|posso|mangio|bevo)"
    ),
    verb_alone=r"sono(?! (?:d'accordo|pront[oa]|qui|qua|io|sicur[oa]|cert[oa]|stanc[oa])\b)|vivo|abito|lavoro|studio|soffro",
    before_verb=r"solo|anche|sempre|non",
    of_speaker=(
        r"io|mi|noi|ci|ho|sono|sto|ero|abito|vivo|lavoro|(?!bravo|medioevo)\w{2,}[ae]vo|\w+iamo"
        r"|suono|studio|parlo|bevo|mangio|faccio|guido|uso|prendo"
        r"|voglio|vorrei|leggo|scrivo|fumo|cucino|insegno|odio|amo|preferisco|dormo|sopporto|porto|corro"
        r"|nuoto|cammino|peso|vado|vengo|esco|torno|parto|posso|devo|so|conosco|penso"
        r"|credo|sento|soffro|guadagno|pago|vedo|gioco|tengo|cerco|spero|compro|vendo|aspetto"
        r"|(?:il |la |i |le )?mi[oae]|miei|nostr[oaie]"
    ),
    articles="il|lo|gli|le",
    of_own=r"mio|mia|miei|mie|nostr[oaie]",
    gives=(
        rf"(?:(?:puoi|potresti|può) )?(?:traduci(?:mi|lo|la)?|traduca|tradur(?:re|lo|la|mi)|riformul(?:a|i|are)|riassum(?:i|imi|a|ere)|coniug(?:a|hi|are))\b.{{0,60}}|(?:metti|metta|mettere|trasform(?:a|i|are))\b.{{2,60}}"
        rf"|rend(?:i|a|ere) .{{0,30}}?\b(?:{_TEXT})\b.{{0,40}}|(?:corregg(?:i|imi|a|ere)|accorci(?:a|are)?|semplific(?:a|hi|are)|continu(?:a|i|are)|complet(?:a|i|are)|termin(?:a|i|are)|miglior(?:a|i|are)|sistem(?:a|i|are)|controll(?:a|i|are)|analizz(?:a|i|are)|spieg(?:a|ami|hi|are)|valut(?:a|i|are)) (?:{_OF_TEXT}|(?:quest[aeio]|l[aeo]|il|gli|una?|un')(?: \w+){{0,3}}? (?:{_TEXT})\b.{{0,60}}|in prima persona\b.{{0,20}})"
        rf"|(?:rispond(?:i|a|ere)) (?:a|al|alla|all')\b.{{0,40}}?\b(?:recensione|{_TEXT}|commento|domanda|lamentela|richiesta|reclamo)\b.{{0,60}}"
        r"|(?:scriv(?:i|imi|a|ere)|raccont(?:a|ami|i|are)|invent(?:a|i|are)|componi|componga|inizia)\b.{0,30}?(?:storia|racconto|poesia|canzone|scena|dialogo|monologo|diario|romanzo|favola|fiaba|prima persona|punto di vista)\b.{0,40}"
        rf"|(?:scriv(?:i|imi|a|ere)|componi|componga|parl[ai])(?: \w+(?: \w+){{0,3}}? (?:{_TEXT}|recensione|reclamo|discorso)\b.{{0,40}}?)? come (?:se|un[ao']?|il|la|l') ?(?!(?:{_NO_VOICE})\b).{{2,60}}"
        r"|(?:immagina\w*|fingi|finga|fai finta|facciamo finta|supponiamo) .{3,60}"
        r"|(?:una? |un' ?)?(?:fras[ei] (?:di |d')esempio|esemp[iî]o?(?: di fras[ei])?|test[oi] (?:di |d')esempio|modell[oi])(?: (?:per|di|con) .{1,40})?"
        r"|(?:il |la |i |le |un |una |un'|l'|(?:il )?mio |(?:la )?mia |altr[oa] )?(?:client[ei]|pazient[ei]|inquilin[oa]|ospite|utente|candidat[oa]|student(?:e|essa)|alunn[oa]|acquirente) (?:mi |ci )?(?:scrive|ha scritto|dice|ha detto|chiede|ha chiesto|si lamenta)(?: .{1,30})?"
        r"|(?:oggi|ieri|stamattina) (?:un|una|il|la) (?:cliente|paziente|inquilin[oa]|ospite|alunn[oa]) (?:mi |ci )?ha (?:detto|scritto|chiesto)(?: .{1,20})?"
        r"|(?:come (?:si dice|dico|diciamo|si scrive|diresti)|è (?:corretto|giusto)(?: \w+)?|che (?:significa|vuol dire))\b.{0,40}"
    ),
    handed=(
        rf"(?:ti )?(?:suona|si legge) (?:bene|male|ok|strano|naturale|troppo \w+)(?: (?:così|questo|(?:quest[ao]|il|la) (?:{_TEXT}|biglietto)))*|(?:va|sta) bene (?:così|da (?:mandare|inviare))|come (?:ti )?(?:suona|viene|si legge)(?: (?:questo|così|quest[ao] (?:{_TEXT}|biglietto)))?"
        rf"|(?:(?:mi )?(?:puoi|potresti|può) )?(?:sistemar|corregger|controllar|migliorar|riscriver|rilegger|riveder)(?:e|mi) (?:quest[ao]|il|la|il mio|la mia) (?:{_TEXT}|biglietto)(?: .{{1,30}})?|(?:mi )?(?:sistemi|correggi|controlli|migliori|riscrivi|sistema|controlla|migliora|rileggi) (?:quest[ao]|il mio|la mia) (?:{_TEXT}|biglietto)(?: .{{1,30}})?"
        rf"|(?:(?:puoi|potresti) )?(?:scrivi|scrivere|di'|dire|metti|mettere|rendi|rendere)(?:mi)? (?:questo|questa|quest[ao] (?:{_TEXT}|biglietto))(?: \w+){{0,2}}? (?:meglio|più|meno|in modo)\b.{{0,30}}"
        rf"|ho (?:appena )?scritto (?:questo|questa|così|quest[ao] (?:{_TEXT}|biglietto))(?: (?:per|al?|alla|ai|alle) .{{1,40}})?"
    ),
    how_said=r"come (?:si dice|si scrive|dico|posso dire|faccio a dire)|traduci|traduca",
    letters=r"(?:(?:un|una|un'|il|la|quest[ao]|altr[oa]|nuov[oa]|(?:ho|abbiamo) (?:appena )?ricevuto|ricevuto|ricevuta|mi è arrivat[oa]) ?)*(?:e-?mail|mail|messaggio|lettera|sms|nota|risposta|whats ?app|avviso|comunicazione)(?: (?:oggi|ieri))? (?:(?:del|della|dello|dei|dal|dalla|dallo|dai) |(?:dell|dall)'|(?:di|da) (?=(?:mi[oae]i?|nostr[oae]|un|una)\b|(?-i:[A-ZÀ-Þ])))(?!.*\b(?:client[ei]|ospit[ei]|pazient[ei])\b).{2,80}|(?:mi|ci) (?:ha (?:appena )?(?:scritto|detto|risposto|mandato)|scrive|dice|risponde) (?:(?:oggi|ieri) )?(?:mi[oa]|il|la|un|una|l'|(?-i:[A-ZÀ-Þ])).{1,60}|(?:e )?(?:di nuovo|ancora) (?:mi[oa] \w+|(?-i:[A-ZÀ-Þ])\w+)|(?:(?:il )?mio \w+|(?:la )?mia \w+|(?-i:[A-ZÀ-Þ])\w+) (?:di nuovo|ancora)",
    whoever="che",
    speaker="io|noi",
    and_i="e io",
    reports=r"(?:recita|dice così|dice|disse|mi dice|mi ha detto|ci ha detto|ha detto|scrive|mi scrive|ha scritto|mi ha scritto|ci ha scritto|chiede|ha chiesto|mi ha chiesto|risponde|ha risposto|mi ha risposto|ha gridato)(?: (?:oggi|ieri|stamattina))*",
    fiction=(
        r"(?:ecco|questa è|questo è|leggi|continua) (?:\w+ ){0,3}?(?:scena|capitolo|racconto|favola|poesia|monologo|dialogo|copione)|(?:scriviamo|inventiamo|facciamo) (?:\w+ ){0,3}?(?:storia|racconto|gioco di ruolo|scena)"
        r"|(?:facciamo|giochiamo a) un (?:gioco|quiz)|gioco di ruolo|il mio personaggio (?:è|si chiama|dice)|(?:scena|capitolo|monologo) (?:per|del) (?:il )?mio (?:romanzo|libro|copione)"
    ),
    given=r"dato che|visto che|siccome|poiché|sapendo che|considera(?:ndo|to) che|tenendo conto che",
    because=r"perché|dato che|visto che|siccome|poiché|sapendo che|considera(?:ndo|to) che|tenendo conto che",
    begins_fact=r"io|mi|(?:il |la |i |le )?mi[oae]|sono|ho",
    asker=(
        r"io|noi|posso|possiamo|potrei|devo|dobbiamo|dovrei|voglio|vorrei|faccio|facciamo|metto|compro|porto|preparo"
        r"|cucino|vado|andiamo"
    ),
    asks_fact=(
        r"chi|quando|dov['e]|dove|quant[oaie]|qual(?:'è| è|i sono| era)|che giorni|(?:che )?cosa (?:è|era|ha|hanno|ho|mi|ci|diceva|dice)|cos'(?:è|ha|era)|che (?:ora|ore|giorno|età|anno)|come (?:si chiama\w*|sta|stanno|è andat[oa])"
        r"|(?:a|di|in|con|da|per|su|fino a) (?:che (?:ora|ore|giorno|età|anno)|chi|qual[ei]|quando|quanto)"
    ),
    to_asker=(
        r"mi|ci|noi|me|ho|abbiamo|avevo|avevamo|sono (?:\w+ )?\w+(?:at|it|ut)[oa]|(?:quando|dove|da quando|a che ora|con chi) (?:mi )?\w{3,}o|quanto (?:pago|guadagno|spendo|devo|prendo|peso|bevo|misuro)"
    ),
    advises=r"posso|può|possiamo|potrei|potremmo|devo|dovrei|dovremmo|miglior[ei]?|meglio|buon[oaie]?|consigl\w+|suggeri\w+|idee|idea|normale|pericolos\w+|aiuta|conviene|regalare|cucinare|andare|per (?:mi[oae]|miei|il mio|la mia|i miei|le mie|nostr\w+)",
    how="come",
)
