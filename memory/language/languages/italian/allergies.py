"""Italian: how somebody is said to be allergic to what was named before, or within a request."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.allergy_table import AllergyWords

_HOW = r"(?:(?:molto|\w+mente|anche|super|proprio|piuttosto) )*"
_IT = r"(?:quest[oeai]|quell[oeaie]|ess[oeai]|loro|entramb[ie]|tutt[ie] e due)"

ALLERGIES = AllergyWords(
    own=rf"(?:(?:io )?(?:ne |ci )?sono {_HOW}al+er[gj]ic[oa](?: a {_IT})?)",
    another=rf"(?:{{who}})?,? ?(?:ne |ci )?è {_HOW}al+er[gj]ic[oa](?: a {_IT})?",
    my=r"mi[oa]|miei|mie|nostr[oaie]",
    is_another="mio {who} è allergico a {what}",
    joins=r"e|o|né|ma|però|grazie|per favore|quindi",
    doubts=(r"\bnon", r"\bse"),
    unless="se|immagina|supponiamo|favola|storia|racconto|personaggio|come capisco|significa|vuol dire|pensi",
    before="per|con|di|mi[oa]|nostr[oa]|a",
    nobody=r"un[ao]?|il|la|lo|i|gli|le|qualcuno|nessuno|gente|persone|chi|quell\w+|tutti|chiunque",
    he_is=r"(?:lui|lei) [èe]|(?:visto|dato|sapendo|perché|considerando) (?:che )?(?:lui |lei )?[èe]",
    who_is=r"che [èe]",
    allergic_to=r"(?:\w+ ){0,2}?allergic[oa] (?:alle |alla |agli |ai |allo |al |all'|a )",
    outgrown=r"(?:(?:ormai|finalmente|adesso|ora) )?(?:ha (?:finalmente |ormai )?superato|non è più allergic[oa]|è guarit[oa] d\w+)",
    now_to=r"(?:adesso|ora|invece),? (?:sono|è|ha|reagisce)(?: (?:anche|allergic[oa]|alle|agli|ai|alla|allo|al|all'|a|gli|le|i|il|la|lo))*",
    is_so="{who} è allergico a {what}",
)
