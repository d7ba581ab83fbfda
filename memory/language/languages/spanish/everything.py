"""Spanish: how somebody orders that all be forgotten that is known of her, and that nothing more be kept."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.everything_table import EverythingWords

EVERYTHING = EverythingWords(
    asks=r"(?:por favor,? )?(?:olvida|olvídate de|olvide|borra|borre|elimina|elimine|suprime|suprima) |(?:puedes|podrías|puede|podría) (?:por favor )?(?:olvidar|borrar|eliminar|suprimir) ",
    of_user=r"todo lo que (?:sabes|sabe|tienes|tiene|recuerdas|has guardado|guardaste|has aprendido)(?: guardado)? (?:de|sobre|acerca de) m[ií]|todo (?:sobre|de|acerca de) m[ií]|tod[oa]s (?:los|las|tus) (?:datos|recuerdos|notas|memorias) (?:sobre|de) m[ií]|(?:tod[oa]s )?mis (?:datos|recuerdos|memorias)(?: personales)?|toda (?:mi|la) información(?: (?:sobre|de) m[ií])?",
    bare=r"todo|todo lo que sabes|toda tu memoria|tu memoria",
    joins="y",
    endings=r"por favor|ahora|ya|para siempre|de tu memoria|inmediatamente|definitivamente",
    stops=r"(?:por favor,? )?no quiero que me recuerdes|(?:por favor,? )?no quiero que se (?:guarden|almacenen|registren) mis datos|me niego a que (?:guardes|guarden|almacenes|almacenen) mis datos|(?:por favor,? )?(?:no quiero que (?:ustedes |usted )?(?:guard|almacen|record|recuerd|registr|memori[zc]|apunt|anot)\w+|(?:deja|deje|dejen|para|pare) de (?:guard|almacen|record|recuerd|registr|memori[zc]|apunt|anot)\w+|no (?:guard|almacen|record|recuerd|registr|memori[zc]|apunt|anot)(?:e|es|en|éis|ues?|uen)|no (?:doy|te doy|les doy) (?:mi )?(?:consentimiento|permiso) para (?:que )?(?:guard|almacen|record|recuerd|registr|memori[zc]|apunt|anot)\w+)(?: más)? (?:(?:nada|información|datos|cosas)(?: más| personal(?:es)?)? (?:sobre|de|acerca de) m[ií]|mis (?:datos|mensajes|conversaciones)(?: personales)?|(?:nada de )?lo que (?:yo )?(?:te )?(?:diga|digo|escriba|escribo|cuente|cuento))|(?:por favor,? )?(?:desactiva|desactive|apaga|apague) (?:tu|su) memoria(?: conmigo| para mí)?|retiro mi consentimiento para (?:guard|almacen|record|recuerd|registr|memori[zc]|apunt|anot)\w+ (?:(?:nada|información|datos|cosas)(?: más| personal(?:es)?)? (?:sobre|de|acerca de) m[ií]|mis (?:datos|mensajes|conversaciones)(?: personales)?|(?:nada de )?lo que (?:yo )?(?:te )?(?:diga|digo|escriba|escribo|cuente|cuento))",
    since=r"por favor|a partir de ahora|más|nunca más|de ahora en adelante|gracias|ya|en el futuro",
    resumes=r"(?:por favor,? )?(?:puedes|ya puedes|puede) (?:volver a )?(?:guardar|recordar|memorizar) (?:cosas(?: sobre m[ií])?|lo que (?:te )?(?:diga|digo)|mis datos)(?: otra vez| de nuevo)?|(?:por favor,? )?(?:vuelve a|vuelva a) (?:guardar|recordar|memorizar) (?:cosas|lo que (?:te )?(?:diga|digo)|mis datos)(?: sobre m[ií])?|(?:por favor,? )?(?:activa|enciende) (?:otra vez |de nuevo )?tu memoria(?: otra vez| de nuevo)?",
)
