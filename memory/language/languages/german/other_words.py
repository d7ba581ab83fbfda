"""German: words of daily life that call one thing."""

from memory.language.other_words_table import OtherWordsTable

OTHER_WORDS = OtherWordsTable(
    groups=(
        "chef|chefin|vorgesetzte|vorgesetzter|teamleiter|teamleiterin|boss",
        "hausarzt|hausärztin|arzt|ärztin|doktor",
        "zahnarzt|zahnärztin",
        "kind|kinder|sohn|söhne|tochter|töchter|kids",
        "auto|wagen|fahre|pkw",
        "urlaub|ferien|reise",
        "zuhause|wohnung|haus|wohne",
        "tablette|tabletten|medikament|medikamente|arznei|pille|pillen",
        "uni|universität|hochschule|studiert|studium",
        "bruch|gebrochen|knochenbruch|fraktur",
        "schulden|schulde|kredit|darlehen|hypothek",
        "film|filme|kino",
        "brille|augen|kurzsichtig|weitsichtig",
        "fitnessstudio|gym|trainiere|training",
        "gehalt|lohn|verdiene|einkommen",
        "fahrrad|rad|velo|bike",
        "handy|telefon|smartphone",
        "kollege|kollegin|kollegen",
        "mitbewohner|mitbewohnerin|wg",
        "allergie|allergien|allergisch|unverträglichkeit|vertrage",
        "operation|op|operiert|eingriff",
        "nachname|familienname",
        "kopfschmerzen|kopfweh|migräne",
        "vegetarisch|vegetarier|vegetarierin|vegan|fleischlos",
        "termin|vorsorge|untersuchung",
        "nachbar|nachbarin|nebenan",
        "frist|abgabe|deadline",
        "prüfung|klausur|examen",
        "rauche|raucher|zigaretten",
    ),
    kinds=(
        ("haustier|haustiere", "hund|katze|kater|welpe"),
        ("partner|partnerin", "ehemann|ehefrau|mann|frau|freund|freundin"),
        ("alkohol", "bier|wein"),
        ("beruf", "job|arbeite als"),
    ),
    eating="essen|esse|snack|mahlzeit|gericht|rezept|abendessen|mittagessen|frühstück",
)
