"""Italian: "Dimentica che vivo a Bologna", "cancella il mio indirizzo dalla tua memoria", "non memorizzare questo: …"."""

# ruff: noqa: E501 - an entry is one line: a table is read by line

from memory.language.order_table import OrderParts, Orders, OrderWords

_POLITE = r"(?P<polite>(?:(?:puoi|potresti|può|potrebbe|sarebbe possibile|è possibile|vuoi|vorresti|riesci a|ti dispiace|ti dispiacerebbe|le dispiacerebbe|la prego di|le chiedo(?: cortesemente)? di|le sarei grat[oa] di|voglia(?: cortesemente)?|abbia la (?:cortesia|gentilezza) di|sarebbe così gentile da|mi faccia la cortesia di) )(?:per favore |per piacere |gentilmente )?)"
_WANT = r"(?:voglio|vorrei|gradirei|preferirei|preferisco|mi piacerebbe|desidero|le chiedo|la prego) che (?:tu |lei )?(?:ti |si )?"
_FORGET = (
    rf"(?:{_POLITE}(?:dimenticare|scordare|dimenticart[ie]|scordart[ie])|{_WANT}(?:dimentichi|dimenticass[ie]|scordi|scordass[ie])"
    r"|dimentica(?:te|ti|tevi)?|dimentichi(?:amo)?|si dimentichi|scorda(?:te|ti|tevi)?|scordi|si scordi)"
    r"(?:,? (?:per favore|per piacere|per cortesia|cortesemente|ti prego|la prego),?)?(?: pure)?(?: di)?"
)
_ERASE = (
    rf"(?:{_POLITE}(?:cancellare|eliminare|rimuovere|togliere)|{_WANT}(?:cancelli|elimini|rimuova|tolga)"
    r"|cancell(?:ami|a|i|ate)|elimin(?:ami|a|i|ate)|rimuov(?:i|a|ete)|togli(?:ete)?|tolga)(?:,? (?:per favore|per piacere|per cortesia|cortesemente|la prego),?)?"
)
_NOT = (
    rf"(?:non (?:{_WANT}|(?:c'è bisogno|serve|occorre) che (?:tu |lei )?(?:ti |si )?)(?:ricordi|ricordassi|sappia|sapessi|memorizzi|salvi|conservi|tenga a mente)"
    r"|non (?:ricordar(?:e|ti)|ricordi|memorizzare|memorizzi|salvare|conservare|registrare|annotare|tenere (?:a mente|in memoria))(?: più)?(?: di)?)"
)
_NEVER_SAID = (
    r"(?:(?P<polite>(?:puoi|potresti|possiamo|può|potrebbe)) fare|fai|fa'|fa|facciamo|faccia|fate) (?:finta|conto) (?:che (?:io )?(?:non |mai )|di non )(?:(?:ti|le|lo|l'|averti|averle) ?)?"
    r"(?:(?:abbia|avessi|ho) )?(?:mai )?(?:detto|raccontato|parlato|menzionato)"
)
_SAID = r"(?:(?:(?:tutto )?(?:quello|ciò)|quanto|quel|tutto) che|(?:tutto )?quanto) (?:ti |le |tu |lei |io )?(?:ho |hai |ha |abbiamo )?(?:detto|deciso|concordato|raccontato|menzionato|sai|sa|ricordi|salvato|memorizzato|imparato|scritto)"
_ABOUT = r"(?:su(?:l|llo|lla|lle|i|gli)?|d(?:i|el|ello|ella|elle|ei|egli)|riguardo (?:a|al|allo|alla|ai|alle)|a proposito d(?:i|el|ella)|circa) "
_ABOUT_ELIDED = rf"(?:{_ABOUT}|sull'|dell')"
_MINE = r"(?:(?:(?:il|la|i|le|lo) )?(?:mio|mia|miei|mie|nostr[oaie])\b .+)"
_WHICH = r"(?:(?:dove|come|quando|chi|quanto|quanti|qual è|quali sono) .+)"
_NAME = r"(?P<name>(?-i:[A-ZÀÈÉÌÒÙ][\w-]+(?: [A-ZÀÈÉÌÒÙ][\w-]+)?))[.!?]*$"
_FROM = r"(?:dalla (?:tua |sua )?(?:memoria|mente)|dai (?:tuoi |suoi )?(?:ricordi|appunti|dati)|dalle (?:tue |sue )?note|dal (?:tuo|suo|mio) profilo)"
_NOTES = r"(?:ricord[oi]|memori[ae]|not[ae]|dat[oi]|informazion[ei])"

_THIS = r"(?:questo|questa cosa|ciò|quello che (?:segue|ti dico|sto per dire)|quanto segue)"
_KEEP = r"(?:memorizz(?:are|arlo|arla)|salv(?:are|arlo|arla)|ricord(?:are|arlo|arla|artelo)|registr(?:are|arlo)|annot(?:are|arlo)|conserv(?:are|arlo)|tener(?:e|lo) (?:a mente|in memoria))"
_BETWEEN = r"(?:(?:che )?(?:questo|questa cosa|ciò|la cosa) )?(?:che )?(?:però )?(?:resti|rimanga|resta|rimane|deve restare|deve rimanere)(?: (?:solo|però|bene|rigorosamente|soltanto)){0,2} (?:tra|fra) (?:di )?noi"
_FOR_YOURSELF = r"(?:(?:(?:questo|questa cosa) )?(?:però )?te l[oa] tieni(?: però)?|tieni(?:lo|la|telo|tela)?(?: (?:questo|questa cosa|ciò))?|(?:se )?(?:lo|la) tenga|tenga questo) (?:solo )?per (?:te|sé)|(?:che )?(?:questo )?(?:resti|rimanga) un segreto"
_TELL_NOBODY = r"(?:non (?:dir(?:lo|la)|raccontar(?:lo|la)|farne parola|parlarne|(?:lo|la) (?:dica|racconti|dire)|ne (?:parli|parlare)|dire (?:niente|nulla|questo)|dirlo in giro)(?: con)?(?: a)? (?:nessuno|anima viva)|acqua in bocca)"

_PARTS = OrderParts(
    asks=r"(?:per favore|per piacere|ti prego),? ",
    forgets=_FORGET,
    erases=_ERASE,
    spares=rf"(?:{_NOT}|non voglio (?:più )?che (?:tu )?(?:ti )?ricordi(?: di)?)",
    that=r"(?:il fatto )?che ",
    clause=".+",
    told=rf"(?:(?:tutto )?{_SAID} {_ABOUT_ELIDED}|tutto (?:ciò|quello) che (?:riguarda|ha a che fare con|c'entra con) |che (?:tu )?(?:sappia|conosca|ricordi)(?: (?:di|del|della))? |non serve che (?:tu )?sappia (?:di|del|della) |non (?:avrei dovuto|dovevo|avrei dovuto mai) (?:dirti|parlarti|raccontarti|darti|confidarti|rivelarti|confessarti)(?: nulla| niente)? (?:{_ABOUT_ELIDED})?|non (?:voglio|vorrei) (?:(?:mai|più) )*(?:(?:sentir(?:e|ne)? )?parlare|sapere)(?: niente| nulla)?(?: mai)?(?: più)? {_ABOUT_ELIDED})(?:il |la |i |le |lo |gli |l')?",
    affair=r"(?:la (?:storia|faccenda|questione|cosa)|quella (?:storia|faccenda|cosa)|quel fatto|il fatto|l'argomento) (?:di|del|dello|dei|degli|delle|della|dell'|con|su|sulla?|sul) ?(?:il |la |i |le |lo |gli |l')?",
    mine=r"(?:(?:il|la|i|le|lo) )?(?:mio|mia|miei|mie|nostr[oaie])(?: [\w'-]+){1,3}",
    own=r"io|mi[oae]|miei|il mio|la mia|sono|ho|vivo|abito|lavoro|prendo|mi|nostr[oaie]",
    it=r"(?:l[oaie]|ne|ciò|questo|tutto (?:questo|ciò)|tela|telo)",
    back=(
        r"(?:dimentica|scorda|cancella|elimina|rimuovi|togli)(?:te)?l[oaie]|(?:scorda|dimentica)te(?:ne|la|lo|li|le)|non (?:parlarne|menzionarl[oaie]|salvarl[oaie]|memorizzarl[oaie]|ricordarl[oaie]|tenerl[oaie]|conservarl[oaie]|registrarl[oaie])(?: più)?"
        r"|lascia(?:mo)? perdere"
    ),
    so=r"quindi|e|perciò|allora|dunque|per favore|meglio|poi",
    private=(
        r"(?:(?:è|sono|era|erano) (?:(?:molto|una cosa|cose|un fatto|affar[ei]) )*(?:privat[oaie]|personal[ei]|segret[oaie]|riservat[oaie]|confidenzial[ei]|mi[oae]|miei|un errore)"
        r"|riguarda(?:no)? (?:solo|soltanto) (?:me|noi)|(?:è|sono) (?:solo )?affar[ei] mi[eo]i?|(?:si vergognerebbe|morirebbe di vergogna)|(?:legge|leggono|vede|usa|condivide|potrebbe (?:leggere|vedere)) (?:questo|questa chat|questo (?:account|telefono|computer)|il mio (?:account|telefono|computer))|non (?:sta|spetta|tocca) a (?:me|noi) (?:dirlo|raccontarlo)|non è (?:la )?(?:mia|nostra) storia|non (?:riguarda|interessa)(?:no)? (?:nessuno|a nessuno)"
        r"|non (?:c'entra|c'entrano|ha|hanno) niente (?:a che fare )?(?:qui|lì|nella tua memoria)|non deve stare (?:qui|lì|nella tua memoria))"
    ),
    over=(
        r"(?:non (?:deve|devono|dovrebbe|va|vanno) (?:più )?(?:rimanere|restare|essere (?:salvat|memorizzat|conservat|ricordat)[oaie]|(?:salvat|memorizzat|conservat|ricordat)[oaie])(?: nella (?:tua )?memoria)?"
        r"|(?:deve|devono|dovrebbe) essere dimenticat[oaie]|va(?:nno)? dimenticat[oaie]|(?:è )?(?:meglio|da) dimenticar(?:e|l[oaie]))"
    ),
    gone=r"(?:(?:può|deve|dovrebbe|va) (?:essere )?(?:cancellat[oa]|eliminat[oa]|dimenticat[oa]|rimoss[oa]|tolt[oa])|si può (?:cancellare|eliminare|dimenticare|togliere)|via|da cancellare|cancella|dimentica|fuori)",
    all_of=rf"(?:di )?(?:tutto|tutte le informazioni|tutti i dati|ogni cosa) (?:quanto )?(?:{_ABOUT_ELIDED}|ciò che riguarda |quello che riguarda )(?:il |la |i |le |lo |gli |l')?",
    ends=rf"{_FROM}|e tutto (?:il resto|ciò che (?:c'entra|ci gira intorno)|quello che ci gira intorno)|per favore|per piacere|grazie|adesso|ora|subito|per sempre|del tutto|una volta per tutte",
    last_message=r"(?:il )?mio (?:ultimo|precedente) messaggio|(?:il )?mio messaggio precedente|l'ultima cosa che (?:ti )?ho (?:detto|scritto|raccontato)",
    just_said=(
        r"(?:tutto )?(?:quello|ciò|quel|quanto)(?: che)? (?:ti )?ho appena (?:detto|scritto|raccontato|menzionato)|quello che (?:ti )?ho (?:detto|scritto) (?:poco fa|un attimo fa|adesso)|che (?:te l'ho|l'ho|ti ho) (?:detto|raccontato|scritto)(?: (?:questo|ciò))?"
    ),
    unsaid=r"(?:fai|fa'|fa|facciamo|faccia|fate) (?:finta|conto) (?:che (?:io )?non |di non )(?:(?:te l'|ti |l')?(?:abbia|avessi|ho|aver(?:ti|telo)?) ?(?:mai )?)(?:detto|raccontato|menzionato|scritto)(?: (?:questo|ciò|niente|nulla))?",
    last_two=r"(?:i )?miei (?:ultimi )?(?:due|2) (?:ultimi )?messaggi|le ultime (?:due|2) cose che (?:ti )?ho (?:detto|scritto)",
    overlooks=r"ignor(?:a|i|ate)",
)

ORDERS = Orders(
    words=(
        r"ignor|diment|scord|cancell|elimin|rimuov|togli|tolga|ricord|memor|salv|conserv|sapp?[ie]|registr|annot|segnar|appuntar|scriver(?:lo|la|te)|prendere nota|tener[el]|finta|parlarne|nessuno|anima viva|acqua in bocca|per (?:te|sé)|segreto|menzion|lascia"
        r"|conto che|non è (?:più )?vero|(?:tra|fra) (?:di )?noi|ufficios|off the record"
    ),
    greetings=(
        *(
            "(?:detto )?(?:tra|fra) (?:di )?(?:noi|me e te)",
            "ciao",
            "salve",
            "per favore",
            "per piacere",
            "ti prego",
            "e",
            "grazie",
            "sì",
            "bene",
            "ok",
            "scusa",
            "scusami",
        ),
        *(
            "senti",
            "ah",
            "uffa|ops|mah|beh|hm+|oddio|oh|uh",
            "aspetta",
            "allora",
            r"anzi(?: no)?",
            "davvero|sul serio|seriamente|sinceramente|in effetti|meglio",
            "comunque",
            "ma",
            "a proposito",
            "adesso",
            "ora",
            r"no(?=\s*[,.!:;–—-])",
        ),
    ),
    orders=(
        (
            "fact",
            rf"{_FORGET} (?:della |di )?(?:la|quella|il|quel) (?:volta|giorno|notte|sera|mattina|estate) (?:che|in cui) (?P<what>.+)",
        ),
        ("topic", rf"{_NEVER_SAID}(?: nulla| niente)? {_ABOUT_ELIDED}(?P<what>.+)"),
        ("fact", rf"{_NEVER_SAID} che (?P<what>.+)"),
        ("topic", rf"{_FORGET} che (?:ti |le )?ho (?:parlato|detto qualcosa) {_ABOUT_ELIDED}(?P<what>.+)"),
        ("fact", rf"{_FORGET} che (?:ti |le )?ho (?:detto|raccontato) che (?P<what>.+)"),
        ("topic", rf"{_FORGET} (?:tutto )?(?:ciò|quello|quanto) che riguarda (?P<what>.+)"),
        ("fact", rf"{_ERASE} {_FROM} (?:il fatto )?che (?P<what>.+)"),
        ("topic", rf"{_FORGET} (?P<what>{_MINE}|{_WHICH})"),
        ("topic", rf"{_FORGET} del(?:la|le)? (?P<what>(?:mi[oae]|miei|nostr[oaie])\b .+)"),
        (
            "topic",
            rf"{_FORGET} (?:la (?:storia|faccenda|questione)|quella storia) (?:di|del|della|con) (?P<what>{_MINE})",
        ),
        ("topic", rf"{_FORGET} di (?P<what>{_NAME})"),
        ("topic", rf"{_ERASE} (?:tutto )?{_SAID} {_ABOUT_ELIDED}(?P<what>.+)"),
        ("topic", rf"{_ERASE} tutto {_ABOUT}(?P<what>{_MINE})"),
        ("topic", rf"{_NOT} (?:niente|nulla|più niente) {_ABOUT_ELIDED}(?P<what>.+)"),
        ("topic", rf"{_ERASE} .{{1,20}}{_NOTES} {_ABOUT_ELIDED}(?P<what>.+)"),
        ("topic", rf"{_ERASE} (?P<what>.+?) {_FROM}"),
        ("topic", rf"{_ERASE} tutto {_ABOUT_ELIDED}(?P<what>(?P<bare>.+))"),
        ("topic", rf"{_ERASE} {_FROM} (?P<what>.+)"),
    ),
    off_the_record=(
        rf"(?:da )?non {_KEEP}(?: {_THIS})?",
        r"(?:detto )?in via (?:ufficiosa|confidenziale)|ufficiosamente|off the record",
        rf"{_BETWEEN}|{_FOR_YOURSELF}",
    ),
    not_kept=(
        r"non (?:(?:segnar|appuntar|annotar|scriver)(?:telo|tela|selo|lo|la)|te l[oa] (?:segnare|appuntare|annotare|scrivere))(?: da nessuna parte)?|non prendere nota",
        rf"non {_KEEP}(?: (?:questo|ciò|niente di (?:questo|tutto ciò)|questa cosa))?",
        rf"(?:questo )?(?:è |era )?off the record|{_BETWEEN}",
        rf"{_FOR_YOURSELF}|{_TELL_NOBODY}",
    ),
    confides=rf"{_BETWEEN}|{_FOR_YOURSELF}",
    unconfided=(
        "e",
        "un",
        "una",
        "il",
        "lo",
        "la",
        "le",
        "i",
        "gli",
        "per",
        "con",
        "di",
        "fino",
        "come",
        "sempre",
    ),
    nobody=(
        "nessuno",
        "neanche",
    ),
    from_memory=_FROM,
    told_by=OrderWords(
        forgets=r"dimentic(?:a|hi|are|arti|assi|ato|ata|alo|ala|atela|atelo)|scord(?:a|ati|are|i|atela|atelo|ato|ata)|dimentic(?:assi|herai|asti|hiamo|arlo|arla|arne)|scord(?:assi|iamo|arlo|arla)",
        keeps=r"ricord(?:i|arti|assi)|sapp(?:ia|i)|sapere|memorizz(?:i|are)|ricord(?:assi|are|arlo|arla)|sapessi|sapendo|conosc\w+|tenga|tenere a mente|tieni a mente|mente",
        holds=r"salv(?:are|i|ato|ata)|conserv\w+|registr\w+|tenere|rest(?:are|i|asse)|riman(?:ere|ga)|conserv(?:assi|i|are|ato)|salvassi|salv(?:are|ato|i)|teng(?:a|ano)|tenessi|tieni|archivi\w+|annot\w+|memorizz\w+|resti|rimanga|rimanesse|restasse|abbia|figuri",
        wants=r"per favore|vorrei|voglio|preferirei|preferisco|deve|devi|dovresti|dovrebbe|serve|bisogno|meglio|puoi|potresti|può|potrebbe|piacerebbe|grazie|favore|favor|smetti|smettila|basta|desidero|gradirei|dispiace|occorre|necessario",
        denied=r"non|niente|nulla|mai|più|nessun\w*|senza",
        erases=r"cancell\w+|elimin\w+|rimuov\w+|togli\w*|tolga|butta\w*|via|cancell(?:a|are|arlo|arla|assi|ato|i|ino)|elimin(?:a|are|i|arlo|ato)|rimuov(?:i|ere|a)|rimoss\w+|togli(?:ere|erlo|ilo|ila)?|butt(?:a|are)|sbarazz\w+|scart(?:a|are)|spari(?:sca|re|sci)|scompa\w+|leva(?:re)?|straccia\w*",
        memory=r"memoria|ricordi|(?:tuoi|tue|suoi) (?:appunti|note|dati)|ti ho (?:detto|raccontato|parlato)|(?:tu )?sai|tutto (?:ciò|quello) che|quello che|(?:la storia|la faccenda|la cosa|quella cosa|questione|quella storia|quello) (?:di|del|della|dell'|con|su|sul|sulla|che)|(?:tua|dalla|nella|sua|la) memoria|(?:i|tuoi|miei|tutti i) (?:dati|ricordi|appunti)|(?:le|tutte le) (?:informazioni|info|note)|tutto (?:su|sul|sulla|di|quello)|che ti ho|quel che|di quello che sai|quello che sai|ti ho (?:detto|raccontato|parlato|confidato)",
        addressed=r"tu|ti|tuoi|tue|tua|lei|per favore|vorrei|voglio|preferirei|dimentic\w+|scord\w+|cancella\w*|elimina\w*|togli\w*|rimuovi|puoi|potresti|deve|dovrebbe|serve|bisogno|puo'|può|potrebbe|togli|cancella|elimina|leva|butta|fai|facciamo|dimentica",
        never=r"non ho (?:nessun |alcun )?ricordo|(?:il|la|mi[oa]|lui|lei|\w+) dimentica (?:che|di|sempre|tutto)|sempre|non (?:so|posso)|non (?:ti )?(?:dimentic|scord)\w+|(?:ho|hai|ha|abbiamo|hanno|mi sono|ti sei|si è) (?:\w+ )?(?:dimenticat|scordat)\w+|mai dimentic\w+|va dimenticat\w+|(?:mi|si) (?:dimentico|scordo|dimentica|scorda)|ha detto|dice[ ,:]|come (?:posso|si)|se (?:io|mi)|(?:nessuno|(?:il|la|lo|mio|mia|i|le) \w+|l'\w+) (?:non )?(?:deve|dovrebbe|può|devono) (?:sapere|conservare|ricordare|tenere|salvare)|(?:parlare|parlato|detto|dire|raccontat\w+) (?:\w+ )?(?:a|al|alla) (?:mia|mio|nessuno|tutti|\w+)|traduci|per un (?:momento|attimo)|un attimo|per ora|voglio (?:tenere|conservare|salvare)|non sai|^(?:lascia perdere|lascia stare)(?=\W*(?:[,;:!.–—-]|$))|(?:voglio|vorrei|provo a) dimenticare|se ti chiedo|dimenticare le cose|non conosc\w+ (?:mi[oa]|i miei|le mie)|(?:triste|male|peccato|brutto) (?:\w+ ){0,2}?(?:se|che) (?:dimentic|cancell|elimin)\w+",
        works=r"paragraf\w+|fras[ei]|rig[ah]e?|list[ae]|bozza|letter[ae]|mail|email|test[oi]|tema|racconto|capitolo|scena|document[oi]|file|cartella|tabell[ae]|codice|funzione|diapositiv[ae]|presentazione|database|curriculum|ricetta|ingredienti|menù|calendario|conto|foto|disegno|discorso|articolo|relazione|riassunto|titolo|esempio|romanzo|poesia|canzone|contratto|utenti|clienti|pulsante|modulo|campo|campi|classe|metodo|query|git|sql|json|csv|pdf|disco|lavagna",
        idle=r"davvero|sinceramente|serio|parlarmi|uffa|ops|mah|beh|hm+|oddio|che|chi|cosa|cose|quella|quello|quel|questo|questa|ciò|storia|faccenda|tutto|tutta|niente|nulla|per|favore|vorrei|voglio|preferirei|puoi|potresti|deve|dovrebbe|più|mai|non|ricordi|ricordare|sappia|sapere|sai|dimentica|dimenticala|dimenticalo|dimenticare|dimentichi|scorda|scordati|scordatela|cancella|cancellare|elimina|eliminare|togli|togliere|rimuovi|memoria|tuoi|tue|tua|dalla|dai|della|del|delle|degli|dello|dell|sul|sulla|sui|detto|raccontato|parlato|privato|privata|segreto|nessuno|riguarda|riguardo|qui|via|meglio|adesso|anche|con|senza|una|uno|gli|era|sono|essere|avere|grazie|pure|contro|di|dei|da|al|alla|ai|il|lo|la|le|li|i|un|e|o|a|in|su|mi|me|mio|mia|miei|mie|si|se|ci|ne|è|ha|ho|hai|ti|te|tu|lei|suo|sua|suoi|potrebbe|può|piacerebbe|gradirei|desidero|dispiace|occorre|necessario|smetti|fai|facciamo|finta|come|avrei|dovuto|dirti|raccontarti|parlarti|parlartene|dirtelo|pento|informazioni|info|dati|appunti|note|nella|mente|tutti|tutte|cancellato|cancelli|elimini|rimuovere|tolga|buttare|butta|leva|levare|scarta|sparisca|sparire|conservassi|conservi|conservare|salvassi|salvi|salvare|tieni|tenga|tenere|tenessi|ricordassi|ricordarti|dimenticassi|sapessi|preferisco|ciao|salve|scusa|questione|aver|averti|stato|ogni|riferimento|traccia|menzionare|parlare|parlarne|nominare|vedere|sentire|leggere|ancora|troppo|personale|vergogno|imbarazza|imbarazzante|dove|quanto|quando|quale|sarebbe|bene|davvero|fuori|prego|scritto|chiedo|testa|piacere|cui|tenerla|tenerlo|tener|ricordo|parola|vuole|dato|proprio|ora|tuo|stare|neanche|lascialo|lasciala|cortesia|ritiro|dalle|subito|poi|meno|fallo|dovevo|detta|avessi|sia|sbaglio|roba|lascia|lasci|fammi|esistito|capito|anzi|intendo|quindi|confidato|volta",
        rues=r"non avrei dovuto|pento|pentit\w+|non (?:ti )?riguarda|affari tuoi|vergogn\w+|imbarazz\w+|privat\w+|segret\w+|riservat\w+|fai finta|facciamo finta|come se|(?:mai|non) (?:detto|parlato|raccontato)|a disagio|troppo personale",
        mentions=r"menzion\w+|nomin\w+|parl(?:are|arne|iamo|i)|tir(?:are|i) fuori|vedere|sentire|leggere|accenn\w+",
        shares=r"nessuno|qualcuno|altri|pubblic\w+|condivid\w+|condivis\w+|dirlo a|dire a|raccontar\w* a|colleghi|tutti",
        herself=r"(?:io |lui |lei |si |mi |lo |la |li )*(?:voglio|vorrei|devo|deve|posso|riesco a|sto|ho|hai|ha|abbiamo|hanno|avevo|provo a|cerco di|per|senza|sono|dice di|detto di)(?: (?!che\b)\w+)?",
    ),
    parts=_PARTS,
    endings=(
        "completamente",
        "per favore",
        "per piacere",
        "grazie",
        "adesso",
        "ora",
        "subito",
        "per sempre",
        "del tutto",
        "completamente",
        "anche",
        "va bene",
        "(?:ah)+",
        "d'accord[oa]",
        "ok(?:ay)?",
        "dai",
    ),
    called=r"per favore|eh|però",
    could="puoi|potresti|può|potrebbe",
    asked="dove (?!sta)|quanto",
    still=r"ancora|anche",
    meanwhile=(r"per (?:un (?:momento|attimo|secondo|istante)|ora|adesso|oggi|questa volta)|un attimo",),
    joins=r"(?:e|o)(?: anche)?(?: che)?",
    own=r"(?:io|(?:(?:il|la|i|le) )?(?:mi[oae]|miei|nostr[oaie])|sono|ho|vivo|abito|lavoro)",
    reasons="perché|poiché",
    grounds=r"visto che|dato che|siccome|poiché|ora che|adesso che|siccome che|perché",
    hence=r"quindi|perciò|allora|dunque|per questo",
    goes_on=r"(?:e |ma )?(?:perché|poiché|è|era|non è|ho|cosa|come|quale|dammi|dimmi|scrivi|consigliami)",
    unwanted=r"non (?:voglio|posso|sopporto)",
    undone=r"(?:più|non (?:è|fa parte)|fuori) (?:nella|della|dalla) mia vita|errore|sbagliat[oiae]|falso allarme|fals[oi]|diagnosi errata|negativ[oiae]|alla fine no|si è rivelat[oa]|lasciat[oiae]|separat[oiae]|rotto|è finita|chiuso|divorziat[oiae]|non (?:\w+ )?più|smesso|perso (?:il|la) bamb\w+|l'ho pers[oa]|guarit[oa]|trasferit[oa]",
    unburdens=r"(?:volevo|dovevo|avevo bisogno di)(?: \w+){0,2}? (?:solo|soltanto) (?:\w+ ){0,2}?(?:dir|parlar|raccontar|sfogar)\w*|(?:solo|soltanto) (?:volevo|dovevo) (?:dir|parlar|raccontar|sfogar)\w*|(?:era|è stato) (?:solo|soltanto) (?:per|uno) (?:dir|parlar|raccontar|sfog)\w*|mi è (?:scappat|uscit)[oa]",
    unkept=r"nessuno (?:deve|può|dovrebbe|lo)|non (?:deve|può|dovrebbe|si deve) (?:stare|essere|comparire|finire|sapersi)|(?:non|mai) (?:\w+ ){0,3}?(?:pubblic\w+|ufficial\w+|annunciat\w+|definitiv\w+|confermat\w+|firmat\w+|per te|ver[oaie]|corrett\w+|giust\w+|sa|sanno)|nessun sistema|riservat\w+|confidenzial\w+|embargo|voc[ei] (?:di|non)|sbagliat\w+|errat\w+|dell'anno scorso|superat\w+|uno scherzo|per (?:errore|sbaglio)",
    takes_back=r"(?:(?:ah|oh|anzi|aspetta|in realtà) ?,? )*(?:no(?=[,.!]|$| aspetta| meglio)|aspetta|anzi no|tienil\w+|lascial\w+|conserval\w+)",
    stands_in=r"un[oa]? (?:nuov[oa]|altr[oa])(?=$|[.!,])|ne (?:prendo|avrò|cerco|ho) un[oa][^,.;]*",
    everywhere=r"ovunque|dappertutto|(?:in|da) tutti(?: i)?(?: miei| nostri)? (?:progetti|repo|repository)",
    article=r"(?:l[aeo]|il?|gli|su[il]|sull[ao]|del(?:la|lo)?)\s|(?:l|dell|sull)['’]",
    that="(?:tutto |di )?(?:questo|ciò)",
    denials=("non", "mai"),
    clause="che",
    then="",
    thing="ciò|questo",
    pronoun="(?:di )?(?:lei|lui|loro)",
    by_the_way="a proposito|tra l'altro",
    earnestly="sul serio|davvero",
    says_more="quell[oa]|dove|quando|che|cui",
    decision="decision[ei]",
    habits="sempre|mai|tutto",
    tags=("favore", "va bene", "d'accordo"),
    by_name=r"(?:il |la |a |l')?(?-i:[A-ZÀ-Þ][\w-]+(?: [A-ZÀ-Þ][\w-]+)?)",
    names_more=r"poi|dopo|più tardi|prima|(?:il|la|lo|i|gli|le)(?! (?:mi[oae] |su[oae] )?[\w-]+ (?:è|sono|era|ha|hanno|dice|ha detto|legge|usa|sa|vuole|può|va|non)\b)|l'(?!ho\b|ha\b|abbiamo\b|hanno\b)\w+|un\w*|quell\w+|di|del\w*|che|chi|cui|dove|con|in|a|al|alla|allo|da|dal|dalla|per|su|sul\w*|mi[oae]|miei|su[oae]|suoi|nostr\w+|soprattutto|incluso|non (?:il|la|lo|i|le|quell\w+)|né|o|e|tutto quello",
    requests=r"(?:(?:solo|piuttosto|adesso) )?(?:dammi|dimmi|usa|scrivi|mostrami|consigliami)",
    somebody=r"(?:(?:per favore|e|ora|allora)[ ,]+)*(?:dimenticala|dimentic(?:ati|hi|a) (?:di (?:lui|lei)|che esiste|tutto (?:su|di) (?:lui|lei)))(?:,? (?:per favore|per sempre|ora))*",
    doing=(
        r"pago|spendo|devo|risparmio|affitto|abito|vivo|lavoro|sono|ho|suono|gioco|studio|parlo|bevo|mangio|mi (?:piace|piacciono|chiamo)|faccio|guido|uso|prendo|voglio|leggo|scrivo|canto|ballo|corro|nuoto|guadagno|fumo|cucino|insegno|odio|amo|preferisco"
    ),
)
