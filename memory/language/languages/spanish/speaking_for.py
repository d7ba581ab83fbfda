"""Spanish: how users say that they are not whose account it is."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.speaking_for_table import SpeakingFor

SPEAKING_FOR = SpeakingFor(
    relatives=r"amig[oa]|vecin[oa]|jef[ea]|client[ea]|abuel[oa]s?|t[íi][oa]|suegr[oa]s?|cuñad[oa]|compañer[oa]",
    not_him=r"no soy (?:(?:el señor|la señora|el sr\.?|la sra\.?|don|doña) )?{name}[,;.]? (?:sino|soy|sino que soy) (?:su [\w-]+|(?:el|la) (?:{rel}))",
    not_hers=r"(?:esta )?(?:la )?cuenta es (?:suya|de (?:él|ella|ellos|mi {rel}))|es (?:su|la) cuenta(?: de mi {rel})?(?! bancaria)|(?:desde|con|usando) su cuenta",
    for_him=r"(?:escribo|llamo|contacto|estoy escribiendo|les? escribo) (?:de parte|en nombre|por cuenta) de",
    for_relative=r"(?:llamo|contacto) (?:por|para) mi",
    introduces=r"(?:les? (?:escribe|habla)|habla|escribe|aquí) {name}, (?:la|el) (?:{rel}) de {name}",
    typing=r"ahora (?:escribe|habla|está) (?:aquí )?{who}(?=\s*(?:[:.!,–-]|$))|ahora (?:quien|la que|el que) escribe es {who}|(?:le |ahora le )?(?:dejo|paso|doy|cedo) (?:el teclado|el móvil|el teléfono|el ordenador|la tableta) a {who}",
    returns=r"(?:ya )?(?:soy|vuelvo a ser) yo (?:otra vez|de nuevo)\b|ya estoy de vuelta\b",
    my=r"mis?|nuestr[oa]",
)
