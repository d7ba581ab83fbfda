"""What the table of a language is made of: the words of orders that hold for good (`lasting_orders.py`)."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple


class LastingWords(NamedTuple):
    """All of a language: each alternatives of an expression that is matched without case, `|` between them.

    Empty: the language has none that are known. One without `verbs` has only what is told by its beginning.
    """

    # Orders about answers: each is one word, without space, hyphen and apostrophe, unless it is said otherwise.
    verbs: str = ""
    """What an assistant does with an answer, as an order says it of any person: "answer", "antworten", "responda"."""
    ways: str = ""
    """How an answer is to be, what is to be in it or not, and forms of address: "briefly", "emojis", "siezen"."""
    small: str = ""
    """What may stand between them and says nothing of its own."""
    lasting: str = ""
    """Says that it is for good, or of whom answers are for: with it a language is a way, too ("always in French")."""
    languages: str = ""
    """What languages are called."""
    naming: str = ""
    """In front of what the user is to be called: "address me as"; with spaces."""
    titles: str = ""
    """Begin what somebody is called, also in small letters."""
    once: str = ""
    """Anywhere in an order that is about one answer: "in one sentence"; with spaces."""
    # How answers are wished, and what of them is not liked: with spaces.
    wishes: str = ""
    """In front of what is wished: "I'd prefer"."""
    outputs: str = ""
    """What an assistant gives, all of them: "answers", "replies"."""
    rather: str = ""
    """How they are wished beside `ways`: "shorter", "plus simples"."""
    disliked: str = ""
    """Says what is not liked: "I don't like it when you use …", "your answers are too …"."""
    # What is told by its mere name: with spaces.
    address: str = ""
    """Asks to be addressed so, whatever stands beside it: "tutoie-moi", "dammi del tu"."""
    leave_out: str = ""
    """In front of what answers are to be without: "no", "skip", "nada de"."""
    left_out: str = ""
    """What that is, if it is in all of them: "emojis", "disclaimers"."""
    as_such: str = ""
    """What all of them are to have, without a verb: "metric units", "plain words"."""
    # What the assistant is not to do, or should: with spaces.
    known: str = ""
    """Asks not to be told what the user knows: "don't explain the basics"."""
    stop: str = ""
    """Asks to stop a habit, or to treat the user as somebody: "stop apologising", "assume I know Python"."""
    dealt: tuple[str, ...] = ()
    """How orders begin of how the user is to be dealt with, whatever she asks; each an expression: "talk to me like a
    friend", "tell me when I'm wrong", "my preferred language is"."""
    lifted: tuple[str, ...] = ()
    """Allows again, or wishes no more, what stands for `{}`, a form of answers: "you can use {} now"."""
    teaching: tuple[str, ...] = ()
    """Manners of teaching and answering as such, with their verbs, each an expression: "one step at a time", "explain
    like I'm 12", "don't give me the answer straight away"; none has a place for what is taught."""
    taught_so: str = ""
    """In front of one: "can you", "I need you to", "so"; without spaces."""
    taught_behind: str = ""
    """Behind one: "please", "with me"; without spaces."""
    reached: str = ""
    """How orders begin, and notes, of how the user is to be reached: "don't call me before 10", "by post only"."""
    unspoken: str = ""
    """Asks that something is not spoken of again: "don't bring her up again"."""
    would: str = ""
    """In front of what the assistant should always do, in the second person: "I'd rather you"."""
    with_me: str = ""
    """At the end of an order that holds, also of what is to be "more direct": "with me"."""
    easier: str = ""
    """A clause behind an order that only says that it is better so: "it's easier"."""
    pressed: str = ""
    """In a reason that passes: "I'm in a hurry"."""

    # What is said for good: with spaces.
    henceforth: str = ""
    """From when on an order holds, in front of it, or behind: "from now on"."""
    at_outset: str = ""
    """The same, in front alone, since elsewhere it tells of the future, or of what is usual: "in future"."""
    announced: str = ""
    """All of a sentence that says only of what stands beside it that it is for good, or is to be remembered: "remember
    this as a rule for all future conversations"."""
    for_good: str = ""
    """Says, beside these and `ever`, that an order is not only for what is asked beside it: "call me", "again"."""
    for_all: str = ""
    """At the end of what is said of all answers: "in your replies", "with me"."""
    told: str = ""
    """How orders begin that need no more: "call me", "my pronouns are"; as a model notes them: "user prefers"."""
    reported: str = ""
    """How somebody else's begin: "my boss told …"."""
    tells: str = ""
    """What is done with answers, as an order says it that holds always or never; what stands behind may be anything."""
    tells_last: str = r"(?!)"
    """The same, where an order ends with its verb."""
    wants: str = ""
    """In front of what the assistant should do, if that is for good: "I want you to"; with its space."""
    could: str = ""
    """The same of a question that orders: "can you"; with its space."""
    within: str = ""
    """Says that an order holds wherever is worked: "in this repo"."""
    uses: str = ""
    """What is done there each time and not once: "use", "stick to"."""
    # Small words.
    this: str = ""
    """Means what is there now: "this"."""
    an: str = ""
    """Means one of them: "a"."""
    inside: str = ""
    """In front of how one answer is to be, where it begins a sentence: "in" ("in plain English")."""
    toward: str = ""
    """In front of who is spoken to: "to", "with"."""
    actor: str = r"(?!)"
    """Behind a verb that looks like an order: somebody does it."""
    asked: str = ""
    """Words of questions: "what"."""
    joins: str = ""
    """Words that end a clause where an adverb is looked for: "and", "that"."""

    # Orders on occasions of the talk.
    when: str = ""
    """Begins a clause of what may happen once, or often: "when", "if"."""
    whenever: str = ""
    """Begins one of what happens often: "whenever", "every time"."""
    asking: str = ""
    """What the user asks or shows of the assistant, or the assistant does, behind these: "I ask", "you give"."""
    kinds: str = ""
    """What answers are made of, with its preposition: "for recipes"."""
    passing: str = ""
    """Behind "when": it is this one time ("this", "the", "my", "tomorrow")."""
    then: str = ""
    """Begins an order, beside what begins any request: "please", "always", "use"."""

    rules: str = ""
    """Begins rules for a kind of work, in front of `kinds` or `of_some`: "two rules"."""
    for_me: str = ""
    """Says there that it is the assistant who does it, or that it is done for the user: "you", "for me"."""

    # Orders at work.
    leads: str = ""
    """In front of such an order: "and", "please", "make sure to", "you should"; with spaces."""
    ever: str = ""
    """Says that it is for good: "always", "never", "under no circumstances"."""
    no: str = ""
    """What a verb is denied with: "do not"."""
    acts: str = ""
    """What is done in work on code, texts and data, as an order says it: "run", "pushe", "no borres"."""
    last: str = r"(?!)"
    """The same, where an order ends with its verb ("immer erst die Tests laufen lassen")."""

    # What takes one back (`revoking.py`).
    revoking: tuple[str, ...] = ()
    """How one of before is taken back: `(?P<what>…)` is what the assistant is to do no more, in words that the order
    has, too. Matched where a sentence begins."""
    of_any: str = ""
    """Words that such orders of any kind have: they do not tell which one is taken back."""

    # What excludes each other (`contraries.py`): with spaces.
    contraries: Mapping[str, Mapping[str, str]] = MappingProxyType({})
    """Matters of which an order has one value, by their names, which languages share: "length" is "short" or "long".
    Each value is alternatives."""
    denies: str = ""
    """In front of what an order does not want: "no", "stop using", "instead of"."""
    allows: str = ""
    """Behind what is wanted again: "are fine again"."""
    drops: str = ""
    """Behind what is not wanted any more: "weglassen", "can go"."""
    called: str = ""
    """In front of the name by which the user is to be called, beside `naming`: "I go by", "nenn mich"."""
    of_some: str = ""
    """In front of what alone an order holds for: "for", "about"."""
    idle: str = ""
    """Words that say nothing of what an order is about, beside `of_any`: "instead", "prices"."""
