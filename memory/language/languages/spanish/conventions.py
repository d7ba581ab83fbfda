"""Spanish: how those who work on software say what is done there, and that it is done otherwise now."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.convention_table import ENDS, NAME, ConventionWords

CONVENTIONS = ConventionWords(
    we_use=r"(?:(?:siempre|solo|sólo) )?(?:usamos|utilizamos|empleamos|escribimos|formateamos|guardamos|seguimos|preferimos|probamos)",
    not_we=r"(?:no|nunca) (?:usamos|utilizamos|ponemos|escribimos|queremos|hacemos|mockeamos)",
    here=r"aquí|en (?:este|nuestro|el) (?:repo(?:sitorio)?|proyecto|código)",
    place=r"(?:este|nuestro|el) (?:repo(?:sitorio)?|proyecto)",
    place_uses=r"usa|utiliza|sigue",
    is_so=r"es|son|está|están|va|van|se \w+",
    contrast=r"nunca|jamás|no|en vez de|en lugar de|sin",
    only=r"solo|sólo|únicamente",
    none=r"nada de|sin|ningún|ninguna",
    orders=r"us(?:a|e)|utili(?:za|ce)|prefier(?:e|a)",
    forbids=r"(?:no|nunca) (?:añad|agregu|us|utilic|pong|escrib|hag|import|dej)\w*|evita|nada de",
    determined=r"un[ao]?|el|la|los|las|est[aeo]s?|es[aeo]s?|lo|mis?|nuestr\w+|puerto|segund\w+|primer\w*",
    now=r"todavía|aún|est[aeo]s?|es[aeo]s?|ahora|primero|aquí|hoy|arriba|esta vez|hasta|porque|si",
    over=rf"(?:en vez de|en lugar de) {NAME}|(?:ya no|no|nunca) (?:usamos )?{NAME}{ENDS}|(?:cambiado|pasado|migrado|pasamos|cambiamos|migramos) de {NAME}|(?:reemplazado|sustituido|dejado|quitado|reemplazamos|quitamos|dejamos) {NAME}|{NAME} (?:ya no (?:se usa|está)|se acabó)",
    may=r"(?:(?:ok|vale|y|ahora|a partir de ahora),? )*(?:ya )?puedes(?: ya| ahora)?(?: volver a)?",
    idle="otra vez nuevo ahora ya volver a tú mismo directamente de del la el los las en puedes ok también partir modificar tocar cambiar editar",
    leads=("y", "e", "por favor"),
    purpose="para",
    passes="hasta|porque",
    this="lo|eso|esto",
    denied="nunca|jamás|deja de",
)
