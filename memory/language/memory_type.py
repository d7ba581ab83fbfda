"""Which kind of memory a fact becomes (docs/rules.md, Kinds of memory)."""

from memory.language import lasting_orders, phrases
from memory.language.languages.english import sayings as english
from memory.language.lasting_orders import holds_on_occasions, orders_answers, orders_work, wishes_answers
from memory.language.passing import is_of_the_moment
from memory.language.revoking import revoked
from memory.language.signals import Signals
from memory.language.typed import spelled
from memory.model.memory import MemoryType
from memory.text.reading import once
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
    r"|start|end|ask|suggest|recommend|assume|show|say|be|sound"
)
_ANSWERS = (
    r"(?:answers?|repl(?:y|ies)|responses?|explanations?|emojis?|exclamation marks?|bullet points?|markdown|jargon"
    r"|slang|metric|imperial|celsius|fahrenheit|units|tables?|tone|pet names?|me|my name)"
)
_LATER = (
    r"(?:from (?:now|here) on|henceforth|ab (?:jetzt|sofort)|von jetzt an|künftig|de ahora en adelante"
    r"|a partir de ahora|de aquí en adelante|désormais|dorénavant|à partir de maintenant|d'ora in (?:poi|avanti)"
    r"|da ora in poi|de agora em diante|a partir de agora|vanaf nu|voortaan|отныне|впредь|с этого момента)"
)
"""From when on an order holds: it is not for what is asked beside it."""
_HENCE = (
    rf"(?:{_LATER}|going forward|in (?:the )?future|in zukunft|en el futuro|à l'avenir|in futuro|no futuro"
    r"|今後|これから|以后|以後|从现在(?:开始|起)|今后)"
)
"""The same at the beginning of a sentence; within it a story may be set in the future."""
_ORDERS = (
    rf"(?:please|{_TALKING}|keep|do not|don't|stop|no|only|always|never|speak|make|skip|bitte|antworte|schreib|nenn"
    r"|duze?|sieze?|sprich|nutze|benutze|verwende|keine?|nur|por favor|responde|escribe|usa|habla|llámame|dame|no|s'il"
    r"|réponds|écris|utilise|parle|appelle|tutoie|vouvoie|ne|per favore|rispondi|scrivi|parla|chiamami|dammi|non"
    r"|responda|escreva|fale|use|me chame|não|antwoord|gebruik|noem|geen|graag|отвечай|пиши|говори|называй|не"
    r"|пожалуйста)"
)
"""How an order begins."""
_I_WANT = r"i(?: want| need| prefer| expect| would like|'d like)"
_POLITELY = r"^(?:(?:please|bitte|por favor|s'il te plaît|per favore|alsjeblieft|пожалуйста),? )?"

_ORDER = regex(
    rf"(?i){_POLITELY}(?:(?:always|never|(?:do not|don't) ever) (?:answer|reply|respond|write|speak|talk|explain|use"
    r"|call|address|mention|apologi[sz]e|format|suggest|recommend)\b"
    rf"|(?:do not|don't|stop|avoid|quit|no more) (?!(?:give|tell|show) me th)"
    rf"(?:(?:{_TALKING})\w*(?: to| with)? )?(?:\w+ ){{0,2}}?{_ANSWERS}\b"
    r"|no (?:more )?(?:emojis?|exclamation marks?|bullet points?|markdown|tables?|jargon|slang)\b"
    r"|(?:do not|don't|stop) (?:apologi[sz]\w+|call(?:ing)? me)"
    r"|use .{1,60}\b(?:by default|with me|unless i .+|in (?:all )?(?:your|future) (?:answers|replies|responses))"
    r"|be .{1,40}\b(?:with me|in (?:all )?your (?:answers|replies|responses))"
    r"|(?:speak|talk|answer|reply|respond|write) to me\b(?! about)"
    r"|keep (?:your|the) (?:answers|replies|responses|explanations)\b"
    r"|(?:call|address) me (?!back|later|when|if|at|on|crazy|an? )"
    r"|(?:verwende|benutze|nutze|schreib|antworte) (?:bitte )?(?:\w+ )?(?:keine?|nur|immer|nie|auf)\b"
    r"|keine emojis\b|(?:duze?|sieze?) mich\b|fass(?:e|en sie)? dich immer kurz"
    r"|no (?:uses|utilices|escribas|me llames)\b|(?:siempre )?(?:usa|responde) siempre\b"
    r"|n'(?:utilise|emploie)[sz]? (?:pas|plus|jamais)\b|ne m'appelle[sz]? (?:pas|plus|jamais)\b"
    r"|(?:tutoie|vouvoie)[sz]?-moi"
    r"|non (?:usare|chiamarmi)\b|(?:rispondi(?:mi)?|scrivi) sempre\b|chiamami\b"
    r"|não (?:us[ae]|me cham[ae])\b|(?:respond[ae]|escrev[ae]) sempre\b|me cham[ae] de\b"
    r"|gebruik (?:geen|altijd|nooit)\b|antwoord (?:me )?altijd\b|noem me\b"
    r"|(?:всегда отвечай|отвечай(?:те)? всегда|не используй(?:те)? (?:эмодзи|смайл\w*)|называй меня|зови меня)\b)"
    r"|^i(?:'d like| would like| want| need) you to (?=.*\b(?:always|never|from now on|with me|call me)\b)"
    r"(?:always|never|stop|be|answer|reply|respond|speak|call)\b"
    r"|^you (?:should|must) (?:always|never) (?:answer|reply|respond|write|speak|explain|call|address)\b"
    r"|\b(?:my pronouns are|nenn(?:e|en sie)? mich|ll[aá]mame|appelle[sz]?-moi)\b"
    rf"|(?<=, )(?:please )?(?:call me|answer (?:me|always|in (?:{english.LANGUAGE})|briefly)|keep your answers)\b"
    r"|(?:絵文字|敬語)(?:は|を)?使わないで|(?:常に|いつも|必ず).{1,20}(?:答えて|返事して|話して)|と呼んで(?:ください|$)"
    r"|(?:不要|别|請勿|请勿)(?:再)?(?:使用|用)(?:任何)?(?:表情|emoji)|(?:请|請)?(?:始终|总是|一直)用.{1,10}(?:回答|回复)"
)
"""What the user wants of every answer, in the imperative."""

_FROM_NOW_ON = regex(
    rf"(?i){_POLITELY}{_HENCE},? ?(?:{_ORDERS}(?:[sz]?-moi|[sz]|n sie|te|mi)?(?![^\W_])|{_I_WANT} "
    rf"|.{{0,30}}\b{_ANSWERS}\b"
    r"|は?、?.{1,40}ください|、?请|请?(?:用|不要|别|叫我))"
    rf"|{_POLITELY}{_ORDERS}\b.{{0,80}}\b{_LATER}"
    rf"|^{_I_WANT} .{{0,60}}\b(?:answers|replies|responses|explanations)\b.{{0,40}}{_LATER}"
)

_HENCEFORTH = regex(rf"(?i){_POLITELY}{_HENCE},?:? ")

_WISH = regex(
    r"(?i)^(?:the )?(?:user )?(?:always |generally |strongly )?(?:wants?|would like|expects?|asks?|asked|requests?"
    r"|requested|likes)"
    r" (?:for |that |the )?(?:assistant\b.*|(?:all )?(?:short |brief |concise |direct )?(?:answers|replies|responses"
    r"|explanations)\b.*"
    r"|to be (?:called|addressed)\b.*|(?:never|not|always) to\b.*|to (?:never|always) be\b.*)"
    r"|^(?:the )?(?:user )?(?:always |generally |strongly )?prefers?\b"
)
"""The same as a model puts it down: "User wants answers in German"."""

_RATHER = regex(
    r"(?i)i(?:'d| would) (?:much |really )?rather"
    r"(?! (?:you|that you|have (?:you|it|the|my|an?|short|long|code|answers)|get|see|read|hear|not|keep it)\b)"
)
"""What somebody would sooner do than something else ("I'd rather cycle, but …"), and not how answers are to be."""

_REPORTED = regex(
    r"(?i)^(?!i\b|(?:the )?user\b)(?:[\w'’-]+ ){1,4}?(?:told|asked|said|says|tells|taught|reminded|warned|advised"
    r"|wants|wanted) "
)
"""Somebody else's instruction."""


@once
def is_standing_instruction(text: str) -> bool:
    """Whether a text says how the user wants every answer to be: it belongs into the stable block."""
    text = spelled(text)
    orders = _ORDER.search(text) or phrases.OF_ANSWERS.match(text) or orders_answers(text) or holds_on_occasions(text)
    orders = orders or wishes_answers(text)
    hence = None if orders else _HENCEFORTH.match(text)
    orders = orders or (hence and lasting_orders.are_ways_of_answers(text[hence.end() :]))
    found = orders or _FROM_NOW_ON.search(text) or _WISH.match(text) or revoked(text)
    return bool(found and not (_REPORTED.match(text) or _is_of_what_follows(text) or lasting_orders.passes(text)))


def _is_of_what_follows(text: str) -> bool:
    """Whether an order says how the question behind its colon is to be answered: "In German: what does … mean?"."""
    before, colon, behind = text.partition(": ")
    return bool(colon and behind.rstrip().endswith(("?", "？")) and not _LASTING.search(before))


def instructs(text: str) -> bool:
    """Whether a text tells the assistant what to do, however it says that it is for good."""
    text = spelled(text)
    spoken = phrases.STANDING.search(text) and not phrases.CLAUSE_OF_SPEAKER.match(text)
    return bool(spoken) or is_standing_instruction(text)


_LASTING = regex(
    rf"(?i){_LATER}|\b(?:always|never|ever|by default|with me|to me|call(?:ing)? me|address me"
    r"|your (?:answers|replies|responses)|again|any ?more|immer|nie|mich|siempre|nunca|toujours|jamais|moi|sempre|mai"
    r"|chiamami|altijd|nooit|noem|всегда|никогда|меня|pronouns)\b|常に|いつも|必ず|呼んで|始终|总是|一直"
)


def holds_for_good(text: str) -> bool:
    """Whether anything in a text says that it is for good: always, never, from now on."""
    return _LASTING.search(text) is not None


def is_for_once(text: str) -> bool:
    """Whether an instruction does not say that it is for good: beside a task it is for that task."""
    text = spelled(text)
    lasts = _LASTING.search(text) or holds_on_occasions(text) or revoked(text)
    return is_standing_instruction(text) and not lasts


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
    reported = _REPORTED.match(text)
    standing = standing or (in_project and orders_work(text))
    preferred = found.preference and not reported and not _RATHER.match(text)
    if standing or (preferred and phrases.STANDING.search(text)):
        return MemoryType.PROCEDURAL
    if (for_now and not found.about_user) or is_of_the_moment(text):
        return MemoryType.WORKING
    if preferred or found.about_user or (_STATE.match(text) and not reported):
        return MemoryType.SEMANTIC
    return MemoryType.EPISODIC
