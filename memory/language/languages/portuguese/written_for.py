"""Portuguese: how a text is ordered that somebody else is to have said."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.written_for_table import WrittenFor

WRITTEN_FOR = WrittenFor(
    answers=r"(?:respond(?:e|a|er)|reserv(?:a|e|ar)|preench(?:e|a|er)|complet(?:a|e|ar)|contact(?:a|e|ar)|contat(?:a|e|ar))\b",
    writes=r"(?:escrev(?:e|a|er)|redij(?:a|ir)|redige|prepar(?:a|e|ar)|formul(?:a|e|ar)|fa(?:z|ça|zer)|envi(?:a|e|ar)|mand(?:a|e|ar)|compõe|componha)\b",
    spoken=r"a|à|ao|aos|às|para o \w+ em|isto|isso|(?:um|uma|o|a|este|esta|meu) (?:\w+ ){0,2}?(?:e-?mail|mail|mensagem|carta|resposta|texto|post|declaração|discurso|pedido|candidatura|reclamação|recusa|reserva|apresentação|formulário|currículo|cv)",
    at_end="",
    in_name=r"em nome d(?:e|o|a|os|as) {who}|em seu nome|da parte d(?:e|o|a) {who}|por conta d(?:e|o|a) {who}|no lugar d(?:e|o|a) {who}|como se fosses? (?:o |a )?{who}|como se (?:o |a )?{who} (?:escrevesse|falasse)|com a voz d(?:e|o|a) {who}",
    as_whom=r"como {who}(?= a\b|$)",
    whoever=r"ele|ela|(?:a |o )?(?:minha|meu|sua|seu) (?:mãe|pai|marido|esposa|mulher|filha|filho|irmã|irmão|amiga|amigo|vizinha|vizinho|tia|tio|avó|avô|companheira|companheiro)",
    for_whom=r"para|pra|por|pel[oa]",
    titles=r"(?:o |a )?(?:senhora?|sr|sra|dr|dra|doutora?|dona|eng|engenheir[oa]|prof|profa|professora?)",
    at_work=r"(?:o |a |um |uma )?(?:(?:meu|minha|nosso|nossa|seu|sua) )?(?:\w+ )?(?:chefe|patrão|patroa|supervisora?|gerente|diretora?|presidente|fundadora?|ceo|cliente|candidat[oa]|paciente|colega|ministr[oa]|prefeit[oa]|funcionári[oa]|estagiári[oa])",
    not_alone=r" e (?:eu|mim|para mim|por mim|nós|comigo)\b",
    texts=r"discurso|brinde|bio(?:grafia)?|cv|currículo|carta de (?:apresentação|motivação)|apresentação|post (?:do linkedin|de apresentação)|candidatura|perfil|testemunho|autoavaliação",
    of_whom=r"de|do|da",
    owned=r"discurso para {work}|(?:ata|acta)s?\b(?=.*(?:corrig|resum|arruma|revê|por favor|:|$))",
    hands_over=r"aqui|isto é|este é|esta é|abaixo|em anexo|por favor|corrige\w*|corrija|resume|resuma|revê|revise|encurta\w*",
    goes_on=r"(?:por favor |e |também |ok,? |depois |podes |pode |poderia )*(?:(?:acrescent(?:a|e|ar)|adicion(?:a|e|ar)|diz|diga|menciona|mencione|escreve|escreva|indica|põe)(?: \w+){0,3},? que |(?:acrescenta|acrescente|adiciona|menciona) ?:)",
    hers=r"já agora|a propósito|aliás|quanto a mim|da minha parte|por mim|eu mesm[oa]|eu própri[oa]|pessoalmente|ps\b",
)
