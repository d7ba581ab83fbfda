"""Areas of life, as they are called in French, and what tells of them."""

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
)
