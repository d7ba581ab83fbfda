"""Portuguese: who is dead."""

# ruff: noqa: E501 - a list of words is read, not edited by column

from memory.language.death_table import DeathWords

_MONTH = r"(?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)"
_DAY = r"(?:segunda|terça|quarta|quinta|sexta|sábado|domingo)"
DEATHS = DeathWords(
    own=r"(?:[oa]s? )?(?:meus?|minhas?|noss[oa]s?)",
    when=rf"(?:há|faz|tem) (?:já |quase |uns |umas )?\w+ (?:dias?|semanas?|mês|meses|anos?)|no (?:ano|mês|verão|inverno|outono) passado|(?:o )?ano passado|na (?:semana|primavera) passada|este (?:ano|mês)|esta semana|em (?:{_MONTH}|\d{{4}})|(?:no|na) (?:{_DAY}|verão|inverno|pandemia)|ontem|hoje|recentemente|de repente|(?:muito|cedo|tão) (?:cedo|demais|nov[oa])|(?:de|por|para o|pro|pra|com) (?:um |uma )?(?:câncer|cancro|covid|enfarte|infarto|avc|leucemia|acidente|doença)|num acidente|em um acidente|desde \d{{4}}",
    between=r"já|se|nos|foi|infelizmente|cá|não|WHEN",
    dies=r"morr(?:eu|eram)(?! de (?:rir|fome|medo|sono|vergonha))|(?:está|estão) mort[oa]s?|falec\w+|nos deixou(?=\s*(?:$|[,.;!])| (?:WHEN))|deixou-nos(?=\s*(?:$|[,.;!])| (?:WHEN))|partiu(?=\s*(?:$|[,.;!])| (?:WHEN|para sempre|desta vida|deste mundo))|(?:já )?(?:cá )?não está (?:mais )?(?:cá|(?:entre|com) nós|connosco|conosco)|não está mais (?:aqui|com a gente)|(?:já )?cá não está|perdeu a (?:vida|batalha)|tirou a (?:própria )?vida|virou (?:uma )?estrel\w+|foi para o céu|descansa em paz",
    dead=(
        r"(?=(?:\w+ )?(?:meu|minha|noss[oa]) (?:falecid[oa]|finad[oa])\b)WHO(?! (?-i:[A-ZÀ-Þ]))",
        r"\b(?:perdi|perdemos|enterrei|enterr[aá]mos|tinha perdido) WHO(?=\s*(?:$|[.;!,])| (?:WHEN))",
        r"\b(?:morreu|faleceu|partiu|nos deixou) WHO(?=\s*(?:$|[.;!,])| (?:WHEN))",
        r"\b(?:morte|funeral|enterro|velório|cinzas|falecimento) d[oa]? ?WHO",
        r"\bdesde que (?:perdi|perdemos) WHO",
        r"\bdesde que WHO (?:morreu|faleceu|partiu|se foi)",
        r"\bviúv[oa] d[oae] WHO",
    ),
)
