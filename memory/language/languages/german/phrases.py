"""German: how people speak to an assistant."""

# ruff: noqa: E501 - a list of words is read, not edited by column

from memory.language.phrase_table import Phrases

_TEXT = r"text|satz|sätze|absatz|e-?mail|mail|brief|nachricht|beitrag|aufsatz|übersetzung|geschichte|gedicht|lied|kapitel|dialog|hausaufgaben?|entwurf|artikel|untertitel"
"""What texts are called."""
_OF_TEXT = r"(?:mein|unser)(?:e|en|em|er|es)?(?: \w+){0,2}? (?:satz|sätze|übersetzung|aufsatz|hausaufgaben?|geschichte|roman|gedicht|kapitel|lied|grammatik|rechtschreibung|englisch|deutsch|französisch|spanisch|italienisch|portugiesisch|niederländisch|russisch)\b.{0,40}"
"""A text or a language that the user learns by: what stands in it may be anybody's."""
_NO_VOICE = rf"{_TEXT}|listen?|tabellen?|stich\w+|aufzählung|fließtext|erinnerung|antwort|vorlage|muster|zusammenfassung|pdf|json|csv|markdown|datei|dokument|dank\w*|geschenk|überraschung|nächst\w+|erst\w+|letzt\w+|bisher|oben|mutter|vater|eltern\w*|frau|mann|tochter|sohn|\d+|drei|zwei"
"""What something is written as without being said by somebody else: forms, and what the user may be herself."""

PHRASES = Phrases(
    greeting=r"hallo|wie geht(?:'|es )?s(?: dir| ihnen)?|wie geht es (?:dir|ihnen)|moin|servus|grüß (?:gott|dich)|guten (?:morgen|tag|abend)|gute nacht|tschüss?|auf wiedersehen",
    dear=r"liebe[rs]?|werte[rs]?|sehr geehrte[rs]?|meine damen und herren",
    sign_off=r"(?:(?:mit|und|viele[n]?|liebe[n]?|beste[n]?|freundliche[nm]?|freundlicher|herzliche[n]?|schöne[n]?|ganz|sonnige|besten) )*(?:grüße[n]?|grüsse[n]?|gruß|gruss)(?: (?:aus|von|an) [\w ]{2,30})?|(?:lg|vg|mfg|glg|bg|hg)(?: \w+)?|hochachtungsvoll|(?:(?:vielen|herzlichen|besten) )?dank(?:e)?(?: (?:im voraus|und .{2,30}))?|bis (?:bald|dann|dahin|morgen)|alles (?:liebe|gute)|(?:dein|deine|euer|eure|ihr|ihre)|tschüss?",
    to_answer=r"antwort\w*|beantwort\w*|erwider\w*|zurückschreib\w*|schreib(?:e|t)? (?:ich|man) (?:ihm|ihr|ihnen|das|da|denen)?|(?:sag|schreib)e? ich (?:da|dazu|ihm|ihr|denen|ihnen|jetzt)|(?:ab|ver)?(?:schicken|senden)|rausschicken|absagen",
    this_text=r"(?!.*\bschreib).*?\b(?:dies\w*|folgende\w*) (?:\w+ ){0,2}?(?:[\w-]*(?:mail|brief|nachricht|beitrag|post|tweet|entwurf|artikel|anzeige|anschreiben|bewerbung|inserat|ausschreibung|sms))\b",
    spoken_to=r"assistent(?:in)?|tagebuch|helfer|computer|ki|maschine",
    thanks=(
        r"(?:vielen |herzlichen |besten )?dank(?:e(?: ?schön| sehr| dir| ihnen)?)?(?:,? (?:du )?bist (?:echt |wirklich )?(?:der beste|die beste|spitze|super|toll|klasse|ein schatz))?"
        r"|(?:du hast|sie haben|das hat)(?: mir)? (?:\w+ ){0,2}(?:weiter)?geholfen|das war (?:sehr )?hilfreich|(?:(?:es|das) )?hat (?:gut |super |prima )?(?:geklappt|funktioniert)(?=\W*$|,? (?:vielen |lieben )?dank)"
    ),
    courtesy=r"bitte",
    asks_leave=r"(?:darf|kann|dürfte|könnte) ich (?:dich |sie |euch )?(?:mal |kurz |etwas |was )*fragen|ich wollte (?:dich |sie |euch )?(?:mal |nur |kurz )*fragen",
    politely=(
        r"ich (?:bitte|ersuche) sie(?: (?:höflich|herzlich|freundlich|bitte|ausdrücklich|daher|nun|darum))*,?|ich bitte (?:darum|höflich),?"
        r"|ich (?:darf|dürfte|möchte|würde|muss) sie(?: (?:höflich|herzlich|freundlich|bitte|daher|nun|darum))* (?:bitten|ersuchen)(?: darum)?,?"
        r"|ich (?:wäre|bin) ihnen (?:sehr |äußerst )?(?:dankbar|verbunden),?(?: wenn sie)?|ich (?:möchte|wünsche mir|hätte gern|bevorzuge es),? (?:dass|wenn) (?-i:S)ie"
        r"|es wäre (?:sehr )?(?:schön|nett|freundlich|hilfreich),? wenn (?-i:S)ie|(?:würden|könnten|können) sie(?: (?:so (?:gut|freundlich|nett|lieb) sein(?: und)?|mir|bitte|mal|kurz))*,?"
        r"|seien sie(?: bitte)? so (?:gut|freundlich|nett|lieb)(?: und)?,?|haben sie(?: bitte)? die (?:güte|freundlichkeit)(?: und)?,?"
    ),
    would_you="kannst du|könntest du|können sie|bitte",
    for_me="bitte|mir",
    soft="bitte|und|aber",
    supposes="wenn|falls",
    points_back=r"dies\w*|das|den text",
    but="aber",
    though="allerdings",
    joins=r"und|aber",
    onward=r"(?:dann|jetzt|nun)(?! \w+ (?:ich|wir)\b)",
    sounds="boah|puh|uff",
    filler=r"ja|nein|genau|klar|gut|prima|toll|alles klar|na gut|bitte|ach|übrigens|und|aber|also gut|stimmt"
    r"|(?:sehr gut|passt(?: so)?|weiter|mach (?:weiter|das)|erledigt)(?=\W*$|\s*[,.!;])",
    empty_statement=(
        r"das (?:ist|war|klingt|hilft|stimmt|geht|funktioniert)|du|deine?|ich (?:verstehe|weiß)(?: (?:das"
        r"|es))?(?: nicht)?\W*$"
        r"|ich habe (?:eine|noch eine|mal eine) frage|ich möchte wissen|es (?:geht|funktioniert) nicht"
    ),
    points_at=r"(?:bitte )?(?:s(?:iehe|\.|ieh) (?:unten|oben|anhang|bild|screenshot|foto|anbei)|im anhang|anbei)",
    question=(
        r"wer|was (?:ist|sind|macht|machst|kann|soll|bedeutet|heißt)|was für(?: \w+){1,3} (?:ich|man|wir|nehm\w*|nimmt|pass\w*|brauch\w*|gibt|geht|gehen|hilft|helfen|eigne\w*|kauf\w*|soll\w*|kann|könn\w*)|wie|wieviel\w*|wo|warum|wieso|wiso|weshalb|wann|welche[rsnm]?"
        r"|wessen|(?:in|an|auf|mit|bei|von|zu|für|um|ab|seit|bis|aus|nach) (?:welche[mnrs]?|wann|wem|wen|wie viel\w*)"
        r"|woher|wohin|womit|kannst du|könntest du|können sie|könnten sie|weißt du|wissen sie|hast du|haben sie|bist du"
        r"|ich (?:möchte|will|würde gerne?|wüsste gerne?) (?:gerne? )?(?:wissen|erfahren)|mich würde interessieren|ideen für|unterschied zwischen"
        r"|sind sie|gibt es|soll ich|kann (?:ich|man)|darf ich|ist (?:das|es)"
    ),
    asked_last=r"(?:(?:bei|mit|von|zu|für|an|auf|in|aus|nach|gegen) (?:wem|wen|wann|was)|wo(?:hin|her)?|wann|wer|wie(?: (?:viel|lange|oft|alt))?) (?:noch ?mal|noch gleich|gleich noch ?mal|eigentlich|jetzt)",
    leaves_open=r"wei(?:ß|ss)\w*|egal|ahnung|vergess\w*|sag\w*|frag\w*|erinner\w*",
    asking=(
        r"(?:und |also |dann )?(?:bitte|kannst du|könntest du|können sie|schreib|gib mir|empfiehl|hilf mir"
        r"|(?:was|wie|wo|welche\w*)(?= (?:\w+ ){0,2}?(?:kann|kannst|könnte|könntest|soll|sollte|muss|darf|würdest|mache?|koche|esse|gibt|hilft|ist|sind|geht|tun)\b(?!\s*(?:[,.;]|$))))"
    ),
    spelled=r"mit (?:einem |zwei )?[a-zß]",
    is_one=r"ist",
    one=r"eine?|ne|n|'ne|'n",
    leads_in=r"für|zu|zum|zur|von|vom|aus|als|wenn|falls|weil|wegen|zwischen|statt|laut|und|aber|oder|dann",
    labels="liste",
    transform=(
        r"übersetzen?|übersetz|fasse|fass|korrigieren?|korrigier|verbessern?|verbesser|formulieren?|erklär(?:e"
        r"|en)? (?:dies|das|den|folgend)"
    ),
    request=(
        r"(?!sind |waren )\w+n sie\b|(?!magst |weißt |kannst |könntest |würdest |willst |wirst |hast |hattest |bist |warst )[^\W_]{2,}st du (?:mir|uns)\b|"
        r"lass(?:t)? uns (?:weiter\w*|anfangen|beginnen|(?:mal )?(?:mit .{2,40} )?(?:anfangen|beginnen|fortfahren)|(?:ein\w* )?(?:\w+ )?(?:geschichte|gedicht|spiel|beispiel)\b)|(?:fangen|machen) wir (?:mit|an|weiter)|versuchen wir (?:es|das)\b|nehmen wir (?:mal )?(?:an\b|ein beispiel)|"
        r"schreib(?:e|en)?|erstellen?|erstell|mach(?:e|en)?|gib|geben sie|zeig(?:e|en)?|erzähl(?:e|en)?|sag(?:e"
        r"|en)?|erklär(?:e|en)?"
        r"|hilf|helfen sie|nenn(?:e|en)? (?!mich)|such(?:e|en)?|schlag(?:e|en)?|empfiehl|vergleichen?|vergleich"
        r"|liste|entwirf|entwerfen sie|formulier(?:e|en)|verfass(?:e|en)?|stelle? (?:mir|eine?[nrms]?|das|die|den|bitte)|erfinde|generier(?:e|en)|analysier(?:e|en)"
        r"|definier(?:e|en)|bring (?:mir|diese)|denke? dir|ich (?:brauche|bräuchte|hätte gerne?|möchte|wünsche mir|suche|will) (?:\w+ ){0,2}(?:fassung|entwurf|texte?|rezepte?|ideen?|rat|ratschl\w+|tipps?|hilfe|e-?mail|brief|liste|gedicht|geschichte|übersetzung|zusammenfassung|erklärung|beispiele?|aufsatz|skript|code|vorlage|titel|vorschläge?|formulierung|anleitung|muster)|finde? (?:mir|heraus|zwei|drei|vier|fünf|\d+|eine?[nrms]?|synonyme|ein gutes)|zähl(?:e|en)? (?:mir |alle |die )|sortier(?:e|en)|ergänz(?:e|en)|vervollständig(?:e|en)"
        r"|nenne (?:mir|alle|die|den|das|drei|fünf|\d+|einige|ein paar)|beschreib(?:e|en)?|berechne|stell dir|ich (?:hätte|brauche) (?:gern|eine antwort|hilfe)"
    ),
    works=(
        r"(?:(?:jetzt|nun|dann|und|bitte|auch|als nächstes) )*(?:(?:(?:bewert|beurteil|berücksichtig|integrier|veranschaulich|bestimm|ermittl|lös|beweis|begründ|prüf|überprüf|kontrollier|kommentier|kombinier|konjugier|deklinier|interpretier|untersuch|unterscheid|ordn|simulier"
        r"|beton|schätz|gliedr|gliedere|erörter|diskutier|erläuter|skizzier|visualisier|präzisier|konkretisier|illustrier|vertief|erweiter|optimier|refaktorier|implementier|klassifizier|kategorisier|strukturier|charakterisier|argumentier|zitier"
        r"|wähl|schilder|nummerier|personalisier|transkribier|modernisier|extrahier|identifizier|rekonstruier|widerleg|erwähn)e?"
        r"(?= (?:bitte|mir|uns|das|die|den|dem|der|dies\w*|ein\w*|meine[nmr]?|alle\w*|jede\w*|auch|noch|folgende\w*|ob|wie|warum|zwischen|zwei|drei|vier|fünf|\d+)\b(?! (?:gerade|zurzeit|aktuell|seit)\b)| [„\"«]))"
        r"|(?:bau|füg|bind|arbeit|setz|teil|fädl|flecht)e? (?!mich\b)(?:\S+ ){1,9}ein(?=\W*$)|geh(?:e)? (?:\S+ )?(?:kurz |näher |genauer |auch )?auf (?:\S+ ){1,9}ein(?=\W*$)|(?:pass|wend)e? (?!mich\b)(?:\S+ ){1,9}an(?=\W*$)"
        r"|(?:leit|stell)e? (?!mich\b)(?:\S+ ){1,9}(?:her|ab|dar|gegenüber)(?=\W*$)|achte (?:darauf|auf)|sorge dafür|konzentrier(?:e)? dich|beschränk(?:e)? dich|wirf einen blick|(?:lenk|muntere?|heitere?) mich|unterhalte mich(?! (?:mit|über|gerade|gern))|(?:motivier|überrasch|inspirier|überzeug)e? mich"
        r"|(?:(?:das|die|den|dem|der|dies\w*|ein\w*|alle\w*|folgende\w*|noch|auch) (?:\S+ ){1,8}|bitte (?:\S+ ){1,9})(?:bewerten|beurteilen|berücksichtigen|integrieren|einfügen|einbauen|ergänzen|hinzufügen|kürzen|verbessern|umschreiben|umformulieren|übersetzen|korrigieren|zusammenfassen|überprüfen|prüfen|formatieren|sortieren|auflisten|erklären|begründen)(?=\W*$))"
    ),
    edit=(
        r"(?:streich|ergänze?|füge?|kürz|ändere?|ersetze?|aktualisiere?|lösche?|entferne?|häng|verkürze?|vereinfache?|wandle|tausch|nimm|lass|setz|mach|überarbeite?|markiere?)(?:n sie)?"
        r"(?= (?:es|das|die|den|dem|der|mir|meine?\w*|eine?\w*|noch|bitte|alle\w*|aus|daraus|sie|ihn|mehr|weniger|nochmal|überall|zwei|drei|\d+)\b| [„\"«])|stelle? (?:das|die|den)|führe? .{1,40} aus(?=\W*$)|(?:versuch|mach|probier)(?:'s| es)"
    ),
    judged=(
        r"(?:(?:das|ist|noch|etwas|viel|ein bisschen|immer|leider) )*(?:zu (?!viele?\b|wenige?\b|haus|spät\b|zweit\b|dritt\b)\S+|(?:nicht|nicht zu) [a-zäöüß]+(?<!mehr)(?=\W*$)|ohne (?:\S+ ){1,4}zu \w+en|nicht (?:schlecht|gut|ganz|übel|richtig|das)|was ich (?:wollte|meinte|brauche|suche)|das (?:meinte|wollte|meine) ich (?:so )?nicht|das (?:klingt|ist) (?:zu )?kompliziert"
        r"|super|perfekt|prima|toll|gut|besser|falsch|fast|nein|ja|klasse|sehr gut|naja|hm+)"
    ),
    another=r"(?:(?:und|oder|ok|also|dann|hast du|gibt(?:'s| es)|gib mir|lieber|bitte|vielleicht|bloß) )*(?:noch (?:eine?[nrs]?|was|welche|etwas)|(?:et)?was ander(?:e|er)s|(?:eine?[nrms]? )?ander(?:e|er)[rnsm]?|weitere|alternativen?|(?:was )?sonst(?: noch)?(?: was)?)(?: (?:idee|ideen|vorschlag|vorschläge|tipp|tipps|bitte|vielleicht|anderes?))*",
    of_answer=(
        r"(?:(?:das|die|den|der|es) )?(?:kenn|hab|habe|kenne|hatte)(?:e)?(?: ich)?(?: (?:das|die|den|es|alle|schon|auch|bereits|leider))*(?: (?:gesehen|gelesen|gehört|probiert|versucht|gekannt))?(?: schon)?"
        r"|(?:schon|bereits) (?:gesehen|gelesen|gehört|probiert|versucht|bekannt)|(?:der|die|das|den|es) (?:ist|klingt|passt|gefällt mir|nehm(?:e)? ich|nehmen wir)(?: (?:genau|ja|sehr|so|schon|richtig|super|perfekt|gut|besser|toll|schön|lustig|genial))*"
        r"|(?:der|die|das|den) (?:hier|da)|verkauft|jetzt (?:wird'?s|kommen wir) (?:was|der sache näher)"
    ),
    otherwise=(
        r"(?:(?:keine ahnung|weiß (?:ich )?nicht|mir egal|egal),? )?(?:sag du|entscheide du|entscheid du|wähl du|such du(?: dir)?(?: was)? aus|such du was aus|überrasch mich|du entscheidest)|(?:(?:nur|bitte|etwas|ein bisschen|ein wenig|viel|noch|deutlich|nun|jetzt) )*(?:(?:kürz|läng|einfach|witzig|lustig|förmlich|formell|locker|freundlich|sachlich|schlicht|genau|ausführlich|knapp|klar|bess|höflich|persönlich|modern)er"
        r"|(?:(?<=etwas )|(?<=noch )|(?<=bisschen )|(?<=bitte ))(?!(?:später|früher|weiter|wieder|fieber|hunger|zucker|wasser|eiter|butter|ärger|pfeffer|leber|immer)\b)(?-i:[a-zäöüß]){3,}er|(?:nun|jetzt)?(?: ?bitte)? ?als (?:tabelle|liste|fließtext|brief|e-?mail)|(?:mehr|weniger) (?:text|details|humor|beispiele|emojis|\w+(?:ig|lich|isch|haft|sam|ell))|ohne (?:die )?(?:hashtags?|emojis?|überschrift\w*|einleitung|titel|aufzählung\w*|fachbegriffe|beispiele|kommentare)"
        r"|(?:dasselbe|das gleiche)(?: noch ?mal)?(?:,? (?:aber|nur|mit|für|auf)\b.*)?|noch ?mal|noch (?:eine?[ns]?|zwei|drei|vier|fünf|\d+)|das (?:andere|erste|zweite|letzte)"
        r"|(?:auf|in) (?:englisch|deutsch|französisch|spanisch|italienisch|portugiesisch|tabellenform|stichpunkten|einem satz|reimen))(?:,? (?:bitte|diesmal|jetzt))*"
    ),
    piece=(
        r"(?:eine?n?|zwei|drei|vier|fünf|\d+|noch eine?n?|ein paar) (?:\S+ )?\w*(?:witz|gedicht|haiku|geschichte|lied|slogan|titel|überschrift|post|tweet|e-?mail|mail|brief|liste|zusammenfassung"
        r"|quiz|übung|rezept|beispiel|idee|tipp|zitat|name|rätsel|rede|spruch|text|arbeitsblatt|gruß|glückwunsch|nachricht|einladung|antwort|beschreibung)(?:e|en|er|n|s)? (?:über|zu|zum|zur|für|mit)\b(?! (?:mich|mir|meine?\w*|uns|unsere?\w*)\b).*"
    ),
    commission=(
        r"schreib(?:e|en sie)?|erstell(?:e|en sie)?|entw(?:irf|erfen sie)|generier(?:e|en sie)|verfass(?:e|en sie)|programmier(?:e|en sie)"
        r"|erklär(?:e|en sie)?|beschreib(?:e|en sie)?|übersetz(?:e|en sie)?|fass(?:e|en sie)?|berechne(?:n sie)?|nenn(?:e|en sie)? mir|gib mir|geben sie mir"
        r"|erfind(?:e|en sie)|vergleich(?:e|en sie)?|definier(?:e|en sie)|formulier(?:e|en sie)|stell dir vor|tu so"
    ),
    role=r"spiele? (?:eine?n?|den|die|meine?n?)|du (?:spielst|bist)",
    in_role=r"übersetz\w*|stell dir|tu so",
    reminded=r"erinner(?:e|n sie)? mich(?: bitte| nochmal)*,? (?:was|wer|wen|wann|wo|wie|welche\w*|ob|an|daran, (?:was|wer|wann|wo|wie))",
    sent=r"[\w-]*(?:e-?mail|mail|brief|nachricht|einladung|aushang|ankündigung|rundschreiben|elternbrief|beitrag|flyer|zettel|erinnerung)",
    remember=r"(?:bitte )?(?:merk(?:e)? dir|merken sie sich(?: bitte)?|denken sie(?: bitte)? daran|vergessen sie(?: bitte)? nicht|beachten sie(?: bitte)?|behalten sie(?: bitte)? im (?:kopf|gedächtnis)|sich zu merken|zu beachten|zu berücksichtigen|denk(?:e)? daran|vergiss (?:bitte |ja )*(?:nicht|nie)|beachte)(?:,? dass|,|:)*",
    rule=(
        r"(?:bitte )?(?:nimm|nutze?|verwende|benutze?) (?:\S+ ){0,4}?\S+?,? (?:nicht|statt|anstatt|und nicht) .+|(?:bitte )?(?:lass|starte?|führe?|formatiere?|teste?|prüfe?|aktualisiere?) .*(?:vor|nach|bei) jede[mnr] .+|fass .+ nicht an"
    ),
    settled=r"(?:dann |also )?(?:lass(?:t)? uns (?!weiter|mal |anfangen|beginnen|ein\w* (?:geschichte|gedicht|spiel|beispiel)).{2,80} (?:nehmen|behalten|kaufen|mieten|buchen|treffen|bleiben|wechseln|umsteigen|nennen|heiraten|streichen)|(?:nehmen|behalten|nennen|kaufen|mieten|buchen|streichen) wir (?!an\b|mal\b|als beispiel|das\W*$|die (?:erste|zweite|dritte)\W*$).{2,80}|wir (?:bleiben bei|nehmen|gehen mit|steigen auf|wechseln zu) (?!option\b).{2,80})",
    clipped=(
        r"seit (?!(?:jetzt|hier|anfang an|zeile)\b)(?:[^\s,;:?]+ ){1,4}?(?:ohne|mit|kein\w*|wieder|neue\w*|nur noch|\w+ kilo) ?[^,;:?]{2,40}|(?:kein\w*|neue[rs]?|endlich|ohne|wieder) (?:[^\s,;:?]+ ){1,5}?seit (?!jetzt\b)[^,;:?]{2,30}"
        r"|(?:laufe|jogge|gehe|esse|trinke|lese|schlafe|schwimme|fahre|koche|backe|arbeite|trainiere|meditiere|rauche|nehme|spiele|habe) (?:(?!dies\w*|das\b|ihn\b|mir\b)[^\s,;:?]+ ){0,6}?(?:jede[nsr]? \w+|täglich|am tag|pro (?:tag|woche|monat|nacht)|(?:die|in der) woche|(?:mon|diens|donners|frei|sams|sonn)tags|mittwochs|seit [^,;:?]{2,30})(?: [^,;:?]{2,40})?"
        r"|jede[nsr]? (?:morgen|abend|tag|nacht|woche) (?:[^\s,;:?]+ ){0,3}(?:kilometer|km|minuten|stunden?|tassen?|zigaretten|seiten)(?: \w+)?"
        r"|(?:ein(?:e|en)?|zwei|drei|vier|fünf|sechs|\d) (?:kleine |große |erwachsene )?(?:kind(?:er)?|jungs?|mädchen|söhne|töchter|sohn|tochter|zwillinge|geschwister|brüder|schwestern|hund(?:e)?|katzen?|kaninchen|pferde?|enkel)(?:(?:,| und) (?:ein(?:e|en)?|zwei|drei|vier|\d) [\w-]+){0,3}"
    ),
    standing=r"ich bevorzuge|ich (?:möchte|will|mag) lieber|ich benutze (?:immer|nie)",
    tastes=(
        r"ich hasse(?! (?:dies\w*|das|es|wenn|meine?n?|dich|mich|montage?|alles)\b)"
        r"|mein(?:e|en)? lieblings\w+|ich (?:trinke|esse|nehme|mache) (?:immer|nie)"
    ),
    about_user=(
        r"ich (?:bin (?:\w+ )?(?:allergisch|verheiratet|ledig|schwanger|vegan\w*|vegetarier\w*|\d+|von beruf|ein"
        r"|eine|aus|in)|heiße|heisse|wohne|lebe|arbeite|studiere|habe (?:eine?n?|zwei|drei|keine?)|komme aus"
        r"|spreche|liebe|mag|nehme|esse|trinke|fahre|spiele)"
        r"|(?:mein|meine|unser|unsere) (?:\w+ )?\w+ (?:ist|sind|heißt|heisst|heißen|war|hat|lautet|arbeitet|wohnt)"
        r"|allergi[es]\w*|nenn(?:e|en sie)? mich"
    ),
    session=r"(?:in|für) (?:dieser?|diese[ns]?) (?:sitzung|gespräch|unterhaltung|chat)|im moment|gerade jetzt|nur heute",
    now=r"jetzt|gerade|derzeit|momentan|zur ?zeit|heutzutage|inzwischen|mittlerweile|aktuell|im moment",
    of_now=(
        r"(?:(?:ich bin|bin ich|ich hab|ich habe|hab|habe|bin|mir ist|mir ists|wir sind|ist mir|heute|gerade|jetzt) )?(?:(?:heute|gerade|jetzt|grad|echt|so|total|voll|sehr|wirklich|richtig|ganz|ziemlich|schon|immer noch|noch|bin ich|ich|mal wieder|wieder) )*"
        r"(?:müde|hundemüde|todmüde|kaputt|fertig|erschöpft|platt|erledigt|hungrig|durstig|gestresst|genervt|gelangweilt|langweilig|kalt|heiß|warm|verkatert|schlecht gelaunt|spät dran|in eile|hunger|durst|langeweile|schlechte laune|gute laune|keine lust(?: mehr)?|die nase voll|auf dem weg ins bett)"
        r"(?: (?:heute|gerade|jetzt|grad|schon|mal wieder|lol|haha))*"
        r"|was für ein(?:e)? (?:\w+ )?(?:tag|nacht|woche|wetter)|(?:so ein )?(?:langer|harter|stressiger|anstrengender|blöder) tag(?: heute)?|(?:endlich )?feierabend|ich (?:geh|gehe)(?: jetzt| dann| mal)? (?:ins bett|schlafen)"
        r"|es (?:regnet|schneit|ist so heiß|ist so kalt)(?: (?:schon|mal|wieder|immer|noch|heute|den ganzen tag))*|ich brauche?(?: \w+){0,2} (?:kaffee|pause|schlaf|urlaub)"
        r"|(?:das|dieses|dieser|diese|der|die|alles) ?(?:\w+ )?(?:macht|machen) mich(?: (?:noch|heute|total|echt))* (?:verrückt|fertig|wahnsinnig|krank)"
    ),
    anaphora=r"er|sie|seine?[rnms]?|ihre?[rnms]?|dort",
    takes=r"nimmt|benutzt|nutzt|braucht|bekommt|kriegt|hat",
    birth=r"(?:geburts|entbindungs)termin|errechneter termin|et ist|(?:baby|kleine[rs]?|zwillinge) (?:kommen|kommt|soll(?:en)?)|(?:erwarte|erwarten) (?:\w+ ){0,3}?(?:baby|kind|zwillinge)",
    of_them=r"er|sie (?:[a-zäöüß]+t|mag|ist|hat|will|kann|muss|darf|soll)",
    of_before=r"dar(?:über|an|um|auf|unter)|davon|damit|dafür|dagegen|(?:mit|von|zu|bei|über|an|ohne) (?:ihm|ihr|ihn|ihnen)",
    clause_of_speaker=r"ich|mein(?:e|er|em|en)?|wir|unser\w*",
    of_speaker=r"ich|mir|mich|mein\w*|wir|uns\w*",
    articles="der|die|das",
    of_own=r"mein(?:e[mnrs]?)?|unser(?:e[mnrs]?)?",
    asker="ich|wir",
    asks_fact=(
        r"we(?:r|m|n|ssen)|wann|wo(?:hin|her)?|welche[rsnm]?|wie ?(?:viel\w*|lange?|oft|alt|weit|spät|heißt|heißen|hieß\w*|war|ging|geht es)|was (?:ist|sind|war|waren|hat|haben|hatte|kostet\w*|sagt\w*|macht|machen|wurde|fehlt|schuldet)"
        r"|(?:in|an|auf|mit|bei|von|zu|für|um|ab|seit|bis|aus|nach) (?:welche[mnrs]?|wann|we[mnr]|was|wie viel\w*)|(?:hat|habe|hatte|haben|war|waren)(?! (?:du|sie|ihr)\b)"
    ),
    to_asker="mir|mich|uns",
    advises=r"soll\w*|kann|können|könnte\w*|muss|müss\w*|darf|dürf\w*|würde\w*|beste\w*|besser|gute\w*|empf\w+|tipps?|ideen?|normal|gefährlich|hilft|helfen|passt|passen|wenn|falls|ob|dass|für (?:mein|unser)\w*",
    how=r"wie(?! (?:viel|oft|lang|alt|hei(?:ß|ss)|war))",
    given=r"da|weil|wenn man (?:bedenkt|weiß),? dass",
    because=r"da|weil|wenn man (?:bedenkt|weiß),? dass",
    begins_fact=r"ich|mein|meine",
    gives=(
        r"(?:das|dies\w*|folgende\w*|(?:den|die|meinen?) \w+)(?: [\w-]+){0,4}? (?:übersetzen|übertragen|umformulieren)|(?:bitte )?(?:ins?|auf) (?:deutsch|englisch|französisch|spanisch|italienisch|portugiesisch|niederländisch|russisch|polnisch|türkisch)e?(?: (?:bitte|übersetzen))*|"
        rf"(?:(?:übersetz|lektorier|konjugier)(?:e|en(?: sie)?|n sie|t)?|(?:über|zusammen|um|fort)(?:setzen|zufassen|fassen|formulieren|zuformulieren)|(?:formulier|schreib|fass|setz)(?:e|en sie)?\b.{{0,60}}\b(?:um|zusammen|fort|weiter))\b.{{0,60}}"
        rf"|(?:mach|gestalt|schreib)(?:e|en sie)? (?:dies\w+|d(?:en|as|ie))(?: \w+){{0,2}}? (?:{_TEXT})\b.{{0,40}}|(?:korrigier|verbesser|kürz|vereinfach|vervollständig|ergänz|bring|wandel|wandl|prüf|überprüf|analysier|erklär|bewert)(?:e|en(?: sie)?|n sie|t)? (?:{_OF_TEXT}|(?:d(?:ie|en|as|ie)se?[nmrs]?|d(?:en|as|ie)|ein(?:en|e)?)(?: \w+){{0,3}}? (?:{_TEXT})\b.{{0,60}}|in (?:der )?ich-form\b.{{0,20}})"
        rf"|(?:beantwort\w*|antwort\w*(?: sie)?(?: auf| an)?|reagier\w*(?: sie)? auf) .{{0,40}}?\b(?:bewertung|rezension|{_TEXT}|frage|kommentar|beschwerde|anfrage)\w*.{{0,60}}"
        r"|(?:(?:schreib|erzähl|erfind|verfass|dicht|beginn)(?:e|en(?: sie)?)?)\b.{0,30}?(?:geschichte|gedicht|märchen|lied|szene|dialog|monolog|tagebuch|roman|drehbuch|liedtext|ich-perspektive|ich-form|aus (?:seiner|ihrer|der) (?:sicht|perspektive))\w*.{0,40}"
        rf"|(?:schreib|verfass|formulier|rede)(?:e|en(?: sie)?)?(?: mir| uns)?(?: \w+(?: [\w-]+){{0,3}}? [\w-]*(?:{_TEXT}|rezension|bewertung|beschwerde|rede|eintrag)\b.{{0,40}}?)?(?<!mehr)(?<!weniger) (?:als (?:ob |wäre?n? |wärst |hätte?n? |eine?[mnrs]? )?|wie eine?[mnrs]? )(?!(?:{_NO_VOICE})\b).{{2,60}}"
        r"|(?:stell(?:en sie)? (?:dir|sich) vor|tu(?:n sie)? so|angenommen),? .{3,60}"
        rf"|(?:ein(?:en)? |mein |der |hier ein )?(?:beispiel|beispielsatz|beispielsätze|beispieltext|mustersatz|mustertext|übungssatz|testtext|übungsdialog)(?: (?:für|aus|von|mit) .{{1,40}})?"
        r"|(?:der |die |ein |eine |mein |meine |unser |unsere |nächster |nächste )?(?:kund(?:e|in)|gast|patient(?:in)?|mieter(?:in)?|bewerber(?:in)?|nutzer(?:in)?|anrufer(?:in)?|schüler(?:in)?|käufer(?:in)?|zeug(?:e|in)) (?:schreibt|schrieb|sagt|sagte|fragt|fragte|meint|meinte|klagt|klagte|beschwert sich|hat \w+)(?: .{1,30})?"
        r"|(?:gestern|heute|eben|gerade|neulich) (?:sagte|schrieb|fragte|meinte) (?:mir )?(?:ein|eine|der|die) (?:kund|gast|patient|mieter|bewerber|schüler)\w*.{0,20}"
        r"|(?:wie (?:sagt man|sage ich|sagen wir|formuliere ich|schreibt man|schreibe ich)|ist (?:das|dieser satz)(?: so)?(?: \w+)? (?:richtig|korrekt)|was (?:heißt|bedeutet))\b.{0,40}"
    ),
    handed=(
        rf"(?:wie )?(?:klingt|hört sich|liest sich|wirkt) (?:das|dies\w*|es|(?:der|die|mein\w*|dies\w*) (?:{_TEXT}|sms))(?: (?:so|jetzt|ok(?:ay)?|gut|in ordnung|nett|höflich|unhöflich|freundlich|an|für dich|zu \w+))*"
        rf"|(?:geht|passt|ist) (?:das|es|(?:der|die|mein\w*) (?:{_TEXT}|sms))(?: (?:ok(?:ay)?|gut))? (?:so|zum (?:ab|ver)?(?:schicken|senden|posten))|kann ich (?:das|es) so (?:ab|los|ver)?(?:schicken|senden|posten)"
        rf"|(?:(?:mal|bitte|kurz|mir|noch) )*(?:das|dies|(?:d(?:en|ie|as)|dies\w*|mein\w*|folgende\w*) (?:{_TEXT}|sms))(?: .{{1,30}}?)? (?:checken|prüfen|korrigieren|verbessern|überarbeiten|gegenlesen|durchlesen|umschreiben|umformulieren|(?:netter|schöner|höflicher|freundlicher|besser|kürzer|professioneller) (?:schreiben|machen|formulieren|sagen))"
        rf"|(?:check|lies|schau)e?(?: (?:mal|bitte|kurz|mir))* (?:d(?:en|ie|as)|dies\w*|mein\w*) (?:{_TEXT}|sms)(?: .{{1,30}})?"
        r"|(?:schreib|formulier|mach|sag)e?(?: (?:mal|bitte|mir))* (?:das|dies|es)(?: \w+){0,3}? (?:netter|schöner|höflicher|freundlicher|besser|kürzer|professioneller|förmlicher|nett|höflich)\b.{0,20}"
        rf"|(?:ich )?habe?(?: ich)?(?: (?:mal|grade|gerade|eben))? (?:das|dies|folgende[sn]?|(?:d(?:en|ie)|dies\w*) (?:{_TEXT}|sms))(?: .{{1,40}}?)? (?:geschrieben|getippt|verfasst|formuliert|aufgesetzt)"
    ),
    how_said=r"wie (?:sagt|schreibt) man|wie (?:sage|schreibe) ich|wie hei(?:ß|ss)t|was hei(?:ß|ss)t|übersetze?",
    letters=r"(?:(?:eine?|die|der|das|diese[rs]?|noch eine?|neue?r?|heute|gestern|gerade|eben|hier(?: ist)?|(?:ich )?(?:habe?|hab) (?:gerade|heute|eben|gestern)?|bekam) )*(?:[\w-]+)?(?:e-?mail|mail|brief|nachricht|sms|whats ?app|schreiben|antwort|zettel|bescheid)(?: \w+){0,2}? (?:von|vom|der|des|aus) (?!.*\b(?:kund(?:e|in|en)|kundschaft|gast|gäste[ns]?|patient\w*|klient\w*)\b).{2,80}|(?:und )?(?:(?:wieder|noch ?mal)(?: mal)? (?:meine? \w+|(?-i:[A-ZÄÖÜ])\w+)|(?:meine? \w+|(?-i:[A-ZÄÖÜ])\w+) (?:wieder|noch ?mal|erneut))",
    whoever="der|die",
    speaker="ich|wir",
    and_i="und ich",
    reports=r"(?:lautet|liest sich|steht|da steht|sagt|sagte|meint|meinte|schreibt|schrieb|fragt|fragte|antwortet|antwortete|erzählt|erzählte|rief|hat (?:mir |uns |ihm |ihr )?(?:\w+ ){0,2}?(?:geschrieben|gesagt|gefragt|geantwortet|erzählt))(?: (?:mir|uns|heute|gestern|dann|eben|wörtlich))*",
    fiction=(
        r"(?:hier (?:ist|kommt)|das ist|lies|setze?) (?:\w+ ){0,3}?(?:szene|kapitel|geschichte|gedicht|monolog|dialog|drehbuch|liedtext)|(?:lass(?:t)? uns|wir) (?:\w+ ){0,3}?(?:geschichte|rollenspiel|szene|märchen) (?:schreiben|spielen|erfinden)"
        r"|(?:lass(?:t)? uns|wir|spielen wir) (?:\w+ ){0,2}?(?:ein|folgendes) (?:\w*spiel|quiz)(?: spielen)?(?=\W*$)|rollenspiel|mein charakter (?:ist|heißt|sagt)|(?:szene|kapitel|monolog) (?:für|aus) (?:meine[mn]?|unsere[mn]?|einen|einem) (?:roman|buch|stück|drehbuch|geschichte)"
    ),
)
