"""French signs of change (see `memory/language/change.py`)."""

# ruff: noqa: E501 - a pattern is one line: a table is read by line

PARTS = {
    "jai": r"\b(?:j'ai|on a|nous avons|je viens d[e'] ?|on vient d[e'] ?|je vais|on va|je|on|nous)(?: (?:enfin|finalement|récemment|tout juste|bien|vraiment|aussi|déjà|complètement))*",
    "quoi": r"(?P<what>(?:(?:mon|ma|mes|notre|nos|le|la|les|un|une|du|des|de|à|au|chez|avec|manger|prendre|boire|jouer) |(?:l|d|qu)')*[\w€.-]+(?:['-]\w+)?(?: (?!(?:et|mais|parce|car|à|au|pour|en|depuis|hier|maintenant|il y a|ce|cette|le mois)\b)[\w'€.-]+){0,3})",
    "sujet": r"(?:^|[,;:] |\b(?:et|mais|parce que|que|hier) )(?P<what>(?!(?:je|tu|vous|il|elle|on|nous|ça|cela|rien|tout|ce)\b)(?:l')?[\w.-]+(?: (?!(?:et|mais|qui|que|est|a|ont|sont|s'est)\b)[\w'.-]+){0,3}?)",
}

TOUCHING = (
    (
        "any",
        r"\ble test (?:de |du |des |pour (?:le |la |les )?|d')(?P<what>[\w-]+(?: [\w-]+)?) (?:est|était|a été|est revenu) (?:\w+ )?négatif",
    ),
    (
        "any",
        r"\b(?:finalement|en fait|au final)\b.{0,12}?\b(?:ce|c')\s?(?:n'est|n'était|est|était) pas (?:du |de la |de l'|des |le |la |les |l')?(?P<what>[\w-]+)",
    ),
    (
        "gone",
        r"(?:^|[,;:] |\b(?:et|mais|parce que|que) )(?P<what>[\w'-]+(?: [\w'-]+)?) et moi,? (?:on|nous nous|nous) (?:se sépare|va se séparer|divorce|va divorcer|se quitte|séparons|divorçons|allons divorcer|allons nous séparer)(?=\s*(?:[.,;!]|$)|\s(?:après|en|pour|cet|ce|la|bientôt|définitivement)\b)",
    ),
    ("any", r"\blaisse[sz]? tomber {quoi}"),
    ("any", r"\bce n'est pas {quoi}, c'est\b"),
    (
        "any",
        r"\b(?:on|je|nous|j') ?(?:va |vais |allons )?(?:passe|passer|passons|migre|migrer|migrons|bascule|basculer|basculons) d(?:e |u |')(?P<what>[\w.-]+(?: [\w.-]+)?) (?:à|vers|sur|pour|chez)\b",
    ),
    ("any", r"{sujet} ne (?:viendra|vient|viendront|viennent) (?:pas|plus) (?:finalement|en fin de compte)\b"),
    (
        "other",
        r"\b(?:mise?|passée?|basculée?) en (?:équipe|horaires?) (?:du |de |d')(?P<what>matin|nuit|jour|soir|après-midi)\b",
    ),
    (
        "gone",
        r"{sujet} (?:nous a|nous ont|m'a) (?:quittée?s?|largué[es]?|trompée?)(?=\s*(?:[.,;!]|$)|\s(?:hier|ce|cette|la|le|samedi|dimanche|lundi|pour|il y a)\b)",
    ),
    (
        "gone",
        r"(?:^|[,;:] |\b(?:et|mais|parce que|que) )(?P<what>[\w'-]+(?: [\w'-]+)?) et moi,? (?:c'est (?:fini|terminé)|on (?:s'est|a) (?:séparés?|quittés?|rompu|divorcé))\b",
    ),
    (
        "whole",
        r"{sujet}(?: vient d[e']| s'est| se sont| est| sont| a| ont| a été| ont été| entre| entrent| commence| commencent)? ?(?:partie?s? (?:à la casse|vivre|habiter|en retraite)|émigré|brûlée?|fermée?|fermé ses portes|en panne définitive|(?:au|en|à la) (?:lycée|fac|université|maternelle|primaire|collège|retraite)|fêté (?:ses|son) |eu \d+ ans|guérie?s?|dissoute?|démissionné|mutée?s?|promue?s?|résiliée?|prolongée?|retirée?|enlevée?|rentrée?s? (?:chez|au pays)|emménagé)\b",
    ),
    (
        "any",
        r"{jai} (?:coupé|rasé|rendu|résilié|remboursé|fini de payer|troqué|échangé|plaqué|largué|viré|jeté|balancé|repris|remplacé|délaissé|quitté|raccroché|remis|cessé)(?: de| d')? ?{quoi}",
    ),
    (
        "any",
        r"\b(?:maintenant|désormais|à présent),? (?:je|on) (?:vais|va|joue|mange|bois|travaille|étudie|utilise|prends|porte|cours|lis) (?:à |au |aux |en |du |de la |de |le |la )*{quoi}",
    ),
    ("any", r"\b(?:ils|elles) ont (?:fermé|vendu|supprimé|annulé|démoli|arrêté) {quoi}"),
    (
        "gone",
        r"{sujet}(?: vient de| est| a été| s'est)? ?(?:mort[es]?|décédée?s?|enfuie?|envolée?|mourir|euthanasiée?)\b",
    ),
    (
        "gone",
        r"(?:^|[,;:] |\b(?:et|mais|parce que|que) )(?P<what>[\w'-]+(?: [\w'-]+)?) et moi,? (?:on |nous )?(?:s'est|nous sommes|a|avons|sommes|n'est|ne sommes) ?(?:\w+ )?(?:séparée?s|rompu|divorcé|mariée?s|fiancée?s|quittée?s|plus ensemble)\b",
    ),
    ("gone", r"\b(?:j'ai rompu avec|je me suis séparée? de|j'ai divorcé de) {quoi}"),
    (
        "any",
        r"{jai} (?:arrêté|stoppé|quitté|laissé tomber|abandonné|vendu|annulé|résilié|fermé|perdu|jeté|donné|remplacé|lâché|rompu avec|divorcé de|démissionné de|fini avec|changé de)(?: de| d')? ?{quoi}",
    ),
    ("any", r"\bj'ai démissionné (?:de |d'|chez )(?P<what>[\w '-]{2,40})"),
    ("any", r"\b(?:me suis|on s'est|nous sommes) (?:séparée?s? d[e']|débarrassée?s? d[e']) ?{quoi}"),
    ("any", r"\b(?:ne |n')(?:\w+ )?\w+ plus (?:de |d'|du |à |chez |en |au )?{quoi}"),
    ("any", r"\bau lieu d[eu'] ?{quoi}"),
    (
        "any",
        r"\b(?:\d+|une?|deux|trois|quatre|cinq|six|dix|plusieurs|quelques) (?:jours?|semaines?|mois|ans?) sans {quoi}",
    ),
    ("gone", r"\b(?:c'est|tout est) (?:fini|terminé) (?:avec|entre) {quoi}|\bavec {quoi},? c'est (?:fini|terminé)"),
    ("any", r"\b(?:passée?s?|changé) d[eu'] ?{quoi} (?:à|au|pour)\b"),
    (
        "any",
        r"\b(?:médecin|docteur|psy|psychiatre) (?:m'a|a) (?:arrêté|enlevé|supprimé|augmenté|baissé|changé|remplacé) {quoi}",
    ),
    ("any", r"(?:^|, )(?P<what>(?:le |la |les |l')?[\w-]+), c'est (?:fini|terminé|du passé)"),
    ("any", r"\b(?:maintenant|désormais|ces temps-ci) (?:j'aime|je préfère|je déteste|j'adore) {quoi}"),
    ("any", r"\b(?:je me suis remise?|je suis de retour|je me remets) (?:à|au|aux|en) {quoi}"),
    (
        "whole",
        r"{jai} (?:reporté|déplacé|décalé|avancé|changé|augmenté|réduit|renommé|migré|repoussé) {quoi} (?:à|au|en|pour|de|vers)\b",
    ),
    (
        "whole",
        r"{sujet}(?: vient d[e']| viennent d[e']|,? (?:on )?s'est| s'est| se sont| est| sont| a| ont| a été| ont été)? ?(?:mort[es]?|morts|décédée?s?|partie?s?|retraitée?|à la retraite|annulée?s?|reportée?s?|déplacée?s?|augmentée?|augmenté|baissée?|changée?|changé|vendue?s?|virée?|licenciée?|finie?s?|terminée?s?|cassée?|déménagé|née?s?|mariée?s?|divorcée?s?|séparée?s?|fiancée?s?|renommée?|promue?|avoir \w+ ans|eu \w+ ans|quitté|enfuie?|envolée?|guérie?)\b",
    ),
    (
        "whole",
        r"\b(?:maintenant|désormais) (?:mon|ma|notre|le|la) (?P<what>[\w -]{3,40}?) (?:est|sont|s'appelle|coûte)\b",
    ),
    ("whole", r"\b(?:mon|ma|notre|mes|nos) nouv(?:eau|elle|el|eaux|elles) (?P<what>[\w-]+)\b"),
    (
        "whole",
        r"\b(?:mon|ma|notre|le|la) (?P<what>[\w -]{3,40}?) (?:est|sont|s'appelle|coûte) (?:maintenant|désormais)\b",
    ),
    (
        "any",
        r"(?:^|[,;:] |\b(?:et|mais|parce que|que) )(?P<what>[\w'-]+(?: [\w'-]+)?) et moi,? (?:on |nous )?(?:s'est|nous sommes|a|avons|sommes|n'est|ne sommes) ?(?:\w+ )?(?:séparée?s|rompu|divorcé|mariée?s|fiancée?s|quittée?s|plus ensemble)\b",
    ),
    ("aim", r"{jai} (?:trouvé|acheté|réussi|fini|terminé|obtenu|réservé|signé|adopté) {quoi}"),
    ("other", r"\bje suis passée? (?:à|au|aux) {quoi}"),
    ("other", r"\b(?:maintenant|désormais),? (?:je préfère|j'utilise|je bois|je prends) {quoi}"),
    ("other", r"\b(?:je préfère|j'utilise|je bois|je prends) (?:maintenant|désormais) {quoi}"),
)

SLOTS = {
    "smoking": (
        r"\b(?:arrêté (?:de fumer|la cigarette|le tabac)|ne fume plus|sans (?:une (?:seule )?)?(?:cigarette|tabac|fumer)|repris la cigarette|remise? à fumer)\b",
    ),
    "home": (
        r"\b(?:j'ai|on a|nous avons) (?:déménagé|emménagé)\b|\b(?:je|on|nous) (?:viens de |vient de )?(?:déménage(?:r|ons)?|emménage(?:r|ons)?)\b",
        r"\bn'habite plus\b|\b(?:ma|notre) nouvelle (?:maison|adresse|ville)\b|\bnotre nouvel appartement\b|\bmon nouvel appartement\b",
    ),
    "employer": (
        r"\bj'ai (?:démissionné|changé de (?:travail|boulot|job|emploi)|perdu mon (?:travail|boulot|job|emploi)|quitté mon (?:travail|boulot|job|emploi)|pris ma retraite)\b|\bj'ai été (?:licenciée?|virée?)\b|\bje (?:me suis|suis) (?:mise? à mon compte|à la retraite|à mon compte)\b",
        r"\bje (?:rejoins|passe (?:dans|chez)) une? (?:\w+ )?(?:entreprise|société|boîte|agence|clinique|laboratoire|labo|start-?up|cabinet|hôpital|groupe)\b|\bje (?:passe|pars) à la concurrence\b|\bje change d(?:e |')(?:employeur|travail|boulot|boîte|job|emploi)\b",
        r"\b(?:mon )?nouveau (?:travail|boulot|job|poste)\b|\bnouvel emploi\b",
    ),
    "job": (
        r"\bje ne suis plus\b|\b(?:repris mes études|reconversion|à la retraite)\b|\bj'ai été (?:licenciée?|virée?)\b",
    ),
    "partner": (
        r"\b(?:on s'est|nous nous sommes|je me suis) (?:séparée?s?|mariée?s?|fiancée?s?)\b|\b(?:on a|nous avons|j'ai) (?:rompu|divorcé)\b|\bje suis (?:célibataire|divorcée?|veu[fv]e?)\b",
        r"\b(?:mon nouveau (?:copain|mari|compagnon)|ma nouvelle (?:copine|femme|compagne)|mon ex|nouveau copain|nouvelle copine)\b",
    ),
    "diet": (
        r"\b(?:je remange|j'ai recommencé à manger|je mange (?:de nouveau|à nouveau|maintenant))(?: de la| du| des)? (?:viande|poisson|fromage|œufs|oeufs|gluten|tout)\b|\bje ne suis plus (?:végane?|végétarien(?:ne)?)\b|\bje suis devenue? (?:végane?|végétarien(?:ne)?)\b",
    ),
    "age": (r"\bje viens d'avoir \w+ ans\b|\bj'ai (?:eu|fêté mes) \w+ ans\b",),
    "school": (r"\bj'ai (?:changé de (?:filière|fac|école|cursus)|arrêté mes études)\b|\bje suis passée? en\b",),
    "income": (r"\b(?:augmentation|augmentée?)\b|\bje gagne maintenant\b",),
    "pregnancy": (r"\b(?:bébé|fille|fils) est née?\b|\bj'ai accouché\b",),
    "alcohol": (r"\bje ne bois plus\b|\barrêté de boire\b|\brecommencé à boire\b",),
}

STATES = {
    "home": r"\b(?:loyer|propriétaire|colocataires?|appartement|coloc)\b",
    "smoking": r"fum|cigarette|tabac",
    "alcohol": r"alcool|je bois",
    "pregnancy": r"enceinte",
    "school": r"école|université|étudi|fac|lycée|collège",
    "income": r"gagne|salaire",
}

BEINGS = r"femme|mari|épou(?:x|se)|compagn(?:on|e)|copains?|copines?|petite? amie?|mère|maman|père|papa|parents|sœurs?|soeurs?|frères?|fils|filles?|enfants?|bébé|tante|oncle|cousine?s?|nièce|neveu|grand-\w+|amie?s?|voisine?s?|collègues?|chef(?:fe)?|patron(?:ne)?|coloc(?:ataire)?s?|propriétaire|médecin|docteur|professeure?|gens|quelqu'un|beau-\w+|belle-\w+"

AIMS = r"cherch(?:e|ons)|prépar(?:e|ons)|économis(?:e|ons)|apprends|veux|voulons|voudrais|attends|attendons|rénov(?:e|ons)|écris|m'entraîne|projet"

ALTERNATIVES = tuple(
    frozenset(group.split())
    for group in (
        "thé café jus eau bière vin",
        "chat chien chats chiens",
        "bus train voiture vélo métro",
        "matin soir nuit",
        "ville campagne",
        "long court",
    )
)

IDLE = frozenset(
    """
    mon ma mes jour jours semaine mois année ans temps hier demain maintenant chose choses beaucoup bien travail travaille travailler habite vis vivre
    maison ai avoir être fais faire vais aller mange manger prends prendre nouveau nouvelle autre fois vie peu tout rien toujours appelle
    """.split()  # noqa: SIM905 - reads better
)

COMMON = frozenset(
    """
    je j'ai on nous le les mon ma mes des est et un une pas plus que de du à ne au il elle chez
    """.split()  # noqa: SIM905 - reads better
)

DROPPED = ""

PAST = r"\bil y a (?:\d+|deux|trois|quatre|cinq|plusieurs|quelques) ans\b|\b(?:en|depuis) (?:19|20)\d\d\b|\b(?:quand|depuis que|après que) (?:j'étais|j'ai|on a|je suis)\b|\bquand j'étais (?:petite?|enfant)\b|\bà l'époque\b"

ACTING = r"chef(?:fe)?|patron(?:ne)?|propriétaire|médecin|docteur|professeure?"

SPEAKER = r"je|j'\w+|on|nous|moi"

ARTICLES = r"(?:mon|ma|mes|notre|nos|le|la|les|une?|des|du)\s|(?:l|d)['’]"

HEAD_IS_LAST = False

DAYS = "lundi lundis|mardi mardis|mercredi mercredis|jeudi jeudis|vendredi vendredis|samedi samedis|dimanche dimanches"

NEWS = r"maintenant|désormais|depuis|jusqu\w*|report\w+|décal\w+|déplac\w+|pass\w+|augment\w+|baiss\w+|chang\w+|avanc\w+|à partir|cette année|ne .{1,20} plus|fêté|prolong\w+"
