"""English: how users tell a new address."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.address_table import AddressWords

ADDRESSES = AddressWords(
    labels=r"(?:(?:change of|changed|updated|(?:my |our )?new)(?: home| postal| delivery| mailing)? address|address (?:change|update)|(?:my|our)(?: home| postal| delivery| mailing)? address (?:has |is |was )?changed)",
    requests=r"(?:change|update|amend|correct|switch) (?:my|our)(?: home| delivery| postal| mailing| shipping)? address(?: on (?:file|record|my account))?(?: from [^?]{3,60}?)?(?: to|,? it(?:'?s| is))",
    now=r"(?:(?:is|to|it's|it is|now)(?: now)? )",
    full="my new address is {}",
    stems=("addres",),
)
