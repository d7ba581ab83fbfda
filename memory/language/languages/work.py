"""What is worked on and with where software is made: named much the same in all languages, each adds its own words."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

WORK = (
    r"code|codebase|coding|tests?|testing|tested|specs?|repos?|repositor(?:y|ies)|monorepo|branch(?:es)?|commit\w*|push\w*|pull requests?|prs?|merg(?:e|es|ed|ing)|rebas\w+|deploy\w*|build(?:s|ing)?|ci|pipelines?|lint\w*|linter|formatters?|formatting|files?|folders?|director(?:y|ies)|modules?|packages?|librar(?:y|ies)|lib|dependenc(?:y|ies)|imports?|exports?|functions?|methods?|class(?:es)?|variables?|types?|typing|docstrings?|comments?|migrations?|databases?|db|sql|schemas?|tables? in|quer(?:y|ies)|apis?|endpoints?|json|yaml|toml|components?|scripts?|terminal|shell|docker\w*|containers?|servers?|staging|production|prod|main|master|apply|release\w*|changelog|readme|tabs|semicolons?|quotes|indent\w*|async|await|promises?|hooks?|props|columns?|env|secrets?|logs?|logging|logger|exceptions?|errors?|bugs?|issues?|tickets?|refactor\w*|install\w*|lock ?files?|snapshots?|mocks?|fixtures?|framework|runtime|compiler|frontend|backend",
    r"jest|vitest|mocha|pytest|unittest|npm|pnpm|yarn|bun|pip|uv|poetry|conda|eslint|prettier|biome|ruff|black|flake8|mypy|pyright|git|github|gitlab|terraform|opentofu|kubernetes|kubectl|helm|python|javascript|typescript|java|golang|rust|kotlin|swift|ruby|php|react|vue|svelte|django|flask|fastapi|postgres\w*|mysql|sqlite|redis|kafka|make|cargo|gradle|maven|webpack|vite|tailwind|node|deno",
    r"tests? ?\w*|testen|dateie?n?|datei|ordner|verzeichnisse?|zweig|commits?|pushen|mergen|deployen|ausrollen|klassen?|funktionen|variablen|kommentare?|datenbank\w*|bibliothek\w*|abhängigkeiten|pakete?|schnittstellen?|anführungszeichen|semikolons?|strichpunkte?|einrück\w+|linter|skripte?|produktion|repo\w*|fehler",
    r"fichiers?|dossiers?|répertoires?|branche|dépôt|déploi\w*|fonctions?|classes?|commentaires?|base de données|bibliothèques?|dépendances?|paquets?|guillemets|points?-virgules?|indentation|scripts?|formatage",
    r"código|archivos?|ficheros?|carpetas?|directorios?|rama|repositorio|pruebas|despliegu\w*|desplegar|funciones|clases|comentarios?|base de datos|librerías?|bibliotecas?|dependencias?|paquetes?|comillas|punto y coma|formateo",
    r"codice|cartell[ae]|directory|ramo|distribuzion\w*|funzion[ei]|classi|comment[oi]|librerie|libreria|dipendenze|pacchett[oi]|virgolette|punti? e virgola|rilasci\w*",
    r"arquivos?|pastas?|diretórios?|repositório|implant\w*|funções|função|comentários?|banco de dados|base de dados|bibliotecas?|dependências?|pacotes?|aspas|ponto e vírgula",
)
"""Things, tools and doings of such work: with spaces."""

AS_CODE = r"`[^`]+`|(?<!\w)(?:[\w.-]*/){2,}\w|(?<!\w)[\w.-]+/(?!\w)|(?<!\w)\w+\.(?:py|js|ts|tsx|jsx|go|rs|md|json|ya?ml|toml|css|html|sql|sh|java|rb|php)(?!\w)|(?<!\w)[a-z]+_[a-z_]+(?!\w)|(?<!\w)--?[a-z][\w-]*"
"""What is written as code is: a path, a name with underscores, an option."""

ME = (
    r"me|with me|to me",
    r"mir|mich",
    r"moi|m['’]\w+|me|vous-?moi",
    r"me|conmigo|(?:ll[aá]ma|preg[uú]nta|expl[ií]ca|resp[oó]nde|cont[eé]sta|di|da|h[aá]bla|tr[aá]ta|corr[ií]ge|av[ií]sa)me",
    r"mi|con me|(?:chiama|chiedi|spiega|rispondi|dim|dam|parla|tratta|correggi|avvisa)mi",
    r"me|comigo",
)
"""Means the user whom an order is to be good for: "explain things to me"."""

TALK = (
    r"answer\w*|repl(?:y|ies|ying)|respon[sd]\w*|explain\w*|explanations?|speak\w*|talk\w*|tone|apologi\w*|emojis?|question\w*|jargon|small talk",
    r"antwort\w*|erkl[äa]r\w*|sprich|sprechen|rede|reden|ton|duzen|siezen|frage?n?|emojis?",
    r"répon\w*|expli\w*|parle[rsz]?|tutoie\w*|vouvoie\w*|ton|questions?",
    r"resp[uo]\w*|contest\w*|explic\w*|habl\w*|tutea\w*|tono|preguntas?",
    r"rispo\w*|spieg\w*|parl\w*|tono|domande",
    r"respo\w*|expli\w*|fal(?:a|e|ar|es)|tom|perguntas?",
)
"""What is done in talk with whoever asks, and what comes of it."""

ALL_PROJECTS = (
    r"(?:in |for |across )?(?:all|every|each|any)(?: of)?(?: my| our| the)? (?:projects?|repos?|repositor(?:y|ies)|code ?bases?)(?: of (?:mine|ours))?|(?:everywhere, )?whatever (?:the )?(?:project|repo)|wherever i work|everywhere i work",
    r"(?:in |für )?(?:allen?|jede[ms]?)(?: meinen?| unseren?)? (?:projekten?|repos|repositories|repo)|egal welches (?:projekt|repo)|überall,? wo ich arbeite",
    r"(?:dans |pour )?(?:tous (?:mes|nos|les)|chaque) (?:projets?|dépôts?|repos?)|quel que soit le projet",
    r"(?:en |para )?(?:todos (?:mis|nuestros|los)|cada) (?:proyectos?|repos?|repositorios?)|sea cual sea el proyecto",
    r"(?:in |per )?(?:tutti i (?:miei |nostri )?(?:progetti|repo|repository)|ogni (?:progetto|repo|repository))|qualunque progetto",
    r"(?:em |para )?(?:todos os (?:meus |nossos )?(?:projetos|repos|repositórios)|cada (?:projeto|repo|repositório))|qualquer projeto",
)
"""Says that an order given in one project holds in the others, too."""

STATE_OF_WORK = (
    r"(?:(?:all|the|our|my) )*(?:[\w-]+ )?(?:tests?|builds?|ci|pipelines?|specs?|checks?|lint(?:er|ing)?|deploy(?:ment)?|staging|prod(?:uction)?) (?:is|are|'s|was|were|got)?(?: (?:all|now|again|still|finally|currently|just))* ?(?:green|red|passing|pass|failing|fails?|failed|passed|broken|stuck|down|up|running|clean|done|back|fixed|ok(?:ay)?|working)(?: (?:now|again|already|on (?:main|ci)))*",
    r"(?:(?:alle|die|der|das|unsere?|mein) )*(?:[\w-]+ )?(?:tests?|builds?|ci|pipeline|checks?|linter|deployment|staging) (?:ist|sind|läuft|laufen|schlägt|schlagen)(?: (?:jetzt|wieder|noch|immer noch|gerade|endlich|alle))* (?:grün|rot|kaputt|durch|fehl|fertig|down|hin|ok)(?: (?:jetzt|wieder))*",
    r"(?:(?:tous|toutes|les|le|la|nos|notre) )*(?:tests?|build|ci|pipeline|déploiement|staging) (?:passe(?:nt)?|échoue(?:nt)?|plante(?:nt)?|est|sont)(?: (?:maintenant|enfin|encore|de nouveau|toujours|tous))*(?: (?:au vert|verts?|rouges?|cassée?s?|vertes?|bloquée?s?|ok))?(?: (?:maintenant|enfin|encore|de nouveau))*",
    r"(?:(?:todos|todas|los|las|el|la|nuestros?) )*(?:tests?|pruebas|builds?|ci|pipeline|despliegue|staging) (?:(?:ya|ahora|otra vez|todavía|por fin) )*(?:pasan?|fallan?|está[n]?|van?)(?: (?:ya|ahora|otra vez|todavía))*(?: (?:en )?(?:verdes?|rojos?|rot[oa]s?|caíd[oa]s?|bien))?(?: (?:ya|ahora|otra vez))*",
    r"(?:(?:tutti|tutte|i|il|la|le|gli|l'|nostr\w+) ?)*(?:test|build|ci|pipeline|deploy|staging) (?:(?:ora|adesso|ancora|finalmente|di nuovo) )*(?:passa(?:no)?|fallisc\w+|è|sono)(?: (?:ora|adesso|ancora|di nuovo))*(?: (?:verd[ei]|ross[oaie]|rott[oaie]|bloccat[oaie]|a posto|giù))?(?: (?:ora|adesso|di nuovo))*",
    r"(?:(?:todos|todas|os|as|o|a|nossos?) )*(?:testes?|builds?|ci|pipeline|deploy|staging) (?:(?:já|agora|ainda|finalmente|de novo) )*(?:passam?|falham?|está|estão)(?: (?:já|agora|ainda|de novo))*(?: (?:a )?(?:verdes?|vermelh[oa]s?|quebrad[oa]s?|partid[oa]s?|bem))?(?: (?:agora|de novo))*",
)
"""How what is worked on is doing just now: "the tests are green now"."""
