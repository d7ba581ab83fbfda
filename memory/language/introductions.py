"""Introductions without a verb, as their user would say them in full: what says them then is read as ever.

    "Freelance translator here, …"            I am a freelance translator
    "Infirmier de nuit à Lille, je cherche …" je suis infirmier de nuit à Lille
    "As a single mum of three I never …"      I am a single mum of three
    "About me: 41, vegan, two kids."          I am 41, I am vegan, I have two kids
    "Rui, 34, nurse in Porto, two kids."      my name is Rui, I am 34, …

A noun alone says of nobody that he is one. So it is the user's where she stands beside it: in the clause that goes on
("…, je cherche"), in "here" and "about me". A line of a name, an age and more is a figure's, a customer's or an
applicant's as well: it is hers where it stands in front of what she says of herself, and of nobody else.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby, pairwise, takewhile
from typing import NamedTuple

from memory.language import phrases
from memory.language.ailments import OF_ALL, Ailment, Ailments
from memory.language.alternatives import any_of
from memory.language.introduction_table import IntroductionWords
from memory.language.languages import AILMENTS, INTRODUCTIONS, LANGUAGES
from memory.language.relatives import is_of_relative
from memory.language.saying_table import LanguageWords
from memory.language.terse import alone
from memory.language.values_of_people import many_of
from memory.text.expressions import Expressions
from memory.text.reading import once
from memory.text.regex import regex

LONGEST_PART = 60
"""Characters of a part: "senior backend developer at a small company"."""
FEW_SPACES = 6
"""With more of them it is no "vegetarian, by the way"."""
MOST_SPACES_ALONE, MOST_CHARS_ALONE = 12, 60
"""More has nobody in front who says only what she is. To look into all sentences takes reading a fifth longer."""
LONGEST_ASIDE = 20
LONGEST_DIET = 24
MOST_PARTS = 8
FEWEST_WORDS = 3
FEWEST_PARTS = 3
"""Of a line that has nobody who says "I"."""

_NO_ADJECTIVE = any_of(INTRODUCTIONS, "no_adjective")
"""In front of what somebody does, and says that it is not the user who does it."""
_ASIDES = "|".join(f"{each.words.asides}|{each.words.openers}" for each in LANGUAGES)
_ANDS = any_of(INTRODUCTIONS, "ands")
_OF_TYPE = rf"(?: \(?(?:{any_of(INTRODUCTIONS, 'of_type')})?(?:typ[eo]? )?[12]\)?)?"
_PART_END = regex(r"\s*(?:[,;|•·]|\s[-–—]\s)\s*")
_AND = regex(rf"\s+(?:{_ANDS}|&|\+)\s+")
_ARTICLE = regex(rf"(?i)^(?:{any_of(INTRODUCTIONS, 'articles')})\s+")
SPACE = regex(r",? ")
_NAME = regex(r"[A-ZÀ-Þ][\w'’-]+(?: [A-ZÀ-Þ][\w'’-]+)?$")
_NAMED = regex(r"(?<=\s)[A-ZÀ-Þ][a-zß-ÿ]+$")
_WORDS = regex(r"\w+")
_ASKS = regex(rf"(?i)\b(?:{any_of(INTRODUCTIONS, 'asks')})\s(?:[a-zé]{{2,3}} )?\w{{3,}}o\b")
"""Asks with a verb of the first person: "¿cómo organizo …?"."""


class _Trait(NamedTuple):
    """What one part of an introduction tells of somebody."""

    kind: str
    full: str
    """As it is said in full; empty for what the profile has no value of."""


Told = _Trait | Ailment


def _is_bare(found: Sequence[Told]) -> bool:
    """Whether these have no more than names of illnesses."""
    return all(isinstance(each, Ailment) and each.is_bare for each in found)


class _ToldSoFar(NamedTuple):
    """What was told in the pieces before one."""

    is_one: bool = False
    """She says what she is: what follows without a verb is hers as well."""
    speaks: bool = False
    """A clause of hers."""
    kind: str = ""
    """Of the last piece."""
    has_age: bool = False


_Read = tuple[tuple[str, ...] | None, _ToldSoFar]
"""What a piece says in full, None if it stands as it is, and what is told with it."""


class Introductions:
    """How they are told in one language."""

    def __init__(self, of: IntroductionWords, words: LanguageWords, ailments: Ailments) -> None:
        self._of = of
        self.ailments = ailments
        self.frequent = words.frequent
        self._medicine = Expressions([(rf"(?:{alone(words)})$", None)])
        people = (name for name, illness in words.condition_names.items() if name != illness.casefold())  # no "adhd"
        conditions = "|".join(sorted(map(re.escape, people), key=len, reverse=True))
        where = rf"(?: (?:{of.at})(?: |(?<=d)')(?:(?! (?:{_ANDS}) )[^,;:.!?]){{1,40}})?"
        many = many_of(of.numbers, of.children)
        somebody = rf"(?:{_NO_ADJECTIVE}|{words.relative})\b"
        somewhere = rf"(?:(?!{somebody})[\w'-]+ )?"
        ill = rf"(?:{words.conditions}){_OF_TYPE}"
        so_long = rf"(?: (?:{any_of(INTRODUCTIONS, 'since')}) .{{2,20}})?(?: \([^()]{{2,40}}\))?"
        so = rf"(?:strict |strikt |t[12] |typ[eo]? [12] )?(?:{words.diet_words}|{conditions}){_OF_TYPE}{so_long}"
        self._part = regex(
            rf"(?i)(?:(?P<age>[1-9]\d)(?:{of.years}|[ /]?[fmwFMWh])?"
            rf"|(?P<home>{somewhere}(?:{of.based}) (?P<place>(?-i:[A-ZÀ-Þ]).{{1,40}}))"
            rf"|(?P<has>{many})|(?P<state>{of.states}|{of.parents}|(?:{of.former}) .{{2,40}})"
            rf"|(?P<allergic>{of.allergic})"
            rf"|(?P<parent>(?:{of.parents}) {of.of}.{{2,40}})|(?P<so>{so})|(?P<ill>{ill})"
            rf"|(?P<job>(?:(?!(?:{_NO_ADJECTIVE})\b|\w+['’]s )[\w'’/-]+ ){{0,3}}?(?:{words.jobs}){of.behind}{where}))$"
        )
        self.another = regex(rf"(?i)(?<!\w)(?:{of.another})(?!\w)")
        self._announced = regex(rf"(?i)(?:{of.announces})\s?[:—–-]\s+")
        self._here = regex(
            rf"(?i)(?P<part>[^,;:.!?()]{{3,{LONGEST_PART}}}?) (?:{of.here})(?=$|[,;.!)]|\s[-–—(]| (?:{_ANDS})\b)"
        )
        self._aside = regex(rf"(?i)(?P<part>[^,;:.!?()]{{3,{LONGEST_PART}}}?),?(?: (?:{_ASIDES})\)?|\))$")
        self._as_one = regex(rf"(?i)(?:{of.as_one})\s?")
        self._turned = regex(rf"(?i)(?:{of.turned})(?!\w)")
        self._called = regex(rf"(?i)(?:{of.calls}) ")
        self._pronoun = regex(rf"(?i){of.pronoun} ")
        self._without_subject = regex(of.without_subject)
        self._by_article = regex(rf"(?i)(?:{of.by_article}) (?-i:[A-ZÀ-Þ])[^\W\d_]+$")
        self._goes_on = regex(rf"(?i)(?:{of.goes_on})(?!\w)")
        self._verb = regex(rf"(?i)(?:{of.verbs})\b" if of.does != "{}" else r"[^\W\d]")

    @once
    def part(self, text: str) -> _Trait | None:
        """What a part tells; None if it is none."""
        bare = _ARTICLE.sub("", text.strip(" .!()"), count=1)
        found = self._part.match(bare) if len(bare) <= LONGEST_PART else None
        is_allergic = found is not None and found["allergic"] is not None
        if not is_allergic and self in _telling(bare) and (told := self.ailments.read(bare)):
            return _Trait("ill" if told.is_bare else "sick", told.full)
        if found is None or _SPEAKS.match(bare):
            return None
        of, kind = self._of, found.lastgroup or ""
        noun = bare if of.has_capitals else bare[:1].lower() + bare[1:]
        kind = "home" if found["home"] else kind
        full = {
            "age": of.is_old.format(found["age"]),
            "home": of.lives.format(found["place"]),
            "has": of.has.format(bare),
            "parent": of.is_one.format(noun),
            "allergic": of.is_so.format(noun),
            "ill": of.has.format(bare),
            "so": of.is_so.format(_TYPE.sub(r"type \1 ", noun)),
            "job": of.is_one.format(noun),
            "state": "",
        }
        return _Trait(kind, full[kind])

    def parts(self, texts: Iterable[str]) -> list[_Trait | None]:
        """Of each what it tells; of two that are joined, both, where both are parts."""
        found: list[_Trait | None] = []
        for text in texts:
            whole = self.part(text)
            joined = [self.part(each) for each in _AND.split(text)] if whole is None else []
            found += joined if len(joined) > 1 and all(joined) else [whole]
        return found

    def announced(self, sentence: str) -> tuple[str, ...]:
        """Behind "about me:"."""
        opening = self._announced.match(sentence)
        if opening is None:
            return ()
        texts = _PART_END.split(sentence[opening.end() :])[:MOST_PARTS]
        found = self.parts(texts)
        if not any(found):
            return ()
        does = (self._of.does.format(each) for each in texts if self._verb.match(each))
        return (*self._named(texts, found), *(each.full for each in found if each and each.full), *does)

    def aside(self, sentence: str) -> tuple[str, ...]:
        """In brackets, or "by the way"."""
        found = self._aside.match(sentence)
        parts = self.parts([found["part"]]) if found else []
        return tuple(each.full for each in parts if each and each.full and each.kind in _OF_HERSELF)

    def here(self, sentence: str) -> tuple[str, ...]:
        """In front of "here": what she is, or her name, if what she is stands behind it."""
        found = self._here.match(sentence)
        if found is None:
            return ()
        kinds = _OF_HERSELF | {"ill"}
        told = [each.full for each in self.parts([found["part"]]) if each and each.full and each.kind in kinds]
        behind = sentence[found.end() :].lstrip(" ,.;)–—-")
        next_part = self.part(_PART_END.split(behind)[0])
        if not told and next_part and next_part.kind in _OF_HERSELF and found["part"].isalpha():
            return self._of.is_called.format(found["part"].capitalize()), next_part.full
        return (*told, behind) if told else ()

    def as_one(self, sentence: str) -> tuple[str, ...]:
        """Behind "as a", where she goes on, and would not only be one."""
        opening = self._as_one.match(sentence)
        rest = sentence[opening.end() :] if opening else ""
        for end in SPACE.finditer(rest[: LONGEST_PART + 1]):
            goes_on = rest[end.end() :]
            part = self.part(rest[: end.start()])
            if (
                part
                and (self._is_hers(goes_on) or self._turned.match(goes_on))
                and not phrases.BEGINS_OWN.match(goes_on)
            ):
                return (part.full, goes_on) if part.full else ()
        return ()

    def coordinated(self, sentence: str) -> tuple[str, ...]:
        """What follows, without a verb, on what she says that she is: "I'm Rui, 34, nurse and vegan"."""
        pieces = self._pieces(sentence)
        gaps = [True, *("," in sentence[end:start] for (_, end), (start, _) in pairwise(pieces))]
        read = list(self._read([sentence[start:end] for start, end in pieces], gaps))
        if not any(read):
            return ()
        told: list[str] = []
        for stands, group in groupby(zip(pieces, read, strict=True), key=lambda each: each[1] is None):
            of = list(group)
            whole = (sentence[of[0][0][0] : of[-1][0][1]],)
            told += whole if stands else [each for _, said in of for each in said or ()]
        return tuple(told)

    def _read(self, pieces: Sequence[str], parted: Sequence[bool]) -> Iterator[tuple[str, ...] | None]:
        """What each piece says in full; None for one that stands as it is. `parted`: whether a comma is in front."""
        told = _ToldSoFar()
        for at, text in enumerate(pieces):
            read = self._opens(text, pieces[at + 1 : at + 2], told, is_first=at == 0) or self._adds(text, told)
            if read is None and told.speaks:
                full = self._allergic_behind(pieces[at - 1], text) if parted[at] else ""
                full = full or (self._of.does.format(text) if self._goes_on.match(text) else "")
                read = ((full,), told) if full else None
            speaks = _SPEAKS.match(text) is not None and self.another.search(text) is None and not is_of_relative(text)
            said, told = read or (None, told._replace(is_one=False, speaks=speaks))
            yield said

    def _opens(self, text: str, follows: Sequence[str], told: "_ToldSoFar", *, is_first: bool) -> "_Read | None":
        """Of a piece in which she begins to say who, or what she is."""
        begun = told._replace(is_one=True, speaks=True, kind="")
        if is_first and text.casefold() == self._of.pronoun:
            return None, begun
        if so := self._bare(text):
            return (so,), begun
        opening = self._called.match(text)
        if opening is None:
            return None
        part = self.part(text[opening.end() :])
        has_age = told.has_age or (part is not None and part.kind == "age")
        begun = begun._replace(is_one=self._is_one(text[opening.end() :], follows), has_age=has_age)
        if self._is_named(text, follows):
            return (self._of.is_called.format(text.rsplit(maxsplit=1)[-1]),), begun
        if self._without_subject.match(text):
            return (self._of.does.format(text),), begun
        return None, begun

    def _adds(self, text: str, told: "_ToldSoFar") -> "_Read | None":
        """Of a piece that says more of what she is; behind children an age is theirs, and she has but one."""
        if not told.is_one:
            return None
        if told.kind == "child" and _NAME.match(text):
            return None, told
        part = self.part(text)
        if part is None or (part.kind == "age" and (told.has_age or told.kind in _OF_CHILDREN)):
            return None
        if part.kind == "parent" and _NAMED.search(text):
            return None, told._replace(kind="child")  # "father of Leo, 7, and Mia": it is read as it stands
        has_age = told.has_age or part.kind == "age"
        return (part.full,) if part.full else (), told._replace(kind=part.kind, has_age=has_age)

    def _pieces(self, sentence: str) -> list[tuple[int, int]]:
        """Where pieces begin and end: at commas, and at an "and" that joins what she is, or where she goes on."""
        pieces: list[tuple[int, int]] = []
        for start, end in _spans(_PART_END, sentence, 0, len(sentence)):
            joined = list(_spans(_AND, sentence, start, end))
            parts = [self.part(sentence[slice(*each)]) for each in joined]
            goes_on = any(self._goes_on_at(sentence[slice(*each)]) for each in joined[1:])
            first = self._called.match(sentence, start, end)
            is_whole = not goes_on and self.part(sentence[first.end() if first else start : end])
            pieces += [(start, end)] if is_whole and not all(parts[1:]) else joined
        return pieces

    def _bare(self, text: str) -> str:
        """What stands behind "I" without a verb: "ella es celíaca y yo alérgico a los frutos secos"."""
        pronoun = self._pronoun.match(text)
        rest = text[pronoun.end() :] if pronoun else ""
        part = self.part(rest) if rest else None
        is_so = part is not None and (
            part.kind in {"so", "sick", "allergic"} or (part.kind == "job" and rest.isalpha())
        )
        return part.full if part and is_so else ""

    def _allergic_behind(self, clause: str, text: str) -> str:
        """What she is allergic to, behind a clause of hers that names nobody else: "I work nights, allergic to soy"."""
        part = self.part(text) if _STAYS.match(clause) and not _BESIDE.search(clause) else None
        return part.full if part and part.kind == "allergic" else ""

    def _goes_on_at(self, text: str) -> bool:
        return any(each.match(text) for each in (self._called, self._goes_on, _SPEAKS))

    def _is_one(self, said: str, follows: Sequence[str]) -> bool:
        """Whether she says who, or what she is: who has no capital is somebody where an age follows."""
        if _NAME.match(said) or self.part(said):
            return True
        age = self.part(follows[0]) if follows and said.isalpha() else None
        return age is not None and age.kind == "age"

    def _is_named(self, text: str, follows: Sequence[str]) -> bool:
        """Whether she gives her name with its article, and what she is behind it: "ich bin die Steffi, 38"."""
        part = self.part(follows[0]) if follows else None
        return part is not None and self._by_article.match(text) is not None

    def beside(self, sentence: str) -> tuple[str, ...]:
        """In front of the clause in which she goes on: one word may be whom she speaks to ("Doctor, my knee …")."""
        texts = _PART_END.split(sentence)
        found: list[_Trait] = []
        for at, text in enumerate(texts[:MOST_PARTS]):
            parts = self.parts([text])
            told = [each for each in parts if each]
            if len(told) < len(parts):
                rest = ", ".join(texts[at:])
                enough = len(found) > 1 or (found and (found[0].kind != "job" or " " in texts[0].strip()))
                eats = len(found) == 1 and found[0].kind in {"so", "sick", "allergic"} and ":" not in rest
                eats = eats and phrases.OF_SPEAKER.search(rest)
                kinds = {each.kind for each in found}
                is_hers = (
                    enough
                    and (found[0].kind in _OF_HERSELF or "age" in kinds or kinds & _OF_HERSELF)
                    and (self._is_hers(rest) or eats)
                )
                return (*(each.full for each in found if each.full), rest) if is_hers else ()
            found += told
        return ()

    def alone(self, sentence: str) -> tuple[str, ...]:
        """All of a sentence that says no more than what she has, or cannot bear."""
        found = self.told_alone(sentence)
        return () if _is_bare(found) else tuple(each.full for each in found if each.full)

    def named(self, sentence: str) -> tuple[str, ...]:
        """The same of a sentence that may have no more than the name of it."""
        return tuple(each.full for each in self.told_alone(sentence) if each.full)

    @once
    def told_alone(self, sentence: str) -> "Sequence[Told]":
        """What the parts of a sentence tell, if one of them tells of an illness or an allergy, and all tell something.

        Nobody else is spoken of.
        """
        told = CONCLUDES.split(sentence.strip(" .!"), 1)[0]
        if whole := self.ailments.all_of(told):
            return [whole]
        found = self._leading(told)
        is_all = found and found[-1][1] == len(told) and any(isinstance(each, Ailment) for each, _ in found)
        return [each for each, _ in found] if is_all else []

    def in_front(self, sentence: str) -> tuple[str, ...]:
        """What she has, in front of what she wants: "celíaca, pastelaria em lisboa"."""
        found = self._leading(sentence)
        told = [each for each, _ in found]
        rest = sentence[found[-1][1] :].lstrip(" ,;|•·–—-") if found else ""
        if not rest or ":" in rest or _OF_ANOTHER_KIND.match(rest) or not self._is_beside(rest):
            return ()
        if not any(isinstance(each, Ailment) for each in told):
            return ()
        is_hers = not _is_bare(told) or (self.ailments.wants(rest) and not self.ailments.asks_about_it(rest))
        return (*(each.full for each in told if each.full), rest) if is_hers else ()

    def among(self, sentence: str) -> tuple[str, ...]:
        """What she has, in a clause of its own among others, in which nobody else is spoken of."""
        found = self.clauses_told(sentence)
        others = [clause for clause, told in found if not told]
        return (", ".join(others), *(each.full for _, told in found for each in told if each.full)) if others else ()

    def clauses_told(self, sentence: str, *, asks: bool = False) -> "Sequence[tuple[str, Sequence[Told]]]":
        """The clauses of a sentence, each with what it tells of an illness; none if somebody else is meant.

        A mere name tells something in one that `asks`, or behind what she leaves out; the question itself does not.
        Where it is explained it is spoken of: "celiac, the silent disease", "bipolar, the documentary, any good?".
        """
        texts = [each.strip() for each in CLAUSE_END.split(sentence.strip(" .!?")) if each.strip()]
        forgone = [False, *(self.ailments.is_hers(text) for text in texts)]
        found = [(text, self._sure(text, is_sure=asks or hers)) for text, hers in zip(texts, forgone, strict=False)]
        if sentence.rstrip().endswith("?"):
            found[-1] = (texts[-1], [])
        for at, (text, behind) in enumerate(pairwise(texts)):  # "eggs, allergic"
            if not found[at][1] and (told := self.ailments.all_of(f"{text}, {behind}")):
                found[at : at + 2] = [(text, []), (f"{text}, {behind}", [told])]
        first = next((at for at, (_, told) in enumerate(found) if told), None)
        if first is None or len(texts) > MOST_PARTS:
            return []
        if is_explained(found[first][1], texts[first + 1 : -1] if asks else texts[first + 1 :]):
            return []
        is_hers = all(self._is_beside(text) for text, told in found if not told)
        return found if is_hers and not any(map(_is_of_another, texts[:first])) else []

    def _sure(self, text: str, *, is_sure: bool) -> "Sequence[Told]":
        found = self.told_alone(text)
        return found if is_sure or not _is_bare(found) else []

    def _is_beside(self, clause: str) -> bool:
        """Whether a clause speaks of nobody else, nor goes on with illnesses."""
        ailments = self.ailments
        return not (self.another.search(clause) or ailments.of_others(clause) or ailments.begins(clause))

    @once
    def _leading(self, sentence: str) -> "Sequence[tuple[Told, int]]":
        """What the first parts of a sentence tell, each with where it ends."""
        found: list[tuple[Told, int]] = []
        for start, end in _spans(_PART_END, sentence, 0, len(sentence)):
            text = sentence[start:end]
            joined = [self._told(text)] if self._told(text) else [self._told(each) for each in _AND.split(text)]
            if not all(joined) or len(found) == MOST_PARTS:
                break
            found += [(each, end) for each in joined if each]
        return found

    @once
    def _told(self, text: str) -> "Told | None":
        if told := self.ailments.read(text) or self.ailments.own(text):
            return told
        if self.ailments.adds(text):
            return _Trait("more", "")
        part = None if _ARTICLE.match(text) else self.part(text)
        if part and part.kind in _BESIDE_AILMENTS:
            return part
        is_medicine = any(pattern.match(text) for pattern, _ in self._medicine.possible(text))
        return _Trait("medicine", text) if is_medicine else None

    def line(self, sentence: str) -> tuple[str, ...]:
        """A line with an age and more of somebody."""
        texts = _PART_END.split(sentence.strip(" .!"))[:MOST_PARTS]
        found = self.parts(texts[1:])
        found = [*takewhile(bool, found)] if self.part(texts[0]) and len([*takewhile(bool, found)]) > 1 else found
        kinds = {each.kind for each in found if each}
        if not found or not all(found):
            return ()
        told = tuple(each.full for each in found if each and each.full)
        if first := self.part(texts[0]):
            kinds.add(first.kind)
            return (first.full, *told) if kinds & _OF_HERSELF and kinds - {"so", "sick", "job"} else ()
        named = self._named(texts, [None, *found])
        enough = named and len(texts) >= FEWEST_PARTS and "age" in kinds and kinds & _OF_HERSELF
        return (*named, *told) if enough else ()

    def _named(self, texts: Sequence[str], found: Sequence[_Trait | None]) -> tuple[str, ...]:
        """The name in front, which nothing but an age, or what somebody is, follows."""
        is_name = found[1:] and found[0] is None and found[1] is not None and _NAME.match(texts[0])
        is_name = is_name and not phrases.CLAUSE_OF_SPEAKER.match(texts[0])  # "Sono Paolo"
        return (self._of.is_called.format(texts[0]),) if is_name else ()

    def _is_hers(self, clause: str) -> bool:
        """Whether she speaks of herself in a clause; "I think" and "I read", alone between commas, are asides."""
        verb = phrases.BEFORE_VERB.sub("", clause, count=1)
        if len(clause.partition(",")[0].split()) < FEWEST_WORDS:
            return False
        speaks = _SPEAKS.match(verb) or phrases.ASKER.match(verb) or phrases.OF_SPEAKER.match(verb)
        return speaks is not None and _MOODS.search(clause) is None


_SPEAKS = regex(rf"{phrases.CLAUSE_OF_SPEAKER.pattern}|{phrases.VERB_ALONE.pattern.removeprefix('(?i)')}")
"""What a clause of hers begins with."""
_STAYS = regex(rf"(?i)(?:{any_of(INTRODUCTIONS, 'stays')})\b")
"""Where she is, and what she does there: nobody else is told of."""
_BESIDE = regex(rf"(?i)\b(?:{any_of(INTRODUCTIONS, 'beside')})\b")
"""In a clause: somebody else may be spoken of in it."""
_OF_CHILDREN = frozenset({"parent", "has", "child"})


def _spans(gap: re.Pattern[str], text: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    """Where the pieces of a part of a text begin and end, between gaps."""
    for found in gap.finditer(text, start, end):
        yield start, found.start()
        start = found.end()
    yield start, end


_OF_HERSELF = frozenset({"job", "so", "sick", "parent", "allergic"})
"""What says by itself what somebody is."""
_TYPE = regex(r"(?i)\bt([12]) ")
_MOODS = regex(rf"(?i)(?<!\w)(?:{any_of(INTRODUCTIONS, 'moods')})(?!\w)")
CLAUSE_END = regex(r"\s*[,;()|•·]\s*|\s[-–—]\s")
_BESIDE_AILMENTS = frozenset({"so", "age", "home", "state"})
"""What is told beside an illness, and is nobody's by itself."""
_OF_ANOTHER_KIND = regex(rf"(?i)(?:{_NO_ADJECTIVE}|{phrases.of_all('joins')})\b")
"""Says behind what looks like an illness of hers that it is spoken of: "celiac, the silent disease"."""
ALL_INTRODUCTIONS = tuple(
    Introductions(of, table.words, Ailments(ailments, table.words, of))
    for of, table, ailments in zip(INTRODUCTIONS, LANGUAGES, AILMENTS, strict=True)
)
_TERSELY: tuple[Callable[[Introductions, str], tuple[str, ...]], ...] = (
    Introductions.alone,
    Introductions.in_front,
    Introductions.among,
)
_AILMENTS = Expressions(
    [
        *((name, (each,)) for each in ALL_INTRODUCTIONS for name in each.ailments.names),
        *((name, ALL_INTRODUCTIONS) for name in OF_ALL),
    ]
)


def is_explained(found: Sequence[Told], behind: Sequence[str]) -> bool:
    """Whether these are mere names, of which the first clause behind them says what they are the name of."""
    is_alone = all(isinstance(each, Ailment) and each.is_alone for each in found)
    return is_alone and any(map(_OF_ANOTHER_KIND.match, behind[:1]))


def telling(sentence: str) -> tuple[Introductions, ...]:
    """The languages in which a sentence may tell of an illness or an allergy without a verb, the likeliest first."""
    return _telling(sentence.strip(" .!"))


@once
def _telling(sentence: str) -> tuple[Introductions, ...]:
    if sentence.count(" ", 0, MOST_CHARS_ALONE) >= MOST_SPACES_ALONE:
        return ()
    possible = _AILMENTS.possible(sentence)
    found = dict.fromkeys(each for pattern, languages in possible if pattern.search(sentence) for each in languages)
    spoken = frozenset(_WORDS.findall(sentence.casefold())) if len(found) > 1 else frozenset[str]()
    return tuple(sorted(found, key=lambda each: -len(each.frequent & spoken)))


def _is_of_another(clause: str) -> bool:
    """Whether a clause may speak of somebody else, in any language: names are the same in all of them."""
    return any(each.ailments.of_others(clause) or each.ailments.of_somebody(clause) for each in ALL_INTRODUCTIONS)


_AS_ONE = regex(rf"(?i)(?:{any_of(INTRODUCTIONS, 'as_one')})(?:(?<=')|(?![^\W_]))")
_ANYBODY = regex(rf"(?i)(?<!\w)(?:{any_of(INTRODUCTIONS, 'anybody')})(?!\w)")
_OPENS = regex(rf"(?i)(?:(?:{any_of(INTRODUCTIONS, 'announces')})\s?[:—–-]|{_AS_ONE.pattern.removeprefix('(?i)')})")
_ALLERGIC = regex(r"(?i)l+[eéè]r[gj]|intol")
CONCLUDES = regex(rf"(?i),?\s(?:{any_of(INTRODUCTIONS, 'concludes')})\s")
_JOINED = rf"(?:[,;]|\s[-–—]|\s(?:{_ANDS}))"
_COORDINATES = regex(
    rf"(?i)(?:^|{_JOINED} )(?:{any_of(INTRODUCTIONS, 'calls')}) [^,;–—]{{2,{LONGEST_PART}}}{_JOINED} "
    rf"|^(?:{any_of(INTRODUCTIONS, 'pronoun')}), |{_JOINED} (?:{any_of(INTRODUCTIONS, 'pronoun')}) "
    rf"|(?:,|\s[-–—]) (?:{any_of(INTRODUCTIONS, 'onward')})?(?:{any_of(INTRODUCTIONS, 'goes_on')})(?!\w)"
)
"""She says what she is, and goes on; or she goes on without a subject."""
_HERE = regex(rf"(?i)\s(?:{any_of(INTRODUCTIONS, 'here')})(?!\w)")
_ASIDE = regex(
    rf"(?i)(?:\)|(?<=\s)(?:{'|'.join(f'{each.words.asides}|{each.words.openers}' for each in LANGUAGES)})\)?)$"
)


@once
def is_state(text: str) -> bool:
    """Whether a word or two alone say how somebody is: "engaged", "divorziata"."""
    return any((told := each.part(text.rstrip("!"))) is not None and told.kind == "state" for each in ALL_INTRODUCTIONS)


def introduced(sentence: str) -> tuple[str, ...]:
    """What a sentence introduces its user with, each as a sentence of its own, and how it goes on; empty if nothing."""
    *told, last = next(filter(None, _read_as(sentence)), ("",))
    return (*told, *(introduced(last) or (last,))) if told else tuple(filter(None, (last,)))


def _read_as(sentence: str) -> Iterator[tuple[str, ...]]:
    for way in _ways(sentence):
        yield from (way(each, sentence) for each in ALL_INTRODUCTIONS)
    if languages := telling(sentence):
        yield from (way(each, sentence) for way in _TERSELY for each in languages)


def _ways(sentence: str) -> Iterator[Callable[[Introductions, str], tuple[str, ...]]]:
    """How it may introduce somebody, by what one look tells: most sentences introduce nobody."""
    if _OPENS.match(sentence):
        yield from (Introductions.announced, Introductions.as_one)
    if _HERE.search(sentence, 0, LONGEST_PART + 10):
        yield Introductions.here
    if sentence.count(" ") < FEW_SPACES and _ASIDE.search(sentence[-LONGEST_ASIDE:]):
        yield Introductions.aside
    first = _FIRST_PART.match(sentence)
    if first and not phrases.CLAUSE_OF_SPEAKER.match(sentence) and _goes_on(sentence, first.end()):
        yield Introductions.beside
    if _COORDINATES.search(sentence) or ("," in sentence and _ALLERGIC.search(sentence)):
        yield Introductions.coordinated


def _goes_on(sentence: str, at: int) -> bool:
    """Whether she may go on behind a first part; behind a short one she may be anywhere ("Coeliac, so none for me")."""
    rest = sentence[at:].lstrip()
    if at <= LONGEST_DIET:
        return _speaks(rest)
    return any(_SPEAKS.match(phrases.BEFORE_VERB.sub("", each)) for each in _PART_END.split(rest))


def _speaks(text: str) -> bool:
    return bool(phrases.OF_SPEAKER.search(text) or phrases.ASKER.search(text))


_FIRST_PART = regex(rf"[^,;:.!?|•·]{{3,{LONGEST_PART}}}(?:[,;|•·]|(?<=\s)[-–—]\s)")


_LINE = regex(r"[^.!?,]{2,60}(?:,| -| –|;) ?[^.!?]+")


def line_of_user(sentences: Sequence[str]) -> tuple[str, ...]:
    """What a line of name, age and more says of the user, at the beginning of what she says of herself alone."""
    if not sentences[1:] or not _LINE.match(sentences[0]):
        return ()
    told, of = next(((told, each) for each in ALL_INTRODUCTIONS if (told := each.line(sentences[0]))), ((), None))
    others = " ".join(sentences[1:])
    speaks = (
        of is not None
        and not of.another.search(others)
        and (phrases.OF_SPEAKER.search(others) or phrases.ASKER.search(others) or _ASKS.search(others))
    )
    return told if speaks else ()


def is_of_anybody(question: str) -> bool:
    """Whether it asks what whoever is so does: "As a diabetic, would someone need to avoid mango?"."""
    return bool(_AS_ONE.match(question) and _ANYBODY.search(question)) and phrases.ASKER.search(question) is None
