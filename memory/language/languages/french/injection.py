"""French: the words of which orders to a model are made."""

from memory.language.injection_table import AroundOrder, InjectionWords

INJECTION = InjectionWords(
    ignore=r"(?:ignore[zr]?|oublie[zr]?|néglige[zr]?|contourne[zr]?|ne (?:tiens|tenez) pas compte|fais abstraction"
    r"|annule[zr]?)\b",
    not_follow=r"(?:n'obéi\w+|ne (?:suis|suivez|respecte[zr]?|tiens|applique[zr]?)|désobéi\w*"
    r"|cesse[zr]? de (?:suivre|respecter))",
    rules=r"(?:instruction|règle|consigne|directive|invite|prompt|restriction|ordre)s?\b",
    earlier=r"(?:tes|vos|précédent\w*|antérieur\w*|ci-dessus|sécurité|système|initial\w*)\b",
    everything=r"(?:tou(?:te?s?|s))\b",
    told_before=r"tout ce qu(?:'on|e (?:l'on|tu|vous|je))",
    reveal=r"(?:révèle[zr]?|montre[zr]?|affiche[zr]?|répète[zr]?|donne[zr]?|divulgue[zr]?|imprime[zr]?)\b",
    secrets=r"(?:(?:prompt|invite|instructions?|message) (?:du |de )?syst\w+|mots de passe|clés? api|(?:tes"
    r"|vos) (?:\w+ )?(?:instruc"
    r"|consignes))",
    send=r"(?:envoie[zr]?|envoyer|envoyez|transmet\w*|transf(?:è|é)re[zr]?|(?<!la )poste[zr]?)\b",
    recommend=r"(?:recommande[zr]?|conseille[zr]?|achète[zr]?|acheter|visite[zr]?|ouvre[zr]?|promeu\w*)\b",
    to_me=r"(?:moi|nous|me)\b",
    from_now=r"(?:à partir de maintenant|dès maintenant|désormais|dorénavant|à chaque fois|chaque fois)\b",
    you_must=r"(?:tu dois|vous devez|il faut que tu)\b",
    model_must=r"(?:assistant|ia|modèle|chatbot) (?:doit|devra|devrait|ne doit)\b",
    user=r"(?:l'|un |les |aux |d')utilisat\w+",
    when=r"(?:quand|lorsqu\w+|si|dès qu\w+|chaque fois)",
    tell=r"(?:répond|dis\b|dites|recommand|conseill|envoi|envoy|affirme)\w*",
    you_are_now=r"(?:tu es|vous êtes) (?:maintenant|désormais|à présent)\b",
    limitless=r"(?:dan\b|sans (?:\w+ )?(?:restriction|limite|règle|filtre|censure))",
    own=r"(?:je|j'|nous|il|elle|on|ils|elles|chef|fils|fille|sœur|frère|mari|femme|^(?:mon|ma|mes|notre|son|sa"
    r"|leur) (?!souhait|préférence|règle|consigne|désir)\w+)",
    ever=r"(?:toujours|chaque|tou(?:te?s?|s)|systématiquement|automatiquement)\b",
    never=r"(?:(?:jamais|ne|pas|plus)\b|n')",
    stops=r"(?:arr[êe]t(?:e[zrs]?|iez|asses)|cess(?:e[zrs]?|iez)) (?:donc )?(?:de\b|d')",
    keeps_on=r"(?:ne |n')(?:(?:jamais|pas) )?(?:arr[êe]te[zr]?|cesse[zr]?)(?: (?:jamais|pas|surtout pas))? (?:de\b|d')",
    may=r"(?:tu (?:peux|dois|es autorisée? à)|vous (?:pouvez|devez|êtes autorisée?s? à)|n'hésite[zr]? pas à)\b",
    attach=r"(?:ajoute[zr]?|inclu[st]|incluez|inclure|insère|insére[zr]|intègre|intégre[zr]|mets|mettez|mettre"
    r"|joins|joignez|joindre|charge[zr]?|place[zr]?|redirige[zr]?|mentionne[zr]?)\b",
    act=r"(?:(?:acceptes|approuver|approuves|approuviez|autoriser|autorises|confirmer|confirmes|effectuer"
    r"|effectues|envoyer|envoies|exécuter|payer|paies|payes|payiez|rembourser|régler|règles|supprimer"
    r"|transférer|transfères|valider|valides|validiez|virer|acheter|publier|signer)\b|accepte[zr]?|achète"
    r"|achete[zr]|annule[zr]?|approuve[zr]?|autorise[zr]?|commande[zr]?|confirme[zr]?|déploie|déploye[zr]"
    r"|efface[zr]?|envoie|envoye[zr]|exécute[zr]?|fusionne[zr]?|installe[zr]?|lance[zr]?|paie|paye[zr]?"
    r"|publie[zr]?|réserve[zr]?|rembourse[zr]?|signe[zr]?|supprime[zr]?|transfère|transfére[zr]|valide[zr]?"
    r"|vire[zr]?|règle|régle[zr])\b",
    unasked=r"(?:sans (?:[\w'’]+ ){0,3}?(?:demand\w*|confirm\w*|autorisation|accord|consult\w*|validation"
    r"|permission|prévenir|avertir|vérif\w*|(?:me |m')?pos\w+)\b|sans (?:m'|me )\w+|inutile de (?:me "
    r"|m')?demander)",
    weaken=r"(?:(?:désactives|désactiviez|ignores|ignoriez|contournes|contourniez|supprimes|supprimiez|sautes"
    r"|sautiez|omettes|omettiez|laisses? de côté|ignorer|désactiver|contourner|sauter)\b|désactive[zr]?"
    r"|ignore[zr]?|contourne[zr]?|supprime[zr]?|saute[zr]?|coupe[zr]?|omets|omettez|omettre)\b",
    guards=r"(?:(?:vérification|validation|contrôle|erreur|avertissement|règle|consigne|filtre)s? (?:du |de |des "
    r"|d'|de la )?(?:l')?(?:tls|ssl|https|certificat|sécurité|signature|contenu)\w*|garde-fou"
    r"|confirmation)\w*",
    warn=r"(?:(?:mentionne[zrs]?|mentionniez|avertisses|avertissiez|préviennes|préveniez|signales|signaliez"
    r"|parles|parliez|évoque[zrs]?|affiche[zrs]?|rappelle[zrs]?)\b|averti\w*|préven\w+|prévien\w+"
    r"|mets\b.{0,20}\ben garde|mettre\b.{0,20}\ben garde|signale[zr]?|dis|dites|parle[zr]?)\b",
    perils=r"(?:(?:averti|préven|prévien|aler|mett\w+ en garde)\w*\b.{0,60}?\b(?:fraude|arnaque|escroquerie"
    r"|hameçonnage|escroc)|risque|danger|effets? secondaire|effets? indésirable|interaction|nocif|surdos"
    r"|contre-indication|sécurité)\w*",
    refuse=r"(?:refuse[zr]?|rejette|rejete[zr]|décline[zr]?)\b",
    wanted=r"(?:demande|requête|question|ordre|commande|réponse|rien|ce que je)\w*",
    lawless=r"(?:comme s(?:i|')(?=.{0,80}\b(?:pas|aucune?|sans|plus)\b).{0,60}(?:règle|consigne|restriction|limite"
    r"|filtre|sécurité)\w*|(?:sans|aucun|pas d[e'])(?: \w+)? ?(?:avertissement|règle|consigne"
    r"|mise en garde|filtre)s? (?:(?:de |sur la )?sécurité|(?:sur|contre) les? (?:risque|danger|effet)\w*))",
    known_secrets=r"(?:(?:mots de passe|clés?(?: d')?(?: ?api)?|secrets|identifiants"
    r"|jetons)\b[\w ,']{0,20}?\bque (?:tu"
    r"|vous)\b|(?:mots de passe|identifiants) (?:des |d')(?:autres|utilisateurs))",
    obey=r"(?:fais confiance|crois|suis|obéis|exécute|fais)\b.{0,40}(?:\b(?:page|site|mail"
    r"|document)s?\b.{0,30}\b(?:di[ts]|demande|instruction)\w*|\b(?:di[ts]|demande"
    r"|instruction)\w*.{0,20}\b(?:page|site|mail|document)s?)",
    give=r"(?:donne[zr]?s?|accorde[zr]?s?|applique[zr]?s?|approuve[zr]?s?|valide[zr]?s?|confirme[zr]?s?"
    r"|rembourse[zr]?s?"
    r"|offre[zr]?s?|offrir|crédite[zr]?s?|dédommage[zr]?s?)\b",
    benefits=r"(?:remboursements?|remises?|réductions?|rabais|bons? d'achat|avoirs?|dédommagements?|indemnités?"
    r"|livraison gratuite"
    r"|(?:rembourse|crédite|dédommage)[zr]?-(?:moi|nous)|me rembourse[rs]?|frais offerts|sans frais"
    r"|sans aucuns? frais)\b",
    gainers=r"(?:moi|me|m'\w+|mon|ma|mes|nous|nos|notre|(?:chaque|tous les) (?:client|utilisat)\w+|personnel)\b",
    verify=r"(?:vérifie[zr]?s?|contrôle[zr]?s?|demande[zr]?s?|exige[zr]?s?|réclame[zr]?s?|confirme[zr]?s?|valide[zr]?s?"
    r"|identifie[zr]?s?|authentifie[zr]?s?)\b",
    checks=r"(?:(?:questions?|contrôles?|vérifications?|code|étape) (?:de |d'|des |du )(?:sécurité|vérification"
    r"|identité)"
    r"|(?:contrôle|vérification)s? (?:de (?:mon|l')|d')identité|la vérification|mon identité|qui je suis)\b",
    proofs=r"(?:code pin|mon code|pin|mot de passe|carte d'identité|pièce d'identité|date de naissance|reçu|ticket"
    r"|facture|justificatif|preuve|m'(?:authentifi|identifi)\w+)\b",
    exempt=r"(?:(?:(?:je suis|mon (?:identité|compte) est|l'utilisat\w+ est)(?: déjà| bien)?|(?:j'ai|mon identité a"
    r"|l'utilisat\w+ a)(?: déjà| bien)? été)(?: déjà)? (?:vérifiée?|authentifiée?)"
    r"(?! sur\b)|(?:exempt\w*|dispensée?) d(?:e|es|u|')\s?(?:\w+ ){0,3}?(?:vérification|contrôle)\w*"
    r"|traite[zr]?(?:-moi|-nous"
    r"| mes messages)\b.{0,20}?\bcomme (?:une? |des? )?(?:admin\w*|système|employée?|vérifiée?|vip"
    r"|messages? système))\b",
    own_contact=r"(?:écri\w*|contacte[zr]?|joign\w+|mail\w*)-(?:moi|nous)(?: (?:plutôt|uniquement|seulement"
    r"|toujours|de préférence|par mail))* (?:à|au|sur)|(?:me|nous) (?:joindre|contacter"
    r"|écrire)(?: par (?:e-?)?mail)? (?:à|au|sur)|(?<!à )(?:mon adresse (?:e-?)?mail"
    r"|mon (?:nouveau )?(?:e-?)?mail|mon courriel)(?: est)?|uniquement par (?:e-?)?mail(?: à)?|envo(?:ie"
    r"|yez)(?:-moi)? (?:toutes |tous )?(?:mes|les) (?:lettres|factures|courriers|relevés) à mon (?:adresse"
    r"|(?:e-?)?mail)",
    not_sent=r"au lieu d|plutôt qu|à la place d|pour (?:tout|le travail|le courrier|les (?:lettres|factures))(?! \w)",
    warnings=r"(?:(?:alerte|avertissement|avis|message|contrôle|vérification|règle|consigne|mise en garde|rappel"
    r"|mention)s? (?:de |d'|d’|du |des |sur |contre |anti-?|à la |la |les |l'){1,3}(?:fraude|sécurité|arnaque"
    r"|escroquerie|identité|risque|hameçonnage|phishing)\w*|vérifications? d'identité)",
    wished=r"(?:(?:(?:souviens-toi|rappelle-toi|retiens|retenez|souvenez-vous|rappelez-vous|n'oublie[zr]? pas"
    r"|sache|sachez|note|notez)(?: bien)?(?: que)?|je (?:\w+ )?(?:préfère|préférerais|veux|voudrais|souhaite"
    r"|souhaiterais|aimerais|désire|demande|compte|attends)(?: bien| vraiment)?(?: (?:que|ce que))?"
    r"|j'(?:aimerais|apprécierais|attends|exige|aime)(?: bien| vraiment)?(?: que)?|(?:il est"
    r"|c'est)(?: \w+)? (?:important|essentiel)(?: pour moi)?,? que|(?:nous avons|on a|tu as|vous avez|on avait"
    r"|nous étions)(?: \w+)? (?:convenu|décidé|promis|dit|confirmé|d'accord)(?: pour)? que|comme convenu)(?: tu"
    r"| vous)?)",
    left_out=r"(?:(?:soi(?:en)?t|sont|est|être|seront|sera) (?:toujours |simplement |tou(?:te)?s )?(?:saut|omis"
    r"|ignor|supprim|désactiv|contourn|mis(?:es?)? de côté|lev|laiss|évit)\w*|ne (?:soi(?:en)?t|sont"
    r"|seront) (?:jamais|pas|plus) (?:mentionn|affich|évoqu|rappel|nécessair)\w*)",
    payments=r"(?:paiement|virement|remboursement|transfert|versement|dépôt|iban|rib|argent|factures?|payer|paye"
    r"|paie)s?\b",
    pay_into=r"(?:utilise[zr]?|utilises|utilisiez|prends|prenez|prendre|donne[zr]?|envoie|envoyez|envoyer"
    r"|vire[zr]?|verse[zr]?|transfère|transférez|transférer|paie|paye[zr]?|mets|emploie)\b",
    paid_into=r"(?:vont|va|iront|aillent|doivent aller|sont (?:versés|envoyés|virés)|soient (?:versés|envoyés"
    r"|virés)|arrivent|passent)\b",
    others_account=r"(?<!mon )(?<!notre )(?:compte|iban|rib|coordonnées)(?: bancaires?)? (?:de |d'|d’)(?!ma\b"
    r"|mon\b|mes\b|notre|nos\b|moi\b|l['’]|la\b|le\b|les\b|ton\b|votre|un|épargne|base|dépôt|chèque|jeu|société"
    r"|paypal|ce\b|cette\b|résultat|avant\b|hier\b|toujours)\w+",
    may_see=r"(?:(?:peu[xt]|pouvons|pouvez|peuvent|puisse|(?:autorisée?|habilitée?) à|(?:permission|droit"
    r"|autorisation) (?:de |d'|d’))\s?(?:me |m'|te |tout )?(?:(?!pas\b|jamais\b)\w+ )?(?:voir|consulter|lire"
    r"|accéder|partager|montrer|donner|communiquer|révéler|ouvrir|connaître)|accès (?:à|aux))\b",
    others_data=r"(?:(?:données|comptes?|dossiers?|adresses?|informations?|coordonnées|messages|commandes"
    r"|profils?|soldes?)(?: \w+)? (?:de |des |d'|d’)(?:tou(?:te)?s (?:les |nos |vos )?|chaque |autres? "
    r"|n'importe quel |un autre )(?:autres )?(?:client|utilisat|personne|membre|usager|gens|compte)\w*"
    r"|tous les (?:autres )?comptes)",
    officers=r"(?<!notre )(?<!mon )(?<!leur )(?<!nos )(?:admin(?:istrat\w+)?|opérat\w+|modérat\w+"
    r"|super-?utilisat\w+|développeu\w+|employée?|propriétaire)\b",
    hearer=r"(?:tu|vous|l['’]ia|l['’]assistante?|le (?:modèle|chatbot|bot)|cette ia)\b",
    around=AroundOrder(
        told=("tu", "te", "toi", "vous"),
        told_to=("de",),
        that=("que",),
        asks=("s'il (?:te|vous) plaît",),
        leads=("et", "puis", "maintenant", "alors"),
        opens=("et", "puis", "maintenant"),
        my=("mon", "ma"),
    ),
)
