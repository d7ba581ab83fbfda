"""English: what of a text says that it matters."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.salience_table import SalienceWords

SALIENCE = SalienceWords(
    titles="mr|mrs|ms|dr|prof|st",
    no_names="monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december i i'm i've i'd i'll i’m i’ve i’d i’ll ok okay tv pc ps pm am a an the mr mrs ms dr sir dad mom mum mama papa god",
    numbers="two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|half|dozen|twice",
    dates="(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|april|june|july|august|september|october|november|december|yesterday|tomorrow|tonight|today|(?:last|next|this) (?:week|month|year|spring|summer|autumn|fall|winter)",
)
