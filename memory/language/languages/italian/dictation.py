"""Where people who dictate Italian go on without a full stop."""

# ruff: noqa: E501 - a list of words is read, not edited by column

from memory.language.dictation_table import Dictation

_I = r"sono|ho|prendo|vivo|abito|lavoro|voglio|volevo|vorrei|cerco|devo|posso|vado|mangio|bevo|uso|parlo"
_DOES = r"è|sono|ha|hanno|vive|abita|non|si chiama|viene|lavora|mangia|prende"

DICTATION = Dictation(
    joints=r"e|perché|quindi|allora|poi|inoltre",
    starts=rf"(?:{_I})|(?:io|lui|lei|noi) \w+|(?:mi|ci|gli|le) \w+|non \w+|(?:i )?(?:mi[oa]|miei|mie|nostr[oa]) \w+(?: \w+){{0,2}}? (?:{_DOES})|(?:adesso|ora) (?:{_I})|(?:è|c'è) \w+",
    bare=rf"ho (?:il|la|lo|l'\w+|un|una|due|tre|\d+)|(?:abito|vivo) \w+|mi chiamo|sono (?:allergic[oa]|celiac[oa]|diabetic[oa]|pensionat[oa]|vedov[oa]|una?|di)|prendo (?:il|la|un|una)|mi[oa] \w+(?: \w+)? (?:{_DOES})|lavoro (?:come|in|da|per)|non (?:mangio|posso|tollero|ho)|è un[oa]|grazie",
    asks=r"cosa (?:posso|preparo|faccio|devo|mi|è|cucino)|che (?:cosa|ore|esercizi)|come (?:faccio|posso|si|mai)|dove (?:posso|è|trovo)|quando (?:è|devo)|quant[oaie] (?:è|costa|tempo)|posso (?:mangiare|prendere|bere|fare|usare)|puoi|potresti|mi puoi|c'è (?:qualcosa|un|una)|dimmi|ripetilo|volevo (?:sapere|chiedere)",
    holds="che non già anche se quando dove perché come io e o ma lo la li le mi si ci ne il gli i un una di da del della a al in con per molto più sapere so sai dimmi chiedere cosa chi",
    reports="cosa come dove quando non li lo le la già solo anche ora adesso finalmente da fino sapere so sai dimmi chiedere che di se capire",
    names="il lo la i gli le un una ogni tutti tutte quel quella questo questa",
    of_it=r"è",
    supposes="se|quando|immagina|nel caso",
)
