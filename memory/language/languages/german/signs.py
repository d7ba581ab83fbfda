"""German signs of change (see `memory/language/change.py`)."""

# ruff: noqa: E501 - a pattern is one line: a table is read by line

PARTS = {
    "ich": r"\b(?:ich|wir)\b",
    "habe": r"\b(?:(?:ich|wir) )?(?:habe|haben|hab|hatte|hatten|bin|sind)(?: (?:ich|wir))?(?: (?:jetzt|nun|endlich|gerade|inzwischen|mittlerweile|gestern|heute|letzte\w? \w+|vor \w+ \w+|im \w+|leider|auch|mich|uns|schon|seit \w+|also))*",
    "was": r"(?P<what>(?:(?:mein|unser|dein|ein|kein|dies)\w{0,2} |(?:das|die|der|den|dem|des|zum|beim|im|mit) )*[\w'€.-]+(?: (?!(?:und|aber|weil|auf|um|ab|nach|zu|in|im|an|am|mehr|nicht|jetzt|gestern|heute|letzte\w?|wieder|ist|hat|habe|bin|sind|haben|war|wird|wurde)\b)[\w'€.-]+){0,3})",
    "subjekt": r"(?:^|[,;:] |\b(?:und|aber|weil|dass|leider|gestern|heute) )(?P<what>(?!(?:ich|wir|du|sie|er|es|das|was|wer|nichts|alles)\b)[\w'.-]+(?: (?!(?:und|aber|der|die)\b)[\w'.-]+){0,4}?)",
    "wurde": r" (?:ist|sind|wurde|wurden|wird|werden|war|hat|haben)(?: (?:jetzt|nun|endlich|gerade|inzwischen|gestern|heute|leider|letzte\w? \w+|vor \w+ \w+|auf [\w. ]{1,25}|um [\w. ]{1,20}|nach [\w. ]{1,20}|von \w+|in \w+|schon|seit \w+|am \w+|im \w+))*",
}

TOUCHING = (
    (
        "any",
        r"\bdas mit (?:dem |der |den |meinem |meiner )?(?P<what>[\w-]+) (?:hat sich (?:zum glück |inzwischen |wohl )?(?:erledigt|geklärt)|war (?:wohl |doch )?(?:nichts|falscher alarm|ein irrtum))",
    ),
    ("any", r"\b(?:der |mein |die )?(?P<what>[\w-]{4,})-?test (?:war|ist|fiel|kam) (?:\w+ )?negativ"),
    ("any", r"\btest auf (?P<what>[\w-]+) (?:war|ist|fiel|kam) (?:\w+ )?negativ"),
    (
        "any",
        r"\b(?:die |meine )?(?P<what>[\w-]{4,})(?<!er)(?<!sie) (?:hat|haben) sich (?:als (?:falsch|irrtum|falscher alarm|fehldiagnose) (?:herausgestellt|erwiesen)|nicht bestätigt)",
    ),
    (
        "any",
        r"\b(?:es|das|doch)\b.{0,12}?\b(?:sind|ist|waren|war) (?:doch |wohl )?(?:gar )?(?:keine? |nicht (?:die |der |das )?)(?P<what>[\w-]{3,})(?=[.,!]|$| schuld)",
    ),
    (
        "gone",
        r"(?:^|[,;:] |\b(?:und|aber|weil|dass) )(?P<what>[\w'-]+(?: [\w'-]+)?) und ich (?:trennen uns|lassen uns (?:\w+ )?scheiden|gehen (?:jetzt )?getrennte wege|machen (?:\w+ )?schluss)\b",
    ),
    (
        "any",
        r"\b(?:(?:den|die|das) (?P<what>[\w-]+(?: [\w-]+)?) kannst du (?:wieder )?(?:streichen|vergessen|knicken)|streich(?:e)? (?:den|die|das) (?P<what>[\w-]+))\b",
    ),
    ("any", r"\b(?:heißt|heisst|ist) nicht (?P<what>[\w'-]+(?: [\w'-]+)?),? sondern\b"),
    (
        "any",
        r"\b(?:ziehen|wechseln|steigen|migrieren|ziehe|wechsle|steige) (?:[\w]+ ){0,2}?von (?P<what>[\w.-]+(?: [\w.-]+)?) (?:auf|zu|nach|in)\b",
    ),
    (
        "other",
        r"\b(?:in|auf) die (?P<what>frühschicht|spätschicht|nachtschicht|tagschicht) (?:versetzt|gesteckt|gewechselt|eingeteilt)\b",
    ),
    (
        "gone",
        r"{subjekt} (?:hat|haben) (?:mich (?:verlassen|sitzen lassen|betrogen)|(?:gestern |am \w+ )?schluss gemacht)\b",
    ),
    (
        "gone",
        r"{subjekt}{wurde} (?:über die regenbogenbrücke gegangen|nicht mehr (?:bei|unter) uns|eingeschläfert worden)\b",
    ),
    (
        "whole",
        r"{subjekt}{wurde} (?:den geist aufgegeben|eingeschult(?: worden)?|dichtgemacht|geschlossen|abgebrannt|ausgewandert|zurückgezogen|ausgefallen|verlängert|aufgelöst|eingestellt|abgerissen|ab|runter|in elternzeit|in mutterschutz|in den ruhestand gegangen|im ruhestand|in der werkstatt geblieben|gegangen worden|hin|totalschaden|gewechselt|eingetreten|beigetreten|volljährig|\d+ geworden)(?=\s*(?:[.,;:!)]|$)|\s(?:und|aber|weil|seit)\b)",
    ),
    (
        "whole",
        r"{subjekt} (?:kommt|geht|fährt|arbeitet|lernt|spielt|studiert|macht|nimmt|isst|trinkt) (?:jetzt|nun|ab \w+|inzwischen|mittlerweile|seit \w+) ",
    ),
    (
        "any",
        r"{habe} (?:mir )?{was} (?:abrasiert|abgeschnitten|abgebrochen|abbezahlt|zurückgegeben|hingeschmissen|niedergelegt|rausgeschmissen|aussortiert|eingetauscht|verschrottet|entsorgt|abgewöhnt|sausen lassen|an den nagel gehängt|auslaufen lassen|nicht (?:verlängert|mehr angerührt))\b",
    ),
    ("any", r"\bvon {was} (?:auf|zu|zum|zur) [\w-]+ (?:um|über)\b|\b(?:bin|sind) von {was} (?:weg|runter|los)\b"),
    (
        "any",
        r"(?:^|[,;:] )(?:das |die |den |dem |mein\w{0,2} )?{was} (?:habe|haben|hab) (?:ich|wir) (?:\w+ ){0,3}?(?:abgesetzt|verkauft|gekündigt|verlassen|aufgegeben|abgebrochen|verloren|verschenkt|gelöscht)\b",
    ),
    ("gone", r"{subjekt}{wurde} (?:gestorben|tot|verstorben|eingeschläfert|weggelaufen|weggeflogen|entlaufen)\b"),
    (
        "gone",
        r"(?:^|[,;:] |\b(?:und|aber|weil|dass) )(?P<what>[\w'-]+(?: [\w'-]+){0,2}) und ich (?:haben uns |sind |haben )(?:\w+ ){0,3}?(?:getrennt|scheiden|geschieden|nicht mehr zusammen|verlobt|geheiratet|verheiratet|auseinander)\b",
    ),
    ("gone", r"\b(?:habe mich|haben uns) (?:\w+ )?von {was} (?:getrennt|scheiden lassen)\b"),
    (
        "any",
        r"{habe} (?:mit )?{was} (?:aufgehört|aufgegeben|verkauft|gekündigt|abgebrochen|abgesetzt|beendet|verlassen|abgesagt|abgelegt|verschenkt|weggegeben|geschmissen|gewechselt|ersetzt|eingetauscht|gelöscht|verloren|gestrichen|abgegeben|losgeworden|hinter mir|ausgezogen|ausgetreten|ausgestiegen|weggezogen|getrennt|abgeschafft|verzichtet)",
    ),
    (
        "any",
        r"{habe} (?:bei|aus|von) {was} (?:gekündigt|weg|ausgezogen|ausgetreten|ausgestiegen|weggezogen|getrennt|gegangen|entlassen)",
    ),
    (
        "any",
        r"\bmit (?:dem |der |den )?(?P<what>[\w-]+(?: [\w-]+)?) (?:habe|haben) (?:ich|wir) aufgehört|\bhöre? (?:ich )?mit (?P<what>[\w -]{3,30}) auf\b",
    ),
    ("any", r"\bkein(?:e|en|em|er|es)? {was} mehr\b"),
    ("any", r"{ich} [\w-]+ (?:(?:leider|jetzt|inzwischen|auch) )*(?P<what>[\w -]{0,50}?)nicht mehr\b"),
    ("any", r"\bnicht mehr (?:bei|in|als|mit|auf|an|zum|zur|für|von) {was}"),
    (
        "any",
        r"(?:^|[,;:] )(?P<what>[\w-]+(?: [\w-]+)?) (?:\w+ ){1,3}(?:ich|wir) (?:\w+ ){0,3}?(?:nicht mehr|kaum noch)\b",
    ),
    ("gone", r"\bmit {was} ist (?:es |jetzt |nun |endgültig )*(?:schluss|aus|vorbei|zu ende)\b"),
    ("any", r"(?:^|[,;:] |\b(?:und|aber) )(?:den |die |das )?{was} gibt es (?:\w+ )?nicht mehr\b"),
    (
        "any",
        r"\b(?:(?:tag|woche|monat) \d+|(?:\d+|zwei|drei|vier|fünf|sechs|zehn|ein paar|mehrere) (?:tage?n?|wochen|monate?n?|jahre?n?)|(?:einem?|eine[rn]?) (?:tag|woche|monat|jahr)) ohne {was}",
    ),
    ("any", r"\b(?:statt|anstatt|anstelle von) {was}"),
    ("any", r"\bvon {was} (?:zu|auf|nach) .{1,40} (?:gewechselt|umgestiegen|umgestellt|migriert|gezogen|geändert)\b"),
    (
        "any",
        r"\b(?:Arzt|Ärztin|Doktor|Therapeut\w*|Psychiater\w*) hat (?:mir |das |die |den |meine? )*{was} (?:\w+ ){0,3}?(?:abgesetzt|gestrichen|reduziert|erhöht|verdoppelt|halbiert|ersetzt)\b",
    ),
    (
        "any",
        r"\b(?:inzwischen|mittlerweile|jetzt|neuerdings|heute) (?:mag|liebe|hasse|bevorzuge|esse|trinke|trage|nehme) ich (?:doch |lieber |sogar |wieder )*{was}",
    ),
    (
        "any",
        r"{ich} (?:mag|liebe|hasse|bevorzuge|esse|trinke|trage|nehme) (?:doch |inzwischen |mittlerweile |jetzt |wieder |lieber )+{was}",
    ),
    (
        "whole",
        r"{habe} {was} (?:auf|um|nach|in) .{1,40} (?:verschoben|verlegt|geändert|umgestellt|erhöht|gesenkt|reduziert|umgeschrieben|umbenannt|migriert|vorgezogen|gewechselt|aktualisiert)\b",
    ),
    (
        "whole",
        r"{subjekt}{wurde} (?:gestorben|tot|verstorben|weg|vorbei|abgesagt|verschoben|verlegt|vorgezogen|erhöht|gesenkt|gestiegen|gefallen|geändert|umbenannt|befördert|entlassen|gefeuert|ausgezogen|eingezogen|umgezogen|weggelaufen|weggeflogen|verkauft|gestohlen|fertig|zu Ende|aus|kaputt|geworden|geboren|verheiratet|geschieden|getrennt|verlobt|in Rente(?: gegangen)?|eingeschläfert|pleite|gekündigt|gewechselt|abgeschlossen|wieder gut|wieder da|geheilt)\b",
    ),
    (
        "whole",
        r"{subjekt} (?:ist|heißt|arbeitet|wohnt|kostet|beginnt|geht) (?:jetzt|nun|inzwischen|mittlerweile|neuerdings)\b",
    ),
    ("whole", r"\b(?:mein|unser)\w{0,2} neue[rsnm]? {was}(?= (?:ist|sind|heißt|beginnt|lautet)\b)"),
    ("whole", r"\b(?:jetzt|inzwischen|mittlerweile|ab jetzt) (?:ist|heißt|kostet|wohnt|arbeitet) {was}"),
    (
        "any",
        r"(?:^|[,;:] |\b(?:und|aber|weil|dass) )(?P<what>[\w'-]+(?: [\w'-]+){0,2}) und ich (?:haben uns |sind |haben )(?:\w+ ){0,3}?(?:getrennt|scheiden|geschieden|nicht mehr zusammen|verlobt|geheiratet|verheiratet|auseinander|zerstritten)\b",
    ),
    ("any", r"\b(?:habe mich|haben uns) (?:\w+ )?von {was} (?:getrennt|scheiden lassen)\b"),
    (
        "aim",
        r"{habe} {was} (?:gefunden|gekauft|bestanden|fertig|abgeschlossen|bekommen|gebucht|unterschrieben|geschafft|erreicht)\b",
    ),
    ("other", r"{habe} (?:auf|zu) {was} (?:umgestiegen|gewechselt|umgestellt)\b"),
    (
        "other",
        r"{ich} (?:trinke|nutze|benutze|fahre|bevorzuge|mag|verwende|nehme) (?:jetzt|inzwischen|mittlerweile|neuerdings) (?:lieber )?{was}",
    ),
    (
        "other",
        r"\b(?:jetzt|inzwischen|mittlerweile|neuerdings) (?:trinke|nutze|benutze|fahre|bevorzuge|mag|verwende|nehme) ich (?:lieber )?{was}",
    ),
)

SLOTS = {
    "smoking": (
        r"\b(?:mit dem rauchen aufgehört|rauche (?:ich )?nicht mehr|nichtraucher(?:in)? geworden|keine zigarette(?:n)? mehr|ohne (?:eine )?(?:einzige )?zigaretten?|ohne (?:zu rauchen|nikotin)|wieder (?:angefangen )?zu rauchen|rauchfrei)\b",
    ),
    "home": (
        r"{ich} (?:bin|sind)(?: \w+){0,4} (?:umgezogen|weggezogen|nach (?-i:[A-ZÄÖÜ])[\w-]+(?: \w+)? gezogen)\b",
        r"\bumzug (?:ist |wäre )?(?:\w+ )?(?:geschafft|vorbei|überstanden|erledigt)\b|\b(?:aus der wohnung geworfen|rausgeworfen|rausgeschmissen|vor die tür gesetzt)\b",
        r"\bneue (?:wohnung|adresse|stadt|bude|bleibe)\b|\bwohne (?:ich )?nicht mehr\b",
    ),
    "employer": (
        r"{habe}(?: \w+){0,5} (?:gekündigt|den job gewechselt|die stelle gewechselt|entlassen worden)\b|\b(?:wurde|worden) (?:\w+ )?(?:gekündigt|entlassen|gefeuert)\b",
        r"\bneue[nrs]? (?:job|stelle|arbeit|arbeitgeber)\b|\bselbst(?:st)?ändig gemacht\b|\bin rente\b",
        r"\b(?:wechsle|wechsele|wechselte|bin) (?:ich )?(?:\w+ ){0,3}?(?:zu|in|an) (?:eine[rmn]?|dem|der|die|das) (?:\w+ ){0,2}?\w*(?:unternehmen|firma|konzern|kanzlei|agentur|klinik|krankenhaus|start-?up|arbeitgeber|verlag|versicherung)\b(?: gewechselt)?|\b(?:wechsle|wechsele|wechselte) (?:ich )?(?:\w+ ){0,2}?zur konkurrenz\b",
        r"\bfange (?:\w+ ){0,4}bei (?:eine[rm] )?(?-i:[A-ZÄÖÜ])|\bmein letzter (?:arbeitstag|tag)\b",
    ),
    "job": (r"\bkeine? \w+(?:er|in|e|ist|eur) mehr\b|\bumschulung\b|\barbeite (?:ich )?nicht mehr als\b|\bin rente\b",),
    "partner": (
        r"\b(?:habe mich|haben uns) (?:\w+ ){0,3}?(?:getrennt|scheiden lassen|verlobt)\b|\b(?:bin|sind) (?:wieder |jetzt )*(?:single|geschieden|verwitwet|verlobt|verheiratet)\b|{habe}(?: \w+){0,3} geheiratet\b",
        r"\b(?:hochzeit|verlobung)\b[^.,;!?]{0,30} (?:ist|wurde|haben wir) (?:\w+ )?(?:abgesagt|geplatzt|gelöst|abgeblasen)\b",
        r"\bneue (?:freundin|partnerin)\b|\bneue[rn]? (?:freund|partner)\b|\bmein(?:e|em|er)? ex\b",
    ),
    "diet": (
        r"\b(?:esse|essen wir|wir essen) (?:ich |wir )?(?:jetzt |inzwischen )?(?:wieder|jetzt) (?:fleisch|fisch|käse|eier|gluten|milchprodukte|alles)\b|\b(?:fleisch|fisch|käse|eier) (?:esse|essen) (?:ich|wir) (?:jetzt |nun )?wieder\b",
        r"\bnicht mehr (?:vegan|vegetarisch|keto)\b|\b(?:bin|lebe) (?:ich )?(?:jetzt|inzwischen|seit \w+) (?:vegan|vegetarisch|vegetarier\w*|veganer\w*)\b",
    ),
    "age": (r"\bbin (?:\w+ ){0,3}\d{1,3} geworden\b|\bhatte (?:\w+ )?geburtstag\b",),
    "school": (
        r"{ich} (?:habe|haben) (?:\w+ ){0,4}(?:die schule|das studienfach|den studiengang|die uni) gewechselt\b|\bstudium (?:abgebrochen|abgeschlossen|gewechselt)\b",
    ),
    "income": (r"\bgehaltserhöhung\b|\bverdiene (?:ich )?jetzt\b",),
    "pregnancy": (r"\bbaby (?:ist|wurde) (?:\w+ ){0,3}(?:da|geboren)\b|\bhabe entbunden\b",),
    "alcohol": (r"\btrinke (?:\w+ ){0,3}(?:wieder|keinen (?:alkohol )?mehr|nicht mehr)\b",),
}

STATES = {
    "home": r"\b(?:miete|vermieter\w*|wg|mitbewohner\w*|wohnung)\b",
    "smoking": r"rauch|zigarette",
    "age": r"\bbin \d{1,3}\b",
    "alcohol": r"alkohol|trinke|bier|wein",
    "pregnancy": r"schwanger",
    "school": r"schule|studier|studium|klasse",
    "income": r"verdien|gehalt",
}

BEINGS = r"kommiliton(?:e|en|in)|mitschüler(?:in)?|kumpel|bekannte[rn]?|frau|mann|ehefrau|ehemann|partner(?:in)?|freund(?:in|e|innen)?|mutter|mama|vater|papa|eltern|schwestern?|bruders?|brüder|geschwister|sohn|söhne|tochter|töchter|kind(?:er)?|tante|onkel|cousine?|nichte|neffe|oma|opa|großeltern|großmutter|großvater|nachbarn?|nachbarin|kolleg(?:e|en|in)|chef(?:in)?|mitbewohner(?:in)?|vermieter(?:in)?|arzt|ärztin|lehrer(?:in)?|leute|jemand|alle|schwager|schwägerin"

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

ARTICLES = r"(?:mein|unser|ein|kein|dies|sein|ihr)\w{0,2}\s|(?:das|die|der|den|dem|des|zum|beim|im)\s"

HEAD_IS_LAST = True

DAYS = "montag montags|dienstag dienstags|mittwoch mittwochs|donnerstag donnerstags|freitag freitags|samstag samstags sonnabend|sonntag sonntags"

NEWS = r"jetzt|nun|inzwischen|mittlerweile|ab|seit|statt|verschoben|verlegt|geändert|erhöht|gesenkt|gestiegen|gefallen|vorgezogen|neuerdings|dieses (?:jahr|semester)|nicht mehr|verlängert|geworden|wurde|wurden"
