"""English: how people speak to an assistant."""

# ruff: noqa: E501 - a list of words is read, not edited by column

from memory.language.phrase_table import Phrases

_SUBJECT = r"i|you|we|he|she|it|they|there|this|that|these|those|the|your|his|her|their|any|someone|anyone|people|ai"
"""Of a question, behind its verb. Behind "a", "my", "all" an object may stand: "have a dog", "did my taxes"."""
_COMPLEMENT = r"\w+ (?:really|good|better|worth|safe|possible|true)"
_COMPLEMENT_OF_BE = rf"{_COMPLEMENT}|\w+ (?:a|an|the)"
_DONE = r"yesterday|last (?:night|week|weekend|month|year|summer|winter|spring|autumn|fall)|ago|this morning|and (?:i|it|now|loved|hated|got|then)"
"""Who says when, or what came of it, tells, if no question mark follows: "did my taxes yesterday"."""
_ASKS = "|".join(
    rf"(?:{verbs})(?= (?:not )?(?:{_SUBJECT}|{subjects})\b{behind})"
    for verbs, subjects, behind in (
        ("is", rf"my|our|all|some|one|an?|{_COMPLEMENT_OF_BE}", ""),
        ("are|isn't|aren't", rf"my|our|all|some|{_COMPLEMENT_OF_BE}", ""),
        ("was|were|wasn't|weren't", rf"my(?! (?:own|first|last|best|worst))|our|all|some|{_COMPLEMENT_OF_BE}", ""),
        ("do|does", rf"my|our|all|some|one|an?|{_COMPLEMENT}", ""),
        ("did", rf"my|our|all|some|{_COMPLEMENT}", rf"(?!.*\b(?:{_DONE})\b)"),
        ("has", rf"my|our|all|{_COMPLEMENT}", ""),
        ("have", _COMPLEMENT, ""),
        ("can|could|would|will|shall|should|may|might", rf"my|our|all|some|one|an?|{_COMPLEMENT}", ""),
        ("don't|doesn't|didn't|won't|wouldn't|couldn't|can't|haven't|hasn't", "my|our|all|some", ""),
        ("am", "i", ""),
    )
)
"""Questions that begin with a verb. What begins so with no subject behind it is told: "didn't get the job"."""

_WRITE = (
    r"write|create|make|generate|draft|compose|produce|build|design|develop|implement|code|program|draw|paint|sketch"
    r"|give|show|tell|explain|describe|list|name|find|search|look|suggest|recommend|propose|compare|contrast"
    r"|calculate"
    r"|compute|solve|help|assist|answer|respond|reply|repeat|continue|go|keep|try|stop|start|begin|add|remove|delete"
    r"|change|replace|update|modify|use|run|test|print|return|set|put|move|turn|let|play|act|pretend|imagine|assume"
    r"|suppose|consider|think|say|ask|provide|outline|plan|organi[sz]e|schedule|book|order|send|open|close|define"
    r"|discuss|elaborate|expand|simplify|invent|come up|brainstorm|teach|walk me|guide|quiz|choose|pick|rate"
    r"|rank|sort"
    r"|do (?:it|that|this|the|not)|don't(?! (?:have|drink|eat|smoke|live|own|speak|drive|sleep)\b)|take|check|verify|count|spell|sing|roast|remind"
)

_NOUN = (
    r"name|plan|book|order|test|show|play|design|draft|print|code|program|search|help|move|change|update|schedule"
    r"|rate|quiz|build|start|return|answer|reply|guide|outline|run|work"
)
"""Verbs of requests that are nouns as often."""
_TOLD = (
    rf"(?:{_NOUN})(?:'s)? (?:(?!(?:me|us|it|the|an?|that|this|these|those|all|how|what|why|whether|if|when|where|who|which"
    r"|my|your|our|their|his|her|in|on|of|for|to|with|and|or|as|from|by|about)\b)[\w'-]+ ){0,2}?"
    r"(?:is|are|was|were|isn't|aren't|wasn't|weren't|has|had|will|won't|came|went|got|fell|starts|begins|ends)\b"
    rf"|(?:{_NOUN}) (?:ist|est|arrived|failed|passed|moved|changed|cancell?ed|started|began|ended)(?=\W*$| (?:to|again|today|yesterday|last|this|on|at|for)\b|,)"
    rf"|(?:{_NOUN}) [\w'-]+ (?:moved to|closed(?=\W*$| (?:down|today|yesterday|last|this)\b)|arrived)"
)
"""What only begins like a request: behind a noun stands what it does ("Plan is to move", "Test results are back")."""

_WORK = r"use|write|test|lint|commit|format|name|prefer"
"""What somebody always does or never does in work that is asked of an assistant, too: "I always use type hints"."""
_HABIT = (
    r"take|drink|eat|cook|order|buy|wear|carry|bring|keep|start|begin|end|finish|work|read|go|walk|run|bike"
    r"|cycle|drive|ride|fly|travel|wake|get up|sleep|check|listen|watch|play|choose|pick|pay|add|put"
    r"|sign|stay|shop|train|exercise|meditate|pray|smoke|answer|reply|vote"
    r"|have (?:breakfast|lunch|dinner|coffee|tea|dessert|my)"
)
"""What people do by habit. "I always cry", "I never find my keys" tell nothing of what they want."""

_KIN = (
    r"name|wife|husband|partner|spouse|fianc[ée]e?|girlfriend|boyfriend|daughter|son|kids?|child(?:ren)?|baby"
    r"|mother|mom|mum"
    r"|father|dad|parents?|brother|sister|siblings?|twins?|grand(?:ma|pa|mother|father|son|daughter|parents?)"
    r"|aunt|uncle"
    r"|cousin|niece|nephew|friend|boss|manager|colleague|coworker|roommate|neighbou?r|doctor|dentist|therapist"
    r"|teacher"
    r"|dog|cat|pet|puppy|kitten|horse|parrot|rabbit|birthday|anniversary|address|phone(?: number)?|email"
    r"|e-mail|job|company"
    r"|employer|team|school|university|college|major|degree|house|home|apartment|flat|hometown|city|country|car|bike"
    r"|blood (?:type|pressure|sugar)|weight|height|age|a1c|cholesterol|heart rate|diet|allerg(?:y|ies)"
    r"|condition|medication"
    r"|dose|dosage|surgery|appointment|goal|hobby|hobbies|budget|salary|timezone|time zone|language"
    r"|nationality|religion"
    r"|pronouns|nickname|surname|last name|first name|middle name|stack|setup|laptop|phone|project|startup"
    r"|business|website|blog"
)


_ANYTHING = r"(?:all |any )?(?:prices|amounts|temperatures|distances|measurements|quantities|weights|dates|times|units|numbers|answers|things|everything|concepts)"
"""What answers have in them, whatever they are about."""


_HOW_OFTEN = (
    r"(?:every|each) (?:single |other )?(?:day|morning|afternoon|evening|night|week|weekend|weekday|month|year|(?:mon|tues|wednes|thurs|fri|satur|sun)day)"
    r"|(?:once |twice |\w+ times )?an? (?:day|week|month|year|night)|on (?:(?:mon|tues|wednes|thurs|fri|satur|sun)days|weekends|weekdays)|daily"
)
_SINCE = r"since (?!(?:now|then|here|the (?:start|beginning|top|last|line)|line|it|this|that|you|we|i)\b)[^,;:?]{2,30}"
"""Since when something is so in a life; a list of changes is since a line or a version."""
_DOES = (
    r"run|walk|bike|cycle|swim|jog|sleep|eat|drink|read|play|cook|bake|drive|commute|work|train|exercise|meditate|pray|smoke|fast|go (?:to|for)"
    r"|get up|wake up|take (?:the|my|an?(?! (?:look|guess|moment))|one|two|three|\d+)|put on|gain(?:ed)?|los[et]|cut (?:down|back) on|gave up|quit|started|stopped|make my own|live on|spend"
)
"""What people tell of their own days without "I"."""
_BEINGS = r"(?:small |little |grown |big |old )?(?:kids?|children|boys?|girls?|sons?|daughters?|twins|brothers?|sisters?|siblings|dogs?|cats?|rabbits?|horses?|parrots?|chickens|hens|grandkids|grandchildren)"
_COUNTED = r"(?:one|two|three|four|five|six|an?|\d)"

_TEXT = r"text|sentences?|phrase|paragraph|e-?mails?|mail|letter|message|post|essay|translation|story|poem|song|lyrics|chapter|dialogue|homework|draft|article|caption|subtitles?|diary"
"""What texts are called."""
_SHORT = r"msg|note|sign|flyer|ad|bio|card|speech|invite|invitation|reply|profile|tweet|review"
"""Short texts that are written for others."""
_TONGUE = r"english|spanish|french|german|italian|portuguese|dutch|polish|russian|ukrainian|turkish|greek|arabic|hebrew|hindi|urdu|chinese|mandarin|cantonese|japanese|korean|thai|vietnamese|indonesian|tagalog|swedish|norwegian|danish|finnish|hungarian|czech|romanian|bulgarian|croatian|serbian|catalan|swahili|latin|farsi"
_OF_TEXT = r"(?:my|our)(?: \w+){0,2}? (?:sentences?|translation|essay|homework|story|novel|poem|chapter|song|lyrics|grammar|spelling|english|german|french|spanish|italian|portuguese|dutch|russian|chinese|japanese)\b.{0,40}"
"""A text or a language that the user learns by: what stands in it may be anybody's."""
_NO_VOICE = rf"{_TEXT}|lists?|table|bullets?|bullet points?|outline|summary|plan|menu|recipe|pdf|json|csv|markdown|file|document|memo|speech|tweet|blog|thread|reply|response|answer|follow|thank|reminder|gift|present|surprise|joke|last|first|next|single|whole|above|one|example|mother|father|mum|mom|dad|parent|wife|husband|daughter|son"
"""What something is written as without being said by somebody else: forms, and what the user may be herself."""

_CLIENT = "customer|client|guest|reviewer|caller|user|applicant|candidate|tenant|buyer|seller|patient|student|pupil|complainant|witness"
"""Whose words are worked on: what one of them writes is a text, whoever says "I" in it."""
_LETTER = (
    r"e-?mail|mail|letter|message|msg|text|note|reply|answer|response|whats ?app|sms|dm|voice ?mail|postcard|notice"
)

PHRASES = Phrases(
    greeting=(
        r"hi+(?: there| all| everyone)?|hello+(?: there| again)?|hey+(?: there)?|yo|howdy|greetings|welcome back"
        r"|how (?:are you|is it going|do you do)(?: doing)?(?: today)?|how's it going|good (?:morning|afternoon|evening|night|day)|bye+(?: bye)?|goodbye|see you(?: later| soon| tomorrow)?|cheers"
    ),
    dear=r"dear(?: (?:sir or madam|sirs?))?|to whom it may concern|ladies and gentlemen",
    sign_off=r"(?:(?:with |my )?(?:(?:all|the|kind(?:est)?|best|warm(?:est)?|many|very|yours) )*(?:best|regards|wishes|thanks|cheers|sincerely|truly|faithfully|yours)(?: (?:again|in advance))?|thank you(?: (?:so|very) much)?(?: in advance)?|(?:lots of |all my |much )?love|hugs|xx+|xoxo|cordially|respectfully|take care|god bless|see you(?: soon| then)?|talk soon|goodbye|bye)",
    to_answer=r"answer(?:ing)?|repl(?:y|ying)|respond(?:ing)?|write (?:him|her|them|it)? ?back|(?:to|before i|i can|should i) send|(?:what|how) (?:do|should|would|could|can|shall) i (?:say|tell)|(?:turn|let) (?:him|her|them|it|this) down",
    this_text=rf"(?!.*\bwrit(?:e|ing)\b).*?\b(?:this|these|the following) (?:\w+ ){{0,2}}?(?:{_LETTER}|text|post|draft|caption|tweet|article|advert(?:isement)?|ad|listing|posting|job (?:offer|description)|cover letter|application|bio|invitation|speech)s?\b",
    spoken_to=r"assistant|diary|journal|helper|computer|robot|bot|ai|model",
    thanks=r"(?:many )?thank(?:s| you)(?: (?:so much|very much|a lot|a million|again|anyway|my dear|dear|love|darling|mate))*(?:,? you(?:'re| are) (?:the best|great|amazing|awesome|a star|a lifesaver|so (?:kind|helpful)))?|thx|ty|much appreciated|that was (?:most |very |really )?helpful|(?:it|that) work(?:s|ed)(?: now| fine| well| great| a treat)*(?=\W*$|,? (?:thanks?|thank you|cheers)\b)",
    courtesy=r"please|pls|plz|kindly",
    asks_leave=r"(?:can|could|may|might) i (?:just )?ask(?: you)?(?: something)?|i (?:just )?(?:want(?:ed)?|'d like|would like) to ask(?: you)?|let me ask(?: you)?",
    politely=(
        r"(?:please )?be so (?:good|kind) as to|i(?: would|'d| should) be (?:most |very |so |really )?(?:grateful|obliged|thankful|glad|pleased) if you (?:would|could|might)"
        r"|i(?: would|'d| should)(?: greatly| really| very much)? appreciate(?: it)? if you(?: would| could)?"
        r"|i(?: would|'d| should| must)(?: kindly| respectfully)? (?:ask|request|beg)(?: of)? (?:you to|that you)|i(?: would|'d) like to (?:ask|request) (?:you to|that you)"
        r"|(?:may|might|could) i (?:kindly )?(?:ask|request) (?:you to|that you)|(?:may|might) i trouble you (?:for|to)|i(?: would|'d| should) (?:prefer|rather) (?:that |it if |if )?you(?: would| could)?"
        r"|would you (?:please|kindly|be so (?:good|kind) as to|mind)|(?:i|we) (?:kindly )?request that you|it would be (?:most )?(?:kind|helpful|appreciated) if you(?: would| could)?"
    ),
    would_you=(
        r"(?:can|could|would|will) (?:you|u|ya)|i(?:'d| would) (?:like|want) you to|i (?:want|need) you to|help me|please"
    ),
    for_me="please|me|to",
    soft="and|but|so|also|well|please",
    no="no",
    supposes="if",
    points_back=r"this|that|it|these|the (?:above|text|article|email|message|letter|essay)|above",
    but="but",
    though="though|tho",
    joins=r"and|but",
    onward=r"so|then|now",
    sounds=r"ugh|ugg+h*|argh+|meh|lol|haha\w*|brb",
    filler=(
        r"ok(?:ay)?|k|sure(?: thing)?|yes|yeah|yep|yup|no|nope|nah|right|all right|alright|fine|exactly|absolutely"
        r"|perfect|great|nice|cool|awesome|amazing|excellent|wonderful|brilliant|lovely|fantastic|super|wow|o+h|ah|hm+|um+"
        r"|(?:[ahj]{4,}|(?:k|rs){3,}|lmf?ao+|rofl|omg|mdr+|ptdr+|xd+)|got it|i see|makes sense|sounds (?:good|great|fine)|never ?mind|please|sorry|my bad|oops|lol|haha+|well"
        r"|so|anyway"
        r"|(?:and |but |oh )?(?:by the way|btw)|also|and|but|of course|no (?:problem|worries)|good (?:job|point"
        r"|idea)|just fyi|fyi"
        r"|(?:(?:very |pretty |really |all )?good|lgtm|go (?:ahead|on)|carry on|continue|do it|ship it|(?:all )?done|next"
        r"|will do|merged|works)(?=\W*$|\s*[,.!;])"
    ),
    empty_statement=(
        r"(?:that|this|it)(?:'s| is| was| works| worked| helps| helped| makes| sounds| looks| seems| did)"
        r"|that|this is it|there (?:you go|it is)|you(?:'re|'ve|'ll| are| have| were| did| can| should| got| forgot"
        r"| said)?"
        r"|i(?:'ll| will) (?:\w+ly )?(?:try|let you|keep you|be (?:there|right|back|sure)|check|do (?:that|it|so)"
        r"|give (?:it|that)|look into"
        r"|get back|see|watch)"
        r"|i get it|i hear you|can't wait|glad|great to|nice to|see you|catch you|looking forward|good luck"
        r"|congrat\w*|happy to"
        r"|your|let's|let me|let us|here(?:'s| is| are| you go)|i (?:have|got|'ve got) (?:a|another|one|some"
        r"|two) (?:quick )?questions?"
        r"|i(?:'m| am) (?:not sure|fine|good|ok(?:ay)?|done|sorry|back|confused|lost|curious|wondering)\W*$"
        r"|i (?:don't |do not )?(?:understand|know|see|get it|agree|guess so|think so|hope so)(?: it| that| this)?\W*$"
        r"|i (?:would|'d) like to (?:know|ask|understand|see)|i want to (?:know|ask|understand)|i(?:'m| am"
        r"| was) (?:just )?wondering"
        r"|i (?:really )?appreciate|i need (?:your )?help\W*$|i need (?:an? )?(?:answer|help with (?:this|that|it"
        r"|something))"
        r"|it (?:still )?(?:doesn't|does not|didn't|did not|won't|isn't|is not)|still (?:not|doesn't|the same)"
        r"|same (?:error|problem)"
    ),
    points_at=r"(?:please )?(?:(?:just )?(?:see|cf\.?|look|as) (?:below|above|attached|the (?:attached|attachment|screenshot|file|photo|picture)(?: (?:below|above))?)|(?:it's |file |photo |picture |screenshot )?attached|attached (?:is|are) (?:the|a|my) \w+)(?: please| pls)?",
    question=(
        r"i(?:'d| would) like to (?:know|ask|understand) (?:how|what|when|where|who|why|which|if|whether|about)|i want to know (?:how|what|when|where|who|why|which|if|whether)|"
        r"(?:what|how|where|who|why)(?:'s|'re)?(?! (?:i|we|my) (?!do|should|can|could|would|need))|whom|whose"
        r"|which|how (?:do|to|can|should) i|when's|(?:on|at|in|for|from|with|to|of|by) (?:which(?! (?:case|point|time))|whom|whose|what (?:times?|days?|dates?|years?|months?|age)\b)"
        r"|(?:until|till|since|by) (?:when|what time)(?! (?:i|we)\b)|for how (?:long|many|much)"
        r"|when(?:'s)?(?= (?:is|are|was|were|do|does|did|will|can|should))"
        rf"|{_ASKS}"
        r"|(?:any|got any) (?:idea|ideas|advice|tips|thoughts|suggestions|recommendations|chance|good)|thoughts"
    ),
    asked_last=r"(?:(?:at|in|for|from|with|to|of|on|by) )?(?:whom?|where|when|what|which one|how (?:much|many|old|often)) again",
    leaves_open=r"know|idea|remember|forg\w+|tell|told|sa(?:y|id)|matter|ask\w*|wonder\w*|sure",
    asking=(
        r"(?:so |and |now |then |but )?(?:please|can (?:you|we|i)|could (?:you|we|i)|would you|will you|should (?:i|we)"
        r"|what|how|why|(?:where|which|who)(?= (?:\w+ ){0,2}?(?:can|could|should|shall|would|do|does|did) (?:i|we|you|one)\b)|which one|do you|does|is (?:it|there|that)|are there|any (?:ideas?|tips|advice"
        r"|suggestions|recommendations)"
        r"|help me|suggest|recommend|write|give me|tell me|show me|explain|find me|make me|create|let me know"
        r"|i need you to|i want you to)"
    ),
    spelled=r"with (?:an? |two )?[a-z]",
    is_one=r"is",
    one=r"an?",
    leads_in=r"for|in|to|of|from|by|if|when|while|because|since|given|considering|assuming|between|instead|besides|according|and|but|or|do|does|can|could|is|are|should",
    labels="edit|review|list|check|comment|search|plan|design|draft|answer|help",
    transform=(
        rf"is (?:this|it|my sentence) (?:correct|good|proper|natural) (?:{_TONGUE}|grammar)|is (?:this|it) grammatically correct|"
        r"imagine|pretend|act as|role-?play|suppose|assume|you are(?: now)? (?:an?|the|my)"
        r"|translate|rewrite|rephrase|paraphrase|proof-?read|summari[sz]e|correct|fix|improve|edit|polish|shorten"
        r"|refactor"
        r"|debug|review|analy[sz]e|convert|reformat|format|explain (?:this|the following)|continue (?:this|the)"
        r"|extract|tl;?dr"
        r"|classify|grade|parse|optimi[sz]e|complete (?:this|the)|read (?:this|the)|check (?:this|the|my|for)"
        r"|what(?:'s| is| does) (?:this|the following)(?: \w+){0,4} (?:mean|do|say|wrong)|what's wrong (?:with"
        r"|in) (?:this|my)"
    ),
    request=(
        rf"(?:now |then |just |kindly |quickly |please |ok(?:ay)?,? )*(?!{_TOLD})(?:{_WRITE})"
        r"|(?:now |and )?(?:in|into|to|as) (?:english|german|french|spanish|python|json|a table|bullet points)"
        r"|i(?:'d| would)? (?:want|need|like|love|prefer) (?:you|it|this|that|them|the answer|an? \w+) (?:to|in|as"
        r"|for)(?! me to)"
        r"|i(?:'d| would| should) (?:like|appreciate) (?:an?|some|one|two|three|four|five|\d+) (?!of\b)(?:\w+ ){0,2}(?:suggestions?|proposals?|examples?|ideas?|versions?|drafts?|summary|options?|alternatives?|titles?)(?: (?:for|of|about)\b.*)?\W*$"
        r"|i(?:'m| am) looking for (?:(?!my\b|our\b)\w+ ){0,3}(?:recipes?|ideas?|advice|tips|suggestions|recommendations|examples?|explanations?|synonyms?|translations?)"
        r"|i(?:'d| would) (?:like|love|appreciate) (?:some|a|an|your|help|if you|it if)|you are(?: now)?(?: an?)?"
        r"|act as|role-?play|as an ai"
    ),
    works=(
        r"(?:(?:now |then |and |also |just |next,? |finally,? )*)(?:include|incorporate|inject|insert|embed|integrate|append|prepend|evaluate|assess|critique|enhance|interpret|illustrate|demonstrate|identify|determine|predict|deduce|infer|derive|prove|disprove"
        r"|specify|clarify|justify|select|conjugate|transcribe|transliterate|decode|encode|decipher|recap|restate|reword|redraft|redesign|reimagine|categori[sz]e|distinguish|differentiate|investigate|examine|deconstruct|extrapolate"
        r"|condense|distil|emphasi[sz]e|annotate|formulate|synthesi[sz]e|simulate|visuali[sz]e|summon|personali[sz]e|contextuali[sz]e|generali[sz]e|prioriti[sz]e|moderni[sz]e|anonymi[sz]e|capitali[sz]e|alphabeti[sz]e|itemi[sz]e"
        r"|(?:make sure|ensure|be sure) (?:to|that|the|it|you|each|every|all|there)|fill in (?:the|this)|expand on|build (?:up)?on|touch (?:up)?on|delve into|zoom in on|focus (?:more )?on (?:the|how|why|what)|weave in|work in (?:an?|the|some)"
        r"|forget (?:about )?(?:the|that|this|those|all|our) [^,;:.!?–—]{1,40}(?=\W*$)|(?:distract|entertain|motivate|inspire|amuse|surprise|convince|cheer) me"
        r"|(?:apply|combine|extend|adapt|estimate|phrase|address|quote|cite|group|label|tag|render|argue|explore|reflect on|respond to|arrange|assign|connect|decline|double-check|cross-check|factor|point out|reconstruct|relate|resolve|reverse|substitute|underline|vary)"
        r"(?= (?:the|this|that|these|those|an?|all|each|every|both|any|it|them|two|three|four|five|\d+|how|why|what|which|whether|at least)\b(?! \w+ (?:is|are|was|were|has|had)\b)))"
    ),
    edit=(
        r"cut (?:it|this|that|the|down|out)|trim|rename|swap|merge|split (?:it|this|the)|reduce (?:it|this|the)|tone (?:it|this|down)|(?:drop|skip|lose|ditch|chop) the (?:intro\w*|titles?|last|first|second|headings?|emojis|greeting|conclusion|fluff|jargon)"
        r"|leave (?:out|the)|rework|redo|undo|tweak|adjust|highlight|mention (?:that|the)|throw in|spell out|(?!\w+ed\b|woke|gave|took|made|put|got|broke|had)\w+ (?:it|this|that|them|things) (?:up|down)"
        r"|number (?:the|them)|revert|reorder"
    ),
    judged=(
        r"(?:(?:that's|it's|this is|that is|it is|still|far|way|much|(?:a )?(?:bit|little)|just) )*(?:too (?!many|much)\w+(?: \w+)?"
        r"|not (?:too )?[a-z]+(?=\W*$)|without \w+ing (?:\S+ ?){1,4}|that sounds (?:too |a bit |rather )?(?:complicated|difficult|hard)|not (?:bad|good|great|right|quite(?: right| there| it)?|enough|what i (?:meant|wanted|asked for)|funny|convincing)"
        r"|good|great|nice|perfect|wrong|incorrect|better|close|boring|bland|generic|excellent|lovely|fine|cool|hm+|meh|almost|no|nope|yes|sorry"
        r"|(?:good|great|nice) (?:start|job|work|one|idea|answer)|(?:i )?(?:like|love) (?:it|that|this))"
    ),
    another=r"(?:(?:and|or|ok|so|then|got|have you got|do you have|is there|are there|give me|try|i want|how about|please|maybe) )*(?:(?:any|some|the|an) ?)?(?:other|others|another|alternatives?)(?: (?:one|ones|ideas?|options?|suggestions?|recommendations?|please|for me|then|instead|like (?:that|it)))*|(?:any(?:thing)?|some(?:thing)?|what) else(?: please| then| instead| like (?:that|it))*|(?:one|any|some) more(?: please)?",
    of_answer=(
        r"(?:i(?:'ve| have)? )?(?:already )?(?:heard|seen|read|tried|watched|know|knew|heard of|listened to|been to) (?:it|that|this|them|those|these|both|(?:all|most|both) of (?:it|them|those)|(?:that|this) one)(?: (?:already|before|too|all))*"
        r"|(?:that|this|it)(?:'s| is| was| sounds| looks)? (?:(?:just|exactly|really|so|pretty|very|all|quite|absolutely|actually) )*(?:right|perfect|great|good|nice|lovely|brilliant|fine|funny|hilarious|spot on|the one|it|what (?:i (?:need|want|mean)(?:ed|t)?|i was looking for)|better|cute|beautiful|genius|helpful|useful)"
        r"|(?:i(?:'ll| will) (?:take|have|go with) )?(?:that|this) one(?: (?:then|please|it is))*|now (?:you(?:'re| are)|we(?:'re| are)|were) (?:talking|cooking)"
        r"|sounds like an? (?!.*\b(?:i|my|me|we|our)\b)[\w'-]+(?: [\w'-]+){0,2}|sold|marvell?ous|hilarious|(?:told|i told) (?:you|you so)"
    ),
    otherwise=(
        r"(?:(?:i (?:don't|do not) (?:know|care|mind)|no idea|whatever),? )?(?:you (?:choose|decide|pick|tell me)|surprise me|up to you|(?:it's )?your (?:choice|call))|(?:(?:a (?:bit|little)|slightly|somewhat|much|even|way|please) )*(?:(?:short|long|simpl|funni|nic|clear|clean|warm|smooth|strong|punchi|easi|hard|snappi|bold)er"
        r"|(?:rather|slightly|a (?:little|bit)) \w+er|(?:now )?(?:as|in) (?:a |the form of a )?(?:table|list|letter|bullet points)|(?:more|less) (?!than\b|and\b)\w+(?: and (?:more |less )?\w+)?|(?:the )?same(?: again| thing| one| style| format| length)?(?:,? (?:but|for|with|as|in)\b.*)?"
        r"|without (?:the |any )?(?:emojis?|hashtags?|jargon|headings?|bullet points?|markdown|intro\w*|comments|examples|rhymes|tables?|greetings?|titles?)"
        r"|(?:one|two|three|four|five|ten|\d+|a few|some) more(?: (?:examples?|ideas?|options?|like (?:this|these|that)))?(?:,? please)?(?:,? (?:for|with|about) .*)?|needs (?:more|less|fewer|to be) .*|again|another(?: one)?|next(?: one)?|once more|try again|(?:the )?other (?:one|way round))"
        r"(?: (?:this time|please|version|now|instead|though))*"
    ),
    piece=(
        r"(?:more|another|next) (?:\w+ )?(?:examples?|ideas?|tips|facts|options|jokes?|details|questions?|recipes?|stories|synonyms|names)|more (?:about|on) .*"
        r"|(?:an?|one|another|some|more|two|three|four|five|ten|\d+) (?:\w+ ){0,2}?(?:joke|pun|riddle|poem|haiku|limerick|story|song|rap|toast|speech|slogan|tagline|caption"
        r"|headline|title|tweet|post|e-?mail|letter|list|table|summary|outline|quiz|worksheet|recipe|example|synonym|name|idea|tip|suggestion|fact|quote|wish|greeting|message|note|invitation|reply|description|bio|prompt|regex"
        r"|one-liner|snippet|function|script|query|workout|itinerary|text)s? (?:about|on|for|with)\b(?! (?:me|my|our|us)\b).*"
    ),
    commission=(
        r"write|create|generate|draft|compose|produce|design|develop|implement|code|program|draw|sketch|build|explain|describe|list"
        r"|summari[sz]e|translate|rewrite|rephrase|paraphrase|convert|reformat|calculate|compute|solve|evaluate|outline|define"
        r"|compare|contrast|classify|provide|give me|tell me (?:about|how|why|what|an?|some)|suggest|propose|come up with"
        r"|brainstorm|invent|act (?:as|like)|pretend|imagine|simulate|role-?play"
    ),
    role=r"(?:imagine|suppose|pretend|act as|be|play)(?: that)?(?: you(?: are|'re))? (?:an?|my)|you(?: are|'re)(?: now)? (?:an?|my)",
    in_role=r"imagine|pretend|act (?:as|like)|role-?play|suppose|assume|you are|be my|translate|continue",
    reminded=r"remind me,?(?: again,?)? (?:what|who|whose|when|where|which|how|why|if|whether|of|about|the name)",
    sent=r"e-?mails?|mail|message|msg|note|letter|invitation|invite|notice|announcement|post|flyer|reminder|newsletter|text",
    remember=(
        r"(?:please |also )*(?:remember|note|keep in mind|bear in mind|take note|remind me(?=:| that\b)"
        r"|(?:don't|do not|never)(?: ever)?(?: let me)? forget"
        r"|know|be (?:aware|advised|informed))(?: of the fact)?(?: that| this|,|:)*"
        r"|(?:just )?so you know|(?:just )?for (?:your information|context|the record|reference)"
        r"|(?:some )?(?:background|context)(?= ?:)"
    ),
    rule=(
        r"(?:please )?(?:use (?:\S+ ){0,4}?\S+?,? (?:not|never|instead of|rather than)|prefer (?:\S+ ){0,3}?\S+ (?:to|over|rather than)) .+|(?:please )?(?:don't|do not) (?:touch|commit|push|deploy|merge|install|upgrade|import) .+"
        r"|(?:please )?(?:run|format|lint|test|check|update|write|add|commit|rebase|ask) (?:.+ )?(?:before|after|with|for|on) (?:each|every) .+|(?:please )?(?:commit|work|proceed) in small .+"
    ),
    settled=r"(?:(?:then|so|in that case),? )?let(?:'s|s| us) (?:just |all )?(?:(?:go (?:with|for)|stick (?:with|to)|stay (?:with|on|at)|settle (?:on|for)|switch to|migrate to|move to(?! the next)|postpone|reschedule|cancel|hire|paint (?:the|my|our)|meet(?: up)?|get married|book|rent) (?!(?:(?:option|version|number|variant|choice|answer|example|plan|draft)s?\b|(?:this|that|these|those|it|them|one)\b|(?:your|the) (?:\w+ )?(?:option|version|variant|choice|suggestion|idea|one|first|second|third|last|next|latter|former|example|topic|question|answer)s?\W*$))|(?:use|drop|ditch|call|name|keep|take|pick|choose|buy|order|invite|hire|visit) (?!.* to (?:write|make|create|build|calculate|solve|find|do|see|show|get)\b|(?:the (?:topic|subject)|it|going)\b)(?:[^\s,;:.!?]+ ){0,8}?(?-i:[A-Z])\w+\b).*",
    clipped=(
        rf"(?:{_DOES}) (?!.*\b(?:this|that|it|me|you|them)\b|the (?:test|linter|text|file|script|code|game|chapter)s?\b)(?:[^\s,;:?]+ ){{1,6}}?(?:{_HOW_OFTEN}|{_SINCE})"
        rf"|(?:no(?: more)?|new|without(?: an?)?|still no|back (?:in|at|on)|off) (?:[^\s,;:?]+ ){{1,4}}?{_SINCE}"
        rf"|{_COUNTED} {_BEINGS}(?:(?:,| and|, and) {_COUNTED} [\w-]+(?: [\w-]+)?){{0,3}}"
    ),
    standing=(
        r"i (?:really |much |strongly |generally |usually )?prefer|i(?:'d| would) (?:much |really )?rather"
        rf"|i (?:almost )?(?:always|never) (?:{_WORK})"
    ),
    tastes=(
        rf"i (?:almost )?(?:always|never) (?:{_HABIT})(?! (?:forever|that long|crazy|mad|off|out of|into trouble))"
        r"|i (?:really |absolutely )?(?:hate|can't stand|cannot stand|detest|despise)(?! (?:this|that|these|those|it|him|her"
        r"|them|you|myself|how|when|my|our|your|being|having|getting|waiting|mondays?|everything|everyone|life"
        r"|to (?:say|admit|ask|bother|be|do)|the (?:fact|idea|way))\b)|my (?:\w+ )?favou?rite"
    ),
    about_user=(
        r"allergic|allerg(?:y|ies)|intoleran(?:t|ce)|anaphyla\w+|diabet(?:es|ic)|asthma(?:tic)?|epilep\w+|coeliac"
        r"|celiac|pregnant|diagnosed|vegan|vegetarian|kosher|halal"
        rf"|(?:my|our) (?:\w+ ){{0,2}}?(?:{_KIN})(?:'s(?: \w+){{0,2}})?(?: [A-Z]\w+)? (?:is|are|was|were|has|have"
        rf"|had|works?|lives?|died|turns|turned|studies|loves|likes|just|will)"
        rf"|(?:my|our) (?:\w+ ){{0,2}}?(?:{_KIN})'s"
        r"|(?:i|we) (?:\w+ly |still |now |also |both |currently |just |recently |used to |grew |don't |do not "
        r"|no longer )*(?:live|lived|work|worked|study|studied|moved|own|owned|married|retired|graduated|grew up"
        r"|speak|teach|drive|play|collect|volunteer|commute|work out|run|smoke|drink|eat|quit|adopted|divorced"
        r"|got (?:married|divorced|engaged|promoted|fired|laid off))"
        r"|i (?:was|were) born|i(?:'m| am) (?:\w+ ){0,2}?(?:years old|from|married|single|divorced|engaged|retired"
        r"|a (?!bit|little|lot|few)\w+|an \w+|called|named|based in|living in|working (?:as|at|on|for|in)|studying"
        r"|learning|training for|taking)"
        r"|i(?:'m| am) (?-i:[A-Z])\w+|i(?:'m| am) \d{1,3}"
        r"|i(?:'ve| have) (?:an? (?!question|problem|issue|doubt|request|feeling|hunch|look|bug"
        r"|task|idea|error|favor)\w+|two|three|four|five|\d+|been \w+|type|high|low|no (?:children|kids"
        r"|siblings)) ?\w*"
        r"|i (?:\w+ly |don't |do not |can't |cannot )?(?:love|like|enjoy|adore|dislike|take|use)(?! (?:the way"
        r"|the idea|how|it|that|this|to know|a look))"
        r"|my name|i go by|call me(?! (?:an?|back|later|when|if|at|on|crazy)\b)|people call me|nickname"
    ),
    session=(
        r"(?:in|for|during|throughout) (?:this|the current) (?:session|conversation|chat|thread|discussion)"
        r"|for now|right now|just now|at this (?:very )?moment|for the moment|this time only|just this once"
        r"|today only|only today"
    ),
    now=r"(?:right )?now|nowadays|these days|current(?:ly)?|at (?:the moment|present)|presently",
    of_now=(
        r"(?:(?:i(?:'m| am| feel)?|we(?:'re| are)|feeling|am|still|just) )?(?:(?:so+|really|very|super|totally|completely|absolutely|just|a bit|kinda|kind of|pretty|still|already|feeling|all|too|dead) )*"
        r"(?:tired|exhausted|knackered|dead(?: on my feet)?|wiped(?: out)?|beat|drained|shattered|sleepy|hungry|starving|thirsty|bored(?: (?:to death|stiff))?|stressed(?: out)?|hung ?over|cold|freezing|sweating"
        r"|annoyed|frustrated|fed up|grumpy|cranky|pissed(?: off)?|(?:in )?a (?:bad|good|great|weird|foul) mood|in a hurry|(?:running )?late|(?:off|going|heading) (?:to bed|home|out)"
        r"|(?:fed up with|sick of|tired of) (?:this|the) (?:weather|rain|heat|cold|snow|day|traffic))"
        r"(?: (?:today|tonight|now|rn|right now|at the moment|this (?:morning|afternoon|evening)|after work|lol|already|again|haha|tbh))*"
        r"|(?:what|such) a (?:(?:long|crazy|rough|horrible|terrible|great|lovely|shitty) )?(?:day|night|week|shift|morning)|(?:(?:it's been|it was|i had|had) )?(?:a )?(?:long|rough|crazy|hard|busy|terrible) (?:day|night|week|shift)(?: (?:today|again))?"
        r"|\d+ (?:hrs?|hours?|h) on my feet|(?:i )?(?:need|want) (?:an? |some )?(?:coffee|nap|sleep|break|drink|holiday)|(?:i )?(?:can't|cannot) sleep (?:tonight|right now)"
        r"|(?:it(?:'s| is)|it won't stop|it keeps) (?:raining|snowing|freezing|pouring|so hot|boiling)(?: (?:again|outside|today|all day|here))*"
        r"|(?:(?:this|the|these) (?:\w+ )?\w+|everything|it) (?:is|are) (?:driving me (?:crazy|mad|nuts|insane)|getting on my nerves)(?: (?:today|again))?"
    ),
    anaphora=(
        r"he(?:'s)?|she(?:'s)?|it(?:'s)?|they(?:'re)?|his|her|their|its|him|them|that(?:'s)?|this|these|those"
        r"|the same|both|there(?! (?:is|are|was))"
    ),
    takes=r"takes|uses|needs|gets|has|is on|takes his|takes her|uses his|uses her|was given|was put on",
    birth=r"due date(?! (?:of|for) (?:the |my |this )?(?!baby|child)\w)|edd|(?:baby|babies|bub|bubba|bump|twins|triplets|little one)(?: (?:is|are)|'s|s)? (?:now )?(?:due|coming|arriving|expected)|(?:i|we)(?:'m|'re| am| are|m)(?: now)? due(?! (?:an?|some|back|for|to|at|my|our|another|money)\b)|due (?:in|on|at|around) .{2,20}with (?:twins|a (?:baby|boy|girl)|our \w+|my \w+|baby)",
    of_them=r"s?he(?:'(?:s|ll|d))?",
    of_before=r"(?:it|that|this|them|him|her)(?: (?:yet|now|again|any ?more|at all|right now|today|ever|too))*(?=\W*$)",
    clause_of_speaker=r"i|i'(?:m|ve|d|ll)|my|we|we'(?:re|ve)|our|as an? \w+",
    of_speaker=r"i|i'\w+|my|me|mine|we|we'\w+|our|us",
    articles="the",
    of_own=r"my|mine|our|ours",
    asker=r"i|i'\w+|we|we'\w+",
    asks_fact=(
        r"who(?:m|se|'s|'re)?|when(?:'s)?|where(?:'s)?|which|how (?:much|many|long|often|old|far|late)|what(?:'s| is| are| was| were| did| does| has| had| happened| time| day)|how (?:is|are|was|were|did)"
        r"|(?:on|at|in|for|from|with|to|of|by|until|since|till) (?:which|whom|whose|what|when)|(?:did|has|had|was|were)(?! you)"
    ),
    to_asker=r"(?<!tell )(?<!give )(?<!show )(?:me|(?-i:us))",
    advises=r"should|shall|can|could|would|might|must|(?<!my )(?<!our )best|better|good|recommend\w*|suggest\w*|ideas?|tips?|normal|dangerous|do i do|to do|i do with|for (?:my|our)|if|goes with|go with|help\w*|caus\w+",
    how=r"how (?:do|does|can|could|would|should|might|to)",
    given=r"(?:given|seeing(?: as)?|considering|knowing|now)(?: that)?|since|because|as(?= (?:i|my|we|our)\b)",
    because=r"(?:given|seeing(?: as)?|considering|knowing)(?: that)?|since|because|as",
    begins_fact=r"i|i'm|i've|my|we|our",
    gives=(
        rf"(?:translate|rewrite|rephrase|reword|paraphrase|proof-?read|spell-?check|summari[sz]e|convert|transcribe|conjugate)\b.{{0,80}}|(?:put|turn|change)\b(?! (?:on|off|up|down|of|me|us)\b).{{2,80}}"
        rf"|(?:make|write|get) (?:the|this|that|these)(?: \w+){{0,2}}? (?:{_TEXT})\b.{{0,40}}|(?:correct|fix|edit|improve|polish|shorten|simplify|continue|complete|finish|check|review|explain|analy[sz]e|grade|mark|classify) (?:{_OF_TEXT}|(?:the|this|that|these|an?)(?: \w+){{0,3}}? (?:{_TEXT})\b.{{0,60}}|in (?:the )?first person\b.{{0,20}})"
        rf"|(?:answer|reply to|respond to|react to|comment on) (?:.{{0,40}}?\b(?:reviews?|{_TEXT}|comments?|questions?|complaints?|tweets?|requests?|enquir(?:y|ies)|inquir(?:y|ies)|tickets?|feedback)\b.{{0,60}}|.{{0,60}}\bwho (?:wrote|writes|says|said|asks|asked|complains|complained)\b.{{0,20}})"
        r"|(?:write|compose|tell|make up|invent|create|start|begin|draft|give)\b.{0,40}?\b(?:story|poem|novel|tale|scene|dialogue|monologue|diary entry|script|lyrics|sketch|fan ?fic\w*|first person|(?:his|her|their|the) (?:\w+ )?(?:view|perspective|point of view|voice))\b.{0,40}"
        rf"|(?:write|compose|draft|speak|talk)(?: (?:me|us))?(?: \w+(?: \w+){{0,3}}? (?:{_TEXT}|review|complaint|speech|entry)\b.{{0,40}}?)? (?:as (?:if|though|an?|the)|like an?) (?!(?:{_NO_VOICE})\b).{{2,60}}"
        r"|(?:pretend|imagine|act as|role-?play|suppose) (?!my\b).{3,80}|make (?:this|it|that) (?:sound|read|flow)\b.{0,40}"
        rf"|(?:how about |the same )?(?:in(?:to)? )?(?:{_TONGUE})(?: (?:for|please|translation|version))?"
        rf"|(?:an? |the |my |our |here(?:'s| is) an? )?(?:example|sample|model|practice|test|dummy)s?(?: (?:{_TEXT}|answers?))?(?: (?:for|from|in|of|with) .{{1,40}})?"
        rf"|(?:an? |the |this |my |our |another |next )?(?:\w+ )?(?:{_CLIENT})s? (?:just )?(?:writes?|wrote|says?|said|asks?|asked|complains?|complained|states?|stated|told (?:me|us)|e-?mailed|messaged|review|feedback|e-?mail|message|comment|complaint)(?: .{{1,30}})?"
        r"|(?:dialogue|role-?play|grammar|vocabulary|pronunciation) practice|(?:how (?:do|would|can|should) (?:you|i|we) (?:say|put|phrase|translate|spell)|is (?:this|it)(?: \w+)? (?:grammatical|correct|right|ok|natural|good english)|what does (?:this|it) mean)\b.{0,40}"
    ),
    handed=(
        rf"(?:so |and )?(?:(?:how )?(?:does|do|did|would|will)|how's|how is) (?:this|it|that|the following|(?:the|my) (?:{_TEXT}|{_SHORT})) (?:sound|sounding|read|come (?:across|off))(?: (?:as an? \w+|to you|like|ok(?:ay)?|al(?:l )?right|good|fine|nice|rude|mean|polite|natural|weird|(?:too|more|very|a bit) \w+|better|or|not|in (?:{_TONGUE})))*"
        rf"|(?:is (?:this|it|that)|are these) (?:\w+ ){{0,2}}?to (?:send|post|text|submit|print|hang up|put up)\b.{{0,40}}|(?:ok(?:ay)?|good) to (?:send|post)"
        rf"|(?:check|fix|correct|improve|tidy|clean|polish|edit|look over|proof-?read|go over)(?: up)? (?:the |my |this |these )?(?:spelling|grammar|wording|typos?|tone|punctuation|mistakes|{_TEXT}|{_SHORT})(?: (?:and|for|of|in|on) .{{1,40}}| please| pls| real quick| quickly)*"
        r"|(?:proof-?read|review|edit|correct|improve|polish|reword|rephrase|rewrite|check(?= (?:over|for)\b)) (?:this|it)(?: (?:over|real quick|quickly|quick|please|pls|for me|for (?:typos|spelling|mistakes|grammar)))*"
        r"|(?:write|say|put|word|phrase|make|get|turn) (?:this|it|that)(?: \w+){0,4}? (?:nicer|better|politer|friendlier|shorter|softer|clearer|kinder|warmer|simpler|funnier|nicely|politely|properly|professionally|formally|(?:more|less) \w+|formal|professional|polite)\b.{0,40}"
        rf"|(?:i |we )?(?:just |quickly )?(?:wrote|typed|drafted|came up with|put together) (?:this|the following|this (?:\w+ )?(?:{_TEXT}|{_SHORT}))(?: (?:up|out|down))?(?: (?:for|to) .{{1,50}})?"
        r"|(?:here(?:'s| is)|heres|this is) what (?:i|we) (?:\w+ )?(?:wrote|have so far|typed|want to (?:send|say)|would (?:send|say)).{0,40}"
    ),
    how_said=r"how (?:do|would|can|should|could|to|does) (?:(?:you|i|we|one) )?(?:say|write|spell|pronounce|express|translate)|how to say|say(?!,)|translate|what(?:'s| is) the \w+ for",
    letters=rf"(?:(?:an?|the|this|that|another|new|latest|next|first|second|here(?:'s| is)|(?:(?:i|we)(?:'ve| have)? )?(?:just )?(?:got|had|received)|this morning|today|yesterday) )*(?:\w+ )?(?:{_LETTER})s?(?: (?:just|today|yesterday|this morning|back|again|(?:i|we) (?:got|received)))* (?:from|by) (?!.*\b(?:{_CLIENT})s?\b).{{2,80}}|(?:(?:i|we)(?:'ve| have)? )?(?:just )?(?:got|received) (?:this|the following)(?: \w+)? from (?!.*\b(?:{_CLIENT})s?\b).{{2,80}}|(?:(?:and|then) )?(?:my \w+|(?-i:[A-Z])\w+(?: (?-i:[A-Z])\w+)?) again",
    whoever="who",
    speaker="i|we",
    and_i="and i",
    reports=r"(?:reads|reads like this|runs|goes like this|says?|said|writes?|wrote|asks?|asked|told (?:me|us|him|her|them)|tells (?:me|us)|texts?(?: me| us)|texted|e-?mailed|messaged|replied|answered|commented|shouted|whispered|was like|goes|claims?|claimed|announced)(?: (?:me|us|to me|to us|today|yesterday|just now|again|last night|this morning))*",
    fiction=(
        r"(?:here(?:'s| is| comes| are)|this is|below is|read|continue|rate|review|i wrote|i(?:'ve| have) written) (?:\w+ ){0,3}?(?:scenes?|chapter|excerpt|story|poem|monologue|dialogue|backstory|screenplay|script|lyrics|diary entry)"
        r"|(?:let's|let us|we(?:'re| are)) (?:now )?(?:write|writing|tell|telling|make up|role-?play\w*|act out|play|playing) (?:a |an |out |the |some )?(?:\w+ ){0,2}?(?:story|tale|scene|role-?play|fan ?fic\w*|poem|pretend|campaign|dungeons)"
        r"|(?:let's|let us) play (?:a |another )(?:\w+ ){0,3}?game|role-?play(?:ing)?|let's pretend|in character|my character(?:'s)? (?:is|speaks|says|name|sheet|backstory)|(?:scene|chapter|monologue|dialogue|part) (?:for|from|of) (?:my|our|the|a) (?:\w+ )?(?:novel|book|play|screenplay|story|game|campaign)"
        r"|(?:continue|finish|complete|translate|rewrite|proof-?read) (?:this|the|my) (?:\w+ )?(?:story|poem|monologue|scene|song|lyrics|dialogue|diary)"
    ),
)
