"""Italian: how users tell a new address."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.address_table import AddressWords

ADDRESSES = AddressWords(
    labels=r"(?:cambio (?:di )?(?:indirizzo|residenza)|(?:il mio |il nostro )?nuovo indirizzo|(?:il mio|il nostro) indirizzo è cambiato)",
    requests=r"(?:cambi\w+|aggiorn\w+|modific\w+) (?:per favore )?(?:il )?(?:mio|nostro) indirizzo(?: di (?:casa|consegna|spedizione))? (?:in|con|a)",
    now=r"(?:(?:è|ora|adesso)(?: ora| adesso)? )",
    full="il mio nuovo indirizzo è {}",
    stems=("indirizz", "residenza"),
    of=("del", "dell[aeo]", "dei", "la", "le"),
)
