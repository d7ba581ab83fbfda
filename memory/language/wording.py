"""What two texts say, word by word: whether they say the same in other words, and whether one takes the other back.

Cosine alone decides nothing (`comparison.py`), so the words do. A text becomes its content words in order: contractions
opened, glue left out, synonyms and spelled numbers made one, the user's first person and a model's third ("I live",
"User lives") made one. Negations are counted apart, and what says that something has ended is noted. Two texts say the
same if these words are the same, in the same order but for a phrase that moved ("every Sunday"), and their negations
cancel out alike. English, German, Spanish and French; other languages are compared word by word.
"""

import re
from collections.abc import Sequence

import msgspec

from memory.text.expressions import Replacements
from memory.text.reading import once
from memory.text.regex import regex

USER = "@user"
"""Stands for the user, whichever person the text speaks in."""


class Wording(msgspec.Struct, frozen=True):
    """What a text says: see the module's docstring."""

    words: tuple[str, ...]
    particles: int = 0
    """How many short prepositions of place or time: who teaches German need not teach in German."""
    breaks: frozenset[int] = frozenset()
    """The words before which a phrase begins ("… in June", "… every day"): a text may end there and make sense."""
    halves: tuple[frozenset[str], ...] = ()
    """What stands before and behind the copula of "X is Y"; empty if there is none, or several."""
    negations: int = 0
    ended: bool = False
    """Says that it was so and is no longer."""
    resumed: bool = False
    """Says that it is so again."""
    past: bool = False
    """Speaks of what happened once."""
    joined: bool = False
    """Says several things, joined by "and" and its kin."""


SHORTEST = 3
"""Letters: shorter words are glue in every language that has spaces, unless they are capitals ("vitamin C")."""

STEM = 3
"""Letters that two forms of a word must share."""
LONG_STEM = 5
"""The same where they differ by a bare "e" or "n": "klein" and "kleine", but not "plan" and "plane"."""

_TOKEN = regex(r"@?[^\W\d_]+(?:'[^\W\d_]+)?|\d+(?:[.,:/-]\d+)*")
_UNSPACED = regex(r"[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u2e80-\u9fff\uac00-\ud7af]")


def _whole(words: str) -> str:
    return rf"(?<![^\W_])(?:{words})(?![^\W_])"


_OPENED = Replacements(
    (
        ("[’ʼ`´]", "'"),
        (r"\(mentioned [^)]*\)", " "),
        (_whole(r"can't|can not"), "cannot"),
        (_whole(r"won't"), "will not"),
        (r"n't\b", " not"),
        (r"\b(i|you|we|they)'(?:m|re)\b", r"\1 am"),
        (r"\b(i|you|we|they)'ve\b", r"\1 have"),
        (r"\b(i|you|we|they|he|she)'ll\b", r"\1 will"),
        (r"\b(?:have|has) got\b(?! to)", "have"),
        (r"\b(?:have|has)(?= (?:just |recently |already )?(?:been|gone|become|started|\w{3,}ed)\b)", " "),
        (r"\bj'(?=\w)", "je "),
        (r"\b[lmtsdn]'(?=\w)", " "),
        (r"&", " and "),
    )
)
"""How contractions are written out."""

_PHRASES = Replacements(
    (spoken, f" {token} ")
    for spoken, token in (
        (_whole(r"no longer"), "@not @end"),
        (_whole(r"(?:any ?more|any longer)"), "@end"),
        (_whole(r"(?:quit|stopped|gave up|given up)(?= \w+ing\b)"), "@not @end"),
        (_whole(r"(?:stopped|quit|gave up|given up)"), "@not @end"),
        (_whole(r"cannot stand"), "@not like"),
        (_whole(r"(?:i|we|user) sold (?:my|our|the|their|his|her)"), "@user @not @end have"),
        (_whole(r"nicht mehr"), "@not @end"),
        (_whole(r"(keine?[nrms]?) (.{1,60}?) mehr"), r"\1 \2 @end"),
        (_whole(r"ich habe mit de[mr] (\w+) aufgehört"), r"ich @not @end \1"),
        (_whole(r"ich habe (?:meine?n?|unsere?n?) (.{1,40}?) verkauft"), r"ich @not @end habe \1"),
        (_whole(r"ya no"), "@not @end"),
        (_whole(r"(?:dejé|he dejado|dejamos) de"), "@not @end"),
        (_whole(r"vendí (?:mi|mis|el|la)"), "@not @end tengo"),
        (r"\b(?:ne )(\w+) plus\b", r"@not @end \1"),
        (r"\bje ai arrêté de\b", "je @not @end"),
        (r"\bje ai vendu (?:mon|ma|mes)\b", "je @not @end ai"),
        (_whole(r"(?:two|2) times"), "twice"),
        (_whole(r"(?:every|each|per|a|pro|al|par) (?:single )?(?:day|tag|día|jour)"), "daily"),
        (_whole(r"täglich|diariamente|quotidiennement"), "daily"),
        (
            _whole(
                r"(?:the |der |el |le )?(?:name|nombre|nom) (?:of|de|von)? ?((?:my|our|meine[rs]?|mi|mon|ma) [\w'-]+)"
            ),
            r"\1 name",
        ),
        (_whole(r"(?:is|am|are) (?:called|named)"), "name"),
        (_whole(r"(?:the )?user's|users(?= \w)"), "my"),
        (_whole(r"(?:the )?user|(?:der|die) nutzer(?:in)?|(?:el|la) usuari[oa]|l?'?utilisat(?:eur|rice)"), USER),
        (_whole(r"(?:is|am|are|was|were|been)"), "@is"),
        (_whole(r"(?:ist|bin|sind|war)"), "@is"),
        (_whole(r"(?:es|soy|est|suis)"), "@is"),
    )
)
"""Turns of phrase that become one token, before the text is cut into words."""

_PAST = regex(_whole(r"did|had|was|were|went|yesterday|ago|hatte|war|gestern|ayer|hier"), re.IGNORECASE)
_RESUMED = regex(_whole(r"again|wieder|de nuevo|otra vez|à nouveau|de nouveau"), re.IGNORECASE)
_JOINED = regex(_whole(r"and|or|und|oder|y|o|et|ou"), re.IGNORECASE)
_BREAK = frozenset(
    """
    a an in on at with for since from to of as by about every each daily twice once until during because name
    in im am an mit für seit von zu bei jeden jede jedes wegen en con para desde por cada de à dans avec pour depuis
    par chaque
    """.split()  # noqa: SIM905 - reads better
)
"""What a phrase begins with."""
_PARTICLES = frozenset(("in", "on", "at", "by", "up", "auf", "im", "en", "sur", "dans"))
_NEGATIONS = frozenset(
    """
    @not not no never none nothing nobody neither nor without cannot
    nicht kein keine keinen keinem keiner keines keins nie niemals ohne nunca jamás sin tampoco
    ne pas jamais sans aucun aucune
    """.split()  # noqa: SIM905 - reads better
)

_GLUE = frozenset(
    """
    the and for with that this had having being but its just very really also @end @is been
    still quite much some any now then there here about will would too actually currently recently usually generally
    absolutely definitely presently nowadays finally don't doing does did yes well
    der die das ein eine einen einem einer gar sehr auch noch jetzt gerade inzwischen mittlerweile und nun wirklich
    yo una uno unos unas los las del que muy también ahora actualmente mismo
    les des une est très aussi maintenant actuellement désormais
    again wieder nuevo nouveau
    """.split()  # noqa: SIM905 - reads better
)
"""Words that a paraphrase may add or leave out."""

_FIRST = frozenset(("i", "we", "me", "us", "ich", "wir", "mich", "mir", "uns", "je", "nous", "moi"))
_POSSESSIVE = frozenset(
    """
    my our mine ours mein meine meinen meinem meiner meines unser unsere mi mis nuestro nuestra mon ma mes notre nos
    """.split()  # noqa: SIM905 - reads better
)
_THIRD = frozenset(("they", "them", "their", "theirs", "themselves"))

_SAME = """
    live lives living reside resides residing dwell | wohne wohnt wohnen lebe lebt leben | habite vis habiter vivre
    have has own owns possess | like likes love loves loved enjoy enjoys adore adores liking
    hate hates dislike dislikes detest detests despise despises | work works working employed
    kid kids child children | mom mum mother mama mommy | dad father papa daddy | every each | favourite favorite
    colour color | grey gray | doctor physician | automobile car | cellphone smartphone phone mobile | start begin
    cat cats kitty | dog dogs | vegetarier vegetarierin vegetarisch | vegan vegans veganer veganerin
    buy bought purchased | large big | job occupation profession | reside | husband hubby | @user @user
    apartment flat | movie film | holiday vacation | use uses using | mg milligrams milligram | kg kilos kilograms
    go goes going gone | do doing | as como | allergic allergy allergies | birthday birthdate | eat eats eating
    wife spouse
"""
_COUNTS = (
    ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"),
    ("null", "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf"),
    ("cero", "", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez", "once", "doce"),
    ("zéro", "", "deux", "trois", "quatre", "cinq", "", "sept", "huit", "neuf", "dix", "onze", "douze"),
)
"""Numbers as words; "one" in other languages is the article, and French "six" is the English one."""


_CANON = {word: str(number) for words in _COUNTS for number, word in enumerate(words) if word} | {
    word: group.split()[0] for group in re.split(r"[|\n]", _SAME) for word in group.split()
}
_DISLIKE = "hate"
"""Is "not like", so that "I hate running" takes "I love running" back."""

_FRAMES = frozenset(
    """
    @user have name call called named allergic allergy intolerant intolerance live home house based job work profession
    year years old age speak language native favourite like fan big enjoy prefer prefers birthday born married wife
    husband diet type
    habe heiße heißt heisst namens beruf arbeite wohne jahre alt allergisch allergie spreche lieblings verheiratet
    tengo soy llamo llama nombre vivo trabajo años alérgico alérgica alergia hablo gusta encanta
    appelle nom habite travaille ans allergique allergie parle aime adore
    chiamo chiama nome abito vivo lavoro anni allergico allergica allergia parlo piace
    chamo chama moro vivo trabalho anos alérgico alérgica alergia falo gosto
    """.split()  # noqa: SIM905 - reads better
)
"""Words that say of what kind a statement is: its value is another word."""

_ENDINGS = frozenset(
    """
    s es e ed d ing y ies ied 's t n en er em ern st te o a os as ar ir an on ez ent ons are ere ire ando endo
    """.split()  # noqa: SIM905 - reads better
) | {""}
"""What forms of one word may differ by; each language's own, since a text is compared with one of its language."""
_WEAK = frozenset(("e", "n", "t", "d", "a", "o"))
"""Endings that also make another word: they count only behind a long stem, or against another ending."""


@once
def wording(text: str) -> Wording:
    """The content of a text: see the module's docstring."""
    plain = _PHRASES.done(opened(text))
    tokens: list[str] = _TOKEN.findall(plain)
    words, breaks = _content(tokens)
    parts = plain.split(" @is ")
    negations = sum(token.casefold() in _NEGATIONS for token in tokens)
    return Wording(
        words=tuple("like" if word == _DISLIKE else word for word in words),
        particles=sum(token.casefold() in _PARTICLES for token in tokens),
        breaks=breaks,
        halves=tuple(frozenset(_content(_TOKEN.findall(part))[0]) for part in parts) if len(parts) == 2 else (),  # noqa: PLR2004 - X is Y
        negations=negations + words.count(_DISLIKE),
        ended="@end" in tokens,
        resumed=bool(_RESUMED.search(plain)),
        past=bool(_PAST.search(text)),
        joined=bool(_JOINED.search(plain)),
    )


@once
def opened(text: str) -> str:
    """A text without its date suffix, its contractions written out."""
    return _OPENED.done(text)


def say_the_same(one: Wording, other: Wording) -> bool:
    """Whether two texts say the same in other words."""
    if one.negations % 2 != other.negations % 2:
        return False
    if one.particles != other.particles:
        return False
    if in_one_order(one.words, other.words):
        return True
    return bool(one.halves) and one.halves == tuple(reversed(other.halves))  # "X is Y", and "Y is X"


def adds_nothing(new: Wording, old: Wording) -> bool:
    """Whether `new` has no word of weight that `old` lacks, but for those that only say of what kind it is."""
    if new.negations % 2 != old.negations % 2 or new.ended != old.ended or new.joined:
        return False
    return all(word in _FRAMES or any(alike(word, other) for other in old.words) for word in new.words)


def takes_back(new: Wording, old: Wording) -> bool:
    """Whether `new` says that what `old` says is no longer so, or is so again."""
    if new.negations % 2 == old.negations % 2 or new.past != old.past:
        return False
    if in_one_order(new.words, old.words):
        # "I don't like jazz" takes "I like jazz" back; of what happened there may have been two.
        return new.ended or new.resumed or new.words[:1] == (USER,)
    if not new.ended or old.joined:
        return False
    # A phrase goes on behind the same words: who no longer likes coffee may well like coffee ice cream.
    length = len(new.words)
    return 1 < length < len(old.words) and length in old.breaks and _all_alike(old.words[:length], new.words)


def alike(one: str, other: str) -> bool:
    """Whether two words are forms of one: "hike" and "hiking", but neither "son" and "song" nor "Iran" and "Iraq"."""
    if one == other:
        return True
    if one[:STEM] != other[:STEM] or not one[:STEM].isalpha():
        return False
    most = next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return any(_are_endings(one[:at], one[at:], other[at:]) for at in range(most, STEM - 1, -1))


def in_one_order(one: Sequence[str], other: Sequence[str]) -> bool:
    """Whether the words are the same, in one order but for a phrase at the end that may stand in front."""
    if len(one) != len(other):
        return False
    if not one:
        return True
    return any(_all_alike(one, (*other[at:], *other[:at])) for at in range(len(other))) or (
        alike(one[0], other[0]) and any(_all_alike(one[1:], (*other[at:], *other[1:at])) for at in range(2, len(other)))
    )


def _content(tokens: Sequence[str]) -> tuple[list[str], frozenset[int]]:
    """The words of weight, and before which of them a phrase begins."""
    third = USER if USER in tokens else ""
    words: list[str] = []
    breaks: set[int] = set()
    for at, token in enumerate(tokens):
        word = token.casefold()
        if word in _BREAK or token[0].isdigit():
            breaks.add(len(words))
        if word in _FIRST:
            words.append(USER)
        elif word in _THIRD:
            words.append(third or word)
        elif word not in _POSSESSIVE and word not in _GLUE and word not in _NEGATIONS:
            known = _CANON.get(word, word)
            # Else it is glue: neither long enough, nor a number, of a script without spaces, or an initial.
            if len(known) >= SHORTEST or known[0].isdigit() or _UNSPACED.match(known) or (at > 0 and token.isupper()):
                words.append(known)
    return words, frozenset(breaks)


def _all_alike(one: Sequence[str], other: Sequence[str]) -> bool:
    return len(one) == len(other) and all(map(alike, one, other))


def _are_endings(stem: str, one: str, other: str) -> bool:
    if one[:1] == stem[-1]:  # "run", "running"
        one = one[1:] if one[1:] in {"ing", "ed"} else one
    if other[:1] == stem[-1]:
        other = other[1:] if other[1:] in {"ing", "ed"} else other
    if one not in _ENDINGS or other not in _ENDINGS:
        return False
    if "" in {one, other} and _WEAK & {one, other}:
        return len(stem) >= LONG_STEM
    return True
