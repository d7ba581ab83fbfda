"""French: how users tell a new address."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.address_table import AddressWords

ADDRESSES = AddressWords(
    labels=r"(?:changement d'adresse|(?:ma |notre )?nouvelle adresse|(?:mon|notre) adresse a changé)",
    requests=r"(?:chang\w+|modifi\w+|met\w+ à jour|actualis\w+|corrig\w+) (?:svp |s'il vous plaît )?(?:mon|notre) adresse(?: de livraison| postale)? (?:pour|en|par|à|au)",
    now=r"(?:(?:est|c'est|maintenant|désormais)(?: maintenant| désormais)? )",
    full="ma nouvelle adresse est {}",
    stems=("adress",),
    of=("de", "du", "des", "la", "le", "les"),
)
