"""What a sentence claims of whom: a state that holds until another one does, or a reading that is one of many.

    "I live in Berlin"                     home of the user = Berlin
    "User's sister moved to Rome"          home of the sister = Rome
    "I take metformin 500 mg twice a day"  dose of metformin of the user = 500 mg
    "The meeting was moved to Thursday"    time of the meeting = Thursday, and says that it changed
    "My A1C was 6.8"                       a reading

A pattern has to cover a whole clause: what says more ("I live in Berlin with Anna"), or less certainly ("I might move
to Munich"), claims nothing here. English, German, Spanish and French.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import NamedTuple

import msgspec

from memory.language.wording import USER, Wording, alike, opened, wording
from memory.text.expressions import Expressions
from memory.text.reading import once
from memory.text.regex import regex


class Claim(msgspec.Struct, frozen=True):
    """One state: whose, which, and its value."""

    slot: tuple[str, ...]
    """Which state, whose, and of what: ("dose", "@user", "metformin")."""
    value: str
    rest: str = ""
    """When, and with what: two doses of one drug may stand side by side, one for the morning, one for the night."""
    only_if_changed: bool = False
    """Two of them stand side by side unless the later one says that it replaces the other."""
    changed: bool = False
    """The clause says that something changed ("now", "moved to")."""


class Claimed(NamedTuple):
    """What a text claims, read once for all that it is compared with."""

    states: tuple[Claim, ...]
    """Clause by clause."""
    sole: Claim | None
    """The state that it claims if it claims nothing else: only such a text can be replaced without a loss."""
    given_up: frozenset[tuple[str, ...]]
    """The words of what the user is said to have left for something else."""
    gone: frozenset[str]
    """Who or what is said to have died."""
    used: tuple[str, ...]
    """The words of what the user uses, if the text tells of nothing but that."""
    kept: frozenset[str]
    """What the user has, and its name, if the text tells of nothing but that."""


_BETWEEN = "\x1f"
"""Joins a slot to a word: no analyzer leaves it in one."""

_CHANGED = (
    r"now|just|recently|today|these days|meanwhile|jetzt|inzwischen|mittlerweile|nun|ahora|recientemente|maintenant"
    r"|désormais|récemment"
)
_IDLE = (
    r"currently|still|actually|finally|already|really|also just|presently|nowadays|by now|derzeit|zurzeit|momentan"
    r"|actualmente|actuellement"
)
_CHANGED_WORD = regex(rf"(?i)(?<![^\W_])(?:{_CHANGED})(?![^\W_])")
_ADVERB = regex(rf"(?i)(?<![^\W_])(?:{_CHANGED}|{_IDLE})(?![^\W_]),?")
_CLAUSE_END = regex(
    r"(?:[.;!?…]+(?:\s+|$)|,\s+(?![A-Z])"
    r"|,?\s(?:and|but|because|since|so|when|while|und|aber|weil|da|y|pero|porque|et|mais|parce que|car)\s)"
)
_ABBREVIATION = regex(r"\b(Dr|Mr|Mrs|Ms|Prof|St|Sra?|Mme|M|Inc|Ltd|Co|Corp)\.")

_WHO = r"(?P<who>[\w'.-]+(?: [\w'.-]+){0,4}?)"
_NAME = (
    r"(?-i:(?P<value>[A-ZÀ-Þ][\w'’&.-]*"
    r"(?: (?:(?:de|del|la|le|of|am|an der|upon|and|&|du|von) )?[A-ZÀ-Þ0-9][\w'’&.-]*){0,4}))"
)
_PLACE = rf"{_NAME}(?:, [A-Z][\w .]+)?"
_OF_WHOM = r"(?P<who>my|our|(?:my |our |the )?[\w-]+(?: [\w-]+)?'s)"
_AMOUNT = r"(?P<value>\d[\d.,]* ?(?:mg|mcg|µg|ug|g|ml|units?|iu|ie|tablets?|pills?|drops|tropfen|gotas|gouttes))"
_RATHER = r"(?:a|an|the)?"


def _pattern(text: str) -> re.Pattern[str]:
    return regex(rf"(?i){text}")


_STATES = Expressions(
    (text, slot)
    for slot, texts in {
        "home": (
            rf"{_WHO} (?:lives?|resides?|(?:am|is|are) (?:living|based)) in {_PLACE}",
            rf"{_WHO} (?:(?:have|has) )?(?:moved|relocated)(?: from [\w ,]+?)? to {_PLACE}",
            rf"{_OF_WHOM} (?:home|house|flat|apartment) is in {_PLACE}",
            rf"{_WHO} (?:wohn|leb)(?:e|t|en) in {_PLACE}",
            rf"{_WHO} (?:bin|ist|sind) nach {_PLACE} (?:um)?gezogen",
            rf"(?:(?P<who>yo|[\w ]{{1,40}}) )?(?:vivo|vive|viven) en {_PLACE}",
            rf"(?P<who>)me (?:mudé|he mudado|trasladé) a {_PLACE}",
            rf"{_WHO} (?:habite|vis|vit) à {_PLACE}",
            rf"{_WHO} (?:ai|a) (?:déménagé|emménagé) à {_PLACE}",
        ),
        "employer": (
            (
                rf"{_WHO} (?:works?|(?:am|is|are) (?:working|employed)) (?:at|for|by|with)"
                rf" (?:{_NAME}|(?P<other>the [\w -]{{3,40}}))(?: as (?:an? )?[\w -]{{3,40}})?"
            ),
            rf"{_WHO} started (?:a new job |working )?at {_NAME}",
            rf"{_WHO} arbeite[tn]? (?:bei|für) {_NAME}",
            rf"(?P<who>)(?:yo )?trabajo para {_NAME}",
            rf"{_WHO} travaill(?:e|es|ent) (?:chez|pour) {_NAME}",
        ),
        "occupation": (
            rf"{_WHO} (?:works?|(?:am|is|are) (?:working|employed)) as (?:an? )?(?P<value>[\w-]+(?: [\w-]+)?)",
            rf"{_OF_WHOM} (?:job|occupation|profession) is (?:an? )?(?P<value>[\w-]+(?: [\w-]+)?)",
            rf"{_WHO} arbeite[tn]? als (?P<value>\w+)",
            rf"{_WHO} (?:bin|ist) als (?P<value>\w+) tätig",
            r"(?P<who>)(?:yo )?trabajo (?:como|de) (?P<value>\w+)",
            rf"{_WHO} travaille comme (?P<value>\w+)",
        ),
        "name": (
            rf"(?P<who>my) (?P<of>last |first |full |middle )?name is {_NAME}",
            rf"(?P<who>i) (?:am (?:called|named)|changed my name to) {_NAME}",
            rf"(?P<who>ich) heiße {_NAME}|(?P<whose>mein) name ist {_NAME.replace('value', 'value2')}",
            rf"(?P<who>)(?:me llamo|mi nombre es) {_NAME}",
            rf"(?P<who>je) appelle {_NAME}|(?P<whose>mon) nom est {_NAME.replace('value', 'value2')}",
        ),
        "contact": (
            (
                rf"{_OF_WHOM} (?:new )?(?P<of>(?:\w+ )?(?:phone|mobile|cell|telephone)(?: number)?)"
                r" is (?P<value>[\d +()/.-]{6,24})"
            ),
            rf"{_OF_WHOM} (?:new )?(?P<of>(?:\w+ )?e-?mail(?: address)?) is (?P<value>[^\s@]+@[^\s@]+)",
            rf"{_OF_WHOM} (?:new )?(?P<of>(?:\w+ )?address) is (?P<value>[^@]{{5,100}})",
        ),
        "age": (
            rf"{_WHO} (?:am|is|are|turned) (?P<value>\d{{1,3}}|[a-z]{{3,6}}(?:-[a-z]{{3,5}})?)(?: years? old)?",
            rf"{_WHO} (?:bin|ist|wurde) (?P<value>\d{{1,3}})(?: jahre alt)?",
            r"(?P<who>)(?:yo )?tengo (?P<value>\d{1,3}) años",
            r"(?P<who>je) ai (?P<value>\d{1,3}) ans",
        ),
        "status": (
            (
                rf"{_WHO} (?:am|is|are|got|bin|ist|suis|est) (?P<value>single|engaged|married|divorced|widowed"
                r"|separated|ledig|verlobt|verheiratet|geschieden|verwitwet|célibataire|fiancée?|mariée?|divorcée?)"
            ),
            r"(?P<who>)(?:yo )?(?:soy|estoy) (?P<value>solter[oa]|comprometid[oa]|casad[oa]|divorciad[oa]|viud[oa])",
        ),
        "diet": (
            (
                rf"{_WHO} (?:am|is|are|became|become|turned|went) (?:an? )?(?:strict )?"
                r"(?P<value>vegetarian|vegan|pescatarian|omnivore)"
            ),
            rf"{_WHO} (?:started eating|eats?) (?P<value>meat) again",
            rf"{_WHO} (?:bin|ist) (?P<value>vegetarier|veganer|vegetarisch|vegan)(?:in)?",
            r"(?P<who>)(?:yo )?soy (?P<value>vegetarian[oa]|vegan[oa])",
            rf"{_WHO} (?:suis|est) (?P<value>végétarien(?:ne)?|végan[e]?|vegan[e]?)",
        ),
        "regimen": (
            rf"{_WHO} (?:am|is|are|went) on (?:an? |the )?(?P<value>[\w-]+) diet",
            rf"{_WHO} switched to (?:an? |the )?(?P<value>[\w-]+) diet",
        ),
        "favourite": (
            rf"{_OF_WHOM} (?:new )?favou?rite (?P<of>[\w ]{{2,30}}?) is (?P<value>.{{2,60}})",
            r"(?P<who>meine?) lieblings(?P<of>\w+) ist (?P<value>.{2,60})",
            r"(?P<who>mi) (?P<of>\w+) (?:favorit|preferid)[oa] es (?P<value>.{2,60})",
            r"(?P<who>mon|ma) (?P<of>\w+) préférée? est (?P<value>.{2,60})",
        ),
        "preference": (
            rf"{_WHO} prefers? (?P<value>[\w-]+) (?P<of>[\w-]+)",
            rf"{_WHO} prefers? (?P<value>[\w -]+?) (?:over|to|rather than) (?P<than>[\w -]+)",
        ),
        "role": (
            (
                r"(?P<who>my|our) (?:new )?(?P<of>boss|manager|supervisor|therapist|dentist|landlord|landlady|gp"
                rf"|wife|husband|girlfriend|boyfriend|fiancée?) is {_NAME}"
            ),
            (
                r"(?P<who>meine?) (?:neuer? )?"
                r"(?P<of>chef(?:in)?|vermieter(?:in)?|zahnarzt|therapeut(?:in)?|frau|mann)"
                rf" (?:ist|heißt) {_NAME}"
            ),
        ),
        "dose": (
            rf"{_WHO} (?:takes?|(?:am|is|are) (?:taking|on)) (?P<of>[a-z-]{{4,}}) {_AMOUNT}(?P<rest> .+)?",
            rf"{_WHO} (?:takes?|(?:am|is|are) (?:taking|on)) {_AMOUNT} (?:of )?(?P<of>[a-z-]{{4,}})(?P<rest> .+)?",
            rf"(?P<who>my) doctor (?:put|started|switched) me on {_AMOUNT} (?:of )?(?P<of>[a-z-]{{4,}})(?P<rest> .+)?",
            (
                rf"{_OF_WHOM} (?P<of>[a-z-]{{4,}})(?: dos(?:e|age))? (?:was|is|has been|got)"
                rf" (?:increased|raised|reduced|lowered|decreased|changed) to {_AMOUNT}(?P<rest> .+)?"
            ),
            rf"{_WHO} (?:nehme|nimmt) {_AMOUNT} (?P<of>[a-zäöü-]{{4,}})(?P<rest> .+)?",
            rf"(?P<who>)(?:yo )?tomo {_AMOUNT} de (?P<of>\w{{4,}})(?P<rest> .+)?",
            rf"{_WHO} (?:prends|prend) {_AMOUNT} de (?P<of>\w{{4,}})(?P<rest> .+)?",
        ),
    }.items()
    for text in texts
)

_NOW_AT = _pattern(rf"{_WHO} (?:am|is|are) (?:at|with) {_NAME}")
_TRABAJO_EN = _pattern(rf"(?P<who>)(?:yo )?trabajo en {_NAME}")
"""Where somebody is, or where a job is, names an employer only if it says that it changed."""

_PLANNED = _pattern(r"(?P<of>.{3,60}?) (?:is|starts|leaves|departs|takes place) (?:on |at )?(?P<value>.{2,40})")
_MOVED = _pattern(
    r"(?P<of>.{3,60}?) (?:was|is|has been|got) (?:moved|rescheduled|postponed|delayed|pushed|brought forward)"
    r"(?: back)? to (?P<value>.{2,40})"
)
_WHEN = regex(
    r"(?i)\d|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day|\b(?:tomorrow|noon|midnight|jan|feb|mar|apr|may|jun|jul|aug"
    r"|sep|oct|nov|dec)"
)

_SWITCHED = _pattern(
    r"(?P<who>[\w']+) (?:have |has )?(?:switched|changed) from (?P<old>[\w .+#-]+?) to (?P<new>[\w .+#-]+)"
)
_USING = frozenset(("use", "have", "drive", "play", "drink", "read", "write"))

_DIED = _pattern(r"(?P<who>[\w' -]{2,60}?) (?:has |have )?(?:died(?! laughing)|passed away)(?: .{1,40})?")
_KEPT = _pattern(r"(?P<who>i|we) have (?:an? )?(?P<what>[\w ]{2,30}?)(?: (?:named|called) (?P<name>\w+))?")

_READING = regex(
    r"(?i)(?<![^\W\d_])(?:h?b?a1c|blood (?:pressure|sugar)|bp|(?:body )?weigh(?:t|s|ed)?|bmi|cholesterol|ldl|hdl"
    r"|triglycerides?|glucose|heart rate|pulse|temperature|fever|mileage|odometer|miles on|kilometers on|km on|steps"
    r"|tsh|ferritin|h[a]?emoglobin|vo2 ?max|creatinine|oxygen|spo2|(?:account|bank) balance"
    r"|(?:\d+ ?k|mile|marathon) time|test score|score|personal best|gewicht|wiege|wiegt|wog|blutdruck"
    r"|blutzucker|puls|cholesterin|peso(?= \d)|pesa(?= \d)"
    r"|tensión|presión arterial|glucosa|colesterol|poids|pèse|tension|glycémie|cholestérol|pouls)(?![^\W\d_])"
)
_TARGET = regex(r"(?i)\b(?:goals?|targets?|aim|want|plan|ziel|objetivo|meta|objectif)\b")

_COUNTRIES = regex(
    r"(?i)(?:the )?(?:germany|france|spain|italy|england|scotland|wales|ireland|austria|switzerland|poland|portugal"
    r"|netherlands|belgium|denmark|sweden|norway|finland|greece|turkey|russia|ukraine|usa?|u\.s\.a?\.?|united states"
    r"|america|canada|mexico|brazil|argentina|chile|colombia|peru|china|japan|korea|south korea|india|pakistan"
    r"|indonesia|thailand|vietnam|philippines|australia|new zealand|egypt|nigeria|kenya|south africa|morocco"
    r"|israel|iran|iraq|uk|united kingdom|britain|great britain|europe|asia|africa"
    r"|california|texas|florida|bavaria|catalonia|ontario|quebec|deutschland|frankreich|spanien|italien|österreich|schweiz|polen|england|bayern|hessen|sachsen"
    r"|alemania|francia"
    r"|españa|italia|méxico|brasil|estados unidos|cataluña|andalucía|allemagne|espagne|italie|suisse|belgique|bretagne"
    r"|provence|normandie|japan|japón|japon|chine|inde)"
)
"""Countries and regions that people commonly name: who lives in Germany may well live in Berlin."""


def is_country(place: str) -> bool:
    """Whether people commonly know it as a country or a region, so that a town may be in it."""
    return _COUNTRIES.fullmatch(place) is not None


def claimed(text: str, words: Wording) -> Claimed:
    """What a text of these words claims."""
    clauses = _clauses(text)
    states = _claims_by_clause(text)
    switched = [found for clause in clauses if (found := _SWITCHED.fullmatch(clause)) and whose(found["who"]) == USER]
    died = [found["who"] for clause in clauses if (found := _DIED.fullmatch(clause))]
    used, kept = _held(text, words)
    return Claimed(
        states=claims(text),
        sole=next(iter(states[0]), None) if len(clauses) == 1 else None,
        given_up=frozenset(left for found in switched if (left := wording(found["old"]).words)),
        gone=frozenset(who.casefold().removeprefix("my ").removeprefix("our ") for who in died),
        used=used,
        kept=kept,
    )


def claims(text: str) -> tuple[Claim, ...]:
    """The states that a text claims, clause by clause."""
    return tuple(chain.from_iterable(_claims_by_clause(text)))


def facets(text: str) -> tuple[str, ...]:
    """The slots whose states a text claims, each a word that no text has.

    By these it is compared with what claims them, too, however much else is nearer (docs/rules.md, Comparison).
    """
    return tuple(dict.fromkeys(_BETWEEN.join(claim.slot) for claim in claims(text)))


def is_reading(text: str) -> bool:
    """Whether a text gives a reading: one of many of the same thing, appended and never replaced."""
    return any(character.isdigit() for character in text) and bool(_READING.search(text)) and not _TARGET.search(text)


def replaces(new: Claim, old: Claim) -> bool:
    """Whether the new state takes the place of the old one; they are of one slot and differ."""
    if new.slot != old.slot or _same(new.value, old.value) or (new.rest and old.rest and new.rest != old.rest):
        return False
    if new.only_if_changed and not new.changed:
        return False
    places = new.slot[0] == "home"
    return not places or is_country(new.value) == is_country(old.value)


def same_value(one: Claim, other: Claim) -> bool:
    """Whether two claims are of one slot and give it one value."""
    return one.slot == other.slot and one.rest == other.rest and _same(one.value, other.value)


def _same(one: str, other: str) -> bool:
    mine, theirs = one.split(), other.split()
    if len(mine) == len(theirs):
        return all(map(alike, mine, theirs))
    return _abbreviates(mine, theirs) or _abbreviates(theirs, mine)


def _abbreviates(short: Sequence[str], long: Sequence[str]) -> bool:
    """NYC, New York City."""
    return len(short) == 1 and len(long) > 1 and short[0].replace(".", "") == "".join(word[0] for word in long)


def leaves_behind(new: Claimed, old: Claimed) -> bool:
    """Whether `new` says that something was given up, or is gone, and `old` tells of nothing but that."""
    return old.used in new.given_up or not old.kept.isdisjoint(new.gone)


def whose(who: str) -> str:
    """Whose state it is: `@user`, or whom the text names."""
    plain = who.casefold().removesuffix("'s").strip()
    plain = re.sub(r"^(?:the user|user)(?:'s)? ?|^(?:my|our|the|meine?r?|unsere?|mi|mon|ma)(?: |$)", "", plain)
    return USER if plain in {"", "i", "we", "ich", "wir", "yo", "je", "nous"} else plain


def _held(text: str, words: Wording) -> tuple[tuple[str, ...], frozenset[str]]:
    """What the user uses (its words), and what they have and what its name is, if a text tells of nothing but that."""
    if words.joined or words.negations:
        return (), frozenset()
    begins = words.words[:2]
    used = words.words[2:] if len(begins) == 2 and begins[0] == USER and begins[1] in _USING else ()  # noqa: PLR2004 - who, and does
    kept = _KEPT.fullmatch(_prepared(text)[0])
    names = (kept["what"], kept["name"] or "") if kept else ()
    return used, frozenset(name.casefold() for name in names if name)


@once
def _clauses(text: str) -> tuple[str, ...]:
    plain = _ABBREVIATION.sub(r"\1", opened(text))
    plain = re.sub(r"(?i)\b(?:the )?user's\b", "my", plain)
    plain = re.sub(r"(?i)\b(?:the )?user\b", "I", plain)
    plain = re.sub(r"\s*:\s+", " is ", plain)
    return tuple(filter(None, (part.strip(" ,") for part in _CLAUSE_END.split(plain))))


@once
def _claims_by_clause(text: str) -> tuple[tuple[Claim, ...], ...]:
    return tuple(tuple(_claims_of(clause)) for clause in _clauses(text))


def _prepared(clause: str) -> tuple[str, bool]:
    """The clause without its adverbs, and whether they say that something changed."""
    plain = " ".join(_ADVERB.sub(" ", clause).split()).strip(" .,!?")
    return plain, bool(_CHANGED_WORD.search(clause))


def _claims_of(clause: str) -> Iterator[Claim]:
    plain, changed = _prepared(clause)
    for pattern, slot in _STATES.possible(plain):
        if claim := _state(slot, pattern.fullmatch(plain)):
            yield claim
    for pattern in (_NOW_AT, _TRABAJO_EN):
        if found := pattern.fullmatch(plain):
            slot = ("employer", whose(found["who"]), "")
            yield Claim(slot, found["value"].casefold(), only_if_changed=True, changed=changed)
    moved = _MOVED.fullmatch(plain)
    planned = moved or _PLANNED.fullmatch(plain)
    if planned and _WHEN.search(planned["value"]):
        slot = ("time", whose(planned["of"]), "")
        yield Claim(slot, planned["value"].casefold(), only_if_changed=True, changed=bool(moved))


def _state(slot: str, found: re.Match[str] | None) -> Claim | None:
    if found is None:
        return None
    part = {name: text or "" for name, text in found.groupdict().items()}
    value = (part["value"] or part.get("value2", "") or part.get("other", "")).casefold()
    of = part.get("of", "").casefold().strip()
    if than := part.get("than", "").casefold():
        of = " / ".join(sorted((value, than)))
    if slot == "age":
        value = "".join(wording(f"age {value}").words[1:])
        if not value.isdigit():
            return None
    rest = " ".join(wording(part.get("rest", "")).words)
    return Claim((slot, whose(part.get("who", "")), of), value, rest)
