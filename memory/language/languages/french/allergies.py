"""French: how somebody is said to be allergic to what was named before, or within a request."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.allergy_table import AllergyWords

_HOW = r"(?:(?:très|\w+ment|super|aussi|fort|hyper) )*"
_IT = r"(?:ça|cela|ceux-ci|celles-ci|eux|elles|lui|tout ça|les deux|l'un et l'autre)"

ALLERGIES = AllergyWords(
    own=rf"(?:j'?y suis|je suis|chuis|j'suis) {_HOW}al+er[gj]ique(?: à {_IT}| aux deux)?",
    another=rf"(?:{{who}}) (?:y )?(?:est|sont) {_HOW}al+er[gj]iques?(?: à {_IT}| aux deux)?",
    my=r"m(?:on|a|es)|n(?:otre|os)",
    is_another="mon {who} est allergique à {what}",
    joins=r"et|ou|ni|mais|donc|merci|svp|s'il vous plaît|stp|du coup",
    doubts=(r"\bnon", r"\bsi"),
    unless="si|imagine|imagines|supposons|histoire|conte|personnage|comment savoir|signifie|veut dire|penses",
    before="pour|pr|avec|de|mon|ma|notre|d'",
    nobody=r"une?|des|les?|la|quelqu'un|personne|gens|ceux|celles?|celui|qui|tout\w*|enfants",
    he_is=r"(?:il|elle) est",
    who_is=r"qui est",
    allergic_to=r"(?:\w+ ){0,2}?allergique (?:aux? |à la |à l'|à )",
    outgrown=r"(?:(?:a|est) )?(?:(?:enfin|maintenant|bien) ){0,2}(?:n'est plus allergique|n'a plus|ne fait plus|dépassé|guérie? de|débarrassée? de)",
    now_to=r"(?:maintenant|désormais|à la place|du coup),? (?:c'est|ce sont|il est|elle est|il a|elle a)(?: (?:allergique|aussi|maintenant|aux?|à la|à l'|à|les?|la|l'|des?|du))*",
    is_so="{who} est allergique à {what}",
)
