"""English signs of change (see `memory/language/change.py`). Sentences come without contractions."""

# ruff: noqa: E501 - a pattern is one line: a table is read by line

PARTS = {
    "i": r"\b(?:I|we)(?:'(?:ve|re|d|ll|m))?(?: (?:have|had|has|am|are|was|were|got|just|finally|recently|also|already|officially|now|actually|really|completely|totally|then|both|sadly|decided to|got to|have to|had to|going to|kind of|sort of))*",
    "what": r"(?P<what>(?:(?:my|our|the|a|an|all|any|this|that|eating|drinking|taking|playing|using|going to|being|seeing|to) )*[\w'$€.-]+(?: (?!(?:and|but|because|since|so|for|to|into|in|on|at|with|after|when|while|last|this|next|yesterday|today|ago|now|any|again|out|off|up|down|over)\b)[\w'$€.-]+){0,3})",
    "subject": r"(?:^|[,;:] ?|\b(?:and|but|because|since|that|so|as|then|today|yesterday|sadly|unfortunately),? )(?P<what>(?:my|our|the|this|that|his|her|their) (?:(?!(?:and|but|who|that|which|to)\b)[\w'.-]+ ){0,3}?[\w'.-]+|(?-i:[A-Z])[\w'.-]+(?: (?-i:[A-Z])[\w'.-]+){0,2}|(?!(?:I|you|they|it|there|we|he|she|this|that|what|who|nothing|everything)\b)[\w'.-]+)",
    "been": r"(?: (?:have|has|had|is|are|was|were|got|gets|been|being|just|finally|now|also|already|officially|recently|sadly|unfortunately|suddenly|actually|will|going to|to be))*",
}

TOUCHING = {
    "any": (
        r"\b(?:replac(?:e|es|ed|ing)|swap(?:s|ped|ping)?) {what} (?:with|by|for)\b",
        r"\b(?:my |the |a |his |her )?(?P<what>[\w-]+(?: [\w-]+)?) (?:test|screening|biopsy|scan|results?|bloods?)(?: results?)? (?:was|were|is|are|came back|have come back|turned out)(?: all)? (?:negative|clear|fine|normal|inconclusive)",
        r"\b(?:turns? out|turned out|(?:doctor|dr|specialist|allergist|gp|consultant)s? (?:now |just )?(?:says?|said|thinks?|confirmed|told me)|after all)\b.{0,20}?\b(?:it|that|this) (?:is not|was not|isn't|wasn't|never was)(?: actually| really)? (?:the |my |an? )?(?P<what>[\w-]+)",
        r"\b(?:scrap|cancel|ditch|skip) (?:that|the|my|our|this) {what}",
        r"{subject}{been} (?:discharged|discontinued|changed)\b",
    ),
    "other": (
        r"\b(?:put|moved|switched|transferred) me (?:on|onto|to) (?:the )?(?P<what>days?|nights?|mornings?|evenings?|lates?|earlies)\b",
        r"{i} (?:switched|changed|moved|gone|went|converted|upgraded|migrated|turned)(?: over)? to {what}",
        r"\bI (?:would |do |really )*(?:prefer|like|use|drink|take|drive|have|want|go with)(?: to have| having)? {what} (?:now|nowadays|these days|lately|instead|from now on)\b",
        r"\b(?:these days|nowadays|now|lately|from now on),? I (?:would |do |really )*(?:rather|prefer|use|drink|take|drive|have)(?: (?:have|be|(?:sit|sleep|live|work|go|stay)(?: (?:on|in|at|by|near))?))? {what}",
        r"\b(?:give|write|send|show|make|keep|use)(?: me| your answers| it| them)? {what} (?:from now on|in (?:the )?future|going forward|instead)\b",
        r"(?:^|[.!] ){what} for me (?:now|from now on|these days|please)\b",
        r"\bI (?:take|ride|drive|use) {what}(?: (?:to|for|at) \w+)? (?:since|from now on|now|these days)\b",
        r"\bI am (?:on|in|with) {what} (?:now|nowadays|these days|since|instead|from now on)\b",
    ),
    "left": (r"{subject}{been} moved out\b(?! of (?!(?:our|my|the) (?:house|home|flat|apartment|place)\b))",),
    "gone": (
        r"{subject}{been} (?:go|goes|gone|going|went) (?:bust|bankrupt|into (?:administration|receivership|liquidation)|out of business)\b|{subject}{been} (?:bankrupt|insolvent)\b",
        r"{subject}{been} (?:died(?! laughing)|passed away|passed on|dead|put down|put to sleep|(?:ran|run) away(?! from)|flew away|flown away|rehomed|gone for good|left me|left us)\b",
        r"{i} (?:broke up with|broken up with|split(?: up)? (?:with|from)|separated from|divorced(?: from)?|lost touch with|rehomed|buried|said goodbye to|had to put down|put down) {what}",
        r"\bput {what} (?:down|to sleep)\b",
        r"(?:^|[,;:] ?|\b(?:and|but|because|that|so) )(?:me and (?=\w)|(?=[\w' -]{1,60} and I\b))(?P<what>[\w'-]+(?: [\w'-]+){0,2}?)(?: and I)?(?: (?:have|had|are|just|finally|both|recently|officially|got|are getting|decided to))* (?:broke(?:n)? up|split(?: up)?(?! (?:the|a|our|it|up the)\b)|separated(?! (?:the|a|our|my|it|them|(?:bed)?rooms?|beds)\b)|divorced|getting divorced|married|engaged|not together|no longer together|parted ways|called it quits)\b",
        r"\b(?:is|are|am)(?: called| named)? [\w'-]+(?: [\w'-]+)?, not (?P<what>(?-i:[A-Z])[\w'-]+)",
        r"\b(?:my|our) new (?P<what>wife|husband|girlfriend|boyfriend|partner|fianc[ée]e?|dog|cat|puppy|kitten)\b",
        r"\b(?:it|things|everything) (?:is|are|was) over (?:with|between me and|between) {what}",
        r"{subject}{been} (?:crossed the rainbow bridge|crossed over the rainbow|kicked the bucket|did not make it|not with us any ?more|no longer with us|moved on without me|dumped me|walked out(?: on me)?|cheated on me)\b",
        r"{i} (?:say goodbye to|let go of|lay to rest|bury) (?P<what>(?:my |our )?(?:\w+ )?(?-i:[A-Z])[\w'-]+)",
        r"(?:^|[,;:] ?|\b(?:and|but|because|that|so) )(?:me and (?=\w)|(?=[\w' -]{1,60} and I\b))(?P<what>[\w'-]+(?: [\w'-]+){0,2}?)(?: and I)?(?: (?:have|had|are|just|finally|both|recently))* (?:separating|splitting up|breaking up|getting a divorce|going our separate ways|go our separate ways|went our separate ways|tied the knot|fallen out|fell out|through|over|history)\b",
    ),
}

_VISITS = r"(?:holidays?|vacation\w*|trips?|travel\w*|tour\w*|visit\w*|honeymoon|conference|meeting|hotel|hostel|airbnb|train|bus|plane|flight|airport|station|sightseeing|weekend|today|tonight|tomorrow|until|till|back|for|with)"
"""Said where somebody is only while she travels."""
_NO_TOWN = r"(?:an?|my|our|his|her|their|your|the|this|that|it|all|no|full|such|good|great|bad|deep|bits|line|place|position|business|season|shape|touch|charge|control|contact|between|here|there|luck|tears|stitches|bed|hospital|rehab|recovery|remission|therapy|surgery|counselling|labou?r|pain|agony|love|trouble|debt|danger|shock|doubt|limbo|heaven|hell|town|work|class|school|college|uni\w*|court|jail|prison|church|traffic|transit|quarantine|lockdown|sync|sales|office|uniform|ketosis|menopause|perimenopause|fear|peace|bloom|pyjamas|pajamas|mode|grade|year|week|month|day|phase|\w*\d\w*|(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|fall)|\w+(?:tion|sion|ment|ness|ship|hood)|(?-i:[a-z]+ing)|(?:first|second|third|fourth|fifth|sixth|final|last|early|late|mid|middle|high|junior|primary)[\w -]*)(?![\w-])"
"""What one is "in" that is no town."""

_LEFT_WORK = (
    r"{i} (?:all )?(?:quit|lost|left|leaving) (?:my |our )?jobs?\b|{i} (?:resigned|resigning|retired|retiring)\b(?! from (?!my))",
    r"{i} (?:laid off|fired|let go|made redundant)\b",
    r"\b(?:(?-i:[A-Z])[\w'&.-]+|they|my (?:company|employer|boss)) (?:has |have |had )?(?:let|laid|fired|sacked|made) (?:me|us)(?: (?:go|off|redundant))?\b",
    r"\b(?:my|the) last (?:day|shift|week) (?:at work|at my job|of work|(?:at|with) (?-i:[A-Z]))",
    r"{i} quit(?=[.,;!]|$| (?:today|yesterday|on|last|this|and|because)\b)",
    r"{i} (?:hand(?:ed|ing) in|put(?:ting)? in|giv(?:en|ing)|gave|submitted|tendered) (?:my|our) (?:(?:two|2|three|3|four|4)[- ]weeks?\b|notice|resignation|apron|badge)",
    r"\b(?:my|our) (?:(?:work|job|employment|teaching|temp|temporary|fixed-term) )?contract (?:(?:at|with) [^.,;!?]{2,30}? )?(?:(?:is|was|has) not (?:being |been )?(?:renewed|extended)|will not be (?:renewed|extended)|ran out|(?:has )?ended|is up)\b|\b(?:not|without) (?:renewing|extending) my contract\b|\bdid not (?:renew|extend) my contract\b",
)
"""Says that she leaves her work, or lost it: neither the employer nor the job is hers any longer."""

_NEWBORN = r"(?:\bborn\b|weigh(?:s|ed|ing)\b|\d ?(?:lbs?|pounds?|oz|ounces|kg|kilos?|grams?|g|cm)\b|\b(?:midwife|c-section|newborn|labou?r)\b)"
"""Said of a child that was just born: who is here may be anybody."""

SLOTS = {
    "whereabouts": (
        rf"\b(?:I am|we are) (?:(?:all|both|finally) )?in (?!{_NO_TOWN})[\w'.-]{{3,}}(?: [\w'.-]{{3,}}){{0,2}} now(?=\s*(?:[.,;!]|$))(?!.*\b{_VISITS}\b)",
        rf"\b(?:I am|we are) (?:(?:all|both|finally) )?now in (?!{_NO_TOWN})[\w'.-]{{3,}}(?: [\w'.-]{{3,}})?(?=\s*(?:[.,;!]|$))(?!.*\b{_VISITS}\b)",
    ),
    "smoking": (
        r"{i} (?:stopped|quit|gave up|given up|started|began) (?:smoking|vaping|the cigarettes)|\bnot (?:\w+ ){0,3}?(?:smoked|cigarettes?|vaped)\b[^.;!?]{0,20}\b(?:in|for|since)\b|\b(?:smoke-?free|off the cigarettes|nicotine-?free)\b|\b(?:without|since (?:my|the) last) (?:a |an |any |one |single )*(?:cigarettes?|smoke|fags?|smoking|vape|vaping|nicotine)\b",
    ),
    "home": (
        r"\bmy new address is\b",
        r"\b(?:I|we) (?:am |are |will )?(?:move|moving|relocat(?:e|ing)) (?:back |over |out |down |up )?(?:from (?-i:[A-Z])\w+ )?to (?-i:[A-Z])[^.;!?]{0,60}\b(?:on|in|next|from|by|this|tomorrow|at the) (?:the )?\w",
        r"\b(?:from|as of|starting) (?:the )?(?:first|\d{1,2}(?:st|nd|rd|th)?|beginning|end|next|january|february|march|april|may|june|july|august|september|october|november|december)\b[^.;!?]{0,30}? (?:we|I) (?:are|am|will be|live|will live) (?:living )?(?:in|at) (?-i:[A-Z])",
        r"\b(?:the|our|my) (?:house )?move(?: to (?-i:[A-Z])[\w'-]+)? (?:is|was) (?:finally |now |all )?(?:done|over|complete|finished|behind us)\b|\b(?-i:[A-Z])[\w'-]+ is (?:now (?:my |our )?home|(?:my |our )?home now)\b",
        r"\bunpack(?:ed|ing) (?:(?:the|our|my|all) )?(?:(?:last|final|moving|removal|of) )*box(?:es)?\b(?! of (?:chocolates?|toys))|\b(?:the )?(?:removal (?:van|men|company)|moving (?:van|truck|company)|movers) (?:came|arrived|left|took|brought|loaded|unloaded)\b",
        r"{i} (?:moved|relocated)(?: (?:house|out|away|abroad|home|back|in with|again|yesterday|today|last|this|recently)\b| (?:back |down |up |over |out )?(?:from|to|into) (?:(?:an?|another) (?:[\w'-]+ ){0,3}?(?:house|apartment|flat|place|room|studio|bungalow|cottage|farm|farmhouse|village|town|city|suburb|condo|home|country|area|neighbou?rhood|district|block|building|street|part|state|estate|loft|dorm|bedsit|boat|island|townhouse|semi|duplex|houseshare|flatshare|one)\b|(?:my|our) new\b|the (?:city|country|suburbs|coast)|(?-i:[A-Z]))|\s*(?:[.,!]|$))",
        r"(?:^|, |\b(?:I|we)\b[^.;!?]{0,60}\band (?:have |finally |then )?)(?:just |finally |recently )?(?:moved|relocated) (?:back |over |down |up )?to (?-i:[A-Z])",
        r"{i} settled (?:down )?(?:in|near) (?-i:[A-Z])|{i} (?:have|got|moved into|found) my own (?:place|flat|apartment|room)\b|{i} bought (?:a|an|our|the|my|our first|my first) (?:\w+ )?(?:house|home|flat|apartment|place|condo)\b",
        r"\b(?:my|our) new (?:home|house|flat|apartment|city|place|address) is (?:in|at|on)\b|\b(?:from|in|at|into|love|like) (?:my|our) new (?:home|house|flat|apartment|place|digs|studio|condo|city|town|neighbou?rhood)\b",
        r"{i} (?:sold|exchanged on|completed on|signed (?:the|a) (?:lease|tenancy) (?:on|for)|got the keys|picked up the keys) ?(?:(?:the|our|my|a) (?:\w+ )?(?:house|home|flat|apartment|place|condo|studio)\b|to (?:the|our|my)\b|(?:today|yesterday|last|on|this)\b|[.,;!]|$)",
        r"\b(?:back|staying|living|live|moved in|sleeping) (?:\w+ )?(?:at|with|in) (?:my |our )?(?:mum|mom|parents?|dad|folks|sister|brother|gran|grandma|daughter|son)(?:'s|s'?)?(?: (?:place|house|basement|spare room|flat))?(?: in (?-i:[A-Z])\w+)? (?:now|again|since|these days|until|till|for good|for now)\b|{i} at (?:my |our )?(?:mum|mom|parents|dad|folks|sister|brother)(?:'s|s'?)? (?:(?:place|house|flat) )?(?:in (?-i:[A-Z])\w+ )?(?:now|since|these days)\b",
    ),
    "employer": (
        *_LEFT_WORK,
        r"{i} (?:changed|changing|switched|switching|resigned from) (?:my |our )?jobs?\b",
        r"{i} (?:got|found|started|starting|took|accepted|have|landed) (?:an?|my|the) new (?:job|position|role)\b|\bmy new (?:job|employer|company)\b",
        r"\bI (?:start|started|am starting|begin) (?:at|with|as) (?!home|the (?:beginning|end|top)|\d)[^.;!?]{2,40}|\b(?:days?|weeks?|months?) into (?:my|the) (?:new )?(?:job|role|position)\b|\bnew (?:job|gig|role) (?:at|with)\b|\b(?:signed|accepted) (?:with|an offer (?:from|at))\b",
        r"{i} (?:moving|moved|switching|switched|transferring|going over) (?:over )?to (?:an?|another|the) (?:[\w-]+ ){0,3}?(?:company|firm|employer|hospital|clinic|agency|start-?up|competitor|competition|consultancy)\b",
        r"\bfirst day at (?:my|the) new (?:job|work|company)\b",
        r"{i} (?:gave up|given up|giving up|out of|done with|stopped) (?:teaching|nursing|coding|programming|driving|farming|policing|law|medicine|accounting|consulting|freelancing|waitressing|modelling)\b",
        r"\bI (?:now )?work for myself\b|{i} (?:went|gone|going) (?:freelance|self-employed)\b|{i} (?:started|starting) my own (?:business|company)\b",
    ),
    "job": (
        *_LEFT_WORK,
        r"{i} (?:quit|left|leaving|changed|changing|switched|switching) (?:my |our )?(?:jobs?|careers?|professions?)\b",
        r"\bI (?:start|started|am starting|begin) (?:at|with|as) (?!home|the (?:beginning|end|top)|\d)[^.;!?]{2,40}|\b(?:days?|weeks?|months?) into (?:my|the) (?:new )?(?:job|role|position)\b|\bI am (?:now )?an? \w+(?: \w+)? (?:these days|now|nowadays)\b",
        r"{i} (?:gave up|given up|giving up|out of|done with|stopped) (?:teaching|nursing|coding|programming|driving|farming|policing|law|medicine|accounting|consulting|freelancing|waitressing|modelling)\b",
        r"{i} (?:(?:packed|packing|jacked|chucked) in (?:the |my )?|(?:left|leaving|walked away from) )(?:teaching|nursing|plumbing|cooking|carpentry|building|roofing|farming|policing|law|medicine|accounting|driving|(?:the )?(?:trade|police|force|profession))\b|{i} hung up (?:the |my )(?:apron|stethoscope|scrubs|tools|uniform)\b|\bI (?:retrained|am retraining|have set up|am setting up) as (?:an? )?\w+",
        r"{i} (?:opened|open|opening|started|founded) (?:an?|my own|our own) (?:\w+ )?(?:caf[ée]|shop|store|restaurant|bar|bakery|studio|gallery|practice|salon|company|business|agency|startup)\b",
        r"\b(?:(?-i:[A-Z])[\w'&.-]+|they|my (?:company|employer|boss)) (?:has |have |had )?(?:hired|kept|promoted|transferred) me\b",
        r"\b(?:for a living|professionally) any ?more\b|\bnot work(?:ing)? any ?more\b|\bcareer change\b",
        r"\b(?:these days|nowadays|now) I (?:drive|teach|work|run|sell|manage)\b|\bI (?:drive|teach|work|run|sell|manage) [^.,;!?]{1,30} (?:these days|nowadays|now(?! and (?:then|again)))\b",
        r"{i} (?:got|offered|accepted|landed|taking|took) (?:the|that|this) (?:\w+ )?(?:job|position|role|post)\b|\b(?:they|he|she|(?-i:[A-Z])[\w'&.-]+) (?:have |has |just )*(?:hired|offered me the|gave me the|took me on)(?: me)?(?: \w+)? ?(?:job|position|role|\b)(?<=me|on|ob|le|on)(?=\W|$)|\bmy first (?:day|week|shift) (?:at|as|in|with)\b",
        r"\b(?:hung up my (?:apron|stethoscope|tools|badge|uniform|whistle|hat|scrubs|keys)|took (?:the )?(?:early retirement|redundancy|(?:the )?package|(?:the )?buyout)|drawing my pension|my retirement (?:started|began)|first day of retirement)\b|\bmy (?:position|role|job|post|whole team|team|department) (?:has been |was |got |is being |is )?(?:cut|eliminated|axed|made redundant|gone|dissolved|outsourced)\b",
    ),
    "partner": (
        r"\b(?:I|we) (?:(?:am|are|have|got|been|now|just|both|finally|recently|since|officially|legally|sadly|in the end) ){0,4}(?:divorced|separated|split up|broken? up|got a divorce)\b(?! (?:before|when|the|our|my|a|an|it|them|twice|into|with|from|and (?:re)?married|in (?:19|20)\d\d))",
        r"{i}(?: got| getting)* (?:married|engaged)\b(?! (?:in|on) (?:19|20)\d\d)",
        r"\b(?:wedding|engagement)\b[^.,;!?]{0,30} (?:is|was|got) (?:off|cancell?ed|called off|broken off)\b|{i} (?:called|broke|broken) off (?:the|our|my) (?:wedding|engagement)\b",
        r"\bI am (?:single|divorced|widowed|separated)(?: again| now)?\b|\bI (?:am|have been) (?:seeing|dating) (?:someone|somebody|a (?:new|guy|girl|man|woman|\w+ called))\b",
        r"\b(?:he|she|(?-i:[A-Z])[\w'-]+) (?:has |just |finally )*(?:proposed(?! (?:an?|the|that|we|some|to|\w+ing)\b)|popped the question|asked me to marry (?:him|her|them)|(?:dumped|left|broke up with|walked out on) me)\b",
        r"\b(?:he|she|(?-i:[A-Z])[\w'-]+) is (?:now )?(?:my ex(?! \w)|my (?:wife|husband|fianc[ée]e?|girlfriend|boyfriend) now)\b|\b(?:the|my|our) divorce (?:is|was|came|went|got) (?:\w+ )?(?:final|finali[sz]ed|through|official|granted)\b|(?:{i}|\b(?-i:[A-Z])[\w'-]+ and I (?:have )?)(?: )?(?:filed|filing) for (?:a )?divorce\b|\bsigned (?:the |our |my )?divorce papers\b|\bdecree (?:absolute|nisi)\b",
    ),
    "diet": (
        r"{i} (?:started |begun |began |start )?(?:eat|eating|ate|have|having) (?:\w+ ){0,3}?(?:meat|fish|chicken|beef|bacon|animal products|gluten|bread|carbs|everything)(?: \w+){0,4} (?:again|now|these days)\b",
        r"{i} (?:my )?first (?:burger|steak|meat|fish|chicken|bacon|sausage|sushi)\b|{i} (?:(?:went |gone |going )?back (?:on|to) (?:eating )?|(?:started|began) eating )(?:carbs|meat|fish|sugar|gluten|bread|everything)\b",
        r"\bI (?:can|could|may) (?:\w+ )?(?:eat|have|tolerate|digest) (?:meat|fish|gluten|wheat|bread|nuts|everything)(?: (?:just|perfectly|totally))?(?: (?:fine|again|now|after all|these days|well))\b",
        r"{i} (?:went|gone|turned|became|become|going) (?:fully |completely )?(?:vegan|vegetarian|pescatarian|keto|paleo|carnivore|gluten-free)\b",
    ),
    "vegan": (
        r"{i} (?:started |begun |began |start )?(?:eat|eating|ate|have|having) (?:\w+ ){0,3}?(?:dairy|milk|eggs?|cheese|butter|honey)(?: \w+){0,4} (?:again|now|these days)\b",
        r"{i} (?:my )?first (?:cheese|ice cream|egg)\b|{i} (?:(?:went |gone |going )?back (?:on|to) (?:eating )?|(?:started|began) eating )(?:dairy|milk|cheese|eggs?)\b",
        r"\bI (?:can|could|may) (?:\w+ )?(?:eat|have|tolerate|digest) (?:dairy|milk|lactose|eggs?|cheese)(?: (?:just|perfectly|totally))?(?: (?:fine|again|now|after all|these days|well))\b",
    ),
    "alcohol": (
        r"{i} (?:\w+ ){0,3}?(?:glass|glasses|pint|bottle|beers?|wine|drink) (?:\w+ ){0,5}(?:these days|nowadays|again|now)\b",
        r"{i} (?:started|began) drinking(?: alcohol| again)?\b|{i} (?:sober|stopped drinking|quit drinking)\b|{i} (?:not|never) (?:\w+ ){0,2}?(?:touched|had|drunk|tasted) (?:a (?:drop|drink|beer)|(?:any )?(?:alcohol|booze|beer|wine))\b",
    ),
    "age": (r"\bI (?:just |have |am )*(?:turned|turning) \w+\b|\bit is my birthday\b|\bI had my (?:\w+ )?birthday\b",),
    "school": (
        r"{i}(?: \w+)? (?:switched|changed|changing|switching) (?:schools?|majors?|universities|colleges?|my major|degrees?|my degree)\b|\b(?:son|daughter|child|kid)s? (?:has |have )?(?:switched|changed) schools\b",
        r"{i} (?:graduated|dropped out|starting (?:high school|college|university|\d+(?:st|nd|rd|th) grade)|finished (?:school|college|university|my degree|high school))\b",
        r"{i} (?:passed|defended|handed in|submitted|finished|completed|sat|aced|failed|flunked) (?:my|our|the|all my) (?:\w+ )?(?:finals|viva|thesis|dissertation|bar(?: exam)?|boards|apprenticeship|traineeship|residency|last exams?|final exams?|a-?levels|gcses|abitur|state exams?|bootcamp|internship)\b|\b(?:doctor|dr\.?) at last\b|{i} (?:qualified|fully qualified|a qualified \w+|expelled|kicked out of (?:school|college|uni)|no longer a student|done with (?:school|uni|college|university))\b",
    ),
    "income": (
        r"{i} (?:a )?(?:pay )?(?:raise|rise|pay cut)\b|\bmy (?:new )?(?:salary|pay|income) (?:is|was|went|got)\b|{i} (?:now )?(?:earn|make|earning|making) (?:[\w-]+ ){0,2}[$€£]?\d",
    ),
    "pregnancy": (
        r"\blost (?:the|our|my|this) (?:\w+ )?(?:bab(?:y|ies)|pregnancy|twins|little (?:one|boy|girl)|bean)\b(?!(?:'s)? (?!at|in|on|last|this|yesterday|today|and|to|two|three|after|so|because|before|a|\d)\w)",
        r"\b(?:had|have had|having|got|went through) an? (?:\w+ )?(?:abortion|termination|stillbirth|miscarriage|d&c)\b|\b(?:was|born|is) stillborn\b|\b(?:terminated|ended) (?:the|my|our) pregnancy\b|\bpregnancy (?:is|was|has|did|has been) (?:over|ended|ectopic|not|lost|terminated)\b|\b(?:no|wasn't a|not a) (?:more )?heart ?beat\b|\bheart(?:beat)? (?:has |had |just )?stopped\b",
        rf"\b(?:(?:he|she|it)(?:'s| is)|they(?:'re| are)|(?:(?:the|our|my|baby) )?(?:little one|bab(?:y|ies)|twins|(?-i:[A-Z])\w+)(?:'s| is| are| has| have)) (?:(?:finally|now|safely|already|both|all|just) )*(?:here|born|arrived|out)\b(?=.*{_NEWBORN})|^(?:born|arrived) (?:at|on|this|last|yesterday|today|just|early)\b",
        r"\b(?:(?:baby|our|my|the) )?(?:(?-i:[A-Z])\w+|baby|twins) (?:was|were) born (?:at|on|this|last|yesterday|today|early|just|via|by)\b|\b(?:came|come|brought) into (?:the|this) world\b|\bhad (?:him|her|them) by c-section\b|^(?:just )?(?:had|delivered) (?:the|our|my) (?:baby|twins|little one)\b(?! shower)",
        r"\b(?:(?:our|my|the) (?:(?:little|baby|newborn|tiny) )*)?(?:baby|son|daughter|twins?|girl|boy) (?:(?:was|were|is|are|has been|have been)(?: finally)? (?:born|here|early|out|home|(?:\w+ ){1,2}old)|arrived|came)\b|\bgave birth\b|\bhad (?:the|our|her) baby\b|(?<!of )(?<!of a )(?<!of another )(?<!about )(?<!about a )\bmiscarr\w+",
        r"\b(?:he|she|i|we|(?-i:[A-Z])[\w'-]+|(?:my |our )?(?:wife|partner|girlfriend)) (?:just |finally |has |have |already )*(?:had|delivered|gave birth to) (?:the|our|her|my|a) (?:\w+ )?(?:baby(?! shower| bump| moon| sitter| monitor)|twins|boy|girl|son|daughter|little one)\b|\bit is a (?:boy|girl)(?! (?:name|band|scout|thing))\b(?!.{0,60}(?:scan|sonogra|ultrasound|expect|due|doctor says|gender))|\b(?:number (?:two|three|four|five)|our (?:first|second|third|fourth|little one|little (?:boy|girl)|newborn|twins)) (?:arrived|came|was born|were born|is here|are here)\b|\bwelcomed (?:our|my|a|the|baby) (?:\w+ )?(?:baby|son|daughter|boy|girl|(?-i:[A-Z])\w+)\b|{i} (?:parents|a (?:mum|mom|mother|dad|father)|a family of \w+) (?:now|since|as of|at last)\b|\b(?:my|the|an emergency) c-section (?:was|went)\b",
    ),
    "ailing": (
        r"\b(?:cast|stitches|boot|brace|sling|splint|plaster|bandages?|crutches|neck brace) (?:came|come|comes|is|are|was|were|finally|has|have|got)(?: \w+)? ?(?:off|out|gone|removed|back in the (?:cupboard|closet))\b|\b(?:off|without|no more|threw away|ditched|gave back|returned) (?:the |my |his |her )?(?:crutches|sling|cast|walker|wheelchair)\b|\b(?:all[- ]clear|cancer[- ]free|in remission|rang the bell|last (?:round of )?chemo|finished (?:the )?(?:chemo|radiation|treatment)|tumou?r is gone|tested negative|fully recovered|as good as new|on the mend|signed (?:me|him|her) off as fit|fit for work|back on (?:my|his|her) feet|back to (?:full|my old) (?:health|strength)|healed (?:up|completely|nicely|fine))\b",
    ),
    "licence": (
        r"\b(?:passed|aced|cleared) my (?:driving|road|driver's|driver'?s? licen[cs]e|practical|theory)(?: \w+)? ?(?:test|exam)?\b|{i} (?:got|have|lost|holding) (?:my|a) (?:driver'?s |driving )?licen[cs]e\b|\b(?:took|suspended|revoked|taken) (?:away )?my (?:driver'?s |driving )?licen[cs]e\b|\ballowed to drive (?:again|now)\b",
    ),
    "debt": (
        r"{i} (?:debt|mortgage|loan)[- ]free\b|\b(?:debt|loan|mortgage|overdraft|credit cards?|car|student loans?) (?:is|are|was|got) (?:\w+ )?(?:paid off|cleared|gone|settled|forgiven|history)\b|\b(?:last|final) (?:payment|instal?lment|rate)\b|\b(?:paid|cleared|settled|wiped) (?:off )?(?:(?:the|my|our|all) )*(?:debts?|loans?|mortgage|overdraft|credit cards?|student loans?|arrears)\b|{i} (?:square|even|quits) (?:with|now)\b",
    ),
    "eyesight": (
        r"\b(?:lasik|laser eye (?:surgery|op\w*)|eyes lasered|lasered (?:my|his|her) eyes|cataract (?:surgery|op\w*))\b|{i}(?: \w+)? (?:lasered)\b|\b20/20\b",
    ),
    "meatless": (
        r"{i} (?:had|ate|eaten|cooked myself|ordered|devoured|enjoyed|caved and (?:had|ate)) (?:(?!vegan|veggie|vegetarian|plant|fake|tofu|soy|bean|mock|impossible|beyond|jackfruit|lentil|mushroom|halloumi|black)[\w-]+ ){0,4}?(?:steaks?|rib-?eye|burgers?|bacon|chicken|beef|pork|lamb|ham|sausages?|meat|hot ?dogs?|brisket|ribs|salmon|tuna|sushi|fish|turkey|schnitzel|kebab|wings)\b|\bfirst (?:meat|steak|burger|bacon|fish|chicken) (?:in|for|since)\b|{i} (?:eat|eating) (?:meat|fish|chicken|bacon|everything|animals)\b",
    ),
    "sober": (
        r"{i} (?:had|drank|drunk|ordered|fell off|enjoyed|opened) (?:an? |the |some |my |couple of |few |two |three |first |glass of |pint of |bottle of |cold |cheeky )*(?!alcohol-free|non-alcoholic|root|ginger)(?:\w+ )?(?:beers?|wine|pints?|whisk(?:e)?y|gin|vodka|cocktails?|prosecco|champagne|the wagon|drinks?|margaritas?)\b(?! (?:coaster|glass|bottle))|\bfirst (?:drink|beer|glass|wine|pint) (?:in|for|since)\b|\b(?:relapsed|fell off the wagon|drinking again)\b",
    ),
    "petless": (
        r"{i} (?:got|adopted|rescued|brought home|picked up|have|bought|collected) (?:an?|our|the|two|my) (?:\w+ ){0,2}(?:pupp(?:y|ies)|dogs?|kittens?|cats?|rabbits?|budgies?|hamsters?|pup|greyhound|labrador|poodle|rescue)\b|\b(?:puppy|kitten|dog|cat) (?:is|has) (?:home|arrived|here|moved in)\b",
    ),
    "workplace": (
        r"\bback (?:in|to|at) the office\b(?! (?:today|tomorrow|on monday|after))|\breturn[- ]to[- ](?:the[- ])?office\b|\b(?:fully|completely|all|hundred percent|100%|permanently) remote\b|\b(?:let|lets|letting|made|make|called|want|wants|allow|allowed) (?:me|us|everyone|everybody) (?:to )?(?:all )?(?:back|work from home|work remotely|come back|in (?:the office )?\w+ days)\b|\b(?:no more|end of|stopped|cancelled|scrapped|banned) (?:home office|working from home|remote work|wfh|the commute)\b|{i} (?:work|working) (?:from home|remotely|from the office) (?:now|since|these days|full[- ]time|for good)\b",
    ),
    "hours": (
        r"\b(?:put|moved|switched|got|have|has|had) (?:me|us) (?:back )?(?:on|onto|to|working) (?:the )?(?:nights?|days|lates|earlies|weekends|(?:night|day|late|early|morning|evening) shifts?)\b|{i} (?:went|gone|going|moved|switched|dropped|cut|back) (?:back |down |over |up )?(?:to |on )?(?:(?:full|part)[- ]time|(?:two|three|four|five|\d) days(?: a week)?|(?:the )?(?:nights|day shift|night shift|early shift|late shift))\b(?! (?:tonight|today|this week))|\b(?:no more|off|done with) (?:nights|night shifts|shift work|shifts|weekends|early starts)\b|\b(?:full|part)[- ]time (?:again|now|from|since|as of)\b",
    ),
    "boss": (
        r"\b(?:my |our |the |a )?new (?:boss|manager|supervisor|team lead|line manager|head of department|headteacher|director)(?:,| is| starts?| started| called| named| came| took)(?! (?:of|for) )|\b(?:have|has|got|get) (?:an?|another) (?:new )?(?:boss|manager|supervisor|team lead)\b|\breport(?:ing)? to (?:(?-i:[A-Z])\w+|someone else|somebody else) (?:now|from|since)\b",
    ),
    "surname": (
        r"{i} (?:took|taken|taking|changed|go by|going by|use|using|back to|kept) (?:(?:his|her|my|my husband's|my wife's|the) )?(?:\w+ )?(?:last name|surname|maiden name|family name|name (?:officially|legally|by deed poll|after the wedding|back))\b|\b(?:I am|it is|call me) (?:now )?(?:mrs|mr|ms|dr)\.? (?-i:[A-Z])\w+(?: now)?\b|\bmy (?:new )?(?:surname|last name|name) is now\b|\bdeed poll\b",
    ),
    "trip": (
        r"{i} (?:back|home|returned|landed|flew (?:back|home)) (?:safe(?:ly)? )?(?:home )?from (?:the |our |my |a )?(?:trip|holidays?|vacation|honeymoon|cruise|safari|(?-i:[A-Z])\w+)\b|(?:^|[,;] )(?:just |finally |we )*(?:back|home|landed) (?:home )?from (?:the |our |my |a )?(?:trip|holidays?|vacation|honeymoon|cruise|(?-i:[A-Z])\w+)\b|\bjet-?lagged\b|\b(?:trip|holiday|vacation|cruise|honeymoon) (?:was (?:amazing|great|lovely|wonderful|a disaster|perfect|brilliant|over)|is over|got cancell?ed|is cancell?ed|is off|fell through)\b",
    ),
    "works": (
        r"\b(?:renovations?|extension|loft conversion|building work|remodel\w*) (?:is|are|was|were|has been|got) (?:\w+ )?(?:finished|done|complete|completed|over)\b|\b(?:builders?|roofers?|plumbers?|scaffold\w*|tilers?) (?:(?:is|are|have|has) )?(?:\w+ )?(?:gone|left|done|finished|packed up|come down)\b|\bfirst (?:dinner|meal|shower|bath|night|breakfast|coffee) (?:\w+ )?in (?:the|our|my) new (?:kitchen|bathroom|room|loft|bedroom)\b|{i} (?:finished|done) (?:the renovations?|renovating|remodel\w*)\b",
    ),
    "sleep": (
        r"{i} (?:sleep|sleeping|slept) (?:\w+ )?(?:like a (?:baby|log|rock)|through(?: the night)?|well|great|fine|better|eight hours|seven hours)(?: \w+){0,3} (?:again|now|since|these days|at last|finally|every night)\b|\b(?:insomnia|nightmares?) (?:is|are|has|have) (?:\w+ )?(?:gone|over|stopped|better)\b",
    ),
}

STATES = {
    "home": r"\b(?:rent(?:ing)?|landlord|roommates?|flatmates?|flat|apartment|lease|condo|studio in|commute)\b|\b(?:my|our)(?: home| postal| delivery| mailing)? address is\b",
    "smoking": r"smok|cigarette|vap(?:e|ing)|nicotine",
    "age": r"\bI(?:['’]m| am) \d{1,3}\b",
    "alcohol": r"alcohol|drink|sober|beer|wine|whisk",
    "pregnancy": r"pregnan|expecting|\bno (?:kids|children)\b|\bchildless|\bdue (?:in|on|any day)\b|\btrying (?:for a (?:baby|child)|to conceive|to get pregnant)\b|\bivf\b|\b(?:have|has|of) (?:two|three|four|five|\d) (?:kids|children|boys|girls|sons|daughters)\b",
    "school": r"school|college|universit|\d(?:st|nd|rd|th) grade|elementary|student|stud(?:y|ying) |major|\b(?:apprentic\w+|trainee\w*|training to (?:be|become)|ph\.?d|doctorate|(?:writing|finishing|working on) my (?:thesis|dissertation)|viva|finals|bar exam|residency|sixth form|a-?levels|undergrad\w*|bootcamp)\b",
    "income": r"\b(?:earn|salary|make [$€£]?\d)",
    "partner": r"\b(?:(?:am|still|stay|being|currently|happily|are|and) single|dating|divorced|widow(?:ed|er)?|engaged|fianc\w+|long-distance|seeing (?:someone|somebody)|in a relationship|going through a divorce)\b",
    "home aim": r"\b(?:house|flat|apartment|home)[- ]?(?:hunting|hunt)\b|\b(?:sell|selling) (?:the|our|my) (?:house|flat|home|apartment|condo|place)\b|\b(?:looking|searching|saving|save)(?: up)? for (?:a|an|our|my) (?:\w+ ){0,3}(?:house|home|flat|apartment|place|deposit|down ?payment|room)\b|\b(?:house|flat|apartment|home|place) (?:is )?(?:on the market|for sale)\b|\blive (?:with|at) (?:my )?(?:parents|mum|mom|dad|folks)\b|\b(?:we|I) have a (?:house|flat|cottage|condo|bungalow)\b|\bI live (?:alone|by myself|on my own)\b",
    "job": r"\b(?:unemployed|jobless|between jobs|out of (?:work|a job)|job[- ]?(?:hunt\w*|search\w*|seek\w*)|(?:looking|applying|searching|apply|hunting) for (?:an? |any |new |another |more )*(?:\w+ ){0,3}?(?:jobs?|work|position|gig|internship|apprenticeship)|on the dole|retired|(?:am|a|an) (?:stay-at-home \w+|housewife|homemaker|househusband))\b",
    "ailing": r"\b(?:in|at) (?:the )?(?:hospital|icu|intensive care|rehab|hospice)\b|\b(?:broke|broken|fractured|sprained|torn|dislocated)\b|\b(?:cast|crutches|sling|splint|pneumonia|covid|the flu|sick leave|signed off|off sick|chemo(?:therapy)?|radiation|bed ?rest|concussion|shingles|glandular fever|mono|recovering from|has cancer|have cancer|tumou?r|slipped disc|whiplash|ulcer)\b",
    "licence": r"\b(?:learn(?:ing|er)? (?:to drive|driver)|driving (?:lessons|test|school)|driver'?s ed|cannot drive|(?:do not|don't|can't) drive|no (?:driving |driver'?s )?licen[cs]e|(?:never|not) (?:got|gotten|have|had|get) (?:my|a) (?:driving |driver'?s )?licen[cs]e|learner'?s permit)\b",
    "debt": r"\b(?:debts?|in the red|overdraft|overdrawn|student loans?|paying off|pay off|car loan|mortgage|credit card debt|owe)\b",
    "eyesight": r"\b(?:glasses|contact lenses|contacts|short-?sighted|near-?sighted|long-?sighted|far-?sighted|cataracts?)\b",
    "vegan": r"\b(?:vegan|plant-based|(?:dairy|lactose|egg|milk)[- ](?:free|intolerant)|no (?:eggs?|dairy|milk|cheese)|(?:do not|don't|never|no longer|cannot|can't) (?:eat|have|drink|touch|tolerate|digest) (?:any )?(?:eggs?|dairy|milk|lactose|cheese|animal))\b",
    "meatless": r"\b(?:vegan|vegetarian|veggie|plant-based|meat-free|(?:do not|don't|never|no longer|stopped) (?:eat|eating|touch) (?:any )?(?:meat|animals)|no meat|gave up meat)\b",
    "sober": r"\b(?:sober|teetotal(?:l?er)?|(?:do not|don't|never|no longer|stopped|quit) drink(?:ing)?|gave up (?:drinking|alcohol)|no alcohol|dry (?:since|for)|recovering alcoholic)\b",
    "petless": r"\b(?:no pets|(?:do not|don't|cannot|can't) have (?:any )?(?:pets|a (?:dog|cat))|(?:want|wanting|would like|thinking (?:of|about)(?: getting)?|looking for|dream of|waiting for|on (?:the|a) waiting list for) (?:to get |to adopt |getting |adopting )?(?:an? |our )(?:\w+ )?(?:dog|puppy|cat|kitten))\b",
    "workplace": r"\b(?:remote(?:ly)?|work(?:ing)? from home|home office|wfh|hybrid|(?:in|at) the office)\b",
    "hours": r"\b(?:(?:part|full)[- ]time|(?:night|day|early|late|morning|evening) shifts?|work (?:nights|days|weekends|earlies|lates)|on nights|shift work\w*|shift starts|(?:two|three|four|five|\d) days a week|(?:start|begin) (?:work )?at (?:\d|five|six|seven))\b",
    "boss": r"\b(?:my|our) (?:boss|manager|supervisor|team lead|line manager|director)(?: is|,| called|'s name)|\breport to\b",
    "surname": r"\b(?:surname|last name|maiden name|family name)\b",
    "trip": r"\b(?:plan(?:ning)?|sav(?:e|ing)(?: up)?|pack(?:ing)?|book(?:ed|ing)?|looking forward|counting the days|go(?:ing)?|fly(?:ing)?|leav(?:e|ing)|off) (?:\w+ ){0,3}?(?:for |to |on |a )+(?:\w+ ){0,4}?(?:trip|holidays?|vacation|honeymoon|cruise|safari|flight)\b|\b(?:sav(?:e|ing)(?: up)? for|plan(?:ning)? (?:a |our |my )?trip to|trip to) (?-i:[A-Z])\w+",
    "works": r"\b(?:renovat\w+|remodel\w*|refurbish\w*|building (?:an? |our |the )?(?:extension|house|shed|deck|garage)|redoing (?:the|our|my)|doing up (?:the|our|a)|builders in|extension|loft conversion)\b",
    "sleep": r"\b(?:insomnia|(?:can't|cannot|can not) sleep|trouble sleeping|sleep (?:badly|poorly)|sleepless|wake up (?:\w+ )?(?:times|at night|every)|nightmares?)\b",
}

BEINGS = r"mates?|buddy|classmates?|teammates?|wife|husband|partner|girlfriend|boyfriend|fianc[ée]e?|mother|mom|mum|father|dad|parents?|sisters?|brothers?|siblings?|sons?|daughters?|kids?|child(?:ren)?|bab(?:y|ies)|aunt|uncle|cousins?|nieces?|nephews?|grand\w+|friends?|neighbou?rs?|colleagues?|coworkers?|boss|manager|roommates?|flatmates?|landlord|landlady|doctor|dentist|therapist|teacher|client|customer|in-laws?|ex|everybody|everyone|somebody|someone|people|granny|gran|nan|nana|auntie|aunty|gramps"

ELDERS = (
    ("grandmother", "grandma", "granny", "gran", "nan", "nana", "grandmom"),
    ("grandfather", "grandpa", "grandad", "granddad", "gramps"),
    ("aunt", "auntie", "aunty"),
)

AIMS = r"(?:taking|doing) (?:(?:a|an|my|the) )?(?:\w+ )?(?:lessons|class(?:es)?|course|ph\.?d|masters?|degree)|(?:looking|searching|hunting|saving|training|studying|waiting|applying|hoping|preparing|practi[cs]ing|aiming|working|trying) (?:for|to|on|towards?|up)|plan(?:s|ning)?|want(?:s|ing)?|would like|goal|renovating|building|writing|reading|need to|expecting|engaged|in the middle of"

ALTERNATIVES = tuple(
    frozenset(group.split())
    for group in (
        "tea coffee cocoa juice water beer wine",
        "tab space",
        "cat dog",
        "day days night nights morning mornings evening evenings",
        "dark light",
        "python ruby rust java kotlin golang typescript javascript php scala",
        "react vue svelte angular",
        "postgres postgresql mysql sqlite mongodb mariadb",
        "aws azure gcp heroku",
        "windows linux macos mac ubuntu fedora debian",
        "iphone android pixel ios",
        "chrome firefox safari edge brave",
        "vim emacs vscode zed intellij pycharm",
        "spotify tidal deezer",
        "netflix hulu",
        "slack teams discord",
        "npm pnpm yarn bun",
        "bus train car bike metro tram",
        "gym pool",
        "meat fish",
        "summer winter",
        "city countryside",
        "morning evening night day",
        "window aisle",
        "renting buying",
        "gas electric",
        "glasses contacts",
        "paper digital",
        "metric imperial",
        "formal informal casual",
        "long short longer shorter",
        "brief detailed",
        "vegan vegetarian pescatarian omnivore",
    )
)

IDLE = frozenset(
    """
    i me my we our you your he she it they them his him her their theirs this that these those mine who what one thing things stuff lot lots bit kind sort way day days week weeks month months
    year years time times today yesterday tomorrow morning evening night moment now again last next this that new old good bad big small
    little great nice first second other another work job live have like go make take get do be use want need know think feel see say
    look come try start begin keep still more less much many very really something anything everything nothing someone people place
    home house life man woman minute minutes hour hours a.m p.m am pm
    """.split()  # noqa: SIM905 - reads better
)

COMMON = frozenset(
    """
    i i'm i've we my our the and is are was to of it that you they have this for with but not just a an on in at from up out off no as
    so been be had his her he she all cannot can't got me him us them who there
    """.split()  # noqa: SIM905 - reads better
)

DROPPED = r"(?:shaved|chopped|cut|paid|tore|packed|handed|swore|axed|broke|said|gone|went|lost|failed|passed|retired|resigned|came|split|did not|finally|fell|had)\b|(?:just |finally |so |ok |recently |also |had to |have )*(?:stopped|quit|gave|given|give|dropped|sold|wiped|scrapped|deleted|uninstalled|moved|relocated|switched|swapped|cancelled|canceled|got|bought|left|traded|replaced|upgraded|downgraded|migrated|changed|started|joined|finished|pulled|ditched|broke up|split up|turned|haven't|have not|been off|not|no longer|dumped|binned|rewrote|renamed|rebooked|rescheduled|postponed|ended|closed|signed|found|adopted|passed|had|ate|defended|filed|paid|hung up|closed|sold|tied the knot|met|retired|unpacked|qualified)\b"
"""How a sentence begins whose "I" is left out."""

PAST = r"\b(?:next (?:week|month|year|spring|summer|fall|autumn|winter)|maybe|might|perhaps|thinking (?:about|of)|planning (?:on|to)|hoping to|considering|almost|nearly|for (?:a|two|three|a couple of|a few|the) (?:day|days|night|nights|weekend|week)s?)\b|\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|many|several|some|few) years ago\b|\b(?:in|since|back in) (?:19|20)\d\d\b|\b(?:when|since|after|before|until) (?:I|we) (?:\w+ )?(?:was|were|moved|left|quit|started|got|retired|graduated|divorced|met)\b|\b(?:as a (?:child|kid|teen\w*)|years ago|long ago|at the time|back then|back in (?:the day|college|school|high school|uni(?:versity)?)|that was before)\b"
"""What tells of long ago: such a sentence is no news."""

ACTING = r"boss|manager|landlord|landlady|doctor|dentist|therapist|teacher|client|customer"

SPEAKER = r"i|we|me"

DAYS = "monday mondays mon|tuesday tuesdays tue|wednesday wednesdays wed|thursday thursdays thu|friday fridays fri|saturday saturdays sat|sunday sundays sun"

NUMBERED = "phase stage sprint step chapter lesson module unit room floor gate platform lane line lot zone building block batch round week option plan question exercise experiment ticket issue milestone quarter shift team group"
"""Things of which there are several, told apart by the number behind them: "phase 2"."""

CORRECTS = r"correction|erratum|corrected"
"""Begins what takes the place of what was said, in front of a mark."""

NEWS = r"now|as of|since|until|till|instead|moved|shifted|switched|changed|pushed|bumped|brought forward|rescheduled|rebooked|postponed|raised|lowered|(?:went|goes|going|up|down|put|raised|grew|grown|got|down|turned) (?:up |down |back )?(?:to|from|at|onto)|starting|this (?:year|term|semester|season)|these days|from (?:now|next)|not (?:due|on)|no longer|any ?more|turned|turns|hit|passed|extended|(?:I am|we(?:'re| are)) (?:at|up to|down to|now)"

FELT = r"(?:hat(?:e|ed|ing)|loath(?:e|ed|ing)|dread(?:ed|ing)?|lov(?:e|ed|ing)|enjoy(?:ed|ing)?|(?:dis)?lik(?:e|ed|ing)|fear(?:ed|ing)?|mind(?:ed|ing)?|regret(?:ted|ting)?|resent(?:ed|ing)?|struggl(?:e|ed|ing) with|(?:ashamed|afraid|scared|proud|embarrassed) (?:of|about)|(?:guilty|shy) about) (?:being|working|living|having|eating|my (?:job|work|diet))|(?:un)?happy (?:as|in|at|with|about|being)|(?:miserable|lonely|bored|stressed|homesick|insecure|anxious|nervous|content|comfortable) (?:as|in|at|about|being)"
