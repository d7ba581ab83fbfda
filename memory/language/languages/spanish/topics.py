"""Areas of life, as they are called in Spanish, and what tells of them."""

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
)
