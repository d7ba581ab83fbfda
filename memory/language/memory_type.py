"""Which kind of memory a fact becomes (docs/rules.md, Kinds of memory)."""

from memory.language import phrases
from memory.language.signals import Signals
from memory.model.memory import MemoryType
from memory.text.regex import regex

# Subject, predicate, object: a state of someone or something, in the present. What happened is an event.
_STATE = regex(
    r"(?:I|i|We|we|(?:[Mm]y|[Oo]ur|[Tt]he|[Oo]ne of my) (?:[\w'’-]+ ){1,5}?|(?:[A-Z][\w'’.-]+ ){1,3}?)"
    r"\s?(?:(?:also|still|always|usually|really|currently|only|both|don't|do not|doesn't|does not|no longer) )*"
    r"(?:am|is|are|'m|'re|has|have|'ve|lives?|works?|owns?|speaks?|stud(?:y|ies)|knows?|uses?|needs?|wants?"
    r"|likes?|loves?"
    r"|plays?|runs?|teach(?:es)?|drives?|takes?|eats?|drinks?|belongs?|contains?|costs?|means?|supports?|depends?"
    r"|requires?|consists?)\b\s+\S"
)


_TALKING = (
    r"answer|reply|respond|write|speak|talk|explain|use|call|address|mention|apologi[sz]e|include|add|give|format"
    r"|start|end"
    r"|ask|suggest|recommend|assume|show|say|be|sound"
)
_ANSWERS = (
    r"(?:answers?|repl(?:y|ies)|responses?|explanations?|emojis?|exclamation marks?|bullet points?|markdown|jargon"
    r"|slang"
    r"|metric|imperial|celsius|fahrenheit|units|tables?|tone|pet names?|me|my name)"
)
_INSTRUCTION = regex(
    rf"(?i)^(?:please |bitte |por favor |s'il te plaît )?(?:(?:always|never|(?:do not|don't) ever) (?:{_TALKING})\b"
    rf"|(?:do not|don't|stop|avoid|quit|no more) (?:(?:{_TALKING})\w*(?: to| with)? )?(?:\w+ ){{0,2}}?{_ANSWERS}\b"
    r"|(?:do not|don't|stop) apologi[sz]\w+"
    r"|use .{1,60}\b(?:by default|with me|unless i .+|in (?:all )?(?:your|future) (?:answers|replies|responses))"
    r"|(?:speak|talk|answer|reply|respond|write) to me\b|keep (?:your|the) (?:answers|replies|responses|explanations)\b"
    r"|(?:call|address) me (?!back|later|when|if|at|on|crazy|tomorrow)"
    rf"|(?:whenever|every time|each time|when) i (?:ask|say|want|write|mention"
    rf"|send)\b.{{1,80}}, (?:please )?(?:{_TALKING})\b"
    r"|(?:verwende|benutze|nutze|schreib|antworte) (?:bitte )?(?:\w+ )?(?:keine?|nur|immer|nie|auf)\b"
    r"|no (?:uses|utilices|escribas|me llames)\b|(?:siempre )?(?:usa|responde) siempre\b"
    r"|n'(?:utilise|emploie)[sz]? (?:pas|plus|jamais)\b|ne m'appelle[sz]? (?:pas|plus|jamais)\b)"
    r"|\b(?:from now on|going forward|ab jetzt|ab sofort|de ahora en adelante|désormais|dorénavant)\b,?(?! (?:i|we|my"
    r"|ich|yo|je)\b)"
    r"|\bi(?:'d like| would like| want| need) you to (?:always|never|stop|be|answer|reply|respond|speak|call)\b.*"
    r"\b(?:always|never|from now on|with me|me)\b"
    r"|\b(?:my pronouns are|nenn(?:e|en sie)? mich|ll[aá]mame|appelle[sz]?-moi)\b"
    r"|(?<=, )(?:please )?(?:call me|answer|keep your answers)\b"
)
"""What the user wants of every answer, in the imperative."""

_WISH = regex(
    r"(?i)^(?:the )?(?:user )?(?:always |generally |strongly )?(?:wants?|would like|expects?|asks?|asked|requests?"
    r"|requested|likes)"
    r" (?:for |that |the )?(?:assistant\b.*|(?:all )?(?:short |brief |concise |direct )?(?:answers|replies|responses"
    r"|explanations)\b.*"
    r"|to be (?:called|addressed)\b.*|(?:never|not|always) to\b.*|to (?:never|always) be\b.*)"
    r"|^(?:the )?(?:user )?(?:always |generally |strongly )?prefers?\b"
)
"""The same as a model puts it down: "User wants answers in German"."""

_REPORTED = regex(
    r"(?i)^(?!i\b|(?:the )?user\b)(?:[\w'’-]+ ){1,4}?(?:told|asked|said|says|tells|taught|reminded|warned|advised"
    r"|wants|wanted) "
)
"""Somebody else's instruction."""


def is_standing_instruction(text: str) -> bool:
    """Whether a text says how the user wants every answer to be: it belongs into the stable block."""
    return bool((_INSTRUCTION.search(text) or _WISH.match(text)) and not _REPORTED.match(text))


def route(text: str, found: Signals, *, hint: MemoryType | None = None) -> MemoryType:
    """The first rule that holds (docs/rules.md, Kinds of memory); a hint wins.

    A statement about who the user is stays semantic though it says "right now": only a session passes with the session.
    An instruction for this session alone passes with it: in the stable block it would stand for ever.
    """
    if hint is not None:
        return hint
    standing, for_now = is_standing_instruction(text), phrases.SESSION.search(text)
    if for_now and (standing or for_now.start() == 0):
        return MemoryType.WORKING
    reported = _REPORTED.match(text)
    if standing or (found.preference and not reported):
        return MemoryType.PROCEDURAL
    if for_now and not found.about_user:
        return MemoryType.WORKING
    if found.about_user or (_STATE.match(text) and not reported):
        return MemoryType.SEMANTIC
    return MemoryType.EPISODIC
