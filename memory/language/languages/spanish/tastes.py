"""Spanish: what somebody likes, dislikes, prefers, avoids or is afraid of."""

# ruff: noqa: E501 - a pattern is one line: a table is read by line

from memory.language import values as read
from memory.language.saying_table import Saying

_HOW = r"(?:(?:\w{3,}mente|muy|mucho|muchísimo|tanto|nada|para nada|especialmente|siempre|también|además|casi|bastante|realmente|de verdad|en absoluto|particularmente) ){0,3}"
_V = r"(?P<value>.+)"
_NOT = r"(?<!no )(?<!nunca )(?<!jamás )"
_CLAUSE = r"(?:^|[,;:] |\b(?:yo|y|pero|porque|ahora|hoy|actualmente|también|ya|aún|todavía|aquí|allí|siempre|entonces|realmente|personalmente) )"
"""What stands before a verb that is a noun, too."""
_THE = r"(?:al |a la |a los |a las |a |del |de la |de los |de las |de )"
_A = r"(?:una? )?(?:(?!(?:a|de|por|en|hacia|al|del)\b)\w+ ){0,2}?"
_DO = r"(?:uso|utilizo|visto|compro|leo|escucho|juego a|consumo|me pongo|como|bebo|tomo|visito|viajo en|viajo con|vuelo con|voy a|apoyo|alquilo)"
"""What somebody does, or never does, of her own taste."""
_DO_NOT = r"(?:uso|utilizo|visto|compro|leo|escucho|juego a|consumo|me pongo|como|bebo|visito|viajo en|viajo con|vuelo con|apoyo)"
_NEVER = r"(?:nunca|jamás) (?:uso|utilizo|visto|compro|leo|escucho|juego a|consumo|me pongo|como|bebo|visito|viajo en|viajo con|vuelo con|veo|llevo)"
_BAD = r"(?:aburrid|pesad|inquietant|desagradabl|molest|estresant|agotador|depriment|asqueros|repugnant|agobiant|insoportabl|perturbador|tedios|incómod|cansin|cursi|pretencios|sobrevalorad)(?:[oae]?s?|as)"
_GOOD = r"(?:relajant|fascinant|inspirador|encantador|interesant|estimulant)(?:[oae]?s?|as)"

_FEARED = r"(?:(?:a los |a las |de los |de las |a |de )(?!que\b|la\b|el\b|mi\b|tu\b|su\b|un[ao]?\b|\w+(?:ar|er|ir)(?:me|lo|la)?\b)|(?:al |del |a la |de la )(?=(?:avión|agua|mar|oscuridad|altura|dentista|sangre|ascensor|vacío|muerte|profundidad|aguja)\b))(?P<value>.+)"
"""What somebody is afraid of for good; of the exam, or of the answer, she is now."""

TASTES: tuple[Saying, ...] = (
    Saying("preferences", read.taste("likes"), (
        rf"(?<!no )\bme (?:gustan?|encantan?|fascinan?|apasionan?) {_HOW}{_V}",
        rf"{_NOT}\bsoy (?:muy |un gran |una gran )?(?:fan de|aficionad[oa] a|amante de) {_V}",
        rf"(?:^|[,;:] )(?P<value>(?!no\b|es|ese|lo\b|tu\b|mi\b)[^.;:!?]{{3,80}}?) me parecen? {_HOW}{_GOOD}\b",
    )),
    Saying("preferences", read.taste("dislikes"), (
        rf"\bno me (?:gustan?|agradan?|atraen?|entusiasman?|van|interesan?) {_HOW}{_V}",
        rf"{_CLAUSE}{_HOW}(?:odio|detesto|aborrezco) {_HOW}{_V}",
        rf"\bme (?:disgustan?|desagradan?|repugnan?|dan? asco) {_HOW}{_V}",
        rf"\bno soporto {_HOW}{_V}",
        rf"\bno (?:soy|me siento) {_HOW}(?:una? )?(?:gran )?(?:fan|amig[oa]|amante|partidari[oa]|aficionad[oa]|cómod[oa]) (?:del? (?:la |los |las )?|al? (?:la |los |las )?|con (?:el |la |los |las )?){_V}",
        rf"{_NOT}\btengo {_A}aversión {_HOW}(?:por |hacia |a |al )(?:el |la |los |las )?{_V}",
        rf"\bno tengo (?:ningún |mucho |el menor )?interés (?:en|por) (?:el |la |los |las )?{_V}",
        rf"\bno me interes[oa] {_HOW}por (?:el |la |los |las )?{_V}",
        rf"(?:^|[,;:] )(?P<value>(?!no\b|esto?\b|esos?\b|es[ae]s?\b|est[ae]s?\b|lo\b|tu\b|mi\b)[^.;:!?]{{3,80}}?) me parecen? {_HOW}(?:\w+ y )?{_BAD}(?!\w)",
        rf"\b(?:encuentro|me parecen?) {_HOW}{_BAD} (?!(?:este|esta|ese|esa|eso|esto|que|tu)\b){_V}",
    )),
    Saying("preferences", read.taste("dislikes", but_foods=True), (rf"\bno aguanto {_HOW}{_V}",)),
    Saying("preferences", read.taste("avoids"), (
        rf"(?<!no )\b(?:evito|huyo de|rehúyo|boicoteo) {_HOW}{_V}",
        rf"\bme mantengo (?:alejad[oa]|lejos) de {_V}",
        rf"\bno {_HOW}{_DO_NOT} {_HOW}(?:nunca |jamás |ningún |ninguna |nada de )?{_V}",
        rf"\b{_NEVER} {_V}",
    )),
    Saying("preferences", read.taste("refuses to"), (
        rf"\bme niego {_HOW}a (?P<value>(?:usar|utilizar|comer|beber|comprar|viajar|volar|ver|vestir|llevar|alojarme|ir|leer|jugar|visitar|consumir|conducir)\b.+)",
    )),
    Saying("preferences", read.taste("only"), (
        rf"{_CLAUSE}{_DO} {_HOW}(?:s[oó]lo|solamente|únicamente|exclusivamente) {_V}",
        rf"\b(?:s[oó]lo|solamente|únicamente|exclusivamente) {_DO} {_V}",
    )),
    Saying("preferences", read.taste("prefers"), (
        rf"\bprefiero {_HOW}{_V}",
        rf"{_CLAUSE}priorizo {_V}",
        rf"{_NOT}\btengo {_A}(?:preferencia|predilección|debilidad) por (?:el |la |los |las )?{_V}",
        rf"\bme (?:decanto|inclino) {_HOW}por (?:el |la |los |las )?{_V}",
    )),
    Saying("preferences", read.taste("afraid of"), (
        rf"{_NOT}\b(?:le |les )?(?:tengo|tenemos) (?:(?!que\b)\w+ ){{0,2}}?(?:miedo|pánico|fobia|terror|pavor) {_FEARED}",
        rf"{_NOT}\btengo (?:mucho )?miedo (?:a|de) (?P<value>(?:volar|conducir|nadar|viajar)\b.*)",
        rf"(?<!no )\bme dan? {_HOW}(?:miedo|pánico|terror|pavor) (?!que\b){_V}",
    )),
    Saying("preferences", read.taste(""), (
        rf"{_NOT}\b(?:tengo|sufro de|padezco) (?P<value>claustrofobia|agorafobia|acrofobia|aracnofobia|aerofobia)\b",
    )),
    Saying("preferences", read.taste(""), (
        rf"\bya no (?:evito|odio|detesto|prefiero|me disgustan?|me dan? (?:miedo|asco|pánico)|me molestan?) {_HOW}{_V}",
        rf"\bya no (?:le )?tengo (?:tanto )?(?:miedo|pánico|fobia|aversión) {_THE}{_V}",
        rf"\bya no {_DO} (?:s[oó]lo|solamente|únicamente) {_V}",
        rf"\b(?:he vuelto|volví|vuelvo) a (?:usar|utilizar|vestir|llevar|comprar|ver|leer|escuchar|comer|beber) {_V}",
        rf"\b(?:he dejado|dejé) de (?:evitar|odiar|detestar) {_V}",
    ), "drop"),
)  # fmt: skip
