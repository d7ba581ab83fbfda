"""The words of each language: a language is a file (docs/rules.md, The languages)."""

from memory.language.table import Table
from memory.language.tables import english, french, german, italian, portuguese, spanish

LANGUAGES = tuple(
    Table(language.SAYINGS, language.WORDS) for language in (english, german, spanish, french, italian, portuguese)
)
"""The languages that are read."""
