"""Words that no single language owns, as parts of expressions that are matched without case.

Those of one language stand in its table (`tables/`).
"""

# ruff: noqa: E501 - a list of words is read, not edited by column

from typing import NamedTuple

from memory.language import medicine_names

# ── Who ───────────────────────────────────────────────────────────────────────────────────────────────────────

PRONOUNS = (
    r"(?:he|she|they|xe|ze|it|any|ey|fae)(?:/(?:him|her|them|hers|his|theirs|they|she|he|xem|zir|hir|its|it|em"
    r"|faer|any))+"
)

RELATIVE = (
    r"wife|husband|partner|spouse|fianc[ée]e?|girlfriend|boyfriend|sons?|daughters?|kids?|child(?:ren)?|baby|twins"
    r"|mother|mom|mum|father|dad"
    r"|brothers?|sisters?|step(?:son|daughter)s?|(?:flat|room|house)mates?|grand(?:son|daughter)s?|dogs?|cats?|pupp(?:y|ies)|pup|kittens?|kitty|labrador|retriever|terrier|poodle|beagle|dachshund|spaniel|corgi"
)
"""In English: models write of them in English, too."""

FISH = "fish|fisch|poisson|pescado|pesce|peixe"

NOT_EMPLOYERS = (
    r"python|java(?:script)?|typescript|kotlin|rust|golang|php|ruby|html|css|sql|react|vue|angular|linux|excel|marketing|it|discord|facebook"
    r"|instagram|twitter|linkedin|reddit|tiktok|whatsapp|telegram|snapchat|mastodon|bluesky|tinder"
)
"""What people work in, join and leave that employs none of them."""

TITLES = (
    r"miss|sir|doctor|professor|herrn?|frau|doktor|monsieur|madame|mademoiselle|docteure?|maître|señora?|señorita|doctora|don"
    r"|doña|profesora?|signore?|signora|signorina|dottore?|dottoressa|avvocat[oa]|ingegnere?|senhora?|doutora?|dona|professora"
)
"""Stand in front of a name, written out."""

PLACES = (
    r"(?:el |la |los |las |il |lo |l'|gli |le |i |o |os |as )?(?:españa|portugal|italia|itália|francia|france|frança|alemania|germania|alemanha|suiza|svizzera|suíça|austria|áustria|bélgica|belgio|países bajos"
    r"|holanda|olanda|inglaterra|inghilterra|reino unido|regno unito|irlanda|escocia|escócia|scozia|suecia|svezia|suécia|noruega|norvegia|dinamarca|danimarca|polonia|polónia|grecia|grécia"
    r"|estados unidos|stati uniti|eeuu|eua|usa|canad[aá]|méxico|messico|argentina|chile|cile|colombia|colômbia|perú|peru|venezuela|ecuador|bolivia|uruguay|paraguay|cuba|brasil[e]?|angola|moçambique|cabo verde"
    r"|china|cina|japón|giappone|japão|india|índia|marruecos|marocco|europa|américa|áfrica|asia|ásia"
    r"|madrid|barcelona|valencia|sevilla|zaragoza|málaga|murcia|bilbao|alicante|córdoba|valladolid|vigo|gijón|granada|cádiz|salamanca|toledo|oviedo|santander|pamplona|palma|tenerife|mallorca|ibiza|cataluña"
    r"|andalucía|galicia|asturias|ciudad de méxico|cdmx|guadalajara|monterrey|puebla|tijuana|buenos aires|rosario|mendoza|santiago|valparaíso|bogotá|medellín|cali|barranquilla|cartagena|lima|quito|guayaquil"
    r"|caracas|montevideo|asunción|la paz|la habana|san josé|miami|nueva york|los ángeles|lisboa|porto|oporto|braga|coimbra|faro|aveiro|setúbal|évora|leiria|são paulo|rio de janeiro|rio|brasília|salvador"
    r"|fortaleza|recife|curitiba|porto alegre|belo horizonte|manaus|belém|goiânia|florianópolis|campinas|natal|santos|luanda|maputo|algarve|alentejo|minas gerais|bahia"
    r"|roma|milano|milán|milão|napoli|torino|palermo|genova|bologna|firenze|venezia|verona|bari|catania|padova|trieste|brescia|parma|modena|pisa|siena|perugia|cagliari|sicilia|sardegna|toscana|lombardia"
    r"|londres|londra|parís|parigi|paris|berlín|berlino|berlim|múnich|monaco|munique|hamburgo|frankfurt|zúrich|zurigo|zurique|ginebra|viena|vienna|bruselas|bruxelles|ámsterdam|amsterdam|dublín|dublino|dublin"
    r"|new york|nova york|nova iorque|boston|chicago|houston|seattle|toronto|tokio|tokyo|tóquio|berlin|london|lugano)(?![\w-])"
)
"""Countries and large cities: where "en", "em" and "a" stand before a town as before a company, the latter is meant of others only."""

# ── Health ────────────────────────────────────────────────────────────────────────────────────────────────────

DRUG = (
    r"statin[ae]?s?|beta[- ]?blockers?|metformin|insulin[ae]?(?: (?:\w{3,}ine?|lantus|toujeo|tresiba|levemir|humalog|novorapid|novolog|apidra|basaglar|glargina?|fiasp))?|ozempic|wegovy|mounjaro|trulicity|jardiance|farxiga|januvia|losart[aá]n[aeo]?|aspirin|ibuprofen|advil"
    r"|tylenol|paracetamol|acetaminophen|naproxen|aleve|warfarin|coumadin|eliquis|xarelto|plavix|lipitor|crestor"
    r"|zocor|levothyroxine|synthroid"
    r"|prednisone|prednisolone|albuterol|ventolin|zoloft|prozac|lexapro|celexa|cymbalta|effexor|wellbutrin|adderall"
    r"|ritalin|concerta|vyvanse|xanax"
    r"|valium|ambien|lithium|lamictal|gabapentin[ae]?|lyrica|methotrexate|humira|enbrel|nexium|prilosec|zyrtec"
    r"|claritin|benadryl|melatonin|vitamin [a-k]\d{0,2}|fish oil|magnesium|creatine|birth control|the pill"
    r"|hydrochlorothiazide|furosemide|digoxin"
    r"|tramadol|co-?codamol|co-?dydramol|oxycodone|morphine|codeine|finasteride|minoxidil|spironolactone"
    r"|insulin[ae]|aspirin[ae]|ibuprof[eé]n[eo]?|paracetamolo?|paracétamol|tachipirina|nolotil|metamizol"
    r"|novalgin|dipirona|doliprane|dafalgan|aspégic|levot(?:h)?yrox|eutirox|euthyrox|l-thyroxin|thyroxin"
    r"|salbutamol|cetirizin[ae]?|loratadin[ae]?|sertralin[ae]?|marcumar|sintrom|coumadine|cortis[ou]n[ae]?|kortison|prednisolona|litio|lítio"
    r"|adiro|enantyum|orfidal|lexotan|rivotril|xarelto|vitamin[ae]? [a-k]\d{0,2}|die pille"
    r"|[a-zà-ÿ]{3,14}(?:statin[ae]?|prile?|sart[aá]n[aeo]?|olol[eo]?|azol[eo]?|m[iy]cin[ae]?|cill?in[ae]?|floxacin[ao]?"
    r"|gliptin[ae]?|gliflozin[ae]?|glutid[ae]?|ox[eé]tin[ae]?|tralin[ae]?|a[zc][eé]pam|zolam|triptane?|prof[eè]n[eo]?"
    r"|dipin[aeo]?|t(?:h)?[yi]?rox[iy]n[ae]?|mab[e]?|parin[ae]?|[cz][eé]tam[eo]?|barbital|[cz]i?[cy]clin[ae]?|formin[ae]?)"
    r"|[a-zà-ÿ]{2,14}(?:lukast|oprost|[auo][lz]osin|azocin|s[eé]m[iy]d|th?ia[zc]id|[ck]oxib|ni?solon|th?ason|[ck]h?loroquin|trozol|gabalin"
    r"|xab[aá]n|gatr[aá]n|azapin|[ou]grel|grelor|opram|faxin|az[eé]pin|tiapin|p[eé]ridon|trigin|piramat|purinol|thioprin|tioprin|f[eé]nam(?:in)?i[ck]"
    r"|f[eé]na[ck]|fibrat|tinib|trexat|dronat|olimus|stigmin|setron|tidin|[lr]oxi[ck]am|[ud][eé]sonid|tiotropi|meterol|buterol"
    r"|(?:f|ph)[eé]nidat|[fp]h?[eé]tamin|afinil|nogest)[aeo]?"
    r"|(?:combined|mini|contraceptive|birth control) pill"
    rf"|{medicine_names.NAMES}"
)
"""Names of medicines, and what they end with in six languages: the stems of the WHO's international names, as they are
spelled there ("The use of stems in the selection of International Nonproprietary Names", WHO, 2018)."""
DOSE_UNIT = (
    r"mg|mcg|µg|ug|ml|iu|ie|ui|units?|einheiten|unidades|unità|unités|puffs?|tab(?:let)?s?|pills?|capsules?|drops"
    r"|tabletten?|tropfen|hübe|pastillas?|comprimidos?|cápsulas?|gotas|compress[ae]|capsule|gocce|comprimés?|gélules?"
    r"|gouttes|sprühstöße|inhalaciones|inhalações|spruzzi|bouffées?|jatos|g"
)
COUNT = (
    r"one|two|three|four|half an?|a half|eine?|einen|zwei|drei|vier|eine halbe|un[ao]?|dos|tres|cuatro|media|medio|une|deux"
    r"|trois|quatre|une? demie?|un demi|due|tre|quattro|mezz[ao]|uma?|dois|duas|três|quatro|meia|meio"
)
"""How many of what is taken, in words."""
FORM = (
    rf"{DOSE_UNIT}|patch(?:es)?|pflaster|parches?|cerott[oi]|adesivos?|timbres?|inhalers?|spray|injections?|injektion(?:en)?"
    r"|infusion(?:s|en)?|spritzen?|shots?|jabs?|inyecci(?:ón|ones)|injeç(?:ão|ões)|iniezion[ei]|perfusions?|colirio|collyre"
    r"|collirio|puntur[ae]|pinchazos?|piqûres?"
)
"""In what a medicine is taken."""
ROUTE = r"(?:in|en|em|als|as|an?|per|via|par|on) (?:the )?(?:perfusion|infusion(?:en)?|infusión|infusão|infusione|day hospital|injection|patch|(?:depot)?spritze|vena)"
"""How it gets into the body."""
FREQUENCIES = (
    (r"(once|twice|thrice|\w+ times) (?:an? |per |every |each )?(?:day|daily)", r"\1 daily"),
    (r"(once|twice|thrice|\w+ times) (?:an? |per |every |each )?(?:weekly|week)", r"\1 weekly"),
    (r"(?:every|each) day", "daily"),
    (r"(\d) ?x (?:an? |per )?(?:day|daily)", r"\1 times daily"),
)
"""One spelling for what is said in several."""

MEDICAL = (
    rf"{DRUG}|nsaids?|antibiotics?|sulfa(?: drugs| antibiotics)?|opioids?|opiates?|sedatives?|steroids?"
    rf"|blood thinners?|painkillers?|medications?|medicines?"
    r"|drugs|pills|supplements?|vaccines?|latex|contrast(?: dye| agents?)?|an(?:a)?esthesia|an(?:a)?esthetics?"
    r"|decongestants?|antihistamines?|statins?|beta[- ]blockers?"
    r"|iodine|mris?"
)
"""Medicines, and what else is given to a patient."""

CONDITION = (
    r"(?!diagn|progn|append|tonsil|conju|konju|bronch|laryng|phar|far|ot|sin|mening|gastroe|encephal|amigd)[a-zà-ÿ]{4,16}itis"
    r"|(?:sar[ck]o[iï]d|endom[eé]tri|cirrh?|zirrh|s[ck]oli|tuber[ck]ul|(?:h[aäeé]?e?|e)mo[ck]h?romat|mast[oó][cz][iy]t|am[iy]lo[iï]d|spond[iy]l)(?:osis|ose|osi)"
    r"|neur?alg(?:ia|ie)|(?:pol[iy])?(?:neuro|m[iy]o|cardiom[iy]o|kardiomyo|retino|ne(?:ph|f)ro)pat(?:hy|hie|ia|ía)"
    r"|peripheral neuropathy|th?al+as+(?:a?emia|ämie|émie)|h[iy]pogl[iy][ck](?:a?emia|ämie|émie)"
    r"|m[iy]asth?[eé]ni[ae](?: gravis)?|porph[iy]rie|porph?[iy]?f?iria|(?:cardiac )?arr?h?[iy]th?mi[ae]|arritmia|vas[ck]ulite|spond[iy]lite|espondilite"
    r"|hemoglobinopathy|thrombophili[ae]|trombofilia|fa[ck]tor(?:e)? v(?: leiden)?|(?:von[ -])?willebrand|alpha-gal(?: syndrome)?"
)
"""Illnesses that last, by the stems that they have in all languages; none of those that pass."""

NO_ALLERGEN = (
    r"jira|confluence|slack|teams|zoom|excel|powerpoint|outlook|sharepoint|sap|windows|linux|macos|java(?:script)?|typescript"
    r"|php|perl|python|cobol|css|html|xml|react|angular|git(?:hub)?|kubernetes|docker|scrum|agile|meetings?|stand-?ups?"
    r"|deadlines?|bugs?|dropdowns?|spam|smalltalk|small talk|stress|drama"
)
"""What people who mean no allergy are "allergic" to, in every language."""
STANDS_FOR_THINGS = (
    r"(?:both of |all of |any of )?(?:them|it|those|these|that|this)|both|das|die|sie|beides|ihn"
    r"|ell[oa]s?|eso|esto|él|es[oa]s|est[oa]s|amb[oa]s|l[oa]s dos|ça|cela|eux|elles|lui|tout ça|les deux"
    r"|quest[oeai]|quell[oeaie]|ess[oeai]|loro|entramb[ie]|isso|isto|el[ea]s?|ess[ea]s|est[ea]s|os dois|as duas"
)
"""All that stands for a thing, and names none, in every language."""


class Vital(NamedTuple):
    """A measurement: its units, the one that is meant where none is said, and the form of its numbers."""

    units: str
    unit: str = ""
    number: str = ""


OVER = r"over|zu|sobre|su|sur|por"
"""Between the two numbers of a blood pressure."""

_SUGAR = r"mg/dl|mmol/l"
_PERCENT = r"%|percento?|prozent|por ciento|por cento|per cento|pour cent"
VITALS = {
    "a1c": Vital(rf"{_PERCENT}|mmol/mol", "%"),
    "blood_pressure": Vital(r"mmhg", "mmHg", rf"\d{{2,3}}(?:\s?/\s?|\s(?:{OVER})\s)\d{{2,3}}"),
    "weight": Vital(r"kgs?\b|kilos?\b|kilograms?\b|kilogramm\b|quilos\b|chili\b|lbs?\b|pounds?\b|stone\b"),
    "height": Vital(r"cm\b|m\b|ft\b|feet\b|inches\b"),
    "heart_rate": Vital(r"bpm", "bpm"),
    "ldl": Vital(_SUGAR),
    "hdl": Vital(_SUGAR),
    "cholesterol": Vital(_SUGAR),
    "triglycerides": Vital(_SUGAR),
    "glucose": Vital(_SUGAR),
    "bmi": Vital(r"(?!)"),
    "oxygen": Vital(_PERCENT, "%"),
}
UNITS = {
    "percent": "%", "percento": "%", "per cento": "%", "por ciento": "%", "por cento": "%", "pour cent": "%",
    "prozent": "%",
    "kgs": "kg", "kilo": "kg", "kilos": "kg", "kilogram": "kg", "kilograms": "kg", "kilogramm": "kg", "quilos": "kg",
    "chili": "kg", "lbs": "lb", "pound": "lb", "pounds": "lb", "mmhg": "mmHg", "mg/dl": "mg/dL", "mmol/l": "mmol/L",
    "feet": "ft", "meter": "m", "metros": "m", "metri": "m", "mètres": "m", "zentimeter": "cm", "centímetros": "cm",
    "centimetri": "cm", "centimètres": "cm",
}  # fmt: skip
"""One spelling for each unit."""

WEEKDAYS = (
    r"(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|sonnabends?"
    r"|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?"
    r"|dimanches?|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|segundas?|terças?|quartas?|quintas?|sextas?"
)
"""Nobody's name: "it's my mum, Lakshmi, Fridays she minds the kids"."""
