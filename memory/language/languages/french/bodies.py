"""French: what lasts of somebody's body, and what she cannot do for it."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language import values_of_health as read_health
from memory.language.saying_table import Saying

_PART = r"(?:genoux?|hanches?|dos|colonne|cou|nuque|épaules?|chevilles?|poignets?|coudes?|pieds?|jambes?|bras|mains?|cœur|coeur|ménisque|tendon d'achille)(?: (?:gauche|droite?))?"
_BAD = r"abîmée?s?|fragiles?|fichue?s?|foutue?s?|usée?s?|en vrac|en mauvais état|opérée?s?|en compote|bousillée?s?|paralysée?s?|amputée?s?|arthrosiques?|artificiel(?:le)?s?"
_ILLNESS = r"(?:hernies? (?:discales?|inguinale)|prothèses? (?:de (?:la )?hanche|du genou|de genou|à la hanche|au genou|de jambe)|sciatique|scoliose|arthrose|vertiges?|troubles? (?:du comportement )?alimentaires?|anorexie|boulimie|claustrophobie|attaques de panique|crises de panique|mobilité réduite|problèmes? de (?:dos|genoux?|cœur|hanche)|qu'(?:une jambe|un bras|un rein|un œil))"
_AID = r"fauteuil roulant|canne|déambulateur|appareils? auditifs?|prothèse|chien guide"
_BEHIND = r"(?=$|[,.;!)]| (?:et|mais|depuis|parce|car|donc|après|suite|qui|que|avec|maintenant|à cause|alors)\b)"
_CAUSE = rf"^(?=.*\b(?:depuis|à cause de|à cause d'|suite à|après|en raison de)\s?(?:mon|ma|mes|l'|la|le|une?|d'une?|leur)?\s?(?:\w+ ){{0,2}}?(?:{_PART}|{_ILLNESS}|opération|accident|blessure|avc|chute|césarienne|hernie)\b)"
_SOMEHOW = r"(?:(?:très|assez|un peu|toujours|complètement|totalement|bien|aussi) ){0,2}"

BODIES: tuple[Saying, ...] = (
    Saying("conditions", read_health.bodily, (
        rf"\bj'ai {_SOMEHOW}(?:le |la |les |une? |mon |ma |l'|deux )(?P<part>{_PART}) {_SOMEHOW}(?P<how>{_BAD}){_BEHIND}",
        rf"\bm(?:on|a|es) (?P<part>{_PART}) (?:est|sont) {_SOMEHOW}(?P<how>{_BAD}){_BEHIND}",
        rf"\b(?:j'ai|je n'ai|je porte|je souffre (?:de |d'|des? )|on m'a (?:mis|posé)) ?(?:une? |des |deux |plus |de |de l')?(?P<value>{_ILLNESS}){_BEHIND}",
        rf"\bje (?:suis|vis|me déplace|marche|porte|circule) {_SOMEHOW}(?:en |avec |une? |des |dans un )?(?:une? )?(?P<value>{_AID}){_BEHIND}",
        r"\bje suis (?:presque |né |née )?(?P<value>(?:sourde?|aveugle|borgne|malentendante?) (?:d'une? |de l'|des deux |du côté )(?:oreille|œil|oeil|oreilles|yeux|gauche|droit)(?: (?:gauche|droite?))?)\b",
        rf"\bje suis (?:très |un peu )?(?P<value>claustrophobe|agoraphobe|malvoyante?|paraplégique|hémiplégique){_BEHIND}",
        r"\b(?P<value>il me manque (?:une jambe|un bras|une main|un pied|un rein|un œil))\b",
        rf"{_CAUSE}.*?\bje (?P<value>ne (?:peux|dois) (?:plus |pas )(?:porter|soulever|courir|m'accroupir|me baisser|m'agenouiller|sauter|rester|monter|marcher|plier|faire de squats)\b[^,.;]{{0,40}}?)(?=$|[,.;]| (?:depuis|à cause|suite|après|en raison|et|mais|donc)\b)",
    )),
    Saying("conditions", read_health.bodily, (
        rf"\bm(?:on|a|es) (?P<value>{_PART}) (?:va|vont|est|sont) (?:maintenant |enfin |à nouveau |de nouveau )*(?:(?:mieux|bien) (?:maintenant|à nouveau|de nouveau)|guérie?s?|remise?s?|comme neu(?:f|ve)s?)",
        rf"\bje n'(?:ai plus besoin (?:du |de la |d'|de )|utilise plus (?:le |la |de |d'))(?P<value>{_AID})\b",
    ), "drop"),
)  # fmt: skip
"""Lasting alone: what hurts today, is sprained or broken says nothing of next month."""
