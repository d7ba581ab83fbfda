"""Spanish: how somebody orders that all be forgotten that is known of her."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.everything_table import EverythingWords

EVERYTHING = EverythingWords(
    asks=r"(?:por favor,? )?(?:olvida|olvídate de|olvide|borra|borre|elimina|elimine|suprime|suprima) |(?:puedes|podrías|puede|podría) (?:por favor )?(?:olvidar|borrar|eliminar|suprimir) ",
    of_user=r"todo lo que (?:sabes|sabe|tienes|tiene|recuerdas|has guardado|guardaste|has aprendido)(?: guardado)? (?:de|sobre|acerca de) m[ií]|todo (?:sobre|de|acerca de) m[ií]|tod[oa]s (?:los|las|tus) (?:datos|recuerdos|notas|memorias) (?:sobre|de) m[ií]|(?:tod[oa]s )?mis (?:datos|recuerdos|memorias)(?: personales)?|toda (?:mi|la) información(?: (?:sobre|de) m[ií])?",
    bare=r"todo|todo lo que sabes|toda tu memoria|tu memoria",
    endings=r"por favor|ahora|ya|para siempre|de tu memoria|inmediatamente|definitivamente",
)
