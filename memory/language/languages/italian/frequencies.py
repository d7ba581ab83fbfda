"""Italian: how often, when, and at which meal a medicine is taken: alternatives of expressions."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.languages.treatment import CLOCK, DAY, SCHEME

_NUMBER = r"(?:un[ao]?|due|tre|quattro|cinque|sei|otto|dieci|dodici|quindici|\d{1,2})"

FREQUENCIES = (
    rf"\d ?x ?(?:/ ?|al |alla |a )?(?:giorno|dì|die|settimana|mese)(?!\w)|{_NUMBER} volt[ae] (?:al|alla|a|per|ogni) ?(?:giorno|settimana|mese|anno)|{_NUMBER} (?:al giorno|alla settimana|a settimana|al mese|ogni (?:mattina|sera|giorno))|al (?:giorno|dì|mese)|(?:alla|a) settimana"
    rf"|ogni (?:{_NUMBER} )?(?:giorn[oi]|mattin[ao]|ser[ae]|notte|ore|settiman[ae]|mes[ei]|pasto|{DAY})|tutti i (?:giorni|mesi|{DAY})|tutte le (?:mattine|sere|notti|settimane)|a giorni alterni"
    rf"|(?:la |al |di |alla |prima )?(?:mattin[ao]|sera|notte|pomeriggio|mezzogiorno)(?:(?:,| e) (?:la |al |di |alla )?(?:mattino|pomeriggio|sera|notte))*|(?:il|la|di) {DAY}|quotidianamente|al bisogno|all'occorrenza"
    r"|prima di (?:dormire|andare a letto|coricarmi|mangiare)|dopo mangiato|al risveglio|appena svegli[ao]|a (?:stomaco vuoto|digiuno)|ai pasti"
    rf"|(?:a|al|con la|con il|durante|prima di|dopo|prima della|dopo la|dopo i|prima dei|durante i) ?(?:il |la )?(?:colazione|pranzo|cena|pasti|merenda|caffè)|all[ea] {CLOCK}(?: e alle {CLOCK})?|{SCHEME}"
)
