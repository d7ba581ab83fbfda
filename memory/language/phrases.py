"""What people say to an assistant that is no memory, and how they say what is one: the tables of all languages as one.

Each pattern is matched at the beginning of a sentence, without its bullet, unless its field says otherwise
(`phrase_table.py`).
"""

import re

from memory.language.alternatives import any_of
from memory.language.languages import PHRASES
from memory.text.expressions import Expressions
from memory.text.openings import Openings
from memory.text.reading import once
from memory.text.regex import regex


def of_all(field: str) -> str:
    """What the tables of all languages have in a field."""
    return any_of(PHRASES, field)


def _opening(field: str) -> re.Pattern[str]:
    return regex(rf"(?i)(?:{of_all(field)})(?![^\W_])")


def _whole(field: str) -> re.Pattern[str]:
    return regex(rf"(?i)(?:{of_all(field)})\W*$")


def _anywhere(field: str) -> re.Pattern[str]:
    return regex(rf"(?i)(?<![^\W_])(?:{of_all(field)})(?![^\W_])")


GREETING = _opening("greeting")
THANKS = _opening("thanks")
COURTESY = _anywhere("courtesy")
POLITELY = _opening("politely")
WOULD_YOU = regex(rf"(?i)(?:{of_all('would_you')})(?: (?:{of_all('for_me')}))*\s+")
ASKS_LEAVE = regex(rf"(?i)[\s¿]*(?:{of_all('asks_leave')})[\s,:?]+")
SOFT = regex(rf"(?i)(?:{of_all('soft')})\s+")
DENIES = regex(rf"(?i)(?:{of_all('no')}) ")
SUPPOSES = regex(rf"(?i)(?:{of_all('supposes')}) ")
POINTS_BACK = regex(rf"(?i)\b(?:{of_all('points_back')})\b(?!.*[:\"“„«])")
"""In a request at the end: the material stands in the paragraphs before it."""
PART_END = regex(rf"(?i)(?:[,;:.!…]|\s[-–—])\s+|\s(?:{of_all('joins')})\s+")
"""Where a clause ends, or what is joined to it begins."""
SOUND = regex(rf"(?i)(?:(?:{of_all('sounds')})\W*)+")
JOINS = regex(rf"(?i)\A(?:{of_all('joins')})\s+")
ONWARD = regex(rf"(?i)\A(?:{of_all('onward')})\s+")
FILLER = _opening("filler")
EMPTY_STATEMENT = _opening("empty_statement")
ASKS_WHICH = regex(rf"(?i)(?:{of_all('asks_which')})(?![^\W_])(?=[^,;:]*$)")
"""In a clause of its own: behind a mark it may be told."""
QUESTION = regex(rf"{_opening('question').pattern}|{ASKS_WHICH.pattern.removeprefix('(?i)')}")
ASKED_LAST = regex(
    rf"(?i)(?!.*(?<![^\W_])(?:{of_all('leaves_open')})(?![^\W_])).+(?<![^\W_])(?:{of_all('asked_last')})\W*$"
)
"""A question whose question word stands at its end."""
_LAST = regex(rf"(?i)(?<![^\W_])(?:{of_all('asked_last')})\W*$")
ASKING = _opening("asking")
LEADS_IN = _opening("leads_in")
LABEL = _opening("labels")
TRANSFORM = regex(rf"(?i)(?:{of_all('transform')})(?![^\W_])(?!\s?:.*(?<![^\W_])(?:{of_all('spelled')})(?![^\W_]))")
REQUEST = regex(rf"(?i)(?:{of_all('request')})(?![^\W_]|-(?:up|in|out|off)\b|(?<!let)['’]s\b)")
"""Neither "name's Callum" nor "check-up at the dentist's"."""
WORKS = _opening("works")
EDIT = _opening("edit")
POINTS_AT = _whole("points_at")
JUDGED = _whole("judged")
OF_ANSWER = _whole("of_answer")
OTHERWISE = _whole("otherwise")
ANOTHER = _whole("another")
PIECE = _whole("piece")
RULE = _whole("rule")
SETTLED = _whole("settled")
CLIPPED = _whole("clipped")
COMMISSION = _opening("commission")
IN_ROLE = _opening("in_role")
ROLE = _opening("role")
REMEMBER = _opening("remember")
SENT = _anywhere("sent")
STANDING = _anywhere("standing")
TASTES = _anywhere("tastes")
PREFERENCE = regex(f"{STANDING.pattern}|{TASTES.pattern.removeprefix('(?i)')}")
ABOUT_USER = _anywhere("about_user")
SESSION = _anywhere("session")
NOW = _anywhere("now")
OF_NOW = _whole("of_now")
ANAPHORA = _opening("anaphora")
OF_THEM = _opening("of_them")
BIRTH = _anywhere("birth")
OF_BEFORE = _anywhere("of_before")
CLAUSE_OF_SPEAKER = _opening("clause_of_speaker")
VERB_ALONE = _opening("verb_alone")
BEFORE_VERB = regex(rf"(?i)\A(?:{of_all('before_verb')})\s+")
OF_SPEAKER = _anywhere("of_speaker")
OF_OWN = _anywhere("of_own")
BEGINS_OWN = _opening("of_own")
ASKER = _anywhere("asker")
ASKS_FACT = regex(rf"(?i)[\s¿]*(?:{of_all('asks_fact')})(?![^\W_])")
TO_ASKER = _anywhere("to_asker")
ADVISES = _anywhere("advises")
HOW = _opening("how")
GIVEN = _opening("given")
GIVEN_WITHIN = regex(rf"(?i)[\s,](?:{of_all('because')})\s+(?P<fact>(?:{of_all('begins_fact')})(?![^\W_]).*)")
HANDED = _whole("handed")
GIVES = regex(rf"{_whole('gives').pattern}|{HANDED.pattern.removeprefix('(?i)')}")
HOW_SAID = regex(rf"(?i)(?:{of_all('how_said')})(?: (?:in|auf|en|em|to|into) \w+)?[\s,]+(?=(?P<quoted>['‘])?)")
"""Up to where what is to be said begins."""
LETTERS = _whole("letters")
REPORTS = regex(rf"(?i)(?<![^\W_])(?:{of_all('reports')})\s*$")
LINE_OF_PART = regex(
    rf"(?i)(?<![^\W_])(?:{of_all('whoever')}) (?:{of_all('reports')})[,:]?\s*"
    rf"(?=(?:{of_all('clause_of_speaker')})(?![^\W_]))"
)
"""In front of what a part says, in the sentence that gives it: "a guest who says, I'm …"."""
GREETED = regex(
    rf"(?<=[\w.!?…] )(?=¡?[A-ZÀ-Þ])(?i:¡?(?:{of_all('greeting')}|{of_all('dear')})"
    r"(?: [a-zà-ÿ]+)?)(?=[,!]|\s[A-ZÀ-Þ])"
)
"""A greeting that begins a text, with no mark in front of it but the end of a sentence."""
SALUTATION = regex(
    rf"(?<=[.!?:：]\s)(?=[A-ZÀ-Þ])(?i:(?:{of_all('dear')}|hallo)) (?=[A-ZÀ-Þ])"
    rf"|(?<=[.!?:：]\s)(?=[A-ZÀ-Þ])(?i:{of_all('dear')})(?=(?: [\w.'’-]{{1,30}}){{1,5}}[,!:])"
    rf"|(?<=[:：])\s+(?=¡?(?i:{of_all('greeting')}|{of_all('dear')})(?: (?-i:[A-ZÀ-Þ])[\w.'’-]*){{1,3}}\s?[,!:\n])"
)
"""A letter begins there: behind a colon also with a greeting and a name."""
SALUTATION_LINE = regex(
    rf"(?m)^[ \t]*¡?(?:(?P<dear>(?i:{of_all('dear')}))|(?i:{of_all('greeting')}))(?![^\W_])"
    r"(?P<whom>(?:,?[ \t]+[\w.'’&/-]{1,30}){0,6}?)[ \t]*(?P<mark>[,!:;.…–—-]+|$)[ \t]*(?P<rest>.*)$"
)
"""A line that begins as a letter does, whomever it is to: "Dear parents,", "hi Maya, it's Tom"."""
SIGN_OFF = regex(
    rf"(?m)(?:^|(?<=[.!?…)]\s))[ \t]*(?i:{of_all('sign_off')})(?![^\W_])"
    r"(?:[ \t]*[,.!–—-]+(?P<by>(?:[ \t]*\S+){0,5})"
    r"|(?:[ \t]+(?P<named>[A-ZÀ-Þ][\w.'’-]*(?:[ \t]+[A-ZÀ-Þ][\w.'’-]*){0,3})[.,!]*)?)[ \t]*$"
)
"""The end of a letter, from its closing words to the end of their line: "Best, Gil", "Mit freundlichen Grüßen"."""
TO_ANSWER = _anywhere("to_answer")
THIS_TEXT = _opening("this_text")
SPOKEN_TO = regex(rf"(?i)\b(?:{of_all('spoken_to')}|chat ?gpt|gpt|claude|gemini|copilot|ricordo|siri|alexa)\b")
FICTION = Expressions((rf"(?<![^\W_])(?:{each.fiction})(?![^\W_])", None) for each in PHRASES if each.fiction)


_COURTESIES = regex(rf"(?i)(?:(?:{of_all('politely')}|{of_all('courtesy')})(?![^\W_])[\s,:¿¡]*)+")


REQUESTS = Openings(POLITELY, REQUEST, TRANSFORM, WORKS, EDIT)
"""How a request begins."""


def without_courtesies(sentence: str) -> str:
    """A sentence without what stands in front of an order and only asks for it."""
    rest = sentence.lstrip("¿¡ ")
    found = _COURTESIES.match(rest)
    return rest[found.end() :] if found else rest


@once
def without_opening(sentence: str) -> str:
    """A sentence without what stands in front of a request: a greeting, "ok now", a courtesy."""
    for pattern in (GREETING, THANKS, FILLER, ONWARD):
        if opening := pattern.match(sentence):
            sentence = sentence[opening.end() :].lstrip(" ,.!–-")
    return without_courtesies(WOULD_YOU.sub("", without_courtesies(sentence), count=1))


def without_asked_last(sentence: str) -> str:
    """A sentence without the question word at its end: what is told in front stays: "I'm celiac, I eat where"."""
    return _LAST.sub("", sentence) if ASKED_LAST.match(sentence) else sentence
