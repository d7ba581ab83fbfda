"""Spanish: how texts of schools are handed over: essays, exercises, sums."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.schoolwork_table import Schoolwork

SCHOOLWORK = Schoolwork(
    work=r"redacci(?:ón|ones)|composici(?:ón|ones)|dictados?|deberes|tareas?|poemas?|poesías?|frases?|oraciones|oración|párrafos?|ensayos?",
    pupils=r"alumn[oa]s?|estudiantes?|compañer[oa]s?|niñ[oa]s?",
    label=r"(?:(?:aquí (?:está|están|tienes|va|van)|est[aeo]s? (?:es|son)|corrige|corregir|evalúa|califica|puntúa|revisa|lee)(?:me)? )?(?:(?:mis?|nuestr[oa]s?|el|la|los|las|un|una|est[aeo]s?|\d+|dos|tres|cuatro|cinco) )*(?:\w+ )?(?:{work}|(?:texto|carta|correo|trabajo|respuesta) de [^:]{0,25}?(?:{pupils}))(?: (?:de|del|para|sobre|con|en) [^:]{1,50}| (?:n[.º°]* ?)?\d+\w?| [\"“«][^\"”»]{1,60}[\"”»]| por favor)*(?:,? (?:corríge\w+|evalúa\w*|por favor))*|(?:mi |el )?(?:ejercicio|pregunta|respuesta|número|actividad)s? (?:a la pregunta )?\d+\w?(?:[.)]\w*)?|mi (?:presentación|exposición|discurso) (?:sobre|de|para|como) .{1,60}|(?:pon|poner|pasa|pasar|cambia|transforma|conjuga|escribe)(?: (?:esto|est[ea]s?|las?|los?))?(?: \w+)? (?:en|al|a la) (?:el |la )?(?:pasado|futuro|presente|pretérito|plural|femenino|negativa|voz|subjuntivo|imperfecto|condicional)\b.{0,20}|conjuga",
    asked=r"(?:es|son|está|están) (?:correctas?|bien|buenas?)(?: escritas?)? (?:est[ea]s?|mis?|la|las)(?: \w+)? (?:frases?|oración|oraciones|traducción)|(?:est[ea]s?|mis?) (?:frases?|oración|oraciones) (?:es|son|está|están) (?:correctas?|bien)|(?:hay )?(?:\w+ )?(?:errores|fallos) en (?:est[ea]s?|mis?) (?:frases?|oraci\w+)",
    sums=r"(?:(?:un|el|mi) )?problema(?: (?:de (?:mates|matemáticas)|\d+))*|pregunta de (?:mates|matemáticas)",
    riddles=r"(?:(?:una|la|mi) )?(?:adivinanza|acertijo|enigma)(?: (?:\d+|para ti))*",
    asks_sum=r"cuánt[oa]s?(?! (?:puedo|debo|debería)\b)|cuál es|qué edad|calcula|resuelve",
)
