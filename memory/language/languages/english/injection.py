"""English: the words of which orders to a model are made."""

from memory.language.injection_table import InjectionWords

INJECTION = InjectionWords(
    ignore=r"(?:ignore|disregard|forget|override|overrule|bypass|neglect|abandon|drop)\b",
    not_follow=r"(?:never|not|don't|stop|no longer) (?:\w+ )?(?:follow|obey|respect|adher)\w*|(?:disobey|violate"
    r"|break)\b",
    rules=r"(?:instruction|prompt|rule|guideline|polic(?:y|ies)|restriction|directive|constraint|safety|command)s?\b",
    earlier=r"(?:previous|prior|preceding|above|earlier|former|initial|original|your|system|safety|developer'?s?)\b",
    everything=r"(?:all|any|every)\b",
    told_before=r"(?:everything|anything|all|whatever)(?: that)? (?:you (?:were|have been|know)|above|before"
    r"|was said|i said)"
    r"|the above\b",
    reveal=r"(?:reveal|print|repeat|leak|expose|exfiltrate|disclose|show|output|display|dump|give away)\b",
    secrets=r"(?:(?:system|hidden|initial|secret|developer) (?:\w+ )?(?:prompt|message|instructions?)"
    r"|your (?:\w+ )?(?:prompt"
    r"|instructions)|api keys?|secrets\b|passwords?\b|credentials|(?:all|stored|user'?s?) memories)",
    send=r"(?:send|forward|(?<!my )(?<!our )(?<!her )(?<!his )(?<!the )(?<!your )(?<!work )(?:e-?mail|mail)"
    r"(?! (?:address|is)\b)|upload|post|transmit|exfiltrate|wire|transfer|submit)\b",
    recommend=r"(?:recommend|advertise|promote|endorse|buy|purchase|visit|click|open|pay|execute|download|install)\b",
    to_me=r"(?:me|us)\b",
    from_now=r"(?:from now on|going forward,|henceforth|every time|each time|in every (?:answer|reply))\b",
    you_must=r"you (?:must|have to|shall|should|will(?: now)?|are (?:required|obliged) to)\b",
    model_must=r"(?:assistant|ai|model|chatbot|llm) (?:must|should|shall|has to|will|may not)\b(?! (?:i|we|you|one)\b)",
    user=r"(?:(?:the|every|each|all|any) users?|users|someone|anyone|somebody)\b",
    when=r"(?:when|whenever|if|once|as soon as|every time)\b",
    tell=r"(?:say|reply|respond|answer|recommend|send|tell|claim|promote|mention)\b",
    you_are_now=r"(?:you(?: a|')re (?:now|from now on|no longer)|pretend|you will now|act)\b",
    limitless=r"(?:dan\b|jailbr\w+|unrestricted|uncensored|unfiltered|developer mode|(?:no|any|without|free (?:of"
    r"|from))(?: \w+)?"
    r" (?:restriction|limit|rule|filter|guideline)s?\b|(?:rules|guidelines|restrictions) (?:do not|don't) (?:exist"
    r"|apply))",
    own=r"(?:i|we|they|he|she|kids|people|friends|who)",
)
