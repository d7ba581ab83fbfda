"""What German sentences say of their user."""

# ruff: noqa: E501, ISC004 - a pattern is one line, or two where it has two parts: a table is read by line

from memory.language import values as read
from memory.language import values_of_health as read_health
from memory.language import values_of_people as read_people
from memory.language import vocabulary
from memory.language.languages import learning
from memory.language.languages.allergy_tests import shown
from memory.language.languages.german import dangers
from memory.language.languages.german.frequencies import FREQUENCIES
from memory.language.languages.german.introductions import INTRODUCTIONS
from memory.language.languages.german.tastes import TASTES
from memory.language.languages.german.trades import STUDIES, TRADES
from memory.language.languages.treatment import STOPPED, STOPPED_FIRST, TAKEN, Dosed, medicines
from memory.language.languages.weighing import weighed
from memory.language.saying_table import LanguageWords, Saying

# ── Words ─────────────────────────────────────────────────────────────────────────────────────────────────────

_MONTH = r"(?:jan(?:uar)?|feb(?:ruar)?|märz|apr(?:il)?|mai|juni?|juli?|aug(?:ust)?|sept?(?:ember)?|okt(?:ober)?|nov(?:ember)?|dez(?:ember)?)"
_JOB = (
    r"(?:[\w-]*(?:lehrer|ärzt|arzt|pfleger|entwickler|ingenieur|architekt|anwält|anwalt|berater|verkäufer|bäcker|köch|koch|mechaniker"
    r"|mechatroniker|elektriker|maler|musiker|künstler|journalist|student|professor|dozent|wissenschaftler|informatiker|polizist|apotheker"
    r"|psychologe|psycholog|buchhalter|programmierer|designer|fotograf|schreiner|tischler|übersetzer|dolmetscher|erzieher|sozialarbeiter"
    r"|therapeut|physiotherapeut|friseur|kellner|fahrer|pilot|landwirt|gärtner|metzger|klempner|installateur|makler|autor|schriftsteller"
    r"|redakteur|richter|notar|steuerberater|physiker|chemiker|biologe|biologin|mathematiker|zahnarzt|tierarzt|unternehmer|handwerker"
    r"|sekretär|bibliothekar|schauspieler|sänger|trainer|rentner|azubi|praktikant|freiberufler)(?:in)?"
    r"|(?:[\w-]*(?:arbeiter|(?<!beg)leiter|meister|techniker|führer|pförtner|händler|macher|bauer|schlosser|schweißer|maurer|zimmerer|dachdecker|fliesenleger|lackierer|monteur|optiker|akustiker|drucker|gießer|förster|fischer|winzer|imker|jäger|bergmann|matrose"
    r"|kassierer|lagerist|disponent|spediteur|zusteller|bote|hausmeister|pädagoge?|logopäde?|ergotherapeut|sanitäter|laborant|assistent|referent|sachbearbeiter|gutachter|prüfer|beauftragter|vertreter|redner|regisseur|schneider|näher|schuster|sattler|uhrmacher|goldschmied"
    r"|konditor|brauer|barista|schaffner|lokführer|soldat|pfarrer|pastor|mönch|imam|diakon|küster|bestatter|moderator|model|influencer|manager|direktor|inspektor|kommissar|detektiv|wirt|gastronom|chirurg|internist|orthopäde?|gynäkologe?|kardiologe?|radiologe?|soziologe?|historiker|archivar|kurator|philosoph|ökonom|geologe?|trainee|werkstudent|lehrling)(?:in)?)"
    r"|betriebsr(?:at|ätin)|personalr(?:at|ätin)|gewerkschafter(?:in)?|reinigungs(?:kraft|frau)|putz(?:frau|hilfe)|(?:[\w-]+)(?:fachkraft|hilfskraft|aushilfe|schwester|pflegekraft|fachangestellte[rn]?|assistenz)|soldatin|sozialpädagogin|floristin?|kosmetikerin|tagesmutter|schuldirektorin|krankenschwester|hebamme|hausfrau|hausmann|kauffrau|kaufmann|[\w-]+(?:kauffrau|kaufmann)|beamter|beamtin|angestellter?|auszubildender?)"
)
_DIET = (
    r"vegan|vegetarisch|veganer(?:in)?|vegetarier(?:in)?|pescetarier(?:in)?|flexitarier(?:in)?|pescetarisch|koscher|halal"
    r"|glutenfrei|laktosefrei|zuckerfrei|ketogen|keto|low carb|paleo"
)
_INTOLERANT = r"laktose|gluten|fruktose|fructose|histamin|sorbit|milch|milchprodukte|weizen|eier|nüsse|soja"
_CONDITION = (
    r"(?:typ[- ][12][- ])?diabetes(?: typ [12])?|bluthochdruck|hohen blutdruck|niedrigen blutdruck|asthma|epilepsie|depressionen?|migräne"
    r"|angststörung|panikattacken|adhs|autismus|ptbs|zwangsstörung|schizophrenie|bipolare störung|arthritis|arthrose|rheuma|osteoporose"
    r"|zöliakie|morbus crohn|colitis ulcerosa|reizdarm|schilddrüsenunterfunktion|schilddrüsenüberfunktion|hashimoto|endometriose|pcos"
    r"|schuppenflechte|psoriasis|neurodermitis|lupus|multiple sklerose|parkinson|(?:brust|lungen|haut|darm|prostata)?krebs|leukämie"
    r"|morbus (?-i:[A-ZÄÖÜ])\w+|(?-i:[A-ZÄÖÜ])[\w]+-(?:syndrom|krankheit)|chronische(?:r|n)? (?:schmerzen|müdigkeit)|herzinsuffizienz|herzrhythmusstörungen|vorhofflimmern|schlafapnoe|schlafstörungen|blutarmut|anämie|gicht|glaukom|copd"
    r"|nierensteine|niereninsuffizienz|hepatitis [abc]|mukoviszidose|favismus|thalassämie|porphyrie|gastritis|divertikulitis|sarkoidose|vitiligo|prädiabetes|ehlers-danlos-syndrom|posturales tachykardiesyndrom|long covid|hiv|fibromyalgie|heuschnupfen|tinnitus|skoliose|legasthenie|hämophilie|sodbrennen"
    rf"|{vocabulary.CONDITION}|{learning.GERMAN.disorders}"
)
_LANGUAGE = (
    r"deutsch|englisch|französisch|spanisch|italienisch|portugiesisch|niederländisch|holländisch|russisch|ukrainisch|polnisch|tschechisch"
    r"|ungarisch|rumänisch|bulgarisch|serbisch|kroatisch|bosnisch|slowenisch|griechisch|türkisch|kurdisch|arabisch|hebräisch|persisch|farsi"
    r"|dari|hindi|urdu|chinesisch|mandarin|japanisch|koreanisch|vietnamesisch|thailändisch|schwedisch|norwegisch|dänisch|finnisch|isländisch"
    r"|latein|gebärdensprache|esperanto|swahili|plattdeutsch"
)

WORDS = LanguageWords(
    common="ich bin ist und der die das ein eine nicht mein meine meiner meinen auf mit zu von in im am den dem habe hab wir mir mich es auch seit bei diese dieser diesen dieses",
    openers="hallo|zur erinnerung|achtung(?=[,:!])|wichtig(?=[,:!])|hi|hey|moin|servus|guten (?:tag|morgen|abend)|ja|nein(?=[,.!])|also|übrigens|ach ja|und|aber|bitte|ok(?:ay)?|nur so nebenbei"
    "|zur info|kurzes update|nachtrag|korrektur|wie gesagt|merk dir,?(?: bitte)?(?: dass)?",
    questions=r"(?:bin|habe|hab|wohne|lebe|arbeite|nehme|esse|mag|heiße|kann|darf|soll|sollte|muss|spreche|wiege|vertrage) ich"
    r"|wo|wie|warum|wieso|wann|welche[rsnm]?|wer|wem|wen|was (?:ist|sind|bin|habe|kann|soll|darf|esse|nehme|mag|heißt|bedeutet|für|war)|gegen was|wogegen",
    supposed="wenn|falls|angenommen|stell dir vor|stellen sie sich vor|nehmen wir an|tu so|tun wir so",
    for_a_while=r"für (?:eine?n?|zwei|drei|vier|fünf|sechs|ein paar|einige|mehrere|\d+) (?:stunden?|tage?n?|nächte?|wochen?|monate?)|bis (?:zur?m?|nach|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|morgen) ?\w*"
    r"|vorübergehend|vorerst|vor der (?:op|operation|untersuchung)|(?:zwei|drei|ein paar|\d+) tage (?:lang )?(?:vor|wegen)",
    unreal=r"wenn|falls|(?:ge)?träum\w*",
    unsure=r"als sternzeichen|als ob|als wäre|in (?:meinem|einem|diesem|unserem|dem) (?:[\w-]+ )?(?:roman|buch|spiel|traum|film|theaterstück|drehbuch|krimi|comic|musical|hörspiel|[\w-]*rollenspiel|videospiel|rpg)"
    r"|in (?:meiner|einer|dieser|unserer|der) (?:[\w-]+ )?(?:geschichte|(?:rollenspiel)?kampagne|erzählung|spielrunde|rollenspielrunde|theatergruppe)|in den (?:testdaten|fixtures)|im (?:fixture|roman|spiel|traum|film|theaterstück|stück|rollenspiel|videospiel|drehbuch|musical|rpg)|auf der bühne|du (?:bist|spielst) (?:ein|eine|der|die|mein|meine)"
    r"|sie sind (?:ein|eine|mein|meine)|ich spiele (?:ein|eine|den|die)|(?:sagte|sagt|meinte|schrieb) ?:",
    wonders=r"vielleicht|möglicherweise|eventuell|ich glaube|glaube ich|ich denke|ich vermute|ich frage mich|nicht sicher,? ob|keine ahnung,? ob"
    r"|wäre ich|hätte ich|würde ich(?! gern)|ich würde(?! gern)|ich wäre|ich hätte",
    believed=r"(?:(?:glaubt|denkt|meint|findet|behauptet|sagt|vermutet|schwört|scherzt|spottet|unterstellt|ist (?:\w+ ){0,2}?(?:überzeugt|sicher))(?:,? davon)?(?: immer| ständig)?(?:,? dass |,? )"
    r"|(?:glauben|denken|meinen|finden|behaupten|sagen|vermuten|schwören|sind (?:\w+ ){0,2}?(?:überzeugt|sicher))(?:,? davon)?(?: immer| ständig| alle)?(?:,? dass |, ))(?=(?:ich|wir)\b)"
    r"|laut (?!arzt)[^,;:]{2,40}? (?=(?:bin|habe|lebe|esse|wohne|sind) (?:ich|wir)\b)|wenn es nach (?!mir)[^,;:]{2,30} geht,? (?=\w+ (?:ich|wir)\b)",
    experts=rf"{dangers.MEDICS}|[\w-]*(?:klinik|krankenhaus|test|tests|befund|befunde|labor|mrt|diagnose)|ct|werte",
    slips=r"n(?:ein|ee|ö),? (?:warte|quatsch|moment|sorry|halt|ich meine?)|(?:ach )?quatsch|ach,? n(?:ee|ein)|(?:sorry|ups|äh|moment|warte),? (?:ich meine?|nein|nee)",
    mutters=r"ich meine?(?: natürlich)?|ups|nee",
    not_it="nicht",
    just_it="nur|lieber|doch|eher|besser",
    places="gegen|in|bei|aus|auf|nach|mit",
    corrects=r"(?:nein|quatsch|moment|also|das heißt|d\.h\.|besser gesagt|genauer gesagt|genau genommen|eigentlich|bzw\.?|beziehungsweise)(?:,? (?:eigentlich|genau genommen|genauer gesagt))?,? (?:in|nach|bei|aus)",
    spelled_out=((rf"(?<!\bnicht )\b(?:ganz )?(?:strikte?r?|streng(?:e|er)?|rein|komplett|vollkommen|völlig|100 ?%(?:ige?r?)?|konsequent) (?=(?:{_DIET})(?![\w-]))", ""),
        (r"\b(ich|wir) (?:selbst|selber) (?=\w)", r"\1 "),
        (
            r"^(?=(?:bin|habe?|wohne?|lebe|arbeite|heiße|muss|kann|esse|vertrage?|mag|trage|leide|spreche|studiere|möchte|darf|brauche|hasse|schlafe|nehme|trinke|rauche|komme|war|hatte|wurde)(?!,)\b(?! (?:ich|du|er|sie|es|wir|ihr|man|das|mir|mich|jemand|da)\b))",
            "ich ",
        ),
        (r"\bich hab\b", "ich habe"),
        (r"\bhab ich\b", "habe ich"),
        (r"(?:^|(?<=[,;] ))(?![^,;]*\b(?:gehabt|gewesen|früher|damals|als kind|bald|demnächst|hoffentlich|irgendwann|(?:seit|ab|bis) wann)\b)([^,;?]*\w )(habe|darf(?= ich (?:\w+ ){0,2}kein)) ich\b", r"\1ich \2"),
        (r"(\bich (?:nehme|habe|bin|esse|vertrage)\b.{1,120}? und |\b(?:nehme|esse|vertrage) ich\b.{1,120}? und )(?=darf\b(?! ich\b))", r"\1ich "),
        (r"\bich bin ((?:(?!und\b)[^,;:.])+?) gewesen\b", r"ich war \1"),
        (r"\bich habe ((?:(?!und\b)[^,;:.])+?) gehabt\b", r"ich hatte \1"),
        (r"(?<=\bhabe )'?ne(?=[nr]? )", "eine"),
        (r"\bich (wohn|leb|arbeit|nehm|trink|lern)\b", r"ich \1e"),
        (r"(?<=\bund )(?=(?:wohne|lebe|arbeite|nehme|heiße|spreche|habe|esse|trinke|mag|liebe|hasse|lerne|leide)\b(?! ich\b))", "ich "),
    ),
    dictated=r"(?:(?:dann|bitte|nur|einfach|jetzt) )*(?:schreib|sag|antwort|mail|richte)\w*\b(?! (?:mir|uns)\b)[^,;:.!?]{0,40}?,? dass (?=ich\b|wir\b|mein)",
    own_verbs=r"hab(?:e)?|nehm(?:e)?|trag(?:e)?|brauch(?:e)?|muss|darf|kann|ess(?:e)?|trink(?:e)?|vertrag(?:e)?|bin|führ(?:e)?|meid(?:e)?",
    ends=r"aber|weil|denn|im gegensatz|im unterschied|anders|da|dass|damit|sodass|obwohl|während|wenn|falls|seit|seitdem|bevor|nachdem|und zwar|allerdings|leider|mit|ohne|als|bei"
    r"|für|von|wegen|jetzt|gerade|zurzeit|aktuell|momentan|mehr|nicht|auch|schon|noch|eigentlich|wieder|bitte|danke|heute|gestern|neulich"
    r"|letzte[sn]?|nächste[sn]?|diese[sn]?|vor (?:einem|einer|zwei|drei|vier|fünf|\d+|einigen|vielen) \w+|im (?:januar|februar|märz|april|mai|juni|juli"
    r"|august|september|oktober|november|dezember)|(?:geboren|verheiratet|geworden|nennen|angestellt|beschäftigt)",
    ands="und",
    joins="und|oder|sowie|noch",
    articles=r"der|die|das|dem|den|eine?[nmr]?|alle|einige|viele|beide|vor allem|hauptsächlich|besonders|meist|auch|kein(?:e|en)?|so",
    no_item=r"ich|wir|mein\w*|unser\w*|er|sie|es|du|dein\w*|ihr\w*|sein\w*|mir|mich|dir|dich|das|dies\w*|ist|sind|war|habe|hat|bin|nicht|nichts|alles|etwas"
    r"|jemand|bitte|auch|dann|wie|was|wo|muss|kann|will|soll|möchte|esse|nehme|wohne|arbeite|brauche",
    asides="übrigens|leider|nämlich|natürlich|zum glück|glaube ich|denke ich|ehrlich gesagt",
    decades="zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig",
    no_name=r"übrigens|eigentlich|inzwischen|jetzt|dich|sie|das|dies\w*|es|euch|alle|willkommen|nicht|so|wie|hier|nie|immer|noch|auch|ja|nein|kein\w*|ein\w*|mein\w*|der|die|den|dem|auf|in|an|am|bei"
    r"|falsch|schwer|kompliziert|herzlich|bitte|morgen|später|gut|selten|häufig|unbekannt|egal|urlaub|schluss|streit|spaß|sport|ferien|tee|kaffee|essen"
    r"|geburtstag|hunger|durst|angst|durchfall|fieber|schmerzen|probleme?|weihnachten|ostern|silvester|abend|mittag|montag|dienstag|mittwoch|donnerstag"
    r"|freitag|samstag|sonntag|wein|bier|musik|karten|schach|fußball|tennis|yoga|zeit|deutsche[r]?|veganer(?:in)?|vegetarier(?:in)?|diabetes|asthma",
    nobody=r"niemand|keiner|jeder|jede|jemand|man|einer|eine|alle|beide|wer|heute|leider|hier|dann|wenn|falls|weil|aber|und",
    gone=r"gestorben|verstorben|tot|eingeschläfert|einschläfern|von uns gegangen|beerdigt|begraben|beerdigung|ums leben gekommen|überfahren|(?:hat|haben) mich verlassen|und ich (?:[\w-]+ )*(?:getrennt|geschieden|auseinander|schluss gemacht)",
    relatives={
        "frau": "wife", "ehefrau": "wife", "mann": "husband", "ehemann": "husband", "partnerin": "partner", "partner": "partner",
        "lebensgefährtin": "partner", "lebensgefährte": "partner", "verlobte": "fiancée", "verlobter": "fiancé", "freundin": "girlfriend",
        "freund": "boyfriend", "sohn": "son", "söhne": "son", "tochter": "daughter", "töchter": "daughter", "kinder": "child", "kind": "child",
        "baby": "child", "zwillinge": "child", "mutter": "mother", "mama": "mother", "vater": "father", "papa": "father", "bruder": "brother",
        "brüder": "brother", "schwester": "sister", "schwestern": "sister", "stiefsohn": "stepson", "stieftochter": "stepdaughter", "mitbewohnerin": "flatmate", "mitbewohner": "flatmate", "hund": "dog", "welpe": "dog", "welpen": "dog", "kätzchen": "cat", "enkel": "grandson", "enkelin": "granddaughter", "hündin": "dog", **dict.fromkeys(("labrador", "dackel", "pudel", "schäferhund", "terrier", "mops", "beagle"), "dog"), "katze": "cat", "kater": "cat", "katzen": "cat", "hunde": "dog",
    },
    place_articles="der|den|dem|die",
    no_place=r"ein\w*|mein\w*|unser\w*|dein\w*|seine\w*|ihr\w*|dies\w*|angst|armut|miete|untermiete|partnerschaft|trennung|scheidung|gedanken"
    r"|\w+(?:heit|keit|schaft)|ruhe|frieden|sünde|wg|ehe|haus|hause|hütte|hotel|zelt|wohnwagen|dorf|stadt|der (?:stadt|nähe|innenstadt|vorstadt|natur"
    r"|hoffnung|zukunft|vergangenheit|gegenwart|\w+(?:straße|gasse|wohnung))|einer|zwei|drei|der [a-zäöü]\w+ "
    r"|innenstadt|großstadt|kleinstadt|vorstadt|altbau|neubau|beziehung|saus und braus",
    jobs=_JOB,
    no_job=r"ob|wenn|team|nächstes|erstes|letztes|ausgleich|hobby",
    job_ends="bei|beim|in|im|für|an|am|auf|mit|zu|nahe",
    left_open=r"für|von|vom|der|die|das|den|dem|in|im|bei|beim|und|am|an",
    a=r"eine[rmn]?|der|dem|den",
    no_employer=r"nacht|nachts|tag|tage|hause|uns|mir|ihm|ihr|ihnen|euch|dir|regen|hitze|kälte|licht|gelegenheit|bedarf|geld|mich|sie|ihn|nichts|wenig|zwei|drei"
    r"|wetter|prüfungen|eine (?:prüfung|klausur|arbeit|präsentation|woche)|dem wetter|kunden|menschen|leute|frieden|gerechtigkeit|mein\w*|dein\w*|sein\w*|dies\w*|den (?:frieden|weltfrieden|lebensunterhalt)|der (?:arbeit|hitze|sache|suche)"
    r"|einem (?:projekt|fehler|problem)|wind|sonne|musik|tageslicht|mindestlohn",
    employer_ends="in|im|an|als|und|auf|am|seit|gekündigt|aufgehört",
    diet_words=_DIET,
    diets={
        "veganer": "vegan", "veganerin": "vegan", "vegetarier": "vegetarian", "vegetarierin": "vegetarian", "vegetarisch": "vegetarian",
        "pescetarier": "pescatarian", "pescetarierin": "pescatarian", "pescetarisch": "pescatarian", "flexitarier": "flexitarian",
        "flexitarierin": "flexitarian", "koscher": "kosher", "ketogen": "keto",
    },
    exceptions=r"außer|bis auf|abgesehen von|mit ausnahme von|aber (?:mit|auch)|(?:esse|essen) aber(?: auch)?",
    foods=r"(?:rotes )?fleisch|schwein(?:efleisch)?|rind(?:fleisch)?|lamm|hähnchen|huhn|geflügel|fisch|meeresfrüchte|milchprodukte|milch|laktose|käse|eier?|gluten"
    r"|weizen|zucker|tomaten|schokolade|hülsenfrüchte|garnelen|nüsse|haselnüsse|erdnüsse|soja|knoblauch|zwiebeln|pilze|koriander|alkohol|koffein|kohlenhydrate",
    meats=r"(?:rotes )?fleisch|schwein(?:efleisch)?|rind(?:fleisch)?|lamm|hähnchen|huhn|geflügel|fisch",
    animal=r"milchprodukte|milch|käse|eier?|honig",
    milk=("milchprodukte", "milch", "laktose"),
    without="kein",
    oneself="selbst|selber",
    becomes="auf",
    lifted=r"kreuzheben|bankdrücken|kniebeuge\w*|ziel",
    no_allergen=r"arbeit|montage?|morgen|früh(?:es )?aufstehen|dummheit|dumme|menschen|leute|unsinn|bürokratie|besprechungen|sport|lügen|kritik"
    r"|\w+(?:heit|keit)(?:en)?|dich|chefs?|solche?|diese",
    allergens=rf"{dangers.DANGERS.allergens}|{dangers.DANGERS.medicines}",
    conditions=_CONDITION,
    condition_names={"blutdruck ist zu hoch": "bluthochdruck", "blutdruck ist viel zu hoch": "bluthochdruck", "zucker": "diabetes", "diabetiker": "diabetes", "diabetikerin": "diabetes", "asthmatiker": "asthma", "asthmatikerin": "asthma", "epileptiker": "epilepsie",
        "epileptikerin": "epilepsie", **learning.GERMAN.has, "adhs": "ADHS", "ads": "ADS", "ptbs": "PTBS", "hiv": "HIV", "copd": "COPD", "pcos": "PCOS"},
    frequencies=FREQUENCIES,
    reasons="gegen|wegen|weil|für|seit|damit|wenn",
    before_medicine=r"(?:ich )?(?:nehme?|spritze?|bekomme?|krieg|kriege|habe?|injiziere)(?: ich)?(?: mir)?|(?:ich )?bin auf|noch|dann|auch|immer|jetzt|aktuell|gerade|dazu|zusätzlich|außerdem|mein(?:e|en)?|das|den|die|eine?n?|seit (?:jahren|monaten|\w+ jahren?)|plus|nur|ein wenig|ja|täglich|medikamente",
    ends_medicine="aber|damit|sonst|und|da",
    short_medicines="levo|thyro|ibu|pred|ass|mtx",
    not_taken=r"packungsbeilage|beipackzettel|patient\w*|studien?|leitlinien?|früher|damals|vielleicht|eventuell|womöglich|nicht|kein\w*|nie|keinesfalls|falls|wenn|könnte\w*",
    in_place_of=r"(?:an)?statt|anstelle|an stelle",
    given_up="abgesetzt|nicht mehr genommen|damit aufgehört",
    no_drug="den|das|die|ein|eine|einen|zucker|salz|wasser|milch|mehl|butter|kaffee|tee|protein|eiweiß|koffein|käse",
    aim_ends="aber|weil|denn|damit|und ich|bitte|da",
    contact_ends="weil|aber|und (?:sie|er|ich)",
    vitals={
        "a1c": r"hba1c(?:-wert)?|a1c|langzeitzucker", "blood_pressure": "blutdruck", "weight": "gewicht", "height": "größe|körpergröße",
        "heart_rate": "ruhepuls|puls|herzfrequenz", "ldl": r"ldl(?:-wert|-cholesterin)?", "hdl": r"hdl(?:-wert|-cholesterin)?",
        "cholesterol": r"(?:gesamt)?cholesterin(?:wert)?", "triglycerides": "triglyzeride|triglyceride",
        "glucose": r"(?:nüchtern)?blutzucker(?:wert)?|nüchternzucker", "bmi": "bmi", "oxygen": "sauerstoffsättigung",
    },
    languages=_LANGUAGE,
    nobody_likes=r"(?:\w+ ){0,6}(?:zu )?warten\b|in der (?:warteschleife|schlange)|(?:doppelt|zweimal) zu (?:zahlen|bezahlen)",
    any_of=r"jede (?:art|form) von|alle arten von|jegliche[nrs]?|irgendwelche",
    no_taste=r"es|das$|das,|dies\w*|den$|dich|euch|sie|ihn|ihm|uns|mich|mir|mein\w*|unser\w*|dein\w*|sein\w*|ihr\w*|euer|eure\w*|was|wie|wenn|dass|nicht|kein\w*|jene\w*|solche?\w*|so"
    r"|die (?:idee|antwort|art|version|erklärung|frage)|den (?:vorschlag|text|ton|plan|ersten|zweiten)|das (?:ergebnis|gefühl|bild|konzept|erste|zweite|nicht)|einfach|gar|überhaupt"
    r"|mehr|alles|nichts|eine? (?:frage|bisschen)|deren|dessen|der [a-zäöü]"
    r"|aber|ab|an|auf|aus|nach|zwischen|während|abends|morgens|mittags|nachts|oft|immer|viel|viele|bei|in|im|um|zu|vor|von|und|oder|\d|ein(?:e[nrm]?)? (?:einzige|paar|neue)|noch|schon|heute|gerade|morgen|d(?:ie|as|en|er|em) (?:erste|zweite|dritte|letzte|nächste|neue|obige|vorige)\w*|den (?:entwurf|fehler)|das (?:problem|zitat)|genug|zu viel|andere[ns]?|.{0,120}\b(?:heute|gerade|dies\w*|dein\w*|euer|eure\w*|hier|morgen)\b",
    under=r"(?:nach|vor|ab) (?:\d\S*|mitternacht|dem (?:sport|schlafen\w*|training|essen|mittagessen|abendessen|laufen|zubettgehen))|vorm (?:sport|schlafen\w*|training|essen|laufen)|(?:spät )?am abend|nachts|wenn|falls|sofern|solange|während|nur (?:wenn|im|am|bei|in)|(?:mon|diens|mitt|donners|frei|sams|sonn)(?:tag|woch)s|sonnabends|wochentags|werktags|abends|morgens|mittags|nachts|(?:am|an|jeden) (?:\w+ ){0,2}?(?:(?:mon|diens|donners|frei|sams|sonn)?tag\w*|mittwoch\w*|wochenende\w*|abend\w*|morgen)|im (?:winter|sommer|frühling|frühjahr|herbst|urlaub)|\w+ tage? (?:die|pro|in der) woche",
    amid=r"in|im|bei|beim|auf|zu|zum|zur|am|an|mit|für|nach|vor|unter",
    always=r"im (?:allgemeinen|grunde|prinzip|ernst)|in der regel|für mich|an sich|am (?:liebsten|meisten)|auf jeden fall|mit abstand|vor allem|wenn (?:ich ehrlich bin|du mich fragst)",
    taste_ends=r"aber|weil|denn|da (?=ich|es|sie|mir|man)|wenn|obwohl|sondern|(?:sehr|total|wirklich|gern|gerne|am liebsten|lieber|inzwischen|mittlerweile|jetzt|nun|wieder|doch|nicht mehr|überhaupt|danke|bitte|grundsätzlich|generell|mehr)(?=\W*$|,)|wegen|aufgrund|seit|seitdem|und (?:ich|wir|mein\w*|hasse|mag|liebe|meide|er|sie|es)",
    adds=r"vor allem|besonders|insbesondere|einschließlich|etwa|zum beispiel|z\.? ?b\.|auch|sogar|am liebsten|nicht|ob|wie|inklusive|mit|ohne",
    adjective=r"(?-i:[a-zäöüß]\w*e[nrms]?)",
    own_clause=r"ich|wir|du|er|sie|es|ihr|ist|sind|war|bin|bist|hat|habe|haben|kann|könnte|kannst|soll|sollte|muss|müssen|würde|bitte|danke|was|wie|wo|warum|mein\w*|dein\w*|das|dann|also|deshalb|daher|jeder|alle|niemand|gib|zeig|empfiehl|hilf|mach",
    which=r"(?:(?:in|mit|bei|von|auf|aus|für|ohne|an|zu|durch|um) )?(?:die|der|den|dem|denen|deren|dessen|welche[nrsm]?)",
    wish_ends="weil|da|denn|aber|damit|danke",
    answers=r"antwort\w*|erklärung\w*|stichpunkte?\w*|listen|emojis?|ton|duzen|siezen|beispiele|texte|zusammenfassung\w*",
    own=r"mein(?:e|er|en|em)?|unser(?:e|er|en|em)?",
    has_one=r"(?:ich habe?|wir haben|habe? ich|haben wir|^habe?) (?:(?:auch|jetzt|nun|endlich|mir|uns|gestern|heute|gerade|seit \w+) )*(?:eine?n?|nen|zwei|drei|vier)",
    named_so=r" namens|,? (?:(?:und )?(?:er|sie|es|der|die|das) )?hei(?:ß|ss)(?:t|en)|,? (?:und )?(?:sein|ihr|der) name ist|,? (?:und )?(?:ich nenne|wir nennen) (?:ihn|sie|es)",
    mine="mein",
    called="namens",
    belongs="mit|deren|dessen|von|aus|in",
    years_old="jahre?(?: alt)?",
    is_aged=r"ist|sind|wird|wurde|werden",
    aged=r"(?:mit )?\d{1,2}(?: (?:jahren?|monaten?|wochen)(?: alt)?)?",
    who="der|die|das",
    she="er|sie",
    denied=(
        (r"(\bgegen [^,;.:]{2,60}? allergisch),? (?:(?:und|aber|sondern) )?nicht (?:gegen|auf) (?=\w)", r"\1 und ich bin allergisch gegen "),
        (r"(\ballergisch (?:gegen|auf) [^.;:]{2,60}?),? (?:(?:und|aber) )?nicht (?:(?:gegen|auf) )?(?!(?:nur|so|sehr|mehr|schlimm|stark|sicher)\b)(?=\w)", r"\1 und "),
        (r"\b(?:(?:doch|gar|eigentlich|jetzt|nun|inzwischen|wohl|ja|also|auch) )*nicht(?! nur\b)(?: mehr)? (?=\w)", ""),
        (r"\b(?:(?:doch|gar|eigentlich|jetzt|nun|inzwischen|wohl|ja|also|auch) )*keine?n? (?=\w)", ""),
    ),
    denied_alone=(
        (
            rf"^((?:(?![^:;,]*\b(?:sein|ihr)\w*\b)[^:;,]*(?:test|ergebnis|befund|arzt|ärztin|labor)\w*\b[^:;,]*[:;,] )?)(?:(?:also|leider|doch|zum glück|gott sei dank|jetzt|nun) )*nicht (?:mehr )?(?=(?:schwanger|(?:{_INTOLERANT})-?intolerant|allergisch (?:gegen|auf) [\w ,]+?)(?:\s*(?:[,.;!]|$)))",
            r"\1ich bin ",
        ),
    ),
    is_so="ist",
)  # fmt: skip

# ── Patterns ──────────────────────────────────────────────────────────────────────────────────────────────────

_V = r"(?P<value>.+)"
_NAME = r"(?P<value>(?-i:[A-ZÄÖÜ])[a-zäöüß-]+)"
_FORMER = r"(?P<former>(?-i:[A-ZÄÖÜ])[a-zäöüß-]+)"
_SO = (
    r"(?:(?:auch|jetzt|nun|noch|schon|leider|sehr|stark|hochgradig|schwer|gerade|aktuell|derzeit|momentan|inzwischen|mittlerweile|eigentlich|übrigens|hier|immer noch|immer"
    r"|gern|gerne|wirklich|nur|meistens|seit [\wäöü]{1,10}(?: [\wäöü]{1,10}){0,2}?) ){0,3}?"
)
_THEN = r"(?<=[\w,] )"
"""Something stands before the verb, so that it asks nothing: "Jetzt wohne ich …"."""
_HERE = r"(?:allein(?:e)? |mit (?:meine[rm]|meinem|unsere[rm]) [\w ]{1,24}? )?"
_DAY = rf"(?P<value>\d{{1,2}}\. ?{_MONTH}\b\.?(?: \d{{4}})?|\d{{1,2}}\.\d{{1,2}}\.(?:\d{{2,4}})?|\d{{4}}-\d\d-\d\d)"
_DWELLS = (
    r", (?:(?:in der |in die )?(?:hausnummer|nummer|nr\.?) \d|(?:(?:in der |im |am |an der )?[\w.-]+(?:straße|strasse|str\.?|weg|gasse|allee|platz|ring|damm|ufer|chaussee)|(?-i:[A-ZÄÖÜ])[\w.-]+ (?:straße|strasse|str\.?|weg|gasse|allee|platz|ring|damm|ufer)) \d"
    r"|(?:und )?(?:die |das |unsere? |meine? )?(?:neue[ns]? )?(?:wohnung|haus|häuschen|wg|bude)\b)"
)
"""Behind where somebody is now: she lives there."""
_VITAL = rf"(?P<vital>{WORDS.vital})"
_WHO = rf"(?P<who>{WORDS.relative})"
_MY = r"(?:mein|meine|meiner|meinem|meinen|unser|unsere|unserer|unserem|unseren)"
_KIND = r"(?:(?:kleine|große|ältere|älteste|jüngere|jüngste|neue|liebe|alte)[rn]? )?"
_GROUP = r"(?P<group>AB|A|B|O|0)(?!\w)\s?(?P<sign>\+|-|−|–|(?:rhesus )?(?:positiv|negativ|pos|neg)\b)?"
_FOOD = rf"(?<![\w-])(?P<value>(?:{WORDS.foods})(?![\w-]))"
_FAITH = r"muslim(?:a|in|isch)?|moslem|jude|jüdin|jüdisch|hindu|jain|sikh|buddhist(?:in)?|adventist(?:in)?"
"""Who are of it leave some food out for good."""
_FOODS = rf"(?<![\w-])(?P<value>(?:{WORDS.foods})(?: (?:und) (?:{WORDS.foods}))?(?![\w-])){read_health.NO_REAL_FOOD}"
_THESE_DAYS = r"(?:jetzt|nun|inzwischen|mittlerweile|auch|mal|manchmal|ab und zu|bei mir|für mich|mir|klar|problemlos)"
_WE = r"(?:(?:alle|beide|auch|zu ?hause|jetzt|leider|stark|sehr|schwer|meistens|nur|rein|streng|strenge|überwiegend) ){0,3}?"
_PAIN = (
    r"(?:bauchschmerzen|bauchweh|bauchkrämpfe|magenschmerzen|krämpfe|durchfall|blähungen|migräne|sodbrennen|übelkeit)\b"
)
_ASIDE = r"(?:(?!\b(?:mein\w*|unser\w*|er|sie|ihr\w*|sein\w*|ist|hat|nicht|kein\w*)\b)[^.;:!?]){0,80}?"
"""What a sentence whose subject is the user says before it goes on about her."""
_RELATIVE = rf"(?:\b{_MY}|\bdie(?= (?:kinder|zwillinge|katzen?|hunde)\b)|\bder(?= (?:hund|kater)\b)) {_KIND}{_WHO}(?![\w-])(?:,? (?P<name>(?-i:[A-ZÄÖÜ][a-zäöüßé-]+)),?)?"
_ANOTHER = rf"(?:{_RELATIVE}|(?:^|[,;:] |\b(?:und|aber|weil|denn|dass|da) )(?P<alone>(?-i:[A-ZÄÖÜ][a-zäöüßé-]+)))"
_NOT_ANY_MORE = r"(?:nicht(?: mehr)?|kein(?:e|en)?)"

_LED = r"abteilung|team|bereich|filiale|agentur|firma|betrieb|unternehmen|praxis|kanzlei|schule|kita|kindergarten|restaurant|café|hotel|laden|geschäft|werkstatt|erei|handlung|labor|klinik|stiftung|institut|bibliothek|referat|dezernat|station"
"""What somebody leads by profession."""
_AGE = rf"\d{{2,3}}|{'|'.join(WORDS.decades.split())}"
_MANY = read_people.many_of(INTRODUCTIONS.numbers, INTRODUCTIONS.children)
_NO_MORE_OF = read_people.NO_MORE_OF
_MEDICINE = rf"(?<![\w-])(?P<value>(?:{dangers.DANGERS.medicines})(?![\w-]))"
_TRADE_ENDS = r"(?=\s*(?:$|[,.;:!?)(])| (?:und|aber|als|bei|seit|in (?-i:[A-ZÄÖÜ])\w*|an der)\b)"
"""Behind what somebody works in, or studies: it belongs to nothing else."""
_FOUND = (
    rf"\b(?:bei mir|{dangers.MEDICS}|test)\b[^,;:.!?]{{0,30}}? (?:eine |meine |die )?(?:starke |schwere |leichte )?"
)
"""In front of an allergy that somebody found out."""
SAYINGS: tuple[Saying, ...] = (
    # ── Who ──
    Saying("name", read_people.named, (
        rf"\bich (?:heiße|heisse) {_V}",
        rf"\bmein (?:voller |richtiger )?(?:vor)?name (?:ist|lautet) {_V}",
        rf"\bnenn(?:e|t|en sie)? mich (?:bitte |einfach |doch |ruhig ){{0,2}}{_V}",
        rf"\bmich (?:gerne? |einfach |ruhig |bitte |auch ){{0,2}}{_NAME} nennen\b",
        rf"\b(?:alle|freunde) nennen mich (?:nur )?{_NAME}",
        rf"\bich schreibe mich (?:mit [^:,]{{1,20}}[:,] ?)?{_NAME}(?=\s*(?:[.,!]|$))",
        rf"\bmein (?:vor)?name (?:schreibt sich|wird) (?:mit [^:,]{{1,20}}[:,] ?)?{_NAME}(?=\s*(?:[.,!]|$| geschrieben\b))",
        rf"\bmein (?:spitzname|rufname) ist {_NAME}",
        rf"\bman nennt mich (?:nur )?{_NAME}",
        rf"^ich werde (?:von allen )?(?:nur )?(?!\w+er\b){_NAME} genannt",
    )),
    Saying("name", read_people.introduced, (rf"^ich bin {read_people.GIVEN}(?=\s*(?:$|[,.!;:?(–&\d]|und\b|aus\b|vo[nm]\b|ich\b))",)),
    Saying("name", read_people.introduced_surely, (rf"^(?:(?:ich|i) (?:bin|bi)|hier (?:ist|schreibt|spricht)) (?:die|der|de|d) {read_people.GIVEN}",)),
    Saying("name", read_people.corrected, (
        rf"(?:^|[,;] ){_NAME} ist (?:kurz|die kurzform|eine abkürzung) (?:für|von) {_FORMER}",
        rf"(?:^|[,;] |\bes heißt |\bes ist |\bich heiße |\bschreibt man ){_NAME}(?:,? (?:mit|ohne) [\w ]{{1,20}}?)?,? (?:und )?nicht {_FORMER}",
        rf"\bnicht {_FORMER},? (?:sondern )?{_NAME}",
    )),
    Saying("pronouns", read.verbatim, (r"\bmeine pronomen sind (?P<value>\w+/\w+(?:/\w+)?)",)),
    Saying("birthday", read.verbatim, (
        rf"\bmein geburtstag ist (?:am )?(?:der )?{_DAY}",
        rf"\bich habe am {_DAY} geburtstag",
        rf"\bam {_DAY} (?:habe|hab) ich geburtstag",
        rf"\bich (?:bin|wurde) am {_DAY} (?:in [\w-]{{2,30}} )?(?:geboren|zur welt gekommen)",
        r"\bich (?:bin|wurde) (?:im jahr )?(?P<value>(?:19|20)\d\d) (?:in [\w-]{2,30} )?geboren",
    )),
    Saying("born", read_people.age, (
        rf"\bich bin {_SO}(?:gerade |schon |erst )?(?P<value>{_AGE})(?: jahre? alt)?(?=\s*(?:[.,;)]|$)| (?:und|aber)\b)",
        rf"(?<!als )\bich bin (?:[\w ]{{1,25}} )?(?P<value>{_AGE}) geworden\b",
    )),
    Saying("born", read.verbatim, (r"\bich bin jahrgang (?P<value>(?:19|20)\d\d)\b",)),
    Saying("home", read.place, (
        r"\bwir sind (?:eine? )?(?:[\w-]+ )?(?:familie|paar|ehepaar|haushalt)(?: (?:mit|von|aus) [\w ]{1,25}?)? (?:aus|in) (?P<value>(?-i:[A-ZÄÖÜ])[\w-]+(?: (?-i:[A-ZÄÖÜ])[\w-]+)?)",
        rf"\b(?:ich|wir) {_SO}(?:wohnen?|leben?) {_SO}{_HERE}in {_V}",
        rf"{_THEN}(?:wohne|wohnen|lebe|leben) (?:ich|wir) {_SO}{_HERE}in {_V}",
        rf"\b(?:ich|wir) {_SO}(?:wohnen?|leben?) {_SO}mit (?:mein|unser)e?[nrm]? [\w ]{{2,40}}? in (?P<value>(?-i:[A-ZÄÖÜ]).*)",
        r"\b(?:ich bin|wir sind) (?:[\w ]{1,40} )?nach (?P<value>[\w-]+(?: (?-i:[A-ZÄÖÜ])[\w-]+)?) (?:um|hin)?gezogen",
        rf"{_THEN}(?:bin ich|sind wir) (?:[\w ]{{1,40}} )?nach (?P<value>[\w-]+(?: (?-i:[A-ZÄÖÜ])[\w-]+)?) (?:um|hin)?gezogen",
        r"\b(?:ich bin|wir sind) (?:[\w ]{1,40} )?in (?P<value>(?-i:[A-ZÄÖÜ])[\w-]+) eingezogen",
        rf"\b(?:ich bin|wir sind) (?:jetzt|nun|inzwischen|mittlerweile|endlich) in (?P<value>[\w-]+(?: (?-i:[A-ZÄÖÜ])[\w-]+)?){_DWELLS}",
        rf"\b(?:jetzt|nun|inzwischen|mittlerweile|endlich) (?:bin ich|sind wir) in (?P<value>[\w-]+(?: (?-i:[A-ZÄÖÜ])[\w-]+)?){_DWELLS}",
        rf"\bmein wohnort ist {_V}",
        r"\b(?:bei uns(?: (?:hier|daheim|zu ?hause))?|daheim) in (?P<value>(?-i:[A-ZÄÖÜ]).*)",
        r"\bhier in (?P<value>(?-i:[A-ZÄÖÜ][\w-]+(?: [A-ZÄÖÜ][\w-]+)?)) (?:sagen|essen|trinken|nennen|feiern|sprechen|kriegen|bekommen) wir\b",
        r"\bin (?P<value>(?-i:[A-ZÄÖÜ][\w-]+(?: [A-ZÄÖÜ][\w-]+)?)),? wo (?:ich|wir) (?:[\w ]{1,20} )?(?:wohnen?|leben?)\b",
    )),
    Saying("home", read.place, (
        rf"\b(?:ich|wir) (?:wohnen?|leben?) {_SO}nicht mehr in {_V}",
        r"\b(?:ich bin|wir sind) (?:[\w ]{1,30} )?aus (?P<value>(?-i:[A-ZÄÖÜ])[\w-]+) (?:weg|fort)gezogen",
    ), "drop"),
    Saying("family", read_people.relative, (
        r"\b(?:meine|unsere) (?P<who>töchter|söhne|kinder|zwillinge|brüder|schwestern|jungs),? (?=(?P<value>(?-i:[A-ZÄÖÜ][a-zäöüß]+,? (?:und )?[A-ZÄÖÜ]).+))",
        rf"\b{_MY} {_KIND}{_WHO} (?:heißt|heisst|heißen|heissen) {_V}",
        rf"(?<!weil )(?<!dass )(?<!wenn )(?<!ob )(?<!da )(?<!als )\b{_MY} {_KIND}{_WHO},? (?!{_JOB}\b){_NAME}"
        r"(?=\s*(?:[.,;:]|$)| (?:ist|und|hat|wohnt|lebt|arbeitet|studiert|wird|war|kommt|liebt|mag|heißt|isst|geht|macht|anrufen|verständigen|kontaktieren)\b)",
        rf"\b(?:lebe|wohne|leben|wohnen) (?:\w+ ){{0,3}}?mit {_MY} {_KIND}{_WHO},? (?!{_JOB}\b){_NAME}(?=\s*(?:[.,;:]|$)| (?:in|im|zusammen|und|auf|bei|am|seit)\b)",
        WORDS.had_and_named(WORDS.relative),
    )),
    Saying("family", read_people.child, (
        rf"\bich bin (?!kein|nicht)(?:{_ASIDE}(?:,|\bund) |die |der )?(?:(?:auch|alleinerziehende[r]?|stolze[r]?) )?(?:mutter|vater|mama|papa) (?:von )(?!zwilling|drilling|kind|mädchen|jung|töcht|söhn)(?:(?:einem|einer|zwei|drei|vier|fünf|\d)(?: [\w-]+){{0,2}}[,:] )?(?P<value>(?-i:[A-ZÄÖÜ]).+)",
    )),
    Saying("family", read_people.spouse, (rf"\bich bin (?:[\w ]{{1,20}} )?mit {_NAME} verheiratet",)),
    Saying("children", read_people.children, (
        rf"\b(?:ich habe?|wir haben|habe? ich|haben wir) (?P<value>{_MANY}){_NO_MORE_OF}",
        rf"(?:^|\b(?:mit|und) )(?:meinen?|unseren?) (?P<value>{_MANY}){_NO_MORE_OF}",
        rf"\b{INTRODUCTIONS.is_one[:-2]}(?:{INTRODUCTIONS.parents}) {INTRODUCTIONS.of}(?P<value>(?:{INTRODUCTIONS.numbers})(?: (?:{INTRODUCTIONS.children}))?){_NO_MORE_OF}",
    )),
    # ── Work ──
    Saying("job", read.occupation, (
        r"\bich (?P<value>unterrichte (?!(?:Sie|Ihre?n?)\b)(?-i:[A-ZÄÖÜ])[\w-]+)",
        rf"\bich (?P<value>(?:leite|führe|betreibe) {_SO}(?:die|das|den|eine?n?|meine?n?|unsere?n?) (?:[\w-]+ ){{0,3}}?[\w-]*(?:{_LED}))(?![\w-])(?! weiter\b)",
        rf"\bich bin {_SO}(?:von beruf )?(?:eine? |gelernter? |selbstständiger? )?(?P<value>{_JOB})(?![\w-])",
        rf"\b(?:ich bin|ich heiße|mein name ist) (?:die |der )?(?-i:[A-ZÄÖÜ])[\w-]+(?: (?-i:[A-ZÄÖÜ])[\w-]+)?, (?:eine? )?(?P<value>{_JOB})(?![\w-])",
        rf"\bich arbeite {_SO}(?:(?:bei|in|für) [\w -]{{1,30}}? |von (?:zu ?hause|daheim)(?: aus)? )?als (?!ob\b|wenn\b|wäre\b|hätte\b){_V}",
        rf"{_THEN}bin ich {_SO}(?P<value>{_JOB})(?![\w-])",
        rf"{_THEN}arbeite ich {_SO}(?:(?:bei|in|für) [\w -]{{1,30}}? )?als (?!ob\b|wenn\b|wäre\b|hätte\b){_V}",
        rf"\bmein beruf ist {_V}",
        r"\bvon beruf bin ich (?:eine? )?(?P<value>(?-i:[A-ZÄÖÜ])[\w-]+)",
        r"\bich bin von beruf (?:eine? )?(?P<value>(?-i:[A-ZÄÖÜ])[\w-]+)",
        rf"\bich bin {_SO}als (?P<value>(?-i:[A-ZÄÖÜ])[\w-]+)(?: (?:in|bei|beim|an|am|im|für) [\w .-]{{1,40}}?)? (?:tätig|angestellt|beschäftigt)\b",
        rf"\bich bin {_SO}(?P<value>in rente|im ruhestand|arbeitslos|selbstständig|selbständig|freiberuflich tätig)\b",
    )),
    Saying("job", read.occupation, (
        rf"\bich bin {_SO}keine? (?P<value>{_JOB})(?: mehr)?(?![\w-])",
        rf"\bich arbeite {_SO}nicht mehr als {_V}",
    ), "drop"),
    Saying("job", read.all_of_it, (
        r"\bich habe (?:[\w ]{1,20} )?(?:meinen|den) job (?:gekündigt|verloren|aufgegeben|geschmissen|hingeschmissen)",
        r"\bich habe (?:[\w ]{1,20} )?meine (?:stelle|arbeit) (?:gekündigt|verloren|aufgegeben)",
        r"\bich (?:bin|wurde) (?:[\w ]{1,20} )?(?:entlassen|gefeuert)\b",
        r"\bmir wurde (?:[\w ]{1,20} )?gekündigt\b",
    ), "drop"),
    Saying("employer", read.employer, (
        rf"\bich arbeite {_SO}(?:als [\w-]+ )?(?:bei|beim|für) {_V}",
        rf"{_THEN}arbeite ich {_SO}(?:als [\w-]+ )?(?:bei|beim|für) {_V}",
        rf"\bich arbeite {_SO}(?:halbtags |ganztags |nachts |als [\w-]+ )?in (?P<value>eine[rm] (?:[a-zäöüß]+ )?[\w-]*(?:{_LED}|krankenhaus|büro|apotheke|heim|supermarkt|fabrik))(?![\w-])",
        r"\bich habe (?:[\w ]{1,25} )?bei(?:m)? (?P<value>(?:der )?(?-i:[A-ZÄÖÜ])[\w-]+(?: (?-i:[A-ZÄÖÜ])[\w-]+)?) angefangen\b",
        r"\bfange (?:ich )?(?:[\w ]{1,25} )?bei (?P<value>(?-i:[A-ZÄÖÜ])[\w-]+(?: (?-i:[A-ZÄÖÜ])[\w-]+)?) an\b",
        rf"\bich bin {_SO}bei (?P<value>(?-i:[A-ZÄÖÜ])[\w -]{{1,40}}?) (?:angestellt|beschäftigt)",
        rf"\bmein (?:neuer )?arbeitgeber ist {_V}",
    )),
    Saying("employer", read.employer, (
        rf"\bich arbeite {_SO}nicht mehr (?:bei|beim|für) {_V}",
        rf"\bich bin {_SO}nicht mehr bei (?P<value>(?-i:[A-ZÄÖÜ]).*)",
        r"\bich habe (?:[\w ]{1,20} )?bei(?:m)? (?P<value>(?:der )?(?-i:[A-ZÄÖÜ])[\w -]{0,30}?) (?:gekündigt|aufgehört)\b",
        r"\bich habe (?P<value>(?-i:[A-ZÄÖÜ])[\w-]{1,30}) gekündigt\b",
    ), "drop"),
    Saying("employer", read.all_of_it, (
        r"\bich habe (?:[\w ]{1,20} )?(?:meinen|den) job (?:gekündigt|verloren|aufgegeben|geschmissen|hingeschmissen)",
        r"\bich habe (?:[\w ]{1,20} )?meine (?:stelle|arbeit) (?:gekündigt|verloren|aufgegeben)",
        r"\bich (?:bin|wurde) (?:[\w ]{1,20} )?(?:entlassen|gefeuert)\b",
        r"\bmir wurde (?:[\w ]{1,20} )?gekündigt\b",
        r"\bich bin (?:jetzt |inzwischen |seit \w+ )?in rente\b",
    ), "drop"),
    Saying("work", read.verbatim, (
        rf"\bich arbeite {_SO}(?:im |in |von )?(?P<value>homeoffice|zu hause aus|zuhause aus|teilzeit|vollzeit|schichtdienst|schichten|nachtschicht|remote|freiberuflich)\b",
    )),
    Saying("work", read.trade, (
        rf"\bich arbeite {_SO}(?P<value>{TRADES}){_TRADE_ENDS}",
        rf"{_THEN}arbeite ich {_SO}(?P<value>{TRADES}){_TRADE_ENDS}",
        rf"\bich (?P<value>studiere (?:gerade |derzeit |jetzt )?(?:{STUDIES})){_TRADE_ENDS}",

    )),
    Saying("projects", read.project, (rf"\bich (?:baue|entwickle|schreibe) (?:gerade |derzeit )(?:an )?{_V}",)),
    Saying("languages", read.spoken, (
        rf"\bich spreche {_SO}(?:fließend |gut |etwas |ein bisschen |ein wenig )?(?P<value>(?:{_LANGUAGE})\b.*)",
        rf"\bich kann {_SO}(?:fließend |gut |etwas |ein bisschen |ein wenig )?(?P<value>(?:{_LANGUAGE})\b.*)",
        rf"\bmeine muttersprachen? (?:ist|sind) {_V}",
    )),
    Saying("languages", read.learned, (
        rf"\bich lerne {_SO}(?P<value>(?:{_LANGUAGE})\b.*)",
        rf"{_THEN}lerne ich {_SO}(?P<value>(?:{_LANGUAGE})\b.*)",
    )),
    Saying("languages", read.spoken, (rf"\bich (?:kann|spreche) {_SO}kein {_V}",), "drop"),
    # ── Food ──
    Saying("diet", read_health.way_of_eating, (
        rf"\bich bin {_SO}(?:strenger? |überzeugter? |eine? )?(?P<value>{_DIET})(?![\w-])",
        rf"\bich (?:esse|lebe|ernähre mich) {_SO}(?:rein |nur |streng )?(?P<value>{_DIET})(?![\w-])",
        rf"\bich halte mich {_SO}(?:streng |strikt )?an eine (?:strenge |strikte )?(?P<value>{_DIET})e (?:diät|ernährung)\b",
        rf"{_THEN}(?:bin|esse|lebe|ernähre) ich (?:mich )?{_SO}(?:rein |streng )?(?P<value>{_DIET})(?![\w-])",
        r"\bals (?:strenger? |überzeugter? )?(?P<value>veganer(?:in)?|vegetarier(?:in)?) (?:esse|vermisse|koche|bin|habe|mag) ich\b",
        rf"\b(?:wir|und ich) (?:sind|essen|leben|kochen) {_WE}(?P<value>{_DIET})(?![\w-])",
        rf"{_THEN}(?:sind|essen|leben) wir {_WE}(?P<value>{_DIET})(?![\w-])",
    )),
    Saying("diet", read_health.way_of_eating, (
        rf"\bich (?:bin|esse|lebe|ernähre mich) {_SO}{_NOT_ANY_MORE} (?P<value>{_DIET})(?![\w-])",
        rf"\bich war (?:früher |mal |lange )(?P<value>{_DIET})(?![\w-])",
        rf"\bwir (?:sind|essen|leben) {_NOT_ANY_MORE} (?P<value>{_DIET})(?![\w-])",
    ), "drop"),
    Saying("diet", read_health.not_eaten, (
        rf"\bich (?:esse|trinke) {_SO}(?:gar |überhaupt )?(?:kein|keine|keinen|nie) {_V}",
        r"\bich darf (?:kein|keine|keinen) (?P<value>.+?) (?:essen|trinken)\b",
        rf"\bich (?:verzichte auf|meide) {_V}",
        rf"\bwir (?:essen|trinken) {_WE}(?:gar |überhaupt )?(?:kein|keine|keinen|nie) {_V}",
        rf"\b(?:ich bin|bin(?: ich)?|wir sind) {_SO}(?:eine? )?(?:{_FAITH}|{_DIET}),?{read_health.THEREFORE}(?:also|daher|deshalb|deswegen|darum|drum|und|somit)(?: bitte)? kein\w* {_FOODS}",
        rf"(?:^|[,.;:?!] |\baber )kein\w* {_FOODS}(?: für mich)?(?:, | -+ | \(|,? (?:weil|da|denn) )(?:ich )?(?:bin )?(?:ich )?(?:eine? )?(?:{_FAITH})\b",
    )),
    Saying("diet", read_health.eaten_again, (
        rf"\b{_FOODS} (?:esse|trinke) ich (?:{_THESE_DAYS} )*wieder\b(?! (?:nicht|kein))",
        rf"\bich (?:esse|trinke) (?:(?!nicht|kein|nie)[\w-]+ ){{0,6}}?wieder (?:auch |mal |manchmal |regelmäßig )?{_FOODS}",
        rf"\b(?:gibt(?:\'s|s| es) (?:(?!nicht|kein)\w+ )?bei mir|bei mir gibt(?:\'s|s| es)) (?:(?!nicht|kein)\w+ ){{0,3}}?wieder (?:\w+ )?{_FOODS}",
        rf"\bich (?:esse|trinke) (?:jetzt |inzwischen |mittlerweile |seit kurzem )?(?:auch )?wieder {_V}",
        rf"{_THEN}(?:esse|trinke) ich (?:auch )?wieder {_V}",
        rf"\bwir (?:essen|trinken) (?:jetzt |inzwischen |mittlerweile )?(?:auch )?wieder {_V}",
    ), "drop"),
    Saying("diet", read_health.of_nobody_else(read_health.eaten_again), (
        rf"\b{_FOODS} (?:(?:geht|gehen|kommt|kommen|steht|stehen|gibt es|gibt\'s) (?:{_THESE_DAYS} )*wieder|(?:ist|sind) (?:{_THESE_DAYS} )*wieder (?:{_THESE_DAYS} )*(?:ok|okay|erlaubt|drin|in ordnung|auf (?:dem|meinem)))(?: (?:{_THESE_DAYS}))*(?=\s*(?:$|[,.;!]| (?:und|aber|seit|tisch|teller|speiseplan|auf (?:den|dem|meinen|meinem) (?:tisch|teller|speiseplan))\b))",
    ), "drop"),
    # ── Health ──
    Saying("allergies", read_health.allergens, (
        rf"\bich bin {_SO}(?:gegen|auf) (?P<value>.{{1,60}}?) allergisch",
        rf"\bich bin {_SO}nicht (?:mehr )?(?:gegen|auf) .{{2,60}}? allergisch\b[^.;:]{{0,30}}?[, ]nur (?:noch )?(?:gegen|auf) {_V}",
        rf"{_THEN}bin ich {_SO}(?:gegen|auf) (?P<value>.{{1,60}}?) allergisch",
        rf"\bich (?:bin|reagiere) {_SO}allergisch (?:gegen|auf) {_V}",
        rf"\bich habe {_SO}(?:eine )?(?:starke |schwere |leichte )?allergie (?:gegen|auf) {_V}",
        rf"(?:gegen|auf) (?P<value>[^,;:]{{2,60}}?) ich habe {_SO}(?:eine )?(?:starke |schwere |leichte )?allergie\b",
        rf"\bich habe {_SO}(?:eine )?(?:starke |schwere |leichte )?(?P<value>(?!kein|lebensmittel|nahrungs|arznei)[\w-]{{2,20}}?)-?allergie\b",
    )),
    Saying("allergies", read_health.allergens, (
        r"\bich habe (?!keine?\b)[\w ,-]{1,60}? und (?:eine )?(?P<value>(?!lebensmittel|nahrungs|arznei)[\w-]{2,20}?)-?allergie\b",
    )),
    Saying("allergies", read_health.of_nobody_else(read_health.allergens), (
        rf"{_FOUND}allergie (?:gegen|auf) (?P<value>[^,;:]{{2,40}}?) (?:bestätigt|festgestellt|diagnostiziert|gefunden|nachgewiesen)\b",
        rf"{_FOUND}(?P<value>(?!lebensmittel|nahrungs|arznei)[\w-]{{2,20}}?)-?allergie (?:bestätigt|festgestellt|diagnostiziert|gefunden|nachgewiesen)\b",
    )),
    Saying("allergies", read_health.of_nobody_else(read_health.known_allergens), shown(
        tests=r"allerg\w*|prick\w*|haut\w*|blut\w*|\w*tests?|getestet|ergebnis\w*", is_now=r"(?:ist|sind|war|waren|weiterhin|immer noch|noch|auch|jetzt|wieder)", positive=r"positiv", to=r"(?:auf|für|bei)", told=r"allergisch|positiv", also=r"und (?:jetzt )?auch (?:noch )?",
    )),
    Saying("allergies", read_health.intolerance, (
        r"\bich komme? mit (?P<value>(?:laktose|milch|milchprodukte|gluten|weizen|fruktose|eiern?|soja)) (?:\w+ )?nicht klar\b",
        r"\bmit (?P<value>(?:laktose|milch|milchprodukte|gluten|weizen|fruktose|eiern?|soja)) komme? ich (?:\w+ )?nicht klar\b",
        r"(?<![\w-])(?P<value>(?:laktose|milch|milchprodukte|gluten|weizen|fruktose|eiern?|soja)) (?:bringt|macht) mich (?:um|fertig|krank)\b",
        rf"{_MEDICINE} vertrag(?:e)? ich (?:(?:leider|gar|überhaupt|einfach|auch) ){{0,2}}(?:nicht|schlecht)\b",
        rf"\bich vertrage {_SO}(?:kein|keine|keinen) {_MEDICINE}",
        rf"\bich vertrage {_SO}(?:kein|keine|keinen) (?P<value>(?:{_INTOLERANT})\b)",
        rf"\bich vertrage {_SO}(?P<value>{_INTOLERANT}) (?:nicht|schlecht)\b",
        rf"\bich bin {_SO}(?P<value>{_INTOLERANT})-?intolerant",
        rf"\bich habe {_SO}(?:eine )?(?P<value>{_INTOLERANT})-?(?:intoleranz|unverträglichkeit)",
        rf"{_FOOD} vertrag(?:e)? ich (?:(?:leider|gar|überhaupt|einfach|auch) ){{0,2}}(?:nicht|schlecht)\b",
        rf"{_FOOD} (?:bekommt|bekommen|bekam) mir (?:(?:leider|gar|überhaupt|einfach) ){{0,2}}(?:nicht|schlecht)\b",
        rf"\b(?:von|nach|bei) {_FOOD} (?:bekomme ich|kriege ich|ich habe) (?:\w+ ){{0,2}}?{_PAIN}",
        rf"\bich (?:bekomme|kriege|habe) (?:von|nach|bei) {_FOOD} (?:\w+ ){{0,2}}?{_PAIN}",
    )),
    Saying("allergies", read_health.borne_again, (
        rf"\bich (?:darf|kann) (?:jetzt |nun |endlich )?(?:auch )?wieder {_FOOD} (?:essen|trinken|vertragen)\b",
        rf"\bich vertrage (?:jetzt |nun |endlich )?wieder {_FOOD}",
    ), "drop"),
    Saying("household", read_health.of_another(read_health.borne_by_another), (
        rf"{_ANOTHER} (?:darf|dürfen|kann|können) (?:jetzt |nun |endlich )?(?:auch )?wieder {_FOOD} (?:essen|trinken|vertragen)\b",
        rf"{_ANOTHER} (?:verträgt|vertragen) (?:(?:jetzt|nun|endlich|inzwischen|wieder) )+{_FOOD}", rf"{_ANOTHER} (?:verträgt|vertragen) {_FOOD} (?:jetzt|nun|inzwischen|wieder)\b",
    ), "drop"),
    Saying("household", read_health.of_another(read_health.known_allergens, "reacts to {}"), (
        rf"{_ANOTHER} (?:hat|hatte) {_WE}(?:\w+ )?auf (?P<value>.{{1,40}}?) reagiert\b",
        rf"{_ANOTHER} (?:hat|hatte) {_WE}(?:eine )?(?:(?!keine)\w+ ){{0,2}}?reaktion auf {_V}",
        rf"{_ANOTHER} (?:reagiert|reagierte) (?:\w+ )?auf {_V}",
        rf"{_ANOTHER} (?:bekommt|kriegt|bekam|kriegte) (?:von|nach|bei) (?P<value>.{{1,40}}?) (?:\w+ )?(?:ausschlag|quaddeln|nesselsucht|pusteln|atemnot)\b",
    )),
    Saying("household", read_health.of_another(read_health.known_allergens, "allergic to {}"), (
        rf"{_ANOTHER} (?:ist|sind|reagiert|reagieren) {_WE}(?:gegen|auf) (?P<value>.{{1,60}}?) allergisch",
        rf"{_ANOTHER} (?:ist|sind|reagiert|reagieren) {_WE}allergisch (?:gegen|auf) {_V}",
        rf"{_ANOTHER} (?:gegen|auf) (?P<value>.{{1,60}}?) allergisch (?:ist|sind)\b",
        rf"{_ANOTHER} hat (?:eine )?(?:starke |schwere |leichte )?(?P<value>(?!kein|lebensmittel|nahrungs|arznei)[\w-]{{2,20}}?)-?allergie\b",
        rf"{_ANOTHER} hat (?!keine?\b)[\w -]{{1,40}}? und (?:eine )?(?P<value>(?!lebensmittel|nahrungs|arznei)[\w-]{{2,20}}?)-?allergie\b",
        rf"{_ANOTHER} hat (?:eine )?(?:starke |schwere |leichte )?allergie (?:gegen|auf) {_V}",
    )),
    Saying("household", read_health.of_another(read_health.intolerance), (
        rf"{_ANOTHER} hat {_WE}(?:eine? |ne |'ne )?(?P<value>{_INTOLERANT})-?(?:intoleranz|unverträglichkeit)\b",
        rf"{_ANOTHER} (?:verträgt|vertragen) {_WE}(?:kein|keine|keinen) {_FOOD}",
        rf"{_ANOTHER} (?:verträgt|vertragen) {_FOOD} (?:nicht|schlecht)\b",
        rf"{_ANOTHER} (?:ist|sind) {_WE}(?P<value>{_INTOLERANT})-?intolerant",
    )),
    Saying("household", read_health.of_another(read_health.known_condition, of_named=read_health.COELIAC), (
        rf"{_ANOTHER} hat {_WE}(?P<value>zöliakie|(?:typ[- ][12][- ])?diabetes|epilepsie|asthma)\b",
        rf"{_ANOTHER} ist {_WE}(?P<value>diabetiker(?:in)?|asthmatiker(?:in)?|epileptiker(?:in)?)\b",
    )),
    Saying("household", read_health.of_another(read_health.way_of_eating), (
        rf"{_RELATIVE} (?:ist|sind|isst|essen|lebt|leben|ernährt sich) {_WE}(?P<value>{_DIET})(?![\w-])",
    )),
    Saying("household", read_health.of_another(read_health.not_eaten), (
        rf"{_RELATIVE} (?:darf|dürfen) {_WE}(?:kein|keine|keinen) {_FOOD}",
        rf"{_RELATIVE} (?:isst|essen|trinkt|trinken) {_WE}(?:kein|keine|keinen) {_V}",
    )),
    Saying("allergies", read_health.allergens, (
        r"\bich habe keine (?P<value>[\w-]{2,20}?)-?allergie mehr\b",
    ), "drop"),
    Saying("allergies", read.all_of_it, (
        r"\bich habe (?:zum glück |eigentlich )?keine(?:rlei)? (?:bekannten )?allergien\b",
        r"\bich bin gegen nichts allergisch\b",
    ), "drop"),
    Saying("conditions", read_health.condition, (
        r"\bbei mir wurde (?:[\w ]{1,20} )??(?:eine? )?(?P<value>(?-i:[A-ZÄÖÜ])[\w -]{2,40}?) (?:diagnostiziert|festgestellt)",
        rf"\bich bin {_SO}(?P<value>schwanger|farbenblind|gehörlos|schwerhörig|autistisch)(?![\w-])",
    )),
    Saying("conditions", read_health.known_condition, (
        rf"\bich (?:habe|leide an|leide unter) (?:wieder )?{_SO}(?:eine[nr]? |chronische[nsr]? |schwere[ns]? |leichte[ns]? ){{0,2}}(?P<value>(?:{_CONDITION})(?!\w)(?! vor| wegen).*)",
        rf"(?<!wann ){_THEN}leide ich {_SO}(?:an |unter )(?:eine[nrm]? |schwere[nrm]? )?(?P<value>(?:{_CONDITION})(?!\w)(?! vor| wegen).*)",
        rf"\bwegen meine[rms]? (?P<value>(?:{_CONDITION}))(?![\w-])",
        rf"\bich bin {_SO}(?:eine? )?(?P<value>diabetiker(?:in)?|asthmatiker(?:in)?|epileptiker(?:in)?|{learning.GERMAN.people})(?![\w-])",
        r"\bmein (?P<value>(?:blutdruck|cholesterin) ist (?:viel )?zu hoch)\b",
        r"\bich habe (?P<value>zucker)$",
    )),
    *medicines(
        WORDS,
        dosed=Dosed(
            articles=r"mein |meine |das |die |der |den ",
            between=r"dosis|ist|sind|jetzt|nun|inzwischen|auf|hat|haben|wurde|wird|nur|noch|ab|heute|sofort|seit \w+|(?:der |die |mein |meine )?(?:hausarzt|hausärztin|arzt|ärztin|\w+loge|\w+login)|von \d+ ?\w{0,5}",
            now=r"jetzt|nun|inzwischen|ab (?:heute|sofort|morgen)|erhöht|reduziert|gesenkt|hochgesetzt|runtergesetzt|umgestellt|nur noch|seit (?:heute|gestern)",
            given=r"(?:hat|haben|wurde|habe)(?: mir| mich| der arzt| die ärztin| ich)*",
        ),
        taken=(
            rf"(?<!\w)(?:nehme?|spritze?|injiziere|bekomme?|kriege?)(?: ich)?(?: mir)? {_SO}(?!.*(?<!\w)(?:nicht|kein|nie))(?:das |den |die |mein |meine |eine?n? )?{TAKEN}",
            rf"(?<!\w)(?:ich bin|bin|bin ich) {_SO}auf (?!.*(?<!\w)(?:nicht|kein|nie)){TAKEN}",
            rf"\bich (?:nehme|spritze) {_SO}(?!kein|nicht){_V}",
            rf"{_THEN}(?<!morgens )(?<!mittags )(?<!abends )(?<!täglich )(?:nehme|spritze) ich {_SO}(?!kein|nicht){_V}",
            r"\b(?:muss|soll) ich (?:\w+ ){0,2}?(?P<value>(?!kein|nicht)[\w-]+ (?:[\w-]+ ){0,6}?)(?:ein)?nehmen\b",
            r"\bich (?:muss|soll) (?:\w+ ){0,2}?(?P<value>(?!kein|nicht)[\w-]+ (?:[\w-]+ ){0,6}?)(?:ein)?nehmen\b",
            rf"\bich (?!nicht)(?:(?!nicht\b|kein|nie\b)[\w-]+ ){{0,4}}?(?P<value>(?:{vocabulary.DRUG})(?: [\w-]+){{0,4}}?) (?:ein)?nehm(?:e|en (?:soll|muss))\b",
            r"(?P<value>(?:morgens|mittags|abends|täglich) (?:nehme|spritze) ich (?!kein|nicht).+)",
            r"\b(?:meine? (?:[\w-]*(?:arzt|ärztin)|neurologe|neurologin|psychiater|psychiaterin|kardiologe|kardiologin) hat (?:mein )?|(?:hat|haben) mir )(?P<value>.+?) (?:verschrieben|verordnet|erhöht|reduziert|dazugegeben|dazu gegeben|hinzugefügt)",
            r"\bmir wurde (?P<value>.+?) (?:verschrieben|verordnet)",
            rf"\b(?:habe?|hab) (?:ich )?(?:[\w-]+ ){{0,3}}?mit (?P<value>(?:{vocabulary.DRUG}).*?) (?:angefangen|begonnen)\b",
            rf"\b(?:wurde|bin|hat mich|haben mich) (?:[\w-]+ ){{0,3}}?auf (?P<value>(?:{vocabulary.DRUG})\b.*?) (?:ein|um)gestellt\b",
        ),
        stopped=(
            rf"(?:^|[,;:.] ?)(?:schluss|fertig) mit (?:dem |der )?{STOPPED}",
            rf"(?:^|[,;:.] ?)keine? {STOPPED}(?=.*\bmehr\b)",
            r"\bich nehme (?:jetzt |inzwischen |seit \w+ )?(?:kein |keine |das |mein |meine )?(?P<value>[\w-]+) (?:nicht mehr|mehr)\b",
            r"\bich habe (?:das |mein |die )?(?P<value>[\w-]{3,30}) (?:wieder )?abgesetzt\b",
            rf"{STOPPED_FIRST}[^.,;:?]{{0,30}}?(?<!nicht) (?:abgesetzt|gestrichen)\b(?! (?:werden|wird))",
        ),
        exchanged=(
            r"OLD (?:\w+ )?(?:durch|gegen) NEW",
            r"\bvon OLD (?:\w+ )?(?:auf|zu) NEW",
            r"\b(?:an)?statt (?:des |von )?OLD (?:[\w-]+ ){0,4}?NEW",
            r"NEW (?:(?:an)?statt|anstelle von) OLD",
            r"OLD (?:hatte|habe|hab|bekam|machte?|hat)\b[^.;!?]{2,50}? (?:jetzt|nun|deshalb|darum|daher) (?:ist es|nehme ich|bekomme ich|habe ich)(?: (?:jetzt|nun))? NEW",
        ),
    ),
    Saying("blood_type", read_health.blood, (
        rf"\bmeine blutgruppe ist {_GROUP}",
        rf"\bich habe (?:die )?blutgruppe {_GROUP}",
    )),
    Saying("vitals", read_health.reading, (
        rf"\bmeine? (?:letzter |aktueller |neuer |letztes |aktuelles )?{_VITAL}(?P<value> (?:ist|liegt|lag|war|beträgt|betrug)(?! .{{0,30}}\b(?:soll\w*|ziel\w*|unter)\b).{{1,60}})",
    )),
    Saying("vitals", read_health.weight, (
        r"\bwiege (?:ich )?(?:\w+ ){0,3}?(?P<number>\d{2,3}(?:[.,]\d+)?)\s?(?P<unit>kg|kilo|kilogramm)\b",
    )),
    weighed(
        beside=rf"heute|jetzt|aktuell|gerade|endlich|wieder|nur|noch|schon|fast|knapp|genau|etwa|ca\.?|rund|ich|bin|bei|auf|an|der|die|meine?r?|zeigt|sagt|sind|es|also|so|hey|juhu|yeah|puh|oh|früh|morgen|abend|morgens|habe?|im moment|mittlerweile|inzwischen|mich|{vocabulary.WEEKDAYS}",
        weighs=r"waage|wiegen?|wieg|gewogen|gewicht",
        moves=r"(?:runter|rauf|hoch|zurück) (?:auf|bei)",
    ),
    Saying("vitals", read_health.height, (
        r"\bich bin (?:[\w,]+ ){0,3}?(?P<number>\d[.,]\d{1,2}|\d{3})\s?(?P<unit>m|cm|meter|zentimeter) groß",
    )),
    Saying("goals", read.aim, (
        rf"\bmein (?:neues |großes |nächstes )?ziel (?:ist(?: es)?,?|sind) {_V}",
        rf"\bich (?:will|möchte|würde gerne?|muss) {_SO}(?:endlich )?(?P<value>\d+(?:[.,]\d+)? ?(?:kilo|kg) (?:abnehmen|zunehmen)|(?:mit dem|das) rauchen (?:aufhören|aufgeben)"
        r"|mit dem trinken aufhören|abnehmen|einen (?:halb)?marathon laufen|(?:meinen blutdruck|mein gewicht|meinen blutzucker|mein cholesterin) (?:senken|reduzieren))\b",
    )),
    Saying("emergency_contacts", read.contact, (
        rf"\bmein notfallkontakt ist {_V}",
        r"\bim notfall (?:bitte )?(?P<value>(?!11\d|den notarzt).{1,80}?) (?:anrufen|kontaktieren|verständigen|benachrichtigen)",
        r"\bim notfall (?:ruf|rufen sie|kontaktiere) (?:bitte )?(?P<value>(?!11\d|den notarzt).{1,80}?)(?: an)?$",
    )),
    # ── Tastes, and how to talk ──
    Saying("communication", read.wish, (
        r"^(?:bitte )?(?P<value>(?:antworte|schreibe?|sprich|rede?|erkläre?|benutze?|verwende?|nutze?|gib|formuliere?|duze?|sieze?|zeige?)(?: (?:mir|mich|mit mir|bitte)){0,3}"
        r" (?:immer|nie|niemals|stets|grundsätzlich|nur noch|ab (?:jetzt|sofort)|künftig)\b.+)",
        r"^(?:bitte )?(?P<value>(?:duz|duze|siez|sieze) mich\b.*)",
        r"\bich (?:möchte|will),? dass (?P<value>du (?:mir |mich |bitte )?(?:immer|nie|nur) .{1,60}\b(?:antwortest|schreibst|sprichst|erklärst|duzt|siezt))\b",
        r"^(?:ab (?:jetzt|sofort)|künftig|in zukunft|von nun an),? (?:bitte )?(?P<value>(?!ich\b|wir\b|du bist|bist du)(?=.{0,80}\b(?:antwort|schreib|sprich|sprech|red|benutz|verwend|nutz|erklär|duz|siez)\w*).+)",
    )),
    Saying("preferences", read.favourite, (
        rf"\bmeine? (?:absolute[rs]? )?lieblings(?P<what>\w{{2,20}}) (?:ist|sind|heißt) {_V}",
    )),
    *TASTES,
)  # fmt: skip
