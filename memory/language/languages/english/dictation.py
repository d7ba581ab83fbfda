"""Where people who dictate English go on without a full stop."""

# ruff: noqa: E501 - a list of words is read, not edited by column

from memory.language.dictation_table import Dictation

_DOES = r"is|are|was|were|has|have|had|lives?|works?|says?|said|can|cannot|does|do|likes?|died|passed|loves?|hates?|wants?|needs?|takes?|comes?|goes|will|would|plays?|got|gets|cannot|can't|doesn't|isn't"

DICTATION = Dictation(
    joints=r"and|so|because|cause|then|plus(?! (?:de|d)\b)|anyway|oh|well|also",
    starts=rf"(?:i|we|he|she|they|it|you|there|that|this) (?!and\b)\w+|now (?:i|we) \w+|i'\w+|(?:my|our) \w+(?: \w+){{0,2}}? (?:{_DOES})",
    bare=rf"(?:i|we) (?:am|are|live|lived|have|had|was|were|go|went|take|work|worked|used to|need|want|would|can|cannot|can't|do|don't|did|didn't|like|love|hate|got|moved|eat|drink|suffer|play|still|also|never|always|usually|just)|i'm|my name is|my \w+(?: \w+)? (?:{_DOES})|(?:he|she) (?:is|was|has|does|lives|works|can|likes|comes|died|loves)|it is (?:one|an?|the|too|so|not|very|my)|that (?:is|was|sounds)|thank you|thanks",
    asks=r"what (?:can|could|should|shall|do|does|did|would|will|time|about|else|(?:is|are|was) (?:the|my|an?|this|that|it|in|good|for))|how (?:do|can|could|should|shall|does|is|are|much|many|long|often|about)(?! (?:i'|know))|where (?:can|do|is|are|should|could)|when (?:is|are|do|does|can|should)|which one|why (?:is|do|does|am|are)|(?:can|could|should|shall|may) (?:i|we)|(?:can|could|would|will|do|did|are|have) you|is (?:there|this|that)|are there|any (?:ideas?|tips|suggestions|advice|recommendations)|tell me|say it again|i was wondering|i want(?:ed)? to (?:know|ask)|i would like to know",
    holds="shall should can could will would may might must do does did that what who whom whose where when if because since as than think thought know knew believe hope guess wish sure how why all everything anything something nothing way after before until till while though although whenever unless like whether the a an my our your his her their and or but so which of to with in on at by for from is are was were be been about not never always also tell ask wonder see understand explain remember say said says idea depends no very too only even",
    reports="what how where when who why which not since until only then know tell ask asked wonder see understand explain remember sure say said says idea of about to that is was depends matter",
    names="the a an every each any these those this all some no same only first last next",
    of_it=r"it is|it's|this is|that is",
    supposes="if|suppose|imagine|what if|when|whenever|unless|in case",
)
