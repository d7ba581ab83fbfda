"""Portuguese: how users say that they are not whose account it is."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.speaking_for_table import SpeakingFor

SPEAKING_FOR = SpeakingFor(
    relatives=r"amig[oa]|vizinh[oa]|chefe|cliente|av[óô]s?|ti[oa]|sogr[oa]s?|cunhad[oa]|colega",
    not_him=r"não sou (?:(?:o senhor|a senhora|o sr\.?|a sra\.?|a dona|o|a) )?{name}[,;.]? (?:mas )?sou (?:(?:o|a) )?[\w-]+ (?:dele|dela)",
    not_hers=r"a conta é (?:dele|dela|d[oa] (?:meu|minha) {rel})|é a conta (?:dele|dela)|(?:pela|com a|na) conta (?:dele|dela)",
    for_him=r"(?:escrevo|estou a escrever|estou escrevendo|ligo|contacto|falo) (?:em nome|da parte|por conta) d[eoa]",
    for_relative=r"(?:ligo|contacto) (?:pel[oa]|por|para (?:o|a)) (?:meu|minha)",
    introduces=r"(?:aqui (?:é|fala)|fala|escreve) (?:[oa] )?{name}, (?:[oa] )?(?:{rel}) d[oae] {name}",
    typing=r"agora quem (?:escreve|está a escrever|digita|fala) é (?:o |a )?{who}(?=\s*(?:[:.!,–-]|$))|agora é (?:o |a )?{who} (?:a escrever|que (?:está a )?escreve(?:r|ndo)?|escrevendo|digitando)(?=\s*(?:[:.!,–-]|$))|agora escreve (?:o |a )?{who}(?=\s*(?:[:.!,–-]|$))|(?:deixo|passo|dou) (?:o teclado|o telemóvel|o celular|o computador|o tablet) (?:a[os]?|à|para|pra|pro)(?: (?:o|a))? {who}",
    returns=r"(?:sou|aqui sou) eu (?:de novo|outra vez)\b|voltei\b",
    my=r"(?:meu|minha|noss[oa])",
)
