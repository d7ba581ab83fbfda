"""French signs of change (see `memory/language/change.py`)."""

# ruff: noqa: E501 - a pattern is one line: a table is read by line

PARTS = {
    "quoi": r"(?P<what>(?:(?:mon|ma|mes|notre|nos|le|la|les|un|une|du|des|de|à|au|chez|avec|manger|prendre|boire|jouer) |(?:l|d|qu)')*[\w€.-]+(?:['-]\w+)?(?: (?!(?:et|mais|parce|car|à|au|pour|en|depuis|hier|maintenant|il y a|ce|cette|le mois)\b)[\w'€.-]+){0,3})",
    "sujet": r"(?:^|[,;:] |\b(?:et|mais|parce que|que|hier) )(?P<what>(?!(?:je|tu|vous|il|elle|on|nous|ça|cela|rien|tout|ce)\b)(?:l')?[\w.-]+(?: (?!(?:et|mais|qui|que|est|a|ont|sont|s'est)\b)[\w'.-]+){0,3}?)",
}

TOUCHING = {
    "any": (
        r"\b(?:remplac\w+) {quoi} par\b",
        r"\ble test (?:de |du |des |pour (?:le |la |les )?|d')(?P<what>[\w-]+(?: [\w-]+)?) (?:est|était|a été|est revenu) (?:\w+ )?négatif",
        r"\b(?:on|je|nous) ?(?:va |vais |allons )?(?:passe|passer|passons|bascule|basculer|basculons) d(?:e |u |')(?P<what>[\w.-]+(?: [\w.-]+)?) (?:à|au|vers|sur)\b",
        r"{sujet} ne (?:viendra|vient|viendront|viennent) (?:pas|plus) (?:finalement|en fin de compte)\b",
    ),
    "left": (r"{sujet} (?:a quitté (?:la maison|l'appart\w*)|est partie? de la maison|a fait ses valises)\b",),
    "gone": (
        r"{sujet} (?:vient de |a |ont |est |sont |va )?(?:fait|faire|fera|en) faillite\b|{sujet} (?:a|ont) (?:déposé le bilan|mis la clé sous la porte)\b",
        r"(?:^|[,;:] |\b(?:et|mais|parce que|que) )(?P<what>[\w'-]+(?: [\w'-]+)?) et moi,? (?:on|nous nous|nous) (?:se sépare|va se séparer|divorce|va divorcer|se quitte|séparons|divorçons|allons divorcer|allons nous séparer)(?=\s*(?:[.,;!]|$)|\s(?:après|en|pour|cet|ce|la|bientôt|définitivement)\b)",
        r"{sujet} (?:nous a|nous ont|m'a) (?:quittée?s?|largué[es]?|trompée?)(?=\s*(?:[.,;!]|$)|\s(?:hier|ce|cette|la|le|samedi|dimanche|lundi|pour|il y a)\b)",
        r"(?:^|[,;:] |\b(?:et|mais|parce que|que) )(?P<what>[\w'-]+(?: [\w'-]+)?) et moi,? (?:c'est (?:fini|terminé)|on (?:s'est|a) (?:séparés?|quittés?|rompu|divorcé))\b",
        r"{sujet}(?: vient de| est| a été| s'est)? ?(?:mort[es]?|décédée?s?|enfuie?|envolée?|mourir|euthanasiée?)\b",
        r"(?:^|[,;:] |\b(?:et|mais|parce que|que) )(?P<what>[\w'-]+(?: [\w'-]+)?) et moi,? (?:on |nous )?(?:s'est|nous sommes|a|avons|sommes|n'est|ne sommes) ?(?:\w+ )?(?:séparée?s|rompu|divorcé|mariée?s|fiancée?s|quittée?s|plus ensemble)\b",
        r"\b(?:j'ai rompu avec|je me suis séparée? de|j'ai divorcé de) {quoi}",
        r"\b(?:c'est|tout est) (?:fini|terminé) (?:avec|entre) {quoi}|\bavec {quoi},? c'est (?:fini|terminé)",
    ),
}

_VISITS = r"(?:vacances|voyage|visite|week-end|conférence|réunion|hôtel|auberge|airbnb|train|avion|vol|gare|aéroport|aujourd'hui|ce soir|demain|jusqu\w*|rentre\w*|retour|pour|chez|avec)"
"""Said where somebody is only while she travels."""
_NO_TOWN = r"(?:la|l'|le|les|un|une|mon|ma|mes|nos|notre|ce|cette|table|jour|bout|fond|cran|sec|découvert|pied|jeun|bord|terre|nouveau|présent|genoux|temps|moitié|deux|trois|court|cheval|vélo|jeune|peine|risque|\w*\d\w*)(?![\w-])"
"""What one is "in" that is no town."""

_LEFT_WORK = (
    r"\bj'ai (?:(?:\w+ )?démissionné|perdu mon (?:travail|boulot|job|emploi)|quitté mon (?:travail|boulot|job|emploi)|pris ma retraite|(?:posé|donné|remis|envoyé|présenté) (?:ma|une) (?:lettre de )?démission)\b|\brupture conventionnelle\b",
    r"\b(?:j'ai été|on a été|nous avons été|on est|nous sommes) (?:\w+ )?(?:licenciée?s?|virée?s?)\b|\b(?:m'a|m'ont|nous a|nous ont) (?:licenciée?s?|virée?s?|remerciée?s?)\b|\bje me suis faite? (?:licencier|virer)\b|\bje (?:suis|pars|serai|passe) (?:\w+ )?à la retraite\b|\bje prends ma retraite\b",
    r"\bmon (?:contrat|cdd|cdi)(?: (?:chez|à|de) [^.,;!?]{2,30}?)? n'(?:a|est|sera) pas (?:été )?(?:renouvelé|prolongé|reconduit)\b|\b(?:ils|on) (?:ne )?m'(?:a|ont) pas (?:renouvelée?|prolongée?)\b",
)
"""Says that she leaves her work, or lost it: neither the employer nor the job is hers any longer."""

_NEWBORN = r"(?:\bnée?s?\b|\bpès(?:e|ent)\b|\d ?(?:g|grammes|kg|kilos?|cm)\b|\b(?:sage-femme|césarienne|accouchement|maternité|nouveau-né\w*)\b)"
"""Said of a child that was just born: who is here may be anybody."""

SLOTS = {
    "whereabouts": (
        rf"\b(?:je suis|on est|nous sommes) à (?!{_NO_TOWN})[\w' -]{{3,25}}? (?:maintenant|désormais|à présent)(?=\s*(?:[.,;!]|$))(?!.*\b{_VISITS}\b)",
        rf"\b(?:(?:maintenant|désormais|à présent),? (?:je suis|on est|nous sommes)|(?:je suis|on est|nous sommes) (?:maintenant|désormais)) à (?!{_NO_TOWN})[\w'-]{{3,}}(?: [\w'-]{{3,}})?(?=\s*(?:[.,;!]|$))(?!.*\b{_VISITS}\b)",
    ),
    "home": (
        r"\bma nouvelle adresse est\b",
        r"\bdéménagement (?:à (?-i:[A-ZÀ-ÖØ-Þ])[\w-]+ )?(?:(?:est|c'est|enfin|a été) ){0,2}(?:fait|fini|terminé|bouclé|derrière (?:nous|moi))\b|\bdéballé (?:le dernier|les derniers|les|nos|mes) cartons?\b",
        r"\b(?:j'ai|on a|nous avons) (?:déménagé|emménagé)\b|\b(?:je|on|nous) (?:viens de |vient de )?(?:déménage(?:r|ons)?|emménage(?:r|ons)?)\b",
        r"\bn'habite plus\b|\b(?:ma|notre) nouvelle (?:maison|adresse|ville)\b|\bnotre nouvel appartement\b|\bmon nouvel appartement\b",
        r"\b(?:je suis|on est|nous sommes) (?:\w+ )?(?:retournée?s?|revenue?s?|rentrée?s?|partie?s?|installée?s?) (?:vivre|habiter|chez (?:mes|ma|mon|nos) (?:parents|mère|père|sœur|soeur|frère|fille|fils))\b|\b(?:je me suis|on s'est|nous nous sommes) (?:\w+ )?(?:installée?s?|posée?s?)\b (?:à|en|chez|dans|au)\b|\b(?:j'habite|on habite|je vis|on vit|je loge|je dors) (?:maintenant|désormais|depuis \w+|à nouveau|de nouveau|provisoirement|plutôt|dorénavant) |\b(?:désormais|maintenant),? (?:j'habite|on habite|je vis|on vit)\b|\b(?:on a|j'ai|nous avons) (?:\w+ )?(?:vendu|acheté|rendu|eu|récupéré|signé pour|signé) (?:la|le|l'|notre|ma|mon|une|un|les|le bail|chez le notaire)\s?(?:maison|appart\w*|studio|clés|clefs|bail|compromis|acte|logement)?\b(?=.*\b(?:maison|appart\w*|studio|clés|clefs|bail|notaire|logement)|$)|\bremise des cl(?:és|efs)\b|\bmon propriétaire (?:vend|a vendu|nous|me|m'a) |\bcartons (?:sont )?(?:déballés|vidés)\b|\bla colo?c (?:est|a|s'est) (?:finie?|terminée?|éclaté)\b",
    ),
    "employer": (
        *_LEFT_WORK,
        r"\bj'ai changé de (?:travail|boulot|job|emploi)\b|\bje (?:me suis mise?|suis) à mon compte\b",
        r"\bje (?:rejoins|passe (?:dans|chez)) une? (?:\w+ )?(?:entreprise|société|boîte|agence|clinique|laboratoire|labo|start-?up|cabinet|hôpital|groupe)\b|\bje (?:passe|pars) à la concurrence\b|\bje change d(?:e |')(?:employeur|travail|boulot|boîte|job|emploi)\b",
        r"\b(?:mon )?nouveau (?:travail|boulot|job|poste)\b|\bnouvel emploi\b",
    ),
    "job": (
        *_LEFT_WORK,
        r"\bje me (?:lance|suis lancée?|reconvertis|suis reconvertie?) (?:\w+ )?(?:comme|en tant que?|dans)\b|\b(?:j'ai|on a) (?:quitté|lâché|arrêté|abandonné) (?:la |l'|le |les )(?:restauration|enseignement|plomberie|médecine|barreau|bâtiment|chantiers|fourneaux|coiffure|métier)\b|\b(?:maintenant|désormais|à présent),? je (?:conduis|vends|enseigne|donne des cours)\b",
        r"\bje ne suis plus\b|\b(?:repris mes études|reconversion|à la retraite)\b",
        r"\b(?:je (?:commence|démarre|débute|viens de commencer) (?:\w+ ){0,3}?(?:chez|à la|au|comme|dans|en tant que)|(?:j'ai )?(?:commencé|débuté|démarré) (?:\w+ ){0,2}?(?:chez|comme|dans|en tant que|mon (?:travail|boulot|poste))|(?:ils|elle|il|on) m'(?:a|ont) (?:prise?|embauchée?|engagée?|recrutée?|passée? en cdi|gardée?|titularisée?|mutée?|changée? de (?:service|poste|équipe))|j'ai (?:eu|décroché|obtenu|signé|trouvé) (?:le|un|mon|du) (?:\w+ )?(?:poste|cdi|cdd|boulot|job|travail|contrat|emploi)|(?:mon|en) premier jour (?:chez|à|au|comme)|passée? en cdi|titularisée?|rupture conventionnelle|(?:mon )?dernier jour (?:chez|à|au|de (?:travail|boulot))|retraitée? depuis|en retraite depuis|(?:j'ai )?pris (?:ma|la) retraite|ma boîte a (?:fermé|coulé|fait faillite)|mon poste (?:a été|est) supprimé|posé ma dém\w*)\b",
    ),
    "partner": (
        r"\b(?:nous sommes|on est|je suis|nous nous sommes|on s'est) (?:(?:maintenant|désormais|officiellement|enfin|depuis \w+|tous les deux|bien) ){0,2}(?:divorcée?s?|séparée?s?)\b|\b(?:on a|nous avons|j'ai) (?:(?:finalement|enfin|bien) )?divorcé\b(?! (?:avant|en (?:19|20)\d\d))",
        r"\b(?:m'a (?:demandée? en mariage|quittée?|larguée?|plaquée?)|a fait sa demande|(?:le|mon|notre) divorce (?:d'avec \w+ )?(?:est|a été) (?:\w+ )?(?:prononcé|officiel|signé|acté)|demandé le divorce|on s'est (?:quittés?|dit oui|pacsés?|remis ensemble|installés ensemble)|on s'est (?:mis en ménage)|on a emménagé ensemble|(?:j'ai|on a) (?:largué|quitté|plaqué) (?:mon|ma|(?-i:[A-Z]))|(?:c'est|est) (?:devenue? )?mon ex|(?:c'est fini|tout est fini|c'est terminé) (?:avec|entre) (?:nous|lui|elle|mon|ma|(?-i:[A-Z])\w+)|j'ai rencontré quelqu'un|je (?:vois|fréquente) quelqu'un|j'ai (?:un copain|une copine|un mec) (?:maintenant|depuis)|notre mariage (?:était|a été|s'est)|j'ai dit oui)\b",
    ),
    "diet": (
        r"\b(?:je remange|j'ai recommencé à manger|je mange (?:de nouveau|à nouveau|maintenant))(?: de la| du| des)? (?:viande|poisson|gluten|tout)\b|\bje ne suis plus (?:végane?|végétarien(?:ne)?)\b|\bje suis devenue? (?:végane?|végétarien(?:ne)?)\b",
    ),
    "vegan": (
        r"\b(?:je remange|je rebois|j'ai (?:re)?commencé à (?:manger|boire)|je (?:mange|bois) (?:de nouveau|à nouveau|maintenant)|je peux (?:remanger|(?:de nouveau|à nouveau) manger))(?: du| de la| de l'| des) ?(?:fromage|œufs|oeufs|lait|produits laitiers|miel)\b",
    ),
    "age": (r"\bje viens d'avoir \w+ ans\b|\bj'ai (?:eu|fêté mes) \w+ ans\b",),
    "school": (
        r"\bj'ai (?:changé de (?:filière|fac|école|cursus)|arrêté mes études)\b|\bje suis passée? en\b",
        r"\b(?:j'ai (?:\w+ )?(?:eu|obtenu|validé|soutenu|rendu|fini|terminé|passé|décroché|réussi|raté|abandonné|lâché|plaqué) (?:\w+ )?(?:(?:mon|ma|mes|le|la|les|l') ?)(?:\w+ )?(?:bac|licence|master|thèse|mémoire|diplôme|concours|examens?|études|doctorat|bts|alternance|fac|partiels|barreau|internat|apprentissage|école)|(?:je suis|enfin) (?:diplômée?|docteure?|avocate|reçue?|admise?)|dernier (?:partiel|examen))\b",
    ),
    "pregnancy": (
        r"\bperdu (?:le|la|les|notre|nos|mon|ma|ce|cette) (?:\w+ )?(?:bébés?|enfant|petite?|fille|fils|grossesse|jumeaux|jumelles)\b",
        r"\b(?:ai|avons|a) (?:avorté|accouché d'un bébé mort)\b|\b(?:fait|eu|subi) une? (?:ivg|img|avortement|curetage)\b|\bmort[- ]née?s?\b|\binterrompu (?:ma|la|cette) grossesse\b|\bplus (?:de |d')(?:battements?|activité cardiaque|rythme cardiaque)\b|\bc(?:œ|oe)ur (?:s'est arrêté|ne bat(?:tait)? plus|a cessé)\b",
        rf"\b(?:il|elle|ils|elles|(?:le|la|les|notre|nos) (?:\w+ )?(?:bébés?|petite?s?|jumeaux|jumelles|fille|fils)|(?-i:[A-Z])\w+) (?:est|sont) (?:enfin )?(?:là|arrivée?s?)\b(?=.*{_NEWBORN})",
        r"\b(?:ai|avons) accouché\b|\bvenue?s? au monde\b|\b(?:ils|elles|les bébés|les jumeaux|les jumelles) sont (?:enfin )?nées?s?\b|\best née?(?=[,. ]*(?:$|à \d|avec|par|[,.] ?\d))",
        r"\best née?(?: \w+)? (?:hier|ce matin|cette nuit|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|le|la nuit|à la maternité|enfin)\b|\b(?:(?-i:[A-Z])[\w-]+|le petit|la petite|le bébé|bébé|notre \w+) est (?:enfin )?née?\b|\b(?:est arrivée?|a pointé son nez) (?:\w+ ){0,2}?(?:hier|ce matin|cette nuit|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)\b(?=.*\b(?:kilos?|kg|bébé|maternité|grammes))|\ba accouché\b|\b(?:je suis|on est|nous sommes) (?:\w+ )?(?:maman|papa|parents)(?! de (?:deux|trois|quatre))\b|(?<![\w'])(?:c'est un garçon|c'est une fille)\b(?!.{0,50}(?:écho|prévu|attend))|(?<!d'une )\bfausse couche\b|\bnuméro (?:deux|trois|quatre) est (?:là|né)",
    ),
    "ailing": (
        r"\b(?:sortie? de (?:l'hôpital|réa\w*|la clinique|coma)|(?:rentrée?|revenue?) (?:à la maison|chez (?:moi|lui|elle|nous)) (?:de l'hôpital|après (?:l'|son |mon )?(?:opération|hospitalisation))|(?:enlevé|retiré|ôté) (?:mon|le|son|les|mes|ses) (?:plâtre|attelle|fils|points|béquilles)|plus (?:de|besoin de|besoin des) (?:plâtre|béquilles|attelle)|sans (?:béquilles|attelle)|rémission|guérie?|dernière chimio|(?:tout à fait|complètement|bien) remise?|remise? sur pied|lâché les béquilles)\b",
    ),
    "meatless": (
        r"\b(?:j'ai|on a) (?:\w+ )?(?:mangé|pris|commandé|craqué pour|goûté|dévoré) (?:\w+ ){0,3}?(?:steak|viande|poulet|burger|jambon|saucisson|poisson|entrecôte|côte de bœuf|bacon|agneau|canard|saumon)(?! vég| vegan| végé)\b|\b(?:remange|remangeons|mange à nouveau|mange de nouveau|recommencé (?:à manger )?)(?: de la| du| la)? (?:viande|poisson|poulet|tout)\b|\b(?:arrêté|abandonné|fini) (?:d'être |le |avec le )(?:végé\w*|véganisme|végétarisme|végane?|vegan)\b",
    ),
    "workplace": (
        r"\b(?:(?:fini|terminé|supprimé|plus de) (?:le )?télétravail|retour (?:obligatoire )?au bureau|de retour au bureau (?:cinq|quatre|trois|tous|à temps plein)|(?:passée?|maintenant|désormais) (?:en |à )?(?:100 ?% |full |total )?(?:télétravail|remote)|télétravail (?:complet|total|intégral))\b",
    ),
    "hours": (
        r"\b(?:(?:on|ils) m'(?:a|ont) (?:passée?|mise?) (?:de nuit|de jour|du matin|à (?:temps plein|mi-temps|80)|en horaires?)|je (?:passe|suis passée?|repasse|suis repassée?|reprends) (?:à |en |de )?(?:temps (?:plein|partiel|complet)|mi-temps|nuit|jour|80 ?%)|(?:fini|terminé|plus de) (?:les )?(?:nuits|horaires décalés|trois-huit|gardes)|(?:désormais|maintenant) (?:à temps (?:plein|partiel)|à mi-temps|de nuit|de jour))\b",
    ),
    "boss": (
        r"\b(?:nouve(?:au|lle) (?:chef(?:fe)?|patron(?:ne)?|manager|responsable|directeur|directrice)|changé de (?:chef(?:fe)?|patron(?:ne)?|manager))\b(?! (?:de|du|des) )",
    ),
    "trip": (
        r"\b(?:(?:de retour|rentrée?s?|revenue?s?) (?:de |du |d'|des )(?:voyage|vacances|noces|croisière|notre voyage|(?-i:[A-ZÉ])\w+)|décalage horaire|(?:le voyage|les vacances) (?:était|étaient|est annulé|sont finies|sont annulées|ont été))\b",
    ),
}

STATES = {
    "home": r"\b(?:loyer|propriétaire|colocataires?|appartement|coloc)\b|\b(?:mon|notre) adresse (?:est|c'est)\b",
    "pregnancy": r"enceinte|enceinte|\b(?:grossesse|attend(?:ons|s)? (?:un|une) (?:bébé|enfant|fille|garçon)|essaie(?:ns)? d'avoir un (?:bébé|enfant)|essayons d'avoir|(?:avons|ai|on a) (?:deux|trois|quatre) (?:enfants|filles|garçons|fils)|pas d'enfants?|terme prévu)\b",
    "school": r"école|université|étudi|fac|lycée|collège|\b(?:thèse|doctora\w+|master|licence|concours|alternance|apprenti(?:e|ssage)?|bts|mémoire|terminale|bac|prépa|internat)\b",
    "income": r"gagne|salaire",
    "partner": r"\b(?:célibataire|divorcée?|veu(?:f|ve)|fiancée?|relation à distance|mariée?|en couple)\b",
    "home aim": r"\b(?:(?:je vis|j'habite|je vis encore) (?:seule?|chez mes parents)|(?:cherche|cherchons) (?:un |une )?(?:appart\w*|maison|logement|coloc\w*|studio)|vendre (?:notre|la|ma) maison|on a (?:une maison|un appart\w*)|j'habite|nous habitons|on habite)\b",
    "job": r"\b(?:au chômage|chômeu(?:r|se)|sans emploi|cherche (?:un |du )?(?:travail|boulot|emploi|job|alternance|stage)|(?:mère|père) au foyer|retraitée?|à la retraite|en cdd|intérim\w*|en stage)\b",
    "ailing": r"\b(?:à l'hôpital|hospitalisée?|en réa\w*|plâtre|plâtrée?|béquilles|attelle|pneumonie|covid|arrêt maladie|chimio\w*|(?:cassé|fracturé) (?:le|la|mon|ma)|fracture|cancer|tumeur|hernie discale|entorse)\b",
    "vegan": r"\b(?:végane?|vegan|végétalien(?:ne)?|sans (?:œufs?|lait|lactose|produits laitiers)|intolérante? au lactose|(?:mange|bois|supporte|digère) pas (?:d'|de |le )(?:œufs?|fromage|lait|produits laitiers|lactose))\b",
    "meatless": r"\b(?:végétarien(?:ne)?|végétalien(?:ne)?|végane?|vegan|végé|ne mange pas de viande|pas de viande)\b",
    "workplace": r"\b(?:télétravail\w*|de chez moi|à distance|au bureau|hybride)\b",
    "hours": r"\b(?:temps (?:plein|partiel|complet)|mi-temps|de nuit|de jour|trois-huit|horaires décalés|(?:trois|quatre|cinq) jours par semaine|80 ?%)\b",
    "boss": r"\b(?:mon|ma|notre) (?:chef(?:fe)?|patron(?:ne)?|manager|responsable|directeur|directrice) (?:est|s'appelle)\b",
    "trip": r"\b(?:prépar\w+|économis\w+|planifi\w+|réserv\w+|hâte|on part|je pars) (?:\w+ ){0,4}?(?:voyage|vacances|croisière|noces)\b",
}

BEINGS = r"femme|mari|épou(?:x|se)|compagn(?:on|e)|copains?|copines?|petite? amie?|mère|maman|père|papa|parents|sœurs?|soeurs?|frères?|fils|filles?|enfants?|bébé|tante|oncle|cousine?s?|nièce|neveu|grand-\w+|amie?s?|voisine?s?|collègues?|chef(?:fe)?|patron(?:ne)?|coloc(?:ataire)?s?|propriétaire|médecin|docteur|professeure?|gens|quelqu'un|beau-\w+|belle-\w+|mamie|mémé|mamy|papi|pépé|papy|tata|tatie|tonton"

ELDERS = (
    ("grand-mère", "mamie", "mémé", "mamy"),
    ("grand-père", "papi", "pépé", "papy"),
    ("tante", "tata", "tatie"),
    ("oncle", "tonton"),
)

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

DAYS = "lundi lundis|mardi mardis|mercredi mercredis|jeudi jeudis|vendredi vendredis|samedi samedis|dimanche dimanches"

NUMBERED = "phase étape sprint chapitre leçon module unité chambre salle étage porte quai voie ligne lot zone bâtiment bloc tour semaine option plan question exercice expérience ticket jalon trimestre équipe groupe"
"""Things of which there are several, told apart by the number behind them: "phase 2"."""

CORRECTS = r"correction|rectificatif|rectification|erratum|je corrige"
"""Begins what takes the place of what was said, in front of a mark."""

NEWS = r"maintenant|désormais|depuis|jusqu\w*|report\w+|décal\w+|déplac\w+|pass\w+|augment\w+|baiss\w+|chang\w+|avanc\w+|à partir|cette année|ne .{1,20} plus|fêté|prolong\w+"

FELT = r"(?:détest(?:e|ais|é)|hais|haïssais|ador(?:e|ais|é)|aim(?:e|ais|é)|redout(?:e|ais)|regrett(?:e|ais)|supporte|supportais|(?:honte|peur|marre|fi(?:er|ère))) (?:plus |pas )?(?:d'|de )?(?:être|travailler|vivre|habiter|mon (?:travail|métier|boulot))|(?:mal)?heureu(?:x|se)s? (?:comme|à|au|en|dans|avec|d'être)"
