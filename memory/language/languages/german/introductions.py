"""How German introductions without a verb are told, and what they say in full."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.introduction_table import IntroductionWords

INTRODUCTIONS = IntroductionWords(
    announces=r"(?:kurz |noch |etwas |ein paar worte )?(?:zu mir|über mich|zu meiner person)|kurze vorstellung|zur person",
    here="hier",
    as_one="als",
    turned="(?:muss|kann|darf|soll|sollte|will|mag|möchte|brauche|arbeite|esse|trinke|nehme|lebe|wohne|achte|vertrage|koche|suche|verdiene|fahre|weiß|kenne|reise|schlafe|sitze|stehe) (?:ich|wir)",
    anybody=r"jemand\w*|eine person|leute|menschen",
    at="mit|in|im|aus|bei|beim|von|für|an",
    years=r"(?: ?j\.?| jahre?(?: alt)?)?",
    based=r"(?:wohnhaft|ansässig|wohne|lebe|wohnend) in",
    parents=r"(?:(?:alleinerziehende[rn]?|berufstätige[rn]?|frischgebackene[rn]?|stolze[rn]?) )?(?:mutter|mama|vater|papa|elternteil)|alleinerziehend",
    of="(?:von|mit) ",
    numbers=r"zwei|drei|vier|fünf|sechs|sieben|[2-9]",
    children=r"(?:(?:kleine[nr]?|erwachsene[nr]?) )?(?:kind(?:er)?n?|töchtern?|tochter|söhnen?|sohn|jungs|jungen|mädchen|teenagern?|zwillingen?|kids)",
    states=r"weiblich|männlich|divers|schwanger(?: im .{2,20})?|geschieden|ledig|single|verheiratet|verwitwet|witwer?|witwe|verlobt|befördert|gekündigt|entlassen|arbeitslos|getrennt lebend|alleinstehend|im ruhestand|selbstständig|\d+ jahre (?:berufs)?erfahrung",
    allergic=r"(?:(?:stark|schwer|auch|leider) ){0,2}(?:allergisch (?:gegen|auf) .{2,40}|(?:gegen|auf) .{2,40} allergisch|(?:laktose|gluten|fruktose|histamin)-?intolerant)",
    former="früher|ehemalige[rn]?|ex|zuvor",
    moods="würde|hätte|wäre|könnte|dürfte|müsste",
    another=r"er|seine?[rnm]?|ihm|ihn|patient(?:in)?|kundin|kunden?|bewerber(?:in)?|figur|persona",
    pronoun="ich",
    calls=r"(?:(?:ich )?(?:bin|heiße)|mein name ist)(?: (?:der|die))?",
    goes_on=r"habe? (?:(?:ein|kein)e?|ne|zwei|drei|vier)|wohne|lebe|arbeite|nehme|esse|vertrage|studiere",
    by_article=r"(?:ich )?bin (?:der|die)",
    without_subject=r"(?i)bin|heiße",
    verbs="(?:wohne|lebe|arbeite|habe|nehme|spreche|studiere|bin|esse)",
    has_capitals=True,
    does="ich {}",
    is_one="ich bin {}",
    is_so="ich bin {}",
    is_old="ich bin {} Jahre alt",
    is_called="ich heiße {}",
    lives="ich wohne in {}",
    has="ich habe {}",
)
