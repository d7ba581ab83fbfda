"""French: how somebody orders that all be forgotten that is known of her, and that nothing more be kept."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.everything_table import EverythingWords

EVERYTHING = EverythingWords(
    asks=r"(?:s'il te plaît,? )?(?:oublie|oubliez|supprime|supprimez|efface|effacez) |(?:peux-tu|pourrais-tu|pouvez-vous|pourriez-vous|tu peux) (?:s'il (?:te|vous) plaît )?(?:oublier|supprimer|effacer) ",
    of_user=r"tout ce que (?:tu|vous) (?:sais|savez|as|avez|connais|connaissez)(?: (?:gardé|enregistré|noté|appris|stocké|retenu))? (?:sur|de) moi|tout (?:sur|de) moi|(?:toutes )?(?:mes|les) (?:données|informations|infos) sur moi|(?:toutes )?mes (?:données|informations)(?: personnelles)?|(?:tous )?(?:mes|tes) souvenirs(?: (?:de|sur) moi)?|toute (?:ta|la) mémoire (?:de|sur) moi",
    bare=r"tout|tout ce que tu sais|toute ta mémoire|ta mémoire",
    joins="et",
    endings=r"s'il (?:te|vous) plaît|stp|maintenant|tout de suite|pour toujours|définitivement|de ta mémoire",
    stops=r"je (?:refuse|ne veux pas) (?:que (?:tu|vous) (?:gard|enregistr|conserv|stock|mémoris)\w+ mes (?:données|messages)|que mes données (?:soient|sont) (?:enregistrées|conservées|stockées|gardées))|(?:ne (?:garde|conserve|stocke|mémorise)[zs]?|n'enregistre[zs]?) aucune? (?:donnée|information|trace)s? (?:sur|de) moi|je ne veux pas que tu te souviennes de moi|(?:s'il (?:te|vous) plaît,? )?(?:je ne (?:veux|souhaite) (?:pas|plus) que (?:tu|vous) (?:enregistr|gard|mémoris|stock|retien|reten|conserv|not)\w+|(?:arrête|arrêtez|cesse|cessez) (?:de |d')(?:enregistrer|garder|mémoriser|stocker|retenir|conserver|noter)|(?:n'enregistre[zs]?|ne (?:garde|mémorise|stocke|conserve|note)[zs]?|ne (?:retiens|retenez))(?: (?:plus|pas|jamais))?) (?:(?:quoi que ce soit|rien|des choses|des (?:informations|données)|d'informations|de données|quelque chose)(?: de plus| d'autre)? (?:sur|à propos de|de) moi|mes (?:données|messages|conversations|informations)(?: personnelles)?|(?:rien de )?ce que je (?:te |vous )?(?:dis|raconte|écris))|(?:s'il (?:te|vous) plaît,? )?désactive[zr]? (?:ta|votre) mémoire(?: pour moi)?|je retire mon consentement (?:à|pour) (?:l'enregistrement|la conservation|le stockage) de mes données",
    since=r"s'il (?:te|vous) plaît|stp|svp|désormais|à partir de maintenant|à l'avenir|merci|pour moi|plus",
    resumes=r"(?:s'il (?:te|vous) plaît,? )?(?:tu peux|vous pouvez) (?:à nouveau |de nouveau )?(?:enregistrer|garder|mémoriser|stocker|retenir|conserver|noter) (?:des choses sur moi|ce que je (?:te |vous )?dis|mes données)(?: à nouveau| de nouveau)?|(?:s'il (?:te|vous) plaît,? )?(?:réactive|réactivez) (?:ta|votre) mémoire",
)
