"""How often, when, and at which meal a medicine is taken, as each language says it: alternatives of expressions."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language import vocabulary

_CLOCK = r"\d{1,2}(?:[:.h]\d\d|h)?"
_SCHEME = r"\d(?:/\d)?-\d(?:/\d)?-\d(?:/\d)?(?:-\d(?:/\d)?)?"
"""Morning, noon, evening, and night: "1-0-1"."""
_DAY = rf"(?:{vocabulary.WEEKDAYS})"
_DAYS = r"(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days|(?:mon|diens|donners|frei|sams|sonn)tags|mittwochs|sonnabends)"
"""On each of them: a day by itself is a date."""

_EN = r"(?:an?|one|two|three|four|five|six|eight|ten|twelve|half an?|\d{1,2})"
ENGLISH = (
    rf"(?:once|twice|thrice|{_EN} times|\d ?x|x ?\d)(?: (?:an? |per |every |each |in the )?(?:day|week|fortnight|month|year|daily|weekly|monthly)(?!\w))?"
    rf"|{_EN} (?:an?|per|each|every) (?:day|week|night|morning|evening|month)|a day|daily|weekly|monthly|nightly|fortnightly"
    rf"|(?:every|each) (?:(?:other|second|single|{_EN}) )?(?:hours?|days?|mornings?|evenings?|nights?|weeks?|fortnight|months?|meals?|{_DAY})"
    rf"|(?:on )?{_DAYS}|first thing(?: (?:in the morning|every (?:day|morning)))?|(?:in the |every )(?:mornings?|afternoons?|evenings?|nights?)(?: and (?:evenings?|nights?))?|(?:mornings?|evenings?)(?: and (?:evenings?|nights?))?|nights"
    r"|(?:at|by|before|on the way to) (?:night|bedtime|bed|noon|midday|lunchtime|teatime)|(?:on|with) an empty stomach|on waking|when I wake up|last thing(?: at night)?"
    r"|(?:before|after|with|at|around|during) (?:my |the |each |every |a )?(?:meals?|food|breakfast|lunch|dinner|supper|tea|sleep|coffee)"
    rf"|(?:at )?{_CLOCK} ?[ap]\.?m\b(?: on the dot| sharp)?|at {_CLOCK}(?: o'clock)?|as needed|when needed|if needed|prn|bid|tid|{_SCHEME}"
)

_DE = r"(?:ein|zwei|drei|vier|fünf|sechs|acht|zehn|zwölf|\d{1,2})"
GERMAN = (
    rf"{_DE} ?(?:mal|x) ?/ ?(?:tag|woche|d)(?!\w)|{_DE} ?(?:mal|x) ?tgl|{_DE} ?(?:mal|x)(?: (?:pro|am|täglich|die|in der|im|wöchentlich|jeden)(?: (?:tag|woche|monat|jahr))?)?|(?:ein|zwei|drei|vier)mal (?:täglich|wöchentlich)|täglich|wöchentlich|monatlich"
    rf"|(?:eine|zwei|drei|\d) (?:pro|am|jeden) (?:tag|woche|monat|morgen|abend)|pro (?:tag|woche)|am tag"
    rf"|(?:morgens|mittags|abends|nachts|nachmittags|früh|frühmorgens|vormittags)(?:(?:,| und) (?:morgens|mittags|abends|nachts))*|(?:zur|in der|über) nacht|am (?:morgen|mittag|abend|wochenende)|in der früh"
    rf"|jede[ns]? (?:(?:zweiten?|dritten?|2\.|3\.) )?(?:tag|morgen|mittag|abend|nacht|woche|monat|mahlzeit|{_DAY})|alle {_DE} (?:stunden|tage|wochen|monate)|(?:immer )?{_DAYS}"
    rf"|(?:zum|zu|vor|nach|vorm|beim) (?:dem |den |der |jeder |einer )?(?:frühstück|mittagessen|abendessen|abendbrot|essen|mahlzeit|mahlzeiten|schlafen(?:gehen)?|kaffee|aufstehen|bett)"
    rf"|auf nüchternen magen|nüchtern|(?:um )?{_CLOCK} uhr|um {_CLOCK}|bei bedarf|vor dem schlafen|{_SCHEME}"
)

_FR = r"(?:une?|deux|trois|quatre|cinq|six|huit|dix|douze|quinze|\d{1,2})"
_FR_PART = r"(?:le )?(?:matin|midi|soir)"
FRENCH = (
    rf"\d ?x ?(?:/ ?|par |le |la )?(?:jours?|j|semaines?|sem|mois)(?!\w)|{_FR} fois (?:par|le|la|tous les) (?:deux )?(?:jours?|semaines?|mois|an)|{_FR} par (?:jour|semaine|mois|soir|nuit)|par (?:jour|semaine|mois)|chaque (?:jour|matin|midi|soir|nuit|semaine|mois|repas|{_DAY})"
    rf"|tous les (?:{_FR} )?(?:jours|matins|midis|soirs|mois|{_DAY})|toutes les (?:{_FR} )?(?:heures|nuits|semaines)|(?:un jour|une semaine) sur {_FR}"
    rf"|{_FR_PART}(?:(?:,| et) {_FR_PART})*|la nuit|quotidiennement|le {_DAY}|au besoin|si besoin|au coucher|au lever|au réveil|à jeun"
    r"|(?:au|avant|après|pendant|avec)(?: le| la| les| chaque)? (?:petit[- ]d[eé]j(?:euner)?|déjeuner|dîner|diner|repas|coucher|café|goûter|dodo)|avant de (?:dormir|me coucher)|aux repas"
    rf"|à {_CLOCK}(?: heures)?|{_SCHEME}"
)

_ES = r"(?:una?|dos|tres|cuatro|cinco|seis|ocho|diez|doce|quince|\d{1,2})"
SPANISH = (
    rf"\d ?x ?(?:/ ?|al |por |a la )?(?:día|dia|semana|sem|mes)(?!\w)|{_ES} (?:vez|veces) (?:al|por|a la|cada) (?:día|dia|semana|mes|año)|{_ES} (?:al día|al dia|por día|a la semana|al mes)|al día|cada (?:{_ES} )?(?:días?|noches?|mañanas?|tardes?|horas|semanas?|mes(?:es)?|comida|{_DAY})"
    rf"|tod[oa]s l[oa]s (?:días|noches|mañanas|tardes|semanas|meses|{_DAY})|(?:por|de) las? (?:mañanas?|noches?|tardes?)|de noche|mañana(?:, tarde)? y (?:noche|tarde)|diario|a diario|diariamente|los {_DAY}"
    r"|antes de (?:dormir|acostarme|la cama|desayunar|comer|cenar)|después de (?:desayunar|comer|cenar)|al (?:acostarme|levantarme|despertar(?:me)?|mediodía|desayunar|comer|cenar)|(?:en|a) el? ?desayuno|(?:en|a) la (?:comida|cena)"
    rf"|(?:con|antes de|después de|tras|en)(?: l[ao]s?| el| cada| mis| mi|l)* ?(?:desayuno|almuerzo|comidas?|cena|merienda|café)|(?:con|en) (?:el )?desayuno|en ayunas|con el estómago vacío|si hace falta|a demanda"
    rf"|a las? {_CLOCK}(?: y a las? {_CLOCK})?|{_SCHEME}"
)

_IT = r"(?:un[ao]?|due|tre|quattro|cinque|sei|otto|dieci|dodici|quindici|\d{1,2})"
ITALIAN = (
    rf"\d ?x ?(?:/ ?|al |alla |a )?(?:giorno|dì|die|settimana|mese)(?!\w)|{_IT} volt[ae] (?:al|alla|a|per|ogni) ?(?:giorno|settimana|mese|anno)|{_IT} (?:al giorno|alla settimana|a settimana|al mese|ogni (?:mattina|sera|giorno))|al (?:giorno|dì|mese)|(?:alla|a) settimana"
    rf"|ogni (?:{_IT} )?(?:giorn[oi]|mattin[ao]|ser[ae]|notte|ore|settiman[ae]|mes[ei]|pasto|{_DAY})|tutti i (?:giorni|mesi|{_DAY})|tutte le (?:mattine|sere|notti|settimane)|a giorni alterni"
    rf"|(?:la |al |di |alla |prima )?(?:mattin[ao]|sera|notte|pomeriggio|mezzogiorno)(?:(?:,| e) (?:la |al |di |alla )?(?:mattino|pomeriggio|sera|notte))*|(?:il|la|di) {_DAY}|quotidianamente|al bisogno|all'occorrenza"
    r"|prima di (?:dormire|andare a letto|coricarmi|mangiare)|dopo mangiato|al risveglio|appena svegli[ao]|a (?:stomaco vuoto|digiuno)|ai pasti"
    rf"|(?:a|al|con la|con il|durante|prima di|dopo|prima della|dopo la|dopo i|prima dei|durante i) ?(?:il |la )?(?:colazione|pranzo|cena|pasti|merenda|caffè)|all[ea] {_CLOCK}(?: e alle {_CLOCK})?|{_SCHEME}"
)

_PT = r"(?:uma?|dois|duas|três|quatro|cinco|seis|oito|dez|doze|quinze|\d{1,2})"
PORTUGUESE = (
    rf"\d ?x ?(?:/ ?|por |ao |à )?(?:dia|semana|mês)(?!\w)|{_PT} (?:vez|vezes) (?:por|ao|à|a cada|na) (?:dia|semana|mês|ano)|{_PT} (?:por|ao|à) (?:dia|semana|noite|mês)|(?:por|ao) dia|(?:a )?cada (?:{_PT} )?(?:dias?|noites?|manhãs?|horas|semanas?|mês|meses|refeição)"
    rf"|de {_PT} em {_PT} (?:horas|dias|semanas|meses)|tod[oa]s? (?:[oa]s? )?(?:dias?|noites?|manhãs?|semanas?|mês|meses|santo dia|{_DAY})|dia sim,? dia não|(?:às|aos) {_DAY}(?:-feiras?)?"
    r"|(?:de|pela|à|a|na) (?:manhã|tarde|noite)(?: e (?:de|pela|à|a) (?:manhã|tarde|noite))*|manhã e noite|diariamente|ao (?:deitar|acordar|levantar|pequeno[- ]almoço|almoço|jantar|lanche)|antes de (?:dormir|deitar|comer)"
    r"|(?:no|ao|com o|com|às|nas|antes d[oae]|depois d[oae]|após o|após|antes das|depois das)(?: cada| a| as)? ?(?:café(?: da manhã)?|pequeno[- ]almoço|almoço|jantar|refeiç(?:ão|ões)|lanche)|em jejum|de estômago vazio|quando necessário|se precisar|em sos"
    rf"|às? {_CLOCK}(?: e às {_CLOCK})?|{_SCHEME}"
)
