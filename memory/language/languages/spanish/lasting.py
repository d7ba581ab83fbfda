"""Of which words Spanish orders that hold for good are made."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.languages.spanish.sayings import WORDS
from memory.language.languages.units import UNITS
from memory.language.lasting_table import LastingWords

_TAILS = (
    r"por favor|siempre|para siempre|permanentemente|de ahora en adelante|en adelante|en cuenta|presente"
    r"|como (?:una? |mi )?(?:regla|norma|instrucción|preferencia|nota)(?: (?:permanente|fija|general))?"
    r"|(?:en|para|durante) (?:tod[ao]s|cada|cualquier|nuestr[ao]s|las|los|tus?|futur[ao]s)(?: (?:las|los|nuestr[ao]s|mis|tus|próxim[ao]s|futur[ao]s|demás))* (?:conversaci(?:ón|ones)|charlas?|chats?|sesi(?:ón|ones)|respuestas?|mensajes?|memoria|notas|futuro)(?: (?:futur|siguient|próxim)[aeo]s?)?"
    r"|en (?:la|tu) memoria"
)
"""How long, or as what, something is to be remembered."""

LASTING = LastingWords(
    verbs=r"escríbe(?:me)?|tr[aá]ta(?:me)?|responde(?:me)?|respóndeme|contesta(?:me)?|contéstame|habla(?:me)?|háblame|usa|utiliza|evita|sé|hazme|hágame|pregúntame|pregúnteme|resp[oó]nd(?:a|er|iera)(?:me)?|cont[eé]st(?:e|ar|ara)(?:me)?|tr[aá]t(?:e|ar|ara)(?:me)?|us(?:e|ar|ara)|utili(?:ce|zar|zara)|emple(?:e|ar|ara)|cit(?:e|ar|ara)|indi(?:que|car|cara)|evit(?:e|ar|ara)|sea|ser|fuera|d[eé](?:me)?|dar(?:me)?|diera|h[aá]bl(?:e|ar|ara)(?:me)?|expr[eé]s(?:e|ar|ara)(?:se)?|mencion(?:e|ar|ara)|tut(?:ee|ear|eara)(?:me)?|incluya|incluir|prescind(?:a|ir)|absteng(?:a|áse)|abst[eé]ngase|manteng(?:a|áse)|expliqu?e",
    ways=rf"de una en una|cort[oa]s?|breves?|larg[oa]s|oraciones|párrafos|letras? grandes?|una (?:por|a) una|(?:una )?cada vez|usted|tú|tut(?:ee|ear|eara)(?:me)?|breves?|brevedad|brevemente|concis[oa]s?|concisión|sucint[oa]s?|clar[oa]s?|claridad|formal(?:es|mente)?|cort[eé]s|cortesía|direct[oa]s?|precis[oa]s?|precisión|sencill[oa]s?|técnic[oa]s|tecnicismos|emojis?|emoticonos|jerga|anglicismos|abreviaturas|fuentes|referencias|frases|palabras|líneas|viñetas|tablas|métric[oa]s?|{UNITS}",
    small=r"eh|vale|ok|porfa|gracias|jaja|preguntas?|sola|me|mí|a|de|del|con|sin|en|por|favor|y|e|o|pero|ni|no|más|que|los|las|el|la|un|una|unas|unos|pocas|su|sus|mis|respuestas?|tono|lenguaje|forma|manera|modo|estilo|completas|términos|posible|todo|todos|todas|lo|conmigo|precios|importes|cifras|medidas|temperaturas|distancias|sistema|unidades|dos|tres",
    lasting=r"(?:h[áa]bla|resp[óo]nde|cont[ée]sta|escr[íi]be)me|aunque (?:yo )?(?:te |le )?(?:escriba|hable|pregunte)|(?:incluso|aun) (?:si|cuando) (?:te )?(?:escribo|hablo|pregunto)|siempre|nunca|jamás|sistemáticamente|me|conmigo",
    languages=WORDS.languages,
    naming=r"(?:(?:me ll?am(?:e|ara)|ll[aá]me(?:me)?|llamarme)|(?:se )?dir(?:[ií]ja|igir|igiera)(?:se)? a mí como)",
    titles=r"señora?|señorita|doctora?|don|doña|profesora?|licenciad[oa]|dr|dra|sr|sra",
    once=r"d[ée]me (?:(?:las?|sus?|unas|los) )?(?:fuentes|referencias|tablas)|una (?:\w+ )?(?:respuesta|frase|tabla)|(?:est[ae]|ese|esa|esto|eso) ?\w*|(?:más|menos) (?:breves?|concis\w+|clar\w+|formal\w*|direct\w+|precis\w+|sencill\w+|cortés)",
    wishes=r"(?:yo )?(?:prefiero|preferiría|quiero|quisiera|necesito)|me gust(?:an|arían)(?: más)?",
    outputs=r"respuestas|explicaciones",
    rather=r"cort[oa]s|larg[oa]s|más|menos|simples|honestas",
    disliked=r"(?:no me gusta|odio|detesto|me molesta) (?:que|cuando) (?:me )?(?:uses|usas|digas|dices|pongas|pones|escribas|escribes|llames|llamas|repitas|repites|expliques|explicas|te disculpes|te disculpas)|(?:tus|sus) (?:respuestas|explicaciones) (?:son|están siendo)(?: (?:siempre|todavía|a veces|un poco))* (?:demasiado|muy) \w+",
    address=r"(?:h[áa]bl[ae]me|tr[áa]t[ae]me|resp[óo]nd[ae]me|respóndeme|llám[ae]me) (?:siempre )?de (?:tú|tu|usted|vos)|tut[ée]a(?:me)?|tut[ée]eme|vos[ée]ame|(?:nos )?tuteémonos|podemos tutearnos|mejor nos tuteamos",
    leave_out=r"sin|menos|nada de|no más|basta de|(?:deja|para|para ya) (?:ya )?(?:con|de usar)|ahórra(?:te|me)|ahórrese|déja(?:te)? de|deja|evita|evite|prescinde de|olvida|no (?:uses|use|utilices|utilice|pongas|ponga|añadas|des|hagas|escribas)",
    left_out=r"emojis?|emoticonos|guiones(?: largos)?|listas|viñetas|markdown|negritas?|encabezados|títulos|jerga|tecnicismos|anglicismos|abreviaturas|siglas|exclamaciones|signos de exclamación|introducciones|preámbulos|rodeos|formalidades|cumplidos|halagos|disculpas|advertencias|avisos legales|relleno|paja|términos técnicos|palabrejas",
    as_such=rf"(?:unidades métricas|sistema métrico)|palabras sencillas|lenguaje (?:sencillo|claro|llano)|frases cortas|español (?:de españa|neutro|latino)|(?:precios|temperaturas|distancias|medidas|cantidades) en {UNITS}|formato (?:de )?24 horas",
    known=r"(?:no (?:me expliques|me explique|(?:hace falta|es necesario|necesito) (?:que me expliques?|explicarme)|tienes que explicarme)|deja de explicarme) (?:(?:lo|las cosas|los conceptos) (?:básic[oa]s?|obvi[oa]s?|elementales?)|las bases|los fundamentos|(?:lo )?que? (?:es|son|significa) .{1,40}|qué (?:es|son|significa) .{1,40})",
    stop=r"no (?:me llames \w+|te disculpes)|(?:deja|para) de decir(?= [«\"“])|trátame como (?:a )?un[ao]? (?:expert[oa]|principiante|adult[oa]|profesional|colega)|(?:asume|supón|da por hecho) que (?:ya )?(?:sé|conozco|uso|entiendo|domino)|(?:deja|dejá|deje|para|pare) de (?:disculpar(?:te|se)|pedir (?:perdón|disculpas)|decirme que|recordarme|repetir|dar(?:me)? (?:lecciones|sermones)|sermonearme|felicitarme|halagarme|adularme|recomendarme|darme la razón|agradecerme)",
    dealt=(
        r"(?:(?:h[áa]bla|tr[áa]ta|escr[íi]be)me|expl[íi]came (?:todo|las cosas)) como\b|(?:dime|av[íi]same|corr[íi]geme)(?: siempre)? (?:cuando|si) (?:me equivo(?:que|co)|est(?:é|oy) equivocad[oa]|no est(?:és|ás) segur[oa]|comet[ao])\b",
        r"mi idioma preferido es\b|no (?:hace falta|es necesario|tienes) que (?:te disculpes?|disculparte|me des las gracias|repitas)\b|no (?:te disculpes|pidas perdón) (?:tanto|siempre|cada vez|todo el tiempo)\b|no me hagas (?:tantas |más )?preguntas\b|no seas tan (?:formal|educad[oa]|amable)\b|llévame la contraria\b|cuestiona mis\b|(?:usa|escribe|responde|contesta)\b.{1,60} (?:a menos que|salvo que) (?:te )?(?:diga|pida)\b",
    ),
    reached=(
        r"(?!.*\b(?:hoy|mañana|esta (?:semana|noche|tarde)|ahora mismo|en cuanto|cuando (?:el|la|mi|esté|llegue))\b)(?:"
        r"no (?:me|nos) (?:(?:telefone|contact)(?:e|es|éis|en)\b|llam(?:e|es|éis|en)(?= (?:por|al|a|antes|después|entre|más|nunca|de noche)\b|\W*$|[,.;]))"
        r"|no (?:me|nos) (?:mand(?:e|es|éis|en)|env[ií](?:e|es|éis|en)|dej(?:e|es|éis|en)) (?:más |ningún |ninguna )?(?:publicidad|sms|correos?|mensajes?|cartas|newsletters?|ofertas|promociones|boletines|spam)\b"
        r"|(?:(?:escr[ií]b(?:e|a|an|id)|cont[aá]ct(?:a|e|en|ad)|ll[aá]m(?:a|e|en|ad)|av[ií]s(?:a|e|en|ad))(?:me|nos))(?: (?:solo|sólo|siempre|mejor|por favor|únicamente))* (?:por|a|al|en) (?:mi |el )?(?:(?:correo|e-?mail|whatsapp|sms|carta|móvil|teléfono|escrito|fijo)\b|\+?\d[\d /().-]{5,}|[\w.+-]+@[\w-]+\.)"
        r"|(?:pued(?:e|es|en)|podéis) (?:contactar|localizar|escribir|encontrar|llamar)(?:me|nos) (?:por|a|al|en)\b"
        r"|(?:mand|env[ií])\w+(?:me)? (?:todas |siempre )?(?:las|mis|los) (?:cartas|facturas|recibos|documentos) (?:a|por) (?:mi|correo|carta)\b"
        r"|prefer(?:iría|o|ía) (?:que (?:me|nos) (?:contact|llam|escrib|avis)\w+|ser contactad[oa])\b"
        r"|(?:solo|sólo|únicamente) por (?:correo|e-?mail|whatsapp|sms|carta|móvil|teléfono|escrito|fijo)\b|nada de (?:llamadas|publicidad|sms)\W*$"
        r")"
    ),
    unspoken=r"(?!.*\b(?:él|ella|ellos|ellas|eso|esto|ello)\b)(?:no (?:me )?(?:vuelvas|vuelva) a (?:mencion|habl|pregunt|record|nombr|sac)ar(?:me)?\b.{2,60}"
    r"|no (?:me )?(?:menciones?|hable[s]?|preguntes?|recuerdes?|nombres?|saques?) (?:(?:nunca )?más\b.{2,60}|[^.;:!?]{2,40}? (?:nunca más|más|otra vez)\W*$)"
    r"|(?:deja|deje|para) de (?:mencionar|hablarme de|preguntarme por|recordarme|nombrar)\b.{2,60}"
    r"|nunca (?:más )?(?:me )?(?:menciones?|hables?|preguntes?|recuerdes?|nombres?)\b.{2,60})",
    would=r"(?:prefiero|preferiría|me gusta(?: más)?) (?:que|cuando) (?:tú |usted )?(?:no )?(?:me |te |nos )?(?!(?:ellas|las|mis|sus|unas|otras|muchas|nuestras|los|mes|tus)\b)[\w]{2,}(?:es|as|és|ás)\b",
    with_me=r"conmigo",
    easier=r"(?:así )?(?:es|será|sería|queda|resulta) (?:mucho )?(?:más (?:fácil|sencillo|cómodo|claro)|mejor)",
    pressed=r"prisa|no tengo tiempo|tengo que|cansad[oa]|conduciendo|poco tiempo",
    henceforth=r"hasta nuevo aviso|de ahora en adelante|a partir de (?:ahora|hoy|este momento)|de aquí en adelante|desde ahora|en adelante|en lo sucesivo",
    at_outset=r"(?:te )?pregunte lo que (?:te )?pregunte|en el futuro|por (?:regla general|norma|defecto)",
    announced=(
        r"(?:esto |esa )?es una (?:regla|norma|instrucción) (?:fija|permanente|general)|"
        rf"(?:(?:por favor,? |y |también )*(?:recuerda|recuérdalo|guarda|guárdalo|anota|anótalo|apunta|apúntalo|memoriza|ten|tenlo|toma|trata|haz|hazlo|recuerde|guarde)(?: (?:esto|eso|todo esto))?)(?:,? (?:{_TAILS}))*"
        rf"|(?:(?:y )?(?:esto|eso|todo esto) (?:vale|sirve|se aplica|aplica|rige|es válido|es))(?:,? (?:{_TAILS}))+"
    ),
    for_good=r"llámame|conmigo|tus respuestas",
    for_all=r"(?:tus|sus) (?:respuestas|explicaciones|mensajes)|(?:código|texto) que (?:me )?(?:des|escribas|mandes|muestres)",
    told=r"explícame todo como\b|(?:(?:y|por favor),? )*(?:(?:no )?(?:empie(?:za|ces)|comien(?:za|ces)|termin(?:a|es)|hagas|haz|mant[eé]n|acort(?:a|es))(?: siempre| nunca| todas)* (?:tus|sus) (?:respuestas|explicaciones)\b|puedes llamarme (?-i:[A-ZÁÉÍÓÚ])\w|ll[aá]mame (?!al?\b|cuando|si\b|mañana|luego|después|esta|en\b|por teléfono|más tarde)\w|sé [\w ]{2,40} conmigo(?=\W*$)|pregúnta(?:me)? (?:primero|antes de)\b)",
    tells=r"corrige|(?:me )?(?:responde|contesta|escribe|habla)(?= siempre)|(?:respónde|contésta|escríbe|hábla|explíca|indíca|da|pón|pon|di|haz|muéstra|enséña|cuénta|recomiénda|sugiére|corríge|tradúce|avísa|pregúnta|resúme|tráta|cíta|recuérda)(?:me|nos)(?:l[oae]s?)?|usa|utiliza|cita(?= siempre)|redondea|(?:no )?(?:me )?(?:uses|utilices|respondas|contestes|escribas|hables|expliques|menciones|recomiendes|sugieras|llames|trates|pongas|digas|des|traduzcas|supongas|asumas)|(?:responder|contestar|escribir|hablar|explicar|usar|utilizar|citar|indicar|tutear)(?:me)?|sé",
    wants=r"(?:quiero|quisiera|necesito|me gustaría|espero) que (?:tú |usted |(?:no )?(?:me |te )?(?!(?:ellas|las|mis|sus|unas|otras|muchas|nuestras|todas|niñas)\b)\w{2,}[aeé]s\b)|(?:debes|tienes que) ",
    could=r"(?:puedes|podrías|puede|podría) ",
    within=r"en (?:este|nuestro|el) (?:repo(?:sitorio)?|proyecto)",
    uses=r"us(?:a|e|ad)|utili(?:za|ce|zad)|emple(?:a|e)|evita|evite|respeta|respete|sigue|siga|prefiere|prefiera",
    this=r"est[aeo]s?|es[aeo]s?|aquell?\w+|aquí",
    an=r"un[ao]?",
    inside=r"en",
    toward=r"a|con",
    asked=r"qué|cómo|por qué",
    joins=r"que|y|o|como|si",
    when=r"cuando|si",
    whenever=r"cada vez|(?:cada vez|siempre) que",
    asking=r"(?:yo )?(?:te|le) (?:pregunt[eo]|pid[ao]|pas[eo]|mand[eo]|envíe|envío|muestr[eo]|pegu?[eo]|compart[ao]|dé|doy|escrib[ao])|(?:pida|pregunte|pegue|comparta)(?= (?:una?|por|sobre|código|\w+s\b))"
    r"|(?:tú |usted )?me (?:des|das|dé|propon(?:es|gas|ga)|recom(?:iendes|iendas|iende)|su(?:gieras|gieres|giera)|escrib(?:es|as|a)|muestr(?:es|as|e)|habl(?:es|as|e)|expli(?:ques|cas|que)|tradu(?:ces|zcas|zca)|cuent(?:es|as|e)|respond(?:es|as|a)|digas|dices|diga|hag(?:as|a)|haces|corri(?:jas|ges|ja|ge)|resum(?:as|es|a|e)|calcul(?:es|as|e|a))|(?:escrib|habl|respond|traduzc|recomiend|cit|mencion)(?:as|es|a|e)|habl[ea]mos|(?:me equivo(?:que|co)|comet[ao] un error)|no (?:est[eé]s|estás) segur[oa]",
    rules=r"(?:(?:unas?|dos|tres|cuatro|cinco|mis|algunas|\d) )?(?:reglas?|normas?|pautas?|cosas)",
    for_me=r"me|tú|tus?|para mí|usted",
    kinds=r"(?:en|para|con) (?:todas |todos )?(?:las|los|tus|sus) (?:recetas|traducciones|ejemplos de código|correos|resúmenes|cálculos|listas|explicaciones|distancias|precios|temperaturas|fechas|recomendaciones|sugerencias|ejercicios de matemáticas)",
    passing=r"est[aeo]s?|es[aeo]s?|lo|(?<!por )(?<!sobre )(?:el|la)|mis?|hoy|mañana|ayer|ahora|luego|después|aquí",
    then=r"que (?:sean?|lleven?|est[éeê]n?|tengan?|vayan?)|(?:com[eé]nta|pón?|escr[íi]be|explíca|mu[eé]stra|d[íi]|d[áa])(?:me|nos)?(?:lo|la|los|las)?|ponme|ponlos?|dime|haz(?:me|lo)?|indica|menciona|pregunta(?:me)?|avísame|recuérdame|(?:entonces )?(?:por favor|siempre|nunca|s[oó]lo|solamente|únicamente|sin|no (?:me |lo |la |les? )?(?:cuentes|uses|utilices|pongas|des|hagas|digas|escribas|respondas|añadas|incluyas|expliques|repitas|traduzcas|reescribas|cambies|inventes|menciones|resumas)|usa|use|utiliza|utilice|señala|señale|marca|da|pon|corrige|incluye|añade|limítate|evita|evite|cita|cite|comenta|responde|contesta|corrígeme|(?!\w+(?:mos|o) )\w+ siempre)",
    leads=r"y|pero|también|ah|ok|vale|entonces|por cierto|por favor|recuerda|acuérdate de|asegúrate de|debes|puedes|tienes que|hay que|en este (?:proyecto|repo|repositorio)",
    ever=r"cada vez|siempre|nunca|jamás|bajo ningún concepto|en ningún caso|por defecto",
    no=r"no",
    acts=r"(?:actualiz|añad|borr|cambi|cre|document|edit|ejecut|elimin|export|format|guard|import|instal|lanz|llam|modific|mov|pregunt|prob|public|renombr|revis|sobrescrib|sub|test|us|utiliz|valid|verifiqu|verific|corr|escrib|abr|fusion|comprueb|comprob)(?:a|as|e|es|en|an|ar|er|ir)|toques?|toca|tocar|hagas?|haz|hacer|pongas?|pon|poner|edites|pruebes?|prueba|muevas?|mueve|commitees|pushees|renombres|verifiques|publiques|modifiques|saltes|dejes",
    revoking=(
        r"(?:por favor,? )?(?:deja|dejá|deje|para) de (?P<what>(?:responder|contestar|escribir|hablar|usar|llamar|tutear|explicar)\w* .+)",
        r"(?:por favor,? )?(?:ya no|no hace falta que)(?: tienes que| necesitas| hace falta que)? (?P<what>(?:me )?(?:respond|contest|escrib|habl|us|llam|explic)\w* .+)",
        r"(?:por favor,? )?no (?P<what>(?:me )?(?:respond|contest|escrib|habl|us|llam|explic)\w* más .+)",
    ),
    of_any="siempre más por favor responde responder contesta contestar escribe escribir habla hablar",
    contraries={
        "length": {
            "short": r"cort[oa]s?|brev(?:e|es|emente)|concis[oa]s?|escuet[oa]s?|al grano",
            "long": r"larg[oa]s?|detallad[oa]s?|con detalles?|extens[oa]s?|en profundidad",
        },
        "address": {"tú": r"tut[eé][aeo]\w*|de tú", "usted": r"usted|de usted|ustedes"},
        "manner": {
            "formal": r"formal(?:es|mente)?",
            "casual": r"informal(?:es|mente)?|coloquial(?:es|mente)?|relajad[oa]",
        },
        "candour": {
            "blunt": r"sin rodeos|brutal(?:mente)?|dur[oa]|sin piedad",
            "gentle": r"suave(?:mente)?|amable(?:mente)?|delicad[oa]|con tacto",
        },
        "level": {
            "simple": r"sencill[oa]s?|simple(?:s|mente)?|principiante|para niños",
            "expert": r"técnic[oa]s?|expert[oa]s?|avanzad[oa]s?",
        },
        "summary at": {
            "the beginning": r"(?:resumen|respuesta|conclusión) (?:primero|al (?:principio|inicio))",
            "the end": r"(?:resumen|respuesta|conclusión) (?:al final)",
        },
        "form": {"points": r"viñetas|listas|puntos", "prose": r"prosa|párrafos|texto corrido|texto seguido"},
        "tables": {"": "tablas?"},
        "headings": {"": "títulos|encabezados"},
        "sources": {"": "fuentes?|referencias|enlaces"},
        "formulas": {"": r"fórmulas?|ecuaciones"},
        "analogies": {"": r"analogías?|metáforas?"},
        "examples": {"": "ejemplos?"},
        "jokes": {"": "chistes?|bromas?|humor"},
        "questions": {"": "preguntas"},
        "disclaimers": {"": "advertencias|avisos"},
        "greetings": {"": "saludos?"},
        "bold": {"": "negritas?"},
        "summaries": {"": "resúmenes"},
        "comments": {"": "comentarios"},
    },
    denies=r"no|nada de|sin|nunca|jamás|en vez de|en lugar de|deja de (?:usar|poner|hacer)|deje de (?:usar|poner)|evita|basta de|menos|ya no|ni|antes de",
    allows=r"(?:ya )?(?:están|son|están otra vez|vuelven a estar) (?:bien|permitid[oa]s)",
    drops=r"fuera|sobran",
    called=r"ll[aá]mame|llámeme|me llamo ahora",
    of_some=r"para|en|con|sobre|a|de",
    idle="ahora adelante partir aquí hoy futuro nunca todo toda todos todas para con las los el la un una unos unas en de del y o que me mi mis te tu tus su sus nos usa usar use utiliza utilice pon ponme ponga escríbeme escriba dame deme muestra muéstrame respóndeme responda contéstame háblame respuestas respuesta precios importes cantidades medidas unidades temperaturas fechas horas textos código idioma otra vez vuelve solo también mejor prefiero quiero ya desde",
    lifted=(
        r"(?:y |ok,? |vale,? )?(?:ya |ahora )?(?:puedes|puede) (?:ya |ahora |también |otra vez )*(?:usar|poner|responder|escribir|dar|darme|hacer|explicar|ser)(?: ya| ahora| también| otra vez)?(?: con| en)?(?: las| los| más)? {}(?: (?:ahora|ya|también|otra vez|de nuevo))+",
        r"(?:y |ok,? |vale,? )?(?:(?:las|los) )?{} (?:(?:ya )?(?:están|son|me valen|me van)) (?:bien|ok|permitid[oa]s)(?: (?:ahora|ya|otra vez))+",
        r"(?:y |ok,? |vale,? )?ya no (?:quiero|necesito) (?:más )?{}(?:,.{1,60})?|no quiero más {}(?:,.{1,60})?",
    ),
    teaching=(
        r"(?:explíca(?:me|melo)|explica|explicarme)(?: todo| las cosas)? como si (?:tuviera|tuviese) (?:\d{1,2}|cinco|seis|siete|ocho|nueve|diez|once|doce) años|(?:explíca(?:me|melo)|explica) como (?:si fuera (?:una? )?|a (?:una? ))(?:niñ[oa]|principiante|cri[oa])(?: de \w+ años)?",
        r"(?:(?:ve|vamos|explíca(?:me)?|hazlo|ir|procede) )?(?:paso a paso|un paso (?:a la vez|cada vez)|una cosa (?:a la vez|cada vez)|poco a poco)",
        r"no me (?:des|digas|muestres|enseñes) (?:nunca |directamente |enseguida )?(?:la |las )?(?:respuestas?|soluci(?:ón|ones)|resultado)(?: (?:directamente|enseguida|de inmediato|de golpe|ya|de entrada|a la primera)|(?=,? (?:sino |pero |y )?(?:dame|hazme|solo|pistas|déjame|ayúdame)))",
        r"(?:dame|usa|solo|darme|prefiero) (?:solo |pequeñas |unas )*pistas(?: (?:primero|en (?:vez|lugar) de (?:la )?(?:respuesta|solución)))?(?! (?:para|sobre)\b)",
        r"(?:(?:usa|haz|escribe|con|usar|hacer|utiliza) )?(?:las |solo )?(?:frases|respuestas|palabras|párrafos)(?: (?:más|muy))? (?:cort[oa]s|sencillas|simples|breves)",
        r"(?:nada de|evita|sin|no uses)(?: los| las)? (?:(?:párrafos|frases|textos) (?:largos?|largas)|bloques (?:grandes )?de texto)",
        r"(?:nada de|sin|no uses) (?:fórmulas|teoría|ecuaciones) (?:primero|al principio|todavía|de entrada)",
        r"(?:(?:dame|pon|ponme|explícame|muéstrame|enséñame) )?primero (?:un |el |la |una )?(?:ejemplos?|idea|concepto|intuición)(?: (?:resuelto|concreto))?(?:,? (?:y )?(?:luego|después) (?:la |el |las |me )?[^.!?,]{1,30})?",
        r"(?:prefiero que me hagas|hazme) preguntas (?:en vez|en lugar|hasta|para que)[^.!?]{0,50}|déjame (?:intentarlo|pensar|probar)(?: (?:primero|antes|sol[oa]))?",
    ),
    taught_so=r"y|pero|así que|también|ok|vale|sí|por favor|(?:puedes|podrías)|(?:prefiero|preferiría|quiero|necesito)(?: que)?",
    taught_behind=r"por favor|porfa|gracias|ok|conmigo|siempre|también|a partir de ahora",
)
