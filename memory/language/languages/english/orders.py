"""English: "Forget that I live in Graz", "please remove my address from your memory", "off the record: …"."""

# ruff: noqa: E501 - an entry is one line: a table is read by line

from memory.language.order_table import OrderParts, Orders, OrderWords

_POLITE = (
    r"(?:(?P<polite>(?:can|could|would|will) (?:you|we)(?: please| kindly)?|(?:would|will) it be possible(?: for you)? to|is it possible(?: for you)? to|will you please|would you mind)"
    r"|you (?:can|may|should|could|must|need to|have to|are free to)(?: now| just| safely){0,2}"
    r"|i(?:'d| would) (?:like|want|prefer|love) (?:for )?you to|i (?:want|need) you to|i (?:should|would) be (?:most |very )?(?:grateful|obliged) if you (?:would|could)|(?:please )?make sure (?:that )?you"
    r"|i(?:'d| would) (?:be (?:so |very )?(?:grateful|glad|happy|thankful)|appreciate(?: it)?) if you(?:'d| would| could)"
    r"|(?:feel free|it's (?:ok|okay|fine)) to|go ahead and|let's)"
)
_DO = rf"(?:{_POLITE} +)?(?:(?:please|just|now|simply|completely|kindly) +){{0,4}}"
_FORGET = (
    r"(?:(?:forget|forg[oe]?t|froget|forgett)(?:ting)?|disregard(?:ing)?|un-?learn|un-?remember|stop remembering"
    r"|i(?:'d| would) (?:prefer|like|love|appreciate|rather)(?: it)?(?: if)? you (?:could forget|would forget|forgot)"
    r"|it(?:'d| would) (?:be|help)(?: (?:really|so|very|much))?(?: (?:great|nice|good|better|best|lovely|kind|wonderful|helpful|cool))? if you (?:could (?:just )?forget|would forget|forgot))"
)
_ERASE = (
    r"(?:delet(?:e|ing)|remov(?:e|ing)|eras(?:e|ing)|wip(?:e|ing)|purg(?:e|ing)|drop|clear|discard|scrap|scratch|scrub|strike|lose"
    r"|bin|trash|throw(?:ing)? (?:away|out)|get(?:ting)? rid of|let go of)"
)
_NOT = (
    r"(?:(?:please )?(?:do not|don'?t|never|no longer)|(?:there(?:'s| is) )?no (?:need|reason) (?:for you )?to|you have no (?:need|reason) to|(?P<polite>(?:can|could|would|will) you) (?:please )?not|(?:please )?make sure (?:that )?you (?:do not|don't)|you (?:should not|shouldn't|must not|mustn't|need not|needn't|don't need to)"
    r"|i (?:do not|don't|no longer|never) (?:want|need|like) you to"
    r"|i(?:'d| would) (?:rather|prefer)(?: that| it if)? you (?:do not|don't|did not|didn't)"
    r"|i(?:'d| would) (?:be (?:so |very )?(?:grateful|glad|happy|thankful)|appreciate(?: it)?) if you(?:'d| would| could|) (?:no longer|not|never|didn't|don't))"
)
_KEEP = r"(?:ever |actually |still )?(?:remember|store|save|keep|record|retain|memori[sz]e|know|recall|(?:hold|hang) on ?to)(?: any ?more)?"
_SAID = r"(?:(?:have|had|did|ever|just|once|already) ){0,3}(?:said|told you|mentioned|wrote|shared|brought up|decided|agreed|settled)"
_I_SAID = rf"(?:i|we)(?:'ve|'d)? {_SAID}"
_NEVER_SAID = (
    r"(?:(?:(?:let's|(?P<polite>(?:can|could|shall|would) (?:we|you)(?: please| just)?)) )?(?:pretend|act (?:like|as if|as though)) (?:that )?|(?:scratch|strike) (?:that|this)[\s,;:.–—-]{1,4})"
    r"(?:i|we)(?:'ve|'d)?(?: have| had)? never (?:said|told you|mentioned|brought up|talked|spoke)(?: anything| a word)?"
)
_KNOW = r"(?:(?:have|'ve) )?(?:know|knew|learn(?:ed|t)|remember(?:ed)?|stored|saved|noted|kept|have|heard|got)"
_ABOUT = r"(?:about|abt|on|of|regarding|concerning|related to|to do with)"
_EARLIER = (
    r"(?: (?:to you|earlier|before|yesterday|just now|last (?:time|week)|once|previously|the other day|today)){0,2}"
)
_ALL = r"(?:everything|anything|whatever|what|all(?: of)?(?: what)?|(?:the |that |any |all )?(?:things?|stuff|info(?:rmation)?|details?|notes?))"
_NOTE = r"(?:(?:the|that|this|any|all|every|your|those|these|my) ){0,2}(?:of )?(?:the |your )?(?:memor(?:y|ies)|facts?)"
_FROM = (
    r"(?:from|out of) (?:(?:your|the|my) (?:memor(?:y|ies)|notes|profile|mind|brain|records?)|your (?:records?|files?|database|head)|memory"
    r"|(?:what|everything|anything|all|the things?)(?: that)? you (?:know|remember|have stored)(?: (?:about|of) (?:me|us))?)"
)
_MINE = r"(?:(?:my|our)\b .+)"
_WHICH = r"(?:(?:where|what|who|whom|when|how|which|whose) (?:(?:old|much|many|often) |(?<=which )(?:[\w'-]+ ){1,3}?)?(?:i|we|my|our)\b(?! (?:just )?(?:said|told|wrote|asked|meant)\b).+)"
_NAME = r"(?P<name>(?-i:[A-Z][\w'-]+(?: [A-Z][\w'-]+){0,2}))[.!]*$"
_WHOSE = r"(?:(?:(?:Dr|Mr|Mrs|Ms|Prof)\.? (?-i:[A-Z])[\w-]+|(?-i:[A-Z])[\w-]+'s [\w' -]+?)[.!]*$)"
_PERSONAL = (
    r"(?:(?:home|full|real|current|middle|maiden|new) )?(?:address|(?:(?:cell ?|mobile |tele)?phone|mobile|cell)(?: number)?|e-?mail(?: address)?|number|birth ?(?:day|date)|date of birth|age|name"
    r"|salary|income|wages?|debts?|job|employer|profession|diet|allerg(?:y|ies)|medications?|meds|diagnos[ie]s|(?:medical |health )?conditions?|illness|disease|disability|blood (?:type|group)|weight|height"
    r"|religion|faith|political views|sexuality|gender|(?:sexual )?orientation|relationship|marital status|ethnicity|nationality|family situation|medical history|hobbies|hobby|finances|investments?|savings|mortgage|loans?|politics|beliefs?|(?:love|sex|private) life|sex(?:ual)? preferences"
    r"|(?:[\w-]+ )?(?:tastes?|preferences|interests|habits?|illness(?:es)?|diseases?|troubles?|worries|stuff))"
)
"""What a person has and a text or an application seldom: "delete my last paragraph" and "delete my account" are no orders to forget."""
_OWN = r"(?:(?:i|i'\w+|we|we'\w+|my|our)\b .+)"
_CLAUSE = r"(?:(?:i|i'\w+|we|we'\w+|my|our|he|she|they|it|there|the user)\b .+|(?-i:[A-Z])[\w'-]+ .+ .+)"

_KEPT = r"(?:remember|save|store|keep|record|note|memori[sz]e|add|put|write|jot|take|log|file)"
_THIS = r"(?:this|the following|any of this|what follows|what i (?:am about to say|say next|say now))"
_THAT = r"(?:that|this|it|any of (?:this|that)|what i(?:'ve)? (?:just )?(?:said|told you))"
_IN_MEMORY = r"(?: (?:in|to) (?:your|the|my) (?:memory|memories|notes|records?|profile)| down| in mind)?"
_BETWEEN = r"(?:(?:\w+ly|just|all|one) ){0,2}(?:(?:must|has to|has got to|should|will|needs to|ought to|had better|may|can) )?(?:(?:\w+ly|just) )?(?:stays?|remains?|be kept|is kept|is)(?: just| strictly| only| purely| right here)? between (?:just )?(?:us|you and me|the two of us)"

_TO_YOURSELF = r"(?:(?:please|you|just) ){0,2}keep (?:this|that|it|all (?:of )?this|what i(?:'ve)? (?:just )?(?:said|told you))(?: one)?(?: all)?(?: strictly| just)? (?:to yourself|private|secret|a secret|confidential|(?:just )?between (?:us|you and me|the two of us))"
_TELL_NOBODY = r"(?:please )?(?:do not|don'?t|never) (?:tell|mention (?:this|that|it) to|breathe a word (?:of (?:this|that|it) )?to|say a word (?:of (?:this|that|it) )?to) (?:anyone|anybody|a soul|any ?one else|anybody else)(?: (?:about|of) (?:this|that|it)| this| that)?|(?:please )?(?:not a word|don'?t (?:say|breathe) a word)(?: to (?:anyone|anybody|a soul))?(?: (?:about|of) (?:this|that|it))?"

_ON_FILE = r"(?:on (?:file|record|your (?:files?|records?))|in (?:your|the) (?:memory|memories|notes|records?|files?|head|mind|profile))"
_IT = r"(?:it|that|this|them|those|him|her|all of (?:it|that|this))"
_PARTS = OrderParts(
    asks=_DO,
    forgets=rf"{_FORGET}(?: all)?(?: about)?",
    erases=_ERASE,
    spares=rf"{_NOT} {_KEEP}",
    that=r"(?:the fact )?(?:that |how )",
    clause=_CLAUSE,
    told=(
        rf"(?:(?:{_ALL}|something)(?: that)? (?:{_I_SAID}|you(?:'ve)? {_KNOW}){_EARLIER} {_ABOUT} "
        rf"|(?:{_I_SAID}|(?:do|did|would|should) you {_KNOW})(?: anything| so much| all this)?{_EARLIER} {_ABOUT} "
        r"|i (?:should not|shouldn't|should never) have (?:said|told you|mentioned|shared|brought up|given you|let slip|revealed|admitted|confessed)(?: anything)?(?: about| to)? "
        r"|i (?:regret|wish i hadn't|wish i had not|wish i had never) (?:telling|told|mentioning|mentioned|sharing|shared)(?: you)?(?: about)? "
        r"|i (?:never|don't|do not) want to (?:see|hear|read|talk)(?: anything)?(?: about| of)? |i (?:can't|cannot) (?:bear|stand|stomach) (?:to )?(?:see|hear|read|think|talk)(?:ing)?(?: about| of)? "
        rf"|that you {_KNOW}(?: about| of)? |(?:{_NOT.replace('?P<polite>', '?:')}) {_KEEP}(?: anything)? {_ABOUT} )(?:the |that |this )?"
    ),
    affair=(
        r"(?:the|that|this) (?:whole |entire )?(?:thing|stuff|story|business|matter|bit|part|details?|info(?:rmation)?|conversation|talk) "
        r"(?:about|with|on|of|concerning) (?:the )?|(?:that|this) about (?:the )?|no (?:record|trace|mention|memory|notes?) of "
    ),
    mine=r"(?:my|our)(?: [\w'-]+){1,3}",
    own=r"i|i'\w+|we|we'\w+|my|our",
    it=_IT,
    back=rf"{_NOT} (?:bring|dig) {_IT} up|{_DO}(?:take|throw|get) {_IT}(?: right)? (?:out|away|off)(?: of your (?:memory|notes|records?|head|mind))?|let {_IT} go",
    so=r"so|and|then|therefore|that's why|just|please|pls|can you|could you|you can",
    private=(
        r"(?:is|are|was|were|'s|should be|should stay|stays?|remains?)(?: (?:very|really|strictly|quite|too|just|actually|my))* "
        r"(?:private|personal|confidential|secret|intimate|a secret|a mistake|between us"
        r"|(?:none of|not) (?:[\w']+ ){1,2}business|(?:nobody|no ?one)(?:'s| else's) business)"
        r"|(?:is|are|was|were) (?:my|our)(?: own)? (?:business|affair)|(?:concerns?|is for) (?:only|nobody but|no one but) (?:me|us)|would (?:be (?:so |really |very )?(?:mortified|embarrassed|ashamed|humiliated|furious|hurt|upset)|die of (?:shame|embarrassment)|(?:hate|kill) (?:me|it))"
        r"|(?:might|may|could|can|will|must not|shouldn't) (?:read|see|find|hear of) (?:this|it|these)|(?:uses?|reads?|shares?|checks?|looks? at) (?:this|my|our) (?:account|phone|laptop|computer|chats?|tablet|ipad|messages)"
        r"|(?:is not|isn't|was not|wasn't|are not|aren't) (?:my|our) (?:story|secret|business|place) to (?:tell|share|say)|(?:is not|isn't|was not|wasn't) mine to (?:tell|share)"
        r"|(?:has|have|had) no (?:place|business)(?: being)? (?:here|there|in (?:your|the) (?:memory|notes|records?))|(?:doesn't|does not|don't|do not) belong (?:here|there|in (?:your|the) (?:memory|notes|records?))"
    ),
    over=(
        r"(?:(?:(?:should|must|may|can|has to|needs to|is to|are to) ?(?:not|n't|never|no longer)|cannot|(?:is|are) (?:not|never|no longer) to|(?:isn't|aren't) to) "
        rf"(?:be (?:stored|remembered|saved|kept|recorded|retained|memori[sz]ed)(?: {_ON_FILE})?|(?:stay|remain|be) {_ON_FILE})"
        r"|(?:should|must|can|may|has to|have to|needs? to|is to|are to|ought to)(?: please| now)? be forgotten"
        rf"|(?:should|must|can|may|has to|have to|needs? to|is to|are to|ought to)(?: please| now)? be (?:deleted|erased|removed|wiped|gone) {_FROM})"
    ),
    gone=r"(?:(?:should|must|can|may|has to|have to|needs? to|ought to)(?: please| now| all)? be (?:deleted|erased|removed|wiped|forgotten|dropped|cleared|taken out)|gone|out|delete(?: it)?|forget(?: it)?|erase(?: it)?|forgotten|deleted|wiped)",
    all_of=rf"(?:everything|anything|all)(?: (?:that )?(?:is |that's )?)?(?:{_ABOUT}|having to do with|connected (?:to|with)) ",
    ends=(
        rf"{_FROM}|and (?:everything|anything|all|whatever) (?:around|about|to do with|that goes with|connected (?:to|with)) (?:it|that)|and all that|please|pls|thanks|thank you|now|right now|again|for good|forever|completely|immediately|any ?more|too|as well"
        r"|(?:in|from) (?:your|the) (?:answers?|replies|responses|chats?)|ok(?:ay)?"
    ),
    last_message=r"my (?:very )?(?:last|latest|previous) message|the (?:last|latest|previous) message i (?:sent|wrote)(?: you)?|the last thing i (?:said|wrote|told you|mentioned|sent)(?: to you)?",
    just_said=(
        r"(?:everything|anything|all|what)(?: that)? i(?:'ve| have)? just (?:said|told you|wrote|written|typed|mentioned|shared|sent)(?: to you)?|what i (?:said|told you|wrote|mentioned) (?:just now|a (?:moment|minute|second) ago)|(?:that )?i(?:'ve)? (?:even |ever |just )?(?:said|told you|mentioned|wrote) (?:that|this|it|any of (?:this|that))"
    ),
    unsaid=rf"{_NEVER_SAID} (?:that|this|it|any of (?:this|that))|(?:let's )?(?:pretend|act like|act as (?:if|though)) (?:that )?i (?:never|didn't|hadn't) (?:said?|told?|tell|mention(?:ed)?|write|wrote|written)(?: you)? (?:that|this|it|any of (?:this|that))",
    last_two=r"(?:my|the) (?:last|previous|latest) (?:two|2|couple of) (?:messages|things)(?: i (?:said|wrote|sent|told you))?|the last (?:two|2|couple of) things i (?:said|wrote|told you|mentioned)",
    overlooks=r"ignor(?:e|ing)",
)

ORDERS = Orders(
    words=(
        r"ignor|forg[eo]?t|froget|disregard|un-?learn|un-?remember|remember|delet|remov|eras|wip(?:e|ing)|purge|drop|clear|discard|scrap|strike|scratch"
        r"|want you to|i want all|i want everything|rather|prefer|get rid|getting rid|take back|never (?:said|told|mentioned|brought|talked|spoke)|off the record|for the record|store|save|keep|record"
        r"|memori[sz]e|between|tell any|mention (?:this|that|it)|not a word|breathe|don't (?:add|put|write|jot|note|log|take)|not (?:add|write)|no longer|not true|isn't true|dont|no need|no reason|throw|lose|bin\b|trash|scrub|purg|let go|hold on|hang on"
        r"|retain|recall|gone|memor|bring up|bring (?:it|that|this|them) up|take\b|unknow|dispose|must go|can go|you know|know about|out of|your notes"
    ),
    greetings=(
        *(
            "(?:hi|hello|hey)(?: there| again)?",
            "(?:a )?(?:quick|small) (?:request|thing|favou?r)",
            "(?:just )?between (?:us|you and me)(?: and)?",
            "my apologies",
            r"i(?:'ve)? changed my mind(?=\s*[,.!:;–—-])",
            "ok(?:ay)?",
            "so",
            "well",
            "oh(?: no| my)?",
            "yo|dude|bro|mate|buddy",
            "on reflection|thinking about it|come to think of it",
            "ugh+|argh+|oops|oof|yikes|hm+|sigh|gosh|omg|ew+",
            "and",
            "also",
            "but",
            "then",
            "now",
            "actually",
        ),
        *("sorry", "thanks", "thank you", "yes", "wait", "please", "pls", "btw", "by the way", "on second thoughts?"),
        *(
            "one more thing",
            "never ?mind",
            "serious(?:ly)?|honestly|for real|no joke|i mean it",
            "n(?:ah|ope)|nvm",
            r"no(?=\s*[,.!:;–—-]| (?:wait|please|actually|just|forget|delete|on (?:second|reflection))\b)",
        ),
    ),
    orders=(
        (
            "fact",
            rf"{_DO}{_FORGET} (?:about )?(?:the|that) (?:\w+ )?(?:time|day|night|morning|evening|weekend|summer|incident)(?: when| that)? (?P<what>(?:i|we)\b .+)",
        ),
        # What was said about something: it begins like "forget that …"
        (
            "topic",
            rf"{_DO}{_FORGET} (?:that |the fact that )?{_I_SAID}(?: (?:anything|something|a word))?{_EARLIER} {_ABOUT} (?P<what>.+)",
        ),
        (
            "topic",
            rf"{_DO}{_FORGET} (?:that )?(?:i (?:ever )?(?:mentioned|brought up)|we (?:ever )?(?:discussed|(?:talked|spoke) about)) (?P<what>.+)",
        ),
        ("topic", rf"{_NEVER_SAID}{_EARLIER} (?:about|of) (?P<what>.+)"),
        ("fact", rf"{_NEVER_SAID}{_EARLIER} that (?P<what>{_CLAUSE})"),
        ("fact", rf"{_NEVER_SAID}{_EARLIER} (?P<what>(?:i|i'\w+|we|we'\w+)\b .+)"),
        # Facts
        ("fact", rf"{_DO}{_FORGET} (?:that |the fact that )?{_I_SAID}(?: you| to you)? (?:that )?(?P<what>{_OWN})"),
        (
            "fact",
            rf"{_DO}(?:{_FORGET}|{_ERASE}) {_NOTE}(?: (?:that )?{_I_SAID})?(?: saying| where)?(?: that)? (?P<what>{_CLAUSE})",
        ),
        ("fact", rf"{_DO}{_FORGET} (?P<what>(?:i|i'\w+|we|we'\w+)\b .+)"),
        ("fact", rf"{_NOT} {_KEEP} (?:that|the fact that) (?P<what>{_CLAUSE})"),
        ("fact", rf"{_DO}(?:{_FORGET}|{_ERASE}) {_FROM}(?: the fact)? that (?P<what>.+)"),
        ("fact", rf"{_DO}{_ERASE} (?:the fact )?that (?P<what>.+?) {_FROM}"),
        (
            "fact",
            r"(?:it(?:'s| is) (?:not|no longer) true|it isn't true)(?: any ?more)? that (?P<what>(?:i|i'\w+|we|my|our)\b.+)",
        ),
        # Topics
        (
            "topic",
            rf"{_DO}(?:{_FORGET}|{_ERASE}) {_ALL}(?: that)? (?:{_I_SAID}|you(?:'ve)? {_KNOW}){_EARLIER} {_ABOUT} (?P<what>.+)",
        ),
        (
            "topic",
            rf"{_DO}{_FORGET} (?:about )?(?:everything|anything|whatever|all(?: (?:of )?(?:that|the|this|those))?(?: (?:stuff|things?|info(?:rmation)?|details?))?) {_ABOUT} (?P<what>.+)",
        ),
        (
            "topic",
            rf"{_DO}{_ERASE} (?:everything|anything|all(?: (?:the |your )?(?:info(?:rmation)?|data|details|notes))?)(?: you have)? {_ABOUT} (?P<what>{_MINE})",
        ),
        (
            "topic",
            rf"{_NOT} {_KEEP} (?:about )?(?:everything|anything|all|whatever|a thing|any details?)(?: (?:that )?(?:{_I_SAID}|i (?:say|tell you)))? {_ABOUT} (?P<what>.+)",
        ),
        (
            "topic",
            r"(?:as for|regarding|concerning) (?P<what>(?:my|our)\b .+?),? (?:please )?(?:just )?forget (?:it|that|about it)[.!]*$",
        ),
        (
            "topic",
            rf"i want (?:everything|all(?: the)?(?: information| data| notes)?)(?: that)?(?: you know| you have| i told you)? {_ABOUT} (?P<what>.+?) (?:to be )?(?:deleted|erased|removed|forgotten|gone)[.!]*$",
        ),
        ("topic", rf"{_DO}(?:{_FORGET}|{_ERASE}) {_FROM} (?:everything|anything|all) {_ABOUT} (?P<what>.+)"),
        ("topic", rf"i (?:take|took) back (?:what|everything|anything) {_I_SAID}{_EARLIER} {_ABOUT} (?P<what>.+)"),
        (
            "topic",
            rf"{_DO}(?:{_FORGET}|{_ERASE}) (?:about )?(?:the|that|this) (?:whole |entire )?(?:thing|stuff|story|business|bit|part|detail|info(?:rmation)?) (?:about|with|of|on) (?P<what>{_MINE})",
        ),
        (
            "topic",
            rf"{_DO}{_FORGET} (?:all )?about (?P<what>(?:the|that|this) [\w' -]+? (?:i|i'\w+|we|we'\w+|my|our)\b.+)",
        ),
        (
            "topic",
            rf"{_DO}(?:{_FORGET}|{_ERASE}) {_NOTE}(?: (?:that )?(?:you(?:'ve)? {_KNOW}|{_I_SAID}))? (?:{_ABOUT}|with|mentioning|that mentions?) (?P<what>.+)",
        ),
        ("topic", rf"{_DO}(?:{_FORGET}|{_ERASE}) (?:all )?(?:about )?(?P<what>.+?) {_FROM}"),
        ("topic", rf"{_DO}{_FORGET} (?:all )?(?:(?:about|abt) )?(?P<what>{_MINE}|{_WHICH})"),
        (
            "topic",
            rf"(?:(?:please )?(?:do not|don't|never) remember|(?!(?:please )?(?:do not|don't|never)\b){_NOT} {_KEEP}) (?P<what>{_MINE}|{_WHICH})",
        ),
        ("topic", rf"{_DO}{_FORGET} (?:all )?about (?P<what>{_NAME})"),
        # What may as well be about a text or a plan: to forget only where nothing else is said
        ("topic", rf"{_DO}{_FORGET} (?:all )?(?:about )?(?P<what>(?P<bare>{_WHOSE}))"),
        ("topic", rf"{_DO}{_FORGET} (?P<what>(?P<bare>(?-i:[A-Z][\w'-]+(?: [A-Z][\w'-]+)?)))[.!]*$"),
        (
            "topic",
            rf"{_DO}(?:wip(?:e|ing)|eras(?:e|ing)|purg(?:e|ing)|scrub) (?:the|that|all the|all that) (?P<what>(?P<bare>[\w'-]+(?: [\w'-]+)?)) (?:thing|stuff|story|business)[.!?]*$",
        ),
        ("topic", rf"{_DO}{_FORGET} (?:all )?about the (?P<what>(?P<bare>[\w'-]+(?: [\w'-]+)?))[.!]*$"),
        (
            "topic",
            rf"{_DO}{_FORGET} (?:about )?(?:the|that|this) (?:whole |entire )?(?P<what>(?P<bare>[\w'-]+(?: [\w'-]+)?)) (?:thing|stuff|story|business)[.!]*$",
        ),
        (
            "topic",
            rf"{_DO}(?:scratch|strike) (?:that|the thing|the stuff) {_ABOUT} (?:the )?(?P<what>(?P<bare>[\w' -]+?))[.!]*$",
        ),
        (
            "topic",
            rf"{_DO}{_ERASE} (?:everything|anything|all(?: (?:the |your )?(?:info(?:rmation)?|data|details|notes))?)(?: you have)? {_ABOUT} (?P<what>(?P<bare>.+))",
        ),
        (
            "fact",
            rf"{_DO}{_ERASE} (?:the fact )?that (?!.* (?:from|out of) (?:the|this|that|my|our)\b)(?P<what>(?P<bare>{_OWN}))",
        ),
        (
            "topic",
            rf"{_DO}(?:delete|erase|remove|wipe) (?:all )?(?:of )?(?P<what>(?P<bare>(?:my|our) {_PERSONAL}))(?:,? (?:please|pls|thanks|ok(?:ay)?|now|(?:will|would|could|can) you))*[.!?]*$",
        ),
        ("topic", rf"{_NEVER_SAID} (?P<what>(?:the|that|this|anything)\b.{{1,60}})"),
    ),
    off_the_record=(
        r"(?:(?:this is|let's keep (?:this|it)|keep (?:this|it)|strictly|just) ){0,2}(?:off the record|not for the record)(?= (?:i|that)\b)?",
        rf"(?:please )?(?:do not|don't|never) {_KEPT} {_THIS}{_IN_MEMORY}(?= but\b)?",
        rf"(?:please )?keep {_THIS} (?:off the record|out of (?:your|the|my) (?:memory|notes|records?)|between us|to yourself)",
        rf"(?:this|the following|what i say now) {_BETWEEN}",
    ),
    not_kept=(
        rf"(?:please )?(?:do not|don't|never) {_KEPT} {_THAT}{_IN_MEMORY}",
        rf"(?:i (?:do not|don't) want you to|you (?:should not|shouldn't|must not|mustn't)) {_KEPT} {_THAT}{_IN_MEMORY}",
        r"(?:(?:this|that|it)(?:'s| is| was) )?(?:off the record|not for the record)",
        rf"(?:please )?keep {_THAT} (?:off the record|out of (?:your|the|my) (?:memory|notes|records?))",
        rf"{_TO_YOURSELF}|{_TELL_NOBODY}",
        rf"(?:this|that|it) {_BETWEEN}",
    ),
    confides=rf"(?:this|that|it) {_BETWEEN}|{_TO_YOURSELF}(?<!private)(?<!secret)(?<!confidential)",
    unconfided=(
        "and",
        "or",
        "a",
        "an",
        "the",
        "for",
        "from",
        "in",
        "on",
        "at",
        "to",
        "of",
        "as",
        "like",
        "with",
        "until",
        "till",
        "by",
        "please",
        "always",
    ),
    nobody=(
        "nobody",
        "no one",
        "not even",
    ),
    from_memory=rf"{_FROM}|{_ON_FILE}|(?:in|from) (?:your|the) (?:answers?|replies|responses)",
    told_by=OrderWords(
        forgets=r"forget|if you(?:'d)? forgot|forgotten|forgetting|unlearn|unknow|unremember|disregard|unsee|unhear|un-?remember|un-?learn|(?:rather|prefer|wish) you(?:'d)? (?:forgot|forget)|(?:good|nice|great|better|glad|happy|happier|safer) if you(?:'d)? forgot|(?:retain|keep|store|know|knew|remember|hold) nothing|no (?:record|trace|memory) of",
        keeps=r"remember(?:ed)?|know|known|retain(?:ed)?|memori[sz]ed?|recall|be in your (?:notes|memory|records?)|remembering|knowing|retaining|recalling|memori[sz]ing|keep(?:ing)? track of|keep(?:ing)? tabs on|aware of|on file|on record|(?:in|on) your (?:memory|notes|records?|files?|database|head|mind)|remembered|stored",
        holds=r"keep|kept|store[d]?|save[d]?|record(?:ed)?|hold|hold on to|hang on to|stay|remain|nothing left|keeping|storing|saving|recording|holding|hanging|logging|log|logged|noting|noted|jot|write down|archived?|linger|stick around",
        wants=r"should|shouldn't|must|mustn't|need|needn't|needs|want|wish|rather|prefer|better|allowed|please|pls|plz|kindly|appreciate|supposed|let's|grateful|like|uncomfortable|uneasy|comfortable|good if|great if|nice if|glad if|love if|mind|time to|want to|stop|quit|no need|no reason|no point",
        denied=r"not|n't|don't|dont|doesn't|shouldn't|mustn't|can't|cannot|never|no|nothing|no longer|nobody|without|stop|didn't|didnt|needn't|neednt|isn't|aren't|wouldn't|mightn't|won't|doesnt|shouldnt|haven't|wasn't|weren't|none|neither|nor",
        erases=r"delete[d]?|remove[d]?|erase[d]?|wip(?:e|ed|ing)|purged?|scrub|clear(?:ed)?|strike|drop(?:ped)?|dispose of|get rid of|let go of|bin|trash|(?:get|getting|got|be) rid of|tak(?:e|en|ing) (?:[\w'-]+ ){0,6}?(?:out|off|away)|throw (?:away|out)|discard(?:ed)?|out of your memory|deleting|del|removing|erasing|purging|scrubb(?:ed|ing)|clearing|striking|stricken|struck|dropping|discarding|expunged?|obliterated?|toss(?:ed)?|chuck(?:ed)?|ditch(?:ed)?|dump(?:ed)?|nuked?|axed?|scratch(?:ed)?|cross (?:\w+ )?(?:out|off)|lose|losing|throw(?:ing|n)?|go away|gone|disappear|vanish|flush(?:ed)?|shred(?:ded)?|blot out|redact(?:ed)?|undo|outta|can go|must go|let (?:\w+ ){1,4}?go|cross (?:\w+ ){1,4}?off|throw (?:\w+ ){1,5}?(?:out|away)",
        memory=r"memory|memories|your (?:notes|records?|files?|mind|head|brain)|you (?:know|knew|remember|have stored|have on)|told you|i(?:'ve)? (?:said|told|wrote|mentioned|shared)|(?:any|every|each) (?:mention|trace|record|memory) of|the (?:fact|information) that|how much i|what i (?!said\b)\w+|never happened|memory banks?|(?:on|in|from|off) (?:file|record)|what i(?:'ve| have|'d)? (?:said|told|mentioned)|things? i (?:said|told|mentioned)|your (?:knowledge|profile|database|system|data)|stored|saved info|what you(?:'ve| have)? (?:know|got|stored|saved|learned)|you(?:'ve| have) (?:got|stored|saved|learned|noted)|notes? (?:on|about)|mentions? of|traces? of|i told (?:you|u|ya)|u (?:know|remember)",
        addressed=r"you|u|your|you're|you'd|please|pls|plz|let's|kindly|be forgotten|to be (?:forgotten|deleted|erased|gone)|(?:should|must|need|want|may) (?:not )?(?:be|go|stay|remain)|shouldn't|mustn't|i want|i'd (?:like|rather|prefer|feel)|no need|ya|ur|yourself|would|could|can",
        never=r"i(?:'ve)?(?: really)? (?:have|had|got) no (?:memory|recollection)|(?:do|don't|did|didn't) you know|(?:as|if|like|that) (?:i|you|we|they) (?:\w+ )?know|you know(?:,| what|!|\?|$)|(?:can't|couldn't) wait to|always|help me|keeps? \w+ing|keep in mind|never know|(?:i|we|they) (?:do not|don't|dont|can't|cannot|never|won't|did not|didn't|didnt)(?! (?:want|need|wish|like|think)\b)|(?:i|we|they) (?:do not|don't|dont|never) (?:want|need|wish|like) to (?!see|hear|read|find)|don't quit|(?:don't|do not|dont|didn't|never|not|won't|can't|cannot|couldn't|shouldn't|mustn't|wouldn't) (?:\w+ )?(?:forget|forgotten|delete|erase|remove|throw|drop|lose)|(?:i|we|they|he|she|everybody|everyone|who|people)(?:'ll|'ve|'d|'s)?(?: \w+){0,2}? (?:forget|forgot|forgotten|keep|remember)|forgets|forgetting to|how (?:do|can|to|should|could)|(?:they|friends|everyone|everybody|people|mum|mom|dad|he|she) (?:all )?(?:say|says|thinks?)|(?<!if )(?<!rather )(?<!prefer )(?<!wish )you(?:'ve| have| had)? (?:\w+ )?forgot(?:ten)?|(?:said|says|told (?:me|him|her|us|them)|tells|wrote|asked)[ ,:]|if (?:i|they|he|she|we)|what (?:should|do|does|did|would|can) |why (?:should|did|would)|(?:is it|are they|was it|would it)|(?:nobody|no one|(?:my|the|his|her|our|their) [\w-]+|he|she|they|we|i) (?:must|should|may|can|does|do|will|would|has to|have to|needs? to|ought to)(?: ?not|n't|not)? (?:know|find out|keep|store|remember|save|learn|hear|see)|(?:told|tell|telling) (?:my|him|her|them|the|everyone|everybody|anyone|nobody|people|his|our)|(?:mentioned|said|mention) (?:[\w'-]+ ){1,5}?to (?:my|him|her|them|the)|translate|^(?:forget (?:about )?(?:it|that)|never ?mind)(?= ?[,;:!–—-])|(?:if|before|when|unless|until|in case) (?:you|u) (?:\w+ )?(?:forget|delete|erase|remove|lose|drop)|(?:did|do|does|have|had) (?:you|u) (?:\w+ )?(?:forget|forgotten|delete|erase|remove|keep|store|save|remember)|what (?:happens|if|would happen)|(?:i|we) (?:asked|told) (?:you|u) to|can you (?:even|really|ever)|(?:if|when|should) (?:i|we) (?:ever )?ask|(?:can|could|do|would) you (?:even |actually )?(?:forget|delete|remember|store) (?:things|stuff|something|anything|people)(?: at all| when| sometimes|,|\?|$)|(?:something|somebody|he|she|they|it) (?:has|have) to go|yet(?=[.!?]?$)|(?:need not|needn't|don't need to) know \w+(?=[.!?]?$)|(?:i|we) told (?:you|u) (?:the|that) \w+ (?:must|has|had|is|was|will)|keep\w* (?:[\w']+ ){1,3}?(?:waiting|company|posted|updated|informed|busy|in the dark)|(?:asked|told|made|makes|let) (?:you|u) (?:to )?(?:forget|delete|erase|remove|drop|lose)|(?:sad|bad|shame|pity|awful|terrible|upset|hurt|hurts|disappointed|disappointing|worse|angry|mad|rude|annoying|hate it|unhappy) (?:\w+ ){0,3}?(?:if|when) (?:you|u)(?:'d)? (?:\w+ )?(?:forgot|forget|deleted?|erased?|removed?|lost|lose|dropped|drop)",
        works=r"paragraphs?|sentences?|lines?|lists?|drafts?|letters?|e-?mails?|mails?|texts?|essays?|stor(?:y|ies)|chapters?|scenes?|documents?|files? (?:named|called)|folders?|tables?|rows?|columns?|code|functions?|tests?|scripts?|slides?|presentation|charts?|databases?|cv|bio|résumé|resume|recipes?|ingredients?|readme|config\w*|playlists?|calendar|schedule|accounts?|apps?|keyboard|photos?|pictures?|drawing|branch|repo\w*|sprint|budget|plan|menu|speech|article|report|summary|translation|title|example|novel|poem|song|cache|cookies?|server|logs?|browser|minutes|agenda|deck|contract|features?|users?|customers?|endpoints?|buttons?|forms?|fields?|class|methods?|variables?|queries|query|commits?|git|docker|sql|json|csv|pdf|spreadsheet|whiteboard|blackboard|hard drive|disk|laptop|inbox",
        idle=r"serious|seriously|honestly|nah|nope|ugh+|argh+|oops|oof|yikes|hm+|it|it's|i'\w+|she|he|they|her|him|them|hey|hi|please|pls|plz|kindly|kind|actually|again|now|right|just|really|better|best|feel|good|glad|grateful|like|want|need|would|could|should|must|may|can|might|let|let's|allowed|possible|mean|meant|say|said|says|tell|told|write|wrote|mention|mentioned|mentions|share|shared|sharing|talk|talked|bring|know|knew|known|remember|think|thing|things|stuff|bit|part|fact|info|information|detail|details|anything|everything|something|nothing|whole|about|regarding|concerning|because|case|private|business|personal|nobody|nobody's|none|embarrassing|awkward|sad|stupid|wrong|mistake|shame|ashamed|any|more|longer|trace|record|records|note|notes|memory|memories|mind|head|answer|answers|here|there|from|out|off|away|back|into|with|what|that|this|which|how|much|who|where|when|why|own|still|ever|earlier|before|yesterday|today|hold|holding|hang|dispose|drop|dropped|rid|get|take|taken|make|made|gone|happen|happened|wish|regret|would've|you|your|you're|yours|ask|asking|stop|keep|kept|store|stored|save|saved|retain|delete|deleted|erase|remove|forget|forgot|forgotten|unknow|unlearn|thanks|thank|okay|sure|all|ok|never|leave|left|want|wanted|prefer|rather|happy|appreciate|been|being|were|only|also|very|too|not|don't|won't|isn't|it's|dont|cant|bin|trash|throw|wipe|purge|scrub|clear|strike|discard|disregard|secret|confidential|read|see|seen|hear|find|public|must|go|have|has|had|will|for|and|but|the|one|time|lol|haha|ur|ya|gonna|wanna|banks?|tracking|track|tabs|aware|comfortable|uncomfortable|uneasy|existed|came|coming|come|brought|raise|reading|hearing|seeing|kinda|sort|bout|abt|idk|tbh|thx|ty|cheers|dear|friend|buddy|mate|assistant|files?|database|profile|knowledge|system|data|relevant|matter|matters|anymore|clean|slate|entirely|completely|totally|everywhere|anywhere|somewhere|quick|request|favou?r|start|first|point|reason|every|each|such|having|doing|getting|since|while|so|then|even|quite|little|lot|thankful|pretend|act|keeping|storing|saving|recording|logging|noting|noted|removing|deleting|erasing|purging|clearing|striking|dropping|discarding|removed|erased|cleared|stricken|struck|expunge|expunged|toss|tossed|chuck|ditch|dump|nuke|scratch|cross|lose|losing|throwing|taking|pull|disappear|vanish|flush|shred|undo|outta|unsee|unhear|unremember|hadn't|shouldn't|shouldnt|overshared|oversharing|tmi|onto|last|week|month|ago|whatsoever|concerning|dear|mind|ok|onwards?|today|soon|safer|happier|easier|feels?|seems|sounds|you've|whatever|either|heard|put|his|gave|cancel|tae|oot|yer|abeg|sir",
        rues=r"regret|(?:should not|shouldn't|shouldnt|should never) (?:have|of|'ve) (?:\w+ )?(?:said|told|mentioned|shared|brought)|shouldn't've|wish i (?:hadn't|had not|hadnt|had never|never)|(?:none of|not) (?:your|ur|anyone's|anybody's) (?:business|concern)|nobody's business|(?:not|n't) (?:\w+ )?(?:comfortable|ok|okay|happy) with|uncomfortable|uneasy|private|confidential|embarrass\w*|ashamed|too personal|oversharing|overshared|tmi|pretend|act (?:like|as if|as though)|never (?:said|told|mentioned|happened|brought|spoke|existed|came up)|a secret|changed my mind|better off not|no longer (?:true|relevant|matters)|none of this",
        mentions=r"mention(?:ing|ed|s)?|bring(?:ing)? (?:\w+ ){1,4}?up|brought up|com(?:e|es|ing) up|talk(?:ing|ed)? about|refer(?:ring)? to|remind(?:ing)?|raise|see|hear|read|speak of",
        shares=r"anyone|anybody|someone|somebody|others|other people|everyone|everybody|share|sharing|post|posting|publish|online|public|tell (?:him|her|them|my|the|any|no)|strangers|third parties|colleagues",
        herself=r"(?:i|we|he|she|they|it|who|nobody|everyone|people|doctors?|boss|mom|mum|dad|wife|husband|friends?|parents|kids|sisters?|brothers?|neighbou?rs?|therapist|lawyer|company|everybody)(?:'ve|'m|'re|'ll|'d|'s)?(?: (?:have|has|had|was|were|am|are|is|will|would|did|do|does|want|wants|need|needs|try|tries|tried|trying|going|gonna|just|already|accidentally|almost|always|never|must|should|can|could|can't|cannot|couldn't|don't|didn't|won't|may|might|to|been|finally|still|totally|completely|nearly|better|and|not)){0,4}",
    ),
    parts=_PARTS,
    endings=(
        *(
            "please",
            "pls",
            "thanks",
            "thank you",
            "now",
            "again",
            "ever",
            "immediately",
            "right now",
            "forever",
            "for good",
        ),
        *("completely", "entirely", "altogether", "permanently", "as well", "too", "any ?more", "ok(?:ay)?"),
        *(
            "(?:will|would|could|can) you",
            "if you (?:can|could|would|will|don't mind)",
            "al(?:l )?right",
            "yeah",
            "lol",
            "haha+",
            "lmao",
            "tbh",
        ),
    ),
    called=r"please|though|tho|ok(?:ay)?|l(?:ol|mao)|a?(?:ha)+h?",
    could=r"(?:can|could|would|will|may|might) (?:\w+ ){1,6}?\w+|is it (?:ok|okay|possible|fine)",
    asked="where (?:i|we|my)|how (?:much|old|many) (?:i|we)",
    still=r"still|also|now",
    meanwhile=(
        r"for (?:a|an|one|the|this|just a) (?:(?:short|quick|single) )?(?:moment|second|sec|minute|while|bit|time|question|answer|recipe|exercise|story|conversation|chat)",
        r"for (?:now|today|tonight|once)|just this once|this time|temporarily|momentarily|hypothetically",
    ),
    joins=r"(?:and|or)(?: also)?(?: that| about)?",
    own=r"(?:i|i'\w+|my|we|we'\w+|our|where|what i)",
    reasons="because",
    grounds=r"since|because|as(?! if| soon| long)|now that|given that|seeing (?:as|that)|considering(?: that)?",
    hence=r"so(?! that)|so please|therefore|that's why|which is why",
    goes_on=(
        r"(?:and |but )?(?:because|since|it|that|this|i|i'\w+|we|instead|let|what|how|where|who|which|(?:can|could)(?! you\W*$)|should|do|does"
        r"|is|are|suggest|recommend|give|tell|show|write|use|just|focus|would(?! you\W*$))"
    ),
    undone=r"(?:not|no longer|never|out|isn't|ain't) (?:\w+ )?(?:in|of|part of) my life|mistak\w+|misdiagnos\w+|false (?:alarm|positive)|(?:was|were|are|is|got it) (?:all )?wrong|wrong (?:tests?|results?|diagnosis)|mix(?:ed)?[- ](?:\w+ ){0,3}?up|an error|negative|turn(?:s|ed) out|(?:was|were) (?:just|only)|never (?:had|was|were|happened)|br(?:oke|eak|oken) up|split(?: up)?|separated|divorced|(?:we're|we are) (?:all )?(?:done|finished|through)|not together|moved out|no longer|(?:not|\w+n't) (?:[\w']+ ){0,4}any ?more|(?:is|it's|that's|are|was) (?:all )?over|passed away|left me|dumped|(?:i|i've|i have|we|we've) (?:quit|stopped|gave (?:it |that )?up|given (?:it |that )?up|lost (?:it|the baby)|dropped out)|came off|off it now|cured|in remission|fine (?:now|again)|cleared up|no time|(?:i|we) (?:give|gave) (?:it )?up|we (?:divorced|parted|ended it)",
    unburdens=r"(?:just|only) (?:\w+ ){0,2}?(?:saying|venting|telling you|talking|ranting|sharing|thinking (?:out loud|aloud)|kidding|joking|messing|letting off steam)|(?:just|only) (?:\w+ )?(?:wanted|needed|had|have) to (?:\w+ ){0,3}?(?:say|tell|vent|talk|share|get (?:it|that|this) (?:out|off my chest)|let (?:it|that) out)|(?:wanted|needed|had) to (?:just |only )?(?:vent|get (?:it|that|this) (?:out|off my chest)|let (?:it|that) out)|(?:it|that)(?: just)? slipped out",
    unkept=r"(?:no ?one|no ?body) (?:must|may|should|can|is (?:allowed|supposed) to|else )|(?:mustn't|must not|shouldn't|should not|can't|cannot|may not|mustnt|shouldnt) (?:be (?:known|seen|public|here|there|in|on|written|shared|out|told)|get out|leak)|(?:not|n't|isnt|wasnt) (?:\w+ ){0,2}?(?:public|official|announced|final|confirmed|signed|out|for (?:you|anyone|others|this)|meant|mine|ours|true|right|correct|approved|know|known|told|allowed to)|confidential|in confidence|embargo\w*|rumou?rs?|hearsay|under nda|client data|patient data|wrong|last year's|outdated|out of date|a joke|misread|misspoke|mixed up|by (?:mistake|accident)|meant for",
    takes_back=r"(?:(?:actually|oh|hm+|well|sorry|wait),? )*(?:no(?! ?one| ?body)|nah|wait|keep|leave|hold on|never ?mind|on second thoughts?|just kidding|don't|do not)",
    stands_in=r"(?:a|an|the|my)(?: \w+)? ones?|(?:another|different|new|other) ones?",
    everywhere=r"everywhere|(?:across|in|from) (?:all|every|any)(?: of)?(?: my| the| our)?(?: other)? (?:projects?|repos?|repositor(?:y|ies)|workspaces?|codebases?)",
    article=r"the\s",
    that="(?:all of |all )?(?:that|this)",
    denials=("not", "never"),
    clause="that",
    then="then",
    thing="it|that|this",
    pronoun="",
    by_the_way="by the way|btw",
    earnestly="seriously|honestly|for real",
    says_more="the one|that one|who|whose|which|where|when|with|about|from",
    decision="decisions?",
    habits="",
    tags=("ok", "okay", "please", "will you", "would you", "could you", "can you", "right", "alright", "yeah"),
    by_name=r"(?-i:[A-Z][\w'-]+(?: [A-Z][\w'-]+){0,2})",
    names_more=r"then|later|before that|after that|(?:the|my|our|his|her|their)(?! (?:[\w'-]+ ){1,2}(?:is|are|was|were|has|have|had|says?|said|thinks?|reads?|uses?|knows?|will|would|can|could|might|may|wants?|needs?|told|tells?|does|doesn't|isn't|did|didn't|found|finds?|hates?)\b)|an?|that one|this one|those|who|whose|whom|which|where|when|with|at|in|on|of|from|for|about|near|especially|including|not|nor|or|and|both|all|everything|anything|what",
    requests=r"(?:(?:instead|just|now|only) ){0,2}(?:let's|let us|use|focus|give|tell|show|write|suggest|recommend|help|order|buy|eat|cook|try|start|plan|talk|move on)",
    somebody=r"(?:(?:please|just|now|so|and|then|can you|could you|you can|you should)[ ,]+)*(?:forget|erase|delete)(?: (?:all|everything))?(?: you know)?(?: about)? (?:him|her|them both|that (?:guy|man|woman|person))(?: (?:exists?|ever existed))?(?:,? (?:please|now|for good|completely|altogether|entirely|ok|thanks))*|(?:(?:please|just)[ ,]+)*forget (?:that )?s?he (?:even |ever )?exist(?:s|ed)(?:,? please)?",
    doing=(
        r"pay|spend|owe|rent|save|get|put|live|work|have|am|love|like|hate|prefer|play|study|speak|drive|own|run|teach|take|eat|drink|use|cook|read|write|earn|sing|paint|collect|volunteer|weigh|smoke|swim|ride|want|need"
    ),
    subject="I",
)
