"""Things of which somebody has several of one kind at a time, and how it is said which one is meant: "my French exam"."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from collections.abc import Mapping
from typing import NamedTuple


class SeveralWords(NamedTuple):
    """All of a language, as parts of expressions that are matched without case."""

    kinds: Mapping[str, str]
    """What is called one thing, by a name that languages share."""
    between: str
    """Between that and what says which one, behind it: "with", "di"; with its space."""
    no_which: str
    """Words beside it that do not say which one: articles, "next", verbs."""
    in_front: bool = False
    """Whether what says which one stands in front of it, too: "history exam"."""


SEVERAL = (
    SeveralWords(
        kinds={
            "exam": r"exams?|tests?|mocks?|quiz(?:zes)?|finals?|orals?", "appointment": r"appointments?|appts?|check-?ups?", "lesson": r"lessons?|class(?:es)?|courses?|lectures?|seminars?|tutorials?",
            "project": r"projects?|assignments?|essays?|homework|coursework|presentations?", "meeting": r"meetings?|calls?|interviews?", "match": r"match(?:es)?|games?|training|practice", "trip": r"trips?|flights?",
        },
        between=r"(?:in|with|at|for|about|of|to|on) (?:the |my |our )?",
        no_which=r"the|an?|my|our|his|her|their|this|that|one|next|new|old|first|second|third|last|final|other|another|big|oral|written|mock|practice|resit|retake|actual|real|whole|same|upcoming|only|important|weekly|monthly|annual|regular|local|follow-up|short|long|and|or|but|so|then|is|was|are|were|be|been|have|has|had|got|get|got|take|took|taking|miss|missed|fail|failed|pass|passed|book|booked|made|make|moved|me|i|we|you|he|she|they|it|not|no|on|at|in|for|with|of|to|from|by|after|before|about|until|till|now|there|where|when|am|pm|noon|midnight|once|hour|hours|day|days|week|month|year",
        in_front=True,
    ),
    SeveralWords(
        kinds={
            "exam": r"\w*(?:prüfung|klausur|arbeit|test)(?:en|s)?", "appointment": r"\w*termine?s?", "lesson": r"\w*(?:stunde|kurs|unterricht|vorlesung|seminar)(?:n|e|s|es)?",
            "project": r"\w*(?:projekt|referat|hausarbeit|aufsatz|präsentation)(?:e|s|es|en)?", "meeting": r"\w*(?:treffen|meeting|besprechung|gespräch|sitzung)(?:s|en|e)?", "trip": r"\w*(?:reise|flug)(?:n|s|es)?",
        },
        between=r"(?:in|im|bei|beim|mit|für|über|nach|von|vom|zum|zur) (?:der |dem |den |die |das |meiner |meinem )?",
        no_which=r"der|die|das|den|dem|eine?[nmrs]?|meine?[nmrs]?|unsere?[nmrs]?|diese[rnms]?|nächste[rnms]?|neue[rnms]?|alte[rnms]?|erste[rnms]?|zweite[rnms]?|letzte[rnms]?|uhr|mündliche[rnms]?|schriftliche[rnms]?|probe|abschluss|zwischen|haupt|wieder",
    ),
    SeveralWords(
        kinds={
            "exam": r"examens?|contrôles?|épreuves?|partiels?|ds|tests?|interro(?:gation)?s?", "appointment": r"rendez-vous|rdv", "lesson": r"cours|leçons?|séances?",
            "project": r"projets?|exposés?|devoirs?|dissertations?|dissert", "meeting": r"réunions?|entretiens?", "match": r"match(?:s|es)?|entraînements?", "trip": r"voyages?|vols?",
        },
        between=r"(?:de |d'|du |des |en |chez |avec |sur |pour |au |à )(?:la |le |l'|les |mon |ma )?",
        no_which=r"la|le|les|l|une?|mon|ma|mes|notre|ce|cette|fin|fois|nouveau|demain|midi|heures?|rattrapage|blanc|oral|plus",
    ),
    SeveralWords(
        kinds={
            "exam": r"esam[ei]|verific(?:a|he)|interrogazion[ei]|test|compit[oi] in classe|prov[ae]", "appointment": r"appuntament[oi]|visit[ae]", "lesson": r"lezion[ei]|cors[oi]",
            "project": r"progett[oi]|tem[ai]|relazion[ei]|ricerc(?:a|he)|presentazion[ei]", "meeting": r"riunion[ei]|colloqui[oi]?", "match": r"partit[ae]|allenament[oi]", "trip": r"viagg(?:io|i)|vol[oi]",
        },
        between=r"(?:di |d'|del |della |dello |dell'|dei |delle |in |con |sul |sulla |sui |sulle |dal |dalla |per )(?:il |la |l'|i |le |mio |mia )?",
        no_which=r"il|la|lo|l|un|una|mi[oa]|nostr[oa]|quest[oa]|fine|oggi|domani|ore|recupero|classe|nuovo",
    ),
    SeveralWords(
        kinds={
            "exam": r"ex[áa]men(?:es)?|prueba|test|parcial(?:es)?|controles?", "appointment": r"citas?|turnos?", "lesson": r"clases?|lecci(?:ón|ones)|cursos?",
            "project": r"proyectos?|trabajos?|redacci(?:ón|ones)|presentaci(?:ón|ones)", "meeting": r"reuni(?:ón|ones)|entrevistas?", "match": r"partidos?|entrenamientos?", "trip": r"viajes?|vuelos?",
        },
        between=r"(?:de |del |en |con |sobre |para |al |a )(?:el |la |los |las |mi )?",
        no_which=r"el|la|los|las|una?|mi|mis|nuestr[oa]|est[ea]|nuevo|hoy|mañana|horas?|recuperación|final",
    ),
    SeveralWords(
        kinds={
            "exam": r"exames?|provas?|testes?", "appointment": r"consultas?|marcaç(?:ão|ões)", "lesson": r"aulas?|cursos?|liç(?:ão|ões)",
            "project": r"projetos?|projectos?|trabalhos?|redaç(?:ão|ões)|apresentaç(?:ão|ões)", "meeting": r"reuni(?:ão|ões)|entrevistas?", "match": r"jogos?|treinos?|partidas?", "trip": r"viage(?:m|ns)|voos?",
        },
        between=r"(?:de |do |da |dos |das |em |no |na |com |sobre |para |ao |à )(?:o |a |os |as |meu |minha )?",
        no_which=r"o|a|os|as|uma?|meu|minha|noss[oa]|est[ea]|novo|hoje|amanhã|dia|horas?|recuperação|final",
    ),
)  # fmt: skip
