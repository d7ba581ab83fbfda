"""French: what somebody likes, dislikes, prefers, avoids or is afraid of."""

# ruff: noqa: E501 - a pattern is one line: a table is read by line

from memory.language import values as read
from memory.language.saying_table import Saying

_HOW = r"(?:(?:\w{3,}ment|très|bien|beaucoup|trop|tellement|du tout|toujours|aussi|plutôt|surtout|particulièrement|assez|de loin|largement|tout|fort|particulière|en général) ){0,3}"
_V = r"(?P<value>.+)"
_SOME = r"(?:de la |de l'|du |des |de |d')?"
_A = r"(?:une? )?(?:(?!(?:pour|de|à|envers|du|des)\b)[\w-]+ ){0,2}?"
_DO = r"(?:mange|bois|porte|utilise|achète|regarde|lis|écoute|joue (?:à|aux|au)|consomme|visite|voyage (?:en|avec)|vole avec|fréquente|soutiens|loue)"
"""What somebody does, or never does, of her own taste."""
_DOING = r"(?:manger|boire|porter|utiliser|acheter|regarder|lire|écouter|jouer|consommer|visiter|prendre|voyager|voler|conduire|loger|séjourner|aller|dormir|cuisiner)"
_BAD = r"(?:ennuyeu(?:x|ses?)|dérangeante?s?|inquiétante?s?|désagréables?|stressante?s?|épuisante?s?|fatigante?s?|déprimante?s?|dégoûtante?s?|répugnante?s?|insupportables?|agaçante?s?|énervante?s?|oppressante?s?|perturbante?s?|inconfortables?|effrayante?s?|surfaite?s?|prétentieu(?:x|ses?)|kitsch|peu pratiques?|inintéressante?s?)"
_GOOD = r"(?:relaxante?s?|apaisante?s?|fascinante?s?|passionnante?s?|inspirante?s?)"
_SHORT = r"(?P<value>(?!ça\b|cela\b|ce(?:t|tte|s)?\b|que\b|ton\b|ta\b|tes\b|mon\b|ma\b|mes\b|votre\b|vos\b|il\b|elle\b)[^.;:!?]{3,80}?)"
_THE = r"(?:de la |de l'|du |des |de |d')"

_FEARED = r"(?:(?:des |de |d')(?!la\b|l'|une?\b|ne\b|me\b|m'|te\b|mon\b|ma\b|mes\b|ce\b|votre\b|(?!voler\b|conduire\b|nager\b)\w+(?:er|ir|re)\b)|(?:de la |de l'|du )(?=(?:avion|eau|noir|vide|mer|dentiste|sang|ascenseur|foule|mort|hauteur|vitesse|profondeur)\b))(?P<value>.+)"
"""What somebody is afraid of for good; of the exam, or of the answer, she is now."""

TASTES: tuple[Saying, ...] = (
    Saying("preferences", read.taste("likes"), (
        rf"\bj'(?:aime|adore) (?!pas\b){_HOW}(?!pas\b){_V}",
        rf"\bje suis {_HOW}(?:un |une )?(?:grand |grande |gros )?(?:fan|amateur|amatrice|passionnée?|adepte) (?:du |des |de |d'){_V}",
        rf"\bje trouve {_SHORT} {_HOW}{_GOOD}(?!\w)",
    )),
    Saying("preferences", read.taste("dislikes"), (
        rf"\bje n'aime (?:vraiment |franchement )?(?:pas|plus) {_HOW}{_V}",
        rf"\bj'aime (?:vraiment )?pas {_HOW}{_V}",
        rf"\bje (?:déteste|hais|exècre|abhorre) {_HOW}{_V}",
        rf"\bj'ai (?:vraiment )?horreur {_THE}{_V}",
        rf"\bj'ai {_A}aversion (?:pour|envers) {_V}",
        rf"\bje (?:ne )?suis {_HOW}pas {_HOW}(?:un |une )?(?:grande? |gros )?(?:fan|amateur|amatrice|adepte|friande?) {_THE}{_V}",
        rf"\bje (?:ne )?suis pas {_HOW}à l'aise (?:avec|dans|sur) {_V}",
        rf"\bje (?:ne )?m'intéresse {_HOW}pas {_HOW}(?:à la |à l'|au |aux |à ){_V}",
        rf"(?:^|[,;:] ){_SHORT} (?:ne m'intéresse(?:nt)?|ne me plaît|ne me plaisent) {_HOW}pas\b",
        rf"\bje n'ai {_HOW}(?:pas |aucun )(?:d')?intérêt pour {_V}",
        rf"\bje trouve {_SHORT} (?:\w+ et )?{_HOW}{_BAD}(?!\w)",
    )),
    Saying("preferences", read.taste("dislikes", but_foods=True), (
        rf"\bje (?:ne )?supporte {_HOW}pas {_HOW}{_V}",
    )),
    Saying("preferences", read.taste("avoids"), (
        rf"\bj'évite {_HOW}(?!d')(?:de )?{_V}",
        rf"\bj'évite {_HOW}d'(?P<value>\w+r\b.+)",
        rf"\bje (?:fuis|boycotte) {_HOW}{_V}",
        rf"\bje me tiens {_HOW}(?:à l'écart|loin) {_THE}{_V}",
        rf"\bje (?:ne )?{_DO} {_HOW}(?:jamais|pas|aucune?) {_HOW}{_SOME}(?!que\b|qu'){_V}",
    )),
    Saying("preferences", read.taste("refuses to"), (
        rf"\bje (?:me )?refuse {_HOW}(?:de |d'|à )(?P<value>{_DOING}\b.+)",
    )),
    Saying("preferences", read.taste("only"), (
        rf"\b(?:je |j'){_DO} {_HOW}(?:uniquement|exclusivement|seulement) {_SOME}{_V}",
        rf"\bje ne {_DO} {_HOW}(?:que |qu'){_SOME}{_V}",
    )),
    Saying("preferences", read.taste("prefers"), (
        rf"\bje (?:préfère|privilégie|favorise) {_HOW}{_V}",
        rf"\bj'ai {_A}(?:préférence|faible|prédilection) pour {_V}",
    )),
    Saying("preferences", read.taste("afraid of"), (
        rf"\bj'ai {_HOW}(?:peur|la phobie|une peur bleue|la trouille|la hantise) {_FEARED}",
    )),
    Saying("preferences", read.taste(""), (
        r"\bj'ai (?:le |un )?(?P<value>vertige)(?=\W*$|[,.;]| (?:et|donc|alors)\b)",
        r"\bje suis (?:un peu |très )?(?P<value>(?:claustro|agora|acro|arachno)phobe)\b",
    )),
    Saying("preferences", read.taste(""), (
        rf"\b(?:je (?:n'|ne )|j')(?:évite|déteste|hais|préfère|refuse|crains|privilégie) plus {_HOW}(?:de |d')?{_V}",
        rf"\bje n'ai plus {_HOW}(?:peur|horreur|la phobie) {_THE}{_V}",
        rf"\bje ne {_DO} plus (?:uniquement|exclusivement|seulement) {_SOME}{_V}",
        rf"\bj'ai (?:arrêté|cessé) d'(?:éviter|avoir peur {_THE}){_V}",
        rf"\bje {_DO} (?:à nouveau|de nouveau) {_SOME}{_V}",
        rf"\bj'ai recommencé à {_DOING} {_SOME}{_V}",
    ), "drop"),
)  # fmt: skip
