"""English: what somebody likes, dislikes, prefers, avoids or is afraid of."""

# ruff: noqa: E501 - a pattern is one line: a table is read by line

from memory.language import values as read
from memory.language.saying_table import Saying

_NOT_SO = r"hardly|barely|scarcely|rarely|formerly|previously|originally|initially|possibly|probably|apparently|supposedly|occasionally|briefly|temporarily|only|solely|exclusively|nearly|early|supply|reply|apply|rely|family"
_HOW = rf"(?:(?:(?!(?:{_NOT_SO})\b)\w{{3,}}ly|now|still|also|just|both|do|does|always|quite|so|very|(?:all )?that|too|rather|much|have|tends? to) ){{0,3}}"
"""How much, in front of a verb."""
_I = rf"\bI {_HOW}"
_AM = rf"\bI (?:am|is|are|feel|feels) {_HOW}"
_NOT = rf"(?:\bI (?:\w{{3,}}ly )?(?:do|does) not {_HOW}|\bI cannot {_HOW}say I (?:particularly |really |much )?)"
_AM_NOT = rf"\bI (?:am|is|are) not {_HOW}(?:an? (?:big |huge |great |massive )?)?"
_NO_MORE = r"\bI (?:(?:am|is|are|do|does|have|has) )?(?:no longer|not any ?more)"
_A = r"(?:an? )?(?:(?!(?:for|of|to|not|in|on|with|no|any|less|never|my|got|gotten|over|overcome|conquered|lost)\b)[\w-]+,? ){0,3}?"
"""An article, and adjectives."""
_V = r"(?P<value>.+)"
_MORE = r"(?!(?:more|less|fewer|as|so|that|than|much|many|an? lot|lots|often|always|only|just|really|enough|too|all|every|alone|out|well|properly|breakfast|lunch|dinner)\b)"
"""Behind it stands no taste: how much, and meals that are skipped."""
_DO = (
    r"(?:use|eat (?:at|in|out at)|eat|drink|wear|watch|read|buy|purchase|consume|listen to|play|visit|attend|drive|ride|rent|support|book|consider|participate in|take part in|engage in"
    r"|stay (?:at|in)|shop (?:at|in)|dine (?:at|in)|travel (?:by|with|on)|fly (?:with|on)|go to|purchase from|buy from)"
)
"""What somebody does, or never does, of her own taste."""
_TOO = r"(?:(?:a (?:bit|little)|far|way|often|just|more|both|too|very|quite|rather|so|\w+ly|\w+ (?:and|or|,)) )"
_BAD = (
    r"boring|dull|tedious|unsettling|disturbing|distracting|annoying|irritating|disorient(?:at)?ing|overwhelming|off-putting|unappealing|uncomfortable"
    r"|depressing|stressful|exhausting|tiring|pretentious|repetitive|slow|uninteresting|unpleasant|disgusting|gross|creepy|scary|frightening|frustrating"
    r"|impractical|overrated|unbearable|repulsive|nauseating|cheesy|monotonous|claustrophobic|intimidating|draining|unattractive|distasteful|unenjoyable|upsetting|cringe(?:y|worthy)|suffocating|tacky"
)
_GOOD = r"relaxing|soothing|calming|fascinating|enjoyable|comforting|inspiring|delightful|therapeutic|captivating"
_NO_FEAR = r"(?!(?!flying|driving|swimming|diving|falling|climbing|drowning|travell?ing|needles|being (?:alone|in|on|around|near|high|up|underground|trapped|stuck|touched|watched))\w+ing\b)"
"""What one is afraid to do: that is a worry of now."""
_NO_REFUSAL = r"(?:believe|accept|answer|say|let|be|admit|give|pay|sign|talk|discuss|think|stop|leave|do|tell|call|acknowledge|start|run|open|comment|apologi[sz]e|go|have|get|back|compromise|listen|work|continue|help|comply|allow|look|see)\b"
_PHOBIA = r"(?:claustro|agora|acro|arachno|aqua|thalasso|trypano|emeto|aero|cyno|ophidio|nycto|astra|hemo|tapho)"

TASTES: tuple[Saying, ...] = (
    Saying("preferences", read.taste("likes"), (
        rf"{_I}(?:loves?|likes?|enjoys?|adores?) {_V}",
        rf"\bI have (?:always|long) (?:loved|liked|enjoyed|adored) {_V}",
        rf"\bI have (?:\w+ly |now )?(?:come|grown|learn(?:ed|t)|started|begun) to (?:really )?(?:like|love|enjoy|appreciate) {_V}",
        rf"{_AM}(?:an? (?:huge |big |great )?fan of|fond of|keen on|passionate about) {_V}",
        rf"\bI find (?P<value>[^.;:!?]{{2,80}}?) (?:to be )?{_TOO}{{0,2}}(?:{_GOOD})\b",
    )),
    Saying("preferences", read.taste("dislikes"), (
        rf"{_I}(?:hates?|dislikes?|detests?|despises?|loathes?|abhors?) {_V}",
        rf"{_I}cannot {_HOW}(?:stand|bear|abide) (?!to\b|up\b|in\b|on\b|the thought){_V}",
        rf"{_NOT}(?:like|enjoy|care (?:much )?for) {_V}",
        rf"\bI have (?:always (?:hated|disliked|detested|loathed)|never (?:really |much |particularly )?(?:liked|enjoyed|cared for)) {_V}",
        rf"{_AM_NOT}(?:fan of|into|fond of|keen on|interested in|comfortable (?:with|in|around)|drawn to|one for) {_V}",
        rf"{_AM}(?:uncomfortable (?:with|in|around)|averse to|put off by|disinterested in|uninterested in|against|opposed to) {_V}",
        rf"{_I}(?:have|has) {_A}(?:aversion (?:to|towards?)|dislike (?:for|of|to|towards?)|distaste (?:for|of)|hatred (?:of|for)|disdain for|objection to|bias against|stance against) {_V}",
        rf"{_I}(?:have|has) (?:absolutely )?(?:no|little|zero) (?:real |particular )?(?:interest in|desire for|patience for|taste for) {_V}",
        rf"\bI find (?P<value>[^.;:!?]{{2,80}}?) (?:to be )?{_TOO}{{0,2}}(?:{_BAD})\b",
        r"^(?P<value>[^,.;:!?]{3,60}?) (?:is|are) (?:just |really |simply |definitely )?not (?:really )?(?:my (?:thing|cup of tea|style|taste)|for me)\b",
    )),
    Saying("preferences", read.taste("dislikes", but_foods=True), (
        rf"\bI cannot {_HOW}(?:tolerate|handle) {_V}",
    )),
    Saying("preferences", read.taste("avoids"), (
        rf"{_I}(?:(?:try|tries|prefer|prefers|choose) to )?(?:avoids?|avoiding|(?:steers?|steering) (?:well )?clear of|(?:stays?|staying|shy|shies|keeps?|keeping) away from|abstains? from|refrains? from|boycotts?) {_V}",
        rf"\bI (?:am|is|are) {_HOW}(?:avoiding|steering clear of|staying away from) {_V}",
        rf"\bI (?:do|does|will) not {_HOW}(?:ever )?{_DO} {_MORE}{_V}",
        rf"\bI (?:\w+ly |would )?never (?:ever )?{_DO} {_MORE}{_V}",
    )),
    Saying("preferences", read.taste("refuses to"), (
        rf"{_I}(?:refuses? to|am not willing to|am unwilling to) (?P<value>(?!{_NO_REFUSAL})\w+ .+)",
    )),
    Saying("preferences", read.taste("only"), (
        rf"{_I}(?:will |can |would )?(?:only|exclusively|solely|strictly) (?:ever )?(?:{_DO}|enjoy|like|adopt|follow) {_MORE}{_V}",
        rf"{_I}{_DO} (?:only|exclusively|solely|nothing but) {_MORE}{_V}",
    )),
    Saying("preferences", read.taste("prefers"), (
        rf"{_I}(?:prefers?|prioriti[sz]es?|favou?rs?|gravitates? towards?|leans? towards?|opts? for) (?!to (?:avoid|stay away|steer clear)\b){_V}",
        rf"{_I}(?:have|has) {_A}preference (?:for|towards?) {_V}",
        rf"{_AM}partial to {_V}",
        r"\bI would (?:much |always |generally |usually )?rather (?P<value>(?!not\b|you\b|we\b|he\b|she\b|they\b|die\b)[^.;:!?]+? than .+)",
    )),
    Saying("preferences", read.taste("afraid of"), (
        rf"{_I}(?:have|has|suffer from) {_A}(?:fear|phobia|terror) (?:of|about) {_NO_FEAR}{_V}",
        rf"{_I}fears? (?!that\b|for\b|the\b|I\b|we\b){_NO_FEAR}{_V}",
        rf"{_AM}(?:afraid|scared|terrified|frightened|petrified) of {_NO_FEAR}{_V}",
    )),
    Saying("preferences", read.taste(""), (
        rf"{_I}(?:have|has|suffer from) {_A}(?P<value>{_PHOBIA}phobia)\b",
        rf"{_AM}(?P<value>{_PHOBIA}phobic)\b",
    )),
    Saying("preferences", read.taste(""), (
        rf"{_NO_MORE} (?:{_HOW})(?:likes?|loves?|enjoys?|prefers?|hates?|dislikes?|detests?|loathes?|avoids?|minds?|steer clear of|stay away from|refuse to|only|find) {_V}",
        rf"{_NO_MORE} (?:a fan of|into|fond of|keen on|interested in|uncomfortable (?:with|in|around)|afraid of|scared of|terrified of|averse to|bothered by) {_V}",
        r"\bI (?:am|is) not (?:afraid|scared|terrified|frightened) of (?P<value>.+?) any ?(?:more|longer)\b",
        r"\bI (?:do|does) not (?:really )?(?:avoid|hate|dislike|mind|prefer|only \w+|refuse to|steer clear of|stay away from) (?P<value>.+?) any ?(?:more|longer)\b",
        rf"\bI (?:have|has) (?:(?:overcome|conquered|got(?:ten)? over|lost) my (?:fear|phobia|dislike|aversion) (?:of|to|for)|no (?:more )?(?:fear|phobia) of) {_V}",
        rf"\bI (?:have |has )?(?:(?:just|recently|finally|now) )*(?:stopped|quit|gave up) (?:avoiding|hating|disliking|refusing to|being afraid of) {_V}",
        rf"\bI (?:am|is) {_HOW}(?:back (?:on|to|into)|hooked on|addicted to|into|using|eating|drinking|wearing|watching|reading|playing) (?P<value>.+?) (?:again|after all)\b",
        r"\bI (?:now |do )?(?:use|eat|drink|wear|watch|read|buy|play) (?P<value>.{2,60}?) (?:again|after all)\b",
        rf"\bI (?:have |has |am )?(?:(?:just|recently|finally|now) )*(?:started|begun|gone back to|back to) (?:using|eating|drinking|wearing|watching|reading|buying|playing|visiting) {_V}",
        r"\bI (?:am|is) (?:now |actually )?(?:interested in|into|comfortable with|ok with|okay with|fine with) (?P<value>.+?) (?:now|these days|again|after all)\b",
    ), "drop"),
)  # fmt: skip
