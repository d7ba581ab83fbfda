"""What German sentences say that their user works in, or studies."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

TRADES = r"(?:in der|in einer|bei der) (?:alten|kranken|kinder)?(?:pflege|versicherung|buchhaltung|gastronomie|gastro|it|logistik|verwaltung|personalabteilung|forschung|industrie|produktion|landwirtschaft|werbung|jugendhilfe|sozialarbeit|kinderbetreuung|softwareentwicklung|medienbranche|modebranche|finanzbranche|versicherungsbranche|baubranche|immobilienbranche|automobilindustrie|chemieindustrie|hotellerie|reinigung|beratung|justiz|kundenbetreuung)|im (?:marketing|vertrieb|verkauf|einkauf|handel|einzelhandel|großhandel|personalwesen|öffentlichen dienst|gesundheitswesen|tourismus|baugewerbe|handwerk|kundenservice|kundendienst|außendienst|innendienst|rettungsdienst|controlling|journalismus|finanzwesen|bildungswesen|sozialwesen|sicherheitsdienst|bankwesen)"
"""What people work in, whatever they do there: alternatives, each with what stands in front of it."""
STUDIES = r"(?:zahn|tier|human)?medizin|jura|bwl|vwl|informatik|physik|chemie|biologie|mathe(?:matik)?|psychologie|soziologie|geschichte|philosophie|germanistik|anglistik|romanistik|maschinenbau|elektrotechnik|architektur|(?:grundschul)?lehramt|pädagogik|soziale arbeit|pharmazie|musik|kunst(?:geschichte)?|theologie|politik|geographie|geologie|linguistik|journalismus|(?:grafik|mode)?design|archäologie|ethnologie|statistik|astronomie|biochemie|\w+wissenschaft(?:en)?|\w*ingenieurwesen|\w+informatik|\w+pädagogik"
"""What people study."""
