"""Italian: what lasts of somebody's body, and what she cannot do for it."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language import values_of_health as read_health
from memory.language.saying_table import Saying

_PART = r"(?:ginocchi[oa]?|anc(?:a|he)|schiena|colonna|collo|spall[ae]|cavigli[ae]|pols[oi]|gomit[oi]|pied[ei]|gamb[ae]|bracci[oa]|man[oi]|cuore|menisco)(?: (?:sinistr|destr)[oa])?"
_BAD = r"rovinat[oaie]|malandat[oaie]|mess[oaie] male|distrutt[oaie]|operat[oaie]|debol[ei]|consumat[oaie]|infortunat[oaie]|paralizzat[oaie]|amputat[oaie]|artificial[ei]|andat[oaie]"
_ILLNESS = r"(?:erni[ae] (?:del disco|al disco|discal[ei]|inguinale|cervicale|lombare)|protesi(?: (?:all'|d'|al |alla )(?:anca|ginocchio|gamba|spalla))?|sciatica|sciatalgia|scoliosi|artrosi|vertigini|(?:un )?disturb[oi] alimentar[ei]|anoressia|bulimia|claustrofobia|attacchi di panico|mobilità ridotta|problemi (?:alla schiena|al ginocchio|alle ginocchia|al cuore|all'anca)|solo (?:una gamba|un braccio|un rene|un occhio))"
_AID = r"sedia a rotelle|carrozzina|bastone|deambulatore|apparecch(?:io|i) acustic[oi]|cane guida|protesi"
_BEHIND = r"(?=$|[,.;!)]| (?:e|ma|da|per|perché|quindi|dopo|che|con|ora|adesso|a causa|dal|dalla|dai|dall')\b)"
_CAUSE = rf"^(?=.*\b(?:da quando|dopo|a causa|per via|per|dall|dalla|dal)\b(?:\W+\w+){{0,3}}?\W+(?:{_PART}|{_ILLNESS}|operazione|intervento|incidente|infortunio|ictus|caduta|cesareo|ernia)\b)"
_SOMEHOW = r"(?:(?:molto|abbastanza|un po'|sempre|completamente|totalmente|ormai|anche|proprio) ){0,2}"

BODIES: tuple[Saying, ...] = (
    Saying("conditions", read_health.bodily, (
        rf"(?<!non )\bho {_SOMEHOW}(?:il |la |le |i |un |una |mio |l')(?P<part>{_PART}) {_SOMEHOW}(?P<how>{_BAD}){_BEHIND}",
        rf"\bmi[oae] (?P<part>{_PART}) (?:è|sono) {_SOMEHOW}(?P<how>{_BAD}){_BEHIND}",
        rf"(?<!non )\b(?:ho|porto|soffro di|mi hanno messo) (?:una? |un'|due |le |la |l'|il )?(?P<value>{_ILLNESS}){_BEHIND}",
        rf"(?<!non )\b(?:sono|sto|vado|vivo|cammino|mi muovo|uso|porto) {_SOMEHOW}(?:in |su |con |una? |il |la |l')?(?:una? |il )?(?P<value>{_AID}){_BEHIND}",
        r"(?<!non )\bsono (?:quasi )?(?P<value>(?:sord|ciec)[oa] (?:da|di|all'|a) ?(?:un |uno |una |l')?(?:orecchio|occhio)(?: (?:sinistro|destro))?)\b",
        rf"(?<!non )\bsono (?:molto |un po' )?(?P<value>claustrofobic[oa]|agorafobic[oa]|ipovedente|ipoudente|paraplegic[oa]){_BEHIND}",
        r"\b(?P<value>mi manca (?:una gamba|un braccio|una mano|un piede|un rene|un occhio))\b",
        rf"{_CAUSE}.*?\b(?P<value>non (?:posso|devo|riesco(?: più)? a) (?:più )?(?:sollevare|portare|correre|piegarmi|inginocchiarmi|accovacciarmi|saltare|stare|salire|camminare|fare squat)\b[^,.;]{{0,40}}?)(?=$|[,.;]| (?:da|dopo|a causa|per|dall\S*|dalla|e|ma|quindi)\b)",
    )),
    Saying("conditions", read_health.bodily, (
        rf"\bmi[oae] (?P<value>{_PART}) (?:ora |adesso |finalmente )?(?:è|sono|sta|stanno) (?:(?:di nuovo )?(?:a posto|bene|meglio) (?:ora|adesso|di nuovo)|di nuovo (?:a posto|bene)|guarit[oaie]|come nuov[oaie])",
        rf"\bnon (?:uso|porto|ho) più (?:bisogno (?:del |della |di ))?(?:la |il |una? |l')?(?P<value>{_AID})\b",
    ), "drop"),
)  # fmt: skip
"""Lasting alone: what hurts today, is sprained or broken says nothing of next month."""
