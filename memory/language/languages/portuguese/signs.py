"""Portuguese signs of change, European and Brazilian (see `memory/language/change.py`)."""

# ruff: noqa: E501 - a pattern is one line: a table is read by line

PARTS = {
    "que": r"(?P<what>(?:(?:o|a|os|as|um|uma|meu|minha|meus|minhas|nosso|nossa|de|do|da|dos|das|ao|à|com|em|no|na|comer|tomar|beber|fazer|jogar|tocar|ser) )*[\w'€.-]+(?: (?!(?:e|mas|porque|para|a|ao|em|no|na|há|ontem|hoje|agora|já|este|esta|mês)\b)[\w'€.-]+){0,3})",
    "sujeito": r"(?:^|[,;:] |\b(?:e|mas|porque|que|ontem|hoje) )(?P<what>(?!(?:eu|tu|você|ele|ela|nós|isto|isso|nada|tudo|já|não|me|se)\b)[\w'.-]+(?: (?!(?:e|mas|que|já|não|foi|está|se)\b)[\w'.-]+){0,3}?)",
}

TOUCHING = {
    "any": (
        r"\b(?:substitu\w+|troc(?:amos|ámos|ou|aram|ei|ar|ando)) {que} (?:por|pel[oa]s?)\b",
        r"\bo (?:teste|exame) (?:de |do |da |dos |das |para (?:o |a )?)(?P<what>[\w-]+(?: [\w-]+)?) (?:deu|foi|saiu|veio) (?:\w+ )?negativo",
        r"\b(?:parei|paramos) (?:de |com ){que}",
    ),
    "left": (r"{sujeito} (?:já )?(?:saiu|foi embora) de casa\b",),
    "gone": (
        r"{sujeito} (?:já )?(?:faliu|faliram|foi à falência|abriu falência|fechou as portas)\b",
        r"\beu e (?:a |o )?(?P<what>[\w'-]+(?: [\w'-]+)?) (?:vamos (?:separar|divorciar)(?:-nos)?|nos vamos (?:separar|divorciar)|estamos (?:a separar|a divorciar|nos separando|nos divorciando)(?:-nos)?|já não (?:nos )?vamos casar)\b",
        r"{sujeito} (?:me )?(?:deixou|largou|abandonou|traiu)(?: (?:no|na|há|ontem|por) [\w ]{1,20})?(?=\s*(?:[.,;!]|$))",
        r"{sujeito} (?:já )?(?:morreu|faleceu|fugiu|voou|acabou de morrer)\b",
        r"\beu e (?:a |o )?(?P<what>[\w'-]+(?: [\w'-]+)?) (?:nos )?(?:já não |não )?(?:terminamos|terminámos|separamos|separámos|separamo-nos|acabamos|acabámos|divorciamos|divorciámos|casamos|casámos|estamos juntos|estamos mais juntos)\b",
        r"\b(?:terminei com|rompi com|acabei com|me separei de|separei-me de|me divorciei de|divorciei-me de) {que}",
        r"\b(?:acabou(?:-se)?|acabou tudo|terminou tudo|está tudo acabado) (?:com|entre mim e) {que}",
    ),
}

_VISITS = r"(?:férias|viagem|visita\w*|lua de mel|congresso|reunião|hotel|hostel|airbnb|comboio|trem|avião|voo|estação|aeroporto|fim de semana|hoje|amanhã|até|volto|voltamos|por|para|pra|com)"
"""Said where somebody is only while she travels."""
_NO_TOWN = r"(?:o|a|os|as|um|uma|meu|minha|casa|aula|aulas|paz|crise|choque|obras|forma|apuros|contacto|contato|quarentena|tratamento|terapia|reabilitação|remissão|recuperação|repouso|pijama|perigo|dia|fase|jejum|dieta|linha|cima|\w+ção|\w*\d\w*)(?![\w-])"
"""What one is "in" that is no town."""

_LEFT_WORK = (
    r"\b(?:perdi|larguei|deixei) (?:o )?(?:meu )?(?:emprego|trabalho)\b|\b(?:fui (?:demitid|despedid|mandad)[oa]|demiti-me|me demiti|despedi-me)\b|\bpedi (?:as contas|(?:a )?demissão)\b|\b(?:me|nos) (?:demitiram|demitiu|despediram|despediu|desligaram|desligou|mandaram embora|mandou embora)\b",
    r"\b(?:aposentei-me|me aposentei|reformei-me|reformo-me|(?:vou )?me apos(?:ento|entar)|vou-me reformar)\b|\bnão (?:me )?renovaram (?:o )?(?:meu )?contrato\b|\b(?:o )?meu contrato não (?:foi|vai ser|será) renovado\b",
)
"""Says that she leaves her work, or lost it: neither the employer nor the job is hers any longer."""

_NEWBORN = r"(?:\bnasc\w+|\bpes(?:a|ou|am|aram)\b|\d ?(?:g|gramas|kg|quilos?|cm)\b|\b(?:parteira|cesárea|cesariana|parto|recém-nascid\w+)\b)"
"""Said of a child that was just born: who is here may be anybody."""

SLOTS = {
    "whereabouts": (
        rf"(?<!não )\b(?:agora (?:já )?(?:estou|estamos|tô)|(?:estou|estamos|tô) agora) (?:em (?!{_NO_TOWN})\w{{3,}}|n[oa] (?-i:[A-ZÁÉÍÓÚÂÊÔÃÕÇ])\w{{2,}})(?: \w{{3,}})?(?=\s*(?:[.,;!]|$))(?!.*\b{_VISITS}\b)",
        rf"(?<!não )\b(?:estou|estamos|tô) (?:em (?!{_NO_TOWN})\w{{3,}}|n[oa] (?-i:[A-ZÁÉÍÓÚÂÊÔÃÕÇ])\w{{2,}})(?: \w{{3,}})? agora(?=\s*(?:[.,;!]|$))(?!.*\b{_VISITS}\b)",
    ),
    "home": (
        r"\ba minha nova morada é\b",
        r"\b(?:mudo-me|me mudo|vou-me mudar|vou me mudar|mudamo-nos|vamos mudar|vamos-nos mudar|vamos nos mudar)\b",
        r"\bmudança (?:para (?:o |a )?(?-i:[A-ZÁÉÍÓÚÂÊÔÃÕÇ])\w+ )?(?:(?:já|está|finalmente) ){0,2}(?:feita|acabou|terminou|concluída|acabada|terminada)\b|\búltima caixa (?:da|de) mudança\b|\bdesempacot\w+ (?:as|a última|todas as) caixas?\b",
        r"\b(?:mudei-me|mudámo-nos|a gente se mudou|me mudei|mudamo-nos|nos mudamos|nos mudámos|mudei de casa|mudamos de casa|mudei para|mudamos para|mudámos para)\b|\b(?:já )?não (?:moro|vivo) mais\b|\bjá não (?:moro|vivo)\b|\b(?:minha|nossa) nova (?:casa|morada|cidade)\b|\b(?:meu|nosso) novo (?:apartamento|bairro)\b",
        r"\b(?:voltei|voltamos|voltámos|regressei|regressámos|fui|vim|viemos) (?:\w+ )?(?:a viver|a morar|morar|viver|(?:pra|para) (?:a |o )?(?:casa|terra|interior|aldeia)|para (?-i:[A-Z])|pra (?-i:[A-Z]))|\b(?:moro|vivo|moramos|vivemos|estou a viver|estou morando) (?:agora|de novo|outra vez|desde (?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|ontem)) |\b(?:agora|hoje em dia) (?:moro|vivo|moramos|vivemos)\b|\b(?:vendemos|vendi|compramos|comprámos|comprei|entreguei|entregamos) (?:a |o |um |uma )?(?:nossa |minha |nosso |meu )?(?:casa|apartamento|apê|andar|quarto)\b|\b(?:peguei|pegamos|recebi|recebemos|entregaram-nos|já temos) as chaves\b|\b(?:assinei|assinamos|assinámos) (?:o contrato de (?:aluguel|arrendamento)|a escritura)\b|\bdespejad[oa]s?\b|\bcaixas da mudança\b",
    ),
    "employer": (
        *_LEFT_WORK,
        r"\b(?:mudei|troquei) de (?:emprego|trabalho)\b|\b(?:vou mudar|mudo|mudei|passo) para (?:uma?|outra?) (?:\w+ )?(?:empresa|companhia|agência|clínica|startup|farmacêutica|consultora|consultoria)\b|(?<!não )\bmudo de (?:emprego|empresa|trabalho)\b|\bnovo (?:emprego|trabalho)\b|\btrabalho por conta própria\b",
    ),
    "job": (
        *_LEFT_WORK,
        r"\b(?:larguei|deixei|abandonei) (?:a |o )(?:enfermagem|docência|ensino|restauração|medicina|advocacia|construção civil|profissão)\b|\blarguei (?:a cozinha|o avental|a sala de aula|o táxi|o caminhão|as obras)\b|\bagora (?:dirijo|conduzo|vendo|ensino|dou aulas)\b|\b(?:lancei-me|me lancei|estabeleci-me) como\b|\babri (?:uma?|o meu|a minha|meu|minha) (?:\w+ )?(?:padaria|café|loja|restaurante|bar|salão|oficina|empresa|negócio|consultório|ateliê)\b",
        r"\bdeixei de ser\b|\bjá não sou\b|\bnão sou mais\b|\bagora (?:dou aulas|trabalho como|sou)\b",
        r"\b(?:(?:começo|comecei|inicio|iniciei|entrei) (?:\w+ ){0,3}?(?:a trabalhar|a trampar|no? (?:novo )?(?:emprego|trabalho)|num[a]? |na (?-i:[A-Z])|no (?-i:[A-Z])|em uma? |como )|(?:me contrataram|contrataram-me|fui (?:contratad|admitid|efetivad|promovid)[oa]|fiquei com (?:a vaga|o lugar)|passei na (?:entrevista|vaga))|(?:consegui|arranjei|arrumei|encontrei|achei) (?:um |o |finalmente )*(?:emprego|trabalho|trampo|estágio|vaga)|(?:assinei|assinaram) (?:o |a |minha )?(?:contrato|carteira)|(?:o )?meu primeiro dia (?:no|na|em|de|como)|último dia (?:no|na|de trabalho|de trampo)|a (?:firma|empresa|fábrica) (?:fechou|faliu)|já estou (?:aposentad|reformad)[oa])\b",
    ),
    "partner": (
        r"\b(?:estamos|somos|estou) (?:(?:agora|já|oficialmente|finalmente) ){0,2}(?:divorciad|separad)[oa]s?\b|\b(?:nos|a gente se) (?:divorciamos|divorciámos|divorciou)\b|\bdivorci[aá]mo-nos\b",
        r"\b(?:terminamos|terminámos|nos separamos|separamo-nos|separámo-nos|nos divorciamos|divorciei-me|me divorciei|nos casamos|casámo-nos|casei-me|me casei|ficamos noivos|ficámos noivos)\b|\bestou (?:solteir|divorciad)[oa]\b|\b(?:meu nov[oa]|minha nova) (?:namorad[oa])\b|\b(?:meu|minha) ex\b",
        r"\b(?:(?:ele|ela|(?-i:[A-Z])[\w-]+) (?:\w+ )?(?:me pediu|pediu-me) em casamento|pediu a minha mão|(?:a gente|eu e (?:a |o )?\w+) (?:\w+ )?(?:terminou|terminamos|terminámos|acabamos|acabámos|casou|casamos|noivou|se separou|nos separamos)|(?:me largou|largou-me|me deixou|deixou-me)(?! (?:o|a|um|uma|em)\b)|(?:acabei|terminei|rompi) com (?:o |a )?(?:meu|minha|(?-i:[A-Z]))|acabou entre nós|(?:fomos|vamos) morar juntos|já moramos juntos|(?:o|nosso|meu) divórcio (?:saiu|está|foi) |pedi o divórcio|é (?:o |a )?(?:meu|minha) ex|(?:conheci|encontrei) alguém|estou namorando|tenho (?:namorad[oa]) (?:agora|de novo)|(?:fiquei|ficamos) noiv[oa]s?|o nosso casamento foi|disse que sim)\b",
    ),
    "diet": (
        r"\b(?:voltei a|comecei a) comer (?:carne|peixe|glúten|de tudo)\b|\bagora (?:já )?como (?:carne|peixe|de tudo)\b|\bjá não sou vegan[oa]?\b|\bjá não sou vegetarian[oa]\b|\bnão sou mais (?:vegan|vegetarian)[oa]\b|\b(?:tornei-me|virei|me tornei) (?:vegan|vegetarian)[oa]\b",
    ),
    "vegan": (
        r"\b(?:(?:voltei a|comecei a) (?:comer|beber)|agora (?:já )?(?:como|bebo)|(?:já |agora )?posso (?:voltar a )?(?:comer|beber)) (?:o |os )?(?:queijo|ovos?|leite|laticínios|lacticínios|mel)\b",
    ),
    "age": (r"\b(?:acabei de fazer|fiz|completei) \w+ anos\b",),
    "school": (
        r"\b(?:(?:passei|acabei|terminei|defendi|entreguei|concluí|fiz|tranquei|abandonei) (?:\w+ )?(?:(?:o|a|os|as|no|na|nos) )(?:minha |meu |último |última )?(?:curso|licenciatura|faculdade|tese|tcc|dissertação|mestrado|doutorado|doutoramento|oab|vestibular|enem|concurso|exame(?:s)?|ensino médio|secundário|estágio|residência|cadeira|prova final)|já sou (?:licenciad|formad|doutor|mestr|advogad)\w*|repeti o ano)\b",
    ),
    "pregnancy": (
        r"\b(?:perdi|perdemos|perdeu) (?:[oa]s? )?(?:(?:meu|minha|noss[oa]|est[ea]) )?(?:\w+ )?(?:beb[êée](?:zinh\w+|s)?|neném|nenê|filh\w+|menin\w+|gravidez|gestação|g[êé]meos)\b",
        r"\b(?:sofri|tive|fiz|sofremos|tivemos) um aborto\b|\baborto retido\b|\babortei\b|\binterrompi a gravidez\b|\bcuretagem\b|\bnasceu (?:mort[oa]|sem vida)\b|\b(?:sem|não (?:tem|tinha|há|havia)) (?:mais )?batimentos?\b|\bcoraç(?:ão|ãozinho)(?: d\w+ \w+)? (?:parou|não bat\w+|deixou de bater)\b",
        rf"\b(?:ele|ela|eles|elas|(?:[oa]s? )?(?:noss[oa] )?(?:beb[éê]|menin[oa]|filh[oa]|pequen[oa]|gêmeos|gémeos|(?-i:[A-Z])\w+)) (?:já |finalmente )*(?:chegou|chegaram|está aqui|estão aqui|está connosco)\b(?=.*{_NEWBORN})",
        r"\b(?:dei|demos|acabei de dar) à luz\b|\b(?:pari|veio ao mundo|vieram ao mundo)\b|\b(?:tive|tivemos) (?:o|a|os|as) (?:beb[éê]s?|neném|menin[oa]|gêmeos|gémeos)\b",
        r"\b(?:(?:(?:(?:a|o) )?(?:nossa |nosso |minha |meu )?(?:bebé|bebê|neném|filha|filho|menin[oa]) (?:já )?)?nasceu(?! (?:em|no|na) )|nasceram|deu à luz|já (?:somos|sou) (?:pais|mãe|pai)|virei (?:mãe|pai)|viramos pais|fomos pais|(?:tivemos|teve|tive) (?:a|o) (?:bebé|bebê|menin[oa]|neném)|(?<!de um )aborto espontâneo|a cesárea (?:foi|correu))\b|\bé (?:um menino|uma menina)\b(?!.{0,50}(?:ecograf|ultrass|morfológic|médic|exame|sexagem))",
    ),
    "debt": (
        r"\b(?:sem dívidas|última (?:prestação|parcela)|(?:quitei|quitamos|paguei|pagámos|liquidei|acabei de pagar|terminei de pagar) (?:\w+ )?(?:a|o|as|os|todas as) (?:minha |meu |nossa )?(?:dívidas?|empréstimo|financiamento|hipoteca|crédito|carro|casa)|livre de dívidas)\b",
    ),
    "hours": (
        r"\b(?:(?:me passaram|passaram-me|me colocaram|puseram-me|me mudaram) (?:para|pra|pro|no|na) (?:o |a )?(?:turno|noite|dia|manhã|período)|(?:passei|voltei|mudei) (?:para|pra|a|ao) (?:o )?(?:tempo (?:inteiro|integral)|meio[- ]período|part[- ]?time|full[- ]?time|turno da \w+)|(?:acabaram|chega de|sem mais) (?:os |as )?(?:turnos|noites|plantões)|(?:agora|já) (?:trabalho|faço) (?:meio[- ]período|tempo (?:inteiro|integral)|part[- ]?time|à noite|de dia|de noite))\b",
    ),
    "trip": (
        r"\b(?:(?:já )?(?:voltei|voltamos|voltámos|cheguei|chegamos|regressámos|regressei) (?:da |do |das |de )(?:viagem|férias|lua de mel|cruzeiro|(?-i:[A-ZÁÉÍÓÚ])\w+)|jet ?lag|(?:a viagem|as férias) (?:foi|foram|acabou|acabaram|foi cancelada|foram canceladas))\b",
    ),
}

STATES = {
    "home": r"\b(?:aluguel|renda da casa|senhorio|colegas? de (?:casa|quarto)|apartamento)\b|\b(?:meu|nosso) endereço é\b|\b(?:minha|nossa) morada é\b",
    "age": r"\btenho \d{1,3} anos",
    "pregnancy": r"grávida|grávid|\b(?:gravidez|gestante|(?:esperamos|esperando) um (?:bebé|bebê|filho)|à espera de (?:um )?beb[éê]|(?:tenho|temos) (?:dois|duas|três|quatro) (?:filh[oa]s|crianças)|não (?:tenho|temos) filhos|sem filhos|tentando engravidar|a tentar engravidar)\b",
    "school": r"escola|universidade|faculdade|estud|curso|\b(?:tese|tcc|mestrado|doutora\w+|vestibular|enem|oab|concurso|estágio|licenciatura|residência|dissertação|secundário)\b",
    "income": r"ganho|salário",
    "partner": r"\b(?:solteir[oa]|divorciad[oa]|viúv[oa]|noiv[oa]|namoro à distância|casad[oa]|separad[oa])\b",
    "home aim": r"\b(?:moro (?:sozinh[oa]|com (?:os )?meus pais)|vivo (?:sozinh[oa]|com (?:os )?meus pais)|procur(?:o|amos|ando) (?:casa|apartamento|apê|quarto)|à procura de casa|vender (?:a )?(?:nossa |minha )?casa|temos (?:uma casa|um apartamento)|república)\b",
    "job": r"\b(?:desempregad[oa]|sem (?:emprego|trabalho)|à procura de (?:emprego|trabalho)|procur(?:o|ando) (?:emprego|trabalho)|dona de casa|aposentad[oa]|reformad[oa]|no desemprego)\b",
    "debt": r"\b(?:dívidas?|empréstimo|financiamento|hipoteca|crédito|prestações|devo (?:dinheiro|\d))\b",
    "hours": r"\b(?:meio[- ]período|tempo (?:inteiro|integral|parcial)|part[- ]?time|full[- ]?time|turno da (?:noite|manhã|tarde)|turnos|plantão|(?:três|quatro|cinco) dias por semana|à noite)\b",
    "vegan": r"\b(?:vegan[oa]|sem (?:ovos?|leite|laticínios|lacticínios|lactose)|intolerante à lactose|não (?:como|bebo|tolero|digiro) (?:ovos?|queijo|leite|laticínios|lacticínios|lactose))\b",
    "trip": r"\b(?:planej\w+|poupa\w*|guardando|junt\w+|marc\w+|reserv\w+|a planear|vamos|vou) (?:\w+ ){0,4}?(?:viagem|férias|cruzeiro|lua de mel)\b",
}

BEINGS = r"mulher|espos[oa]|marido|companheir[oa]|namorad[oa]|mãe|pai|pais|irm[ãa]os?|irmãs?|filh[oa]s?|crianças?|bebé|bebê|ti[oa]s?|prim[oa]s?|sobrinh[oa]s?|av[óôó]s?|amig[oa]s?|vizinh[oa]s?|colegas?|chefe|senhori[oa]|médic[oa]|doutora?|professora?|gente|alguém|sogr[oa]|cunhad[oa]|vov[óô]|v[óô]"

ELDERS = (("avó", "vovó", "vó"), ("avô", "vovô", "vô"))

AIMS = r"procur(?:o|amos|ando)|planej\w+|poup(?:o|ando)|estud(?:o|ando)|quero|queremos|queria|esper(?:o|amos|ando)|reform(?:o|ando)|aprendendo|a aprender|escrevendo|a escrever|trein(?:o|ando)"

ALTERNATIVES = tuple(
    frozenset(group.split())
    for group in (
        "chá café sumo suco água cerveja vinho",
        "gato cão cachorro gatos cães",
        "autocarro ônibus comboio trem carro bicicleta metro",
        "manhã tarde noite",
        "cidade campo",
        "longo curto",
    )
)

IDLE = frozenset(
    """
    meu minha dia dias semana semanas mês meses ano anos tempo hoje ontem amanhã agora coisa coisas muito muita bem trabalho trabalhar moro morar vivo
    viver casa tenho ter fazer faço ir vou como comer tomo tomar novo nova outro outra vez vezes vida pouco tudo nada sempre chama
    """.split()  # noqa: SIM905 - reads better
)

COMMON = frozenset(
    """
    eu parei o os do da de me anos fazer comer meu minha que em não um uma é e com mais já agora nós foi para no na
    """.split()  # noqa: SIM905 - reads better
)

DROPPED = ""

PAST = r"\b(?:quase|por pouco) (?:me|nos)\b|\bhá (?:\d+|dois|duas|três|quatro|cinco|muitos|vários|alguns) anos\b|\b(?:em|desde) (?:19|20)\d\d\b|\b(?:quando|desde que|depois que) (?:era|éramos|me mudei|nos mudamos|deixei)\b|\bem (?:criança|pequen[oa])\b|\bna altura\b"

ACTING = r"chefe|senhori[oa]|médic[oa]|doutora?|professora?"

SPEAKER = r"eu|nós|mim"

DAYS = "segunda segunda-feira segundas|terça terça-feira terças|quarta quarta-feira quartas|quinta quinta-feira quintas|sexta sexta-feira sextas|sábado sábados|domingo domingos"

NUMBERED = "fase etapa sprint passo capítulo lição módulo unidade quarto sala andar porta plataforma via linha lote zona edifício bloco ronda rodada semana opção plano pergunta exercício experimento ticket marco trimestre turno equipa equipe grupo"
"""Things of which there are several, told apart by the number behind them: "phase 2"."""

CORRECTS = r"correção|correcção|retificação|corrijo|corrigindo|errata"
"""Begins what takes the place of what was said, in front of a mark."""

NEWS = r"agora|já|desde|até|pass\w+|adi\w+|remarc\w+|mud\w+|aument\w+|sub\w+|baix\w+|a partir|este ano|não .{1,20} mais|fez|fiz|complet\w+|prorrog\w+"

FELT = r"(?:od(?:eio|iava|iei)|detest(?:o|ava)|am(?:o|ava)|ador(?:o|ava)|gost(?:o|ava) de|(?:tenho|tinha) (?:vergonha|medo) de|custava-me|me custava|aguentava) (?:mais )?(?:ser|trabalhar|viver|morar|(?:o )?meu trabalho)|(?:in)?feliz (?:como|em|no|na|por ser|com)|(?:contente|orgulhos[oa]) (?:como|de ser|por ser)"
