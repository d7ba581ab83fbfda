"""How users say that they, or a relative, are allergic to what they have named before: by a pronoun, or by nothing."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from typing import NamedTuple


class AllergicToIt(NamedTuple):
    """Words of a language, alternatives of expressions, with straight apostrophes."""

    own: str
    """All of what the user says of herself."""
    another: str
    """All of what she says of `{who}`, a relative or a pronoun."""
    my: str
    """In front of a relative."""
    is_another: str
    """As it is said in full: of `{who}`, and of what."""
    joins: str
    """Between two allergens, or behind such a clause."""
    doubts: tuple[str, ...]
    """In front of what the user says of herself: it is not so, or only perhaps."""


_EN_HOW = r"(?:(?:\w+ly|very|so|super|also|quite|a bit|pretty|deathly) )*"
_EN_IT = r"(?:both of |all of |any of |either of )?(?:them|it|those|these|that|this|both|all of that)"
ENGLISH = AllergicToIt(
    own=rf"i(?:'?m| am) {_EN_HOW}al+er[gj]ic(?: to {_EN_IT})?(?: myself)?",
    another=rf"(?:{{who}})(?:'?s|'re| is| are) {_EN_HOW}al+er[gj]ic(?: to {_EN_IT})?",
    my=r"my|our",
    is_another="my {who} is allergic to {what}",
    joins=r"and|or|nor|so|but|though|please|pls|thanks|btw|by the way",
    doubts=(r"\bno", r"\bif", r"\bwhen"),
)
_DE_HOW = r"(?:(?:sehr|stark|hochgradig|leider|ja|auch|total|extrem|ziemlich|echt|leicht) )*"
_DE_IT = r"(?:da(?:ge)?gegen|darauf|drauf|gegen (?:das|die|sie|beides|ihn)|auf (?:das|die|sie|beides))"
GERMAN = AllergicToIt(
    own=rf"(?:(?:ich )?(?:bin|reagiere) {_DE_HOW}(?:{_DE_IT} )?{_DE_HOW}al+er[gk]isch(?: {_DE_IT})?|{_DE_IT} (?:bin|reagiere) ich {_DE_HOW}al+er[gk]isch|(?:weil|da) ich {_DE_HOW}(?:{_DE_IT} )?{_DE_HOW}al+er[gk]isch(?: {_DE_IT})? (?:bin|reagiere))",
    another=rf"(?:(?:{{who}}) (?:ist|sind|reagiert|reagieren) {_DE_HOW}(?:{_DE_IT} )?{_DE_HOW}al+er[gk]isch(?: {_DE_IT})?|{_DE_IT} (?:ist|sind|reagiert) (?:{{who}}) {_DE_HOW}al+er[gk]isch)",
    my=r"meine?[rnm]?|unsere?[rnm]?",
    is_another="mein {who} ist allergisch gegen {what}",
    joins=r"und|oder|noch|aber|bitte|danke|also",
    doubts=(r"\bob",),
)
_ES_HOW = r"(?:(?:muy|\w+mente|bastante|también|súper) )*"
_ES_IT = r"(?:ell[oa]s?|eso|esto|[ée]l|es[oa]s|est[oa]s|amb[oa]s|l[oa]s dos|todo eso)"
SPANISH = AllergicToIt(
    own=rf"(?:(?:yo )?soy {_ES_HOW}al[ée]r[gj]ic[oa](?: a {_ES_IT})?|(?:les|le|l[oa]s?) tengo alergia|(?:me da|me dan|tengo) alergia(?: a {_ES_IT})?)",
    another=rf"(?:{{who}})?,? ?(?:es|son) {_ES_HOW}al[ée]r[gj]ic[oa]s?(?: a {_ES_IT})?",
    my=r"mis?|nuestr[oa]s?",
    is_another="mi {who} es alérgico a {what}",
    joins=r"y|e|o|u|ni|pero|por favor|porfa|gracias|así que",
    doubts=(r"\bno", r"\bsi"),
)
_FR_HOW = r"(?:(?:très|\w+ment|super|aussi|fort|hyper) )*"
_FR_IT = r"(?:ça|cela|ceux-ci|celles-ci|eux|elles|lui|tout ça|les deux|l'un et l'autre)"
FRENCH = AllergicToIt(
    own=rf"(?:j'?y suis|je suis|chuis|j'suis) {_FR_HOW}al+er[gj]ique(?: à {_FR_IT}| aux deux)?",
    another=rf"(?:{{who}}) (?:y )?(?:est|sont) {_FR_HOW}al+er[gj]iques?(?: à {_FR_IT}| aux deux)?",
    my=r"m(?:on|a|es)|n(?:otre|os)",
    is_another="mon {who} est allergique à {what}",
    joins=r"et|ou|ni|mais|donc|merci|svp|s'il vous plaît|stp|du coup",
    doubts=(r"\bnon", r"\bsi"),
)
_IT_HOW = r"(?:(?:molto|\w+mente|anche|super|proprio|piuttosto) )*"
_IT_IT = r"(?:quest[oeai]|quell[oeaie]|ess[oeai]|loro|entramb[ie]|tutt[ie] e due)"
ITALIAN = AllergicToIt(
    own=rf"(?:(?:io )?(?:ne |ci )?sono {_IT_HOW}al+er[gj]ic[oa](?: a {_IT_IT})?)",
    another=rf"(?:{{who}})?,? ?(?:ne |ci )?è {_IT_HOW}al+er[gj]ic[oa](?: a {_IT_IT})?",
    my=r"mi[oa]|miei|mie|nostr[oaie]",
    is_another="mio {who} è allergico a {what}",
    joins=r"e|o|né|ma|però|grazie|per favore|quindi",
    doubts=(r"\bnon", r"\bse"),
)
_PT_HOW = r"(?:(?:muito|\w+mente|também|bem|super) )*"
_PT_IT = r"(?:isso|isto|el[ea]s?|ess[ea]s?|est[ea]s?|amb[oa]s|os dois|as duas|tudo isso)"
PORTUGUESE = AllergicToIt(
    own=rf"(?:(?:eu )?sou {_PT_HOW}al[ée]r[gj]ic[oa](?: a {_PT_IT}| disso)?|tenho alergia(?: a {_PT_IT})?)",
    another=rf"(?:{{who}})?,? ?(?:é|são) {_PT_HOW}al[ée]r[gj]ic[oa]s?(?: a {_PT_IT})?",
    my=r"meus?|minhas?|nossos?|nossas?",
    is_another="meu {who} é alérgico a {what}",
    joins=r"e|ou|nem|mas|por favor|obrigad[oa]|então",
    doubts=("não", r"\bse"),
)

ALLERGIC_TO_IT = (ENGLISH, GERMAN, SPANISH, FRENCH, ITALIAN, PORTUGUESE)
