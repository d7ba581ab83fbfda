"""Of which words German orders about work are made."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.work_table import WorkWords

WORK = WorkWords(
    leads=r"und|aber|auch|ach|ok|okay|also|dann|übrigens|bitte|denk(?: bitte)? daran|achte(?: bitte)? darauf|du (?:sollst|darfst|musst)|in (?:diesem|dem|unserem) (?:projekt|repo)",
    ever=r"immer|nie|niemals|nie wieder|unter keinen umständen|grundsätzlich|ausnahmslos|auf keinen fall",
    no=r"(?!)",
    acts=r"ändere?|aktualisiere?|arbeite|benenne?|benutze?|committe?|dokumentiere?|entferne?|ergänze?|erstelle?|erzeuge?|fass|fasse|formatiere?|frag|frage|füg|füge|führe?|halte?|importiere?|installiere?|lasse?|lege?|lese?|lies|lösche?|mache?|merge|migriere?|nimm|nutze?|öffne|prüfe?|pushe?|rebase|refaktoriere?|schreibe?|setze?|speichere?|starte|stelle?|teste|trage?|überprüfe?|überschreibe?|verändere?|verschiebe?|verwende|veröffentliche",
    last=r"(?:an|zusammen)?(?:legen|fassen)|ändern|aktualisieren|benutzen|committen|dokumentieren|entfernen|erstellen|fragen|formatieren|hinzufügen|installieren|laufen lassen|löschen|machen|mergen|nutzen|prüfen|pushen|schreiben|testen|überschreiben|verwenden|veröffentlichen|ausführen|umbenennen|nachfragen|rebasen",
)
