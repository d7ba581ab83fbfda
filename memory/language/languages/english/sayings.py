"""What English sentences say of their user."""

# ruff: noqa: E501, ISC004 - a pattern is one line, or two where it has two parts: a table is read by line

from memory.language import values as read
from memory.language import values_of_health as read_health
from memory.language import values_of_people as read_people
from memory.language import vocabulary
from memory.language.languages import learning
from memory.language.languages.allergy_tests import shown
from memory.language.languages.english import dangers
from memory.language.languages.english.frequencies import FREQUENCIES
from memory.language.languages.english.introductions import INTRODUCTIONS
from memory.language.languages.english.tastes import TASTES
from memory.language.languages.english.trades import STUDIES, TRADES
from memory.language.languages.treatment import DRUG, STOPPED, TAKEN, Dosed, medicines
from memory.language.languages.weighing import weighed
from memory.language.saying_table import LanguageWords, Saying

# ── Words ─────────────────────────────────────────────────────────────────────────────────────────────────────

_NO_INTRODUCTION = (
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

_JOB = (
    r"(?:software |data |web |frontend |backend |game )?(?:engineer|developer|dev|programmer|scientist|analyst|architect)"
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
    r"|vicar|curate|bishop|luthier|piano tuner|sergeant|constable|bricklayer|plasterer|scaffolder|locksmith|seamstress|florist|brewer|winemaker"
    r"|potter|sculptor|shepherd|rancher|miner|sailor|courier|postman|postwoman|bookkeeper|clerk|registrar|archivist|curator|conductor|composer|organist"
    r"|choreographer|beautician|osteopath|chiropractor|podiatrist|dieti[ct]ian|nutritionist|p(?:a)?ediatrician|gyn(?:a)?ecologist|dermatologist|neurologist"
    r"|radiographer|caretaker|concierge|headteacher|childminder|agronomist|forester|zookeeper|farrier|actuary|notary|solicitor|barrister|magistrate"
    r"|undertaker|civil servant|proofreader|animator"
    r"|strategist|planner|surveyor|inspector|operator|marketer|professional"
    r"|(?:union|sales|medical|customer service|shop) rep(?:resentative)?|shop steward|steward(?:ess)?|(?:\w+[- ])?organi[sz]er|(?:apprentice|trainee)(?! [a-z])|labou?rer|handyman|glazier|decorator|machinist|toolmaker"
    r"|(?:bee|book|shop|inn|game|green|goal|house|stock)[- ]?keeper|(?:watch|dress|cabinet|cheese|shoe|film)maker|(?:black|gold|silver|lock)smith|fishmonger|greengrocer|grocer|milkman|docker|stevedore|dockworker"
    r"|(?:care|factory|youth|support|aid|warehouse|construction|sex|postal|office|farm|key|case|steel|railway|council) worker|(?:lorry|bus|truck|taxi|cab|van|train|delivery) driver|warehouse(?:man| operative)|refuse collector|binman"
    r"|paramedic|emt|phlebotomist|sonographer|audiologist|orthodontist|hygienist|doula|health visitor|hospital orderly|speech therapist|occupational therapist|masseu(?:r|se)|acupuncturist|herbalist"
    r"|\w{4,}(?:ologist|ographer|onomist|ometrist)|anthropologist|headmaster|headmistress|schoolteacher|teaching assistant|phd candidate|research fellow|provost|dean"
    r"|stockbroker|underwriter|adjuster|estate agent|letting agent|travel agent|call cent(?:re|er) agent|merchandiser|retailer|shopkeeper|publican|bouncer|croupier|maid|butler|au pair|tour guide|lifeguard|referee|jockey|athlete|footballer"
    r"|crane operator|train conductor|air traffic controller|cabin crew|deckhand|trawlerman|lumberjack|gamekeeper|ranger|vet nurse|dog (?:walker|groomer|trainer)|illustrator|cartoonist|printmaker|ceramicist|upholsterer|weaver|tattooist|tattoo artist|dj|comedian|playwright|poet|novelist|screenwriter|stagehand"
    r"|probation officer|prison (?:officer|guard)|security guard|traffic warden|coastguard|veteran|mp|councillor|mayor|lobbyist|activist|missionary|nun|chaplain|funeral director|translator|subtitler|data entry clerk|paralegal|legal secretary|conveyancer|coder|webmaster|ux researcher"
)

_WAY_OF_WORKING = (
    r"remote(?:ly)?|from home|night shifts?|nights|in shifts|weekends|part[- ]time|full[- ]time"
    r"|freelance|for myself|from an? \w+ office|hybrid"
)

LANGUAGE = (
    r"English|German|French|Spanish|Italian|Portuguese|Dutch|Russian|Ukrainian|Polish|Czech|Slovak|Hungarian|Romanian"
    r"|Bulgarian|Serbian"
    r"|Croatian|Bosnian|Slovenian|Greek|Turkish|Arabic|Hebrew|Persian|Farsi|Dari|Pashto|Urdu|Hindi|Bengali|Punjabi"
    r"|Gujarati|Marathi|Tamil"
    r"|Telugu|Kannada|Malayalam|Nepali|Sinhala|Mandarin|Cantonese|Chinese|Japanese|Korean|Vietnamese|Thai|Khmer|Lao"
    r"|Burmese|Indonesian|Malay"
    r"|Tagalog|Filipino|Swahili|Amharic|Yoruba|Igbo|Hausa|Zulu|Xhosa|Afrikaans|Swedish|Norwegian|Danish|Finnish"
    r"|Icelandic|Estonian|Latvian"
    r"|Lithuanian|Irish|Welsh|Gaelic|Basque|Catalan|Galician|Esperanto|Latin|Sign Language|ASL|Deutsch"
)

DIET_WORD = r"vegan|vegetarian|pesc[ae]tarian|flexitarian|carnivore|omnivore"
_DIET = (
    rf"{DIET_WORD}|veggie|kosher|halal|keto(?:genic)?|paleo|gluten[- ]free|dairy[- ]free|lactose[- ]free|sugar[- ]free"
    rf"|low[- ](?:carb|sodium|salt|fat"
    r"|fodmap|sugar)|high[- ]protein|mediterranean|plant-based|dash|raw food|whole30"
)

_AILING = "sugar|bp|thyroid|heart|kidney|liver|gas|gastric"
"""What somebody in India has a problem with."""
_CONDITION = (
    r"(?:(?:type|typ) [12I]{1,2} |pre-?|gestational )?diabetes(?: (?:type|typ) [12])?(?: mellitus)?|asthma|copd"
    rf"|(?:{_AILING}) (?:problem|complaint|disease|trouble)(?! (?:with|in|at|on|of)\b)"
    r"|(?:sugar|bp|thyroid)(?= (?:since|from (?:childhood|birth|last|many|\d)|for (?:the )?(?:(?:last|past) )?(?:\d+|many|several|two|three|four|five|six|ten|twenty) years|(?:and|&) (?:bp|sugar|thyroid)\b|both\b))"
    r"|(?<=sugar and )bp|(?<=bp and )sugar|(?<=thyroid and )(?:sugar|bp)"
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
    r"|ehlers[- ]danlos(?: syndrome)?|postural (?:orthostatic )?tachycardia syndrome|mast cell activation syndrome|mastocytosis|cystic fibrosis|g6pd deficiency|favism|thalass(?:a)?emia|porphyria|gastritis|diverticulitis|sarcoidosis|vitiligo|prediabetes|ankylosing spondylitis|long covid|crohns(?: disease)?|hashimoto(?:'?s)?(?: disease)?"
    r"|hiv|fibromyalgia|hay fever|tinnitus|scoliosis|dyslexia|narcolepsy|h(?:a)?emophilia|sickle cell(?: disease)?"
    r"|chronic (?:pain|fatigue(?: syndrome)?)|(?-i:[A-Z])[\w-]+'s (?:disease|syndrome|thyroiditis)"
    rf"|{vocabulary.CONDITION}|{learning.ENGLISH.disorders}"
)
_CONDITION_NAMES = {
    "diabetic": "diabetes", "a diabetic": "diabetes", "type 1 diabetic": "type 1 diabetes",
    "type 2 diabetic": "type 2 diabetes",
    "asthmatic": "asthma", "epileptic": "epilepsy", "hypertensive": "hypertension", "anemic": "anemia",
    "anaemic": "anaemia",
    "celiac": "celiac disease", "coeliac": "coeliac disease",
    "blood pressure": "high blood pressure", "cholesterol": "high cholesterol", "copd": "COPD", "ptsd": "PTSD", "ocd": "OCD", "ibs": "IBS",
    "ibd": "IBD", "gerd": "GERD",
    "pcos": "PCOS", "hiv": "HIV", "afib": "AFib",
    "bp problem": "BP problem", "bp complaint": "BP complaint", "sugar problem": "diabetes", "sugar complaint": "diabetes", "sugar disease": "diabetes", "sugar trouble": "diabetes", "sugar": "diabetes", "bp": "high blood pressure",
    "sugar patient": "diabetes", "diabetes patient": "diabetes", "bp patient": "high blood pressure",
    "heart patient": "heart patient", "kidney patient": "kidney patient", "dialysis patient": "dialysis patient",
    **learning.ENGLISH.has,
}  # fmt: skip
_HAS_CONDITION = (
    r"(?:type [12] )?diabetic|asthmatic|epileptic|hypertensive|an(?:a)?emic|c(?:o)?eliac|pregnant|autistic|bipolar"
    rf"|{learning.ENGLISH.people}|deaf(?! (?:to|in|on|from)\b)|blind(?! (?:to|in|on|with|from|drunk|as)\b)"
    r"|colou?r[- ]?blind|immunocompromised"
    r"|(?:sugar|bp|diabetes|heart|kidney|thyroid|cancer|asthma|dialysis) patient"
)

_TALK = (
    r"answer|reply|respond|write|speak|talk|explain|use|give me|include|add|end|start|format|address me|keep|be"
    r"|call|show|suggest|recommend|assume|ask|apologi[sz]e|mention"
)

WORDS = LanguageWords(
    common="i am my the a an and is are was have has not in at of to for with you it that this on we me do don t",
    openers=r"(?:hi|hiya|hello|hey|yo)(?: there)?|yes|no(?=[,.!])|ok(?:ay)?|well|so|and|but|also|btw|by the way|please|fyi|oh|sorry|actually|remember(?: that)?"
    r"|note(?: that)?|for context|(?:just a )?reminder|heads[- ]up|jsyk|just so you know|important(?=[,:!])|update|correction",
    questions=r"(?:am|do|did|have|can|could|should|would|will|must|may|might) (?:I|my)|(?:is|are|was|were) my|what|where|who|whose|which|why"
    r"|how (?:much|many|do|can|could|should|would|is|are|to|old|tall|long|often)",
    supposed=r"(?:if|in case)\b(?!.{0,30}\bemergency)|what if|suppose|imagine|assume|assuming|pretend|let us say|say",
    for_a_while=r"(?<!off it )(?:for|over) (?:an?|one|two|three|four|five|six|seven|ten|a few|a couple of|some|several|the|this|\d+) (?:hours?|days?|nights?|weeks?|weekend|months?|doses?)(?! now)"
    r"|(?:until|till) (?:after|(?:my|the|next) \w+|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|then|i)|temporarily|for (?:now|the moment|the time being|a while)|just (?:today|yesterday|once|this once)"
    r"|(?:today|yesterday|this morning|last night) because|before (?:my|the) (?:surgery|operation|procedure|scan|test|dentist|ct|mri)",
    unreal=r"if|dream\w*",
    unsure=r"pretend(?:ing)?|as if|in (?:(?:my|the|an?|this|that|our|his|her|their|tonight's|(?:my|our) \w+'s) (?:(?!first |last )[\w&-]+ ){0,2}?(?:novel|book|story|tale|game|dream|play|movie|film|campaign|musical|sitcom|screenplay|script|comic|larp|role-?play|simulation|skit|improv|dnd|d&d|fixtures?|mocks?|test data|seed data)"
    r"|minecraft|skyrim|the sims|stardew valley|animal crossing|world of warcraft|d&d|dnd)(?![\w-])(?! (?:industry|business|department|school|club|shop|store|studio|library|festival|area|room|center|centre|company|design|development|trade|world)s?\b)|on stage"
    r"|you (?:are|play|will be|act as) (?:an?|my)(?! (?:great|good|big|real|huge|star|genius))",
    wonders=r"if I (?:am|was|were|had|have)|I (?:might|may|could|would) (?:be|have)|maybe I|perhaps I"
    r"|I (?:think|guess|suspect|wonder|doubt|wish|hope|thought|dreamt|dreamed) (?:that |if |whether )?I|not sure (?:if|whether)",
    wonders_in_one_clause=True,
    believed=r"(?:thinks|believes|claims|insists|swears|assumes|reckons|suspects|jokes|imagines|pretends|figures|supposes|fears|(?:is|are|was|were|seems?) (?:\w+ ){0,2}?(?:convinced|sure|certain|adamant|under the impression)"
    r"|(?<!\bI )(?<!\bwe )(?<!\byou )(?<!\bto )(?<!\bnot )(?<!\breally )(?<!\bstill )(?<!\balso )(?<!\bhonestly )(?<!\bjust )(?:think|believe|claim|insist|swear|assume|reckon|suspect|joke|imagine|thought|believed|assumed|figured|claimed|swore))(?: that)? (?=(?:I|we)\b)"
    r"|(?<!\bI )(?<!\bwe )(?:says?|said)(?: that)? (?=(?:I|we) (?:am|are|was|have(?! to\b)|look|live|eat|seem|must be|act|no longer)\b(?! (?:fired|let go|laid off|promoted|hired|accepted|made redundant|allowed|supposed|free)\b))"
    r"|according to (?!me\b)[^,;:]{2,40}?,? (?=(?:I|we) )|if you (?:ask|believe) (?!me\b)[^,;:]{2,30},? (?=(?:I|we) )",
    experts=rf"{dangers.MEDICS}|hospital|clinic|(?:\w+ )?tests?|results?|scans?|mri|biops(?:y|ies)|x-rays?|lab|diagnosis|bloods",
    slips=r"no,? (?:wait(?! (?:for|until|till|times?|a|an|and)\b)|sorry|hang on|hold on|i mean|scratch that|make that)|wait,? no|well,? no|(?:scratch|strike) that|(?:sorry|oops|whoops|wait|erm?|uh),? (?:i mean(?:t)?|make that|no)|not [\w'-]+,? sorry|make that",
    mutters=r"i mean(?:t)?|oops|whoops|or rather",
    not_it="not",
    just_it="just|only|it's|it is|better",
    places="to|in|at|from|on|with|for",
    corrects=r"(?:no|sorry|wait|well|actually|i mean|that is|or rather|or actually|make that)(?:,|(?<!no)(?<!sorry))(?: (?:actually|really|strictly speaking),?)?(?: (?:in|to|at|from))?",
    spelled_out=(
        (
            rf"(?<!\bnot )(?<!n't )\b(?:very |extremely )?(?:strict(?:ly)?|completely|fully|totally|entirely|purely|100 ?%) (?=(?:{_DIET})(?![\w-]))",
            "",
        ),
        (r"\b(I|we) (?:myself|ourselves) (?=\w)", r"\1 "),
        (r"^been(?= (?!there\b|a while\b))", "I have been"),
        (r"\bdiagnosed w(?= )", "diagnosed with"),
        (
            r"\b(?:(?:yo )?soy|ich bin|je suis|(?:io )?sono|(?:eu )?sou) (?=(?:(?:very|severely|highly|super|also) )*(?:allergic|(?:type [12] )?diabetic|asthmatic|epileptic|pregnant|celiac|coeliac|(?:lactose|gluten) intolerant)\b)",
            "I am ",
        ),
        (
            r"\b(?:I have (?:an? )?(?:alergia|allergia|allergie) (?:al?|gegen|aux?|à|all[ae']|ai|agli|aos?|às)|(?:tengo|ich habe?(?: eine)?|j'ai(?: une)?|tenho) allergy to) (?:(?:the|los|las|la|el) )?(?=\w)",
            "I am allergic to ",
        ),
        (r"^myself (?:(?:am|is) )?having (?=\w)", "I am having "),
        (
            r"^(?=(?:(?:just|recently|finally|newly) )*(?:got|been) diagnosed with\b"
            r"|(?:(?:just|also) )?(?:got|have) an? (?:(?:severe|bad|mild|serious) )?[\w-]+ allergy\b(?! test)|(?:had|have) an? (?:heart attack|stroke|stent|pacemaker|seizure|bypass|transplant|insulin pump)\b"
            rf"|(?:(?:just|now|recently|finally|also) )*(?:started|switched to|take|taking)(?: on| taking)? (?:{vocabulary.DRUG}\b|[\w-]+ \d+(?:[.,]\d+)? ?{vocabulary.DOSE_UNIT}\b))",
            "I ",
        ),
        (
            r"^(?=(?:just|newly|recently) diagnosed with\b"
            rf"|(?:(?:still|now|currently|also) )*on (?:{vocabulary.DRUG}(?= (?:now|since|for|again|and|too|still|twice|once|daily|\d)\b|[.,!?]|$)|[\w-]+ \d+(?:[.,]\d+)? ?{vocabulary.DOSE_UNIT}\b)"
            r"|pregnant(?: (?:with|and|again|at|for|\d)|[.,!?]|$))",
            "I am ",
        ),
        (r"^(?=type [12] diabetic(?: (?:here|and|on)\b|[.,!?]|$))", "I am a "),
        (rf"(?<=, )starting (?=(?:{vocabulary.DRUG}\b|[\w-]+ \d+(?:[.,]\d+)? ?{vocabulary.DOSE_UNIT}\b))", "I am on "),
        (
            r"^(?=(?:cannot|can'?t) (?:eat|drink|have|stand|sleep|tolerate)\b|(?:moved|grew up|work|live) (?:in|to|at|with|from|for)\b)",
            "I ",
        ),
        (
            r"\bI'm\b|\bim(?= (?:an?|the|not|in|on|at|from|so|very|also|\d+|\w{2,12}ing|\w{2,12}ed|vegan|vegetarian|allergic|diabetic|pregnant)\b)",
            "I am",
        ),
        (r"^im(?= [a-z]+, [1-9]\d(?:,| and\b))", "I am"),
        (r"\bI'?ve\b", "I have"),
        (
            r"\b(I|we) have been (?=[^,;:.]+ (?:once|twice|before|in the past|(?:two|three|four|five|several|many|\d) times)\b(?! (?:a|per|in a) ))",
            r"\1 was ",
        ),
        (r"\bwe're\b", "we are"),
        (r"\bwe've\b", "we have"),
        (r"\bI'd\b", "I would"),
        (r"\bI'll\b", "I will"),
        (r"\bwon't\b", "will not"),
        (r"\b(?:can'?t|can not)\b", "cannot"),
        (r"\b(do|does|did|is|are|was|must|should|could)n'?t\b", r"\1 not"),
        (r"\b(name|birthday|pronoun|job|dose|goal|weight|pressure|type|A1C|contact|employer)'s\b(?! name)", r"\1 is"),
    ),
    dictated=r"(?:(?:just|please|then|now|simply|instead|better|only) )*(?:write|put|tell|text|e-?mail|mail|message|answer|reply|respond|mention)\b(?! (?:me|you|us|it down|this down|down)\b)[^,;:.!?]{0,40}?(?: that)? (?=I\b|we\b|my\b)",
    own_verbs=r"i|always|imagine",
    ends=r"but|because|since|so|which|who|whom|that|when|while|although|though|if|unless|until|after|before|where|even|due|not|now|nowadays"
    r"|currently|these days|at all|after all|right now|at the moment|any ?more|any longer|too|as well|actually|again|please|thanks|lol|today|yesterday|ever"
    r"|yet|already|lately|recently|last|next|this|with|from|as|about|for|unlike|rather than|instead|really"
    r"|(?:a|an|one|two|three|four|five|six|ten|\d+|several|many|some) (?:days?|weeks?|months?|years?) ago|in (?:\d{4}|january|february|march|april|may|june|july|august|september|october|november|december)",
    ands="and",
    joins="and|or",
    articles=r"an?|the|any|all(?: kinds of)?|some|both|most|mainly|especially|also|certain",
    no_item=r"I|my|mine|our|we|he|she|his|her|they|their|you|your|it|its|this|that|these|those|am|is|are|was|have|has|do|does|can|cannot"
    r"|will|would|not|no|none|stopped|quit(?! smoking| drinking)|dropped|used to|nothing|anything|everything|something|someone|please|also|so|then|there|what|how",
    asides=r"by the way|btw|fyi|though|sadly|unfortunately|apparently|honestly|basically|obviously|in fact|of course",
    decades="twenty thirty forty fifty sixty seventy eighty ninety",
    no_name=r"all|i|on|in|at|not|no|the|an?|my|your|mentioned|listed|spelled|spelt|pronounced|often|usually|always|never|hard"
    r"|difficult|common|rare"
    r"|missing|wrong|misspelled|also|still|now|too|very|really|unknown|private|irrelevant|what|who|that|this|it|is"
    r"|was|has|and|or"
    r"|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september"
    r"|october|november"
    r"|december|back|later|when|if|crazy|maybe|no|mr|mrs|ms|dr",
    nobody=r"nobody|no-one|everybody|everyone|somebody|someone|anybody|anyone|one|people|neither|either|each|half|if|today|tonight|here|there",
    gone=r"died|dead|passed (?:away|on)|put (?:\w+ ){1,4}(?:down|to sleep)|no longer with us|buried|funeral|killed|stillborn|left me|and I (?:(?:have|are|got|just|recently|finally|both) )*(?:split|broke|broken|separated|divorced|divorcing|getting divorced|not together|no longer together|called it quits)",
    relatives={
        "spouse": "partner",
        "mom": "mother",
        "mum": "mother",
        "mama": "mother",
        "dad": "father",
        "papa": "father",
        "sons": "son",
        "daughters": "daughter",
        "kid": "child",
        "kids": "child",
        "children": "child",
        "baby": "child",
        "brothers": "brother",
        "sisters": "sister",
        "twins": "child",
        "boy": "son",
        "boys": "son",
        "girl": "daughter",
        "girls": "daughter",
        **dict.fromkeys(("puppy", "puppies", "pup"), "dog"),
        **dict.fromkeys(("kitten", "kittens", "kitty"), "cat"),
        "stepsons": "stepson",
        "stepdaughters": "stepdaughter",
        **dict.fromkeys(("flatmates", "roommate", "roommates", "housemate", "housemates"), "flatmate"),
        "grandsons": "grandson",
        "granddaughters": "granddaughter",
        "dogs": "dog",
        "cats": "cat",
        **dict.fromkeys(
            ("labrador", "retriever", "terrier", "poodle", "beagle", "dachshund", "spaniel", "corgi"), "dog"
        ),
        "fiance": "fiancé",
        "fiancee": "fiancée",
    },
    place_articles="the",
    no_place=r"the (?:[\w&'-]+ ){0,3}(?:projects?|teams?|departments?|office|board|account|group|division|unit|squad|ward|branch|platform|stack|app|system|committee|matter|case|deal|program(?:me)?|service|side|desk|shift|floor|repo|code ?base|model|plan)\b|an?|my|our|his|her|their|your|this|that|another|one|new(?! (?:york|delhi|orleans|zealand|jersey|mexico|haven|hampshire|castle|south wales))|fear|hope|peace|pain|constant|denial|bed|it|them|there|here|tears|(?:bi-?)?weekly|monthly|daily|online|remote|hybrid|electric|paperless|cash|decaf|plan [a-z]\b|phase|step|the (?:next|same|other|second|third|last)\b"
    r"|management|sales|marketing|remote",
    jobs=_JOB,
    job_ends=r"at|in|for|on|by|of (?:the|my)",
    left_open=r"of|for|to|in|at|on|the|an?|with|and",
    a=r"an?|the",
    no_employer=r"night|nights|home|weekends?|the moment|least|most|all|hours|years|months|it|this|that|them|free|fun|money|a living|myself"
    r"|my (?:own|self)|me|present|once|times|noon|midnight|dawn|a (?:desk|pace|distance|time|while|long)|improving|getting|making|being|peace",
    employer_ends="in|on|near|doing|making|building|there",
    no_project=r"it|this|that|them|something|some|the|another|\w+ing|my (?!.*(?:book|thesis|app|game|novel|project|startup))"
    r"|an? (?:\w+ )?(?:email|letter|message|report|presentation|bug|issue|ticket|question|script|function|test|list|table|query|response|reply|story|problem"
    r"|website|page|form|button|dashboard|spreadsheet|chatbot|logo|poster|slide|essay|article|post|resume|cv|speech|quiz|prompt|model|regex|code|program|class"
    r"|component|plugin|lesson|plan|schedule|workshop|campaign|video|assignment|task|exercise|team|house)(?! called| named)",
    project_ends=r"but|because|since|so|who|while|although|and|right now|now|these days|at the moment|currently|this|last|next",
    diet_words=_DIET,
    diets={"veggie": "vegetarian", "pescetarian": "pescatarian", "plant-based": "vegan"},
    exceptions=r"except(?: for)?|apart from|other than|(?:but|though|although) (?:(?:I|we) )?(?:do |still |also |sometimes |occasionally ){0,2}eat",
    foods=r"(?:red )?meat|pork|beef|lamb|chicken|poultry|fish|seafood|shellfish|dairy|lactose|milk|cheese|eggs?|gluten|wheat|sugar|nuts|peanuts|soy"
    r"|prawns|shrimps?|tomato(?:es)?|beans|lentils|chocolate|garlic|onions?|mushrooms?|cilantro|spicy food|alcohol|caffeine|carbs",
    meats=r"(?:red )?meat|pork|beef|lamb|chicken|poultry|fish",
    animal=r"dairy|milk|cheese|eggs?|honey",
    milk=("dairy", "milk", "lactose"),
    without="no",
    oneself="myself",
    becomes="to",
    no_allergen="work|mornings?|mondays?|bullshit|nonsense|responsibility|people|stupidity|exercise",
    allergens=rf"{dangers.DANGERS.allergens}|{dangers.DANGERS.medicines}",
    conditions=_CONDITION,
    condition_names=_CONDITION_NAMES,
    frequencies=FREQUENCIES,
    reasons="for|because|since|when(?! needed)|against",
    before_medicine=r"I(?: am| have| take| inject| get| use| do)?(?: got)?|am|been|on|take|taking|inject|injecting|still|now|currently|just|also|always|usually|then|plus|my|the|an?|another|tablets?|meds|injection|evening tablets|daily|only",
    ends_medicine="but|so|cos|bc|which|though",
    short_medicines="levo|thyro|pred|gaba|lamo",
    not_taken=r"leaflet|label|patients?|studies|study|trial|guidelines?|used to|formerly|back then|maybe|perhaps|might|dose of|instructions|recipe|prescription says|not|never|no more|could",
    in_place_of=r"instead of|in place of|in lieu of|rather than",
    given_up=r"(?:quit|stopped|dropped|discontinued|never took|went off|came off|got off|weaned (?:myself )?off) (?:it|them|that|those)|(?:gave|given) (?:it|them|that) up|(?:quit|stopped)(?= (?:again|after|in|last|because|when|right)\b|\W*$)",
    no_drug="it|them|that|this|my|the|one|two|some|sugar|salt|water|milk|flour|butter|protein|caffeine|coffee|tea",
    aim_ends="but|because|so|which|and I|since|please",
    contact_ends="because|but|and (?:she|he|they|not|I)",
    vitals={
        "a1c": r"(?:h(?:a)?emoglobin )?(?:hb)?a1c|hba1c",
        "blood_pressure": "blood pressure|bp",
        "weight": "weight",
        "height": "height",
        "heart_rate": r"(?:resting )?(?:heart rate|pulse)",
        "ldl": r"ldl(?: cholesterol)?",
        "hdl": r"hdl(?: cholesterol)?",
        "cholesterol": r"(?:total )?cholesterol",
        "triglycerides": r"triglycerides?",
        "glucose": r"(?:fasting )?(?:blood sugar|blood glucose|glucose)",
        "bmi": "bmi",
        "oxygen": r"(?:blood )?oxygen(?: saturation| level)?|spo2",
    },
    languages=LANGUAGE,
    nobody_likes=r"(?:to )?(?:wait|queue|queue?ing|waiting) (?:around )?(?:for )?(?:an?|half|\d+|two|three|four|five|six|ten|several|ages|hours|days|weeks|months|forever|so long|in (?:line|a queue))\b|(?:(?:to )?(?:sit|sitting|stand|standing|hang|hanging|be|being) )(?:on hold|in (?:line|a queue|queues|traffic))|(?:to )?(?:pay|paying) (?:twice|double|for nothing|more for less)|(?:to )?(?:get|getting|receive|receiving) (?:the wrong|charged|billed|overcharged|ignored|spammed)|(?:to )?be(?:ing)? (?:charged|billed|overcharged|ignored|lied to|put on hold|kept waiting)",
    any_of=r"any(?: (?:kinds?|sorts?|types?|forms?) of)?",
    no_taste=r"it|this|that|these|those|them|you|your|him|her|his|their|my|our|me|how|what\w*|when|where|why|is|are|was|to$|to be called|of|up|in|on|out|off|by|at|for|from|with|without|before|after|between|during|among|and|or|but|not(?! (?:to (?!say|answer|talk|discuss|disclose|share|comment|think|go into|know|tell|be\b)|\w+ing\b))"
    r"|to (?:know|see|ask|think|have you|hear|admit|say|bother|break|inform|report|disappoint|burst|interrupt|be the)|being(?! (?:in|on|around|near|outside|alone|touched|up|high|trapped|stuck|watched|underground|outdoors|indoors)\b)|one|an? (?:lot|bit|look|few|couple|little|single)|so|if|for you|all (?:the|of)|both|each|every\w*|any(?!thing (?:\w+(?:ing|ed)|that|with|to do|like|from)\b)\w*|some\w*|nothing|such|another|other|either|certain things"
    r"|more than|less than|enough|too|once|twice|again|yet|when|until|as|just|options?|versions?|number|\d|(?:(?:short|long|small|big|simple|practical|good|new|old|quick),? ){0,3}(?:short|long|small|big|simple|practical|good|new|old|quick|suggestions?|ideas?|tips)$"
    r"|the(?! (?:sea|ocean|beach|mountains?|outdoors|rain|snow|cold|heat|summer|winter|autumn|fall|spring|countryside|city|dark|dentist|water|gym|unknown"
    r"|(?:taste|smell|scent|texture|sound|noise|look|feel|use)(?: (?:and|or) (?:taste|smell|scent|texture|sound|noise|look|feel))? of (?!the\b|this\b|that\b)|theat(?:er|re)|cinema|opera|piano|violin|guitar|(?-i:[A-Z])))|.{0,120}\b(?:this|these|your|here|today|tonight|right now|(?<!where )(?<!make )(?<!makes )(?<!let )(?<!lets )(?<!that )(?<!allow )(?<!require )(?<!help )you)",
    under=r"(?:after|before|past|from) (?:about |around )?(?:\d\S*|noon|midday|midnight|dark|bed|bedtime|sleep|breakfast|lunch|dinner|tea ?time|(?:(?:an?|my|the) )?(?:run|workout|gym|match|training|race|game|swim|shift|nap)s?\b)|(?:late )?at night|right before|when(?:ever)?|if|unless|while|whilst|during|as long as|only (?:when|if|on|in|at|for|with)|(?:on|every|each|most|some) (?:\w+ ){0,2}?(?:(?:mon|tues|wednes|thurs|fri|satur|sun|week|holi)?days?|weekends?|nights?|mornings?|evenings?)|(?:\w+ )?(?:days?|times) (?:a|per|each|every) (?:week|month)|in (?:the )?(?:winters?|summers?|spring|autumn|fall|mornings?|afternoons?|evenings?)|at (?:night|weekends?)",
    amid=r"in|at|on|for|with|after|before",
    always=r"when(?:ever)? (?:possible|I can)|in (?:general|fact|short|truth|my (?:opinion|view|experience|case)|the end|life|all honesty)|for (?:me|my part|years|a long time|the record|what it is worth|\w+ years)|at (?:heart|least|the moment)|on (?:the whole|balance)|with (?:all )?respect|if (?:I am honest|you ask me|anything)",
    taste_ends=r"nowadays|these days|currently|at the moment|any ?more|(?:now|too|very much|a lot|the most|at all|in general|again|please|thanks|though|lol|for me)(?=\W*$|,)|but|because|since|so (?=I|we|please|that|my|it|the|do|any|what|can|could)|due to|owing to|for (?=(?:its|their|my)\b)|given (?=my|that|the|how)|when(?:ever)?|while|although|though (?=I|it|they)|if|unless|(?<!such )(?<!well )as(?= (?:I|it|they|we|my|the|that|this|he|she)\b)"
    r"|and (?:I|my|we|he|she|it|would|hate|love|like|dislike|prefer|avoid)|and (?=the [\w-]+(?: [\w-]+)? (?:is|are|was|were|loves?|hates?|likes?|does|do|has|have)\b)",
    that=r"that|which|who|where|whose",
    adds=r"including|especially|particularly|such as|even|like|not|mostly|mainly|preferably|whether|ideally|with|without|either|in particular|from",
    adjective=r"(?-i:^(?:to \w+ |more |less |very |\w+ly )*[a-z][\w-]*|\w+-\w+|\ban? (?:\w+ly )?[a-z][\w-]*)|\w+(?:y|al|ic|ive|ous|ful|less|ed|ing|able|ible|ant|ent|ish|ern|ary|ory|ish|ian|lit|en)|loud|big|small|long|short|plain|simple|dark|bright|cold|warm|hot|old|new|slow|fast|quiet|clean|cheap|light|soft|hard|dry|wet|sweet|dense|complex|bold|deep|flat|fresh|raw|tight|loose|rich|fair|calm|large|narrow|wide|strong|weak|thick|thin|mild|sour|neat|safe|bland|dull|vast|harsh|stark|sleek|smooth|rough|intense|extreme|diverse|mature|remote",
    own_clause=r"I|me|we|us|you|he|she|it|they|is|are|was|were|am|do|does|did|can|could|will|would|should|has|have|had|please|thanks|thank|what|how|why|where|who|which|whose|this|these|my|let|everybody|everyone|nobody|then|sorry|lol|right|hence|therefore|suggest|recommend|give|show|tell|find|help|make|thus",
    wish_ends="because|since|but|so that|thanks|please",
    answers=r"answers?|repl(?:y|ies)|responses?|explanations?|bullet(?: point)?s?|bullet lists?|metric(?: units)?|imperial(?: units)?|emojis?"
    r"|tone|formal(?:ly)?|informal|concise|brief|short (?:messages|texts)|plain language|code examples?|step[- ]by[- ]step|markdown"
    r"|summaries|celsius|fahrenheit",
    own="my|our",
    has_one=r"(?:(?:i|we) (?:(?:also|just|now|finally|have) )*(?:have|has|got|adopted|bought|rescued|took in|brought home)|^(?:just )?(?:got|adopted|rescued)) (?:an?|one|two|three|four|\d)",
    named_so=r" (?:called|named)|,? (?:and )?(?:(?:he|she|it) is|who is|they are|whose names? (?:is|are)) (?:called|named)|,? (?:and )?(?:his|her|its|their|whose) names? (?:is|are)|,? (?:calling|called|named) (?:him|her|it|them)|,? (?:and )?(?:i|we) (?:have )?(?:call|called|named) (?:him|her|it|them)",
    called="called|named",
    belongs="with|whose|of|from|in|at",
    years_old="years?(?:[ -]old)?|yrs?|yo",
    is_aged=r"is|are|turned|turns|has turned|have turned",
    aged=r"(?:aged? )?\d{1,2}(?:[ -](?:years?|yrs?|months?|weeks?)(?:[ -]olds?)?)?",
    who="who",
    she="he|she",
    denied=(
        (
            r"(?<=\w)('s| is| are|\bi?s)(?: \w+ly| in fact)? (?:not|no longer)(?! (?:only|just|merely)\b)(?: \w+ly| even| in fact)? (?=\w)",
            r"\1 ",
        ),
        (
            r"\b(?:do|does) not (?:\w+ly )?(?:have|suffer from) (?:any )?(?=\w)|\bno longer (?:has|have|suffers? from) (?=\w)|\bhas no (?=\w)",
            "has ",
        ),
        (
            r"\bI (?:am|is|are)(?: \w+ly| in fact)? (?:not(?! any ?more\b)|no longer|not any ?more)(?! (?:only|just|merely|even)\b)(?: \w+ly| in fact)? (?=\w)(?![^,;.]*\b(?:who|whose|with|by choice)\b)",
            "I am ",
        ),
        (
            r"(\ballergic to [^.;:]{2,60}?),? (?:(?:and|but) )?(?:not|instead of|rather than) (?:to )?(?!(?:just|only|merely|even|mention|sure|badly|really|very|so|that|the worst|\w+ly)\b)(?=\w)",
            r"\1 and ",
        ),
    ),
    denied_alone=(
        (
            rf"^((?:(?![^:;,]*(?:'s|\bher|\bhis|\btheir)\b)[^:;,]*\b(?:tests?|results?|doctor|doc|gp|clinic|lab|allergist|biopsy|bloods|scan)\b[^:;,]*[:;,] )?)(?:(?:so|sadly|luckily|turns out|apparently|officially) )*(?:not|no longer) (?=(?:an? )?(?:{_HAS_CONDITION}|[\w-]+[- ]intolerant|allergic to [\w ,]+?)(?:\s*(?:[,.;!]|$)| (?:any ?more|any longer|after all|at all)\b))",
            r"\1I am ",
        ),
    ),
)

# ── Patterns ──────────────────────────────────────────────────────────────────────────────────────────────────

_OFTEN = r"now|currently|still|also|just|recently|both|do|really|actually|officially|mostly|usually|always|already|only|mainly|finally|have"
_I = rf"\bI (?:(?:{_OFTEN}) ){{0,3}}"
_AM = rf"{_I}(?:am|is|are|was just|been) (?:(?:{_OFTEN}|originally) ){{0,3}}"
_NO_MORE = r"\bI (?:(?:am|is|are|do|does|have|has) )?(?:no longer|not any ?more)"
_IS_NOT = r"\bI (?:am|is|are) not(?: actually| really)?"
_DOES_NOT = r"\bI (?:do|does) not(?: actually| really)?"
_GAVE_UP = r"\bI (?:(?:have|just|finally) )*(?:used to|stopped|quit|gave up|given up)(?: being| eating| taking| using)?"
_V = r"(?P<value>.+)"
_CAPITAL = r"(?P<value>(?-i:[A-Z][a-zà-ÿ'-]+))(?![\w-])"
_FORMER = r"(?P<former>(?-i:[A-Z][a-zà-ÿ'-]+))"
_FOOD = rf"(?<![\w-])(?P<value>(?:{WORDS.foods})(?![\w-]))"
_FAITH = r"muslima?|moslem|jewish|jew|hindu|jain|sikh|buddhist|adventist|rasta(?:farian)?"
"""Who are of it leave some food out for good."""
_FOODS = rf"(?<![\w-])(?P<value>(?:{WORDS.foods})(?: (?:and) (?:{WORDS.foods}))?(?![\w-])){read_health.NO_REAL_FOOD}"
_ASIDE = r"(?:(?!\b(?:my|our|he|she|they|his|her|their|is|are|who|not|no)\b)[^.;:!?]){0,80}?"
"""What a sentence whose subject is the user says before it goes on about her."""
_WE_ARE = r"\b(?:we|(?:(?:my|our) [\w-]+(?: (?-i:[A-Z])[\w-]+)?|(?-i:[A-Z])[\w-]+) and I) (?:both |all |mostly |now |still )?are (?:(?:both|all|mostly|strictly|also|now|still) )*"
_RELATIVE = (
    rf"(?:\b(?:my|our)|\bthe(?= (?:kids?|children|baby|twins|dogs?|cats?)\b)) (?:(?:old|older|younger|little|eldest|youngest|twin|lovely) )?"
    rf"(?P<who>{vocabulary.RELATIVE})(?![\w-])(?:,? (?P<name>(?-i:[A-ZÀ-Þ][a-zß-ÿ-]+)),?)?"
)
_ANOTHER = (
    rf"(?:{_RELATIVE}|(?:^|[,;:] |\b(?:and|but|because|since|so|that|turns out) )(?P<alone>(?-i:[A-ZÀ-Þ][a-zß-ÿ-]+)))"
)
"""Somebody of the household: a relative, or who is called by name."""
_ANOTHER_IS = rf"{_ANOTHER}(?:'s| is| are) (?:(?:very|severely|highly|also|both|badly|deathly|slightly|mildly|a bit|really|all) ){{0,2}}"
_IS_ALL = r"(?= *(?:$|[,;:.!)]|(?:and|but|so|too|now|since|because|as|at|for|though|like|except|apart|other|any ?more|any longer|after all)\b))"
"""Behind what somebody is: it belongs to nothing else, "my daughter's vegetarian friend"."""
_LASTS = r"(?:sugar|heart|bp|kidney|dialysis) patient|(?:type [12] )?diabetic|c(?:o)?eliac|epileptic|asthmatic"
"""What somebody is for good."""
_DAY = (
    r"(?P<value>(?:the )?\d{1,2}(?:st|nd|rd|th|\.)? (?:of |de |d')?[^\W\d_]{3,10}\.?(?:,? (?:de )?\d{4})?"
    r"|[^\W\d_]{3,9}\.? \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?|\d{4}-\d\d-\d\d|\d{1,2}[./]\d{1,2}[./]?(?:\d{2,4})?)"
)
_PLACE_VERB = r"(?:lives?|living|resides?|residing|based|located)"
_NOT_THE = r"(?!(?:town|the|this|that|some|his|her|their|your) )"
_DWELLS = (
    r"(?:,| -| and) (?:(?:at )?(?:number|no\.?|flat|apartment|apt\.?|unit) \d{1,4}[a-z]?(?=\s*(?:[,.!]|$)| (?-i:[A-Z])| (?:[\w']+ ){0,2}(?:street|st|road|rd|lane|avenue|ave|close|court|drive|way|place|crescent|terrace|gardens?|row|square)\b)"
    r"|\d{1,4}[a-z]?,? (?:[\w']+ ){1,3}(?:street|st|road|rd|lane|avenue|ave|close|court|drive|way|place|crescent|terrace|gardens?|row|square)\b"
    r"|(?:(?:the |my |our )?(?:new )?(?:house|flat|apartment|studio|condo|bungalow)|(?:(?:my |our )(?:new )?|the new |new )(?:place|home))\b(?! of\b))"
)
"""Behind where somebody is now: she lives there."""
_VITAL = rf"(?P<vital>{WORDS.vital})"

_LED = r"department|team|division|branch|office|agency|company|firm|business|startup|shop|store|bakery|restaurant|caf[eé]|bar|pub|hotel|hostel|farm|clinic|practice|school|nursery|kindergarten|studio|gallery|salon|garage|workshop|warehouse|factory|plant|lab(?:oratory)?|library|bookshop|bookstore|charity|foundation|institute"
"""What somebody leads by profession."""
_AGE = rf"\d{{2,3}}|{'|'.join(WORDS.decades.split())}"
_MANY = read_people.many_of(INTRODUCTIONS.numbers, INTRODUCTIONS.children)
_NO_MORE_OF = read_people.NO_MORE_OF
_MEDICINE = rf"(?<![\w-])(?P<value>(?:{dangers.DANGERS.medicines})(?![\w-]))"
_TRADE_ENDS = r"(?=\s*(?:$|[,.;:!?)(])| (?:and|but|so|as|at|for|since|these|now|part|full|in (?-i:[A-Z])\w*)\b)"
"""Behind what somebody works in, or studies: it belongs to nothing else."""
_FOUND = (
    rf"\b(?:{dangers.MEDICS}|tests?|they|I (?:was|am|got|have been)) (?:(?:has|have|just|recently|also) ){{0,2}}"
    r"(?:diagnosed(?: me)? with|found|confirmed|detected)"
)
"""In front of an illness or an allergy that somebody found out."""
SAYINGS: tuple[Saying, ...] = (
    # ── Who ──
    Saying("name", read_people.named, (
        rf"(?:\bmy (?:full |first |real |actual )?|^)name is (?:now )?{_V}",
        r"(?:^|[,;] |\bplease |\bcan |\bjust |\band )(?:you )?(?:please |can |just ){0,2}(?:call me|address me as) "
        rf"(?!you\b|back|later|when|if|at|on|crazy|a\b|an\b|by\b|in\b|tomorrow|names|out|to\b|it\b){_V}",
        rf"{_AM}(?:called|named) {_V}",
        rf"{_I}(?:wants?|prefers?|likes?|would like|would prefer) to be (?:called|addressed as) {_V}",
        r"\bI goe?s? by (?:the name (?:of )?)?(?P<value>(?-i:[A-Z][\w'-]+))",
        rf"\b(?:everyone|everybody|people|(?:all )?my friends) (?:just )?calls? me (?!crazy|a\b|an\b|when|if|the\b){_V}",
        rf"^I am (?!(?:{_NO_INTRODUCTION})\b)(?P<value>(?-i:[A-Z][a-zà-ÿ'-]+(?: [A-Z][a-zà-ÿ'-]+)?))(?=\s*(?:[.,!]|$|and\b|from\b))",
        rf"\bI am (?!(?:{_NO_INTRODUCTION})\b)(?P<value>(?-i:[A-Z][a-zà-ÿ'-]+ [A-Z][a-zà-ÿ'-]+)) now$",
        rf"\bI am (?!(?:{_NO_INTRODUCTION})\b){_CAPITAL}(?=,? (?:with (?:an?|one|two) \w{{1,2}}\b|(?:spelled|spelt|short for)\b))",
        rf"\bmy (?:first |full )?name is (?:spelled|spelt|written) (?:(?:with|as|like this)\b[^:]*: ?|[\w-]+, )?{_CAPITAL}",
        rf"\bI (?:spell|write) my (?:first |full )?name (?:as )?{_CAPITAL}",
        rf"\bmy nickname is {_CAPITAL}", rf"(?:^|, ){_CAPITAL} is (?:what (?:everyone|everybody|people|my friends) calls? me|my nickname)\b",
    )),
    Saying("name", read_people.introduced, (rf"^I am {read_people.GIVEN}(?=\s*(?:$|[,.!;:?(–&\d]|and\b|from\b|but\b|i\b|i'm\b))",)),
    Saying("name", read_people.corrected, (
        rf"(?:^|[,;] ){_CAPITAL} is short for {_FORMER}",
        rf"(?:^|[,;] |\bit(?:'s| is) |\bname is |\bspelled |\bI am ){_CAPITAL}(?:,? (?:with|without) (?:an? )?[\w' ]{{1,20}}?)?,? (?:and )?not {_FORMER}",
        rf"\bnot {_FORMER},? (?:but )?(?:it(?:'s| is) )?{_CAPITAL}",
    )),
    Saying("pronouns", read.verbatim, (
        rf"\b(?:my pronouns are|I use|I go by|I am|I prefer) (?:the )?(?P<value>{vocabulary.PRONOUNS})(?: pronouns)?",
        r"\bmy pronouns are (?P<value>\w+)$",
    )),
    Saying("birthday", read.verbatim, (
        rf"\bmy (?:birthday|date of birth|birth date) (?:is|falls) (?:on )?{_DAY}",
        rf"\bI (?:was|am) born (?:on )?{_DAY}",
        r"\bI (?:was|am) born in (?P<value>(?:[^\W\d_]{3,9} )?(?:19|20)\d\d)\b",
    )),
    Saying("born", read_people.age, (
        rf"\bI am (?:now |already |only |almost )?(?P<value>{_AGE})(?: years?[- ]old| yrs old)?(?=\s*(?:[.,;)]|$)| (?:and|but|now|already)\b)",
        rf"\bI am an? (?P<value>{_AGE})[- ]years?[- ]old\b",
        rf"(?<!when )(?<!since )(?<!after )(?<!before )(?<!until )(?<!once )\bI (?:have |just |recently |finally )*turned (?P<value>{_AGE})(?=\s*(?:[.,;)]|$)| (?:last (?:week|month|\w+day)|this|yesterday|today|on|and)\b)",
        rf"\bmy age is (?P<value>{_AGE})\b",
    )),
    Saying("home", read.place, (
        rf"{_I}(?:am )?{_PLACE_VERB} (?:(?:alone|on my own|by myself|together) )?in {_V}",
        rf"{_AM}{_PLACE_VERB} in {_V}",
        rf"{_I}(?:am )?{_PLACE_VERB} with (?:my|our) [\w ]{{1,40}}? in (?P<value>(?-i:[A-Z]).*)",
        rf"{_I}(?:am )?(?:{_PLACE_VERB}|lived) (?:alone )?in (?:an?|my|our) (?:[\w-]+ ){{1,4}}?(?:in|on) (?P<value>(?-i:[A-Z]).*)",
        r"\b(?:in|from|to) (?P<value>(?-i:[A-Z][\w'-]+(?: [A-Z][\w'-]+){0,2})),? where (?:I|we) (?:(?:now|still|currently|both) )?live(?=\s*(?:[,.;)]|$)| (?:with|now|and|for|since|alone|together)\b)",
        r"\bwe are an? (?:[\w-]+ ){0,3}(?:family|couple|household)(?: of \w+)? (?:living |based )?in (?P<value>(?-i:[A-Z]).*)",
        r"\bwe (?:both |now |currently |still )?(?:live|are (?:now |all |finally |currently |still )?(?:living|based|located|settled)) in (?P<value>(?:the )?(?-i:[A-Z]).*)",
        r"\b(?:back home|(?:my|our) (?:home|house|flat|place) is|(?:here )?where (?:I|we) live,?) in (?P<value>(?-i:[A-Z]).*)",
        r"\bhere in (?P<value>(?-i:[A-Z][\w'-]+(?: [A-Z][\w'-]+){0,2})),? we (?:all |always |usually |never |often |mostly |just |do not )?(?:say|call|eat|drink|get|speak|celebrate|grow|use)\b",
        rf"\bwe (?:have |just |recently ){{0,2}}(?:moved|relocated) (?:back )?(?:from [\w .]{{1,40}}? )?to {_V}",
        rf"(?:\b(?:I am|we are) (?:(?:all|both|finally) )?|^(?:finally )?)in (?P<value>{_NOT_THE}[\w' .-]{{2,30}}?) now{_DWELLS}",
        rf"(?:\b(?:I am|we are) (?:(?:all|both|finally) )?now |\bnow (?:I am|we are) |^now )(?:living )?in (?P<value>{_NOT_THE}[\w' .-]{{2,30}}?){_DWELLS}",
        r"\bI have lived in (?P<value>.+?) (?:for|since)\b",
        rf"(?:^|{_I})moved back in with (?:my|our) (?:parents|mum|mom|mother|dad|father|folks) in (?P<value>(?-i:[A-Z]).*)",
        rf"\b(?:I|we) (?:have |just ){{0,2}}moved (?:house|home|flat|flats|apartments?),? (?:and )?(?:now )?(?:we are|I am) (?:now )?in {_V}",
        rf"{_I}(?:moved|relocated) (?:back )?(?:from [\w .]+? )?to {_V}",
    )),
    Saying("home", read.place, (
        r"\bwe (?:no longer live|do not live) in (?P<value>(?:the )?(?-i:[A-Z]).*)",
        rf"{_NO_MORE} live in {_V}",
        rf"{_DOES_NOT} live in {_V}",
    ), "drop"),
    Saying("family", read_people.relative, (
        rf"(?<!lost )(?<!buried )\b(?:my|our) (?:(?:[\w-]+ ){{1,2}}(?=(?:dog|cat)\b)|(?:\w+ )?(?:old|older|younger|little|big|eldest|youngest|twin|newborn|new|lovely|beloved) )?(?P<who>{vocabulary.RELATIVE})"
        rf"(?:'s? (?:first )?names? (?:is|are)| (?:is|are) (?:called|named)|,)? (?=(?P<value>.+))",
        rf"\b(?:my|our) (?P<who>{vocabulary.RELATIVE}) (?:is|are) (?P<value>(?-i:[A-Z][a-zà-ÿ'-]+)(?=\s*(?:[.,;]|$|and\b)).*)",
        WORDS.had_and_named(vocabulary.RELATIVE),
    )),
    Saying("family", read_people.relative, (rf"\b(?:my|our) (?:{INTRODUCTIONS.numbers}) (?P<who>{vocabulary.RELATIVE}),? (?=(?P<value>(?-i:[A-Z]).+))",)),
    Saying("family", read_people.relative, (r"\bour (?:(?:\w+ )?(?:old|older|younger|little|big|eldest|youngest) )?(?P<who>boys?|girls?),? (?=(?P<value>(?-i:[A-Z]).+))",)),
    Saying("family", read_people.child, (
        rf"\bI am (?!not\b)(?:{_ASIDE}(?:,|\band) |the )?(?:(?:also|an?|single|proud|working|full-time|busy) ){{0,3}}(?:mother|mum|mom|father|dad|parent) (?:of|to) (?:(?:an? |two|three|four|five|six|\d)(?: ?[\w-]+){{0,2}}[,:] )?(?P<value>(?-i:[A-Z]).+)",
    )),
    Saying("family", read_people.spouse, (rf"{_AM}married to {_V}",)),
    Saying("children", read_people.children, (
        rf"\b(?:I|we) have (?:got )?(?P<value>{_MANY}){_NO_MORE_OF}",
        rf"(?:^|\b(?:with|and) )(?:my|our) (?P<value>{_MANY}){_NO_MORE_OF}",
        rf"\b{INTRODUCTIONS.is_one[:-2]}(?:{INTRODUCTIONS.parents}) {INTRODUCTIONS.of}(?P<value>(?:{INTRODUCTIONS.numbers})(?: (?:{INTRODUCTIONS.children}))?){_NO_MORE_OF}",
    )),
    # ── Work ──
    Saying("job", read.occupation, (
        rf"\bI (?:now |currently |also |actually )?(?P<value>(?:run|head(?: up)?|manage|lead|own|co-own) (?:the |an? |my own |our )(?:[\w&'-]+ ){{0,3}}?(?:{_LED})\b(?! (?:meeting|lunch|call|event|trip|party|building)))",
        rf"{_I}(?:am )?work(?:s|ing)? (?:[\w-]+ |from home )?as (?:an? |the )?{_V}",
        r"\bI (?P<value>teach (?!(?:you|him|her|them|my|myself|people|the|an?|this|that)\b)[\w-]+(?: [\w-]+)?)(?= (?:at|in|to) (?:an?|the|my) [\w -]*?(?:school|college|university|kindergarten|academy)\b)",
        rf"\bI (?:am )?work(?:s|ing)? (?:at|for|in) .+? as (?:an? |the )?{_V}",
        rf"{_AM}(?:an? |the )(?:\d+[- ]years?[- ]old )?(?P<value>(?:(?!of |for |with |to )[\w-]+ ){{0,4}}?(?:{_JOB})(?![\w-])(?!'s)(?! of (?:mine|yours))(?: of [\w ]+)?)",
        rf"^I am (?:(?:just|now|currently|only) )?(?P<value>(?:(?:junior|senior|trainee|freelance|retired|part-time) )?(?:{_JOB}))(?![\w-])(?=\W*$|,| (?:at|in|and|by|for)\b)",
        rf"\b(?:I am|my name is) (?-i:[A-ZÀ-Þ])[\w'-]+(?: (?-i:[A-ZÀ-Þ])[\w'-]+)?, (?:an? )?(?P<value>(?:(?!of |for |with |to )[\w-]+ ){{0,4}}?(?:{_JOB})(?![\w-])(?!'s))",
        rf"\bmy (?:current |new )?(?:job|occupation|profession|job title|title) is (?:(?:being|as|that of) )?(?:an? |the )?(?P<value>[\w -]*(?:{_JOB})\b.*)",
        rf"{_I}(?:got |been |was )?promoted to {_V}",
        rf"{_AM}employed as (?:an? |the )?{_V}",
        r"\bI have (?:now |always |also )?worked as (?:an? |the )?(?P<value>[\w -]+?) (?:(?:at|in|for|with) [\w .'-]{1,40}? )?(?:since\b|for (?:\w+ ){1,3}(?:years|decades))",
        rf"{_I}serve as (?:an? |the )?(?P<value>(?:(?:deputy|assistant|acting|vice|first|honorary) )?(?:head|chair|director|president|secretary|treasurer|manager|governor|mayor|principal|judge|consul|dean)\b.*)",
        rf"{_I}became (?:an? )?(?P<value>(?:[\w-]+ ){{0,4}}?(?:{_JOB})\b)",
        r"\bI (?:have |am |just |recently )*(?P<value>retired)\b",
        r"\bI am (?P<value>self-employed|unemployed|between jobs|a stay-at-home \w+)",
    )),
    Saying("job", read.occupation, (
        rf"{_NO_MORE} (?:work as )?an? (?P<value>(?:[\w-]+ ){{0,3}}?(?:{_JOB}))\b",
        rf"{_IS_NOT} an? (?P<value>(?:[\w-]+ ){{0,3}}?(?:{_JOB}))\b",
        rf"{_GAVE_UP} (?:be |working as )?an? (?P<value>(?:[\w-]+ ){{0,3}}?(?:{_JOB}))\b",
    ), "drop"),
    Saying("job", read.all_of_it, (
        r"\bI (?:have |just |finally |recently )*(?:quit|lost|left) my job\b",
        r"\bI (?:was|got) (?:fired|laid off|let go)\b",
    ), "drop"),
    Saying("employer", read.employer, (
        rf"{_I}(?:am )?work(?:s|ing)? (?:[\w-]+ ){{0,2}}?(?:at|for) {_V}",
        rf"{_I}(?:am )?work(?:s|ing)? as .+? (?:at|for) {_V}",
        rf"{_AM}(?:an? |the )?(?:[\w-]+ ){{0,4}}?(?:{_JOB})(?: \w+)? at {_V}",
        rf"{_AM}(?:an? |the )?(?:[\w-]+ ){{0,4}}?(?:{_JOB})(?: \w+)? (?:at|for|with) (?P<value>an? (?:[\w-]+ ){{1,3}}?(?:called|named) (?-i:[A-Z]).*)",
        rf"{_I}(?:started|began) (?:a (?:new )?job |working |work )?(?:at|with) (?P<value>(?-i:[A-Z]).*)",
        rf"{_I}joined (?P<value>(?-i:[A-Z]).*?)(?: as .*)?$",
        rf"\bmy (?:new |current )?(?:employer|company) is {_V}",
    )),
    Saying("employer", read.employer, (
        rf"{_NO_MORE} work (?:at|for) {_V}",
        r"\bI (?:have |just |recently |finally )*(?:left|quit) (?P<value>(?-i:[A-Z]).*)",
        rf"{_DOES_NOT} work (?:at|for) (?P<value>.+?)(?: any ?(?:more|longer))?$",
    ), "drop"),
    Saying("employer", read.all_of_it, (
        r"\bI (?:have |just |finally |recently )*(?:quit|lost|left) my job\b",
        r"\bI (?:was|got) (?:fired|laid off|let go)\b",
        r"\bI (?:have |am |just |recently )*retired\b",
    ), "drop"),
    Saying("work", read.one, (rf"{_I}(?:am )?work(?:s|ing)? (?P<value>{_WAY_OF_WORKING})\b",)),
    Saying("work", read.trade, (
        rf"{_I}(?:am )?work(?:s|ing)? (?:mostly |mainly )?(?P<value>in (?:the )?(?:{TRADES})){_TRADE_ENDS}",
        rf"\bI (?:have (?:always |long )?worked|have been working) (?P<value>in (?:the )?(?:{TRADES}))(?= (?:for|since)\b)",
        rf"{_I}(?:am )?(?P<value>(?:study|studying|majoring in) (?:{STUDIES})){_TRADE_ENDS}",
        rf"\bI (?:also |now )?(?P<value>teach (?:{STUDIES}|yoga|pilates|piano|guitar|violin|swimming|{LANGUAGE}))(?! (?:at|in|to) (?:an?|the|my) [\w -]*?(?:school|college|university|academy)){_TRADE_ENDS}",
        r"\bI (?:\w+ )?(?P<value>(?:drive|fix|sell|clean|paint|repair|build|make|write|teach|train|cut|grow|breed|bake|design|edit|translate) (?:(?!and\b|for\b)[\w-]+ ){1,4}?)for a living\b",
    )),
    Saying("projects", read.project, (
        rf"{_AM}(?:building|developing|creating|designing|working on|renovating|restoring|launching|founding) (?!.{{0,80}}\b(?:that|which|where|when|please|help)\b){_V}",
        rf"{_AM}writing (?P<value>(?:an?|my|the) (?:\w+ ){{0,3}}?(?:book|novel|thesis|dissertation|paper|memoir|screenplay|blog|textbook|play)\b.*)",
        rf"\bmy (?:side |current |new |main |latest )?(?:project|startup) is (?:called |named |about |an? )?{_V}",
    )),
    Saying("projects", read.one_of_mine, (
        r"\bI (?:have |just |finally )*(?:finished|completed|abandoned|cancell?ed|shipped|given up on|gave up on) (?P<value>(?:my|our) .+)",
    ), "drop"),
    Saying("languages", read.spoken, (
        rf"{_I}(?:can )?speaks? {_V}",
        rf"{_AM}(?:fluent|bilingual|proficient|conversational) in {_V}",
        rf"\bmy (?:native|first|second|mother) (?:language|tongue)s? (?:is|are) {_V}",
        rf"{_AM}an? native {_V}",
    )),
    Saying("languages", read.learned, (
        rf"{_AM}(?:learning|studying) (?P<value>(?:\w+ )?(?:{LANGUAGE})\b.*)",
    )),
    Saying("languages", read.spoken, (rf"{_DOES_NOT} speak {_V}", rf"\bI cannot speak {_V}"), "drop"),
    Saying("languages", read.learned, (
        rf"\bI (?:have |just |finally ){{0,3}}(?:stopped learning|gave up(?: on| learning)?|given up(?: on| learning)?|quit learning) (?P<value>(?:{LANGUAGE})\b)",
    ), "drop"),
    # ── Food ──
    Saying("diet", read_health.way_of_eating, (
        rf"{_AM}(?:an? )?(?:strict |mostly |lifelong |ethical |committed |full |\d+% )?(?P<value>{_DIET})(?: diet)?(?![\w-])(?! (?:restaurant|recipe|cook|food|{_JOB}))",
        rf"{_I}(?:strictly )?(?:eats?|keeps?|follows?|went|turned|became|go|(?:adheres?|sticks?) to|maintains?) (?:strictly |only |an? |the |my ){{0,2}}(?:strict(?:ly)? )?(?P<value>{_DIET})(?! (?:food|restaurant|recipe|dish|meal)s?)\b",
        rf"{_AM}(?:following|doing|on|trying|sticking to|keeping to) (?:an? )?(?:strict )?(?P<value>{_DIET})(?: diet)?\b",
        rf"{_I}(?:strictly )?(?:follows?|has|have|keeps?|eats?|maintains?|adheres? to|am on) (?:an? )?(?:(?!(?:not|no|on|with|of|for|in|who)\b)[\w-]+,? ){{1,2}}?(?P<value>{_DIET}) diet\b",
        rf"{_I}(?:strictly )?(?:follows?|keeps?|eats?|maintains?|adheres? to|am on) (?:an? )?(?:strict(?:ly)? )?(?:{_DIET})(?: and |, | )(?P<value>{_DIET}) (?:diet|lifestyle)\b",
        rf"\bas an? (?:strict |lifelong )?(?P<value>{DIET_WORD}),? (?:I|my)\b",
        rf"\bmy diet is (?:strictly )?(?P<value>{_DIET})\b",
        rf"{_WE_ARE}(?:strict |a |lifelong ){{0,2}}(?P<value>{_DIET})s?(?: (?:family|household|couple))?(?![\w-])(?! (?:\w+ )?(?:restaurant|recipe|cook|food|cafe|café|company|brand|business|place|shop|startup|{_JOB}))",
        rf"\bwe (?:all |both |mostly |only |strictly )?(?:eat|keep|follow|went|turned|became) (?:strictly |only |mostly )?(?P<value>{_DIET})(?! (?:food|restaurant|recipe|dish|meal)s?)\b",
        rf"\b(?:our|my) (?:whole |entire )?(?:family|household|house|home|kitchen) is (?:strictly |all |mostly )?(?P<value>{_DIET})(?![\w-])",
    )),
    Saying("diet", read_health.way_of_eating, (
        rf"(?:{_NO_MORE}|{_IS_NOT}|{_GAVE_UP}|{_DOES_NOT}) (?:be |an? |eat |on |follow |following )?(?:an? |the )?(?P<value>{_DIET})\b",
        rf"\bwe (?:are not|are no longer|no longer eat|no longer keep|do not keep|do not eat) (?P<value>{_DIET})s?\b",
    ), "drop"),
    Saying("diet", read_health.not_eaten, (
        rf"\bI (?:do not|does not|cannot|never|must not|will not|am not allowed to) (?:eat|drink|consume|touch|do) (?:any )?{_V}",
        rf"{_I}(?:avoids?|avoiding|abstain from) {_V}",
        rf"\bwe (?:do not|never|cannot|must not) (?:eat|drink) (?:any )?{_V}",
        rf"(?:{_AM}|{_WE_ARE})(?:an? )?(?:\w+ )?(?:{_FAITH}|{_DIET})s?(?: here| myself)?,?{read_health.THEREFORE}(?:so|therefore|thus|hence|and)(?: that means)?,? no {_FOODS}",
        rf"(?:^|[,.;:?!] )(?:{_FAITH}) (?:here|myself),?{read_health.THEREFORE}(?:so|therefore|thus|hence),? no {_FOODS}",
        rf"(?:^|[,.;:?!] |\b(?:with|but) )no {_FOODS}(?: for me)?(?:, | -+ | \(| because | since | as )(?:as )?{_AM}(?:an? )?(?:\w+ )?(?:{_FAITH})\b",
    )),
    Saying("diet", read_health.eaten_again, (
        rf"\bI (?:have |am )?(?:just |recently |finally )*(?:started|began|begun|gone back to|went back to|going back to|returned to|returning to|resumed|back to|back on|came back to) (?:(?:eating|having|drinking) )?(?:some )?{_FOODS}",
        rf"\bI (?:(?:do|now) |am (?:now )?)?(?:eat|have|drink|eating|having|drinking) (?:some )?{_FOODS} (?:again|now(?! and then)|these days|nowadays|once more)\b",
        rf"{_I}(?:(?:started|began) )?(?:eats?|drinks?|eating|drinking) {_V} again\b",
        rf"\bwe (?:all |both )?(?:(?:started|began) )?(?:eat|drink|eating|drinking) {_V} again\b",
    ), "drop"),
    Saying("diet", read_health.of_nobody_else(read_health.eaten_again), (
        rf"(?:^|[,;:] |\b(?:and|but|so) )(?:the |some )?{_FOODS} (?:is|are|has been|have been) (?:(?:fine|ok|okay|allowed|good) (?:again|now|for me)|(?:fine |ok |okay |allowed )?(?:back )?(?:on (?:the|my) (?:menu|plate|table)|in my (?:life|diet|kitchen))(?: again)?)\b",
    ), "drop"),
    # ── Health ──
    Saying("allergies", read_health.allergens, (
        rf"{_AM}(?:(?:very|severely|highly|deathly|slightly|mildly|badly|extremely|a bit|a little|super) )?allergic to {_V}",
        rf"\bI (?:have )?(?:(?:just|recently|now) )?bec(?:o|a)me (?:(?:very|severely|highly) )?allergic to {_V}",
        rf"{_I}(?:have |has |developed |got )?(?:an? )?(?:(?:severe|bad|mild|serious|strong|known|life-threatening) )?allerg(?:y|ies) to {_V}",
        r"\bI (?:have|has|got|have got|have developed|developed) (?:(?!no\b)[\w ,'-]{1,60}? and )?(?:an? )?(?:(?:severe|bad|mild|serious) )?"
        r"(?P<value>(?!no |an? |got |many |some |several )[\w-]+(?: (?!(?:about|of|for|with|and|or|to|an?|the)\b)[\w-]+)?) allerg(?:y|ies)\b(?! (?:tests?|shots?|seasons?|specialists?|clinics?|doctor|appointments?|pills?)\b)",
        rf"{_IS_NOT} allergic to [^.;:]{{2,80}}?[, ](?:only|just) to {_V}",
        rf"\bmy allergies (?:are|include|:)? ?{_V}",
        rf"\bI have (?:got )?no (?:known |other )?allergies (?:besides|except(?: for)?|apart from|other than) {_V}",
        rf"\bI (?:get|got|have|had|went into) (?:anaphylaxis|an anaphylactic (?:reaction|shock)) (?:from|to|after eating|after) {_V}",
    )),
    Saying("allergies", read_health.of_nobody_else(read_health.allergens), (
        rf"{_FOUND} (?:(?:that )?I have )?(?:an? |my |the )?(?:(?:severe|bad|mild|serious|new) )?allergy to {_V}",
        rf"{_FOUND} (?:an? |my |the )?(?P<value>(?!no |an? |my |the )[\w-]+(?: [\w-]+)?) allergy\b(?! (?:tests?|shots?|clinics?|pills?)\b)",
    )),
    Saying("allergies", read_health.of_nobody_else(read_health.known_allergens), shown(
        tests=r"allerg\w*|skin|prick|patch|blood|re-?test\w*|tests?|tested|results?|panel", is_now=r"(?:is|are|was|were|came back|come back|tested|still|also|again|now|both)", positive=r"positive", to=r"(?:for|to)", told=r"allergic|positive", also=r"(?:and|plus|but) (?:now (?:also )?|also )",
    )),
    Saying("allergies", read_health.intolerance, (
        r"(?<![\w-])(?P<value>(?:dairy|milk|lactose|gluten|wheat|cheese|eggs?|soy|onions?|garlic|fructose|histamine)) (?:(?:really|always|just|absolutely) )*(?:kills?|wrecks?|destroys?|ruins?|messes up|tears up|does not agree with|does a number on) (?:me\b(?! with)|my (?:stomach|guts?|tummy|belly|insides|digestion))",
        r"\b(?:I )?(?:cannot|do not) (?:handle|bear) (?:any )?(?P<value>(?:dairy|milk|lactose|gluten|wheat|cheese|eggs?|soy|onions?|garlic|fructose|histamine))(?=\s*(?:[.,;)!]|$)| (?:and|because|at all|any ?more|well)\b)",
        rf"\bI (?:cannot|do not) tolerate {_MEDICINE}(?=\s*(?:[.,;)]|$)| (?:and|because|it|or)\b)",
        rf"{_AM}(?P<value>lactose|gluten|fructose|histamine|egg|dairy)[- ]intolerant",
        r"\bI (?:have|has) (?:an? )?(?P<value>lactose|gluten|fructose|histamine) intolerance",
        rf"{_FOOD}(?: really| just| always| never)* (?:do not|does not|never|has never|have never) (?:really |quite |always )?(?:agreed?|sits? well|sat well) with me\b",
        rf"{_FOOD} (?:really |always |often )?(?:disagrees? with me|upsets? my (?:stomach|tummy|gut|belly|digestion))\b",
        rf"{_FOOD} (?:always |really |often )?gives? me (?:[\w-]+ ){{0,2}}(?:stomach[- ]?aches?|tummy[- ]?aches?|cramps|diarrh\w+|bloating|heartburn|migraines?|indigestion|nausea)\b",
        rf"\bI cannot (?:stomach|digest|tolerate) {_FOOD}",
        rf"\bI do not (?:tolerate|digest) {_FOOD}",
    )),
    Saying("allergies", read_health.borne_again, (
        rf"\bI (?:can|may) (?:now |finally )?(?:eat|drink|have) {_V} again\b",
        rf"\bI (?:can|may) (?:again|once more) (?:eat|drink|have) {_V}",
    ), "drop"),
    Saying("household", read_health.of_another(read_health.borne_by_another), (
        rf"{_ANOTHER} (?:can|may|(?:is|are) allowed to) (?:now |finally )?(?:eat|drink|have|tolerate) {_FOOD} (?:again|now)\b",
        rf"{_ANOTHER} (?:can |may )?(?:now|finally) (?:tolerates?|eat|drink|have) {_FOOD}", rf"{_ANOTHER} tolerates? {_FOOD} (?:now|again)\b",
    ), "drop"),
    Saying("household", read_health.of_another(read_health.known_allergens, "allergic to {}"), (
        rf"{_ANOTHER} (?:(?:has|have) )?outgr(?:ew|own) (?:his|her|their|the) (?P<value>[\w -]+?) allergy",
    ), "drop"),
    Saying("household", read_health.of_another(read_health.known_allergens, "reacts to {}"), (
        rf"{_ANOTHER} (?:(?:has|have|had|got|gets) )+(?:an? )?(?:(?!no\b)[\w-]+ ){{0,2}}?reactions? (?:to|from|after) {_V}",
        rf"{_ANOTHER} react(?:s|ed)? (?:[\w-]+ly )?to {_V}",
        rf"{_ANOTHER} (?:gets?|got|(?:breaks?|broke|comes?|came) out in) (?:[\w-]+ )?(?:hives|rash(?:es)?|swollen lips|welts) (?:from|after|with|when (?:he|she|they) (?:eats?|has|have)) (?:eating )?{_V}",
        rf"{_ANOTHER} (?:cannot|must not) (?:have|eat|touch) (?:any )?(?P<value>[\w -]{{2,40}}?)(?:,| because| as)? (?:he|she|they|it) (?=[^.;]*\b(?:hives|rash|swell\w*|anaphyla\w+|breathe|throat|lips)\b)",
    )),
    Saying("household", read_health.of_another(read_health.known_allergens, "allergic to {}"), (
        rf"{_ANOTHER_IS}(?:(?!not\b)[\w-]+ (?:[\w-]+ )?and )?allergic to {_V}",
        rf"{_ANOTHER} (?:has|have) (?!no\b)[\w -]{{1,40}}? and (?:an? )?(?P<value>(?!no |an? |got |many |some |several )[\w-]+(?: [\w-]+)?) allergy\b",
        rf"{_ANOTHER} (?:has|have)(?: got)? (?:an? )?(?:(?:severe|bad|mild|serious|strong) )?allerg(?:y|ies) to {_V}",
        rf"{_ANOTHER} (?:has|have)(?: got)? (?:an? )?(?:(?:severe|bad|mild|serious|strong) )?(?P<value>(?!no |an? |got |many |some |several )[\w-]+(?: [\w-]+)?) allerg(?:y|ies)\b",
    )),
    Saying("household", read_health.of_another(read_health.intolerance), (
        rf"{_ANOTHER} (?:has|have|got) (?:an? )?(?:(?:severe|bad|mild) )?(?P<value>lactose|gluten|fructose|histamine|egg|dairy) intolerance\b",
        rf"{_ANOTHER_IS}(?P<value>lactose|gluten|fructose|histamine|egg|dairy)[- ]intolerant",
    )),
    Saying("household", read_health.of_another(read_health.known_condition, of_named=read_health.COELIAC), (
        rf"{_ANOTHER_IS}(?:an? )?(?P<value>{_LASTS}){_IS_ALL}",
        rf"{_ANOTHER} (?:is|are) (?:also )?having (?P<value>(?:sugar|bp|thyroid)(?! (?:in|with|on)\b)(?: and (?:sugar|bp|thyroid))?(?: both)?)(?! \w+ (?:in|with|on)\b)(?=\s*(?:$|[,.;!]|since|from|for|problem|complaint|and)\b)",
        rf"{_ANOTHER} (?:has|have)(?: got)? (?:severe |bad )?(?P<value>c(?:o)?eliac(?: disease)?|(?:type [12] )?diabetes|epilepsy|asthma)(?![\w-])",
    )),
    Saying("household", read_health.of_another(read_health.way_of_eating), (
        rf"{_RELATIVE}(?:'s| is| are) (?:an? |strictly |both |all )?(?P<value>{_DIET})s?{_IS_ALL}",
    )),
    Saying("household", read_health.of_another(read_health.not_eaten), (
        rf"{_RELATIVE} (?:cannot|must not|may not|(?:is|are) not allowed(?: to)?) (?:have |eat |drink |touch )(?:any )?{_V}",
        rf"{_RELATIVE} (?:does not|do not|never) eats? (?:any )?{_V}",
    )),
    Saying("allergies", read_health.allergens, (
        rf"\bI used to be allergic to {_V}",
        rf"\bI (?:was|have) never (?:been )?(?:actually |really )?allergic to (?!.{{0,60}}\b(?:before|until|till|then)\b){_V}",
        r"\bI (?:have |has )?outgr(?:ew|own) my (?P<value>[\w -]+?) allergy",
    ), "drop"),
    Saying("allergies", read_health.intolerance, (
        r"\bI used to be (?P<value>lactose|gluten|fructose|histamine|egg|dairy)[- ]intolerant",
        r"\bI never had (?:an? )?(?P<value>lactose|gluten|fructose|histamine) intolerance",
    ), "drop"),
    Saying("allergies", read.all_of_it, (
        r"\bI (?:do not have|have no|has no)(?: known| any)? allergies\b",
        r"\bI am not allergic to anything\b",
    ), "drop"),
    Saying("conditions", read_health.condition, (
        rf"\bI (?:(?:have|has|was|were|am|is|got|just|recently|been) )*diagnosed with (?:an? )?{_V}",
        rf"{_I}suffers? from (?:an? )?{_V}",
        rf"{_AM}(?:an? )?(?P<value>{_HAS_CONDITION}|diabetes type [12]|(?:type [12] )?diabetes(?=\s*(?:$|[,.;!]|and\b)))(?![\w-])",
        rf"(?:^|\bmy )(?P<value>(?:{_AILING}) (?:problem|complaint|trouble))s?(?: (?:is|has been) (?:there|since)\b|$)",
    )),
    Saying("conditions", read_health.known_condition, (
        rf"\bI (?:(?:also|still|both) )*(?:have|has|am having|live with|am living with|got|have had|have got) (?:an? )?(?:(?:mild|severe|chronic|bad|stage \d) )?(?P<value>(?:{_CONDITION})(?!\w)(?! about| over| attacks?\b).*)",
        r"\bmy (?P<value>blood pressure|cholesterol) is (?:much |far |way |a bit )?too high\b",
        rf"\b(?:because of|due to|given|with|for|from) my (?P<value>(?:{_CONDITION}))(?=$|[,.;)]| (?:and|so|I|it)\b)",
        rf"\bmy (?P<value>(?:{_CONDITION}))(?= (?:is|has|was|got|runs|makes|medication|acts))",
    )),
    Saying("conditions", read_health.known_condition, (
        rf"\bI (?:(?:have|am|was|got) )*(?:cured of|recovered from|beat|beaten|free of|over) (?:my )?(?P<value>(?:{_CONDITION})(?!\w).*)",
        rf"\bmy (?P<value>{_CONDITION}) (?:is|was|has been) (?:gone|cured|in remission)",
    ), "drop"),
    *medicines(
        WORDS,
        dosed=Dosed(
            articles=r"my |the ",
            between=r"dose|dosage|is|are|was|went|goes|gone|has|been|got|now|up|down|to|at|raised|increased|reduced|lowered|bumped|doubled|changed|just|only|from \d+ ?\w{0,5}",
            now=r"now|went|goes|up|down|raised|increased|reduced|lowered|bumped|changed|since",
            given=r"(?:they|he|she|doc|doctor|gp|nurse|cardiologist|psych\w*|consultant|I|we)(?: has| have| just| now| finally)* (?:upped|raised|increased|bumped(?: up)?|lowered|reduced|cut|dropped|changed|doubled|halved|put)",
        ),
        taken=(
            rf"{_I}(?:(?:still|now|also|have|been|am) ){{0,3}}?inject(?:ing)? (?:my |myself with )?{TAKEN}",
            rf"\bI (?:am|have been) (?:(?:still|now|also|currently) )?on (?P<value>\d+(?:[.,]\d+)? of {DRUG}.*)",
            rf"{_I}(?!was on|were on)(?:(?:have|has|been|am|is|was|were|got|put|it|still|now|also|to(?= (?:take|use)\b)|started|start|began|switched) ){{0,4}}(?:takes?|taking|uses?|using|on|prescribed|started|(?<=switched )to) (?:taking )?{_V}",
            rf"\bmy (?P<value>(?:{vocabulary.DRUG})(?: dose| dosage)? (?:is|was|went|has been|got) .+)",
            rf"\bmy (?:doctor|physician|cardiologist|gp|endocrinologist|psychiatrist|nurse) (?:(?:has|just|recently) )*(?:increased|raised|reduced|lowered|changed|upped|prescribed|added|put(?= m[ey]\b))"
            rf" (?:my |me (?:on )?)?(?:dose of )?{_V}",
            rf"\b(?:he|she|they|(?:(?:the|my) )?(?:doctors?|doc|gp|nurse|consultant|specialist|hospital|surgeon|clinic|psych|\w+(?:ologist|iatrist)))(?:'s| has| have| had)? (?:just |now )?(?:put|started|switched|moved|swapped|changed) me (?:over )?(?:from (?:the |my )?[\w-]+(?: \d+\w*)? )?(?:on|to|onto) (?:an? )?{TAKEN}",
            rf"^(?:just )?(?:put|started) me on (?:an? )?{TAKEN}",
        ),
        stopped=(
            rf"(?:^|[,;:.] ?|\b(?:I am|last of|last day of) )(?:(?:finally|now|all) )?(?:finished|done with|off|no more|stopped|quit|last of|last day of)(?: with)? (?:the |my |taking )*{STOPPED}",
            rf"(?:{_NO_MORE}|{_DOES_NOT}) (?:takes?|use|on|need) {_V}",
            rf"\bI (?:(?:have|am|been|just|recently|finally) )*(?:stopped|quit|stopped taking|off|came off|discontinued) (?:taking |using )?(?:my |the )?{TAKEN}",
            rf"{_IS_NOT} (?:taking|on) {TAKEN}",
            rf"\b(?:he|she|they|doctors?|doc|gp|\w+(?:ologist|iatrist))(?:'s| has| have| had)? (?:stopped|discontinued|(?:took|taken) me off) (?:my |the )?{STOPPED}",
        ),
        exchanged=(
            r"\b(?:replaced|swapped|exchanged|switched|changed|moved) (?:me )?(?:over )?(?:from )?(?:the |my )?OLD (?:with|for|by|to|over to) NEW",
            r"OLD (?:was|is|has been|got) (?:replaced|swapped|exchanged|changed) (?:with|for|by|to) NEW",
            r"NEW (?:now )?(?:instead of|in place of) (?:the |my )?OLD",
            r"OLD (?:gave|gives?|made|makes?|(?:was|is|were|are) (?:giving|making)|caused|causes|upset|did not|does not|kept|keeps)\b[^.;!?]{2,60}?\b(?:so|and),? (?:now )?(?:it(?:'s| is)|its|I am|I take|(?:he|she|they) put me)(?: (?:now|on|taking))* NEW",
            r"\b(?:it(?:'s| is)|its) NEW now (?:because|as|since),? (?:the )?OLD",
        ),
    ),
    Saying("blood_type", read_health.blood, (
        r"\bmy blood (?:type|group) is (?:type )?(?P<group>AB|A|B|O|0)(?![\w])\s?(?P<sign>\+|-|−|–|pos(?:itive)?|neg(?:ative)?)?",
        r"\bI (?:am|have) (?:blood )?type (?P<group>AB|A|B|O|0)\s?(?P<sign>\+|-|−|–|pos(?:itive)?|neg(?:ative)?)",
    )),
    Saying("vitals", read_health.reading, (
        rf"\bmy (?:(?:latest|last|current|new|most recent|fasting|resting|average|morning) )*{_VITAL}(?: (?:result|reading|level|value))?s?(?P<value>"
        r"(?! (?:goal|target))(?: (?!goal|target|should|want|need|aim|under|below|if)[^\d\s]{1,12}){0,7} (?:from )?[\d].{0,40}|: ?\d.{0,20})",
    )),
    Saying("vitals", read_health.weight, (
        r"(?:^|\b(?:the|my) )scales? (?:now |just )?(?:says?|said|shows?|showed|reads?) (?:I am )?(?:about |around |almost |exactly )?(?P<number>\d+(?:[.,]\d+)?)\s?(?P<unit>kgs?|kilos?|kilograms?|lbs?|pounds?|stone)\b",
        r"\bI am (?:now |currently |finally |still |about |around |at |down to |up to |back (?:at|to) )*(?P<number>\d{2,3}(?:[.,]\d+)?)\s?(?P<unit>kgs?|kilos?|kilograms?|lbs?|pounds?)(?=\s*(?:$|[.,;!)]| (?:now|today|and|but|again|this)\b))",
        r"\bI (?:now |currently |only )*weighs? (?:in at )?(?:about |around |almost |exactly )?(?P<number>\d+(?:[.,]\d+)?)\s?(?P<unit>kgs?|kilos?|kilograms?|lbs?|pounds?|stone)\b",
    )),
    weighed(
        beside=rf"today|tonight|yesterday|now|again|finally|just|at last|at|currently|already|still|only|about|around|exactly|almost|nearly|ok(?:ay)?|so|well|it(?:'s| is)|yay|ugh|wow|yes+|woo\w*|hey|update|good news|am|I|(?:have )?(?:hit|reached)|on|in|my|the|says?|said|reads?|showed|shows|this|morning|evening|week|check-?in|first thing|ha|lol|haha|officially|for the first time|later|{vocabulary.WEEKDAYS}",
        weighs=r"(?:bathroom )?scales?|weigh(?:ed|ing|s)?(?: myself)?(?: in)?(?: at)?|weigh-?ins?|weight",
        moves=r"(?:down|up|back(?: (?:down|up))?|dropped|crept(?: (?:back )?up)?) (?:to|at)",
    ),
    Saying("vitals", read_health.height, (
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
    )),
    Saying("goals", read.aim, (
        r"\bI (?:have |just |finally )*(?:reached|achieved|met|hit|abandoned|given up(?: on)?|gave up(?: on)?|dropped) my goal (?:of |to )?(?P<value>.+)",
    ), "drop"),
    Saying("emergency_contacts", read.contact, (
        rf"\bmy (?:\w+ )?emergency contacts? (?:is|are|:) ?{_V}",
        r"\bin (?:case of )?(?:an? |any )?emergency,? (?:please )?(?:call|contact|notify|reach) (?P<value>(?!911|112|999|an ambulance|the ).+)",
    )),
    # ── Tastes, and how to talk ──
    Saying("communication", read.wish, (
        rf"^(?:please )?(?:(?:from now on|going forward|in future|in the future),? )?(?:please )?(?P<value>(?:always|never|do not ever) (?:{_TALK})\b(?!.{{0,120}}\b(?:character|role|role-?play|persona|AI)\b).+)",
        r"^(?:from now on|going forward|in (?:the )?future),? (?:please )?(?P<value>(?!I\b|we\b|my\b|call me\b|you\b|act\b|pretend\b|the\b|this\b|every\b|each\b|all\b|it\b)\w+ .+)",
        r"^(?:please )?(?P<value>keep (?:your |the )?(?:answers|replies|responses|explanations) .+)",
        r"^(?:please )?(?P<value>(?:answer|reply|respond|speak|talk|write) (?:to me )?(?:only |always )?(?:in|with|using) .+? (?:from now on|always|unless .+))",
        r"^(?:please )?(?P<value>(?:speak|talk|reply|answer|write) to me in .+)",
    )),
    Saying("preferences", read.favourite, (
        r"\bmy (?:all-time |absolute |current )?favou?rite (?P<what>[\w ]{2,30}?)(?: of all time)? (?:is|are) (?P<value>[^,;]+)",
    )),
    *TASTES,
)  # fmt: skip
