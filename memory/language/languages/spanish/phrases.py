"""Spanish: how people speak to an assistant."""

# ruff: noqa: E501 - a list of words is read, not edited by column

from memory.language.phrase_table import Phrases

PHRASES = Phrases(
    greeting=r"hola|buen[oa]s(?: (?:días|tardes|noches))?|buen día|adiós|hasta (?:luego|mañana|pronto)",
    thanks=r"(?:muchas |mil )?gracias",
    filler=r"sí|vale|claro|bueno|genial|perfecto|de acuerdo|por cierto|y|pero|por favor",
    empty_statement=r"eso|esto es|tú|tengo una (?:pregunta|duda)|quiero saber|no (?:entiendo|lo sé|funciona)\W*$",
    question=r"[¿]+\W*\w+|qué|quién(?:es)?|cómo|cuándo|cuánt[oa]s?|cuál(?:es)?|dónde|por qué|puedes|podrías|me puedes|sabes",
    asking=r"(?:y )?(?:por favor|puedes|podrías|qué|cómo|dónde|cuál|escribe|dame|recomiéndame|ayúdame)",
    transform=r"traduce|traduzca|resume|resuma|corrige|corrija|mejora|reescribe|explica (?:este|esto|el siguiente)",
    request=(
        r"escrib[ea]|cre[ae]|haz|haga|hazme|dame|deme|dime|dígame|muéstra(?:me)?|explica(?:me)?|explíca(?:me)?"
        r"|ayúda(?:me)?|busca|recomiénda(?:me)?|sugiere|compara|calcula|cuénta(?:me)?|imagina|lista|continúa"
    ),
    remember=r"(?:por favor )?(?:recuerda|ten en cuenta|(?:no|nunca) (?:te )?olvides(?: de)?|anota)(?: que|,|:)*",
    standing=(
        r"prefiero|odio(?! (?:est[aeo]s?|es[aeo]s?|cuando|que|mi|mis|tu|los lunes|todo|a)\b)"
        r"|mi \w+ (?:favorit|preferid)[oa]|llámame|siempre (?:responde|contesta"
        r"|usa)|yo siempre"
    ),
    about_user=(
        r"me llamo|mi nombre|soy (?:alérgic[oa]|de|un|una|vegan[oa]|vegetarian[oa]|médic[oa]|profesor[a]?"
        r"|ingenier[oa]|diabétic[oa])|vivo en|trabajo (?:en|como|de)|estudio|tengo (?:un|una|dos|tres|\d+|alergia)"
        r"|nací|me gusta|me encanta|estoy (?:casad[oa]|embarazada)|mi \w+ (?:es|se llama|está|tiene|vive|trabaja)"
        r"|llámame|alérgic[oa]"
    ),
    session=r"(?:en|para|durante) est[ae] (?:sesión|conversación|charla)|ahora mismo|por ahora|solo hoy",
    anaphora=r"él|ella|ellos|ellas|su|sus|eso|esto",
    clause_of_speaker=r"yo|mi|mis|me|soy|tengo|vivo|estoy|nuestr[oa]s?",
    of_speaker=r"yo|mi|mis|nos",
    of_own=r"mi|mis|mío|mía|nuestr[oa]s?",
    asker=r"yo|nosotr[oa]s|puedo|podemos|debo|debería|deberíamos|tengo|tenemos|necesito|quiero",
    how="cómo|como",
    given=r"ya que|como",
    because=r"porque|ya que",
    begins_fact=r"yo|mi|soy|tengo",
    fiction=(
        r"(?:aquí (?:está|tienes|va)|esta es|este es|lee|continúa) (?:\w+ ){0,3}?(?:escena|capítulo|cuento|relato|poema|monólogo|diálogo|guion|guión)|(?:vamos a|hagamos|escribamos) (?:\w+ ){0,3}?(?:cuento|historia|juego de rol|escena)"
        r"|juego de rol|mi personaje (?:es|se llama|dice)|(?:escena|capítulo|monólogo) (?:para|de) mi (?:novela|libro|guion|guión|obra)"
    ),
)
