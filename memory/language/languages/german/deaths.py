"""German: who is dead."""

# ruff: noqa: E501 - a list of words is read, not edited by column

from memory.language.death_table import DeathWords

_MONTH = r"(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)"
_SEASON = r"(?:frühjahr|frühling|sommer|herbst|winter|jahr|monat|krieg)"
DEATHS = DeathWords(
    own=r"mein|meine|unser|unsere",
    when=rf"(?:vor|seit) (?:\w+ )?(?:\d+|einem|einer|ein paar|einigen|wenigen|vielen|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|über \w+) (?:tag(?:en)?|wochen?|monat(?:en)?|jahr(?:en)?)|(?:letzte[nmrs]?|vorige[nmrs]?|vergangene[nmrs]?|diese[nmrs]?) (?:\w+ )?(?:woche|{_SEASON}|{_MONTH}|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch)|im (?:letzten |vorigen |vergangenen |jahr )?(?:{_SEASON}|{_MONTH}|\d{{4}})|(?:in |seit )?(?:19|20)\d\d|am (?:\w+tag|mittwoch|\d+\.(?: \w+)?)|gestern|heute|neulich|kürzlich|plötzlich|unerwartet|viel zu (?:früh|jung)|zu früh|an (?:\w*krebs|corona|covid|leukämie|eine[mr] \w+)|(?:bei|durch|nach) eine[mrn] (?:\w+ )?(?:unfall|\w*unfall|krankheit|schlaganfall|herzinfarkt|infarkt)|mit \d+",
    between=r"ist|sind|war|hat|leider|auch|schon|mir|uns|ganz|WHEN",
    dies=r"gestorben|verstorben|tot(?=\s*(?:$|[,.;!]| und))|verstarb|starb|von uns gegangen|nicht mehr (?:bei|unter) uns|ums leben gekommen|(?:tödlich )?verunglückt|(?:friedlich|sanft|für immer|zu hause) eingeschlafen|eingeschlafen,? für immer|lebt (?:WHEN )?(?:leider )?(?:\w+ )?nicht mehr(?=\s*(?:$|[,.;!]| und))|(?:hat )?sich das leben genommen|das leben genommen|den kampf (?:gegen \w+(?: \w+)? )?verloren|gegangen,? für immer|im himmel",
    dead=(
        r"(?=(?:\w+ )?(?:mein\w*|unser\w*) (?:verstorbene[rnm]?|toten?r?)\b)WHO(?! (?-i:[A-ZÀ-Þ]))",
        r"\b(?:habe?|haben|hatte|mussten|musste)(?: ich| wir)?(?: leider| auch| WHEN)* WHO(?: leider| auch| WHEN| zu grabe){0,3} (?:verloren|beerdigt|begraben|beigesetzt|getragen)(?! (?:aus|im supermarkt))",
        r"\b(?:verlor|verloren|begruben|beerdigten) (?:ich |wir )?(?:WHEN )?WHO(?=\s*(?:$|[.;!,])| (?:WHEN))",
        r"\b(?:beerdigung|tod|trauerfeier|grab|beisetzung|asche) (?:von )?WHO",
        r"\bseit WHO (?:tot|gestorben|verstorben|nicht mehr (?:da|bei uns)) ist\b",
        r"\bwitwer? von WHO",
    ),
)
