"""Portuguese: how times are named."""

from memory.language.time_table import TimeWords

_BEFORE = "(?:(?<=na )|(?<=próxima )|(?<=até )|(?<=para )|(?<=desde ))"
_NO_DAY = "(?! (?:vez|parte|opção|aula|classe|edição|posição|semana|tentativa|mão|pessoa|feira))"
"""In front of and behind a number that is a weekday: "na quinta", not "na quinta vez"."""

TIMES = TimeWords(
    months=(
        *("janeiro", "fevereiro", "março", "abril", "maio", "junho", "julho", "agosto"),
        *("setembro", "outubro", "novembro", "dezembro"),
    ),
    weekdays=(
        f"segunda-feira|{_BEFORE}segunda{_NO_DAY}",
        "terça(?:-feira)?",
        f"quarta-feira|{_BEFORE}quarta{_NO_DAY}",
        f"quinta-feira|{_BEFORE}quinta{_NO_DAY}",
        "sexta(?:-feira)?",
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
    tomorrow=r"amanhã",
    day_behind="depois de amanhã",
    next="(?:próxim[oa] UNIT|UNIT que vem)",
    ahead="daqui a COUNT UNIT|dentro de COUNT UNIT|em COUNT UNIT",
    day_of_month=r"(?:no|o|até ao|do) dia (\d{1,2})(?! de)",
    this_weekend="(?:n?este|no|próximo) (?:fim de semana|fim-de-semana)",
    agenda=(
        "um resumo resume resume-me faz-me faz me mês "
        "o que é tenho temos há alguma coisa algo faço fazemos para no na neste nesta este esta em a de "
        "previsto planeado marcado compromissos aconteceu fiz estou livre tem eu vou fazer"
    ),
    begin=(
        "jane feve març abri maio junh julh agos sete outu nove deze segu terç quar "
        "quin sext sába domi dia dias sema mês mese ano hoje onte ante aman depo fim"
    ),
    past="fiz aconteceu resumo resume resume-me",
)
