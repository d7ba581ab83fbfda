"""Areas and matters of life, as they are called in German, and what tells of them."""

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
    matters={
        "pregnancy": r"schwanger\w*|ssw|morgenubelkeit|baby\w*|(?:erwarten|bekomme|bekommen|kriegen|kriege) (?:\w+ )?(?:ein |unser |mein )?(?:\w+ )?(?:kind|baby|zwillinge|nachwuchs)|nachwuchs|kinderwunsch\w*|kunstliche befruchtung|fehlgeburt\w*|abtreibung\w*|abgetrieben|ultraschall|mutterschutz|entbindung\w*|geburtstermin",
        "operation": r"\w*op|\w*operation(?:en)?|operier\w+|eingriff\w*|entfernt|entfernen lassen|herausgenommen|rausgenommen|kaiserschnitt|transplant\w*|bypass|narkose|\w*ektomie|unterm messer",
        "parting": r"trenn(?:e|en|t|ung)\w*|getrennt|schluss gemacht|schluss machen|scheid(?:en|ung)\w*|geschieden|ex|ex-?(?:frau|mann|freund|freundin|partner|partnerin)|exfrau|exmann|exfreund\w*|verlassen|ausgezogen|beziehungsende|ehe|ehekrise|eheprobleme|sitzenlassen|sitzen gelassen|verlobung gelost",
        "affair": r"affare\w*|seitensprung\w*|fremdgeh\w*|fremdgeg\w*|geh\w* fremd|ging\w* fremd|untreu\w*|betrug|betrugt|betrogen|ehebruch|verhaltnis mit|geliebte[rn]?|one-night-stand|heimlich\w* (?:mit|treffe\w*)|hinter dem rucken",
        "dismissal": r"kundig\w*|gekundigt|gefeuert|entlassen|entlassung\w*|rausgeworfen|rausgeschmissen|rauswurf|arbeitslos\w*|(?:job|stelle|arbeit) (?:verloren|los)|jobverlust|stellenabbau|freigestellt",
        "leaving": r"kundig\w*|gekundigt|kundigung|aufgehort|hort auf|aufhoren|rucktritt|zuruckgetreten|verlasst (?:die firma|das team|uns)|in rente|rente|ruhestand|ausgeschieden",
        "work": r"arbeit\w*|job|buro|chef\w*|vorgesetzte\w*|kolleg\w+|abgemahnt|abmahnung\w*|beforder\w+|degradier\w*|uberstunden|ubergangen|personalabteilung|mobbing|gemobbt|burnout|beruflich\w*",
        "pay": r"gehalt\w*|lohn\w*|einkommen|verdiene?\w*|verdienst|brutto|netto|bezahl\w*|bonus|gehaltserhohung",
        "gambling": r"\w*glucksspiel\w*|spielsucht|spielsuchtig|wett(?:e|en|schulden|sucht)\w*|sportwetten|casino|kasino|spielhalle\w*|spielautomat\w*|automaten|verzockt|verspielt|poker\w*|roulette",
        "addiction": r"\w*sucht|\w*suchtig\w*|abhangig\w*|drogen\w*|kokain|koks|heroin|gras|kiff\w*|cannabis|marihuana|tabletten|entzug\w*|rehaklinik|ruckfall\w*|rauch\w*|alkohol\w*|trink\w*|sauf\w*|betrunken|nuchtern|trocken|clean",
        "failing": r"durchgefallen|durchfallen|nicht bestanden|sitzengeblieben|sitzen geblieben|sitzenbleiben|nicht versetzt|abgebrochen|abbruch|studienabbruch|geschmissen|schmeisst|hingeschmissen|exmatrikul\w*|von der schule geflogen|schulverweis|prufung\w*|fuhrerscheinprufung|klausur\w*|schulprobleme?|schlechte\w? noten|funfen?|wiederhol\w* (?:die|das)",
        "crime": r"gefangnis\w*|haft|haftstrafe|u-haft|untersuchungshaft|inhaftiert|knast|verhaft\w+|festgenommen|festnahme|polizei\w*|vorbestraft|vorstrafe\w*|verurteil\w*|bewahrung|straftat\w*|kriminell\w*|verbrech\w+|dieb\w*|gestohlen|stehl\w*|stiehlt|klau\w*|geklaut|ladendieb\w*|betrug\w*|unterschlag\w*|einbruch|eingebrochen|(?:aus|in) der kasse|anzeige|angezeigt|prozess|uberfall\w*",
        "weight": r"gewicht|wiege|wiegt|gewogen|kilo|kg|ubergewicht\w*|dick|adipos\w*|abgenommen|zugenommen|bmi|schwer bin",
        "cancer": r"\w*krebs\w*|tumor\w*|biopsie|bosartig\w*|chemo\w*|bestrahlung\w*|onkolog\w*|metastas\w*|lymphom|leukamie|melanom|knoten",
        "mind": r"psyche|psychisch\w*|depress\w*|angst\w*|angststorung\w*|panik\w*|bipolar|trauma\w*|adhs|\w*therap\w+|psychiat\w+|psycholog\w+|antidepressiva|burnout|zusammenbruch|suizid\w*|selbstmord\w*|ritz\w*|magersucht|bulimie|essstorung\w*|schlaflos\w*|klapse",
        "death": r"tod|todesfall|gestorben|verstorben|tot|beerdig\w*|beisetzung|begrab\w*|trauer\w*|witwe\w*|verlust|umgekommen|eingeschlafert|verloren haben",
        "quarrel": r"streit\w*|gestritten|krach|zerstritten|zoff|auseinandersetzung|uberworfen|reden nicht mehr|kein wort mehr|verkracht",
        "moving": r"umzug\w*|umzieh\w*|umgezogen|zieh(?:e|en|t)\b.*\b(?:nach|um|weg|zuruck)|gezogen|auswander\w*|neue wohnung",
        "wedding": r"hochzeit\w*|heirat\w*|verlob\w+|antrag|trauung|flitterwochen|ehe",
        "accident": r"\w*unfall\w*|zusammenstoss|angefahren|aufgefahren|uberfahren|gesturzt|totalschaden|crash",
        "windfall": r"erbe|erben|erbschaft\w*|geerbt|erbt|vererbt|lotto\w*|jackpot|hinterlassen",
        "eviction": r"zwangsraum\w*|raumungs\w+|eigenbedarf\w*|wohnungskundigung\w*|wohnung (?:\w+ ){0,3}gekundigt|vermieter(?:in)? (?:\w+ ){0,6}(?:gekundigt|kundigt|kundigen|raus|rauswirft|rauswerfen)|(?:mussen|muss) (?:\w+ ){0,4}aus (?:der|unserer|meiner) wohnung",
        "ruin": r"pleite|insolven\w*|bankrott|gepfandet|pfandung|schuld(?:e|en|est|et)|verschuldet|mietruckstand\w*|kredit\w*|darlehen|hypothek\w*|dispo|uberzogen|geliehen|raten|finanzen|finanziell\w*|geld\w*",
    },
    joined=r"angemeldet|registriert|mitglied|konto|account|profil|abonniert|installiert|heruntergeladen|nutze|benutze|beigetreten",
    pregnancy=r"schwanger(?:e[nrs]?)?|schwangerschaft",
    idle=r"ihr\w*|sein\w*|dies\w*|hab\w*|hat\w*|wurde\w*|werde\w*|gewesen|wegen|viel|eine?[nmrs]?|arger|stress|kummer|theater|drama|letzte\w*|jahr|geheim\w*",
    to_me=r"mich|mir|uns",
    drinks=r"\w*tee|\w*kaffee|\w*wasser|\w*saft|\w*limonade|limo|\w*milch|cola|schorle|espresso|cappuccino|kakao",
)
