"""French: how those who work on software say what is done there, and that it is done otherwise now."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.convention_table import ENDS, NAME, ConventionWords

CONVENTIONS = ConventionWords(
    we_use=r"(?:ici,? )?(?:on|nous) (?:utilise|utilisons|emploie|écrit|écrivons|formate|range|stocke|teste|suit|préfère|commit)",
    not_we=r"(?:on|nous) (?:n'|ne )(?:utilise|utilisons|emploie|met|écrit|veut|fait|mocke)(?: pas| jamais)",
    here=r"ici|dans (?:ce|notre|le) (?:dépôt|repo|projet|code)",
    place=r"(?:ce|notre|le) (?:dépôt|repo|projet)",
    place_uses=r"utilise|tourne sur|suit",
    is_so=r"est|sont|va|vont|doi(?:t|vent)",
    contrast=r"jamais|pas(?: de| d')?|au lieu de|plutôt que|sans",
    only=r"uniquement|seulement|que",
    none=r"pas de|pas d'|aucune?",
    orders=r"(?:utilise|emploie|préfère)z?",
    forbids=r"(?:n'|ne )\w+ (?:pas|jamais)(?: de| d')?|évite(?:z)?(?: de| d'| les)?|(?:pas|jamais) (?:de|d')",
    determined=r"une?|le|la|les|l'|ce|cet|cette|ces|ça|mon|ma|mes|notre|nos|port|deuxième|première?",
    now=r"encore|ce|cet|cette|ces|ça|maintenant|d'abord|ici|aujourd'hui|ci-dessus|cette fois|jusqu'à|parce que|si",
    over=rf"(?:au lieu (?:de|d')|à la place (?:de|d')|plutôt que) ?{NAME}|(?:plus|pas|jamais)(?: de)? {NAME}{ENDS}|(?:passés?|migrés?|changé) de {NAME}|(?:remplacé|abandonné|viré|supprimé) {NAME}|{NAME},? (?:c'est fini|est abandonné|a disparu)|n'utilise(?:ons)? plus {NAME}",
    may=r"(?:(?:ok|et|désormais|maintenant|à partir de maintenant),? )*(?:tu peux|vous pouvez)(?: maintenant| désormais)?",
    idle="encore maintenant nouveau toi même directement à de du le la les dans sur tu peux ok aussi désormais partir modifier toucher changer",
    leads=("et", "mais"),
    purpose="pour",
    passes="jusqu|parce",
    this="ça|cela",
    denied="jamais|ne|pas|arrête",
)
