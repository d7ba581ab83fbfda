"""Spanish: for a while, and until when."""

# ruff: noqa: E501 - a list of words is read, not edited by column

from memory.language.span_table import SpanWords

SPANS = SpanWords(
    months=(
        "enero",
        "febrero",
        "marzo",
        "abril",
        "mayo",
        "junio",
        "julio",
        "agosto",
        "sep?tiembre",
        "octubre",
        "noviembre",
        "diciembre",
    ),
    weekdays=("lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"),
    units=("días?|noches?", "semanas?", "mes(?:es)?"),
    counts=("una?", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez", "once", "doce"),
    few="(?:unos|unas|unos cuantos|unas cuantas|algunos|algunas|varios|varias|un par de)",
    seasons="(?:la )?cuaresma|halloween|(?:el )?carnaval|(?:los )?carnavales|(?:el )?ramadán|(?:el )?adviento|(?:la )?pascua|semana santa|(?:la )?navidad|(?:la )?primavera|(?:el )?verano|(?:el )?otoño|(?:el )?invierno|(?:las )?vacaciones|(?:la )?temporada|(?:el )?(?:semestre|curso|reto|maratón)|(?:el )?fin de semana",
    until="hasta",
    no_end="ahora|hoy|la fecha|entonces|hace|ayer|el punto|qué|cuándo|las \\d",
    lasting="(?:por|durante|unos) (?:(?:otras?|otros|solo|al menos|los próximos|las próximas) ){0,2}SPAN|(?:los próximos|las próximas) SPAN|SPAN más",
    so_far="desde|llevo|llevamos|hace|viví|vivimos durante|trabajé|estuve|fui|era|había|he|hemos",
    during="(?:durante|en|por|para) (?:SEASON|(?:el mes de |todo (?:el )?)?THIS)",
    this="(?:solo )?(?:por |durante )?est[ea] (?:UNIT|fin de semana|noche|tarde)|(?:todo el|toda la) (?:UNIT)|hoy",
    begins="mud\\w+|compr\\w+|mudado|traslad\\w+|hice|volví|empec\\w+|empiezo|comenc\\w+|entré|ascend\\w+|cambié|desde|a partir",
    passing="temporalmente|mientras (?:tanto|dur\\w+|(?:mi|mis|la|el|los|las|nos|me) (?:\\w+ ){0,3}(?:está\\w*|arregla\\w*|reforma\\w*|visita\\w*|recupera\\w*))|por ahora|de momento|por el momento|provisionalmente|(?:como|por) (?:un |una )?(?:reto|experimento|apuesta|desafío)",
    moved="desde|mud(?:é|ad[oa])|traslad(?:é|ad[oa])",
    coming="(?:semana|mes|año) que viene|próxim[oa] (?:semana|mes|año)",
)
