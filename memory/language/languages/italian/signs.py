"""Italian signs of change (see `memory/language/change.py`)."""

# ruff: noqa: E501 - a pattern is one line: a table is read by line

PARTS = {
    "che": r"(?P<what>(?:(?:il|lo|la|i|gli|le|un|una|uno|mio|mia|miei|mie|nostr[oaie]|di|del|della|dello|a|al|alla|con|in|da|dal|dalla|mangiare|prendere|bere|fare|giocare|suonare) |(?:l|un|dell|all|dall|d)')*[\w€.-]+(?: (?!(?:e|ma|perché|a|al|per|in|da|ieri|oggi|adesso|ora|fa|questo|questa|tre|due)\b)[\w'€.-]+){0,3})",
    "soggetto": r"(?:^|[,;:] |\b(?:e|ma|perché|che|ieri|oggi) )(?P<what>(?!(?:io|tu|lei|lui|noi|loro|ci|mi|si|non|questo|niente|tutto|è|sono|ho)\b)(?:l')?[\w.-]+(?: (?!(?:e|ma|che|è|sono|ha|hanno|si|non)\b)[\w'.-]+){0,3}?)",
}

TOUCHING = (
    (
        "any",
        r"\bil test (?:del |della |delle |dei |per (?:il |la |le |i )?|dell')(?P<what>[\w-]+(?: [\w-]+)?) (?:è|era|è risultato|è tornato) (?:\w+ )?negativo",
    ),
    (
        "any",
        r"\b(?:alla fine|si è scoperto che|in realtà)\b.{0,12}?\bnon (?:è|era|erano|sono) (?:il |la |le |i |gli |l')?(?P<what>[\w-]+)",
    ),
    (
        "gone",
        r"\b(?:io e (?P<what>[\w'-]+(?: [\w'-]+)?)|(?P<what>[\w'-]+) e io) (?:ci (?:stiamo|separiamo|lasciamo)(?: separando| lasciando)?|stiamo divorziando|divorziamo)\b",
    ),
    ("any", r"\blascia(?:te)? perdere {che}"),
    ("any", r"\bnon (?:è|si chiama) (?P<what>[\w'-]+), (?:è|si chiama|ma|bensì)\b"),
    (
        "any",
        r"\b(?:passiamo|passo|stiamo passando|migriamo) da(?:l|lla|llo|ll')? ?(?P<what>[\w.-]+(?: [\w.-]+)?) (?:a|al|alla|all')\b",
    ),
    ("other", r"\b(?:al|nel) turno (?:del |della |di )(?P<what>mattino|mattina|notte|pomeriggio|giorno|sera)\b"),
    (
        "gone",
        r"{soggetto} (?:mi|ci) (?:ha|hanno) (?:lasciat[oaie]|mollat[oaie]|tradit[oaie])(?=\s*(?:[.,;!]|$)|\s(?:ieri|sabato|domenica|per|dopo|il|la)\b)",
    ),
    (
        "whole",
        r"{soggetto} (?:si )?(?:è|sono|ha|hanno|è stat[oa]|sono stati|comincia|inizia|va|entra)? ?(?:emigrat[oa]|bruciat[oa]|chius[oa]|in pensione|rottamat[oa]|trasferit[oa]|dimess[oa]|ammalat[oa]|guarit[oa]|laureat[oa]|(?:al|alle|all'|in) (?:liceo|medie|elementari|università|asilo|prima)|compiuto \d+|sciolt[oa]|prorogat[oa]|passat[oa] a|tolt[oaie]|rientrat[oa]|scadut[oa])\b",
    ),
    (
        "any",
        r"\b(?:ho|abbiamo) (?:appena |finalmente )?(?:tagliato|rasato|restituito|estinto|finito di pagare|scambiato|rottamato|eliminato|tolto|sospeso|dato via|dato indietro|mollato|dato le dimissioni da|lasciato perdere) ?{che}",
    ),
    (
        "any",
        r"(?:^|[,;:] |\b(?:e|ma|perché) )(?P<what>(?:il |la |lo |i |le |l'|un |una )*[\w-]+(?: [\w-]+)?) (?:l'ho|li ho|le ho|l'abbiamo|li abbiamo|le abbiamo) (?:vendut|lasciat|dat|buttat|mollat|smess|disdett|chius|regalat|cambiat)\w+",
    ),
    (
        "any",
        r"\b(?:adesso|ora) (?:vado|andiamo|gioco|mangio|bevo|lavoro|studio|uso|prendo|porto|corro|leggo) (?:al |alla |il |la |in |con |a |di )*{che}",
    ),
    ("gone", r"{soggetto} (?:è|sono) (?:mort[oaie]|mancat[oa]|scappat[oa]|volat[oa] via)\b"),
    (
        "gone",
        r"\b(?:io e (?P<what>[\w'-]+(?: [\w'-]+)?)|(?P<what>[\w'-]+) e io) (?:ci siamo|abbiamo|non stiamo|siamo) (?:\w+ )?(?:lasciati|separati|divorziato|rotto|sposati|fidanzati|più insieme)\b",
    ),
    (
        "gone",
        r"\b(?:ho rotto con|mi sono (?:separat|lasciat)[oa] d[ai]|ho lasciato (?=la mia ragazza|il mio ragazzo)) ?{che}",
    ),
    (
        "any",
        r"\b(?:ho|abbiamo) (?:appena |finalmente )?(?:smesso(?: di| con)?|lasciato|venduto|annullato|disdetto|chiuso|perso|abbandonato|regalato|buttato|sostituito|cambiato|mollato|chiuso con|rotto con|divorziato da|finito con|rinunciato a) ?{che}",
    ),
    (
        "any",
        r"\bmi sono (?:licenziat[oa]|dimess[oa]|separat[oa]|trasferit[oa]) d(?:a|al|alla|all'|ai) ?(?P<what>[\w '-]{2,40})",
    ),
    ("any", r"\bnon (?:\w+ )?\w+ più {che}"),
    (
        "any",
        r"\b(?:\d+|un|una|due|tre|quattro|cinque|sei|dieci|parecchi[oe]?|alcun[ie]) (?:giorn[oi]|settiman[ae]|mes[ei]|ann[oi]) senza {che}",
    ),
    ("gone", r"\b(?:è (?:tutto )?finit[ao]|ho chiuso) con {che}|\bcon {che} è (?:tutto )?finit[ao]\b"),
    ("any", r"\binvece (?:di|del|della) {che}|\bal posto (?:di|del|della) (?P<what>[\w '-]{2,40})"),
    ("any", r"\b(?:passat[oaie]|cambiato) da(?:l|lla|ll')? ?{che} a\b"),
    ("any", r"\b(?:mi|ci) (?:hanno|ha) (?:tolto|sospeso|aumentato|diminuito|cambiato|sostituito) {che}"),
    ("any", r"\b(?:adesso|ora|ultimamente) (?:mi piace|preferisco|odio|adoro) {che}"),
    ("any", r"\b(?:ho ricominciato|sono tornat[oa]) a {che}"),
    (
        "whole",
        r"\b(?:abbiamo|ho) (?:rimandato|spostato|anticipato|cambiato|aumentato|ridotto|rinominato|migrato|posticipato) {che} (?:a|al|alla|in|per|da|di)\b",
    ),
    (
        "whole",
        r"{soggetto} (?:si )?(?:è|sono|ha|hanno|è stat[oa]|sono stati)? ?(?:mort[oaie]|mancat[oa]|andat[oa] (?:via|in pensione)|cancellat[oa]|annullat[oa]|rimandat[oa]|spostat[oa]|aumentat[oa]|salit[oa]|scadut[oa]|cambiat[oa]|vendut[oa]|licenziat[oa]|finit[oa]|terminat[oa]|rott[oa]|trasferit[oaie]|nat[oa]|sposat[oaie]|divorziat[oaie]|compiuto|lasciato|scappat[oa]|volat[oa] via|guarit[oa]|promoss[oa])\b",
    ),
    (
        "whole",
        r"\b(?:è|sono) (?:appena )?(?:mort[oaie]|nat[oa]|scappat[oa]) (?P<what>(?:il |la |lo |l'|mi[oa] |nostr[oa] )*[\w-]+(?: del\w* \w+)?)",
    ),
    (
        "whole",
        r"\b(?:adesso|ora) (?:il mio|la mia|il nostro|la nostra|il|la) (?P<what>[\w -]{3,40}?) (?:è|sono|si chiama|costa)\b",
    ),
    ("whole", r"\b(?:il mio|la mia|il nostro|la nostra) nuov[oa] (?P<what>[\w-]+)\b"),
    (
        "whole",
        r"\b(?:il mio|la mia|il nostro|la nostra) (?P<what>[\w -]{3,40}?) (?:adesso|ora) (?:è|sono|si chiama|costa)\b",
    ),
    (
        "any",
        r"\bio e (?P<what>[\w'-]+(?: [\w'-]+)?) (?:ci siamo|abbiamo|non stiamo|siamo) (?:\w+ )?(?:lasciati|separati|divorziato|rotto|sposati|fidanzati|più insieme)\b",
    ),
    (
        "any",
        r"(?:^|[,;:] |\b(?:e|ma|perché|che) )(?P<what>[\w'-]+(?: [\w'-]+)?) e io (?:ci siamo|abbiamo|non stiamo|siamo) (?:\w+ )?(?:lasciati|separati|divorziato|rotto|sposati|fidanzati|più insieme)\b",
    ),
    (
        "aim",
        r"\b(?:ho|abbiamo) (?:finalmente |appena )?(?:trovato|comprato|superato|finito|ottenuto|prenotato|firmato|adottato) {che}",
    ),
    ("other", r"\bsono passat[oa] a(?:l|lla|ll')? ?{che}"),
    ("other", r"\b(?:adesso|ora) (?:preferisco|uso|bevo|prendo|guido) {che}"),
)

SLOTS = {
    "smoking": (
        r"\b(?:smesso di fumare|non fumo più|senza (?:una (?:sola )?)?(?:sigarett[ae]|fumare)|ricominciato a fumare)\b",
    ),
    "home": (
        r"\b(?:mi sono|ci siamo) (?:appena )?trasferit[oaie]\b|\b(?:ho|abbiamo) (?:cambiato casa|traslocato)\b|\bnon (?:vivo|abito) più\b|\b(?:la mia|la nostra) nuova (?:casa|città)\b|\b(?:il mio|il nostro) nuovo (?:appartamento|monolocale|bilocale)\b",
    ),
    "employer": (
        r"\b(?:ho) (?:cambiato|perso|lasciato) (?:il )?lavoro\b|\bmi (?:hanno licenziat[oa]|sono licenziat[oa]|sono dimess[oa]|sono mess[oa] in proprio)\b|\bnuovo lavoro\b|\bsono andat[oa] in pensione\b",
        r"\b(?:passo|sono passat[oa]) (?:a|in|ad) (?:un'|una |un )(?:altra |altro )?(?:azienda|ditta|società|agenzia|clinica|startup|multinazionale)\b|(?<!non )\bcambio (?:lavoro|azienda|datore di lavoro)\b",
    ),
    "job": (
        r"\bnon (?:faccio|sono) più\b|\bsono andat[oa] in pensione\b|\b(?:adesso|ora) (?:insegno|faccio|lavoro come)\b|\bmi hanno (?:licenziat[oa])\b",
    ),
    "partner": (
        r"\bci siamo (?:\w+ )?(?:lasciati|separati|sposati|fidanzati)\b|\b(?:abbiamo|ho) divorziato\b|\bsono (?:single|divorziat[oa])\b|\b(?:la mia nuova ragazza|il mio nuovo ragazzo|il mio ex|la mia ex)\b",
    ),
    "diet": (
        r"\b(?:ho ricominciato a|sono tornat[oa] a|ho iniziato a) mangiare (?:la )?(?:carne|pesce|formaggio|uova|glutine|di tutto)\b|\b(?:adesso|ora) mangio (?:di nuovo )?(?:la )?(?:carne|pesce|formaggio|uova|tutto)\b|\bnon sono più vegetarian[oa]\b|\bnon sono più vegan[oa]\b|\bsono diventat[oa] (?:vegan|vegetarian)[oa]\b",
    ),
    "age": (r"\bho (?:appena )?compiuto \w+\b",),
    "school": (
        r"\bho (?:cambiato (?:facoltà|scuola|università)|lasciato gli studi)\b|\bsono passat[oa] a\b|\bmi sono laureat[oa]\b",
    ),
    "income": (r"\b(?:mi hanno )?aumentato lo stipendio\b|\badesso guadagno\b",),
    "pregnancy": (r"\bè nat[oa] (?:il|la|nostr[oa]|mi[oa])\b|\bho partorito\b",),
    "alcohol": (r"\bnon bevo più\b|\bsmesso di bere\b|\bricominciato a bere\b",),
}

STATES = {
    "home": r"\b(?:affitto|padrone di casa|coinquilin[oaie]|appartamento)\b",
    "smoking": r"fum|sigarett",
    "age": r"\bho \d{1,3} anni",
    "alcohol": r"alcol|bevo",
    "pregnancy": r"incinta",
    "school": r"scuola|università|studi|liceo",
    "income": r"guadagn|stipendio",
}

BEINGS = r"moglie|marito|compagn[oa]|ragazz[oa]|fidanzat[oa]|madre|mamma|padre|papà|genitori|sorell[ae]|fratell[oi]|figli[oae]?|bambin[oaie]|zi[oae]|cugin[oaie]|nipot[ei]|nonn[oaie]|amic[oahi]+|vicin[oaie]|collegh?[aei]|capo|coinquilin[oaie]|padrone|medico|dottor(?:e|essa)|insegnante|gente|qualcuno|suocer[oa]|cognat[oa]"

AIMS = r"cerco|cerchiamo|cercando|risparmi(?:o|ando)|studi(?:o|ando)|voglio|vogliamo|vorrei|aspetto|aspettiamo|ristrutturando|imparando|scrivendo|preparando|progett\w+"

ALTERNATIVES = tuple(
    frozenset(group.split())
    for group in (
        "tè caffè succo acqua birra vino",
        "gatto cane gatti cani",
        "autobus treno macchina bici metro",
        "mattina sera notte",
        "città campagna",
        "lungo corto",
    )
)

IDLE = frozenset(
    """
    mio mia giorno giorni settimana settimane mese mesi anno anni tempo oggi ieri domani adesso ora cosa cose molto molta bene lavoro lavorare vivo
    vivere abito casa ho avere fare faccio andare vado mangio mangiare prendo prendere nuovo nuova altro altra volta volte vita poco tutto niente
    sempre chiama
    """.split()  # noqa: SIM905 - reads better
)

COMMON = frozenset(
    """
    io il lo gli di che ho mi ci sono non è un una mio mia per con più ma adesso abbiamo si le
    """.split()  # noqa: SIM905 - reads better
)

DROPPED = ""

PAST = r"\b(?:\d+|due|tre|quattro|cinque|molti|alcuni|tanti) anni fa\b|\b(?:nel|dal) (?:19|20)\d\d\b|\b(?:quando|da quando|dopo che) (?:ero|eravamo|mi sono|ci siamo|ho)\b|\bda (?:bambin[oa]|piccol[oa])\b|\ballora\b"

ACTING = r"capo|padrone|medico|dottor(?:e|essa)|insegnante"

SPEAKER = r"io|noi|mi"

ARTICLES = r"(?:il|lo|la|i|gli|le|una?|uno|del|della|al|alla|mi[oae]|miei|nostr[oaie])\s|(?:l|un|dell|all)['’]"

HEAD_IS_LAST = False

DAYS = "lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica"

NEWS = r"adesso|ora|ormai|da|fino|spostat\w+|rimandat\w+|passat\w+|aument\w+|diminu\w+|cambi\w+|anticipat\w+|quest'anno|non .{1,20} più|compiuto|proroga\w+|salit\w+"
