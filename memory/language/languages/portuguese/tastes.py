"""Portuguese: what somebody likes, dislikes, prefers, avoids or is afraid of."""

# ruff: noqa: E501 - a pattern is one line: a table is read by line

from memory.language import values as read
from memory.language.saying_table import Saying

_HOW = r"(?:(?:\w{3,}mente|muito|muitíssimo|tanto|nada|mesmo|de todo|nem um pouco|realmente|sempre|também|bastante|bem|imenso|de verdade|lá muito|particularmente) ){0,3}"
_V = r"(?P<value>.+)"
_NOT = r"(?<!não )(?<!nunca )(?<!jamais )"
_CLAUSE = r"(?:^|[,;:] |\b(?:eu|e|mas|porque|agora|hoje|atualmente|actualmente|também|já|ainda|aqui|sempre|só|pessoalmente|realmente) )"
"""What stands before a verb that is a noun, too."""
_OF = r"d(?:e |o |a |os |as )"
_TO = r"(?:aos |às |ao |à |a )"
_THE = r"(?:os |as |o |a )?"
_A = r"(?:uma? )?(?:(?!(?:a|de|por|em|ao|à|às|aos|do|da)\b)\w+ ){0,2}?"
_DO = r"(?:uso|utilizo|visto|compro|leio|ouço|escuto|jogo|consumo|como|bebo|visito|viajo (?:em|com|de)|voo com|apoio|frequento|assisto a)"
"""What somebody does, or never does, of her own taste."""
_DOING = r"(?:usar|utilizar|comer|beber|comprar|viajar|voar|ver|assistir|vestir|ficar|ir|ler|jogar|visitar|consumir|conduzir|dirigir|hospedar)"
_BAD = r"(?:aborrecid|chat|entediant|perturbador|desagradáve|incomodativ|estressant|stressant|cansativ|deprimente|nojent|repugnant|insuportáve|irritant|desconfortáve|assustador|sufocant|enfadonh|pretensios|inquietant)(?:[oae]?s?|is|l|es)"
_GOOD = r"(?:relaxant|fascinant|inspirador|encantador|estimulant|apaixonant)(?:[oae]?s?|es)"
_SHORT = (
    r"(?P<value>(?!isto\b|isso\b|est[ea]s?\b|ess[ea]s?\b|que\b|o teu|a tua|o seu|a sua|meu\b|minha\b)[^.;:!?]{3,80}?)"
)

_FEARED = r"(?:(?:dos |das |de |a |aos |às )(?!que\b|uma?\b|me\b|(?!voar\b|conduzir\b|dirigir\b|nadar\b|viajar\b)\w+(?:ar|er|ir)(?:-\w+)?\b)|(?:do |da )(?=(?:avião|água|escuro|escuridão|vazio|mar|dentista|sangue|elevador|multidão|morte|altura|velocidade|profundidade)\b))(?P<value>.+)"
"""What somebody is afraid of for good; of the exam, or of the answer, she is now."""

TASTES: tuple[Saying, ...] = (
    Saying("preferences", read.taste("likes"), (
        rf"{_CLAUSE}gosto {_HOW}{_OF}{_V}",
        rf"{_NOT}\b(?:adoro|amo) {_HOW}{_V}",
        rf"{_NOT}\bsou {_HOW}(?:uma? )?(?:grande )?(?:fã|amante|apreciador|apreciadora) {_OF}{_V}",
        rf"\bacho {_SHORT} {_HOW}{_GOOD}(?!\w)",
    )),
    Saying("preferences", read.taste("dislikes"), (
        rf"\bnão gosto {_HOW}{_OF}{_V}",
        rf"{_NOT}\b(?:odeio|detesto|abomino) {_HOW}{_V}",
        rf"\bnão suporto {_HOW}{_V}",
        rf"\bnão sou {_HOW}(?:uma? )?(?:grande )?(?:fã|amante|apreciador|apreciadora|adepto|adepta) {_OF}{_V}",
        rf"\bnão me (?:sinto|sento) {_HOW}(?:confortável|à vontade) (?:com|em) {_THE}{_V}",
        rf"\bnão me interesso {_HOW}(?:por|pelos|pelas|pelo|pela) {_V}",
        rf"\bnão (?:tenho {_HOW}(?:nenhum |qualquer |muito |o menor )?interesse (?:em|por|no|na|nos|nas)|me interessam?|me agradam?|me atrai|me atraem) {_HOW}{_V}",
        rf"{_NOT}\btenho {_A}(?:aversão|repulsa|ojeriza) {_HOW}(?:{_TO}|por |pelos |pelas ){_V}",
        rf"\b(?:desagradam?-me|me desagradam?|me repugnam?) {_HOW}{_V}",
        rf"\bacho {_SHORT} (?:\w+ e )?{_HOW}{_BAD}(?!\w)",
    )),
    Saying("preferences", read.taste("dislikes", but_foods=True), (rf"\bnão aguento {_HOW}{_V}",)),
    Saying("preferences", read.taste("avoids"), (
        rf"(?<!não )\b(?:evito|boicoto|fujo de) {_HOW}{_V}",
        rf"\b(?:mantenho-me|me mantenho) (?:longe|afastad[oa]) {_OF}{_V}",
        rf"\bnão {_DO} {_HOW}(?:nunca |nenhum |nenhuma |nada de )?(?!mais\b){_V}",
        rf"\b(?:nunca|jamais) (?:{_DO}|vejo|assisto|levo) (?!mais\b){_V}",
    )),
    Saying("preferences", read.taste("refuses to"), (
        rf"\b(?:recuso-me|me recuso) {_HOW}a (?P<value>{_DOING}(?:-me)?\b.+)",
    )),
    Saying("preferences", read.taste("only"), (
        rf"{_CLAUSE}{_DO} {_HOW}(?:só|somente|apenas|unicamente|exclusivamente) {_V}",
        rf"\b(?:só|somente|apenas|exclusivamente) (?:{_DO}|vejo|assisto) {_V}",
    )),
    Saying("preferences", read.taste("prefers"), (
        rf"\bprefiro {_HOW}{_V}",
        rf"{_CLAUSE}(?:priorizo|privilegio) {_V}",
        rf"{_NOT}\btenho {_A}(?:preferência|predileção|fraquinho) (?:por|pelos|pelas|pelo|pela) {_V}",
    )),
    Saying("preferences", read.taste("afraid of"), (
        rf"{_NOT}\btenho (?:(?!que\b|de\b)\w+ ){{0,2}}?(?:medo|pavor|fobia|pânico|horror) {_FEARED}",
    )),
    Saying("preferences", read.taste(""), (
        rf"{_NOT}\b(?:sofro de|tenho) (?P<value>vertigens(?=\W*$)|claustrofobia|agorafobia|acrofobia|aracnofobia)(?!\w)",
    )),
    Saying("preferences", read.taste(""), (
        rf"\bnão (?:evito|odeio|detesto|prefiro|abomino) mais {_HOW}{_V}",
        r"\bnão (?:evito|odeio|detesto|prefiro|abomino) (?P<value>[^.;:!?]+?) mais\b",
        rf"\bjá não (?:evito|odeio|detesto|prefiro|abomino) {_HOW}{_V}",
        rf"\b(?:já não|não) tenho (?:mais )?(?:tanto )?(?:medo|pavor|fobia|aversão) (?:{_OF}|{_TO})(?P<value>.+)",
        rf"\bjá não {_DO} (?:só|apenas|somente) {_V}",
        rf"\b(?:deixei|parei) de (?:evitar|odiar|detestar) {_V}",
        rf"\bvoltei a {_DOING} {_V}",
    ), "drop"),
)  # fmt: skip
