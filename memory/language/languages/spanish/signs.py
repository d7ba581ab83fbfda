"""Spanish signs of change (see `memory/language/change.py`)."""

# ruff: noqa: E501 - a pattern is one line: a table is read by line

PARTS = {
    "que": r"(?P<what>(?:(?:mi|mis|nuestr[oa]s?|el|la|los|las|un|una|de|del|a|al|con|en|comer|tomar|beber|jugar al?|usar|ser) )*[\w'€.-]+(?: (?!(?:y|e|pero|porque|a|al|para|por|en|desde|hace|ayer|hoy|ahora|ya|este|esta|el pasado)\b)[\w'€.-]+){0,3})",
    "sujeto": r"(?:^|[,;:] |\b(?:y|pero|porque|que|ayer|hoy) )(?P<what>(?!(?:yo|tú|usted|él|ella|esto|eso|nada|todo|me|nos|se|ya|no)\b)[\w'.-]+(?: (?!(?:y|pero|que|se|ya|ha|han|no)\b)[\w'.-]+){0,3}?)",
}

TOUCHING = {
    "any": (
        r"\b(?:sustitu\w+|reemplaz\w+) {que} por\b",
        r"\b(?:al final|resulta que|finalmente)\b.{0,12}?\bno (?:es|era|eran|son|fue|fueron) (?:el |la |los |las )?(?P<what>[\w-]+)",
        r"\ben (?:vez|lugar|sustitución) del? {que}",
    ),
    "left": (r"{sujeto} (?:ya )?se (?:ha ido|fue|ha marchado|marchó) de casa\b",),
    "gone": (
        r"{sujeto} (?:se )?(?:ha |han )?(?:quebró|quebrado|quebraron|(?:fue|ido) a la quiebra|declar\w+ en (?:quiebra|bancarrota))\b",
        r"(?:^|[,;:] |\b(?:y|pero|porque|que) )(?P<what>[\w'-]+(?: [\w'-]+)?) y yo (?:nos (?:estamos|vamos a) (?:separando|separar|divorciando|divorciar)|nos vamos a (?:separar|divorciar)|estamos separándonos|vamos a (?:separarnos|divorciarnos))\b",
        r"{sujeto} (?:me )?(?:dejó|ha dejado|abandonó|engañó|plantó)(?: (?:el (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo|mes|año)|hace|ayer|anoche|por)(?: [\w ]{1,20})?)?(?=\s*(?:[.,;!]|$))",
        r"{sujeto} (?:se )?(?:ha |han |acaba de )?(?:murió|muerto|falleció|fallecido|escapó|escapado|morir)\b",
        r"(?:^|[,;:] |\b(?:y|pero|porque|que) )(?P<what>[\w'-]+(?: [\w'-]+)?) y yo (?:hemos |nos |lo hemos |ya no |nos hemos )*(?:roto|rompimos|cortado|cortamos|dejado|dejamos|separado|separamos|divorciado|divorciamos|casado|casamos|estamos juntos)\b",
        r"\b(?:rompí con|he roto con|corté con|me divorcié de|me separé de|me he separado de) {que}",
        r"\b(?:se (?:acabó|ha acabado)(?: todo)?|he terminado|terminé|hemos terminado) con {que}",
    ),
    "other": (r"\b(?:al|en el) turno de (?:la )?(?P<what>mañana|tarde|noche|día)\b",),
}

_VISITS = r"(?:vacaciones|viaje|visita\w*|luna de miel|congreso|reunión|hotel|hostal|airbnb|tren|avión|vuelo|estación|aeropuerto|finde|fin de semana|hoy|mañana|hasta|vuelvo|volvemos|por|para|con)"
"""Said where somebody is only while she travels."""
_NO_TOWN = r"(?:el|la|los|las|un|una|mi|mis|tu|su|nuestr[oa]s?|ell[oa]s?|est[ea]|eso|casa|cama|clase|clases|paro|shock|crisis|reposo|forma|paz|pareja|obras|apuros|camino|contacto|cuarentena|tratamiento|terapia|terapias?|rehabilitación|remisión|racha|pijama|quiebra|peligro|general|línea|twitter|instagram|\w*\d\w*|\w+ción)(?![\w-])"
"""What one is "in" that is no town."""

_LEFT_WORK = (
    r"\b(?:dejé|he dejado|perdí|he perdido) (?:el |mi )?(?:trabajo|empleo|curro)\b|\b(?:me|nos) (?:despid(?:ieron|ió)|ech(?:aron|ó) del? (?:trabajo|curro)|(?:ha|han) (?:despedido|echado)|(?:pre)?jubil(?:é|o|an|aron)|(?:he|han|voy a) (?:pre)?jubila(?:do|r))\b",
    r"\b(?:renuncié|he renunciado|dimití|he dimitido)\b|\b(?:presenté|he presentado|entregué|he entregado) (?:mi|la) (?:renuncia|dimisión)\b|\bno me (?:han renovado|renovaron|renuevan|van a renovar)\b",
)
"""Says that she leaves her work, or lost it: neither the employer nor the job is hers any longer."""

_NEWBORN = r"(?:\bnació|\bpes(?:a|ó|aron)\b|\d ?(?:g|gramos|kg|kilos?|cm)\b|\b(?:comadrona|matrona|cesárea|parto|recién nacid\w+)\b)"
"""Said of a child that was just born: who is here may be anybody."""

SLOTS = {
    "whereabouts": (
        rf"(?<!no )\b(?:ahora (?:ya )?(?:estoy|estamos)|(?:estoy|estamos) ahora) en (?!{_NO_TOWN})\w{{3,}}(?: \w{{3,}}){{0,2}}(?=\s*(?:[.,;!]|$))(?!.*\b{_VISITS}\b)",
        rf"(?<!no )\b(?:estoy|estamos) en (?!{_NO_TOWN})\w{{3,}}(?: \w{{3,}}){{0,2}} ahora(?=\s*(?:[.,;!]|$))(?!.*\b{_VISITS}\b)",
    ),
    "smoking": (
        r"\b(?:dej(?:é|ado) (?:de fumar|el tabaco)|ya no fumo|sin (?:un (?:solo )?cigarr(?:o|illo)|tabaco)|volv(?:í|uelto) a fumar|sin fumar)\b",
    ),
    "home": (
        r"\bmi nueva dirección es\b",
        r"\bmudanza (?:a (?-i:[A-ZÁÉÍÓÚÑ])\w+ )?(?:(?:ya|por fin|ha|está|se) ){0,3}(?:terminó|terminada|terminado|acabó|acabada|acabado|hecha|superada)\b|\búltima caja (?:de la mudanza|de mudanza)\b|\bdesempacad[oa]s?\b.{0,20}\bcajas\b",
        r"\b(?:me|nos) (?:mudé|mudamos|he mudado|hemos mudado|trasladé|trasladamos|he trasladado|hemos trasladado|mudo|fui a vivir|fuimos a vivir|he ido a vivir)\b",
        r"\bme (?:he )?(?:vuelto|volví|venido|vine|fui|ido|instalé|instalado) (?:a vivir |a casa |al pueblo|a mi pueblo|con mis padres|a casa de mis padres)|\b(?:me|nos) (?:he |hemos )?(?:vuelto|volví|volvimos|venido|vine|vinimos|instalado|instalé|instalamos) (?:a|al|en|con) (?:vivir|mi|mis|la|el|casa|(?-i:[A-ZÁÉÍÓÚ]))|\b(?:hemos|he) (?:vendido|comprado) (?:la|el|nuestra|nuestro|mi|un|una) (?:casa|piso|apartamento)\b|\b(?:vendimos|compramos|vendí|compré) (?:la|el|nuestra|nuestro|mi|un|una) (?:casa|piso|apartamento)\b|\b(?:firmamos|firmé|hemos firmado|he firmado) (?:la hipoteca|las escrituras|el contrato de alquiler|el alquiler)\b|\b(?:nos|me) (?:han )?(?:dado|dieron|entregado|entregaron) las llaves\b|\b(?:el casero|la casera) (?:nos|me) (?:ha )?(?:echa|echó|echado)\b|\b(?:vivo|vivimos) (?:ahora|desde hace|otra vez|de nuevo) (?:\w+ ){0,3}?(?:en|con)\b|\bahora (?:vivo|vivimos)\b|\b(?:primera noche|cajas de la mudanza|mudanza (?:hecha|terminada))\b",
    ),
    "employer": (
        *_LEFT_WORK,
        r"\b(?:cambié de|he cambiado de) (?:trabajo|empleo|curro)\b",
        r"\bme (?:cambio|paso|cambié|he cambiado) a (?:una?|otra?|la) (?:\w+ )?(?:empresa|compañía|agencia|clínica|startup|consultora|hospital|despacho|competencia)\b|(?<!no )\bcambio de (?:empresa|trabajo|empleo)\b",
        r"\b(?:ahora )?trabajo por mi cuenta\b|\bnuevo (?:trabajo|empleo)\b|\bahora trabajo (?:en|para)\b",
    ),
    "job": (
        *_LEFT_WORK,
        r"\b(?:dejé|he dejado|abandoné|he abandonado) (?:la |el )(?:enfermería|docencia|enseñanza|hostelería|fontanería|medicina|abogacía|construcción|peluquería|programación)\b|\b(?:colgué|he colgado) (?:el delantal|la bata|el uniforme)\b|\b(?:ahora|hoy en día) (?:conduzco|enseño|vendo|doy clases)\b|\bme (?:he )?(?:lanzo|lanzado|lancé) (?:\w+ )?como\b",
        r"\bya no (?:soy|trabajo)\b|\bahora (?:estudio|trabajo (?:de|como)|soy)\b",
        r"\b(?:empiezo|empecé|he empezado|comienzo|comencé|arranco) (?:\w+ ){0,3}?(?:a trabajar|en (?-i:[A-ZÁÉÍÓÚ])|en (?:una|un|el|la) (?:nuev[oa] )?(?:empresa|trabajo|hospital|tienda|bar|restaurante|call center|fábrica|oficina|colegio)|de (?:camarer|cociner|dependient|profesor|enfermer|teleoperador|conductor|repartidor)\w*|como|contrato)\b|\bme (?:han )?(?:cogido|contratado|contrataron|cogieron|hicieron fij[oa]|han hecho fij[oa]|dieron el puesto|dado el puesto|ficharon|fichado)\b|\b(?:conseguí|he conseguido|encontré|he encontrado) (?:el |un |por fin )*(?:trabajo|curro|empleo|puesto)\b|\b(?:firmé|he firmado) (?:el|un) contrato\b|\bmi primer día (?:en|de|como)\b|\b(?:prejubil\w+|me retiré|me he retirado|ya estoy jubilad[oa]|último día (?:en|de trabajo|de curro|fue))\b|\b(?:cerraron|han cerrado|cerró) (?:la|mi) (?:empresa|fábrica|tienda)\b",
    ),
    "partner": (
        r"\b(?:estoy|estamos) (?:(?:ya|ahora|oficialmente|por fin|finalmente|recién) ){0,2}(?:divorciad|separad)[oa]s?\b",
        r"\b(?:me|nos) (?:he |hemos )?(?:divorcié|divorciamos|divorciado|separé|separamos|separado|casé|casamos|casado|prometimos|prometido)\b|\b(?:hemos roto|rompimos|lo dejamos|lo hemos dejado)\b|\bestoy (?:solter[oa]|divorciad[oa])\b",
        r"\b(?:me (?:ha )?(?:pidió|pedido) (?:la mano|matrimonio|que me case)|se (?:me )?(?:declaró|arrodilló)|me (?:ha )?(?:dejó|dejado|plantó|plantado)(?! (?:el|la|un|una|las|los|en|su|sus)\b)|(?:ha|han) firmado el divorcio|(?:salió|salido|llegó|firmamos|firmé|firmado) (?:ya )?(?:el|los papeles del) divorcio|pedí el divorcio|hemos cortado|cortamos|he cortado con|corté con|rompí con|he roto con|lo (?:dejé|he dejado) con|terminé con|terminamos|se acabó con|nos dimos un tiempo|(?:nos )?fuimos a vivir juntos|nos hemos ido a vivir juntos|vivimos juntos|he conocido a alguien|conocí a alguien|estoy saliendo con|tengo novi[oa](?! desde)|es mi ex|nuestra boda (?:fue|salió)|dije que sí)\b",
    ),
    "diet": (
        r"\b(?:he vuelto a|volví a|vuelvo a|empecé a|he empezado a) comer (?:carne|pescado|gluten|de todo)\b|\bahora (?:sí )?como (?:carne|pescado|de todo)\b|\bya no soy (?:vegan|vegetarian)[oa]\b|\bme (?:hice|he hecho|volví) (?:vegan|vegetarian)[oa]\b",
    ),
    "vegan": (
        r"\b(?:(?:he vuelto a|volví a|vuelvo a|empecé a|he empezado a) (?:comer|tomar|beber)|ahora (?:sí )?(?:como|tomo)|(?:ya |ahora )?puedo (?:volver a )?(?:comer|tomar|beber)) (?:queso|huevos?|leche|lácteos|miel)\b",
    ),
    "school": (
        r"\bme (?:he cambiado|cambié) (?:a|de) (?:la |otr[oa] )?(?:carrera|universidad|facultad|colegio|instituto|escuela|grado|curso|derecho|medicina|economía|\w+(?:logía|grafía|nomía|sofía|ería|ática|ística|nómicas))\b|\b(?:dejé|he dejado) (?:la carrera|los estudios)\b|\bme (?:gradué|he graduado)\b",
    ),
    "pregnancy": (
        r"\b(?:(?:he|hemos|ha|habemos) perdido|perdimos|perdí|perdió) (?:el|al|la|a la|a mi|a nuestr[oa]|mi|nuestr[oa]|este) (?:\w+ )?(?:beb[eé]\w*|niñ[oa]|nen[ea]|hij[oa]|embarazo|criatura|gemel[oa]s)\b|\b(?:se me|se nos) (?:fue|ha ido|murió) (?:el|la|mi|nuestr[oa]) (?:beb[eé]\w*|niñ[oa])",
        r"\baborto (?:espontáneo|involuntario|retenido|natural)\b|\b(?:tuve|he tenido|sufrí|he sufrido|tuvimos|me hicieron|me hice) un (?:aborto|legrado)\b|\b(?:aborté|he abortado)\b|\binterrump(?:í|imos|ido) (?:el|mi) embarazo\b|\b(?:no|sin) (?:(?:hay|había|tiene|tenía|tuvo) )?latidos?\b|\bcoraz(?:ón|oncito) (?:se (?:le )?paró|dejó de latir|ya no late)\b|\bnació (?:muert[oa]|sin vida)\b",
        rf"\b(?:ya )?(?:llegó|ha llegado|está aquí|están aquí|llegaron|está con nosotros)\b(?=.*{_NEWBORN})",
        r"\b(?:di|dimos|he dado|acabo de dar|dieron) a luz\b|\b(?:parí|he parido)\b|\b(?:nacieron|han nacido|(?:vino|ha venido|llegó) al mundo)\b|\bnació(?= (?:esta|de madrugada|en casa|sana|sano|bien|con|a las)\b)",
        r"\b(?:(?:el|la|mi|nuestr[oa]) (?:\w+ )?(?:bebé|nen[ea]|niñ[oa]|hij[oa]) )?(?:ya )?nació (?:ayer|hoy|el|la|por fin|anoche|mi|nuestr[oa]|(?-i:[A-ZÁÉÍÓÚ]))|\bha nacido\b|\bdio a luz\b|\b(?:ya )?(?:somos|soy) (?:padres|papás|mamá|papá|madre|padre)(?! de (?:dos|tres|cuatro|familia))\b|\b(?:tuvimos|tuve|ha tenido|tuvo) (?:al|a la|el|la|un|una|el) (?:bebé|niñ[oa]|nen[ea]|crí[oa])\b|\b(?:es un niño|es una niña)\b(?!.{0,50}(?:eco\b|ecograf|médic|prueba))|\bcesárea (?:fue|ha ido|salió)\b",
    ),
    "ailing": (
        r"\b(?:dad[oa] (?:de|el) alta|(?:le|me|nos|les) (?:han dado|dieron|dan) (?:ya )?(?:de|el) alta|(?:ya )?(?:ha salido|salió|salí|he salido) del hospital|(?:me|le) (?:han )?(?:quitado|quitaron|sacaron) (?:la|el|los|las) (?:escayola|yeso|puntos|férula|muletas)|(?:sin|dejé las|he dejado las) muletas|última (?:sesión de )?quimio|(?:sin rastro|remisión|curad[oa]|recuperad[oa])|ya está en casa|ya camin[oa] sin)\b",
    ),
    "meatless": (
        r"\b(?:(?:me )?(?:comí|he comido|pedí|cené|probé) (?:\w+ ){0,3}?(?:chuletón|jamón|filete|pollo|carne|hamburguesa|pescado|chorizo|bistec|entrecot|solomillo|costillas|atún|salmón)(?! vegan| veget)|como (?:otra vez |de nuevo |ya )(?:carne|pescado|pollo|de todo)|(?:he vuelto|volví|vuelvo) a (?:comer |la )?(?:carne|pescado|pollo|jamón|las proteínas animales)|(?:dejé|he dejado) (?:el veganismo|el vegetarianismo|de ser (?:vegan|vegetarian)[oa]|lo de ser (?:vegan|vegetarian)[oa]))\b",
    ),
    "sober": (
        r"\b(?:(?:me tomé|tomé|bebí|me bebí|me he tomado) (?:\w+ ){0,3}?(?:cerveza|vino|caña|copa|cubata|gin|whisky|chupito)(?! sin)|he recaído|recaí|(?:he vuelto|volví) a beber)\b",
    ),
    "hours": (
        r"\b(?:me (?:han )?(?:pasado|pasaron|cambiado|cambiaron|puesto|pusieron) (?:a|al|de|el) (?:turno|noches|mañanas|tardes|jornada|tiempo)|(?:he pasado|pasé|paso|vuelvo|he vuelto|volví) a (?:jornada (?:completa|reducida)|media jornada|tiempo completo|trabajar de (?:noche|día))|(?:se acabaron|adiós a|no más) (?:los turnos|las noches|el turno)|ahora (?:trabajo|hago|tengo) (?:media jornada|jornada completa|turno|de noche|de mañana))\b",
    ),
    "trip": (
        r"\b(?:(?:ya )?(?:hemos|he) vuelto|volvimos|volví|de vuelta|recién llegad[oa]s?|llegamos ayer|aterrizamos) (?:ya )?(?:del? |de las |de la |de nuestro )(?:viaje|vacaciones|luna de miel|crucero|(?-i:[A-ZÁÉÍÓÚ])\w+)\b|\bjet ?lag\b|\b(?:el viaje|las vacaciones) (?:fue|fueron|se (?:canceló|cancelaron|acabaron|acabó)|se ha cancelado)\b",
    ),
    "works": (
        r"\b(?:(?:la )?(?:reforma|obra|obras) (?:ya )?(?:está|están|ha|han) (?:\w+ )?(?:terminad[oa]s?|acabad[oa]s?|list[oa]s?|hech[oa]s?)|(?:se acabaron|terminaron|hemos terminado|acabamos) (?:ya )?(?:las obras|la reforma|la obra)|los albañiles (?:ya )?se (?:fueron|han ido))\b",
    ),
}

STATES = {
    "home": r"\b(?:alquiler|casero|casera|compañer[oa]s de piso|piso)\b|\b(?:mi|nuestra) direcci[óo]n es\b",
    "smoking": r"fum|cigarr|tabaco",
    "pregnancy": r"embarazad|embarazad|\b(?:embarazo|esperamos (?:un|una) (?:bebé|niñ[oa])|salgo de cuentas|tenemos (?:dos|tres|cuatro) (?:hijos|hijas|niños)|tengo (?:dos|tres|cuatro) (?:hijos|hijas|niños)|sin hijos|no tengo hijos|buscando (?:un )?bebé)\b",
    "school": r"colegio|escuela|universidad|estudi|carrera|\b(?:tesis|doctorado|oposici[oó]n(?:es)?|opositor[a]?|bachillerato|máster|prácticas|selectividad|grado en|estoy en (?:primero|segundo|tercero|cuarto))\b",
    "income": r"gano|sueldo|salario",
    "partner": r"\b(?:solter[oa]|divorciad[oa]|viud[oa]|prometid[oa]|comprometid[oa]|relación a distancia|sin pareja|casad[oa])\b",
    "home aim": r"\b(?:vivo (?:sol[oa]|con mis padres)|buscando (?:piso|casa|apartamento)|busco (?:piso|casa|apartamento)|buscamos (?:piso|casa|apartamento)|vender (?:la|nuestra|el|mi) (?:casa|piso)|apartamento|tenemos (?:una casa|un piso))\b",
    "job": r"\b(?:en (?:el )?paro|desemplead[oa]|sin (?:trabajo|empleo|curro)|busc(?:o|ando) (?:trabajo|empleo|curro)|ama de casa|jubilad[oa]|parad[oa] desde)\b",
    "ailing": r"\b(?:en el hospital|ingresad[oa]|en la uci|escayola(?:d[oa])?|yeso|muletas|neumonía|de baja|quimio(?:terapia)?|(?:me|se) (?:rompí|rompió|he roto|ha roto)|fractura|rot[oa]|covid|hernia|cáncer|tumor)\b",
    "vegan": r"\b(?:vegan[oa]|sin (?:huevo|lácteos|leche|lactosa)|intolerante a la lactosa|no (?:como|tomo|bebo|tolero) (?:ni )?(?:huevos?|queso|lácteos|leche))\b",
    "meatless": r"\b(?:vegan[oa]|vegetarian[oa]|no como (?:carne|animales))\b",
    "sober": r"\b(?:no bebo|abstemi[oa]|sobri[oa]|sin (?:beber|alcohol)|alcohólic[oa] (?:en recuperación|rehabilitad[oa]))\b",
    "hours": r"\b(?:media jornada|jornada (?:completa|reducida)|tiempo (?:completo|parcial)|turno de (?:noche|mañana|tarde|día)|de noches|(?:tres|cuatro|cinco) días a la semana)\b",
    "trip": r"\b(?:planeando|planeamos|ahorrando|ahorro|reservad\w+|preparando|nos vamos|me voy) (?:\w+ ){0,4}?(?:viaje|vacaciones|luna de miel|crucero)\b",
    "works": r"\b(?:reforma(?:ndo|mos)?|obras?|reformas)\b",
}

BEINGS = r"mujer|espos[oa]|marido|pareja|novi[oa]|madre|mamá|padre|papá|padres|herman[oa]s?|hij[oa]s?|niñ[oa]s?|bebé|tí[oa]s?|prim[oa]s?|sobrin[oa]s?|abuel[oa]s?|amig[oa]s?|vecin[oa]s?|compañer[oa]s?|jef[ea]|casero|casera|médic[oa]|doctora?|profesora?|gente|alguien|todos|cuñad[oa]|suegr[oa]|yay[oa]"

ELDERS = (("abuela", "abuelita", "yaya"), ("abuelo", "abuelito", "yayo"))

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

PAST = r"\b(?:casi|por poco) (?:me|nos)\b|\bhace (?:\d+|dos|tres|cuatro|cinco|muchos|varios|algunos) años\b|\b(?:en|desde) (?:19|20)\d\d\b|\b(?:cuando|desde que|después de que) (?:era|éramos|me mudé|nos mudamos|dejé|empecé)\b|\bde (?:niñ[oa]|pequeñ[oa])\b|\bantes\b"

ACTING = r"jef[ea]|caser[oa]|médic[oa]|doctora?|profesora?"

SPEAKER = r"yo|nosotr[oa]s|mí"

DAYS = "lunes|martes|miércoles|jueves|viernes|sábado sábados|domingo domingos"

NUMBERED = "fase etapa sprint paso capítulo lección módulo unidad habitación sala piso puerta andén carril línea lote zona edificio bloque ronda semana opción plan pregunta ejercicio experimento tique hito trimestre turno equipo grupo"
"""Things of which there are several, told apart by the number behind them: "phase 2"."""

CORRECTS = r"corrección|rectificación|corrijo|rectifico|fe de erratas"
"""Begins what takes the place of what was said, in front of a mark."""

NEWS = r"ahora|ya|desde|hasta|en vez|cambi\w+|aplaz\w+|pas[óa]\w*|sub\w+|baj\w+|mov\w+|pospus\w+|adelant\w+|a partir|este (?:año|curso)|cumpl\w+|ampli\w+"

FELT = r"(?:odi(?:o|aba|é)|am(?:o|aba)|detest(?:o|aba)|me (?:gusta|encanta|aburr|agobia|pesa|averg[oü]en?za)\w*|disfrut(?:o|aba)|temía|me (?:da|daba) (?:miedo|vergüenza|pereza|pena)) (?:de )?(?:ser|trabajar|vivir|estar|mi (?:trabajo|curro))|(?:in)?feliz (?:como|en|de|siendo|con)|(?:a gusto|content[oa]|orgullos[oa]|triste) (?:como|en|de ser|siendo|con)"
