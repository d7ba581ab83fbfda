"""Spanish: how users tell a new address."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.address_table import AddressWords

ADDRESSES = AddressWords(
    labels=r"(?:cambio de (?:direcci[óo]n|domicilio)|(?:mi |nuestra |nuestro )?nuev[ao] (?:direcci[óo]n|domicilio)|(?:mi|nuestra) direcci[óo]n ha cambiado)",
    requests=r"(?:actuali[cz]\w+|cambi\w+|modifi\w+) (?:por favor )?(?:mi|nuestra|nuestro) (?:direcci[óo]n|domicilio)(?: de (?:env[íi]o|entrega|casa))? (?:a|por)",
    now=r"(?:(?:es|ahora)(?: ahora)? )",
    full="mi nueva dirección es {}",
    stems=("direcci", "domicil"),
    of=("de", "del", "la", "las", "los"),
)
