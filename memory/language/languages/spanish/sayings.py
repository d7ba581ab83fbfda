"""What Spanish sentences say of their user."""

# ruff: noqa: E501 - a pattern is one line, or two where it has two parts: a table is read by line

from memory.language import values as read
from memory.language import values_of_health as read_health
from memory.language import values_of_people as read_people
from memory.language import vocabulary
from memory.language.languages import learning
from memory.language.languages.allergy_tests import shown
from memory.language.languages.spanish import dangers
from memory.language.languages.spanish.frequencies import FREQUENCIES
from memory.language.languages.spanish.introductions import INTRODUCTIONS
from memory.language.languages.spanish.tastes import TASTES
from memory.language.languages.spanish.trades import STUDIES, TRADES
from memory.language.languages.treatment import STOPPED, TAKEN, Dosed, medicines
from memory.language.languages.weighing import weighed
from memory.language.saying_table import LanguageWords, Saying

# ── Words ─────────────────────────────────────────────────────────────────────────────────────────────────────

_MONTH = r"(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre)"
_JOB = (
    r"médic[oa]|enfermer[oa]|(?:profesora?|maestr[oa]|docente)(?: de (?!profesión\b|formación\b)\w+)?|ingenier[oa](?: (?:de )?(?!de\b|en\b|y\b|por\b|con\b)\w+)?|abogad[oa]|arquitect[oa]|programadora?|desarrolladora?(?: web| de software)?"
    r"|diseñadora?(?: gráfic[oa]| web)?|periodista|estudiante(?: de \w+)?|cociner[oa]|chef|contadora?|contable|psicólog[oa]|dentista|artista|músic[oa]|electricista"
    r"|carpinter[oa]|traductora?|intérprete|jubilad[oa]|camarer[oa]|meser[oa]|mecánic[oa]|fontaner[oa]|plomer[oa]|albañil|conductora?|chofer|taxista|policía|bombero|bombera"
    r"|soldado|farmacéutic[oa]|veterinari[oa]|fisioterapeuta|terapeuta|científic[oa]|investigadora?|biólog[oa]|químic[oa]|físic[oa]|matemátic[oa]|economista|funcionari[oa]"
    r"|administrativ[oa]|secretari[oa]|dependienta?|vendedora?|comercial|gerente|consultora?|autónom[oa]|empresari[oa]|escritora?|editora?|fotógraf[oa]|actor|actriz|cantante"
    r"|bailarina|peluquer[oa]|estilista|agricultora?|ganader[oa]|jardiner[oa]|panader[oa]|matrona|cuidadora?|ama de casa|informátic[oa]|opositora?|juez|jueza|notari[oa]|cajer[oa]"
    r"|camioner[oa]|repartidora?|mensajer[oa]|carter[oa]|soldadora?|pintora?|carnicer[oa]|pescader[oa]|fruter[oa]|pasteler[oa]|reposter[oa]|bibliotecari[oa]|guardia civil|vigilante(?: de seguridad)?|auxiliar(?: de \w+)?|técnic[oa](?: de \w+| en \w+)?|operari[oa]|obrer[oa]|peón"
    r"|limpiadora?|emplead[oa] de hogar|conserje|porter[oa]|recepcionista|azafat[oa]|piloto|mariner[oa]|pescadora?|miner[oa]|apicultora?|viticultora?|pastora?|logopeda|podólog[oa]|dietista|nutricionista|óptic[oa]|celadora?|sanitari[oa]|pediatra|cirujan[oa]|ginecólog[oa]|cardiólog[oa]|sociólog[oa]|historiadora?|filósof[oa]|estadístic[oa]|geólog[oa]"
    r"|directora?|jefe de \w+|jefa de \w+|encargad[oa]|asesora?|gestora?|auditora?|agente(?: \w+)?|sindicalista|delegad[oa] sindical|trabajadora? social|educadora?(?: social| infantil)?|monitora?|entrenadora?|becari[oa]|aprendiz|costurer[oa]|sastre|modista|zapater[oa]|relojer[oa]|joyer[oa]|ceramista|escultora?|guionista|locutora?|presentadora?|militar|monj[ea]|cura|sacerdote|barrender[oa]|fotógraf[oa]|profe(?: de \w+)?|geriatra|transportista|tatuadora?|esteticista"
)
_DIET = r"vegan[oa]|vegetarian[oa]|pescetarian[oa]|pescatarian[oa]|flexitarian[oa]"
_CONDITION = (
    r"diabetes(?: (?:de )?tipo [12])?|(?:la )?(?:tensión|presión) (?:alta|baja)|hipertensión|asma|epilepsia|migrañas?|depresión|ansiedad|tdah|autismo|trastorno bipolar|esquizofrenia|artritis|artrosis"
    r"|osteoporosis|celiaquía|enfermedad celíaca|enfermedad de crohn|colitis ulcerosa|colon irritable|reflujo|hipotiroidismo|hipertiroidismo|endometriosis|psoriasis|dermatitis|lupus"
    r"|esclerosis múltiple|parkinson|cáncer(?: de \w+)?|leucemia|insuficiencia (?:cardíaca|cardiaca|renal)|arritmias?|fibrilación auricular|apnea(?: del sueño)?|insomnio|anemia|gota|glaucoma"
    r"|(?:enfermedad|síndrome) de (?-i:[A-ZÁÉÍÓÚÑ])[\w-]+|síndrome de ovarios? poliquísticos?|dolor crónico|epoc|hepatitis [abc]|fibrosis quística|favismo|talasemia|gastritis|espondilitis|vitíligo|prediabetes|vih|fibromialgia|rinitis|tinnitus|escoliosis|dislexia|hemofilia|colesterol alto|sop"
    rf"|{vocabulary.CONDITION}|{learning.SPANISH.disorders}"
)
_LANGUAGE = (
    r"español|castellano|inglés|alemán|francés|italiano|portugués|catalán|gallego|euskera|vasco|valenciano|holandés|neerlandés|ruso|ucraniano|polaco|checo|húngaro|rumano|búlgaro|serbio|croata"
    r"|griego|turco|árabe|hebreo|persa|hindi|urdu|chino(?: mandarín)?|mandarín|cantonés|japonés|coreano|vietnamita|tailandés|sueco|noruego|danés|finés|latín|quechua|guaraní|lengua de signos|esperanto"
)

WORDS = LanguageWords(
    common="el la los las un una y en de del al que es soy estoy mi mis me no con por para a como vivo trabajo tengo tomo peso muy también ya nos se lo hace desde ahora hoy este esta ese esa esto eso día dos veces todos las",
    openers=r"hola|recordatorio(?=[,:!])|ojo(?=[,:!])|importante(?=[,:!])|qué (?:onda|tal|hubo)|buenas|buenos días|buenas tardes|sí|no(?=[,.!])|bueno|vale|oye|por cierto|además|y|pero|también(?=,)|por favor|gracias|recuerda que|ten en cuenta que|para que lo sepas|corrección|perdón",
    questions=r"qué|a qué|dónde|donde (?:vivo|trabajo)|cuál|cual es|cuánto|cuanto (?:peso|mido)|cuándo|cómo|como (?:puedo|hago|se dice)|quién|por qué|puedo(?! (?:volver|por fin)\b)|debo|debería|dime|sabes",
    supposed=r"si(?!,| (?:scrive|chiama|pronuncia)\b)|imag[ií]na(?:te|os)?|imag[ií]ne(?:se|nse)?|supón|supongamos|supón que|haz como|finge|en caso de que|digamos que|pongamos que",
    for_a_while=r"(?:por |durante )?(?:un|una|dos|tres|cuatro|cinco|unos|unas|varios|\d+) (?:horas?|días?|noches?|semanas?|mes(?:es)?)|hasta (?:el|la|después|mañana|que) ?\w*|temporalmente|por ahora|de momento|antes de la (?:operación|cirugía|prueba)",
    wonders_in_one_clause=True,
    believed=r"(?:cree|creen|piensa|piensan|dice|dicen|opina|opinan|asegura|aseguran|jura|juran|afirma|afirman|sostiene|sostienen|supone|suponen|imagina|imaginan|bromea|está (?:\w+ )?(?:convencid[oa]|segur[oa]) de|están (?:\w+ )?(?:convencid[oa]s|segur[oa]s) de)(?: (?:todos|siempre))? que "
    r"(?=(?:(?:yo|ya) )?(?:soy|somos|estoy|tengo|vivo|como|trabajo|no (?:soy|como|tengo)|sufro|padezco|he dejado|dejé)\b(?! (?:que|despedid[oa]|contratad[oa]|aceptad[oa])\b))"
    r"|según (?!yo\b|el médico)[^,;:]{2,40}?,? (?=(?:yo )?(?:soy|estoy|tengo|vivo|como|trabajo)\b)",
    experts=rf"{dangers.MEDICS}|hospital|clínica|pruebas?|análisis|analítica|test|resultados?|biopsia|resonancia|diagnóstico",
    slips=r"no,? (?:espera|perd[oó]n|perdona|miento|digo|quiero decir|mejor dicho)|(?:perd[oó]n|perdona|espera|uy|ay),? (?:no|digo|quiero decir|quise decir)",
    mutters=r"digo|miento|quiero decir|quise decir|mejor dicho",
    not_it="no(?: a)?",
    just_it="solo|sólo|sino|mejor",
    places="al?|en|de|del|con",
    corrects=r"(?:(?:no|perdón|bueno),|mejor dicho,?|es decir,?|digo,?|o sea,?|en realidad,?|o más bien)(?: (?:en|a|de))?",
    wonders=r"quizás?|tal vez|a lo mejor|puede que|creo que|pienso que|me parece que|supongo que|no sé si|no estoy segur[oa] de si|ojalá",
    unreal=r"si|soñ\w+",
    unsure=r"(?:de|como) signo|como si|en (?:mi|la|esta|una|nuestra) (?:novela|historia|película|partida|obra de teatro|función|campaña de rol|serie(?! de\b))"
    r"|en los datos de prueba|en (?:mi|el|este|un|nuestro) (?:libro|fixture|(?:video)?juego|sueño|relato|cuento|cómic|guion|musical|juego de rol|rol)|eres (?:un|una|mi|el|la)|actúa como|(?:dijo|dice|decía|escribió) ?:",
    spelled_out=((rf"(?<!\bno )(?:(?<=\s)|^)(?:estrictamente|rigurosamente|completamente|totalmente|100 ?%) (?=(?:{_DIET})(?![\w-]))", ""),),
    dictated=r"(?:(?:solo|sólo|mejor|entonces) )*(?:escr[ií]b\w+|di(?:le|les)?|contést?\w*|contesta\w*|responde\w*|pon(?:le|les)?|avisa\w*)\b[^,;:.!?]{0,40}? que ",
    own_verbs=r"llevo|tomo|uso|tengo|como|bebo|evito|debo|puedo|estoy|hago|voy|soy|necesito|vivo|trabajo",
    ends=r"finalmente|a diferencia|al contrario|al final|después de todo|pero|porque|ya que|pues|aunque|mientras|cuando|donde|que|quien|si|desde|hasta|con|sin|para|por|según|así que|además|también|ahora|actualmente|hoy|ayer|hace|aún|todavía|ya|más|últimamente"
    r"|gracias|por favor|el (?:año|mes|lunes|martes|miércoles|jueves|viernes|sábado|domingo)|la semana|este|esta|en (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|\d{4})",
    ands="y|e",
    joins="y|e|o|u|ni",
    articles=r"un[ao]?s?|el|la|los|las|lo|al?|del|mucho|mucha|también|sobre todo|algún|alguna|todo tipo de|todos los|todas las|ningún|ninguna",
    no_item=r"al[eé]rgic[oa]|intolerante|yo|mi|mis|nuestr\w*|él|ella|tú|tu|su|sus|te|se|me|le|es|son|está|soy|estoy|tengo|tiene|vivo|tomo|no|nada|todo|algo|alguien|por favor|también|así|qué|como|eso|esto|necesito|quiero|trabajo|peso|mido|he",
    asides="por cierto|por desgracia|por suerte|creo|la verdad|lamentablemente|desgraciadamente",
    decades="veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa",
    no_name=r"mañana|luego|después|cuando|si|más|el|la|un|una|los|las|y|o|por|para|en|a|al|que|así|igual|como|muy|no|sí|hoy|tarde|loco|loca|atención|mucho|desde|siempre|nunca|de|difícil|aries|tauro|géminis|virgo"
    r"|libra|escorpio|sagitario|capricornio|acuario|piscis",
    nobody=r"nadie|todo|todos|alguien|cada|quien|quién|uno|una|aquí|hoy|si|ya|no|él|ella",
    gone=r"muri(?:ó|eron)|muert[oa]|falleci\w+|nos dejó|me dejó|sacrific\w+|enterr\w+|entierro|y yo (?:\w+ )*(?:separ\w+|divorci\w+|rompimos|roto|dejamos|cortamos)",
    relatives={
        "esposa": "wife", "mujer": "wife", "esposo": "husband", "marido": "husband", "pareja": "partner", "prometida": "fiancée", "prometido": "fiancé", "novia": "girlfriend",
        "novio": "boyfriend", "hijo": "son", "hija": "daughter", "hijas": "daughter", "hijos": "child", "bebé": "child", "niños": "child", "niña": "daughter", "niño": "son", "niñas": "daughter", "gemelos": "child",
        "mellizos": "child", "madre": "mother", "mamá": "mother", "padre": "father", "papá": "father", "hermano": "brother", "hermana": "sister", "hermanos": "brother",
        "hermanas": "sister", "hijastro": "stepson", "hijastra": "stepdaughter", **dict.fromkeys(("compañera de piso", "compañero de piso", "compañera de cuarto", "compañero de cuarto"), "flatmate"), "perro": "dog", "cachorro": "dog", "cachorra": "dog", "nieto": "grandson", "nieta": "granddaughter", "perra": "dog", "labrador": "dog", "caniche": "dog", "perrito": "dog", "perrita": "dog", "gato": "cat", "gata": "cat", "gatito": "cat", "gatita": "cat", "gatos": "cat", "perros": "dog",
    },
    place_articles="el|la|los|las",
    no_place=r"un[ao]?s?|mi|mis|tu|su|sus|nuestr[oa]|este|esta|otr[oa]|paz|pareja|pecado|pena|guerra|armonía|soledad|familia|casa|crisis|tensión|miedo|constante|las afueras|el campo|la ciudad|el centro|la calle"
    r"|el (?:miedo|pasado|presente|futuro|extranjero|mismo|paraíso|piso|barrio|edificio|norte|sur|este|oeste)|la (?:playa|costa|montaña|miseria|misma|nube|luna|pobreza)|plena|pleno|condiciones|zona|alquiler|compañía|comunidad",
    jobs=_JOB,
    no_job=r"noche|noches|día|lunes|sol|media|lo|costumbre|siempre|nunca|verdad|forma|manera|memoria|un|una|uno|equipo|mañana|tarde|campo|oficina",
    job_ends="en|para|con|desde|por",
    left_open=r"de|del|la|el|los|las|en|para|y|a|con",
    a="un|una|el|la|los|las",
    no_employer=rf"{vocabulary.PLACES}|equipo|casa|remoto|turnos|ello|eso|esto|este|esta|ese|mi|mis|lo|un (?:proyecto|texto|informe|trabajo|problema|error|artículo|libro|ensayo)|una (?:novela|tesis|presentación|idea|app|web)"
    r"|el (?:proyecto|tema|campo|sector|turno|código|texto|informe|norte|sur|centro|extranjero)|la (?:tesis|ciudad|construcción|calle|mañana|noche|tarde|costa|misma|presentación)|ti|mí|vivir|ganar|negro",
    employer_ends="en|como|de|desde|y|porque",
    diet_words=_DIET,
    diets={
        "vegano": "vegan", "vegana": "vegan", "vegetariano": "vegetarian", "vegetariana": "vegetarian", "pescetariano": "pescatarian", "pescetariana": "pescatarian",
        "pescatariano": "pescatarian", "pescatariana": "pescatarian", "flexitariano": "flexitarian", "flexitariana": "flexitarian",
    },
    exceptions=r"excepto|salvo|menos|quitando|a excepción del?|pero (?:sí )?(?:que )?(?:como|comemos)",
    foods=r"carne(?: roja| de cerdo| de vaca)?|cerdo|ternera|res|cordero|pollo|pescado|mariscos?|lácteos|leche|lactosa|tomates?|chocolate|gambas|queso|huevos?|gluten|trigo|azúcar|nueces|frutos secos|cacahuetes|soja|ajo|cebolla|setas|champiñones"
    r"|cilantro|picante|alcohol|cafeína|carbohidratos",
    meats=r"carne(?: roja| de cerdo| de vaca)?|cerdo|ternera|res|cordero|pollo|pescado",
    animal=r"lácteos|leche|queso|huevos?|miel",
    milk=("lácteos", "leche", "lactosa"),
    without="no",
    oneself="yo mism[oa]",
    becomes="a",
    lifted="sentadillas?|banca|mancuernas?|meta|objetivo",
    no_allergen=r"trabajo|trabajar|lunes|madrugar|gente|tonterías|burocracia|reuniones|estupidez|mentiras|deporte|críticas|compromiso|ti|su|este|esta|ese|esa|personas",
    allergens=rf"{dangers.DANGERS.allergens}|{dangers.DANGERS.medicines}",
    conditions=_CONDITION,
    condition_names={"diabético": "diabetes", "diabética": "diabetes", "asmático": "asma", "asmática": "asma", "celíaco": "celiaquía", "celíaca": "celiaquía", "celiaco": "celiaquía", "celiaca": "celiaquía",
        "hipertenso": "hipertensión", "hipertensa": "hipertensión", "epiléptico": "epilepsia", "epiléptica": "epilepsia", **learning.SPANISH.has, "vih": "VIH", "epoc": "EPOC", "sop": "SOP"},
    frequencies=FREQUENCIES,
    reasons="para|porque|contra|desde|por(?! (?:las?|día|dia|semana|mes)\\b)",
    before_medicine=r"(?:yo )?(?:tomo|uso|me pincho|me inyecto|me pongo|llevo|tengo)|(?:estoy|voy|sigo)(?: en tratamiento)? con|en tratamiento con|todavía|aún|ahora|también|luego|además|más|mi|el|la|una?|sólo|solo|con|después|desde hace \w+",
    ends_medicine="pero|sino|así|que",
    not_taken=r"prospecto|pacientes?|estudios?|guías?|antes|quizás?|tal vez|a lo mejor|igual|no|nunca|nada de|podría\w*",
    in_place_of=r"en vez|en lugar",
    given_up="l[oa]s? (?:he dejado|dejé|suspendí|he suspendido)|(?:he dejado|dejé) de tomarl[oa]s?",
    no_drug="el|la|lo|los|las|un|una|azúcar|sal|agua|leche|harina|mantequilla|café|té|proteína|cafeína|queso",
    aim_ends="pero|porque|así que|por favor|y (?:yo|me|no)",
    contact_ends="porque|pero|y (?:ella|él|yo|no)",
    vitals={
        "a1c": r"(?:hemoglobina )?(?:hba1c|a1c)|hemoglobina glicosilada|hemoglobina glucosilada", "blood_pressure": r"(?:tensión|presión)(?: arterial)?", "weight": "peso", "height": "altura|estatura",
        "heart_rate": r"(?:pulso|frecuencia cardíaca|frecuencia cardiaca)(?: en reposo)?", "ldl": "ldl|colesterol ldl", "hdl": "hdl|colesterol hdl", "cholesterol": "colesterol(?: total)?",
        "triglycerides": "triglicéridos", "glucose": r"glucosa(?: en ayunas)?|glucemia|azúcar en sangre", "bmi": "imc", "oxygen": "saturación(?: de oxígeno)?",
    },
    languages=_LANGUAGE,
    nobody_likes=r"esperar (?:(?:un |una |unas |unos )?(?:hora|media|días|horas|semanas|meses|siglos)|\d+|dos|tres|cuatro|cinco|seis)|hacer cola|pagar (?:dos veces|el doble|doble)",
    any_of=r"cualquier(?: (?:tipo|clase) de)?|todo tipo de|ningún tipo de",
    no_taste=r"que|cómo|como|cuando|cuándo|lo|esto|eso|este|esta|ese|esa|estos|estas|esos|esas|tu|tus|su|sus|mi|mis|nuestr\w*|más|mucho$|la (?:idea|forma|manera|respuesta|propuesta|versión|opción|primera|segunda|explicación)"
    r"|el (?:texto|plan|tono|resultado|primero|segundo|concepto)|verte|no|si|cuanto|saber|a|de|tener que|todo|nada|ti|te|ser|un poco|algo|una pregunta|otra|otro"
    r"|pero|entre|antes|después|durante|sin|ni|a menudo|menos|mucha?s?|tant[oa]s?|en|por|con|para|y|o|\d|(?:el|la|los|las) (?:primer\w*|segund\w*|tercer\w*|últim\w*|siguiente|otr[oa]s?|anterior|error|problema|borrador)|hoy|ahora|aquí|dos|un[ao]? (?:sol[oa]|par)|algun[oa]s?|más de|demasiado|.{0,120}\b(?:hoy|este|esta|estos|estas|tu|tus|aquí|mañana)\b",
    under=r"(?:después|antes) de (?:las? \d\S*|comer|cenar|dormir|correr|entrenar|acostarme|medianoche|la cena|la comida|hacer deporte)|a partir de las? \d\S*|(?:por|de) la noche|cuando|si(?! bien)|siempre que|mientras|durante|s[oó]lo (?:si|cuando|en|los)|(?:los|las|cada|todos los|algunos) (?:\w+ )?(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|días|fines|mañanas|tardes|noches)|en (?:invierno|verano|primavera|otoño)|por las? (?:mañanas?|tardes?|noches?)|\w+ (?:días|veces) (?:a la|por) semana",
    amid=r"en|con|para|al?|de|tras|después|antes|por",
    always=r"en (?:general|realidad|fin|el fondo|mi (?:opinión|caso)|serio)|para (?:mí|nada)|de (?:verdad|hecho)|por (?:lo general|cierto|supuesto|mi parte)|a (?:decir verdad|mí)|al (?:final|fin)|con diferencia|si te soy sincer[oa]",
    taste_ends=r"pero|porque|ya que|aunque|cuando|si (?=no|es|me|tengo|hay)|sino|(?:mucho|muchísimo|bastante|tanto|ahora|nada|gracias|por favor|en absoluto|otra vez|de nuevo|en general|también)(?=\W*$|,)|debido a|por culpa de|pues|así que|y (?:yo|me|no|mi|odio|quiero|tengo|vivo|trabajo|evito|prefiero)|sobre todo cuando|desde|para que",
    that=r"que|donde|cuy[oa]s?",
    adds=r"sobre todo|especialmente|en especial|como|incluid[oa]s?|incluso|por ejemplo|ya sean?|en particular|con|sin|no|preferiblemente",
    own_clause=r"yo|nosotros|tú|usted|él|ella|ellos|me|te|nos|es|son|era|está|están|soy|estoy|ha|he|hay|puede|puedes|podría|podrías|quiero|necesito|gracias|por favor|qué|cómo|dónde|cuál|mis?|tus?|todos|nadie|así|entonces|quien|lo|dame|recomiéndame|ayúdame|dime|tengo",
    wish_ends="porque|pero|gracias|por favor|ya que|para que",
    answers=r"respuestas?|explicaciones|listas|emojis?|tono|mensajes (?:cortos|breves)|textos cortos|ejemplos|tuteo|resúmenes",
    own="mis?|nuestr[oa]s?",
    has_one=r"(?:tengo|tenemos|adopté|adoptamos|(?:(?:me|nos) )?(?:he|hemos|han) (?:adoptado|comprado|acogido|cogido|regalado|dado)) (?:también |ya )?(?:una?|dos|tres|cuatro)",
    named_so=r",? (?:(?:que|y) )?se llaman?| llamad[oa]s?|,? (?:y )?su nombre es|,? (?:y )?l[aeo]s? (?:llamamos|llamo|hemos llamado|he llamado|hemos puesto|pusimos|puse)(?: de nombre)?",
    mine="mi",
    called=r"llamad[oa]|que se llama",
    belongs=r"con|cuy[oa]|de|en",
    years_old="años|añitos",
    is_aged=r"tienen?|cumplen?|cumplió|ha cumplido",
    aged=r"(?:(?:de|con|que tiene) )?\d{1,2} (?:años|meses|añitos|semanas)",
    who="que|quien",
    she="él|ella",
    denied=(
        (r"\b(?:ya )?no (es|son|tienen?|soy|estoy|tengo|padezco|sufro) (?!s[oó]lo\b)(?:(?:realmente|en realidad) )?(?=\w)", r"\1 "),
        (r"(\bal[eé]rgic[oa] a[^.;:]{2,60}?),? (?:(?:y|pero) )?no (?=al? )", r"\1 y "),
    ),
    denied_alone=(
        (
            r"^((?:[^:;,]*\b(?:pruebas?|resultados?|análisis|test|médic[oa]|doctora?)\b[^:;,]*[:;,] )?)(?:(?:al final|pues|por suerte) )*(?:ya )?no (?=(?:(?:intolerante|al[eé]rgic[oa]) (?:al? )[\w ,]+?|diabétic[oa]|cel[ií]ac[oa]|asmátic[oa])(?:\s*(?:[,.;!]|$)))",
            r"\1soy ",
        ),
    ),
    is_so="es",
    of_health=r"(?:al[eé]rgic|cel[ií]ac|diabétic|asmátic|epiléptic)[oa]s?\b|intolerantes?\b",
)  # fmt: skip

# ── Patterns ──────────────────────────────────────────────────────────────────────────────────────────────────

_OF_ANSWERS = rf"(?:[\w']+ ){{0,2}}?(?:l')?(?:{WORDS.languages}|respuestas|listas|viñetas|ejemplos|mensajes|frases|(?:sistema|unidades) métric[oa]s?)\b"
"""What answers are to have "only" for good; anything else is what is wanted now: a list, the code."""
_V = r"(?P<value>.+)"
_MEDIC = r"(?:médic[oa]|doctora?|cardiólog[oa]|psiquiatra|endocrin[oa]|neurólog[oa]|especialista)"
_NAME = r"(?P<value>(?-i:[A-ZÁÉÍÓÚÑ])[a-záéíóúüñ]+(?: (?-i:[A-ZÁÉÍÓÚÑ])[a-záéíóúüñ]+)?)"
_FORMER = r"(?P<former>(?-i:[A-ZÁÉÍÓÚÑ])[a-záéíóúüñ]+)"
_CLAUSE = r"(?:^|[,;:] |\b(?:yo|y|pero|porque|ahora|hoy|actualmente|también|ya|aún|todavía|aquí|allí|siempre|entonces|hora|mismo|momento|\d{4}|años?|meses|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre) )"
"""What stands before a verb that is a noun, too: "busco trabajo en …" says nothing of where one works."""
_STILL = r"(?:(?:aquí|sol[oa]|ahora|actualmente|hoy|todavía|aún|siempre|sólo|también|temporalmente|desde hace [\w ]{1,15}?) )?"
_TO = r"(?:al |a la |a los |a las |a )"
_DAY = rf"(?P<value>\d{{1,2}} de {_MONTH}(?: (?:de|del) \d{{4}})?|\d{{1,2}}[/.-]\d{{1,2}}(?:[/.-]\d{{2,4}})?)"
_DWELLS = r",? (?:y )?(?:en (?:la |el )?)?(?:(?:número|núm\.?|nº) \d|(?:calle|c/|avenida|avda\.?|plaza|paseo|camino|carrera) ?[\w' ]{2,30}? ?\d|(?:el |la |nuestr[oa] |mi )?(?:nuev[oa] )?(?:piso|casa|apartamento|departamento|depa)\b)"
"""Behind where somebody is now: she lives there."""
_VITAL = rf"(?P<vital>{WORDS.vital})"
_WHO = rf"(?P<who>{WORDS.relative})"
_MY = r"(?:mi|mis|nuestro|nuestra|nuestros|nuestras)"
_GROUP = r"(?P<group>AB|A|B|O|0)(?!\w)\s?(?P<sign>\+|-|−|–|(?:rh )?(?:positivo|negativo)\b)?"
_NUMBER = r"(?P<number>\d{2,3}(?:[.,]\d+)?)"
_FOOD = rf"(?<![\w-])(?P<value>(?:{WORDS.foods})(?![\w-]))"
_FAITH = r"musulm[aá]n[oa]?|judí[oa]|hindú|sij|budista|adventista|jainista"
"""Who are of it leave some food out for good."""
_FOODS = rf"(?<![\w-])(?P<value>(?:{WORDS.foods})(?: (?:y|e) (?:{WORDS.foods}))?(?![\w-])){read_health.NO_REAL_FOOD}"
_SO = r"(?:(?:muy|también|bastante|gravemente|todos|los dos|ambos) ){0,2}"
_PAIN = r"(?:siempre |mucho |mucha |muchos )?(?:dolor(?:es)? de (?:barriga|estómago|tripa)|gases|diarrea|calambres|retortijones|acidez|náuseas|migrañas?)\b"
_ASIDE = r"(?:(?!\b(?:mis?|nuestr\w+|él|ella|su|sus|es|tiene|no)\b)[^.;:!?]){0,80}?"
"""What a sentence whose subject is the user says before it goes on about her."""
_RELATIVE = rf"(?:\b{_MY}|\blos(?= (?:niños|hijos|gemelos|perros|gatos)\b)|\bel(?= (?:perro|gato|bebé)\b)) {_WHO}(?![\w-])(?:,? (?:mayor |menor |pequeñ[oa] )?(?P<name>(?-i:[A-ZÁÉÍÓÚÑ][a-záéíóúüñ]+)),?)?"
_ANOTHER = rf"(?:{_RELATIVE}|(?:^|[,;:] |\b(?:y|pero|porque|que|al final) )(?P<alone>(?-i:[A-ZÁÉÍÓÚÑ][a-záéíóúüñ]+)))"
_LEFT_JOB = (
    r"\b(?:dejé|perdí) (?:el|mi) (?:trabajo|empleo)\b",
    r"\bhe (?:dejado|perdido) (?:el|mi) (?:trabajo|empleo)\b",
    r"\bme (?:han despedido|despidieron|echaron del trabajo|he jubilado|jubilé)\b",
)

_LED = r"equipo|departamento|área|agencia|empresa|tienda|librería|restaurante|cafetería|bar|hotel|hostal|granja|clínica|consultorio|colegio|escuela|guardería|estudio|galería|salón|taller|fábrica|laboratorio|biblioteca|asociación|fundación|instituto|panadería|farmacia|sucursal|oficina|gestoría|despacho"
"""What somebody leads by profession."""
_AGE = rf"\d{{2,3}}|{'|'.join(WORDS.decades.split())}"
_MANY = read_people.many_of(INTRODUCTIONS.numbers, INTRODUCTIONS.children)
_NO_MORE_OF = read_people.NO_MORE_OF
_MEDICINE = rf"(?<![\w-])(?P<value>(?:{dangers.DANGERS.medicines})(?![\w-]))"
_TRADE_ENDS = r"(?=\s*(?:$|[,.;:!?)(])| (?:y|pero|como|en|desde|de (?-i:[A-Z])\w*)\b)"
"""Behind what somebody works in, or studies: it belongs to nothing else."""
SAYINGS: tuple[Saying, ...] = (
    # ── Who ──
    Saying("name", read_people.named, (
        rf"\bme llamo {_V}",
        rf"\bmi nombre (?:completo )?es {_V}",
        rf"\b(?:llámame|llamame|llámeme) {_NAME}",
        rf"\b(?:puedes|puede|podés) llamarme {_NAME}",
        rf"\bmi nombre se escribe (?:con [^:,]{{1,20}}[:,] ?)?{_NAME}",
        rf"\bmi (?:apodo|sobrenombre) es {_NAME}",
        rf"\b(?:(?:todos|todo el mundo|mis amigos) )?me (?:dicen|llaman) {_NAME}",
    )),
    Saying("name", read_people.capitalised, (rf"^soy {_NAME}(?=\s*(?:[.,!]|$|y\b|tengo\b|vivo\b))",)),
    Saying("name", read_people.introduced, (rf"^(?:yo )?soy {read_people.GIVEN}",)),
    Saying("name", read_people.introduced_surely, (rf"^(?:yo )?soy (?:el|la) {read_people.GIVEN}",)),
    Saying("name", read_people.corrected, (
        rf"(?:^|[,;] ){_NAME} es (?:el diminutivo|la abreviatura|la forma corta) de {_FORMER}",
        rf"(?:^|[,;] |\bes |\bse escribe |\bme llamo ){_NAME}(?:,? (?:con|sin) [\w ]{{1,20}}?)?,? (?:y )?no {_FORMER}",
        rf"\bno (?:es )?{_FORMER},? (?:sino )?{_NAME}",
    )),
    Saying("pronouns", read.verbatim, (r"\bmis pronombres son (?P<value>\w+/\w+(?:/\w+)?)",)),
    Saying("birthday", read.verbatim, (
        rf"\bmi cumpleaños es el {_DAY}",
        rf"\bcumplo años el {_DAY}",
        rf"\bnací el {_DAY}",
        r"\bnací en (?P<value>(?:19|20)\d\d)\b",
    )),
    Saying("born", read_people.age, (
        rf"(?<!no )(?<!que )(?<!cuando )\btengo (?:ya |solo |casi )?(?P<value>{_AGE}) años(?=\s*(?:[.,;)]|$)| (?:y|e|pero)\b)",
        rf"(?<!cuando )\b(?:cumplí|(?:he|acabo de) cumpli(?:do|r)) (?:los )?(?P<value>{_AGE})(?: años)?\b(?! (?:años )?(?:de|en)\b)",
    )),
    Saying("home", read.place, (
        r"\bsomos una? (?:[\w]+ )?(?:familia|pareja|matrimonio)(?: (?:de|con) [\w ]{1,25}?)? (?:en|de) (?P<value>(?-i:[A-ZÁÉÍÓÚ]).*)",
        rf"(?<!no )\b(?:vivo|vivimos|resido|residimos|est(?:oy|amos) viviendo) {_STILL}en {_V}",
        rf"(?<!no )\b(?:vivo|vivimos) {_STILL}con [\w ]{{1,24}}? en {_V}",
        rf"\bme (?:mudé|he mudado|trasladé|he trasladado) (?:[\w ]{{1,15}} )?a {_V}",
        rf"(?<!no )\b(?:ahora (?:ya )?(?:estoy|estamos)|(?:estoy|estamos) ahora|ya (?:estoy|estamos)) en (?P<value>[\w' -]{{2,30}}?){_DWELLS}",
        rf"(?<!no )\b(?:estoy|estamos) en (?P<value>[\w' -]{{2,30}}?) ahora{_DWELLS}",
        rf"\bacabo de mudarme a {_V}",
        rf"\b(?:estoy|estamos) (?:ya |por fin )?instalad[oa]s? en {_NAME}",
        rf"\b(?:me (?:he mudado|mudé)|nos (?:hemos mudado|mudamos))(?: de (?:casa|piso))?,? (?:y )?(?:ahora|ya) (?:estoy|estamos) en {_V}",
        rf"\b(?:he|hemos) vuelto a (?:vivir (?:con|en casa de)|casa de) (?:mis|nuestros) padres en {_V}",
        rf"\bvolví a (?:vivir (?:con|en casa de)|casa de) mis padres en {_V}",
        rf"\b(?:aquí|acá) en {_NAME},? (?:siempre |todos |nosotros )?(?:decimos|comemos|llamamos|hablamos|celebramos|bebemos|usamos)\b",
        rf"\ben {_NAME},? donde (?:ahora )?(?:vivo|vivimos|resido|residimos)\b",
        rf"\bnos (?:mudamos|hemos mudado|trasladamos) (?:[\w ]{{1,15}} )?a {_V}",
    )),
    Saying("home", read.place, (
        rf"\bya no (?:vivo|vivimos|resido) en {_V}",
        r"\bme (?:fui|he ido|marché|mudé) de (?P<value>(?-i:[A-ZÁÉÍÓÚÑ])[\w]+(?: (?-i:[A-ZÁÉÍÓÚÑ])\w+)?)",
    ), "drop"),
    Saying("family", read_people.relative, (
        rf"\b(?:mis|nuestr[oa]s) (?:(?:{INTRODUCTIONS.numbers}) )?{_WHO},? (?=(?P<value>(?-i:[A-ZÁÉÍÓÚÑ]).+))",
        rf"\b{_MY} (?:\w+ )?{_WHO}(?: \w+)? se (?:llama|llaman) {_V}",
        rf"\b{_MY} {_WHO},? (?:mayor |menor |pequeño |pequeña )?{_NAME}",
        rf"\b{_MY} {_WHO} es (?P<value>(?-i:[A-ZÀ-Þ][a-zß-ÿœ'-]+)(?=\s*(?:[.,;]|$|y\b)).*)",
        WORDS.had_and_named(WORDS.relative),
    )),
    Saying("family", read_people.child, (
        rf"(?<!no )\bsoy (?:{_ASIDE}(?:,|\by) |la |el )?(?:madre|padre|mamá|papá) de (?:(?:una?|dos|tres|cuatro|cinco|\d)(?: \w+){{0,4}}, (?:el |la )?)?(?P<value>(?-i:[A-ZÁÉÍÓÚÑ]).+)",
    )),
    Saying("family", read_people.spouse, (rf"\bestoy casad[oa] con {_V}",)),
    Saying("children", read_people.children, (
        rf"(?<!no )\b(?:tengo|tenemos) (?P<value>{_MANY}){_NO_MORE_OF}",
        rf"(?:^|\b(?:con|y) )(?:mis|nuestr[oa]s) (?P<value>{_MANY}){_NO_MORE_OF}",
        rf"\b{INTRODUCTIONS.is_one[:-2]}(?:{INTRODUCTIONS.parents}) {INTRODUCTIONS.of}(?P<value>(?:{INTRODUCTIONS.numbers})(?: (?:{INTRODUCTIONS.children}))?){_NO_MORE_OF}",
    )),
    # ── Work ──
    Saying("job", read.occupation, (
        r"(?<!no )\b(?P<value>(?:enseño|doy clases de) (?!(?:a|al|mi|mis|que|en|lo|la|las|los)\b)\w+)",
        rf"(?<!no )\b(?P<value>(?:dirijo|gestiono|coordino|regento) (?:el |la |una? |mi )(?:\w+ ){{0,2}}?(?:{_LED})\b(?: de [\w]+)?)",
        r"(?<!no )\bme dedico a(?:l| la| los| las) (?P<value>(?!\w+(?:ar|er|ir)\b)[\w ]+)",
        rf"(?<!no )\bsoy (?:una? )?(?P<value>(?:{_JOB})(?![\w-])(?: (?:senior|junior))?)",
        rf"\b(?:soy|me llamo) (?-i:[A-ZÁÉÍÓÚÑ])\w+(?: (?-i:[A-ZÁÉÍÓÚÑ])\w+)?, (?:una? )?(?P<value>(?:{_JOB})(?![\w-]))",
        rf"{_CLAUSE}trabajo (?:en [\w ]{{1,30}}? |desde casa |por cuenta propia )?(?:como|de) (?!una? ){_V}",
        r"\bestoy (?P<value>jubilad[oa]|desempleado|desempleada|en paro)\b",
        rf"\b(?:desempeño|ocupo) el (?:cargo|puesto) de {_V}",
        r"(?<!no )\bsoy (?:el |la )?(?P<value>(?:responsable|directora?|jef[ea]) (?:de la |del |de )(?!(?:mi|mis|tu|su|todo|lo|esto)\b)[\w ]+)",
        rf"\bmi (?:profesión|ocupación) es (?:la de )?{_V}",
    )),
    Saying("job", read.occupation, (
        rf"\bya no soy (?:una? )?(?P<value>{_JOB})(?![\w-])",
        rf"\bya no trabajo (?:como|de) {_V}",
        rf"\bdejé de ser (?:una? )?(?P<value>{_JOB})(?![\w-])",
    ), "drop"),
    Saying("job", read.all_of_it, (*_LEFT_JOB[:2], r"\bme (?:han despedido|despidieron|echaron del trabajo)\b"), "drop"),
    Saying("employer", read.employer, (
        rf"{_CLAUSE}trabajo (?:como [\w ]{{2,30}}? |de [\w ]{{2,30}}? )?(?:actualmente |ahora )?(?:en|para) (?P<value>(?:una? |el |la )?[\w&'.-]+.*)",
        rf"\bsoy (?:una? )?(?:{_JOB}) (?:en|para) (?P<value>(?-i:[A-ZÁÉÍÓÚÑ]).*)",
        r"\b(?:empecé|he empezado|empiezo) (?:a trabajar )en (?P<value>(?-i:[A-ZÁÉÍÓÚÑ]).*)",
        rf"\bmi (?:nueva )?empresa es {_V}",
    )),
    Saying("employer", read.employer, (
        rf"\bya no trabajo (?:en|para) {_V}",
        r"\bdejé (?P<value>(?-i:[A-ZÁÉÍÓÚÑ])[\w&.-]+(?: (?-i:[A-Z])\w+)?)",
        r"\bhe dejado (?P<value>(?-i:[A-ZÁÉÍÓÚÑ])[\w&.-]+(?: (?-i:[A-Z])\w+)?)",
        rf"\bdejé de trabajar (?:en|para) {_V}",
        r"\bme (?:fui|he ido) de la empresa (?P<value>(?-i:[A-ZÁÉÍÓÚÑ]).*)",
    ), "drop"),
    Saying("employer", read.all_of_it, _LEFT_JOB, "drop"),
    Saying("work", read.verbatim, (
        rf"{_CLAUSE}trabajo {_STILL}(?P<value>desde casa|en remoto|a media jornada|a tiempo (?:parcial|completo)|de noche|a turnos|por cuenta propia|por mi cuenta)\b",
    )),
    Saying("work", read.trade, (
        rf"{_CLAUSE}trabajo {_STILL}(?P<value>en (?:el |la |los |las )?(?:{TRADES})){_TRADE_ENDS}",
        rf"{_CLAUSE}(?P<value>estudio {_STILL}(?:{STUDIES})){_TRADE_ENDS}",
        rf"\b(?P<value>estudiando (?:{STUDIES})){_TRADE_ENDS}",
    )),
    Saying("languages", read.spoken, (
        rf"(?<!no )\bhablo (?:bien |con fluidez |un poco de |algo de )?(?P<value>(?:{_LANGUAGE})\b.*)",
        rf"\bmi (?:lengua materna|idioma materno|primera lengua) es (?:el )?{_V}",
    )),
    Saying("languages", read.learned, (
        rf"\bestoy (?:aprendiendo|estudiando) (?P<value>(?:{_LANGUAGE})\b.*)",
        rf"\b(?:aprendo|estudio) (?P<value>(?:{_LANGUAGE})\b.*)",
    )),
    Saying("languages", read.spoken, (rf"\bno hablo (?:nada de )?{_V}",), "drop"),
    # ── Food ──
    Saying("diet", read_health.way_of_eating, (
        rf"(?<!no )\bsoy (?:una? )?(?P<value>{_DIET})(?![\w-])",
        rf"\bme (?:hice|he hecho|volví|he vuelto) (?P<value>{_DIET})(?![\w-])",
        r"\bcomo (?P<value>vegan[oa]|vegetarian[oa]),? (?:yo|no como|echo de menos)\b",
        rf"\b(?:sigo|llevo|hago) una dieta (?:(?:muy |estrictamente )?(?:estricta |rigurosa )?)(?P<value>{_DIET}|keto|cetogénica|sin gluten|sin lactosa|halal|kosher|paleo|crudivegana)\b",
        rf"(?<!no )\bsomos (?:(?:todos|todas|los dos|las dos|ambos|una familia|casi) ){{0,2}}(?P<value>{_DIET})s?(?![\w-])",
        r"\b(?:comemos|como) (?:solo |sólo )?(?P<value>halal|kosher)\b",
    )),
    Saying("diet", read_health.way_of_eating, (
        rf"\bno soy (?:una? )?(?P<value>{_DIET})(?![\w-])",
        rf"\b(?:dejé|he dejado) de ser (?P<value>{_DIET})(?![\w-])",
        rf"\b(?:ya )?no somos (?P<value>{_DIET})s?(?![\w-])",
    ), "drop"),
    Saying("diet", read_health.not_eaten, (
        rf"{_FOOD} no l[oa]s? (?:puedo|como|bebo|tolero|digiero)\b",
        rf"\bno (?:como|bebo|tomo|puedo comer|puedo beber) (?:ni |nada de )?{_V}",
        rf"\bevito {_V}",
        rf"\bno (?:comemos|bebemos|tomamos) (?:ni |nada de )?{_V}",
        rf"(?<!no )\b(?:soy|somos) (?:una? )?(?:{_FAITH}|{_DIET})s?,?{read_health.THEREFORE}(?:así que|por (?:eso|lo tanto)|entonces|y|pues) (?:nada de|sin|no) {_FOODS}",
        rf"(?:^|[,.;:?!] |\bpero )(?:nada de|sin) {_FOODS}(?:, | -+ | \(|,? porque |,? que |,? ya que )(?:yo )?soy (?:una? )?(?:{_FAITH})\b",
    )),
    Saying("diet", read_health.eaten_again, (
        rf"\b(?:he vuelto|hemos vuelto|volví|vuelvo|empecé|he empezado) a (?:comer|tomar|beber|probar) (?:el |la |los |las )?{_FOODS}",
        rf"\b(?:ya|ahora)(?: sí)? (?:como|tomo|bebo) (?:el |la |los |las )?{_FOODS}",
        rf"\b(?:vuelvo|volví) a (?:comer|beber) {_V}",
        rf"\bhe vuelto a (?:comer|beber) {_V}",
        rf"\b(?:hemos vuelto|volvemos) a (?:comer|beber) {_V}",
        r"\b(?:como|bebo) (?P<value>[\w ]{3,20}?) (?:otra vez|de nuevo)\b",
    ), "drop"),
    Saying("diet", read_health.of_nobody_else(read_health.eaten_again), (
        rf"\b(?:el |la |los |las ){_FOODS} (?:ha|han) vuelto a mis? (?:plato|vida|dieta|mesa|menú|cocina)\w*",
        rf"\b(?:el |la |los |las )?{_FOODS} (?:volvió|volvieron|vuelve|vuelven|está de vuelta|están de vuelta) (?:a|en) mis? (?:plato|vida|dieta|mesa|menú|cocina)",
    ), "drop"),
    # ── Health ──
    Saying("allergies", read_health.allergens, (
        rf"(?<!no )\bsoy (?:muy |también )?al[eé]rgic[oa] {_TO}{_V}",
        rf"(?<!no )\btengo (?:una )?alergia {_TO}{_V}",
        rf"\bno soy al[eé]rgic[oa] [^.;:]{{2,80}}?[, ](?:solo|sólo|solamente) {_TO}{_V}",
        rf"\bmis alergias son {_V}",
    )),
    Saying("allergies", read_health.of_nobody_else(read_health.allergens), (
        rf"\b(?:me|(?:{dangers.MEDICS})) (?:(?:ha|han|hoy) )?(?:confirm|diagnostic|detect|encontr|descubr|hall)(?:ó|aron|ad[oa]|ieron|ió|iert[oa]) (?:una |la |mi )?alergia {_TO}{_V}",
    )),
    Saying("allergies", read_health.of_nobody_else(read_health.known_allergens), shown(
        tests=r"al[eé]rg\w*|pruebas?|tests?|análisis|resultados?", is_now=r"(?:es|son|sigue|siguen|dio|dieron|salió|salieron|aún|todavía|también)", positive=r"positiv[oa]s?", to=r"(?:para|en|al?|a la|a los|a las)", told=r"al[eé]rgic[oa]|positiv[oa]", also=r"y (?:ahora )?también ",
    )),
    Saying("allergies", read_health.intolerance, (
        r"\bno (?:aguanto|soporto|asimilo|puedo con) (?:el |la |los |las )?(?P<value>(?:lactosa|leche|lácteos|gluten|trigo|fructosa|huevos?|soja))(?![\w-])",
        rf"\bno (?:tolero|soporto) (?:el |la |los |las )?{_MEDICINE}",
        rf"(?<!no )\bsoy intolerante {_TO}{_V}",
        rf"(?<!no )\btengo intolerancia {_TO}{_V}",
        rf"{_FOOD} (?:no )?me (?:sientan?|caen?) (?:(?:muy|bastante|siempre|realmente) )?(?:mal|fatal|pesad[oa]s?|como un tiro)\b",
        rf"{_FOOD} no me (?:sientan?|caen?) (?:muy |nada )?bien\b",
        rf"\bme (?:sientan?|caen?) (?:muy |bastante |siempre )?(?:mal|fatal) (?:el |la |los |las )?{_FOOD}",
        rf"{_FOOD} me (?:dan?|producen?|provocan?) {_PAIN}",
        rf"\bno (?:tolero|digiero) (?:bien )?(?:el |la |los |las )?{_FOOD}",
    )),
    Saying("allergies", read_health.borne_again, (
        rf"\b(?:ya )?puedo (?:volver a )?(?:comer|tomar|beber) {_FOOD} (?:otra vez|de nuevo)\b",
        rf"\b(?:ya )?puedo volver a (?:comer|tomar|beber) {_FOOD}",
        rf"\bya puedo (?:comer|tomar|beber) {_FOOD}",
    ), "drop"),
    Saying("household", read_health.of_another(read_health.borne_by_another), (
        rf"{_ANOTHER} ya (?:toleran?|pueden? (?:volver a )?(?:comer|tomar|beber)) (?:el |la |los |las )?{_FOOD}",
        rf"{_ANOTHER} (?:pueden? volver|vuelven?) a (?:comer|tomar|beber|tolerar) (?:el |la |los |las )?{_FOOD}",
    ), "drop"),
    Saying("household", read_health.of_another(read_health.known_allergens, "reacts to {}"), (
        rf"{_ANOTHER} (?:tuvo|tiene|ha tenido|hizo|ha hecho) (?:una )?(?:\w+ )?reacci[oó]n(?: (?!al\b|a\b)\w+){{0,2}} {_TO}{_V}",
        rf"{_ANOTHER} (?:reaccionó|reacciona|ha reaccionado) (?:(?!a\b|al\b)\w+ )?{_TO}{_V}",
    )),
    Saying("household", read_health.of_another(read_health.known_allergens, "allergic to {}"), (
        rf"{_ANOTHER} (?:es|son) {_SO}(?:\w+ y (?:también )?)?al[eé]rgic[oa]s? {_TO}{_V}",
        rf"{_ANOTHER} (?:tiene|tienen) (?:una )?alergia {_TO}{_V}",
    )),
    Saying("household", read_health.of_another(read_health.intolerance), (
        rf"{_ANOTHER} (?:tiene|tienen) (?:una )?intolerancia {_TO}{_V}",
        rf"{_ANOTHER} (?:es|son) {_SO}intolerantes? {_TO}{_V}",
        rf"{_ANOTHER} no (?:tolera|toleran|digiere) (?:bien )?(?:el |la |los |las )?{_FOOD}",
    )),
    Saying("household", read_health.of_another(read_health.known_condition, of_named=read_health.COELIAC), (
        rf"{_ANOTHER} (?:es|son) {_SO}(?P<value>diabétic[oa]|asmátic[oa]|cel[ií]ac[oa]|epiléptic[oa])(?![\w-])",
        rf"{_ANOTHER} tiene (?P<value>diabetes|epilepsia|asma|celiaquía)(?![\w-])",
    )),
    Saying("household", read_health.of_another(read_health.way_of_eating), (
        rf"{_RELATIVE} (?:es|son) {_SO}(?P<value>{_DIET})s?(?![\w-])",
    )),
    Saying("household", read_health.of_another(read_health.not_eaten), (
        rf"{_RELATIVE} no (?:comen?|beben?|toman?|pueden? (?:comer|beber|tomar)) (?:ni |nada de )?{_V}",
    )),
    Saying("allergies", read.all_of_it, (
        r"\bno tengo (?:ninguna |ningún tipo de )?alergias?\b(?! (?:a|al)\b)",
        r"\bno soy al[eé]rgic[oa] a nada\b",
    ), "drop"),
    Saying("conditions", read_health.condition, (
        rf"\bme (?:diagnosticaron|han diagnosticado|detectaron|han detectado) {_V}",
        r"(?<!no )\bestoy (?P<value>embarazada)\b",
        r"(?<!no )\bsoy (?P<value>daltónic[oa]|autista|sord[oa](?! (?:a|de|del)\b)|bipolar)(?![\w-])",
    )),
    Saying("conditions", read_health.known_condition, (
        rf"(?<!no )\b(?:tengo|padezco|sufro) (?:de )?(?:el |la |una? )?(?P<value>(?:{_CONDITION})(?!\w).*)",
        rf"\bme (?:detectó|diagnosticó|encontró|encontraron) (?:(?!(?:no|que)\b)[\w]+,? ){{0,3}}?(?:el |la |una? )?(?P<value>(?:{_CONDITION})(?!\w).*)",
        rf"(?<!no )\bsoy (?:también |además )?(?P<value>diabétic[oa]|asmátic[oa]|cel[ií]ac[oa]|hipertens[oa]|epiléptic[oa]|{learning.SPANISH.people})(?![\w-])",
    )),
    *medicines(
        WORDS,
        dosed=Dosed(
            articles=r"mi |el |la ",
            between=r"ahora|ya|es|son|de|a|la dosis|pasó|ha pasado|subió|bajó|está|en|me|lo|la|han|ha|subido|bajado|subieron|bajaron",
            now=r"ahora|ya|pasó|pasado|subió|bajó|subid[oa]|bajad[oa]|subieron|bajaron|desde",
            given=r"me (?:(?:han?|acaban de) )?(?:subid[oa]|bajad[oa]|cambiad[oa]|aumentad[oa]|reducid[oa]|subir|bajar|subió|subieron|bajó|bajaron|aumentó|aumentaron|redujo|redujeron)(?: (?:el|la|mi) (?:médic[oa]|doctora?|cardiólog[oa]))?(?: la dosis de)?",
        ),
        taken=(
            rf"(?<!no )(?<!\w)(?:(?:estoy|voy|sigo)(?: (?:ahora|todavía|aún|ya))?(?: en tratamiento)? con|(?:(?<=^)|(?<=[,;:] ))en tratamiento con|me (?:pincho|inyecto|pongo|chuto|ponen|pinchan)|llevo (?:[\w]+ ){{0,3}}?con) (?:el |la |un |una |mi )?{TAKEN}",
            rf"(?<!no )\b(?:tomo|uso|me inyecto|me pongo) {_V}",
            rf"\bestoy tomando {_V}",
            rf"\b(?:empecé|empiezo|he empezado|comencé) (?:a tomar |con )(?:el |la )?{TAKEN}",
            rf"\bque me tom[ea] (?:el |la )?{TAKEN}",
            rf"(?<!no )\bme (?:(?:ha|han) )?(?:recetad[oa]|recetó|recetaron|añadid[oa]|añadió|añadieron|agregad[oa]|agregó|agregaron|mandó|mandaron|mandado|puso|pusieron|puesto|dio|dieron|dado|(?:pasó|pasado|cambió|cambiado) a) (?:(?:el|la|mi) {_MEDIC} )?(?:el |la )?{TAKEN}",
            rf"\bmi {_MEDIC} me (?:ha )?(?:recetado|recetó|subió|bajó|subido|bajado|mandado) (?:la dosis de |a )?{_V}",
        ),
        stopped=(
            rf"(?:^|[,;:.] ?|\b)(?:(?:he )?(?:terminado|terminé|acabé)|fuera|adiós(?: al?)?|se acabó|última pastilla del?|nunca más)(?: con)? (?:el |la )?{STOPPED}",
            rf"\bya no (?:tomo|uso) {_V}",
            rf"\b(?:dejé de|he dejado de) tomar {_V}",
            rf"(?<!no )\b(?:(?:me )?(?:dejé|he dejado|(?:han? )?(?:quitado|suspendido|retirado)|quitó|quitaron|suspendió|retiró)) (?:el |la )?{STOPPED}",
        ),
        exchanged=(
            r"\b(?:cambi|sustitu|reemplaz)\w+ (?:el |la |mi )?OLD (?:por|con) (?:el |la )?NEW",
            r"\b(?:pas|cambi)\w+ del? (?:la )?OLD al? (?:la )?NEW",
            r"NEW en (?:vez|lugar) del? (?:la )?OLD",
            r"OLD me (?:daba|dio|hacía|provocaba|causaba|sentaba)\b[^.;!?]{2,50}?\b(?:así que|y|por eso),? (?:ahora )?(?:es|tomo|me dan)(?: ahora)? (?:el |la )?NEW",
        ),
    ),
    Saying("blood_type", read_health.blood, (
        rf"\bmi (?:grupo sanguíneo|tipo de sangre) es {_GROUP}",
        rf"\bsoy (?:del grupo|tipo) {_GROUP}",
    )),
    Saying("vitals", read_health.reading, (
        rf"\bmi (?:última |último )?{_VITAL}(?P<value> (?:es|está|fue|era|estaba|ha sido|salió)(?! .{{0,30}}\b(?:debería|objetivo|meta|debajo)\b).{{1,60}})",
    )),
    Saying("vitals", read_health.weight, (rf"(?:^|[,;:] |\b(?:yo|y|pero|hoy|ahora|ya|sólo|solo) )peso (?:ahora |unos |casi |solo )?{_NUMBER}\s?(?P<unit>kg|kilos?)\b",)),
    weighed(
        beside=rf"hoy|ahora|esta|mañana|ya|por fin|otra vez|de nuevo|solo|sólo|casi|unos|exactamente|estoy|en|yo|mi|la|me|he|marca|dice|con|llegué|llego|he llegado|a|pues|bueno|uf|ay|yupi|bien|{vocabulary.WEEKDAYS}",
        weighs=r"báscula|balanza|peso|pesé|pesado",
        moves=r"(?:bajé|bajado|subí|subido|bajo|subo|vuelvo|vuelto|volví) a(?: los)?",
    ),
    Saying("vitals", read_health.height, (
        r"\bmido (?P<number>1[.,]\d{1,2}|2[.,][01]\d?)(?!\d)(?:\s?(?P<unit>m|metros)\b)?",
        r"\bmido (?P<number>1\d\d|2[01]\d)\s?(?P<unit>cm|centímetros)\b",
    )),
    Saying("goals", read.aim, (
        rf"\bmi (?:objetivo|meta) es {_V}",
        r"\bquiero (?P<value>(?:perder|bajar|adelgazar|ganar) \d.*|dejar de (?:fumar|beber)|llegar a \d[\d.,]* (?:kg|kilos)|bajar (?:de peso|mi .{2,30})|correr una? (?:media )?maratón)",
    )),
    Saying("emergency_contacts", read.contact, (
        rf"\bmi contacto de emergencia es {_V}",
        r"\ben caso de emergencia,? (?:llama|llamen|llamar|avisa|avisen|avisar) (?:por favor )?a (?P<value>(?!una ambulancia|la policía).+)",
    )),
    # ── Tastes, and how to talk ──
    Saying("communication", read.wish, (
        rf"^(?P<value>(?:resp[oó]ndeme|responde|respóndame|contesta|contéstame|escribe|escríbeme|háblame|habla|usa|utiliza|explica|explícame|tutéame) (?:siempre|nunca|(?:solo|sólo)(?= {_OF_ANSWERS}))\b.+)",
        r"^(?P<value>(?:siempre|nunca) (?:resp[oó]nd\w+|contest\w+|escrib\w+|habl\w+|us[ae]s?|utilic\w+|expli\w+) .+)",
        r"^(?P<value>no (?:uses|utilices|me pongas|pongas) (?:nunca |más )?(?:emojis?|emoticonos|listas|viñetas|tecnicismos|markdown)\b.*)",
        r"^(?:a partir de ahora|de ahora en adelante|desde ahora),? (?:por favor )?(?P<value>(?!eres\b|yo\b|vivo\b|trabajo\b)(?:no |siempre )?(?:resp[oó]nd|contest|escrib|habl|us[ae]|utili|expli|tut[eé])\w*.*)",
        r"\bquiero que (?P<value>(?:siempre )?me (?:respondas|contestes|escribas|hables|expliques) (?:siempre |solo |sólo )?(?:en|con|de) .+)",
        r"^(?P<value>(?:trátame de tú|trátame de usted|tutéame)\b.*)",
    )),
    Saying("preferences", read.favourite, (
        rf"\bmi (?P<what>[\w ]{{2,25}}?) favorit[oa] (?:es|son) {_V}",
    )),
    *TASTES,
)  # fmt: skip
