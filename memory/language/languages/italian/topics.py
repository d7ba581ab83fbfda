"""Areas and matters of life, as they are called in Italian, and what tells of them."""

# ruff: noqa: E501 - a pattern is one line: a table is read by line

from memory.language.topic_table import Area, TopicTable

TOPICS = TopicTable(
    areas={
        "investments": Area(
            r"investimenti|portafoglio",
            r"azioni|bitcoin|cripto\w*|etf|invest\w+|borsa|fondi|dividendi",
        ),
        "debts": Area(
            r"debit[oi]|prestit[oi]|mutu[oi]",
            r"devo .{0,20}(?:euro|soldi)|debit\w+|prestit\w+|mutuo|credito|rate|in rosso",
        ),
        "drinking": Area(
            r"bere|alcol|consumo di alcol",
            r"bev\w+|birr[ae]|vino|vodka|alco\w+|sobri[oa]|ubriac\w+",
        ),
        "romance": Area(
            r"vita (?:amorosa|sentimentale)|amori",
            r"ragazz[oa]|fidanzat[oa]|marito|moglie|compagn[oa]|sposat[oa]|divorzi\w+|separat[oa]|innamorat[oa]|tinder|amante|tradi\w+|single|ex|vedov[oa]",
        ),
        "health": Area(
            r"salute|malatti[ae]|cartella clinica|diagnosi|problemi (?:di salute|medici)|salute mentale|dipendenz[ae]",
        ),
        "money": Area(
            r"soldi|denaro|finanze|situazione (?:economica|finanziaria)",
            r"banca|azioni|devo|spend\w+|risparmi\w*|conto|paghetta|ricc[oa]|al verde",
        ),
        "faith": Area(
            r"religione|fede|credo|convinzioni religiose",
        ),
        "intimacy": Area(
            r"sessualita|orientamento(?: sessuale)?|vita sessuale|genere",
        ),
        "views": Area(
            r"politica|idee politiche|opinioni politiche|orientamento politico",
            r"consiglier\w+ comunale|militante|campagna elettorale|verdi",
        ),
        "origin": Area(
            r"origin[ei]|etnia|status migratorio",
        ),
        "law": Area(
            r"fedina(?: penale)?|precedenti(?: penali)?|problemi (?:legali|con la (?:legge|polizia|giustizia))|guai con la (?:legge|polizia)",
            r"processo|giudice|avvocat\w+|multa|multe|tribunale|denunci\w+",
        ),
        "music": Area(
            r"musica|gusti musicali|strument[oi]",
            r"music\w*|gruppo|band|coro|orchestra|cant\w+|canzon\w+|vinil\w+|concert\w+|chitarra|basso|violoncello|violino|viola|piano\w*|batteria|flauto|tromba|sax\w*|clarinetto|ukulele|arpa|fisarmonica|trombone|jazz|rock|punk|techno|rap|opera|spotify|suono|suona",
        ),
        "sport": Area(
            r"sport|allenament[oi]",
            r"sport\w*|calcio|calcetto|rugby|tennis|padel|basket\w*|pallavolo|nuot\w+|corr\w+|corsa|maraton\w+|triathlon|bici\w*|ciclismo|canottaggio|arrampic\w+|sci|scio|surf\w*|yoga|pilates|palestra|crossfit|boxe|judo|karate|scherma|escursion\w+|allen\w+",
        ),
        "pets": Area(
            r"animali(?: domestici)?|bestie",
            r"can[ei]|cagnolin\w+|cuccioli?|gatt\w+|pappagall\w+|cricet\w+|conigli\w*|tartarug\w+|serpent\w+|pesc[ei] ross[oi]|acquario|pony|caval\w+",
        ),
        "games": Area(
            r"(?:video)?giochi",
            r"videogioc\w+|xbox|playstation|ps[45]|nintendo|switch|steam|minecraft|fortnite|zelda|console",
        ),
        "travel": Area(
            r"viagg[io]|vacanz[ae]|programmi di viaggio",
            r"viagg\w+|vacanz\w+|volo|voliamo a|crociera|hotel|prenotat\w+|campeggio",
        ),
        "vehicles": Area(
            r"macchin[ae]|auto|veicol[oi]",
            r"macchina|auto|guido|furgone|moto\w*|scooter|vespa",
        ),
        "learning": Area(
            r"scuola|studi|voti|universita",
            r"scuola|liceo|classe|professor\w+|insegnant\w+|vot[oi]|esam[ei]|universit\w+|laurea\w*|tesi|semestre|bocciat\w+|compiti",
        ),
    },
    fillers=r"tutt[oaie]|mi[oae]|miei|nostr[oaie]|il|la|i|le|lo|gli|di|e|o|problem[ai]|cos[ae]|faccend[ae]|situazione|stori[ae]|attual[ei]|personal[ei]",
    matters={
        "pregnancy": r"incint\w+|nausee mattutine|(?:perso|perduto|perdiamo) (?:il |la |nostr[oa] )*(?:bambin[oa]|bimb[oa])|gravidanz\w+|(?:aspetto|aspettiamo|aspetta) (?:un |una |il |la |due )?(?:\w+ )?(?:bambin\w+|bimb\w+|figli\w+|gemell\w+)|bambino in arrivo|bebe|neonat\w+|partor\w+|parto|ecografia|fecondazione|abort\w+|maternita",
        "operation": r"operazion\w+|oper(?:ato|ata|are|ano|arono)|intervent\w+|chirurg\w+|sala operatoria|(?:mi )?(?:hanno )?(?:tolto|asportat\w+|rimosso)|trapianto|cesareo|vasectomia|bypass|anestesia",
        "parting": r"separ(?:ato|ata|ati|azione|arci|armi|arsi|iamo)|divorzi\w+|rottura|lasciat[oaie]|lasciati|ci siamo lasciati|ex|ex ?(?:moglie|marito|ragazz\w+|fidanzat\w+)|mi ha (?:mollat\w+|lasciat\w+)|andat[oa] via di casa|se n'e andat[oa]|matrimonio|crisi di coppia",
        "affair": r"tradi(?:mento|menti|to|ta|sce|sco|re|va)\w*|infedel\w+|adulteri\w+|relazione (?:segreta|extra\w*)|storia (?:segreta|clandestina)|amante|scappatella|corna|di nascosto|a letto con",
        "dismissal": r"licenzi\w+|mandat[oa] via|perso (?:il|un) (?:lavoro|posto|impiego)|perdita del (?:lavoro|posto)|perdere il (?:lavoro|posto)|disoccupa\w+|cassa integrazione|senza lavoro|esuber\w+",
        "leaving": r"dimission\w*|dimess\w*|dimett\w+|preavviso|lascia(?:to|re)? (?:il|l') ?(?:lavoro|posto|azienda)|se ne va|pension\w+",
        "work": r"lavoro|lavorativ\w*|ufficio|cap[oa]|capi|superior[ei]|colleg(?:a|hi|he)|promozion\w+|promoss\w+|richiamo|straordinari|licenzi\w+|impiego",
        "pay": r"stipendi\w*|salari\w*|paga|reddito|guadagn\w+|prendo \d+|al mese|lord[oi]|nett[oi]|aumento|bonus",
        "gambling": r"scommess\w+|scommett\w+|gioco d'azzardo|azzardo|casino|ludopati\w*|slot|poker|roulette|gratta e vinci|problema (?:col|con il|di) gioco|gioco|lotto",
        "addiction": r"dipenden\w+|drog\w+|cocaina|coca|eroina|canne|spinell\w+|marijuana|erba|pasticche|disintossic\w+|riabilitazione|ricadut\w*|fum(?:o|are|avo|a)\b|sigarett\w+|alcol\w*|bev(?:e|o|evo|eva)|bere|bevut\w*|ubriac\w+|sobri\w+",
        "failing": r"bocciat\w+|bocciatura|respint\w+|rimandat\w+|fallit\w* (?:l'|un )?esam\w+|non (?:ho |ha )?(?:passato|superato)|lasciato (?:gli studi|la scuola|l'universita)|mollato (?:gli studi|la scuola|l'universita)|espuls\w+|brutti voti|voti|esam[ei]|concorso|patente|problemi a scuola|scolastic\w+",
        "crime": r"prigione|carcer\w+|galera|arrest\w+|polizia|carabinieri|condann\w+|precedenti|reat[oi]|crimin\w+|delinquent\w*|delitt\w+|furt[oi]|rub(?:ato|are|a|o)\b|ladr[oiae]|rapin\w+|truff\w+|frod\w+|denunci\w+|processo|tribunale|domiciliari",
        "weight": r"peso|peso \d+|pesavo|chil[oi]|kg|sovrappeso|obes\w+|grass[oa]|dimagri\w+|ingrass\w+|imc",
        "cancer": r"cancro|tumor\w+|biopsia|malign\w+|chemio\w*|radioterapia|oncolog\w+|metastas\w+|linfoma|leucemia|melanoma|nodulo",
        "mind": r"salute mentale|mental\w*|depress\w+|ansi(?:a|e|os\w+)|panico|bipolar\w*|adhd|terapi\w+|terapeut\w+|psichiatr\w+|psicolog\w+|antidepressiv\w+|burn-?out|esaurimento|suicid\w*|autolesion\w+|anoressi\w*|bulimi\w*|disturb\w+|insonnia",
        "death": r"mort[oaei]|morte|mor(?:ire|iva)|decess\w+|decedut\w+|scompars\w+|funeral\w+|sepolt\w+|lutto|vedov\w+|perso (?:mio|mia|il mio|la mia) (?:padre|madre|marito|moglie|figli[oa]|fratello|sorella|nonn[oa]|cane|gatto)",
        "quarrel": r"lit(?:e|igio|igato|igata|igare|ighiamo)\w*|litig\w+|discussion\w+|discuss[oi]|non ci parliamo|rotto i rapporti",
        "moving": r"trasloc\w+|trasfer\w+|mi sposto|emigr\w+|casa nuova|nuova casa",
        "wedding": r"matrimoni\w+|nozze|spos(?:o|a|are|arci|armi|iamo|at[oaie])\b|fidanzament\w+|fidanzat\w+|proposta|luna di miele",
        "accident": r"incident\w+|scontr\w+|tamponat\w+|tamponament\w+|investit[oa]|cadut[oa] (?:da|dal|dalla)|schianto",
        "windfall": r"eredit\w+|lotteria|superenalotto|vincita|lascito",
        "eviction": r"sfratt\w+|(?:padron[ea]|proprietari[oa]) (?:\w+ ){0,5}(?:caccia|cacciat[oi]|fuori|andar(?:e|cene))",
        "ruin": r"fallimento|fallit[oa]|bancarotta|rovinat\w+|pignora\w+|debit\w+|dev(?:o|e|ono|iamo)\b|indebitat\w+|prestit\w+|mutuo|scoperto|rate|finanz\w+|soldi|denaro",
    },
    joined=r"iscritt[oa]|registrat[oa]|abbonat[oa]|account|profilo|membro|installato|scaricato|uso|unit[oa]",
    pregnancy=r"incinta|gravidanza",
    idle=r"cio|fu|dell|d|l|col|ultim\w+|anno|segret\w+|guai",
    to_me=r"mi (?:ha|hanno|aveva|avevano|e|sono)|ci (?:ha|hanno|siamo)|me",
    drinks=r"te|tisan[ae]|caffe|acqua|succh?[oi]|latte|limonata|cappuccin[oi]|camomilla",
)
