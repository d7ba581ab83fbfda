"""German: words of the documents of software."""

from memory.language.document_table import DocumentWords

DOCUMENTS = DocumentWords(
    headings=(
        "install(?:ation|ieren)|verwendung|einrichtung|nutzung|entwicklung|konfiguration|voraussetzungen|mitwirken"
        "|lizenz|konventionen"
    ),
    users=r"kund\w+|nutzer\w*|benutzer\w*|anwender\w*|besucher\w*|entwickler\w*",
    story="als USER,? (?:möchte|will|kann|brauche|muss) ich",
    purpose="damit|um .{1,80} zu",
    criteria="akzeptanzkriterien",
    labels="titel|beschreibung",
    given="Gegeben(?: sei)?|Angenommen",
    when="Wenn",
    then="Dann",
    scenario="Szenario|Funktionalität",
    this=r"dies\w*|folgende\w*",
)
