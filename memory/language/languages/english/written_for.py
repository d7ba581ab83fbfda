"""English: how a text is ordered that somebody else is to have said."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.written_for_table import WrittenFor

WRITTEN_FOR = WrittenFor(
    answers=r"(?:reply|respond|answer|e-?mail|text|message|contact|ghost-?write|book|reserve|(?:fill|sign) (?:in|out|up)|complete|apply)\b",
    writes=r"(?:write|draft|compose|prepare|word|phrase|formulate|do|make|create|send|type|reword|rephrase)\b",
    spoken=r"to|this|it|(?:an? |the |my |his |her |their |this |that |some )(?:\w+ ){0,3}?(?:e-?mails?|mail|messages?|letters?|repl(?:y|ies)|responses?|answers?|texts?|posts?|statements?|speech|bio|form|application|complaint|cancellation|rejection|refusal|request|booking|enquiry|inquiry|intro(?:duction)?|cv|résumé|resume|tweet|thank[- ]you|note to \w+|slack)",
    at_end="",
    in_name=r"(?:on|in) (?:the )?behalf of {who}|(?:on|in) {who}(?:'s|') behalf|in the (?:name|voice|words|person) of {who}|in {who}(?:'s|') (?:name|voice|words|style|tone)|(?:on|in) (?:his|her|their) (?:behalf|name|voice)|as if {who} (?:wrote|had written|is|were|was|said)\b|as though {who}",
    as_whom=r"(?:as|from|speaking as|signed by) {who}(?= to\b|$)",
    whoever=r"him|her|them|(?:my|the|his|her) (?:mother|father|mum|mom|dad|husband|wife|partner|son|daughter|brother|sister|friend|neighbou?r|uncle|aunt|grandmother|grandfather|grandma|grandpa|tenant|landlord|flatmate|roommate)",
    for_whom="for",
    titles=r"mr|mrs|ms|miss|mx|dr|prof|professor|sir|lady|lord|doctor",
    at_work=r"(?:my|our|the|his|her|a|one of (?:my|our)) (?:\w+ )?(?:boss|chief|manager|supervisor|ceo|cto|cfo|coo|chair(?:man|woman|person)?|director|president|founder|partner at work|client|customer|candidate|applicant|patient|colleague|co-?worker|team ?mate|minister|mayor|senator|principal|head (?:of|teacher)|lawyer|employee|intern|trainee|guest|tenant|attendee|speaker|pupil|professor)",
    not_alone=r"'s?\b|(?: and| &|,) (?:me|i|myself|us)\b",
    texts=r"speech|toast|talk|eulogy|bio(?:graphy)?|cv|curriculum vitae|résumé|resume|cover letter|(?:\w+ )?(?:intro(?:duction)?|linkedin|welcome|farewell) (?:post|text|mail|message|note|speech)|intro|personal statement|testimonial|self-?assessment|application|post|statement|profile",
    of_whom=r"of|by|from",
    owned=r"{who}(?:'s|') (?:\w+ ){0,2}?{text}|(?:speech|talk|toast|bio|profile|cv|résumé|resume|intro) for {work}|minutes\b(?=.*(?:tidy|clean|polish|fix|short|summar|correct|please|:|$))",
    hands_over=r"here(?:'s| is| are| comes)|this is|that's|below|see below|attached|please|pls|fix|polish|shorten|summari[sz]e|tidy|proof-?read|make it|edit",
    goes_on=r"(?:please |and |also |ok(?:ay)?,? |oh,? |now |then |can you |could you )*(?:(?:also |please )?(?:add|say|mention|write|include|put|tell (?:him|her|them)|state|point out|note)(?: in)?(?: too| also| there| as well)?,? (?:that|how) |(?:add|mention|include|say|write):)",
    hers=r"by the way|btw|as for me|for my part|i myself|myself|personally|apart from that|separately|unrelated|on another note|p\.?s\.?\b|for me personally|in my own case",
)
