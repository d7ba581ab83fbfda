"""Portuguese: how times are named."""

from memory.language.time_table import TimeWords

TIMES = TimeWords(
    months=(
        *("janeiro", "fevereiro", "março", "abril", "maio", "junho", "julho", "agosto"),
        *("setembro", "outubro", "novembro", "dezembro"),
    ),
    weekdays=(
        *("segunda-feira", "terça(?:-feira)?", "quarta-feira", "quinta-feira", "sexta(?:-feira)?"),
        *("sábado", "domingo"),
    ),
    units=("dias?", "semanas?", "m[eê]s(?:es)?", "anos?"),
    counts=("uma?", "d(?:oi|ua)s", "três", "quatro", "cinco", "seis"),
    ago="há COUNT UNIT|COUNT UNIT atrás",
    last="UNIT passad[oa]|últim[oa] UNIT",
    this="n?est[ea] UNIT",
    today="hoje",
    yesterday="ontem",
    day_before="anteontem",
    weekend="(?:fim de semana|fim-de-semana) passado",
)
