"""English: how users say that they are not whose account it is."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.speaking_for_table import SpeakingFor

_TITLE = r"(?:(?:Mr|Mrs|Ms|Miss|Dr|Prof)\.? )?"
SPEAKING_FOR = SpeakingFor(
    relatives=r"friend|neighbou?r|boss|client|employer|grand(?:mother|father|ma|pa|parents?)|nan|gran|grandad|aunt(?:ie)?|uncle|in-laws?|(?:mother|father|sister|brother)-in-law|tenant|flatmate|colleague",
    not_him=rf"(?:i'?m|i am|this is) not {_TITLE}{{name}}(?: (?:himself|herself))?[,;.]? (?:but )?(?:(?:i'?m|i am|this is) )?(?:his|her|their)(?: \w+)? (?:{{rel}}|wife|carer|lawyer|assistant|secretary|nurse|solicitor|agent)|i'?m (?:his|her|their) [\w-]+(?: [\w-]+)?, not {_TITLE}{{name}}",
    not_hers=r"(?:(?:it|this|that)(?:'s| is)|the account(?:'s| is)) (?:(?:actually|really) )?(?:his|her|their)(?: \w+)? account|the account(?:'s| is) (?:his|hers|theirs|(?:in )?my {rel}'s)|(?:it|this|that)(?:'s| is) (?:actually )?my {rel}'s account|(?:using|on|from|through|via) (?:his|her|their) account",
    for_him=r"(?:i'?m|i am) (?:\w+ing (?:you |in )?)on (?:his |her |their )?behalf of|(?:i'?m|i am) (?:writing|calling|messaging|chatting|contacting you|getting in touch) on (?:his|her|their) behalf(?=[,.;!]|$)",
    for_relative=r"(?:i'?m|i am) (?:(?:calling|contacting you|getting in touch) for|(?:writing|messaging|chatting|asking|here) on behalf of) (?:my|our)",
    introduces=r"(?:(?:hi|hello),? )?(?:this is {name}(?: speaking| here)?|{name} (?:here|speaking)), (?:(?:the )?(?:{rel}|carer|assistant|secretary) of {name}|{name}'s (?:{rel}|carer|assistant|secretary))",
    typing=r"(?:now )?(?:it's |it is )?{who}(?:'s| is) (?:typing|writing|at the keyboard|on the keyboard)(?: (?:now|here|this))*(?=\s*:)|now (?:it's |it is )?{who}(?:'s| is) (?:typing|writing|talking|here)(?=\s*(?:[.!,–-]|$))|{who}(?:'s| is) (?:typing|here|talking) now(?=\s*(?:[.!,–-]|$))|this is (?:my |our ){rel}(?: {name})? (?:typing|writing|speaking)(?! for me| what i)|(?:i'?m |i am |i'll )?(?:hand|pass|giv)(?:ing|e)? (?:over )?(?:the |my )?(?:keyboard|phone|laptop|tablet|computer) (?:over )?to {who}|(?:hi,? )?it'?s {name}'s {rel}(?: {name})?(?: (?:now|here|typing|speaking))?(?=\s*(?:[.!,:–-]|$))",
    returns=r"(?:it'?s |ok,? )*(?:me|mum|mom|dad|(?:his|her|the) (?:mum|mom|dad|mother|father)) (?:again|back|here again)\b|i'?m back\b|back to me\b",
    my=r"my|our",
)
