"""What the table of a language is made of: what its users say of themselves, and its words."""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Literal, NamedTuple

from memory.text.regex import regex

Act = Literal["say", "drop"]

NOTHING = "(?!)"
"""LanguageWords that a language has not, as an expression."""


_GOES_ON = (
    r"but|because|although|pero|porque|aunque|aber|weil|obwohl|parce que|perché|però|and (?:i|my|we)"
    r"|und (?:ich|meine?|wir)|y (?:yo|mis?)|et (?:je|mon)|e (?:io|eu|meu|minha|il mio|la mia)"
)
"""How a sentence goes on behind a value, in any language: who speaks two changes between them there."""


class ReadValue(NamedTuple):
    """A value as a reader found it."""

    field: str
    value: str
    unit: str | None = None
    instead: str = ""
    """The word that it corrects; nothing is said unless that is known: "it's Nadja, not Nadia" may be anybody's."""
    is_bare: bool = False
    """It is a number alone: what is known says whether it is of this field ("I'm 77", "75 kg today")."""


@dataclass(frozen=True, kw_only=True)
class LanguageWords:
    """The words of a language by which a statement is told, and a value from what stands around it.

    Each is a part of an expression that is matched without case, unless it is said otherwise: alternatives with `|`
    between them.
    """

    common: str
    """Frequent words with spaces between them: a sentence is in the language that has most of its words here."""

    openers: str = NOTHING
    """What stands before what is said and says nothing itself: greetings, fillers."""
    questions: str = NOTHING
    """What a question begins with, also one without its mark."""
    supposed: str = NOTHING
    """What a sentence begins with that only supposes something."""
    unreal: str = NOTHING
    """What says anywhere in a sentence that it is of what may be, or was dreamt: "if"."""
    unsure: str = NOTHING
    """What says anywhere in a sentence that it is not so: fiction, parts to be played."""
    wonders: str = NOTHING
    """Words that make what is said behind them doubtful, and not what is said before: "I don't know whether"."""
    wonders_in_one_clause: bool = False
    """Whether that stands before the next comma. Not in German: "ich glaube, ich habe …"."""
    believed: str = NOTHING
    """What somebody else holds of the user: from the verb to where "I" stands, "thinks that"."""
    experts: str = NOTHING
    """Who knows what others only hold: doctors and what they test."""
    slips: str = NOTHING
    """Says that the word before it slipped out, anywhere in a sentence: "no wait", "I mean", "scratch that"."""
    mutters: str = NOTHING
    """The same of what may as well stress it, or say nothing: "I mean", "oops". It takes back a number before another,
    and what stands behind the same preposition."""
    not_it: str = NOTHING
    """In front of that word, where it is said again: "no sorry, not shellfish"."""
    just_it: str = NOTHING
    """In front of what is said instead: "just", "better"."""
    places: str = NOTHING
    """Prepositions behind which a value stands: what is said instead repeats them, "in Köln, quatsch, in Bonn"."""
    corrects: str = NOTHING
    """What stands between a name and the one that takes its place: "Leeds, well, Bradford really"."""
    spelled_out: tuple[tuple[str, str], ...] = ()
    """Contractions, and what they are to be read as."""
    for_a_while: str = NOTHING
    """What says anywhere in a sentence that something is not so for a while only: it still holds."""

    dictated: str = NOTHING
    """What a sentence begins with that tells what to write to somebody: "just write that"."""

    ends: str = NOTHING
    """LanguageWords that end a value: but, because, with."""
    own_verbs: str = NOTHING
    """Verbs of the user's that need no "I": what she is allergic to ends in front of them, without a comma, too."""
    ands: str = NOTHING
    joins: str = NOTHING
    """And, or: what stands between the items of a list."""
    articles: str = NOTHING
    """Articles and the like, which are no part of a value; elided ones with their apostrophe."""
    no_item: str = NOTHING
    """What an item of a list never begins with: pronouns, verbs."""
    asides: str = NOTHING
    """Said between commas, of nothing that is listed."""

    decades: str = ""
    """What one is called at the age of twenty, thirty, and so on, with spaces between them."""
    no_name: str = NOTHING
    """What stands where a name is expected and is none."""
    nobody: str = NOTHING
    """What begins a sentence as a name does, and is nobody's: "everyone"."""
    relatives: Mapping[str, str]
    """How relatives and pets are called, and what the profile calls them; what it calls the same may be left out."""
    gone: str = NOTHING
    """What says of whom it speaks that she is dead, or no longer with the user: nobody of her family is told by it."""
    place_articles: str = NOTHING
    no_place: str = NOTHING
    """What people live in that is no place."""
    jobs: str = NOTHING
    """What people are by profession."""
    no_job: str = NOTHING
    job_ends: str = NOTHING
    """LanguageWords that end a job: at, in."""
    left_open: str = NOTHING
    """What a job never ends in, since it goes on behind: prepositions, articles."""
    a: str = NOTHING
    """Articles before a place of work that has no name: "a hospital"."""
    no_employer: str = NOTHING
    employer_ends: str = NOTHING
    no_project: str = NOTHING
    project_ends: str = NOTHING

    diet_words: str = NOTHING
    """What people are who eat so, or how they eat."""
    diets: Mapping[str, str]
    """Ways of eating, and what the profile calls them; what it calls the same may be left out."""
    exceptions: str = NOTHING
    """What stands between a way of eating and a food that is eaten all the same."""
    foods: str = NOTHING
    meats: str = NOTHING
    """Those that no vegetarian eats."""
    animal: str = NOTHING
    """Those that vegetarians eat, and no vegan."""
    milk: tuple[str, ...] = ()
    """What milk, what is made of it and what is in it are called: who may have one may have the others."""
    without: str
    """What the profile writes before a food that is not eaten."""
    oneself: str = NOTHING
    """Behind an allergen, and says only who is meant: "myself"."""
    no_allergen: str = NOTHING
    allergens: str = NOTHING
    """What people are known to be allergic to, and medicines: those of the language's table of dangers."""
    conditions: str = NOTHING
    condition_names: Mapping[str, str]
    """How people with a condition are called, and what the profile calls the condition."""
    frequencies: str = NOTHING
    """How often a medicine is taken."""
    reasons: str = NOTHING
    """LanguageWords that end a medicine: for, because."""
    before_medicine: str = NOTHING
    """What may stand in front of one in its clause: that one takes it, "still", articles."""
    ends_medicine: str = NOTHING
    """What begins a clause behind one, beside reasons: "but", "so"."""
    short_medicines: str = NOTHING
    """What some are called for short where a number stands behind: "levo 75"."""
    not_taken: str = NOTHING
    """Says in front of a medicine that is told tersely that nobody is said to take it: the leaflet, "used to"."""
    in_place_of: str = NOTHING
    """In front of what is no longer, or not, had or done, with what is in its place behind it: "instead of"."""
    given_up: str = NOTHING
    """Says behind a medicine that it is not taken any more: "and I quit it"."""
    no_drug: str = NOTHING
    aim_ends: str = NOTHING
    contact_ends: str = NOTHING
    becomes: str = NOTHING
    """Between a reading and the later one: "to"."""
    lifted: str = NOTHING
    """What is lifted in a gym, and what somebody aims at, beside the English words of it."""
    vitals: Mapping[str, str]
    """By the key of a measurement (`vocabulary.VITALS`) its names."""

    languages: str
    no_taste: str = NOTHING
    """What a taste never begins with: "this", "the idea"."""
    nobody_likes: str = NOTHING
    """How begins what is only liked in irony: "waiting 3 weeks for a router"."""
    any_of: str = NOTHING
    """In front of what is not liked, and says no more than that it is so of all of it: "any kind of"."""
    taste_ends: str = NOTHING
    """What begins a clause behind what is liked, and what stands at its end and is no part of it."""
    own_clause: str = NOTHING
    """What says of the words behind a comma that they are a clause, and none of what is listed: "is", "please"."""
    which: str = NOTHING
    """What begins a relative clause behind a comma."""
    that: str = NOTHING
    """What begins one without a comma: "that", "where"."""
    adds: str = NOTHING
    """What begins more of the same behind a comma: "especially", "such as"."""
    adjective: str = NOTHING
    """An adjective in front of a comma, where these stand in front of what they tell of."""
    under: str = NOTHING
    """What begins what something is so under, in front of it or behind: "when", "on Sundays"."""
    amid: str = NOTHING
    """The same in front of a taste: "at work", "for breakfast"."""
    always: str = NOTHING
    """What begins like that, and says that it is so always, or nothing: "in general", "for me"."""
    wish_ends: str = NOTHING
    answers: str = NOTHING
    """What preferences are about that are not tastes but instructions."""
    own: str = NOTHING
    """My, our."""

    has_one: str = NOTHING
    """Introduces somebody of the household: "I have a", "we adopted a"."""
    named_so: str = NOTHING
    """In front of the name of somebody who is introduced so, with what stands between: " called", ", her name is"."""
    mine: str = "my"
    """Whose they are, in a sentence of which they are the subject."""
    called: str = NOTHING
    """In front of a name: "called", and what else stands there."""
    belongs: str = NOTHING
    """Prepositions: who stands behind one belongs to somebody else, "a customer with a daughter"."""
    years_old: str = NOTHING
    """Behind a number that is an age."""
    is_aged: str = NOTHING
    """In front of how old somebody is: "is", "turned"."""
    aged: str = NOTHING
    """Of what age they are."""
    who: str = NOTHING
    """Begins what is said of them."""
    is_so: str = "is"
    """Is, are: the first in front of an adjective that stands right behind them."""
    of_health: str = NOTHING
    """Such an adjective: "una niña celíaca"."""
    she: str = NOTHING
    """Whom a clause goes on about: "he", "she"."""
    denied: tuple[tuple[str, str], ...] = ()
    """What is not, or no longer, so of somebody, and how it is said of whom it is so: "isn't celiac", "is celiac"."""
    denied_alone: tuple[tuple[str, str], ...] = ()
    """The same without a subject, at the beginning or behind what a test gave: "not celiac after all"."""

    @property
    def vital(self) -> str:
        """The names of all measurements."""
        return "|".join(self.vitals.values())

    @property
    def relative(self) -> str:
        """The names of all relatives."""
        return "|".join(sorted(self.relatives, key=len, reverse=True))

    def had_and_named(self, relatives: str) -> str:
        """Introduces somebody of the household with a name: "adoptamos una perrita, se llama Lola"."""
        adjective = rf"(?!(?:{self.who}|{self.called}|{self.ands}|{self.articles}|{self.belongs})\b)[\w'-]+ "
        origin = rf",? (?:{self.belongs}) (?:(?!(?:{relatives})\b)[^,;.:]){{2,30}}?"
        aside = rf"(?:{origin}|, (?:an?|eine?n?|un[ea]?|uma?) [\w-]+(?: (?!(?:{self.is_so})\b)[\w-]+)?)"
        had = rf"(?<!\w)(?:{self.has_one}) (?:{adjective}){{0,3}}?(?P<who>{relatives})(?![\w-])"
        # A name alone, and no sentence about somebody else: "we got a dog, Ben is over the moon".
        more = rf"{self.ands}|{self.articles}|{self.belongs}|{self.who}|{self.aged}"
        alone = rf"(?= [^\W\d_][\w'’-]*(?: (?-i:[A-ZÀ-Þ])[\w'’-]*)?(?:\s*$|\s*[^\w\s'’]| (?:{more})(?!\w)))"
        return rf"{had}(?:{aside}?(?:{self.named_so})|(?:,| ?:){alone}) (?P<value>.+)"

    @cached_property
    def frequent(self) -> frozenset[str]:
        """The frequent words."""
        return frozenset(self.common.split())

    @cached_property
    def passing(self) -> re.Pattern[str]:
        """What says that it is for a while."""
        return regex(rf"(?i)(?<!\w)(?:{self.for_a_while})(?!\w)")

    @cached_property
    def circumstance(self) -> re.Pattern[str]:
        """What something is so under, wherever it stands."""
        return regex(rf"(?i)(?!(?:{self.always})(?!\w))(?:{self.under})(?!\w)")

    @cached_property
    def setting(self) -> re.Pattern[str]:
        """The same in front of a taste."""
        return regex(rf"(?i)(?!(?:{self.always})(?!\w))(?:{self.under}|{self.amid})(?!\w)")

    @cached_property
    def to_write(self) -> re.Pattern[str]:
        """What orders that something be written."""
        return regex(rf"(?i)(?:{self.dictated})")

    @cached_property
    def stop(self) -> re.Pattern[str]:
        """From where a value ends to the end of the sentence."""
        return regex(rf"(?i)\s*(?:[;:!?()\n—]|\.(?!\d)|\s[-–]\s|,?\s+(?:{self.ends}|{_GOES_ON})\b).*")

    @cached_property
    def behind_and(self) -> re.Pattern[str]:
        """From an "and" to the end."""
        return regex(rf"(?i)\s*,?\s+(?:{self.ands})\s+.*")

    @cached_property
    def separator(self) -> re.Pattern[str]:
        """What stands between two items of a list."""
        return regex(rf"(?i)\s*(?:,\s*(?:{self.joins})\s+|,\s*|\s+(?:{self.joins})\s+|\s*&\s*|\s*/\s*)")

    @cached_property
    def determiner(self) -> re.Pattern[str]:
        """The articles in front."""
        return regex(rf"(?i)^(?:(?:{self.articles})\s*(?<=[\s'])){{1,4}}")

    @cached_property
    def not_listed(self) -> re.Pattern[str]:
        """An item that is none."""
        return regex(rf"(?i)^(?:{self.no_item})\b|^(?:{self.ands}|{self.joins})$|^\W*$")

    @cached_property
    def aside(self) -> re.Pattern[str]:
        """An item that is an aside."""
        return regex(rf"(?i)^(?:{self.asides})$")


Reader = Callable[[str, re.Match[str], LanguageWords], Iterable[ReadValue]]
"""Makes values of a field of what a pattern found in a sentence of a language."""


class Saying(NamedTuple):
    """What says something of a field, or (`drop`) that something of it no longer holds."""

    field: str
    read: Reader
    patterns: tuple[str, ...]
    act: Act = "say"


class Table(NamedTuple):
    """A language: what is said in it, and its words."""

    sayings: tuple[Saying, ...]
    words: LanguageWords
