"""Portuguese: how users tell a new address."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.address_table import AddressWords

ADDRESSES = AddressWords(
    labels=r"(?:(?:mudança|alteração|troca) de (?:endereço|morada)|(?:o meu |meu |a minha |minha )?nov[oa] (?:endereço|morada)|(?:o meu|meu|a minha|minha) (?:endereço|morada) mudou)",
    requests=r"(?:atuali[sz]\w+|alter\w+|mud\w+|troc\w+) (?:por favor )?(?:o |a )?(?:meu|minha|nosso|nossa) (?:endereço|morada)(?: de (?:entrega|casa))? para",
    now=r"(?:(?:é|agora)(?: agora)? )",
    full="a minha nova morada é {}",
    stems=("endere[çc]o", "morada"),
    of=("de", "do", "da", "dos", "das"),
)
