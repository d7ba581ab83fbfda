"""Which kind of memory a fact becomes (docs/rules.md, Kinds of memory)."""

from memory.language import phrases
from memory.language.conventions import rules_work
from memory.language.lasting_orders import is_reported, is_standing_instruction
from memory.language.passing import is_of_the_moment
from memory.language.signals import Signals
from memory.language.typed import spelled
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


_RATHER = regex(
    r"(?i)i(?:'d| would) (?:much |really )?rather"
    r"(?! (?:you|that you|have (?:you|it|the|my|an?|short|long|code|answers)|get|see|read|hear|not|keep it)\b)"
)
"""What somebody would sooner do than something else ("I'd rather cycle, but …"), and not how answers are to be."""


def route(text: str, found: Signals, *, hint: MemoryType | None = None, in_project: bool = False) -> MemoryType:
    """The first rule that holds (docs/rules.md, Kinds of memory); a hint wins.

    A statement about who the user is stays semantic though it says "right now": only a session passes with the session.
    An instruction for this session alone passes with it: in the stable block it would stand for ever.
    """
    if hint is not None:
        return hint
    text = spelled(text)
    standing, for_now = is_standing_instruction(text), phrases.SESSION.search(text)
    if for_now and (standing or for_now.start() == 0):
        return MemoryType.WORKING
    reported = is_reported(text)
    standing = standing or (in_project and rules_work(text))
    preferred = found.preference and not reported and not _RATHER.match(text)
    if standing or (preferred and phrases.STANDING.search(text)):
        return MemoryType.PROCEDURAL
    if (for_now and not found.about_user) or is_of_the_moment(text):
        return MemoryType.WORKING
    if preferred or found.about_user or (_STATE.match(text) and not reported):
        return MemoryType.SEMANTIC
    return MemoryType.EPISODIC
