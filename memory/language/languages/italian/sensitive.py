"""What is sensitive in Italian, written without accents."""

# ruff: noqa: E501 - a pattern is one line: a table is read by line

from memory.language.sensitive_table import SensitiveTable

SENSITIVE = SensitiveTable(
    telling=(
        r"io|mio|mia|miei|mie|mi|me|tu|tuo|tua|ti|te|suo|sua|suoi|il|lo|la|i|gli|le|l|un|uno|una|e|ed|sono|sei|era|ho|ha|hai|hanno|abbiamo|o|non|con|senza|di|del|della|dei|delle|da|dal|dalla|in|nel|nella|su|sul|sulla|per|che|chi|si|ci|ne|a|al|alla|ai|ma|molto|piu|quando|dove|come|cosa|anche|sempre|mai|nostro|nostra|piace|piacciono|chiama|chiamo|vivo|abito|c|d|anni"
    ),
    health=(
        r"salute|malat\w+|medic(?:o|a|i|ina|ine|inale|inali)|dottor(?:e|essa)|infermier\w+|ospedal\w+|clinica|operat[oa] (?:a|al|alla|di)|operazione|chirurg\w+|diagnos\w+|diagnosticat\w+|sintom\w+|disturb[oi] (?:d|bipolare|alimentar\w+|dell|del)\w*|sindrome|infezion\w+|influenza|covid\w*|coronavirus|polmonite|tumore|tumori|cancro|leucemia|linfoma|chemio\w*|radioterapia|diabet\w+|insulina|glicemia|sangue|sanguign\w+|colesterolo|infarto|cardiac\w+|cardiopat\w+|ipertens\w+|pressione (?:alta|bassa|arteriosa)|ictus|asma|asmatic\w+|epiless\w+|epilettic\w+|convulsion\w+|emicrani\w+|mal di (?:testa|schiena|stomaco|denti|gola)|dolor[ei]|allergi\w+|allergic\w+|intolleran\w+|anafila\w+|celiac\w+|senza glutine|lattosio|artrite|artrosi|fibromialgia|sclerosi|parkinson|alzheimer|demenza"
        r"|autis\w+|adhd|dsa|dis(?:lessi|calculi|grafi|ortografi|prassi)\w+|bipolare\w*|schizo\w+|psic(?:olog|hiatr|osi|otic|oterap)\w*|terapi[ae]|terapeut\w+|depress\w+|ansia|ansios\w+|panico|\w*fobi[ae]\w*|autoles\w+|voglia di morire|pillol[ae]|aspett(?:o|a|iamo) (?:un|il|nostro|mio|suo) \w* ?(?:bambin\w|figli\w|bimb\w)|traum\w+|anoressi\w+|bulimi\w+|suicid\w+|dipendenz\w+|tossicodipend\w+|alcoli(?:sta|sti|smo|zzat\w+)|disintoss\w+|ricadut\w+|fumo \d+|fumator\w+|smesso di (?:fumare|bere)|drog(?:a|he|at\w+)|cocaina"
        r"|incint[ae]|gravidanz\w+|abort\w+|fertilita|infertil\w+|menopausa|mestrua\w+|ciclo mestruale|contraccett\w+|hiv|aids|sieropositiv\w+|epatite|herpes|disabil\w+|invalid(?:o|a|ita)|sedia a rotelle|cieco|cieca|cecita|ipovedent\w+|sord[oa]|sordita|apparecchio acustico|cronic[oaih]\w*|vaccin\w+|farmac(?:o|i)|medicin[ae]li?|pastigli\w+|compress[ae]|ricetta medica|prescri(?:tto|zione|sse)|dose|dosi|dosaggio|antibiotic\w+|antidepressiv\w+|ansiolitic\w+|antidolorific\w+|cortison\w+|obes\w+|sovrappeso|dimagrire|perdere peso|perso \d+ chili|il mio peso|peso \d+|dieta|dietolog\w+|nutrizionista|infortun\w+|lesion\w+|frattur\w+|rotto (?:il|la|un) (?:braccio|gamba|piede|polso|caviglia|ginocchio)|distorsione|legament\w+|menisco|ernia|ernie|fisioterap\w+|riabilitazione|insonnia|apnee?|nausea|vomit\w+|febbre|tosse|vertigini|eczema|psoriasi|contatto di emergenza|pronto soccorso|ambulanza|terapia intensiva|ren[ei]|fegato|polmon\w+|tiroid\w+|prostata|ovai\w+|biopsia|risonanza|radiografia|dentista|ortodon\w+|ormon\w+|pacemaker|trapiant\w+|donator\w+ di organi"
    ),
    money=(
        r"stipendi\w*|salari\w*|busta paga|reddit[oi]|guadagn(?:o|a|iamo|ato)|debit[oi]|indebitat\w+|prestit[oi]|mutuo|ipotec\w+|fallimento|bancarotta|insolven\w+|sfratt\w+|pignora\w+|conto (?:corrente|bancario|in banca|in rosso)|carta di credito|risparmi|risparmiat\w+|risparmiare|iban|soldi|denaro|patrimonio|invest(?:ito|ire|imento|imenti)|in borsa|pension(?:e|ato|ata|i)|eredita|ereditat\w+|alimenti all|mantenimento|disoccupa\w+|sussidi\w+|reddito di cittadinanza|tasse|fisco|dichiarazione dei redditi|affitto|non (?:mi )?posso permetter\w+|permettermi|assicuraz\w+|finanze|finanziari\w+|lotteria|scommess\w+|euro (?:al|all|netti|lordi) ?\w*|budget (?:familiare|mensile)|il mio budget"
    ),
    faith=(
        r"chies(?:a|e)|moschea|moschee|sinagog\w+|parrocchi\w+|preg(?:o|a|are|hiamo) (?:dio|la|ogni|il|insieme|cinque|in|con|per)|preghier\w+|credo in dio|dio|allah|gesu|cristo|cristian[oaie]+|cristianesimo|cattolic\w+|protestant[ei]|evangelic\w+|ortodoss\w+|testimon[ei] di geova|mormon\w*|musulman\w+|islam\w*|ebre[oaie]|ebraic\w+|ebraismo|induis\w+|buddis\w+|buddhis\w+|ate[oai]|ateismo|agnostic\w+|religio\w+|religion\w+|la fede|mia fede|credent[ei]|spiritual\w+|bibbia|corano|torah|kosher|halal|ramadan|quaresima|digiun\w+|battezz\w+|battesim\w+|prima comunione|cresima|messa (?:la|della|di|ogni|domenic\w+)|a messa|sacerdot\w+|prete|rabbin\w+|imam|monac[ao]|suor[ae]|pellegrin\w+"
    ),
    intimacy=(
        r"gay|lesbic\w+|bisessual\w+|omosessual\w+|eterosessual\w+|queer|lgbt\w*|transgender|transessual\w+|(?:persona|donna|uomo) trans|non binari\w+|identita di genere|pronom[ei]|sesso|sessual\w+|asessual\w+|poliamor\w*|coming out|libido|porno\w*|erezion\w+|erettile|mi ha tradit\w+|relazione extraconiugale"
    ),
    views=(
        r"politic[aoh]\w*|partito (?:democratico|comunista|socialista|politico)|fratelli d'italia|lega nord|cinque stelle|vot(?:o|a|are|ato|iamo|azioni) ?(?:per|a|il|la|pd|lega)?|elezion\w+|elettor\w+|conservator[ei]|socialis\w+|comunis\w+|fascis\w+|di (?:sinistra|destra)|estrema (?:sinistra|destra)|femminis\w+|attivis\w+|manifestazion\w+|sindaca(?:to|ti|le|li|lista|listi)|cgil|cisl|sciopero|scioperi|scioperat\w+"
    ),
    origin=(
        r"etni[ae]|etnic\w+|razzial\w+|razzis\w+|(?:donna|uomo|persona) ner[ao]|indigen[oaie]|rom e sinti|zingar\w+|immigra\w+|emigra\w+|migrant[ei]|rifugiat\w+|asilo politico|richiedente asilo|permesso di (?:soggiorno|lavoro)|clandestin\w+|espuls\w+|naturalizzat\w+|cittadinanza|visto (?:di|per)|colore della pelle|antenati|origini (?:africane|marocchine|albanesi|rumene|ebraiche|arabe|cinesi)"
    ),
    law=(
        r"arrest\w+|reat[oi]|criminal\w+|condann\w+|carcere|prigione|detenut\w+|liberta (?:vigilata|condizionale)|polizia|carabinieri|denunci\w+|querel\w+|processo (?:penale|per|contro)|tribunal\w+|affidamento (?:dei|dei figli|esclusivo|condiviso)|maltratt\w+|abus(?:o|i|ata|ato) ?(?:sessual\w+)?|stupr\w+|violenza (?:domestica|sessuale)|vittim[ae]|molest\w+|stalking|(?:mio|mia|suo|nostro) avvocat\w+|truffa\w*|furto|passaporto|carta d'identita|codice fiscale|impronte digitali|biometric\w+"
    ),
    harmless=(
        r"alla salute|cin cin|arance? sanguigne?|grazie a dio|dio mio|mio dio|oddio|romanz[oi] (?:poliziesc\w+|gialli)|dipendenze? (?:del progetto|npm|maven|software)|memoria di massa|influenza (?:di|del|della|dei|su)"
    ),
)
