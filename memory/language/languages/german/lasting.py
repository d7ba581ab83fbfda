"""Of which words German orders that hold for good are made."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.languages.german.sayings import WORDS
from memory.language.languages.units import UNITS
from memory.language.lasting_table import LastingWords

_TAILS = (
    r"bitte|auch|dauerhaft|für immer|ab jetzt|ab sofort|künftig|immer|in zukunft|fest|auf|ein|fortan|von nun an"
    r"|als (?:eine? )?(?:(?:feste|dauerhafte|allgemeine|ständige|neue|meine) )?(?:regel|anweisung|vorgabe|grundsatz|vorliebe|notiz)"
    r"|(?:für|in|bei) (?:alle[nr]?|jede[ns]?|jedem|jeder|unsere?n?|die|deine[mn]?|künftigen?|zukünftigen?|späteren?)(?: (?:unsere|meine|die|künftigen|zukünftigen|weiteren|kommenden|anderen|neue[ns]?))* (?:gespräche?n?|chats?|unterhaltung(?:en)?|sitzung(?:en)?|zukunft|antworten|gedächtnis|notizen)"
    r"|im (?:gedächtnis|kopf)"
)
"""How long, or as what, something is to be remembered."""

LASTING = LastingWords(
    verbs=r"halte?|stell(?:en?)?|frag(?:en?)?|schreib(?:en?)?|sprich|sprechen|rede[nt]?|antworte(?:te)?n?|(?:ge)?siez(?:en?|t)|(?:ge)?duz(?:en?|t)|fassen?|fass|verzichten?|verwenden?|benutzen?|nutzen?|nennen?|zitieren?|belegen|(?:an|wieder)?(?:zu)?geben|gib|angäben|halten?|bleiben?|sei(?:en|n)?|vermeiden?|sparen|unterlassen|stellen?|drücken|erklären|sehen|absehen|abzusehen|beschränken",
    ways=rf"einzeln|nacheinander|eine? (?:\w+ )?(?:auf einmal|nach de[rm] anderen)|siez(?:en?|t)|duz(?:en?|t)|gesiezt|geduzt|knapp|kurz|kurzer?|kürzer|bündig|sachlich|nüchtern|förmlich|formell|höflich|präzise|prägnant|konkret|direkte?r?|ehrlich(?:er)?|einfache?n?|verständlich|ausführlich|detailliert|neutral|emojis?|smileys?|floskeln|höflichkeitsfloskeln|ausrufezeichen|fachbegriffe\w*|fachsprache|fachchinesisch|fremdwörter\w*|anglizismen|rückfragen|quellen|quellenangaben|stichpunkten?|tabellen|aufzählungen|sätzen?|metrisch\w*|{UNITS}",
    small=r"ok|okay|danke|ja|gell|mal|halt|weg|weglassen|fragen?|sachen?|schreibe?|spreche|auf|dir|sie|sich|dich|mich|mir|mit|zu|bitte|und|oder|aber|sondern|auch|nur|in|im|auf|dabei|keine?[nrs]?|nicht|ihre?[nmr]?|deine?[nmr]?|meine[nr]?|die|der|den|das|alle[ns]?|möglichst|so|wie|möglich|gerne?|antworten|ganzen?|vollständigen?|kurzen|schweizer|an|aus|ab|ohne|von|einheiten|preise|beträge|maße|temperaturen|entfernungen|mengen|wenige[nr]?|mehr|lieber|es",
    lasting=r"(?:auch|selbst) wenn ich(?: dir| dich)?|egal,? in welcher sprache ich(?: schreibe| frage)?|immer|stets|grundsätzlich|künftig|zukünftig|nie|niemals|durchgehend|generell|mir",
    languages=WORDS.languages,
    naming=r"(?:nenne?n?|ansprechen|sprechen|reden)(?: sie)? mich (?:(?:bitte|immer|stets|künftig|einfach) )*(?:mit |als )?",
    titles=r"frau|herrn?|dr|doktor|prof|professor(?:in)?",
    once=r"(?:gib|geben sie) mir (?:\w+ )?quellen(?:angaben)?|eine[rmns]? (?:\w+ )?(?:antwort|tabelle|satz)|einem satz|dies\w+|darauf|hierauf|davon|dazu|kürzer|(?:mehr|etwas|noch) \w+er",
    wishes=r"ich (?:hätte|möchte|will|wünsche mir|bevorzuge|mag|brauche|würde)(?: gerne?| lieber| bitte| mir)*|mir (?:wären|sind|gefallen)(?: lieber)?|lieber",
    outputs=r"antworten|erklärungen",
    rather=r"kürzere?|längere?|einfachere?|klarere?|knappere?|ausführlichere|kurze|knappe|klare|ehrliche|lieber|besser",
    disliked=r"(?:ich (?:mag|hasse) es(?: gar| überhaupt)?(?: nicht)?|es (?:stört|nervt) mich|mich (?:stört|nervt)(?: es)?),? (?:wenn|dass) (?:du|sie)|(?:deine|ihre) (?:antworten|erklärungen) sind(?: (?:mir|immer|noch|oft|meist|etwas|viel|ein bisschen))* zu \w+",
    address=r"(?:duze?|du[tz]z?en sie|sieze?|siezen sie) mich|(?:sag|sage|sagen sie) (?:\w+ )?(?:du|sie) zu mir|(?:sprich|rede|(?:sprechen|reden) sie)(?: bitte)? mich(?: bitte)? (?:mit|per) (?:du|sie) an|(?:du kannst|sie können|du darfst|sie dürfen) (?:mich (?:\w+ )?(?:duzen|siezen)|(?:\w+ )?(?:du|sie) zu mir sagen)|(?:lass|lassen sie) uns (?:beim|bei|per) (?:du|sie)(?: bleiben)?|(?:bitte )?per (?:du|sie)(?=\W*$)|(?:wir )?(?:bleiben|sind) per (?:du|sie)|wir duzen uns",
    leave_out=r"keine?[nrs]?|weniger|nie wieder|hör(?:en sie)? (?:bitte )?auf mit|(?:kannst|könntest|können|könnten) (?:du|sie)(?: bitte)?(?=.*\bweglassen\b)|lass(?:en sie)?|spar(?:e|en sie)? (?:dir|mir|sich)|verzicht(?:e|en sie)? auf|vermeid(?:e|en sie)|weg mit|schluss mit",
    left_out=r"emojis?|emoticons|smileys|gedankenstriche|aufzählungen|aufzählungszeichen|listen|stichpunkte|markdown|fettdruck|überschriften|fachbegriffe|fachchinesisch|fachsprache|fremdwörter|anglizismen|abkürzungen|ausrufezeichen|floskeln|höflichkeitsfloskeln|einleitungen|vorreden|haftungsausschlüsse|warnhinweise|schmeicheleien|komplimente|entschuldigungen|umschweife|füllwörter|belehrungen",
    as_such=rf"metrische (?:einheiten|maße|angaben)|(?:einfache|leichte|klare) (?:sprache|worte|wörter)|kurze sätze|britisches englisch|schweizer rechtschreibung|(?:preise|beträge|temperaturen|entfernungen|maße|mengen)(?: bitte| immer)* in {UNITS}|uhrzeiten im 24-stunden-format",
    known=r"erkläre?(?:n sie)? mir (?:bitte )?(?:(?:nicht|nie|niemals)(?: immer)? (?:die (?:grundlagen|basics)|das offensichtliche|selbstverständliches)|nicht,? was .{1,40} (?:ist|sind|bedeutet|heißt)|die (?:grundlagen|basics)(?: bitte)? nicht|keine (?:grundlagen|selbstverständlichkeiten|basics))"
    r"|(?:du|sie) (?:musst|brauchst|müssen|brauchen) mir (?:(?:die (?:grundlagen|basics)|das offensichtliche) (?:nicht|nie)|keine (?:grundlagen|basics|selbstverständlichkeiten)|nicht) (?:zu )?erklären(?:,? (?:was|wie) .{1,60})?|(?:die )?grundlagen (?:musst|brauchst) du (?:mir )?nicht (?:zu )?erklären",
    stop=r"nenn(?:e|en sie)? mich nicht \w+|entschuldige? dich nicht|hör(?:e|en sie)? auf,? dich zu entschuldigen|sag(?:e|en sie)? nicht (?:immer )?(?=[„\"«])|behandle mich wie (?:einen?) (?:experten|anfänger|erwachsenen|kollegen|profi)\w*|(?:geh|gehe|gehen sie)(?: bitte)? davon aus, dass ich .{2,40} (?:kenne|kann|nutze|verwende|verstehe)|nimm(?: bitte)? an, dass ich .{2,40} (?:kenne|kann|nutze|verwende)|hör(?:e|en sie)? (?:bitte |endlich )*auf,? (?:(?:dich|sich|mich|mir|alles|ständig|immer|dauernd|jedes mal|wieder|stets) ){1,4}.{0,60}?(?:zu )?(?:entschuldigen|loben|belehren|zu sagen|zu raten|zu empfehlen|erinnern|wiederholen|bedanken|schmeicheln|zu fragen)",
    dealt=(
        r"(?:sprich|rede?|schreib(?:e)?) (?:bitte )?mit mir (?:bitte )?(?:ganz )?(?:normal|wie)\b|erklär(?:e|en sie)? mir (?:alles|dinge|die dinge|sachen) (?:bitte )?(?:so,? )?wie\b|behandl?e(?:ln sie)? mich wie\b",
        r"(?:sag(?:e|en sie)? (?:mir|es mir)|warn(?:e|en sie)? mich|korrigier(?:e|en sie)? mich)(?: bitte| ruhig| immer| ehrlich| sofort)*,? (?:wenn|falls|sobald) (?:ich|du|sie) (?:[\w]+ ){0,3}?(?:falsch|unrecht|irre|fehler|daneben|unsicher|sicher)\b",
        r"meine bevorzugte sprache ist\b|(?:stell(?:e|en sie)? )?(?:mir )?(?:bitte )?keine (?:rück|nach)fragen\b|sei(?:en sie)? nicht (?:so|zu) (?:förmlich|höflich|nett)\b|(?:widersprich|widersprechen sie) mir\b|(?:hinterfrag|kritisier)(?:e|en sie)? (?:mich|meine)\b",
        r"(?:du (?:musst|brauchst)|sie (?:müssen|brauchen)) (?:dich|sich) nicht (?:jedes mal|ständig|immer|dauernd) (?:zu )?entschuldigen\b|(?:schreib|antwort|nutz|verwend|benutz)\w*\b.{1,60},? (?:außer|es sei denn),? ich\b",
    ),
    reached=(
        r"(?!.*\b(?:heute|morgen früh|jetzt gleich|diese woche|sobald|wenn (?:es|die|das|der|mein\w*))\b)(?:"
        r"(?:ruf(?:e|en sie|t)?|kontaktier(?:e|en sie|t)?|besuch(?:e|en sie|t)?|stör(?:e|en sie|t)?)(?: bitte)? (?:mich|uns)\b[^.;:!?]{0,60}?\b(?:nicht|nie|niemals)\b(?! (?:nur|immer|ständig|zurück))"
        r"|(?:schick(?:e|en sie|t)?|send(?:e|en sie|et)?)(?: bitte)? (?:mir|uns) (?:bitte )?(?:keine?n?|nie) (?:\w+ )?(?:werb\w+|newsletter|sms|briefe?|e-?mails|mails|post|prospekte|angebote|nachrichten)\b"
        r"|(?:schreib(?:e|en sie|t)?|kontaktier(?:e|en sie|t)?|erreich\w*|ruf(?:e|en sie|t)?|meld(?:e|en sie|et)?)(?: (?:bitte|mir|mich|uns|dich|sich|euch|bei|lieber|nur|ausschließlich|am|besten|immer|eine|ne))+ (?:(?:per|via|über|auf|unter|an)(?: (?:mein\w*|dem|der))? (?:(?:e-?mail|mail|post|briefpost|brief|sms|telefon|handy|whatsapp|festnetz)\b|\+?\d[\d /().-]{5,}|[\w.+-]+@[\w-]+\.)|(?:e-?)?mails? an (?:mein|\+?\d[\d /().-]{5,}|[\w.+-]+@[\w-]+\.)|schriftlich|brieflich|postalisch)"
        r"|(?:sie erreichen|ihr erreicht|du erreichst|man erreicht) (?:mich|uns)\b|ich bin (?:\w+ ){0,3}(?:erreichbar|zu erreichen)\b"
        r"|(?:schick|send)\w*(?: sie)? (?:bitte )?(?:mir )?(?:bitte )?(?:alle|meine|unsere|sämtliche) (?:briefe|rechnungen|post|belege|unterlagen|pakete)\b.{0,40}\b(?:an (?:mich|meine|unsere)|per (?:post|e-?mail|mail))\b"
        r"|(?:mich |uns )?(?:bitte )?(?:nicht|nie)(?: mehr)? (?:anrufen|kontaktieren|besuchen)\W*$|ich (?:möchte|will|würde|bevorzuge)\b.{0,60}\b(?:kontaktiert|angerufen|angeschrieben|angemailt) (?:zu )?werden\b"
        r"|(?:bitte )?(?:nur|ausschließlich) (?:per|via|über) (?:e-?mail|mail|post|briefpost|brief|sms|telefon|handy|whatsapp|festnetz)\b|keine? (?:anrufe?|telefonate|werbung|werbeanrufe|sms|newsletter)(?:,? bitte)?\W*$"
        r")"
    ),
    unspoken=r"(?!.*\b(?:ihn|ihm|ihr|ihnen|es|das|dies|daran|danach|darüber)\b)(?:(?:erwähn(?:e|en sie)?|nenn(?:e|en sie)?|sprich|sprechen sie|red(?:e|en sie)?|frag(?:e|en sie)?|erinner(?:e|n sie)?)(?: (?:bitte|mich|mit mir|mir gegenüber))*(?: [^.;:!?]{2,40}?)? (?:nie(?:mals)? (?:wieder|mehr)|nicht (?:mehr|wieder|nochmal|noch einmal))\b"
    r"|bring(?:e|en sie)? [^.;:!?]{2,40}? (?:nie(?:mals)? (?:wieder|mehr)|nicht (?:mehr|wieder|nochmal|noch einmal)) (?:zur sprache|auf)\b"
    r"|hör(?:en sie)? (?:bitte )?auf,? (?:mich )?[^.;:!?]{2,60} (?:zu erwähnen|zu fragen|zu erinnern|zu reden|zu sprechen)\b"
    r"|ich (?:will|möchte) (?:bitte )?(?:nie(?:mals)? (?:wieder|mehr)|nicht (?:mehr|wieder)) (?:über|von|an|nach) [^.;:!?]{2,60} (?:sprechen|reden|hören|erinnert werden|gefragt werden)\b)",
    would=r"(?:mir (?:wäre|ist) (?:es )?(?:viel )?lieber|es (?:wäre|ist) mir (?:viel )?lieber|ich (?:fände|finde) es (?:gut|besser|schöner|angenehmer)|ich (?:hätte|mag) es (?:gerne?|lieber)),? (?:wenn|dass) (?:du|(?-i:Sie)) ",
    with_me=r"mit mir|zu mir",
    easier=r"(?:das|es) (?:ist|wäre|wird|geht|liest sich) (?:viel |so |einfach |doch )?(?:einfacher|leichter|besser|schöner|netter|angenehmer)|so ist (?:es|das) (?:einfacher|leichter|besser)",
    pressed=r"eilig|in eile|keine zeit|wenig zeit|müde|unterwegs|muss|gleich|sitze",
    henceforth=r"bis auf weiteres|ab (?:jetzt|sofort|heute)|von (?:jetzt|nun|heute) an|künftig|zukünftig|fortan",
    at_outset=r"egal,? was ich (?:frage|schreibe|sage)|in zukunft|grundsätzlich|generell|standardmäßig",
    announced=(
        r"(?:das|dies) ist (?:eine|meine) (?:feste|dauerhafte|allgemeine|ständige) (?:regel|anweisung)|"
        rf"(?:(?:bitte |und |also |auch )*(?:merke?|speich(?:er|ere)|behalte?|notiere?|nimm|schreibe?|behandle?|halte?|mach)(?:n sie)?(?: (?:dir|sich|bitte|es))*(?: (?:das|dies|es|diese|alles))(?: (?:bitte|so|mal|auch|dir|gut))*)(?:,? (?:{_TAILS}))*"
        rf"|(?:(?:und )?(?:das|dies|diese regeln?|das ganze) (?:gilt|gelten|bleibt|ist|soll)(?: (?:auch|so|gelten))*)(?:,? (?:{_TAILS}))+"
    ),
    for_good=r"mich|(?:keine?[nrs]?|nicht|nie) (?:\w+ ){0,3}?mehr|mit mir|zu mir|(?:deine|ihre)n? antworten",
    for_all=r"(?:deine|ihre)n? (?:antworten|erklärungen|nachrichten)|(?:code|text),? den du(?: mir)? (?:schreibst|gibst|schickst|zeigst)",
    told=r"erkläre? mir alles wie\b|(?:(?:und|bitte|ach),? )*(?:(?:fang|beginn|beende|halt|mach|schließ|kürz)(?:e|en sie)?(?: bitte| alle)* (?:deine|ihre) (?:antworten|erklärungen)\b|du (?:kannst|darfst) mich (?:gerne? |einfach |ruhig )*(?-i:[A-ZÄÖÜ])\w+ nennen|nenn(?:e|en sie)? mich (?!nicht\b)\w|sei(?:en sie)? [\w ]{2,40} (?:zu|mit) mir(?=\W*$)|frag(?:e|en sie)?(?: mich)?(?: bitte)? (?:nach|vorher|zuerst)?,? ?(?:wenn|bevor) (?:du|sie|etwas)\b)",
    tells=r"(?:warne?|erinnere?)(?:n sie)? mich|antworte(?:n sie)?|schreib(?:e|en sie)?|sprich|sprechen sie|rede|erklär(?:e|en sie)?|(?:gib|geben sie|sag(?:e|en sie)?|nenn(?:e|en sie)?|zeig(?:e|en sie)?) (?:mir|uns|dazu|am|zuerst|die|deine|ihre|alle)|zitiere?(?:n sie)?|formatiere?(?:n sie)?|runde(?:n sie)?|verwende(?:n sie)?|benutze?(?:n sie)?|nutze?(?:n sie)?|übersetze?(?:n sie)?|korrigiere?(?:n sie)?|verbessere?(?:n sie)?|erwähne?(?:n sie)?|empfiehl|empfehlen sie|begründe(?:n sie)?|beginne?(?:n sie)?|belege?(?:n sie)?|duze?|sieze?|fass(?:e|en sie)? (?:dich|sich|alles)|beschränke?(?:n sie)? (?:dich|sich)|vermeide(?:n sie)?|frag(?:e|en sie)? (?:mich|nach)|sei(?:en sie)? (?:\w+ ){0,2}?(?:zu|mit) mir",
    tells_last=r"(?:be)?antworten|schreiben|sprechen|reden|erklären|verwenden|benutzen|nutzen|duzen|siezen|nennen|angeben|zitieren|formatieren|runden|übersetzen|korrigieren|erwähnen|fassen|verzichten|ausgeben|anfangen|beginnen",
    wants=r"ich (?:möchte|will|wünsche mir|hätte gern(?:e)?|erwarte),? (?:dass|wenn) (?:du|sie) |du (?:sollst|sollest|musst) |sie (?:sollen|müssen) ",
    could=r"(?:kannst|könntest|würdest|magst) du |(?:können|könnten|würden) sie ",
    within=r"in (?:diesem|unserem|dem) (?:repo(?:sitory)?|projekt)|in (?:dieser|unserer) (?:codebasis|codebase)|(?:für|bei) (?:dieses|diesem) (?:repo|projekt)|hier im (?:repo|projekt)",
    uses=r"(?:be)?nutz(?:e|t|en sie)?|verwende(?:n sie)?|nimm|nehmen sie|bleib(?:e|en sie)? bei|halte? dich an|halten sie sich an|vermeide(?:n sie)?",
    this=r"diese\w*|das|hier",
    an=r"eine?[nmrs]?",
    inside=r"in|im|auf",
    toward=r"an|mit|zu",
    actor=r"ich|wir|er|man",
    asked=r"was|wie|warum|wer",
    joins=r"und|oder|ob|wie|wenn|aber|noch",
    when=r"wenn|falls|sobald",
    whenever=r"stets|jedes mal|(?:immer|jedes ?mal),? wenn|sooft|so oft",
    asking=r"ich (?:[^,;:.!?]{1,60} )?(?:frage|bitte|schicke|sende|zeige|gebe|einfüge|poste|teile|schreibe|erwähne|anfrage|nachfrage|kopiere|reinkopiere|einkopiere|verlange)(?=,)"
    r"|(?:du|sie) (?:[^,;:.!?]{1,60} )?(?:gibst|geben|nennst|nennen|zeigst|zeigen|schreibst|schreiben|vorschlägst|vorschlagen|empfiehlst|empfehlen|erklärst|erklären|übersetzt|übersetzen|antwortest|antworten|auflistest|angibst|angeben|zitierst|zitieren|korrigierst|korrigieren|zusammenfasst|zusammenfassen|rechnest|rechnen)(?=,)|wir (?:[^,;:.!?]{1,60} )?(?:reden|sprechen)(?=,)|es um [^,;:.!?]{2,40} geht(?=,)|ich (?:[^,;:.!?]{1,40} )?fehler mache(?=,)|du (?:dir )?(?:[^,;:.!?]{1,20} )?(?:unsicher|nicht sicher) bist(?=,)",
    rules=r"(?:(?:ein paar|eine|zwei|drei|vier|fünf|meine|\d) )?(?:weitere )?(?:einfache |allgemeine )?(?:regeln?|vorgaben?|wünsche?|dinge|grundregeln?)",
    for_me=r"du|dir|dein\w*|für mich|mir",
    kinds=r"(?:bei|in|für) (?:alle[nr]? |meinen? )?(?:rezepten?|übersetzungen|code(?:beispielen?)?|e?-?mails|zusammenfassungen|listen|erklärungen|entfernungen|preisen?|temperaturen|maßangaben|empfehlungen|vorschlägen?|(?:mathe|rechen)aufgaben|\w+fragen)",
    passing=r"dies\w*|das|(?<!über )die|(?<!über )den|(?<!nach )der|(?<!nach )dem|es(?! um\b)|meine?[nrms]?|unsere?[nrms]?|gleich|heute|morgen|gestern|jetzt|nachher|später|hier|nochmal|wieder",
    then=r"schreibe?|gib|gebe|zeige?|erwähne?|erkläre?|stelle?|setze?|füge?|lasse?|sage?|frage?|mache?|übersetze?|warne?|erinnere?|(?:dann )?(?:bitte|immer|stets|nie|niemals|nur|ausschließlich|keine?\w*|ohne|verwende|benutze?|nutze?|nenne?|nimm|weise?|markiere?|korrigiere?|antworte|rechne|achte|vermeide?|kommentiere?|beschränke?|(?!\w+t )\w+ (?:bitte|immer|stets|nie|nur|trotzdem))",
    leads=r"und|aber|auch|ach|ok|okay|also|dann|übrigens|bitte|denk(?: bitte)? daran|achte(?: bitte)? darauf|du (?:sollst|darfst|musst)|in (?:diesem|dem|unserem) (?:projekt|repo)",
    ever=r"stets|jedes mal|immer(?! noch\b)|nie|niemals|nie wieder|unter keinen umständen|grundsätzlich|ausnahmslos|auf keinen fall",
    no=r"(?!)",
    acts=r"ändere?|aktualisiere?|arbeite|benenne?|benutze?|committe?|dokumentiere?|entferne?|ergänze?|erstelle?|erzeuge?|fass|fasse|formatiere?|frag|frage|füg|füge|führe?|halte?|importiere?|installiere?|lasse?|lege?|lese?|lies|lösche?|mache?|merge|migriere?|nimm|nutze?|öffne|prüfe?|pushe?|rebase|refaktoriere?|schreibe?|setze?|speichere?|starte|stelle?|teste|trage?|überprüfe?|überschreibe?|verändere?|verschiebe?|verwende|veröffentliche",
    last=r"(?:an|zusammen)?(?:legen|fassen)|ändern|aktualisieren|benutzen|committen|dokumentieren|entfernen|erstellen|fragen|formatieren|hinzufügen|installieren|laufen lassen|löschen|machen|mergen|nutzen|prüfen|pushen|schreiben|testen|überschreiben|verwenden|veröffentlichen|ausführen|umbenennen|nachfragen|rebasen",
    revoking=(
        r"(?:bitte )?hör(?:e|t|en sie)? (?:bitte )?auf(?: damit)?,? (?P<what>.{1,80}\bzu (?:antworten|schreiben|sprechen|reden|verwenden|benutzen|nutzen|nennen|duzen|siezen|erklären|formatieren))\b",
        r"(?:bitte )?(?=.{0,80}\b(?:nicht|nie|keine?\w? (?:\w+ ){1,3}?)\s?mehr\b)(?P<what>(?:antworte|schreibe?|sprich|rede|verwende|benutze?|nutze|nenne?|duze?|sieze?|erkläre?)\b.+)",
        r"du (?:musst|brauchst|sollst) (?P<what>(?:mir |mich )?nicht mehr .+)",
    ),
    of_any="immer bitte mehr antworte antworten schreib schreibe schreiben sprich sprechen verwende verwenden",
    contraries={
        "length": {
            "short": r"kurz(?:e[nrms]?)?|kürzer\w*|knapp(?:e[nrms]?)?|bündig",
            "long": r"lang(?:e[nrms]?)?|länger\w*|ausführlich\w*|detailliert\w*",
        },
        "address": {
            "du": r"duze?n?|geduzt|per du|du(?= zu mir)",
            "sie": r"siez\w+|gesiezt|per sie|(?-i:Sie)(?= zu mir)",
        },
        "manner": {"formal": r"förmlich\w*|formell\w*", "casual": r"locker\w*|ungezwungen|informell\w*"},
        "candour": {"blunt": r"schonungslos\w*|knallhart\w*|gnadenlos\w*", "gentle": r"sanft\w*|schonend\w*|nett"},
        "level": {
            "simple": r"einfach\w*|für anfänger|wie einem kind",
            "expert": r"fachlich|technisch\w*|wie ein(?:em)? profi|fachbegriffe\w*",
        },
        "summary at": {
            "the beginning": r"(?:zusammenfassung|ergebnis|fazit) (?:zuerst|an den anfang|am anfang|vorne?)",
            "the end": r"(?:zusammenfassung|ergebnis|fazit) (?:zuletzt|ans ende|am (?:ende|schluss))",
        },
        "form": {
            "points": r"stichpunkte\w*|aufzählung\w*|listen|spiegelstriche\w*",
            "prose": r"fließtext|ganze[nr]? sätzen?|absätze\w*",
        },
        "tables": {"": "tabellen?"},
        "headings": {"": "überschriften"},
        "sources": {"": "quellen(?:angaben)?|links"},
        "formulas": {"": r"formeln?|gleichungen"},
        "analogies": {"": r"analogien?|vergleiche|metaphern?"},
        "examples": {"": "beispiele?n?"},
        "jokes": {"": "witze?n?|humor"},
        "questions": {"": "rückfragen|nachfragen|gegenfragen"},
        "disclaimers": {"": "warnhinweise|hinweise"},
        "greetings": {"": "begrüßung(?:en)?|anrede|grüße"},
        "bold": {"": "fett(?:druck)?"},
        "summaries": {"": "zusammenfassungen"},
        "comments": {"": "kommentare"},
    },
    denies=r"keine?[nrs]?(?: \w+)? mehr|keine?[nrs]?|nicht(?: mehr)?|nie(?:mals)?(?: mehr)?|ohne|statt|anstatt|anstelle von|lass(?:en sie)?|verzichte?(?:n sie)? auf|hör auf mit|vermeide|weniger|schluss mit|spar dir|vor",
    allows=r"(?:sind|ist) (?:wieder )?(?:ok(?:ay)?|in ordnung|erlaubt|willkommen)|darfst du wieder",
    drops=r"(?:\w+ )?weg(?:lassen)?|(?:\w+ )?sein",
    called=r"nenn(?:e|t|en sie)? mich(?: bitte)?(?: ab jetzt| jetzt| künftig)?|ich heiße jetzt",
    of_some=r"für|bei|in|im|an|beim|über|mit",
    idle="wieder jetzt heute alles alle allen stets künftig zukunft ab sofort von nun an fortan antwort preise preisen beträge angaben einheiten temperaturen zeiten uhrzeiten daten zahlen texte code gib geben nimm nutze benutze benutzen mach mache machen zeig zeige mir mich uns dir mit für die der das den dem ein eine einen in im auf und oder aber nur noch auch ganz lieber gern gerne statt statdessen stattdessen grundsätzlich soll sollen sollst kannst können will möchte rede stell um halte sei",
    lifted=(
        r"(?:und |ok,? |also )?(?:du kannst|du darfst|kannst|darfst) (?:du )?(?:mir )?(?:jetzt|wieder|ab jetzt|nun|ruhig|gerne?|auch| )+{}(?: (?:benutzen|verwenden|nutzen|antworten|schreiben|machen|nehmen|erklären|werden|sein|geben|einbauen))+",
        r"(?:und |ok,? |also )?{} (?:sind|ist) (?:jetzt|wieder|nun|ab jetzt|inzwischen|für mich| )+(?:ok(?:ay)?|in ordnung|gut|erlaubt|willkommen)",
        r"(?:und |ok,? |also )?ich (?:will|möchte|brauche|mag) keine {} mehr(?:,.{1,60})?",
    ),
    teaching=(
        r"(?:erklär|erkläre|erklärs|erklär's|erklären sie|erklären)(?: es| das| alles| mirs?| mir's| uns)* (?:(?:so )?als (?:wär|wäre|ob)(?: ich)? (?:\d{1,2}|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|ein (?:kind|anfänger|kleinkind))(?: (?:jahre(?: alt)?|wäre|bin))*|wie (?:für )?(?:eine?[mnr]? )?(?:(?:fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)jährigen?|kind|anfänger(?:in)?))",
        r"(?:(?:geh|mach|erklär|erkläre|bitte|nur|immer|gib mir|gehen)(?: es| mir| das| alles| immer| bitte| nur)* )?(?:schritt für schritt|(?:immer )?(?:nur )?ein(?:en|e)? (?:schritt|sache|ding) (?:nach d(?:em|er) anderen|auf einmal|pro (?:mal|nachricht|antwort)))",
        r"(?:verrat|verrate|sag|sage|gib|zeig|nenn)(?: mir)?(?: bitte)?,? nicht (?:gleich|sofort|direkt|einfach) die (?:antwort|lösung|ergebnis)(?:en)?|(?:bitte )?(?:mir )?nicht (?:gleich|sofort|direkt|einfach) die (?:antwort|lösung)(?:en)? (?:verraten|sagen|geben|zeigen|nennen)|(?:verrat|verrate|sag|gib)(?: mir)?(?: bitte)? die (?:antwort|lösung)(?:en)? nicht (?:gleich|sofort|direkt|einfach)",
        r"(?:gib mir|gib|nur|lieber)(?: lieber| nur| erst| bitte)* (?:kleine )?(?:tipps|hinweise|denkanstöße)(?: (?:statt (?:der |die )?(?:lösung|antwort)(?:en)?|zuerst|erst))?(?! (?:für|zu)\b)",
        r"(?:(?:mach|nutz|nutze|benutz|benutze|verwende|schreib(?: in)?|mit|in|bitte)(?: bitte| nur)* )?(?:nur )?(?:kurzen?|einfachen?|leichten?|kürzeren?|einfacheren?) (?:sätzen?|wörtern?|wörter|worten?|absätzen?|antworten)",
        r"(?:halt|halte|mach|kannst du|könntest du|deine|fass)(?: bitte| mal)* (?:deine|die) (?:antworten|erklärungen)(?: bitte| etwas| ein bisschen| viel)* (?:kurz|kürzer|knapp|einfach|einfacher)(?: (?:halten|machen|fassen))?|(?:deine|die) antworten(?: bitte| etwas| ein bisschen)* (?:kurz|kürzer|knapper|einfacher) (?:halten|machen|fassen)",
        r"(?:keine|ohne|vermeide)(?: so)? (?:langen?|großen?|riesigen?) (?:sätze|absätze|textblöcke|texte|wörter)|keine textwände",
        r"keine (?:formeln|theorie|gleichungen) (?:zuerst|am anfang|gleich)|(?:noch|erstmal) keine formeln",
        r"(?:(?:gib mir|zeig mir|mach|bitte)(?: bitte| immer)* )?(?:immer )?(?:zu)?erst (?:ein|das|die|eine) (?:beispiel|idee|bild|anschauung)(?:,? (?:und )?(?:dann|danach) (?:erst )?(?:die |das )?[^.!?,]{1,30})?",
        r"(?:stell mir (?:lieber )?fragen (?:statt|anstatt|bis)[^.!?]{0,50})|lass mich (?:erst|zuerst|selbst) (?:selbst )?(?:probieren|versuchen|nachdenken|überlegen|drauf ?kommen)",
    ),
    taught_so=r"und|aber|also|auch|ok|ja|bitte|(?:kannst|könntest|würdest) du|ich (?:brauche|möchte|hätte gern|will)|mir hilft",
    taught_behind=r"bitte|danke|ok|immer|mit mir|ab jetzt|auch|ja",
)
