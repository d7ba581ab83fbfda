"""How users tell a new address as a form has it, or as a request: "change of address: …", "please update my address to …"."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from typing import NamedTuple


class AddressWords(NamedTuple):
    """Words of a language, alternatives of expressions, with straight apostrophes."""

    labels: str
    """In front of the address, at the beginning of a clause: "change of address"."""
    requests: str
    """In front of the address: "update my address to"."""
    now: str
    """Stands in front of an address, and says nothing: "is now"."""
    full: str
    """As it is said in full, of `{}`."""
    stems: tuple[str, ...]
    """What an address is called, of which every form has one."""
    of: tuple[str, ...] = ()
    """In front of a word of a street's name: "rue de la Paix"."""


ENGLISH = AddressWords(
    labels=r"(?:(?:change of|changed|updated|(?:my |our )?new)(?: home| postal| delivery| mailing)? address|address (?:change|update)|(?:my|our)(?: home| postal| delivery| mailing)? address (?:has |is |was )?changed)",
    requests=r"(?:change|update|amend|correct|switch) (?:my|our)(?: home| delivery| postal| mailing| shipping)? address(?: on (?:file|record|my account))?(?: from [^?]{3,60}?)?(?: to|,? it(?:'?s| is))",
    now=r"(?:(?:is|to|it's|it is|now)(?: now)? )",
    full="my new address is {}",
    stems=("addres",),
)
GERMAN = AddressWords(
    labels=r"(?:(?:adress|anschrift)(?:en)?(?:änderung|wechsel)|(?:meine |unsere )?(?:neue|geänderte) (?:liefer|post|wohn)?(?:adresse|anschrift)|(?:meine|unsere) (?:adresse|anschrift) hat sich geändert)",
    requests=r"(?:ändern|aktualisieren|korrigieren|ändere?|aktualisiere?)(?: sie)?(?: bitte)? (?:meine|unsere) (?:liefer|post|wohn)?(?:adresse|anschrift) (?:auf|in|zu)",
    now=r"(?:(?:ist|lautet|jetzt|nun)(?: jetzt| nun| ab sofort)? )",
    full="meine neue Adresse ist {}",
    stems=("adress", "anschrift"),
    of=("der", "dem", "den", "am", "an"),
)
SPANISH = AddressWords(
    labels=r"(?:cambio de (?:direcci[óo]n|domicilio)|(?:mi |nuestra |nuestro )?nuev[ao] (?:direcci[óo]n|domicilio)|(?:mi|nuestra) direcci[óo]n ha cambiado)",
    requests=r"(?:actuali[cz]\w+|cambi\w+|modifi\w+) (?:por favor )?(?:mi|nuestra|nuestro) (?:direcci[óo]n|domicilio)(?: de (?:env[íi]o|entrega|casa))? (?:a|por)",
    now=r"(?:(?:es|ahora)(?: ahora)? )",
    full="mi nueva dirección es {}",
    stems=("direcci", "domicil"),
    of=("de", "del", "la", "las", "los"),
)
FRENCH = AddressWords(
    labels=r"(?:changement d'adresse|(?:ma |notre )?nouvelle adresse|(?:mon|notre) adresse a changé)",
    requests=r"(?:chang\w+|modifi\w+|met\w+ à jour|actualis\w+|corrig\w+) (?:svp |s'il vous plaît )?(?:mon|notre) adresse(?: de livraison| postale)? (?:pour|en|par|à|au)",
    now=r"(?:(?:est|c'est|maintenant|désormais)(?: maintenant| désormais)? )",
    full="ma nouvelle adresse est {}",
    stems=("adress",),
    of=("de", "du", "des", "la", "le", "les"),
)
ITALIAN = AddressWords(
    labels=r"(?:cambio (?:di )?(?:indirizzo|residenza)|(?:il mio |il nostro )?nuovo indirizzo|(?:il mio|il nostro) indirizzo è cambiato)",
    requests=r"(?:cambi\w+|aggiorn\w+|modific\w+) (?:per favore )?(?:il )?(?:mio|nostro) indirizzo(?: di (?:casa|consegna|spedizione))? (?:in|con|a)",
    now=r"(?:(?:è|ora|adesso)(?: ora| adesso)? )",
    full="il mio nuovo indirizzo è {}",
    stems=("indirizz", "residenza"),
    of=("del", "dell[aeo]", "dei", "la", "le"),
)
PORTUGUESE = AddressWords(
    labels=r"(?:(?:mudança|alteração|troca) de (?:endereço|morada)|(?:o meu |meu |a minha |minha )?nov[oa] (?:endereço|morada)|(?:o meu|meu|a minha|minha) (?:endereço|morada) mudou)",
    requests=r"(?:atuali[sz]\w+|alter\w+|mud\w+|troc\w+) (?:por favor )?(?:o |a )?(?:meu|minha|nosso|nossa) (?:endereço|morada)(?: de (?:entrega|casa))? para",
    now=r"(?:(?:é|agora)(?: agora)? )",
    full="a minha nova morada é {}",
    stems=("endere[çc]o", "morada"),
    of=("de", "do", "da", "dos", "das"),
)

ADDRESSES = (ENGLISH, GERMAN, SPANISH, FRENCH, ITALIAN, PORTUGUESE)
