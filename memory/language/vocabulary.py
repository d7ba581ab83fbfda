"""The words by which the profile's rules know a field: parts of regular expressions, matched without case."""

from typing import NamedTuple

# ── Who ───────────────────────────────────────────────────────────────────────────────────────────────────────

NO_NAME = (
    r"i|on|in|at|not|no|the|an?|my|your|mentioned|listed|spelled|spelt|pronounced|often|usually|always|never|hard"
    r"|difficult|common|rare"
    r"|missing|wrong|misspelled|also|still|now|too|very|really|unknown|private|irrelevant|what|who|that|this|it|is"
    r"|was|has|and|or"
    r"|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september"
    r"|october|november"
    r"|december|back|later|when|if|crazy|maybe|nicht|kein|auf|no|pas|mr|mrs|ms|dr"
)
"""What stands behind "my name is" and is no name."""

NO_INTRODUCTION = (
    r"German|French|Spanish|Italian|American|British|English|Irish|Scottish|Welsh|Indian|Chinese|Japanese|Korean"
    r"|Russian|Polish|Dutch"
    r"|Swedish|Norwegian|Danish|Finnish|Turkish|Greek|Brazilian|Mexican|Canadian|Australian|Austrian|Swiss|Belgian"
    r"|Portuguese|Ukrainian"
    r"|Jewish|Muslim|Christian|Catholic|Protestant|Buddhist|Hindu|Sikh|African|Asian|European|Latino|Latina|Hispanic"
    r"|Arab|Israeli|Iranian"
    r"|Persian|Egyptian|Nigerian|Kenyan|Argentine|Argentinian|Colombian|Chilean|Peruvian|Cuban|Vietnamese|Thai"
    r"|Filipino|Indonesian"
    r"|Malaysian|Pakistani|Bangladeshi|Czech|Slovak|Hungarian|Romanian|Bulgarian|Serbian|Croatian|Vegan|Vegetarian"
    r"|Black|White|Aries"
    r"|Taurus|Gemini|Leo|Virgo|Libra|Scorpio|Pisces|Allergic|Diabetic|Not|Sorry|Fine|Good|Happy|Done|Back|Here|Sure"
    r"|New|Senior|Head|Chief"
    r"|Lead|Living|Working|Married|Single|Retired|Pregnant|Trans|Gay|Straight|Bi|Team|Republican|Democrat|Going"
    r"|Looking|Trying|Learning|Building"
)
"""Capitalised words behind "I am" that introduce nobody."""

PRONOUNS = (
    r"(?:he|she|they|xe|ze|it|any|ey|fae)(?:/(?:him|her|them|hers|his|theirs|they|she|he|xem|zir|hir|its|it|em"
    r"|faer|any))+"
)

RELATIVES = {
    "spouse": "partner", "boyfriend": "boyfriend", "girlfriend": "girlfriend", "mom": "mother", "mum": "mother",
    "mama": "mother",
    "dad": "father", "papa": "father", "sons": "son", "daughters": "daughter", "kid": "child", "kids": "child",
    "children": "child",
    "baby": "child", "brothers": "brother", "sisters": "sister", "twins": "child", "fiance": "fiancé",
    "fiancee": "fiancée",
    "frau": "wife", "ehefrau": "wife", "mann": "husband", "ehemann": "husband", "sohn": "son",
    "tochter": "daughter", "söhne": "son",
    "töchter": "daughter", "kinder": "child", "kind": "child", "mutter": "mother", "vater": "father",
    "bruder": "brother",
    "schwester": "sister", "freundin": "girlfriend", "partnerin": "partner", "hund": "dog", "katze": "cat",
    "esposa": "wife", "mujer": "wife", "esposo": "husband", "marido": "husband", "hijo": "son", "hija": "daughter",
    "hijos": "child",
    "madre": "mother", "padre": "father", "hermano": "brother", "hermana": "sister", "perro": "dog", "gato": "cat",
    "femme": "wife", "mari": "husband", "fils": "son", "fille": "daughter", "enfants": "child", "mère": "mother",
    "père": "father",
    "frère": "brother", "sœur": "sister", "chien": "dog", "chat": "cat",
}  # fmt: skip
RELATIVE = (
    r"wife|husband|partner|spouse|fianc[ée]e?|girlfriend|boyfriend|sons?|daughters?|kids?|child(?:ren)?|baby|twins"
    r"|mother|mom|mum|father|dad"
    r"|brothers?|sisters?|dog|cat"
)
RELATIVE_DE = (
    r"frau|ehefrau|mann|ehemann|partnerin|sohn|tochter|söhne|töchter|kinder|kind|mutter|vater|bruder"
    r"|schwester|freundin|hund|katze"
)
RELATIVE_ES = r"esposa|mujer|esposo|marido|hijos?|hija|madre|padre|hermano|hermana|perro|gato"
RELATIVE_FR = r"femme|mari|fils|fille|enfants|mère|père|frère|sœur|chien|chat"

NOT_PLACES = (
    r"python|java|javascript|typescript|kotlin|rust|golang|go|linux|windows|macos|ubuntu|vim|neovim|emacs|vs ?code"
    r"|react|vue|angular|aws|azure"
    r"|gcp|postgres(?:ql)?|mysql|sqlite|docker|kubernetes|github|gitlab|slack|teams|notion|obsidian|it|them|there"
    r"|here|bed|tears|management"
    r"|sales|marketing|remote"
)
"""What people move to, and are in, that is no place."""

# ── Work ──────────────────────────────────────────────────────────────────────────────────────────────────────

JOB = (
    r"(?:software |data |web |frontend |backend |game )?(?:engineer|developer|programmer|scientist|analyst|architect)"
    r"|designer|nurse|doctor"
    r"|physician|teacher|professor|lecturer|lawyer|attorney|paralegal|accountant|auditor|researcher|consultant"
    r"|manager|director|supervisor"
    r"|coordinator|administrator|assistant|writer|author|journalist|reporter|editor|copywriter|photographer|filmmaker"
    r"|artist|illustrator|musician"
    r"|singer|actor|actress|dancer|chef|cook|baker|butcher|barista|bartender|waiter|waitress|electrician|plumber"
    r"|carpenter|mechanic|welder"
    r"|technician|driver|trucker|pilot|flight attendant|student|undergraduate|postdoc|intern|pharmacist|dentist"
    r"|therapist|psychologist"
    r"|psychiatrist|counsell?or|coach|trainer|tutor|veterinarian|vet|surgeon|paramedic|firefighter|police officer"
    r"|detective|soldier|officer"
    r"|farmer|gardener|fisherman|librarian|translator|interpreter|salesperson|salesman|saleswoman|realtor"
    r"|entrepreneur|founder|co-founder"
    r"|cofounder|freelancer|contractor|ceo|cto|cfo|coo|cashier|receptionist|secretary|biologist|chemist|physicist"
    r"|mathematician|economist"
    r"|historian|philosopher|statistician|geologist|astronomer|linguist|sociologist|social worker|nanny|caregiver"
    r"|carer|midwife"
    r"|physiotherapist|optician|optometrist|radiologist|cardiologist|an[a]?esthetist|hairdresser|barber|tailor"
    r"|jewell?er|model|banker|broker"
    r"|trader|investor|recruiter|judge|politician|diplomat|priest|pastor|rabbi|imam|monk|builder|roofer|painter"
    r"|janitor|cleaner|housekeeper"
    r"|homemaker|housewife|stay-at-home (?:mom|mum|dad|parent)|youtuber|streamer|blogger|podcaster|sysadmin|devops"
    r"|tester|lead|specialist"
    r"|strategist|planner|surveyor|inspector|operator|marketer|professional"
)
JOB_DE = (
    r"(?:[\w-]*(?:lehrer|ärzt|arzt|krankenpfleger|entwickler|ingenieur|architekt|anwält|anwalt|berater|verkäufer"
    r"|bäcker|köch|koch|mechaniker"
    r"|elektriker|maler|musiker|künstler|journalist|student|professor|wissenschaftler|informatiker|polizist|apotheker"
    r"|psychologe|buchhalter"
    r"|programmierer|designer|fotograf|schreiner|übersetzer)(?:in)?|krankenschwester|hebamme|rentner(?:in)?)"
)
JOB_ES = (
    r"médic[oa]|enfermer[oa]|profesora?|maestr[oa]|ingenier[oa](?: \w+)?|abogad[oa]|arquitect[oa]|programadora?"
    r"|desarrolladora?|diseñadora?"
    r"|periodista|estudiante|cociner[oa]|contadora?|psicólog[oa]|dentista|artista|músic[oa]|electricista"
    r"|carpinter[oa]|traductora?|jubilad[oa]"
)
JOB_FR = (
    r"médecin|infirmi(?:er|ère)|professeure?|enseignante?|ingénieure?|avocate?|architecte|développeu(?:r|se)"
    r"|programmeu(?:r|se)|graphiste"
    r"|journaliste|étudiante?|cuisini(?:er|ère)|comptable|psychologue|dentiste|artiste|musicien(?:ne)?"
    r"|électricien(?:ne)?|menuisi(?:er|ère)"
    r"|traduct(?:eur|rice)|retraitée?"
)
NO_EMPLOYER = (
    r"night|nights|home|weekends?|the moment|least|most|all|hours|years|months|it|this|that|them|free|fun|money"
    r"|a living|myself|my (?:own|self)"
    r"|me|\d|present|once|times|noon|midnight|dawn|a (?:desk|pace|distance|time|while|long)|improving|getting|making"
    r"|being|peace"
)
WAY_OF_WORKING = (
    r"remote(?:ly)?|from home|night shifts?|nights|in shifts|weekends|part[- ]time|full[- ]time"
    r"|freelance|for myself|from an? \w+ office|hybrid"
)

# ── Languages ─────────────────────────────────────────────────────────────────────────────────────────────────

LANGUAGE = (
    r"English|German|French|Spanish|Italian|Portuguese|Dutch|Russian|Ukrainian|Polish|Czech|Slovak|Hungarian|Romanian"
    r"|Bulgarian|Serbian"
    r"|Croatian|Bosnian|Slovenian|Greek|Turkish|Arabic|Hebrew|Persian|Farsi|Dari|Pashto|Urdu|Hindi|Bengali|Punjabi"
    r"|Gujarati|Marathi|Tamil"
    r"|Telugu|Kannada|Malayalam|Nepali|Sinhala|Mandarin|Cantonese|Chinese|Japanese|Korean|Vietnamese|Thai|Khmer|Lao"
    r"|Burmese|Indonesian|Malay"
    r"|Tagalog|Filipino|Swahili|Amharic|Yoruba|Igbo|Hausa|Zulu|Xhosa|Afrikaans|Swedish|Norwegian|Danish|Finnish"
    r"|Icelandic|Estonian|Latvian"
    r"|Lithuanian|Irish|Welsh|Gaelic|Basque|Catalan|Galician|Esperanto|Latin|Sign Language|ASL"
    r"|Deutsch|Englisch|Französisch|Spanisch|Italienisch|Türkisch|Russisch|Polnisch|Arabisch|Chinesisch|Japanisch"
    r"|Portugiesisch"
    r"|inglés|alemán|francés|español|italiano|portugués|ruso|chino|japonés|árabe"
    r"|anglais|allemand|français|espagnol|italien|portugais|russe|chinois|japonais|arabe"
)

# ── Food ──────────────────────────────────────────────────────────────────────────────────────────────────────

DIETS = {
    "veganer": "vegan", "veganerin": "vegan", "vegano": "vegan", "vegana": "vegan", "végan": "vegan",
    "végane": "vegan", "vegane": "vegan",
    "végétalien": "vegan", "végétalienne": "vegan", "plant-based": "vegan",
    "vegetarier": "vegetarian", "vegetarierin": "vegetarian", "vegetarisch": "vegetarian", "vegetariano": "vegetarian",
    "vegetariana": "vegetarian", "végétarien": "vegetarian", "végétarienne": "vegetarian", "pescetarian": "pescatarian",
}  # fmt: skip
DIET_WORD = r"vegan|vegetarian|pesc[ae]tarian|flexitarian|carnivore|omnivore"
DIET = (
    rf"{DIET_WORD}|kosher|halal|keto(?:genic)?|paleo|gluten[- ]free|dairy[- ]free|lactose[- ]free|sugar[- ]free"
    rf"|low[- ](?:carb|sodium|salt|fat"
    r"|fodmap|sugar)|high[- ]protein|mediterranean|plant-based|dash|raw food|whole30"
)
FOODS = (
    r"(?:red )?meat|pork|beef|lamb|chicken|poultry|fish|seafood|shellfish|dairy|milk|cheese|eggs?|gluten|wheat|sugar"
    r"|nuts|peanuts|soy|garlic"
    r"|onions?|mushrooms?|cilantro|spicy food|alcohol|caffeine|carbs|fleisch|schweinefleisch|rindfleisch|fisch"
    r"|milchprodukte|eier|carne|cerdo"
    r"|pescado|mariscos|lácteos|viande|porc|bœuf|poisson"
)

# ── Health ────────────────────────────────────────────────────────────────────────────────────────────────────

CONDITION = (
    r"(?:(?:type|typ) [12I]{1,2} |pre-?|gestational )?diabetes(?: (?:type|typ) [12])?(?: mellitus)?|asthma|copd"
    r"|hypertension|(?:high|low) blood pressure"
    r"|high cholesterol|epilepsy|migraines?|(?:clinical |postpartum )?depression|(?:social "
    r"|generali[sz]ed )?anxiety(?: disorder)?|adhd|autism|bipolar(?: disorder)?"
    r"|ptsd|ocd|schizophrenia|(?:rheumatoid |psoriatic )?arthritis|osteoporosis|osteoarthritis"
    r"|c(?:o)?eliac(?: disease)?|crohn's(?: disease)?|ibs|ibd"
    r"|ulcerative colitis|gerd|acid reflux|hypothyroidism|hyperthyroidism|hashimoto's(?: disease)?|graves' disease"
    r"|pcos|endometriosis|psoriasis"
    r"|eczema|rosacea|lupus|multiple sclerosis|parkinson's(?: disease)?|(?:breast |lung |prostate |skin "
    r"|colon )?cancer|leuk(?:a)?emia|heart (?:disease|failure)"
    r"|afib|atrial fibrillation|(?:sleep )?apn(?:o)?ea|insomnia|an(?:a)?emia|gout|glaucoma"
    r"|(?:chronic )?kidney disease|kidney stones|hepatitis [abc]"
    r"|hiv|fibromyalgia|hay fever|tinnitus|scoliosis|dyslexia|narcolepsy|h(?:a)?emophilia|sickle cell(?: disease)?"
    r"|chronic (?:pain|fatigue(?: syndrome)?)"
    r"|diabetes|bluthochdruck|asthma|epilepsie|depressionen?|migräne|asma|hipertensión|hypertension|asthme|diabète"
)
CONDITIONS_OF = {
    "diabetic": "diabetes", "a diabetic": "diabetes", "type 1 diabetic": "type 1 diabetes",
    "type 2 diabetic": "type 2 diabetes",
    "asthmatic": "asthma", "epileptic": "epilepsy", "hypertensive": "hypertension", "anemic": "anemia",
    "anaemic": "anaemia",
    "celiac": "celiac disease", "coeliac": "coeliac disease", "diabetiker": "diabetes", "diabetikerin": "diabetes",
    "diabético": "diabetes", "diabética": "diabetes", "asmático": "asma", "asmática": "asma", "diabétique": "diabète",
    "asthmatique": "asthme", "copd": "COPD", "adhd": "ADHD", "ptsd": "PTSD", "ocd": "OCD", "ibs": "IBS",
    "ibd": "IBD", "gerd": "GERD",
    "pcos": "PCOS", "hiv": "HIV", "afib": "AFib",
}  # fmt: skip
HAS_CONDITION = (
    r"(?:type [12] )?diabetic|asthmatic|epileptic|hypertensive|an(?:a)?emic|c(?:o)?eliac|pregnant|autistic|bipolar"
    r"|dyslexic|deaf|blind"
    r"|colou?r-?blind|immunocompromised"
)

DRUG = (
    r"metformin|insulin(?: \w+ine?)?|ozempic|wegovy|mounjaro|trulicity|jardiance|farxiga|januvia|lisinopril|losartan"
    r"|amlodipine|aspirin|ibuprofen|advil"
    r"|tylenol|paracetamol|acetaminophen|naproxen|aleve|warfarin|coumadin|eliquis|xarelto|plavix|lipitor|crestor"
    r"|zocor|levothyroxine|synthroid"
    r"|prednisone|prednisolone|albuterol|ventolin|zoloft|prozac|lexapro|celexa|cymbalta|effexor|wellbutrin|adderall"
    r"|ritalin|concerta|vyvanse|xanax"
    r"|valium|ambien|lithium|lamictal|gabapentin|lyrica|methotrexate|humira|enbrel|nexium|prilosec|pantoprazole"
    r"|amoxicillin|penicillin|zyrtec"
    r"|claritin|benadryl|melatonin|vitamin [a-k]\d{0,2}|fish oil|magnesium|creatine|birth control|the pill"
    r"|hydrochlorothiazide|furosemide|digoxin"
    r"|tramadol|oxycodone|morphine|codeine|finasteride|minoxidil|spironolactone|clopidogrel|metoprolol"
    r"|[a-z]{3,14}(?:statin|pril|sartan|olol|azole|mycin|cillin|floxacin|gliptin|gliflozin|glutide|oxetine|traline"
    r"|azepam|zolam|triptan|profen"
    r"|dipine|thyroxine|mab|parin|cetam|barbital|cycline|formin)"
)
DOSE_UNIT = r"mg|mcg|µg|ug|ml|iu|ie|units?|einheiten|puffs?|tablets?|pills?|capsules?|drops|g"
FREQUENCY = (
    r"(?:once|twice|thrice|(?:one|two|three|four|\d) times|(?:ein|zwei|drei|vier|\d)mal|\d ?x|(?:una|dos|tres"
    r"|\d) veces|(?:une|deux|trois|\d) fois)"
    r"(?: (?:an? |per |every |each |am |pro |täglich|al |por |par )?(?:day|week|month|daily|weekly|tag|woche|día|dia"
    r"|semana|jour|semaine)?)?"
    r"|every (?:other )?(?:\d+ )?(?:hours?|days?|day|morning|evening|night|week|month)|daily|weekly|monthly|nightly"
    r"|each (?:morning|evening|night|day)"
    r"|(?:in the )?(?:mornings?|evenings?)(?: and (?:evenings?|nights?))?|at (?:night|bedtime|noon)|before bed"
    r"|as needed|when needed|with (?:meals|food|breakfast|dinner)"
    r"|täglich|morgens|abends|jeden (?:tag|morgen|abend)|cada (?:día|noche|mañana|\d+ horas)|chaque (?:jour|matin"
    r"|soir)|par jour|tous les jours"
)
FREQUENCIES = (
    (r"(once|twice|thrice|\w+ times) (?:an? |per |every |each )?(?:day|daily)", r"\1 daily"),
    (r"(once|twice|thrice|\w+ times) (?:an? |per |every |each )?(?:week|weekly)", r"\1 weekly"),
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

ALLERGENS = (
    r"(?:tree |pea)?nuts?|shellfish|shrimps?|seafood|fish|dairy|milk|lactose|eggs?|soy|wheat|gluten|sesame|grapefruit"
    r"|strawberries|kiwi|alcohol|pork"
    r"|beef|meat|sugar|caffeine"
)


class Vital(NamedTuple):
    """A measurement: its key, the names by which it goes, its units, and the one that is meant where none is said."""

    key: str
    names: str
    units: str
    unit: str = ""
    number: str = ""


_SUGAR = r"mg/dl|mmol/l"
VITALS = (
    Vital("a1c", r"(?:h(?:a)?emoglobin )?(?:hb)?a1c|hba1c", r"%|percent|mmol/mol", "%"),
    Vital("blood_pressure", r"blood pressure|bp|blutdruck", r"mmhg", "mmHg", r"\d{2,3}\s?(?:/|\bover\b)\s?\d{2,3}"),
    Vital("weight", r"weight|gewicht|peso|poids", r"kgs?\b|kilos?\b|kilograms?\b|lbs?\b|pounds?\b|stone\b"),
    Vital("height", r"height", r"cm\b|m\b|ft\b|feet\b|inches\b"),
    Vital("heart_rate", r"(?:resting )?(?:heart rate|pulse)", r"bpm", "bpm"),
    Vital("ldl", r"ldl(?: cholesterol)?", _SUGAR),
    Vital("hdl", r"hdl(?: cholesterol)?", _SUGAR),
    Vital("cholesterol", r"(?:total )?cholesterol", _SUGAR),
    Vital("triglycerides", r"triglycerides?", _SUGAR),
    Vital("glucose", r"(?:fasting )?(?:blood sugar|blood glucose|glucose)", _SUGAR),
    Vital("bmi", r"bmi", r"(?!)"),
    Vital("oxygen", r"(?:blood )?oxygen(?: saturation| level)?|spo2", r"%|percent", "%"),
)  # fmt: skip
VITAL = "|".join(vital.names for vital in VITALS)
VITAL_OF = {vital.key: vital for vital in VITALS}
UNITS = {
    "percent": "%", "kgs": "kg", "kilo": "kg", "kilos": "kg", "kilogram": "kg", "kilograms": "kg", "lbs": "lb",
    "pound": "lb",
    "pounds": "lb", "mmhg": "mmHg", "mg/dl": "mg/dL", "mmol/l": "mmol/L", "feet": "ft",
}  # fmt: skip
"""One spelling for each unit."""

# ── How to talk with them ─────────────────────────────────────────────────────────────────────────────────────

ANSWERS = (
    r"answers?|repl(?:y|ies)|responses?|explanations?|bullet(?: point)?s?|bullet lists?|metric(?: units)?"
    r"|imperial(?: units)?|emojis?|tone|formal(?:ly)?"
    r"|informal|concise|brief|short (?:messages|texts)|plain language|code examples?|step[- ]by[- ]step|markdown"
    r"|summaries|celsius|fahrenheit"
)
TALK = (
    r"answer|reply|respond|write|speak|talk|explain|use|give me|include|add|end|start|format|address me|keep|be"
    r"|call|show|suggest|recommend|assume|ask|apologi[sz]e|mention"
)
