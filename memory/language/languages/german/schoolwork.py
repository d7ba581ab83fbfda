"""German: how texts of schools are handed over: essays, exercises, sums."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.schoolwork_table import Schoolwork

SCHOOLWORK = Schoolwork(
    work=r"aufsatz|aufsätze|diktate?|hausaufgaben?|gedichte?|sätze|satz|erörterung|absatz|klassenarbeit|referat",
    pupils=r"schüler(?:in|innen|s)?|student(?:in|en|innen)?|kind(?:es|er)?|lernende[nr]?",
    label=r"(?:(?:hier (?:ist|sind)|das (?:ist|sind)|korrigiere?|benote|bewerte|prüfe?|lies) )?(?:(?:bitte|mal|den|das|die|der|meine?[nmr]?|unsere?|diese[nrs]?|eine?[nrs]?|\d+|zwei|drei|vier|fünf) )*(?:\w+ )?(?:\w+-?)?(?:{work}|(?:text|brief|arbeit|antwort) (?:von )?(?:einer|eines|einem|meiner|meines|meinem) (?:\w+ )?(?:{pupils}))(?: (?:(?:von|über|zu|zum|zur|mit|für|in|im|aus|einer|eines|meiner|meines|der|des) )[^:]{1,50}| (?:nr\.? ?)?\d+\w?| [\"“„«][^\"“”»]{1,60}[\"”“»])*(?:,? (?:bitte )?(?:benoten|korrigieren|bewerten|prüfen)(?: bitte)?)?|(?:meine )?(?:übung|aufgabe|frage|antwort|nummer|nr)\.? (?:zu (?:frage|aufgabe) )?\d+\w?(?:[.)]\w*)?|mein\w* (?:referat|rede|vortrag|präsentation) (?:über|zu|für|als) .{1,60}|(?:setz|wandle|form|schreib|übertrag|konjugier)\w*(?: (?:das|die|den|diese\w*|folgende\w*|mal|bitte))*(?: \w+)? (?:in|ins|im) (?:die |das |den |der )?\w+(?: um)?|konjugiere?",
    asked=r"(?:ist|sind|stimmt|stimmen) (?:dieser?|diese|mein|meine|der|die)(?: \w+)? (?:satz|sätze|übersetzung)(?: \w+)? ?(?:so )?(?:richtig|korrekt|falsch|ok|gut|in ordnung)?|(?:sind|gibt es) (?:\w+ )?fehler in (?:diesem|meinem|diesen|meinen) (?:satz|sätzen)",
    sums=r"(?:(?:eine?|die|das|meine) )?(?:(?:mathe-?|text-?|rechen)?aufgabe|rechenrätsel|mathefrage|problem)(?: \d+\w?)*",
    riddles=r"(?:(?:ein|das|mein|hier ist ein) )?rätsel(?: (?:\d+|für dich))*",
    asks_sum=r"wie (?:alt|viele?|weit|lange|schnell|groß)(?! (?:kann|soll|darf|muss|sollte) ich\b)|wieviel|berechne|löse",
)
