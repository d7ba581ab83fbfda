"""English: how somebody is said to be allergic to what was named before, or within a request."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.allergy_table import AllergyWords

_HOW = r"(?:(?:\w+ly|very|so|super|also|quite|a bit|pretty|deathly) )*"
_IT = r"(?:both of |all of |any of |either of )?(?:them|it|those|these|that|this|both|all of that)"

ALLERGIES = AllergyWords(
    own=rf"i(?:'?m| am) {_HOW}al+er[gj]ic(?: to {_IT})?(?: myself)?",
    another=rf"(?:{{who}})(?:'?s|'re| is| are) {_HOW}al+er[gj]ic(?: to {_IT})?",
    my=r"my|our",
    is_another="my {who} is allergic to {what}",
    joins=r"and|or|nor|so|but|though|please|pls|thanks|btw|by the way",
    doubts=(r"\bno", r"\bif", r"\bwhen"),
    unless="if|whether|suppose|imagine|mean|means|think|thinks|story|character|pretend|how do I know",
    before="for|my|our|feed|of|with",
    nobody=r"an?|the|some\w*|any\w*|every\w*|people|who\w*|guests?|friends?|kids|children|those|one|this|that|no",
    he_is=r"(?:he|she)(?: is|'?s)",
    who_is=r"(?:who|that)(?: is|'?s)",
    allergic_to=r"(?:\w+ ){0,2}?allergic to ",
    outgrown=r"(?:'s |(?:has|have|had|is|are) )?(?:(?:finally|now|totally|also|officially|just) ){0,2}(?:outgrown|outgrew|outgrowing|grew out of|grown out of|over|past|no longer allergic to|not allergic to|lost)",
    now_to=r"(?:now|instead)(?: (?:it|he|she|they|there|its|hes|shes|theyre|theres)(?:'?s|'re| is| are)?)?(?: (?:now|also|allergic to|got|has|all|about|reacting to|reacts to|developed))*",
    is_so="{who} is allergic to {what}",
)
