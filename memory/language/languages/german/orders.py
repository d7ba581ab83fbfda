"""German: "Vergiss, dass ich in Graz wohne", "lösch meine Adresse aus deinem Gedächtnis", "merk dir das nicht"."""

# ruff: noqa: E501 - an entry is one line: a table is read by line

from memory.language.order_table import OrderParts, Orders, OrderWords

_POLITE = (
    r"(?:(?P<polite>(?:kannst|könntest|würdest|magst) du|(?:können|könnten|würden) sie)"
    r"|du (?:kannst|darfst|sollst|musst|solltest)|sie (?:können|dürfen|sollen|sollten))"
)
_ADVERBS = r"(?:[ ,]+(?:bitte|mal|einfach|doch|wieder|ganz|schnell|auch|sofort|kurz|ruhig|jetzt)){0,4}"
_SOON = (
    r"(?:[ ,]+(?:bitte|mal|einfach|doch|wieder|ganz|schnell|auch|sofort|gleich|lieber|kurz|ruhig|jetzt|du)){0,4}"
    r"(?![ ,]+(?:nicht|nie|niemals))"
)
_FORGET = rf"(?:vergiss|vergesst|vergessen sie){_SOON}"
_ERASE = rf"(?:lösch(?:e|t)?|löschen sie|entfernen? sie|entferne?|streich(?:e|t|en sie)?){_SOON}"
_I_WANT = r"(?:ich (?:möchte|will|wünsche mir|hätte gern|fände es gut)|mir wäre (?:es )?lieber|es wäre (?:mir )?(?:gut|lieb|lieber))"
_THAT_YOU = r"(?:dass|wenn) (?:du|sie)"
_NOT_REMEMBER = (
    r"(?:(?:merke?|merken sie|speichere?) (?:dir|sich) (?:bitte )?nicht(?: mehr)?|(?:bitte )?nicht (?:merken|speichern|behalten)|(?:speichere?|behalte?) (?:bitte )?nicht"
    r"|(?:du|sie) (?:sollst|sollen|darfst|dürfen|musst|müssen) (?:dir |sich )?(?:bitte )?nicht(?: mehr)? (?:merken|wissen|speichern|behalten)"
    r"|(?:du brauchst|sie brauchen) (?:dir |sich )?(?:bitte )?nicht(?: mehr)? zu (?:merken|wissen|speichern|behalten)"
    rf"|ich (?:möchte|will) nicht,? {_THAT_YOU} (?:dir |sich )?(?:merkst|merken|weißt|wissen|speicherst|speichern|behältst))"
)
_NEVER_SAID = (
    r"(?:(?P<polite>(?:kannst du|könntest du|können sie|können wir)(?: bitte)?) so tun|tu|tue|tun sie|tun wir|stell dir vor|so tun)(?: einfach| bitte| mal)?(?: so)?,? als "
    r"(?:hätte ich|hätten wir|ob ich|ob wir) (?:dir |ihnen |es )?(?:nie|niemals|nicht) (?:gesagt|erzählt|erwähnt)(?: (?:hätte|habe|hätten))?"
)
_AS_IF_NEVER = r"(?:(?P<polite>(?:kannst du|könntest du|können sie|können wir)(?: bitte)?) so tun|tu|tue|tun sie|tun wir|stell dir vor)(?: einfach| bitte| mal)?(?: so)?,? als (?:hätte ich|ob ich) (?:dir |ihnen )?(?:nie|niemals|nicht)(?: (?:et)?was)?"
_ABOUT = r"(?:über|von|zu|bezüglich|an|wegen)"
_TELL = r"(?:gesagt|erzählt|erwähnt|entschieden|beschlossen|ausgemacht|vereinbart|gespeichert|gemerkt|geschrieben|gelernt|notiert)"
_TOLD = rf"(?: (?:weißt|wissen|{_TELL})(?: habe?| hast| haben)?)?"
_MINE = r"(?:(?:mein|unser)\w{0,3}\b .+)"
_WHICH = r"(?:(?:wo|wie|wer|was|wann|welche\w?|wen) (?:alt |viel )?(?:ich|wir|mein\w*|unser\w*)\b(?! (?:(?:dir|gerade|eben|vorhin) ){0,2}(?:gesagt|erzählt|geschrieben|meinte|sagte)\b).+)"
_FROM = r"aus (?:deine[mnr]|ihre[mnr]|dem|meinem) (?:gedächtnis|speicher|notizen|profil|erinnerungen|datenbank)"
_NOTES = r"(?:erinnerung(?:en)?|notiz(?:en)?|information(?:en)?|einträge?|daten|gedächtnis|speicher)"

_THIS = r"(?:das|dies|folgendes|das folgende|was (?:jetzt|nun) (?:kommt|folgt))"
_SOFTLY = r"(?:bitte|mal|lieber|ja|einfach|besser|aber|nur|jetzt|erst(?:mal)?|vorerst|schon|bloß|auch|doch|schön|ganz|unbedingt|halt|eh|fei|streng|alles)"
_BETWEEN = rf"(?:(?:das|dies|des|es) )?(?:{_SOFTLY} )?(?:bleibt|bl[ie]+bt|muss|mues|soll|sollte)(?: {_SOFTLY}){{0,4}} (?:unter|under|zwischen|zwüsche) (?:uns|üs|eus|ois)(?: beiden)?(?: bleiben)?"
_FOR_YOURSELF = rf"(?:bitte )?(?:(?:behalte?|behalten sie)(?:'?s| (?:das|dies|des|es))?(?: {_SOFTLY}){{0,3}} für (?:dich|sich)|(?:das|dies|des|es) (?:behältst|behälst|behalten) (?:du|sie)(?: {_SOFTLY}){{0,3}} für (?:dich|sich)|(?:(?:das|dies|des|es) )?(?:{_SOFTLY} ){{0,2}}für (?:dich|sich) behalten)"
_TELL_NOBODY = r"(?:bitte )?(?:(?:sage?|erzähle?|verrate?)(?:'s)?|(?:sagen|erzählen|verraten) sie)(?: (?:das|dies|es|davon))?(?: bitte)? (?:niemand(?:em)?|keinem(?: menschen)?)(?: (?:weiter|davon|etwas|was))?|(?:bitte )?(?:(?:sage?|erzähle?) (?:das|es) (?:bitte )?(?:nicht|niemandem) weiter|(?:das|dies)? ?(?:bitte )?nicht weiter(?:sagen|erzählen)|kein wort (?:davon )?(?:zu|an) (?:niemand(?:em)?|irgend ?jemand(?:em)?))"

_IT = r"(?:es|das|dies|sie|ihn|ihm|das alles|all das|alles davon)"
_QUIETLY = r"(?:(?:bitte|lieber|doch|wieder|einfach|sofort|gleich|ruhig|gern|auch|schnell|dir) )*"
_PARTS = OrderParts(
    asks=r"bitte ",
    forgets=_FORGET,
    erases=_ERASE,
    spares=_NOT_REMEMBER,
    that=r"(?:die tatsache,? )?dass ",
    clause=".+",
    told=(
        r"(?:(?:alles,? |das,? )?was (?:ich|du|wir)(?: dir| ihnen| über mich)?(?: (?:vorhin|gestern|neulich|eben|mal|alles))?"
        r"|(?:ich|wir) (?:will|wollen|möchten?|mag|mögen|kann|können) (?:bitte )?(?:nie wieder|nie mehr|nicht mehr|nichts mehr)) (?:über|von|zu|wegen) (?:der |die |das |dem |den )?"
    ),
    affair=(
        r"(?:d[ae]s|dat|alles|die (?:ganze |alte )?(?:sache|geschichte|angelegenheit|info(?:rmation)?)|das (?:ganze )?thema|(?:sämtliche|alle) \w+)(?: da)?"
        r" (?:mit|über|von|zu|um|wegen) (?:der |die |das |dem |den |da |de |dr |'m )?"
    ),
    mine=r"(?:mein|unser)\w{0,3}(?: [\w-]+){1,3}",
    own=r"ich|mein\w*|wir|unser\w*",
    it=_IT,
    back=(
        rf"(?:kannst|könntest|würdest|sollst|solltest|darfst) du {_IT} {_QUIETLY}(?:vergessen|löschen|streichen|entfernen)"
        rf"|(?:{_QUIETLY}{_IT}|bitte|lieber) {_QUIETLY}(?:vergessen|löschen|streichen|nicht (?:mehr )?(?:merken|speichern|behalten))"
        rf"|(?:weg|raus|fort) damit|(?:merke?|speichere?) (?:dir )?{_IT} {_QUIETLY}nicht(?: mehr)?|(?:erwähn|sprich)e? {_IT} {_QUIETLY}(?:nie wieder|nicht mehr|nie mehr)(?: an)?"
    ),
    so=r"also|und|bitte|deshalb|daher|darum|deswegen|drum|dann|am besten|aber",
    private=(
        r"(?:(?:erzählt|gesagt|erwähnt|geschrieben|verraten)(?: habe?| hatte)?(?:,? (?:ist|war|bleibt|sollte) (?:\w+ )?(?:privat|geheim|vertraulich|persönlich))?"
        r"|(?:steht|stand) (?:mir|uns) nicht zu|ist nicht (?:meine|unsere) (?:geschichte|sache)|(?:ist|war|bleibt|soll) (?:(?:doch|sehr|streng|eigentlich|meine) ){0,2}(?:privat\w*|geheim|vertraulich|persönlich|ein fehler)"
        r"|(?:(?:erzählt|gesagt|erwähnt)(?: habe)?,? )?geh(?:t|en) (?:\w+ ){1,2}(?:etwas |was )?an|(?:ist|sind|war) (?:(?:allein|nur|ganz) )*(?:meine|unsere) (?:eigene )?(?:sache|angelegenheit)|wäre (?:\w+ ){0,3}(?:peinlich|unangenehm|sauer|wütend)|würde sich (?:\w+ ){0,2}schämen|(?:liest|lesen|schaut|guckt) (?:hier |das |immer |manchmal ){0,2}(?:mit|rein)|(?:nutzt|benutzt|hat) (?:auch )?(?:dieses|diesen|mein|meinen) (?:konto|handy|account|rechner|laptop|zugang)|hätte ich (?:dir )?(?:nicht|nie|besser nicht|lieber nicht) (?:sagen|erzählen|erwähnen|schreiben|verraten|geben|nennen|zugeben|anvertrauen)(?: sollen| dürfen)?"
        r"|(?:hat|haben) (?:hier|da|dort|in deinem gedächtnis|in deinen notizen) nichts (?:verloren|zu suchen)|gehört (?:hier|da|dort)? ?nicht (?:hierher|hin|rein|in (?:dein gedächtnis|deine notizen)))"
    ),
    over=(
        rf"(?:(?:bitte|lieber|doch) {_QUIETLY}(?:{_FROM} )?(?:vergessen|nicht (?:mehr )?(?:merken|speichern|behalten|notieren|aufheben))"
        rf"|(?:brauchst|musst|sollst|darfst|solltest) du {_QUIETLY}nicht (?:mehr )?(?:zu )?(?:merken|wissen|speichern|behalten|kennen)"
        rf"|(?:kannst|darfst|sollst|solltest) du {_QUIETLY}(?:{_FROM} )?vergessen"
        rf"|(?:soll|sollte|darf|muss|braucht) {_QUIETLY}(?:nicht|nirgends|nie) (?:mehr |länger )?(?:(?:zu )?(?:gespeichert|gemerkt|behalten|notiert)(?: zu)?|in (?:deinem|deinen) (?:gedächtnis|notizen))(?: (?:bleiben|werden|sein|stehen))?"
        rf"|(?:soll|sollte|muss) {_QUIETLY}(?:vergessen|{_FROM} gelöscht) werden)"
    ),
    gone=r"(?:(?:kann|soll|sollte|muss|darf) (?:bitte |jetzt |alles )*(?:weg|raus|gelöscht werden|vergessen werden|gestrichen werden|entfernt werden)|weg(?: damit)?|raus(?: damit)?|löschen|vergessen|streichen|gelöscht|vergiss es|lösch es)",
    all_of=r"(?:alles,?|sämtliches|(?:sämtliche|alle) (?:daten|informationen|infos|notizen|details))(?: was)? (?:über|von|zu|mit|rund um) (?:der |die |das |dem |den )?",
    ends=rf"{_FROM}|und (?:alles|den ganzen kram|was) (?:da|dr|rund)?(?:herum|rum|umherum|dazugehört|dazu gehört|damit zu tun hat|drumherum|drum herum)|bitte|danke|(?:gleich |lieber |mal )*(?:wieder|lieber|besser)|sofort|gleich|jetzt|für immer|endgültig|ja|nochmal|zu tun hat",
    last_message=r"(?:meine|die) (?:letzte|vorige|vorherige) nachricht(?: von mir)?|das letzte,? was ich (?:dir |ihnen )?(?:gesagt|geschrieben|erzählt) habe",
    just_said=(
        r"(?:das alles|das|alles)?,? ?was ich (?:dir |ihnen )?(?:gerade eben|gerade|eben|soeben) (?:gesagt|geschrieben|erzählt|erwähnt|getippt) habe|das (?:gerade eben|gerade|eben|von eben)(?: gesagte)?|dass ich (?:dir |ihnen )?das (?:(?:gerade|eben|je) )?(?:gesagt|erzählt|geschrieben|erwähnt) habe"
    ),
    unsaid=r"(?:tu|tue|tun sie|tun wir|stell dir vor)(?: einfach| bitte| mal)? so,? als (?:hätte ich|ob ich) (?:dir |ihnen )?(?:das|es|dies)(?: alles)? (?:nie|niemals|nicht) (?:gesagt|erzählt|erwähnt|geschrieben)(?: (?:hätte|habe))?",
    last_two=r"(?:meine|die) (?:letzten|vorigen|vorherigen) (?:zwei|beiden|2|paar) (?:nachrichten|sätze)(?: von mir)?",
    overlooks=r"(?:ignorier(?:e|t)?|ignorieren sie)(?: bitte| einfach| mal)*",
)

ORDERS = Orders(
    words=(
        r"ignor|verg[ei]ss|lösch|entfern|streich|merk|notier|schreibe? (?:dir )?(?:das|es|dies)|stimmt nicht|nicht (?:mehr )?wahr|speicher|wiss(?:en|t)|weißt|behalt|behält"
        r"|(?:so|tun),? als|ge(?:speicher|merk|lösch)|weg\b|raus\b|nichts mehr|tilg|radier|kennen|aufheben|erwähn|sprich|unter uns|under (?:üs|eus|uns|ois)|zwüsche|für (?:dich|sich)|niemand|keinem|nicht weiter|kein wort|inoffiziell|protokoll|off the record"
    ),
    greetings=(
        *(
            "(?:ganz )?unter uns(?: gesagt)?",
            "hallo",
            "hi",
            "hey",
            "und",
            "ach",
            r"stopp?(?=\s*[,.!:;–—-])",
            "noch (?:et)?was",
            "eine sache noch",
            "(?:ach,? )?ja",
            "bitte",
            "danke",
            "ja",
            "übrigens",
            "also",
            "ok(?:ay)?",
            "so",
            "oh(?: je| nein)?",
            "ups|hm+|puh|uff|tja|mist|ach je|oje",
            "moment",
        ),
        *(
            "jetzt",
            "sorry",
            "entschuldigung",
            "tut mir leid",
            r"(?:ach |na )?(?:nein|nee|nei|doch|ne|nö)(?: (?:doch (?:nicht|ned|net|lieber nicht)|lieber (?:nicht|ned)))?(?=\s*[,.!:;–—-])",
            "btw",
            "(?:ganz )?ehrlich|im ernst|ernsthaft|(?:ach )?quatsch|na ?ja",
        ),
    ),
    orders=(
        (
            "topic",
            rf"{_FORGET}[ ,]+dass ich (?:dir |ihnen )?(?:je |jemals )?(?:von|über) (?P<what>.+?) (?:erzählt|gesprochen|geredet)(?: habe?)?[.!]*$",
        ),
        (
            "fact",
            rf"{_FORGET}[ ,]+dass ich (?:dir |ihnen )?(?:je |jemals )?(?:gesagt|erzählt|erwähnt) habe?,? dass (?P<what>.+)",
        ),
        (
            "fact",
            rf"{_FORGET}[ ,]+(?:das eine mal|den (?:tag|abend|morgen|sommer)|die (?:nacht|woche)),? (?:als|wo|an dem|in der|in dem) (?P<what>(?:ich|wir)\b .+)",
        ),
        ("fact", rf"{_POLITE}{_ADVERBS} (?:wieder )?vergessen,? dass (?P<what>.+)"),
        ("fact", rf"{_NEVER_SAID},? dass (?P<what>.+)"),
        ("fact", rf"{_ERASE}.{{1,30}}{_NOTES},? dass (?P<what>.+)"),
        ("topic", rf"{_AS_IF_NEVER} {_ABOUT} (?P<what>.+?) {_TELL}(?: (?:hätte|habe))?[.!?]*$"),
        (
            "topic",
            rf"{_FORGET}[ ,]+(?:alles|(?:das |alles )?,? ?was(?: (?:ich|du|sie|wir))?)(?: dir| ihnen)?(?:,? was (?:ich|du|sie)(?: dir| ihnen)?)? {_ABOUT} (?P<what>.+?){_TOLD}[.!]*$",
        ),
        (
            "topic",
            rf"{_ERASE}[ ,]+(?:bitte )?alles,? was (?:ich|du|sie|wir)(?: dir| ihnen)? {_ABOUT} (?P<what>.+?){_TOLD}[.!]*$",
        ),
        ("topic", rf"{_ERASE}[ ,]+(?:bitte )?alles (?:über|von|zu) (?P<what>{_MINE})"),
        (
            "topic",
            rf"(?:merke?|merken sie|speichere?|speichern sie) (?:dir |sich )?(?:bitte )?(?:nichts|keine \w+) (?:mehr )?{_ABOUT} (?P<what>.+)",
        ),
        ("topic", rf"{_FORGET}[ ,]+(?P<what>{_MINE}|{_WHICH})"),
        (
            "topic",
            rf"{_POLITE}{_ADVERBS} (?:alles[ ,]+(?:was (?:ich|du|sie) (?:dir |ihnen )?)?{_ABOUT} )?(?P<what>.+?){_TOLD},? vergessen[.!?]*$",
        ),
        (
            "topic",
            rf"{_POLITE}{_ADVERBS} (?:alles[ ,]+(?:was (?:ich|du|sie) (?:dir |ihnen )?)?{_ABOUT} )?(?P<what>.+?){_TOLD},? {_FROM} (?:löschen|entfernen|streichen)[.!?]*$",
        ),
        (
            "topic",
            rf"{_I_WANT},? {_THAT_YOU} (?:bitte )?(?P<what>{_MINE}) (?:vergisst|vergessen|{_FROM} (?:löschst|löschen))[.!]*$",
        ),
        ("topic", rf"{_I_WANT},? {_THAT_YOU} (?:bitte )?(?:vergisst|vergessen),? (?P<what>{_WHICH}|{_MINE})"),
        (
            "topic",
            r"(?:das|die sache|die geschichte) mit (?P<what>.+?) (?:kannst|darfst|sollst|können|dürfen) (?:du|sie) (?:(?:bitte|ruhig|wieder|gern) ){0,2}vergessen[.!]*$",
        ),
        ("topic", rf"{_FORGET}[ ,]+(?:die (?:ganze )?(?:sache|geschichte)|das) (?:mit|über|von|zu) (?P<what>{_MINE})"),
        ("topic", rf"alles (?:über|von|zu) (?P<what>{_MINE}) (?:wieder )?(?:löschen|vergessen)[.!]*$"),
        ("topic", rf"{_ERASE}(?: \w+)? {_NOTES} {_ABOUT} (?P<what>.+)"),
        ("topic", rf"{_ERASE}[ ,]+(?P<what>.+?) {_FROM}"),
        ("topic", rf"{_ERASE}[ ,]+alles (?:über|von|zu) (?P<what>(?P<bare>.+))"),
        (
            "topic",
            r"(?:merke?|speichere?) (?:dir )?(?P<what>(?:mein|unser)\w{0,3}(?: [\w-]+){1,3}?),? (?:(?:bitte|lieber|doch) )?nicht(?: mehr)?[.!]*$",
        ),
    ),
    off_the_record=(
        rf"(?:merke? dir|merken sie sich) {_THIS} (?:{_SOFTLY} )*nicht",
        rf"{_THIS} (?:bitte )?(?:nicht|nie) (?:merken|speichern|notieren|behalten)",
        r"(?:bitte )?nicht (?:merken|speichern|notieren|mitschreiben)",
        rf"(?:speichere?|notiere?|schreibe?|(?:speichern|notieren|schreiben) sie) {_THIS} (?:{_SOFTLY} )*(?:nicht|nirgends)(?: (?:ab|auf|mit))?",
        r"inoffiziell(?: gesagt)?|nicht fürs protokoll|(?:das ist |ganz )?off the record",
        rf"{_BETWEEN}|{_FOR_YOURSELF}",
    ),
    not_kept=(
        r"(?:bitte )?(?:(?:merke? dir|merken sie sich) (?:das|dies) (?:bitte )?nicht|(?:das|dies)? ?(?:bitte )?nicht (?:merken|speichern)|(?:speichere?|notiere?|schreibe?) (?:(?:dir )?(?:das|dies)|(?:das|es) dir) (?:(?:bitte|mal|lieber|aber) )*nicht(?: (?:ab|auf|mit))?)",
        r"(?:das|dies) (?:sollst|musst|darfst) du dir (?:bitte )?nicht merken|(?:das|dies)? ?(?:war |ist )?(?:inoffiziell|off the record)",
        rf"{_BETWEEN}|{_FOR_YOURSELF}|{_TELL_NOBODY}",
    ),
    confides=rf"(?:{_BETWEEN}|{_FOR_YOURSELF})(?! (?-i:[A-ZÄÖÜ]))",
    unconfided=(
        "und",
        "oder",
        r"ein\w*",
        "die",
        "der",
        "das",
        "für",
        "mit",
        "von",
        "wie",
        "bis",
        "immer",
    ),
    nobody=(
        "niemand",
        "keiner",
    ),
    from_memory=_FROM,
    told_by=OrderWords(
        forgets=r"vergiss|vergessen|vergisst|vergesst|vergäße?st|vergiß|vergesse(?:n sie)?|(?:merke?|speichere?|behalte?|notiere?) (?:\w+ ){1,6}?nicht(?: mehr)?(?=\W*(?:bitte\W*)?$|[,.!])|(?:merke?|speichere?|behalte?|notiere?) (?:dir )?(?:bitte )?(?:nicht|nichts|kein\w*)|wüsstest (?:\w+ )?nichts|(?:nichts?|kein\w*) (?:\w+ ){1,6}?(?:weißt|wüsstest)",
        keeps=r"merk(?:en|st)|gemerkt|wissen|weißt|wüsstest|erinner(?:n|st)|kennen|merken|merk|merkt|erinnerst|weiß|wüsste|kennst|im kopf",
        holds=r"behalten|behältst|behalte|speicher(?:n|e|st)?|gespeichert|notier(?:en|st|t)|stehen|auftauchen|drinstehen|behälst|bewahr(?:en|e|st|t)?|aufbewahr\w*|aufheb\w*|speicherst|festhalten|festhältst|halt(?:en)?|führen|liegen|bleiben|bleibt|gespeichert",
        wants=r"bitte|soll|sollst|sollte|sollten|sollen|muss|musst|müssen|brauchst|darf|darfst|will|möchte|wäre|lieber|besser|wünsche|wünschte|recht|nett|schön|toll|gut|lieb|froh|danke|gern|gerne|kannst|könntest|können|könnten|würdest|würden|magst|kannste",
        denied=r"nicht|nichts|nie|niemals|kein\w*|nirgends",
        erases=r"lösch(?:e|en|st|t)?|gelöscht|entfern(?:e|en|st|t)?|streich(?:e|en|st)?|gestrichen|weg damit|raus damit|verschwinden|weg|raus|tilg(?:e|en)|radier(?:e|en)?|löscht|löschst|löschung|entfernt|entfernung|gestrichen|streicht|rausnehmen|rausschmeißen|rausstreichen|schmeiß(?:en)?|wirf|werfen|verschwindet|verschwinde|nimm|nehmen|tu|getilgt|vernichte[n]?|lass|fort|überschreib\w*",
        memory=r"gedächtnis|erinnerung(?:en)?|deine[nmr]? (?:notizen|speicher|kopf|daten)|speicher|du (?:weißt|kennst|gespeichert|dir gemerkt)|(?:ich|dir|ihnen) (?:\w+ ){0,6}?(?:erzählt|gesagt|geschrieben|verraten)|das mit|die sache mit|die geschichte mit|was mit|(?:das|die sache|die geschichte|die story|das thema|der kram|das ding|das zeug) (?:mit|über|von|zu|zum|zur|vom)|aufzeichnungen|unterlagen|(?:alle|sämtliche|die|meine) (?:angaben|daten|infos|informationen|notizen|einträge|details)|alles (?:über|von|zu|zum|zur|mit|rund|was)|ich (?:dir|ihnen)|was ich|was du|was (?:sie|ihr) (?:wissen|wisst)|gespeichert|(?:das|was) (?:über|von)",
        addressed=r"du|dir|dich|dein\w*|sie|ihnen|bitte|lass|lassen|vergiss|lösch(?:e)?|streiche?|soll(?:te|ten|en)?|darf|muss|möchte|will|wäre|kannst|könntest|können|könnten|würdest|würden|kannste|magst|nimm|tu|merk",
        never=r"keine erinnerung an|immer|ständig|andauernd|dauernd|(?:ich|wir) (?:weiß|wissen|kann|können) (?:\w+ )?nicht|nicht (?:\w+ )?vergessen|nicht vergiss|vergiss (?:\w+ ){0,4}(?:nicht|nie)(?! mehr)|nie(?:mals)? vergessen|(?:ich|er|sie|wir|man|oma|opa|mama|papa|mutter|vater|\w+) (?:habe|hat|haben|hatte|hast) (?:\w+ ){0,8}vergessen|habe ich (?:\w+ ){0,5}vergessen|hast du vergessen|darf nicht|(?:sagt|sagte|meinte|schrieb)e?[ ,:]|wie (?:kann|lösche|entferne)|wenn (?:ich|er|wir)|kann ich|soll ich|vergesse(?:n wir)?|vergesslich|erklär|(?:niemand|keiner|(?:die|der|das|mein\w?|unser\w?|ihr\w?|seine?) \w+) (?:darf|soll|sollte|muss|kann)(?: (?!du\b|dir\b|dein)\w+){0,5} (?:wissen|erfahren|speichern|behalten|merken)|(?:meiner|meinem|ihm|ihr|allen|niemandem) (?:\w+ ){0,5}(?:erzähl\w+|gesagt|sagen)|übersetze?|mal kurz|kurz mal|für einen moment|^(?:vergiss es|das kannst du vergessen)(?=\W*(?:[,;:!.–—-]|$))|hast du (?:\w+ ){0,5}(?:vergessen|gelöscht)|wenn ich dich|(?:meinen|meint|sagt|sagen|findet|rät)\W+ich soll|ich (?:will|muss|möchte|kann) (?:(?!dass\b)\w+ ){1,4}vergessen|(?:kannst|löschst|vergisst) du (?:eigentlich|überhaupt|auch)|vergiss,? was ich (?:\w+ )?(?:gesagt|geschrieben) habe(?=,? \w)|warten lassen|lass\w* (?:\w+ ){1,3}?warten|auf dem laufenden|nicht,? dass (?:du|sie) (?:\w+ ){0,6}?(?:vergisst|vergessen|löschst|löschen|streichst|verlierst|entfernst)|(?:schade|traurig|schlimm|blöd|schlecht|enttäuscht|ärgerlich)\w*,? (?:\w+ ){0,2}?wenn (?:du|sie)",
        works=r"absatz|absätze|satz|sätze|zeilen?|listen?|entwurf|briefe?|mails?|e-?mails?|texte?|aufsatz|geschichte(?! mit)|kapitel|szene|dokument|datei(?:en)?|ordner|tabelle|spalte|code|funktion|tests?|skript|folien?|präsentation|diagramm|datenbank|lebenslauf|rezept|zutaten|readme|playlist|kalender|konto|app|fotos?|bild|branch|menü|rede|artikel|bericht|zusammenfassung|titel|beispiel|roman|gedicht|lied|adressliste|vertrag|plan|funktionen|nutzer|kunden|knopf|formular|felder|klasse|methode|abfrage|git|sql|json|csv|pdf|festplatte|posteingang|tafel|klartext",
        idle=r"ehrlich|ernst|ernsthaft|quatsch|naja|nee|nei|ups|hm+|puh|uff|tja|mist|oje|denke?n?|weisst|beim|ihn|ihr|ihm|bitte|mal|wieder|auch|einfach|doch|lieber|besser|gern|gerne|hier|eigentlich|wollte|will|möchte|würde|wäre|sollst|sollte|soll|sollen|musst|muss|müssen|kannst|könntest|darfst|dürfen|brauchst|dass|was|wie|viel|das|dies|alles|alle|nichts|nicht|nie|mehr|haben|habe|hat|stehen|sein|sachen?|ding|dinge|geschichte|angelegenheit|info|information|informationen|erzählt|gesagt|sagen|erzählen|geschrieben|verraten|wissen|weißt|kennen|merken|behalten|speichern|gespeichert|vergessen|vergiss|löschen|lösch|lösche|streichen|streich|entfernen|entferne|weg|damit|raus|gedächtnis|speicher|notizen|privat|geheim|vertraulich|peinlich|niemand|niemanden|niemandem|keinen|keiner|kein|geht|drumherum|rund|dir|dich|dein|deinem|deinen|deiner|ihnen|hör|also|weil|denn|über|von|mit|aus|zum|zur|vom|bleiben|bleibt|werden|wird|wurde|ist|sind|war|noch|schon|jetzt|sofort|danke|okay|ganz|und|oder|aber|daran|davon|darüber|nötig|lass|lassen|verschwinden|verloren|schreiben|fehler|dumm|etwas|dein\w*|ihr\w*|kannste|magst|nimm|tu|schmeiß|wirf|werfen|rausnehmen|lösche?n?|löscht|gelöscht|gestrichen|entfernt|verschwindet|kram|zeug|thema|story|angaben|daten|infos|einträge|details|aufzeichnungen|unterlagen|sämtliche\w*|zu|bereue|hätte|hätten|wünschte|nett|schön|toll|gut|lieb|froh|recht|unangenehm|persönlich|könnten|würden|bloß|ruhig|bisschen|so|tun|als|ob|erwähnt|erwähnen|ansprechen|reden|hören|lesen|sehen|aufheben|aufbewahren|festhalten|merk|merkt|künftig|zukünftig|länger|mich|mir|man|hallo|hi|hey|kurze|kurz|nirgends|nirgendwo|irgendwo|gerade|vorhin|neulich|letzte|letztens|gestern|damals|gar|wüsstest|wüsste|bin|hab|hast|wär|sei|wo|wann|wer|welche\w*|wenn|echt|wirklich|total|falls|sodass|wärs|uns|recht|gehört|kopf|steht|nix|behalt|nich|sonst|zurück|zwar|nein|fallen|diese|allem|verstanden|schrieb|schnell|restlos|ned|komplett|hinterlegt|gell|fliegt|eintrag|ach|dem|den|der|des|nimmst|besten",
        rues=r"hätte (?:ich )?(?:\w+ ){0,6}(?:nicht|nie)|bereue|bereu|geht (?:\w+ ){1,2}(?:nichts |was )?an|nichts an|peinlich|unangenehm|privat|geheim|vertraulich|tu(?:n)? (?:wir )?so,? als|so,? als (?:ob|hätte|wäre)|nie (?:gesagt|erzählt|erwähnt)|nichts verloren|fehler|zu persönlich|unwohl|niemand(?:en|em)? (?:etwas |was )?an",
        mentions=r"erwähn\w*|ansprechen|ansprich\w*|sprich|reden|redest|zur sprache|davon anfangen|auftauchen|auftaucht|hören|lesen|sehen|kommt|erinner\w*",
        shares=r"niemand(?:em|en)?|jemand(?:em|en)?|anderen?|andere|allen|öffentlich|weitersag\w*|weitererzähl\w*|teile?n?|poste\w*|veröffentlich\w*|erzähl(?:e)? (?:es |das )?(?:bitte )?(?:meiner|meinem|niemandem|keinem)|kolleg\w+|verrat\w*",
        herself=r"(?:ich|wir|er|sie|man|\w+) (?:habe|hab|hat|haben|hatte|will|wollen|muss|möchte|kann|werde|wird|soll|sollte|wollte|konnte)(?: (?!du\b|dass\b|dir\b|nicht)\w+){0,6}|(?:um|ohne)(?: \w+){1,5} zu",
    ),
    parts=_PARTS,
    endings=(
        "(?:komplett|ganz|völlig|vollständig)",
        "bitte",
        "danke",
        "wieder",
        "sofort",
        "jetzt",
        "endgültig",
        "für immer",
        "ja",
        "ok(?:ay)?",
        "gell",
        "klar",
        "einverstanden",
        "in ordnung",
        "ha(?:ha)+",
        "hihi",
        "alles klar",
        r"(?:zu tun|zu schaffen) hat",
        "zusammenhängt",
        "(?:nie wieder |nie mehr |nicht mehr )?(?:reden|sprechen|hören|lesen)",
    ),
    called=r"bitte|gell|ne",
    could=r"kannst\w*|könntest|würdest|können|könnten",
    asked="wo (?:ich|wir)|wie ?viel ich|wie alt ich",
    still=r"noch|auch",
    meanwhile=(r"für (?:einen|den|diese[ns]?) (?:moment|augenblick|mal)|kurz|vorerst|mal eben|diesmal|für heute",),
    joins=r"(?:und|oder)(?: auch)?(?:,? dass)?",
    own=r"(?:ich|mein\w*|wir|unser\w*)",
    reasons="weil|denn",
    grounds=r"da(?!s)|weil|jetzt,? (?:wo|da)|nun,? da|nachdem|wo doch",
    hence=r"also|deshalb|daher|darum|deswegen|drum",
    closes=rf"{_TELL} (?:habe|haben|hast|hatte)",
    goes_on=r"(?:und |aber )?(?:weil|denn|da|das|es|ich|was|wie|wo|kannst|schreib|gib|zeig|sag|nimm)",
    undone=r"(?:nicht mehr|kein teil|aus) (?:\w+ )?meine[mns]? lebens?|irrtum|fehler|fehldiagnosen?|fehlalarm|falscher? alarm|falsch|verwechselt|vertauscht|negativ|nicht bestätigt|heraus|doch (?:nur|kein\w*)|war nur|getrennt|auseinander|schluss|vorbei|(?:ist|bin|sind) durch|erledigt|geschieden|ausgezogen|nicht mehr|abgesetzt|aufgehört|aufgegeben|verloren|geheilt|keine zeit",
    unburdens=r"(?:wollte?|musste?)(?:'s)? (?:\w+ ){0,4}?(?:nur|bloß|einfach)(?: \w+){0,4}? (?:sagen|gesagt haben|erzählen|erzählt haben|reden|loswerden|raus|aussprechen)|musste (?:\w+ ){0,4}?(?:raus|loswerden)|(?:war|ist) (?:\w+ ){0,2}?(?:nur|bloß) (?:\w+ ){0,2}?(?:so )?(?:dahin)?gesagt|(?:ist|war) (?:\w+ ){0,3}?(?:raus|heraus)gerutscht",
    unkept=r"(?:niemand|keiner|keinen?) (?:\w+ )?(?:wissen|erfahren|sehen|lesen)|(?:darf|soll|sollte|muss|kann) (?:(?:doch|ja|eigentlich|noch|hier|das|es) )*(?:niemand|keiner|nicht|nie|in kein\w*|nirgends)|(?:noch )?(?:nicht|kein\w*) (?:\w+ ){0,2}?(?:öffentlich|offiziell|bekannt|angekündigt|final|bestätigt|freigegeben|unterschrieben|für dich|für (?:andere|euch)|stimm\w*|richtig|gemeint|spruchreif|kommuniziert)|(?:weiß|wissen) (?:\w+ )?(?:noch )?(?:nichts|nicht)|stimm(?:t|en) nicht|vertraulich|geheim|gerüchte?|falsch|verwechselt|vom vorjahr|veraltet|überholt|ein scherz|versehen\w*|datenschutz",
    takes_back=r"(?:(?:ach|oh|hm+|doch|moment|warte) ?,? )*(?:nein|nee|nö|doch(?! )|warte|moment|behalt\w*|lass (?:es|das|sie|ihn)|lieber nicht|doch nicht)",
    stands_in=r"(?:ein\w* )?(?:neue|andere)[nrs]?(?=$|[.!,]| (?:bekomm|krieg|haben?|zu|such|kauf|hol)\w*)",
    everywhere=r"überall|projektübergreifend|(?:in|aus) (?:allen|jedem|sämtlichen)(?: meinen| unseren| anderen)? (?:projekten?|repos?|repositor(?:y|ies))",
    article=r"(?:die|der|das|den|dem)\s",
    that="(?:das|dies)(?: alles)?",
    denials=("nicht", "nie"),
    clause="dass",
    then="dann",
    thing="es|das|dies",
    pronoun="(?:von )?(?:ihr|ihnen)",
    by_the_way="übrigens",
    earnestly="im ernst|ernsthaft",
    says_more=r"(?:d(?:er|ie|as|en|em)) (?:mit|von|aus|wo)|welche\w*|wo|mit",
    decision="entscheidung|beschluss",
    habits="",
    tags=("bitte", "ja", "gell", "einverstanden", "in ordnung", "alles klar"),
    by_name=r"(?!)",
    names_more=r"(?:dann|später|danach|davor|der|die|das|den|dem|des)(?! (?:ist|sind|war|waren|hat|haben|hatte|wird|will|kann|soll|geht|stimmt|brauch\w*|spielt|zählt|macht|passt|interessiert|liegt)\b)(?! [\w-]+ (?:ist|sind|war|waren|hat|haben|wird|geht|kommt) \w)|welche\w*|eine?\w*|mit|bei|im|in|am|an|auf|von|vom|aus|über|für|um|wo|wenn|als|was|dass|(?:mein\w*|unser\w*|sein\w*|ihr\w*)(?! [\w-]+ (?:ist|sind|war|hat|haben|sagt|meint|weiß|liest|nutzt|benutzt|will|kann|soll|darf|wird|findet|hasst)\b)|vor allem|besonders|nicht|oder|und|auch|alles",
    requests=r"(?:(?:stattdessen|nur|jetzt) )?(?:gib|sag|schreib|zeig|nimm|nenn|lass uns)",
    somebody=r"(?:(?:bitte|jetzt|und|dann|also)[ ,]+)*(?:vergiss|vergessen sie|lösche?)(?: bitte| alles über| einfach)* (?:ihn|sie)(?: (?:bitte|einfach|ganz|jetzt|komplett|endgültig))*|(?:bitte )?vergiss,? dass es (?:ihn|sie) gibt",
    doing=(
        r"zahle|bezahle|schulde|spare|miete|wohne|lebe|arbeite|habe|bin|nehme|spiele|mag|liebe|hasse|esse|trinke|fahre|studiere|lerne|spreche|koche|lese|schreibe|singe|tanze|laufe|jogge|schwimme|leite|unterrichte|kann|brauche|benutze|nutze|suche|besitze|sammle|verdiene|rauche|heiße"
    ),
    subject="Ich",
)
