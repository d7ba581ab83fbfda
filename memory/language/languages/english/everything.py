"""English: how somebody orders that all be forgotten that is known of her."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.everything_table import EverythingWords

EVERYTHING = EverythingWords(
    asks=r"(?:(?:can|could|would|will) you (?:please )?|(?:please )?(?:go ahead and )?|i (?:want|need|would like|'d like) you to (?:please )?)(?:forget|delete|erase|wipe(?: out)?|remove|clear(?: out)?|purge|get rid of|destroy) ",
    of_user=r"(?:everything|all|anything|every (?:memory|record|note))(?: (?:of )?(?:the |my |your )?(?:personal )?(?:data|information|info|memor(?:y|ies)|records?|notes|details|facts|things|stuff))?(?: (?:that )?(?:you|you've|you have|the memory has)(?: have)?(?: ever)?(?: (?:know|have|remember|stored?|saved?|kept|keep|learned|learnt|hold|recorded|collected|got|noted))?(?: (?:saved|stored|kept|on file|learned|collected|recorded|noted))?)? (?:about|of|on|from|regarding|for) me|(?:all (?:of )?)?my (?:whole |entire |personal )?(?:data|memory|memories|personal information)|all (?:of )?my (?:information|info|records|notes|details|personal details)|(?:all of |the whole |the entire )?your (?:whole |entire )?memor(?:y|ies) (?:of|about) me",
    bare=r"everything|all of it|it all|everything (?:that )?(?:you|you've|you have) (?:know|have|remember|stored|saved|kept|learned)(?: (?:saved|stored))?|all (?:of )?your memor(?:y|ies)|your (?:whole |entire )?memory",
    endings=r"please|now|forever|permanently|for good|completely|right now|again|immediately|at once|from (?:your|the) memory",
)
