"""Dangers in German, where all nouns have capitals and a word may have another in front: "Haselnüsse", "Bienenstiche"."""

# ruff: noqa: E501 - a pattern is one line: a table is read by line

from memory.language.danger_table import ALLERGEN, HARMFUL, MEDICINE, SOFTWARE, THING, Danger, DangerTable
from memory.language.languages.medicines import CRITICAL, DRUG

_ALLERGENS = (
    r"(?:[\w-]{0,20}(?:nuss|nüsse|nüssen|cashews?|cashewkernen?|mandeln?|pistazien|meeresfrüchten?|schalentieren?|krabben|garnelen|shrimps|krebse|muscheln|fisch|milch|milchprodukten?|laktose|fruktose|histamin|käse|eiweiß|hühnerei|weizen|gluten|roggen|hafer|buchweizen|soja|sesam|senf|sellerie|lupinen?"
    r"|erdbeeren|kirschen|äpfel|äpfeln|kiwis?|bananen|pfirsiche?n?|tomaten|zitrusfrüchten?|ananas|honig|schokolade|alkohol|grapefruits?"
    r"|bienen|wespen|hornissen|mücken|stiche?n?|insekten|quallen|gift|katzen|hunde|hunden|pferden?|kaninchen|haaren?|federn|pollen|gräser|gräsern|birken?|beifuß|ambrosia|heu|hausstaub|milben|schimmel|staub"
    r"|latex|nickel|kobalt|metall|silber|wolle|pflaster|duftstoffen?|parfüm|konservierungsstoffen?|farbstoffen?|jod|kontrastmitteln?|impfstoff\w*)|eiern?)"
)
_GENERIC = r"(?:blutverdünn\w+|schmerzmitteln?|antibiotik\w+|antihistaminik\w+|betäubung\w*|narkose\w*|opiaten?|opioiden?|beruhigungsmitteln?|abschwellend\w+|medikamenten?|mrt|kernspin\w*)"
_STRICT = r"⟨?\b(?:laktose|fruktose|histamin|gluten|weizen|\w*nüsse|milch(?:produkte)?|soja|sesam|meeresfrüchte|alkohol\w*|drinks?|cocktails?)\b"
_WORD = r"(?:(?!nicht|nie|niemals|kein\w*|kaum|weder|sich\b)[\w-]+ )"
_AM = rf"\bich bin (?:{_WORD}){{0,4}}?"
_HAVE = rf"\bich (?:habe?|hab'|leide an|leide unter|trage) (?:{_WORD}){{0,4}}?"
_NEVER = r"(?:nie|niemals|auf keinen fall|bloß|ja|bitte|nicht|kein(?:e|en|erlei)?)"
MEDICS = r"(?!tier)[\w-]*(?:arzt|ärztin|ärzte\w*|doktor(?:in)?|ologe|ologin|ologen|therapeut(?:in)?|hebamme|chirurg(?:in)?|orthopäd(?:e|in)|internist(?:in)?|apotheker(?:in)?|pfleger(?:in)?|krankenschwester|physio|klinik|krankenhaus)"
"""Who may forbid the user something for her health."""
_STRAIN = r"(?:joggen|laufen|rennen|heben|tragen|auto ?fahren|fahren|fliegen|schwimmen|tauchen|baden|duschen|sport\w*|treiben|trainieren|rad ?fahren|trinken|alkohol|rauchen|bücken|knien|stehen|belasten|sauna|reiten|klettern|springen|kauen|lesen|sonne|kaffee|salz|zucker|lasten|gewichte|schweres|anstreng\w*|turnen|tanzen|essen)"
"""What the body may not be able to bear for a while."""
_HEALS = r"[\w-]*(?:op|operation|eingriff|kaiserschnitt|bruch|hernie|rücken|knie|hüfte|schulter|sprunggelenk|verletzung|infarkt|schlaganfall|gehirnerschütterung|therapie|chemo|bandscheibe\w*|vorfall|antibiotik\w*|medikament\w*|tabletten|impfung|geburt|narkose|bestrahlung|entzündung|zerrung|fäden|krampfanfall|schwangerschaft)"
_FOR_HEALTH = rf"\b(?:nach|wegen|seit|bis nach|aufgrund|mit) (?:(?:meine[rmns]?|der|dem|des|einer|einem|die|den) )?(?:\w+ )?{_HEALS}(?![\w-])|\bärztlich\w*|\banweisung (?:vom|meines|der) \w*(?:arzt|ärztin)\w*"

DANGERS = DangerTable(
    speaks=r"\b(?:ich|mir|mein\w*|I am notfall|im notfall|nie|niemals|kein\w*)\b",
    rules=(
        Danger("allergy", (
            r"\bich komme? mit (?:laktose|milch|milchprodukte|gluten|weizen|fruktose|eiern?|soja) (?:\w+ )?nicht klar\b",
            r"\bmit (?:laktose|milch|milchprodukte|gluten|weizen|fruktose|eiern?|soja) komme? ich (?:\w+ )?nicht klar\b",
            r"(?<![\w-])(?:laktose|milch|milchprodukte|gluten|weizen|fruktose|eiern?|soja) (?:bringt|macht) mich (?:um|fertig|krank)\b",
            rf"\bich (?:bin|reagiere) (?:{_WORD}){{0,3}}?\w*allergisch (?:gegen|auf) {THING}",
            rf"\bich (?:bin|reagiere) (?:{_WORD}){{0,2}}?(?:gegen|auf) (?P<thing>[^,;:.!]{{2,60}}?) (?:\w+ )?\w*allergisch\b",
            rf"(?:^|[,;:] |\bund )(?:gegen|auf) (?P<thing>[^,;:.!]{{2,60}}?) (?:bin|reagiere) ich (?:{_WORD}){{0,3}}\w*allergisch\b",
            r"\bich (?:auch |leider |stark |sehr )?(?:gegen|auf) (?P<thing>[^,;:.!]{2,60}?) (?:\w+ )?\w*allergisch (?:bin|reagiere)\b",
            rf"\bich allergisch (?:gegen|auf) (?P<thing>[^,;:.!]{{2,60}}?) (?:bin|reagiere)\b|^(?=.*{ALLERGEN}).*\bich bin (?:{_WORD}){{0,2}}?allergisch(?! (?:gegen|auf))|^(?=.*{ALLERGEN}).*\bich (?:darauf |dagegen )?allergisch bin$",
            rf"{_HAVE}[\w-]*allergien? (?:gegen|auf) {THING}",
            r"(?:gegen|auf) (?P<thing>[^,;:.!]{2,60}?) ich habe (?:(?!kein)\w+ ){0,3}allergie\b",
            rf"{_HAVE}(?P<thing>[\w-]{{3,30}}?)-?allergie\b|\bmeiner? (?:{_WORD})?[\w-]{{3,30}}?-?allergie\b|\bmeine allergien (?:sind|:)",
            rf"{_HAVE}(?:eine )?(?:\w+ )?[\w-]*(?:intoleranz|unverträglichkeit)\b|{_AM}\w*(?:laktose|gluten|fruktose|histamin)intolerant\b",
            rf"{HARMFUL} (?:vertrag(?:e)? ich|(?:bekommt|bekommen) mir) (?:(?:leider|gar|überhaupt|einfach|auch) ){{0,2}}(?:nicht|schlecht)\b",
            rf"\b(?:von|nach|bei) {HARMFUL} (?:bekomme ich|kriege ich|ich habe) (?:\w+ ){{0,2}}?(?:bauch\w+|magen\w+|krämpfe|durchfall|blähungen|migräne)\b|\bich (?:bekomme|kriege|habe) (?:von|nach|bei) {HARMFUL} (?:\w+ ){{0,2}}?(?:bauch\w+|magen\w+|krämpfe|durchfall|blähungen|migräne)\b",
            rf"\bich vertrage (?:\w+ )?keine?[nr]? (?:\w+ )?{HARMFUL}|\bich vertrage (?:\w+ )?{HARMFUL} nicht\b",
            r"\bich\b.{0,60}\banaphyla\w+|\bich (?:habe|trage|brauche|führe)\b.{0,40}\b(?:epi-?pen|adrenalin-?pen|autoinjektor|notfallset)|\bmein(?:en)? (?:epi-?pen|notfallset)\b",
            rf"\bich (?:bekomme|kriege|bekam|hatte|habe) (?:\w+ ){{0,3}}?(?:atemnot|ausschlag|nesselsucht|quaddeln|keine luft|eine allergische reaktion) .{{0,40}}{HARMFUL}",
            rf"\b(?:von|bei|nach|durch|auf) (?:\w+ ){{0,2}}{HARMFUL}.{{0,30}}\b(?:(?:bekomme|kriege|bekam|hatte) ich|ich habe) (?:\w+ ){{0,3}}(?:atemnot|ausschlag|nesselsucht|quaddeln|keine luft|einen schock)",
            rf"{HARMFUL}.{{0,40}}\b(?:schwillt|schwellen) (?:mir |mein\w* )|\b(?:schwillt|schwellen) (?:mir|mein\w*) .{{0,60}}{HARMFUL}|{HARMFUL}.{{0,40}}\b(?:bekomme|kriege) ich (?:\w+ ){{0,3}}(?:atemnot|ausschlag|nesselsucht|quaddeln|keine luft)",
        )),
        Danger("not to be given", (
            rf"\bich (?:darf|kann|soll|sollte) (?:\w+ ){{0,3}}?(?:kein(?:e|en|erlei)?|nie|niemals|nicht) (?:\w+ ){{0,3}}?{MEDICINE}.{{0,20}}\b(?:nehmen|einnehmen|bekommen|haben|vertragen|machen|kriegen)\b",
            rf"\bich darf (?:\w+ ){{0,3}}?(?:kein(?:e|en|erlei)?|nie|niemals|nicht) (?:\w+ ){{0,3}}?{HARMFUL}.{{0,20}}\b(?:nehmen|essen|trinken|bekommen|zu mir nehmen|kriegen)\b|{HARMFUL} darf ich (?:\w+ )?(?:nicht|nie|niemals|auf keinen fall)\b",
            rf"\b(?:gib|gebt|geben sie|verschreib\w*(?: sie)?|verabreich\w*(?: sie)?|empfiehl|empfehlen sie|empfehle|schlag\w*(?: sie)?|biete\w*(?: sie)?|servier\w*(?: sie)?) mir (?:{_NEVER} ){{1,4}}(?:etwas mit |\w+ mit |rezepte mit )?(?:{HARMFUL}|{_STRICT})",
            rf"\bich (?:muss|soll) (?:\w+ ){{0,3}}?(?:auf )?{HARMFUL} (?:\w+ )?(?:meiden|verzichten|vermeiden)\b",
            rf"\b(?:arzt|ärztin|apotheker\w*|kardiolog\w+|hausarzt)\b.{{0,40}}\b(?:verboten|abgeraten|gesagt)\b.{{0,40}}{HARMFUL}",
            r"\bich habe eine patientenverfügung\b|\bich bin zeug(?:e|in) jehovas\b|\bich (?:lehne|verweigere) .{0,20}bluttransfusion\w*",
        )),
        Danger("interaction", (
            rf"{HARMFUL}.{{0,60}}\b(?:verträgt sich nicht|wechselwirk\w+|beeinflusst)\b.{{0,40}}\bmein\w*\b",
        )),
        Danger("condition", (
            rf"{_HAVE}[\w-]*(?:herzschrittmacher|schrittmacher|defibrillator|cochlea-?implantat|insulinpumpe|herzklappe|stents?|shunt|nierentransplantation|spenderniere|spenderherz|transplantat)\b|\bmein(?:en)? (?:herz)?schrittmacher\b",
            rf"{_HAVE}(?:epilepsie|diabetes(?: typ (?:1|2|eins|zwei))?|typ[- ][12][- ]diabetes|hämophilie|mukoviszidose|zöliakie|schweres asthma|asthma|nur eine niere|eine niere|niereninsuffizienz|leberzirrhose|herzinsuffizienz|blutgerinnungsstörung|eine immunschwäche|mastozytose|morbus addison|porphyrie)\b",
            rf"{_AM}(?:schwanger|trächtig|epileptiker(?:in)?|(?:typ[- ][12][- ])?diabetiker(?:in)?|bluter(?:in)?|asthmatiker(?:in)?|immunsupprimiert|immungeschwächt|dialysepflichtig|dialysepatient(?:in)?|transplantiert|blind)\b|\bich erwarte (?:ein kind|ein baby|zwillinge)\b|\bich stille (?:noch|gerade|mein)\b|\bich muss (?:\w+ ){{0,2}}zur dialyse\b",
            rf"{_AM}(?:ein(?:e)? )?(?:trockene?r? alkoholiker(?:in)?|alkoholiker(?:in)?|ex-?alkoholiker(?:in)?|suchtkranke?r?|ex-?junkie)\b|\bich bin (?:\w+ ){{0,4}}(?:trocken|clean)\b",
        )),
        Danger("limit", (
            rf"\b(?:mein|meine|der|die|unser\w*) (?:\w+ )?{MEDICS} (?:\w+ )?(?:hat|verbietet|untersagt|erlaubt) (?:es )?mir\b(?=.*\b(?:verboten|untersagt|verbietet|abgeraten|nicht erlaubt|\w+ nicht)\b)(?! nichts)",
            rf"\b(?:mein|meine|der|die|unser\w*) (?:\w+ )?{MEDICS} (?:sagt|meint|hat gesagt|sagte),? (?:dass )?ich (?:darf|soll|dürfe|solle)\b(?=.*\b(?:nicht|kein\w*|nie|nichts)\b)",
            rf"\b(?:laut|nach) (?:(?:mein\w*|dem|der) )?{MEDICS}\b.{{0,20}}\b(?:darf|soll|kann) ich\b(?=.*\b(?:nicht|kein\w*|nichts)\b)(?=.*\b{_STRAIN}\b)",
            rf"^(?=.*(?:{_FOR_HEALTH}))(?=.*\b(?:nicht|kein\w*|nichts)\b)(?=.*\b{_STRAIN}\b).*\b(?:ich (?:darf|soll|kann)|(?:darf|soll|kann) ich)\b",
            rf"^kein\w* (?:\w+ )?{_STRAIN}\b(?=.*(?:{_FOR_HEALTH}))",
        )),
        Danger("medicine", (
            rf"\bich (?:nehme|bekomme|spritze|brauche|schlucke) (?:{_WORD}){{0,3}}?(?:{CRITICAL}|blutverdünner|gerinnungshemmer|immunsuppressiva|mao-?hemmer)\b(?!-?(?:akku|batterie))",
            rf"\bich muss (?:{_WORD}){{0,2}}?(?:{CRITICAL}|blutverdünner|gerinnungshemmer|immunsuppressiva) (?:\w+ )?(?:nehmen|spritzen)\b",
            rf"{_AM}auf (?:{CRITICAL}|blutverdünner\w*)",
        )),
        Danger("emergency contact", (
            r"\bmir (?:etwas|was) (?:passiert|zustößt),? (?:bitte |dann )?(?:ruf\w*|kontaktier\w*|verständig\w*|benachrichtig\w*) (?:bitte |sie )*(?:mein|unser)",  # "Im Notfall" is read as "I'm": first_person.py
            r"\bmein notfallkontakt\b|\b(?:im|I am) notfall .{1,60}\b(?:anrufen|kontaktieren|verständigen|benachrichtigen)\b|\b(?:im|I am) notfall (?:ruf\w*|kontaktier\w*|verständig\w*|benachrichtig\w*) (?:bitte |sie )*(?:mein|unser)",
        )),
        Danger("blood type", (r"\bmeine blutgruppe\b|\bich habe blutgruppe (?:ab|a|b|0|o|null)\b",)),
        Danger("never", (
            r"\bich darf (?:\w+ )?(?:nie|niemals) (?:wieder |mehr )?(?:fliegen|tauchen|rauchen|trinken|auto fahren|alkohol)\b",
            r"(?:^|\bbitte )(?:gib|gebt|verrate?|erzähl\w*|sag\w*|zeig\w*|teile?|veröffentliche?)(?: sie)? .{0,40}\b(?:nie|niemals)\b.{0,30}|\b(?:erzähl\w*|sag\w*|verrate?|gib)(?: sie)? (?:\w+ ){0,3}(?:nie|niemals)\b.{0,30}\b(?:adresse|krankheit|diagnose|wohne)\b",
        )),
        Danger("dose", (r"\bich nehme .{0,40}\d\s?(?:mg|ml|ie|einheiten)\b",), preset="health"),
    ),
    unless=(
        r"\b(?:früher|als kind|als jugendliche?r?|damals)\b.{0,30}\b(?:war|hatte)\b.*|\b(?:war|hatte) ich (?:früher|als kind)\b.*|\bich (?:war|hatte) (?:früher|als kind|mal|einmal)\b(?!.*(?:anaphyla|schock)).*",
        r"\bich habe (?:gar |überhaupt )?keine[rn]? .*?allergie\w*|\bich bin (?:\w+ )?(?:nicht|nie|kein\w*) .{0,60}",
        r"\bsieht (?:\w+ ){0,3}aus, als\b.*|\b(?:geschichte|roman|figur|charakter|rollenspiel|gedicht|märchen|drehbuch|novelle|stell dir vor|tu so|tun wir so|spiel(?:e|en)? (?:einen|eine|wir))\b.*",
        r"\b(?:übersetz\w*|wie sagt man|wie sage ich|was heißt)\b.*",
        r"\b(?:er|sie|\w+) (?:sagte|sagt|schrieb|meinte): .*|\b(?:der patient|die patientin) (?:sagt|sagte|gibt an).*",
    ),
    ands="und|oder",
    begins="weil|wenn|wer|aber",
    no=r"kein\w*",
    i_am="ich bin",
    allergic_last=r"ich(?: \w+){0,2}? allergisch (?:bin|darauf bin)",
    conditions="wenn|falls",
    ever=r"ich (?:\S+ ){1,3}(?:esse|trinke|berühre|einatme)|mir (?:et)?was",
    allergens=_ALLERGENS,
    medicines=rf"{DRUG}|{_GENERIC}",
    figurative=(
        rf"\b(?:{SOFTWARE})\b|\b(?:montage?n?|dienstage?n?|mittwoche?n?|donnerstage?n?|freitage?n?|samstage?n?|sonntage?n?|montagmorgen|morgen|frühes|früh\w*|aufstehen|arbeit|arbeiten|sport|hausaufgaben|überstunden|stress|leute|menschen|männer|frauen|kinder|chef\w*|politiker\w*|idioten|dummköpfe|besserwisser"
        r"|lügen|lügner\w*|kritik|quatsch|unsinn|blödsinn|gejammer|drama|geschwätz|smalltalk|klatsch|streit|stau|lärm|chaos|regeln|vorschriften|bürokratie|papierkram|formulare|meetings?|termine|besprechungen|e-?mails|mails|mathe|steuern|floskeln|phrasen|ausreden|faulheit|langeweile|liebe|gefühle|nähe|veränderung\w*|werbung"
        r"|code|bugs?|frameworks?|ungerecht\w*|respektlos\w*|unpünktlich\w*|dumme\w*|blöde\w*|schlechte\w*|fragen|alles|nichts|dich|sie|ihn|das|mich"
        r"|\w{3,}(?:heit|keit|ung|ungen|ismus|tät|schaft|ismen))\b"
    ),
    effects=r"\b(?:ausschlag|nesselsucht|quaddeln|atemnot|anaphyla\w+|epi-?pen|geschwollen|schwillt|krankenhaus|notaufnahme|notarzt|arzt|ärztin|medikament\w*|allergolog\w+|getestet|diagnostiziert|juckt|juckreiz)\b",
    names_are_capitalised=False,
)  # fmt: skip
