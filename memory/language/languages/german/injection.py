"""German: the words of which orders to a model are made."""

from memory.language.injection_table import AroundOrder, InjectionWords

INJECTION = InjectionWords(
    ignore=r"(?:ignorier(?:e|t|en)?\b|vergiss|vergesst|vergessen sie|missacht\w+|übergeh(?:e|en)?\b|umgeh(?:e"
    r"|en)?\b|verwirf)",
    not_follow=r"(?:folge|befolge|beachte|halte|gehorche)\b.{0,30}\b(?:nicht|keine\w*)|brich\b",
    rules=r"\w*(?:anweisung|regel|vorgabe|instruktion|richtlinie|prompt|einschränkung|befehl)",
    earlier=r"(?:dein\w*|ihre?r?n?|vorherig\w*|bisherig\w*|obig\w*|früher\w*|vorig\w*|system\w*|sicherheit\w*"
    r"|sämtliche)",
    everything=r"(?:alle[ns]?|jede)\b",
    told_before=r"alles,? was (?:dir|du|ihnen|oben|vorher|bisher)",
    reveal=r"(?:gib|gebt|zeige?|verrate?|nenne?|offenbare?|wiederhole?|enthülle?|drucke?)\b",
    secrets=r"(?:\w*system-?(?:prompt|nachricht|anweisung)|(?:deine|geheimen?|internen?) (?:\w+ )?(?:anweisung"
    r"|passw|regeln|prompt)"
    r"|passwörter|api-?schlüssel|zugangsdaten)",
    send=r"(?:send(?:e|en|et)\b|schicke?n?\b|leite\b|weiter(?:zu)?leiten|maile?n?\b|poste\b|lade\b|überweise?n?\b"
    r"|übermitt\w+)",
    recommend=r"(?:empfiehl\b|empfehlen|empfehle\b|bewirb|kaufe?n?\b|besuche?n?\b|bestelle?n?\b|öffne\b|rate\b"
    r"|raten\b)",
    to_me=r"(?:mir|uns)\b",
    from_now=r"(?:ab (?:jetzt|sofort|nun|heute)|von (?:nun|jetzt) an|künftig|jedes mal)\b",
    you_must=r"(?:du (?:musst|sollst|wirst|darfst)|(?:musst|sollst) du|sie (?:müssen|sollen))\b",
    model_must=r"(?:assistent|ki|modell|chatbot) (?:muss|soll|sollte|darf|hat)\b",
    user=r"(?:be)?nutzer\w*",
    when=r"(?:wenn|falls|sobald|immer wenn)\b",
    tell=r"(?:antworte|sag|empf|send|schick|nenn|behaupte|erwähne)\w*",
    you_are_now=r"(?:du bist|sie sind) (?:jetzt|nun|ab|nicht mehr)\b",
    limitless=r"(?:dan\b|(?:ohne|keine\w*) (?:\w+ )?(?:einschränkung|regel|grenze|filter|beschränkung))",
    own=r"(?:ich|wir|er|(?<!du )(?<!du immer )(?<!du stets )(?<!du alle )(?:sie|die|der)|^(?:mein|unser|sein"
    r"|ihr)e? (?!wunsch|bitte|regel|anweisung|vorliebe)\w+)",
    ever=r"(?:immer|stets|jede[mnrs]?|alle[nrs]?|alles|automatisch|grundsätzlich|kein\w* \w+ mehr)\b",
    never=r"(?:nie(?:mals)?|nicht(?! (?:immer|st[äa]ndig|dauernd)\b)|kein\w*(?: \w+ mehr)?)\b",
    stops=r"(?:h[öo]re?n?(?: sie)?(?: (?:bitte|endlich|jetzt|damit))* auf\b(?: damit)?,?|lass es,)",
    keeps_on=r"(?:h[öo]re?n?(?: (?:sie|bitte|mir))* (?:nie(?:mals)?|nicht)(?: \w+)? auf\b,?"
    r"|(?:nie(?:mals)?|nicht)(?: \w+)? auf(?:zu)?h[öo]ren\b,?)",
    may=r"(?:du|sie) (?:darfst|dürfen|kannst|können|musst|müssen|sollst|sollen)\b|zögere? nicht\b",
    attach=r"(?:füge?\b|häng\w*|anhängen|anfügen|hinzufügen|einfügen|einbauen|einbetten|baue?\b|bette\b"
    r"|setze?n?\b|lade\b|binde\b|einbinden|verlinke?n?|verweise?n?|erwähne?n?|leite\b)",
    act=r"(?:gib\b(?=.{1,60}\bfrei\b)|akzeptiere?|bestätige?|bestelle?|bezahle?|buche?|deploye?|erstatte|führe?"
    r"|genehmige?|gib|installiere?|kaufe?|lösche?|merge|pushe?|schicke?|sende?|storniere?|überweise?"
    r"|unterschreibe?|veröffentliche?|zahle?)\b",
    unasked=r"(?:ohne (?:\w+ ){0,3}?(?:\w*rückfrag|nachfrag|bestätigung|zustimmung|erlaubnis|genehmigung|freigabe"
    r"|rücksprache|einwilligung|prüfung|vorwarnung|(?:nachzu|zu )?fragen)\w*|ungefragt|(?:musst|brauchst"
    r"|müssen|brauchen) (?:\w+ ){0,3}?(?:nicht|nie) (?:\w+ ){0,3}?fragen|will nicht gefragt werden)",
    weaken=r"(?:(?:ignorierst|umgehst|auslässt|abschaltest|ausschaltest|weglässt|weg(?:zu)?lassen|unterlässt"
    r"|unterlassen|verzichtest|verzichten|verzichte)\b|deaktivier\w*|(?:schalte?|stelle?"
    r"|lasse?)\b.{0,60}\b(?:aus|ab|weg)\b|ab(?:zu)?(?:schalten|stellen)|aus(?:zu)?(?:schalten|lassen)"
    r"|umgehe?n?\b|überspring\w*|ignorier(?:e|en)\b|weglassen)",
    guards=r"(?:(?:tls|ssl|https|zertifikats?|sicherheits|signatur)[- ]?\w*(?:prüfung|verifi\w+|validierung"
    r"|überprüfung|warnung|regel|richtlinie|filter|hinweis|abfrage|fehler|check)|sicherheitsabfrage"
    r"|bestätigungs?(?:abfrage)?|rückfrage)\w*",
    warn=r"(?:(?:warnst|hinweist|sagst|erwähnst|ansprichst|ansprechen|anzeigst|anzeigen|zeigst|bringst)\b"
    r"|warne?n?|weise?\b|hinweisen|hinzuweisen|sage?\b|erwähne?n?)\b",
    perils=r"(?:warn\w*\b.{0,60}?\b\w*(?:betrug|betrüg|betrugs|phishing|abzock|schwindel)|\w*(?:betrug|betrüg"
    r"|phishing|abzock)\w*\b.{0,40}?\bwarn|\w*(?:gefahr|gefähr|risik|risk|nebenwirkung|wechselwirkung|überdos"
    r"|gegenanzeige|schädlich|sicherheit)\w*)",
    refuse=r"(?:verweiger\w*|lehne?\b|ablehnen|abzulehnen|weise\b)",
    wanted=r"(?:\w*anfrage|frage|bitte|wunsch|wünsche|befehl|antwort|auftr)\w*",
    lawless=r"(?:als (?:ob|gäbe|wäre|gälte|hätte|würde)\w*\b(?=.{0,80}(?:kein|nicht|ohne|nie)).{0,60}(?:regel"
    r"|richtlinie|einschränkung|grenze|filter|vorschrift)\w*|(?:ohne"
    r"|kein\w*)(?: \w+)? (?:sicherheits(?:warnung|hinweis|regel|prüfung|richtlinie|abfrage)\w*"
    r"|(?:warn|hin)\w+ (?:vor|auf|zu) (?:\w+ )?(?:gefahr|risik|nebenwirk|wechselwirk)\w*))",
    known_secrets=r"(?:\w*(?:schlüssel|passwörter|kennwörter|zugangsdaten|tokens?|geheimnisse)\b,? (?:die"
    r"|welche) du\b"
    r"|(?:passwörter|zugangsdaten|schlüssel) (?:von |der )?(?:ander|all)\w+)",
    act_last=r"(?:(?:akzeptierst|ausführst|bestätigst|bestellst|bezahlst|buchst|erstattest|freigibst|genehmigst"
    r"|installierst|kaufst|löschst|sendest|stornierst|überweist|unterschreibst|veröffentlichst|verschickst"
    r"|zahlst)\b|akzeptieren|ausführen|bestätigen|bestellen|bezahlen|buchen|deployen|erstatten|freigeben"
    r"|genehmigen|installieren|kaufen|löschen|mergen|pushen|senden|stornieren|überweisen|unterschreiben"
    r"|veröffentlichen|verschicken|zahlen)\b",
    obey=r"(?:vertraue?|glaube?|befolge|folge|tue?|mache?)\b.{0,40}(?:\b\w*(?:seite|site|mail|dokument"
    r"|anhang)\w*\b.{0,30}\b(?:sagt|steht|verlangt|will|anweisung)\w*|\b(?:sagt|steht|verlangt|will"
    r"|anweisung)\w*.{0,20}\b\w*(?:seite|site|mail|dokument|anhang)\w*)",
    give=r"(?:gib|geben?|gebt|gibst|gewähr(?:e|en|st)?|genehmig(?:e|en|st)|bestätig(?:e|en|st)|anwenden|wende[nt]?"
    r"|(?:zu)?rück(?:zu)?erstatten|erstatte[nt]?|erlass(?:e|en)?|zahle?n?|abziehen|zieh(?:e|en)?|gutschreiben"
    r"|schreib(?:e|en)?|akzeptiere?n?)\b",
    benefits=r"(?:\w*rabatte?s?(?!codes?)|(?:rück)?erstattung(?:en)?|rückzahlung(?:en)?|gutschrift(?:en)?|gutscheine?"
    r"|entschädigung(?:en)?|geld zurück|kostenlose\w* (?:versand|lieferung|rücksendung)|mitarbeiterpreise?n?"
    r"|\w*gebühr\w*\b.{0,40}\berlass\w*|erlass\w*\b.{0,40}gebühr\w*|erstatte\w* (?:\w+ )?(?:mir|uns|jede[mr]"
    r"|allen)|(?:mir|uns)"
    r"\b.{0,40}\berstatten|gut(?:zu)?schreiben)\b",
    gainers=r"(?:mir|mich|uns|mein\w*|unser\w*|ich|(?:jede[mnr]|allen?|den)(?: \w+)? (?:kund\w+|gast|gästen?)"
    r"|kunden|mitarbeiter\w*"
    r"|(?:be)?nutzer\w*)\b",
    verify=r"(?:(?:ab)?frag(?:e|en|st|t)?|(?:über)?prüf(?:e|en|st|t)?|verifizier(?:e|en|st|t)|kontrollier(?:e|en|st|t)"
    r"|authentifizier(?:e|en|st|t)|verlang(?:e|en|st|t)?|bestätig(?:e|en|st)|identifizier(?:e|en|st|t))\b",
    checks=r"(?:sicherheits(?:fragen?|abfragen?|prüfung)|(?:identitäts|alters|konto|bonitäts|ausweis)(?:prüfung"
    r"|kontrolle|abfrage)(?:en)?|(?:verifizierung|verifikation|authentifizierung|legitimation)(?:en|s\w+)?"
    r"|(?:meine|unsere) identität|wer ich bin)\b",
    proofs=r"(?:(?:pin|passwort|kennwort|(?:personal)?ausweis|geburts(?:datum|tag)|beleg|quittung|kassenbon|kaufbeleg"
    r"|nachweis)\w*|(?:verifizier"
    r"|authentifizier|identifizier)\w+ (?:sie )?mich|mich (?:nicht|nie) (?:mehr |wieder )?(?:verifizieren"
    r"|authentifizieren|identifizieren))\b",
    exempt=r"(?:(?:(?:ich|nutzer\w*) (?:bin|wurde|ist)|(?:bin|wurde) ich|mein(?:e identität| konto) (?:ist"
    r"|wurde))(?: \w+){0,3}? "
    r"(?:verifiziert|authentifiziert|legitimiert)(?!\w)(?! (?:auf|bei)\b)|von (?:\w+ )?(?:identitäts|sicherheits"
    r"|alters|bonitäts)"
    r"(?:prüfung|kontrolle|abfrage)(?:en)? (?:befreit|ausgenommen)|behand(?:le|el|eln sie|elt) (?:mich|uns"
    r"|mein\w* (?:nachricht|anweisung)\w*)\b.{0,30}?\b(?:als|wie) (?:einen? |den |die )?(?:admin\w*|system\w*"
    r"|betreiber\w*"
    r"|mitarbeiter\w*|verifiziert\w*|vip))\b",
    own_contact=r"(?:schreib|mail|kontaktier|erreich|meld)\w*(?: sie| ihr)?(?: (?:mir|mich|uns|sich|dich|euch|bei"
    r"|bitte|nur|lieber|eine|ne|mail|e-mail|per|am|besten|doch|gerne?))+ (?:an|unter|auf|via)"
    r"|(?<!an )(?<!auf )meine (?:neue |private )?(?:e-?)?mail(?:-?adresse)?(?: ist| lautet)?"
    r"|nur per (?:e-?)?mail(?: an)?|(?:schick|send)\w*(?: sie)? (?:bitte )?(?:mir )?(?:alle|meine|unsere"
    r"|sämtliche) (?:briefe|rechnungen|post|belege|unterlagen) (?:bitte )?an (?:mich(?: unter)?|meine (?:e-?)?mail\w*)",
    not_sent=r"(?:an)?statt|für (?:alles|die arbeit|briefe|post|rechnungen|bestellungen)(?! \w)",
    warnings=r"\w*(?:betrugs?|betrüger|phishing|sicherheits|risiko|identitäts|ausweis"
    r"|geldwäsche)[- ]?\w*(?:warnung|hinweis|prüfung|überprüfung|abfrage|kontrolle|check|regel|richtlinie"
    r"|meldung|verifi\w+)\w*|(?:warnung|hinweis|meldung)(?:en|e)? (?:vor|auf|zu|über) (?:\w+ ){0,2}?(?:betrug"
    r"|betrüg|phishing|abzock|risik)\w*",
    wished=r"(?:(?:merk(?:e)? dir|denk(?:e)? (?:daran|dran)|vergiss nicht|beachte|notiere?"
    r"|notiz(?: an mich)?)(?::|,)?(?: dass)?(?: du)?|ich (?:\w+ ){0,2}?(?:will|möchte|wünsche(?: mir)?"
    r"|hätte(?: \w+)? gerne?|bevorzuge|erwarte|verlange|bitte(?: dich)?|mag|brauche)(?: es)?(?: gerne?| lieber"
    r"| immer)?,? (?:dass|wenn)(?: du|(?: die| der| das)? (?:ki|assistent|bot|modell))?|(?:mir ist|es ist mir"
    r"|ist mir|mir wäre|es wäre mir)(?: \w+){0,2},? (?:dass|wenn)(?: du)?|(?:wir|du)(?: haben| hast"
    r"| hatten)?(?: \w+){0,2}? (?:vereinbart|ausgemacht|abgemacht|beschlossen|zugesagt|versprochen|gesagt"
    r"|bestätigt),? dass|wie (?:vereinbart|besprochen|abgemacht))",
    left_out=r"(?:(?<!nicht )(?<!nie )(?<!niemals )(?:übersprungen|weggelassen|ausgelassen|ignoriert|umgangen"
    r"|abgeschaltet|ausgeschaltet|deaktiviert|unterlassen|unterdrückt|ausgeblendet)(?: werden| sind| bleiben"
    r"| wird| ist| bleibt)|(?<!nicht )(?<!nie )(?:entfallen|entfällt|wegfallen|wegfällt|unterbleiben"
    r"|unterbleibt)|(?:nie|niemals|nicht|nicht mehr) (?:erwähnt|angezeigt|gezeigt|angesprochen|nötig"
    r"|erforderlich)(?: werden| wird| sind| ist)?)\b",
    payments=r"\w*(?:überweis|zahlung|zahle|gutschrift|rückerstattung|lastschrift|iban|bankverbindung|geld)\w*",
    pay_into=r"(?:(?:nimm|nutze?|benutze?|verwende|gib|nenne|sende?|schicke?|überweise?|zahle?|leite"
    r"|buche?)\b(?!\s*$)|(?:nutzen|benutzen|verwenden|senden|schicken|überweisen|zahlen|buchen|überweist|nimmst"
    r"|gibst|nutzt|verwendest)\b)",
    paid_into=r"(?:gehen|geht|gehören|laufen|fließen|kommen|überwiesen|gezahlt|geleitet|umgeleitet|eingezahlt)\b",
    others_account=r"(?:(?<!mein )(?<!unser )(?:konto|iban|kontonummer|bankverbindung|wallet) von (?!mir\b|uns\b"
    r"|mein|unser|dir\b|der\b|dem\b|einem\b|einer\b|hier\b|dort\b|früher|gestern|heute|oben|vorhin|damals)\w+"
    r"|(?!das\b|aufs\b|ins\b|fürs\b|als\b|bis\b|was\b|\w*(?:neu|alt|eigen|sam|ander|mein|dein|sein|ihr|unser"
    r"|dies|jed|welch|kein|ein|ig|lich|isch|privat|gut|zweit|erst|fremd|separat"
    r"|aktuell)es\b)\w{2,}s (?:bank)?(?:konto|iban|wallet)\b)",
    may_see=r"(?:(?:darf(?:st)?|kann(?:st)?|dürfen|können)\b(?!.{0,60}\b(?:nicht|nie"
    r"|kein\w*)\b)(?=.{0,90}\b(?:\w*sehen|zeigen|teilen|weitergeben|lesen|abrufen|zugreifen|herausgeben|nennen"
    r"|verraten|mitteilen|öffnen)\b)|(?:erlaubnis|berechtigung|befugnis|genehmigung|vollmacht|zugriff|zugang)\b"
    r"|\b\w*(?:sehen|lesen|abrufen|zugreifen|zeigen|teilen|weitergeben) (?:darf(?:st)?|dürfen|kann(?:st)?"
    r"|können)\b|(?:berechtigt|befugt|autorisiert|freigeschaltet)\b)",
    others_data=r"(?:(?:\w*daten|konten|akten|adressen|nachrichten|chats|bestellungen|informationen|profile"
    r"|kontostände)(?: von| der| des| anderer| aller)* (?:alle[nr]?|andere[nr]?|jede[sr]"
    r"|fremde[nr]?)(?: anderen)? (?:\w+ )?(?:kund|nutzer|benutzer|person|mitglied|mandant|leute|mensch)\w*"
    r"|(?:alle[nr]?|fremde[nr]?|jede[sn]?|sämtliche[nr]?|andere[nr]?)(?: \w+)? (?:(?:kunden|nutzer|benutzer"
    r"|personen)[- ]?(?:daten|konten|akten|profile|chats)|konten|konto)\b|(?:konten|daten|adressen) (?:aller"
    r"|anderer|fremder)\b)",
    officers=r"(?<!unser )(?<!mein )(?<!ihr )(?<!unsere )(?<!meine )(?:(?:system)?admin(?:istrator\w*)?"
    r"|betreiber\w*|moderator\w*|super-?user|entwickler\w*|mitarbeiter\w*|vorgesetzte\w*)\b",
    hearer=r"(?:du|dir|die ki|(?:der|dem|den) (?:assistent\w*|bot|chatbot)|(?:das|dem) (?:modell|system))\b",
    around=AroundOrder(
        told=("du", "dich", "dir"),
        that=("dass",),
        asks=("bitte",),
        leads=("und", "dann", "jetzt", "auch", "einfach"),
        opens=("bitte", "und", "dann", "jetzt"),
        my=("mein", "meine"),
        pages="webseite",
    ),
)
