"""English: what is worked on where software is made, and what is said of it."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.work_table import WorkWords

WORK = WorkWords(
    things=r"code|codebase|coding|tests?|testing|tested|specs?|repos?|repositor(?:y|ies)|monorepo|branch(?:es)?|commit\w*|push\w*|pull requests?|prs?|merg(?:e|es|ed|ing)|rebas\w+|deploy\w*|build(?:s|ing)?|ci|pipelines?|lint\w*|linter|formatters?|formatting|files?|folders?|director(?:y|ies)|modules?|packages?|librar(?:y|ies)|lib|dependenc(?:y|ies)|imports?|exports?|functions?|methods?|class(?:es)?|variables?|types?|typing|docstrings?|comments?|migrations?|databases?|db|sql|schemas?|tables? in|quer(?:y|ies)|apis?|endpoints?|json|yaml|toml|components?|scripts?|terminal|shell|docker\w*|containers?|servers?|staging|production|prod|main|master|apply|release\w*|changelog|readme|tabs|semicolons?|quotes|indent\w*|async|await|promises?|hooks?|props|columns?|env|secrets?|logs?|logging|logger|exceptions?|errors?|bugs?|issues?|tickets?|refactor\w*|install\w*|lock ?files?|snapshots?|mocks?|fixtures?|framework|runtime|compiler|frontend|backend",
    state=r"(?:(?:all|the|our|my) )*(?:[\w-]+ )?(?:tests?|builds?|ci|pipelines?|specs?|checks?|lint(?:er|ing)?|deploy(?:ment)?|staging|prod(?:uction)?) (?:is|are|'s|was|were|got)?(?: (?:all|now|again|still|finally|currently|just))* ?(?:green|red|passing|pass|failing|fails?|failed|passed|broken|stuck|down|up|running|clean|done|back|fixed|ok(?:ay)?|working)(?: (?:now|again|already|on (?:main|ci)))*",
    everywhere=r"(?:in |for |across )?(?:all|every|each|any)(?: of)?(?: my| our| the)? (?:projects?|repos?|repositor(?:y|ies)|code ?bases?)(?: of (?:mine|ours))?|(?:everywhere, )?whatever (?:the )?(?:project|repo)|wherever i work|everywhere i work",
    me=r"me|with me|to me",
    talk=r"answer\w*|repl(?:y|ies|ying)|respon[sd]\w*|explain\w*|explanations?|speak\w*|talk\w*|tone|apologi\w*|emojis?|question\w*|jargon|small talk",
)
