"""French: how users say that they are not whose account it is."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.speaking_for_table import SpeakingFor

SPEAKING_FOR = SpeakingFor(
    relatives=r"amie?|voisine?|patronn?e?|cliente?|grand(?:-| )?(?:mère|père)|mamie|papi|tante|oncle|belle-(?:mère|sœur|soeur)|beau-(?:père|frère)|collègue",
    not_him=r"je ne suis pas (?:(?:m\.|monsieur|mme|madame|mr\.?) )?{name}[,;.]? (?:mais |je suis |mais je suis )(?:(?:sa|son) [\w-]+|(?:l[ea] |l')(?:{rel}))",
    not_hers=r"c'est (?:son|leur) compte(?! bancaire)|c'est le compte de m(?:on|a) {rel}|le compte est (?:à (?:lui|elle|son nom|m(?:on|a) {rel})|le sien|au nom de)|(?:depuis|avec|sur) son compte",
    for_him=r"(?:j'écris|je vous écris|j'appelle|je vous appelle|je vous contacte) (?:de la part|au nom|pour le compte) d(?:e|u)",
    for_relative=r"(?:j'appelle|je vous appelle|je vous contacte) pour m(?:on|a)",
    introduces=r"(?:ici|c'est) {name}, (?:la|le|l')[ ]?(?:{rel}) de {name}",
    typing=r"(?:maintenant,? |là,? )?c'est {who} qui (?:écrit|tape|parle)(?: maintenant)?(?! pour moi)|(?:je )?(?:laisse|passe|donne|prête) (?:le clavier|le téléphone|l'ordi(?:nateur)?|la tablette|la main) à {who}|(?:maintenant|là) {who} (?:écrit|tape)(?=\s*(?:[:.!,–-]|$))",
    returns=r"c'est (?:de nouveau |à nouveau )?moi(?: (?:de nouveau|à nouveau|qui écris))\b|(?:me )?revoilà\b|je suis de retour\b",
    my=r"mon|ma|notre",
)
