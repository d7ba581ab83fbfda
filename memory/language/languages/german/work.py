"""German: what is worked on where software is made, and what is said of it."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.work_table import WorkWords

WORK = WorkWords(
    things=r"tests? ?\w*|testen|dateie?n?|datei|ordner|verzeichnisse?|zweig|commits?|pushen|mergen|deployen|ausrollen|klassen?|funktionen|variablen|kommentare?|datenbank\w*|bibliothek\w*|abhängigkeiten|pakete?|schnittstellen?|anführungszeichen|semikolons?|strichpunkte?|einrück\w+|linter|skripte?|produktion|repo\w*|fehler",
    state=r"(?:(?:alle|die|der|das|unsere?|mein) )*(?:[\w-]+ )?(?:tests?|builds?|ci|pipeline|checks?|linter|deployment|staging) (?:ist|sind|läuft|laufen|schlägt|schlagen)(?: (?:jetzt|wieder|noch|immer noch|gerade|endlich|alle))* (?:grün|rot|kaputt|durch|fehl|fertig|down|hin|ok)(?: (?:jetzt|wieder))*",
    everywhere=r"(?:in |für )?(?:allen?|jede[ms]?)(?: meinen?| unseren?)? (?:projekten?|repos|repositories|repo)|egal welches (?:projekt|repo)|überall,? wo ich arbeite",
    me=r"mir|mich",
    talk=r"antwort\w*|erkl[äa]r\w*|sprich|sprechen|rede|reden|ton|duzen|siezen|frage?n?|emojis?",
)
