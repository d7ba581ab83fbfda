"""German: how those who work on software say what is done there, and that it is done otherwise now."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.convention_table import ENDS, NAME, WORD, ConventionWords

CONVENTIONS = ConventionWords(
    we_use=r"(?:wir )?(?:(?:be)?nutzen|verwenden|nehmen|schreiben|formatieren|speichern|committen|setzen auf|bleiben bei|testen|deployen|benennen)(?: wir)?",
    not_we=r"(?:wir )?(?:(?:be)?nutzen|verwenden|schreiben|wollen|mocken|haben|setzen|machen)(?: wir)? (?:hier )?(?:keine?n?|nie(?:mals)?)",
    here=r"hier|in (?:diesem|unserem|dem) (?:repo(?:sitory)?|projekt)|in (?:dieser|unserer) (?:codebasis|codebase)",
    place=r"(?:dieses|unser|das) (?:repo(?:sitory)?|projekt)",
    place_uses=r"(?:be)?nutzt|verwendet|läuft mit|hat",
    is_so=r"ist|sind|werden?|wird|kommen|kommt|gehör(?:en|t)",
    contrast=r"nie(?:mals)?|nicht|kein(?:e|en)?|statt|anstatt|anstelle von|ohne",
    only=r"nur|ausschließlich",
    none=r"keine?n?",
    orders=r"(?:be)?nutze?|verwende|nimm",
    forbids=r"(?:du sollst |schreibe? |füge? |setze? |mache? |(?:be)?nutze? |verwende )?(?:bitte )?(?:keine?n?)",
    determined=r"eine?[nmrs]?|d(?:er|ie|as|en|em)|diese\w*|jene\w*|es|meine?\w*|unsere?\w*|port|beide",
    now=r"noch|diese\w*|jetzt|erst|hier|heute|oben|unten|diesmal|gleich|bis|weil|wenn|mehr",
    over=rf"(?:statt|anstatt|anstelle von) {NAME}|(?:nicht mehr|nicht|kein(?:e|en)?(?: mehr)?|nie mehr|nie) {NAME}{ENDS}|von {NAME} (?:auf|zu) {WORD} (?:umgestiegen|gewechselt|umgestellt|migriert)|von {NAME} weg|(?:haben|hab) {NAME} (?:durch|mit) .{{1,40}} ersetzt|{NAME} (?:ist|wurde) (?:raus|weg|abgeschafft|ersetzt|gestrichen)",
    may=r"(?:(?:ok(?:ay)?|und|ab (?:jetzt|sofort)),? )*(?:du )?(?:darfst|kannst)(?: du)?(?: jetzt| ab (?:jetzt|sofort))?",
    idle="wieder jetzt selbst direkt ab sofort auch ok okay du darfst kannst in den dem der die das auf mit zu ruhig gerne anfassen ändern bearbeiten",
    leads=("und", "bitte"),
    purpose="um",
    passes="bis|weil|früher",
    this="das|es",
    denied=r"nie|niemals|kein\w*|nicht|hör auf",
)
