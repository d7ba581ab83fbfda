"""What the user's own sentences say of them."""

# ruff: noqa: E501, ISC004 - a pattern is one line, or two where it has two parts: a table is read by line

from memory.language import values as read
from memory.language import vocabulary as words
from memory.language.table import Saying

_OFTEN = r"now|currently|still|also|just|recently|both|do|really|actually|officially|mostly|usually|always|already|only|mainly|finally|have"
_I = rf"\bI (?:(?:{_OFTEN}) ){{0,3}}"
_AM = rf"{_I}(?:am|is|are|was just|been) (?:(?:{_OFTEN}|originally) ){{0,3}}"
_NO_MORE = r"\bI (?:(?:am|is|are|do|does|have|has) )?(?:no longer|not any ?more)"
_IS_NOT = r"\bI (?:am|is|are) not(?: actually| really)?"
_DOES_NOT = r"\bI (?:do|does) not(?: actually| really)?"
_GAVE_UP = r"\bI (?:(?:have|just|finally) )*(?:used to|stopped|quit|gave up|given up)(?: being| eating| taking| using)?"
_V = r"(?P<value>.+)"
_DAY = (
    r"(?P<value>(?:the )?\d{1,2}(?:st|nd|rd|th|\.)? (?:of |de |d')?[^\W\d_]{3,10}\.?(?:,? (?:de )?\d{4})?"
    r"|[^\W\d_]{3,9}\.? \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?|\d{4}-\d\d-\d\d|\d{1,2}[./]\d{1,2}[./]?(?:\d{2,4})?)"
)
_ICH = r"(?:auch |jetzt |noch |schon |seit [\w ]{1,20} |leider |sehr |stark )*"
_PLACE_VERB = r"(?:lives?|living|resides?|residing|based|located)"
_VITAL = rf"(?P<vital>{words.VITAL})"

SAYINGS: tuple[Saying, ...] = (
    # ── Who ──
    Saying("name", read.named, (
        rf"\bmy (?:full |first |real |actual )?name is (?:now )?{_V}",
        r"(?:^|[,;] |\bplease |\bcan |\bjust |\band )(?:you )?(?:please |can |just ){0,2}call me "
        rf"(?!back|later|when|if|at|on|crazy|a\b|an\b|by\b|in\b|tomorrow|names|out|to\b|it\b){_V}",
        rf"{_AM}(?:called|named) {_V}",
        rf"{_I}(?:wants?|prefers?|likes?|would like|would prefer) to be (?:called|addressed as) {_V}",
        r"\bI goe?s? by (?:the name (?:of )?)?(?P<value>(?-i:[A-Z][\w'-]+))",
        rf"\b(?:everyone|everybody|people|(?:all )?my friends) (?:just )?calls? me (?!crazy|a\b|an\b|when|if|the\b){_V}",
        rf"^I am (?!(?:{words.NO_INTRODUCTION})\b)(?P<value>(?-i:[A-Z][a-zà-ÿ'-]+(?: [A-Z][a-zà-ÿ'-]+)?))(?=\s*(?:[.,!]|$|and\b|from\b))",
        rf"\bich (?:heiße|heisse) {_V}",
        rf"\bmein name ist {_V}",
        rf"\bnenn(?:e|en sie)? mich (?:bitte )?{_V}",
        rf"\b(?:me llamo|mi nombre es|ll[aá]mame|ll[aá]meme) {_V}",
        rf"\b(?:je m'appelle|mon (?:nom|prénom) est|appelle[sz]?-moi) {_V}",
    )),
    Saying("pronouns", read.verbatim, (
        rf"\b(?:my pronouns are|I use|I go by|I am|I prefer) (?:the )?(?P<value>{words.PRONOUNS})(?: pronouns)?",
        r"\bmy pronouns are (?P<value>\w+)$",
    )),
    Saying("birthday", read.verbatim, (
        rf"\bmy (?:birthday|date of birth|birth date) (?:is|falls) (?:on )?{_DAY}",
        rf"\bI (?:was|am) born (?:on )?{_DAY}",
        r"\bI (?:was|am) born in (?P<value>(?:[^\W\d_]{3,9} )?(?:19|20)\d\d)\b",
        rf"\bmein geburtstag ist (?:am )?(?:der )?{_DAY}",
        rf"\bich (?:bin|wurde) am {_DAY} geboren",
        rf"\b(?:mi cumpleaños es|nací) el {_DAY}",
        rf"\b(?:mon anniversaire est|je suis née?) le {_DAY}",
    )),
    Saying("home", read.place, (
        rf"{_I}(?:am )?{_PLACE_VERB} in {_V}",
        rf"{_AM}{_PLACE_VERB} in {_V}",
        r"\bI have lived in (?P<value>.+?) (?:for|since)\b",
        rf"{_I}(?:moved|relocated) (?:back )?(?:from [\w .]+? )?to {_V}",
        rf"\b(?:ich|wir) {_ICH}(?:wohne[n]?|lebe[n]?) {_ICH}in {_V}",
        rf"\b(?:wohne|lebe) ich {_ICH}in {_V}",
        r"\bich bin (?:[\w ]+ )?nach (?P<value>(?-i:[A-ZÄÖÜ])[\w-]+) (?:um)?gezogen",
        rf"\b(?:vivo|vivimos|resido) (?:ahora |actualmente )?en {_V}",
        rf"\bme (?:mudé|he mudado) a {_V}",
        rf"\bj'habite (?:maintenant |toujours )?(?:à |en |au |aux |dans le |dans la )?{_V}",
        rf"\bje vis (?:à|en|au|aux) {_V}",
        rf"\bj'ai (?:déménagé|emménagé) (?:à|en|au) {_V}",
    )),
    Saying("home", read.place, (
        rf"{_NO_MORE} live in {_V}",
        rf"{_DOES_NOT} live in {_V}",
        r"\bich wohne nicht mehr in (?P<value>.+)",
        r"\bya no vivo en (?P<value>.+)",
        r"\bje n'habite plus (?:à|en|au) (?P<value>.+)",
    ), "drop"),
    Saying("family", read.relative, (
        rf"\b(?:my|our) (?:(?:\w+ )?(?:old|older|younger|little|big|eldest|youngest|twin|newborn|new|lovely|beloved) )?(?P<who>{words.RELATIVE})"
        rf"(?:'s? (?:first )?names? (?:is|are)| (?:is|are) (?:called|named)|,)? (?=(?P<value>.+))",
        rf"\b(?:my|our) (?P<who>{words.RELATIVE}) (?:is|are) (?P<value>(?-i:[A-Z][a-zà-ÿ'-]+)(?=\s*(?:[.,;]|$|and\b)).*)",
        rf"\bI (?:have|has|got|adopted) (?:an?|two|three|four|\d) (?:\w+ ){{0,2}}?(?P<who>{words.RELATIVE})(?: (?:called|named)|,|:) {_V}",
        rf"\b(?:mein|meine|unser|unsere) (?P<who>{words.RELATIVE_DE}) (?:heißt|heisst|heißen) {_V}",
        rf"\b(?:mein|meine|unser|unsere) (?P<who>{words.RELATIVE_DE}) (?P<value>(?-i:[A-ZÄÖÜ])[\w-]+)(?= (?:ist|und|hat|wohnt|arbeitet|wird)\b|,|$)",
        rf"\b(?:mi|mis|nuestr[oa]s?) (?P<who>{words.RELATIVE_ES})(?: se llaman?)? {_V}",
        rf"\b(?:mon|ma|mes|notre|nos) (?P<who>{words.RELATIVE_FR})(?: s'appell(?:e|ent))? {_V}",
    )),
    Saying("family", read.spouse, (rf"{_AM}married to {_V}",)),
    # ── Work ──
    Saying("job", read.occupation, (
        rf"{_I}(?:am )?work(?:s|ing)? (?:[\w-]+ )?as (?:an? |the )?{_V}",
        rf"\bI (?:am )?work(?:s|ing)? (?:at|for|in) .+? as (?:an? |the )?{_V}",
        rf"{_AM}(?:an? |the )(?P<value>(?:[\w-]+ ){{0,4}}?(?:{words.JOB})(?![\w-])(?!'s)(?! of (?:mine|yours))(?: of [\w ]+)?)",
        rf"\bmy (?:current |new )?(?:job|occupation|profession|job title|title) is (?:(?:being|as|that of) )?(?:an? |the )?(?P<value>[\w -]*(?:{words.JOB})\b.*)",
        rf"{_I}(?:got |been |was )?promoted to {_V}",
        rf"{_I}became (?:an? )?(?P<value>(?:[\w-]+ ){{0,4}}?(?:{words.JOB})\b)",
        r"\bI (?:have |am |just |recently )*(?P<value>retired)\b",
        r"\bI am (?P<value>self-employed|unemployed|between jobs|a stay-at-home \w+)",
        rf"\bich bin {_ICH}(?:von beruf )?(?:eine? )?(?P<value>{words.JOB_DE})\b",
        rf"\bich arbeite {_ICH}als {_V}",
        rf"\bsoy (?:una? )?(?P<value>{words.JOB_ES})\b",
        rf"\btrabajo (?:como|de) {_V}",
        rf"\bje suis (?:une? )?(?P<value>{words.JOB_FR})\b",
        rf"\bje travaille comme {_V}",
    )),
    Saying("job", read.occupation, (
        rf"{_NO_MORE} (?:work as )?an? (?P<value>(?:[\w-]+ ){{0,3}}?(?:{words.JOB}))\b",
        rf"{_IS_NOT} an? (?P<value>(?:[\w-]+ ){{0,3}}?(?:{words.JOB}))\b",
        rf"{_GAVE_UP} (?:be |working as )?an? (?P<value>(?:[\w-]+ ){{0,3}}?(?:{words.JOB}))\b",
    ), "drop"),
    Saying("job", read.all_of_it, (
        r"\bI (?:have |just |finally |recently )*(?:quit|lost|left) my job\b",
        r"\bI (?:was|got) (?:fired|laid off|let go)\b",
    ), "drop"),
    Saying("employer", read.employer, (
        rf"{_I}(?:am )?work(?:s|ing)? (?:[\w-]+ ){{0,2}}?(?:at|for) {_V}",
        rf"{_I}(?:am )?work(?:s|ing)? as .+? (?:at|for) {_V}",
        rf"{_AM}(?:an? |the )?(?:[\w-]+ ){{0,4}}?(?:{words.JOB})(?: \w+)? at {_V}",
        rf"{_I}(?:started|began) (?:a (?:new )?job |working |work )?(?:at|with) (?P<value>(?-i:[A-Z]).*)",
        rf"{_I}joined (?P<value>(?-i:[A-Z]).*?)(?: as .*)?$",
        rf"\bmy (?:new |current )?(?:employer|company) is {_V}",
        rf"\bich arbeite {_ICH}(?:als \w+ )?(?:bei|für) {_V}",
        r"\btrabajo (?:[\w ]+ )?(?:en|para) (?P<value>(?-i:[A-ZÁÉÍÓÚ]).*)",
        rf"\bje travaille (?:comme \w+ )?(?:chez|pour) {_V}",
    )),
    Saying("employer", read.employer, (
        rf"{_NO_MORE} work (?:at|for) {_V}",
        r"\bI (?:have |just |recently |finally )*(?:left|quit) (?P<value>(?-i:[A-Z]).*)",
        rf"{_DOES_NOT} work (?:at|for) (?P<value>.+?)(?: any ?(?:more|longer))?$",
        r"\bich arbeite nicht mehr (?:bei|für) (?P<value>.+)",
    ), "drop"),
    Saying("employer", read.all_of_it, (
        r"\bI (?:have |just |finally |recently )*(?:quit|lost|left) my job\b",
        r"\bI (?:was|got) (?:fired|laid off|let go)\b",
        r"\bI (?:have |am |just |recently )*retired\b",
    ), "drop"),
    Saying("work", read.one, (rf"{_I}(?:am )?work(?:s|ing)? (?P<value>{words.WAY_OF_WORKING})\b",)),
    Saying("projects", read.project, (
        rf"{_AM}(?:building|developing|creating|designing|working on|renovating|restoring|launching|founding) {_V}",
        rf"{_AM}writing (?P<value>(?:an?|my|the) (?:\w+ ){{0,3}}?(?:book|novel|thesis|dissertation|paper|memoir|screenplay|blog|textbook|play)\b.*)",
        rf"\bmy (?:side |current |new |main |latest )?(?:project|startup) is (?:called |named |about |an? )?{_V}",
        rf"\bich (?:baue|entwickle|schreibe) (?:gerade |derzeit )(?:an )?{_V}",
    )),
    Saying("projects", read.one_of_mine, (
        r"\bI (?:have |just |finally )*(?:finished|completed|abandoned|cancell?ed|shipped|given up on|gave up on) (?P<value>.+)",
    ), "drop"),
    Saying("languages", read.spoken, (
        rf"{_I}(?:can )?speaks? {_V}",
        rf"{_AM}(?:fluent|bilingual|proficient|conversational) in {_V}",
        rf"\bmy (?:native|first|second|mother) (?:language|tongue)s? (?:is|are) {_V}",
        rf"{_AM}an? native {_V}",
        rf"\bich (?:kann |spreche ){_V}",
        rf"\bhablo {_V}",
        rf"\bje parle {_V}",
    )),
    Saying("languages", read.learned, (
        rf"{_AM}(?:learning|studying) (?P<value>(?:\w+ )?(?:{words.LANGUAGE})\b.*)",
    )),
    Saying("languages", read.spoken, (rf"{_DOES_NOT} speak {_V}", rf"\bI cannot speak {_V}"), "drop"),
    # ── Food ──
    Saying("diet", read.way_of_eating, (
        rf"{_AM}(?:an? )?(?:strict |mostly |lifelong |ethical |committed |full |\d+% )?(?P<value>{words.DIET})(?: diet)?(?![\w-])(?! (?:restaurant|recipe|cook|food|{words.JOB}))",
        rf"{_I}(?:eats?|keeps?|follows?|went|turned|became|go) (?:strictly |only |an? )?(?:strict )?(?P<value>{words.DIET})(?! (?:food|restaurant|recipe|dish|meal)s?)\b",
        rf"{_AM}(?:following|doing|on|trying) (?:an? )?(?:strict )?(?P<value>{words.DIET})(?: diet)?\b",
        rf"\bas an? (?:strict |lifelong )?(?P<value>{words.DIET_WORD}),? (?:I|my)\b",
        rf"\bmy diet is (?:strictly )?(?P<value>{words.DIET})\b",
        r"\bich bin (?:\w+ )?(?P<value>vegan|vegetarisch|veganer(?:in)?|vegetarier(?:in)?)\b",
        r"\bich (?:esse|ernähre mich) (?:rein |nur )?(?P<value>vegan|vegetarisch|koscher|halal)\b",
        r"\bsoy (?P<value>vegan[oa]|vegetarian[oa])\b",
        r"\bje suis (?P<value>végane?|vegane?|végétarien(?:ne)?|végétalien(?:ne)?)\b",
    )),
    Saying("diet", read.way_of_eating, (
        rf"(?:{_NO_MORE}|{_IS_NOT}|{_GAVE_UP}|{_DOES_NOT}) (?:be |an? |eat |on |follow |following )?(?:an? |the )?(?P<value>{words.DIET})\b",
        r"\bich bin (?:nicht mehr|kein(?:e)?) (?P<value>vegan|vegetarisch|veganer(?:in)?|vegetarier(?:in)?)\b",
        r"\bya no soy (?P<value>vegan[oa]|vegetarian[oa])\b",
        r"\bje ne suis plus (?P<value>végane?|végétarien(?:ne)?)\b",
    ), "drop"),
    Saying("diet", read.not_eaten("no"), (
        rf"\bI (?:do not|does not|cannot|never|must not|will not|am not allowed to) (?:eat|drink|consume|touch) (?:any )?{_V}",
        rf"{_I}(?:avoids?|avoiding|abstain from) {_V}",
    )),
    Saying("diet", read.not_eaten("kein"), (rf"\bich esse (?:kein(?:e|en)?) {_V}",)),
    Saying("diet", read.not_eaten("no"), (rf"\bno como (?:ni )?{_V}",)),
    Saying("diet", read.not_eaten("pas de"), (rf"\bje ne mange pas (?:de |d')?{_V}",)),
    Saying("diet", read.not_eaten("no"), (rf"{_I}(?:eats?|drinks?) {_V} again\b",), "drop"),
    # ── Health ──
    Saying("allergies", read.allergens, (
        rf"{_AM}(?:(?:very|severely|highly|deathly|slightly|mildly|badly|extremely|a bit|a little|super) )?allergic to {_V}",
        rf"{_I}(?:have |has |developed |got )?(?:an? )?(?:(?:severe|bad|mild|serious|strong|known|life-threatening) )?allerg(?:y|ies) to {_V}",
        r"\bI (?:have|has) (?:an? )?(?:(?:severe|bad|mild|serious) )?(?P<value>(?!no |many |some |several )[\w-]+(?: [\w-]+)?) allerg(?:y|ies)\b",
        rf"\bmy allergies (?:are|include|:)? ?{_V}",
        rf"\bI (?:get|got|have|had|went into) (?:anaphylaxis|an anaphylactic (?:reaction|shock)) (?:from|to|after eating|after) {_V}",
        rf"\bich bin {_ICH}(?:gegen |auf )(?P<value>.+?) allergisch",
        rf"\bich bin {_ICH}allergisch (?:gegen|auf) {_V}",
        rf"\bich habe eine (?:\w+ )?allergie (?:gegen|auf) {_V}",
        r"\bich habe eine (?:\w+ )?(?P<value>(?-i:[A-ZÄÖÜ])[\w-]{2,20}?)-?allergie\b",
        rf"\bsoy (?:muy )?al[eé]rgic[oa] (?:al? |a la |a los |a las ){_V}",
        rf"\btengo alergia (?:al? |a la |a los |a las ){_V}",
        rf"\bje suis (?:très )?allergique (?:à la |à l'|aux |au |à ){_V}",
    )),
    Saying("allergies", read.intolerance, (
        rf"{_AM}(?P<value>lactose|gluten|fructose|histamine|egg|dairy)[- ]intolerant",
        r"\bI (?:have|has) (?:an? )?(?P<value>lactose|gluten|fructose|histamine) intolerance",
    )),
    Saying("allergies", read.allergens, (
        rf"(?:{_NO_MORE}|{_IS_NOT}|\bI used to be) allergic to {_V}",
        r"\bI (?:have |has )?outgr(?:ew|own) my (?P<value>[\w -]+?) allergy",
        r"\bich bin nicht (?:mehr )?(?:gegen|auf) (?P<value>.+?) allergisch",
        rf"\b(?:ya )?no soy alérgic[oa] (?:al? |a la |a los |a las ){_V}",
        rf"\bje ne suis (?:plus|pas) allergique (?:à la |à l'|aux |au |à ){_V}",
    ), "drop"),
    Saying("allergies", read.all_of_it, (
        r"\bI (?:do not have|have no|has no)(?: known| any)? allergies\b",
        r"\bI am not allergic to anything\b",
    ), "drop"),
    Saying("conditions", read.condition, (
        rf"\bI (?:(?:have|has|was|were|am|is|got|just|recently|been) )*diagnosed with (?:an? )?{_V}",
        rf"{_I}suffers? from (?:an? )?{_V}",
        rf"{_AM}(?:an? )?(?P<value>{words.HAS_CONDITION})(?![\w-])",
    )),
    Saying("conditions", read.known_condition, (
        rf"\bI (?:(?:also|still|both) )*(?:have|has|live with|am living with|got|have had|have got) (?:an? )?(?:(?:mild|severe|chronic|bad|stage \d) )?(?P<value>(?:{words.CONDITION})(?!\w)(?! about| over).*)",
        rf"\bmy (?P<value>(?:{words.CONDITION}))(?= (?:is|has|was|got|runs|makes|medication|acts))",
        rf"\bich (?:habe|leide (?:an|unter)) (?P<value>(?:{words.CONDITION})(?!\w).*)",
        rf"\b(?:tengo|padezco) (?P<value>(?:{words.CONDITION})(?!\w).*)",
        rf"\bj'ai (?:de l'|du |le |la )?(?P<value>(?:{words.CONDITION})(?!\w).*)",
        r"\bich bin (?P<value>diabetiker(?:in)?)\b",
        r"\bsoy (?P<value>diabétic[oa]|asmátic[oa])\b",
        r"\bje suis (?P<value>diabétique|asthmatique)\b",
    )),
    Saying("conditions", read.known_condition, (
        rf"(?:{_NO_MORE}|{_DOES_NOT})(?: have| suffer from)? (?:an? )?(?P<value>(?:{words.CONDITION})(?!\w).*)",
        rf"\bI (?:(?:have|am|was|got) )*(?:cured of|recovered from|beat|beaten|free of|over) (?:my )?(?P<value>(?:{words.CONDITION})(?!\w).*)",
        rf"\bmy (?P<value>{words.CONDITION}) (?:is|was|has been) (?:gone|cured|in remission)",
        rf"{_IS_NOT} (?:an? )?(?P<value>{words.HAS_CONDITION})\b",
        rf"{_NO_MORE} (?P<value>{words.HAS_CONDITION})\b",
    ), "drop"),
    Saying("medications", read.medication, (
        rf"{_I}(?!was on|were on)(?:(?:have|has|been|am|is|was|were|got|put|it|started|start|began|switched) ){{0,4}}(?:takes?|taking|uses?|using|on|prescribed|started|to) (?:taking )?{_V}",
        rf"\bmy (?P<value>(?:{words.DRUG})(?: dose| dosage)? (?:is|was|went|has been|got) .+)",
        rf"\bmy (?:doctor|physician|cardiologist|gp|endocrinologist|psychiatrist|nurse) (?:(?:has|just|recently) )*(?:increased|raised|reduced|lowered|changed|upped|prescribed|put)"
        rf" (?:my |me (?:on )?)?(?:dose of )?{_V}",
        rf"\bich nehme {_ICH}{_V}",
        rf"\btomo {_V}",
        rf"\bje prends {_V}",
    )),
    Saying("medications", read.stopped_medicine, (
        rf"(?:{_NO_MORE}|{_DOES_NOT}) (?:takes?|use|on|need) {_V}",
        rf"\bI (?:(?:have|am|just|recently|finally) )*(?:stopped|quit|stopped taking|off|came off|discontinued) (?:taking |using |my )?(?P<value>(?:{words.DRUG})\b.*)",
        rf"{_IS_NOT} (?:taking|on) (?P<value>(?:{words.DRUG})\b.*)",
        r"\bich nehme (?:kein(?:e)? )?(?P<value>\w+) (?:nicht mehr|mehr)",
        r"\bya no tomo (?P<value>.+)",
        r"\bje ne prends plus (?:de |d')?(?P<value>.+)",
    ), "drop"),
    Saying("blood_type", read.blood, (
        r"\bmy blood (?:type|group) is (?:type )?(?P<group>AB|A|B|O|0)(?![\w])\s?(?P<sign>\+|-|−|–|pos(?:itive)?|neg(?:ative)?)?",
        r"\bI (?:am|have) (?:blood )?type (?P<group>AB|A|B|O|0)\s?(?P<sign>\+|-|−|–|pos(?:itive)?|neg(?:ative)?)",
        r"\bmeine blutgruppe ist (?P<group>AB|A|B|O|0)\s?(?P<sign>\+|-|−|–|positiv|negativ)?",
        r"\bmi grupo sanguíneo es (?P<group>AB|A|B|O|0)\s?(?P<sign>\+|-|−|–|positivo|negativo)?",
        r"\bmon groupe sanguin est (?P<group>AB|A|B|O|0)\s?(?P<sign>\+|-|−|–|positif|négatif)?",
    )),
    Saying("vitals", read.reading, (
        rf"\bmy (?:(?:latest|last|current|new|most recent|fasting|resting|average|morning) )*{_VITAL}(?: (?:result|reading|level|value))?s?(?P<value>"
        r"(?! (?:goal|target))(?: (?!goal|target|should|want|need|aim|under|below|if)[^\d\s]{1,12}){0,7} (?:from )?[\d].{0,40}|: ?\d.{0,20})",
        rf"\bmein(?:e)? {_VITAL}(?P<value> (?:ist|liegt bei|war|beträgt) .+)",
    )),
    Saying("vitals", read.weight, (
        r"\bI (?:now |currently |only )*weighs? (?:in at )?(?:about |around |almost |exactly )?(?P<number>\d+(?:[.,]\d+)?)\s?(?P<unit>kgs?|kilos?|kilograms?|lbs?|pounds?|stone)\b",
        r"\bich wiege (?:\w+ )?(?P<number>\d+(?:[.,]\d+)?)\s?(?P<unit>kg|kilo)\b",
        r"\bpeso (?P<number>\d+(?:[.,]\d+)?)\s?(?P<unit>kg|kilos)\b",
        r"\bje pèse (?P<number>\d+(?:[.,]\d+)?)\s?(?P<unit>kg|kilos)\b",
    )),
    Saying("vitals", read.height, (
        r"\bI am (?P<number>\d+(?:[.,]\d+)?)\s?(?P<unit>cm|m|ft|feet)(?: tall)?$",
        r"\bI am (?P<number>\d+(?:[.,]\d+)?)\s?(?P<unit>cm|m|ft|feet) tall\b",
        r"\bI am (?P<number>\d'\d{1,2}\"?)(?P<unit>)",
    )),
    Saying("goals", read.target, (rf"\bmy {_VITAL} (?:goal|target) is {_V}",)),
    Saying("goals", read.aim, (
        rf"\bmy (?:(?:new|main|current|next|fitness|health|personal|big|biggest|long-term|short-term) )*goal(?: (?:for|this|right|at|in)[\w ]{{1,20}}?)? is (?:now )?(?:to )?{_V}",
        rf"\bmy goals are (?:to )?{_V}",
        rf"{_I}(?:wants?|am trying|is trying|am aiming|plans?|hopes?|need|would like) to (?P<value>(?:lose|lower|reduce|gain|quit (?:smoking|drinking)|stop (?:smoking|drinking)|get my .+? (?:below|under|down|to)"
        r"|bring my .+? (?:below|under|down)|run an? (?:half[- ])?marathon|walk \d|save \d|sleep \d|drink \d)\b.*)",
        rf"\bmein ziel ist(?: es)?,? {_V}",
        rf"\bmi (?:objetivo|meta) es {_V}",
        rf"\bmon (?:objectif|but) est (?:de |d')?{_V}",
    )),
    Saying("goals", read.aim, (
        r"\bI (?:have |just |finally )*(?:reached|achieved|met|hit|abandoned|given up(?: on)?|gave up(?: on)?|dropped) my goal (?:of |to )?(?P<value>.+)",
    ), "drop"),
    Saying("emergency_contacts", read.contact, (
        rf"\bmy (?:\w+ )?emergency contacts? (?:is|are|:) ?{_V}",
        r"\bin (?:case of )?(?:an? |any )?emergency,? (?:please )?(?:call|contact|notify|reach) (?P<value>(?!911|112|999|an ambulance|the ).+)",
        rf"\bmein notfallkontakt ist {_V}",
        rf"\bim notfall (?:bitte )?{_V} (?:anrufen|kontaktieren|verständigen)",
        rf"\bmi contacto de emergencia es {_V}",
        rf"\bmon contact d'urgence est {_V}",
    )),
    # ── Tastes, and how to talk ──
    Saying("communication", read.wish, (
        rf"^(?:please )?(?:(?:from now on|going forward|in future|in the future),? )?(?:please )?(?P<value>(?:always|never|do not ever) (?:{words.TALK})\b.+)",
        r"^(?:from now on|going forward|in (?:the )?future),? (?:please )?(?P<value>(?!I\b|we\b|my\b|call me\b)\w+ .+)",
        r"^(?:please )?(?P<value>keep (?:your |the )?(?:answers|replies|responses|explanations) .+)",
        r"^(?:please )?(?P<value>(?:answer|reply|respond|speak|talk|write) (?:to me )?(?:only |always )?(?:in|with|using) .+? (?:from now on|always|unless .+))",
        r"^(?:please )?(?P<value>(?:speak|talk|reply|answer|write) to me in .+)",
        r"^(?P<value>antworte (?:mir )?(?:bitte )?(?:immer|nie) .+)",
        r"^(?P<value>(?:siempre responde|responde siempre|contesta siempre) .+)",
        r"^(?P<value>(?:réponds|répondez)(?:-moi)? toujours .+)",
    )),
    Saying("preferences", read.favourite, (
        r"\bmy (?:all-time |absolute |current )?favou?rite (?P<what>[\w ]{2,30}?)(?: of all time)? (?:is|are) (?P<value>[^,;]+)",
    )),
    Saying("preferences", read.taste("likes"), (
        rf"{_I}(?:absolutely |truly )?(?:loves?|likes?|enjoys?|adores?) {_V}",
        rf"{_AM}an? (?:huge |big |great )?fan of {_V}",
    )),
    Saying("preferences", read.taste("dislikes"), (
        rf"{_I}(?:absolutely |truly )?(?:hates?|dislikes?|detests?|despises?|loathes?) {_V}",
        rf"\bI cannot stand {_V}",
        rf"{_DOES_NOT} (?:like|enjoy) {_V}",
    )),
    Saying("preferences", read.taste("prefers"), (
        rf"{_I}(?:much |strongly |generally )?prefers? {_V}",
        rf"\b(?:ich bevorzuge|prefiero|je préfère) {_V}",
    )),
    Saying("preferences", read.taste(""), (rf"{_NO_MORE} (?:likes?|loves?|enjoys?|prefers?|hates?) {_V}",), "drop"),
)  # fmt: skip
