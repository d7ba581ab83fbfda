"""Spanish words of change (see `memory/language/change_signs.py`)."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.sign_table import ChangeWords

CHANGE_WORDS = ChangeWords(
    ends=r"dej(?:é|amos|ado|ó|aron|o|e)|deja|dejar(?:lo|la|on)?|vend(?:í|imos|ido|ió|ieron)|perd(?:í|imos|ido|ió)|termin(?:é|amos|ado|ó|aron)|acab(?:é|ado|ó|amos) con|cancel(?:é|amos|ado|ó)|romp(?:í|imos|ió)|roto|separ(?:é|amos|ado|ados|ada|ó|aron)|divorci\w+|renunci(?:é|ado|ó)|jubil\w+|despid(?:ió|ieron)|despedid[oa]|me echaron|nos echaron|ech(?:é|ado|aron)|cerr(?:é|amos|ado|ó|aron)|quebr(?:ó|ado)|quit(?:é|ado|ó|aron|amos)|quitar|tir(?:é|ado|amos|ó)|regal(?:é|ado|amos|ó)|devolv(?:í|imos|ió)|devuelto|borr(?:é|ado|amos)|elimin(?:é|ado|amos|ó)|abandon(?:é|ado|amos|ó)|colg(?:ué|ado|ó)|retir(?:é|ado|ó|aron)|suspend(?:í|ió|ieron|ido)|rob(?:aron|ado|ó)|se acabó|se terminó|se fue|se fueron|se estropeó|se rompió|se murió|baja|dado de baja|di de baja|dimos de baja|me di de baja|me salí|nos salimos|salí de|sal(?:í|ido|imos) (?:del?|de la)|me fui|nos fuimos|me he ido|chau|largu(?:é|ado)|larg(?:ó|amos)|cort(?:é|ado|amos|ó)|desinstal\w+|super(?:é|ado|ó)|cur(?:é|ado|ada|ó)|recuper\w+|me libré|pas(?:é|amos|ado|ó) de|prescind\w+|desech\w+|desaparec\w+|me cansé|harté|hart[oa]|sin trabajo|no renov\w+|congel(?:é|ado)|anul(?:é|ado|amos|ó)|operaron|operad[oa]|ya no está|desh(?:ice|izo|icimos|echo)|de alta|el alta|afeit(?:é|ado|ó|amos)|rap(?:é|ado)|destet\w+|dimit\w+|renunci(?:amos|aron)|liquid\w+|desmont\w+|rescind\w+|clausur\w+|ces(?:é|ado)|desist\w+|se (?:lo |la |los |las )?llev(?:ó|aron)|quem(?:é|ado|ó)|hundi(?:ó|do)|jubilad[oa]|echad[oa]|borrad[oa]|pasado a la historia|cosa del pasado|atrás|libr(?:é|amos|ado) de|desguace|a la basura|trastero|cajón|vac(?:ié|iado|iamos)|despach\w+|traspas\w+|descart\w+|extrav\w+|cerraron|cancelaron|suspendimos|abandonamos|prejubil\w+|me bajé",
    dies=r"muri(?:ó|eron|endo)|muert[oa]|fallec\w+|falleció|se nos fue|sacrific\w+|dormir(?:lo|la)?|atropell\w+|se escap(?:ó|aron)|enterr\w+|viud[oa]|entierro|nos dejó|me dejó|se fue de casa|cenizas|falleci\w+|se apagó|se nos murió|para siempre",
    begins=r"empe(?:cé|zado|zamos|zó|zaron|zar)|empiez[oa]|empieza|comen(?:cé|zado|zamos|zó)|comienz[oa]|compr(?:é|amos|ado|ó)|me compré|consegu(?:í|imos|ido|ió)|encontr(?:é|amos|ado|ó)|me apunt(?:é|ado)|apuntad[oa]|inscrib\w+|inscrit[oa]|matricul\w+|entr(?:é|ado|amos|ó) en|me mud(?:é|o)|mud(?:é|amos|ado|ada|ó)|instal(?:é|ado|ados|amos|ó)|adopt(?:é|amos|ado)|firm(?:é|ado|amos)|abr(?:í|imos|ió)|mont(?:é|ado|amos|ó)|fund(?:é|amos)|me hice|se hizo|me he hecho|hecho|decid(?:í|ido|imos)|eleg(?:í|ido)|contrat(?:aron|ado|ó)|ascend\w+|nombr(?:aron|ado)|recet(?:ó|aron|ado)|me puso|puso|pusieron|puse|saliendo con|novi[oa]|cas(?:é|amos|ado|ada|ados)|comprometid\w+|estren(?:é|ado|amos)|alquil(?:é|amos|ado)|me pasé|nos pasamos|tengo|trabajo|vivo|estoy en|estamos en|uso|tomo|juego|estudio|voy|conoc(?:í|ido|imos)|estoy con|salgo con|cogi(?:eron|do|ó)|me (?:han hecho|hicieron|han cogido)|fij[oa]|plaza|primer(?:os|as|a)? (?:día|pasos|palabra|metros)|mis primeros|casa propia|es nuestr[oa]|duerme en|ya duerme|va al|empiez\w+|arranc(?:o|amos|ó|aron|ado)|estrenamos|ingres(?:é|ó|ado)|incorpor\w+|nos instalamos",
    turns=r"cambi(?:é|amos|ado|ó|aron|o|a|ar)|cambio|pas(?:é|amos|ado|ó|aron) (?:a|al|de)|en (?:vez|lugar) de|mejor|sino|al final|en realidad|más bien|sustitu\w+|reemplaz\w+|cambiado por|trasla\w+|mudad[oa]|migr\w+|muev\w+|movi\w+|aplaz\w+|pospus\w+|pospuest\w+|adelant(?:ó|aron|ado)|modific\w+|vuelto|volv(?:í|imos|ió) a|convert\w+|me pasé|nos pasamos|troqu\w+|renov\w+|gir(?:ó|amos)|prefiero|ahora es|ya es|trasladad[oa]s?|permut\w+|relev\w+|sustituid[oa]|me lleva|nos lleva|deja(?:do)? paso|dio paso|dejó paso|fusion\w+|hemos llevado|hemos pasado|migración|remplaz\w+|canje\w+|reubic\w+",
    nows=r"ahora|ya|desde|desde hace|hace (?:\w+ )?(?:días|semanas|meses|poco)|a partir de|últimamente|nuev[oa]s?|por fin|finalmente|al fin|el mes pasado|la semana pasada|el año pasado|ayer|anoche|est[ea] (?:año|mes|curso|temporada|semestre)|recién|recientemente|hoy en día|actualmente|de ahora en adelante|el (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)(?: pasado)?|por ahora no|lo último|acab(?:o|amos) de",
    no_more=r"ya no|no (?:[\wáéíóúñ]+ ){0,4}?más|nunca más|sin|se acabó|ningún|ninguna|ni (?:una?|siquiera)|adiós|nada de|tampoco|ya nada|más nunca|dejé atrás|último día|libre de|fin de",
    again=r"otra vez|de nuevo|nuevamente|vuelv[oe]|volv(?:í|imos|ió|ido)|vuelto|de vuelta|retom\w+|regres\w+",
    grows=r"cumpl(?:í|ió|e|o|ido|imos)|sub(?:ió|ieron|ido|e|en|í)|baj(?:ó|aron|ado|é|a)|aument\w+|reduj\w+|reducid\w+|dobl\w+|duplic\w+|de \d+ a \d+|más que antes|menos que antes|cumpleaños|engord\w+|adelgaz\w+|ascendid[oa]|ampli\w+|jornada completa|media jornada|aumento|somos \w+|ya son|ahora son|repito|pas(?:é|ó|a|o) (?:a|de) (?:\w+ )?(?:curso|año|primero|segundo|tercero|cuarto)|pide \d|pide(?:n)? (?:más|menos)|nos pide|sube a|baja a",
    passes=r"aprob(?:é|ado|ó|amos)|termin(?:é|ado|amos|ó)|acab(?:é|ado|ó)|me gradu\w+|gradu\w+|licenci\w+|consegu(?:í|ido|imos)|saqué|nac(?:ió|ieron|ido)|llegó|llegaron|ya está aquí|aceptaron|aceptad[oa]|admit\w+|me dieron|nos dieron|concedieron|entreg(?:ué|ado|amos)|defend(?:í|ido)|gan(?:é|amos|ado)|logr(?:é|ado)|public(?:aron|ó|amos)|por fin|cobr(?:é|amos)|firm(?:é|amos)|última cuota|pagad[oa]|título|ya está hech[oa]|tengo el título|tengo plaza",
    denied=r"no|nunca|jamás|nada|nadie|ningún|ninguna?|ni|sin|tampoco",
    besides=r"también|además|otr[oa]s?|un[oa] más|un segundo|una segunda|segund[oa]|aparte|encima|extra|adicional|junto con|ambos|ambas|de paso|y sigo|más un[oa]?|asimismo",
    whiles=r"hoy|esta (?:semana|noche|tarde|mañana)|este (?:finde|fin de semana|jueves|lunes|martes|miércoles|viernes|sábado|domingo)|mañana|hasta (?:el|que|la|mañana|finales)|por (?:unos|unas|dos|tres|una) (?:días|semanas?|meses|horas)|unos días|un par de (?:días|semanas)|mientras(?: tanto)?|temporal\w*|de momento|por ahora|en el taller|prestad[oa]|de alquiler|de visita|visitando|de vacaciones|de viaje|sustituy\w+|cubr\w+|suplencia|enferm[oa]|de baja (?:por|hasta)|esta vez|por una vez|de vez en cuando|se cortó|me salto|por las nubes|fastidi\w+|congreso",
    pasts=r"antes|de (?:joven|niñ[oa]|pequeñ[oa]|chic[oa]|estudiante)|cuando (?:era|éramos|tenía|vivía|estaba|estudiaba)|hace (?:\w+ )?años|en (?:19|20)\d\d|en los \w+|en aquel\w*|antiguamente|en mi (?:juventud|infancia|época)|mi primer[oa]?|solía\w*|en su día|qué tiempos|de toda la vida",
    maybes=r"quizás?|tal vez|a lo mejor|si|podría\w*|debería\w*|me gustaría|quisiera|quier[oe]\w*|querría\w*|gustaría|pensando en|pienso|pensamos|plane\w+|ojalá|algún día|un día de estos|ya veremos|me plante\w+|dud(?:o|amos)|soñ\w+|espero|esperamos|voy a|vamos a|próxim[oa]|el año que viene|imagin\w+|tent\w+|casi|miedo|aconsej\w+|recomiend\w+|propon\w+|ofrec\w+|dejaría|haría|cambiaría",
    stills=r"sigo|sigue|seguimos|siguen|todavía|aún|como siempre|igual que siempre|siempre|continú\w+|mantengo",
    others=r"él|ella|ellos|su|sus|le|les|vecin[oa]s?|compañer[oa]s?|colegas?|amig[oa]s?|jefe|jefa|primo|prima|tío|tía|cuñad[oa]|alguien|la gente|el gobierno|un tal|mi (?:vecin[oa]|jef[ea]|compañer[oa]|amig[oa]|prim[oa]|tí[oa]|cuñad[oa])|client\w+|alumn[oa]s?|pacientes?|la competencia|del quinto|señor[a]?",
    spoken_to=r"tú|tu|tus|te|ti|usted|gracias|felicidades|enhorabuena",
    own=r"yo|me|nos|nosotr[oa]s|mí|he|hemos|soy|somos|estoy|estamos|tengo|tenemos|vivo|vivimos|trabajo|trabajamos|voy|vamos|hago|\w{2,}(?:é|amos|imos)",
    idle=frozenset(
        """
        bueno buena bien mal malo mejor peor genial increíble bonito bonita lindo feliz triste contento contenta cansado cansada mucho mucha muchos
        muchas poco poca todo toda todos todas nada algo alguien nadie gente persona personas amigo amigos familia decir dice digo dijo hablar hablo
        hablé pensar pienso creo creer saber sé sabe ver veo visto oír escuchar ayudar ayuda intentar intento hacer hago hace hecho poner pongo dar
        doy dado tomar tomo llevar llevo venir vengo ir voy va vamos estar estoy está ser soy es son querer quiero necesitar necesito poder puedo
        puede tener tengo tiene haber hay trabajar trabajo trabaja vivir vivo vive quedar quedo jugar juego comer como beber bebo comprar pagar
        llamar llama llamo gustar gusta gustan encanta nuevo nueva viejo vieja grande pequeño pequeña largo corto temprano tarde pronto luego hoy
        ayer mañana noche semana mes año años día días hora horas tiempo vez veces siempre nunca otra otro juntos solo sola cosa cosas historia
        pregunta idea plan razón parte final principio mundo lugar casa habitación ciudad país calle coche primero primera segundo tercero último
        próxima uno dos tres cuatro cinco seis siete ocho nueve diez par gracias favor hola vale claro quizás seguro exacto casi también todavía aún
        entonces después además pero porque cuando donde qué quién importante
        """.split()  # noqa: SIM905 - reads better
    ),
    things={
        "home": r"viv(?:o|imos|e|ía|ir)|piso|casa|apartamento|departamento|depto|alquil\w+|mud\w+|barrio|habitación|residencia|compañer[oa]s? de piso|comparto|hipoteca|sol[oa]",
        "work": r"trabaj\w+|curro|laburo|empleo|empresa|jef[ea]|oficina|despacho|banco|puesto|contrato|sueldo|despid\w+|jubil\w+|autónom[oa]|paro|startup|equipo|profesor[a]?|colegio|enfermer[oa]|ingenier[oa]|cociner[oa]|conductor[a]?|camarer[oa]|abogad[oa]|contable|programador[a]?|diseñador[a]?|carpinter[oa]|fontaner[oa]|electricista|peluquer[oa]|becari[oa]|prácticas|cajer[oa]|panader[oa]|mecánic[oa]|periodista|administrativ[oa]|interin[oa]|plaza|fij[oa]|jefatura|me cogieron|taxista|bomber[oa]|dependient[ea]|matrona|maestr[oa]",
        "hours": r"turno|noche|jornada|media jornada|horas|teletrabaj\w+|desde casa|horario|me levanto|a las \w+|fines de semana|días a la semana|ceno|de noche|de día|turnos?",
        "vehicle": r"coche|carro|auto|moto|furgoneta|camión|bici(?:cleta)?|patinete|autobús|bus|metro|tren|conduz\w+|manej\w+|carnet|seat|ibiza|renault|ford|fiesta|toyota|nissan|peugeot|citroën|citroen|golf|volkswagen|kia|tesla|dacia|opel|corsa|diésel|eléctric[oa]|gasolina|llaves del coche|tranvía|permiso de conducir|título de",
        "diet": r"vegan[oa]s?|vegetarian[oa]s?|carne|pescado|jamón|lácteos|leche|lactosa|queso|huevos|gluten|pan|azúcar|dieta|com(?:o|er|emos|ía|í)|celíac[oa]|dulces|desayun\w+|ayun\w+",
        "drink": r"café|té|mate|cerveza|vino|alcohol|refrescos?|coca-?cola|beb(?:o|er|ía|í)|tomo|zumo|descafeinado",
        "smoke": r"fum\w+|cigarr\w+|tabaco|nicotina|vape\w*|cajetilla|pipa|puros?",
        "computer": r"portátil|ordenador|computador\w*|pc|mac(?:book)?|windows|linux|ubuntu|laptop",
        "phone": r"móvil|celular|teléfono|iphone|android|samsung|xiaomi|pixel|galaxy",
        "software": r"app|aplicación|editor|base de datos|servidor|framework|program(?:o|amos|aba|ación)|código|backend|frontend|navegador|lenguaje|web",
        "pet": r"perr[oa]s?|gat[oa]s?|cachorr[oa]s?|hámster|conejo|loro|canario|caballo|tortuga|veterinari[oa]|gatit[oa]|gallinas?|cabras?|ovejas?|vacas?|abejas|colmenas?|patos?|hurón|serpiente|pájaros?|acuario",
        "partner": r"novi[oa]|marido|mujer|esposa?|pareja|casad[oa]s?|casamos|boda|solter[oa]|divorci\w+|separad[oa]s?|prometid[oa]|viud[oa]|rompimos|juntos|conocido a alguien|salgo con|cónyuge|ex|juzgado",
        "kids": r"hij[oa]s?|niet[oa]s?|bebé|niñ[oa]s?|gemel[oa]s|embaraz\w+|mellizos|nac(?:ió|ieron)|pecho|destet\w+|niet[oa]s?|pañales|pequeñ[oa]|lactancia",
        "school": r"universidad|uni|carrera|facultad|estudi\w+|curso|clase|instituto|colegio|máster|grado|tesis|doctorado|examen|derecho|medicina|ingeniería|oposici\w+|tercero|segundo|primero|cuarto|asignatura",
        "sport": r"gimnasio|gym|fútbol|tenis|pádel|natación|nad(?:o|ar|aba)|piscina|corr(?:o|er|ía)|running|maratón|escalada|escal(?:o|ar)|yoga|pilates|boxeo|judo|kárate|baloncesto|ciclismo|senderismo|bail\w+|danza|entren\w+|equipo|remo|crossfit|deporte|surf",
        "music": r"guitarra|bajo|piano|violín|batería|flauta|trompeta|saxo\w*|coro|banda|grupo|orquesta|cant\w+|instrumento",
        "medicine": r"pastillas?|medicamento|medicación|mg|dosis|recet\w+|médic[oa]|doctor[a]?|insulina|tensión|inyecc\w+|antidepresiv\w+|tratamiento|metformina|tomo|jarabe|anticoagulante|píldora",
        "health": r"al[ée]rgi\w+|intoleran\w+|asma|muletas|bastón|silla de ruedas|escayola|gafas|lentillas|audífonos?|rodilla|cadera|espalda|hombro|operaci\w+|operaron|dolor|diabet\w+|brackets|aparato",
        "money": r"alquiler|sueldo|gano|cobro|euros|pesos|hipoteca|préstamo|deuda|cuota|pago|precio|tarifa|ahorr\w+|casero|cuotas?|ahorros|acciones|prima|impuestos?|nómina",
        "bank": r"banco|cuenta|seguro|aseguradora|compañía|tarifa|operadora|contrato",
        "name": r"me llamo|nombre|apellido|apodo|me llaman|me dicen",
        "when": r"(?:los |el )?(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)|cada (?:día|semana|mes)|por las (?:mañanas|tardes|noches)|semanal\w*",
        "care": r"guardería|niñera|canguro|au pair|residencia|asilo|cuidador[a]?|escuela infantil|con nosotros",
        "faith": r"iglesia|parroquia|católic[oa]|protestante|cristian[oa]|musulm[aá]n\w*|mezquita|judí[oa]|sinagoga|budis\w+|ate[oa]|religi\w+|fe|misa|rez(?:o|ar)",
        "hair": r"pelo|barba|bigote|afeit\w+|calv[oa]|trenzas|flequillo|teñid[oa]|tinte|peluca|melena",
        "garden": r"jardín|huerto|huerta|césped|invernadero|balcón|compost|tomates|rosales|parcela",
        "heating": r"calefac\w+|caldera|gas|gasóleo|carbón|bomba de calor|placas solares|estufa|chimenea|electricidad|calentamos",
        "media": r"netflix|spotify|periódico|revista|suscri\w+|podcast|twitter|instagram|facebook|tiktok|linkedin|youtube|blog|newsletter|redes",
        "club": r"soci[oa]s?|club|asociación|concej\w+|comité|junta|partido|sindicato|voluntari\w+|scouts|peña|afiliad[oa]",
        "sleep": r"cama|duerm\w+|dormir|colchón|insomnio|pesadillas?|sofá cama",
        "papers": r"visado|visa|ciudadan\w+|nacionalidad|pasaporte|permiso de residencia|asilo político|papeles",
        "device": r"tele(?:visión)?|tableta|tablet|ipad|kindle|cámara|reloj|consola|playstation|xbox|impresora|fijo|auriculares",
        "tongue": r"inglés|francés|alemán|italiano|portugués|japonés|chino|coreano|ruso|árabe|turco|catalán|euskera|gallego|latín|duolingo",
    },
)
