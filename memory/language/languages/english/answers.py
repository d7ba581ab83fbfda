"""English: what is asked of the user, and what a short answer states."""

# ruff: noqa: E501 - a list of words is read, not edited by column

from memory.language.answer_table import AnswerTable, AskedSlot

_ANY = r"(?: any| some| an?)?(?: known| food| drug| medical| other| particular| specific| serious){0,2}"
_AT = "in|near|at|outside|close to|just outside|on|by"
_SAME = [
    "live",
    "work",
    "have",
    "take",
    "use",
    "speak",
    "play",
    "drive",
    "eat",
    "drink",
    "study",
    "ride",
    "wear",
    "own",
    "grow",
    "teach",
    "cook",
    "sleep",
    "weigh",
    "run",
    "train",
    "smoke",
]

ANSWERS = AnswerTable(
    leads=r"could you (?:please )?tell me|can you (?:please )?tell me|may i ask|please tell me|tell me|would you mind telling me|do you mind if i ask|and|so|ok|okay|then|also|but|first|now|great|thanks",
    yes=r"yes|yeah|yep|yup|sure|correct|exactly|right|indeed|of course|definitely|absolutely|that's right",
    echoes=r"i am|i do|i have|i'm|we do|we have",
    no=r"forget|guess|stop|never mind|next|idk|who knows|same|hm+|later|not now|no|nope|nah|none|not|nothing|never|neither|nobody|nowhere|n/?a|don't|no one|it depends|depends|whatever|anything|any|all|both|why|what|skip|pass|maybe|perhaps|probably",
    denies=r"no|not really",
    only=r"only|just",
    anything=r"any|any\w+|some|some\w+",
    alternative=r"or",
    verbs={each: each for each in _SAME},
    mine={"your": "my"},
    word=r"(?-i:[a-zß-ÿ])[\w-]*",
    no_thing=r"ones?|options?|versions?|these|those|of|the|that|this|you|your|in|on|at|for|with|to|from|if|when|about|like|as|and|or|name|names|questions?",
    slots=(
        AskedSlot(
            rf"(?:do you have|have you got|have you|are there|is there|any|you have){_ANY} allerg(?:y|ies)(?: (?:that )?i should (?:know about|be aware of|consider|know|keep in mind)| (?:that )?you know of| to (?:any )?(?:foods?|medications?|medicines?|drugs?|anything))?",
            "I am ONLY allergic VALUE",
            "to",
            common=True,
        ),
        AskedSlot(r"(?:what|which \w+|what \w+) are you allergic to", "I am ONLY allergic VALUE", "to", common=True),
        AskedSlot(r"(?:what are|which are|what're) your allergies", "I am ONLY allergic VALUE", "to", common=True),
        AskedSlot(
            r"are you allergic to (?:any(?:thing| \w+)|something)(?: \w+)?|(?:is there )?(?:any ?thing|any \w+) (?:that )?you(?:'re| are) allergic to",
            "I am ONLY allergic VALUE",
            "to",
            common=True,
        ),
        AskedSlot(
            r"where do you live(?: now| currently| these days)?|where are you (?:based|located|living)(?: in)?(?: now| currently| these days)?|(?:what|which) (?:city|town|country|place|area|region)(?: (?:or|and) \w+)? (?:do you live in|are you (?:based|living|located) in)|where(?:'s| is) (?:your )?home|where you (?:live|are based)",
            "I live VALUE",
            _AT,
        ),
        AskedSlot(
            r"(?:what(?:'s| is) )?your (?:first |full )?name|(?:how|what) (?:should|may|shall|can|do|would you like me to|i (?:should|may|shall|can)) (?:i )?(?:call|address) you|(?:may|can|could) i (?:ask|have|know) your (?:first |full )?name|(?:who am i|who do i have the pleasure of) (?:talking|speaking) (?:to|with)",
            "My name is VALUE",
        ),
        AskedSlot(
            r"what do you do(?: for (?:a living|work))?|what(?:'s| is) your (?:job|profession|occupation|line of work|day job|trade)|what (?:kind of |sort of )?(?:work|job) do you (?:do|have)|what you do(?: for (?:a living|work))",
            "I work VALUE",
            "as|in|at|for|with",
        ),
        AskedSlot(
            r"(?:where|who|which company|what company) do you work(?: for| at)?",
            "I work VALUE",
            "at|for|in|from|as|with|on",
        ),
        AskedSlot(
            r"(?:do you have|are there|have you|any)(?: any| some)?(?: specific| particular| other)? (?:diet(?:ary)?|food) (?:restrictions?|requirements?|preferences?|needs)(?: i should know about)?|do you follow (?:any|a)(?: particular| special| specific)? diet|what(?:'s| is) your diet",
            "My diet is VALUE",
            common=True,
        ),
        AskedSlot(r"how old are you|what(?:'s| is) your age", "I am VALUE years old"),
        AskedSlot(
            r"(?:what|which) (?:medications?|medicines?|meds|drugs|tablets|pills) (?:do you take|are you (?:on|taking))(?: (?:now|currently|regularly|at the moment))?|(?:do you take|are you (?:on|taking))(?: any| some)(?: regular| other)? (?:medications?|medicines?|meds|tablets|pills)",
            "I take VALUE",
        ),
        AskedSlot(
            r"(?:do you have|have you got)(?: any| some| an?)(?: known| medical| health| chronic| pre-?existing| other| underlying){1,3} (?:conditions?|illness(?:es)?|diseases?|problems?|issues?)(?: i should know about)?",
            "I have VALUE",
        ),
        AskedSlot(r"(?:what|which) languages?(?: do you speak| can you speak)", "I speak VALUE"),
        AskedSlot(
            r"(?:what(?:'s| is) the name of|what (?:is|was)|what's|what are) MY X(?:(?:'s|s')? names?| called| named)",
            "MY X is called VALUE",
        ),
        AskedSlot(r"(?:what is|what's|what are) the names? of MY X", "MY X is called VALUE"),
        AskedSlot(r"(?:what|which|when|where|who)(?: is|'s) MY X", "MY X is VALUE"),
        AskedSlot(r"(?:what|which|when|where|who) are MY X", "MY X are VALUE"),
        AskedSlot(r"how many X do you have", "I have VALUE X", common=True),
        AskedSlot(r"where do you VERB(?: REST)?", "I VERB REST VALUE"),
        AskedSlot(r"(?:when|how often|how long|since when) do you VERB(?: REST)?", "I VERB REST, VALUE"),
        AskedSlot(r"how do you VERB REST", "I VERB REST VALUE"),
        AskedSlot(
            r"(?:what|which)(?: (?:kind|type|sort|brand|make) of)? X do you VERB(?: REST)?", "I VERB VALUE REST (X)"
        ),
        AskedSlot(
            r"(?:do you have|have you got)(?: any| an?) (?P<x>pets?|animals?|children|kids|siblings?|brothers?|sisters?|sons?|daughters?|hobbies|hobby|dogs?|cats?|car|partner)(?: or (?:pets?|children|kids|sisters?|dogs?|cats?))?",
            "I have VALUE (X)",
            common=True,
        ),
    ),
    polar=(
        AskedSlot(r"are you (?:currently |still |also |really )?(?P<p>.+)", "I am P"),
        AskedSlot(r"(?:do|did) you (?:currently |still |also |really )?(?P<p>.+)", "I P"),
        AskedSlot(r"have you got (?P<p>.+)", "I have P"),
    ),
)
