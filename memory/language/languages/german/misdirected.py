"""German: how users say that what they said last was not of them, or not for this conversation."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.misdirected_table import Misdirected

MISDIRECTED = Misdirected(
    signs=r"nicht|falsch|jemand|ander|das ist ihr|das ist sein|es ist ihr|es ist sein",
    opens=r"entschuldigung|entschuldigen sie|sorry|verzeihung|ups+|hoppla|oh|nein|moment|ach|mist|pardon|bitte|mein fehler|tut mir leid|vergessen sie das|vergiss das",
    elsewhere=r"(?:(?:das war|ich (?:bin|war)) (?:der |das |die |im )?)?falsche[rsn]? (?:chat|fenster|gespräch|unterhaltung|tab|kunde|kundin|konto|person)",
    that=r"(?:das|es|dies|die letzte nachricht|meine letzte nachricht|was ich (?:gerade |eben )?(?:schrieb|sagte|geschrieben habe|gesagt habe)) (?:war|ist|galt|bezog sich|bezieht sich|betraf|betrifft|ging)(?: eigentlich| nur)?",
    about=r"über|um|auf|von|betreffend",
    meant=r"(?:gedacht|bestimmt) für",
    aimed=r"für",
    strangers=r"(?:jemand(?:en|em)? ander(?:s|en|em|es)|(?:eine[nmr]? |den |der |die )?ander(?:e|en|er|em) (?:kund(?:en|in)|gast|patient(?:en|in)?|person|chat|gespräch|konto))(?: (?:gedacht|bestimmt|gemeint))?",
    speaking=r"ich (?:habe (?:eben |gerade )?von|sprach (?:eben |gerade )?von|meinte(?: eigentlich)?|rede(?:te)? von)|(?:das|es) (?:betrifft|betraf)",
    had=r"(?:hat|hatte) (?:das|es)|gesprochen|geredet|gemeint",
    not_me=r"(?:und )?nicht (?:(?:über|um|auf|von|für) )?(?:mich|mir|uns|ich|meins?)",
    theirs=r"(?:das|es) (?:ist|sind) (?:ihre?s?|seine?s?)",
)
