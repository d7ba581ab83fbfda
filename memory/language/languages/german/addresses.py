"""German: how users tell a new address."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.address_table import AddressWords

ADDRESSES = AddressWords(
    labels=r"(?:(?:adress|anschrift)(?:en)?(?:änderung|wechsel)|(?:meine |unsere )?(?:neue|geänderte) (?:liefer|post|wohn)?(?:adresse|anschrift)|(?:meine|unsere) (?:adresse|anschrift) hat sich geändert)",
    requests=r"(?:ändern|aktualisieren|korrigieren|ändere?|aktualisiere?)(?: sie)?(?: bitte)? (?:meine|unsere) (?:liefer|post|wohn)?(?:adresse|anschrift) (?:auf|in|zu)",
    now=r"(?:(?:ist|lautet|jetzt|nun)(?: jetzt| nun| ab sofort)? )",
    full="meine neue Adresse ist {}",
    stems=("adress", "anschrift"),
    of=("der", "dem", "den", "am", "an"),
)
