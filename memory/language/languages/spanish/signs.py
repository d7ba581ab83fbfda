"""Spanish signs of change (see `memory/language/change.py`)."""

# ruff: noqa: E501 - a pattern is one line: a table is read by line

PARTS = {
    "que": r"(?P<what>(?:(?:mi|mis|nuestr[oa]s?|el|la|los|las|un|una|de|del|a|al|con|en|comer|tomar|beber|jugar al?|usar|ser) )*[\w'€.-]+(?: (?!(?:y|e|pero|porque|a|al|para|por|en|desde|hace|ayer|hoy|ahora|ya|este|esta|el pasado)\b)[\w'€.-]+){0,3})",
    "sujeto": r"(?:^|[,;:] |\b(?:y|pero|porque|que|ayer|hoy) )(?P<what>(?!(?:yo|tú|usted|él|ella|esto|eso|nada|todo|me|nos|se|ya|no)\b)[\w'.-]+(?: (?!(?:y|pero|que|se|ya|ha|han|no)\b)[\w'.-]+){0,3}?)",
}

TOUCHING = (
    (
        "any",
        r"\bla (?:prueba|analítica|test) (?:de |del |para (?:el |la |los |las )?)(?P<what>[\w-]+(?: [\w-]+)?) (?:ha salido|salió|fue|dio|es) (?:\w+ )?negativ[oa]",
    ),
    (
        "any",
        r"\b(?:al final|resulta que|finalmente)\b.{0,12}?\bno (?:es|era|eran|son|fue|fueron) (?:el |la |los |las )?(?P<what>[\w-]+)",
    ),
    (
        "gone",
        r"(?:^|[,;:] |\b(?:y|pero|porque|que) )(?P<what>[\w'-]+(?: [\w'-]+)?) y yo (?:nos (?:estamos|vamos a) (?:separando|separar|divorciando|divorciar)|nos vamos a (?:separar|divorciar)|estamos separándonos|vamos a (?:separarnos|divorciarnos))\b",
    ),
    ("any", r"\bolvídate de(?:l)? {que}"),
    ("any", r"\bno (?:es|se llama) (?:el |la )?(?P<what>[\w'-]+), (?:es|sino|ese|esa|ya|se llama)\b"),
    ("any", r"\b(?:pasamos|paso|estamos pasando|migramos|nos cambiamos|nos pasamos) de {que} a\b"),
    ("other", r"\b(?:al|en el) turno de (?:la )?(?P<what>mañana|tarde|noche|día)\b"),
    (
        "gone",
        r"{sujeto} (?:me )?(?:dejó|ha dejado|abandonó|engañó|plantó)(?: (?:el (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo|mes|año)|hace|ayer|anoche|por)(?: [\w ]{1,20})?)?(?=\s*(?:[.,;!]|$))",
    ),
    (
        "whole",
        r"{sujeto} (?:se )?(?:ha |han |fue |fueron |está |están |acaba de |acaban de )?(?:emigró|emigrado|quemó|quemado|averió|averiado|rompió|roto|cerró|cerrado|cerraron|cumplió|cumplido|empieza|empezó|empezado|entró|entrado|ascendió|ascendido|echaron|trasladaron|trasladado|mudó|mudado|dado de alta|de baja|prejubiló|graduó|graduado|ingresó|deshizo|disolvió|pinchó|siniestro)\b",
    ),
    (
        "any",
        r"\b(?:cerraron|cerró|quebró|vendieron|derribaron|quitaron|cancelaron|se (?:quemó|murió|acabó|rompió|averió)) {que}",
    ),
    (
        "any",
        r"\b(?:corté|tiré|devolví|afeité|me afeité|me corté|dejé atrás|pagué (?:del todo )?|he pagado|terminé de pagar|me deshice de|me di de baja (?:de|en)|me borré de|me salí de|salí de|nos salimos de|me pasé de|cambiamos de|he cambiado de|troqué|reemplacé|sustituí) {que}",
    ),
    (
        "any",
        r"\bahora (?:voy|vamos|juego|como|bebo|trabajo|estudio|uso|tomo|llevo|entreno|corro|leo) (?:al? |el |la |en |con |de )*{que}",
    ),
    ("gone", r"{sujeto} (?:se )?(?:ha |han |acaba de )?(?:murió|muerto|falleció|fallecido|escapó|escapado|morir)\b"),
    (
        "gone",
        r"(?:^|[,;:] |\b(?:y|pero|porque|que) )(?P<what>[\w'-]+(?: [\w'-]+)?) y yo (?:hemos |nos |lo hemos |ya no |nos hemos )*(?:roto|rompimos|cortado|cortamos|dejado|dejamos|separado|separamos|divorciado|divorciamos|casado|casamos|estamos juntos)\b",
    ),
    ("gone", r"\b(?:rompí con|he roto con|corté con|me divorcié de|me separé de|me he separado de) {que}"),
    ("any", r"\b(?:dejé|dejamos|he dejado|hemos dejado|acabo de dejar|voy a dejar)(?: de)? {que}"),
    (
        "any",
        r"\b(?:vendí|vendimos|he vendido|hemos vendido|cancelé|he cancelado|cerré|he cerrado|perdí|he perdido|abandoné|he abandonado|regalé|he regalado|cambié|he cambiado|rompí con|he roto con|corté con|me divorcié de|me separé de|me he separado de|me harté de|renuncié a|he renunciado a|me fui de|me he ido de|nos fuimos de|salí de|me despidieron de|me han despedido de|sustituí|reemplacé) {que}",
    ),
    (
        "any",
        r"\b(?:me|nos) (?:quitó|quitaron|ha quitado|han quitado|retiró|retiraron|suspendió|cambió|cambiaron|subió|subieron|bajó|bajaron|ha subido|han subido) {que}",
    ),
    ("any", r"\bya no (?!me (?:acuerdo)\b)(?:\w+ )?{que}"),
    ("any", r"\ben (?:vez|lugar) de {que}"),
    (
        "any",
        r"\b(?:llevo|llevamos|(?:ya )?van|hace) (?:\w+ )?(?:\d+|un|una|dos|tres|cuatro|cinco|seis|diez|varios|varias) (?:días?|semanas?|mes(?:es)?|años?) sin {que}",
    ),
    ("gone", r"\b(?:se (?:acabó|ha acabado)(?: todo)?|he terminado|terminé|hemos terminado) con {que}"),
    ("any", r"\bpas(?:é|amos|ado) de {que} a\b|\bcambi(?:é|amos|ado) de {que}"),
    ("any", r"\b(?:últimamente|ahora|hoy en día) (?:sí )?(?:me gusta|prefiero|odio|me encanta) {que}"),
    ("any", r"\b(?:volv(?:í|imos)|he vuelto|hemos vuelto) (?:a|al) {que}"),
    (
        "whole",
        r"\b(?:aplazamos|aplacé|hemos aplazado|he aplazado|movimos|moví|hemos movido|cambiamos|pospusimos|hemos pospuesto|adelantamos|retrasamos|subimos|bajamos|renombramos|migramos|actualizamos|reservé de nuevo) {que} (?:a|para|al|en|hasta|de)\b",
    ),
    (
        "whole",
        r"{sujeto} (?:se )?(?:ha |han |fue |fueron |está |están |acaba de |acaban de )?(?:murió|muerto|falleció|fallecido|se fue|ido|se jubiló|jubilado|canceló|cancelado|cancelada|aplazó|aplazado|aplazada|movido|movida|cambiado|cambiada|cambió|subido|subió|bajado|bajó|vendido|despedido|despedida|terminado|terminada|terminó|acabado|acabó|roto|mudado|mudó|escapó|escapado|nació|nacido|casado|casó|divorciado|cumplido|cumplió|cumplir|renombrado|ascendido|dejó|dejado)\b",
    ),
    (
        "whole",
        r"\bahora (?:mi|nuestr[oa]|el|la) (?P<what>[\w -]{3,40}?) (?:es|son|está|se llama|cuesta)\b|\b(?:mi|nuestr[oa]) nuev[oa] (?P<what>[\w-]+)\b",
    ),
    ("whole", r"\b(?:mi|nuestr[oa]|el|la) (?P<what>[\w -]{3,40}?) (?:ahora|ya) (?:es|son|está|se llama|cuesta)\b"),
    (
        "any",
        r"(?:^|[,;:] |\b(?:y|pero|porque|que) )(?P<what>[\w'-]+(?: [\w'-]+)?) y yo (?:hemos |nos |lo hemos |ya no |nos hemos )*(?:roto|rompimos|cortado|cortamos|dejado|dejamos|separado|separamos|divorciado|divorciamos|casado|casamos|prometido|prometimos|estamos juntos)\b",
    ),
    (
        "aim",
        r"\b(?:encontré|he encontrado|hemos encontrado|compré|hemos comprado|he comprado|aprobé|he aprobado|terminé|he terminado|conseguí|he conseguido|reservé) {que}",
    ),
    ("other", r"\b(?:me pasé|me he pasado|cambié|he cambiado) a(?:l)? {que}"),
    (
        "other",
        r"\b(?:ahora) (?:prefiero|uso|bebo|tomo|conduzco|voy en) {que}|\b(?:prefiero|uso|bebo|tomo) {que} ahora\b",
    ),
)

SLOTS = {
    "smoking": (
        r"\b(?:dej(?:é|ado) (?:de fumar|el tabaco)|ya no fumo|sin (?:un (?:solo )?cigarr(?:o|illo)|tabaco)|volv(?:í|uelto) a fumar|sin fumar)\b",
    ),
    "home": (
        r"\b(?:me|nos) (?:mudé|mudamos|he mudado|hemos mudado|trasladé|trasladamos|he trasladado|hemos trasladado|mudo|fui a vivir|fuimos a vivir|he ido a vivir)\b",
        r"\bya no vivo\b|\b(?:mi|nuestra) nueva (?:casa|dirección|ciudad)\b|\b(?:mi|nuestro) nuevo (?:piso|apartamento|hogar|barrio)\b",
    ),
    "employer": (
        r"\b(?:dejé|he dejado|perdí|he perdido|cambié de|he cambiado de) (?:el |mi |de )?(?:trabajo|empleo|curro)\b|\bme (?:despidieron|han despedido|echaron|jubilé|he jubilado)\b|\b(?:renuncié|dimití|he dimitido)\b",
        r"\bme (?:cambio|paso|cambié|he cambiado) a (?:una?|otra?|la) (?:\w+ )?(?:empresa|compañía|agencia|clínica|startup|consultora|hospital|despacho|competencia)\b|(?<!no )\bcambio de (?:empresa|trabajo|empleo)\b",
        r"\b(?:ahora )?trabajo por mi cuenta\b|\bnuevo (?:trabajo|empleo)\b|\bahora trabajo (?:en|para)\b",
    ),
    "job": (
        r"\bya no (?:soy|trabajo)\b|\bme (?:despidieron|han despedido|jubilé|he jubilado)\b|\bahora (?:estudio|trabajo (?:de|como)|soy)\b",
    ),
    "partner": (
        r"\b(?:me|nos) (?:he |hemos )?(?:divorcié|divorciamos|divorciado|separé|separamos|separado|casé|casamos|casado|prometimos|prometido)\b|\b(?:hemos roto|rompimos|lo dejamos|lo hemos dejado)\b|\bestoy (?:solter[oa]|divorciad[oa])\b",
        r"\b(?:mi nuev[oa] (?:novi[oa]|pareja|espos[oa])|mi ex)\b",
    ),
    "diet": (
        r"\b(?:he vuelto a|volví a|vuelvo a|empecé a|he empezado a) comer (?:carne|pescado|queso|huevos|gluten|de todo)\b|\bahora (?:sí )?como (?:carne|pescado|queso|huevos|de todo)\b|\bya no soy (?:vegan|vegetarian)[oa]\b|\bme (?:hice|he hecho|volví) (?:vegan|vegetarian)[oa]\b",
    ),
    "age": (r"\b(?:acabo de cumplir|cumplí|he cumplido) (?:\w+ )?(?:\d{1,3}|años)\b",),
    "school": (
        r"\bme (?:he cambiado|cambié) (?:a|de)\b|\b(?:dejé|he dejado) (?:la carrera|los estudios)\b|\bme (?:gradué|he graduado)\b",
    ),
    "income": (r"\bme (?:subieron|han subido|bajaron) el (?:sueldo|salario)\b|\bahora gano\b",),
    "pregnancy": (r"\b(?:nació|ha nacido) (?:mi|nuestr[oa]|el|la)\b|\bdi a luz\b",),
    "alcohol": (r"\b(?:ya no bebo|dejé de beber|he dejado de beber|he vuelto a beber)\b",),
}

STATES = {
    "home": r"\b(?:alquiler|casero|casera|compañer[oa]s de piso|piso)\b",
    "smoking": r"fum|cigarr",
    "alcohol": r"alcohol|bebo",
    "pregnancy": r"embarazad",
    "school": r"colegio|escuela|universidad|estudi|carrera",
    "income": r"gano|sueldo|salario",
}

BEINGS = r"mujer|espos[oa]|marido|pareja|novi[oa]|madre|mamá|padre|papá|padres|herman[oa]s?|hij[oa]s?|niñ[oa]s?|bebé|tí[oa]s?|prim[oa]s?|sobrin[oa]s?|abuel[oa]s?|amig[oa]s?|vecin[oa]s?|compañer[oa]s?|jef[ea]|casero|casera|médic[oa]|doctora?|profesora?|gente|alguien|todos|cuñad[oa]|suegr[oa]"

AIMS = r"busc(?:o|amos|ando)|planead?o|planeamos|ahorr(?:o|amos|ando)|entren(?:o|ando)|estudi(?:o|ando)|quiero|queremos|espero|esperamos|reformando|escribiendo|aprendiendo"

ALTERNATIVES = tuple(
    frozenset(group.split())
    for group in (
        "té café zumo agua cerveza vino",
        "gato perro gatos perros",
        "autobús tren coche bici metro",
        "mañana tarde noche",
        "ciudad campo",
        "largo corto",
    )
)

IDLE = frozenset(
    """
    mi mis día días semana semanas mes meses año años tiempo hoy ayer mañana ahora cosa cosas mucho mucha bien trabajo trabajar vivo vivir casa
    tengo tener hacer hago ir voy como comer tomo tomar nuevo nueva otro otra vez veces vida poco todo nada siempre llama
    """.split()  # noqa: SIM905 - reads better
)

COMMON = frozenset(
    """
    yo el los las mi mis que en de del y es un una ya he nos por con pero ahora hemos ha lo
    """.split()  # noqa: SIM905 - reads better
)

DROPPED = ""

PAST = r"\bhace (?:\d+|dos|tres|cuatro|cinco|muchos|varios|algunos) años\b|\b(?:en|desde) (?:19|20)\d\d\b|\b(?:cuando|desde que|después de que) (?:era|éramos|me mudé|nos mudamos|dejé|empecé)\b|\bde (?:niñ[oa]|pequeñ[oa])\b|\bantes\b"

ACTING = r"jef[ea]|caser[oa]|médic[oa]|doctora?|profesora?"

SPEAKER = r"yo|nosotr[oa]s|mí"

ARTICLES = r"(?:mis?|nuestr[oa]s?|el|la|los|las|un|una|del|al)\s"

HEAD_IS_LAST = False

DAYS = "lunes|martes|miércoles|jueves|viernes|sábado sábados|domingo domingos"

NEWS = r"ahora|ya|desde|hasta|en vez|cambi\w+|aplaz\w+|pas[óa]\w*|sub\w+|baj\w+|mov\w+|pospus\w+|adelant\w+|a partir|este (?:año|curso)|cumpl\w+|ampli\w+"
