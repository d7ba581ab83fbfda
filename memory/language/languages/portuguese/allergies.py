"""Portuguese: how somebody is said to be allergic to what was named before, or within a request."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.allergy_table import AllergyWords

_HOW = r"(?:(?:muito|\w+mente|também|bem|super) )*"
_IT = r"(?:isso|isto|el[ea]s?|ess[ea]s?|est[ea]s?|amb[oa]s|os dois|as duas|tudo isso)"

ALLERGIES = AllergyWords(
    own=rf"(?:(?:eu )?sou {_HOW}al[ée]r[gj]ic[oa](?: a {_IT}| disso)?|tenho alergia(?: a {_IT})?)",
    another=rf"(?:{{who}})?,? ?(?:é|são) {_HOW}al[ée]r[gj]ic[oa]s?(?: a {_IT})?",
    my=r"meus?|minhas?|nossos?|nossas?",
    is_another="meu {who} é alérgico a {what}",
    joins=r"e|ou|nem|mas|por favor|obrigad[oa]|então",
    doubts=("não", r"\bse"),
    unless="se|imagina|imagine|suponha|conto|história|personagem|como saber|significa|quer dizer|acha que",
    before="para|pra|pro|pr|de|d[oa]|com|meu|minha|nosso|nossa",
    nobody=r"uma?|uns|umas|os?|as?|algu[ée]m|ningu[ée]m|gente|pessoas?|quem|aquel\w*|todos|qualquer",
    he_is=r"(?:ele|ela) (?:é|e)|(?:sabendo|visto|já|porque|dado) (?:que )?é",
    who_is=r"que (?:é|e)",
    allergic_to=r"(?:\w+ ){0,2}?al[ée]rgic[oa] (?:a |ao |à |aos |às )",
    outgrown=r"(?:já |finalmente |agora )?(?:superou|não é (?:mais )?al[ée]rgic[oa]|deixou de ser al[ée]rgic[oa]|não tem mais)",
    now_to=r"(?:agora|em vez disso),? (?:é|são|tem|reage)(?: (?:também|al[ée]rgic[oa]|alergia|aos?|às?|a|os?|as))*",
    is_so="{who} é alérgico a {what}",
)
