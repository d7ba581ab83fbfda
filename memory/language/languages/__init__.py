"""The words of each language: a language is a folder of tables (docs/rules.md, The languages)."""

from memory.language.languages import other_dangers
from memory.language.languages.english import dangers as english_dangers
from memory.language.languages.english import sayings as english
from memory.language.languages.french import dangers as french_dangers
from memory.language.languages.french import sayings as french
from memory.language.languages.german import dangers as german_dangers
from memory.language.languages.german import sayings as german
from memory.language.languages.italian import dangers as italian_dangers
from memory.language.languages.italian import sayings as italian
from memory.language.languages.portuguese import dangers as portuguese_dangers
from memory.language.languages.portuguese import sayings as portuguese
from memory.language.languages.spanish import dangers as spanish_dangers
from memory.language.languages.spanish import sayings as spanish
from memory.language.saying_table import Table

LANGUAGES = tuple(
    Table(language.SAYINGS, language.WORDS) for language in (english, german, spanish, french, italian, portuguese)
)
"""What users say of themselves, in the languages that are read."""

DANGERS = (
    english_dangers.TABLE,
    german_dangers.TABLE,
    spanish_dangers.TABLE,
    french_dangers.TABLE,
    italian_dangers.TABLE,
    portuguese_dangers.TABLE,
    *other_dangers.TABLES,
)
"""What could harm the user if it were forgotten once, read by `memory/profile/pins.py`."""
