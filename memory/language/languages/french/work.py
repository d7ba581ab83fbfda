"""French: what is worked on where software is made, and what is said of it."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.work_table import WorkWords

WORK = WorkWords(
    things=r"fichiers?|dossiers?|répertoires?|branche|dépôt|déploi\w*|fonctions?|classes?|commentaires?|base de données|bibliothèques?|dépendances?|paquets?|guillemets|points?-virgules?|indentation|scripts?|formatage",
    state=r"(?:(?:tous|toutes|les|le|la|nos|notre) )*(?:tests?|build|ci|pipeline|déploiement|staging) (?:passe(?:nt)?|échoue(?:nt)?|plante(?:nt)?|est|sont)(?: (?:maintenant|enfin|encore|de nouveau|toujours|tous))*(?: (?:au vert|verts?|rouges?|cassée?s?|vertes?|bloquée?s?|ok))?(?: (?:maintenant|enfin|encore|de nouveau))*",
    everywhere=r"(?:dans |pour )?(?:tous (?:mes|nos|les)|chaque) (?:projets?|dépôts?|repos?)|quel que soit le projet",
    me=r"moi|m['’]\w+|me|vous-?moi",
    talk=r"répon\w*|expli\w*|parle[rsz]?|tutoie\w*|vouvoie\w*|ton|questions?",
)
