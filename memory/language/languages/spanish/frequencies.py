"""Spanish: how often, when, and at which meal a medicine is taken: alternatives of expressions."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.languages.treatment import CLOCK, DAY, SCHEME

_NUMBER = r"(?:una?|dos|tres|cuatro|cinco|seis|ocho|diez|doce|quince|\d{1,2})"

FREQUENCIES = (
    rf"\d ?x ?(?:/ ?|al |por |a la )?(?:día|dia|semana|sem|mes)(?!\w)|{_NUMBER} (?:vez|veces) (?:al|por|a la|cada) (?:día|dia|semana|mes|año)|{_NUMBER} (?:al día|al dia|por día|a la semana|al mes)|al día|cada (?:{_NUMBER} )?(?:días?|noches?|mañanas?|tardes?|horas|semanas?|mes(?:es)?|comida|{DAY})"
    rf"|tod[oa]s l[oa]s (?:días|noches|mañanas|tardes|semanas|meses|{DAY})|(?:por|de) las? (?:mañanas?|noches?|tardes?)|de noche|mañana(?:, tarde)? y (?:noche|tarde)|diario|a diario|diariamente|los {DAY}"
    r"|antes de (?:dormir|acostarme|la cama|desayunar|comer|cenar)|después de (?:desayunar|comer|cenar)|al (?:acostarme|levantarme|despertar(?:me)?|mediodía|desayunar|comer|cenar)|(?:en|a) el? ?desayuno|(?:en|a) la (?:comida|cena)"
    rf"|(?:con|antes de|después de|tras|en)(?: l[ao]s?| el| cada| mis| mi|l)* ?(?:desayuno|almuerzo|comidas?|cena|merienda|café)|(?:con|en) (?:el )?desayuno|en ayunas|con el estómago vacío|si hace falta|a demanda"
    rf"|a las? {CLOCK}(?: y a las? {CLOCK})?|{SCHEME}"
)
