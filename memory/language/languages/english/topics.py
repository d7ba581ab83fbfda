"""Areas of life, as they are called in English, and what tells of them."""

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
)
