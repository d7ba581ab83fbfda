"""Spanish: how parts are played, and talks practised."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.play_table import Plays

PLAYS = Plays(
    talk=r"(?:entrevista|examen oral|prueba oral|oral|audición|consulta)(?: (?:de trabajo|laboral|de admisión|médica|de (?:inglés|francés|alemán)))?",
    practice=r"(?:simulacro|simulación|ensayo|práctica) (?:de |del? )?(?:la |una |un |el )?{talk}|{talk} (?:simulad[ao]|fictici[ao]|de prueba|de práctica)|juego de rol(?:es)?",
    starts=r"(?:(?:vamos|a|podemos|puedes|podrías|quiero|quieres|me|gustaría|necesito|ayúdame|por favor|y|si|te parece)[ ,]+){0,5}?(?:(?:hagamos|hacemos|hacer|haz|hazme|empecemos|juguemos|jugamos|jugar)(?: conmigo)?(?: (?:un|una|a|al|el|la|otro|otra|breve|pequeño|de))* {practice}|(?:simul(?:a|emos|amos|ar)|practi(?:ca|quemos|camos|car)|ensay(?:a|emos|amos|ar)|represent(?:a|emos|ar)|juguemos a)(?: conmigo)?(?: (?:un|una|mi|el|la|para|juntos|de|al?))* {talk}(?!.{0,25}\b(?:con (?!usted)|entre )))|(?:(?:un|una|pequeño|breve) )*{practice}(?: (?:por favor|conmigo|para (?:el|la|mi|un|una)? ?[\w ]{1,30}?))*(?=\s*(?:[:,!]|\.?$))",
    opens=r"(?:(?:imagina|finge|haz como) que )?(?:tú |vos )?(?:eres|sos|haz de|hace de|haces de)\b.{1,60}\by (?:que )?yo (?:soy|hago de)? ?(?:el|la|un|una|tu)\b|(?:mantente|quédate|permanece|sigue) (?:siempre )?en (?:el |tu )?personaje|no (?:te salgas|salgas) del personaje|(?:(?:hagamos|hacemos|(?:vamos a|podemos|quieres) hacer) )?(?:(?:un|otro|pequeño|breve) ){0,2}juego de rol(?: (?:rápido|corto|breve|pequeño))?(?=\W*$|[:.,]| (?:por|para|donde|en el que|conmigo)\b)|hagamos (?:como si|de cuenta)|(?:tú|vos|usted) (?:eres|sos|es|haces de|hace de) (?:el|la|un|una|mi)\b.{1,60}\by yo (?:soy|hago de) (?:el|la|un|una|tu)\b|imagina que (?:yo )?soy|(?:practi|entren)\w+ .{2,60}(?:hazme preguntas|pregúntame|yo (?:te )?(?:respondo|contesto))",
    part=r"(?:actúa como|haz de|sé|(?:imagina que |finge que )?(?:tú )?eres|tú eres)\b",
    staged=r"\b(?:(?:quiero|necesito|tengo que|para) (?:practicar|ensayar)|entrevista (?:de trabajo )?simulada|hazme (?:una|preguntas de) entrevista|examen oral)",
    stage=r"obra|teatro|función|musical|escena|exposición|presentación",
    own_part=r"(?=.*\b(?:pregúntame|repas\w+|ayúdame|tómame|ensay\w+|practic\w+|prueba)\b|.*:).{0,40}\bmi (?:papel|texto|personaje|monólogo|parte|guion)\b.{0,30}\b{stage}\b|(?:tengo que ser|hago de|soy|interpreto a) (?-i:[A-Z])\w+(?: \w+){0,3} (?:en|para) (?:la|el|una|un|mi|nuestra) (?:\w+ ){0,2}{stage}\b[^.!?]{0,20}:",
    play=r"{practice}|{talk}|juego|simulación|simulacro|escena|práctica|teatro",
    ends=r"\b(?:fin|final|basta|par[ae]\w*|termin\w*|acab\w*|dej\w*|salgamos|suficiente)(?: ya)?(?: con)? ?(?:del |de la |de |el |la |este |esta )?{play}\b|volvamos a la realidad|de vuelta a la realidad",
    leaves=r"(?:para|paramos|paremos|stop|basta|terminamos|se acabó)(?:[ ,]+(?:aquí|ya|gracias|por favor|ahora))*(?=\W*$)|(?:el |la |este |esta )?{play} (?:ya )?(?:se )?(?:ha )?(?:terminó|acabó|terminado|acabado|está terminad[oa])\b|ya no quiero jugar|no quiero jugar más|(?:y )?(?:qué tal|cómo) (?:lo hice|lo he hecho|estuve|he estado|me fue|me salió)|(?:dame |algún )?(?:feedback|retroalimentación|comentarios)(?=\W*$| (?:por|sobre))|(?:qué|cuáles|he cometido|cometí) (?:\w+ )?(?:errores|fallos)\b|(?:fuera de(?:l)? (?:personaje|papel)|en realidad|en serio|en la vida real)\b",
    side=r"\bmi (?:papel|lado|postura|rol) en (?:el|este|un) debate|\b(?:en|para) (?:el|este|un) debate,? (?:soy|estoy|tengo que|debo|me toca|defiendo)",
)
