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
)
