"""Of which words English orders about work are made."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.work_table import WorkWords

WORK = WorkWords(
    leads=r"and|but|also|oh|ok|okay|so|then|btw|by the way|please|kindly|just|remember(?: to)?|(?:make|be) sure(?: that)?(?: you)?(?: to)?|you(?: should| must| may| can| are to)?|i(?:'d like| want| need) you to|in (?:this|the|our) (?:project|repo|repository|code ?base)",
    ever=r"always|never|ever|never ever|under no circumstances|at all times|without exception|by default",
    no=r"do not|don't|dont",
    acts=r"add|amend|apply|approve|ask|assume|avoid|backport|bump|cache|call|catch|change|check|clean|close|comment|commit|convert|copy|create|declare|delete|deploy|disable|document|downgrade|drop|edit|enable|escape|export|extract|fetch|follow|force[- ]push|format|generate|handle|hard[- ]?code|ignore|import|include|inline|install|introduce|invent|keep|lint|lock|log|make|merge|mock|modify|move|name|open|overwrite|pin|prefer|prefix|print|publish|pull|push|put|rebase|refactor|reformat|release|remove|rename|replace|request|restart|return|revert|review|rewrite|run|save|sign|skip|sort|split|squash|stage|start|store|tag|test|touch|translate|update|upgrade|use|validate|verify|work|wrap|write",
)
