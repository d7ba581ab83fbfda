"""English: how texts of schools are handed over: essays, exercises, sums."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.schoolwork_table import Schoolwork

SCHOOLWORK = Schoolwork(
    work=r"essays?|compositions?|dictations?|homework|poems?|sentences?|paragraphs?|book reports?|worksheets?|coursework|exam answers?|writing (?:task|exercise|assignment|sample)|assignments?|monologue",
    pupils=r"pupil|student|schoolboy|schoolgirl|child|kid|learner|classmate",
    label=r"(?:(?:(?:mark|grade|correct|check|read|rate|look at|proof-?read|assess|score|review)|here(?:'s| is| are)|heres|this is|these are|below (?:is|are))(?: me)? )?(?:(?:my|our|this|these|the|an?|some|one of (?:my|the|our)|\d+|two|three|four|five|first|second|last) )*(?:(?:{pupils})s?['’]s? \w+|(?:(?:{pupils})s? |\w+['’]s )?(?:\w+ )?(?:{work}))(?: (?:of|by|from|for|with|about|on|in|using|to|as) [^:]{1,60}| (?:no\.? ?)?\d+\w?| [\"“'‘«][^\"”»]{1,60}[\"”'’»]| please| pls| draft| says| reads)*(?:,? (?:please|pls|correct (?:it|them)|mark it))*|(?:(?:my|our|the|his|her) )?(?:\w+ )?(?:exercise|task|question|answer|number|no)s? (?:to (?:question|exercise|number|task) )?\d+\w?(?:[.)]\w*)?|my (?:\w+ )?(?:presentation|speech) (?:about|on|as|for) .{1,60}|use (?:the )?[\w ]{1,30} in (?:this|these|the|my)\b.{0,30}|(?:(?:now|then) )?(?:conjugate|put (?:it |this |these )?in(?:to)? the \w+)\b.{0,30}",
    asked=r"(?:is|are) (?:this|these|my|the following)(?: \w+){0,2}? (?:sentences?|phrases?|paragraph|translations?) (?:\w+ ){0,2}?(?:correct|right|ok(?:ay)?|good|grammatical|wrong|fine|natural)|(?:are there |any )(?:\w+ )?(?:mistakes|errors) in (?:this|these|my) (?:\w+ ){0,2}?(?:sentences?|paragraph|text)|what(?:'s| is) wrong with (?:this|these|my) (?:\w+ )?sentences?",
    sums=r"(?:here(?:'s| is) )?(?:(?:an?|the|my|another) )?(?:(?:(?:maths?|word|arithmetic|logic) )?(?:problem|puzzle)|(?:maths?|arithmetic|physics) question)(?: (?:\d+\w?|for you|please))*",
    riddles=r"(?:here(?:'s| is) )?(?:(?:an?|the|my|another|solve this|this) )?(?:riddle|brain ?teaser)(?: (?:\d+|for you|please))*",
    asks_sum=r"how (?:old|many|much|far|long|fast|tall)(?! (?:can|should|may|must|do you think|could|would) i\b)|what (?:is|was|percentage|fraction|age)|calculate|work out|solve|find",
)
