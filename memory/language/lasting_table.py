"""What the table of a language is made of: the words of orders that hold for good (`lasting_orders.py`)."""

from typing import NamedTuple


class LastingWords(NamedTuple):
    """All of a language: each alternatives of an expression that is matched without case, `|` between them."""

    # Orders about answers: each is one word, without space, hyphen and apostrophe, unless it is said otherwise.
    verbs: str
    """What an assistant does with an answer, as an order says it of any person: "answer", "antworten", "responda"."""
    ways: str
    """How an answer is to be, what is to be in it or not, and forms of address: "briefly", "emojis", "siezen"."""
    small: str
    """What may stand between them and says nothing of its own."""
    lasting: str
    """Says that it is for good, or of whom answers are for: with it a language is a way, too ("always in French")."""
    languages: str
    """What languages are called."""
    naming: str
    """In front of what the user is to be called: "address me as"; with spaces."""
    titles: str
    """Begin what somebody is called, also in small letters."""
    once: str
    """Anywhere in an order that is about one answer: "in one sentence"; with spaces."""
    # How answers are wished, and what of them is not liked: with spaces.
    wishes: str
    """In front of what is wished: "I'd prefer"."""
    outputs: str
    """What an assistant gives, all of them: "answers", "replies"."""
    rather: str
    """How they are wished beside `ways`: "shorter", "plus simples"."""
    too: str
    """Says of all answers that they are too much of something."""
    disliked: str
    """Says what the assistant does that is not liked: "I don't like it when you use …"."""
    # What is told by its mere name: with spaces.
    address: str
    """Asks to be addressed so, whatever stands beside it: "tutoie-moi", "dammi del tu"."""
    leave_out: str
    """In front of what answers are to be without: "no", "skip", "nada de"."""
    left_out: str
    """What that is, if it is in all of them: "emojis", "disclaimers"."""
    as_such: str
    """What all of them are to have, without a verb: "metric units", "plain words"."""
    # What the assistant is not to do, or should: with spaces.
    known: str
    """Asks not to be told what the user knows: "don't explain the basics"."""
    stop: str
    """Asks to stop a habit, or to treat the user as somebody: "stop apologising", "assume I know Python"."""
    would: str
    """In front of what the assistant should always do, in the second person: "I'd rather you"."""
    with_me: str
    """At the end of an order that holds, also of what is to be "more direct": "with me"."""
    each_time: str
    """What the assistant is always to do with what is written or asked: "corrige toujours …"."""
    pressed: str
    """In a reason that passes: "I'm in a hurry"."""

    # Orders on occasions of the talk.
    when: str
    """Begins a clause of what may happen once, or often: "when", "if"."""
    whenever: str
    """Begins one of what happens often: "whenever", "every time"."""
    asking: str
    """What the user asks or shows of the assistant, or the assistant does, behind these: "I ask", "you give"."""
    kinds: str
    """What answers are made of, with its preposition: "for recipes"."""
    passing: str
    """Behind "when": it is this one time ("this", "the", "my", "tomorrow")."""
    then: str
    """Begins an order, beside what begins any request: "please", "always", "use"."""

    # Orders at work.
    leads: str
    """In front of such an order: "and", "please", "make sure to", "you should"; with spaces."""
    ever: str
    """Says that it is for good: "always", "never", "under no circumstances"."""
    no: str
    """What a verb is denied with: "do not"."""
    acts: str
    """What is done in work on code, texts and data, as an order says it: "run", "pushe", "no borres"."""
    last: str = r"(?!)"
    """The same, where an order ends with its verb ("immer erst die Tests laufen lassen")."""

    # What takes one back (`revoking.py`).
    revoking: tuple[str, ...] = ()
    """How one of before is taken back: `(?P<what>…)` is what the assistant is to do no more, in words that the order
    has, too. Matched where a sentence begins."""
    of_any: str = ""
    """Words that such orders of any kind have: they do not tell which one is taken back."""
