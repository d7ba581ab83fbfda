"""Portuguese: how parts are played, and talks practised."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.play_table import Plays

PLAYS = Plays(
    talk=r"(?:entrevista|prova oral|exame oral|oral|audição|consulta)(?: (?:de emprego|de trabalho|médica|de admissão|de (?:inglês|francês|alemão)))?",
    practice=r"(?:simulação|simulado|simulacro|ensaio|treino|prática) (?:de |da |do )?(?:uma? )?{talk}|{talk} (?:simulad[ao]|fictíci[ao]|de treino)|jogo de papéis|role[- ]?play|rpg",
    starts=r"(?:(?:vamos|bora|podemos|podes|pode|quero|queria|gostava|gostaria|preciso|de|me|ajuda|por favor|e|você)[ ,]+){0,5}?(?:(?:fazer|faz|faça|fazemos|começar|começa|jogar)(?: comigo)?(?: (?:um|uma|o|a|outr[ao]|pequen[ao]|breve|de))* {practice}|(?:simul(?:a|e|ar|emos|amos)|trein(?:a|e|ar|emos|amos)|pratic(?:a|ar|amos)|pratiquemos|ensai(?:a|ar|amos)|encen(?:a|ar))(?: (?:comigo|juntos))?(?: (?:um|uma|o|a|minha|meu|para))* {talk}(?!.{0,25}\b(?:com (?!você|o senhor)|entre )))|(?:(?:um|uma|pequen[ao]|breve) )*{practice}(?: (?:por favor|comigo|para (?:a|o|uma?|minha|meu)? ?[\w ]{1,30}?))*(?=\s*(?:[:,!]|\.?$))",
    opens=r"(?:finge|finja|imagina|imagine|faz de conta) que (?:és|tu és|você é)\b.{1,60}\be (?:que )?eu (?:sou )?(?:o|a|um|uma)\b|(?:fica|fique|mantém-te|mantenha-se|permanece|permaneça) (?:sempre )?(?:no|na) (?:teu |tua |seu |sua )?(?:personagem|papel)|não (?:saias|saia) d[ao] personagem|(?:(?:vamos|bora|podemos)(?: fazer)? )?(?:(?:um|pequeno|outro) ){0,2}(?:jogo de papéis|rpg|role[- ]?play)(?: (?:rápid[oa]|curto|breve))?(?=\W*$|[:.,]| (?:para|em que|onde|comigo)\b)|(?:vamos )?(?:fingir|fazer de conta)|(?:tu és|você é|tu fazes de|você faz) (?:o|a|um|uma|meu|minha)\b.{1,60}\be eu (?:sou|faço de|faço) (?:o|a|um|uma|teu|tua)\b|fin(?:ge|ja) que (?:eu )?sou|(?:trein|pratic)\w+ .{2,60}(?:faz-me perguntas|me (?:faz|faça) perguntas|pergunta-me|eu respondo)",
    part=r"(?:atua como|aja como|seja|sê|você é|tu és|finge que és|finja que é)\b",
    staged=r"\b(?:(?:quero|preciso|tenho (?:de|que)|para) (?:praticar|treinar|ensaiar)|entrevista simulada|simulação de entrevista|exame oral)",
    stage=r"peça|teatro|espetáculo|musical|cena|apresentação",
    own_part=r"(?=.*\b(?:pergunta\w*|ajuda\w*|ensai\w+|trein\w+|testa\w*|ouve)\b|.*:).{0,40}\b(?:o meu|meu|a minha|minha|as minhas|minhas) (?:papel|fala|falas|parte|texto|personagem|monólogo)\b.{0,30}\b{stage}\b|(?:tenho (?:de|que) ser|faço de|sou|interpreto) (?:o |a )?(?-i:[A-Z])\w+(?: \w+){0,3} (?:na|no|para a|para o|numa|para uma) (?:\w+ ){0,2}{stage}\b[^.!?]{0,20}:",
    play=r"{practice}|{talk}|jogo|simulação|simulado|cena|encenação|brincadeira|treino",
    ends=r"\b(?:fim|chega|acab\w*|par[ae]\w*|termin\w*|encerr\w*|sair|basta|sa[ií]\w*)(?: com)? ?(?:do |da |de |o |a |este |esta |esse |essa )?{play}\b|voltando à realidade|de volta à realidade",
    leaves=r"(?:para|pára|paramos|paremos|stop|chega|acabou|basta|vamos parar)(?:[ ,]+(?:aqui|por aqui|já|obrigad[oa]|agora))*(?=\W*$)|(?:o |a |este |esta |esse |essa )?{play} (?:já )?(?:acabou|terminou|está (?:terminad|encerrad|acabad)[oa]|foi encerrad[oa])\b|não quero (?:mais )?(?:brincar|jogar)(?: mais)?|(?:e )?como (?:é que )?(?:(?:eu )?(?:me saí|fui|estive|correu)|foi que me saí)\b|(?:dá-me |me dá |me dê )?(?:um )?(?:feedback|retorno)(?=\W*$| (?:por|sobre))|(?:que|quais|cometi|fiz) (?:\w+ )?erros\b|(?:fora d[ao] personagem|na verdade|na realidade|a sério|na vida real)\b",
    side=r"\b(?:meu|minha) (?:papel|lado|posição) n(?:o|este|esse) debate|\b(?:n(?:o|este|esse|um)|para o) debate,? (?:eu )?(?:sou|estou|tenho (?:que|de)|devo|defendo)",
)
