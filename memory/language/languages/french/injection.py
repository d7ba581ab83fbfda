"""French: the words of which orders to a model are made."""

from memory.language.injection_table import InjectionWords

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
    send=r"(?:envoie[zr]?|envoyer|envoyez|transmet\w*|transf(?:è|é)re[zr]?|poste[zr]?)\b",
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
    own=r"(?:je|j'|nous|il|elle|on|ils|elles|chef|fils|fille|sœur|frère|mari|femme)",
    ever=r"(?:toujours|chaque|tou(?:te?s?|s)|systématiquement|automatiquement)\b",
    never=r"(?:jamais|ne|n'|pas|plus)",
    stops=r"(?:arr[êe]te[zr]?|cesse[zr]?) (?:donc )?(?:de\b|d')",
    keeps_on=r"(?:ne |n')(?:(?:jamais|pas) )?(?:arr[êe]te[zr]?|cesse[zr]?)(?: (?:jamais|pas|surtout pas))? (?:de\b|d')",
    may=r"(?:tu (?:peux|dois|es autorisée? à)|vous (?:pouvez|devez|êtes autorisée?s? à)|n'hésite[zr]? pas à)\b",
    attach=r"(?:ajoute[zr]?|inclu[st]|incluez|inclure|insère|insére[zr]|intègre|intégre[zr]|mets|mettez|mettre"
    r"|joins|joignez|joindre|charge[zr]?|place[zr]?|redirige[zr]?|mentionne[zr]?)\b",
    act=r"(?:accepte[zr]?|achète|achete[zr]|annule[zr]?|approuve[zr]?|autorise[zr]?|commande[zr]?"
    r"|confirme[zr]?|déploie|déploye[zr]|efface[zr]?|envoie|envoye[zr]|exécute[zr]?|fusionne[zr]?"
    r"|installe[zr]?|lance[zr]?|paie|paye[zr]?|publie[zr]?|réserve[zr]?|rembourse[zr]?|signe[zr]?"
    r"|supprime[zr]?|transfère|transfére[zr]|valide[zr]?|vire[zr]?|règle|régle[zr])\b",
    unasked=r"(?:sans (?:[\w'’]+ ){0,3}?(?:demand\w*|confirm\w*|autorisation|accord|consult\w*|validation"
    r"|permission|prévenir|avertir|vérif\w*|(?:me |m')?pos\w+)\b|sans (?:m'|me )\w+|inutile de (?:me "
    r"|m')?demander)",
    weaken=r"(?:désactive[zr]?|ignore[zr]?|contourne[zr]?|supprime[zr]?|saute[zr]?|coupe[zr]?|omets|omettez"
    r"|omettre)\b",
    guards=r"(?:(?:vérification|validation|contrôle|erreur|avertissement|règle|consigne|filtre)s? (?:du |de |des "
    r"|d'|de la )?(?:l')?(?:tls|ssl|https|certificat|sécurité|signature|contenu)\w*|garde-fou"
    r"|confirmation)\w*",
    warn=r"(?:averti\w*|préven\w+|prévien\w+|mets\b.{0,20}\ben garde|mettre\b.{0,20}\ben garde|signale[zr]?|dis"
    r"|dites|parle[zr]?)\b",
    perils=r"(?:risque|danger|effets? secondaire|effets? indésirable|interaction|nocif|surdos|contre-indication"
    r"|sécurité)\w*",
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
)
