"""Italian words of change (see `memory/language/change_signs.py`)."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.sign_table import ChangeWords

CHANGE_WORDS = ChangeWords(
    ends=r"lasci(?:ato|ata|ati|o|a|amo|are)|smess[oaie]|smett\w+|vendut[oaie]|pers[oaie]|chius[oaie](?: con)?|terminat[oaie]|finit[oaie]|mollat[oaie]|abbandonat[oaie]|licenziat[oaie]|dimess[oaie]|dimission\w+|separat[oaie]|divorziat[oaie]|rott[oaie]|annullat[oaie]|disdett[oaie]|disdetto|cancellat[oaie]|buttat[oaie]|regalat[oaie]|restituit[oaie]|tolt[oaie]|tolgo|sospes[oaie]|interrott[oaie]|eliminat[oaie]|disinstallat[oaie]|rubat[oaie]|rottamat[oaie]|andat[oaie] (?:via|in pensione)|pensione|fallit[oaie]|mort[oaie]|guarit[oaie]|passat[oaie]|operat[oaie]|estint[oaie]|sciolt[oaie]|cacciat[oaie]|sfrattat[oaie]|bocciat[oaie]|appes[oaie]|dat[oaie] via|liberat[oaie]|stancat[oaie]|stuf[oaie]|basta|addio|non c'è più|non ci sono più|tagliat[oaie]|ritirat[oaie]|congelat[oaie]|saltat[oaie]|scadut[oaie]|trasferit[oaie]|uscit[oaie] da|staccat[oaie]|rasat[oaie]|svezzat[oaie]|rinunciat[oaie]|rinunci[oa]|smontat[oaie]|disiscritt[oaie]|cedut[oaie]|dismess[oaie]|sgomberat[oaie]|liquidat[oaie]|disattivat[oaie]|acqua passata|mandat[oaie] (?:via|in pensione)|congedat[oaie]|esonerat[oaie]|riposto|sparit[oaie]|chiudo|chiudiamo|chiudono|vendiamo|vendo|mollo|disfatt[oaie]|si è pres[oa]|portat[oaie] via|archiviat[oaie]|messo da parte|gettat[oaie]|rottamo|svuotat[oaie]|dimesso|dimett\w+|tagliare|addii|alle spalle|scart[oa]|scartat[oaie]|recess\w+|disdic\w+",
    dies=r"mort[oaie]|morì|scompars[oaie]|mancat[oaie]|soppress[oaie]|addormentat[oaie]|investit[oaie]|scappat[oaie]|sepolt[oaie]|funerale|vedov[oa]|non c'è più|se n'è andat[oa]|ci ha lasciat[oi]|mi ha lasciat[oa]|spento|spenta|ceneri|spirat[oa]|nel sonno|per sempre|non ce l'ha fatta|volat[oa] via",
    begins=r"iniziat[oaie]|inizi[oa]|cominciat[oaie]|cominci[oa]|comprat[oaie]|pres[oaie]|trovat[oaie]|ottenut[oaie]|entrat[oaie]|iscritt[oaie]|firmat[oaie]|adottat[oaie]|apert[oaie]|fondat[oaie]|diventat[oaie]|mess[oaie](?: a| insieme)?|assunt[oaie]|promoss[oaie]|nominat[oaie]|prescritt[oaie]|dat[oaie] (?:il|la|un|una)|sposat[oaie]|fidanzat[oaie]|conosciut[oaie]|scelt[oaie]|decis[oaie]|installat[oaie]|affittat[oaie]|trasferit[oaie]|traslocat[oaie]|partit[oaie]|avuto|arrivat[oaie]|lavoro|stiamo|sto|abito|abitiamo|viviamo|vivo|uso|bevo|mangio|gioco|studio|di ruolo|primi (?:passi|giorni|metri)|prima parola|miei primi|hanno preso|tutto per me|è nostr[oa]|dorme in|cammin[oa]|va al nido|nuotat[oa]|buttat[oaie] su\w*|subentrat[oaie]|intrapres[oa]|entro|parto|comincio|inizio|assumono|messa a|innamorat[oaie]|ingaggiat[oaie]|stabilizzat[oaie]|aderit[oa]",
    turns=r"cambiat[oaie]|cambi[oa]|passat[oaie] (?:a|al|alla|ai|da|dal|dalla|su)|invece|al posto|piuttosto|alla fine|sostituit[oaie]|scambiat[oaie]|spostat[oaie]|rimandat[oaie]|anticipat[oaie]|rinviat[oaie]|modificat[oaie]|migrat[oaie]|convertit[oaie]|trasferit[oaie]|tornat[oaie] (?:a|al|alla)|rinominat[oaie]|riscritt[oaie]|ripensat[oaie]|preferisco|bensì|non più|trasformat[oaie]|anziché|da \w+ a \w+|ceduto|dato dentro|lasciato il posto|lascia il posto|preso il posto|prende il posto|subentr\w+|rimpiazzat[oaie]|mi segue|ci segue|migrazione|fus[oaie] con|accorpat[oaie]|girat[oaie]|dirottat[oaie]|rilevat[oaie]|ristrutturat[oaie]|rifatt[oaie]",
    nows=r"ora|adesso|ormai|da (?:ieri|lunedì|gennaio|settembre|ottobre|marzo|giugno|poco|qualche|un|una|due|tre|quando|oggi in poi)|dal(?:la|l')?|nuov[oaie]|finalmente|ultimamente|recentemente|di recente|ieri|la settimana scorsa|il mese scorso|l'anno scorso|scors[oa]|quest'anno|questo (?:semestre|mese)|in questi giorni|d'ora in poi|già|appena|oggigiorno|giorni fa|settimane fa|mesi fa|natale|pasqua|da allora",
    no_more=r"non (?:[\wàèéìòù']+ ){0,4}?più|mai più|senza|basta|niente più|nessun[oa]?|addio|più niente|nemmeno|ultimo giorno|finit[oa] (?:con|il|la)|libero da|chiuso",
    again=r"di nuovo|nuovamente|un'altra volta|ancora una volta|tornat[oaie]|ripres[oaie]|ricominciat[oaie]|rimess[oaie]|riprend\w+|torno|ri(?:trovat|fatt|entrat)[oaie]|risposat[oa]|rientrat[oaie]|di ritorno|ri(?:mang|fum|bev|gioc|lavor)\w+",
    grows=r"compiut[oaie]|compie|compio|salit[oaie]|sces[oaie]|aumentat[oaie]|aument[oa]|ridott[oaie]|raddoppiat[oaie]|dimezzat[oaie]|da \d+ a \d+|compleanno|ingrassat[oaie]|dimagrit[oaie]|promoss[oaie]|tempo pieno|part-?time|più di prima|meno di prima|rinnovat[oaie]|prolungat[oaie]|allargat[oaie]|siamo in \w+|cresciut[oaie]|numero (?:due|tre|quattro)|ne vuole \d|chiede \d|vuole \d|alzat[oaie]|abbassat[oaie]",
    passes=r"superat[oaie]|passat[oaie] (?:l'esame|il)|finit[oaie]|laureat[oaie]|diplomat[oaie]|nat[oaie]|arrivat[oaie]|accettat[oaie]|ammess[oaie]|consegnat[oaie]|discuss[oaie]|vint[oaie]|pubblicat[oaie]|approvat[oaie]|ottenut[oaie]|ce l'ho fatta|ce l'abbiamo fatta|finalmente|chiavi|assunt[oaie]|pres[oa] la patente|ultima rata|pagat[oaie]|patente|vinto il concorso|è andata",
    denied=r"non|mai|niente|nulla|nessun[oa]?|senza|né|neanche|nemmeno",
    besides=r"anche|pure|inoltre|un altr[oa]|un'altra|altr[oaie]|un second[oa]|una seconda|second[oa]|in più|oltre a|extra|aggiunt\w+|insieme a|entramb[ie]|tutt[ie] e due|in parallelo|altrettanto",
    whiles=r"oggi|stasera|stamattina|stanotte|questa (?:settimana|sera|mattina|notte)|questo (?:weekend|fine settimana|pomeriggio)|domani|fino a(?:l|lla|d)?|fino|per (?:un|una|due|tre|qualche|alcuni) (?:giorn[oi]|settiman[ae]|mes[ei]|or[ae])|qualche giorno|mentre|temporane\w+|per ora|per il momento|al momento|in officina|dal meccanico|prestat[oa]|in prestito|a noleggio|in visita|da amici|in vacanza|in viaggio|in trasferta|sostitu(?:isco|zione)|supplenza|malat[oa]|salto|saltato|stavolta|per una volta|ogni tanto|per l'estate",
    pasts=r"una volta|prima|da (?:ragazz[oa]|bambin[oa]|piccol[oa]|giovane|student[ei]\w*)|quando (?:ero|eravamo|avevo|vivevo|studiavo)|(?:\w+ )?anni fa|nel (?:19|20)\d\d|negli anni|all'epoca|ai tempi|un tempo|ai miei tempi|il mio primo|la mia prima|ex",
    maybes=r"forse|magari|se|potrei|potremmo|dovrei|dovremmo|vorrei|vorremmo|voglio|vogliamo|vuole|vogliono|mi piacerebbe|pensando (?:di|a)|penso|pensiamo|valut\w+|spero|speriamo|sogno|un giorno|prima o poi|prossim[oa]|chissà|quasi|indecis[oa]|dubbi\w*|paura|consigli\w+|propost[oa]|offert[oa]|immagin\w+|convint[oa]|progett\w+",
    stills=r"ancora|sempre|come sempre|continu\w+|tuttora|rest[oa]|rimang\w+",
    others=r"lui|lei|loro|suo|sua|suoi|sue|gli|vicin[oaie]|collegh?[aie]|collega|compagn[oaie]|amic[oaihe]+|cap[oa]|cugin[oaie]|zi[oaie]|cognat[oaie]|soci[oa]|qualcuno|la gente|il governo|client[ei]|alunn[oi]|pazient[ei]|un tizio|la concorrenza",
    spoken_to=r"tu|tuo|tua|tuoi|tue|ti|te|grazie|complimenti|auguri",
    own=r"io|mi|ci|noi|ho|abbiamo|siamo|sto|stiamo|vado|faccio|lavoro|vivo|abito|\w{2,}iamo",
    idle=frozenset(
        """
        buono buona bene male cattivo meglio peggio fantastico incredibile bello bella felice triste contento contenta stanco stanca molto molta
        molti poco poca tutto tutta tutti niente qualcosa qualcuno nessuno gente persona persone amico amici famiglia dire dice dico detto parlare
        parlo parlato pensare penso credo credere sapere so sa vedere vedo visto sentire sento sentito aiutare aiuta provare provo fare faccio fa
        fatto mettere metto dare do dato prendere prendo preso venire vengo andare vado va essere sono è stato avere ho ha volere voglio dovere devo
        potere posso può bisogno lavorare lavoro lavora vivere vivo vive restare resto giocare gioco mangiare mangio bere bevo comprare pagare
        chiamare chiama chiamo piace piacciono amo trovare nuovo nuova vecchio vecchia grande piccolo piccola lungo lunga corto presto tardi poi oggi
        ieri domani mattina sera notte settimana mese anno anni giorno giorni ora ore tempo volta volte sempre mai ancora insieme solo sola cosa cose
        storia domanda idea piano ragione parte fine inizio mondo posto casa stanza città paese via macchina primo prima secondo ultimo prossima uno
        due tre quattro cinque sei sette otto nove dieci paio grazie ciao sì forse certo quasi anche allora dopo ma perché quando dove come chi
        importante davvero proprio
        """.split()  # noqa: SIM905 - reads better
    ),
    things={
        "home": r"abit(?:o|iamo|a|avo)|viv(?:o|iamo|evo)|cas[ae]|appartamento|affitto|stanza|coinquilin[oaie]|traslo\w+|trasferit\w+|quartiere|mutuo|monolocale|stiamo a|sto a",
        "work": r"lavor\w+|ufficio|azienda|capo|ditta|contratto|stipendio|licenzi\w+|dimess\w+|pension\w+|disoccupat[oa]|libero professionista|mestiere|cuoco|ristorante|studio|assunt[oa]|posto|mensa|scuola|negozio|infermier[ea]|ingegnere|cameriere|cameriera|autista|avvocat[oa]|commercialista|programmator[ei]|programmatrice|falegname|idraulico|elettricista|parrucchier[ea]|stagista|stage|tirocin\w+|cassier[ea]|pasticcer[ea]|panettiere|meccanico|giornalista|impiegat[oa]|supplente|di ruolo|caporeparto|reparto|operai[oa]|pompiere|commess[oa]|ostetrica|maestr[oa]|mi hanno preso",
        "hours": r"turn[oi]|notte|tempo pieno|part-?time|ore|smart ?working|da casa|giorni (?:a|alla) settimana|mi alzo|alle \w+|orari[oi]?|fine settimana|di notte|di giorno|turno",
        "vehicle": r"macchina|auto|moto(?:rino)?|scooter|vespa|furgone|bici(?:cletta)?|treno|autobus|metro|tram|guid\w+|patente|panda|punto|fiat|500|ypsilon|golf|renault|clio|ford|fiesta|toyota|yaris|dacia|tesla|monopattino|gasolio|elettric[oa]|benzina|chiavi della macchina|a diesel|patente nautica",
        "diet": r"vegan[oaie]|vegetarian[oaie]|carne|pesce|prosciutto|latte|latticini|lattosio|formaggi?o?|uova|glutine|pane|pasta|zucchero|dieta|mangi\w+|celiac[oa]|dolci|digiun\w+|colazione",
        "drink": r"caffè|tè|vino|birra|alcol\w*|bibite|coca|bev(?:o|iamo)|bere|bevut\w+|decaffeinato|orzo",
        "smoke": r"fum\w+|sigarett\w+|tabacco|nicotina|svap\w+|pipa|pacchetto",
        "computer": r"computer|portatile|pc|mac(?:book)?|windows|linux|ubuntu|dell|lenovo",
        "phone": r"telefono|cellulare|telefonino|iphone|android|samsung|pixel|galaxy|xiaomi|huawei",
        "software": r"app|programma|editor|autocad|revit|database|server|framework|programm\w+|codice|backend|frontend|browser|linguaggio|software",
        "pet": r"can[ei]|gatt[oaie]|cucciol[oaie]|gattin[oaie]|criceto|coniglio|pappagallo|canarino|cavallo|tartaruga|veterinari[oa]|gallin[ae]|capr[ae]|pecor[ae]|mucch[ea]|api|arnie|anatr[ae]|furetto|serpente|uccell\w+|acquario",
        "partner": r"moglie|marito|fidanzat[oa]|ragazz[oa]|compagn[oa]|sposat[oaie]|matrimonio|nozze|single|divorzi\w+|separat[oaie]|lasciati|insieme|coppia|vedov[oa]|conosciut[oa] (?:una persona|qualcuno)|ci sposiamo|ex|coniuge|sposi",
        "kids": r"figli[oaie]?|bimb[oaie]|bambin[oaie]|neonat[oa]|gemell[ei]|incinta|nipot[ei]|nat[oa]|anni|allatt\w+|svezz\w+|pannolini|piccol[oa]|nipotin[oa]",
        "school": r"università|uni|facoltà|studi(?:o|are|amo)|corso|laure\w+|liceo|scuola|tesi|dottorato|master|esam[ei]|ingegneria|medicina|giurisprudenza|classe|superiori|materia",
        "sport": r"palestra|calcio|calcetto|tennis|padel|nuoto|nuot\w+|piscina|corr(?:o|ere|evo)|corsa|maratona|arrampicata|yoga|pilates|boxe|judo|karate|basket|pallavolo|ciclismo|danza|ball\w+|sci|sport|squadra|allen\w+|canottaggio|bocce",
        "music": r"chitarra|basso|pianoforte|piano|violino|batteria|flauto|tromba|sax\w*|coro|band|gruppo|orchestra|cant\w+|strumento",
        "medicine": r"pastigli\w+|pillol\w+|medicin\w+|farmac\w+|mg|dose|prescri\w+|dottore|dottoressa|medico|cardiologo|insulina|pressione|punture|antidepressiv\w+|terapia|cura|cortisone|prendo|anticoagulant\w+",
        "health": r"allergi\w+|intolleran\w+|asma|stampelle|bastone|sedia a rotelle|gesso|occhiali|lenti|apparecchio|ginocchio|anca|schiena|spalla|operat\w+|operazione|dolore|diabet\w+|diagnos\w+|emicrania",
        "money": r"affitto|stipendio|guadagn\w+|euro|mutuo|prestito|debit\w+|abbonamento|prezzo|tariffa|paga|paghetta|pago|all'ora|padrone di casa|rat[ae]|risparmi|azioni|premio|tasse|busta paga",
        "bank": r"banca|conto|assicurazione|operatore|gestore|contratto|fornitore",
        "name": r"mi chiamo|nome|cognome|soprannome",
        "when": r"(?:il |di )?(?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)|ogni (?:giorno|settimana|mese|mattina|sera)|la mattina|la sera",
        "care": r"nido|asilo|materna|tata|babysitter|baby-sitter|au pair|casa di riposo|badante|rsa|tiene (?:il|la|i) bambin\w+|con noi",
        "faith": r"chiesa|parrocchia|cattolic[oa]|protestante|cristian[oa]|musulman[oa]|moschea|ebre[oa]|sinagoga|buddis\w+|ate[oa]|religi\w+|fede|messa|preg(?:o|are)",
        "hair": r"capelli|barba|baffi|ras(?:ato|ata|arsi)|calv[oa]|trecce|frangia|tint[oa]|parrucca|ricci",
        "garden": r"giardino|orto|prato|serra|balcone|compost|pomodori|rose|appezzamento",
        "heating": r"riscald\w+|scaldiamo|caldaia|gas|gasolio|carbone|pompa di calore|pannelli solari|stufa|camino|corrente",
        "media": r"netflix|spotify|giornale|rivista|abbon\w+|podcast|twitter|instagram|facebook|tiktok|linkedin|youtube|blog|newsletter|social",
        "club": r"soci[oa]|club|associazione|consiglier[ea]|consiglio|comitato|partito|sindacato|volontari\w+|scout|pro loco|iscritt[oa] al|tessera",
        "sleep": r"letto|dorm\w+|materasso|sonniferi|insonnia|incubi|divano letto|camera sua",
        "papers": r"visto|cittadin\w+|passaporto|permesso di soggiorno|asilo politico",
        "device": r"tele(?:visione)?|tv|tablet|ipad|kindle|macchina fotografica|orologio|console|playstation|xbox|stampante|fisso|cuffie",
        "tongue": r"spagnolo|inglese|francese|tedesco|portoghese|giapponese|cinese|coreano|russo|arabo|turco|latino|corso di lingua|duolingo",
    },
)
