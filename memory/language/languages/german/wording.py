"""German: how two texts are compared word by word."""

from memory.language.wording_table import USER, WordingTable

WORDING = WordingTable(
    phrases=(
        (r"nicht mehr", "@not @end"),
        (r"(keine?[nrms]?) (.{1,60}?) mehr", r"\1 \2 @end"),
        (r"ich habe mit de[mr] (\w+) aufgehört", r"ich @not @end \1"),
        (r"ich habe (?:meine?n?|unsere?n?) (.{1,40}?) verkauft", r"ich @not @end habe \1"),
        (r"pro tag|täglich", "daily"),
        (r"(?:der )?name (?:von)? ?(meine[rs]? [\w'-]+)", r"\1 name"),
        (r"(?:der|die) nutzer(?:in)?", USER),
        (r"ist|bin|sind|war", "@is"),
    ),
    past="hatte|war|gestern",
    resumed="wieder",
    joined="und|oder",
    breaks="im am an mit für seit von zu bei jeden jede jedes wegen",
    particles="auf im",
    negations="nicht kein keine keinen keinem keiner keines keins nie niemals ohne",
    glue="""
        der die das ein eine einen einem einer gar sehr auch noch jetzt gerade inzwischen mittlerweile und nun wirklich
        wieder
        """,
    short_glue="ab am an da du er es im in ja na ne ob so um wo zu",
    ordinals="er e",
    first="ich wir mich mir uns",
    possessive="mein meine meinen meinem meiner meines unser unsere",
    same="""
        wohne wohnt wohnen lebe lebt leben | vegetarier vegetarierin vegetarisch | vegan veganer veganerin
        """,
    counts="null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf",
    frames="""
        habe heiße heißt heisst namens beruf arbeite wohne jahre alt allergisch allergie spreche lieblings verheiratet
        """,
    endings="n en er em ern st te",
)
