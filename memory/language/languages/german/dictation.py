"""Where people who dictate German go on without a full stop."""

# ruff: noqa: E501 - a list of words is read, not edited by column

from memory.language.dictation_table import Dictation

_DOES = r"ist|sind|hat|haben|war|waren|wohnt|wohnen|heißt|kommt|mag|verträgt|isst|darf|kann|will|muss|arbeitet|sagt|hatte|liebt|nimmt"

DICTATION = Dictation(
    joints=r"und|dann|also|weil|denn|ach|übrigens",
    starts=rf"(?:ich|wir|er|sie|es|der|die|das|man) \w+|(?:mein|unser)e? \w+(?: \w+){{0,2}}? (?:{_DOES})|(?:jetzt|nun|da|dann|deshalb|deswegen) \w+ (?:ich|wir)|(?:muss|nehme|habe|bin|wohne|suche|wollte|brauche) ich",
    bare=rf"(?:ich|wir) (?:bin|habe|hab|wohne|nehme|heiße|arbeite|esse|vertrage|brauche|muss|kann|will|möchte|suche|sind|haben|lebe|mag|trinke)|(?:mein|unser)e? \w+(?: \w+)? (?:{_DOES})|(?:er|sie) (?:ist|hat|mag|kommt|verträgt|wohnt|war|darf)|das (?:ist|war|klingt)|danke(?: dir| schön| ihnen)?",
    asks=r"was (?:kann|darf|soll|ist|sind|mache?|koche|hilft|könnte|gibt|esse)|wie (?:mache|kann|geht|spät|lange|viel|oft|komme|bekomme|wird)|wo (?:kann|ist|finde|gibt|bekomme)|wann (?:ist|muss|soll|kann|fährt)|was für|gibt es|gibts|kannst du|können sie|könntest du|könnten sie|weißt du|wissen sie|haben sie|hast du|hättest du|sag (?:mir|mal|das)|schreib (?:mir|mal|das|ein\w*)",
    holds="dass weil wenn ob als da was wo wie wer seit seitdem bevor nachdem obwohl damit die der das den dem und oder aber glaube denke meinte weiß hoffe wissen sagen fragen mir nicht mein meine ein eine einen für mit von zu bei in an auf auch noch so sehr nur immer",
    reports="was wie wo wann wer warum seit bis erst dann jetzt weiß wissen sagen fragen gesagt gefragt egal dass ob mir",
    names="die der das den dem jede jeder jedes alle kein keine ein eine einen",
    of_it=r"das ist|es ist|er ist|sie ist",
    supposes="wenn|falls|angenommen|ob",
)
