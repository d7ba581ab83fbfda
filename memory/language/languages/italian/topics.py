"""Areas of life, as they are called in Italian, and what tells of them."""

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
)
