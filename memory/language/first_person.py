"""A fact as its user would say it: sentence by sentence, in the first person, without contractions.

The rules that read facts (profile/by_rules.py, profile/pins.py) want the user as the subject of the sentence, so that
a third party's allergy never becomes the user's own. A model's facts say "User is …", or leave the subject out ("Takes
metformin"); what the user wrote may leave it out before an adjective ("Allergic to penicillin"). Questions, hypotheses
and quotations state nothing.
"""

from collections.abc import Iterator

from memory.language import vocabulary as words
from memory.text.chunking import sentences
from memory.text.reading import once
from memory.text.regex import regex

SENTENCES = 12
"""So many sentences of a memory are read: a fact is one or two, a document is no source."""

SENTENCE_CHARS = 400
"""So much of a sentence is read: the patterns are for what people say in one breath."""


_SUFFIX = regex(r"(?<!\s)\s*+\((?:mentioned|confirmed|inferred)\b[^()]*+\)")
"""It begins where white space does, so that a long run of it is read once."""
_OPENS = regex('["“«„]')
_CLOSES = {mark: regex(closing) for mark, closing in (('"', '"'), ("“", "”"), ("«", "»"), ("„", "[“”]"))}
_ABBREVIATED = regex(r"\b(St|Ste|Mt|Ft|Dr|Mr|Mrs|Ms)\.(?= [^\W\d_])")
"""Their dot ends no sentence."""
_CONTRACTED = (
    (regex(r"(?i)\bI['’]?m\b"), "I am"),
    (regex(r"(?i)\bI['’]ve\b"), "I have"),
    (regex(r"(?i)\bI['’]d\b"), "I would"),
    (regex(r"(?i)\bI['’]ll\b"), "I will"),
    (regex(r"(?i)\bwon['’]t\b"), "will not"),
    (regex(r"(?i)\b(?:can['’]?t|can not)\b"), "cannot"),
    (regex(r"(?i)\b(do|does|did|is|are|was|must|should|could)n['’]?t\b"), r"\1 not"),
    (
        regex(r"(?i)\b(name|birthday|pronoun|job|dose|goal|weight|pressure|type|A1C|contact|employer)['’]s\b(?! name)"),
        r"\1 is",
    ),
    (regex("’"), "'"),
)
_BEFORE = regex(
    r"(?i)^(?:(?:hi|hello|hey|yes|no(?=[,.!])|ok(?:ay)?|well|so|and|but|also|btw|by the way|please"
    r"|fyi|oh|sorry|actually"
    r"|remember(?: that)?"
    r"|note(?: that)?|for context|update|correction|hallo|hola|bonjour|übrigens|por cierto|au fait)\b[,:!.]?\s+)+"
)
_HYPOTHETICAL = regex(
    r"(?i)^(?:if|what if|suppose|imagine|assume|assuming|pretend|let us say|say|in case|wenn|falls|stell dir vor|si"
    r"|imagina"
    r"|imagine que)\b(?!.{0,30}\bemergency)|\bif I (?:am|was|were|had|have)\b|\bpretend(?:ing)?\b|\bas if\b"
    r"|\bin (?:my|the|an?|this|our) (?:novel|book|story|game|dream|play|movie|film|campaign)\b"
    r"|\b(?:I (?:might|may|could|would) (?:be|have)|maybe I|perhaps I|I (?:think|guess|suspect|wonder|doubt|wish|hope"
    r"|thought"
    r"|dreamt|dreamed) (?:that |if |whether )?I|not sure (?:if|whether)|vielleicht|quizás|peut-être)\b"
)
_BARE_ADJECTIVE = regex(
    rf"(?i)^(?:(?:severely|highly|very|deathly|slightly) )?(?:allergic to|diagnosed with|based in|born (?:on|in)"
    rf"|(?:{words.DIET_WORD})$)"
)
_BARE_NOUN = regex(
    rf"(?i)^(?:(?:latest|current|last|new|fasting|resting) )?(?:name|birthday|blood type|pronouns|emergency contact"
    rf"|allergies|goal"
    rf"|{words.VITAL})\b"
)
_THIRD_PERSON = regex(r"(?i)^(?:the )?user(?P<own>'s)? ")
_BARE_VERB = regex(
    r"(?i)^(?=(?:is|has|was|lives|works|takes|uses|speaks|prefers|likes|loves|enjoys|hates|dislikes|suffers|weighs"
    r"|goes by"
    r"|eats|wants|moved|joined|started|stopped|quit|left|retired|no longer|does not|currently|recently|now)\b)"
)


JOINED = regex(
    r"(?i)(?<=\band )(?=(?:lives?|works?|takes?|speaks?|have|has|am|loves?|likes?|hates?|prefers?|weighs?)\b)"
)
"""A second verb of the same subject: "I have asthma and take …"."""


@once
def own_sentences(text: str, *, by_model: bool) -> tuple[str, ...]:
    """The sentences of a fact that state something, in the first person and without contractions."""
    return tuple(_own_sentences(text, by_model=by_model))


def _own_sentences(text: str, *, by_model: bool) -> Iterator[str]:
    for sentence in sentences(_ABBREVIATED.sub(r"\1", plain(text)))[:SENTENCES]:
        if sentence.rstrip().endswith(("?", "？")):
            continue
        spoken = sentence[:SENTENCE_CHARS]
        for pattern, full in _CONTRACTED:
            spoken = pattern.sub(full, spoken)
        spoken = _BEFORE.sub("", spoken.strip()).rstrip(" .!")
        if not _HYPOTHETICAL.search(spoken):
            own = _with_subject(spoken, by_model=by_model)
            yield JOINED.sub("I ", own) if own.startswith("I ") else own


def plain(text: str) -> str:
    """`text` without our suffixes, and with a space for each quotation.

    A mark that nothing closes quotes nothing; nor do later ones of its kind: they are not looked for again.
    """
    text = _SUFFIX.sub("", text)
    kept: list[str] = []
    unclosed: set[str] = set()
    start = at = 0
    while opening := _OPENS.search(text, at):
        at = opening.end()
        closing = None if opening[0] in unclosed else _CLOSES[opening[0]].search(text, at)
        if closing is None:
            unclosed.add(opening[0])
            continue
        kept.append(text[start : opening.start()])
        start = at = closing.end()
    return " ".join((*kept, text[start:]))


def _with_subject(sentence: str, *, by_model: bool) -> str:
    if by_model and (subject := _THIRD_PERSON.match(sentence)):
        return f"{'my' if subject['own'] else 'I'} {sentence[subject.end() :]}"
    if _BARE_ADJECTIVE.match(sentence) or (by_model and _BARE_VERB.match(sentence)):
        return f"I am {sentence}" if _BARE_ADJECTIVE.match(sentence) else f"I {sentence}"
    return f"my {sentence}" if _BARE_NOUN.match(sentence) else sentence
