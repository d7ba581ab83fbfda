"""Spanish: how somebody is said to be allergic to what was named before, or within a request."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.allergy_table import AllergyWords

_HOW = r"(?:(?:muy|\w+mente|bastante|también|súper) )*"
_IT = r"(?:ell[oa]s?|eso|esto|[ée]l|es[oa]s|est[oa]s|amb[oa]s|l[oa]s dos|todo eso)"

ALLERGIES = AllergyWords(
    own=rf"(?:(?:yo )?soy {_HOW}al[ée]r[gj]ic[oa](?: a {_IT})?|(?:les|le|l[oa]s?) tengo alergia|(?:me da|me dan|tengo) alergia(?: a {_IT})?)",
    another=rf"(?:{{who}})?,? ?(?:es|son) {_HOW}al[ée]r[gj]ic[oa]s?(?: a {_IT})?",
    my=r"mis?|nuestr[oa]s?",
    is_another="mi {who} es alérgico a {what}",
    joins=r"y|e|o|u|ni|pero|por favor|porfa|gracias|así que",
    doubts=(r"\bno", r"\bsi"),
    unless="si|acaso|imagina|supongamos|cuento|historia|personaje|cómo sé|significa|crees",
    before="para|de|mi|con|a",
    nobody=r"una?|unos|unas|el|la|los|las|algui?en|nadie|gente|personas?|quien\w*|aquel\w*|todos|cualquier\w*",
    he_is=r"(?:él|ella|porque) es|sabiendo que es|ya que es",
    who_is=r"(?:que|quien) es",
    allergic_to=r"(?:\w+ ){0,2}?al[ée]rgic[oa] (?:a |al )",
    outgrown=r"(?:ya |por fin |ahora )?(?:superó|ha superado|no es al[ée]rgic[oa]|dejó de ser al[ée]rgic[oa]|se curó de|no tiene)",
    now_to=r"(?:ahora|en cambio),? (?:son|es|tiene|le dan?)(?: (?:también|al[ée]rgic[oa]|alergia|al?|l[oa]s|el|la))*",
    is_so="{who} es alérgico a {what}",
)
