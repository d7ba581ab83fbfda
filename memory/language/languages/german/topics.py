"""Areas of life, as they are called in German, and what tells of them."""

# ruff: noqa: E501 - a pattern is one line: a table is read by line

from memory.language.topic_table import Area, TopicTable

TOPICS = TopicTable(
    areas={
        "investments": Area(
            r"geldanlagen?|investitionen|investments|depot|aktien",
            r"aktien|etfs?|fonds|anleihen|bitcoins?|krypto\w*|depot|investier\w*|dividenden",
        ),
        "debts": Area(
            r"schulden|kredite?|darlehen",
            r"schuld(?:e|en|est|et)|verschuldet|kredit\w*|darlehen|hypothek\w*|dispo|uberzogen|ueberzogen|raten|geliehen|pleite|insolven\w+|gerichtsvollzieher",
        ),
        "drinking": Area(
            r"trinken|alkohol(?:konsum|problem)?|trinkgewohnheiten",
            r"trink\w*|bier\w*|wein|schnaps|vodka|wodka|alkohol\w*|nuchtern|trocken seit|anonyme\w* alkoholiker\w*",
        ),
        "romance": Area(
            r"liebesleben|beziehungsstatus|dating|liebschaften?|schwarm",
            r"freundin|mein freund|mann|frau|ehe\w*|verheiratet|verlobt\w*|geschieden|scheidung|getrennt|verliebt|tinder|affare|affaere|fremdgeh\w*|betrug|betrugt|date|single|ex|schluss gemacht|verwitwet",
        ),
        "health": Area(
            r"gesundheit(?:szustand|sdaten|liches)?|krankheit(?:en)?|krankengeschichte|leiden|beschwerden|diagnosen?|erkrankung(?:en)?|psyche|psychische gesundheit|sucht",
        ),
        "money": Area(
            r"geld|finanzen|finanzielle (?:lage|situation|verhaltnisse|angelegenheiten)|finanzielles|vermogen",
            r"konto|bank|aktien|sparbuch|spare|schulde|schuldet|ausgeben|taschengeld|raten|reich",
        ),
        "faith": Area(
            r"religion|glauben?|religiose (?:uberzeugung|ansichten)|konfession",
        ),
        "intimacy": Area(
            r"sexualitat|sexuelle (?:orientierung|vorlieben)|orientierung|sexleben|geschlecht(?:sidentitat)?",
        ),
        "views": Area(
            r"politik|politische\w? (?:einstellung|ansichten|meinung|haltung|gesinnung|uberzeugung(?:en)?)|parteizugehorigkeit|gesinnung",
            r"grune[nr]?|linke[nr]?|gemeinderat|stadtrat|plakat\w*",
        ),
        "origin": Area(
            r"herkunft|abstammung|aufenthaltsstatus",
        ),
        "law": Area(
            r"vorstrafen?|arger mit der polizei|rechtliche[ns]? (?:probleme?|angelegenheiten?)|rechtsstreit",
            r"gericht|richter\w*|anwalt\w*|bussgeld|strafzettel|prozess|klage",
        ),
        "music": Area(
            r"musik(?:geschmack|alisches|instrumente?)?",
            r"musik\w*|band|\w*chor|orchester|sing(?:e|en|t|er|erin)|lied\w*|schallplatten?|konzert\w*|gitarre|bass|cello|geige|bratsche|klavier|schlagzeug|flote|floete|blockflote|trompete|saxofon|saxophon|klarinette|ukulele|harfe|orgel|akkordeon|posaune|horn|jazz|rock|punk|techno|hip ?hop|rap|oper|karaoke|spotify|plattensammlung",
        ),
        "sport": Area(
            r"sport(?:liches|arten)?|training|fitness",
            r"sport\w*|fussball\w*|handball|tennis|tischtennis|badminton|basketball|volleyball|hockey|turne\w*|schwimm\w*|lauf(?:e|en|training)|jogg\w*|marathon|triathlon|rennrad|rudern?|kletter\w*|boulder\w*|ski\w*|surfe\w*|yoga|pilates|fitness\w*|crossfit|boxe\w*|judo|karate|fechte\w*|reite\w*|wander\w*",
        ),
        "pets": Area(
            r"haustiere?|tiere?",
            r"hund\w*|welpe\w*|katze\w*|kater|papagei\w*|wellensittich\w*|hamster|meerschweinchen|kaninchen|schildkrote\w*|schlange|aquarium|pony|pferd",
        ),
        "games": Area(
            r"spiele|videospiele|computerspiele|zocken|gaming",
            r"zock\w*|xbox|playstation|ps[45]|nintendo|switch|steam|minecraft|fortnite|zelda|konsole|gaming|videospiel\w*",
        ),
        "travel": Area(
            r"reise(?:n|plane|pläne)?|urlaub(?:splane)?",
            r"reise\w*|urlaub|flug|fliege\w* nach|kreuzfahrt|hotel|gebucht|camping",
        ),
        "vehicles": Area(
            r"autos?|wagen|fahrzeuge?",
            r"auto\w*|fahre (?:einen?|keinen?)|wagen|motorrad|roller|transporter",
        ),
        "learning": Area(
            r"schule|schulisches|studium|ausbildung|noten",
            r"schul\w*|klasse|lehrer\w*|noten?|klausur\w*|prufung\w*|pruefung\w*|uni\w*|studi\w*|abschluss|bachelorarbeit|masterarbeit|professor\w*|semester|abitur|durchgefallen|nachhilfe",
        ),
    },
    fillers=r"alles|alle|meine?[rnms]?|unsere?|die|der|das|den|dem|und|oder|probleme?|sachen?|dinge|zeug|kram|lage|geschichten?|angelegenheiten?|ganze[rns]?|aktuelle[rns]?|personliche[rns]?",
)
