"""German signs of change (see `memory/language/change.py`)."""

# ruff: noqa: E501 - a pattern is one line: a table is read by line

PARTS = {
    "ich": r"\b(?:ich|wir)\b",
    "habe": r"\b(?:(?:ich|wir) )?(?:habe|haben|hab|hatte|hatten|bin|sind)(?: (?:ich|wir))?(?: (?:jetzt|nun|endlich|gerade|inzwischen|mittlerweile|gestern|heute|letzte\w? \w+|vor \w+ \w+|im \w+|leider|auch|mich|uns|schon|seit \w+|also))*",
    "was": r"(?P<what>(?:(?:mein|unser|dein|ein|kein|dies)\w{0,2} |(?:das|die|der|den|dem|des|zum|beim|im|mit) )*[\w'€.-]+(?: (?!(?:und|aber|weil|auf|um|ab|nach|zu|in|im|an|am|mehr|nicht|jetzt|gestern|heute|letzte\w?|wieder|ist|hat|habe|bin|sind|haben|war|wird|wurde)\b)[\w'€.-]+){0,3})",
    "subjekt": r"(?:^|[,;:] |\b(?:und|aber|weil|dass|leider|gestern|heute) )(?P<what>(?!(?:ich|wir|du|sie|er|es|das|was|wer|nichts|alles)\b)[\w'.-]+(?: (?!(?:und|aber|der|die)\b)[\w'.-]+){0,4}?)",
    "wurde": r" (?:ist|sind|wurde|wurden|wird|werden|war|hat|haben)(?: (?:jetzt|nun|endlich|gerade|inzwischen|gestern|heute|leider|letzte\w? \w+|vor \w+ \w+|auf [\w. ]{1,25}|um [\w. ]{1,20}|nach [\w. ]{1,20}|von \w+|in \w+|schon|seit \w+|am \w+|im \w+))*",
}

TOUCHING = {
    "any": (
        r"\b(?:ersetz(?:e|en|t|te|ten)|tausch(?:e|en|t)) {was} (?:durch|mit|gegen)\b|\b(?:haben|habe|hat|wird|werden) {was} (?:durch|gegen) [^.;!?]{1,40} (?:ersetzt|ausgetauscht|getauscht)\b",
        r"\bdas mit (?:dem |der |den |meinem |meiner )?(?P<what>[\w-]+) (?:hat sich (?:zum glück |inzwischen |wohl )?(?:erledigt|geklärt)|war (?:wohl |doch )?(?:nichts|falscher alarm|ein irrtum))",
        r"{subjekt} (?:kommt|geht) (?:jetzt|nun|ab \w+|seit \w+) (?:in|auf|zur|zum|aufs|ins) ",
    ),
    "left": (r"{subjekt} (?:ist|sind) (?:\w+ ){0,4}?ausgezogen\b",),
    "gone": (
        r"{subjekt} (?:ist|sind|war|waren|ging|gingen|geht|gehen|hat|haben) (?:\w+ ){0,2}?(?:pleite|insolvent|bankrott|konkurs|insolvenz angemeldet)\b",
        r"(?:^|[,;:] |\b(?:und|aber|weil|dass) )(?P<what>[\w'-]+(?: [\w'-]+)?) und ich (?:trennen uns|lassen uns (?:\w+ )?scheiden|gehen (?:jetzt )?getrennte wege|machen (?:\w+ )?schluss)\b",
        r"{subjekt} (?:hat|haben) (?:mich (?:verlassen|sitzen lassen|betrogen)|(?:gestern |am \w+ )?schluss gemacht)\b",
        r"{subjekt}{wurde} (?:über die regenbogenbrücke gegangen|nicht mehr (?:bei|unter) uns|eingeschläfert worden)\b",
        r"{subjekt}{wurde} (?:gestorben|tot|verstorben|eingeschläfert|weggelaufen|weggeflogen|entlaufen)\b",
        r"(?:^|[,;:] |\b(?:und|aber|weil|dass) )(?P<what>[\w'-]+(?: [\w'-]+){0,2}) und ich (?:haben uns |sind |haben )(?:\w+ ){0,3}?(?:getrennt|scheiden|geschieden|nicht mehr zusammen|verlobt|geheiratet|verheiratet|auseinander)\b",
        r"\b(?:habe mich|haben uns) (?:\w+ )?von {was} (?:getrennt|scheiden lassen)\b",
        r"\bmit {was} ist (?:es |jetzt |nun |endgültig )*(?:schluss|aus|vorbei|zu ende)\b",
    ),
}

_VISITS = r"(?:urlaub\w*|ferien|reise\w*|besuch\w*|flitterwochen|konferenz|tagung|termin|hotel|hostel|airbnb|zug|bus|flug\w*|flieger|bahnhof|wochenende|heute|morgen|bis|zurück|für|bei|mit)"
"""Said where somebody is only while she travels."""
_NO_TOWN = r"(?:\w+(?:heit|keit|schaft|ung|tion)|rente|pension|eile|panik|not|ruhe|trauer|kur|reha|elternzeit|mutterschutz|karenz|therapie|quarantäne|schwierigkeiten|wehen|form|fahrt|urlaub|ein\w*|mein\w*|unser\w*|der|dem|den|die|das|diese\w*|\w*\d\w*)(?![\w-])"
"""What one is "in" that is no town."""

_LEFT_WORK = (
    r"{habe}(?: \w+){0,5} (?:gekündigt|entlassen worden)\b|\b(?:wurde|worden) (?:\w+ ){0,3}?(?:gekündigt|entlassen|gefeuert)\b|\b(?:mich|uns|mir) (?:\w+ ){0,2}?(?:entlassen|gefeuert|rausgeworfen|gekündigt)\b",
    r"\bkündigung (?:\w+ ){0,2}?(?:abgegeben|eingereicht|bekommen|erhalten|unterschrieben)\b|\b(?:abfindung|aufhebungsvertrag)\b|\b(?:in rente|in den ruhestand)\b",
    r"\bmein (?:arbeits|zeit)?vertrag (?:\w+ ){0,3}?(?:wird|wurde|ist) nicht (?:verlängert|erneuert)\b|\b(?:meinen|den) (?:arbeits|zeit)?vertrag (?:\w+ ){0,2}?nicht verlängert\b",
)
"""Says that she leaves her work, or lost it: neither the employer nor the job is hers any longer."""

_NEWBORN = r"(?:\bgeboren\b|\bwieg\w*|\d ?(?:g|gramm|kg|kilo|pfund|cm)\b|\b(?:hebamme|kaiserschnitt|wehen|kreißsaal|neugeboren\w*)\b)"
"""Said of a child that was just born: who is here may be anybody."""

SLOTS = {
    "whereabouts": (
        rf"\b(?:ich bin|wir sind|bin|sind) (?:jetzt|nun|inzwischen|mittlerweile) in (?!{_NO_TOWN})[\w-]{{3,}}(?: [\w-]{{3,}})?(?=\s*(?:[.,;!]|$))(?!.*\b{_VISITS}\b)",
        rf"\b(?:jetzt|nun|inzwischen|mittlerweile) (?:bin ich|sind wir) in (?!{_NO_TOWN})[\w-]{{3,}}(?: [\w-]{{3,}})?(?=\s*(?:[.,;!]|$))(?!.*\b{_VISITS}\b)",
    ),
    "smoking": (
        r"\b(?:mit dem rauchen aufgehört|rauche (?:ich )?nicht mehr|nichtraucher(?:in)? geworden|keine zigarette(?:n)? mehr|ohne (?:eine )?(?:einzige )?zigaretten?|ohne (?:zu rauchen|nikotin)|wieder (?:angefangen )?zu rauchen|rauchfrei)\b",
    ),
    "home": (
        r"\bmeine neue adresse ist\b",
        r"\b(?:ziehen?|zieh) (?:ich |wir )?(?:[\w.]+ ){0,6}?nach (?-i:[A-ZÄÖÜ])(?!ause\b)",
        r"\bumzug (?:nach (?-i:[A-ZÄÖÜ])[\w-]+ )?(?:(?:ist|war|liegt|haben wir|habe ich) )?(?:\w+ )?(?:geschafft|vorbei|überstanden|erledigt|hinter (?:mir|uns))\b|\bumzugskartons? (?:\w+ ){0,3}?ausgepackt\b|\bletzte[nr]? (?:umzugs)?kartons? (?:\w+ )?ausgepackt\b",
        r"{ich} (?:bin|sind)(?: \w+){0,4} (?:umgezogen|weggezogen|nach (?-i:[A-ZÄÖÜ])[\w-]+(?: \w+)? gezogen)\b",
        r"\b(?:ich|wir) (?:\w+ ){0,4}?(?:eingezogen|ausgezogen|zurückgezogen|übergesiedelt|heimgezogen)\b|\b(?:bin|sind|bins?) (?:\w+ ){0,5}?(?:untergekommen|umgezogen|ausgezogen|zurückgezogen|eingezogen|heimgezogen|weggezogen)\b|\b(?:wohne|wohnen|lebe|leben|hause|penne|schlafe) (?:ich |wir )?(?:jetzt|nun|seit|inzwischen|mittlerweile|wieder|vorerst|erstmal|vorübergehend) (?:\w+ ){0,3}?(?:bei|in|im|auf|am)\b|\b(?:jetzt|nun|seit \w+|inzwischen|mittlerweile) (?:wohne|wohnen|lebe|leben) (?:ich|wir)\b|\bwieder bei (?:meinen|den) eltern\b",
        r"\b(?:haus|wohnung|häuschen) (?:ist |haben wir |habe ich )?(?:\w+ ){0,3}?(?:verkauft|gekauft|übergeben|bezogen|gekündigt)\b|\bschlüssel(?:übergabe)? (?:\w+ ){0,4}?(?:bekommen|abgeholt|übergeben|gehabt)\b|\bmietvertrag (?:\w+ ){0,3}?(?:unterschrieben|gekündigt|ausgelaufen)\b|\beigenbedarf\b|\b(?:letzten?|ersten?) (?:umzugs)?kartons? (?:\w+ ){0,2}?(?:ausgepackt|gepackt)\b|\bwg (?:\w+ ){0,2}?(?:aufgelöst|verlassen)\b|\berste nacht (?:in|im) (?:der |den |dem )?(?:neuen?|unsere[rm]|meine[rm]|eigene[rn]?)\b",
    ),
    "employer": (
        *_LEFT_WORK,
        r"{habe}(?: \w+){0,5} (?:den job gewechselt|die stelle gewechselt)\b",
        r"\bneue[nrs]? (?:job|stelle|arbeit|arbeitgeber)\b|\bselbst(?:st)?ändig gemacht\b",
        r"\b(?:wechsle|wechsele|wechselte|bin) (?:ich )?(?:\w+ ){0,3}?(?:zu|in|an) (?:eine[rmn]?|dem|der|die|das) (?:\w+ ){0,2}?\w*(?:unternehmen|firma|konzern|kanzlei|agentur|klinik|krankenhaus|start-?up|arbeitgeber|verlag|versicherung)\b(?: gewechselt)?|\b(?:wechsle|wechsele|wechselte) (?:ich )?(?:\w+ ){0,2}?zur konkurrenz\b",
        r"\bfange (?:\w+ ){0,4}bei (?:eine[rm] )?(?-i:[A-ZÄÖÜ])|\bmein letzter (?:arbeitstag|tag)\b",
        r"\b(?:wechsle|wechsele|gewechselt) (?:\w+ ){0,3}?zu (?:dem |der )?(?-i:[A-ZÄÖÜ])|\bletzter? (?:arbeits)?tag (?:bei|in|im|war)\b|\b(?:bin|habe) (?:\w+ ){0,4}?(?:weg von|raus bei|nicht mehr bei)\b",
    ),
    "job": (
        *_LEFT_WORK,
        r"\bmache? (?:ich )?mich (?:\w+ ){0,2}?als \w+ selbst(?:st)?ändig\b|\b(?:habe?|bin) (?:\w+ ){0,4}?(?:die|der|aus der|mit der|das|dem|den) (?:pflege|gastronomie|gastro|schuldienst|lehramt|handwerk|landwirtschaft|polizeidienst|anwaltsberuf) (?:\w+ ){0,3}?(?:verlassen|aufgegeben|geschmissen|hingeschmissen|raus|ausgestiegen|aufgehört)\b|\b(?:steh|stehe|arbeite) (?:ich )?nicht mehr (?:in der|im|am|auf dem|hinter der) (?:pflege|küche|gastronomie|gastro|backstube|schuldienst|bau|klassenzimmer|theke)\b",
        r"\bkeine? \w+(?:er|in|e|ist|eur) mehr\b|\bumschulung\b|\barbeite (?:ich )?nicht mehr als\b",
        r"\b(?:fange|fang|beginne|starte) (?:ich )?(?:\w+ ){0,5}?(?:als|bei|im|in der)\b(?=.{0,40}\b(?:an|$))|\b(?:ab|am|seit) (?:montag|dienstag|mittwoch|ersten|nächste\w?|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|\w+ woche)(?: \w+)? (?:fange|arbeite|bin) ich (?:\w+ ){0,3}?(?:bei|als)\b|\b(?:stelle|job|lehrstelle|ausbildungsplatz|zusage|arbeitsvertrag)n? (?:\w+ ){0,4}?(?:bekommen|gekriegt|gefunden|unterschrieben|erhalten)\b|\b(?:habe|hab) (?:\w+ ){0,3}?(?:die|den|einen|eine) (?:\w+ )?(?:zusage|job|stelle|arbeitsvertrag)\b|\bmein erster (?:arbeits)?tag\b|\bhaben mich (?:genommen|eingestellt|übernommen)\b",
        r"\b(?:rentner(?:in)?|im ruhestand|pensioniert|pensionär(?:in)?|in pension|verrentet|frührente|vorruhestand)\b|\bletzte (?:schicht|fahrt|unterrichtsstunde|stunde|woche) (?:\w+ ){0,3}?(?:gehabt|hinter|gemacht|gefahren)?\b(?=.*\b(?:rente|ruhestand|rentner|für immer|danach))|\bstelle (?:\w+ ){0,2}?(?:gestrichen|weggefallen|abgebaut)\b",
    ),
    "partner": (
        r"\b(?:bin|sind|leben|lebe) (?:(?:ich|wir|wieder|jetzt|nun|inzwischen|mittlerweile|schon|leider|offiziell|frisch|endlich|seit (?:\w+ ){1,2}?) ?){0,4}(?:geschieden|getrennt)\b|\b(?:habe mich|(?:wir )?haben uns|ließen uns) (?:\w+ ){0,3}?(?:scheiden lassen|getrennt)\b",
        r"\b(?:habe mich|haben uns) (?:\w+ ){0,3}?(?:getrennt|scheiden lassen|verlobt)\b|\b(?:bin|sind) (?:wieder |jetzt )*(?:single|geschieden|verwitwet|verlobt|verheiratet)\b|{habe}(?: \w+){0,3} geheiratet\b",
        r"\bneue (?:freundin|partnerin)\b|\bneue[rn]? (?:freund|partner)\b|\bmein(?:e|em|er)? ex\b",
        r"\b(?:er|sie|(?-i:[A-ZÄÖÜ])[\w-]+) hat (?:\w+ ){0,4}?(?:einen (?:heirats)?antrag gemacht|um meine hand angehalten|mich (?:\w+ ){0,2}?verlassen|schluss gemacht|mit mir schluss)|\b(?:ist|sind) (?:jetzt |seit \w+(?: \w+)? |nun )*(?:mein(?:e)? ex|geschieden|verlobt|verheiratet)\b|\b(?:scheidung|die ehe) (?:ist|wurde) (?:\w+ ){0,3}?(?:durch|rechtskräftig|geschieden|eingereicht|vorbei)\b|\bscheidung (?:\w+ )?eingereicht\b|\bscheidungspapiere (?:\w+ ){0,2}?unterschrieben\b",
    ),
    "diet": (
        r"\bnicht mehr (?:vegan|vegetarisch|keto)\b|\b(?:bin|lebe) (?:ich )?(?:jetzt|inzwischen|seit \w+) (?:vegan|vegetarisch|vegetarier\w*|veganer\w*)\b",
    ),
    "age": (r"\bbin (?:\w+ ){0,3}\d{1,3} geworden\b|\bhatte (?:\w+ )?geburtstag\b",),
    "school": (
        r"\b(?:ausgelernt|freigesprochen|exmatrikuliert|promoviert|fertig studiert)\b|\b(?:abitur|abi|prüfung(?:en)?|gesellenprüfung|meisterprüfung|bachelor|master|examen|staatsexamen|ausbildung|lehre|studium|diplom|doktorarbeit|dissertation|bachelorarbeit|masterarbeit|abschluss|referendariat|umschulung|promotion|letzte prüfung) (?:\w+ ){0,4}?(?:bestanden|abgeschlossen|abgegeben|geschafft|fertig|verteidigt|beendet|in der tasche|geschmissen|abgebrochen|hingeschmissen)\b|\b(?:schmeiße|schmeisse|habe|hab) (?:\w+ ){0,3}?(?:die schule|das studium|die lehre|die ausbildung|die uni) (?:geschmissen|abgebrochen|hin)\b",
    ),
    "pregnancy": (
        r"\b(?:das|dieses|unsere?|unseren|meine?|meinen|die|den) (?:\w+ )?(?:babys?|kind|zwillinge|kleine[ns]?|sohn|tochter|mädchen|jungen|würmchen|krümel\w*|schwangerschaft) (?:[\w.]+ ){0,4}?verloren\b(?! gegangen)|\b(?:verlor|verloren) (?:ich |wir )?(?:das|unser|mein) (?:baby|kind)\b",
        r"(?<!nicht )\babgetrieben\b|\b(?:tot|still)geburt\b|\bsternenkind\w*|\bschwangerschaftsabbruch (?:gehabt|hinter|machen lassen|war)|\babtreibung (?:gehabt|hinter|machen lassen|war)|\b(?:kein(?:en)?) herz(?:schlag|ton|töne) mehr\b|\bherz(?:chen)? (?:schlägt|schlug|hat|hatte) (?:\w+ )?nicht mehr\b|\bherz(?:chen)? (?:hat |hatte )?(?:\w+ )?aufgehört\b|\btot (?:geboren|zur welt)",
        rf"\b(?:er|sie|es|(?:(?:unser|mein)\w* |der |die |das )?(?:\w+ )?(?:kleine[rn]?|maus|zwerg|baby|zwillinge|(?-i:[A-ZÄÖÜ])\w+)) (?:ist|sind) (?:\w+ ){{0,3}}?(?:da|angekommen|gelandet|geschlüpft|auf der welt)\b(?=.*{_NEWBORN})",
        r"\b(?:die )?(?:entbindung|geburt) (?:war|verlief|ist (?:gut |gestern |heute )*(?:verlaufen|überstanden|geschafft))\b(?! (?:ein|unser|mein)e?\b)|\bhabe? (?:ich )?(?:\w+ ){0,4}?entbunden\b",
        r"\b(?:(?:(?:unser|mein)e? (?:\w+ )?(?:baby|tochter|sohn|mädchen|junge|zwillinge|kind|mann) )?(?:ist|sind|kam|kamen) (?:\w+ ){0,4}?(?:auf die welt gekommen|zur welt gekommen|geboren(?! in)|auf der welt|zur welt|auf die welt)|entbunden|(?:sind|bin) (?:jetzt |nun |endlich |frischgebackene )*(?:eltern|mama|papa|mutter|vater) (?:geworden)?|(?<!vor )(?<!vor einer )(?<!einer )fehlgeburt|kaiserschnitt (?:\w+ )?(?:gehabt|überstanden|hinter)|unser(?:e)? (?:kleine[r]?|baby|tochter|sohn|zwillinge|maus) (?:ist|sind) (?:\w+ ){0,3}?(?:da|geboren))\b|\bes ist ein (?:junge|mädchen)\b(?!.{0,50}(?:ultraschall|sono|termin|ärzt|arzt|feindiagnostik))|\bnummer (?:zwei|drei|vier|fünf) ist da\b",
    ),
    "alcohol": (r"\btrinke (?:\w+ ){0,3}(?:wieder|keinen (?:alkohol )?mehr|nicht mehr)\b",),
    "ailing": (
        r"\b(?:aus dem (?:krankenhaus|spital|koma)|aus der (?:klinik|reha)) (?:\w+ ){0,3}?(?:entlassen|raus|zurück|zu hause|gekommen|daheim)\b|\b(?:ist|bin|sind|wurde|wurden) (?:\w+ ){0,5}?(?:entlassen worden|entlassen(?! (?:in|zu))|wieder (?:gesund|fit|auf den beinen|zu hause|daheim)|krebsfrei|geheilt|über den berg|genesen)\b|\b(?:gips|schiene|fäden|verband|krücken|orthese|stiefel|halskrause) (?:\w+ ){0,4}?(?:ab|weg|los|raus|gezogen|abgenommen|abgegeben|nicht mehr)\b|\b(?:ohne|keine) krücken (?:mehr|laufen|unterwegs)?\b|\b(?:letzte chemo|chemo (?:\w+ )?(?:vorbei|geschafft|überstanden)|befund (?:\w+ )?(?:negativ|unauffällig)|tumorfrei|ausgeheilt|auskuriert|wieder gesundgeschrieben|gesundgeschrieben)\b",
    ),
    "debt": (
        r"\bschuldenfrei\b|\b(?:kredit|schulden|darlehen|studienkredit|bafög|hypothek|dispo|haus) (?:\w+ ){0,4}?(?:abbezahlt|abgezahlt|getilgt|zurückgezahlt|beglichen|ausgeglichen|los)\b|\bletzte rate\b",
    ),
    "meatless": (
        r"\b(?:habe|hab|hatte|gab es|gab's|esse|essen|aß|mir) (?:(?!veg|pflanz|soja|tofu|seitan|hund|kater?\b|katze)\w+ ){0,5}?(?:schnitzel|steak|schweinsbraten|schweinebraten|rehrücken|braten|burger|bratwurst|currywurst|speck|hähnchen|hühnchen|fleisch|fisch|wurst|lachs|döner|leberkäse|salami|schinken|ente|gans)(?: (?:gegessen|gegönnt|bestellt|wieder|geschmeckt))\b|\b(?:erste[sr]?|mein erstes) (?:fleisch|schnitzel|steak|wurst|burger|fisch) (?:seit|nach)\b|\b(?:esse|essen) (?:ich |wir )?(?:\w+ )?wieder (?:\w+ )?(?:fleisch|fisch|wurst|alles)\b|\b(?:vegetarisch|vegan)(?:sein|e zeit|e phase|ismus)?(?: \w+){0,4} (?:vorbei|aufgegeben|gescheitert|schluss)\b",
    ),
    "hours": (
        r"\b(?:wieder|jetzt|nur noch|nun|ab sofort|seit \w+|künftig|auf) (?:\w+ )?(?:vollzeit|teilzeit|in (?:vollzeit|teilzeit)|(?:vier|drei|fünf|zwei) tage|nachtschicht|frühschicht|spätschicht|tagschicht)\b|\b(?:keine (?:nachtschicht|nachtschichten|schichten|wochenenddienste) mehr|aus dem schichtdienst raus|(?:in die|auf) (?:nachtschicht|frühschicht|spätschicht|tagschicht) (?:gewechselt|gesteckt|versetzt|eingeteilt)|auf (?:vollzeit|teilzeit|\d+ stunden|\d+ prozent) (?:\w+ )?(?:aufgestockt|reduziert|erhöht|gegangen|umgestellt))\b",
    ),
    "boss": (
        r"\bneue[rn]? (?:chef(?:in)?|vorgesetzte[rn]?|teamleiter(?:in)?|abteilungsleiter(?:in)?|leiter(?:in)?)\b(?! (?:von |mein|unser|ihre|seine|der|des))",
    ),
    "surname": (
        r"\b(?:heiße|heissen|heiße ich|heißen) (?:ich |wir )?(?:jetzt|nun|übrigens|inzwischen|seit \w+|wieder)\b|\bnach der (?:hochzeit|scheidung) heiße\b|\b(?:nachnamen?|mädchennamen?|namen) (?:\w+ ){0,4}?(?:angenommen|geändert|gewechselt|abgelegt|zurück|ändern lassen)\b",
    ),
    "trip": (
        r"\b(?:bin|sind|wieder) (?:\w+ ){0,3}?(?:zurück|daheim|zu hause|heimgekommen|gelandet) (?:aus|von|vom) (?:dem |der |den |unserer |unserem )?(?:urlaub|reise|flitterwochen|kur|(?-i:[A-ZÄÖÜ])\w+)\b|\baus (?:dem urlaub|den flitterwochen|(?-i:[A-ZÄÖÜ])\w+) (?:zurück|heimgekommen|wieder da)\b|\bjetlag\b|\b(?:urlaub|reise|flug) (?:\w+ )?(?:war (?:toll|super|schön|herrlich|furchtbar)|ist (?:vorbei|abgesagt|ins wasser gefallen|storniert))\b",
    ),
    "sleep": (
        r"\b(?:schlafe) (?:ich )?(?:\w+ ){0,4}?(?:wieder (?:gut|durch|besser)|durch|wie ein (?:baby|stein|murmeltier))\b|\b(?:schlafstörungen|albträume) (?:sind )?(?:weg|vorbei)\b",
    ),
}

STATES = {
    "home": r"\b(?:miete|vermieter\w*|wg|mitbewohner\w*|wohnung)\b|\b(?:meine|unsere) (?:liefer|post|wohn)?(?:adresse|anschrift) (?:ist|lautet)\b",
    "smoking": r"rauch|zigarette|kippe",
    "age": r"\bbin \d{1,3}\b",
    "alcohol": r"alkohol|trinke|bier|wein",
    "pregnancy": r"schwanger|\b(?:kinderwunsch|in der \d+\.? woche|wird (?:im \w+ )?(?:vater|mutter|papa|mama)|erwarten (?:ein|unser)|(?:haben|habe) (?:zwei|drei|vier|fünf|\d) (?:kinder|söhne|töchter|jungs|mädchen)|keine kinder|versuchen ein kind|schwanger)\b",
    "school": r"schule|studier|studium|klasse|\b(?:ausbildung|azubi|lehre|lehrling|referendariat|promotion|promoviere|doktorarbeit|masterarbeit|bachelorarbeit|umschulung|abi(?:tur)?|student(?:in)?|schüler(?:in)?)\b",
    "income": r"verdien|gehalt",
    "partner": r"\b(?:single|ledig|geschieden|verwitwet|witwe[r]?|verlobt|fernbeziehung|verheiratet|in einer beziehung)\b",
    "home aim": r"\b(?:wohnungssuche|haussuche|suche(?:n)? (?:\w+ )?(?:eine |ein |nach )*(?:\w+ )?(?:wohnung|haus|zimmer|wg-zimmer)|verkaufen (?:unser|das|mein)\w* haus|wohne(?:n)? (?:noch |wieder )?(?:bei (?:meinen|den) eltern|allein|zu hause)|eigenheim|reihenhaus|häuschen)\b",
    "job": r"\b(?:arbeitslos|arbeitssuchend|arbeit ?suchend|ohne (?:job|arbeit)|(?:job|stellen|arbeits)suche|auf (?:job|stellen)suche|suche(?:n)? (?:\w+ )?(?:eine[nr]? |neue[nr]? )*(?:\w+ )?(?:job|stelle|arbeit|praktikum|ausbildungsplatz|lehrstelle)|bewerbe mich|hausfrau|hausmann|rentner(?:in)?|in rente|berufstätig)\b",
    "ailing": r"\b(?:im (?:krankenhaus|spital|koma)|in der (?:klinik|reha)|auf der intensivstation|gebrochen|bruch|gips|krücken|lungenentzündung|corona|grippe|krankgeschrieben|chemo(?:therapie)?|bestrahlung|gehirnerschütterung|gürtelrose|bandscheibenvorfall|kreuzbandriss|krebs|tumor)\b",
    "debt": r"\b(?:schulden|kredit|studienkredit|dispo|hypothek|darlehen|verschuldet|abbezahl\w+|abzahl\w+)\b",
    "meatless": r"\b(?:vegetari(?:er(?:in)?|sch)|vegan(?:er(?:in)?)?|kein fleisch|esse keine tiere|fleischlos)\b",
    "hours": r"\b(?:vollzeit|teilzeit|schichtdienst|nachtschicht|frühschicht|spätschicht|(?:vier|drei|fünf|zwei|\d) tage (?:die|in der|pro) woche|halbtags|nachts)\b",
    "boss": r"\b(?:mein|unser)e? (?:chef(?:in)?|vorgesetzte[r]?|teamleiter(?:in)?|abteilungsleiter(?:in)?) (?:ist|heißt)\b",
    "surname": r"\b(?:nachname|familienname|mädchenname|heiße \w+ mit nachnamen)\b",
    "trip": r"\b(?:plane[n]?|spare[n]?|buchen|gebucht|freue[n]? (?:mich|uns)|fliege[n]?|fahre[n]?) (?:\w+ ){0,5}?(?:reise|urlaub|flitterwochen|kreuzfahrt)\b|\burlaub (?:geplant|gebucht)\b",
    "sleep": r"\b(?:schlafstörungen|schlaflos\w*|schlafe schlecht|kann nicht (?:ein|durch)?schlafen|albträume)\b",
}

BEINGS = r"kommiliton(?:e|en|in)|mitschüler(?:in)?|kumpel|bekannte[rn]?|frau|mann|ehefrau|ehemann|partner(?:in)?|freund(?:in|e|innen)?|mutter|mama|vater|papa|eltern|schwestern?|bruders?|brüder|geschwister|sohn|söhne|tochter|töchter|kind(?:er)?|tante|onkel|cousine?|nichte|neffe|oma|opa|großeltern|großmutter|großvater|nachbarn?|nachbarin|kolleg(?:e|en|in)|chef(?:in)?|mitbewohner(?:in)?|vermieter(?:in)?|arzt|ärztin|lehrer(?:in)?|leute|jemand|alle|schwager|schwägerin|omi|opi"

ELDERS = (("großmutter", "oma", "omi"), ("großvater", "opa", "opi"))

AIMS = r"such(?:e|en|t)|plan(?:e|en|t)|spar(?:e|en|t)|lern(?:e|en|t)|trainier(?:e|en|t)|will|wollen|möchte|wart(?:e|en|et)|renovier(?:e|en|t)|bau(?:e|en|t)|schreib(?:e|en|t)|bewerb\w*"

ALTERNATIVES = tuple(
    frozenset(group.split())
    for group in (
        "tee kaffee kakao saft wasser bier wein",
        "tabs leerzeichen",
        "katze hund katzen hunde",
        "bus bahn zug auto fahrrad",
        "morgens abends nachts",
        "frühschicht spätschicht nachtschicht tagschicht",
        "stadt land",
        "lang kurz",
    )
)

IDLE = frozenset(
    """
    mein meine tag tage woche wochen monat jahr jahre zeit heute gestern morgen abend jetzt wieder mehr viel neu neue neuen gut arbeit arbeite
    leben lebe wohne gehe mache habe nehme brauche weiß denke finde sache sachen dinge haus hause zuhause letzte letzten nächste ganze immer
    """.split()  # noqa: SIM905 - reads better
)

COMMON = frozenset(
    """
    ich wir mein meine meinen unser und der das ist sind nicht habe haben bin mit auf für ein eine kein keine mehr jetzt hat wurde
    """.split()  # noqa: SIM905 - reads better
)

DROPPED = ""

PAST = r"\bvor (?:\d+|zwei|drei|vier|fünf|vielen|einigen|mehreren) jahren\b|\b(?:im jahr |seit |in )?(?:19|20)\d\d\b|\b(?:als|seit|nachdem|bevor) (?:ich|wir) (?:\w+ ){0,4}(?:war|waren|bin|sind|gezogen|habe|haben|hatte)\b|\bals kind\b|\bdamals\b|\bfrüher\b"

ACTING = r"chef(?:in)?|arzt|ärztin|vermieter(?:in)?|lehrer(?:in)?"

SPEAKER = r"ich|wir|mich|mir"

DAYS = "montag montags|dienstag dienstags|mittwoch mittwochs|donnerstag donnerstags|freitag freitags|samstag samstags sonnabend|sonntag sonntags"

NUMBERED = "phase stufe etappe sprint schritt kapitel lektion modul einheit zimmer raum stock tor gleis spur linie los zone haus block charge runde woche option plan frage aufgabe versuch ticket meilenstein quartal schicht team gruppe werk halle"
"""Things of which there are several, told apart by the number behind them: "phase 2"."""

CORRECTS = r"korrektur|berichtigung|ich korrigiere"
"""Begins what takes the place of what was said, in front of a mark."""

NEWS = r"jetzt|nun|inzwischen|mittlerweile|ab|seit|statt|verschoben|verlegt|geändert|erhöht|gesenkt|gestiegen|gefallen|vorgezogen|neuerdings|dieses (?:jahr|semester)|nicht mehr|verlängert|geworden|wurde|wurden"

FELT = r"(?:hass(?:e|te)|gehasst|lieb(?:e|te)|geliebt|gemocht|fürchte(?:te)?|gefürchtet|bereu(?:e|te|t)|ungern|gerne?|schäm(?:e|te)|geschämt|genoss(?:en)?|genieße)\b[^.;!?]{0,60}?\b(?:zu sein|zu arbeiten|zu leben|zu wohnen)|(?:hass(?:e|te)|lieb(?:e|te)) meine[nm]? (?:job|beruf|arbeit)|(?:un)?(?:glücklich|zufrieden) (?:als|in|mit|bei)|(?:als|in|bei|mit) [^,.;!?]{2,40}? (?:un)?(?:glücklich|zufrieden|wohl|einsam)"
