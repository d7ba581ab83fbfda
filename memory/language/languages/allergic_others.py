"""How somebody else's allergy is told of within a request: "a snack for Leo, he is allergic to peanuts?"."""

# ruff: noqa: E501 - a pattern is one line: a table is read by line

from typing import NamedTuple

from memory.language.languages.english.dangers import TABLE as ENGLISH
from memory.language.languages.french.dangers import TABLE as FRENCH
from memory.language.languages.german.dangers import TABLE as GERMAN
from memory.language.languages.italian.dangers import TABLE as ITALIAN
from memory.language.languages.portuguese.dangers import TABLE as PORTUGUESE
from memory.language.languages.spanish.dangers import TABLE as SPANISH


class AllergicOther(NamedTuple):
    """The words of a language."""

    unless: str
    """In front of what is only supposed or asked: "if", "does that mean"."""
    one: str
    """In front of a name or a relative: "for", "my"."""
    nobody: str
    """What stands there and is nobody whom the user knows: "someone", "a guest"."""
    he: str
    """He or she, with the verb."""
    who: str
    """The same behind whom it is said of."""
    allergic: str
    """How one is that, up to what to."""
    allergens: str


_NAME = r"(?P<name>[^\W\d_][\w-]*)(?: [^\W\d_][\w-]*){0,2}?"
"""Of one word, with what stands behind a relative: "my son Leo"."""


def told(words: AllergicOther) -> tuple[str, ...]:
    """Patterns: of him or her, whoever that is, and of somebody who is named or the user's."""
    thing = rf"(?:[\w'-]+[ ']){{0,3}}?(?:{words.allergens})(?!\w)"
    return (
        rf"^(?!.*(?<!\w)(?:{words.unless})(?!\w)).*(?<!\w)(?:{words.he}) {words.allergic}{thing}",
        rf"^(?!.*(?<!\w)(?:{words.unless})(?!\w)).*(?<!\w)(?:{words.one})(?:(?<=')| )(?!(?:{words.nobody})(?!\w)){_NAME},? (?:{words.who}) {words.allergic}{thing}",
    )


def _with(words: AllergicOther, allergens: str, medicines: str) -> AllergicOther:
    return words._replace(allergens=rf"{allergens}|{medicines}")


WORDS = (
    _with(
        AllergicOther(
            unless="if|whether|suppose|imagine|mean|means|think|thinks|story|character|pretend|how do I know",
            one="for|my|our|feed|of|with",
            nobody=r"an?|the|some\w*|any\w*|every\w*|people|who\w*|guests?|friends?|kids|children|those|one|this|that|no",
            he=r"(?:he|she)(?: is|'?s)",
            who=r"(?:who|that)(?: is|'?s)",
            allergic=r"(?:\w+ ){0,2}?allergic to ",
            allergens="",
        ),
        ENGLISH.allergens,
        ENGLISH.medicines,
    ),
    _with(
        AllergicOther(
            unless="wenn er|wenn sie|falls|ob|angenommen|heißt das|bedeutet|geschichte|figur|märchen|woran|meinst du",
            one="für|fürs|mein|meine|meinen|meiner|meinem|unser|unsere|unseren|mit|von",
            nobody=r"ein\w*|d(?:er|ie|as|en|em)|jemand\w*|niemand\w*|leute|alle|menschen|gäste|kinder|wen|wer|solche",
            he=r"(?:er|sie|(?:der|die)) ist|(?:weil|da|dass) (?:er|sie)",
            who=r"(?:der|die|das)(?: ist)?",
            allergic=r"(?=[^,.;?]*allergisch)(?:\w+ ){0,2}?(?:allergisch )?(?:gegen|auf) ",
            allergens="",
        ),
        GERMAN.allergens,
        GERMAN.medicines,
    ),
    _with(
        AllergicOther(
            unless="si|acaso|imagina|supongamos|cuento|historia|personaje|cómo sé|significa|crees",
            one="para|de|mi|con|a",
            nobody=r"una?|unos|unas|el|la|los|las|algui?en|nadie|gente|personas?|quien\w*|aquel\w*|todos|cualquier\w*",
            he=r"(?:él|ella|porque) es|sabiendo que es|ya que es",
            who=r"(?:que|quien) es",
            allergic=r"(?:\w+ ){0,2}?al[ée]rgic[oa] (?:a |al )",
            allergens="",
        ),
        SPANISH.allergens,
        SPANISH.medicines,
    ),
    _with(
        AllergicOther(
            unless="si|imagine|imagines|supposons|histoire|conte|personnage|comment savoir|signifie|veut dire|penses",
            one="pour|pr|avec|de|mon|ma|notre|d'",
            nobody=r"une?|des|les?|la|quelqu'un|personne|gens|ceux|celles?|celui|qui|tout\w*|enfants",
            he=r"(?:il|elle) est",
            who=r"qui est",
            allergic=r"(?:\w+ ){0,2}?allergique (?:aux? |à la |à l'|à )",
            allergens="",
        ),
        FRENCH.allergens,
        FRENCH.medicines,
    ),
    _with(
        AllergicOther(
            unless="se|immagina|supponiamo|favola|storia|racconto|personaggio|come capisco|significa|vuol dire|pensi",
            one="per|con|di|mi[oa]|nostr[oa]|a",
            nobody=r"un[ao]?|il|la|lo|i|gli|le|qualcuno|nessuno|gente|persone|chi|quell\w+|tutti|chiunque",
            he=r"(?:lui|lei) [èe]|(?:visto|dato|sapendo|perché|considerando) (?:che )?(?:lui |lei )?[èe]",
            who=r"che [èe]",
            allergic=r"(?:\w+ ){0,2}?allergic[oa] (?:alle |alla |agli |ai |allo |al |all'|a )",
            allergens="",
        ),
        ITALIAN.allergens,
        ITALIAN.medicines,
    ),
    _with(
        AllergicOther(
            unless="se|imagina|imagine|suponha|conto|história|personagem|como saber|significa|quer dizer|acha que",
            one="para|pra|pro|pr|de|d[oa]|com|meu|minha|nosso|nossa",
            nobody=r"uma?|uns|umas|os?|as?|algu[ée]m|ningu[ée]m|gente|pessoas?|quem|aquel\w*|todos|qualquer",
            he=r"(?:ele|ela) (?:é|e)|(?:sabendo|visto|já|porque|dado) (?:que )?é",
            who=r"que (?:é|e)",
            allergic=r"(?:\w+ ){0,2}?al[ée]rgic[oa] (?:a |ao |à |aos |às )",
            allergens="",
        ),
        PORTUGUESE.allergens,
        PORTUGUESE.medicines,
    ),
)
"""Of the six languages."""

PATTERNS = tuple(pattern for words in WORDS for pattern in told(words))
