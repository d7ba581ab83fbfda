"""French: how a clause claims a state."""

# ruff: noqa: E501 - a list of words is read, not edited by column

from memory.language.claim_table import AMOUNT, NAME, PLACE, WHO, ClaimTable

CLAIMS = ClaimTable(
    states={
        "home": (rf"{WHO} (?:habite|vis|vit) à {PLACE}", rf"{WHO} (?:ai|a) (?:déménagé|emménagé) à {PLACE}"),
        "employer": (rf"{WHO} travaill(?:e|es|ent) (?:chez|pour) {NAME}",),
        "occupation": (rf"{WHO} travaille comme (?P<value>\w+)",),
        "name": (rf"(?P<who>je) appelle {NAME}", rf"(?P<who>mon) nom est {NAME}"),
        "age": (r"(?P<who>je) ai (?P<value>\d{1,3}) ans",),
        "status": (rf"{WHO} (?:suis|est) (?P<value>célibataire|fiancée?|mariée?|divorcée?)",),
        "diet": (rf"{WHO} (?:suis|est) (?P<value>végétarien(?:ne)?|végan[e]?|vegan[e]?)",),
        "favourite": (r"(?P<who>mon|ma) (?P<of>\w+) préférée? est (?P<value>.{2,60})",),
        "dose": (rf"{WHO} (?:prends|prend) {AMOUNT} de (?P<of>\w{{4,}})(?P<rest> .+)?",),
    },
    speaker=r"je|nous",
    own=r"mon|ma",
    changed=r"maintenant|désormais|récemment",
    idle=r"actuellement",
    joins=r"et|mais|parce que|car",
    countries=r"allemagne|espagne|italie|suisse|belgique|bretagne|provence|normandie|japon|chine|inde",
    readings=r"poids|pèse|tension|glycémie|cholestérol|pouls",
    targets=r"objectif",
    spoken={
        "home": r"habit[eo]|habitons|d[ée]m[ée]nag\w{1,6}|emménag\w{1,6}",
        "work": r"travaill\w{1,6}",
        "diet": r"viande|végétarien\w{0,3}|vegan\w{0,3}",
        "partner": r"mariée?|divorcée?|célibataire",
    },
    asks_home=(
        r"(?:où|dans quelle ville) (?:est-ce qu(?:e |'))?(?:j'|je |on |nous )(?:va |vais |allons )?(?:habit|vi[st]|vivre|vivr)\w*|(?:j'|je |on )(?:habite|vis|vit|va habiter|vais habiter|va vivre) où|où (?:est-ce qu(?:e |'))?(?:je |on )(?:déménage)"
    ),
    asks_work=(
        r"c'est quoi,? (?:déjà )?mon (?:travail|métier|boulot|job|taf|poste|emploi)"
        r"|quel(?:le)? est (?:déjà )?m(?:on|a) (?:travail|métier|boulot|job|poste|emploi|profession)"
        r"|(?:où|pour qui|chez qui|comme quoi) (?:est-ce que )?je (?:travaille|bosse)"
        r"|je (?:travaille|bosse) (?:où|pour qui|chez qui|comme quoi)|qu'est-ce que je fais (?:dans la vie"
        r"|comme (?:travail|métier|boulot|job))|je fais quoi (?:dans la vie|comme (?:travail|métier|boulot|job))"
    ),
    moves="déménage déménageons déménager emménage habite habitons vis vivons",
    subject=r"je|nous|j['’]|l['’]utilisat(?:eur|rice)",
    now=r"maintenant",
)
