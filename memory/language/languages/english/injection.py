"""English: the words of which orders to a model are made."""

from memory.language.injection_table import AroundOrder, InjectionWords

_TOOLS = "tests?|pytest|suites?|lint\\w*|format\\w*|type ?check\\w*|mypy|ruff|eslint|prettier|builds?|checks?"


def _only(chores: str) -> str:
    return rf"\s{{1,4}}(?:[\w`'’.-]{{1,40}}\s{{1,4}}){{0,3}}?`?(?:{chores})\b[^|;&$<>]*$"


_CHORE = _only(_TOOLS + "|ci|prs?|(?:pull|merge) requests?|branch(?:es)?|issues?|tickets?")
"""What developers want run and opened, by themselves and by assistants, and no other command behind it."""

INJECTION = InjectionWords(
    ignore=r"(?:ignore|disregard|forget|override|overrule|bypass|neglect|abandon|drop)\b",
    not_follow=r"(?:never|not|don't|stop|no longer) (?:\w+ )?(?:follow|obey|respect|adher)\w*|(?:disobey|violate"
    r"|break)\b",
    rules=r"(?:instruction|prompt|rule|guideline|polic(?:y|ies)|restriction|directive|constraint|safety|command)s?\b",
    earlier=r"(?:previous|prior|preceding|above|earlier|former|initial|original|your|system|safety|developer'?s?)\b",
    everything=r"(?:all|any|every)\b",
    told_before=r"(?:everything|anything|all|whatever)(?: that)? (?:you (?:were|have been|know)|above|before"
    r"|was said|i said)"
    r"|the above\b",
    reveal=r"(?:reveal|print|repeat|leak|expose|exfiltrate|disclose|show|output|display|dump|give away)\b",
    secrets=r"(?:(?:system|hidden|initial|secret|developer) (?:\w+ )?(?:prompt|message|instructions?)"
    r"|your (?:\w+ )?(?:prompt"
    r"|instructions)|api keys?|secrets\b|passwords?\b|credentials|(?:all|stored|user'?s?) memories)",
    send=r"(?:send|(?<!going )forward"
    r"|(?<!my )(?<!our )(?<!her )(?<!his )(?<!the )(?<!your )(?<!work )(?<!every )(?<!each )(?:e-?mail"
    r"|mail)(?! (?:address|is)\b)|upload|(?<!by )post|transmit|exfiltrate|wire"
    r"|(?<!\ba )(?<!the )(?<!any )(?<!every )(?<!each )transfer|submit)\b",
    recommend=r"(?:recommend|advertise|promote|endorse|buy|purchase|visit|click|open|pay|execute|download|install)\b",
    to_me=r"(?:me|us)\b",
    from_now=r"(?:from (?:now|here) on|going forward,|henceforth|every time|each time|in every (?:answer"
    r"|reply))\b",
    you_must=r"you (?:must|have to|shall|should|will(?: now)?|are (?:required|obliged) to)\b",
    model_must=r"(?:assistant|ai|model|chatbot|llm) (?:must|should|shall|has to|will|may not)\b(?! (?:i|we|you"
    r"|one)\b)",
    user=r"(?:(?:the|every|each|all|any) users?|users|someone|anyone|somebody)\b",
    when=r"(?:when|whenever|if|once|as soon as|every time)\b",
    tell=r"(?:say|reply|respond|answer|recommend|send|tell|claim|promote|mention)\b",
    you_are_now=r"(?:you(?: a|')re (?:now|from now on|no longer)|pretend|you will now|act)\b",
    limitless=r"(?:dan\b|jailbr\w+|unrestricted|uncensored|unfiltered|developer mode|(?:no|any|without|free (?:of"
    r"|from))(?: \w+)?"
    r" (?:restriction|limit|rule|filter|guideline)s?\b|(?:rules|guidelines|restrictions) (?:do not|don't) (?:exist"
    r"|apply))",
    own=r"(?:i|we|they|he|she|kids|people|friends|who|remind me|^(?:my|our|his|her|their) (?!preference|wish"
    r"|rule|request|instruction|order)\w+)",
    ever=r"(?:always|every(?:thing)?|each|all|any|whenever|automatically|by default)\b",
    never=r"(?:never|not(?! (?:always|constantly)\b)|don't|dont|no longer)\b",
    stops=r"(?:stop(?:ped)?|quit)\b",
    keeps_on=r"(?:never|not|don't|dont)(?: ever| please)? (?:stop|quit|cease)(?= \w+ing\b)",
    may=r"you (?:may|can|could|must|should|shall|will|are (?:allowed|free|authori[sz]ed|permitted) to|(?:never"
    r"|don't|do not) (?:need|have) to ask (?:\w+ )?before)\b"
    r"|(?:do not|don't|never) hesitate to\b|user (?:wants|prefers|expects|asks|would like)\b",
    attach=r"(?:add|append|include|insert|embed|attach|put|place|paste|link|load|fetch|import|route|redirect"
    r"|mention|contain)\b",
    act=r"(?:(?:(?<=assistant )|(?<=\bai ))(?:always |automatically )?(?:approves|pays|sends|transfers|confirms"
    r"|buys)\b|(?:approv|authori[sz]|charg|delet|eras|execut|merg|overwrit|purchas|releas|remov|wip)(?:e|ing)"
    r"|(?:accept|book|buy|confirm|deploy|forward|grant|install|order|pay|publish|push|refund|send|sign|transfer"
    r"|wire)(?:ing)?(?! (?:me|us|the list)\b)|run(?:ning)?(?! through\b))\b",
    unasked=r"(?:without (?:[\w']+ ){0,4}?(?:ask\w*|confirm\w*|approv\w*|permission|consent|checking|consult\w*"
    r"|review|questions?|authori[sz]ation|ok(?:ay)?|notice|notify\w*|telling|informing|waiting)\b"
    r"|unasked\b|no (?:need|reason) to (?:ask|check|confirm|wait)\b"
    r"|no (?:confirmation|approval|permission)s?(?: is)? (?:needed|required|necessary)\b|no questions asked"
    r"|(?:don't|do not|needn't|never) need (?:to ask|(?:my|any|anyone's) (?:\w+ )?(?:permission|approval"
    r"|consent|ok))\b|(?:never|don't|do not"
    r"|needn't)(?: (?:need|have) to)? (?:ask|wait for|check with)\b)",
    weaken=r"(?:(?:disabl|deactivat|ignor|remov)(?:e|ing)|(?:bypass|circumvent|drop|omit|skip|suppress|strip"
    r"|waive)|user (?:wants|prefers)\b.{0,60}\b(?:disabled|skipped|turned off|switched off)|(?:turn|switch"
    r"|leave) off|(?:leave|leaving)\b(?=.{1,40}\bout\b)|(?:leave|leaving) out|(?:keep|kept"
    r"|stay)(?:ing)? (?:quiet|silent) about|(?:turn|switch|leave)\b.{0,40}\boff)\b",
    guards=r"(?:(?:tls|ssl|https|cert(?:ificate)?|signature|security|safety|host ?key|hostname|authentication"
    r"|permission|content)s?[ -](?:\w+ )?(?:verif|validat|check|error|warning|guideline|rule|polic|filter"
    r"|guardrail|measure|feature)\w*|guardrail|safeguard|(?:confirmation|approval)s?\b)",
    warn=r"(?:warning(?= (?:me|us)\b)|(?:bring|brought|bringing)(?=.{0,40}\bup\b)|(?:(?:want|wish"
    r"|need)s? (?:to be|being) )?warned|warn|caution|alert|advise|tell|remind|mention(?:ing)?)\b",
    perils=r"(?:(?:warn|caution|alert)\w*\b.{0,60}?\b(?:fraud|scam|phish|swindl)|risk|danger|harmful|unsafe"
    r"|hazard|side[- ]effect|interaction|safety|overdos|contraindication)\w*",
    refuse=r"(?:refus(?:e|ing)|declin(?:e|ing)|reject|deny|turn down|say no to|be (?:refused|declined|rejected"
    r"|denied))\b",
    wanted=r"(?:(?:request|question|order|command|wish|answer|prompt)(?:e?s)?\b|anything\b|what(?:ever)? i\b"
    r"|(?:refuse|deny|reject|say no to) me\b)",
    lawless=r"(?:(?:as (?:if|though)|pretend(?:ing)?|assum(?:e|ing))\b(?=.{0,80}\b(?:no|not|\w+n't|never"
    r"|without)\b).{0,60}\b(?:rule|guideline|restriction|safety|limit|filter|polic)\w*|(?:without"
    r"|no)(?: \w+)? (?:safety|security|content|ethical) (?:\w+ )?(?:warning|rule|guideline|disclaimer"
    r"|check|filter|restriction|polic|limit)\w*"
    r"|(?:without|no)(?: more| any)? warnings? (?:about|of|on) (?:\w+ ){0,2}(?:risk|danger|side[- ]effect"
    r"|interaction)\w*)",
    known_secrets=r"(?:(?:api[- ]?keys?|secrets?|passwords?|credentials|tokens?"
    r"|private keys?)\b[\w ,]{0,40}?\b(?:(?:that |which )?(?:you|the assistant|it) (?:knows?|ha(?:ve|s)|saw"
    r"|sees?|stores?"
    r"|remembers?|holds?|were)\b|of (?:other|all|every|the other) (?:user|people|customer|person)s?)|(?:other|all"
    r"|every) users?'? (?:passwords?|secrets?|credentials|keys?)\b)",
    act_last=r"user (?:wants|prefers|expects|asks|would like)\b.{0,80}\b(?:approv|bought|delet|deploy|execut"
    r"|merg|paid|pay|purchas"
    r"|refund|run|sen[dt]|transfer)\w*\b",
    obey=r"(?:trust|believe|follow|obey|execute|do)\b.{0,40}(?:\b(?:web ?page|website|site|page|e-?mail"
    r"|document|attachment|tool)s?\b.{0,30}\b(?:say|tell|want|ask|instruction)\w*|\b(?:say|tell|want|ask"
    r"|instruction)\w*.{0,20}\b(?:web ?page|website|site|page|e-?mail|document|attachment|tool)s?)",
    give=r"(?:give|grant|apply|approve|authori[sz]e|confirm|honou?r|issue|pay|process|allow|refund|reimburse|compensate"
    r"|credit|waive|cancel|(?:make sure|ensure)(?: that)? (?:i|we)(?: always)? (?:get|receive|pay))\b",
    benefits=r"(?:(?:refund|reimbursement|discount|voucher|rebate)s?\b(?! codes?\b)|compensation|cash ?back|money back"
    r"|(?:store|account) credits?\b|(?:refund|reimburse|compensate|credit) (?:me|us|my|our|every|each|all|any|whatever"
    r"|customers|(?:the|this) (?:user|customer))\b|free (?:shipping|delivery|returns?|upgrades?)\b"
    r"|waive\b.{0,40}?\b(?:fee|charge|deposit|penalt))",
    gainers=r"(?:me|us|my|our|i|(?:every|each|all|any|this|the)(?: \w+)? (?:customer|user|guest|client|buyer)s?"
    r"|customers|user'?s?|every(?:one|body)|staff|employee)\b",
    verify=r"(?:verify(?:ing)?|check(?:ing)?|confirm(?:ing)?|validat(?:e|ing)|authenticat(?:e|ing)|identify(?:ing)?"
    r"|ask(?:ing)?|request(?:ing)?|requir(?:e|ing)|demand(?:ing)?)\b",
    checks=r"(?:(?:security|verification|identification) (?:question|step|process|procedure|check|code|call)s?"
    r"|(?:id|identity|account|customer|age|fraud|credit)[ -](?:check|verification|confirmation|validation)s?"
    r"|verification(?! of)|who i am|my (?:identity|id)|(?:user|customer)(?:'s|s')? identit(?:y|ies))\b",
    proofs=r"(?:pins?|passwords?|passcodes?|photo ids?|id cards?|for (?:an )?id|identification|date of birth"
    r"|birth ?date|receipts?|proof(?! of concept)"
    r"|(?:verify|authenticate|identify) me)\b",
    exempt=r"(?:(?:i(?:'m| am| was|'ve been| have been)|(?:user|customer|caller|client) (?:is|was|has)"
    r"|my (?:identity|id|account) (?:is|was|has been))(?: \w+ly| already| now| just)?(?: been)? (?:an? )?(?:already )?"
    r"(?:verified|authenticated)(?= (?:by (?:you|the|an?)|and|so|employee|customer|user|admin\w*|staff"
    r"|owner)(?:r?\b)|\W*$|[,;])|exempt(?:ed)? from (?:\w+ ){0,3}?(?:(?:id|identity|security|credit|age|fraud)[ -]"
    r"|verification)|(?:refund|discount|credit)s?\b.{0,60}?\b(?:is|are) (?:always |automatically )?pre-?approved"
    r"|not (?:want|wish|need) to be verified|i should(?:n't| not| never) (?:have|need) to (?:prove|verify"
    r"|confirm) (?:my identity|who i am)|(?:treat|regard|handle|consider) (?:me|us|my (?:\w+ )?messages?|this user"
    r"|what i \w+) (?:as|like) (?:an? |the |your )?(?:\w+ (?:\w+ with )?)??(?:admin(?:istrator)?s?|system"
    r"|operator|super-?user|root"
    r"|(?:staff|employee|manager)s?(?=\W*$| (?:from|in|and)\b)|verified|trusted|authori[sz]ed|pre-?approved"
    r"|premium|vip)\b)",
    own_contact=r"(?:e-?mail|mail|write(?: to)?|contact|reach|message|text) (?:me|us)(?: (?:please|only|always"
    r"|just|instead|rather|back|preferably|(?:by|via) e-?mail))*(?: (?:at|on|under|to|via))?|(?:contacted|reached"
    r"|e-?mailed)(?: only)?(?: (?:by|via) e-?mail)?(?: only)? (?:at|on|under)|(?<!to )(?<!at )(?<!with )(?:my"
    r"|our) (?:new |work |private )?e-?mail(?: address)?(?: is(?: now)?)?|e-?mail only|send (?:(?:all|any|every"
    r"|my|our|future|the) )+(?:letters?|mails?|post|invoices?|bills?|statements?|receipts?|correspondence"
    r"|parcels?) (?:to|by|via) (?:me at|(?:my|our) (?:\w+ )?e-?mail(?: address)?(?: at)?)",
    not_sent=r"instead of|rather than|for (?:everything|anything|work|letters|mail|post|invoices|bills|orders)(?! \w)",
    warnings=r"(?:(?:fraud|scam|phishing|security|safety|risk|identity|id|kyc)[ -](?:\w+ )?(?:warning|alert"
    r"|disclaimer|notice|check|verification|rule|guideline|reminder)s?\b|(?:warning|alert|disclaimer"
    r"|reminder)s? (?:about|of|against|on) (?:\w+ ){0,2}?(?:fraud|scam|phish|risk)\w*)",
    wished=r"(?:(?:remember|don't forget|do not forget|keep in mind|note(?: to self)?|know|understand)(?::"
    r"| that)?(?: you|(?: the)? (?:assistant|ai|model|bot))?|(?:i|it)(?:'d| would| really| usually| always"
    r"| matters?| is| am|'m| very| important| essential| fine| ok| okay)*(?: (?:want(?! to\b)|like(?! to\b)"
    r"|love(?! to\b)|prefer|expect|wish|need(?! to\b)|ask|appreciate|rather|to me|with me"
    r"|for me))(?: it)?(?: if| when| that)?(?: you| the (?:assistant|ai|model|bot))?(?: to)?|my (?:preference"
    r"|wish|rule) is (?:that|for)(?: you)?(?: to)?|(?:we|you)(?: have| had|'ve)? (?:agreed|promised|decided"
    r"|settled|told me|said|confirmed)(?: (?:that|to))?|as agreed,?)",
    left_out=r"(?:(?:is|are|be|being|get|gets)(?: (?:always|simply|just|all))? (?:skipped|left out|left off"
    r"|omitted|dropped|ignored|waived|bypassed|suppressed|disabled|turned off|switched off|removed|hidden)"
    r"|(?:never|not|no longer)(?: be)? (?:mentioned|shown|brought up|displayed|needed|required|necessary))\b",
    payments=r"(?:pay(?:ing|ments?|outs?)?|transfers?|transferring|refunds?|deposits?|remittances?|wires?|ibans?"
    r"|bank (?:details|data)|money|invoices?)\b",
    pay_into=r"(?:use|take|give|send|pay|wire|transfer|put|route|redirect|deposit|credit)\b",
    paid_into=r"(?:go(?:es)?|(?:is|are|be|being|get) (?:sent|paid|wired|made|transferred|routed"
    r"|redirected)) (?:in)?to\b",
    others_account=r"(?:(?:(?<!my )(?<!our )(?:account|iban|wallet|bank details)s? of (?!my\b|our\b|your\b|the\b"
    r"|an?\b|this\b|last\b|before\b|mine\b)\w|(?<!my )(?<!our )(?<!the )(?<!your )(?<!his )(?<!her )\b(?!today"
    r"|landlord)\w+'s (?:\w+ )?(?:account|iban|wallet|bank details))\w*)",
    may_see=r"(?:(?:may|can|could|(?:allowed|permitted|authori[sz]ed|permission|entitled|(?:the )?right|cleared"
    r"|free) to) (?:(?!not\b|never\b)\w+ )?(?:see|view|read|access|share|show|tell|give|open|get|reveal"
    r"|disclose|look)\b|(?:full |unlimited )?access to\b|permissions? for\b)",
    others_data=r"(?:(?:all|every|each|any|other|another)(?: of)?(?: (?:the|other|our"
    r"|your))*(?: \w+)?? (?:customer|user|client|account|tenant|member|people|person)(?:'s|s'|s)?(?: (?:private"
    r"|personal))? (?:accounts?|data|records?|details|address(?:es)?|information|info|files|messages"
    r"|conversations|chats|orders|memories|profiles?|balances?)\b|(?:everyone"
    r"|everybody)(?: else)?'s (?:\w+ )?(?:accounts?|data|records|details|address(?:es)?|information|files"
    r"|messages|chats)\b|(?:accounts?|data|records|details|addresses|information|files|messages|chats|orders"
    r"|memories|profiles|balances) of (?:all|every|each|any|other)(?: (?:other|the|our|your))* (?:customer|user"
    r"|client|account|tenant|member|people|person)|(?:all|every)(?: (?:the|other|user|customer))* accounts?\b)",
    officers=r"(?<!our )(?<!my )(?<!their )(?<!his )(?<!her )(?:(?:system |site |your )?admin(?:istrator)?"
    r"|super-?user|operator|supervisor|moderator|developer|employee|staff|(?:the|your) owner|root)\b",
    hearer=r"(?:you|(?:the|this|an?) (?:ai|assistant|model|(?:chat)?bot|agent))\b",
    around=AroundOrder(
        told=("you",),
        told_to=("to",),
        that=("that",),
        asks=("please", "pls"),
        leads=("and", "then", "now", "just", "also", "so", r"do(?= not\b)", "make sure(?: that)?", "ensure(?: that)?"),
        opens=("please", "and", "then", "now", "just"),
        my=("my", "our"),
        pages=(
            "website|site|web ?page|page|homepage|blog|portfolio|repo(?:sitory)?|github|gitlab|linkedin|profile|channel"
            "|shop|store|domain|app"
        ),
        errands=(
            r"(?:^|[.,;:!?]\s{1,4}|\b(?:you|please|must|should|to|assistant|model)\s{1,4})"
            r"(?:always|automatically|immediately|silently|secretly|from now on,?|every time\b.{0,40}?,?)\s{1,4}"
            r"(?:\w+\s){0,2}(?:forward|post|upload|transfer|wire|pay|purchase|buy|execute|delete|download|install|cc|bcc"
            rf"|visit|click|fetch|(?:run|open)(?!{_CHORE})"
            r"|(?:call|contact|e-?mail|mail|recommend|send)(?! (?:me|us)\b))\b"
        ),
        run_freely=rf"(?!.*\b(?:everything|anything|whatever|commands?|scripts?)\b){_only(_TOOLS)}",
    ),
)
