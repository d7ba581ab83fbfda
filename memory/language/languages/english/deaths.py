"""English: who is dead. Sentences come without contractions."""

# ruff: noqa: E501 - a list of words is read, not edited by column

from memory.language.death_table import DeathWords

_MONTH = r"(?:january|february|march|april|may|june|july|august|september|october|november|december)"
_DAY = r"(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|christmas|new year)"
DEATHS = DeathWords(
    own=r"my|our",
    when=rf"(?:almost |about |over |nearly |just )?(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|a few|a couple of|some|several|many) (?:\w+ )?(?:days?|weeks?|months?|years?) (?:ago|back)|(?:last|this) (?:\w+ )?(?:week|month|year|spring|summer|autumn|fall|winter|{_MONTH}|{_DAY})|in (?:early |late |mid-?)?(?:\d{{4}}|{_MONTH}|the (?:spring|summer|autumn|fall|winter|war|pandemic)|(?:a|the) (?:\w+ )?(?:accident|crash|fire))|on (?:the \d|{_DAY})|when I was|yesterday|recently|suddenly|peacefully|unexpectedly|too (?:soon|young|early)|(?:to|from|of|after) (?:\w+ )?(?:cancer|covid|leuk\w+|als|sepsis|pneumonia|suicide|an? (?:\w+ )?(?:stroke|heart attack|accident|crash|overdose|illness))",
    between=r"is|has|was|sadly|sadly,|unfortunately|very|just|suddenly|peacefully|finally|also|both|WHEN",
    dies=r"died(?! (?:laughing|of (?:embarrassment|shame|boredom)))|passed (?:away|on(?! (?:the|a|an|my|it|this|that)\b))|passed,? (?:WHEN)|(?:no longer|not) (?:here )?with us(?: any ?more| any longer)?(?=\s*(?:$|[,.;!]| since| and))|did not (?:make|survive) it(?=\s*(?:$|[,.;!]| and))|left (?:this|the) (?:world|life|earth)|slipped away|(?:took|taken) (?:his|her|their) own life|lost (?:his|her|their) (?:life|(?:\w+ )?(?:battle|fight) (?:with|to|against) (?:\w+ )?(?:cancer|leuk\w+|als|covid|alzheimer\w*|dementia|depression|addiction|illness|disease|tumou?r))|in heaven(?=\s*(?:$|[,.;!]))|drowned(?=\s*(?:$|[,.;!])| (?:WHEN))",
    dead=(
        r"(?=(?:\w+ )?(?:my|our) (?:late|deceased)\b)WHO(?! (?-i:[A-ZÀ-Þ]))",
        r"\b(?:I|we)(?: have| had| just| recently| sadly| also)* (?:lost|buried|laid) WHO(?: to rest)?(?=\s*(?:$|[.;!]|, (?:and|so|but|we|I|he|she|they)\b)| (?:WHEN))",
        r"\b(?:days|weeks|months|years) since (?:I lost |we lost |losing )?WHO (?:died|passed|left this)",
        r"\b(?:since|after|before) (?:I lost |we lost |losing )WHO",
        r"\bWHO's (?:funeral|death|passing|ashes|grave)\b",
        r"\b(?:the )?(?:funeral|death|passing|ashes) of WHO",
        r"\bwidow(?:er)? of WHO",
    ),
)
