"""Areas and matters of life, as they are called in English, and what tells of them."""

# ruff: noqa: E501 - a pattern is one line: a table is read by line

from memory.language.topic_table import Area, TopicTable

TOPICS = TopicTable(
    areas={
        "investments": Area(
            r"investments?|portfolio|stock market",
            r"invest\w*|shares (?:in|of)|stocks?|bonds|bitcoins?|crypto\w*|etfs?|index funds?|dividends?",
        ),
        "debts": Area(
            r"debts?|loans?",
            r"owe[ds]?|owing|debts?|loans?|mortgage\w*|overdraft|overdrawn|borrow\w*|credit|instal?ments?|bailiffs?|bankrupt\w*|maxed out|in the red",
        ),
        "drinking": Area(
            r"drinking(?: (?:habits?|problem))?|alcohol(?: (?:use|consumption|problem|habits?))?|alcoholism",
            r"drink(?:s|ing)?|drank|drunk|beers?|wine|whisk[e]?y|vodka|gin|booze|alcohol\w*|sober|aa meetings?|hung ?over",
        ),
        "romance": Area(
            r"love life|dating(?: life)?|romantic life|relationship status|crush(?:es)?|love (?:story|affair)s?",
            r"girlfriends?|boyfriends?|husband|wife|spouse|partner|fiancee?|engaged|married|marriage|divorc\w+|separated|dating|tinder|bumble|hinge|crush|in love|affair|cheat\w*|broke up|break-?up|my ex|lover|seeing someone|kissed|widow\w*|single",
        ),
        "health": Area(
            r"health|medical (?:history|records?|conditions?|stuff|matters)|illness(?:es)?|sickness|diseases?|ailments?|diagnos[ei]s|mental health|disabilit(?:y|ies)|addictions?",
        ),
        "money": Area(
            r"money|financ(?:es?|ial (?:situation|affairs|matters))|wealth|financial",
            r"shares (?:in|of)|stocks?|bitcoins?|crypto\w*|owe|credit|bank|pension|worth|spen[dt]|allowance|maxed out|instal?ments?|bailiffs?",
        ),
        "faith": Area(r"religion|faith|religious (?:beliefs|views|life)|beliefs|spirituality"),
        "intimacy": Area(
            r"sexuality|(?:sexual )?orientation|(?:sex|sexual) (?:life|preferences|identity)|gender(?: identity)?"
        ),
        "views": Area(
            r"politic(?:s|al (?:views?|opinions?|beliefs?|leanings?|affiliations?|stance))|party membership",
            r"party member|councill?or|canvass\w*|campaign(?:ed|ing)? for|(?:the )?greens",
        ),
        "origin": Area(r"origins?|ethnicity|immigration(?: status)?|residence status"),
        "law": Area(
            r"legal (?:troubles?|problems?|issues?|matters?|affairs|situation)|criminal (?:record|past|history)|trouble with the (?:law|police)|convictions?",
            r"court|lawyer|attorney|judge|tribunal|charges|caution",
        ),
        "music": Area(
            r"music(?:al)?(?: (?:tastes?|career|lessons|life|interests?|hobby|instruments?))?",
            r"music\w*|bands?|choirs?|orchestras?|sing(?:s|ing|er)?|songs?|albums?|vinyl|concerts?|guitars?|bass(?: guitar)?|cello|violin|viola|piano|drums?|drummer|flute|trumpet|saxophone|sax|clarinet|ukulele|banjo|harp|accordion|trombone|spotify|playlists?|jazz|blues|rock|punk|heavy metal|techno|hip ?hop|rap|reggae|ska|folk music|opera|symphon\w+|dj\w*|karaoke",
        ),
        "sport": Area(
            r"sports?|workouts?|fitness|athletics|exercise (?:routine|habits?)",
            r"sports?|soccer|football|rugby|tennis|badminton|squash|basketball|volleyball|handball|hockey|cricket|baseball|golf|swim\w*|run|running|jog\w*|marathons?|triathlons?|cycling|rowing|climbing|bouldering|ski\w*|surf(?:ing|er)?|yoga|pilates|gym|crossfit|lift(?:ing)? weights|weightlifting|boxing|judo|karate|fencing|wrestling|horse ?riding|workouts?|hiking",
        ),
        "pets": Area(
            r"pets?|animals?",
            r"dogs?|pupp(?:y|ies)|cats?|kittens?|parrots?|budgies?|canar(?:y|ies)|hamsters?|guinea pigs?|rabbits?|ferrets?|tortoises?|turtles?|geckos?|snakes?|goldfish|aquarium|pon(?:y|ies)",
        ),
        "games": Area(
            r"(?:video|computer|online)? ?gam(?:es|ing)(?: habits?)?",
            r"gam(?:e|es|er|ing)|xbox|playstation|ps[45]|nintendo|steam|minecraft|fortnite|zelda|warcraft|league of legends|elden ring|raids?|speedruns?|console",
        ),
        "travel": Area(
            r"(?:travel|holiday|vacation|trip) plans?|travels|holidays?|vacations?",
            r"trips?|flights?|fly(?:ing)? to|holidays?|vacations?|cruise|backpacking|road trip|travel(?:l?ing)? to",
        ),
        "vehicles": Area(
            r"cars?|vehicles?",
            r"cars?|drive|van|truck|motorbikes?|motorcycles?|scooter",
        ),
        "learning": Area(
            r"school(?:ing)?|studies|education|academic (?:life|record|career)|grades",
            r"school|class(?:es|mates?)?|teachers?|grades?|exams?|university|uni|college|degree|thesis|dissertation|professor|homework|semester|lectures|failing|study|studying|graduat\w+|tutor|expelled|detention",
        ),
    },
    fillers=r"all|of|the|my|our|any|a|and|or|problems?|issues?|troubles?|things?|stuff|situation|matters?|story|history|details?|information|info|tastes?|habits?|interests?|whole|recent|current|past|entire|personal|private",
    matters={
        "pregnancy": r"pregnan\w*|(?:i'?m|i am|we'?re|we are) (?:expecting(?=$|[^\w ])|due(?! (?:for|to|at|an?|back)\b))|morning sickness|weeks along|due date|expecting (?:a|our|my|another|twins|again)\b.*|(?:the|a|our|my|having a|second|third) (?:baby|child|twins) (?:is |are )?(?:due|on the way|coming)|baby|ivf|trying for (?:a )?(?:baby|kids?|children)|conceiv\w+|ultrasound|trimester|maternity|miscarr\w+|abortion\w*|in vitro",
        "operation": r"surger\w+|surgical\w*|operations?|operated on|op|under the knife|\w+ectomy|\w+plasty|transplant\w*|bypass|c-section|caesarean|(?:knee|hip) replacement|had (?:my|the|a|both) (?:\w+ )?\w+ (?:removed|taken out|replaced)|(?:removed|taken out|cut out)|stitches|anaesthe\w+|anesthe\w+",
        "parting": r"separat(?:ed|ing|ion)|split(?:ting)? up|the split|we split|break-?ups?|broke(?:n)? up|breaking up|divorc\w+|ex|ex-?(?:wife|husband|boyfriend|girlfriend|partner)s?|left (?:me|him|her)|walked out(?: on (?:me|him|her))?|moved out|dumped|leaving (?:me|my (?:wife|husband|partner|girlfriend|boyfriend))|called off the (?:wedding|engagement)|marriage|marital|(?:wife|husband|partner|girlfriend|boyfriend) (?:has )?left|ghosted",
        "affair": r"affairs?|cheat(?:s|ed|ing)?(?: on)?|unfaithful\w*|infidelit\w+|adulter\w+|fling|mistress|one[- ]night stand|(?:sleep(?:s|ing)?|slept) with|behind (?:my|his|her) \w+'?s? back|on the side|seeing (?:someone|somebody)(?: else)?|secret (?:lover|relationship)",
        "dismissal": r"fired|sacked|the sack|laid off|lay-?offs?|let (?:me|him|her|us) go|los(?:t|e|ing) (?:my|his|her|the|our|their) jobs?|job loss|lost (?:my|his|her) position|redundan\w+|dismiss(?:ed|al)|terminat(?:ed|ion)|unemploy\w+|out of (?:work|a job)|jobless",
        "leaving": r"resign\w*|notice|(?:hand|give|gave|giving|put|putting|handed) (?:\w+ )?(?:in )?(?:my|his|her|their) notice|quit(?:s|ting)?(?: (?:my|his|her|the) (?:job|firm|company))?|leav(?:es|ing)(?: (?:the|my|his|her|our) (?:job|firm|company|team|office))?|stepp(?:ed|ing) down|retir(?:ed|ing|ement)",
        "work": r"work|job|office|workplace|boss\w*|manager|supervisor|colleagues?|co-?workers?|promotion|promoted|passed (?:me |him |her )?over|written warning|formal warning|demot\w+|overtime|hr|performance review|burnt? out|burnout",
        "pay": r"salar\w+|wages?|income|paychecks?|earn(?:s|ed|ing|ings)?|pay|paid|gross|net|a year|per year|an hour|how much i make|make \W?\d\w*|(?:pay )?raise|bonus",
        "gambling": r"gambl\w+|bet(?:s|ting)?|casinos?|poker|slots?|slot machines?|roulette|bookies?|bookmakers?|(?:on )?the horses|sports ?book",
        "addiction": r"addict\w*|drugs?|cocaine|coke|heroin|meth|weed|pot|cannabis|marijuana|pills?|opioids?|rehab\w*|detox|relaps\w+|smok(?:e|es|ed|ing|er)|vap(?:e|es|ing)|alcohol\w*|alcoholism|drink(?:s|ing)?|drank|drunk|sober\w*|clean (?:since|for)|booze|hooked on",
        "failing": r"fail(?:s|ed|ing|ure)?|flunk\w*|dropped out|drop(?:ping)? out|dropout|quit (?:school|university|uni|college|(?:his|her|my|their) studies)|(?:his|her|my|their) studies|expell?\w*|suspended from school|kicked out of (?:school|uni\w*|college)|held back|repeat(?:ed|ing)? (?:a|the|his|her|my) (?:year|grade)|bad (?:grades|marks)|exams?|(?:driving|math\w*) test|school (?:trouble|problems?)",
        "crime": r"arrest\w*|prison|jail\w*|locked up|behind bars|police|cops?|convict\w*|criminal\w*|crimes?|offen[cs]es?|offender|felon\w*|theft|thie(?:f|ves)|st(?:ole|olen|eal|eals|ealing)|shoplift\w*|robb\w+|burgl\w+|fraud\w*|embezzl\w+|took (?:\W?\d+|money) (?:\w+ )?from the till|assault\w*|charged with|parole|probation|dui|sentenced|custody",
        "weight": r"weigh\w*|overweight|obes\w+|heavy|fat|kilos?|kgs?|pounds|lbs|stone|bmi|(?:lost|gained|put on) (?:\d+|weight)",
        "cancer": r"cancer\w*|tumou?rs?|biops\w+|malignan\w+|chemo\w*|radiotherapy|oncolog\w+|metasta\w+|lymphoma|leuk\w+|melanoma|lump|carcinoma",
        "mind": r"mental health|mental(?:ly)?|depress\w*|anxi\w+|panic\w*|bipolar|ptsd|ocd|adhd|therap\w+|psychiatr\w+|psycholog\w+|counsell?\w+|antidepressants?|sertraline|prozac|lithium|burnt? out|burnout|breakdown|suicid\w*|self[- ]harm\w*|anorexi\w*|bulimi\w*|eating disorder|insomnia|psychos\w+|shrink",
        "death": r"death|died|dies|dead|passed away|passing|funeral|buried|lost (?:my|our|his|her) (?:mum|mom|mother|dad|father|wife|husband|son|daughter|brother|sister|baby|dog|cat)|bereave\w*|grie(?:f|ving)|widow\w*|stillb\w+|killed",
        "quarrel": r"argument|argued|arguing|quarrel\w*|fight(?:s|ing)?|fought|fell out|falling[- ]out|feud|row(?: with)?|not (?:speaking|talking) to each other|not on speaking terms|haven't spoken",
        "moving": r"mov(?:e|es|ed|ing)(?: (?:to|house|away|back|in with))?|relocat\w+|emigrat\w+|new (?:flat|house|apartment|place)|the move",
        "wedding": r"wedding|engage(?:d|ment)|propos(?:ed|al|ing)|marr(?:y|ied|ying|iage)|fianc\w+|tie the knot|honeymoon",
        "accident": r"accidents?|crash\w*|collision|collided|ran (?:over|into)|hit (?:a|by|my|the)|wrecked|totall?ed|fell (?:off|down)",
        "windfall": r"inherit\w*|bequest|bequeath\w*|legacy|lottery(?: win\w*)?|jackpot|windfall|(?:left|leaves) (?:me|us) (?:\w+ )*(?:in (?:his|her|their) will|thousand|money|house|flat)",
        "eviction": r"evict\w*|notice to quit|(?:wants?|kick(?:s|ed|ing)?|throw(?:s|n|ing)?|threw|turf(?:ed|ing)?) (?:me|us|him|her|them) out(?: of (?:the|my|our|his|her|their) (?:flat|house|home|apartment|place))?|lose (?:the|my|our) (?:flat|home|apartment)|landlord (?:\w+ ){0,5}(?:out|notice)",
        "ruin": r"bankrupt\w*|insolven\w+|went under|broke|foreclos\w*|repossess\w*|debts?|owe[ds]?|owing|behind on (?:the|my|our) (?:mortgage|rent|payments?)|arrears|mortgage|loans?|overdraft|overdrawn|borrow\w*|(?:my )?finances?|financial\w*|money",
    },
    joined=r"signed up|sign up|joined|registered|subscribed|enrolled|members?|membership|account|profile|installed|downloaded|use|using",
    pregnancy=r"pregnan(?:t|cy)|expecting",
    idle=r"[a-z]|much|bit|part|parts|last|year|business|drama|mess|news|secret|got|get|getting|really",
    to_me=r"me|us",
    drinks=r"teas?|coffees?|water|juices?|milk|cola|lemonade|soda|smoothies?|espresso|cappuccinos?|lattes?|cocoa",
)
