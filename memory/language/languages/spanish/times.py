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
    tomorrow=r"(?<!la )(?<!una )mañana",
    day_behind="pasado mañana",
    next="(?:próxim[oa] UNIT|UNIT (?:que viene|próxim[oa]))",
    ahead="dentro de COUNT UNIT|en COUNT UNIT",
    day_of_month=r"(?:el|hasta el|del) (?:día )?(\d{1,2})(?! de)",
    this_weekend="(?:este|el|próximo) fin de semana|fin de semana que viene",
    agenda=(
        "un resumen resume resúmeme hazme dame "
        "qué que tengo tenemos hay algo hago hacemos para el la los las en de del este esta mi plan "
        "planes previsto planeado pasa pasó hice hicimos citas cita agenda me nos espera estoy libre hoy "
        "a"
    ),
    begin=(
        "ener febr marz abri mayo juni juli agos sept seti octu novi dici lune mart "
        "miér juev vier sába domi día dias sema mes año hoy ayer ante maña pasa"
    ),
    past="hice hicimos pasó resumen resume resúmeme",
)
