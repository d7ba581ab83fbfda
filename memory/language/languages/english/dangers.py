"""Dangers in English. The sentences have their contractions spelled out: "I cannot", "I am", "do not"."""

# ruff: noqa: E501 - a pattern is one line: a table is read by line

from memory.language import vocabulary as words
from memory.language.danger_table import DAYS_OFF, HARMFUL, MEDICINE, SOFTWARE, THING, Danger, DangerTable
from memory.language.languages.medicines import CRITICAL, DRUG

_FOODS = (
    r"(?:tree |pea|wal|hazel|chest|coco|pine |brazil )?nuts?|almonds?|cashews?|pistachios?|pecans?|macadamias?|peanut butter"
    r"|shellfish|crustaceans?|shrimps?|prawns?|crabs?|lobsters?|oysters?|clams?|mussels?|scallops?|squid|seafood|fish|salmon|tuna"
    r"|dairy|milk|casein|whey|lactose|cheese|eggs?|soy|soya|wheat|gluten|rye|barley|oats?|buckwheat|corn|lupins?|sesame|mustard|celery"
    r"|strawberr(?:y|ies)|kiwis?|kiwifruit|bananas?|apples?|peach(?:es)?|cherr(?:y|ies)|mangos?|mangoes|avocados?|pineapples?|melons?|citrus|tomato(?:es)?|grapefruit(?: juice)?"
    r"|chocolate|honey|sulfites?|sulphites?|msg|histamine|fructose|sorbitol|aspartame|food dye|red dye|legumes|lentils|chickpeas|garlic|onions?|mushrooms|alcohol|wine|beer"
)
_OTHERS = (
    r"bees?|wasps?|hornets?|yellow ?jackets?|fire ants|ants|mosquito(?:e?s)?|jellyfish|(?:insect|bee|wasp) (?:stings?|bites?|venom)|stings?|venom"
    r"|cats?|dogs?|horses?|rabbits?|hamsters?|guinea pigs?|birds?|feathers?|fur|dander|(?:animal|pet|cat|dog) hair"
    r"|pollen|grass(?:es)?|birch|ragweed|hay|trees?|mugwort|cedar|poison (?:ivy|oak)|dust(?: mites?)?|mites|mou?ld"
    r"|latex|nickel|cobalt|metals?|silver|wool|adhesives?|plasters|band-?aids?|perfumes?|fragrances?|formaldehyde|hair dye|ppd|lanolin|parabens|sun ?screen|lotions?|ointments?|cement|pigments?|detergents?|bleach|chlorine"
)
_STRICT = (
    r"⟨?\b(?:(?:tree |pea)?nuts?|shellfish|seafood|gluten|wheat|lactose|dairy|soy|sesame|latex|grapefruit)(?![\w-])⟩?"
)
_DRUG = r"⟦(?!drugs|medic|pills|supplements|vaccines)[^⟧]{1,60}⟧"
"""One that has a name."""
_FEW = r"(?:[\w'-]+ ){0,3}?"
_ADVERB = (
    r"(?:\w{2,14}ly|also|both|all|still|so|very|quite|super|pretty|rather|now|just|always|born|a bit|a little|kind of)"
)
_AM = (
    rf"\bI (?:{_ADVERB} ){{0,2}}(?:am|is|are|have been|has been) (?:(?!not|no|never)[\w-]+ and )?(?:{_ADVERB} ){{0,3}}"
)
_HAVE = rf"\bI (?:{_ADVERB} |do ){{0,2}}(?:have (?:got|had|developed)|have|has|got|get|developed|live with|suffer from|struggle with|(?:(?:just|recently|finally) )?(?:got|been|was|am|have been|were) (?:\w+ly |just )?diagnosed with|was born with) "
_OF_KIND = r"(?:(?!(?:with|about|for|of|on|in|at|no|not|any|never|zero|to|who|whose|and|from|without|against|but|old|friend|friends)\b)[\w'-]+ ){0,4}?"
"""Words in front of a noun that are its own: "a friend with", "a question about" are none."""
_MUST_NOT = (
    r"(?:(?:must|should|may|can|could) (?:not|never)|cannot|cannot ever|am (?:not|never|no longer) allowed to|is not allowed to|am not supposed to"
    r"|do not (?:tolerate|take)|will not)"
)
_DO_NOT = r"(?:^|[,;:] |\b(?:so|please) )(?:please )?(?:do not ever|do not|never|under no circumstances|on no account)"
_ANY = r"(?:(?!(?:so|too|that|as|this|more|enough|another|much|many)\b)[\w'-]+ ){0,3}?"
_EVER = (
    r"(?= *$| *[,;:.!)–—]| (?:because|since|due to|as (?:I|it)|or (?:I|my|else)|at all|ever|any ?more|any longer|again|and|or|nor|products?|foods?|scans?|dyes?|drugs?|antibiotics?|juice|so|but|without (?:getting|a reaction|risking)"
    r"|with (?:my|any|other|alcohol|it|lithium|warfarin)|while (?:on|taking|I am|pregnant|breast-?feeding)|for (?:medical|health|any)|on my|given my|after my|it (?:is|interacts|interferes|makes|gives|could|would)|they|made|in (?:any|it))\b)"
)
"""What "I cannot eat that" ends with if it is for good: not "before bed", "on Mondays", "as a variable name"."""
_BAD = r"(?:(?:\w{2,14}ly|severe|bad|serious|life-threatening|deadly|known|strong|main|own) ){0,2}"
_NO_ALLERGY = r"(?![- ](?:to|against|seasons?|tests?|testing|apps?|track\w*|shots?|med\w*|pills?|appointments?|doctors?|specialist|clinic|research|info\w*|warnings?|labels?|free|symptoms?|lists?|data|articles?|questions?|friendly|fields?|features?|jokes?)\b)"
"""Behind "allergy": what the word is only a part of."""
_HURTS = r"(?:hives|welts|(?:an? )?(?:\w+ )?rash(?:es)?|anaphyla\w+|(?:an? )?(?:\w+ )?asthma attacks?|(?:trouble|difficulty|problems) breathing)"
_SWELLS = (
    r"(?:(?:start\w* to |always |completely |immediately )?(?:close|swell|swole|swollen|tighten|itch|constrict)\w*)"
)
_DEVICE = r"(?:pacemakers?|icd|(?:implant(?:ed|able) )?(?:cardioverter[- ])?defibrillator|cochlear implants?|insulin pump|neurostimulator|(?:brain|vp) shunt|stents?|aneurysm clip|(?:mechanical|artificial|prosthetic|metal) (?:heart )?valve|metal (?:implants?|plates?|rods?|clips?)|port-a-cath|lvad)"
_ILL = (
    r"(?:epilepsy|seizures|(?:type[- ](?:1|one|i|2|two|ii) )?diabetes|t1d|ha?emophilia|von willebrand(?:'s)?|sickle cell|c(?:o)?eliac(?: disease)?|(?:severe |bad )?asthma|kidney (?:disease|failure)|renal failure"
    r"|liver (?:disease|failure|cirrhosis)|cirrhosis|heart failure|long qt|myasthenia gravis|porphyria|addison's|adrenal insufficiency|g6pd|phenylketonuria|pku|malignant hyperthermia|mastocytosis|mcas|(?:hereditary )?angioedema"
    r"|(?:only )?one kidney|no spleen|immune deficiency|immunodeficiency|a brain aneurysm|blood clotting disorder|(?:a )?(?:blood )?clotting disorder|factor v leiden|dvt|crohn's(?: disease)?|ulcerative colitis|ha?emochromatosis|sleep apn(?:o)?ea|(?:kidney|liver|heart|lung) transplant)"
)
_IS_ILL = r"(?:diabetic|epileptic|ha?emophiliac|immuno-?(?:compromised|suppressed|deficient)|c(?:o)?eliac|asthmatic|transplant (?:recipient|patient)|dialysis patient|on (?:dialysis|chemo(?:therapy)?)|blind|deaf-?blind)"
_ADDICT = r"(?:alcoholic|(?:drug |heroin |opioid |cocaine |gambling )?addict|anorexic|bulimic|gambler|drinker)"
MEDICS = r"doctors?|doc|gp|physicians?|nurses?|midwife|(?:\w+ )?surgeons?|\w+ologists?|allergists?|dentists?|psychiatrists?|therapists?|p(?:a)?ediatrician|dieti[ct]ian|nutritionist|consultants?|specialists?|physio(?:therapist)?s?|optician|optometrist|pharmacist|paramedics?|osteopath|chiropractor"
"""Who may forbid the user something for her health."""
_STRAIN = r"(?:heavy |any )?(?:lift\w*(?! (?:the (?:mood|ban|lid|spell)|my spirits)\b)|carry\w*|driv\w*|fly\w*|flights?|run(?! (?:this|that|the|my|our|an?|it|into|out|any)\b)|running|jog\w*|swim\w*|div(?:e|ing)|cycl\w*|bik(?:e|ing)|rid(?:e|ing)|work(?:ing)? out|exercis\w*|sports?|gym|climb\w*|jump\w*|bend\w*|squat\w*|kneel\w*|stand\w*|walk\w*|twist\w*|crunch\w*|planks?|planking|sit-?ups?|push-?ups?|impact|stretch\w*|weights?|weight[- ]bearing|strenuous|exertion|alcohol|drink\w*|smok\w*|caffeine|coffee|salt|sugar|sauna|baths?|bathe|sunlight|the sun|sex|contact lenses|put weight|solids?|solid food|chew\w*|dairy|read(?:ing)?|screens?|high heels|travel\w*)"
"""What the body may not be able to bear for a while."""
_HEALS = r"(?:\w+ )?(?:surger(?:y|ies)|operations?|op|procedure|c-section|caesarean|hernia|(?:knee|hip|back|shoulder|wrist|ankle|foot|leg|arm|eyes?|elbow|neck|heart|jaw|tooth|nose)(?: \w+)?|concussion|fractures?|sprain|stitches|injur(?:y|ies)|birth|stroke|seizures?|heart attack|treatment|chemo(?:therapy)?|radiation|vaccin\w*|infection|pregnancy|slipped disc|antibiotics?|medication|medicines?|meds|pills|tablets|transplant|extraction|miscarriage|bypass|stent|cast|accident|crash|fall)"
_FOR_HEALTH = rf"\b(?:after|since|following|because of|due to|with|until) (?:\w+ )?(?:my|the|an?|this|having|that) (?:\w+ ){{0,2}}?{_HEALS}(?![\w-])|\bafter (?:surgery|{_HEALS})(?![\w-])|\b(?:on )?(?:doctor|surgeon|physio)'?s'? orders\b"
_MEDIC = rf"(?:^|\b(?:my|the|our) (?:\w+ ){{0,2}}?)(?:{MEDICS}|hospital|clinic)"
_UNWELL = rf"{_FOR_HEALTH}|\bon crutches\b|\b(?:in|wear) (?:an? |my |the )?(?:cast|brace|sling|splint|surgical boot)\b|\b(?:stress|hairline) fracture\b|\bI (?:just |have |recently )*had (?:an? |my )?(?:\w+ ){{0,2}}?{_HEALS}(?![\w-])|\bI have (?:an? |my |got (?:an? )?)?(?:\w+ )?(?:diastasis(?: recti)?|hernia|prolapse|(?:slipped|herniated|bulging) disc|tendin\w+|torn [\w-]+|sprained [\w-]+|sciatica|plantar fasciitis)(?=\s*(?:[,;.]|$)| (?:so|and|now|since|at)\b)"

DANGERS = DangerTable(
    speaks=r"\b(?:I|my|me|allerg\w+|never|do not|under no|on no account|orders|says? no|said no)\b|^no \w+ing\b|^no \w+ (?:for|until|after)\b",
    rules=(
        Danger("allergy", (
            r"(?<![\w-])(?:dairy|milk|lactose|gluten|wheat|cheese|eggs?|soy|onions?|garlic|fructose|histamine) (?:(?:really|always|just|absolutely) )*(?:kills?|wrecks?|destroys?|ruins?|messes up|tears up|does not agree with|does a number on) (?:me\b(?! with)|my (?:stomach|guts?|tummy|belly|insides|digestion))",
            r"\b(?:I )?(?:cannot|do not) (?:handle|bear) (?:any )?(?:dairy|milk|lactose|gluten|wheat|cheese|eggs?|soy|onions?|garlic|fructose|histamine)(?=\s*(?:[.,;)!]|$)| (?:and|because|at all|any ?more|well)\b)",
            rf"{_AM}allergic to {THING}",
            rf"\bI (?:{_ADVERB} |have ){{0,2}}bec(?:o|a)me (?:{_ADVERB} ){{0,2}}allergic to {THING}",
            rf"^(?=.*{HARMFUL}).*{_AM}allergic(?! (?:to|reactions?)\b)",
            rf"\bas (?:someone|somebody|a person) (?:who is )?(?:\w+ly )?allergic to {THING}",
            r"\bbeing (?:\w+ly )?allergic to (?P<thing>[^,;:.!()]{2,60}), (?:I|my)\b",
            rf"{_HAVE}(?:an? |some |several |multiple |many )?{_OF_KIND}allerg(?:y|ies) (?:to|against) {THING}",
            rf"{_HAVE}(?P<thing>(?:an? |some |several |multiple |many )?{_OF_KIND})allerg(?:y|ies)\b{_NO_ALLERGY}",
            rf"\bmy {_BAD}{HARMFUL} (?:\w+ )?allerg(?:y|ies)\b{_NO_ALLERGY}|\bmy {_BAD}allergies (?:are|include)\b:? (?=.*{HARMFUL})",
            rf"\bmy {_BAD}allergy to {THING}",
            rf"^(?:severe|bad|serious|life-threatening|deadly|strong|known) (?:\w+ )?{HARMFUL} allerg(?:y|ies)\b",
            rf"{_AM}anaphylactic\b",
            r"\bI (?:(?:have|once|also|even|almost|nearly|had) ){0,2}(?:had|got|get|went into|go into|experienced|suffered|have)\b(?:(?!'s ).){0,40}\banaphyla\w+",
            r"\bI\b(?:(?!'s )[^,;]){0,60}\bwent into anaphyla\w+",
            rf"\bI (?:{_ADVERB} |always |have to |need to |must |never leave \w+ without )?(?:carry|have|keep|need|use|own|used|take|had)\b(?:(?!'s ).){{0,40}}\b(?:epi-?pens?|(?:adrenaline|epinephrine) (?:pen|auto-?injector|injector)|auto-?injector|auvi-?q|jext)\b",
            r"\bmy (?:epi-?pens?|adrenaline pen|auto-?injector)\b",
            rf"{HARMFUL}(?: [\w'-]+){{0,3}} (?:gives?|gave|causes?|caused|brings?) me {_FEW}{_HURTS}",
            rf"^(?=.*{HARMFUL}).*\bI (?:\w+ly |always )?(?:break|broke|come|came) out in {_FEW}{_HURTS}",
            rf"\bI (?:\w+ly |always )?(?:get|got|develop|have) {_FEW}{_HURTS} (?=(?:from|when|if|whenever|after|every time)\b.*{HARMFUL})",
            rf"^(?=.*(?:{HARMFUL}|\b(?:eat|ate|touch|stung|sting)\b)).*\bmy (?:throat|tongue|lips|face|airways?|eyes) {_SWELLS}",
            rf"{HARMFUL}(?: [\w'-]+){{0,2}} (?:makes?|made|causes?) (?:me (?:swell|break out|vomit|faint|pass out|stop breathing|go into)|my (?:throat|tongue|lips|face|airways?|eyes) (?:to )?{_SWELLS})",
            rf"{HARMFUL}(?: [\w'-]+){{0,4}} (?:could|would|can|will|almost|nearly|may|might) (?:\w+ )?(?:have )?kill(?:s|ed)? me\b",
            rf"{HARMFUL}.{{0,60}}\b(?:I (?:\w+ )?(?:end|ended|land|landed|wind|wound) up in|(?:sends?|sent|puts?|put|landed) me (?:to|in|into)) (?:the |an )?(?:er\b|icu\b|hospital|emergency room|a&e|ambulance|anaphyla\w+)",
            rf"\b(?:I|my (?:body|stomach|gut)) (?:cannot|do not|does not) tolerate {_FEW}{HARMFUL}{_EVER}",
            rf"\bI (?:was|got|had to be|am|get) (?:rushed|taken|sent|admitted|hospitali[sz]ed).{{0,30}}\b(?:after|from|because of|by) .{{0,30}}{HARMFUL}",
            rf"{_AM}(?!(?:not|no|never)\b){_FEW}{_STRICT}[- ]?intolerant|{_AM}(?:intolerant|(?:very |highly |extremely )?(?:hyper)?sensitive) (?:to|of) (?:\w+ )?(?:{_STRICT}|{MEDICINE})",
            rf"{_HAVE}(?:an? )?{_OF_KIND}(?:{HARMFUL}) (?:intolerance|sensitivity)|{_HAVE}(?:an? )?{_OF_KIND}intolerance to (?=.*{HARMFUL})",
        )),
        Danger("allergy", (
            rf"{HARMFUL}(?: [\w'-]+){{0,2}} (?:do not|does not|never|has never|have never) (?:really |quite |always )?(?:agreed?|sits? well|sat well) with me\b",
            rf"{HARMFUL}(?: [\w'-]+){{0,2}} (?:disagrees? with me|upsets? my (?:stomach|tummy|gut|belly|digestion)|gives? me {_FEW}(?:stomach[- ]?aches?|tummy[- ]?aches?|cramps|diarrh\w+|bloating|migraines?|indigestion))\b",
            rf"\bI (?:cannot|do not) (?:stomach|digest|tolerate) {_FEW}{HARMFUL}{_EVER}",
        )),
        Danger("not to be given", (
            rf"{_DO_NOT} prescribe\b",
            rf"{_DO_NOT} (?:give|offer|serve|administer|inject|feed|prescribe|put) (?:to )?me {_FEW}(?:with |containing |in )?(?:\w+ ){{0,2}}?{HARMFUL}",
            rf"{_DO_NOT} (?:recommend|suggest|propose)(?: me| to me)? {_FEW}(?:with |containing )?(?:\w+ ){{0,2}}?(?:{_DRUG}|{_STRICT}|alcohol(?:ic)?\b|drinks\b|cocktails\b)",
            rf"{_DO_NOT} (?:use|take|combine|mix|administer|recommend|suggest|inject|put|give) {_FEW}{HARMFUL}.{{0,30}}\b(?:(?:on|to|for|into) me|with my)\b",
            rf"\bI {_MUST_NOT} (?:be given|be prescribed|receive|have|take|use|tolerate|get)? ?{_ANY}{MEDICINE}{_EVER}",
            rf"\bI (?!should|could){_MUST_NOT} (?:eat|drink|have|do|consume|touch|be near|tolerate) {_ANY}{HARMFUL}{_EVER}",
            rf"\bI (?:am not allowed to|must not|must never|cannot) (?:eat|drink|have|take) {_FEW}{HARMFUL}.{{0,30}}\b(?:because of|due to|while (?:on|taking|I am on)|with|on) my (?:\w+ ){{0,2}}(?:medication|medicine|meds|pills|condition|heart|kidneys?|liver|treatment|statins?|stomach)",
            r"\bI (?:am not allowed to|must not|must never|cannot) (?:eat|drink|have) (?:red )?(?:meat|sugar|salt|caffeine)\b.{0,30}\b(?:because of|due to|doctor|medication|medical|condition)\b",
            rf"\b(?:doctor|physician|allergist|cardiologist|neurologist|pharmacist|dentist|surgeon|psychiatrist)\b.{{0,30}}\b(?:told|warned|advised|said|ordered|forbade|forbidden)\b(?: me)?.{{0,20}}\b(?:never|not|to avoid|to stay away|from)\b.{{0,30}}{HARMFUL}",
            rf"\bI (?:was|have been|am) (?:told|advised|warned|ordered)(?: by .{{1,30}}?)? (?:to never|never to|not to|to not) .{{0,30}}{HARMFUL}",
            rf"\bI (?:have to|must|need to|(?:was|have been|am) (?:told|advised)(?: by .{{1,30}}?)? to) (?:\w+ly )?(?:avoid|stay away from|steer clear of|keep away from) {_ANY}{HARMFUL}{_EVER}",
            rf"(?:^|[,;:] |\bso )(?:absolutely )?no {_FEW}(?:{MEDICINE}|{_STRICT})(?: at all)? for me\b(?! (?:today|tonight|now|thanks))",
            rf"\bkeep me away from {_FEW}{HARMFUL}",
            rf"\bI (?:\w+ly )?(?:react|reacted) (?:very |really |so )?(?:badly |severely |violently |terribly )?to {_FEW}{HARMFUL}|\bI (?:have (?:had|got)|have|had|get|got) (?:an? )?(?:\w+ )?(?:bad|severe|serious|terrible|awful|adverse|violent|allergic) reactions? to {_FEW}{HARMFUL}",
            r"\bI (?:have (?:signed |got )?|has |signed |got |carry )(?:an? |my )?(?:valid |signed )?(?:dnr|do[- ]not[- ]resuscitate|living will|advance directive)\b|\bdo not resuscitate me\b",
            r"\bI (?:refuse|cannot (?:accept|receive|have|get)|do not (?:accept|want)|will not (?:accept|have|take)|must not (?:receive|get|have)) (?:any )?blood (?:transfusions?|products)",
            rf"{_AM}(?:an? )?(?:\w+ )?jehovah's witness",
        )),
        Danger("interaction", (
            rf"{HARMFUL}.{{0,40}}\b(?:interacts?|interfer\w+|contraindicated|must not be (?:taken|combined|mixed)|should not be (?:taken|combined|mixed))\b.{{0,60}}\bmy\b",
            r"\bst\.? john's wort\b.{0,40}\b(?:interacts?|interfer\w+)\b.{0,60}\bmy\b",
            rf"\bmy (?:{_FEW}{MEDICINE}|medications?|meds|pills|doctor said .{{0,40}})\b.{{0,60}}\b(?:interacts?|interactions?|interferes?|contraindicated|must not be|should not be (?:taken|combined|mixed))\b",
        )),
        Danger("condition", (
            rf"{_HAVE}(?:an? |some )?(?:{_OF_KIND}\w+ and an? )?{_OF_KIND}{_DEVICE}\b(?!')|\bI (?:wear|use) an? (?:pacemaker|insulin pump)|\bI (?:have had|had|got) (?:an? )?(?:\w+ )?{_DEVICE} (?:put in|implanted|fitted|placed|inserted)|\bmy (?:pacemaker|icd|insulin pump|cochlear implant|defibrillator)\b",
            rf"{_HAVE}(?:an? )?{_OF_KIND}{_ILL}(?![\w-])(?! (?:test|exam|essay|app|awareness|research|charity))|\bI only have one kidney\b",
            rf"{_AM}(?:an? )?(?:(?:severe|severely|brittle|insulin-dependent|type[- ](?:1|one|i|2|two|ii)|t1|legally) ){{0,2}}{_IS_ILL}(?![\w-])(?! (?:app|food|to|recipes?|friend|nurse|educator|spot))",
            rf"{_AM}(?:(?:\d{{1,2}}|[a-z-]{{3,12}}) (?:weeks?|months?) (?:and .{{1,12}} )?)?(?:heavily )?pregnant\b(?! with (?!twins|my|our|a (?:boy|girl|baby)|triplets|number|\w+ baby))",
            rf"{_AM}expecting (?:an? (?:\w+ )?(?:baby|child|boy|girl)|twins|triplets|(?:my|our) \w+ (?:baby|child))|\bmy (?:current )?pregnancy\b|{_AM}(?:breast-?feeding|nursing my (?:baby|newborn|son|daughter))",
            r"\bI (?:(?:have|just|recently|also) ){0,2}(?:have|had|received|got|underwent) an? (?:\w+ )?(?:heart|kidney|liver|lung|bone marrow|stem cell|pancreas|cornea|organ) transplant\b|\bmy (?:heart|kidney|liver|lung|bone marrow|stem cell|organ) transplant\b|\bmy spleen (?:was|has been) removed\b",
            rf"{_AM}(?:an? )?(?:recovering|recovered|former|sober|dry|ex-?) ?{_ADDICT}\b|{_AM}an? (?:alcoholic|drug addict|recovering addict)\b|{_AM}in recovery(?: from (?:[\w-]+ )?(?:alcohol\w*|addictions?|drugs|opioids?|heroin|cocaine|gambling|anorexia|bulimia|an eating disorder))?(?=$|[,;.!]| (?:and|so|for)\b)",
            r"\bI (?:am|have been) (?:\w+ )?sober (?:for|since)\b|\bI am (?:\w+ ){1,3}(?:years|months|days) sober\b",
        )),
        Danger("limit", (
            rf"{_MEDIC} (?:(?:has|have|had|just|really|strictly) ){{0,2}}(?:forb(?:ids?|ade|idden)|ban(?:s|ned)|prohibit(?:s|ed)|does not (?:let|allow|want)|did not allow|will not let) (?:me|us)\b",
            rf"{_MEDIC} (?:(?:has|have|just|also) ){{0,2}}(?:says?|said|told me|insists|ordered(?: me)?|advised(?: me)?|warned me|wants me)(?: that)? (?:(?:absolutely )?no|not to|never to|against|off|to (?:avoid|stop|cut out|stay off)|I (?:must not|cannot|should not|may not|am not (?:allowed|supposed|to)|have to avoid|must avoid|need to avoid))\b(?:(?!\bbut\b).){{0,40}}?\b{_STRAIN}\b",
            rf"{_MEDIC} (?:has |have )?put me on (?:an? )?(?:[\w-]+ ){{1,3}}diet\b",
            rf"^(?=.*(?:{_UNWELL})).*\b(?:I|and|so) (?:am not allowed to|am not supposed to|am not (?:meant )?to|cannot|may not|must not|should not|have to avoid|must avoid|am banned from|(?:have been|was|am) (?:told|advised|ordered|instructed|warned) (?:not to|never to|to avoid)) (?:\w+ ){{0,2}}?{_STRAIN}\b",
            rf"^(?=.*(?:{_UNWELL})).*(?:^|[,;] |\bso )(?:absolutely |strictly )?no (?:\w+ ){{0,2}}?{_STRAIN}\b(?!.*\b(?:he|she|they|his|her|their)\b)",
            rf"\b(?:doctor|surgeon|physio|nurse)'?s'? orders\W+(?:absolutely |strictly )?no (?:\w+ ){{0,2}}?{_STRAIN}\b",
        )),
        Danger("medicine", (
            rf"{_AM}(?:taking |using |injecting |prescribed |put |on ){{1,3}}(?:(?:my|daily|the|an?|some|low|high|dose|low-dose|high-dose|of|long-term|lifelong|regular|oral|a daily|\d+|mg) ){{0,4}}(?:{CRITICAL}|blood[- ]thinners?|anti-?coagulants?|anti-?rejection (?:meds|drugs|medication))(?! (?:batter|mine|ore|ion|stock))",
            rf"\bI (?:{_ADVERB} |currently |have to |must ){{0,2}}(?:take|takes|inject|use|need) (?:(?:my|daily|the|an?|some|low|high|dose|low-dose|of|\d+|mg) ){{0,4}}(?!lithium[ -](?:ion|batter))(?:{CRITICAL}|blood[- ]thinners?|anti-?coagulants?)(?! (?:batter|mine|ore|ion|stock))",
        )),
        Danger("emergency contact", (
            r"\b(?:anything|something) (?:ever |bad )?(?:happens|should happen) to me,? (?:please )?(?:call|contact|notify|reach|phone|ring|text) (?:my|our|\+?\d|(?-i:[A-Z][a-z]))",
            r"\bmy (?:\w+ )?emergency contacts?\b(?! (?:list|form|field|page|app))|\bmy ice contact\b",
            r"\bin (?:case of )?(?:an? |any )?emergency,? (?:please )?(?:call|contact|notify|reach|phone|ring|text) (?:my|our|\+?\d(?!11\b|12\b|99\b)|(?-i:[A-Z][a-z]))",
        )),
        Danger("blood type", (
            r"\bmy blood (?:type|group) is\b|\bI (?:am|have) (?:blood )?type (?:ab|a|b|o) (?:positive|negative)|\bI am (?:ab|a|b|o|0)[ -]?(?:positive|negative|neg|pos)\b(?! (?:about|person|thinker|influence|attitude|guy|man|woman))|\bI have (?:the )?blood (?:type|group) (?:ab|a|b|o|0)\b",
        )),
        Danger("never", (
            r"\bI (?:must|am) never (?:again |allowed to )?(?:fly|dive|drive|smoke|swim|donate blood|lift|be (?:given|sedated|alone|left alone)|stop taking|skip (?:my|a)|miss (?:my|a)|drink(?: alcohol)?$)\b",
            r"(?:^|[,;:] |\bplease )(?:please )?(?:do not ever|never) (?:share|reveal|disclose|publish|post|give out|give|store|save|sell|repeat|use) .{0,40}\b(?:my|our) (?!prompt|instruct|name in)",
            r"(?:^|[,;:] |\bplease )(?:please )?(?:do not ever|never) (?:tell|show|contact|call|inform|notify|message|write to|let) (?!me\b).{0,40}\b(?:my|I|our|us)\b",
            r"(?:^|[,;:] |\bplease )(?:please )?(?:do not ever|never) let me (?:drink|drive|take|eat|skip|gamble|smoke)\b",
            rf"(?:^|[,;:] |\bplease )(?:please )?(?:do not ever|never) (?:offer|serve|bring|buy|feed|cook|make) me {_FEW}{HARMFUL}",
        )),
        Danger("dose", (
            rf"\bI (?:(?:am|is|currently|now|have|has|been|was|also) )*(?:takes?|taking|on|uses?|using|prescribed|inject) .{{0,40}}?\d\s?(?:{words.DOSE_UNIT})(?!\w)",
            rf"\bmy (?:{words.DRUG}) (?:dose|dosage)?.{{0,30}}\d\s?(?:{words.DOSE_UNIT})(?!\w)",
        ), preset="health"),
    ),
    unless=(
        r"\b(?:I )?(?:outgrew|(?:have )?outgrown|(?:have )?grown out of|grew out of (?:my|the|an?))\b.*",
        r"\bI (?:had|was|used to|have had)\b[^;]*\bgrew out of (?:it|them|that)\b.*",
        r"\bI (?:was|were|had|used to) (?:\w+ ){0,4}allerg\w+[^;]*?(?:\bas an? (?:\w+ )?(?:child|kid|baby|toddler|teen\w*|boy|girl)\b|\bwhen I was (?:an?|little|young|small|\d)|\bback then\b|\bgrowing up\b|\bbut (?:\w+ ){0,4}(?:not any ?more|no longer|gone|over it)\b)",
        r"\bI (?:was|had been) (?:on|taking) [^;]*",
        r"\b(?:I )?(?:have|had) (?:no|zero) (?:\w+ ){0,2}allerg\w+|\bI do not have (?:any |an |a )?.{0,40}",
        r"\b(?:it|that) is not true that\b.*|\b(?:it )?turn(?:s|ed) out (?:that )?I am not\b.*",
        r"\b(?:characters?|protagonist|novel|story|short story|fanfic\w*|screenplay|scenes?|dialogues?|monologue|fairy tale|role-?play\w*|rpg|poem|song|lyrics|skit|sketch|npc|scenario|play the (?:role|part) of|you are (?:now )?an? |act as|acting as|pretend\w*|imagine|simulate)\b.*",
        r"\b(?:translate|how (?:do|would|can|to|should)(?: (?:I|you|one|we))? (?:say|translate|write|spell|phrase)|what is the word for)\b.*",
        r"\b(?:he|she|they|(?!doctor|doc)\w+) (?:said|says|wrote|texted|replied|yelled|shouted|answered): .*",
        r"\b(?:patient|client|guest|customer)s? (?:says?|said|states?|reports?) .*",
    ),
    ands="and|or",
    begins="who|whom|that|which|when|whenever|because|since|so|but|while|if",
    no="no",
    i_am="I am",
    conditions="if",
    ever="I (?:ever |even )?(?:eat|drink|touch|smell|inhale|swallow|get stung)|anything|something",
    allergens=rf"{_FOODS}|{_OTHERS}",
    medicines=rf"{DRUG}|{words.MEDICAL}",
    figurative=(
        rf"\b(?:{DAYS_OFF}|{SOFTWARE})(?:s)?\b|\b(?:mornings?|evenings?|winter|alarms?|weekends?|work|jobs?|chores?|housework|homework|effort|exercise|sports?|gyms?|cardio|people|humans?|men|women|kids|children|idiots?|fools?|liars?|boss(?:es)?|managers?|politicians?"
        r"|bullshit|bs|crap|nonsense|drama|stupid\w*|lies|gossip|small talk|love|feelings?|emotions?|hugs?|romance|marriage|responsibilit\w+|commitments?|rules?|authority|change|failure|success|money|debt|taxes|maths?|numbers|grammar"
        r"|meetings?|emails?|spreadsheets?|deadlines?|paperwork|bureaucracy|jargon|buzzwords?|feedback|criticism|advice|opinions?|compliments?|attention|crowds?|parties|noise|silence|clutter|mess|traffic|politics|religion|capitalism|fun|joy|happiness|boredom|routines?|plans?|schedules?"
        r"|code|bugs?|comments|frameworks?|libraries|tests?|merge|semicolons?|tabs|spaces|hype|trends|social media|ads|pop[- ]?ups|tv|music|puns?|jokes?|clich[eé]s?|questions?|surprises?|everything|anything|nothing|something|anyone|everyone|life|you|him|her|me|myself|us|this|that"
        r"|bad|boring|fake|toxic|lazy|rude|slow|dumb|clingy|negative|cheesy|arrogan\w+|pretentious|waking|getting|being|having|doing|going|working|losing|waiting"
        r"|[a-z]{3,}(?:ing|tion|tions|ment|ments|ness|ity|ities|ism|ship|ships|ance|ence|cy))\b"
    ),
    effects=(
        r"\b(?:hives|rash|anaphyla\w+|epi-?pen|swell\w*|swollen|throat|hospital|er|emergency room|breath\w*|itch\w*|medically|doctors?|allergist|antihistamines?|drugs?|medication|antibiotics?|prescri\w+|reaction|tested|diagnosed|deathly|severely|life-threatening)\b"
    ),
)  # fmt: skip
