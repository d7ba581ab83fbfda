"""English: how users say that what they said last was not of them, or not for this conversation."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.misdirected_table import Misdirected

MISDIRECTED = Misdirected(
    signs=r"not me\b|not myself|not mine|not us\b|not about|not for|not of|wrong|someone else|somebody else|another|other c|other p|other u|other g|other a|different|colleague|coworker|it's hers|it's his|it's theirs|that's hers|that's his",
    opens=r"(?:so )?sorry(?: about that)?|apologies|my (?:mistake|bad|apologies)|oops|whoops|oh|no|wait|ah|argh|hang on|ok(?:ay)?|actually|please|pls|just|(?:ignore|disregard|scratch|forget) (?:that|this|it|(?:that|my|the) last (?:one|bit|message))",
    elsewhere=r"(?:(?:that|this|it)(?: was|'s| is)? (?:in )?(?:the )?|i(?:'m| was) in the )?wrong (?:chat|window|conversation|tab|thread|customer|client|account|person|box)",
    that=r"(?:(?:that|this|it|(?:(?:that|this|the|my) )?last (?:one|bit|part|message)|(?:that|this|the|my) message|what i (?:just )?(?:said|wrote|typed))(?:'s| was| is)|those (?:were|are))(?: (?:actually|really|all|just))?",
    about=r"about|of|concerning|regarding",
    meant=r"(?:meant|intended) (?:for|to go to)",
    aimed=r"for",
    strangers=r"(?:some(?:one|body) else|(?:an)?other (?:customer|client|caller|patient|user|person|guest|account|chat|conversation)|(?:a|the|my) (?:different|other) (?:customer|client|caller|patient|user|person|guest|account|chat|conversation)|(?:a|my) (?:colleague|coworker)'s (?:chat|customer|client))(?:'s(?: [\w-]+){0,2})?",
    speaking=r"(?:i|we) (?:was|were|am|'m) (?:actually |really )?(?:talking|speaking|thinking) (?:about|of)|i (?:actually )?meant|(?:that|this|it) (?:concerns|concerned|refers to|referred to)",
    had=r"i meant|who (?:has|had|is) (?:it|that)|(?:has|had) (?:it|that)|there|just now",
    not_me=r"(?:and )?not (?:(?:about|for|of) )?(?:me|myself|mine|us)",
    theirs=r"(?:it|that)(?:'s| is| was) (?:hers|his|theirs)",
)
