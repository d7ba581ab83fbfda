"""Of which words English orders that hold for good are made."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.languages.english.sayings import LANGUAGE
from memory.language.languages.units import UNITS
from memory.language.lasting_table import LastingWords

_TALKING = r"(?:answer|reply|respond|writ|write|speak|talk|explain|us|use|call|address|format|apologi[sz]|includ|include|add|end|start)"
"""What an assistant does with an answer, where an order takes that back."""

_SPEAK = r"(?:mention|bring (?:[\w'-]+ ){0,3}up|talk (?:to me )?about|speak (?:to me )?(?:of|about)|ask (?:me )?(?:about|after)|remind me (?:of|about)|comment on|discuss)"
"""What is done with what is brought up."""

_FORMS = r"emojis?|emoticons|smileys|(?:em[- ])?dashes|bullet(?:ed)? (?:points|lists)|bullets|markdown|bold(?: text)?|headings|headers|jargon|buzzwords|slang|acronyms|abbreviations|exclamation marks|disclaimers|caveats|warnings|preambles?|introductions?|intros?|recaps?|pleasantries|niceties|flattery|compliments|praise|small talk|fluff|filler|waffle|apologies|sugar-?coating|technical terms|baby talk|corporate speak|pet names|latex|html"
"""Of which there are to be none, or fewer."""

_TAILS = (
    r"please|pls|permanently|forever|for good|always|from now on|for the future|for later|going forward|at all times"
    r"|(?:as|like) (?:(?:an?|my|your|the|our) )?(?:(?:permanent|standing|fixed|general|lasting|new|strict|hard|house) )?(?:rules?|instructions?|preferences?|polic(?:y|ies)|facts?|notes?)"
    r"|(?:in|to|into) (?:your |the )?(?:(?:long-term|permanent) )?(?:memory|mind|notes|memories)"
    r"|(?:in|for|across|to|during|with) (?:all|every|each|any|the|our|your|future|later)(?: (?:of|our|my|your|the|future|later|coming|other|next|following))* (?:conversations?|chats?|sessions?|messages?|talks?|answers?|replies|time)"
)
"""How long, or as what, something is to be remembered."""

LASTING = LastingWords(
    verbs=r"ask|address|answer(?:ed|ing)?|repl(?:y|ied|ying)|respond(?:ed|ing)?|keep|kept|keeping|used?|using|cited?|citing|avoid(?:ed|ing)?|refrain(?:ed|ing)?|give|gave|giving|stay|remain|included?|omit(?:ted)?|stated?|quoted?|be|were|speak|spoke|explain(?:ed)?",
    ways=rf"one (?:question |step |thing |point |topic )?at a time|one by one|24[- ]hour|12[- ]hour|brief(?:ly)?|short|concise(?:ly)?|succinct(?:ly)?|formal(?:ly)?|informal(?:ly)?|polite(?:ly)?|courteous(?:ly)?|plain|simple|simply|direct(?:ly)?|blunt|precise(?:ly)?|factual|neutral|detailed|emojis?|emoticons|jargon|slang|colloquialisms|abbreviations|contractions|sources|references|spelling|metric|imperial|bullets?|sentences|paragraphs|markdown|tables|headings|exclamation|pleasantries|preambles?|flattery|{UNITS}",
    small=r"lol|ok|okay|tho|though|thanks|thx|cheers|things|everything|concepts|without|questions|one|over|me|my|the|your|you|all|any|in|with|to|from|by|as|of|and|or|but|not|no|do|don|t|please|kindly|an?|only|full|complete|british|american|swiss|units?|figures|prices|amounts|measurements|temperatures|distances|answers|replies|responses|language|tone|style|manner|points?|lists|marks|possible|that|would|should|could|them|rather|than|quite|very|more|less|at|times|all|reasonably|it",
    lasting=r"even (?:if|when|though) (?:i|we) (?:write|speak|ask|talk|chat|type|message|text|address)\w*(?: (?:to )?you)?|(?:whatever|no matter (?:what|which)) language i (?:use|write in|speak)|(?:whenever|every time) you (?:answer|reply|respond|write|talk|speak)(?: to)?|always|never|ever|throughout|henceforth|consistently|invariably|to me|with me|me",
    languages=LANGUAGE,
    naming=r"(?:address(?:ing|ed)?|call(?:ed|ing)?|refer(?:red)? to) me (?:(?:please|always|only) )*(?:as |by (?:the name of |my title,? ))?",
    titles=r"(?:mr|mrs|ms|miss|dr|doctor|prof|professor|sir|madam|captain|father|sister|lady|lord)",
    once=rf"(?:giv(?:e|ing) me|(?<!n't )(?<!not )(?<!never )use) (?:(?:your|the|some|any|all) )*(?:sources|references|tables)|(?:an?|one|this|that) (?:\w+ ){{0,2}}(?:answer|reply|response|sentence|table|paragraph|question(?! at a time)|list)|(?:the|this|that) (?:answer|reply|question)|it (?:in|to|as|into)|(?<!no )(?:more|less) (?!(?:{_FORMS})\b)\w+",
    wishes=r"i(?:'d| would)(?: really| much| actually)? (?:like|prefer|love|appreciate|be happier with|rather have|rather get)|i(?: really| much)? (?:prefer|want|like|need)",
    outputs=r"answers|replies|responses|explanations",
    rather=r"shorter|longer|simpler|clearer|briefer|fuller|plainer|easier|long|clear|honest|straight|to the point",
    disliked=r"i (?:don't|do not|really don't|hate|can't stand|dislike)(?: really)?(?: like| want| need)? (?:it )?(?:when you(?: (?:always|keep|just|constantly))?|you to|you) (?:us(?:e|ing)|sa(?:y|ying)|writ(?:e|ing)|apologi[sz](?:e|ing)|call(?:ing)?|repeat(?:ing)?|explain(?:ing)?|add(?:ing)?|start(?:ing)?|end(?:ing)?|agree(?:ing)?|flatter(?:ing)?|includ(?:e|ing)|lectur(?:e|ing)|summari[sz](?:e|ing)|praise|praising|put(?:ting)?)|(?:there(?:'s| is) )?no need to (?:apologi[sz]e|explain|repeat|summari[sz]e|thank|greet)\b.{0,40}\b(?:every time|each time|always|all the time)|your (?:answers|replies|responses|explanations) (?:are|have been|get|keep getting|tend to be)(?: (?:still|always|often|usually|just|really|all|a bit|a little|much|far|way|often))* too \w+",
    address=r"(?:call|address) me by my (?:first|last|full) name|be on first[- ]name terms with me|speak to me like (?:a|an) (?:adult|colleague|friend|expert|beginner|child)",
    leave_out=r"no(?: more)?|fewer|less|(?:(?:can|could|would|will) you (?:please )?)?(?:stop|quit|skip|drop|cut|lose|ditch|go easy on)(?: it)?(?: out)?(?: with| using| on)?|spare me|enough(?: of| with)?|avoid|never use|do(?:n't| not) (?:use|add|include|give me)",
    left_out=_FORMS,
    as_such=rf"(?:metric|imperial|si) (?:units|measurements)|(?:british|american|canadian|australian|uk|us) (?:spelling|english)|(?:plain|simple|easy) (?:words|language|english)|everyday (?:words|language)|(?:short|simple) sentences|(?:temperatures|prices|distances|amounts|weights|quantities|measurements) in (?:{UNITS}|metric)|24[- ]hour (?:times|clock|format)",
    known=r"(?:do(?:n't| not)|dont|never|(?:there(?:'s| is) )?no need to|you (?:do(?:n't| not)|never) (?:need|have) to|you needn't|stop|skip) explain(?:ing)?(?: to me)? (?:(?:all )?the (?:basics|fundamentals|obvious)|basics|basic \w+|(?:simple|obvious|elementary) \w+s?|what (?:(?:an?|the) )?[\w-]+(?: [\w-]+)? (?:is|are|means?|does|do)|how (?:an? )?[\w-]+ works?)",
    stop=r"(?:stop|quit|don't|do not) (?:apologi[sz](?:e|ing)|call(?:ing)? me \w+|saying?(?= [\"'“‘])|(?:start|begin)(?:ning|ing)? with)|treat me (?:as|like) an? (?:expert|beginner|adult|professional|colleague|equal|friend)|assume (?:that )?i (?:know|use|understand|speak|have read|am (?:an?|familiar))|(?:stop|quit) (?:constantly |always )?(?:apologi[sz]ing|telling me (?:to|that)|reminding me|lecturing|morali[sz]ing|praising|flattering|thanking me|repeating|hedging|suggesting|recommending|being so|adding|ending|starting|opening|patroni[sz]ing|talking down|assuming|asking (?:me )?(?:so many|all these|follow-?up)? ?questions)",
    dealt=(
        r"(?:(?:you can |just )*(?:talk|speak|write) (?:to|with) me (?:normally|like|as)|(?:explain|describe|teach) (?:me )?(?:things|stuff|everything|concepts)(?: to me)? (?:like|as)|treat me (?:like|as))\b",
        r"(?:tell me|let me know|warn me|correct me|call me out)(?: honestly)? (?:when|if|whenever) (?:i|you)(?:'m|'re| am| are| make| get| do not| don't)\b(?: ever)? (?:(?:a |any )?mistakes?|wrong|mistaken|unsure|not sure|guessing|off|know|something wrong)\b",
        r"correct my (?:(?:\w+ )?spelling|(?:\w+ )?grammar|(?:\w+ )?pronunciation|punctuation|typos|mistakes|(?-i:[A-Z])\w+) (?:when|whenever|if)\b|my preferred (?:language|units?|format|tone|style|currency) (?:is|are)\b",
        r"(?:i(?:'d like| would like| want) you to |feel free to |(?:do not|don't) hesitate to )*(?:push back|challenge (?:me|my)|disagree with me|play devil's advocate|question my)\b",
        r"(?:keep|make) (?:things|everything|stuff|it) (?:simple|short|easy|light) (?:for|with) me\b|(?:do not|don't) (?:be|get|sound) (?:so |too |overly )?(?:formal|polite|nice|technical|verbose|wordy|long-winded)\b|(?:do not|don't) sugar-?coat\b|you can drop the (?:formality|formalities|act)\b",
        r"(?:do not|don't|no need to|you (?:do not|don't) (?:need|have) to) (?:apologi[sz]e|explain|thank me|repeat|remind me|summari[sz]e|praise)\b.{0,40}?(?:every time|each time|all the time|so (?:much|often)|constantly|over and over)\b",
        r"(?:do not|don't|never|no need to|stop) ask(?:ing)?(?: me)? (?:any |so many )?(?:follow-?up |clarifying |unnecessary )questions?\b|(?:do not|don't) give me (?:any )?disclaimers\b",
        r"(?:give me|put|start with|lead with) the (?:answer|conclusion|result|summary|bottom line) first\b|(?:use|write|answer|reply|respond|give|keep|format|speak|code)\b.{1,60} unless i (?:ask|say|tell|want|request)\b|use 24 ?h(?:ours?)?(?: times?| clock| format)?\W*$",
    ),
    reached=(
        r"(?!.*\b(?:today|tonight|tomorrow|this (?:morning|afternoon|evening|week|time)|right now|(?:when|once|if) (?:it|the|my|you)|as soon as)\b)(?:"
        r"(?:do not|don't|dont|never|stop)(?: ever)? (?:(?:contact|phone|ring|text|message|e-?mail|reach|visit)(?:ing)? (?:me|us)\b(?! (?:the|an?|my|your|that|this|about (?:the|this|that|it)|as|back)\b)|call(?:ing)? (?:me|us)(?= (?:by|at|on|before|after|between|during|again|any ?more|unless|while|in the)\b|\W*$|[,.;]))"
        r"|(?:do not|don't|dont|never|stop)(?: ever)? (?:send(?:ing)?|leav(?:e|ing)) (?:me|us) (?:(?:any|more|your|those|all these) )*(?:marketing|promotional|advertising|ads|adverts|newsletters?|promotions|offers|sms|texts?(?: messages?)?|e-?mails?|letters|post|voice ?mails?|spam|mailings?)\b"
        r"|(?:contact|phone|ring|text|message|e-?mail|reach|write(?: to)?|call) (?:me|us) (?:(?:please|only|always|just|preferably|instead|rather) )*(?:(?:by|via|through|on|at|under|in|to) (?:my )?(?:work |private |home )?(?:(?:e-?mail|mail|post|letter|text(?: message)?|sms|phone|telephone|whatsapp|signal|telegram|landline|mobile|cell(?: ?phone)?|writing)\b|\+?\d[\d /().-]{5,}|[\w.+-]+@[\w-]+\.)|(?:instead|only)\W*$)"
        r"|send (?:(?:all|any|every|my|our|future|the) )+(?:letters?|mails?|post|invoices?|bills?|statements?|receipts?|correspondence|documents|parcels?) (?:(?:to|by|via) (?:me|my|our|e-?mail|post|letter)\b)"
        r"|i(?:'d| would) (?:rather|prefer(?: it if)?) you (?:wrote|e-?mailed|texted|called|phoned|contacted)(?: to)? (?:me|us)\b|(?:text|e-?mail|write|message)(?: to)?(?: me)? (?:rather than|instead of|and don't|don't) (?:call|phone|ring)\w*|only (?:contact|call|phone|ring|text) (?:me|us) (?:in|on|at|before|after|between|by)\b|use my (?:\w+ )?(?:e-?mail|number|address|phone)\b.{1,60} for (?:everything|contact|invoices|letters|all)\b"
        r"|i(?:'d| would)? (?:prefer|rather|like|want|wish)(?: only)? (?:to )?(?:be|get) (?:contacted|reached|e-?mailed|texted|phoned|called (?:by|on|at|before|after)\b)"
        r"|(?:(?:by|via) )?(?:e-?mail|post|letter|phone|sms|whatsapp)s? only\b|only (?:by|via) (?:e-?mail|post|letter|phone|sms|text|whatsapp)\b|no (?:phone |marketing |sales |cold )?(?:calls|sms|voicemails|marketing(?: e?-?mails)?|spam)(?: (?:before|after|at|on|during) [\w ]{1,30}?)?(?:,? please)?\W*$"
        r"|(?:do not|don't|dont|never) (?:deliver (?:on|to|at|before|after|in|anything|parcels|packages)\b|leave (?:(?:the|my|our|any|a) )?(?:parcels?|packages?|deliver(?:y|ies)|letters)\b)"
        r")"
    ),
    unspoken=rf"(?!.*\b(?:her|him|it|them|this|that)\b)(?:(?:do not|don't|dont|never|not)(?: ever)? {_SPEAK}\b[^.;:!?]{{0,60}}?(?<!\w)(?:again|any ?more|any longer|ever)(?: (?:to me|please))*\W*$"
    rf"|(?:stop|quit) (?:mentioning|bringing up|bringing (?:[\w'-]+ ){{1,3}}up|talking about|asking (?:me )?(?:about|after)|reminding me (?:of|about)|commenting on)\b.{{2,60}}$"
    rf"|(?:let's not|i'd rather not|i would rather not|i(?: really)? (?:do not|don't)(?: ever)? want (?:you )?to) (?:{_SPEAK}|hear (?:about|of))\b[^.;:!?]{{0,60}}?(?<!\w)(?:again|any ?more|any longer|ever)\W*$)",
    would=r"i(?:'d| would)? (?:much |really |always )?(?:prefer|rather|like it(?: better)?|love it)(?: it)?(?: if| when| that)? you (?!to\b|can\b|could\b|ha(?:ve|d) (?:any|some)\b)",
    with_me=r"with me|to me",
    easier=r"(?:it|that|this)(?:'s| is| will be|'ll be| would be|'d be) (?:much |so |just |a lot |way )?(?:easier|simpler|nicer|better|clearer)",
    pressed=r"in a (?:hurry|rush)|(?:am|'m) (?:driving|late|tired|busy|on|at)|no time|short (?:of|on) time|(?:have|got|need) to|about to",
    henceforth=r"moving forward|until further notice|from (?:now|here|today|this point) on(?:wards?)?|henceforth|(?<!i'm )going forward|every time you (?:answer|reply|write)|in (?:all )?(?:your )?future (?:answers|replies|messages|chats|conversations)",
    at_outset=r"whatever (?:i|we) (?:ask|say|write)|no matter what (?:i|we) (?:ask|say|write)|in (?:the )?future|as a (?:general )?rule|by default",
    announced=(
        r"(?:th(?:is|at)(?:'s| is) (?:an?|my|our) (?:standing|permanent|general|fixed|lasting|firm) (?:rule|instruction))|"
        rf"(?:(?:please |and |also |just |so |ok(?:ay)?,? |now )*(?:remember|save|store|note|memori[sz]e|log|record|keep|treat|take|add|file|put|do) (?:this|that|it|these|them|all (?:of )?th(?:is|at|ese)) ?(?:down|here|too)?)(?:,? (?:{_TAILS}))*"
        rf"|(?:(?:please |and |also |so )*(?:(?:this|that|it|the above)(?:'s| is| will be)? ?(?:also )?(?:to )?(?:an?|my|applies|apply|holds?|goes|counts?|stands?|valid|meant|true|remains?)?|th(?:ese|ose) (?:rules )?(?:apply|hold|go|count|stand)))(?:,? (?:{_TAILS}))+"
    ),
    for_good=r"with me|to me|call(?:ing)? me|address me|your (?:answers|replies|responses)|again|any ?more|pronouns",
    for_all=r"(?:your|future) (?:answers|replies|responses|explanations|messages)|(?:code|texts?|e-?mails|examples) (?:that )?you (?:give|write|send|show)(?: me)?",
    told=r"explain (?:everything|things)(?: to me)? (?:like|as if)\b|(?:(?:please|and|also|just|oh|kindly|you (?:can|may|should)),? )*(?:(?:don't |do not |never )?(?:start|begin|end|finish|open|close|keep|make) (?:all )?your (?:answers|replies|responses|explanations)\b|use .{1,60} unless i (?:ask|say|tell|want|request)\b|(?:call|address) me (?!back|later|when|if|at|on|in|to|crazy|maybe|after|before|as soon|tomorrow|tonight|today|every|an? )\w|my pronouns are\b|be [\w ]{2,40} with me(?=\W*$)|ask (?:me )?(?:first|before you|when(?:ever)? something|if (?:something|anything))\b)"
    r"|(?:the )?(?:user )?(?:always |generally |strongly )?(?:(?:wants?|would like|expects?|asks?|asked|requests?|requested|likes) (?:for |that |the )?(?:assistant\b|(?:all )?(?:short |brief |concise |direct )?(?:answers|replies|responses|explanations)\b|to be (?:called|addressed)\b|(?:never|not|always) to\b|to (?:never|always) be\b)|prefers?\b)",
    reported=r"(?!i\b|(?:the )?user\b)(?:[\w'’-]+ ){1,4}?(?:told|asked|said|says|tells|taught|reminded|warned|advised|wants|wanted) ",
    tells=r"(?:correct|proofread|check|warn|remind) (?:me|my|our)|translate|point out|tell (?:me|us)|answer|reply|respond|write|(?:speak|talk) (?:to|with) me|(?:speak|talk)(?= in\b)|explain|use|(?:call|address) me|mention|apologi[sz]e|format|suggest|recommend|cite|quote|round|spell|phrase|hedge|flatter|(?:sugar-?coat|lecture|patroni[sz]e)|be (?:\w+ ){0,3}?(?:with me|to me)|(?:give(?! (?:up|in)\b)|include|end|start|begin|ask|add|show|assume|list|state|point out|put|keep|offer|provide) (?:[\w-]+ ){0,3}?(?:me|my|i|us|our|you|your|answers?|repl(?:y|ies)|responses?|explanations?|examples?|code|tests?|types?|type hints|docstrings?|comments|error handling|sources?|citations?|references|links|units|dates|emojis?|bullet points?|headings|tables?|summar(?:y|ies)|disclaimers?|greetings?|questions? (?:first|before))",
    wants=r"(?:i(?:'d like| would like| want| need| expect) you to|you (?:should|must)) ",
    could=r"(?:can|could|would|will) you (?:please )?",
    within=r"in (?:this|our|the) (?:[\w-]+ )?(?:repo(?:sitory)?|projects?|code ?base|monorepo)|for this (?:repo|project|code ?base)",
    uses=r"use|prefer|favou?r|stick (?:to|with)|avoid|follow|keep to|respect",
    this=r"this|that(?! (?:i|you|it|they|we)\b)|here",
    an=r"an?",
    inside=r"in",
    toward=r"to|with",
    asked=r"what|how|why|who",
    joins=r"and|or|but|if|that",
    when=r"when|if|in case",
    whenever=r"every time|each time|whenever|any ?time|every time|each time",
    asking=r"i (?:ever )?(?:ask|request|paste|send|share|show|post|upload|mention|write|talk|say|type|give|want)|you (?:ever )?(?:give|write|show|suggest|recommend|list|quote|translate|explain|answer|cite|mention|propose|tell|describe|compare|draft|talk|correct|check|summari[sz]e|calculate)|we (?:talk|speak|chat|discuss)|i (?:make (?:a|any) mistakes?|get (?:something|anything) wrong)|you(?:'re| are) (?:unsure|not sure|uncertain)|you do(?:n't| not) know",
    rules=r"(?:(?:my|some|the|a few|a couple of|one|two|three|four|five|\d|here are (?:my|some|the)) )?(?:more )?(?:ground |house |standing |general |simple |quick |basic )?(?:rules?|guidelines?|preferences?|requests?|things?|notes?)(?: to (?:follow|remember|keep in mind))?",
    for_me=r"you|your|for me|whenever|(?:all|every|any) (?:the |of the )?\w+ing",
    kinds=r"(?:for|in|with) (?:all |any |your |my )?(?:recipes|translations|code(?: examples| samples| snippets| reviews)?|e-?mails|summaries|calculations|math(?:s|ematics)?(?: (?:problems|questions|exercises))?|lists|explanations|(?:coding|programming|grammar|history|science|technical) questions|distances|prices|temperatures|measurements|dates|recommendations|suggestions|drafts)",
    passing=r"this|that|these|those|it|(?<!about )the|my|our|today|tonight|tomorrow|yesterday|now|next|later|again|here|above|first|last",
    then=r"(?:also )?(?:comment|write|give|mention|explain|show|put|state|list|tell|ask|include|format|convert|name|assume|suggest|translate|start|end|add|leave|remember|warn|remind)|(?:then )?(?:please|always|never|only|just|no|do not|don't|use|keep|stick|avoid|point|mark|flag|correct|limit|round|prefer|skip|cite|be|say so)",
    leads=r"and|but|also|oh|ok|okay|so|then|btw|by the way|please|kindly|just|remember(?: to)?|(?:make|be) sure(?: that)?(?: you)?(?: to)?|you(?: should| must| may| can| are to)?|i(?:'d like| want| need) you to|in (?:this|the|our) (?:project|repo|repository|code ?base)",
    ever=r"every time|each time|always|never|ever|never ever|under no circumstances|at all times|without exception|by default",
    no=r"do not|don't|dont",
    acts=r"add|amend|apply|approve|ask|assume|avoid|backport|bump|cache|call|catch|change|check|clean|close|comment|commit|convert|copy|create|declare|delete|deploy|disable|document|downgrade|drop|edit|enable|escape|export|extract|fetch|follow|force[- ]push|format|generate|handle|hard[- ]?code|ignore|import|include|inline|install|introduce|invent|keep|lint|lock|log|make|merge|mock|modify|move|name|open|overwrite|pin|prefer|prefix|print|publish|pull|push|put|rebase|refactor|reformat|release|remove|rename|replace|request|restart|return|revert|review|rewrite|run|save|sign|skip|sort|split|squash|stage|start|store|tag|test|touch|translate|update|upgrade|use|validate|verify|work|wrap|write",
    revoking=(
        rf"(?:please |you can |ok(?:ay)?,? )*(?:stop|quit) (?P<what>{_TALKING}ing (?!this|that|it\b).+)",
        rf"(?:you )?(?:do not|don't|need not|needn't|no longer|no need|never)(?: need| have)?(?: to| for you to)? (?P<what>{_TALKING} .+?) (?:any ?more|any longer)\b",
        rf"(?:you (?:no longer|can stop)|no need)(?: need| have)?(?: to)? (?P<what>{_TALKING}(?:ing)? .+)",
        r"no more (?P<what>(?:[\w'-]+ ){0,3}?(?:answers?|replies|emojis?|bullet points?|tables?|markdown|headings|jokes|jargon|slang|exclamation marks?|pet names?|summar(?:y|ies)|disclaimers?)\b.*)",
    ),
    of_any="always never every please answer answers answering reply replies respond response write writing speak speaking talk use using call calling explain",
    contraries={
        "length": {
            "short": r"short(?:er)?|brief(?:ly|er)?|concise(?:ly)?|succinct(?:ly)?|to the point|one[- ]lin\w+|(?:a|one|two|three) (?:short )?(?:sentences?|lines?)|(?:at most|max(?:imum)?|no more than) [\w-]+ (?:words|sentences|lines)|terse(?:ly)?",
            "long": r"long(?:er)?|detail(?:s|ed)?|in depth|thorough(?:ly)?|at length|elaborate|full story|comprehensive(?:ly)?",
        },
        "manner": {
            "formal": r"formal(?:ly)?|official(?:ly)?",
            "casual": r"informal(?:ly)?|casual(?:ly)?|relaxed|chatty|like (?:a )?(?:friend|mate|buddy)|colloquial(?:ly)?",
        },
        "candour": {
            "blunt": r"blunt(?:ly)?|brutal(?:ly)?(?: honest)?|harsh(?:ly)?|merciless(?:ly)?|tear",
            "gentle": r"gentl[ey]|kind(?: to| with| about| words)|nice things|sugar-?coat",
        },
        "level": {
            "simple": r"simpl[ey]|plain(?:ly)?|beginner|like i(?:'m| am) (?:five|5|ten|12|twelve)|layman'?s? terms|basics",
            "expert": r"expert|technical(?:ly)?|advanced|engineer|professional|jargon",
        },
        "spelling": {
            "british": r"british(?: english| spelling)?|uk (?:english|spelling)",
            "american": r"american(?: english| spelling)?|us (?:english|spelling)",
        },
        "summary at": {
            "the beginning": r"(?:summary|answer|conclusion|result|bottom line|tl;?dr) (?:first|(?:should |must |to )?(?:come |go )?at the (?:very )?(?:top|start|beginning))|(?:start|begin|lead|open) with the (?:summary|answer|conclusion|result)",
            "the end": r"(?:summary|answer|conclusion|result|bottom line|tl;?dr) (?:last|(?:should |must |to )?(?:come |go )?at the (?:very )?(?:end|bottom))|end with the (?:summary|answer|conclusion|result)",
        },
        "form": {
            "points": r"bullet(?:s|ed|[- ]points?)?|lists?|numbered steps",
            "prose": r"prose|(?:normal |plain |full |running )?(?:paragraphs|text)|full sentences",
        },
        "pronouns": {"she": r"she(?:/| and )her", "he": r"he(?:/| and )him", "they": r"they(?:/| and )them"},
        "tables": {"": "tables?"},
        "headings": {"": "headings?|headers?"},
        "sources": {"": "sources?|references?|citations?|links?"},
        "formulas": {"": r"formulas?|equations"},
        "analogies": {"": r"analog(?:y|ies)|metaphors?"},
        "examples": {"": "examples?"},
        "jokes": {"": "jokes?|humou?r|puns"},
        "questions": {"": "(?:follow-?up |clarifying )?questions?"},
        "disclaimers": {"": "disclaimers?|caveats|warnings"},
        "greetings": {"": "greetings?|hello"},
        "bold": {"": "bold(?: text)?"},
        "markdown": {"": "markdown"},
        "summaries": {"": "summaries"},
        "comments": {"": "comments?"},
        "metaphors": {"": "metaphors|analogies"},
    },
    denies=r"no(?: more)?|not|don't|do not|dont|never|without|avoid|skip|stop|quit|drop|leave out|fewer|less|rather than|instead of|than|enough(?: of| with)?|no need for|there's no need for|you can leave(?: out)?|needn't|no longer|before(?: the| any)?",
    allows=r"(?:is|are) (?:fine|ok(?:ay)?|welcome|allowed|good|back)",
    drops=r"out|away",
    called=r"i(?:'d| would)? (?:now |rather )?go by",
    of_some=r"for|in|about|on|to|into|with",
    idle="i you it me my your be is are am as we our again instead now today days everything everywhere anything amounts amount figures prices costs measurements temperatures temps dates times time spelling units unit code responses sentences sentence text words language texts style mode way give show used keep make put add include from here point onwards onward forward going future good default each whenever all any only just also really very much too more less can could would should will want like prefer need have had switch switched stick start stop end fine okay welcome back both some normal plain there this that these those per for with without the and but",
    lifted=(
        r"(?:and |so |ok(?:ay)?,? |actually,? )?(?:from now on )?you (?:can|may|could) (?:now )?(?:use|give|write|include|add|put in|answer|explain|reply|be|go into|have)(?: me)?(?: again)?(?: with| in)? {}(?: (?:now|again|too|as well|if you (?:want|like)))+",
        r"(?:and |so |ok(?:ay)?,? |actually,? )?{} (?:is|are) (?:fine|ok(?:ay)?|good|allowed|welcome)(?: (?:now|again|too|from now on|for me))+",
        r"(?:and |so |ok(?:ay)?,? |actually,? )?i (?:(?:don't|do not|dont) (?:want|need) {} any ?more|no longer (?:want|need) {})(?:,.{1,60})?",
    ),
    teaching=(
        r"explain(?: (?:things|everything|stuff))?(?: to me)? (?:like|as if|as though) (?:i(?:'?m| am| was| were)|to|you(?:'re| are) talking to|for) (?:(?:an? |like )?(?:\d{1,2}|five|six|seven|eight|nine|ten|eleven|twelve)(?:[- ]years?[- ]old)?|an? (?:(?:total |complete |young |little |small )?(?:child|kid|beginner|toddler|newbie|idiot|dummy)))",
        r"(?:(?:go|proceed|explain|take (?:it|things)|do (?:it|things)|work|teach me)(?: (?:it|things|everything))? )?(?:just )?(?:one step at a time|step[- ]by[- ]step|one (?:thing|idea|point) at a time)",
        r"(?:(?:do not|don't|dont|never)(?: ever)? )(?:(?:just )(?:give|tell|show|hand)(?: me)? (?:the )?(?:answers?|solutions?|results?)|(?:give|tell|show|hand)(?: me)?(?: away)? (?:the |full |whole )*(?:answers?|solutions?|results?)(?:,? (?:straight ?a?way|right away|immediately|at once|directly|outright)|(?=,? (?:but |and |just |only |instead )*(?:give me|use|a)? ?hints?|,? (?:but |and )?(?:let|make|ask|help) me)))",
        r"(?:(?:give|drop|offer)(?: me)?|use|just|only) (?:some |small |little )?hints(?: only)?(?: first)?(?:,? (?:instead|rather than|not|before)(?: of)?(?: (?:the )?(?:full )?(?:answers?|solutions?))?)?(?! (?:for|on|about|to)\b)",
        r"(?:keep|make) (?:all )?(?:your|the) (?:answers|replies|responses|explanations|messages|sentences|paragraphs)(?: (?:to me|for me))? (?:a bit |much |really |very |nice and )?(?:short|shorter|brief|briefer|simple|simpler|easy|clear|concise)",
        r"(?:keep (?:it|things) to |use |write (?:in )?|in |with |stick to )?(?:only )?(?:short|simple|easy|plain) (?:sentences|words|lines|paragraphs|steps)",
        r"(?:no|avoid|without|not)(?: any)? (?:big |long |huge |giant |dense )*(?:(?:blocks?|walls?|chunks?) of text|(?:(?<=long )|(?<=big )|(?<=huge ))(?:paragraphs|sentences|texts|words))",
        r"no (?:formulas?|equations|symbols|theory|jargon|maths|algebra) (?:first|at first|to (?:start|begin) with|yet)",
        r"(?:(?:give|show|tell|start with|explain)(?: me)? )?(?:(?:the|an?) )?(?:(?:basic|main|general|worked|concrete) )?(?:idea|intuition|concept|meaning|examples?|picture)(?: each time| every time)? (?:first|before (?:the|any) (?:formulas?|theory|rules?|maths?|definitions?))",
        r"(?:give|show)(?: me)? (?:an? )?(?:worked |concrete |real )?examples? (?:each|every) time",
        r"ask(?: me)? (?:guiding |small |little |leading )?questions (?:instead|rather than|so (?:that )?i|until i)[^.!?]{0,50}",
        r"(?:always )?let me (?:try|think|work it out|have a go|figure it out)(?: (?:it|first|myself|on my own|for myself|before you))*",
    ),
    taught_so=r"so|and|but|also|please|pls|plz|just|yes|ok|okay|(?:can|could|would|will) (?:you|u)|you (?:can|should|could)|i(?: really)? (?:need|want|would like|'d like) you to|i'd like you to|i (?:need|want|prefer|like)|it helps (?:me )?if you",
    taught_behind=r"please|pls|plz|thanks|thx|ok|okay|from now on|always|if you can|with me|for me|too|though|lol|maybe",
)
