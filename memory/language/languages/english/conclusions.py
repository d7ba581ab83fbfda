"""English: how something is concluded, and asked for."""

# ruff: noqa: E501 - a list of words is read, not edited by column

from memory.language.conclusion_table import ConclusionWords

CONCLUSIONS = ConclusionWords(
    decided=(
        r"\b(?:it(?:'s| is)|that(?:'s| is)|all) (?:decided|settled|agreed)\b"
        r"|\b(?:we|you)(?:'ve| have)? (?:now )?(?:decided|agreed|settled on|concluded)\b"
        r"|\blet(?:'s| us) go with\b|\bthen [\w' -]{2,40} it is\b"
    ),
    recommended=(
        r"\bi(?:'d| would)? (?:\w+ly )?(?:recommend|suggest|advise|propose)\b"
        r"|\bmy (?:recommendation|suggestion|advice)\b|\bis (?:the|your) (?:better|best) (?:choice|option|fit)\b"
        r"|\bthe (?:better|best) (?:choice|option) (?:for you )?(?:is|would be)\b"
        r"|\byou(?:'d| should| had)(?: be)? (?:better|best) (?:go|take|choose|pick|get|use|off)\b"
    ),
    opens=r"if|when|should",
    asked=(
        r"\b(?:did|have|had|was it) (?:you|we|i) (?:\w+ )?(?:recommend|suggest|advi[sc]e|propose|decide|agree|settle|conclude|choose|pick|plan)"
        r"|\b(?:you|we) (?:recommended|suggested|advised|proposed|decided|agreed|settled|concluded)\b"
        r"|\b(?:your|our) (?:recommendation|suggestion|advice|decision|conclusion)s?\b"
    ),
    said=(
        r"\byou (?!(?:are|were|will|would|can|could|should|must|may|might|need|have to|want|get|feel|seem|look|be)\b)"
        r"(?:\w+ ){0,2}?(?:(?!(?:n|f|sp|ind|exc|succ|proc)eed\b)\w{2,}ed|said|told|gave|made|wrote|chose|drew|found|put|sent|taught|thought|had|named|came up)\b"
        r"|\b(?:did|had|have) you (?:\w+ )?(?:say|tell|give|ma[kd]e|write|put|mean|name|said|told|given|written|mention\w*|show\w*|explain\w*|list\w*|call\w*|\w+ed)\b"
        r"|\bdid you (?!(?:ever |also |even |really )?(?:know|hear|see|notice|sleep|feel|like|love|enjoy|have|watch|guess|reali[sz]e|think|get|grow|live|eat|drink|miss)\b)\w{2,}"
        r"|\b(?:was|were|stood|came)\b.{0,40}\b(?:on|in|from|of) your\b"
        r"|\b(?:did|had|have|'ve) (?:i|we) (?:\w+ ){0,2}?(?:ask|tell|told|mention|talk|sp[eo]ak|spoken|discuss|complain|say|said|bring up|want|go (?:for|with)|end up)(?:ed)?\b"
        r"|\bwe (?:talked|spoke|discussed|went (?:for|with)|chose|picked|planned|ended up)\b|\bi (?:\w+ )?(?:told|asked) you\b"
        r"|\b(?:what|which|who|how) (?:\w+ ){0,2}?(?:was|were) (?:the|that|those|your)\b|\bremind me\b"
        r"|\b(?:show|give|send|tell|read|repeat|write|list)\b.{0,80}\b(?:again|once more)\b|\bagain\W*$"
    ),
)
