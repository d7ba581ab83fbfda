"""How what is to be forgotten is compared with what is remembered: word by word, and of whom it is told."""

# ruff: noqa: E501 - a pattern is one line, or two where it has two parts: a table is read by line

from collections.abc import Sequence

from memory.ingestion.decide_by_model import subject
from memory.language.languages import ORDERS
from memory.language.sensitivity import folded
from memory.language.wording import USER, Wording, alike, wording
from memory.text.regex import regex

ROOT = 6
"""Words that begin with so many letters alike are of one root: "therapy" and "therapist", not "general" and "genuine"."""

PART = 4
"""Letters of a word of which another one is made: "Nuss"."""

ENDING = 5
"""A word may end in so many letters that another of its root has not: "epilepsy" and "epileptic"."""

SHORT_ROOT = 5
ROOT_SHARE = 0.7
"""Fewer are enough where they are most of the shorter word: "séparée" and "séparation", not "internet" and "interview"."""


def is_of(part: str, words: Sequence[str]) -> bool:
    """Whether a part is about the user, or about somebody whom the words name."""
    whom = whom_of(part)
    return whom == USER or any(alike(name, word) for name in whom.split() for word in words)


def whom_of(text: str) -> str:
    """Of whom a text speaks: `@user`, a person or animal of hers, or a name."""
    being = _BEING.match(text)
    whom = being["being"].casefold() if being else subject(text)
    is_hers = (
        wording(whom).words == (USER,) or whom in _NO_NAMES or _DOES.fullmatch(whom) is not None
    )  # "Je dois …" and "Mon poids est …" begin with no name
    return USER if is_hers else whom


def denials_in(text: str, told: Wording) -> int:
    """How often a text says no."""
    return max(told.negations, len(_NO.findall(text)))


def words_of(topic: str) -> tuple[str, ...]:
    """The words that a text about a topic has to have: whose it is is none of them ("mio figlio"), a name is ("Mia")."""
    told = (wording(_OWN.sub(" ", topic)).words, wording(topic).words)
    said = (tuple(word for word in words if word != USER and word not in _GENERAL) for words in told)
    return next(filter(None, said), ())


def has_all(words: Sequence[str], sought: Sequence[str]) -> bool:
    """Whether each of the words that are sought is there, whatever its ending."""
    return all(any(alike(word, other) for other in words) for word in sought)


def of_one_root(one: str, other: str) -> bool:
    """Whether two words are one, or begin with enough letters alike."""
    if alike(one, other):
        return True
    one, other = folded(one), folded(other)
    shared = _shared(one, other)
    return shared >= ROOT or (shared >= SHORT_ROOT and shared >= ROOT_SHARE * min(len(one), len(other)))


def is_made_of(word: str, words: Sequence[str]) -> bool:
    """Whether a word is put together of two of these: "Nussallergie" of "Nüsse" and "allergisch"."""
    plain = folded(word)
    for at, other in enumerate(map(folded, words)):
        shared = _shared(plain, other)
        if shared >= PART and shared >= ROOT_SHARE * len(other):
            rest = plain[shared:].removeprefix("s")
            if any(of_one_root(rest, each) for each in (*words[:at], *words[at + 1 :])):
                return True
    return False


def is_told_in(word: str, words: Sequence[str]) -> bool:
    """Whether all of a word is told: "embarazo" by "embarazada", "Erdnussbutter" not by "Erdnüsse"."""
    if is_made_of(word, words):
        return True
    plain = folded(word)
    return any(
        alike(word, other) or (of_one_root(word, other) and len(plain) - _shared(plain, folded(other)) <= ENDING)
        for other in words
    )


def _shared(one: str, other: str) -> int:
    """How many letters two words begin with alike."""
    return next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))


def are_alike(words: Sequence[str], sought: Sequence[str]) -> bool:
    """Whether these are the words, with or without those that may only say how much ("daily", "Italy" do not)."""
    plain = _plain(sought)
    return _covers(words, sought) or _covers(_plain(words), plain if len(plain) > 1 else sought)


def _covers(words: Sequence[str], sought: Sequence[str]) -> bool:
    return len(words) == len(sought) and has_all(words, sought) and has_all(sought, words)


def _plain(words: Sequence[str]) -> list[str]:
    """The words without those that only say how much."""
    return [word for word in words if not DEGREE.fullmatch(word)]


HAVE = r"have|has|had|got|own|owns|adopted|bought|habe|hat|hatte|haben|tengo|tenemos|tiene|ai|avons|ho|abbiamo|ha|tenho|temos|tem"
"""Alternatives: says that somebody has a thing."""

_NO_NAMES = frozenset({"mon", "mes", "notre", "nos", "meu", "meus", "minhas", "mis"})
"""Possessives that begin a sentence like a name: "Mia" is one."""

_DOES = regex("|".join(table.doing for table in ORDERS if not table.subject))
"""A verb that says who it is, and begins a sentence like a name: "Tengo diabetes"."""

_BEING = regex(
    r"(?i)(?:(?:(?:il|la|i|le|lo) )?(?:mi[oae]|miei|nostr[oaie])|(?:(?:o|a|os|as) )?(?:meus?|minhas?|noss[oa]s?)) (?P<being>moglie"
    r"|marito|partner|fidanzat[oa]|compagn[oa]|figli[oae]?|bambin[oaie]|madre|padre|mamma|papà|genitori|fratell[oi]|sorell[ae]|nonn[oaie]"
    r"|zi[oae]|cugin[oaie]|nipot[ei]|amic[oaie]|amich[ei]|capo|collegh?[aie]|vicin[oaie]|medico|dottore(?:ssa)?|dentista|can[ei]|gatt[oaie]|ex"
    r"|mulher|esposa|marido|namorad[oa]|filh[oa]s?|mãe|pai|pais|irmãos?|irmãs?|av[óô]s?|ti[oa]s?|prim[oa]s?|sobrinh[oa]s?|netos?|netas?|amig[oa]s?"
    r"|chefe|patrão|colegas?|vizinh[oa]s?|médic[oa]|dentista|terapeuta|cão|cachorr[oa]|gat[oa]s?)\b"
)
"""A person or an animal of the user's, in Italian and Portuguese: the others are `subject`'s."""

_NO = regex(r"(?i)\b(?:non|não|nem|tampouco)\b")
"""Denials of Italian and Portuguese, which `wording` does not read."""

POSSESSIVE = (
    r"(?:my|our|user's|meine?[nmrs]?|unsere?[nmrs]?|mi|mis|nuestr[oa]s?|mon|ma|mes|notre|nos"
    r"|(?:(?:il|la|i|le|lo) )?(?:mi[oae]|miei|nostr[oaie])|(?:(?:o|a|os|as) )?(?:meus?|minhas?|noss[oa]s?))"
)
"""Whose something is: the user's."""

_OWN = regex(rf"\b{POSSESSIVE}\b")
"""In small letters: "Mia" is a name."""

MINE = regex(rf"(?i)^{POSSESSIVE} (?:home |current )?")
"""Begins a topic of the user's own."""

DEGREE = regex(
    r"\w+(?:ly|lich|mente|ment)|stark|schwer|hoch|super|quite|bit|ever|got|used|total|muy|sehr|très|auch|also"
)
"""A word that may only say how much."""

_GENERAL = frozenset(
    """
    what where who whom when how which whose that this the fact facts memory memories information all
    was wer wie wann welche alt que qué dónde donde cómo cuándo quién où comment quand qui quel
    che chi dove come quando quanto cosa quem onde como qual
    der die das den dem des el los las le les il lo gli os as
    """.split()  # noqa: SIM905 - reads better
)
"""Words of a topic that no memory of it needs to have."""

WORD = regex(r"[^\W_]+(?:-[^\W_]+)*")
"""A word as it is written."""
