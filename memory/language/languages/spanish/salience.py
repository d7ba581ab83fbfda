"""Spanish: what of a text says that it matters."""

from memory.language.salience_table import SalienceWords

SALIENCE = SalienceWords(
    titles="sra?",
    numbers="dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|veinte|cien|mil",
    dates="lunes|martes|miércoles|jueves|viernes|sábado|domingo|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|ayer|hoy",
)
