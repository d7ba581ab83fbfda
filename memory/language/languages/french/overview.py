"""French: how somebody asks what is known of her."""

# ruff: noqa: E501 - a pattern is one line: a table is read by line

from memory.language.overview_table import OverviewWords

OVERVIEW = OverviewWords(
    asks=(
        r"\b(?:ce que tu sais|qu'est-ce que tu (?:sais|as retenu)|que sais-tu|qu'avons-nous|qui suis-je)\b",
        r"\bt(?:u |')as retenu quoi\b",
        r"\bde quoi (?:on a|avons-nous) parlé\b",
        r"\bde quoi (?:te souviens-tu|tu te souviens)\b",
        r"\b(?:que savez-vous|tu sais quoi|ce que (?:tu sais|vous savez|tu as retenu)) (?:de|sur) (?:moi|nous)\b",
        r"\b(?:te souviens-tu|tu te souviens|vous souvenez-vous|vous vous souvenez) de (?:moi|nous)\b",
        r"\b(?:sais-tu|tu sais|savez-vous) qui je suis\b",
        r"\bqu'est-ce que je (?:t'|vous )ai (?:dit|raconté)\b",
    ),
    of_self=(
        r"\b(?:bio|biographie|présentation|portrait|description) (?:de|sur) moi\b|\b(?:ma (?:bio|biographie|lettre de motivation)|mon (?:cv|curriculum|profil linkedin|résumé linkedin))\b",
        r"\b(?:écris|fais|rédige|prépare|écrivez|faites|rédigez|aide|aidez)-moi (?:à (?:écrire|faire|rédiger) |avec )?(?:une?|le|la) (?:[\w'-]+ ){0,2}?(?:bio|cv|curriculum|lettre de motivation|(?:accroche|résumé|profil) (?:pour )?(?:linkedin|instagram|insta|tinder))\b(?! (?:de|du|des|sur)\b)",
        r"\b(?:présente|décris|présentez|décrivez)-moi(?= (?:en|à|comme|au|aux|devant)\b|\W*$)",
    ),
    about=(
        r"sur|au sujet de|à propos de|concernant|pour|des?|aux?"
        r"|du(?! (?:über|noch|von|zum|zur|dir|mir|uns|dich|bisher|schon))"
    ),
    elided=r"[dl]",
    asker=r"moi|nous|toi|qu\w*|quoi|tout",
    times=(r"(?:la |le |les |l')?(?:semaine|mois|an|année|fois|derni[eè]r\w*|jours)|hier|aujourd'hui"),
)
