"""Portuguese: for a while, and until when."""

# ruff: noqa: E501 - a list of words is read, not edited by column

from memory.language.span_table import SpanWords

SPANS = SpanWords(
    months=(
        "janeiro",
        "fevereiro",
        "março",
        "abril",
        "maio",
        "junho",
        "julho",
        "agosto",
        "setembro",
        "outubro",
        "novembro",
        "dezembro",
    ),
    weekdays=(
        "segunda(?:-feira)?",
        "terça(?:-feira)?",
        "quarta(?:-feira)?",
        "quinta(?:-feira)?",
        "sexta(?:-feira)?",
        "sábado",
        "domingo",
    ),
    units=("dias?|noites?", "semanas?", "m[eê]s(?:es)?"),
    counts=("uma?", "d(?:oi|ua)s", "três", "quatro", "cinco", "seis", "sete", "oito", "nove", "dez", "onze", "doze"),
    few="(?:alguns|algumas|uns|umas|vários|várias|um par de)",
    seasons="(?:a )?quaresma|(?:o )?halloween|(?:o )?carnaval|(?:o )?ramadão|(?:o )?ramadã|(?:o )?advento|(?:a )?páscoa|(?:o )?(?<!em )natal|(?:a )?primavera|(?:o )?verão|(?:o )?outono|(?:o )?inverno|(?:as )?férias|(?:a )?(?:temporada|época|maratona)|(?:o )?(?:semestre|desafio)|(?:o )?fim de semana",
    until="até (?=(?:a|à|ao|o|às|aos|as|os|que|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|segunda|terça|quarta|quinta|sexta|sábado|domingo|amanhã|dia|\\d)\\b)",
    no_end="agora|hoje|ontem|então|há pouco|que ponto|o momento|às \\d",
    lasting="(?:por|durante) (?:(?:mais|outras|outros|só|os próximos|as próximas|pelo menos) ){0,2}SPAN|(?:os próximos|as próximas|mais) SPAN",
    so_far="há|desde|faz|morei|vivi|trabalhei|estive|era|fui|tinha|já",
    during="(?:durante|em|na|no|nas|por|para) (?:o mês de |todo (?:o )?|toda (?:a )?)?(?:SEASON|THIS)",
    this="(?:só )?(?:por |durante )?n?ess?t?[ea] (?:UNIT|fim de semana|noite|verão)|(?:o|a) (?:UNIT) (?:todo|toda|inteir[oa])|hoje",
    begins="mud\\w+|compr\\w+|torn\\w+|virei|comec\\w+|começ\\w+|entrei|promovid\\w+|passei|desde|a partir",
    passing="temporariamente|entretanto|enquanto (?:dur\\w+|isso|não|(?:os|as|o|a|meus|minha|meu) (?:\\w+ ){0,3}(?:está|estão|visita\\w*|recupera\\w*|dura\\w*))|por (?:enquanto|agora|ora)|provisoriamente|(?:como|por causa de|por) (?:um |uma )?(?:desafio|experiência|aposta)",
    moved="desde|mud(?:ad[oa]|ei|ámos)",
    coming="(?:mês|semana|ano) que vem|próxim[oa] (?:mês|semana|ano)",
)
