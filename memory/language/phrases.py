"""What people say to an assistant that is no memory, and how they say what is one: English, German, Spanish, French.

Each pattern is matched at the beginning of a sentence, without its bullet, unless its name says otherwise. They decide
what is kept of a user's own words; what they do not know is kept, and left to the importance threshold.
"""

import re

from memory.text.regex import regex


def _opening(*alternatives: str) -> re.Pattern[str]:
    return regex(rf"(?i)(?:{'|'.join(alternatives)})(?![^\W_])")


def _anywhere(*alternatives: str) -> re.Pattern[str]:
    return regex(rf"(?i)(?<![^\W_])(?:{'|'.join(alternatives)})(?![^\W_])")


GREETING = _opening(
    r"hi+(?: there| all| everyone)?|hello+(?: there| again)?|hey+(?: there)?|yo|howdy|greetings|welcome back",
    r"good (?:morning|afternoon|evening|night|day)|bye+(?: bye)?|goodbye|see you(?: later| soon| tomorrow)?|cheers",
    r"hallo|moin|servus|grüß (?:gott|dich)|guten (?:morgen|tag|abend)|gute nacht|tschüss?|auf wiedersehen",
    r"hola|buen[oa]s(?: (?:días|tardes|noches))?|buen día|adiós|hasta (?:luego|mañana|pronto)",
    r"bonjour|bonsoir|salut|coucou|bonne (?:nuit|journée|soirée)|au revoir|à (?:bientôt|demain)",
)

THANKS = _opening(
    r"(?:many )?thank(?:s| you)(?: (?:so much|very much|a lot|a million|again|anyway))*|thx|ty|much appreciated",
    r"(?:vielen |herzlichen )?dank(?:e(?: ?schön| sehr| dir| ihnen)?)?",
    r"(?:muchas |mil )?gracias|(?:un grand )?merci(?: beaucoup| bien)?",
)

FILLER = _opening(
    r"ok(?:ay)?|k|sure(?: thing)?|yes|yeah|yep|yup|no|nope|nah|right|all right|alright|fine|exactly|absolutely",
    r"perfect|great|nice|cool|awesome|amazing|excellent|wonderful|brilliant|lovely|fantastic|super|wow|oh|ah|hm+|um+",
    r"got it|i see|makes sense|sounds (?:good|great|fine)|never ?mind|please|sorry|my bad|oops|lol|haha+|well"
    r"|so|anyway",
    r"(?:and |but |oh )?(?:by the way|btw)|also|and|but|of course|no (?:problem|worries)|good (?:job|point"
    r"|idea)|just fyi|fyi",
    r"ja|nein|genau|klar|gut|prima|toll|alles klar|na gut|bitte|ach|übrigens|und|aber|also gut|stimmt",
    r"sí|vale|claro|bueno|genial|perfecto|de acuerdo|por cierto|y|pero|por favor",
    r"oui|non|d'accord|bien sûr|parfait|super|génial|au fait|et|mais|s'il (?:te|vous) plaît|bon",
)
"""Words in front of a sentence that say nothing; alone they are no memory."""

EMPTY_STATEMENT = _opening(
    r"(?:that|this|it)(?:'s| is| was| works| worked| helps| helped| makes| sounds| looks| seems| did)",
    r"that|this is it|there (?:you go|it is)|you(?:'re|'ve|'ll| are| have| were| did| can| should| got| forgot"
    r"| said)?",
    r"i(?:'ll| will) (?:\w+ly )?(?:try|let you|keep you|be (?:there|right|back|sure)|check|do (?:that|it|so)"
    r"|give (?:it|that)|look into"
    r"|get back|see|watch)",
    r"i get it|i hear you|can't wait|glad|great to|nice to|see you|catch you|looking forward|good luck"
    r"|congrat\w*|happy to",
    r"your|let's|let me|let us|here(?:'s| is| are| you go)|i (?:have|got|'ve got) (?:a|another|one|some"
    r"|two) (?:quick )?questions?",
    r"i(?:'m| am) (?:not sure|fine|good|ok(?:ay)?|done|sorry|back|confused|lost|curious|wondering)\W*$",
    r"i (?:don't |do not )?(?:understand|know|see|get it|agree|guess so|think so|hope so)(?: it| that| this)?\W*$",
    r"i (?:would|'d) like to (?:know|ask|understand|see)|i want to (?:know|ask|understand)|i(?:'m| am"
    r"| was) (?:just )?wondering",
    r"i (?:really )?appreciate|i need (?:your )?help\W*$|i need (?:an? )?(?:answer|help with (?:this|that|it"
    r"|something))",
    r"it (?:still )?(?:doesn't|does not|didn't|did not|won't|isn't|is not)|still (?:not|doesn't|the same)"
    r"|same (?:error|problem)",
    r"das (?:ist|war|klingt|hilft|stimmt|geht|funktioniert)|du|deine?|ich (?:verstehe|weiß)(?: (?:das"
    r"|es))?(?: nicht)?\W*$",
    r"ich habe (?:eine|noch eine|mal eine) frage|ich möchte wissen|es (?:geht|funktioniert) nicht",
    r"eso|esto es|tú|tengo una (?:pregunta|duda)|quiero saber|no (?:entiendo|lo sé|funciona)\W*$",
    r"c'est|ça|tu|vous|j'ai une question|je (?:veux|voudrais) savoir|je ne (?:comprends|sais) pas\W*$",
)
"""Statements about the conversation or the assistant: nothing to remember of the user."""

_SUBJECT = (
    r"(?= (?:not )?(?:i|you|we|he|she|it|they|there|this|that|these|those|the|a|an|my|your|our|his|her|their|any|all"
    r"|some|someone|anyone|people|one|ai|\w+ (?:a|an|the|really|good|better|worth|safe|possible|true))\b)"
)

QUESTION = _opening(
    r"(?:what|how|where|who|why)(?:'s|'re)?(?! (?:i|we|my) (?!do|should|can|could|would|need))|whom|whose"
    r"|which|how (?:do|to|can|should) i",
    r"when(?:'s)?(?= (?:is|are|was|were|do|does|did|will|can|should))",
    rf"(?:can|could|would|will|shall|should|do|does|did|is|are|was|were|has|have|am|may|might|isn't|aren't|don't"
    rf"|doesn't|didn't|won't|wouldn't|couldn't|can't|haven't|hasn't){_SUBJECT}",
    r"(?:any|got any) (?:idea|ideas|advice|tips|thoughts|suggestions|recommendations|chance|good)|thoughts",
    r"wer|was (?:ist|sind|macht|machst|kann|soll|bedeutet|heißt)|wie|wo|warum|wieso|weshalb|wann|welche[rsnm]?"
    r"|wessen",
    r"woher|wohin|womit|kannst du|könntest du|können sie|könnten sie|weißt du|wissen sie|hast du|haben sie|bist du",
    r"sind sie|gibt es|soll ich|kann (?:ich|man)|darf ich|ist (?:das|es)",
    r"[¿]+\W*\w+|qué|quién(?:es)?|cómo|cuándo|cuánt[oa]s?|cuál(?:es)?|dónde|por qué|puedes|podrías|me puedes|sabes",
    r"qu'est|quel(?:le)?s? (?:est|sont)|comment|combien|où|pourquoi|est-ce|peux-tu|pouvez-vous|pourrais-tu|tu peux",
    r"pourriez-vous|sais-tu|savez-vous|as-tu|avez-vous|y a-t-il|dois-je|puis-je",
)
"""How questions begin, also those without a question mark."""

ASKING = _opening(
    r"(?:so |and |now |then |but )?(?:please|can (?:you|we|i)|could (?:you|we|i)|would you|will you|should (?:i|we)"
    r"|what|how|why|where|which|who|do you|does|is (?:it|there|that)|are there|any (?:ideas?|tips|advice"
    r"|suggestions|recommendations)"
    r"|help me|suggest|recommend|write|give me|tell me|show me|explain|find me|make me|create|let me know"
    r"|i need you to|i want you to)",
    r"(?:und |also |dann )?(?:bitte|kannst du|könntest du|können sie|was|wie|wo|welche\w*|schreib|gib mir"
    r"|empfiehl|hilf mir)",
    r"(?:y )?(?:por favor|puedes|podrías|qué|cómo|dónde|cuál|escribe|dame|recomiéndame|ayúdame)",
    r"(?:et )?(?:s'il (?:te|vous) plaît|peux-tu|pouvez-vous|que |quel\w*|comment|où|écris|donne-moi|aide-moi"
    r"|propose)",
)
"""How a later clause begins that asks something of the assistant: "I'm vegan, suggest a dinner"."""

TRANSFORM = _opening(
    r"imagine|pretend|act as|role-?play|suppose|assume|you are(?: now)? (?:an?|the|my)",
    r"translate|rewrite|rephrase|paraphrase|proof-?read|summari[sz]e|correct|fix|improve|edit|polish|shorten"
    r"|refactor",
    r"debug|review|analy[sz]e|convert|reformat|format|explain (?:this|the following)|continue (?:this|the)"
    r"|extract|tl;?dr",
    r"classify|grade|parse|optimi[sz]e|complete (?:this|the)|read (?:this|the)|check (?:this|the|my|for)",
    r"what(?:'s| is| does) (?:this|the following)(?: \w+){0,4} (?:mean|do|say|wrong)|what's wrong (?:with"
    r"|in) (?:this|my)",
    r"übersetzen?|übersetz|fasse|fass|korrigieren?|korrigier|verbessern?|verbesser|formulieren?|erklär(?:e"
    r"|en)? (?:dies|das|den|folgend)",
    r"traduce|traduzca|resume|resuma|corrige|corrija|mejora|reescribe|explica (?:este|esto|el siguiente)",
    r"traduis|traduisez|résume|résumez|corrige[zr]?|améliore[zr]?|reformule[zr]?|réécris|explique[zr]? (?:ce"
    r"|cette|le)",
)
"""Requests that work on a given text: what follows them is the material, not the user speaking."""

_WRITE = (
    r"write|create|make|generate|draft|compose|produce|build|design|develop|implement|code|program|draw|paint|sketch"
    r"|give|show|tell|explain|describe|list|name|find|search|look|suggest|recommend|propose|compare|contrast"
    r"|calculate"
    r"|compute|solve|help|assist|answer|respond|reply|repeat|continue|go|keep|try|stop|start|begin|add|remove|delete"
    r"|change|replace|update|modify|use|run|test|print|return|set|put|move|turn|let|play|act|pretend|imagine|assume"
    r"|suppose|consider|think|say|ask|provide|outline|plan|organi[sz]e|schedule|book|order|send|open|close|define"
    r"|discuss|elaborate|expand|simplify|invent|come up|brainstorm|teach|walk me|guide|quiz|choose|pick|rate"
    r"|rank|sort"
    r"|do (?:it|that|this|the|not)|don't|take|check|verify|count|spell|sing|roast|remind"
)

REQUEST = _opening(
    rf"(?:now |then |just |kindly |quickly |please |ok(?:ay)?,? )*(?:{_WRITE})",
    r"(?:now |and )?(?:in|into|to|as) (?:english|german|french|spanish|python|json|a table|bullet points)"
    r"|(?:more|less|another|again|next|shorter|longer|simpler)(?! and more)",
    r"i(?:'d| would)? (?:want|need|like|love|prefer) (?:you|it|this|that|them|the answer|an? \w+) (?:to|in|as"
    r"|for)(?! me to)",
    r"i(?:'d| would) (?:like|love|appreciate) (?:some|a|an|your|help|if you|it if)|you are(?: now)?(?: an?)?"
    r"|act as|role-?play|as an ai",
    r"schreib(?:e|en)?|erstellen?|erstell|mach(?:e|en)?|gib|geben sie|zeig(?:e|en)?|erzähl(?:e|en)?|sag(?:e"
    r"|en)?|erklär(?:e|en)?",
    r"hilf|helfen sie|nenn(?:e|en)? (?!mich)|such(?:e|en)?|schlag(?:e|en)?|empfiehl|vergleichen?|vergleich"
    r"|beschreib(?:e|en)?|berechne|stell dir|ich (?:hätte|brauche) (?:gern|eine antwort|hilfe)",
    r"escrib[ea]|cre[ae]|haz|haga|hazme|dame|deme|dime|dígame|muéstra(?:me)?|explica(?:me)?|explíca(?:me)?"
    r"|ayúda(?:me)?|busca|recomiénda(?:me)?|sugiere|compara|calcula|cuénta(?:me)?|imagina|lista|continúa",
    r"écri(?:s|vez)|crée[zr]?|fais|faites|donne(?:z)?(?:-moi)?|dis(?:-moi)?|dites|montre(?:z)?(?:-moi)?"
    r"|explique(?:z)?(?:-moi)?|aide(?:z)?(?:-moi)?|cherche[zr]?|propose[zr]?|suggère|compare[zr]?|calcule[zr]?"
    r"|raconte(?:z)?(?:-moi)?|imagine[zr]?|continue[zr]?",
)

REMEMBER = _opening(
    r"(?:please |also )*(?:remember|note|keep in mind|bear in mind|take note"
    r"|(?:don't|do not|never)(?: ever)?(?: let me)? forget"
    r"|know)(?: that| this|,|:)*",
    r"(?:just )?so you know|(?:just )?for (?:your information|context|the record|reference)"
    r"|(?:some )?(?:background|context)(?= ?:)",
    r"(?:bitte )?(?:merk(?:e)? dir|denk(?:e)? daran|vergiss (?:bitte |ja )*(?:nicht|nie)|beachte)(?:,? dass|,|:)*",
    r"(?:por favor )?(?:recuerda|ten en cuenta|(?:no|nunca) (?:te )?olvides(?: de)?|anota)(?: que|,|:)*",
    r"(?:s'il te plaît )?(?:souviens-toi|retiens|n'oublie[zs]? (?:pas|jamais)|note[zr]?)(?: que| qu'|,|:)*",
)
"""What asks to remember: what follows is a statement, whatever else it looks like."""

_HABIT = (
    r"take|use|drink|eat|cook|order|buy|wear|carry|bring|keep|start|begin|end|finish|work|write|read|go|walk|run|bike"
    r"|cycle|drive|ride|fly|travel|wake|get up|sleep|check|test|lint|commit|listen|watch|play|choose|pick|pay|add|put"
    r"|format|name|sign|stay|shop|train|exercise|meditate|pray|smoke|answer|reply|prefer|vote"
    r"|have (?:breakfast|lunch|dinner|coffee|tea|dessert|my)"
)
"""What people do by habit. "I always cry", "I never find my keys" tell nothing of what they want."""

_OF_ANSWERS = (
    r"(?:[\w-]+ ){0,3}?(?:me|my|i|us|our|you|your|answers?|repl(?:y|ies)|responses?|explanations?|examples?|code|tests?"
    r"|types?|type hints|docstrings?|comments|error handling|sources?|citations?|references|links|units|dates|emojis?"
    r"|bullet points?|headings|tables?|summar(?:y|ies)|disclaimers?|greetings?|questions? (?:first|before))"
)
"""What an order is about that is for the assistant: "always add tests" is, "always add the salt last" is not."""

STANDING = _anywhere(
    r"i (?:really |much |strongly |generally |usually )?prefer|i(?:'d| would) (?:much |really )?rather"
    rf"|i (?:almost )?(?:always|never) (?:{_HABIT})(?! (?:forever|that long|crazy|mad|off|out of|into trouble))",
    r"i (?:really |absolutely )?(?:hate|can't stand|cannot stand|detest|despise)(?! (?:this|that|these|those|it|him|her"
    r"|them|you|myself|how|when|my|our|your|being|having|getting|waiting|mondays?|everything|everyone|life"
    r"|to (?:say|admit|ask|bother|be|do)|the (?:fact|idea|way))\b)|my (?:\w+ )?favou?rite",
    r"(?:call|address) me(?! (?:back|later|when|if|at|on|crazy))"
    r"|(?:(?<=you should )|(?<!should )(?<!could )(?<!would )(?<!will )(?<!'ll )(?<!can ))(?:always|never)"
    rf" (?:answer|respond|reply|write|use|speak|call|address|explain|format|suggest|recommend|apologi[sz]e|mention"
    rf"|(?:give(?! (?:up|in)\b)|include|end|start|ask|add|show|assume) (?:{_OF_ANSWERS}))",
    r"(?<!.)from now on,? (?:please|always|never|only|no|do|don't|answer|respond|reply|write|use|speak|call|keep|give)"
    r"|keep (?:your|the) (?:answers|replies|responses)|(?:answer|respond|reply|talk|speak|write) to me in"
    r"|my pronouns are",
    r"ich bevorzuge|ich (?:möchte|will|mag) lieber"
    r"|ich hasse(?! (?:dies\w*|das|es|wenn|meine?n?|dich|mich|montage?|alles)\b)"
    r"|mein(?:e|en)? lieblings\w+|nenn(?:e|en sie)? mich"
    r"|antworte (?:mir )?(?:immer|bitte immer|nie)|ich (?:trinke|esse|nehme|benutze"
    r"|mache) (?:immer|nie)",
    r"prefiero|odio(?! (?:est[aeo]s?|es[aeo]s?|cuando|que|mi|mis|tu|los lunes|todo|a)\b)"
    r"|mi \w+ (?:favorit|preferid)[oa]|llámame|siempre (?:responde|contesta"
    r"|usa)|yo siempre",
    r"je préfère|je déteste(?! (?:ce|cet|cette|ces|ça|cela|quand|que|mon|ma|mes|les lundis|tout|être|devoir)\b)"
    r"|mon \w+ préféré|ma \w+ préférée|appelle(?:z)?-moi"
    r"|réponds toujours|je (?:prends|bois|mange) toujours",
)
"""Importance: the signal of a preference ("I prefer", "I always", "I hate", "my favorite") with its kin: anywhere in a
text. Tastes ("I love jazz") are ABOUT_USER instead: preferences become procedural memories, whose place in the
prompt is small, and everybody loves a hundred things."""

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

ABOUT_USER = _anywhere(
    r"allergic|allerg(?:y|ies)|intoleran(?:t|ce)|anaphyla\w+|diabet(?:es|ic)|asthma(?:tic)?|epilep\w+|coeliac"
    r"|celiac|pregnant|diagnosed|vegan|vegetarian|kosher|halal",
    rf"(?:my|our) (?:\w+ ){{0,2}}?(?:{_KIN})(?:'s(?: \w+){{0,2}})?(?: [A-Z]\w+)? (?:is|are|was|were|has|have"
    rf"|had|works?|lives?|died|turns|turned|studies|loves|likes|just|will)",
    rf"(?:my|our) (?:\w+ ){{0,2}}?(?:{_KIN})'s",
    r"(?:i|we) (?:\w+ly |still |now |also |both |currently |just |recently |used to |grew |don't |do not "
    r"|no longer )*(?:live|lived|work|worked|study|studied|moved|own|owned|married|retired|graduated|grew up"
    r"|speak|teach|drive|play|collect|volunteer|commute|work out|run|smoke|drink|eat|quit|adopted|divorced"
    r"|got (?:married|divorced|engaged|promoted|fired|laid off))",
    r"i (?:was|were) born|i(?:'m| am) (?:\w+ ){0,2}?(?:years old|from|married|single|divorced|engaged|retired"
    r"|a (?!bit|little|lot|few)\w+|an \w+|called|named|based in|living in|working (?:as|at|on|for|in)|studying"
    r"|learning|training for|taking)",
    r"i(?:'m| am) (?-i:[A-Z])\w+|i(?:'m| am) \d{1,3}",
    r"i(?:'ve| have) (?:an? (?!question|problem|issue|doubt|request|feeling|hunch|look|bug"
    r"|task|idea|error|favor)\w+|two|three|four|five|\d+|been \w+|type|high|low|no (?:children|kids"
    r"|siblings)) ?\w*",
    r"i (?:\w+ly |don't |do not |can't |cannot )?(?:love|like|enjoy|adore|dislike|take|use)(?! (?:the way"
    r"|the idea|how|it|that|this|to know|a look))",
    r"my name|i go by|call me(?! (?:back|later|when|if|at|on|crazy))|people call me|nickname",
    r"ich (?:bin (?:\w+ )?(?:allergisch|verheiratet|ledig|schwanger|vegan\w*|vegetarier\w*|\d+|von beruf|ein"
    r"|eine|aus|in)|heiße|heisse|wohne|lebe|arbeite|studiere|habe (?:eine?n?|zwei|drei|keine?)|komme aus"
    r"|spreche|liebe|mag|nehme|esse|trinke|fahre|spiele)",
    r"(?:mein|meine|unser|unsere) (?:\w+ )?\w+ (?:ist|sind|heißt|heisst|heißen|war|hat|lautet|arbeitet|wohnt)"
    r"|allergi[es]\w*|nenn(?:e|en sie)? mich",
    r"me llamo|mi nombre|soy (?:alérgic[oa]|de|un|una|vegan[oa]|vegetarian[oa]|médic[oa]|profesor[a]?"
    r"|ingenier[oa]|diabétic[oa])|vivo en|trabajo (?:en|como|de)|estudio|tengo (?:un|una|dos|tres|\d+|alergia)"
    r"|nací|me gusta|me encanta|estoy (?:casad[oa]|embarazada)|mi \w+ (?:es|se llama|está|tiene|vive|trabaja)"
    r"|llámame|alérgic[oa]",
    r"je m'appelle|j'habite|je (?:vis|travaille|suis|viens de|parle|prends|joue|mange|bois)(?! (?:désolé"
    r"|d'accord|sûr|perdu))|j'ai (?:un|une|deux|trois|\d+)(?! (?:question|problème))|j'aime|j'adore|(?:mon|ma"
    r"|mes|notre|nos) \w+ (?:est|sont|s'appelle\w*|a|travaille|habite)|appelle(?:z)?-moi|allergique",
)
"""Statements about who the user is, anywhere in a text: name, people, places, work, health, possessions, tastes."""

SESSION = _anywhere(
    r"(?:in|for|during|throughout) (?:this|the current) (?:session|conversation|chat|thread|discussion)"
    r"|for now|right now|just now|at this (?:very )?moment|for the moment|this time only|just this once"
    r"|today only|only today",
    r"(?:in|für) (?:dieser?|diese[ns]?) (?:sitzung|gespräch|unterhaltung|chat)|im moment|gerade jetzt|nur heute",
    r"(?:en|para|durante) est[ae] (?:sesión|conversación|charla)|ahora mismo|por ahora|solo hoy",
    r"(?:dans|pour|pendant) cette (?:session|conversation|discussion)|en ce moment|pour l'instant"
    r"|seulement aujourd'hui",
)
"""What is explicitly about now or the current session (docs/rules.md, Kinds of memory), anywhere in a text."""

ANAPHORA = _opening(
    r"he(?:'s)?|she(?:'s)?|it(?:'s)?|they(?:'re)?|his|her|their|its|him|them|that(?:'s)?|this|these|those"
    r"|the same|both|there(?! (?:is|are|was))",
    r"er|sie|seine?[rnms]?|ihre?[rnms]?|dort",
    r"él|ella|ellos|ellas|su|sus|eso|esto",
    r"il|elle|ils|elles|son|sa|ses|leur|ce(?:la)?",
)
"""Beginnings that mean something said just before: such a sentence says nothing alone."""

CLAUSE_OF_SPEAKER = _opening(
    r"i|i'(?:m|ve|d|ll)|my|we|we'(?:re|ve)|our|as an? \w+|ich|mein(?:e|er|em|en)?|wir|unser\w*",
    r"yo|mi|mis|me|soy|tengo|vivo|estoy|nuestr[oa]s?|je|j'\w+|mon|ma|mes|nous|notre|nos",
)
"""A clause in which the user speaks of themselves."""

OF_SPEAKER = _anywhere(
    r"i|i'\w+|my|me|mine|we|we'\w+|our|us|ich|mir|mich|mein\w*|wir|uns\w*|yo|mi|mis|nos|je|moi|mon|ma|nous"
)
"""A word of the first person, anywhere in a text."""

OF_OWN = _anywhere(
    r"my|mine|our|ours|mein(?:e[mnrs]?)?|unser(?:e[mnrs]?)?|mi|mis|mío|mía|nuestr[oa]s?|mon|ma|mes|notre|nos"
    r"|mio|mia|miei|mie|nostr[oaie]|meu|minha|meus|minhas|noss[oa]s?|mijn|onze?"
)
"""A word that says that something is the user's own, anywhere in a text."""

GIVEN = _opening(
    r"(?:given|seeing|considering|knowing|now)(?: that)?|since|because|as(?= (?:i|my|we|our)\b)|da|weil|ya que"
    r"|como|puisque|comme|étant donné que",
)
"""What brings a known fact into a question."""

GIVEN_WITHIN = regex(
    r"(?i)[\s,](?:given that|seeing that|considering(?: that)?|knowing that|since|because|as|da|weil|porque"
    r"|ya que|puisque|parce que|vu que)"
    r"\s+(?P<fact>(?:i|i'm|i've|my|we|our|ich|mein|meine|yo|mi|soy|tengo|je|j'|mon|ma)(?![^\W_]).*)"
)
