"""Areas and matters of life, as they are called in Spanish, and what tells of them."""

# ruff: noqa: E501 - a pattern is one line: a table is read by line

from memory.language.topic_table import Area, TopicTable

TOPICS = TopicTable(
    areas={
        "investments": Area(
            r"inversiones|cartera|acciones",
            r"acciones|bitcoins?|cripto\w*|fondos?|invert\w+|invier\w+|bolsa|dividendos",
        ),
        "debts": Area(
            r"deudas?|prestamos?",
            r"deb(?:o|e|emos|ia)|deudas?|prestamo\w*|hipoteca\w*|credito\w*|numeros rojos|plazos|embargo",
        ),
        "drinking": Area(
            r"bebida|alcohol|consumo de alcohol",
            r"beb(?:o|er|ia|iendo)|cerveza\w*|vino|ron|vodka|alcohol\w*|sobri[oa]|borrach\w*",
        ),
        "romance": Area(
            r"vida (?:amorosa|sentimental)|amores|ligues?",
            r"novi[oa]|marido|mujer|espos[oa]|pareja|casad[oa]|divorci\w+|separad[oa]|enamorad[oa]|tinder|amante|infidelidad|solter[oa]|ex|prometid[oa]|viud[oa]",
        ),
        "health": Area(
            r"salud|enfermedad(?:es)?|historial medico|dolencias?|diagnosticos?|problemas medicos|salud mental|adicci(?:on|ones)",
        ),
        "money": Area(
            r"dinero|finanzas|situacion (?:economica|financiera)|economia",
            r"banco|acciones|debo|gast\w+|ahorr\w+|cuenta|paga|rico|arruinad[oa]",
        ),
        "faith": Area(
            r"religion|fe|creencias(?: religiosas)?",
        ),
        "intimacy": Area(
            r"sexualidad|orientacion(?: sexual)?|vida sexual|genero",
        ),
        "views": Area(
            r"politica|ideas politicas|ideologia|opiniones politicas|voto",
            r"concejal|campana electoral|militante|afiliad[oa]",
        ),
        "origin": Area(
            r"origen(?:es)?|etnia|situacion migratoria",
        ),
        "law": Area(
            r"antecedentes(?: penales)?|problemas (?:legales|con la (?:ley|justicia|policia))",
            r"juicio|juez|abogad[oa]|multa\w*|tribunal|denuncia\w*",
        ),
        "music": Area(
            r"musica|gustos musicales|instrumentos?",
            r"music\w*|grupo|banda|coro|orquesta|canto|cantar|cantante|cancion\w*|disco|discos|vinilos?|concierto\w*|guitarra|bajo|violonchelo|violin|viola|piano|bateria|flauta|trompeta|saxo\w*|clarinete|ukelele|arpa|acordeon|trombon|jazz|rock|punk|tecno|rap|opera|flamenco|spotify",
        ),
        "sport": Area(
            r"deportes?|entrenamientos?",
            r"deport\w*|futbol|baloncesto|tenis|padel|voleibol|balonmano|nad(?:o|ar)|natacion|corr(?:o|er)|maraton\w*|triatlon|ciclis\w*|bici\w*|remo|escal\w+|esqui\w*|surf\w*|yoga|pilates|gimnasio|crossfit|boxeo|judo|karate|esgrima|senderismo|entren\w+",
        ),
        "pets": Area(
            r"mascotas?|animales",
            r"perr[oa]s?|cachorr[oa]s?|gat[oa]s?|lor[oa]s?|periquitos?|hamsters?|conejos?|tortugas?|serpientes?|peces|acuario|ponis?|caballos?",
        ),
        "games": Area(
            r"(?:video)?juegos",
            r"videojuego\w*|xbox|playstation|ps[45]|nintendo|switch|steam|minecraft|fortnite|zelda|consola",
        ),
        "travel": Area(
            r"viajes?|planes de viaje|vacaciones",
            r"viaj\w+|vacaciones|vuelo|volamos a|crucero|hotel|reservad\w*|camping",
        ),
        "vehicles": Area(
            r"coches?|vehiculos?|carro",
            r"coche|carro|conduzco|manejo|furgoneta|moto\w*|camion",
        ),
        "learning": Area(
            r"estudios|colegio|escuela|notas|carrera",
            r"colegio|escuela|instituto|clase|profesor\w*|notas|examen\w*|universi\w+|grado|tesis|semestre|suspend\w+|asignatura\w*|deberes|master",
        ),
    },
    fillers=r"todos?|todas?|mis?|nuestr[oa]s?|el|la|los|las|de|y|o|problemas?|cosas?|temas?|asuntos?|situacion|historias?|actual(?:es)?|personal(?:es)?",
    matters={
        "pregnancy": r"embaraz\w*|nauseas (?:matutinas|matinales)|bebes?|(?:espero|esperamos|espera|esperando|vamos a tener|voy a tener) (?:a )?(?:un |una |mi |nuestr[oa] )?(?:\w+ )?(?:bebe|hij[oa]|nin[oa]|gemelos|mellizos)|en estado|dar a luz|parto|ecografia|fecundacion|fertilidad|abort\w+",
        "operation": r"operaci\w+|oper(?:ar|aron|ado|ada|aban|an)|cirugia\w*|quirofano|intervencion|intervinieron|extirp\w+|me (?:quitaron|sacaron)|trasplante|cesarea|vasectomia|anestesia|bypass",
        "parting": r"separ(?:ar|arnos|arme|aci\w+|ad[oa]s?|amos|o)\b|divorci\w+|ruptura|romp(?:i|imos|io|er)\b|hemos roto|cort(?:e|amos|o) con|ex|ex ?(?:novi[oa]|mujer|marido|pareja)|exnovi[oa]|exmarido|exmujer|me (?:ha )?dej(?:o|ado)|se fue de casa|matrimonio|crisis de pareja",
        "affair": r"aventura(?: (?:con|amorosa))?|infidelidad\w*|infiel|lio (?:con|amoroso)|amante|engan(?:o|a|e|ado|ando|ar)\w*|poner los cuernos|cuernos|adulterio|a escondidas|me acost\w+|acostarme",
        "dismissal": r"despid\w+|despedid[oa]s?|desped\w+|me (?:han )?ech(?:aron|ado)|ech(?:aron|o) (?:de|del|a)|perd(?:i|io|er|ido) (?:el|mi|su) (?:trabajo|empleo|puesto)|en (?:el )?paro|desemplead\w+|sin (?:trabajo|empleo)|ere",
        "leaving": r"renunci\w+|dimiti\w*|dimision|dej(?:o|e|a|ar) (?:el|su|mi) (?:trabajo|empresa|puesto)|se (?:va|marcha)|jubil\w+|preaviso|baja voluntaria",
        "work": r"trabajo|curro|empleo|oficina|jef[ea]s?|compañer[oa]s?|companer[oa]s?|ascen(?:so|der|dido)|amonest\w+|horas extra|recursos humanos|laboral\w*|despid\w+",
        "pay": r"sueldo\w*|salari\w+|nomina|ingresos|gan(?:o|amos|aba)\b|cobr(?:o|amos|aba)\b|al mes|brut[oa]s?|net[oa]s?|aumento|cuanto gano",
        "gambling": r"apuest\w+|apost\w+|casino|ludop\w+|tragaperras|juego|jug\w+ (?:mi|el|todo|dinero)|poker|ruleta|bingo|loteria",
        "addiction": r"adicc\w+|adict\w+|droga\w*|cocaina|heroina|porros?|marihuana|pastillas|rehabilit\w*|desintoxic\w+|recai\w*|fum(?:o|aba|ar|a)|tabaco|alcohol\w*|beb(?:e|o|er|ia|ida|iendo)\b|borrach\w*|sobri\w+",
        "failing": r"suspend\w+|suspens\w+|reprob\w+|repet(?:ir|ido|i|io) (?:curso|ano)|repite (?:curso|ano)|dej(?:o|e|ado|ar) (?:la carrera|los estudios|la universidad)|expuls\w+|malas notas|notas|examen\w*|oposici\w+|carne de conducir|asignaturas?",
        "crime": r"carcel|prision|pres[oa]|preso|detenid[oa]|detencion|deteni\w*|arrest\w+|polici\w+|antecedentes|condena\w*|delincuen\w+|delito\w*|crimen\w*|criminal\w*|rob(?:o|os|ar|ado|e|aron)\b|ladr\w+|hurt\w+|estaf\w+|fraude|juzgad\w+|denunci\w+|comisaria|libertad condicional",
        "weight": r"peso|peso \d+|pesaba|kilos?|kg|sobrepeso|obes\w+|gord[oa]|adelgaz\w+|engord\w+|imc",
        "cancer": r"cancer\w*|tumor\w*|biopsia|malign\w+|quimio\w*|radioterapia|oncolog\w+|metastas\w+|linfoma|leucemia|melanoma|bulto",
        "mind": r"salud mental|mental\w*|depres\w+|deprimid\w+|ansiedad|ansios\w+|panico|bipolar|tdah|terap\w+|psiquiatr\w+|psicolog\w+|antidepresiv\w+|agotamiento|crisis nerviosa|suicid\w*|autolesi\w+|anorexi\w*|bulimi\w*|trastorno\w*|insomnio|enfermedad",
        "death": r"muert\w+|muri\w+|fallec\w+|entierro|funeral|enterr\w+|duelo|viud\w+|perdi a (?:mi|nuestr)\w*|luto",
        "quarrel": r"pelea\w*|pele(?:e|amos|o|ado)|discusi\w+|discut\w+|bronca|rina|no nos hablamos|enfad\w+ con",
        "moving": r"mud(?:o|ar|arme|arnos|amos|e|ado|anza)\w*|traslad\w+|emigr\w+|pis[oa] nuevo|nueva casa",
        "wedding": r"boda\w*|cas(?:o|ar|arme|arnos|amos|ad[oa]s?|e)\b|promet\w+|pedida|compromiso|matrimonio|luna de miel",
        "accident": r"accident\w*|choqu\w+|choc\w+|atropell\w+|colision\w*|estrell\w+|siniestro",
        "windfall": r"herencia\w*|hered[eoa]\w*|heredado|heredar|loteria|quiniela",
        "eviction": r"desahuci\w+|desaloj\w+|(?:echa|echan|echo|echaron|echado|echar\w*) (?:de la|del|de mi|de nuestr[oa]|a la) (?:piso|casa|vivienda|apartamento|departamento|calle)|caser[oa] (?:\w+ ){0,3}(?:echa|echo|echado|fuera|calle)",
        "ruin": r"bancarrota|quiebra|quebr\w+|arruin\w+|embarg\w+|deudas?|deb(?:o|e|emos|ia)\b|hipoteca\w*|prestamo\w*|credito\w*|numeros rojos|moros\w+|finanzas|financier\w+|dinero",
    },
    joined=r"apuntad[oa]|registrad[oa]|inscrit[oa]|inscribi|suscrit[oa]|cuenta|perfil|miembro|soci[oa]|uso|instale|descargue|alta|apunte|uni",
    pregnancy=r"embarazo|embarazada",
    idle=r"fui|haber|tanto|ultim\w+|ano|lio|rollo|follon|secret\w+",
    to_me=r"me|nos|a mi",
    drinks=r"te|cafe|agua|zumo\w*|jugo\w*|leche|refrescos?|limonada|mate|infusion\w*|cacao",
)
