"""Of which words English orders about answers are made."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.answer_table import AnswerWords
from memory.language.languages.english.sayings import LANGUAGE
from memory.language.languages.units import UNITS
from memory.language.occasion_table import OccasionWords

ANSWERS = AnswerWords(
    verbs=r"address|answer(?:ed|ing)?|repl(?:y|ied|ying)|respond(?:ed|ing)?|keep|kept|keeping|used?|using|cited?|citing|avoid(?:ed|ing)?|refrain(?:ed|ing)?|give|gave|giving|stay|remain|included?|omit(?:ted)?|stated?|quoted?|be|were|speak|spoke|explain(?:ed)?",
    ways=rf"brief(?:ly)?|short|concise(?:ly)?|succinct(?:ly)?|formal(?:ly)?|informal(?:ly)?|polite(?:ly)?|courteous(?:ly)?|plain|simple|simply|direct(?:ly)?|blunt|precise(?:ly)?|factual|neutral|detailed|emojis?|emoticons|jargon|slang|colloquialisms|abbreviations|contractions|sources|references|spelling|metric|imperial|bullets?|sentences|paragraphs|markdown|exclamation|pleasantries|preambles?|flattery|{UNITS}",
    small=r"me|my|the|your|you|all|any|in|with|to|from|by|as|of|and|or|but|not|no|do|don|t|please|kindly|an?|only|full|complete|british|american|swiss|units?|figures|prices|amounts|measurements|temperatures|distances|answers|replies|responses|language|tone|style|manner|points?|lists|marks|possible|that|would|should|could|them|rather|than|quite|very|more|less|at|times|all|reasonably|it",
    lasting=r"always|never|ever|throughout|henceforth|consistently|invariably|to me|with me|me",
    languages=LANGUAGE,
    naming=r"(?:address(?:ing|ed)?|call(?:ed|ing)?|refer(?:red)? to) me (?:(?:please|always|only) )*(?:as |by (?:the name of |my title,? ))?",
    titles=r"(?:mr|mrs|ms|miss|dr|doctor|prof|professor|sir|madam|captain|father|sister|lady|lord)",
    once=r"(?:an?|one|this|that) (?:\w+ ){0,2}(?:answer|reply|response|sentence|table|paragraph|question|list)|(?:the|this|that) (?:answer|reply|question)|it (?:in|to|as|into)|(?:more|less) \w+",
)

OCCASIONS = OccasionWords(
    when=r"when|if|in case",
    whenever=r"whenever|any ?time|every time|each time",
    asking=r"i (?:ever )?(?:ask|request|paste|send|share|show|post|upload|mention|write|talk|say|type|give|want)|you (?:ever )?(?:give|write|show|suggest|recommend|list|quote|translate|explain|answer|cite|mention|propose|tell|describe|compare|draft|talk)|we (?:talk|speak|chat|discuss)|i (?:make (?:a|any) mistakes?|get (?:something|anything) wrong)|you(?:'re| are) (?:unsure|not sure|uncertain)|you do(?:n't| not) know",
    kinds=r"(?:for|in|with) (?:all |any |your |my )?(?:recipes|translations|code(?: examples| samples| snippets| reviews)?|e-?mails|summaries|calculations|math(?:s|ematics)?(?: (?:problems|questions|exercises))?|lists|explanations|(?:coding|programming|grammar|history|science|technical) questions|distances|prices|temperatures|measurements|dates|recommendations|suggestions|drafts)",
    passing=r"this|that|these|those|it|them|(?<!about )the|my|our|today|tonight|tomorrow|yesterday|now|next|later|again|here|above|first|last",
    then=r"(?:then )?(?:please|always|never|only|just|no|do not|don't|use|keep|stick|avoid|point|mark|flag|correct|limit|round|prefer|skip|cite|be|say so)",
)
