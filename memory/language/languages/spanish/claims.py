"""Spanish: how a clause claims a state."""

# ruff: noqa: E501 - a list of words is read, not edited by column

from memory.language.claim_table import AMOUNT, NAME, PLACE, ClaimTable

CLAIMS = ClaimTable(
    states={
        "home": (
            rf"(?:(?P<who>yo|[\w ]{{1,40}}) )?(?:vivo|vive|viven) en {PLACE}",
            rf"(?P<who>)me (?:mudé|he mudado|trasladé) a {PLACE}",
        ),
        "employer": (rf"(?P<who>)(?:yo )?trabajo para {NAME}",),
        "occupation": (r"(?P<who>)(?:yo )?trabajo (?:como|de) (?P<value>\w+)",),
        "name": (rf"(?P<who>)(?:me llamo|mi nombre es) {NAME}",),
        "age": (r"(?P<who>)(?:yo )?tengo (?P<value>\d{1,3}) años",),
        "status": (
            r"(?P<who>)(?:yo )?(?:soy|estoy) (?P<value>solter[oa]|comprometid[oa]|casad[oa]|divorciad[oa]|viud[oa])",
        ),
        "diet": (r"(?P<who>)(?:yo )?soy (?P<value>vegetarian[oa]|vegan[oa])",),
        "favourite": (r"(?P<who>mi) (?P<of>\w+) (?:favorit|preferid)[oa] es (?P<value>.{2,60})",),
        "dose": (rf"(?P<who>)(?:yo )?tomo {AMOUNT} de (?P<of>\w{{4,}})(?P<rest> .+)?",),
        "workplace": (rf"(?P<who>)(?:yo )?trabajo en {NAME}",),
    },
    speaker=r"yo",
    own=r"mi",
    changed=r"ahora|recientemente",
    idle=r"actualmente",
    joins=r"y|pero|porque",
    countries=r"alemania|francia|españa|italia|méxico|brasil|estados unidos|cataluña|andalucía|japón",
    readings=r"peso(?= \d)|pesa(?= \d)|tensión|presión arterial|glucosa|colesterol",
    targets=r"objetivo|meta",
    spoken={
        "home": r"vivo|vive|vivimos|mud(?:é|ó|amos|ado)|trasla\w{1,9}",
        "work": r"trabaj\w{1,6}",
        "diet": r"vegetarian\w{0,2}|vegan\w{0,3}|carne",
        "partner": r"casad[oa]|divorciad[oa]|solter[oa]",
    },
    asks_home=(
        r"¿?(?:dónde|donde|en qué ciudad) (?:vivo|vivimos|viviré|viviremos|voy a vivir|vamos a vivir|estoy viviendo)|¿?a ?dónde (?:me mudo|nos mudamos)"
    ),
    asks_work=(
        r"(?:en qué|dónde|donde|de qué|para quién|en qué empresa) trabajo|a qué me dedico"
        r"|cuál es mi (?:trabajo|profesión|oficio|puesto|empleo|empresa)"
        r"|qué (?:profesión|oficio|trabajo|empleo) tengo"
    ),
    moves="mudo mudamos mudanza mudarnos mudarme traslado vivo vivimos vivir",
    subject=r"yo|nosotr[oa]s|me|nos|el usuario|la usuaria",
    now=r"ahora|ya",
)
