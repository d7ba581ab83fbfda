"""English: for a while, and until when."""

# ruff: noqa: E501 - a list of words is read, not edited by column

from memory.language.span_table import SpanWords

SPANS = SpanWords(
    months=(
        "jan(?:uary)?",
        "feb(?:ruary)?",
        "mar(?:ch)?",
        "apr(?:il)?",
        "may",
        "june?",
        "july?",
        "aug(?:ust)?",
        "sept?(?:ember)?",
        "oct(?:ober)?",
        "nov(?:ember)?",
        "dec(?:ember)?",
    ),
    weekdays=("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"),
    units=("days?|nights?", "weeks?|wks?", "months?"),
    counts=("an?|one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"),
    few="(?:a few|a couple of|several|some)",
    seasons="lent|halloween|carnival|mardi gras|ramadan|advent|easter|christmas|passover|veganuary|(?:dry|meat-free) january|spring|summer|autumn|winter|(?:the |my )?(?:holidays?|season|term|semester|marathon|race|challenge|weekend)",
    until="until|till|'til|til",
    no_end="now|then|recently|lately|today|this|last|i was|a (?:few|couple)",
    lasting="for (?:(?:another|the next|just|only|about|at least|the) ){0,2}SPAN|(?:the |these )?next SPAN|SPAN (?:only|max|longer|more)",
    so_far="have|has|had|been|since|already|was|were|lived|worked|went|did",
    during="(?:for|during|throughout|over) (?:the |this |all of )?(?:SEASON|THIS)",
    this="(?:for )?(?:just |only )?(?:this|all) (?:UNIT|weekend|evening|morning|afternoon)|today|tonight|for (?:the )?(?:rest of the )?(?:UNIT)",
    begins="moved|moving|relocat\\w+|became|become|turned|went|gone|start\\w*|joined|switched|converted|promoted|began|since|as of",
    passing="temporarily|in the meantime|while (?:my|our|the|they|he|she|it)(?: \\w+){0,4} (?:visits?|lasts?|heals?|recovers?|(?:is|are) (?:being|having|under|away|here|ill|sick|in hospital|renovat\\w*))|for (?:now|a while|the (?:time being|moment|day|night))|(?:as|for|on) (?:an? |the |this )?(?:\\w+ )?(?:challenge|experiment|bet|dare)|just (?:this )?once",
    moved="since|moved|relocated|settled",
    coming="next (?:week|month|year)",
)
