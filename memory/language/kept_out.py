"""What is not to be kept at all: "off the record: …", by its form; "none of this goes in your notes", by weight."""

import re

from memory.language import phrases
from memory.language.alternatives import any_of
from memory.language.dangers import dangers_in, stated_of_user
from memory.language.heard import MESSAGE_CHARS, SENTENCE_CHARS
from memory.language.languages import ORDERS
from memory.language.order_forms import without_greetings
from memory.language.order_signs import kinds_in
from memory.language.statements import place, spoken_sentences
from memory.language.word_reader import WordReader
from memory.text.regex import regex

_CALLED = rf"(?:,? (?:{any_of(ORDERS, 'called')})(?!\w))*"
"""Called out behind it, in any language: "não guarda isso não: …", "no guardes esto, eh: …"."""

_BUT = rf"(?:{phrases.of_all('but')}|{phrases.of_all('though')})"
_BACK = regex(rf"(?i)\b{_BUT}\b")
"""In what is off the record behind a sentence, says that this speaks of it: "…, but that stays between us"."""

_CONFIDED = rf"(?!(?:{any_of(ORDERS, 'unconfided')})(?![\w'’]))[^\W\d_][\w'’]*(?: [\w'’-]+){{2}}"
"""A clause that begins behind "between us": neither what else it is between, nor where, for what or how long."""

_TO_NOBODY = rf"(?:{any_of(ORDERS, 'nobody')})(?!\w)[^.!?]{{0,100}}"
"""Behind it: who does not know yet."""

OFF_THE_RECORD = regex(
    rf"(?i)(?P<lead>[^.!?:]{{1,60}}?[\s,;–—-]\s*{_BUT}\s+)?(?:{_BUT},? )?"
    rf"(?:{any_of(ORDERS, 'off_the_record')}){_CALLED}"
    rf"(?(lead)(?=\s*[,:–—-])|(?=\s*[,:.!;–—-]|\s*$|,? (?:{any_of(ORDERS, 'clause')}) ))"
    rf"|(?:{_BUT},? )?(?:{any_of(ORDERS, 'confides')}){_CALLED} (?=(?:{_BUT}) |{_CONFIDED})"
)
"""With a `lead` that only announces it: "te cuento algo pero que quede entre nosotros: …"; on a phone without a mark
behind it, too."""

NOT_KEPT = regex(
    rf"(?i)(?P<within>.*[,;(–—-]\s*(?:(?:{phrases.of_all('joins')}|{phrases.of_all('but')}) )?)?(?:{_BUT},? )?"
    rf"(?:{any_of(ORDERS, 'not_kept')}){_CALLED}(?:,? {_TO_NOBODY})?(?:[\s.,!)]|{any_of(ORDERS, 'endings')})*$"
)


def is_of_before(begins: re.Match[str], sentence: str) -> bool:
    """Whether what begins a sentence is said of the one before it: "But that stays between us, she hasn't told …"."""
    opening = sentence[: len(sentence) - len(without_greetings(sentence)) + begins.end()]
    return not begins["lead"] and _BACK.search(opening) is not None


SECRETS = WordReader("secret_weights.txt", likely=0.8, names=kinds_in, apart=4)
"""Hears what no form foresaw of what is not to be kept: "none of this goes in your notes" (docs/quality.md says how
often it is right)."""

SURELY_SECRET = 0.95
"""From here on it is so also where it may be an order to forget, or what could harm if it were forgotten, and in more
than `BRIEF` words, of which enough stand by chance."""

BRIEF = 10
WORDS_ASKING = 20
"""So many words of a sentence are weighed together: nobody needs more to ask that something is kept out, and in a long
story enough of such words stand by chance."""

AT_AN_END = 4
"""So many sentences of each end of a message may ask to keep it out."""


def may_keep_out(text: str) -> list[str]:
    """The sentences at both ends of a message, which may ask to keep it out. What is longer was given to be read."""
    said = [each.text for each in spoken_sentences(text)] if len(text) <= MESSAGE_CHARS else []
    return said if len(said) <= 2 * AT_AN_END else [*said[:AT_AN_END], *said[-AT_AN_END:]]


def how_likely_secret(sentence: str) -> float:
    """How likely a sentence asks to keep something out, by its words: 0 … 1; 0 if they are many and it is not sure."""
    likely = max(map(SECRETS.likelihood, weighed_together(sentence[:SENTENCE_CHARS])))
    return likely if likely >= SURELY_SECRET or len(sentence.split()) <= BRIEF else 0.0


def weighed_together(sentence: str) -> list[str]:
    """The runs of its words that are weighed, each beginning in the middle of the one before."""
    words, step = sentence.split(), WORDS_ASKING // 2
    if len(words) <= WORDS_ASKING:
        return [sentence]
    return [" ".join(words[at : at + WORDS_ASKING]) for at in range(0, len(words) - step, step)]


def kept_out_by_weight(text: str, *, sure: bool) -> int | None:
    """From where on a message is likely not to be kept; None: it may be kept. `sure`: it has to be surely so.

    What asks for it at the end of a message speaks of all that the message has told, else of what follows.
    """
    said = may_keep_out(text)
    likely = [*map(how_likely_secret, said)]
    asks = [at for at, each in enumerate(likely) if each >= SECRETS.likely]
    if not asks:
        return None
    sure = sure or any(map(dangers_in, stated_of_user(text, by_model=False)))
    if sure and max(likely) < SURELY_SECRET:
        return None
    return 0 if asks[-1] == len(said) - 1 else place(text, said[asks[0]])[0]
