"""French: how people speak to an assistant."""

# ruff: noqa: E501 - a list of words is read, not edited by column

from memory.language.phrase_table import Phrases

PHRASES = Phrases(
    greeting=r"bonjour|ça va|comment (?:ça va|vas-tu|allez-vous)|bonsoir|salut|coucou|bonne (?:nuit|journée|soirée)|au revoir|à (?:bientôt|demain)",
    thanks=(
        r"(?:un grand |mille )?merci(?: beaucoup| bien| infiniment)?|(?:tu m'as|vous m'avez|ça m'a) (?:\w+ )?(?:aidée?|rendu service)"
    ),
    filler=r"oui|non|d'accord|bien sûr|parfait|super|génial|au fait|et|mais|s'il (?:te|vous) plaît|bon",
    empty_statement=r"c'est|ça|tu|vous|j'ai une question|je (?:veux|voudrais) savoir|je ne (?:comprends|sais) pas\W*$",
    question=(
        r"qu'est|quel(?:le)?s? (?:est|sont)|comment|combien|où|pourquoi|est-ce|peux-tu|pouvez-vous|pourrais-tu|tu peux"
        r"|pourriez-vous|sais-tu|savez-vous|as-tu|avez-vous|y a-t-il|dois-je|puis-je"
        r"|que (?:signifie|veut|faire|faut|dois|puis|penses|sais|sont|devient)|qui (?:est|sont|a|était)|à quoi|de quoi|quand (?:a lieu|commence)"
        r"|je (?:voudrais|veux|souhaite|souhaiterais) savoir|j'aimerais savoir|idées? (?:de|pour)|différences? entre"
    ),
    asking=(
        r"(?:et )?(?:s'il (?:te|vous) plaît|peux-tu|pouvez-vous|que |quel\w*|comment|où|écris|donne-moi|aide-moi"
        r"|propose)"
    ),
    transform=(
        r"traduis|traduisez|résume|résumez|corrige[zr]?|améliore[zr]?|reformule[zr]?|réécris|explique[zr]? (?:ce"
        r"|cette|le)"
    ),
    request=(
        r"mets (?:ces|ce|cette|les|en)|mettez|parle(?:z)?-moi"
        r"|(?:j'ai besoin|j'aimerais|je (?:cherche|voudrais|veux)|il me fau(?:t|drait)|j'aurais besoin) (?:d'|de |du |des |la |une? |le )*(?:\w+ )?(?:textes?|recettes?|idées?|conseils?|aide(?! (?:à domicile|ménagère|soignante))|mail|lettre|liste|poème|histoire|traduction|résumé|explications?|exemples?|dissertation|script|code|modèle|titre|suggestions?|plan (?:de|pour))"
        r"|liste[zr]?|prépare[zr]?(?:-moi)?|conseille[zr]?(?:-moi)?|recommande[zr]?(?:-moi)?|génère[zr]?|trouve[zr]?(?:-moi)?|rédige[zr]?|invente[zr]?"
        r"|décri(?:s|vez)|défini(?:s|ssez)|analyse[zr]?|organise[zr]?|élabore[zr]?|compose[zr]?|apprend(?:s|ez)-moi|cite[zr]?|énumère[zr]?|présente[zr]?"
        r"|développe[zr]?|complète[zr]?|classe[zr]?|vérifie[zr]?|choisi(?:s|ssez)|planifie[zr]?|indique[zr]?(?:-moi)?"
        r"|écri(?:s|vez)(?:-moi)?|crée[zr]?|fais|faites|donne(?:z)?(?:-moi)?|dis(?:-moi)?|dites|montre(?:z)?(?:-moi)?"
        r"|explique(?:z)?(?:-moi)?|aide(?:z)?(?:-moi)?|cherche[zr]?|propose[zr]?|suggère|compare[zr]?|calcule[zr]?"
        r"|raconte(?:z)?(?:-moi)?|imagine[zr]?|continue[zr]?"
    ),
    commission=(
        r"écri(?:s|vez)(?:-moi)?|crée[zr]?|génère[zr]?|rédige[zr]?|compose[zr]?|explique(?:z)?(?:-moi)?|décri(?:s|vez)|tradui(?:s|sez)|résume[zr]?"
        r"|calcule[zr]?|compare[zr]?|donne(?:z)?-moi|propose[zr]?(?:-moi)?|invente[zr]?|imagine[zr]?|défini(?:s|ssez)|fais comme si"
    ),
    remember=r"(?:s'il te plaît )?(?:souviens-toi|retiens|n'oublie[zs]? (?:pas|jamais)|note[zr]?)(?: que| qu'|,|:)*",
    standing=(
        r"je préfère|je déteste(?! (?:ce|cet|cette|ces|ça|cela|quand|que|mon|ma|mes|les lundis|tout|être|devoir)\b)"
        r"|mon \w+ préféré|ma \w+ préférée|appelle(?:z)?-moi"
        r"|réponds toujours|je (?:prends|bois|mange) toujours"
    ),
    about_user=(
        r"je m'appelle|j'habite|je (?:vis|travaille|suis|viens de|parle|prends|joue|mange|bois)(?! (?:désolé"
        r"|d'accord|sûr|perdu))|j'ai (?:un|une|deux|trois|\d+)(?! (?:question|problème))|j'aime|j'adore|(?:mon|ma"
        r"|mes|notre|nos) \w+ (?:est|sont|s'appelle\w*|a|travaille|habite)|appelle(?:z)?-moi|allergique"
    ),
    session=(
        r"(?:dans|pour|pendant) cette (?:session|conversation|discussion)|en ce moment|pour l'instant"
        r"|seulement aujourd'hui"
    ),
    anaphora=r"il|elle|ils|elles|son|sa|ses|leur|ce(?:la)?",
    of_before=r"en (?:parler|reparler)|y (?:penser|repenser|retourner)|de (?:ça|cela)|(?:avec|pour|sans|chez) (?:lui|elle|eux|elles)",
    clause_of_speaker=r"je|j'\w+|mon|ma|mes|nous|notre|nos",
    of_speaker=r"je|j'\w+|moi|me|m'\w+|mon|ma|mes|nous|notre|nos",
    of_own=r"mon|ma|mes|notre|nos",
    asker=r"je|j'\w+|nous",
    how="comment",
    given=r"puisque|comme|étant donné que",
    because=r"puisque|parce que|vu que",
    begins_fact=r"je|j'|mon|ma",
    fiction=(
        r"(?:voici|voilà|c'est|lis|continue[sz]?) (?:\w+ ){0,3}?(?:scène|chapitre|conte|nouvelle|poème|monologue|dialogue|scénario)|(?:écrivons|inventons|jouons|on va écrire) (?:\w+ ){0,3}?(?:histoire|conte|scène|jeu de rôle)"
        r"|jeu de rôle|mon personnage (?:est|s'appelle|dit)|(?:scène|chapitre|monologue) (?:pour|de) mon (?:roman|livre|scénario)"
    ),
)
