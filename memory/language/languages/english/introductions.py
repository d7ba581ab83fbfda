"""How English introductions without a verb are told, and what they say in full."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.introduction_table import IntroductionWords

INTRODUCTIONS = IntroductionWords(
    announces=r"(?:a (?:bit|little) |some |more |something )?about (?:me|myself)|(?:quick |short |my )?intro(?:duction)?"
    r"|(?:my |some )?background|who i am",
    here="here",
    as_one="as an?",
    anybody=r"someone|somebody|anyone|anybody|(?:a|any|the average) person|people",
    at="in|at|from|near|for|with|on",
    years=r"(?: ?y/?o| years?[- ]old| yrs old| years)?",
    based=r"(?:based|living|located|live|lives) (?:just outside |near )?in",
    parents=r"(?:(?:single|proud|working|full-time|stay-at-home|busy|new|foster) ){0,2}(?:mother|mum|mom|mama|father|dad|parent)",
    of="(?:of|to) ",
    numbers=r"two|three|four|five|six|seven|[2-9]",
    children=r"(?:(?:grown[- ]up|adult|small|young|little|teenage|lovely) )?(?:kids?|children|daughters?|sons?|boys?|girls?|teen(?:ager)?s?|toddlers?|twins|little ones)",
    states=r"(?:fe)?male|breastfeeding|(?:\w+ (?:weeks?|months?) )?pregnant|(?:happily |recently )?(?:divorced|single|married|widowed|engaged|separated|promoted|fired|laid off|made redundant|retired|self[- ]employed|unemployed)|\d+ (?:yrs?|years?)(?: (?:of )?experience)?",
    allergic=r"(?:(?:also|\w+ly|very) ){0,2}allergic to .{2,40}|(?:lactose|gluten|dairy|fructose|histamine|egg)[- ]intolerant",
    former="former|formerly|ex|previously",
    moods="would|could|might|should",
    another=r"he|she|his|hers?|him|they|their|them|patients?|customers?|clients?|candidates?|applicants?|characters?|personas?",
    pronoun="me",
    calls=r"(?:I am|my name is|this is)",
    goes_on=r"been|live (?:in|with|alone)|am|cannot (?:eat|have|drink|stand|tolerate)|have (?:an? )?(?:\w+ )?(?:allergy|asthma|diabetes|epilepsy|kids|children)|suffer|work (?:as|at|for|in)",
    verbs="(?:live|work|have|take|speak|run|own|study|am|love|like)",
    does="I {}",
    is_one="I am a {}",
    is_so="I am {}",
    is_old="I am {}",
    is_called="my name is {}",
    lives="I live in {}",
    has="I have {}",
    ands="and",
    onward="and ",
    no_adjective="no|any|every|the|this|that|my|your|his|her|some|which|what|or|vs|versus|and|than|not|never|neither|nor|is|are|was|were|has|had|with|like",
    articles="an?",
    since="since|for|from",
    stays=r"I (?:\w+ )?(?:work|live|study|drive|teach)",
    beside="with|for|of|who|that",
    concludes="so",
)
