"""Where people who dictate French go on without a full stop."""

# ruff: noqa: E501 - a list of words is read, not edited by column

from memory.language.dictation_table import Dictation

_DOES = r"est|a|sont|ont|était|habite|vit|s'appelle|vient|aime|n'aime|ne|travaille|peut|veut|mange"

DICTATION = Dictation(
    joints=r"et|alors|donc|puis|parce que|car|du coup|après",
    starts=rf"(?:je|on|nous|il|elle|ils|elles|tu|vous|ça) (?:\w+|l'\w+|n'\w+|m'\w+)|j'\w+|c'est|(?:mon|ma|mes|notre|nos) [\w-]+(?: \w+){{0,2}}? (?:{_DOES})|(?:maintenant|alors) (?:je|j')",
    bare=rf"je (?:suis|m'appelle|prends|vis|travaille|voudrais|veux|ne|dois|mange|cherche|viens)|j'(?:ai|habite|étais|aimerais)|(?:mon|ma) [\w-]+(?: \w+)? (?:{_DOES})|c'est (?:une?|un|pas|trop|le|la)|(?:il|elle) (?:est|habite|vient|n'aime|aime|a)|merci",
    asks=r"qu'est[- ]ce (?:que|qu'|qui)|est[- ]ce (?:que|qu'\w+)|comment (?:je|on|faire|est|ça)|quelle? (?:est|heure|sont)|où (?:est|puis|sont)|quand (?:est|faut)|combien|(?:peux-tu|pouvez-vous|tu peux|vous pouvez|tu pourrais|pourriez-vous)|dis-moi|dites-moi|répéte[rz]?(?= (?:mais|moi|plus)\b)|répète(?= (?:mais|moi|plus)\b)|y a-t-il",
    holds="que qui quand si où comme parce dont ce comment pourquoi lorsque depuis le la les un une mon ma mes de du des et ou mais à au en sur pour avec ne pas plus très trop aussi sais savoir dis dire demander crois pense",
    reports="comment où quand pourquoi ne pas depuis jusqu sais savoir dis demander demande comprendre que qui si de",
    names="le la les un une des chaque tous toutes ce cette ces",
    of_it=r"c'est|il est|elle est",
    supposes="si|quand|imagine|imaginez",
)
