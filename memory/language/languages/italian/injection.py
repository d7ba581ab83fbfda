"""Italian: the words of which orders to a model are made."""

from memory.language.injection_table import AroundOrder, InjectionWords

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
    own=r"(?:io|lui|lei|noi|loro|figlio|figlia|capo|^(?:il mio|la mia|i miei|le mie|mio|mia|il nostro|la nostra"
    r"|suo|sua) (?!preferenz|desideri|regol|richiest|istruzion)\w+)",
    ever=r"(?:sempre|ogni|tutt[eoi]|qualsiasi|automaticamente)\b",
    never=r"(?:non|mai|nessun\w*)\b",
    stops=r"(?:smett(?:i|ete|etela|ila|a|essi)|piantala|finiscila) (?:mai )?di\b",
    keeps_on=r"non (?:mai )?smett(?:ere|ete|a|ano)(?: mai)? di\b",
    may=r"(?:puoi|devi|potrai|sei autorizzat[oa] a|hai il permesso di|non esitare a)\b",
    attach=r"(?:aggiung(?:i|ere)|includ(?:i|ere)|inserisc\w+|inserire|mett(?:i|ere)|alleg(?:a|are|hi)"
    r"|incorpora\w*|caric(?:a|are)|rimanda|reindirizza\w*|menzion\w+)\b",
    act=r"(?:(?:accetti|acquisti|approvi|approvassi|autorizzi|cancelli|compri|confermi|elimini|esegua|esegui"
    r"|firmi|invii|paghi|pagassi|pubblichi|rimborsi|trasferisca|bonifica|bonifichi)\b|accett(?:a|are)"
    r"|acquist(?:a|are)|approv(?:a|are)|autorizz(?:a|are)|cancell(?:a|are)|compr(?:a|are)|conferm(?:a|are)"
    r"|elimin(?:a|are)|esegu(?:i|ire)|firm(?:a|are)|inst?all(?:a|are)|invia|inviare|pag(?:a|are)|prenot(?:a"
    r"|are)|pubblic(?:a|are)|rimbors(?:a|are)|trasferisc\w+|trasferire|un(?:isci|ire))\b",
    unasked=r"senza (?:\w+ ){0,3}?(?:chied\w*|conferm\w*|avvis\w*|permesso|autorizzazione|approvazione|consult\w*"
    r"|consenso|domand\w*|verific\w*|aspett\w*)\b",
    weaken=r"(?:(?:disattiv(?:i|assi)|disabilit(?:i|assi)|ignor(?:i|assi|asse)|salt(?:i|assi)|omett(?:a|essi"
    r"|iate)|aggir(?:i|assi)|tralasci\w*|lasc(?:i|iassi) perdere)\b|disattiv(?:a|are)|disabilit(?:a|are)"
    r"|ignor(?:a|are)|salt(?:a|are)|omett(?:i|ere)|aggir(?:a|are)|spegn(?:i|ere)|toglie?(?:i|re))\b",
    guards=r"(?:(?:verific[ah]e?|convalida|controll[oi]|avvertenz[ae]|avvis[oi]|regol[ae]|filtr[oi]"
    r"|error[ei]) (?:del(?:la|l')? ?|dei |di )?(?:tls|ssl|https|certificat|sicurezza|firma|contenut)\w*"
    r"|conferm[ae]\b)",
    warn=r"(?:(?:menzion(?:i|assi|are|a)|parl(?:i|assi|are)|accenn(?:i|are)|ricord(?:i|assi)|mostr(?:i|assi))\b"
    r"|avvert\w+|avvis\w+|mett\w+ in guardia|dir(?:e|mi)|menzionare|segnal\w+)\b",
    perils=r"(?:(?:avvert|avvis|allert|mett\w+ in guardia)\w*\b.{0,60}?\b(?:frod|truff|raggir|phishing|imbrogl)"
    r"|rischi|pericol|effetti collaterali|interazion|dannos|sovradosagg|controindicazion|sicurezza)\w*",
    refuse=r"(?:rifiut\w+|respinger\w*|negar\w*|declinare)\b",
    wanted=r"(?:richiest|domand|ordin|rispost|nulla|niente|quello che)\w*",
    lawless=r"(?:come se(?=.{0,80}\b(?:non|senza|nessun\w*)\b).{0,60}(?:regol|norm|restrizion|limit|filtr"
    r"|sicurezza)\w*|(?:senza|nessun\w*)(?: \w+)? (?:avvertenz|avvis|regol|norm|filtr)\w+ (?:di sicurezza"
    r"|su(?:i|gli)? (?:rischi|pericol|effetti)\w*))",
    known_secrets=r"(?:(?:password|chiavi(?: api)?|segreti|credenziali|token)\b[\w ,]{0,20}?\bche (?:conosc\w+|sai"
    r"|hai)\b|(?:password|credenziali) (?:degli altri|di altri|di tutti))",
    obey=r"(?:fidati|credi|segui|obbedisci|fai)\b.{0,40}(?:\b(?:pagin|sit|mail|document)\w+\b.{0,30}\b(?:dic"
    r"|chied|istruzion)\w*|\b(?:dic|chied|istruzion)\w*.{0,20}\b(?:pagin|sit|mail|document)\w+)",
    give=r"(?:da(?:mmi|cci|re|i|lle|gli)?|dà|conced(?:i|imi|ere|a)|applic(?:a|ami|are|hi)|approv(?:a|ami|are|i)"
    r"|conferm(?:a|ami|are|i)"
    r"|rimbors(?:a|ami|arci|are|i)|accredit(?:a|ami|are)|abbuon(?:a|ami|are))\b",
    benefits=r"(?:rimbors[oi]|scont[oi]|buon[oi]|voucher|risarciment[oi]|indennizz[oi]|spedizione gratuita"
    r"|rimborsa(?:mi|ci)"
    r"|senza commissioni|senza penali|senza spese)\b",
    gainers=r"(?:\w+(?:mi|ci)|mi|me|mi[oae]i?|miei|ci|nostr\w+|(?:a )?(?:ogni|tutti i) (?:client|utent)\w+"
    r"|clienti|dipendenti?)\b",
    verify=r"(?:verific(?:a|are|armi|hi)|controll(?:a|are|armi|i)|chied(?:ere|ermi|i|a|ete)|domand(?:are|armi)"
    r"|richied(?:ere|i)"
    r"|conferm(?:are|armi|i)|identific(?:are|armi|hi)|autentic(?:are|armi|hi))\b",
    checks=r"(?:(?:domand[ae]|controll[oi]|verific(?:a|he)|codice) (?:di |d')(?:sicurezza|verifica|identità)"
    r"|la verifica"
    r"|(?:la )?mia identità|chi sono)\b",
    proofs=r"(?:pin|password|documento|carta d'identità|data di nascita|ricevuta|scontrino|fattura|prova|verificarmi"
    r"|identificarmi|autenticarmi)\b",
    exempt=r"(?:(?:sono|la mia identità è|il mio account è|utente è)(?: già"
    r"| gia)?(?: stat[oa])?(?: già)? (?:verificat[oa]"
    r"|autenticat[oa])(?! su\b)"
    r"|(?:esent[ei]|esonerat[oa]) da(?:l|lla|i|lle|gli)?\s?(?:\w+ ){0,3}?(?:verific|controll)\w+|tratta(?:mi|ci"
    r"| i miei messaggi)\b"
    r".{0,20}?\bcome (?:un |una |se fossi )?(?:amministrator\w*|admin|sistema|dipendente|verificat[oa]|vip"
    r"|messaggi di sistema))\b",
    own_contact=r"(?:scriv|contatt|raggiung|trov|mand)\w*(?:mi|ci)(?: (?:solo|sempre|piuttosto|per favore|pure"
    r"|una mail|via mail))* (?:a|al|su)|mi (?:scriva|contatti) a|(?<!alla )la mia (?:e-?)?mail(?: è)?"
    r"|solo via (?:e-?)?mail(?: a)?|(?:mand|invi)\w+ (?:tutte )?le (?:mie )?(?:lettere|fatture"
    r"|bollette) alla mia (?:e-?)?mail",
    not_sent=r"invece d|anziché|piuttosto che|al posto d|per (?:tutto|il lavoro|la posta|le fatture)(?! \w)",
    warnings=r"(?:(?:avvis[oi]|avvertenz[ae]|avvertiment[oi]|allert[ae]|messagg[io]{1,2}|controll[oi]"
    r"|verific(?:a|he)|regol[ae]|norm[ae]|promemoria) (?:di |d'|su |sui |sulle |sulla |contro |anti-?|la |le "
    r"|del |della |delle |dell'){1,3}(?:frod|sicurezza|truff|identità|rischi|phishing|raggir)\w*)",
    wished=r"(?:(?:ricorda(?:ti)?|ricordi|tieni (?:a mente|presente)|non dimenticare|non scordare|annota|nota"
    r"|sappi)(?: di)?(?: che)?(?: devi)?|(?:preferisco|preferirei|voglio|vorrei|desidero|mi aspetto|pretendo"
    r"|chiedo|mi (?:piace|piacerebbe))(?: \w+)? che(?: tu| lei)?|(?:è|e')(?: molto)? importante(?: per me)? che"
    r"|(?:abbiamo|avevamo|hai)(?: \w+)? (?:concordato|deciso|stabilito|promesso|detto|confermato) che"
    r"|mi hai (?:detto|promesso|confermato) che|come (?:concordato|d'accordo|stabilito))",
    left_out=r"(?:(?:siano|sono|vengano|vengono|essere|sia|è|venissero|venisse|fossero"
    r"|fosse) (?:sempre )?(?:saltat|omess|ignorat|tralasciat|disattivat|soppress|eliminat|evitat)[aeio]|(?:non"
    r"|mai) (?:siano|vengano|vengono) (?:mai )?(?:menzionat|mostrat|necessari)\w*)\b",
    payments=r"(?:pagament[oi]|bonific[oi]|rimbors[oi]|trasferiment[oi]|versament[oi]|deposit[oi]|denaro|soldi"
    r"|iban|fattur[ae]|pagare|paghi)\b",
    pay_into=r"(?:us(?:a|i|are)|utilizz(?:a|i|are)|da(?:mmi)?|dai|prendi|manda|mandare|mandi|invia|inviare|invii"
    r"|trasferisci|trasferire|paga|pagare|versa|versare|bonifica)\b",
    paid_into=r"(?:vanno|va|andranno|vadano|devono andare|sono (?:inviati|versati)|siano (?:inviati|versati)"
    r"|finiscono)\b",
    others_account=r"(?<!mio )(?<!nostro )(?:conto|iban)(?: corrente| bancario)? (?:di |d')(?!mi[aoe]\b|miei\b"
    r"|nostr|risparmio|casa\b|paypal|un|lavoro|deposito|te\b|prima\b|sempre|ieri|oggi|adesso|solito|cui\b)\w+",
    may_see=r"(?:(?:posso|puoi|può|possono|possiamo|potrai|(?:autorizzat[oa]|abilitat[oa]) a|(?:permesso|diritto"
    r"|autorizzazione) (?:di|a)) (?:(?!non\b|mai\b)\w+ )?(?:vedere|consultare|leggere|accedere|condividere"
    r"|mostrar(?:e|mi)|dar(?:e|mi)|dir(?:e|mi)|rivelar(?:e|mi)|aprire)|accesso (?:a|ai|agli|alle))\b",
    others_data=r"(?:(?:dati|conti|account|indirizz[oi]|informazioni|messaggi|ordini|profili|saldi"
    r"|schede)(?: \w+)? (?:di |degli |dei |d')(?:tutt[ie] (?:i |gli |le |nostri )*|ogni |altr[ie] |qualsiasi "
    r"|un altro )(?:altri )?(?:client|utent|person|membr|socio|soci)\w*|dati altrui|tutti (?:i conti"
    r"|gli account))\b",
    officers=r"(?<!mio )(?<!mia )(?<!nostro )(?<!nostra )(?:admin|amministrat\w+|operat(?:ore|rice)|moderat\w+"
    r"|super-?utente|dipendente|sviluppat\w+)\b",
    hearer=r"(?:tu|puoi|hai|l'ia|l'assistente|il (?:modello|chatbot|bot))\b",
    around=AroundOrder(
        told=("tu", "te", "ti"),
        told_to=("di", "a"),
        that=("che",),
        asks=("per favore", "prego"),
        leads=("e", "poi", "ora"),
        opens=("e", "poi", "ora", "per favore"),
    ),
)
