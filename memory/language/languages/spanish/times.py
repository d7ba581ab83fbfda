"""Spanish: how times are named."""

from memory.language.time_table import TimeWords

TIMES = TimeWords(
    months=(
        *("enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto"),
        *("sep?tiembre", "octubre", "noviembre", "diciembre"),
    ),
    weekdays=("lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"),
    units=("días?", "semanas?", "mes(?:es)?", "años?"),
    counts=("una?", "dos", "tres", "cuatro", "cinco", "seis"),
    ago="hace COUNT UNIT",
    last="UNIT pasad[oa]|últim[oa] UNIT",
    this="est[ea] UNIT",
    today="hoy",
    yesterday="ayer",
    day_before="anteayer|antes de ayer",
    weekend="fin de semana pasado",
)
