"""Whose an illness is that a clause only names: the user's, somebody else's, or what is asked about.

"Zöliakie, welche Biere gehen?"      hers
"Zöliakie, was ist das?"             what she asks about
"- asthma", "- diabetes"             nobody's
"Grandma is visiting. Diabetic."     another's
"""

from memory.language import phrases
from memory.language.ailments import Ailment
from memory.language.introductions import (
    ALL_INTRODUCTIONS,
    CLAUSE_END,
    CONCLUDES,
    LONGEST_PART,
    SPACE,
    introduced,
    is_explained,
    telling,
)
from memory.text.reading import once


@once
def named_alone(text: str) -> tuple[str, ...]:
    """What a text that has no more than the name of an illness or an allergy says in full; else nothing.

    It is all of a text: in a list, or in front of more, such a name may be spoken of.
    """
    found = next(filter(None, (each.named(text) for each in telling(text))), ())
    return () if found and introduced(text) else found


def tells_alone(sentence: str) -> bool:
    """Whether a sentence tells of an illness or an allergy without saying whose it is."""
    return any(
        each.told_alone(sentence) or each.in_front(sentence) or each.among(sentence) for each in telling(sentence)
    )


def told_beside_question(sentence: str) -> str:
    """What she has, in a clause beside a question, or in front of one: "celiac can i eat oats"; empty if nothing."""
    if not telling(sentence):
        return ""
    clauses = phrases.PART_END.split(sentence)[1:]
    asks = "?" in sentence or any(phrases.QUESTION.match(each) or phrases.ASKING.match(each) for each in clauses)
    for each in telling(sentence) if asks else ():
        told_at = ((clause, told) for clause, told in each.clauses_told(sentence, asks=True) if told)
        if (clause := next((clause for clause, _ in told_at), "")) and not is_topic(clause, sentence):
            return clause
    for gap in SPACE.finditer(sentence[: LONGEST_PART + 1]):
        told, asked = sentence[: gap.start()], CONCLUDES.sub("", sentence[gap.start() :], count=1).strip()
        if not (phrases.QUESTION.match(asked) or phrases.ASKING.match(asked) or phrases.ASKER.match(asked)):
            continue
        is_named = tells_alone(told) and not any(each.ailments.is_of_self(told) for each in ALL_INTRODUCTIONS)
        if is_named and not is_topic(told, asked):
            return told if introduced(told) or phrases.ASKER.search(asked) else ""
    return ""


def speaks_of_others(text: str) -> bool:
    """Whether a text speaks of somebody else, and not of the user."""
    return phrases.ASKER.search(text) is None and any(each.ailments.of_others(text) for each in ALL_INTRODUCTIONS)


def is_topic(told: str, asked: str) -> bool:
    """Whether an illness is what the question behind it asks about, and not what its user has.

    A name that may be something else's is hers where she asks of herself: "ms, can I sail?".
    """
    found = next(filter(None, (each.told_alone(told) for each in telling(told))), None)
    if found is None:
        return False
    if is_explained(found, CLAUSE_END.split(asked.strip(" ,;"))[:-1]):
        return True
    all_of_them = [each.ailments for each in ALL_INTRODUCTIONS]
    if any(each.suspects(asked) for each in all_of_them):
        return True
    if all(isinstance(each, Ailment) and each.is_short for each in found) and not phrases.ASKER.search(asked):
        return True
    about = (each for each in all_of_them if each.asks_about_it(asked))
    return any(phrases.ASKER.search(each.without_about_it(asked)) is None for each in about)
