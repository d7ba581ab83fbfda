"""French: how users say that what they said last was not of them, or not for this conversation."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.misdirected_table import Misdirected

MISDIRECTED = Misdirected(
    signs=r"pas moi|pas de|pas pour|pas sur|pas le|pas la|pas nous|mauvais|tromp|autre|c'est le sien|c'est la sienne|c'est à",
    opens=r"pardon|d[ée]sol[ée]e?|excuse[zs]?(?:-moi)?|oups|oh|non|attends|attendez|mince|mon erreur|autant pour moi|oublie[zs]? (?:ça|cela)",
    elsewhere=r"(?:je me suis tromp[ée]e? de|(?:c'(?:est|était) (?:le |la )?)?mauvaise?) (?:chat|discussion|fen[êe]tre|conversation|fil|client|cliente|personne|compte|onglet)",
    that=r"(?:c'(?:était|est)|(?:ça|cela|ceci|mon dernier message|le dernier message|ce que (?:je disais|j'ai dit|j'ai écrit)) (?:était|est|concernait|concerne|parlait))(?: en fait)?",
    about=r"(?:à propos de |au sujet de |sur |de |d')?",
    meant=r"(?:destin[ée]e? à|adress[ée]e? à)",
    aimed=r"pour",
    strangers=r"(?:(?:un|une|l'|d'un|d'une) ?autre (?:client|cliente|personne|patient|patiente|utilisateur|discussion|conversation|compte)|quelqu'un d'autre)",
    speaking=r"(?:je parlais de|je voulais dire|(?:ça|cela) (?:concernait|concerne))",
    had=r"qui (?:l')?(?:a|avait)(?: ça)?|dont je parlais",
    not_me=r"(?:et )?(?:non |)pas (?:(?:de|pour|sur) )?(?:moi|le mien|la mienne|nous)",
    theirs=r"c'est (?:le sien|la sienne|à (?:elle|lui))",
)
