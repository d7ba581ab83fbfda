"""Spanish: how people speak to an assistant."""

# ruff: noqa: E501 - a list of words is read, not edited by column

from memory.language.phrase_table import Phrases

_TEXT = r"texto|frases?|oración|párrafo|correo|e-?mail|mail|carta|mensaje|artículo|traducción|cuento|historia|poema|canción|capítulo|diálogo|deberes|borrador|subtítulo"
"""What texts are called."""
_OF_TEXT = r"(?:mis?|nuestr[oa]s?)(?: \w+){0,2}? (?:frases?|traducción|redacción|deberes|cuento|historia|novela|poema|capítulo|canción|gramática|ortografía|inglés|alemán|francés|español|italiano|portugués|ruso)\b.{0,40}"
"""A text or a language that the user learns by: what stands in it may be anybody's."""
_NO_VOICE = rf"{_TEXT}|lista|tabla|esquema|resumen|plan|menú|receta|pdf|json|csv|markdown|archivo|documento|respuesta|ejemplo|recordatorio|regalo|sorpresa|último|última|primer[oa]?|siguiente|anterior|de|madre|padre|mujer|marido|hij[oa]"
"""What something is written as without being said by somebody else: forms, and what the user may be herself."""

PHRASES = Phrases(
    greeting=r"hola|qué tal(?: est[áa]s)?|cómo est[áa]s|buen[oa]s(?: (?:días|tardes|noches))?|buen día|adiós|hasta (?:luego|mañana|pronto)",
    dear=r"querid[oa]s?|estimad[oa]s?|apreciad[oa]s?|muy señor(?:es)? mí?os?|a quien corresponda",
    sign_off=r"(?:(?:un|una|con|reciba|mil|muchos?|muchas?|cordial(?:es)?|atentos?|los|mis|un fuerte|un gran) )*(?:saludos?|abrazos?|besos?|besitos|gracias)(?: (?:cordial(?:es)?|afectuosos?|a todos|y saludos|de antemano|fuerte|grande|muy (?:grande|fuerte)))*|(?:muy )?atentamente|cordialmente|(?:hasta (?:pronto|luego|mañana)|nos vemos|adiós)|con (?:cariño|afecto)|cuídate",
    to_answer=r"(?:le|les|lo|te|se lo|me)? ?(?:contest|respond)\w*|respuesta|(?:qué|cómo) (?:le|les) (?:digo|escribo|pongo)|(?:enviar|mandar)(?:lo|la|lo así)?",
    this_text=r"(?!.*\b(?:escrib|redact)).*?\b(?:est[ea]s?|siguientes?) (?:\w+ ){0,2}?(?:correo|e-?mail|mail|mensaje|carta|nota|publicación|post|tuit|anuncio|oferta de (?:trabajo|empleo)|borrador|artículo|whats ?app)s?\b",
    spoken_to=r"asistente|diario|ordenador|robot|ia",
    thanks=r"(?:muchas |mil )?gracias(?:,? eres (?:el mejor|la mejor|genial|un sol|la caña|un crack|lo más))?|me ha[sn]? (?:ayudado|servido)(?: (?:mucho|bastante|de mucho))?|(?:me )?(?:ha sido|fue) (?:muy )?útil|(?:ya |ahora sí )?(?:ha funcionado|funcionó|funciona)(?=\W*$|,? (?:muchas |mil )?gracias)",
    courtesy=r"por favor",
    asks_leave=r"(?:te |le |os )?(?:puedo|podría|quería|quisiera) preguntar(?:te|le|os)?",
    politely=(
        r"le (?:ruego|rogaría|pido|pediría|agradezco|agradecería|solicito)(?! (?:a|al)\b)(?: por favor| encarecidamente| amablemente)?,?(?: que)?(?: tenga a bien)?|(?:agradecería|agradezco|ruego|solicito) que"
        r"|sírvase|sirva usted|h[aá]ga(?:me)?(?: usted)? (?:el favor|la bondad) de|tenga la (?:bondad|amabilidad|gentileza) de|(?:sería|fuera) (?:usted )?tan amable de|si (?:es|fuera) tan amable|(?:podría|puede|querría) usted"
        r"|(?:quisiera|querría|desearía|preferiría|me gustaría) que(?! (?:mi|el|la|los|las)\b)(?: usted)?(?= (?:no |siempre )*(?:usted|me|nos) | \w+(?:ara|iera|era|ase|iese)\b)|se ruega"
    ),
    would_you="puedes|podrías|por favor",
    for_me="me",
    soft="por favor|y|pero",
    no="no",
    supposes="si",
    points_back="esto|este|esta",
    but="pero",
    joins=r"y|pero",
    onward=r"luego|ahora",
    sounds="madre mía",
    filler=r"sí|vale|claro|bueno|genial|perfecto|de acuerdo|por cierto|y|pero|por favor"
    r"|(?:(?:muy )?bien|sigue|continúa|adelante|hazlo|hecho|listo)(?=\W*$|\s*[,.!;])",
    empty_statement=r"eso|esto es|tú|tengo una (?:pregunta|duda)|quiero saber|no (?:entiendo|lo sé|funciona)\W*$",
    points_at=r"(?:por favor )?(?:ver|v[ée]ase|mira|mirad|mire) (?:abajo|arriba|(?:el )?(?:adjunto|archivo|anexo)|(?:la )?(?:foto|captura))|(?:va )?adjunt[oa]|en adjunto",
    question=(
        r"[¿]+\W*\w+|qué|quién(?:es)?|cómo|cuándo|cuánt[oa]s?|cuál(?:es)?|dónde|por qué|(?:a|de|en|con|para|desde|hasta|sobre) (?:qué|quién(?:es)?|cuándo|cuál(?:es)?|cuánt[oa]s?|dónde)|puedes|podrías|me puedes|sabes(?!,)|ideas (?:para|de)|diferencias? entre|cual(?:es)? (?:es|son|fue)|que (?:es|significa|son)\b"
        r"|como (?:se(?! (?:me|nos|le|te|não|fosse)\b)|puedo|hago|hacer|funciona)|cuanto (?:dura|cuesta|es|mide|pesa)|por que (?:el|la|los|las|se|no|es)|donde (?:está|puedo|queda)"
        r"|(?:quisiera|quiero|me gustaría|necesito) saber (?:si|qu[eé]|c[oó]mo|cu[aá]nt\w*|cu[aá]l\w*|d[oó]nde|por)"
    ),
    asks_which=r"que (?:[^\W\d_]{3,}s|medicamento|medicina|medicaci[oó]n|pastilla|comprimido|dosis|talla|marca|inhalador|crema|jarabe)(?: (?:de|del|para|contra) \w+)? (?:yo )?(?!tengo|llevo|traigo|ando|como\b|pero\b|cuando\b)[^\W\d_]{2,}o(?= |\W*$)",
    asked_last=r"(?:(?:a|de|en|con|para|desde|hasta|sobre) (?:qu[eé]|qui[eé]n(?:es)?|d[oó]nde)|(?:a)?d[oó]nde|(?<!en )cu[aá]ndo|(?:llama|llaman|llamo|llamaba) c[oó]mo)(?: (?:ahora|otra vez|exactamente|ya))*",
    leaves_open=r"sé|sab(?:e[sn]?|er|emos|ía|ías)|sepa|importa|idea|olvid\w+|acuerdo|recuerdo|dij\w+|decir|dic(?:e[sn]?|ho|iendo)|depende|pregunt\w+|da igual|no (?:tengo|hay|tiene)",
    asking=r"(?:y )?(?:por favor|puedes|podrías|qué|cómo|dónde|cuál|escribe|dame|recomiéndame|ayúdame)",
    spelled=r"con (?:una? |dos )?(?:[a-zñ]|y griega|i latina)",
    is_one=r"es",
    one=r"una?",
    leads_in=r"para|en|al|del?|como|si|cuando|mientras|porque|ya que|según|entre|y|pero|entonces",
    labels="lista|reseña|crítica|nota|compra|corrección|respuesta",
    transform=r"traduce|traduzca|resume|resuma|corrige|corrija|mejora|reescribe|explica (?:este|esto|el siguiente)",
    request=(
        r"me (?!das (?:miedo|pena|risa|asco)\b)(?:explic|d|hac|dec|dic|ayud|recomend|recomiend|cont|cuent|arm|resum|traduc|correg|corrig|suger|sugier|escrib|enseñ|busc|mand|prepar|redact|list|gener|cre|calcul|aclar|mostr|muestr|indic)[aeáéí]s(?= )|vamos a (?:escribir|suponer|imaginar|continuar|analizar|resolver)\b|intentémoslo|probemos (?:otra vez|de nuevo)|(?:sigamos|continuemos|empecemos|supongamos|imaginemos|juguemos|escribamos|veamos)\b|"
        r"(?:red[aá]ct|prep[aá]r|elab[oó]r|form[uú]l(?!e \d)|rev[ií]s|mej[oó]r|ac[oó]rt|al[aá]rg|comp[aá]r|calc[uú]l|mu[eé]str|cu[eé]nt|ens[eé]ñ|env[ií]|n[oó]mbr|recomi[eé]nd|ay[uú]d|simplif[ií]qu|exp?l[ií]qu|ind[ií]qu|b[uú]squ|anal[ií]c|reempl[aá]c|cámbi|orden|enumer|gener|dis[eé]ñ|planif[ií]qu|organ[ií]c|actual[ií]c|quít|quit|elim[ií]n|reform[uú]l|confirm|compru[eé]b|verif[ií]qu)e(?:me|nos|lo|la|los|las|le|melo|mela)?"
        r"|(?:prop[oó]ng|d[ií]g|h[aá]g|p[oó]ng|escr[ií]b|descr[ií]b|res[uú]m|corr[ií]j|trad[uú]zc|sustit[uú]y|incl[uú]y|añ[aá]d|supr[ií]m|convi[eé]rt|sugi[eé]r|continú|reescr[ií]b|rep[ií]t|defin)a(?:me|nos|lo|la|los|las|le|melo|mela)?|dé(?:me|nos)|"
        r"escrib[ea]|cre[ae]|haz|haga|hazme|dame|deme|dime|dígame|muéstra(?:me)?|explica(?:me)?|explíca(?:me)?"
        r"|escríb[ea](?:me|nos)|enumera|prep[aá]ra(?:me)?|genera|encuéntrame|encuentra|elabora|redacta|describe|define|analiza|propón(?:me)?|diseña"
        r"|planifica|organiza|inventa|menciona|nombra|indica|resuelve|desarrolla|completa|enséña(?:me)?|sugiére(?:me)?|búscame|compón|pon(?:me)? (?:un|una|tres|cinco|\d+|est[ao]s?|en)|háblame|habla (?:de|sobre)"
        r"|(?:necesito|necesitaría|quiero|quería|quisiera|desearía|busco|me hace falta) (?:\w+ ){0,2}(?:propuestas?|versi[oó]n|borrador|textos?|recetas?|ideas?|consejos?|ayuda|correo|carta|lista|poema|historia|traducción|resumen|explicación|ejemplos?|ensayo|gui[oó]n|código|plantilla|título|sugerencias?|plan de)"
        r"|(?:quiero|necesito) que (?:me|tú|hagas|escribas|actúes|seas|generes|crees|respondas|analices)"
        r"|ayúda(?:me)?|busca|recomiénda(?:me)?|sugiere|compara|calcula|cuénta(?:me)?|imagina|lista|continúa"
    ),
    works=(
        r"(?:(?:ahora|luego|y|también|por favor,?) )*(?:(?:eval[uú]|incorp[oó]r|ins[eé]rt|int[eé]gr|interpr[eé]t|il[uú]str|id[eé]nt[ií]fic|ident[ií]fic|det[eé]rmin|esp[eé]c[ií]fic|espec[ií]fic|acl[aá]r|just[ií]fic|arg[uú]ment|conj[uú]g|clas[ií]fic|ex[aá]min|sim[uú]l|enf[aá]t[ií]z|prof[uú]nd[ií]z|opt[ií]m[ií]z|transcr[ií]b|demu[eé]str|refact[oó]r[ií]z|categor[ií]z|estruct[uú]r|visual[ií]z|conc[eé]ntr|subr[aá]y|contrast|fundament|program|implement|extra[eé])[ae]"
        r"|(?:identifi|especifi|justifi|clasifi|ejemplifi|simplifi)que|conjugue|enfatice|profundice|optimice|categorice|visualice|(?:incluye|distingue|deduce|infiere|predice|resuelve|desglosa|detalla|relaciona)"
        r"|(?:comenta|comente|valora|valore|aplica|aplique|combina|combine|adapta|adapte|estima|estime|deriva|derive|elige|elija|escoge|rellena|rellene|cita|cite|nombra|nombre|plantea|plantee|considera|considere|explora|explore|analiza|analice|presenta|presente|señala|señale|ordena|ordene|marca|destaca|destaque|investiga|responde|responda)"
        r"(?= (?:el|la|los|las|lo|una?|est[eao]s?|es[eao]s?|tod[oa]s?|mis?|mi|cada|dos|tres|cuatro|cinco|\d+|si|cómo|qué|por qué|al menos|algun\w+)\b(?! (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo|\d+)\b)| [«\"“])"
        r"|(?:incluya|distinga|deduzca|resuelva|asegúrate|asegúrese|céntrate|céntrese|concéntrate|enfócate|limítate|fíjate|ponte)(?= (?:de|en|que|a|el|la|los|las|una?)\b)|(?:distr[aá]e|mot[ií]va|anima|anímame|insp[ií]ra|sorpr[eé]nde|entret[eé]n|convénce|divi[eé]rte)me)"
    ),
    edit=(
        r"(?:añáde|quíta|cámbia|actualíza|bórra|sustitúye|acórta|alárga|repíte|reescríbe|elimína|reemplaza|redúce|conviérte|transfórma|incluye|agréga|pon|haz|pása|inténta|di)(?:me|nos)?(?:lo|la|los|las|le|les)|ponme|hazme|pásame"
        r"|(?:añade|quita|cambia|actualiza|borra|sustituye|acorta|alarga|repite|elimina|reemplaza|modifica|reduce|simplifica|convierte|transforma|incluye|agrega|recorta|destaca|prueba)"
        r"(?= (?:el|la|los|las|lo|una?|mis?|esto|eso|más|menos|también|todo|otr\w+|dos|tres|\d+)\b| [«\"“])|pon(?= (?:el|las?|los|una?)\b)"
    ),
    judged=(
        r"(?:(?:es|está|eso|sigue|siendo|aún) )*(?:(?:demasiado|muy|un poco|bastante) (?!much|poc)\S+|no (?:muy |demasiado )?[a-záéíóúñ]+(?=\W*$)|sin \w+(?:ar|er|ir) (?:\S+ ?){1,5}|no está mal|(?:eso )?no es lo que .*|(?:eso )?suena (?:muy )?(?:complicado|difícil)|nada mal|perfecto|genial|bien|muy bien|mejor|mal|casi|no|sí|vale|excelente|me gusta)"
    ),
    another=r"(?:(?:y|o|vale|pues|entonces|tienes|hay|dame|mejor|quizás|por favor|alg[uú]n[ao]?) )*(?:otr[oa]s?(?: cosas?)?|alg[oú]n?[oa]? más|alguna otra|qué más|alternativas?)(?: (?:idea|ideas|opción|opciones|sugerencia|recomendación|más|por favor))*",
    of_answer=(
        r"(?:ya )?(?:l[ao]s? )(?:vi|he visto|leí|he leído|oí|he oído|conozco|probé|he probado|escuché)(?: ya| todos| antes)*|ya (?:vist[oa]s?|leíd[oa]s?|probad[oa]s?)"
        r"|(?:es[eoa]|est[eoa]|así) (?:es|está|suena|me)? ?(?:(?:muy|justo|más) )?(?:perfect[oa]|genial|bien|mejor|gracios[oa]|lo que (?:buscaba|quería|necesitaba)|gusta|encanta)"
        r"|(?:me quedo con )?es[eoa](?: mism[oa])?|vendido"
    ),
    otherwise=(
        r"(?:(?:no sé|ni idea|me da igual),? )?(?:elige|escoge|decide) tú|sorpréndeme|tú (?:eliges|decides)|como (?:tú )?(?:quieras|veas)|(?:(?:un poco|mucho|algo|aún|todavía) )*(?:(?:más|menos) (?!de\b|que\b|o\b)\S+(?: y (?:más |menos )?\S+)?|(?:ahora )?en (?:forma de )?(?:tabla|lista|carta)|sin (?:los |las )?(?:hashtags?|emojis?|títulos?|introducción|listas?|jerga|ejemplos?|comentarios?)"
        r"|lo mismo(?:,? (?:pero|con|en|para)\b.*)?|igual,? pero\b.*|el otro|la otra|(?:otr[oa]s )?(?:dos|tres|cuatro|cinco|\d+) más|otra vez|de nuevo"
        r"|en (?:inglés|alemán|francés|español|italiano|portugués|una tabla|una frase|verso|rima))(?:,? (?:esta vez|ahora|por favor))*"
    ),
    piece=(
        r"(?:una?|dos|tres|\d+|algun[oa]s|otr[oa]) (?:\S+ )?(?:chiste|poema|haiku|cuento|historia|canción|eslogan|título|post|tuit|correo|carta|lista|resumen|ejercicio|receta|ejemplo|idea|consejo"
        r"|cita|nombre|adivinanza|discurso|brindis|texto|menú|felicitación|mensaje|nota|invitación|respuesta|descripción)s? (?:\S+ ){0,2}?(?:sobre|para|acerca de|con)\b(?! (?:mí|mis?|nosotr\w+|nuestr\w+)\b).*"
    ),
    role=r"ha(?:z|ga) (?:de|el papel)|interpreta|eres una?",
    in_role=r"tradu[cz]\w*|actúa|finge",
    reminded=r"recu[eé]rdame,? (?:cu[aá]ndo|qui[eé]n|qué|d[oó]nde|c[oó]mo|cu[aá]l(?:es)?|si|el nombre|la fecha)",
    sent=r"correo|e-?mail|mail|mensaje|nota|carta|invitación|aviso|anuncio|cartel|publicación|circular|recordatorio",
    remember=r"(?:por favor )?(?:recuerda|recuerde|recordar|teng[ao] (?:presente|en cuenta)|tener (?:presente|en cuenta)(?! che\b)|anote|anotar|tome nota(?: de)?|no olvide|ten en cuenta|(?:no|nunca) (?:te )?olvides(?: de)?|anota)(?: que|,|:)*",
    rule=(
        r"usa (?:\S+ ){0,4}?\S+?,? (?:no|y no|en lugar de|en vez de|nunca) .+|no toques .+|(?:ejecuta|lanza|formatea|prueba|comprueba) .*(?:antes|después) de cada .+"
    ),
    settled=r"(?:entonces )?(?:vamos con|quedémonos con|nos quedamos con|cambiemos a|usemos|compremos|alquilemos|reservemos|llamémosl[aeo]s?) (?!la opción\b|opción\b|es[ao]\b|est[aeo]\b|la (?:primera|segunda|última)\W*$|el (?:primero|segundo|último)\W*$).{2,80}",
    clipped=(
        r"(?:sin|nuev[oa]|ya no más|cero|nada de|otra vez (?:en|con|sin)) (?:[^\s,;:?]+ ){1,4}?desde (?!(?:ahora|aquí|ya|el principio|la línea)\b)[^,;:?]{2,30}|(?:\w+ kilos|trabajo|coche|casa|piso) (?:más|menos|nuev[oa]) desde [^,;:?]{2,30}"
        r"|(?:un[oa]?|dos|tres|cuatro|cinco|seis|\d) (?:hij[oa]s?|niñ[oa]s?|herman[oa]s?|gemel[oa]s|niet[oa]s|perr[oa]s?|gat[oa]s?|conejos?|caballos?)(?:(?:,| y) (?:un[oa]?|dos|tres|cuatro|\d) [\w-]+){0,3}"
    ),
    standing=r"prefiero",
    tastes=(
        r"odio(?! (?:est[aeo]s?|es[aeo]s?|cuando|que|mi|mis|tu|los lunes|todo|a)\b)"
        r"|mi \w+ (?:favorit|preferid)[oa]|yo siempre"
    ),
    about_user=(
        r"me llamo|mi nombre|soy (?:alérgic[oa]|de|un|una|vegan[oa]|vegetarian[oa]|médic[oa]|profesor[a]?"
        r"|ingenier[oa]|diabétic[oa])|vivo en|trabajo (?:en|como|de)|estudio|tengo (?:un|una|dos|tres|\d+|alergia)"
        r"|nací|me gusta|me encanta|estoy (?:casad[oa]|embarazada)|mi \w+ (?:es|se llama|está|tiene|vive|trabaja)"
        r"|llámame|alérgic[oa]"
    ),
    session=r"(?:en|para|durante) est[ae] (?:sesión|conversación|charla)|ahora mismo|por ahora|solo hoy",
    now=r"ahora(?: mismo)?|actualmente|hoy en día|últimamente|de momento|a estas alturas",
    of_now=(
        r"(?:(?:estoy|ando|vengo|me siento|tengo|hace|hoy|qué|yo|voy) )*(?:(?:muy|tan|súper|super|mega|demasiado|un poco|realmente|hoy|todavía) )*"
        r"(?:cansad[oa]|agotad[oa]|muert[oa](?: de (?:cansancio|hambre|sueño|sed|frío))?|reventad[oa]|hech[oa] polvo|estresad[oa]|aburrid[oa]|enfadad[oa]|de (?:mal|buen) humor|con (?:sueño|hambre|prisa|resaca)|hambre|sed|sueño|frío|calor|pereza|prisa)"
        r"(?: (?:estoy|tengo|hoy|ahora|ahora mismo|esta (?:mañana|noche|tarde)|hace|otra vez|que me caigo|jaja))*"
        r"|(?:vaya|menud[oa]|qué) (?:\w+ )?(?:día|noche|semana|calor|frío)(?: llevo| más larg[oa])?|me muero de (?:hambre|sueño|sed|frío|calor)|qué (?:aburrimiento|pereza|cansancio|sueño)|me (?:voy a dormir|voy a la cama)"
        r"|(?:estoy )?hart[oa] de (?:este|esta|el|la|tanta) (?:tiempo|lluvia|calor|frío|día|tráfico)|(?:está lloviendo|llueve|no para de llover|hace (?:mucho |un )?(?:frío|calor))(?: (?:otra vez|hoy|de nuevo))*"
        r"|(?:este|esta|el|la|todo|esto) ?(?:\w+ )?me (?:está volviendo|vuelve|tiene) (?:loc[oa]|hart[oa])"
    ),
    anaphora=r"él|ella|ellos|ellas|su|sus|eso|esto",
    takes=r"toma|usa|necesita|lleva|tiene",
    birth=r"fecha (?:probable |prevista )?de(?:l)? parto|fpp|sal(?:go|es|imos) de cuentas|(?:el |la )?(?:beb[ée]|bebita|bebito|gemel[oa]s|mellizos) (?:nace|nacen|llega|llegan|viene|vienen|está|se espera)",
    of_them=r"él|ella|le (?:gusta|encanta|duele)",
    of_before=r"de (?:eso|ello|esto)|(?:con|para|sin) (?:él|ella|ellos|ellas)|hablarlo|pensarlo",
    clause_of_speaker=r"yo|mi|mis|me|soy|tengo|vivo|estoy|nuestr[oa]s?|no (?:soy|tengo|me|puedo|como|bebo|tomo)",
    verb_alone=r"soy(?! yo\b)|vivo|trabajo|estudio|padezco",
    before_verb=r"solo|sólo|también|siempre|no",
    of_speaker=(
        r"yo|me|mi|mis|nos|nuestr[oa]s?|soy|somos|estoy|estamos|tengo|tenemos|he|hemos|voy|vamos|hago|hacemos|puedo|podemos|quiero"
        r"|queremos|debo|vivo|vivimos|trabajo|trabajamos|no como|comemos|bebo|bebemos|tomo|tomamos|uso|usamos|llevo|llevamos|hablo"
        r"|hablamos|estudio|estudiamos|juego|jugamos|toco|leo|escribo|fumo|cocino|enseño|odio|amo|adoro|detesto|prefiero|necesito|duermo"
        r"|corro|nado|camino|peso|conduzco|manejo|salgo|vengo|vuelvo|gano|pago|pagamos|cuido|creo|pienso|siento|sufro|padezco|veo|conozco"
        r"|suelo|soporto|vendo|sigo|(?!(?:kilo)?gramos|ramos|tramos|extremos|supremos|primos|mimos|racimos|reclamos)\w{2,}[aei]mos|espero|(?:cambi|compr|empec|dej|tom|pas|llegu|olvid|encontr|mud|cas|acab|trabaj|habl|gan|pagu|jugu|viaj|cen|apunt|estudi|visit|regal|reserv|cancel|acept|contrat|mand|qued|saqu|busqu|cobr|firm|gast|ahorr|separ|divorci|jubil|matricul|alquil|adopt|tropec)é|fui|fuimos|era|tuve|tuvimos|hice|hicimos|estuve|estuvimos|iba|tenía|quería"
    ),
    articles="el|la|los|las",
    of_own=r"mi|mis|mío|mía|nuestr[oa]s?",
    asker=(
        r"yo|nosotr[oa]s|puedo|podemos|debo|debería|deberíamos|tengo|tenemos|necesito|quiero|hago|hacemos|pongo|compro"
        r"|llevo|preparo|cocino|voy|vamos|estoy"
    ),
    asks_fact=(
        r"qui[eé]n(?:es)?|cuándo|cuánt[oa]s?|cuál(?:es)? (?:es|son|era|fue)|(?:a)?dónde|qué (?:es|son|era|fue|dijo|dijeron|escribió|me|nos|hizo|pasó|ha|han|días?|horas?|compré|hice)|cómo (?:se llama\w*|está|están|fue|le va)"
        r"|(?:a|de|en|con|para|desde|hasta|sobre) (?:qué|quién(?:es)?|cuándo|cuál(?:es)?|cuánt[oa]s?|dónde)"
    ),
    to_asker=(
        r"me|nos|mí|conmigo|(?:quién|dónde|cuándo|qué|a qué hora|desde cuándo|hasta cuándo|con quién) (?:me |nos |le |les |lo |la )?(?:\w{2,}[éí]|fui|hice|tuve|dije|puse|vine|pude|quise|supe|traje|estuve|anduve|\w{2,}[aeí]mos)"
        r"|(?:dónde|cuándo|a qué hora|desde cuándo|con quién) (?:me )?\w{3,}o|cuánto (?:pago|gano|gasto|debo|cobro|peso|bebo|tomo|mido|ahorro)"
    ),
    advises=r"puedo|puede|podemos|podría\w*|debo|debería\w*|mejor(?:es)?|buen[oa]s?|recomiend\w+|sugier\w+|conviene|ideas?|consejos?|normal|peligros[oa]|ayuda|para (?:mi|mis|nuestr\w+)",
    how="cómo|como",
    given=r"ya que|como|dado que|visto que|sabiendo que|considerando que|teniendo en cuenta que",
    because=r"porque|ya que|dado que|visto que|sabiendo que|considerando que|teniendo en cuenta que",
    begins_fact=r"yo|mi|soy|tengo",
    gives=(
        rf"(?:traduce|traduzca|traducir|tradúce\w*|reformul[ae]r?|resum[ea]|resúme\w*|resumir|conjuga|conjugue)\b.{{0,60}}|(?:pon|ponga|poner|transform[ae]r?)\b.{{2,60}}"
        rf"|(?:corrig[ea]|corríge\w*|corregir|acort[ae]r?|simplifi(?:ca|car|que)|continúa|continúe|continua|continuar|complet[ae]r?|termin[ae]r?|mejor[ae]r?|ajust[ae]r?|revis[ae]r?|revísa\w*|comprueb[ae]|analiza|analice|explica|explique) (?:{_OF_TEXT}|(?:est[ea]s?|es[ea]s?|l[ao]s?|el|una?)(?: \w+){{0,3}}? (?:{_TEXT})\b.{{0,60}}|en primera persona\b.{{0,20}})"
        rf"|(?:responde(?:r|le)?|respónde\w*|responda|contest[ae]r?|contésta\w*) (?:a|al)\b.{{0,40}}?\b(?:reseña|{_TEXT}|comentario|pregunta|queja|opinión|solicitud|reclamación)s?\b.{{0,60}}"
        r"|(?:escrib[ae]|escríbe\w*|escribir|cuent[ae]|cuénta\w*|invent[ae]r?|redact[ae]r?|compón|empieza)\b.{0,30}?(?:historia|cuento|relato|poema|canción|escena|diálogo|monólogo|diario|novela|primera persona|punto de vista)\b.{0,40}"
        rf"|(?:escrib[ae]|escríbe\w*|escribir|redact[ae]r?|habl[ae])(?: \w+(?: \w+){{0,3}}? (?:{_TEXT}|reseña|queja|discurso|entrada)\b.{{0,40}}?)? como (?:si|una?|el|la) (?!(?:{_NO_VOICE})\b).{{2,60}}"
        r"|(?:imagina\w*|finge|finja|haz como si|supongamos) .{3,60}"
        r"|(?:una? |mi )?(?:frases? de ejemplo|oración de ejemplo|ejemplos?(?: de frases?)?|textos? de ejemplo|modelos?)(?: (?:para|de|con) .{1,40})?"
        r"|(?:el |la |los |las |una? |mi |nuestr[oa] |otr[oa] )?(?:client[ea]|paciente|inquilin[oa]|huésped|usuari[oa]|candidat[oa]|alumn[oa]|comprador[a]?|testigo)s? (?:me |nos )?(?:escribe|escribió|ha escrito|dice|dijo|ha dicho|pregunta|preguntó|se queja)(?: .{1,30})?"
        r"|(?:hoy|ayer|esta mañana) (?:un|una|el|la) (?:client[ea]|paciente|inquilin[oa]|huésped|alumn[oa]) (?:me |nos )?(?:dijo|escribió|preguntó|ha dicho)(?: .{1,20})?"
        r"|(?:cómo (?:se dice|digo|decimos|se escribe|dirías)|(?:es|está) (?:correcto|bien)(?: \w+)?|qué significa)\b.{0,40}"
    ),
    handed=(
        rf"(?:te )?(?:suena|se lee|queda) (?:bien|mal|ok|raro|natural|educado|muy \w+|demasiado \w+)(?: (?:esto|así|(?:est[ea]|el|la|mi) (?:{_TEXT}|nota)))*|(?:está|esta) (?:bien|ok) (?:así|para (?:enviar|mandar)(?:lo)?)"
        rf"|(?:c[oó]mo|qu[eé] tal) (?:(?:te )?(?:suena|queda)|se lee|ves) (?:esto|así|(?:est[ea]|el|la|mi) (?:{_TEXT}|nota))"
        rf"|(?:revisa|revisar|corrige|corregir|checa|checar|chequea|chequear|lee|leer|arregla|arreglar|mejora|mejorar)(?:me)? (?:est[ea]|el|la|mi) (?:{_TEXT}|nota)s?(?: .{{1,30}})?"
        rf"|(?:escribe|escribir|escríbeme|di|decir|pon|poner|redacta|redactar|haz|hacer|deja|dejar) (?:esto|est[ea] (?:{_TEXT}|nota))(?: \w+){{0,2}}? (?:más|mejor|con)\b.{{0,30}}"
        rf"|(?:le )?(?:escrib[ií]|he escrito|acabo de escribir|redact[ée]) (?:esto|lo siguiente|est[ea] (?:{_TEXT}|nota))(?: (?:para|a) .{{1,40}})?"
    ),
    how_said=r"c[oó]mo (?:se dice|digo|se escribe|puedo decir)|traduce|traduzca",
    letters=r"(?:(?:una?|el|la|est[ea]|otr[oa]|nuev[oa]|(?:he|acabo de) recibi(?:do|r)|recibí|me (?:ha )?lleg(?:ó|ado)) )*(?:correo|e-?mail|mail|mensaje|carta|nota|respuesta|whats ?app|sms|aviso)(?: (?:electrónico|nuevo|hoy|ayer))? (?:del? )(?=(?:mi|mis|nuestr[oa]s?|el|la|los|las|un|una|parte)\b|(?<=del )|(?-i:[A-ZÀ-Þ]))(?!.*\b(?:clientes?|huésped(?:es)?|pacientes?)\b).{2,80}|(?:me|nos) (?:escribi[óo]|escribe|dijo|dice|cont(?:ó|est[óo])|respondió|mand[óa]|ha (?:escrito|dicho|mandado|contestado|respondido)) (?:(?:hoy|ayer|ahora) )?(?:mi|el|la|un|una|(?-i:[A-ZÀ-Þ])).{1,60}|(?:y )?(?:otra vez|de nuevo) (?:mi \w+|(?-i:[A-ZÀ-Þ])\w+)|(?:mi \w+|(?-i:[A-ZÀ-Þ])\w+) (?:otra vez|de nuevo)",
    whoever="que",
    speaker="yo|nosotros",
    and_i="y yo",
    reports=r"(?:pone|reza|dice así|dice|dijo|me dijo|nos dijo|escribe|escribió|me escribió|nos escribió|preguntó|me preguntó|responde|respondió|me respondió|contestó|me contestó|ha dicho|me ha dicho|ha escrito|me ha escrito|gritó)(?: (?:hoy|ayer|esta mañana|anoche))*",
    fiction=(
        r"(?:aquí (?:está|tienes|va)|esta es|este es|lee|continúa) (?:\w+ ){0,3}?(?:escena|capítulo|cuento|relato|poema|monólogo|diálogo|guion|guión)|(?:vamos a|hagamos|escribamos) (?:\w+ ){0,3}?(?:cuento|historia|juego de rol|escena)"
        r"|(?:juguemos|vamos a jugar) a(?:l| un| una) \w+|juego de rol|mi personaje (?:es|se llama|dice)|(?:escena|capítulo|monólogo) (?:para|de) mi (?:novela|libro|guion|guión|obra)"
    ),
)
