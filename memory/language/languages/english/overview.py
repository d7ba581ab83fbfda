"""English: how somebody asks what is known of her."""

# ruff: noqa: E501 - a pattern is one line: a table is read by line

from memory.language.overview_table import OverviewWords

_DID = (
    r"know|remember|learn(?:ed)?|decided?|discuss(?:ed)?|talk(?:ed)? about|agreed?(?: on)?|tell you|told you|say|said"
    r"|plan(?:ned)?|settled?(?: on)?"
)

_OF_SELF = (
    r"bio|biography|résumé|resume|cv|curriculum vitae|cover letter|personal statement|elevator pitch|self-introduction"
    r"|introduction|linkedin \w+|dating profile|profile (?:text|summary)|author blurb"
)
"""What is written of somebody."""

OVERVIEW = OverviewWords(
    asks=(
        rf"\bwhat (?:all )?(?:do|did|have) (?:you|we|i) (?:already |actually |all )?(?:{_DID})\b",
        r"\b(?:tell me|remind me)(?: of)? (?:everything|all|what) (?:you|we|i)\b",
        r"\bsummari[sz]e (?:me|what you know|what we)\b",
        r"\b(?:who am i|know who i am|last time we|what(?:'s| is) in your memory)\b",
        r"\b(?:do|can) you (?:still )?(?:remember|recall) (?:me|us|anything|what|our)\b",
        r"\bwhat (?:was|were) (?:our|the) (?:decisions?|plans?|conclusions?)\b",
        r"\b(?:recap|summary) of (?:our|what)\b",
        r"\b(?:show|list|give)(?: me)? (?:everything|all|what)(?: that)? you (?:know|remember|have)\b",
        r"\bdo you (?:know|remember|have) anything (?:about|on|of) (?:me|us)\b",
        (
            r"\bwhat (?:info(?:rmation)?|data|facts|things) (?:did|do) you (?:have|know|keep|store)"
            r" (?:about|o[nf]) (?:me|us)\b"
        ),
        r"\bwhat (?:have )?you(?:'ve)? got (?:saved|stored|written down|noted) (?:on|about|of) (?:me|us)\b",
    ),
    of_self=(
        rf"\b(?:an? |the |some |my )?(?:[\w-]+ )?(?:{_OF_SELF}) (?:of|about|for) (?:me|myself)\b",
        rf"\b(?:write|draft|update|improve|polish|create|make|do|with|need|want|finish|shorten|rewrite) (?:me )?(?:an? |the |some )?my (?:own )?(?:[\w-]+ )?(?:{_OF_SELF})\b",
        r"\b(?:an? |the )(?:author|speaker|artist|short|professional|personal) (?:bio|biography|profile) (?:for|on) (?:the|my)\b",
        r"\b(?:help me (?:to )?(?:write|draft|make|create|with)|(?:write|draft|make|give|create) me) (?:an?|one|some|two|three) (?:[\w,-]+ ){0,2}?(?:bio|cv|cover letter|personal statement|elevator pitch|author blurb|linkedin \w+|(?:dating|insta|instagram|twitter|tiktok|github|tinder) (?:bio|profile))\b(?! (?:of|about|on|templates?|examples?|parser|generator)\b| for (?-i:[A-Z]))",
        r"\b[\"'“]?about me[\"'”]? (?:section|page|text|blurb|paragraph)\b",
        r"\b(?:introduce|describe) (?:me|myself)(?= (?:in|as|at|for|with)\b| to (?:my|our|the) (?:new )?(?:team|class|group|audience|colleagues?|clients?|boss|neighbou?rs?|community|others)\b|\W*$)",
    ),
    about=r"about|regarding|concerning|on(?! a )|for|of",
    asker=r"me|us|myself|ourselves|you|what|which|everything|anything|all",
    times=(
        r"so far|now|far|today|yesterday|earlier|before|ever|later|good|this \w+"
        r"|(?:the |this |that )?(?:last|past|other|previous|next|first) \w+"
        r"|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september"
        r"|october|november|december"
    ),
)
