"""German: how often, when, and at which meal a medicine is taken: alternatives of expressions."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.languages.treatment import CLOCK, DAY, DAYS, SCHEME

_NUMBER = r"(?:ein|zwei|drei|vier|fünf|sechs|acht|zehn|zwölf|\d{1,2})"

FREQUENCIES = (
    rf"{_NUMBER} ?(?:mal|x) ?/ ?(?:tag|woche|d)(?!\w)|{_NUMBER} ?(?:mal|x) ?tgl|{_NUMBER} ?(?:mal|x)(?: (?:pro|am|täglich|die|in der|im|wöchentlich|jeden)(?: (?:tag|woche|monat|jahr))?)?|(?:ein|zwei|drei|vier)mal (?:täglich|wöchentlich)|täglich|wöchentlich|monatlich"
    rf"|(?:eine|zwei|drei|\d) (?:pro|am|jeden) (?:tag|woche|monat|morgen|abend)|pro (?:tag|woche)|am tag"
    rf"|(?:morgens|mittags|abends|nachts|nachmittags|früh|frühmorgens|vormittags)(?:(?:,| und) (?:morgens|mittags|abends|nachts))*|(?:zur|in der|über) nacht|am (?:morgen|mittag|abend|wochenende)|in der früh"
    rf"|jede[ns]? (?:(?:zweiten?|dritten?|2\.|3\.) )?(?:tag|morgen|mittag|abend|nacht|woche|monat|mahlzeit|{DAY})|alle {_NUMBER} (?:stunden|tage|wochen|monate)|(?:immer )?{DAYS}"
    rf"|(?:zum|zu|vor|nach|vorm|beim) (?:dem |den |der |jeder |einer )?(?:frühstück|mittagessen|abendessen|abendbrot|essen|mahlzeit|mahlzeiten|schlafen(?:gehen)?|kaffee|aufstehen|bett)"
    rf"|auf nüchternen magen|nüchtern|(?:um )?{CLOCK} uhr|um {CLOCK}|bei bedarf|vor dem schlafen|{SCHEME}"
)
