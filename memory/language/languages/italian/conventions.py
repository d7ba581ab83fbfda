"""Italian: how those who work on software say what is done there, and that it is done otherwise now."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.convention_table import ENDS, NAME, ConventionWords

CONVENTIONS = ConventionWords(
    we_use=r"(?:(?:sempre|solo) )?(?:usiamo|utilizziamo|scriviamo|formattiamo|salviamo|seguiamo|preferiamo|testiamo)",
    not_we=r"non (?:usiamo|utilizziamo|mettiamo|scriviamo|vogliamo|facciamo|mockiamo)(?: mai)?",
    here=r"qui|in (?:questo|nostro) (?:repo(?:sitory)?|progetto)|nel (?:nostro )?(?:repo(?:sitory)?|progetto|codice)",
    place=r"(?:questo|il nostro|il) (?:repo(?:sitory)?|progetto)",
    place_uses=r"usa|utilizza|segue",
    is_so=r"è|sono|va|vanno|si \w+",
    contrast=r"mai|non|invece di|al posto di|anziché|senza",
    only=r"solo|soltanto|esclusivamente",
    none=r"niente|nessun[ao]?|senza",
    orders=r"us(?:a|i)|utilizz(?:a|i)|prefer(?:isci|isca)",
    forbids=r"non (?:aggiunger|us|utilizz|metter|scriver|import|lasci)\w*|evita(?: di)?|niente",
    determined=r"un[ao]?|il|lo|la|i|gli|le|l'|quest\w+|quell\w+|mi[oae]|nostr\w+|porta|second\w+|prim\w+",
    now=r"ancora|quest\w+|quell\w+|adesso|ora|prima|qui|oggi|sopra|stavolta|finché|perché|se",
    over=rf"(?:invece di|al posto di|anziché) {NAME}|(?:non più|non|mai) {NAME}{ENDS}|(?:passati|migrati|passato|passiamo|cambiato) da {NAME}|(?:sostituito|abbandonato|tolto|lasciato) {NAME}|{NAME} (?:non c'è più|è sparito)|non usiamo più {NAME}",
    may=r"(?:(?:ok|e|adesso|ora|d'ora in poi),? )*puoi(?: ora| adesso| di nuovo)?",
    idle="di nuovo ancora ora adesso tu stesso direttamente il la lo i gli le in su puoi ok anche modificare toccare cambiare",
    leads=("e", "ma", "per favore"),
    purpose="per",
    passes="fino a|perché",
    this="questo|quello",
    denied="mai|non|smetti",
)
