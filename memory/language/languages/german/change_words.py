"""German words of change (see `memory/language/change_signs.py`)."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.sign_table import ChangeWords

CHANGE_WORDS = ChangeWords(
    ends=r"(?:auf|ab|weg|her)gegeben|aufgehört|hör\w* (?:[\w-]+ ){0,4}?auf|gebe (?:[\w-]+ ){0,4}?auf|verkauft|gekündigt|kündig\w*|abgebrochen|abgesetzt|abgewöhnt|abgeschafft|abgemeldet|abgesagt|abgestellt|abgelegt|abgeschaltet|abgelaufen|ausgelaufen|beendet|verlassen|verloren|verschenkt|geschmissen|hingeschmissen|hingeworfen|rausgeworfen|rausgeschmissen|rausgeflogen|weggeworfen|weggegeben|entsorgt|verschrottet|ausgemustert|eingestampft|eingestellt|gelöscht|deinstalliert|gestrichen|losgeworden|getrennt|scheiden lassen|geschieden|auseinander|verkracht|zerstritten|entlassen|gefeuert|geschlossen|dichtgemacht|zugemacht|pleite|insolvent|hin|kaputt(?:gegangen)?|totalschaden|gestohlen|geklaut|ausgezogen|weggezogen|ausgetreten|ausgestiegen|aussteigen|hinter mir|an den nagel|über bord|in den ruhestand|in rente|pensioniert|geschafft|geplatzt|vorbei|aus und vorbei|schluss|ausgeschlichen|runter von|weg von|weg|geheilt|verheilt|auskuriert|überstanden|abbezahlt|zurückgegeben|zurückgezahlt|aufgelöst|hat sich erledigt|gehabt|satt|durch mit|den rücken gekehrt|nicht (?:geklappt|funktioniert|verlängert|bestanden)|durchgefallen|abgeholt|abgegeben|abgenommen|rausgenommen|entfernt|operiert|entwachsen|ausgewachsen|raus|abgeschlossen mit|sein lassen|sausen|adieu|verabschiedet|abgestillt|abbestellt|abgeschnitten|schneiden lassen|rasiert|(?:ist|sind) (?:[\w-]+ )?ab|gekappt|weichen|ausrangiert|aussortiert|eingemottet|geräumt|stillgelegt|ausgeschieden|abgezogen|abgerissen|losgelassen|trennen|trenne (?:\w+ )?mich|kein thema mehr|in der schublade|im müll|niedergelegt|verzichte\w*|gehört der vergangenheit|aus ist es|ausgemistet|abgekündigt|nicht weiter",
    dies=r"gestorben|verstorben|tot|eingeschläfert|einschläfern|überfahren|weggelaufen|entlaufen|weggeflogen|beerdigt|begraben|beerdigung|verwitwet|von uns gegangen|eingeschlafen|umgekommen|verlassen|ausgezogen|regenbogenbrücke|verunglückt|asche|erlöst|nicht mehr unter uns|neues zuhause",
    begins=r"angefangen|fange (?:[\w-]+ ){0,5}?an|fängt (?:[\w-]+ ){0,5}?an|begonnen|beginn\w*|gestartet|gekauft|zugelegt|angeschafft|geholt|besorgt|bekommen|gekriegt|gefunden|eingezogen|umgezogen|gezogen|eingetreten|beigetreten|angemeldet|eingeschrieben|unterschrieben|angenommen|eröffnet|gegründet|geworden|verliebt|verlobt|geheiratet|adoptiert|entschieden|eingestellt worden|verschrieben|bekomme|kriege|nehme|wohne|arbeite|unterrichte|studiere|spiele|trinke|esse|fahre|installiert|eingerichtet|gemietet|geleast|bestellt|aufgenommen|befördert|versetzt|gewählt|angestellt|zusammen mit|kennengelernt|selbst(?:st)?ändig gemacht|fest übernommen|unbefristet|in der tasche|erste[nrs]? (?:tag|schritte|wort|meter|schultag|arbeitstag)|meine ersten|eigene\w{0,2}|verbeamtet|gehört uns|schläft|geht in|läuft über|untergekommen|angeheuert|losgelegt|zusammengezogen",
    turns=r"gewechselt|wechsel\w*|umgestiegen|umgestellt|umgeschult|umgesattelt|umgeschrieben|umgezogen|umgeräumt|getauscht|eingetauscht|ausgetauscht|ersetzt|statt(?:dessen)?|anstatt|anstelle|lieber|doch|verlegt|verschoben|geändert|verändert|migriert|konvertiert|umbenannt|übernommen|übernimmt|abgelöst|nun doch|anders überlegt|rüber|über zu|von \w+ (?:auf|zu|nach)|sondern|und nicht|umentschieden|gewandelt|gedreht|gewandert|umzug|rübergezogen|abgelöst|an die stelle|neu besetzt|zusammengelegt|umgerüstet|umgebaut|umgeschwenkt|übergegangen|umgewandelt|gegen (?:ein\w{0,2}|das|die|den) \w+ (?:ge|ein|aus)?tausch\w*",
    nows=r"jetzt|nun|inzwischen|mittlerweile|neuerdings|seit|seitdem|ab sofort|ab jetzt|ab (?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|montag|nächste\w*|dem)|von nun an|künftig|neu\w{0,2}|endlich|endgültig|gestern|letzte[nrsm]? \w+|vor (?:\w+ )?(?:tagen|wochen|monaten|kurzem)|dieses (?:jahr|semester|schuljahr)|übrigens|heuer|zuletzt|frisch|bereits|schon|kürzlich|diese saison",
    no_more=r"nicht (?:[\w-]+ ){0,3}?mehr|kein\w{0,2} (?:[\w-]+ ){0,3}?mehr|nie (?:wieder|mehr)|ohne|nix mehr|nichts mehr|kaum noch|war einmal|gibt(?:'s| es) nicht mehr|schluss mit|vorbei|zu ende|frei von|tschüss|goodbye|letzter tag|ist geschichte|passé|los",
    again=r"wieder|zurück|erneut|nochmal|abermals|von vorn",
    grows=r"geworden|erhöht|gestiegen|gesenkt|gesunken|gefallen|verdoppelt|halbiert|reduziert|mehr als|weniger als|auf \d+|von \d+ auf|geburtstag|zugenommen|abgenommen|verlängert|befördert|vollzeit|teilzeit|wird \d+|gehaltserhöhung|nur noch|statt \d+|aufgestockt|gewachsen|sind (?:jetzt |nun )?(?:zu )?\w+t|nummer (?:zwei|drei|vier|fünf)",
    passes=r"bestanden|geschafft|abgeschlossen|fertig|abgegeben|geboren|da ist|auf der welt|angekommen|genehmigt|bewilligt|zugesagt|zusage|angenommen|unterschrieben|gewonnen|erreicht|veröffentlicht|verteidigt|eingezogen|geklappt|schlüssel|endlich|erledigt|aufgenommen|in der tasche|entbunden|letzte rate|angekommen|staatsexamen",
    denied=r"nicht|nie|niemals|kein\w{0,2}|nichts|nix|niemand|ohne|kaum|weder|noch nie",
    besides=r"auch|zusätzlich|außerdem|dazu|noch ein\w{0,2}|ein\w{0,2} zweite[nrs]?|zweit\w+|ein\w{0,2} weitere[nrs]?|weitere[nrs]?|nebenbei|nebenher|neben(?: dem| der| meinem| meiner)|daneben|obendrein|sowohl|ebenfalls|beide[ns]?|plus|extra|ergänzend|mal eben|ein weiterer",
    whiles=r"heute|diese woche|dieses wochenende|heute (?:morgen|abend|nacht)|morgen|bis (?:\w+tag|zum|ende|morgen|nächste\w*|mittwoch|sonntag)|für (?:ein|zwei|drei|ein paar|\d+|das|die) (?:tage?|wochen?|monate?|wochenende|nacht)|ein paar tage|vorübergehend|gerade|momentan|im moment|zur zeit|derzeit|solange|während|in der werkstatt|in reparatur|leih\w*|geliehen|mietwagen|vertret\w*|zu besuch|besuch\w*|dienstreise|im urlaub|auf reisen|krank(?:geschrieben)?|ausnahmsweise|einmal|ausgefallen|fällt aus|aussetz\w*|spinnt|verlegt worden|zwischendurch|kurz|hüte|elternzeit",
    pasts=r"früher|damals|als (?:kind|jugendliche\w*|student\w*|ich|wir|junge|mädchen)|vor (?:vielen |\d+ |zehn |zwanzig |dreißig )?jahren|einst|ehemal\w+|in meiner (?:jugend|kindheit)|in den \w+ern|(?:im jahr |seit |in )(?:19|20)\d\d|ganz am anfang|ursprünglich|mein erste\w*|meine erste|zu (?:schul|studien)zeiten|davor|bevor",
    maybes=r"vielleicht|würde\w*|könnte\w*|möchte\w*|will|wollen|wollte\w*|sollte\w*|soll|wenn|falls|ob|überleg\w*|denke (?:darüber )?nach|nachdenk\w*|plan\w*|hoff\w*|träum\w*|wünsch\w*|irgendwann|eines tages|nächste[ns]? (?:woche|monat|jahr|sommer|winter|frühjahr|herbst)|demnächst|mal schauen|eventuell|evtl|am liebsten|hätte\w*|wäre\w*|spiele mit dem gedanken|angst|fast|beinahe|rät|empfiehlt|vorgeschlagen|bietet",
    stills=r"immer noch|noch immer|weiterhin|nach wie vor|wie immer|bleib\w*|weiter|immer",
    others=r"er|seine?\w{0,2}|ihre?\w{0,2}|ihm|ihn|kumpel|bekannte\w*|nachbar\w*|kolleg\w*|mitschüler\w*|kommiliton\w*|jemand|man|leute|konkurrenz|frau \w+|herr \w+|freund(?:in|e|innen)?(?: von mir)?|cousin\w*|tante|onkel|chef\w*|schwager|schwägerin|kund\w+|patient\w*|schüler\w*|verein|regierung|firma nebenan",
    spoken_to=r"du|dein\w{0,2}|dir|dich|euch|euer|eure|danke|glückwunsch",
    own=r"ich|wir|mir|mich|uns|hab",
    idle=frozenset(
        """
        gut gute guten schlecht toll super schön schöne schönen echt wirklich eigentlich einfach total ganz sehr viel viele vieles wenig etwas nichts
        alles jemand niemand leute menschen mensch mann frau kind kinder familie freund freunde sagen sagt gesagt sage reden geredet fragen gefragt
        denken denke gedacht glaube glauben wissen weiß finde finden fühlen fühle gefühl helfen hilft geholfen versuchen versuche versucht machen
        mache macht gemacht tun getan gehen gehe geht gegangen kommen komme kommt gekommen nehmen nehme nimmt genommen geben gebe gibt gegeben sehen
        sehe gesehen hören gehört brauchen brauche braucht wollen will möchte könnte würde sollte müssen muss kann können darf haben habe hab hat
        hatte sein bin bist ist sind war waren werden wird wurde geworden arbeiten arbeite arbeitet wohnen wohne wohnt leben lebe lebt bleiben bleibe
        spielen spiele spielt essen esse isst trinken trinke fahren fahre fährt laufen laufe kaufen gekauft heißt heiße nennt neu neue neuen neuer
        alt alte alten groß große klein kleine lang lange kurz früh spät bald später heute morgen gestern abend nacht woche wochen monat monate jahr
        jahre tag tage stunde stunden minute zeit mal immer nie oft manchmal wieder zurück zusammen allein ding dinge sache sachen geschichte frage
        antwort idee plan grund teil ende anfang anfangen welt ort haus hause zuhause zimmer stadt land straße weg auto ersten erste zweite dritte
        letzte nächste ein zwei drei vier fünf sechs sieben acht neun zehn paar danke bitte hallo okay gerne gern leider natürlich vielleicht
        bestimmt sicher genau fast nur auch noch schon erst dann danach dabei damit dafür darum deshalb trotzdem aber und oder weil dass wenn als ob
        wie was wer wo warum wann fertig müde froh glücklich traurig stolz aufgeregt anstrengend lieb liebe liebsten besser beste besten schlimm
        nötig wichtig
        """.split()  # noqa: SIM905 - reads better
    ),
    things={
        "home": r"wohn(?:e|en|t|te|ung|heim)|haus|wg|zimmer|miete|mieter|vermieter\w*|umgezogen|gezogen|adresse|eigenheim|bude|mitbewohner\w*|eingezogen|lebe",
        "work": r"arbeit(?:e|en|et)?|job|stelle|firma|chef\w*|unternehmen|büro|beruf|gehalt|kündig\w*|gekündigt|angestellt\w*|bei einer|bei der|rente|arbeitslos|selbst(?:st)?ändig|jobbe|praxis|klinik|schule|unterricht\w*|team|lehrer\w*|entwickler\w*|abteilung|betrieb|krankenschwester|pfleger\w*|ingenieur\w*|koch|köchin|fahrer\w*|kellner\w*|anwalt|anwältin|buchhalter\w*|programmierer\w*|designer\w*|tischler\w*|klempner|elektriker\w*|friseur\w*|praktik\w+|azubi|referendar\w*|verkäufer\w*|bibliothekar\w*|bäcker\w*|mechaniker\w*|journalist\w*|berater\w*|teamleit\w+|leitung|fachangestellt\w*|verbeamtet|fest übernommen|befristet|unbefristet|umschulung",
        "hours": r"vollzeit|teilzeit|schicht\w*|nachtschicht|frühschicht|stunden|tage die woche|homeoffice|im büro|halbtags|uhr|steh\w* (?:[\w-]+ ){0,4}?auf|wochenende|(?:\d+|achtzig|fünfzig) prozent|nachtdienst|tagdienst|tagschicht|dienstplan",
        "vehicle": r"auto|wagen|fahr(?:e|en|rad)|gefahren|motorrad|roller|e-?bike|rad|bus|bahn|zug|führerschein|golf|polo|opel|astra|corsa|vw|ford|focus|bmw|audi|mercedes|skoda|octavia|tesla|kombi|diesel|passat|fiat|renault|twingo|toyota|dacia|lastenrad|pendel\w*|diesel|elektrisch|autoschlüssel|führerschein|e-auto|elektroauto|tram|straßenbahn|u-bahn",
        "diet": r"vegan\w*|vegetari\w*|fleisch|fisch|wurst|schnitzel|milch|käse|eier|laktose|gluten|brot|zucker|diät|ernähr\w*|esse|essen|gegessen|keto|low carb|frühstück\w*|fast(?:e|en)",
        "drink": r"kaffee|tee|espresso|cola|bier|wein|alkohol|saft|trink\w*|energydrinks?|mate",
        "smoke": r"rauch\w*|zigarette\w*|kippen?|nikotin|tabak|vape\w*|nichtraucher\w*|schachtel|pfeife",
        "computer": r"laptop|computer|rechner|pc|mac(?:book)?|windows|linux|ubuntu|thinkpad|macos",
        "phone": r"handy|smartphone|iphone|android|pixel|galaxy|samsung|fairphone|telefon|handyvertrag",
        "software": r"app|editor|framework|datenbank|server|frontend|backend|software|code|programmier\w*|browser|cloud|bibliothek|projekt",
        "pet": r"hund\w*|katze\w*|kater|welpe\w*|hamster|kaninchen|wellensittich\w*|papagei|pferd|pony|meerschweinchen|tierarzt|dackel|mops|hündin|hühner|hennen|ziegen?|schafe?|kühe|bienen|enten|gänse|frettchen|schlange|vogel|vögel|aquarium",
        "partner": r"frau|mann|freund(?:in)?|partner(?:in)?|verlobt\w*|verheiratet|ehe|hochzeit|geheiratet|single|geschieden|getrennt|zusammen|beziehung|scheidung|verliebt|verwitwet|ehemann|ehefrau|kennengelernt|heirat\w*|hochzeit|ex|lebensgefährt\w+|standesamt|zusammengezogen",
        "kids": r"kind(?:er|ern)?|sohn|söhne|tochter|töchter|baby|zwillinge|schwanger|enkel\w*|geboren|nachwuchs|still(?:e|en)|abgestillt|enkel\w*|stiefsohn|stieftochter|windeln?|kleine[rn]?|säugling",
        "school": r"schule|gymnasium|uni|studi\w+|studium|semester|klasse|ausbildung|lehre|abitur|abi|prüfung|bachelor|master|kurs|doktorarbeit|promotion|promovier\w*|medizin|jura|bwl|fach|maschinenbau",
        "sport": r"sport|fußball|tennis|handball|volleyball|basketball|schwimm\w*|lauf(?:e|en)|jogg\w*|marathon|kletter\w*|boulder\w*|yoga|pilates|fitness\w*|turnen|reit\w*|judo|karate|boxen|tanz\w*|ski|golf|badminton|verein|training|trainier\w*|rudern|radsport|wander\w*",
        "music": r"gitarre|bass|klavier|geige|cello|flöte|querflöte|schlagzeug|trompete|saxo\w*|chor|band|orchester|sing(?:e|en)|instrument|klarinette",
        "medicine": r"tablette\w*|medikament\w*|mg|dosis|nehme|verschrieben|abgesetzt|arzt|ärztin|kardiolog\w*|hausarzt|spritze\w*|insulin|blutdruck|blutverdünner|antidepressiv\w*|pille|schmerzmittel|therapie|cortison",
        "health": r"allergi\w*|\w+allergie|unverträglich\w*|intoleran\w*|asthma|krücken|rollstuhl|stock|gips|brille|kontaktlinsen|hörgerät\w*|knie|hüfte|rücken|schulter|operiert|operation|schmerzen|diabet\w*|diagnos\w*|zahnspange",
        "money": r"miete|gehalt|verdien\w*|stundenlohn|lohn|euro|kredit|schulden|taschengeld|rente|kostet|preis|abo|beitrag|stundensatz|rate|raten|kredit|miete|gespart|sparen|aktien|lohn|steuer\w*|vermieter",
        "bank": r"bank|konto|sparkasse|versicherung|krankenkasse|anbieter|vertrag|tarif|depot",
        "name": r"heiße|name|nachname|vorname|spitzname|genannt|mädchenname",
        "when": r"(?:mon|diens|mitt|donners|frei|sams|sonn)tags?|mittwochs?|jede\w* (?:woche|tag|morgen|abend)|morgens|abends|wöchentlich|täglich",
        "care": r"kita|kindergarten|krippe|tagesmutter|babysitter\w*|au-?pair|pflegeheim|altenheim|altersheim|seniorenheim|heim|pflegedienst|betreu\w+|wohnt bei (?:uns|mir)",
        "faith": r"kirche|gemeinde|katholisch|evangelisch|christ\w*|muslim\w*|moschee|jüdisch|synagoge|buddhis\w+|atheist\w*|religi\w+|glaube\w*|konfession\w*|bet(?:e|en)",
        "hair": r"haare?|bart|schnurrbart|rasier\w*|glatze|zöpfe|dreads|pony|gefärbt|färbe|perücke|locken",
        "garden": r"garten|schrebergarten|rasen|gewächshaus|beet\w*|balkon|kompost|tomaten|rosen|parzelle|gemüse",
        "heating": r"heiz\w+|gas|öl|kohle|wärmepumpe|solar\w*|kamin|ofen|strom|fernwärme",
        "media": r"netflix|spotify|zeitung|zeitschrift|abo|abonn\w+|podcast|twitter|instagram|facebook|tiktok|linkedin|youtube|blog|newsletter|streaming",
        "club": r"mitglied\w*|verein|gemeinderat|ausschuss|vorstand|partei|gewerkschaft|ehrenamt\w*|pfadfinder|feuerwehr|elternbeirat|vorsitz\w*",
        "sleep": r"bett|schlaf\w*|matratze|schlaftabletten|albträume|sofa",
        "papers": r"visum|staatsbürger\w*|staatsangehörigkeit|reisepass|aufenthalt\w*|eingebürgert|asyl",
        "device": r"fernseher|tablet|ipad|kindle|kamera|uhr|konsole|playstation|xbox|drucker|festnetz\w*|kopfhörer",
        "tongue": r"spanisch|französisch|englisch|italienisch|portugiesisch|japanisch|chinesisch|koreanisch|russisch|arabisch|türkisch|polnisch|schwedisch|latein|sprachkurs|duolingo",
    },
)
