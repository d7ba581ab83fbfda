"""Dangers in Spanish."""

# ruff: noqa: E501 - a pattern is one line: a table is read by line

from memory.language.danger_table import ALLERGEN, HARMFUL, SOFTWARE, THING, Danger, DangerTable
from memory.language.languages.medicines import CRITICAL, DRUG

_ALLERGENS = (
    r"(?:cacahuetes?|cacahuates?|man[ií](?:es)?|nuez|nueces|frutos secos|almendras?|avellanas?|anacardos?|pistachos?|mariscos?|crustáceos?|gambas?|camarón|camarones|langostinos?|cangrejos?|mejillones|almejas|pescados?|atún|salmón"
    r"|leche|lácteos|lactosa|fructosa|caseína|queso|huevos?|trigo|gluten|cebada|centeno|avena|soja|soya|sésamo|mostaza|apio|altramuz|altramuces|fresas?|kiwis?|plátanos?|melocotón|melocotones|manzanas?|piña|tomates?|pomelo|toronja|cítricos|chocolate|miel|alcohol|sulfitos"
    r"|abejas?|avispas?|avispones|mosquitos?|hormigas|insectos|medusas?|picaduras?|gatos?|perros?|caballos?|conejos?|plumas|pelo de \w+|polen|gramíneas|césped|abedul|olivo|ácaros?|polvo|moho"
    r"|látex|níquel|cobalto|plata|lana|esparadrapo|perfumes?|fragancias?|yodo|contraste yodado|contraste|tintes?|vacunas?)"
)
_GENERIC = r"(?:anticoagulantes?|antiinflamatorios?|antibióticos?|antihistamínicos?|analgésicos?|anestesia|opiáceos|opioides|descongestionantes?|sedantes|medicamentos?|resonancias?(?: magnéticas?)?)"
_STRICT = r"⟨?\b(?:gluten|lactosa|frutos secos|mariscos?|alcohol|bebidas(?: alcohólicas)?|alcohólicas|copas|cócteles)\b"
_ADVERB = r"(?:(?:muy|también|bastante|extremadamente|gravemente|severamente|súper|super|altamente|terriblemente|aún|todavía|\w{3,12}mente) )"
_AM = rf"(?<!no )(?<!que )(?<!si )\bsoy (?:\w+ y )?{_ADVERB}{{0,2}}"
_HAVE = r"(?<!no )(?<!si )\b(?:tengo|padezco|sufro|llevo|desarrollé|me (?:han )?diagnosticaron|me han diagnosticado) (?:de )?(?:(?:una?|mucha|un|el|la|muy|bastante|grave|severa|fuerte|gran|puesto|implantado) ){0,3}"
_FEW = r"(?:[\w'-]+ ){0,3}?"
_TO = r"(?:a los|a las|a la|al|a el|a)"
_FOR_NOW = r"(?! (?:antes|después|por la (?:noche|mañana|tarde)|los (?:lunes|martes|miércoles|jueves|viernes)|hoy|ahora|esta|sin|hasta|cada|tan|tanto))"
MEDICS = r"médic[oa]s?|doctor(?:a|es|as)?|enfermer[oa]s?|ciruj?an[oa]s?|\w+ólog[oa]s?|dentista|psiquiatra|terapeuta|pediatra|nutricionista|especialista|fisio(?:terapeuta)?|matrona|farmacéutic[oa]|oculista|hospital|clínica"
"""Who may forbid the user something for her health."""
_STRAIN = r"(?:conducir|manejar|correr|levantar|cargar|coger|pesos?|volar|nadar|bañar\w*|bucear|deporte|ejercicio|esfuerzos?|alcohol|beber|fumar|agachar\w*|saltar|montar|entrenar|comer|café|sal|azúcar|sol|sauna|caminar|bailar|leer)"
"""What the body may not be able to bear for a while."""
_HEALS = r"(?:operación|cirugía|intervención|cesárea|hernia|espalda|rodilla|cadera|hombro|tobillo|muñeca|lesión|fractura|esguince|infarto|ictus|conmoción|quimio\w*|antibiótic\w*|medicación|medicamentos?|pastillas|tratamiento|parto|puntos|anestesia|vacuna|embarazo|infección|crisis)"
_FOR_HEALTH = rf"\b(?:por|tras|después de|desde|debido a|a causa de|hasta (?:después de)?|con) ?(?:la|el|los|las|l|mi|mis|una?)? ?(?:\w+ ){{0,2}}?{_HEALS}(?!\w)|\bórdenes? (?:del|de la) médic[oa]"

DANGERS = DangerTable(
    speaks=r"\b(?:nada de|soy|tengo|tuve|padezco|sufro|sufrí|llevo|tomo|estoy|uso|necesito|debo|puedo|me|mi|nunca|jamás|emergencia|desarrollé|rechazo|recibí|tolero|digiero|mis)\b",
    rules=(
        Danger("allergy", (
            r"\bno (?:aguanto|soporto|asimilo|puedo con) (?:el |la |los |las )?(?:lactosa|leche|lácteos|gluten|trigo|fructosa|huevos?|soja)(?![\w-])",
            rf"{_AM}alérgic[oa] {_TO} {THING}",
            rf"^(?=.*{ALLERGEN}).*{_AM}alérgic[oa](?= *(?:$|[,;.!]))|\b(?:menos|excepto|salvo) (?:el |la |los |las )?{ALLERGEN} (?:a l[oa]s? |al )?que soy (?:muy )?alérgic[oa]\b",
            rf"{_AM}alergic[oa] {_TO} {THING}",
            rf"^(?=.*{ALLERGEN}).*{_AM}al[eé]rgic[oa](?= *(?:$|[,;.!]))",
            rf"{_HAVE}alergias? (?:\w+ )?{_TO} {THING}|{_HAVE}alergia(?: (?:grave|severa))? (?:al|a la|a los|a las)\b(?=.*{HARMFUL})",
            rf"\bmi alergia {_TO} {THING}",
            rf"{_AM}intolerante {_TO} {_FEW}{HARMFUL}|{_HAVE}intolerancia (?:\w+ )?{_TO} ",
            rf"{HARMFUL} (?:no )?me (?:sientan?|caen?) (?:(?:muy|bastante|siempre|realmente) )?(?:mal|fatal|pesad[oa]s?|como un tiro)\b|\bme (?:sientan?|caen?) (?:muy |bastante |siempre )?(?:mal|fatal) {_FEW}{HARMFUL}",
            rf"{HARMFUL} me (?:dan?|producen?|provocan?) (?:siempre |mucho |mucha |muchos )?(?:dolor(?:es)? de (?:barriga|estómago|tripa)|gases|diarrea|calambres|retortijones|migrañas?)\b|\bno (?:tolero|digiero) {_FEW}{HARMFUL}",
            rf"{_AM}celíac[oa]\b|{_AM}celiac[oa]\b|{_HAVE}(?:enfermedad celíaca|celiaquía)\b",
            r"\b(?:tuve|tengo|he tenido|sufrí|me dio|me da|me dan)\b.{0,40}\b(?:anafilá\w+|anafila\w+)|\b(?:mi|llevo|llevar|tengo|uso|necesito)\b.{0,40}\b(?:epi-?pen|autoinyector|adrenalina autoinyectable)",
            rf"{HARMFUL}.{{0,30}}\bme (?:da|dan|produce|producen|provoca|provocan|causa|causan) {_FEW}(?:urticaria|ronchas|sarpullido|anafila\w+|erupción|erupciones|asma)\b",
            rf"\b(?:me (?:da|dan|dio|sale|salen)|tengo|tuve) {_FEW}(?:urticaria|ronchas|sarpullido|reacci(?:ón|ones) alérgicas?)\b.{{0,40}}{HARMFUL}",
            rf"{HARMFUL}.{{0,40}}\bse me (?:cierra|hincha|hinchan)\b|\bse me (?:cierra|hincha|hinchan) .{{0,40}}{HARMFUL}|{HARMFUL}.{{0,20}}\b(?:casi )?me (?:mata|matan|mató|podría matar)\b",
        )),
        Danger("not to be given", (
            rf"\bno (?:puedo|debo|me dejan) (?:tomar|comer|beber|consumir|recibir|hacerme) {_FEW}{HARMFUL}{_FOR_NOW}|\btengo prohibid[oa] .{{0,30}}{HARMFUL}",
            rf"\b(?:nunca|jamás|no) me (?:des|dé|den|recetes|recete|receten|ofrezcas|sirvas|recomiendes|sugieras|administr\w+|pongas|propongas) {_FEW}(?:con )?(?:{HARMFUL}|{_STRICT})",
            rf"\b(?:médic[oa]|doctora?|alergólog[oa]|cardiólog[oa])\b.{{0,30}}\b(?:prohibió|prohibido|dijo que no)\b.{{0,30}}{HARMFUL}",
            rf"\b(?:tengo que|debo|necesito) evitar {_FEW}{HARMFUL}",
            r"\bsoy testigo de jehová\b|\brechazo las transfusiones\b|\btengo (?:una )?orden de no (?:reanimar|reanimación)\b",
        )),
        Danger("interaction", (rf"{HARMFUL}.{{0,40}}\b(?:interactúa|interfiere|está contraindicad\w+)\b.{{0,40}}\bmi\b",)),
        Danger("condition", (
            rf"{_HAVE}(?:marcapasos|desfibrilador|implante coclear|bomba de insulina|válvula (?:mecánica|artificial)|stents?|un solo riñón|solo un riñón)\b",
            rf"{_HAVE}(?:epilepsia|diabetes|hemofilia|asma|insuficiencia (?:renal|cardíaca|hepática|suprarrenal)|cirrosis|anemia falciforme|inmunodeficiencia|angioedema)\b",
            rf"{_AM}(?:un |una )?(?:epiléptic[oa]|diabétic[oa]|hemofílic[oa]|asmátic[oa]|trasplantad[oa]|inmunodeprimid[oa])\b",
            r"(?<!no )\bestoy (?:\w+ )?(?:embarazada|encinta|inmunodeprimid[oa]|amamantando|dando el pecho|en diálisis|trasplantad[oa])\b",
            rf"{_AM}(?:un |una )?(?:(?:ex)?-?alcohólic[oa]|adict[oa]) (?:en recuperación|rehabilitad[oa]|recuperad[oa]|sobri[oa])|{_AM}(?:un |una )?(?:ex-?)?alcohólic[oa]\b|\bllevo .{{1,20}} (?:sobri[oa]|sin beber)\b",
            r"\b(?:tuve|me hicieron|me han hecho|recibí) un trasplante\b|\bmi trasplante\b",
        )),
        Danger("limit", (
            rf"\b(?:mi|el|la|nuestr[oa]) (?:\w+ )?(?:{MEDICS})(?: \w+)? (?:(?:me|nos) (?:ha |había )?(?:prohibid[oa]|prohíbe|prohibió|desaconsej\w+|impide)|no (?:me|nos) (?:deja|permite))\b",
            rf"\b(?:mi|el|la|nuestr[oa]) (?:\w+ )?(?:{MEDICS})(?: me)? (?:ha dicho|dijo|dice) que (?:no|nada de|evite)\b.{{0,40}}?\b{_STRAIN}\b",
            rf"^(?=.*(?:{_FOR_HEALTH})).*\bno (?:puedo|debo|me dejan|me permiten|tengo permitido)\b.{{0,40}}?\b{_STRAIN}\b",
            rf"\bsegún (?:el|la|mi) (?:{MEDICS})\b.{{0,20}}\bno (?:puedo|debo)\b.{{0,40}}?\b{_STRAIN}\b",
            rf"^nada de {_STRAIN}\b(?=.*(?:{_FOR_HEALTH}))",
        )),
        Danger("medicine", (
            rf"(?<!no )\b(?:tomo|estoy tomando|me inyecto|uso|necesito|me pincho) {_FEW}(?:{CRITICAL}|anticoagulantes?|inmunosupresores)\b(?! (?:de |para )?bater)|(?<!no )\bestoy (?:con|en tratamiento con) (?:{CRITICAL}|anticoagulantes?)",
            r"(?<!no )\bestoy anticoagulad[oa]\b",
        )),
        Danger("emergency contact", (
            r"\bmi contacto de emergencia\b(?! (?:en el|del) formulario)|\ben (?:caso|una) (?:de )?(?:una )?emergencia,? (?:por favor,? )?(?:llam\w+|avis\w+|contact\w+) (?:a |con )?(?:mi|\+?\d(?!12\b|11\b)|(?-i:[A-Z]))",
        )),
        Danger("blood type", (r"\bmi (?:grupo sanguíneo|tipo de sangre) (?:es|:)|\bsoy (?:grupo |tipo )?(?:ab|a|b|o|cero) (?:positivo|negativo)\b",)),
        Danger("never", (
            r"^(?:por favor,? )?(?:nunca|jamás) (?:compartas|reveles|publiques|digas|muestres|des|cuentes|le (?:digas|cuentes)) .{0,40}\b(?:mi|mis)\b",
            r"\bno debo (?:volver a )?(?:fumar|bucear|volar|conducir)\b",
        )),
        Danger("dose", (r"\btomo .{0,40}\d\s?mg\b",), preset="health"),
    ),
    unless=(
        r"\b(?:cuento|historia|novela|personaje|relato|guion|guión|poema|canción|juego de rol|imagina\w*|finge|finjamos|supongamos)\b.*",
        r"\b(?:traduce|traduzca|traducir|cómo se dice|cómo digo)\b.*",
        r"\b(?:dijo|dice|escribió): .*|\b(?:el|la) paciente\b.*",
        r"\bno (?:es cierto|creo) que\b.*|\b(?:antes|de niñ[oa]|de pequeñ[oa]) (?:era|tenía)\b.*",
        r"\bpensaba que\b.*",
    ),
    ands="y|o",
    begins="que|cuando|porque|pero",
    no="nada de",
    i_am="yo soy|soy",
    conditions="si",
    ever="como|bebo|toco",
    allergens=_ALLERGENS,
    medicines=rf"{DRUG}|{_GENERIC}",
    figurative=(
        rf"\b(?:{SOFTWARE})\b|\b(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|mañanas|madrugar|levantarme|despertarme|trabajo|trabajar|deberes|ejercicio|deporte|gimnasio|gente|personas|hombres|mujeres|niños|jefes?|políticos?|idiotas|tontos|mentirosos|mentiras|tonterías|chorradas|drama\w*|chismes|críticas"
        r"|amor|compromisos?|matrimonio|reglas|normas|autoridad|cambios?|fracaso|impuestos|matemáticas|reuniones|correos|burocracia|papeleo|rutina|ruido|tráfico|política|religión|código|bugs?|estupidez|pereza|hipocresía|injusticias?|todo|nada|ti|él|ella|eso|esto|vida"
        r"|\w{3,}(?:ción|ciones|sión|dad|dades|ismo|ismos|miento|mientos|encia|ancia))\b"
    ),
    effects=r"\b(?:urticaria|ronchas|sarpullido|anafil\w+|hincha\w*|hospital|urgencias|médic[oa]|doctora?|alergólog[oa]|respirar|medicamentos?|antibióticos?|antihistamínicos?|epi-?pen|grave|reacción)\b",
)  # fmt: skip
