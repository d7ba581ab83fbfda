"""Areas and matters of life, as they are called in French, and what tells of them."""

# ruff: noqa: E501 - a pattern is one line: a table is read by line

from memory.language.topic_table import Area, TopicTable

TOPICS = TopicTable(
    areas={
        "investments": Area(
            r"investissements|placements|portefeuille",
            r"actions|bitcoins?|crypto\w*|etf|investi\w*|bourse|placement\w*|dividendes",
        ),
        "debts": Area(
            r"dettes?|credits?|emprunts?",
            r"dois|doit|devons|dettes?|credit\w*|emprunt\w*|pret|hypotheque\w*|decouvert|huissier|surendett\w+",
        ),
        "drinking": Area(
            r"boisson|alcool|consommation d'alcool",
            r"boi(?:s|t|re)|bu|biere\w*|vin|vodka|alcool\w*|sobre|ivre",
        ),
        "romance": Area(
            r"vie (?:amoureuse|sentimentale)|amours|histoires? d'amour",
            r"copine|copain|petit ami|petite amie|mari|femme|epou\w+|marie|mariee|fiance|fiancee|divorc\w+|separe|separee|amoureu\w+|tinder|amant|maitresse|trompe\w*|celibataire|ex|veu(?:f|ve)",
        ),
        "health": Area(
            r"sante|maladies?|dossier medical|diagnostics?|problemes (?:medicaux|de sante)|sante mentale|addictions?",
        ),
        "money": Area(
            r"argent|finances|situation financiere",
            r"banque|actions|dois|depens\w+|econom\w+|compte|riche|ruine\w*|fauche\w*",
        ),
        "faith": Area(
            r"religion|foi|croyances(?: religieuses)?",
        ),
        "intimacy": Area(
            r"sexualite|orientation(?: sexuelle)?|vie sexuelle|genre",
        ),
        "views": Area(
            r"politique|opinions? politiques?|idees politiques|convictions politiques",
            r"conseill\w+ municipal\w*|militant\w*|campagne electorale|verts",
        ),
        "origin": Area(
            r"origines?|ethnie|statut migratoire",
        ),
        "law": Area(
            r"casier(?: judiciaire)?|problemes? (?:juridiques?|legaux|avec la (?:justice|police))|ennuis judiciaires",
            r"proces|juge|avocat\w*|amende\w*|tribunal|plainte",
        ),
        "music": Area(
            r"musique|gouts musicaux|instruments?",
            r"musi\w+|groupe|chorale|choeur|orchestre|chant\w*|chanson\w*|vinyles?|concerts?|guitare|basse|violoncelle|violon|alto|piano|batterie|flute|trompette|saxo\w*|clarinette|ukulele|harpe|accordeon|trombone|jazz|rock|punk|techno|rap|opera|spotify",
        ),
        "sport": Area(
            r"sports?|entrainements?",
            r"sport\w*|foot\w*|rugby|tennis|basket\w*|volley\w*|handball|nage|nager|natation|cours a pied|courir|course|marathon\w*|triathlon|velo|cyclisme|aviron|escalade|grimpe|ski\w*|surf\w*|yoga|pilates|gym\w*|crossfit|boxe|judo|karate|escrime|randonnee\w*|petanque",
        ),
        "pets": Area(
            r"animaux|animal(?: de compagnie)?",
            r"chien\w*|chiot\w*|chat|chats|chatte|chaton\w*|perroquet\w*|perruche\w*|hamster\w*|lapin\w*|tortue\w*|serpent|poisson\w* rouge\w*|aquarium|poney|cheval",
        ),
        "games": Area(
            r"jeux(?: video)?",
            r"jeux? video|xbox|playstation|ps[45]|nintendo|switch|steam|minecraft|fortnite|zelda|console",
        ),
        "travel": Area(
            r"voyages?|vacances|projets de voyage",
            r"voyag\w+|vacances|vol pour|vols|partons a|croisiere|hotel|reserve\w*|camping",
        ),
        "vehicles": Area(
            r"voitures?|vehicules?",
            r"voiture\w*|conduis|roule|camionnette|moto\w*|scooter",
        ),
        "learning": Area(
            r"etudes|ecole|scolarite|notes",
            r"ecole|college|lycee|classe|professeur\w*|prof|notes?|examen\w*|universit\w+|fac|licence|master|these|semestre|redouble\w*|devoirs|bac",
        ),
    },
    fillers=r"tout|toute?s?|tous|mes|mon|ma|nos|notre|le|la|les|de|des|et|ou|problemes?|choses?|trucs?|histoires?|situation|actuel\w*|personnel\w*",
    matters={
        "pregnancy": r"enceinte|nausees (?:matinales|du matin)|grossesse\w*|bebes?|(?:attends|attendons|attend) (?:un |une |notre |mon )?(?:\w+ )?(?:bebe|enfant|fille|garcon|jumeaux|jumelles)|accouch\w+|echographie|fiv|fausse couche|avort\w+|ivg|maternite",
        "operation": r"operation\w*|oper(?:e|ee|er|es)|chirurg\w+|intervention|bloc operatoire|(?:enleve|retire) (?:un|une|le|la|l'|mon|ma|les|mes)\b.*|greffe|cesarienne|vasectomie|pontage|anesthesie|ablation",
        "parting": r"separ\w+|divorc\w+|rupture|romp\w+|rompu|quitt(?:e|ee|er|es) (?:\w+ )?|m'a (?:quittee?|largu\w+|plaqu\w+)|largue\w*|ex|ex-?(?:mari|femme|copain|copine|compagn\w+)|est partie?(?: avec)?|mariage|couple|couple en crise",
        "affair": r"liaisons?|infidel\w+|adulter\w+|tromp(?:e|er|ee|es|erie)\w*|maitresse|amant\w*|aventure|(?:une|un) autre (?:femme|homme)|en cachette|couch(?:e|er) avec",
        "dismissal": r"licenci\w+|vir(?:e|ee|es)|renvoy\w+|perdu (?:mon|son|le) (?:travail|emploi|poste|boulot)|perte d'emploi|chomage|chomeu\w+|sans emploi|mis\w* a la porte|plan social",
        "leaving": r"demission\w*|preavis|quitt(?:e|er|ee) (?:son|mon|la|le) (?:poste|travail|boite|entreprise|boulot)|part(?:ir)? (?:de la boite|a la retraite)|s'en va|retraite",
        "work": r"travail|boulot|job|emploi|bureau|patronn?e?s?|chef\w*|superieur\w*|collegues?|promotion|promu\w*|avertissement|blame|heures sup\w*|burn-?out|licenci\w+|convoqu\w+|professionnel\w*",
        "pay": r"salaires?|paie|paye|revenus?|gagn(?:e|ons|ais)|touche|bruts?|nets?|par mois|augmentation|prime",
        "gambling": r"jeux? d'argent|paris?(?: sportifs?)|pari(?:e|er|ais|s)|casino|poker|roulette|machines a sous|joueur compulsif|tierce|probleme de jeu|loterie",
        "addiction": r"addict\w*|drogue\w*|cocaine|coke|heroine|joints?|cannabis|herbe|cachets|desintox\w*|cure|rechut\w*|fum(?:e|er|ais|eur|euse)|tabac|cigarettes?|alcool\w*|boi(?:s|t|re|vais|vait)|buv\w+|ivre|saoul\w*|sobr\w+",
        "failing": r"echou\w+|echec\w*|rat(?:e|ee|er|es)\b|recal\w+|redoubl\w+|abandonn\w+ (?:ses|mes|les|la) (?:etudes|fac|licence)|exclu\w* (?:de l'ecole|du lycee|du college)|renvoy\w+ (?:de l'ecole|du lycee|du college)|mauvaises notes|examens?|concours|permis|partiels?|scolaires?",
        "crime": r"prison|incarcer\w+|detenu\w*|detention|taule|arret(?:e|ee|es|er) par|arrestation\w*|garde a vue|police|flics?|gendarm\w+|condamn\w+|casier|crim\w+|delinquan\w+|delits?|vol|vols|vole|volee?s?|voleu\w+|cambriol\w+|escroc\w*|escroquerie|fraud\w+|detourn\w+|sursis|tribunal|plainte",
        "weight": r"poids|pese|kilos?|kg|surpoids|obes\w+|gros|grosse|maigri\w*|grossi\w*|imc",
        "cancer": r"cancer\w*|tumeurs?|biopsie\w*|malin\w*|maligne|chimio\w*|radiotherapie|oncolog\w+|metastas\w+|lymphome|leucemie|melanome|grain de beaute|boule",
        "mind": r"sante mentale|mental\w*|depress\w+|deprim\w+|anxi\w+|angoiss\w+|panique|bipolaire|tdah|therap\w+|psychiatr\w+|psycholog\w+|psy|antidepresseurs?|burn-?out|suicid\w*|scarifi\w*|anorexi\w*|boulimi\w*|troubles? alimentaires?|insomni\w*",
        "death": r"mort\w*|deced\w+|deces|deuil|enterrement|obseques|funerailles|enterr\w+|veuf|veuve|perdu (?:mon|ma|notre) (?:pere|mere|mari|femme|fils|fille|frere|soeur|chien|chat|bebe)|disparu\w*",
        "quarrel": r"disput\w+|querell\w+|engueul\w+|brouill\w+|fache\w* avec|on ne se parle plus|ne nous parlons plus|embrouill\w*",
        "moving": r"demenag\w+|emmenag\w+|nouvel appart\w*|nouvelle maison|m'install\w+|emigr\w+",
        "wedding": r"mariage\w*|mari(?:er|ee?s|ons)|epous\w+|fianc\w+|noces|demande en mariage|lune de miel",
        "accident": r"accident\w*|collision|percut\w+|renvers\w+|accroch\w+|tombee? (?:de|du)",
        "windfall": r"heritage|herit\w+|succession|loto|loterie|jackpot|legue\w*",
        "eviction": r"expuls\w+|proprietaire (?:\w+ ){0,4}(?:dehors|conge|a la porte|partir)|(?:perdre|perds|perdons) (?:l'appartement|le logement|mon appartement|notre appartement)",
        "ruin": r"faillite|ruin\w+|saisie?\w*|huissiers?|dettes?|dois|doit|devons|endett\w+|emprunt\w*|prets?|credit\w*|decouvert|impayes?|hypothe\w+|financ\w+|argent|fric",
    },
    joined=r"inscrite?|compte|profil|membre|abonnee?|installe|telecharge|utilise|rejoint",
    pregnancy=r"enceinte|grossesse",
    idle=r"j|m|s|qu|c|d|l|touche|derni\w+|annee|truc|secret\w*",
    to_me=r"me|nous|m'\w+|moi",
    drinks=r"the|thes|cafes?|eau|jus|lait|limonade|tisanes?|infusions?|chocolat chaud",
)
