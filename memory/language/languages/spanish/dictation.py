"""Where people who dictate Spanish go on without a full stop."""

# ruff: noqa: E501 - a list of words is read, not edited by column

from memory.language.dictation_table import Dictation

_I = r"soy|estoy|tengo|tomo|vivo|trabajo|quiero|quería|busco|necesito|voy|fui|he|puedo|debo|uso|bebo|nací|hablo"
_DOES = r"es|son|tiene|tienen|vive|viven|murió|no|se llama|viene|está|trabaja|come|toma|ha"

DICTATION = Dictation(
    joints=r"y|así que|entonces|porque|pues|luego|además",
    starts=rf"(?:{_I})|(?:yo|él|ella|nosotros) \w+|(?:me|nos|le|les) \w+|no \w+|(?:mi|mis|nuestr[oa]s?) \w+(?: \w+){{0,2}}? (?:{_DOES})|ahora (?:{_I})|(?:es|está|hay) \w+",
    bare=rf"(?:tengo|vivo|soy|tomo|estoy|trabajo) \w+|me llamo|mi \w+(?: \w+)? (?:{_DOES})|no (?:como|puedo|tolero|tengo)|es (?:una?|de es[ao]s?)|muchas gracias|gracias",
    asks=r"qué (?:puedo|hago|debo|me|es|ejercicios?|podría|hay|hora)|cómo (?:puedo|hago|se|es)|dónde (?:puedo|está|hay)|cuándo (?:es|debo)|cuánt[oa]s?|puedo (?:comer|tomar|hacer|beber|usar)|puedes|podrías|me puedes|hay (?:algo|alguna?|algún)|dime|dilo|quería (?:saber|preguntar)",
    holds="que no ya también si cuando donde dónde porque como cómo lo yo y e o aún todavía siempre ahora nunca aquí sí me te se le nos el la los las un una mi su de del al a en con por para muy más saber sé sabes preguntar dime qué quien",
    reports="qué cómo dónde cuándo no los las la ya solo sólo también siempre desde hasta ahora saber sé sabes preguntar dime que de lo si",
    names="el la los las un una cada todos todas ese esa este esta",
    of_it=r"es|está",
    supposes="si|cuando|imagina|en caso",
)
