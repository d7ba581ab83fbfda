"""What the orders of a language are made of.

An entry is an expression in lower case, read without regard to case and with straight apostrophes. It is matched where
a sentence begins, behind greetings and politeness, unless its field says otherwise. Whoever adds a language writes a
table like the others; whoever adds an order puts its line where its like stand, and a case into
`tests/memory/language/test_retraction.py`.
"""

from typing import Literal, NamedTuple

Kind = Literal["fact", "topic", "said"]


class OrderWords(NamedTuple):
    """The kinds of words by which an order is told where its form is none that is known: alternatives, as whole words.

    How much each kind says, alone and beside another, is learned (`order_signs.py`, `order_reader.py`): whoever changes
    words here runs `python -m bench.orders --write` and `python -m bench.words secrets --write`. What is left when the
    words that make an order are taken out is what it is about. No prefix stands for all words that begin with it: it
    would take topics along.
    """

    forgets: str
    """Verbs that can be about nothing but a memory."""
    keeps: str
    """Verbs of remembering and knowing."""
    holds: str
    """Verbs of keeping, which may as well be about a thing: "store"."""
    wants: str
    """What makes a wish of a sentence: who says "you don't know my sister" wants nothing."""
    denied: str
    """Says no."""
    erases: str
    """Verbs that may as well be about a text."""
    memory: str
    """The memory, what was told to it, and all that it has."""
    addressed: str
    """Somebody is spoken to, or asked."""
    never: str
    """An order with this is none: "don't forget", "I forgot", "she forgets"."""
    works: str
    """What is worked on: an order about that is about nothing else."""
    idle: str
    """What beside says nothing of what an order is about."""
    rues: str
    """What makes a secret of it: it is regretted, nobody's business, never happened."""
    mentions: str
    """Verbs of speaking: who wants something never mentioned again may want it forgotten, or left out of a letter."""
    shares: str
    """Others who are not to know: the memory is not meant."""
    herself: str
    """Stands before a verb of dropping and says that somebody else does it: "I want to"."""


class OrderParts(NamedTuple):
    """The parts of a language: expressions in lower case, with no space at their ends unless their field says so."""

    asks: str
    """What may stand before a verb, a space behind it: "could you please "."""
    forgets: str
    """Verbs that can be about nothing but the memory: "forget"."""
    erases: str
    """Verbs that may as well be about a text: "delete"."""
    spares: str
    """Denied verbs of keeping: "don't remember"."""
    that: str
    """Begins a clause, a space behind it: "that "."""
    told: str
    """Begins a topic by saying that it was told or is known, a space behind it: "what I said about "."""
    affair: str
    """Begins a topic that is a story, a space behind it: "the thing with "."""
    clause: str
    """What may follow it."""
    mine: str
    """A topic of the user's own, to its end: "my debts"."""
    own: str
    """How what the user says of herself begins."""
    it: str
    """What stands for a topic that was named before."""
    back: str
    """More orders that point back, whole: "bring it up no more"."""
    so: str
    """What may stand between a topic and the order that points back to it: "so"."""
    private: str
    """What is said of a topic that nobody is to know: "is nobody's business"."""
    over: str
    """What ends a sentence, and says of what stands before it that it is to be forgotten: "should be forgotten"."""
    gone: str
    """The same of what may be a text: "gone"."""
    all_of: str
    """Begins a topic, a space behind it: "everything about "."""
    ends: str
    """What may stand behind all of it: "please", "from your memory"."""
    last_message: str
    """What the user said last, as a message: "my last message". Not "my last sentence", which may be one of a text."""
    just_said: str
    """What she said last, in this message or the one before: "what I just told you"."""
    unsaid: str
    """All of an order to forget that: "pretend I never told you that"."""
    last_two: str
    """The last two of her messages: "my last two messages"."""
    overlooks: str
    """Verbs that are an order with what was said last only: "ignore my last message"."""


class Orders(NamedTuple):
    """How a language asks to forget."""

    words: str
    """Beginnings of words. A sentence without any of them is not looked at further: one stands in each of `orders`,
    `off_the_record` and `not_kept`."""
    greetings: tuple[str, ...]
    """What may stand in front of an order, several of them, and says nothing: "hi", "please", "by the way"."""
    orders: tuple[tuple[Kind, str], ...]
    """The first that matches counts. `(?P<what>…)` is what is to be forgotten: a `fact` as a sentence, a `topic` as
    what all is about. With `(?P<polite>…)` a question is an order, too ("can you …?"); with `(?P<name>…)` it is one
    only if the message says nothing else; with `(?P<bare>…)`, too, and it may be about a text or a plan of the
    conversation ("delete my number"): the model is not told that the memory sees to it."""
    off_the_record: tuple[str, ...]
    """Begins what is not to be kept; behind it comes a stop, or the end of the sentence."""
    not_kept: tuple[str, ...]
    """Says it of what stands before it, and ends the sentence: alone of the sentence before, else of its own."""
    from_memory: str
    """"from your memory", which may end an order."""
    endings: tuple[str, ...]
    """What else may end it and says nothing: "please", "for good"."""
    called: str
    """Alternatives: called out behind what is off the record, whole words: "eh", "please", "não"."""
    could: str
    """Alternatives: a question with this asks somebody to do it: "could you"."""
    asked: str
    """Alternatives: begins a topic that is a question of the user's: "where I live"."""
    still: str
    """Alternatives: stands between the subject of a statement, or a joint, and its verb: "also", "still"."""
    meanwhile: tuple[str, ...]
    """Anywhere in it: it is set aside for a while, or told of somebody."""
    joins: str
    """Alternatives: stands between several that are to be forgotten, or before what is said beside."""
    own: str
    """Alternatives: how what the user says of herself begins: "I", "my"."""
    reasons: str
    """Alternatives: begins a reason, with or without a comma."""
    grounds: str
    """Alternatives: begins a reason in front of the order, which a comma ends: "since we sorted it out, …"."""
    hence: str
    """Alternatives: stands between a reason that is a sentence, with a comma, and the order: "…, so forget …"."""
    goes_on: str
    """Alternatives: with a comma before it, begins a reason or something else."""
    names_more: str
    """Alternatives: behind a comma, begins what says more of what is to be forgotten: "the one with the car". A clause
    that begins otherwise, in a small letter, stands beside it: "it's settled"."""
    undone: str
    """Alternatives: in a clause beside an order, says that what it names is over, or never was so: "false alarm". A
    plan that is called off is none of it."""
    by_name: str
    """All of a topic that is called by its name, with an article or without: "o Rui". Where all nouns begin with a
    capital letter nothing is."""
    unburdens: str
    """Alternatives: in a clause beside an order, says that a thing was said only to be said, or slipped out."""
    unkept: str
    """Alternatives: in a clause beside an order, says that what was told is not for others, not public or not right:
    "nobody may know", "it isn't announced yet", "the figures were last year's"."""
    takes_back: str
    """Alternatives: begins a clause that takes the order back: "no, keep it"."""
    stands_in: str
    """Alternatives: stands for a thing that the order named: "a new one". A clause with it says nothing alone."""
    everywhere: str
    """Alternatives: says of an order that it is about all projects: "everywhere"."""
    requests: str
    """Alternatives: begins what else is asked for, behind the order: then it is set aside for that."""
    article: str
    """Alternatives: in front of a thing that is to be forgotten, with the space or the apostrophe behind it."""
    that: str
    """Alternatives: points at what was told: "all of that"."""
    denials: tuple[str, ...]
    """Words that stand before what is to befall a topic, and deny it."""
    clause: str
    """Begins what is said or told: "that"."""
    then: str
    """Begins what is wanted next: "then"."""
    thing: str
    """Alternatives: begins what is said of a thing or a word, not of somebody: "it", "this"."""
    pronoun: str
    """All of a topic that says nothing, beside `it` of `parts`: "about her"."""
    by_the_way: str
    """Alternatives: stands within an order, and says nothing there; in front of it that is one of `greetings`."""
    earnestly: str
    """Alternatives: begins a clause beside an order, and says nothing: "seriously"."""
    says_more: str
    """Alternatives: begins a clause that says more of what is meant, with no comma before it: "the one where"."""
    decision: str
    """Alternatives: what was decided, and is no plan any more."""
    habits: str
    """Alternatives: behind a verb that may be "forgets" as well as "forget": "dimentica sempre le chiavi"."""
    tags: tuple[str, ...]
    """Behind an order, before the question mark: it is an order all the same."""
    told_by: OrderWords
    parts: OrderParts
    """What the grammar composes more orders of (`order_grammar.py`): they are tried behind those of the table."""
    somebody: str
    """All of a sentence: an order to forget somebody whom a pronoun names: "forget him", "forget she exists"."""
    doing: str
    """Alternatives: begins a second statement of the user's own that has no subject: "and play the cello"."""
    confides: str = r"(?!)"
    """Alternatives of `off_the_record` behind which what is confided may stand without a mark: "this stays between us
    but I'm pregnant"."""
    unwanted: str = r"(?!)"
    """Alternatives: begins a clause of the user's that has no subject, and says what she wants no more. In languages in
    which it needs a word to say more of a thing it never does that."""
    unconfided: tuple[str, ...] = ()
    """Behind those, begins no such clause: what else it is between, where, for what, or how long."""
    nobody: tuple[str, ...] = ()
    """Behind what is not to be kept: who does not know yet."""
    subject: str = ""
    """What such a statement is given, so that it can stand alone; empty where the verb says who it is."""
    closes: str = r"(?!)"
    """Alternatives: ends a clause whose verb stands last: what a comma parts from it is beside."""
