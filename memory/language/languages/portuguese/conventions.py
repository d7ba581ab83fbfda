"""Portuguese: how those who work on software say what is done there, and that it is done otherwise now."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.convention_table import ENDS, NAME, ConventionWords

CONVENTIONS = ConventionWords(
    we_use=r"(?:(?:sempre|só) )?(?:usamos|utilizamos|escrevemos|formatamos|guardamos|seguimos|preferimos|testamos|a gente usa)",
    not_we=r"(?:não|nunca) (?:usamos|utilizamos|colocamos|escrevemos|queremos|fazemos|mockamos)",
    here=r"aqui|n(?:este|esse|o nosso|o) (?:repo(?:sitório)?|projeto|código)",
    place=r"(?:este|esse|o nosso|o) (?:repo(?:sitório)?|projeto)",
    place_uses=r"usa|utiliza|segue",
    is_so=r"é|são|está|estão|vai|vão",
    contrast=r"nunca|jamais|não|em vez de|ao invés de|em lugar de|sem",
    only=r"só|somente|apenas",
    none=r"nada de|sem|nenhuma?",
    orders=r"us(?:a|e)|utiliz(?:a|e)|prefir(?:a|e)|prefere",
    forbids=r"(?:não|nunca) (?:adicion|acrescent|us|utiliz|ponh|coloqu|escrev|import|deix)\w*|evit[ae]|nada de",
    determined=r"uma?|os?|as?|est[ae]s?|ess[ae]s?|isso|isto|meus?|minhas?|noss\w+|porta|segund\w+|primeir\w+",
    now=r"ainda|est[ae]s?|ess[ae]s?|agora|primeiro|aqui|hoje|acima|desta vez|até|porque|se",
    over=rf"(?:em vez de|ao invés de|em lugar de) {NAME}|(?:já não|não|nunca|mais) (?:usamos )?{NAME}{ENDS}|(?:mudámos|mudamos|passámos|passamos|migrámos|migramos) d[eo] {NAME}|(?:trocámos|trocamos|substituímos|largámos|largamos|removemos) (?:o |a )?{NAME}|não usamos mais (?:o |a )?{NAME}",
    may=r"(?:(?:ok|e|agora|a partir de agora),? )*(?:já )?(?:podes|pode|você pode)(?: agora| voltar a)?",
    idle="outra vez novo agora já voltar a tu mesmo diretamente o os as no na nos nas em podes pode ok também modificar mexer mudar alterar editar",
    leads=("e", "mas", "por favor"),
    purpose="para",
    passes="até|porque",
    this="isso|isto",
    denied="não|para de",
)
