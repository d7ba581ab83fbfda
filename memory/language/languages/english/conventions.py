"""English: how those who work on software say what is done there, and that it is done otherwise now."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.convention_table import ENDS, NAME, ConventionWords

CONVENTIONS = ConventionWords(
    we_use=r"we(?:'re| are)?(?: (?:all|always|only|also|normally|usually))* (?:use|using|write|format|lint|indent|name|prefix|store|keep|put|test|run|commit|follow|prefer|stick to|stick with|import|log|handle|squash|rebase|branch|deploy|document|avoid)",
    not_we=r"we (?:do not|don't|dont|never)(?: ever)? (?:use|write|do|put|add|commit|mock|import|store|log|edit|touch|allow|want|merge|push|rebase|squash|test|format)",
    here=r"here|in (?:this|our|the) (?:[\w-]+ )?(?:repo(?:sitory)?|projects?|code ?base|monorepo|service|package|tests?|code)|for this (?:repo|project|code ?base)",
    place=r"(?:this|our|the) (?:repo(?:sitory)?|project|code ?base|monorepo)",
    place_uses=r"uses|is on|follows|runs on|is built with|is formatted with",
    is_so=r"is|are|goes?|gets?|lives?|must|should",
    contrast=r"never|not|no|instead of|rather than|over|without",
    only=r"only",
    none=r"no",
    orders=r"use|prefer|stick (?:to|with)",
    forbids=r"(?:do not|don't|dont|never) (?:add|use|write|put|leave|import|commit|create|mock|hard-?code|introduce|generate|include)|avoid|no",
    determined=r"an?|the|this|that|these|those|it|my|our|your|one|first|second|last|port|both|another|some",
    now=r"yet|this|that|these|for now|first|now|today|here|again|then|above|below|this time|until|once|because|if",
    over=rf"(?:instead of|rather than) {NAME}|(?:not|no longer|never) {NAME}(?: any ?more| any longer)?{ENDS}|(?:switched|moved|migrated|changed|went|switch|move|migrate)(?: \w+)?(?: away)? from {NAME}|(?:replaced|ditched|dropped|removed|got rid of|abandoned|dumped|left|replace|drop|ditch) {NAME}|{NAME} (?:is|was|has been|got) (?:gone|dropped|removed|replaced|dead|history|out){ENDS}|(?:do not|don't|no longer|stopped) us(?:e|ing) {NAME}",
    may=r"(?:(?:ok(?:ay)?|and|now|from now on),? )*you (?:may|can|are allowed to|are free to)(?: now| also)?",
    idle="again now yourself directly any more anymore longer too from on the to a in under for by with and may can you ok okay is are fine please touch edit change modify update",
    leads=("and", "but", "also", "ok", "okay", "so", "btw", "please", "note", "remember"),
    purpose="to",
    passes="until|used to|any ?more|last (?:week|month|year)|because",
    this="it|this|that|them|these|those",
    denied="stop|never|don't|do not|dont|no|not",
)
