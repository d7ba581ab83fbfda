"""Italian signs of change (see `memory/language/change.py`)."""

# ruff: noqa: E501 - a pattern is one line: a table is read by line

PARTS = {
    "che": r"(?P<what>(?:(?:il|lo|la|i|gli|le|un|una|uno|mio|mia|miei|mie|nostr[oaie]|di|del|della|dello|a|al|alla|con|in|da|dal|dalla|mangiare|prendere|bere|fare|giocare|suonare) |(?:l|un|dell|all|dall|d)')*[\w€.-]+(?: (?!(?:e|ma|perché|a|al|per|in|da|ieri|oggi|adesso|ora|fa|questo|questa|tre|due)\b)[\w'€.-]+){0,3})",
    "soggetto": r"(?:^|[,;:] |\b(?:e|ma|perché|che|ieri|oggi) )(?P<what>(?!(?:io|tu|lei|lui|noi|loro|ci|mi|si|non|questo|niente|tutto|è|sono|ho)\b)(?:l')?[\w.-]+(?: (?!(?:e|ma|che|è|sono|ha|hanno|si|non)\b)[\w'.-]+){0,3}?)",
}

TOUCHING = {
    "any": (
        r"\bsostitu\w+ {che} con\b",
        r"\b(?:alla fine|si è scoperto che|in realtà)\b.{0,12}?\bnon (?:è|era|erano|sono) (?:il |la |le |i |gli |l')?(?P<what>[\w-]+)",
        r"\blascia(?:te)? perdere {che}",
        r"{soggetto} (?:è|sono) stat[oaie] dimess[oaie]\b",
    ),
    "left": (r"{soggetto} (?:se n'è andat[oa]|è andat[oa] via) (?:di|da) casa\b",),
    "gone": (
        r"{soggetto} (?:è|sono) (?:fallit[oaie]|in bancarotta)\b|{soggetto} (?:ha|hanno) (?:chiuso i battenti|dichiarato fallimento)\b",
        r"\b(?:io e (?P<what>[\w'-]+(?: [\w'-]+)?)|(?P<what>[\w'-]+) e io) (?:ci (?:stiamo|separiamo|lasciamo)(?: separando| lasciando)?|stiamo divorziando|divorziamo)\b",
        r"{soggetto} (?:mi|ci) (?:ha|hanno) (?:lasciat[oaie]|mollat[oaie]|tradit[oaie])(?=\s*(?:[.,;!]|$)|\s(?:ieri|sabato|domenica|per|dopo|il|la)\b)",
        r"{soggetto} (?:è|sono) (?:mort[oaie]|mancat[oa]|scappat[oa]|volat[oa] via)\b",
        r"\b(?:io e (?P<what>[\w'-]+(?: [\w'-]+)?)|(?P<what>[\w'-]+) e io) (?:ci siamo|abbiamo|non stiamo|siamo) (?:\w+ )?(?:lasciati|separati|divorziato|rotto|sposati|fidanzati|più insieme)\b",
        r"\b(?:ho rotto con|mi sono (?:separat|lasciat)[oa] d[ai]|ho lasciato (?=la mia ragazza|il mio ragazzo)) ?{che}",
        r"\b(?:è (?:tutto )?finit[ao]|ho chiuso) con {che}|\bcon {che} è (?:tutto )?finit[ao]\b",
    ),
}

_VISITS = r"(?:vacanz[ae]|viaggio|visita|ferie|luna di miele|congresso|convegno|riunione|albergo|hotel|ostello|airbnb|treno|aereo|volo|stazione|aeroporto|weekend|oggi|stasera|domani|fino|torno|torniamo|per|con|da)"
"""Said where somebody is only while she travels."""
_NO_TOWN = r"(?:letto|casa|scuola|tavola|lavoro|dieta|posto|riposo|terra|cena|pranzo|messa|teatro|metà|buon\w*|un\w*|digiuno|piedi|corto|lezione|riparo|dormire|mangiare|disagio|rischio|favore|conoscenza|pezzi|zero|mio|mia|casa|fare|\w+[aei]re|\w*\d\w*)(?![\w-])"
"""What one is "in" that is no town."""

_LEFT_WORK = (
    r"\bho (?:perso|lasciato) il lavoro\b|\b(?:mi|ci) (?:ha|hanno) (?:licenziat[oaie]|mandat[oaie] a casa)\b|\bmi sono (?:licenziat|dimess)[oa]\b|\b(?:resto|rimango|sono rimast[oa]) senza lavoro\b|\bho (?:dato|presentato|consegnato) le (?:mie )?dimissioni\b",
    r"\b(?:sono andat[oa]|vado|andrò) (?:\w+ )?in pensione\b|\bnon mi (?:hanno rinnovato|rinnovano|rinnoveranno)\b|\b(?:il )?mio contratto non (?:è stato|viene|sarà) rinnovato\b",
)
"""Says that she leaves her work, or lost it: neither the employer nor the job is hers any longer."""

_NEWBORN = r"(?:\bnat[oaie]\b|\bpesa(?:va|no)?\b|\d ?(?:g|grammi|kg|chil[oi]|etti|cm)\b|\b(?:ostetrica|cesareo|parto|neonat\w+)\b)"
"""Said of a child that was just born: who is here may be anybody."""

SLOTS = {
    "whereabouts": (
        rf"(?<!non )\b(?:(?:adesso|ora) (?:sono|siamo)|(?:sono|siamo) (?:adesso|ora)) (?:a|ad) (?!{_NO_TOWN})[\w'-]{{3,}}(?: [\w'-]{{3,}})?(?=\s*(?:[.,;!]|$))(?!.*\b{_VISITS}\b)",
        rf"(?<!non )\b(?:sono|siamo) (?:a|ad) (?!{_NO_TOWN})[\w'-]{{3,}}(?: [\w'-]{{3,}})? (?:adesso|ora)(?=\s*(?:[.,;!]|$))(?!.*\b{_VISITS}\b)",
    ),
    "smoking": (
        r"\b(?:(?:buttato|gettato) (?:\w+ ){0,3}?(?:sigarette|pacchetto|tabacco)|ultima sigaretta|cerotti alla nicotina|non (?:tocco|ho (?:più )?toccato) (?:\w+ )?sigarett[ae]|(?:fumo di nuovo|ho ripreso a fumare))\b",
    ),
    "home": (
        r"\bil mio nuovo indirizzo è\b",
        r"\b(?:ci trasferiamo|mi trasferisco)\b",
        r"\btrasloco (?:a (?-i:[A-ZÀÈÉÌÒÙ])\w+ )?(?:(?:è|finalmente|ormai) ){0,2}(?:fatto|finito|concluso|terminato|alle spalle)\b|\bultimo scatolone\b|\b(?:svuotato|aperto) (?:gli|i nostri|tutti gli) scatoloni\b",
        r"\b(?:mi sono|ci siamo) (?:appena )?trasferit[oaie]\b|\b(?:ho|abbiamo) (?:cambiato casa|traslocato)\b|\bnon (?:vivo|abito) più\b|\b(?:la mia|la nostra) nuova (?:casa|città)\b|\b(?:il mio|il nostro) nuovo (?:appartamento|monolocale|bilocale)\b",
        r"\b(?:sono|siamo) (?:\w+ )?(?:tornat[oaie]|rientrat[oaie]|andat[oaie]) (?:a (?:vivere|stare|casa dei miei)|dai miei|dai (?:suoi|genitori|nostri)|da mi[ao] (?:madre|padre|sorella|fratello|figlia|figlio)|al paese|a casa (?:dei|di) )|\b(?:vivo|abito|viviamo|abitiamo|sto|stiamo) (?:adesso|ora|di nuovo|da (?:poco|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|un mese|una settimana)) (?:\w+ )?(?:a|in|con|da|dai|dalla)\b|\b(?:adesso|ora) (?:vivo|abito|viviamo|abitiamo)\b|\b(?:abbiamo|ho) (?:\w+ )?(?:venduto|comprato|preso|disdetto|lasciato) (?:la |l'|una |un |il )(?:nostra |mia |nostro |mio )?(?:casa|appartamento|stanza|affitto|monolocale|bilocale)\b|\b(?:rogito|consegna delle chiavi)\b|\b(?:ci|mi) hanno (?:dato|consegnato) le chiavi\b|\bsfratt\w+\b|\bscatoloni\b",
    ),
    "employer": (
        *_LEFT_WORK,
        r"\bho cambiato (?:il )?lavoro\b|\bmi sono mess[oa] in proprio\b|\bnuovo lavoro\b",
        r"\b(?:passo|sono passat[oa]) (?:a|in|ad) (?:un'|una |un )(?:altra |altro )?(?:azienda|ditta|società|agenzia|clinica|startup|multinazionale)\b|(?<!non )\bcambio (?:lavoro|azienda|datore di lavoro)\b",
    ),
    "job": (
        *_LEFT_WORK,
        r"\b(?:ho|abbiamo) (?:mollato|lasciato|abbandonato|chiuso con) (?:la |l'|il |i )(?:insegnamento|ristorazione|infermieristica|medicina|avvocatura|edilizia|fornelli|professione|mestiere|camice)\b|\bho mollato (?:la cucina|la corsia|il bancone|il cantiere)\b|\b(?:adesso|ora) (?:guido|vendo|gestisco|do lezioni)\b|\bmi (?:metto|sono mess[oa]|lancio|sono lanciat[oa]) (?:in proprio )?come\b",
        r"\bnon (?:faccio|sono) più\b|\b(?:adesso|ora) (?:insegno|faccio|lavoro come)\b",
        r"\b(?:(?:inizio|comincio|ho (?:iniziato|cominciato)|parto) (?:\w+ ){0,3}?(?:a lavorare|da (?-i:[A-Z])|in (?:un|una|uno) |come |alla |al (?:bar|ristorante|supermercato|negozio)|il nuovo)|mi hanno (?:assunt[oa]|pres[oa]|confermat[oa]|stabilizzat[oa]|trasferit[oa]|fatto il contratto|dato il posto)|ho (?:trovato|avuto|ottenuto|firmato) (?:il|un|finalmente) (?:\w+ )?(?:lavoro|posto|contratto|impiego|indeterminato)|(?:il )?mio primo giorno (?:di lavoro|da|in|al|alla|come)|ultimo giorno (?:di lavoro|in|da|al|alla)|prepensionament\w+|ormai pensionat[oa]|la (?:mia )?(?:ditta|fabbrica|azienda) (?:ha chiuso|è fallita)|in pensione da(?:l| ))\b",
    ),
    "partner": (
        r"\bsiamo (?:(?:ora|adesso|ormai|ufficialmente|finalmente) ){0,2}(?:divorziat|separat)[ie]\b|\bsono (?:(?:ora|adesso|ormai|ufficialmente|finalmente) )?(?:divorziat|separat)[oa]\b",
        r"\bci siamo (?:\w+ )?(?:lasciat|separat|sposat|fidanzat)[ie]\b|\b(?:abbiamo|ho) divorziato\b|\bsono (?:single|divorziat[oa])\b|\b(?:la mia nuova ragazza|il mio nuovo ragazzo|il mio ex|la mia ex)\b",
        r"\b(?:mi ha (?:chiesto di sposar\w+|fatto la proposta|lasciat[oa](?! (?:il|la|un|una|le|i|solo a)\b)|mollat[oa]|piantat[oa])|(?:con (?-i:[A-Z])\w+|tra noi|fra noi) è (?:finita|finito tutto|tutto finito)|(?:ho|abbiamo) (?:rotto|chiuso) con|(?:ho|abbiamo) (?:lasciato|mollato) (?:il mio ragazzo|la mia ragazza|mio marito|mia moglie|(?-i:[A-Z])\w+)|ci siamo (?:\w+ )?(?:mollat[ie]|(?:ri)?mess[ie] insieme|dett[ie] di sì)|siamo andat[ie] a vivere insieme|(?:il|nostro|mio) divorzio (?:è|e) (?:\w+ )?(?:ufficiale|arrivato|definitivo|firmato)|(?:ho chiesto|firmato) il divorzio|è il mio ex|è la mia ex|ho conosciuto (?:qualcuno|una persona|un ragazzo|una ragazza)|mi sono (?:fidanzat|sposat|separat)[oa]|sono di nuovo single|il nostro matrimonio è stato|ho detto di sì)\b",
    ),
    "diet": (
        r"\b(?:ho ricominciato a|sono tornat[oa] a|ho iniziato a) mangiare (?:la )?(?:carne|pesce|glutine|di tutto)\b|\b(?:adesso|ora) mangio (?:di nuovo )?(?:la )?(?:carne|pesce|tutto)\b|\bnon sono più vegetarian[oa]\b|\bnon sono più vegan[oa]\b|\bsono diventat[oa] (?:vegan|vegetarian)[oa]\b",
    ),
    "vegan": (
        r"\b(?:(?:ho ricominciato a|sono tornat[oa] a|ho iniziato a) (?:mangiare|bere)|(?:adesso|ora) (?:mangio|bevo|posso mangiare)(?: di nuovo)?|posso (?:di nuovo )?(?:mangiare|rimangiare)) (?:il |le |i |la )?(?:formaggio|formaggi|uova|latte|latticini|miele)\b",
    ),
    "age": (r"\bho (?:appena )?compiuto \w+\b",),
    "school": (
        r"\bho (?:cambiato (?:facoltà|scuola|università)|lasciato gli studi)\b|\bsono passat[oa] (?:a|al|alla|in) (?:un'altra |un altro )?(?:facoltà|scuola|università|corso|liceo|prima|seconda|terza|quarta|quinta|legge|medicina|lettere|economia|\w+(?:logia|grafia|nomia|sofia|eria|atica|istica))\b|\bmi sono laureat[oa]\b",
    ),
    "pregnancy": (
        r"\b(?:ho|abbiamo|ha) perso (?:(?:il|la|i|le|l') ?)?(?:(?:nostr|mi|quest)[oaei] )?(?:\w+ )?(?:bambin[oaie]|bimb[oaie]|piccol[oa]|figli[oa]|gemell\w+|gravidanza|bebè)\b",
        r"\b(?:(?:ho|abbiamo) (?:avuto|fatto|subito) un aborto|aborto interno|ho abortito|interrotto la gravidanza|raschiamento|nat[oa] mort[oa])\b|\bnon (?:c'era|c'è|aveva|ha|si sentiva) (?:più )?(?:il )?battito\b|\b(?:cuore|cuoricino) (?:si è fermato|non batt\w+|ha smesso)\b",
        rf"\b(?:è|sono) (?:finalmente )?(?:arrivat[oaie]|qui|qua)\b(?=.*{_NEWBORN})",
        r"\b(?:venut[oaie]|arrivat[oaie]) al mondo\b|\b(?:ho|abbiamo) avuto (?:il|la|i|le) (?:bimb|bambin|gemell|piccol)\w+",
        r"\b(?:(?:(?:(?:il|la) )?(?:nostr[oa] )?(?:bimb[oa]|bambin[oa]|piccol[oa]|figli[oa]) )?è nat[oa](?! (?:a|in|nel|il \d+ \w+ (?:19|20)\d\d)\b)|sono nat[ie]|siamo (?:diventati |finalmente )?(?:genitori|mamma e papà)|sono (?:diventat[oa] |finalmente )(?:mamma|papà|madre|padre)|ha partorito|ho partorito|è arrivat[oa] (?:il nostro|la nostra|la piccola|il piccolo|la bimba|il bimbo)|(?<!di un )aborto spontaneo|il cesareo è)\b|\bè (?:un maschio|una femmina|un maschietto|una femminuccia)\b(?!.{0,50}(?:ecograf|eco\b|morfologica|medic|test))",
    ),
    "meatless": (
        r"\b(?:ho|mi sono) (?:\w+ )?(?:mangiato|mangiat[oa]|preso|ordinato|fatto fuori) (?:\w+ ){0,3}?(?:bistecca|carne|pollo|hamburger|prosciutto|salame|pesce|fiorentina|salsiccia|tonno|salmone)(?! veg)\b|\bmangio (?:di nuovo|ancora|anche|ora|adesso) (?:\w+ )?(?:carne|pesce|pollo|di tutto)\b|\b(?:smesso|finito|chiuso) (?:di essere|con il|col) (?:vegan\w+|vegetarian\w+|veganismo)\b",
    ),
    "hours": (
        r"\b(?:mi hanno (?:messo|messa|passat[oa]|spostat[oa]) (?:al|alla|a|ai|di) (?:turno|notte|mattina|tempo|full[- ]?time|part[- ]?time|turni)|(?:sono passat[oa]|passo|torno|sono tornat[oa]) (?:a|al) (?:tempo pieno|full[- ]?time|part[- ]?time|tempo parziale)|(?:basta|niente più|finiti) (?:i )?(?:turni|notti|turni di notte)|(?:ora|adesso) (?:faccio|lavoro) (?:part[- ]?time|full[- ]?time|di notte|di giorno|le notti))\b",
    ),
    "trip": (
        r"\b(?:(?:sono|siamo) (?:\w+ )?(?:tornat[oaie]|rientrat[oaie]) (?:dal |dalla |dalle |da |dall')(?:viaggio|vacanze?|ferie|luna di miel|crociera|(?-i:[A-Z])\w+)|jet ?lag|(?:il viaggio|le vacanze) (?:è stato|sono state|è saltato|sono finite|sono saltate))\b",
    ),
}

STATES = {
    "home": r"\b(?:affitto|padrone di casa|coinquilin[oaie]|appartamento)\b|\b(?:mio|nostro) indirizzo è\b",
    "smoking": r"fum|sigarett|tabacco",
    "age": r"\bho \d{1,3} anni",
    "pregnancy": r"incinta|incinta|\b(?:gravidanza|aspettiamo un (?:bambino|figlio|maschio)|aspettiamo una (?:bambina|femmina)|aspetto un bambino|(?:abbiamo|ho) (?:due|tre|quattro) (?:figli|figlie|bambini)|non (?:ho|abbiamo) figli|senza figli|cerchiamo un bambino)\b",
    "school": r"scuola|università|studi|liceo|\b(?:tesi|dottorat\w+|master|concorso|maturità|tirocinio|apprendist\w+|laurea|specializzazione|esami)\b",
    "income": r"guadagn|stipendio",
    "partner": r"\b(?:single|divorziat[oa]|vedov[oa]|fidanzat[oa]|relazione a distanza|sposat[oa]|separat[oa])\b",
    "home aim": r"\b(?:vivo (?:sol[oa]|da sol[oa]|con i miei|dai miei)|cerc(?:o|hiamo) (?:una )?(?:casa|stanza|appartamento)|vendere (?:la )?(?:nostra |mia )?casa|monolocale|bilocale|abbiamo (?:una casa|un appartamento)|abito|viviamo a)\b",
    "job": r"\b(?:disoccupat[oa]|senza lavoro|cerc(?:o|ando) (?:un )?lavoro|casalinga|pensionat[oa]|in cassa integrazione|in cerca di lavoro|in pensione)\b",
    "vegan": r"\b(?:vegan[oa]|senza (?:uova|latte|latticini|lattosio)|intollerante al lattosio|non (?:mangio|bevo|tollero|digerisco) (?:le |il |i )?(?:uova|formaggi[o]?|latte|latticini|lattosio))\b",
    "meatless": r"\b(?:vegetarian[oa]|vegan[oa]|non mangio (?:la )?(?:carne|animali))\b",
    "hours": r"\b(?:part[- ]?time|full[- ]?time|tempo (?:pieno|parziale)|turno di (?:notte|giorno|mattina)|turni|di notte|(?:tre|quattro|cinque) giorni (?:a|alla) settimana)\b",
    "trip": r"\b(?:risparmi\w+|organizz\w+|program\w+|prenotat\w*|partiamo|parto|non vedo l'ora) (?:\w+ ){0,4}?(?:viaggio|vacanz[ae]|ferie|crociera|luna di miele)\b",
}

BEINGS = r"moglie|marito|compagn[oa]|ragazz[oa]|fidanzat[oa]|madre|mamma|padre|papà|genitori|sorell[ae]|fratell[oi]|figli[oae]?|bambin[oaie]|zi[oae]|cugin[oaie]|nipot[ei]|nonn[oaie]|amic[oahi]+|vicin[oaie]|collegh?[aei]|capo|coinquilin[oaie]|padrone|medico|dottor(?:e|essa)|insegnante|gente|qualcuno|suocer[oa]|cognat[oa]|nonnin[oa]"

ELDERS = (("nonna", "nonnina"), ("nonno", "nonnino"))

AIMS = r"cerco|cerchiamo|cercando|risparmi(?:o|ando)|studi(?:o|ando)|voglio|vogliamo|vorrei|aspetto|aspettiamo|ristrutturando|imparando|scrivendo|preparando|progett\w+"

ALTERNATIVES = tuple(
    frozenset(group.split())
    for group in (
        "tè caffè succo acqua birra vino",
        "gatto cane gatti cani",
        "autobus treno macchina bici metro",
        "mattina sera notte",
        "città campagna",
        "lungo corto",
    )
)

IDLE = frozenset(
    """
    mio mia giorno giorni settimana settimane mese mesi anno anni tempo oggi ieri domani adesso ora cosa cose molto molta bene lavoro lavorare vivo
    vivere abito casa ho avere fare faccio andare vado mangio mangiare prendo prendere nuovo nuova altro altra volta volte vita poco tutto niente
    sempre chiama
    """.split()  # noqa: SIM905 - reads better
)

COMMON = frozenset(
    """
    io il lo gli di che ho mi ci sono non è un una mio mia per con più ma adesso abbiamo si le
    """.split()  # noqa: SIM905 - reads better
)

DROPPED = ""

PAST = r"\b(?:quasi|per poco non) ci\b|\b(?:\d+|due|tre|quattro|cinque|molti|alcuni|tanti) anni fa\b|\b(?:nel|dal) (?:19|20)\d\d\b|\b(?:quando|da quando|dopo che) (?:ero|eravamo|mi sono|ci siamo|ho)\b|\bda (?:bambin[oa]|piccol[oa])\b|\ballora\b"

ACTING = r"capo|padrone|medico|dottor(?:e|essa)|insegnante"

SPEAKER = r"io|noi|mi"

DAYS = "lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica"

NUMBERED = "fase tappa sprint passo capitolo lezione modulo unità camera stanza sala piano porta binario corsia linea lotto zona edificio blocco turno settimana opzione domanda esercizio esperimento ticket trimestre squadra gruppo"
"""Things of which there are several, told apart by the number behind them: "phase 2"."""

CORRECTS = r"correzione|rettifica|correggo|errata corrige"
"""Begins what takes the place of what was said, in front of a mark."""

NEWS = r"adesso|ora|ormai|da|fino|spostat\w+|rimandat\w+|passat\w+|aument\w+|diminu\w+|cambi\w+|anticipat\w+|quest'anno|non .{1,20} più|compiuto|proroga\w+|salit\w+"

FELT = r"(?:odi(?:o|avo)|detest(?:o|avo)|am(?:o|avo)|ador(?:o|avo)|tem(?:o|evo)|mi (?:piace|piaceva|pesa|pesava|vergogno di|vergognavo di)|(?:avevo|ho) paura di|sopportavo) (?:più )?(?:essere|fare|lavorare|vivere|il mio lavoro)|(?:in)?felice (?:come|a|in|di essere|con)|(?:content[oa]|orgoglios[oa]) (?:come|di essere|di fare)"
