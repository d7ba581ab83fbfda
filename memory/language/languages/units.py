"""Units and currencies as people ask for them: in euros, in Celsius."""

UNITS = (
    r"(?:€|\$|£|euros?|d[oó]l+ar\w*|pounds|pfund|libras?|sterline|livres|fran(?:cs?|ken|chi|cos?)|yen"
    r"|(?:grad\w* |graus |degrés )?celsius|fahrenheit|km|(?:kilo|kiló|chilo|quiló)m\w+"
    r"|met(?:er|re|ro)\w*|mètres?|miles|meilen|kg|kilos?|gram\w+|lit[rer]\w*)"
)
"""Alternatives of an expression, in English, German, Spanish, French, Italian and Portuguese."""
