"""What the table of a language is made of: how people speak to an assistant, what is no memory and what is one.

Each field is alternatives of an expression that is matched without case, `|` between them; empty: the language has
none that are known. They decide what is kept of a user's own words; what they do not know is kept.
"""

from typing import NamedTuple


class Phrases(NamedTuple):
    """All of a language; what begins a sentence, unless it is said otherwise."""

    greeting: str = ""
    thanks: str = ""
    courtesy: str = ""
    """Anywhere in a text."""
    politely: str = ""
    """In front of an order, and only asks for it: "I should be grateful if you would", "veuillez", "le ruego que". With
    the verb of another person or mood behind it, whatever is asked for."""
    joins: str = ""
    """Between two clauses, without a comma."""
    onward: str = ""
    """In front of a clause that goes on from what stands before it: "then", "now"."""
    filler: str = ""
    """Words in front of a sentence that say nothing; alone they are no memory."""
    empty_statement: str = ""
    """Statements about the conversation or the assistant: nothing to remember of the user."""
    question: str = ""
    """How questions begin, also those without a question mark."""
    asking: str = ""
    """How a later clause begins that asks something of the assistant: "I'm vegan, suggest a dinner"."""
    transform: str = ""
    """Requests that work on a given text: what follows them is the material, not the user speaking."""
    request: str = ""
    edit: str = ""
    """Requests to change what was answered: "cut it in half", "add a title"."""
    judged: str = ""
    """A whole clause that says how an answer was: "too long", "not bad"."""
    otherwise: str = ""
    """A whole clause that says how it is wanted instead: "shorter", "without emojis", "the same with tofu"."""
    piece: str = ""
    """Something that is to be made or told, with what it is to be about: "a joke about penguins"."""
    commission: str = ""
    """Requests for something that is to be made or told, whoever asks: what such a message says without a word of the
    first person is how it is to be made. Only of languages that cannot leave out "I"."""
    in_role: str = ""
    """Requests behind which "I" is somebody else, or stands in a text: "act as", "translate"."""
    role: str = ""
    """Gives the assistant a part, and the user none: "act as a dietitian"."""
    remember: str = ""
    """What asks to remember: what follows is a statement, whatever else it looks like."""
    rule: str = ""
    """A whole sentence that says how work is done, and not only now: "use pnpm, not npm", "run the tests before each
    push"."""
    clipped: str = ""
    """A whole sentence in which the user speaks of themselves without "I", or without a verb: "run five miles every
    morning", "no car since the accident", "two kids, one dog"."""
    of_answers: str = ""
    """A whole sentence that says how answers are to be, not only one of them: "use metric units"."""
    standing: str = ""
    """Importance: the signal of a preference ("I prefer", "call me", "I always use") with its kin, anywhere in a text.
    It becomes a procedural memory, which stands in every prompt."""
    tastes: str = ""
    """Importance: the same of what only who asks about it wants to know: habits ("I always take the bus"), what is
    hated, favourites. They are found, and do not stand in every prompt: everybody has a hundred, and who asks for a
    film names what a favourite film is called. Italian and Portuguese have neither: the profile reads their tastes."""
    about_user: str = ""
    """Statements about who the user is, anywhere in a text: name, people, places, work, health, possessions, tastes."""
    session: str = ""
    """What is explicitly about now or the current session (docs/rules.md, Kinds of memory), anywhere in a text."""
    of_now: str = ""
    """All of a clause that says how the user is at the moment, or the weather: "I'm so tired today", "what a day". With
    anything else beside it ("since the operation", "of my job") it is none."""
    anaphora: str = ""
    """Beginnings that mean something said just before: such a sentence says nothing alone."""
    of_them: str = ""
    """Somebody of whom was said something just before."""
    of_before: str = ""
    """Means something said just before, at the end of a sentence or where nothing else can be meant: "I don't want to
    talk about it"."""
    clause_of_speaker: str = ""
    """A clause in which the user speaks of themselves."""
    verb_alone: str = ""
    """Verbs of what lasts in the first person, whose subject is left out: "soy", "abito"."""
    before_verb: str = ""
    """In front of a verb that says "I" by itself."""
    of_speaker: str = ""
    """A word of the first person, anywhere in a text."""
    of_own: str = ""
    """A word that says that something is the user's own, anywhere in a text."""
    asker: str = ""
    """I, we: who asks, or verbs of theirs where a language leaves them out; not "me", which stands in every request."""
    how: str = ""
    """Asks how something is done, which has nothing to do with who asks."""
    given: str = ""
    """What brings a known fact into a question."""
    because: str = ""
    """The same within the question, behind what is asked."""
    begins_fact: str = ""
    """What such a fact begins with then."""
    fiction: str = ""
    """What makes all that follows in a message fiction, anywhere in a sentence: a scene that is shown, a story that is
    told together, a part that is played. Who only says that she writes a novel goes on to speak of herself."""
    gives: str = ""
    """All that stands in front of the colon behind which somebody's text is given: a request that works on one
    ("Translate into French"), an example, a customer who writes."""
    how_said: str = ""
    """Asks how something is said in another language, or to put it into one; what, stands behind it without a colon:
    "how do you say I'm diabetic in Thai"."""
    letters: str = ""
    """The same as a noun with its sender, all that stands in front of the colon: "Message from the school"; not of
    those whose words are worked on (`gives`)."""
    reports: str = ""
    """What reports somebody's words behind its colon, at its end: "my flatmate texted me"."""
    play: str = ""
    """What begins a play of several turns, and a sentence: "You're a waiter and I'm a guest with an allergy"."""
    play_ends: str = ""
    """What ends it, anywhere in a message."""
