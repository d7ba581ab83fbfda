"""French: how somebody orders that all be forgotten that is known of her."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.everything_table import EverythingWords

EVERYTHING = EverythingWords(
    asks=r"(?:s'il te plaît,? )?(?:oublie|oubliez|supprime|supprimez|efface|effacez) |(?:peux-tu|pourrais-tu|pouvez-vous|pourriez-vous|tu peux) (?:s'il (?:te|vous) plaît )?(?:oublier|supprimer|effacer) ",
    of_user=r"tout ce que (?:tu|vous) (?:sais|savez|as|avez|connais|connaissez)(?: (?:gardé|enregistré|noté|appris|stocké|retenu))? (?:sur|de) moi|tout (?:sur|de) moi|(?:toutes )?(?:mes|les) (?:données|informations|infos) sur moi|(?:toutes )?mes (?:données|informations)(?: personnelles)?|(?:tous )?(?:mes|tes) souvenirs(?: (?:de|sur) moi)?|toute (?:ta|la) mémoire (?:de|sur) moi",
    bare=r"tout|tout ce que tu sais|toute ta mémoire|ta mémoire",
    endings=r"s'il (?:te|vous) plaît|stp|maintenant|tout de suite|pour toujours|définitivement|de ta mémoire",
)
