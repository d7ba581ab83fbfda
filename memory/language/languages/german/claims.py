"""German: how a clause claims a state."""

# ruff: noqa: E501 - a list of words is read, not edited by column

from memory.language.claim_table import AMOUNT, NAME, PLACE, WHO, ClaimTable

CLAIMS = ClaimTable(
    states={
        "home": (rf"{WHO} (?:wohn|leb)(?:e|t|en) in {PLACE}", rf"{WHO} (?:bin|ist|sind) nach {PLACE} (?:um)?gezogen"),
        "employer": (rf"{WHO} arbeite[tn]? (?:bei|für) {NAME}",),
        "occupation": (
            rf"{WHO} arbeite[tn]? als (?P<value>\w+)",
            rf"{WHO} (?:bin|ist) als (?P<value>\w+) tätig",
        ),
        "name": (rf"(?P<who>ich) heiße {NAME}", rf"(?P<who>mein) name ist {NAME}"),
        "age": (rf"{WHO} (?:bin|ist|wurde) (?P<value>\d{{1,3}})(?: jahre alt)?",),
        "status": (rf"{WHO} (?:bin|ist) (?P<value>single|ledig|verlobt|verheiratet|geschieden|verwitwet)",),
        "diet": (rf"{WHO} (?:bin|ist) (?P<value>vegetarier|veganer|vegetarisch|vegan)(?:in)?",),
        "favourite": (r"(?P<who>meine?) lieblings(?P<of>\w+) ist (?P<value>.{2,60})",),
        "role": (
            rf"(?P<who>meine?) (?:neuer? )?(?P<of>chef(?:in)?|vermieter(?:in)?|zahnarzt|therapeut(?:in)?|frau|mann) (?:ist|heißt) {NAME}",
        ),
        "dose": (rf"{WHO} (?:nehme|nimmt) {AMOUNT} (?P<of>[a-zäöü-]{{4,}})(?P<rest> .+)?",),
    },
    speaker=r"ich|wir",
    own=r"meine?r?|unsere?",
    changed=r"jetzt|inzwischen|mittlerweile|nun",
    idle=r"derzeit|zurzeit|momentan",
    joins=r"und|aber|weil|da",
    countries=r"deutschland|frankreich|spanien|italien|österreich|schweiz|polen|england|bayern|hessen|sachsen|japan",
    readings=r"gewicht|wiege|wiegt|wog|blutdruck|blutzucker|puls|cholesterin",
    targets=r"ziel",
    spoken={
        "home": r"wohn(?:e|t|en)|(?:um)?gezogen",
        "work": r"arbeite[tn]?|gekündigt",
        "diet": r"vegetarier\w{0,2}|vegan\w{0,3}|fleisch",
        "partner": r"verheiratet|geschieden|verlobt|ledig",
    },
    asks_home=(
        r"wo (?:wohne|wohnen|lebe|leben|werde|werden) (?:ich|wir)|wohin (?:ziehe|ziehen) (?:ich|wir)|wo (?:ist|liegt) (?:meine?|unsere?) (?:neue[sr]? )?(?:wohnung|haus|zuhause)|(?:in welcher stadt|in welchem ort) (?:wohne|wohnen|lebe|leben|werde) (?:ich|wir)"
    ),
    asks_work=(
        r"was (?:bin|mache|arbeite) ich (?:noch mal |nochmal )?(?:von beruf|beruflich)"
        r"|was (?:ist|war) (?:noch mal |nochmal )?mein(?:e)? (?:beruf|job|arbeit|arbeitsstelle|stelle)"
        r"|(?:wo|als was|bei wem|für wen|in welcher firma|bei welcher firma) arbeite ich|was arbeite ich"
        r"|(?:wer|wie heißt) (?:ist )?mein arbeitgeber|welchen beruf habe ich"
    ),
    moves="ziehe ziehen umziehen umgezogen Umzug wohne wohnen",
    subject=r"ich|wir|der nutzer|die nutzerin",
    now=r"jetzt",
)
