"""Of which words French orders about work are made."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.work_table import WorkWords

WORK = WorkWords(
    leads=r"et|mais|aussi|ah|ok|alors|puis|au fait|s'il (?:te|vous) plaît|stp|svp|pense(?:z)? à|assure-toi de|veille(?:z)? à|tu (?:dois|peux)|il faut|dans ce (?:projet|dépôt)",
    ever=r"toujours|jamais|en aucun cas|par défaut|systématiquement",
    no=r"ne|n'",
    acts=r"(?:n')?(?:ajout|appliqu|cré|demand|déploy|document|effac|enregistr|essay|export|formatt?|fusionn|gard|import|install|lanc|laiss|modifi|not|pouss|publi|renomm|remplac|réutilis|sauvegard|supprim|test|touch|travaill|utilis|valid|vérifi|command|commit|push|merg)(?:e|es|ez|er)|(?:n')?(?:écris|écrivez|écrire|fais|faites|faire|mets|mettez|mettre|exécute[sz]?|exécuter|ouvre[sz]?|ouvrir|suis|suivez|suivre|committer|pusher)",
)
