"""English: whether one fact may take the place of another."""

from memory.language.replacement_table import ReplacementWords

REPLACEMENT = ReplacementWords(
    doings={
        "take": "take takes took taking taken",
        "prefer": "prefer prefers preferred preferring rather",
        "buy": "buy buys bought buying purchase purchased ordered",
        "like": (
            "like likes liked love loves loved enjoy enjoys enjoyed hate hates hated dislike dislikes adore adores"
        ),
        "speak": "speak speaks speaking",
        "have": "have has had having own owns owned",
        "play": "play plays played playing",
        "drink": "drink drinks drank drinking",
        "eat": "eat eats ate eating",
        "use": "use uses used using",
        "visit": "visit visits visited visiting",
        "want": "want wants wanted goal goals aim hope hopes plan plans planning",
        "learn": "learn learns learned learning study studies studied studying",
        "know": "know knows knew",
        "read": "read reads reading",
        "watch": "watch watches watched watching",
        "support": "support supports supported follow follows",
        "collect": "collect collects collected",
        "subscribe": "subscribe subscribes subscribed",
        "allergic": "allergic",
        "intolerant": "intolerant",
        "afraid": "afraid fear fears scared",
        "give": "donate donates donated gave gives",
        "see": "meet meets met see sees saw",
        "start": "started launched founded",
        "run": "run runs running swim swims",
    },
    times=(
        "morning mornings evening evenings night nights noon afternoon afternoons breakfast lunch dinner supper "
        "weekend weekends weekday weekdays monday tuesday wednesday thursday friday saturday sunday mondays "
        "tuesdays wednesdays thursdays fridays saturdays sundays january february march april may june july "
        "august september october november december summer winter spring autumn"
    ),
    glue=(
        "live work use name name's called named thing things something anything everything one ones lot bit kind "
        "new old good great nice big small little more most less least very first last next other another same "
        "own his her its our who what when where which than them they she him day days week weeks month months "
        "year years hour hours minute minutes time times daily weekly monthly yearly every twice once since ago "
        "today yesterday tomorrow recently started starting stopped been going goes went come came comes get "
        "gets got getting make makes made making feel feels felt think thinks thought try tries tried trying "
        "need needs needed help helps keep keeps kept say says said tell tells told put puts find finds found "
        "look looks give gives become became turn turned turns start begin begins again favourite favorite "
        "because after before while during without within between under over out off down away back only even "
        "ever never always often sometimes usually not can could should would may might must from into onto "
        "about into milligram mcg units unit dose doses tablet tablets pill pills mgs"
    ),
    phrase_ends=(
        "in|on|at|with|for|since|from|to|into|by|as|about|because|when|while|after|before|during|until|but|over|"
        "rather than|instead of|once|twice|every|each|daily"
    ),
    unsure=(
        r"might|may|maybe|perhaps|would|could|should|want(?:s|ed)? to|wish(?:es)?|hop(?:es?|ing) to|plan(?:s|"
        r"ning)? to|consider\w{0,6}|think(?:s|ing)? (?:of|about)|used to|as a child|visit(?:s|ing)?|was born|"
        r"work(?:s|ing)? out"
    ),
    changes=(
        "now|nowadays|these days|instead|rather than|raised|increased|lowered|reduced|moved to|no longer|"
        "not anymore|any ?more|switched|changed|since recently|relocated|promoted|married"
    ),
    over=(
        r"sold|died|dead|passed away|returned|(?:gave|given) (?:\w{1,12} ){0,3}(?:up|away|back)|broke up|divorced|"
        r"separated|quit|left|lost|finished|completed|cancell?ed|off|ended|moved (?:out|away|from)|recovered|"
        r"cured|over|resigned|fired|laid off|retired|dropped|traded"
    ),
)
