"""Portuguese: what lasts of somebody's body, and what she cannot do for it."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language import values_of_health as read_health
from memory.language.saying_table import Saying

_PART = r"(?:joelhos?|quadril|quadris|ancas?|costas|coluna|pescoço|ombros?|tornozelos?|punhos?|pulsos?|cotovelos?|pés?|pernas?|braços?|mãos?|coração|menisco)(?: (?:esquerd|direit)[oa])?"
_BAD = r"ruim|ruins|mau|má|maus|más|frac[oa]s?|lesionad[oa]s?|operad[oa]s?|estragad[oa]s?|detonad[oa]s?|bichad[oa]s?|ferrad[oa]s?|acabad[oa]s?|destruíd[oa]s?|paralisad[oa]s?|amputad[oa]s?|arruinad[oa]s?"
_ILLNESS = r"(?:hérnias? (?:de disco|discal|inguinal|lombar|cervical)|próteses?(?: (?:no|na|de|do|da) (?:quadril|anca|joelho|perna|ombro))?|ciática|escoliose|artrose|vertigens?|labirintite|transtorno alimentar|distúrbio alimentar|anorexia|bulimia|claustrofobia|ataques de pânico|crises de pânico|mobilidade reduzida|problemas? (?:no joelho|nos joelhos|na coluna|nas costas|no coração|no quadril|na anca)|só (?:uma perna|um braço|um rim|um olho))"
_AID = r"cadeira de rodas|bengala|andador|andarilho|aparelhos? auditivos?|cão[- ]guia|prótese"
_BEHIND = r"(?=$|[,.;!)]| (?:e|mas|por|desde|porque|então|depois|que|com|agora|há|devido|por causa|após|da|do|de um|de uma)\b)"
_CAUSE = rf"^(?=.*\b(?:desde|por causa|por conta|devido|após|depois|por)\b(?:\W+\w+){{0,3}}?\W+(?:{_PART}|{_ILLNESS}|operação|cirurgia|acidente|lesão|avc|queda|cesárea|cesariana|hérnia)\b)"
_SOMEHOW = r"(?:(?:muito|bem|bastante|meio|um pouco|sempre|completamente|totalmente|já|também) ){0,2}"

BODIES: tuple[Saying, ...] = (
    Saying("conditions", read_health.bodily, (
        rf"(?<!não )\b(?:tenho|fiquei com|estou com) {_SOMEHOW}(?:o |a |os |as |um |uma |meu |minha )?(?P<part>{_PART}) {_SOMEHOW}(?P<how>{_BAD}){_BEHIND}",
        rf"\b(?:meus?|minhas?) (?P<part>{_PART}) (?:é|são|está|estão|ficou) {_SOMEHOW}(?P<how>{_BAD}){_BEHIND}",
        rf"(?<!não )\b(?:tenho|sofro de|uso|coloquei|pus|puseram-me) (?:uma? |duas )?(?P<value>{_ILLNESS}){_BEHIND}",
        rf"(?<!não )\b(?:uso|ando|estou|vivo|me desloco|desloco-me|caminho) {_SOMEHOW}(?:de |em |com |uma? |numa? )?(?:uma? )?(?P<value>{_AID}){_BEHIND}",
        r"(?<!não )\b(?:sou|fiquei|estou) (?:quase )?(?P<value>(?:surd|ceg)[oa] (?:de um|do|de uma|dos dois|de) ?(?:ouvidos?|olhos?|vista)(?: (?:esquerdo|direito))?)\b",
        rf"(?<!não )\bsou (?:muito |um pouco )?(?P<value>claustrofóbic[oa]|agorafóbic[oa]|cadeirante|paraplégic[oa]){_BEHIND}",
        r"\b(?P<value>(?:me falta|falta-me) (?:uma perna|um braço|uma mão|um pé|um rim|um olho))\b",
        rf"{_CAUSE}.*?\b(?P<value>não (?:posso|devo|consigo) (?:mais )?(?:levantar|carregar|pegar|correr|agachar|me agachar|agachar-me|ajoelhar|pular|saltar|ficar|subir|caminhar|dobrar)\b[^,.;]{{0,40}}?)(?=$|[,.;]| (?:desde|por|devido|após|depois|e|mas|então)\b)",
    )),
    Saying("conditions", read_health.bodily, (
        rf"\b(?:meus?|minhas?) (?P<value>{_PART}) (?:já |agora |finalmente )*(?:está|estão|ficou|ficaram) (?:(?:bem|bo[am]|bons|ótim[oa]) (?:de novo|outra vez|agora)|curad[oa]s?|recuperad[oa]s?|como nov[oa]s?|sarad[oa]s?)",
        rf"\b(?:já )?não (?:preciso(?: mais)? (?:da |do |de )|uso (?:mais )?(?:a |o )?)(?P<value>{_AID})\b",
    ), "drop"),
)  # fmt: skip
"""Lasting alone: what hurts today, is sprained or broken says nothing of next month."""
