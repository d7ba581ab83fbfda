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
        r"\bdas mit (?:dem |der |den |meinem |meiner )?(?P<what>[\w-]+) (?:hat sich (?:zum glück |inzwischen |wohl )?(?:erledigt|geklärt)|war (?:wohl |doch )?(?:nichts|falscher alarm|ein irrtum))",
        r"\b(?:der |mein |die )?(?P<what>[\w-]{4,})-?test (?:war|ist|fiel|kam) (?:\w+ )?negativ",
        r"\btest auf (?P<what>[\w-]+) (?:war|ist|fiel|kam) (?:\w+ )?negativ",
        r"\b(?:die |meine )?(?P<what>[\w-]{4,})(?<!er)(?<!sie) (?:hat|haben) sich (?:als (?:falsch|irrtum|falscher alarm|fehldiagnose) (?:herausgestellt|erwiesen)|nicht bestätigt)",
        r"\b(?:es|das|doch)\b.{0,12}?\b(?:sind|ist|waren|war) (?:doch |wohl )?(?:gar )?(?:keine? |nicht (?:die |der |das )?)(?P<what>[\w-]{3,})(?=[.,!]|$| schuld)",
        r"\b(?:(?:den|die|das) (?P<what>[\w-]+(?: [\w-]+)?) kannst du (?:wieder )?(?:streichen|vergessen|knicken)|streich(?:e)? (?:den|die|das) (?P<what>[\w-]+))\b",
        r"\b(?:heißt|heisst|ist) nicht (?P<what>[\w'-]+(?: [\w'-]+)?),? sondern\b",
        r"\b(?:ziehen|wechseln|steigen|migrieren|ziehe|wechsle|steige) (?:[\w]+ ){0,2}?von (?P<what>[\w.-]+(?: [\w.-]+)?) (?:auf|zu|nach|in)\b",
        r"{habe} (?:mir )?{was} (?:abrasiert|abgeschnitten|abgebrochen|abbezahlt|zurückgegeben|hingeschmissen|niedergelegt|rausgeschmissen|aussortiert|eingetauscht|verschrottet|entsorgt|abgewöhnt|sausen lassen|an den nagel gehängt|auslaufen lassen|nicht (?:verlängert|mehr angerührt))\b",
        r"\bvon {was} (?:auf|zu|zum|zur) [\w-]+ (?:um|über)\b|\b(?:bin|sind) von {was} (?:weg|runter|los)\b",
        r"(?:^|[,;:] )(?:das |die |den |dem |mein\w{0,2} )?{was} (?:habe|haben|hab) (?:ich|wir) (?:\w+ ){0,3}?(?:abgesetzt|verkauft|gekündigt|verlassen|aufgegeben|abgebrochen|verloren|verschenkt|gelöscht)\b",
        r"{habe} (?:mit )?{was} (?:aufgehört|aufgegeben|verkauft|gekündigt|abgebrochen|abgesetzt|beendet|verlassen|abgesagt|abgelegt|verschenkt|weggegeben|geschmissen|gewechselt|ersetzt|eingetauscht|gelöscht|verloren|gestrichen|abgegeben|losgeworden|hinter mir|ausgezogen|ausgetreten|ausgestiegen|weggezogen|getrennt|abgeschafft|verzichtet)",
        r"{habe} (?:bei|aus|von) {was} (?:gekündigt|weg|ausgezogen|ausgetreten|ausgestiegen|weggezogen|getrennt|gegangen|entlassen)",
        r"\bmit (?:dem |der |den )?(?P<what>[\w-]+(?: [\w-]+)?) (?:habe|haben) (?:ich|wir) aufgehört|\bhöre? (?:ich )?mit (?P<what>[\w -]{3,30}) auf\b",
        r"\bkein(?:e|en|em|er|es)? {was} mehr\b",
        r"{ich} [\w-]+ (?:(?:leider|jetzt|inzwischen|auch) )*(?P<what>[\w -]{0,50}?)nicht mehr\b",
        r"\bnicht mehr (?:bei|in|als|mit|auf|an|zum|zur|für|von) {was}",
        r"(?:^|[,;:] )(?P<what>[\w-]+(?: [\w-]+)?) (?:\w+ ){1,3}(?:ich|wir) (?:\w+ ){0,3}?(?:nicht mehr|kaum noch)\b",
        r"(?:^|[,;:] |\b(?:und|aber) )(?:den |die |das )?{was} gibt es (?:\w+ )?nicht mehr\b",
        r"\b(?:(?:tag|woche|monat) \d+|(?:\d+|zwei|drei|vier|fünf|sechs|zehn|ein paar|mehrere) (?:tage?n?|wochen|monate?n?|jahre?n?)|(?:einem?|eine[rn]?) (?:tag|woche|monat|jahr)) ohne {was}",
        r"\b(?:statt|anstatt|anstelle von) {was}",
        r"\bvon {was} (?:zu|auf|nach) .{1,40} (?:gewechselt|umgestiegen|umgestellt|migriert|gezogen|geändert)\b",
        r"\b(?:Arzt|Ärztin|Doktor|Therapeut\w*|Psychiater\w*) hat (?:mir |das |die |den |meine? )*{was} (?:\w+ ){0,3}?(?:abgesetzt|gestrichen|reduziert|erhöht|verdoppelt|halbiert|ersetzt)\b",
        r"\b(?:inzwischen|mittlerweile|jetzt|neuerdings|heute) (?:mag|liebe|hasse|bevorzuge|esse|trinke|trage|nehme) ich (?:doch |lieber |sogar |wieder )*{was}",
        r"{ich} (?:mag|liebe|hasse|bevorzuge|esse|trinke|trage|nehme) (?:doch |inzwischen |mittlerweile |jetzt |wieder |lieber )+{was}",
        r"(?:^|[,;:] |\b(?:und|aber|weil|dass) )(?P<what>[\w'-]+(?: [\w'-]+){0,2}) und ich (?:haben uns |sind |haben )(?:\w+ ){0,3}?(?:getrennt|scheiden|geschieden|nicht mehr zusammen|verlobt|geheiratet|verheiratet|auseinander|zerstritten)\b",
        r"\b(?:habe mich|haben uns) (?:\w+ )?von {was} (?:getrennt|scheiden lassen)\b",
    ),
    "left": (r"{subjekt} (?:ist|sind) (?:\w+ ){0,4}?ausgezogen\b",),
    "gone": (
        r"(?:^|[,;:] |\b(?:und|aber|weil|dass) )(?P<what>[\w'-]+(?: [\w'-]+)?) und ich (?:trennen uns|lassen uns (?:\w+ )?scheiden|gehen (?:jetzt )?getrennte wege|machen (?:\w+ )?schluss)\b",
        r"{subjekt} (?:hat|haben) (?:mich (?:verlassen|sitzen lassen|betrogen)|(?:gestern |am \w+ )?schluss gemacht)\b",
        r"{subjekt}{wurde} (?:über die regenbogenbrücke gegangen|nicht mehr (?:bei|unter) uns|eingeschläfert worden)\b",
        r"{subjekt}{wurde} (?:gestorben|tot|verstorben|eingeschläfert|weggelaufen|weggeflogen|entlaufen)\b",
        r"(?:^|[,;:] |\b(?:und|aber|weil|dass) )(?P<what>[\w'-]+(?: [\w'-]+){0,2}) und ich (?:haben uns |sind |haben )(?:\w+ ){0,3}?(?:getrennt|scheiden|geschieden|nicht mehr zusammen|verlobt|geheiratet|verheiratet|auseinander)\b",
        r"\b(?:habe mich|haben uns) (?:\w+ )?von {was} (?:getrennt|scheiden lassen)\b",
        r"\bmit {was} ist (?:es |jetzt |nun |endgültig )*(?:schluss|aus|vorbei|zu ende)\b",
    ),
    "other": (
        r"\b(?:in|auf) die (?P<what>frühschicht|spätschicht|nachtschicht|tagschicht) (?:versetzt|gesteckt|gewechselt|eingeteilt)\b",
        r"{habe} (?:auf|zu) {was} (?:umgestiegen|gewechselt|umgestellt)\b",
        r"{ich} (?:trinke|nutze|benutze|fahre|bevorzuge|mag|verwende|nehme) (?:jetzt|inzwischen|mittlerweile|neuerdings) (?:lieber )?{was}",
        r"\b(?:jetzt|inzwischen|mittlerweile|neuerdings) (?:trinke|nutze|benutze|fahre|bevorzuge|mag|verwende|nehme) ich (?:lieber )?{was}",
    ),
    "whole": (
        r"{subjekt}{wurde} (?:den geist aufgegeben|eingeschult(?: worden)?|dichtgemacht|geschlossen|abgebrannt|ausgewandert|zurückgezogen|ausgefallen|verlängert|aufgelöst|eingestellt|abgerissen|ab|runter|in elternzeit|in mutterschutz|in den ruhestand gegangen|im ruhestand|in der werkstatt geblieben|gegangen worden|hin|totalschaden|gewechselt|eingetreten|beigetreten|volljährig|\d+ geworden)(?=\s*(?:[.,;:!)]|$)|\s(?:und|aber|weil|seit)\b)",
        r"{subjekt} (?:kommt|geht|fährt|arbeitet|lernt|spielt|studiert|macht|nimmt|isst|trinkt) (?:jetzt|nun|ab \w+|inzwischen|mittlerweile|seit \w+) ",
        r"{habe} {was} (?:auf|um|nach|in) .{1,40} (?:verschoben|verlegt|geändert|umgestellt|erhöht|gesenkt|reduziert|umgeschrieben|umbenannt|migriert|vorgezogen|gewechselt|aktualisiert)\b",
        r"{subjekt}{wurde} (?:gestorben|tot|verstorben|weg|vorbei|abgesagt|verschoben|verlegt|vorgezogen|erhöht|gesenkt|gestiegen|gefallen|geändert|umbenannt|befördert|entlassen|gefeuert|ausgezogen|eingezogen|umgezogen|weggelaufen|weggeflogen|verkauft|gestohlen|fertig|zu Ende|aus|kaputt|geworden|geboren|verheiratet|geschieden|getrennt|verlobt|in Rente(?: gegangen)?|eingeschläfert|pleite|gekündigt|gewechselt|abgeschlossen|wieder gut|wieder da|geheilt)\b",
        r"{subjekt} (?:ist|heißt|arbeitet|wohnt|kostet|beginnt|geht) (?:jetzt|nun|inzwischen|mittlerweile|neuerdings)\b",
        r"\b(?:mein|unser)\w{0,2} neue[rsnm]? {was}(?= (?:ist|sind|heißt|beginnt|lautet)\b)",
        r"\b(?:jetzt|inzwischen|mittlerweile|ab jetzt) (?:ist|heißt|kostet|wohnt|arbeitet) {was}",
    ),
    "aim": (
        r"{habe} {was} (?:gefunden|gekauft|bestanden|fertig|abgeschlossen|bekommen|gebucht|unterschrieben|geschafft|erreicht)\b",
    ),
}

_LEFT_WORK = (
    r"{habe}(?: \w+){0,5} (?:gekündigt|entlassen worden)\b|\b(?:wurde|worden) (?:\w+ ){0,3}?(?:gekündigt|entlassen|gefeuert)\b|\b(?:mich|uns|mir) (?:\w+ ){0,2}?(?:entlassen|gefeuert|rausgeworfen|gekündigt)\b",
    r"\bkündigung (?:\w+ ){0,2}?(?:abgegeben|eingereicht|bekommen|erhalten|unterschrieben)\b|\b(?:abfindung|aufhebungsvertrag)\b|\b(?:in rente|in den ruhestand)\b",
    r"\bmein (?:arbeits|zeit)?vertrag (?:\w+ ){0,3}?(?:wird|wurde|ist) nicht (?:verlängert|erneuert)\b|\b(?:meinen|den) (?:arbeits|zeit)?vertrag (?:\w+ ){0,2}?nicht verlängert\b",
)
"""Says that she leaves her work, or lost it: neither the employer nor the job is hers any longer."""

SLOTS = {
    "smoking": (
        r"\b(?:mit dem rauchen aufgehört|rauche (?:ich )?nicht mehr|nichtraucher(?:in)? geworden|keine zigarette(?:n)? mehr|ohne (?:eine )?(?:einzige )?zigaretten?|ohne (?:zu rauchen|nikotin)|wieder (?:angefangen )?zu rauchen|rauchfrei)\b",
        r"\b(?:zigaretten?|kippen?|glimmstängel|tabak|vape) (?:\w+ ){0,5}?(?:weggeworfen|weggeschmissen|entsorgt|aufgehört|abgewöhnt|nicht mehr angerührt)\b|\b(?:letzte zigarette|seit \w+ \w+ (?:keine kippe|keine zigarette|nicht geraucht)|nikotinpflaster|rauche (?:ich )?wieder|wieder am rauchen)\b",
    ),
    "home": (
        r"\bumzug (?:nach (?-i:[A-ZÄÖÜ])[\w-]+ )?(?:(?:ist|war|liegt|haben wir|habe ich) )?(?:\w+ )?(?:geschafft|vorbei|überstanden|erledigt|hinter (?:mir|uns))\b|\bumzugskartons? (?:\w+ ){0,3}?ausgepackt\b|\bletzte[nr]? (?:umzugs)?kartons? (?:\w+ )?ausgepackt\b",
        r"\b(?-i:[A-ZÄÖÜ])[\w-]+ ist (?:jetzt|nun) (?:mein|unser) (?:zu ?hause|heim)\b",
        r"{ich} (?:bin|sind)(?: \w+){0,4} (?:umgezogen|weggezogen|nach (?-i:[A-ZÄÖÜ])[\w-]+(?: \w+)? gezogen)\b",
        r"\bumzug (?:ist |wäre )?(?:\w+ )?(?:geschafft|vorbei|überstanden|erledigt)\b|\b(?:aus der wohnung geworfen|rausgeworfen|rausgeschmissen|vor die tür gesetzt)\b",
        r"\bneue (?:wohnung|adresse|stadt|bude|bleibe)\b|\bwohne (?:ich )?nicht mehr\b",
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
        r"\b(?:habe mich|haben uns) (?:\w+ ){0,3}?(?:getrennt|scheiden lassen|verlobt)\b|\b(?:bin|sind) (?:wieder |jetzt )*(?:single|geschieden|verwitwet|verlobt|verheiratet)\b|{habe}(?: \w+){0,3} geheiratet\b",
        r"\b(?:hochzeit|verlobung)\b[^.,;!?]{0,30} (?:ist|wurde|haben wir) (?:\w+ )?(?:abgesagt|geplatzt|gelöst|abgeblasen)\b",
        r"\bneue (?:freundin|partnerin)\b|\bneue[rn]? (?:freund|partner)\b|\bmein(?:e|em|er)? ex\b",
        r"\b(?:er|sie|(?-i:[A-ZÄÖÜ])[\w-]+) hat (?:\w+ ){0,4}?(?:einen (?:heirats)?antrag gemacht|um meine hand angehalten|mich (?:\w+ ){0,2}?verlassen|schluss gemacht|mit mir schluss)|\b(?:ist|sind) (?:jetzt |seit \w+(?: \w+)? |nun )*(?:mein(?:e)? ex|geschieden|verlobt|verheiratet)\b|\b(?:scheidung|die ehe) (?:ist|wurde) (?:\w+ ){0,3}?(?:durch|rechtskräftig|geschieden|eingereicht|vorbei)\b|\bscheidung (?:\w+ )?eingereicht\b|\bscheidungspapiere (?:\w+ ){0,2}?unterschrieben\b",
        r"\b(?:ich|wir) (?:\w+ ){0,4}?(?:zusammengezogen|getraut|ja gesagt|jemanden kennengelernt|frisch verliebt|frisch getrennt)\b|\b(?:habe|hab|haben) (?:\w+ ){0,4}?(?:jemanden kennengelernt|ja gesagt|getrennte wege)\b|\bgetrennte wege\b|\b(?:aus|schluss|vorbei) (?:zwischen (?:uns|mir)|mit (?:uns|mir und|meine[rm] freund(?:in)?|meine[rm] (?:mann|frau)))\b|\b(?:zwischen uns|mit uns|bei uns|mit uns beiden) ist (?:es )?(?:\w+ )?(?:aus|schluss|vorbei)\b|\bunsere hochzeit war\b",
    ),
    "diet": (
        r"\b(?:esse|essen wir|wir essen) (?:ich |wir )?(?:jetzt |inzwischen )?(?:wieder|jetzt) (?:fleisch|fisch|käse|eier|gluten|milchprodukte|alles)\b|\b(?:fleisch|fisch|käse|eier) (?:esse|essen) (?:ich|wir) (?:jetzt |nun )?wieder\b",
        r"\bnicht mehr (?:vegan|vegetarisch|keto)\b|\b(?:bin|lebe) (?:ich )?(?:jetzt|inzwischen|seit \w+) (?:vegan|vegetarisch|vegetarier\w*|veganer\w*)\b",
    ),
    "age": (r"\bbin (?:\w+ ){0,3}\d{1,3} geworden\b|\bhatte (?:\w+ )?geburtstag\b",),
    "school": (
        r"{ich} (?:habe|haben) (?:\w+ ){0,4}(?:die schule|das studienfach|den studiengang|die uni) gewechselt\b|\bstudium (?:abgebrochen|abgeschlossen|gewechselt)\b",
        r"\b(?:ausgelernt|freigesprochen|exmatrikuliert|promoviert|fertig studiert)\b|\b(?:abitur|abi|prüfung(?:en)?|gesellenprüfung|meisterprüfung|bachelor|master|examen|staatsexamen|ausbildung|lehre|studium|diplom|doktorarbeit|dissertation|bachelorarbeit|masterarbeit|abschluss|referendariat|umschulung|promotion|letzte prüfung) (?:\w+ ){0,4}?(?:bestanden|abgeschlossen|abgegeben|geschafft|fertig|verteidigt|beendet|in der tasche|geschmissen|abgebrochen|hingeschmissen)\b|\b(?:schmeiße|schmeisse|habe|hab) (?:\w+ ){0,3}?(?:die schule|das studium|die lehre|die ausbildung|die uni) (?:geschmissen|abgebrochen|hin)\b",
    ),
    "income": (r"\bgehaltserhöhung\b|\bverdiene (?:ich )?jetzt\b",),
    "pregnancy": (
        r"\bbaby (?:ist|wurde) (?:\w+ ){0,3}(?:da|geboren)\b|\bhabe entbunden\b",
        r"\b(?:(?:(?:unser|mein)e? (?:\w+ )?(?:baby|tochter|sohn|mädchen|junge|zwillinge|kind) )?(?:ist|sind|kam|kamen) (?:\w+ ){0,4}?(?:auf die welt gekommen|zur welt gekommen|geboren(?! in)|auf der welt|zur welt|auf die welt)|entbunden|(?:sind|bin) (?:jetzt |nun |endlich |frischgebackene )*(?:eltern|mama|papa|mutter|vater) (?:geworden)?|fehlgeburt|kaiserschnitt (?:\w+ )?(?:gehabt|überstanden|hinter)|unser(?:e)? (?:kleine[r]?|baby|tochter|sohn|zwillinge|maus) (?:ist|sind) (?:\w+ ){0,3}?(?:da|geboren))\b|\bes ist ein (?:junge|mädchen)\b(?!.{0,50}(?:ultraschall|termin|ärztin))|\bnummer (?:zwei|drei|vier|fünf) ist da\b",
    ),
    "alcohol": (r"\btrinke (?:\w+ ){0,3}(?:wieder|keinen (?:alkohol )?mehr|nicht mehr)\b",),
    "ailing": (
        r"\b(?:aus dem (?:krankenhaus|spital|koma)|aus der (?:klinik|reha)) (?:\w+ ){0,3}?(?:entlassen|raus|zurück|zu hause|gekommen|daheim)\b|\b(?:ist|bin|sind|wurde|wurden) (?:\w+ ){0,5}?(?:entlassen worden|entlassen(?! (?:in|zu))|wieder (?:gesund|fit|auf den beinen|zu hause|daheim)|krebsfrei|geheilt|über den berg|genesen)\b|\b(?:gips|schiene|fäden|verband|krücken|orthese|stiefel|halskrause) (?:\w+ ){0,4}?(?:ab|weg|los|raus|gezogen|abgenommen|abgegeben|nicht mehr)\b|\b(?:ohne|keine) krücken (?:mehr|laufen|unterwegs)?\b|\b(?:letzte chemo|chemo (?:\w+ )?(?:vorbei|geschafft|überstanden)|befund (?:\w+ )?(?:negativ|unauffällig)|tumorfrei|ausgeheilt|auskuriert|wieder gesundgeschrieben|gesundgeschrieben)\b",
    ),
    "licence": (
        r"\b(?:führerschein|fahrprüfung|praktische|theorie(?:prüfung)?|fahrerlaubnis|lappen) (?:\w+ ){0,4}?(?:bestanden|geschafft|in der tasche|abgegeben|weg|gemacht|bekommen|los|entzogen)\b|\bhabe (?:\w+ ){0,3}?(?:den|meinen) (?:führerschein|lappen)\b",
    ),
    "debt": (
        r"\bschuldenfrei\b|\b(?:kredit|schulden|darlehen|studienkredit|bafög|hypothek|dispo|haus) (?:\w+ ){0,4}?(?:abbezahlt|abgezahlt|getilgt|zurückgezahlt|beglichen|ausgeglichen|los)\b|\bletzte rate\b",
    ),
    "eyesight": (
        r"\b(?:augen (?:\w+ ){0,3}?(?:gelasert|lasern lassen|operiert)|augenlaser\w*|gelasert|lasik|grauen star (?:\w+ )?operiert)\b",
    ),
    "meatless": (
        r"\b(?:habe|hab|hatte|gab es|gab's|esse|essen|aß|mir) (?:(?!veg|pflanz|soja|tofu|seitan|hund|kater?\b|katze)\w+ ){0,5}?(?:schnitzel|steak|schweinsbraten|schweinebraten|rehrücken|braten|burger|bratwurst|currywurst|speck|hähnchen|hühnchen|fleisch|fisch|wurst|lachs|döner|leberkäse|salami|schinken|ente|gans)(?: (?:gegessen|gegönnt|bestellt|wieder|geschmeckt))\b|\b(?:erste[sr]?|mein erstes) (?:fleisch|schnitzel|steak|wurst|burger|fisch) (?:seit|nach)\b|\b(?:esse|essen) (?:ich |wir )?(?:\w+ )?wieder (?:\w+ )?(?:fleisch|fisch|wurst|alles)\b|\b(?:vegetarisch|vegan)(?:sein|e zeit|e phase|ismus)?(?: \w+){0,4} (?:vorbei|aufgegeben|gescheitert|schluss)\b",
    ),
    "sober": (
        r"\b(?:habe|hab|hatte|trinke) (?:\w+ ){0,4}?(?<!alkoholfreies )(?:bier|wein|sekt|schnaps|glas|feierabendbier|cocktail|halbe)(?: \w+){0,2} (?:getrunken|gegönnt|wieder|gehabt)\b|\b(?:rückfällig|rückfall|wieder (?:angefangen zu trinken|getrunken))\b|\berste[sr]? (?:bier|wein|glas|schluck) (?:seit|nach)\b",
    ),
    "petless": (
        r"\b(?:ist|haben|habe|hab) (?:\w+ ){0,4}?(?:ein(?:en|e)?|unser(?:en|e)?|zwei) (?:\w+ )?(?:hund|welpen?|katze|kätzchen|kater|kaninchen|wellensittich)(?: \w+){0,3} (?:geholt|adoptiert|bekommen|eingezogen|gekauft|aufgenommen)\b|\b(?:welpe|hund|kätzchen|katze|kater) (?:ist|sind) (?:\w+ ){0,3}?(?:eingezogen|da)\b",
    ),
    "workplace": (
        r"\b(?:wieder (?:ins büro|im büro|jeden tag ins büro|(?:\w+ )?präsenz(?:pflicht)?)|präsenzpflicht|homeoffice (?:\w+ ){0,3}?(?:gestrichen|abgeschafft|vorbei|verboten|nicht mehr|erlaubt|beendet)|kein homeoffice mehr|(?:nur noch|komplett|ganz|jetzt|ab sofort|dauerhaft) (?:\w+ )?(?:im |aus dem |von zu hause|remote|homeoffice))\b",
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
    "works": (
        r"\b(?:umbau|renovierung|sanierung|anbau|dachausbau|baustelle) (?:\w+ ){0,3}?(?:fertig|abgeschlossen|vorbei|beendet)\b|\bhandwerker (?:\w+ ){0,3}?(?:weg|fertig|raus|durch)\b|\bfertig (?:renoviert|saniert|umgebaut)\b",
    ),
    "sleep": (
        r"\b(?:schlafe) (?:ich )?(?:\w+ ){0,4}?(?:wieder (?:gut|durch|besser)|durch|wie ein (?:baby|stein|murmeltier))\b|\b(?:schlafstörungen|albträume) (?:sind )?(?:weg|vorbei)\b",
    ),
}

STATES = {
    "home": r"\b(?:miete|vermieter\w*|wg|mitbewohner\w*|wohnung)\b",
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
    "licence": r"\b(?:kein(?:en)? führerschein|fahrschule|fahrstunden|mache (?:gerade )?den führerschein|kann nicht autofahren|nie den führerschein)\b",
    "debt": r"\b(?:schulden|kredit|studienkredit|dispo|hypothek|darlehen|verschuldet|abbezahl\w+|abzahl\w+)\b",
    "eyesight": r"\b(?:brille(?:nträger(?:in)?)?|kontaktlinsen|kurzsichtig|weitsichtig|grauen star)\b",
    "meatless": r"\b(?:vegetari(?:er(?:in)?|sch)|vegan(?:er(?:in)?)?|kein fleisch|esse keine tiere|fleischlos)\b",
    "sober": r"\b(?:trinke (?:\w+ )?(?:keinen alkohol|nichts|nicht)|abstinent|trocken(?:er alkoholiker)?|nüchtern seit|keinen tropfen)\b",
    "petless": r"\b(?:kein(?:e)? haustiere?|wünsche(?:n)? (?:mir|uns) (?:\w+ )?(?:einen hund|eine katze)|(?:hätte|hätten) gern(?:e)? (?:einen hund|eine katze)|suchen einen (?:hund|welpen))\b",
    "workplace": r"\b(?:homeoffice|home-office|von zu hause(?: aus)?|remote|im büro|pendle|hybrid)\b",
    "hours": r"\b(?:vollzeit|teilzeit|schichtdienst|nachtschicht|frühschicht|spätschicht|(?:vier|drei|fünf|zwei|\d) tage (?:die|in der|pro) woche|halbtags|nachts)\b",
    "boss": r"\b(?:mein|unser)e? (?:chef(?:in)?|vorgesetzte[r]?|teamleiter(?:in)?|abteilungsleiter(?:in)?) (?:ist|heißt)\b",
    "surname": r"\b(?:nachname|familienname|mädchenname|heiße \w+ mit nachnamen)\b",
    "trip": r"\b(?:plane[n]?|spare[n]?|buchen|gebucht|freue[n]? (?:mich|uns)|fliege[n]?|fahre[n]?) (?:\w+ ){0,5}?(?:reise|urlaub|flitterwochen|kreuzfahrt)\b|\burlaub (?:geplant|gebucht)\b",
    "works": r"\b(?:umbau\w*|renovier\w+|saniere?n?|sanierung|anbau|bauen (?:\w+ )?(?:haus|garage|carport)|dachausbau|baustelle)\b",
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

ARTICLES = r"(?:mein|unser|ein|kein|dies|sein|ihr)\w{0,2}\s|(?:das|die|der|den|dem|des|zum|beim|im)\s"

HEAD_IS_LAST = True

DAYS = "montag montags|dienstag dienstags|mittwoch mittwochs|donnerstag donnerstags|freitag freitags|samstag samstags sonnabend|sonntag sonntags"

NEWS = r"jetzt|nun|inzwischen|mittlerweile|ab|seit|statt|verschoben|verlegt|geändert|erhöht|gesenkt|gestiegen|gefallen|vorgezogen|neuerdings|dieses (?:jahr|semester)|nicht mehr|verlängert|geworden|wurde|wurden"

FELT = r"(?:hass(?:e|te)|gehasst|lieb(?:e|te)|geliebt|gemocht|fürchte(?:te)?|gefürchtet|bereu(?:e|te|t)|ungern|gerne?|schäm(?:e|te)|geschämt|genoss(?:en)?|genieße)\b[^.;!?]{0,60}?\b(?:zu sein|zu arbeiten|zu leben|zu wohnen)|(?:hass(?:e|te)|lieb(?:e|te)) meine[nm]? (?:job|beruf|arbeit)|(?:un)?(?:glücklich|zufrieden) (?:als|in|mit|bei)|(?:als|in|bei|mit) [^,.;!?]{2,40}? (?:un)?(?:glücklich|zufrieden|wohl|einsam)"
