"""What could harm the user if it were forgotten once: a table for each language, read by `memory/profile/pins.py`."""

from memory.language.dangers import english, french, german, italian, others, portuguese, spanish

TABLES = (
    english.TABLE,
    german.TABLE,
    spanish.TABLE,
    french.TABLE,
    italian.TABLE,
    portuguese.TABLE,
    *others.TABLES,
)
