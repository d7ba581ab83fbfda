"""German: how users say that they are not whose account it is."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.speaking_for_table import SpeakingFor

SPEAKING_FOR = SpeakingFor(
    relatives=r"freund(?:in)?|nachbar(?:in)?|chef(?:in)?|mandant(?:in)?|oma|opa|großmutter|großvater|großeltern|tante|onkel|schwieger\w+|kolleg(?:e|in|en)",
    not_him=r"(?:ich bin|hier ist|das ist) nicht (?:(?:Herr|Frau|Dr\.?) )?{name}[,;.]? (?:sondern |(?:ich bin|hier ist) )(?:(?:seine?|ihre?|deren|dessen)(?: \w+)? [\w-]+|(?:der|die) {rel})",
    not_hers=r"(?:es|das|dies) (?:ist|läuft auf) (?:sein|ihr|deren|dessen) (?:kunden)?konto|das (?:kunden)?konto (?:gehört (?:ihm|ihr|mein\w+)|ist (?:seins|ihres|auf (?:seinen|ihren) namen|das mein\w+))|(?:über|mit|von) (?:sein|seinem|ihr|ihrem) (?:kunden)?konto",
    for_him=r"ich (?:schreibe|melde mich|rufe|frage|wende mich)(?: \w+){0,2} (?:im namen|im auftrag|stellvertretend für|in vertretung)",
    for_relative=r"ich (?:melde mich|rufe(?: \w+)?)(?: \w+){0,2} für (?:meine?[nmr]?|unsere?[nmr]?)",
    introduces=r"(?:hier (?:ist|schreibt|spricht)|mein name ist) {name}, (?:(?:die|der) (?:{rel}) von (?:(?:Herrn|Frau) )?{name}|{name}s (?:{rel}))",
    typing=r"(?:jetzt|nun|ab jetzt) (?:schreibt|tippt) (?:(?:mal|hier) )?{who}(?: weiter)?(?=\s*(?:[:.!,–-]|$))|hier (?:schreibt|tippt|spricht) (?:jetzt |nun )?{who}(?=\s*(?:[:.!,–-]|$))|{who} (?:schreibt|tippt) (?:jetzt|nun)(?=\s*(?:[:.!,–-]|$))|ich (?:gebe|reiche|überlasse)(?: (?:mal|jetzt|kurz))? (?:die tastatur|das handy|den laptop|das tablet)(?: (?:mal|jetzt|kurz))?(?: an)? {who}",
    returns=r"(?:jetzt |hier )?(?:bin|schreibe) (?:wieder ich|ich wieder)\b|ich (?:wieder|bin wieder) (?:da|hier|dran)\b",
    my=r"meine?[mnr]?|unsere?[mnr]?",
)
